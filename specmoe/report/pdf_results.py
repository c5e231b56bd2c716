"""Every claim applied to this device's numbers, for print: each hypothesis is written out once."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from specmoe.errors import NotExact
from specmoe.exact import Interval
from specmoe.report.cells import NONE, Cell, Column, Table, bounds, value
from specmoe.report.display import fraction, interval, sentence, words

__all__ = ["Hypothesis", "results"]

Data = Mapping[str, Any]
_RANGE = re.compile(r"\[([^,\]]+), ([^,\]]+)\]")


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """A hypothesis that results rest on.

    Attributes:
        tag: What the results call it: ``h1``.
        text: What it asks.
        status: Whether it was checked, measured or assumed.
    """

    tag: str
    text: str
    status: str


def results(body: Data, places: Mapping[str, str]) -> tuple[Table, tuple[Hypothesis, ...]]:
    """The table of all results, and the hypotheses that its rows name by their tags.

    Args:
        body: The certificate's body.
        places: Where on the page each claim stands, by its id.
    """
    known: dict[tuple[str, str], Hypothesis] = {}
    rows = tuple(
        (
            Cell(item["claim"], href=_link(places.get(item["claim"]))),
            Cell(item["what"], small=sentence(item["reading"])),
            _value(item["value"], item["unit"]),
            bounds(interval(item["bounds"])) if item["bounds"] else NONE,
            Cell(words(item["status"])),
            Cell(_rests_on(item["hypotheses"], known)),
        )
        for item in body["results"]
    )
    columns = (
        Column("claim"),
        Column("what", prose=True),
        Column("value"),
        Column("bounds"),
        Column("status"),
        Column("rests on", prose=True),
    )
    return Table("Results, claim by claim", columns, rows), tuple(known.values())


def _value(text: str, unit: str) -> Cell:
    """A number or a range of numbers as a decimal; any other answer as it is."""
    return replace(_number(text), small=unit)


def _number(text: str) -> Cell:
    ends = _RANGE.fullmatch(text)
    try:
        if ends:
            return value(Interval(fraction(ends[1]), fraction(ends[2])))
        return value(fraction(text))
    except NotExact:
        return Cell(text)


def _link(place: str | None) -> str | None:
    return f"#{place}" if place else None


def _rests_on(uses: Sequence[Data], known: dict[tuple[str, str], Hypothesis]) -> str:
    told = []
    for use in uses:
        key = (use["text"], use["status"])
        named = known.setdefault(key, Hypothesis(f"h{len(known) + 1}", *key))
        told.append(f"{named.tag} ({use['evidence']})" if use["evidence"] else named.tag)
    return ", ".join(told)
