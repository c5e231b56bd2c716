"""A certificate's Lean file in parts that separate runs of Lean check at the same time.

A part holds the file's code without some theorems, each word in its old place: so what Lean says
of a line of a part, it says of that line of the file. No part lacks what its theorems rest on. It
is written from the words that the scan has seen, without comments: none can open or close
elsewhere once a theorem is gone.
"""

from __future__ import annotations

import os
from collections.abc import Iterable

from specmoe.lean.tokens import Token
from specmoe.report.lean.scan import Declared, declared, module

__all__ = ["number_of", "parts"]

_FEWEST = 50  # theorems, in which Lean spends longer than on its start
_MOST = 4  # runs: each takes some 400 MB


def number_of(theorems: int) -> int:
    """How many parts are worth it on this machine.

    Example:
        >>> number_of(1)
        1
    """
    try:
        cores = len(os.sched_getaffinity(0))
    except AttributeError:  # not on macOS
        cores = os.cpu_count() or 1
    return max(1, min(cores, _MOST, theorems // _FEWEST))


def parts(text: str, number: int) -> list[tuple[str, list[Declared]]]:
    """The parts, each with the theorems that stand in it; every theorem stands in one at least.

    Args:
        text: The file, without flaws (:func:`specmoe.report.lean.scan.flaws`).
        number: How many parts; one is the file itself.
    """
    theorems = [item for item in declared(text) if item.keyword == "theorem"]
    if number == 1:
        return [(text, theorems)]
    commands = module(text).commands
    sizes = {
        command[1].text: sum(len(token.text) for token in command)
        for command in commands
        if command[0].text == "theorem"
    }
    shared = _named(commands) & sizes.keys()
    loads, own = [0] * number, [set(shared) for _ in range(number)]
    for name in sorted(sizes.keys() - shared, key=lambda name: (-sizes[name], name)):
        least = loads.index(min(loads))
        own[least].add(name)
        loads[least] += sizes[name]
    return [
        (
            _written(c for c in commands if c[0].text != "theorem" or c[1].text in names),
            [item for item in theorems if item.name in names],
        )
        for names in own
    ]


def _named(commands: Iterable[tuple[Token, ...]]) -> set[str]:
    """Words of the file that do not only stand where a declaration gives itself a name."""
    return {
        part
        for command in commands
        for token in (command[2:] if command[0].text in ("def", "theorem") else command)
        for part in token.parts
    }


def _written(commands: Iterable[tuple[Token, ...]]) -> str:
    """Each token in its line and column, and nothing else."""
    lines: list[str] = []
    for command in commands:
        for token in command:
            lines.extend([""] * (token.line - len(lines)))
            lines[-1] = lines[-1].ljust(token.column) + token.text
    return "\n".join(lines) + "\n"
