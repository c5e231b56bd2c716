"""The bandwidth fit: time = fixed time + requested bytes / effective bandwidth (B1-B3).

The fixed time and the bandwidth are proposed (by least squares in whole numbers, the same on every
machine; under the robust loss by scipy), rounded to eight significant digits, and exact numbers
from there on. Residuals and the error ``e`` are computed from those exact numbers, so they
describe the fit that is used and not the one that a solver had in mind.

Engines switch kernels at certain n, and at larger n a pass is no longer bound by memory. One
line through everything then has an ``e`` that is useless, so the fit is made per regime: a
range of n that one line describes. Nothing is predicted outside a regime without saying so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise
from math import isqrt
from typing import Literal, TypeAlias

from specmoe.errors import FitRefused, InputError
from specmoe.exact import Interval, exact, round_nearest, show
from specmoe.measurement.model import ErrorRule, KernelKind, KernelSeries, Measurement
from specmoe.regimes import partition
from specmoe.results import Evaluation, Hypothesis
from specmoe.routing import RoutingModel

__all__ = [
    "Break",
    "HeldOut",
    "KernelFit",
    "Line",
    "Outcome",
    "Point",
    "PointRatio",
    "Regime",
    "Residual",
    "Unmodelled",
    "b1",
    "b2",
    "b3",
    "bytes_bounds",
    "bytes_requested",
    "fit",
    "fit_points",
    "held_out",
    "point_ratios",
]

Outcome: TypeAlias = Literal["fitted", "refused", "law_not_supported"]

_LEAST_POINTS = 3  # two parameters and one point that can contradict them
_PLACES = 12  # decimals of a residual: rounded away from zero, so that e stays an upper bound
_BITS = 128  # of the whole numbers that least squares is solved in
_TOO_SMALL = 10**9  # a part in so many is no fixed time and no growth, but rounding
_ROBUST_SCALE = 0.01  # relative residuals beyond 1 % count linearly instead of squared


@dataclass(frozen=True, slots=True)
class Point:
    """One point of a fit.

    Example:
        >>> Point(2, Fraction(100), Fraction(3)).n
        2
    """

    n: int
    bytes: Fraction
    """Bytes that the kernel requests [bytes]."""
    time: Fraction
    """Measured time [s]."""


@dataclass(frozen=True, slots=True)
class Residual:
    """How far one point is from the fit.

    Example:
        >>> Residual(2, Fraction(-1, 100)).value
        Fraction(-1, 100)
    """

    n: int
    value: Fraction
    """``t / t^ - 1``: positive where the measurement is slower than the fit. Rounded away from
    zero to 12 decimals."""


@dataclass(frozen=True, slots=True)
class Line:
    """``time = fixed + bytes / bandwidth``, with its residuals on the points it was fitted to.

    Example:
        >>> Line(Fraction(1), Fraction(2), ()).time(Fraction(6))
        Fraction(4, 1)
    """

    fixed: Fraction
    """``F`` [s]"""
    bandwidth: Fraction
    """``W`` [bytes/s] per requested byte: it may exceed the memory's, when caches serve bytes."""
    residuals: tuple[Residual, ...]

    def time(self, requested: Fraction) -> Fraction:
        """The predicted time [s] for so many requested bytes."""
        return self.fixed + requested / self.bandwidth

    @property
    def largest(self) -> Fraction:
        """The largest relative residual, without its sign."""
        return max((abs(residual.value) for residual in self.residuals), default=Fraction(0))


