"""Registered claims as Lean statements, in the words of ``lean/SpecMoE/Model.lean``.

A printed statement is meant to be the theorem's own up to the names of its variables and up to
unfolding definitions, so that Lean accepts ``example : <printed> := @<theorem>``. The rules hold
for every claim:

* Letters are bound where :class:`~specmoe.claims.model.Statement` says. Functions that are not
  among them are printed by their definition in the model: ``u(n)`` is ``share U m n``.
* A premise ``letter = term`` about a letter that is not bound names the term: it is put in.
* A premise with a chain becomes one hypothesis for each link, ``0 <= a`` and ``a <= 1``, unless
  the model names the whole (``Within``). In a conclusion a chain is a conjunction.
* A number that only a property defines (``k*(a)``, ``n*(r)``, ``floor(x)``) becomes a variable. If
  it is among the bound letters its property is a hypothesis, after all others; if not, the claim
  says that there is one: ``(exists c, P c) and for all c, P c -> ...``.
* ``floor(x)`` bounds from above: the claim is printed for every q with ``x < q + 1``.

Importing this module imports sympy.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Literal, TypeAlias

import sympy
from sympy.core.function import AppliedUndef
from sympy.core.relational import Relational

from specmoe.claims.lean_form import (
    Both,
    Cast,
    Definitions,
    Indicator,
    InField,
    LeanName,
    SumOver,
    WindowHit,
    Within,
    natural_top,
    opened,
    rebuilt,
    typed,
)
from specmoe.claims.logic import Crossover, Every, EveryPoint
from specmoe.claims.model import Part
from specmoe.claims.symbols import SymbolEntry, symbol
from specmoe.claims.vocabulary import Expr, defining_properties, definitions, names_in, vocabulary
from specmoe.claims.writer import Binding, Enclosed, Operator, Writer

__all__ = [
    "Binder",
    "Hypothesis",
    "Layout",
    "definition_statements",
    "layout",
    "property_statements",
    "statement",
]

Role: TypeAlias = Literal["definition", "each", "whole"]

_OPERATORS = {"=": "=", "<": "<", "<=": "≤"}
_TURNED = {">": "<", ">=": "≤"}
_ATOM = re.compile(r"[\w']+|\(.*\)")
_FIELD = "{α : Type u} [OrderedField α]"

_MODEL: dict[str, tuple[str, tuple[str, ...]]] = {
    "E": ("expectedTokens", ()),
    "C": ("stepCost", ("T", "D")),
    "tau": ("throughput", ("C",)),
    "tau_hat": ("throughput", ("C_hat",)),
    "u": ("share", ("U", "m")),
    "r": ("bandwidthRatio", ("W_d", "W_s")),
}
"""The model's name for each defined function, and what it takes before the arguments."""

_PROPERTIES = {"k*": "IsLeastBest", "k*max": "IsGreatestBest"}


@dataclass(frozen=True, slots=True)
class Binder:
    """A variable of the Lean statement.

    Attributes:
        term: The letter or function that it stands for, or the term that a property defines.
        name: Its name in Lean.
        type: Its type in Lean.
    """

    term: Expr
    name: str
    type: str

    @property
    def by_property(self) -> bool:
        """Whether a property defines it."""
        return isinstance(self.term, (AppliedUndef, Crossover, sympy.floor))


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """One registered premise, and how it is printed.

    Attributes:
        formula: The premise, opened.
        role: ``definition``: it names a term and is put in. ``each``: one hypothesis for each link
            of its chain. ``whole``: one hypothesis.
    """

    formula: Expr
    role: Role


@dataclass(frozen=True, slots=True)
class Layout:
    """A claim's part laid out for Lean.

    Attributes:
        lean_name: Full name of the theorem.
        front: What is bound in front.
        later: What is bound before the first hypothesis that speaks of it.
        hypotheses: In order.
        conclusion: What follows, opened.
    """

    lean_name: str
    front: tuple[Binder, ...]
    later: tuple[Binder, ...]
    hypotheses: tuple[Hypothesis, ...]
    conclusion: Expr

    @property
    def binders(self) -> tuple[Binder, ...]:
        """All of them."""
        return (*self.front, *self.later)

    def freeing(self, dropped: Hypothesis) -> Layout:
        """The same without one hypothesis; a letter that it named is bound in front."""
        kept = tuple(h for h in self.hypotheses if h is not dropped)
        if dropped.role != "definition":
            return replace(self, hypotheses=kept)
        name, (parameters, _) = _named(dropped.formula)
        free = Binder(sympy.Symbol(name), symbol(name).lean_name, _type(len(parameters), name))
        return replace(self, front=(*self.front, free), hypotheses=kept)


