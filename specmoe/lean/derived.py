"""Do the registered claims and the Lean theorems say the same? Lean itself is asked.

For each part of each claim the statement is printed from its formulas, and Lean must accept it for
the theorem: ``example : <printed> := @SpecMoE.<theorem>``. A comparison of texts would prove
nothing. One run of Lean takes all of them, together with known wrong statements, each claim's own
with one thing changed, which must be refused, and a known right one. If Lean gets one of those
wrong, or says anything that cannot be placed, nothing counts as checked.

Example:
    >>> from specmoe.lean.derived import check_statements
    >>> result = check_statements()                                     # doctest: +SKIP
    >>> result.verdict, result.by_theorem["SpecMoE.M1_cross_ratio"].status    # doctest: +SKIP
    ('agree', 'accepted')
"""

from __future__ import annotations

import re
import tempfile
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

from specmoe.errors import InputError
from specmoe.lean.audit import Unreadable, axioms_of
from specmoe.lean.build import CORE_OPTIONS, QUESTION_OPTIONS, THEORY_OPTIONS, Source, Store, build
from specmoe.lean.core import Core
from specmoe.lean.result import ALLOWED_AXIOMS, NOT_CHECKED
from specmoe.lean.run import Limits, Outcome, run_lean
from specmoe.lean.source import NAMESPACE, ROOT, Project, lean_folder
from specmoe.lean.toolchain import Embedded, Missing, find_embedded

if TYPE_CHECKING:
    from specmoe.claims.mutate import Mutant

__all__ = [
    "BRIDGES",
    "FILE",
    "NOT_PRINTED",
    "Asked",
    "Bridge",
    "Printed",
    "Questions",
    "StatementVerdict",
    "StatementsResult",
    "Workshop",
    "check_statements",
    "derived_file",
    "printed_statements",
    "proof",
]

FILE = "Derived.lean"
Status: TypeAlias = Literal["accepted", "refused", "not checked"]


@dataclass(frozen=True, slots=True)
class Bridge:
    """Why a printed statement is not the theorem's word for word, and how it follows from it.

    Attributes:
        term: The proof, one term that applies the theorem.
        reason: What differs.
    """

    term: str
    reason: str


_PAIRS = "the theorem compares n with n + 1, the claim any two numbers of tokens"
BRIDGES: Mapping[str, Bridge] = {
    "SpecMoE.S3_never": Bridge(
        "fun _ _ h0 hk h _ ha h1 => SpecMoE.not_lt.mp (SpecMoE.S3_never h0 hk h ha h1)",
        "the theorem says `not faster`, the claim `at most as fast`",
    ),
    "SpecMoE.D5_share_antitone": Bridge(
        "fun _ _ hm h0 hinc _ _ hn hnn => "
        "SpecMoE.Nonincreasing.le (SpecMoE.D5_share_antitone hm h0 hinc) hn hnn",
        _PAIRS,
    ),
    "SpecMoE.D6_share_antitone": Bridge(
        "fun _ _ hm hmN _ _ hn hnn => "
        "SpecMoE.Nonincreasing.le (SpecMoE.D6_share_antitone hm hmN) hn hnn",
        _PAIRS,
    ),
    "SpecMoE.B6_certain": Bridge(
        "fun _ _ _ _ _ _ he ha hC hw hk h => (SpecMoE.B6_certain he ha hC hw hk h).2",
        "the theorem also says that k is the least best length; the claim only beats the others",
    ),
    "SpecMoE.B7_regret": Bridge(
        "fun _ _ _ _ _ _ _ he ha hC hw hk h hbest => SpecMoE.B7_regret he ha hC hw ⟨hk, h⟩ hbest.1",
        "the theorem takes any best length, the claim the least; one hypothesis there is two here",
    ),
    "SpecMoE.B8_corner": Bridge(
        "fun _ _ _ _ _ _ _ _ _ hbox hBj hBk hj hk hlo hhi => "
        "SpecMoE.B8_corner hbox hBj hBk hj hk (fun i hi => ⟨hlo i hi, hhi i hi⟩)",
        "what makes the corner the worst is one hypothesis there and two here",
    ),
}

NOT_PRINTED: Mapping[str, str] = {}
"""Theorems of registered parts whose statement cannot be printed so, each with its reason."""


def proof(lean_name: str) -> str:
    """The term that must prove a printed statement: the theorem itself, or its bridge."""
    bridge = BRIDGES.get(lean_name)
    return bridge.term if bridge else f"@{lean_name}"


