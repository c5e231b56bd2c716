"""Why a crossover is undecided, and what a reader must know of one that is not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from specmoe.bandwidth import KernelFit
from specmoe.crossover.pair import RegimePair
from specmoe.crossover.prediction import CrossoverPrediction
from specmoe.exact import show
from specmoe.measurement.model import KernelKind, Measurement
from specmoe.routing import RoutingModel

__all__ = [
    "held_out_misses",
    "inseparable",
    "ratios_needed",
    "why_not",
    "with_extrapolation",
]


def why_not(fits: Mapping[KernelKind, KernelFit]) -> list[str]:
    """Why no regimes of the two kernels have an n in common.

    Example:
        >>> why_not({})
        ['the per_slot kernel was not measured', 'the deduplicating kernel was not measured']
    """
    reasons = []
    for kind in ("per_slot", "deduplicating"):
        found = fits.get(kind)
        if found is None:
            reasons.append(f"the {kind} kernel was not measured")
        elif not found.regimes:
            reasons.append(f"the {kind} kernel: {found.refusal}")
    if not reasons:
        ranges = {kind: " and ".join(regime.text for regime in fits[kind].regimes) for kind in fits}
        reasons.append(
            f"no common regime: per_slot {ranges['per_slot']}, "
            f"deduplicating {ranges['deduplicating']}; measure both kernels at the same n"
        )
    return reasons


def ratios_needed(
    measurement: Measurement, routing: RoutingModel, n_max: int
) -> tuple[tuple[int, Fraction], ...]:
    """``(n, u(n))``: the bandwidth ratio that deduplication would have to exceed at n (D1).

    Args:
        measurement: Its n are among those answered for.
        routing: Gives ``u(n)``.
        n_max: The largest n to answer for.

    Example:
        >>> from types import SimpleNamespace as Holder
        >>> from specmoe.routing import UniformRouting
        >>> ratios_needed(Holder(kernels=()), UniformRouting(4, 2), 4)
        ((2, Fraction(3, 4)), (4, Fraction(15, 32)))
    """
    measured = {row.n for kernel in measurement.kernels for row in kernel.rows}
    ns = sorted(measured | {2, 4, 8, 16, 32, 64})
    return tuple((n, routing.share(n)) for n in ns if 2 <= n <= min(n_max, 64))


def with_extrapolation(
    found: CrossoverPrediction, fits: Mapping[KernelKind, KernelFit], n_max: int
) -> CrossoverPrediction:
    """The prediction, told whether it lies outside what was calibrated, and across which breaks.

    Args:
        found: The prediction.
        fits: Whose breaks count.
        n_max: The end of the search.

    Example:
        >>> known = CrossoverPrediction("predicted", 9, (8, 12), calibrated=(1, 10))
        >>> with_extrapolation(known, {}, 64).extrapolation
        'extrapolated: n = 12 outside the calibrated n = 1..10 of both kernels'
    """
    ends = [n for n in (found.value, *found.bracket) if n is not None]
    if None in (found.value, *found.bracket):
        ends.append(n_max)  # "not up to the end of the search" is a statement about that n
    lo, hi = found.calibrated or (0, 0)
    outside = sorted({n for n in ends if not lo <= n <= hi})
    if not outside:
        return replace(found, extrapolated=False)
    if found.calibrated is None:
        text = "the two calibrations have no n in common"
    else:
        text = (
            f"n = {', '.join(str(n) for n in outside)} outside the calibrated n = {lo}..{hi} "
            "of both kernels"
        )
    crossed = []
    for kind, kernel in fits.items():
        spans = [(hi, n) if n > hi else (n, lo) for n in outside]
        breaks = {b for span in spans for b in kernel.breaks_between(*span)}
        crossed += [
            f"the {kind} kernel's break between n = {b.after} and {b.before}"
            for b in sorted(breaks, key=lambda b: b.after)
        ]
    if crossed:
        text += ", into or across " + " and ".join(crossed)
    return replace(found, extrapolated=True, extrapolation=f"extrapolated: {text}")


def inseparable(pair: RegimePair) -> tuple[str, ...]:
    """Which of the two fits does not tell its fixed time from its bandwidth."""
    return tuple(
        f"over {regime.text} the {kind} time grows by less than its error: its fixed time and its "
        "bandwidth cannot be told apart, so the ratio means little outside these n"
        for kind, regime in (("per_slot", pair.per_slot), ("deduplicating", pair.deduplicating))
        if not regime.separable
    )


def held_out_misses(found: CrossoverPrediction) -> tuple[str, ...]:
    """Held-out rows that contradict the errors on which the bracket rests."""
    if found.pair is None or found.searched is None:
        return ()
    regimes = (found.pair.per_slot, found.pair.deduplicating)
    ends = (found.value, *found.bracket)
    # Rows above the bracket say nothing of it; without its upper end every row matters.
    reach = found.searched[1] if None in ends else max(end for end in ends if end is not None)
    misses = [
        f"{kind} at n = {row.n} by {show(100 * abs(row.miss), 3)} %"
        for kind, rows in found.held_out.items()
        for row in rows
        if row.inside is False and row.miss is not None and row.regime in regimes
        if found.pair.n_lo <= row.n <= reach
    ]
    if not misses:
        return ()
    return (f"held-out rows lie outside the errors that the bracket rests on: {', '.join(misses)}",)
