"""The search for regimes: the stretches of a kernel's points that one line describes each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations

from specmoe.bandwidth.equations import PARTS, Equations, Solution, whole_parts
from specmoe.bandwidth.kernel_fit import Regime
from specmoe.bandwidth.line import Point
from specmoe.bandwidth.line_fit import fit_points
from specmoe.bandwidth.relative_error import (
    ErrorUnknown,
    how_obtained,
    largest_accepted,
    relative_error,
)
from specmoe.errors import FitRefused
from specmoe.measurement.model import ErrorRule
from specmoe.regimes import partition

__all__ = ["LEAST_POINTS", "Search", "found_regimes", "named_regimes"]

LEAST_POINTS = 3
"""Of a regime: two parameters, and one point that can contradict them."""


@dataclass(slots=True)
class Search:
    """What a search for regimes found.

    Attributes:
        regimes: The regimes, in order of n.
        reasons: Why a point is in none, by its n.
        too_few: Named ranges with too few points, each with the n of those that it has.
        error_unknown: Why a stretch that one line describes has no error, where there is one.
    """

    regimes: list[Regime] = field(default_factory=list)
    reasons: dict[int, str] = field(default_factory=dict)
    too_few: dict[tuple[int, int], list[int]] = field(default_factory=dict)
    error_unknown: ErrorUnknown | None = None


def named_regimes(
    points: Sequence[Point], ranges: Sequence[tuple[int, int]], rule: ErrorRule
) -> Search:
    """One line for each range of n that the file names.

    Args:
        points: The kernel's points, by n.
        ranges: The named ranges, disjoint.
        rule: How large a residual may be, and how the error is obtained.

    Raises:
        InputError: If the rule says ``given`` without a value.

    Example:
        >>> points = [Point(n, Fraction(n), Fraction(1 + n)) for n in (1, 2, 4)]
        >>> found = named_regimes(points, [(1, 9), (10, 20)], ErrorRule())
        >>> [regime.text for regime in found.regimes], found.too_few
        (['n = 1..9'], {(10, 20): []})
    """
    found = Search(reasons={p.n: "outside every regime that the file names" for p in points})
    for lo, hi in sorted(ranges):
        inside = [point for point in points if lo <= point.n <= hi]
        if len(inside) < LEAST_POINTS:
            found.too_few[lo, hi] = [point.n for point in inside]
            reason = f"the named regime n = {lo}..{hi} has fewer than {LEAST_POINTS} points"
        else:
            try:
                found.regimes.append(_regime(inside, rule, (lo, hi)))
                continue
            except ErrorUnknown as refusal:
                found.error_unknown = refusal
                reason = refusal.problem
            except FitRefused as refusal:
                reason = f"the named regime n = {lo}..{hi} does not hold: {refusal.problem}"
        found.reasons.update((point.n, reason) for point in inside)
    return found


def found_regimes(points: Sequence[Point], rule: ErrorRule) -> Search:
    """The best cut of the points into stretches that one line describes each.

    Args:
        points: The kernel's points, by n.
        rule: How large a residual may be, and how the error is obtained.

    Raises:
        InputError: If the rule says ``given`` without a value.

    Example:
        >>> times = {1: 2, 2: 3, 4: 5, 8: 90, 16: 170, 32: 330}
        >>> found = found_regimes(
        ...     [Point(n, Fraction(n), Fraction(t)) for n, t in times.items()], ErrorRule())
        >>> [regime.text for regime in found.regimes]
        ['n = 1..4', 'n = 8..32']
    """
    stretches = _Stretches(points, rule)
    chosen = partition(len(points), LEAST_POINTS, stretches.misfit, stretches.has_error)
    return Search(
        [_regime(points[start:end], rule, None) for start, end in chosen],
        error_unknown=stretches.error_unknown,
    )


def _regime(points: Sequence[Point], rule: ErrorRule, named: tuple[int, int] | None) -> Regime:
    """The regime through these points; FitRefused where the law does not hold on them."""
    line = fit_points(points, tolerance=largest_accepted(rule))
    if rule.robust:
        line = fit_points(points, robust=True)
    solution = Solution(line.fixed, 1 / line.bandwidth)
    e = relative_error(Equations(points), range(len(points)), solution, rule)
    ns = tuple(point.n for point in points)
    lo, hi = named or (ns[0], ns[-1])
    first, last = line.time(points[0].bytes), line.time(points[-1].bytes)
    separable = (1 + e) * first < (1 - e) * last
    return Regime(lo, hi, ns, line, e, how_obtained(rule, ns), named is not None, separable)


class _Stretches:
    """Which stretches of points are regimes: the same answers as of :func:`_regime`, sooner.

    Ends are asked for in increasing order. Where a stretch fails, two or three of its points mostly
    have no line at all: then every later stretch that holds them fails, unseen.
    """

    def __init__(self, points: Sequence[Point], rule: ErrorRule) -> None:
        self._equations = Equations(points)
        self._rule = rule
        self._most = whole_parts(largest_accepted(rule))
        sizes, times = [point.bytes for point in points], [point.time for point in points]
        self._whole = list(zip(_whole(sizes), _whole(times), strict=True))
        self._ruled_out = -1  # the last start from which no further stretch can be a regime
        self.error_unknown: ErrorUnknown | None = None

    def misfit(self, start: int, end: int) -> Fraction | None:
        """The sum of the squared residuals of points ``start..end-1``; ``None``: no one line."""
        if start <= self._ruled_out:
            return None
        chosen = range(start, end)
        solution = self._equations.solution(chosen)
        if not solution.slope:
            return None
        misses = self._equations.misses(solution, chosen)
        if max(map(abs, misses)) > self._most:
            self._rule_out(chosen, misses)
            return None
        if self._rule.robust:
            solution = self._equations.solution(chosen, robust=True)
            if not solution.slope:
                return None
            misses = self._equations.misses(solution, chosen)
        return Fraction(sum(miss * miss for miss in misses), PARTS**2)

    def has_error(self, start: int, end: int) -> bool:
        """Whether an error that bounds something comes with the line that :meth:`misfit` found."""
        chosen = range(start, end)
        solution = self._equations.solution(chosen, robust=self._rule.robust)
        try:
            relative_error(self._equations, chosen, solution, self._rule)
        except ErrorUnknown as refusal:
            self.error_unknown = refusal
            return False
        return True

    def _rule_out(self, chosen: range, misses: Sequence[int]) -> None:
        """Find two or three points that no line describes, among those that tell the most."""
        if self._most >= PARTS:
            return
        extremes = (chosen[misses.index(extreme)] for extreme in (min(misses), max(misses)))
        telling = sorted({chosen[0], chosen[-1], *extremes})
        for few in (*combinations(telling, 2), *combinations(telling, 3)):
            if _no_line([self._whole[place] for place in few], self._most):
                self._ruled_out = max(self._ruled_out, few[0])


def _whole(values: Sequence[Fraction]) -> list[int]:
    """The whole parts of values, in a unit that is small beside the largest of them."""
    unit = max(values) / 2**128
    return [value // unit for value in values]


def _no_line(points: Sequence[tuple[int, int]], most: int) -> bool:
    """Whether two or three points are sure to have no line within so many parts of all of them.

    The line would pass ``(1 - tau) p <= t <= (1 + tau) p`` at each, with neither the fixed time
    nor the growth negative.

    Args:
        points: Bytes and time of each, as whole parts: the true numbers are less than 1 above.
        most: tau, in :data:`PARTS`, less than 1.
    """
    low, high = PARTS - most, PARTS + most
    if len(points) == 2:
        (x, s), (y, t) = sorted(points)
        falls, leaps = high * (t + 1) < low * s, high * (s + 1) * (y + 1) < low * t * x
        return x < y and (falls or leaps)
    (x, s), (y, t), (z, u) = sorted(points)
    least, largest = t * (z - x - 1), (t + 1) * (z - x + 1)
    chord_least = s * (z - y - 1) + u * (y - x - 1)
    chord_largest = (s + 1) * (z - y + 1) + (u + 1) * (y - x + 1)
    return x < y < z and (high * largest < low * chord_least or low * least > high * chord_largest)
