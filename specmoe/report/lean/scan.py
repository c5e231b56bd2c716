"""The scan of a certificate's Lean file, before Lean sees it.

The file may define numbers and tables, and prove theorems by terms whose numeric parts ``decide``
closes; nothing else. So no word of it can change what Lean's answer means, and no name of it can
give a name of the theory another meaning.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files

from specmoe.lean.source import Module, module_of
from specmoe.lean.tokens import Token
from specmoe.report.lean.file import NAMESPACE

__all__ = ["Declared", "declared", "flaws", "module"]

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_CLAIM = re.compile(r"([A-Z][1-9][0-9]*)_")
_DECLARING = ("def", "theorem")
_FIRST = "set_option autoImplicit false"
_COMMANDS = (
    "import SpecMoE",
    _FIRST,
    "set_option maxRecDepth 10000",
    "set_option exponentiation.threshold 100000",
    f"namespace {NAMESPACE}",
    f"end {NAMESPACE}",
    "universe u",
    "variable { α : Type u } [ OrderedField α ]",
    "section Inputs",
    "end Inputs",
    "section Results",
    "end Results",
)


@dataclass(frozen=True, slots=True)
class Declared:
    """A declaration of the file.

    Attributes:
        keyword: ``def`` or ``theorem``.
        name: Its name, inside the file's namespace.
        first: The line of its keyword.
        last: The last line of its code.
    """

    keyword: str
    name: str
    first: int
    last: int

    @property
    def claim(self) -> str:
        """The claim that a theorem's name says it applies; empty for a supporting one."""
        found = _CLAIM.match(self.name)
        return found[1] if found and self.keyword == "theorem" else ""


@lru_cache(maxsize=1)  # the scan, its list of theorems and the parts ask for the same file
def module(text: str) -> Module:
    """The file, split into commands."""
    return module_of(NAMESPACE, "certificate.lean", text)


def declared(text: str) -> list[Declared]:
    """The declarations of the file, in order."""
    found = []
    for command in module(text).commands:
        if command[0].text in _DECLARING and len(command) > 1:
            found.append(
                Declared(command[0].text, command[1].text, command[0].line, command[-1].line)
            )
    return found


def flaws(text: str, taken: Container[str]) -> Iterator[str]:
    """What the file must not hold, each in one sentence with its line.

    Args:
        text: The file.
        taken: Names that mean something in the theory or in Lean's core.
    """
    file = module(text)
    for flaw in file.flaws:
        yield f"line {flaw.line}: {flaw.message}"
    if _FIRST not in (" ".join(t.text for t in command) for command in file.commands[:2]):
        yield f"`{_FIRST}` is missing"
    for token, after in zip(file.tokens, (*file.tokens[1:], None), strict=True):
        if _stray(token, after):
            yield f"line {token.line}: a docstring that is not in front of a declaration"
    seen: set[str] = set()
    for place, command in enumerate(file.commands):
        line, words = command[0].line, " ".join(token.text for token in command)
        if command[0].text in _DECLARING:
            name = command[1].text if len(command) > 1 else ""
            if not _NAME.fullmatch(name) or name in taken or name in seen:
                yield f"line {line}: the name `{name}`, which is none, or taken"
            seen.add(name)
        elif words not in _COMMANDS or (words.startswith("import") and place):
            yield f"line {line}: the command `{words[:60]}`"
        for token, after in zip(command, (*command[1:], None), strict=True):
            if _refused(token):
                yield f"line {token.line}: `{token.text}`"
            if token.text == "by" and (after is None or after.text != "decide"):
                yield f"line {token.line}: `by` with another tactic than `decide`"
            if token.text == "decide" and after is not None and after.text not in (")", "⟩"):
                yield f"line {token.line}: `decide` with something behind it"


@cache
def _words() -> dict[str, frozenset[str]]:
    """The words that the scan of the theory looks for."""
    data = tomllib.loads(files("specmoe.lean").joinpath("scan.toml").read_text(encoding="utf-8"))
    commands = frozenset(data["theory_commands"]) | frozenset(data["other_commands"])
    return {
        "commands": commands,
        "parts": frozenset(data["names"]),
        "whole": frozenset(data["reserved"]) | frozenset(data["tactics"]),
    }


def _stray(token: Token, after: Token | None) -> bool:
    """Whether a docstring stands where Lean takes none; parts leave it out, and would hide that."""
    if token.kind not in ("doc", "module doc"):
        return False
    if token.column or (after is not None and after.column):
        return True
    return token.kind == "doc" and (after is None or after.text not in _DECLARING)


def _refused(token: Token) -> bool:
    words = _words()
    if token.kind != "word":
        return token.text in ("@[", "<;>") or token.text.startswith("#")
    return (
        bool(words["parts"] & set(token.parts))
        or token.parts[0] in ("Lean", "Std")
        or token.text in words["whole"]
        or (token.column > 0 and token.text in words["commands"])
    )
