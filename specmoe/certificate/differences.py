"""Where two pieces of JSON data differ, leaf by leaf."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from specmoe.canonical import Json
from specmoe.measurement.wording import Step, key_path

__all__ = ["Difference", "count", "differences", "first_line", "told"]

_LONGEST = 160
_CONTEXT = 60


@dataclass(frozen=True, slots=True)
class Difference:
    """One leaf that is not as expected.

    Example:
        >>> Difference(("body", "name"), '"a"', '"b"').path
        'body.name'
    """

    steps: tuple[Step, ...]
    expected: str
    """As JSON text, shortened; ``nothing`` where there should be no such entry."""
    found: str

    @property
    def path(self) -> str:
        """The place, as error messages name it."""
        return key_path(self.steps)

    def as_dict(self) -> dict[str, str]:
        """The same for machines."""
        return {"path": self.path, "expected": self.expected, "found": self.found}


def told(value: Json) -> str:
    """A value as one short line of JSON.

    Example:
        >>> told({"lo": "1/2"})
        '{"lo": "1/2"}'
    """
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."


def differences(expected: Json, found: Json, steps: tuple[Step, ...] = ()) -> Iterator[Difference]:
    """Every leaf, entry or item in which two pieces of JSON data differ, in document order.

    A truth value is no number here, though Python takes ``True == 1``.

    Args:
        expected: What should be there.
        found: What is there.
        steps: Where both stand.

    Example:
        >>> [(one.path, one.expected, one.found) for one in differences({"a": [1]}, {"a": [2, 3]})]
        [('a[0]', '1', '2'), ('a[1]', 'nothing', '3')]
    """
    if isinstance(expected, dict) and isinstance(found, dict):
        for key in {**expected, **found}:
            if key not in found:
                yield Difference((*steps, key), told(expected[key]), "nothing")
            elif key not in expected:
                yield Difference((*steps, key), "nothing", told(found[key]))
            else:
                yield from differences(expected[key], found[key], (*steps, key))
    elif isinstance(expected, list) and isinstance(found, list):
        for index in range(max(len(expected), len(found))):
            place = (*steps, index)
            if index >= len(found):
                yield Difference(place, told(expected[index]), "nothing")
            elif index >= len(expected):
                yield Difference(place, "nothing", told(found[index]))
            else:
                yield from differences(expected[index], found[index], place)
    elif type(expected) is not type(found) or expected != found:
        yield Difference(steps, *_side_by_side(expected, found))


def _side_by_side(expected: Json, found: Json) -> tuple[str, str]:
    """Two values as lines; of long texts the part in which they differ."""
    if not isinstance(expected, str) or not isinstance(found, str):
        return told(expected), told(found)
    pairs = enumerate(zip(expected, found, strict=False))
    same = next((i for i, (one, other) in pairs if one != other), min(len(expected), len(found)))
    start = max(0, same - _CONTEXT) if max(len(expected), len(found)) > _LONGEST else 0
    before = "..." if start else ""
    return told(before + expected[start:]), told(before + found[start:])


def first_line(expected: bytes, found: bytes) -> Difference:
    r"""The first line in which two texts differ, from a little before the difference.

    Example:
        >>> first_line(b"a\nb", b"a\nc")
        Difference(steps=('line', 2), expected='"b"', found='"c"')
    """
    wanted, given = expected.splitlines(), found.splitlines()
    number = next(
        (i for i, pair in enumerate(zip(wanted, given, strict=False)) if pair[0] != pair[1]),
        min(len(wanted), len(given)),
    )
    lines = [text[number] if number < len(text) else b"" for text in (wanted, given)]
    start = next(
        (i for i, pair in enumerate(zip(*lines, strict=False)) if pair[0] != pair[1]),
        min(map(len, lines)),
    )
    shown = [
        told(line[max(0, start - 40) : start + 80].decode("utf-8", "replace")) for line in lines
    ]
    return Difference(("line", number + 1), *shown)


def count(data: Json) -> int:
    """How many leaves there are.

    Example:
        >>> count({"a": [1, 2], "b": None})
        3
    """
    if isinstance(data, dict):
        return sum(count(value) for value in data.values())
    if isinstance(data, list):
        return sum(count(value) for value in data)
    return 1
