"""The published contract (JSON Schema 2020-12) and its errors in plain words.

A schema validator reports every mistake in its own terms, and often several for one slip; here
each slip is told once, always in the same order, with the place, what was expected, what was found
and how to mend it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from specmoe.errors import InputError
from specmoe.measurement.document import Document
from specmoe.measurement.mistakes import together
from specmoe.measurement.telling import Slip, assign, tell
from specmoe.measurement.wording import describe

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError

__all__ = ["KNOWN_VERSIONS", "check", "schema"]

KNOWN_VERSIONS = (1,)
"""Versions of the measurement file that this release reads."""

# Which mistake to name first: an unknown key often explains a missing one.
_ORDER = ("additionalProperties", "type")
_MOST = 100


@cache
def _schema_text() -> str:
    here = Path(__file__).parent
    return (here / "measurement-1.schema.json").read_text(encoding="utf-8")


def schema() -> dict[str, Any]:
    """The JSON Schema (2020-12) of the measurement file.

    Returns:
        The schema, a fresh copy.

    Example:
        >>> schema()["$id"]
        'urn:specmoe:schema:measurement:1'
    """
    loaded: dict[str, Any] = json.loads(_schema_text())
    return loaded


@cache
def _validator() -> Any:
    import jsonschema

    return jsonschema.Draft202012Validator(schema())


def check(document: Document, *, shown: str) -> list[InputError]:
    """Hold a document against the contract.

    Args:
        document: The parsed file.
        shown: The file's name for error messages.

    Returns:
        Its mistakes in a fixed order, the most telling first.

    Raises:
        InputError: If nothing more is worth saying: its version is not known, or there is no end
            of mistakes.
    """
    _check_version(document, shown)
    errors: Iterable[ValidationError] = _validator().iter_errors(document.data)
    ranked = sorted(errors, key=lambda error: _rank(error, document.data))
    whole = schema() if ranked else {}
    told = [slip for error in ranked[:_MOST] for slip in tell(error, document, whole, shown=shown)]
    found = [slip.error for slip in _once_each(told)]
    if len(ranked) > _MOST:
        raise together(found)
    return found


def _once_each(told: list[Slip]) -> Iterator[Slip]:
    """Without what another slip explains: a misspelt key is also one that is missing."""
    explained = {slip.meant for slip in told if slip.meant}
    wrong = explained | {slip.error.path for slip in told if not slip.condition}
    seen: set[str | None] = set()
    for slip in told:
        if slip.error.path in seen or slip.lacks & explained or slip.condition in wrong:
            continue
        seen.add(slip.error.path)
        yield slip


def _check_version(document: Document, shown: str) -> None:
    found = document.data.get("schema")
    if isinstance(found, int) and not isinstance(found, bool) and found in KNOWN_VERSIONS:
        return
    raise InputError(
        "the version of the measurement file is not known here",
        file=shown,
        path="schema",
        expected=f"one of the known versions: {', '.join(map(str, KNOWN_VERSIONS))}",
        found="nothing" if "schema" not in document.data else describe(found),
        mend=f"write {assign('schema', KNOWN_VERSIONS[-1], document)}, or update specmoe",
    )


def _rank(error: ValidationError, data: Any) -> tuple[int, list[int], list[str]]:
    """Kind of mistake, then place in the document, then place in the schema."""
    kind = str(error.validator)
    place: list[int] = []
    for step in error.absolute_path:
        place.append(step if isinstance(step, int) else list(data).index(step))
        data = data[step]
    return (
        _ORDER.index(kind) if kind in _ORDER else len(_ORDER),
        place,
        [str(step) for step in error.absolute_schema_path],
    )
