"""Every evaluator with one thing changed in its source: the evaluated witness must notice.

A mutant takes the place of the evaluator's code while the claim is evaluated, so that whoever
calls the evaluator calls the mutant. Error messages and readings' wording are not changed; what
decides them is.
"""

from __future__ import annotations
import __future__

import ast
import inspect
import textwrap
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import CodeType, FunctionType
from typing import Any, TypeAlias

from specmoe import claims

__all__ = [
    "EvaluatorMutant",
    "evaluator",
    "evaluator_mutants",
    "evaluators",
    "installed",
    "notices",
]

_COUNT = "__count_mutant__"

_Change: TypeAlias = tuple[ast.AST, ast.AST]


@dataclass(frozen=True, slots=True)
class EvaluatorMutant:
    """An evaluator with one thing changed.

    Attributes:
        claims: The claims that name the evaluator.
        evaluator: ``acceptance.closed_form``.
        change: What became what; numbered where the same happens more than once.
        tree: The changed function.
    """

    claims: tuple[str, ...]
    evaluator: str
    change: str
    tree: ast.FunctionDef


def evaluator(name: str) -> FunctionType:
    """The function that a claim names as its evaluator; of a property, its getter.

    Raises:
        AttributeError: If there is none.

    Example:
        >>> evaluator("exact.Interval.around").__qualname__
        'Interval.around'
    """
    module, *path = name.split(".")
    found: Any = import_module(f"specmoe.{module}")
    for attribute in path:
        found = inspect.getattr_static(found, attribute)
    match found:
        case property():
            found = found.fget
        case classmethod() | staticmethod():
            found = found.__func__
    if not isinstance(found, FunctionType):
        raise AttributeError(f"{name} is no function")
    return found


def evaluators(ids: Sequence[str] = ()) -> dict[str, tuple[str, ...]]:
    """The evaluators that these claims name, or all claims, each with every claim that names it.

    Raises:
        InputError: If there is no such claim.

    Example:
        >>> evaluators(["E1"])["acceptance.closed_form"]
        ('E1',)
    """
    asked = [claims.summary(id_) for id_ in ids] or list(claims.summaries())
    names = dict.fromkeys(name for summary in asked for name in summary.evaluators)
    return {name: tuple(s.id for s in claims.summaries() if name in s.evaluators) for name in names}


def evaluator_mutants(ids: Sequence[str] = ()) -> Iterator[EvaluatorMutant]:
    """All mutants of the evaluators that these claims name, or all claims.

    Raises:
        InputError: If there is no such claim.

    Example:
        >>> changes = [mutant.change for mutant in evaluator_mutants(["E3"])]
        >>> "expected_tokens(acceptance.lo, k) to expected_tokens(k, acceptance.lo)" in changes
        True
    """
    for name, named_by in evaluators(ids).items():
        original = _tree(evaluator(name))
        seen = {ast.unparse(original)}
        named: Counter[str] = Counter()
        for old, new in _changes(original):
            tree = _replaced(original, old, new)
            text = ast.unparse(tree)
            if text in seen:
                continue
            seen.add(text)
            change = f"{ast.unparse(old)} to {ast.unparse(new)}"
            named[change] += 1
            if named[change] > 1:
                change += f" ({named[change]})"
            yield EvaluatorMutant(named_by, name, change, tree)


def notices(mutant: EvaluatorMutant) -> bool:
    """Whether the evaluated witness disagrees once the mutant is in place. Imports sympy.

    A mutant that never comes to an end is noticed as such.
    """
    from specmoe.claims.witnesses import DISAGREES, evaluated

    with installed(mutant):
        return any(evaluated(claim_id).status == DISAGREES for claim_id in mutant.claims)


@contextmanager
def installed(mutant: EvaluatorMutant) -> Iterator[None]:
    """Put the mutant in the evaluator's place, for everybody, for a while."""
    most = 1000 + 3 * _usual_rounds(mutant.evaluator, mutant.claims)
    rounds = iter(range(most))

    def count() -> None:
        if next(rounds, None) is None:
            raise RuntimeError("the mutant does not come to an end")

    with _in_place(mutant.evaluator, mutant.tree, count):
        yield


@contextmanager
def _in_place(name: str, tree: ast.FunctionDef, count: Callable[[], None]) -> Iterator[None]:
    function = evaluator(name)
    before, namespace = function.__code__, function.__globals__
    function.__code__ = _compiled(function, tree)
    namespace[_COUNT] = count
    try:
        yield
    finally:
        function.__code__ = before
        del namespace[_COUNT]


@cache
def _usual_rounds(name: str, named_by: tuple[str, ...]) -> int:
    """How many calls and rounds of loops of an evaluator the evaluation of its claims takes."""
    from specmoe.claims.witnesses import evaluated

    made = 0

    def count() -> None:
        nonlocal made
        made += 1

    with _in_place(name, _tree(evaluator(name)), count):
        for claim_id in named_by:
            evaluated(claim_id)
    return made


@cache
def _tree(function: FunctionType) -> ast.FunctionDef:
    """The function's source as it would stand alone, without what is not run in it."""
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    assert isinstance(tree, ast.FunctionDef)
    tree.decorator_list = []
    if ast.get_docstring(tree):
        tree.body = tree.body[1:]
    return tree


