"""The certificate's derived section: the analysis as records."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from specmoe.acceptance import expected_tokens_per_position
from specmoe.bandwidth import KernelFit, Regime, b3
from specmoe.box import robust_between, robust_set
from specmoe.certificate import model as record
from specmoe.certificate.analysis import LONGEST_DRAFT, Analysis
from specmoe.certificate.contradiction import contradicted, seen_between, seen_text
from specmoe.certificate.held_out import saving_checks, time_checks
from specmoe.certificate.margins import margins
from specmoe.certificate.nearest import nearest_flip
from specmoe.certificate.observed import observations
from specmoe.certificate.refute import refutations
from specmoe.certificate.wording import compared, numbers
from specmoe.draftlength import acceptance_threshold, best, best_for_tokens
from specmoe.exact import Interval, show, show_interval
from specmoe.measurement.model import KernelKind
from specmoe.passes import KernelTime, brief, cliffs
from specmoe.robust import (
    Range,
    margin_to_flip,
    possible_best,
    speedup_bounds,
)

__all__ = ["crossover_answer", "derived_section"]

_EVERY_N = 64  # pass times and shares are tabulated at every n up to here, then at measured n
_CLIFF = Fraction(11, 10)


def derived_section(analysis: Analysis) -> record.Derived:
    """Everything that follows from the measured and the assumed.

    Args:
        analysis: The analysis of one measurement.

    Returns:
        The section.
    """
    draft_length = _draft_length(analysis)
    rate = analysis.headline_rate
    moves = margins(analysis)
    return record.Derived(
        fits=tuple(_fit(analysis, fit) for fit in analysis.fits.values()),
        shares=_shares(analysis),
        ratios=tuple(
            record.PointRatio(
                n=point.n,
                ratio=brief(Interval.point(point.r)),
                share=brief(Interval.point(point.share)),
                deduplicating_faster=point.deduplicating_faster,
            )
            for point in analysis.crossover.points
        ),
        passes=_passes(analysis),
        crossover=_crossover(analysis, moves),
        draft_length=draft_length,
        holdout=time_checks(analysis),
        savings=saving_checks(analysis),
        observations=observations(analysis.measurement, analysis.converted, analysis.costs),
        margins=moves,
        refutations=refutations(
            analysis, next((row for row in draft_length.at if row.acceptance == rate), None)
        ),
    )


# --- fits ---------------------------------------------------------------------------------------


def percent(value: Fraction) -> str:
    """A signed percentage for people."""
    return f"{'+' if value > 0 else ''}{show(100 * value, 3)} %"


def _fit(analysis: Analysis, fit: KernelFit) -> record.Fit:
    return record.Fit(
        kind=fit.kind,
        outcome=fit.outcome,
        text=_fit_text(analysis, fit),
        regimes=tuple(_regime(regime) for regime in fit.regimes),
        unmodelled=tuple(record.Unmodelled(point.n, point.reason) for point in fit.unmodelled),
        breaks=tuple(
            record.Break(
                n_left=gap.after,
                n_right=gap.before,
                evidence="; ".join(
                    f"the regime on the {side} misses n = {n} by {percent(miss)}"
                    for side, n, miss in (
                        ("left", gap.before, gap.left_misses),
                        ("right", gap.after, gap.right_misses),
                    )
                    if miss is not None
                )
                or "no regime on either side",
            )
            for gap in fit.breaks
        ),
        one_line_e=fit.one_line.largest if fit.one_line else None,
        largest_supported_n=fit.largest_supported_n,
    )


def _regime(regime: Regime) -> record.RegimeFit:
    named: Literal["file", "found"] = "file" if regime.named else "found"
    return record.RegimeFit(
        n_lo=regime.n_lo,
        n_hi=regime.n_hi,
        calibrated_on=regime.calibrated,
        fixed=regime.fixed,
        bandwidth=regime.bandwidth,
        e=regime.e,
        e_how=regime.how,
        residuals=tuple(record.Residual(r.n, r.value) for r in regime.residuals),
        named_by=named,
        separable=regime.separable,
    )


def _fit_text(analysis: Analysis, fit: KernelFit) -> str:
    if fit.outcome == "law_not_supported":
        return fit.refusal or "law not supported here"
    if fit.outcome == "refused":
        return f"not fitted: {fit.refusal}"
    count = len(fit.regimes)
    where = " and ".join(regime.text for regime in fit.regimes)
    sentences = [f"the law holds in {count} regime{'s' if count > 1 else ''}, {where}"]
    beyond = [point.n for point in fit.unmodelled if point.n > (fit.largest_supported_n or 0)]
    if beyond:
        sentences.append(
            f"it is supported up to n = {fit.largest_supported_n}; from n = {min(beyond)} on "
            "memory is no longer what limits the pass, or something else runs"
        )
    missed = [
        seen for seen in analysis.crossover.held_out.get(fit.kind, ()) if seen.inside is False
    ]
    if missed:
        worst = max((seen.miss for seen in missed if seen.miss is not None), key=abs)
        sentences.append(
            f"held-out rows contradict it at n = {numbers(sorted(seen.n for seen in missed))}, "
            f"by up to {percent(worst)}"
        )
    nominal = analysis.measurement.device.memory_bandwidth
    for regime in fit.regimes:
        if not regime.separable:
            sentences.append(
                f"in {regime.text} the time grows by less than its error, so fixed time and "
                "bandwidth cannot be told apart there"
            )
        elif nominal is not None and regime.bandwidth > nominal:
            sentences.append(
                f"in {regime.text} the effective bandwidth is "
                f"{show(regime.bandwidth / nominal, 3)} times the nominal one: "
                + (
                    "caches may serve experts that several tokens share, or the bytes of one "
                    "expert are overstated"
                    if fit.kind == "per_slot"
                    else "fewer experts than U(n) says may be read, or the bytes of one expert are "
                    "overstated"
                )
            )
    return "; ".join(sentences)


# --- routing and pass times ---------------------------------------------------------------------


def _tabulated(analysis: Analysis) -> list[int]:
    """The n to tabulate: all small ones, those measured, and those around the crossover."""
    measured = {row.n for kernel in analysis.measurement.kernels for row in kernel.rows}
    dense = range(1, min(_EVERY_N, max(measured, default=1)) + 1)
    found = analysis.crossover
    near = {n + step for n in (*found.bracket, found.value) if n is not None for step in (-1, 0, 1)}
    return sorted(measured | set(dense) | {n for n in near if n >= 1})


def _shares(analysis: Analysis) -> tuple[record.Share, ...]:
    routing = analysis.routing
    found = []
    for n in _tabulated(analysis):
        if routing.knows(n):
            # Exact where its text is short; the enclosure spares a denominator of N**n.
            exact_text = n <= _EVERY_N
            distinct = Interval.point(routing.U(n)) if exact_text else routing.enclosure(n)
            slots = n * routing.m
            found.append(
                record.Share(
                    n=n,
                    distinct=brief(distinct),
                    share=brief(Interval(distinct.lo / slots, distinct.hi / slots)),
                    origin=routing.origin(n),
                )
            )
    return tuple(found)


def _passes(analysis: Analysis) -> tuple[record.PassPoint, ...]:
    points = []
    for n in _tabulated(analysis):
        times = [
            time
            for kind in analysis.times.kinds
            if (time := _time_for_plot(analysis, kind, n)) is not None
        ]
        if times:
            points.append(
                record.PassPoint(
                    n=n,
                    kernels=tuple(
                        record.KernelAt(
                            kind=time.kind,
                            time=brief(Interval.point(time.time)),
                            bounds=time.bounds,
                            e=time.e,
                            origin=time.origin,
                        )
                        for time in times
                    ),
                    chosen=min(times, key=lambda time: time.time).kind,
                )
            )
    return tuple(points)


def _time_for_plot(analysis: Analysis, kind: KernelKind, n: int) -> KernelTime | None:
    """The time at n; near a crossover that lies beyond the calibration, by extrapolation."""
    found = analysis.crossover
    reach = max((end for end in (*found.bracket, found.value) if end is not None), default=0) + 1
    lowest = found.calibrated[0] if found.calibrated else 0
    return analysis.times.kernel_time(kind, n, extrapolate=lowest <= n <= reach)


# --- crossover ----------------------------------------------------------------------------------


def crossover_answer(analysis: Analysis, thin: str | None) -> str:
    """The crossover in one sentence that can be acted on; what was observed outranks a fit.

    Args:
        analysis: The analysis of one measurement.
        thin: Its thinnest margin in words, if one is thin (``Crossover.nearest_flip``).
    """
    found = analysis.crossover
    seen = seen_between(found)
    said = _predicted_crossover(analysis, thin)
    if seen is not None and contradicted(found):
        return f"observed: {seen_text(seen)}; this contradicts the fits, which say: {said}"
    if seen is not None and found.agrees is False:
        return f"{said}; observed: {seen_text(seen)}"
    return said


def _predicted_crossover(analysis: Analysis, thin: str | None) -> str:
    found = analysis.crossover
    lo, hi = found.bracket
    beyond = f", {thin}" if thin else ""
    if found.extrapolated and found.calibrated:
        first, last = found.calibrated
        beyond += f", beyond the calibrated n = {first}..{last}"
    missed = _largest_miss(analysis)
    if missed is not None:
        n, miss = missed
        beyond += f"; held-out rows up to n = {n} miss the fits by up to {show(100 * miss, 2)} %"
    if found.verdict == "predicted" and found.value is not None:
        bracket = f"{lo}-{hi}" if hi is not None else f"from {lo}, certain nowhere"
        if not found.single:
            return (
                f"no single crossover: deduplication is faster at {found.value} tokens per pass "
                f"but not at every larger n [bracket {bracket}{beyond}]"
            )
        if found.value == 1:
            return f"deduplicate at every number of tokens per pass [bracket {bracket}{beyond}]"
        return (
            f"per-slot up to {found.value - 1} tokens per pass, deduplicate from {found.value} "
            f"[bracket {bracket}{beyond}]"
        )
    if found.verdict == "at_or_below":
        sure = f", certain from {hi}" if hi is not None else ", certain nowhere"
        return (
            f"deduplicate from {found.value} tokens per pass on, the least compared{sure}{beyond}"
        )
    if found.verdict == "none_found" and found.searched:
        text = f"per-slot is faster at every n up to {found.searched[1]}"
        if lo is not None:
            text += f", though deduplication may be faster from {lo} within the errors"
        return text + beyond
    return f"no crossover can be told: {'; '.join(_why_undecided(analysis))}"


def _largest_miss(analysis: Analysis) -> tuple[int, Fraction] | None:
    """By how much held-out rows up to the crossover lie outside its errors, and the last such n."""
    found = analysis.crossover
    if found.pair is None:
        return None
    regimes = (found.pair.per_slot, found.pair.deduplicating)
    reach = max((n for n in (*found.bracket, found.value) if n is not None), default=0)
    missed = [
        (seen.n, abs(seen.miss))
        for rows in found.held_out.values()
        for seen in rows
        if seen.inside is False and seen.miss is not None
        if seen.regime in regimes and seen.n <= reach
    ]
    if not missed:
        return None
    return max(n for n, _ in missed), max(miss for _, miss in missed)


def _why_undecided(analysis: Analysis) -> list[str]:
    """The short form of the reasons; the fits and the section itself say more."""
    reasons = []
    kinds: tuple[KernelKind, KernelKind] = ("per_slot", "deduplicating")
    for kind in kinds:
        name = kind.replace("_", "-")
        series = analysis.measurement.series(kind)
        if series is None:
            reasons.append(f"the {name} kernel was not measured")
        elif not analysis.fits[kind].regimes:
            ns = numbers([row.n for row in series.rows])
            reasons.append(f"the {name} kernel is not fitted, measured at n = {ns}")
    return reasons or list(analysis.crossover.reasons)


def _crossover(analysis: Analysis, moves: tuple[record.Margin, ...]) -> record.Crossover:
    found = analysis.crossover
    outcomes: dict[str, record.CrossoverOutcome] = {
        "predicted": "predicted",
        "at_or_below": "always_in_range",
        "none_found": "never_in_range",
        "undecided": "undecided",
    }
    thin = nearest_flip(analysis, moves)
    said = (crossover_answer(analysis, thin), *found.reasons)
    text = ". ".join(text[:1].upper() + text[1:] for text in said)
    ratio = next((claim.bounds for claim in found.claims if claim.claim == "B3"), None)
    if ratio is None and found.pair is not None:
        ratio = b3(found.pair.r, found.pair.per_slot.e, found.pair.deduplicating.e).bounds
    return record.Crossover(
        outcome="contradicted" if contradicted(found) else outcomes[found.verdict],
        text=text,
        n=found.value,
        possible_from=found.bracket[0],
        certain_from=found.bracket[1],
        searched_to=found.searched[1] if found.searched else None,
        extrapolated=found.extrapolated,
        calibrated=found.calibrated,
        any_routing=Interval(*map(Fraction, found.any_router)) if found.any_router else None,
        observed=seen_between(found),
        observed_source="; ".join(seen.how for seen in found.observed) or None,
        agrees=found.agrees,
        nearest_flip=thin,
        rules=tuple(record.Rule(rule.rule, rule.crossover, rule.source) for rule in found.rules),
        ratio=brief(ratio) if ratio else None,
        ratio_needed=tuple(
            record.RatioNeeded(n, brief(Interval.point(share))) for n, share in found.needed
        ),
    )


# --- draft length -------------------------------------------------------------------------------


def _draft_length(analysis: Analysis) -> record.DraftLength:
    costs, stairs, robust = analysis.costs, analysis.stairs, analysis.robust
    lengths = [step.k for step in costs.steps]
    told = stairs is not None and len(lengths) > 1
    return record.DraftLength(
        outcome="predicted" if told else "undecided",
        text=_lengths_text(analysis),
        e=costs.e,
        drafting="as stated" if analysis.measurement.drafting else "not stated: taken as 0",
        costs=tuple(
            record.Cost(k=step.k, cost=step.cost, e=step.e, kernel=step.kernel, origin=step.origin)
            for step in costs.steps
        ),
        staircase=tuple(record.StairStep(s.k, s.from_, s.to) for s in stairs.steps)
        if stairs
        else (),
        robust=tuple(
            record.RobustStep(s.k, _ends(s.possible), _ends(s.certain)) for s in robust.steps
        )
        if robust
        else (),
        thresholds=tuple(
            record.Threshold(k, acceptance_threshold(costs.costs, k)) for k in lengths if k
        )
        if told
        else (),
        at=tuple(_at(analysis, rate) for rate in analysis.rates) if told else (),
        own_acceptance=told and analysis.own_rate is not None,
        acceptance_text=analysis.converted.formula
        if analysis.converted
        else "the file states no acceptance",
        cliffs=_cliffs(analysis),
        per_position=_per_position(analysis),
    )


def _lengths_text(analysis: Analysis) -> str:
    """Which draft lengths are compared, and which are not."""
    if analysis.stairs is None:
        return "no draft length can be told: plain decoding (n = 1) was not timed"
    lengths = [step.k for step in analysis.costs.steps]
    if len(lengths) == 1:
        return "no draft length can be told: only plain decoding was timed; measure n = 2 and more"
    gaps = [k for k in range(lengths[-1]) if k not in lengths]
    text = f"draft lengths 0 to {lengths[-1]} compared"
    if gaps:
        text += f", without {numbers(gaps)}, whose pass time is not known"
    return text


def _ends(found: Range | None) -> tuple[Interval, Interval] | None:
    return (found.from_, found.to) if found else None


def _at(analysis: Analysis, rate: Interval) -> record.AtAcceptance:
    """The answer at one acceptance rate, or over an interval of it."""
    costs = analysis.costs.costs
    low, high = best(costs, rate.lo), best(costs, rate.hi)
    # The speedup of the best length grows with the rate, so its ends are those of the interval.
    at_low = speedup_bounds(costs, rate.lo, low, analysis.errors)
    at_high = speedup_bounds(costs, rate.hi, high, analysis.errors)
    speed = Interval(at_low.value.lo, at_high.value.hi)
    bounds = Interval((at_low.bounds or at_low.value).lo, (at_high.bounds or at_high.value).hi)
    below, above = margin_to_flip(costs, rate.lo), margin_to_flip(costs, rate.hi)
    settled = low == high
    possible = possible_best(costs, rate, analysis.errors)
    return record.AtAcceptance(
        acceptance=rate,
        best=(low, high),
        possible=possible,
        possible_common=_possible_common(analysis, rate),
        certain=len(possible) == 1,
        speedup=brief(speed),
        bounds=brief(bounds),
        margin_e=brief(Interval.point(min(below.error, above.error))).lo if settled else None,
        margin_acceptance=(
            below.lower or Interval.point(Fraction(0)),
            above.upper or Interval.point(Fraction(1)),
        )
        if settled
        else None,
    )


def _possible_common(analysis: Analysis, rate: Interval) -> tuple[int, ...]:
    """The draft lengths that some box of bandwidths makes best (B8)."""
    coefficients, box = analysis.costs.coefficients, analysis.costs.box
    if rate.width == 0:
        return robust_set(coefficients, box, rate.lo).value.possible
    return robust_between(coefficients, box, rate).value


def _per_position(analysis: Analysis) -> record.PerPosition | None:
    converted, acceptance = analysis.converted, analysis.measurement.acceptance
    if converted is None or converted.fit is None or acceptance is None:
        return None
    fit, shares = converted.fit, acceptance.per_position
    tokens = {k: expected_tokens_per_position(shares, k) for k in range(len(shares) + 1)}
    costs = analysis.costs.costs
    chosen = best_for_tokens(costs, tokens) if 0 in costs else None
    speed = bounds = None
    text = "no draft length can be told: plain decoding (n = 1) was not timed"
    if chosen is not None:
        speed = tokens[chosen] * costs[0] / costs[chosen]
        e = max(analysis.errors[0], analysis.errors[chosen])
        bounds = (
            Interval.point(speed)
            if chosen == 0
            else Interval(speed * (1 - e) / (1 + e), speed * (1 + e) / (1 - e))
        )
        edge = compared((chosen,), sorted(tokens.keys() & costs.keys()))
        text = (
            f"with the measured acceptance of each position, draft {chosen}"
            f"{f', {edge}' if edge else ''}: "
            f"{show(speed)} times plain decoding {show_interval(bounds)}"
        )
    return record.PerPosition(
        geometric=converted.is_geometric,
        conditional=fit.conditional,
        equivalent=fit.a,
        distance=fit.distance,
        tokens=tuple(tokens.values()),
        best=chosen,
        speedup=speed,
        bounds=bounds,
        text=text,
    )


def _cliffs(analysis: Analysis) -> tuple[record.Cliff, ...]:
    """The steps of the pass time that another kernel or regime causes, costliest first."""
    found = []
    for step in cliffs(analysis.times, LONGEST_DRAFT + 1):
        if step.ratio < _CLIFF:
            continue
        text = (
            f"one more token, from n = {step.n} to {step.n + 1}, takes {show(step.ratio, 3)} "
            f"times as long: {step.before} gives way to {step.after}"
        )
        found.append(record.Cliff(step.n, step.n + 1, brief(Interval.point(step.ratio)).hi, text))
    return tuple(sorted(found, key=lambda cliff: (-cliff.time_ratio, cliff.n_from)))
