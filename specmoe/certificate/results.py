"""Every claim of the theory applied to this device's numbers, or the reason why it is not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import Any

from specmoe import acceptance, bandwidth, draftlength, robust
from specmoe.box import RobustSet, robust_set
from specmoe.certificate.analysis import Analysis
from specmoe.certificate.model import Applicability, ClaimUse, HypothesisUse, LeanStatus, Result
from specmoe.certificate.wording import figure
from specmoe.claims import claim, plain, summaries
from specmoe.exact import Interval, ratio_string
from specmoe.passes import brief
from specmoe.results import Evaluation
from specmoe.routing import TraceRouting, in_common
from specmoe.staircase import Staircase

__all__ = ["claims_section", "results_section", "statements"]


def results_section(analysis: Analysis) -> tuple[Result, ...]:
    """All results, in the theory's order of claims.

    Args:
        analysis: The analysis of one measurement.

    Returns:
        One record for each claim and place where it is applied.
    """
    found = [
        _result(what, unit, evaluation)
        for what, unit, evaluation in (
            *_draft_results(analysis),
            *_kernel_results(analysis),
            *_error_results(analysis),
        )
    ]
    order = {summary.id: position for position, summary in enumerate(summaries())}
    return tuple(sorted(found, key=lambda result: order[result.claim]))


Applied = tuple[str, str, Evaluation[Any]]


def _draft_results(analysis: Analysis) -> Iterator[Applied]:
    """E, S and M at the headline's acceptance rate and for the lengths of the staircase."""
    stairs, costs = analysis.stairs, analysis.costs.costs
    if stairs is None or len(costs) < 2 or not _geometric(analysis):
        return
    rate = analysis.headline_rate
    a, at = rate.lo, f"acceptance {figure(rate)}"
    k = draftlength.best(costs, a)
    shown = k or min(length for length in costs if length)
    yield (
        f"expected tokens of a step, k = {shown}, {at}",
        "tokens",
        acceptance.closed_form(a, shown),
    )
    yield f"the same as a mean, k = {shown}, {at}", "tokens", acceptance.expectation(a, shown)
    yield f"expected tokens over {at}, k = {shown}", "tokens", acceptance.monotone(rate, shown)
    yield (
        f"is k = {shown} faster than plain decoding, {at}",
        "",
        draftlength.faster_than_plain(costs, a, shown),
    )
    for step in stairs.steps:
        if step.k:
            yield (
                f"acceptance from which k = {step.k} beats plain decoding",
                "acceptance",
                draftlength.threshold(costs, step.k),
            )
    for length in costs:
        if length and (length + 1) * costs[0] <= costs[length]:
            yield f"k = {length} never pays", "", draftlength.never_faster(costs, length)
    if shown + 1 in costs:
        yield (
            f"does one more token after k = {shown} pay, {at}",
            "",
            draftlength.next_token_pays(costs, a, shown),
        )
    yield f"last length worth trying, {at}", "tokens", draftlength.stopping_length(costs, a)
    for left, right in pairwise(stairs.steps):
        yield (
            f"ratio of tokens, k = {right.k} over k = {left.k}, acceptance 0 to 1",
            "",
            acceptance_cross_ratio(left.k, right.k),
        )
        yield (
            f"acceptance from which k = {right.k} beats k = {left.k}",
            "acceptance",
            draftlength.single_crossing(costs, left.k, right.k),
        )
    yield "the staircase", "", draftlength.monotone_staircase(costs)
    yield f"best draft length, {at}", "tokens", draftlength.best_between(costs, rate)


def acceptance_cross_ratio(j: int, k: int) -> Evaluation[Interval]:
    """M1 over the whole range of acceptance."""
    return draftlength.cross_ratio(Interval(Fraction(0), Fraction(1)), j, k)


def _kernel_results(analysis: Analysis) -> Iterator[Applied]:
    """D, with B3 and B4 where the crossover was predicted."""
    yield "share of bytes over n", "", analysis.routing.check()
    if isinstance(analysis.routing, TraceRouting) and analysis.routing.knows(2):
        what = "share of its experts that a token has in common with the one before"
        yield what, "", in_common(analysis.routing)
    for evaluation in analysis.crossover.claims:
        yield _WHAT.get(evaluation.claim, "crossover"), _UNIT.get(evaluation.claim, ""), evaluation


_WHAT = {
    "D1": "is deduplication faster at the crossover",
    "D2": "is deduplication faster at the crossover, fixed times included",
    "D3": "one crossover only",
    "D4": "crossover whatever the router does",
    "B3": "bandwidth ratio r",
    "B4": "crossover within the errors",
}
_UNIT = {"D3": "tokens per pass", "D4": "tokens per pass", "B4": "tokens per pass"}


