"""The registry of claims: complete, true on exact numbers, and printed without loss."""

from __future__ import annotations

import re
import subprocess
import sys
from fractions import Fraction
from random import Random
from xml.etree import ElementTree

import pytest
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy.core.function import AppliedUndef
from sympy.core.parameters import evaluate

from specmoe import claims
from specmoe.claims.evaluate import holds, value
from specmoe.claims.logic import Chain, Crossover, Every, EveryPoint, Iff
from specmoe.claims.values import Draw, Values, table
from specmoe.claims.vocabulary import (
    defining_properties,
    definitions,
    names_in,
    normal,
    vocabulary,
)
from specmoe.errors import InputError

# Each theorem of the theory and its conclusion, written out by hand for a reviewer to compare.
THEORY = {
    "E1_closed_form": "(1 - a) E(a, k) = 1 - a^(k + 1)",
    "E2_expectation": "sum_{j=0..k - 1} (j + 1) (a^j (1 - a)) + (k + 1) a^k = E(a, k)",
    "E3_mono": "E(a, k) <= E(a', k)",
    "E3_strict": "E(a, k) < E(a', k)",
    "E3_bounds": "1 <= E(a, k) <= k + 1",
    "S1_faster_iff": "tau(a, 0) < tau(a, k) <-> C(k) < E(a, k) C(0)",
    "S2_threshold": "C(k) < E(a, k) C(0) -> C(k) < E(a', k) C(0)",
    "S3_never": "tau(a, k) <= tau(a, 0)",
    "S4_marginal": "tau(a, k) < tau(a, k + 1) <-> E(a, k) (C(k + 1) - C(k)) < a^(k + 1) C(k)",
    "S5_stop": "tau(a, k + 1) <= tau(a, k) -> tau(a, k + 2) <= tau(a, k + 1)",
    "M1_cross_ratio": "E(a, k) E(a', j) <= E(a', k) E(a, j)",
    "M2_single_crossing": "tau(a, j) <= tau(a, k) -> tau(a', j) <= tau(a', k)",
    "M2_single_crossing_strict": "tau(a, j) < tau(a, k) -> tau(a', j) < tau(a', k)",
    "M3_least_best_mono": "k*(a) <= k*(a')",
    "M3_greatest_best_mono": "k*max(a) <= k*max(a')",
    "M4_interval": "k*(a_1) <= k*(a) <= k*(a_2)",
    "D1_ratio_iff": "B_d/W_d < B_s/W_s <-> B_d/B_s < W_d/W_s",
    "D1_faster_iff": "U(n) b/W_d(n) < n m b/W_s(n) <-> u(n) < r(n)",
    "D2_ratio_iff": ("f_d + B_d/W_d < f_s + B_s/W_s <-> u < r (1 + (f_s - f_d) W_s/B_s)"),
    "D3_one_crossover": "u(n) < r(n) -> u(n') < r(n')",
    "D4_bracket_lower": "u(n) < r -> 1/r < n",
    "D4_bracket_upper": "N/(m r) < n -> u(n) < r",
    "D4_crossover_bracket": "1/r < n*(r) <= floor(N/(m r)) + 1",
    "D5_share_antitone": "u(n') <= u(n)",
    "D6_uniform": "U(n) = m sum_{i=0..n - 1} (1 - m/N)^i = N (1 - (1 - m/N)^n)",
    "D6_share_antitone": "u(n') <= u(n)",
    "D7_increments_antitone": "U(n + 2) - U(n + 1) <= U(n + 1) - U(n)",
    "B1_time": "(1 - e) t_hat <= t <= (1 + e) t_hat",
    "B1_pass": "(1 - e) T_hat <= T <= (1 + e) T_hat",
    "B2_saving": "abs(S - S_hat) <= e_s t_s_hat + e_d t_d_hat",
    "B3_ratio": "r_hat (1 - e_s)/(1 + e_d) <= r <= r_hat (1 + e_s)/(1 - e_d)",
    "B4_crossover": "n*(r_hi) <= n*(r) <= n*(r_lo)",
    "B5_speedup": "(1 - e)/(1 + e) G_hat <= G <= (1 + e)/(1 - e) G_hat",
    "B6_certain": "for every j in 0..K: j != k -> tau(a, j) < tau(a, k)",
    "B7_regret": "(1 + e) tau(a, k_hat) >= (1 - e) tau(a, k*(a))",
    "B8_corner": (
        "(for every x with (for every i in 0..q - 1: x_lo[i] <= x[i] <= x_hi[i]): "
        "E(a, j)/(F(j) + sum_{i=0..q - 1} c[i](j) x[i]) < "
        "E(a, k)/(F(k) + sum_{i=0..q - 1} c[i](k) x[i])) <-> "
        "E(a, j)/(F(j) + sum_{i=0..q - 1} c[i](j) x_corner[i]) < "
        "E(a, k)/(F(k) + sum_{i=0..q - 1} c[i](k) x_corner[i])"
    ),
}
# The hypotheses, likewise.
PREMISES = {
    "E1_closed_form": [],
    "E2_expectation": [],
    "E3_mono": ["0 <= a <= a'"],
    "E3_strict": ["0 <= a < a'", "1 <= k"],
    "E3_bounds": ["0 <= a <= 1"],
    "S1_faster_iff": ["0 < C(0)", "0 < C(k)"],
    "S2_threshold": ["0 < C(0)", "0 <= a <= a'"],
    "S3_never": ["0 < C(0)", "0 < C(k)", "(k + 1) C(0) <= C(k)", "0 <= a <= 1"],
    "S4_marginal": ["0 < C(k)", "0 < C(k + 1)"],
    "S5_stop": [
        "for every i >= 0: 0 < C(i)",
        "for every i >= 0: C(i + 1) - C(i) <= C(i + 2) - C(i + 1)",
        "0 <= a <= 1",
    ],
    "M1_cross_ratio": ["0 <= a <= a'", "j <= k"],
    "M2_single_crossing": ["0 < C(j)", "0 < C(k)", "0 <= a <= a'", "j <= k"],
    "M2_single_crossing_strict": ["0 < C(j)", "0 < C(k)", "0 <= a <= a'", "j <= k"],
    "M3_least_best_mono": ["for every i in 0..K: 0 < C(i)", "0 <= a <= a'"],
    "M3_greatest_best_mono": ["for every i in 0..K: 0 < C(i)", "0 <= a <= a'"],
    "M4_interval": ["for every i in 0..K: 0 < C(i)", "0 <= a_1 <= a <= a_2"],
    "D1_ratio_iff": ["0 < B_s", "0 < W_d", "0 < W_s"],
    "D1_faster_iff": ["0 < b", "1 <= m", "1 <= n", "0 < W_d(n)", "0 < W_s(n)"],
    "D2_ratio_iff": ["0 < B_s", "0 < W_d", "0 < W_s", "u = B_d/B_s", "r = W_d/W_s"],
    "D3_one_crossover": [
        "for every i >= 1: u(i + 1) <= u(i)",
        "for every i >= 1: r(i) <= r(i + 1)",
        "1 <= n <= n'",
    ],
    "D4_bracket_lower": ["1 <= m", "1 <= n", "m <= U(n)"],
    "D4_bracket_upper": ["1 <= m", "1 <= n", "0 < r", "U(n) <= N"],
    "D4_crossover_bracket": [
        "1 <= m",
        "0 < r",
        "for every i >= 1: m <= U(i)",
        "for every i >= 1: U(i) <= N",
    ],
    "D5_share_antitone": [
        "1 <= m",
        "0 <= U(0)",
        "for every i >= 0: U(i + 2) - U(i + 1) <= U(i + 1) - U(i)",
        "1 <= n <= n'",
    ],
    "D6_uniform": ["1 <= N", "for every n >= 0: U(n) = sum_{j=0..N - 1} (1 - (1 - m/N)^n)"],
    "D6_share_antitone": [
        "1 <= m <= N",
        "for every n >= 0: U(n) = sum_{j=0..N - 1} (1 - (1 - m/N)^n)",
        "1 <= n <= n'",
    ],
    "D7_increments_antitone": [
        "1 <= L",
        "for every i >= 0: for every j >= 0: h[i](j + L) = h[i](j)",
        "for every n >= 0: U(n) = (sum_{s=0..L - 1} sum_{i=0..N - 1} (1 - "
        "prod_{j=0..n - 1} (1 - h[i](s + j))))/L",
    ],
    "B1_time": [
        "e < 1",
        "0 <= B",
        "0 < W",
        "(1 - e) W <= W_hat <= (1 + e) W",
        "t = B/W",
        "t_hat = B/W_hat",
    ],
    "B1_pass": [
        "0 <= e",
        "e < 1",
        "0 <= F",
        "for every i in 0..q - 1: 0 <= B[i](n)",
        "for every i in 0..q - 1: 0 < W[i]",
        "for every i in 0..q - 1: (1 - e) W[i] <= W_hat[i] <= (1 + e) W[i]",
        "T = F + sum_{i=0..q - 1} B[i](n)/W[i]",
        "T_hat = F + sum_{i=0..q - 1} B[i](n)/W_hat[i]",
    ],
    "B2_saving": [
        "e_s < 1",
        "e_d < 1",
        "0 <= B_s",
        "0 <= B_d",
        "0 < W_s",
        "0 < W_d",
        "(1 - e_s) W_s <= W_s_hat <= (1 + e_s) W_s",
        "(1 - e_d) W_d <= W_d_hat <= (1 + e_d) W_d",
        "S = B_s/W_s - B_d/W_d",
        "S_hat = B_s/W_s_hat - B_d/W_d_hat",
        "t_s_hat = B_s/W_s_hat",
        "t_d_hat = B_d/W_d_hat",
    ],
    "B3_ratio": [
        "e_s < 1",
        "e_d < 1",
        "0 < W_s(n)",
        "0 < W_d(n)",
        "(1 - e_s) W_s(n) <= W_s_hat(n) <= (1 + e_s) W_s(n)",
        "(1 - e_d) W_d(n) <= W_d_hat(n) <= (1 + e_d) W_d(n)",
        "r = W_d(n)/W_s(n)",
        "r_hat = W_d_hat(n)/W_s_hat(n)",
    ],
    "B4_crossover": ["for every i >= 1: r_lo(i) <= r(i) <= r_hi(i)"],
    "B5_speedup": [
        "e < 1",
        "0 <= a",
        "0 < C_hat(0)",
        "0 < C_hat(k)",
        "(1 - e) C_hat(0) <= C(0) <= (1 + e) C_hat(0)",
        "(1 - e) C_hat(k) <= C(k) <= (1 + e) C_hat(k)",
        "G = tau(a, k)/tau(a, 0)",
        "G_hat = tau_hat(a, k)/tau_hat(a, 0)",
    ],
    "B6_certain": [
        "e < 1",
        "0 <= a",
        "for every i in 0..K: 0 < C_hat(i)",
        "for every i in 0..K: (1 - e) C_hat(i) <= C(i) <= (1 + e) C_hat(i)",
        "k <= K",
        "for every j in 0..K: j != k -> (1 + e) tau_hat(a, j) < (1 - e) tau_hat(a, k)",
    ],
    "B7_regret": [
        "e < 1",
        "0 <= a",
        "for every i in 0..K: 0 < C_hat(i)",
        "for every i in 0..K: (1 - e) C_hat(i) <= C(i) <= (1 + e) C_hat(i)",
        "k_hat <= K",
        "for every j in 0..K: tau_hat(a, j) <= tau_hat(a, k_hat)",
    ],
    "B8_corner": [
        "for every i in 0..q - 1: x_lo[i] <= x_hi[i]",
        "for every i in 0..q - 1: 0 <= c[i](j)",
        "for every i in 0..q - 1: 0 <= c[i](k)",
        "0 < F(j) + sum_{i=0..q - 1} c[i](j) x_lo[i]",
        "0 < F(k) + sum_{i=0..q - 1} c[i](k) x_lo[i]",
        "for every i in 0..q - 1: 0 <= E(a, k) c[i](j) - E(a, j) c[i](k) -> x_corner[i] = x_lo[i]",
        "for every i in 0..q - 1: E(a, k) c[i](j) - E(a, j) c[i](k) < 0 -> x_corner[i] = x_hi[i]",
    ],
}
IDS = [
    *("E1", "E2", "E3"),
    *("S1", "S2", "S3", "S4", "S5"),
    *("M1", "M2", "M3", "M4"),
    *("D1", "D2", "D3", "D4", "D5", "D6", "D7"),
    *("B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"),
]
PARTS = {
    part.lean_name.removeprefix("SpecMoE."): part
    for registered in claims.registry()
    for part in registered.parts
}
each_part = pytest.mark.parametrize("name", PARTS)
V = vocabulary()


