"""The search for regimes: where to cut a row of points into stretches that obey one law each."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterator
from fractions import Fraction
from heapq import heappop, heappush
from typing import TypeAlias

__all__ = ["partition"]

_Score: TypeAlias = tuple[int, int, Fraction]
"""Points left out, stretches, total misfit: the less the better, in this order."""

_Misfit: TypeAlias = Callable[[int, int], Fraction | None]

_NOWHERE = -1  # where the last stretch starts if the last point is left out


def partition(
    count: int,
    least: int,
    misfit: _Misfit,
    holds: Callable[[int, int], bool] = lambda start, end: True,
) -> tuple[tuple[int, int], ...]:
    """Cut ``count`` points in order into stretches, leaving out as few points as possible.

    Among all ways to choose disjoint contiguous stretches it minimises, in this order, the points
    left out, the number of stretches, and the total misfit; by dynamic programming, so the answer
    is the best one and not merely a good one.

    Args:
        count: Number of points.
        least: Fewest points of a stretch.
        misfit: Of the points ``i..j-1``: their misfit, at least 0, or ``None`` where they are no
            stretch. It is asked only where the answer can matter, and in increasing order of j.
        holds: What else a stretch must pass; it is asked only of what would be chosen.

    Returns:
        The stretches as half-open index ranges ``(i, j)``, in order.

    Example:
        >>> flat = [1, 1, 1, 5, 5, 5, 9]
        >>> partition(7, 3, lambda i, j: Fraction(0) if len(set(flat[i:j])) == 1 else None)
        ((0, 3), (3, 6))
    """
    best: list[tuple[_Score, tuple[tuple[int, int], ...]]] = [((0, 0, Fraction(0)), ())]
    starts: list[tuple[_Score, int]] = []  # the best beginnings first
    for end in range(1, count + 1):
        if end >= least:
            insort(starts, (best[end - least][0], end - least))
        (left_out, stretches, total), chosen = best[end - 1]
        skipping = (left_out + 1, stretches, total)
        for score, start in _ways_to_end(end, skipping, starts, misfit):
            if start == _NOWHERE:
                best.append((score, chosen))
                break
            if holds(start, end):
                best.append((score, (*best[start][1], (start, end))))
                break
    return best[count][1]


def _ways_to_end(
    end: int, skipping: _Score, starts: list[tuple[_Score, int]], misfit: _Misfit
) -> Iterator[tuple[_Score, int]]:
    """The score of each way to end, with where its last stretch starts: the best way first."""
    ways = [(skipping, _NOWHERE)]
    for (left_out, stretches, total), start in starts:
        # No stretch makes this beginning any better, nor one of those after it.
        while ways and ways[0][0] < (left_out, stretches + 1, total):
            yield heappop(ways)
        cost = misfit(start, end)
        if cost is not None:
            heappush(ways, ((left_out, stretches + 1, total + cost), start))
    while ways:
        yield heappop(ways)
