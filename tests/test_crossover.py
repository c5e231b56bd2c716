"""Where deduplication is faster: D1-D4, B4, and the prediction against a direct search."""

from dataclasses import replace
from fractions import Fraction

import pytest
from builders import measurement, rows, series
from hypothesis import given, settings
from hypothesis import strategies as st

from specmoe.bandwidth import bytes_requested, fit
from specmoe.crossover import (
    CrossoverPrediction,
    b4,
    d1,
    d2,
    d3,
    d4,
    observed_crossovers,
    predict,
    rules_of_thumb,
)
from specmoe.errors import InputError
from specmoe.exact import Interval
from specmoe.measurement.model import ErrorRule, ObservedCrossover, RatioRow, Routing
from specmoe.routing import dedup_bracket, routing_model

positive = st.fractions(Fraction(1, 50), 50, max_denominator=50)
ratios = st.fractions(Fraction(1, 20), 3, max_denominator=40)


def two(
    r,
    *,
    N=64,
    m=4,
    F_s=Fraction(0),
    F_d=Fraction(0),
    ns_s=(1, 2, 4, 8, 16),
    ns_d=(1, 2, 4, 8, 16),
    noise=(0, 0),
    holdout=(),
    **fields,
):
    """Both kernels obeying the law with W_s = 1 GB/s and W_d = r GB/s, in wobbling rows."""
    bare = measurement(N=N, m=m, routing=fields.get("routing"))
    routing = routing_model(bare)

    def times(kind, ns, F, W, wobble):
        return {
            n: (F + bytes_requested(kind, n, bare, routing) / W)
            * (1 + wobble * (-1 if i % 2 else 1))
            for i, n in enumerate(ns)
        }

    giga = Fraction(10**9)
    slow = series("per_slot", rows(times("per_slot", ns_s, F_s, giga, noise[0]), holdout))
    fast = series("deduplicating", rows(times("deduplicating", ns_d, F_d, r * giga, noise[1])))
    measured = measurement(slow, fast, N=N, m=m, **fields)
    fits = {kernel.kind: fit(measured, kernel, routing) for kernel in measured.kernels}
    return measured, routing, fits


# --- D1-D4, B4 ------------------------------------------------------------------------------------


@given(positive, positive, positive, positive)
@settings(max_examples=50, deadline=None)
def test_d1_compares_times(B_d, W_d, B_s, W_s):
    found = d1(B_d, W_d, B_s, W_s)
    assert found.value == (B_d / W_d < B_s / W_s)
    assert (found.claim, found.applies) == ("D1", True)


@given(*[st.fractions(0, 20, max_denominator=20)] * 2, positive, positive, positive, positive)
@settings(max_examples=50, deadline=None)
def test_d2_compares_times_with_fixed_times(f_d, f_s, B_d, W_d, B_s, W_s):
    found = d2(f_d, B_d, W_d, f_s, B_s, W_s)
    assert found.value == (f_d + B_d / W_d < f_s + B_s / W_s)
    assert found.claim == "D2"


def test_a_tie_is_not_faster():
    assert d1(Fraction(1, 3), Fraction(1), Fraction(1), Fraction(3)).value is False
    assert d2(*map(Fraction, (1, 1, 1, 0, 2, 1))).value is False


def test_d1_refuses_what_is_not_positive():
    with pytest.raises(InputError) as caught:
        d1(Fraction(1), Fraction(0), Fraction(1), Fraction(1))
    assert caught.value.path == "W_d"


@given(
    st.dictionaries(st.integers(1, 12), positive, min_size=1),
    st.dictionaries(st.integers(1, 12), positive, min_size=1),
)
@settings(max_examples=50, deadline=None)
def test_d3_finds_the_least_n_and_checks_its_hypotheses(shares, levels):
    found = d3(shares, levels)
    ns = sorted(set(shares) & set(levels))
    faster = [n for n in ns if shares[n] < levels[n]]
    assert found.value == (faster[0] if faster else None)
    falling = all(shares[a] >= shares[b] for a in ns for b in ns if a <= b)
    rising = all(levels[a] <= levels[b] for a in ns for b in ns if a <= b)
    assert found.applies == (falling and rising)
    if found.applies and faster:
        assert faster == [n for n in ns if n >= found.value]


