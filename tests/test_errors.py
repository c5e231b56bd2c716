"""Errors say where, what was expected, what was found, and how to mend it."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from specmoe import errors
from specmoe.errors import (
    FitRefused,
    InputError,
    NotExact,
    OutputError,
    SpecmoeError,
    UnitError,
)

PARTS: dict[str, Any] = {
    "file": "m.toml",
    "path": "rows[0].time",
    "expected": "a time above 0",
    "found": "-3 ms",
    "mend": "give the time",
}


@pytest.mark.parametrize(
    ("kind", "builtin"),
    [
        (NotExact, TypeError),
        (UnitError, ValueError),
        (InputError, ValueError),
        (FitRefused, ValueError),
        (OutputError, OSError),
    ],
)
def test_each_error_is_ours_and_a_fitting_builtin(
    kind: type[SpecmoeError], builtin: type[Exception]
) -> None:
    with pytest.raises(builtin) as caught:
        raise kind("no", **PARTS)
    assert isinstance(caught.value, SpecmoeError)
    assert str(caught.value).startswith("m.toml: rows[0].time: no\n")
    assert caught.value.as_dict() == {"problem": "no", **PARTS}


def test_every_error_is_public_and_listed() -> None:
    public = {name for name, value in vars(errors).items() if isinstance(value, type)}
    assert public == set(errors.__all__)


def test_the_whole_message() -> None:
    assert str(SpecmoeError("no", **PARTS)) == (
        "m.toml: rows[0].time: no\n"
        "  expected: a time above 0\n"
        "  found:    -3 ms\n"
        "  mend:     give the time"
    )


@pytest.mark.parametrize("part", list(PARTS))
def test_a_part_that_is_not_known_leaves_no_trace(part: str) -> None:
    parts = {name: text for name, text in PARTS.items() if name != part}
    error = SpecmoeError("no", **parts)
    assert error.as_dict() == {"problem": "no", **parts}
    assert PARTS[part] not in str(error)
    assert f"{part}:" not in str(error)
    assert "None" not in str(error)
    assert ": :" not in str(error)


def test_what_else_names_the_place() -> None:
    error = SpecmoeError("no", **PARTS, where="n = 8")
    assert str(error).startswith("m.toml: rows[0].time (n = 8): no\n")
    assert error.as_dict() == {"problem": "no", **PARTS, "where": "n = 8"}
    assert str(SpecmoeError("no", where="n = 8")) == "(n = 8): no"


def test_further_mistakes_take_a_line_each_and_stay_whole_for_machines() -> None:
    others = [
        InputError("too small", path="a", where="n = 8", found="0", mend="check it"),
        InputError("odd"),
    ]
    error = InputError("no", **PARTS, others=others)
    lines = str(error).splitlines()
    assert lines[:4] == str(SpecmoeError("no", **PARTS)).splitlines()
    assert lines[4:] == ["also:", "  a (n = 8): too small; check it", "  odd"]
    assert error.as_dict()["others"] == [other.as_dict() for other in others]
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error)


def test_only_ten_mistakes_are_printed() -> None:
    others = [InputError("no", path=str(number)) for number in range(10)]
    assert "and more" not in str(InputError("no", others=others[:9]))
    text = str(InputError("no", others=others))
    assert text.endswith("  8: no\n  and more")


def test_a_bare_problem_is_one_line() -> None:
    assert str(SpecmoeError("no")) == "no"
    assert str(OutputError("no", file="r.html")) == "r.html: no"


def test_an_error_can_be_given_its_file_later() -> None:
    error = InputError("no", path="a")
    error.file = "m.toml"
    assert str(error) == "m.toml: a: no"


@pytest.mark.parametrize("kind", [SpecmoeError, NotExact, UnitError, InputError, FitRefused])
def test_errors_cross_process_borders(kind: type[SpecmoeError]) -> None:
    again = pickle.loads(pickle.dumps(kind("no", **PARTS)))
    assert type(again) is kind
    assert again.as_dict() == {"problem": "no", **PARTS}
