"""Why each hypothesis of a claim is there: numbers at which the claim fails without it.

The numbers were found once, by :mod:`specmoe.claims.counterexample_search`, and are kept in
``counterexamples.json``, or stand beside the claim. At each of them all other hypotheses hold and
the conclusion fails. A hypothesis without such numbers has a note that says what it is for.

A statement about every n is checked as far as the tables reach; beyond, they may be continued so
that it stays true.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Any

from specmoe import claims
from specmoe.claims.model import Part, Premise, Why
from specmoe.claims.values import Table, Values
from specmoe.exact import exact

__all__ = ["Reason", "holds_without", "values_of", "why"]

_FILE = "counterexamples.json"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why one hypothesis of one theorem is there.

    Attributes:
        part: The theorem's name without the claim's id.
        premise: The hypothesis.
        values: Numbers at which all others hold and the conclusion fails, if there are any.
        text: These numbers in one line, or what the hypothesis is for.
    """

    part: str
    premise: Premise
    values: Values | None
    text: str


def why(claim_id: str) -> tuple[Reason, ...]:
    """Why each hypothesis of a claim is there, theorem by theorem. Imports sympy.

    Raises:
        InputError: If there is no such claim.
        KeyError: If a hypothesis has neither numbers nor a note.

    Example:
        >>> for reason in why("E3")[1:]:
        ...     print(reason.part, "|", claims.plain(reason.premise.formula), "|", reason.text)
        strict | 0 <= a < a' | a = 0, a' = 0, k = 5
        strict | 1 <= k | a = 1, a' = 4, k = 0
        bounds | 0 <= a <= 1 | a = 2, k = 1
    """
    beside = claims.heading(claim_id).reasons
    found = []
    for part in claims.claim(claim_id).parts:
        theorem = f"{claim_id}_{part.name}"
        entries = _entries().get(theorem, {}) | _as_kept(beside.get(theorem, {}))
        found += [_reason(entries, part.name, premise) for premise in part.premises]
    return tuple(found)


def holds_without(part: Part, premise: Premise, values: Values) -> bool | None:
    """Whether the conclusion holds at these values, the other hypotheses holding.

    Returns:
        ``None`` if one of the others fails, or this one holds.

    Example:
        >>> (part, *_) = claims.claim("E3").parts
        >>> values = Values({"a": Fraction(1), "a'": Fraction(0), "k": Fraction(1)})
        >>> holds_without(part, part.premises[0], values)
        False
    """
    from specmoe.claims.evaluate import holds

    if part.failing_premises(values) != (premise,):
        return None
    return holds(part.conclusion, values)


def _reason(entries: Mapping[str, Any], part: str, premise: Premise) -> Reason:
    entry = entries[claims.plain(premise.formula)]
    if isinstance(entry, str):
        return Reason(part, premise, None, entry)
    return Reason(part, premise, values_of(entry), _in_one_line(entry))


def _as_kept(reasons: Mapping[str, Why]) -> dict[str, Any]:
    """Reasons that stand beside a claim, in the form of the file."""
    kept: dict[str, Any] = {}
    for text, reason in reasons.items():
        if isinstance(reason, str):
            kept[text] = reason
            continue
        kept[text] = {"numbers": {}, "functions": {}, "horizon": 8, "points": {}}
        for letter, given in reason.items():
            if isinstance(given, (list, tuple)):
                row = {str(place): str(exact(number)) for place, number in enumerate(given)}
                kept[text]["functions"][letter] = row
            else:
                kept[text]["numbers"][letter] = str(exact(given))  # type: ignore[arg-type]
    return kept


@cache
def _entries() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(
        files("specmoe.claims").joinpath(_FILE).read_text(encoding="utf-8")
    )
    return found


def values_of(entry: dict[str, Any]) -> Values:
    """The values that an entry of the file stands for."""
    return Values(
        {name: Fraction(number) for name, number in entry["numbers"].items()},
        {name: _table(rows) for name, rows in entry["functions"].items()},
        entry["horizon"],
        {name: [_table(rows) for rows in points] for name, points in entry["points"].items()},
    )


def _table(rows: dict[str, str]) -> Table:
    known = {
        tuple(int(index) for index in place.split(",")): Fraction(number)
        for place, number in rows.items()
    }

    def look_up(*indices: int) -> Fraction:
        return known[indices]

    return look_up


def _in_one_line(entry: dict[str, Any]) -> str:
    tables = [*entry["functions"].items()]
    tables += [(name, point) for name, points in entry["points"].items() for point in points]
    return ", ".join(
        [
            *(f"{name} = {number}" for name, number in entry["numbers"].items()),
            *(
                f"{name}({place.replace(',', ', ')}) = {number}"
                for name, rows in tables
                for place, number in rows.items()
            ),
        ]
    )
