"""Numbers for people: one fitting unit for each table, bounds rounded outward.

The certificate carries exact ratios; what is printed is a display form. Values are rounded to
the nearest decimal, bounds outward, so that a printed interval always contains the exact one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from specmoe.certificate.wording import runs
from specmoe.exact import (
    Interval,
    from_ratio_string,
    round_down,
    round_nearest,
    round_up,
    show,
)
from specmoe.units import UNITS

__all__ = [
    "DIGITS",
    "Part",
    "Unit",
    "bandwidth_unit",
    "bytes_unit",
    "compact",
    "enclosed",
    "ends",
    "fraction",
    "interval",
    "outward",
    "parts",
    "percent_down",
    "percent_up",
    "plural",
    "ranges",
    "sentence",
    "shown",
    "signed",
    "signed_percent",
    "spoken",
    "time_unit",
    "unbroken",
    "words",
]

DIGITS = 4
"""Significant digits of values and bounds."""
_LONGEST = 14
_NARROW_SPACE = "\u202f"
_MINUS = "\u2212"
_HYPHEN = re.compile(r"(?<!e)-")
_EQUATION = re.compile(r"\b([A-Za-z]) = (?=[\d\[])")
_ASIDE = re.compile(r"(\[[^\[\]]*\])")
_WORD = re.compile(r"[a-z]{2,}(?![\w(=])")


def fraction(text: str) -> Fraction:
    """The exact number behind a ``"p/q"`` of the certificate.

    Raises:
        NotExact: If it is not in canonical form.
    """
    return from_ratio_string(text)


def interval(ends: Mapping[str, Any]) -> Interval:
    """The exact interval behind ``{"lo": ..., "hi": ...}``.

    Example:
        >>> interval({"lo": "1/3", "hi": "1/2"}).width
        Fraction(1, 6)
    """
    return Interval(fraction(ends["lo"]), fraction(ends["hi"]))


def outward(bounds: Interval, digits: int = DIGITS) -> str:
    """Bounds for people, rounded outward.

    Example:
        >>> outward(Interval(Fraction(1, 3), Fraction(2, 3)), 2)
        '[0.33, 0.67]'
    """
    low, high = ends(bounds, digits)
    return signed(f"[{low}, {high}]")


def ends(bounds: Interval, digits: int = DIGITS) -> tuple[str, str]:
    """The two ends, rounded outward; an end that is a short decimal loses its trailing zeros.

    Example:
        >>> ends(Interval(Fraction(33), Fraction(200, 3)))
        ('33', '66.67')
    """
    low, high = round_down(bounds.lo, digits), round_up(bounds.hi, digits)
    return _bare(low, bounds.lo), _bare(high, bounds.hi)


def _bare(text: str, value: Fraction) -> str:
    if "." in text and Fraction(text) == value:
        text = text.rstrip("0").rstrip(".")
    return compact(text)


def compact(numeral: str, longest: int = _LONGEST) -> str:
    """The same decimal with an exponent, where the plain one would be too long to read.

    Example:
        >>> compact("0.5"), compact("-1230000000000000"), compact("0.000000000000000123")
        ('0.5', '-1.23e15', '1.23e-16')
    """
    if len(numeral) <= longest:
        return numeral
    sign = "-" if numeral.startswith("-") else ""
    whole, _, part = numeral.lstrip("-").partition(".")
    digits = (whole + part).lstrip("0")
    exponent = len(whole) - 1 - (len(whole + part) - len(digits))
    digits = digits.rstrip("0")
    mantissa = digits[0] + (f".{digits[1:]}" if len(digits) > 1 else "")
    return f"{sign}{mantissa}e{exponent}"


def shown(value: Fraction, digits: int = DIGITS) -> str:
    """A value to the nearest decimal of so many digits; without trailing zeros only if exact.

    Example:
        >>> shown(Fraction(1, 2)), shown(Fraction("0.50001")), shown(Fraction(10) ** 30)
        ('0.5', '0.5000', '1e30')
    """
    text = show(value, digits)
    return signed(compact(text if Fraction(text) == value else round_nearest(value, digits)))


def signed(text: str) -> str:
    """With minus signs for hyphens, but in exponents.

    Example:
        >>> signed("[-1.5, 2e-7]").replace("\u2212", "minus ")
        '[minus 1.5, 2e-7]'
    """
    return _HYPHEN.sub(_MINUS, text)


def spoken(value: Interval, digits: int = DIGITS) -> str:
    """A value or a range in running text.

    Example:
        >>> spoken(Interval(Fraction("0.7"), Fraction("0.85"))), spoken(Interval.point(Fraction(2)))
        ('0.7 to 0.85', '2')
    """
    low, high = shown(value.lo, digits), shown(value.hi, digits)
    return low if low == high else " to ".join(ends(value, digits))


def enclosed(value: Interval, digits: int = DIGITS) -> str:
    """A value known to an enclosure: one decimal where the enclosure is too narrow to see.

    Example:
        >>> enclosed(Interval(Fraction("0.33333"), Fraction("0.33334")))
        '0.3333'
        >>> enclosed(Interval(Fraction("0.3"), Fraction("0.4")))
        '[0.3, 0.4]'
    """
    low, high = shown(value.lo, digits), shown(value.hi, digits)
    return low if low == high else outward(value, digits)


@dataclass(frozen=True, slots=True)
class Unit:
    """A display unit: its name, and how many base units it is.

    Example:
        >>> ms = Unit("ms", Fraction(1, 1000))
        >>> ms.show(Fraction(1, 3)), ms.bounds(Interval(Fraction(1, 3), Fraction(2, 3)), 3)
        ('333.3', '[333, 667]')
    """

    name: str
    factor: Fraction

    def show(self, value: Fraction, digits: int = DIGITS) -> str:
        """A value in this unit, without the unit's name."""
        return shown(value / self.factor, digits)

    def scaled(self, value: Interval) -> Interval:
        """An interval in this unit."""
        return Interval(value.lo / self.factor, value.hi / self.factor)

    def enclosed(self, value: Interval, digits: int = DIGITS) -> str:
        """A value known to an enclosure, in this unit."""
        return enclosed(self.scaled(value), digits)

    def bounds(self, value: Interval, digits: int = DIGITS) -> str:
        """Bounds in this unit, rounded outward."""
        return outward(self.scaled(value), digits)


