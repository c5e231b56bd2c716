"""The claims of the theory as the page shows them, and every result that uses one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from specmoe.errors import NotExact
from specmoe.report.cells import NONE, Cell, Column, Table, bounds, value
from specmoe.report.display import fraction, interval, sentence, words
from specmoe.report.formulas import PartFormula, formulas

__all__ = ["Claim", "anchors", "claims", "results_table"]

Data = Mapping[str, Any]
_UNFIT = re.compile(r"[^A-Za-z0-9]+")


def anchors(uses: Iterable[Data]) -> list[str]:
    """For each claim the id of its place on the page: unique, and fit for a link.

    Example:
        >>> anchors([{"id": "S1"}, {"id": "S 2"}, {"id": "S1"}])
        ['claim-S1', 'claim-S-2', 'claim-S1-']
    """
    found: list[str] = []
    for use in uses:
        place = f"claim-{_UNFIT.sub('-', use['id'])}"
        while place in found:
            place += "-"
        found.append(place)
    return found


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim as the page shows it."""

    id: str
    anchor: str
    title: str
    statement: str
    reading: str
    formulas: tuple[PartFormula, ...]
    applicability: str
    reason: str
    lean: str
    lean_details: tuple[tuple[str, str], ...]


def claims(uses: Sequence[Data]) -> tuple[Claim, ...]:
    """Every claim, used or not."""
    return tuple(_claim(use, place) for use, place in zip(uses, anchors(uses), strict=True))


def _claim(use: Data, place: str) -> Claim:
    lean = use["lean"]
    axioms = lean["axioms"]
    details = []
    if lean["theorems"]:
        details.append(("theorem", ", ".join(lean["theorems"])))
    if lean["statement_sha256"] is not None:
        # The whole hash stands in the JSON; here it only tells versions apart.
        details.append(("statement", f"{lean['statement_sha256'][:12]}…"))
    if axioms is not None:
        details.append(("axioms", ", ".join(axioms) if axioms else "none"))
    if lean["via"] is not None:
        details.append(("via", lean["via"]))
    return Claim(
        use["id"],
        place,
        use["title"],
        use["statement"],
        sentence(use["reading"]),
        formulas(use["id"], use["statement"]),
        words(use["applicability"]),
        sentence(use["reason"]),
        lean["status"],
        tuple(details),
    )


def results_table(results: Iterable[Data], places: Mapping[str, str]) -> Table:
    """Every claim applied to this device's numbers, with what each result rests on."""
    rows = tuple(
        (
            Cell(item["claim"], href=_link(places.get(item["claim"]))),
            Cell(item["what"], small=sentence(item["reading"])),
            _result_value(item["value"]),
            bounds(interval(item["bounds"])) if item["bounds"] else NONE,
            Cell(item["unit"]),
            Cell(words(item["status"])),
            Cell("; ".join(_hypothesis(use) for use in item["hypotheses"])),
        )
        for item in results
    )
    columns = (
        Column("claim"),
        Column("what", prose=True),
        Column("value", True),
        Column("bounds", True),
        Column("unit"),
        Column("status"),
        Column("rests on", prose=True),
    )
    return Table("Results, claim by claim", columns, rows)


def _result_value(text: str) -> Cell:
    try:
        return value(fraction(text))
    except NotExact:
        return Cell(text)


def _hypothesis(use: Data) -> str:
    evidence = f", {use['evidence']}" if use["evidence"] else ""
    return f"{use['text']} ({use['status']}{evidence})"


def _link(place: str | None) -> str | None:
    return f"#{place}" if place else None
