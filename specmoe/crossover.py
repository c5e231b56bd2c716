"""Where deduplication becomes faster: the crossover ``n*`` and its bounds (D1-D4, B4).

Both kernels are compared inside one pair of regimes, where the rest of the pass is common. With
``T_d(n) = F_d + U(n) c / W_d`` and ``T_s(n) = F_s + n m c / W_s`` (c: bytes of one expert in all
layers), "deduplication is faster at n" is ``U(n) < threshold(n)`` with a threshold linear in n. The
same holds for "may be faster" and "is surely faster" within the errors, so every n of the
search is decided exactly by one comparison.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, Literal, TypeAlias

from specmoe.bandwidth import (
    HeldOut,
    KernelFit,
    PointRatio,
    Regime,
    b3,
    held_out,
    point_ratios,
)
from specmoe.errors import InputError
from specmoe.exact import Interval, show
from specmoe.measurement.model import KernelKind, Measurement, RatioRow
from specmoe.results import Evaluation, Hypothesis
from specmoe.routing import RoutingModel, dedup_bracket

__all__ = [
    "CrossoverPrediction",
    "Observed",
    "RegimePair",
    "RuleOfThumb",
    "Verdict",
    "b4",
    "d1",
    "d2",
    "d3",
    "d4",
    "observed_crossovers",
    "predict",
    "rules_of_thumb",
]

Verdict: TypeAlias = Literal["predicted", "at_or_below", "none_found", "undecided"]
"""``predicted``: the least n. ``at_or_below``: already faster at the least n that can be compared.
``none_found``: not faster at any n searched. ``undecided``: the kernels cannot be compared."""

_SEARCH = 4  # the search ends at this many times N tokens, where nearly every expert is selected


# --- the claims ---------------------------------------------------------------------------------


def _positive(*named: tuple[str, Fraction]) -> tuple[Hypothesis, ...]:
    return tuple(
        Hypothesis(f"{name} > 0", "checked" if value > 0 else "fails", show(value))
        for name, value in named
    )


def _need_positive(*named: tuple[str, Fraction]) -> None:
    for name, value in named:
        if value <= 0:
            raise InputError(
                "not positive",
                path=name,
                expected=f"{name} > 0",
                found=show(value),
                mend="check it",
            )


def d1(B_d: Fraction, W_d: Fraction, B_s: Fraction, W_s: Fraction) -> Evaluation[bool]:
    """D1: deduplication is faster exactly if the share of bytes is below the bandwidth ratio.

    Args:
        B_d: Bytes of the deduplicating kernel [bytes].
        W_d: Its effective bandwidth [bytes/s].
        B_s: Bytes of the per-slot kernel [bytes].
        W_s: Its effective bandwidth [bytes/s].

    Returns:
        Whether ``B_d/W_d < B_s/W_s``.

    Raises:
        InputError: If a figure is not positive.

    Example:
        >>> d1(Fraction(3), Fraction(1), Fraction(4), Fraction(2)).value
        False
    """
    return d2(Fraction(0), B_d, W_d, Fraction(0), B_s, W_s, claim="D1")


def d2(
    f_d: Fraction,
    B_d: Fraction,
    W_d: Fraction,
    f_s: Fraction,
    B_s: Fraction,
    W_s: Fraction,
    *,
    claim: Literal["D1", "D2"] = "D2",
) -> Evaluation[bool]:
    """D2: with fixed times, the share is compared with ``r (1 + (f_s - f_d) W_s / B_s)``.

    Args:
        f_d: Fixed time of the deduplicating kernel's pass [s].
        B_d: Its bytes [bytes].
        W_d: Its effective bandwidth [bytes/s].
        f_s: Fixed time of the per-slot kernel's pass [s].
        B_s: Its bytes [bytes].
        W_s: Its effective bandwidth [bytes/s].
        claim: ``D1`` if both fixed times are 0.

    Returns:
        Whether ``f_d + B_d/W_d < f_s + B_s/W_s``.

    Raises:
        InputError: If a bandwidth or a number of bytes is not positive.

    Example:
        >>> d2(Fraction(1), Fraction(3), Fraction(1), Fraction(4), Fraction(4), Fraction(2)).value
        True
    """
    figures = (("B_d", B_d), ("W_d", W_d), ("B_s", B_s), ("W_s", W_s))
    _need_positive(*figures)
    share, ratio = B_d / B_s, W_d / W_s * (1 + (f_s - f_d) * W_s / B_s)
    faster = share < ratio
    reading = (
        f"the share {show(share)} is {'below' if faster else 'not below'} the ratio {show(ratio)}: "
        f"deduplication is {'faster' if faster else 'not faster'}"
    )
    return Evaluation(claim, faster, None, _positive(*figures), reading)


def _monotone(text: str, ns: Sequence[int], values: Sequence[Fraction], sign: int) -> Hypothesis:
    wrong = [i for i in range(1, len(ns)) if sign * values[i] < sign * values[i - 1]]
    if wrong:
        i = wrong[0]
        return Hypothesis(text, "fails", f"between n = {ns[i - 1]} and n = {ns[i]}")
    return Hypothesis(text, "checked", f"at {len(ns)} values of n" if ns else "no n")


def d3(shares: Mapping[int, Fraction], ratios: Mapping[int, Fraction]) -> Evaluation[int | None]:
    """D3: with u nonincreasing and r nondecreasing, once faster is faster for every larger n.

    Args:
        shares: ``n -> u(n)``.
        ratios: ``n -> r(n)``; only the n of both are looked at.

    Returns:
        The least n with ``u(n) < r(n)``, or ``None``; ``applies`` says whether it is the only
        crossing.

    Example:
        >>> half = {n: Fraction(1, 2) for n in (1, 2, 4)}
        >>> d3({1: Fraction(1), 2: Fraction(3, 4), 4: Fraction(2, 5)}, half).value
        4
    """
    ns = sorted(shares.keys() & ratios.keys())
    hypotheses = (
        _monotone("u is nonincreasing in n", ns, [shares[n] for n in ns], -1),
        _monotone("r is nondecreasing in n", ns, [ratios[n] for n in ns], 1),
    )
    value = next((n for n in ns if shares[n] < ratios[n]), None)
    reading = (
        f"deduplication is faster from n = {value} on"
        if value is not None
        else "deduplication is faster at none of these n"
    )
    return Evaluation("D3", value, None, hypotheses, reading)


def d4(N: int, m: int, r: Fraction, shift: Fraction = Fraction(0)) -> Evaluation[tuple[int, int]]:
    """D4: where the crossover must lie whatever the router does.

    Args:
        N: Routed experts in one layer.
        m: Experts selected per token.
        r: Bandwidth ratio, the same at every n.
        shift: Fixed times by D2, ``(F_d - F_s) W_s / (m b layers)`` [tokens].

    Returns:
        The least and the largest possible ``n*``, also as bounds.

    Raises:
        InputError: Unless ``1 <= m <= N`` and ``r > 0``.

    Example:
        >>> d4(64, 6, Fraction(1, 4)).value
        (5, 43)
    """
    least, largest = dedup_bracket(N, m, r, shift)
    hypotheses = (
        Hypothesis("1 <= m <= N", "checked", f"m = {m}, N = {N}"),
        Hypothesis("m <= U(n) <= min(n m, N)", "checked", "true of any router"),
        Hypothesis("r is the same at every n", "assumed", f"r = {show(r)}"),
    )
    bounds = Interval(Fraction(least), Fraction(largest))
    reading = f"whatever the router does, the crossover lies within n = {least}..{largest}"
    return Evaluation("D4", (least, largest), bounds, hypotheses, reading)


def b4(
    shares: Mapping[int, Fraction], ratios: Mapping[int, Interval]
) -> Evaluation[tuple[int | None, int | None]]:
    """B4: ratio bounds at every n carry over to the crossover.

    Args:
        shares: ``n -> u(n)``.
        ratios: ``n -> [r_lo, r_hi]``; only the n of both are looked at.

    Returns:
        ``n*`` for the upper and for the lower ratio: the true one lies between. ``None``: not
        faster at any of these n.

    Example:
        >>> shares = {1: Fraction(1), 2: Fraction(3, 4), 3: Fraction(3, 5), 4: Fraction(1, 2)}
        >>> b4(shares, dict.fromkeys(shares, Interval(Fraction(11, 20), Fraction(4, 5)))).value
        (2, 4)
    """
    ns = sorted(shares.keys() & ratios.keys())
    least = next((n for n in ns if shares[n] < ratios[n].hi), None)
    sure = next((n for n in ns if shares[n] < ratios[n].lo), None)
    bounds = Interval(Fraction(least), Fraction(sure)) if least and sure else None
    hypotheses = (Hypothesis("r_lo <= r <= r_hi at every n", "assumed"),)
    return Evaluation("B4", (least, sure), bounds, hypotheses, _bracket_text(least, sure))


def _bracket_text(least: int | None, sure: int | None) -> str:
    if least is None:
        return "deduplication is faster at none of these n"
    if sure is None:
        return f"deduplication may be faster from n = {least} on, and is certain at none of these n"
    return f"the crossover lies within n = {least}..{sure}"


# --- the comparison of two fits -----------------------------------------------------------------


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


@dataclass(frozen=True, slots=True)
class RuleOfThumb:
    """What a rule of thumb says of this model.

    Example:
        >>> rules_of_thumb(128, 8)[0].crossover
        33
    """

    rule: str
    source: str
    crossover: int
    """The least n at which it deduplicates."""


def rules_of_thumb(N: int, m: int) -> tuple[RuleOfThumb, ...]:
    """The rules that engines use, evaluated for a model's shape.

    Args:
        N: Routed experts in one layer.
        m: Experts selected per token.

    Example:
        >>> [rule.crossover for rule in rules_of_thumb(64, 6)]
        [22, 11, 9]
    """
    return (
        RuleOfThumb("per-slot while n m <= 2 N", "proposed for llama.cpp Vulkan", 2 * N // m + 1),
        RuleOfThumb("deduplicate when n m >= 64", "MLX-LM", max(1, -(-64 // m))),
        RuleOfThumb("per-slot up to n = 8", "llama.cpp CUDA", 9),
    )


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


@dataclass(frozen=True, slots=True)
class CrossoverPrediction:
    """The predicted crossover, its bounds, and everything that it can be compared with.

    Example:
        >>> CrossoverPrediction("undecided", reasons=("one kernel only",)).bracket
        (None, None)
    """

    verdict: Verdict
    value: int | None = None
    """``n*``: the least n at which the deduplicating kernel is predicted faster."""
    bracket: tuple[int | None, int | None] = (None, None)
    """The least n at which it may be faster, and the least n from which it surely is, up to the
    end of the search; ``None`` where there is no such n."""
    method: Literal["fit", "ratio_table", "none"] = "none"
    pair: RegimePair | None = None
    """The regimes that decide at ``value`` (at the end of the search if there is none)."""
    searched: tuple[int, int] | None = None
    """The n that were compared, both ends included."""
    supported: tuple[int, int] | None = None
    """The n that both regimes cover."""
    calibrated: tuple[int, int] | None = None
    """The n inside the calibration of both, or those of the ratio table."""
    extrapolated: bool = False
    """Whether the value or an end of the bracket lies outside ``calibrated``."""
    extrapolation: str = ""
    """From where to where, and across which break, in one sentence."""
    single: bool = False
    """Whether deduplication stays faster at every n searched from ``value`` on."""
    any_router: tuple[int, int] | None = None
    """D4's bracket widened by the errors: holds for any router, at a constant ratio."""
    claims: tuple[Evaluation[Any], ...] = ()
    observed: tuple[Observed, ...] = ()
    agrees: bool | None = None
    """Whether the value lies where the crossover was observed; ``None`` if it was not."""
    rules: tuple[RuleOfThumb, ...] = ()
    points: tuple[PointRatio, ...] = ()
    """The ratio at the n at which both kernels were measured."""
    held_out: Mapping[KernelKind, tuple[HeldOut, ...]] = field(default_factory=dict)
    needed: tuple[tuple[int, Fraction], ...] = ()
    """``(n, u(n))``: D1 turned round, the bandwidth ratio that deduplication would have to exceed
    at n; given where only one kernel is known."""
    reasons: tuple[str, ...] = ()
    """Why it is undecided, or what a reader must know of the value."""


