"""A value of the document together with where it stands, so that every message can say so."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any, TypeVar

from specmoe.errors import InputError, SpecmoeError
from specmoe.exact import exact
from specmoe.measurement.mistakes import each
from specmoe.measurement.wording import Step, key_path, row_of
from specmoe.units import Kind, quantity

__all__ = ["RANGES", "Place", "by_first", "once", "power"]

T = TypeVar("T")

# What a measured figure can be; outside, a unit is wrong or a digit slipped (and the fit, which
# proposes in floating point, would meet zeros and infinities).
RANGES: dict[Kind, tuple[Fraction, Fraction]] = {
    "time": (Fraction(1, 10**12), Fraction(10**9)),
    "bytes": (Fraction(1), Fraction(10**15)),
    "bandwidth": (Fraction(1), Fraction(10**18)),
    "rate": (Fraction(1, 10**9), Fraction(10**12)),
}
_BASE_UNIT: dict[Kind, str] = {
    "time": "s",
    "bytes": "B",
    "bandwidth": "B/s",
    "rate": "tokens/s",
}
_NOUN: dict[Kind, str] = {
    "time": "time",
    "bytes": "size",
    "bandwidth": "bandwidth",
    "rate": "rate",
}


class Place:
    """A value of the document together with where it stands."""

    def __init__(
        self, value: Any, shown: str, steps: tuple[Step, ...] = (), where: str | None = None
    ) -> None:
        self.value = value
        self.shown = shown
        self.steps = steps
        self.where = row_of(value) or where

    def __getitem__(self, step: Step) -> Place:
        return Place(self.value[step], self.shown, (*self.steps, step), self.where)

    def __contains__(self, key: str) -> bool:
        return key in self.value

    @property
    def written(self) -> str:
        """This value as the file has it, shortened."""
        return str(self.value)[:60]

    def items(self) -> Iterable[Place]:
        """The items of a list."""
        return (self[index] for index in range(len(self.value)))

    def optional(self, key: str, reader: Callable[[Place], T]) -> T | None:
        """What ``reader`` makes of an entry, or ``None`` where it is left out."""
        return reader(self[key]) if key in self.value else None

    def error(self, problem: str, expected: str, found: str, mend: str) -> InputError:
        """An error about this place."""
        return InputError(
            problem,
            file=self.shown,
            path=key_path(self.steps),
            expected=expected,
            found=found,
            mend=mend,
            where=self.where,
        )

    def number(self) -> Fraction:
        """This value as an exact number."""
        try:
            return exact(self.value)
        except SpecmoeError as error:
            raise self.again(error) from error

    def between(self, lo: int, hi: int, what: str) -> Fraction:
        """This value as an exact number from ``lo`` to ``hi``."""
        number = self.number()
        if not lo <= number <= hi:
            raise self.error(
                f"{what} is out of range",
                f"{what} from {lo} to {hi}",
                self.written,
                "check the figure, and which definition the source uses",
            )
        return number

    def quantity(self, kind: Kind, *, zero: bool = False) -> Fraction:
        """This value as a quantity in base units, inside what can be measured (or zero)."""
        try:
            amount = quantity(self.value, kind)
        except SpecmoeError as error:
            raise self.again(error) from error
        lo, hi = RANGES[kind]
        if not (lo <= amount <= hi or (zero and amount == 0)):
            unit = _BASE_UNIT[kind]
            below = "0 or more" if zero else "above 0"
            raise self.error(
                f"not a {_NOUN[kind]} that can be measured",
                f"a {_NOUN[kind]} {below}: from {power(lo)} {unit} to {power(hi)} {unit}",
                self.written,
                "check the sign, the digits and the unit",
            )
        return amount

    def again(self, error: SpecmoeError) -> InputError:
        """An error from below, told about this place."""
        return self.error(error.problem, error.expected or "", error.found or "", error.mend or "")


def power(value: Fraction) -> str:
    """A power of ten as text.

    Example:
        >>> power(Fraction(1, 1000))
        '1e-3'
    """
    if value == 1:
        return "1"
    size = len(str(max(value.numerator, value.denominator))) - 1
    return f"1e{size}" if value > 1 else f"1e-{size}"


def once(places: list[Place], what: str, mend: str) -> None:
    """Refuse the same number twice in a column."""
    seen: dict[int, Place] = {}
    for place in places:
        if place.value in seen:
            raise place.error(
                f"the same {what} twice",
                f"each {what} once",
                f"{place.value}, also at {key_path(seen[place.value].steps)}",
                mend,
            )
        seen[place.value] = place


def by_first(
    place: Place, what: str, second: Callable[[Place], Fraction]
) -> tuple[tuple[int, Fraction], ...]:
    """A table of pairs, sorted by its first column, in which nothing stands twice."""
    once([entry[0] for entry in place.items()], what, "keep one of the two")
    seconds = each([entry[1] for entry in place.items()], second)
    return tuple(sorted(zip((entry.value[0] for entry in place.items()), seconds, strict=True)))
