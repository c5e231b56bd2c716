"""Whether linear inequalities have a common solution, decided exactly (the simplex method).

Small on purpose: a handful of variables, at most a few hundred inequalities, rational numbers
throughout. A solution that is found is returned, so that anyone can check it.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

__all__ = ["feasible_point"]


def feasible_point(
    inequalities: Sequence[tuple[Sequence[Fraction], Fraction]], upper: Sequence[Fraction]
) -> tuple[Fraction, ...] | None:
    """A point of a box that satisfies every inequality.

    Args:
        inequalities: Pairs ``(row, constant)``, each for ``row . y + constant >= 0``.
        upper: The box: ``0 <= y[i] <= upper[i]``.

    Returns:
        Such a point, or ``None`` if there is none.

    Example:
        >>> one = Fraction(1)
        >>> feasible_point([([one, one], -Fraction(3, 2))], [one, one])
        (Fraction(1, 1), Fraction(1, 2))
        >>> feasible_point([([one, one], -Fraction(3))], [one, one]) is None
        True
    """
    size = len(upper)
    unit = [[Fraction(-(i == j)) for i in range(size)] for j in range(size)]
    rows = [[limit, *row] for row, limit in zip(unit, upper, strict=True)]
    rows += [[constant, *row] for row, constant in inequalities]
    # A dictionary in Chvatal's sense: basic variable = constant + row . nonbasic variables.
    # Variables 1..size are y, 0 is the artificial one, the rest are slacks.
    nonbasic = [*range(1, size + 1), 0]
    basic = list(range(size + 1, size + 1 + len(rows)))
    table = [[*row, Fraction(1)] for row in rows]
    worst = min(range(len(table)), key=lambda r: table[r][0], default=None)
    if worst is not None and table[worst][0] < 0:
        _pivot(table, basic, nonbasic, worst, size)
        while 0 in basic:
            artificial = table[basic.index(0)]
            falling = [c for c in range(size + 1) if artificial[c + 1] < 0]
            if not falling:
                return None
            # Bland's rule, which cannot cycle: the least variable enters, the least one leaves. So
            # the artificial one leaves as soon as it reaches 0.
            column = min(falling, key=lambda c: nonbasic[c])
            limits = [
                (-row[0] / row[column + 1], basic[r], r)
                for r, row in enumerate(table)
                if row[column + 1] < 0
            ]
            _pivot(table, basic, nonbasic, min(limits)[2], column)
    values = dict.fromkeys(nonbasic, Fraction(0)) | {
        name: row[0] for name, row in zip(basic, table, strict=True)
    }
    return tuple(values[i] for i in range(1, size + 1))


def _pivot(
    table: list[list[Fraction]], basic: list[int], nonbasic: list[int], leaving: int, entering: int
) -> None:
    """Exchange a basic variable (a row) with a nonbasic one (a column)."""
    row = table[leaving]
    factor = row[entering + 1]
    solved = [-value / factor for value in row]
    solved[entering + 1] = 1 / factor
    for r, other in enumerate(table):
        share = other[entering + 1]
        if r != leaving and share:
            table[r] = [
                share * s if c == entering + 1 else value + share * s
                for c, (value, s) in enumerate(zip(other, solved, strict=True))
            ]
    table[leaving] = solved
    basic[leaving], nonbasic[entering] = nonbasic[entering], basic[leaving]
