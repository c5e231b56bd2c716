"""The first plot: time of one pass or operation over tokens per pass."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Any

from specmoe.exact import Interval
from specmoe.report.cells import NONE, Cell, Column, Row, Table, bounds, number, value
from specmoe.report.display import (
    fraction,
    interval,
    time_unit,
    words,
)
from specmoe.report.plotting import (
    SHAPE_WORDS,
    SHAPES,
    STYLES,
    Plot,
    Size,
    both,
    crossover_label,
    crossover_marks,
    interesting_n,
    middle_of,
    n_axis,
    steep_axis,
    told,
)
from specmoe.report.svg import Figure

__all__ = ["pass_times"]


@dataclass(frozen=True, slots=True)
class _Modelled:
    """One kernel's modelled time at one n."""

    n: int
    time: Interval
    bounds: Interval
    origin: str
    regime: int | None


def _modelled(body: Mapping[str, Any]) -> dict[str, list[_Modelled]]:
    derived = body["derived"]
    regimes = {
        fit["kind"]: [(regime["n_lo"], regime["n_hi"]) for regime in fit["regimes"]]
        for fit in derived["fits"]
    }
    found: dict[str, list[_Modelled]] = {}
    for point in derived["passes"]:
        n = point["n"]
        for kernel in point["kernels"]:
            inside = [
                i for i, (lo, hi) in enumerate(regimes.get(kernel["kind"], [])) if lo <= n <= hi
            ]
            found.setdefault(kernel["kind"], []).append(
                _Modelled(
                    n,
                    interval(kernel["time"]),
                    interval(kernel["bounds"]),
                    kernel["origin"],
                    inside[0] if inside else None,
                )
            )
    return found


def _stretches(points: Sequence[_Modelled]) -> list[tuple[bool, list[_Modelled]]]:
    """Runs of points that one line may join: (extrapolated, points). Never across a break."""
    runs: list[tuple[bool, list[_Modelled]]] = []
    for left, right in pairwise(points):
        if "measured" in (left.origin, right.origin):
            continue
        dashed = "extrapolated" in (left.origin, right.origin)
        if not dashed and left.regime != right.regime:
            continue
        if runs and runs[-1][0] == dashed and runs[-1][1][-1] is left:
            runs[-1][1].append(right)
        else:
            runs.append((dashed, [left, right]))
    return runs


def pass_times(body: Mapping[str, Any]) -> Plot:
    """Measured points, the fitted law with its error, breaks and the crossover."""
    measured, derived = body["measured"], body["derived"]
    largest = interesting_n(body)
    curves = {
        kind: [point for point in points if point.n <= largest]
        for kind, points in _modelled(body).items()
    }
    rows = [(kernel["kind"], row) for kernel in measured["kernels"] for row in kernel["rows"]]
    crossed = {(fit["kind"], point["n"]) for fit in derived["fits"] for point in fit["unmodelled"]}
    times = [fraction(row["time"]) for _, row in rows]
    for points in curves.values():
        times += [end for p in points for end in (p.bounds.lo, p.bounds.hi)]
    what = "pass" if measured["scope"] == "pass" else "operation"
    unit = time_unit(times)
    title = f"Time of one {what} over tokens per pass"

    def draw(size: Size) -> Figure:
        scaled = [time / unit.factor for time in times]
        axis = steep_axis(min(scaled), max(scaled), size)
        figure = Figure(
            size.width,
            size.height,
            n_axis(largest, size),
            axis,
            "tokens per pass, n",
            f"time of one {what} [{unit.name}]",
            size.font,
        )
        figure.axes()
        crossover_marks(figure, body)
        runs = [(kind, *run) for kind, points in curves.items() for run in _stretches(points)]
        for kind, dashed, points in runs:
            figure.band(
                [
                    (Fraction(p.n), p.bounds.lo / unit.factor, p.bounds.hi / unit.factor)
                    for p in points
                ],
                f"band {STYLES[kind]}" + (" faint" if dashed else ""),
            )
        for fit in derived["fits"]:
            for gap in fit["breaks"]:
                at = Fraction(gap["n_left"] + gap["n_right"], 2)
                if figure.x.holds(at):
                    figure.upright(at, "break")
        for kind, dashed, points in runs:
            figure.line(
                [(Fraction(p.n), middle_of(p.time) / unit.factor) for p in points],
                f"line {STYLES[kind]}" + (" dashed" if dashed else ""),
            )
        for kind, row in rows:
            n, time = Fraction(row["n"]), fraction(row["time"]) / unit.factor
            if row["spread"] is not None:
                spread = fraction(row["spread"])
                figure.whisker(n, time * (1 - spread), time * (1 + spread), f"line {STYLES[kind]}")
            hollow = " hollow" if row["use"] == "holdout" else " full"
            figure.marker(
                SHAPES[kind],
                n,
                time,
                f"mark {STYLES[kind]}{hollow}",
                told=f"n = {row['n']}, {words(kind)}: {told(fraction(row['time']), unit)}; "
                + ("held out" if row["use"] == "holdout" else "calibration"),
            )
            if (kind, row["n"]) in crossed:
                figure.marker("cross", n, time, f"line {STYLES[kind]}")
        for kernel in measured["kernels"]:
            own = [row for kind, row in rows if kind == kernel["kind"]]
            figure.label(
                words(kernel["kind"]),
                [
                    (Fraction(row["n"]), fraction(row["time"]) / unit.factor)
                    for row in sorted(own, key=lambda row: -row["n"])
                ],
                f"note {STYLES[kernel['kind']]}",
            )
        crossover_label(figure, body)
        for fit in derived["fits"]:
            for gap in fit["breaks"]:
                at = Fraction(gap["n_left"] + gap["n_right"], 2)
                if figure.x.holds(at):
                    figure.label(
                        f"{gap['n_left']} | {gap['n_right']}",
                        [(at, axis.hi), (at, axis.lo)],
                        "note soft",
                    )
        return figure

    description = _pass_description(body, rows, unit.show, unit.name)
    wide, narrow = both("plot-times", title, description, draw if times else None)
    return Plot(
        "plot-times",
        title,
        _pass_caption(body, curves, crossed) if times else "No time is known here.",
        wide,
        narrow,
        _pass_table(body, what),
    )


