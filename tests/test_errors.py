"""Errors say where, what was expected, what was found, and how to mend it."""

from __future__ import annotations

import pickle

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

PARTS = {
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
