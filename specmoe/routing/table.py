"""``U(n)`` from a stated table (D5)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from specmoe.errors import InputError
from specmoe.exact import show
from specmoe.results import Evaluation
from specmoe.routing.checks import check_n
from specmoe.routing.claims import check_increments
from specmoe.routing.model import Origin, RoutingModel

__all__ = ["TableRouting"]


class TableRouting(RoutingModel):
    """``U(n)`` from a stated table, on the straight line between its rows.

    ``U(1) = m`` by definition, so that row need not be stated.

    Example:
        >>> model = TableRouting(256, 8, [(8, Fraction("39.4"))], "measured")
        >>> model.U(4), model.origin(4), model.origin(8), model.max_n
        (Fraction(751, 35), 'interpolated', 'table', 8)
    """

    kind = "table"

    def __init__(self, N: int, m: int, rows: Sequence[tuple[int, Fraction]], source: str) -> None:
        table = {1: Fraction(m)} | dict(rows)
        super().__init__(N, m, source, max(table))
        for n, value in table.items():
            check_n(n)
            if not m <= value <= min(n * m, N):
                raise InputError(
                    "U(n) is out of its range",
                    path=f"routing.table, n = {n}",
                    expected=f"{m} <= U(n) <= min(n m, N) = {min(n * m, N)}",
                    found=show(value),
                    mend="give the mean number of distinct experts in one layer",
                )
        self._rows = tuple(sorted(table.items()))
        between = len(self._rows) < self._rows[-1][0]
        self.assumed = (
            "the table holds for the text at hand (stationary routing)",
            *(("U(n) is linear between the rows of the table",) if between else ()),
        )

    def _value(self, n: int) -> Fraction:
        before = max(row for row in self._rows if row[0] <= n)
        if before[0] == n:
            return before[1]
        after = min(row for row in self._rows if row[0] > n)
        return before[1] + (after[1] - before[1]) * Fraction(n - before[0], after[0] - before[0])

    def _origin(self, n: int) -> Origin:
        return "table" if any(row[0] == n for row in self._rows) else "interpolated"

    def check(self) -> Evaluation[bool]:
        """D5 on the table: are its increments nonincreasing, and is the share?"""
        return check_increments(self._checked_values(), self.m)
