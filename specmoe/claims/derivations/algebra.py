"""Rules for relations: decided by the normal form, with signs as side conditions.

Importing this module imports sympy.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations_with_replacement

import sympy

from specmoe.claims.derivations.formulas import on_sides, replacing, require, sides
from specmoe.claims.derivations.normal_form import denominators, is_zero, same, standard
from specmoe.claims.derivations.record import Fact, Record
from specmoe.claims.derivations.signs import Known, is_nonnegative, is_positive, known
from specmoe.claims.logic import Chain, Iff
from specmoe.claims.model import Formula
from specmoe.claims.vocabulary import Expr, vocabulary

__all__ = ["Algebra"]

V = vocabulary()


class Algebra(Record):
    """Rules for equations and inequalities."""

    def combine(
        self,
        text: str,
        goal: Formula,
        weights: Mapping[Fact, Expr],
        *,
        plus: Expr = 0,
        given: Sequence[Fact] = (),
        using: Sequence[Fact] = (),
    ) -> Fact:
        """A relation whose sides differ by a sum of known differences, each times a weight.

        For ``goal = (l < r)``: ``r - l = plus + sum of weight * (greater side - lesser side)``,
        weights and ``plus`` at least 0. Equations may have a weight of any sign.

        Args:
            text: What is done.
            goal: The relation to reach.
            weights: The weight of each fact.
            plus: A term that is at least 0.
            given: What is known of signs; the weighted facts count too.
            using: Equations by which left sides are replaced throughout, until none is left.

        Raises:
            UnsoundStep: If the sides do not differ by the sum, or a sign is not known.
        """
        facts = [*weights, *given]
        signs = known([fact.formula for fact in facts])
        less, more, strict = sides(goal)
        total = sympy.sympify(plus)
        terms = [less, more, total]
        require(is_nonnegative(total, signs), f"{total} may be below 0")
        is_strict = is_positive(total, signs)
        require(strict is not None or total == 0, "an equation from an inequality")
        for fact, raw in weights.items():
            weight = sympy.sympify(raw)
            low, high, fact_strict = sides(fact.formula)
            terms += [low, high, weight]
            total += weight * (high - low)
            if fact_strict is None:
                continue
            require(strict is not None, "an equation from an inequality")
            require(is_nonnegative(weight, signs), f"{weight} may be below 0")
            is_strict = is_strict or (fact_strict and is_positive(weight, signs))
        require(is_strict or not strict, "nothing makes it strict")
        replace = replacing([fact.formula for fact in using])
        spare = replace(more - less - total)
        if standard(spare) != 0:
            self._check_divisors([replace(term) for term in terms], signs)
            require(is_zero(spare), "the sides do not differ by the sum")
        return self._record("combine", text, goal, [*facts, *using])

    @staticmethod
    def _check_divisors(terms: Iterable[Expr], signs: Known) -> None:
        for term in terms:
            for divisor in denominators(term):
                require(is_positive(divisor, signs), f"the divisor {divisor} may be 0")

    def start(self, relation: Formula) -> Fact:
        """``relation <-> relation``: what :meth:`scale` and :meth:`rewrite` then work on."""
        return self._record("start", "start from the left side", Iff(relation, relation))

    def scale(self, text: str, fact: Fact, factor: Expr, given: Sequence[Fact]) -> Fact:
        """Multiply both sides of the right relation of ``A <-> B`` by a positive factor.

        Raises:
            UnsoundStep: If the factor may be 0 or below.
        """
        signs = known([f.formula for f in given])
        require(is_positive(factor, signs), f"{factor} may be 0 or below")
        start, relation = fact.formula.args
        sides = [sympy.expand(sympy.cancel(side * factor)) for side in relation.args]
        for before, after in zip(relation.args, sides, strict=True):
            self._check_divisors([before, after, factor], signs)
            require(is_zero(before * factor - after), "the scaled sides differ")
        scaled = Iff(start, relation.func(*sides, evaluate=False))
        return self._record("scale", text, scaled, [fact, *given])

    def move(self, text: str, fact: Fact, relation: Formula, given: Sequence[Fact] = ()) -> Fact:
        """Write the right relation of ``A <-> B`` with another left and right side.

        Raises:
            UnsoundStep: If the difference of the sides is not the same.
        """
        start, before = fact.formula.args
        require(before.func == relation.func, "another relation")
        self._check_divisors(
            [*before.args, *relation.args], known([known_fact.formula for known_fact in given])
        )
        (old_less, old_more), (less, more) = before.args, relation.args
        require(is_zero(old_more - old_less - more + less), "the sides differ by something else")
        return self._record("move", text, Iff(start, relation), [fact, *given])

    def rewrite(self, text: str, fact: Fact, *equations: Fact) -> Fact:
        """Replace the left sides of equations in a formula; in ``A <-> B`` only in ``B``.

        Raises:
            UnsoundStep: If an equation speaks of a letter that the formula binds.
        """
        replace = replacing([fact.formula for fact in equations])
        formula = fact.formula
        if isinstance(formula, Iff):
            new = Iff(formula.args[0], on_sides(formula.args[1], replace))
        else:
            new = on_sides(formula, replace)
        return self._record("rewrite", text, new, [fact, *equations])

    def identity(self, text: str, left: Expr, right: Expr, given: Sequence[Fact] = ()) -> Fact:
        """An equation that holds by algebra alone."""
        return self.combine(text, V.eq(left, right), {}, given=given)

    def link(self, fact: Fact, first: int = 0, last: int | None = None) -> Fact:
        """Of a chain ``t0 <= t1 <= ...``: the relation of the terms ``first`` and ``last``."""
        chained = fact.formula.args[first : first + 1 if last is None else last]
        kinds = {type(link) for link in chained}
        require(isinstance(fact.formula, Chain) and chained, "no chain")
        require(len(chained) == 1 or kinds <= {sympy.Lt, sympy.Le}, "no order to pass on")
        kind = chained[0].func if len(chained) == 1 else sympy.Le
        kind = sympy.Lt if sympy.Lt in kinds else kind
        relation = kind(chained[0].args[0], chained[-1].args[1], evaluate=False)
        return self._record("link", "read off the chain", relation, [fact])

    def chain(self, text: str, *facts: Fact) -> Fact:
        """Relations that meet, written as one line."""
        return self._record("chain", text, Chain(*(fact.formula for fact in facts)), facts)

    def nonnegative_coefficients(
        self, text: str, longest: int, low: Expr, high: Expr, given: Sequence[Fact]
    ) -> Fact:
        """M1 for all ``j <= k <= longest``, by expanding in ``low`` and ``high - low``.

        Raises:
            UnsoundStep: If some coefficient is negative.
        """
        signs = known([fact.formula for fact in given])
        require(is_nonnegative(low, signs), f"{low} may be below 0")
        require(is_nonnegative(high - low, signs), f"{high - low} may be below 0")
        ring, a, d = sympy.ring("a,d", sympy.ZZ)
        tokens = [
            [sum((x**i for i in range(k + 1)), ring.zero) for k in range(longest + 1)]
            for x in (a, a + d)
        ]
        for j, k in combinations_with_replacement(range(longest + 1), 2):
            cross = tokens[1][k] * tokens[0][j] - tokens[0][k] * tokens[1][j]
            require(all(c > 0 for c in cross.coeffs()), f"a coefficient for {j}, {k}")
        relation = V.le(V.E(low, V.k) * V.E(high, V.j), V.E(high, V.k) * V.E(low, V.j))
        every = V.every(V.k, 0, longest, V.every(V.j, 0, V.k, relation))
        return self._record("nonnegative coefficients", text, every, given)

    def monotone(
        self,
        text: str,
        term: Expr,
        variable: Expr,
        bounds: Fact,
        given: Sequence[Fact] = (),
    ) -> Fact:
        """Bounds of a term that is monotone in a variable: its values at the variable's ends.

        Args:
            text: What is done.
            term: The term.
            variable: A letter or an application in it.
            bounds: ``low <= variable <= high`` with ``low`` positive.
            given: What is known of the signs of everything else.

        Raises:
            UnsoundStep: If the sign of the derivative is not known.
        """
        require(len(bounds.formula.args) == 2, "no two-sided bound")
        require(all(isinstance(x, (sympy.Lt, sympy.Le)) for x in bounds.formula.args), "no bound")
        (low, middle), (same_middle, high) = (link.args for link in bounds.formula.args)
        require(middle == same_middle == variable, "bounds of something else")
        signs = known([fact.formula for fact in given])
        require(is_positive(low, signs), f"{low} may be 0 or below")
        place = sympy.Dummy("place", real=True)
        moving = term.xreplace({variable: place})
        # Anywhere between the ends, the variable is at least the lower one, so positive.
        within = [*signs, (place, True)]
        slope = sympy.factor(sympy.diff(moving, place))
        require(not slope.has(sympy.Derivative), f"the sign of {slope} is unknown")
        rising = is_nonnegative(slope, within)
        require(rising or is_nonnegative(-slope, within), f"the sign of {slope} is unknown")
        self._check_divisors([moving], within)
        self._check_divisors([low, high], signs)
        ends = [term.xreplace({variable: end}) for end in (low, high)]
        least, most = ends if rising else ends[::-1]
        return self._record("monotone", text, V.chain_le(least, term, most), [bounds, *given])

    def absolute(self, text: str, lower: Fact, upper: Fact) -> Fact:
        """``|x| <= y`` from ``-y <= x`` and ``x <= y``."""
        bound, term = lower.formula.args
        require(same(upper.formula, V.le(term, -bound)), "the two bounds are no mirror images")
        require(isinstance(lower.formula, sympy.Le), "no bound from below")
        return self._record("absolute", text, V.le(V.absolute(term), -bound), [lower, upper])
