"""Expected tokens of one speculative step: claims E1 to E3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specmoe.claims.model import Heading, Premise, Statement
from specmoe.claims.values import Draw, Values

if TYPE_CHECKING:
    from specmoe.claims.vocabulary import Vocabulary

__all__ = ["HEADING"]

HEADING = Heading("Expected tokens")


def _any_rate(draw: Draw) -> Values:
    return Values({"a": draw.any(), "k": draw.natural(0, 5)})


@HEADING.states(
    "E1",
    "Closed form of the expected tokens",
    reading=(
        "The expected tokens of a step are a geometric sum, so its closed form may be used "
        "wherever the acceptance rate is not 1."
    ),
    lean=("closed_form",),
    evaluators=("acceptance.closed_form", "acceptance.expected_tokens"),
)
def _e1(v: Vocabulary) -> list[Statement]:
    a, k = v.a, v.k
    return [
        Statement(
            premises=(),
            conclusion=v.eq((1 - a) * v.E(a, k), 1 - a ** (k + 1)),
            sample=_any_rate,
            letters=(a, k),
        )
    ]


@HEADING.states(
    "E2",
    "It is an expectation",
    reading=(
        "If each drafted token is accepted with probability a until the first rejection, the "
        "mean number of tokens that a step emits is E(a, k), the token of the verifying pass "
        "included."
    ),
    lean=("expectation",),
    evaluators=("acceptance.expectation",),
)
def _e2(v: Vocabulary) -> list[Statement]:
    a, j, k = v.a, v.j, v.k
    rejected_at_j = a**j * (1 - a)
    return [
        Statement(
            premises=(),
            conclusion=v.eq(
                v.total((j + 1) * rejected_at_j, j, 0, k - 1) + (k + 1) * a**k,
                v.E(a, k),
            ),
            sample=_any_rate,
            letters=(a, k),
        )
    ]


@HEADING.states(
    "E3",
    "Monotone in the acceptance rate",
    reading=(
        "Higher acceptance never lowers the expected tokens of a step, and raises them as soon "
        "as one token is drafted; they lie between 1 and k + 1."
    ),
    lean=("mono", "strict", "bounds"),
    evaluators=("acceptance.monotone",),
)
def _e3(v: Vocabulary) -> list[Statement]:
    a, a_prime, k = v.a, v.a_prime, v.k

    def sample(draw: Draw) -> Values:
        low, high = draw.two_rates()
        return Values({"a": low, "a'": high, "k": draw.natural(0, 5)})

    def sample_strict(draw: Draw) -> Values:
        low, high = draw.rate(), draw.positive()
        return Values({"a": low, "a'": low + high, "k": draw.natural(1, 5)})

    return [
        Statement(
            premises=(
                Premise(
                    v.chain_le(0, a, a_prime),
                    "the second acceptance rate is at least the first",
                ),
            ),
            conclusion=v.le(v.E(a, k), v.E(a_prime, k)),
            sample=sample,
            letters=(a, a_prime),
            later=(k,),
        ),
        Statement(
            premises=(
                Premise(
                    v.chain(v.le(0, a), v.lt(a, a_prime)),
                    "the second acceptance rate is higher than the first",
                ),
                Premise(v.le(1, k), "at least one token is drafted"),
            ),
            conclusion=v.lt(v.E(a, k), v.E(a_prime, k)),
            sample=sample_strict,
            letters=(a, a_prime),
            later=(k,),
        ),
        Statement(
            premises=(Premise(v.chain_le(0, a, 1), "the acceptance rate is a probability"),),
            conclusion=v.chain_le(1, v.E(a, k), k + 1),
            sample=sample,
            letters=(a,),
            later=(k,),
        ),
    ]