def layout(part: Part) -> Layout:
    """Lay a registered part out for Lean.

    Raises:
        TypeError: If a letter is neither bound nor defined.
    """
    premises = [opened(premise.formula) for premise in part.premises]
    conclusion = opened(part.conclusion)
    arities = _arities([*premises, conclusion])
    front = tuple(_binder(_as_opened(letter), arities) for letter in part.letters)
    later = tuple(_binder(_as_opened(letter), arities) for letter in part.later)
    bound = {binder.name for binder in (*front, *later)}
    hypotheses = tuple(Hypothesis(p, _role(p, bound)) for p in premises)
    return Layout(part.lean_name, front, later, hypotheses, conclusion)


def _as_opened(letter: Expr) -> Expr:
    """A bound letter, function or term as it stands in opened formulas."""
    return letter if isinstance(letter, type) else opened(letter)


def statement(laid: Layout) -> str:
    """The Lean statement, on one line; names are relative to the namespace ``SpecMoE``.

    Raises:
        TypeError: For a form that the Lean sources have no words for.

    Example:
        >>> from specmoe.claims import claim
        >>> print(statement(layout(claim("E1").parts[0])).partition("] ")[2])
        (a : α) (k : Nat), (1 - a) * expectedTokens a k = 1 - a ^ (k + 1)
    """
    return _Printing(laid).text


def definition_statements() -> dict[str, str]:
    """For each defined function, that the model's definition says what the registry's says."""
    found = {}
    v = vocabulary()
    for name, (parameters, body) in definitions().items():
        formula = opened(v.eq(v[name](*parameters), body))
        used = [*_MODEL[name][1], *(parameter.name for parameter in parameters)]
        arities = _arities([formula])
        front = tuple(_binder(sympy.Symbol(letter), arities) for letter in used)
        laid = Layout(f"SpecMoE.{_MODEL[name][0]}", front, (), (), formula)
        found[name] = statement(laid)
    return found


def property_statements() -> dict[str, str]:
    """For each number that a property defines, that the model's property is the registry's."""
    v = vocabulary()
    letters = {
        "k*": (v.C, v.a, v.K, v.k_star(v.a)),
        "k*max": (v.C, v.a, v.K, v.k_star_max(v.a)),
        "n*": (v.u, v.r, v.crossover(v.r(v.n))),
    }
    found = {}
    for name, properties in defining_properties().items():
        formula = Both(*map(opened, properties))
        front = tuple(_binder(_as_opened(letter), _arities([formula])) for letter in letters[name])
        found[name] = _Printing(Layout("", front, (), (), formula)).equivalence
    return found


# Laying out ------------------------------------------------------------------------------------


def _arities(formulas: Iterable[Expr]) -> dict[str, int]:
    """With how many arguments each letter is used; the symbol table says so of an unused one."""
    found: dict[str, int] = {}
    for formula in formulas:
        for node in sympy.preorder_traversal(formula):
            if isinstance(node, AppliedUndef):
                found[node.func.__name__] = len(node.args)
            elif isinstance(node, sympy.Symbol):
                found.setdefault(node.name, 0)
    return found


def _type(arity: int, name: str) -> str:
    last = {"number": "α", "natural": "Nat", "bit": "Bool"}[symbol(name).sort]
    return "Nat → " * arity + last


def _binder(term: Expr, arities: dict[str, int]) -> Binder:
    if isinstance(term, Crossover):
        ratio = term.args[0]
        name = ratio.func.__name__ if isinstance(ratio, AppliedUndef) else ratio.name
        return Binder(term, f"crossover_{symbol(name).lean_name}", "Nat")
    if isinstance(term, sympy.floor):
        return Binder(term, "floor", "Nat")
    if isinstance(term, AppliedUndef):
        head = symbol(term.func.__name__).lean_name
        return Binder(term, f"{head}_{symbol(term.args[0].name).lean_name}", "Nat")
    name = term.name if isinstance(term, sympy.Symbol) else term.__name__
    arity = arities.get(name, len(symbol(name).arguments))
    return Binder(term, symbol(name).lean_name, _type(arity, name))


def _named(premise: Expr) -> tuple[str, tuple[tuple[Expr, ...], Expr]]:
    """The name, parameters and body that a premise of role ``definition`` gives."""
    if isinstance(premise, Every):
        call, body = premise.args[3].args
        return call.func.__name__, (call.args, body)
    letter, body = premise.args
    return letter.name, ((), body)


