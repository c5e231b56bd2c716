"""What measurement error leaves of the best draft length: B5-B8, against perturbed truths."""

from __future__ import annotations

import time
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specmoe.box import RobustSet, robust_between, robust_comparison, robust_set
from specmoe.draftlength import best, greatest_best, speedup, staircase
from specmoe.errors import InputError, NotExact
from specmoe.exact import Interval
from specmoe.feasible import feasible_point
from specmoe.robust import (
    Range,
    certain_best,
    margin_to_flip,
    possible_best,
    regret_bound,
    robust_staircase,
    speedup_bounds,
)

F = Fraction
RATES = st.fractions(min_value=0, max_value=1, max_denominator=40)
ERRORS = st.sampled_from([F(0), F(1, 50), F(1, 10), F(1, 3), F(9, 10)])


def tokens(a: F, k: int) -> F:
    return sum((a**i for i in range(k + 1)), F(0))


def maximisers(costs: dict[int, F], a: F) -> list[int]:
    rates = {k: tokens(a, k) / cost for k, cost in costs.items()}
    return sorted(k for k in rates if rates[k] == max(rates.values()))


@st.composite
def cost_tables(draw: st.DrawFn) -> dict[int, F]:
    lengths = {0} | draw(st.sets(st.integers(1, 7), max_size=4))
    meeting = draw(RATES)
    any_cost = st.fractions(min_value=F(1, 2), max_value=4, max_denominator=8)
    return {k: draw(st.one_of(any_cost, st.just(tokens(meeting, k)))) for k in sorted(lengths)}


@st.composite
def truths(draw: st.DrawFn) -> tuple[dict[int, F], F, dict[int, F]]:
    """Fitted costs, their error, and true costs within it, often at its very limit."""
    costs, e = draw(cost_tables()), draw(ERRORS)
    share = st.sampled_from([F(-1), F(-1, 2), F(0), F(1, 3), F(1)])
    return costs, e, {k: cost * (1 + e * draw(share)) for k, cost in costs.items()}


@given(truths(), RATES, RATES)
@settings(deadline=None, max_examples=50)
def test_b5_bounds_hold_the_true_speedup(
    truth: tuple[dict[int, F], F, dict[int, F]], x: F, y: F
) -> None:
    costs, e, true = truth
    around = Interval(min(x, y), max(x, y))
    for k in costs:
        result = speedup_bounds(costs, x, k, e)
        assert result.value == Interval.point(speedup(costs, x, k))
        assert result.bounds.contains(speedup(true, x, k))
        wide = speedup_bounds(costs, around, k, e)
        for a in (x, y, (x + y) / 2):
            assert wide.bounds.contains(speedup(true, a, k))


def test_b5_bounds_are_those_of_the_claim() -> None:
    result = speedup_bounds({0: F(1), 1: F(5, 4)}, "0.5", 1, "0.1")
    assert result.bounds == Interval(F(6, 5) * F(9, 11), F(6, 5) * F(11, 9))
    one_each = speedup_bounds(
        {0: F(1), 1: F(5, 4), 2: F(9)}, "0.5", 1, {0: F(0), 1: F(1, 10), 2: F(1, 2)}
    )
    assert one_each.bounds == result.bounds
    assert "the largest" in one_each.hypotheses[-1].evidence


def test_b5_plain_decoding_is_compared_with_itself() -> None:
    assert speedup_bounds({0: F(1)}, "0.5", 0, "0.3").bounds == Interval.point(F(1))


@given(truths(), RATES)
@settings(deadline=None, max_examples=50)
def test_b6_b7_hold_for_the_truth(truth: tuple[dict[int, F], F, dict[int, F]], a: F) -> None:
    costs, e, true = truth
    certain = certain_best(costs, a, e).value
    if certain is not None:
        assert maximisers(true, a) == [certain]
    chosen = best(costs, a)
    rates = {k: tokens(a, k) / cost for k, cost in true.items()}
    lost = 1 - rates[chosen] / max(rates.values())
    assert regret_bound(costs, a, e).bounds.contains(lost)
    assert set(maximisers(true, a)) <= set(possible_best(costs, a, e))