@dataclass(frozen=True, slots=True)
class Regime:
    """A range of n that one line describes, and its relative error ``e``.

    Example:
        >>> line = Line(Fraction(1), Fraction(2), ())
        >>> regime = Regime(1, 9, (2, 4, 8), line, Fraction(1, 50), "largest residual", True)
        >>> regime.covers(9), regime.calibrated_covers(9), regime.text
        (True, False, 'n = 1..9')
    """

    n_lo: int
    n_hi: int
    """The range, both ends included: as the file names it, else that of the calibrated n."""
    calibrated: tuple[int, ...]
    """The n that were fitted."""
    line: Line
    e: Fraction
    """Relative error: the true time is taken to lie within ``(1 - e) T^ .. (1 + e) T^``."""
    how: str
    """How e was obtained."""
    named: bool
    """Whether the measurement file names this range."""
    separable: bool = True
    """Whether the fitted time grows by more than its error over the calibrated n. If not, fixed
    time and bandwidth cannot be told apart here: the times hold, each of the two alone says
    little."""

    @property
    def fixed(self) -> Fraction:
        """``F`` [s]."""
        return self.line.fixed

    @property
    def bandwidth(self) -> Fraction:
        """``W`` [bytes/s]."""
        return self.line.bandwidth

    @property
    def residuals(self) -> tuple[Residual, ...]:
        """The residuals of the calibrated points."""
        return self.line.residuals

    @property
    def text(self) -> str:
        """The range in words."""
        return f"n = {self.n_lo}..{self.n_hi}"

    def covers(self, n: int) -> bool:
        """Whether n lies in the regime."""
        return self.n_lo <= n <= self.n_hi

    def calibrated_covers(self, n: int) -> bool:
        """Whether n lies between the least and the largest n that were fitted."""
        return self.calibrated[0] <= n <= self.calibrated[-1]

    def time(self, requested: Fraction) -> Fraction:
        """The predicted time [s] for so many requested bytes."""
        return self.line.time(requested)


@dataclass(frozen=True, slots=True)
class Unmodelled:
    """A calibration point that belongs to no regime.

    Example:
        >>> Unmodelled(64, "50 % slower than the regime before it says", Fraction(1, 2)).n
        64
    """

    n: int
    reason: str
    miss: Fraction | None
    """``t / t^ - 1`` by the nearest regime, if there is one."""


@dataclass(frozen=True, slots=True)
class Break:
    """Two neighbouring measured n that one line does not describe, with the evidence.

    Example:
        >>> Break(8, 9, Fraction(3, 10), Fraction(-1, 4)).after
        8
    """

    after: int
    before: int
    left_misses: Fraction | None
    """``t / t^ - 1`` at ``before`` by the regime on the left; ``None`` if there is none."""
    right_misses: Fraction | None
    """``t / t^ - 1`` at ``after`` by the regime on the right; ``None`` if there is none."""


@dataclass(frozen=True, slots=True)
class KernelFit:
    """The outcome of the fit of one kernel.

    Example:
        >>> KernelFit("per_slot", "vec", "refused", refusal="one n only").nearest(4) is None
        True
    """

    kind: KernelKind
    name: str
    outcome: Outcome
    points: tuple[Point, ...] = ()
    """The calibration points, sorted by n."""
    regimes: tuple[Regime, ...] = ()
    """In order of n, disjoint."""
    unmodelled: tuple[Unmodelled, ...] = ()
    breaks: tuple[Break, ...] = ()
    one_line: Line | None = None
    """One line through all points, as evidence; ``None`` where it has no positive bandwidth."""
    refusal: str | None = None
    """Why there is no regime, in one sentence."""
    measure_next: tuple[int, ...] = ()
    """The n to measure next, if points are missing."""
    assumed: tuple[str, ...] = ()

    @property
    def largest_supported_n(self) -> int | None:
        """The largest n at which the law is supported by a calibrated point."""
        return max((regime.calibrated[-1] for regime in self.regimes), default=None)

    def regime_at(self, n: int) -> Regime | None:
        """The regime that covers n."""
        return next((regime for regime in self.regimes if regime.covers(n)), None)

    def nearest(self, n: int) -> Regime | None:
        """The regime that covers n, else the last one below it, else the first one above it."""
        below = [regime for regime in self.regimes if regime.n_lo <= n]
        return below[-1] if below else next(iter(self.regimes), None)

    def breaks_between(self, lo: int, hi: int) -> tuple[Break, ...]:
        """The breaks that lie, wholly or in part, between two n."""
        return tuple(b for b in self.breaks if b.after < hi and lo < b.before)


