"""Values for the letters of a claim, and how to draw random ones.

Nothing here imports sympy: the headings use it to say how examples of a claim are drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

__all__ = ["Draw", "Table", "Values", "expected_tokens", "table"]

Table: TypeAlias = Callable[..., Fraction]
"""A function's values: natural numbers (acceptance rates: Fractions) in, a Fraction out."""


@dataclass(frozen=True)
class Values:
    """An assignment: numbers for letters, tables for functions.

    Attributes:
        numbers: Values of the letters, by name.
        functions: Tables of the functions, by name.
        horizon: Quantifiers and searches without an upper end run up to here; a crossover
            beyond it counts as ``horizon + 1``.
        points: Points to try for a function bound by "for every x in the box", by name. Such a
            quantifier ranges over a continuum, so it is only sampled.
    """

    numbers: Mapping[str, Fraction]
    functions: Mapping[str, Table] = field(default_factory=dict)
    horizon: int = 8
    points: Mapping[str, Sequence[Table]] = field(default_factory=dict)

    def but(
        self,
        numbers: Mapping[str, Fraction] | None = None,
        functions: Mapping[str, Table] | None = None,
    ) -> Values:
        """The same with some values replaced."""
        return Values(
            {**self.numbers, **(numbers or {})},
            {**self.functions, **(functions or {})},
            self.horizon,
            self.points,
        )


def table(entries: Sequence[Fraction], start: int = 0) -> Table:
    """The function with these values at ``start``, ``start + 1``, ...; nothing elsewhere.

    Example:
        >>> table([Fraction(5)], start=1)(1)
        Fraction(5, 1)
    """
    known = dict(enumerate(entries, start))

    def look_up(index: int) -> Fraction:
        return known[index]

    return look_up


def expected_tokens(a: Fraction, k: int) -> Fraction:
    """``E(a, k)``, for building examples only: checking one evaluates the formula itself.

    Example:
        >>> expected_tokens(Fraction(1, 2), 2)
        Fraction(7, 4)
    """
    return sum((a**i for i in range(k + 1)), Fraction(0))


class Draw:
    """Exact numbers drawn by means of one source of whole numbers.

    Small grids on purpose: ties and ends of ranges, where claims break, come up often.

    Args:
        integer: Gives a whole number between its two arguments, both included, for example
            ``random.Random(1).randint``.

    Example:
        >>> Draw(lambda low, high: low).between(Fraction(1), Fraction(2))
        Fraction(1, 1)
    """

    def __init__(self, integer: Callable[[int, int], int]) -> None:
        self.integer = integer

    def natural(self, low: int, high: int) -> Fraction:
        """A whole number as a Fraction."""
        return Fraction(self.integer(low, high))

    def between(self, low: Fraction, high: Fraction) -> Fraction:
        """A number of a closed interval; its ends are likely."""
        return low + (high - low) * Fraction(self.integer(0, 8), 8)

    def rate(self) -> Fraction:
        """A number from 0 to 1."""
        return self.between(Fraction(0), Fraction(1))

    def two_rates(self) -> tuple[Fraction, Fraction]:
        """Two numbers from 0 to 1, the lesser first."""
        low, high = sorted((self.rate(), self.rate()))
        return low, high

    def error(self) -> Fraction:
        """A relative error: at least 0, below 1."""
        return Fraction(self.integer(0, 9), 10)

    def positive(self) -> Fraction:
        """A number above 0."""
        return Fraction(self.integer(1, 12), self.integer(1, 4))

    def any(self) -> Fraction:
        """A number of either sign, or 0."""
        return Fraction(self.integer(-8, 8), self.integer(1, 4))

    def within(self, centre: Fraction, e: Fraction) -> Fraction:
        """A number at a relative distance of at most e from the centre."""
        return self.between((1 - e) * centre, (1 + e) * centre)

    def positives(self, count: int) -> list[Fraction]:
        """So many numbers above 0."""
        return [self.positive() for _ in range(count)]

    def rising(self, start: Fraction, count: int) -> list[Fraction]:
        """Numbers that never fall, from ``start`` on."""
        numbers = [start]
        while len(numbers) < count:
            numbers.append(numbers[-1] + Fraction(self.integer(0, 4), 4))
        return numbers
