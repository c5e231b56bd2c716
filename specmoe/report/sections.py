"""The sections of the page as data: what was fitted and predicted, and what was seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from specmoe.report.answer import agreement, observed
from specmoe.report.cells import (
    NONE,
    Cell,
    Column,
    Row,
    Sources,
    Table,
    bounds,
    e_cell,
    number,
    residual,
    value,
)
from specmoe.report.display import (
    Unit,
    bandwidth_unit,
    fraction,
    interval,
    percent_up,
    ranges,
    sentence,
    time_unit,
    words,
)
from specmoe.report.draft_tables import (
    acceptance_table,
    cliffs_table,
    length_table,
    position_facts,
    position_table,
)
from specmoe.report.measured_tables import facts_table, kernel_tables, model_table

__all__ = [
    "FitView",
    "acceptance_table",
    "cliffs_table",
    "crossover_table",
    "facts_table",
    "fits",
    "holdout_table",
    "kernel_tables",
    "length_table",
    "model_table",
    "needed_table",
    "observation_table",
    "position_facts",
    "position_table",
    "savings_table",
]

Data = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class FitView:
    """The fit of one kernel: a sentence, its regimes, its residuals, its evidence."""

    kind: str
    outcome: str
    text: str
    regimes: Table | None
    residuals: Table | None
    breaks: tuple[tuple[str, str], ...]
    unmodelled: tuple[tuple[str, str], ...]
    remarks: tuple[str, ...]


def fits(derived: Data) -> tuple[FitView, ...]:
    """Every kernel's fit."""
    return tuple(_fit(fit) for fit in derived["fits"])


def _fit(fit: Data) -> FitView:
    kind = words(fit["kind"])
    remarks = []
    if fit["largest_supported_n"] is not None:
        remarks.append(f"Supported by data up to n = {fit['largest_supported_n']}.")
    if fit["one_line_e"] is not None:
        one = percent_up(fraction(fit["one_line_e"]))
        remarks.append(f"One line through every calibration point would miss by up to {one}.")
    return FitView(
        kind.capitalize(),
        words(fit["outcome"]),
        sentence(fit["text"]),
        _regimes(kind, fit["regimes"]) if fit["regimes"] else None,
        _residuals(kind, fit["regimes"]) if fit["regimes"] else None,
        tuple(
            (f"{gap['n_left']} | {gap['n_right']}", sentence(gap["evidence"]))
            for gap in fit["breaks"]
        ),
        tuple((str(point["n"]), sentence(point["reason"])) for point in fit["unmodelled"]),
        tuple(remarks),
    )


def _regimes(kind: str, regimes: Sequence[Data]) -> Table:
    times, rates = time_unit(fraction(r["fixed"]) for r in regimes), bandwidth_unit()
    rows = tuple(
        (
            Cell(f"{regime['n_lo']}\u2013{regime['n_hi']}"),
            Cell(ranges(regime["calibrated_on"])),
            value(fraction(regime["fixed"]), times, 5),
            _bandwidth(regime, rates),
            e_cell(fraction(regime["e"])),
            Cell(regime["e_how"]),
            Cell("the file" if regime["named_by"] == "file" else "the fit"),
        )
        for regime in regimes
    )
    columns = (
        Column("regime, n"),
        Column("calibrated on"),
        Column(f"F [{times.name}]", True),
        Column(f"W [{rates.name}]", True),
        Column("e", True),
        Column("how e was obtained", prose=True),
        Column("named by"),
    )
    return Table(f"Time = F + bytes / W, {kind} kernel, regime by regime", columns, rows)


def _bandwidth(regime: Data, unit: Unit) -> Cell:
    cell = value(fraction(regime["bandwidth"]), unit, 5)
    return cell if regime["separable"] else replace(cell, small="cannot be told apart from F")


def _residuals(kind: str, regimes: Sequence[Data]) -> Table:
    rows = tuple(
        (
            number(item["n"]),
            Cell(f"{regime['n_lo']}\u2013{regime['n_hi']}"),
            residual(fraction(item["residual"])),
        )
        for regime in regimes
        for item in regime["residuals"]
    )
    columns = (Column("n", True), Column("regime"), Column("measured / fitted \u2212 1", True))
    return Table(f"Residuals of the {kind} fit", columns, rows)


