"""The routing model that a measurement names."""

from __future__ import annotations

from specmoe.errors import InputError
from specmoe.measurement.model import Measurement
from specmoe.routing.model import RoutingModel
from specmoe.routing.table import TableRouting
from specmoe.routing.trace import TraceRouting
from specmoe.routing.uniform import UniformRouting

__all__ = ["routing_model"]


def routing_model(measurement: Measurement) -> RoutingModel:
    """The routing model that a measurement names.

    Raises:
        InputError: If a table value or a trace row is impossible for the model's N and m.

    Example:
        >>> from types import SimpleNamespace as Holder
        >>> model = Holder(routed_experts=64, top_k=6)
        >>> routing = Holder(kind="uniform", source="assumed")
        >>> routing_model(Holder(model=model, routing=routing)).share(2)
        Fraction(61, 64)
    """
    N, m = measurement.model.routed_experts, measurement.model.top_k
    routing = measurement.routing
    if routing.kind == "uniform":
        return UniformRouting(N, m, routing.source)
    if routing.kind == "table":
        return TableRouting(N, m, routing.table, routing.source)
    if routing.absences is None:
        raise InputError(
            "the routing trace is not at hand",
            path="routing.absences",
            expected="what the trace comes to",
            mend="read the measurement from its file",
        )
    return TraceRouting(N, m, routing.absences, routing.source)
