"""What a certificate's Lean file is made of: definitions, theorems, and what stays unstated."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from specmoe.report.lean.terms import literal

__all__ = ["Sheet", "Theorem", "comment", "rows_text"]

_WIDTH = 96
_ENDS = re.compile(r"-(?=/)|/(?=-)")
# Control and invisible characters, which the scan refuses in comments too.
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\xad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")


@dataclass(frozen=True, slots=True)
class Theorem:
    """A theorem of the file.

    Attributes:
        name: Its name, inside the file's namespace.
        claim: The claim that it applies; empty for what the other theorems rest on.
        text: The whole declaration, docstring included.
    """

    name: str
    claim: str
    text: str


def comment(text: str) -> str:
    """Text for a comment of a Lean file: on one line, and unable to end the comment.

    Example:
        >>> comment("ends -/ here")
        'ends - / here'
    """
    line = " ".join(_UNSEEN.sub(" ", text).split())
    return _ENDS.sub(lambda sign: f"{sign[0]} ", line)


def wrapped(text: str, indent: str = "") -> list[str]:
    """A comment in lines."""
    lines = [indent.rstrip()]
    for word in comment(text).split():
        if len(lines[-1]) + 1 + len(word) > _WIDTH and lines[-1].strip():
            lines.append(indent.rstrip())
        space = " " if lines[-1].strip() or indent else ""
        lines[-1] += f"{space}{word}" if lines[-1] else word
    return lines


def rows_text(values: Iterable[tuple[Fraction, str]]) -> str:
    """The rows of a table, each with a remark."""
    rows = [
        f"  ({value.numerator}, {value.denominator}) ::{f'  -- {comment(note)}' if note else ''}"
        for value, note in values
    ]
    return "\n".join([*rows, "  List.nil"])


@dataclass
class Sheet:
    """The file in the making."""

    definitions: list[str] = field(default_factory=list)
    theorems: list[Theorem] = field(default_factory=list)
    unstated: list[tuple[str, str]] = field(default_factory=list)
    _names: set[str] = field(default_factory=set)
    _statements: set[str] = field(default_factory=set)

    def define(self, name: str, value: Fraction, doc: str) -> None:
        """A number of the certificate under a name."""
        text = literal(value).text.strip("()")
        self.write(f"def {name} : α := {text}", doc)
        self._names.add(name)

    def write(self, text: str, doc: str) -> None:
        """A definition as it stands."""
        self.definitions.append("\n".join([*self._doc(doc), text]))

    def prove(self, name: str, claim: str, statement: str, proof: str, doc: str) -> None:
        """A theorem, unless the same was stated before."""
        if statement in self._statements:
            return
        self._statements.add(statement)
        name = self._free(name)
        lines = [*self._doc(doc), f"theorem {name} :", f"    {statement} :=", f"  {proof}"]
        self.theorems.append(Theorem(name, claim, "\n".join(lines)))

    def leave(self, what: str, why: str) -> None:
        """Something that the certificate says and this file does not state."""
        if (what, why) not in self.unstated:
            self.unstated.append((what, why))

    def _free(self, name: str) -> str:
        found, count = name, 1
        while found in self._names:
            count += 1
            found = f"{name}_{count}"
        self._names.add(found)
        return found

    @staticmethod
    def _doc(text: str) -> list[str]:
        lines = wrapped(text)
        lines[0] = f"/-- {lines[0]}"
        lines[-1] += " -/"
        return lines
