"""The best draft length for given step costs, and when drafting pays (S1-S5, M1-M4).

A step that drafts ``k`` tokens costs ``C(k)`` and emits ``E(a,k)`` tokens on average, so its
throughput is ``tau(a,k) = E(a,k) / C(k)``. Costs are a mapping from ``k`` to ``C(k)`` [s], with
``k = 0`` for plain decoding; only the lengths that it holds are candidates.
"""

from specmoe.draftlength.rates import (
    best,
    best_for_tokens,
    greatest_best,
    maximisers,
    speedup,
    throughput,
)
from specmoe.draftlength.speedup_claims import (
    acceptance_threshold,
    faster_than_plain,
    never_faster,
    next_token_pays,
    stopping_length,
    threshold,
)
from specmoe.draftlength.staircase_claims import (
    best_between,
    cross_ratio,
    monotone_staircase,
    single_crossing,
)
from specmoe.staircase import Costs, Staircase, Step, Tie, checked_costs, staircase

__all__ = [
    "Costs",
    "Staircase",
    "Step",
    "Tie",
    "acceptance_threshold",
    "best",
    "best_between",
    "best_for_tokens",
    "checked_costs",
    "cross_ratio",
    "faster_than_plain",
    "greatest_best",
    "maximisers",
    "monotone_staircase",
    "never_faster",
    "next_token_pays",
    "single_crossing",
    "speedup",
    "staircase",
    "stopping_length",
    "threshold",
    "throughput",
]
