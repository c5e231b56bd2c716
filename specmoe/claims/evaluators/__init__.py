"""How the evaluators of each claim are compared with its registered formulas.

Each function here gets one set of values (a :class:`~specmoe.claims.case.Case`), asks the
evaluators that the claim names, and compares what they say with the formulas, evaluated exactly at
the same values. None of them holds a formula of its own.

Example:
    >>> sorted(comparisons("E3"))
    ['E3_bounds', 'E3_mono', 'E3_strict']
"""

from __future__ import annotations

from specmoe import claims
from specmoe.claims.model import Comparison

__all__ = ["comparisons"]


def comparisons(claim_id: str) -> dict[str, Comparison]:
    """The comparisons of a claim, by theorem: those of this package and those beside the claim.

    Raises:
        InputError: If there is no such claim.
    """
    from specmoe.claims.evaluators import (
        bandwidth_error,  # noqa: F401 - each registers its comparisons
        box,  # noqa: F401
        dedup,  # noqa: F401
        expected,  # noqa: F401
        robust,  # noqa: F401
        routing,  # noqa: F401
        speedup,  # noqa: F401
        staircase,  # noqa: F401
    )

    known = claims.heading(claim_id).comparisons
    names = [name.rpartition(".")[2] for name in claims.summary(claim_id).lean_names]
    return {name: known[name] for name in names if name in known}
