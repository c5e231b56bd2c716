"""One walk over a formula for every output language: order as written, brackets where needed.

A language is a subclass of :class:`Writer` that says how each form looks; where brackets go is
decided here once. Importing this module imports sympy.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import IntEnum
from typing import Any, ClassVar, Literal, TypeAlias

import sympy
from sympy.core.function import AppliedUndef

from specmoe.claims.logic import Chain, Crossover, Every, EveryPoint, Iff
from specmoe.claims.symbols import SymbolEntry, symbol
from specmoe.claims.vocabulary import Expr

__all__ = ["Binding", "Enclosed", "Operator", "Writer"]

Operator: TypeAlias = Literal["=", "!=", "<", "<=", ">", ">="]
Enclosed: TypeAlias = Literal["abs", "min", "floor"]

_OPERATORS: tuple[tuple[Any, Operator], ...] = (
    (sympy.Eq, "="),
    (sympy.Ne, "!="),
    (sympy.Lt, "<"),
    (sympy.Le, "<="),
    (sympy.Gt, ">"),
    (sympy.Ge, ">="),
)
_ENCLOSED: tuple[tuple[Any, Enclosed], ...] = (
    (sympy.Abs, "abs"),
    (sympy.Min, "min"),
    (sympy.floor, "floor"),
)


class Binding(IntEnum):
    """How tightly a form holds together; a looser one inside a tighter one needs brackets."""

    QUANTIFIER = 0
    IFF = 1
    IMPLIES = 2
    RELATION = 3
    SUM = 4
    BIG = 5
    PRODUCT = 6
    FACTOR = 7
    BASE = 8
    ATOM = 9


class Writer(ABC):
    """Writes sympy formulas in one language.

    Raises (on writing):
        TypeError: For a node that no claim uses, rather than a wrong formula.
    """

    fraction: ClassVar[Binding]
    """How tightly a written fraction holds: a stacked one is a factor, ``p/q`` a product."""
    numerator: ClassVar[Binding]
    """The loosest form that a numerator may have without brackets."""
    denominator: ClassVar[Binding]
    """The same for a denominator."""

    # What a language says ----------------------------------------------------------------------
    @abstractmethod
    def _say_number(self, digits: str) -> str:
        """A natural number."""

    @abstractmethod
    def _say_name(self, entry: SymbolEntry) -> str:
        """A symbol of the table, without arguments."""

    @abstractmethod
    def _say_application(self, entry: SymbolEntry, index: str | None, arguments: list[str]) -> str:
        """A function with its subscript, if it has one, and its arguments."""

    @abstractmethod
    def _say_added(self, terms: list[tuple[bool, str]]) -> str:
        """Terms, each with whether it is subtracted."""

    @abstractmethod
    def _say_multiplied(self, factors: list[str]) -> str:
        """Two or more factors."""

    @abstractmethod
    def _say_divided(self, numerator: str, denominator: str) -> str:
        """A fraction."""

    @abstractmethod
    def _say_raised(self, base: str, exponent: str) -> str:
        """A power."""

    @abstractmethod
    def _say_big(
        self, kind: Literal["sum", "prod"], index: str, low: str, high: str, body: str
    ) -> str:
        """A sum or a product over a range."""

    @abstractmethod
    def _say_enclosed(self, kind: Enclosed, arguments: list[str]) -> str:
        """An absolute value, a minimum or a floor."""

    @abstractmethod
    def _say_related(self, terms: list[str], operators: list[Operator]) -> str:
        """A relation, or a chain of them."""

    @abstractmethod
    def _say_implied(self, premise: str, conclusion: str) -> str:
        """An implication."""

    @abstractmethod
    def _say_equivalent(self, left: str, right: str) -> str:
        """An equivalence."""

    @abstractmethod
    def _say_every(self, variable: str, low: str, high: str | None, body: str) -> str:
        """For every number of a range; without an upper end if ``high`` is ``None``."""

    @abstractmethod
    def _say_every_point(self, point: str, box: str, body: str) -> str:
        """For every function in a box."""

    @abstractmethod
    def _say_bracketed(self, inner: str) -> str:
        """Something in round brackets."""

    # The walk ----------------------------------------------------------------------------------
    def write(self, formula: Expr) -> str:
        """The formula in this language."""
        return self._write(formula)[1]

    def _at(self, formula: Expr, least: Binding) -> str:
        binding, text = self._write(formula)
        return text if binding >= least else self._say_bracketed(text)

    def _write(self, formula: Expr) -> tuple[Binding, str]:
        if isinstance(formula, sympy.Symbol):
            return Binding.ATOM, self._say_name(symbol(formula.name))
        if isinstance(formula, sympy.Rational):
            return self._rational(formula)
        if isinstance(formula, sympy.Add):
            return Binding.SUM, self._say_added([self._term(term) for term in formula.args])
        if isinstance(formula, sympy.Mul):
            return self._product(formula)
        if isinstance(formula, sympy.Pow):
            return self._power(formula)
        if isinstance(formula, AppliedUndef):
            return Binding.ATOM, self._applied(formula)
        if isinstance(formula, Crossover):
            return Binding.ATOM, self._crossover(formula)
        if isinstance(formula, (sympy.Sum, sympy.Product)):
            return self._big(formula)
        for kind, word in _ENCLOSED:
            if isinstance(formula, kind):
                inner = [self.write(argument) for argument in formula.args]
                return Binding.ATOM, self._say_enclosed(word, inner)
        return self._logic(formula)

    def _logic(self, formula: Expr) -> tuple[Binding, str]:
        if isinstance(formula, Chain):
            terms = [formula.args[0].args[0], *(link.args[1] for link in formula.args)]
            operators = [_operator(link) for link in formula.args]
            return Binding.RELATION, self._related(terms, operators)
        if isinstance(formula, sympy.core.relational.Relational):
            return Binding.RELATION, self._related(list(formula.args), [_operator(formula)])
        if isinstance(formula, Iff):
            left, right = (self._at(side, Binding.IMPLIES) for side in formula.args)
            return Binding.IFF, self._say_equivalent(left, right)
        if isinstance(formula, sympy.Implies):
            premise, conclusion = formula.args
            text = self._say_implied(
                self._at(premise, Binding.RELATION), self._at(conclusion, Binding.IMPLIES)
            )
            return Binding.IMPLIES, text
        if isinstance(formula, Every):
            variable, low, high, body = formula.args
            top = None if high is sympy.oo else self.write(high)
            text = self._say_every(self.write(variable), self.write(low), top, self.write(body))
            return Binding.QUANTIFIER, text
        if isinstance(formula, EveryPoint):
            _, box, body = formula.args
            name = self._say_name(symbol(formula.point))
            return Binding.QUANTIFIER, self._say_every_point(
                name, self.write(box), self.write(body)
            )
        raise TypeError(f"no way to write {type(formula).__name__}: {formula}")

    def _related(self, terms: list[Expr], operators: list[Operator]) -> str:
        return self._say_related([self._at(term, Binding.SUM) for term in terms], operators)

    def _rational(self, number: Expr) -> tuple[Binding, str]:
        size = self._say_number(str(abs(number.p)))
        binding = Binding.ATOM
        if number.q != 1:
            size, binding = self._say_divided(size, self._say_number(str(number.q))), self.fraction
        if number.p < 0:
            return Binding.SUM, self._say_added([(True, size)])
        return binding, size

    def _term(self, term: Expr) -> tuple[bool, str]:
        positive = -term if term.is_Rational and term.p < 0 else _negated(term)
        if positive is None:
            return False, self._at(term, Binding.BIG)
        return True, self._at(positive, Binding.BIG)

    def _product(self, product: Expr) -> tuple[Binding, str]:
        positive = _negated(product)
        if positive is not None:
            return Binding.SUM, self._say_added([(True, self._at(positive, Binding.BIG))])
        # Read from the left, as written: dividing divides everything so far.
        factors: list[tuple[Binding, str]] = []
        for factor in _factors(product):
            divisor = _divisor(factor)
            if divisor is None:
                factors.append(self._write(factor))
                continue
            top = self._joined(factors, self.numerator) if factors else self._say_number("1")
            factors = [(self.fraction, self._say_divided(top, self._at(divisor, self.denominator)))]
        if len(factors) == 1:
            return factors[0]
        binding = Binding.BIG if factors[-1][0] == Binding.BIG else Binding.PRODUCT
        return binding, self._joined(factors, Binding.BIG)

    def _joined(self, factors: list[tuple[Binding, str]], least: Binding) -> str:
        """A product; ``least`` is what its surroundings ask of it, if it has one factor only."""
        if len(factors) == 1:
            binding, text = factors[0]
            return text if binding >= least else self._say_bracketed(text)
        texts = []
        for place, (binding, text) in enumerate(factors):
            asked = Binding.PRODUCT if place == 0 else Binding.FACTOR
            # A sum sign reaches to the end of its product, so only the last may stand bare.
            bare_sum = binding == Binding.BIG and place == len(factors) - 1
            texts.append(text if binding >= asked or bare_sum else self._say_bracketed(text))
        joined = self._say_multiplied(texts)
        if factors[-1][0] == Binding.BIG and least > Binding.BIG:
            return self._say_bracketed(joined)
        return joined

    def _power(self, power: Expr) -> tuple[Binding, str]:
        divisor = _divisor(power)
        if divisor is not None:
            bottom = self._at(divisor, self.denominator)
            return self.fraction, self._say_divided(self._say_number("1"), bottom)
        base, exponent = power.args
        return Binding.BASE, self._say_raised(
            self._at(base, Binding.ATOM), self._say_exponent(exponent)
        )

    def _say_exponent(self, exponent: Expr) -> str:
        """An exponent, which some languages must bracket."""
        return self.write(exponent)

    def _applied(self, formula: Expr) -> str:
        entry = symbol(formula.func.__name__)
        arguments = [self.write(argument) for argument in formula.args]
        if entry.indexed:
            return self._say_application(entry, arguments[0], arguments[1:])
        return self._say_application(entry, None, arguments)

    def _crossover(self, formula: Expr) -> str:
        ratio = formula.args[0]
        name = ratio.func.__name__ if isinstance(ratio, AppliedUndef) else ratio.name
        return self._say_application(symbol("n*"), None, [self._say_name(symbol(name))])

    def _big(self, formula: Expr) -> tuple[Binding, str]:
        body, *ranges = formula.args
        kind: Literal["sum", "prod"] = "sum" if isinstance(formula, sympy.Sum) else "prod"
        text = self._at(body, Binding.BIG)
        # sympy keeps nested sums as one, with the innermost range first.
        for index, low, high in ranges:
            text = self._say_big(kind, self.write(index), self.write(low), self.write(high), text)
        return Binding.BIG, text


def _operator(relation: Expr) -> Operator:
    for kind, operator in _OPERATORS:
        if isinstance(relation, kind):
            return operator
    raise TypeError(f"no operator for {type(relation).__name__}: {relation}")


def _factors(product: Expr) -> list[Expr]:
    """The factors from left to right; a product at the left end is opened up."""
    first, *others = product.args
    if isinstance(first, sympy.Mul) and _negated(first) is None:
        return [*_factors(first), *others]
    return [first, *others]


def _divisor(factor: Expr) -> Expr | None:
    """``x`` if the factor is ``x**-1``."""
    if isinstance(factor, sympy.Pow) and factor.args[1] == -1:
        return factor.args[0]
    return None


def _negated(term: Expr) -> Expr | None:
    """``x`` if the term is ``-1 * x`` as a product."""
    if not isinstance(term, sympy.Mul) or term.args[0] != -1:
        return None
    others = term.args[1:]
    return others[0] if len(others) == 1 else sympy.Mul(*others, evaluate=False)
