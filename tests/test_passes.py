"""Pass times and step costs: where each number comes from, and what is missing."""

from dataclasses import replace
from fractions import Fraction

import pytest
from builders import measurement, rows, series
from hypothesis import given, settings
from hypothesis import strategies as st

from specmoe.bandwidth import bytes_requested, fit
from specmoe.errors import InputError
from specmoe.exact import Interval
from specmoe.measurement.model import Drafting, Routing, Row
from specmoe.passes import ROUNDING_ONLY, PassTimes, brief, cliffs, draft_time, step_costs
from specmoe.routing import routing_model

NOISE = {2: "1.01", 4: "0.99", 8: "1", 16: "1.01"}
ms = Fraction(1, 1000)


def both_kernels(**fields):
    """One per-slot row at n = 1, a deduplicating regime 2..16, one row beyond it, one held out."""
    routing = routing_model(measurement())
    times = {n: (8 * ms + routing.U(n) * ms / 5) * Fraction(part) for n, part in NOISE.items()}
    times[32] = 60 * ms
    times[64] = 90 * ms
    return measurement(
        series("per_slot", rows({1: 5 * ms})),
        series("deduplicating", rows(times, holdout=[64])),
        **fields,
    )


def times_of(measured):
    routing = routing_model(measured)
    fits = {kernel.kind: fit(measured, kernel, routing) for kernel in measured.kernels}
    return PassTimes(measured, routing, fits)


# --- one kernel -----------------------------------------------------------------------------------


def test_each_time_says_where_it_comes_from():
    times = times_of(both_kernels())
    found = {n: times.pass_time(n) for n in (1, 2, 3, 16, 17, 32, 64)}
    origins = {n: time.chosen.origin for n, time in found.items() if time}
    assert origins == {
        1: "measured",
        2: "fitted",
        3: "interpolated",
        16: "fitted",
        32: "measured",
    }
    assert found[1].chosen.kind == "per_slot"
    assert found[1].chosen.notes == (ROUNDING_ONLY,)
    assert found[1].chosen.bounds == Interval.point(5 * ms)  # built without a written figure
    regime = times.fits["deduplicating"].regimes[0]
    assert found[3].chosen.e == regime.e > 0
    assert found[32].time == 60 * ms


def test_a_fitted_time_is_the_law_and_its_bounds_are_b1():
    times = times_of(both_kernels())
    regime = times.fits["deduplicating"].regimes[0]
    for n in range(2, 17):
        found = times.kernel_time("deduplicating", n)
        requested = bytes_requested("deduplicating", n, times.measurement, times.routing)
        assert found.time == regime.fixed + requested / regime.bandwidth
        assert found.bounds == Interval.around(found.time, regime.e)
    for row in times.measurement.series("deduplicating").rows[:4]:
        assert times.kernel_time("deduplicating", row.n).bounds.contains(row.time)


def test_a_spread_gives_the_error_of_a_measured_row():
    repeats = series("per_slot", rows({1: ["9", "10", "11"]}))
    stated = replace(repeats.rows[0], n=2, times=(Fraction(10),), spread=Fraction(2))
    wild = replace(repeats.rows[0], n=3, times=(Fraction(1),), spread=Fraction(1))
    times = times_of(measurement(replace(repeats, rows=(*repeats.rows, stated, wild))))
    times.fits.clear()
    assert times.kernel_time("per_slot", 1).e == Fraction(1, 10)
    assert times.kernel_time("per_slot", 1).notes == ()
    assert times.kernel_time("per_slot", 2).bounds == Interval(Fraction(8), Fraction(12))
    assert times.kernel_time("per_slot", 3) is None  # a spread of 100 % is no figure


def test_nothing_is_extrapolated_unless_asked():
    times = times_of(both_kernels())
    assert times.kernel_time("deduplicating", 20) is None
    assert times.kernel_time("deduplicating", 1) is None
    asked = times.kernel_time("deduplicating", 20, extrapolate=True)
    assert asked.origin == "extrapolated"
    assert asked.notes == (
        "extrapolated from the calibrated n = 2..16, across the break between 16 and 32",
    )
    low = times.kernel_time("deduplicating", 1, extrapolate=True)
    assert low.notes == ("extrapolated from the calibrated n = 2..16",)
    assert times.kernel_time("per_slot", 2, extrapolate=True) is None  # it has no fit
    assert times.kernel_time("mixed", 2, extrapolate=True) is None


