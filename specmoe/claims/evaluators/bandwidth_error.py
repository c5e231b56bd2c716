"""Comparisons for claims B1 to B4: errors of times, savings, ratios and the crossover."""

from __future__ import annotations

from fractions import Fraction

from specmoe import bandwidth, claims, crossover, passes
from specmoe.claims.bandwidth_error import HEADING
from specmoe.claims.case import Case
from specmoe.claims.evaluators.kernels import (
    are_two_fits,
    pair_of,
    predicted,
    quoted,
    times_at,
    two_fits,
)
from specmoe.claims.values import Draw, Values
from specmoe.exact import Interval

__all__: list[str] = []

# Times and ratios ------------------------------------------------------------------------------


def _any_error(draw: Draw) -> Values:
    """A time with an error that may be 1 or more, or negative, and then bounds nothing."""
    time, error = draw.positive(), Fraction(draw.integer(-2, 20), 10)
    return Values(
        {
            **dict.fromkeys(("t_hat", "T_hat", "t", "T", "B"), time),
            "e": error,
            "F": draw.any(),
            "W_hat": Fraction(1),
        }
    )


@HEADING.evaluates("B1_time", _any_error)
@HEADING.evaluates("B1_pass", _any_error)
def _time(case: Case) -> None:
    v, e, one = case.v, case["e"], case.part.name == "time"
    true, fitted = ("t", "t_hat") if one else ("T", "T_hat")
    fixed = case.values.numbers.get("F", Fraction(0))
    known = 0 <= e < 1 and fixed >= 0
    said = case.ask_whether(known, bandwidth.b1, case[fitted], e, fixed)
    sure = ["checked" if yes else "fails" for yes in (0 <= e < 1, fixed >= 0)]
    case.same("e and F", [said.hypotheses[0].status, said.hypotheses[-1].status], sure)
    case.same("the time", said.value, case[fitted])
    if not known:
        return
    ends = case.ends()
    case.same("bounds", said.bounds, ends)
    case.true("the true time lies in them", said.bounds.contains(case[true]))
    case.same("within an error", Interval.around(case[fitted], e), ends)
    negative = Interval.around(-case[fitted], e)
    case.same("within an error of a negative number", negative, Interval(-ends.hi, -ends.lo))
    kernel = passes.KernelTime(1, "per_slot", case[fitted], e, "measured")
    case.same("the bounds of a pass", kernel.bounds, ends)
    if one:
        line = bandwidth.Line(Fraction(0), case["W_hat"], ())
        case.same("B / W_hat", line.time(case["B"]), case.value(v.B / v.W_hat))
        later = bandwidth.Line(Fraction(3), case["W_hat"], ())
        case.same("F + B / W_hat", later.time(case["B"]), 3 + case.value(v.B / v.W_hat))


def _two_times(draw: Draw) -> Values:
    """Two times with errors that may bound nothing; now and then the saving is just decided."""
    slow, error, other = draw.positive(), draw.error(), draw.error()
    fast = (slow - error * slow) / (1 + other) if draw.integer(0, 1) else draw.positive()
    fast = (slow + error * slow) / (1 - other) if draw.integer(0, 1) else fast
    outside = draw.integer(0, 7)
    if outside < 2:
        error = (-error - 1, error + 1)[outside]
    elif outside < 4:
        other = (-other - 1, other + 1)[outside - 2]
    return Values({"t_s_hat": slow, "t_d_hat": fast, "e_s": error, "e_d": other})


@HEADING.evaluates("B2_saving", _two_times)
def _saving(case: Case) -> None:
    v, letters = case.v, ("t_s_hat", "e_s", "t_d_hat", "e_d")
    figures = [case[letter] for letter in letters]
    hold = [0 <= case["e_s"] < 1, 0 <= case["e_d"] < 1]
    said = case.ask_whether(all(hold), bandwidth.b2, *figures)
    statuses = ["checked" if yes else "fails" for yes in hold]
    case.same("which hypothesis fails", [h.status for h in said.hypotheses[:2]], statuses)
    saving = case.value(v.t_s_hat - v.t_d_hat)
    case.same("the saving", said.value, saving)
    if not all(hold):
        return
    margin = case.value(case.conclusion.args[1])
    case.same("bounds", said.bounds, Interval(saving - margin, saving + margin))
    if "S" in case.values.numbers:
        case.same("S_hat", said.value, case["S_hat"])
        case.true("the true saving lies in them", said.bounds.contains(case["S"]))
    verdicts = {
        "deduplication saves time for certain": saving > margin,
        "deduplication costs time for certain": saving < -margin,
        "the saving is smaller than what the errors allow to tell": abs(saving) <= margin,
    }
    case.true("the reading says what is certain", verdicts[said.reading])


