"""The best draft length rises with acceptance: claims M1 to M4."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from specmoe.claims.model import Heading, Premise, Statement
from specmoe.claims.values import Draw, Table, Values, expected_tokens, table

if TYPE_CHECKING:
    from specmoe.claims.vocabulary import Expr, Vocabulary

__all__ = ["HEADING"]

HEADING = Heading("The staircase")

_LONGEST = 5


def _costs(draw: Draw, a: Fraction) -> Table:
    """Costs of every draft length, half the time such that many lengths tie at acceptance a."""
    if draw.integer(0, 1):
        return table(draw.positives(_LONGEST + 1))
    speeds = [draw.natural(1, 2) for _ in range(_LONGEST + 1)]
    return table([expected_tokens(a, k) / speeds[k] for k in range(_LONGEST + 1)])


def _two_lengths(draw: Draw) -> Values:
    low, high = draw.two_rates()
    short, long = sorted((draw.natural(0, _LONGEST), draw.natural(0, _LONGEST)))
    return Values({"a": low, "a'": high, "j": short, "k": long}, {"C": _costs(draw, low)})


def _all_lengths(draw: Draw) -> Values:
    low, high = draw.two_rates()
    costs = _costs(draw, low if draw.integer(0, 1) else high)
    return Values({"a": low, "a'": high, "K": draw.natural(0, _LONGEST)}, {"C": costs})


def _higher_rate(v: Vocabulary) -> Premise:
    return Premise(
        v.chain_le(0, v.a, v.a_prime),
        "the second acceptance rate is at least the first",
    )


def _longer(v: Vocabulary) -> Premise:
    return Premise(v.le(v.j, v.k), "the second draft is at least as long as the first")


def _positive_costs(v: Vocabulary) -> Premise:
    return Premise(
        v.every(v.i, 0, v.K, v.lt(0, v.C(v.i))),
        "every step takes time; nothing else is asked of the costs",
    )


@HEADING.states(
    "M1",
    "Cross ratio",
    reading=(
        "Higher acceptance multiplies the expected tokens of a longer draft by at least as much "
        "as those of a shorter one."
    ),
    lean=("cross_ratio",),
    evaluators=("draftlength.cross_ratio",),
)
def _m1(v: Vocabulary) -> list[Statement]:
    a, a_prime, j, k = v.a, v.a_prime, v.j, v.k
    return [
        Statement(
            premises=(_higher_rate(v), _longer(v)),
            conclusion=v.le(v.E(a, k) * v.E(a_prime, j), v.E(a_prime, k) * v.E(a, j)),
            sample=_two_lengths,
            letters=(a, a_prime),
            later=(j, k),
        )
    ]


@HEADING.states(
    "M2",
    "Single crossing",
    reading=(
        "If the longer draft is at least as fast at one acceptance rate, it is so at every "
        "higher one, whatever the costs: two draft lengths change places at most once."
    ),
    lean=("single_crossing", "single_crossing_strict"),
    evaluators=(
        "draftlength.single_crossing",
        "staircase.crossing",
        "staircase.Difference.coefficients",
        "staircase.Difference.sign",
        "staircase.Difference.value",
        "staircase.Difference._at_one",
        "staircase.Difference._times_one_minus_a",
    ),
)
def _m2(v: Vocabulary) -> list[Statement]:
    a, a_prime, j, k = v.a, v.a_prime, v.j, v.k
    takes_time = "a step at each of the two draft lengths takes time"
    premises = (
        Premise(v.lt(0, v.C(j)), takes_time),
        Premise(v.lt(0, v.C(k)), takes_time),
        _higher_rate(v),
        _longer(v),
    )
    return [
        Statement(
            premises=premises,
            conclusion=v.implies(
                relation(v.tau(a, j), v.tau(a, k)),
                relation(v.tau(a_prime, j), v.tau(a_prime, k)),
            ),
            sample=_two_lengths,
            letters=(v.C, a, a_prime, j, k),
        )
        for relation in (v.le, v.lt)
    ]


@HEADING.states(
    "M3",
    "Monotone staircase",
    reading=(
        "The best draft length never falls as acceptance rises, whichever of equally good lengths "
        "is taken (always the least, or always the greatest), and whatever the kernels cost."
    ),
    lean=("least_best_mono", "greatest_best_mono"),
    evaluators=(
        "draftlength.monotone_staircase",
        "draftlength.maximisers",
        "draftlength.best",
        "draftlength.greatest_best",
        "staircase.Staircase.best",
        "staircase.Staircase._is_over",
    ),
)
def _m3(v: Vocabulary) -> list[Statement]:
    def rises(best: Expr) -> Statement:
        return Statement(
            premises=(_positive_costs(v), _higher_rate(v)),
            conclusion=v.le(best(v.a), best(v.a_prime)),
            sample=_all_lengths,
            letters=(v.C, v.a, v.a_prime, v.K, best(v.a), best(v.a_prime)),
        )

    return [rises(v.k_star), rises(v.k_star_max)]


@HEADING.states(
    "M4",
    "Acceptance known to an interval",
    reading=(
        "If acceptance is only known to lie between two rates, the best draft length lies between "
        "those of the two."
    ),
    lean=("interval",),
    evaluators=("draftlength.best_between",),
)
def _m4(v: Vocabulary) -> list[Statement]:
    def sample(draw: Draw) -> Values:
        values = _all_lengths(draw)
        low, high = values.numbers["a"], values.numbers["a'"]
        return values.but({"a_1": low, "a": draw.between(low, high), "a_2": high})

    return [
        Statement(
            premises=(
                _positive_costs(v),
                Premise(
                    v.chain_le(0, v.a_1, v.a, v.a_2),
                    "the acceptance rate lies in the interval",
                ),
            ),
            conclusion=v.chain_le(v.k_star(v.a_1), v.k_star(v.a), v.k_star(v.a_2)),
            sample=sample,
            letters=(
                *(v.C, v.a_1, v.a, v.a_2, v.K),
                *(v.k_star(v.a_1), v.k_star(v.a), v.k_star(v.a_2)),
            ),
        )
    ]
