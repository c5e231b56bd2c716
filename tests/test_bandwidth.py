"""The fit, its error and its regimes; B1-B3."""

from dataclasses import replace
from fractions import Fraction
from itertools import combinations, pairwise

import numpy as np
import pytest
from builders import measurement, rows, series
from fit_by_definition import regimes as by_definition
from fit_by_definition import solved
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from scipy.optimize import lsq_linear

from specmoe.bandwidth import (
    KernelFit,
    Line,
    Point,
    Regime,
    b1,
    b2,
    b3,
    bytes_bounds,
    bytes_requested,
    fit,
    fit_points,
    held_out,
    point_ratios,
)
from specmoe.bandwidth.equations import Equations
from specmoe.errors import FitRefused, InputError
from specmoe.measurement.model import ErrorRule, Routing
from specmoe.regimes import partition
from specmoe.routing import routing_model

# Eight significant digits, so that the rounded fit can hit them exactly.
fixed_times = st.one_of(
    st.just(Fraction(0)), st.integers(1, 10**4).map(lambda i: Fraction(i, 10**5))
)
bandwidths = st.integers(10**4, 10**7).map(lambda i: Fraction(i * 10**5))
errors = st.fractions(0, Fraction(9, 10), max_denominator=100)
positive = st.fractions(Fraction(1, 100), 100, max_denominator=100)
ns_lists = st.lists(st.integers(1, 64), min_size=3, max_size=6, unique=True).map(sorted)


def law(kind, ns, F, W, *, N=64, m=6, b=10**6, layers=2, factor=None):
    """A measurement whose rows obey time = F + bytes / W, times a factor for each n."""
    bare = measurement(N=N, m=m, b=b, layers=layers)
    routing = routing_model(bare)
    times = {
        n: (F + bytes_requested(kind, n, bare, routing) / W) * (factor or {}).get(n, 1) for n in ns
    }
    return replace(bare, kernels=(series(kind, rows(times)),)), routing


def fit_only(measured, routing=None):
    return fit(measured, measured.kernels[0], routing or routing_model(measured))


# --- bytes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 7])
def test_bytes_are_slots_or_distinct_experts_times_size_times_layers(n):
    measured = measurement(N=64, m=6, b="2.5", layers=26)
    routing = routing_model(measured)
    per_slot = bytes_requested("per_slot", n, measured, routing)
    assert per_slot == n * 6 * Fraction(5, 2) * 26
    distinct = bytes_requested("deduplicating", n, measured, routing)
    assert distinct == routing.U(n) * Fraction(5, 2) * 26
    assert bytes_requested("mixed", n, measured, routing) == distinct
    mixed = bytes_bounds("mixed", n, measured, routing)
    assert (mixed.lo, mixed.hi) == (distinct, per_slot)
    assert bytes_bounds("per_slot", n, measured, routing).width == 0
    with pytest.raises(InputError):
        bytes_requested("per_slot", 0, measured, routing)


# --- one line -------------------------------------------------------------------------------------


@given(st.sampled_from(["per_slot", "deduplicating", "mixed"]), ns_lists, fixed_times, bandwidths)
@settings(max_examples=60, deadline=None)
def test_the_fit_recovers_exact_data(kind, ns, F, W):
    # n beyond 32 add so few distinct experts that eight digits of W are not determined.
    assume(kind == "per_slot" or ns[0] <= 8)
    measured, routing = law(kind, ns, F, W)
    found = fit_only(measured, routing)
    assert found.outcome == "fitted"
    (regime,) = found.regimes
    slowest = max(row.time for row in measured.kernels[0].rows)
    assert abs(regime.fixed - F) < slowest / 10**7
    assert abs(1 / regime.bandwidth - 1 / W) < 1 / W / 10**6
    assert regime.e < Fraction(1, 10**6)
    assert (found.unmodelled, found.breaks) == ((), ())
    assert (regime.n_lo, regime.n_hi, regime.calibrated) == (ns[0], ns[-1], tuple(ns))


def test_the_fit_is_exact_where_eight_digits_are_enough():
    measured, routing = law("per_slot", [1, 2, 4, 8], Fraction(3, 1000), Fraction(10**11))
    (regime,) = fit_only(measured, routing).regimes
    assert (regime.fixed, regime.bandwidth, regime.e) == (Fraction(3, 1000), 10**11, 0)
    measured, routing = law("per_slot", [1, 2, 4, 8], Fraction(0), Fraction(10**11))
    assert fit_only(measured, routing).regimes[0].fixed == 0


