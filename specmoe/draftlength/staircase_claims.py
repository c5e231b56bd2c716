"""How the best draft length follows acceptance: claims M1 to M4."""

from __future__ import annotations

from fractions import Fraction

from specmoe.acceptance import draft_length, expected_tokens
from specmoe.draftlength.hypotheses import GEOMETRIC, POSITIVE
from specmoe.draftlength.rates import best
from specmoe.errors import InputError
from specmoe.exact import Interval, show_known
from specmoe.results import Evaluation, Hypothesis
from specmoe.staircase import WIDTH, Costs, Staircase, checked_costs, crossing, staircase

__all__ = ["best_between", "cross_ratio", "monotone_staircase", "single_crossing"]


def cross_ratio(acceptance: Interval, j: int, k: int) -> Evaluation[Interval]:
    """M1: for ``a <= b`` and ``j <= k``, ``E(a,k) E(b,j) <= E(b,k) E(a,j)``.

    Args:
        acceptance: ``[a, b]``, inside [0, 1].
        j: The shorter draft length.
        k: The longer draft length.

    Returns:
        ``E(., k) / E(., j)`` at both ends: the advantage in tokens grows with acceptance.

    Raises:
        InputError: If an argument is out of range or ``j > k``.

    Example:
        >>> cross_ratio(Interval(Fraction(0), Fraction(1)), 1, 3).value
        Interval(lo=Fraction(1, 1), hi=Fraction(2, 1))
    """
    _in_order(j, k)
    ends = (acceptance.lo, acceptance.hi)
    value = Interval(*(expected_tokens(a, k) / expected_tokens(a, j) for a in ends))
    return Evaluation(
        "M1",
        value,
        value,
        (
            Hypothesis("0 <= a <= b", "checked", show_known(acceptance)),
            Hypothesis("j <= k", "checked", f"j = {j}, k = {k}"),
        ),
        f"a step that drafts {k} emits {show_known(value)} times as many tokens as one that "
        f"drafts {j}",
    )


def single_crossing(
    costs: Costs, j: int, k: int, width: Fraction = WIDTH
) -> Evaluation[Interval | None]:
    """M2: once ``k`` is as fast as ``j <= k``, it is so at every higher acceptance.

    Args:
        costs: ``C(k)`` [s] by draft length; it must hold both.
        j: The shorter draft length.
        k: The longer draft length.
        width: The crossing is isolated more narrowly than this.

    Returns:
        The acceptance from which ``k`` is at least as fast; 0 if always; ``None`` if never.

    Raises:
        InputError: If an argument is out of range, ``j > k``, or ``costs`` lacks one.
        NotExact: If a cost is a float.

    Example:
        >>> costs = {0: Fraction(1), 1: Fraction(2), 2: Fraction(7, 3)}
        >>> single_crossing(costs, 1, 2).value
        Interval(lo=Fraction(1, 2), hi=Fraction(1, 2))
    """
    _in_order(j, k)
    known = checked_costs(costs)
    value = Interval.point(Fraction(0)) if j == k else crossing(known, j, k, width)
    if value is None:
        reading = f"drafting {j} is faster than drafting {k} at every acceptance"
    else:
        reading = f"from acceptance {show_known(value)} on, drafting {k} is at least as fast as {j}"
    hypotheses = (
        POSITIVE,
        GEOMETRIC,
        Hypothesis("j <= k", "checked", f"j = {j}, k = {k}"),
    )
    return Evaluation("M2", value, value, hypotheses, reading)


def monotone_staircase(costs: Costs, width: Fraction = WIDTH) -> Evaluation[Staircase]:
    """M3: the best draft length never decreases as acceptance grows.

    Args:
        costs: ``C(k)`` [s] by draft length.
        width: Breakpoints are isolated more narrowly than this.

    Returns:
        The staircase of least maximisers.

    Raises:
        InputError: If the costs or the width cannot be used.
        NotExact: If a cost is a float.

    Example:
        >>> print(monotone_staircase({0: Fraction(1), 1: Fraction(3, 2)}).reading)
        as acceptance grows from 0 to 1 the best draft length is 0, 1
    """
    value = staircase(costs, width)
    lengths = ", ".join(str(step.k) for step in value.steps)
    return Evaluation(
        "M3",
        value,
        None,
        (POSITIVE, GEOMETRIC),
        f"as acceptance grows from 0 to 1 the best draft length is {lengths}",
    )


def best_between(costs: Costs, acceptance: Interval) -> Evaluation[tuple[int, int]]:
    """M4: for acceptance in ``[a1, a2]`` the best length lies between those at the two ends.

    Args:
        costs: ``C(k)`` [s] by draft length.
        acceptance: What is known of the acceptance rate, inside [0, 1].

    Returns:
        ``k*(a1)`` and ``k*(a2)``; equal ones settle the best length.

    Raises:
        InputError: If an argument is out of range.
        NotExact: If a cost is a float.

    Example:
        >>> costs = {0: Fraction(1), 1: Fraction(3, 2), 2: Fraction(2)}
        >>> best_between(costs, Interval(Fraction(2, 5), Fraction(4, 5))).value
        (0, 2)
    """
    value = (best(costs, acceptance.lo), best(costs, acceptance.hi))
    which = f"is {value[0]}" if value[0] == value[1] else f"lies in {value[0]}..{value[1]}"
    return Evaluation(
        "M4",
        value,
        Interval(Fraction(value[0]), Fraction(value[1])),
        (
            POSITIVE,
            GEOMETRIC,
            Hypothesis("a is in [a1, a2]", "measured", show_known(acceptance)),
        ),
        f"for acceptance in {show_known(acceptance)} the best draft length {which}",
    )


def _in_order(j: int, k: int) -> None:
    if draft_length(j, path="j") > draft_length(k):
        raise InputError(
            "the draft lengths are in the wrong order",
            path="j",
            expected=f"at most k = {k}",
            found=str(j),
            mend="swap them",
        )
