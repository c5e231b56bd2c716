"""Isolation of roots: simplest rationals, brackets, and exact comparison of equal roots."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specmoe.errors import InputError
from specmoe.roots import Polynomial, Root, _gcd, _may_share_a_root, isolate, simplest_between

F = Fraction
SMALL = st.fractions(min_value=-20, max_value=20, max_denominator=40)


def product(*factors: list[int]) -> list[int]:
    result = [1]
    for factor in factors:
        longer = [0] * (len(result) + len(factor) - 1)
        for i, a in enumerate(result):
            for j, b in enumerate(factor):
                longer[i + j] += a * b
        result = longer
    return result


@given(SMALL, SMALL)
@settings(deadline=None)
def test_simplest_has_the_least_denominator(x: F, y: F) -> None:
    lo, hi = min(x, y), max(x, y)
    found = simplest_between(lo, hi)
    assert lo <= found <= hi
    for den in range(1, found.denominator):
        assert math.ceil(lo * den) > hi * den
    assert all(
        abs(F(num, found.denominator)) >= abs(found)
        for num in range(math.ceil(lo * found.denominator), math.floor(hi * found.denominator) + 1)
    )


def test_simplest_of_long_continued_fractions_needs_no_recursion() -> None:
    a, b = 1, 1
    for _ in range(5000):
        a, b = a + b, a
    golden = F(a, b)
    assert simplest_between(golden, golden) == golden


def test_simplest_refuses_an_empty_interval() -> None:
    with pytest.raises(InputError, match="empty interval"):
        simplest_between(F(1), F(0))


@pytest.mark.parametrize("width", [F(1, 7), F(1, 10**9), F(1, 10**80)])
@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize(("lo", "hi"), [(F(0), F(2)), (F(1, 3), F(22, 7)), (F(1), F(10**6))])
def test_irrational_root_lies_strictly_inside_a_narrow_interval(
    width: F, sign: int, lo: F, hi: F
) -> None:
    found = isolate([F(-2 * sign), F(0), F(sign)], lo, hi, width)
    assert found.lo**2 < 2 < found.hi**2
    assert 0 < found.width < width
    assert lo <= found.lo
    assert found.hi <= hi


@given(
    st.integers(1, 10**6),
    st.integers(1, 10**6),
    st.lists(st.integers(1, 10**9), min_size=1, max_size=20),
)
@settings(deadline=None, max_examples=60)
def test_rational_root_with_small_denominator_comes_out_as_itself(
    num: int, den: int, others: list[int]
) -> None:
    root = F(num, den)
    # The other factor has positive coefficients, so no other root is positive.
    coefficients = product([-root.numerator, root.denominator], others)
    width = F(1, root.denominator**2 + 1)
    found = isolate([F(c, 7) for c in coefficients], F(0), F(10**6), width)
    assert found.lo == found.hi == root


@pytest.mark.parametrize("end", [F(0), F(1)])
def test_root_at_an_end_of_the_search(end: F) -> None:
    found = isolate([-end, F(1)], F(0), F(1), F(1, 10))
    assert found.lo == found.hi == end


@pytest.mark.parametrize(
    ("coefficients", "lo", "hi"),
    [
        ([F(1), F(0), F(1)], F(0), F(1)),  # no root
        ([F(2), F(-9), F(9)], F(0), F(1)),  # two roots, signs agree
        ([F(0), F(-1), F(1)], F(0), F(1)),  # a root at both ends
        ([F(1)], F(1, 2), F(1, 2)),  # a point that is no root
    ],
)
def test_isolate_refuses_what_is_no_crossing(coefficients: list[F], lo: F, hi: F) -> None:
    with pytest.raises(InputError, match="exactly one crossing"):
        isolate(coefficients, lo, hi, F(1, 100))


@pytest.mark.parametrize("width", [F(0), F(-1)])
def test_isolate_refuses_a_width_that_nothing_is_narrower_than(width: F) -> None:
    with pytest.raises(InputError, match="width"):
        isolate([F(-1), F(2)], F(0), F(1), width)


def test_a_root_beside_a_wall_is_found_without_many_evaluations() -> None:
    """Interpolation must not fall back to halving near 1: 10^-300 would take 1000 halvings."""
    calls = 0

    class Counted(Polynomial):
        __slots__ = ()

        def value(self, num: int, den: int) -> int:
            nonlocal calls
            calls += 1
            return super().value(num, den)

    near = 10**300
    root = Root(Counted(product([-(near - 1), near], [1, 1])), F(0), F(1))
    root.narrow(F(1, 10**620))
    assert root.interval.lo == root.interval.hi == F(near - 1, near)
    assert calls < 200


def irrational(*coefficients: int) -> Root:
    return Root(Polynomial(coefficients), F(0), F(2))


def test_equal_irrational_roots_of_different_polynomials_are_equal() -> None:
    other = Polynomial(product([-2, 0, 1], [3, 1, 5], [1, 7]))
    assert irrational(-2, 0, 1).sign_of(other) == 0


@pytest.mark.parametrize("digits", [3, 20, 100, 400])
def test_irrational_roots_that_almost_agree_are_told_apart(digits: int) -> None:
    scale = 10**digits
    above = Polynomial([-2 * scale - 1, 0, scale])
    below = Polynomial([-2 * scale + 1, 0, scale])
    assert irrational(-2, 0, 1).sign_of(above) == -1
    assert irrational(-2, 0, 1).sign_of(below) == 1


def test_a_common_factor_without_the_root_is_not_a_common_root() -> None:
    """x + 3 divides both, so the quick test cannot rule a common root out; the exact one must."""
    scale = 10**200
    mine = Root(Polynomial(product([-2, 0, 1], [3, 1])), F(0), F(2))
    other = Polynomial(product([-2 * scale - 1, 0, scale], [3, 1]))
    assert _may_share_a_root(mine.polynomial, other)
    assert mine.sign_of(other) == -1


def test_equal_rational_roots_with_long_denominators_are_equal() -> None:
    root = F(10**60 + 7, 10**61 + 9)
    mine = Root(Polynomial(product([-root.numerator, root.denominator], [1, 2])), F(0), F(1))
    other = Polynomial(product([-root.numerator, root.denominator], [5, 1, 1]))
    assert mine.sign_of(other) == 0
    assert mine.interval.lo == root


@pytest.mark.parametrize(("edge", "expected"), [(1, 1), (2, -1)])
def test_a_root_of_the_other_at_an_end_of_the_bracket_is_not_equality(
    edge: int, expected: int
) -> None:
    """sqrt(2) lies in [1, 2]; the other polynomial vanishes exactly at an end."""
    mine = Root(Polynomial([-2, 0, 1]), F(1), F(2))
    assert mine.sign_of(Polynomial([-edge, 1])) == expected


@given(st.integers(2, 50), st.integers(2, 50), st.integers(1, 6), st.integers(1, 6))
@settings(deadline=None, max_examples=100)
def test_sign_of_agrees_with_powers(p: int, q: int, m: int, n: int) -> None:
    """The roots are p^(-1/m) and q^(-1/n), so q^m against p^n decides."""
    mine = Root(Polynomial([-1] + [0] * (m - 1) + [p]), F(0), F(1))
    other = Polynomial([-1] + [0] * (n - 1) + [q])
    expected = (q**m > p**n) - (q**m < p**n)
    assert mine.sign_of(other) == expected


def test_keep_above_leaves_no_overlap() -> None:
    scale = 10**50
    low = irrational(-2, 0, 1)
    low.narrow(F(1, 10**9))
    high = irrational(-2 * scale - 1, 0, scale)
    assert low.sign_of(high.polynomial) == -1
    high.keep_above(low)
    assert low.interval.hi <= high.interval.lo


POLYNOMIALS = st.lists(st.integers(-9, 9), min_size=1, max_size=6).filter(lambda c: c[-1] != 0)


@given(POLYNOMIALS, POLYNOMIALS, POLYNOMIALS)
@settings(deadline=None, max_examples=50)
def test_gcd_against_sympy(first: list[int], second: list[int], shared: list[int]) -> None:
    import sympy

    x = sympy.Symbol("x")
    f, g = product(first, shared), product(second, shared)
    expected = sympy.gcd(sympy.Poly(f[::-1], x), sympy.Poly(g[::-1], x)).primitive()[1]
    found = sympy.Poly(_gcd(f, g)[::-1], x).primitive()[1]
    assert found in (expected, -expected)
    assert _may_share_a_root(Polynomial(f), Polynomial(g)) or expected.degree() == 0


def test_quick_test_does_not_lose_a_factor_that_vanishes_modulo_its_prime() -> None:
    """1/p is a root of both, yet both leading coefficients are 0 modulo p."""
    prime = 2**61 - 1
    shared = [-1, prime]
    assert _may_share_a_root(Polynomial(product(shared, [1, 1])), Polynomial(shared))
    assert _may_share_a_root(Polynomial(shared), Polynomial(product(shared, [2, 1])))