@given(st.integers(1, 60), st.integers(1, 8), ratios, st.fractions(-5, 5, max_denominator=9))
@settings(max_examples=50, deadline=None)
def test_d4_is_the_bracket_of_routing(N, m, r, shift):
    m = min(N, m)
    found = d4(N, m, r, shift)
    assert found.value == dedup_bracket(N, m, r, shift)
    assert (found.bounds.lo, found.bounds.hi) == found.value
    assert [h.status for h in found.hypotheses] == ["checked", "checked", "assumed"]


@given(
    st.lists(st.tuples(positive, positive, positive), min_size=1, max_size=8),
    st.data(),
)
@settings(max_examples=50, deadline=None)
def test_b4_contains_the_crossover_of_any_ratio_within_the_bounds(triples, data):
    shares = {n: share for n, (share, _, _) in enumerate(triples, start=1)}
    bounds = {n: Interval(min(a, b), max(a, b)) for n, (_, a, b) in enumerate(triples, start=1)}
    part = {n: data.draw(st.fractions(0, 1, max_denominator=10)) for n in shares}
    true = {n: bounds[n].lo + part[n] * bounds[n].width for n in shares}
    never = len(shares) + 1
    value = next((n for n in shares if shares[n] < true[n]), never)
    found = b4(shares, bounds)
    least, sure = (end or never for end in found.value)
    assert least <= value <= sure
    assert (found.bounds is None) == (never in (least, sure))


# --- the prediction -------------------------------------------------------------------------------


def direct(pair, routing, n, factor=1):
    """Whether T_d(n) < factor T_s(n), from the fitted numbers alone."""
    c = pair.expert_bytes
    fast = pair.deduplicating.fixed + routing.U(n) * c / pair.deduplicating.bandwidth
    slow = pair.per_slot.fixed + n * pair.m * c / pair.per_slot.bandwidth
    return fast < factor * slow


@given(
    ratios,
    st.sampled_from([(24, 3), (16, 2), (8, 8), (12, 1)]),
    st.fractions(0, Fraction(1, 50), max_denominator=500),
    st.fractions(0, Fraction(1, 50), max_denominator=500),
    st.sampled_from([Fraction(0), Fraction(1, 50)]),
    st.sampled_from([Fraction(0), Fraction(1, 40)]),
)
@settings(max_examples=30, deadline=None)
def test_the_prediction_is_what_a_direct_search_finds(r, shape, F_s, F_d, x, y):
    N, m = shape
    measured, routing, fits = two(r, N=N, m=m, F_s=F_s, F_d=F_d, noise=(x, y))
    found = predict(measured, routing, fits)
    if found.pair is None:
        assert found.verdict == "undecided"
        return
    pair, (lowest, end) = found.pair, found.searched
    assert end == 4 * N
    assert lowest in (1, pair.n_lo)
    ns = range(lowest, end + 1)
    e_s, e_d = pair.per_slot.e, pair.deduplicating.e
    assert found.value == next((n for n in ns if direct(pair, routing, n)), None)
    may, sure = (1 + e_s) / (1 - e_d), (1 - e_s) / (1 + e_d)
    assert found.bracket[0] == next((n for n in ns if direct(pair, routing, n, may)), None)
    unsure = [n for n in ns if not direct(pair, routing, n, sure)]
    after = max(unsure, default=lowest - 1) + 1
    assert found.bracket[1] == (after if after <= 4 * N else None)
    later = [direct(pair, routing, n) for n in ns if found.value and n >= found.value]
    assert found.single == (bool(later) and all(later))
    if found.value:
        at_value, once, any_router, bracket = found.claims
        assert at_value.value is True
        assert once.value == found.value
        if once.applies:
            assert found.single
        assert any_router.value == dedup_bracket(N, m, pair.r, pair.shift)
        assert any_router.value[0] <= found.value <= max(lowest, any_router.value[1])
        assert bracket.value == found.bracket
        least, largest = found.any_router
        assert least <= found.bracket[0]
        assert found.bracket[1] is None or found.bracket[1] <= max(lowest, largest)