def test_rounding_noise_is_no_fixed_time():
    # Least squares in floats leaves 3e-20 s here.
    ns = [19, 36, 39, 43, 55]
    measured, routing = law("per_slot", ns, Fraction(0), Fraction(812887200000), layers=1)
    assert fit_only(measured, routing).regimes[0].fixed == 0


@given(
    st.lists(st.tuples(positive, positive), min_size=3, max_size=6, unique_by=lambda pair: pair[0])
)
@settings(max_examples=60, deadline=None)
def test_no_other_line_has_a_smaller_sum_of_squared_relative_residuals(pairs):
    points = [Point(n, size, time) for n, (size, time) in enumerate(sorted(pairs), start=1)]
    try:
        line = fit_points(points)
    except FitRefused:
        return

    def misfit(F, x):
        return sum(((F + x * p.bytes - p.time) / p.time) ** 2 for p in points)

    best = misfit(line.fixed, 1 / line.bandwidth)
    for dF in (0, Fraction(1, 1000), Fraction(-1, 1000)):
        for dx in (0, Fraction(1, 1000), Fraction(-1, 1000)):
            F = line.fixed + dF * max(p.time for p in points)
            x = 1 / line.bandwidth * (1 + dx)
            assert F < 0 or misfit(F, x) >= best * (1 - Fraction(1, 10**6))
    matrix = np.array([[1 / p.time, p.bytes / p.time] for p in points], dtype=float)
    other = lsq_linear(matrix, np.ones(len(points)), bounds=(0, np.inf), tol=1e-14).x
    assert float(best) <= float(misfit(exact_float(other[0]), exact_float(other[1]))) + 1e-9


def exact_float(value):
    return Fraction(float(value))  # tests only: the product has no such door


@given(st.lists(positive, min_size=3, max_size=6))
@settings(max_examples=60, deadline=None)
def test_residuals_are_those_of_the_rounded_line_rounded_away_from_zero(times):
    points = [Point(n, Fraction(10 * n), time) for n, time in enumerate(times, start=1)]
    try:
        line = fit_points(points)
    except FitRefused:
        return
    assert [residual.n for residual in line.residuals] == [point.n for point in points]
    for point, residual in zip(points, line.residuals, strict=True):
        true = point.time / (line.fixed + point.bytes / line.bandwidth) - 1
        assert true * residual.value >= 0
        assert 0 <= abs(residual.value) - abs(true) < Fraction(1, 10**12)
        assert (1 - line.largest) * line.time(point.bytes) <= point.time
        assert point.time <= (1 + line.largest) * line.time(point.bytes)
    for number in (line.fixed, line.bandwidth):
        digits = f"{number.numerator * 10**30 // number.denominator}".rstrip("0")
        assert len(digits) <= 8


def test_times_that_fall_are_no_line():
    points = [Point(n, Fraction(n), Fraction(10 - n)) for n in (1, 2, 3)]
    with pytest.raises(FitRefused, match="does not grow with the bytes") as caught:
        fit_points(points)
    assert "smaller n" in caught.value.mend
    with pytest.raises(FitRefused, match="too few points"):
        fit_points(points[:1])
    with pytest.raises(FitRefused, match="too few points"):
        fit_points([])


def test_a_robust_fit_is_moved_less_by_an_outlier():
    times = {n: Fraction(10 + n) for n in (1, 2, 4, 8, 16, 24)}
    times[8] *= Fraction(5, 4)
    points = [Point(n, Fraction(n), time) for n, time in times.items()]
    plain, robust = fit_points(points), fit_points(points, robust=True)
    off = [abs(line.fixed - 10) + abs(1 / line.bandwidth - 1) for line in (plain, robust)]
    assert off[1] < off[0] / 3


# --- the error e ----------------------------------------------------------------------------------

WOBBLE = {1: Fraction(101, 100), 2: Fraction(99, 100), 4: Fraction(51, 50), 8: Fraction(1)}


def wobbling(rule):
    measured, routing = law("per_slot", WOBBLE, Fraction(1, 10**3), Fraction(10**10), factor=WOBBLE)
    return replace(measured, error=rule), routing


def test_e_is_the_largest_residual_by_default():
    measured, routing = wobbling(ErrorRule())
    (regime,) = fit_only(measured, routing).regimes
    assert regime.e == max(abs(residual.value) for residual in regime.residuals) > 0
    assert regime.how == "largest relative residual on n = 1, 2, 4, 8"


def leaving_one_out(times, named=()):
    kernel = replace(series("per_slot", rows(times)), regimes=named)
    return replace(measurement(kernel), error=ErrorRule("leave_one_out"))


