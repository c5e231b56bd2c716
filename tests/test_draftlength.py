"""The staircase against brute force, tie by tie, and the claims S1-S5 and M1-M4."""

from __future__ import annotations

import time
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from specmoe.draftlength import (
    Staircase,
    acceptance_threshold,
    best,
    best_between,
    best_for_tokens,
    cross_ratio,
    faster_than_plain,
    greatest_best,
    monotone_staircase,
    never_faster,
    next_token_pays,
    single_crossing,
    speedup,
    staircase,
    stopping_length,
    threshold,
    throughput,
)
from specmoe.errors import InputError, NotExact
from specmoe.exact import Interval
from specmoe.roots import Polynomial
from specmoe.staircase import Difference

F = Fraction
WIDTH = F(1, 10**9)
RATES = st.fractions(min_value=0, max_value=1, max_denominator=60)


def tokens(a: F, k: int) -> F:
    return sum((a**i for i in range(k + 1)), F(0))


def maximisers(costs: dict[int, F], a: F) -> list[int]:
    """By the definition: every throughput, compared with every other."""
    rates = {k: tokens(a, k) / cost for k, cost in costs.items()}
    return sorted(k for k in rates if rates[k] == max(rates.values()))


@st.composite
def cost_tables(draw: st.DrawFn, longest: int = 9) -> dict[int, F]:
    """Few lengths with gaps; many exact ties, at 0, at 1 and between."""
    lengths = {0} | draw(st.sets(st.integers(1, longest), max_size=6))
    meeting = draw(RATES)
    scale = draw(st.sampled_from([F(1), F(3, 7), F(10**200), F(1, 10**200)]))
    costs = {}
    for k in sorted(lengths):
        kind = draw(st.integers(0, 4))
        if kind <= 1:
            costs[k] = draw(st.fractions(min_value=F(1, 3), max_value=4, max_denominator=8))
        elif kind == 2:
            costs[k] = tokens(meeting, k)
        elif kind == 3:
            costs[k] = F(k + 1)  # meets the others of its kind at 1
        else:
            costs[k] = F(1)  # and at 0
    return {k: cost * scale for k, cost in costs.items()}


def check_shape(stairs: Staircase, costs: dict[int, F]) -> None:
    steps = stairs.steps
    assert steps[0].from_ == Interval.point(F(0))
    assert steps[-1].to == Interval.point(F(1))
    assert [s.k for s in steps] == sorted({s.k for s in steps})
    for before, after in pairwise(steps):
        assert before.to == after.from_
    for step in steps:
        assert step.from_.hi <= step.to.lo
        assert step.to.width < stairs.width
        # No step is empty: one of a single rate is one of 0 (least) or 1 (greatest).
        if step.from_ == step.to:
            assert step.to.lo == step.to.hi == (1 if stairs.greatest else 0)
    for tie in stairs.ties:
        assert len(tie.ks) >= 2
        assert list(tie.ks) == sorted(tie.ks)
        if tie.at.lo == tie.at.hi:
            assert list(tie.ks) == maximisers(costs, tie.at.lo)


def step_at(stairs: Staircase, a: F) -> int | None:
    """The step by its printed ends alone; ``None`` inside an isolating interval."""
    for step in stairs.steps:
        if stairs.greatest:
            inside = step.from_.hi <= a < step.to.lo or (a == 1 and step is stairs.steps[-1])
        else:
            inside = step.from_.hi < a <= step.to.lo or (a == 0 and step is stairs.steps[0])
        if inside:
            return step.k
    assert any(s.from_.lo <= a <= s.from_.hi and s.from_.width > 0 for s in stairs.steps)
    return None


@given(cost_tables(), st.lists(RATES, max_size=6), st.booleans())
@settings(deadline=None, max_examples=150)
def test_staircase_is_brute_force(costs: dict[int, F], rates: list[F], greatest: bool) -> None:
    stairs = staircase(costs, WIDTH, greatest=greatest)
    check_shape(stairs, costs)
    ends = [end for tie in stairs.ties for end in (tie.at.lo, tie.at.hi)]
    near = [a + d for a in ends for d in (F(-1, 10**12), F(1, 10**12)) if 0 <= a + d <= 1]
    for a in [*rates, *ends, *near, F(0), F(1)]:
        all_best = maximisers(costs, a)
        expected = all_best[-1] if greatest else all_best[0]
        assert (greatest_best if greatest else best)(costs, a) == expected
        assert stairs.best(a) == expected
        assert step_at(stairs, a) in (expected, None)


