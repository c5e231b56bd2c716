"""Derivations of claims B1 to B8: the worst case over a box of errors."""

from __future__ import annotations

import sympy

from specmoe.claims.derivations.book import derived, derives
from specmoe.claims.derivations.expected import tokens_positive
from specmoe.claims.derivations.proof import Fact, Proof
from specmoe.claims.derivations.speedup import no_draft_one_token
from specmoe.claims.vocabulary import Expr, vocabulary

__all__: list[str] = []

V = vocabulary()
a, e, i, j, k, n, q, K = V.a, V.e, V.i, V.j, V.k, V.n, V.q, V.K


class _Box:
    """What is known of a true value that is within a relative error of a fitted one.

    Attributes:
        error: ``0 <= e < 1``.
        fitted: ``0 < fitted value``.
        true: ``0 < true value``.
        bounds: The interval of the true value.
    """

    def __init__(self, error: Fact, fitted: Fact, true: Fact, bounds: Fact) -> None:
        self.error, self.fitted, self.true, self.bounds = error, fitted, true, bounds

    @property
    def signs(self) -> list[Fact]:
        return [self.error, self.fitted, self.true]


def _error(p: Proof, rate: Expr, middle: Expr, positive: Fact, within: Fact) -> Fact:
    """``0 <= e < 1``, from ``e < 1`` and an interval that e opens around a positive number."""
    below = p.premise(V.lt(rate, 1))
    least = p.combine(
        "an interval that is not empty has an error of at least 0",
        V.le(0, rate),
        {p.link(within, 0, 2): 1 / (2 * middle)},
        given=[positive],
    )
    return p.chain("the error", least, below)


def _bandwidth(p: Proof, rate: Expr, W: Expr, W_hat: Expr) -> _Box:
    """The box of a bandwidth whose fitted value lies around the true one."""
    true = p.premise(V.lt(0, W))
    within = p.premise(V.chain_le((1 - rate) * W, W_hat, (1 + rate) * W))
    error = _error(p, rate, W, true, within)
    low, high = p.link(within, 0), p.link(within, 1)
    fitted = p.combine(
        "so the fitted bandwidth is positive too", V.lt(0, W_hat), {low: 1},
        plus=(1 - rate) * W, given=[true, error],
    )  # fmt: skip
    bounds = p.chain(
        "the true bandwidth, seen from the fitted one",
        p.combine("rearranged", V.le(W_hat / (1 + rate), W), {high: 1 / (1 + rate)}, given=[error]),
        p.combine("rearranged", V.le(W, W_hat / (1 - rate)), {low: 1 / (1 - rate)}, given=[error]),
    )
    return _Box(error, fitted, true, bounds)


def _cost(p: Proof, length: Expr, fitted: Fact, bounds: Fact) -> _Box:
    """The box of a step's cost, which lies around the fitted one."""
    cost = V.C(length)
    error = _error(p, e, V.C_hat(length), fitted, bounds)
    true = p.combine(
        "so the step truly takes time", V.lt(0, cost), {p.link(bounds, 0): 1},
        plus=(1 - e) * V.C_hat(length), given=[error, fitted],
    )  # fmt: skip
    return _Box(error, fitted, true, bounds)


def _around(length: Expr) -> Expr:
    return V.chain_le((1 - e) * V.C_hat(length), V.C(length), (1 + e) * V.C_hat(length))


@derives("B1", "time")
def _time(p: Proof) -> Fact:
    B, W, W_hat, t, t_hat = V.B, V.W, V.W_hat, V.t, V.t_hat
    bytes_ = p.premise(V.le(0, B))
    box = _bandwidth(p, e, W, W_hat)
    names = [p.premise(V.eq(t, B / W)), p.premise(V.eq(t_hat, B / W_hat))]
    time = p.monotone(
        "the time falls as the bandwidth rises: its derivative is -B/W^2",
        B / W,
        W,
        box.bounds,
        [bytes_, *box.signs],
    )
    low, high = p.link(time, 0), p.link(time, 1)
    given = [bytes_, *box.signs]
    return p.chain(
        "in terms of the predicted time",
        p.combine("rearranged", V.le((1 - e) * t_hat, t), {low: 1}, given=given, using=names),
        p.combine("rearranged", V.le(t, (1 + e) * t_hat), {high: 1}, given=given, using=names),
    )


