"""The throughput of each draft length, and the lengths at which it is highest."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from specmoe.acceptance import acceptance_rate, expected_tokens
from specmoe.errors import InputError
from specmoe.exact import ExactLike, exact
from specmoe.staircase import Costs, checked_costs, cost_of, integer_costs

__all__ = ["best", "best_for_tokens", "greatest_best", "maximisers", "speedup", "throughput"]


def throughput(costs: Costs, a: ExactLike, k: int) -> Fraction:
    """``tau(a,k) = E(a,k) / C(k)`` [tokens/s].

    Args:
        costs: ``C(k)`` [s] by draft length.
        a: Acceptance rate, in [0, 1].
        k: Draft length, one that ``costs`` holds.

    Returns:
        Tokens per second under geometric acceptance.

    Raises:
        InputError: If an argument is out of range or ``costs`` lacks ``k``.
        NotExact: If a number is a float.

    Example:
        >>> throughput({0: Fraction(1), 1: Fraction(5, 4)}, "0.5", 1)
        Fraction(6, 5)
    """
    return expected_tokens(a, k) / cost_of(checked_costs(costs), k)


def speedup(costs: Costs, a: ExactLike, k: int) -> Fraction:
    """``tau(a,k) / tau(a,0)``: how many times faster than plain decoding.

    Args:
        costs: ``C(k)`` [s] by draft length.
        a: Acceptance rate, in [0, 1].
        k: Draft length, one that ``costs`` holds.

    Returns:
        The speedup; 1 for ``k = 0``.

    Raises:
        InputError: If an argument is out of range or ``costs`` lacks ``k``.
        NotExact: If a number is a float.

    Example:
        >>> speedup({0: Fraction(1), 1: Fraction(5, 4)}, "0.5", 1)
        Fraction(6, 5)
    """
    known = checked_costs(costs)
    return expected_tokens(a, k) * known[0] / cost_of(known, k)


def maximisers(costs: dict[int, Fraction], a: Fraction) -> list[int]:
    """All draft lengths of the highest throughput at ``a``, for checked costs.

    Returns:
        The maximisers of ``tau(a,k)`` in increasing order; decided by integer comparisons.

    Example:
        >>> maximisers({0: Fraction(1), 1: Fraction(3, 2)}, Fraction(1, 2))
        [0, 1]
    """
    num, den = a.numerator, a.denominator
    whole = integer_costs(costs)
    found: list[int] = []
    best_tokens, total, power, last = 0, 1, 1, 0
    for k, cost in whole.items():
        for _ in range(k - last):
            power *= num
            total = total * den + power
        last = k  # total = E(a,k) den^k
        if not found:
            found, best_tokens = [k], total
            continue
        top = found[-1]
        ahead = total * whole[top] - best_tokens * cost * den ** (k - top)
        if ahead > 0:
            found, best_tokens = [k], total
        elif ahead == 0:
            found.append(k)
            best_tokens = total
    return found


def best(costs: Costs, a: ExactLike) -> int:
    """``k*(a)``: the least draft length of the highest throughput.

    Args:
        costs: ``C(k)`` [s] by draft length.
        a: Acceptance rate, in [0, 1].

    Returns:
        The least maximiser of ``tau(a,k)``; ties are decided exactly.

    Raises:
        InputError: If an argument is out of range.
        NotExact: If a number is a float.

    Example:
        >>> costs = {0: Fraction(1), 1: Fraction(3, 2), 2: Fraction(2)}
        >>> [best(costs, a) for a in ("0.4", "0.5", "0.9")]  # at 0.5, drafting 1 only ties
        [0, 0, 2]
    """
    return maximisers(checked_costs(costs), acceptance_rate(a))[0]


def greatest_best(costs: Costs, a: ExactLike) -> int:
    """The greatest draft length of the highest throughput.

    Args:
        costs: ``C(k)`` [s] by draft length.
        a: Acceptance rate, in [0, 1].

    Returns:
        The greatest maximiser of ``tau(a,k)``; it differs from :func:`best` only at ties.

    Raises:
        InputError: If an argument is out of range.
        NotExact: If a number is a float.

    Example:
        >>> greatest_best({0: Fraction(1), 1: Fraction(3, 2)}, "0.5")
        1
    """
    return maximisers(checked_costs(costs), acceptance_rate(a))[-1]


def best_for_tokens(costs: Costs, tokens: Mapping[int, Fraction]) -> int:
    """The least draft length of the highest throughput for any stated tokens per step.

    For acceptance that is not geometric: no claim of the staircase applies, the lengths are
    compared one by one.

    Args:
        costs: ``C(k)`` [s] by draft length.
        tokens: Tokens per step by draft length; lengths that it lacks are no candidates.

    Returns:
        The least maximiser of ``tokens[k] / C(k)``.

    Raises:
        InputError: If no draft length is in both.
        NotExact: If a number is a float.

    Example:
        >>> best_for_tokens({0: Fraction(1), 1: Fraction(3, 2)}, {0: Fraction(1), 1: Fraction(2)})
        1
    """
    known = checked_costs(costs)
    rates = {k: exact(tokens[k], path=f"tokens[{k}]") / known[k] for k in known if k in tokens}
    if not rates:
        raise InputError(
            "no draft length to compare",
            path="tokens",
            expected="tokens per step for a draft length of known cost",
            found=f"k = {', '.join(map(str, tokens)) or 'none'}",
            mend="give tokens per step for k = 0 (it is 1) and the lengths of interest",
        )
    return max(rates, key=lambda k: (rates[k], -k))
