"""The index: one line for each certificate, so that devices can be compared."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from specmoe.certificate.wording import compared
from specmoe.report.answer import at_usual, bracket, observed
from specmoe.report.badge import strength
from specmoe.report.cells import NONE, Cell, Column, Row, Table, bounds, e_cell, value
from specmoe.report.display import fraction, interval, ranges, shown, words

__all__ = ["comparison", "line"]

Data = Mapping[str, Any]
_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def comparison(lines: Sequence[Row], *, badges: bool = False) -> Table:
    """The table of the index.

    Args:
        lines: One for each certificate, as :func:`line` makes them.
        badges: Whether to keep the links to the badges.
    """
    columns = (
        Column("device", prose=True),
        Column("crossover", True),
        Column("draft at 0.8", True),
        Column("speedup at 0.8", True),
        Column("outcome", prose=True),
        Column("engine", prose=True),
        Column("model", prose=True),
        Column("worst cliff", True),
        Column("e", True),
        Column("data"),
        Column("badge"),
    )[: None if badges else -1]
    rows = tuple(cells[: len(columns)] for cells in lines)
    return Table("Every audited measurement", columns, rows)


def line(body: Data) -> Row:
    """What the index says of one certificate, and all that it needs to know of it.

    Args:
        body: The body of the certificate's JSON form.
    """
    derived, name = body["derived"], body["name"]
    draft, linked = derived["draft_length"], bool(_NAME.fullmatch(name))
    facts = {fact["label"].casefold(): fact["value"] for fact in body["measured"]["facts"]}
    e = _largest_e(derived)
    return (
        Cell(
            facts["device"] if "device" in facts else body["title"],
            href=f"{name}.html" if linked else None,
            small=name,
        ),
        # The answers come first: on a narrow screen the rest is scrolled to.
        _crossover(derived["crossover"]),
        *_draft(draft),
        Cell(_outcome(derived), small=strength(body["claims"])),
        Cell(facts["engine"]) if "engine" in facts else NONE,
        Cell(facts.get("model", NONE.text), small=f"{body['measured']['scope']} timed"),
        _cliff(draft),
        e_cell(e) if e is not None else NONE,
        Cell("JSON", href=f"{name}.json") if linked else NONE,
        Cell("SVG", href=f"{name}.svg") if linked else NONE,
    )


def _crossover(crossover: Data) -> Cell:
    if crossover["outcome"] == "contradicted":
        small = f"fits: {crossover['n'] or 'never'} {bracket(crossover)}, contradicted".strip()
        return Cell(f"observed {observed(crossover)}", small=small)
    if crossover["n"] is None:
        return Cell(words(crossover["outcome"]))
    far = "extrapolated" if crossover["extrapolated"] else ""
    return Cell(f"{crossover['n']} {bracket(crossover)}".strip(), small=far)


def _draft(draft: Data) -> tuple[Cell, Cell]:
    row = at_usual(draft)
    if row is None:
        return NONE, NONE
    low, high = row["best"]
    best = str(low) if low == high else f"{low}\u2013{high}"
    open_ = "" if row["certain"] else f"possible: {ranges(row['possible'])}"
    edge = compared(row["best"], [cost["k"] for cost in draft["costs"]])
    ends = bounds(interval(row["bounds"]), digits=3)
    speedup = value(interval(row["speedup"]), digits=3)
    return Cell(best, small="; ".join(filter(None, (edge, open_)))), Cell(
        f"{speedup.text} {ends.text}", ends.exact
    )


def _cliff(draft: Data) -> Cell:
    """The cliff whose time grows most beyond its tokens."""
    worst = max(
        draft["cliffs"],
        key=lambda c: fraction(c["time_ratio"]) / Fraction(c["n_to"], max(c["n_from"], 1)),
        default=None,
    )
    if worst is None:
        return Cell("none")
    times = shown(fraction(worst["time_ratio"]), 3)
    return Cell(f"{times}× at {worst['n_from']}\u00a0\u2192\u00a0{worst['n_to']}")


def _largest_e(derived: Data) -> Fraction | None:
    every = [fraction(r["e"]) for fit in derived["fits"] for r in fit["regimes"]]
    return max(every, default=None)


def _outcome(derived: Data) -> str:
    """What was obtained: every fit's outcome that is not plain success, then what is undecided."""
    trouble = [
        f"{words(fit['kind'])}: {words(fit['outcome'])}"
        for fit in derived["fits"]
        if fit["outcome"] != "fitted"
    ]
    for key, noun in (("crossover", "crossover"), ("draft_length", "draft length")):
        if derived[key]["outcome"] in ("undecided", "contradicted"):
            trouble.append(f"{noun} {derived[key]['outcome']}")
    return "; ".join(trouble) or "predicted"
