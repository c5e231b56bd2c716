"""Whether a certificate is undamaged: its digest is that of its body, its form that of its version.

That is all: whether its numbers follow from its input is for :mod:`specmoe.certificate.verify`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any

from specmoe.canonical import digest
from specmoe.certificate.differences import Difference
from specmoe.certificate.model import SCHEMA
from specmoe.errors import InputError

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator

__all__ = ["refuse_damaged", "wrong_digest", "wrong_form"]

_VERSION = re.compile(r"[0-9A-Za-z.+!-]{1,40}")
_LONGEST_NAME = 4096
_SHOWN = 160
_MOST = 20


def wrong_digest(certificate: Mapping[str, Any]) -> Difference | None:
    """Where the stated digest is not that of the body; ``None`` if it is.

    Args:
        certificate: Its schema, body and digest, as :func:`specmoe.certificate.reading.loads`
            gives them.
    """
    stated, computed = certificate["digest"], digest(SCHEMA, certificate["body"])
    return None if stated == computed else Difference(("digest",), computed, str(stated)[:_SHOWN])


def wrong_form(certificate: Mapping[str, Any]) -> Iterator[Difference]:
    """Where a certificate has not the form that its schema gives; the first twenty places.

    Args:
        certificate: As in :func:`wrong_digest`.
    """
    errors = list(islice(_validator().iter_errors(certificate), _MOST))
    for error in errors:
        place, said = tuple(error.absolute_path), error.message[:_SHOWN]
        yield Difference(place, "the form that the schema gives", said)
    if not errors:
        yield from _odd_labels(certificate["body"]["provenance"])


@cache
def _validator() -> Draft202012Validator:
    import jsonschema

    from specmoe.certificate.schema import certificate_schema

    return jsonschema.Draft202012Validator(certificate_schema())


def _odd_labels(provenance: Mapping[str, Any]) -> Iterator[Difference]:
    """Labels that nothing follows from, and that are told again: they must be no more than that."""
    place = ("body", "provenance")
    if not _VERSION.fullmatch(provenance["specmoe"]):
        yield Difference((*place, "specmoe"), "a version", provenance["specmoe"])
    for number, file in enumerate(provenance["inputs"]):
        name = file["name"]
        if len(name) > _LONGEST_NAME or not name.isprintable() or name != name.strip():
            yield Difference((*place, "inputs", number, "name"), "a file name", name)


def refuse_damaged(certificate: Mapping[str, Any], file: str, problem: str) -> None:
    """Refuse a certificate whose form or digest does not hold.

    Args:
        certificate: As in :func:`wrong_digest`.
        file: Its name for messages.
        problem: What is not done with a damaged certificate, in one short sentence.

    Raises:
        InputError: If it is damaged.
    """
    found = next(wrong_form(certificate), None) or wrong_digest(certificate)
    if found is not None:
        raise InputError(
            problem,
            file=file,
            path=found.path,
            expected=found.expected,
            found=found.found,
            mend=f"specmoe verify {file}",
        )
