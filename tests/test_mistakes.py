"""One run tells every mistake of a measurement file, once each."""

from __future__ import annotations

import json
import re
import tomllib
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specmoe.errors import InputError
from specmoe.measurement import reads

HERE = Path(__file__).parent / "adversarial" / "measurement"
BASE = (HERE / "base.toml").read_text("utf-8")
CASES = tomllib.loads((HERE / "manifest.toml").read_text("utf-8"))["case"]


def mistakes(*edits: tuple[str, str], name: str = "base.toml") -> list[InputError]:
    """The mistakes of the base file after some edits, the first one first."""
    text = BASE
    for old, new in edits:
        assert old in text
        text = text.replace(old, new, 1)
    with pytest.raises(InputError) as caught:
        reads(text.encode(), name=name)
    found = [caught.value, *caught.value.others]
    assert all(type(one) is InputError and one.file == name for one in found)
    assert all(not one.others for one in found[1:])
    return found  # type: ignore[return-value]


def paths(*edits: tuple[str, str]) -> list[str | None]:
    return [one.path for one in mistakes(*edits)]


FIVE = [
    ("measured_on =", "mesured_on ="),
    ('"960 GB/s"', '"960 gb/s"'),
    ('time = "5.5 ms"', 'time = "5,5 ms"'),
    ('value = "2.5"', 'value = "61 %"'),
    ('method = "given"', 'method = "givn"'),
]


def test_five_mistakes_take_one_run() -> None:
    found = mistakes(*FIVE)
    assert [one.path for one in found] == [
        "mesured_on",
        "device.memory_bandwidth",
        "kernels[0].rows[0].time",
        "acceptance.value",
        "error.method",
    ]
    assert [one.mend for one in found[:4]] == [
        "did you mean measured_on?",
        "did you mean GB/s or GiB/s? (a small b is a bit; 8 bits are a byte)",
        'use a decimal point: "5.5 ms"',
        'write per cent as a share of 1: "0.61"',
    ]


def test_the_first_in_full_and_the_others_in_a_line_each() -> None:
    first, rest = str(mistakes(*FIVE)[0]).split("\nalso:\n")
    labels = [line.split(":")[0].strip() for line in first.splitlines()[1:]]
    assert labels == ["expected", "found", "mend"]
    others = rest.splitlines()
    assert len(others) == 4
    assert others[1] == (
        "  kernels[0].rows[0].time (n = 1): the number before the unit cannot be read; "
        'use a decimal point: "5.5 ms"'
    )


@pytest.mark.parametrize(
    ("edits", "expected"),
    [
        # What the contract finds, and what only the reader finds, in one run.
        (
            [("n = 9,", "n = 0,"), ("2026-01-31", "2026-02-31")],
            ["kernels[1].rows[0].n", "measured_on"],
        ),
        # Rows of one kernel, and kernels beside one another.
        (
            [('"5.5 ms"', '"0 ms"'), ('"43.62 ms"', '"-1 ms"'), ('"24.1 ms"', '"0 s"')],
            ["kernels[0].rows[0].time", "kernels[0].rows[4].time", "kernels[1].rows[0].time"],
        ),
        (
            [('"1.2 ms"', '"-1 ms"'), ('"2.3 ms"', '"1e99 s"')],
            ["drafting.table[0][1]", "drafting.table[1][1]"],
        ),
        # Unknown keys of one table; one of them stands for no key that is missing.
        (
            [("top_k", "topk"), ("moe_layers", "depth")],
            ["model.topk", "model.depth", "model.moe_layers"],
        ),
        # The routing is held against the model, so it waits until that is mended.
        ([("top_k = 8", "top_k = 129"), ("[8, 49.9]", "[8, 5]")], ["model.top_k"]),
        (
            [('"Q4_K"', '"Q4_K_M"'), ('"1.11"', '"0"')],
            ["model.quantisation", "observed.speculation[0].speedup"],
        ),
    ],
)
def test_mistakes_of_every_kind_stand_side_by_side(
    edits: list[tuple[str, str]], expected: list[str]
) -> None:
    assert paths(*edits) == expected


@pytest.mark.parametrize(
    ("edit", "path"),
    [
        (("top_k", "topk"), "model.topk"),
        (("[timing]", "[timings]"), "timings"),
        (('{ n = 9, time = "24.1 ms"', '{ n = 9, tme = "24.1 ms"'), "kernels[1].rows[0].tme"),
        (('method = "given"', 'method = "givn"'), "error.method"),
        (('method = "given"', 'metod = "given"'), "error.metod"),
        (('{ n = 32, time = "43.62 ms", use = "holdout" }', "7"), "kernels[0].rows[4]"),
        (('baseline_rate = "100 tokens/s"\n', ""), "observed.speculation[1]"),
        (("table = [[1, 8]", "tabel = [[1, 8]"), "routing.tabel"),
    ],
)
def test_one_slip_is_told_once(edit: tuple[str, str], path: str) -> None:
    """A validator finds a misspelt key missing as well, and what depends on it out of place."""
    assert paths(edit) == [path]