class _Comparison:
    """At every n: may deduplication be faster, is it, is it surely? Decided exactly."""

    def __init__(self, pairs: Sequence[RegimePair], routing: RoutingModel) -> None:
        self.pairs = pairs
        self.routing = routing

    def at(self, n: int) -> tuple[RegimePair, ...]:
        """The pairs that speak for n: one, or both neighbours of a gap between two pairs."""
        below = [pair for pair in self.pairs if pair.n_lo <= n]
        above = [pair for pair in self.pairs if pair.n_lo > n]
        if not below:
            return (above[0],)
        if n <= below[-1].n_hi or not above:
            return (below[-1],)
        return (below[-1], above[0])

    def verdicts(self, n: int) -> tuple[bool, bool, bool]:
        below, pairs = self.routing.below, self.at(n)
        may = any(below(n, pair.threshold(n, pair.may_factor)) for pair in pairs)
        faster = may and all(below(n, pair.threshold(n)) for pair in pairs)
        sure = faster and all(below(n, pair.threshold(n, pair.sure_factor)) for pair in pairs)
        return may, faster, sure


class _RatioTable:
    """The same for a stated table of ratios, linear between its rows and flat outside them."""

    def __init__(self, rows: Sequence[RatioRow], e: Fraction, routing: RoutingModel) -> None:
        self.rows = sorted(rows, key=lambda row: row.n)
        self.routing = routing
        self.e = e

    def r(self, n: int) -> Fraction:
        below = [row for row in self.rows if row.n <= n]
        above = [row for row in self.rows if row.n > n]
        if not below or not above:
            return below[-1].r if below else above[0].r
        lo, hi = below[-1], above[0]
        return lo.r + (hi.r - lo.r) * Fraction(n - lo.n, hi.n - lo.n)

    def bounds(self, n: int) -> Interval:
        found = b3(self.r(n), self.e, self.e).bounds
        if found is None:
            raise InputError(
                "the error of the ratio is not below 1",
                path="error.value",
                expected="0 <= e < 1",
                found=show(self.e),
                mend="give the relative error of the bandwidths",
            )
        return found

    def verdicts(self, n: int) -> tuple[bool, bool, bool]:
        below, slots, bounds = self.routing.below, n * self.routing.m, self.bounds(n)
        return (
            below(n, bounds.hi * slots),
            below(n, self.r(n) * slots),
            below(n, bounds.lo * slots),
        )

    def at(self, n: int) -> tuple[RegimePair, ...]:
        """No regime speaks: the table does."""
        return ()


