"""Pass times ``T(n)`` and step costs ``C(k) = T(k+1) + D(k)``, each with where it comes from.

A time is taken from the fit between the n that calibrated it, else from the row that was measured
at that n, else it is missing. Of a mixed kernel, whose bytes are not known, a measured row comes
first. Nothing is extrapolated unless the caller asks, and then the result says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

from specmoe.bandwidth import KernelFit, Regime, bytes_requested
from specmoe.errors import InputError
from specmoe.exact import Interval
from specmoe.measurement.model import Drafting, KernelKind, Measurement, Row
from specmoe.routing import RoutingModel

__all__ = [
    "ROUNDING_ONLY",
    "Cliff",
    "Component",
    "KernelTime",
    "Missing",
    "PassTime",
    "PassTimes",
    "StepCost",
    "StepCosts",
    "TimeOrigin",
    "brief",
    "cliffs",
    "draft_time",
    "step_costs",
]

TimeOrigin: TypeAlias = Literal["fitted", "interpolated", "extrapolated", "measured"]
"""``fitted``: by the fit, at a calibrated n. ``interpolated``: by the fit, between calibrated n.
``extrapolated``: by the fit, outside them. ``measured``: the row itself, in no regime."""

_LONG = 512  # bits of a numerator or denominator beyond which a number is rounded for display
_KEPT = 64  # bits that such a number keeps
ROUNDING_ONLY = "spread not stated: rounding of the figure is taken as its only error"


def brief(interval: Interval) -> Interval:
    """The same interval with short ends: long ones are rounded outward to 64 bits.

    Under uniform routing the exact time at n tokens has a denominator of about ``N**n``.

    Example:
        >>> brief(Interval.point(Fraction(1, 3))) == Interval.point(Fraction(1, 3))
        True
        >>> long = Fraction(1, 3**400)
        >>> brief(Interval.point(long)).contains(long)
        True
    """
    return Interval(-_short_above(-interval.lo), _short_above(interval.hi))


def _short_above(value: Fraction) -> Fraction:
    """The value if it is short, else a number just above it."""
    top, bottom = value.numerator.bit_length(), value.denominator.bit_length()
    if max(top, bottom) <= _LONG:
        return value
    scale = Fraction(2) ** (_KEPT - top + bottom)
    return -((-value * scale).__floor__()) / scale


@dataclass(frozen=True, slots=True)
class KernelTime:
    """The time of one pass with one kernel.

    Example:
        >>> KernelTime(2, "per_slot", Fraction(10), Fraction(1, 10), "measured").bounds
        Interval(lo=Fraction(9, 1), hi=Fraction(11, 1))
    """

    n: int
    kind: KernelKind
    time: Fraction
    """[s], exact"""
    e: Fraction
    """Relative error: of the regime's fit, or the relative spread of the measured row."""
    origin: TimeOrigin
    regime: Regime | None = None
    notes: tuple[str, ...] = ()

    @property
    def bounds(self) -> Interval:
        """The time with its error [s] (B1); long numbers are rounded outward."""
        return brief(Interval.around(self.time, self.e))


@dataclass(frozen=True, slots=True)
class PassTime:
    """The time of one pass with the faster of the kernels that are known at this n.

    Example:
        >>> quick = KernelTime(2, "per_slot", Fraction(10), Fraction(0), "measured")
        >>> PassTime(2, quick, (), True).time
        Fraction(10, 1)
    """

    n: int
    chosen: KernelTime
    others: tuple[KernelTime, ...]
    """The slower kernels that are known at this n."""
    certain: bool
    """Whether the chosen kernel is the faster one whatever the errors."""

    @property
    def time(self) -> Fraction:
        """The chosen kernel's time [s], exact."""
        return self.chosen.time


