"""The second plot: the share of distinct expert bytes against the bandwidth ratio."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from specmoe.exact import Interval
from specmoe.report.cells import NONE, Cell, Column, Row, Table, number, value
from specmoe.report.display import (
    fraction,
    interval,
    outward,
)
from specmoe.report.plotting import (
    ONE,
    ZERO,
    Plot,
    Size,
    both,
    crossover_label,
    crossover_marks,
    interesting_n,
    middle_of,
    n_axis,
    told,
)
from specmoe.report.scales import linear
from specmoe.report.svg import Figure

__all__ = ["needed_ratio", "shares"]


def shares(body: Mapping[str, Any]) -> Plot:
    """The share ``u(n)`` against the ratio ``r``, and where they meet."""
    measured, derived = body["measured"], body["derived"]
    crossover = derived["crossover"]
    experts, top_k = measured["routed_experts"], measured["top_k"]
    share = {item["n"]: interval(item["share"]) for item in derived["shares"]}
    points = derived["ratios"]
    needed = needed_ratio(body, share)
    ratio = interval(crossover["ratio"]) if crossover["ratio"] else None
    title = "Share of distinct expert bytes against the bandwidth ratio"
    drawn = interesting_n(body)
    if crossover["any_routing"]:
        # The distribution-free bracket belongs in the picture unless it is out of all proportion.
        drawn = max(drawn, min(4 * drawn, int(interval(crossover["any_routing"]).hi)))
    drawn = max(min(drawn, max(share, default=1)), 2)

    def draw(size: Size) -> Figure:
        tops = [ONE, *(interval(p["ratio"]).hi for p in points if p["n"] <= drawn)]
        if ratio is not None:
            tops.append(ratio.hi)
        figure = Figure(
            size.width,
            size.height,
            n_axis(drawn, size),
            linear(ZERO, max(tops), size.y_ticks),
            "tokens per pass, n",
            "share u(n), ratio r",
            size.font,
        )
        figure.axes()
        crossover_marks(figure, body)
        start, end = ONE, Fraction(drawn)
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
                        [(low, middle_of(ratio)), (high, middle_of(ratio))],
                        "line dd thin" + (" dashed" if dashed else ""),
                    )
        # D4: whatever the router does, u lies between 1/n and min(1, N / (n m)).
        grid = [Fraction(step, 4) for step in range(4, 4 * min(drawn, 16))]
        grid += _spread(min(drawn, 16), drawn)
        if len(grid) > 1:
            figure.line([(n, 1 / n) for n in grid], "line fine")
            figure.line([(n, min(ONE, Fraction(experts) / (n * top_k))) for n in grid], "line fine")
        for dashed, stretch in needed:
            inside = [(Fraction(n), y) for n, y in stretch if n <= drawn and 0 <= y <= figure.y.hi]
            if len(inside) > 1:
                figure.line(inside, "line dd" + (" dashed" if dashed else ""))
        curve = [(Fraction(n), middle_of(share[n])) for n in sorted(share) if n <= drawn]
        if len(curve) > 1:
            figure.line(curve, "line ps")
        for at in _told_at(body, [n for n in share if n <= drawn]):
            figure.marker(
                "circle",
                Fraction(at),
                middle_of(share[at]),
                "mark ps full",
                size=2.2,
                told=f"n = {at}: u(n) = {told(share[at])}",
            )
        for point in points:
            n, r = Fraction(point["n"]), interval(point["ratio"])
            if n <= drawn:
                figure.whisker(n, r.lo, r.hi, "line dd")
                figure.marker(
                    "square",
                    n,
                    middle_of(r),
                    "mark dd full",
                    told=f"n = {point['n']}: r(n) = {told(r)}, measured",
                )
        if curve:
            spread = [curve[len(curve) * part // 8] for part in (3, 2, 4, 1, 5)]
            figure.label("u(n)", spread, "note ps")
        if ratio is not None:
            figure.label("r", [(start, middle_of(ratio)), (end, middle_of(ratio))], "note dd")
        for _, stretch in needed:
            seen = [(Fraction(n), y) for n, y in stretch if n <= drawn and 0 <= y <= figure.y.hi]
            if seen and figure.label(
                "r with fixed times", [seen[len(seen) // 2], seen[-1], seen[0]], "note dd"
            ):
                break
        crossover_label(figure, body)
        if len(grid) > 1:
            outer = [(n, min(ONE, Fraction(experts) / (n * top_k))) for n in grid]
            far = [outer[len(outer) * part // 8] for part in (4, 5, 3, 6, 7)]
            figure.label("any router", far, "note soft")
        return figure

    description = (
        f"The share u(n) falls from 1 at n = 1 as tokens share experts. {crossover['text']}"
    )
    wide, narrow = both("plot-shares", title, description, draw if share else None)
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


def _spread(first: int, last: int) -> list[Fraction]:
    """Whole numbers, the farther apart the larger: no more than a curve needs to look smooth."""
    found = [Fraction(first)]
    while found[-1] < last:
        found.append(min(found[-1] + max(1, int(found[-1]) // 16), Fraction(last)))
    return found


def _told_at(body: Mapping[str, Any], ns: list[int]) -> list[int]:
    """The n at which the share is told: powers of two, what was measured, and the crossover."""
    measured = {row["n"] for kernel in body["measured"]["kernels"] for row in kernel["rows"]}
    measured.add(body["derived"]["crossover"]["n"])
    return sorted(n for n in ns if n in measured or n & (n - 1) == 0)


def needed_ratio(
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
        gap = middle_of(interval(slot["time"])) - middle_of(interval(once["time"]))
        ratio = middle_of(share[n]) + gap * fraction(near["bandwidth"]) / (n * one_token)
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
