"""Timing: correctness first, then rounds of interleaved timings until they are precise enough."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from specmoe.bench.engine import Engine, Kind, open_engine, reference
from specmoe.bench.journal import Journal
from specmoe.bench.plan import KINDS, Item, Plan
from specmoe.bench.probe import probe
from specmoe.bench.routes import Routes, Token, correlated, uniform
from specmoe.bench.timing import precise, timed
from specmoe.canonical import canonical
from specmoe.errors import InputError, NotChecked

if TYPE_CHECKING:
    from specmoe.bench.engine import Facts

__all__ = ["Measured", "Progress", "Refused", "measure", "routes_of"]

_CIRCLE = 1024
"""Tokens of the drawn sequence."""
_WINDOWS = 16
_MOST_ROUNDS = 20
"""Rounds at most, as a multiple of the plan's repeats, however much time is left."""
_TOLERANCE = {"F32": 1e-4, "F16": 2e-2}
_LOW_PRECISION = 8e-2
"""For BF16 and quantised weights, whose intermediate results keep 8 bits."""
_RESERVE = Fraction(6, 10)
"""Share of the free memory that weights may take."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a run is.

    Attributes:
        done: Timings finished.
        planned: Timings planned so far; grows where they scatter.
        item: The one that was just finished.
    """

    done: int
    planned: int
    item: Item


@dataclass(frozen=True, slots=True)
class Measured:
    """What a run found.

    Attributes:
        plan: What was timed.
        facts: On what.
        routes: Which experts the tokens selected.
        times: For each kernel and n the timings [ns].
        deviation: Largest relative deviation of each kernel's output from the definition.
        interrupted: Whether the run ended early; the same command goes on.
        notes: What a reader must know: scatter, drift, an early end.
    """

    plan: Plan
    facts: Facts
    routes: Routes
    times: dict[tuple[Kind, int], list[int]]
    deviation: dict[Kind, float]
    interrupted: bool
    notes: list[str]


class Refused(NotChecked):
    """A kernel that computes something else than the expert operation is not timed."""


def routes_of(plan: Plan) -> Routes:
    """The tokens of a plan; the same plan gives the same ones."""
    N, m = plan.shape.routed_experts, plan.shape.top_k
    if plan.stay:
        return correlated(N, m, _CIRCLE, plan.stay, plan.seed)
    return uniform(N, m, _CIRCLE, plan.seed)


def measure(
    plan: Plan,
    journal: Path,
    *,
    fresh: bool = False,
    routes: Routes | None = None,
    tell: Callable[[Progress], None] | None = None,
    warn: Callable[[str], None] | None = None,
    engine: Engine | None = None,
) -> tuple[Measured, Journal]:
    """Time both kernels as planned, going on where an interrupted run stopped.

    Args:
        plan: What to time.
        journal: Where finished timings are kept.
        fresh: Forget timings of an interrupted run.
        routes: The tokens; by default drawn as the plan says.
        tell: Called after every timing.
        warn: Called before the first one with what will not be timed well, and the mend.
        engine: To time; by default the plan's is opened.

    Returns:
        What was found, and the journal, to be removed once that is written. ``KeyboardInterrupt``
        ends the run early: then what is there so far is returned, with a note.

    Raises:
        Refused: If a kernel's output differs from the definition.
        InputError: If the weights do not fit into memory, or the journal is another plan's.
        NotChecked: If the engine is not installed.
    """
    engine = engine or open_engine(plan.engine, plan.device, plan.threads)
    _check_format(plan, engine)
    _check_memory(plan, engine)
    routes = routes or routes_of(plan)
    if fresh:
        journal.unlink(missing_ok=True)
    facts = {key: value for key, value in asdict(engine.facts).items() if key != "memory"}
    kept = Journal(journal, plan, canonical(facts | {"routes": routes.source}).decode())
    interrupted = False
    deviation: dict[Kind, float] = {}
    try:
        engine.load(plan.shape, plan.stored, plan.seed)
        deviation = _check_outputs(plan, engine, routes)
        windows = {n: routes.windows(n, _WINDOWS) for n in plan.ns}
        for remark in probe(plan, engine, windows):
            if warn is not None:
                warn(remark)
        _rounds(plan, engine, windows, kept, tell)
    except KeyboardInterrupt:
        interrupted = True
    except BaseException:
        kept.close()
        raise
    times = {(kind, n): kept.times(kind, n) for kind in KINDS for n in plan.ns}
    notes = ["The run was interrupted: rows that lack repeats were not finished."] * interrupted
    notes += _noise(plan, times)
    return Measured(plan, engine.facts, routes, times, deviation, interrupted, notes), kept