@given(ratios, st.fractions(-1, 1, max_denominator=8), st.fractions(-1, 1, max_denominator=8))
@settings(max_examples=25, deadline=None)
def test_the_bracket_contains_the_truth_when_the_times_are_off_inside_e(r, x, y):
    wobble = (Fraction(1, 50), Fraction(1, 40))
    measured, routing, fits = two(r, N=16, m=2, noise=wobble, F_d=Fraction(1, 200))
    found = predict(measured, routing, fits)
    pair = found.pair
    # Any true times within the errors, here off by a constant factor for each kernel.
    factor = (1 + x * pair.per_slot.e) / (1 + y * pair.deduplicating.e)
    true = next((n for n in range(1, 65) if direct(pair, routing, n, factor)), 10**9)
    least, sure = found.bracket
    assert (least or 10**9) <= true <= (sure or 10**9)


@given(st.integers(1, 80), st.fractions(Fraction(1, 2), 2, max_denominator=30))
@settings(max_examples=25, deadline=None)
def test_ratio_and_bounds_of_a_pair_are_d2(n, factor):
    measured, routing, fits = two(
        Fraction(1, 2), F_s=Fraction(1, 100), F_d=Fraction(1, 50), noise=(0, Fraction(1, 40))
    )
    pair = predict(measured, routing, fits).pair
    B_s = n * pair.m * pair.expert_bytes
    fixed = pair.per_slot.fixed - pair.deduplicating.fixed
    assert pair.ratio(n) == pair.r * (1 + fixed * pair.per_slot.bandwidth / B_s)
    share = routing.share(n)
    assert direct(pair, routing, n) == (share < pair.ratio(n))
    bounds = pair.ratio_bounds(n)
    assert direct(pair, routing, n, pair.may_factor) == (share < bounds.hi)
    assert direct(pair, routing, n, pair.sure_factor) == (share < bounds.lo)
    assert bounds.contains(pair.ratio(n))
    assert direct(pair, routing, n, factor) == (routing.U(n) < pair.threshold(n, factor))


def test_a_crossover_inside_the_calibration_is_not_extrapolated():
    measured, routing, fits = two(Fraction(9, 10), N=32)
    found = predict(measured, routing, fits)
    assert (found.verdict, found.value, found.bracket) == ("predicted", 3, (3, 3))
    assert (found.extrapolated, found.extrapolation, found.calibrated) == (False, "", (1, 16))
    assert found.supported == (1, 16)


def test_a_crossover_outside_the_calibration_says_so():
    measured, routing, fits = two(Fraction(1, 2))
    found = predict(measured, routing, fits)
    assert (found.value, found.extrapolated) == (27, True)
    text = "extrapolated: n = 27 outside the calibrated n = 1..16 of both kernels"
    assert found.extrapolation == text


def test_an_extrapolation_into_a_break_names_it_in_the_same_sentence():
    measured, routing, _ = two(Fraction(1, 2))
    fast = measured.kernels[1]
    late = replace(fast.rows[-1], n=64, times=(Fraction(9),))
    fast = replace(fast, rows=(*fast.rows, late))
    measured = replace(measured, kernels=(measured.kernels[0], fast))
    fits = {kernel.kind: fit(measured, kernel, routing) for kernel in measured.kernels}
    found = predict(measured, routing, fits)
    assert found.extrapolation == (
        "extrapolated: n = 27 outside the calibrated n = 1..16 of both kernels, "
        "into or across the deduplicating kernel's break between n = 16 and 64"
    )


def test_none_found_is_a_statement_about_the_end_of_the_search():
    # At r = 1/40 the bracket of D4 reaches beyond the limit that was asked for.
    measured, routing, fits = two(Fraction(1, 40))
    found = predict(measured, routing, fits, limit=30)
    assert (found.verdict, found.value, found.searched) == ("none_found", None, (1, 30))
    assert found.bracket == (None, None)
    assert "n = 30 outside the calibrated" in found.extrapolation
    with pytest.raises(InputError, match="nothing to search"):
        predict(measured, routing, fits, limit=0)


def test_the_search_ends_with_the_routing_data():
    table = tuple((n, Fraction(4 * n if n < 5 else 12 + n)) for n in range(1, 21))
    measured, routing, fits = two(Fraction(1, 3), routing=Routing("table", "ours", table=table))
    found = predict(measured, routing, fits)
    assert found.searched == (1, 20)
    assert found.claims[1].hypotheses[0].status == "checked"