@pytest.mark.parametrize("named", [(), ((1, 4),)])
def test_others_whose_time_does_not_grow_predict_the_time_that_stays(named):
    # Without n = 4 the time falls: 1.02, then 1.01. One time for both is best near 1.015.
    (regime,) = fit_only(leaving_one_out({1: "1.02", 2: "1.01", 4: "1.05"}, named)).regimes
    a, b = Fraction("1.02"), Fraction("1.01")
    stays = (1 / a + 1 / b) / (1 / a**2 + 1 / b**2)
    assert abs(regime.e - (Fraction("1.05") / stays - 1)) < Fraction(1, 10**6)
    assert regime.e > regime.line.largest
    assert regime.how == (
        "leave-one-out: largest miss of a point by the line through the two others, n = 1, 2, 4"
    )


@pytest.mark.parametrize("named", [(), ((1, 64),)])
def test_a_line_that_leave_one_out_has_no_error_for_is_not_called_unsupported(named):
    # 1 + n/10 with n = 1 too slow and n = 2 too fast: these two alone say 3.65 for n = 64.
    times = {1: "1.13", 2: "1.17", 64: "7.4"}
    plain = leaving_one_out(times, named)
    (regime,) = fit_only(replace(plain, error=ErrorRule())).regimes
    assert regime.e < Fraction(3, 100)
    found = fit_only(plain)
    assert (found.outcome, found.regimes) == ("refused", ())
    assert found.refusal == (
        "one line describes n = 1, 2, 64, and leave-one-out does not tell its error: the other "
        "points miss n = 64 by 103 %; measure more n, or take the largest residual "
        "([error] method)"
    )
    assert found.measure_next == (128,)


def test_leave_one_out_refits_without_each_point():
    measured, routing = wobbling(ErrorRule("leave_one_out"))
    found = fit_only(measured, routing)
    (regime,) = found.regimes
    misses = []
    for left_out in found.points:
        line = fit_points([point for point in found.points if point is not left_out])
        misses.append(abs(left_out.time / line.time(left_out.bytes) - 1))
    assert abs(regime.e - max(misses)) < Fraction(1, 10**11)
    assert regime.e > fit_only(replace(measured, error=ErrorRule()), routing).regimes[0].e
    assert regime.how.startswith("leave-one-out")


def test_a_given_e_is_used_where_the_residuals_allow_it():
    measured, routing = wobbling(ErrorRule("given", value=Fraction(1, 10), source="our choice"))
    (regime,) = fit_only(measured, routing).regimes
    assert (regime.e, regime.how) == (Fraction(1, 10), "given: our choice")


def test_a_given_e_that_the_calibration_refutes_is_not_used():
    measured, routing = wobbling(ErrorRule("given", value=Fraction(1, 10**4)))
    found = fit_only(measured, routing)
    assert (found.outcome, found.regimes) == ("law_not_supported", ())
    assert "0.01 %" in found.refusal


@pytest.mark.parametrize("value", [Fraction(1), Fraction(3), Fraction(-1, 100)])
def test_an_e_outside_0_to_1_gives_no_regime(value):
    measured, routing = law("per_slot", [1, 2, 4], Fraction(0), Fraction(10**10))
    found = fit_only(replace(measured, error=ErrorRule("given", value=value)), routing)
    assert found.outcome != "fitted"


def test_a_given_e_without_value_is_an_input_error():
    measured, routing = law("per_slot", [1, 2, 4], Fraction(0), Fraction(10**10))
    with pytest.raises(InputError, match="e is not given"):
        fit_only(replace(measured, error=ErrorRule("given")), routing)


def test_the_rule_robust_is_passed_on():
    factor = {8: Fraction(26, 25)}
    measured, routing = law(
        "per_slot", [1, 2, 4, 8, 16, 24], Fraction(1, 10**3), Fraction(10**10), factor=factor
    )
    plain = fit_only(measured, routing).regimes[0]
    robust = fit_only(replace(measured, error=ErrorRule(robust=True)), routing).regimes[0]
    assert abs(robust.fixed - Fraction(1, 10**3)) < abs(plain.fixed - Fraction(1, 10**3))


@given(
    st.lists(
        st.tuples(positive, positive, st.integers(-30, 30), st.integers(-30, 30)),
        min_size=3,
        max_size=6,
    )
)
@settings(max_examples=60, deadline=None)
def test_leaving_each_out_is_fitting_the_others(drawn):
    points = [
        Point(n, size * Fraction(10) ** up, time * Fraction(10) ** right)
        for n, (size, time, up, right) in enumerate(drawn)
    ]
    equations, every = Equations(points), range(len(points))
    left_out = dict(equations.solutions_without_each(every))
    assert list(left_out) == list(every)
    for place, found in left_out.items():
        others = [point for point in points if point.n != place]
        assert found == Equations(others).solution(range(len(others)))
        fixed, bandwidth = solved(others)
        assert (found.fixed, 1 / found.slope if found.slope else None) == (fixed, bandwidth)


