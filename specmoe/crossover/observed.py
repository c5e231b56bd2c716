"""Where a measurement itself saw the faster kernel change."""

from __future__ import annotations

from dataclasses import dataclass

from specmoe.measurement.model import Measurement

__all__ = ["Observed", "observed_crossovers"]


@dataclass(frozen=True, slots=True)
class Observed:
    """Where the faster kernel was seen to change: ``lo <= n* <= hi``.

    Example:
        >>> Observed(33, 64, "https://example.org").contains(40)
        True
    """

    lo: int
    """One more than the largest n seen with the per-slot kernel faster (1 if there was none)."""
    hi: int | None
    """The least n seen with the deduplicating kernel faster, if any was."""
    how: str

    def contains(self, n: int) -> bool:
        """Whether a crossover at n agrees with what was seen."""
        return self.lo <= n and (self.hi is None or n <= self.hi)


def observed_crossovers(measurement: Measurement) -> tuple[Observed, ...]:
    """Where the measurement itself saw the faster kernel change.

    From rows of both kernels at the same n (held-out ones included: nothing is fitted here), and
    from what the file states.

    Args:
        measurement: The measurement.

    Example:
        >>> from types import SimpleNamespace as Holder
        >>> observed_crossovers(Holder(series=lambda kind: None, observed_crossover=None))
        ()
    """
    found = []
    slow, fast = measurement.series("per_slot"), measurement.series("deduplicating")
    if slow is not None and fast is not None:
        times = {row.n: row.time for row in slow.rows}
        faster = {row.n: row.time < times[row.n] for row in fast.rows if row.n in times}
        if faster:
            # Noise may make the faster kernel change more than once: then the range is wide.
            hi = min((n for n, yes in faster.items() if yes), default=None)
            lo = max((n for n, yes in faster.items() if not yes and (not hi or n < hi)), default=0)
            ns = ", ".join(str(n) for n in sorted(faster))
            found.append(Observed(lo + 1, hi, f"both kernels measured at n = {ns}"))
    stated = measurement.observed_crossover
    if stated is not None:
        found.append(
            Observed(stated.per_slot_faster_at + 1, stated.deduplicating_faster_at, stated.source)
        )
    return tuple(found)
