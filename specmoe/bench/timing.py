"""One timing, and how well the mean of several is known."""

from __future__ import annotations

import time
from collections.abc import Sequence
from fractions import Fraction
from statistics import median_low

from specmoe.bench.engine import Engine, Kind
from specmoe.bench.plan import Plan
from specmoe.bench.routes import Token

__all__ = ["precise", "timed", "variance"]


def timed(
    plan: Plan, engine: Engine, kind: Kind, windows: Sequence[Sequence[Token]], repeat: int
) -> int:
    """The median time of some runs, each with other tokens [ns].

    Args:
        plan: How many runs, and whether the cache is swept before each.
        engine: What runs.
        kind: The kernel.
        windows: Passes of one size.
        repeat: Which of them to take.
    """
    found = []
    for number in range(plan.runs):
        run = engine.prepare(kind, windows[(repeat * plan.runs + number) % len(windows)])
        if plan.cold:
            engine.sweep()
        else:
            engine.finish(run())
        start = time.perf_counter_ns()
        engine.finish(run())
        found.append(time.perf_counter_ns() - start)
    return median_low(found)


def variance(times: Sequence[int]) -> Fraction:
    """The variance of timings over the square of their mean, exactly.

    Example:
        >>> variance([90, 110])
        Fraction(1, 50)
    """
    mean = Fraction(sum(times), len(times))
    spread = sum(((each - mean) ** 2 for each in times), Fraction(0)) / max(len(times) - 1, 1)
    return spread / mean**2


def precise(precision: Fraction, times: Sequence[int]) -> bool:
    """Whether the standard error of the mean is within a relative precision.

    Example:
        >>> precise(Fraction(1, 10), [90, 110]), precise(Fraction(1, 100), [90, 110])
        (True, False)
    """
    return variance(times) <= len(times) * precision**2
