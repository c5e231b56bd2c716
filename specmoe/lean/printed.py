"""The registered claims as Lean statements, and the file that holds them: ``lean/Derived.lean``.

Each statement is printed from the registry's formulas by fixed rules. Printing again gives the same
bytes, so the file in a project either is what the registry says, or it is not.

Example:
    >>> printed_claims().statements[0].statement.partition("(k : Nat), ")[2]
    '(1 - a) * expectedTokens a k = 1 - a ^ (k + 1)'
"""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import zip_longest
from pathlib import Path

from specmoe.canonical import digest
from specmoe.lean.build import Store
from specmoe.lean.result import Problem
from specmoe.lean.source import DERIVED, NAMESPACE, ROOT, digest_texts

__all__ = [
    "BRIDGES",
    "FILE",
    "NOT_PRINTED",
    "Bridge",
    "Defined",
    "Printed",
    "PrintedClaims",
    "kept_claims",
    "printed_claims",
    "proof",
]

FILE = f"{DERIVED}.lean"
_WRITE = "python -m specmoe.lean.freeze"


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


@dataclass(frozen=True, slots=True)
class Defined:
    """That a name means in the model what it means in the registry.

    Attributes:
        name: The registry's name.
        statement: Lean text on one line.
        term: Its proof, on one line.
    """

    name: str
    statement: str
    term: str


@dataclass(frozen=True)
class PrintedClaims:
    """Everything that the registry says, in Lean's words.

    Attributes:
        statements: Every part of every claim that can be printed, in the theory's order.
        definitions: Every name that the registry defines.
    """

    statements: tuple[Printed, ...]
    definitions: tuple[Defined, ...]

    @cached_property
    def text(self) -> str:
        """The text of ``lean/Derived.lean``: each statement as an example."""
        return _HEAD + "\n".join(text for _, text in self._blocks) + f"\nend {NAMESPACE}\n"

    @cached_property
    def _blocks(self) -> tuple[tuple[Printed | None, str], ...]:
        definitions = (
            (None, _example(f"`{d.name}` is what the model says", d.statement, d.term))
            for d in self.definitions
        )
        statements = (
            (
                p,
                _example(
                    f"{p.id}: `{p.theorem.partition('.')[2]}`"
                    + (f"; {p.bridge.reason}" if p.bridge else ""),
                    p.statement,
                    proof(p.theorem),
                ),
            )
            for p in self.statements
        )
        return (*definitions, *statements)

    @cached_property
    def _owners(self) -> tuple[Printed | None, ...]:
        """For each line of the text, the statement that it is about."""
        head: list[Printed | None] = [None] * _HEAD.count("\n")
        for owner, text in self._blocks:
            head += [owner] * (text.count("\n") + 1)
        return tuple(head)

    def at(self, line: int) -> Printed | None:
        """The statement that a line of the text belongs to, from 1."""
        return self._owners[line - 1] if 0 < line <= len(self._owners) else None

    def line_of(self, printed: Printed) -> int:
        """The first line of the text that a statement stands on."""
        return self._owners.index(printed) + 1

    def difference(self, text: str | None) -> Problem | None:
        """The first place where a file is not the text; ``None`` if it is, byte for byte.

        Args:
            text: What the file says; ``None`` if there is none.
        """
        if text == self.text:
            return None
        if text is None:
            return Problem("derived", f"the file is missing; write it with: {_WRITE}", FILE)
        pairs = zip_longest(self.text.split("\n"), text.split("\n"))
        line, wanted, found = next(
            (line, *pair) for line, pair in enumerate(pairs, 1) if pair[0] != pair[1]
        )
        owner = self.at(line)
        whose = f" of `{owner.theorem}`" if owner else ""
        message = (
            f"not the line{whose} that the registry prints: expected {_quoted(wanted)}, found "
            f"{_quoted(found)}; if the registry is right, write the file with: {_WRITE}"
        )
        return Problem(
            "derived",
            message,
            FILE,
            line,
            (owner.id,) if owner else (),
            owner.theorem if owner else "",
        )


def _quoted(line: str | None) -> str:
    return "no more lines" if line is None else ascii(line) if "\r" in line else f"`{line}`"


def printed_claims() -> PrintedClaims:
    """The registry as Lean statements. Imports sympy."""
    from specmoe.claims import registry
    from specmoe.claims.write_lean import (
        definition_statements,
        layout,
        property_statements,
        statement,
    )

    return PrintedClaims(
        tuple(
            Printed(claim.id, part.lean_name, statement(layout(part)))
            for claim in registry()
            for part in claim.parts
            if part.lean_name not in NOT_PRINTED
        ),
        (
            *(
                Defined(n, text, _by_definition(text))
                for n, text in definition_statements().items()
            ),
            *(Defined(n, text, _PROPERTY_PROOFS[n]) for n, text in property_statements().items()),
        ),
    )


def kept_claims(store: Store) -> PrintedClaims:
    """The same, printed once for each state of this package and of sympy: half a second less.

    Args:
        store: Where they are kept.
    """
    key = _key()
    kept = store.get(key) if key else None
    if kept is not None:
        data = json.loads(kept)
        return PrintedClaims(
            tuple(Printed(**entry) for entry in data["statements"]),
            tuple(Defined(**entry) for entry in data["definitions"]),
        )
    claims = printed_claims()
    if key:
        store.put(key, json.dumps(asdict(claims)).encode(), FILE)
    return claims


def _key() -> str:
    """A digest of all that printing rests on; empty if that is not known."""
    from importlib.metadata import PackageNotFoundError, version

    package = Path(__file__).resolve().parent.parent
    texts = {
        path.relative_to(package).as_posix(): path.read_text(encoding="utf-8")
        for path in package.rglob("*.py")
    }
    try:
        parts = {"code": digest_texts(texts), "sympy": version("sympy")}
    except PackageNotFoundError:
        return ""
    return digest("specmoe-printed/1", parts)


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

_HEAD = f"""\
import {ROOT}
/-!
# The claims as the Python side has them

Each statement is printed from the registry's formulas; each proof is the theorem's name, or one
term where the two differ in form.  Written by `{_WRITE}`.
-/
set_option autoImplicit false

namespace {NAMESPACE}

universe u

"""


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
