"""Canonical JSON (RFC 8785) of exact records, and digests of it."""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias

from specmoe.errors import NotExact
from specmoe.exact import Interval, ratio_string

__all__ = ["Json", "JsonLike", "canonical", "digest", "to_json"]

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | bool | None"
JsonLike: TypeAlias = "Mapping[str, JsonLike] | Sequence[JsonLike] | str | int | bool | None"
"""What may be written: any mapping or sequence will do."""

# RFC 8785 numbers are doubles: a larger integer would change on the way.
_LARGEST_INTEGER = 2**53 - 1


def to_json(value: object) -> Json:
    """A record as plain JSON data: rationals as ``"p/q"``, no float anywhere.

    Raises:
        NotExact: If a float, or anything else that JSON cannot carry exactly, is found.

    Example:
        >>> to_json({"a": Fraction(1, 2), "b": (1, None)})
        {'a': '1/2', 'b': [1, None]}
    """
    if value is None or isinstance(value, bool | str):
        return value
    if isinstance(value, int):
        if abs(value) > _LARGEST_INTEGER:
            raise NotExact("an integer too large for JSON", found=str(value)[:40])
        return value
    if isinstance(value, Fraction):
        return ratio_string(value)
    if isinstance(value, Interval):
        return {"lo": ratio_string(value.lo), "hi": ratio_string(value.hi)}
    if isinstance(value, tuple | list):
        return [to_json(item) for item in value]
    if isinstance(value, dict):
        return {str(key): to_json(item) for key, item in value.items()}
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {
            field.name: to_json(getattr(value, field.name)) for field in dataclasses.fields(value)
        }
    raise NotExact(
        "this value cannot go into a certificate",
        expected="text, truth values, integers, Fractions, Intervals and records of them",
        found=type(value).__name__,
        mend="convert it with specmoe.exact",
    )


def canonical(data: JsonLike) -> bytes:
    """The canonical bytes of JSON data (RFC 8785).

    Example:
        >>> canonical({"b": 1, "a": "x"})
        b'{"a":"x","b":1}'
    """
    import rfc8785

    return rfc8785.dumps(data)


def digest(domain: str, data: JsonLike) -> str:
    """SHA-256 of the domain, a NUL byte and the canonical bytes, in hexadecimal.

    The domain keeps the digest of one kind of document from standing for another's.

    Example:
        >>> digest("specmoe-certificate/1", {})[:8]
        'f39e513b'
    """
    return hashlib.sha256(domain.encode() + b"\0" + canonical(data)).hexdigest()
