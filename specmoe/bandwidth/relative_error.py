"""The relative error ``e`` of a line, and how it was obtained."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from specmoe.bandwidth.equations import PARTS, Equations, Solution
from specmoe.bandwidth.wording import listed
from specmoe.errors import FitRefused, InputError
from specmoe.exact import show
from specmoe.measurement.model import ErrorRule

__all__ = ["ErrorUnknown", "how_obtained", "largest_accepted", "relative_error"]


class ErrorUnknown(FitRefused):
    """One line describes the points, and no error that bounds anything comes with it."""


def largest_accepted(rule: ErrorRule) -> Fraction:
    """The largest relative residual at which one line describes points.

    Example:
        >>> largest_accepted(ErrorRule("given", value=Fraction(1, 50)))
        Fraction(1, 50)
    """
    if rule.method == "given" and rule.value is not None:
        return min(rule.tolerance, rule.value)
    return rule.tolerance


def relative_error(
    equations: Equations, chosen: Sequence[int], solution: Solution, rule: ErrorRule
) -> Fraction:
    """The relative error ``e`` of a line, by the rule.

    Leave-one-out asks how well the other points predict the time of the one left out. Where the
    others say that the time does not grow, they predict the one time that fits them best. Of three
    points the two others always have a line without a residual: the third is all that can
    contradict it, and its miss counts in full, however far outside the two it lies.

    Args:
        equations: Of the kernel's points.
        chosen: The places of the points that the line describes.
        solution: The line.
        rule: How the error is obtained.

    Raises:
        InputError: If the rule says ``given`` without a value.
        ErrorUnknown: If the error is not below 1: no bound follows from it.

    Example:
        >>> from specmoe.bandwidth.line import Point
        >>> times = {1: 11, 2: 12, 4: 13}
        >>> bent = Equations([Point(n, Fraction(n), Fraction(t)) for n, t in times.items()])
        >>> found = bent.solution(range(3))
        >>> for method in ("largest_residual", "leave_one_out"):
        ...     print(show(relative_error(bent, range(3), found, ErrorRule(method))))
        0.01882
        0.07143
    """
    if rule.method == "given":
        if rule.value is None:
            raise InputError("e is not given", path="error.value", expected="a number", found="")
        return _checked(rule.value, equations, chosen)
    largest = max(map(abs, equations.misses(solution, chosen)))
    if rule.method != "leave_one_out":
        return _checked(Fraction(largest, PARTS), equations, chosen)
    without = {
        place: abs(equations.misses(others, [place])[0])
        for place, others in equations.solutions_without_each(chosen, robust=rule.robust)
    }
    worst = max(without, key=without.__getitem__)
    # Whatever is left out, e covers the points themselves.
    e = Fraction(max(largest, without[worst]), PARTS)
    return _checked(e, equations, chosen, equations.points[worst].n)


def _checked(
    e: Fraction, equations: Equations, chosen: Sequence[int], left_out: int | None = None
) -> Fraction:
    if 0 <= e < 1:
        return e
    if left_out is None:
        why, mend = f"its error is not below 1: e = {show(e)}", "state an error below 1"
    else:
        why = (
            "leave-one-out does not tell its error: the other points miss "
            f"n = {left_out} by {show(100 * e, 3)} %"
        )
        mend = "measure more n, or take the largest residual ([error] method)"
    raise ErrorUnknown(
        f"one line describes n = {listed([equations.points[i].n for i in chosen])}, and {why}",
        path="e",
        expected="0 <= e < 1",
        found=show(e),
        mend=mend,
    )


def how_obtained(rule: ErrorRule, ns: Sequence[int]) -> str:
    """How ``e`` was obtained, in words.

    Args:
        rule: The rule.
        ns: The n of the points that the line describes.

    Example:
        >>> how_obtained(ErrorRule(), (1, 2, 4))
        'largest relative residual on n = 1, 2, 4'
    """
    if rule.method == "given":
        return f"given: {rule.source or 'by the user'}"
    if rule.method == "leave_one_out":
        what = "a point by the line through the two others" if len(ns) == 3 else "a point left out"
        return f"leave-one-out: largest miss of {what}, n = {listed(ns)}"
    return f"largest relative residual on n = {listed(ns)}"
