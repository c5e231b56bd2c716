"""A certificate's Lean file in parts that separate runs of Lean check at the same time.

Each part is the whole file without some theorems, on whose lines nothing stands: so what Lean says
of a line of a part, it says of that line of the file. No part lacks what its theorems rest on.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

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
        number: How many parts; one where the file does not come apart between its commands.
    """
    every = declared(text)
    theorems = [item for item in every if item.keyword == "theorem"]
    if number == 1:
        return [(text, theorems)]
    lines = text.split("\n")
    shared = _named(text) & {item.name for item in theorems}
    sizes, own = [0] * number, [set(shared) for _ in range(number)]
    for item in sorted(theorems, key=lambda item: -_size(lines, item)):
        if item.name not in shared:
            least = sizes.index(min(sizes))
            own[least].add(item.name)
            sizes[least] += _size(lines, item)
    found = [
        (_without(lines, every, names), [item for item in theorems if item.name in names])
        for names in own
    ]
    commands = module(text).commands
    for part, stands in found:
        kept = {item.name for item in stands}
        # A comment across what was taken out may open or close elsewhere, and its words become code
        # that no scan saw. Such a file is checked whole.
        if module(part).flaws or list(module(part).commands) != [
            command
            for command in commands
            if command[0].text != "theorem" or command[1].text in kept
        ]:
            return [(text, theorems)]
    return found


def _size(lines: Sequence[str], item: Declared) -> int:
    return sum(len(line) for line in lines[item.first - 1 : item.last])


def _named(text: str) -> set[str]:
    """Words of the file that do not only stand where a declaration gives itself a name."""
    return {
        part
        for command in module(text).commands
        for token in (command[2:] if command[0].text in ("def", "theorem") else command)
        for part in (token.text, *token.parts)
    }


def _without(lines: Sequence[str], every: Sequence[Declared], kept: set[str]) -> str:
    """The file without the theorems that are not kept; what documented them, as plain comments."""
    found, end = list(lines), 0
    for item in every:
        if item.keyword == "theorem" and item.name not in kept:
            for at in range(end, item.first - 1):
                found[at] = found[at].replace("/--", "/- ")
            found[item.first - 1 : item.last] = [""] * (item.last - item.first + 1)
        end = item.last
    return "\n".join(found)
