"""Where reading each selected expert once is faster: claims D1 to D7."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import prod
from typing import TYPE_CHECKING

from specmoe.claims.model import Heading, Premise, Statement
from specmoe.claims.values import Draw, Values, table

if TYPE_CHECKING:
    from specmoe.claims.vocabulary import Vocabulary

__all__ = ["HEADING"]

HEADING = Heading("Deduplication")

_HORIZON = 6


def _moves_at_all(v: Vocabulary) -> tuple[Premise, ...]:
    return (
        Premise(v.lt(0, v.B_s), "the per-slot kernel requests some bytes"),
        Premise(v.lt(0, v.W_d), "the deduplicating kernel has a bandwidth"),
        Premise(v.lt(0, v.W_s), "the per-slot kernel has a bandwidth"),
    )


def _two_kernels(draw: Draw) -> Values:
    return Values(
        {
            "B_s": draw.positive(),
            "B_d": draw.any(),
            "W_s": draw.positive(),
            "W_d": draw.positive(),
        }
    )


def _some_experts(v: Vocabulary) -> Premise:
    return Premise(v.le(1, v.m), "each token selects at least one expert")


def _some_tokens(v: Vocabulary) -> Premise:
    return Premise(v.le(1, v.n), "a pass has at least one token")


def _more_tokens(v: Vocabulary) -> Premise:
    return Premise(
        v.chain_le(1, v.n, v.n_prime), "n' is at least n, and a pass has at least one token"
    )


@HEADING.states(
    "D1",
    "When deduplication is faster",
    reading=(
        "Reading each selected expert once is faster exactly when the share of bytes that it "
        "still reads is below the ratio of its bandwidth to the per-slot kernel's."
    ),
    lean=("ratio_iff", "faster_iff"),
    evaluators=(
        "crossover.d1",
        "bandwidth.bytes_requested",
        "bandwidth.point_ratios",
        "routing.RoutingModel.share",
    ),
)
def _d1(v: Vocabulary) -> list[Statement]:
    n, m, b = v.n, v.m, v.b

    def sample_share(draw: Draw) -> Values:
        return Values(
            {"n": draw.natural(1, 4), "m": draw.natural(1, 4), "b": draw.positive()},
            {name: table(draw.positives(4), start=1) for name in ("U", "W_s", "W_d")},
        )

    return [
        Statement(
            premises=_moves_at_all(v),
            conclusion=v.iff(
                v.lt(v.B_d / v.W_d, v.B_s / v.W_s),
                v.lt(v.B_d / v.B_s, v.W_d / v.W_s),
            ),
            sample=_two_kernels,
            letters=(v.B_d, v.B_s, v.W_d, v.W_s),
        ),
        Statement(
            premises=(
                Premise(v.lt(0, b), "an expert has some bytes"),
                _some_experts(v),
                _some_tokens(v),
                Premise(v.lt(0, v.W_d(n)), "the deduplicating kernel has a bandwidth"),
                Premise(v.lt(0, v.W_s(n)), "the per-slot kernel has a bandwidth"),
            ),
            conclusion=v.iff(
                v.lt(v.U(n) * b / v.W_d(n), n * m * b / v.W_s(n)),
                v.lt(v.u(n), v.r(n)),
            ),
            sample=sample_share,
            letters=(v.U, m, n, b, v.W_d, v.W_s),
        ),
    ]


@HEADING.states(
    "D2",
    "When it is faster, with fixed times",
    reading=(
        "A difference between the two kernels' fixed times shifts the ratio that the share must "
        "stay below, by that difference over the per-slot kernel's reading time."
    ),
    lean=("ratio_iff",),
    evaluators=(
        "crossover.d2",
        "crossover.claims.claims_of_fits",
        "crossover.RegimePair.ratio",
        "crossover.RegimePair.threshold",
        "crossover.RegimePair.per_slot_time",
        "crossover.RegimePair.shift",
        "crossover.RegimePair.r",
    ),
)
def _d2(v: Vocabulary) -> list[Statement]:
    def sample(draw: Draw) -> Values:
        values = _two_kernels(draw)
        number = values.numbers
        return values.but(
            {
                "f_s": draw.any(),
                "f_d": draw.any(),
                "u": number["B_d"] / number["B_s"],
                "r": number["W_d"] / number["W_s"],
            }
        )

    return [
        Statement(
            premises=(
                *_moves_at_all(v),
                Premise(
                    v.eq(v.u, v.B_d / v.B_s),
                    "the share is the deduplicated bytes over the per-slot bytes",
                ),
                Premise(
                    v.eq(v.r, v.W_d / v.W_s),
                    "the ratio is the deduplicating bandwidth over the per-slot bandwidth",
                ),
            ),
            conclusion=v.iff(
                v.lt(v.f_d + v.B_d / v.W_d, v.f_s + v.B_s / v.W_s),
                v.lt(v.u, v.r * (1 + (v.f_s - v.f_d) * v.W_s / v.B_s)),
            ),
            sample=sample,
            letters=(v.f_d, v.f_s, v.B_d, v.B_s, v.W_d, v.W_s),
        )
    ]


@HEADING.states(
    "D3",
    "One crossover",
    reading=(
        "If the share never grows with the tokens per pass and the bandwidth ratio never falls, "
        "deduplication once faster stays faster: there is one crossover."
    ),
    lean=("one_crossover",),
    evaluators=("crossover.d3", "crossover.claims.monotone", "crossover.claims.claims_of_fits"),
)
def _d3(v: Vocabulary) -> list[Statement]:
    i, n, n_prime = v.i, v.n, v.n_prime

    def sample(draw: Draw) -> Values:
        first, second = sorted((draw.natural(1, _HORIZON), draw.natural(1, _HORIZON)))
        falling = draw.rising(Fraction(1, 4), _HORIZON + 1)[::-1]
        return Values(
            {"n": first, "n'": second},
            {
                "u": table(falling, start=1),
                "r": table(draw.rising(draw.positive(), _HORIZON + 1), start=1),
            },
            horizon=_HORIZON,
        )

    return [
        Statement(
            premises=(
                Premise(
                    v.every(i, 1, None, v.le(v.u(i + 1), v.u(i))),
                    "the share never grows with the tokens per pass",
                ),
                Premise(
                    v.every(i, 1, None, v.le(v.r(i), v.r(i + 1))),
                    "the bandwidth ratio never falls with the tokens per pass",
                ),
                _more_tokens(v),
            ),
            conclusion=v.implies(v.lt(v.u(n), v.r(n)), v.lt(v.u(n_prime), v.r(n_prime))),
            sample=sample,
            letters=(v.u, v.r),
            later=(n, n_prime),
        )
    ]


@HEADING.states(
    "D4",
    "Bracket for any routing",
    reading=(
        "Whatever the router does, with a constant bandwidth ratio r the crossover lies above "
        "1/r and is at most the first whole number above N/(m r)."
    ),
    lean=("bracket_lower", "bracket_upper", "crossover_bracket"),
    evaluators=(
        "crossover.d4",
        "routing.dedup_bracket",
        "crossover.RegimePair.any_router",
        "crossover.RegimePair._scaled_bracket",
    ),
)
def _d4(v: Vocabulary) -> list[Statement]:
    i, n, m, N, r = v.i, v.n, v.m, v.N, v.r

    def sample(draw: Draw) -> Values:
        selected = draw.integer(1, 3)
        experts = draw.integer(selected, 6)
        horizon = 13  # above N/(m r) for every N, m, r drawn here
        distinct = [
            draw.between(Fraction(selected), Fraction(min(count * selected, experts)))
            for count in range(1, horizon + 1)
        ]
        return Values(
            {
                "n": draw.natural(1, horizon),
                "m": Fraction(selected),
                "N": Fraction(experts),
                "r": Fraction(draw.integer(2, 12), 4),
            },
            {"U": table(distinct, start=1)},
            horizon=horizon,
        )

    one_tokens = "at least the m experts of one token are read"
    all_there_are = "at most all N experts are read"
    ratio = Premise(v.lt(0, r), "the bandwidth ratio is positive and the same at every n")
    least_bound = v.floor(N / (m * r))
    return [
        Statement(
            premises=(_some_experts(v), _some_tokens(v), Premise(v.le(m, v.U(n)), one_tokens)),
            conclusion=v.implies(v.lt(v.u(n), r), v.lt(1 / r, n)),
            sample=sample,
            letters=(v.U, m, n, r),
        ),
        Statement(
            premises=(
                _some_experts(v),
                _some_tokens(v),
                ratio,
                Premise(v.le(v.U(n), N), all_there_are),
            ),
            conclusion=v.implies(v.lt(N / (m * r), n), v.lt(v.u(n), r)),
            sample=sample,
            letters=(v.U, m, N, n, r),
        ),
        Statement(
            premises=(
                _some_experts(v),
                ratio,
                Premise(v.every(i, 1, None, v.le(m, v.U(i))), one_tokens),
                Premise(v.every(i, 1, None, v.le(v.U(i), N)), all_there_are),
            ),
            conclusion=v.chain(
                v.lt(1 / r, v.crossover(r)),
                v.le(v.crossover(r), least_bound + 1),
            ),
            sample=sample,
            letters=(v.U, m, N, least_bound, r),
        ),
    ]


@HEADING.states(
    "D5",
    "Stationary routing",
    reading=(
        "If each further token adds no more new experts than the one before, the share never "
        "grows with the tokens per pass. Any stationary router is like that (D7)."
    ),
    lean=("share_antitone",),
    evaluators=("routing.check_increments",),
)
def _d5(v: Vocabulary) -> list[Statement]:
    i, n, n_prime = v.i, v.n, v.n_prime

    def sample(draw: Draw) -> Values:
        first, second = sorted((draw.natural(1, _HORIZON), draw.natural(1, _HORIZON)))
        distinct = [Fraction(0)]
        for added in draw.rising(draw.between(Fraction(-1), Fraction(1)), _HORIZON + 2)[::-1]:
            distinct.append(distinct[-1] + added)
        return Values(
            {"n": first, "n'": second, "m": draw.natural(1, 4)},
            {"U": table(distinct)},
            horizon=_HORIZON,
        )

    return [
        Statement(
            premises=(
                _some_experts(v),
                Premise(v.le(0, v.U(0)), "no tokens do not select fewer than no experts"),
                Premise(
                    v.every(
                        i,
                        0,
                        None,
                        v.le(v.U(i + 2) - v.U(i + 1), v.U(i + 1) - v.U(i)),
                    ),
                    "each further token adds no more new experts than the one before",
                ),
                _more_tokens(v),
            ),
            conclusion=v.le(v.u(n_prime), v.u(n)),
            sample=sample,
            letters=(v.U, v.m),
            later=(n, n_prime),
        )
    ]


@HEADING.states(
    "D6",
    "Independent uniform routing",
    reading=(
        "If every token picks its m of N experts independently and uniformly, the distinct "
        "experts follow a closed form and the share never grows. Real text repeats experts, so "
        "this overstates the bytes."
    ),
    lean=("uniform", "share_antitone"),
    evaluators=("routing.d6", "routing.uniform_u", "routing.UniformRouting.enclosure"),
)
def _d6(v: Vocabulary) -> list[Statement]:
    i, j, n, n_prime, m, N = v.i, v.j, v.n, v.n_prime, v.m, v.N
    missed = 1 - m / N

    def sample(draw: Draw) -> Values:
        first, second = sorted((draw.natural(1, _HORIZON), draw.natural(1, _HORIZON)))
        selected = draw.natural(1, 4)
        experts = draw.natural(int(selected), 8)
        distinct = [
            experts * (1 - (1 - selected / experts) ** count) for count in range(_HORIZON + 1)
        ]
        return Values(
            {"n": first, "n'": second, "m": selected, "N": experts},
            {"U": table(distinct)},
            horizon=_HORIZON,
        )

    there_are_experts = Premise(v.le(1, N), "a layer has at least one expert")
    selects = Premise(
        v.chain_le(1, m, N), "each token selects at least one expert, at most all of them"
    )
    independent = Premise(
        v.every(n, 0, None, v.eq(v.U(n), v.total(1 - missed**n, j, 0, N - 1))),
        "each expert is missed by a token with probability 1 - m/N, independently of other tokens",
    )
    return [
        Statement(
            premises=(there_are_experts, independent),
            conclusion=v.chain(
                v.eq(v.U(n), m * v.total(missed**i, i, 0, n - 1)),
                v.eq(m * v.total(missed**i, i, 0, n - 1), N * (1 - missed**n)),
            ),
            sample=sample,
            letters=(N,),
            later=(m, n),
        ),
        Statement(
            premises=(selects, independent, _more_tokens(v)),
            conclusion=v.le(v.u(n_prime), v.u(n)),
            sample=sample,
            letters=(N, m),
            later=(n, n_prime),
        ),
    ]


@HEADING.states(
    "D7",
    "Distinct experts from a trace",
    reading=(
        "Counted over all windows of a routing trace read in a circle, each further token adds "
        "on average no more new experts than the one before, whatever the router did."
    ),
    lean=("increments_antitone",),
    evaluators=(
        "routing.d7",
        "routing.windowed_u",
        "routing.trace.Windows.__init__",
        "routing.trace.Windows.distinct",
        "routing.trace.mean_distinct",
    ),
)
def _d7(v: Vocabulary) -> list[Statement]:
    h, i, j, n, s, L, N = v.h, v.i, v.j, v.n, v.s, v.L, v.N
    horizon = 3

    def sample(draw: Draw) -> Values:
        experts, length = draw.integer(1, 3), draw.integer(1, 4)
        hits = {
            (expert, token): Fraction(draw.integer(0, 1))
            for expert, token in product(range(experts), range(length))
        }

        def selects(expert: int, token: int) -> Fraction:
            return hits[expert % experts, token % length]

        def missed(expert: int, start: int, count: int) -> Fraction:
            window = (1 - selects(expert, start + step) for step in range(count))
            return prod(window, start=Fraction(1))

        distinct = [
            sum(
                (
                    1 - missed(expert, start, count)
                    for expert, start in product(range(experts), range(length))
                ),
                Fraction(0),
            )
            / length
            for count in range(horizon + 3)
        ]
        return Values(
            {"n": draw.natural(0, horizon), "L": Fraction(length), "N": Fraction(experts)},
            {"h": selects, "U": table(distinct)},
            horizon=horizon,
        )

    window_misses = v.product(1 - h(i, s + j), j, 0, n - 1)
    hits_in_windows = v.total(v.total(1 - window_misses, i, 0, N - 1), s, 0, L - 1)
    return [
        Statement(
            premises=(
                Premise(v.le(1, L), "the trace has at least one token"),
                Premise(
                    v.every(i, 0, None, v.every(j, 0, None, v.eq(h(i, j + L), h(i, j)))),
                    "the trace is read in a circle",
                ),
                Premise(
                    v.every(n, 0, None, v.eq(v.U(n), hits_in_windows / L)),
                    "the distinct experts are the mean over all windows of n tokens of the trace",
                ),
            ),
            conclusion=v.le(v.U(n + 2) - v.U(n + 1), v.U(n + 1) - v.U(n)),
            sample=sample,
            letters=(h, L, N),
            later=(n,),
        )
    ]
