"""The four plots of a certificate, each with the table behind it.

Every plot is drawn twice, wide and narrow, from the same data: scaling one drawing down to a
phone would make its text illegible. The style sheet shows the one that fits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Any

from specmoe.exact import Interval
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
    time_unit,
    words,
)
from specmoe.report.svg import Figure, Scale, linear, logarithmic, powers_of_two

__all__ = ["Plot", "plots"]

_SHAPES = {"per_slot": "circle", "deduplicating": "square", "mixed": "triangle"}
_SHAPE_WORDS = {"circle": "circles", "square": "squares", "triangle": "triangles"}
_STYLES = {"per_slot": "ps", "deduplicating": "dd", "mixed": "mx"}
_LOG_FROM = 24
"""From this largest n on the axis of n is logarithmic."""
_STEEP = 25
"""From this ratio of largest to smallest on the axis of times or speedups is logarithmic."""
_LONG = 12
"""From this draft length on the axis of draft lengths is logarithmic."""
_GRID = 100
"""The speedup is evaluated at this many equal steps of acceptance."""
_ZERO, _ONE = Fraction(0), Fraction(1)


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
class _Size:
    """What differs between the two drawings."""

    suffix: str
    width: int
    height: int
    font: int
    x_ticks: int
    y_ticks: int


_WIDE = _Size("wide", 720, 400, 13, 10, 6)
_NARROW = _Size("narrow", 360, 320, 12, 6, 5)


def plots(body: Mapping[str, Any]) -> tuple[Plot, ...]:
    """The plots of one certificate's body, in reading order."""
    return (_pass_times(body), _shares(body), _staircase(body), _speedup(body))


def _both(
    identity: str,
    title: str,
    description: str,
    draw: Callable[[_Size], Figure] | None,
) -> tuple[str, str]:
    if draw is None:
        return "", ""
    wide, narrow = (
        draw(size).render(f"{identity}-{size.suffix}", title, description)
        for size in (_WIDE, _NARROW)
    )
    return wide, narrow


def _middle(ends: Interval) -> Fraction:
    return (ends.lo + ends.hi) / 2


def _n_axis(largest: int, size: _Size) -> Scale:
    if largest >= _LOG_FROM:
        return powers_of_two(largest, size.x_ticks)
    half = Fraction(1, 2)
    return linear(half, Fraction(max(largest, 2)) + half, size.x_ticks, whole=True)


def _steep_axis(lo: Fraction, hi: Fraction, size: _Size) -> Scale:
    """From zero where the values allow it, else logarithmic."""
    if lo > 0 and hi > _STEEP * lo:
        return logarithmic(lo, hi, size.y_ticks + 1)
    return linear(_ZERO, hi * Fraction(21, 20), size.y_ticks)


# --- 1: pass time -------------------------------------------------------------------------------


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


def _interesting_n(body: Mapping[str, Any]) -> int:
    """The largest n worth drawing: what was measured, and the crossover."""
    crossover = body["derived"]["crossover"]
    seen = [row["n"] for kernel in body["measured"]["kernels"] for row in kernel["rows"]]
    seen += [crossover[key] for key in ("n", "certain_from", "possible_from") if crossover[key]]
    seen += [limit for limit in crossover["observed"] or () if limit]
    return max(seen, default=1)


def _crossover_marks(figure: Figure, body: Mapping[str, Any]) -> None:
    """The zone and the line, below everything else."""
    crossover = body["derived"]["crossover"]
    low, high, n = crossover["possible_from"], crossover["certain_from"], crossover["n"]
    if low is not None and high is not None and low < high:
        figure.zone(Fraction(low), Fraction(high), "bracket")
    if n is not None:
        figure.upright(Fraction(n), "cross")


def _crossover_label(figure: Figure, body: Mapping[str, Any]) -> None:
    crossover = body["derived"]["crossover"]
    n = crossover["n"]
    if n is None:
        return
    heights = [
        figure.y.lo + (figure.y.hi - figure.y.lo) * part / 20 for part in (20, 19, 18, 16, 2, 1)
    ]
    figure.label(f"n* = {n}", [(Fraction(n), height) for height in heights], "note strong")


