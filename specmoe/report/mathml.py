"""The registry's MathML made fit for a page: shorter, and cut where a long formula may break.

Browsers break no line inside ``<math>``. A long formula becomes several such elements, each
beginning with the relation or connective that joins it to the one before, so that it wraps as
people write it.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

__all__ = ["fit"]

_SPACE = "{http://www.w3.org/1998/Math/MathML}"
_SHORT = 28
"""Characters of a formula, as a line of text, that needs no break on a telephone."""
_LEADING = frozenset("=\u2260<\u2264>\u2265\u27f9\u27fa")
_TRAILING = frozenset(":")
_IMPLIED = ("fence", "stretchy", "separator")
"""HTML pages imply these: the operator dictionary of MathML Core has brackets at the ends of a row
stretch as fences."""


def fit(markup: str) -> str:
    """A formula for a page.

    Args:
        markup: One ``<math>`` element, with the formula as text in ``alttext``.

    Returns:
        The same formula: one ``<math>`` element, or one for each piece inside a ``role="math"``
        element that says the whole.

    Example:
        >>> math = '<math xmlns="http://www.w3.org/1998/Math/MathML" alttext="%s">%s</math>'
        >>> fit(math % ("a = b", "<mrow><mrow><mi>a</mi><mo>=</mo><mi>b</mi></mrow></mrow>"))
        '<math alttext="a = b"><mrow><mi>a</mi><mo>=</mo><mi>b</mi></mrow></math>'
        >>> long = "a_long_name = another_long_name"
        >>> fit(math % (long, "<mrow><mi>a</mi><mo>=</mo><mi>b</mi></mrow>")).count("<math>")
        2
    """
    root = ElementTree.fromstring(markup)  # noqa: S314 - printed by the installed package
    said = escape(root.get("alttext", ""), quote=True)
    for element in root.iter():
        element.tag = element.tag.removeprefix(_SPACE)
        for name in _IMPLIED:
            element.attrib.pop(name, None)
    parts = list(_pieces(root)) if len(root.get("alttext", "")) > _SHORT else []
    if len(parts) < 2:
        return f'<math alttext="{said}">{_row(list(root))}</math>'
    pieces = " ".join(f"<math>{_row(part)}</math>" for part in parts)
    return f'<span role="math" aria-label="{said}">{pieces}</span>'


def _row(elements: list[Element]) -> str:
    """The elements as one row, without rows around a single row."""
    while len(elements) == 1 and elements[0].tag == "mrow":
        elements = list(elements[0])
    inner = "".join(_written(element) for element in elements)
    return f"<mrow>{inner}</mrow>"


def _written(element: Element) -> str:
    """One element as text; a row of a single element is that element."""
    while element.tag == "mrow" and len(element) == 1:
        element = element[0]
    if not len(element):
        return ElementTree.tostring(element, encoding="unicode", short_empty_elements=False)
    names = "".join(
        f' {name}="{escape(value, quote=True)}"' for name, value in element.attrib.items()
    )
    return f"<{element.tag}{names}>{''.join(map(_written, element))}</{element.tag}>"


def _pieces(root: Element) -> Iterator[list[Element]]:
    """The formula cut before its relations and connectives, and after its quantifiers."""
    piece: list[Element] = []
    for element in _laid_out(root):
        sign = _sign(element)
        if sign in _LEADING and piece:
            yield piece
            piece = []
            element.set("form", "infix")  # at the start of a row it would lose its spaces
        piece.append(element)
        if sign in _TRAILING:
            yield piece
            piece = []
    if piece:
        yield piece


def _sign(element: Element) -> str:
    return (element.text or "") if element.tag == "mo" else ""


def _laid_out(row: Element) -> Iterator[Element]:
    """The row's elements; a row inside it that holds a place to break is laid out too."""
    for element in row:
        if element.tag == "mrow" and _breaks(element):
            yield from _laid_out(element)
        else:
            yield element


def _breaks(row: Element) -> bool:
    return any(
        _sign(element) in _LEADING | _TRAILING or (element.tag == "mrow" and _breaks(element))
        for element in row
    )
