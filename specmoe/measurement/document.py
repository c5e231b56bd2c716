"""From text to a document: syntax and numbers, strict and without side effects.

A document is what TOML and JSON have in common: dicts, lists, strings, ints, Decimals and bools.
Everything that a parser would let pass silently (a duplicate key, NaN, a float) is refused here.
"""

from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Literal

from specmoe.errors import InputError
from specmoe.measurement.rawfile import decode
from specmoe.measurement.wording import Step, cut, describe, key_path

__all__ = ["Document", "load"]

_MAX_DEPTH = 16
_MAX_DIGITS = 400
_MAX_BITS = 1400
_MAX_VALUES = 100_000
_DEEP_KEY = re.compile(
    r"""(?:^|[\[{,])[ \t]*(?:(?:[\w-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')[ \t]*\.[ \t]*){17}""",
    re.MULTILINE,
)
# Left-to-right and right-to-left overrides: the text shown would not be the text read.
_BIDIRECTIONAL = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@dataclass(frozen=True, slots=True)
class Document:
    """A parsed file.

    Attributes:
        data: Its top-level table.
        syntax: The language that it was written in.
    """

    data: dict[str, Any]
    syntax: Literal["TOML", "JSON"]


def load(data: bytes, *, shown: str, json_named: bool) -> Document:
    """Parse the bytes of a measurement file.

    No TOML document begins with ``{`` and every JSON one here must, so the content decides;
    the name only matters for what is neither.

    Args:
        data: The bytes.
        shown: The file's name for error messages.
        json_named: Whether the name says JSON.

    Returns:
        The document.

    Raises:
        InputError: If the bytes are not UTF-8, TOML or JSON, or hold what a number or a text
            may not be.

    Example:
        >>> load(b"n = 8", shown="m.toml", json_named=False).data
        {'n': 8}
    """
    text = decode(data, shown=shown)
    is_json = json_named or text.lstrip().startswith("{")
    parsed = _json(text, shown) if is_json else _toml(text, shown)
    syntax: Literal["TOML", "JSON"] = "JSON" if is_json else "TOML"
    if not isinstance(parsed, dict):
        raise InputError(
            "the file holds no table",
            file=shown,
            expected='a JSON object: {"schema": 1, ...}',
            found=describe(parsed),
            mend="wrap the content in braces",
        )
    return Document(_checked(parsed, shown), syntax)


@dataclass(frozen=True, slots=True)
class _BadNumber:
    """Stands where a parser met a number that cannot be exact, until its path is known."""

    text: str
    expected: str
    mend: str


class _Object(dict[str, Any]):
    """A JSON object that remembers a key that was given twice."""

    twice: str | None = None


def _bad_digits(text: str) -> _BadNumber:
    return _BadNumber(text, f"at most {_MAX_DIGITS} digits and a small exponent", "check it")


def _decimal(text: str) -> Decimal | _BadNumber:
    # tomllib hands over "nan" and "inf" as it does decimals; json hands over NaN and Infinity.
    if not re.search("[0-9]", text):
        return _BadNumber(text, "a finite number", "leave the entry out")
    exponent = re.split("[eE]", text)[1:]
    if len(text) > _MAX_DIGITS or any(len(part.lstrip("+-0_")) > 4 for part in exponent):
        return _bad_digits(text)
    return Decimal(text)


def _int(text: str) -> int | _BadNumber:
    return int(text) if len(text) <= _MAX_DIGITS else _bad_digits(text)


def _pairs(pairs: list[tuple[str, Any]]) -> _Object:
    made = _Object()
    for key, value in pairs:
        if key in made and made.twice is None:
            made.twice = key
        made[key] = value
    return made


def _json(text: str, shown: str) -> Any:
    try:
        return json.loads(
            text,
            parse_float=_decimal,
            parse_int=_int,
            parse_constant=_decimal,
            object_pairs_hook=_pairs,
        )
    except json.JSONDecodeError as error:
        at_end = not text[error.pos :].strip()
        raise InputError(
            "the file ends too early" if at_end else "the file is not valid JSON",
            file=shown,
            path="end of file" if at_end else f"line {error.lineno}, column {error.colno}",
            expected="one JSON object",
            found=error.msg,
            mend="complete the file" if at_end else "correct the place named",
        ) from error
    except RecursionError as error:
        raise _too_deep(shown) from error


