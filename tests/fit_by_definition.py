"""The regimes of a kernel straight from their definition: slow, and simple enough to read.

Every stretch of points is fitted anew, every point that is left out is left out of a new fit, and
every way to cut the points into stretches is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor

from specmoe.bandwidth import Point
from specmoe.exact import exact, round_nearest
from specmoe.measurement.model import ErrorRule

ONE = 2**128
Found = tuple[tuple[int, ...], Fraction, Fraction, Fraction]
"""The n of a regime, its fixed time, its bandwidth and its error."""


def solved(points: Sequence[Point]) -> tuple[Fraction, Fraction | None]:
    """Fixed time and bandwidth (``None``: the time does not grow), by least squares."""
    unit = min(p.time for p in points)
    bits = max(p.bytes.numerator.bit_length() - p.bytes.denominator.bit_length() for p in points)
    scale = ONE / Fraction(2) ** bits
    largest = max(floor(p.bytes * scale) for p in points)
    a = [floor(unit / p.time * ONE) for p in points]
    b = [floor(p.bytes * scale) * i // largest for i, p in zip(a, points, strict=True)]
    aa, ab = sum(i * i for i in a), sum(i * j for i, j in zip(a, b, strict=True))
    bb, bottom = sum(j * j for j in b), aa * sum(j * j for j in b) - ab * ab
    x, y = bb * sum(a) - ab * sum(b), aa * sum(b) - ab * sum(a)
    if bottom == 0 or y <= 0:
        fixed, slope = Fraction(ONE * sum(a), aa), Fraction(0)
    elif x < 0:
        fixed, slope = Fraction(0), Fraction(ONE * sum(b), bb)
    else:
        fixed, slope = Fraction(ONE * x, bottom), Fraction(ONE * y, bottom)
    fixed = fixed if fixed * 10**9 > 1 else Fraction(0)
    grows = slope * 10**9 > fixed
    seconds = exact(round_nearest(fixed * unit, 8))
    return seconds, exact(round_nearest(largest / (slope * unit * scale), 8)) if grows else None


def miss(point: Point, fixed: Fraction, bandwidth: Fraction | None) -> Fraction:
    """``t / t^ - 1`` rounded away from zero to 12 decimals."""
    predicted = fixed + (point.bytes / bandwidth if bandwidth else 0)
    true = (point.time / predicted - 1) * 10**12
    return Fraction(-floor(-true) if true > 0 else floor(true), 10**12)


def regime(points: Sequence[Point], rule: ErrorRule) -> tuple[Found, Fraction] | None:
    """The one line through points and its misfit, if it describes them and has an error."""
    tolerance = min(rule.tolerance, rule.value) if rule.value is not None else rule.tolerance
    fixed, bandwidth = solved(points)
    if bandwidth is None:
        return None
    misses = [abs(miss(p, fixed, bandwidth)) for p in points]
    if max(misses) > tolerance:
        return None
    e = max(misses)
    if rule.method == "leave_one_out":
        others = ([q for q in points if q is not p] for p in points)
        e = max(e, *(abs(miss(p, *solved(o))) for p, o in zip(points, others, strict=True)))
    if rule.method == "given":
        assert rule.value is not None
        e = rule.value
    if e >= 1:
        return None
    return (tuple(p.n for p in points), fixed, bandwidth, e), sum(m * m for m in misses)


def regimes(points: Sequence[Point], rule: ErrorRule) -> list[Found]:
    """The best cut: fewest points in no stretch, then fewest stretches, then the least misfit."""
    best: list[tuple[tuple[int, int, Fraction], list[Found]]] = [((0, 0, Fraction(0)), [])]
    for end in range(1, len(points) + 1):
        (outside, count, total), found = best[-1]
        ways = [((outside + 1, count, total), found)]
        for start in range(end - 2):
            here = regime(points[start:end], rule)
            if here is not None:
                (outside, count, total), found = best[start]
                ways.append(((outside, count + 1, total + here[1]), [*found, here[0]]))
        best.append(min(ways, key=lambda way: way[0]))
    return best[-1][1]