# --- regimes --------------------------------------------------------------------------------------


def brute_partition(count, least, misfit, holds=lambda i, j: True):
    """All ways to choose disjoint contiguous stretches, by plain recursion."""

    def ways(start):
        yield ()
        for i in range(start, count):
            for j in range(i + least, count + 1):
                if misfit(i, j) is not None and holds(i, j):
                    yield from (((i, j), *rest) for rest in ways(j))

    def score(way):
        left_out = count - sum(j - i for i, j in way)
        return left_out, len(way), sum((misfit(i, j) for i, j in way), Fraction(0))

    return min(score(way) for way in ways(0)), score


@given(st.integers(0, 7), st.integers(1, 3), st.data())
@settings(max_examples=100, deadline=None)
def test_partition_finds_the_best_of_all_ways(count, least, data):
    costs = {
        (i, j): data.draw(st.one_of(st.none(), st.integers(0, 3).map(Fraction)))
        for i, j in combinations(range(count + 1), 2)
    }
    best, score = brute_partition(count, least, lambda i, j: costs[i, j])
    chosen = partition(count, least, lambda i, j: costs[i, j])
    assert score(chosen) == best
    assert all(j - i >= least and costs[i, j] is not None for i, j in chosen)
    assert all(a[1] <= b[0] for a, b in pairwise(chosen))


@given(st.integers(0, 7), st.integers(1, 3), st.data())
@settings(max_examples=100, deadline=None)
def test_partition_takes_no_stretch_that_does_not_hold(count, least, data):
    pairs = list(combinations(range(count + 1), 2))
    costs = {pair: Fraction(data.draw(st.integers(0, 3))) for pair in pairs}
    held = {pair for pair in pairs if data.draw(st.booleans())}
    asked = []

    def holds(i, j):
        asked.append((i, j))
        return (i, j) in held

    chosen = partition(count, least, lambda i, j: costs[i, j], holds)
    best, score = brute_partition(count, least, lambda i, j: costs[i, j], lambda *p: p in held)
    assert score(chosen) == best
    assert set(chosen) <= held
    assert len(asked) == len(set(asked))


def plain_partition(count, misfit, holds):
    """Looks at every stretch. Ties: the last point left out, else the longest last stretch."""
    best = [((0, 0, Fraction(0)), ())]
    for end in range(1, count + 1):
        (out, cut, total), way = best[-1]
        ways = [((out + 1, cut, total), way)]
        for start in range(end - 2):
            if misfit(start, end) is not None and holds(start, end):
                (out, cut, total), way = best[start]
                ways.append(((out, cut + 1, total + misfit(start, end)), (*way, (start, end))))
        best.append(min(ways, key=lambda each: each[0]))
    return best[-1][1]


@given(st.integers(0, 10), st.data())
@settings(max_examples=150, deadline=None)
def test_partition_settles_ties_as_the_plain_search_does(count, data):
    pairs = list(combinations(range(count + 1), 2))
    costs = {pair: data.draw(st.sampled_from([None, Fraction(0), Fraction(1)])) for pair in pairs}
    held = {pair for pair in pairs if data.draw(st.sampled_from([True, True, False]))}
    asked = (lambda i, j: costs[i, j]), (lambda i, j: (i, j) in held)
    assert partition(count, 3, *asked) == plain_partition(count, *asked)


def test_partition_asks_for_little_where_one_stretch_is_all():
    asked = []
    partition(40, 3, lambda i, j: asked.append((i, j)) or Fraction(0))
    assert asked == [(0, end) for end in range(3, 41)]


def test_partition_takes_the_smaller_total_among_equally_many_stretches():
    costs = {(0, 3): 1, (0, 4): 2, (3, 7): 5, (4, 7): 1}
    ways = [(costs, ((0, 4), (4, 7))), (costs | {(0, 4): 9}, ((0, 3), (3, 7)))]
    for table, expected in ways:
        found = partition(7, 3, lambda i, j, table=table: table.get((i, j)))
        assert found == expected


