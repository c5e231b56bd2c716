"""The fit of one kernel: which law holds where, and what to measure where it cannot be told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

from specmoe.bandwidth.equations import relative_miss
from specmoe.bandwidth.kernel_fit import Break, KernelFit, Outcome, Regime, Unmodelled
from specmoe.bandwidth.line import Line, Point
from specmoe.bandwidth.line_fit import fit_points
from specmoe.bandwidth.measure_next import beyond, points_missing
from specmoe.bandwidth.relative_error import largest_accepted
from specmoe.bandwidth.requested import bytes_requested
from specmoe.bandwidth.search import LEAST_POINTS, Search, found_regimes, named_regimes
from specmoe.bandwidth.wording import how_far, listed
from specmoe.errors import FitRefused
from specmoe.exact import show
from specmoe.measurement.model import KernelSeries, Measurement
from specmoe.routing import RoutingModel

__all__ = ["fit"]


def fit(measurement: Measurement, series: KernelSeries, routing: RoutingModel) -> KernelFit:
    """Fit one kernel of a measurement, regime by regime.

    The regimes are those that the file names, else they are found: stretches of at least three
    measured n whose largest residual is within the tolerance (5 % unless the file says otherwise),
    chosen so that as few points as possible stay outside. Rows marked ``holdout`` are not looked
    at.

    Args:
        measurement: The measurement; gives the shape, the sizes and the error rule.
        series: The kernel's rows.
        routing: Gives ``U(n)``.

    Returns:
        The fit. ``outcome`` is ``refused`` where points are missing, or where the time stays the
        same over all of them (``measure_next`` says where to go on),
        and ``law_not_supported`` where there are enough and no line describes any three of them.

    Raises:
        InputError: If the error rule says ``given`` without a value.

    Example:
        >>> from types import SimpleNamespace as Holder
        >>> from specmoe.measurement.model import ErrorRule, KernelSeries, Row
        >>> from specmoe.routing import UniformRouting
        >>> model = Holder(top_k=6, bytes_per_expert=Fraction(10), moe_layers=1)
        >>> rows = tuple(Row(n, (Fraction(1 + n),), "example") for n in (1, 2, 4, 8))
        >>> measured = Holder(model=model, error=ErrorRule())
        >>> found = fit(measured, KernelSeries("per_slot", "vec", rows), UniformRouting(64, 6))
        >>> found.outcome, found.regimes[0].bandwidth, found.regimes[0].e
        ('fitted', Fraction(60, 1), Fraction(0, 1))
    """
    rule = measurement.error
    rows = sorted((row for row in series.rows if row.use == "calibrate"), key=lambda row: row.n)
    reachable = {row.n for row in rows if series.kind == "per_slot" or routing.knows(row.n)}
    points = tuple(
        Point(row.n, bytes_requested(series.kind, row.n, measurement, routing), row.time)
        for row in rows
        if row.n in reachable
    )
    if len(points) < LEAST_POINTS:
        ns = [point.n for point in points]
        more = points_missing(ns, series.kind, routing)
        search = Search(reasons=dict.fromkeys(ns, "too few points for a fit"))
        outcome: Outcome = "refused"
        refusal: str | None = (
            f"a fixed time and a bandwidth need at least {LEAST_POINTS} different n, and "
            + (f"only n = {listed(ns)} can be fitted" if ns else "no row can be fitted")
            + (f"; measure n = {listed(more)} next" if more else "")
        )
        one_line = None
    else:
        search = (
            named_regimes(points, series.regimes, rule)
            if series.regimes
            else found_regimes(points, rule)
        )
        more = tuple(
            n
            for within, ns in search.too_few.items()
            for n in points_missing(ns, series.kind, routing, within)
        )
        one_line = _one_line(points)
        outcome, refusal = _outcome(points, search, one_line, largest_accepted(rule), more)
        if outcome == "refused" and not more:
            more = (beyond(points),)
    unmodelled = {
        row.n: Unmodelled(
            row.n, f"U({row.n}) is not known: the routing data end at n = {routing.max_n}", None
        )
        for row in rows
        if row.n not in reachable
    }
    whole = KernelFit(
        series.kind,
        series.name,
        outcome,
        points,
        tuple(search.regimes),
        (),
        _breaks(points, search.regimes),
        one_line,
        refusal,
        more,
    )
    fitted = {n for regime in search.regimes for n in regime.calibrated}
    for point in points:
        if point.n not in fitted:
            unmodelled[point.n] = _unmodelled(point, whole, search.reasons.get(point.n))
    return replace(whole, unmodelled=tuple(unmodelled[n] for n in sorted(unmodelled)))


def _one_line(points: Sequence[Point]) -> Line | None:
    try:
        return fit_points(points)
    except FitRefused:
        return None


def _outcome(
    points: Sequence[Point],
    search: Search,
    one_line: Line | None,
    tolerance: Fraction,
    more: Sequence[int],
) -> tuple[Outcome, str | None]:
    if search.regimes:
        return "fitted", None
    slowest, fastest = max(p.time for p in points), min(p.time for p in points)
    if one_line is None and (1 - tolerance) * slowest <= (1 + tolerance) * fastest:
        # Not against the law: fixed time hides whatever the bytes cost.
        return "refused", (
            f"over n = {listed([point.n for point in points])} the time does not grow with the "
            f"bytes, so no bandwidth follows; measure n = {beyond(points)} next"
        )
    if search.error_unknown is not None:
        unknown = search.error_unknown
        return "refused", f"{unknown.problem}; {unknown.mend}"
    if more:
        reasons = "; ".join(dict.fromkeys(search.reasons.values()))
        return "refused", f"{reasons}; measure n = {listed(more)} next"
    evidence = (
        "the time does not grow with the bytes"
        if one_line is None
        else f"one line through n = {listed([point.n for point in points])} misses by up to "
        f"{show(100 * one_line.largest, 3)} %"
    )
    why = "; ".join(dict.fromkeys(search.reasons.values())) or (
        f"no {LEAST_POINTS} neighbouring points lie within {show(100 * tolerance, 3)} % of a line"
    )
    return "law_not_supported", f"law not supported here: {why}; {evidence}"


def _unmodelled(point: Point, whole: KernelFit, reason: str | None) -> Unmodelled:
    regime = whole.nearest(point.n)
    if regime is None:
        return Unmodelled(point.n, reason or "no regime was found", None)
    miss = relative_miss(point.time, regime.time(point.bytes))
    evidence = f"{how_far(miss)} than the regime {regime.text} says"
    return Unmodelled(point.n, f"{reason}; {evidence}" if reason else evidence, miss)


def _breaks(points: Sequence[Point], regimes: Sequence[Regime]) -> tuple[Break, ...]:
    home = {n: regime for regime in regimes for n in regime.calibrated}
    breaks = []
    for left, right in pairwise(points):
        on_left, on_right = home.get(left.n), home.get(right.n)
        if on_left is not on_right:
            breaks.append(
                Break(
                    left.n,
                    right.n,
                    relative_miss(right.time, on_left.time(right.bytes)) if on_left else None,
                    relative_miss(left.time, on_right.time(left.bytes)) if on_right else None,
                )
            )
    return tuple(breaks)