def bytes_requested(
    kind: KernelKind, n: int, measurement: Measurement, routing: RoutingModel
) -> Fraction:
    """Bytes of expert weights that one pass requests from memory.

    A per-slot kernel requests ``n m b`` per layer, a deduplicating one ``U(n) b``. For a ``mixed``
    kernel the truth lies between (:func:`bytes_bounds`); the deduplicated bytes are taken, since
    they are what any kernel needs at least.

    Args:
        kind: The kernel's kind.
        n: Tokens per pass.
        measurement: Gives m, b and the layers.
        routing: Gives ``U(n)``.

    Returns:
        The bytes of all layers of one pass [bytes].

    Raises:
        InputError: If ``n < 1``, or ``U(n)`` is needed and not known.

    Example:
        >>> from types import SimpleNamespace as Holder
        >>> from specmoe.routing import UniformRouting
        >>> model = Holder(top_k=6, bytes_per_expert=Fraction(10), moe_layers=2)
        >>> bytes_requested("per_slot", 2, Holder(model=model), UniformRouting(64, 6))
        Fraction(240, 1)
        >>> bytes_requested("deduplicating", 2, Holder(model=model), UniformRouting(64, 6))
        Fraction(915, 4)
    """
    model = measurement.model
    if kind == "per_slot":
        if n < 1:
            raise InputError("no such number of tokens", path="n", expected="n >= 1", found=str(n))
        return n * model.top_k * model.bytes_per_expert * model.moe_layers
    return routing.U(n) * model.bytes_per_expert * model.moe_layers


def bytes_bounds(
    kind: KernelKind, n: int, measurement: Measurement, routing: RoutingModel
) -> Interval:
    """The range of :func:`bytes_requested` [bytes]: wide for a ``mixed`` kernel only.

    Raises:
        InputError: If ``n < 1``, or ``U(n)`` is needed and not known.

    Example:
        >>> from types import SimpleNamespace as Holder
        >>> from specmoe.routing import UniformRouting
        >>> model = Holder(top_k=6, bytes_per_expert=Fraction(64), moe_layers=1)
        >>> bytes_bounds("mixed", 2, Holder(model=model), UniformRouting(64, 6))
        Interval(lo=Fraction(732, 1), hi=Fraction(768, 1))
    """
    lo = bytes_requested(kind, n, measurement, routing)
    hi = bytes_requested("per_slot", n, measurement, routing) if kind == "mixed" else lo
    return Interval(lo, hi)


