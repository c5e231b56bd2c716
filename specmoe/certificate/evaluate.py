"""A certificate evaluated anew: from the input that it holds, by the code that is installed.

What is compared with what, and by which level of ``specmoe verify``:

- the numeric level compares every leaf of the body but those of the theory level;
- the theory level compares the words of each claim, and what is quoted of Lean as far as that can
  be told without Lean (:mod:`specmoe.certificate.lean_quotes`).

Not decided here: whether the input is what somebody measured (the data level hashes the files),
and whether Lean accepts the theory (the Lean level runs it).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from specmoe.canonical import Json, canonical, digest, to_json
from specmoe.certificate.build import THEORY, assemble, measurement_from
from specmoe.certificate.differences import Difference, differences
from specmoe.certificate.lean_quotes import LeanQuotes
from specmoe.certificate.lean_status import lean_statuses
from specmoe.certificate.results import statements
from specmoe.claims import summaries

__all__ = ["numeric", "rebuilt", "theory"]

_WORDS = ("id", "title", "statement", "reading", "lean")
"""What the theory alone says of a claim."""


def rebuilt(body: Mapping[str, Any]) -> dict[str, Any]:
    """The body as this version builds it from the certificate's own input.

    The version of specmoe is taken over: it says who built it, and nothing is computed from it.

    Args:
        body: A body that follows the schema.

    Returns:
        The body, with every claim ``not checked here``.

    Raises:
        InputError: If the input is no measurement that could have been read.
        ImportError: If the input asks for the robust loss and scipy is not installed.
    """
    measured = body["provenance"]["inputs"][0] if body["provenance"]["inputs"] else {}
    made = _rebuilt(canonical(body["input"]), measured.get("name", ""), measured.get("sha256", ""))
    return made | {"provenance": made["provenance"] | {"specmoe": body["provenance"]["specmoe"]}}


@lru_cache(maxsize=4)
def _rebuilt(written: bytes, file: str, sha256: str) -> dict[str, Any]:
    measurement = measurement_from(json.loads(written), file, sha256)
    made = to_json(assemble(measurement, lean_statuses(None)).body)
    assert isinstance(made, dict)
    return made


def numeric(body: Mapping[str, Any]) -> Iterator[Difference]:
    """Every leaf in which a body is not what its input gives, but those of :func:`theory`.

    Raises:
        InputError: As :func:`rebuilt`.
        ImportError: As :func:`rebuilt`.
    """
    for found in differences(rebuilt(body), dict(body), ("body",)):
        if not _of_the_theory(found):
            yield found


def _of_the_theory(found: Difference) -> bool:
    steps = found.steps[1:]
    return steps == ("provenance", "theory") or (
        steps[0] == "claims" and (len(steps) < 3 or steps[2] in _WORDS)
    )


def theory(body: Mapping[str, Any]) -> Iterator[Difference]:
    """Every leaf in which a body does not speak of the installed theory.

    Raises:
        InputError: If a certificate quotes Lean and the reviewed statements cannot be read.
    """
    stated = statements()
    yield from differences(
        digest(THEORY, stated), body["provenance"]["theory"], ("body", "provenance", "theory")
    )
    expected: list[Json] = []
    words: list[Json] = []
    quotes = LeanQuotes(body)
    for position, summary in enumerate(summaries()):
        listed = body["claims"][position : position + 1]
        expected.append(
            {
                "id": summary.id,
                "title": summary.title,
                "statement": stated[summary.id],
                "reading": summary.reading,
                "lean": quotes.expected(summary.id, listed[0]["lean"]) if listed else None,
            }
        )
    for claim in body["claims"]:
        words.append({key: claim[key] for key in _WORDS})
    yield from differences(expected, words, ("body", "claims"))