def test_every_bad_case_of_one_edit_is_one_mistake() -> None:
    """But for those in which one edit is several mistakes."""
    several = {}
    for case in CASES:
        text = BASE
        for old, new in case["edit"]:
            text = text.replace(old, new, 1)
        with pytest.raises(InputError) as caught:
            reads(text.encode(), name="base.toml", folder=HERE)
        if caught.value.others:
            several[case["name"]] = [one.path for one in caught.value.others]
    assert several == SEVERAL


# Rates are to be added, and the single figure is to go.
SEVERAL = {"per-position-missing": ["acceptance.value"]}


def test_machines_get_every_mistake() -> None:
    data = json.loads(json.dumps(mistakes(*FIVE)[0].as_dict()))
    assert [one["path"] for one in data["others"]] == paths(*FIVE)[1:]
    assert all(
        one.keys() >= {"problem", "file", "expected", "found", "mend"} for one in data["others"]
    )
    assert data["others"][1]["where"] == "n = 1"
    assert "others" not in data["others"][0]


def test_no_end_of_mistakes_is_cut_short() -> None:
    """And what is wrong beyond the cut is not read as if it were right."""
    row = '{ n = 9, time = "24.1 ms", source = "https://example.org/run" }'
    rows = ", ".join(f'{{ n = {n}, time = "x" }}' for n in range(1, 2001))
    text = BASE.replace(row, rows).replace('value = "2.5"', 'value = "two"')
    assert len(text) > 40_000
    with pytest.raises(InputError) as caught:
        reads(text.encode(), name="m.toml")
    assert len(caught.value.others) == 99
    lines = str(caught.value).splitlines()
    assert lines[-1] == "  and more"
    assert len(lines) == 15


@settings(max_examples=40, deadline=None)
@given(st.sets(st.sampled_from(range(len(FIVE))), min_size=1), st.booleans())
def test_any_mistakes_together_are_each_told(chosen: set[int], as_json: bool) -> None:
    text = BASE
    for index in chosen:
        text = text.replace(*FIVE[index], 1)
    data = text.encode()
    if as_json:
        data = json.dumps(tomllib.loads(text, parse_float=str)).encode()
    with pytest.raises(InputError) as caught:
        reads(data, name="m.json" if as_json else "m.toml")
    assert [one.path for one in (caught.value, *caught.value.others)] == [
        path for index, path in enumerate(paths(*FIVE)) if index in chosen
    ]


# A row names itself


@pytest.mark.parametrize(
    "edit",
    [
        ('"43.62 ms"', '"43.62 MB"'),
        ('"43.62 ms"', '"0 ms"'),
        ('use = "holdout"', 'use = "hold"'),
        ('use = "holdout"', 'usage = "holdout"'),
        ('time = "43.62 ms", ', ""),
        ('"43.62 ms"', '"43.62 ms", spread = "50 ms"'),
    ],
)
def test_a_row_is_named_by_its_n(edit: tuple[str, str]) -> None:
    error = mistakes(edit)[0]
    assert error.where == "n = 32"
    assert re.match(r"base\.toml: kernels\[0\]\.rows\[4\]\S* \(n = 32\): ", str(error))


@pytest.mark.parametrize(
    "edit",
    [("n = 32", 'n = "x"'), ("n = 32", "n = true"), ("n = 32, ", ""), ("top_k = 8", "top_k = 0")],
)
def test_what_has_no_n_is_named_by_its_place_alone(edit: tuple[str, str]) -> None:
    assert mistakes(edit)[0].where is None


def test_a_row_without_a_source_is_named() -> None:
    error = mistakes((', source = "https://example.org/run" }]', " }]"))[0]
    assert (error.path, error.where) == ("kernels[1].rows[0].source", "n = 9")


# Liberal where one meaning is possible


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ('time = "24.10ms"', "24.10 ms"),
        ('time = "24.1 \\u00b5s"', "24.1 us"),
        ('time = "24.1\\u03bcs"', "24.1 us"),
        ('time = "1e3ms", spread = "1ms"', "1e3 ms ± 1 ms"),
        ('rate = "170.9 t/s", spread = "0.4t/s"', "170.9 tokens/s ± 0.4 tokens/s"),
        ('rates = ["170.9 tok/s", "171 token/s"]', "170.9 tokens/s, 171 tokens/s"),
    ],
)
def test_other_spellings_give_the_same_row(text: str, written: str) -> None:
    row = 'time = "24.1 ms"'
    one = reads(BASE.replace(row, text).encode(), name="m.toml").kernels[1].rows[0]
    assert one.as_written == written
    figures, _, spread = written.partition(" ± ")
    kind = "rate" if "tokens" in written else "time"
    listed = json.dumps(figures.split(", "))
    plain = f"{kind}s = {listed}" if ", " in figures else f'{kind} = "{figures}"'
    plain += f', spread = "{spread}"' if spread else ""
    other = reads(BASE.replace(row, plain).encode(), name="m.toml").kernels[1].rows[0]
    assert one == other
    assert one.relative_rounding == other.relative_rounding


@pytest.mark.parametrize("value", ["61 %", "61%", "0,61", " 61,0 % "])
def test_the_users_own_number_is_shown(value: str) -> None:
    (error,) = mistakes(('value = "2.5"', f'value = "{value}"'))
    meant = re.search(r'"([0-9.]+)"$', str(error.mend))
    assert meant is not None
    assert Decimal(meant[1]) == Decimal("0.61")
