"""The rules of thumb by which engines choose a kernel."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["RuleOfThumb", "rules_of_thumb"]


@dataclass(frozen=True, slots=True)
class RuleOfThumb:
    """What a rule of thumb says of this model.

    Example:
        >>> rules_of_thumb(128, 8)[0].crossover
        33
    """

    rule: str
    source: str
    crossover: int
    """The least n at which it deduplicates."""


def rules_of_thumb(N: int, m: int) -> tuple[RuleOfThumb, ...]:
    """The rules that engines use, evaluated for a model's shape.

    Args:
        N: Routed experts in one layer.
        m: Experts selected per token.

    Example:
        >>> [rule.crossover for rule in rules_of_thumb(64, 6)]
        [22, 11, 9]
    """
    return (
        RuleOfThumb("per-slot while n m <= 2 N", "proposed for llama.cpp Vulkan", 2 * N // m + 1),
        RuleOfThumb("deduplicate when n m >= 64", "MLX-LM", max(1, -(-64 // m))),
        RuleOfThumb("per-slot up to n = 8", "llama.cpp CUDA", 9),
    )
