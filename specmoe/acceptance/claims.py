"""The expected tokens, claim by claim (E1-E3)."""

from __future__ import annotations

from fractions import Fraction

from specmoe.acceptance.tokens import GEOMETRIC, acceptance_rate, draft_length, expected_tokens
from specmoe.exact import ExactLike, Interval, show, show_known
from specmoe.results import Evaluation, Hypothesis

__all__ = ["closed_form", "expectation", "monotone"]


def closed_form(a: ExactLike, k: int) -> Evaluation[Fraction]:
    """E1: ``(1 - a) E(a,k) = 1 - a^(k+1)``, so E from the closed form.

    Args:
        a: Acceptance rate, in [0, 1].
        k: Draft length.

    Returns:
        ``E(a,k)`` [tokens], computed as ``(1 - a^(k+1)) / (1 - a)``; ``k + 1`` at ``a = 1``.

    Raises:
        InputError: If ``a`` or ``k`` is out of range.
        NotExact: If ``a`` is a float.

    Example:
        >>> closed_form("0.5", 2).value
        Fraction(7, 4)
    """
    rate, k = acceptance_rate(a), draft_length(k)
    value = (1 - rate ** (k + 1)) / (1 - rate) if rate != 1 else Fraction(k + 1)
    return Evaluation(
        "E1",
        value,
        Interval.point(value),
        (_in_unit_range(rate), Hypothesis("k >= 0", "checked", f"k = {k}")),
        f"a step that drafts {k} emits {show(value)} tokens on average at acceptance {show(rate)}",
    )


def expectation(a: ExactLike, k: int) -> Evaluation[Fraction]:
    """E2: E is the mean of the emitted tokens under geometric acceptance.

    Args:
        a: Acceptance rate, in [0, 1].
        k: Draft length.

    Returns:
        ``sum_{j<k} (j+1) a^j (1-a) + (k+1) a^k`` [tokens]: the mean, outcome by outcome.

    Raises:
        InputError: If ``a`` or ``k`` is out of range.
        NotExact: If ``a`` is a float.

    Example:
        >>> expectation("0.5", 2).value
        Fraction(7, 4)
    """
    rate, k = acceptance_rate(a), draft_length(k)
    rejected = (Fraction(j + 1) * rate**j * (1 - rate) for j in range(k))
    value = sum(rejected, (k + 1) * rate**k)
    return Evaluation(
        "E2",
        value,
        Interval.point(value),
        (_in_unit_range(rate), Hypothesis(GEOMETRIC, "assumed")),
        f"the mean over where the first rejection falls is {show(value)} tokens",
    )


def monotone(acceptance: Interval, k: int) -> Evaluation[Interval]:
    """E3: E increases with the acceptance rate, and ``1 <= E(a,k) <= k + 1``.

    Args:
        acceptance: What is known of the acceptance rate, inside [0, 1].
        k: Draft length.

    Returns:
        The expected tokens at both ends; those at every rate between lie between them.

    Raises:
        InputError: If an end or ``k`` is out of range.

    Example:
        >>> monotone(Interval(Fraction(1, 2), Fraction(1)), 2).value
        Interval(lo=Fraction(7, 4), hi=Fraction(3, 1))
    """
    value = Interval(expected_tokens(acceptance.lo, k), expected_tokens(acceptance.hi, k))
    return Evaluation(
        "E3",
        value,
        value,
        (Hypothesis("0 <= a <= b <= 1", "checked", show_known(acceptance)),),
        f"a step that drafts {k} emits {show_known(value)} tokens on average at acceptance "
        f"{show_known(acceptance)}",
    )


def _in_unit_range(a: Fraction) -> Hypothesis:
    return Hypothesis("0 <= a <= 1", "checked", f"a = {show(a)}")
