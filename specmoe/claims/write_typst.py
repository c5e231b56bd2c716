"""Formulas for the PDF: Typst math, every group explicit.

In Typst ``B_"exp" (k)/B_0`` is B with all the rest as its index. So nothing is left to its rules
of precedence: scripts stand in their own brackets, fractions, accents and bars are calls.
"""

from __future__ import annotations

from typing import Literal

from specmoe.claims.symbols import SymbolEntry
from specmoe.claims.vocabulary import Expr
from specmoe.claims.write_text import TextWriter
from specmoe.claims.writer import Binding, Enclosed, Operator, Writer

__all__ = ["TypstWriter"]

_BIG = {"sum": "sum", "prod": "product"}
_PRIME = "\u2032"


def _listed(arguments: list[str]) -> str:
    return ", ".join(arguments)


class TypstWriter(Writer):
    """Writes the inside of a Typst equation.

    Example:
        >>> from specmoe.claims import claim
        >>> TypstWriter().write(claim("D4").parts[0].conclusion)
        'u(n) < r ==> frac(1, r) < n'
    """

    fraction = Binding.FACTOR
    numerator = Binding.QUANTIFIER
    denominator = Binding.QUANTIFIER

    def alternative(self, formula: Expr) -> str:
        """What a screen reader says for the formula: its terminal form."""
        return TextWriter().write(formula)

    def _say_number(self, digits: str) -> str:
        return digits

    def _say_name(self, entry: SymbolEntry) -> str:
        return self._glyph(entry, None)

    def _glyph(self, entry: SymbolEntry, index: str | None) -> str:
        glyph = entry.glyph
        head = f"hat({glyph.base})" if glyph.hat else glyph.base
        marks = [] if glyph.sub is None else [_label(glyph.sub)]
        if index is not None:
            marks.append(index)
        if glyph.sup == _PRIME:
            head += "'"
        elif glyph.sup:
            head = f"attach({head}, t: {glyph.sup})"
        return f"{head}_({_listed(marks)})" if marks else head

    def _say_application(self, entry: SymbolEntry, index: str | None, arguments: list[str]) -> str:
        head = self._glyph(entry, index)
        return f"{head}({_listed(arguments)})" if arguments else head

    def _say_added(self, terms: list[tuple[bool, str]]) -> str:
        (minus, first), *others = terms
        head = f"-{first}" if minus else first
        return head + "".join(f" {'-' if minus else '+'} {term}" for minus, term in others)

    def _say_multiplied(self, factors: list[str]) -> str:
        first, *others = factors
        return first + "".join(f" {_times(factor)}{factor}" for factor in others)

    def _say_divided(self, numerator: str, denominator: str) -> str:
        return f"frac({numerator}, {denominator})"

    def _say_raised(self, base: str, exponent: str) -> str:
        return f"{base}^({exponent})"

    def _say_big(
        self, kind: Literal["sum", "prod"], index: str, low: str, high: str, body: str
    ) -> str:
        return f"{_BIG[kind]}_({index} = {low})^({high}) {body}"

    def _say_enclosed(self, kind: Enclosed, arguments: list[str]) -> str:
        return f"{kind}({_listed(arguments)})"

    def _say_related(self, terms: list[str], operators: list[Operator]) -> str:
        first, *others = terms
        pairs = zip(operators, others, strict=True)
        # Typst's own shorthands for the relations are the registry's.
        return first + "".join(f" {operator} {term}" for operator, term in pairs)

    def _say_implied(self, premise: str, conclusion: str) -> str:
        return f"{premise} ==> {conclusion}"

    def _say_equivalent(self, left: str, right: str) -> str:
        return f"{left} <==> {right}"

    def _say_every(self, variable: str, low: str, high: str | None, body: str) -> str:
        place = f"{variable} >= {low}" if high is None else f'{variable} "from" {low} "to" {high}'
        return f'"for every" {place}: {body}'

    def _say_every_point(self, point: str, box: str, body: str) -> str:
        return f'"for every" {point} "with" {self._say_bracketed(box)}: {body}'

    def _say_bracketed(self, inner: str) -> str:
        return f"({inner})"


def _label(text: str) -> str:
    """A letter or a digit stands for itself; a word must be quoted."""
    return text if len(text) == 1 else f'"{text}"'


def _times(factor: str) -> str:
    """What stands before a factor: nothing that could be taken for a call or for one numeral."""
    if factor.startswith("("):
        return "thin "
    return "dot.op " if factor[0].isdigit() else ""
