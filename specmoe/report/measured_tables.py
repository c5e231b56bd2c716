"""The tables of what was measured, as its sources state it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from specmoe.report.cells import NONE, Cell, Column, Sources, Table, e_cell, number, value
from specmoe.report.display import bytes_unit, fraction, time_unit, words

__all__ = ["facts_table", "kernel_tables", "model_table"]

Data = Mapping[str, Any]


def facts_table(measured: Data, sources: Sources) -> Table:
    """Device, engine, model and so on, as stated."""
    rows = tuple(
        (Cell(fact["label"]), Cell(fact["value"]), sources.cite(fact["source"]))
        for fact in measured["facts"]
    )
    columns = (Column("what"), Column("as stated", prose=True), Column("source"))
    return Table("Device, engine and model, as their sources state them", columns, rows)


def model_table(measured: Data) -> Table:
    """The numbers of the model that the theory uses."""
    size = fraction(measured["bytes_per_expert"])
    unit = bytes_unit(size)
    rows = (
        (Cell("routed experts, N"), number(measured["routed_experts"])),
        (Cell("experts per token, m"), number(measured["top_k"])),
        (Cell("layers timed"), number(measured["moe_layers"])),
        (Cell(f"bytes per expert, b [{unit.name}]"), value(size, unit, 7)),
    )
    return Table("The model's shape", (Column("quantity"), Column("value", True)), rows)


def kernel_tables(measured: Data, sources: Sources) -> tuple[tuple[str, Table], ...]:
    """For each kernel a remark and the table of its rows."""
    found = []
    for kernel in measured["kernels"]:
        unit = time_unit(fraction(row["time"]) for row in kernel["rows"])
        rows = tuple(
            (
                number(row["n"]),
                Cell(row["as_written"]),
                value(fraction(row["time"]), unit, 5),
                e_cell(fraction(row["spread"])) if row["spread"] is not None else NONE,
                Cell("calibration" if row["use"] == "calibrate" else "held out"),
                sources.cite(row["source"]),
                Cell(row["note"] or ""),
            )
            for row in kernel["rows"]
        )
        version = f", {kernel['version']}" if kernel["version"] else ""
        columns = (
            Column("n", True),
            Column("as written"),
            Column(f"time [{unit.name}]", True),
            Column("spread", True),
            Column("use"),
            Column("source"),
            Column("note", prose=True),
        )
        caption = f"{words(kernel['kind']).capitalize()} kernel: {kernel['name']}{version}"
        found.append((kernel["note"] or "", Table(caption, columns, rows).trimmed()))
    return tuple(found)
