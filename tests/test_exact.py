"""Exact numbers come in exactly, and go out rounded outward."""

from __future__ import annotations

import sys
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specmoe.errors import NotExact
from specmoe.exact import (
    Interval,
    exact,
    from_ratio_string,
    half_unit,
    ratio_string,
    rewritten,
    round_down,
    round_nearest,
    round_up,
    show,
    show_interval,
    show_known,
    to_digits,
)

MODEST = settings(max_examples=80, deadline=None)
RATIONALS = st.one_of(
    st.fractions(),
    st.builds(
        lambda top, bottom, power: Fraction(top, bottom) * Fraction(10) ** power,
        st.integers(-(10**30), 10**30),
        st.integers(1, 10**30),
        st.integers(-60, 60),
    ),
)
DIGITS = st.integers(1, 12)


# In


@pytest.mark.parametrize(
    ("given_", "value"),
    [
        (0, Fraction(0)),
        (-7, Fraction(-7)),
        (2**200, Fraction(2**200)),
        ("819.2", Fraction(4096, 5)),
        ("+.5", Fraction(1, 2)),
        ("5.", Fraction(5)),
        ("-1e-3", Fraction(-1, 1000)),
        ("1E3", Fraction(1000)),
        ("-4/6", Fraction(-2, 3)),
        (" 0.1 ", Fraction(1, 10)),
        ("0e9999", Fraction(0)),
        (Decimal("0.1"), Fraction(1, 10)),
        (Decimal("-0"), Fraction(0)),
        (Fraction(3, 9), Fraction(1, 3)),
    ],
)
def test_exact_values(given_: Any, value: Fraction) -> None:
    found = exact(given_)
    assert type(found) is Fraction
    assert found == value


@pytest.mark.parametrize(
    "bad",
    [
        *(True, False, 0.1, 1.0, float("nan"), float("inf"), 1j, None, [], b"1", object()),
        *("", " ", "one", "1,5", "1_000", "0x10", "1e", "e5", ".", "1/2/3", "1/-2", "1 /2", "--1"),
        *("nan", "inf", "Infinity", "1/0", "0/0", "1e401", "-1e-401", "1e99999", "٣", "1\n2", "½"),
        *(Decimal("nan"), Decimal("sNaN"), Decimal("-inf"), Decimal("1e401"), Decimal("1e-999999")),
        *("9" * 401, "1" + "0" * 401 + "/1"),
    ],
    ids=lambda bad: repr(bad)[:20],
)
def test_what_is_not_exact_is_refused(bad: Any) -> None:
    with pytest.raises(NotExact) as caught:
        exact(bad, path="model.top_k")
    assert caught.value.path == "model.top_k"
    assert caught.value.expected
    assert caught.value.found
    assert caught.value.mend
    assert len(str(caught.value)) < 400


def test_a_float_is_told_how_to_be_exact() -> None:
    with pytest.raises(NotExact, match="not an exact number") as caught:
        exact(0.1)  # type: ignore[arg-type]
    assert caught.value.found == "the float 0.1"
    assert 'for example "0.1"' in str(caught.value.mend)


@pytest.mark.parametrize(
    ("text", "mend"),
    [
        ("0,8", 'use a decimal point: "0.8"'),
        ("-15,60", 'use a decimal point: "-15.60"'),
        ("0,613", 'use a decimal point: "0.613"'),
        ("80%", 'write per cent as a share of 1: "0.80"'),
        ("61,3 %", 'write per cent as a share of 1: "0.613"'),
        ("0.7 %", 'write per cent as a share of 1: "0.007"'),
        ("1,234.5", 'leave the commas out: "1234.5"'),
        ("1,234,567", 'leave the commas out: "1234567"'),
        ("1,234", 'use a decimal point, or leave the comma out if it parts thousands: "1.234"'),
    ],
)
def test_the_mend_shows_the_users_own_number(text: str, mend: str) -> None:
    with pytest.raises(NotExact) as caught:
        exact(text)
    assert caught.value.mend == mend


@pytest.mark.parametrize(
    "text", ["1,2,3", "1.234,5", "five", "%", ",5", "5 %%", "8 0 %", "1" * 99 + ",5"]
)
def test_what_is_no_slip_of_writing_is_not_guessed_at(text: str) -> None:
    assert rewritten(text) is None


@MODEST
@given(st.from_regex(r"-?[0-9]{1,30}(\.[0-9]{1,9})?", fullmatch=True))
def test_what_is_shown_is_the_number_that_was_meant(number: str) -> None:
    assert rewritten(number) is None
    share = rewritten(f"{number} %")
    assert (share is None) == (len(number) > 38)
    assert share is None or exact(share[1]) == exact(number) / 100
    comma = rewritten(number.replace(".", ","))
    assert (comma is None) == ("." not in number or len(number) > 40)
    assert comma is None or exact(comma[1]) == exact(number)