def _role(premise: Expr, bound: set[str]) -> Role:
    inner = premise
    while isinstance(inner, Every):
        inner = inner.args[3]
    if isinstance(inner, sympy.Eq):
        left = inner.args[0]
        if inner is premise and isinstance(left, sympy.Symbol):
            return "whole" if symbol(left.name).lean_name in bound else "definition"
        if (
            isinstance(premise, Every)
            and isinstance(left, AppliedUndef)
            and left.args == premise.args[:1]
            and symbol(left.func.__name__).lean_name not in bound
        ):
            return "definition"
    if isinstance(inner, Both) and not isinstance(typed(inner, {}, {}), Within):
        return "each"
    return "whole"


# Printing --------------------------------------------------------------------------------------


class _Printing:
    """One statement in the making."""

    def __init__(self, laid: Layout) -> None:
        self._laid = laid
        self._definitions = dict(
            _named(h.formula) for h in laid.hypotheses if h.role == "definition"
        )
        self._names = {b.term: LeanName(b.name) for b in laid.binders if b.by_property}
        free = {b.name for b in laid.binders if not b.by_property}
        self._writer = LeanWriter(free, self._definitions)
        self.text = self._whole()

    def _whole(self) -> str:
        laid = self._laid
        waiting = list(laid.later)
        said = [f"∀ {_FIELD}{_binders(laid.front)}, "]
        for hypothesis in laid.hypotheses:
            if hypothesis.role == "definition":
                continue
            said.append(self._bound_here(waiting, hypothesis.formula))
            said.extend(f"{text} → " for text in self._hypotheses(hypothesis))
        for binder in laid.front:
            if binder.by_property:
                said.append(f"{self._property(binder.term, binder.name)} → ")
        said.append(self._bound_here(waiting, None))
        return "".join(said) + self._conclusion()

    @property
    def equivalence(self) -> str:
        """That the property of the last bound number says what the conclusion says."""
        binder = self._laid.front[-1]
        has = self._property(binder.term, binder.name)
        said = self._writer.write(self._typed(self._laid.conclusion))
        return f"∀ {_FIELD}{_binders(self._laid.front)}, {has} ↔ {said}"

    def _bound_here(self, waiting: list[Binder], formula: Expr | None) -> str:
        """Binders of what the formula speaks of and nothing has bound yet; of all, at the end."""
        used = names_in(formula) if formula is not None else None
        here = [b for b in waiting if used is None or _name_of(b.term) in used]
        for binder in here:
            waiting.remove(binder)
        return f"∀{_binders(here)}, " if here else ""

    def _hypotheses(self, hypothesis: Hypothesis) -> Iterator[str]:
        for formula in (
            _links(hypothesis.formula) if hypothesis.role == "each" else [hypothesis.formula]
        ):
            yield self._writer.premise(self._typed(formula))

    def _conclusion(self) -> str:
        conclusion = self._laid.conclusion
        unnamed = [t for t in _property_terms(conclusion) if t not in self._names]
        if not unnamed:
            return self._writer.conclusion(self._typed(conclusion))
        binder = _binder(unnamed[0], {})
        self._names[binder.term] = LeanName(binder.name)
        has = self._property(binder.term, binder.name)
        bound = f"{binder.name} : {binder.type}"
        return f"(∃ {bound}, {has}) ∧ ∀ {bound}, {has} → {self._conclusion()}"

    def _property(self, term: Expr, name: str) -> str:
        """What defines the number that a name stands for."""
        writer = self._writer
        if isinstance(term, sympy.floor):
            bound = self._typed(
                sympy.Lt(term.args[0], sympy.Add(LeanName(name), 1, evaluate=False), evaluate=False)
            )
            return writer.write(bound)
        if isinstance(term, Crossover):
            ratio, n = term.args
            if isinstance(ratio, AppliedUndef) and ratio.args == (n,):
                last = writer.function(ratio.func.__name__)
            else:
                last = f"(fun _ : Nat => {writer.term(ratio, self._definitions)})"
            return f"Crossover {writer.function('u')} {last} {name}"
        rate = writer.argument(writer.term(term.args[0], self._definitions))
        head = _PROPERTIES[term.func.__name__]
        return f"{head} {writer.function('C')} {rate} {symbol('K').lean_name} {name}"

    def _typed(self, formula: Expr) -> Expr:
        return typed(formula, self._definitions, self._names)


