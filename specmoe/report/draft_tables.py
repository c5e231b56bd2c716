"""The tables of draft length: costs, answers by acceptance, positions, cliffs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from specmoe.report.cells import NONE, Cell, Column, Row, Table, bounds, e_cell, number, value
from specmoe.report.display import (
    enclosed,
    fraction,
    interval,
    percent_down,
    ranges,
    sentence,
    spoken,
    time_unit,
    words,
)

__all__ = [
    "acceptance_table",
    "cliffs_table",
    "length_table",
    "position_facts",
    "position_table",
]

Data = Mapping[str, Any]


def position_table(draft: Data) -> Table | None:
    """Acceptance position by position, where it was measured so."""
    position = draft["per_position"]
    if not position:
        return None
    rows: list[Row] = []
    for k, tokens in enumerate(position["tokens"]):
        rate = position["conditional"][k - 1] if 0 < k <= len(position["conditional"]) else None
        rows.append(
            (
                number(k),
                value(fraction(rate)) if rate else NONE,
                value(fraction(tokens)),
                Cell("best" if k == position["best"] else ""),
            )
        )
    columns = (
        Column("k", True),
        Column("accepted, given all before", True),
        Column("expected tokens of a step", True),
        Column("draft length"),
    )
    return Table("Acceptance position by position", columns, tuple(rows)).trimmed()


def position_facts(draft: Data) -> tuple[tuple[str, Cell], ...]:
    """How far the positions are from one common rate, and what they give."""
    position = draft["per_position"]
    if not position:
        return ()
    facts = [
        ("the same at every position", Cell("yes" if position["geometric"] else "no")),
        ("rate that emits as many tokens", value(interval(position["equivalent"]))),
        ("largest distance of a position from it", value(interval(position["distance"]))),
    ]
    if position["speedup"]:
        facts.append(("speedup", value(fraction(position["speedup"]))))
    if position["bounds"]:
        facts.append(("its bounds (B5)", bounds(interval(position["bounds"]))))
    return tuple(facts)


def length_table(draft: Data) -> Table:
    """For each draft length the cost of a step, and from which acceptance it pays."""
    unit = time_unit(fraction(cost["cost"]) for cost in draft["costs"])
    costs = {cost["k"]: cost for cost in draft["costs"]}
    pays = {item["k"]: item["acceptance"] for item in draft["thresholds"]}
    rows: list[Row] = []
    for k in sorted(set(costs) | set(pays)):
        cost = costs.get(k)
        known = (
            (
                value(fraction(cost["cost"]), unit),
                e_cell(fraction(cost["e"])),
                Cell(words(cost["kernel"])),
                Cell(cost["origin"]),
            )
            if cost
            else (NONE, NONE, NONE, NONE)
        )
        rows.append((number(k), *known, _threshold(pays[k]) if k in pays else NONE))
    columns = (
        Column("k", True),
        Column(f"C(k) [{unit.name}]", True),
        Column("e", True),
        Column("kernel"),
        Column("origin"),
        Column("pays from acceptance", True),
    )
    caption = "Cost of a step, C(k) = T(k+1) + D(k), and the least acceptance at which it pays"
    return Table(caption, columns, tuple(rows))


def _threshold(acceptance: Data | None) -> Cell:
    return value(interval(acceptance)) if acceptance else Cell("never (S3)")


def acceptance_table(draft: Data) -> Table:
    """The answers at given acceptance rates."""
    rows: list[Row] = []
    for index, row in enumerate(draft["at"]):
        low, high = row["best"]
        margin = row["margin_acceptance"]
        common = row["possible_common"]
        own = index == 0 and draft["own_acceptance"]
        rows.append(
            (
                Cell(
                    spoken(interval(row["acceptance"])),
                    small="this measurement's own" if own else "",
                ),
                Cell(str(low) if low == high else f"{low}\u2013{high}"),
                Cell(
                    ranges(row["possible"]),
                    small="certain, of those compared" if row["certain"] else "",
                ),
                Cell(ranges(common)) if common else NONE,
                value(interval(row["speedup"])),
                bounds(interval(row["bounds"])),
                Cell(percent_down(fraction(row["margin_e"])), row["margin_e"], "%", inward=True)
                if row["margin_e"] is not None
                else NONE,
                Cell(
                    f"{enclosed(interval(margin[0]))} to {enclosed(interval(margin[1]))}",
                )
                if margin
                else NONE,
            )
        )
    columns = (
        Column("acceptance"),
        Column("best k", True),
        Column("can be best (B6)", True),
        Column("one error for all n (B8)", True),
        Column("speedup", True),
        Column("bounds (B5)", True),
        Column("certain for e up to", True),
        Column("same k for acceptance", True),
    )
    return Table("Best draft length and speedup by acceptance", columns, tuple(rows)).trimmed()


def cliffs_table(draft: Data) -> Table:
    """Steps of the pass time that cost far more than their tokens."""
    rows = tuple(
        (
            Cell(f"{cliff['n_from']}\u00a0\u2192\u00a0{cliff['n_to']}"),
            value(fraction(cliff["time_ratio"]), digits=3),
            Cell(sentence(cliff["text"])),
        )
        for cliff in draft["cliffs"]
    )
    columns = (Column("n"), Column("times as long", True), Column("what it means", prose=True))
    return Table("Steps of the pass time that cost far more than their tokens", columns, rows)
