"""Where the file's own rows contradict the fitted crossover: then the rows are the answer."""

from __future__ import annotations

from specmoe.crossover import CrossoverPrediction

__all__ = ["contradicted", "seen_between", "seen_text"]

Seen = tuple[int, int | None]


def seen_between(found: CrossoverPrediction) -> Seen | None:
    """Largest n seen with per-slot faster (0: none), least n seen with deduplicating faster.

    Args:
        found: The crossover, with what was observed.

    Returns:
        Both; ``None`` where nothing was observed.
    """
    if not found.observed:
        return None
    ends = [seen.hi for seen in found.observed if seen.hi is not None]
    return max(seen.lo for seen in found.observed) - 1, min(ends, default=None)


def seen_text(seen: Seen) -> str:
    """What was observed, as words.

    Example:
        >>> seen_text((20, 24))
        'per-slot still faster at n = 20, deduplicating faster at n = 24'
        >>> seen_text((0, 2)), seen_text((64, None))
        ('deduplicating faster at n = 2', 'per-slot still faster at n = 64')
    """
    low, high = seen
    parts = []
    if low:
        parts.append(f"per-slot still faster at n = {low}")
    if high is not None:
        parts.append(f"deduplicating faster at n = {high}")
    return ", ".join(parts)


def contradicted(found: CrossoverPrediction) -> bool:
    """Whether a kernel was seen faster at an n where the errors of the fits exclude that.

    Args:
        found: The crossover, with its bracket and what was observed.
    """
    seen = seen_between(found)
    if seen is None or found.verdict == "undecided" or found.searched is None:
        return False
    low, high = seen
    may, sure = found.bracket
    if sure is not None and low >= sure:
        return True
    if high is None or not found.searched[0] <= high <= found.searched[1]:
        return False
    return may is None or high < may
