"""A measurement as the content of a measurement file, exact: the way back from the reader.

Figures are written as the source has them where that says the same number, else as ratios.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from fractions import Fraction

from specmoe.canonical import Json, to_json
from specmoe.errors import SpecmoeError
from specmoe.exact import Interval, ratio_string
from specmoe.measurement.kernels import read_row
from specmoe.measurement.model import (
    Acceptance,
    Drafting,
    ErrorRule,
    KernelSeries,
    Measurement,
    Model,
    ObservedSpeculation,
    RatioRow,
    Routing,
    Row,
)
from specmoe.measurement.place import Place
from specmoe.measurement.quantisation import bytes_per_expert

__all__ = ["to_document"]

Entries = dict[str, Json]


def to_document(measurement: Measurement) -> Entries:
    """The content of a measurement file that reads back as this measurement.

    A routing trace is not written, but what it comes to: the document needs no other file.

    Args:
        measurement: The measurement. One that was read comes back equal, but for the name and
            the digest of its file. In one made by hand, rows whose ``as_written`` says something
            else than their times come back with exact ratios there.

    Returns:
        JSON data of a version 1 measurement file.

    Example:
        >>> from specmoe.canonical import canonical
        >>> from specmoe.measurement import example, read, reads
        >>> measurement = read(example())
        >>> again = reads(canonical(to_document(measurement)), name="again.json")
        >>> again.kernels == measurement.kernels
        True
    """
    device, crossover = measurement.device, measurement.observed_crossover
    speculation = measurement.observed_speculation
    return _stated(
        schema=1,
        name=measurement.name,
        title=measurement.title,
        measured_on=measurement.measured_on,
        notes=to_json(measurement.notes) or None,
        device=_stated(
            name=device.name,
            source=device.source,
            driver=device.driver,
            memory_bandwidth=_optional(device.memory_bandwidth, "B/s"),
        ),
        engine=_stated(**asdict(measurement.engine)),
        model=_model(measurement.model),
        timing=_stated(scope=measurement.scope, context=measurement.context),
        kernels=[_kernel(kernel) for kernel in measurement.kernels],
        routing=_routing(measurement.routing),
        drafting=_drafting(measurement.drafting) if measurement.drafting else None,
        acceptance=_acceptance(measurement.acceptance) if measurement.acceptance else None,
        ratio=_ratio(measurement.ratio) if measurement.ratio else None,
        error=_error(measurement.error) if measurement.error != ErrorRule() else None,
        observed=_stated(
            crossover=_stated(**asdict(crossover)) if crossover else None,
            speculation=[_speculation(seen) for seen in speculation] or None,
        )
        or None,
    )


def _stated(**entries: Json) -> Entries:
    """The entries that are there: a measurement file knows no null."""
    return {key: value for key, value in entries.items() if value is not None}


def _quantity(value: Fraction, unit: str) -> str:
    return f"{ratio_string(value)} {unit}"


def _optional(value: Fraction | None, unit: str) -> str | None:
    return None if value is None else _quantity(value, unit)


def _pairs(table: Iterable[tuple[int, Fraction]], unit: str = "") -> list[Json]:
    return [[n, _quantity(value, unit) if unit else ratio_string(value)] for n, value in table]


def _model(model: Model) -> Entries:
    """The shape; the bytes of one expert only where they do not follow from it."""
    return _stated(
        name=model.name,
        source=model.source,
        routed_experts=model.routed_experts,
        top_k=model.top_k,
        moe_layers=model.moe_layers,
        shared_experts=model.shared_experts,
        hidden_size=model.hidden_size,
        intermediate_size=model.intermediate_size,
        quantisation=model.quantisation,
        bytes_per_expert=None if _computed(model) else _quantity(model.bytes_per_expert, "B"),
    )


def _computed(model: Model) -> bool:
    hidden, inner, quantisation = model.hidden_size, model.intermediate_size, model.quantisation
    if model.bytes_per_expert_how == "stated" or not (hidden and inner and quantisation):
        return False
    try:
        return bytes_per_expert(hidden, inner, quantisation) == model.bytes_per_expert
    except SpecmoeError:
        return False


def _kernel(kernel: KernelSeries) -> Entries:
    return _stated(
        kind=kernel.kind,
        name=kernel.name,
        version=kernel.version,
        note=kernel.note,
        regimes=to_json(kernel.regimes) or None,
        rows=[_row(row) for row in sorted(kernel.rows, key=lambda row: row.n)],
    )


def _row(row: Row) -> Entries:
    rest = _stated(
        n=row.n,
        use=row.use if row.use != "calibrate" else None,
        source=row.source,
        note=row.note,
    )
    for figures in _as_written(row):
        try:
            if read_row(Place({**rest, **figures}, ""), None) == row:
                return {**rest, **figures}
        except SpecmoeError:
            continue  # such a text comes from elsewhere than the reader
    times = [_quantity(time, "s") for time in row.times]
    exact: Entries = {"time": times[0]} if len(times) == 1 else {"times": [*times]}
    return {**rest, **exact, **_stated(spread=_optional(row.spread, "s"))}


def _as_written(row: Row) -> Iterator[Entries]:
    """The keys that may have been written for it."""
    text, _, spread = row.as_written.partition(" ± ")
    figures: list[Json] = list(text.split(", "))
    kind = "rate" if text.endswith(" tokens/s") else "time"
    more = _stated(spread=spread or None)
    if len(figures) == 1:
        yield {kind: figures[0], **more}
    yield {f"{kind}s": figures, **more}


def _routing(routing: Routing) -> Entries:
    absences = to_json(routing.absences)
    if isinstance(absences, dict):
        absences["sha256"] = routing.trace_sha256
    return _stated(
        model=routing.kind,
        source=routing.source,
        table=_pairs(routing.table) or None,
        trace=routing.trace,
        absences=absences,
    )


def _drafting(drafting: Drafting) -> Entries:
    return _stated(
        source=drafting.source,
        method=drafting.method,
        per_token=_optional(drafting.per_token, "s"),
        table=_pairs(drafting.table, "s") or None,
    )


def _figures(interval: Interval, one: str) -> Entries:
    """An interval under its key, or one figure under another."""
    if interval.width == 0:
        return {one: ratio_string(interval.lo)}
    return {"interval": [ratio_string(interval.lo), ratio_string(interval.hi)]}


def _acceptance(acceptance: Acceptance) -> Entries:
    listed = acceptance.definition == "per_position"
    return {
        **_stated(
            definition=acceptance.definition,
            source=acceptance.source,
            per_position=to_json(acceptance.per_position) if listed else None,
            draft_length=acceptance.draft_length,
        ),
        **(_figures(acceptance.value, "value") if acceptance.value else {}),
    }


def _ratio(rows: tuple[RatioRow, ...]) -> Entries:
    return {
        "source": "; ".join(dict.fromkeys(row.source for row in rows)),
        "table": _pairs((row.n, row.r) for row in rows),
    }


def _error(rule: ErrorRule) -> Entries:
    return _stated(
        method=rule.method,
        value=None if rule.value is None else ratio_string(rule.value),
        tolerance=ratio_string(rule.tolerance),
        robust=rule.robust,
        source=rule.source,
    )


def _speculation(seen: ObservedSpeculation) -> Entries:
    return {
        **_stated(source=seen.source, draft_length=seen.draft_length, note=seen.note),
        **_figures(seen.speedup, "speedup"),
    }
