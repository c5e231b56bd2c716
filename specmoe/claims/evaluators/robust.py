"""Comparisons for claims B5 to B7: the draft length under a relative error of every cost."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from specmoe import draftlength, robust
from specmoe.claims.bandwidth_error import HEADING
from specmoe.claims.case import Case, point
from specmoe.claims.values import Draw, Values, expected_tokens, table
from specmoe.exact import Interval

__all__: list[str] = []

_LONGEST = 4
_EIGHTHS = [Fraction(i, 8) for i in range(9)]


def _fitted(case: Case) -> dict[int, Fraction]:
    return case.table("C_hat", range(_LONGEST + 1))


def _bad_errors(case: Case, evaluator: Callable[..., object], *arguments: object) -> None:
    """No evaluator takes an error that bounds nothing."""
    costs = _fitted(case)
    some = {k: Fraction(0) for k in costs if k != 2}
    for error in (Fraction(1), Fraction(-1, 10), some):
        case.refuses(evaluator, costs, *arguments, error)


def _mixed(case: Case, e: Fraction) -> dict[int, Fraction]:
    """Errors of which the largest is e, and is length 3's."""
    return {k: e if k == 3 else e * k / 8 for k in range(_LONGEST + 1)}


@HEADING.evaluates("B5_speedup")
def _speedup(case: Case) -> None:
    v, costs = case.v, _fitted(case)
    a, e, k = case["a"], case["e"], case.whole("k")
    said = case.ask(robust.speedup_bounds, costs, a, k, e)
    case.same("G_hat", said.value, point(case["G_hat"]))
    # Plain decoding against itself: nothing is uncertain.
    case.same("bounds", said.bounds, case.ends() if k else point(Fraction(1)))
    case.true("the true speedup lies in them", said.bounds.contains(case["G"]))
    gain = v.tau_hat(v.a, v.k) / v.tau_hat(v.a, 0)
    one = case.at({"a": 1})
    wide = case.ask(robust.speedup_bounds, costs, Interval(a, Fraction(1)), k, e)
    case.same("G_hat at both ends", wide.value, Interval(case.value(gain), one.value(gain)))
    if k:
        top = one.at({"G_hat": one.value(gain)}).ends().hi
        case.same("bounds at both ends", wide.bounds, Interval(said.bounds.lo, top))
    errors = {**_mixed(case, e / 2), 0: e / 2, k: e}
    mixed = case.ask(robust.speedup_bounds, costs, a, k, errors)
    case.same("the larger of the two errors counts", mixed.bounds, said.bounds)
    errors = {**_mixed(case, e / 2), k: e / 2, 0: e}
    mixed = case.ask(robust.speedup_bounds, costs, a, k, errors)
    case.same("the larger of the two errors counts", mixed.bounds, said.bounds)
    _bad_errors(case, robust.speedup_bounds, a, k)


def _just_certain(draw: Draw) -> Values:
    """One length leads by just as much as the error can take away, or by a little less or more."""
    error, rate = draw.error(), draw.rate()
    fitted = draw.positives(_LONGEST + 1)
    tokens = [expected_tokens(rate, k) for k in range(_LONGEST + 1)]
    best = draw.integer(0, _LONGEST)
    rival = max(tokens[k] / fitted[k] for k in range(_LONGEST + 1) if k != best)
    spare = Fraction(draw.integer(3, 5), 4)
    fitted[best] = spare * tokens[best] * (1 - error) / ((1 + error) * rival)
    return Values(
        {"a": rate, "e": error, "K": Fraction(_LONGEST), "k": Fraction(best)},
        {"C_hat": table(fitted), "C": table(fitted)},
        horizon=_LONGEST,
    )


def _certain_length(case: Case) -> int | None:
    """The length of which B6 is certain: the one that meets its premise."""
    leads = case.premise(5)
    found = [k for k in range(case.whole("K") + 1) if case.at({"k": k}).holds(leads)]
    return found[0] if found else None


