"""One line through points of a kernel, and how far each point is from it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

__all__ = ["Line", "Point", "Residual"]


@dataclass(frozen=True, slots=True)
class Point:
    """One point of a fit.

    Example:
        >>> Point(2, Fraction(100), Fraction(3)).n
        2
    """

    n: int
    bytes: Fraction
    """Bytes that the kernel requests [bytes]."""
    time: Fraction
    """Measured time [s]."""


@dataclass(frozen=True, slots=True)
class Residual:
    """How far one point is from the fit.

    Example:
        >>> Residual(2, Fraction(-1, 100)).value
        Fraction(-1, 100)
    """

    n: int
    value: Fraction
    """``t / t^ - 1``: positive where the measurement is slower than the fit. Rounded away from
    zero to 12 decimals."""


@dataclass(frozen=True, slots=True)
class Line:
    """``time = fixed + bytes / bandwidth``, with its residuals on the points it was fitted to.

    Example:
        >>> Line(Fraction(1), Fraction(2), ()).time(Fraction(6))
        Fraction(4, 1)
    """

    fixed: Fraction
    """``F`` [s]"""
    bandwidth: Fraction
    """``W`` [bytes/s] per requested byte: it may exceed the memory's, when caches serve bytes."""
    residuals: tuple[Residual, ...]

    def time(self, requested: Fraction) -> Fraction:
        """The predicted time [s] for so many requested bytes."""
        return self.fixed + requested / self.bandwidth

    @property
    def largest(self) -> Fraction:
        """The largest relative residual, without its sign."""
        return max((abs(residual.value) for residual in self.residuals), default=Fraction(0))