class PassTimes:
    """Times of one pass for every n at which something is known.

    Args:
        measurement: The measurement.
        routing: Its routing model.
        fits: The fit of each measured kernel; a kernel without fit has its measured rows only.

    Example:
        >>> from types import SimpleNamespace as Holder
        >>> from specmoe.measurement.model import KernelSeries, Row
        >>> from specmoe.routing import UniformRouting
        >>> series = KernelSeries("per_slot", "vec", (Row(1, (Fraction(3),), "example"),))
        >>> times = PassTimes(Holder(kernels=(series,)), UniformRouting(64, 6), {})
        >>> times.pass_time(1).chosen.origin, times.pass_time(2)
        ('measured', None)
    """

    def __init__(
        self,
        measurement: Measurement,
        routing: RoutingModel,
        fits: Mapping[KernelKind, KernelFit],
    ) -> None:
        self.measurement = measurement
        self.routing = routing
        self.fits = dict(fits)
        self.kinds: tuple[KernelKind, ...] = tuple(kernel.kind for kernel in measurement.kernels)
        self._rows: dict[tuple[KernelKind, int], Row] = {
            (kernel.kind, row.n): row
            for kernel in measurement.kernels
            for row in kernel.rows
            if row.use == "calibrate"
        }

    def kernel_time(
        self, kind: KernelKind, n: int, *, extrapolate: bool = False
    ) -> KernelTime | None:
        """The time of one pass with one kernel, or ``None`` where it is not known.

        Args:
            kind: The kernel's kind.
            n: Tokens per pass.
            extrapolate: Fall back on the nearest regime; the result says from where.
        """
        found = self.fits.get(kind)
        regime = found.regime_at(n) if found and self._bytes_known(kind, n) else None
        measured = self._by_row(kind, n)
        if measured is not None and (regime is None or kind == "mixed"):
            return measured
        if regime is not None and (extrapolate or regime.calibrated_covers(n)):
            return self._by_regime(kind, n, regime)
        if measured is not None:
            return measured
        nearest = found.nearest(n) if found and extrapolate else None
        if nearest is not None and n >= 1 and self._bytes_known(kind, n):
            return self._by_regime(kind, n, nearest)
        return None

    def _by_row(self, kind: KernelKind, n: int) -> KernelTime | None:
        """The row measured at n, unless its spread is as large as the figure."""
        row = self._rows.get((kind, n))
        if row is None:
            return None
        spread = row.relative_spread
        e, notes = (row.relative_rounding, (ROUNDING_ONLY,)) if spread is None else (spread, ())
        return KernelTime(n, kind, row.time, e, "measured", None, notes) if e < 1 else None

    def _bytes_known(self, kind: KernelKind, n: int) -> bool:
        return kind == "per_slot" or self.routing.knows(n)

    def _by_regime(self, kind: KernelKind, n: int, regime: Regime) -> KernelTime:
        time = regime.time(bytes_requested(kind, n, self.measurement, self.routing))
        if regime.calibrated_covers(n):
            origin: TimeOrigin = "fitted" if n in regime.calibrated else "interpolated"
            return KernelTime(n, kind, time, regime.e, origin, regime)
        first, last = regime.calibrated[0], regime.calibrated[-1]
        note = f"extrapolated from the calibrated n = {first}..{last}"
        crossed = self.fits[kind].breaks_between(*((last, n) if n > last else (n, first)))
        if crossed:
            note += ", across " + ", ".join(
                f"the break between {b.after} and {b.before}" for b in crossed
            )
        return KernelTime(n, kind, time, regime.e, "extrapolated", regime, (note,))

    def pass_time(self, n: int) -> PassTime | None:
        """The time of one pass with the faster kernel known at n, or ``None``."""
        known = [time for kind in self.kinds if (time := self.kernel_time(kind, n))]
        if not known:
            return None
        chosen = min(known, key=lambda time: time.time)
        others = tuple(time for time in known if time is not chosen)
        slowest = (1 + chosen.e) * chosen.time
        certain = all(slowest < (1 - other.e) * other.time for other in others)
        return PassTime(n, chosen, others, certain)

    def why_missing(self, n: int) -> str:
        """In one sentence, why :meth:`pass_time` is ``None`` at n."""
        if not self.kinds:
            return "no kernel was measured"
        parts = []
        for kind in self.kinds:
            found = self.fits.get(kind)
            if found is None or not found.regimes:
                parts.append(f"{kind}: no row at n = {n} and no regime")
            elif not self._bytes_known(kind, n):
                parts.append(f"{kind}: U({n}) is not known")
            else:
                known = ", ".join(regime.text for regime in found.regimes)
                parts.append(f"{kind}: n = {n} is outside the regimes {known}")
        return "; ".join(parts)


@dataclass(frozen=True, slots=True)
class Cliff:
    """A step from n to n + 1 at which another kernel, regime or kind of figure takes over.

    Example:
        >>> Cliff(1, Fraction(2), "the per-slot kernel (in no regime)", "mixed").n
        1
    """

    n: int
    ratio: Fraction
    """``T(n+1) / T(n)``"""
    before: str
    after: str


