"""A crossover that a change within the fit's own error would move says so."""

import re
from fractions import Fraction
from types import SimpleNamespace

import pytest

from specmoe.canonical import to_json
from specmoe.certificate import build
from specmoe.certificate.analysis import analyse
from specmoe.certificate.margins import margins
from specmoe.certificate.model import Margin
from specmoe.certificate.nearest import nearest_flip
from specmoe.exact import Interval
from specmoe.measurement import bundled, read
from specmoe.report.answer import cards

MOVES = re.compile(
    r"(earlier|later) with over ([0-9.]+) % (more|less) (deduplicating|per-slot) bandwidth"
)


def measured(name):
    return read(next(path for path in bundled() if path.stem == name))


def crossover(pair, routing, slow, fast):
    """The least n at which deduplication is faster, both bandwidths scaled; by hand."""
    size = pair.expert_bytes
    for n in range(pair.n_lo, 4 * pair.N):
        per_slot = pair.per_slot.fixed + n * pair.m * size / (pair.per_slot.bandwidth * slow)
        shared = routing.enclosure(n).hi * size / (pair.deduplicating.bandwidth * fast)
        if pair.deduplicating.fixed + shared < per_slot:
            return n
    return None


@pytest.mark.parametrize("name", ["rx-7900-xtx", "radeon-8060s"])
def test_what_it_says_moves_the_crossover_and_a_little_less_does_not(name):
    analysis = analyse(measured(name))
    found = analysis.crossover
    which, percent, way, kernel = MOVES.fullmatch(
        nearest_flip(analysis, margins(analysis))
    ).groups()
    size, step = Fraction(percent), Fraction(1, 10 ** len(percent.partition(".")[2]))
    fit = found.pair.deduplicating if kernel == "deduplicating" else found.pair.per_slot
    assert size / 100 < fit.e

    def moved(by):
        factor = 1 + by / 100 * (1 if way == "more" else -1)
        scales = (1, factor) if kernel == "deduplicating" else (factor, 1)
        return crossover(found.pair, analysis.routing, *scales)

    assert moved(Fraction(0)) == moved(size - step) == found.value
    assert (moved(size) < found.value) if which == "earlier" else (moved(size) > found.value)


def standing(e_slow, e_fast, *moves, **other):
    """A predicted crossover with these errors, and margins of its bandwidths."""
    pair = SimpleNamespace(
        per_slot=SimpleNamespace(e=Fraction(e_slow)),
        deduplicating=SimpleNamespace(e=Fraction(e_fast)),
    )
    found = {
        "verdict": "predicted", "single": True, "pair": pair, "observed": (), "value": 9
    } | other  # fmt: skip
    told = [
        Margin(
            "",
            quantity,
            "factor",
            *(end and Interval.point(Fraction(end)) for end in ends),
            "",
            claim,
        )
        for quantity, claim, *ends in moves
    ]
    return nearest_flip(SimpleNamespace(crossover=SimpleNamespace(**found)), told)


def test_only_what_is_below_the_error_of_its_own_fit_is_thin():
    wide = ("W_d", "D2", "0.9", "1.1"), ("W_s", "D2", "0.9", "1.1")
    assert standing("0.1", "0.1", *wide) is None
    assert standing("0.11", "0.1", *wide) == "earlier with over 10 % less per-slot bandwidth"
    assert standing("0.1", "0.11", ("W_d", "D2", "0.9", None)) == (
        "later with over 10 % less deduplicating bandwidth"
    )
    assert standing("0.1", "0.11", ("W_s", "D2", "0.99", None)) == (
        "earlier with over 1 % less per-slot bandwidth"
    )
    # The ratio of a stated table has no fit behind it, and a step cost is no bandwidth.
    assert standing("0.5", "0.5", ("r", "D1", "0.99", "1.01")) is None


def test_the_thinnest_is_told_by_its_size_in_errors():
    moves = ("W_d", "D2", None, "1.002"), ("W_s", "D2", "0.999", None)
    assert "deduplicating" in standing("0.0011", "0.1", *moves)
    assert "per-slot" in standing("0.1", "0.0021", *moves)


def test_a_tie_moves_with_anything():
    tie = ("W_d", "D2", None, "1")
    assert standing("0.1", "0.1", tie) == "earlier with any more deduplicating bandwidth"


@pytest.mark.parametrize(
    "other", [{"verdict": "at_or_below"}, {"single": False}, {"pair": None}]
)  # fmt: skip
def test_without_one_crossover_of_two_fits_nothing_is_said(other):
    assert standing("0.1", "0.1", ("W_d", "D2", None, "1.001"), **other) is None


def said(certificate):
    return [card.text.replace("\u202f", " ") for card in cards(to_json(certificate.body))]


def test_the_sentence_and_the_page_say_it():
    certificate = build(measured("rx-7900-xtx"))
    thin = "earlier with over 0.035 % more deduplicating bandwidth"
    assert certificate.body.derived.crossover.nearest_flip == thin
    assert f"[bracket 32-33, {thin}, beyond the calibrated" in certificate.body.headline.sentence
    first, second, third = said(certificate)
    assert f"A thin margin: {thin}, less than the error of that fit." in first
    assert second.startswith(
        "A thin margin: costs off by over 0.078 % can change the length, and their errors reach "
        "3.1 %."
    )
    assert third == (
        "Drafting time is not stated and taken as 0: a shorter draft is best once a token takes "
        "over 0.52 % of a plain pass; this one still pays up to 35 %."
    )


def test_where_plain_decoding_is_next_the_page_says_that_drafting_no_longer_pays():
    _, second, third = said(build(measured("m5-max")))
    assert second.startswith("It stays the best for errors of the costs up to 10 %.")
    assert third.endswith("drafting no longer pays once a token takes over 64 % of a plain pass.")