def _binders(binders: Sequence[Binder]) -> str:
    groups = groupby(binders, key=lambda binder: binder.type)
    return "".join(f" ({' '.join(b.name for b in group)} : {kind})" for kind, group in groups)


def _name_of(term: Expr) -> str:
    return str(term.name if isinstance(term, sympy.Symbol) else term.__name__)


def _links(formula: Expr) -> list[Expr]:
    """The links of a premise's chain, each under the premise's quantifiers."""
    if isinstance(formula, Every):
        variable, low, high, body = formula.args
        return [Every(variable, low, high, link) for link in _links(body)]
    return list(formula.args) if isinstance(formula, Both) else [formula]


def _property_terms(formula: Expr) -> list[Expr]:
    return [
        node
        for node in sympy.preorder_traversal(formula)
        if isinstance(node, (Crossover, sympy.floor))
        or (isinstance(node, AppliedUndef) and node.func.__name__ in _PROPERTIES)
    ]


class LeanWriter(Writer):
    """Writes typed formulas as Lean text.

    Args:
        free: Lean names of the letters and functions that the statement binds.
        defined: What the statement's premises define.
    """

    fraction = Binding.PRODUCT
    numerator = Binding.PRODUCT
    denominator = Binding.BASE

    def __init__(self, free: set[str], defined: Definitions) -> None:
        self._free = free
        self._defined = defined

    # For the printing --------------------------------------------------------------------------
    def premise(self, formula: Expr) -> str:
        """A formula as it stands before an arrow."""
        return self._at(formula, Binding.RELATION)

    def conclusion(self, formula: Expr) -> str:
        """A formula as it stands behind an arrow, which binds tighter than an equivalence."""
        binding, text = self._write(formula)
        return f"({text})" if binding == Binding.IFF else text

    def term(self, term: Expr, defined: Definitions) -> str:
        """An untyped term of the field."""
        side = typed(sympy.Eq(term, sympy.Symbol("a"), evaluate=False), defined, {}).args[0]
        return self.write(side)

    def function(self, name: str) -> str:
        """A function without its arguments: its name, its definition, or the model's."""
        entry = symbol(name)
        if entry.lean_name in self._free:
            return entry.lean_name
        if name in self._defined:
            parameters, body = self._defined[name]
            binders = " ".join(f"({self.write(p)} : Nat)" for p in parameters)
            text = self.term(body, self._defined)
            return f"(fun {binders} => {text})" if parameters else self.argument(text)
        if name in _MODEL:
            head, before = _MODEL[name]
            return f"({' '.join([head, *map(self.function, before)])})"
        raise TypeError(f"{name} is neither bound nor defined")

    @staticmethod
    def argument(text: str) -> str:
        """A text as the argument of an application."""
        return text if _ATOM.fullmatch(text) and _balanced(text) else f"({text})"

    # Nodes of Lean's own -----------------------------------------------------------------------
    def _write(self, formula: Expr) -> tuple[Binding, str]:
        if isinstance(formula, LeanName):
            return Binding.ATOM, str(formula.name)
        if isinstance(formula, Cast):
            return Binding.ATOM, self._call("natCast", formula.args)
        if isinstance(formula, Indicator):
            return Binding.ATOM, self._call("indicator", formula.args)
        if isinstance(formula, WindowHit):
            row, start, length = formula.args
            return Binding.ATOM, self._call("windowHit", (row, start, length))
        if isinstance(formula, Within):
            return Binding.RELATION, self._call("Within", formula.args)
        if isinstance(formula, Both):
            parts = [self._at(part, Binding.RELATION) for part in formula.args]
            return Binding.IMPLIES, " ∧ ".join(parts)
        if isinstance(formula, SumOver):
            return Binding.ATOM, self._sum(formula)
        if isinstance(formula, (Every, EveryPoint)):
            return Binding.QUANTIFIER, self._quantified(formula)
        if isinstance(formula, Relational) and self._needs_type(formula):
            left, right = formula.args
            return super()._write(rebuilt(formula, (InField(left), right)))
        if isinstance(formula, InField):
            return Binding.ATOM, f"({self.write(formula.args[0])} : α)"
        return super()._write(formula)

    def _needs_type(self, relation: Expr) -> bool:
        """Whether a relation in the field speaks of nothing that Lean knows to lie in it."""
        names = names_in(relation) - {name.name for name in relation.atoms(LeanName)}
        in_field = relation.has(Cast, Indicator) or bool(names & set(_MODEL))
        return in_field and not relation.has(InField) and not any(map(self._of_field, names))

    def _of_field(self, name: str) -> bool:
        entry = symbol(name)
        if entry.lean_name in self._free:
            return entry.sort == "number"
        return name in _MODEL and any(map(self._of_field, _MODEL[name][1]))

    def _call(self, head: str, arguments: Iterable[Expr]) -> str:
        return " ".join([head, *(self.argument(self.write(argument)) for argument in arguments)])

    def _sum(self, formula: Expr) -> str:
        body, index, low, high = formula.args
        if low != 0:
            raise TypeError(f"a sum that does not start at 0: {formula}")
        top = natural_top(high)
        count = sympy.Add(high, 1, evaluate=False) if top is None else top
        # Lean complains of a name that nothing uses.
        name = self.write(index) if body.has(index) else "_"
        terms = f"(fun {name} : Nat => {self.write(body)})"
        return f"sumTo {terms} {self.argument(self.write(count))}"

    def _quantified(self, formula: Expr) -> str:
        if isinstance(formula, EveryPoint):
            _, box, body = formula.args
            point = symbol(formula.point).lean_name
            return f"∀ {point} : Nat → α, {self.premise(box)} → {self.conclusion(body)}"
        variable, low, high, body = formula.args
        name = self.write(variable)
        limits = f"{self._at(low, Binding.SUM)} ≤ {name} → " if low != 0 else ""
        if high is not sympy.oo:
            top = natural_top(high)
            limits += (
                f"{name} ≤ {self._at(high, Binding.SUM)} → "
                if top is None
                else f"{name} < {self._at(top, Binding.SUM)} → "
            )
        return f"∀ {name} : Nat, {limits}{self.conclusion(body)}"

    # What every language says ------------------------------------------------------------------
    def _say_number(self, digits: str) -> str:
        return digits

    def _say_name(self, entry: SymbolEntry) -> str:
        return entry.lean_name

    def _applied(self, formula: Expr) -> str:
        return self._call(self._head(formula.func.__name__), formula.args)

    def _head(self, name: str) -> str:
        entry = symbol(name)
        if name in _MODEL and entry.lean_name not in self._free:
            return self.function(name)[1:-1]
        return entry.lean_name

    def _say_application(self, entry: SymbolEntry, index: str | None, arguments: list[str]) -> str:
        raise TypeError(f"{entry.lean_name} is printed by _applied, from its expression")

    def _say_added(self, terms: list[tuple[bool, str]]) -> str:
        (minus, first), *others = terms
        head = f"-{self.argument(first)}" if minus else first
        return head + "".join(f" {'-' if negative else '+'} {term}" for negative, term in others)

    def _say_multiplied(self, factors: list[str]) -> str:
        return " * ".join(factors)

    def _say_divided(self, numerator: str, denominator: str) -> str:
        return f"{numerator} / {denominator}"

    def _say_raised(self, base: str, exponent: str) -> str:
        return f"{base} ^ {self.argument(exponent)}"

    def _say_big(
        self, kind: Literal["sum", "prod"], index: str, low: str, high: str, body: str
    ) -> str:
        raise TypeError(f"a {kind} has no letters in Lean: it is printed from its expression")

    def _say_enclosed(self, kind: Enclosed, arguments: list[str]) -> str:
        raise TypeError(f"the Lean sources have no {kind}")

    def _say_related(self, terms: list[str], operators: list[Operator]) -> str:
        (left, right), (operator,) = terms, operators
        if operator == "!=":
            return f"¬ {left} = {right}"
        if operator in _TURNED:
            return f"{right} {_TURNED[operator]} {left}"
        return f"{left} {_OPERATORS[operator]} {right}"

    def _say_implied(self, premise: str, conclusion: str) -> str:
        return f"{premise} → {conclusion}"

    def _say_equivalent(self, left: str, right: str) -> str:
        return f"{left} ↔ {right}"

    def _say_every(self, variable: str, low: str, high: str | None, body: str) -> str:
        raise TypeError(f"the range of {variable} is printed from its expression")

    def _say_every_point(self, point: str, box: str, body: str) -> str:
        raise TypeError(f"the box of {point} is printed from its expression")

    def _say_bracketed(self, inner: str) -> str:
        return f"({inner})"


def _balanced(text: str) -> bool:
    """Whether the brackets at both ends belong together."""
    if not text.startswith("("):
        return True
    depth = 0
    for place, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if depth == 0:
            return place == len(text) - 1
    return False
