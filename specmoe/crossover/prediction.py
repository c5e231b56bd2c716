"""What is predicted of the crossover."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Literal, TypeAlias

from specmoe.bandwidth import HeldOut, PointRatio
from specmoe.crossover.observed import Observed
from specmoe.crossover.pair import RegimePair
from specmoe.crossover.rules import RuleOfThumb
from specmoe.measurement.model import KernelKind
from specmoe.results import Evaluation

__all__ = ["CrossoverPrediction", "Verdict"]


Verdict: TypeAlias = Literal["predicted", "at_or_below", "none_found", "undecided"]
"""``predicted``: the least n. ``at_or_below``: already faster at the least n that can be compared.
``none_found``: not faster at any n searched. ``undecided``: the kernels cannot be compared."""


@dataclass(frozen=True, slots=True)
class CrossoverPrediction:
    """The predicted crossover, its bounds, and everything that it can be compared with.

    Example:
        >>> CrossoverPrediction("undecided", reasons=("one kernel only",)).bracket
        (None, None)
    """

    verdict: Verdict
    value: int | None = None
    """``n*``: the least n at which the deduplicating kernel is predicted faster."""
    bracket: tuple[int | None, int | None] = (None, None)
    """The least n at which it may be faster, and the least n from which it surely is, up to the
    end of the search; ``None`` where there is no such n."""
    method: Literal["fit", "ratio_table", "none"] = "none"
    pair: RegimePair | None = None
    """The regimes that decide at ``value`` (at the end of the search if there is none)."""
    searched: tuple[int, int] | None = None
    """The n that were compared, both ends included."""
    supported: tuple[int, int] | None = None
    """The n that both regimes cover."""
    calibrated: tuple[int, int] | None = None
    """The n inside the calibration of both, or those of the ratio table."""
    extrapolated: bool = False
    """Whether the value or an end of the bracket lies outside ``calibrated``."""
    extrapolation: str = ""
    """From where to where, and across which break, in one sentence."""
    single: bool = False
    """Whether deduplication stays faster at every n searched from ``value`` on."""
    any_router: tuple[int, int] | None = None
    """D4's bracket widened by the errors: holds for any router, at a constant ratio."""
    claims: tuple[Evaluation[Any], ...] = ()
    observed: tuple[Observed, ...] = ()
    agrees: bool | None = None
    """Whether the value lies where the crossover was observed; ``None`` if it was not."""
    rules: tuple[RuleOfThumb, ...] = ()
    points: tuple[PointRatio, ...] = ()
    """The ratio at the n at which both kernels were measured."""
    held_out: Mapping[KernelKind, tuple[HeldOut, ...]] = field(default_factory=dict)
    needed: tuple[tuple[int, Fraction], ...] = ()
    """``(n, u(n))``: D1 turned round, the bandwidth ratio that deduplication would have to exceed
    at n; given where only one kernel is known."""
    reasons: tuple[str, ...] = ()
    """Why it is undecided, or what a reader must know of the value."""
