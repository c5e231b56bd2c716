"""What a comparison of prediction and measurement found: exact, nothing left out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal, TypeAlias

from specmoe.exact import Interval
from specmoe.measurement.model import KernelKind, Scope

__all__ = [
    "Count",
    "Counts",
    "CrossoverCheck",
    "LengthCheck",
    "Method",
    "Named",
    "SavingCheck",
    "Split",
    "TimeCheck",
    "Validation",
    "count",
]

Named: TypeAlias = Literal["per_slot", "deduplicating"]
"""A kernel of a known kind: a saving needs both."""


@dataclass(frozen=True, slots=True)
class Count:
    """So many of so many.

    Example:
        >>> Count(36, 48) + Count(2, 2), str(Count(36, 48)), str(Count(0, 0))
        (Count(right=38, of=50), '36 of 48', 'none')
    """

    right: int
    of: int

    def __add__(self, other: Count) -> Count:
        return Count(self.right + other.right, self.of + other.of)

    def __str__(self) -> str:
        return f"{self.right} of {self.of}" if self.of else "none"


def count(verdicts: Iterable[bool]) -> Count:
    """How many hold, and of how many.

    Example:
        >>> count([True, False, True])
        Count(right=2, of=3)
    """
    known = list(verdicts)
    return Count(sum(known), len(known))


@dataclass(frozen=True, slots=True)
class TimeCheck:
    """One held-out time of one kernel against its bounds (B1)."""

    kind: KernelKind
    n: int
    measured: Fraction
    """[s]"""
    predicted: Fraction
    """[s], by the regime that covers n, else by the nearest one."""
    bounds: Interval
    """[s], with the error of that regime's calibration."""
    inside: bool
    extrapolated: bool
    """Whether n lies outside the n that the regime was calibrated on."""


@dataclass(frozen=True, slots=True)
class SavingCheck:
    """The time that deduplication saves at one n against its bounds (B2).

    There, both kernels were measured and at least one of the two rows was held out.
    """

    n: int
    held_out: tuple[Named, ...]
    measured: Fraction
    """Per-slot time less deduplicating time [s]; negative where deduplication is slower."""
    predicted: Fraction
    bounds: Interval
    inside: bool
    extrapolated: bool
    """Whether n lies outside the calibration of either kernel."""

    @property
    def faster_named(self) -> bool:
        """Whether the prediction names the kernel that was measured faster."""
        return (self.predicted > 0) == (self.measured > 0)


@dataclass(frozen=True, slots=True)
class CrossoverCheck:
    """The predicted crossover against the observed one, on the grid of measured n.

    A crossover stands for the first n of the grid at which deduplication is faster, or for the
    place after the last one if it is faster at none. One pass size is one step of that grid.
    """

    grid: tuple[int, ...]
    """The n at which both kernels were measured, and those of a stated crossover."""
    slower_at: int | None
    """The largest n seen with the per-slot kernel faster; ``None``: none was."""
    faster_at: int | None
    """The least n seen with the deduplicating kernel faster; ``None``: none was."""
    predicted: int | None
    """The predicted ``n*``; ``None``: not faster at any n of the grid."""
    at_most: bool
    """Whether the prediction is only that ``n*`` is not above this."""
    steps: int
    """Steps of the grid between the two."""
    held_out: bool
    """Whether a row that fixes the observed crossover was held out, or it is stated by a source.

    If not, the fit has seen both sides of it."""

    @property
    def within(self) -> bool:
        """Whether the two are at most one pass size apart."""
        return self.steps <= 1


@dataclass(frozen=True, slots=True)
class LengthCheck:
    """The best draft length by predicted times against that by measured ones, at one acceptance."""

    acceptance: Fraction
    measured: int
    predicted: int
    possible: tuple[int, ...]
    """Every length that the prediction's errors allow to be best (B6)."""
    lost: Fraction
    """Share of the measured throughput that the predicted length loses."""

    @property
    def within(self) -> bool:
        """Whether the two differ by at most one token."""
        return abs(self.predicted - self.measured) <= 1

    @property
    def among_possible(self) -> bool:
        """Whether the measured best is one of the lengths that the errors allow."""
        return self.measured in self.possible


