"""How good the predictions are: calibration rows against rows that no fit has seen.

The rules are fixed and printed with the result:

- a time is inside if it lies within the error of the calibration (B1), a saving likewise (B2);
- a crossover stands for the first measured n at which deduplication is faster; one pass size is
  one step of the n at which both kernels were measured;
- the best draft length is compared at 22 acceptance rates, over the lengths that were measured.
"""

from __future__ import annotations

from specmoe.validation.compare import ACCEPTANCES, validate
from specmoe.validation.model import Count, Counts, Validation
from specmoe.validation.rendering import as_json, markdown, render
from specmoe.validation.split import split
from specmoe.validation.table import Table, summary, table

__all__ = [
    "ACCEPTANCES",
    "Count",
    "Counts",
    "Table",
    "Validation",
    "as_json",
    "markdown",
    "render",
    "split",
    "summary",
    "table",
    "validate",
]
