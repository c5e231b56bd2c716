"""The first look at public data, reproduced in exact form.

Rates are typed as their sources give them; a time is exactly n over the rate. What the fit says is
compared to the digit: to the 0.1 % that the first look states, and never rounded in our favour.
"""

from fractions import Fraction

import pytest
from builders import from_rates, measurement, series

from specmoe.bandwidth import fit, held_out, point_ratios
from specmoe.crossover import predict
from specmoe.exact import show
from specmoe.measurement.model import ObservedCrossover
from specmoe.passes import PassTimes, cliffs, step_costs
from specmoe.routing import routing_model

PULL_15525 = "https://github.com/ggml-org/llama.cpp/pull/15525"
ISSUE_25356 = "https://github.com/ggml-org/llama.cpp/issues/25356"
DGX_SPARK = "https://github.com/ggml-org/llama.cpp/blob/4c7e9893/benches/dgx-spark.md"

# RTX 3090, DeepSeek-V2-Lite Q4_0, llama.cpp CUDA with #15525; N = 64, m = 6, 26 MoE layers.
RTX_3090_PLAIN = {1: "180.53"}
RTX_3090 = {
    2: "180.94",
    4: "291.18",
    8: "475.54",
    16: "784.29",
    32: "1209.58",
    64: "1802.95",
    128: "2253.15",
}
# GB10, gpt-oss-20b MXFP4 (N = 32, m = 4) and Qwen3-Coder-30B-A3B Q8_0 (N = 128, m = 8).
GB10_GPT_OSS = {2: "95.0", 4: "151.9", 8: "254.09", 16: "400.94", 32: "614.82"}
GB10_QWEN3 = {2: "64.11", 4: "102.01", 8: "154.91", 16: "232.98", 32: "345.01"}
# RX 7900 XTX, Qwen3-30B-A3B Q4_K_M (N = 128, m = 8), llama.cpp Vulkan c92e806d1: per-slot at small
# n on the stock build and from 9 on with the density gate, grouped with #25483.
XTX_SMALL = {1: "170.9", 2: "267.2", 4: "407.3", 8: "511.7"}
XTX_LARGE = {9: "407.8", 12: "471.5", 16: "533.5", 24: "625.5", 32: "711.7"}
XTX_GROUPED = {9: "262.9", 12: "322.8", 16: "392.1", 24: "515.4", 32: "661.4", 64: "923.8"}
XTX_CROSSOVER = ObservedCrossover(32, 64, ISSUE_25356)


def look(kind, rates, calibrated, N, m, source, **fields):
    """Fit the calibrated n, hold out the others: the fit and the misses of the held-out n."""
    kernel = series(kind, from_rates(rates, set(rates) - set(calibrated), source))
    measured = measurement(kernel, N=N, m=m, **fields)
    routing = routing_model(measured)
    found = fit(measured, kernel, routing)
    misses = {row.n: row.miss for row in held_out(found, measured, kernel, routing)}
    return found, misses


def within(value, low, high):
    """Whether a fraction lies between two percentages, given as decimal strings."""
    return Fraction(low) / 100 <= value < Fraction(high) / 100


@pytest.mark.parametrize(
    ("rates", "shape", "source", "calibrated", "e", "misses"),
    [
        (
            RTX_3090,
            (64, 6),
            PULL_15525,
            (2, 4, 8, 16),
            ("2.15", "2.25"),
            {32: ("14.5", "15.5"), 64: ("49.5", "50.5"), 128: ("138.5", "139.5")},
        ),
        (
            GB10_GPT_OSS,
            (32, 4),
            DGX_SPARK,
            (2, 4, 8),
            ("2.15", "2.25"),
            {16: ("6.45", "6.55"), 32: ("29.5", "30.5")},
        ),
        (
            GB10_QWEN3,
            (128, 8),
            DGX_SPARK,
            (2, 4, 8),
            ("0.45", "0.55"),
            {16: ("-1", "1"), 32: ("7.5", "8.5")},
        ),
    ],
    ids=["RTX 3090", "GB10 gpt-oss-20b", "GB10 Qwen3-Coder"],
)
def test_a_grouped_kernel_leaves_the_law_at_larger_n(rates, shape, source, calibrated, e, misses):
    found, seen = look("deduplicating", rates, calibrated, *shape, source)
    (regime,) = found.regimes
    assert regime.calibrated == calibrated
    assert within(regime.e, *e)
    assert set(seen) == set(misses)
    for n, bounds in misses.items():
        assert within(seen[n], *bounds), (n, seen[n])
    assert found.largest_supported_n == calibrated[-1]


def test_rtx_3090_to_eight_digits():
    # The values of an independent calculation in floats: F = 8475 us, e = 2.18 %.
    found, _ = look("deduplicating", RTX_3090, (2, 4, 8, 16), 64, 6, PULL_15525)
    (regime,) = found.regimes
    assert regime.fixed == Fraction("0.0084750172")
    assert regime.e == Fraction("0.021847760823")
    assert [(r.n, r.value > 0) for r in regime.residuals] == [
        (2, False),
        (4, True),
        (8, True),
        (16, False),
    ]


def test_the_search_finds_where_memory_stops_being_the_limit():
    # Told nothing, it keeps 2..16 together and leaves out exactly what the first look found off.
    found, _ = look("deduplicating", RTX_3090, RTX_3090, 64, 6, PULL_15525)
    assert [regime.calibrated for regime in found.regimes] == [(2, 4, 8, 16)]
    assert [point.n for point in found.unmodelled] == [32, 64, 128]
    assert found.largest_supported_n == 16
    assert found.unmodelled[0].reason == "14.6 % slower than the regime n = 2..16 says"
    assert found.one_line.largest > Fraction(9, 10)


