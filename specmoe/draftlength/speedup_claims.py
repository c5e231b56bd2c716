"""When drafting pays, and how long: claims S1 to S5."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from specmoe.acceptance import acceptance_rate, expected_tokens
from specmoe.draftlength.hypotheses import GEOMETRIC, POSITIVE
from specmoe.draftlength.rates import throughput
from specmoe.exact import ExactLike, Interval, show, show_known
from specmoe.results import Evaluation, Hypothesis
from specmoe.staircase import WIDTH, Costs, checked_costs, cost_of, crossing

__all__ = [
    "acceptance_threshold",
    "faster_than_plain",
    "never_faster",
    "next_token_pays",
    "stopping_length",
    "threshold",
]


def acceptance_threshold(costs: Costs, k: int, width: Fraction = WIDTH) -> Interval | None:
    """The acceptance above which drafting ``k`` beats plain decoding (S1, S2, S3).

    Args:
        costs: ``C(k)`` [s] by draft length.
        k: Draft length, one that ``costs`` holds.
        width: The threshold is isolated more narrowly than this.

    Returns:
        The threshold, or an interval that holds it; ``k`` is faster at every rate above it. 0 if
        it is faster, or as fast, even when no token is accepted. ``None`` if it is faster at no
        rate in [0, 1] (S3).

    Raises:
        InputError: If an argument is out of range or ``costs`` lacks ``k``.
        NotExact: If a cost is a float.

    Example:
        >>> acceptance_threshold({0: Fraction(1), 1: Fraction(3, 2)}, 1)
        Interval(lo=Fraction(1, 2), hi=Fraction(1, 2))
        >>> acceptance_threshold({0: Fraction(1), 1: Fraction(2)}, 1) is None
        True
    """
    known = checked_costs(costs)
    if (k + 1) * known[0] <= cost_of(known, k):
        return None
    return crossing(known, 0, k, width)


def faster_than_plain(costs: Costs, a: ExactLike, k: int) -> Evaluation[bool]:
    """S1: drafting ``k`` is faster than plain decoding iff ``C(k) < E(a,k) C(0)``.

    Args:
        costs: ``C(k)`` [s] by draft length.
        a: Acceptance rate, in [0, 1].
        k: Draft length, one that ``costs`` holds.

    Returns:
        Whether it is faster; the bounds hold the speedup.

    Raises:
        InputError: If an argument is out of range or ``costs`` lacks ``k``.
        NotExact: If a number is a float.

    Example:
        >>> faster_than_plain({0: Fraction(1), 1: Fraction(3, 2)}, "0.5", 1).value  # a tie
        False
    """
    known, rate = checked_costs(costs), acceptance_rate(a)
    cost, tokens = cost_of(known, k), expected_tokens(rate, k)
    value = cost < tokens * known[0]
    verdict = "is" if value else "is not"
    return Evaluation(
        "S1",
        value,
        Interval.point(tokens * known[0] / cost),
        (POSITIVE, GEOMETRIC),
        f"drafting {k} {verdict} faster at acceptance {show(rate)}: a step costs "
        f"{show(cost / known[0])} plain steps and emits {show(tokens)} tokens",
    )


def threshold(costs: Costs, k: int, width: Fraction = WIDTH) -> Evaluation[Interval | None]:
    """S2: once faster, faster at every higher acceptance, so one threshold for each ``k``.

    Args:
        costs: ``C(k)`` [s] by draft length.
        k: Draft length, one that ``costs`` holds.
        width: The threshold is isolated more narrowly than this.

    Returns:
        What :func:`acceptance_threshold` gives.

    Raises:
        InputError: If an argument is out of range or ``costs`` lacks ``k``.
        NotExact: If a cost is a float.

    Example:
        >>> print(threshold({0: Fraction(1), 1: Fraction(3, 2)}, 1).reading)
        drafting 1 is faster than plain decoding at every acceptance above 0.5
    """
    value = acceptance_threshold(costs, k, width)
    if value is None:
        reading = f"drafting {k} is faster than plain decoding at no acceptance"
    else:
        above = show_known(value)
        reading = f"drafting {k} is faster than plain decoding at every acceptance above {above}"
    return Evaluation("S2", value, value, (POSITIVE, GEOMETRIC), reading)


def never_faster(costs: Costs, k: int) -> Evaluation[bool]:
    """S3: if ``(k+1) C(0) <= C(k)``, no acceptance makes ``k`` faster than plain decoding.

    Args:
        costs: ``C(k)`` [s] by draft length.
        k: Draft length, one that ``costs`` holds.

    Returns:
        Whether the condition holds. It is an iff: where it fails, full acceptance makes ``k``
        faster (S1).

    Raises:
        InputError: If ``costs`` cannot be used or lacks ``k``.
        NotExact: If a cost is a float.

    Example:
        >>> never_faster({0: Fraction(1), 2: Fraction(3)}, 2).value
        True
    """
    known = checked_costs(costs)
    ratio = cost_of(known, k) / known[0]
    value = ratio >= k + 1
    return Evaluation(
        "S3",
        value,
        Interval.point(ratio),
        (POSITIVE, GEOMETRIC),
        f"a step that drafts {k} costs {show(ratio)} plain steps and emits at most {k + 1} tokens",
    )


def next_token_pays(costs: Costs, a: ExactLike, k: int) -> Evaluation[bool]:
    """S4: ``k + 1`` beats ``k`` iff ``E(a,k) (C(k+1) - C(k)) < a^(k+1) C(k)``.

    Args:
        costs: ``C(k)`` [s] by draft length; it must hold ``k`` and ``k + 1``.
        a: Acceptance rate, in [0, 1].
        k: Draft length.

    Returns:
        Whether drafting one more token is faster.

    Raises:
        InputError: If an argument is out of range or ``costs`` lacks a length.
        NotExact: If a number is a float.

    Example:
        >>> next_token_pays({0: Fraction(1), 1: Fraction(3, 2)}, "0.6", 0).value
        True
    """
    known, rate = checked_costs(costs), acceptance_rate(a)
    cost, cost_next = cost_of(known, k), cost_of(known, k + 1)
    price = expected_tokens(rate, k) * (cost_next - cost) / cost
    gain = rate ** (k + 1)
    value = price < gain
    return Evaluation(
        "S4",
        value,
        None,
        (POSITIVE, GEOMETRIC),
        f"at acceptance {show(rate)} token {k + 1} adds {show(gain)} tokens to a step and costs "
        f"the time of {show(price)}",
    )


def stopping_length(costs: Costs, a: ExactLike) -> Evaluation[int | None]:
    """S5: if the increments of ``C`` never decrease, stop at the first length that gains nothing.

    Args:
        costs: ``C(k)`` [s] by draft length.
        a: Acceptance rate, in [0, 1].

    Returns:
        The last length worth trying, found by trying them in order. ``None`` where the
        hypothesis fails: then a later length may still be better.

    Raises:
        InputError: If an argument is out of range.
        NotExact: If a number is a float.

    Example:
        >>> costs = {k: Fraction(10 + k + k * k, 10) for k in range(6)}
        >>> stopping_length(costs, "0.8").value
        2
    """
    known, rate = checked_costs(costs), acceptance_rate(a)
    lengths = list(known)
    every = Hypothesis(
        "the cost of every k from 0 to K is known",
        "checked" if lengths == list(range(len(lengths))) else "fails",
        f"known: {', '.join(map(str, lengths))}",
    )
    increments = [known[k] - known[j] for j, k in pairwise(lengths)]
    drop = next((k for k, (s, t) in enumerate(pairwise(increments), 1) if t < s), None)
    convex = Hypothesis(
        "the increments of C never decrease",
        "checked" if drop is None else "fails",
        ""
        if drop is None
        else f"C({lengths[drop + 1]}) - C({lengths[drop]}) is below "
        f"C({lengths[drop]}) - C({lengths[drop - 1]})",
    )
    value = None
    reading = "the stopping rule does not apply: a longer draft may be better than the next one"
    if every.status == convex.status == "checked":
        rates = [throughput(known, rate, k) for k in lengths]
        value = next((k for k, (s, t) in enumerate(pairwise(rates)) if t <= s), lengths[-1])
        reading = f"at acceptance {show(rate)} no draft longer than {value} is worth trying"
    return Evaluation("S5", value, None, (POSITIVE, GEOMETRIC, every, convex), reading)
