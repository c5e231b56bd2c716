"""Facts, and the record of the steps that led to them.

Importing this module imports sympy.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import sympy

from specmoe.claims.derivations.formulas import UnsoundStep, require
from specmoe.claims.derivations.model import Derivation, Step
from specmoe.claims.derivations.normal_form import is_integer, same
from specmoe.claims.derivations.signs import links
from specmoe.claims.logic import Crossover
from specmoe.claims.model import Formula
from specmoe.claims.vocabulary import Expr

__all__ = ["Fact", "Record"]


@dataclass(frozen=True, eq=False, slots=True)
class Fact:
    """A formula that follows from the premises and assumptions that it is ``under``.

    Only a rule of the record that it belongs to makes one.
    """

    number: int
    formula: Formula
    under: frozenset[int]


class Record:
    """The steps of a derivation under way.

    Args:
        premises: The hypotheses, as registered.
    """

    def __init__(self, premises: Sequence[Formula]) -> None:
        self.steps: list[Step] = []
        self._facts: list[Fact] = []
        self.premises = tuple(
            self._record("premise", "premise", formula, (), {place})
            for place, formula in enumerate(premises)
        )

    def _record(
        self,
        rule: str,
        text: str,
        formula: Formula,
        uses: Iterable[Fact] = (),
        plus: Iterable[int] = (),
        less: Iterable[Fact] = (),
    ) -> Fact:
        used = tuple(uses)
        for fact in used:
            require(self._facts[fact.number] is fact, "a fact of another derivation")
        under = frozenset(plus).union(*(fact.under for fact in used))
        under -= {fact.number for fact in less}
        fact = Fact(len(self.steps), formula, under)
        numbers = tuple(fact.number for fact in used)
        self.steps.append(Step(text, formula, rule, numbers, tuple(sorted(under))))
        self._facts.append(fact)
        return fact

    def premise(self, formula: Formula) -> Fact:
        """The premise with this normal form.

        Raises:
            UnsoundStep: If the claim has no such premise.
        """
        found = next((fact for fact in self.premises if same(fact.formula, formula)), None)
        if found is None:
            raise UnsoundStep(f"no premise says that {formula}")
        return found

    def finish(self, claim_id: str, part: str, result: Fact) -> Derivation:
        """The derivation that ends in the given fact, which must be the last.

        Raises:
            UnsoundStep: If an assumption is still open.
        """
        require(result.under <= {fact.number for fact in self.premises}, "an open assumption")
        require(result is self._facts[-1], "steps after the end")
        return Derivation(
            claim_id,
            part,
            tuple(fact.formula for fact in self.premises),
            tuple(self.steps),
            result.formula,
        )

    def _is_free(self, letter: Expr, places: Iterable[int]) -> bool:
        """Whether no premise or assumption at these places says anything of the letter."""
        return all(letter not in self.steps[place].formula.free_symbols for place in places)

    @staticmethod
    def _is_whole(term: Expr, facts: Iterable[Fact]) -> bool:
        """Whether the term is a whole number; a crossover is one if it is known to be finite."""
        finite = {
            less
            for fact in facts
            for less, more, _ in links(fact.formula)
            if isinstance(less, Crossover) and is_integer(more) and not more.has(Crossover)
        }
        return is_integer(term.xreplace(dict.fromkeys(finite, sympy.Integer(1))))

    def _is_assumption(self, *facts: Fact) -> None:
        for fact in facts:
            require(self.steps[fact.number].rule == "assume", "not an assumption")
