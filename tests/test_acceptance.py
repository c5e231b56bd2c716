"""Expected tokens, and acceptance as different tools count it."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specmoe.acceptance import (
    closed_form,
    convert,
    expectation,
    expected_tokens,
    expected_tokens_per_position,
    geometric_fit,
    monotone,
)
from specmoe.errors import InputError, NotExact
from specmoe.exact import Interval
from specmoe.measurement.model import Acceptance

F = Fraction
RATES = st.fractions(min_value=0, max_value=1, max_denominator=1000)
LENGTHS = st.integers(0, 24)
AGGREGATED = {
    "accepted_over_drafted": lambda tokens, k: (tokens - 1) / k,
    "linear": lambda tokens, k: (tokens - 1) / k,
    "mean_accepted": lambda tokens, k: tokens - 1,
    "committed_without_base": lambda tokens, k: tokens - 1,
    "accept_length": lambda tokens, k: tokens,
}


def point(value: str | F) -> Interval:
    return Interval.point(F(value))


@given(RATES, LENGTHS)
@settings(deadline=None)
def test_expected_tokens_closed_form_and_mean_agree(a: F, k: int) -> None:
    direct = sum((a**i for i in range(k + 1)), F(0))
    assert expected_tokens(a, k) == closed_form(a, k).value == expectation(a, k).value == direct
    assert 1 <= direct <= k + 1


def test_the_mean_is_that_of_the_process() -> None:
    """All 2^4 accept/reject outcomes of four drafted tokens, weighed one by one."""
    a, k = F(3, 7), 4
    mean = F(0)
    for outcome in product([True, False], repeat=k):
        weight = F(1)
        for accepted in outcome:
            weight *= a if accepted else 1 - a
        emitted = next((i for i, accepted in enumerate(outcome) if not accepted), k) + 1
        mean += weight * emitted
    assert expected_tokens(a, k) == mean


@pytest.mark.parametrize(("a", "k", "expected"), [("0", 5, 1), ("1", 5, 6), ("0.3", 0, 1)])
def test_expected_tokens_at_the_edges(a: str, k: int, expected: int) -> None:
    assert expected_tokens(a, k) == closed_form(a, k).value == expected


@given(RATES, RATES, LENGTHS)
@settings(deadline=None)
def test_expected_tokens_increase_with_acceptance(x: F, y: F, k: int) -> None:
    result = monotone(Interval(min(x, y), max(x, y)), k)
    assert result.value == Interval(expected_tokens(min(x, y), k), expected_tokens(max(x, y), k))
    assert (result.value.width > 0) == (x != y and k >= 1)


@pytest.mark.parametrize("bad", ["-0.1", "1.0001", "80", -1, F(2)])
def test_rates_outside_the_unit_interval_are_refused(bad: str) -> None:
    with pytest.raises(InputError, match="acceptance rate"):
        expected_tokens(bad, 1)


@pytest.mark.parametrize("bad", [0.5, True, float("nan"), None, Decimal("NaN")])
def test_no_float_enters(bad: object) -> None:
    for evaluate in (expected_tokens, closed_form, expectation):
        with pytest.raises(NotExact):
            evaluate(bad, 1)
    with pytest.raises(NotExact):
        expected_tokens_per_position([bad], 1)


@pytest.mark.parametrize("bad", [-1, True, 1.0, "3", None])
def test_draft_lengths_are_whole_numbers(bad: object) -> None:
    with pytest.raises(InputError, match="draft length"):
        expected_tokens("0.5", bad)


# --- conversion -----------------------------------------------------------------------------


@given(
    st.sampled_from(sorted(AGGREGATED)),
    st.fractions(min_value=0, max_value=1, max_denominator=20),
    st.integers(1, 16),
)
@settings(deadline=None, max_examples=60)
def test_every_definition_leads_back_to_the_rate_it_came_from(
    definition: str, a: F, k: int
) -> None:
    tokens = expected_tokens(a, k)
    figure = AGGREGATED[definition](tokens, k)
    converted = convert(Acceptance(definition, "s", point(figure), draft_length=k))
    assert converted.tokens_per_step == point(tokens)
    assert converted.a == point(a)
    assert converted.draft_length == k
    assert converted.geometric.status == "assumed"


@given(
    st.sampled_from(sorted(AGGREGATED)),
    st.fractions(min_value=0, max_value=1, max_denominator=10**9),
    st.fractions(min_value=0, max_value=1, max_denominator=10**9),
    st.integers(1, 9),
)
@settings(deadline=None, max_examples=60)
def test_a_converted_interval_holds_the_true_rate(definition: str, s: F, t: F, k: int) -> None:
    """Any figure in range: the converted ends emit no more, and no less, than it says."""
    lo, hi = 1 + min(s, t) * k, 1 + max(s, t) * k
    figure = Interval(AGGREGATED[definition](lo, k), AGGREGATED[definition](hi, k))
    converted = convert(Acceptance(definition, "s", figure, draft_length=k))
    assert converted.tokens_per_step == Interval(lo, hi)
    assert expected_tokens(converted.a.lo, k) <= lo
    assert hi <= expected_tokens(converted.a.hi, k)
    assert expected_tokens(min(F(1), converted.a.lo + F(1, 10**12)), k) >= lo
    assert expected_tokens(max(F(0), converted.a.hi - F(1, 10**12)), k) <= hi


def test_one_figure_reads_as_a_win_or_a_loss_by_definition() -> None:
    """61.3 % at five drafted tokens, where a cycle costs 2.907 plain steps."""
    cost = F("2.907")
    linear = convert(Acceptance("linear", "s", point("0.613"), draft_length=5))
    per_token = convert(Acceptance("per_token", "s", point("0.613"), draft_length=5))
    assert linear.tokens_per_step == point("4.065")
    assert F("2.446") < per_token.tokens_per_step.lo < F("2.447")
    assert per_token.tokens_per_step.hi < cost < linear.tokens_per_step.lo
    assert F("0.8410") < linear.a.lo <= linear.a.hi < F("0.8411")
    assert per_token.a == point("0.613")


def test_per_token_without_a_draft_length_is_complete() -> None:
    converted = convert(Acceptance("per_token", "s", Interval(F("0.8"), F("0.9"))))
    assert converted.a == Interval(F("0.8"), F("0.9"))
    assert converted.tokens_per_step is None
    assert converted.is_geometric


def test_the_formula_shows_the_figures() -> None:
    converted = convert(Acceptance("mean_accepted", "s", point("1.25"), draft_length=2))
    assert "v = 1.25" in converted.formula
    assert "1 + v = 2.25" in converted.formula
    assert "1 + a + ... + a^2 = 2.25" in converted.formula


@pytest.mark.parametrize(
    ("definition", "value", "limits"),
    [
        ("accepted_over_drafted", "1.01", "[0, 1]"),
        ("accepted_over_drafted", "-0.01", "[0, 1]"),
        ("linear", "61.3", "[0, 1]"),
        ("mean_accepted", "3.01", "[0, 3]"),
        ("committed_without_base", "-0.5", "[0, 3]"),
        ("accept_length", "0.99", "[1, 4]"),
        ("accept_length", "4.01", "[1, 4]"),
    ],
)
def test_figures_out_of_range_for_their_definition(
    definition: str, value: str, limits: str
) -> None:
    with pytest.raises(InputError) as caught:
        convert(Acceptance(definition, "s", point(value), draft_length=3))
    assert caught.value.path == "acceptance.value"
    assert limits in caught.value.expected
    assert value in caught.value.found


def test_an_interval_that_leaves_the_range_at_one_end_is_refused() -> None:
    with pytest.raises(InputError, match="no step of 3 drafted tokens"):
        convert(Acceptance("accept_length", "s", Interval(F(2), F(5)), draft_length=3))
    with pytest.raises(InputError, match="acceptance rate"):
        convert(Acceptance("per_token", "s", Interval(F(1, 2), F(3, 2))))


@pytest.mark.parametrize("definition", sorted(AGGREGATED))
def test_a_figure_without_its_draft_length_is_refused(definition: str) -> None:
    with pytest.raises(InputError) as caught:
        convert(Acceptance(definition, "s", point("1")))
    assert caught.value.path == "acceptance.draft_length"


@pytest.mark.parametrize("k", [0, -1])
def test_nothing_is_drafted_at_length_0(k: int) -> None:
    with pytest.raises(InputError, match="draft length"):
        convert(Acceptance("linear", "s", point("0.5"), draft_length=k))


@pytest.mark.parametrize("definition", ["per_token", "linear"])
def test_a_missing_figure_is_refused(definition: str) -> None:
    with pytest.raises(InputError) as caught:
        convert(Acceptance(definition, "s", draft_length=3))
    assert caught.value.path == "acceptance.value"


# --- per position ---------------------------------------------------------------------------


@given(st.fractions(min_value=0, max_value=1, max_denominator=10**8), st.integers(1, 12))
@settings(deadline=None, max_examples=50)
def test_geometric_positions_are_recognised_exactly(a: F, k: int) -> None:
    shares = tuple(a ** (i + 1) for i in range(k))
    converted = convert(Acceptance("per_position", "s", per_position=shares, draft_length=k))
    assert converted.fit.exact
    assert converted.a == point(a)
    assert converted.tokens_per_step == point(expected_tokens(a, k))
    assert converted.is_geometric


@given(st.lists(RATES, min_size=2, max_size=8), st.data())
@settings(deadline=None, max_examples=60)
def test_positions_that_are_not_geometric(conditional: list[F], data: st.DataObject) -> None:
    shares, reached = [], F(1)
    for rate in conditional:
        reached *= rate
        shares.append(reached)
    fit = geometric_fit(shares)
    first_zero = conditional.index(0) + 1 if 0 in conditional else len(conditional)
    assert fit.conditional == (
        *conditional[:first_zero],
        *[None] * (len(conditional) - first_zero),
    )
    tokens = 1 + sum(shares)
    assert expected_tokens(fit.a.lo, len(shares)) <= tokens
    assert tokens <= expected_tokens(fit.a.hi, len(shares))
    a = fit.a.lo + (fit.a.width * data.draw(st.integers(0, 10)) / 10)
    largest = max(abs(a - rate) for rate in fit.conditional if rate is not None)
    assert fit.distance.contains(largest)
    assert fit.exact == (len(set(conditional[:first_zero])) == 1)


def test_positions_that_are_not_geometric_give_no_rate() -> None:
    shares = (F("0.9"), F("0.72"), F("0.36"))
    converted = convert(Acceptance("per_position", "s", per_position=shares))
    assert converted.a is None
    assert not converted.is_geometric
    assert converted.geometric.status == "fails"
    assert "0.9, 0.8, 0.5" in converted.geometric.evidence
    assert converted.tokens_per_step == point("2.98")
    assert converted.draft_length == 3


@pytest.mark.parametrize("k", [0, 1, 2])
def test_tokens_by_position(k: int) -> None:
    assert expected_tokens_per_position(["0.9", "0.7"], k) == [1, F("1.9"), F("2.6")][k]


def test_nothing_is_known_beyond_the_last_position() -> None:
    with pytest.raises(InputError, match="beyond the last position"):
        expected_tokens_per_position(["0.9", "0.7"], 3)


@pytest.mark.parametrize(
    ("shares", "path"),
    [
        ((F("0.7"), F("0.8")), "per_position[1]"),
        ((F("0.7"), F("0.6"), F("0.61")), "per_position[2]"),
        ((F("0.7"), F("-0.1")), "per_position[1]"),
        ((F("1.1"),), "per_position[0]"),
        ((), "per_position"),
    ],
)
def test_impossible_positions(shares: tuple[F, ...], path: str) -> None:
    with pytest.raises(InputError) as caught:
        convert(Acceptance("per_position", "s", per_position=shares))
    assert caught.value.path == path


def test_positions_must_match_the_draft_length() -> None:
    with pytest.raises(InputError, match="one share is needed"):
        convert(Acceptance("per_position", "s", per_position=(F("0.9"),), draft_length=2))


def test_evaluators_name_their_claims_and_assumptions() -> None:
    results = [
        closed_form("0.8", 3),
        expectation("0.8", 3),
        monotone(Interval(F("0.8"), F("0.8")), 3),
    ]
    assert [r.claim for r in results] == ["E1", "E2", "E3"]
    assert all(r.applies and r.bounds.lo == r.bounds.hi == F("2.952") for r in results)
    assert [h.status for h in results[1].hypotheses] == ["checked", "assumed"]
