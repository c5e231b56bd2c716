"""The exact staircase against brute force on a grid, exact and in floats.

Run with ``pytest tests/bench --benchmark-only -s``.
"""

from __future__ import annotations

import time
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

from specmoe.draftlength import best, staircase

F = Fraction
K = 64
POINTS = 10**4
GRID = [F(i, POINTS) for i in range(POINTS + 1)]


def convex_costs() -> dict[int, F]:
    """Every draft length costs a little more than the one before: 21 steps."""
    return {k: 1 + F(k, 10) + F(k * k, 500) for k in range(K + 1)}


def expert_costs() -> dict[int, F]:
    """A pass of an MoE with 128 experts, 8 per token, uniform routing, plus drafting [s]."""
    distinct = [
        F(round(128 * (1 - (1 - F(1, 16)) ** (k + 1)) * 10**6), 10**6) for k in range(K + 1)
    ]
    return {
        k: F("0.003") + distinct[k] * F("0.00013345") + k * F("0.0002") + k * k * F("0.00001")
        for k in range(K + 1)
    }


def brute_force(costs: dict[int, F], grid: list[F]) -> list[int]:
    """The least best length at every rate: E(a,k) by incremental sums, nothing else assumed."""
    found = []
    for a in grid:
        expected = power = F(1)
        best_k, best_rate = 0, 1 / costs[0]
        for k in range(1, len(costs)):
            power *= a
            expected += power
            rate = expected / costs[k]
            if rate > best_rate:
                best_k, best_rate = k, rate
        found.append(best_k)
    return found


def on_grid(costs: dict[int, F], grid: list[F]) -> list[int]:
    stairs = staircase(costs)
    return [stairs.best(a) for a in grid]


def seconds(function: Any, *args: Any, runs: int = 1) -> tuple[float, Any]:
    """Mean processor time: what else the machine does at the time is no part of the comparison."""
    started = time.process_time()
    for _ in range(runs):
        result = function(*args)
    return (time.process_time() - started) / runs, result


@pytest.mark.parametrize("make", [convex_costs, expert_costs])
def test_staircase_against_exact_brute_force(benchmark: Any, make: Any) -> None:
    costs = make()
    stairs = benchmark(staircase, costs)
    construction, _ = seconds(staircase, costs, runs=50)
    with_grid, found = seconds(on_grid, costs, GRID, runs=5)
    by_integers, integer_grid = seconds(lambda: [best(costs, a) for a in GRID])
    brute, expected = seconds(brute_force, costs, GRID)
    assert found == expected == integer_grid
    assert [s.k for s in stairs.steps] == sorted(set(expected))
    figures = {
        "steps": len(stairs.steps),
        "grid_points": len(GRID),
        "staircase_ms": round(construction * 1e3, 2),
        "staircase_and_every_grid_point_ms": round(with_grid * 1e3, 1),
        "brute_force_fractions_s": round(brute, 2),
        "brute_force_integers_s": round(by_integers, 2),
        "times_faster": round(brute / construction),
        "times_faster_with_every_grid_point": round(brute / with_grid),
    }
    benchmark.extra_info.update(figures)
    print(f"\n{make.__name__}: {figures}")
    assert brute / construction >= 50
    assert brute / with_grid >= 50


def float_rates(costs: dict[int, float], a: float) -> dict[int, float]:
    expected = power = 1.0
    rates = {0: 1 / costs[0]}
    for k in range(1, K + 1):
        power *= a
        expected += power
        rates[k] = expected / costs[k]
    return rates


def tied_costs(a: F, scale: F, tied: range) -> dict[int, F]:
    """Costs at which exactly the lengths of ``tied`` share the highest throughput at ``a``."""
    costs, expected, power = {}, F(0), F(1)
    for k in range(K + 1):
        expected += power
        power *= a
        costs[k] = scale * expected * (1 if k in tied else 2)
    return costs


def test_share_of_exact_ties_that_floats_get_wrong(benchmark: Any) -> None:
    """Ties are built exactly; floats start from the nearest float of every exact input."""

    def judge() -> tuple[int, int, int, int]:
        pairs = wrong_pairs = best_lengths = wrong_best = 0
        for i in range(1, 100):
            a = F(i, 100)
            for scale in (F(1), F(3, 7), F("0.00554")):
                tied = range(1, 17, 3)
                costs = tied_costs(a, scale, tied)
                assert best(costs, a) == staircase(costs).best(a) == tied[0]
                rates = float_rates({k: float(c) for k, c in costs.items()}, float(a))
                pairs += len(tied) - 1
                wrong_pairs += sum(rates[j] != rates[k] for j, k in pairwise(tied))
                best_lengths += 1
                wrong_best += max(rates, key=lambda k: (rates[k], -k)) != tied[0]
        return pairs, wrong_pairs, best_lengths, wrong_best

    pairs, wrong_pairs, best_lengths, wrong_best = benchmark.pedantic(judge, rounds=1)
    figures = {
        "tied_pairs": pairs,
        "called_a_strict_order_by_floats": wrong_pairs,
        "share_of_pairs_wrong": round(wrong_pairs / pairs, 3),
        "best_lengths": best_lengths,
        "wrong_best_length_by_floats": wrong_best,
        "share_of_best_lengths_wrong": round(wrong_best / best_lengths, 3),
    }
    benchmark.extra_info.update(figures)
    print(f"\nexact ties in floats: {figures}")
    assert wrong_pairs > 0
