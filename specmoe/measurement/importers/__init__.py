"""Importers: what other programs print becomes rows and acceptance of a measurement file.

One module for each program. Formats are read from the programs' own sources, which each module
names; figures are kept as they were written; what a log does not say is never guessed.
"""

from __future__ import annotations

from specmoe.measurement.importers.formats import FORMATS, Format, detect, read_log, sample

__all__ = ["FORMATS", "Format", "detect", "read_log", "sample"]
