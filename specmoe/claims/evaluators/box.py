"""Comparisons for claim B8: bandwidths anywhere in a box."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from specmoe import box
from specmoe.claims.bandwidth_error import HEADING
from specmoe.claims.case import Case
from specmoe.claims.values import Draw, Table, Values, expected_tokens, table
from specmoe.exact import Interval

__all__: list[str] = []

_LONGEST = 4


def _often_0(draw: Draw) -> Fraction:
    """An acceptance rate; at 0 the coefficients of a lead are small whole numbers."""
    return draw.rate() if draw.integer(0, 1) else Fraction(0)


def _two_lengths(draw: Draw) -> Values:
    """Two lengths whose lead at the corner is often just 0."""
    rate, lengths = _often_0(draw), [0, draw.integer(1, _LONGEST)]
    if draw.integer(0, 1):
        lengths.reverse()
    tokens = [expected_tokens(rate, k) for k in range(_LONGEST + 1)]
    # The lead's coefficients are whole numbers, so are the ends: it is 0 now and then.
    bytes_ = {
        (i, k): tokens[k] * draw.natural(0, 2) for i, k in product(range(2), range(_LONGEST + 1))
    }
    low = [draw.natural(0, 1) for _ in range(2)]
    high = [end + draw.natural(0, 2) for end in low]
    fixed = [tokens[k] * draw.natural(1, 2) for k in range(_LONGEST + 1)]
    j, k = lengths
    margin = [tokens[k] * bytes_[i, j] - tokens[j] * bytes_[i, k] for i in range(2)]
    ends = list(zip(low, high, strict=True))
    points: list[Table] = [table(corner) for corner in product(*ends)]
    return Values(
        {"a": rate, "j": Fraction(j), "k": Fraction(k), "q": Fraction(2)},
        {
            "c": lambda kernel, length: bytes_[kernel, length],
            "F": table(fixed),
            "x_lo": table(low),
            "x_hi": table(high),
            "x_corner": table([low[i] if margin[i] >= 0 else high[i] for i in range(2)]),
        },
        points={"x": points},
    )


def _never_best(draw: Draw) -> Values:
    """One length that no other beats throughout the box, and that may still never be best.

    With costs for one token of 2, x and f + x/2: where f is 1, the third only ties with both, at
    x = 2; where f is more, one of the others is always faster, here the one and there the other.
    """
    rate = _often_0(draw)
    tokens = [expected_tokens(rate, k) for k in range(_LONGEST + 1)]
    fixed = [Fraction(2), Fraction(0), Fraction(draw.integer(3, 7), 5), Fraction(9), Fraction(9)]
    slopes = [Fraction(0), Fraction(1), Fraction(1, 2), Fraction(0), Fraction(0)]
    order = [0, *((1, 2), (2, 1))[draw.integer(0, 1)], 3, 4]
    fixed, slopes = [fixed[i] for i in order], [slopes[i] for i in order]
    margin = tokens[2] * slopes[0] * tokens[0] - tokens[0] * slopes[2] * tokens[2]
    low, high = Fraction(draw.integer(2, 3), 2), Fraction(draw.integer(5, 6), 2)
    points: list[Table] = [table([low]), table([high])]
    return Values(
        {"a": rate, "j": Fraction(0), "k": Fraction(2), "q": Fraction(1)},
        {
            "c": lambda kernel, length: slopes[length] * tokens[length],
            "F": table([f * t for f, t in zip(fixed, tokens, strict=True)]),
            "x_lo": table([low]),
            "x_hi": table([high]),
            "x_corner": table([low if margin >= 0 else high]),
        },
        points={"x": points},
    )


def _two_rivals(draw: Draw) -> Values:
    """One length that beats each of two others somewhere, and both at once only beyond the box.

    With costs for one token of 3x/2, 3y/2 and f + (x + y)/2, the third is as fast as both only
    where x and y are at least 2 f, and the box ends at 2.
    """
    rate = draw.rate()
    tokens = [expected_tokens(rate, k) for k in range(_LONGEST + 1)]
    zero, half, more = Fraction(0), Fraction(1, 2), Fraction(3, 2)
    rows = {0: (more, zero), 1: (zero, more), 2: (half, half)}
    bytes_ = {
        (i, k): (rows[k][i] if k in rows else zero) * tokens[k]
        for i, k in product(range(2), range(_LONGEST + 1))
    }
    fixed = [zero, zero, Fraction(draw.integer(9, 11), 10), Fraction(9), Fraction(9)]
    low, high = Fraction(1), Fraction(2)
    points: list[Table] = [table(list(corner)) for corner in product((low, high), repeat=2)]
    return Values(
        {"a": rate, "j": Fraction(0), "k": Fraction(2), "q": Fraction(2)},
        {
            "c": lambda kernel, length: bytes_[kernel, length],
            "F": table([f * t for f, t in zip(fixed, tokens, strict=True)]),
            "x_lo": table([low, low]),
            "x_hi": table([high, high]),
            "x_corner": table([low if rows[0][0] - rows[2][0] >= 0 else high, high]),
        },
        points={"x": points},
    )


def _any_box(draw: Draw) -> Values:
    return (_never_best, _two_rivals, _two_lengths)[draw.integer(0, 2)](draw)


def _components(case: Case) -> dict[int, tuple[Fraction, ...]]:
    """Costs as the evaluator takes them: bytes, and the fixed time as 1 unknown that is 1."""
    bytes_, fixed = case.values.functions["c"], case.values.functions["F"]
    kernels = range(case.whole("q"))
    return {k: (*(bytes_(kernel, k) for kernel in kernels), fixed(k)) for k in range(_LONGEST + 1)}


def _box(case: Case) -> list[Interval]:
    low, high = (case.values.functions[name] for name in ("x_lo", "x_hi"))
    return [*(Interval(low(i), high(i)) for i in range(case.whole("q"))), _ONE]


_ONE = Interval.point(Fraction(1))


class _Rates:
    """Throughputs by the claim's own formula, each worked out once."""

    def __init__(self, case: Case) -> None:
        self._case = case
        self._known: dict[tuple[int, int], Fraction] = {}
        self._points: list[Table] = []

    def of(self, k: int, at: Table) -> Fraction:
        """The throughput of a length at a point of the box."""
        if at not in self._points:
            self._points.append(at)
        place = (k, self._points.index(at))
        if place not in self._known:
            _, at_corner = self._case.conclusion.args
            here = self._case.at({"k": k}, {"x_corner": at})
            self._known[place] = here.value(at_corner.args[1])
        return self._known[place]

    def best(self, at: Table) -> list[int]:
        """The lengths of the highest throughput at a point."""
        rates = [self.of(k, at) for k in range(_LONGEST + 1)]
        return [k for k, rate in enumerate(rates) if rate == max(rates)]


