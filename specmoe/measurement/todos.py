"""What an import left open in a measurement file: entries that the log did not say."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from specmoe.errors import InputError
from specmoe.measurement.mistakes import together

__all__ = ["left_open", "todos", "unfinished"]

_SECTION = re.compile(r"\[{1,2}([A-Za-z0-9_.-]{1,80})\]{1,2}\s*")
_TODO = re.compile(r"# ([a-z_]{1,60}) =\s+# TODO: .* \((--[a-z-]{1,60})\)\s*")


def left_open(key: str, hint: str, option: str) -> str:
    """The line of an entry that an import leaves open, as :func:`todos` finds it again.

    Example:
        >>> todos(left_open("name", "the machine", "--device"))
        {'name': '--device'}
    """
    return f"# {key} =    # TODO: {hint} ({option})"


def todos(text: str) -> dict[str, str]:
    r"""The entries that an import left open, as ``section.key``, with the option that gives each.

    Example:
        >>> todos('[device]\n# name =    # TODO: the machine (--device)\n')
        {'device.name': '--device'}
    """
    section, found = "", {}
    for line in text.splitlines():
        if match := _SECTION.fullmatch(line):
            section = match[1] + "."
        elif match := _TODO.fullmatch(line):
            found[section + match[1]] = match[2]
    return found


def unfinished(
    mistakes: Sequence[InputError], left: Mapping[str, str], *, shown: str
) -> InputError:
    """The mistakes of a file in which an import left entries open.

    Args:
        mistakes: What is wrong with the file.
        left: What is open, as :func:`todos` finds it; at least one entry.
        shown: The file's name.

    Returns:
        One error: what is open, and beside it the mistakes that are not for that.
    """
    first = InputError(
        f"the file still has {len(left)} TODO{'s' if len(left) > 1 else ''}",
        file=shown,
        expected="every entry that an import left open, filled in",
        found=", ".join(left),
        mend="give each its value and remove the # before it, or import the log again with "
        + " ".join(dict.fromkeys(left.values())),
    )
    # A missing key is named by its own place, one of several by the table that lacks it.
    known = {place for key in left for place in (key, key.rpartition(".")[0])}
    return together([first, *(mistake for mistake in mistakes if mistake.path not in known)])