def _pass_times(body: Mapping[str, Any]) -> Plot:
    measured, derived = body["measured"], body["derived"]
    largest = _interesting_n(body)
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

    def draw(size: _Size) -> Figure:
        scaled = [time / unit.factor for time in times]
        axis = _steep_axis(min(scaled), max(scaled), size)
        figure = Figure(
            size.width,
            size.height,
            _n_axis(largest, size),
            axis,
            "tokens per pass, n",
            f"time of one {what} [{unit.name}]",
            size.font,
        )
        figure.axes()
        _crossover_marks(figure, body)
        runs = [(kind, *run) for kind, points in curves.items() for run in _stretches(points)]
        for kind, dashed, points in runs:
            figure.band(
                [
                    (Fraction(p.n), p.bounds.lo / unit.factor, p.bounds.hi / unit.factor)
                    for p in points
                ],
                f"band {_STYLES[kind]}" + (" faint" if dashed else ""),
            )
        for fit in derived["fits"]:
            for gap in fit["breaks"]:
                at = Fraction(gap["n_left"] + gap["n_right"], 2)
                if figure.x.holds(at):
                    figure.upright(at, "break")
        for kind, dashed, points in runs:
            figure.line(
                [(Fraction(p.n), _middle(p.time) / unit.factor) for p in points],
                f"line {_STYLES[kind]}" + (" dashed" if dashed else ""),
            )
        for kind, row in rows:
            n, time = Fraction(row["n"]), fraction(row["time"]) / unit.factor
            if row["spread"] is not None:
                spread = fraction(row["spread"])
                figure.whisker(n, time * (1 - spread), time * (1 + spread), f"line {_STYLES[kind]}")
            hollow = " hollow" if row["use"] == "holdout" else " full"
            figure.marker(_SHAPES[kind], n, time, f"mark {_STYLES[kind]}{hollow}")
            if (kind, row["n"]) in crossed:
                figure.marker("cross", n, time, f"line {_STYLES[kind]}")
        for kernel in measured["kernels"]:
            own = [row for kind, row in rows if kind == kernel["kind"]]
            figure.label(
                words(kernel["kind"]),
                [
                    (Fraction(row["n"]), fraction(row["time"]) / unit.factor)
                    for row in sorted(own, key=lambda row: -row["n"])
                ],
                f"note {_STYLES[kernel['kind']]}",
            )
        _crossover_label(figure, body)
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
    wide, narrow = _both("plot-times", title, description, draw if times else None)
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
        f"{_SHAPE_WORDS[_SHAPES[kernel['kind']]]} {words(kernel['kind'])}"
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


# --- 2: share against ratio ---------------------------------------------------------------------


