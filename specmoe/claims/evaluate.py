"""Evaluate a registered expression on exact numbers: the formula itself, not a copy of it.

The letters of an expression get their values from a :class:`~specmoe.claims.values.Values`;
defined functions (E, tau, u, r, k*, n*) are unfolded unless a table is given for them.
Everything is a :class:`fractions.Fraction`. Importing this module imports sympy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import prod

import sympy
from sympy.core.function import AppliedUndef

from specmoe.claims.logic import Chain, Crossover, Every, EveryPoint, Iff
from specmoe.claims.values import Values
from specmoe.claims.vocabulary import Expr, definitions

__all__ = ["holds", "value"]


def value(expression: Expr, values: Values) -> Fraction:
    """The exact value of a term.

    Raises:
        KeyError: If a letter or function has no value.
        ZeroDivisionError: Where the term divides by zero.
        TypeError: If the expression is no term, or holds a node that no claim uses.

    Example:
        >>> from specmoe.claims.values import Values
        >>> from specmoe.claims.vocabulary import vocabulary
        >>> v = vocabulary()
        >>> value(v.E(v.a, v.k), Values({"a": Fraction(1, 2), "k": Fraction(2)}))
        Fraction(7, 4)
    """
    for kind, evaluate_it in _TERMS:
        if isinstance(expression, kind):
            return evaluate_it(expression, values)
    raise TypeError(f"no value for {type(expression).__name__}: {expression}")


def holds(condition: Expr, values: Values) -> bool:
    """Whether a relation or a logical form is true.

    Raises:
        KeyError: If a letter or function has no value.
        ZeroDivisionError: Where a term divides by zero.
        TypeError: If the expression is no condition.

    Example:
        >>> from specmoe.claims.values import Values
        >>> from specmoe.claims.vocabulary import vocabulary
        >>> v = vocabulary()
        >>> holds(v.chain_le(0, v.a, 1), Values({"a": Fraction(3, 2)}))
        False
    """
    for kind, decide in _CONDITIONS:
        if isinstance(condition, kind):
            return decide(condition, values)
    raise TypeError(f"no truth value for {type(condition).__name__}: {condition}")


def _natural(number: Fraction) -> int:
    if number.denominator != 1:
        raise TypeError(f"{number} stands where a whole number is needed")
    return number.numerator


# Terms -----------------------------------------------------------------------------------------


def _rational(expression: Expr, values: Values) -> Fraction:
    return Fraction(int(expression.p), int(expression.q))


def _letter(expression: Expr, values: Values) -> Fraction:
    return values.numbers[expression.name]


def _add(expression: Expr, values: Values) -> Fraction:
    return sum((value(term, values) for term in expression.args), Fraction(0))


def _mul(expression: Expr, values: Values) -> Fraction:
    return prod((value(factor, values) for factor in expression.args), start=Fraction(1))


def _pow(expression: Expr, values: Values) -> Fraction:
    base, exponent = expression.args
    return value(base, values) ** _natural(value(exponent, values))


def _over_ranges(expression: Expr, values: Values) -> Iterator[Fraction]:
    body, *ranges = expression.args
    # sympy keeps nested sums as one, with the innermost range first.
    places = [values]
    for index, low, high in reversed(ranges):
        places = [
            place.but({index.name: Fraction(i)})
            for place in places
            for i in range(_natural(value(low, place)), _natural(value(high, place)) + 1)
        ]
    return (value(body, place) for place in places)


def _sum(expression: Expr, values: Values) -> Fraction:
    return sum(_over_ranges(expression, values), Fraction(0))


def _product(expression: Expr, values: Values) -> Fraction:
    return prod(_over_ranges(expression, values), start=Fraction(1))


def _abs(expression: Expr, values: Values) -> Fraction:
    return abs(value(expression.args[0], values))


def _min(expression: Expr, values: Values) -> Fraction:
    return min(value(argument, values) for argument in expression.args)


def _floor(expression: Expr, values: Values) -> Fraction:
    number = value(expression.args[0], values)
    return Fraction(number.numerator // number.denominator)


def _crossover(expression: Expr, values: Values) -> Fraction:
    ratio, n = expression.args
    for count in range(1, values.horizon + 1):
        here = values.but({n.name: Fraction(count)})
        if _apply("u", (Fraction(count),), values) < value(ratio, here):
            return Fraction(count)
    return Fraction(values.horizon + 1)


def _applied(expression: Expr, values: Values) -> Fraction:
    arguments = tuple(value(argument, values) for argument in expression.args)
    return _apply(expression.func.__name__, arguments, values)


def _apply(name: str, arguments: tuple[Fraction, ...], values: Values) -> Fraction:
    if name in values.functions:
        whole = (a.numerator if a.denominator == 1 else a for a in arguments)
        return values.functions[name](*whole)
    if name in _SEARCHES:
        return _SEARCHES[name](arguments[0], values)
    if name in definitions():
        parameters, body = definitions()[name]
        bound = {p.name: number for p, number in zip(parameters, arguments, strict=True)}
        return value(body, values.but(bound))
    raise KeyError(f"no table for the function {name}")


def _throughputs(a: Fraction, values: Values) -> list[Fraction]:
    longest = _natural(values.numbers["K"])
    return [_apply("tau", (a, Fraction(k)), values) for k in range(longest + 1)]


def _least_best(a: Fraction, values: Values) -> Fraction:
    rates = _throughputs(a, values)
    return Fraction(rates.index(max(rates)))


def _greatest_best(a: Fraction, values: Values) -> Fraction:
    rates = _throughputs(a, values)
    return Fraction(len(rates) - 1 - rates[::-1].index(max(rates)))


_SEARCHES: dict[str, Callable[[Fraction, Values], Fraction]] = {
    "k*": _least_best,
    "k*max": _greatest_best,
}

_TERMS: tuple[tuple[type, Callable[[Expr, Values], Fraction]], ...] = (
    (sympy.Symbol, _letter),
    (sympy.Rational, _rational),
    (sympy.Mul, _mul),
    (sympy.Add, _add),
    (sympy.Pow, _pow),
    (AppliedUndef, _applied),
    (sympy.Sum, _sum),
    (sympy.Product, _product),
    (sympy.Abs, _abs),
    (sympy.Min, _min),
    (sympy.floor, _floor),
    (Crossover, _crossover),
)

# Conditions ------------------------------------------------------------------------------------


def _relation(compare: Callable[[Fraction, Fraction], bool]) -> Callable[[Expr, Values], bool]:
    def decide(condition: Expr, values: Values) -> bool:
        left, right = condition.args
        return compare(value(left, values), value(right, values))

    return decide


def _all_links(condition: Expr, values: Values) -> bool:
    return all(holds(link, values) for link in condition.args)


def _iff(condition: Expr, values: Values) -> bool:
    left, right = condition.args
    return holds(left, values) == holds(right, values)


def _implies(condition: Expr, values: Values) -> bool:
    premise, conclusion = condition.args
    return not holds(premise, values) or holds(conclusion, values)


def _every(condition: Expr, values: Values) -> bool:
    variable, low, high, body = condition.args
    first = _natural(value(low, values))
    last = values.horizon if high is sympy.oo else _natural(value(high, values))
    return all(
        holds(body, values.but({variable.name: Fraction(i)})) for i in range(first, last + 1)
    )


def _every_point(condition: Expr, values: Values) -> bool:
    _, box, body = condition.args
    inside = 0
    for point in values.points[condition.point]:
        here = values.but(functions={condition.point: point})
        if holds(box, here):
            inside += 1
            if not holds(body, here):
                return False
    if not inside:
        raise KeyError(f"no point of the box is given for {condition.point}")
    return True


_CONDITIONS: tuple[tuple[type, Callable[[Expr, Values], bool]], ...] = (
    (sympy.Eq, _relation(lambda left, right: left == right)),
    (sympy.Ne, _relation(lambda left, right: left != right)),
    (sympy.Le, _relation(lambda left, right: left <= right)),
    (sympy.Lt, _relation(lambda left, right: left < right)),
    (sympy.Ge, _relation(lambda left, right: left >= right)),
    (sympy.Gt, _relation(lambda left, right: left > right)),
    (Chain, _all_links),
    (Iff, _iff),
    (sympy.Implies, _implies),
    (Every, _every),
    (EveryPoint, _every_point),
)