@derives("B1", "pass")
def _pass(p: Proof) -> Fact:
    B, W, W_hat, T, T_hat, F = V.B(i, n), V.W(i), V.W_hat(i), V.T, V.T_hat, V.F
    least, below = p.premise(V.le(0, e)), p.premise(V.lt(e, 1))
    fixed = p.premise(V.le(0, F))
    names = [
        p.premise(V.eq(total, F + V.total(B / bandwidth, i, 0, q - 1)))
        for total, bandwidth in ((T, W), (T_hat, W_hat))
    ]
    within = V.chain_le((1 - e) * W, W_hat, (1 + e) * W)
    every = [
        p.premise(V.every(i, 0, q - 1, formula)) for formula in (V.le(0, B), V.lt(0, W), within)
    ]
    kernel = p.assume("take any kernel", V.le(i, q - 1))
    time = p.lemma(
        derived("B1", "time"),
        {V.B: B, V.W: W, V.W_hat: W_hat, V.t: B / W, V.t_hat: B / W_hat},
        below,
        *(p.instance("for this kernel", fact, i, [kernel]) for fact in every),
        p.identity("its time", B / W, B / W),
        p.identity("its predicted time", B / W_hat, B / W_hat),
    )
    low, high = (
        p.sum_up(
            "add the kernels",
            p.generalise("any such number will do", p.link(time, end), i, end=kernel),
            0,
            q - 1,
        )
        for end in (0, 1)
    )
    given = [least, below, fixed]
    return p.chain(
        "the fixed time only helps",
        p.combine(
            "rearranged", V.le((1 - e) * T_hat, T), {low: 1}, plus=e * F, given=given, using=names
        ),
        p.combine(
            "rearranged", V.le(T, (1 + e) * T_hat), {high: 1}, plus=e * F, given=given, using=names
        ),
    )


@derives("B2", "saving")
def _saving(p: Proof) -> Fact:
    S, S_hat = V.S, V.S_hat
    times: list[Fact] = []
    signs: list[Fact] = []
    kernels = (
        (V.e_s, V.B_s, V.W_s, V.W_s_hat, V.t_s_hat),
        (V.e_d, V.B_d, V.W_d, V.W_d_hat, V.t_d_hat),
    )
    for rate, bytes_, W, W_hat, t_hat in kernels:
        signs += _bandwidth(p, rate, W, W_hat).signs
        facts = [
            p.premise(V.lt(rate, 1)),
            p.premise(V.le(0, bytes_)),
            p.premise(V.lt(0, W)),
            p.premise(V.chain_le((1 - rate) * W, W_hat, (1 + rate) * W)),
            p.premise(V.eq(t_hat, bytes_ / W_hat)),
            p.identity("the true time", bytes_ / W, bytes_ / W),
        ]
        values = {e: rate, V.B: bytes_, V.W: W, V.W_hat: W_hat, V.t: bytes_ / W, V.t_hat: t_hat}
        times.append(p.lemma(derived("B1", "time"), values, *facts))
    names = [
        p.premise(V.eq(S, V.B_s / V.W_s - V.B_d / V.W_d)),
        p.premise(V.eq(S_hat, V.B_s / V.W_s_hat - V.B_d / V.W_d_hat)),
        *(p.premise(V.eq(t_hat, bytes_ / W_hat)) for _, bytes_, _, W_hat, t_hat in kernels),
    ]
    bound = V.e_s * V.t_s_hat + V.e_d * V.t_d_hat
    (slot_low, slot_high), (dedup_low, dedup_high) = (
        (p.link(time, 0), p.link(time, 1)) for time in times
    )
    lower = p.combine(
        "least where the per-slot time is least and the other greatest",
        V.le(-bound, S - S_hat),
        {slot_low: 1, dedup_high: 1},
        given=signs,
        using=names,
    )
    upper = p.combine(
        "greatest where the per-slot time is greatest and the other least",
        V.le(S - S_hat, bound),
        {slot_high: 1, dedup_low: 1},
        given=signs,
        using=names,
    )
    return p.absolute("both together", lower, upper)


