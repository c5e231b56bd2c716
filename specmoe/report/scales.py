"""The axes of the plots: their range, linear or logarithmic, and their ticks.

Positions are computed from exact rationals and only the place between the two ends is a float.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

from specmoe.exact import show
from specmoe.report.display import compact

__all__ = ["Scale", "linear", "logarithmic", "powers_of_two"]

_LONGEST_TICK = 7


@dataclass(frozen=True, slots=True)
class Scale:
    """One axis: its range, whether it is logarithmic, and its ticks.

    Example:
        >>> Scale(Fraction(0), Fraction(4), False, ()).at(Fraction(1))
        0.25
        >>> Scale(Fraction(1), Fraction(16), True, ()).at(Fraction(4))
        0.5
    """

    lo: Fraction
    hi: Fraction
    log: bool
    ticks: tuple[tuple[Fraction, str], ...]

    def at(self, value: Fraction) -> float:
        """Place of a value between the low end (0) and the high end (1), kept inside."""
        value = min(max(value, self.lo), self.hi)
        if not self.log:
            return float((value - self.lo) / (self.hi - self.lo))
        low, high = _log2(self.lo), _log2(self.hi)
        return (_log2(value) - low) / (high - low)

    def holds(self, value: Fraction) -> bool:
        """Whether a value lies on the axis."""
        return self.lo <= value <= self.hi


def _log2(value: Fraction) -> float:
    # Of the two integers apart: a ratio can be beyond the floats, its integers' logarithms not.
    return math.log2(value.numerator) - math.log2(value.denominator)


def linear(lo: Fraction, hi: Fraction, ticks: int, *, whole: bool = False) -> Scale:
    """A linear axis with about so many ticks at 1, 2 or 5 times a power of ten.

    Args:
        lo: Low end.
        hi: High end, above ``lo``.
        ticks: How many ticks fit.
        whole: Only whole numbers as ticks.

    Example:
        >>> [text for _, text in linear(Fraction(0), Fraction(9), 4).ticks]
        ['0', '5']
    """
    if hi <= lo:
        hi = lo + (abs(lo) or 1)
    values: list[Fraction] = []
    # A range between two round numbers holds none of them: then take a finer step.
    for finer in (1, 2, 5, 10):
        step = _nice_step((hi - lo) / max(ticks, 1) / finer)
        if whole:
            step = max(step, Fraction(1))
        first, last = -((-lo) // step), hi // step
        values = [index * step for index in range(int(first), int(last) + 1)]
        if len(values) > 1:
            break
    return Scale(lo, hi, False, tuple((v, _tick(v, 6)) for v in values))


def _tick(value: Fraction, digits: int) -> str:
    return compact(show(value, digits), _LONGEST_TICK)


def _nice_step(rough: Fraction) -> Fraction:
    power = Fraction(1)
    while power > rough:
        power /= 10
    while power * 10 <= rough:
        power *= 10
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)


def powers_of_two(hi: int, ticks: int) -> Scale:
    """A logarithmic axis from 1 to ``hi``, ticks at powers of two.

    Example:
        >>> [text for _, text in powers_of_two(40, 8).ticks]
        ['1', '2', '4', '8', '16', '32']
    """
    hi = max(hi, 2)
    powers = hi.bit_length()
    every = -(-powers // max(ticks, 1))
    values = [2**exponent for exponent in range(0, powers, every)]
    return Scale(
        Fraction(1), Fraction(hi), True, tuple((Fraction(v), _tick(Fraction(v), 7)) for v in values)
    )


def logarithmic(lo: Fraction, hi: Fraction, ticks: int) -> Scale:
    """A logarithmic axis, ticks at 1, 2 and 5 times powers of ten while they fit.

    Example:
        >>> [text for _, text in logarithmic(Fraction(3), Fraction(90), 8).ticks]
        ['2', '5', '10', '20', '50', '100']
    """
    power = Fraction(1)
    while power > lo:
        power /= 10
    while power * 10 <= lo:
        power *= 10
    decades: list[Fraction] = []
    while power <= hi * 10:
        decades.append(power)
        power *= 10
    for factors in ((1, 2, 5), (1, 3), (1,)):
        values = [decade * factor for decade in decades for factor in factors]
        start = max((v for v in values if v <= lo), default=values[0])
        end = min((v for v in values if v >= hi and v > start), default=values[-1])
        inside = [v for v in values if start <= v <= end]
        if len(inside) <= ticks:
            break
    kept = inside[:: -(-len(inside) // max(ticks, 1))]
    return Scale(start, end, True, tuple((v, _tick(v, 3)) for v in kept))