def test_a_kernel_that_is_faster_at_first_and_then_not_is_reported():
    # Deduplication starts with the smaller fixed time, loses by bandwidth, wins by saturation.
    measured, routing, fits = two(Fraction(1, 2), F_s=Fraction(1, 100))
    found = predict(measured, routing, fits)
    assert (found.value, found.single) == (1, False)
    assert not found.claims[1].applies  # D3: the ratio with fixed times is not nondecreasing
    assert any("per-slot is faster again at n = " in reason for reason in found.reasons)
    assert found.bracket[1] > 10


def test_a_ratio_that_the_data_do_not_determine_is_reported():
    flat = rows({1: "1.00", 2: "1.03", 4: "1.00", 8: "1.05"})
    measured, routing, _ = two(Fraction(1, 2))
    measured = replace(measured, kernels=(measured.kernels[0], series("deduplicating", flat)))
    fits = {kernel.kind: fit(measured, kernel, routing) for kernel in measured.kernels}
    reasons = predict(measured, routing, fits).reasons
    assert any("over n = 1..8 the deduplicating time grows by less" in text for text in reasons)
    assert not any("per_slot time grows" in text for text in reasons)


# --- regimes --------------------------------------------------------------------------------------


def with_regimes(fast_ns, slow_ns, r=Fraction(9, 10), jump=Fraction(3, 2)):
    """Per-slot rows that jump after n = 8, deduplicating rows that share the later regime."""
    bare = measurement(N=32, m=4)
    routing = routing_model(bare)
    giga = Fraction(10**9)
    slow, fast = (
        {n: bytes_requested(kind, n, bare, routing) / W for n in ns}
        for kind, ns, W in (("per_slot", slow_ns, giga), ("deduplicating", fast_ns, r * giga))
    )
    slow = {n: t * (jump if n > 8 else 1) for n, t in slow.items()}
    fast = {n: t * jump for n, t in fast.items()}
    measured = measurement(
        series("per_slot", rows(slow)), series("deduplicating", rows(fast)), N=32, m=4
    )
    fits = {kernel.kind: fit(measured, kernel, routing) for kernel in measured.kernels}
    return measured, routing, fits


def test_kernels_are_compared_in_a_common_regime_only():
    measured, routing, fits = with_regimes((9, 12, 16), (1, 2, 4, 8, 9, 12, 16))
    found = predict(measured, routing, fits)
    assert (found.verdict, found.value, found.bracket[0]) == ("at_or_below", 9, 9)
    assert found.searched[0] == 9
    assert found.reasons == (
        "below n = 9 the kernels cannot be compared in a common regime",
        "faster already at n = 9: the crossover may be lower",
    )
    assert found.pair.per_slot.n_lo == 9


def test_a_named_regime_is_not_left_downwards():
    measured, routing, _ = two(Fraction(1, 2), ns_s=(4, 8, 16), ns_d=(4, 8, 16))
    kernels = tuple(replace(kernel, regimes=((3, 40),)) for kernel in measured.kernels)
    lowest = {}
    for name, chosen in (("named", kernels), ("found", measured.kernels)):
        one = replace(measured, kernels=chosen)
        fits = {kernel.kind: fit(one, kernel, routing) for kernel in chosen}
        lowest[name] = predict(one, routing, fits).searched[0]
    assert lowest == {"named": 3, "found": 1}


def test_without_a_common_regime_it_is_undecided_and_says_what_would_be_needed():
    measured, routing, fits = with_regimes((9, 12, 16), (1, 2, 4, 8))
    found = predict(measured, routing, fits)
    assert (found.verdict, found.value, found.pair, found.claims) == ("undecided", None, None, ())
    assert found.reasons == (
        "no common regime: per_slot n = 1..8, deduplicating n = 9..16; "
        "measure both kernels at the same n",
    )
    assert dict(found.needed)[16] == routing.share(16)


def test_one_kernel_alone_is_undecided():
    measured, routing, fits = two(Fraction(1, 2))
    alone = replace(measured, kernels=measured.kernels[:1])
    found = predict(alone, routing, {"per_slot": fits["per_slot"]})
    assert found.verdict == "undecided"
    assert found.reasons == ("the deduplicating kernel was not measured",)
    assert [n for n, _ in found.needed] == [2, 4, 8, 16, 32, 64]
    for n, r in found.needed:
        assert d1(routing.U(n), r, Fraction(n * 4), Fraction(1)).value is False
        assert d1(routing.U(n), r * Fraction(1001, 1000), Fraction(n * 4), Fraction(1)).value


