"""Which kernel is faster at one n: maybe, by the fits, and surely. Decided exactly."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from specmoe.bandwidth import b3
from specmoe.crossover.pair import RegimePair
from specmoe.errors import InputError
from specmoe.exact import Interval, show
from specmoe.measurement.model import RatioRow
from specmoe.routing import RoutingModel

__all__ = ["Comparison", "RatioTable"]


class Comparison:
    """The comparison of two fits at any n.

    Args:
        pairs: The pairs of regimes, in order of n.
        routing: Gives ``U(n)``.

    Example:
        >>> from specmoe.bandwidth import Line, Regime
        >>> from specmoe.routing import UniformRouting
        >>> zero = Fraction(0)
        >>> slow = Regime(1, 8, (1, 8), Line(zero, Fraction(2), ()), Fraction(1, 10), "", False)
        >>> fast = Regime(1, 8, (1, 8), Line(zero, Fraction(1), ()), Fraction(1, 10), "", False)
        >>> pair = RegimePair(slow, fast, 8, 2, Fraction(1))
        >>> comparison = Comparison([pair], UniformRouting(8, 2))
        >>> [comparison.verdicts(n) for n in (6, 7, 8, 10)]
        [(True, False, False), (True, True, False), (True, True, False), (True, True, True)]
    """

    def __init__(self, pairs: Sequence[RegimePair], routing: RoutingModel) -> None:
        self.pairs = pairs
        self.routing = routing

    def at(self, n: int) -> tuple[RegimePair, ...]:
        """The pairs that speak for n: one, or both neighbours of a gap between two pairs."""
        below = [pair for pair in self.pairs if pair.n_lo <= n]
        above = [pair for pair in self.pairs if pair.n_lo > n]
        if not below:
            return (above[0],)
        if n <= below[-1].n_hi or not above:
            return (below[-1],)
        return (below[-1], above[0])

    def verdicts(self, n: int) -> tuple[bool, bool, bool]:
        """Whether deduplication may be faster at n within the errors, is, and surely is."""
        below, pairs = self.routing.below, self.at(n)
        may = any(below(n, pair.threshold(n, pair.may_factor)) for pair in pairs)
        faster = may and all(below(n, pair.threshold(n)) for pair in pairs)
        sure = faster and all(below(n, pair.threshold(n, pair.sure_factor)) for pair in pairs)
        return may, faster, sure


class RatioTable:
    """The comparison by a stated table of ratios, linear between its rows and flat outside them.

    Args:
        rows: The rows; at least one.
        e: The relative error of each bandwidth.
        routing: Gives ``U(n)``.

    Example:
        >>> from specmoe.routing import UniformRouting
        >>> stated = [RatioRow(2, Fraction(1, 2), "ex"), RatioRow(6, Fraction(3, 4), "ex")]
        >>> table = RatioTable(stated, Fraction(0), UniformRouting(8, 2))
        >>> table.r(4), table.r(9), table.verdicts(4)
        (Fraction(5, 8), Fraction(3, 4), (False, False, False))
    """

    def __init__(self, rows: Sequence[RatioRow], e: Fraction, routing: RoutingModel) -> None:
        self.rows = sorted(rows, key=lambda row: row.n)
        self.routing = routing
        self.e = e

    def r(self, n: int) -> Fraction:
        """The ratio at n."""
        below = [row for row in self.rows if row.n <= n]
        above = [row for row in self.rows if row.n > n]
        if not below or not above:
            return below[-1].r if below else above[0].r
        lo, hi = below[-1], above[0]
        return lo.r + (hi.r - lo.r) * Fraction(n - lo.n, hi.n - lo.n)

    def bounds(self, n: int) -> Interval:
        """The ratio at n within the errors (B3).

        Raises:
            InputError: If the error is not below 1.
        """
        found = b3(self.r(n), self.e, self.e).bounds
        if found is None:
            raise InputError(
                "the error of the ratio is not below 1",
                path="error.value",
                expected="0 <= e < 1",
                found=show(self.e),
                mend="give the relative error of the bandwidths",
            )
        return found

    def verdicts(self, n: int) -> tuple[bool, bool, bool]:
        """As of :class:`Comparison`."""
        below, slots, bounds = self.routing.below, n * self.routing.m, self.bounds(n)
        return (
            below(n, bounds.hi * slots),
            below(n, self.r(n) * slots),
            below(n, bounds.lo * slots),
        )

    def at(self, n: int) -> tuple[RegimePair, ...]:
        """No regime speaks: the table does."""
        return ()