def _pairs(measurement: Measurement, slow: KernelFit, fast: KernelFit) -> tuple[RegimePair, ...]:
    model = measurement.model
    c = model.bytes_per_expert * model.moe_layers
    pairs = (
        RegimePair(s, d, model.routed_experts, model.top_k, c)
        for s in slow.regimes
        for d in fast.regimes
    )
    return tuple(sorted((p for p in pairs if p.n_lo <= p.n_hi), key=lambda pair: pair.n_lo))


def _lowest(pair: RegimePair, slow: KernelFit, fast: KernelFit) -> int:
    """Where the comparison may start: at n = 1, unless something else runs below the pair."""
    for regime, kernel in ((pair.per_slot, slow), (pair.deduplicating, fast)):
        others = any(p.n < pair.n_lo and p.n not in regime.calibrated for p in kernel.points)
        if others or (regime.named and regime.n_lo > 1):
            return pair.n_lo
    return 1


def _why_not(fits: Mapping[KernelKind, KernelFit]) -> list[str]:
    """Why there is no pair of regimes."""
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


def _needed(
    measurement: Measurement, routing: RoutingModel, n_max: int
) -> tuple[tuple[int, Fraction], ...]:
    measured = {row.n for kernel in measurement.kernels for row in kernel.rows}
    ns = sorted(measured | {2, 4, 8, 16, 32, 64})
    return tuple((n, routing.share(n)) for n in ns if 2 <= n <= min(n_max, 64))


