"""The bytes of expert weights that one pass of a kernel requests."""

from __future__ import annotations

from fractions import Fraction

from specmoe.errors import InputError
from specmoe.exact import Interval
from specmoe.measurement.model import KernelKind, Measurement
from specmoe.routing import RoutingModel

__all__ = ["bytes_bounds", "bytes_requested"]


def bytes_requested(
    kind: KernelKind, n: int, measurement: Measurement, routing: RoutingModel
) -> Fraction:
    """Bytes of expert weights that one pass requests from memory.

    A per-slot kernel requests ``n m b`` per layer, a deduplicating one ``U(n) b``. For a ``mixed``
    kernel the truth lies between (:func:`bytes_bounds`); the deduplicated bytes are taken, since
    they are what any kernel needs at least.

    Args:
        kind: The kernel's kind.
        n: Tokens per pass.
        measurement: Gives m, b and the layers.
        routing: Gives ``U(n)``.

    Returns:
        The bytes of all layers of one pass [bytes].

    Raises:
        InputError: If ``n < 1``, or ``U(n)`` is needed and not known.

    Example:
        >>> from types import SimpleNamespace as Holder
        >>> from specmoe.routing import UniformRouting
        >>> model = Holder(top_k=6, bytes_per_expert=Fraction(10), moe_layers=2)
        >>> bytes_requested("per_slot", 2, Holder(model=model), UniformRouting(64, 6))
        Fraction(240, 1)
        >>> bytes_requested("deduplicating", 2, Holder(model=model), UniformRouting(64, 6))
        Fraction(915, 4)
    """
    model = measurement.model
    if kind == "per_slot":
        if n < 1:
            raise InputError("no such number of tokens", path="n", expected="n >= 1", found=str(n))
        return n * model.top_k * model.bytes_per_expert * model.moe_layers
    return routing.U(n) * model.bytes_per_expert * model.moe_layers


def bytes_bounds(
    kind: KernelKind, n: int, measurement: Measurement, routing: RoutingModel
) -> Interval:
    """The range of :func:`bytes_requested` [bytes]: wide for a ``mixed`` kernel only.

    Raises:
        InputError: If ``n < 1``, or ``U(n)`` is needed and not known.

    Example:
        >>> from types import SimpleNamespace as Holder
        >>> from specmoe.routing import UniformRouting
        >>> model = Holder(top_k=6, bytes_per_expert=Fraction(64), moe_layers=1)
        >>> bytes_bounds("mixed", 2, Holder(model=model), UniformRouting(64, 6))
        Interval(lo=Fraction(732, 1), hi=Fraction(768, 1))
    """
    lo = bytes_requested(kind, n, measurement, routing)
    hi = bytes_requested("per_slot", n, measurement, routing) if kind == "mixed" else lo
    return Interval(lo, hi)
