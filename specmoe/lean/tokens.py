"""Lean source text as tokens, so that no comment, string or quoted name can hide a word.

The theory is written in a small part of Lean. Where a construct could make this reader and Lean
disagree about what is code (a comment glued to a symbol, a string, a character, a quoted name, a
letter that looks like another), it is reported as a flaw, and the file is refused.

Example:
    >>> [token.text for token in read("theorem x : 1 = 1 := rfl -- sorry").code]
    ['theorem', 'x', ':', '1', '=', '1', ':=', 'rfl']
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

__all__ = ["CLOSERS", "OPENERS", "Flaw", "Kind", "Reading", "Token", "read"]

Kind: TypeAlias = Literal["word", "number", "symbol", "doc", "module doc"]

OPENERS = frozenset("([{⟨")
CLOSERS = frozenset(")]}⟩")

# The letters and signs beyond ASCII that theory files may use in code. Any other may look like
# one of these or like a Latin letter.
_LETTERS = "αβγ"
_SIGNS = "≤≥≠→↔←∀∃¬∧∨·⟨⟩▸"
_WORD = rf"[A-Za-z_{_LETTERS}][A-Za-z0-9_'!?{_LETTERS}₀-₉]*"
_TOKEN = re.compile(
    rf"""
      (?P<line>--[^\n]*)
    | (?P<block>/-)
    | (?P<string>r\#*"|")
    | (?P<quoted>[^\W\d]?[\w'!?.]*«)
    | (?P<word>{_WORD}(?:\.{_WORD})*)
    | (?P<number>[0-9]+)
    | (?P<symbol>:=|=>|<;>|<-|->|\|\||&&|@\[|\#\w+|[!-~{_SIGNS}])
    """,
    re.VERBOSE,
)
_SPACE = re.compile(r"[ \n]*")
# Invisible characters and those that turn the writing direction: a text could read otherwise than
# it is. They are refused in comments too.
_DECEPTIVE = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\xad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]"
)


class Token(NamedTuple):
    """One token; lines count from 1, columns from 0."""

    kind: Kind
    text: str
    line: int
    column: int

    @property
    def parts(self) -> list[str]:
        """The components of a dotted word.

        Example:
            >>> Token("word", "Nat.le_refl", 1, 0).parts
            ['Nat', 'le_refl']
        """
        return self.text.split(".")


@dataclass(frozen=True, slots=True)
class Flaw:
    """Something that the reader does not let pass, and where."""

    message: str
    line: int


@dataclass(frozen=True, slots=True)
class Reading:
    """A text's tokens, docstrings included, and its flaws."""

    tokens: tuple[Token, ...]
    flaws: tuple[Flaw, ...]

    @property
    def code(self) -> list[Token]:
        """The tokens that Lean reads as code."""
        return [token for token in self.tokens if token.kind not in ("doc", "module doc")]


def read(text: str) -> Reading:
    """Split a text into tokens.

    Args:
        text: The whole file.

    Example:
        >>> read('def a := "sorry"').flaws
        (Flaw(message='a string', line=1),)
    """
    return _Reader(text).run()


class _Reader:
    def __init__(self, text: str) -> None:
        self._text = text
        self._starts = [0, *(m.end() for m in re.finditer("\n", text)), len(text) + 1]
        # Tokens come in order: the row of the last one, and where the next row starts.
        self._row, self._next = 0, self._starts[1]
        self._tokens: list[Token] = []
        self._flaws: list[Flaw] = []

    def run(self) -> Reading:
        for found in _DECEPTIVE.finditer(self._text):
            code = f"U+{ord(found[0]):04X}"
            self._flaw(f"the control or invisible character {code}", found.start())
        text, space = self._text, _SPACE.match
        at = 0
        while (at := space(text, at).end()) < len(text):  # type: ignore[union-attr]
            at = self._step(at)
        flaws = sorted(self._flaws, key=lambda flaw: flaw.line)
        return Reading(tuple(self._tokens), tuple(flaws))

    def _step(self, at: int) -> int:
        found = _TOKEN.match(self._text, at)
        if found is None:
            if not _DECEPTIVE.match(self._text, at):
                sign = self._text[at]
                self._flaw(f"the character {sign!r} (U+{ord(sign):04X}) in code", at)
            return at + 1
        kind = found.lastgroup
        if kind in ("line", "block") and at and self._text[at - 1] not in " \n":
            self._flaw("a comment that touches the code before it", at)
        if kind == "block":
            return self._block(at)
        if kind == "string":
            self._flaw("a string", at)
            return self._string(found)
        if kind == "quoted":
            self._flaw("a quoted name «...»", at)
            end = self._text.find("»", at)
            return len(self._text) if end < 0 else end + 1
        if kind == "symbol" and found[0] in ("'", "`"):
            what = "a character" if found[0] == "'" else "a quotation"
            self._flaw(what, at)
        elif kind in ("word", "number", "symbol"):
            self._add(kind, found[0], at)  # type: ignore[arg-type]
        return found.end()

    def _block(self, at: int) -> int:
        """The end of the comment that starts here; comments nest."""
        depth, end = 1, at + 2
        while depth:
            found = re.compile(r"-/|/-").search(self._text, end)
            if found is None:
                self._flaw("a comment that does not end", at)
                return len(self._text)
            depth += 1 if found[0] == "/-" else -1
            end = found.end()
        body = self._text[at:end]
        if body.startswith(("/--/", "/-!/")):
            self._flaw("a comment that Lean may end elsewhere", at)
        elif body.startswith("/--"):
            self._add("doc", body, at)
        elif body.startswith("/-!"):
            self._add("module doc", body, at)
        return end

    def _string(self, found: re.Match[str]) -> int:
        opening = found[0]
        if opening.startswith("r"):
            closing = '"' + "#" * opening.count("#")
            end = self._text.find(closing, found.end())
            return len(self._text) if end < 0 else end + len(closing)
        ended = re.compile(r'(?:[^"\\]|\\.)*"', re.DOTALL).match(self._text, found.end())
        return ended.end() if ended else len(self._text)

    def _place(self, at: int) -> tuple[int, int]:
        row = bisect_right(self._starts, at) - 1
        return row + 1, at - self._starts[row]

    def _add(self, kind: Kind, text: str, at: int) -> None:
        while at >= self._next:
            self._row += 1
            self._next = self._starts[self._row + 1]
        self._tokens.append(Token(kind, text, self._row + 1, at - self._starts[self._row]))

    def _flaw(self, message: str, at: int) -> None:
        self._flaws.append(Flaw(message, self._place(at)[0]))
