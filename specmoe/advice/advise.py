"""From an analysis to advice: draft or not, how many tokens, with which options, and how sure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from specmoe.acceptance import expected_tokens, expected_tokens_per_position
from specmoe.advice.engines import Engine, engines_named
from specmoe.advice.kernel import cliff_advice, kernel_advice
from specmoe.advice.model import Advice, Outcome, Reason, Setting
from specmoe.certificate.analysis import Analysis, analyse
from specmoe.certificate.derived import derived_section
from specmoe.certificate.model import Derived
from specmoe.certificate.wording import (
    compared,
    figure,
    numbers,
    rate_above,
    rate_below,
    seconds_below,
)
from specmoe.draftlength import acceptance_threshold, best, best_for_tokens
from specmoe.errors import InputError
from specmoe.exact import ExactLike, Interval, exact, show, show_interval
from specmoe.measurement.model import Acceptance, Measurement
from specmoe.passes import brief
from specmoe.robust import margin_to_flip, speedup_bounds

__all__ = ["advise"]

_GIVEN = "given on the command line"
_DIGITS = 3


def advise(measurement: Measurement, acceptance: ExactLike | None = None) -> Advice:
    """What to set in the engine, with the reason, the gain and how sure it is.

    Args:
        measurement: The measurement.
        acceptance: Acceptance rate per drafted token to use instead of the file's own; without
            either, 0.8 is assumed and the advice says so.

    Returns:
        The advice. Drafting is not recommended where no length is faster than plain decoding.

    Raises:
        InputError: If the rate is not in [0, 1], or a figure is impossible for the model.
        NotExact: If the rate is no number.

    Example:
        >>> from specmoe.measurement import bundled, read
        >>> found = advise(read(next(p for p in bundled() if p.stem == "rx-7900-xtx")), "0.8")
        >>> found.draft_length, found.settings[0].options
        (4, ('--spec-draft-n-max 4',))
    """
    if acceptance is not None:
        rate = exact(acceptance, path="acceptance")
        if not 0 <= rate <= 1:
            raise InputError(
                "no such acceptance rate",
                path="acceptance",
                expected="a number from 0 to 1",
                found=str(acceptance)[:40],
                mend="give the share of drafted tokens that are accepted, for example 0.8",
            )
        given = Acceptance("per_token", _GIVEN, Interval.point(rate))
        measurement = replace(measurement, acceptance=given)
    analysis = analyse(measurement)
    derived = derived_section(analysis)
    engines = engines_named(measurement.engine.name)
    choice = _choose(analysis, derived)
    limit = _drafting_limit(analysis, choice)
    return Advice(
        name=measurement.name,
        title=measurement.title,
        engine=measurement.engine.name,
        backend=measurement.engine.backend,
        acceptance=analysis.headline_rate,
        acceptance_how=_how(analysis, choice),
        outcome=choice.outcome,
        text=_text(analysis, choice),
        draft_length=choice.k,
        possible=choice.possible,
        certain=len(choice.possible) == 1,
        speedup=brief(choice.speedup) if choice.speedup else None,
        bounds=brief(choice.bounds) if choice.bounds else None,
        least_worth=choice.least,
        drafting_limit=limit,
        reasons=_reasons(analysis, derived, choice),
        settings=tuple(_setting(engine, choice) for engine in engines)
        if choice.outcome != "undecided"
        else (),
        cliff=cliff_advice(derived.draft_length.cliffs, analysis.costs.costs, choice.k),
        # Of an engine that is not known no kernel is known either.
        kernel=kernel_advice(
            analysis, derived.crossover.nearest_flip, engines if len(engines) == 1 else ()
        ),
        cautions=_cautions(analysis, derived, choice, limit),
    )


@dataclass(frozen=True, slots=True)
class _Choice:
    """The advised draft length and what is known of it."""

    outcome: Outcome
    k: int | None = None
    possible: tuple[int, ...] = ()
    together: tuple[int, ...] = ()
    """Those that remain when one error holds for all n (B8)."""
    speedup: Interval | None = None
    bounds: Interval | None = None
    least: int = 1
    ends: tuple[int, int] = (0, 0)
    """The best lengths at the two ends of an acceptance interval."""
    lengths: tuple[int, ...] = ()
    """The draft lengths compared."""
    by_position: bool = False


def _choose(analysis: Analysis, derived: Derived) -> _Choice:
    found, costs = derived.draft_length, analysis.costs.costs
    if not found.at:
        return _Choice("undecided")
    by_position = found.per_position
    if by_position is not None and not by_position.geometric:
        return _choose_by_position(analysis)
    rate = analysis.headline_rate
    at = next(row for row in found.at if row.acceptance == rate)
    k = best(costs, (rate.lo + rate.hi) / 2)
    told = speedup_bounds(costs, rate, k, analysis.errors)
    tokens = {j: expected_tokens(rate.lo, j) for j in costs}
    return _Choice(
        "draft" if k else "do_not_draft",
        k,
        at.possible,
        at.possible_common,
        told.value,
        told.bounds or told.value,
        _least_worth(costs, tokens, k),
        at.best,
        tuple(sorted(costs)),
    )


def _choose_by_position(analysis: Analysis) -> _Choice:
    """Lengths compared one by one with the measured acceptance of each position."""
    acceptance, costs, errors = (
        analysis.measurement.acceptance,
        analysis.costs.costs,
        analysis.errors,
    )
    assert acceptance is not None
    shares = acceptance.per_position
    tokens = {
        j: expected_tokens_per_position(shares, j) for j in range(len(shares) + 1) if j in costs
    }
    k = best_for_tokens(costs, tokens)
    value = tokens[k] * costs[0] / costs[k]
    e = max(errors[0], errors[k]) if k else Fraction(0)
    sure = max(tokens[j] / ((1 + errors[j]) * costs[j]) for j in tokens)
    possible = tuple(j for j in tokens if tokens[j] / ((1 - errors[j]) * costs[j]) >= sure)
    return _Choice(
        "draft" if k else "do_not_draft",
        k,
        possible,
        possible,
        Interval.point(value),
        Interval(value * (1 - e) / (1 + e), value * (1 + e) / (1 - e)),
        _least_worth(costs, tokens, k),
        (k, k),
        tuple(sorted(tokens)),
        by_position=True,
    )


def _least_worth(costs: Mapping[int, Fraction], tokens: Mapping[int, Fraction], k: int) -> int:
    """One more than the longest shorter draft that is known not to be faster (S1); else 1."""
    slow = (j for j in tokens if 0 < j < k and costs[j] >= tokens[j] * costs[0])
    return max(slow, default=0) + 1


# --- words --------------------------------------------------------------------------------------


def _how(analysis: Analysis, choice: _Choice) -> str:
    acceptance = analysis.measurement.acceptance
    if choice.by_position and acceptance is not None:
        return f"the file's own, of each position ({acceptance.source})"
    if analysis.own_rate is None:
        return "assumed: the file states no acceptance rate; give yours with --acceptance"
    if acceptance is not None and acceptance.source == _GIVEN:
        return _GIVEN
    assert analysis.converted is not None
    return f"the file's own ({analysis.converted.formula})"


def _tokens_word(k: int) -> str:
    return f"{k} token" + ("" if k == 1 else "s")


def _text(analysis: Analysis, choice: _Choice) -> str:
    if choice.k is None or choice.speedup is None or choice.bounds is None:
        return "Whether to draft cannot be told from this file"
    where = (
        "with the measured acceptance of each position"
        if choice.by_position
        else f"at acceptance {figure(analysis.headline_rate)}"
    )
    edge = compared((choice.k,), choice.lengths)
    if choice.outcome == "do_not_draft":
        return f"Do not draft {where}: plain decoding is the fastest{f' {edge}' if edge else ''}"
    gain = f"{figure(choice.speedup, _DIGITS)}x {show_interval(choice.bounds, _DIGITS)}"
    what = f"Draft {_tokens_word(choice.k)}{f', {edge},' if edge else ''}"
    return f"{what} {where}: {gain} of plain decoding"


def _sure(choice: _Choice) -> Reason:
    low, high = choice.possible[0], choice.possible[-1]
    claim = () if choice.by_position else ("B6",)
    if low == high:
        rest = numbers(choice.lengths)
        return Reason(f"certain within the errors among the lengths compared, {rest}", claim)
    text = f"{low} to {high} tokens possible within the errors"
    if choice.by_position or len(choice.together) == len(choice.possible):
        return Reason(text, claim)
    near, far = choice.together[0], choice.together[-1]
    kept = f"{near} alone" if near == far else f"{near} to {far}"
    return Reason(f"{text}; {kept} if one error of each bandwidth holds for all n", ("B6", "B8"))


def _reasons(analysis: Analysis, derived: Derived, choice: _Choice) -> tuple[Reason, ...]:
    if choice.k is None:
        return (Reason(derived.draft_length.text, ()),)
    if choice.outcome == "do_not_draft":
        return (_why_not(analysis), _sure(choice))
    costs, rate = analysis.costs.costs, analysis.headline_rate
    k = choice.k
    ratio = costs[k] / costs[0]
    assert choice.speedup is not None
    tokens = Interval(choice.speedup.lo * ratio, choice.speedup.hi * ratio)
    found = [
        Reason(
            f"a step that drafts {k} costs {show(ratio)} plain steps and emits {figure(tokens)} "
            "tokens",
            () if choice.by_position else ("E1", "S1"),
        )
    ]
    if not choice.by_position:
        margin = margin_to_flip(costs, (rate.lo + rate.hi) / 2)
        below = "0" if margin.lower is None else rate_above(margin.lower.hi)
        above = "1" if margin.upper is None else rate_below(margin.upper.lo)
        found.append(
            Reason(
                f"of the lengths with a known cost ({derived.draft_length.text}) it is the best "
                f"from acceptance {below} to {above}",
                ("M2", "M3"),
            )
        )
        low, high = choice.ends
        if low != high:
            ends = f"{low} at the low end of the acceptance and {high} at the high end"
            found.append(Reason(f"the best length is {ends}", ("M4",)))
    return (*found, _sure(choice))


def _why_not(analysis: Analysis) -> Reason:
    costs = analysis.costs.costs
    starts = {
        k: found for k in costs if k and (found := acceptance_threshold(costs, k)) is not None
    }
    if not starts:
        return Reason(
            "no acceptance rate makes a draft faster: a step that drafts k costs at least k + 1 "
            "plain steps, at every k that was timed",
            ("S3",),
        )
    k = min(starts, key=lambda k: (starts[k].hi, k))
    return Reason(
        f"no length emits more tokens than its step costs plain steps; the first to pay is {k}, "
        f"above acceptance {rate_above(starts[k].hi)}",
        ("S1", "S2"),
    )


def _setting(engine: Engine, choice: _Choice) -> Setting:
    if not choice.k:
        return Setting(engine.name, (), engine.without, engine.version, engine.source)
    options = engine.options(choice.k, choice.least)
    return Setting(engine.name, options, engine.note, engine.version, engine.source)


def _drafting_limit(analysis: Analysis, choice: _Choice) -> Fraction | None:
    """Where drafting time is not stated: the time of one drafted token that eats the gain (S1)."""
    if analysis.measurement.drafting is not None or not choice.k or choice.speedup is None:
        return None
    costs, k = analysis.costs.costs, choice.k
    # E(a,k) C(0) - C(k), at the low end of the acceptance
    spare = (choice.speedup.lo - 1) * costs[k] / k
    return brief(Interval.point(spare)).lo if spare > 0 else None


def _cautions(
    analysis: Analysis, derived: Derived, choice: _Choice, limit: Fraction | None
) -> tuple[str, ...]:
    found = []
    if limit is not None:
        found.append(
            "drafting time is not stated and not counted: the gain is gone when one drafted token "
            f"takes {seconds_below(limit)} (S1)"
        )
    if choice.k and choice.bounds is not None and choice.bounds.lo <= 1:
        found.append("within the errors drafting may be slower than plain decoding (B5)")
    if analysis.measurement.scope == "operation" and choice.outcome != "undecided":
        found.append(
            "one expert operation was timed: the rest of a pass is not in these times, and with it "
            "another length may be the best"
        )
    if choice.outcome == "draft" and choice.least > 1:
        found.append(f"shorter drafts need not pay: drafting {choice.least - 1} does not (S1)")
    found += [
        f"{seen.what}: {seen.text}"
        for seen in derived.observations
        if seen.verdict in ("outside", "not_explained_by_expert_bytes")
    ]
    found += [fit.text for fit in derived.fits if fit.outcome == "law_not_supported"]
    return tuple(found)
