"""The questions that Lean is asked once the theory is compiled, and how its answers are read.

Four files are made for each run, outside the project. The first prints each theorem's statement
and axioms. In the second Lean must accept each reviewed statement for its theorem, and prints
everything in full, for a digest. In the third and the fourth everything must fail but its control:
known wrong statements, in the fourth also each claim's own with one thing changed. If Lean accepts
one of those, or refuses the control, its answers are worth nothing in this run.

The first and the third are put to Lean in every run; what it said to the other two is kept, under a
digest of the questions and of all that the compiled theory is made from.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from specmoe.canonical import digest
from specmoe.lean.result import ALLOWED_AXIOMS
from specmoe.lean.run import Outcome
from specmoe.lean.source import NAMESPACE, ROOT, claim_id

__all__ = ["Answer", "Axioms", "Controls", "Unreadable", "Words", "axioms_of", "mutants"]

# Full names, private ones with the file they hide in: an axiom named like an allowed one in another
# place prints differently. Nothing is cut short.
_OPTIONS = """\
set_option autoImplicit false
set_option pp.fullNames true
set_option pp.privateNames true
set_option pp.deepTerms true
set_option pp.proofs true
set_option pp.maxSteps 10000000
set_option format.width 100
universe u
"""
_NO_AXIOMS = "does not depend on any axioms"
_AXIOMS = re.compile(r"'(.+)' depends on axioms: \[([^\]]*)\]", re.DOTALL)


class Unreadable(Exception):
    """Lean's answers are not those to the questions."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What Lean says of one theorem.

    Attributes:
        statement: Its statement on one line.
        axioms: What its proof rests on.
    """

    statement: str
    axioms: tuple[str, ...]

    @property
    def foreign(self) -> list[str]:
        """Axioms that are not allowed, by full name."""
        return sorted(set(self.axioms) - set(ALLOWED_AXIOMS))


class _File:
    """A file of questions in the making."""

    def __init__(self) -> None:
        self._lines = [f"import {ROOT}", *_OPTIONS.splitlines()]

    def add(self, line: str) -> int:
        """Add a line; its number."""
        self._lines.append(line)
        return len(self._lines)

    @property
    def text(self) -> str:
        return "\n".join(self._lines) + "\n"


class Axioms:
    """The file that prints statements and axioms.

    Args:
        theorems: Full names.
    """

    def __init__(self, theorems: Iterable[str]) -> None:
        made = _File()
        self._lines = {
            name: (made.add(f"#check @{name}"), made.add(f"#print axioms {name}"))
            for name in theorems
        }
        self.text = made.text

    def read(self, outcome: Outcome) -> dict[str, Answer]:
        """The answers, by theorem.

        Raises:
            Unreadable: If one is missing or has another form.
        """
        said = _said(outcome)
        return {
            name: Answer(
                _statement(name, said.get(check, "")), axioms_of(name, said.get(axioms, ""))
            )
            for name, (check, axioms) in self._lines.items()
        }


class Words:
    """The file with the reviewed statements, and everything printed in full.

    Args:
        theorems: For each full name, the definitions that its statement rests on.
        reviewed: For each full name, the reviewed statement; the instance has none.
    """

    def __init__(self, theorems: Mapping[str, Iterable[str]], reviewed: Mapping[str, str]) -> None:
        made = _File()
        made.add(f"namespace {NAMESPACE}")
        self._reviewed = {
            made.add(f"example : {statement} := @{name}"): name
            for name, statement in reviewed.items()
        }
        made.add(f"end {NAMESPACE}")
        made.add("set_option pp.all true")
        self._theorems = {
            name: (made.add(f"#check @{name}"), tuple(below)) for name, below in theorems.items()
        }
        every = sorted({name for below in theorems.values() for name in below})
        self._definitions = {name: made.add(f"#print {name}") for name in every}
        self.text = made.text

    def read(self, outcome: Outcome) -> tuple[dict[str, str], list[str]]:
        """A digest for each theorem, and those whose reviewed statement Lean does not accept.

        Raises:
            Unreadable: If an answer is missing or has another form.
        """
        wrong = {message.line for message in outcome.complaints}
        if outcome.state == "refused" and wrong <= set(self._reviewed):
            refused = [self._reviewed[line] for line in sorted(wrong)]
            said = {m.line: m.text for m in outcome.messages if m.severity == "information"}
        else:
            refused = []
            said = _said(outcome)
        digests = {}
        for name, (line, below) in self._theorems.items():
            printed = {d: _one_line(said.get(self._definitions[d], "")) for d in below}
            printed[name] = _one_line(said.get(line, ""))
            missing = [key for key, text in printed.items() if not text]
            if missing:
                raise Unreadable(f"nothing was printed for `{missing[0]}`")
            digests[name] = digest("specmoe-elaborated/1", printed)
        return digests, refused


def _said(outcome: Outcome) -> dict[int, str]:
    """What an accepted file printed, by line."""
    if outcome.state != "accepted":
        first = outcome.complaints[0] if outcome.complaints else None
        where = f"line {first.line} of the questions: {first.text[:300]}" if first else ""
        raise Unreadable(where or outcome.reason)
    return {message.line: message.text for message in outcome.messages}


def _statement(name: str, text: str) -> str:
    head, colon, statement = _one_line(text).partition(" : ")
    if not colon or head.lstrip("@") != name:
        raise Unreadable(f"no statement was printed for `{name}`: {text[:200]!r}")
    return statement


def axioms_of(name: str, text: str) -> tuple[str, ...]:
    r"""The axioms in one answer of ``#print axioms``.

    Raises:
        Unreadable: If it is not such an answer, or one for another name.

    Example:
        >>> axioms_of("a.b", "'a.b' depends on axioms: [propext,\n Quot.sound]")
        ('Quot.sound', 'propext')
    """
    line = _one_line(text)
    if line == f"'{name}' {_NO_AXIOMS}":
        return ()
    found = _AXIOMS.fullmatch(line)
    if found is None or found[1] != name:
        raise Unreadable(f"no axioms were printed for `{name}`: {text[:200]!r}")
    return tuple(sorted(axiom.strip() for axiom in found[2].split(",")))


def _one_line(text: str) -> str:
    return " ".join(text.split())


# Wrong and right statements about the axioms of an ordered field: every project has that class.
_FIELD = "{α : Type u} [OrderedField α]"
_RIGHT = (
    f"theorem control_right {_FIELD} (a b c : α) (h : a ≤ b) : c + a ≤ c + b := "
    "OrderedField.add_le_add_left a b c h"
)
_WRONG = (
    # the relation turned
    f"theorem control_turned {_FIELD} (a b c : α) (h : a ≤ b) : c + b ≤ c + a := "
    "OrderedField.add_le_add_left a b c h",
    # the hypothesis dropped
    f"theorem control_dropped {_FIELD} (a b c : α) : c + a ≤ c + b := "
    "OrderedField.add_le_add_left a b c",
    # the constant changed
    f"theorem control_constant {_FIELD} (a : α) : a + OrderedField.one = a := "
    "OrderedField.add_zero a",
    # a number changed
    "theorem control_number : 2 + 2 = 5 := rfl",
    # no proof
    "theorem control_sorry : 2 + 2 = 5 := sorry",
)
_AXIOM = "axiom control_axiom : 2 + 2 = 5"
_RESTS = "theorem control_rests : 2 + 2 = 5 := control_axiom"


class Controls:
    """The file in which everything must fail but its control.

    Args:
        reviewed: For each theorem, the reviewed statement.
        thorough: Every change of every statement. Otherwise one change for each claim, of one
            kind after another, which keeps a run short.
    """

    def __init__(self, reviewed: Mapping[str, str], *, thorough: bool = False) -> None:
        made = _File()
        made.add(f"namespace {NAMESPACE}")
        made.add(_RIGHT)
        self._wrong = {made.add(line): line.split()[1] for line in _WRONG}
        for line in (_AXIOM, _RESTS):
            made.add(line)
        for name, what, changed in _every(reviewed) if thorough else _some(reviewed):
            place = made.add(f"example : {changed} := @{name}")
            self._wrong[place] = f"`{name}` with {what}"
        made.add(f"end {NAMESPACE}")
        self._right_axioms = made.add(f"#print axioms {NAMESPACE}.control_right")
        self._rests_axioms = made.add(f"#print axioms {NAMESPACE}.control_rests")
        self.text = made.text
        self.count = len(self._wrong) + 3

    def read(self, outcome: Outcome) -> None:
        """Check that Lean told right from wrong.

        Raises:
            Unreadable: If not, and where.
        """
        if outcome.state != "refused":
            raise Unreadable(outcome.reason or "Lean accepts a file full of wrong statements")
        refused = {m.line for m in outcome.messages if m.severity == "error"}
        accepted = sorted(set(self._wrong) - refused)
        if accepted:
            raise Unreadable(f"Lean accepts what is wrong: {self._wrong[accepted[0]]}")
        stray = [m for m in outcome.complaints if m.line not in self._wrong]
        if stray:
            text = stray[0].text[:200]
            raise Unreadable(f"Lean refuses what is right, at line {stray[0].line}: {text}")
        said = {m.line: m.text for m in outcome.messages if m.severity == "information"}
        right = axioms_of(f"{NAMESPACE}.control_right", said.get(self._right_axioms, ""))
        rests = axioms_of(f"{NAMESPACE}.control_rests", said.get(self._rests_axioms, ""))
        if right or rests != (f"{NAMESPACE}.control_axiom",):
            raise Unreadable("the axioms of the controls are not printed as they are")


def _every(reviewed: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    for name, statement in reviewed.items():
        for what, changed in mutants(statement):
            yield name, what, changed


def _some(reviewed: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    seen: set[str | None] = set()
    for name, statement in reviewed.items():
        changes = list(mutants(statement))
        if changes and claim_id(name) not in seen:
            yield name, *changes[len(seen) % len(changes)]
            seen.add(claim_id(name))


_TURNED = {"≤": "<", "<": "≤", "=": "≤", "↔": "∧"}
_NUMBER = re.compile(r"(?<![\w₀-₉.])[0-9]+(?!\w)")
_RELATION = re.compile(r"(?<= )[≤<=↔](?= )")


def mutants(statement: str) -> Iterator[tuple[str, str]]:
    """A statement with one thing changed, in up to three ways; each says something else.

    Example:
        >>> for what, changed in mutants("∀ (a : α) (h : 0 ≤ a), a < a + 1"):
        ...     print(what, "|", changed)
        its relation turned | ∀ (a : α) (h : 0 ≤ a), a ≤ a + 1
        a number changed | ∀ (a : α) (h : 0 ≤ a), a < a + 2
        a hypothesis dropped | ∀ (a : α), a < a + 1
    """
    relations = list(_RELATION.finditer(statement))
    if relations:
        last = relations[-1]
        turned = _TURNED[last[0]]
        yield "its relation turned", statement[: last.start()] + turned + statement[last.end() :]
    numbers = list(_NUMBER.finditer(statement))
    if numbers:
        last = numbers[-1]
        other = str(int(last[0]) + 1)
        yield "a number changed", statement[: last.start()] + other + statement[last.end() :]
    hypothesis = _last_hypothesis(statement)
    if hypothesis:
        start, end = hypothesis
        yield "a hypothesis dropped", statement[:start].rstrip() + statement[end:]


def _last_hypothesis(statement: str) -> tuple[int, int] | None:
    """Where the last outer binder stands whose type is a proposition with a relation."""
    depth = 0
    opened = 0
    found = None
    for place, sign in enumerate(statement):
        if sign in "([{⟨":
            if depth == 0:
                opened = place
            depth += 1
        elif sign in ")]}⟩":
            depth -= 1
            inside = statement[opened : place + 1]
            if depth == 0 and sign == ")" and re.search(r"^\(\w+ : .*[≤<=]", inside):
                found = (opened, place + 1)
        elif sign == "," and depth == 0:
            break
    return found
