"""When deduplication is faster, claim by claim (D1-D4, B4), and of two fits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Literal

from specmoe.crossover.pair import RegimePair
from specmoe.crossover.prediction import CrossoverPrediction
from specmoe.errors import InputError
from specmoe.exact import Interval, show
from specmoe.results import Evaluation, Hypothesis
from specmoe.routing import RoutingModel, dedup_bracket

__all__ = ["b4", "claims_of_fits", "d1", "d2", "d3", "d4", "monotone"]


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


def monotone(text: str, ns: Sequence[int], values: Sequence[Fraction], sign: int) -> Hypothesis:
    """Whether values never fall, checked at every n given.

    Args:
        text: The hypothesis in words.
        ns: The n, in order.
        values: The value at each.
        sign: -1 to ask whether they never rise.

    Example:
        >>> monotone("r is nondecreasing", (1, 4), (Fraction(2), Fraction(1)), 1).status
        'fails'
    """
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
        monotone("u is nonincreasing in n", ns, [shares[n] for n in ns], -1),
        monotone("r is nondecreasing in n", ns, [ratios[n] for n in ns], 1),
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
    return Evaluation("B4", (least, sure), bounds, hypotheses, bracket_text(least, sure))


def bracket_text(least: int | None, sure: int | None) -> str:
    if least is None:
        return "deduplication is faster at none of these n"
    if sure is None:
        return f"deduplication may be faster from n = {least} on, and is certain at none of these n"
    return f"the crossover lies within n = {least}..{sure}"


def claims_of_fits(
    found: CrossoverPrediction, pair: RegimePair, routing: RoutingModel, n_max: int
) -> tuple[Evaluation[Any], ...]:
    """D2 where the crossover is, D3 and B4, of a crossover that two fits predict.

    Args:
        found: The prediction.
        pair: The regimes that decide.
        routing: Gives ``u(n)`` and whether it never rises.
        n_max: The end of the search: where D2 is evaluated if no n is predicted.
    """
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
    b_four = Evaluation("B4", found.bracket, bounds, (errors,), bracket_text(least, sure))
    return (at_value, one, b_four)
