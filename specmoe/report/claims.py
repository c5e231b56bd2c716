"""The claims of the theory as the page shows them, and every result that uses one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from specmoe.errors import NotExact
from specmoe.report.cells import NONE, Cell, Column, Row, Table, bounds, value
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
    """Every claim applied to this device's numbers, with what each result rests on.

    What a result rests on is said once for neighbours of the same claim: a device can have
    hundreds of results.
    """
    rows: list[Row] = []
    before: Data | None = None
    for item in results:
        same = before is not None and before["claim"] == item["claim"]
        rows.append(
            (
                Cell(item["claim"], href=None if same else _link(places.get(item["claim"]))),
                Cell(item["what"], small=sentence(item["reading"])),
                _result_value(item),
                bounds(interval(item["bounds"])) if item["bounds"] else NONE,
                Cell(item["unit"]),
                Cell(words(item["status"])),
                Cell(_rests_on(item, before if same else None)),
            )
        )
        before = item
    columns = (
        Column("claim"),
        Column("what", prose=True),
        Column("value", True),
        Column("bounds", True),
        Column("unit"),
        Column("status"),
        Column("rests on", prose=True),
    )
    return Table("Results, claim by claim", columns, tuple(rows))


def _result_value(item: Data) -> Cell:
    """The value; one that is known to its bounds only is not written out a second time."""
    text, ends = item["value"], item["bounds"]
    if ends and text == f"[{ends['lo']}, {ends['hi']}]":
        return Cell("in the bounds")
    try:
        return value(fraction(text))
    except NotExact:
        return Cell(text)


def _rests_on(item: Data, before: Data | None) -> str:
    """Its hypotheses; after one of the same claim only those that differ."""
    uses, others = item["hypotheses"], before["hypotheses"] if before else []
    told = [_hypothesis(use) for use in uses]
    if len(uses) != len(others):
        return "; ".join(told)
    known = [_hypothesis(use) for use in others]
    differing = [new for new, old in zip(told, known, strict=True) if new != old]
    if len(differing) == len(told):
        return "; ".join(told)
    return "; ".join(["as above", *differing])


def _hypothesis(use: Data) -> str:
    evidence = f", {use['evidence']}" if use["evidence"] else ""
    return f"{use['text']} ({use['status']}{evidence})"


def _link(place: str | None) -> str | None:
    return f"#{place}" if place else None
