"""The third and the fourth plot: best draft length and its speedup over acceptance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any

from specmoe.exact import Interval
from specmoe.report.answer import drafting
from specmoe.report.cells import NONE, Cell, Column, Row, Table, bounds, inner, number, value
from specmoe.report.display import (
    enclosed,
    fraction,
    interval,
    outward,
    plural,
    ranges,
    sentence,
    spoken,
)
from specmoe.report.plotting import (
    ONE,
    WIDE,
    Plot,
    Size,
    acceptance_axis,
    both,
    middle_of,
    own_acceptance,
    own_label,
    own_mark,
    steep_axis,
    told,
)
from specmoe.report.scales import Scale, linear, powers_of_two
from specmoe.report.svg import Figure

__all__ = ["Gain", "gains", "length_axis", "speedup", "stair_path", "staircase"]

_LONG = 12
"""From this draft length on the axis of draft lengths is logarithmic."""
_SEEN = Fraction(1, 250)
"""The least width of a step that can be pointed at."""
_TOLD = 9
"""Digits of an acceptance rate told beside a step: its enclosure is about as narrow."""
_GRID = 100
"""The speedup is evaluated at this many equal steps of acceptance."""


def length_axis(largest: int, size: Size) -> tuple[Scale, Callable[[int], Fraction]]:
    """The axis of draft lengths, and where a length stands on it.

    Near acceptance 1 the best length leaps; on a linear axis the low steps, which matter most,
    would vanish. From a dozen on the axis is logarithmic in the tokens of the pass, k + 1.
    """
    if largest < _LONG:
        top = largest * Fraction(21, 20) + Fraction(1, 2)
        return linear(-Fraction(1, 4), top, size.y_ticks, whole=True), Fraction
    passes = powers_of_two(largest + 1, 2 * size.y_ticks)
    ticks = tuple((n, str(int(n) - 1)) for n, _ in passes.ticks)
    scale = Scale(Fraction(9, 10), passes.hi * Fraction(4, 3), True, ticks)
    return scale, lambda k: Fraction(k + 1)


def staircase(body: Mapping[str, Any]) -> Plot:
    """The best draft length over acceptance, with what the errors leave possible."""
    draft = body["derived"]["draft_length"]
    steps, robust, own = draft["staircase"], draft["robust"], own_acceptance(body)
    title = "Best draft length over acceptance"

    def draw(size: Size) -> Figure:
        seen = [step["k"] for step in steps] + [r["k"] for r in robust if r["possible"]]
        axis, place = length_axis(max(*seen, 1), size)
        figure = Figure(
            size.width,
            size.height,
            acceptance_axis(size),
            axis,
            "acceptance rate, a",
            "best draft length, k",
            size.font,
        )
        figure.axes()
        own_mark(figure, own)
        thick = 7 if axis.log else min(14.0, 0.5 * (size.height - 6.0 * size.font) / float(axis.hi))
        figure.bars(_spans(robust, place, sure=False), thick, "possible")
        figure.bars(_spans(robust, place, sure=True), thick, "certain")
        figure.line(stair_path(steps, place), "line stair")
        for step in steps:
            start, end = interval(step["start"]), interval(step["end"])
            if end.hi - start.lo < _SEEN:
                continue  # nobody can point at it; the table has it
            figure.stretch(
                middle_of(start),
                middle_of(end),
                place(step["k"]),
                f"k = {step['k']}: best from a = {enclosed(start, _TOLD)} "
                f"to a = {enclosed(end, _TOLD)}",
            )
        for step in steps:
            start, end = interval(step["start"]), interval(step["end"])
            middle = (start.lo + end.hi) / 2
            if end.hi - start.lo >= Fraction(1, 12 if size is WIDE else 6):
                figure.label(f"k = {step['k']}", [(middle, place(step["k"]))], "note", above=True)
        own_label(figure, own)
        return figure

    stairs = "; ".join(
        f"k = {step['k']} from a = {enclosed(interval(step['start']))} "
        f"to {enclosed(interval(step['end']))}"
        for step in steps[:12]
    )
    description = f"{draft['text']} {stairs}{' and so on' if len(steps) > 12 else ''}."
    wide, narrow = both("plot-staircase", title, description, draw if steps else None)
    parts = (
        ["Heavy line: the best draft length, errors left aside."]
        if steps
        else [sentence(draft["text"])]
    )
    if steps and robust:
        parts.append(
            "Faint bars: where a length can be best within the errors; strong bars: where it "
            "surely is (B6)."
        )
    if own is not None:
        parts.append(f"Upright: this measurement's own acceptance, {spoken(own)}.")
    return Plot("plot-staircase", title, " ".join(parts), wide, narrow, _stair_table(draft))


def stair_path(
    steps: Sequence[Mapping[str, Any]], place: Callable[[int], Fraction]
) -> list[tuple[Fraction, Fraction]]:
    """The staircase as a line, each length at its place."""
    return [
        (middle_of(interval(step[end])), place(step["k"]))
        for step in steps
        for end in ("start", "end")
    ]


def _spans(
    robust: Sequence[Mapping[str, Any]], place: Callable[[int], Fraction], *, sure: bool
) -> list[tuple[Fraction, Fraction, Fraction]]:
    """Where each length can be best (its widest range), or surely is (its narrowest)."""
    found = []
    for item in robust:
        ends = item["certain" if sure else "possible"]
        if not ends:
            continue
        first, last = (interval(end) for end in ends)
        start, end = (first.hi, last.lo) if sure else (first.lo, last.hi)
        if start <= end:
            found.append((start, end, place(item["k"])))
    return found


def _stair_table(draft: Mapping[str, Any]) -> Table:
    steps = {step["k"]: step for step in draft["staircase"]}
    robust = {step["k"]: step for step in draft["robust"]}

    def span(pair: Sequence[Mapping[str, Any]] | None, inside: bool) -> Cell:
        if not pair:
            return Cell("never")
        first, last = interval(pair[0]), interval(pair[1])
        if not inside:
            return bounds(Interval(first.lo, last.hi))
        # What is surely so must be rounded inward: a wider range would claim too much.
        return inner(Interval(first.hi, last.lo)) if first.hi <= last.lo else NONE

    rows: list[Row] = []
    for k in sorted(set(steps) | set(robust)):
        step, sure = steps.get(k), robust.get(k)
        rows.append(
            (
                number(k),
                value(interval(step["start"])) if step else NONE,
                value(interval(step["end"])) if step else NONE,
                span(sure["possible"], inside=False) if sure else NONE,
                span(sure["certain"], inside=True) if sure else NONE,
            )
        )
    return Table(
        "Acceptance rates at which each draft length is best",
        (
            Column("k", True),
            Column("best from", True),
            Column("best to", True),
            Column("can be best in", True),
            Column("surely best in", True),
        ),
        tuple(rows),
    )


@dataclass(frozen=True, slots=True)
class Gain:
    """Best draft length and its speedup at one acceptance rate."""

    a: Fraction
    k: int
    speedup: Fraction
    bounds: Interval


def gains(draft: Mapping[str, Any]) -> tuple[Gain, ...]:
    """Exact best lengths, speedups and their bounds on a grid of acceptance rates."""
    return _gains(tuple((item["k"], item["cost"], item["e"]) for item in draft["costs"]))


@lru_cache(maxsize=2)  # two drawings of one page need them
def _gains(rows: tuple[tuple[int, str, str], ...]) -> tuple[Gain, ...]:
    from specmoe.draftlength import best
    from specmoe.robust import speedup_bounds

    costs = {k: fraction(cost) for k, cost, _ in rows}
    errors = {k: fraction(e) for k, _, e in rows}
    if 0 not in costs or len(costs) < 2:
        return ()
    found = []
    for step in range(_GRID + 1):
        a = Fraction(step, _GRID)
        k = best(costs, a)
        gain = speedup_bounds(costs, a, k, errors)
        found.append(Gain(a, k, gain.value.lo, gain.bounds or gain.value))
    return tuple(found)


def speedup(body: Mapping[str, Any]) -> Plot:
    """The speedup of the best draft length over acceptance, with its bounds."""
    draft = body["derived"]["draft_length"]
    own = own_acceptance(body)
    found = gains(draft)
    title = "Speedup of the best draft length over acceptance"

    def draw(size: Size) -> Figure:
        top = max(gain.bounds.hi for gain in found)
        low = min(gain.bounds.lo for gain in found)
        figure = Figure(
            size.width,
            size.height,
            acceptance_axis(size),
            steep_axis(low, top, size),
            "acceptance rate, a",
            "speedup over plain decoding",
            size.font,
        )
        figure.axes()
        own_mark(figure, own)
        # Where nothing is drafted the speedup is 1, whatever the errors.
        figure.band([(g.a, g.bounds.lo, g.bounds.hi) for g in found if g.k], "band ps")
        figure.level(ONE, "line fine")
        figure.line([(g.a, g.speedup) for g in found], "line ps")
        for gain in found:
            if gain.a * 10 == int(gain.a * 10):
                large = gain.a in (Fraction(4, 5), ONE)
                figure.marker(
                    "circle",
                    gain.a,
                    gain.speedup,
                    "mark ps full",
                    size=4.2 if large else 2.2,
                    told=f"a = {enclosed(Interval.point(gain.a))}: k = {gain.k}, speedup "
                    f"{told(gain.speedup)}; bounds {outward(gain.bounds)}",
                )
        for gain in found:
            if gain.a in (Fraction(4, 5), ONE):
                figure.label(
                    f"{enclosed(Interval.point(gain.speedup), 3)}×",
                    [(gain.a, gain.speedup)],
                    "note",
                )
        own_label(figure, own)
        figure.label(
            "plain decoding", [(Fraction(part, 10), ONE) for part in (0, 1, 2, 3)], "note soft"
        )
        return figure

    picked = [gain for gain in found if gain.a * 10 == int(gain.a * 10)]
    some = "; ".join(
        f"{enclosed(Interval.point(g.speedup), 3)} at a = {enclosed(Interval.point(g.a))}"
        for g in picked[5:]
    )
    description = f"Speedup over plain decoding: {some}." if some else sentence(draft["text"])
    wide, narrow = both("plot-speedup", title, description, draw if found else None)
    if found:
        tops = ranges([gain.k for gain in found])
        parts = [
            "Line: speedup of the best draft length; shaded: its bounds, given e (B5).",
            f"Lengths in use: k = {tops}.",
            sentence(drafting(draft)),
        ]
    else:
        parts = [sentence(draft["text"])]
    table = Table(
        f"Best draft length and its speedup at {plural(len(picked), 'acceptance rate')}",
        (
            Column("a", True),
            Column("best k", True),
            Column("speedup", True),
            Column("bounds", True),
        ),
        tuple((value(g.a), number(g.k), value(g.speedup), bounds(g.bounds)) for g in picked),
    )
    return Plot("plot-speedup", title, " ".join(parts), wide, narrow, table)
