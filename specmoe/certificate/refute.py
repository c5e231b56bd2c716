"""What to measure to contradict the certificate, and from which figure on it does.

Thresholds are the ends of the bounds (B1, B4, B5, B6). They are printed rounded outward, so a
figure beyond the printed one is beyond the exact one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from specmoe.bandwidth import Regime, bytes_requested
from specmoe.certificate.analysis import Analysis
from specmoe.certificate.contradiction import contradicted
from specmoe.certificate.model import AtAcceptance, Refutation
from specmoe.certificate.wording import figure, outward, time_bounds
from specmoe.exact import Interval, show
from specmoe.measurement.model import KernelKind
from specmoe.passes import brief

__all__ = ["refutations"]


def refutations(analysis: Analysis, answer: AtAcceptance | None) -> tuple[Refutation, ...]:
    """The measurements that could contradict what is predicted.

    Args:
        analysis: The analysis of one measurement.
        answer: The answer at the headline's acceptance rate, if there is one.

    Returns:
        At most one for each regime and end of the bracket, then those of the draft length.

    Example:
        >>> from specmoe.certificate.analysis import analyse
        >>> from specmoe.measurement import bundled, read
        >>> one = analyse(read(next(p for p in bundled() if p.stem == "rx-7900-xtx")))
        >>> [(found.claim, found.measure) for found in refutations(one, None)][0]
        ('B1', 'time the per-slot kernel at n = 6')
    """
    found = [*_times(analysis), *_crossover(analysis)]
    if answer is not None:
        found += _draft_length(analysis, answer)
    return tuple(found)


def _times(analysis: Analysis) -> Iterator[Refutation]:
    """B1: an n inside the calibrated range at which nothing was timed, for each regime."""
    for kind, fit in analysis.fits.items():
        for regime in fit.regimes:
            n, fresh = _untimed(analysis, kind, regime)
            requested = bytes_requested(kind, n, analysis.measurement, analysis.routing)
            within = brief(Interval.around(regime.time(requested), regime.e))
            name = kind.replace("_", "-")
            low, high = time_bounds(within)
            again = "" if fresh else " once more"
            yield Refutation(
                measure=f"time the {name} kernel at n = {n}{again}",
                text=f"below {low} or above {high} contradicts the fit of {regime.text} within "
                f"its error e = {show(100 * regime.e, 3)} %",
                within=within,
                unit="s",
                claim="B1",
            )


def _untimed(analysis: Analysis, kind: KernelKind, regime: Regime) -> tuple[int, bool]:
    """The middle of the widest gap between timed n; a timed n where there is no gap."""
    series = analysis.measurement.series(kind)
    first, last = regime.calibrated[0], regime.calibrated[-1]
    timed = sorted(row.n for row in series.rows if first <= row.n <= last) if series else []
    gaps = [(right - left, left) for left, right in pairwise(timed) if right - left > 1]
    if not gaps:
        return regime.calibrated[len(regime.calibrated) // 2], False
    width, left = max(gaps)
    return left + width // 2, True


def _crossover(analysis: Analysis) -> Iterator[Refutation]:
    """B4: below the bracket per-slot surely is faster, from its end on deduplication."""
    found = analysis.crossover
    if found.searched is None or contradicted(found):
        return
    first, last = found.searched
    may, sure = found.bracket
    far = ""
    if found.extrapolated and found.calibrated:
        low, high = found.calibrated
        far = f", which is extrapolated from n = {low}..{high}"
    bracket = "the bracket of the crossover" if found.value is not None else "the prediction"
    end = last if may is None else may - 1
    sides = [("deduplicating", end, first, end)] if end >= first else []
    if sure is not None:
        sides.append(("per-slot", sure, sure, last))
    for kernel, n, low, high in sides:
        yield Refutation(
            measure=f"time both kernels at n = {n}",
            text=f"the {kernel} kernel being the faster one at any n from {low} to {high} "
            f"contradicts {bracket}{far}",
            within=None,
            unit="",
            claim="B4",
        )


def _draft_length(analysis: Analysis, answer: AtAcceptance) -> Iterator[Refutation]:
    """B5 for the speedup, B6 for the lengths that can be best."""
    at = f"at acceptance {figure(answer.acceptance)}"
    free = analysis.measurement.drafting is None
    alone = analysis.measurement.scope == "operation"
    what = (
        "the speedup of the expert operation alone" if alone else "the speedup over plain decoding"
    )
    low, high = answer.best
    length = str(low) if low == high else f"{low} to {high}"
    if high:
        yield Refutation(
            measure=f"run draft length {length} {at} and take {what}",
            text=f"{_speedup_text(answer.bounds, free=free)} contradicts the prediction within "
            "the errors",
            within=answer.bounds,
            unit="",
            claim="B5",
        )
    lengths = list(analysis.costs.costs)
    others = [k for k in lengths if k not in answer.possible]
    if others:
        count = "with drafting time left out, " if free else ""
        yield Refutation(
            measure=f"run every draft length from {lengths[0]} to {lengths[-1]} {at}",
            text=f"{count}a length other than {_listed(answer.possible)} being the fastest "
            "contradicts the errors of the step costs",
            within=None,
            unit="",
            claim="B6",
        )


def _speedup_text(bounds: Interval, *, free: bool) -> str:
    low, high = outward(bounds)
    if free:
        return f"above {high}, or below {low} with drafting time left out,"
    return f"below {low} or above {high}"


def _listed(lengths: tuple[int, ...]) -> str:
    first, last = lengths[0], lengths[-1]
    if len(lengths) > 2 and len(lengths) == last - first + 1:
        return f"{first} to {last}"
    return " or ".join(map(str, lengths))
