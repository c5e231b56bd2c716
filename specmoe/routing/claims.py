"""What is true of ``U(n)`` and the share, and what any router allows (D4-D7)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from specmoe.errors import InputError
from specmoe.exact import show
from specmoe.results import Evaluation, Hypothesis
from specmoe.routing.checks import check_shape

__all__ = ["WINDOWED", "check_increments", "d6", "d7", "dedup_bracket"]

WINDOWED = "U(n) is the mean over the cyclic windows of a trace"


def check_increments(values: Sequence[Fraction], m: int) -> Evaluation[bool]:
    """D5: if the increments of U never increase, the share ``u`` is nonincreasing.

    Args:
        values: ``U(1), U(2), ...`` without gaps [experts].
        m: Experts selected per token.

    Returns:
        Whether u is nonincreasing on these n (decided directly). ``applies`` says whether D5 is
        the reason: its hypothesis was checked on the increments, ``U(0) = 0`` included.

    Raises:
        InputError: Without any value.

    Example:
        >>> check_increments([Fraction(4), Fraction(7), Fraction(9)], 4).value
        True
    """
    if not values:
        raise InputError("no values of U(n)", path="values", expected="U(1), U(2), ...", found="")
    steps = [b - a for a, b in zip([Fraction(0), *values], values, strict=False)]
    risen = [n for n in range(1, len(steps)) if steps[n] > steps[n - 1]]
    shares = [value / (n * m) for n, value in enumerate(values, start=1)]
    rising = [n for n in range(1, len(shares)) if shares[n] > shares[n - 1]]
    hypothesis = Hypothesis(
        "the increments U(n+1) - U(n) never increase",
        "fails" if risen else "checked",
        f"the increment from n = {risen[0]} to {risen[0] + 1} is larger than the one before"
        if risen
        else f"n = 1..{len(values)}",
    )
    reading = (
        f"the share of bytes that deduplication keeps rises from n = {rising[0]} to {rising[0] + 1}"
        if rising
        else f"the share of bytes that deduplication keeps never rises for n = 1..{len(values)}"
    )
    return Evaluation("D5", not rising, None, (hypothesis,), reading)


def d6(N: int, m: int) -> Evaluation[bool]:
    """D6: under independent uniform routing the share is nonincreasing, for every n.

    Raises:
        InputError: Unless ``1 <= m <= N``.

    Example:
        >>> [h.status for h in d6(64, 6).hypotheses]
        ['checked', 'assumed']
    """
    check_shape(N, m)
    hypotheses = (
        Hypothesis("1 <= m <= N", "checked", f"m = {m}, N = {N}"),
        Hypothesis("independent uniform routing", "assumed"),
    )
    reading = "under uniform routing U(n) = N (1 - (1 - m/N)^n), and its share never rises"
    return Evaluation("D6", True, None, hypotheses, reading)


def d7(values: Sequence[Fraction], m: int) -> Evaluation[bool]:
    """D7: the windowed mean of a cyclic trace has nonincreasing increments.

    The hypothesis is that the values are such a mean; the conclusion is checked on them as well.

    Raises:
        InputError: Without any value.

    Example:
        >>> d7([Fraction(1), Fraction(5, 3), Fraction(2)], 1).value
        True
    """
    checked = check_increments(values, m)
    hypotheses = (
        Hypothesis(WINDOWED, "measured"),
        Hypothesis("the text at hand is routed like the trace", "assumed"),
        *checked.hypotheses,
    )
    return Evaluation("D7", checked.value, None, hypotheses, checked.reading)


def dedup_bracket(N: int, m: int, r: Fraction, shift: Fraction = Fraction(0)) -> tuple[int, int]:
    """The crossovers that D4 allows, whatever the router does.

    ``n* > shift + 1/r`` and ``n* <= floor(shift + N/(m r)) + 1``, for a constant bandwidth ratio.

    Args:
        N: Routed experts in one layer.
        m: Experts selected per token.
        r: Bandwidth ratio ``W_d / W_s``.
        shift: Fixed times by D2: ``(F_d - F_s) W_s / (m b layers)`` [tokens]; 0 if they are equal.

    Returns:
        The least and the largest possible ``n*``, both at least 1.

    Raises:
        InputError: Unless ``1 <= m <= N`` and ``r > 0``.

    Example:
        >>> dedup_bracket(128, 8, Fraction(1, 2))
        (3, 33)
    """
    check_shape(N, m)
    if r <= 0:
        raise InputError("the ratio is not positive", path="r", expected="r > 0", found=show(r))
    least = shift + 1 / r
    largest = shift + N / (m * r)
    return max(1, least.__floor__() + 1), max(1, largest.__floor__() + 1)
