"""What is known of ``U(n)`` for one model, wherever it comes from."""

from __future__ import annotations

from abc import ABC, abstractmethod
from fractions import Fraction
from typing import Literal, TypeAlias

from specmoe.exact import Interval
from specmoe.results import Evaluation
from specmoe.routing.checks import check_n, check_shape

__all__ = ["Origin", "RoutingModel"]


Origin: TypeAlias = Literal["uniform", "table", "interpolated", "trace"]
"""Where one ``U(n)`` comes from; ``interpolated``: on the line between two rows of a table."""


class RoutingModel(ABC):
    """What is known of ``U(n)`` for one model: exact values, their origin, and their reach.

    Attributes:
        N: Routed experts in one layer.
        m: Experts selected per token.
        kind: ``uniform``, ``table`` or ``trace``.
        source: Where the routing data come from.
        max_n: Largest n for which ``U(n)`` is known; ``None`` without limit.
        assumed: What the values rest on beyond the data, one sentence each.

    Example:
        >>> from specmoe.routing import UniformRouting
        >>> UniformRouting(64, 6).share(2)
        Fraction(61, 64)
    """

    kind: Literal["uniform", "table", "trace"]
    assumed: tuple[str, ...]

    def __init__(self, N: int, m: int, source: str, max_n: int | None) -> None:
        check_shape(N, m)
        self.N = N
        self.m = m
        self.source = source
        self.max_n = max_n

    @abstractmethod
    def _value(self, n: int) -> Fraction: ...

    @abstractmethod
    def _origin(self, n: int) -> Origin: ...

    def U(self, n: int) -> Fraction:  # noqa: N802 - the symbol table's name
        """Mean number of distinct experts that n tokens select in one layer [experts].

        Raises:
            InputError: If ``n < 1``, or beyond :attr:`max_n`.
        """
        check_n(n, self.max_n)
        return self._value(n)

    def share(self, n: int) -> Fraction:
        """``u(n) = U(n) / (n m)``: deduplicated bytes over per-slot bytes.

        Raises:
            InputError: If ``n < 1``, or beyond :attr:`max_n`.
        """
        return self.U(n) / (n * self.m)

    def origin(self, n: int) -> Origin:
        """Where ``U(n)`` comes from.

        Raises:
            InputError: If ``n < 1``, or beyond :attr:`max_n`.
        """
        check_n(n, self.max_n)
        return self._origin(n)

    def knows(self, n: int) -> bool:
        """Whether ``U(n)`` is known."""
        return n >= 1 and (self.max_n is None or n <= self.max_n)

    def enclosure(self, n: int) -> Interval:
        """A narrow interval with short ends that contains ``U(n)`` [experts], for display.

        Raises:
            InputError: If ``n < 1``, or beyond :attr:`max_n`.
        """
        return Interval.point(self.U(n))

    def below(self, n: int, threshold: Fraction) -> bool:
        """Whether ``U(n) < threshold``, decided exactly.

        Raises:
            InputError: If ``n < 1``, or beyond :attr:`max_n`.
        """
        near = self.enclosure(n)
        if near.hi < threshold:
            return True
        if near.lo >= threshold:
            return False
        return self.U(n) < threshold

    def _checked_values(self) -> list[Fraction]:
        """``U(1), U(2), ...`` as far as they are known, and no further than any search goes."""
        end = 4 * self.N if self.max_n is None else min(self.max_n, 4 * self.N)
        return [self.U(n) for n in range(1, end + 1)]

    @abstractmethod
    def check(self) -> Evaluation[bool]:
        """Whether ``U`` behaves as D5 wants: what was checked, and what is assumed."""