def predict(
    measurement: Measurement,
    routing: RoutingModel,
    fits: Mapping[KernelKind, KernelFit],
    *,
    limit: int | None = None,
) -> CrossoverPrediction:
    """The least n at which deduplication is faster, with its bounds and what was observed.

    Args:
        measurement: The measurement. Its ratio table, if any, is used instead of the fits.
        routing: Gives ``U(n)``.
        fits: The fit of each measured kernel.
        limit: Largest n to search; at most ``4 N``, and no further than the routing data.

    Returns:
        The prediction. Without a pair of regimes that have n in common it is ``undecided``: then
        ``reasons`` says why, and ``needed`` which ratio would be needed.

    Raises:
        InputError: If the limit is below 1, or a stated ratio has an error of 1 or more.

    Example:
        >>> from types import SimpleNamespace as Holder
        >>> from specmoe.bandwidth import fit
        >>> from specmoe.measurement.model import ErrorRule, KernelSeries, Row
        >>> from specmoe.routing import UniformRouting
        >>> routing = UniformRouting(64, 4)
        >>> slow = KernelSeries(
        ...     "per_slot", "vec", tuple(Row(n, (Fraction(4 * n),), "ex") for n in (1, 2, 8)))
        >>> fast = KernelSeries(
        ...     "deduplicating", "mm", tuple(Row(n, (2 * routing.U(n),), "ex") for n in (2, 4, 8)))
        >>> model = Holder(routed_experts=64, top_k=4, bytes_per_expert=Fraction(1), moe_layers=1)
        >>> measured = Holder(
        ...     model=model,
        ...     kernels=(slow, fast), error=ErrorRule(), ratio=(), observed_crossover=None,
        ...     series=lambda kind: slow if kind == "per_slot" else fast)
        >>> fits = {series.kind: fit(measured, series, routing) for series in (slow, fast)}
        >>> found = predict(measured, routing, fits)
        >>> found.value, found.bracket, found.any_router, found.extrapolated
        (27, (27, 27), (3, 33), True)
    """
    N = measurement.model.routed_experts
    n_max = min(bound for bound in (limit, _SEARCH * N, routing.max_n) if bound is not None)
    if n_max < 1:
        raise InputError("nothing to search", path="limit", expected="n >= 1", found=str(n_max))
    observed = observed_crossovers(measurement)
    known = CrossoverPrediction(
        "undecided",
        observed=observed,
        rules=rules_of_thumb(N, measurement.model.top_k),
        points=point_ratios(measurement, routing),
        held_out={
            kernel.kind: held_out(fits[kernel.kind], measurement, kernel, routing)
            for kernel in measurement.kernels
            if kernel.kind in fits
        },
    )
    if measurement.ratio:
        return _by_table(known, measurement, routing, n_max)
    slow, fast = fits.get("per_slot"), fits.get("deduplicating")
    pairs = _pairs(measurement, slow, fast) if slow and fast else ()
    if not (slow and fast and pairs):
        needed = _needed(measurement, routing, n_max)
        return replace(known, reasons=tuple(_why_not(fits)), needed=needed)
    lowest = _lowest(pairs[0], slow, fast)
    if lowest > n_max:
        why = f"the kernels can be compared from n = {lowest} on, and the search ends at {n_max}"
        return replace(known, reasons=(why,), needed=_needed(measurement, routing, n_max))
    comparison = _Comparison(pairs, routing)
    found = _search(known, comparison, lowest, n_max)
    pair = comparison.at(found.value or n_max)[0]
    found = replace(
        found,
        method="fit",
        pair=pair,
        supported=(pair.n_lo, pair.n_hi),
        calibrated=pair.calibrated,
        any_router=pair.any_router(),
    )
    found = _say_extrapolation(found, {"per_slot": slow, "deduplicating": fast}, n_max)
    reasons = (*found.reasons, *_inseparable(pair), *_held_out_misses(found))
    found = replace(found, reasons=reasons)
    claims = _claims(found, pair, routing, n_max)
    if len(pairs) == 1:
        anywhere = d4(pair.N, pair.m, pair.r, pair.shift)
        return replace(found, claims=(*claims[:-1], anywhere, claims[-1]))
    # D4 wants one ratio at every n, and each pair of regimes has its own.
    why = "D4 is not used: the bandwidth ratio changes between regimes"
    return replace(found, claims=claims, any_router=None, reasons=(*found.reasons, why))


