"""Derivations of claims M1 to M4: the cross ratio, and what follows for the best length."""

from __future__ import annotations

from specmoe.claims.derivations.book import derived, derives
from specmoe.claims.derivations.expected import powers_rise, tokens_positive
from specmoe.claims.derivations.proof import Fact, Proof
from specmoe.claims.vocabulary import Expr, vocabulary

__all__: list[str] = []

V = vocabulary()
a, a_prime, i, j, k, n, s, K = V.a, V.a_prime, V.i, V.j, V.k, V.n, V.s, V.K

_EXPANDED_TO = 12
_RATES = V.chain_le(0, a, a_prime)
_TAKES_TIME = V.every(i, 0, K, V.lt(0, V.C(i)))


@derives("M1", "cross_ratio")
def _cross_ratio(p: Proof) -> Fact:
    rates, longer = p.premise(_RATES), p.premise(V.le(j, k))
    p.nonnegative_coefficients(
        "expanded in a and a' - a, every coefficient of the difference is positive, "
        "for all j <= k <= 12",
        _EXPANDED_TO,
        a,
        a_prime,
        [rates],
    )
    powers = powers_rise(p, a, a_prime, p.link(rates, 0), p.link(rates, 1))
    power = p.instance("the power n", powers, n)
    term = p.combine(
        "a'^(s+n) a^s - a^(s+n) a'^s = (a a')^s (a'^n - a^n)",
        V.le(a ** (s + n) * a_prime**s, a_prime ** (s + n) * a**s),
        {power: (a * a_prime) ** s},
        given=[rates],
    )
    term = p.generalise("for every n", term, n)
    after_j = p.assume("take a power i beyond j", V.le(j + 1, i))
    up_to_k = p.assume("and up to k", V.le(i, k))
    up_to_j = p.assume("and a power s up to j", V.le(s, j))
    apart = p.combine("s lies before i", V.le(0, i - s), {after_j: 1, up_to_j: 1}, plus=1)
    term = p.instance("n = i - s", term, i - s, [apart])
    inner = p.sum_up(
        "add over s", p.generalise("any such number will do", term, s, end=up_to_j), 0, j
    )
    outer = p.generalise("any such number will do", inner, i, start=after_j, end=up_to_k)
    double = p.sum_up("add over i", outer, j + 1, k)
    tokens = [p.definition(V.E(x, length)) for x in (a, a_prime) for length in (j, k)]
    splits = [
        p.split("split E at j", tokens[place].formula.args[1], j, [longer]) for place in (1, 3)
    ]
    return p.combine(
        "what j and k have in common cancels; the rest of the difference is that double sum",
        V.le(V.E(a, k) * V.E(a_prime, j), V.E(a_prime, k) * V.E(a, j)),
        {double: 1, splits[0]: V.E(a_prime, j), splits[1]: -V.E(a, j)},
        using=tokens,
    )


def _single_crossing(p: Proof, relation: Expr) -> Fact:
    rates, longer = p.premise(_RATES), p.premise(V.le(j, k))
    shorter_cost, longer_cost = (p.premise(V.lt(0, V.C(length))) for length in (j, k))
    not_negative = p.link(rates, 0)
    not_negative_either = p.link(rates, 0, 2)
    cross = p.lemma(derived("M1", "cross_ratio"), {}, rates, longer)
    tokens = tokens_positive(p, a, j, not_negative)
    tokens_at_higher = tokens_positive(p, a_prime, j, not_negative_either)
    faster = p.assume("suppose that k is as fast at a", relation(V.tau(a, j), V.tau(a, k)))
    also = p.combine(
        "tau(a', k) - tau(a', j) is E(a', j)/E(a, j) times the same at a, "
        "plus the cross difference over E(a, j) C(k)",
        relation(V.tau(a_prime, j), V.tau(a_prime, k)),
        {
            faster: V.E(a_prime, j) / V.E(a, j),
            cross: 1 / (V.E(a, j) * V.C(k)),
        },
        given=[tokens, tokens_at_higher, shorter_cost, longer_cost],
        using=[p.definition(V.tau(x, length)) for x in (a, a_prime) for length in (j, k)],
    )
    return p.discharge("it is at a' if it is at a", faster, also)


@derives("M2", "single_crossing")
def _crossing(p: Proof) -> Fact:
    return _single_crossing(p, V.le)


@derives("M2", "single_crossing_strict")
def _crossing_strict(p: Proof) -> Fact:
    return _single_crossing(p, V.lt)


def _crossing_of(p: Proof, part: str, shorter: Expr, longer: Expr, order: Fact, *up: Fact) -> Fact:
    """M2 for two lengths up to K, of which the first is less."""
    rates, takes_time = p.premise(_RATES), p.premise(_TAKES_TIME)
    costs = [
        p.instance("a step takes time", takes_time, length, up) for length in (shorter, longer)
    ]
    at_most = p.combine("in particular", V.le(shorter, longer), {order: 1})
    values = {j: shorter, k: longer}
    return p.lemma(derived("M2", part), values, rates, at_most, *costs)


@derives("M3", "least_best_mono")
def _least_best(p: Proof) -> Fact:
    at_low, at_high = V.k_star(a), V.k_star(a_prime)
    range_low, _, least_low = p.best_length(at_low)
    range_high, best_high, _ = p.best_length(at_high)
    falls = p.assume("suppose that the best length falls", V.lt(at_high, at_low))
    before = p.next_whole("then it lies before the best length at a", falls)
    slower = p.instance("and is slower there, as that is the least best", least_low, at_high,
                        [before])  # fmt: skip
    crossing = _crossing_of(
        p, "single_crossing_strict", at_high, at_low, falls, range_low, range_high
    )
    still = p.apply("so it is slower at a' too", crossing, slower)
    best = p.instance("but there it is best", best_high, at_low, [range_low])
    return p.absurd("a contradiction", falls, still, best)


@derives("M3", "greatest_best_mono")
def _greatest_best(p: Proof) -> Fact:
    at_low, at_high = V.k_star_max(a), V.k_star_max(a_prime)
    range_low, best_low, _ = p.best_length(at_low)
    range_high, _, greatest_high = p.best_length(at_high)
    falls = p.assume("suppose that the best length falls", V.lt(at_high, at_low))
    after = p.next_whole("then the best length at a lies after it", falls)
    slower = p.instance(
        "and is slower at a', as that is the greatest best", greatest_high, at_low,
        [after, range_low],
    )  # fmt: skip
    crossing = _crossing_of(p, "single_crossing", at_high, at_low, falls, range_low, range_high)
    best = p.instance("at a it is best", best_low, at_high, [range_high])
    still = p.apply("so it is as fast at a' too", crossing, best)
    return p.absurd("a contradiction", falls, slower, still)


@derives("M4", "interval")
def _interval(p: Proof) -> Fact:
    a_1, a_2 = V.a_1, V.a_2
    rates, takes_time = p.premise(V.chain_le(0, a_1, a, a_2)), p.premise(_TAKES_TIME)
    low = p.chain("in one line", p.link(rates, 0), p.link(rates, 1))
    high = p.chain("in one line", p.link(rates, 0, 2), p.link(rates, 2))
    rises = derived("M3", "least_best_mono")
    return p.chain(
        "both ends",
        p.lemma(rises, {a: a_1, a_prime: a}, low, takes_time),
        p.lemma(rises, {a: a, a_prime: a_2}, high, takes_time),
    )
