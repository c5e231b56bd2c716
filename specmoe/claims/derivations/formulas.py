"""What the rules do with formulas: read, negate, replace and substitute in them.

Importing this module imports sympy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import sympy

from specmoe.claims.derivations.signs import links
from specmoe.claims.logic import Chain, Every, Iff
from specmoe.claims.model import Formula
from specmoe.claims.vocabulary import Expr, vocabulary

__all__ = ["UnsoundStep", "negated", "on_sides", "replacing", "require", "sides", "substituted"]

V = vocabulary()


class UnsoundStep(ValueError):
    """A step that does not follow from what it claims to rest on."""


def require(condition: object, problem: str) -> None:
    """Refuse a step unless the condition holds.

    Raises:
        UnsoundStep: If it does not.
    """
    if not condition:
        raise UnsoundStep(problem)


def sides(formula: Formula) -> tuple[Expr, Expr, bool | None]:
    """Lesser side, greater side, strictness: ``None`` for an equation."""
    if isinstance(formula, sympy.Eq):
        return (*formula.args, None)
    found = list(links(formula))
    require(len(found) == 1, f"not one relation: {formula}")
    return found[0]


def negated(formula: Formula) -> Formula:
    """The opposite of an inequality."""
    less, more, strict = sides(formula)
    require(strict is not None, "the opposite of an equation is no inequality")
    return V.le(more, less) if strict else V.lt(more, less)


def on_sides(relation: Formula, replace: Expr) -> Formula:
    """The same relation between what the function makes of its sides."""
    require(isinstance(relation, (sympy.Lt, sympy.Le, sympy.Gt, sympy.Ge, sympy.Eq)), "no relation")
    return relation.func(*map(replace, relation.args), evaluate=False)


def replacing(equations: Sequence[Formula]) -> Expr:
    """A function that replaces the equations' left sides by their right sides in a term."""
    rules = {}
    for equation in equations:
        require(isinstance(equation, sympy.Eq), "no equation")
        left, right = equation.args
        rules[left] = right
    letters: set[Expr] = set().union(*(equation.free_symbols for equation in equations))

    def replace(term: Expr) -> Expr:
        for _ in range(8):
            for big in term.atoms(sympy.Sum, sympy.Product):
                bound = {index for index, *_ in big.args[1:]}
                require(not bound & letters, "an equation speaks of a bound letter")
            after = term.xreplace(rules)
            if after == term:
                return term
            term = after
        raise UnsoundStep("the equations go round in circles")

    return replace


def substituted(formula: Formula, values: Mapping[Expr, Expr]) -> Formula:
    """The formula with terms for its free letters; a relation stays one, even ``1 <= 1``.

    Raises:
        UnsoundStep: If a quantifier or a sum would capture a letter of the terms.
    """
    if isinstance(formula, Every):
        index, low, high, body = formula.args
        inside = {letter: term for letter, term in values.items() if letter != index}
        _check_capture({index}, body, inside)
        ends = [end.subs(values, simultaneous=True) for end in (low, high)]
        return Every(index, *ends, substituted(body, inside))
    if isinstance(formula, (Chain, Iff)):
        return formula.func(*(substituted(part, values) for part in formula.args))
    if isinstance(formula, sympy.Implies):
        return V.implies(*(substituted(part, values) for part in formula.args))
    require(isinstance(formula, _RELATIONS), f"no terms for the letters of {formula}")
    for big in formula.atoms(sympy.Sum, sympy.Product):
        body, *ranges = big.args
        bound = {index for index, *_ in ranges}
        _check_capture(bound, body, {x: y for x, y in values.items() if x not in bound})
    return formula.func(
        *(side.subs(values, simultaneous=True) for side in formula.args), evaluate=False
    )


_RELATIONS = (sympy.Lt, sympy.Le, sympy.Gt, sympy.Ge, sympy.Eq, sympy.Ne)


def _check_capture(bound: set[Expr], body: Expr, values: Mapping[Expr, Expr]) -> None:
    used = [term for letter, term in values.items() if letter in body.free_symbols]
    coming: set[Expr] = set().union(*(sympy.sympify(term).free_symbols for term in used))
    require(not bound & coming, "a bound letter would be captured")
