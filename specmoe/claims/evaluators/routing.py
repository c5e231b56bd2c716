"""Comparisons for claims D5 to D7: how many experts are read."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from specmoe import routing
from specmoe.claims.case import Case
from specmoe.claims.dedup import HEADING
from specmoe.claims.values import Draw, Values, table

__all__: list[str] = []

_HORIZON = 6


def _any_shape(draw: Draw) -> Values:
    """``U`` with increments that rise or fall, and shares that stay the same now and then."""
    m = draw.integer(1, 3)
    distinct = [Fraction(0), Fraction(m)]
    for n in range(2, _HORIZON + 3):
        kept = Fraction(n, n - 1) * distinct[-1]
        distinct.append((kept, distinct[-1] + 1, distinct[-1] + 2)[draw.integer(0, 2)])
    return Values(
        {"n": Fraction(1), "n'": Fraction(2), "m": Fraction(m)},
        {"U": table(distinct)},
        horizon=_HORIZON,
    )


@HEADING.evaluates("D5_share_antitone", _any_shape)
def _share_falls(case: Case) -> None:
    v, m, last = case.v, case.whole("m"), _HORIZON + 2
    row = list(case.table("U", range(1, last + 1)).values())
    shares = [case.at({"n": n}).value(v.u(v.n)) for n in range(1, last + 1)]
    rising = [n for n, (u, w) in enumerate(pairwise(shares), 1) if u < w]
    concave = case.holds(case.premise(2))
    said = case.ask_whether(concave, routing.check_increments, row, m)
    case.same("u never rises", said.value, not rising)
    if said.applies:
        case.true("u never rises where the increments do not", said.value)
        case.same("how far it was checked", said.hypotheses[0].evidence, f"n = 1..{last}")
    else:
        steps = [row[0], *(b - a for a, b in pairwise(row))]
        n = next(n for n, (a, b) in enumerate(pairwise(steps), 1) if a < b)
        case.true("where it rises", f"from n = {n} to {n + 1}" in said.hypotheses[0].evidence)
    place = f"rises from n = {rising[0]} to {rising[0] + 1}" if rising else f"for n = 1..{last}"
    case.true("the reading says so", said.reading.endswith(place))
    case.refuses(routing.check_increments, [], m)
    if concave:
        one = case.at({"n'": last, "n": 1})
        case.true("over the whole range", one.holds(case.conclusion))


@HEADING.evaluates("D6_uniform")
@HEADING.evaluates("D6_share_antitone")
def _uniform(case: Case) -> None:
    v, n, N, m = case.v, case.whole("n"), case.whole("N"), case.whole("m")
    said = case.ask(routing.d6, N, m)
    case.same("u never rises", said.value, True)
    distinct = case.value(v.U(v.n))
    case.same("U(n)", routing.uniform_u(N, m, n), distinct)
    if case.part.name == "uniform":
        for equation in case.conclusion.args:
            case.same("both closed forms", distinct, case.value(equation.args[1]))
    model = routing.UniformRouting(N, m)
    case.same("U(n) of the model", model.U(n), distinct)
    case.same("u(n) of the model", model.share(n), case.value(v.u(v.n)))
    near = model.enclosure(n)
    case.true("the enclosure holds U(n)", near.contains(distinct))
    case.true("the enclosure is narrow", near.width < Fraction(1, 2**150))
    for limit in (distinct, distinct + 1, distinct - 1, near.lo, near.hi):
        case.same(f"U(n) < {limit}", model.below(n, limit), distinct < limit)
    case.same("what the model checks", model.check(), said)
    case.refuses(routing.uniform_u, N, m, 0)
    case.refuses(routing.uniform_u, N, N + 1, n)
    case.refuses(routing.uniform_u, N, 0, n)
    case.refuses(routing.d6, N, 0)


def _trace_of(case: Case) -> list[frozenset[int]]:
    selects = case.values.functions["h"]
    return [
        frozenset(expert for expert in range(case.whole("N")) if selects(expert, token))
        for token in range(case.whole("L"))
    ]


@HEADING.evaluates("D7_increments_antitone")
def _trace(case: Case) -> None:
    v, trace = case.v, _trace_of(case)
    mean = case.premise(2).args[3].args[1]  # for every n: U(n) = the mean over the windows
    for n in range(1, 5):
        here = case.at({"n": n})
        case.same(f"U({n})", routing.windowed_u([trace], n), here.value(mean))
        case.same(f"U({n}) of two layers", routing.windowed_u([trace, trace], n), here.value(mean))
    # A second layer of another length: the mean of the two means.
    longer = [*trace, frozenset({0})]
    layers = [routing.windowed_u([layer], 2) for layer in (trace, longer)]
    case.same("the mean over layers", routing.windowed_u([trace, longer], 2), sum(layers) / 2)
    values = [case.value(v.U(n)) for n in range(1, 6)]
    said = case.ask(routing.d7, values, 1)
    case.same("u never rises", said.value, True)
    falling = case.at({"n": 1}).holds(case.conclusion)
    case.same("the increments never rise", said.hypotheses[-1].status == "checked", falling)
    rising = case.ask_whether(False, routing.d7, [Fraction(1), Fraction(3)], 1)
    case.same("u never rises", rising.value, False)
    case.refuses(routing.windowed_u, [trace], 0)
    case.refuses(routing.windowed_u, [], 1)
    case.refuses(routing.windowed_u, [[]], 1)