@given(
    st.integers(3, 5),
    st.integers(3, 5),
    fixed_times,
    bandwidths,
    st.fractions(Fraction(13, 10), 3, max_denominator=20),
    st.sampled_from(["up", "down"]),
)
@settings(max_examples=40, deadline=None)
def test_a_planted_break_is_found_where_it_is(left, right, F, W, jump, way):
    ns = list(range(1, left + right + 1))
    factor = {n: jump if (n > left) == (way == "up") else 1 for n in ns}
    measured, routing = law("per_slot", ns, F + Fraction(1, 100), W, factor=factor)
    found = fit_only(replace(measured, error=ErrorRule(tolerance=Fraction(1, 1000))), routing)
    assert [regime.calibrated for regime in found.regimes] == [
        tuple(ns[:left]),
        tuple(ns[left:]),
    ]
    (seen,) = found.breaks
    assert (seen.after, seen.before) == (left, left + 1)
    expected = jump - 1 if way == "up" else 1 / jump - 1
    assert abs(seen.left_misses - expected) < Fraction(1, 10**4)
    assert abs(seen.right_misses - (1 / (1 + expected) - 1)) < Fraction(1, 10**4)
    assert found.one_line is None or found.one_line.largest > Fraction(1, 1000)
    assert found.unmodelled == ()


@given(ns_lists, fixed_times, bandwidths, st.data())
@settings(max_examples=40, deadline=None)
def test_a_clean_line_with_noise_inside_the_tolerance_is_one_regime(ns, F, W, data):
    noise = st.fractions(Fraction(99, 100), Fraction(101, 100), max_denominator=1000)
    exact, routing = law("per_slot", ns, F, W)
    first, last = exact.kernels[0].rows[0], exact.kernels[0].rows[-1]
    assume(last.time > first.time * Fraction(11, 10))  # else noise may hide the bytes
    measured, _ = law("per_slot", ns, F, W, factor={n: data.draw(noise) for n in ns})
    found = fit_only(measured, routing)
    assert [regime.calibrated for regime in found.regimes] == [tuple(ns)]
    assert (found.breaks, found.unmodelled) == ((), ())
    assert found.regimes[0].e <= found.regimes[0].line.largest == found.one_line.largest


def test_points_beyond_memory_are_unmodelled_with_their_miss():
    slow = {32: Fraction(3, 2), 64: Fraction(2)}
    measured, routing = law(
        "deduplicating", [2, 4, 8, 16, 32, 64], Fraction(1, 100), Fraction(10**10), factor=slow
    )
    found = fit_only(measured, routing)
    assert found.largest_supported_n == 16
    assert [point.n for point in found.unmodelled] == [32, 64]
    assert abs(found.unmodelled[0].miss - Fraction(1, 2)) < Fraction(1, 10**5)
    assert found.unmodelled[0].reason == "50 % slower than the regime n = 2..16 says"
    assert [(b.after, b.before, b.right_misses) for b in found.breaks] == [(16, 32, None)]
    assert found.breaks_between(16, 20) == found.breaks
    assert found.breaks_between(2, 16) == found.breaks_between(33, 60) == ()


def test_a_break_before_the_first_regime_is_seen_from_the_right():
    measured, routing = law(
        "per_slot",
        [1, 2, 3, 4, 5],
        Fraction(1, 100),
        Fraction(10**9),
        factor={1: Fraction(1, 2), 2: Fraction(1, 2)},
    )
    found = fit_only(measured, routing)
    assert [regime.calibrated for regime in found.regimes] == [(3, 4, 5)]
    (seen,) = found.breaks
    assert (seen.after, seen.before, seen.left_misses) == (2, 3, None)
    assert abs(seen.right_misses + Fraction(1, 2)) < Fraction(1, 10**5)
    assert [point.reason for point in found.unmodelled] == [
        "50 % faster than the regime n = 3..5 says"
    ] * 2


def test_named_regimes_are_taken_as_named():
    factor = {n: Fraction(101, 100) for n in (9, 12, 16)}
    measured, routing = law(
        "per_slot", [1, 2, 4, 8, 9, 12, 16], Fraction(1, 100), Fraction(10**10), factor=factor
    )
    assert len(fit_only(measured, routing).regimes) == 1
    kernel = replace(measured.kernels[0], regimes=((9, 32), (1, 8)))
    found = fit_only(replace(measured, kernels=(kernel,)), routing)
    assert [(r.n_lo, r.n_hi, r.calibrated, r.named) for r in found.regimes] == [
        (1, 8, (1, 2, 4, 8), True),
        (9, 32, (9, 12, 16), True),
    ]
    assert found.largest_supported_n == 16
    assert found.regime_at(20).covers(20)
    assert not found.regime_at(20).calibrated_covers(20)
    assert found.regime_at(33) is None
    assert found.nearest(33).n_hi == 32
    assert found.breaks[0].after == 8


