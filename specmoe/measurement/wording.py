"""How error messages name a place and a value of a measurement file."""

from __future__ import annotations

import json
import re
from decimal import Decimal
from typing import TypeAlias

__all__ = ["Step", "cut", "describe", "key_path", "row_of"]

Step: TypeAlias = str | int
"""A key of a table or an index into a list."""


def key_path(steps: tuple[Step, ...] | list[Step]) -> str:
    """A place in a document, as error messages name it.

    Example:
        >>> key_path(("kernels", 0, "rows", 2, "time"))
        'kernels[0].rows[2].time'
    """
    text = ""
    for step in steps:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            plain = re.fullmatch(r"[A-Za-z0-9_-]{1,60}", step) is not None
            text += ("." if text else "") + (step if plain else cut(step))
    return text


def row_of(value: object) -> str | None:
    """How a row names itself, which its index in the list does not: by its tokens per pass.

    Example:
        >>> row_of({"n": 8, "time": "5 ms"})
        'n = 8'
    """
    n = value.get("n") if isinstance(value, dict) else None
    return f"n = {n}" if isinstance(n, int) and not isinstance(n, bool) else None


def cut(text: str, most: int = 60) -> str:
    """A text in quotes, shortened, with everything unprintable escaped.

    Example:
        >>> cut("Q4_K_M")
        '"Q4_K_M"'
    """
    short = text if len(text) <= most else text[: most - 3] + "..."
    return json.dumps(short, ensure_ascii=not short.isprintable())


def describe(value: object) -> str:
    """What stands in the file, in plain words.

    Example:
        >>> describe(True), describe("8"), describe([1, 2])
        ('the truth value true', 'the text "8"', 'a list of 2')
    """
    if isinstance(value, bool):
        return f"the truth value {str(value).lower()}"
    if isinstance(value, str):
        return f"the text {cut(value)}" if value else "an empty text"
    if isinstance(value, int | Decimal):
        return f"the number {str(value)[:60]}"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if value is None:
        return "null"
    return f"a date or time without quotes, {value}"
