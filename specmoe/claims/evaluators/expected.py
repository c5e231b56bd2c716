"""Comparisons for claims E1 to E3."""

from __future__ import annotations

from fractions import Fraction

from specmoe import acceptance
from specmoe.claims.case import Case, point
from specmoe.claims.expected import HEADING
from specmoe.claims.values import Draw, Values
from specmoe.exact import Interval

__all__: list[str] = []


def _a_probability(draw: Draw) -> Values:
    return Values({"a": draw.rate(), "k": draw.natural(0, 5)})


@HEADING.evaluates("E1_closed_form", _a_probability)
def _closed_form(case: Case) -> None:
    v, a, k = case.v, case["a"], case.whole("k")
    if not 0 <= a <= 1:
        case.refuses(acceptance.closed_form, a, k)
        case.refuses(acceptance.expected_tokens, a, k)
        return
    said = case.ask(acceptance.closed_form, a, k)
    case.same("E", said.value, case.value(v.E(v.a, v.k)))
    case.same("bounds", said.bounds, point(said.value))
    case.same("E as a sum", acceptance.expected_tokens(a, k), said.value)
    put_in = case.at(functions={"E": lambda rate, length: said.value})
    case.true("the evaluator's E obeys the closed form", put_in.holds(case.conclusion))


@HEADING.evaluates("E2_expectation", _a_probability)
def _expectation(case: Case) -> None:
    a, k = case["a"], case.whole("k")
    if not 0 <= a <= 1:
        case.refuses(acceptance.expectation, a, k)
        return
    said = case.ask(acceptance.expectation, a, k)
    mean, expected = case.conclusion.args
    case.same("the mean", said.value, case.value(mean))
    case.same("E", said.value, case.value(expected))
    case.same("bounds", said.bounds, point(said.value))


def _two_probabilities(draw: Draw) -> Values:
    low, high = draw.two_rates()
    return Values({"a": low, "a'": high, "k": draw.natural(0, 5)})


@HEADING.evaluates("E3_mono")
@HEADING.evaluates("E3_strict", _two_probabilities)
@HEADING.evaluates("E3_bounds")
def _monotone(case: Case) -> None:
    v, rates, k = case.v, Interval(case["a"], case["a'"]), case.whole("k")
    if rates.lo < 0 or rates.hi > 1:
        case.refuses(acceptance.monotone, rates, k)
        return
    said = case.ask(acceptance.monotone, rates, k)
    tokens = Interval(case.value(v.E(v.a, v.k)), case.value(v.E(v.a_prime, v.k)))
    case.same("E at both ends", said.value, tokens)
    case.same("bounds", said.bounds, tokens)
    ends = {rates.lo: said.value.lo, rates.hi: said.value.hi}
    if case.applies:
        put_in = case.at(functions={"E": lambda rate, length: Fraction(ends[rate])})
        case.true("the evaluator's E obeys the claim", put_in.holds(case.conclusion))
