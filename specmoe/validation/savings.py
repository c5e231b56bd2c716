"""The measured savings against their bounds: one definition, for ``validate`` and certificates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from specmoe.bandwidth import HeldOut, KernelFit, b2, held_out
from specmoe.measurement.model import KernelKind, Measurement
from specmoe.routing import RoutingModel
from specmoe.validation.model import Count, Named, SavingCheck, count

__all__ = ["Savings", "Seen", "savings", "seen_rows"]

_BOTH: tuple[Named, Named] = ("per_slot", "deduplicating")

Seen = Mapping[KernelKind, Mapping[int, HeldOut]]
"""For each kernel and n the measured row beside what the fit says there."""


@dataclass(frozen=True, slots=True)
class Savings:
    """Every saving that could be compared.

    Attributes:
        checks: One for each n, rising.
        missing: Why there is none; ``None`` if there is one.
    """

    checks: tuple[SavingCheck, ...]
    missing: str | None

    @property
    def inside(self) -> Count:
        """How many of the measured savings lie inside their bounds."""
        return count(check.inside for check in self.checks)

    @property
    def text(self) -> str:
        """The same as a sentence without its full stop.

        Example:
            >>> Savings((), "no row is held out").text
            'no saving was compared with its bounds: no row is held out'
        """
        if self.missing is not None:
            return f"no saving was compared with its bounds: {self.missing}"
        return f"{self.inside} measured savings inside their bounds"


def seen_rows(
    measurement: Measurement, routing: RoutingModel, fits: Mapping[KernelKind, KernelFit]
) -> Seen:
    """Every row of every kernel, fitted or not, beside what the fit says at its n.

    Args:
        measurement: The measurement.
        routing: Its ``U(n)``.
        fits: Of the calibration rows of each kernel.
    """
    found: dict[KernelKind, dict[int, HeldOut]] = {}
    for series in measurement.kernels:
        asked = replace(series, rows=tuple(replace(row, use="holdout") for row in series.rows))
        told = held_out(fits[series.kind], measurement, asked, routing)
        found[series.kind] = {row.n: row for row in told}
    return found


def savings(measurement: Measurement, seen: Seen) -> Savings:
    """The saving against its bounds (B2), wherever a row of the two kernels was held out.

    A saving is the per-slot time less the deduplicating one at the same n [s].

    Args:
        measurement: The measurement.
        seen: Its rows beside the fits, as :func:`seen_rows` gives them.

    Returns:
        Every comparison, or why there is none.

    Example:
        >>> from specmoe.bandwidth import fit
        >>> from specmoe.measurement import bundled, read
        >>> from specmoe.routing import routing_model
        >>> one = read(next(path for path in bundled() if path.stem == "h200"))
        >>> routing = routing_model(one)
        >>> fits = {kernel.kind: fit(one, kernel, routing) for kernel in one.kernels}
        >>> savings(one, seen_rows(one, routing, fits)).missing
        'the per-slot kernel was not measured'
    """
    unseen = {
        (series.kind, row.n)
        for series in measurement.kernels
        for row in series.rows
        if row.use == "holdout"
    }
    common = sorted(seen.get("per_slot", {}).keys() & seen.get("deduplicating", {}).keys())
    checks = tuple(
        check
        for n in common
        if (parts := tuple(kind for kind in _BOTH if (kind, n) in unseen))
        if (check := _check(n, parts, seen)) is not None
    )
    return Savings(checks, None if checks else _why_none(seen, unseen, common))


def _check(n: int, unseen: tuple[Named, ...], seen: Seen) -> SavingCheck | None:
    slow, fast = (seen[kind][n] for kind in _BOTH)
    if slow.predicted is None or fast.predicted is None:
        return None
    assert slow.regime is not None
    assert fast.regime is not None
    told = b2(slow.predicted, slow.regime.e, fast.predicted, fast.regime.e)
    assert told.bounds is not None
    measured = slow.time - fast.time
    return SavingCheck(
        n=n,
        held_out=unseen,
        measured=measured,
        predicted=told.value,
        bounds=told.bounds,
        inside=told.bounds.contains(measured),
        extrapolated=not (slow.regime.calibrated_covers(n) and fast.regime.calibrated_covers(n)),
    )


def _why_none(seen: Seen, unseen: set[tuple[KernelKind, int]], common: list[int]) -> str:
    absent = [kind.replace("_", "-") for kind in _BOTH if kind not in seen]
    if len(absent) == 2:
        return "which kernel ran is not known"
    if absent:
        return f"the {absent[0]} kernel was not measured"
    if not unseen:
        return "no row is held out"
    if not any((kind, n) in unseen for kind in _BOTH for n in common):
        return "at no held-out n were both kernels measured"
    return "a kernel has no regime"
