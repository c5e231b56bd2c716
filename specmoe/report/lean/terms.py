"""Numbers of a certificate as Lean expressions, each with the proof of what it stands for.

An expression has a text (what the theorem says), a proof (a term of ``Stands``, which follows the
signs of the text), and a value. The value serves only where Lean wants to be told a divisor; no
comparison is decided here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction

from specmoe.errors import InputError

__all__ = [
    "DECIDE",
    "ONE",
    "ZERO",
    "Num",
    "at_most",
    "below",
    "entry",
    "equal",
    "interval",
    "literal",
    "named",
    "natural",
    "power",
    "rational",
    "successor",
    "tokens",
    "uniform",
]

DECIDE = "(by decide)"
_RATIO = re.compile(r"-?[0-9]+/[0-9]+")


@dataclass(frozen=True)
class Num:
    """A number of the field.

    Attributes:
        text: Lean text, in brackets where it needs them.
        proof: A Lean term of type ``Stands text _``.
        value: The number.
    """

    text: str
    proof: str
    value: Fraction

    def __add__(self, other: Num) -> Num:
        return Num(
            f"({self.text} + {other.text})",
            f"({self.proof}.add {other.proof})",
            self.value + other.value,
        )

    def __sub__(self, other: Num) -> Num:
        return Num(
            f"({self.text} - {other.text})",
            f"({self.proof}.sub {other.proof})",
            self.value - other.value,
        )

    def __mul__(self, other: Num) -> Num:
        return Num(
            f"({self.text} * {other.text})",
            f"({self.proof}.mul {other.proof})",
            self.value * other.value,
        )

    def __truediv__(self, other: Num) -> Num:
        by = other.value
        told = f"(p := {abs(by.numerator)}) (q := {by.denominator})"
        return Num(
            f"({self.text} / {other.text})",
            f"({self.proof}.div {other.proof} {told} {DECIDE} {DECIDE})",
            self.value / by if by else Fraction(0),
        )

    def called(self, text: str) -> Num:
        """The same number under another text that Lean unfolds to this one."""
        return Num(text, self.proof, self.value)


def rational(text: object, path: str) -> Fraction:
    """A rational as a certificate writes it.

    Raises:
        InputError: If it is not one.

    Example:
        >>> rational("-3/4", "e")
        Fraction(-3, 4)
    """
    if isinstance(text, str) and _RATIO.fullmatch(text) and int(text.split("/")[1]):
        return Fraction(text)
    raise InputError(
        "not a rational number", path=path, expected='text like "3/4"', found=repr(text)
    )


def interval(value: object, path: str) -> tuple[Fraction, Fraction]:
    """The two ends of an interval as a certificate writes it.

    Raises:
        InputError: If it is not one.
    """
    if not isinstance(value, dict) or set(value) != {"lo", "hi"}:
        raise InputError("not an interval", path=path, expected='{"lo": ..., "hi": ...}')
    return rational(value["lo"], f"{path}.lo"), rational(value["hi"], f"{path}.hi")


def literal(value: Fraction) -> Num:
    """A number as ``ratio p q``, with a sign in front if it is negative.

    Example:
        >>> literal(Fraction(3, 4)).text, literal(Fraction(-1, 2)).text
        ('(ratio 3 4)', '(-ratio 1 2)')
    """
    size = abs(value)
    proof = f"(stands_ratio {size.numerator} {DECIDE})"
    text = f"ratio {size.numerator} {size.denominator}"
    if value < 0:
        return Num(f"(-{text})", f"{proof}.neg", value)
    return Num(f"({text})", proof, value)


def named(name: str, value: Fraction) -> Num:
    """A definition of the file that holds the literal."""
    return literal(value).called(name)


def natural(value: int) -> Num:
    """A natural number, as the theory writes it."""
    return Num(f"natCast {value}", f"(stands_natCast {value})", Fraction(value))


def successor(value: int) -> Num:
    """``value + 1`` as a natural number, in the words of the claims."""
    return Num(f"natCast ({value} + 1)", f"(stands_natCast ({value} + 1))", Fraction(value + 1))


ZERO = Num("0", "stands_zero", Fraction(0))
ONE = Num("1", "stands_one", Fraction(1))


def power(rate: Fraction, k: int) -> Num:
    """``rate ^ k`` for a rate that is not negative."""
    p, q = rate.numerator, rate.denominator
    return Num(f"(ratio {p} {q}) ^ {k}", f"(stands_pow {p} {DECIDE} {k})", rate**k)


def tokens(rate: Fraction, k: int) -> Num:
    """``E(rate, k)`` for a rate that is not negative."""
    p, q = rate.numerator, rate.denominator
    value = sum((rate**i for i in range(k + 1)), Fraction(0))
    return Num(f"expectedTokens (ratio {p} {q}) {k}", f"(stands_tokens {p} {DECIDE} {k})", value)


def entry(name: str, table: str, positive: str, k: int, value: Fraction) -> Num:
    """Row k of a table of positive numbers, under the name of the function that reads it."""
    return Num(f"{name} {k}", f"(stands_entry {positive} {k})", value)


def uniform(experts: int, selected: int, n: int) -> Num:
    """``U(n)`` of independent uniform routing (D6)."""
    miss = experts - selected
    value = experts * (1 - Fraction(miss, experts) ** n)
    return Num(
        f"uniformU {experts} {selected} {n}",
        f"(stands_uniform (N := {experts}) (r := {miss}) {DECIDE} {DECIDE} {n})",
        value,
    )


def at_most(left: Num, right: Num) -> tuple[str, str]:
    """The statement ``left ≤ right`` and its proof."""
    return (
        f"({left.text} : α) ≤ {right.text}",
        f"(Stands.le {left.proof} {right.proof} {DECIDE})",
    )


def below(left: Num, right: Num) -> tuple[str, str]:
    """The statement ``left < right`` and its proof."""
    return (
        f"({left.text} : α) < {right.text}",
        f"(Stands.lt {left.proof} {right.proof} {DECIDE})",
    )


def equal(left: Num, right: Num) -> tuple[str, str]:
    """The statement ``left = right`` and its proof."""
    return (
        f"({left.text} : α) = {right.text}",
        f"(Stands.eq {left.proof} {right.proof} {DECIDE})",
    )