def _miss(time: Fraction, predicted: Fraction) -> Fraction:
    """``time / predicted - 1``, rounded away from zero to 12 decimals."""
    top = time.numerator * predicted.denominator - predicted.numerator * time.denominator
    top *= 10**_PLACES
    bottom = time.denominator * predicted.numerator
    return Fraction(-(-top // bottom) if top > 0 else top // bottom, 10**_PLACES)


def _eight_digits(value: Fraction) -> Fraction:
    return exact(round_nearest(value, 8))


def _propose(points: Sequence[Point], robust: bool) -> tuple[Fraction, Fraction]:
    """Fixed time [s] and seconds per byte by weighted least squares, neither of them negative.

    The weights are 1/time: every point counts by its relative error, as ``e`` does.
    """
    unit = min(point.time for point in points)
    # Each point asks that fixed * a + slope * b = 1, in units that make both unknowns moderate.
    # Whole numbers of 2**-_BITS: exact sums, no common denominators to find (those of U(n) have
    # thousands of digits), and no rounding that differs from machine to machine.
    shift = _BITS - max(_magnitude(point.bytes) for point in points)
    sizes = [_scaled(point.bytes, shift) for point in points]
    largest = max(sizes)
    a = [_scaled(unit / point.time, _BITS) for point in points]
    b = [size * each // largest for size, each in zip(sizes, a, strict=True)]
    fixed, slope = _least_squares(a, b)
    if robust:
        fixed, slope = _soft_l1(a, b, fixed, slope)
    # What remains of zero after rounding is zero: of the fixed time, and of the growth.
    fixed = fixed if fixed * _TOO_SMALL > 1 else Fraction(0)
    slope = slope if slope * _TOO_SMALL > fixed else Fraction(0)
    return fixed * unit, slope * unit * Fraction(2) ** shift / largest


def _magnitude(value: Fraction) -> int:
    return value.numerator.bit_length() - value.denominator.bit_length()


def _scaled(value: Fraction, bits: int) -> int:
    """The whole part of ``value * 2**bits``."""
    top, bottom = value.numerator, value.denominator
    return (top << bits) // bottom if bits >= 0 else top // (bottom << -bits)


def _least_squares(a: Sequence[int], b: Sequence[int]) -> tuple[Fraction, Fraction]:
    """The ``x, y >= 0`` with the least sum of ``(x a + y b - 1)**2``, a and b scaled."""
    aa, bb = sum(i * i for i in a), sum(i * i for i in b)
    ab = sum(i * j for i, j in zip(a, b, strict=True))
    one = 1 << _BITS
    right = one * sum(a), one * sum(b)
    bottom = aa * bb - ab * ab
    x, y = bb * right[0] - ab * right[1], aa * right[1] - ab * right[0]
    if bottom == 0 or y <= 0:
        return Fraction(right[0], aa), Fraction(0)
    if x < 0:
        return Fraction(0), Fraction(right[1], bb)
    return Fraction(x, bottom), Fraction(y, bottom)


def _soft_l1(
    a: Sequence[int], b: Sequence[int], fixed: Fraction, slope: Fraction
) -> tuple[Fraction, Fraction]:
    """The same under a loss that grows linearly, from the least squares on."""
    import numpy as np
    from scipy.optimize import least_squares

    one = 1 << _BITS
    matrix = np.array([[i / one, j / one] for i, j in zip(a, b, strict=True)])
    found = least_squares(
        lambda x: matrix @ x - 1,
        [float(fixed), float(slope)],
        bounds=(0, np.inf),
        loss="soft_l1",
        f_scale=_ROBUST_SCALE,
        xtol=1e-14,
        ftol=1e-14,
        gtol=1e-14,
    ).x
    # repr is the shortest decimal that names the float.
    return exact(repr(float(found[0]))), exact(repr(float(found[1])))


def fit_points(
    points: Sequence[Point], *, robust: bool = False, tolerance: Fraction | None = None
) -> Line:
    """One line through points of a kernel: ``time = fixed + bytes / bandwidth``.

    Weighted least squares (weights 1/time) with a fixed time that is not negative; both numbers
    are rounded to eight significant digits, and the residuals are those of the rounded numbers.

    Args:
        points: At least two points with different bytes.
        robust: Use a loss (soft L1) that outliers move less.
        tolerance: Largest relative residual to accept; without it any is.

    Returns:
        The line, exact, with its residuals.

    Raises:
        FitRefused: With fewer than two different n, if the time does not grow with the bytes, or
            if a residual exceeds the tolerance.

    Example:
        >>> times = {1: 3, 2: 5, 4: 9}
        >>> line = fit_points([Point(n, Fraction(10 * n), Fraction(t)) for n, t in times.items()])
        >>> line.fixed, line.bandwidth, line.largest
        (Fraction(1, 1), Fraction(5, 1), Fraction(0, 1))
    """
    if len({point.n for point in points}) < 2:
        raise FitRefused(
            "too few points for a line",
            path="points",
            expected="at least two different n",
            found=_list([point.n for point in points]) or "no point",
            mend="measure at further n",
        )
    fixed, slope = _propose(points, robust)
    if slope == 0:
        raise FitRefused(
            "the time does not grow with the bytes",
            path="points",
            expected="a positive bandwidth",
            found="times that fall, or stay equal, as n grows",
            mend="these n are not bound by memory: measure at smaller n",
        )
    return _with_residuals(_eight_digits(fixed), _eight_digits(1 / slope), points, tolerance)


def _with_residuals(
    fixed: Fraction, bandwidth: Fraction, points: Sequence[Point], tolerance: Fraction | None
) -> Line:
    bare = Line(fixed, bandwidth, ())
    residuals = []
    # A line that fails does so at its ends first; most stretches that are tried fail.
    for point in (*points[-1:], *points[:-1]):
        miss = _miss(point.time, bare.time(point.bytes))
        if tolerance is not None and abs(miss) > tolerance:
            raise FitRefused(
                f"one line misses n = {point.n} by {show(100 * abs(miss), 3)} %",
                path="points",
                expected=f"relative residuals up to {show(100 * tolerance, 3)} %",
                found=f"n = {_list([point.n for point in points])}",
                mend="name smaller regimes, or measure at n between these",
            )
        residuals.append(Residual(point.n, miss))
    return Line(fixed, bandwidth, tuple(sorted(residuals, key=lambda residual: residual.n)))


def _percent(miss: Fraction) -> str:
    return f"{show(100 * abs(miss), 3)} % {'slower' if miss > 0 else 'faster'}"


def _list(ns: Sequence[int]) -> str:
    return ", ".join(str(n) for n in ns)


def _tolerance(rule: ErrorRule) -> Fraction:
    if rule.method == "given" and rule.value is not None:
        return min(rule.tolerance, rule.value)
    return rule.tolerance


class _ErrorUnknown(FitRefused):
    """The law holds on the points, and leaving one out does not tell its error."""


def _error(points: Sequence[Point], line: Line, rule: ErrorRule) -> tuple[Fraction, str]:
    ns = _list([point.n for point in points])
    if rule.method == "given":
        if rule.value is None:
            raise InputError("e is not given", path="error.value", expected="a number", found="")
        e, how = rule.value, f"given: {rule.source or 'by the user'}"
    elif rule.method == "leave_one_out":
        misses = [line.largest]  # whatever is left out, e must cover the points themselves
        for left_out in points:
            rest = [point for point in points if point is not left_out]
            try:
                without = fit_points(rest, robust=rule.robust)
            except FitRefused as refusal:
                raise _ErrorUnknown(
                    f"without n = {left_out.n}, {refusal.problem}",
                    path="e",
                    expected="a line through the other points",
                    found=f"n = {_list([point.n for point in rest])}",
                    mend="measure more n, or take [error] method largest_residual",
                ) from refusal
            misses.append(abs(_miss(left_out.time, without.time(left_out.bytes))))
        e, how = max(misses), f"leave-one-out: largest miss of a point left out, n = {ns}"
    else:
        e, how = line.largest, f"largest relative residual on n = {ns}"
    if not 0 <= e < 1:
        raise FitRefused(
            "the error is not below 1",
            path="e",
            expected="0 <= e < 1",
            found=show(e),
            mend="no bound follows from such an error: measure again, or name the regimes",
        )
    return e, how


def _regime(points: Sequence[Point], rule: ErrorRule, named: tuple[int, int] | None) -> Regime:
    """The regime through these points; FitRefused where the law does not hold on them."""
    line = fit_points(points, tolerance=_tolerance(rule))
    if rule.robust:
        line = fit_points(points, robust=True)
    e, how = _error(points, line, rule)
    ns = tuple(point.n for point in points)
    lo, hi = named or (ns[0], ns[-1])
    first, last = line.time(points[0].bytes), line.time(points[-1].bytes)
    separable = (1 + e) * first < (1 - e) * last
    return Regime(lo, hi, ns, line, e, how, named is not None, separable)


def _measure_next(
    ns: Sequence[int], kind: KernelKind, routing: RoutingModel, within: tuple[int, int] | None
) -> tuple[int, ...]:
    """Which n to add so that there are three, spread so that the bytes differ."""
    lo, hi = within or (1, routing.max_n if kind != "per_slot" else None)
    have = sorted(ns)
    added: list[int] = []

    def useful(n: int) -> bool:
        """Whether n is new, allowed, and asks for bytes that n + 1 would still add to."""
        if n in have or n < lo or (hi is not None and n > hi):
            return False
        return kind == "per_slot" or 5 * routing.U(n) < 4 * routing.N or n < have[0]

    while len(have) < _LEAST_POINTS:
        if not have:
            n = max(lo, 1 if kind == "per_slot" or hi == 1 else 2)
        else:
            middle = isqrt(have[0] * have[-1])
            wishes = [middle] if have[-1] >= 4 * have[0] else []
            wishes += [2 * have[-1], have[0] // 2, middle, have[-1] + 1, have[0] - 1]
            n = next((wish for wish in wishes if useful(wish)), 0)
            if n == 0:
                break
        added.append(n)
        have = sorted({*have, n})
    return tuple(sorted(added))


@dataclass(slots=True)
class _Search:
    """What a search for regimes found: the regimes, and why a point is in none."""

    regimes: list[Regime]
    reasons: dict[int, str]
    measure_next: tuple[int, ...] = ()
    error_unknown: str | None = None
    """Why a stretch on which the law holds has no error, where there is one."""


def _named_regimes(
    points: Sequence[Point], series: KernelSeries, rule: ErrorRule, routing: RoutingModel
) -> _Search:
    found = _Search([], {point.n: "outside every regime that the file names" for point in points})
    for lo, hi in sorted(series.regimes):
        inside = [point for point in points if lo <= point.n <= hi]
        if len(inside) < _LEAST_POINTS:
            ns = [point.n for point in inside]
            more = _measure_next(ns, series.kind, routing, (lo, hi))
            found.measure_next += more
            reason = f"the named regime n = {lo}..{hi} has fewer than {_LEAST_POINTS} points"
        else:
            try:
                found.regimes.append(_regime(inside, rule, (lo, hi)))
                continue
            except _ErrorUnknown as refusal:
                found.error_unknown = refusal.problem
                reason = f"the error of n = {lo}..{hi} is not known: {refusal.problem}"
            except FitRefused as refusal:
                reason = f"the named regime n = {lo}..{hi} does not hold: {refusal.problem}"
        found.reasons.update((point.n, reason) for point in inside)
    return found


def _found_regimes(points: Sequence[Point], rule: ErrorRule) -> _Search:
    regimes: dict[tuple[int, int], Regime] = {}
    found = _Search([], {})

    def misfit(start: int, end: int) -> Fraction | None:
        try:
            regime = _regime(points[start:end], rule, None)
        except _ErrorUnknown as refusal:
            found.error_unknown = refusal.problem
            return None
        except FitRefused:
            return None
        regimes[start, end] = regime
        return sum((residual.value**2 for residual in regime.residuals), Fraction(0))

    chosen = partition(len(points), _LEAST_POINTS, misfit)
    found.regimes = [regimes[stretch] for stretch in chosen]
    return found


def fit(measurement: Measurement, series: KernelSeries, routing: RoutingModel) -> KernelFit:
    """Fit one kernel of a measurement, regime by regime.

    The regimes are those that the file names, else they are found: stretches of at least three
    measured n whose largest residual is within the tolerance (5 % unless the file says otherwise),
    chosen so that as few points as possible stay outside. Rows marked ``holdout`` are not looked
    at.

    Args:
        measurement: The measurement; gives the shape, the sizes and the error rule.
        series: The kernel's rows.
        routing: Gives ``U(n)``.

    Returns:
        The fit. ``outcome`` is ``refused`` where points are missing, or where the time stays the
        same over all of them (``measure_next`` says where to go on),
        and ``law_not_supported`` where there are enough and no line describes any three of them.

    Raises:
        InputError: If the error rule says ``given`` without a value.

    Example:
        >>> from types import SimpleNamespace as Holder
        >>> from specmoe.measurement.model import ErrorRule, KernelSeries, Row
        >>> from specmoe.routing import UniformRouting
        >>> model = Holder(top_k=6, bytes_per_expert=Fraction(10), moe_layers=1)
        >>> rows = tuple(Row(n, (Fraction(1 + n),), "example") for n in (1, 2, 4, 8))
        >>> measured = Holder(model=model, error=ErrorRule())
        >>> found = fit(measured, KernelSeries("per_slot", "vec", rows), UniformRouting(64, 6))
        >>> found.outcome, found.regimes[0].bandwidth, found.regimes[0].e
        ('fitted', Fraction(60, 1), Fraction(0, 1))
    """
    rule = measurement.error
    rows = sorted((row for row in series.rows if row.use == "calibrate"), key=lambda row: row.n)
    reachable = [row for row in rows if series.kind == "per_slot" or routing.knows(row.n)]
    points = tuple(
        Point(row.n, bytes_requested(series.kind, row.n, measurement, routing), row.time)
        for row in reachable
    )
    if len(points) < _LEAST_POINTS:
        ns = [point.n for point in points]
        more = _measure_next(ns, series.kind, routing, None)
        search = _Search([], dict.fromkeys(ns, "too few points for a fit"), more)
        outcome: Outcome = "refused"
        refusal: str | None = (
            f"a fixed time and a bandwidth need at least {_LEAST_POINTS} different n, and "
            + (f"only n = {_list(ns)} can be fitted" if ns else "no row can be fitted")
            + (f"; measure n = {_list(more)} next" if more else "")
        )
        one_line = None
    else:
        named = bool(series.regimes)
        search = (
            _named_regimes(points, series, rule, routing) if named else _found_regimes(points, rule)
        )
        one_line = _one_line(points)
        outcome, refusal = _outcome(points, search, one_line, _tolerance(rule))
        if outcome == "refused" and not search.measure_next:
            search.measure_next = (_after_flat(points),)
    unmodelled = {
        row.n: Unmodelled(
            row.n, f"U({row.n}) is not known: the routing data end at n = {routing.max_n}", None
        )
        for row in rows
        if row not in reachable
    }
    whole = KernelFit(
        series.kind,
        series.name,
        outcome,
        points,
        tuple(search.regimes),
        (),
        _breaks(points, search.regimes),
        one_line,
        refusal,
        search.measure_next,
        _assumed(series.kind, routing),
    )
    for point in points:
        if not any(point.n in regime.calibrated for regime in search.regimes):
            unmodelled[point.n] = _unmodelled(point, whole, search.reasons.get(point.n))
    return replace(whole, unmodelled=tuple(unmodelled[n] for n in sorted(unmodelled)))


def _assumed(kind: KernelKind, routing: RoutingModel) -> tuple[str, ...]:
    if kind == "per_slot":
        return ()
    if kind == "mixed":
        note = "the bytes of a mixed kernel are taken as deduplicated, the least it can request"
        return (*routing.assumed, note)
    return routing.assumed


def _one_line(points: Sequence[Point]) -> Line | None:
    try:
        return fit_points(points)
    except FitRefused:
        return None


def _outcome(
    points: Sequence[Point], search: _Search, one_line: Line | None, tolerance: Fraction
) -> tuple[Outcome, str | None]:
    if search.regimes:
        return "fitted", None
    slowest, fastest = max(p.time for p in points), min(p.time for p in points)
    if one_line is None and (1 - tolerance) * slowest <= (1 + tolerance) * fastest:
        # Not against the law: fixed time hides whatever the bytes cost.
        return "refused", (
            f"over n = {_list([point.n for point in points])} the time does not grow with the "
            f"bytes, so no bandwidth follows; measure n = {_after_flat(points)} next"
        )
    if search.error_unknown is not None:
        return "refused", (
            f"the law holds, and leave-one-out does not tell its error: {search.error_unknown}; "
            "measure more n, or take the largest residual ([error] method)"
        )
    if search.measure_next:
        reasons = "; ".join(dict.fromkeys(search.reasons.values()))
        return "refused", f"{reasons}; measure n = {_list(search.measure_next)} next"
    evidence = (
        "the time does not grow with the bytes"
        if one_line is None
        else f"one line through n = {_list([point.n for point in points])} misses by up to "
        f"{show(100 * one_line.largest, 3)} %"
    )
    why = "; ".join(dict.fromkeys(search.reasons.values())) or (
        f"no {_LEAST_POINTS} neighbouring points lie within {show(100 * tolerance, 3)} % of a line"
    )
    return "law_not_supported", f"law not supported here: {why}; {evidence}"


def _after_flat(points: Sequence[Point]) -> int:
    """Where to go on after times that stay the same: to more bytes, or to fewer if none are left.

    A deduplicating kernel that already selects nearly every expert has no more bytes to ask for.
    """
    if 4 * points[-1].bytes < 5 * points[0].bytes:
        return max(1, points[0].n // 2)
    return 2 * points[-1].n


def _unmodelled(point: Point, whole: KernelFit, reason: str | None) -> Unmodelled:
    regime = whole.nearest(point.n)
    if regime is None:
        return Unmodelled(point.n, reason or "no regime was found", None)
    miss = _miss(point.time, regime.time(point.bytes))
    evidence = f"{_percent(miss)} than the regime {regime.text} says"
    return Unmodelled(point.n, f"{reason}; {evidence}" if reason else evidence, miss)


def _breaks(points: Sequence[Point], regimes: Sequence[Regime]) -> tuple[Break, ...]:
    home = {n: regime for regime in regimes for n in regime.calibrated}
    breaks = []
    for left, right in pairwise(points):
        on_left, on_right = home.get(left.n), home.get(right.n)
        if on_left is not on_right:
            breaks.append(
                Break(
                    left.n,
                    right.n,
                    _miss(right.time, on_left.time(right.bytes)) if on_left else None,
                    _miss(left.time, on_right.time(left.bytes)) if on_right else None,
                )
            )
    return tuple(breaks)


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
                _miss(row.time, predicted),
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
