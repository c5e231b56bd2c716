"""The fit beside rows that it has not seen, and the ratio that the rows alone give."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from specmoe.bandwidth.equations import relative_miss
from specmoe.bandwidth.kernel_fit import KernelFit, Regime
from specmoe.bandwidth.requested import bytes_requested
from specmoe.exact import Interval
from specmoe.measurement.model import KernelSeries, Measurement
from specmoe.routing import RoutingModel

__all__ = ["HeldOut", "PointRatio", "held_out", "point_ratios"]


@dataclass(frozen=True, slots=True)
class HeldOut:
    """A held-out row beside what the fit says there.

    Example:
        >>> HeldOut(32, Fraction(1), None, None, None, None, "no regime").inside is None
        True
    """

    n: int
    time: Fraction
    """As measured [s]."""
    predicted: Fraction | None
    """By the regime that covers n, else by the nearest one [s]."""
    miss: Fraction | None
    """``t / t^ - 1``: positive where the measurement is slower."""
    inside: bool | None
    """Whether the measurement lies within the predicted bounds (B1)."""
    regime: Regime | None
    note: str
    """Whether n was interpolated or extrapolated, and from where."""


def held_out(
    found: KernelFit, measurement: Measurement, series: KernelSeries, routing: RoutingModel
) -> tuple[HeldOut, ...]:
    """Compare the rows marked ``holdout`` with the fit that has not seen them.

    Args:
        found: The fit of this series.
        measurement: Gives the shape and the sizes.
        series: The kernel's rows.
        routing: Gives ``U(n)``.

    Returns:
        One entry for each held-out row, by n.

    Example:
        >>> from types import SimpleNamespace as Holder
        >>> from specmoe.bandwidth import fit
        >>> from specmoe.measurement.model import ErrorRule, KernelSeries, Row
        >>> from specmoe.routing import UniformRouting
        >>> model = Holder(top_k=6, bytes_per_expert=Fraction(10), moe_layers=1)
        >>> rows = [Row(n, (Fraction(1 + n),), "example") for n in (1, 2, 4)]
        >>> rows.append(Row(8, (Fraction(12),), "example", use="holdout"))
        >>> series = KernelSeries("per_slot", "vec", tuple(rows))
        >>> measured, routing = Holder(model=model, error=ErrorRule()), UniformRouting(64, 6)
        >>> seen = held_out(fit(measured, series, routing), measured, series, routing)[0]
        >>> seen.predicted, seen.inside, seen.note
        (Fraction(9, 1), False, 'extrapolated from the calibrated n = 1..4')
    """
    results = []
    for row in sorted(series.rows, key=lambda row: row.n):
        if row.use != "holdout":
            continue
        regime = found.nearest(row.n)
        if regime is None:
            results.append(HeldOut(row.n, row.time, None, None, None, None, "no regime"))
            continue
        if series.kind != "per_slot" and not routing.knows(row.n):
            note = f"U({row.n}) is not known"
            results.append(HeldOut(row.n, row.time, None, None, None, regime, note))
            continue
        predicted = regime.time(bytes_requested(series.kind, row.n, measurement, routing))
        way = "interpolated between" if regime.calibrated_covers(row.n) else "extrapolated from"
        results.append(
            HeldOut(
                row.n,
                row.time,
                predicted,
                relative_miss(row.time, predicted),
                Interval.around(predicted, regime.e).contains(row.time),
                regime,
                f"{way} the calibrated n = {regime.calibrated[0]}..{regime.calibrated[-1]}",
            )
        )
    return tuple(results)


@dataclass(frozen=True, slots=True)
class PointRatio:
    """The bandwidth ratio where both kernels were measured at the same n.

    Example:
        >>> PointRatio(9, Fraction(1, 2), Fraction(3, 4), False).deduplicating_faster
        False
    """

    n: int
    r: Fraction
    """``(B_d / T_d) / (B_s / T_s)``: fixed times, if any, are part of it."""
    share: Fraction
    """``u(n)``"""
    deduplicating_faster: bool
    """Whether the deduplicating kernel was measured faster: exactly ``u(n) < r(n)`` (D1)."""


def point_ratios(measurement: Measurement, routing: RoutingModel) -> tuple[PointRatio, ...]:
    """The ratio ``r(n)`` point by point, wherever both kernels were measured at the same n.

    Held-out rows are included: nothing is fitted here.

    Args:
        measurement: The measurement.
        routing: Gives ``U(n)``.

    Returns:
        One entry for each such n at which ``U(n)`` is known, sorted by n.

    Example:
        >>> from types import SimpleNamespace as Holder
        >>> point_ratios(Holder(series=lambda kind: None), None)
        ()
    """
    slow, fast = measurement.series("per_slot"), measurement.series("deduplicating")
    if slow is None or fast is None:
        return ()
    times = {row.n: row.time for row in slow.rows}
    ratios = []
    for row in sorted(fast.rows, key=lambda row: row.n):
        if row.n in times and routing.knows(row.n):
            share = routing.share(row.n)
            r = share * times[row.n] / row.time
            ratios.append(PointRatio(row.n, r, share, row.time < times[row.n]))
    return tuple(ratios)
