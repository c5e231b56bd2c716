"""Numbers in the sentences of a fit."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from specmoe.exact import show

__all__ = ["how_far", "listed"]


def listed(ns: Iterable[int]) -> str:
    """Numbers in a sentence.

    Example:
        >>> listed((1, 2, 4))
        '1, 2, 4'
    """
    return ", ".join(str(n) for n in ns)


def how_far(miss: Fraction) -> str:
    """How far a measured time is from the predicted one.

    Args:
        miss: ``t / t^ - 1``.

    Example:
        >>> how_far(Fraction(-1, 40))
        '2.5 % faster'
    """
    return f"{show(100 * abs(miss), 3)} % {'slower' if miss > 0 else 'faster'}"
