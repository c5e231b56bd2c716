"""The tables of the page: measured, derived, and observed against predicted."""

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
    bytes_unit,
    enclosed,
    fraction,
    interval,
    percent_down,
    percent_up,
    ranges,
    sentence,
    spoken,
    time_unit,
    words,
)

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
]

Data = Mapping[str, Any]


# --- measured -----------------------------------------------------------------------------------


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


# --- derived ------------------------------------------------------------------------------------


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


def position_table(draft: Data) -> Table | None:
    """Acceptance position by position, where it was measured so."""
    position = draft["per_position"]
    if not position:
        return None
    rows: list[Row] = []
    for k, tokens in enumerate(position["tokens"]):
        rate = position["conditional"][k - 1] if 0 < k <= len(position["conditional"]) else None
        rows.append(
            (
                number(k),
                value(fraction(rate)) if rate else NONE,
                value(fraction(tokens)),
                Cell("best" if k == position["best"] else ""),
            )
        )
    columns = (
        Column("k", True),
        Column("accepted, given all before", True),
        Column("expected tokens of a step", True),
        Column("draft length"),
    )
    return Table("Acceptance position by position", columns, tuple(rows)).trimmed()


def position_facts(draft: Data) -> tuple[tuple[str, Cell], ...]:
    """How far the positions are from one common rate, and what they give."""
    position = draft["per_position"]
    if not position:
        return ()
    facts = [
        ("the same at every position", Cell("yes" if position["geometric"] else "no")),
        ("rate that emits as many tokens", value(interval(position["equivalent"]))),
        ("largest distance of a position from it", value(interval(position["distance"]))),
    ]
    if position["speedup"]:
        facts.append(("speedup", value(fraction(position["speedup"]))))
    if position["bounds"]:
        facts.append(("its bounds (B5)", bounds(interval(position["bounds"]))))
    return tuple(facts)


def needed_table(derived: Data) -> Table:
    """Where no crossover can be told: the bandwidth ratio that deduplication would need."""
    rows = tuple(
        (number(item["n"]), value(interval(item["ratio"])))
        for item in derived["crossover"]["ratio_needed"]
    )
    columns = (Column("n", True), Column("faster if W_d / W_s exceeds", True))
    return Table("Bandwidth ratio that deduplication would need (D1)", columns, rows)


def length_table(draft: Data) -> Table:
    """For each draft length the cost of a step, and from which acceptance it pays."""
    unit = time_unit(fraction(cost["cost"]) for cost in draft["costs"])
    costs = {cost["k"]: cost for cost in draft["costs"]}
    pays = {item["k"]: item["acceptance"] for item in draft["thresholds"]}
    rows: list[Row] = []
    for k in sorted(set(costs) | set(pays)):
        cost = costs.get(k)
        known = (
            (
                value(fraction(cost["cost"]), unit),
                e_cell(fraction(cost["e"])),
                Cell(words(cost["kernel"])),
                Cell(cost["origin"]),
            )
            if cost
            else (NONE, NONE, NONE, NONE)
        )
        rows.append((number(k), *known, _threshold(pays[k]) if k in pays else NONE))
    columns = (
        Column("k", True),
        Column(f"C(k) [{unit.name}]", True),
        Column("e", True),
        Column("kernel"),
        Column("origin"),
        Column("pays from acceptance", True),
    )
    caption = "Cost of a step, C(k) = T(k+1) + D(k), and the least acceptance at which it pays"
    return Table(caption, columns, tuple(rows))


def _threshold(acceptance: Data | None) -> Cell:
    return value(interval(acceptance)) if acceptance else Cell("never (S3)")


def acceptance_table(draft: Data) -> Table:
    """The answers at given acceptance rates."""
    rows: list[Row] = []
    for index, row in enumerate(draft["at"]):
        low, high = row["best"]
        margin = row["margin_acceptance"]
        common = row["possible_common"]
        own = index == 0 and draft["own_acceptance"]
        rows.append(
            (
                Cell(
                    spoken(interval(row["acceptance"])),
                    small="this measurement's own" if own else "",
                ),
                Cell(str(low) if low == high else f"{low}\u2013{high}"),
                Cell(ranges(row["possible"]), small="certain" if row["certain"] else ""),
                Cell(ranges(common)) if common else NONE,
                value(interval(row["speedup"])),
                bounds(interval(row["bounds"])),
                Cell(percent_down(fraction(row["margin_e"])), row["margin_e"], "%", inward=True)
                if row["margin_e"] is not None
                else NONE,
                Cell(
                    f"{enclosed(interval(margin[0]))} to {enclosed(interval(margin[1]))}",
                )
                if margin
                else NONE,
            )
        )
    columns = (
        Column("acceptance"),
        Column("best k", True),
        Column("can be best (B6)", True),
        Column("one error for all n (B8)", True),
        Column("speedup", True),
        Column("bounds (B5)", True),
        Column("certain for e up to", True),
        Column("same k for acceptance", True),
    )
    return Table("Best draft length and speedup by acceptance", columns, tuple(rows)).trimmed()


def cliffs_table(draft: Data) -> Table:
    """Steps of the pass time that cost far more than their tokens."""
    rows = tuple(
        (
            Cell(f"{cliff['n_from']}\u00a0\u2192\u00a0{cliff['n_to']}"),
            value(fraction(cliff["time_ratio"]), digits=3),
            Cell(sentence(cliff["text"])),
        )
        for cliff in draft["cliffs"]
    )
    columns = (Column("n"), Column("times as long", True), Column("what it means", prose=True))
    return Table("Steps of the pass time that cost far more than their tokens", columns, rows)


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
