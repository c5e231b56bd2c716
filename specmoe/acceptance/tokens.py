"""The expected tokens of one speculative step."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from specmoe.errors import InputError
from specmoe.exact import ExactLike, exact, show

__all__ = [
    "GEOMETRIC",
    "acceptance_rate",
    "draft_length",
    "expected_tokens",
    "expected_tokens_per_position",
    "position_shares",
]

GEOMETRIC = "each drafted token is accepted with probability a, independently of the others"


def acceptance_rate(a: ExactLike, *, path: str = "a") -> Fraction:
    """An acceptance rate as an exact number.

    Args:
        a: The rate, ``0 <= a <= 1``.
        path: Where it stands, for the error message.

    Returns:
        The exact rate.

    Raises:
        InputError: If it is not in [0, 1].
        NotExact: If it is a float.

    Example:
        >>> acceptance_rate("0.8")
        Fraction(4, 5)
    """
    rate = exact(a, path=path)
    if not 0 <= rate <= 1:
        raise InputError(
            "not an acceptance rate",
            path=path,
            expected="a number in [0, 1]",
            found=show(rate),
            mend="write a percentage as a fraction: 80 % is 0.8",
        )
    return rate


def draft_length(k: int, *, path: str = "k", least: int = 0) -> int:
    """A draft length: an int, not below ``least``.

    Raises:
        InputError: If it is not.

    Example:
        >>> draft_length(4)
        4
    """
    if isinstance(k, bool) or not isinstance(k, int) or k < least:
        raise InputError(
            "not a draft length",
            path=path,
            expected=f"a whole number, at least {least}",
            found=repr(k)[:40],
            mend="count the drafted tokens of one step, without the bonus token",
        )
    return k


def expected_tokens(a: ExactLike, k: int) -> Fraction:
    """``E(a,k) = sum_{i=0..k} a^i``, the tokens that one step emits on average.

    The sum, not the closed form: it needs no division and holds at ``a = 1`` too (E1 says that
    they agree elsewhere).

    Args:
        a: Acceptance rate, in [0, 1].
        k: Draft length; 0 is plain decoding.

    Returns:
        Expected tokens per step, in ``[1, k + 1]``.

    Raises:
        InputError: If ``a`` or ``k`` is out of range.
        NotExact: If ``a`` is a float.

    Example:
        >>> expected_tokens("0.8", 2)
        Fraction(61, 25)
    """
    rate, k = acceptance_rate(a), draft_length(k)
    num, den = rate.numerator, rate.denominator
    total, power = 1, 1
    for _ in range(k):
        power *= num
        total = total * den + power
    return Fraction(total, den**k)


def expected_tokens_per_position(rates: Sequence[ExactLike], k: int) -> Fraction:
    """Tokens per step at draft length ``k`` from per-position acceptance, geometric or not.

    Args:
        rates: For each position, the share of all steps in which its token was accepted; never
            increasing, because a token counts only if all before it were accepted.
        k: Draft length, at most ``len(rates)``.

    Returns:
        ``1 + rates[0] + ... + rates[k-1]``.

    Raises:
        InputError: If a rate is out of range, the rates increase, or ``k`` is too large.
        NotExact: If a rate is a float.

    Example:
        >>> expected_tokens_per_position(["0.9", "0.7"], 2)
        Fraction(13, 5)
    """
    shares = position_shares(rates)
    if draft_length(k) > len(shares):
        raise InputError(
            "no acceptance known beyond the last position",
            path="k",
            expected=f"a draft length of at most {len(shares)}",
            found=str(k),
            mend="observe acceptance at a longer draft length",
        )
    return 1 + sum(shares[:k], Fraction(0))


def position_shares(rates: Sequence[ExactLike]) -> list[Fraction]:
    """The share of drafts accepted up to each position, checked.

    Args:
        rates: The shares, the first drafted token first.

    Raises:
        InputError: Without any, if one is out of range, or if they increase.
        NotExact: If one is a float.

    Example:
        >>> position_shares(["0.9", "0.72"])
        [Fraction(9, 10), Fraction(18, 25)]
    """
    shares = [acceptance_rate(rate, path=f"per_position[{i}]") for i, rate in enumerate(rates)]
    if not shares:
        raise InputError(
            "no per-position acceptance",
            path="per_position",
            expected="one share for each drafted position",
            found="none",
            mend="give the shares, or another definition of acceptance",
        )
    for i, (before, after) in enumerate(pairwise(shares), start=1):
        if after > before:
            raise InputError(
                "acceptance by position increases",
                path=f"per_position[{i}]",
                expected=f"at most {show(before)}, the share of the position before it",
                found=show(after),
                mend="give shares of all steps, not shares of the steps that came so far",
            )
    return shares
