"""Formulas for the terminal: one line of ASCII, in the notation of the theory.

A function's bracket touches its name, a product's factors stand apart: ``E(a, k) (1 - a)``.
"""

from __future__ import annotations

from typing import Literal

from specmoe.claims.symbols import SymbolEntry
from specmoe.claims.vocabulary import Expr
from specmoe.claims.writer import Binding, Enclosed, Operator, Writer

__all__ = ["TextWriter"]


class TextWriter(Writer):
    """Writes ``C(k) < E(a, k) C(0)``, ``N/(m r) < n -> u(n) < r`` and the like.

    Example:
        >>> from specmoe.claims.vocabulary import vocabulary
        >>> v = vocabulary()
        >>> TextWriter().write(v.iff(v.lt(v.tau(v.a, 0), v.tau(v.a, v.k)), v.lt(v.u, v.r)))
        'tau(a, 0) < tau(a, k) <-> u < r'
    """

    fraction = Binding.PRODUCT
    numerator = Binding.PRODUCT
    denominator = Binding.BASE

    def _say_number(self, digits: str) -> str:
        return digits

    def _say_name(self, entry: SymbolEntry) -> str:
        return entry.name

    def _say_application(self, entry: SymbolEntry, index: str | None, arguments: list[str]) -> str:
        head = entry.name if index is None else f"{entry.name}[{index}]"
        return f"{head}({', '.join(arguments)})" if arguments else head

    def _say_added(self, terms: list[tuple[bool, str]]) -> str:
        (minus, first), *others = terms
        head = f"-{first}" if minus else first
        return head + "".join(f" {'-' if minus else '+'} {term}" for minus, term in others)

    def _say_multiplied(self, factors: list[str]) -> str:
        return " ".join(factors)

    def _say_divided(self, numerator: str, denominator: str) -> str:
        return f"{numerator}/{denominator}"

    def _say_raised(self, base: str, exponent: str) -> str:
        return f"{base}^{exponent}"

    def _say_exponent(self, exponent: Expr) -> str:
        return self._at(exponent, Binding.ATOM)

    def _say_big(
        self, kind: Literal["sum", "prod"], index: str, low: str, high: str, body: str
    ) -> str:
        return f"{kind}_{{{index}={low}..{high}}} {body}"

    def _say_enclosed(self, kind: Enclosed, arguments: list[str]) -> str:
        return f"{kind}({', '.join(arguments)})"

    def _say_related(self, terms: list[str], operators: list[Operator]) -> str:
        first, *others = terms
        pairs = zip(operators, others, strict=True)
        return first + "".join(f" {operator} {term}" for operator, term in pairs)

    def _say_implied(self, premise: str, conclusion: str) -> str:
        return f"{premise} -> {conclusion}"

    def _say_equivalent(self, left: str, right: str) -> str:
        return f"{left} <-> {right}"

    def _say_every(self, variable: str, low: str, high: str | None, body: str) -> str:
        place = f"{variable} >= {low}" if high is None else f"{variable} in {low}..{high}"
        return f"for every {place}: {body}"

    def _say_every_point(self, point: str, box: str, body: str) -> str:
        return f"for every {point} with ({box}): {body}"

    def _say_bracketed(self, inner: str) -> str:
        return f"({inner})"
