"""One normal form for terms with symbolic powers, sums, and products, and equality by it.

sympy alone does not see that ``sum (1 - a) a^i`` is ``(1 - a) sum a^i``, and it merges powers
without asking whether the exponents are natural. Here a term becomes a quotient of polynomials in
atoms: letters, applied functions, powers ``b^n``, and sums and products over one monomial. sympy
then decides whether such a quotient is zero. Importing this module imports sympy.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count

import sympy
from sympy.core.function import AppliedUndef

from specmoe.claims.logic import Chain, Crossover, Every, EveryPoint, Iff
from specmoe.claims.symbols import Sort, symbol
from specmoe.claims.vocabulary import Expr, normal

__all__ = ["denominators", "is_bit", "is_integer", "is_natural", "is_zero", "same", "standard"]

_BIG = (sympy.Sum, sympy.Product)


def _sort(term: Expr) -> Sort | None:
    if isinstance(term, sympy.Symbol) and not isinstance(term, sympy.Dummy):
        return symbol(term.name).sort
    if isinstance(term, AppliedUndef):
        return symbol(term.func.__name__).sort
    return None


def is_bit(term: Expr) -> bool:
    """Whether the term is an applied function with the values 0 and 1 only."""
    return _sort(term) == "bit"


def is_natural(term: Expr) -> bool:
    """Whether the term is a natural number by its sort alone: no differences.

    Example:
        >>> from specmoe.claims.vocabulary import vocabulary
        >>> v = vocabulary()
        >>> is_natural(v.k + 1), is_natural(v.k - 1)
        (True, False)
    """
    if isinstance(term, (sympy.Add, sympy.Mul)):
        return all(is_natural(argument) for argument in term.args)
    if term.is_Integer:
        return bool(term >= 0)
    return term in _BOUND or _sort(term) in ("natural", "bit")


def is_integer(term: Expr) -> bool:
    """Whether the term is a whole number by its sort alone."""
    if isinstance(term, (sympy.Add, sympy.Mul)):
        return all(is_integer(argument) for argument in term.args)
    return term.is_Integer or isinstance(term, sympy.floor) or is_natural(term)


# Atoms -----------------------------------------------------------------------------------------

_BOUND: set[Expr] = set()
_ATOMS: dict[tuple[Expr, ...], Expr] = {}
_ORIGINAL: dict[Expr, Expr] = {}
_NUMBERS = count()


def _atom(key: tuple[Expr, ...], original: Expr) -> Expr:
    if key not in _ATOMS:
        _ATOMS[key] = sympy.Dummy(f"atom_{next(_NUMBERS)}", real=True)
        _ORIGINAL[_ATOMS[key]] = original
    return _ATOMS[key]


@cache
def _bound(height: int) -> Expr:
    letter = sympy.Dummy(f"bound_{height}", integer=True)
    _BOUND.add(letter)
    return letter


@cache
def _fresh(letter: Expr) -> Expr:
    fresh = sympy.Dummy(letter.name, integer=True)
    _BOUND.add(fresh)
    return fresh


def _height(term: Expr) -> int:
    inner = max((_height(argument) for argument in term.args), default=0)
    return inner + isinstance(term, _BIG)


def _written_out(term: Expr) -> Expr:
    """The original of a monomial in atoms."""
    return term.xreplace({atom: _ORIGINAL[atom] for atom in term.free_symbols & _ORIGINAL.keys()})


def _depends(factor: Expr, letter: Expr) -> bool:
    return any(letter in _ORIGINAL.get(s, s).free_symbols for s in factor.free_symbols)


@cache
def _converted(term: Expr, cancelling: bool) -> Expr:
    """The term as a polynomial in atoms, or as a quotient of such if divisors may cancel."""
    if isinstance(term, (sympy.Add, sympy.Mul)):
        return term.func(*(_converted(argument, cancelling) for argument in term.args))
    if isinstance(term, sympy.Pow):
        return _power(term.base, term.exp, cancelling)
    if isinstance(term, sympy.Sum):
        return _sum(term, cancelling)
    if isinstance(term, sympy.Product):
        return _product(term, cancelling)
    if term.is_Rational or isinstance(term, sympy.Symbol):
        return term
    if isinstance(term, Crossover):
        ratio, n = term.args
        return _atom((Crossover, standard(ratio.xreplace({n: _fresh(n)}))), term)
    if isinstance(term, (AppliedUndef, sympy.Abs, sympy.Min, sympy.floor)):
        return _atom((term.func, *map(standard, term.args)), term)
    raise TypeError(f"no normal form for {type(term).__name__}: {term}")


def _power(base: Expr, exponent: Expr, cancelling: bool) -> Expr:
    if exponent.is_Integer:
        # Under a sum nothing says that the base is not 0 along the range.
        if exponent < 0 and (not cancelling or base.free_symbols & _BOUND):
            return _inverse(base) ** (-exponent)
        return _converted(base, cancelling) ** exponent
    if isinstance(base, sympy.Mul):
        return sympy.Mul(*(_power(factor, exponent, cancelling) for factor in base.args))
    exponent = sympy.expand(normal(exponent))
    constant, rest = exponent.as_coeff_Add()
    terms = sympy.Add.make_args(rest)
    if not (is_natural(constant) and all(map(is_natural, terms))):
        # b^(n - 1) is not b^n / b: the base may be 0.
        constant, terms = sympy.Integer(0), (exponent,)
    result = _converted(base, cancelling) ** constant
    for part in terms:
        times, bare = part.as_coeff_Mul()
        if not (times.is_Integer and times > 0):
            times, bare = sympy.Integer(1), part
        result *= _atom((sympy.Pow, standard(base), bare), base**bare) ** times
    return result


def _inverse(base: Expr) -> Expr:
    if isinstance(base, sympy.Mul):
        return sympy.Mul(*map(_inverse, base.args))
    if isinstance(base, sympy.Pow) and base.exp.is_Integer and base.exp > 0:
        return _inverse(base.base) ** base.exp
    if base.is_Rational and base != 0:
        return 1 / base
    return _atom((sympy.Pow, standard(base), sympy.Integer(-1)), 1 / base)


def _sum(term: Expr, cancelling: bool) -> Expr:
    # sympy keeps nested sums as one, with the innermost range first.
    body, *inner, (index, low, high) = term.args
    body = sympy.Sum(body, *inner) if inner else body
    if (high - low).is_Integer:
        places = _places(body, index, low, high)
        return sympy.Add(*(_converted(place, cancelling) for place in places))
    fresh = _fresh(index)
    total = sympy.Integer(0)
    converted = _converted(body.subs(index, fresh), cancelling)
    for monomial in sympy.Add.make_args(sympy.expand(converted)):
        outside, inside = sympy.Integer(1), sympy.Integer(1)
        for factor in sympy.Mul.make_args(monomial):
            if _depends(factor, fresh):
                inside *= factor
            else:
                outside *= factor
        total += outside * _over(sympy.Sum, _written_out(inside), fresh, low, high)
    return total


def _product(term: Expr, cancelling: bool) -> Expr:
    body, (index, low, high) = term.args
    if (high - low).is_Integer:
        places = _places(body, index, low, high)
        return sympy.Mul(*(_converted(place, cancelling) for place in places))
    return _over(sympy.Product, body, index, low, high)


def _places(body: Expr, index: Expr, low: Expr, high: Expr) -> Iterator[Expr]:
    return (body.subs(index, low + step) for step in range(int(high - low) + 1))


def _over(kind: Expr, body: Expr, index: Expr, low: Expr, high: Expr) -> Expr:
    letter = _bound(_height(body))
    body = body.subs(index, letter)
    key = (kind, standard(body), standard(low), standard(high))
    return _atom(key, kind(body, (letter, low, high)))


@cache
def standard(term: Expr) -> Expr:
    """The normal form in which nothing is cancelled: an expanded polynomial in atoms.

    A divisor is an atom, so this holds whether or not it is 0.
    """
    return sympy.expand(_converted(term, False))


@cache
def is_zero(term: Expr) -> bool:
    """Whether the term is 0 wherever none of its :func:`denominators` is.

    Example:
        >>> from specmoe.claims.vocabulary import vocabulary
        >>> v = vocabulary()
        >>> total = v.total((1 - v.a) * v.a**v.i, v.i, 0, v.k)
        >>> is_zero(total - v.total(v.a**v.i, v.i, 0, v.k) * (1 - v.a))
        True
    """
    numerator, _ = sympy.fraction(sympy.together(_converted(term, True)))
    return bool(sympy.expand(numerator) == 0)


def denominators(term: Expr) -> Iterator[Expr]:
    """What the term divides by, and its normal form may cancel."""
    yield from _denominators(term, frozenset())


def _denominators(term: Expr, bound: frozenset[Expr]) -> Iterator[Expr]:
    if isinstance(term, _BIG):
        bound |= {index for index, *_ in term.args[1:]}
    if isinstance(term, Crossover):
        return
    if (
        isinstance(term, sympy.Pow)
        and term.exp.is_Integer
        and term.exp < 0
        and not term.base.free_symbols & bound
    ):
        yield term.base
    for argument in term.args:
        if isinstance(argument, sympy.Basic):
            yield from _denominators(argument, bound)


# Formulas --------------------------------------------------------------------------------------


def same(left: Expr, right: Expr) -> bool:
    """Whether two formulas have the same normal form.

    Relations are compared by the difference of their sides; ``x > y`` is ``y < x``. No relation
    is scaled, no divisor cancelled, no definition unfolded.

    Example:
        >>> from specmoe.claims.vocabulary import vocabulary
        >>> v = vocabulary()
        >>> same(v.lt(v.a, v.e + 1), v.lt(v.a - v.e, 1)), same(v.lt(v.a, 1), v.le(v.a, 1))
        (True, False)
    """
    if isinstance(left, (sympy.Gt, sympy.Ge)):
        return same(left.reversed, right)
    if isinstance(right, (sympy.Gt, sympy.Ge)):
        return same(left, right.reversed)
    if type(left) is not type(right) or len(left.args) != len(right.args):
        return False
    if isinstance(left, (sympy.Lt, sympy.Le)):
        return _equal_zero(_difference(left) - _difference(right))
    if isinstance(left, (sympy.Eq, sympy.Ne)):
        ours, theirs = _difference(left), _difference(right)
        return _equal_zero(ours - theirs) or _equal_zero(ours + theirs)
    if isinstance(left, Every):
        return _same_range(left, right) and same(left.args[3], right.args[3])
    if isinstance(left, EveryPoint):
        return bool(left.args[0] == right.args[0]) and all(
            same(ours, theirs) for ours, theirs in zip(left.args[1:], right.args[1:], strict=True)
        )
    if isinstance(left, (Chain, Iff, sympy.Implies)):
        return all(same(ours, theirs) for ours, theirs in zip(left.args, right.args, strict=True))
    raise TypeError(f"no normal form for {type(left).__name__}: {left}")


def _equal_zero(term: Expr) -> bool:
    return bool(standard(term) == 0)


def _difference(relation: Expr) -> Expr:
    return relation.args[1] - relation.args[0]


def _same_range(left: Every, right: Every) -> bool:
    if left.args[0] != right.args[0]:
        return False
    return all(
        ours == theirs or (sympy.oo not in (ours, theirs) and _equal_zero(ours - theirs))
        for ours, theirs in zip(left.args[1:3], right.args[1:3], strict=True)
    )