def _pass_description(
    body: Mapping[str, Any],
    rows: Sequence[tuple[str, Mapping[str, Any]]],
    show: Callable[[Fraction], str],
    unit: str,
) -> str:
    parts = []
    for kernel in body["measured"]["kernels"]:
        own = sorted((row for kind, row in rows if kind == kernel["kind"]), key=lambda r: r["n"])
        if own:
            first, last = own[0], own[-1]
            parts.append(
                f"{words(kernel['kind'])}: {show(fraction(first['time']))} {unit} at "
                f"n = {first['n']}, {show(fraction(last['time']))} {unit} at n = {last['n']}"
            )
    text = "; ".join(parts)
    return f"{text}. {body['derived']['crossover']['text']}"


def _pass_caption(
    body: Mapping[str, Any],
    curves: Mapping[str, Sequence[_Modelled]],
    crossed: set[tuple[str, int]],
) -> str:
    measured, derived = body["measured"], body["derived"]
    shapes = ", ".join(
        f"{SHAPE_WORDS[SHAPES[kernel['kind']]]} {words(kernel['kind'])}"
        for kernel in measured["kernels"]
    )
    parts = [f"Measured points: {shapes}."]
    if any(row["use"] == "holdout" for kernel in measured["kernels"] for row in kernel["rows"]):
        parts.append("Filled: calibrated on; hollow: held out.")
    if crossed:
        parts.append("Crossed out: in no regime.")
    if any(points for points in curves.values()):
        parts.append("Lines: the fitted law; shaded: where the true time lies, given e.")
    if any(p.origin == "extrapolated" for points in curves.values() for p in points):
        parts.append("Dashed: extrapolated beyond the calibrated range.")
    breaks = [
        f"{gap['n_left']} | {gap['n_right']} ({words(fit['kind'])})"
        for fit in derived["fits"]
        for gap in fit["breaks"]
    ]
    if breaks:
        parts.append(f"Dotted uprights: breaks between regimes, at n = {', '.join(breaks)}.")
    crossover = derived["crossover"]
    if crossover["n"] is not None:
        parts.append(f"Solid upright: the crossover n* = {crossover['n']}.")
    return " ".join(parts)


def _pass_table(body: Mapping[str, Any], what: str) -> Table:
    measured, derived = body["measured"], body["derived"]
    kinds = [kernel["kind"] for kernel in measured["kernels"]]
    rows_at = {
        (kernel["kind"], row["n"]): row for kernel in measured["kernels"] for row in kernel["rows"]
    }
    passes = {point["n"]: point for point in derived["passes"]}
    every = [fraction(row["time"]) for row in rows_at.values()]
    every += [
        fraction(kernel["bounds"]["hi"]) for point in passes.values() for kernel in point["kernels"]
    ]
    unit = time_unit(every)
    columns = [Column("n", True)]
    for kind in kinds:
        columns += [
            Column(f"{words(kind)}, measured", True),
            Column("modelled", True),
            Column("bounds", True),
        ]
    columns += [Column("modelled how"), Column("faster")]
    table: list[Row] = []
    for n in sorted({n for _, n in rows_at} | set(passes)):
        cells = [number(n)]
        point = passes.get(n)
        models = {kernel["kind"]: kernel for kernel in point["kernels"]} if point else {}
        for kind in kinds:
            row, model = rows_at.get((kind, n)), models.get(kind)
            cells.append(value(fraction(row["time"]), unit) if row else NONE)
            if model:
                cells += [
                    value(interval(model["time"]), unit),
                    bounds(interval(model["bounds"]), unit),
                ]
            else:
                cells += [NONE, NONE]
        cells.append(_origins(models))
        cells.append(Cell(words(point["chosen"])) if point else NONE)
        table.append(tuple(cells))
    caption = f"Time of one {what} [{unit.name}]; bounds rounded outward"
    return Table(caption, tuple(columns), tuple(table)).trimmed()


def _origins(models: Mapping[str, Mapping[str, Any]]) -> Cell:
    """How the times of one row were obtained: said once where all kernels agree."""
    how = {kind: model["origin"] for kind, model in models.items()}
    if not how:
        return NONE
    if len(set(how.values())) == 1:
        return Cell(next(iter(how.values())))
    return Cell(", ".join(f"{words(kind)} {origin}" for kind, origin in how.items()))
