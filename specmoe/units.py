"""The closed table of units: a quantity is a number and a unit, never a bare number.

GB and GiB differ by 7.4 %, more than most certified bounds, so a missing unit is an error.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Literal, TypeAlias

from specmoe.errors import NotExact, UnitError
from specmoe.exact import exact

__all__ = ["UNITS", "Kind", "quantity"]

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
_FORM = re.compile(r"\s*(\S+)\s+(\S+)\s*")


def quantity(text: object, kind: Kind, *, path: str | None = None) -> Fraction:
    """Read ``"5.85 ms"`` and the like into base units.

    Args:
        text: A number, a space, and a unit of the closed table.
        kind: ``time`` [s], ``bytes`` [bytes], ``bandwidth`` [bytes/s] or ``rate`` [tokens/s].
        path: Where it stands, for the error message.

    Returns:
        The exact value in the base unit.

    Raises:
        UnitError: If the unit is missing, unknown or of another kind.

    Example:
        >>> quantity("5.85 ms", "time"), quantity("1 GiB/s", "bandwidth")
        (Fraction(117, 20000), Fraction(1073741824, 1))
    """
    units = UNITS[kind]
    expected = f'a {kind} such as "12.5 {next(iter(units))}", unit one of {", ".join(units)}'
    match = _FORM.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        raise UnitError(
            "a quantity needs a number and a unit",
            path=path,
            expected=expected,
            found=repr(text)[:60],
            mend="write the number and its unit in one string",
        )
    number, unit = match.groups()
    if unit not in units:
        elsewhere = [other for other, table in UNITS.items() if unit in table]
        raise UnitError(
            f"{unit} is not a unit of {kind}",
            path=path,
            expected=expected,
            found=f"{unit}, a unit of {elsewhere[0]}" if elsewhere else unit[:40],
            mend="use a listed unit; units are case-sensitive",
        )
    try:
        return exact(number, path=path) * units[unit]
    except NotExact as error:
        raise UnitError(
            "the number before the unit cannot be read",
            path=path,
            expected=expected,
            found=error.found,
            mend=error.mend,
        ) from error
