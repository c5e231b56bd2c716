"""What every claim on draft lengths takes for granted of costs and acceptance."""

from __future__ import annotations

from specmoe import acceptance
from specmoe.results import Hypothesis

__all__ = ["GEOMETRIC", "POSITIVE"]

POSITIVE = Hypothesis("C(k) > 0 for every k", "checked")
GEOMETRIC = Hypothesis(acceptance.GEOMETRIC, "assumed")
