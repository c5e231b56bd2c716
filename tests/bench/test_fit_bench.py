"""The fit of many rows, against the direct definition of its regimes.

Run with ``pytest tests/bench --benchmark-only -s``.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from specmoe.bandwidth import KernelFit, bytes_requested, fit
from specmoe.measurement.model import ErrorRule, KernelKind, Measurement
from specmoe.routing import routing_model

sys.path.append(str(Path(__file__).parents[1]))

from builders import measurement, rows, series
from fit_by_definition import regimes

BREAKS = {"one regime": (), "four regimes": (0.15, 0.45, 0.7)}
METHODS = ("largest_residual", "leave_one_out")


def measured(count: int, breaks: tuple[float, ...], method: Any, noise: int = 15) -> Measurement:
    """Both kernels of 256 experts at n = 1..count, by the law, with noise and slower after breaks.

    The noise is in thousandths: near 50 the law holds only just, and most lines fail.
    """
    draw = Random(1)
    bare = measurement(N=256, m=8, b=10**6, layers=4)
    routing = routing_model(bare)
    kinds: tuple[KernelKind, ...] = ("per_slot", "deduplicating")
    kernels = []
    for kind in kinds:
        times = {}
        for n in range(1, count + 1):
            law = Fraction(1, 1000) + bytes_requested(kind, n, bare, routing) / 10**11
            level = 1 + Fraction(sum(n > count * part for part in breaks), 5)
            off = 1 + Fraction(draw.randint(-noise, noise), 1000)
            times[n] = Fraction(round(law * level * off * 10**9), 10**9)
        kernels.append(series(kind, rows(times)))
    return replace(bare, kernels=tuple(kernels), error=ErrorRule(method))


def both(measurement: Measurement) -> list[KernelFit]:
    routing = routing_model(measurement)
    return [fit(measurement, kernel, routing) for kernel in measurement.kernels]


def seconds(function: Callable[..., Any], *args: Any) -> tuple[float, Any]:
    """Processor time: what else the machine does at the time is no part of the comparison."""
    started = time.process_time()
    result = function(*args)
    return time.process_time() - started, result


@pytest.mark.parametrize("shape", BREAKS)
@pytest.mark.parametrize("method", METHODS)
def test_many_rows_against_the_direct_definition(benchmark: Any, method: str, shape: str) -> None:
    few = measured(40, BREAKS[shape], method)
    quick, fits = seconds(both, few)
    slow, direct = seconds(lambda: [regimes(found.points, few.error) for found in fits])
    assert direct == [
        [(r.calibrated, r.fixed, r.bandwidth, r.e) for r in found.regimes] for found in fits
    ]
    many = measured(200, BREAKS[shape], method)
    whole, fits = seconds(both, many)
    benchmark.pedantic(both, (many,), rounds=1)
    figures = {
        "regimes": [len(found.regimes) for found in fits],
        "two_kernels_of_40_rows_ms": round(quick * 1e3, 1),
        "direct_definition_s": round(slow, 2),
        "times_faster": round(slow / quick),
        "two_kernels_of_200_rows_s": round(whole, 2),
        "time_over_that_of_a_fifth_of_the_rows": round(whole / quick, 1),
    }
    benchmark.extra_info.update(figures)
    print(f"\n{shape}, {method}: {figures}")
    assert slow / quick >= 10
    assert whole < 3


def test_rows_that_only_just_obey_the_law(benchmark: Any) -> None:
    """The worst case: nearly every stretch could be a line, and few are."""
    few = measured(40, (), "largest_residual", noise=49)
    fits = both(few)
    slow, _ = seconds(lambda: [regimes(found.points, few.error) for found in fits])
    many = measured(200, (), "largest_residual", noise=49)
    whole, fits = seconds(both, many)
    benchmark.pedantic(both, (many,), rounds=1)
    figures = {
        "regimes": [len(found.regimes) for found in fits],
        "direct_definition_of_40_rows_s": round(slow, 2),
        "two_kernels_of_200_rows_s": round(whole, 2),
        "times_faster_if_that_grows_as_the_cube": round(slow * 5**3 / whole, 1),
    }
    benchmark.extra_info.update(figures)
    print(f"\nonly just: {figures}")
    assert slow * 5**3 / whole >= 5