@given(cost_tables(), RATES, RATES)
@settings(deadline=None, max_examples=40)
def test_best_lengths_never_fall(costs: dict[int, F], x: F, y: F) -> None:
    lo, hi = min(x, y), max(x, y)
    assert best(costs, lo) <= best(costs, hi)
    assert greatest_best(costs, lo) <= greatest_best(costs, hi)
    between = best_between(costs, Interval(lo, hi)).value
    assert between == (best(costs, lo), best(costs, hi))
    assert between[0] <= best(costs, (lo + hi) / 2) <= between[1]


@given(cost_tables(), st.data())
@settings(deadline=None, max_examples=40)
def test_tied_lengths_tie_and_all_are_found(costs: dict[int, F], data: st.DataObject) -> None:
    """Every rational rate of the pool at which brute force sees a tie is listed as one."""
    stairs = staircase(costs, WIDTH)
    for den in range(1, 13):
        for num in range(den + 1):
            a = F(num, den)
            all_best = maximisers(costs, a)
            listed = [list(t.ks) for t in stairs.ties if t.at == Interval.point(a)]
            assert listed == ([all_best] if len(all_best) > 1 else [])


def test_grid_of_rates_against_brute_force() -> None:
    costs = {k: F(1) + F(k, 9) + F(k * k, 400) for k in range(21)}
    stairs = staircase(costs)
    assert len(stairs.steps) > 8
    for i in range(301):
        a = F(i, 300)
        assert stairs.best(a) == maximisers(costs, a)[0]


# --- single cases ---------------------------------------------------------------------------


def shape(stairs: Staircase) -> list[tuple[int, F, F]]:
    return [(s.k, s.from_.lo, s.to.lo) for s in stairs.steps]


def test_plain_decoding_alone() -> None:
    assert shape(staircase({0: F(3)})) == [(0, 0, 1)]
    assert staircase({0: F(3)}).ties == ()


def test_a_tie_at_0_leaves_a_step_of_one_rate() -> None:
    costs = {0: F(1), 3: F(1), 5: F(1)}
    assert shape(staircase(costs)) == [(0, 0, 0), (5, 0, 1)]
    assert shape(staircase(costs, greatest=True)) == [(5, 0, 1)]
    assert [t.ks for t in staircase(costs).ties] == [(0, 3, 5)]
    assert (best(costs, 0), greatest_best(costs, 0), best(costs, "1e-300")) == (0, 5, 5)


def test_the_cheapest_wins_at_0() -> None:
    costs = {0: F(2), 1: F(1), 2: F(1), 4: F(3)}
    assert shape(staircase(costs))[0] == (1, 0, 0)
    assert best(costs, 0) == 1


def test_a_tie_at_1_leaves_a_step_of_one_rate() -> None:
    costs = {0: F(1), 1: F(2), 7: F(8)}
    assert shape(staircase(costs)) == [(0, 0, 1)]
    assert shape(staircase(costs, greatest=True)) == [(0, 0, 1), (7, 1, 1)]
    assert [t.ks for t in staircase(costs).ties] == [(0, 1, 7)]


def test_many_lengths_through_one_rate() -> None:
    meeting = F(2, 3)
    costs = {k: tokens(meeting, k) for k in range(0, 41, 4)}
    assert shape(staircase(costs)) == [(0, 0, meeting), (40, meeting, 1)]
    assert staircase(costs).ties[0].ks == tuple(range(0, 41, 4))