@dataclass(frozen=True, slots=True)
class Printed:
    """A statement printed from the registry.

    Attributes:
        id: The claim.
        theorem: Full name of its Lean theorem.
        statement: Lean text on one line, names relative to the namespace.
    """

    id: str
    theorem: str
    statement: str

    @property
    def bridge(self) -> Bridge | None:
        """The bridge, where the statement is not the theorem's own."""
        return BRIDGES.get(self.theorem)


def printed_statements() -> tuple[Printed, ...]:
    """Every part of every claim that can be printed, in the theory's order. Imports sympy."""
    from specmoe.claims import registry
    from specmoe.claims.write_lean import layout, statement

    return tuple(
        Printed(claim.id, part.lean_name, statement(layout(part)))
        for claim in registry()
        for part in claim.parts
        if part.lean_name not in NOT_PRINTED
    )


def defined_statements() -> dict[str, tuple[str, str]]:
    """For each name that the registry defines, that the model's definition is the same: proof too.

    Imports sympy.
    """
    from specmoe.claims.write_lean import definition_statements, property_statements

    return {
        **{name: (text, _by_definition(text)) for name, text in definition_statements().items()},
        **{name: (text, _PROPERTY_PROOFS[name]) for name, text in property_statements().items()},
    }


_BEST = (
    "fun _ _ _ _ => ⟨fun h => ⟨⟨Nat.zero_le _, h.1.1⟩, h.1.2, {above}⟩, "
    "fun h => ⟨⟨h.1.2, h.2.1⟩, fun j hj => SpecMoE.nat_le_of_not_lt "
    "(fun hlt => SpecMoE.not_le_of_lt ({worse}) (hj.2 _ h.1.2))⟩⟩"
)
_PROPERTY_PROOFS = {
    "k*": _BEST.format(above="fun _ hj => SpecMoE.lt_leastBest h hj", worse="h.2.2 j hlt"),
    "k*max": _BEST.format(
        above="fun _ hj hjK => SpecMoE.lt_greatestBest h hj hjK", worse="h.2.2 j hlt hj.1"
    ),
    "n*": (
        "fun _ _ _ => "
        "⟨fun h => ⟨h.1, h.2.1, fun i h1 h2 => SpecMoE.le_of_not_lt (h.2.2 i h1 h2)⟩, "
        "fun h => ⟨h.1, h.2.1, fun i h1 h2 => SpecMoE.not_lt_of_le (h.2.2 i h1 h2)⟩⟩"
    ),
}


# The committed file ----------------------------------------------------------------------------

_HEAD = f"""\
import {ROOT}
/-!
# The claims as the Python side has them

Each statement is printed from the registry's formulas; each proof is the theorem's name, or one
term where the two differ in form.  Written by `python -m specmoe.lean.derived`.
-/
set_option autoImplicit false

namespace {NAMESPACE}

universe u

"""


def derived_file() -> str:
    """The text of ``lean/Derived.lean``: every printed statement as an example. Imports sympy."""
    parts = [
        _example(f"`{name}` is what the model says", text, term)
        for name, (text, term) in defined_statements().items()
    ]
    for printed in printed_statements():
        note = f"; {printed.bridge.reason}" if printed.bridge else ""
        parts.append(
            _example(
                f"{printed.id}: `{printed.theorem.partition('.')[2]}`{note}",
                printed.statement,
                proof(printed.theorem),
            )
        )
    return _HEAD + "\n".join(parts) + f"\nend {NAMESPACE}\n"


def _example(comment: str, statement: str, term: str) -> str:
    lines = [*_wrapped(f"-- {comment}", "-- ")]
    lines += _wrapped(f"example : {statement} :=", "    ")
    lines += _wrapped(f"  {term}", "    ")
    return "\n".join(lines) + "\n"


