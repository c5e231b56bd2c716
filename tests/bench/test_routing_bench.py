"""U(n) of a trace by run lengths, against the direct definition.

Run with ``pytest tests/bench --benchmark-only -s``.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import numpy as np

from specmoe.measurement.absences import vectorised
from specmoe.routing import TraceRouting
from specmoe.tracing import from_npz, to_npz, trace_file
from specmoe.tracing.statistics import repeats

N, M = 64, 8
NS = tuple(range(1, 65))
SOME = (1, 2, 4, 8, 16, 32, 64)


def drawn(tokens: int) -> np.ndarray:
    """Experts of one layer: popular ones, and half of them kept from token to token."""
    draw = np.random.default_rng(1)
    scores = draw.random((tokens, N)) + 0.5 * draw.random(N)
    scores[1:] += scores[:-1]
    return np.argpartition(scores, N - M, axis=1)[:, N - M :].astype(np.uint8)


def by_runs(layer: np.ndarray, ns: Sequence[int]) -> list[Fraction]:
    routing = TraceRouting(N, M, vectorised(layer), "drawn")
    return [routing.U(n) for n in ns]


def by_definition(layer: np.ndarray, n: int) -> Fraction:
    """The distinct experts of every window, counted window by window."""
    tokens = [frozenset(token) for token in layer.tolist()]
    circle = tokens + tokens[: n - 1]
    total = sum(len(frozenset().union(*circle[t : t + n])) for t in range(len(tokens)))
    return Fraction(total, len(tokens))


def by_bits(layer: np.ndarray, ns: Sequence[int]) -> list[Fraction]:
    """The definition again, all windows at a time, as well as NumPy can do it."""
    token = np.zeros(len(layer), np.uint64)
    for place in range(M):
        token |= np.uint64(1) << layer[:, place].astype(np.uint64)
    window, found = token.copy(), []
    for n in ns:
        if n > 1:
            window |= np.roll(token, 1 - n)
        found.append(Fraction(int(np.bitwise_count(window).sum(dtype=np.int64)), len(layer)))
    return found


def seconds(function: Callable[..., Any], *args: Any, runs: int = 1) -> tuple[float, Any]:
    """Mean processor time: what else the machine does at the time is no part of the comparison."""
    started = time.process_time()
    for _ in range(runs):
        result = function(*args)
    return (time.process_time() - started) / runs, result


def test_windowed_u_against_the_direct_definition(benchmark: Any) -> None:
    layer = drawn(10**5)
    ours = benchmark(by_runs, layer, NS)
    every, _ = seconds(by_runs, layer, NS, runs=10)
    bits, by_numpy = seconds(by_bits, layer, NS, runs=10)
    assert ours == by_numpy
    fast, some = seconds(by_runs, layer, SOME, runs=10)
    each = {n: seconds(by_definition, layer, n) for n in SOME}
    assert some == [value for _, value in each.values()] == [ours[n - 1] for n in SOME]
    slow = sum(spent for spent, _ in each.values())
    one, _ = seconds(by_runs, layer, (2,), runs=10)
    figures = {
        "tokens": len(layer),
        "n": SOME,
        "run_lengths_ms": round(fast * 1e3, 1),
        "direct_definition_s": round(slow, 2),
        "times_faster": round(slow / fast),
        "times_faster_for_n_2_alone": round(each[2][0] / one, 1),
        "run_lengths_at_every_n_to_64_ms": round(every * 1e3, 1),
        "windows_as_bits_in_numpy_ms": round(bits * 1e3, 1),
        "times_faster_than_those": round(bits / every, 2),
    }
    benchmark.extra_info.update(figures)
    print(figures)
    assert slow / fast >= 50


def test_a_million_tokens(benchmark: Any) -> None:
    layer = drawn(10**6)
    benchmark.pedantic(by_runs, (layer, NS), rounds=3)
    half, _ = seconds(by_runs, layer[: 5 * 10**5], NS, runs=3)
    whole, _ = seconds(by_runs, layer, NS, runs=3)
    few, _ = seconds(by_runs, layer, (1, 2), runs=3)
    trace = trace_file(layer[None], N)
    writing, data = seconds(to_npz, trace)
    reading, _ = seconds(from_npz, data)
    apart, _ = seconds(repeats, trace, [1, 2, 4, 8])
    figures = {
        "tokens": len(layer),
        "n": f"1..{NS[-1]}",
        "seconds": round(whole, 3),
        "time_over_that_of_half_the_tokens": round(whole / half, 2),
        "time_over_that_of_two_n": round(whole / few, 2),
        "four_lags_s": round(apart, 3),
        "write_s": round(writing, 3),
        "read_s": round(reading, 3),
        "file_MiB": round(len(data) / 2**20, 1),
    }
    benchmark.extra_info.update(figures)
    print(figures)
    assert whole < 5
    assert whole / half < 4
    assert whole / few < 2