@given(cost_tables(), ERRORS, RATES)
@settings(deadline=None, max_examples=50)
def test_b6_is_the_claim(costs: dict[int, F], e: F, a: F) -> None:
    rates = {k: tokens(a, k) / cost for k, cost in costs.items()}
    sure = [
        k for k in rates if all((1 + e) * rates[j] < (1 - e) * rates[k] for j in rates if j != k)
    ]
    assert certain_best(costs, a, e).value == (sure[0] if sure else None)


@given(cost_tables(), RATES, st.data())
@settings(deadline=None, max_examples=40)
def test_possible_best_is_every_length_that_some_corner_makes_best(
    costs: dict[int, F], a: F, data: st.DataObject
) -> None:
    """All 2^K corners, one error for each length."""
    errors = {k: data.draw(ERRORS) for k in costs}
    found: set[int] = set()
    for signs in product([-1, 1], repeat=len(costs)):
        corner = {
            k: cost * (1 + s * errors[k]) for (k, cost), s in zip(costs.items(), signs, strict=True)
        }
        found |= set(maximisers(corner, a))
    assert possible_best(costs, a, errors) == tuple(sorted(found))


def inside(where: Range | None, a: F) -> bool | None:
    """Whether ``a`` is inside a range; ``None`` at an end or in an isolating interval."""
    if where is None:
        return False
    if any(end.lo <= a <= end.hi for end in (where.from_, where.to)):
        return None
    return where.from_.hi < a < where.to.lo


@given(cost_tables(), st.data())
@settings(deadline=None, max_examples=40)
def test_robust_staircase_is_possible_and_certain_best_at_every_rate(
    costs: dict[int, F], data: st.DataObject
) -> None:
    one = data.draw(ERRORS)
    e = one if data.draw(st.booleans()) else {k: data.draw(ERRORS) for k in costs}
    per_length = e if isinstance(e, dict) else dict.fromkeys(costs, e)
    stairs = robust_staircase(costs, e)
    listed = {step.k: step for step in stairs.steps}
    assert list(listed) == sorted(listed)
    ends = [
        end
        for s in stairs.steps
        for r in (s.possible, s.certain)
        if r is not None
        for i in (r.from_, r.to)
        for end in (i.lo, i.hi)
    ]
    for step in stairs.steps:
        for where in (step.possible, step.certain or step.possible):
            assert where.from_.hi <= where.to.lo or where.from_ == where.to
    for a in [*data.draw(st.lists(RATES, max_size=3)), *ends, F(0), F(1)]:
        possible = possible_best(costs, a, e)
        for k in costs:
            here = inside(listed[k].possible if k in listed else None, a)
            if here is None:  # closed: a rational end belongs to it
                step = listed[k].possible
                here = k in possible
                if a in (step.from_.lo, step.from_.hi) and step.from_.width == 0:
                    assert here
            assert here == (k in possible)
            certain = inside(listed[k].certain if k in listed else None, a)
            own = tokens(a, k) / costs[k] / (1 + per_length[k])
            sure = all(tokens(a, j) / costs[j] / (1 - per_length[j]) < own for j in costs if j != k)
            assert certain in (sure, None)


@given(cost_tables(), ERRORS, RATES, RATES)
@settings(deadline=None, max_examples=40)
def test_possible_best_over_an_interval(costs: dict[int, F], e: F, x: F, y: F) -> None:
    lo, hi = min(x, y), max(x, y)
    found = possible_best(costs, Interval(lo, hi), e)
    if lo == hi:
        assert found == possible_best(costs, lo, e)
    for a in (lo, hi, (lo + hi) / 2, (2 * lo + hi) / 3):
        assert set(possible_best(costs, a, e)) <= set(found)
    for step in robust_staircase(costs, e).steps:
        if step.possible.to.hi < lo or hi < step.possible.from_.lo:
            assert step.k not in found
        elif step.possible.from_.hi < hi and lo < step.possible.to.lo:
            assert step.k in found


