"""What an error of the bandwidths does to times, savings and ratios (B1-B3)."""

from __future__ import annotations

from fractions import Fraction

from specmoe.exact import Interval, show
from specmoe.results import Evaluation, Hypothesis

__all__ = ["b1", "b2", "b3"]


def _error_hypotheses(*errors: tuple[str, Fraction]) -> tuple[Hypothesis, ...]:
    checks = tuple(
        Hypothesis(f"0 <= {name} < 1", "checked" if 0 <= e < 1 else "fails", show(e))
        for name, e in errors
    )
    return (
        *checks,
        Hypothesis("every fitted bandwidth is within its relative error", "assumed"),
    )


def b1(predicted: Fraction, e: Fraction, fixed: Fraction = Fraction(0)) -> Evaluation[Fraction]:
    """B1: the true time lies within ``(1 - e) t^ .. (1 + e) t^``; for a whole pass if F >= 0.

    Args:
        predicted: ``t^`` [s], fixed time included.
        e: Relative error of the bandwidth.
        fixed: The fixed time in it [s].

    Returns:
        The predicted time with its bounds [s].

    Example:
        >>> b1(Fraction(10), Fraction(1, 10)).bounds
        Interval(lo=Fraction(9, 1), hi=Fraction(11, 1))
    """
    hypotheses = (
        *_error_hypotheses(("e", e)),
        Hypothesis("F >= 0", "checked" if fixed >= 0 else "fails", f"F = {show(fixed)} s"),
    )
    bounds = Interval.around(predicted, e)
    return Evaluation("B1", predicted, bounds, hypotheses, "the time is known to a factor 1 +- e")


def b2(
    per_slot: Fraction, e_s: Fraction, deduplicating: Fraction, e_d: Fraction
) -> Evaluation[Fraction]:
    """B2: the saving is known to within ``e_s t^_s + e_d t^_d``.

    Args:
        per_slot: ``t^_s`` [s], the predicted time of the per-slot kernel.
        e_s: Its relative error.
        deduplicating: ``t^_d`` [s], the predicted time of the deduplicating kernel.
        e_d: Its relative error.

    Returns:
        The predicted saving ``S^ = t^_s - t^_d`` with its bounds [s].

    Example:
        >>> b2(Fraction(10), Fraction(1, 10), Fraction(8), Fraction(1, 8)).bounds
        Interval(lo=Fraction(0, 1), hi=Fraction(4, 1))
    """
    saving = per_slot - deduplicating
    margin = abs(e_s * per_slot) + abs(e_d * deduplicating)
    bounds = Interval(saving - margin, saving + margin)
    if bounds.lo > 0:
        reading = "deduplication saves time for certain"
    elif bounds.hi < 0:
        reading = "deduplication costs time for certain"
    else:
        reading = "the saving is smaller than what the errors allow to tell"
    return Evaluation("B2", saving, bounds, _error_hypotheses(("e_s", e_s), ("e_d", e_d)), reading)


def b3(r: Fraction, e_s: Fraction, e_d: Fraction) -> Evaluation[Fraction]:
    """B3: the bandwidth ratio lies within ``r^ (1-e_s)/(1+e_d) .. r^ (1+e_s)/(1-e_d)``.

    Args:
        r: ``r^ = W^_d / W^_s``.
        e_s: Relative error of the per-slot bandwidth.
        e_d: Relative error of the deduplicating bandwidth.

    Returns:
        The ratio with its bounds; no bounds if an error is not within ``0 <= e < 1``.

    Example:
        >>> b3(Fraction(1, 2), Fraction(1, 10), Fraction(1, 5)).bounds
        Interval(lo=Fraction(3, 8), hi=Fraction(11, 16))
    """
    hypotheses = (
        Hypothesis("r > 0", "checked" if r > 0 else "fails", show(r)),
        *_error_hypotheses(("e_s", e_s), ("e_d", e_d)),
    )
    usable = r > 0 and 0 <= e_s < 1 and 0 <= e_d < 1
    bounds = Interval(r * (1 - e_s) / (1 + e_d), r * (1 + e_s) / (1 - e_d)) if usable else None
    return Evaluation("B3", r, bounds, hypotheses, "the ratio of the two effective bandwidths")