def _tied(draw: Draw) -> Values:
    """Several lengths tie at the rate, and nothing is uncertain, now and then."""
    rate = draw.rate()
    costs = [expected_tokens(rate, k) / draw.natural(1, 2) for k in range(_LONGEST + 1)]
    return Values(
        {
            "a": rate,
            "e": Fraction(draw.integer(0, 1), 8),
            "K": Fraction(_LONGEST),
            "k": Fraction(0),
        },
        {"C_hat": table(costs), "C": table(costs)},
        horizon=_LONGEST,
    )


def _certain_or_tied(draw: Draw) -> Values:
    return _tied(draw) if draw.integer(0, 1) else _just_certain(draw)


@HEADING.evaluates("B6_certain", _certain_or_tied)
def _certain(case: Case) -> None:
    costs, a, e = _fitted(case), case["a"], case["e"]
    said = case.ask(robust.certain_best, costs, a, e)
    k = _certain_length(case)
    case.same("the certain length", said.value, k)
    if k is not None:
        case.true("it is the best, alone", case.at({"k": k}).holds(case.conclusion))
        case.true("the reading says so", f"{k} is surely the best" in said.reading)
    mixed = case.ask(robust.certain_best, costs, a, _mixed(case, e))
    case.same("the largest error counts", mixed.value, k)
    _bad_errors(case, robust.certain_best, a)
    alone = robust.certain_best({0: costs[0]}, a, e).value
    case.same("one length alone", alone, _certain_length(case.at({"K": 0})))
    _margin(case, robust.margin_to_flip(costs, a))
    _margin(case, robust.margin_to_flip(costs, a, Fraction(1, 2)))
    single = robust.margin_to_flip({0: costs[0]}, a)
    case.same("alone certain at every error", (single.error, single.rival), (Fraction(1), None))
    _possible(case)


def _margin(case: Case, said: robust.MarginToFlip) -> None:
    v = case.v
    best = _best(case)
    case.same("the best length", said.k, best)
    case.same("certain below the margin", _certain_length(case.at({"e": said.error})), None)
    if said.error:
        below = case.at({"e": said.error * Fraction(999, 1000)})
        case.same("certain below the margin", _certain_length(below), best)
        rival = case.at({"k": best, "j": said.rival or 0, "e": said.error})
        case.true(
            "the rival decides",
            rival.value((1 + v.e) * v.tau_hat(v.a, v.j))
            == rival.value((1 - v.e) * v.tau_hat(v.a, v.k)),
        )
    tau = {j: case.at({"j": j}).value(v.tau_hat(v.a, v.j)) for j in _fitted(case) if j != best}
    second = min(j for j in tau if tau[j] == max(tau.values()))
    case.same("the next best length, the shortest", said.rival, second)
    for rate in _EIGHTHS:
        there = _best(case.at({"a": rate}))
        if said.lower is None or rate > said.lower.hi:
            case.true(f"no shorter length is best at {rate}", there >= best)
        elif rate < said.lower.lo:
            case.true(f"a shorter length is best at {rate}", there < best)
        if said.upper is None or rate < said.upper.lo:
            case.true(f"no longer length is best at {rate}", there <= best)
        elif rate > said.upper.hi:
            case.true(f"a longer length is best at {rate}", there > best)
    if said.lower is not None:
        end = case.at({"a": said.lower.lo})
        case.true("a shorter length is best at the lower end", _best(end) < best)
        case.true("the rate is above the lower end", said.lower.hi <= case["a"])
    if said.upper is not None:
        end = case.at({"a": said.upper.hi})
        case.true("a longer length is best at the upper end", _best(end, greatest=True) > best)
        case.true("the rate is below the upper end", said.upper.lo >= case["a"])


def _best(case: Case, *, greatest: bool = False) -> int:
    """``k*`` of the fitted costs, or ``k*max``."""
    v = case.v
    as_true = case.at(functions={"C": case.values.functions["C_hat"]})
    return int(as_true.value((v.k_star_max if greatest else v.k_star)(v.a)))


def _shifted(case: Case, k: int, errors: dict[int, Fraction], sign: int) -> Case:
    """The costs most in favour of a length (sign -1), or least."""
    costs = {
        j: (1 + (sign if j == k else -sign) * errors[j]) * cost for j, cost in _fitted(case).items()
    }
    return case.at({"k": k}, {"C": lambda j: costs[j]})


