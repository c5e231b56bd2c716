"""A piece of advice: what to set, why, what it gains, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

from specmoe.exact import Interval

__all__ = ["Advice", "CliffAdvice", "KernelAdvice", "Outcome", "Reason", "Setting", "SwitchAdvice"]

Outcome: TypeAlias = Literal["draft", "do_not_draft", "undecided"]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why, and which claims of the theory stand behind it."""

    text: str
    claims: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Setting:
    """What to give one engine."""

    engine: str
    options: tuple[str, ...]
    """To be given as they stand; empty where nothing is to be given."""
    note: str
    version: str
    """The version for which these names hold."""
    source: str


@dataclass(frozen=True, slots=True)
class CliffAdvice:
    """The step of the pass time that costs most."""

    n_from: int
    n_to: int
    time_ratio: Fraction
    """``T(n_to) / T(n_from)``, rounded up where its exact text is long."""
    longest_before: int
    """The longest draft length whose verify pass stays before the step; 0: none does."""
    text: str


@dataclass(frozen=True, slots=True)
class SwitchAdvice:
    """Where the engine changes kernels, against where it should."""

    engine: str
    place: str
    rule: str
    from_n: int
    """The least n at which it deduplicates, for this model."""
    verdict: Literal["fits", "too_early", "too_late", "unknown"]
    text: str
    version: str
    source: str


@dataclass(frozen=True, slots=True)
class KernelAdvice:
    """From how many tokens per pass to deduplicate."""

    text: str
    crossover: int | None
    possible_from: int | None
    certain_from: int | None
    switches: tuple[SwitchAdvice, ...]
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Advice:
    """Everything that follows for one measurement."""

    name: str
    title: str
    engine: str
    backend: str | None
    acceptance: Interval
    acceptance_how: str
    """Where this acceptance rate comes from."""
    outcome: Outcome
    text: str
    """The advice in one sentence."""
    draft_length: int | None
    """``None`` where it is undecided; 0 where drafting does not pay."""
    possible: tuple[int, ...]
    """Every draft length that the errors allow to be best."""
    certain: bool
    speedup: Interval | None
    """Of the advised length over plain decoding."""
    bounds: Interval | None
    """The true speedup lies here, within the errors."""
    least_worth: int
    """The least draft length from which all up to the advised one are faster than plain."""
    drafting_limit: Fraction | None
    """Where drafting time is not stated: at this time for each drafted token the gain is gone
    [s]."""
    reasons: tuple[Reason, ...]
    settings: tuple[Setting, ...]
    cliff: CliffAdvice | None
    kernel: KernelAdvice
    cautions: tuple[str, ...]

    @property
    def decided(self) -> bool:
        """Whether there is an answer to either question."""
        return self.outcome != "undecided" or self.kernel.crossover is not None
