"""A regime of each kernel, at the n that they have in common."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from specmoe.bandwidth import KernelFit, Regime
from specmoe.exact import Interval
from specmoe.measurement.model import Measurement
from specmoe.routing import dedup_bracket

__all__ = ["RegimePair", "pairs_of"]


@dataclass(frozen=True, slots=True)
class RegimePair:
    """A regime of each kernel with n in common: there the two are compared.

    Example:
        >>> from specmoe.bandwidth import Line
        >>> zero = Fraction(0)
        >>> slow = Regime(1, 8, (1, 2, 8), Line(zero, Fraction(2), ()), zero, "", False)
        >>> fast = Regime(2, 9, (2, 4, 9), Line(zero, Fraction(1), ()), zero, "", False)
        >>> pair = RegimePair(slow, fast, 128, 8, Fraction(1))
        >>> pair.n_lo, pair.n_hi, pair.calibrated, pair.r, pair.shift
        (2, 8, (2, 8), Fraction(1, 2), Fraction(0, 1))
    """

    per_slot: Regime
    deduplicating: Regime
    N: int
    m: int
    expert_bytes: Fraction
    """Bytes of one expert in all layers, ``c = b layers`` [bytes]."""

    @property
    def n_lo(self) -> int:
        """The least n that both regimes cover."""
        return max(self.per_slot.n_lo, self.deduplicating.n_lo)

    @property
    def n_hi(self) -> int:
        """The largest n that both regimes cover."""
        return min(self.per_slot.n_hi, self.deduplicating.n_hi)

    @property
    def calibrated(self) -> tuple[int, int] | None:
        """The range of n inside both calibrations, if there is one."""
        lo = max(self.per_slot.calibrated[0], self.deduplicating.calibrated[0])
        hi = min(self.per_slot.calibrated[-1], self.deduplicating.calibrated[-1])
        return (lo, hi) if lo <= hi else None

    @property
    def r(self) -> Fraction:
        """The fitted bandwidth ratio ``W_d / W_s``."""
        return self.deduplicating.bandwidth / self.per_slot.bandwidth

    @property
    def shift(self) -> Fraction:
        """What the fixed times add to D4's bracket [tokens] (D2)."""
        difference = self.deduplicating.fixed - self.per_slot.fixed
        return difference * self.per_slot.bandwidth / (self.m * self.expert_bytes)

    def per_slot_time(self, n: int) -> Fraction:
        """``T_s(n)`` [s]."""
        return self.per_slot.time(n * self.m * self.expert_bytes)

    def ratio(self, n: int) -> Fraction:
        """What the share is compared with at n: ``r (1 + (F_s - F_d) W_s / B_s)`` (D2)."""
        return self.r * (1 - self.shift / n)

    def ratio_bounds(self, n: int) -> Interval:
        """The range of that ratio within the errors of both kernels (B1, B4).

        Deduplication may be faster at n exactly if the share is below the upper end, and surely
        is exactly if it is below the lower end.
        """
        slots = n * self.m
        return Interval(
            self.threshold(n, self.sure_factor) / slots, self.threshold(n, self.may_factor) / slots
        )

    def threshold(self, n: int, factor: Fraction = Fraction(1)) -> Fraction:
        """``T_d(n) < factor T_s(n)`` exactly if ``U(n)`` is below this [experts]."""
        spare = factor * self.per_slot_time(n) - self.deduplicating.fixed
        return spare * self.deduplicating.bandwidth / self.expert_bytes

    @property
    def may_factor(self) -> Fraction:
        """``T_d < factor T_s``: deduplication may be faster within the errors."""
        return (1 + self.per_slot.e) / (1 - self.deduplicating.e)

    @property
    def sure_factor(self) -> Fraction:
        """``T_d < factor T_s``: deduplication is faster whatever the errors."""
        return (1 - self.per_slot.e) / (1 + self.deduplicating.e)

    def any_router(self) -> tuple[int, int]:
        """D4's bracket, widened by the errors of both fits."""
        return (self._scaled_bracket(self.may_factor)[0], self._scaled_bracket(self.sure_factor)[1])

    def _scaled_bracket(self, factor: Fraction) -> tuple[int, int]:
        """D4's bracket for ``T_d < factor T_s``: the per-slot kernel slower by that factor."""
        slow = self.per_slot.bandwidth / factor
        shift = (self.deduplicating.fixed - factor * self.per_slot.fixed) * slow
        shift /= self.m * self.expert_bytes
        return dedup_bracket(self.N, self.m, self.deduplicating.bandwidth / slow, shift)


def pairs_of(measurement: Measurement, slow: KernelFit, fast: KernelFit) -> tuple[RegimePair, ...]:
    """Every pair of regimes that have an n in common, in order of n.

    Args:
        measurement: Gives N, m and the bytes of one expert.
        slow: The fit of the per-slot kernel.
        fast: The fit of the deduplicating kernel.

    Example:
        >>> from types import SimpleNamespace as Holder
        >>> empty = KernelFit("per_slot", "vec", "refused")
        >>> model = Holder(bytes_per_expert=Fraction(1), moe_layers=1)
        >>> pairs_of(Holder(model=model), empty, empty)
        ()
    """
    model = measurement.model
    c = model.bytes_per_expert * model.moe_layers
    pairs = (
        RegimePair(s, d, model.routed_experts, model.top_k, c)
        for s in slow.regimes
        for d in fast.regimes
    )
    return tuple(sorted((p for p in pairs if p.n_lo <= p.n_hi), key=lambda pair: pair.n_lo))
