"""Formulas for the page: presentation MathML, self-contained, no script needed."""

from __future__ import annotations

from html import escape
from typing import Literal

from specmoe.claims.symbols import SymbolEntry
from specmoe.claims.vocabulary import Expr
from specmoe.claims.write_text import TextWriter
from specmoe.claims.writer import Binding, Enclosed, Operator, Writer

__all__ = ["MathMLWriter"]

_TIMES = "<mo>&#x2062;</mo>"
_OF = "<mo>&#x2061;</mo>"
_SPACE = "&#xA0;"
_SIGNS: dict[Operator, str] = {
    "=": "=",
    "!=": "&#x2260;",
    "<": "&lt;",
    "<=": "&#x2264;",
    ">": "&gt;",
    ">=": "&#x2265;",
}
_BIG = {"sum": "&#x2211;", "prod": "&#x220F;"}


def _row(*items: str) -> str:
    return f"<mrow>{''.join(items)}</mrow>"


def _operator(sign: str) -> str:
    return f"<mo>{sign}</mo>"


def _words(text: str) -> str:
    return f"<mtext>{_SPACE}{text}{_SPACE}</mtext>"


def _fenced(left: str, inner: str, right: str) -> str:
    return _row(
        f'<mo fence="true" stretchy="true">{left}</mo>',
        inner,
        f'<mo fence="true" stretchy="true">{right}</mo>',
    )


def _listed(arguments: list[str]) -> str:
    return '<mo separator="true">,</mo>'.join(arguments)


class MathMLWriter(Writer):
    """Writes presentation MathML (MathML Core elements only).

    Example:
        >>> from specmoe.claims.vocabulary import vocabulary
        >>> v = vocabulary()
        >>> MathMLWriter().write(v.a**2)
        '<msup><mi>a</mi><mn>2</mn></msup>'
    """

    fraction = Binding.FACTOR
    numerator = Binding.QUANTIFIER
    denominator = Binding.QUANTIFIER

    def document(self, formula: Expr) -> str:
        """A whole ``<math>`` element whose ``alttext`` is the terminal form."""
        spoken = escape(TextWriter().write(formula), quote=True)
        return (
            '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block" '
            f'alttext="{spoken}">{_row(self.write(formula))}</math>'
        )

    def _say_number(self, digits: str) -> str:
        return f"<mn>{digits}</mn>"

    def _say_name(self, entry: SymbolEntry) -> str:
        return self._glyph(entry, None)

    def _glyph(self, entry: SymbolEntry, index: str | None) -> str:
        glyph = entry.glyph
        base = f"<mi>{glyph.base}</mi>"
        if glyph.hat:
            base = f'<mover accent="true">{base}<mo>^</mo></mover>'
        marks = [] if glyph.sub is None else [_subscript(glyph.sub)]
        if index is not None:
            marks.append(index)
        sub = marks[0] if len(marks) == 1 else _row(_listed(marks))
        sup = f"<mo>{glyph.sup}</mo>"
        if marks and glyph.sup:
            return f"<msubsup>{base}{sub}{sup}</msubsup>"
        if marks:
            return f"<msub>{base}{sub}</msub>"
        return f"<msup>{base}{sup}</msup>" if glyph.sup else base

    def _say_application(self, entry: SymbolEntry, index: str | None, arguments: list[str]) -> str:
        head = self._glyph(entry, index)
        if not arguments:
            return head
        return _row(head, _OF, self._say_bracketed(_listed(arguments)))

    def _say_added(self, terms: list[tuple[bool, str]]) -> str:
        (minus, first), *others = terms
        parts = [_operator("&#x2212;"), first] if minus else [first]
        for minus, term in others:
            parts += [_operator("&#x2212;" if minus else "+"), term]
        return _row(*parts)

    def _say_multiplied(self, factors: list[str]) -> str:
        return _row(_TIMES.join(factors))

    def _say_divided(self, numerator: str, denominator: str) -> str:
        return f"<mfrac>{numerator}{denominator}</mfrac>"

    def _say_raised(self, base: str, exponent: str) -> str:
        return f"<msup>{base}{exponent}</msup>"

    def _say_big(
        self, kind: Literal["sum", "prod"], index: str, low: str, high: str, body: str
    ) -> str:
        start = _row(index, _operator("="), low)
        return _row(f"<munderover><mo>{_BIG[kind]}</mo>{start}{high}</munderover>", body)

    def _say_enclosed(self, kind: Enclosed, arguments: list[str]) -> str:
        if kind == "abs":
            return _fenced("|", arguments[0], "|")
        if kind == "floor":
            return _fenced("&#x230A;", arguments[0], "&#x230B;")
        return _row("<mi>min</mi>", _OF, self._say_bracketed(_listed(arguments)))

    def _say_related(self, terms: list[str], operators: list[Operator]) -> str:
        first, *others = terms
        parts = [first]
        for operator, term in zip(operators, others, strict=True):
            parts += [_operator(_SIGNS[operator]), term]
        return _row(*parts)

    def _say_implied(self, premise: str, conclusion: str) -> str:
        return _row(premise, _operator("&#x27F9;"), conclusion)

    def _say_equivalent(self, left: str, right: str) -> str:
        return _row(left, _operator("&#x27FA;"), right)

    def _say_every(self, variable: str, low: str, high: str | None, body: str) -> str:
        if high is None:
            place = _row(variable, _operator(_SIGNS[">="]), low)
        else:
            place = _row(variable, _words("from"), low, _words("to"), high)
        return _row(_words("for every"), place, _operator(":"), body)

    def _say_every_point(self, point: str, box: str, body: str) -> str:
        return _row(
            _words("for every"),
            point,
            _words("with"),
            self._say_bracketed(box),
            _operator(":"),
            body,
        )

    def _say_bracketed(self, inner: str) -> str:
        return _fenced("(", inner, ")")


def _subscript(text: str) -> str:
    return f"<mn>{text}</mn>" if text.isdigit() else f"<mi>{text}</mi>"