def formulas():
    """Every formula that the registry can hand to a page, with a label."""
    for name, part in PARTS.items():
        yield name, part.conclusion
        yield f"{name}, whole", part.statement
        for premise in part.premises:
            yield f"{name}, premise", premise.formula
    for name, (parameters, body) in definitions().items():
        yield f"definition of {name}", V.eq(V[name](*parameters), body)
    for name, properties in defining_properties().items():
        for formula in properties:
            yield f"property of {name}", formula


FORMULAS = list(formulas())


# The list --------------------------------------------------------------------------------------


def test_every_claim_of_the_theory_is_there_once():
    assert [*claims.ids()] == IDS
    assert [registered.id for registered in claims.registry()] == IDS
    assert list(PARTS) == list(THEORY) == list(PREMISES)
    for words, registered in zip(claims.summaries(), claims.registry(), strict=True):
        assert words.lean_names == tuple(part.lean_name for part in registered.parts)
        assert (words.title, words.reading) == (registered.title, registered.reading)
        assert all(name.startswith(f"SpecMoE.{words.id}_") for name in words.lean_names)
        assert words.title[0].isupper()
        assert words.reading.endswith(".")


@each_part
def test_statement_reads_as_in_the_theory(name):
    part = PARTS[name]
    assert claims.plain(part.conclusion) == THEORY[name]
    assert [claims.plain(premise.formula) for premise in part.premises] == PREMISES[name]
    assert all(premise.reading for premise in part.premises)


