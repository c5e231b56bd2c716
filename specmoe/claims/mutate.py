"""Every statement that differs from a registered one in a single place.

The mutants are made on the formulas, so that each is well formed and printed by the same rules as
the original. If Lean accepts one as the theorem's statement, the printer or the theorem says less
than it seems to. Importing this module imports sympy.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Literal, TypeAlias

import sympy
from sympy.core.function import AppliedUndef
from sympy.core.relational import Relational

from specmoe.claims.lean_form import Both, ProductOver, SumOver, kind, rebuilt, replaced
from specmoe.claims.logic import Crossover, Every, EveryPoint, Iff
from specmoe.claims.vocabulary import Expr, names_in
from specmoe.claims.write_lean import Binder, Hypothesis, Layout, statement

__all__ = ["Change", "Mutant", "mutants"]

Change: TypeAlias = Literal[
    "hypothesis dropped",
    "relation turned",
    "relation softened",
    "index shifted",
    "symbols swapped",
    "sign changed",
    "constant changed",
]


@dataclass(frozen=True, slots=True)
class Mutant:
    """A statement with one thing changed.

    Attributes:
        lean_name: The theorem that it claims to state.
        change: What kind of thing.
        where: Which one, in words.
        text: The Lean statement; ``None`` if the Lean sources have no words for it.
    """

    lean_name: str
    change: Change
    where: str
    text: str | None


def mutants(laid: Layout) -> Iterator[Mutant]:
    """All of them, each Lean text once, and none that reads like the original.

    Example:
        >>> from specmoe.claims import claim
        >>> from specmoe.claims.write_lean import layout
        >>> made = list(mutants(layout(claim("E1").parts[0])))
        >>> made[0].change, made[0].text.partition(", ")[2]
        ('relation turned', '¬ (1 - a) * expectedTokens a k = 1 - a ^ (k + 1)')
    """
    seen = {statement(laid)}
    for change, where, changed in (*_dropped(laid), *_changed(laid)):
        try:
            text = statement(changed)
        except TypeError:
            yield Mutant(laid.lean_name, change, where, None)
            continue
        if text not in seen:
            seen.add(text)
            yield Mutant(laid.lean_name, change, where, text)


def _dropped(laid: Layout) -> Iterator[tuple[Change, str, Layout]]:
    for place, hypothesis in enumerate(laid.hypotheses):
        where = f"premise {place + 1}"
        yield "hypothesis dropped", where, laid.freeing(hypothesis)
        inner, around = _under(hypothesis.formula)
        if hypothesis.role == "each" and isinstance(inner, Both):
            for number, _ in enumerate(inner.args):
                kept = [link for at, link in enumerate(inner.args) if at != number]
                shorter = replace(hypothesis, formula=around(Both(*kept)))
                yield (
                    "hypothesis dropped",
                    f"{where}, link {number + 1}",
                    _with(laid, place, shorter),
                )


def _under(formula: Expr) -> tuple[Expr, _Around]:
    """What stands under the quantifiers, and the way to put something else there."""
    ranges = []
    while isinstance(formula, Every):
        ranges.append(formula.args[:3])
        formula = formula.args[3]
    return formula, _Around(tuple(ranges))


@dataclass(frozen=True, slots=True)
class _Around:
    ranges: tuple[tuple[Expr, ...], ...]

    def __call__(self, body: Expr) -> Expr:
        for variable, low, high in reversed(self.ranges):
            body = Every(variable, low, high, body)
        return body


def _with(laid: Layout, place: int, hypothesis: Hypothesis) -> Layout:
    others = laid.hypotheses
    return replace(laid, hypotheses=(*others[:place], hypothesis, *others[place + 1 :]))


def _changed(laid: Layout) -> Iterator[tuple[Change, str, Layout]]:
    for place, hypothesis in enumerate(laid.hypotheses):
        # The left side of a definition is the name that it gives.
        skip = _defined_side(hypothesis)
        for change, what, formula in _variants(hypothesis.formula, laid.binders, skip):
            changed = replace(hypothesis, formula=formula)
            yield change, f"premise {place + 1}: {what}", _with(laid, place, changed)
    for change, what, formula in _variants(laid.conclusion, laid.binders, None):
        yield change, f"conclusion: {what}", replace(laid, conclusion=formula)


def _defined_side(hypothesis: Hypothesis) -> Expr | None:
    if hypothesis.role != "definition":
        return None
    return _under(hypothesis.formula)[0]


def _variants(
    formula: Expr, binders: tuple[Binder, ...], definition: Expr | None
) -> Iterator[tuple[Change, str, Expr]]:
    if definition is None:
        yield from _single(formula)
    else:
        # Only the term that is named, not the name or the equation itself.
        _, around = _under(formula)
        name, body = definition.args
        for change, what, changed in _single(body):
            yield change, what, around(sympy.Eq(name, changed, evaluate=False))
    yield from _swapped(formula, binders, definition)


def _swapped(
    formula: Expr, binders: tuple[Binder, ...], definition: Expr | None
) -> Iterator[tuple[Change, str, Expr]]:
    """The formula with two letters of one type exchanged, in this formula only."""
    used = names_in(formula)
    letters = [b for b in binders if not b.by_property and _name(b.term) in used]
    named = _under(formula)[0].args[0] if definition is not None else None
    for one, two in combinations(letters, 2):
        if one.type != two.type:
            continue
        swap = {_name(one.term): _name(two.term), _name(two.term): _name(one.term)}
        changed = _renamed(formula, swap)
        if named is None or not names_in(named) & set(swap):
            yield "symbols swapped", f"{one.name} and {two.name}", changed
    numbers = [b for b in binders if b.by_property and formula.has(b.term)]
    for one, two in combinations(numbers, 2):
        exchanged = replaced(formula, {one.term: two.term, two.term: one.term})
        yield "symbols swapped", f"{one.name} and {two.name}", exchanged


def _name(term: Expr) -> str:
    return str(term.name if isinstance(term, sympy.Symbol) else term.__name__)


def _renamed(node: Expr, names: dict[str, str]) -> Expr:
    if isinstance(node, sympy.Symbol) and node.name in names:
        assumptions = {"integer": True} if node.is_integer else {"real": True}
        return type(node)(names[node.name], **assumptions)
    if not node.args:
        return node
    arguments = [_renamed(argument, names) for argument in node.args]
    if isinstance(node, AppliedUndef) and node.func.__name__ in names:
        return sympy.Function(names[node.func.__name__], real=True)(*arguments)
    return rebuilt(node, arguments)


# One place -------------------------------------------------------------------------------------

_TURNED = {
    sympy.Lt: sympy.Gt,
    sympy.Le: sympy.Ge,
    sympy.Ge: sympy.Le,
    sympy.Eq: sympy.Ne,
    sympy.Ne: sympy.Eq,
}
_SOFTENED = {sympy.Lt: sympy.Le, sympy.Le: sympy.Lt, sympy.Ge: sympy.Gt, sympy.Eq: sympy.Le}


def _single(node: Expr) -> Iterator[tuple[Change, str, Expr]]:
    """The formula or term with one thing changed, at the top or below."""
    yield from _at_top(node)
    for place in _places(node):
        for change, what, inner in _single(node.args[place]):
            arguments = list(node.args)
            arguments[place] = inner
            yield change, what, rebuilt(node, arguments)


def _places(node: Expr) -> range | tuple[int, ...]:
    """Where a node has parts that may change: not where it binds a letter."""
    if isinstance(node, Every):
        return (1, 3) if node.args[2] is sympy.oo else (1, 2, 3)
    if isinstance(node, EveryPoint):
        return (1, 2)
    if isinstance(node, (SumOver, ProductOver)):
        return (0, 2, 3)
    if isinstance(node, Crossover):
        return ()
    if isinstance(node, sympy.Pow) and node.args[1] == -1:
        return (0,)
    if isinstance(node, sympy.Mul):
        return tuple(place for place, factor in enumerate(node.args) if factor != -1)
    return range(len(node.args))


def _at_top(node: Expr) -> Iterator[tuple[Change, str, Expr]]:
    if isinstance(node, Relational):
        left, right = node.args
        turned = _TURNED.get(type(node))
        if turned:
            yield "relation turned", f"{node}", turned(left, right, evaluate=False)
        softened = _SOFTENED.get(type(node))
        if softened:
            yield "relation softened", f"{node}", softened(left, right, evaluate=False)
    elif isinstance(node, Iff):
        left, right = node.args
        for one, two in ((left, right), (right, left)):
            halved = sympy.Implies(one, two, evaluate=False)
            yield "relation softened", "one direction of <->", halved
    elif isinstance(node, sympy.Implies):
        left, right = node.args
        yield "relation turned", "->", sympy.Implies(right, left, evaluate=False)
    elif isinstance(node, sympy.Integer):
        for other in (node - 1, node + 1) if node >= 1 else (node + 1,):
            yield "constant changed", f"{node} to {other}", other
    elif isinstance(node, sympy.Symbol) and kind(node) == "natural":
        yield "index shifted", f"{node}", sympy.Add(node, 1, evaluate=False)
    elif isinstance(node, sympy.Add):
        for place, term in enumerate(node.args[1:], 1):
            arguments = list(node.args)
            arguments[place] = _opposite(term)
            yield "sign changed", f"{term}", sympy.Add(*arguments, evaluate=False)


def _opposite(term: Expr) -> Expr:
    if isinstance(term, sympy.Integer):
        return -term
    if isinstance(term, sympy.Mul) and term.args[0] == -1:
        rest = term.args[1:]
        return rest[0] if len(rest) == 1 else sympy.Mul(*rest, evaluate=False)
    return sympy.Mul(-1, term, evaluate=False)
