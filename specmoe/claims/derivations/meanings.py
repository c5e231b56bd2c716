"""What definitions and kinds of numbers say.

Importing this module imports sympy.
"""

from __future__ import annotations

import sympy

from specmoe.claims.derivations.formulas import require, substituted
from specmoe.claims.derivations.normal_form import is_bit, is_integer, is_natural
from specmoe.claims.derivations.record import Fact, Record
from specmoe.claims.vocabulary import Expr, defining_properties, definitions, vocabulary

__all__ = ["Meanings"]

V = vocabulary()


class Meanings(Record):
    """Rules that unfold a definition or the kind of a number."""

    def definition(self, term: Expr) -> Fact:
        """What an applied function stands for, as an equation."""
        parameters, body = definitions()[term.func.__name__]
        unfolded = body.subs(dict(zip(parameters, term.args, strict=True)), simultaneous=True)
        return self._record("definition", "by definition", V.eq(term, unfolded))

    def best_length(self, best: Expr) -> tuple[Fact, ...]:
        """What makes ``k*(a)`` or ``k*max(a)`` what it is: bounds, best, and least or greatest."""
        return tuple(
            self._record("definition", "by definition", substituted(formula, {V.a: best.args[0]}))
            for formula in defining_properties()[best.func.__name__]
        )

    def natural(self, term: Expr) -> Fact:
        """``0 <= term`` for a natural number."""
        require(is_natural(term), f"{term} may be no natural number")
        return self._record("natural", "a natural number", V.le(0, term))

    def bit(self, term: Expr) -> Fact:
        """``0 <= term <= 1`` for a bit."""
        require(is_bit(term), f"{term} is no bit")
        return self._record("bit", "0 or 1", V.chain_le(0, term, 1))

    def floor(self, term: Expr) -> Fact:
        """A number lies between its floor, included, and the next whole number."""
        below = V.floor(term)
        return self._record(
            "floor", "by definition", V.chain(V.le(below, term), V.lt(term, below + 1))
        )

    def next_whole(self, text: str, fact: Fact) -> Fact:
        """``x + 1 <= y`` from ``x < y``, for whole numbers."""
        low, high = fact.formula.args
        require(isinstance(fact.formula, sympy.Lt), "no strict inequality")
        require(is_integer(low) and is_integer(high), "not between whole numbers")
        return self._record("next whole number", text, V.le(low + 1, high), [fact])
