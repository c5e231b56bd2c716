"""Records in the machine formats that programs print: JSON, CSV and SQL, every number as text."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Sequence

from specmoe.measurement.importers.log import Line

__all__ = ["Record", "csv_row", "json_list", "json_record", "sql_record"]

Record = dict[str, object]
"""Texts, and lists of texts, by name."""

_LONGEST = 2000
_INSERT = re.compile(
    r"INSERT INTO [\"`]?\w+[\"`]? \(([\w, \"`]+)\) VALUES \((.*)\) ?;?", re.IGNORECASE
)


def _once(pairs: list[tuple[str, object]]) -> Record:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("a key is given twice")
    return made


# Numbers stay as they were written.
_DECODER = json.JSONDecoder(
    parse_float=str, parse_int=str, parse_constant=str, object_pairs_hook=_once
)


def json_record(lines: Sequence[Line], start: int) -> tuple[Record, int] | None:
    """The JSON object that begins on a line.

    Args:
        lines: The log.
        start: Index of the line that begins with ``{``.

    Returns:
        The object and the index of the line after it, or ``None`` if it is not whole or not valid.

    Example:
        >>> json_record([Line(1, '{"pp": 512, "speed_tg": 81.110001}')], 0)
        ({'pp': '512', 'speed_tg': '81.110001'}, 1)
    """
    text = "\n".join(line.text for line in lines[start : start + _LONGEST])
    try:
        value, end = _DECODER.raw_decode(text)
    except (ValueError, RecursionError):
        return None
    rest = text[end:].split("\n", 1)[0].strip()
    if not isinstance(value, dict) or rest not in ("", ",", "]"):
        return None
    return value, start + text.count("\n", 0, end) + 1


def json_list(text: str) -> list[Record] | None:
    """The objects of a list that stands on one line, or ``None``.

    Example:
        >>> json_list('[{"n": 1}, {"n": 2.50}]')
        [{'n': '1'}, {'n': '2.50'}]
    """
    try:
        value = _DECODER.decode(text)
    except (ValueError, RecursionError):
        return None
    whole = isinstance(value, list) and all(isinstance(item, dict) for item in value)
    return value if whole else None


def csv_row(text: str, quote: str = '"') -> list[str] | None:
    """The cells of one line of CSV, or ``None``.

    Example:
        >>> csv_row('"b6123","CUDA",512')
        ['b6123', 'CUDA', '512']
    """
    try:
        rows = list(csv.reader([text], quotechar=quote, skipinitialspace=True, strict=True))
    except csv.Error:
        return None
    return rows[0] if len(rows) == 1 else None


def sql_record(text: str) -> Record | None:
    """The record of one ``INSERT`` statement, or ``None``.

    Example:
        >>> sql_record("INSERT INTO test (n_prompt, avg_ts) VALUES ('512', '784.29');")
        {'n_prompt': '512', 'avg_ts': '784.29'}
    """
    match = _INSERT.fullmatch(text)
    if match is None:
        return None
    names = [name.strip(' "`') for name in match[1].split(",")]
    values = csv_row(match[2], quote="'")
    if values is None or len(values) != len(names) or len(set(names)) != len(names):
        return None
    return dict(zip(names, values, strict=True))