def cliffs(times: PassTimes, n_max: int) -> tuple[Cliff, ...]:
    """Where the pass time jumps because something else runs: what an engineer can mend.

    Args:
        times: The pass times.
        n_max: Largest n to look at.

    Example:
        >>> from types import SimpleNamespace as Holder
        >>> from specmoe.measurement.model import KernelSeries, Row
        >>> from specmoe.routing import UniformRouting
        >>> one = KernelSeries("per_slot", "vec", (Row(1, (Fraction(3),), "example"),))
        >>> two = KernelSeries("deduplicating", "mm", (Row(2, (Fraction(7),), "example"),))
        >>> times = PassTimes(Holder(kernels=(one, two)), UniformRouting(64, 6), {})
        >>> cliffs(times, 8)[0].ratio
        Fraction(7, 3)
    """
    found = []

    def home(time: PassTime) -> str:
        fit = times.fits.get(time.chosen.kind)
        regime = fit.regime_at(time.n) if fit else None
        kernel = time.chosen.kind.replace("_", "-")
        return f"the {kernel} kernel ({regime.text if regime else 'in no regime'})"

    before = times.pass_time(1)
    for n in range(1, n_max):
        after = times.pass_time(n + 1)
        if before and after and home(before) != home(after):
            found.append(Cliff(n, after.time / before.time, home(before), home(after)))
        before = after
    return tuple(found)


def draft_time(drafting: Drafting | None, k: int) -> tuple[Fraction | None, str]:
    """``D(k)``, the time to draft k tokens [s], and how it is known.

    Args:
        drafting: As the file states it; ``None`` means that nothing is stated.
        k: Drafted tokens.

    Returns:
        The time [s] (``None`` beyond a table's last row), and ``stated``, ``interpolated``,
        ``by definition``, ``not stated: taken as 0`` or ``not stated at this k``.

    Raises:
        InputError: If ``k < 0``.

    Example:
        >>> draft_time(Drafting("example", per_token=Fraction(1, 1000)), 3)
        (Fraction(3, 1000), 'stated')
    """
    if k < 0:
        raise InputError("no such draft length", path="k", expected="k >= 0", found=str(k))
    if k == 0:
        return Fraction(0), "by definition"
    if drafting is None:
        return Fraction(0), "not stated: taken as 0"
    if drafting.per_token is not None:
        return k * drafting.per_token, "stated"
    table = {0: Fraction(0)} | dict(drafting.table)
    if k in table:
        return table[k], "stated"
    if k > max(table):
        return None, "not stated at this k"
    lo, hi = max(i for i in table if i < k), min(i for i in table if i > k)
    value = table[lo] + (table[hi] - table[lo]) * Fraction(k - lo, hi - lo)
    return value, "interpolated"


@dataclass(frozen=True, slots=True)
class StepCost:
    """The cost of one speculative step with k drafted tokens.

    Example:
        >>> time = KernelTime(2, "per_slot", Fraction(10), Fraction(0), "measured")
        >>> StepCost(1, PassTime(2, time, (), True), Fraction(1), "stated").cost
        Fraction(11, 1)
    """

    k: int
    verify: PassTime
    """The pass over k + 1 tokens."""
    draft: Fraction
    """``D(k)`` [s]"""
    draft_how: str

    @property
    def n(self) -> int:
        """Tokens per pass, k + 1."""
        return self.k + 1

    @property
    def cost(self) -> Fraction:
        """``C(k) = T(k+1) + D(k)`` [s], exact."""
        return self.verify.time + self.draft

    @property
    def e(self) -> Fraction:
        """Relative error of the cost: that of the pass, which drafting can only dilute."""
        return self.verify.chosen.e

    @property
    def origin(self) -> TimeOrigin:
        """Where the pass time comes from."""
        return self.verify.chosen.origin

    @property
    def kernel(self) -> KernelKind:
        """The kernel that is the faster one for this pass."""
        return self.verify.chosen.kind


@dataclass(frozen=True, slots=True)
class Component:
    """One unknown of B8: the costs are linear in it, and it lies in a box.

    Example:
        >>> Component("F", "s", Interval.point(Fraction(1))).box.width
        Fraction(0, 1)
    """

    name: str
    unit: str
    """``s/byte`` for ``1/W``, ``s`` for a fixed, measured or draft time."""
    box: Interval


@dataclass(frozen=True, slots=True)
class Missing:
    """A draft length without cost, and why.

    Example:
        >>> Missing(3, "no row at n = 4").k
        3
    """

    k: int
    reason: str


