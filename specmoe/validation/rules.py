"""The simple rules that a prediction has to be better than, on the same data.

For the kernel: what engines use (:func:`specmoe.crossover.rules_of_thumb`), and a guess of equal
bandwidths, r = 1. For the draft length: two guesses of the pass time that need no more than plain
decoding. A rule that says nothing of a question is not counted there.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from specmoe.crossover import rules_of_thumb
from specmoe.routing import RoutingModel

__all__ = ["COST_GUESSES", "CostGuess", "KernelRule", "kernel_rules"]


@dataclass(frozen=True, slots=True)
class KernelRule:
    """From which n on a rule deduplicates; ``None``: at none of the n looked at."""

    name: str
    how: str
    crossover: int | None


def kernel_rules(routing: RoutingModel, largest: int) -> tuple[KernelRule, ...]:
    """The rules for the kernel, for one model.

    Args:
        routing: Gives N, m and ``U(n)``.
        largest: The largest n of interest.

    Example:
        >>> from specmoe.routing import UniformRouting
        >>> [rule.crossover for rule in kernel_rules(UniformRouting(128, 8), 64)]
        [33, 8, 9, 2]
    """
    found = [
        KernelRule(rule.rule, f"rule: {rule.source}", rule.crossover)
        for rule in rules_of_thumb(routing.N, routing.m)
    ]
    equal = next(
        (n for n in range(1, largest + 1) if routing.knows(n) and routing.share(n) < 1), None
    )
    found.append(
        KernelRule(
            "r = 1",
            "both kernels at the same bandwidth: deduplicate as soon as n tokens share an expert",
            equal,
        )
    )
    return tuple(found)


@dataclass(frozen=True, slots=True)
class CostGuess:
    """A guess of the pass time from plain decoding alone."""

    name: str
    how: str
    per_token: bool

    def time(self, n: int, plain: Fraction) -> Fraction:
        """The guessed time of a pass over n tokens [s].

        Example:
            >>> [guess.time(4, Fraction(2)) for guess in COST_GUESSES]
            [Fraction(2, 1), Fraction(8, 1)]
        """
        return n * plain if self.per_token else plain


COST_GUESSES = (
    CostGuess(
        "constant pass time",
        "a pass costs the same whatever n: the longest draft is the best one",
        per_token=False,
    ),
    CostGuess(
        "constant throughput",
        "a token costs the same whatever n: no draft is worth anything",
        per_token=True,
    ),
)