def test_whole_statement_lists_premises_in_order():
    assert claims.plain(PARTS["S3_never"].statement) == (
        "0 < C(0) -> 0 < C(k) -> (k + 1) C(0) <= C(k) -> 0 <= a <= 1 -> tau(a, k) <= tau(a, 0)"
    )
    assert claims.plain(PARTS["M3_least_best_mono"].statement) == (
        "(for every i in 0..K: 0 < C(i)) -> 0 <= a <= a' -> k*(a) <= k*(a')"
    )
    assert claims.claim("M3").premises == PARTS["M3_least_best_mono"].premises


def test_listing_claims_does_not_import_sympy():
    code = (
        "import sys; from specmoe import claims; claims.ids(), claims.summaries(), claims.SYMBOLS;"
        "claims.summary('B8').reading; sys.exit('sympy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(("asked", "near"), [("e3", "E3"), ("M9", "M1"), ("B 8", "B8")])
def test_unknown_claim_lists_near_ones(asked, near):
    with pytest.raises(InputError) as caught:
        claims.claim(asked)
    assert near in caught.value.mend
    assert asked in caught.value.found


def test_unknown_claim_with_nothing_near():
    with pytest.raises(InputError, match="no such claim") as caught:
        claims.summary("theorem")
    assert "specmoe claims" in caught.value.mend


def test_writing_the_registry_leaves_sympy_as_it_was():
    assert list(claims.expected.HEADING.claims())
    x = sympy.Symbol("x")
    assert x + x == 2 * x


# The symbol table ------------------------------------------------------------------------------


def test_symbol_table_has_no_doubles_and_nothing_unused():
    for attribute in ("name", "python_name", "lean_name", "glyph"):
        found = [getattr(entry, attribute) for entry in claims.SYMBOLS]
        assert len(set(found)) == len(found), attribute
    used = set().union(*(names_in(formula) for _, formula in FORMULAS))
    assert used == {entry.name for entry in claims.SYMBOLS}


def test_symbol_names_are_identifiers():
    for entry in claims.SYMBOLS:
        assert entry.python_name.isidentifier()
        assert re.fullmatch(r"[A-Za-z_][A-Za-z0-9_']*", entry.lean_name)
        assert entry.meaning
        assert entry.domain


def test_symbols_of_a_claim_are_those_that_it_uses():
    assert [entry.name for entry in claims.claim("S1").symbols] == ["k", "a", "E", "C", "tau"]
    assert "n*" in {entry.name for entry in claims.claim("B4").symbols}


def test_vocabulary_refuses_a_letter_that_the_table_lacks():
    with pytest.raises(AttributeError, match="no zeta"):
        _ = V.zeta


# Truth -----------------------------------------------------------------------------------------


def drawn(data):
    return Draw(lambda low, high: data.draw(st.integers(low, high)))


@each_part
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_claim_is_true_where_its_premises_hold(name, data):
    part = PARTS[name]
    values = part.sample(drawn(data))
    assert part.failing_premises(values) == ()
    assert part.check(values) is True


def samples(part, count, seed=0):
    draw = Draw(Random(seed).randint)
    return (part.sample(draw) for _ in range(count))


TWO_SIDED = [n for n, part in PARTS.items() if isinstance(part.conclusion, (Iff, sympy.Implies))]


@pytest.mark.parametrize("name", TWO_SIDED)
def test_examples_meet_both_sides_of_implications_and_equivalences(name):
    conclusion = PARTS[name].conclusion
    seen = {holds(conclusion.args[0], values) for values in samples(PARTS[name], 60)}
    assert seen == {True, False}


def rebuilt(formula, arguments):
    """The same node with other arguments, still as written."""
    if isinstance(formula, (sympy.Sum, sympy.Product)):
        return formula.func(arguments[0], *formula.args[1:])
    with evaluate(False):
        return formula.func(*arguments)


TURNED = {
    sympy.Lt: sympy.Gt,
    sympy.Le: sympy.Ge,
    sympy.Ge: sympy.Le,
    sympy.Eq: sympy.Ne,
    sympy.Ne: sympy.Eq,
}


def flips(formula):
    """The formula with one relation turned, or one sign flipped, in every way."""
    if isinstance(formula, Chain):
        links = list(formula.args)
        for place, link in enumerate(links):
            for flipped in flips(link):
                # The neighbour keeps its own copy of a shared middle: a conjunction, no chain.
                yield [*links[:place], flipped, *links[place + 1 :]]
        return
    if type(formula) in TURNED:
        yield TURNED[type(formula)](*formula.args, evaluate=False)
    if isinstance(formula, sympy.Add):
        for place, term in enumerate(formula.args):
            with evaluate(False):
                negated = -term
            yield rebuilt(formula, [*formula.args[:place], negated, *formula.args[place + 1 :]])
    # The body only, not the range or the box that it holds in.
    places = range(len(formula.args))
    if isinstance(formula, (Every, EveryPoint)):
        places = places[-1:]
    elif isinstance(formula, (sympy.Sum, sympy.Product)):
        places = places[:1]
    for place in places:
        for flipped in flips(formula.args[place]):
            others = list(formula.args)
            others[place] = flipped
            yield rebuilt(formula, others)


def is_refuted(mutant, values):
    conditions = mutant if isinstance(mutant, list) else [mutant]
    try:
        return not all(holds(condition, values) for condition in conditions)
    except (KeyError, ZeroDivisionError, TypeError):
        return False  # an index out of the tables, or 1/0: says nothing


def printed(mutant):
    return " and ".join(map(claims.plain, mutant if isinstance(mutant, list) else [mutant]))


# A flipped sign that leaves a true claim, mostly a weaker one: no numbers can refute it, only
# the statement's text above (and Lean, which proves that text) tells it from ours.
STILL_TRUE = {
    # U rises from 0, so each of these has a left side below or a right side above ours.
    "D7_increments_antitone": [
        "-U(n + 2) - U(n + 1) <= U(n + 1) - U(n)",
        "U(-n + 2) - U(n + 1) <= U(n + 1) - U(n)",
        "U(n - 2) - U(n + 1) <= U(n + 1) - U(n)",
        "U(n + 2) - U(n + 1) <= U(n + 1) + U(n)",
    ],
    # A lower bound turned negative, for something that is not.
    "B1_time": ["(-1 - e) t_hat <= t and t <= (1 + e) t_hat"],
    "B1_pass": ["(-1 - e) T_hat <= T and T <= (1 + e) T_hat"],
    "B3_ratio": [
        "r_hat (-1 - e_s)/(1 + e_d) <= r and r <= r_hat (1 + e_s)/(1 - e_d)",
        "r_hat (1 - e_s)/(-1 + e_d) <= r and r <= r_hat (1 + e_s)/(1 - e_d)",
    ],
    "B5_speedup": [
        "(-1 - e)/(1 + e) G_hat <= G and G <= (1 + e)/(1 - e) G_hat",
        "(1 - e)/(-1 + e) G_hat <= G and G <= (1 + e)/(1 - e) G_hat",
    ],
    "B7_regret": ["(1 + e) tau(a, k_hat) >= (-1 - e) tau(a, k*(a))"],
}


@each_part
def test_every_flipped_sign_is_noticed(name):
    part = PARTS[name]
    alive = list(flips(part.conclusion))
    assert alive
    for values in samples(part, 400, seed=7):
        alive = [mutant for mutant in alive if not is_refuted(mutant, values)]
        if len(alive) == len(STILL_TRUE.get(name, [])):
            break
    assert [printed(mutant) for mutant in alive] == STILL_TRUE.get(name, [])


def test_check_says_nothing_where_a_premise_fails():
    part = PARTS["E3_mono"]
    values = Values({"a": Fraction(1), "a'": Fraction(0), "k": Fraction(2)})
    assert part.check(values) is None
    assert [claims.plain(p.formula) for p in part.failing_premises(values)] == ["0 <= a <= a'"]


@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_best_lengths_and_crossover_are_what_defines_them(data):
    draw = drawn(data)
    a = draw.rate()
    tokens = [sum((a**i for i in range(k + 1)), Fraction(0)) for k in range(5)]
    values = Values(
        {"a": a, "K": draw.natural(0, 4)},
        {
            # Two speeds only: ties for the best are the rule.
            "C": table([token / draw.natural(1, 2) for token in tokens]),
            "u": table([*draw.positives(4), Fraction(0)], start=1),
            "r": table(draw.positives(5), start=1),
        },
        horizon=5,
    )
    for name, properties in defining_properties().items():
        for formula in properties:
            assert holds(formula, values), (name, claims.plain(formula))


def test_quantifiers_reach_both_ends_of_their_range():
    values = Values({"K": Fraction(3)}, horizon=5)
    assert holds(V.every(V.i, 1, V.K, V.chain_le(1, V.i, 3)), values)
    assert not holds(V.every(V.i, 1, V.K, V.lt(1, V.i)), values)
    assert not holds(V.every(V.i, 1, V.K, V.lt(V.i, 3)), values)
    assert not holds(V.every(V.i, 1, None, V.lt(V.i, 5)), values)
    assert holds(V.every(V.i, 1, 0, V.lt(V.i, 0)), values)


def test_no_crossover_counts_as_beyond_the_horizon():
    values = Values(
        {}, {"u": table([Fraction(1)] * 3, 1), "r": table([Fraction(1)] * 3, 1)}, horizon=3
    )
    assert value(V.crossover(V.r(V.n)), values) == 4


# sympy itself, through subs and doit, agrees with the evaluator.


def unfolded(expression, values):
    """The expression with functions replaced by their definitions and tables, by sympy alone."""
    bodies = {
        name: (parameters, normal(body))
        for name, (parameters, body) in definitions().items()
        if name not in values.functions
    }
    while calls := [c for c in expression.atoms(AppliedUndef) if c.func.__name__ in bodies]:
        for call in calls:
            parameters, body = bodies[call.func.__name__]
            replaced = body.subs(dict(zip(parameters, call.args, strict=True)), simultaneous=True)
            expression = expression.xreplace({call: replaced})
    numbers = {V[name]: sympy.Rational(x.numerator, x.denominator) for name, x in
               values.numbers.items()}  # fmt: skip
    expression = expression.subs(numbers).doit()
    for call in expression.atoms(AppliedUndef):
        number = values.functions[call.func.__name__](*(int(index) for index in call.args))
        expression = expression.subs(call, sympy.Rational(number.numerator, number.denominator))
    return expression.doit()


def is_elementary(formula):
    return not formula.has(Every, EveryPoint, Crossover) and not names_in(formula) & {"k*", "k*max"}


@pytest.mark.parametrize("name", [n for n, part in PARTS.items() if is_elementary(part.conclusion)])
def test_sympy_reaches_the_same_verdict(name):
    part = PARTS[name]
    true_by_sympy = [unfolded(normal(part.conclusion).doit(), v) for v in samples(part, 2, seed=3)]
    assert true_by_sympy == [sympy.true] * 2


@settings(max_examples=20, deadline=None)
@given(a=st.fractions(-3, 3, max_denominator=9), k=st.integers(0, 6))
def test_terms_evaluate_as_sympy_does(a, k):
    values = Values({"a": a, "k": Fraction(k)})
    direct = sum((a**i for i in range(k + 1)), Fraction(0))
    assert value(V.E(V.a, V.k), values) == direct
    by_sympy = unfolded(V.E(V.a, V.k), values)
    assert Fraction(int(by_sympy.p), int(by_sympy.q)) == direct


@pytest.mark.parametrize(
    ("expression", "error"),
    [
        (V.a, KeyError),
        (V.C(V.n), KeyError),
        (sympy.sin(V.n), TypeError),
        (sympy.sqrt(V.n), TypeError),
        (sympy.Float("0.5"), TypeError),
        (1 / (V.n - V.n * sympy.Integer(1) + 0 * V.n + sympy.Symbol("z")), KeyError),
    ],
)
def test_evaluator_refuses_what_it_cannot_do_exactly(expression, error):
    with pytest.raises(error):
        value(expression, Values({"n": Fraction(2)}))


def test_conditions_that_are_none_are_refused():
    with pytest.raises(TypeError, match="no truth value"):
        holds(V.a, Values({"a": Fraction(1)}))


def test_a_box_without_a_point_is_no_evidence():
    every = PARTS["B8_corner"].conclusion.args[0]
    (values,) = samples(PARTS["B8_corner"], 1)
    outside = table([Fraction(-1)] * 3)
    with pytest.raises(KeyError, match="no point of the box"):
        holds(every, Values(values.numbers, values.functions, points={"x": [outside]}))


# Logic nodes -----------------------------------------------------------------------------------


def test_bound_variables_are_not_substituted():
    every = V.every(V.i, 0, V.K, V.lt(V.i, V.n))
    assert every.free_symbols == {V.K, V.n}
    assert every.subs(V.i, 5) == every
    assert every.subs({V.K: 2, V.n: 3}).doit() == sympy.true
    assert every.subs({V.K: 3, V.n: 3}).doit() == sympy.false
    crossover = V.crossover(V.r(V.n))
    assert crossover.subs(V.n, 3) == crossover
    assert crossover.free_symbols == set()


def test_chains_must_meet():
    with pytest.raises(ValueError, match="do not meet"):
        V.chain(V.le(0, V.a), V.le(V.k, 1))
    assert V.chain_le(0, V.a, 1).subs(V.a, 2) == sympy.false


# Reading back what was printed -----------------------------------------------------------------


def shape(formula):
    """Structure up to associativity: what a formula says, however its products are nested."""
    if isinstance(formula, (sympy.Add, sympy.Mul)):
        parts = []
        for argument in formula.args:
            inner = shape(argument)
            same = inner[0] == type(formula).__name__
            parts.extend(inner[1:] if same else [inner])
        if isinstance(formula, sympy.Mul):
            minus = sum(part == ("-1",) for part in parts) % 2
            parts = [part for part in parts if part not in (("-1",), ("1",))]
            parts = [("-1",)] * minus + parts
            if len(parts) == 1:
                return parts[0]
        return (type(formula).__name__, *parts)
    if isinstance(formula, sympy.Pow) and formula.args[1] == -1:
        return ("1/", shape(formula.args[0]))
    if not formula.args:
        return (str(formula),)
    return (type(formula).__name__, *(shape(argument) for argument in formula.args))


TOKEN = re.compile(
    r"(?P<name>k\*max|k\*|n\*|sum_|prod_|[A-Za-z][A-Za-z0-9_]*'?)"
    r"|(?P<number>[0-9]+)|(?P<sign><->|->|<=|>=|!=|\.\.|[-+/^=<>:,(){}\[\]])"
)
RELATIONS = {
    "<": V.lt,
    "<=": V.le,
    "=": V.eq,
    "!=": V.ne,
    ">=": V.ge,
    ">": lambda left, right: sympy.Gt(left, right, evaluate=False),
}


class Reader:
    """Reads the terminal form; knows nothing of the writer but the notation."""

    def __init__(self, text, constant_ratio=False):
        self.tokens = []
        self.constant_ratio = constant_ratio
        position = 0
        while position < len(text):
            if text[position] == " ":
                position += 1
                continue
            match = TOKEN.match(text, position)
            assert match, f"unreadable at {text[position:]!r}"
            touches = position > 0 and text[position - 1] != " "
            self.tokens.append((match.group(), match.lastgroup, touches))
            position = match.end()
        self.tokens.append(("", "end", False))
        self.position = 0

    def read(self):
        with evaluate(False):
            formula = self.formula()
        assert self.kind == "end", f"left over: {self.tokens[self.position :]}"
        return formula

    @property
    def text(self):
        return self.tokens[self.position][0]

    @property
    def kind(self):
        return self.tokens[self.position][1]

    def take(self, *expected):
        text = self.text
        assert not expected or text in expected, f"{text!r} instead of {expected}"
        self.position += 1
        return text

    def formula(self):
        if self.text == "for":
            return self.every()
        left = self.implication()
        if self.text == "<->":
            self.take()
            return V.iff(left, self.implication())
        return left

    def every(self):
        self.take("for")
        self.take("every")
        name = self.take()
        if self.text == "with":
            self.take()
            self.take("(")
            box = self.formula()
            self.take(")")
            self.take(":")
            return V.every_point(V[name](box.args[0]), box, self.formula())
        if self.take("in", ">=") == ">=":
            low, high = self.sum(), None
        else:
            low = self.sum()
            self.take("..")
            high = self.sum()
        self.take(":")
        return V.every(V[name], low, high, self.formula())

    def implication(self):
        left = self.relation()
        if self.text == "->":
            self.take()
            right = self.every() if self.text == "for" else self.implication()
            return V.implies(left, right)
        return left

    def relation(self):
        terms, relations = [self.sum()], []
        while self.text in RELATIONS:
            relations.append(RELATIONS[self.take()])
            terms.append(self.sum())
        if not relations:
            return terms[0]
        links = [r(terms[i], terms[i + 1]) for i, r in enumerate(relations)]
        return links[0] if len(links) == 1 else V.chain(*links)

    def sum(self):
        negative = self.text == "-" and self.take()
        total = self.product()
        if negative:
            total = -total
        while self.text in ("+", "-"):
            sign = self.take()
            term = self.product()
            total = total + term if sign == "+" else total - term
        return total

    def product(self):
        total = self.power()
        while True:
            if self.text == "/":
                self.take()
                total = total / self.power()
            elif self.text == "(" or (self.kind != "sign" and self.text not in ("in", "with", "")):
                total = total * self.power()
            else:
                return total

    def power(self):
        if self.text in ("sum_", "prod_"):
            return self.big()
        base = self.primary()
        if self.text == "^":
            self.take()
            return base ** self.primary()
        return base

    def big(self):
        make = V.total if self.take() == "sum_" else V.product
        self.take("{")
        index = V[self.take()]
        self.take("=")
        low = self.sum()
        self.take("..")
        high = self.sum()
        self.take("}")
        return make(self.product(), index, low, high)

    def arguments(self, closing):
        found = [self.formula()]
        while self.text == ",":
            self.take()
            found.append(self.formula())
        self.take(closing)
        return found

    def primary(self):
        if self.kind == "number":
            return sympy.Integer(int(self.take()))
        if self.text == "(":
            self.take()
            inner = self.formula()
            self.take(")")
            return inner
        assert self.kind == "name", f"{self.text!r} where a term is needed"
        name, arguments = self.take(), []
        called = False
        for opening, closing in (("[", "]"), ("(", ")")):
            if self.text == opening and self.tokens[self.position][2]:
                called = True
                self.take()
                arguments += self.arguments(closing)
        if name == "n*":
            ratio = arguments[0]
            return V.crossover(ratio if self.constant_ratio else V[ratio.name](V.n))
        known = {"abs": V.absolute, "min": V.least, "floor": V.floor}
        if name in known:
            return known[name](*arguments)
        return V[name](*arguments) if called else V[name]


def read(text, label=""):
    return Reader(text, constant_ratio=label.startswith("D4")).read()


LABELS = [f"{place} {label}" for place, (label, _) in enumerate(FORMULAS)]
each_formula = pytest.mark.parametrize(("label", "formula"), FORMULAS, ids=LABELS)


@each_formula
def test_terminal_form_reads_back(label, formula):
    text = claims.plain(formula)
    assert text.isascii()
    assert shape(read(text, label)) == shape(formula)


NAMESPACE = "{http://www.w3.org/1998/Math/MathML}"
ALLOWED = {
    "math": {"display", "alttext"},
    "mrow": set(),
    "mi": set(),
    "mn": set(),
    "mo": {"fence", "stretchy", "separator"},
    "mtext": set(),
    "mfrac": set(),
    "msub": set(),
    "msup": set(),
    "msubsup": set(),
    "mover": {"accent"},
    "munderover": set(),
}
CHILDREN = {"mfrac": 2, "msub": 2, "msup": 2, "mover": 2, "msubsup": 3, "munderover": 3}
GLYPHS = {(e.glyph.base, e.glyph.hat, e.glyph.sub, e.glyph.sup): e.name for e in claims.SYMBOLS}
SPOKEN = {
    "\u2062": " ", "\u2061": "", "\u2212": " - ", "+": " + ", "=": "=", "<": "<", ">": ">",
    "\u2264": "<=", "\u2265": ">=", "\u2260": "!=", "\u27f9": "->", "\u27fa": "<->",
    "(": "(", ")": ")", ",": ", ", ":": ": ", "\u230a": "floor(", "\u230b": ")",
}  # fmt: skip


def tag(element):
    return element.tag.removeprefix(NAMESPACE)


def spoken(element):
    """The terminal form of what the page shows, from the MathML alone."""
    children = list(element)
    match tag(element):
        case "math" | "mrow":
            if children and children[0].text == "|" and tag(children[0]) == "mo":
                return f"abs({''.join(map(spoken, children[1:-1]))})"
            return "".join(map(spoken, children))
        case "mo":
            return SPOKEN[element.text]
        case "mn":
            return element.text
        case "mi" | "mover" | "msub" | "msubsup":
            return name_of(element)
        case "mtext":
            words = element.text.strip("\xa0")
            return {"from": " in ", "to": "..", "with": " with "}.get(words, f" {words} ")
        case "mfrac":
            return f"(({spoken(children[0])})/({spoken(children[1])}))"
        case "msup":
            if tag(children[1]) == "mo":
                return name_of(element)
            return f"{spoken(children[0])}^({spoken(children[1])})"
        case "munderover":
            kind = {"\u2211": "sum_", "\u220f": "prod_"}[children[0].text]
            return f" {kind}{{{spoken(children[1])}..{spoken(children[2])}}} "
    raise AssertionError(tag(element))


def name_of(element):
    sub = sup = index = None
    if tag(element) in ("msub", "msubsup"):
        sub = element[1]
    if tag(element) in ("msup", "msubsup"):
        sup = element[-1].text
    base = element[0] if sub is not None or sup else element
    hat = tag(base) == "mover"
    letter = (base[0] if hat else base).text
    if letter == "min":
        return "min"
    label = None
    if sub is not None and sub.text and (letter, hat, sub.text, sup) in GLYPHS:
        label = sub.text
    elif sub is not None and tag(sub) == "mrow" and tag(sub[0]) == "mi" and sub[1].text == ",":
        label, index = sub[0].text, "".join(map(spoken, list(sub)[2:]))
    elif sub is not None:
        index = spoken(sub)
    name = GLYPHS[letter, hat, label, sup]
    return name if index is None else f"{name}[{index}]"


@each_formula
def test_mathml_is_sound_and_reads_back(label, formula):
    written = claims.mathml(formula)
    root = ElementTree.fromstring(written)
    assert root.attrib == {"display": "block", "alttext": claims.plain(formula)}
    for element in root.iter():
        assert element.tag.startswith(NAMESPACE)
        assert set(element.attrib) <= ALLOWED[tag(element)]
        assert len(element) == CHILDREN.get(tag(element), len(element))
        if tag(element) in ("mi", "mn", "mo", "mtext"):
            assert len(element) == 0
            assert element.text
    assert shape(read(spoken(root), label)) == shape(formula)


def terms():
    """Random terms, nested in ways that no claim is: brackets must still come out right."""
    leaves = st.sampled_from([V.a, V.e, V.W_s_hat, V.C(V.k), V.B(V.i), sympy.Integer(3)])

    def unevaluated(make):
        def built(*arguments):
            with evaluate(False):
                return make(*arguments)

        return built

    def larger(inner):
        return st.one_of(
            st.builds(unevaluated(lambda x, y: x + y), inner, inner),
            st.builds(unevaluated(lambda x, y: x - y), inner, inner),
            st.builds(unevaluated(lambda x, y: x * y), inner, inner),
            st.builds(unevaluated(lambda x, y: x / y), inner, inner),
            st.builds(unevaluated(lambda x: -x), inner),
            st.builds(unevaluated(lambda x: x ** (V.k + 1)), inner),
            st.builds(lambda x: V.total(x, V.i, 0, V.k), inner),
            st.builds(V.absolute, inner),
        )

    return st.recursive(leaves, larger, max_leaves=8)


@settings(max_examples=150, deadline=None)
@given(term=terms())
def test_any_term_reads_back_from_both_forms(term):
    assert normal(read(claims.plain(term))) == normal(term)
    assert normal(read(spoken(ElementTree.fromstring(claims.mathml(term))))) == normal(term)


def test_fractions_and_signs_stay_readable():
    with evaluate(False):
        assert claims.plain(V.e * (V.B_s / V.W_s)) == "e (B_s/W_s)"
        assert claims.plain(V.e * (V.t_s_hat + -V.t_d_hat)) == "e (t_s_hat - t_d_hat)"
        assert claims.plain((-V.e) ** V.k) == "(-e)^k"
        assert claims.plain(V.a**V.k**V.j) == "a^(k^j)"
        assert claims.plain(V.e / (V.a / V.t)) == "e/(a/t)"
    assert claims.plain(sympy.Rational(-2, 3) * V.e + sympy.Rational(1, 2)) == "1/2 + (-2/3) e"


@pytest.mark.parametrize(
    "unknown", [sympy.sin(V.a), sympy.Not(sympy.Symbol("p")), sympy.Interval(0, 1)]
)
def test_writers_refuse_what_they_do_not_know(unknown):
    with pytest.raises(TypeError, match="no way to write"):
        claims.plain(unknown)
    with pytest.raises(TypeError, match="no way to write"):
        claims.mathml(unknown)


def test_writers_refuse_a_letter_outside_the_table():
    with pytest.raises(KeyError):
        claims.plain(sympy.Symbol("zeta"))
