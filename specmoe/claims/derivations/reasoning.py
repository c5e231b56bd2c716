"""Logical rules: each checks that its premises have the right form.

Importing this module imports sympy.
"""

from __future__ import annotations

from collections.abc import Mapping

import sympy

from specmoe.claims.derivations.formulas import UnsoundStep, negated, require, substituted
from specmoe.claims.derivations.model import Derivation
from specmoe.claims.derivations.normal_form import is_natural, same
from specmoe.claims.derivations.record import Fact, Record
from specmoe.claims.derivations.signs import is_nonnegative, known
from specmoe.claims.logic import Iff
from specmoe.claims.model import Formula
from specmoe.claims.vocabulary import Expr, vocabulary

__all__ = ["Reasoning"]

V = vocabulary()


class Reasoning(Record):
    """Rules for assumptions, implications, cases, and lemmas."""

    def assume(self, text: str, formula: Formula) -> Fact:
        """Assume a formula, until :meth:`discharge`, :meth:`induction`, ... removes it."""
        return self._record("assume", text, formula, (), {len(self.steps)})

    def discharge(self, text: str, assumption: Fact, fact: Fact) -> Fact:
        """``assumption -> fact``."""
        self._is_assumption(assumption)
        formula = V.implies(assumption.formula, fact.formula)
        return self._record("discharge", text, formula, [fact], less=[assumption])

    def both_ways(self, text: str, forth: Fact, back: Fact) -> Fact:
        """``A <-> B`` from ``A -> B`` and ``B -> A``."""
        for fact in (forth, back):
            require(isinstance(fact.formula, sympy.Implies), "no implication")
        left, right = forth.formula.args
        require(same(back.formula, V.implies(right, left)), "not the other way round")
        return self._record("both ways", text, Iff(left, right), [forth, back])

    def apply(self, text: str, rule: Fact, premise: Fact) -> Fact:
        """``B`` from ``A -> B`` and ``A``; an equivalence may be used either way."""
        require(isinstance(rule.formula, (sympy.Implies, Iff)), "no rule to apply")
        left, right = rule.formula.args
        if isinstance(rule.formula, Iff) and same(premise.formula, right):
            left, right = right, left
        require(same(premise.formula, left), "the premise is another")
        return self._record("apply", text, right, [rule, premise])

    def deny(self, text: str, rule: Fact, premise: Fact) -> Fact:
        """``not B`` from ``A <-> B`` and ``not A``, for inequalities."""
        require(isinstance(rule.formula, Iff), "no equivalence")
        left, right = rule.formula.args
        if not same(premise.formula, negated(left)):
            left, right = right, left
        require(same(premise.formula, negated(left)), "the premise is another")
        return self._record("deny", text, negated(right), [rule, premise])

    def cases(self, text: str, first: Fact, one: Fact, second: Fact, other: Fact) -> Fact:
        """What follows from ``x <= y`` and from ``y < x`` alike.

        Args:
            text: What is done.
            first: The one assumption.
            one: What follows under it.
            second: The other assumption, its negation.
            other: The same, under that.
        """
        for assumption in (first, second):
            self._is_assumption(assumption)
        require(same(negated(first.formula), second.formula), "a case is missing")
        require(same(one.formula, other.formula), "the cases end differently")
        # Each case may rest on its own assumption only.
        require(second.number not in one.under, "the cases are mixed")
        require(first.number not in other.under, "the cases are mixed")
        return self._record("cases", text, one.formula, [one, other], less=[first, second])

    def absurd(self, text: str, assumption: Fact, one: Fact, other: Fact) -> Fact:
        """The opposite of an assumption under which both ``x < y`` and ``y <= x`` hold."""
        self._is_assumption(assumption)
        require(same(one.formula, negated(other.formula)), "no contradiction")
        return self._record(
            "absurd", text, negated(assumption.formula), [one, other], less=[assumption]
        )

    def lemma(self, derivation: Derivation, values: Mapping[Expr, Expr], *facts: Fact) -> Fact:
        """The result of another derivation, with other terms for its letters.

        Raises:
            UnsoundStep: If a premise of it, with these terms, is not among the facts.
        """
        signs = known([fact.formula for fact in facts])
        for letter, term in values.items():
            require(letter.is_Symbol, "not a letter")
            if is_natural(letter):
                require(
                    self._is_whole(term, facts) and is_nonnegative(term, signs),
                    f"{term} for {letter}",
                )
        used = []
        for wanted in derivation.premises:
            formula = substituted(wanted, values)
            found = next((fact for fact in facts if same(fact.formula, formula)), None)
            if found is None:
                raise UnsoundStep(f"nothing says that {formula}")
            used.append(found)
        name = f"{derivation.claim_id}, {derivation.part}"
        return self._record(
            "lemma",
            f"by {name}",
            substituted(derivation.result, values),
            dict.fromkeys([*used, *facts]),
        )
