"""Which n to measure next, where those at hand do not tell a fixed time and a bandwidth."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from specmoe.bandwidth.line import Point
from specmoe.bandwidth.search import LEAST_POINTS
from specmoe.measurement.model import KernelKind
from specmoe.routing import RoutingModel

__all__ = ["beyond", "points_missing"]


def points_missing(
    ns: Sequence[int],
    kind: KernelKind,
    routing: RoutingModel,
    within: tuple[int, int] | None = None,
) -> tuple[int, ...]:
    """Which n to add so that there are enough for a line, spread so that the bytes differ.

    Args:
        ns: The n that were measured.
        kind: The kernel's kind.
        routing: Gives ``U(n)``.
        within: The range to stay in, both ends included.

    Example:
        >>> from specmoe.routing import UniformRouting
        >>> points_missing((1, 8), "per_slot", UniformRouting(64, 6))
        (2,)
    """
    lo, hi = within or (1, routing.max_n if kind != "per_slot" else None)
    have = sorted(ns)
    added: list[int] = []

    def useful(n: int) -> bool:
        """Whether n is new, allowed, and asks for bytes that n + 1 would still add to."""
        if n in have or n < lo or (hi is not None and n > hi):
            return False
        return kind == "per_slot" or 5 * routing.U(n) < 4 * routing.N or n < have[0]

    while len(have) < LEAST_POINTS:
        if not have:
            n = max(lo, 1 if kind == "per_slot" or hi == 1 else 2)
        else:
            middle = isqrt(have[0] * have[-1])
            wishes = [middle] if have[-1] >= 4 * have[0] else []
            wishes += [2 * have[-1], have[0] // 2, middle, have[-1] + 1, have[0] - 1]
            n = next((wish for wish in wishes if useful(wish)), 0)
            if n == 0:
                break
        added.append(n)
        have = sorted({*have, n})
    return tuple(sorted(added))


def beyond(points: Sequence[Point]) -> int:
    """Where to go on after times that stay the same: to more bytes, or to fewer if none are left.

    A deduplicating kernel that already selects nearly every expert has no more bytes to ask for.

    Args:
        points: The kernel's points, by n.

    Example:
        >>> from fractions import Fraction
        >>> beyond([Point(n, Fraction(n), Fraction(1)) for n in (1, 2, 4)])
        8
    """
    if 4 * points[-1].bytes < 5 * points[0].bytes:
        return max(1, points[0].n // 2)
    return 2 * points[-1].n
