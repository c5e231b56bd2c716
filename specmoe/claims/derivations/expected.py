"""Derivations of claims E1 to E3: sums of powers."""

from __future__ import annotations

from specmoe.claims.derivations.book import derives
from specmoe.claims.derivations.proof import Fact, Proof
from specmoe.claims.vocabulary import Expr, vocabulary

__all__ = ["one_token_first", "powers_rise", "tokens_positive"]

V = vocabulary()
a, a_prime, i, j, k = V.a, V.a_prime, V.i, V.j, V.k


def powers_rise(p: Proof, low: Expr, high: Expr, not_negative: Fact, rise: Fact) -> Fact:
    """For every i, ``low^i <= high^i``, from ``0 <= low`` and ``low <= high``."""
    upper = p.combine(
        "the greater is not negative either", V.le(0, high), {not_negative: 1, rise: 1}
    )
    base = p.combine("powers 0 are equal", V.le(low**0, high**0), {})
    hypothesis = p.assume("suppose it for the power i", V.le(low**i, high**i))
    step = p.combine(
        "high^(i+1) - low^(i+1) = high (high^i - low^i) + low^i (high - low)",
        V.le(low ** (i + 1), high ** (i + 1)),
        {hypothesis: high, rise: low**i},
        given=[not_negative, upper],
    )
    return p.induction("so it holds for every power", i, base, hypothesis, step)


def one_token_first(p: Proof, rate: Expr, length: Expr) -> tuple[Fact, Fact]:
    """``E`` by definition, and its sum with the first term, the verifying pass's own, apart."""
    tokens = p.definition(V.E(rate, length))
    split = p.split("the first term apart", tokens.formula.args[1], 0)
    return tokens, split


def tokens_positive(p: Proof, rate: Expr, length: Expr, not_negative: Fact) -> Fact:
    """``0 < E(rate, length)`` for a rate of at least 0."""
    tokens, split = one_token_first(p, rate, length)
    return p.combine(
        "the first term is 1, the others are not negative",
        V.lt(0, V.E(rate, length)),
        {split: -1},
        plus=1 + V.total(rate**i, i, 1, length),
        given=[not_negative],
        using=[tokens],
    )


@derives("E1", "closed_form")
def _closed_form(p: Proof) -> Fact:
    tokens = p.definition(V.E(a, k))
    telescoped = p.telescope("sum a^i - a^(i+1): all but the ends cancel", a**i, i, 0, k)
    return p.combine(
        "a^i - a^(i+1) = (1 - a) a^i, and 1 - a does not depend on i",
        V.eq((1 - a) * V.E(a, k), 1 - a ** (k + 1)),
        {telescoped: 1},
        using=[tokens],
    )


@derives("E2", "expectation")
def _expectation(p: Proof) -> Fact:
    tokens, split = one_token_first(p, a, k)
    telescoped = p.telescope(
        "sum (j+1) a^j - (j+2) a^(j+1): all but the ends cancel", (j + 1) * a**j, j, 0, k - 1
    )
    shifted = p.shift("count the powers from 0", V.total(a**i, i, 1, k), 1)
    return p.combine(
        "(j+1) a^j (1-a) is that difference plus a^(j+1); those powers make up E(a, k)",
        V.eq(V.total((j + 1) * a**j * (1 - a), j, 0, k - 1) + (k + 1) * a**k, V.E(a, k)),
        {telescoped: 1, split: -1, shifted: -1},
        using=[tokens],
    )


@derives("E3", "mono")
def _mono(p: Proof) -> Fact:
    rates = p.premise(V.chain_le(0, a, a_prime))
    powers = powers_rise(p, a, a_prime, p.link(rates, 0), p.link(rates, 1))
    summed = p.sum_up("add the powers 0 to k", powers, 0, k)
    definitions = [p.definition(V.E(rate, k)) for rate in (a, a_prime)]
    return p.combine(
        "the two sums are E", V.le(V.E(a, k), V.E(a_prime, k)), {summed: 1}, using=definitions
    )


@derives("E3", "strict")
def _strict(p: Proof) -> Fact:
    rates = p.premise(V.chain(V.le(0, a), V.lt(a, a_prime)))
    drafted = p.premise(V.le(1, k))
    higher = p.link(rates, 1)
    rise = p.combine("in particular", V.le(a, a_prime), {higher: 1})
    powers = powers_rise(p, a, a_prime, p.link(rates, 0), rise)
    summed = p.sum_up(
        "add the powers 0 to k; the power 1 is among them and strictly greater",
        powers,
        0,
        k,
        strict_at=higher,
        given=[drafted],
    )
    definitions = [p.definition(V.E(rate, k)) for rate in (a, a_prime)]
    return p.combine(
        "the two sums are E", V.lt(V.E(a, k), V.E(a_prime, k)), {summed: 1}, using=definitions
    )


@derives("E3", "bounds")
def _bounds(p: Proof) -> Fact:
    rate = p.premise(V.chain_le(0, a, 1))
    not_negative = p.link(rate, 0)
    tokens, split = one_token_first(p, a, k)
    lower = p.combine(
        "the first term is 1, the others are not negative",
        V.le(1, V.E(a, k)),
        {split: -1},
        plus=V.total(a**i, i, 1, k),
        given=[not_negative],
        using=[tokens],
    )
    powers = powers_rise(p, a, V.a**0, not_negative, p.link(rate, 1))
    summed = p.sum_up("add the powers 0 to k", powers, 0, k)
    ones = p.telescope("k + 1 ones", -i, i, 0, k)
    upper = p.combine(
        "the left sum is E", V.le(V.E(a, k), k + 1), {summed: 1, ones: 1}, using=[tokens]
    )
    return p.chain("both bounds", lower, upper)
