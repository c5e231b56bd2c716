"""Roots of polynomials, isolated in rational intervals and compared exactly.

A crossing of two throughputs is the only root of a polynomial in a bracket. It is kept as that
bracket, halved as far as a question needs. Whether two such roots are the same number is decided
by the greatest common divisor of their polynomials, never by how close the brackets are. All
arithmetic is on integers: fractions are cleared once, at the door.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import gcd, lcm

from specmoe.errors import InputError
from specmoe.exact import Interval

__all__ = ["Polynomial", "Root", "isolate", "simplest_between"]

# A field size that makes an accidental common factor unlikely. It only ever rules a common root
# out; a suspected one goes on to the exact computation.
_PRIME = 2**61 - 1
# Two roots are suspected to be one when they agree to this many bits.
_SUSPECT_BITS = 64
# Bits to which a suspected common root is first tried as a rational number: far cheaper than a
# greatest common divisor, and constructed ties are mostly rational.
_RATIONAL_BITS = (128, 512)


def simplest_between(lo: Fraction, hi: Fraction) -> Fraction:
    """The rational number of least denominator in a closed interval (then of least size).

    Args:
        lo: Lower end.
        hi: Upper end, not below ``lo``.

    Returns:
        The simplest rational number of ``[lo, hi]``.

    Raises:
        InputError: If ``lo > hi``.

    Example:
        >>> simplest_between(Fraction(31, 100), Fraction(34, 100))
        Fraction(1, 3)
    """
    if lo > hi:
        raise InputError("an empty interval", expected="lo <= hi", found=f"[{lo}, {hi}]")
    if lo <= 0 <= hi:
        return Fraction(0)
    if hi < 0:
        return -simplest_between(-hi, -lo)
    # Follow the common start of both continued fractions; p/q are the convergents.
    p, q, p_last, q_last = 1, 0, 0, 1
    a, b, c, d = lo.numerator, lo.denominator, hi.numerator, hi.denominator
    while True:
        whole = -(-a // b)
        ends_here = whole * d <= c
        if not ends_here:
            whole -= 1
        p, q, p_last, q_last = whole * p + p_last, whole * q + q_last, p, q
        if ends_here:
            return Fraction(p, q)
        a, b, c, d = d, c - whole * d, b, a - whole * b


class Polynomial:
    """An integer polynomial, for its sign at rational numbers.

    Args:
        coefficients: Constant term first; not all 0.

    Example:
        >>> Polynomial([-1, 0, 2]).sign(1, 2)
        -1
    """

    __slots__ = ("_coefficients",)

    def __init__(self, coefficients: Sequence[int]) -> None:
        self._coefficients = list(coefficients)

    @property
    def coefficients(self) -> list[int]:
        """The coefficients, constant term first."""
        return self._coefficients

    def value(self, num: int, den: int) -> int:
        """The value at ``num / den`` (``den > 0``), times ``den`` to the power of the degree."""
        total, scale = 0, 1
        for coefficient in reversed(self._coefficients):
            total = total * num + coefficient * scale
            scale *= den
        return total

    def sign(self, num: int, den: int) -> int:
        """The sign at ``num / den``, where ``den > 0``: -1, 0 or 1."""
        value = self.value(num, den)
        return (value > 0) - (value < 0)


class Root:
    """The only root of a polynomial in ``[lo, hi]``, a simple one.

    The bracket shrinks as questions are asked of it; the number that it stands for does not
    change. Once the root is hit, the bracket is that one rational number.

    Args:
        polynomial: The polynomial; it must have exactly one root in ``[lo, hi]``, of multiplicity
            one. What the caller proves of it (single crossing, M2) is not proved again here.
        lo: Lower end of the bracket.
        hi: Upper end of the bracket.

    Raises:
        InputError: If the signs at the ends show that there is no root, or more than one.

    Example:
        >>> root = Root(Polynomial([-1, 0, 2]), Fraction(0), Fraction(1))
        >>> root.narrow(Fraction(1, 10))
        >>> root.interval
        Interval(lo=Fraction(11, 16), hi=Fraction(3, 4))
    """

    __slots__ = ("_den", "_hi", "_lo", "_rising", "polynomial")

    def __init__(self, polynomial: Polynomial, lo: Fraction, hi: Fraction) -> None:
        self.polynomial = polynomial
        self._den = lcm(lo.denominator, hi.denominator)
        self._lo = lo.numerator * (self._den // lo.denominator)
        self._hi = hi.numerator * (self._den // hi.denominator)
        at_lo = polynomial.sign(self._lo, self._den)
        at_hi = at_lo if lo == hi else polynomial.sign(self._hi, self._den)
        if (at_lo == at_hi != 0) or (at_lo == at_hi == 0 and lo != hi):
            raise InputError(
                "the bracket does not hold exactly one crossing",
                expected="opposite signs at the ends, or a root at one of them",
                found=f"signs {at_lo} and {at_hi} at {lo} and {hi}",
            )
        self._rising = at_hi > 0
        if at_lo == 0:
            self._hi = self._lo
        elif at_hi == 0:
            self._lo = self._hi

    @property
    def is_rational(self) -> bool:
        """Whether the bracket is one number. ``False`` only means: not found rational so far."""
        return self._lo == self._hi

    @property
    def interval(self) -> Interval:
        """The bracket. Unless it is one number, the root lies strictly inside."""
        return Interval(Fraction(self._lo, self._den), Fraction(self._hi, self._den))

    def _split(self, bits: int) -> int:
        """Cut the bracket into ``2**bits`` cells and keep the one that holds the root.

        The cell is guessed by the secant and then proved by two signs; a wrong guess changes
        nothing, and ``bits = 1`` needs no guess. This is quadratic interval refinement (Abbott
        2006): each success doubles the bits of the next one.

        Returns:
            The bits to try next.
        """
        lo, hi, den, span = (
            self._lo << bits,
            self._hi << bits,
            self._den << bits,
            self._hi - self._lo,
        )
        cell = 1
        if bits > 1:
            below = abs(self.polynomial.value(self._lo, self._den))
            above = abs(self.polynomial.value(self._hi, self._den))
            cell = ((below << bits + 1) + below + above) // (2 * (below + above))
        point = lo + cell * span
        side = self._side(point, den)
        other = point - side * span
        other_side = self._side(other, den) if lo < other < hi else -side
        if side == 0 or other_side == 0:
            self._lo = self._hi = point if side == 0 else other
            self._den = den
            return bits
        if other_side == side:
            return max(bits // 2, 1)
        self._lo, self._hi, self._den = min(point, other), max(point, other), den
        return 2 * bits

    def _side(self, num: int, den: int) -> int:
        """-1 before the root, 0 at it, 1 after it."""
        sign = self.polynomial.sign(num, den)
        return sign if self._rising else -sign

    def _try_simplest(self) -> None:
        """See whether the simplest rational number of the bracket is the root."""
        bracket = self.interval
        guess = simplest_between(bracket.lo, bracket.hi)
        if self.polynomial.sign(guess.numerator, guess.denominator) == 0:
            self._lo = self._hi = guess.numerator
            self._den = guess.denominator

    def narrow(self, width: Fraction) -> None:
        """Shrink the bracket below ``width`` (> 0).

        A rational root whose denominator is at most ``1 / sqrt(width)`` is then the simplest
        number of the bracket, hence found, and the bracket becomes that number.
        """
        num, den = width.numerator, width.denominator
        bits = 1
        while not self.is_rational:
            too_wide = (self._hi - self._lo) * den // (num * self._den)
            if too_wide == 0:
                break
            bits = self._split(min(bits, too_wide.bit_length()))
        if not self.is_rational:
            self._try_simplest()

    def keep_above(self, other: Root) -> None:
        """Shrink this bracket until no part of it lies below the top of ``other``'s bracket.

        The caller knows that the top of that bracket is not above this root.
        """
        top = Fraction(other._hi, other._den)
        num, den = top.numerator, top.denominator
        bits = 1
        while not self.is_rational and self._lo * den < num * self._den:
            bits = self._split(bits)

    def sign_of(self, other: Polynomial) -> int:
        """The sign at this root of a polynomial that changes sign once, from - to +.

        Exact, also where both have the same irrational root.

        Args:
            other: A polynomial with at most one root in the bracket, negative before it and
                positive after it.

        Returns:
            -1, 0 or 1.
        """
        bits, told_apart = 1, False
        while (sign := self._sign_by_bracket(other)) is None:
            if told_apart or self._hi - self._lo > self._den >> _SUSPECT_BITS:
                bits = self._split(bits)
            elif _may_share_a_root(self.polynomial, other) and self._is_root_of(other):
                return 0
            else:
                told_apart = True
        return sign

    def _sign_by_bracket(self, other: Polynomial) -> int | None:
        """The answer of :meth:`sign_of`, if the bracket as it is shows it."""
        at_lo = other.sign(self._lo, self._den)
        if self.is_rational:
            return at_lo
        if at_lo >= 0:
            return 1
        return -1 if other.sign(self._hi, self._den) <= 0 else None

    def _is_root_of(self, other: Polynomial) -> bool:
        """Whether ``other`` vanishes here: this root is simple, so their gcd changes sign here."""
        for bits in _RATIONAL_BITS:
            self.narrow(Fraction(1, 1 << bits))
            if self.is_rational:
                return other.sign(self._lo, self._den) == 0
        common = Polynomial(_gcd(self.polynomial.coefficients, other.coefficients))
        return common.sign(self._lo, self._den) * common.sign(self._hi, self._den) < 0


def isolate(
    coefficients: Sequence[Fraction], lo: Fraction, hi: Fraction, width: Fraction
) -> Interval:
    """Isolate the only root of a polynomial in ``[lo, hi]``.

    Args:
        coefficients: Constant term first; the polynomial must have exactly one root in
            ``[lo, hi]``, a simple one.
        lo: Lower end of the search.
        hi: Upper end of the search.
        width: The result is narrower than this; > 0.

    Returns:
        A rational interval with the root strictly inside; or the root itself, as a degenerate
        interval, if the search hits it or if it is rational with a denominator of at most
        ``1 / sqrt(width)``.

    Raises:
        InputError: If the signs at the ends do not show one crossing, or ``width <= 0``.

    Example:
        >>> isolate([Fraction(-1), Fraction(3)], Fraction(0), Fraction(1), Fraction(1, 100))
        Interval(lo=Fraction(1, 3), hi=Fraction(1, 3))
    """
    check_width(width)
    scale = lcm(*(c.denominator for c in coefficients))
    cleared = [c.numerator * (scale // c.denominator) for c in coefficients]
    root = Root(Polynomial(cleared), lo, hi)
    root.narrow(width)
    return root.interval


def check_width(width: Fraction) -> None:
    """Refuse a width that no interval can be narrower than."""
    if width <= 0:
        raise InputError("not a width", path="width", expected="above 0", found=str(width))


def _may_share_a_root(first: Polynomial, second: Polynomial) -> bool:
    """False only if the polynomials surely have no common factor."""
    f, g = ([c % _PRIME for c in p.coefficients] for p in (first, second))
    if not f[-1] or not g[-1]:
        return True
    while g:
        inverse = pow(g[-1], -1, _PRIME)
        while len(f) >= len(g):
            factor, shift = f[-1] * inverse % _PRIME, len(f) - len(g)
            f = [(c - factor * g[i - shift]) % _PRIME if i >= shift else c for i, c in enumerate(f)]
            _trim(f)
        f, g = g, f
    return len(f) > 1


def _trim(coefficients: list[int]) -> None:
    while coefficients and coefficients[-1] == 0:
        coefficients.pop()


def _primitive(coefficients: list[int]) -> list[int]:
    content = gcd(*coefficients)
    return [c // content for c in coefficients] if content > 1 else coefficients


def _gcd(first: Sequence[int], second: Sequence[int]) -> list[int]:
    """Greatest common divisor by primitive remainders, up to sign; neither input is 0."""
    f, g = _primitive(list(first)), _primitive(list(second))
    while g:
        while len(f) >= len(g):
            common = gcd(f[-1], g[-1])
            for_f, for_g, shift = g[-1] // common, f[-1] // common, len(f) - len(g)
            f = [c * for_f - (for_g * g[i - shift] if i >= shift else 0) for i, c in enumerate(f)]
            _trim(f)
        f, g = g, _primitive(f)
    return f
