"""What survives measurement error: the best draft length as a set, and its margins (B5-B7).

The true cost of each draft length lies within a relative error of the fitted one, each on its
own. Where costs share a bandwidth their errors cancel in part: :mod:`specmoe.box` uses that (B8).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from specmoe.acceptance import GEOMETRIC, acceptance_rate, expected_tokens
from specmoe.draftlength import maximisers, speedup
from specmoe.errors import InputError
from specmoe.exact import ExactLike, Interval, exact, show, show_interval
from specmoe.results import Evaluation, Hypothesis
from specmoe.roots import Polynomial, Root, check_width
from specmoe.staircase import (
    WIDTH,
    Costs,
    Difference,
    checked_costs,
    cost_of,
    first_crossing,
    integer_costs,
    staircase,
)

__all__ = [
    "Errors",
    "MarginToFlip",
    "Range",
    "RobustStaircase",
    "RobustStep",
    "certain_best",
    "margin_to_flip",
    "possible_best",
    "regret_bound",
    "robust_staircase",
    "speedup_bounds",
]

Errors = ExactLike | Mapping[int, Fraction]
"""The relative error of the step costs: one ``e`` for all, or one for each draft length."""

_POSITIVE = Hypothesis("C(k) > 0 for every k", "checked")
_GEOMETRIC = Hypothesis(GEOMETRIC, "assumed")


def _errors(costs: dict[int, Fraction], e: Errors) -> dict[int, Fraction]:
    """The relative error of each cost; lengths that a mapping lacks are refused."""
    given = e if isinstance(e, Mapping) else dict.fromkeys(costs, exact(e, path="e"))
    errors = {}
    for k in costs:
        if k not in given:
            raise InputError(
                "the relative error of a step cost is missing",
                path=f"e[{k}]",
                expected="a relative error for every draft length",
                found="none",
                mend="give 0 for a cost that is taken as exact",
            )
        errors[k] = exact(given[k], path=f"e[{k}]")
        if not 0 <= errors[k] < 1:
            raise InputError(
                "not a relative error that bounds anything",
                path=f"e[{k}]",
                expected="0 <= e < 1",
                found=show(errors[k]),
                mend="measure more points, or fit one regime only",
            )
    return errors


def _common(errors: dict[int, Fraction]) -> tuple[Fraction, Hypothesis]:
    """The one ``e`` that the claims B5 to B7 speak of."""
    e = max(errors.values())
    how = "" if len(set(errors.values())) == 1 else ", the largest of the errors of the lengths"
    return e, Hypothesis(
        "every step cost, drafting included, is within (1 - e) and (1 + e) times its fitted value",
        "measured",
        f"e = {show(e)}{how}",
    )


def speedup_bounds(
    costs: Costs, a: ExactLike | Interval, k: int, e: Errors
) -> Evaluation[Interval]:
    """B5: the true speedup lies in ``[(1-e)/(1+e) G^, (1+e)/(1-e) G^]``.

    Args:
        costs: Fitted ``C(k)`` [s] by draft length.
        a: Acceptance rate in [0, 1], or an interval of it (E3: the speedup grows with it).
        k: Draft length, one that ``costs`` holds.
        e: Relative error of the costs; of several the largest of ``k`` and 0 counts.

    Returns:
        The fitted speedup (an interval if ``a`` is one), and bounds on the true one.

    Raises:
        InputError: If an argument is out of range or ``costs`` lacks ``k``.
        NotExact: If a number is a float.

    Example:
        >>> result = speedup_bounds({0: Fraction(1), 1: Fraction(5, 4)}, "0.5", 1, "0.05")
        >>> show_interval(result.value), show_interval(result.bounds)
        ('[1.200, 1.200]', '[1.085, 1.327]')
    """
    known = checked_costs(costs)
    cost_of(known, k)
    errors = _errors(known, e)
    common, hypothesis = _common({0: errors[0], k: errors[k]})
    ends = (a.lo, a.hi) if isinstance(a, Interval) else (acceptance_rate(a),) * 2
    value = Interval(*(speedup(known, end, k) for end in ends))
    low, high = (1 - common) / (1 + common), (1 + common) / (1 - common)
    # Plain decoding is compared with itself: its error cancels.
    bounds = value if k == 0 else Interval(low * value.lo, high * value.hi)
    return Evaluation(
        "B5",
        value,
        bounds,
        (_POSITIVE, _GEOMETRIC, hypothesis),
        f"drafting {k} is {_times(value)} times as fast as plain decoding, surely "
        f"{show_interval(bounds)} times",
    )


def certain_best(costs: Costs, a: ExactLike, e: Errors) -> Evaluation[int | None]:
    """B6: if ``(1+e) tau^(a,j) < (1-e) tau^(a,k)`` for every ``j != k``, then k is truly best.

    Args:
        costs: Fitted ``C(k)`` [s] by draft length.
        a: Acceptance rate, in [0, 1].
        e: Relative error of the costs; of several the largest counts.

    Returns:
        The draft length that is surely the only best one, or ``None`` if the error leaves more
        than one.

    Raises:
        InputError: If an argument is out of range.
        NotExact: If a number is a float.

    Example:
        >>> costs = {0: Fraction(1), 1: Fraction(5, 4)}
        >>> certain_best(costs, "0.5", "0.05").value, certain_best(costs, "0.5", "0.1").value
        (1, None)
    """
    known, rate = checked_costs(costs), acceptance_rate(a)
    common, hypothesis = _common(_errors(known, e))
    k, rival, limit = _runner_up(known, rate)
    value = k if common < limit else None
    verdict = (
        f"{k} is surely the best draft length"
        if value is not None
        else (f"drafting {k} looks best, but {rival} may be as good")
    )
    return Evaluation(
        "B6",
        value,
        None,
        (_POSITIVE, _GEOMETRIC, hypothesis),
        f"at acceptance {show(rate)} {verdict}",
    )


def _runner_up(costs: dict[int, Fraction], a: Fraction) -> tuple[int, int | None, Fraction]:
    """The best length, the next best, and the least common error at which B6 fails between them."""
    rates = {k: expected_tokens(a, k) / cost for k, cost in costs.items()}
    k = max(rates, key=lambda k: (rates[k], -k))
    rest = {j: rate for j, rate in rates.items() if j != k}
    if not rest:
        return k, None, Fraction(1)
    rival = max(rest, key=lambda j: (rest[j], -j))
    return k, rival, (rates[k] - rest[rival]) / (rates[k] + rest[rival])


def regret_bound(costs: Costs, a: ExactLike, e: Errors) -> Evaluation[Fraction]:
    """B7: the length chosen from the fit has ``(1+e) tau(a,k^) >= (1-e) tau(a,k*)``.

    Args:
        costs: Fitted ``C(k)`` [s] by draft length.
        a: Acceptance rate, in [0, 1].
        e: Relative error of the costs; of several the largest counts.

    Returns:
        The largest share of the best throughput that the choice can lose, ``2 e / (1 + e)``.

    Raises:
        InputError: If an argument is out of range.
        NotExact: If a number is a float.

    Example:
        >>> regret_bound({0: Fraction(1), 1: Fraction(5, 4)}, "0.5", "0.05").value
        Fraction(2, 21)
    """
    known, rate = checked_costs(costs), acceptance_rate(a)
    common, hypothesis = _common(_errors(known, e))
    value = 2 * common / (1 + common)
    k = maximisers(known, rate)[0]
    return Evaluation(
        "B7",
        value,
        Interval(Fraction(0), value),
        (_POSITIVE, _GEOMETRIC, hypothesis),
        f"drafting {k} at acceptance {show(rate)} loses at most {show(100 * value)} % of the "
        "throughput of the truly best draft length",
    )


def possible_best(costs: Costs, a: ExactLike | Interval, e: Errors) -> tuple[int, ...]:
    """The draft lengths that may be best, with an independent error in every cost.

    Exact: ``k`` is listed iff some costs within the error (and, for an interval, some acceptance
    in it) make it a maximiser. The costs most in favour of ``k`` serve against all its rivals at
    once, so comparing with each is enough.

    Args:
        costs: Fitted ``C(k)`` [s] by draft length.
        a: Acceptance rate in [0, 1], or an interval of it.
        e: Relative error of the costs, one for all or one for each.

    Returns:
        The possible best lengths, in increasing order; never empty.

    Raises:
        InputError: If an argument is out of range.
        NotExact: If a number is a float.

    Example:
        >>> costs = {0: Fraction(1), 1: Fraction(5, 4), 2: Fraction(2)}
        >>> possible_best(costs, "0.5", "0"), possible_best(costs, "0.5", "0.1")
        ((1,), (0, 1))
    """
    known = checked_costs(costs)
    errors = _errors(known, e)
    if isinstance(a, Interval):
        lo, hi = acceptance_rate(a.lo), acceptance_rate(a.hi)
        dear, cheap = _shifted(known, errors)
        return tuple(k for k in known if _window(k, cheap[k], dear, lo, hi) is not None)
    rate = acceptance_rate(a)
    fitted = {k: expected_tokens(rate, k) / cost for k, cost in known.items()}
    sure = max(tau / (1 + errors[k]) for k, tau in fitted.items())
    return tuple(k for k, tau in fitted.items() if tau / (1 - errors[k]) >= sure)


@dataclass(frozen=True, slots=True)
class Range:
    """A range of acceptance rates; each end is one rate, or an interval that holds it inside."""

    from_: Interval
    to: Interval


@dataclass(frozen=True, slots=True)
class RobustStep:
    """Where one draft length can be best, and where it surely is.

    Attributes:
        k: The draft length.
        possible: The closed range in which some costs within the error make it a maximiser.
        certain: The range inside which it is the only maximiser for all of them (B6), its ends
            excepted; ``None`` if there is no such range.
    """

    k: int
    possible: Range
    certain: Range | None


@dataclass(frozen=True, slots=True)
class RobustStaircase:
    """The staircase with an independent relative error in every cost.

    Attributes:
        steps: One for each draft length that can be best at some acceptance, in order of ``k``.
        errors: The relative errors, as ``(k, e)``.
        width: Every end that is not a single number is known more narrowly than this.
    """

    steps: tuple[RobustStep, ...]
    errors: tuple[tuple[int, Fraction], ...]
    width: Fraction


def robust_staircase(costs: Costs, e: Errors, width: Fraction = WIDTH) -> RobustStaircase:
    """For each draft length, the acceptance at which it can be best and at which it surely is.

    Both are ranges: by M1 a longer length catches up with a shorter one once, so ``k`` must be past
    its crossings with all shorter lengths and before those with all longer ones.

    Args:
        costs: Fitted ``C(k)`` [s] by draft length.
        e: Relative error of the costs, one for all or one for each.
        width: The ends are isolated more narrowly than this.

    Returns:
        The ranges, exact in the same sense as :func:`specmoe.staircase.staircase`.

    Raises:
        InputError: If an argument is out of range.
        NotExact: If a number is a float.

    Example:
        >>> stairs = robust_staircase({0: Fraction(1), 1: Fraction(3, 2)}, "0.1")
        >>> for step in stairs.steps:
        ...     print(step.k, show(step.possible.from_.lo), show(step.possible.to.hi))
        0 0 0.8333
        1 0.2273 1
    """
    check_width(width)
    known = checked_costs(costs)
    errors = _errors(known, e)
    dear, cheap = _shifted(known, errors)
    steps = []
    for k in known:
        possible = _window(k, cheap[k], dear)
        if possible is None:
            continue
        certain = _window(k, dear[k], cheap)
        proper = certain is not None and certain[0] is not certain[1]
        steps.append(
            RobustStep(
                k, _range(possible, width), _range(certain, width) if certain and proper else None
            )
        )
    return RobustStaircase(tuple(steps), tuple(errors.items()), width)


def _shifted(
    costs: dict[int, Fraction], errors: dict[int, Fraction]
) -> tuple[dict[int, int], dict[int, int]]:
    """The dearest and the cheapest costs within the error, in one common whole unit."""
    both = {2 * k: (1 + errors[k]) * cost for k, cost in costs.items()}
    both |= {2 * k + 1: (1 - errors[k]) * cost for k, cost in costs.items()}
    whole = integer_costs(both)
    return {k: whole[2 * k] for k in costs}, {k: whole[2 * k + 1] for k in costs}


def _window(
    k: int,
    own: int,
    rivals: dict[int, int],
    lo: Fraction = Fraction(0),
    hi: Fraction = Fraction(1),
) -> tuple[Root, Root] | None:
    """Where in ``[lo, hi]`` length ``k`` at cost ``own`` is at least as fast as every rival.

    Returns:
        Both ends, the same object if they are one number; ``None`` if it is so nowhere.
    """
    # The nearest rivals first: they mostly decide, and the others then take one sign each.
    start = _known(lo)
    for j in sorted((j for j in rivals if j < k), reverse=True):
        ahead = Difference(j, rivals[j], k, own)
        if start.sign_of(ahead) < 0:
            later = first_crossing(ahead, floor=start)
            if later is None:
                return None
            start = later
    end, overtaken = _known(hi), Polynomial([-hi.numerator, hi.denominator])
    order = start.sign_of(overtaken)
    for j in sorted(j for j in rivals if j > k):
        behind = Difference(k, own, j, rivals[j])
        if order <= 0 and end.sign_of(behind) > 0:
            sooner = first_crossing(behind)  # 0 if k is slower throughout: then order is above 0
            assert sooner is not None  # it is positive at the end
            end, overtaken = sooner, behind
            order = start.sign_of(overtaken)
    if order > 0:
        return None
    if order == 0:
        return start, start
    end.keep_above(start)
    return start, end


def _known(value: Fraction) -> Root:
    return Root(Polynomial([-value.numerator, value.denominator]), value, value)


def _range(ends: tuple[Root, Root], width: Fraction) -> Range:
    for end in ends:
        end.narrow(width)
    return Range(ends[0].interval, ends[1].interval)


@dataclass(frozen=True, slots=True)
class MarginToFlip:
    """How far acceptance, or the costs, may be off before another draft length is best.

    Attributes:
        k: The best draft length.
        lower: The acceptance below which a shorter one is best; ``None`` if ``k`` is best down to
            0.
        upper: The acceptance above which a longer one is best; ``None`` if ``k`` is best up to 1.
        error: B6 certifies ``k`` for every relative error of the costs below this one, and for no
            error from it on.
        rival: The next best length, which decides ``error``; ``None`` if there is no other.
    """

    k: int
    lower: Interval | None
    upper: Interval | None
    error: Fraction
    rival: int | None


def margin_to_flip(costs: Costs, a: ExactLike, width: Fraction = WIDTH) -> MarginToFlip:
    """How far acceptance or the costs may move before the best draft length changes.

    Args:
        costs: Fitted ``C(k)`` [s] by draft length.
        a: Acceptance rate, in [0, 1].
        width: The rates at which the best length changes are isolated more narrowly than this.

    Returns:
        The best length (the least at ties) and its margins. At a tie ``error`` is 0.

    Raises:
        InputError: If an argument is out of range.
        NotExact: If a number is a float.

    Example:
        >>> margin = margin_to_flip({0: Fraction(1), 1: Fraction(5, 4), 2: Fraction(8, 5)}, "0.5")
        >>> margin.k, show(margin.lower.lo), show_interval(margin.upper), show(margin.error)
        (1, '0.25', '[0.6873, 0.6874]', '0.04632')
    """
    known, rate = checked_costs(costs), acceptance_rate(a)
    stairs = staircase(known, width)
    k, rival, error = _runner_up(known, rate)
    index = next(i for i, step in enumerate(stairs.steps) if step.k == k)
    lower = upper = None
    # The rate may lie inside an isolating interval: then it bounds the breakpoint better.
    if index > 0:
        start = stairs.steps[index].from_
        lower = Interval(start.lo, min(start.hi, rate))
    if index < len(stairs.steps) - 1:
        end = stairs.steps[index].to
        upper = Interval(max(end.lo, rate), end.hi)
    return MarginToFlip(k, lower, upper, error, rival)


def _times(value: Interval) -> str:
    return show(value.lo) if value.lo == value.hi else show_interval(value)