def test_no_error_gives_the_staircase_itself() -> None:
    costs = {k: F(1) + F(k, 9) + F(k * k, 300) for k in range(12)}
    exact_steps = {step.k: step for step in staircase(costs).steps}
    robust = {step.k: step for step in robust_staircase(costs, 0).steps}
    assert set(robust) == set(exact_steps)
    for k, step in robust.items():
        assert step.certain is not None
        for mine, theirs in (
            (step.possible.from_, exact_steps[k].from_),
            (step.possible.to, exact_steps[k].to),
        ):
            assert mine.lo <= theirs.hi
            assert theirs.lo <= mine.hi


def test_a_length_possible_at_one_rate_only() -> None:
    """Three lengths meet at 1/3; the middle one is a maximiser there and nowhere else."""
    costs = {k: tokens(F(1, 3), k) for k in (0, 1, 2)}
    steps = {step.k: step for step in robust_staircase(costs, 0).steps}
    third = Interval.point(F(1, 3))
    assert steps[1].possible == Range(third, third)
    assert steps[1].certain is None
    assert possible_best(costs, Interval(F(1, 4), F(1, 2)), 0) == (0, 1, 2)
    assert possible_best(costs, Interval(F(1, 4), F(1, 3)), 0) == (0, 1, 2)
    assert possible_best(costs, Interval(F(2, 5), F(1, 2)), 0) == (2,)


def test_a_length_possible_at_one_irrational_rate_only() -> None:
    costs = {0: F(10), 1: F(1), 3: F(3, 2), 5: F(7, 4)}
    step = next(s for s in robust_staircase(costs, 0).steps if s.k == 3)
    assert step.possible.from_ == step.possible.to
    assert step.possible.from_.lo**2 < F(1, 2) < step.possible.from_.hi**2
    slightly_dear = costs | {3: F(3, 2) + F(1, 10**150)}
    assert [s.k for s in robust_staircase(slightly_dear, 0).steps] == [1, 5]
    slightly_cheap = costs | {3: F(3, 2) - F(1, 10**150)}
    step = next(s for s in robust_staircase(slightly_cheap, 0).steps if s.k == 3)
    assert step.possible.from_.lo < step.possible.from_.hi <= step.possible.to.lo
    assert step.certain == step.possible


def test_certain_is_empty_where_a_tie_never_breaks() -> None:
    costs = {0: F(1), 1: F(1)}
    steps = {step.k: step for step in robust_staircase(costs, 0).steps}
    assert steps[0].possible == Range(Interval.point(F(0)), Interval.point(F(0)))
    assert steps[0].certain is None
    assert steps[1].certain == Range(Interval.point(F(0)), Interval.point(F(1)))


# --- margins --------------------------------------------------------------------------------


@given(cost_tables(), RATES)
@settings(deadline=None, max_examples=50)
def test_margin_to_flip(costs: dict[int, F], a: F) -> None:
    margin = margin_to_flip(costs, a)
    assert margin.k == best(costs, a)
    tiny = F(1, 10**9)
    if margin.lower is None:
        assert best(costs, 0) == margin.k
    else:
        assert margin.lower.lo <= margin.lower.hi <= a
        assert best(costs, margin.lower.lo) < margin.k
        if margin.lower.hi + tiny < a:
            assert best(costs, margin.lower.hi + tiny) == margin.k
    if margin.upper is None:
        assert best(costs, 1) == margin.k
    else:
        assert a <= margin.upper.lo <= margin.upper.hi
        assert best(costs, margin.upper.lo) == margin.k
        assert best(costs, min(F(1), margin.upper.hi + tiny)) > margin.k
    if margin.rival is None:
        assert (len(costs), margin.error) == (1, 1)
    else:
        assert certain_best(costs, a, margin.error).value is None
        if margin.error > 0:
            assert certain_best(costs, a, margin.error * (1 - tiny)).value == margin.k


def test_margin_inside_an_isolating_interval() -> None:
    """A rate closer to an irrational breakpoint than the width: still on its own side."""
    costs = {0: F(10), 1: F(1), 3: F(3, 2)}  # they cross at sqrt(1/2)
    below, above = F(70710678118, 10**11), F(70710678119, 10**11)
    assert margin_to_flip(costs, below).k == 1
    assert margin_to_flip(costs, below).upper.lo >= below
    assert margin_to_flip(costs, above).k == 3
    assert margin_to_flip(costs, above).lower.hi <= above


