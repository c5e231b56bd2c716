"""What a relative error of the fitted bandwidths does to every answer: claims B1 to B8."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from specmoe.claims.model import Heading, Premise, Statement
from specmoe.claims.symbols import symbol
from specmoe.claims.values import Draw, Table, Values, expected_tokens, table

if TYPE_CHECKING:
    from specmoe.claims.vocabulary import Expr, Vocabulary

__all__ = ["HEADING"]

HEADING = Heading("Bandwidth error")

_LONGEST = 4
_KERNELS = 3
_WITHIN = "the fitted bandwidth is within the stated relative error of the true one"


def _below_1(v: Vocabulary, e: Expr) -> Premise:
    return Premise(v.lt(e, 1), "the relative error is below 1")


def _a_bandwidth(v: Vocabulary, W: Expr) -> Premise:
    return Premise(v.lt(0, W), "the true bandwidth is positive")


def _requests(v: Vocabulary, B: Expr) -> Premise:
    return Premise(v.le(0, B), "a kernel does not request fewer than 0 bytes")


def _within(v: Vocabulary, e: Expr, W: Expr, W_hat: Expr) -> Premise:
    return Premise(v.chain_le((1 - e) * W, W_hat, (1 + e) * W), _WITHIN)


def _a_rate(v: Vocabulary) -> Premise:
    return Premise(v.le(0, v.a), "the acceptance rate is not negative")


def _is(v: Vocabulary, letter: Expr, term: Expr) -> Premise:
    return Premise(v.eq(letter, term), f"{letter} is the {symbol(letter.name).meaning}")


@HEADING.states(
    "B1",
    "Time",
    reading=(
        "If the fitted bandwidth is within a relative error e of the true one, the predicted time "
        "is within the same relative error, for one kernel and for a whole pass."
    ),
    lean=("time", "pass"),
    evaluators=(
        "bandwidth.b1",
        "bandwidth.Line.time",
        "exact.Interval.around",
        "passes.KernelTime.bounds",
    ),
)
def _b1(v: Vocabulary) -> list[Statement]:
    e, i, n, q, B, W, W_hat = v.e, v.i, v.n, v.q, v.B, v.W, v.W_hat
    F, T, T_hat = v.F, v.T, v.T_hat

    def sample_time(draw: Draw) -> Values:
        error, bytes_, bandwidth = draw.error(), draw.positive(), draw.positive()
        fitted = draw.within(bandwidth, error)
        return Values(
            {
                "e": error,
                "B": bytes_,
                "W": bandwidth,
                "W_hat": fitted,
                "t": bytes_ / bandwidth,
                "t_hat": bytes_ / fitted,
            }
        )

    def sample_pass(draw: Draw) -> Values:
        error, kernels = draw.error(), draw.integer(0, _KERNELS)
        bytes_, bandwidths = draw.positives(kernels), draw.positives(kernels)
        fitted = [draw.within(bandwidth, error) for bandwidth in bandwidths]
        fixed = draw.between(Fraction(0), Fraction(2))

        def time(rates: list[Fraction]) -> Fraction:
            return fixed + sum((b / w for b, w in zip(bytes_, rates, strict=True)), Fraction(0))

        return Values(
            {
                "e": error,
                "n": draw.natural(1, 4),
                "q": Fraction(kernels),
                "F": fixed,
                "T": time(bandwidths),
                "T_hat": time(fitted),
            },
            {
                "B": lambda kernel, tokens: bytes_[kernel],
                "W": table(bandwidths),
                "W_hat": table(fitted),
            },
        )

    def each_kernel(premise: Premise) -> Premise:
        return Premise(v.every(i, 0, q - 1, premise.formula), premise.reading)

    return [
        Statement(
            premises=(
                _below_1(v, e),
                _requests(v, B),
                _a_bandwidth(v, W),
                _within(v, e, W, W_hat),
                _is(v, v.t, B / W),
                _is(v, v.t_hat, B / W_hat),
            ),
            conclusion=v.chain_le((1 - e) * v.t_hat, v.t, (1 + e) * v.t_hat),
            sample=sample_time,
            letters=(e, B, W, W_hat),
        ),
        Statement(
            premises=(
                Premise(v.le(0, e), "the relative error is not negative"),
                _below_1(v, e),
                Premise(v.le(0, F), "the fixed time is not negative"),
                each_kernel(_requests(v, B(i, n))),
                each_kernel(_a_bandwidth(v, W(i))),
                each_kernel(_within(v, e, W(i), W_hat(i))),
                _is(v, T, F + v.total(B(i, n) / W(i), i, 0, q - 1)),
                _is(v, T_hat, F + v.total(B(i, n) / W_hat(i), i, 0, q - 1)),
            ),
            conclusion=v.chain_le((1 - e) * T_hat, T, (1 + e) * T_hat),
            sample=sample_pass,
            letters=(e, F, B, W, W_hat, q, n),
        ),
    ]


def _two_fitted(draw: Draw) -> dict[str, Fraction]:
    numbers: dict[str, Fraction] = {}
    for kernel in ("s", "d"):
        error, bandwidth = draw.error(), draw.positive()
        numbers[f"e_{kernel}"] = error
        numbers[f"B_{kernel}"] = draw.positive()
        numbers[f"W_{kernel}"] = bandwidth
        numbers[f"W_{kernel}_hat"] = draw.within(bandwidth, error)
        numbers[f"t_{kernel}_hat"] = numbers[f"B_{kernel}"] / numbers[f"W_{kernel}_hat"]
    return numbers


@HEADING.states(
    "B2",
    "Saving",
    reading=(
        "The predicted saving of deduplication is off by at most the sum of the two kernels' "
        "errors, each times its predicted time."
    ),
    lean=("saving",),
    evaluators=("bandwidth.b2",),
)
def _b2(v: Vocabulary) -> list[Statement]:
    def sample(draw: Draw) -> Values:
        numbers = _two_fitted(draw)
        return Values(
            {
                **numbers,
                "S": numbers["B_s"] / numbers["W_s"] - numbers["B_d"] / numbers["W_d"],
                "S_hat": numbers["t_s_hat"] - numbers["t_d_hat"],
            }
        )

    return [
        Statement(
            premises=(
                _below_1(v, v.e_s),
                _below_1(v, v.e_d),
                _requests(v, v.B_s),
                _requests(v, v.B_d),
                _a_bandwidth(v, v.W_s),
                _a_bandwidth(v, v.W_d),
                _within(v, v.e_s, v.W_s, v.W_s_hat),
                _within(v, v.e_d, v.W_d, v.W_d_hat),
                _is(v, v.S, v.B_s / v.W_s - v.B_d / v.W_d),
                _is(v, v.S_hat, v.B_s / v.W_s_hat - v.B_d / v.W_d_hat),
                _is(v, v.t_s_hat, v.B_s / v.W_s_hat),
                _is(v, v.t_d_hat, v.B_d / v.W_d_hat),
            ),
            conclusion=v.le(
                v.absolute(v.S - v.S_hat),
                v.e_s * v.t_s_hat + v.e_d * v.t_d_hat,
            ),
            sample=sample,
            letters=(
                *(v.e_s, v.e_d, v.B_s, v.B_d),
                *(v.W_s, v.W_d, v.W_s_hat, v.W_d_hat),
            ),
        )
    ]


@HEADING.states(
    "B3",
    "Ratio",
    reading="The true bandwidth ratio lies in an interval around the fitted one.",
    lean=("ratio",),
    evaluators=("bandwidth.b3",),
)
def _b3(v: Vocabulary) -> list[Statement]:
    n = v.n

    def sample(draw: Draw) -> Values:
        numbers = _two_fitted(draw)
        here = draw.natural(1, 4)
        return Values(
            {
                "n": here,
                "e_s": numbers["e_s"],
                "e_d": numbers["e_d"],
                "r": numbers["W_d"] / numbers["W_s"],
                "r_hat": numbers["W_d_hat"] / numbers["W_s_hat"],
            },
            {
                name: table([numbers[name]], start=int(here))
                for name in ("W_s", "W_d", "W_s_hat", "W_d_hat")
            },
        )

    return [
        Statement(
            premises=(
                _below_1(v, v.e_s),
                _below_1(v, v.e_d),
                _a_bandwidth(v, v.W_s(n)),
                _a_bandwidth(v, v.W_d(n)),
                _within(v, v.e_s, v.W_s(n), v.W_s_hat(n)),
                _within(v, v.e_d, v.W_d(n), v.W_d_hat(n)),
                _is(v, v.r, v.W_d(n) / v.W_s(n)),
                _is(v, v.r_hat, v.W_d_hat(n) / v.W_s_hat(n)),
            ),
            conclusion=v.chain_le(
                v.r_hat * (1 - v.e_s) / (1 + v.e_d),
                v.r,
                v.r_hat * (1 + v.e_s) / (1 - v.e_d),
            ),
            sample=sample,
            letters=(v.e_s, v.e_d, v.W_s, v.W_d, v.W_s_hat, v.W_d_hat, n),
        )
    ]


@HEADING.states(
    "B4",
    "Crossover",
    reading=(
        "If the bandwidth ratio lies between two bounds at every n, the crossover lies between "
        "those of the two bounds, whatever the routing."
    ),
    lean=("crossover",),
    evaluators=(
        "crossover.b4",
        "crossover.claims.claims_of_fits",
        "crossover.RegimePair.ratio_bounds",
        "crossover.RegimePair.may_factor",
        "crossover.RegimePair.sure_factor",
    ),
)
def _b4(v: Vocabulary) -> list[Statement]:
    i, n = v.i, v.n
    horizon = 6

    def sample(draw: Draw) -> Values:
        rows = [sorted(draw.positives(3)) for _ in range(horizon)]
        low, true, high = ([row[place] for row in rows] for place in range(3))
        return Values(
            {},
            {
                "u": table(draw.positives(horizon), start=1),
                "r_lo": table(low, start=1),
                "r": table(true, start=1),
                "r_hi": table(high, start=1),
            },
            horizon=horizon,
        )

    return [
        Statement(
            premises=(
                Premise(
                    v.every(i, 1, None, v.chain_le(v.r_lo(i), v.r(i), v.r_hi(i))),
                    "the bandwidth ratio lies between its bounds at every n",
                ),
            ),
            conclusion=v.chain_le(
                v.crossover(v.r_hi(n)), v.crossover(v.r(n)), v.crossover(v.r_lo(n))
            ),
            sample=sample,
            letters=(
                *(v.u, v.r_lo, v.r, v.r_hi),
                *(v.crossover(v.r_lo(n)), v.crossover(v.r(n)), v.crossover(v.r_hi(n))),
            ),
        )
    ]


def _fitted_costs(draw: Draw) -> Values:
    error = draw.error()
    fitted = draw.positives(_LONGEST + 1)
    true = [draw.within(cost, error) for cost in fitted]
    return Values(
        {"a": draw.rate(), "e": error, "k": draw.natural(0, _LONGEST), "K": Fraction(_LONGEST)},
        {"C": table(true), "C_hat": table(fitted)},
        horizon=_LONGEST,
    )


def _cost_within(v: Vocabulary, length: Expr) -> Expr:
    return v.chain_le((1 - v.e) * v.C_hat(length), v.C(length), (1 + v.e) * v.C_hat(length))


def _costs_within(v: Vocabulary, longest: Expr) -> tuple[Premise, ...]:
    i = v.i
    return (
        _below_1(v, v.e),
        _a_rate(v),
        Premise(
            v.every(i, 0, longest, v.lt(0, v.C_hat(i))),
            "every step is predicted to take time",
        ),
        Premise(
            v.every(i, 0, longest, _cost_within(v, i)),
            "every true cost, drafting included, is within the relative error of the predicted one",
        ),
    )


@HEADING.states(
    "B5",
    "Speedup",
    reading=(
        "If every step cost is within a relative error e of its prediction, the true speedup lies "
        "between (1 - e)/(1 + e) and (1 + e)/(1 - e) times the predicted one."
    ),
    lean=("speedup",),
    evaluators=("robust.speedup_bounds",),
)
def _b5(v: Vocabulary) -> list[Statement]:
    a, e, k, G, G_hat = v.a, v.e, v.k, v.G, v.G_hat
    within_error = "the true cost, drafting included, is within the error of the predicted one"

    def sample(draw: Draw) -> Values:
        values = _fitted_costs(draw)
        length, rate = int(values.numbers["k"]), values.numbers["a"]
        tokens = expected_tokens(rate, length)
        gains = {
            name: tokens * values.functions[cost](0) / values.functions[cost](length)
            for name, cost in (("G", "C"), ("G_hat", "C_hat"))
        }
        return values.but(gains)

    return [
        Statement(
            premises=(
                _below_1(v, e),
                _a_rate(v),
                Premise(v.lt(0, v.C_hat(0)), "a plain step is predicted to take time"),
                Premise(v.lt(0, v.C_hat(k)), "the step is predicted to take time"),
                Premise(_cost_within(v, 0), within_error),
                Premise(_cost_within(v, k), within_error),
                _is(v, G, v.tau(a, k) / v.tau(a, 0)),
                _is(v, G_hat, v.tau_hat(a, k) / v.tau_hat(a, 0)),
            ),
            conclusion=v.chain_le((1 - e) / (1 + e) * G_hat, G, (1 + e) / (1 - e) * G_hat),
            sample=sample,
            letters=(e, a, v.C, v.C_hat, k),
        )
    ]


@HEADING.states(
    "B6",
    "The best draft length is certain",
    reading=(
        "If one draft length beats every other by more than the error can take away, it is truly "
        "the best, alone."
    ),
    lean=("certain",),
    evaluators=(
        "robust.certain_best",
        "robust.margin.runner_up",
        "robust.possible_best",
        "robust.robust_staircase",
        "robust.possible.shifted_costs",
        "robust.margin_to_flip",
    ),
)
def _b6(v: Vocabulary) -> list[Statement]:
    a, e, j, k, K = v.a, v.e, v.j, v.k, v.K

    def sample(draw: Draw) -> Values:
        values = _fitted_costs(draw)
        rate, error = values.numbers["a"], values.numbers["e"]
        fitted = [values.functions["C_hat"](length) for length in range(_LONGEST + 1)]
        tokens = [expected_tokens(rate, length) for length in range(_LONGEST + 1)]
        best = int(values.numbers["k"])
        # Make this length cheap enough, often only just, that the fit is certain of it.
        rival = max(tokens[i] / fitted[i] for i in range(_LONGEST + 1) if i != best)
        spare = Fraction(draw.integer(50, 99), 100)
        fitted[best] = spare * tokens[best] * (1 - error) / ((1 + error) * rival)
        true = [draw.within(cost, error) for cost in fitted]
        return values.but(functions={"C": table(true), "C_hat": table(fitted)})

    return [
        Statement(
            premises=(
                *_costs_within(v, K),
                Premise(v.le(k, K), "the draft length is one of those considered"),
                Premise(
                    v.every(
                        j,
                        0,
                        K,
                        v.implies(
                            v.ne(j, k),
                            v.lt((1 + e) * v.tau_hat(a, j), (1 - e) * v.tau_hat(a, k)),
                        ),
                    ),
                    "it is predicted to beat every other length by more than the error",
                ),
            ),
            conclusion=v.every(
                j,
                0,
                K,
                v.implies(v.ne(j, k), v.lt(v.tau(a, j), v.tau(a, k))),
            ),
            sample=sample,
            letters=(e, a, v.C, v.C_hat, K, k),
        )
    ]


@HEADING.states(
    "B7",
    "Regret",
    reading=(
        "Taking the draft length that the fit holds best loses at most a factor "
        "(1 - e)/(1 + e) of the best possible throughput."
    ),
    lean=("regret",),
    evaluators=("robust.regret_bound",),
)
def _b7(v: Vocabulary) -> list[Statement]:
    a, e, j, K, k_hat = v.a, v.e, v.j, v.K, v.k_hat

    def sample(draw: Draw) -> Values:
        values = _fitted_costs(draw)
        rate = values.numbers["a"]
        rates = [
            expected_tokens(rate, length) / values.functions["C_hat"](length)
            for length in range(_LONGEST + 1)
        ]
        return values.but({"k_hat": Fraction(rates.index(max(rates)))})

    return [
        Statement(
            premises=(
                *_costs_within(v, K),
                Premise(v.le(k_hat, K), "the draft length is one of those considered"),
                Premise(
                    v.every(j, 0, K, v.le(v.tau_hat(a, j), v.tau_hat(a, k_hat))),
                    "the fit holds it best",
                ),
            ),
            conclusion=v.ge((1 + e) * v.tau(a, k_hat), (1 - e) * v.tau(a, v.k_star(a))),
            sample=sample,
            letters=(e, a, v.C, v.C_hat, K, k_hat, v.k_star(a)),
        )
    ]


@HEADING.states(
    "B8",
    "Exact robust comparison",
    reading=(
        "For bandwidths anywhere in a box, draft length k beats j throughout exactly when it does "
        "at one corner, the one that the signs of the coefficients name. Errors that both lengths "
        "share cancel."
    ),
    lean=("corner",),
    evaluators=(
        "box.robust_comparison",
        "box.robust_set",
        "box.robust_between",
        "box._Leads.at",
        "box._Leads.of",
        "box._Leads.least",
        "box._Leads.greatest",
        "box._Leads.point_in_favour",
    ),
)
def _b8(v: Vocabulary) -> list[Statement]:
    a, c, F, i, j, k, q = v.a, v.c, v.F, v.i, v.j, v.k, v.q
    x, x_lo, x_hi, x_corner = v.x, v.x_lo, v.x_hi, v.x_corner

    def sample(draw: Draw) -> Values:
        kernels = draw.integer(1, _KERNELS)
        rate = draw.rate()
        lengths = [draw.integer(0, _LONGEST) for _ in range(2)]
        # A common scale keeps the two lengths close, so that the box often decides.
        bytes_ = {
            (kernel, length): draw.between(Fraction(0), Fraction(2)) * (length + 1)
            for kernel, length in product(range(kernels), range(_LONGEST + 1))
        }
        fixed = [draw.between(Fraction(1, 4), Fraction(1)) for _ in range(_LONGEST + 1)]
        low = draw.positives(kernels)
        high = [end + draw.between(Fraction(0), Fraction(1)) for end in low]
        tokens = [expected_tokens(rate, length) for length in lengths]
        margin = [
            tokens[1] * bytes_[kernel, lengths[0]] - tokens[0] * bytes_[kernel, lengths[1]]
            for kernel in range(kernels)
        ]
        corner = [low[i] if margin[i] >= 0 else high[i] for i in range(kernels)]
        ends = [(low[i], high[i]) for i in range(kernels)]
        points: list[Table] = [table(corner) for corner in product(*ends)]
        points.extend(table([draw.between(*end) for end in ends]) for _ in range(4))
        return Values(
            {
                "a": rate,
                "j": Fraction(lengths[0]),
                "k": Fraction(lengths[1]),
                "q": Fraction(kernels),
            },
            {
                "c": lambda kernel, length: bytes_[kernel, length],
                "F": table(fixed),
                "x_lo": table(low),
                "x_hi": table(high),
                "x_corner": table(corner),
            },
            points={"x": points},
        )

    def each_kernel(formula: Expr) -> Expr:
        return v.every(i, 0, q - 1, formula)

    def cost(length: Expr, point: Expr) -> Expr:
        return F(length) + v.total(c(i, length) * point(i), i, 0, q - 1)

    def k_beats_j(point: Expr) -> Expr:
        return v.lt(v.E(a, j) / cost(j, point), v.E(a, k) / cost(k, point))

    margin = v.E(a, k) * c(i, j) - v.E(a, j) * c(i, k)
    return [
        Statement(
            premises=(
                Premise(
                    each_kernel(v.le(x_lo(i), x_hi(i))),
                    "each kernel's seconds per byte are known to an interval",
                ),
                *(
                    Premise(
                        each_kernel(v.le(0, c(i, length))),
                        f"no kernel requests fewer than 0 bytes at draft length {length}",
                    )
                    for length in (j, k)
                ),
                *(
                    Premise(
                        v.lt(0, cost(length, x_lo)),
                        f"a step with {length} drafted tokens takes time at the fastest",
                    )
                    for length in (j, k)
                ),
                Premise(
                    each_kernel(v.implies(v.le(0, margin), v.eq(x_corner(i), x_lo(i)))),
                    "the corner takes the lower end where more seconds per byte favour k",
                ),
                Premise(
                    each_kernel(v.implies(v.lt(margin, 0), v.eq(x_corner(i), x_hi(i)))),
                    "the corner takes the upper end where more seconds per byte favour j",
                ),
            ),
            conclusion=v.iff(
                v.every_point(
                    x(i),
                    each_kernel(v.chain_le(x_lo(i), x(i), x_hi(i))),
                    k_beats_j(x),
                ),
                k_beats_j(x_corner),
            ),
            sample=sample,
            letters=(a, F, c, x_lo, x_hi, x_corner, q, j, k),
        )
    ]
