"""The best draft length for given step costs, and when drafting pays (S1-S5, M1-M4).

A step that drafts ``k`` tokens costs ``C(k)`` and emits ``E(a,k)`` tokens on average, so its
throughput is ``tau(a,k) = E(a,k) / C(k)``. Costs are a mapping from ``k`` to ``C(k)`` [s], with
``k = 0`` for plain decoding; only the lengths that it holds are candidates.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import pairwise

from specmoe.acceptance import GEOMETRIC, acceptance_rate, draft_length, expected_tokens
from specmoe.errors import InputError
from specmoe.exact import ExactLike, Interval, exact, show, show_interval
from specmoe.results import Evaluation, Hypothesis
from specmoe.staircase import (
    WIDTH,
    Costs,
    Staircase,
    Step,
    Tie,
    checked_costs,
    cost_of,
    crossing,
    integer_costs,
    staircase,
)

__all__ = [
    "Costs",
    "Staircase",
    "Step",
    "Tie",
    "acceptance_threshold",
    "best",
    "best_between",
    "best_for_tokens",
    "checked_costs",
    "cross_ratio",
    "faster_than_plain",
    "greatest_best",
    "maximisers",
    "monotone_staircase",
    "never_faster",
    "next_token_pays",
    "single_crossing",
    "speedup",
    "staircase",
    "stopping_length",
    "threshold",
    "throughput",
]

_POSITIVE = Hypothesis("C(k) > 0 for every k", "checked")
_GEOMETRIC = Hypothesis(GEOMETRIC, "assumed")


def throughput(costs: Costs, a: ExactLike, k: int) -> Fraction:
    """``tau(a,k) = E(a,k) / C(k)`` [tokens/s].

    Args:
        costs: ``C(k)`` [s] by draft length.
        a: Acceptance rate, in [0, 1].
        k: Draft length, one that ``costs`` holds.

    Returns:
        Tokens per second under geometric acceptance.

    Raises:
        InputError: If an argument is out of range or ``costs`` lacks ``k``.
        NotExact: If a number is a float.

    Example:
        >>> throughput({0: Fraction(1), 1: Fraction(5, 4)}, "0.5", 1)
        Fraction(6, 5)
    """
    return expected_tokens(a, k) / cost_of(checked_costs(costs), k)


def speedup(costs: Costs, a: ExactLike, k: int) -> Fraction:
    """``tau(a,k) / tau(a,0)``: how many times faster than plain decoding.

    Args:
        costs: ``C(k)`` [s] by draft length.
        a: Acceptance rate, in [0, 1].
        k: Draft length, one that ``costs`` holds.

    Returns:
        The speedup; 1 for ``k = 0``.

    Raises:
        InputError: If an argument is out of range or ``costs`` lacks ``k``.
        NotExact: If a number is a float.

    Example:
        >>> speedup({0: Fraction(1), 1: Fraction(5, 4)}, "0.5", 1)
        Fraction(6, 5)
    """
    known = checked_costs(costs)
    return expected_tokens(a, k) * known[0] / cost_of(known, k)


def maximisers(costs: dict[int, Fraction], a: Fraction) -> list[int]:
    """All draft lengths of the highest throughput at ``a``, for checked costs.

    Returns:
        The maximisers of ``tau(a,k)`` in increasing order; decided by integer comparisons.

    Example:
        >>> maximisers({0: Fraction(1), 1: Fraction(3, 2)}, Fraction(1, 2))
        [0, 1]
    """
    num, den = a.numerator, a.denominator
    whole = integer_costs(costs)
    found: list[int] = []
    best_tokens, total, power, last = 0, 1, 1, 0
    for k, cost in whole.items():
        for _ in range(k - last):
            power *= num
            total = total * den + power
        last = k  # total = E(a,k) den^k
        if not found:
            found, best_tokens = [k], total
            continue
        top = found[-1]
        ahead = total * whole[top] - best_tokens * cost * den ** (k - top)
        if ahead > 0:
            found, best_tokens = [k], total
        elif ahead == 0:
            found.append(k)
            best_tokens = total
    return found


def best(costs: Costs, a: ExactLike) -> int:
    """``k*(a)``: the least draft length of the highest throughput.

    Args:
        costs: ``C(k)`` [s] by draft length.
        a: Acceptance rate, in [0, 1].

    Returns:
        The least maximiser of ``tau(a,k)``; ties are decided exactly.

    Raises:
        InputError: If an argument is out of range.
        NotExact: If a number is a float.

    Example:
        >>> costs = {0: Fraction(1), 1: Fraction(3, 2), 2: Fraction(2)}
        >>> [best(costs, a) for a in ("0.4", "0.5", "0.9")]  # at 0.5, drafting 1 only ties
        [0, 0, 2]
    """
    return maximisers(checked_costs(costs), acceptance_rate(a))[0]


def greatest_best(costs: Costs, a: ExactLike) -> int:
    """The greatest draft length of the highest throughput.

    Args:
        costs: ``C(k)`` [s] by draft length.
        a: Acceptance rate, in [0, 1].

    Returns:
        The greatest maximiser of ``tau(a,k)``; it differs from :func:`best` only at ties.

    Raises:
        InputError: If an argument is out of range.
        NotExact: If a number is a float.

    Example:
        >>> greatest_best({0: Fraction(1), 1: Fraction(3, 2)}, "0.5")
        1
    """
    return maximisers(checked_costs(costs), acceptance_rate(a))[-1]


def best_for_tokens(costs: Costs, tokens: Mapping[int, Fraction]) -> int:
    """The least draft length of the highest throughput for any stated tokens per step.

    For acceptance that is not geometric: no claim of the staircase applies, the lengths are
    compared one by one.

    Args:
        costs: ``C(k)`` [s] by draft length.
        tokens: Tokens per step by draft length; lengths that it lacks are no candidates.

    Returns:
        The least maximiser of ``tokens[k] / C(k)``.

    Raises:
        InputError: If no draft length is in both.
        NotExact: If a number is a float.

    Example:
        >>> best_for_tokens({0: Fraction(1), 1: Fraction(3, 2)}, {0: Fraction(1), 1: Fraction(2)})
        1
    """
    known = checked_costs(costs)
    rates = {k: exact(tokens[k], path=f"tokens[{k}]") / known[k] for k in known if k in tokens}
    if not rates:
        raise InputError(
            "no draft length to compare",
            path="tokens",
            expected="tokens per step for a draft length of known cost",
            found=f"k = {', '.join(map(str, tokens)) or 'none'}",
            mend="give tokens per step for k = 0 (it is 1) and the lengths of interest",
        )
    return max(rates, key=lambda k: (rates[k], -k))


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
        (_POSITIVE, _GEOMETRIC),
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
        reading = (
            f"drafting {k} is faster than plain decoding at every acceptance above {_at(value)}"
        )
    return Evaluation("S2", value, value, (_POSITIVE, _GEOMETRIC), reading)


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
        (_POSITIVE, _GEOMETRIC),
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
        (_POSITIVE, _GEOMETRIC),
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
    return Evaluation("S5", value, None, (_POSITIVE, _GEOMETRIC, every, convex), reading)


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
            Hypothesis("0 <= a <= b", "checked", _at(acceptance)),
            Hypothesis("j <= k", "checked", f"j = {j}, k = {k}"),
        ),
        f"a step that drafts {k} emits {_at(value)} times as many tokens as one that drafts {j}",
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
        reading = f"from acceptance {_at(value)} on, drafting {k} is at least as fast as {j}"
    hypotheses = (_POSITIVE, _GEOMETRIC, Hypothesis("j <= k", "checked", f"j = {j}, k = {k}"))
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
        (_POSITIVE, _GEOMETRIC),
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
        (_POSITIVE, _GEOMETRIC, Hypothesis("a is in [a1, a2]", "measured", _at(acceptance))),
        f"for acceptance in {_at(acceptance)} the best draft length {which}",
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


def _at(value: Interval) -> str:
    return show(value.lo) if value.lo == value.hi else show_interval(value)