@derives("B3", "ratio")
def _ratio(p: Proof) -> Fact:
    r, r_hat = V.r, V.r_hat
    slot, dedup, slot_hat, dedup_hat = (f(n) for f in (V.W_s, V.W_d, V.W_s_hat, V.W_d_hat))
    box_s, box_d = _bandwidth(p, V.e_s, slot, slot_hat), _bandwidth(p, V.e_d, dedup, dedup_hat)
    names = [p.premise(V.eq(r, dedup / slot)), p.premise(V.eq(r_hat, dedup_hat / slot_hat))]
    given = [*box_s.signs, *box_d.signs]
    outer = p.monotone("the ratio rises with W_d", dedup / slot, dedup, box_d.bounds, given)
    ends = [outer.formula.args[0].args[0], outer.formula.args[1].args[1]]
    least, most = (
        p.monotone("and falls as W_s rises", end, slot, box_s.bounds, given) for end in ends
    )
    return p.chain(
        "in terms of the fitted ratio",
        p.combine(
            "rearranged",
            V.le(r_hat * (1 - V.e_s) / (1 + V.e_d), r),
            {p.link(least, 0): 1, p.link(outer, 0): 1},
            given=given,
            using=names,
        ),
        p.combine(
            "rearranged",
            V.le(r, r_hat * (1 + V.e_s) / (1 - V.e_d)),
            {p.link(most, 1): 1, p.link(outer, 1): 1},
            given=given,
            using=names,
        ),
    )


@derives("B4", "crossover")
def _crossover(p: Proof) -> Fact:
    every = p.premise(V.every(i, 1, None, V.chain_le(V.r_lo(i), V.r(i), V.r_hi(i))))
    earlier = []
    for place, (narrow, wide) in enumerate(((V.r_lo, V.r), (V.r, V.r_hi))):
        counted = p.assume("take any n", V.le(1, i))
        bounds = p.instance("the bounds there", every, i, [counted])
        faster = p.assume("suppose it faster", V.lt(V.u(i), narrow(i)))
        also = p.combine(
            "then it is at the greater ratio",
            V.lt(V.u(i), wide(i)),
            {faster: 1, p.link(bounds, place): 1},
        )
        implied = p.discharge("the one follows from the other", faster, also)
        everywhere = p.generalise("at every n", implied, i, start=counted)
        earlier.append(p.earlier_crossing("so the first such n comes no later", everywhere))
    return p.chain("both bounds", *reversed(earlier))


@derives("B5", "speedup")
def _speedup(p: Proof) -> Fact:
    G, G_hat = V.G, V.G_hat
    rate = p.premise(V.le(0, a))
    plain, speculative = (
        _cost(p, length, p.premise(V.lt(0, V.C_hat(length))), p.premise(_around(length)))
        for length in (0, k)
    )
    given = [*plain.signs, *speculative.signs, tokens_positive(p, a, k, rate)]
    gain = V.E(a, k) * V.C(0) / V.C(k)
    outer = p.monotone("the speedup rises with C(0)", gain, V.C(0), plain.bounds, given)
    ends = [outer.formula.args[0].args[0], outer.formula.args[1].args[1]]
    least, most = (
        p.monotone("and falls as C(k) rises", end, V.C(k), speculative.bounds, given)
        for end in ends
    )
    names = [
        p.premise(V.eq(G, V.tau(a, k) / V.tau(a, 0))),
        p.premise(V.eq(G_hat, V.tau_hat(a, k) / V.tau_hat(a, 0))),
        *(p.definition(f(a, length)) for f in (V.tau, V.tau_hat) for length in (0, k)),
        no_draft_one_token(p, a),
    ]
    return p.chain(
        "in terms of the predicted speedup",
        p.combine(
            "rearranged",
            V.le((1 - e) / (1 + e) * G_hat, G),
            {p.link(least, 0): 1, p.link(outer, 0): 1},
            given=given,
            using=names,
        ),
        p.combine(
            "rearranged",
            V.le(G, (1 + e) / (1 - e) * G_hat),
            {p.link(most, 1): 1, p.link(outer, 1): 1},
            given=given,
            using=names,
        ),
    )


