"""Rules for statements about every number of a range, or every point of a box.

Importing this module imports sympy.
"""

from __future__ import annotations

from collections.abc import Sequence

import sympy

from specmoe.claims.derivations.formulas import require, substituted
from specmoe.claims.derivations.normal_form import is_integer, is_natural, same
from specmoe.claims.derivations.record import Fact, Record
from specmoe.claims.derivations.signs import is_nonnegative, known
from specmoe.claims.logic import Every
from specmoe.claims.model import Formula
from specmoe.claims.vocabulary import Expr, vocabulary

__all__ = ["Ranges"]

V = vocabulary()


class Ranges(Record):
    """Rules for quantifiers, induction, and the least number with a property."""

    def instance(self, text: str, every: Fact, value: Expr, given: Sequence[Fact] = ()) -> Fact:
        """A statement about every number of a range, at one of them."""
        require(isinstance(every.formula, Every), "no statement about a range")
        index, low, high, body = every.formula.args
        value = sympy.sympify(value)
        signs = known([fact.formula for fact in given])
        require(self._is_whole(value, given), f"{value} may be no whole number")
        require(is_nonnegative(value - low, signs), f"{value} may lie before the range")
        if high != sympy.oo:
            require(is_nonnegative(high - value, signs), f"{value} may lie after the range")
        return self._record("instance", text, substituted(body, {index: value}), [every, *given])

    def generalise(
        self, text: str, fact: Fact, index: Expr, start: Fact | None = None, end: Fact | None = None
    ) -> Fact:
        """A statement about every number of a range, from one about any number.

        Args:
            text: What is done.
            fact: The statement, under no assumption about the index but ``start`` and ``end``.
            index: A letter for a natural number.
            start: The assumption ``low <= index``; without it the range starts at 0.
            end: The assumption ``index <= high``; without it the range has no end.
        """
        require(is_natural(index) and index.is_Symbol, "not a letter for a natural number")
        low, high = sympy.Integer(0), None
        bounds = [bound for bound in (start, end) if bound is not None]
        self._is_assumption(*bounds)
        if start is not None:
            low = start.formula.args[0]
            require(same(start.formula, V.le(low, index)), "no start of a range")
        if end is not None:
            high = end.formula.args[1]
            require(same(end.formula, V.le(index, high)), "no end of a range")
        require(index not in low.free_symbols, "the start moves")
        require(high is None or index not in high.free_symbols, "the end moves")
        others = fact.under - {bound.number for bound in bounds}
        require(self._is_free(index, others), f"something is assumed of {index}")
        every = V.every(index, low, high, fact.formula)
        return self._record("generalise", text, every, [fact], less=bounds)

    def induction(
        self,
        text: str,
        index: Expr,
        base: Fact,
        hypothesis: Fact,
        step: Fact,
        start: Fact | None = None,
    ) -> Fact:
        """From ``P(low)``, and ``P(i + 1)`` under ``P(i)``: ``P(i)`` for every i from low on.

        Args:
            text: What is done.
            index: The letter i.
            base: ``P(low)``.
            hypothesis: The assumption ``P(i)``.
            step: ``P(i + 1)``, under that assumption and ``start``.
            start: The assumption ``low <= i``; without it low is 0.
        """
        assumed = [f for f in (hypothesis, start) if f is not None]
        require(is_natural(index) and index.is_Symbol, "not a letter for a natural number")
        self._is_assumption(*assumed)
        low = sympy.Integer(0)
        if start is not None:
            low = start.formula.args[0]
            require(same(start.formula, V.le(low, index)), "no start of a range")
            require(is_integer(low) and index not in low.free_symbols, "the start moves")
        claim = hypothesis.formula
        require(same(base.formula, substituted(claim, {index: low})), "the base is another")
        require(same(step.formula, substituted(claim, {index: index + 1})), "the step is another")
        others = (step.under - {f.number for f in assumed}) | base.under
        require(self._is_free(index, others), f"something is assumed of {index}")
        every = V.every(index, low, None, claim)
        return self._record("induction", text, every, [base, step], less=assumed)

    def first_crossing(
        self, text: str, ratio: Expr, witness: Fact, start: Fact
    ) -> tuple[Fact, ...]:
        """What ``n*(ratio)`` is, once ``u(n) < ratio(n)`` for some n: 1 <= n*, faster, n* <= n.

        Args:
            text: What is done.
            ratio: The ratio, an expression in n.
            witness: ``u(c) < ratio(c)``.
            start: ``1 <= c``.
        """
        place = start.formula.args[1]
        require(same(start.formula, V.le(1, place)) and is_integer(place), "no number of tokens")
        require(
            same(witness.formula, V.lt(V.u(place), sympy.sympify(ratio).subs(V.n, place))),
            "not faster there",
        )
        first = V.crossover(ratio)
        found = (
            V.le(1, first),
            V.lt(V.u(first), sympy.sympify(ratio).subs(V.n, first)),
            V.le(first, place),
        )
        return tuple(
            self._record("least number", text, formula, [witness, start]) for formula in found
        )

    def earlier_crossing(self, text: str, every: Fact) -> Fact:
        """``n*(s) <= n*(r)`` where, at every n from 1 on, faster at r(n) is faster at s(n).

        The least number with a property comes no later than that with a stronger one; without
        any such number it is infinite.
        """
        index, low, high, body = every.formula.args
        require(low == 1 and high == sympy.oo, "not from 1 on")
        require(isinstance(body, sympy.Implies), "no implication")
        ratios = []
        for side in body.args:
            share, ratio = side.args
            require(isinstance(side, sympy.Lt) and share == V.u(index), "not about the share")
            require(V.n == index or V.n not in ratio.free_symbols, "n would be captured")
            ratios.append(ratio.subs(index, V.n))
        narrow, wide = map(V.crossover, ratios)
        return self._record("least number", text, V.le(wide, narrow), [every])

    def point_instance(self, text: str, every: Fact, point: Expr, inside: Fact) -> Fact:
        """A statement about every point of a box, at one of them.

        Args:
            text: What is done.
            every: The statement.
            point: A function of the index.
            inside: That the function lies in the box.
        """
        applied, box, body = every.formula.args

        def at_point(formula: Formula) -> Formula:
            return formula.replace(applied.func, lambda *arguments: point(*arguments))

        require(same(inside.formula, at_point(box)), "not in the box")
        return self._record("instance", text, at_point(body), [every, inside])

    def point_generalise(self, text: str, fact: Fact, box: Fact, applied: Expr) -> Fact:
        """A statement about every point of a box, from one about any point.

        Args:
            text: What is done.
            fact: The statement, under no assumption about the function but the box.
            box: The assumption that the function lies in the box.
            applied: The function, applied to the index.
        """
        self._is_assumption(box)
        for place in fact.under - {box.number}:
            require(
                not self.steps[place].formula.has(applied.func), "something else is assumed of it"
            )
        every = V.every_point(applied, box.formula, fact.formula)
        return self._record("generalise", text, every, [fact], less=[box])
