"""The part of the page that moves: frames for a script to draw in, and where it starts.

The script (``explore.js``) computes best length and speedup in exact rationals from the costs in
the embedded certificate; it is exploration and says so. Without a script the part stays hidden.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Any

from specmoe.report.answer import chosen
from specmoe.report.display import interval
from specmoe.report.plot_lengths import gains, length_axis, stair_path
from specmoe.report.plotting import ONE, Size, acceptance_axis, steep_axis
from specmoe.report.scales import Scale
from specmoe.report.svg import Figure

__all__ = ["RATE_STEPS", "SHARE_STEPS", "Explore", "Frame", "explore"]

RATE_STEPS = 100
"""Acceptance moves in this many steps from 0 to 1."""
SHARE_STEPS = 100
"""Drafting time moves in this many steps from nothing to half a plain pass."""

_SIZES = (Size("wide", 720, 280, 13, 10, 5), Size("narrow", 360, 250, 12, 5, 4))


@dataclass(frozen=True, slots=True)
class Frame:
    """One drawing for the script to fill, wide and narrow."""

    id: str
    title: str
    wide: str
    narrow: str


@dataclass(frozen=True, slots=True)
class Explore:
    """What the part needs: where the acceptance starts [steps], and its two drawings."""

    start: int
    frames: tuple[Frame, Frame]


def explore(body: Mapping[str, Any]) -> Explore | None:
    """The part for one certificate's body; ``None`` where no two lengths can be compared."""
    draft = body["derived"]["draft_length"]
    row = chosen(draft)
    found = gains(draft)
    if row is None or not found or not draft["staircase"]:
        return None
    rate = interval(row["acceptance"])
    start = round((rate.lo + rate.hi) / 2 * RATE_STEPS)
    tops = [gain.bounds.hi for gain in found]
    lows = [gain.bounds.lo for gain in found]
    lengths = [item["k"] for item in draft["costs"]]
    longest = max(step["k"] for step in draft["staircase"])

    def stairs(size: Size) -> Figure:
        axis, place = length_axis(max(longest, 1), size)
        figure = _figure(size, axis, "best draft length, k")
        figure.line(stair_path(draft["staircase"], place), "line fine dashed")
        levels = {str(k): round(figure.height_of(place(k)), 1) for k in lengths if k <= longest}
        figure.place(_slot(figure, "line stair live", {"levels": levels}))
        return figure

    def speedups(size: Size) -> Figure:
        axis = steep_axis(min(lows), max(tops), size)
        figure = _figure(size, axis, "speedup over plain decoding")
        figure.level(ONE, "line fine")
        figure.line([(gain.a, gain.speedup) for gain in found], "line fine dashed")
        ends = {"low": _short(axis.lo), "high": _short(axis.hi), "log": axis.log}
        figure.place(_slot(figure, "line ps live", ends))
        return figure

    drawn = (
        ("explore-stairs", "Explored: best draft length over acceptance", stairs),
        ("explore-speedup", "Explored: speedup over acceptance", speedups),
    )
    first, second = (
        Frame(
            identity,
            title,
            *(
                draw(size).render(f"{identity}-{size.suffix}", title, _DESCRIPTION)
                for size in _SIZES
            ),
        )
        for identity, title, draw in drawn
    )
    return Explore(start, (first, second))


_DESCRIPTION = (
    "It moves with the two controls, whose answer stands above in words; the dashed line is the "
    "certified one."
)


def _figure(size: Size, axis: Scale, label: str) -> Figure:
    figure = Figure(
        size.width, size.height, acceptance_axis(size), axis, "acceptance rate, a", label, size.font
    )
    figure.axes()
    return figure


def _short(value: Fraction) -> float:
    """An end of an axis, for pixels only."""
    return float(f"{float(value):.9g}")


def _slot(figure: Figure, style: str, scale: Mapping[str, Any]) -> str:
    left, top, right, bottom = (round(edge, 1) for edge in figure.frame)
    frame = {"left": left, "top": top, "right": right, "bottom": bottom, **scale}
    told = escape(json.dumps(frame, sort_keys=True, separators=(",", ":")), quote=True)
    return (
        f'<g data-frame="{told}"><path class="{style}"/>'
        f'<circle class="here mark hollow" r="5"/></g>'
    )
