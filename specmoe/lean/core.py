"""The stand-in for Lean's `Init` that the embedded check builds on; see ``lean/core/README.md``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from specmoe.errors import InputError
from specmoe.lean.source import digest_texts

__all__ = ["Core"]

_IMPORT = re.compile(r"^import ([\w.]+)$", re.MULTILINE)
_SCOPE = re.compile(r"^(?:(namespace) (\S+)|(?:noncomputable )?(section)\b|(end)\b)")
_DECLARED = re.compile(
    r"^(?:@\[[^\]]*\]\s*)?(?:(?:protected|private|unsafe|noncomputable|partial|nonrec)\s+)*"
    r"(?:def|theorem|abbrev|class(?: inductive| abbrev)?|structure|inductive|axiom|opaque)"
    r"\s+([^\s({\[:.]+(?:\.[^\s({\[:.]+)*)"
)


@dataclass(frozen=True)
class Core:
    """The core's files, each after those it imports.

    Attributes:
        texts: By path below the core's folder.
    """

    texts: dict[str, str]

    @classmethod
    def load(cls, folder: Path) -> Core:
        """Read the files that ``Init.lean`` reaches.

        Raises:
            InputError: If one is missing.
        """
        texts: dict[str, str] = {}

        def visit(name: str, entered: tuple[str, ...]) -> None:
            file = name.replace(".", "/") + ".lean"
            if file in texts or name in entered:
                return
            try:
                text = (folder / file).read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise InputError(
                    "the stand-in core cannot be read", file=f"core/{file}", found=str(error)
                ) from None
            for imported in _IMPORT.findall(text):
                visit(imported, (*entered, name))
            texts[file] = text

        visit("Init", ())
        return cls(texts)

    @cached_property
    def sha256(self) -> str:
        """Digest of every file."""
        return digest_texts(self.texts)

    @cached_property
    def names(self) -> frozenset[str]:
        """Every name that it declares."""
        found: set[str] = set()
        for text in self.texts.values():
            scopes: list[str] = []
            for line in text.split("\n"):
                scope = _SCOPE.match(line)
                if scope and scope[4]:
                    if scopes:
                        scopes.pop()
                elif scope:
                    scopes.append(scope[2] or "")
                elif declared := _DECLARED.match(line):
                    space = [name for name in scopes if name]
                    name = declared[1]
                    whole = name.removeprefix("_root_.") if name.startswith("_root_.") else None
                    found.add(whole or ".".join([*space, name]))
        return frozenset(found)
