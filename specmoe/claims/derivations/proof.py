"""The rules of inference, all together: each computes or checks, and refuses what does not follow.

Importing this module imports sympy.
"""

from __future__ import annotations

from specmoe.claims.derivations.algebra import Algebra
from specmoe.claims.derivations.formulas import UnsoundStep
from specmoe.claims.derivations.meanings import Meanings
from specmoe.claims.derivations.ranges import Ranges
from specmoe.claims.derivations.reasoning import Reasoning
from specmoe.claims.derivations.record import Fact
from specmoe.claims.derivations.sums import Sums

__all__ = ["Fact", "Proof", "UnsoundStep"]


class Proof(Algebra, Sums, Meanings, Reasoning, Ranges):
    """A derivation under way.

    Args:
        premises: The hypotheses, as registered.

    Example:
        >>> from specmoe.claims.vocabulary import vocabulary
        >>> v = vocabulary()
        >>> proof = Proof([v.lt(0, v.a), v.lt(0, v.e)])
        >>> one, other = proof.premises
        >>> proof.combine("the product is positive too", v.lt(0, v.a * v.e), {one: v.e},
        ...               given=[other]).formula
        0 < a*e
        >>> proof.combine("no", v.lt(0, v.a - v.e), {one: 1})
        Traceback (most recent call last):
        specmoe.claims.derivations.formulas.UnsoundStep: the sides do not differ by the sum
    """