def test_a_named_regime_that_does_not_hold_says_so():
    measured, routing = law(
        "per_slot", [1, 2, 4, 8], Fraction(1, 100), Fraction(10**10), factor={8: Fraction(2)}
    )
    kernel = replace(measured.kernels[0], regimes=((1, 8),))
    found = fit_only(replace(measured, kernels=(kernel,)), routing)
    assert found.outcome == "law_not_supported"
    assert "the named regime n = 1..8 does not hold" in found.refusal
    assert {point.n for point in found.unmodelled} == {1, 2, 4, 8}


def test_a_named_regime_with_too_few_points_says_what_to_measure():
    measured, routing = law("per_slot", [1, 2, 4, 9], Fraction(1, 100), Fraction(10**10))
    kernel = replace(measured.kernels[0], regimes=((5, 12),))
    found = fit_only(replace(measured, kernels=(kernel,)), routing)
    assert found.outcome == "refused"
    assert len(found.measure_next) == 2
    assert all(5 <= n <= 12 and n != 9 for n in found.measure_next)
    reasons = {point.n: point.reason for point in found.unmodelled}
    assert reasons[1] == "outside every regime that the file names"
    assert reasons[9] == "the named regime n = 5..12 has fewer than 3 points"


wide = st.one_of(
    st.just(Fraction(1)), st.fractions(Fraction(9, 10), Fraction(11, 10), max_denominator=50)
)


@given(
    st.sampled_from(["per_slot", "deduplicating"]),
    st.lists(st.integers(1, 90), min_size=3, max_size=9, unique=True).map(sorted),
    fixed_times,
    bandwidths,
    st.sampled_from(["largest_residual", "leave_one_out", "given"]),
    st.sampled_from([Fraction(1, 20), Fraction(1, 100), Fraction(2, 7)]),
    st.data(),
)
@settings(max_examples=150, deadline=None)
def test_regimes_are_those_of_the_direct_definition(kind, ns, F, W, method, tolerance, data):
    factor, level = {}, Fraction(1)
    for n in ns:
        level *= data.draw(st.sampled_from([1, 1, 1, Fraction(3, 2), Fraction(1, 3)]))
        factor[n] = level * data.draw(wide)
    measured, routing = law(kind, ns, F, W, factor=factor)
    value = tolerance if method == "given" else None
    rule = ErrorRule(method, value=value, tolerance=tolerance)
    found = fit_only(replace(measured, error=rule), routing)
    assert [(r.calibrated, r.fixed, r.bandwidth, r.e) for r in found.regimes] == by_definition(
        found.points, rule
    )


# --- refusals -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["per_slot", "deduplicating"])
@pytest.mark.parametrize(
    "ns", [[], [1], [2], [4], [9], [1, 2], [8, 9], [1, 8], [2, 64], [64], [128, 256], [300, 301]]
)
def test_too_few_points_are_refused_with_the_n_to_measure_next(kind, ns):
    measured, routing = law(kind, ns, Fraction(1, 100), Fraction(10**10))
    found = fit_only(measured, routing)
    assert (found.outcome, found.regimes, found.largest_supported_n) == ("refused", (), None)
    together = sorted({*ns, *found.measure_next})
    assert len(together) == 3
    assert together[0] >= 1
    assert not set(ns) & set(found.measure_next)
    assert all(f"{n}" in found.refusal for n in found.measure_next)
    # What is proposed is enough: the fit works once those n are measured.
    again, routing = law(kind, together, Fraction(1, 100), Fraction(10**10))
    assert fit_only(again, routing).outcome == "fitted"


def test_held_out_rows_do_not_count_as_points():
    times = {1: "1", 2: "2", 4: "4", 8: "8"}
    kernel = series("per_slot", rows(times, holdout=[4, 8]))
    found = fit_only(measurement(kernel))
    assert found.outcome == "refused"
    assert "only n = 1, 2" in found.refusal


def test_a_law_that_does_not_hold_is_a_result_with_its_evidence():
    times = {1: "1", 2: "9", 4: "1", 8: "9", 16: "1"}
    found = fit_only(measurement(series("per_slot", rows(times))))
    assert found.outcome == "law_not_supported"
    assert found.refusal.startswith("law not supported here: no 3 neighbouring points")
    assert found.one_line is None or found.one_line.largest > Fraction(1, 2)
    assert [point.n for point in found.unmodelled] == [1, 2, 4, 8, 16]
    assert found.measure_next == ()
    falling = fit_only(measurement(series("per_slot", rows({1: "9", 2: "5", 4: "2"}))))
    assert falling.outcome == "law_not_supported"
    assert falling.one_line is None
    assert "the time does not grow with the bytes" in falling.refusal