def _toml(text: str, shown: str) -> Any:
    # tomllib takes time quadratic in the parts of a dotted key.
    if deep := _DEEP_KEY.search(text):
        raise _too_deep(shown, _line(text, deep.start()))
    try:
        return tomllib.loads(text, parse_float=_decimal)
    except tomllib.TOMLDecodeError as error:
        raise _bad_toml(str(error), shown) from error
    except RecursionError as error:
        raise _too_deep(shown) from error
    except ValueError as error:  # more digits than Python converts
        digits = re.search(r"[0-9_]{4000}", text)
        raise InputError(
            "a number is too long",
            file=shown,
            path=_line(text, digits.start()) if digits else None,
            expected=f"at most {_MAX_DIGITS} digits",
            found="thousands of digits",
            mend="check the number",
        ) from error


def _bad_toml(message: str, shown: str) -> InputError:
    match = re.fullmatch(r"(.*) \(at (?:(line \d+, column \d+)|end of document)\)", message, re.S)
    what, place = (match[1], match[2] or "end of file") if match else (message, None)
    twice = what.startswith(("Cannot overwrite", "Cannot declare", "Cannot mutate", "Duplicate"))
    return InputError(
        "a key or a table is given twice" if twice else "the file is not valid TOML",
        file=shown,
        path=place,
        expected="every key once" if twice else "TOML",
        found=cut(what),
        mend="keep one of the two" if twice else "correct the place named",
    )


def _line(text: str, position: int) -> str:
    return f"line {text.count(chr(10), 0, position) + 1}"


def _too_deep(shown: str, path: str | None = None) -> InputError:
    return InputError(
        "the file is nested too deeply",
        file=shown,
        path=path,
        expected=f"at most {_MAX_DEPTH} levels",
        found="more",
        mend="start from the example: specmoe schema measurement --example",
    )


def _too_many(shown: str, path: str) -> InputError:
    return InputError(
        "the file holds too many values",
        file=shown,
        path=path,
        expected=f"at most {_MAX_VALUES} values",
        found="more",
        mend="keep only the rows that matter",
    )


def _checked(root: dict[str, Any], shown: str) -> dict[str, Any]:
    """Refuse what neither syntax nor schema can: walked without recursion, in document order."""
    todo: list[tuple[tuple[Step, ...], Any]] = [((), root)]
    seen = 0
    while todo:
        steps, value = todo.pop()
        seen += 1
        if seen > _MAX_VALUES:
            raise _too_many(shown, key_path(steps))
        if len(steps) > _MAX_DEPTH:
            raise _too_deep(shown, key_path(steps[:3]) + "...")
        if isinstance(value, dict):
            _check_keys(value, steps, shown)
            todo.extend(((*steps, key), value[key]) for key in reversed(value))
        elif isinstance(value, list):
            todo.extend(((*steps, i), value[i]) for i in reversed(range(len(value))))
        elif isinstance(value, str):
            _check_text(value, steps, shown)
        elif isinstance(value, int) and value.bit_length() > _MAX_BITS:
            raise _bad_number(_bad_digits("a huge number"), steps, shown)
        elif isinstance(value, _BadNumber):
            raise _bad_number(value, steps, shown)
    return root


def _check_keys(table: dict[str, Any], steps: tuple[Step, ...], shown: str) -> None:
    if isinstance(table, _Object) and table.twice is not None:
        raise InputError(
            "a key is given twice",
            file=shown,
            path=key_path((*steps, table.twice)),
            expected="every key once",
            found=f"{cut(table.twice)} again",
            mend="keep one of the two",
        )
    for key in table:
        _check_text(key, (*steps, key), shown)


def _check_text(text: str, steps: tuple[Step, ...], shown: str) -> None:
    for char in text:
        if unicodedata.category(char) in {"Cc", "Cs"} or char in _BIDIRECTIONAL:
            raise InputError(
                "a text holds a character that cannot be shown",
                file=shown,
                path=key_path(steps),
                expected="one line of printable text",
                found=f"the character U+{ord(char):04X}",
                mend="remove it",
            )


def _bad_number(bad: _BadNumber, steps: tuple[Step, ...], shown: str) -> InputError:
    return InputError(
        "not a number that can be exact",
        file=shown,
        path=key_path(steps),
        expected=bad.expected,
        found=cut(bad.text),
        mend=bad.mend,
    )