def _any_ratio(draw: Draw) -> Values:
    """A ratio and errors, some of which bound nothing."""
    errors = [Fraction(draw.integer(-1, 12), 10) for _ in range(2)]
    return Values({"r_hat": draw.any(), "e_s": errors[0], "e_d": errors[1]})


@HEADING.evaluates("B3_ratio", _any_ratio)
def _ratio(case: Case) -> None:
    r, e_s, e_d = (case[letter] for letter in ("r_hat", "e_s", "e_d"))
    hold = [r > 0, 0 <= e_s < 1, 0 <= e_d < 1]
    said = case.ask_whether(all(hold), bandwidth.b3, r, e_s, e_d)
    statuses = ["checked" if yes else "fails" for yes in hold]
    case.same("which hypothesis fails", [h.status for h in said.hypotheses[:3]], statuses)
    case.same("the ratio", said.value, r)
    case.same("bounds", said.bounds, case.ends() if all(hold) else None)
    if "r" in case.values.numbers:
        case.true("the true ratio lies in them", said.bounds.contains(case["r"]))


@HEADING.evaluates("B4_crossover", two_fits)
def _crossover(case: Case) -> None:
    if are_two_fits(case):
        _crossover_of_fits(case)
        return
    v, last = case.v, case.values.horizon
    places = range(1, last + 1)
    low, high = case.table("r_lo", places), case.table("r_hi", places)
    ratios = {n: Interval(low[n], high[n]) for n in places}
    said = case.ask(crossover.b4, case.table("u", places), ratios)
    least, true, sure = (case.value(v.crossover(ratio(v.n))) for ratio in (v.r_hi, v.r, v.r_lo))

    def finite(n: Fraction) -> int | None:
        return int(n) if n <= last else None

    case.same("n* of both bounds", said.value, (finite(least), finite(sure)))
    within = None if finite(sure) is None else Interval(least, sure)
    case.same("bounds", said.bounds, within)
    if said.bounds is not None:
        case.true("n* lies in them", said.bounds.contains(true))
    _reads(case, said.reading, finite(least), finite(sure))


def _reads(case: Case, reading: str, least: int | None, sure: int | None) -> None:
    if least is None:
        words = "faster at none of these n"
    elif sure is None:
        words = f"may be faster from n = {least} on, and is certain at none"
    else:
        words = f"within n = {least}..{sure}"
    case.true("the reading says so", words in reading)


def _within(e: Fraction, time: Fraction) -> Interval:
    """What B1 says of a fitted time."""
    (part, _) = claims.claim("B1").parts
    return Case("B1", part, Values({"e": e, "t_hat": time})).ends()


def _crossover_of_fits(case: Case) -> None:
    """By B1 each time lies within its error, so the ratio lies between two bounds at every n."""
    pair, device = pair_of(case), predicted(case)
    first, last = device.searched or (1, 0)
    verdicts = {}
    for n in range(first, last + 1):
        fast, slow = times_at(case, n)
        fast_within, slow_within = _within(case["e_d"], fast), _within(case["e_s"], slow)
        verdicts[n] = (fast_within.lo < slow_within.hi, fast_within.hi < slow_within.lo)
        bounds, share = pair.ratio_bounds(n), case.at({"n": n}).value(case.v.u(case.v.n))
        case.same("may be faster", share < bounds.hi, verdicts[n][0])
        case.same("is surely faster", share < bounds.lo, verdicts[n][1])
    least = next((n for n, (may, _) in verdicts.items() if may), None)
    unsure = [n for n, (_, surely) in verdicts.items() if not surely]
    sure = (max(unsure, default=first - 1) + 1) if last not in unsure else None
    case.same("the bracket", device.bracket, (least, sure))
    said = quoted(case, device)
    case.same("the prediction's B4", said.value, (least, sure))
    within = Interval(Fraction(least), Fraction(sure)) if least and sure else None
    case.same("bounds", said.bounds, within)
    _reads(case, said.reading, least, sure)
