"""Before a measurement: whether its shortest runs can be timed well, and what mends it if not."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import ceil, isqrt
from statistics import median

from specmoe.bench.engine import Engine, Kind
from specmoe.bench.plan import KINDS, Plan
from specmoe.bench.routes import Token
from specmoe.bench.timing import timed, variance
from specmoe.exact import round_up, show

__all__ = ["SHORT", "doubts", "probe"]

SHORT = 500_000
"""Runs below this [ns] are short beside what a system does meanwhile: interrupts, other threads."""

_TIMINGS = 5
_LONGEST = 30
"""Nobody waits longer than this [min] for repeats alone."""


def probe(
    plan: Plan, engine: Engine, windows: Mapping[int, Sequence[Sequence[Token]]]
) -> list[str]:
    """Time the ends of the plan a few times, and say what will not be timed well.

    Args:
        plan: What is to be timed.
        engine: On what; the first runs, which load code, are made here too.
        windows: For each n of the plan its passes.

    Returns:
        One remark for each kernel that is in doubt, with the mend.
    """
    first, last = plan.ns[0], plan.ns[-1]
    found: dict[Kind, list[int]] = {}
    lasted = 0.0
    for kind in KINDS:
        timed(plan, engine, kind, windows[last], 0)
        timed(plan, engine, kind, windows[first], 0)
        start = time.monotonic()
        found[kind] = [timed(plan, engine, kind, windows[first], r) for r in range(_TIMINGS)]
        short = (time.monotonic() - start) / _TIMINGS
        start = time.monotonic()
        timed(plan, engine, kind, windows[last], 1)
        lasted += len(plan.ns) * (short + time.monotonic() - start) / 2
    return doubts(plan, found, Fraction(lasted))


def doubts(plan: Plan, found: Mapping[Kind, Sequence[int]], lasts: Fraction) -> list[str]:
    """What a few timings of the smallest n say of a plan.

    Args:
        plan: What is to be timed.
        found: Timings of each kernel at the smallest n [ns].
        lasts: One round over every kernel and n [s].

    Example:
        >>> from specmoe.bench.shapes import parse_shape
        >>> plan = Plan("numpy", None, None, parse_shape("8,2,64,32"), "F32")
        >>> for text in doubts(plan, {"per_slot": [90_000, 110_000]}, Fraction(1, 100)):
        ...     print(text)
        Short: one run of per_slot at n = 1 takes 0.1 ms, below 0.5 ms; timings of it scatter by \
14.2 %, so about 50 of each are needed for 2 %. Mend: a larger --scale makes runs longer.
        >>> doubts(plan, {"per_slot": [9_000_000, 9_100_000]}, Fraction(1, 100))
        []
    """
    made = []
    for kind, times in found.items():
        scatter = variance(times)
        needed = ceil(scatter / plan.precision**2)
        run = Fraction(median(times))
        late = needed * lasts > plan.seconds and needed > plan.repeats
        if run >= SHORT and not late:
            continue
        says = f"one run of {kind} at n = {plan.ns[0]} takes {show(run / 10**6, 3)} ms"
        says = f"Short: {says}, below {show(Fraction(SHORT, 10**6))} ms" if run < SHORT else says
        target = show(100 * plan.precision, 3)
        more = f"timings of it scatter by {round_up(100 * _root(scatter), 3)} %"
        if needed > plan.repeats:
            more += f", so about {needed} of each are needed for {target} %"
        mends = ["a larger --scale makes runs longer"] if run < SHORT else []
        if late:
            minutes = ceil(needed * lasts / 60)
            more += f", up to {minutes} min in all"
            mends.append(
                f"--minutes {minutes} leaves time for them"
                if minutes <= _LONGEST
                else "a machine with nothing else running, or a larger --precision"
            )
        elif needed <= plan.repeats and run < SHORT:
            mends.append(f"or --repeats above {plan.repeats}")
        made.append(f"{says}; {more}. Mend: {'; '.join(mends)}.")
    return made


def _root(square: Fraction) -> Fraction:
    """A square root to twelve digits, for people."""
    return Fraction(isqrt(int(square * 10**24)), 10**12)
