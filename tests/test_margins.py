"""Margins: inside them an answer stays, at their ends it changes; sentences claim no more."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import builders
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from specmoe.bandwidth import KernelFit, Line, Regime
from specmoe.box import robust_comparison
from specmoe.certificate import margins as module
from specmoe.certificate.analysis import Analysis, analyse
from specmoe.certificate.margins import margins
from specmoe.certificate.model import Margin
from specmoe.crossover import predict
from specmoe.draftlength import best, staircase
from specmoe.exact import Interval
from specmoe.measurement import bundled, read
from specmoe.measurement.model import RatioRow
from specmoe.robust import certain_best, speedup_bounds
from specmoe.routing import UniformRouting

TINY = Fraction(1, 10**14)
ZERO, ONE = Fraction(0), Fraction(1)
BOTH = ("radeon-8060s", "rx-7900-xtx")


def analysed(name: str) -> Analysis:
    return analyse(read(next(path for path in bundled() if path.stem == name)))


def by(found: tuple[Margin, ...], quantity: str, claim: str) -> Margin:
    return next(m for m in found if (m.quantity, m.claim) == (quantity, claim))


def scaled(fit: KernelFit, factor: Fraction) -> KernelFit:
    return replace(
        fit,
        regimes=tuple(
            replace(r, line=replace(r.line, bandwidth=factor * r.bandwidth)) for r in fit.regimes
        ),
    )


def with_e(fit: KernelFit, e: Fraction) -> KernelFit:
    return replace(fit, regimes=tuple(replace(r, e=e) for r in fit.regimes))


def crossover(analysis: Any, factors: dict[str, Fraction], e: Fraction | None = None) -> Any:
    fits = {kind: scaled(fit, factors.get(kind, ONE)) for kind, fit in analysis.fits.items()}
    if e is not None:
        fits = {kind: with_e(fit, e) for kind, fit in fits.items()}
    return predict(analysis.measurement, analysis.routing, fits)


def check_factor(analysis: Any, margin: Margin, kind: str) -> None:
    value = analysis.crossover.value
    inside, outside = [], []
    if margin.lower is not None:
        inside.append(margin.lower.hi + TINY)
        outside.append(margin.lower.lo - TINY)
    if margin.upper is not None:
        inside.append(margin.upper.lo - TINY)
        outside.append(margin.upper.hi + TINY)
    for factor in inside:
        assert crossover(analysis, {kind: factor}).value == value, (margin, factor)
    for factor in outside:
        assert crossover(analysis, {kind: factor}).value != value, (margin, factor)


@pytest.mark.parametrize("name", BOTH)
def test_the_crossover_stays_inside_the_margins_and_moves_outside(name: str) -> None:
    analysis = analysed(name)
    found = margins(analysis)
    check_factor(analysis, by(found, "W_d", "D2"), "deduplicating")
    check_factor(analysis, by(found, "W_s", "D2"), "per_slot")
    limit = by(found, "e of both pass times", "B4").upper
    assert limit is not None
    value = analysis.crossover.value
    assert crossover(analysis, {}, limit.lo - TINY).bracket == (value, value)
    assert crossover(analysis, {}, limit.hi + TINY).bracket != (value, value)


bandwidths = st.fractions(Fraction(1, 2), 4, max_denominator=50)
fixed = st.fractions(0, 30, max_denominator=7)
ranges = st.tuples(st.integers(1, 6), st.integers(2, 30)).map(lambda p: (p[0], p[0] + p[1]))


@st.composite
def pairs_of_fits(draw: st.DrawFn) -> Any:
    """Two kernels of one or two regimes each, in whatever range of n."""
    fits = {}
    for kind in ("per_slot", "deduplicating"):
        n_lo, n_hi = draw(ranges)
        spans = [(n_lo, n_hi)]
        if draw(st.booleans()):
            spans.append((n_hi + draw(st.integers(1, 3)), n_hi + 20))
        regimes = tuple(
            Regime(lo, hi, (lo, hi), Line(draw(fixed), draw(bandwidths), ()), ZERO, "", False)
            for lo, hi in spans
        )
        fits[kind] = KernelFit(kind, kind, "fitted", (), regimes)  # type: ignore[arg-type]
    model = SimpleNamespace(
        routed_experts=16, top_k=2, bytes_per_expert=ONE, moe_layers=1, shared_experts=0
    )
    measured = SimpleNamespace(
        model=model, kernels=(), ratio=(), observed_crossover=None, series=lambda kind: None
    )
    routing = UniformRouting(16, 2)
    return SimpleNamespace(
        fits=fits,
        measurement=measured,
        routing=routing,
        crossover=predict(measured, routing, fits),
    )


@given(pairs_of_fits())
@settings(max_examples=80, deadline=None)
def test_margins_of_any_two_fits(analysis: Any) -> None:
    found = tuple(module._crossover(analysis))
    assume(found)
    check_factor(analysis, by(found, "W_d", "D2"), "deduplicating")
    check_factor(analysis, by(found, "W_s", "D2"), "per_slot")
    sure = [m for m in found if m.claim == "B4"]
    assert bool(sure) == (analysis.crossover.single and analysis.crossover.value is not None)
    for margin in sure:
        assert margin.upper is not None
        n = analysis.crossover.value
        if margin.upper.lo > TINY:
            assert crossover(analysis, {}, margin.upper.lo - TINY).bracket == (n, n)
        if margin.upper.hi < ONE - TINY:
            assert crossover(analysis, {}, margin.upper.hi + TINY).bracket != (n, n)


def test_a_stated_ratio_has_its_margin_too() -> None:
    kernels = (
        builders.series("per_slot", builders.rows({1: "1", 2: "2"})),
        builders.series("deduplicating", builders.rows({1: "3", 2: "4"})),
    )
    table = (RatioRow(1, Fraction(1, 4), "x"), RatioRow(40, Fraction(1, 2), "x"))
    analysis = analyse(builders.measurement(*kernels, ratio=table))
    (margin,) = [m for m in margins(analysis) if m.claim == "D1"]
    assert analysis.crossover.method == "ratio_table"
    assert margin.lower is not None
    assert margin.upper is not None

    def moved(factor: Fraction) -> int | None:
        rows = tuple(RatioRow(row.n, factor * row.r, "x") for row in table)
        return analyse(builders.measurement(*kernels, ratio=rows)).crossover.value

    value = analysis.crossover.value
    assert moved(margin.lower.hi + TINY) == moved(margin.upper.lo - TINY) == value
    assert moved(margin.lower.lo - TINY) != value
    assert moved(margin.upper.hi + TINY) != value


# --- draft length -------------------------------------------------------------------------------

costs_of_steps = st.lists(
    st.fractions(Fraction(1, 20), 2, max_denominator=20), min_size=1, max_size=9
).map(lambda steps: {k: 1 + sum(steps[:k], ZERO) for k in range(len(steps) + 1)})
rates = st.fractions(0, 1, max_denominator=20)


def lengths_of(costs: dict[int, Fraction], low: Fraction, high: Fraction) -> tuple[Margin, ...]:
    analysis = SimpleNamespace(
        costs=SimpleNamespace(costs=costs, e=Fraction(1, 50)),
        stairs=staircase(costs),
        converted=None,
        headline_rate=Interval(low, high),
        measurement=SimpleNamespace(drafting=None),
    )
    return tuple(module._draft_length(analysis))  # type: ignore[arg-type]


def dearer(costs: dict[int, Fraction], d: Fraction) -> dict[int, Fraction]:
    return {k: cost + k * d for k, cost in costs.items()}


@given(costs_of_steps, rates, rates)
@settings(max_examples=150, deadline=None)
def test_margins_of_any_draft_length(costs: dict[int, Fraction], a: Fraction, b: Fraction) -> None:
    low, high = min(a, b), max(a, b)
    found = {margin.claim: margin for margin in lengths_of(costs, low, high)}
    k = best(costs, low)
    if best(costs, high) != k:
        assert not found
        return
    stays = found["M3"]
    for end, step in ((stays.lower, -TINY), (stays.upper, TINY)):
        if end is None:
            continue
        inner, outer = (end.hi, end.lo) if step < 0 else (end.lo, end.hi)
        if low <= inner - step <= high or inner == outer:
            pass  # the rate itself may lie within the enclosure
        else:
            assert best(costs, inner - step) == k
        if 0 <= outer + step <= 1:
            assert best(costs, outer + step) != k
    if stays.lower is None:
        assert best(costs, ZERO) == k
    if stays.upper is None:
        assert best(costs, ONE) == k
    limit = found["B6"].upper
    assert limit is not None
    if limit.lo > TINY:
        assert certain_best(costs, low, limit.lo - TINY).value == k
        assert certain_best(costs, high, limit.lo - TINY).value == k
    if limit.hi < 1:
        assert None in (
            certain_best(costs, low, limit.hi).value,
            certain_best(costs, high, limit.hi).value,
        )
    assert ("B8" in found) == (k > 0)
    if k:
        check_drafting(costs, low, high, k, found)


def check_drafting(
    costs: dict[int, Fraction], low: Fraction, high: Fraction, k: int, found: dict[str, Margin]
) -> None:
    room = found["B8"].upper
    assert room is not None
    assert best(dearer(costs, room.lo - TINY), low) == k
    assert best(dearer(costs, room.lo - TINY), high) == k
    assert best(dearer(costs, room.hi), low) != k
    spare = found.get("S1", found["B8"]).upper
    assert spare is not None
    if k in dearer(costs, spare.hi):
        only = {0: costs[0], k: costs[k]}
        assert best(dearer(only, spare.lo - TINY), low) == k
        assert best(dearer(only, spare.hi), low) == 0
    pays = found.get("B5", found["B6"]).upper
    assert pays is not None
    gain = speedup_bounds(costs, low, k, pays.lo).bounds
    assert gain is not None
    assert gain.lo == 1 or found.get("B5") is None
    start = found.get("S2", found["M3"]).lower
    if start is not None:
        only = {0: costs[0], k: costs[k]}
        assert best(only, min(start.hi + TINY, ONE)) == k
        if start.lo > 0:
            assert best(only, start.lo) == 0


@given(costs_of_steps, rates)
@settings(max_examples=60, deadline=None)
def test_b8_agrees_with_the_box_of_drafting_times(costs: dict[int, Fraction], a: Fraction) -> None:
    """Drafting time as one more unknown of B8, from nothing to the margin."""
    found = {margin.claim: margin for margin in lengths_of(costs, a, a)}
    k = best(costs, a)
    if not k:
        return
    room = found["B8"].upper
    assert room is not None
    components = {j: (cost, Fraction(j)) for j, cost in costs.items()}

    def leads(limit: Fraction) -> bool:
        box = (Interval.point(ONE), Interval(ZERO, limit))
        return all(robust_comparison(components, box, a, j, k).value for j in costs if j < k)

    assert leads(max(room.lo - TINY, ZERO))
    assert not leads(room.hi)


def test_nothing_is_said_where_acceptance_is_not_geometric() -> None:
    analysis = analysed("rx-7900-xtx")
    fails = SimpleNamespace(is_geometric=False, a=None)
    odd = replace(analysis, converted=fails)  # type: ignore[arg-type]
    assert {m.claim for m in margins(odd)} == {"D2", "B4"}


# --- the sentences ------------------------------------------------------------------------------


def every() -> Iterator[tuple[Analysis, Margin]]:
    for path in bundled():
        analysis = analyse(read(path))
        yield from ((analysis, margin) for margin in margins(analysis))


def numbers(pattern: str, text: str) -> list[Fraction]:
    return [Fraction(found) for found in re.findall(pattern, text)]


SECONDS = {"s": ONE, "ms": Fraction(1, 1000), "\u00b5s": Fraction(1, 10**6)}


def test_the_printed_figures_claim_no_more_than_the_margins() -> None:
    checked: dict[str, int] = {}
    for _, margin in every():
        low, high, text = margin.lower, margin.upper, margin.text
        if margin.measure == "factor":
            below = numbers(r"less than ([\d.]+) % below", text)
            above = numbers(r"less than ([\d.]+) % above", text)
            assert len(below) == (low is not None)
            assert len(above) == (high is not None)
            assert all(low and 1 - part / 100 >= low.hi for part in below)
            assert all(high and 1 + part / 100 <= high.lo for part in above)
        elif margin.measure == "rate":
            above, below = numbers(r"above ([\d.]+)", text), numbers(r"below ([\d.]+\d)", text)
            assert (len(above), len(below)) == (low is not None, high is not None)
            assert all(low and rate >= low.hi for rate in above)
            assert all(high and rate <= high.lo for rate in below)
        elif margin.measure == "error":
            (part,) = numbers(r"within ([\d.]+) %", text)
            assert high
            assert 0 < part / 100 <= high.lo
        else:
            ((amount, unit),) = re.findall(r"less than ([\d.]+) (\S+) for each token", text)
            assert high
            assert 0 < Fraction(amount) * SECONDS[unit] <= high.lo
        checked[margin.measure] = checked.get(margin.measure, 0) + 1
    assert checked.keys() == {"factor", "rate", "error", "seconds"}
    assert sum(checked.values()) >= 55


def test_extrapolation_is_said_in_the_same_sentence() -> None:
    for analysis, margin in every():
        if margin.claim in ("D2", "B4"):
            assert analysis.crossover.extrapolated == ("extrapolated" in margin.text)


@pytest.mark.parametrize(
    ("lower", "upper", "said"),
    [
        (None, None, ""),
        (Fraction(1, 3), None, " above 0.334"),
        (None, Fraction(2, 3), " below 0.666"),
        (Fraction("0.79995"), Fraction("0.80004"), " above 0.79995 and below 0.80004"),
    ],
)
def test_ranges_are_rounded_inward_and_never_away(
    lower: Fraction | None, upper: Fraction | None, said: str
) -> None:
    def point(end: Fraction | None) -> Interval | None:
        return None if end is None else Interval.point(end)

    assert module._between(point(lower), point(upper)) == said


def test_a_margin_of_nothing_is_said_as_such() -> None:
    found = {m.claim: m for m in lengths_of({0: ONE, 1: Fraction(3, 2)}, ONE / 2, ONE / 2)}
    assert "only if no step cost is off at all" in found["B6"].text
    words: Callable[[Fraction], str] = module._less_than
    assert (words(ZERO), words(Fraction(1, 80))) == ("not at all", "less than 1.2 %")
