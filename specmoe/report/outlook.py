"""What would change the answers, and what would refute them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from specmoe.report.cells import NONE, Cell, Column, Table, bounds, value
from specmoe.report.display import Unit, interval, plural, sentence, time_unit

__all__ = [
    "Margin",
    "Refutation",
    "held_out",
    "margin_table",
    "margins",
    "refutations",
    "threshold_table",
]

Data = Mapping[str, Any]
_DIGITS = 6
_OF_CROSSOVER = frozenset(("D1", "D2", "B4"))


@dataclass(frozen=True, slots=True)
class Margin:
    """How far one thing may move, in words, and the claim by which."""

    text: str
    claim: str
    place: str | None


@dataclass(frozen=True, slots=True)
class Refutation:
    """What to measure, and which outcome contradicts what."""

    measure: str
    text: str
    claim: str
    place: str | None


def margins(derived: Data, places: Mapping[str, str]) -> tuple[tuple[str, tuple[Margin, ...]], ...]:
    """The margins under their headings; a heading without any is left out."""
    every = [
        (
            item["claim"] in _OF_CROSSOVER,
            Margin(sentence(item["text"]), item["claim"], places.get(item["claim"])),
        )
        for item in derived["margins"]
    ]
    groups = (("Crossover", True), ("Draft length", False))
    found = ((name, tuple(m for crossover, m in every if crossover is of)) for name, of in groups)
    return tuple((name, listed) for name, listed in found if listed)


def margin_table(derived: Data) -> Table:
    """The same as exact numbers."""
    rows = []
    for item in derived["margins"]:
        ends = [interval(item[side]) if item[side] else None for side in ("lower", "upper")]
        unit, said = _PLAIN, _MEASURES.get(item["measure"], item["measure"])
        if item["measure"] == "seconds":
            unit = time_unit(end.hi for end in ends if end)
            said = f"{unit.name} for each token"
        cells = [value(end, unit) if end else NONE for end in ends]
        rows.append(
            (Cell(item["answer"]), Cell(item["quantity"]), *cells, Cell(said), Cell(item["claim"]))
        )
    columns = (
        Column("what holds", prose=True),
        Column("what moves"),
        Column("no longer at or below", True),
        Column("no longer at or above", True),
        Column("in"),
        Column("claim"),
    )
    return Table("How far each thing may move, all else as it is", columns, tuple(rows))


_PLAIN = Unit("", Fraction(1))
_MEASURES = {
    "factor": "times its present value",
    "rate": "acceptance",
    "error": "relative error",
}


def refutations(derived: Data, places: Mapping[str, str]) -> tuple[Refutation, ...]:
    """What to measure to contradict the certificate."""
    return tuple(
        Refutation(
            sentence(item["measure"]).removesuffix("."),
            sentence(item["text"]),
            item["claim"],
            places.get(item["claim"]),
        )
        for item in derived["refutations"]
    )


def threshold_table(derived: Data) -> Table:
    """Between which exact numbers the outcomes are predicted to lie."""
    rows = []
    for item in derived["refutations"]:
        if item["within"] is None:
            continue
        ends = interval(item["within"])
        unit = time_unit([ends.hi]) if item["unit"] == "s" else _PLAIN
        within = bounds(ends, unit, _DIGITS)
        rows.append(
            (Cell(item["measure"]), within, Cell(unit.name or "times"), Cell(item["claim"]))
        )
    columns = (
        Column("measurement", prose=True),
        Column("predicted within", True),
        Column("in"),
        Column("claim"),
    )
    return Table("Outcomes outside these bounds contradict the prediction", columns, tuple(rows))


def held_out(derived: Data) -> str:
    """How the rows that were kept out of the fit came out: the first attempt to refute it.

    Example:
        >>> held_out({"holdout": [{"inside": False, "extrapolated": True}]})
        'Of 1 row kept out of the fit, none came out as predicted; all lie beyond the calibration.'
    """
    rows = derived["holdout"]
    if not rows:
        return "No row was kept out of the fit, so nothing has tried to contradict it yet."
    inside = _some(sum(row["inside"] for row in rows), len(rows))
    far = sum(row["extrapolated"] for row in rows)
    text = f"Of {plural(len(rows), 'row')} kept out of the fit, {inside} came out as predicted"
    return f"{text}; {_some(far, len(rows))} lie beyond the calibration." if far else f"{text}."


def _some(count: int, of: int) -> str:
    return "none" if not count else "all" if count == of else str(count)
