"""Derivations of claims D1 to D7: shares, brackets, and counting along a trace."""

from __future__ import annotations

import sympy

from specmoe.claims.derivations.book import derived, derives
from specmoe.claims.derivations.proof import Fact, Proof
from specmoe.claims.vocabulary import Expr, vocabulary

__all__: list[str] = []

V = vocabulary()
i, j, n, n_prime, s = V.i, V.j, V.n, V.n_prime, V.s
m, N, L, r = V.m, V.N, V.L, V.r
_NOTHING = sympy.Integer(0)
_LATER = V.chain_le(1, n, n_prime)


def _positive(p: Proof, *terms: Expr) -> list[Fact]:
    return [p.premise(V.lt(0, term)) for term in terms]


@derives("D1", "ratio_iff")
def _ratio_iff(p: Proof) -> Fact:
    positive = _positive(p, V.B_s, V.W_s, V.W_d)
    solved = p.start(V.lt(V.B_d / V.W_d, V.B_s / V.W_s))
    return p.scale("multiply by W_d and divide by B_s", solved, V.W_d / V.B_s, positive)


@derives("D1", "faster_iff")
def _faster_iff(p: Proof) -> Fact:
    positive = [
        *_positive(p, V.b, V.W_s(n), V.W_d(n)),
        p.premise(V.le(1, n)),
        p.premise(V.le(1, m)),
    ]
    share = p.combine(
        "solve the definition of the share for U",
        V.eq(V.U(n), V.u(n) * n * m),
        {},
        given=positive,
        using=[p.definition(V.u(n))],
    )
    ratio = p.combine(
        "solve the definition of the ratio for W_d",
        V.eq(V.W_d(n), V.r(n) * V.W_s(n)),
        {},
        given=positive,
        using=[p.definition(V.r(n))],
    )
    solved = p.start(V.lt(V.U(n) * V.b / V.W_d(n), n * m * V.b / V.W_s(n)))
    solved = p.scale(
        "multiply by W_d and divide by the per-slot bytes",
        solved,
        V.W_d(n) / (n * m * V.b),
        positive,
    )
    return p.rewrite("the left side is the share, the right side the ratio", solved, share, ratio)


@derives("D2", "ratio_iff")
def _ratio_iff_fixed(p: Proof) -> Fact:
    positive = _positive(p, V.B_s, V.W_s, V.W_d)
    share, ratio = p.premise(V.eq(V.u, V.B_d / V.B_s)), p.premise(V.eq(r, V.W_d / V.W_s))
    solved = p.start(V.lt(V.f_d + V.B_d / V.W_d, V.f_s + V.B_s / V.W_s))
    solved = p.scale("multiply by W_d and divide by B_s", solved, V.W_d / V.B_s, positive)
    bytes_ = p.combine("solve for B_d", V.eq(V.B_d, V.u * V.B_s), {share: -V.B_s}, given=positive)
    bandwidth = p.combine("solve for W_d", V.eq(V.W_d, r * V.W_s), {ratio: -V.W_s}, given=positive)
    solved = p.rewrite("in terms of share and ratio", solved, bytes_, bandwidth)
    return p.move(
        "bring the fixed times to the right",
        solved,
        V.lt(V.u, r * (1 + (V.f_s - V.f_d) * V.W_s / V.B_s)),
        positive,
    )


def _passed_on(p: Proof, f: Expr, every: Fact, later: Fact, *, rising: bool) -> Fact:
    """``f(n') <= f(n)`` (or ``>=``) for ``1 <= n <= n'``, from the same for neighbours."""
    relation = V.ge if rising else V.le
    start = p.assume("take any i from n on", V.le(n, i))
    known = p.assume("suppose it for i", relation(f(i), f(n)))
    counted = p.combine("i is at least 1", V.le(1, i), {start: 1, p.link(later, 0): 1})
    neighbour = p.instance("the step from i to i + 1", every, i, [counted])
    step = p.combine("both together", relation(f(i + 1), f(n)), {neighbour: 1, known: 1})
    base = p.combine("at n it is equal", relation(f(n), f(n)), {})
    always = p.induction("so it holds from n on", i, base, known, step, start)
    return p.instance("in particular at n'", always, n_prime, [later])