def time_unit(times: Iterable[Fraction]) -> Unit:
    """The unit of time in which the largest of these is at least 1 and below 1000.

    Example:
        >>> time_unit([Fraction(1, 10**5), Fraction(1, 20)]).name
        'ms'
    """
    largest = max((abs(time) for time in times), default=Fraction(0))
    for name in ("s", "ms", "us"):
        if largest >= UNITS["time"][name]:
            return Unit("\u00b5s" if name == "us" else name, UNITS["time"][name])
    return Unit("ns", UNITS["time"]["ns"])


def bandwidth_unit() -> Unit:
    """GB/s, always: nominal bandwidths are stated in it."""
    return Unit("GB/s", UNITS["bandwidth"]["GB/s"])


def bytes_unit(size: Fraction) -> Unit:
    """The decimal unit of bytes that fits a size.

    Example:
        >>> bytes_unit(Fraction(2654208)).name
        'MB'
    """
    for name in ("GB", "MB", "kB"):
        if size >= UNITS["bytes"][name]:
            return Unit(name, UNITS["bytes"][name])
    return Unit("B", Fraction(1))


def percent_up(value: Fraction, digits: int = 2) -> str:
    """A relative error as a percentage, never below the exact one.

    Example:
        >>> percent_up(Fraction("0.02113")).replace("\u202f", " ")
        '2.2 %'
    """
    return f"{compact(round_up(value * 100, digits))}{_NARROW_SPACE}%"


def percent_down(value: Fraction, digits: int = 2) -> str:
    """A margin as a percentage, never above the exact one.

    Example:
        >>> percent_down(Fraction("0.02199")).replace("\u202f", " ")
        '2.1 %'
    """
    return f"{compact(round_down(value * 100, digits))}{_NARROW_SPACE}%"


def signed_percent(value: Fraction, digits: int = 2) -> str:
    """A relative deviation with its sign.

    Example:
        >>> signed_percent(Fraction("0.0312")).replace("\u202f", " ")
        '+3.1 %'
    """
    text = compact(round_nearest(abs(value) * 100, digits))
    sign = "+" if value > 0 else _MINUS if value < 0 else ""
    return f"{sign}{text}{_NARROW_SPACE}%"


def ranges(numbers: Sequence[int]) -> str:
    """Whole numbers, runs of three or more joined.

    Example:
        >>> ranges([1, 2, 3, 5, 8, 9])
        '1\u20133, 5, 8, 9'
    """
    parts: list[str] = []
    for run in runs(sorted(set(numbers))):
        parts.extend([f"{run[0]}\u2013{run[-1]}"] if len(run) > 2 else map(str, run))
    return ", ".join(parts)


def plural(count: int, noun: str) -> str:
    """``1 token``, ``2 tokens``.

    Example:
        >>> plural(1, "token"), plural(0, "token")
        ('1 token', '0 tokens')
    """
    return f"{count} {noun}{'' if count == 1 else 's'}"


def sentence(text: str) -> str:
    """A clause as a sentence: a capital, unless it begins with a symbol, and a full stop.

    Example:
        >>> sentence("the law holds"), sentence("k is alone."), sentence("per_slot")
        ('The law holds.', 'k is alone.', 'per_slot.')
    """
    text = unbroken(text.strip())
    if _WORD.match(text):
        text = text[0].upper() + text[1:]
    return text if not text or text[-1] in ".!?:;" else f"{text}."


def unbroken(text: str) -> str:
    """The same with spaces at which no line ends: in ``n = 9`` and before ``%``.

    Example:
        >>> unbroken("3 % at n = 9").replace("\u202f", "_").replace("\u00a0", "_")
        '3_% at n_=_9'
    """
    return _EQUATION.sub("\\1\u00a0=\u00a0", text.replace(" %", f"{_NARROW_SPACE}%"))


@dataclass(frozen=True, slots=True)
class Part:
    """Part of a sentence: what it says, or an aside in square brackets."""

    text: str
    aside: bool


def parts(text: str) -> tuple[Part, ...]:
    """A sentence cut at its square brackets.

    Example:
        >>> [(part.text, part.aside) for part in parts("draft 4 [2-6] at 0.8")]
        [('draft 4 ', False), ('[2-6]', True), (' at 0.8', False)]
    """
    cut = _ASIDE.split(unbroken(text))
    return tuple(Part(piece, at % 2 == 1) for at, piece in enumerate(cut) if piece)


_WORDS = {
    "per_slot": "per-slot",
    "not_explained_by_expert_bytes": "not explained by expert bytes",
}


def words(name: str) -> str:
    """A name of the data model in plain words.

    Example:
        >>> words("per_slot"), words("law_not_supported")
        ('per-slot', 'law not supported')
    """
    return _WORDS.get(name, name.replace("_", " "))
