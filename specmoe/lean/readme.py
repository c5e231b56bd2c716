"""The table of claims in ``lean/README.md``: people word it, the theory gives the names.

Each claim has one row: what is asked, the claim's id, its theorems, and the files they stand in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from specmoe.lean.source import NAMESPACE, Project

__all__ = ["FILE", "with_theorems"]

FILE = "README.md"
_ROW = re.compile(r"\| ([^|]+) \| ([A-Z][1-9][0-9]*) \| ([^|]*) \| ([^|]*) \|")


def with_theorems(text: str, project: Project, titles: Mapping[str, str]) -> str:
    """The README with every claim's theorems as they are now.

    What is named stays where it is; what is new comes last, what is gone goes. A claim without a
    row gets one below that of the claim before it, with its title until somebody words a question.

    Args:
        text: The README as it is.
        project: The sources.
        titles: The claims' titles by id, in the theory's order.
    """
    names: dict[str, list[str]] = {}
    files: dict[str, list[str]] = {}
    for name, declaration in project.claims.items():
        id_ = str(declaration.claim)
        names.setdefault(id_, []).append(f"`{name.removeprefix(f'{NAMESPACE}.')}`")
        files.setdefault(id_, []).append(declaration.module.removeprefix(f"{NAMESPACE}."))

    def row(question: str, id_: str, old_names: str = "", old_files: str = "") -> str:
        theorems = " ".join(_merged(old_names.split(), names[id_]))
        modules = ", ".join(_merged(old_files.split(", "), files[id_]))
        return f"| {question} | {id_} | {theorems} | {modules} |"

    def lines() -> Iterator[str]:
        for line in text.split("\n"):
            found = _ROW.fullmatch(line)
            if found is None:
                yield line
                continue
            if found[2] in names:
                yield row(*found.groups())
            for id_ in missing.get(found[2], ()):
                yield row(titles[id_], id_)

    present = {found[2] for line in text.split("\n") if (found := _ROW.fullmatch(line))}
    missing: dict[str, list[str]] = {}
    before = ""
    for id_ in titles:
        if id_ in present:
            before = id_
        elif id_ in names:
            missing.setdefault(before, []).append(id_)
    return "\n".join(lines())


def _merged(old: Sequence[str], now: Sequence[str]) -> list[str]:
    """What is still there in its old order, then what is new; each once."""
    return list(dict.fromkeys([*(name for name in old if name in now), *now]))
