"""What no fit has seen, against its prediction: times (B1) and savings (B2)."""

from __future__ import annotations

from specmoe.certificate import model as record
from specmoe.certificate.analysis import Analysis
from specmoe.exact import Interval
from specmoe.passes import brief
from specmoe.validation.savings import savings, seen_rows

__all__ = ["saving_checks", "time_checks"]


def time_checks(analysis: Analysis) -> tuple[record.HoldoutCheck, ...]:
    """Each held-out time against its bounds, where there is a prediction.

    Args:
        analysis: The analysis of one measurement.
    """
    return tuple(
        record.HoldoutCheck(
            n=seen.n,
            kind=kind,
            measured=seen.time,
            predicted=brief(Interval.around(seen.predicted, seen.regime.e)),
            inside=bool(seen.inside),
            relative=brief(Interval.point(seen.miss)).hi,
            extrapolated=not seen.regime.calibrated_covers(seen.n),
        )
        for kind, rows in analysis.crossover.held_out.items()
        for seen in rows
        if seen.predicted is not None and seen.regime is not None and seen.miss is not None
    )


def saving_checks(analysis: Analysis) -> record.Savings:
    """Each measured saving against its bounds, as ``specmoe validate`` compares them.

    Args:
        analysis: The analysis of one measurement.

    Returns:
        The count and every point; bounds are enclosed, rounded outward, where their exact text is
        long: whether a saving is inside was decided with the exact ones.
    """
    measurement = analysis.measurement
    found = savings(measurement, seen_rows(measurement, analysis.routing, analysis.fits))
    return record.Savings(
        inside=found.inside.right,
        compared=found.inside.of,
        text=found.text,
        points=tuple(
            record.SavingCheck(
                n=check.n,
                held_out=check.held_out,
                measured=check.measured,
                predicted=brief(Interval.point(check.predicted)),
                bounds=brief(check.bounds),
                inside=check.inside,
                extrapolated=check.extrapolated,
            )
            for check in found.checks
        ),
    )
