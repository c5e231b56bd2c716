"""Small measurements for tests, built without any file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from specmoe.exact import exact
from specmoe.measurement.model import (
    Device,
    Engine,
    KernelSeries,
    Measurement,
    Model,
    Routing,
    Row,
)

SOURCE = "https://example.org/timings"


def rows(times: Mapping[int, Any], holdout: Iterable[int] = (), source: str = SOURCE) -> tuple:
    """Rows from ``n -> time [s]``; a list of times stands for repeats."""
    held = set(holdout)
    return tuple(
        Row(
            n,
            tuple(exact(t) for t in (time if isinstance(time, list) else [time])),
            source,
            use="holdout" if n in held else "calibrate",
        )
        for n, time in sorted(times.items())
    )


def from_rates(
    rates: Mapping[int, str], holdout: Iterable[int] = (), source: str = SOURCE
) -> tuple[Row, ...]:
    """Rows from ``n -> rate [tokens/s]``, as the source gives it: the time is n over the rate."""
    return rows({n: n / exact(rate) for n, rate in rates.items()}, holdout, source)


def series(kind: str, kernel_rows: tuple[Row, ...], **fields: Any) -> KernelSeries:
    return KernelSeries(kind, fields.pop("name", f"a {kind} kernel"), kernel_rows, **fields)


def measurement(
    *kernels: KernelSeries,
    N: int = 64,
    m: int = 6,
    b: Any = 10**6,
    layers: int = 1,
    routing: Routing | None = None,
    **fields: Any,
) -> Measurement:
    return Measurement(
        name="built",
        title="built for a test",
        file="built.toml",
        sha256="0" * 64,
        measured_on=None,
        device=Device("a device", SOURCE),
        engine=Engine("an engine", "1", SOURCE),
        model=Model("a model", SOURCE, N, m, layers, Fraction(exact(b)), "stated"),
        scope=fields.pop("scope", "pass"),
        kernels=kernels,
        routing=routing or Routing("uniform", "assumed"),
        **fields,
    )
