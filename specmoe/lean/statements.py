"""Do the registered claims and the Lean theorems say the same? Lean itself is asked.

For each part of each claim the statement is printed from its formulas, and Lean must accept it for
the theorem: ``example : <printed> := @SpecMoE.<theorem>``. A comparison of texts would prove
nothing. One run of Lean takes all of them, together with known wrong statements, each claim's own
with one thing changed, which must be refused, and a known right one. If Lean gets one of those
wrong, or says anything that cannot be placed, nothing counts as checked.

Example:
    >>> from specmoe.lean.statements import check_statements
    >>> result = check_statements()                                     # doctest: +SKIP
    >>> result.verdict, result.by_theorem["SpecMoE.M1_cross_ratio"].status    # doctest: +SKIP
    ('agree', 'accepted')
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from specmoe.errors import NotChecked, SpecmoeError
from specmoe.lean.ask import Asked, Questions, workshop
from specmoe.lean.audit import Unreadable
from specmoe.lean.build import Store, cache_folder
from specmoe.lean.printed import NOT_PRINTED, Printed, PrintedClaims, printed_claims, proof
from specmoe.lean.result import NOT_CHECKED, PrintedStatus
from specmoe.lean.run import Limits, Outcome

if TYPE_CHECKING:
    from specmoe.claims.mutate import Mutant

__all__ = [
    "Answers",
    "Inquiry",
    "StatementVerdict",
    "StatementsResult",
    "changed_statements",
    "check_statements",
    "main",
    "render",
]

# Known right, written by hand, in the forms that the printer uses.
_RIGHT = (
    "∀ {α : Type u} [OrderedField α] (x y : α), 0 ≤ x → x ≤ y → ∀ (k : Nat), "
    "expectedTokens x k ≤ expectedTokens y k",
    "@SpecMoE.E3_mono",
)
# Known wrong, written by hand: turned, dropped, constant changed.
_WRONG = (
    (
        "∀ {α : Type u} [OrderedField α] (x y : α), 0 ≤ x → x ≤ y → ∀ (k : Nat), "
        "expectedTokens y k ≤ expectedTokens x k",
        "@SpecMoE.E3_mono",
    ),
    (
        "∀ {α : Type u} [OrderedField α] (x y : α), x ≤ y → ∀ (k : Nat), "
        "expectedTokens x k ≤ expectedTokens y k",
        "@SpecMoE.E3_mono",
    ),
    (
        "∀ {α : Type u} [OrderedField α] (x y : α), 1 ≤ x → x ≤ y → ∀ (k : Nat), "
        "expectedTokens x k ≤ expectedTokens y k",
        "@SpecMoE.E3_mono",
    ),
)
_KINDS = ("relation turned", "hypothesis dropped", "constant changed")


@dataclass(frozen=True, slots=True)
class Answers:
    """What Lean says of everything that the registry states.

    Attributes:
        statements: By theorem, why Lean refuses the printed statement; empty where it does not.
        definitions: The same by the registry's name.
    """

    statements: Mapping[str, str]
    definitions: Mapping[str, str]


class Inquiry:
    """The questions to Lean about the printed claims: one file. Imports sympy.

    Args:
        claims: The registry's claims as Lean statements.
    """

    def __init__(self, claims: PrintedClaims) -> None:
        self.claims = claims
        self._controls = list(_controls())
        self._questions = Questions(
            [
                *(
                    Asked(f"derived_{i}", p.statement, proof(p.theorem))
                    for i, p in enumerate(claims.statements)
                ),
                *(
                    Asked(f"definition_{i}", d.statement, d.term)
                    for i, d in enumerate(claims.definitions)
                ),
                Asked("control_right", *_RIGHT),
                *self._controls,
            ]
        )
        self.text = self._questions.text
        self.controls = len(self._controls) + 1
        """How many statements Lean must refuse, and one that it must accept."""

    def read(self, outcome: Outcome) -> Answers:
        """What Lean answered.

        Raises:
            Unreadable: If an answer is missing, or Lean does not tell right from wrong.
        """
        said = self._questions.read(outcome)
        if said["control_right"]:
            raise Unreadable("Lean refuses what is right")
        for control in self._controls:
            if not said[control.name]:
                raise Unreadable(f"Lean accepts what is wrong: {control.statement}")
        claims = self.claims
        return Answers(
            {p.theorem: said[f"derived_{i}"] for i, p in enumerate(claims.statements)},
            {d.name: said[f"definition_{i}"] for i, d in enumerate(claims.definitions)},
        )


def _controls() -> Iterator[Asked]:
    """Statements that Lean must refuse: some by hand, and for each part some with one change."""
    for number, (statement, term) in enumerate(_WRONG):
        yield Asked(f"control_wrong_{number}", statement, term)
    for number, mutant in enumerate(changed_statements(_KINDS)):
        yield Asked(f"control_{number}", mutant.text or "", proof(mutant.lean_name))


def changed_statements(kinds: Sequence[str]) -> Iterator[Mutant]:
    """For each part and each kind of change, the first such mutant. Imports sympy."""
    from specmoe.claims import registry
    from specmoe.claims.mutate import mutants
    from specmoe.claims.write_lean import layout

    for claim in registry():
        for part in claim.parts:
            if part.lean_name in NOT_PRINTED:
                continue
            wanted = list(kinds)
            for mutant in mutants(layout(part)):
                if not wanted:
                    break
                if mutant.change in wanted and mutant.text is not None:
                    wanted.remove(mutant.change)
                    yield mutant


@dataclass(frozen=True, slots=True)
class StatementVerdict:
    """What Lean says of one printed statement.

    Attributes:
        printed: The statement.
        status: Whether Lean accepts it for the theorem.
        reason: Lean's words where it does not.
    """

    printed: Printed
    status: PrintedStatus
    reason: str = ""


@dataclass(frozen=True)
class StatementsResult:
    """Whether the registry and the Lean theory say the same.

    Attributes:
        verdict: ``agree`` if Lean accepts every printed statement and every control came out
            right; ``not checked`` if Lean's answers are worth nothing.
        verdicts: One for each printed statement.
        definitions: For each name that the registry defines, whether the model's is the same.
        how: What was run.
        reason: For ``not checked``: why.
        controls: How many known wrong and known right statements Lean told apart.
    """

    verdict: Literal["agree", "disagree", "not checked"]
    verdicts: tuple[StatementVerdict, ...]
    definitions: Mapping[str, PrintedStatus]
    how: str
    reason: str = ""
    controls: int = 0

    @cached_property
    def by_theorem(self) -> dict[str, StatementVerdict]:
        """The verdicts by full name."""
        return {verdict.printed.theorem: verdict for verdict in self.verdicts}


def check_statements(
    root: Path | None = None, store: Store | None = None, limits: Limits | None = None
) -> StatementsResult:
    """Ask Lean of every registered part whether it states its theorem. Imports sympy.

    This is the same question that ``specmoe prove --statements`` asks, with the embedded Lean
    alone and without the rest of that check.

    Args:
        root: The Lean folder; by default the one that came with specmoe.
        store: Where compiled modules are kept; by default where ``specmoe prove`` keeps them.
        limits: For each run of Lean.

    Raises:
        NotChecked: If there is no embedded Lean here.
        InputError: If the theory does not compile.
    """
    claims = printed_claims()
    inquiry = Inquiry(claims)
    with workshop(root, store or Store(cache_folder()), limits) as asker:
        outcome = asker.ask("Statements.lean", inquiry.text)
        how = asker.lean.status
    try:
        answers = inquiry.read(outcome)
    except Unreadable as error:
        unsaid = tuple(StatementVerdict(p, NOT_CHECKED) for p in claims.statements)
        names = (d.name for d in claims.definitions)
        return StatementsResult(
            NOT_CHECKED, unsaid, dict.fromkeys(names, NOT_CHECKED), how, str(error)
        )
    verdicts = tuple(
        StatementVerdict(p, _status(answers.statements[p.theorem]), answers.statements[p.theorem])
        for p in claims.statements
    )
    same = {name: _status(refusal) for name, refusal in answers.definitions.items()}
    agree = all(v.status == "accepted" for v in verdicts) and "refused" not in same.values()
    return StatementsResult(
        "agree" if agree else "disagree", verdicts, same, how, controls=inquiry.controls
    )


def _status(refusal: str) -> PrintedStatus:
    return "refused" if refusal else "accepted"


def main(arguments: Sequence[str] | None = None) -> int:
    """``python -m specmoe.lean.statements``: the check alone, or with ``--mutants`` all mutants.

    Exit code 0 if all is as it should be, 1 if not, 2 for bad input, 3 if Lean gave no answer.
    """
    parser = argparse.ArgumentParser(
        prog="python -m specmoe.lean.statements",
        description="Let Lean compare every registered claim with its theorem.",
    )
    parser.add_argument("--root", type=Path, default=None, help="the Lean folder")
    parser.add_argument(
        "--mutants", action="store_true", help="every statement with every single change, too"
    )
    options = parser.parse_args(arguments)
    try:
        result = check_statements(options.root)
        print(render(result))
        code = {"agree": 0, "disagree": 1, "not checked": 3}[result.verdict]
        if options.mutants and code == 0:
            from specmoe.lean.mutants import mutant_report

            report = mutant_report(options.root)
            print(report)
            code = report.exit_code
    except SpecmoeError as error:
        print(f"error: {error}", file=sys.stderr)
        return 3 if isinstance(error, NotChecked) else 2
    return code


def render(result: StatementsResult) -> str:
    """The result for people: one line for each statement that Lean did not accept, and the sum."""
    lines = [
        f"{v.printed.id}: {v.printed.theorem}: {v.status}: {' '.join(v.reason.split())[:300]}"
        for v in result.verdicts
        if v.status == "refused"
    ]
    lines += [f"definition {name}: {s}" for name, s in result.definitions.items() if s == "refused"]
    accepted = sum(verdict.status == "accepted" for verdict in result.verdicts)
    lines.append(
        f"{result.verdict}: {accepted} of {len(result.verdicts)} printed statements accepted as "
        f"their theorems', {result.controls} controls answered rightly"
        + (f": {result.reason}" if result.reason else "")
    )
    return "\n".join([*lines, result.how])


if __name__ == "__main__":
    sys.exit(main())
