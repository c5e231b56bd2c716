"""Which sign a term has, given what is known: the side conditions of every inequality.

Importing this module imports sympy.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

import sympy
from sympy.core.function import AppliedUndef

from specmoe.claims.derivations.normal_form import is_bit, is_natural, standard
from specmoe.claims.logic import Chain
from specmoe.claims.vocabulary import Expr

__all__ = ["Known", "is_nonnegative", "is_positive", "known", "links"]

Known: TypeAlias = Sequence[tuple[Expr, bool]]
"""Terms that are at least 0; True where they are above 0."""

_UNKNOWN, _NONNEGATIVE, _POSITIVE = range(3)


def links(formula: Expr) -> Iterator[tuple[Expr, Expr, bool]]:
    """The inequalities that a relation or a chain states: lesser side, greater side, strictness.

    A chain states one for each two of its terms.
    """
    if isinstance(formula, (sympy.Gt, sympy.Ge)):
        formula = formula.reversed
    if isinstance(formula, (sympy.Lt, sympy.Le)):
        yield (*formula.args, isinstance(formula, sympy.Lt))
    elif isinstance(formula, Chain):
        for first, link in enumerate(formula.args):
            strict = False
            for last in formula.args[first:]:
                if not isinstance(last, (sympy.Lt, sympy.Le)):
                    break
                strict = strict or isinstance(last, sympy.Lt)
                yield link.args[0], last.args[1], strict


def known(formulas: Iterable[Expr]) -> Known:
    """What the formulas say about signs."""
    return [(more - less, strict) for f in formulas for less, more, strict in links(f)]


def is_positive(term: Expr, facts: Known = ()) -> bool:
    """Whether the term is above 0 by what is known; False if that cannot be told.

    Example:
        >>> from specmoe.claims.vocabulary import vocabulary
        >>> v = vocabulary()
        >>> is_positive(v.n * v.m, known([v.le(1, v.n), v.le(1, v.m)])), is_positive(v.n)
        (True, False)
    """
    return _sign(sympy.sympify(term), facts) == _POSITIVE


def is_nonnegative(term: Expr, facts: Known = ()) -> bool:
    """Whether the term is at least 0 by what is known; False if that cannot be told."""
    return _sign(sympy.sympify(term), facts) >= _NONNEGATIVE


def _sign(term: Expr, facts: Known) -> int:
    if term.is_Rational:
        return _POSITIVE if term > 0 else _NONNEGATIVE if term == 0 else _UNKNOWN
    return max(_by_facts(term, facts), _by_structure(term, facts))


def _by_facts(term: Expr, facts: Known) -> int:
    best = _UNKNOWN
    for fact, strict in facts:
        spare = standard(term - fact)
        if spare.is_Rational and spare >= 0:
            best = max(best, _POSITIVE if strict or spare > 0 else _NONNEGATIVE)
    return best


def _by_structure(term: Expr, facts: Known) -> int:
    if isinstance(term, sympy.Mul):
        return _product_sign(term, facts)
    if isinstance(term, sympy.Add):
        signs = [_sign(argument, facts) for argument in term.args]
        return _one_less_a_bit(term) if min(signs) == _UNKNOWN else max(signs)
    if isinstance(term, sympy.Pow):
        return _power_sign(term.base, term.exp, facts)
    if isinstance(term, (sympy.Sum, sympy.Product)):
        bound = {index for index, *_ in term.args[1:]}
        outside = [fact for fact in facts if not fact[0].free_symbols & bound]
        if not all(is_nonnegative(low, facts) for _, low, _ in term.args[1:]):
            return _UNKNOWN  # the index is no natural number
        sign = _sign(term.args[0], outside)
        return sign if isinstance(term, sympy.Product) else min(sign, _NONNEGATIVE)
    if isinstance(term, (sympy.Symbol, AppliedUndef)) and is_natural(term):
        return _NONNEGATIVE
    return _UNKNOWN


def _product_sign(term: Expr, facts: Known) -> int:
    positive, signs = True, []
    for factor in term.args:
        sign = _sign(factor, facts)
        if sign == _UNKNOWN:
            sign = _sign(_opposite(factor), facts)
            positive = not positive
        signs.append(sign)
    return min(signs) if positive else _UNKNOWN


def _opposite(factor: Expr) -> Expr:
    """Minus the factor, the minus inside a sum or a power of one."""
    if isinstance(factor, sympy.Pow) and factor.exp.is_Integer and factor.exp % 2:
        return sympy.expand(-factor.base) ** factor.exp
    return sympy.expand(-factor) if isinstance(factor, sympy.Add) or factor.is_Rational else factor


def _one_less_a_bit(term: Expr) -> int:
    one, rest = term.as_coeff_Add()
    return _NONNEGATIVE if one == 1 and is_bit(-rest) else _UNKNOWN


def _power_sign(base: Expr, exponent: Expr, facts: Known) -> int:
    sign = _sign(base, facts)
    if exponent.is_Integer and exponent < 0:
        return sign if sign == _POSITIVE else _UNKNOWN
    if exponent.is_Integer and exponent % 2 == 0:
        return max(sign, _NONNEGATIVE)
    return sign if is_nonnegative(exponent, facts) else _UNKNOWN