@dataclass(frozen=True, slots=True)
class StepCosts:
    """The costs ``C(k)`` for the k that are known, with what they rest on.

    Example:
        >>> StepCosts((), (), (), {}).costs
        {}
    """

    steps: tuple[StepCost, ...]
    """By k; a k without cost is left out."""
    missing: tuple[Missing, ...]
    components: tuple[Component, ...]
    """The unknowns of B8, in the order of the coefficients."""
    coefficients: Mapping[int, tuple[Fraction, ...]]
    """``C(k)`` is the sum of coefficient times component."""

    @property
    def costs(self) -> dict[int, Fraction]:
        """``k -> C(k)`` [s]."""
        return {step.k: step.cost for step in self.steps}

    @property
    def e(self) -> Fraction:
        """The one relative error that covers every cost (B5-B7)."""
        return max((step.e for step in self.steps), default=Fraction(0))

    @property
    def box(self) -> tuple[Interval, ...]:
        """The box of B8, one interval for each component."""
        return tuple(component.box for component in self.components)

    @property
    def plain_known(self) -> bool:
        """Whether plain decoding, ``C(0)``, is known: without it there is no speedup."""
        return any(step.k == 0 for step in self.steps)


def step_costs(times: PassTimes, drafting: Drafting | None, K: int) -> StepCosts:
    """The costs of all draft lengths from 0 to K for which the pass time is known.

    Args:
        times: The pass times.
        drafting: The cost of drafting; ``None`` counts it as 0 and says so.
        K: Largest draft length.

    Returns:
        The costs; ``missing`` says why a k is left out.

    Raises:
        InputError: If ``K < 0``.

    Example:
        >>> from types import SimpleNamespace as Holder
        >>> from specmoe.measurement.model import KernelSeries, Row
        >>> from specmoe.routing import UniformRouting
        >>> rows = tuple(Row(n, (Fraction(2 + n),), "example") for n in (1, 2))
        >>> series = KernelSeries("per_slot", "vec", rows)
        >>> measured = Holder(kernels=(series,))
        >>> times = PassTimes(measured, UniformRouting(64, 6), {})
        >>> known = step_costs(times, Drafting("example", per_token=Fraction(1)), 2)
        >>> known.costs, [gap.k for gap in known.missing]
        ({0: Fraction(3, 1), 1: Fraction(5, 1)}, [2])
    """
    if K < 0:
        raise InputError("no such draft length", path="K", expected="K >= 0", found=str(K))
    steps, missing = [], []
    for k in range(K + 1):
        verify = times.pass_time(k + 1)
        draft, how = draft_time(drafting, k)
        if verify is None:
            missing.append(Missing(k, times.why_missing(k + 1)))
        elif draft is None:
            missing.append(Missing(k, f"D({k}) is {how}"))
        else:
            steps.append(StepCost(k, verify, draft, how))
    components, coefficients = _components(steps, times)
    return StepCosts(
        tuple(steps),
        tuple(missing),
        components,
        coefficients,
    )


def _components(
    steps: list[StepCost], times: PassTimes
) -> tuple[tuple[Component, ...], dict[int, tuple[Fraction, ...]]]:
    found: dict[str, Component] = {}
    terms: dict[int, dict[str, Fraction]] = {}

    def add(k: int, name: str, unit: str, box: Interval, coefficient: Fraction) -> None:
        found.setdefault(name, Component(name, unit, box))
        terms.setdefault(k, {})[name] = coefficient

    for step in steps:
        chosen = step.verify.chosen
        regime = chosen.regime
        if regime is None:
            box = Interval.around(chosen.time, chosen.e)
            add(step.k, f"{chosen.kind}, measured at n = {step.n}", "s", box, Fraction(1))
        else:
            name = f"{chosen.kind}, {regime.text}"
            requested = bytes_requested(chosen.kind, step.n, times.measurement, times.routing)
            slope = Interval.around(1 / regime.bandwidth, regime.e)
            add(step.k, f"{name}: 1/W", "s/byte", slope, requested)
            if regime.fixed:
                fixed = Interval.around(regime.fixed, regime.e)
                add(step.k, f"{name}: fixed time", "s", fixed, Fraction(1))
        if step.draft:
            # Drafting has no stated error: its box is one point.
            add(step.k, "drafting", "s", Interval.point(Fraction(1)), step.draft)
    zero = Fraction(0)
    rows = {k: tuple(row.get(name, zero) for name in found) for k, row in terms.items()}
    return tuple(found.values()), rows