def test_another_type_is_named() -> None:
    with pytest.raises(NotExact) as caught:
        exact([])  # type: ignore[arg-type]
    assert caught.value.found == "list"


def test_numpy_floats_are_floats() -> None:
    numpy = pytest.importorskip("numpy")
    with pytest.raises(NotExact):
        exact(numpy.float64(0.5))
    with pytest.raises(NotExact):
        exact(numpy.float32(0.5))


@MODEST
@given(st.decimals(allow_nan=False, allow_infinity=False))
def test_decimals_and_their_text_are_the_same_number(number: Decimal) -> None:
    if number and abs(number.adjusted()) > 400:
        with pytest.raises(NotExact):
            exact(number)
        return
    assert exact(number) == Fraction(number)
    if len(str(number)) <= 400:
        assert exact(str(number)) == Fraction(number)


@MODEST
@given(st.text(max_size=12))
def test_any_text_is_a_number_or_refused(text: str) -> None:
    try:
        value = exact(text)
    except NotExact:
        return
    assert value == Fraction(text.strip())


@MODEST
@given(value=RATIONALS, places=st.integers(0, 8))
def test_half_a_unit_bounds_what_rounding_hides(value: Fraction, places: int) -> None:
    text = f"{round(value * 10**places)}e-{places}"
    if len(text) <= 400:
        assert half_unit(text) == Fraction(1, 2 * 10**places)
        assert abs(exact(text) - value) <= half_unit(text)


@pytest.mark.parametrize(
    ("text", "half"),
    [("5", "0.5"), ("5.0", "0.05"), ("1e3", "500"), ("1.25e-2", "0.00005"), ("2/3", "0")],
)
def test_half_a_unit_counts_the_digits_as_written(text: str, half: str) -> None:
    assert half_unit(text) == Fraction(half)


@pytest.mark.parametrize("text", ["", "nan", "1,5", "1/0"])
def test_half_a_unit_of_what_is_no_number(text: str) -> None:
    with pytest.raises(NotExact):
        half_unit(text)


# Ratio strings


@MODEST
@given(RATIONALS)
def test_ratio_strings_go_there_and_back(value: Fraction) -> None:
    text = ratio_string(value)
    assert from_ratio_string(text) == value
    assert exact(text) == value if len(text) <= 400 else True
    assert "/" in text


@pytest.mark.parametrize(
    "text",
    [
        "3",
        "6/4",
        "-0/1",
        "0/2",
        "1/0",
        "1/-2",
        "+1/2",
        "01/2",
        "1/02",
        " 1/2",
        "1/2\n",
        "1.0/2",
        "",
    ],
)
def test_only_the_canonical_form_is_read_back(text: str) -> None:
    with pytest.raises(NotExact):
        from_ratio_string(text)


@pytest.mark.parametrize("value", [None, 1, 0.5, Fraction(1, 2), b"1/2", ["1/2"]])
def test_only_text_is_read_back(value: Any) -> None:
    with pytest.raises(NotExact):
        from_ratio_string(value)


# Intervals


@MODEST
@given(a=RATIONALS, b=RATIONALS, c=RATIONALS)
def test_an_interval_contains_what_lies_between_its_ends(
    a: Fraction, b: Fraction, c: Fraction
) -> None:
    lo, middle, hi = sorted((a, b, c))
    interval = Interval(lo, hi)
    assert interval.contains(middle)
    assert interval.contains(lo)
    assert interval.contains(hi)
    assert not interval.contains(lo - 1)
    assert not interval.contains(hi + 1)
    assert interval.width == hi - lo
    assert Interval.point(a) == Interval(a, a)
    if lo < hi:
        with pytest.raises(NotExact, match="swap the ends"):
            Interval(hi, lo)


@MODEST
@given(value=RATIONALS, e=st.fractions(0, 1))
def test_a_relative_error_goes_both_ways(value: Fraction, e: Fraction) -> None:
    interval = Interval.around(value, e)
    assert interval.contains(value)
    assert interval.lo + interval.hi == 2 * value
    assert interval.width == 2 * e * abs(value)


@pytest.mark.parametrize("ends", [(0, 1), (0.0, 1.0), (Fraction(0), 1), ("0", "1"), (True, True)])
def test_interval_ends_are_fractions(ends: tuple[Any, Any]) -> None:
    with pytest.raises(NotExact):
        Interval(*ends)


# Out


def significant(text: str) -> int:
    """Digits from the first that is not zero; trailing zeros of whole numbers do not count."""
    digits = text.lstrip("-").replace(".", "").lstrip("0")
    return len(digits if "." in text else digits.rstrip("0"))