@pytest.mark.parametrize(
    ("e", "mistake"),
    [
        ("1", InputError),
        ("-0.01", InputError),
        ({0: F(0)}, InputError),
        ({0: F(0), 1: F(1)}, InputError),
        (0.05, NotExact),
        ({0: F(0), 1: 0.05}, NotExact),
    ],
)
@pytest.mark.parametrize(
    "use",
    [
        lambda c, e: speedup_bounds(c, "0.5", 1, e),
        lambda c, e: certain_best(c, "0.5", e),
        lambda c, e: regret_bound(c, "0.5", e),
        lambda c, e: possible_best(c, "0.5", e),
        robust_staircase,
    ],
)
def test_bad_errors(e: object, mistake: type[Exception], use: Callable[..., object]) -> None:
    with pytest.raises(mistake) as caught:
        use({0: F(1), 1: F(5, 4)}, e)
    assert caught.value.path.startswith("e")


# --- boxes of bandwidths (B8) ---------------------------------------------------------------


@st.composite
def boxes(draw: st.DrawFn) -> tuple[dict[int, tuple[F, ...]], list[Interval]]:
    size = draw(st.integers(1, 3))
    lengths = sorted({0} | draw(st.sets(st.integers(1, 6), max_size=4)))
    number = st.fractions(min_value=0, max_value=4, max_denominator=6)
    rows = {k: (draw(number) + F(1, 9), *(draw(number) for _ in range(size - 1))) for k in lengths}
    box = []
    for _ in range(size):
        lo = draw(st.fractions(min_value=F(1, 5), max_value=2, max_denominator=6))
        box.append(Interval(lo, lo * (1 + draw(st.sampled_from([F(0), F(1, 10), F(2)])))))
    return rows, box


def costs_at(rows: dict[int, tuple[F, ...]], x: tuple[F, ...]) -> dict[int, F]:
    return {k: sum((c * v for c, v in zip(row, x, strict=True)), F(0)) for k, row in rows.items()}


def corners(box: list[Interval]) -> list[tuple[F, ...]]:
    return list(product(*((i.lo, i.hi) for i in box)))


def check_set(rows: dict[int, tuple[F, ...]], box: list[Interval], a: F) -> RobustSet:
    """Everything about a robust set that can be checked point by point."""
    found = robust_set(rows, box, a).value
    assert len(found.witnesses) == len(found.possible) > 0
    for k, x in zip(found.possible, found.witnesses, strict=True):
        assert all(i.contains(v) for i, v in zip(box, x, strict=True))
        assert k in maximisers(costs_at(rows, x), a)
    assert set(found.possible) <= set(found.undominated)
    for x in [*corners(box), tuple((i.lo + i.hi) / 2 for i in box)]:
        assert set(maximisers(costs_at(rows, x), a)) <= set(found.possible)
    for k in rows:
        loses_everywhere_to = [
            j
            for j in rows
            if j != k
            and all(
                tokens(a, j) * costs_at(rows, x)[k] > tokens(a, k) * costs_at(rows, x)[j]
                for x in corners(box)
            )
        ]
        assert (k in found.undominated) == (not loses_everywhere_to)
    best_everywhere = {tuple(maximisers(costs_at(rows, x), a)) for x in corners(box)}
    alone = best_everywhere.pop() if len(best_everywhere) == 1 else ()
    assert found.certain == (alone[0] if len(alone) == 1 else None)
    return found


@given(boxes(), RATES)
@settings(deadline=None, max_examples=40)
def test_robust_set_against_linprog(
    problem: tuple[dict[int, tuple[F, ...]], list[Interval]], a: F
) -> None:
    """scipy judges, in floats, what it can judge with a margin; the rest is checked exactly."""
    from scipy.optimize import linprog

    rows, box = problem
    found = check_set(rows, box, a)
    for k in rows:
        # Maximise s with s <= lead of k over each j; its sign says whether k can be best.
        leads = [
            [
                float(tokens(a, k) * c - tokens(a, j) * d)
                for c, d in zip(rows[j], rows[k], strict=True)
            ]
            for j in rows
            if j != k
        ]
        if not leads:
            continue
        result = linprog(
            [0.0] * len(box) + [-1.0],
            A_ub=[[-v for v in lead] + [1.0] for lead in leads],
            b_ub=[0.0] * len(leads),
            bounds=[(float(i.lo), float(i.hi)) for i in box] + [(None, None)],
        )
        if abs(result.fun) > 1e-7:
            assert (k in found.possible) == (result.fun < 0)


