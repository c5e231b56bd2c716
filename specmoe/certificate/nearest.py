"""How little would move the crossover, where that is less than the fits can tell.

A margin counts as thin if it is below the error ``e`` of the very fit that it speaks of: a change
so small cannot be told from what the fit is already known to miss, so the exact crossover must not
be read as a finding.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from specmoe.certificate.analysis import Analysis
from specmoe.certificate.model import Margin
from specmoe.certificate.wording import percent_above

__all__ = ["nearest_flip"]


def nearest_flip(analysis: Analysis, margins: Iterable[Margin]) -> str | None:
    """The thinnest margin of the crossover, for its size relative to the error of its fit.

    Args:
        analysis: The analysis of one measurement.
        margins: Its margins.

    Returns:
        Which way the crossover moves and by what, in words; ``None`` where no margin is below the
        error of its fit, where no single crossover is predicted from two fits, or where what was
        observed contradicts them.

    Example:
        >>> from specmoe.certificate.analysis import analyse
        >>> from specmoe.certificate.margins import margins
        >>> from specmoe.measurement import bundled, read
        >>> one = analyse(read(next(p for p in bundled() if p.stem == "rx-7900-xtx")))
        >>> nearest_flip(one, margins(one))
        'earlier with over 0.035 % more deduplicating bandwidth'
    """
    found = analysis.crossover
    if found.verdict != "predicted" or not found.single or found.pair is None:
        return None
    errors = {"W_d": found.pair.deduplicating.e, "W_s": found.pair.per_slot.e}
    thin = [
        (size / errors[margin.quantity], text)
        for margin in margins
        if margin.claim == "D2" and margin.quantity in errors
        for size, text in _flips(margin)
        if size < errors[margin.quantity]
    ]
    return min(thin)[1] if thin else None


def _flips(margin: Margin) -> Iterator[tuple[Fraction, str]]:
    """By how much the bandwidth of one kernel must change, and what then happens."""
    faster, slower = ("earlier", "later") if margin.quantity == "W_d" else ("later", "earlier")
    name = "deduplicating" if margin.quantity == "W_d" else "per-slot"
    if margin.upper is not None:
        size = max(margin.upper.hi - 1, Fraction(0))
        yield size, f"{faster} with {_over(size)} more {name} bandwidth"
    if margin.lower is not None:
        size = max(1 - margin.lower.lo, Fraction(0))
        yield size, f"{slower} with {_over(size)} less {name} bandwidth"


def _over(size: Fraction) -> str:
    return f"over {percent_above(size)}" if size else "any"
