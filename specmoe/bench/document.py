"""The measurement file of a run."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Mapping
from datetime import date

from specmoe._version import __version__
from specmoe.bench.engine import Kind
from specmoe.bench.plan import KINDS
from specmoe.bench.session import Measured
from specmoe.errors import InputError
from specmoe.exact import ratio_string
from specmoe.measurement.importers.write import row_text, value_text

__all__ = ["document"]

_LEAST = 2
"""Fewer repeats of a row tell nothing of its spread."""


def document(measured: Measured, name: str, today: date) -> bytes:
    """The measurement file, TOML, ready for ``specmoe audit``.

    Args:
        measured: What a run found.
        name: The measurement's name.
        today: When it was measured.

    Returns:
        The file. The same findings give the same bytes.

    Raises:
        InputError: If no row is complete.
    """
    rows = {kind: list(_rows(measured, kind)) for kind in KINDS}
    if not any(rows.values()):
        raise InputError(
            "nothing was timed to the end",
            path="--out",
            expected=f"at least {_LEAST} repeats of one kernel at one n",
            found="an interrupted run",
            mend="run the same command again: it goes on where this one stopped",
        )
    plan, shape, facts = measured.plan, measured.plan.shape, measured.facts
    here = f"measured by specmoe measure {__version__}"
    lines = list(
        _entries(
            {
                "schema": 1,
                "name": name,
                "title": f"{facts.device}, {facts.engine} {facts.backend}, {shape.title}",
                "measured_on": today.isoformat(),
                "notes": _notes(measured),
            }
        )
    )
    scaled = "" if shape.scale == 1 else f", sizes scaled by {shape.scale}"
    lines += _section("device", name=facts.device, driver=platform.platform(), source=here)
    lines += _section(
        "engine", name=facts.engine, version=facts.version, backend=facts.backend, source=here
    )
    lines += _section(
        "model",
        name=f"{shape.title}, one layer{scaled}",
        routed_experts=shape.routed_experts,
        top_k=shape.top_k,
        moe_layers=1,
        hidden_size=shape.hidden_size,
        intermediate_size=shape.intermediate_size,
        quantisation=plan.stored,
        source=shape.source,
    )
    lines += _section("timing", scope="operation")
    for kind, found in rows.items():
        if found:
            kernel = {"kind": kind, "name": facts.kernels[kind], "source": here}
            lines += ["", "[[kernels]]", *_entries(kernel), "rows = ["]
            lines += [f"  {row_text(row)}," for row in found] + ["]"]
    most = max(plan.ns)
    table = [[n, ratio_string(measured.routes.U(n))] for n in range(1, most + 1)]
    lines += _section("routing", model="table", table=table, source=measured.routes.source)
    return ("\n".join(lines) + "\n").encode()


def _rows(measured: Measured, kind: Kind) -> Iterator[dict[str, object]]:
    for n in measured.plan.ns:
        times = measured.times[kind, n]
        if len(times) >= _LEAST:
            row: dict[str, object] = {"n": n, "times": [f"{ns} ns" for ns in times]}
            if n in measured.plan.hold_out:
                row["use"] = "holdout"
            yield row


def _notes(measured: Measured) -> list[str]:
    plan, shape = measured.plan, measured.plan.shape
    deviations = ", ".join(f"{kind} {miss:.1e}" for kind, miss in measured.deviation.items())
    notes = [
        "One layer's expert operation alone, random weights; router, attention and shared experts "
        "are not part of it.",
        f"Each repeat is the median of {plan.runs} runs; kernels and n are interleaved in an order "
        f"drawn anew for each round; seed {plan.seed}.",
        "The last-level cache is swept before every run."
        if plan.cold
        else "Every run follows a run on the same weights: they may lie in a cache.",
        f"Passes are windows of {len(measured.routes.tokens)} tokens, of each length those whose "
        "number of distinct experts is nearest to U(n).",
        f"Largest relative deviation of the outputs from the definition: {deviations or 'none'}.",
    ]
    if shape.scale != 1:
        notes.append(
            f"Hidden and intermediate size are those of {shape.title} times {shape.scale}, in "
            "multiples of 32."
        )
    return [*notes, *measured.notes]


def _section(head: str, **table: object) -> list[str]:
    return ["", f"[{head}]", *_entries(table)]


def _entries(table: Mapping[str, object]) -> Iterator[str]:
    return (f"{key} = {value_text(value)}" for key, value in table.items())
