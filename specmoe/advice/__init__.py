"""Advice: the engine options that follow from a measurement, and why.

Which names an engine uses, and where it chooses its kernel, is in :mod:`specmoe.advice.engines`,
with the version and the address of each.
"""

from __future__ import annotations

from specmoe.advice.advise import advise
from specmoe.advice.engines import ENGINES, engines_named
from specmoe.advice.model import Advice
from specmoe.advice.text import as_json, lines

__all__ = ["ENGINES", "Advice", "advise", "as_json", "engines_named", "lines"]