def _compiled(function: FunctionType, tree: ast.FunctionDef) -> CodeType:
    module = ast.Module([_Counted().visit(deepcopy(tree))], [])
    code = compile(
        ast.fix_missing_locations(module),
        function.__code__.co_filename,
        "exec",
        flags=__future__.annotations.compiler_flag,
        dont_inherit=True,
    )
    made = dict(function.__globals__)
    exec(code, made)  # noqa: S102 - our own source, changed by us
    compiled: CodeType = made[tree.name].__code__
    return compiled


class _Counted(ast.NodeTransformer):
    """Counts calls and rounds of loops: a mutant, or what calls it, may go on for ever."""

    def _counted(self, node: ast.FunctionDef | ast.For | ast.While) -> ast.AST:
        self.generic_visit(node)
        node.body.insert(0, ast.Expr(ast.Call(ast.Name(_COUNT, ast.Load()), [], [])))
        return node

    visit_FunctionDef = visit_For = visit_While = _counted  # noqa: N815 - ast's names


def _replaced(tree: ast.FunctionDef, old: ast.AST, new: ast.AST) -> ast.FunctionDef:
    place = next(i for i, node in enumerate(ast.walk(tree)) if node is old)
    whole = deepcopy(tree)
    gone = next(node for i, node in enumerate(ast.walk(whole)) if i == place)

    class Swap(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            return deepcopy(new) if node is gone else self.generic_visit(node)

    changed = Swap().visit(whole)
    assert isinstance(changed, ast.FunctionDef)
    return changed


# What is changed -------------------------------------------------------------------------------

_OPPOSITE: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Div,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Div,
    ast.Pow: ast.Mult,
}
_TURNED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.GtE),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.LtE),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
_OTHER = {"min": "max", "max": "min", "all": "any", "any": "all"}


def _changes(node: ast.AST) -> Iterator[_Change]:
    """Each single change in a tree: what goes and what comes."""
    if isinstance(node, (ast.JoinedStr, ast.Raise)):
        return
    change = _CHANGES.get(type(node))
    if change is not None:
        for new in change(node):
            yield node, new
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "defaults", "kw_defaults"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _changes(child)


def _of_arithmetic(node: ast.BinOp) -> Iterator[ast.AST]:
    opposite = _OPPOSITE.get(type(node.op))
    if opposite is None:
        return
    yield ast.BinOp(node.left, opposite(), node.right)
    yield node.left
    if isinstance(node.op, (ast.Add, ast.Mult)):
        yield node.right
    elif not isinstance(node.op, ast.Pow):  # base and exponent exchanged: numbers without end
        yield ast.BinOp(node.right, node.op, node.left)


def _of_update(node: ast.AugAssign) -> Iterator[ast.AST]:
    opposite = _OPPOSITE.get(type(node.op))
    if opposite is not None:
        yield ast.AugAssign(node.target, opposite(), node.value)


def _of_comparison(node: ast.Compare) -> Iterator[ast.AST]:
    for place, op in enumerate(node.ops):
        for other in _TURNED[type(op)]:
            ops = [other() if i == place else same for i, same in enumerate(node.ops)]
            yield ast.Compare(node.left, ops, node.comparators)


def _of_logic(node: ast.BoolOp) -> Iterator[ast.AST]:
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield ast.BoolOp(other, node.values)
    for place in range(len(node.values)):
        kept = [value for i, value in enumerate(node.values) if i != place]
        yield ast.BoolOp(node.op, kept) if len(kept) > 1 else kept[0]


def _of_sign(node: ast.UnaryOp) -> Iterator[ast.AST]:
    if isinstance(node.op, (ast.Not, ast.USub)):
        yield node.operand


def _of_number(node: ast.Constant) -> Iterator[ast.AST]:
    if type(node.value) is int:
        yield ast.Constant(node.value + 1)


def _of_call(node: ast.Call) -> Iterator[ast.AST]:
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    # The order of what min and max take does not matter.
    for place in range(len(node.args) - 1 if name not in ("min", "max") else 0):
        swapped = list(node.args)
        swapped[place], swapped[place + 1] = swapped[place + 1], swapped[place]
        if not any(isinstance(argument, ast.Starred) for argument in swapped[place : place + 2]):
            yield ast.Call(node.func, swapped, node.keywords)
    if name in _OTHER:
        yield ast.Call(ast.Name(_OTHER[name], ast.Load()), node.args, node.keywords)
    if name == "abs":
        yield node.args[0]


def _of_choice(node: ast.IfExp) -> Iterator[ast.AST]:
    yield ast.IfExp(node.test, node.orelse, node.body)


_CHANGES: dict[type[ast.AST], Callable[[Any], Iterator[ast.AST]]] = {
    ast.BinOp: _of_arithmetic,
    ast.AugAssign: _of_update,
    ast.Compare: _of_comparison,
    ast.BoolOp: _of_logic,
    ast.UnaryOp: _of_sign,
    ast.Constant: _of_number,
    ast.Call: _of_call,
    ast.IfExp: _of_choice,
}
