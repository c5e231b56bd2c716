"""Formulas as Lean types them: definitions put in, natural numbers cast, chains opened.

The registry writes as the theory does; Lean needs to be told where a natural number stands for an
element of the field, and knows no chains ``a <= b <= c``. The nodes here say so; they are ordinary
sympy objects, and nothing is evaluated. Importing this module imports sympy.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

import sympy
from sympy.core.function import AppliedUndef
from sympy.core.relational import Relational
from sympy.logic.boolalg import Boolean

from specmoe.claims.logic import Chain, Crossover, Every, EveryPoint, Iff
from specmoe.claims.symbols import Sort, symbol
from specmoe.claims.vocabulary import Expr

__all__ = [
    "Both",
    "Cast",
    "Definitions",
    "InField",
    "Indicator",
    "LeanName",
    "ProductOver",
    "SumOver",
    "WindowHit",
    "Within",
    "kind",
    "natural_top",
    "opened",
    "rebuilt",
    "replaced",
    "typed",
]

Definitions: TypeAlias = Mapping[str, tuple[tuple[Expr, ...], Expr]]
"""What a name stands for: parameters and body."""
Kind: TypeAlias = Literal["number", "natural", "bit", "literal"]
"""What a term is; a ``literal`` is written alike as a natural number and in the field."""


class Both(Boolean):  # type: ignore[misc]
    """All of its arguments hold, in this order."""


class Within(Boolean):  # type: ignore[misc]
    """``(1 - e) w <= fitted <= (1 + e) w``, which the model has a name for: error, w, fitted."""


class SumOver(sympy.Expr):  # type: ignore[misc]
    """One sum sign: body, index, low, high."""


class ProductOver(sympy.Expr):  # type: ignore[misc]
    """One product sign: body, index, low, high."""


class Cast(sympy.Expr):  # type: ignore[misc]
    """A natural number as an element of the field."""


class InField(sympy.Expr):  # type: ignore[misc]
    """A term of the field that says so, where nothing in it does."""


class WindowHit(sympy.Expr):  # type: ignore[misc]
    """Whether one of the bits of a row is set in a window: row, start, length."""


class Indicator(sympy.Expr):  # type: ignore[misc]
    """A bit as an element of the field."""


class LeanName(sympy.Symbol):  # type: ignore[misc]
    """A natural number that only the Lean statement has a name for: ``k*(a)`` there."""


_UNEVALUATED = (
    sympy.Add,
    sympy.Mul,
    sympy.Pow,
    Relational,
    sympy.Implies,
    sympy.Abs,
    sympy.Min,
    sympy.floor,
)


def rebuilt(node: Expr, arguments: Iterable[Expr]) -> Expr:
    """The same node with other arguments, unevaluated."""
    if isinstance(node, _UNEVALUATED):
        return node.func(*arguments, evaluate=False)
    return node.func(*arguments)


def replaced(node: Expr, values: Mapping[Expr, Expr]) -> Expr:
    """The node with some subterms replaced; nothing is evaluated.

    Bound letters are not renamed: the caller takes care that none is captured.
    """
    if node in values:
        return values[node]
    if not node.args:
        return node
    return rebuilt(node, (replaced(argument, values) for argument in node.args))


def opened(formula: Expr) -> Expr:
    """Chains become conjunctions of their links, and each sum sign a node of its own.

    A chain of equations says of each term that it equals the first, which is how Lean reads it.

    Example:
        >>> from specmoe.claims.vocabulary import vocabulary
        >>> v = vocabulary()
        >>> opened(v.chain_le(0, v.a, 1))
        Both(0 <= a, a <= 1)
    """
    if isinstance(formula, Chain):
        links = [opened(link) for link in formula.args]
        if all(isinstance(link, sympy.Eq) for link in links):
            first = links[0].args[0]
            links = [sympy.Eq(first, link.args[1], evaluate=False) for link in links]
        return Both(*links)
    if isinstance(formula, (sympy.Sum, sympy.Product)):
        node = SumOver if isinstance(formula, sympy.Sum) else ProductOver
        body, *ranges = formula.args
        whole = opened(body)
        # sympy keeps nested sums as one, with the innermost range first.
        for index, low, high in ranges:
            whole = node(whole, index, low, high)
        return whole
    if not formula.args:
        return formula
    return rebuilt(formula, (opened(argument) for argument in formula.args))


def kind(term: Expr) -> Kind:
    """What a term is."""
    if isinstance(term, sympy.Integer):
        return "literal"
    if isinstance(term, (LeanName, Crossover, sympy.floor)):
        return "natural"
    if isinstance(term, sympy.Symbol):
        return symbol(term.name).sort
    if isinstance(term, AppliedUndef):
        return symbol(term.func.__name__).sort
    if isinstance(term, (sympy.Add, sympy.Mul)):
        return _joint([kind(argument) for argument in term.args])
    if isinstance(term, sympy.Pow) and term.args[1] != -1:
        return kind(term.args[0])
    return "number"


def _joint(kinds: list[Kind]) -> Kind:
    if "number" in kinds or "bit" in kinds:
        return "number"
    return "natural" if "natural" in kinds else "literal"


def typed(formula: Expr, definitions: Definitions, names: Mapping[Expr, LeanName]) -> Expr:
    """An opened formula with definitions and names put in, and natural numbers cast.

    Args:
        formula: What to type.
        definitions: Letters and functions that stand for a term.
        names: Terms that the Lean statement has a name for.

    Raises:
        TypeError: For a form that the Lean sources have no words for.
    """
    return _Typing(definitions, names).formula(formula)


class _Typing:
    def __init__(self, definitions: Definitions, names: Mapping[Expr, LeanName]) -> None:
        self._definitions = definitions
        self._names = names

    def formula(self, formula: Expr) -> Expr:
        if isinstance(formula, Relational):
            return self._relation(formula)
        if isinstance(formula, Both):
            parts = [self.formula(part) for part in formula.args]
            return _within(parts) or Both(*parts)
        if isinstance(formula, (Iff, sympy.Implies)):
            return rebuilt(formula, (self.formula(side) for side in formula.args))
        if isinstance(formula, Every):
            variable, low, high, body = formula.args
            top = high if high is sympy.oo else self._natural(high)
            return Every(variable, self._natural(low), top, self.formula(body))
        if isinstance(formula, EveryPoint):
            point, box, body = formula.args
            return EveryPoint(point, self.formula(box), self.formula(body))
        raise TypeError(f"no way to type {type(formula).__name__}: {formula}")

    def _relation(self, relation: Expr) -> Expr:
        left, right = relation.args
        if isinstance(left, sympy.Abs) and isinstance(relation, (sympy.Le, sympy.Lt)):
            # |x| <= y says -y <= x <= y.
            low = sympy.Mul(-1, right, evaluate=False)
            inside = left.args[0]
            pairs = ((low, inside), (inside, right))
            return Both(*(self._relation(rebuilt(relation, pair)) for pair in pairs))
        kinds = {kind(left), kind(right)}
        if "number" not in kinds and "natural" in kinds:
            return rebuilt(relation, (self._natural(side) for side in relation.args))
        if kinds == {"bit"}:
            if not isinstance(relation, (sympy.Eq, sympy.Ne)):
                raise TypeError(f"bits have no order: {relation}")
            return rebuilt(relation, (self._bit(side) for side in relation.args))
        return rebuilt(relation, (self._number(side) for side in relation.args))

    # Terms -------------------------------------------------------------------------------------
    def _natural(self, term: Expr) -> Expr:
        if term in self._names:
            return self._names[term]
        if kind(term) not in ("natural", "literal") or isinstance(term, (Crossover, sympy.floor)):
            raise TypeError(f"no natural number: {term}")
        if isinstance(term, (sympy.Add, sympy.Mul, sympy.Pow)):
            return rebuilt(term, (self._natural(argument) for argument in term.args))
        return self._applied(term) if isinstance(term, AppliedUndef) else term

    def _bit(self, term: Expr) -> Expr:
        return self._applied(term)

    def _number(self, term: Expr) -> Expr:
        if isinstance(term, sympy.Integer):
            if term < 0:
                return sympy.Mul(-1, self._number(-term), evaluate=False)
            return Cast(term) if term > 1 else term
        sort = kind(term)
        if sort == "bit":
            return Indicator(self._bit(term))
        if sort == "natural" and not isinstance(term, sympy.Mul):
            return Cast(self._natural(term))
        if isinstance(term, sympy.Symbol):
            return self._letter(term)
        if isinstance(term, AppliedUndef):
            return self._applied(term)
        if isinstance(term, sympy.Pow):
            base, exponent = term.args
            raised = exponent if exponent == -1 else self._natural(exponent)
            return rebuilt(term, (self._number(base), raised))
        if isinstance(term, sympy.Mul):
            # The sign of a difference is a factor of -1.
            return rebuilt(term, (f if f == -1 else self._number(f) for f in term.args))
        if isinstance(term, sympy.Add):
            return self._window(term) or rebuilt(term, map(self._number, term.args))
        if isinstance(term, SumOver):
            body, index, low, high = term.args
            return SumOver(self._number(body), index, self._natural(low), self._natural(high))
        raise TypeError(f"no way to type {type(term).__name__}: {term}")

    def _letter(self, letter: Expr) -> Expr:
        if letter.name not in self._definitions:
            return letter
        parameters, body = self._definitions[letter.name]
        if parameters:
            raise TypeError(f"{letter} is defined as a function")
        return self._number(body)

    def _applied(self, term: Expr) -> Expr:
        name = term.func.__name__
        if name in self._definitions:
            parameters, body = self._definitions[name]
            here = dict(zip(parameters, term.args, strict=True))
            return self._number(replaced(body, here))
        sorts: tuple[Sort, ...] = symbol(name).arguments
        if len(sorts) != len(term.args):
            # A function of more or fewer indices than in the table: all are natural numbers.
            natural: Sort = "natural"
            sorts = (natural,) * len(term.args)
        if term in self._names or name in ("k*", "k*max"):
            raise TypeError(f"no name for {term}")
        arguments = (
            self._number(argument) if sort == "number" else self._natural(argument)
            for sort, argument in zip(sorts, term.args, strict=True)
        )
        return rebuilt(term, arguments)

    def _window(self, term: Expr) -> Expr | None:
        """``1 - prod_{j=0..n-1} (1 - h(.., s + j))`` over bits is whether one of them is set."""
        one, missed = (*term.args, None, None)[:2]
        if len(term.args) != 2 or one != 1:
            return None
        product = _negated(missed)
        if not isinstance(product, ProductOver):
            return None
        body, index, low, high = product.args
        length = natural_top(high)
        bit = _negated(body.args[1]) if isinstance(body, sympy.Add) and body.args[0] == 1 else None
        if low != 0 or length is None or not isinstance(bit, AppliedUndef) or kind(bit) != "bit":
            raise TypeError(f"no words for the product {product}")
        *row, place = bit.args
        if not isinstance(place, sympy.Add) or place.args[1:] != (index,):
            raise TypeError(f"no words for the product {product}")
        parts = [self._natural(part) for part in (*row, place.args[0], length)]
        return Indicator(WindowHit(bit.func(*parts[:-2]), *parts[-2:]))


def natural_top(high: Expr) -> Expr | None:
    """``n`` if the upper end of a range is ``n - 1``."""
    if isinstance(high, sympy.Add) and len(high.args) == 2 and high.args[1] == -1:
        return high.args[0]
    return None


def _negated(term: Expr) -> Expr | None:
    """``x`` if the term is ``-1 * x``."""
    if isinstance(term, sympy.Mul) and len(term.args) == 2 and term.args[0] == -1:
        return term.args[1]
    return None


def _within(parts: list[Expr]) -> Expr | None:
    """``Within`` if the relations are those of the model's definition."""
    if len(parts) != 2 or not all(isinstance(part, sympy.Le) for part in parts):
        return None
    (below, fitted), (again, above) = (part.args for part in parts)
    if fitted != again or not all(isinstance(end, sympy.Mul) for end in (below, above)):
        return None
    (less, *true), (more, *same) = below.args, above.args
    if not isinstance(less, sympy.Add) or not isinstance(more, sympy.Add) or true != same:
        return None
    if len(less.args) != 2 or len(true) != 1 or less.args[0] != 1:
        return None
    error = _negated(less.args[1])
    if error is None or more.args != (1, error):
        return None
    return Within(error, true[0], fitted)
