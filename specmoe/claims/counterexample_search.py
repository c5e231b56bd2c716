"""Search numbers at which a claim fails without one of its hypotheses.

``python -m specmoe.claims.counterexample_search`` writes ``counterexamples.json`` again. What still
refutes is kept, and so are notes; it says which hypotheses have neither and need a note.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from specmoe import claims
from specmoe.claims.counterexamples import holds_without, values_of
from specmoe.claims.model import Formula, Part, Premise
from specmoe.claims.symbols import symbol
from specmoe.claims.values import Draw, Table, Values

__all__ = ["search", "write"]

_FILE = Path(__file__).with_name("counterexamples.json")
_TRIES = 20_000
_KEPT = 12
_REACH = 14
_CANNOT_TELL = (LookupError, TypeError, ZeroDivisionError)

_Rows: TypeAlias = dict[tuple[int, ...], Fraction]


def search(
    part: Part, premise: Premise, *, seed: int = 0, tries: int | None = None
) -> dict[str, Any] | None:
    """The simplest of the first few counterexamples, ready for JSON; ``None`` if none is found.

    Example:
        >>> (part, *_) = claims.claim("E3").parts
        >>> search(part, part.premises[0])["numbers"]
        {'a': '2', "a'": '0', 'k': '5'}
    """
    random = Random(seed)  # noqa: S311 - a repeatable search, no secret
    found: list[dict[str, Any]] = []
    for _ in range(_TRIES if tries is None else tries):
        values = _disturbed(part, premise, random)
        if values is None or not _refutes(part, premise, values):
            continue
        found.append(_recorded(part, premise, values))
        if len(found) == _KEPT:
            break
    return min(found, key=lambda entry: (len(json.dumps(entry)), json.dumps(entry)), default=None)


def _refutes(part: Part, premise: Premise, values: Values) -> bool:
    from specmoe.claims.evaluate import holds

    try:
        # The two that fail first: most draws end there.
        if holds(premise.formula, values) or holds(part.conclusion, values):
            return False
        return holds_without(part, premise, values) is False and _exactly(part, values)
    except _CANNOT_TELL:
        return False


def _exactly(part: Part, values: Values) -> bool:
    """Whether the failure is certain: points may refute "for every point", never confirm it."""
    from specmoe.claims.evaluate import holds
    from specmoe.claims.logic import EveryPoint

    if not part.conclusion.has(EveryPoint):
        return True
    everywhere, _ = part.conclusion.args
    return not holds(everywhere, values)


# Drawing ---------------------------------------------------------------------------------------


def _disturbed(part: Part, premise: Premise, random: Random) -> Values | None:
    """An example of the claim with a few values changed, mostly those that the premise names."""
    from specmoe.claims.vocabulary import names_in

    values = part.sample(Draw(random.randint))
    numbers = dict(values.numbers)
    tables = {name: _rows(function) for name, function in values.functions.items()}
    every = sorted(numbers.keys() | tables.keys())
    named = sorted(names_in(premise.formula).intersection(every))
    near = sorted(
        {
            name
            for other in part.premises
            if names_in(other.formula) & {*named}
            for name in names_in(other.formula).intersection(every)
        }
    )
    for _ in range(random.randint(1, 5)):
        name = random.choice(random.choice((named or every, named or every, near or every, every)))
        if name in numbers:
            numbers[name] = _another(name, numbers[name], random)
        elif random.random() < 0.3:
            # All entries at once: a premise about every entry may have to fail at each.
            factor, shift = random.choice((-1, 1)), random.choice((0, 0, 1, -1, 3, -3))
            tables[name] = {place: factor * entry + shift for place, entry in tables[name].items()}
        elif tables[name]:
            place = random.choice(sorted(tables[name]))
            tables[name][place] = _another(name, tables[name][place], random)
    drawn = Values(numbers, _functions(tables), values.horizon, values.points)
    try:
        return _settled(part, premise, drawn)
    except _CANNOT_TELL:
        return None


def _another(name: str, old: Fraction, random: Random) -> Fraction:
    match symbol(name).sort:
        case "natural":
            return Fraction(random.randint(0, 5))
        case "bit":
            return 1 - old
        case _:
            simple = Fraction(random.randint(-4, 8), random.choice((1, 1, 2, 4)))
            return random.choice((simple, simple, -old, old + 1, Fraction(0), Fraction(1)))


def _rows(function: Table) -> _Rows:
    """What a function gives for small arguments, one or two of them."""
    for arguments in (1, 2):
        rows = {}
        for place in product(range(_REACH), repeat=arguments):
            try:
                rows[place] = function(*place)
            except LookupError:
                continue
            except TypeError:
                break
        if rows:
            return rows
    return {}


def _functions(tables: dict[str, _Rows]) -> dict[str, Table]:
    return {name: _lookup(rows) for name, rows in tables.items()}


def _lookup(rows: _Rows) -> Table:
    def look_up(*place: int) -> Fraction:
        return rows[place]

    return look_up


def _settled(part: Part, premise: Premise, values: Values) -> Values:
    """The values with whatever the other premises define worked out again."""
    import sympy

    from specmoe.claims.evaluate import value
    from specmoe.claims.logic import Every

    for other in part.premises:
        formula = other.formula
        if other == premise:
            continue
        if isinstance(formula, sympy.Eq) and formula.lhs.is_Symbol:
            values = values.but({formula.lhs.name: value(formula.rhs, values)})
        if isinstance(formula, Every) and _defines(formula):
            index, _, _, equation = formula.args
            name = equation.lhs.func.__name__
            rows: _Rows = {}
            for place in range(values.horizon + 4):
                try:
                    here = values.but({index.name: Fraction(place)})
                    rows[place,] = value(equation.rhs, here)
                except KeyError:
                    break
            values = values.but(functions={name: _lookup(rows)})
    return values


def _defines(formula: Formula) -> bool:
    import sympy

    index, _, _, body = formula.args
    return isinstance(body, sympy.Eq) and body.lhs.args == (index,)


# Recording -------------------------------------------------------------------------------------


def _recorded(part: Part, premise: Premise, values: Values) -> dict[str, Any]:
    """The values as JSON, of the tables only what the check looks up."""
    from specmoe.claims.vocabulary import names_in

    asked: dict[str, set[tuple[int, ...]]] = {}

    def watched(name: str, function: Table) -> Table:
        places = asked.setdefault(name, set())

        def look_up(*place: int) -> Fraction:
            number = function(*place)
            places.add(place)
            return number

        return look_up

    watching = Values(
        values.numbers,
        {name: watched(name, function) for name, function in values.functions.items()},
        values.horizon,
        {
            name: [watched(f"{name} {number}", point) for number, point in enumerate(points)]
            for name, points in values.points.items()
        },
    )
    holds_without(part, premise, watching)
    used = names_in(part.statement)
    return {
        "numbers": {name: str(number) for name, number in values.numbers.items() if name in used},
        "functions": {
            name: _written(function, asked[name])
            for name, function in values.functions.items()
            if asked[name]
        },
        "horizon": values.horizon,
        "points": {
            name: [
                _written(point, asked[f"{name} {number}"])
                for number, point in enumerate(points)
                if asked[f"{name} {number}"]
            ]
            for name, points in values.points.items()
        },
    }


def _written(function: Table, places: set[tuple[int, ...]]) -> dict[str, str]:
    return {",".join(map(str, place)): str(function(*place)) for place in sorted(places)}


def _theorems() -> Iterator[tuple[str, Part]]:
    for registered in claims.registry():
        for part in registered.parts:
            yield f"{registered.id}_{part.name}", part


def _still_good(part: Part, premise: Premise, entry: Any) -> bool:
    return isinstance(entry, str) or (
        isinstance(entry, dict) and _refutes(part, premise, values_of(entry))
    )


def write(file: Path = _FILE) -> list[str]:
    """Search for every hypothesis that has neither a note nor numbers that still refute.

    Returns:
        The hypotheses that have neither.
    """
    old = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    new: dict[str, dict[str, Any]] = {}
    missing = []
    for theorem, part in _theorems():
        new[theorem] = {}
        for premise in part.premises:
            text = claims.plain(premise.formula)
            entry = old.get(theorem, {}).get(text)
            if not _still_good(part, premise, entry):
                entry = search(part, premise)
            if entry is None:
                missing.append(f"{theorem}: {text}")
            new[theorem][text] = entry
    file.write_text(json.dumps(new, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return missing


if __name__ == "__main__":
    lacking = write()
    print(*lacking, sep="\n")
    sys.exit(bool(lacking))