@dataclass(frozen=True, slots=True)
class Method:
    """One way to predict, and how it did on one file: specmoe's own, or a simple rule."""

    name: str
    how: str
    faster: Count
    """At how many n of the savings it names the faster kernel."""
    crossover: Count
    """Whether its crossover is within one pass size: one of one, or none if not compared."""
    lengths: Count
    """At how many acceptance rates its best draft length is within one."""

    def __add__(self, other: Method) -> Method:
        return replace(
            self,
            faster=self.faster + other.faster,
            crossover=self.crossover + other.crossover,
            lengths=self.lengths + other.lengths,
        )


@dataclass(frozen=True, slots=True)
class Split:
    """Calibration rows of one kernel that were held out for the comparison."""

    kind: KernelKind
    ns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Counts:
    """The counts of one file, or of several together.

    Example:
        >>> Counts() + Counts(savings=Count(3, 4))
        Counts(times=Count(right=0, of=0), savings=Count(right=3, of=4), \
crossovers=Count(right=0, of=0), lengths=Count(right=0, of=0))
    """

    times: Count = Count(0, 0)
    savings: Count = Count(0, 0)
    crossovers: Count = Count(0, 0)
    lengths: Count = Count(0, 0)

    def __add__(self, other: Counts) -> Counts:
        return Counts(
            self.times + other.times,
            self.savings + other.savings,
            self.crossovers + other.crossovers,
            self.lengths + other.lengths,
        )


@dataclass(frozen=True, slots=True)
class Validation:
    """Everything that was compared for one measurement file."""

    name: str
    title: str
    engine: str
    backend: str | None
    model: str
    scope: Scope
    context: int | None
    """The depth [tokens]: what each sequence held in its context; ``None``: not stated."""
    split: tuple[Split, ...]
    """Rows of the file's own calibration that were held out here; empty without splitting."""
    held_out: int
    """Rows that no fit has seen."""
    times: tuple[TimeCheck, ...] = ()
    savings: tuple[SavingCheck, ...] = ()
    crossover: CrossoverCheck | None = None
    lengths: tuple[LengthCheck, ...] = ()
    candidates: tuple[int, ...] = ()
    """The draft lengths whose pass was measured."""
    methods: tuple[Method, ...] = ()
    """specmoe's prediction first, then the simple rules."""
    not_compared: tuple[str, ...] = ()
    """What could not be compared, and why."""

    @property
    def compared(self) -> bool:
        """Whether anything could be compared."""
        return bool(self.times or self.savings or self.crossover or self.lengths)

    @property
    def counts(self) -> Counts:
        """How often the prediction was right."""
        return Counts(
            count(check.inside for check in self.times),
            count(check.inside for check in self.savings),
            count([self.crossover.within] if self.crossover else []),
            count(check.within for check in self.lengths),
        )

    @property
    def most_lost(self) -> Fraction | None:
        """Largest share of the measured throughput that the predicted draft length loses."""
        return max((check.lost for check in self.lengths), default=None)

    @property
    def place(self) -> str:
        """Engine and backend.

        Example:
            >>> Validation("a", "A", "llama.cpp", "Vulkan", "M", "pass", 512, (), 0).place
            'llama.cpp, Vulkan'
        """
        return f"{self.engine}, {self.backend}" if self.backend else self.engine

    @property
    def model_at_depth(self) -> str:
        """The model and the depth; an operation alone has none.

        Example:
            >>> Validation("a", "A", "llama.cpp", "Vulkan", "M", "pass", 512, (), 0).model_at_depth
            'M, depth 512'
        """
        if self.context is not None:
            return f"{self.model}, depth {self.context}"
        return self.model if self.scope == "operation" else f"{self.model}, depth not stated"
