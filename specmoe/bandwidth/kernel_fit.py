"""What the fit of one kernel says: its regimes, its breaks, and the points in neither."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

from specmoe.bandwidth.line import Line, Point, Residual
from specmoe.measurement.model import KernelKind

__all__ = ["Break", "KernelFit", "Outcome", "Regime", "Unmodelled"]

Outcome: TypeAlias = Literal["fitted", "refused", "law_not_supported"]


@dataclass(frozen=True, slots=True)
class Regime:
    """A range of n that one line describes, and its relative error ``e``.

    Example:
        >>> line = Line(Fraction(1), Fraction(2), ())
        >>> regime = Regime(1, 9, (2, 4, 8), line, Fraction(1, 50), "largest residual", True)
        >>> regime.covers(9), regime.calibrated_covers(9), regime.text
        (True, False, 'n = 1..9')
    """

    n_lo: int
    n_hi: int
    """The range, both ends included: as the file names it, else that of the calibrated n."""
    calibrated: tuple[int, ...]
    """The n that were fitted."""
    line: Line
    e: Fraction
    """Relative error: the true time is taken to lie within ``(1 - e) T^ .. (1 + e) T^``."""
    how: str
    """How e was obtained."""
    named: bool
    """Whether the measurement file names this range."""
    separable: bool = True
    """Whether the fitted time grows by more than its error over the calibrated n. If not, fixed
    time and bandwidth cannot be told apart here: the times hold, each of the two alone says
    little."""

    @property
    def fixed(self) -> Fraction:
        """``F`` [s]."""
        return self.line.fixed

    @property
    def bandwidth(self) -> Fraction:
        """``W`` [bytes/s]."""
        return self.line.bandwidth

    @property
    def residuals(self) -> tuple[Residual, ...]:
        """The residuals of the calibrated points."""
        return self.line.residuals

    @property
    def text(self) -> str:
        """The range in words."""
        return f"n = {self.n_lo}..{self.n_hi}"

    def covers(self, n: int) -> bool:
        """Whether n lies in the regime."""
        return self.n_lo <= n <= self.n_hi

    def calibrated_covers(self, n: int) -> bool:
        """Whether n lies between the least and the largest n that were fitted."""
        return self.calibrated[0] <= n <= self.calibrated[-1]

    def time(self, requested: Fraction) -> Fraction:
        """The predicted time [s] for so many requested bytes."""
        return self.line.time(requested)


@dataclass(frozen=True, slots=True)
class Unmodelled:
    """A calibration point that belongs to no regime.

    Example:
        >>> Unmodelled(64, "50 % slower than the regime before it says", Fraction(1, 2)).n
        64
    """

    n: int
    reason: str
    miss: Fraction | None
    """``t / t^ - 1`` by the nearest regime, if there is one."""


@dataclass(frozen=True, slots=True)
class Break:
    """Two neighbouring measured n that one line does not describe, with the evidence.

    Example:
        >>> Break(8, 9, Fraction(3, 10), Fraction(-1, 4)).after
        8
    """

    after: int
    before: int
    left_misses: Fraction | None
    """``t / t^ - 1`` at ``before`` by the regime on the left; ``None`` if there is none."""
    right_misses: Fraction | None
    """``t / t^ - 1`` at ``after`` by the regime on the right; ``None`` if there is none."""


@dataclass(frozen=True, slots=True)
class KernelFit:
    """The outcome of the fit of one kernel.

    Example:
        >>> KernelFit("per_slot", "vec", "refused", refusal="one n only").nearest(4) is None
        True
    """

    kind: KernelKind
    name: str
    outcome: Outcome
    points: tuple[Point, ...] = ()
    """The calibration points, sorted by n."""
    regimes: tuple[Regime, ...] = ()
    """In order of n, disjoint."""
    unmodelled: tuple[Unmodelled, ...] = ()
    breaks: tuple[Break, ...] = ()
    one_line: Line | None = None
    """One line through all points, as evidence; ``None`` where it has no positive bandwidth."""
    refusal: str | None = None
    """Why there is no regime, in one sentence."""
    measure_next: tuple[int, ...] = ()
    """The n to measure next, if points are missing."""

    @property
    def largest_supported_n(self) -> int | None:
        """The largest n at which the law is supported by a calibrated point."""
        return max((regime.calibrated[-1] for regime in self.regimes), default=None)

    def regime_at(self, n: int) -> Regime | None:
        """The regime that covers n."""
        return next((regime for regime in self.regimes if regime.covers(n)), None)

    def nearest(self, n: int) -> Regime | None:
        """The regime that covers n, else the last one below it, else the first one above it."""
        below = [regime for regime in self.regimes if regime.n_lo <= n]
        return below[-1] if below else next(iter(self.regimes), None)

    def breaks_between(self, lo: int, hi: int) -> tuple[Break, ...]:
        """The breaks that lie, wholly or in part, between two n."""
        return tuple(b for b in self.breaks if b.after < hi and lo < b.before)
