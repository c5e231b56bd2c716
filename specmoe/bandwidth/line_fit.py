"""One line through points of a kernel, or why there is none."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from specmoe.bandwidth.equations import PARTS, Equations, whole_parts
from specmoe.bandwidth.line import Line, Point, Residual
from specmoe.bandwidth.wording import listed
from specmoe.errors import FitRefused
from specmoe.exact import show

__all__ = ["fit_points"]


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
            found=listed([point.n for point in points]) or "no point",
            mend="measure at further n",
        )
    every = range(len(points))
    equations = Equations(points)
    solution = equations.solution(every, robust=robust)
    if solution.slope == 0:
        raise FitRefused(
            "the time does not grow with the bytes",
            path="points",
            expected="a positive bandwidth",
            found="times that fall, or stay equal, as n grows",
            mend="these n are not bound by memory: measure at smaller n",
        )
    misses = equations.misses(solution, every)
    # The last point first: where a line fails, it mostly does so there.
    for place in (every[-1], *every[:-1]):
        if tolerance is not None and abs(misses[place]) > whole_parts(tolerance):
            raise FitRefused(
                f"one line misses n = {points[place].n} by "
                f"{show(Fraction(100 * abs(misses[place]), PARTS), 3)} %",
                path="points",
                expected=f"relative residuals up to {show(100 * tolerance, 3)} %",
                found=f"n = {listed([point.n for point in points])}",
                mend="name smaller regimes, or measure at n between these",
            )
    residuals = (
        Residual(point.n, Fraction(miss, PARTS)) for point, miss in zip(points, misses, strict=True)
    )
    line = solution.line
    return Line(line.fixed, line.bandwidth, tuple(sorted(residuals, key=lambda each: each.n)))