def _error_results(analysis: Analysis) -> Iterator[Applied]:
    """B1 and B2 on times, B5 to B8 on draft lengths."""
    for fit in analysis.fits.values():
        for regime in fit.regimes:
            n = regime.calibrated[-1]
            time = analysis.times.kernel_time(fit.kind, n)
            if time is not None and time.regime is not None:
                yield (
                    f"{fit.kind} pass time at n = {n}",
                    "s",
                    bandwidth.b1(time.time, regime.e, regime.fixed),
                )
    pair = analysis.crossover.pair
    if pair is not None:
        yield _WHAT["B3"], "", bandwidth.b3(pair.r, pair.per_slot.e, pair.deduplicating.e)
    calibrated = analysis.crossover.calibrated
    if calibrated is not None:
        n = calibrated[1]
        slow = analysis.times.kernel_time("per_slot", n)
        fast = analysis.times.kernel_time("deduplicating", n)
        if slow and fast:
            yield (
                f"time saved by deduplication at n = {n}",
                "s",
                bandwidth.b2(slow.time, slow.e, fast.time, fast.e),
            )
    costs, errors = analysis.costs.costs, analysis.errors
    if analysis.stairs is None or len(costs) < 2 or not _geometric(analysis):
        return
    rate = analysis.headline_rate
    a, at = rate.lo, f"acceptance {figure(rate)}"
    k = draftlength.best(costs, a)
    yield f"speedup of k = {k}, {at}", "", robust.speedup_bounds(costs, rate, k, errors)
    yield f"certainly best draft length, {at}", "tokens", robust.certain_best(costs, a, errors)
    yield f"largest loss by choosing from the fit, {at}", "", robust.regret_bound(costs, a, errors)
    yield (
        f"best draft lengths within the box of bandwidths, {at}",
        "tokens",
        robust_set(analysis.costs.coefficients, analysis.costs.box, a),
    )


def _geometric(analysis: Analysis) -> bool:
    return analysis.converted is None or analysis.converted.is_geometric


def _result(what: str, unit: str, evaluation: Evaluation[Any]) -> Result:
    return Result(
        claim=evaluation.claim,
        what=what,
        value=_text(evaluation.value),
        bounds=brief(evaluation.bounds) if evaluation.bounds else None,
        unit=unit,
        status=_status(evaluation),
        hypotheses=tuple(
            HypothesisUse(h.text, h.status, h.evidence) for h in evaluation.hypotheses
        ),
        reading=evaluation.reading,
    )


def _status(evaluation: Evaluation[Any]) -> Applicability:
    if not evaluation.applies:
        return "not_applicable"
    decided = all(hypothesis.status == "checked" for hypothesis in evaluation.hypotheses)
    return "applies" if decided else "conditional"


def _text(value: object) -> str:
    """An exact text of a result."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Fraction):
        short = brief(Interval.point(value))
        return ratio_string(value) if short.width == 0 else _text(short)
    if isinstance(value, Interval):
        short = brief(value)
        lo, hi = ratio_string(short.lo), ratio_string(short.hi)
        return lo if lo == hi else f"[{lo}, {hi}]"
    if isinstance(value, Staircase):
        return ", ".join(str(step.k) for step in value.steps)
    if isinstance(value, RobustSet):
        return ", ".join(str(k) for k in value.possible)
    if isinstance(value, tuple):
        return " to ".join(_text(item) for item in value)
    return str(value)


# --- claims -------------------------------------------------------------------------------------


@cache
def statements() -> dict[str, str]:
    """Each claim's statement as one line of text, by id."""
    return {
        summary.id: "; ".join(plain(part.statement) for part in claim(summary.id).parts)
        for summary in summaries()
    }


def claims_section(
    analysis: Analysis, results: tuple[Result, ...], lean: Mapping[str, LeanStatus]
) -> tuple[ClaimUse, ...]:
    """Every claim of the theory: used, used under assumptions, or not applicable and why.

    Args:
        analysis: The analysis of one measurement.
        results: What :func:`results_section` gave.
        lean: What Lean says of each claim.

    Returns:
        One record for each claim, in the theory's order.
    """
    text = statements()
    uses = []
    for summary in summaries():
        applied = [result for result in results if result.claim == summary.id]
        applicability, reason = _use(summary.id, applied, analysis)
        uses.append(
            ClaimUse(
                id=summary.id,
                title=summary.title,
                statement=text[summary.id],
                reading=summary.reading,
                applicability=applicability,
                reason=reason,
                lean=lean[summary.id],
            )
        )
    return tuple(uses)


def _use(id_: str, applied: list[Result], analysis: Analysis) -> tuple[Applicability, str]:
    usable = [result for result in applied if result.status != "not_applicable"]
    if usable:
        assumed = sorted(
            {
                hypothesis.text
                for result in usable
                for hypothesis in result.hypotheses
                if hypothesis.status != "checked"
            }
        )
        if assumed:
            return "conditional", "given that " + "; ".join(assumed)
        return "applies", "every hypothesis was checked on the data"
    if applied:
        failed = [h for h in applied[0].hypotheses if h.status == "fails"]
        return "not_applicable", "; ".join(
            f"fails here: {h.text}" + (f" ({h.evidence})" if h.evidence else "") for h in failed
        )
    return "not_applicable", _why_unused(id_, analysis)


def _why_unused(id_: str, analysis: Analysis) -> str:
    if id_ in ("D5", "D6", "D7"):
        return f"the routing is given as {analysis.routing.kind}: another claim speaks of its share"
    if id_ == "S3":
        return "no draft length costs as much as the tokens it can emit at best"
    if id_ in ("D1", "D2", "D3", "D4", "B2", "B3", "B4"):
        reasons = "; ".join(analysis.crossover.reasons)
        return reasons if analysis.crossover.verdict == "undecided" else "not needed here"
    if id_ == "B1":
        return "nothing was fitted"
    if not _geometric(analysis):
        return "acceptance was measured for each position and is not geometric"
    return "no two draft lengths of known cost can be compared"
