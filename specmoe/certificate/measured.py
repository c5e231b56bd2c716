"""The certificate's first section: what was measured or stated, with its source."""

from __future__ import annotations

from specmoe.certificate.model import Measured, MeasuredKernel, MeasuredRow, NamedFact
from specmoe.certificate.wording import exactly, figure
from specmoe.exact import show
from specmoe.measurement.model import Acceptance, Drafting, ErrorRule, Measurement, Routing

__all__ = ["measured_section"]


def measured_section(measurement: Measurement) -> Measured:
    """Everything a source stated, in the order to show it; nothing derived.

    Args:
        measurement: The measurement, as read.

    Returns:
        The section.
    """
    model = measurement.model
    return Measured(
        scope=measurement.scope,
        measured_on=measurement.measured_on,
        facts=tuple(_facts(measurement)),
        routed_experts=model.routed_experts,
        top_k=model.top_k,
        moe_layers=model.moe_layers,
        bytes_per_expert=model.bytes_per_expert,
        kernels=tuple(
            MeasuredKernel(
                kind=kernel.kind,
                name=kernel.name,
                version=kernel.version,
                note=kernel.note,
                rows=tuple(
                    MeasuredRow(
                        n=row.n,
                        time=row.time,
                        spread=row.relative_spread,
                        as_written=row.as_written,
                        use=row.use,
                        source=row.source,
                        note=row.note,
                    )
                    for row in kernel.rows
                ),
            )
            for kernel in measurement.kernels
        ),
        notes=measurement.notes,
    )


def _facts(measurement: Measurement) -> list[NamedFact]:
    device, engine, model = measurement.device, measurement.engine, measurement.model
    engine_text = f"{engine.name} {engine.version}"
    if engine.backend:
        engine_text += f", {engine.backend}"
    stated = [
        ("Device", device.name, device.source),
        ("Driver", device.driver, device.source),
        (
            "Nominal memory bandwidth",
            f"{exactly(device.memory_bandwidth / 10**9)} GB/s" if device.memory_bandwidth else None,
            device.source,
        ),
        ("Engine", engine_text, engine.source),
        ("Model", model.name, model.source),
        ("Routed experts N", str(model.routed_experts), model.source),
        ("Experts per token m (top-k)", str(model.top_k), model.source),
        ("Shared experts", str(model.shared_experts), model.source),
        ("Layers timed with experts", str(model.moe_layers), model.source),
        (
            "Context when the passes began (depth)",
            f"{measurement.context} tokens" if measurement.context is not None else None,
            measurement.kernels[0].rows[0].source,
        ),
        ("Hidden size", _optional(model.hidden_size), model.source),
        ("Intermediate size of an expert", _optional(model.intermediate_size), model.source),
        ("Quantisation", model.quantisation, model.source),
        (
            "Bytes of one expert b",
            f"{show(model.bytes_per_expert, 10)} bytes ({model.bytes_per_expert_how})",
            model.source,
        ),
        ("Routing", _routing(measurement.routing), measurement.routing.source),
    ]
    if measurement.drafting is not None:
        stated.append(("Drafting", _drafting(measurement.drafting), measurement.drafting.source))
    if measurement.acceptance is not None:
        acceptance = measurement.acceptance
        stated.append(("Acceptance", _acceptance(acceptance), acceptance.source))
    for row in measurement.ratio:
        stated.append((f"Bandwidth ratio r({row.n})", show(row.r), row.source))
    if measurement.error.source is not None:
        stated.append(("Error of the fit", _error(measurement.error), measurement.error.source))
    return [NamedFact(label, value, source) for label, value, source in stated if value is not None]


def _optional(value: int | None) -> str | None:
    return None if value is None else str(value)


def _routing(routing: Routing) -> str:
    if routing.kind == "uniform":
        return "uniform and independent (assumed)"
    if routing.kind == "table":
        rows = ", ".join(f"U({n}) = {exactly(u)}" for n, u in routing.table)
        return f"distinct experts as stated: {rows}"
    assert routing.absences is not None  # a trace is counted when it is read
    return f"trace of {routing.absences.layers} layers and {routing.absences.tokens} tokens"


def _drafting(drafting: Drafting) -> str:
    method = f"{drafting.method}: " if drafting.method else ""
    if drafting.per_token is not None:
        return f"{method}{show(drafting.per_token * 1000)} ms for each drafted token"
    rows = ", ".join(f"D({k}) = {show(time * 1000)} ms" for k, time in drafting.table)
    return method + rows


def _acceptance(acceptance: Acceptance) -> str:
    if acceptance.per_position:
        value = ", ".join(show(rate) for rate in acceptance.per_position)
    else:
        value = figure(acceptance.value) if acceptance.value is not None else "not stated"
    at = f" at draft length {acceptance.draft_length}" if acceptance.draft_length else ""
    return f"{value}, counted as {acceptance.definition}{at}"


def _error(rule: ErrorRule) -> str:
    value = f" {show(rule.value)}" if rule.value is not None else ""
    return f"{rule.method}{value}"