def test_many_lengths_through_one_irrational_rate() -> None:
    """With odd lengths only a^2 matters, so all meet at a = sqrt(1/2) exactly."""
    costs = {k: tokens(F(1, 2), (k - 1) // 2) for k in range(1, 30, 2)} | {0: F(10)}
    stairs = staircase(costs)
    assert [s.k for s in stairs.steps] == [1, 29]
    assert stairs.ties[0].ks == tuple(range(1, 30, 2))
    at = stairs.ties[0].at
    assert at.lo**2 < F(1, 2) < at.hi**2


def test_a_middle_length_that_almost_ties_is_told_apart() -> None:
    """One part in 10^200 decides whether the middle length has a step of its own."""
    for nudge, expected in ((F(1, 10**200), [1, 5]), (-F(1, 10**200), [1, 3, 5])):
        costs = {0: F(10), 1: F(1), 3: F(3, 2) * (1 + nudge), 5: F(7, 4)}
        stairs = staircase(costs)
        assert [s.k for s in stairs.steps] == expected
        check_shape(stairs, costs)


def test_a_meeting_rate_with_a_long_denominator() -> None:
    meeting = F(10**60 + 7, 10**61 + 9)
    costs = {k: tokens(meeting, k) for k in range(12)}
    stairs = staircase(costs)
    assert [s.k for s in stairs.steps] == [0, 11]
    assert best(costs, meeting) == 0
    assert greatest_best(costs, meeting) == 11
    assert stairs.best(meeting) == 0
    assert staircase(costs, greatest=True).best(meeting) == 11


def test_an_exact_tie_inside_an_isolating_interval() -> None:
    """The breakpoint is rational, but too long to be recognised at this width."""
    meeting = F(10**60 + 7, 10**61 + 9)
    costs = {0: F(1), 1: 1 + meeting}
    for greatest in (False, True):
        stairs = staircase(costs, greatest=greatest)
        assert stairs.steps[0].to.lo < meeting < stairs.steps[0].to.hi
        assert stairs.best(meeting) == int(greatest)
        assert stairs.best(meeting - F(1, 10**70)) == 0
        assert stairs.best(meeting + F(1, 10**70)) == 1


@pytest.mark.parametrize("scale", [F(10**300), F(1, 10**300)])
def test_huge_and_tiny_costs(scale: F) -> None:
    costs = {k: F(1) + F(k, 7) + F(k * k, 100) for k in range(10)}
    scaled = {k: cost * scale for k, cost in costs.items()}
    assert staircase(scaled).steps == staircase(costs).steps


def test_a_cost_out_of_all_proportion() -> None:
    costs = {0: F(1), 1: F(10**300), 2: F(1) + F(1, 10**300)}
    stairs = staircase(costs)
    assert [s.k for s in stairs.steps] == [0, 2]
    assert 0 <= stairs.steps[0].to.lo <= F(1, 10**300) <= stairs.steps[0].to.hi < WIDTH


@pytest.mark.parametrize("width", [F(1, 2), F(1, 10**9), F(1, 10**60)])
def test_width_is_kept_and_the_steps_do_not_change(width: F) -> None:
    costs = {k: F(1) + F(k, 10) + F(k * k, 500) for k in range(30)}
    stairs = staircase(costs, width)
    assert [s.k for s in stairs.steps] == [s.k for s in staircase(costs).steps]
    check_shape(stairs, costs)


def test_every_breakpoint_is_bracketed_by_a_change_of_the_better_length() -> None:
    costs = {k: F(1) + F(k, 10) + F(k * k, 500) for k in range(30)}
    stairs = staircase(costs)
    assert len(stairs.ties) == len(stairs.steps) - 1
    for tie in stairs.ties:
        j, k = tie.ks
        apart = F(0) if tie.at.width else F(1, 10**12)
        before, after = tie.at.lo - apart, tie.at.hi + apart
        assert throughput(costs, before, j) > throughput(costs, before, k)
        assert throughput(costs, after, j) < throughput(costs, after, k)


def test_sixty_four_lengths_take_no_time() -> None:
    costs = {k: F(1) + F(k, 100) + F(k * k, 50000) for k in range(65)}
    started = time.perf_counter()
    stairs = staircase(costs)
    assert len(stairs.steps) == 65
    assert time.perf_counter() - started < 0.2


@given(st.integers(0, 6), st.integers(1, 6), st.integers(1, 99), st.integers(1, 99), RATES)
@settings(deadline=None, max_examples=60)
def test_three_terms_are_the_whole_difference(j: int, more: int, c: int, d: int, a: F) -> None:
    difference = Difference(j, c, j + more, d)
    dense = Polynomial(difference.coefficients)
    at = (a.numerator, a.denominator)
    direct = c * tokens(a, j + more) - d * tokens(a, j)
    assert difference.value(*at) == dense.value(*at) == direct * a.denominator ** (j + more)
    assert difference.sign(*at) == dense.sign(*at)


# --- bad input ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("costs", "path"),
    [
        ({}, "costs[0]"),
        ({1: F(1)}, "costs[0]"),
        ({0: F(0)}, "costs[0]"),
        ({0: F(1), 2: F(-1)}, "costs[2]"),
        ({0: F(1), -1: F(1)}, "costs"),
        ({0: F(1), True: F(1)}, "costs"),
        ({0: F(1), "1": F(1)}, "costs"),
    ],
)
@pytest.mark.parametrize("use", [staircase, lambda c: best(c, "0.5"), lambda c: speedup(c, 1, 0)])
def test_bad_costs(costs: dict[int, F], path: str, use: Callable[[dict[int, F]], object]) -> None:
    with pytest.raises(InputError) as caught:
        use(costs)
    assert caught.value.path == path


@pytest.mark.parametrize("use", [staircase, lambda c: best(c, "0.5"), lambda c: never_faster(c, 1)])
def test_no_float_cost(use: Callable[[dict[int, F]], object]) -> None:
    with pytest.raises(NotExact):
        use({0: F(1), 1: 1.5})


def test_no_float_rate() -> None:
    costs = {0: F(1), 1: F(3, 2)}
    for use in (best, greatest_best, staircase(costs).best):
        with pytest.raises(NotExact):
            use(0.5) if use not in (best, greatest_best) else use(costs, 0.5)


@pytest.mark.parametrize("bad", ["-1/10", "11/10"])
def test_rates_out_of_range(bad: str) -> None:
    with pytest.raises(InputError, match="acceptance rate"):
        staircase({0: F(1)}).best(bad)
    with pytest.raises(InputError, match="acceptance rate"):
        best({0: F(1)}, bad)


def test_a_length_of_unknown_cost() -> None:
    for use in (
        lambda c: throughput(c, "0.5", 2),
        lambda c: acceptance_threshold(c, 2),
        lambda c: single_crossing(c, 0, 2),
        lambda c: next_token_pays(c, "0.5", 1),
    ):
        with pytest.raises(InputError, match="no step cost"):
            use({0: F(1), 1: F(2)})


def test_widths_must_be_positive() -> None:
    for use in (staircase, lambda c, w: acceptance_threshold(c, 1, w)):
        with pytest.raises(InputError, match="width"):
            use({0: F(1), 1: F(3, 2)}, F(0))


# --- claims ---------------------------------------------------------------------------------


@given(cost_tables(), RATES, st.data())
@settings(deadline=None, max_examples=50)
def test_s1_s2_s3_against_the_definition(costs: dict[int, F], a: F, data: st.DataObject) -> None:
    k = data.draw(st.sampled_from(sorted(costs)))
    faster = tokens(a, k) / costs[k] > 1 / costs[0]
    assert faster_than_plain(costs, a, k).value == faster
    assert faster_than_plain(costs, a, k).bounds == Interval.point(speedup(costs, a, k))
    assert speedup(costs, a, k) == tokens(a, k) / costs[k] * costs[0]
    at_full = tokens(F(1), k) / costs[k] > 1 / costs[0]
    assert never_faster(costs, k).value == (not at_full)
    limit = acceptance_threshold(costs, k)
    assert threshold(costs, k).value == limit
    assert (limit is None) == (not at_full)
    if limit is None:
        assert not faster
    elif a > limit.hi or (a == limit.hi and limit.width > 0):
        assert faster
    elif a < limit.lo:
        assert not faster
    elif limit.width == 0 and limit.lo > 0:
        assert tokens(a, k) / costs[k] == 1 / costs[0]


def test_the_cliff_of_the_first_drafted_token() -> None:
    """RTX 3090: one drafted token costs as much as a second plain step."""
    costs = {0: F("5.54"), 1: F("11.05")}
    limit = acceptance_threshold(costs, 1)
    assert limit == Interval.point(F("5.51") / F("5.54"))
    assert F("0.994") < limit.lo < F("0.995")


@given(cost_tables(), RATES)
@settings(deadline=None, max_examples=50)
def test_s4_against_the_definition(costs: dict[int, F], a: F) -> None:
    for k in costs:
        if k + 1 in costs:
            direct = tokens(a, k) / costs[k] < tokens(a, k + 1) / costs[k + 1]
            assert next_token_pays(costs, a, k).value == direct


@given(
    st.lists(st.fractions(min_value=F(-1, 9), max_value=2, max_denominator=9), max_size=8), RATES
)
@settings(deadline=None, max_examples=50)
def test_s5_finds_the_best_length_where_increments_grow(increments: list[F], a: F) -> None:
    """The first increments may even be negative; the costs stay positive."""
    costs = {0: F(1)}
    for k, increment in enumerate(sorted(increments), 1):
        costs[k] = costs[k - 1] + increment
    result = stopping_length(costs, a)
    assert result.applies
    assert result.value == maximisers(costs, a)[0]


def test_s5_does_not_apply_where_a_later_length_is_cheap() -> None:
    costs = {0: F(1), 1: F(3), 2: F(31, 10)}
    result = stopping_length(costs, "0.9")
    assert result.value is None
    assert not result.applies
    assert [h.status for h in result.hypotheses] == ["checked", "assumed", "checked", "fails"]
    assert "C(2) - C(1) is below C(1) - C(0)" in result.hypotheses[-1].evidence


def test_s5_does_not_apply_across_gaps() -> None:
    result = stopping_length({0: F(1), 2: F(2)}, "0.9")
    assert result.value is None
    assert [h.status for h in result.hypotheses[2:]] == ["fails", "checked"]


@given(RATES, RATES, st.integers(0, 9), st.integers(0, 9))
@settings(deadline=None, max_examples=40)
def test_m1_cross_ratio(x: F, y: F, m: int, n: int) -> None:
    a, b, j, k = min(x, y), max(x, y), min(m, n), max(m, n)
    result = cross_ratio(Interval(a, b), j, k)
    assert result.value.lo * tokens(a, j) == tokens(a, k)
    assert result.value.hi * tokens(b, j) == tokens(b, k)


@given(cost_tables(), RATES, st.data())
@settings(deadline=None, max_examples=50)
def test_m2_single_crossing(costs: dict[int, F], a: F, data: st.DataObject) -> None:
    j, k = sorted(data.draw(st.sampled_from(sorted(costs))) for _ in range(2))
    result = single_crossing(costs, j, k).value
    as_fast = tokens(a, j) / costs[j] <= tokens(a, k) / costs[k]
    if result is None:
        assert not as_fast
    elif a >= result.hi:
        assert as_fast
    elif a < result.lo or (a == result.lo and result.width > 0):
        assert not as_fast


def test_lengths_out_of_order_are_refused() -> None:
    costs = {0: F(1), 1: F(2), 2: F(3)}
    with pytest.raises(InputError, match="wrong order"):
        single_crossing(costs, 2, 1)
    with pytest.raises(InputError, match="wrong order"):
        cross_ratio(Interval(F(0), F(1)), 2, 1)


def test_m3_is_the_staircase() -> None:
    costs = {0: F(1), 1: F(3, 2), 2: F(2)}
    result = monotone_staircase(costs)
    assert result.claim == "M3"
    assert result.value == staircase(costs)
    assert result.reading.endswith("is 0, 1, 2")


def test_m4_reads_as_one_length_when_it_is_settled() -> None:
    costs = {0: F(1), 1: F(3, 2), 2: F(2)}
    assert "is 2" in best_between(costs, Interval(F(4, 5), F(9, 10))).reading
    assert "0..2" in best_between(costs, Interval(F(1, 5), F(9, 10))).reading


@given(cost_tables(), st.data())
@settings(deadline=None, max_examples=40)
def test_tokens_that_are_not_geometric(costs: dict[int, F], data: st.DataObject) -> None:
    emitted = {
        k: 1 + data.draw(st.fractions(min_value=0, max_value=k, max_denominator=7)) for k in costs
    }
    dropped = data.draw(st.sampled_from([None, *sorted(costs)]))
    if dropped is not None:
        del emitted[dropped]
    assume(emitted)
    rates = {k: emitted[k] / costs[k] for k in emitted}
    assert best_for_tokens(costs, emitted) == min(
        k for k in rates if rates[k] == max(rates.values())
    )


def test_tokens_without_any_known_cost() -> None:
    with pytest.raises(InputError, match="no draft length"):
        best_for_tokens({0: F(1)}, {3: F(2)})
