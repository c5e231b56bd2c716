"""A small SVG writer: frames, lines, bands, markers, and labels that do not overlap.

Positions are computed from exact rationals up to the place inside the frame and only then turned
into pixels. Pixels are floats: a tenth of one decides nothing, and the exact figures stand in the
table behind each plot. They are written with one decimal, so the same input gives the same bytes.

Colours come from the style sheet (classes only, ``currentColor`` for axes), so one drawing serves
light, dark and print; shapes, dashes and labels carry the same information without colour.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from html import escape
from itertools import groupby, pairwise
from typing import Literal, TypeAlias

from specmoe.report.scales import Scale

__all__ = ["Anchor", "Figure"]

Anchor: TypeAlias = Literal["start", "middle", "end"]
Point: TypeAlias = tuple[Fraction, Fraction]

# Width of a character over the font size: an upper estimate for the fonts of the style sheet.
_CHARACTER = 0.62
_OBSTACLE_STEP = 5.0


@dataclass(frozen=True, slots=True)
class _Box:
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: _Box) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def count(self, points: Iterable[tuple[float, float]]) -> int:
        left, top, right, bottom = self.left, self.top, self.right, self.bottom
        return sum(left <= x <= right and top <= y <= bottom for x, y in points)


def _px(value: float) -> str:
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    return "0" if text == "-0" else text


@dataclass(slots=True)
class Figure:
    """One drawing in the making; :meth:`render` writes it.

    Example:
        >>> from specmoe.report.scales import linear
        >>> figure = Figure(320, 200, linear(Fraction(0), Fraction(1), 2),
        ...                 linear(Fraction(0), Fraction(1), 2), "x", "y")
        >>> figure.line([(Fraction(0), Fraction(0)), (Fraction(1), Fraction(1))], "a")
        >>> figure.marker("circle", Fraction(1), Fraction(1), "b", told="the end: 1")
        >>> drawing = figure.render("p", "A line", "It rises.")
        >>> "<title>the end: 1</title>" in drawing
        True
    """

    width: int
    height: int
    x: Scale
    y: Scale
    x_label: str
    y_label: str
    font: int = 12
    _parts: list[tuple[bool, str]] = field(default_factory=list)
    """Whether the part is a point that tells its value, and its markup."""
    _texts: list[_Box] = field(default_factory=list)
    _obstacles: list[tuple[float, float]] = field(default_factory=list)

    # --- the frame ---------------------------------------------------------------------------

    @property
    def _left(self) -> float:
        widest = max((len(text) for _, text in self.y.ticks), default=1)
        return widest * self.font * _CHARACTER + 12

    @property
    def _right(self) -> float:
        return self.width - self.font * 1.4

    @property
    def _top(self) -> float:
        return self.font * 2.4

    @property
    def _bottom(self) -> float:
        return self.height - self.font * 3.6

    def _x(self, value: Fraction) -> float:
        return self._left + self.x.at(value) * (self._right - self._left)

    def _y(self, value: Fraction) -> float:
        return self._bottom - self.y.at(value) * (self._bottom - self._top)

    @property
    def frame(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the plotted area [pixels]."""
        return self._left, self._top, self._right, self._bottom

    def height_of(self, y: Fraction) -> float:
        """Where a value stands [pixels from the top]."""
        return self._y(y)

    # --- shapes ------------------------------------------------------------------------------

    def _ink(self, markup: str) -> None:
        self._parts.append((False, markup))

    def _tell(self, markup: str, told: str) -> None:
        """A point that can be reached by pointer and keyboard; its title says its value."""
        first = not any(point for point, _ in self._parts)
        self._parts.append(
            (
                True,
                f'<g class="point" role="img" tabindex="{0 if first else -1}">'
                f"<title>{escape(told)}</title>{markup}</g>",
            )
        )

    def place(self, markup: str) -> None:
        """Some markup of the caller's own, for a script to fill."""
        self._ink(markup)

    def line(self, points: Sequence[Point], style: str) -> None:
        """A line through the points."""
        pixels = [(self._x(x), self._y(y)) for x, y in points]
        self._path(pixels, style)
        self._block(pixels)

    def _path(self, pixels: Sequence[tuple[float, float]], style: str) -> None:
        steps = " L".join(f"{_px(x)} {_px(y)}" for x, y in pixels)
        self._ink(f'<path class="{style}" d="M{steps}"/>')

    def _block(self, pixels: Sequence[tuple[float, float]]) -> None:
        """Remember where ink is, so that labels keep off it."""
        for (x0, y0), (x1, y1) in pairwise(pixels):
            count = int(max(abs(x1 - x0), abs(y1 - y0)) / _OBSTACLE_STEP) + 1
            for index in range(count + 1):
                part = index / count
                self._obstacles.append((x0 + part * (x1 - x0), y0 + part * (y1 - y0)))

    def band(self, points: Sequence[tuple[Fraction, Fraction, Fraction]], style: str) -> None:
        """The area between a lower and an upper line: ``(x, lower, upper)``."""
        lower = [(self._x(x), self._y(low)) for x, low, _ in points]
        upper = [(self._x(x), self._y(high)) for x, _, high in points]
        steps = " L".join(f"{_px(x)} {_px(y)}" for x, y in [*lower, *reversed(upper)])
        self._ink(f'<path class="{style}" d="M{steps}Z"/>')

    def bars(
        self, spans: Iterable[tuple[Fraction, Fraction, Fraction]], thick: float, style: str
    ) -> None:
        """Horizontal bars ``(from, to, y)`` of some pixels: one shape, so overlaps stay even."""
        steps = []
        for start, end, y in spans:
            left, top = self._x(start), self._y(y) - thick / 2
            # A stretch of acceptance can be narrower than a pixel and must still be seen.
            right = max(self._x(end), left + 1.0)
            steps.append(
                f"M{_px(left)} {_px(top)} L{_px(right)} {_px(top)} "
                f"L{_px(right)} {_px(top + thick)} L{_px(left)} {_px(top + thick)}Z"
            )
        if steps:
            self._ink(f'<path class="{style}" d="{" ".join(steps)}"/>')

    def zone(self, x0: Fraction, x1: Fraction, style: str) -> None:
        """A stretch of the x axis, over the whole height."""
        left, right = self._x(x0), self._x(x1)
        self._ink(
            f'<rect class="{style}" x="{_px(left)}" y="{_px(self._top)}" '
            f'width="{_px(max(right - left, 1.0))}" height="{_px(self._bottom - self._top)}"/>'
        )

    def upright(self, x: Fraction, style: str) -> None:
        """A vertical line over the whole height."""
        at = self._x(x)
        self._path([(at, self._top), (at, self._bottom)], style)
        self._block([(at, self._top), (at, self._bottom)])

    def level(self, y: Fraction, style: str) -> None:
        """A horizontal line over the whole width."""
        at = self._y(y)
        self._path([(self._left, at), (self._right, at)], style)
        self._block([(self._left, at), (self._right, at)])

    def whisker(self, x: Fraction, lo: Fraction, hi: Fraction, style: str) -> None:
        """A vertical bar from ``lo`` to ``hi``."""
        pixels = [(self._x(x), self._y(lo)), (self._x(x), self._y(hi))]
        self._path(pixels, style)

    def stretch(self, start: Fraction, end: Fraction, y: Fraction, told: str) -> None:
        """An unseen bar over a level stretch of a line, which tells what the stretch is."""
        left, top, thick = self._x(start), self._y(y), 1.4 * self.font
        wide = max(self._x(end) - left, 2.0)
        self._tell(
            f'<rect class="hit" x="{_px(left)}" y="{_px(top - thick / 2)}" width="{_px(wide)}" '
            f'height="{_px(thick)}"/>',
            told,
        )

    def marker(
        self, shape: str, x: Fraction, y: Fraction, style: str, *, size: float = 4.2, told: str = ""
    ) -> None:
        """A circle, square, triangle or cross around a point; it may tell its value."""
        px, py = self._x(x), self._y(y)
        if shape == "circle":
            body = f'<circle class="{style}" cx="{_px(px)}" cy="{_px(py)}" r="{_px(size)}"/>'
        elif shape == "square":
            edge = size * 0.9
            body = (
                f'<rect class="{style}" x="{_px(px - edge)}" y="{_px(py - edge)}" '
                f'width="{_px(2 * edge)}" height="{_px(2 * edge)}"/>'
            )
        elif shape == "triangle":
            body = (
                f'<path class="{style}" d="M{_px(px)} {_px(py - size * 1.2)} '
                f"L{_px(px + size * 1.1)} {_px(py + size * 0.9)} "
                f'L{_px(px - size * 1.1)} {_px(py + size * 0.9)}Z"/>'
            )
        else:
            far = size * 1.6
            body = (
                f'<path class="{style}" d="M{_px(px - far)} {_px(py - far)} '
                f"L{_px(px + far)} {_px(py + far)} M{_px(px - far)} {_px(py + far)} "
                f'L{_px(px + far)} {_px(py - far)}"/>'
            )
        if told:
            self._tell(body, told)
        else:
            self._ink(body)
        reach = size + 1
        self._obstacles.extend(
            (px + dx, py + dy) for dx in (-reach, 0, reach) for dy in (-reach, 0, reach)
        )

    # --- text --------------------------------------------------------------------------------

    def _box(self, text: str, x: float, y: float, anchor: Anchor) -> _Box:
        wide = len(text) * self.font * _CHARACTER
        left = {"start": x, "middle": x - wide / 2, "end": x - wide}[anchor]
        return _Box(left, y - self.font * 0.9, left + wide, y + self.font * 0.3)

    def _write(self, text: str, x: float, y: float, anchor: Anchor, style: str) -> None:
        self._ink(
            f'<text class="{style}" x="{_px(x)}" y="{_px(y)}" '
            f'text-anchor="{anchor}">{escape(text)}</text>'
        )
        self._texts.append(self._box(text, x, y, anchor))

    def label(self, text: str, places: Iterable[Point], style: str, *, above: bool = False) -> bool:
        """Write a label beside one of the places, where it covers least; never over another label.

        Call it after the shapes. A label that fits nowhere is left out: everything that a label
        says stands in the caption or in the table too.

        Args:
            text: The label.
            places: Points in the axes' units, the most wanted first.
            style: Its classes.
            above: Only centred above or below a place, not beside it.

        Returns:
            Whether it was written.
        """
        frame = _Box(self._left + 2, self._top - 2, self.width - 2.0, self._bottom - 2)
        best: tuple[int, float, float, Anchor] | None = None
        gap = self.font * 0.7
        for x, y in places:
            px, py = self._x(x), self._y(y)
            spots: tuple[tuple[float, float, Anchor], ...] = (
                (px + gap, py - gap * 0.6, "start"),
                (px - gap, py - gap * 0.6, "end"),
                (px + gap, py + gap * 1.7, "start"),
                (px - gap, py + gap * 1.7, "end"),
                (px, py - gap * 1.3, "middle"),
                (px, py + gap * 2.4, "middle"),
            )
            for at_x, at_y, anchor in spots[4:] if above else spots:
                box = self._box(text, at_x, at_y, anchor)
                if box.left < frame.left or box.right > frame.right:
                    continue
                if box.top < frame.top or box.bottom > frame.bottom:
                    continue
                if any(box.meets(other) for other in self._texts):
                    continue
                covered = box.count(self._obstacles)
                if best is None or covered < best[0]:
                    best = (covered, at_x, at_y, anchor)
        if best is None:
            return False
        self._write(text, best[1], best[2], best[3], style)
        return True

    # --- the whole ---------------------------------------------------------------------------

    def axes(self) -> None:
        """Grid, ticks and axis labels; call it first, so that everything else lies above."""
        small = self.font
        for value, text in self.y.ticks:
            if not self.y.holds(value):
                continue
            y = self._y(value)
            self._path([(self._left, y), (self._right, y)], "grid")
            self._write(text, self._left - 6, y + small * 0.35, "end", "tick")
        for value, text in self.x.ticks:
            if not self.x.holds(value):
                continue
            x = self._x(value)
            self._path([(x, self._bottom), (x, self._bottom + 4)], "axis")
            low = self._bottom + small * 1.5
            box = self._box(text, x, low, "middle")
            if not any(box.meets(other) for other in self._texts):
                self._write(text, x, low, "middle", "tick")
        self._path([(self._left, self._bottom), (self._right, self._bottom)], "axis")
        self._write(self.y_label, 0, small, "start", "name")
        self._write(self.x_label, self._right, self.height - small * 0.6, "end", "name")

    def render(self, identity: str, title: str, description: str) -> str:
        """The SVG element, named by its title and described by its description.

        What is only ink is hidden from screen readers, which have the description, the points and
        the table.
        """
        role = "group" if any(point for point, _ in self._parts) else "img"
        body = "".join(
            "".join(markup for _, markup in run)
            if point
            else f'<g aria-hidden="true">{"".join(markup for _, markup in run)}</g>'
            for point, run in groupby(self._parts, key=lambda part: part[0])
        )
        return (
            f'<svg id="{identity}" viewBox="0 0 {self.width} {self.height}" role="{role}" '
            f'aria-labelledby="{identity}-t" aria-describedby="{identity}-d" '
            f'font-size="{self.font}">'
            f'<title id="{identity}-t">{escape(title)}</title>'
            f'<desc id="{identity}-d">{escape(description)}</desc>{body}</svg>'
        )