def _wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(
        text, 98, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def _by_definition(statement: str) -> str:
    """``rfl`` under as many binders as the statement has."""
    binders = statement[: statement.index("), ") + 1]
    count = sum(len(group.split()) for group in re.findall(r"\(([^():]*) :", binders))
    return f"fun {' '.join(['_'] * count)} => rfl"


# Asking Lean -----------------------------------------------------------------------------------

_OPTIONS = """\
set_option autoImplicit false
set_option pp.fullNames true
set_option pp.privateNames true
universe u
"""
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
# The wheel's Lean stops after 100 errors otherwise; `weak.maxErrors` does not reach it.
_NO_LIMIT = ("-D", "maxErrors=0")
_KINDS = ("relation turned", "hypothesis dropped", "constant changed")


@dataclass(frozen=True, slots=True)
class Asked:
    """Whether Lean takes a term for a proof of a statement.

    Attributes:
        name: The name that the statement gets; one letter or figure more is another name.
        statement: Lean text on one line.
        term: Lean text on one line.
    """

    name: str
    statement: str
    term: str


class Questions:
    """A file of statements: each on a line of its own, its proof on the next, then its axioms.

    So an error's line tells whether a statement is malformed or only not proved.

    Args:
        asked: The statements.
    """

    def __init__(self, asked: Iterable[Asked]) -> None:
        lines = [f"import {ROOT}", *_OPTIONS.splitlines(), f"namespace {NAMESPACE}"]
        self._place: dict[int, str] = {}
        self.names: list[str] = []
        for one in asked:
            lines += [
                f"theorem {one.name} : {one.statement} :=",
                f"  {one.term}",
                f"#print axioms {one.name}",
            ]
            self._place[len(lines) - 2] = one.name
            self.names.append(one.name)
        self.text = "\n".join([*lines, f"end {NAMESPACE}"]) + "\n"

    def read(self, outcome: Outcome) -> dict[str, str]:
        """Why Lean refuses each statement; the empty text where it is proved.

        Raises:
            Unreadable: If a statement is malformed, if Lean says nothing of one or something of
                none, or if a proof rests on a foreign axiom.
        """
        if outcome.state == "nothing":
            raise Unreadable(outcome.reason)
        refused: dict[str, str] = {}
        said: dict[str, str] = {}
        for message in outcome.messages:
            if message.severity != "information":
                name = self._place.get(message.line - 1)
                if name is None:
                    text = message.text[:200]
                    raise Unreadable(f"line {message.line} of the questions: {text}")
                refused.setdefault(name, message.text)
            else:
                name = self._place.get(message.line - 2)
                if name is not None:
                    said[name] = message.text
        for name in self.names:
            if name in refused:
                continue
            axioms = axioms_of(f"{NAMESPACE}.{name}", said.get(name, ""))
            foreign = sorted(set(axioms) - set(ALLOWED_AXIOMS))
            if foreign:
                raise Unreadable(f"{name} rests on {', '.join(foreign)}")
        return {name: refused.get(name, "") for name in self.names}


class Workshop:
    """The theory, compiled once by the embedded Lean, to put questions to.

    Args:
        lean: The tool chain.
        folder: An empty folder.
        limits: For each run of Lean.
    """

    def __init__(self, lean: Embedded, folder: Path, limits: Limits) -> None:
        self._lean = lean
        self._folder = folder
        self._limits = limits

    @classmethod
    @contextmanager
    def opened(
        cls, root: Path | None = None, store: Store | None = None, limits: Limits | None = None
    ) -> Iterator[Workshop]:
        """Compile the theory in a folder that is gone afterwards.

        Args:
            root: The Lean folder; by default the one that came with specmoe.
            store: Where compiled modules are kept; by default nowhere.
            limits: For each run of Lean.

        Raises:
            InputError: If there is no embedded Lean here, no theory in the folder, or one that
                does not compile.
        """
        lean = find_embedded()
        if isinstance(lean, Missing):
            raise InputError(
                "the statements cannot be compared here", found=lean.reason, mend=lean.mend
            )
        if not lean.genuine:
            raise InputError(
                "the Lean library is not the one that this version of specmoe was written for",
                found=f"SHA-256 {lean.sha256}",
            )
        with tempfile.TemporaryDirectory(prefix="specmoe-statements-") as folder:
            shop = cls(lean, Path(folder), limits or Limits())
            shop._compile(root or lean_folder(), store or Store(None))
            yield shop

    @property
    def _library(self) -> Path:
        return self._folder / "lib"

    def _compile(self, root: Path, store: Store) -> None:
        self._library.mkdir()
        core, project = Core.load(root / "core"), Project.load(root)
        keys = self._build(_core_sources(core), CORE_OPTIONS, "", "core", store)
        theory = [
            Source(module.name, module.file, module.text, module.imports)
            for module in project.order
            if module.name in project.reach[ROOT]
        ]
        self._build(theory, THEORY_OPTIONS, keys["Init"], "src", store)

    def _build(
        self, sources: list[Source], options: Sequence[str], base: str, where: str, store: Store
    ) -> dict[str, str]:
        folder = self._folder / where
        folder.mkdir()
        done, keys = build(
            sources,
            lean=self._lean,
            options=options,
            base=base,
            folder=folder,
            library=self._library,
            store=store,
            limits=self._limits,
        )
        for built in done:
            if not built.ok:
                said = built.outcome.complaints if built.outcome else ()
                raise InputError(
                    "the Lean sources do not compile, so no statement can be compared",
                    file=built.source.file,
                    found=said[0].text[:200] if said else "no answer from Lean",
                    mend="specmoe prove says more",
                )
        return keys

    def ask(self, text: str) -> Outcome:
        """Run Lean on a file with this text."""
        (self._folder / "Questions.lean").write_text(text, encoding="utf-8")
        return run_lean(
            self._lean,
            [*QUESTION_OPTIONS, *_NO_LIMIT, "Questions.lean"],
            folder=self._folder,
            search=self._library,
            limits=self._limits,
        )

    @property
    def status(self) -> str:
        """What a statement that Lean accepted is called."""
        return self._lean.status


def _core_sources(core: Core) -> list[Source]:
    imports = re.compile(r"^import ([\w.]+)$", re.MULTILINE)
    return [
        Source(
            file.removesuffix(".lean").replace("/", "."), file, text, tuple(imports.findall(text))
        )
        for file, text in core.texts.items()
    ]


# The check -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StatementVerdict:
    """What Lean says of one printed statement.

    Attributes:
        printed: The statement.
        status: Whether Lean accepts it for the theorem.
        reason: Lean's words, or why it was not asked.
    """

    printed: Printed
    status: Status
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
        controls: How many statements had to be refused, and were.
    """

    verdict: Literal["agree", "disagree", "not checked"]
    verdicts: tuple[StatementVerdict, ...]
    definitions: Mapping[str, Status]
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

    Args:
        root: The Lean folder; by default the one that came with specmoe.
        store: Where compiled modules are kept; by default nowhere.
        limits: For each run of Lean.

    Raises:
        InputError: If there is no embedded Lean here, or the theory does not compile.
    """
    printed = printed_statements()
    definitions = defined_statements()
    controls = list(_controls())
    questions = Questions(
        [
            *(Asked(f"derived_{i}", p.statement, proof(p.theorem)) for i, p in enumerate(printed)),
            *(
                Asked(f"definition_{i}", text, term)
                for i, (text, term) in enumerate(definitions.values())
            ),
            Asked("control_right", *_RIGHT),
            *controls,
        ]
    )
    with Workshop.opened(root, store, limits) as workshop:
        outcome = workshop.ask(questions.text)
        how = workshop.status
    try:
        said = questions.read(outcome)
        if said["control_right"]:
            raise Unreadable("Lean refuses what is right")
        for control in controls:
            if not said[control.name]:
                raise Unreadable(f"Lean accepts what is wrong: {control.statement}")
    except Unreadable as error:
        unsaid = tuple(StatementVerdict(p, NOT_CHECKED) for p in printed)
        return StatementsResult(
            NOT_CHECKED, unsaid, dict.fromkeys(definitions, NOT_CHECKED), how, str(error)
        )
    verdicts = tuple(_verdict(p, said[f"derived_{i}"]) for i, p in enumerate(printed))
    same: dict[str, Status] = {
        name: "refused" if said[f"definition_{i}"] else "accepted"
        for i, name in enumerate(definitions)
    }
    agree = all(v.status == "accepted" for v in verdicts) and "refused" not in same.values()
    return StatementsResult(
        "agree" if agree else "disagree", verdicts, same, how, controls=len(controls)
    )


def _verdict(printed: Printed, refusal: str) -> StatementVerdict:
    return StatementVerdict(printed, "refused" if refusal else "accepted", refusal)


def _controls() -> Iterator[Asked]:
    """Statements that Lean must refuse: some by hand, and for each part some with one change."""
    for number, (statement, term) in enumerate(_WRONG):
        yield Asked(f"control_wrong_{number}", statement, term)
    for mutant in changed_statements(_KINDS):
        yield Asked(f"control_{mutant[0]}", mutant[1].text or "", proof(mutant[1].lean_name))


def changed_statements(kinds: Sequence[str]) -> Iterator[tuple[int, Mutant]]:
    """For each part and each kind of change, the first such mutant, numbered. Imports sympy."""
    from specmoe.claims import registry
    from specmoe.claims.mutate import mutants
    from specmoe.claims.write_lean import layout

    number = 0
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
                    yield number, mutant
                    number += 1


if __name__ == "__main__":
    (lean_folder() / FILE).write_text(derived_file(), encoding="utf-8")
