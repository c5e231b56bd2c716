"""A quantity is a number and a unit of the closed table, and is exact."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specmoe.errors import NotExact, UnitError
from specmoe.exact import exact
from specmoe.units import UNITS, Kind, quantity

PAIRS = [(kind, unit) for kind, table in UNITS.items() for unit in table]


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("1 s", "time", 1),
        ("1 ms", "time", Fraction(1, 1000)),
        ("1 us", "time", Fraction(1, 1_000_000)),
        ("1 ns", "time", Fraction(1, 1_000_000_000)),
        ("1 B", "bytes", 1),
        ("1 kB", "bytes", 1000),
        ("1 MB", "bytes", 1000**2),
        ("1 GB", "bytes", 1000**3),
        ("1 KiB", "bytes", 1024),
        ("1 MiB", "bytes", 1024**2),
        ("1 GiB", "bytes", 1024**3),
        ("819.2 GB/s", "bandwidth", 819_200_000_000),
        ("1 GiB/s", "bandwidth", 2**30),
        ("170.9 tokens/s", "rate", Fraction(1709, 10)),
        ("1/3 ms", "time", Fraction(1, 3000)),
        ("  5e-1\tms ", "time", Fraction(1, 2000)),
    ],
)
def test_values(text: str, kind: Kind, value: Fraction) -> None:
    assert quantity(text, kind) == value


def test_a_gib_is_7_4_percent_more_than_a_gb() -> None:
    assert quantity("1 GiB", "bytes") / quantity("1 GB", "bytes") == Fraction("1.073741824")


def test_every_kind_has_units_and_no_unit_has_two_kinds() -> None:
    assert set(UNITS) == set(get_args(Kind))
    names = [unit for _, unit in PAIRS]
    assert len(names) == len(set(names))
    assert all(
        isinstance(factor, Fraction) for table in UNITS.values() for factor in table.values()
    )


@settings(max_examples=80, deadline=None)
@given(
    number=st.decimals(allow_nan=False, allow_infinity=False, places=6), pair=st.sampled_from(PAIRS)
)
def test_a_quantity_is_its_number_times_its_unit(number: Decimal, pair: tuple[Kind, str]) -> None:
    kind, unit = pair
    assert quantity(f"{number:f} {unit}", kind) == Fraction(number) * UNITS[kind][unit]


@settings(max_examples=80, deadline=None)
@given(pair=st.sampled_from(PAIRS), kind=st.sampled_from(sorted(UNITS)))
def test_a_unit_of_another_kind_is_named(pair: tuple[Kind, str], kind: Kind) -> None:
    own, unit = pair
    if own == kind:
        assert quantity(f"1 {unit}", kind) == UNITS[kind][unit]
        return
    with pytest.raises(UnitError, match="is not a unit of") as caught:
        quantity(f"1 {unit}", kind, path="rows[0].time")
    assert caught.value.found == f"{unit}, a unit of {own}"
    assert caught.value.path == "rows[0].time"
    assert all(name in str(caught.value.expected) for name in UNITS[kind])


@pytest.mark.parametrize(
    "value",
    [
        "",
        " ",
        "5",
        "ms",
        "5ms",
        "5 m s",
        "5 ms 6",
        5,
        5.0,
        Decimal(5),
        Fraction(5),
        None,
        True,
        b"5 s",
    ],
)
def test_no_unit_no_quantity(value: Any) -> None:
    with pytest.raises(UnitError, match="a number and a unit") as caught:
        quantity(value, "time", path="x")
    assert caught.value.mend
    assert caught.value.found


@pytest.mark.parametrize("unit", ["S", "MS", "Ms", "µs", "sec", "m", "min", "h", "%", "ms/s"])
def test_units_are_case_sensitive_and_closed(unit: str) -> None:
    with pytest.raises(UnitError, match="is not a unit of time") as caught:
        quantity(f"5 {unit}", "time")
    assert caught.value.found == unit


@pytest.mark.parametrize("unit", ["Gb/s", "gb/s", "GB", "GBps", "TB/s"])
def test_bits_and_bare_bytes_are_no_bandwidth(unit: str) -> None:
    with pytest.raises(UnitError, match="is not a unit of bandwidth"):
        quantity(f"5 {unit}", "bandwidth")


@pytest.mark.parametrize(
    "number", ["nan", "inf", "-inf", "1,5", "1_000", "0x10", "1/0", "1e999", "٣"]
)
def test_a_number_that_cannot_be_read(number: str) -> None:
    with pytest.raises(UnitError, match="the number before the unit") as caught:
        quantity(f"{number} ms", "time", path="x")
    assert isinstance(caught.value.__cause__, NotExact)
    assert caught.value.path == "x"


@settings(max_examples=80, deadline=None)
@given(text=st.text(max_size=20), kind=st.sampled_from(sorted(UNITS)))
def test_any_text_is_read_or_refused(text: str, kind: Kind) -> None:
    try:
        value = quantity(text, kind)
    except UnitError:
        return
    number, unit = text.split()
    assert value == exact(number) * UNITS[kind][unit]
