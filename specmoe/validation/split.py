"""Holding out calibration rows, so that a file without held-out ones can be tried at all.

The rule is fixed, so that nobody can pick the rows: in order of n, the second, fourth, ... row of
each kernel, never its first or last one, whatever the file says of them. What is left is fitted as
if nothing else had been measured.
"""

from __future__ import annotations

from dataclasses import replace

from specmoe.measurement.model import KernelSeries, Measurement
from specmoe.validation.model import Split

__all__ = ["LEAST_ROWS", "split"]

LEAST_ROWS = 4
"""With fewer calibration rows nothing is held out: a fit needs three."""


def split(measurement: Measurement) -> tuple[Measurement, tuple[Split, ...]]:
    """Hold out every other interior calibration row of each kernel.

    Args:
        measurement: The measurement. Rows that it holds out itself stay so.

    Returns:
        The same measurement with more rows marked ``holdout``, and which ones these are.

    Example:
        >>> from specmoe.measurement import example, read
        >>> [(found.kind, found.ns) for found in split(read(example()))[1]]
        [('per_slot', (2, 8, 12)), ('deduplicating', (12, 24))]
    """
    kernels, found = [], []
    for series in measurement.kernels:
        ns = _every_other(series)
        kernels.append(
            replace(
                series,
                rows=tuple(
                    replace(row, use="holdout") if row.n in ns else row for row in series.rows
                ),
            )
        )
        if ns:
            found.append(Split(series.kind, ns))
    return replace(measurement, kernels=tuple(kernels)), tuple(found)


def _every_other(series: KernelSeries) -> tuple[int, ...]:
    ns = sorted(row.n for row in series.rows if row.use == "calibrate")
    return tuple(ns[1:-1:2]) if len(ns) >= LEAST_ROWS else ()
