"""Why each hypothesis is there: numbers that refute the claim without it, checked again."""

from __future__ import annotations

import json
import shutil
from fractions import Fraction

import pytest

from specmoe import claims
from specmoe.claims import counterexample_search, counterexamples
from specmoe.claims.counterexamples import holds_without, why
from specmoe.claims.evaluate import holds
from specmoe.claims.logic import EveryPoint
from specmoe.claims.values import Values, table
from specmoe.errors import InputError

PARTS = {
    f"{registered.id}_{part.name}": part
    for registered in claims.registry()
    for part in registered.parts
}
REASONS = [
    pytest.param(PARTS[f"{claim_id}_{reason.part}"], reason, id=f"{claim_id}_{reason.part} {place}")
    for claim_id in claims.ids()
    for place, reason in enumerate(why(claim_id))
]
REFUTED = [case for case in REASONS if case.values[1].values is not None]
NOTED = [case for case in REASONS if case.values[1].values is None]
FILE = counterexample_search._FILE


def test_every_hypothesis_has_numbers_or_a_note():
    written = json.loads(FILE.read_text(encoding="utf-8"))
    assert {theorem: [*entries] for theorem, entries in written.items()} == {
        theorem: [claims.plain(premise.formula) for premise in part.premises]
        for theorem, part in PARTS.items()
    }
    assert len(REFUTED) > 4 * len(NOTED)


@pytest.mark.parametrize(("part", "reason"), REFUTED)
def test_all_other_hypotheses_hold_and_the_conclusion_fails(part, reason):
    values = reason.values
    for premise in part.premises:
        assert holds(premise.formula, values) == (premise != reason.premise)
    assert holds(part.conclusion, values) is False
    assert part.check(values) is None
    assert holds_without(part, reason.premise, values) is False
    assert all(type(number) is Fraction for number in values.numbers.values())


@pytest.mark.parametrize(
    ("part", "reason"),
    [case for case in REFUTED if case.values[0].conclusion.has(EveryPoint)],
)
def test_a_statement_about_every_point_is_refuted_by_one(part, reason):
    # Points can refute it, never confirm it.
    everywhere, at_corner = part.conclusion.args
    assert not holds(everywhere, reason.values)
    assert holds(at_corner, reason.values)


@pytest.mark.parametrize(("part", "reason"), NOTED)
def test_what_has_a_note_is_not_refuted_by_a_short_search(part, reason):
    assert counterexample_search.search(part, reason.premise, seed=3, tries=60) is None
    assert reason.text.startswith(("Only convenient: ", "Only for meaning: ", "Without it "))
    assert reason.text.endswith(".")


def test_reasons_follow_the_order_of_the_statement():
    assert [reason.premise for reason in why("S2")] == [*PARTS["S2_threshold"].premises]
    assert why("E1") == ()


def test_numbers_read_in_one_line():
    reason = why("S1")[0]
    assert reason.text.count("=") == len(reason.values.numbers) + 2
    assert "C(0) = -" in reason.text


def test_unknown_claim():
    with pytest.raises(InputError, match="no such claim"):
        why("M9")


def test_a_hypothesis_without_numbers_or_note_is_an_error(monkeypatch):
    monkeypatch.setattr(counterexamples, "_entries", lambda: {"E3_mono": {}})
    with pytest.raises(KeyError, match="a <= a'"):
        why("E3")


def test_nothing_is_said_where_the_hypothesis_holds_or_another_fails():
    part = PARTS["S2_threshold"]
    positive, order = part.premises
    costs = {"C": table([Fraction(-1), Fraction(1)])}
    numbers = {"a": Fraction(1), "a'": Fraction(0), "k": Fraction(1)}
    both_fail = Values(numbers, costs)
    assert holds_without(part, order, both_fail) is None
    assert holds_without(part, positive, both_fail) is None
    all_hold = Values({**numbers, "a": Fraction(0)}, {"C": table([Fraction(1), Fraction(1)])})
    assert holds_without(part, order, all_hold) is None


# The search ------------------------------------------------------------------------------------


def test_the_search_keeps_what_still_refutes(tmp_path):
    copy = tmp_path / "copy.json"
    shutil.copy(FILE, copy)
    assert counterexample_search.write(copy) == []
    assert copy.read_bytes() == FILE.read_bytes()


def few(*theorems):
    return lambda: iter([(theorem, PARTS[theorem]) for theorem in theorems])


def test_the_search_starts_from_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr(counterexample_search, "_theorems", few("E3_strict", "D1_faster_iff"))
    monkeypatch.setattr(counterexample_search, "_TRIES", 150)
    file = tmp_path / "new.json"
    missing = counterexample_search.write(file)
    assert missing == [
        "D1_faster_iff: 1 <= m",
        "D1_faster_iff: 1 <= n",
        "D1_faster_iff: 0 < W_s(n)",
    ]
    found = json.loads(file.read_text(encoding="utf-8"))
    for text, entry in found["E3_strict"].items():
        values = counterexamples.values_of(entry)
        (premise,) = PARTS["E3_strict"].failing_premises(values)
        assert claims.plain(premise.formula) == text


def test_the_search_replaces_what_no_longer_refutes(tmp_path, monkeypatch):
    monkeypatch.setattr(counterexample_search, "_theorems", few("E3_bounds"))
    file = tmp_path / "old.json"
    stale = {"numbers": {"a": "1", "k": "1"}, "functions": {}, "horizon": 8, "points": {}}
    file.write_text(json.dumps({"E3_bounds": {"0 <= a <= 1": stale}}), encoding="utf-8")
    assert counterexample_search.write(file) == []
    ((entry,),) = (found.values() for found in json.loads(file.read_text()).values())
    assert holds_without(PARTS["E3_bounds"], *PARTS["E3_bounds"].premises,
                         counterexamples.values_of(entry)) is False  # fmt: skip
