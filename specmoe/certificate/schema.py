"""The certificate's JSON Schema, derived from its records so that the two cannot drift."""

from __future__ import annotations

import dataclasses
import types
from fractions import Fraction
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from specmoe import measurement
from specmoe.certificate import model
from specmoe.exact import Interval

__all__ = ["certificate_schema"]

_RATIO = {
    "type": "string",
    "pattern": "^(0|-?[1-9][0-9]*)/[1-9][0-9]*$",
    "description": "an exact rational in lowest terms",
}
_INTERVAL = {
    "type": "object",
    "properties": {"lo": {"$ref": "#/$defs/Ratio"}, "hi": {"$ref": "#/$defs/Ratio"}},
    "required": ["lo", "hi"],
    "additionalProperties": False,
    "description": "a closed interval of exact rationals, lo <= hi",
}


def certificate_schema() -> dict[str, Any]:
    """JSON Schema 2020-12 of a certificate, version 1.

    Example:
        >>> certificate_schema()["properties"]["schema"]
        {'const': 'specmoe-certificate/1'}
    """
    # The measurement's schema comes along under its own name, by which its references are found.
    definitions: dict[str, Any] = {
        "Ratio": _RATIO,
        "Interval": _INTERVAL,
        "Measurement": measurement.schema(),
    }
    body = _record(model.Body, definitions)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:specmoe:certificate:1",
        "title": "specmoe certificate, version 1",
        "type": "object",
        "properties": {
            "schema": {"const": model.SCHEMA},
            "body": body,
            "digest": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
        },
        "required": ["schema", "body", "digest"],
        "additionalProperties": False,
        "$defs": dict(sorted(definitions.items())),
    }


def _record(record: type, definitions: dict[str, Any]) -> dict[str, Any]:
    """A reference to the record's definition, which is added on first use."""
    if record.__name__ not in definitions:
        definitions[record.__name__] = {}  # holds the place while the fields are walked
        hints = get_type_hints(record)
        fields = [field.name for field in dataclasses.fields(record)]
        definitions[record.__name__] = {
            "type": "object",
            "description": (record.__doc__ or "").strip().splitlines()[0],
            "properties": {name: _type(hints[name], definitions) for name in fields},
            "required": fields,
            "additionalProperties": False,
        }
    return {"$ref": f"#/$defs/{record.__name__}"}


def _type(hint: Any, definitions: dict[str, Any]) -> dict[str, Any]:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is dict:
        return {"$ref": measurement.schema()["$id"]}
    if origin is Literal:
        return {"enum": list(arguments)}
    if origin in (Union, types.UnionType):
        return {"anyOf": [_type(argument, definitions) for argument in arguments]}
    if origin is tuple:
        if arguments[-1] is Ellipsis:
            return {"type": "array", "items": _type(arguments[0], definitions)}
        return {
            "type": "array",
            "prefixItems": [_type(argument, definitions) for argument in arguments],
            "items": False,
            "minItems": len(arguments),
        }
    simple: dict[Any, dict[str, Any]] = {
        str: {"type": "string"},
        int: {"type": "integer"},
        bool: {"type": "boolean"},
        type(None): {"type": "null"},
        Fraction: {"$ref": "#/$defs/Ratio"},
        Interval: {"$ref": "#/$defs/Interval"},
    }
    return dict(simple[hint]) if hint in simple else _record(hint, definitions)