def _lead(case: Case, at: Table) -> Fraction:
    """``E(a,k) C(j) - E(a,j) C(k)``, the costs as the claim writes them."""
    v = case.v
    _, at_corner = case.conclusion.args
    slower, faster = at_corner.args
    here = case.at({}, {"x_corner": at})
    tokens_j, tokens_k = here.value(v.E(v.a, v.j)), here.value(v.E(v.a, v.k))
    # E(a,j) E(a,k) times the difference of the two inverse throughputs.
    return tokens_j * tokens_k * here.value(1 / slower - 1 / faster)


@HEADING.evaluates("B8_corner", _any_box)
def _corner(case: Case) -> None:
    known, ranges, a = _components(case), _box(case), case["a"]
    j, k = case.whole("j"), case.whole("k")
    said = case.ask(box.robust_comparison, known, ranges, a, j, k)
    everywhere, at_corner = case.sides()
    case.same("k beats j at the corner", said.value, at_corner)
    case.same("k beats j everywhere", said.value, everywhere)
    verdict = f"{k} is{'' if at_corner else ' not always'} faster than drafting {j} "
    case.true("the reading says so", verdict in said.reading)
    corners: list[Table] = [
        table(list(corner)) for corner in product(*({x.lo, x.hi} for x in ranges[:-1]))
    ]
    leads = [_lead(case, corner) for corner in corners]
    case.same("the range of the lead", said.bounds, Interval(min(leads), max(leads)))
    case.same(
        "the least is at the claim's corner",
        said.bounds.lo,
        _lead(case, case.values.functions["x_corner"]),
    )
    _set(case, known, ranges, corners)
    _between(case, known, ranges, corners)
    _refusals(case, known, ranges)