def test_a_refused_fit_is_the_reason():
    measured, routing, fits = two(Fraction(1, 2), ns_d=(2, 4))
    found = predict(measured, routing, fits)
    assert found.verdict == "undecided"
    assert "need at least 3 different n" in found.reasons[0]
    named, routing, fits = two(Fraction(1, 2))
    kernels = tuple(replace(kernel, regimes=((8, 99),)) for kernel in named.kernels)
    assert predict(replace(named, kernels=kernels), routing, fits).verdict == "predicted"


def test_a_search_that_ends_before_the_common_regime_is_undecided():
    measured, routing, fits = with_regimes((9, 12, 16), (1, 2, 4, 8, 9, 12, 16))
    found = predict(measured, routing, fits, limit=5)
    assert found.verdict == "undecided"
    assert "compared from n = 9 on" in found.reasons[0]


@pytest.mark.parametrize(
    ("fast_low", "fast_high", "least", "most"),
    [
        (2, 9, 33, 128),  # the left pair alone would have said so in the gap
        (9, 2, 24, 24),  # the right pair alone would have
    ],
)
def test_between_two_pairs_of_regimes_both_must_agree(fast_low, fast_high, least, most):
    # Both kernels jump between 8 and 24; in the gap either pair may hold.
    bare = measurement(N=32, m=4)
    routing = routing_model(bare)
    giga = Fraction(10**9)
    low, high = (1, 2, 4, 8), (24, 28, 32)
    slow = {n: bytes_requested("per_slot", n, bare, routing) / giga for n in (*low, *high)}
    fast = {n: bytes_requested("deduplicating", n, bare, routing) / giga for n in (*low, *high)}
    slow = {n: t * (2 if n in high else 1) for n, t in slow.items()}
    fast = {n: t * (fast_low if n in low else fast_high) for n, t in fast.items()}
    measured = measurement(
        series("per_slot", rows(slow)), series("deduplicating", rows(fast)), N=32, m=4
    )
    fits = {kernel.kind: fit(measured, kernel, routing) for kernel in measured.kernels}
    assert [len(found.regimes) for found in fits.values()] == [2, 2]
    found = predict(measured, routing, fits)
    pairs = dict.fromkeys(range(1, 129), False)
    slow_fit, fast_fit = fits["per_slot"], fits["deduplicating"]
    for n in pairs:
        speaking = [0] if n <= 8 else [0, 1] if n < 24 else [1]
        c = Fraction(10**6)
        pairs[n] = all(
            fast_fit.regimes[i].time(routing.U(n) * c) < slow_fit.regimes[i].time(n * 4 * c)
            for i in speaking
        )
    assert found.value == next(n for n, faster in pairs.items() if faster)
    assert least <= found.value <= most
    assert found.pair.n_lo == 24


# --- a table of ratios ----------------------------------------------------------------------------


def test_a_ratio_table_is_used_instead_of_the_fits():
    table = (RatioRow(4, Fraction(1, 2), "s"), RatioRow(16, Fraction(4, 5), "s"))
    measured, routing, fits = two(Fraction(1, 100), ratio=table)
    found = predict(measured, routing, fits)

    def r(n):
        part = Fraction(min(max(n, 4), 16) - 4, 12)
        return Fraction(1, 2) + part * Fraction(3, 10)

    assert found.method == "ratio_table"
    assert found.value == next(n for n in range(1, 257) if routing.share(n) < r(n))
    assert found.bracket == (found.value, found.value)
    assert (found.calibrated, found.extrapolated) == ((4, 16), False)
    assert [claim.claim for claim in found.claims] == ["D3", "B4"]
    assert any("taken as exact" in reason for reason in found.reasons)
    assert found.pair is None
    assert found.any_router == (dedup_bracket(64, 4, Fraction(4, 5))[0], 33)


