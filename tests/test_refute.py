"""What would refute a certificate: thresholds are the bounds, measurements not yet made."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache

import pytest

from specmoe.bandwidth import bytes_requested
from specmoe.certificate.analysis import Analysis, analyse
from specmoe.certificate.derived import derived_section
from specmoe.certificate.model import Derived, Refutation
from specmoe.certificate.wording import outward, time_bounds
from specmoe.exact import Interval
from specmoe.measurement import bundled, read

UNITS = {"s": Fraction(1), "ms": Fraction(1, 1000), "\u00b5s": Fraction(1, 10**6)}
NAMES = [path.stem for path in bundled()]


@cache
def derived(name: str) -> tuple[Analysis, Derived]:
    analysis = analyse(read(next(path for path in bundled() if path.stem == name)))
    return analysis, derived_section(analysis)


def of(name: str, claim: str) -> list[Refutation]:
    return [item for item in derived(name)[1].refutations if item.claim == claim]


@pytest.mark.parametrize("name", NAMES)
def test_times_lie_inside_the_calibration_and_were_not_timed(name: str) -> None:
    analysis, found = derived(name)
    regimes = [(fit.kind, regime) for fit in found.fits for regime in fit.regimes]
    items = of(name, "B1")
    assert len(items) == len(regimes)
    for (kind, regime), item in zip(regimes, items, strict=True):
        n = int(re.findall(r"n = (\d+)", item.measure)[0])
        assert kind.replace("_", "-") in item.measure
        assert regime.calibrated_on[0] <= n <= regime.calibrated_on[-1]
        rows = {r.n for k in analysis.measurement.kernels if k.kind == kind for r in k.rows}
        assert (n in rows) == ("once more" in item.measure)
        requested = bytes_requested(kind, n, analysis.measurement, analysis.routing)
        time = regime.fixed + requested / regime.bandwidth
        assert item.within is not None
        assert item.within.lo <= (1 - regime.e) * time <= (1 + regime.e) * time <= item.within.hi
        assert item.within.width <= 2 * regime.e * time * Fraction(1000001, 1000000)
        seen = re.findall(r"(?:below|above) ([\d.]+) (\S+)", item.text)
        low, high = (Fraction(figure) * UNITS[unit] for figure, unit in seen)
        assert low <= item.within.lo < time < item.within.hi <= high
        assert high - low <= item.within.width * Fraction(11, 10)


@pytest.mark.parametrize("name", NAMES)
def test_the_bracket_is_what_either_kernel_can_contradict(name: str) -> None:
    analysis, found = derived(name)
    crossover = found.crossover
    items = of(name, "B4")
    if crossover.searched_to is None:
        assert not items
        return
    below, above = items
    assert crossover.possible_from is not None
    assert f"at n = {crossover.possible_from - 1}" in below.measure
    assert "deduplicating kernel being the faster" in below.text
    assert f"at n = {crossover.certain_from}" in above.measure
    assert "per-slot kernel being the faster" in above.text
    for item in items:
        assert ("extrapolated" in item.text) == crossover.extrapolated
    assert analysis.crossover.bracket == (crossover.possible_from, crossover.certain_from)


@pytest.mark.parametrize("name", NAMES)
def test_the_speedup_and_the_possible_lengths(name: str) -> None:
    analysis, found = derived(name)
    row = next(at for at in found.draft_length.at if at.acceptance == analysis.headline_rate)
    (speed,) = of(name, "B5")
    assert speed.within == row.bounds
    low, high = sorted(map(Fraction, re.findall(r"(?:below|above) ([\d.]+)", speed.text)))
    assert low <= row.bounds.lo <= row.bounds.hi <= high
    free = analysis.measurement.drafting is None
    assert ("drafting time left out" in speed.text) == free
    lengths = {cost.k for cost in found.draft_length.costs}
    items = of(name, "B6")
    assert len(items) == (set(row.possible) < lengths)
    for item in items:
        named = list(map(int, re.findall(r"\d+", item.text.split("other than")[1])))
        assert (named[0], named[-1]) == (row.possible[0], row.possible[-1])


def test_bounds_in_a_sentence_are_outward_and_close() -> None:
    for low, high in ((1, 2), (Fraction(1, 3), Fraction(100001, 300000)), (7, 7), (0, 1)):
        exact = Interval(Fraction(low), Fraction(high))
        down, up = map(Fraction, outward(exact))
        assert down <= exact.lo <= exact.hi <= up
        assert up - down <= exact.width * Fraction(11, 10)
    assert time_bounds(Interval(Fraction(1, 10**7), Fraction(3, 10**7))) == ("100 ns", "300 ns")
