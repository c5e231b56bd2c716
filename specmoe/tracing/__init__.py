"""Routing traces: recorded from a model, kept as a compact file, and what they say of U(n) (D7).

>>> from specmoe.tracing import read_npz, to_npz, trace_file
"""

from specmoe.measurement.npz import TraceFile, from_npz, read_npz, to_npz, trace_file

__all__ = ["TraceFile", "from_npz", "read_npz", "to_npz", "trace_file"]
