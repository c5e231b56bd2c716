"""The few logical forms that claims need and sympy lacks: order is kept as written.

``sympy.Equivalent`` and ``sympy.And`` store sets, which loses the reading order, and sympy has
no quantifiers. These nodes are ordinary sympy objects: ``subs``, ``free_symbols``, ``replace``
work; bound variables are never substituted. Importing this module imports sympy.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import sympy
from sympy.logic.boolalg import Boolean

__all__ = ["Chain", "Crossover", "Every", "EveryPoint", "Iff"]


class Chain(Boolean):  # type: ignore[misc]
    """Relations that share their middles, read as one line: ``lo <= x < hi``.

    Args:
        links: Two or more relations; the right side of each is the left side of the next.

    Example:
        >>> x = sympy.Symbol("x")
        >>> Chain(sympy.Le(0, x), sympy.Lt(x, 1)).doit()
        (0 <= x) & (x < 1)
    """

    def __new__(cls, *links: Any) -> Chain:
        """Chain the links.

        Raises:
            ValueError: If two neighbours do not meet.
        """
        for left, right in pairwise(links):
            if left.args[1] != right.args[0]:
                raise ValueError(f"{left} and {right} do not meet")
        return Boolean.__new__(cls, *links)  # type: ignore[no-any-return]

    def doit(self, **hints: Any) -> Any:
        """The conjunction of the links, as sympy's own ``And``."""
        return sympy.And(*(link.doit(**hints) for link in self.args))

    def _eval_subs(self, old: Any, new: Any) -> Any:
        # A substituted link may become true or false, which no longer chains.
        return sympy.And(*(link.subs(old, new) for link in self.args))


class Iff(Boolean):  # type: ignore[misc]
    """``left <-> right``, in this order.

    Example:
        >>> p, q = sympy.symbols("p q")
        >>> Iff(q, p).doit()
        Equivalent(p, q)
    """

    def doit(self, **hints: Any) -> Any:
        """The same as sympy's own ``Equivalent``, which forgets the order."""
        return sympy.Equivalent(*(side.doit(**hints) for side in self.args))


class Every(Boolean):  # type: ignore[misc]
    """``for every i in lo..hi: body``, over natural numbers; ``hi`` may be ``oo``.

    Args (of the node): the bound variable, its lower end, its upper end, the body.

    Example:
        >>> i, n = sympy.symbols("i n")
        >>> every = Every(i, 0, n, sympy.Lt(i, n + 1))
        >>> every.free_symbols, every.subs(n, 2).doit()
        ({n}, True)
    """

    def __new__(cls, *parts: Any) -> Every:
        """Bind the first part over the range that the next two span, in the last."""
        return Boolean.__new__(cls, *map(sympy.sympify, parts))  # type: ignore[no-any-return]

    @property
    def free_symbols(self) -> set[Any]:
        """The symbols that the quantifier does not bind."""
        variable, low, high, body = self.args
        free: set[Any] = (body.free_symbols - {variable}) | low.free_symbols | high.free_symbols
        return free

    def _eval_subs(self, old: Any, new: Any) -> Any:
        variable, low, high, body = self.args
        if old == variable:
            return Every(variable, low.subs(old, new), high.subs(old, new), body)
        return None

    def doit(self, **hints: Any) -> Any:
        """The conjunction over the range, where both ends are integers."""
        variable, low, high, body = self.args
        if not (low.is_Integer and high.is_Integer):
            return self
        return sympy.And(
            *(body.subs(variable, value).doit(**hints) for value in range(low, high + 1))
        )


class EveryPoint(Boolean):  # type: ignore[misc]
    """``for every x in a box: body``, where x is a function of an index (B8).

    Args (of the node): one application of the bound function, which names it; the box (an
    :class:`Every` over that index); the body.
    """

    @property
    def point(self) -> str:
        """The name of the bound function."""
        return str(self.args[0].func.__name__)

    @property
    def free_symbols(self) -> set[Any]:
        """The symbols of box and body; the bound function is no symbol."""
        _, box, body = self.args
        free: set[Any] = box.free_symbols | body.free_symbols
        return free


class Crossover(sympy.Expr):  # type: ignore[misc]
    """``n*(r)``: the least n from 1 on with ``u(n) < r(n)``, infinite if there is none.

    Args (of the node): the ratio as an expression in n, and n, which is bound. The argument is
    a whole function of n, which sympy's applied functions cannot take.
    """

    is_commutative = True
    is_extended_real = True

    @property
    def free_symbols(self) -> set[Any]:
        """The symbols of the ratio other than n."""
        ratio, n = self.args
        free: set[Any] = ratio.free_symbols - {n}
        return free

    def _eval_subs(self, old: Any, new: Any) -> Any:
        return self if old == self.args[1] else None