def _check_format(plan: Plan, engine: Engine) -> None:
    if plan.stored not in engine.formats:
        raise InputError(
            "the engine cannot hold weights in this format",
            path="--dtype",
            expected=f"one of {', '.join(engine.formats)}, on {engine.facts.backend}",
            found=plan.stored,
            mend=f"leave --dtype out for {engine.formats[0]}",
        )


def _check_memory(plan: Plan, engine: Engine) -> None:
    from specmoe.measurement.quantisation import bytes_per_expert

    shape = plan.shape
    each = bytes_per_expert(shape.hidden_size, shape.intermediate_size, plan.stored)
    # The weights are drawn in their own format, or matrix by matrix: one more copy of a third.
    needed = shape.routed_experts * each * 4 / 3
    free = engine.facts.memory * _RESERVE
    if needed > free:
        raise InputError(
            "the layer's weights do not fit into memory",
            path="--scale",
            expected=f"at most {int(free) >> 20} MiB",
            found=f"{int(needed) >> 20} MiB",
            mend=f"shrink the experts: --scale 1/{_fitting(needed / free)}",
        )


def _fitting(excess: Fraction) -> int:
    """The least whole divisor of both sizes that makes so much too large fit."""
    divisor = 1
    while divisor**2 < excess:
        divisor += 1
    return divisor


def _check_outputs(plan: Plan, engine: Engine, routes: Routes) -> dict[Kind, float]:
    """Both kernels compute the expert operation, before anything is timed."""
    import numpy as np

    allowed = _TOLERANCE.get(plan.stored, _LOW_PRECISION)
    found: dict[Kind, float] = {}
    for n in {plan.ns[0], plan.ns[-1]}:
        window = routes.windows(n, 1)[0]
        right = reference(engine, window)
        size = float(np.abs(right).max())
        for kind in KINDS:
            run = engine.prepare(kind, window)
            miss = float(np.abs(engine.output(run()) - right).max()) / size
            if not miss <= allowed:
                raise Refused(
                    "a kernel does not compute the expert operation",
                    path=f"{kind}, n = {n}",
                    expected=f"a relative deviation up to {allowed:g}",
                    found=f"{miss:.3g}",
                    mend="this engine or format cannot be timed here; try another --dtype",
                )
            found[kind] = max(found.get(kind, 0.0), miss)
    return found


def _rounds(
    plan: Plan,
    engine: Engine,
    windows: Mapping[int, Sequence[Sequence[Token]]],
    kept: Journal,
    tell: Callable[[Progress], None] | None,
) -> None:
    planned = plan.repeats * len(plan.ns) * len(KINDS)
    for item in _items(plan, kept):
        kept.add(item, timed(plan, engine, item.kind, windows[item.n], item.repeat))
        if tell is not None:
            planned = max(planned, len(kept.done))
            tell(Progress(len(kept.done), planned, item))


def _items(plan: Plan, kept: Journal) -> Iterator[Item]:
    """What is still to do: the planned rounds, then what scatters until the time is up."""
    end = time.monotonic() + float(plan.seconds)
    for repeat in range(_MOST_ROUNDS * plan.repeats):
        for item in plan.round(repeat):
            if item in kept.done:
                continue
            if repeat < plan.repeats:
                yield item
            elif time.monotonic() > end:
                return
            elif not precise(plan.precision, kept.times(item.kind, item.n)):
                yield item


def _noise(plan: Plan, times: dict[tuple[Kind, int], list[int]]) -> list[str]:
    notes = []
    scattered = [
        f"{kind} n = {n}"
        for (kind, n), each in times.items()
        if each and not precise(plan.precision, each)
    ]
    if scattered:
        notes.append(
            f"Noise: after {max(map(len, times.values()))} repeats the mean is not known to "
            f"{float(100 * plan.precision):g} % for {', '.join(scattered)}."
        )
    # Each round against the mean of all rounds: a machine that warms up slows down all kernels.
    rounds = min((len(each) for each in times.values()), default=0)
    if rounds >= 3:
        level = [
            median(each[r] * len(each) / sum(each) for each in times.values())
            for r in range(rounds)
        ]
        drift = max(level) / min(level) - 1
        if drift > 0.05:
            notes.append(
                f"Drift: the slowest round was {100 * drift:.0f} % slower than the fastest one "
                "(heat, or other work on the machine)."
            )
    return notes
