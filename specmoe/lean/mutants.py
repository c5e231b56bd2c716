"""Every printed statement with one thing changed: Lean must refuse each as its theorem's.

The mutants are made on the registry's formulas and printed by the same rules as the originals. One
that Lean accepts is either the same statement in other words, and then it is listed here with the
reason, or it survives: the printer or the theorem says less than it seems to.

Example:
    >>> report = mutant_report()                                        # doctest: +SKIP
    >>> print(report)                                                   # doctest: +SKIP
    1536 mutants of 36 statements: 1509 refused by Lean, 27 without words in Lean, 0 equivalent, ...
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from specmoe.lean.ask import Asked, Questions, workshop
from specmoe.lean.audit import Unreadable
from specmoe.lean.build import Store, cache_folder
from specmoe.lean.printed import NOT_PRINTED, printed_claims, proof
from specmoe.lean.run import Limits

if TYPE_CHECKING:
    from specmoe.claims.mutate import Mutant

__all__ = ["EQUIVALENT", "NO_WORDS", "MutantReport", "made_mutants", "mutant_report"]

EQUIVALENT: Mapping[tuple[str, str], str] = {}
"""By theorem and place: mutants that say the same as the original, each with the reason."""

_FROM_1 = "the model's sums start at 0"
_WINDOW = "only one minus a product of missed bits has a name in the model: a window's hit"
NO_WORDS: Mapping[tuple[str, str], int] = {
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
"""By theorem and reason: how many mutants the Lean sources have no words for."""

_SECONDS = 600


@dataclass(frozen=True)
class MutantReport:
    """What became of all mutants.

    Attributes:
        statements: How many statements were changed.
        made: How many mutants there are.
        refused: How many Lean refuses, each for what it says.
        without_words: Those that cannot be said in Lean, by theorem, with reason and number.
        equivalent: Those that say the same as the original: theorem, place and reason.
        survivors: Those that Lean accepts, or that cannot be said, and that nothing explains.
        how: What was run.
        reason: Why Lean's answers are worth nothing; empty if they count.
    """

    statements: int
    made: int
    refused: int
    without_words: tuple[tuple[str, str, int], ...]
    equivalent: tuple[tuple[str, str, str], ...]
    survivors: tuple[tuple[str, str], ...]
    how: str
    reason: str = ""

    @property
    def exit_code(self) -> int:
        """0 if nothing survives, 1 if something does, 3 if Lean's answers are worth nothing."""
        return 3 if self.reason else 1 if self.survivors else 0

    def __str__(self) -> str:
        """The numbers, and a line for each mutant that was not refused."""
        if self.reason:
            return f"not checked: {self.reason}"
        unsaid = sum(count for _, _, count in self.without_words)
        lines = [
            f"{self.made} mutants of {self.statements} statements: {self.refused} refused by Lean, "
            f"{unsaid} without words in Lean, {len(self.equivalent)} equivalent, "
            f"{len(self.survivors)} surviving"
        ]
        lines += [
            f"without words: {name}: {count}: {why}" for name, why, count in self.without_words
        ]
        lines += [f"equivalent: {name}: {where}: {why}" for name, where, why in self.equivalent]
        lines += [f"SURVIVES: {name}: {where}" for name, where in self.survivors]
        return "\n".join([*lines, self.how])


def made_mutants() -> list[Mutant]:
    """All mutants of all statements. Imports sympy."""
    from specmoe.claims import registry
    from specmoe.claims.mutate import mutants
    from specmoe.claims.write_lean import layout

    return [
        mutant
        for claim in registry()
        for part in claim.parts
        if part.lean_name not in NOT_PRINTED
        for mutant in mutants(layout(part))
    ]


def mutant_report(
    root: Path | None = None,
    store: Store | None = None,
    limits: Limits | None = None,
    *,
    theorems: Collection[str] = (),
) -> MutantReport:
    """Ask Lean of every mutant, in one run with all originals as controls. Imports sympy.

    Half a minute of processor time.

    Args:
        root: The Lean folder; by default the one that came with specmoe.
        store: Where compiled modules are kept; by default where ``specmoe prove`` keeps them.
        limits: For the run.
        theorems: Full names of the theorems whose statements are changed; by default all.

    Raises:
        NotChecked: If there is no embedded Lean here.
        InputError: If the theory does not compile.
    """
    made = [mutant for mutant in made_mutants() if mutant.lean_name in theorems or not theorems]
    printed = [p for p in printed_claims().statements if p.theorem in theorems or not theorems]
    unsayable = {key: n for key, n in NO_WORDS.items() if key[0] in theorems or not theorems}
    said = {f"mutant_{i}": mutant for i, mutant in enumerate(made) if mutant.text is not None}
    originals = {f"original_{i}": p for i, p in enumerate(printed)}
    questions = Questions(
        [
            *(Asked(name, m.text or "", proof(m.lean_name)) for name, m in said.items()),
            *(Asked(name, p.statement, proof(p.theorem)) for name, p in originals.items()),
        ]
    )
    limits = limits or Limits(seconds=_SECONDS)
    with workshop(root, store or Store(cache_folder()), limits) as asker:
        outcome = asker.ask("Mutants.lean", questions.text)
        how = asker.lean.status
    reason = ""
    refusals: dict[str, str] = {}
    try:
        refusals = questions.read(outcome)
        wrong = [p.theorem for name, p in originals.items() if refusals[name]]
        if wrong:
            reason = f"Lean refuses the printed statement itself of {', '.join(wrong)}"
    except Unreadable as error:
        reason = str(error)
    accepted = {
        (m.lean_name, m.where) for name, m in said.items() if not reason and not refusals[name]
    }
    return MutantReport(
        statements=len(originals),
        made=len(made),
        refused=0 if reason else sum(bool(refusals[name]) for name in said),
        without_words=tuple((name, why, count) for (name, why), count in unsayable.items()),
        equivalent=tuple((*key, EQUIVALENT[key]) for key in sorted(accepted & set(EQUIVALENT))),
        survivors=(*sorted(accepted - set(EQUIVALENT)), *_unexplained(made, unsayable)),
        how=how,
        reason=reason,
    )


def _unexplained(
    made: list[Mutant], unsayable: Mapping[tuple[str, str], int]
) -> list[tuple[str, str]]:
    """The theorems with more or fewer mutants without words than are listed."""
    here = Counter(mutant.lean_name for mutant in made if mutant.text is None)
    listed: Counter[str] = Counter()
    for (name, _), count in unsayable.items():
        listed[name] += count
    return [
        (name, f"{here[name]} mutants without words, {listed[name]} are explained")
        for name in sorted({*here, *listed})
        if here[name] != listed[name]
    ]
