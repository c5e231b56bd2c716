"""How far one thing may move, all else as it is, before an answer of the certificate changes.

Each margin is the exact root of one comparison, linear in what moves (D1, D2, B4, B5, B6, B8, S1)
or the end of a step of the staircase (S2, M3). The number printed in its sentence is rounded
towards the present value, so the sentence claims no more than the margin allows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from specmoe.acceptance import expected_tokens
from specmoe.certificate.analysis import Analysis
from specmoe.certificate.contradiction import contradicted
from specmoe.certificate.model import Margin
from specmoe.certificate.wording import (
    figure,
    percent_below,
    rate_above,
    rate_below,
    seconds_below,
)
from specmoe.crossover import RegimePair
from specmoe.crossover.comparison import Comparison, RatioTable
from specmoe.crossover.pair import pairs_of
from specmoe.draftlength import acceptance_threshold, speedup
from specmoe.exact import Interval, show
from specmoe.passes import brief
from specmoe.robust import margin_to_flip

__all__ = ["margins"]

_ONE = Fraction(1)
_MOST_DIGITS = 12


def margins(analysis: Analysis) -> tuple[Margin, ...]:
    """Every margin of the crossover and of the headline's draft length.

    Args:
        analysis: The analysis of one measurement.

    Returns:
        The margins, those of the crossover first; none of what was not predicted.

    Example:
        >>> from specmoe.certificate.analysis import analyse
        >>> from specmoe.measurement import bundled, read
        >>> found = margins(analyse(read(next(p for p in bundled() if p.stem == "rx-7900-xtx"))))
        >>> [(margin.quantity, margin.claim) for margin in found][:3]
        [('W_d', 'D2'), ('W_s', 'D2'), ('e of both pass times', 'B4')]
    """
    return (*_crossover(analysis), *_draft_length(analysis))


# --- crossover ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Flips:
    """At which factor on one quantity deduplication becomes the faster kernel, for each n.

    Attributes:
        rising: Whether it becomes so as the quantity rises.
        at: Encloses that factor, for each n compared; ``None`` if no factor makes it so, or if
            every factor does (of a quantity that falls).
    """

    rising: bool
    at: dict[int, Interval | None]


def _crossover(analysis: Analysis) -> Iterator[Margin]:
    found = analysis.crossover
    # How firmly contradicted fits hold their answer is of no use to anybody.
    if found.searched is None or contradicted(found):
        return
    ns = range(found.searched[0], (found.value or found.searched[1]) + 1)
    if found.method == "ratio_table":
        yield from _of_ratio(analysis, ns)
        return
    measured, fits = analysis.measurement, analysis.fits
    pairs = pairs_of(measured, fits["per_slot"], fits["deduplicating"])
    comparison = Comparison(pairs, analysis.routing)
    for name, symbol, rising, flip in (
        ("deduplicating", "W_d", True, _flip_of_deduplicating),
        ("per-slot", "W_s", False, _flip_of_per_slot),
    ):
        at = {n: _together(comparison.at(n), n, analysis, flip, rising=rising) for n in ns}
        yield _factor_margin(analysis, symbol, f"{name} bandwidth", "D2", _Flips(rising, at))
    if found.single and found.value is not None:
        yield from _bracket_margin(analysis, comparison)


def _flip_of_deduplicating(pair: RegimePair, n: int, distinct: Interval) -> Interval | None:
    """``F_d + U c / (x W_d) < T_s`` exactly if ``x > U c / (W_d (T_s - F_d))``."""
    spare = pair.per_slot_time(n) - pair.deduplicating.fixed
    if spare <= 0:
        return None
    return _scaled(distinct, pair.expert_bytes / (pair.deduplicating.bandwidth * spare))


def _flip_of_per_slot(pair: RegimePair, n: int, distinct: Interval) -> Interval | None:
    """``T_d < F_s + n m c / (y W_s)`` exactly if ``y < n m c / (W_s (T_d - F_s))``."""
    times = _scaled(distinct, pair.expert_bytes / pair.deduplicating.bandwidth)
    fixed = pair.deduplicating.fixed - pair.per_slot.fixed
    low, high = times.lo + fixed, times.hi + fixed
    if low <= 0:
        return None
    work = n * pair.m * pair.expert_bytes / pair.per_slot.bandwidth
    return Interval(work / high, work / low)


def _together(
    pairs: Iterable[RegimePair],
    n: int,
    analysis: Analysis,
    flip: Callable[[RegimePair, int, Interval], Interval | None],
    *,
    rising: bool,
) -> Interval | None:
    """The flip at one n: where two pairs of regimes speak for it, both must say so."""
    distinct = analysis.routing.enclosure(n)
    ends = [flip(pair, n, distinct) for pair in pairs]
    known = [end for end in ends if end is not None]
    if rising:
        return _extreme(known, max) if len(known) == len(ends) else None
    return _extreme(known, min)


def _of_ratio(analysis: Analysis, ns: Iterable[int]) -> Iterator[Margin]:
    """D1 where the bandwidth ratio is a stated table: ``u < x r`` exactly if ``x > u / r``."""
    table = RatioTable(analysis.measurement.ratio, Fraction(0), analysis.routing)
    at: dict[int, Interval | None] = {}
    for n in ns:
        at[n] = _scaled(analysis.routing.enclosure(n), 1 / (n * analysis.routing.m * table.r(n)))
    yield _factor_margin(analysis, "r", "bandwidth ratio", "D1", _Flips(True, at))


def _factor_margin(analysis: Analysis, symbol: str, name: str, claim: str, flips: _Flips) -> Margin:
    found = analysis.crossover
    assert found.searched is not None  # the caller looked
    value = found.value
    own = flips.at[value] if value is not None else None
    others = [end for n, end in flips.at.items() if n != value and end is not None]
    if flips.rising:
        lower, upper = own, _extreme(others, min)
    else:
        lower, upper = _extreme(others, max), own
    parts = []
    if lower is not None:
        parts.append(f"{_less_than(1 - lower.hi)} below")
    if upper is not None:
        parts.append(f"{_less_than(upper.lo - 1)} above")
    answer = _crossover_words(analysis)
    stated = "stated" if claim == "D1" else "fitted"
    if parts:
        condition = f"while the {name} is {' or '.join(parts)} the {stated} one"
    else:
        condition = f"whatever the {name}"
    return Margin(
        answer=answer,
        quantity=symbol,
        measure="factor",
        lower=brief(lower) if lower else None,
        upper=brief(upper) if upper else None,
        text=f"{answer} {condition}{_extrapolated(analysis)}",
        claim=claim,
    )


def _less_than(part: Fraction) -> str:
    """``less than 1.2 %``; of nothing at all, ``not at all``."""
    return f"less than {percent_below(part)}" if part > 0 else "not at all"


def _crossover_words(analysis: Analysis) -> str:
    found = analysis.crossover
    assert found.searched is not None  # the callers looked
    first, last = found.searched
    if found.value is None:
        return f"the per-slot kernel stays the faster one at every n from {first} to {last}"
    if found.value == first:
        return f"deduplication stays faster already at n = {first}, the least n compared"
    if not found.single:
        return f"n = {found.value} stays the least n at which deduplication is faster"
    return f"the crossover stays at n = {found.value}"


def _extrapolated(analysis: Analysis) -> str:
    found = analysis.crossover
    if not found.extrapolated:
        return ""
    if found.calibrated is None:
        return ", by fits that have no calibrated n in common"
    low, high = found.calibrated
    return f", by fits extrapolated from n = {low}..{high}"


def _bracket_margin(analysis: Analysis, comparison: Comparison) -> Iterator[Margin]:
    """B4: the largest error, the same for both kernels, at which the bracket is one n.

    With ``q = T_d / T_s``, deduplication may be faster exactly if ``e > (q - 1) / (q + 1)`` and
    surely is exactly if ``e < (1 - q) / (1 + q)``.
    """
    found = analysis.crossover
    assert found.searched is not None
    assert found.value is not None
    limits = []
    for n in range(found.searched[0], found.searched[1] + 1):
        distinct = analysis.routing.enclosure(n)
        for pair in comparison.at(n):
            slow = pair.per_slot_time(n)
            fast = pair.deduplicating
            times = _scaled(distinct, pair.expert_bytes / fast.bandwidth)
            low, high = (fast.fixed + times.lo) / slow, (fast.fixed + times.hi) / slow
            if n < found.value:
                limits.append(Interval((low - 1) / (low + 1), (high - 1) / (high + 1)))
            else:
                limits.append(Interval((1 - high) / (1 + high), (1 - low) / (1 + low)))
    upper = _extreme(limits, min)
    assert upper is not None  # the crossover itself is among them
    answer = f"n = {found.value} is surely the crossover"
    assert found.pair is not None  # the kernels were compared
    own = found.pair
    errors = (
        f"e is {show(100 * own.per_slot.e, 3)} % there for per-slot and "
        f"{show(100 * own.deduplicating.e, 3)} % for deduplicating"
    )
    condition = (
        f"while both pass times are within {percent_below(upper.lo)} of the fits"
        if upper.lo > 0
        else "only if both fits are exact"
    )
    yield Margin(
        answer=answer,
        quantity="e of both pass times",
        measure="error",
        lower=None,
        upper=brief(upper),
        text=f"{answer} {condition}{_extrapolated(analysis)}; {errors}",
        claim="B4",
    )


# --- draft length -------------------------------------------------------------------------------


def _draft_length(analysis: Analysis) -> Iterator[Margin]:
    """M3, B6 and B8 for the best length; S2, B5 and S1 for drafting at all."""
    costs, rate = analysis.costs.costs, analysis.headline_rate
    if analysis.stairs is None or len(costs) < 2:
        return
    if analysis.converted is not None and not analysis.converted.is_geometric:
        return
    below, above = margin_to_flip(costs, rate.lo), margin_to_flip(costs, rate.hi)
    if below.k != above.k:
        return
    k, at = below.k, f"at acceptance {figure(rate)}"
    answer = f"drafting {_tokens(k)} stays best" if k else "plain decoding stays best"
    yield Margin(
        answer=answer,
        quantity="a",
        measure="rate",
        lower=brief(below.lower) if below.lower else None,
        upper=brief(above.upper) if above.upper else None,
        text=f"{answer} for every acceptance{_between(below.lower, above.upper)}",
        claim="M3",
    )
    limit = min(below.error, above.error)
    largest = f"the largest error e of these costs is {show(100 * analysis.costs.e, 3)} %"
    yield _error_margin(f"{at}, {answer.replace('stays', 'is surely')}", limit, "B6", largest)
    if not k:
        return
    flip = _dearer_flip(costs, rate.lo, k)
    yield _time_margin(f"{at}, {answer}", flip, "B8", _drafting(analysis), costs[0])
    yield from _beats_plain(analysis, k, at, (below.lower, limit, flip))


def _beats_plain(
    analysis: Analysis, k: int, at: str, told: tuple[Interval | None, Fraction, Fraction]
) -> Iterator[Margin]:
    """S2, B5 and S1: how long drafting pays at all; not where plain decoding is the next best."""
    costs, rate = analysis.costs.costs, analysis.headline_rate
    lower, limit, flip = told
    gain = speedup(costs, rate.lo, k)
    start = acceptance_threshold(costs, k)
    beats = f"drafting {_tokens(k)} beats plain decoding"
    if start != lower:
        yield Margin(
            answer=beats,
            quantity="a",
            measure="rate",
            lower=brief(start) if start else None,
            upper=None,
            text=f"{beats} at every acceptance{_between(start, None)}",
            claim="S2",
        )
    pays = (gain - 1) / (gain + 1)
    if pays != limit:
        yield _error_margin(f"{at}, {beats}", pays, "B5", "")
    spare = (gain - 1) * costs[k] / k
    if spare != flip:
        yield _time_margin(f"{at}, {beats}", spare, "S1", _drafting(analysis), costs[0])


def _tokens(k: int) -> str:
    return f"{k} token{'' if k == 1 else 's'}"


def _between(lower: Interval | None, upper: Interval | None) -> str:
    """`` above 0.71 and below 0.83``, rounded inward and never to nothing."""
    for digits in range(3, _MOST_DIGITS + 1):
        low = rate_above(lower.hi, digits) if lower else "0"
        high = rate_below(upper.lo, digits) if upper else "1"
        if Fraction(low) < Fraction(high):
            break
    parts = [f"above {low}"] if lower else []
    parts += [f"below {high}"] if upper else []
    return f" {' and '.join(parts)}" if parts else ""


def _error_margin(answer: str, limit: Fraction, claim: str, remark: str) -> Margin:
    condition = (
        f"while every step cost is within {percent_below(limit)} of its figure here"
        if limit > 0
        else "only if no step cost is off at all"
    )
    return Margin(
        answer=answer,
        quantity="e of every step cost",
        measure="error",
        lower=None,
        upper=brief(Interval.point(limit)),
        text=f"{answer} {condition}{f'; {remark}' if remark else ''}",
        claim=claim,
    )


def _drafting(analysis: Analysis) -> str:
    if analysis.measurement.drafting is None:
        return "now counted as 0, since none is stated"
    return "on top of the drafting time stated"


def _dearer_flip(costs: dict[int, Fraction], a: Fraction, k: int) -> Fraction:
    """The time for each drafted token at which a shorter draft becomes as fast as k.

    ``E_k (C_j + j d) <= E_j (C_k + k d)`` exactly if ``d`` is at least this, for some ``j < k``;
    a longer draft only loses by it, since ``E_j / j`` falls as j grows.
    """
    tokens = {j: expected_tokens(a, j) for j in costs if j <= k}
    return min(
        (tokens[k] * costs[j] - tokens[j] * costs[k]) / (k * tokens[j] - j * tokens[k])
        for j in tokens
        if j < k
    )


def _time_margin(answer: str, limit: Fraction, claim: str, how: str, plain: Fraction) -> Margin:
    return Margin(
        answer=answer,
        quantity="D for each drafted token",
        measure="seconds",
        lower=None,
        upper=brief(Interval.point(limit)),
        text=f"{answer} while drafting takes less than {seconds_below(limit)} for each token, "
        f"{percent_below(limit / plain)} of a plain pass ({how})",
        claim=claim,
    )


# --- enclosures ---------------------------------------------------------------------------------


def _scaled(interval: Interval, factor: Fraction) -> Interval:
    """By a factor that is not negative."""
    return Interval(interval.lo * factor, interval.hi * factor)


def _extreme(
    ends: list[Interval], choose: Callable[[Iterable[Fraction]], Fraction]
) -> Interval | None:
    """The least or the greatest of enclosed numbers, enclosed."""
    if not ends:
        return None
    return Interval(choose(end.lo for end in ends), choose(end.hi for end in ends))
