"""Derivations: sound rules, true steps, and ends that match the registered conclusions."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from itertools import product
from random import Random

import pytest
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy.core.function import AppliedUndef
from sympy.core.parameters import evaluate

from specmoe import claims
from specmoe.claims.derivations import agrees, book, derive, verify
from specmoe.claims.derivations.normal_form import is_zero, same, standard
from specmoe.claims.derivations.proof import Proof, UnsoundStep
from specmoe.claims.derivations.signs import is_nonnegative, is_positive, known
from specmoe.claims.evaluate import holds, value
from specmoe.claims.logic import Chain, Every, EveryPoint, Iff
from specmoe.claims.values import Draw, Values, table
from specmoe.claims.vocabulary import vocabulary
from specmoe.errors import InputError

V = vocabulary()
a, a_prime, e, i, j, k, n, s, K = V.a, V.a_prime, V.e, V.i, V.j, V.k, V.n, V.s, V.K
DERIVED = {
    f"{claim_id}_{derivation.part}": (derivation, part)
    for claim_id in claims.ids()
    for derivation, part in zip(derive(claim_id), claims.claim(claim_id).parts, strict=True)
}
each_derivation = pytest.mark.parametrize("name", DERIVED)


# Every claim -----------------------------------------------------------------------------------


@pytest.mark.parametrize("claim_id", claims.ids())
def test_claim_is_derived_and_ends_in_the_registered_conclusion(claim_id):
    assert verify(claim_id)
    parts = claims.claim(claim_id).parts
    assert [derivation.part for derivation in derive(claim_id)] == [part.name for part in parts]
    for derivation, part in zip(derive(claim_id), parts, strict=True):
        assert derivation.result == derivation.steps[-1].formula
        assert derivation.premises == tuple(premise.formula for premise in part.premises)
        assert set(derivation.steps[-1].under) <= set(range(len(part.premises)))


def test_all_claims_are_derived_quickly_from_a_cold_start():
    code = (
        "from specmoe import claims; from specmoe.claims.derivations import verify; import sys;"
        "sys.exit(not all(map(verify, claims.ids())))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 0


def test_importing_the_package_does_not_import_sympy():
    code = "import sys, specmoe.claims.derivations; sys.exit('sympy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_unknown_claim():
    with pytest.raises(InputError, match="no such claim"):
        derive("M9")


def test_derivations_are_made_once():
    assert derive("M1") is derive("M1")


# S3's step takes time as it costs at least k + 1 plain steps: the premise is only convenient.
UNUSED = {"S3_never": ["0 < C(k)"]}


@each_derivation
def test_premises_that_a_derivation_does_without(name):
    derivation, part = DERIVED[name]
    used = derivation.steps[-1].under
    unused = [p.formula for place, p in enumerate(part.premises) if place not in used]
    assert [claims.plain(formula) for formula in unused] == UNUSED.get(name, [])


# Truth of every step ---------------------------------------------------------------------------


def unbound(formula):
    """The letters that a formula says something of, and which of its functions."""
    letters = {symbol.name for symbol in formula.free_symbols}
    return letters, {call.func.__name__ for call in formula.atoms(AppliedUndef)}


def settings_of(formulas, values):
    """The values with whole numbers for the letters that a derivation brings in."""
    letters, functions = set(), set()
    for formula in formulas:
        more_letters, more_functions = unbound(formula)
        letters |= more_letters
        functions |= more_functions
    fresh = sorted(letters - values.numbers.keys())
    assert set(fresh) <= {"i", "j", "n", "s"}
    points = values.points.get("x", [None]) if "x" in functions else [None]
    for numbers in product(range(4), repeat=len(fresh)):
        for point in points:
            chosen = dict(zip(fresh, map(Fraction, numbers), strict=True))
            yield values.but(chosen, {"x": point} if point else {})


def holds_up_to_the_tables(formula, values):
    try:
        return holds(formula, values)
    except KeyError:
        # A derived statement about every n looks further ahead than the tables reach.
        return holds(formula, replace(values, horizon=values.horizon - 2))


def check_step(derivation, step, values):
    """How often the step was seen to hold, its premises and assumptions holding."""
    above = [derivation.steps[number].formula for number in step.under]
    seen = 0
    for place in settings_of([*above, step.formula], values):
        try:
            if all(holds(formula, place) for formula in above):
                assert holds_up_to_the_tables(step.formula, place), (step.formula, place)
                seen += 1
        except (KeyError, TypeError, ZeroDivisionError):
            continue  # beyond a table, or a power below 0
    return seen


@each_derivation
def test_every_step_is_true_on_exact_numbers(name):
    derivation, part = DERIVED[name]
    draw = Draw(Random(5).randint)
    pending = dict(enumerate(derivation.steps))
    for round_ in range(60):
        values = part.sample(draw)
        for number, step in [*pending.items()]:
            # A few rounds for all, then go on where nothing was seen yet.
            if check_step(derivation, step, values) and round_ >= 5:
                del pending[number]
        if not pending:
            break
    # An assumption made to be refuted never holds, so what is under it is never seen.
    refuted = {
        number
        for number, step in enumerate(derivation.steps)
        if step.rule == "assume" and step.text.startswith("suppose that the best length falls")
    }
    assert all(refuted & set(step.under) for step in pending.values()), [
        (number, step.text, claims.plain(step.formula)) for number, step in pending.items()
    ]


def test_a_false_step_is_noticed():
    derivation, part = DERIVED["D5_share_antitone"]
    draw = Draw(Random(5).randint)
    for step in derivation.steps:
        if not isinstance(step.formula, sympy.Le):
            continue
        turned = replace(step, formula=V.lt(*reversed(step.formula.args)))
        examples = [part.sample(draw) for _ in range(60)]
        with pytest.raises(AssertionError):
            sum(check_step(derivation, turned, values) for values in examples)


@each_derivation
def test_steps_rest_on_earlier_ones(name):
    derivation, _ = DERIVED[name]
    for number, step in enumerate(derivation.steps):
        assert step.text
        assert all(used < number for used in step.uses)
        assert all(derivation.steps[place].rule in ("premise", "assume") for place in step.under)


# Mutants of the registry -----------------------------------------------------------------------

RELATIONS = {
    sympy.Lt: (sympy.Gt, sympy.Le),
    sympy.Le: (sympy.Ge, sympy.Lt),
    sympy.Ge: (sympy.Le, sympy.Gt),
    sympy.Eq: (sympy.Ne, sympy.Le),
    sympy.Ne: (sympy.Eq, sympy.Lt),
}


def rebuilt(formula, place, argument):
    """The same node, still as written, with another argument."""
    arguments = list(formula.args)
    arguments[place] = argument
    with evaluate(False):
        return formula.func(*arguments)


def negated(term):
    with evaluate(False):
        return -term


def mutants(formula):
    """Every formula that differs in one relation, sign, number, or place of two sides."""
    for other in RELATIONS.get(type(formula), ()):
        yield other(*formula.args, evaluate=False)
    if isinstance(formula, (Iff, sympy.Implies)):
        yield formula.func(*reversed(formula.args))
        yield formula.args[1]
    if isinstance(formula, sympy.Add):
        for place, term in enumerate(formula.args):
            yield rebuilt(formula, place, negated(term))
    if isinstance(formula, sympy.Mul):
        yield negated(formula)
    if isinstance(formula, sympy.Integer):
        yield formula + 1
        return
    if isinstance(formula, Chain):
        for place, link in enumerate(formula.args):
            for mutant in mutants(link):
                try:
                    yield rebuilt(formula, place, mutant)
                except ValueError:  # no longer meets its neighbour
                    yield sympy.And(*formula.args[:place], *formula.args[place + 1 :], mutant)
        return
    for place, argument in enumerate(formula.args):
        if isinstance(argument, sympy.Tuple):  # the range of a sum
            body = formula.args[0]
            for end in (1, 2):
                ends = [*argument]
                ends[end] = ends[end] + 1
                yield formula.func(body, tuple(ends))
            continue
        if isinstance(formula, (Every, EveryPoint)) and place == 0:
            continue
        for mutant in mutants(argument):
            yield rebuilt(formula, place, mutant)


def compares(derivation, mutant):
    try:
        return agrees(derivation, mutant)
    except TypeError:
        return False  # no formula that a claim could be


@each_derivation
def test_every_mutant_of_the_conclusion_is_noticed(name):
    derivation, part = DERIVED[name]
    made = list(mutants(part.conclusion))
    assert len(made) >= 2
    assert [mutant for mutant in made if compares(derivation, mutant)] == SAME.get(name, [])


SAME: dict[str, list] = {}


@each_derivation
def test_every_mutant_of_a_premise_stops_the_derivation(name):
    _, part = DERIVED[name]
    claim_id, _, part_name = name.partition("_")
    formulas = [premise.formula for premise in part.premises]
    for place, formula in enumerate(formulas):
        if claims.plain(formula) in UNUSED.get(name, []):
            continue
        for mutant in mutants(formula):
            changed = [*formulas[:place], mutant, *formulas[place + 1 :]]
            with pytest.raises(UnsoundStep):
                book.write(claim_id, part_name, changed)


def test_a_changed_registry_is_not_verified(monkeypatch):
    registered = claims.claim("E1")
    (part,) = registered.parts
    wrong = type(part)(
        part.premises,
        V.eq((1 - a) * V.E(a, k), 1 + a ** (k + 1)),
        part.sample,
        part.lean_name,
    )
    changed = type(registered)(**{**vars(registered), "parts": (wrong,)})
    monkeypatch.setattr(claims, "claim", lambda claim_id: changed)
    assert not verify("E1")


def test_a_claim_that_does_not_follow_is_not_verified(monkeypatch):
    def stuck(claim_id):
        raise UnsoundStep("no premise says so")

    monkeypatch.setattr("specmoe.claims.derivations.derive", stuck)
    assert not verify("E1")


# The normal form -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (a ** (k + 1), a * a**k),
        ((a * e) ** k, a**k * e**k),
        (V.total(e * a**i + 1, i, 0, k), V.total(1, j, 0, k) + e * V.total(a**j, j, 0, k)),
        (V.total(V.total(a**i * e**s, i, 0, k), s, 0, n),
         V.total(a**s, s, 0, k) * V.total(e**s, s, 0, n)),
        (V.total(a**i, i, 0, 2), 1 + a + a**2),
        (V.product(1 - V.h(i, j), j, 0, 1), (1 - V.h(i, 0)) * (1 - V.h(i, 1))),
        (V.total(V.B(i, n) / V.W(i) * e, i, 0, k), e * V.total(V.B(j, n) / V.W(j), j, 0, k)),
        (V.U(n + 1), V.U(1 + n)),
    ],
)  # fmt: skip
def test_equal_terms_have_one_normal_form(left, right):
    assert standard(left - right) == 0
    assert standard(left + right) != 0


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (a ** (k - 1) * a, a**k),  # 0^(k - 1) with k = 0 means nothing
        (V.total(V.W(i) * (1 / V.W_hat(i)), i, 0, k), V.total(1, i, 0, k)),
        (V.total(a**i, i, 0, k), V.total(a**i, i, 1, k)),
        (V.total(a**i, i, 0, k), V.total(a**i, i, 0, k + 1)),
        (V.total(V.total(V.h(i, s), i, 0, k), s, 0, n),
         V.total(V.total(V.h(s, i), i, 0, k), s, 0, n)),
        (V.E(a, k), V.E(a_prime, k)),
        (V.crossover(V.r(n)), V.crossover(V.r_hi(n))),
    ],
)  # fmt: skip
def test_different_terms_have_different_normal_forms(left, right):
    with evaluate(False):
        difference = left - right
    assert standard(difference) != 0
    assert not is_zero(difference)


def test_a_divisor_cancels_only_where_that_is_asked_for():
    with evaluate(False):
        quotient = (a * e + e) / e - a - 1
    assert is_zero(quotient)
    assert standard(quotient) != 0


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_normal_form_keeps_the_value(data):
    letters = st.sampled_from([a, e, V.C(k), sympy.Integer(2), a**k, V.total(a**i * e, i, 0, k)])
    terms = st.recursive(
        letters,
        lambda inner: st.one_of(
            st.builds(lambda x, y: x + y, inner, inner),
            st.builds(lambda x, y: x - y, inner, inner),
            st.builds(lambda x, y: x * y, inner, inner),
        ),
        max_leaves=5,
    )
    left, right = data.draw(terms), data.draw(terms)
    draw = Draw(lambda low, high: data.draw(st.integers(low, high)))
    values = Values({"a": draw.any(), "e": draw.any(), "k": draw.natural(0, 3)},
                    {"C": table(draw.positives(4))})  # fmt: skip
    if is_zero(left - right):
        assert value(left, values) == value(right, values)


# Signs -----------------------------------------------------------------------------------------


def test_signs_that_follow():
    facts = known([V.chain(V.le(0, e), V.lt(e, 1)), V.le(1, n), V.lt(0, V.C(k))])
    assert is_positive((1 - e) * n * V.C(k) / (1 + e), facts)
    assert is_positive((e - 1) * -n, facts)
    assert is_nonnegative(V.total(e**i, i, 0, k) * (1 - V.h(i, k)), facts)
    assert is_nonnegative(V.product(1 - V.h(i, j), j, 0, k))
    assert is_nonnegative(a**2)


@pytest.mark.parametrize(
    "unknown",
    [
        a,
        a**k,
        e - 1,
        1 - V.C(k),
        n - 2,
        V.total(V.C(i), i, 0, k),
        e ** (k - 1),
        V.total(i, i, k - 1, n),
        1 - 2 * V.h(i, k),
        V.h(i, k) - 1,
        -V.C(k) * (1 - e),
        1 / a**2 - e,
    ],
)
def test_signs_that_do_not_follow(unknown):
    facts = known([V.chain(V.le(0, e), V.lt(e, 1)), V.le(1, n), V.lt(0, V.C(k)), V.lt(0, V.C(i))])
    assert not is_nonnegative(unknown, facts)
    assert not is_positive(unknown, facts)


def test_nonnegative_is_not_positive():
    facts = known([V.le(0, e)])
    for unknown in (e, k, e**k, V.total(e**i + 1, i, 1, k), e**2):
        assert is_nonnegative(unknown, facts)
        assert not is_positive(unknown, facts)


# The rules refuse ------------------------------------------------------------------------------


def refused(message):
    return pytest.raises(UnsoundStep, match=message)


def proof(*premises):
    made = Proof(premises)
    return (made, *made.premises)


def test_combine_refuses():
    p, positive, order = proof(V.lt(0, a), V.le(e, a))
    with refused("do not differ"):
        p.combine("", V.le(e, 2 * a), {order: 1})
    with refused("may be below 0"):
        p.combine("", V.le(a, e), {order: -1})
    with refused("may be below 0"):
        p.combine("", V.le(e * e, a * e), {order: e})
    with refused("nothing makes it strict"):
        p.combine("", V.lt(e, a), {order: 1})
    with refused("an equation from an inequality"):
        p.combine("", V.eq(e, a), {order: 1})
    with evaluate(False):
        quotient = (e * a + e) / e
    with refused("may be 0"):
        p.combine("", V.le(quotient, a + 1), {})
    with refused("may be below 0"):
        p.combine("", V.le(e, a + e), {}, plus=a)
    p.combine("", V.le(e, a + e), {}, plus=a, given=[positive])
    p.combine("", V.lt(e / a, 2), {order: 1 / a}, plus=1, given=[positive])


def test_scale_refuses_what_may_not_be_positive():
    p, least = proof(V.le(0, a))
    start = p.start(V.lt(e, 1))
    for factor in (a, -1, sympy.Integer(0)):
        with refused("may be 0 or below"):
            p.scale("", start, sympy.sympify(factor), [least])


def test_move_refuses_another_difference_or_relation():
    p = Proof([])
    start = p.start(V.lt(e, a))
    with refused("something else"):
        p.move("", start, V.lt(0, a + e))
    with refused("another relation"):
        p.move("", start, V.le(0, a - e))
    assert same(p.move("", start, V.lt(0, a - e)).formula, Iff(V.lt(e, a), V.lt(0, a - e)))


def test_rewriting_refuses_circles_bound_letters_and_no_equations():
    p, forth, back, bound, order = proof(V.eq(a, e), V.eq(e, a), V.eq(i, k), V.le(a, e))
    fact = p.assume("", V.le(a, 1))
    with refused("circles"):
        p.rewrite("", fact, forth, back)
    with refused("no equation"):
        p.rewrite("", fact, order)
    with refused("bound letter"):
        p.rewrite("", p.assume("", V.le(V.total(a**i, i, 0, k), 1)), bound)


def test_monotone_refuses():
    p, bounds, loose = proof(V.chain_le(e, a, 1), V.chain_le(1, V.W, 2))
    with refused("may be 0 or below"):
        p.monotone("", 1 / a, a, bounds)
    with refused("the sign of"):
        p.monotone("", e / V.W, V.W, loose)
    with refused("the sign of"):
        p.monotone("", V.W**2 - 3 * V.W, V.W, loose)
    with refused("something else"):
        p.monotone("", 1 / a, a, loose)
    with refused("the sign of"):
        p.monotone("", V.E(V.W, k), V.W, loose)
    fall = p.monotone("", 1 / V.W, V.W, loose)
    assert same(fall.formula, V.chain_le(sympy.Rational(1, 2), 1 / V.W, 1))


def test_negative_coefficients_are_refused():
    p, wrong_way = proof(V.chain_le(0, a_prime, a))
    with refused("may be below 0"):
        p.nonnegative_coefficients("", 3, a, a_prime, [wrong_way])


def test_sums_refuse():
    p, every, equal, order = proof(
        V.every(i, 0, k, V.le(V.C(i), V.C_hat(i))),
        V.every(i, 0, None, V.lt(V.C(i), 1)),
        V.le(n, k),
    )
    with refused("may end before"):
        p.telescope("", a**i, i, 2, k)
    with refused("cut after the end"):
        p.split("", V.total(a**i, i, 0, k), n)
    with refused("cut before the start"):
        p.split("", V.total(a**i, i, 2, k), k, [order])
    with refused("another end"):
        p.sum_up("", every, 0, k + 1)
    with refused("another start"):
        p.sum_up("", every, 1, k)
    with refused("nothing to add"):
        p.sum_up("", equal, 0, k)
    with refused("no equation"):
        p.multiply_up("", every, 0, k)
    with refused("below 0"):
        p.shift("", V.total(a**i, i, 0, k), 1)
    strict = p.assume("", V.lt(V.C(1), V.C_hat(1)))
    with refused("only after the end"):
        p.sum_up("", every, 0, k, strict_at=strict)
    with refused("strict at no number"):
        p.sum_up("", every, 0, k, strict_at=p.assume("", V.lt(V.C(5), V.C_hat(5))))


def test_numbers_refuse():
    p, order = proof(V.lt(a, k))
    with refused("no natural number"):
        p.natural(k - 1)
    with refused("no natural number"):
        p.natural(a)
    with refused("no bit"):
        p.bit(V.C(k))
    with refused("not between whole numbers"):
        p.next_whole("", order)
    with refused("no strict inequality"):
        p.next_whole("", p.assume("", V.le(j, k)))


def test_instances_refuse():
    p, every, nested = proof(
        V.every(i, 1, K, V.lt(0, V.C(i))),
        V.every(i, 0, None, V.every(j, 0, None, V.le(V.h(i, j), V.h(i, 0)))),
    )
    with refused("before the range"):
        p.instance("", every, k)
    with refused("after the range"):
        p.instance("", every, k + 1)
    with refused("no whole number"):
        p.instance("", every, a)
    with refused("captured"):
        p.instance("", nested, j)
    first = V.crossover(V.r(n))
    beyond = p.assume("", V.le(1, first))
    everywhere = p.assume("", V.every(i, 1, None, V.lt(0, V.C(i))))
    with refused("no whole number"):  # it may be infinite
        p.instance("", everywhere, first, [beyond])
    p.instance("", everywhere, first, [beyond, p.assume("", V.le(first, k))])
    up_to = p.assume("", V.le(k + 1, K))
    assert same(p.instance("", every, k + 1, [up_to]).formula, V.lt(0, V.C(k + 1)))


def test_generalising_refuses_a_letter_of_which_something_is_assumed():
    p, premise = proof(V.lt(0, V.C(i)))
    with refused("something is assumed"):
        p.generalise("", premise, i)
    with refused("no start"):
        p.generalise("", premise, i, start=p.assume("", V.le(1, j)))
    with refused("not an assumption"):
        p.generalise("", premise, i, start=premise)
    with refused("moves"):
        p.generalise("", premise, i, end=p.assume("", V.le(i, i + k)))
    with refused("no natural number|not a letter"):
        p.generalise("", premise, a)


def test_induction_refuses():
    p = Proof([])
    claim = V.le(V.C(i), V.C(0))
    base = p.combine("", V.le(V.C(0), V.C(0)), {})
    assumed = p.assume("", claim)
    step = p.assume("", V.le(V.C(i + 1), V.C(0)))
    with refused("something is assumed"):
        p.induction("", i, base, assumed, step)
    with refused("the step is another"):
        p.induction("", i, base, assumed, base)
    with refused("the base is another"):
        p.induction("", i, step, assumed, step)
    with refused("not an assumption"):
        p.induction("", i, base, base, step)


def test_logic_refuses():
    p, rule, both = proof(V.implies(V.lt(0, a), V.lt(0, e)), Iff(V.lt(0, a), V.lt(0, e)))
    positive, negative = p.assume("", V.lt(0, a)), p.assume("", V.le(a, 0))
    with refused("the premise is another"):
        p.apply("", rule, negative)
    with refused("the premise is another"):
        p.apply("", rule, p.assume("", V.lt(0, e)))
    with refused("no equivalence"):
        p.deny("", rule, negative)
    with refused("the premise is another"):
        p.deny("", both, positive)
    with refused("not the other way"):
        p.both_ways("", rule, rule)
    with refused("no contradiction"):
        p.absurd("", positive, positive, positive)
    with refused("not an assumption"):
        p.discharge("", rule, positive)
    with refused("a case is missing"):
        p.cases("", positive, positive, p.assume("", V.lt(a, 0)), negative)
    with refused("end differently"):
        p.cases("", positive, positive, negative, negative)
    mixed = p.combine("", V.lt(e, a + e), {positive: 1}, given=[negative])
    with refused("the cases are mixed"):
        p.cases("", positive, mixed, negative, mixed)


def test_crossings_refuse():
    p, faster, start, weaker = proof(
        V.lt(V.u(k), V.r(k)),
        V.le(1, k),
        V.every(i, 1, None, V.implies(V.le(V.u(i), V.r(i)), V.lt(V.u(i), V.r_hi(i)))),
    )
    with refused("not faster there"):
        p.first_crossing("", V.r_hi(n), faster, start)
    with refused("no number of tokens"):
        p.first_crossing("", V.r(n), faster, p.assume("", V.le(0, k)))
    with refused("n would be captured"):
        moving = V.implies(V.lt(V.u(i), V.r(n)), V.lt(V.u(i), V.r(i)))
        p.earlier_crossing("", p.assume("", V.every(i, 1, None, moving)))
    with refused("not about the share"):
        p.earlier_crossing("", weaker)
    with refused("not from 1 on"):
        p.earlier_crossing("", p.assume("", V.every(i, 2, None, weaker.formula.args[3])))


def test_points_refuse():
    box = V.every(i, 0, k, V.le(0, V.x(i)))
    p, everywhere = proof(V.every_point(V.x(i), box, V.lt(V.x(0), 1)))
    other = p.assume("", V.every(i, 0, k, V.le(1, V.x_lo(i))))
    with refused("not in the box"):
        p.point_instance("", everywhere, V.x_lo, other)
    in_box, extra = p.assume("", box), p.assume("", V.lt(V.x(0), 1))
    with refused("something else is assumed"):
        p.point_generalise("", extra, in_box, V.x(i))


def test_lemmas_need_their_premises_and_natural_numbers_for_natural_letters():
    p, rates = proof(V.chain_le(0, a, a_prime))
    (mono, *_) = derive("E3")
    with refused("nothing says that"):
        p.lemma(mono, {a: e}, rates)
    with refused("1/2 for k"):
        p.lemma(mono, {k: sympy.Rational(1, 2)}, rates)
    with refused("k - 1 for k"):
        p.lemma(mono, {k: k - 1}, rates)
    assert same(p.lemma(mono, {k: n + 1}, rates).formula, V.le(V.E(a, n + 1), V.E(a_prime, n + 1)))


def test_absolute_value_needs_both_bounds():
    p, low, high, wrong = proof(V.le(-e, a), V.le(a, e), V.le(a, 2 * e))
    with refused("mirror"):
        p.absolute("", low, wrong)
    assert same(p.absolute("", low, high).formula, V.le(V.absolute(a), e))


def test_facts_of_another_derivation_and_open_assumptions_are_refused():
    p, premise = proof(V.lt(0, a))
    _, foreign = proof(V.lt(0, a))
    with refused("another derivation"):
        p.discharge("", p.assume("", V.lt(0, e)), foreign)
    with refused("open assumption"):
        p.finish("E1", "x", p.assume("", V.lt(0, k)))
    with refused("after the end"):
        p.finish("E1", "x", premise)