def test_no_single_rival_rules_it_out_but_two_together_do() -> None:
    """The pairs of B8 alone would keep k = 2: it is never the best of the three."""
    # At a = 0 every length emits one token, so the least cost wins.
    rows = {0: (F(10), F(10)), 1: (F(1), F(3)), 2: (F(21, 10), F(21, 10)), 3: (F(3), F(1))}
    box = [Interval(F(1), F(3)), Interval(F(1), F(3))]
    found = check_set(rows, box, F(0))
    assert found.undominated == (1, 2, 3)
    assert found.possible == (1, 3)


def test_a_tie_on_one_edge_counts_as_possible() -> None:
    rows = {0: (F(10), F(10)), 1: (F(1), F(3)), 2: (F(2), F(2)), 3: (F(3), F(1))}
    box = [Interval(F(1), F(3)), Interval(F(1), F(3))]
    assert check_set(rows, box, F(0)).possible == (1, 2, 3)


def test_common_errors_cancel() -> None:
    """All costs scale with one bandwidth known to 30 %: B6 gives up, B8 does not."""
    rows = {0: (F(8),), 1: (F(10),), 2: (F(13),)}
    box = [Interval.around(F(1), F(3, 10))]
    fitted = {k: row[0] for k, row in rows.items()}
    assert certain_best(fitted, "0.6", "0.3").value is None
    assert robust_set(rows, box, "0.6").value.certain == best(fitted, "0.6") == 1


@given(cost_tables(), ERRORS, RATES)
@settings(deadline=None, max_examples=40)
def test_a_component_of_its_own_for_each_length_is_the_independent_error(
    costs: dict[int, F], e: F, a: F
) -> None:
    rows = {k: tuple(F(i == k) for i in costs) for k in costs}
    box = [Interval.around(cost, e) for cost in costs.values()]
    found = robust_set(rows, box, a).value
    assert found.possible == found.undominated == possible_best(costs, a, e)
    assert found.certain == certain_best(costs, a, e).value


@given(boxes(), RATES, st.data())
@settings(deadline=None, max_examples=40)
def test_b8_comparison_is_the_range_over_the_box(
    problem: tuple[dict[int, tuple[F, ...]], list[Interval]], a: F, data: st.DataObject
) -> None:
    rows, box = problem
    j, k = (data.draw(st.sampled_from(sorted(rows))) for _ in range(2))
    leads = []
    for x in corners(box):
        costs = costs_at(rows, x)
        leads.append(tokens(a, k) * costs[j] - tokens(a, j) * costs[k])
    result = robust_comparison(rows, box, a, j, k)
    assert result.bounds == Interval(min(leads), max(leads))
    assert result.value == (min(leads) > 0)


@given(boxes(), RATES, RATES)
@settings(deadline=None, max_examples=40)
def test_robust_between_misses_nothing(
    problem: tuple[dict[int, tuple[F, ...]], list[Interval]], s: F, t: F
) -> None:
    rows, box = problem
    lo, hi = min(s, t), max(s, t)
    found = set(robust_between(rows, box, Interval(lo, hi)).value)
    for x in corners(box):
        for a in (lo, hi, (lo + hi) / 2):
            assert set(maximisers(costs_at(rows, x), a)) <= found


def test_robust_between_rules_out_what_is_below_the_least_possible_length() -> None:
    """No single rival beats k = 1 throughout, but it is possible at no corner of the range."""
    rows = {0: (F(10), F(10)), 1: (F(21, 10), F(21, 10)), 2: (F(1), F(3)), 3: (F(3), F(1))}
    box = [Interval(F(1), F(3)), Interval(F(1), F(3))]
    assert robust_set(rows, box, 0).value.undominated == (1, 2, 3)
    assert robust_between(rows, box, Interval(F(0), F(1, 100))).value == (2, 3)


