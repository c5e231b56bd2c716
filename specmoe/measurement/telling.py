"""One mistake that the schema validator found, told in plain words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from specmoe.errors import InputError, SpecmoeError
from specmoe.exact import rewritten
from specmoe.measurement.document import Document
from specmoe.measurement.wording import Step, cut, describe, key_path, row_of
from specmoe.units import quantity

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError

__all__ = ["Slip", "assign", "tell"]

_PROBLEMS = {
    "type": "the wrong kind of value",
    "oneOf": "not one of the choices",
    "minimum": "too small",
    "maximum": "too large",
    "minLength": "the text is empty",
    "maxLength": "the text is too long",
    "minItems": "the list is too short",
    "maxItems": "the list is too long",
}


@dataclass(frozen=True, slots=True)
class Slip:
    """One mistake, and what tells it from the consequences of another.

    Attributes:
        error: The mistake in plain words.
        meant: The place of the key that an unknown key stands for, if one is near.
        lacks: The places of the keys that are missing, or one of which is.
        condition: The place of the key whose value alone makes this a mistake.
    """

    error: InputError
    meant: str | None = None
    lacks: frozenset[str] = frozenset()
    condition: str | None = None


def tell(
    error: ValidationError, document: Document, schema: dict[str, Any], *, shown: str
) -> list[Slip]:
    """Turn a validator's error into ours.

    The words come from the schema itself: ``description`` says what is expected, ``examples``
    how to write it, and the choices of a ``oneOf`` what each of them means.

    Args:
        error: What the validator found.
        document: The file's content.
        schema: The schema it was held against.
        shown: The file's name for error messages.

    Returns:
        The mistakes that it stands for: all unknown keys of a table are one of the validator's.
    """
    return list(_Telling(error, document, schema, shown).slips())


def assign(key: str, value: object, document: Document) -> str:
    """A line that gives a key its value, in the file's own language.

    Example:
        >>> assign("schema", 1, Document({}, "TOML")), assign("schema", 1, Document({}, "JSON"))
        ('schema = 1', '"schema": 1')
    """
    if document.syntax == "JSON":
        return f"{json.dumps(key)}: {json.dumps(value)}"
    return f"{key} = {_toml(value)}"


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)


def _choices(sub: dict[str, Any]) -> dict[str, str]:
    """The choices of a subschema with their meanings; empty if it offers none."""
    branches = sub.get("oneOf", ())
    if not all("const" in branch for branch in branches):
        return {}
    return {branch["const"]: branch["description"] for branch in branches}


def _expected(sub: dict[str, Any]) -> str:
    text = str(sub.get("description", "another value"))
    if options := _choices(sub):
        text += ". One of: " + "; ".join(f"{name}: {means}" for name, means in options.items())
    return text


class _Telling:
    """The mistake with everything needed to tell it."""

    def __init__(
        self, error: ValidationError, document: Document, schema: dict[str, Any], shown: str
    ) -> None:
        self.document = document
        self.schema = schema
        self.shown = shown
        self.kind = error.validator
        self.asked: Any = error.validator_value
        self.instance: Any = error.instance
        self.sub: Any = error.schema
        self.steps: tuple[Step, ...] = tuple(error.absolute_path)
        self.properties: dict[str, Any] = {}
        self.condition = ""
        self.tested: str | None = None
        self._walk(list(error.absolute_schema_path))

    def _walk(self, schema_path: list[Any]) -> None:
        """Find the properties of the table at fault, and the condition that asked.

        A validator's path names no references: they are laid open on the way.
        """
        walk: Any = self.schema
        for step in schema_path:
            if isinstance(walk, dict):
                walk = self._resolve(walk)
                if walk.get("additionalProperties") is False:
                    self.properties = walk["properties"]
                if step in ("then", "else"):
                    self.condition = self._condition(walk["if"]["properties"], step)
            walk = walk[step]

    def _condition(self, tests: dict[str, Any], branch: str) -> str:
        """The condition in words; it always tests one key of the table at fault."""
        ((key, test),) = tests.items()
        table_steps = self.steps[:-1] if self.kind == "not" else self.steps
        self.tested = key_path((*table_steps, key))
        if branch == "else":
            return f" without {key} {json.dumps(test['const'])}"
        table: Any = self.document.data
        for step in table_steps:
            table = table[step]
        return f" with {key} {json.dumps(table[key])}"

    def _resolve(self, sub: dict[str, Any]) -> dict[str, Any]:
        """A subschema with its reference laid open; its own words win."""
        name = sub.get("$ref", "").removeprefix("#/$defs/")
        return {**self.schema["$defs"][name], **sub} if name else sub

    def _make(self, problem: str, expected: str, found: str, mend: str, *more: Step) -> InputError:
        return InputError(
            problem,
            file=self.shown,
            path=key_path((*self.steps, *more)),
            expected=expected,
            found=found,
            mend=mend,
            where=self._where(),
        )

    def _where(self) -> str | None:
        """The row that the mistake stands in."""
        found, value = None, self.document.data
        for step in self.steps:
            value = value[step]  # type: ignore[index]
            found = row_of(value) or found
        return found

    def slips(self) -> Iterator[Slip]:
        if self.kind == "additionalProperties":
            known = list(self.sub["properties"])
            for key in self.instance:
                if key not in known:
                    yield self._unknown(key, known)
        elif self.kind == "required":
            for key in self.asked:
                if key not in self.instance:
                    yield self._slip(self._missing(key), key)
        elif self.kind in ("oneOf", "anyOf") and not _choices(self.sub):
            # What is no table has every key, to a validator; its type is told already.
            if isinstance(self.instance, dict):
                yield self._alternatives([branch["required"] for branch in self.asked])
        elif self.kind == "dependentRequired":
            yield self._alternatives([branch["required"] for branch in self.sub["oneOf"]])
        else:
            yield self._slip(self._does_not_go() if self.kind == "not" else self._wrong())

    def _slip(self, error: InputError, *lacks: str) -> Slip:
        places = frozenset(key_path((*self.steps, key)) for key in lacks)
        return Slip(error, lacks=places, condition=self.tested)

    def _unknown(self, key: str, known: list[str]) -> Slip:
        near = get_close_matches(key.casefold(), known, n=1)
        error = self._make(
            "an unknown key",
            f"one of {', '.join(known)}",
            cut(key),
            f"did you mean {near[0]}?" if near else "remove it",
            key,
        )
        return Slip(error, meant=key_path((*self.steps, near[0])) if near else None)

    def _missing(self, key: str) -> InputError:
        sub = self._resolve(self.properties[key])
        if examples := sub.get("examples"):
            mend = f"add {assign(key, examples[0], self.document)}"
        elif _choices(sub):
            mend = f"add {key}, with the choice that is true of the source"
        else:
            mend = f"add {self._header((*self.steps, key), sub)}"
        return self._make(f"{key} is missing{self.condition}", _expected(sub), "nothing", mend, key)

    def _does_not_go(self) -> InputError:
        """A key that a condition on another key rules out."""
        key = str(self.steps[-1])
        return self._make(
            f"{key} does not go{self.condition}",
            f"no {key}{self.condition}",
            describe(self.instance),
            f"remove {key}, or change what it does not go with",
        )

    def _alternatives(self, groups: list[list[str]]) -> Slip:
        """None, or too many, of some keys that stand for one another."""
        given = [key for group in groups for key in group if key in self.instance]
        whole = [group for group in groups if set(group) <= set(given)]
        partly = [group for group in groups if group not in whole and set(group) & set(given)]
        if whole:
            problem, mend = "more than one of these keys", f"keep one of {' and '.join(given)}"
        elif partly:
            lacking = [key for key in partly[0] if key not in given]
            problem, mend = f"{lacking[0]} is missing", f"add {' and '.join(lacking)}"
        else:
            first = groups[0][0]
            example = self._resolve(self.properties[first])["examples"][0]
            problem = "one of these keys is missing"
            mend = f"add, for example, {assign(first, example, self.document)}"
        error = self._make(
            problem,
            ("at least" if self.kind == "anyOf" else "exactly")
            + f" one of: {'; '.join(' and '.join(group) for group in groups)}",
            " and ".join(given) or "none of them",
            mend,
        )
        return self._slip(error, *(key for group in groups if not whole for key in group))

    def _wrong(self) -> InputError:
        """A value of the wrong type, form or size."""
        unit = self.sub.get("x-unit")
        if unit and isinstance(self.instance, str):
            try:
                quantity(self.instance, unit)
            except SpecmoeError as error:
                return self._make(
                    error.problem, error.expected or "", error.found or "", error.mend or ""
                )
        return self._make(
            _PROBLEMS.get(str(self.kind), "not in the form that is needed"),
            _expected(self.sub),
            describe(self.instance),
            self._mend(),
        )

    def _mend(self) -> str:
        if options := _choices(self.sub):
            near = get_close_matches(str(self.instance).casefold(), options, n=1, cutoff=0.8)
            return f"did you mean {near[0]}?" if near else "use one of them, as it is written"
        if self.kind in ("minimum", "maximum"):
            return "check the figure"
        if self.kind in ("maxLength", "maxItems"):
            return "shorten it"
        if self.kind == "pattern" and "number" in self.sub["type"]:
            slip = rewritten(self.instance)
            if slip is not None:
                return f"{slip[0]}: {self._value(slip[1])}"
        if examples := self.sub.get("examples"):
            return f"write, for example, {self._value(examples[0])}"
        return f"write {self._header(self.steps, self.sub)}"

    def _value(self, value: object) -> str:
        return json.dumps(value) if self.document.syntax == "JSON" else _toml(value)

    def _header(self, steps: tuple[Step, ...], sub: dict[str, Any]) -> str:
        """How a section begins in the file's language."""
        listed = sub["type"] == "array"
        if self.document.syntax == "JSON":
            return f"{json.dumps(steps[-1])}: " + ("[{...}]" if listed else "{...}")
        # TOML numbers no tables: one in a list begins with [[kernels]], whichever it is.
        name = ".".join(str(step) for step in steps if isinstance(step, str))
        return f"[[{name}]]" if listed or isinstance(steps[-1], int) else f"[{name}]"