def test_a_named_regime_beyond_its_calibration_is_extrapolated_too():
    measured = both_kernels()
    kernel = replace(measured.kernels[1], regimes=((2, 24),))
    times = times_of(replace(measured, kernels=(measured.kernels[0], kernel)))
    assert times.kernel_time("deduplicating", 20) is None
    found = times.kernel_time("deduplicating", 20, extrapolate=True)
    assert found.origin == "extrapolated"
    assert "calibrated n = 2..16" in found.notes[0]
    costs = step_costs(times, None, 19)
    assert max(costs.costs) == 15
    assert [gap.k for gap in costs.missing] == [16, 17, 18, 19]


def test_rounding_is_the_error_of_a_figure_without_spread():
    written = series("per_slot", rows({1: "0.0267", 2: "0.05"}))
    rate = replace(written.rows[1], as_written="40 tokens/s")
    time = replace(written.rows[0], as_written="26.7 ms")
    times = times_of(measurement(replace(written, rows=(time, rate))))
    assert times.kernel_time("per_slot", 1).e == Fraction(5, 2665)
    # 40 tokens/s may be 39.5: the time is then 40/39.5 of the stated one.
    assert times.kernel_time("per_slot", 2).e == Fraction(40 * 2, 79) - 1
    assert times.kernel_time("per_slot", 2).notes == (ROUNDING_ONLY,)


def test_a_measured_row_of_a_mixed_kernel_comes_before_its_fit():
    """Which bytes a mixed kernel reads is not known, so its fit only fills the gaps."""
    figures = {3: "0.0597", 4: "0.0659", 5: "0.0748", 7: "0.089"}
    times = times_of(measurement(series("mixed", rows(figures))))
    assert times.fits["mixed"].outcome == "fitted"
    for n, figure in figures.items():
        found = times.kernel_time("mixed", n)
        assert (found.origin, found.time) == ("measured", Fraction(figure))
    assert times.kernel_time("mixed", 6).origin == "interpolated"


def test_held_out_rows_are_never_used():
    times = times_of(both_kernels())
    assert times.pass_time(64) is None
    assert "n = 64 is outside the regimes n = 2..16" in times.why_missing(64)
    assert "per_slot: no row at n = 64 and no regime" in times.why_missing(64)


def test_routing_data_that_end_leave_the_row_alone():
    routing = Routing("table", "measured", table=((2, Fraction(11)), (4, Fraction(18))))
    times = {2: "11", 3: "14.5", 4: "18", 8: "30"}
    kernel = replace(series("deduplicating", rows(times)), regimes=((2, 8),))
    found = times_of(measurement(kernel, routing=routing))
    assert found.kernel_time("deduplicating", 8).origin == "measured"
    assert found.kernel_time("deduplicating", 6) is None
    assert found.kernel_time("deduplicating", 6, extrapolate=True) is None
    assert "U(6) is not known" in found.why_missing(6)
    assert times_of(measurement()).why_missing(1) == "no kernel was measured"


# --- two kernels ----------------------------------------------------------------------------------


@given(st.integers(1, 20), st.integers(1, 20), st.integers(0, 19), st.integers(0, 19))
@settings(max_examples=80, deadline=None)
def test_the_faster_kernel_is_chosen_and_certain_only_if_the_bounds_are_apart(a, b, x, y):
    def row(t, spread):
        return (Row(2, (Fraction(t),), "source", spread=t * Fraction(spread, 20)),)

    measured = measurement(
        series("per_slot", row(a, x)), series("deduplicating", row(b, y)), scope="operation"
    )
    found = times_of(measured).pass_time(2)
    assert found.time == min(a, b)
    assert found.chosen.kind == ("per_slot" if a <= b else "deduplicating")
    (other,) = found.others
    assert found.certain == (found.chosen.bounds.hi < other.bounds.lo)


def test_cliffs_are_where_another_kernel_or_regime_takes_over():
    times = times_of(both_kernels())
    (cliff,) = cliffs(times, 64)  # 16 to 32 is no cliff: nothing is known between
    assert cliff.n == 1
    assert cliff.ratio == times.pass_time(2).time / (5 * ms)
    assert (cliff.before, cliff.after) == (
        "the per-slot kernel (in no regime)",
        "the deduplicating kernel (n = 2..16)",
    )


# --- drafting and steps ---------------------------------------------------------------------------


