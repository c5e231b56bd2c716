"""When speculation is faster, and when to stop drafting more: claims S1 to S5."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from specmoe.claims.model import Heading, Premise, Statement
from specmoe.claims.values import Draw, Values, table

if TYPE_CHECKING:
    from specmoe.claims.vocabulary import Expr, Vocabulary

__all__ = ["HEADING"]

HEADING = Heading("Speedup")

_LONGEST = 6


def _any_costs(draw: Draw) -> Values:
    low, high = draw.two_rates()
    return Values(
        {"a": low, "a'": high, "k": draw.natural(0, _LONGEST - 1)},
        {"C": table(draw.positives(_LONGEST + 1))},
    )


def _costs_positive(v: Vocabulary, *lengths: Expr) -> tuple[Premise, ...]:
    return tuple(
        Premise(
            v.lt(0, v.C(length)),
            "a plain step takes time"
            if length == 0
            else f"a step with {length} drafted tokens takes time",
        )
        for length in lengths
    )


@HEADING.states(
    "S1",
    "When speculation is faster",
    reading=(
        "Drafting k tokens is faster than plain decoding exactly when a speculative step costs "
        "less than E(a, k) plain steps."
    ),
    lean=("faster_iff",),
    evaluators=("draftlength.faster_than_plain", "draftlength.speedup", "draftlength.throughput"),
)
def _s1(v: Vocabulary) -> list[Statement]:
    a, k = v.a, v.k
    return [
        Statement(
            premises=_costs_positive(v, 0, k),
            conclusion=v.iff(
                v.lt(v.tau(a, 0), v.tau(a, k)),
                v.lt(v.C(k), v.E(a, k) * v.C(0)),
            ),
            sample=_any_costs,
            letters=(v.C, a, k),
        )
    ]


@HEADING.states(
    "S2",
    "Once faster, faster for every higher acceptance",
    reading=(
        "If drafting k tokens pays at one acceptance rate, it pays at every higher one: each "
        "draft length has a single acceptance threshold."
    ),
    lean=("threshold",),
    evaluators=("draftlength.threshold", "draftlength.acceptance_threshold"),
)
def _s2(v: Vocabulary) -> list[Statement]:
    a, a_prime, k = v.a, v.a_prime, v.k
    return [
        Statement(
            premises=(
                *_costs_positive(v, 0),
                Premise(
                    v.chain_le(0, a, a_prime),
                    "the second acceptance rate is at least the first",
                ),
            ),
            conclusion=v.implies(
                v.lt(v.C(k), v.E(a, k) * v.C(0)),
                v.lt(v.C(k), v.E(a_prime, k) * v.C(0)),
            ),
            sample=_any_costs,
            letters=(v.C, a, a_prime, k),
        )
    ]


@HEADING.states(
    "S3",
    "Never faster",
    reading=(
        "If a step with k drafted tokens costs at least k + 1 plain steps, no acceptance rate "
        "makes it faster than plain decoding, not even 1."
    ),
    lean=("never",),
    evaluators=("draftlength.never_faster",),
)
def _s3(v: Vocabulary) -> list[Statement]:
    a, k = v.a, v.k

    def sample(draw: Draw) -> Values:
        plain, length = draw.positive(), draw.integer(1, _LONGEST)
        costs = [plain, *draw.positives(_LONGEST)]
        costs[length] = (length + 1) * plain + draw.between(Fraction(0), Fraction(2))
        return Values({"a": draw.rate(), "k": Fraction(length)}, {"C": table(costs)})

    return [
        Statement(
            premises=(
                *_costs_positive(v, 0, k),
                Premise(
                    v.le((k + 1) * v.C(0), v.C(k)),
                    "a step with k drafted tokens costs at least k + 1 plain steps",
                ),
                Premise(v.chain_le(0, a, 1), "the acceptance rate is a probability"),
            ),
            conclusion=v.le(v.tau(a, k), v.tau(a, 0)),
            sample=sample,
            letters=(v.C, k),
            later=(a,),
        )
    ]


@HEADING.states(
    "S4",
    "Marginal rule",
    reading=(
        "One more drafted token pays exactly when its added cost, weighed by the tokens expected "
        "so far, is below the tokens that it adds, weighed by the cost so far."
    ),
    lean=("marginal",),
    evaluators=("draftlength.next_token_pays",),
)
def _s4(v: Vocabulary) -> list[Statement]:
    a, k = v.a, v.k
    return [
        Statement(
            premises=_costs_positive(v, k, k + 1),
            conclusion=v.iff(
                v.lt(v.tau(a, k), v.tau(a, k + 1)),
                v.lt(
                    v.E(a, k) * (v.C(k + 1) - v.C(k)),
                    a ** (k + 1) * v.C(k),
                ),
            ),
            sample=_any_costs,
            letters=(v.C, a, k),
        )
    ]


@HEADING.states(
    "S5",
    "Stopping rule",
    reading=(
        "If each further drafted token costs at least as much as the one before, the first draft "
        "length that does not improve the throughput is the last worth trying."
    ),
    lean=("stop",),
    evaluators=("draftlength.stopping_length",),
)
def _s5(v: Vocabulary) -> list[Statement]:
    a, i, k = v.a, v.i, v.k

    def sample(draw: Draw) -> Values:
        costs = [draw.positive()]
        # Half of the slopes start below zero: a longer draft may even be cheaper.
        floor = Fraction(-1, 2 * _LONGEST) * costs[0]
        for slope in draw.rising(draw.between(floor, Fraction(1)), _LONGEST + 2):
            costs.append(costs[-1] + slope)
        return Values(
            {"a": draw.rate(), "k": draw.natural(0, _LONGEST - 2)},
            {"C": table(costs)},
            horizon=_LONGEST,
        )

    return [
        Statement(
            premises=(
                Premise(v.every(i, 0, None, v.lt(0, v.C(i))), "every step takes time"),
                Premise(
                    v.every(
                        i,
                        0,
                        None,
                        v.le(v.C(i + 1) - v.C(i), v.C(i + 2) - v.C(i + 1)),
                    ),
                    "each further drafted token costs at least as much as the one before",
                ),
                Premise(v.chain_le(0, a, 1), "the acceptance rate is a probability"),
            ),
            conclusion=v.implies(
                v.le(v.tau(a, k + 1), v.tau(a, k)),
                v.le(v.tau(a, k + 2), v.tau(a, k + 1)),
            ),
            sample=sample,
            letters=(v.C, a, k),
        )
    ]
