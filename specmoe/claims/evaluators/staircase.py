"""Comparisons for claims M1 to M4."""

from __future__ import annotations

from fractions import Fraction

from specmoe import draftlength, staircase
from specmoe.claims.case import Case
from specmoe.claims.evaluators.speedup import threshold_is
from specmoe.claims.staircase import HEADING
from specmoe.claims.values import Draw, Values, expected_tokens, table
from specmoe.exact import Interval

__all__: list[str] = []

_LONGEST = 5
_COARSE = Fraction(1, 2)


def _costs(case: Case, longest: int = _LONGEST) -> dict[int, Fraction]:
    return case.table("C", range(longest + 1))


def _any_order(draw: Draw) -> Values:
    """Two lengths in any order, with costs at which many lengths tie."""
    low, high = draw.two_rates()
    speeds = [draw.natural(1, 2) for _ in range(_LONGEST + 1)]
    costs = [expected_tokens(low, k) / speeds[k] for k in range(_LONGEST + 1)]
    return Values(
        {
            "a": low,
            "a'": high,
            "j": draw.natural(0, _LONGEST),
            "k": draw.natural(0, _LONGEST),
            "K": Fraction(_LONGEST),
            "a_1": low,
            "a_2": high,
        },
        {"C": table(costs)},
    )


@HEADING.evaluates("M1_cross_ratio", _any_order)
def _cross_ratio(case: Case) -> None:
    v, j, k = case.v, case.whole("j"), case.whole("k")
    rates = Interval(case["a"], case["a'"])
    if j > k:
        case.refuses(draftlength.cross_ratio, rates, j, k)
        return
    said = case.ask(draftlength.cross_ratio, rates, j, k)
    ratio = Interval(*(case.value(v.E(a, v.k) / v.E(a, v.j)) for a in (v.a, v.a_prime)))
    case.same("E(., k) / E(., j) at both ends", said.value, ratio)
    case.same("bounds", said.bounds, ratio)
    less, more = case.conclusion.args
    case.same("equal or not", said.value.lo < said.value.hi, case.holds(v.lt(less, more)))


def _lead(case: Case, costs: dict[int, Fraction], j: int, k: int) -> None:
    """The polynomial whose root is the crossing: ``C(j) E(a,k) - C(k) E(a,j)`` in whole units."""
    v, whole = case.v, staircase.integer_costs({j: costs[j], k: costs[k]})
    said = staircase.Difference(j, whole[j], k, whole[k])
    unit = whole[j] / costs[j]
    for rate in (Fraction(0), case["a"], case["a'"], Fraction(1)):
        here = case.at({"a": rate})
        lead = unit * here.value(v.C(v.j) * v.E(v.a, v.k) - v.C(v.k) * v.E(v.a, v.j))
        powers = enumerate(said.coefficients)
        case.same("its coefficients", sum(c * rate**i for i, c in powers), lead)
        case.same("its sign", said.sign(*rate.as_integer_ratio()), (lead > 0) - (lead < 0))
        for by in (1, 2):  # also of a fraction that is not in lowest terms
            num, den = by * rate.numerator, by * rate.denominator
            case.same("its value", Fraction(said.value(num, den), den**k), lead)


@HEADING.evaluates("M2_single_crossing", _any_order)
@HEADING.evaluates("M2_single_crossing_strict")
def _single_crossing(case: Case) -> None:
    v, costs, j, k = case.v, _costs(case), case.whole("j"), case.whole("k")
    if j > k:
        case.refuses(draftlength.single_crossing, costs, j, k)
        return
    said = case.ask(draftlength.single_crossing, costs, j, k)
    case.same("bounds", said.bounds, said.value)
    if j == k:
        case.same("with itself", said.value, Interval.point(Fraction(0)))
        return
    _lead(case, costs, j, k)
    if said.value is None:
        slower, faster = v.tau(v.a, v.k), v.tau(v.a, v.j)
        case.true("slower to the end", case.at({"a": 1}).holds(v.lt(slower, faster)))
        return
    threshold_is(case, said.value, v.tau(v.a, v.k) - v.tau(v.a, v.j), width=staircase.WIDTH)
    later = case.at({"a": said.value.hi})
    case.true("as fast from there on", later.holds(v.le(v.tau(v.a, v.j), v.tau(v.a, v.k))))


def _many_steps(draw: Draw) -> Values:
    """Costs that rise ever more, so that nearly every length is best somewhere."""
    low, high = draw.two_rates()
    steepness = draw.integer(12, 24)
    return Values(
        {"a": low, "a'": high, "K": Fraction(_LONGEST)},
        {"C": table([Fraction(steepness + k + k * k) for k in range(_LONGEST + 1)])},
    )


@HEADING.evaluates("M3_least_best_mono", _any_order)
@HEADING.evaluates("M3_greatest_best_mono", _many_steps)
def _staircase(case: Case) -> None:
    v, longest = case.v, case.whole("K")
    costs = _costs(case, longest)
    said = case.ask(draftlength.monotone_staircase, costs)
    greatest = draftlength.staircase(costs, greatest=True)
    # Of a coarse one the rates lie inside the intervals that hold its breakpoints.
    coarse = [draftlength.staircase(costs, _COARSE, greatest=which) for which in (False, True)]
    for a in (v.a, v.a_prime):
        rate = case[a.name]
        least_best, greatest_best = case.value(v.k_star(a)), case.value(v.k_star_max(a))
        case.same("k*", draftlength.best(costs, rate), least_best)
        case.same("k* of the staircase", said.value.best(rate), least_best)
        case.same("k*max", draftlength.greatest_best(costs, rate), greatest_best)
        case.same("k*max of the staircase", greatest.best(rate), greatest_best)
        best_of_coarse = [stairs.best(rate) for stairs in coarse]
        case.same("both of a coarse one", best_of_coarse, [least_best, greatest_best])
        top = v.tau(a, v.k_star(a))
        best = [k for k in costs if case.value(v.tau(a, k)) == case.value(top)]
        case.same("every best length", draftlength.maximisers(costs, rate), best)
    lengths = [step.k for step in said.value.steps]
    case.true("the lengths rise", lengths == sorted(set(lengths)))
    named = ", ".join(map(str, lengths))
    case.true("the reading names them", said.reading.endswith(f" {named}"))


@HEADING.evaluates("M4_interval", _any_order)
def _interval(case: Case) -> None:
    v, costs = case.v, _costs(case, case.whole("K"))
    said = case.ask(draftlength.best_between, costs, Interval(case["a_1"], case["a_2"]))
    ends = (case.value(v.k_star(v.a_1)), case.value(v.k_star(v.a_2)))
    case.same("k* at both ends", said.value, ends)
    case.same("bounds", said.bounds, Interval(*ends))
    case.true("k* lies between", said.bounds.contains(case.value(v.k_star(v.a))))
    one = f"is {said.value[0]}" if ends[0] == ends[1] else "lies in"
    case.true("the reading says whether it is settled", one in said.reading)
