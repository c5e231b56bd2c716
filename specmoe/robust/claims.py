"""What the largest error of the costs leaves of an answer: claims B5 to B7."""

from __future__ import annotations

from fractions import Fraction

from specmoe.acceptance import acceptance_rate
from specmoe.draftlength import maximisers, speedup
from specmoe.draftlength.hypotheses import GEOMETRIC, POSITIVE
from specmoe.exact import ExactLike, Interval, show, show_interval, show_known
from specmoe.results import Evaluation
from specmoe.robust.errors import Errors, common_error, errors_of
from specmoe.robust.margin import runner_up
from specmoe.staircase import Costs, checked_costs, cost_of

__all__ = ["certain_best", "regret_bound", "speedup_bounds"]


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
    errors = errors_of(known, e)
    common, hypothesis = common_error({0: errors[0], k: errors[k]})
    ends = (a.lo, a.hi) if isinstance(a, Interval) else (acceptance_rate(a),) * 2
    value = Interval(*(speedup(known, end, k) for end in ends))
    low, high = (1 - common) / (1 + common), (1 + common) / (1 - common)
    # Plain decoding is compared with itself: its error cancels.
    bounds = value if k == 0 else Interval(low * value.lo, high * value.hi)
    return Evaluation(
        "B5",
        value,
        bounds,
        (POSITIVE, GEOMETRIC, hypothesis),
        f"drafting {k} is {show_known(value)} times as fast as plain decoding, surely "
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
    common, hypothesis = common_error(errors_of(known, e))
    k, rival, limit = runner_up(known, rate)
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
        (POSITIVE, GEOMETRIC, hypothesis),
        f"at acceptance {show(rate)} {verdict}",
    )


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
    common, hypothesis = common_error(errors_of(known, e))
    value = 2 * common / (1 + common)
    k = maximisers(known, rate)[0]
    return Evaluation(
        "B7",
        value,
        Interval(Fraction(0), value),
        (POSITIVE, GEOMETRIC, hypothesis),
        f"drafting {k} at acceptance {show(rate)} loses at most {show(100 * value)} % of the "
        "throughput of the truly best draft length",
    )