def test_rx_7900_xtx_changes_other_kernels_at_9():
    found, misses = look("per_slot", XTX_SMALL | XTX_LARGE, XTX_SMALL, 128, 8, ISSUE_25356)
    (regime,) = found.regimes
    assert within(regime.e, "2.65", "2.95")
    assert within(misses[9], "30", "34")
    both, _ = look("per_slot", XTX_SMALL | XTX_LARGE, XTX_SMALL | XTX_LARGE, 128, 8, ISSUE_25356)
    assert [r.calibrated for r in both.regimes] == [(1, 2, 4, 8), (9, 12, 16, 24, 32)]
    (seen,) = both.breaks
    assert (seen.after, seen.before) == (8, 9)
    assert seen.left_misses == misses[9]
    assert seen.right_misses < Fraction(-1, 5)
    assert within(both.one_line.largest, "20", "26")  # one line through everything is useless


@pytest.mark.parametrize(
    ("kind", "rates"), [("per_slot", XTX_LARGE), ("deduplicating", XTX_GROUPED)]
)
def test_rx_7900_xtx_from_9_to_16_obeys_the_law(kind, rates):
    found, _ = look(kind, rates, (9, 12, 16), 128, 8, ISSUE_25356)
    (regime,) = found.regimes
    bounds = {"per_slot": ("0.03", "0.04"), "deduplicating": ("0.42", "0.44")}[kind]
    assert within(regime.e, *bounds)
    everything, _ = look("deduplicating", XTX_GROUPED, XTX_GROUPED, 128, 8, ISSUE_25356)
    assert within(everything.one_line.largest, "17", "20")


def xtx(calibrated=(1, 2, 4, 8, 9, 12, 16), **fields):
    small_and_large = XTX_SMALL | XTX_LARGE
    kernels = (
        series(
            "per_slot",
            from_rates(small_and_large, set(small_and_large) - set(calibrated), ISSUE_25356),
            **fields,
        ),
        series(
            "deduplicating",
            from_rates(XTX_GROUPED, set(XTX_GROUPED) - set(calibrated), ISSUE_25356),
        ),
    )
    measured = measurement(
        *kernels, N=128, m=8, b="2654208", layers=48, observed_crossover=XTX_CROSSOVER
    )
    routing = routing_model(measured)
    return measured, routing, {k.kind: fit(measured, k, routing) for k in measured.kernels}


@pytest.mark.parametrize("regimes", [(), ((1, 8), (9, 32))])
def test_rx_7900_xtx_crossover_is_predicted_from_smaller_n(regimes):
    measured, routing, fits = xtx(regimes=regimes)
    found = predict(measured, routing, fits)
    assert (found.value, found.bracket) == (33, (32, 33))
    assert found.single
    assert found.calibrated == (9, 16)
    assert "n = 32, 33 outside the calibrated n = 9..16 of both kernels" in found.extrapolation
    assert [(seen.lo, seen.hi) for seen in found.observed] == [(33, None), (33, 64)]
    assert found.agrees
    assert [rule.crossover for rule in found.rules] == [33, 8, 9]
    # The held-out rows are off by more than e, and the prediction says so.
    (said,) = [reason for reason in found.reasons if "held-out" in reason]
    assert said.endswith(
        "per_slot at n = 24 by 1.71 %, per_slot at n = 32 by 6.5 %, "
        "deduplicating at n = 24 by 2.71 %, deduplicating at n = 32 by 0.594 %"
    )
    # Whatever the router does: D4 with the fixed times of D2.
    assert found.any_router[0] <= 32
    assert found.any_router[1] >= 33


def test_rx_7900_xtx_point_by_point():
    # The ratios that the public data imply under uniform routing, to three digits.
    measured, routing, _ = xtx()
    found = point_ratios(measured, routing)
    assert {point.n: show(point.r, 3) for point in found} == {
        9: "0.505",
        12: "0.492",
        16: "0.473",
        24: "0.433",
        32: "0.406",
    }
    assert {point.n: show(point.share, 3) for point in found} == {
        9: "0.783",
        12: "0.719",
        16: "0.644",
        24: "0.525",
        32: "0.437",
    }
    assert not any(point.deduplicating_faster for point in found)


def test_all_points_in_one_fit_are_refused_as_one_regime():
    measured, routing, fits = xtx(
        calibrated=(1, 2, 4, 8, 9, 12, 16, 24, 32, 64), regimes=((1, 32),)
    )
    assert fits["per_slot"].outcome == "law_not_supported"
    assert "24.4 %" in fits["per_slot"].refusal
    found = predict(measured, routing, fits)
    assert found.verdict == "undecided"
    assert "law not supported here" in found.reasons[0]


def test_rtx_3090_plain_decoding_runs_another_kernel():
    # T(1) = 5.54 ms per-slot, T(2) = 11.05 ms grouped: k = 1 pays only above 99.5 % acceptance.
    measured = measurement(
        series("per_slot", from_rates(RTX_3090_PLAIN, source=PULL_15525)),
        series("deduplicating", from_rates(RTX_3090, source=PULL_15525)),
    )
    routing = routing_model(measured)
    fits = {k.kind: fit(measured, k, routing) for k in measured.kernels}
    times = PassTimes(measured, routing, fits)
    (cliff,) = cliffs(times, 17)
    assert cliff.n == 1
    assert cliff.ratio > Fraction("1.995")
    costs = step_costs(times, None, 15).costs
    assert costs[1] / costs[0] - 1 > Fraction("0.995")
    measured_two = measured.series("deduplicating").rows[0].time
    assert within(measured_two / costs[0] - 1, "99.5", "99.6")
    assert predict(measured, routing, fits).verdict == "undecided"
