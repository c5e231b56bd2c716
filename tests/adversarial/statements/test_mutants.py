"""Every statement with one thing changed: Lean must refuse it as its theorem's.

Run alone with ``pytest tests/adversarial/statements -q -s``: prints how many mutants were made,
refused, and are equivalent.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from specmoe.claims import registry
from specmoe.claims.mutate import Mutant
from specmoe.lean import mutants
from specmoe.lean.audit import Unreadable
from specmoe.lean.mutants import MutantReport, made_mutants, mutant_report
from specmoe.lean.toolchain import Embedded, find_embedded

embedded = pytest.mark.skipif(
    not isinstance(find_embedded(), Embedded), reason="needs the Lean wheel"
)


def test_every_statement_has_mutants() -> None:
    printed = [mutant for mutant in made_mutants() if mutant.text is not None]
    counts = Counter(mutant.lean_name for mutant in printed)
    assert min(counts.values()) > 10
    assert set(counts) == {part.lean_name for claim in registry() for part in claim.parts}


@embedded
def test_lean_refuses_every_mutant() -> None:
    report = mutant_report()
    print(f"\n{report}")
    assert report.reason == ""
    assert report.survivors == ()
    unsaid = sum(count for _, _, count in report.without_words)
    assert report.made == report.refused + len(report.equivalent) + unsaid
    assert report.made > 1000
    assert report.exit_code == 0


def few(*extra: Mutant) -> list[Mutant]:
    return [m for m in made_mutants() if m.lean_name == "SpecMoE.E3_mono"][:3] + list(extra)


# The theorem itself, under another name for its variables.
SAME = Mutant(
    "SpecMoE.E3_mono",
    "symbols swapped",
    "nothing",
    "∀ {α : Type u} [OrderedField α] (x y : α), 0 ≤ x → x ≤ y → ∀ (k : Nat), "
    "expectedTokens x k ≤ expectedTokens y k",
)
UNSAID = replace(SAME, text=None)


@embedded
@pytest.mark.parametrize(
    ("extra", "equivalent", "code"),
    [((), {}, 0), ((SAME,), {}, 1), ((SAME,), {(SAME.lean_name, SAME.where): "renamed"}, 0)],
)
def test_a_survivor_is_told_from_an_equivalent_one(
    monkeypatch: pytest.MonkeyPatch,
    extra: tuple[Mutant, ...],
    equivalent: dict[tuple[str, str], str],
    code: int,
) -> None:
    monkeypatch.setattr(mutants, "made_mutants", lambda: few(*extra))
    monkeypatch.setattr(mutants, "NO_WORDS", {})
    monkeypatch.setattr(mutants, "EQUIVALENT", equivalent)
    report = mutant_report()
    assert (report.made, report.refused, report.exit_code) == (3 + len(extra), 3, code)
    assert report.survivors == (((SAME.lean_name, SAME.where),) if code else ())
    assert report.equivalent == tuple((*key, why) for key, why in equivalent.items())
    assert ("SURVIVES: SpecMoE.E3_mono: nothing" in str(report)) == bool(code)


@embedded
def test_a_mutant_without_words_must_be_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "made_mutants", lambda: few(UNSAID))
    monkeypatch.setattr(mutants, "NO_WORDS", {})
    assert mutant_report().survivors == (
        ("SpecMoE.E3_mono", "1 mutants without words, 0 are explained"),
    )


@embedded
def test_answers_that_mean_nothing_are_no_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreadable(self: object, outcome: object) -> dict[str, str]:
        raise Unreadable("Lean crashed")

    monkeypatch.setattr(mutants, "made_mutants", lambda: few(SAME))
    monkeypatch.setattr("specmoe.lean.ask.Questions.read", unreadable)
    report = mutant_report()
    assert (report.refused, report.exit_code, str(report)) == (0, 3, "not checked: Lean crashed")


def test_report_lists_what_was_not_refused() -> None:
    report = MutantReport(
        2, 9, 6, (("A", "no such sign", 2),), (("B", "x and y", "the same"),), (), "kernel"
    )
    assert str(report).splitlines() == [
        "9 mutants of 2 statements: 6 refused by Lean, 2 without words in Lean, 1 equivalent, "
        "0 surviving",
        "without words: A: 2: no such sign",
        "equivalent: B: x and y: the same",
        "kernel",
    ]
