"""What the four plots share: two sizes, axes, and the marks of crossover and own acceptance.

Every plot is drawn twice, wide and narrow, from the same data: scaling one drawing down to a
phone would make its text illegible. The style sheet shows the one that fits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from specmoe.exact import Interval, ratio_string
from specmoe.report.cells import Table
from specmoe.report.display import Unit, enclosed, interval, outward, spoken
from specmoe.report.scales import Scale, linear, logarithmic, powers_of_two
from specmoe.report.svg import Figure

__all__ = [
    "ONE",
    "SHAPES",
    "SHAPE_WORDS",
    "STYLES",
    "WIDE",
    "ZERO",
    "Plot",
    "Size",
    "acceptance_axis",
    "both",
    "crossover_label",
    "crossover_marks",
    "interesting_n",
    "middle_of",
    "n_axis",
    "own_acceptance",
    "own_label",
    "own_mark",
    "steep_axis",
    "told",
]

SHAPES = {"per_slot": "circle", "deduplicating": "square", "mixed": "triangle"}
SHAPE_WORDS = {"circle": "circles", "square": "squares", "triangle": "triangles"}
STYLES = {"per_slot": "ps", "deduplicating": "dd", "mixed": "mx"}
ZERO, ONE = Fraction(0), Fraction(1)
_LOG_FROM = 24
"""From this largest n on the axis of n is logarithmic."""
_LONGEST_RATIO = 40
"""Characters of an exact ratio that is still told beside a point."""
_STEEP = 25
"""From this ratio of largest to smallest on the axis of times or speedups is logarithmic."""


@dataclass(frozen=True, slots=True)
class Plot:
    """One figure: two drawings (or the reason why there is none), a caption and a table."""

    id: str
    title: str
    caption: str
    wide: str
    narrow: str
    table: Table


@dataclass(frozen=True, slots=True)
class Size:
    """What differs between the two drawings."""

    suffix: str
    width: int
    height: int
    font: int
    x_ticks: int
    y_ticks: int


WIDE = Size("wide", 720, 400, 13, 10, 6)
_NARROW = Size("narrow", 360, 320, 12, 6, 5)


def both(
    identity: str,
    title: str,
    description: str,
    draw: Callable[[Size], Figure] | None,
) -> tuple[str, str]:
    """The wide and the narrow drawing; two empty texts where there is nothing to draw."""
    if draw is None:
        return "", ""
    wide, narrow = (
        draw(size).render(f"{identity}-{size.suffix}", title, description)
        for size in (WIDE, _NARROW)
    )
    return wide, narrow


def middle_of(ends: Interval) -> Fraction:
    """The middle of an enclosure: where a drawing puts it."""
    return (ends.lo + ends.hi) / 2


def n_axis(largest: int, size: Size) -> Scale:
    """The axis of tokens per pass."""
    if largest >= _LOG_FROM:
        return powers_of_two(largest, size.x_ticks)
    half = Fraction(1, 2)
    return linear(half, Fraction(max(largest, 2)) + half, size.x_ticks, whole=True)


def steep_axis(lo: Fraction, hi: Fraction, size: Size) -> Scale:
    """From zero where the values allow it, else logarithmic."""
    if lo > 0 and hi > _STEEP * lo:
        return logarithmic(lo, hi, size.y_ticks + 1)
    return linear(ZERO, hi * Fraction(21, 20), size.y_ticks)


def interesting_n(body: Mapping[str, Any]) -> int:
    """The largest n worth drawing: what was measured, and the crossover."""
    crossover = body["derived"]["crossover"]
    seen = [row["n"] for kernel in body["measured"]["kernels"] for row in kernel["rows"]]
    seen += [crossover[key] for key in ("n", "certain_from", "possible_from") if crossover[key]]
    seen += [limit for limit in crossover["observed"] or () if limit]
    return max(seen, default=1)


def crossover_marks(figure: Figure, body: Mapping[str, Any]) -> None:
    """The zone and the line, below everything else."""
    crossover = body["derived"]["crossover"]
    low, high, n = crossover["possible_from"], crossover["certain_from"], crossover["n"]
    if low is not None and high is not None and low < high:
        figure.zone(Fraction(low), Fraction(high), "bracket")
    if n is not None:
        figure.upright(Fraction(n), "cross")


def crossover_label(figure: Figure, body: Mapping[str, Any]) -> None:
    """The label of the crossover, near the top or the bottom."""
    crossover = body["derived"]["crossover"]
    n = crossover["n"]
    if n is None:
        return
    heights = [
        figure.y.lo + (figure.y.hi - figure.y.lo) * part / 20 for part in (20, 19, 18, 16, 2, 1)
    ]
    figure.label(f"n* = {n}", [(Fraction(n), height) for height in heights], "note strong")


def acceptance_axis(size: Size) -> Scale:
    """The axis of acceptance rates, 0 to 1."""
    return linear(ZERO, ONE, 10 if size is WIDE else 5)


def own_acceptance(body: Mapping[str, Any]) -> Interval | None:
    """The measurement's own acceptance rate, if it has one."""
    draft = body["derived"]["draft_length"]
    return interval(draft["at"][0]["acceptance"]) if draft["own_acceptance"] else None


def own_mark(figure: Figure, own: Interval | None) -> None:
    """The measurement's own acceptance as an upright, and a zone if it is an interval."""
    if own is not None:
        if own.lo < own.hi:
            figure.zone(own.lo, own.hi, "bracket")
        figure.upright(middle_of(own), "cross")


def own_label(figure: Figure, own: Interval | None) -> None:
    """Its label."""
    if own is not None:
        span = figure.y.hi - figure.y.lo
        heights = [figure.y.lo + span * part / 20 for part in (20, 19, 17, 2, 1)]
        figure.label(f"a = {spoken(own, 3)}", [(middle_of(own), h) for h in heights], "note strong")


def told(value: Fraction | Interval, unit: Unit | None = None) -> str:
    """The value of a point in words: rounded, then as exactly as can be read.

    Example:
        >>> told(Fraction(4, 3), Unit("ms", Fraction(1, 1000)))
        '1333 ms, exactly 4/3 s'
    """
    ends = Interval.point(value) if isinstance(value, Fraction) else value
    shown, base = (enclosed(ends), "") if unit is None else (unit.enclosed(ends), " s")
    text = f"{shown} {unit.name}" if unit else shown
    ratio = ratio_string(ends.lo)
    if ends.width == 0 and len(ratio) <= _LONGEST_RATIO:
        return f"{text}, exactly {ratio}{base}"
    return f"{text}, in {outward(ends, 12)}{base}"