def _search(
    known: CrossoverPrediction, comparison: _Comparison | _RatioTable, lowest: int, n_max: int
) -> CrossoverPrediction:
    verdicts = {n: comparison.verdicts(n) for n in range(lowest, n_max + 1)}
    least = next((n for n, (may, _, _) in verdicts.items() if may), None)
    value = next((n for n, (_, faster, _) in verdicts.items() if faster), None)
    unsure = max((n for n, (_, _, sure) in verdicts.items() if not sure), default=lowest - 1)
    sure = unsure + 1 if unsure < n_max else None
    single = value is not None and all(verdicts[n][1] for n in range(value, n_max + 1))
    verdict: Verdict = "none_found" if value is None else "predicted"
    reasons = []
    if lowest > 1:
        reasons.append(f"below n = {lowest} the kernels cannot be compared in a common regime")
        if value == lowest:
            verdict = "at_or_below"
            reasons.append(f"faster already at n = {lowest}: the crossover may be lower")
    if value is not None and not single:
        again = next(n for n in range(value, n_max + 1) if not verdicts[n][1])
        reasons.append(f"not faster for every larger n: per-slot is faster again at n = {again}")
    agrees = None
    if known.observed and value is not None:
        agrees = all(seen.contains(value) for seen in known.observed)
    return replace(
        known,
        verdict=verdict,
        value=value,
        bracket=(least, sure),
        searched=(lowest, n_max),
        single=single,
        agrees=agrees,
        reasons=tuple(reasons),
    )


