"""What survives measurement error: the best draft length as a set, and its margins (B5-B7).

The true cost of each draft length lies within a relative error of the fitted one, each on its
own. Where costs share a bandwidth their errors cancel in part: :mod:`specmoe.box` uses that (B8).
"""

from specmoe.robust.claims import certain_best, regret_bound, speedup_bounds
from specmoe.robust.errors import Errors
from specmoe.robust.margin import MarginToFlip, margin_to_flip
from specmoe.robust.possible import (
    Range,
    RobustStaircase,
    RobustStep,
    possible_best,
    robust_staircase,
)

__all__ = [
    "Errors",
    "MarginToFlip",
    "Range",
    "RobustStaircase",
    "RobustStep",
    "certain_best",
    "margin_to_flip",
    "possible_best",
    "regret_bound",
    "robust_staircase",
    "speedup_bounds",
]