def crossover_table(derived: Data, sources: Sources) -> Table:
    """The prediction, its bracket, what any router allows, what was seen, rules of thumb."""
    crossover = derived["crossover"]
    rows: list[Row] = [
        (
            Cell("predicted crossover n*"),
            number(crossover["n"]),
            Cell(
                words(crossover["outcome"]),
                small="extrapolated" if crossover["extrapolated"] else "",
            ),
            NONE,
        ),
        (
            Cell("deduplicating may be faster from"),
            number(crossover["possible_from"]),
            Cell("within the errors (B4)"),
            NONE,
        ),
        (
            Cell("deduplicating surely faster from"),
            number(crossover["certain_from"]),
            Cell("within the errors (B4)"),
            NONE,
        ),
    ]
    if crossover["any_routing"]:
        anyhow = interval(crossover["any_routing"])
        rows.append(
            (
                Cell("whatever the router does, n* in"),
                bounds(anyhow),
                Cell("D4, with fixed times (D2) and the errors"),
                NONE,
            )
        )
    if crossover["ratio"]:
        rows.append(
            (
                Cell("bandwidth ratio r"),
                bounds(interval(crossover["ratio"])),
                Cell("fitted, with its bounds (B3)"),
                NONE,
            )
        )
    if crossover["calibrated"]:
        low, high = crossover["calibrated"]
        rows.append(
            (Cell("both fits calibrated on n"), Cell(f"{low}\u2013{high}"), Cell("data"), NONE)
        )
    rows.append(
        (Cell("searched up to n"), number(crossover["searched_to"]), Cell("computation"), NONE)
    )
    if crossover["observed"]:
        rows.append(
            (
                Cell("observed"),
                Cell(observed(crossover)),
                Cell(agreement(crossover)),
                sources.cite(crossover["observed_source"]),
            )
        )
    rows += [
        (
            Cell(f"rule of thumb: {rule['name']}"),
            number(rule["deduplicate_from"]),
            Cell("deduplicate from"),
            sources.cite(rule["source"]),
        )
        for rule in crossover["rules"]
    ]
    columns = (Column("crossover"), Column("tokens", True), Column("basis"), Column("source"))
    return Table("Where the deduplicating kernel becomes faster", columns, tuple(rows)).trimmed()


def needed_table(derived: Data) -> Table:
    """Where no crossover can be told: the bandwidth ratio that deduplication would need."""
    rows = tuple(
        (number(item["n"]), value(interval(item["ratio"])))
        for item in derived["crossover"]["ratio_needed"]
    )
    columns = (Column("n", True), Column("faster if W_d / W_s exceeds", True))
    return Table("Bandwidth ratio that deduplication would need (D1)", columns, rows)


def holdout_table(derived: Data) -> Table:
    """Held-out rows against their predictions."""
    unit = time_unit(fraction(item["measured"]) for item in derived["holdout"])
    rows = tuple(
        (
            number(item["n"]),
            Cell(words(item["kind"])),
            value(fraction(item["measured"]), unit),
            bounds(interval(item["predicted"]), unit),
            residual(fraction(item["relative"])),
            Cell(
                "inside" if item["inside"] else "outside",
                small="extrapolated" if item["extrapolated"] else "",
            ),
        )
        for item in derived["holdout"]
    )
    columns = (
        Column("n", True),
        Column("kernel"),
        Column(f"measured [{unit.name}]", True),
        Column(f"predicted [{unit.name}]", True),
        Column("measured / predicted \u2212 1", True),
        Column("verdict"),
    )
    return Table("Rows kept out of the fit, against their predictions", columns, rows)


def savings_table(derived: Data) -> Table:
    """Measured savings against their bounds."""
    found = derived["savings"]
    points = found["points"]
    unit = time_unit(fraction(item["measured"]) for item in points)
    rows = tuple(
        (
            number(item["n"]),
            value(fraction(item["measured"]), unit),
            value(interval(item["predicted"]), unit),
            bounds(interval(item["bounds"]), unit),
            Cell(
                "inside" if item["inside"] else "outside",
                small="extrapolated" if item["extrapolated"] else "",
            ),
            Cell(" and ".join(words(kind) for kind in item["held_out"])),
        )
        for item in points
    )
    columns = (
        Column("n", True),
        Column(f"measured saving [{unit.name}]", True),
        Column(f"predicted [{unit.name}]", True),
        Column(f"bounds [{unit.name}]", True),
        Column("verdict"),
        Column("kept out of the fit"),
    )
    caption = (
        "Savings, per-slot less deduplicating time at one n, against their bounds (B2): "
        f"{found['inside']} of {found['compared']} inside"
    )
    return Table(caption, columns, rows)


def observation_table(derived: Data, sources: Sources) -> Table:
    """What someone saw against what is predicted."""
    rows = tuple(
        (
            Cell(item["what"]),
            value(interval(item["observed"])),
            value(interval(item["predicted"])) if item["predicted"] else NONE,
            bounds(interval(item["bounds"])) if item["bounds"] else NONE,
            Cell(words(item["verdict"])),
            Cell(sentence(item["text"])),
            sources.cite(item["source"]),
        )
        for item in derived["observations"]
    )
    columns = (
        Column("what"),
        Column("observed", True),
        Column("predicted", True),
        Column("bounds", True),
        Column("verdict"),
        Column("reading", prose=True),
        Column("source"),
    )
    return Table("What was seen, beside what is predicted", columns, rows)
