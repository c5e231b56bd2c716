"""The letters of the theory as sympy objects, and the forms in which claims are written.

Expressions are built without evaluation, so that they print as they were written. For sympy's
own normal form use :func:`normal`. Importing this module imports sympy.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any, TypeAlias

import sympy
from sympy.core.function import AppliedUndef
from sympy.core.parameters import evaluate

from specmoe.claims.logic import Chain, Crossover, Every, EveryPoint, Iff
from specmoe.claims.symbols import SYMBOLS, SymbolEntry

__all__ = [
    "Expr",
    "Letter",
    "Vocabulary",
    "defining_properties",
    "definitions",
    "names_in",
    "normal",
    "vocabulary",
]

Expr: TypeAlias = Any
"""Any sympy expression, relation or logical form; sympy has no type stubs."""


class Letter(sympy.Symbol):  # type: ignore[misc]
    """A symbol of the table that may also be applied: ``r`` at a fixed n, and ``r(n)``.

    Example:
        >>> v = vocabulary()
        >>> v.r(v.n)
        r(n)
    """

    def __call__(self, *args: Expr) -> Expr:
        """The function of the same name, applied."""
        return _function(self.name)(*args)


@cache
def _function(name: str) -> Expr:
    return sympy.Function(name, real=True)


_PYTHON_NAMES = {"k*": "k_star", "k*max": "k_star_max", "n'": "n_prime", "a'": "a_prime"}


def _sympy_object(entry: SymbolEntry) -> Expr:
    if entry.arguments and not entry.bare:
        return _function(entry.name)
    assumptions = {"real": True} if entry.sort == "number" else {"integer": True}
    return Letter(entry.name, **assumptions)


class Vocabulary:
    """What the claims are written with: one attribute for each symbol, and the relations.

    Attribute names are those of the symbol table, except ``k_star``, ``k_star_max``, ``n_prime``
    and ``a_prime``.

    Example:
        >>> v = vocabulary()
        >>> v.chain_le(0, v.a, 1)
        Chain(0 <= a, a <= 1)
    """

    def __init__(self) -> None:
        self._letters = {
            _PYTHON_NAMES.get(entry.name, entry.name): _sympy_object(entry)
            for entry in SYMBOLS
            if entry.name != "n*"
        }

    def __getattr__(self, name: str) -> Expr:
        try:
            return self.__dict__["_letters"][name]
        except KeyError:
            raise AttributeError(f"the symbol table has no {name}") from None

    def __getitem__(self, name: str) -> Expr:
        """The same by the name that formulas print."""
        return getattr(self, _PYTHON_NAMES.get(name, name))

    # Relations ---------------------------------------------------------------------------------
    @staticmethod
    def eq(left: Expr, right: Expr) -> Expr:
        """``left = right``."""
        return sympy.Eq(left, right, evaluate=False)

    @staticmethod
    def ne(left: Expr, right: Expr) -> Expr:
        """``left != right``."""
        return sympy.Ne(left, right, evaluate=False)

    @staticmethod
    def lt(left: Expr, right: Expr) -> Expr:
        """``left < right``."""
        return sympy.Lt(left, right, evaluate=False)

    @staticmethod
    def le(left: Expr, right: Expr) -> Expr:
        """``left <= right``."""
        return sympy.Le(left, right, evaluate=False)

    @staticmethod
    def ge(left: Expr, right: Expr) -> Expr:
        """``left >= right``."""
        return sympy.Ge(left, right, evaluate=False)

    @staticmethod
    def chain(*links: Expr) -> Expr:
        """Relations with common middles, read as one line."""
        return Chain(*links)

    def chain_le(self, *terms: Expr) -> Expr:
        """``t0 <= t1 <= t2 <= ...``."""
        return Chain(*(self.le(left, right) for left, right in pairwise(terms)))

    # Logic -------------------------------------------------------------------------------------
    @staticmethod
    def implies(premise: Expr, conclusion: Expr) -> Expr:
        """``premise -> conclusion``."""
        return sympy.Implies(premise, conclusion, evaluate=False)

    @staticmethod
    def iff(left: Expr, right: Expr) -> Expr:
        """``left <-> right``."""
        return Iff(left, right)

    @staticmethod
    def every(variable: Expr, low: Expr, high: Expr, body: Expr) -> Expr:
        """``for every variable in low..high: body``; ``high=None``: from low on."""
        return Every(variable, low, sympy.oo if high is None else high, body)

    @staticmethod
    def every_point(point: Expr, box: Expr, body: Expr) -> Expr:
        """``for every x with box: body``; ``point`` is an application of the function x."""
        return EveryPoint(point, box, body)

    # Terms -------------------------------------------------------------------------------------
    @staticmethod
    def total(body: Expr, index: Expr, low: Expr, high: Expr) -> Expr:
        """``sum_{index=low..high} body``."""
        # Unevaluated, sympy.Sum would prefix the body with a factor of one.
        with evaluate(True):
            return sympy.Sum(body, (index, low, high))

    @staticmethod
    def product(body: Expr, index: Expr, low: Expr, high: Expr) -> Expr:
        """``prod_{index=low..high} body``."""
        with evaluate(True):
            return sympy.Product(body, (index, low, high))

    @staticmethod
    def absolute(term: Expr) -> Expr:
        """``|term|``."""
        return sympy.Abs(term, evaluate=False)

    @staticmethod
    def least(left: Expr, right: Expr) -> Expr:
        """``min(left, right)``."""
        return sympy.Min(left, right, evaluate=False)

    @staticmethod
    def floor(term: Expr) -> Expr:
        """The greatest integer that is not above the term."""
        return sympy.floor(term, evaluate=False)

    def crossover(self, ratio: Expr) -> Expr:
        """``n*(ratio)``, the ratio an expression in n."""
        return Crossover(sympy.sympify(ratio), self.n)


@cache
def vocabulary() -> Vocabulary:
    """The one vocabulary."""
    return Vocabulary()


@cache
def definitions() -> dict[str, tuple[tuple[Expr, ...], Expr]]:
    """What the defined functions stand for: parameters and body, by name.

    ``k*``, ``k*max`` and ``n*`` are defined by a property instead; see
    :func:`defining_properties`.

    Example:
        >>> definitions()["tau"]
        ((a, k), E(a, k)/C(k))
    """
    v = vocabulary()
    a, i, k, n = v.a, v.i, v.k, v.n
    with evaluate(False):
        return {
            "E": ((a, k), v.total(a**i, i, 0, k)),
            "C": ((k,), v.T(k + 1) + v.D(k)),
            "tau": ((a, k), v.E(a, k) / v.C(k)),
            "tau_hat": ((a, k), v.E(a, k) / v.C_hat(k)),
            "u": ((n,), v.U(n) / (n * v.m)),
            "r": ((n,), v.W_d(n) / v.W_s(n)),
        }


@cache
def defining_properties() -> dict[str, tuple[Expr, ...]]:
    """What makes ``k*(a)``, ``k*max(a)`` and ``n*(r)`` what they are, as conditions that all hold.

    Example:
        >>> len(defining_properties()["k*"])
        3
    """
    v = vocabulary()
    a, j, n = v.a, v.j, v.n
    least, greatest = v.k_star(a), v.k_star_max(a)
    first = v.crossover(v.r(n))
    with evaluate(False):
        return {
            "k*": (
                v.chain_le(0, least, v.K),
                v.every(j, 0, v.K, v.le(v.tau(a, j), v.tau(a, least))),
                v.every(j, 0, least - 1, v.lt(v.tau(a, j), v.tau(a, least))),
            ),
            "k*max": (
                v.chain_le(0, greatest, v.K),
                v.every(j, 0, v.K, v.le(v.tau(a, j), v.tau(a, greatest))),
                v.every(j, greatest + 1, v.K, v.lt(v.tau(a, j), v.tau(a, greatest))),
            ),
            "n*": (
                v.le(1, first),
                v.lt(v.u(first), v.r(first)),
                v.every(n, 1, first - 1, v.le(v.r(n), v.u(n))),
            ),
        }


def normal(expression: Expr) -> Expr:
    """The expression in sympy's own normal form: rebuilt bottom-up with evaluation on.

    Example:
        >>> v = vocabulary()
        >>> with evaluate(False):
        ...     written = v.a * 1 + v.a
        >>> normal(written)
        2*a
    """
    if not expression.args:
        return expression
    return expression.func(*(normal(argument) for argument in expression.args))


def names_in(expression: Expr) -> set[str]:
    """The names of the symbols that an expression uses, bound ones and functions included.

    Example:
        >>> v = vocabulary()
        >>> sorted(names_in(v.tau(v.a, v.k)))
        ['a', 'k', 'tau']
    """
    names = set()
    for node in sympy.preorder_traversal(expression):
        if isinstance(node, sympy.Symbol):
            names.add(node.name)
        elif isinstance(node, AppliedUndef):
            names.add(node.func.__name__)
        elif isinstance(node, Crossover):
            names.add("n*")
    return names