def _throughput_box(p: Proof, length: Expr, rate: Fact, up_to: list[Fact]) -> tuple[Fact, _Box]:
    """The interval of the throughput at a length up to K, and what is known there."""
    positive = p.premise(V.every(i, 0, K, V.lt(0, V.C_hat(i))))
    around = p.premise(V.every(i, 0, K, _around(i)))
    box = _cost(
        p,
        length,
        p.instance("predicted to take time", positive, length, up_to),
        p.instance("within the error", around, length, up_to),
    )
    tokens = tokens_positive(p, a, length, rate)
    bounds = p.monotone(
        "the throughput falls as the cost rises: its derivative is -E/C^2",
        V.E(a, length) / V.C(length),
        V.C(length),
        box.bounds,
        [*box.signs, tokens],
    )
    return bounds, box


@derives("B6", "certain")
def _certain(p: Proof) -> Fact:
    rate, considered = p.premise(V.le(0, a)), p.premise(V.le(k, K))
    margin = V.lt((1 + e) * V.tau_hat(a, j), (1 - e) * V.tau_hat(a, k))
    beats = p.premise(V.every(j, 0, K, V.implies(V.ne(j, k), margin)))
    rival = p.assume("take any length", V.le(j, K))
    other = p.assume("another than k", V.ne(j, k))
    predicted = p.apply(
        "it is predicted to lose", p.instance("for this length", beats, j, [rival]), other
    )
    best, best_box = _throughput_box(p, k, rate, [considered])
    worse, worse_box = _throughput_box(p, j, rate, [rival])
    loses = p.combine(
        "at worst for k and at best for j, k still wins",
        V.lt(V.tau(a, j), V.tau(a, k)),
        {
            p.link(worse, 1): 1,
            predicted: 1 / ((1 - e) * (1 + e)),
            p.link(best, 0): 1,
        },
        given=[*best_box.signs, *worse_box.signs],
        using=[p.definition(f(a, length)) for f in (V.tau, V.tau_hat) for length in (j, k)],
    )
    implied = p.discharge("if it is another than k", other, loses)
    return p.generalise("for every length", implied, j, end=rival)


@derives("B7", "regret")
def _regret(p: Proof) -> Fact:
    rate, considered = p.premise(V.le(0, a)), p.premise(V.le(V.k_hat, K))
    holds_best = p.premise(V.every(j, 0, K, V.le(V.tau_hat(a, j), V.tau_hat(a, V.k_hat))))
    best = V.k_star(a)
    inside, _, _ = p.best_length(best)
    chosen_low, chosen_box = _throughput_box(p, V.k_hat, rate, [considered])
    best_high, best_box = _throughput_box(p, best, rate, [inside])
    predicted = p.instance("the fit prefers its choice", holds_best, best, [inside])
    return p.combine(
        "at worst for the choice and at best for the true best",
        V.ge((1 + e) * V.tau(a, V.k_hat), (1 - e) * V.tau(a, best)),
        {p.link(chosen_low, 0): 1 + e, predicted: 1, p.link(best_high, 1): 1 - e},
        given=[*chosen_box.signs, *best_box.signs],
        using=[
            p.definition(f(a, length)) for f in (V.tau, V.tau_hat) for length in (V.k_hat, best)
        ],
    )


