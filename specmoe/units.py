"""The closed table of units: a quantity is a number and a unit, never a bare number.

GB and GiB differ by 7.4 %, more than most certified bounds, so a missing unit is an error.
What is read is liberal only where one meaning is possible: the space may be left out, and a unit
may have a second spelling.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Literal, TypeAlias

from specmoe.errors import NotExact, UnitError
from specmoe.exact import exact, rewritten

__all__ = ["SPELLINGS", "UNITS", "Kind", "quantity", "spelt"]

Kind: TypeAlias = Literal["time", "bytes", "bandwidth", "rate"]

_TIME = {
    "s": Fraction(1),
    "ms": Fraction(1, 10**3),
    "us": Fraction(1, 10**6),
    "ns": Fraction(1, 10**9),
}
_BYTES = {
    "B": Fraction(1),
    "kB": Fraction(10**3),
    "MB": Fraction(10**6),
    "GB": Fraction(10**9),
    "KiB": Fraction(2**10),
    "MiB": Fraction(2**20),
    "GiB": Fraction(2**30),
}
UNITS: dict[Kind, dict[str, Fraction]] = {
    "time": _TIME,
    "bytes": _BYTES,
    "bandwidth": {f"{unit}/s": factor for unit, factor in _BYTES.items()},
    "rate": {"tokens/s": Fraction(1)},
}
SPELLINGS: dict[str, str] = {
    "t/s": "tokens/s",
    "tok/s": "tokens/s",
    "token/s": "tokens/s",
    "\u00b5s": "us",  # the micro sign
    "\u03bcs": "us",  # the Greek letter
}
"""Other spellings that are read, as programs print them, and the unit that each one means."""

_SPACED = re.compile(r"\s*(\S+)\s+(\S+)\s*")
# No unit has a digit, so the number ends where the first letter stands that is no exponent's.
_JOINED = re.compile(
    r"\s*([+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?|[+-]?[0-9]+/[0-9]+|[+-]?[0-9.,]+)"
    r"([^\W\d_][^\s\d]*)\s*"
)


def _split(text: str) -> tuple[str, str] | None:
    """The number and the unit, each as written."""
    match = _SPACED.fullmatch(text) or _JOINED.fullmatch(text)
    return (match[1], match[2]) if match else None


def spelt(text: str) -> str:
    """A quantity with one space and the unit's own spelling; the number stays as it is.

    Example:
        >>> spelt("170.9 t/s"), spelt("15.60ms")
        ('170.9 tokens/s', '15.60 ms')
    """
    parts = _split(text)
    if parts is None:
        return " ".join(text.split())
    number, unit = parts
    return f"{number} {SPELLINGS.get(unit, unit)}"


def quantity(text: object, kind: Kind, *, path: str | None = None) -> Fraction:
    """Read ``"5.85 ms"`` and the like into base units.

    Args:
        text: A number and a unit of the closed table, or one of its :data:`SPELLINGS`. The space
            between them may be left out.
        kind: ``time`` [s], ``bytes`` [bytes], ``bandwidth`` [bytes/s] or ``rate`` [tokens/s].
        path: Where it stands, for the error message.

    Returns:
        The exact value in the base unit.

    Raises:
        UnitError: If the unit is missing, unknown or of another kind.

    Example:
        >>> quantity("5.85 ms", "time"), quantity("1 GiB/s", "bandwidth")
        (Fraction(117, 20000), Fraction(1073741824, 1))
        >>> quantity("170.9 t/s", "rate") == quantity("170.9 tokens/s", "rate")
        True
    """
    units = UNITS[kind]
    noun = "size" if kind == "bytes" else kind
    expected = f'a {noun} such as "12.5 {next(iter(units))}", unit one of {", ".join(units)}'
    parts = _split(text) if isinstance(text, str) else None
    if parts is None:
        raise UnitError(
            "a quantity needs a number and a unit",
            path=path,
            expected=expected,
            found=repr(text)[:60],
            mend=f"write the number and its unit in one text, the unit one of {', '.join(units)}",
        )
    number, written = parts
    unit = SPELLINGS.get(written, written)
    if unit not in units:
        elsewhere = [other for other, table in UNITS.items() if unit in table]
        raise UnitError(
            f"{written[:40]} is not a unit of {kind}",
            path=path,
            expected=expected,
            found=f"{written}, a unit of {elsewhere[0]}" if elsewhere else written[:40],
            mend=f"give a {noun} in a listed unit" if elsewhere else _nearest(written, units),
        )
    try:
        return exact(number, path=path) * units[unit]
    except NotExact as error:
        slip = rewritten(number)
        raise UnitError(
            "the number before the unit cannot be read",
            path=path,
            expected=expected,
            found=error.found,
            mend=error.mend if slip is None else f'{slip[0]}: "{slip[1]} {unit}"',
        ) from error


def _nearest(written: str, units: dict[str, Fraction]) -> str:
    """What was probably meant by a unit that is not in the table."""
    near = [unit for unit in units if _folded(unit) == _folded(written)]
    if not near and len(units) > 1:
        return "use a listed unit; units are case-sensitive"
    # A small b is a bit to some and a slip to others.
    bits = " (a small b is a bit; 8 bits are a byte)" if "b" in written else ""
    return f"did you mean {' or '.join(near or units)}?{bits}"


def _folded(unit: str) -> str:
    """What spellings of a unit have in common: not case, sec for s, ps for /s, or Ki for k."""
    return re.sub("ps$", "/s", re.sub("sec$", "s", unit.casefold())).replace("i", "")
