"""The measurement file: its schema, its reader, and the exact data it becomes."""

from __future__ import annotations

from specmoe.measurement.contract import schema
from specmoe.measurement.reader import bundled, example, read, reads
from specmoe.measurement.writing import to_document

__all__ = ["bundled", "example", "read", "reads", "schema", "to_document"]
