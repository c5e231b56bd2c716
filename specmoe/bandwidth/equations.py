"""The line through points: weighted least squares, in whole numbers.

Each point asks that ``fixed * a + slope * b = 1``, with a = 1/time and b = bytes/time: so every
point counts by its relative error, as ``e`` does. In units that make the unknowns moderate, a and b
are whole parts of 2**128: exact sums, no common denominators to find (those of U(n) have thousands
of digits), and no rounding that differs from machine to machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from operator import mul

from specmoe.bandwidth.line import Line, Point
from specmoe.exact import exact, to_digits

__all__ = ["PARTS", "Equations", "Solution", "relative_miss", "whole_parts"]

PARTS = 10**12
"""A miss is a whole number of these parts, rounded away from zero: ``e`` stays an upper bound."""

_BITS = 128
_DIGITS = 8  # that both numbers of a line keep
_TOO_SMALL = 10**9  # a part in so many is no fixed time and no growth, but rounding
_ROBUST_SCALE = 0.01  # relative residuals beyond 1 % count linearly instead of squared


@dataclass(frozen=True, slots=True)
class Solution:
    """``time = fixed + slope * bytes``, both to eight significant digits (the slope's inverse).

    Example:
        >>> Solution(Fraction(1), Fraction(1, 2)).line
        Line(fixed=Fraction(1, 1), bandwidth=Fraction(2, 1), residuals=())
    """

    fixed: Fraction
    """Fixed time [s]."""
    slope: Fraction
    """Seconds per byte; 0 if the time does not grow with the bytes."""

    @property
    def line(self) -> Line:
        """The same by its bandwidth; only of a time that grows."""
        return Line(self.fixed, 1 / self.slope, ())


@dataclass(frozen=True, slots=True)
class _System:
    """The equations of some points: ``x a + y b = 2**_BITS`` for each of them."""

    a: list[int]
    b: list[int]
    unit: Fraction
    """What x counts [s]."""
    slope: Fraction
    """What y counts [s/byte]."""

    @property
    def sums(self) -> _Sums:
        a, b = self.a, self.b
        return sum(map(mul, a, a)), sum(map(mul, a, b)), sum(map(mul, b, b)), sum(a), sum(b)

    def without(self, place: int) -> _System:
        a, b = list(self.a), list(self.b)
        del a[place], b[place]
        return _System(a, b, self.unit, self.slope)

    def sums_without(self, place: int, sums: _Sums) -> _Sums:
        """Those of :meth:`without`, from those of all."""
        i, j = self.a[place], self.b[place]
        aa, ab, bb, sum_a, sum_b = sums
        return aa - i * i, ab - i * j, bb - j * j, sum_a - i, sum_b - j


_Sums = tuple[int, int, int, int, int]
"""Of a**2, a b, b**2, a and b."""


class Equations:
    """The equations of a kernel's points, to solve for any choice of them.

    What belongs to a point alone is worked out once, so that trying many choices is quick.

    Attributes:
        points: The points; they are chosen by their places here.

    Example:
        >>> three = Equations([Point(n, Fraction(n), Fraction(1 + n)) for n in (1, 2, 4)])
        >>> three.solution(range(3))
        Solution(fixed=Fraction(1, 1), slope=Fraction(1, 1))
        >>> three.misses(Solution(Fraction(1), Fraction(1, 2)), [1])
        [500000000000]
    """

    def __init__(self, points: Sequence[Point]) -> None:
        self.points = points
        self._times = [(p.time.numerator, p.time.denominator) for p in points]
        self._bytes = [(p.bytes.numerator, p.bytes.denominator) for p in points]
        self._magnitudes = [top.bit_length() - bottom.bit_length() for top, bottom in self._bytes]
        self._ranks = [0] * len(points)
        for rank, place in enumerate(sorted(range(len(points)), key=lambda i: points[i].time)):
            self._ranks[place] = rank
        self._rates: dict[int, list[int]] = {}
        self._sizes: dict[int, list[int]] = {}

    def solution(self, chosen: Sequence[int], *, robust: bool = False) -> Solution:
        """The least squares through the points of these places, neither number negative.

        Args:
            chosen: At least one place.
            robust: Use a loss (soft L1) that outliers move less.

        Example:
            >>> falling = Equations([Point(n, Fraction(n), Fraction(1, n)) for n in (1, 2)])
            >>> falling.solution([0, 1]).slope
            Fraction(0, 1)
        """
        system = self._system(chosen)
        return _solution(system, system.sums, robust)

    def solutions_without_each(
        self, chosen: Sequence[int], *, robust: bool = False
    ) -> Iterator[tuple[int, Solution]]:
        """Each of these places, and the solution through all the others.

        Args:
            chosen: At least two places.
            robust: As of :meth:`solution`.

        Example:
            >>> two = Equations([Point(n, Fraction(n), Fraction(n)) for n in (1, 2)])
            >>> [(place, rest.fixed) for place, rest in two.solutions_without_each([0, 1])]
            [(0, Fraction(2, 1)), (1, Fraction(1, 1))]
        """
        whole = self._system(chosen)
        sums = whole.sums
        decisive = self._decisive(chosen)
        for place, point in enumerate(chosen):
            if point in decisive:
                yield point, self.solution([i for i in chosen if i != point], robust=robust)
            else:
                # The units are those of all points, so only one term of each sum goes.
                rest = whole.without(place) if robust else whole
                yield point, _solution(rest, whole.sums_without(place, sums), robust)

    def misses(self, solution: Solution, chosen: Sequence[int]) -> list[int]:
        """``t / t^ - 1`` of the points of these places, in :data:`PARTS`, away from zero."""
        fixed, per_byte = solution.fixed, solution.slope
        factor = per_byte.numerator * fixed.denominator
        added = fixed.numerator * per_byte.denominator
        common = fixed.denominator * per_byte.denominator
        found = []
        for place in chosen:
            (time, time_unit), (size, size_unit) = self._times[place], self._bytes[place]
            predicted = (added * size_unit + factor * size) * time_unit
            found.append(_away_from_zero(time * common * size_unit - predicted, predicted))
        return found

    def _system(self, chosen: Sequence[int]) -> _System:
        fastest = min(chosen, key=self._ranks.__getitem__)
        shift = _BITS - max([self._magnitudes[i] for i in chosen])
        rates, sizes = self._rates_in(fastest), self._sizes_in(shift)
        a = [rates[i] for i in chosen]
        own = [sizes[i] for i in chosen]
        largest = max(own)
        b = [product // largest for product in map(mul, own, a)]
        unit = self.points[fastest].time
        return _System(a, b, unit, unit * Fraction(2) ** shift / largest)

    def _rates_in(self, fastest: int) -> list[int]:
        if fastest not in self._rates:
            unit, part = self._times[fastest]
            self._rates[fastest] = [
                (unit * time_part << _BITS) // (part * time) for time, time_part in self._times
            ]
        return self._rates[fastest]

    def _sizes_in(self, shift: int) -> list[int]:
        if shift not in self._sizes:
            self._sizes[shift] = [_whole_part(*size, shift) for size in self._bytes]
        return self._sizes[shift]

    def _decisive(self, chosen: Sequence[int]) -> set[int]:
        """The places that units hang on: without one of them every equation changes."""
        sizes = self._sizes_in(_BITS - max(self._magnitudes[i] for i in chosen))
        return {min(chosen, key=self._ranks.__getitem__), max(chosen, key=sizes.__getitem__)}


def _whole_part(top: int, bottom: int, bits: int) -> int:
    """The whole part of ``top / bottom * 2**bits``."""
    return (top << bits) // bottom if bits >= 0 else top // (bottom << -bits)


def _away_from_zero(top: int, bottom: int) -> int:
    """``top / bottom`` in :data:`PARTS`."""
    top *= PARTS
    return -(-top // bottom) if top > 0 else top // bottom


def relative_miss(time: Fraction, predicted: Fraction) -> Fraction:
    """``time / predicted - 1``, rounded away from zero to 12 decimals.

    Example:
        >>> relative_miss(Fraction(4), Fraction(3))
        Fraction(166666666667, 500000000000)
    """
    top = time.numerator * predicted.denominator - predicted.numerator * time.denominator
    return Fraction(_away_from_zero(top, time.denominator * predicted.numerator), PARTS)


def _solution(system: _System, sums: _Sums, robust: bool) -> Solution:
    x, y = _least_squares(sums)
    if robust:
        x, y = _soft_l1(system.a, system.b, x, y)
    # What remains of zero after rounding is zero: of the fixed time, and of the growth.
    x = x if x * _TOO_SMALL > 1 else Fraction(0)
    y = y if y * _TOO_SMALL > x else Fraction(0)
    fixed = to_digits(x * system.unit, _DIGITS)
    return Solution(fixed, 1 / to_digits(1 / (y * system.slope), _DIGITS) if y else y)


def _least_squares(sums: _Sums) -> tuple[Fraction, Fraction]:
    """The ``x, y >= 0`` with the least sum of ``(x a + y b - 2**_BITS)**2``."""
    aa, ab, bb, sum_a, sum_b = sums
    right = sum_a << _BITS, sum_b << _BITS
    bottom = aa * bb - ab * ab
    x, y = bb * right[0] - ab * right[1], aa * right[1] - ab * right[0]
    if bottom == 0 or y <= 0:
        return Fraction(right[0], aa), Fraction(0)
    if x < 0:
        return Fraction(0), Fraction(right[1], bb)
    return Fraction(x, bottom), Fraction(y, bottom)


def _soft_l1(
    a: Sequence[int], b: Sequence[int], x: Fraction, y: Fraction
) -> tuple[Fraction, Fraction]:
    """The same under a loss that grows linearly, from the least squares on."""
    import numpy as np
    from scipy.optimize import least_squares

    one = 1 << _BITS
    matrix = np.array([[i / one, j / one] for i, j in zip(a, b, strict=True)])
    found = least_squares(
        lambda xy: matrix @ xy - 1,
        [float(x), float(y)],
        bounds=(0, np.inf),
        loss="soft_l1",
        f_scale=_ROBUST_SCALE,
        xtol=1e-14,
        ftol=1e-14,
        gtol=1e-14,
    ).x
    # repr is the shortest decimal that names the float.
    return exact(repr(float(found[0]))), exact(repr(float(found[1])))


def whole_parts(tolerance: Fraction) -> int:
    """The most :data:`PARTS` that are within a tolerance.

    Example:
        >>> whole_parts(Fraction(1, 3))
        333333333333
    """
    return tolerance.numerator * PARTS // tolerance.denominator
