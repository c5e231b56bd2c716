"""Every statement with one thing changed: Lean must refuse it as its theorem's.

The mutants are made on the registry's formulas and printed by the same rules as the originals. A
mutant that Lean accepts must be equivalent to the original and stand in ``EQUIVALENT`` with the
reason; one that the Lean sources have no words for stands in ``NO_WORDS``: it is never printed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from specmoe.claims import registry
from specmoe.claims.mutate import Mutant, mutants
from specmoe.claims.write_lean import layout, statement
from specmoe.lean.build import Store, cache_folder
from specmoe.lean.derived import Asked, Questions, Workshop, proof
from specmoe.lean.run import Limits
from specmoe.lean.toolchain import Embedded, find_embedded

PARTS = {part.lean_name: part for claim in registry() for part in claim.parts}
MADE = [mutant for part in PARTS.values() for mutant in mutants(layout(part))]
PRINTED = [mutant for mutant in MADE if mutant.text is not None]

# Lean accepts these; each is the same statement in other words. There is none so far.
EQUIVALENT: dict[tuple[str, str], str] = {}

_FROM_1 = "the model's sums start at 0"
_WINDOW = "only one minus a product of missed bits has a name in the model: a window's hit"
NO_WORDS = {
    ("SpecMoE.E2_expectation", _FROM_1): 1,
    ("SpecMoE.D6_uniform", _FROM_1): 2,
    ("SpecMoE.D6_share_antitone", _FROM_1): 1,
    ("SpecMoE.D7_increments_antitone", _FROM_1): 2,
    ("SpecMoE.D7_increments_antitone", _WINDOW): 11,
    ("SpecMoE.D7_increments_antitone", "bits have no order"): 1,
    ("SpecMoE.B1_pass", _FROM_1): 2,
    ("SpecMoE.B2_saving", "the model has no absolute value; at most y is two bounds"): 1,
    ("SpecMoE.B8_corner", _FROM_1): 6,
}


def test_mutants_without_words_are_those_listed() -> None:
    unprinted = Counter(mutant.lean_name for mutant in MADE if mutant.text is None)
    listed: Counter[str] = Counter()
    for (name, _), count in NO_WORDS.items():
        listed[name] += count
    assert unprinted == listed
    assert len(MADE) == len(PRINTED) + sum(NO_WORDS.values())


def test_every_statement_has_mutants() -> None:
    assert min(Counter(mutant.lean_name for mutant in PRINTED).values()) > 10
    assert {mutant.lean_name for mutant in PRINTED} == set(PARTS)


@pytest.mark.skipif(not isinstance(find_embedded(), Embedded), reason="needs the Lean wheel")
def test_lean_refuses_every_mutant(record_property: Callable[[str, object], None]) -> None:
    asked = {f"mutant_{number}": mutant for number, mutant in enumerate(PRINTED)}
    originals = {
        f"original_{number}": Asked(
            f"original_{number}", statement(layout(part)), proof(part.lean_name)
        )
        for number, part in enumerate(PARTS.values())
    }
    questions = Questions(
        [*(_asked(name, mutant) for name, mutant in asked.items()), *originals.values()]
    )
    with Workshop.opened(store=Store(cache_folder()), limits=Limits(seconds=600)) as workshop:
        outcome = workshop.ask(questions.text)
    # Raises if a mutant is malformed, so each was refused for what it says.
    said = questions.read(outcome)
    assert [name for name in originals if said[name]] == []
    alive = {(m.lean_name, m.where) for name, m in asked.items() if not said[name]}
    record_property("made", len(MADE))
    record_property("refused", sum(bool(said[name]) for name in asked))
    record_property("equivalent", len(alive))
    assert alive == set(EQUIVALENT)


def _asked(name: str, mutant: Mutant) -> Asked:
    assert mutant.text is not None
    return Asked(name, mutant.text, proof(mutant.lean_name))