def _set(
    case: Case,
    known: dict[int, tuple[Fraction, ...]],
    ranges: list[Interval],
    corners: list[Table],
) -> None:
    """Which lengths can be best: by pairs at the corners, and each witness put in."""
    evaluation = case.ask(box.robust_set, known, ranges, case["a"])
    said, rates = evaluation.value, _Rates(case)

    def beats(k: int, j: int) -> bool:
        return all(rates.of(j, corner) < rates.of(k, corner) for corner in corners)

    certain = [k for k in known if all(beats(k, j) for j in known if j != k)]
    case.same("the certain length", said.certain, certain[0] if certain else None)
    undominated = tuple(k for k in known if not any(beats(j, k) for j in known if j != k))
    case.same("the undominated lengths", said.undominated, undominated)
    at_corners = {k for corner in corners for k in rates.best(corner)}
    case.true("best at a corner is possible", at_corners <= set(said.possible))
    case.true("possible is undominated", set(said.possible) <= set(undominated))
    if case.whole("q") == 1:
        # Every place where two lengths of the sample may change places is on this grid.
        x = ranges[0]
        along = [table([x.lo + Fraction(i, 10)]) for i in range(int(10 * x.width) + 1)]
        best = {k for point in along for k in rates.best(point)}
        case.same("the lengths that are best somewhere", said.possible, tuple(sorted(best)))
    case.same("a witness for each", len(said.witnesses), len(said.possible))
    for k, witness in zip(said.possible, said.witnesses, strict=True):
        inside = all(x.contains(w) for x, w in zip(ranges, witness, strict=True))
        case.true("the witness lies in the box", inside)
        case.true(f"{k} is best at its witness", k in rates.best(table(list(witness))))
    which = ", ".join(map(str, said.possible))
    verdict = "everywhere in the box" if certain else f"best somewhere: {which}"
    case.true("the reading says so", evaluation.reading.endswith(verdict))


def _between(
    case: Case,
    known: dict[int, tuple[Fraction, ...]],
    ranges: list[Interval],
    corners: list[Table],
) -> None:
    """Over a range of acceptance as well, one rate among them."""
    low = case["a"]
    for high in (low, (1 + low) / 2):
        said = case.ask(box.robust_between, known, ranges, Interval(low, high))
        ends = [box.robust_set(known, ranges, rate).value.possible for rate in (low, high)]
        at_low, at_high = _Rates(case), _Rates(case.at({"a": high}))

        def ruled_out(k: int, j: int, low: _Rates = at_low, high: _Rates = at_high) -> bool:
            """Whether j is faster throughout the box at the rate that suits it least."""
            there = low if j > k else high
            return all(there.of(k, corner) < there.of(j, corner) for corner in corners)

        left = [
            k
            for k in known
            if ends[0][0] <= k <= ends[1][-1] and not any(ruled_out(k, j) for j in known if j != k)
        ]
        case.same("the lengths that are not ruled out", said.value, tuple(left))
        case.same("bounds", said.bounds, Interval(Fraction(left[0]), Fraction(left[-1])))
        case.true("whatever may be best at either end", {*ends[0], *ends[1]} <= {*left})


def _refusals(case: Case, known: dict[int, tuple[Fraction, ...]], ranges: list[Interval]) -> None:
    a, ask = case["a"], box.robust_set
    case.refuses(ask, {k: row for k, row in known.items() if k}, ranges, a)
    case.refuses(ask, {**known, 1: (*known[1][:-1], Fraction(-1))}, ranges, a)
    case.refuses(ask, {**known, 1: known[1][:-1]}, ranges, a)
    case.refuses(ask, {**known, 1: (Fraction(0),) * len(ranges)}, ranges, a)
    case.refuses(ask, known, [Interval(Fraction(-1), Fraction(1)), *ranges[1:]], a)
    case.refuses(box.robust_comparison, known, ranges, a, 0, _LONGEST + 1)
