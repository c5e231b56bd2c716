"""Advice on the kernel: where the crossover lies, and where the engine changes kernels instead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Literal

from specmoe.advice.engines import Engine, Switch
from specmoe.advice.model import CliffAdvice, KernelAdvice, SwitchAdvice
from specmoe.certificate.analysis import Analysis
from specmoe.certificate.contradiction import contradicted
from specmoe.certificate.derived import crossover_answer
from specmoe.certificate.model import Cliff
from specmoe.certificate.wording import rate_above
from specmoe.crossover import CrossoverPrediction
from specmoe.draftlength import acceptance_threshold

__all__ = ["cliff_advice", "kernel_advice"]

Verdict = Literal["fits", "too_early", "too_late", "unknown"]


def kernel_advice(analysis: Analysis, thin: str | None, engines: Sequence[Engine]) -> KernelAdvice:
    """From where to deduplicate, and what that means for each engine's own switch.

    Args:
        analysis: The analysis of one measurement.
        thin: Its thinnest margin, as :func:`crossover_answer` takes it.
        engines: The engines to speak of.
    """
    found = analysis.crossover
    model, backend = analysis.measurement.model, analysis.measurement.engine.backend
    answer = crossover_answer(analysis, thin)
    return KernelAdvice(
        text=answer[:1].upper() + answer[1:],
        crossover=found.value,
        possible_from=found.bracket[0],
        certain_from=found.bracket[1],
        switches=tuple(
            _switch(engine, switch, switch.crossover(model.routed_experts, model.top_k), found)
            for engine in engines
            for switch in engine.switches_on(backend)
        ),
        notes=tuple(f"{engine.name}: {engine.kernels}" for engine in engines if engine.kernels),
    )


def _switch(
    engine: Engine, switch: Switch, from_n: int, found: CrossoverPrediction
) -> SwitchAdvice:
    verdict, text = _compared(from_n, found)
    if verdict in ("too_early", "too_late"):
        text += "; the limit is compiled in, so changing it means changing the source"
    return SwitchAdvice(
        engine.name,
        switch.place,
        switch.rule,
        from_n,
        verdict,
        f"{engine.name} deduplicates from n = {from_n} on ({switch.rule}): {text}",
        switch.version,
        switch.source,
    )


def _compared(from_n: int, found: CrossoverPrediction) -> tuple[Verdict, str]:
    """Whether a switch lies where the crossover may lie within the errors."""
    if found.verdict == "undecided" or found.searched is None:
        return "unknown", "whether that is the right place cannot be told from this file"
    if contradicted(found):
        return "unknown", "the fits that would judge it are contradicted by what was observed"
    least, sure = found.bracket
    first, last = found.searched
    far = ", extrapolated" if found.extrapolated else ""
    start, end = max(from_n, first), (last if least is None else least - 1)
    if start <= end:
        return (
            "too_early",
            f"from n = {start} to {end} the per-slot kernel is predicted faster{far} (B4)",
        )
    if sure is not None and from_n > sure:
        end = min(from_n - 1, last)
        return "too_late", f"from n = {sure} to {end} deduplication is predicted faster{far} (B4)"
    if not first <= from_n <= last:
        return "unknown", f"the kernels were compared from n = {first} to {last} only"
    return "fits", "within the errors that is the right place (B4)"


def cliff_advice(
    cliffs: Sequence[Cliff], costs: Mapping[int, Fraction], length: int | None
) -> CliffAdvice | None:
    """The step of the pass time that costs most, and which draft lengths stay before it.

    Args:
        cliffs: Costliest first.
        costs: ``C(k)`` [s] by draft length.
        length: The advised draft length, if there is one.
    """
    if not cliffs:
        return None
    worst = cliffs[0]
    before = worst.n_from - 1
    if before == 0:
        side = "every draft pays for it: no draft length stays before it"
    else:
        side = f"draft lengths up to {before} stay before it"
        if length:
            side += f", and the advised {length} " + ("does" if length <= before else "does not")
    text = f"{worst.text}; {side}{_past(worst.n_from, costs)}"
    return CliffAdvice(worst.n_from, worst.n_to, worst.time_ratio, before, text)


def _past(k: int, costs: Mapping[int, Fraction]) -> str:
    """From where the first draft length past the step pays."""
    if k not in costs or 0 not in costs:
        return ""
    pays = acceptance_threshold(costs, k)
    if pays is None:
        return f"; drafting {k}, just past it, pays at no acceptance (S3)"
    return f"; drafting {k}, just past it, pays above acceptance {rate_above(pays.hi)} (S2)"