def _possible(case: Case) -> None:
    """Each length at the costs that suit it best: is it a maximiser?"""
    v, costs, longest = case.v, _fitted(case), _LONGEST
    as_fast = v.every(v.j, 0, longest, v.le(v.tau(v.a, v.j), v.tau(v.a, v.k)))
    faster = v.every(
        v.j, 0, longest, v.implies(v.ne(v.j, v.k), v.lt(v.tau(v.a, v.j), v.tau(v.a, v.k)))
    )
    for errors in (_mixed(case, case["e"]), dict.fromkeys(costs, case["e"])):
        stairs = robust.robust_staircase(costs, errors)
        steps = {step.k: step for step in stairs.steps}
        case.same("the errors", stairs.errors, tuple(errors.items()))
        case.same("the width", stairs.width, draftlength.staircase(costs).width)
        for step in stairs.steps:
            certain = step.certain
            more = certain is None or certain.from_.lo < certain.to.hi
            case.true("certain at more than one rate, or nowhere", more)
        wide = robust.possible_best(costs, Interval(case["a"], Fraction(1)), errors)
        for rate in (case["a"], Fraction(0), Fraction(1, 2), Fraction(1)):
            here = case.at({"a": rate})
            possible = [k for k in costs if _shifted(here, k, errors, -1).holds(as_fast)]
            said = robust.possible_best(costs, rate, errors)
            case.same("the lengths that may be best", said, tuple(possible))
            ends = robust.possible_best(costs, Interval(rate, rate), errors)
            case.same("the same as an interval", ends, said)
            if rate >= case["a"]:
                case.true("all of them over a wider interval", set(said) <= set(wide))
            for k in costs:
                where = steps[k].possible if k in steps else None
                _inside(case, f"{k} may be best", where, rate, k in possible)
                sure = _shifted(here, k, errors, 1).holds(faster)
                certain = steps[k].certain if k in steps else None
                _strictly(case, f"{k} is surely best", certain, rate, sure)


def _inside(case: Case, what: str, where: robust.Range | None, a: Fraction, yes: bool) -> None:
    """Whether a rate lies in a closed range, as far as its ends tell."""
    if where is None or a < where.from_.lo or a > where.to.hi:
        case.same(f"{what} at {a}", False, yes)
    elif where.from_.hi <= a <= where.to.lo:
        case.same(f"{what} at {a}", True, yes)


def _strictly(case: Case, what: str, where: robust.Range | None, a: Fraction, yes: bool) -> None:
    """Whether a rate lies inside a range, its ends excepted."""
    if where is None:
        # A length that is best at 0 or at 1 alone has no range either.
        case.true(f"{what} at {a}: nowhere inside", not yes or a in (0, 1))
    elif a < where.from_.lo or a > where.to.hi:
        case.same(f"{what} at {a}", False, yes)
    elif where.from_.hi < a < where.to.lo:
        case.same(f"{what} at {a}", True, yes)


@HEADING.evaluates("B7_regret", _just_certain)
def _regret(case: Case) -> None:
    v, costs, a, e = case.v, _fitted(case), case["a"], case["e"]
    said = case.ask(robust.regret_bound, costs, a, e)
    # B7 with both throughputs 1 gives the factors that it compares.
    chosen, best = case.conclusion.args
    ones = case.at(
        {"k_hat": 0}, {"tau": lambda rate, k: Fraction(1), "k*": lambda rate: Fraction(0)}
    )
    case.same("the largest loss", said.value, 1 - ones.value(best) / ones.value(chosen))
    case.same("bounds", said.bounds, Interval(Fraction(0), said.value))
    k_hat = draftlength.best(costs, a)
    case.same("the length that is taken", k_hat, _best(case))
    case.true("the reading names it", said.reading.startswith(f"drafting {k_hat} "))
    true = case.at({"k_hat": k_hat})
    share = true.value(v.tau(v.a, v.k_hat) / v.tau(v.a, v.k_star(v.a)))
    if "k_hat" in case.values.numbers:
        case.true("no more is lost", 1 - share <= said.value)
    mixed = case.ask(robust.regret_bound, costs, a, _mixed(case, e))
    case.same("the largest error counts", mixed.value, said.value)
    _bad_errors(case, robust.regret_bound, a)
