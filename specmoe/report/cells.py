"""Tables as data: what a cell says, its exact value, and where it links to."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias
from urllib.parse import urlsplit

from specmoe.exact import Interval, ratio_string, round_down, round_up, show
from specmoe.report.display import (
    DIGITS,
    Unit,
    enclosed,
    outward,
    percent_up,
    signed,
    signed_percent,
)

__all__ = [
    "NONE",
    "Cell",
    "Column",
    "Piece",
    "Row",
    "Sources",
    "Table",
    "bounds",
    "e_cell",
    "inner",
    "number",
    "pieces",
    "residual",
    "value",
]

_PLAIN = Unit("", Fraction(1))
_ADDRESS = re.compile(r"https?://[^\s<>\"'`\\^{}|\x00-\x20\x7f-\x9f]+", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell.

    Attributes:
        text: What is displayed.
        exact: The exact value behind it, ``p/q`` or ``p/q..p/q``, for machines.
        unit: Unit of the displayed text where ``exact`` is in the base unit.
        href: A link, checked by whoever made the cell.
        small: A remark in the same cell.
        inward: Whether a range was rounded inward, as one in which something surely holds must be.
    """

    text: str
    exact: str | None = None
    unit: str = ""
    href: str | None = None
    small: str = ""
    inward: bool = False


NONE = Cell("\u2013")
"""Nothing is known: a dash, never a zero."""

Row: TypeAlias = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """A column head.

    Attributes:
        label: What stands there.
        numeric: Set flush right, never wrapped.
        prose: Sentences: kept wide enough to read.
    """

    label: str
    numeric: bool = False
    prose: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table: the first cell of each row is its head."""

    caption: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]

    @property
    def styles(self) -> str:
        """Its classes: which columns are set flush right (``n``) or hold prose (``p``).

        Example:
            >>> Table("t", (Column("k", True), Column("x"), Column("note", prose=True)), ()).styles
            'n1 p3'
        """
        kinds = ("n" if c.numeric else "p" if c.prose else "" for c in self.columns)
        return " ".join(f"{kind}{at}" for at, kind in enumerate(kinds, 1) if kind)

    def trimmed(self) -> Table:
        """Without the columns in which no row says anything.

        Example:
            >>> table = Table("t", (Column("n"), Column("note")), ((Cell("1"), NONE),))
            >>> [column.label for column in table.trimmed().columns]
            ['n']
        """
        kept = [
            at
            for at in range(len(self.columns))
            if not self.rows or any(row[at] not in (NONE, Cell("")) for row in self.rows)
        ]
        return Table(
            self.caption,
            tuple(self.columns[at] for at in kept),
            tuple(tuple(row[at] for at in kept) for row in self.rows),
        )


def value(amount: Interval | Fraction, unit: Unit = _PLAIN, digits: int = DIGITS) -> Cell:
    """A value: nearest decimal, or outward bounds where only a visible enclosure is known.

    Example:
        >>> value(Fraction(1, 3)).text
        '0.3333'
    """
    if isinstance(amount, Fraction):
        text = unit.show(amount, digits)
        return Cell(text, ratio_string(amount), unit.name)
    if amount.lo == amount.hi:
        return value(amount.lo, unit, digits)
    return Cell(enclosed(unit.scaled(amount), digits), _ends(amount), unit.name)


def bounds(amount: Interval, unit: Unit = _PLAIN, digits: int = DIGITS) -> Cell:
    """Bounds, rounded outward.

    Example:
        >>> bounds(Interval(Fraction(1, 3), Fraction(2, 3)), digits=2).text
        '[0.33, 0.67]'
    """
    return Cell(outward(unit.scaled(amount), digits), _ends(amount), unit.name)


def inner(amount: Interval, digits: int = DIGITS) -> Cell:
    """A range in which something surely holds: rounded inward.

    Example:
        >>> inner(Interval(Fraction(1, 3), Fraction(2, 3)), digits=2).text
        '[0.34, 0.66]'
    """
    low, high = round_up(amount.lo, digits), round_down(amount.hi, digits)
    if Fraction(low) > Fraction(high):
        return Cell("narrower than shown", _ends(amount), inward=True)
    return Cell(signed(f"[{low}, {high}]"), _ends(amount), inward=True)


def _ends(amount: Interval) -> str:
    low, high = ratio_string(amount.lo), ratio_string(amount.hi)
    return low if low == high else f"{low}..{high}"


def e_cell(e: Fraction) -> Cell:
    """A relative error, rounded up."""
    return Cell(percent_up(e), ratio_string(e), "%")


def residual(amount: Fraction) -> Cell:
    """A relative deviation with its sign, to the nearest."""
    return Cell(signed_percent(amount), ratio_string(amount), "%")


def number(amount: int | None) -> Cell:
    """A whole number."""
    return NONE if amount is None else Cell(show(Fraction(amount), 16))


def pieces(text: str) -> tuple[Piece, ...]:
    """A text cut at its http(s) addresses: nothing else ever becomes a link.

    Example:
        >>> [piece.address for piece in pieces("see https://example.org/a; javascript:alert(1)")]
        [None, 'https://example.org/a', None]
    """
    found: list[Piece] = []
    start = 0
    for match in _ADDRESS.finditer(text):
        address = match.group().rstrip(".,;:)")
        if not _known(address):
            continue
        if match.start() > start:
            found.append(Piece(text[start : match.start()], None))
        found.append(Piece(address, address))
        start = match.start() + len(address)
    if start < len(text):
        found.append(Piece(text[start:], None))
    return tuple(found)


def _known(address: str) -> bool:
    """Whether an address names a host and nobody else's: ``https://known@other`` misleads."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    return bool(parts.hostname) and "@" not in parts.netloc


@dataclass(frozen=True, slots=True)
class Piece:
    """Some text, and the address it links to if it is one."""

    text: str
    address: str | None


@dataclass(slots=True)
class Sources:
    """Numbers the sources in the order in which they are first cited.

    Example:
        >>> sources = Sources()
        >>> sources.cite("https://example.org").text, sources.cite("a talk").href
        ('[1]', '#source-2')
    """

    _numbers: dict[str, int] = field(default_factory=dict)

    def cite(self, source: str | None) -> Cell:
        """A reference to a source."""
        if not source:
            return NONE
        at = self._numbers.setdefault(source, len(self._numbers) + 1)
        return Cell(f"[{at}]", href=f"#source-{at}")

    def listed(self) -> Sequence[tuple[int, str]]:
        """Every source cited so far, with its number."""
        return [(at, text) for text, at in self._numbers.items()]