def test_robust_between_rules_out_what_a_neighbour_beats_throughout() -> None:
    rows = {0: (F(8),), 1: (F(10),), 2: (F(20),), 3: (F(21, 2),)}
    box = [Interval(F(1), F(2))]
    assert robust_between(rows, box, Interval(F(0), F(1))).value == (0, 1, 3)


@given(st.integers(1, 3), st.data())
@settings(deadline=None, max_examples=40)
def test_feasible_points_against_vertices(size: int, data: st.DataObject) -> None:
    """In 1 to 3 dimensions, solve every choice of tight constraints: some vertex is feasible."""
    number = st.integers(-4, 4).map(F)
    upper = [F(data.draw(st.integers(0, 3))) for _ in range(size)]
    rows = data.draw(
        st.lists(st.tuples(st.lists(number, min_size=size, max_size=size), number), max_size=4)
    )
    found = feasible_point(rows, upper)
    half_spaces = [*rows]
    for i in range(size):
        unit = [F(i == j) for j in range(size)]
        half_spaces += [(unit, F(0)), ([-u for u in unit], upper[i])]

    def holds(y: tuple[F, ...]) -> bool:
        return all(sum(c * v for c, v in zip(r, y, strict=True)) + d >= 0 for r, d in half_spaces)

    if found is not None:
        assert holds(found)
    else:
        assert not any(holds(y) for y in vertices(half_spaces, size))


def vertices(half_spaces: list[tuple[list[F], F]], size: int) -> list[tuple[F, ...]]:
    from itertools import combinations

    import sympy

    found = []
    for chosen in combinations(half_spaces, size):
        matrix = sympy.Matrix(
            [[sympy.Rational(c.numerator, c.denominator) for c in r] for r, _ in chosen]
        )
        if matrix.det() == 0:
            continue
        right = sympy.Matrix([-sympy.Rational(d.numerator, d.denominator) for _, d in chosen])
        found.append(tuple(F(int(v.p), int(v.q)) for v in matrix.LUsolve(right)))
    return found


BOX = [Interval(F(1), F(2)), Interval(F(0), F(1))]


@pytest.mark.parametrize(
    ("rows", "box", "path"),
    [
        ({1: (F(1), F(1))}, BOX, "components[0]"),
        ({0: (F(1),)}, BOX, "components[0]"),
        ({0: (F(1), F(1)), 2: (F(1), F(-1))}, BOX, "components[2]"),
        ({0: (F(0), F(1))}, BOX, "components[0]"),
        ({0: (F(1), F(1))}, [Interval(F(-1), F(1)), BOX[1]], "box[0]"),
        ({0: (F(1), F(1)), -3: (F(1), F(1))}, BOX, "components"),
    ],
)
def test_bad_boxes(rows: dict[int, tuple[F, ...]], box: list[Interval], path: str) -> None:
    for use in (
        lambda: robust_set(rows, box, "0.5"),
        lambda: robust_comparison(rows, box, "0.5", 0, 0),
        lambda: robust_between(rows, box, Interval(F(0), F(1))),
    ):
        with pytest.raises(InputError) as caught:
            use()
        assert caught.value.path == path


def test_no_float_in_a_box() -> None:
    with pytest.raises(NotExact):
        robust_set({0: (1.0, F(1))}, BOX, "0.5")
    with pytest.raises(NotExact):
        robust_set({0: (F(1), F(1))}, BOX, 0.5)


def test_a_length_that_the_box_does_not_know() -> None:
    with pytest.raises(InputError, match="no step cost"):
        robust_comparison({0: (F(1), F(1))}, BOX, "0.5", 0, 1)


def test_sixty_four_lengths_stay_quick() -> None:
    costs = {k: F(1) + F(k, 10) + F(k * k, 500) for k in range(65)}
    rows = {k: (F(1), F(k, 10), F(k * k, 500)) for k in range(65)}
    box = [Interval.around(F(1), F(1, 20))] * 3
    started = time.perf_counter()
    assert len(robust_staircase(costs, "0.05").steps) > 10
    found = robust_set(rows, box, "0.8").value
    assert best(costs, "0.8") in found.possible
    assert greatest_best(costs, "0.8") in found.possible
    assert time.perf_counter() - started < 2