def test_rows_beyond_the_routing_data_are_set_aside():
    routing = Routing("table", "measured", table=((2, Fraction(11)), (8, Fraction(30))))
    times = {2: "11", 4: "17.5", 8: "30", 16: "50"}
    times[4] = str(Fraction(11) + Fraction(2, 6) * 19)
    measured = measurement(series("deduplicating", rows(times)), routing=routing)
    found = fit_only(measured)
    assert found.regimes[0].calibrated == (2, 4, 8)
    (aside,) = found.unmodelled
    assert (aside.n, aside.miss) == (16, None)
    assert "the routing data end at n = 8" in aside.reason


def test_a_time_that_hardly_grows_does_not_separate_fixed_time_and_bandwidth():
    flat = {1: "1.00", 2: "1.03", 4: "1.00", 8: "1.05"}
    (regime,) = fit_only(measurement(series("per_slot", rows(flat)))).regimes
    assert not regime.separable
    first, last = (regime.time(Fraction(n * 6 * 10**6)) for n in (1, 8))
    assert (1 + regime.e) * first >= (1 - regime.e) * last
    measured, routing = law("per_slot", [1, 2, 4, 8], Fraction(1, 100), Fraction(10**10))
    assert fit_only(measured, routing).regimes[0].separable


def test_times_that_stay_the_same_are_refused_and_not_called_against_the_law():
    flat = {1: "1.00", 2: "0.99", 4: "0.99", 8: "0.98"}
    found = fit_only(measurement(series("per_slot", rows(flat))))
    assert (found.outcome, found.regimes, found.one_line) == ("refused", (), None)
    assert "the time does not grow with the bytes" in found.refusal
    assert found.measure_next == (16,)
    assert "measure n = 16 next" in found.refusal
    saturated = {128: "1.00", 256: "0.99", 512: "0.98"}
    found = fit_only(measurement(series("deduplicating", rows(saturated))))
    assert (found.outcome, found.measure_next) == ("refused", (64,))


def test_nothing_to_measure_next_where_every_token_selects_every_expert():
    measured, routing = law("deduplicating", [1], Fraction(0), Fraction(10**10), N=6, m=6)
    found = fit_only(measured, routing)
    assert (found.outcome, found.measure_next) == ("refused", ())
    assert "next" not in found.refusal


# --- hold-outs ------------------------------------------------------------------------------------


@given(st.fractions(Fraction(1, 10), 10, max_denominator=100), st.booleans())
@settings(max_examples=25, deadline=None)
def test_held_out_rows_never_influence_the_fit(factor, named):
    ns, held = (1, 2, 4, 6, 8, 16), {4, 16}
    measured, routing = law("per_slot", ns, Fraction(1, 100), Fraction(10**10))
    plain = measured.kernels[0].rows
    regimes = ((1, 16),) if named else ()

    def with_holdouts(scale):
        changed = tuple(
            replace(row, use="holdout", times=(row.time * scale,)) if row.n in held else row
            for row in plain
        )
        return replace(measured.kernels[0], rows=changed, regimes=regimes)

    kernels = [with_holdouts(Fraction(1)), with_holdouts(factor)]
    first, second = (fit(measured, kernel, routing) for kernel in kernels)
    assert first == second
    assert first.regimes[0].calibrated == (1, 2, 6, 8)
    inner, outer = held_out(second, measured, kernels[1], routing)
    assert (inner.n, outer.n) == (4, 16)
    assert abs(inner.miss - (factor - 1)) < Fraction(1, 10**4)
    assert inner.note == "interpolated between the calibrated n = 1..8"
    assert outer.note == "extrapolated from the calibrated n = 1..8"
    assert inner.inside == (abs(inner.time / inner.predicted - 1) <= second.regimes[0].e)


def test_held_out_rows_without_regime_or_routing_say_so():
    kernel = series("per_slot", rows({1: "1", 2: "2"}, holdout=[2]))
    measured = measurement(kernel)
    (seen,) = held_out(fit_only(measured), measured, kernel, routing_model(measured))
    assert (seen.predicted, seen.inside, seen.note) == (None, None, "no regime")
    routing = Routing("table", "s", table=((2, Fraction(11)), (3, Fraction(16))))
    kernel = series("deduplicating", rows({1: "6", 2: "11", 3: "16", 4: "20"}, holdout=[4]))
    measured = measurement(kernel, routing=routing)
    (seen,) = held_out(fit_only(measured), measured, kernel, routing_model(measured))
    assert (seen.predicted, seen.note) == (None, "U(4) is not known")


