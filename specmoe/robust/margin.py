"""How far acceptance, or the costs, may be off before another draft length is best."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from specmoe.acceptance import acceptance_rate, expected_tokens
from specmoe.exact import ExactLike, Interval
from specmoe.staircase import WIDTH, Costs, checked_costs, staircase

__all__ = ["MarginToFlip", "margin_to_flip", "runner_up"]


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
        >>> from specmoe.exact import show, show_interval
        >>> margin = margin_to_flip({0: Fraction(1), 1: Fraction(5, 4), 2: Fraction(8, 5)}, "0.5")
        >>> margin.k, show(margin.lower.lo), show_interval(margin.upper), show(margin.error)
        (1, '0.25', '[0.6873, 0.6874]', '0.04632')
    """
    known, rate = checked_costs(costs), acceptance_rate(a)
    stairs = staircase(known, width)
    k, rival, error = runner_up(known, rate)
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


def runner_up(costs: dict[int, Fraction], a: Fraction) -> tuple[int, int | None, Fraction]:
    """The best length, the next best, and the least common error at which B6 fails between them.

    Args:
        costs: Checked costs.
        a: Acceptance rate, in [0, 1].

    Example:
        >>> runner_up({0: Fraction(1), 1: Fraction(5, 4)}, Fraction(1, 2))
        (1, 0, Fraction(1, 11))
    """
    rates = {k: expected_tokens(a, k) / cost for k, cost in costs.items()}
    k = max(rates, key=lambda k: (rates[k], -k))
    rest = {j: rate for j, rate in rates.items() if j != k}
    if not rest:
        return k, None, Fraction(1)
    rival = max(rest, key=lambda j: (rest[j], -j))
    return k, rival, (rates[k] - rest[rival]) / (rates[k] + rest[rival])