def test_drafting_costs():
    flat = Drafting("source", per_token=2 * ms)
    table = Drafting("source", table=((2, 3 * ms), (4, 9 * ms)))
    assert draft_time(flat, 0) == draft_time(None, 0) == (0, "by definition")
    assert draft_time(flat, 3) == (6 * ms, "stated")
    assert draft_time(None, 3) == (0, "not stated: taken as 0")
    assert draft_time(table, 4) == (9 * ms, "stated")
    assert draft_time(table, 1) == (Fraction(3, 2) * ms, "interpolated")
    assert draft_time(table, 3) == (6 * ms, "interpolated")
    assert draft_time(table, 5) == (None, "not stated at this k")
    with pytest.raises(InputError, match="draft length"):
        draft_time(flat, -1)


@given(st.integers(0, 40), st.integers(0, 50))
@settings(max_examples=30, deadline=None)
def test_costs_are_pass_plus_draft_and_leave_out_what_is_missing(K, draft):
    measured = both_kernels()
    times = times_of(measured)
    found = step_costs(times, Drafting("s", per_token=draft * ms), K)
    known = {k for k in range(K + 1) if times.pass_time(k + 1)}
    assert set(found.costs) == known == {step.k for step in found.steps}
    assert {gap.k for gap in found.missing} == set(range(K + 1)) - known
    for k, cost in found.costs.items():
        assert cost == times.pass_time(k + 1).time + k * draft * ms
    assert found.e == max(step.e for step in found.steps)
    assert found.plain_known


@given(st.integers(0, 40))
@settings(max_examples=15, deadline=None)
def test_the_components_of_b8_add_up_to_the_costs(draft):
    measured = both_kernels()
    times = times_of(measured)
    found = step_costs(times, Drafting("s", per_token=draft * ms), 40)
    middle = [(box.lo + box.hi) / 2 for box in found.box]
    for k, cost in found.costs.items():
        row = found.coefficients[k]
        assert len(row) == len(found.components)
        regime = times.pass_time(k + 1).chosen.regime
        assert sum(c * x for c, x in zip(row, middle, strict=True)) == cost
        # Over the box the cost of a pass stays within its error, drafting within none.
        worst = sum(c * box.hi for c, box in zip(row, found.box, strict=True))
        e = regime.e if regime else 0
        assert worst == (1 + e) * times.pass_time(k + 1).time + k * draft * ms
    names = [component.name for component in found.components]
    assert names[0] == "per_slot, measured at n = 1"
    assert "deduplicating, n = 2..16: 1/W" in names
    assert ("drafting" in names) == (draft > 0)
    units = {component.name: component.unit for component in found.components}
    assert units["deduplicating, n = 2..16: 1/W"] == "s/byte"


def test_drafting_time_beyond_its_table_leaves_the_length_out():
    table = Drafting("s", table=((2, ms),))
    found = step_costs(times_of(both_kernels()), table, 3)
    assert [(gap.k, gap.reason) for gap in found.missing] == [(3, "D(3) is not stated at this k")]
    assert [step.draft_how for step in found.steps] == ["by definition", "interpolated", "stated"]
    free = step_costs(times_of(both_kernels()), None, 3)
    assert {step.draft_how for step in free.steps[1:]} == {"not stated: taken as 0"}


def test_without_plain_decoding_there_is_no_c_0():
    measured = both_kernels()
    measured = replace(measured, kernels=measured.kernels[1:])
    found = step_costs(times_of(measured), None, 4)
    assert not found.plain_known
    assert found.missing[0].k == 0
    with pytest.raises(InputError, match="draft length"):
        step_costs(times_of(measured), None, -1)


# --- short numbers --------------------------------------------------------------------------------


@given(st.fractions(max_denominator=10**9), st.fractions(0, 9), st.integers(0, 3000))
@settings(max_examples=60, deadline=None)
def test_brief_contains_what_it_shortens_and_keeps_what_is_short(value, width, power):
    long = Interval(value / 3**power, (value + width) / 3**power)
    found = brief(long)
    assert found.lo <= long.lo <= long.hi <= found.hi
    for ours, theirs in ((found.lo, long.lo), (found.hi, long.hi)):
        bits = max(theirs.numerator.bit_length(), theirs.denominator.bit_length())
        if bits <= 512:
            assert ours == theirs
        else:
            assert ours.numerator.bit_length() <= 66
            assert abs(ours - theirs) <= abs(theirs) / 2**60


def test_bounds_of_a_large_pass_are_short():
    measured = measurement(
        series("deduplicating", rows({n: str(n) for n in (2, 3, 4)}), regimes=((2, 2000),)), N=512
    )
    found = times_of(measured).kernel_time("deduplicating", 2000, extrapolate=True)
    assert found.time.denominator.bit_length() > 10_000
    assert found.bounds.lo.denominator.bit_length() < 100
    assert found.bounds.contains(found.time)
