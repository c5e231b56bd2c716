"""What people saw with speculation switched on, against what is predicted.

Where no verify pass was timed there is no prediction, but there is a floor. With a fixed time
F >= 0 and each slot's expert read anew, ``T(n) <= n T(1)``; deduplication only lowers that. So,
drafting aside, a step of draft length k costs at most k + 1 plain steps, and expert bytes alone
leave a speedup of at least ``E / (k + 1)``, E being the tokens that one step emits. Whoever saw
less has another cause: drafting, or fixed time.
"""

from __future__ import annotations

from fractions import Fraction

from specmoe.acceptance import Converted, expected_tokens
from specmoe.certificate.model import Observation, Verdict
from specmoe.certificate.wording import figure
from specmoe.exact import Interval, show
from specmoe.measurement.model import Measurement, ObservedSpeculation
from specmoe.passes import StepCosts

__all__ = ["expert_bytes_floor", "observations", "predicted_speedup"]

NOT_EXPLAINED = "not explained by expert bytes: draft or fixed time"


def observations(
    measurement: Measurement, converted: Converted | None, costs: StepCosts
) -> tuple[Observation, ...]:
    """Each observed speedup beside its prediction, or beside the floor of expert bytes.

    Args:
        measurement: Gives what was observed.
        converted: The file's acceptance, converted.
        costs: The step costs.

    Returns:
        One record for each observation, in the file's order.
    """
    return tuple(
        _judge(seen, measurement, converted, costs) for seen in measurement.observed_speculation
    )


def predicted_speedup(
    lengths: tuple[int, ...], converted: Converted, costs: StepCosts
) -> Interval | None:
    """Speedup at the draft lengths given, over all of them and over the acceptance interval.

    Returns:
        The hull of ``E C(0) / C(k)``; ``None`` if a cost or the acceptance is not known.
    """
    known, ends = costs.costs, []
    for k in lengths:
        tokens = _tokens(k, converted)
        if tokens is None or 0 not in known or k not in known:
            return None
        ratio = known[0] / known[k]
        ends += [tokens.lo * ratio, tokens.hi * ratio]
    return Interval(min(ends), max(ends)) if ends else None


def expert_bytes_floor(k: int | None, converted: Converted | None, v: Fraction | None) -> Fraction:
    """The least speedup that expert bytes alone can leave.

    Args:
        k: Draft length, if known.
        converted: The acceptance, if known: it gives the tokens per step at k.
        v: Accepted over drafted tokens, if that is what was stated: a floor at any k.

    Returns:
        ``E / (k + 1)``; without k, ``v`` (for ``E = 1 + k v``), else 0.

    Example:
        >>> expert_bytes_floor(1, None, None), expert_bytes_floor(None, None, Fraction(9, 10))
        (Fraction(1, 2), Fraction(9, 10))
    """
    if k is None:
        return v or Fraction(0)
    tokens = _tokens(k, converted) if converted else None
    return (tokens.lo if tokens else Fraction(1)) / (k + 1)


def _tokens(k: int, converted: Converted) -> Interval | None:
    """Tokens per step at draft length k: as observed at that k, else from the rate."""
    if k == converted.draft_length:
        return converted.tokens_per_step
    if converted.a is None:
        return None
    return Interval(expected_tokens(converted.a.lo, k), expected_tokens(converted.a.hi, k))


def _lengths(
    seen: ObservedSpeculation, measurement: Measurement, converted: Converted, costs: StepCosts
) -> tuple[int, ...]:
    """The draft lengths at which it may have been observed.

    A drafter that stops early leaves only an upper limit; the tokens emitted leave a lower one.
    """
    if seen.draft_length is not None:
        return (seen.draft_length,)
    longest, tokens = converted.draft_length, converted.tokens_per_step
    if longest is None or tokens is None:
        return ()
    counted = measurement.acceptance.definition if measurement.acceptance else ""
    if counted in ("accept_length", "mean_accepted", "committed_without_base"):
        return tuple(k for k in costs.costs if 1 <= k <= longest and tokens.lo <= k + 1)
    return (longest,)


def _prediction(
    seen: ObservedSpeculation, measurement: Measurement, converted: Converted, costs: StepCosts
) -> tuple[tuple[int, ...], Interval | None]:
    lengths = _lengths(seen, measurement, converted, costs)
    if seen.draft_length is None and len(lengths) > 1:
        # The emitted tokens are what was counted: they are the same whatever the length was.
        known, tokens = costs.costs, converted.tokens_per_step
        if tokens is None or 0 not in known:
            return lengths, None
        ratios = [known[0] / known[k] for k in lengths]
        return lengths, Interval(tokens.lo * min(ratios), tokens.hi * max(ratios))
    return lengths, predicted_speedup(lengths, converted, costs)


def _judge(
    seen: ObservedSpeculation,
    measurement: Measurement,
    converted: Converted | None,
    costs: StepCosts,
) -> Observation:
    lengths, predicted = (
        _prediction(seen, measurement, converted, costs) if converted else ((), None)
    )
    e = costs.e
    bounds = (
        Interval(predicted.lo * (1 - e) / (1 + e), predicted.hi * (1 + e) / (1 - e))
        if predicted and e < 1
        else None
    )
    acceptance = measurement.acceptance
    rate = (
        acceptance.value.lo
        if acceptance
        and acceptance.value
        and acceptance.definition in ("accepted_over_drafted", "linear")
        else None
    )
    k = seen.draft_length or (lengths[0] if len(lengths) == 1 else None)
    floor = expert_bytes_floor(k, converted, rate)
    what = "speedup of speculation" + (f" at draft length {k}" if k else "")
    if len(lengths) > 1:
        what += f", draft length not stated: {lengths[0]} to {lengths[-1]}"
    verdict: Verdict
    if bounds is not None and bounds.lo <= seen.speedup.hi and seen.speedup.lo <= bounds.hi:
        verdict, text = "inside", f"observed {figure(seen.speedup)}, predicted {figure(bounds)}"
    elif seen.speedup.hi < floor:
        verdict = "not_explained_by_expert_bytes"
        text = (
            f"{NOT_EXPLAINED} (observed {figure(seen.speedup)}x; expert bytes alone leave at least "
            f"{show(floor)}x)"
        )
    elif bounds is not None:
        verdict = "outside"
        way = "slower" if seen.speedup.hi < bounds.lo else "faster"
        text = f"observed {figure(seen.speedup)}, {way} than predicted {figure(bounds)}"
        if way == "slower" and measurement.drafting is None:
            text += "; drafting time is not stated, so the prediction is an upper bound"
    else:
        verdict = "no_prediction"
        text = (
            f"observed {figure(seen.speedup)}; no prediction without the pass times and the "
            "acceptance at this draft length"
        )
    return Observation(
        what=what,
        observed=seen.speedup,
        predicted=predicted,
        bounds=bounds,
        verdict=verdict,
        text=text,
        source=seen.source,
    )
