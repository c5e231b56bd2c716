"""Numbers in the certificate's own sentences, rounded to the side on which the sentence holds."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from specmoe.exact import (
    Interval,
    ratio_string,
    round_down,
    round_nearest,
    round_up,
    show,
    show_interval,
)
from specmoe.units import UNITS

__all__ = [
    "compared",
    "exactly",
    "figure",
    "numbers",
    "outward",
    "percent_above",
    "percent_below",
    "rate_above",
    "rate_below",
    "runs",
    "seconds_below",
    "time_bounds",
]

_FEWEST, _MOST = 2, 13
"""Significant digits of bounds in a sentence."""
_WHOLE = 40
"""More significant digits than anybody states."""
_TIMES = ("s", "ms", "us", "ns")


def figure(interval: Interval, digits: int = 4) -> str:
    """One number where the interval is one to so many digits, else the interval.

    Example:
        >>> figure(Interval.point(Fraction(4, 5))), figure(Interval(Fraction(1, 2), Fraction(3, 4)))
        ('0.8', '[0.5000, 0.7500]')
    """
    lo, hi = round_nearest(interval.lo, digits), round_nearest(interval.hi, digits)
    return show(interval.lo, digits) if lo == hi else show_interval(interval, digits)


def exactly(value: Fraction) -> str:
    """A figure as it was stated, to the last digit; a ratio where no decimal is the same.

    Example:
        >>> exactly(Fraction(1091, 10)), exactly(Fraction(1, 3))
        ('109.1', '1/3')
    """
    text = show(value, _WHOLE)
    return text if Fraction(text) == value else ratio_string(value)


def numbers(values: Sequence[int]) -> str:
    """Whole numbers in rising order, runs joined.

    Example:
        >>> numbers([1, 2, 3, 7])
        '1-3, 7'
    """
    return ", ".join(_spans(values))


def _spans(values: Sequence[int]) -> list[str]:
    return [f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs(values)]


def runs(values: Sequence[int]) -> list[list[int]]:
    """Whole numbers in rising order, those that follow one another together.

    Example:
        >>> runs([1, 2, 3, 7])
        [[1, 2, 3], [7]]
    """
    found: list[list[int]] = []
    for value in values:
        if found and value == found[-1][-1] + 1:
            found[-1].append(value)
        else:
            found.append([value])
    return found


def compared(best: Sequence[int], lengths: Sequence[int]) -> str:
    """What to say where a draft length next to the best was not compared; else nothing.

    Without it the longest length that was timed would pass for the best one there is.

    Args:
        best: The best draft length, at the low and at the high end of an acceptance interval.
        lengths: All draft lengths that were compared, rising.

    Example:
        >>> compared((2, 2), [0, 1, 2, 3]), compared((3, 3), [0, 1, 2, 3])
        ('', 'the longest compared')
        >>> compared((3, 3), [0, 3]), compared((0, 0), [0, 3])
        ('of 0 and 3 compared', 'of 0 and 3 compared')
    """
    low, high = best[0], best[-1]
    gaps = (low > 0 and low - 1 not in lengths) or (high < lengths[-1] and high + 1 not in lengths)
    if gaps:
        return f"of {' and '.join(_spans(lengths))} compared"
    return "the longest compared" if high == lengths[-1] else ""


def percent_above(value: Fraction, digits: int = 2) -> str:
    """A margin as a percentage that is never below the exact one.

    Example:
        >>> percent_above(Fraction("0.00034201"))
        '0.035 %'
    """
    return f"{_bare(round_up(100 * value, digits))} %"


def percent_below(value: Fraction, digits: int = 2) -> str:
    """A margin as a percentage that is never above the exact one.

    Example:
        >>> percent_below(Fraction("0.01299"))
        '1.2 %'
    """
    return f"{_bare(round_down(100 * value, digits))} %"


def rate_above(value: Fraction, digits: int = 3) -> str:
    """The least decimal of so many digits that is not below a rate.

    Example:
        >>> rate_above(Fraction(2, 3)), rate_below(Fraction(2, 3))
        ('0.667', '0.666')
    """
    return _bare(round_up(value, digits))


def rate_below(value: Fraction, digits: int = 3) -> str:
    """The greatest decimal of so many digits that is not above a rate."""
    return _bare(round_down(value, digits))


def seconds_below(value: Fraction, digits: int = 3) -> str:
    """A time [s] in a unit that fits it, never above the exact one.

    Example:
        >>> seconds_below(Fraction(1, 300))
        '3.33 ms'
    """
    unit = _unit(value)
    return f"{_bare(round_down(value / UNITS['time'][unit], digits))} {_name(unit)}"


def outward(bounds: Interval) -> tuple[str, str]:
    """Both ends, rounded outward to the fewest digits that widen them by a tenth at most.

    Example:
        >>> outward(Interval(Fraction(1, 3), Fraction(2, 3)))
        ('0.33', '0.67')
        >>> outward(Interval(Fraction("0.27712"), Fraction("0.27731")))
        ('0.27712', '0.27731')
    """
    for digits in range(_FEWEST, _MOST):
        low, high = round_down(bounds.lo, digits), round_up(bounds.hi, digits)
        if 10 * (Fraction(high) - Fraction(low)) <= 11 * bounds.width:
            break
    return _bare(low), _bare(high)


def time_bounds(times: Interval) -> tuple[str, str]:
    """Both ends of times [s] in one unit, rounded outward.

    Example:
        >>> time_bounds(Interval(Fraction(1, 300), Fraction(1, 150)))
        ('3.3 ms', '6.7 ms')
    """
    unit = _unit(times.hi)
    size = UNITS["time"][unit]
    low, high = outward(Interval(times.lo / size, times.hi / size))
    return f"{low} {_name(unit)}", f"{high} {_name(unit)}"


def _bare(numeral: str) -> str:
    return numeral.rstrip("0").rstrip(".") if "." in numeral else numeral


def _unit(value: Fraction) -> str:
    return next((unit for unit in _TIMES if value >= UNITS["time"][unit]), _TIMES[-1])


def _name(unit: str) -> str:
    return "\u00b5s" if unit == "us" else unit