@derives("D3", "one_crossover")
def _one_crossover(p: Proof) -> Fact:
    later = p.premise(_LATER)
    share = p.premise(V.every(i, 1, None, V.le(V.u(i + 1), V.u(i))))
    ratio = p.premise(V.every(i, 1, None, V.le(V.r(i), V.r(i + 1))))
    share = _passed_on(p, V.u, share, later, rising=False)
    ratio = _passed_on(p, V.r, ratio, later, rising=True)
    faster = p.assume("suppose that it is faster at n", V.lt(V.u(n), V.r(n)))
    still = p.combine(
        "the share has not grown, the ratio has not fallen",
        V.lt(V.u(n_prime), V.r(n_prime)),
        {share: 1, faster: 1, ratio: 1},
    )
    return p.discharge("it is at n' if it is at n", faster, still)


@derives("D4", "bracket_lower")
def _bracket_lower(p: Proof) -> Fact:
    counts = [p.premise(V.le(1, n)), p.premise(V.le(1, m))]
    least = p.premise(V.le(m, V.U(n)))
    share = p.definition(V.u(n))
    faster = p.assume("suppose that it is faster", V.lt(V.u(n), r))
    positive = p.combine(
        "the ratio exceeds a share that is at least 1/n",
        V.lt(0, r),
        {faster: 1, least: 1 / (n * m)},
        plus=1 / n,
        given=counts,
        using=[share],
    )
    bound = p.combine(
        "n - 1/r is n/r times r - u(n), plus (U(n) - m) / (r m)",
        V.lt(1 / r, n),
        {faster: n / r, least: 1 / (r * m)},
        given=[*counts, positive],
        using=[share],
    )
    return p.discharge("so n lies above 1/r", faster, bound)


@derives("D4", "bracket_upper")
def _bracket_upper(p: Proof) -> Fact:
    known = [p.premise(V.le(1, n)), p.premise(V.le(1, m)), *_positive(p, r)]
    most = p.premise(V.le(V.U(n), N))
    beyond = p.assume("suppose n beyond it", V.lt(N / (m * r), n))
    faster = p.combine(
        "r - u(n) is r/n times n - N/(m r), plus (N - U(n)) / (n m)",
        V.lt(V.u(n), r),
        {beyond: r / n, most: 1 / (n * m)},
        given=known,
        using=[p.definition(V.u(n))],
    )
    return p.discharge("so it is faster beyond N/(m r)", beyond, faster)


@derives("D4", "crossover_bracket")
def _crossover_bracket(p: Proof) -> Fact:
    some, ratio = p.premise(V.le(1, m)), p.premise(V.lt(0, r))
    least = p.premise(V.every(i, 1, None, V.le(m, V.U(i))))
    most = p.premise(V.every(i, 1, None, V.le(V.U(i), N)))
    experts = p.natural(N)
    floor = p.link(p.floor(N / (m * r)), 1)
    above = p.combine(
        "the first whole number above N/(m r) is positive",
        V.lt(0, floor.formula.args[1]),
        {floor: 1},
        plus=N / (m * r),
        given=[some, ratio, experts],
    )
    counted = p.next_whole("so it is a number of tokens", above)
    place = counted.formula.args[1]
    upper = p.lemma(
        derived("D4", "bracket_upper"),
        {n: place},
        counted,
        some,
        ratio,
        p.instance("at most all experts there", most, place, [counted]),
    )
    faster = p.apply("there deduplication is faster", upper, floor)
    first_counted, first_faster, first_least = p.first_crossing(
        "so there is a first n where it is", r, faster, counted
    )
    first = V.crossover(r)
    lower = p.lemma(
        derived("D4", "bracket_lower"),
        {n: first},
        first_counted,
        first_least,
        some,
        p.instance(
            "at least the experts of one token there", least, first, [first_counted, first_least]
        ),
    )
    above_lower = p.apply("which lies above 1/r", lower, first_faster)
    return p.chain("both bounds", above_lower, first_least)


