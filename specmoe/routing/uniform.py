"""Independent uniform routing, where nothing was measured (D6)."""

from __future__ import annotations

from fractions import Fraction

from specmoe.exact import Interval
from specmoe.results import Evaluation
from specmoe.routing.checks import check_n, check_shape
from specmoe.routing.claims import d6
from specmoe.routing.model import Origin, RoutingModel

__all__ = ["UniformRouting", "uniform_u"]

# Scale of the enclosures of (1 - m/N)**n. One step widens them by one unit, so for N and n below
# 2**16 the enclosure of U(n) is narrower than 2**-160.
_BITS = 192


def uniform_u(N: int, m: int, n: int) -> Fraction:
    """``U(n)`` under independent uniform routing: ``N (1 - (1 - m/N)**n)`` (D6).

    Args:
        N: Routed experts in one layer.
        m: Experts selected per token.
        n: Tokens per pass.

    Returns:
        The mean number of distinct experts [experts].

    Raises:
        InputError: Unless ``1 <= m <= N`` and ``n >= 1``.

    Example:
        >>> uniform_u(64, 6, 1), uniform_u(64, 6, 2)
        (Fraction(6, 1), Fraction(183, 16))
    """
    check_shape(N, m)
    check_n(n)
    return N * (1 - Fraction(N - m, N) ** n)


class UniformRouting(RoutingModel):
    """Independent uniform routing (D6): an assumption, never a measurement.

    Example:
        >>> model = UniformRouting(128, 8)
        >>> model.U(1), model.origin(5), model.max_n
        (Fraction(8, 1), 'uniform', None)
    """

    kind = "uniform"
    assumed = (
        "independent uniform routing: every set of m experts is equally likely for every token, "
        "independently of the others; real text repeats experts, so this overstates U(n)",
    )

    def __init__(self, N: int, m: int, source: str = "assumed") -> None:
        super().__init__(N, m, source, None)
        self._missed = [(1 << _BITS, 1 << _BITS)]  # of (1 - m/N)**n, rounded down and up
        self._exact: dict[int, Fraction] = {}

    def _value(self, n: int) -> Fraction:
        if n not in self._exact:
            self._exact[n] = uniform_u(self.N, self.m, n)
        return self._exact[n]

    def _origin(self, n: int) -> Origin:
        return "uniform"

    def enclosure(self, n: int) -> Interval:
        """An interval of width below 2**-160 (for N, n < 2**16) that contains ``U(n)``."""
        check_n(n, self.max_n)
        while len(self._missed) <= n:
            lo, hi = self._missed[-1]
            kept = self.N - self.m
            self._missed.append((lo * kept // self.N, -(-hi * kept // self.N)))
        lo, hi = self._missed[n]
        one = 1 << _BITS
        return Interval(Fraction(self.N * (one - hi), one), Fraction(self.N * (one - lo), one))

    def check(self) -> Evaluation[bool]:
        """D6: under this assumption the increments of U and the share never increase."""
        return d6(self.N, self.m)
