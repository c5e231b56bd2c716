"""Comparisons for claims D1 to D4: the two kernels."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from types import SimpleNamespace

from specmoe import bandwidth, crossover, routing
from specmoe.claims.case import Case
from specmoe.claims.dedup import HEADING
from specmoe.claims.evaluators.kernels import (
    Given,
    are_two_fits,
    pair_of,
    predicted,
    quoted,
    ratio_at,
    times_at,
    two_fits,
)
from specmoe.claims.values import Draw, Values, table
from specmoe.exact import Interval
from specmoe.measurement.model import KernelSeries, Row

__all__: list[str] = []

_HORIZON = 6


# D1 and D2 -------------------------------------------------------------------------------------


def _both_move(draw: Draw) -> Values:
    """Two kernels with bytes each; half of the time just as fast as each other."""
    per_slot, slow, fast = draw.positives(3)
    moved = fast * per_slot / slow if draw.integer(0, 1) else draw.positive()
    return Values({"B_s": per_slot, "B_d": moved, "W_s": slow, "W_d": fast})


@HEADING.evaluates("D1_ratio_iff", _both_move)
def _ratio_iff(case: Case) -> None:
    figures = [case[letter] for letter in ("B_d", "W_d", "B_s", "W_s")]
    if case["B_d"] <= 0:
        case.refuses(crossover.d1, *figures)
        return
    said = case.ask(crossover.d1, *figures)
    faster, below = case.sides()
    case.same("B_d/W_d < B_s/W_s", said.value, faster)
    case.same("B_d/B_s < W_d/W_s", said.value, below)
    for place in range(len(figures)):
        case.refuses(crossover.d1, *figures[:place], Fraction(0), *figures[place + 1 :])


@HEADING.evaluates("D1_faster_iff")
def _faster_iff(case: Case) -> None:
    v, n, m, b = case.v, case.whole("n"), case.whole("m"), case["b"]
    routed = Given(m, case.table("U", [n]))
    model = SimpleNamespace(top_k=m, bytes_per_expert=b, moe_layers=1)
    shape = SimpleNamespace(model=model)
    fewer = bandwidth.bytes_requested("deduplicating", n, shape, routed)  # type: ignore[arg-type]
    more = bandwidth.bytes_requested("per_slot", n, shape, routed)  # type: ignore[arg-type]
    faster, below = case.conclusion.args
    fast, slow = faster.args  # U(n) b/W_d(n) < n m b/W_s(n)
    case.same("the deduplicated bytes", fewer, case.value(fast * v.W_d(v.n)))
    case.same("the per-slot bytes", more, case.value(slow * v.W_s(v.n)))
    case.same("u(n)", routed.share(n), case.value(v.u(v.n)))
    said = case.ask(crossover.d1, fewer, case.value(v.W_d(v.n)), more, case.value(v.W_s(v.n)))
    case.same("U(n) b/W_d(n) < n m b/W_s(n)", said.value, case.holds(faster))
    case.same("u(n) < r(n)", said.value, case.holds(below))
    # The same from times that were measured at one n.
    series = {
        "deduplicating": KernelSeries(
            "deduplicating", "mm", (Row(n, (case.value(fast),), "drawn"),)
        ),
        "per_slot": KernelSeries("per_slot", "vec", (Row(n, (case.value(slow),), "drawn"),)),
    }
    (found,) = bandwidth.point_ratios(
        SimpleNamespace(series=series.get),  # type: ignore[arg-type]
        routed,
    )
    case.same("n", found.n, n)
    case.same("r(n) from times", found.r, case.value(v.r(v.n)))
    case.same("u(n) from times", found.share, case.value(v.u(v.n)))
    case.same("faster as measured", found.deduplicating_faster, case.holds(faster))
    for kind in series:
        other = {k: one for k, one in series.items() if k != kind}
        alone = SimpleNamespace(series=other.get)
        case.same(f"without {kind}", bandwidth.point_ratios(alone, routed), ())  # type: ignore[arg-type]
    elsewhere = {**series, "per_slot": KernelSeries("per_slot", "vec", ())}
    apart = SimpleNamespace(series=elsewhere.get)
    case.same("at no common n", bandwidth.point_ratios(apart, routed), ())  # type: ignore[arg-type]
    unknown = Given(m, {n - 1: Fraction(m)})
    both = SimpleNamespace(series=series.get)
    case.same("U(n) not known", bandwidth.point_ratios(both, unknown), ())  # type: ignore[arg-type]
    model.moe_layers = 2
    for kind, once in (("per_slot", more), ("deduplicating", fewer)):
        twice = bandwidth.bytes_requested(kind, n, shape, routed)  # type: ignore[arg-type]
        case.same("two layers", twice, 2 * once)
    case.refuses(bandwidth.bytes_requested, "per_slot", 0, shape, routed)


@HEADING.evaluates("D2_ratio_iff", two_fits)
def _with_fixed_times(case: Case) -> None:
    v = case.v
    if are_two_fits(case):
        _of_two_fits(case)
    figures = [case[letter] for letter in ("f_d", "B_d", "W_d", "f_s", "B_s", "W_s")]
    if case["B_d"] <= 0:
        case.refuses(crossover.d2, *figures)
        return
    said = case.ask(crossover.d2, *figures)
    faster, below = case.sides()
    case.same("f_d + B_d/W_d < f_s + B_s/W_s", said.value, faster)
    case.same("u < r (1 + (f_s - f_d) W_s/B_s)", said.value, below)
    verdict = "is faster" if case.holds(v.lt(v.u, case.conclusion.args[1].args[1])) else "is not"
    case.true("the reading says so", f"deduplication {verdict}" in said.reading)


def _of_two_fits(case: Case) -> None:
    pair, n = pair_of(case), case.whole("n")
    fast, slow = times_at(case, n)
    ratio = ratio_at(case, n)
    case.same("the ratio with fixed times", pair.ratio(n), ratio)
    case.same("the per-slot time", pair.per_slot_time(n), slow)
    limit = pair.threshold(n)
    case.same("the limit of U(n)", limit, ratio * n * pair.m)
    case.same("U(n) below it", case.value(case.v.U(n)) < limit, fast < slow)
    for factor in (Fraction(1, 2), Fraction(3)):
        just = times_at(case, n, experts=pair.threshold(n, factor))
        case.same(f"the limit for a factor {factor}", just[0], factor * just[1])
    case.same("W_d/W_s", pair.r, case["r"])
    device = predicted(case)
    # The prediction quotes D2 where it lies, or at the end of the search.
    last = device.searched[1] if device.searched else 0
    there = case.at({"n": device.value or last})
    fast, slow = times_at(there, there.whole("n"))
    said = quoted(case, device)
    case.same("the prediction's D2", said.value, fast < slow)


# D3 --------------------------------------------------------------------------------------------


def _any_shape(draw: Draw) -> Values:
    """Shares and ratios that may rise, fall, or stay, and then tie."""
    return Values(
        {"n": Fraction(1), "n'": Fraction(_HORIZON)},
        {
            name: table([draw.natural(1, 3) / 3 for _ in range(_HORIZON + 1)], start=1)
            for name in ("u", "r")
        },
        horizon=_HORIZON,
    )


def _any_shape_or_fits(draw: Draw) -> Values:
    return two_fits(draw) if draw.integer(0, 1) else _any_shape(draw)


@HEADING.evaluates("D3_one_crossover", _any_shape_or_fits)
def _one_crossover(case: Case) -> None:
    if are_two_fits(case):
        _one_crossover_of_fits(case)
        return
    v, places = case.v, range(1, _HORIZON + 2)
    shares, ratios = case.table("u", places), case.table("r", places)
    holds = [case.holds(case.premise(0)), case.holds(case.premise(1))]
    said = case.ask_whether(all(holds), crossover.d3, shares, ratios)
    statuses = ["checked" if yes else "fails" for yes in holds]
    case.same("which hypothesis fails", [h.status for h in said.hypotheses], statuses)
    for hypothesis, yes in zip(said.hypotheses, holds, strict=True):
        checked = hypothesis.evidence == f"at {len(places)} values of n"
        case.same("how far it was checked", checked, yes)
    nowhere = case.ask(crossover.d3, shares, {})
    case.same("at no n", [h.evidence for h in nowhere.hypotheses], ["no n", "no n"])
    faster = [n for n in places if case.at({"n": n}).holds(v.lt(v.u(v.n), v.r(v.n)))]
    case.same("the least n", said.value, faster[0] if faster else None)
    if said.applies and faster:
        case.same("one crossover", faster, list(range(faster[0], _HORIZON + 2)))
    case.true(
        "the reading says so",
        (f"from n = {said.value} on" if faster else "at none of these n") in said.reading,
    )


def _one_crossover_of_fits(case: Case) -> None:
    device = predicted(case)
    first, last = device.searched or (1, 0)
    places = range(first, last + 1)
    ratios = [ratio_at(case, n) for n in places]
    shares = [case.at({"n": n}).value(case.v.u(case.v.n)) for n in places]
    faster = [n for n, u, r in zip(places, shares, ratios, strict=True) if u < r]
    case.same("the predicted n*", device.value, faster[0] if faster else None)
    single = bool(faster) and faster == list(range(faster[0], last + 1))
    case.same("faster from there on", device.single, single)
    said = quoted(case, device)
    case.same("the prediction's D3", said.value, device.value)
    whole = [case.at({"n": n}).value(case.v.u(case.v.n)) for n in range(1, case.values.horizon + 1)]
    statuses = [
        "checked" if _never_rises(whole) else "fails",
        "checked" if _never_rises(ratios[::-1]) else "fails",
    ]
    case.same("which hypothesis fails", [h.status for h in said.hypotheses], statuses)
    if said.applies and faster:
        case.true("one crossover", single)


def _never_rises(row: list[Fraction]) -> bool:
    """Whether a row of numbers never rises."""
    return all(later <= before for before, later in pairwise(row))


# D4 --------------------------------------------------------------------------------------------


@HEADING.evaluates("D4_crossover_bracket", two_fits)
def _bracket(case: Case) -> None:
    if are_two_fits(case):
        _bracket_of_fits(case)
        return
    v, N, m, r = case.v, case.whole("N"), case.whole("m"), case["r"]
    said = case.ask(crossover.d4, N, m, r)
    above, at_most = case.conclusion.args
    least, largest = said.value
    case.same("floor(N/(m r)) + 1", largest, case.value(at_most.args[1]))
    bound = case.value(above.args[0])
    case.true("the first n above 1/r", bound < least and (least == 1 or least - 1 <= bound))
    case.same("bounds", said.bounds, Interval(Fraction(least), Fraction(largest)))
    case.same("the same", routing.dedup_bracket(N, m, r), said.value)
    case.true("n* lies in it", said.bounds.contains(case.value(v.crossover(v.r))))
    for shift in (Fraction(-3), Fraction(-1, 2), Fraction(1, 3), Fraction(1), Fraction(4)):
        ends = tuple(_first_faster(case, experts, shift) for experts in (m, N))
        case.same("with fixed times", crossover.d4(N, m, r, shift).value, ends)
    case.refuses(crossover.d4, N, m, Fraction(0))
    case.refuses(crossover.d4, N, N + 1, r)
    case.refuses(crossover.d4, N, 0, r)


@HEADING.evaluates("D4_bracket_lower")
@HEADING.evaluates("D4_bracket_upper")
def _one_side(case: Case) -> None:
    v, n = case.v, case.whole("n")
    least, largest = case.ask(crossover.d4, case.whole("N"), case.whole("m"), case["r"]).value
    faster = case.holds(v.lt(v.u(v.n), v.r))
    case.true("never faster below the bracket", not (faster and n < least))
    case.true("always faster from its end on", faster or n < largest)


def _first_faster(case: Case, experts: int, shift: Fraction) -> int:
    """The least n at which a pass over so many experts is faster, by D2."""
    m, r = case.whole("m"), case["r"]
    return next(
        n for n in range(1, 200) if ratio_at(case, n, r=r, shift=shift) > Fraction(experts, n * m)
    )


def _bracket_of_fits(case: Case) -> None:
    """The bracket that holds within the errors of both fits, whatever the router does."""
    pair, m, N = pair_of(case), case.whole("m"), case.whole("N")

    def first(experts: int, sign: int) -> int:
        for n in range(1, 2000):
            fast, slow = times_at(case, n, experts=experts)
            if (1 - sign * case["e_d"]) * fast < (1 + sign * case["e_s"]) * slow:
                return n
        raise AssertionError("the sample keeps the crossover small")

    case.same("any router, within the errors", pair.any_router(), (first(m, 1), first(N, -1)))