def test_a_given_error_widens_a_ratio_table():
    table = (RatioRow(8, Fraction(1, 2), "s"),)
    rule = ErrorRule("given", value=Fraction(1, 10), source="s")
    measured, routing, _ = two(Fraction(1, 2), ratio=table)
    found = predict(replace(measured, error=rule), routing, {})
    assert found.value == 27
    lo, hi = Fraction(9, 22), Fraction(11, 18)
    expected = tuple(
        next(n for n in range(1, 257) if routing.share(n) < bound) for bound in (hi, lo)
    )
    assert found.bracket == expected
    assert found.extrapolated
    assert not any("taken as exact" in reason for reason in found.reasons)
    wrong = ErrorRule("given", value=Fraction(1), source="s")
    with pytest.raises(InputError, match="error of the ratio"):
        predict(replace(measured, error=wrong), routing, {})


# --- what it is compared with ---------------------------------------------------------------------


def test_held_out_rows_are_compared_and_never_used():
    results = []
    for factor in (1, 3):
        measured, routing, _ = two(Fraction(1, 2), holdout=(16,))
        slow = measured.kernels[0]
        last = replace(slow.rows[-1], times=(slow.rows[-1].time * factor,))
        measured = replace(
            measured,
            kernels=(replace(slow, rows=(*slow.rows[:-1], last)), measured.kernels[1]),
        )
        fits = {kernel.kind: fit(measured, kernel, routing) for kernel in measured.kernels}
        results.append(predict(measured, routing, fits))
    same = ("verdict", "value", "bracket", "pair", "searched", "claims", "any_router")
    for name in same:
        assert getattr(results[0], name) == getattr(results[1], name)
    assert [row.inside for row in results[0].held_out["per_slot"]] == [True]
    assert [row.inside for row in results[1].held_out["per_slot"]] == [False]
    assert any("per_slot at n = 16 by 200 %" in reason for reason in results[1].reasons)
    assert not any("held-out" in reason for reason in results[0].reasons)


def test_observed_crossovers_come_from_rows_and_from_the_file():
    slow = series("per_slot", rows({2: "2", 4: "4", 8: "8", 16: "16", 32: "31"}, holdout=[16]))
    fast = series("deduplicating", rows({2: "5", 4: "6", 8: "9", 16: "12", 64: "20"}))
    stated = ObservedCrossover(20, None, "https://example.org")
    seen = observed_crossovers(measurement(slow, fast, observed_crossover=stated))
    assert [(o.lo, o.hi) for o in seen] == [(9, 16), (21, None)]
    assert seen[0].how == "both kernels measured at n = 2, 4, 8, 16"
    assert [seen[0].contains(n) for n in (8, 9, 16, 17)] == [False, True, True, False]
    assert seen[1].contains(10**6)
    noisy = series("deduplicating", rows({2: "1", 4: "6", 8: "7"}))
    assert [(o.lo, o.hi) for o in observed_crossovers(measurement(slow, noisy))] == [(1, 2)]
    never = series("deduplicating", rows({2: "9", 4: "9"}))
    assert [(o.lo, o.hi) for o in observed_crossovers(measurement(slow, never))] == [(5, None)]
    assert observed_crossovers(measurement(slow)) == ()


@pytest.mark.parametrize(
    ("stated", "agrees"),
    [
        (ObservedCrossover(26, 27, "s"), True),
        (ObservedCrossover(27, None, "s"), False),
        (ObservedCrossover(10, 20, "s"), False),
    ],
)
def test_the_value_is_compared_with_what_was_observed(stated, agrees):
    measured, routing, fits = two(Fraction(1, 2), observed_crossover=stated)
    assert predict(measured, routing, fits).agrees is agrees


@pytest.mark.parametrize(
    ("N", "m", "expected"),
    [(128, 8, (33, 8, 9)), (64, 6, (22, 11, 9)), (8, 2, (9, 32, 9)), (256, 80, (7, 1, 9))],
)
def test_rules_of_thumb_by_their_own_words(N, m, expected):
    found = rules_of_thumb(N, m)
    assert tuple(rule.crossover for rule in found) == expected
    ns = range(1, 200)
    assert expected[0] == next(n for n in ns if not n * m <= 2 * N)
    assert expected[1] == next(n for n in ns if n * m >= 64)
    assert expected[2] == next(n for n in ns if not n <= 8)


def test_an_empty_prediction_is_undecided():
    empty = CrossoverPrediction("undecided")
    assert (empty.value, empty.bracket, empty.agrees) == (None, (None, None), None)