def _say_extrapolation(
    found: CrossoverPrediction, fits: Mapping[KernelKind, KernelFit], n_max: int
) -> CrossoverPrediction:
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


def _inseparable(pair: RegimePair) -> tuple[str, ...]:
    return tuple(
        f"over {regime.text} the {kind} time grows by less than its error: its fixed time and its "
        "bandwidth cannot be told apart, so the ratio means little outside these n"
        for kind, regime in (("per_slot", pair.per_slot), ("deduplicating", pair.deduplicating))
        if not regime.separable
    )


def _held_out_misses(found: CrossoverPrediction) -> tuple[str, ...]:
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


def _claims(
    found: CrossoverPrediction, pair: RegimePair, routing: RoutingModel, n_max: int
) -> tuple[Evaluation[Any], ...]:
    n = found.value or n_max
    slots = n * pair.m * pair.expert_bytes
    slow, fast = pair.per_slot, pair.deduplicating
    at_value = d2(
        fast.fixed, routing.share(n) * slots, fast.bandwidth, slow.fixed, slots, slow.bandwidth
    )
    shape = routing.check()
    falling = Hypothesis(
        "u is nonincreasing in n",
        "fails" if not shape.value else "assumed" if routing.kind == "uniform" else "checked",
        f"{shape.claim}: {shape.reading}",
    )
    rising = Hypothesis(
        "r (1 + (F_s - F_d) W_s / B_s) is nondecreasing in n",
        "checked" if pair.shift >= 0 else "fails",
        f"F_d - F_s = {show(fast.fixed - slow.fixed)} s",
    )
    one = Evaluation(
        "D3",
        found.value,
        None,
        (falling, rising),
        "once faster, deduplication stays faster at every larger n of these regimes",
    )
    least, sure = found.bracket
    bounds = Interval(Fraction(least), Fraction(sure)) if least and sure else None
    errors = Hypothesis(
        "both pass times are within their relative errors at every n",
        "assumed",
        f"e_s = {show(slow.e)}, e_d = {show(fast.e)}",
    )
    b_four = Evaluation("B4", found.bracket, bounds, (errors,), _bracket_text(least, sure))
    return (at_value, one, b_four)


def _by_table(
    known: CrossoverPrediction, measurement: Measurement, routing: RoutingModel, n_max: int
) -> CrossoverPrediction:
    rule = measurement.error
    given = rule.value if rule.method == "given" else None
    table = _RatioTable(measurement.ratio, given or Fraction(0), routing)
    found = _search(known, table, 1, n_max)
    first, last = table.rows[0].n, table.rows[-1].n
    N, m = routing.N, routing.m
    bounds = [table.bounds(row.n) for row in table.rows]
    found = replace(
        found,
        method="ratio_table",
        calibrated=(first, last),
        supported=(first, last),
        any_router=(
            dedup_bracket(N, m, max(bound.hi for bound in bounds))[0],
            dedup_bracket(N, m, min(bound.lo for bound in bounds))[1],
        ),
    )
    found = _say_extrapolation(found, {}, n_max)
    # At every n that was searched, not at the rows alone: the claims speak of every n between.
    shares = {n: routing.share(n) for n in range(1, n_max + 1)}
    ratios = {n: table.bounds(n) for n in shares}
    stated = {n: table.r(n) for n in shares}
    reasons = [*found.reasons, "the bandwidth ratio is a stated table, linear between its rows"]
    if given is None:
        reasons.append("no error of the ratio is stated: it is taken as exact")
    return replace(found, reasons=tuple(reasons), claims=(d3(shares, stated), b4(shares, ratios)))