@derives("D5", "share_antitone")
def _share_antitone(p: Proof) -> Fact:
    some, later = p.premise(V.le(1, m)), p.premise(_LATER)
    none = p.premise(V.le(0, V.U(0)))
    concave = p.premise(V.every(i, 0, None, V.le(V.U(i + 2) - V.U(i + 1), V.U(i + 1) - V.U(i))))
    base = p.combine("at 0 tokens", V.le(0 * (V.U(1) - V.U(0)), V.U(0)), {none: 1})
    below = p.assume(
        "suppose that i times the next increment is at most U(i)",
        V.le(i * (V.U(i + 1) - V.U(i)), V.U(i)),
    )
    step = p.combine(
        "the increment after that is no greater, and (i + 1) (U(i+1) - U(i)) <= U(i+1)",
        V.le((i + 1) * (V.U(i + 2) - V.U(i + 1)), V.U(i + 1)),
        {p.instance("the next two increments", concave, i): i + 1, below: 1},
    )
    mean = p.induction("so the next increment is at most the mean", i, base, below, step)
    counted = p.assume("take any i from 1 on", V.le(1, i))
    neighbour = p.combine(
        "u(i) - u(i+1) is (U(i) - i (U(i+1) - U(i))) / (i (i+1) m)",
        V.le(V.u(i + 1), V.u(i)),
        {p.instance("at i", mean, i): 1 / (i * (i + 1) * m)},
        given=[counted, some],
        using=[p.definition(V.u(i)), p.definition(V.u(i + 1))],
    )
    every = p.generalise("the share falls from each n to the next", neighbour, i, start=counted)
    return _passed_on(p, V.u, every, later, rising=False)


def _uniform(p: Proof, experts: Fact, counts: list[Expr]) -> list[Fact]:
    """``U(c) = N (1 - (1 - m/N)^c)`` for each count: N equal terms."""
    missed = 1 - m / N
    every = p.premise(V.every(n, 0, None, V.eq(V.U(n), V.total(1 - missed**n, j, 0, N - 1))))
    ones = p.telescope("N ones", -j, j, 0, N - 1, [experts])
    found = []
    for count in counts:
        told = p.instance("the mean number of experts hit", every, count)
        found.append(
            p.combine(
                "every expert is alike",
                V.eq(V.U(count), N * (1 - missed**count)),
                {told: 1, ones: 1 - missed**count},
                given=[experts],
            )
        )
    return found


@derives("D6", "uniform")
def _uniform_routing(p: Proof) -> Fact:
    missed = 1 - m / N
    experts = p.premise(V.le(1, N))
    (closed,) = _uniform(p, experts, [n])
    summed = V.total(missed**i, i, 0, n - 1)
    telescoped = p.telescope("sum q^i - q^(i+1), q = 1 - m/N", missed**i, i, 0, n - 1)
    geometric = p.combine(
        "q^i - q^(i+1) = (m/N) q^i",
        V.eq(m * summed, N * (1 - missed**n)),
        {telescoped: N},
        given=[experts],
    )
    mean = p.combine(
        "so U(n) is that sum", V.eq(V.U(n), m * summed), {closed: 1, geometric: -1},
        given=[experts],
    )  # fmt: skip
    return p.chain("both forms", mean, geometric)


