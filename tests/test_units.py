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
from specmoe.units import SPELLINGS, UNITS, Kind, quantity, spelt

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
        ("15.6ms", "time", Fraction(156, 10_000)),
        ("1e3ms", "time", 1),
        ("1E3s", "time", 1000),
        ("-.5us", "time", Fraction(-1, 2_000_000)),
        ("5.s", "time", 5),
        ("1/3ms", "time", Fraction(1, 3000)),
        ("960GB/s", "bandwidth", 960 * 10**9),
        ("1e3B", "bytes", 1000),
        ("170.9 t/s", "rate", Fraction(1709, 10)),
        (" 170.9tok/s", "rate", Fraction(1709, 10)),
        ("5 \u00b5s", "time", Fraction(5, 1_000_000)),
        ("5\u03bcs", "time", Fraction(5, 1_000_000)),
    ],
)
def test_values(text: str, kind: Kind, value: Fraction) -> None:
    assert quantity(text, kind) == value


def test_a_gib_is_7_4_percent_more_than_a_gb() -> None:
    assert quantity("1 GiB", "bytes") / quantity("1 GB", "bytes") == Fraction("1.073741824")


def test_every_kind_has_units_and_no_unit_has_two_kinds() -> None:
    assert set(UNITS) == set(get_args(Kind))
    names = [*(unit for _, unit in PAIRS), *SPELLINGS]
    assert len(names) == len(set(names))
    assert {*SPELLINGS.values()} <= {unit for _, unit in PAIRS}
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


NUMBERS = st.one_of(
    st.decimals(allow_nan=False, allow_infinity=False, places=6).map("{:f}".format),
    st.from_regex(
        r"[+-]?(?:[0-9]{1,9}\.?[0-9]{0,9}|\.[0-9]{1,9})(?:[eE][+-]?[0-9]{1,2})?", fullmatch=True
    ),
    st.from_regex(r"[+-]?[0-9]{1,9}/[1-9][0-9]{0,9}", fullmatch=True),
)
EVERY_SPELLING = [
    (kind, unit, name)
    for kind, unit in PAIRS
    for name in (unit, *(other for other, means in SPELLINGS.items() if means == unit))
]


@settings(max_examples=300, deadline=None)
@given(
    number=NUMBERS,
    spelling=st.sampled_from(EVERY_SPELLING),
    space=st.sampled_from(["", " ", "\t ", "\u00a0"]),
)
def test_every_spelling_gives_the_same_fraction(
    number: str, spelling: tuple[Kind, str, str], space: str
) -> None:
    kind, unit, name = spelling
    text = f"{number}{space}{name}"
    assert quantity(text, kind) == exact(number) * UNITS[kind][unit]
    assert spelt(text) == f"{number} {unit}"
    assert spelt(spelt(text)) == spelt(text)
    for other in UNITS:
        if other != kind:
            with pytest.raises(UnitError):
                quantity(text, other)


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
        "5e3",
        "5ms2",
        "x5ms",
        "5-ms",
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


@pytest.mark.parametrize("unit", ["S", "MS", "Ms", "\u00b5S", "sec", "m", "min", "h", "%", "ms/s"])
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
    number, unit = spelt(text).split()
    assert value == exact(number) * UNITS[kind][unit]
    assert quantity(spelt(text), kind) == value


@pytest.mark.parametrize(
    ("text", "kind", "mend"),
    [
        ("15,6 ms", "time", 'use a decimal point: "15.6 ms"'),
        ("15,6ms", "time", 'use a decimal point: "15.6 ms"'),
        ("2,65 MB", "bytes", 'use a decimal point: "2.65 MB"'),
        ("1,234,567 B", "bytes", 'leave the commas out: "1234567 B"'),
        ("70,5 t/s", "rate", 'use a decimal point: "70.5 tokens/s"'),
        ("5 MS", "time", "did you mean ms?"),
        ("5 sec", "time", "did you mean s?"),
        ("5 msec", "time", "did you mean ms?"),
        ("5 T/s", "rate", "did you mean tokens/s?"),
        ("5 tokens/sec", "rate", "did you mean tokens/s?"),
        ("5 tps", "rate", "did you mean tokens/s?"),
        ("5 KB", "bytes", "did you mean kB or KiB?"),
        ("5 GBps", "bandwidth", "did you mean GB/s or GiB/s?"),
        (
            "5 mb/s",
            "bandwidth",
            "did you mean MB/s or MiB/s? (a small b is a bit; 8 bits are a byte)",
        ),
        # Nothing is near enough to guess: 5 TB/s are not 5 B/s, and minutes are not ms.
        ("5 TB/s", "bandwidth", "use a listed unit; units are case-sensitive"),
        ("5 min", "time", "use a listed unit; units are case-sensitive"),
        ("5 MB", "time", "give a time in a listed unit"),
        ("5", "time", "write the number and its unit in one text, the unit one of s, ms, us, ns"),
    ],
)
def test_the_mend_says_what_was_meant(text: str, kind: Kind, mend: str) -> None:
    with pytest.raises(UnitError) as caught:
        quantity(text, kind)
    assert caught.value.mend == mend


def test_thousands_or_a_decimal_comma_is_for_the_user_to_say() -> None:
    with pytest.raises(UnitError) as caught:
        quantity("1,234 ms", "time")
    assert caught.value.mend == (
        'use a decimal point, or leave the comma out if it parts thousands: "1.234 ms"'
    )
