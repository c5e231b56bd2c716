"""Routing: how many distinct experts n tokens select, ``U(n)``, and the share ``u(n)`` (D4-D7).

``U(n)`` comes from one of three places: the assumption of independent uniform routing (D6), a
stated table, or a trace (D7). All are exact. Under uniform routing the denominator of ``U(n)`` is
about ``N**n``, so a search over thousands of n would spend its time on huge numbers; it uses
:meth:`RoutingModel.below`, which decides by a certified enclosure and falls back to the exact
number whenever the enclosure does not settle the comparison. The decision is exact either way.
"""

from specmoe.routing.choice import routing_model
from specmoe.routing.claims import check_increments, d6, d7, dedup_bracket
from specmoe.routing.model import Origin, RoutingModel
from specmoe.routing.table import TableRouting
from specmoe.routing.trace import Trace, TraceRouting, in_common, windowed_u
from specmoe.routing.uniform import UniformRouting, uniform_u

__all__ = [
    "Origin",
    "RoutingModel",
    "TableRouting",
    "Trace",
    "TraceRouting",
    "UniformRouting",
    "check_increments",
    "d6",
    "d7",
    "dedup_bracket",
    "in_common",
    "routing_model",
    "uniform_u",
    "windowed_u",
]