@derives("D6", "share_antitone")
def _uniform_share(p: Proof) -> Fact:
    missed = 1 - m / N
    selects, later = p.premise(V.chain_le(1, m, N)), p.premise(_LATER)
    experts = p.link(selects, 0, 2)
    rate = p.combine(
        "an expert may be missed", V.le(0, missed), {p.link(selects, 1): 1 / N}, given=[selects]
    )
    told = _uniform(p, experts, [i, i + 1, i + 2])
    (start,) = _uniform(p, experts, [_NOTHING])
    none = p.combine("no tokens, no experts", V.le(0, V.U(0)), {start: -1}, given=[experts])
    increments = p.combine(
        "each increment is q times the one before, q = 1 - m/N: they differ by (m^2/N) q^i",
        V.le(V.U(i + 2) - V.U(i + 1), V.U(i + 1) - V.U(i)),
        {},
        plus=m**2 / N * missed**i,
        given=[selects, rate],
        using=told,
    )
    concave = p.generalise("for every i", increments, i)
    return p.lemma(
        derived("D5", "share_antitone"),
        {},
        p.link(selects, 0),
        none,
        concave,
        later,
    )


@derives("D7", "increments_antitone")
def _increments_antitone(p: Proof) -> Fact:
    h = V.h
    some = p.premise(V.le(1, L))
    circle = p.premise(V.every(i, 0, None, V.every(j, 0, None, V.eq(h(i, j + L), h(i, j)))))

    def missed(start: Expr, count: Expr) -> Expr:
        return V.product(1 - h(i, start + j), j, 0, count - 1)

    def new(start: Expr) -> Expr:
        """Missed by the n tokens from here on, then hit by the next."""
        return missed(start, n) * h(i, start + n)

    every_mean = p.premise(
        V.every(
            n,
            0,
            None,
            V.eq(V.U(n), V.total(V.total(1 - missed(s, n), i, 0, N - 1), s, 0, L - 1) / L),
        )
    )
    longer = p.split("the last token of n + 1 apart", missed(s, n + 1), n - 1)
    longest = p.split("the last token of n + 2 apart", missed(s, n + 2), n)
    first = p.split("the first token of n + 1 apart", missed(s, n + 1), 0)
    shifted = p.shift(
        "the others are the window that starts one later",
        V.product(1 - h(i, s + j), j, 1, n),
        1,
    )
    pointwise = p.combine(
        "missing n + 1 tokens and then hitting takes missing n from the next token on and then "
        "hitting, so for each window and expert the increments differ by at most a difference of "
        "neighbours",
        V.le(
            missed(s, n + 1) - missed(s, n + 2) - (missed(s, n) - missed(s, n + 1)),
            new(s + 1) - new(s),
        ),
        {
            longer: 1,
            longest: -1,
            first: h(i, s + n + 1),
            shifted: h(i, s + n + 1) * (1 - h(i, s)),
        },
        plus=h(i, s) * new(s + 1),
    )
    over_experts = p.sum_up(
        "add over the experts", p.generalise("any such number will do", pointwise, i), 0, N - 1
    )
    over_windows = p.sum_up(
        "add over the windows", p.generalise("any such number will do", over_experts, s), 0, L - 1
    )
    total_new = V.total(new(s), i, 0, N - 1)
    telescoped = p.telescope("all but the ends cancel", total_new, s, 0, L - 1, [some])
    periodic = p.instance("one expert", circle, i)
    token = p.instance("one token", periodic, j)
    same_miss = p.combine(
        "missed once, missed a circle later", V.eq(1 - h(i, L + j), 1 - h(i, j)), {token: -1}
    )
    window = p.multiply_up(
        "so for a window", p.generalise("any such number will do", same_miss, j), 0, n - 1
    )
    after = p.instance("and for the token after it", periodic, n)
    ends = p.combine(
        "the ends are the same window, a circle apart",
        V.eq(missed(L, n) * h(i, L + n), missed(_NOTHING, n) * h(i, n)),
        {window: h(i, L + n), after: missed(_NOTHING, n)},
    )
    same_ends = p.sum_up(
        "for all experts", p.generalise("any such number will do", ends, i), 0, N - 1
    )
    means = [p.instance("U as the mean over windows", every_mean, n + more) for more in range(3)]
    return p.combine(
        "so the differences of neighbours add up to nothing",
        V.le(V.U(n + 2) - V.U(n + 1), V.U(n + 1) - V.U(n)),
        {over_windows: 1 / L, telescoped: -1 / L, same_ends: 1 / L},
        given=[some],
        using=means,
    )