def _shares(body: Mapping[str, Any]) -> Plot:
    measured, derived = body["measured"], body["derived"]
    crossover = derived["crossover"]
    experts, top_k = measured["routed_experts"], measured["top_k"]
    share = {item["n"]: interval(item["share"]) for item in derived["shares"]}
    points = derived["ratios"]
    needed = _needed_ratio(body, share)
    ratio = interval(crossover["ratio"]) if crossover["ratio"] else None
    title = "Share of distinct expert bytes against the bandwidth ratio"
    drawn = _interesting_n(body)
    if crossover["any_routing"]:
        # The distribution-free bracket belongs in the picture unless it is out of all proportion.
        drawn = max(drawn, min(4 * drawn, int(interval(crossover["any_routing"]).hi)))
    drawn = max(min(drawn, max(share, default=1)), 2)

    def draw(size: _Size) -> Figure:
        tops = [_ONE, *(interval(p["ratio"]).hi for p in points if p["n"] <= drawn)]
        if ratio is not None:
            tops.append(ratio.hi)
        figure = Figure(
            size.width,
            size.height,
            _n_axis(drawn, size),
            linear(_ZERO, max(tops), size.y_ticks),
            "tokens per pass, n",
            "share u(n), ratio r",
            size.font,
        )
        figure.axes()
        _crossover_marks(figure, body)
        start, end = _ONE, Fraction(drawn)
        if ratio is not None:
            figure.band([(start, ratio.lo, ratio.hi), (end, ratio.lo, ratio.hi)], "band dd")
            calibrated = crossover["calibrated"]
            pieces = [(start, end, True)]
            if calibrated:
                low, high = (min(max(Fraction(n), start), end) for n in calibrated)
                pieces = [(start, low, True), (low, high, False), (high, end, True)]
            for low, high, dashed in pieces:
                if low < high:
                    figure.line(
                        [(low, _middle(ratio)), (high, _middle(ratio))],
                        "line dd thin" + (" dashed" if dashed else ""),
                    )
        # D4: whatever the router does, u lies between 1/n and min(1, N / (n m)).
        grid = [Fraction(step, 4) for step in range(4, 4 * min(drawn, 16))]
        grid += [Fraction(n) for n in range(min(drawn, 16), drawn + 1)]
        if len(grid) > 1:
            figure.line([(n, 1 / n) for n in grid], "line fine")
            figure.line(
                [(n, min(_ONE, Fraction(experts) / (n * top_k))) for n in grid], "line fine"
            )
        for dashed, stretch in needed:
            inside = [(Fraction(n), y) for n, y in stretch if n <= drawn and 0 <= y <= figure.y.hi]
            if len(inside) > 1:
                figure.line(inside, "line dd" + (" dashed" if dashed else ""))
        curve = [(Fraction(n), _middle(share[n])) for n in sorted(share) if n <= drawn]
        if len(curve) > 1:
            figure.line(curve, "line ps")
        for point in points:
            n, r = Fraction(point["n"]), interval(point["ratio"])
            if n <= drawn:
                figure.whisker(n, r.lo, r.hi, "line dd")
                figure.marker("square", n, _middle(r), "mark dd full")
        if curve:
            spread = [curve[len(curve) * part // 8] for part in (3, 2, 4, 1, 5)]
            figure.label("u(n)", spread, "note ps")
        if ratio is not None:
            figure.label("r", [(start, _middle(ratio)), (end, _middle(ratio))], "note dd")
        for _, stretch in needed:
            seen = [(Fraction(n), y) for n, y in stretch if n <= drawn and 0 <= y <= figure.y.hi]
            if seen and figure.label(
                "r with fixed times", [seen[len(seen) // 2], seen[-1], seen[0]], "note dd"
            ):
                break
        _crossover_label(figure, body)
        if len(grid) > 1:
            outer = [(n, min(_ONE, Fraction(experts) / (n * top_k))) for n in grid]
            far = [outer[len(outer) * part // 8] for part in (4, 5, 3, 6, 7)]
            figure.label("any router", far, "note soft")
        return figure

    description = (
        f"The share u(n) falls from 1 at n = 1 as tokens share experts. {crossover['text']}"
    )
    wide, narrow = _both("plot-shares", title, description, draw if share else None)
    parts = ["Falling line: the share u(n), deduplicated over per-slot bytes."]
    if ratio is not None:
        parts.append(
            f"Level line: the fitted bandwidth ratio r, shaded {outward(ratio)} its bounds (B3)."
        )
    if points:
        parts.append("Squares: r(n) where both kernels were measured at the same n.")
    if needed:
        parts.append(
            "Rising or falling line beside it: r with the kernels' fixed times counted (D2); "
            "where the share meets it, the kernels take equal time."
        )
    if ratio is None and not points:
        parts.append("The bandwidth ratio is not known: that takes both kernels in one regime.")
    parts.append(
        "Deduplicating is faster where u lies below r (D1). Fine lines: the least and the "
        "greatest share that any router could have (D4)."
    )
    caption = " ".join(parts) if share else "The share of distinct experts is not known here."
    return Plot("plot-shares", title, caption, wide, narrow, _share_table(body))


def _needed_ratio(
    body: Mapping[str, Any], share: Mapping[int, Interval]
) -> list[tuple[bool, list[tuple[int, Fraction]]]]:
    """D2's right side, ``r (1 + (f_s - f_d) W_s / B_s)``, wherever both times are modelled.

    Written as ``u + (T_s - T_d) W_d / B_s`` it needs no more than the times themselves, so the
    picture agrees with the predicted crossover whichever regimes that was taken from.
    """
    measured, derived = body["measured"], body["derived"]
    regimes = [
        regime
        for fit in derived["fits"]
        if fit["kind"] == "deduplicating"
        for regime in fit["regimes"]
    ]
    one_token = measured["top_k"] * measured["moe_layers"] * fraction(measured["bytes_per_expert"])
    found: list[tuple[bool, list[tuple[int, Fraction]]]] = []
    for point in derived["passes"]:
        n = point["n"]
        kernels = {kernel["kind"]: kernel for kernel in point["kernels"]}
        slot, once = kernels.get("per_slot"), kernels.get("deduplicating")
        if not (slot and once and regimes and n in share):
            continue
        if "measured" in (slot["origin"], once["origin"]):
            continue
        near = min(regimes, key=lambda regime: max(regime["n_lo"] - n, n - regime["n_hi"], 0))
        gap = _middle(interval(slot["time"])) - _middle(interval(once["time"]))
        ratio = _middle(share[n]) + gap * fraction(near["bandwidth"]) / (n * one_token)
        dashed = "extrapolated" in (slot["origin"], once["origin"])
        if not found or found[-1][0] != dashed:
            # The next stretch starts where the last one ended, so that the line is whole.
            found.append((dashed, found[-1][1][-1:] if found else []))
        found[-1][1].append((n, ratio))
    return found


def _share_table(body: Mapping[str, Any]) -> Table:
    derived = body["derived"]
    ratios = {point["n"]: point for point in derived["ratios"]}
    rows: list[Row] = []
    shares = {share["n"]: share for share in derived["shares"]}
    known = {item["n"]: item["share"] for item in (*derived["ratios"], *derived["shares"])}
    for n in sorted(known):
        share, ratio = shares.get(n), ratios.get(n)
        rows.append(
            (
                number(n),
                value(interval(share["distinct"])) if share else NONE,
                value(interval(known[n])),
                Cell(share["origin"]) if share else NONE,
                value(interval(ratio["ratio"])) if ratio else NONE,
                Cell("deduplicating" if ratio["deduplicating_faster"] else "per-slot")
                if ratio
                else NONE,
            )
        )
    return Table(
        "Distinct experts, their share, and the measured bandwidth ratio",
        (
            Column("n", True),
            Column("U(n)", True),
            Column("u(n)", True),
            Column("origin"),
            Column("r(n)", True),
            Column("faster, measured"),
        ),
        tuple(rows),
    )


# --- 3: the staircase ---------------------------------------------------------------------------


def _acceptance_axis(size: _Size) -> Scale:
    return linear(_ZERO, _ONE, 10 if size is _WIDE else 5)


def _length_axis(largest: int, size: _Size) -> tuple[Scale, Callable[[int], Fraction]]:
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


def _own(body: Mapping[str, Any]) -> Interval | None:
    draft = body["derived"]["draft_length"]
    return interval(draft["at"][0]["acceptance"]) if draft["own_acceptance"] else None


def _own_mark(figure: Figure, own: Interval | None) -> None:
    if own is not None:
        if own.lo < own.hi:
            figure.zone(own.lo, own.hi, "bracket")
        figure.upright(_middle(own), "cross")


def _own_label(figure: Figure, own: Interval | None) -> None:
    if own is not None:
        span = figure.y.hi - figure.y.lo
        heights = [figure.y.lo + span * part / 20 for part in (20, 19, 17, 2, 1)]
        figure.label(f"a = {spoken(own, 3)}", [(_middle(own), h) for h in heights], "note strong")


def _staircase(body: Mapping[str, Any]) -> Plot:
    draft = body["derived"]["draft_length"]
    steps, robust, own = draft["staircase"], draft["robust"], _own(body)
    title = "Best draft length over acceptance"

    def draw(size: _Size) -> Figure:
        seen = [step["k"] for step in steps] + [r["k"] for r in robust if r["possible"]]
        axis, place = _length_axis(max(*seen, 1), size)
        figure = Figure(
            size.width,
            size.height,
            _acceptance_axis(size),
            axis,
            "acceptance rate, a",
            "best draft length, k",
            size.font,
        )
        figure.axes()
        _own_mark(figure, own)
        thick = 7 if axis.log else min(14.0, 0.5 * (size.height - 6.0 * size.font) / float(axis.hi))
        figure.bars(_spans(robust, place, sure=False), thick, "possible")
        figure.bars(_spans(robust, place, sure=True), thick, "certain")
        path = [
            (_middle(interval(step[end])), place(step["k"]))
            for step in steps
            for end in ("start", "end")
        ]
        figure.line(path, "line stair")
        for step in steps:
            start, end = interval(step["start"]), interval(step["end"])
            middle = (start.lo + end.hi) / 2
            if end.hi - start.lo >= Fraction(1, 12 if size is _WIDE else 6):
                figure.label(f"k = {step['k']}", [(middle, place(step["k"]))], "note", above=True)
        _own_label(figure, own)
        return figure

    stairs = "; ".join(
        f"k = {step['k']} from a = {enclosed(interval(step['start']))} "
        f"to {enclosed(interval(step['end']))}"
        for step in steps[:12]
    )
    description = f"{draft['text']} {stairs}{' and so on' if len(steps) > 12 else ''}."
    wide, narrow = _both("plot-staircase", title, description, draw if steps else None)
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


# --- 4: speedup ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Gain:
    """Best draft length and its speedup at one acceptance rate."""

    a: Fraction
    k: int
    speedup: Fraction
    bounds: Interval


def _gains(draft: Mapping[str, Any]) -> list[_Gain]:
    """Exact best lengths, speedups and their bounds on a grid of acceptance rates."""
    from specmoe.draftlength import best
    from specmoe.robust import speedup_bounds

    costs = {item["k"]: fraction(item["cost"]) for item in draft["costs"]}
    errors = {item["k"]: fraction(item["e"]) for item in draft["costs"]}
    if 0 not in costs or len(costs) < 2:
        return []
    found = []
    for step in range(_GRID + 1):
        a = Fraction(step, _GRID)
        k = best(costs, a)
        gain = speedup_bounds(costs, a, k, errors)
        found.append(_Gain(a, k, gain.value.lo, gain.bounds or gain.value))
    return found


def _speedup(body: Mapping[str, Any]) -> Plot:
    draft = body["derived"]["draft_length"]
    own = _own(body)
    gains = _gains(draft)
    title = "Speedup of the best draft length over acceptance"

    def draw(size: _Size) -> Figure:
        top = max(gain.bounds.hi for gain in gains)
        low = min(gain.bounds.lo for gain in gains)
        figure = Figure(
            size.width,
            size.height,
            _acceptance_axis(size),
            _steep_axis(low, top, size),
            "acceptance rate, a",
            "speedup over plain decoding",
            size.font,
        )
        figure.axes()
        _own_mark(figure, own)
        # Where nothing is drafted the speedup is 1, whatever the errors.
        figure.band([(g.a, g.bounds.lo, g.bounds.hi) for g in gains if g.k], "band ps")
        figure.level(_ONE, "line fine")
        figure.line([(g.a, g.speedup) for g in gains], "line ps")
        for gain in gains:
            if gain.a in (Fraction(4, 5), _ONE):
                figure.marker("circle", gain.a, gain.speedup, "mark ps full")
        for gain in gains:
            if gain.a in (Fraction(4, 5), _ONE):
                figure.label(
                    f"{enclosed(Interval.point(gain.speedup), 3)}×",
                    [(gain.a, gain.speedup)],
                    "note",
                )
        _own_label(figure, own)
        figure.label(
            "plain decoding", [(Fraction(part, 10), _ONE) for part in (0, 1, 2, 3)], "note soft"
        )
        return figure

    picked = [gain for gain in gains if gain.a * 10 == int(gain.a * 10)]
    told = "; ".join(
        f"{enclosed(Interval.point(g.speedup), 3)} at a = {enclosed(Interval.point(g.a))}"
        for g in picked[5:]
    )
    description = f"Speedup over plain decoding: {told}." if told else sentence(draft["text"])
    wide, narrow = _both("plot-speedup", title, description, draw if gains else None)
    if gains:
        tops = ranges([gain.k for gain in gains])
        parts = [
            "Line: speedup of the best draft length; shaded: its bounds, given e (B5).",
            f"Lengths in use: k = {tops}.",
            sentence(f"Drafting time: {draft['drafting']}"),
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
