"""Rules for sums and products over a range.

Importing this module imports sympy.
"""

from __future__ import annotations

from collections.abc import Sequence

import sympy

from specmoe.claims.derivations.formulas import require
from specmoe.claims.derivations.normal_form import is_integer, same
from specmoe.claims.derivations.record import Fact, Record
from specmoe.claims.derivations.signs import is_nonnegative, known
from specmoe.claims.logic import Every
from specmoe.claims.model import Formula
from specmoe.claims.vocabulary import Expr, vocabulary

__all__ = ["Sums"]

V = vocabulary()


class Sums(Record):
    """Rules for sums and products."""

    def telescope(
        self, text: str, term: Expr, index: Expr, low: Expr, high: Expr, given: Sequence[Fact] = ()
    ) -> Fact:
        """``sum_{i=low..high} (g(i) - g(i + 1)) = g(low) - g(high + 1)``."""
        low, high = sympy.sympify(low), sympy.sympify(high)
        signs = known([fact.formula for fact in given])
        require(is_nonnegative(high + 1 - low, signs), "the range may end before it starts")
        require(is_integer(low) and is_integer(high), "the ends are no whole numbers")
        body = term - term.subs(index, index + 1)
        ends = term.subs(index, low) - term.subs(index, high + 1)
        return self._record("telescope", text, V.eq(V.total(body, index, low, high), ends), given)

    def split(
        self, text: str, whole: Expr, last_of_first: Expr, given: Sequence[Fact] = ()
    ) -> Fact:
        """A sum or product over ``low..high`` as one over ``low..c`` and one over ``c+1..high``."""
        body, (index, low, high) = whole.args
        cut = sympy.sympify(last_of_first)
        signs = known([fact.formula for fact in given])
        require(is_integer(cut) and is_nonnegative(cut + 1 - low, signs), "cut before the start")
        require(is_nonnegative(high - cut, signs), "cut after the end")
        first = whole.func(body, (index, low, cut))
        second = whole.func(body, (index, cut + 1, high))
        both = first * second if isinstance(whole, sympy.Product) else first + second
        return self._record("split", text, V.eq(whole, both), given)

    def shift(self, text: str, whole: Expr, by: int) -> Fact:
        """A sum or product with its index counted from another start."""
        body, (index, low, high) = whole.args
        require(is_nonnegative(low - by), "an index below 0")
        shifted = whole.func(body.subs(index, index + by), (index, low - by, high - by))
        return self._record("shift", text, V.eq(whole, shifted))

    def sum_up(
        self,
        text: str,
        every: Fact,
        low: Expr,
        high: Expr,
        strict_at: Fact | None = None,
        given: Sequence[Fact] = (),
    ) -> Fact:
        """Add the relations of a range: ``sum f <= sum g``.

        Args:
            text: What is done.
            every: ``f(i) <= g(i)`` (or ``=``) for every i of the range or more.
            low: Where the range starts.
            high: Where it ends.
            strict_at: ``f(c) < g(c)`` at ``c = low`` or ``low + 1``: makes the sums differ.
            given: What makes c at most ``high``.
        """
        index, relation = self._range(every, low, high)
        sums = [V.total(side, index, low, high) for side in relation.args]
        if strict_at is None:
            require(isinstance(relation, (sympy.Le, sympy.Eq)), "nothing to add")
            return self._record("sum up", text, relation.func(*sums, evaluate=False), [every])
        require(isinstance(relation, sympy.Le), "nothing to add")
        place = next(
            (
                c
                for c in (low, low + 1)
                if same(strict_at.formula, V.lt(*(x.subs(index, c) for x in relation.args)))
            ),
            None,
        )
        require(place is not None, "strict at no number of the range")
        signs = known([fact.formula for fact in given])
        require(is_nonnegative(high - place, signs), "strict only after the end of the range")
        return self._record("sum up", text, V.lt(*sums), [every, strict_at, *given])

    def _range(self, every: Fact, low: Expr, high: Expr) -> tuple[Expr, Formula]:
        require(isinstance(every.formula, Every), "no statement about a range")
        index, start, end, relation = every.formula.args
        require(start == low, "another start")
        require(end == sympy.oo or end == high, "another end")
        return index, relation

    def multiply_up(self, text: str, every: Fact, low: Expr, high: Expr) -> Fact:
        """Multiply the equations of a range: ``prod f = prod g``."""
        index, relation = self._range(every, low, high)
        require(isinstance(relation, sympy.Eq), "no equation")
        sides = [V.product(side, index, low, high) for side in relation.args]
        return self._record("multiply up", text, V.eq(*sides), [every])
