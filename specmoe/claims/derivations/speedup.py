"""Derivations of claims S1 to S5: inequalities solved step by step."""

from __future__ import annotations

from specmoe.claims.derivations.book import derived, derives
from specmoe.claims.derivations.expected import tokens_positive
from specmoe.claims.derivations.proof import Fact, Proof
from specmoe.claims.vocabulary import Expr, vocabulary

__all__ = ["no_draft_one_token", "one_more_token"]

V = vocabulary()
a, a_prime, i, k = V.a, V.a_prime, V.i, V.k


def no_draft_one_token(p: Proof, rate: Expr) -> Fact:
    """``E(rate, 0) = 1``."""
    tokens = p.definition(V.E(rate, 0))
    return p.combine("a sum of one term", V.eq(V.E(rate, 0), 1), {}, using=[tokens])


def one_more_token(p: Proof, rate: Expr, length: Expr) -> Fact:
    """``E(rate, k + 1) = E(rate, k) + rate^(k+1)``."""
    shorter = p.definition(V.E(rate, length))
    longer = p.definition(V.E(rate, length + 1))
    split = p.split("the last term apart", longer.formula.args[1], length)
    return p.combine(
        "one more token is one more term",
        V.eq(V.E(rate, length + 1), V.E(rate, length) + rate ** (length + 1)),
        {split: 1},
        using=[shorter, longer],
    )


@derives("S1", "faster_iff")
def _faster_iff(p: Proof) -> Fact:
    plain, speculative = (p.premise(V.lt(0, V.C(length))) for length in (0, k))
    one = no_draft_one_token(p, a)
    solved = p.start(V.lt(V.tau(a, 0), V.tau(a, k)))
    solved = p.rewrite(
        "throughput is tokens over cost; without a draft a step emits one token",
        solved,
        p.definition(V.tau(a, 0)),
        p.definition(V.tau(a, k)),
        one,
    )
    return p.scale(
        "multiply by both costs, which are positive",
        solved,
        V.C(0) * V.C(k),
        [plain, speculative],
    )


@derives("S2", "threshold")
def _threshold(p: Proof) -> Fact:
    rates, plain = p.premise(V.chain_le(0, a, a_prime)), p.premise(V.lt(0, V.C(0)))
    more_tokens = p.lemma(derived("E3", "mono"), {}, rates)
    pays = p.assume("suppose that it pays at a", V.lt(V.C(k), V.E(a, k) * V.C(0)))
    also = p.combine(
        "E(a', k) C(0) exceeds E(a, k) C(0) by C(0) (E(a', k) - E(a, k))",
        V.lt(V.C(k), V.E(a_prime, k) * V.C(0)),
        {pays: 1, more_tokens: V.C(0)},
        given=[plain],
    )
    return p.discharge("it pays at a' if it does at a", pays, also)


@derives("S3", "never")
def _never(p: Proof) -> Fact:
    rate, plain = p.premise(V.chain_le(0, a, 1)), p.premise(V.lt(0, V.C(0)))
    dear = p.premise(V.le((k + 1) * V.C(0), V.C(k)))
    tokens = p.link(p.lemma(derived("E3", "bounds"), {}, rate), 1)
    speculative = p.combine(
        "so the speculative step takes time", V.lt(0, V.C(k)), {dear: 1}, plus=(k + 1) * V.C(0),
        given=[plain],
    )  # fmt: skip
    one = no_draft_one_token(p, a)
    return p.combine(
        "1/C(0) - E/C(k) is (C(k) - (k+1) C(0)) / (C(0) C(k)) + (k+1 - E) / C(k)",
        V.le(V.tau(a, k), V.tau(a, 0)),
        {dear: 1 / (V.C(0) * V.C(k)), tokens: 1 / V.C(k)},
        given=[plain, speculative],
        using=[p.definition(V.tau(a, 0)), p.definition(V.tau(a, k)), one],
    )


@derives("S4", "marginal")
def _marginal(p: Proof) -> Fact:
    shorter, longer = (p.premise(V.lt(0, V.C(length))) for length in (k, k + 1))
    more = one_more_token(p, a, k)
    solved = p.start(V.lt(V.tau(a, k), V.tau(a, k + 1)))
    solved = p.rewrite(
        "throughput is tokens over cost",
        solved,
        p.definition(V.tau(a, k)),
        p.definition(V.tau(a, k + 1)),
    )
    solved = p.scale(
        "multiply by both costs, which are positive",
        solved,
        V.C(k) * V.C(k + 1),
        [shorter, longer],
    )
    solved = p.rewrite("split off the last token", solved, more)
    return p.move(
        "subtract E(a, k) C(k)",
        solved,
        V.lt(V.E(a, k) * (V.C(k + 1) - V.C(k)), a ** (k + 1) * V.C(k)),
    )


@derives("S5", "stop")
def _stop(p: Proof) -> Fact:
    rate = p.premise(V.chain_le(0, a, 1))
    takes_time = p.premise(V.every(i, 0, None, V.lt(0, V.C(i))))
    slopes = p.premise(V.every(i, 0, None, V.le(V.C(i + 1) - V.C(i), V.C(i + 2) - V.C(i + 1))))
    not_negative = p.link(rate, 0)
    costs = [p.instance("a step takes time", takes_time, k + more) for more in range(3)]
    slope = p.instance("the next token costs no less", slopes, k)
    marginal = [
        p.lemma(derived("S4", "marginal"), {k: k + more}, costs[more], costs[more + 1])
        for more in (0, 1)
    ]
    stops = p.assume("suppose that token k + 1 does not pay", V.le(V.tau(a, k + 1), V.tau(a, k)))
    now = p.deny("so its tokens are dearer than the average", marginal[0], stops)
    tokens = tokens_positive(p, a, k + 1, not_negative)
    later = p.combine(
        "the mediant: adding the token's own tokens and cost to the average keeps it below; the "
        "next token adds a times as many tokens, at no lower cost",
        V.le(
            a ** (k + 2) * V.C(k + 1),
            V.E(a, k + 1) * (V.C(k + 2) - V.C(k + 1)),
        ),
        {
            slope: V.E(a, k + 1),
            now: 1,
            p.link(rate, 1): a ** (k + 1) * V.C(k + 1),
        },
        given=[not_negative, tokens, *costs],
        using=[one_more_token(p, a, k)],
    )
    also = p.deny("so token k + 2 does not pay either", marginal[1], later)
    return p.discharge("token k + 2 does not pay if token k + 1 does not", stops, also)