@derives("B8", "corner")
def _corner(p: Proof) -> Fact:
    c, x, corner, low, high, F = V.c, V.x, V.x_corner, V.x_lo, V.x_hi, V.F

    def cost(length: Expr, point: Expr) -> Expr:
        return F(length) + V.total(c(i, length) * point(i), i, 0, q - 1)

    def k_beats_j(point: Expr) -> Expr:
        return V.lt(V.E(a, j) / cost(j, point), V.E(a, k) / cost(k, point))

    # The part of E(a, k) C(j) - E(a, j) C(k) that kernel i adds, and its coefficient in x.
    added = V.E(a, k) * c(i, j) * x(i) - V.E(a, j) * c(i, k) * x(i)
    margin = sympy.Poly(added, x(i)).coeff_monomial(x(i))

    ordered = p.premise(V.every(i, 0, q - 1, V.le(low(i), high(i))))
    at_low = p.premise(V.every(i, 0, q - 1, V.implies(V.le(0, margin), V.eq(corner(i), low(i)))))
    at_high = p.premise(V.every(i, 0, q - 1, V.implies(V.lt(margin, 0), V.eq(corner(i), high(i)))))
    kernel = p.assume("take any kernel", V.le(i, q - 1))
    interval = p.instance("its interval", ordered, i, [kernel])

    def in_both_cases(text: str, low_case: Expr, high_case: Expr) -> Fact:
        rising = p.assume("suppose that more seconds per byte favour k", V.le(0, margin))
        at = p.apply("the corner is the lower end",
                     p.instance("for this kernel", at_low, i, [kernel]), rising)  # fmt: skip
        one = low_case(at, rising)
        falling = p.assume("suppose that they favour j", V.lt(margin, 0))
        at = p.apply("the corner is the upper end",
                     p.instance("for this kernel", at_high, i, [kernel]), falling)  # fmt: skip
        return p.cases(text, rising, one, falling, high_case(at, falling))

    def lies_inside(to_low: dict[Fact, int], to_high: dict[Fact, int]) -> Fact:
        return p.chain(
            "it lies in the interval",
            p.combine("rearranged", V.le(low(i), corner(i)), to_low),
            p.combine("rearranged", V.le(corner(i), high(i)), to_high),
        )

    inside = p.generalise(
        "for every kernel",
        in_both_cases(
            "either way",
            lambda at, _: lies_inside({at: -1}, {interval: 1, at: 1}),
            lambda at, _: lies_inside({interval: 1, at: -1}, {at: 1}),
        ),
        i,
        end=kernel,
    )
    box = V.every(i, 0, q - 1, V.chain_le(low(i), x(i), high(i)))
    everywhere = p.assume(
        "suppose k faster in the whole box", V.every_point(x(i), box, k_beats_j(x))
    )
    at_corner = p.point_instance("the corner is a point of it", everywhere, corner, inside)
    forth = p.discharge("then it is at the corner", everywhere, at_corner)

    in_box = p.assume("take any point of the box", box)
    here = p.instance("for this kernel", in_box, i, [kernel])
    worst = in_both_cases(
        "either way the corner is worst for k",
        lambda at, case: p.combine(
            "rearranged",
            V.le(margin * corner(i), margin * x(i)),
            {p.link(here, 0): margin, at: margin},
            given=[case],
        ),
        lambda at, case: p.combine(
            "rearranged",
            V.le(margin * corner(i), margin * x(i)),
            {p.link(here, 1): -margin, at: margin},
            given=[case],
        ),
    )
    summed = p.sum_up(
        "add the kernels", p.generalise("any such number will do", worst, i, end=kernel), 0, q - 1
    )
    costs = [
        _positive_cost(p, length, point, bounds)
        for length in (j, k)
        for point, bounds in ((x, in_box), (corner, inside))
    ]
    wins = p.assume("suppose k faster at the corner", k_beats_j(corner))
    also = p.combine(
        "the difference E(a, k) C(j) - E(a, j) C(k) is linear in the point, and least there",
        k_beats_j(x),
        {
            summed: 1 / (cost(j, x) * cost(k, x)),
            wins: cost(j, corner) * cost(k, corner) / (cost(j, x) * cost(k, x)),
        },
        given=costs,
    )
    anywhere = p.point_generalise("at every point", also, in_box, x(i))
    back = p.discharge("if k is faster at the corner", wins, anywhere)
    return p.both_ways("so the corner decides", forth, back)


def _positive_cost(p: Proof, length: Expr, point: Expr, bounds: Fact) -> Fact:
    """The cost at a point of the box is positive, as it is at the lower ends."""
    c, low = V.c, V.x_lo
    least = p.premise(V.lt(0, V.F(length) + V.total(c(i, length) * low(i), i, 0, q - 1)))
    bytes_ = p.premise(V.every(i, 0, q - 1, V.le(0, c(i, length))))
    kernel = p.assume("take any kernel", V.le(i, q - 1))
    at_least = p.link(p.instance("for this kernel", bounds, i, [kernel]), 0)
    more = p.combine(
        "it takes no less time than at the lower end",
        V.le(c(i, length) * low(i), c(i, length) * point(i)),
        {at_least: c(i, length)},
        given=[p.instance("for this kernel", bytes_, i, [kernel])],
    )
    summed = p.sum_up(
        "add the kernels", p.generalise("any such number will do", more, i, end=kernel), 0, q - 1
    )
    return p.combine(
        "so the step takes time",
        V.lt(0, V.F(length) + V.total(c(i, length) * point(i), i, 0, q - 1)),
        {least: 1, summed: 1},
    )
