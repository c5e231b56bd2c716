"""The search for regimes: where to cut a row of points into stretches that obey one law each."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

__all__ = ["partition"]


def partition(
    count: int, least: int, misfit: Callable[[int, int], Fraction | None]
) -> tuple[tuple[int, int], ...]:
    """Cut ``count`` points in order into stretches, leaving out as few points as possible.

    Among all ways to choose disjoint contiguous stretches it minimises, in this order, the points
    left out, the number of stretches, and the total misfit; by dynamic programming, so the answer
    is the best one and not merely a good one.

    Args:
        count: Number of points.
        least: Fewest points of a stretch.
        misfit: Of the points ``i..j-1``: their misfit, or ``None`` where they are no stretch.

    Returns:
        The stretches as half-open index ranges ``(i, j)``, in order.

    Example:
        >>> flat = [1, 1, 1, 5, 5, 5, 9]
        >>> partition(7, 3, lambda i, j: Fraction(0) if len(set(flat[i:j])) == 1 else None)
        ((0, 3), (3, 6))
    """
    Score = tuple[int, int, Fraction]
    best: list[tuple[Score, tuple[tuple[int, int], ...]]] = [((0, 0, Fraction(0)), ())]
    for end in range(1, count + 1):
        (left_out, stretches, total), chosen = best[end - 1]
        candidate = ((left_out + 1, stretches, total), chosen)
        for start in range(end - least + 1):
            cost = misfit(start, end)
            if cost is None:
                continue
            (left_out, stretches, total), chosen = best[start]
            score = (left_out, stretches + 1, total + cost)
            if score < candidate[0]:
                candidate = (score, (*chosen, (start, end)))
        best.append(candidate)
    return best[count][1]