def unit_in_last_place(value: Fraction, digits: int) -> Fraction:
    """What one step in the last of so many significant digits is worth."""
    power = 0
    while abs(value) >= Fraction(10) ** power:
        power += 1
    while value and abs(value) < Fraction(10) ** (power - 1):
        power -= 1
    return Fraction(10) ** (power - digits)


@MODEST
@given(value=RATIONALS, digits=DIGITS)
def test_rounding_goes_outward_and_no_further_than_needed(value: Fraction, digits: int) -> None:
    down, nearest, up = (f(value, digits) for f in (round_down, round_nearest, round_up))
    step = unit_in_last_place(value, digits)
    assert Fraction(down) <= value <= Fraction(up)
    assert value - Fraction(down) < step
    assert Fraction(up) - value < step
    assert abs(Fraction(nearest) - value) <= step / 2
    assert nearest in (down, up)
    assert to_digits(value, digits) == Fraction(nearest)
    assert (down == up) == ((value / step).denominator == 1)
    for text in (down, nearest, up):
        assert "e" not in text.lower()
        # Rounding away from zero may carry into one more digit: 9.96 -> 10.0.
        assert significant(text) <= digits + 1


@MODEST
@given(value=RATIONALS, digits=DIGITS)
def test_rounding_mirrors_at_zero(value: Fraction, digits: int) -> None:
    down, up = Fraction(round_down(value, digits)), Fraction(round_up(-value, digits))
    assert down == -up


@MODEST
@given(a=RATIONALS, b=RATIONALS, digits=DIGITS)
def test_a_displayed_interval_contains_the_exact_one(a: Fraction, b: Fraction, digits: int) -> None:
    lo, hi = min(a, b), max(a, b)
    text = show_interval(Interval(lo, hi), digits)
    left, right = (Fraction(end) for end in text.strip("[]").split(", "))
    assert left <= lo <= hi <= right


@pytest.mark.parametrize(
    ("value", "digits", "down", "nearest", "up"),
    [
        (Fraction(2, 3), 3, "0.666", "0.667", "0.667"),
        (Fraction(-2, 3), 3, "-0.667", "-0.667", "-0.666"),
        (Fraction(0), 4, "0", "0", "0"),
        (Fraction(999_999), 2, "990000", "1000000", "1000000"),
        (Fraction(-999_999), 2, "-1000000", "-1000000", "-990000"),
        (
            Fraction(1, 10**20),
            1,
            "0." + "0" * 19 + "1",
            "0." + "0" * 19 + "1",
            "0." + "0" * 19 + "1",
        ),
        (Fraction(5), 1, "5", "5", "5"),
        (Fraction("99.95"), 3, "99.9", "100.0", "100.0"),
    ],
)
def test_rounded_texts(value: Fraction, digits: int, down: str, nearest: str, up: str) -> None:
    assert round_down(value, digits) == down
    assert round_nearest(value, digits) == nearest
    assert round_up(value, digits) == up


def test_a_number_between_two_roundings_goes_to_the_even_one() -> None:
    halves = {"0.125": "0.12", "0.375": "0.38", "-0.125": "-0.12", "-0.375": "-0.38"}
    assert {text: round_nearest(Fraction(text), 2) for text in halves} == halves


@MODEST
@given(value=RATIONALS, other=RATIONALS)
def test_what_is_known_is_one_number_or_an_interval(value: Fraction, other: Fraction) -> None:
    assert show_known(Interval.point(value)) == show(value)
    lo, hi = sorted((value, other))
    if lo < hi:
        assert show_known(Interval(lo, hi)) == show_interval(Interval(lo, hi))


@pytest.mark.parametrize("function", [round_down, round_up, round_nearest, to_digits])
@pytest.mark.parametrize("digits", [0, -1])
def test_no_digits_no_rounding(function: Any, digits: int) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        function(Fraction(1), digits)


@MODEST
@given(value=RATIONALS, digits=DIGITS)
def test_show_is_near_and_without_needless_zeros(value: Fraction, digits: int) -> None:
    text = show(value, digits)
    assert abs(Fraction(text) - value) <= unit_in_last_place(value, digits) / 2
    assert not ("." in text and text.endswith(("0", ".")))
    if value.denominator == 1 and abs(value) < 10**6:
        assert text == str(value)


def test_huge_numbers_are_rounded_too() -> None:
    huge = Fraction(10**400 + 1, 3)
    assert Fraction(round_down(huge)) <= huge <= Fraction(round_up(huge))
    assert len(round_down(huge)) == 400
    tiny = 1 / huge
    assert Fraction(round_down(tiny)) <= tiny <= Fraction(round_up(tiny))


def test_nothing_here_needs_more_than_the_standard_library() -> None:
    module = sys.modules["specmoe.exact"]
    assert "numpy" not in vars(module)
    assert "sympy" not in vars(module)
