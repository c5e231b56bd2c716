"""Exact numbers: the one door by which a number enters specmoe.

Everything that decides a bound, a crossover or a best draft length is a
:class:`fractions.Fraction` made here. Floats are refused: ``0.1`` the float is not
one tenth. Displayed bounds are rounded outward, so that the printed interval always
contains the exact one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import TypeAlias

from specmoe.errors import NotExact

__all__ = [
    "ExactLike",
    "Interval",
    "exact",
    "from_ratio_string",
    "half_unit",
    "ratio_string",
    "rewritten",
    "round_down",
    "round_nearest",
    "round_up",
    "show",
    "show_interval",
    "show_known",
    "to_digits",
]

ExactLike: TypeAlias = int | str | Decimal | Fraction

_DECIMAL = re.compile(r"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]{1,4})?")
_RATIO = re.compile(r"[+-]?[0-9]+/[0-9]+")
_CANONICAL_RATIO = re.compile(r"(?:0|-?[1-9][0-9]*)/[1-9][0-9]*")
# Longest accepted numeral and largest decimal exponent: enough for any measurement, and small
# enough that a hostile file cannot make us build a number of a million digits.
_MAX_LENGTH = 400
_MAX_EXPONENT = 400


def exact(value: ExactLike, *, path: str | None = None) -> Fraction:
    """Turn an int, a string, a Decimal or a Fraction into the rational number it denotes.

    Strings are decimals (``"819.2"``, ``"1e-3"``) or ratios (``"2/3"``) in ASCII digits.

    Args:
        value: The number.
        path: Where it stands, for the error message.

    Returns:
        The exact value.

    Raises:
        NotExact: For floats, bools, NaN, infinities, and text that is no number.

    Example:
        >>> exact("819.2"), exact("2/3"), exact(Decimal("0.1"))
        (Fraction(4096, 5), Fraction(2, 3), Fraction(1, 10))
    """
    if isinstance(value, bool):
        raise _refuse(path, "a number", f"the truth value {value}", "write 1 or 0")
    if isinstance(value, int):
        return Fraction(value)
    if isinstance(value, Fraction):
        return value
    if isinstance(value, Decimal):
        if not value.is_finite():
            raise _refuse(path, "a finite number", str(value), "leave the entry out")
        if abs(value.adjusted()) > _MAX_EXPONENT:
            raise _refuse(path, f"an exponent up to {_MAX_EXPONENT}", str(value)[:40], "check it")
        return Fraction(value)
    if isinstance(value, str):
        return _from_text(value.strip(), path)
    if isinstance(value, float):
        raise _refuse(
            path,
            "an int, a decimal string, a Decimal or a Fraction",
            f"the float {value!r}",
            'pass the decimal as text, for example "0.1"',
        )
    raise _refuse(path, "a number", f"{type(value).__name__}", "pass an int or a decimal string")


def _from_text(text: str, path: str | None) -> Fraction:
    if len(text) > _MAX_LENGTH:
        raise _refuse(path, f"at most {_MAX_LENGTH} characters", f"{len(text)}", "shorten it")
    if _DECIMAL.fullmatch(text):
        number = Decimal(text)
        if number and abs(number.adjusted()) > _MAX_EXPONENT:
            raise _refuse(path, f"an exponent up to {_MAX_EXPONENT}", text[:40], "check it")
        return Fraction(number)
    if _RATIO.fullmatch(text):
        top, bottom = text.split("/")
        if int(bottom) == 0:
            raise _refuse(path, "a denominator above 0", text[:40], "check the ratio")
        return Fraction(int(top), int(bottom))
    slip = rewritten(text)
    mend = "write a number" if slip is None else f'{slip[0]}: "{slip[1]}"'
    raise _refuse(path, 'a decimal or a ratio such as "0.8" or "4/5"', repr(text[:40]), mend)


def rewritten(text: str) -> tuple[str, str] | None:
    """A number written in a way that is not read here, as it must be written.

    Args:
        text: A text that :func:`exact` refuses.

    Returns:
        What to do and the number in its right form, for a decimal comma, commas between
        thousands, and per cent; ``None`` for anything else.

    Example:
        >>> rewritten("15,6")
        ('use a decimal point', '15.6')
        >>> rewritten("61 %")
        ('write per cent as a share of 1', '0.61')
    """
    if len(text) > 40:
        return None
    number = text.strip()
    share = number.endswith("%")
    advice = "write per cent as a share of 1" if share else "use a decimal point"
    number = number.removesuffix("%").rstrip()
    if re.fullmatch(r"[+-]?[1-9][0-9]{0,2},[0-9]{3}", number):
        advice += ", or leave the comma out if it parts thousands"
    elif re.fullmatch(r"[+-]?[1-9][0-9]{0,2}(?:,[0-9]{3})+(?:\.[0-9]+)?", number):
        advice = advice if share else "leave the commas out"
        number = number.replace(",", "")
    number = number.replace(",", ".")
    if number == text.strip() or not re.fullmatch(r"[+-]?[0-9]+(?:\.[0-9]*)?", number):
        return None
    if share:
        sign, digits, exponent = Decimal(number).as_tuple()
        assert isinstance(exponent, int)  # it has digits only
        number = f"{Decimal((sign, digits, exponent - 2)):f}"
    return advice, number


def _refuse(path: str | None, expected: str, found: str, mend: str) -> NotExact:
    return NotExact("not an exact number", path=path, expected=expected, found=found, mend=mend)


def half_unit(text: str) -> Fraction:
    """Half a unit in the last written digit: what rounding alone leaves open.

    Args:
        text: A decimal as written; a ratio is exact and leaves nothing open.

    Raises:
        NotExact: If the text is no number.

    Example:
        >>> half_unit("26.7"), half_unit("1e3"), half_unit("2/3")
        (Fraction(1, 20), Fraction(500, 1), Fraction(0, 1))
    """
    exact(text)
    if "/" in text:
        return Fraction(0)
    exponent = Decimal(text.strip()).as_tuple().exponent
    assert isinstance(exponent, int)  # only NaN and infinities have none, and exact() refuses them
    return Fraction(10) ** exponent / 2


@dataclass(frozen=True, slots=True)
class Interval:
    """A closed interval of exact numbers, ``lo <= hi``.

    Example:
        >>> Interval(Fraction(1, 3), Fraction(1, 2)).contains(Fraction(2, 5))
        True
    """

    lo: Fraction
    hi: Fraction

    def __post_init__(self) -> None:
        for end in (self.lo, self.hi):
            if not isinstance(end, Fraction):
                raise _refuse("Interval", "two Fractions", type(end).__name__, "use exact()")
        if self.lo > self.hi:
            raise _refuse("Interval", "lo <= hi", f"{self.lo} > {self.hi}", "swap the ends")

    @classmethod
    def point(cls, value: Fraction) -> Interval:
        """The interval that holds one number only."""
        return cls(value, value)

    @classmethod
    def around(cls, value: Fraction, e: Fraction) -> Interval:
        """The values within a relative error: ``[(1 - e) value, (1 + e) value]`` (B1)."""
        ends = ((1 - e) * value, (1 + e) * value)
        return cls(min(ends), max(ends))

    @property
    def width(self) -> Fraction:
        """``hi - lo``."""
        return self.hi - self.lo

    def contains(self, value: Fraction) -> bool:
        """Whether ``lo <= value <= hi``."""
        return self.lo <= value <= self.hi


def ratio_string(value: Fraction) -> str:
    """The canonical text of a rational: lowest terms, positive denominator, always ``p/q``.

    Example:
        >>> ratio_string(Fraction(6, 4)), ratio_string(Fraction(3))
        ('3/2', '3/1')
    """
    return f"{value.numerator}/{value.denominator}"


def from_ratio_string(text: str) -> Fraction:
    """Read what :func:`ratio_string` wrote, and nothing else.

    Raises:
        NotExact: If the text is not in canonical form.

    Example:
        >>> from_ratio_string("3/2")
        Fraction(3, 2)
    """
    if isinstance(text, str) and _CANONICAL_RATIO.fullmatch(text):
        top, bottom = text.split("/")
        value = Fraction(int(top), int(bottom))
        if ratio_string(value) == text:
            return value
    raise _refuse(None, 'a ratio in lowest terms, "p/q"', repr(text)[:60], "use ratio_string()")


def _scaled(value: Fraction, digits: int) -> tuple[int, int, int]:
    """``value * 10**places`` with that many digits before the point, as a ratio, and ``places``."""
    if digits < 1:
        raise ValueError("digits must be at least 1")
    top, bottom = value.numerator, value.denominator
    if top == 0:
        return 0, 1, 0
    # Digits before the decimal point, estimated from bit lengths and then corrected exactly.
    places = digits - (abs(top).bit_length() - bottom.bit_length()) * 30103 // 100000
    while True:
        scaled = top * 10**places if places >= 0 else top
        unit = bottom if places >= 0 else bottom * 10**-places
        if abs(scaled) >= unit * 10**digits:
            places -= 1
        elif abs(scaled) < unit * 10 ** (digits - 1):
            places += 1
        else:
            return scaled, unit, places


def _nearest(top: int, bottom: int) -> int:
    """The nearest whole number to a ratio, the even one of two."""
    whole, rest = divmod(top, bottom)
    return whole + (2 * rest > bottom or (2 * rest == bottom and whole % 2))


def _text(scaled: int, places: int) -> str:
    """The plain decimal of ``scaled / 10**places``; whole parts keep their trailing zeros."""
    if places <= 0:
        return str(scaled * 10**-places)
    sign = "-" if scaled < 0 else ""
    whole, part = divmod(abs(scaled), 10**places)
    return f"{sign}{whole}.{part:0{places}d}"


def round_down(value: Fraction, digits: int = 4) -> str:
    """The greatest decimal of so many significant digits that is not above ``value``.

    Example:
        >>> round_down(Fraction(2, 3), 3), round_up(Fraction(2, 3), 3)
        ('0.666', '0.667')
    """
    top, bottom, places = _scaled(value, digits)
    return _text(top // bottom, places)


def round_up(value: Fraction, digits: int = 4) -> str:
    """The least decimal of so many significant digits that is not below ``value``.

    Example:
        >>> round_up(Fraction(1, 3), 2)
        '0.34'
    """
    top, bottom, places = _scaled(value, digits)
    return _text(-(-top // bottom), places)


def round_nearest(value: Fraction, digits: int = 4) -> str:
    """The nearest decimal of so many significant digits (a display form, never a bound).

    Example:
        >>> round_nearest(Fraction(2, 3), 3)
        '0.667'
    """
    top, bottom, places = _scaled(value, digits)
    return _text(_nearest(top, bottom), places)


def to_digits(value: Fraction, digits: int) -> Fraction:
    """The number that :func:`round_nearest` writes.

    Example:
        >>> to_digits(Fraction(2, 3), 3)
        Fraction(667, 1000)
    """
    top, bottom, places = _scaled(value, digits)
    whole = _nearest(top, bottom)
    return Fraction(whole, 10**places) if places >= 0 else Fraction(whole * 10**-places)


def show(value: Fraction, digits: int = 4) -> str:
    """A value for people: exact if it is a short decimal, else the nearest one.

    Example:
        >>> show(Fraction(1, 2)), show(Fraction(1, 3))
        ('0.5', '0.3333')
    """
    if value.denominator == 1 and abs(value.numerator) < 10 ** max(digits, 6):
        return str(value.numerator)
    text = round_nearest(value, digits)
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return text


def show_interval(interval: Interval, digits: int = 4) -> str:
    """An interval for people, rounded outward.

    Example:
        >>> show_interval(Interval(Fraction(1, 3), Fraction(2, 3)), 2)
        '[0.33, 0.67]'
    """
    return f"[{round_down(interval.lo, digits)}, {round_up(interval.hi, digits)}]"


def show_known(interval: Interval) -> str:
    """What is known of a number, for people: the number itself if the interval holds no other.

    Example:
        >>> show_known(Interval.point(Fraction(1, 2)))
        '0.5'
        >>> show_known(Interval(Fraction(1, 3), Fraction(1, 2)))
        '[0.3333, 0.5000]'
    """
    return show(interval.lo) if interval.lo == interval.hi else show_interval(interval)
