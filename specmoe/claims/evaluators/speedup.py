"""Comparisons for claims S1 to S5."""

from __future__ import annotations

from fractions import Fraction

from specmoe import draftlength
from specmoe.claims.case import Case, point
from specmoe.claims.speedup import HEADING
from specmoe.claims.values import Draw, Values, expected_tokens, table
from specmoe.exact import Interval
from specmoe.staircase import WIDTH

__all__ = ["threshold_is"]

_LONGEST = 6
_EIGHTHS = [Fraction(i, 8) for i in range(9)]


def _costs(case: Case, longest: int = _LONGEST) -> dict[int, Fraction]:
    return case.table("C", range(longest + 1))


def _ties(draw: Draw) -> Values:
    """Costs in the ratios of the expected tokens, or almost: then throughputs tie."""
    low, high = draw.two_rates()
    unit, tokens = draw.positive(), [expected_tokens(low, k) for k in range(_LONGEST + 1)]
    costs = [unit * t * (1 + draw.natural(0, 1) / 8) for t in tokens]
    return Values({"a": low, "a'": high, "k": draw.natural(0, _LONGEST - 1)}, {"C": table(costs)})


@HEADING.evaluates("S1_faster_iff", _ties)
def _faster_iff(case: Case) -> None:
    v, costs, a, k = case.v, _costs(case), case["a"], case.whole("k")
    said = case.ask(draftlength.faster_than_plain, costs, a, k)
    faster, cheaper = case.sides()
    case.same("tau(a, 0) < tau(a, k)", said.value, faster)
    case.same("C(k) < E(a, k) C(0)", said.value, cheaper)
    gain = case.value(v.tau(v.a, v.k) / v.tau(v.a, 0))
    case.same("the speedup", said.bounds, point(gain))
    case.same("the speedup", draftlength.speedup(costs, a, k), gain)
    tau = draftlength.throughput(costs, a, k)
    case.same("the throughput", tau, case.value(v.tau(v.a, v.k)))
    case.true("the reading says so", f"{k} is{'' if faster else ' not'} faster" in said.reading)
    case.refuses(draftlength.faster_than_plain, {**costs, 0: Fraction(0)}, a, k)
    case.refuses(draftlength.faster_than_plain, costs, a + 2, k)


def threshold_is(case: Case, found: Interval | None, lead: object, *, width: Fraction) -> None:
    """Whether a rate is where a term in ``a`` turns from negative to positive, within [0, 1].

    Args:
        case: The values.
        found: The rate or an interval that holds it; ``None`` if the term is nowhere positive.
        lead: The term.
        width: The interval must be narrower than this.

    Raises:
        Disagreement: If the formula says otherwise.
    """

    def at(rate: Fraction) -> Fraction:
        return case.at({"a": rate}).value(lead)

    if found is None:
        case.true("the lead is nowhere positive", at(Fraction(1)) <= 0)
        return
    case.true("it is a rate", found.lo >= 0 and found.hi <= 1)
    if found.lo == found.hi:
        start = at(found.lo)
        case.true(f"the lead is 0 at {found.lo}", start == 0 or (found.lo == 0 and start > 0))
    else:
        case.true("the interval is narrow", found.width < width)
        case.true("the lead turns within the interval", at(found.lo) < 0 < at(found.hi))
    for rate in _EIGHTHS:
        if rate < found.lo:
            case.true(f"behind at {rate}", at(rate) < 0)
        elif rate > found.hi:
            case.true(f"ahead at {rate}", at(rate) > 0)


@HEADING.evaluates("S2_threshold", _ties)
def _threshold(case: Case) -> None:
    v, costs, k = case.v, _costs(case), case.whole("k")
    said = case.ask(draftlength.threshold, costs, k)
    _, cheaper_later = case.conclusion.args
    cost, most = cheaper_later.args  # C(k) < E(a', k) C(0)
    lead = most.subs(v.a_prime, v.a) - cost
    threshold_is(case, said.value, lead, width=WIDTH)
    case.same("bounds", said.bounds, said.value)
    case.same("the same", draftlength.acceptance_threshold(costs, k), said.value)
    never = case.at({"a": 1}).value(lead) <= 0
    case.same("no threshold at all", said.value is None, never)
    case.true("the reading says so", ("at no acceptance" in said.reading) == never)


@HEADING.evaluates("S3_never", _ties)
def _never(case: Case) -> None:
    v, costs, k = case.v, _costs(case), case.whole("k")
    said = case.ask(draftlength.never_faster, costs, k)
    case.same("(k + 1) C(0) <= C(k)", said.value, case.holds(case.premise(2)))
    case.same("C(k)/C(0)", said.bounds, point(case.value(v.C(v.k) / v.C(0))))
    # Sharp: where the condition fails, full acceptance makes it faster.
    case.same("never faster", said.value, case.at({"a": 1}).holds(case.conclusion))


@HEADING.evaluates("S4_marginal", _ties)
def _marginal(case: Case) -> None:
    costs, a, k = _costs(case), case["a"], case.whole("k")
    said = case.ask(draftlength.next_token_pays, costs, a, k)
    faster, cheaper = case.sides()
    case.same("tau(a, k) < tau(a, k + 1)", said.value, faster)
    case.same("the marginal rule", said.value, cheaper)


def _any_shape(draw: Draw) -> Values:
    """Costs whose increments may fall, or just not."""
    costs = [draw.positive()]
    for _ in range(_LONGEST):
        costs.append(costs[-1] + Fraction(draw.integer(0, 2), 4))
    return Values({"a": draw.rate(), "k": Fraction(0)}, {"C": table(costs)})


@HEADING.evaluates("S5_stop", _any_shape)
def _stop(case: Case) -> None:
    v, longest = case.v, _LONGEST
    costs, a = _costs(case), case["a"]
    known = case.up_to(longest - 2)
    convex = known.holds(case.premise(1))
    said = case.ask_whether(convex, draftlength.stopping_length, costs, a)
    case.same("a length is given", said.value is not None, convex)
    if convex:
        last = said.value

        def slower(short: int, long: int) -> bool:
            return case.holds(v.le(v.tau(v.a, long), v.tau(v.a, short)))

        case.true("every length up to it gains", not any(slower(k, k + 1) for k in range(last)))
        case.true("no longer one does", all(slower(last, k) for k in range(last + 1, longest + 1)))
        if last < longest:
            case.true("the rule stops there", case.at({"k": last}).holds(case.conclusion))
    gap = {k: cost for k, cost in costs.items() if k != 3}
    case.ask_whether(False, draftlength.stopping_length, gap, a)
    case.same("with a gap", draftlength.stopping_length(gap, a).value, None)