def test_point_ratios_take_every_common_n():
    slow = series("per_slot", rows({1: "2", 2: "4", 4: "8"}, holdout=[4]))
    fast = series("deduplicating", rows({2: "5", 4: "7", 8: "9"}))
    measured = measurement(slow, fast)
    routing = routing_model(measured)
    found = point_ratios(measured, routing)
    assert [point.n for point in found] == [2, 4]
    for point, t_s, t_d in zip(found, (4, 8), (5, 7), strict=True):
        B_s = bytes_requested("per_slot", point.n, measured, routing)
        B_d = bytes_requested("deduplicating", point.n, measured, routing)
        assert point.r == (B_d / t_d) / (B_s / t_s)
        assert point.deduplicating_faster == (t_d < t_s) == (point.share < point.r)
    assert point_ratios(measurement(slow), routing) == ()


def test_a_fit_without_regimes_answers():
    empty = KernelFit("per_slot", "vec", "refused")
    assert empty.regime_at(1) is empty.nearest(1) is empty.largest_supported_n is None
    line = Line(Fraction(0), Fraction(1), ())
    two = [Regime(lo, hi, (lo, hi), line, Fraction(0), "", False) for lo, hi in ((3, 5), (9, 12))]
    found = KernelFit("per_slot", "vec", "fitted", regimes=tuple(two))
    assert [found.nearest(n) for n in (1, 4, 7, 10, 99)] == [two[i] for i in (0, 0, 0, 1, 1)]


# --- B1-B3: the truth is inside -------------------------------------------------------------------


@st.composite
def within(draw, true, e):
    """A fitted bandwidth within the relative error of the true one, ends included."""
    part = draw(st.fractions(-1, 1, max_denominator=20))
    return true * (1 + e * part)


@given(positive, positive, st.fractions(0, 50, max_denominator=20), errors, st.data())
@settings(max_examples=100, deadline=None)
def test_b1_contains_the_truth(B, W, F, e, data):
    fitted = data.draw(within(W, e))
    true, predicted = B / W, B / fitted
    assert b1(predicted, e).bounds.contains(true)
    found = b1(F + predicted, e, F)
    assert found.bounds.contains(F + true)
    assert found.bounds.lo == (1 - e) * (F + predicted)
    assert found.applies


@given(positive, positive, positive, positive, errors, errors, st.data())
@settings(max_examples=100, deadline=None)
def test_b2_and_b3_contain_the_truth(B_s, W_s, B_d, W_d, e_s, e_d, data):
    fit_s, fit_d = data.draw(within(W_s, e_s)), data.draw(within(W_d, e_d))
    saving = b2(B_s / fit_s, e_s, B_d / fit_d, e_d)
    assert saving.value == B_s / fit_s - B_d / fit_d
    assert saving.bounds.contains(B_s / W_s - B_d / W_d)
    assert saving.bounds.width == 2 * (e_s * B_s / fit_s + e_d * B_d / fit_d)
    ratio = b3(fit_d / fit_s, e_s, e_d)
    assert ratio.bounds.contains(W_d / W_s)
    assert ratio.bounds.lo == fit_d / fit_s * (1 - e_s) / (1 + e_d)


def test_bounds_are_sharp():
    # At the ends of the error the truth sits on the bound: the bounds cannot be narrower.
    e, W = Fraction(1, 10), Fraction(7)
    slow, fast = W * (1 - e), W * (1 + e)
    assert b1(1 / slow, e).bounds.lo == 1 / W
    assert b1(1 / fast, e).bounds.hi == 1 / W
    assert b3(fast / slow, e, e).bounds.lo == 1


@pytest.mark.parametrize("e", [Fraction(1), Fraction(3, 2), Fraction(-1, 10)])
def test_an_error_out_of_range_fails_the_hypothesis(e):
    small = Fraction(1, 100)
    assert not b1(Fraction(1), e).applies
    assert not b2(Fraction(1), e, Fraction(1), small).applies
    found = b3(Fraction(1), small, e)
    assert (found.applies, found.bounds) == (False, None)
    assert not b1(Fraction(1), small, Fraction(-1)).applies


def test_the_reading_of_b2_says_whether_it_is_certain():
    small = Fraction(1, 100)
    readings = [
        b2(t_s, small, t_d, small).reading
        for t_s, t_d in ((Fraction(2), Fraction(1)), (Fraction(1), Fraction(2)), (Fraction(1), 1))
    ]
    assert [("certain" in reading) for reading in readings] == [True, True, False]
