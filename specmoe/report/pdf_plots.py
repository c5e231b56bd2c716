"""The page's drawings for print: the style sheet's colours written into each, and its alternative.

Typst draws SVG without the page around it, so there are no CSS variables and no fonts but its own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from xml.etree import ElementTree

from specmoe.report.loader import stylesheet
from specmoe.report.pdf_characters import visible

__all__ = ["Drawing", "drawing"]

_SVG = "http://www.w3.org/2000/svg"
_FONT = "Libertinus Serif"
_LARGER = 1.15
"""The font is narrower than the page's and looks smaller at the same size."""
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
# XML cannot carry these at all, and the page's HTML can.
_NO_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_VARIABLE = re.compile(r"var\((--[a-z]+)\)")


@dataclass(frozen=True, slots=True)
class Drawing:
    """One drawing that needs nothing around it.

    Attributes:
        svg: The image.
        alternative: What it shows, in words.
    """

    svg: str
    alternative: str


def drawing(svg: str) -> Drawing:
    """A drawing of the page as an image for print.

    Args:
        svg: The ``<svg>`` element, with its title and its description.

    Raises:
        ValueError: If it has neither.

    Example:
        >>> found = drawing('<svg viewBox="0 0 9 9"><title>A dot</title><desc>At 4.</desc></svg>')
        >>> found.alternative
        'A dot. At 4.'
    """
    sound = _NO_XML.sub(lambda character: visible(character.group()), svg)
    root = ElementTree.fromstring(sound)  # noqa: S314 - our own drawing
    told = [element.text for name in ("title", "desc") if (element := root.find(name)) is not None]
    words = [text.strip().rstrip(".") for text in told if text and text.strip()]
    if not words:
        raise ValueError("the drawing has no title")
    style, ink = _style()
    root.set("xmlns", _SVG)
    root.set("color", ink)
    root.set("font-size", f"{float(root.get('font-size', '12')) * _LARGER:.2f}")
    sheet = ElementTree.Element("style")
    sheet.text = style
    root.insert(0, sheet)
    image = ElementTree.tostring(root, encoding="unicode")
    return Drawing(image, visible(f"{'. '.join(words)}."))


@cache
def _style() -> tuple[str, str]:
    """The rules for drawings with every variable resolved as in print, and the ink's colour."""
    inside, outside = _print_and_rest(stylesheet())
    values = _variables(outside) | _variables(inside)
    rules = []
    for selectors, body in _RULE.findall(outside):
        if not all(part.strip().startswith("svg ") for part in selectors.split(",")):
            continue
        body = re.sub(r"font-family:[^;]*", f'font-family: "{_FONT}"', body)
        body = _VARIABLE.sub(lambda name: values[name.group(1)], body)
        rules.append(f"{selectors.strip()} {{{body.strip()}}}")
    return "\n".join(rules), values["--ink"]


def _print_and_rest(sheet: str) -> tuple[str, str]:
    """What stands inside ``@media print``, and what stands outside every such block."""
    inside, outside = "", ""
    while sheet:
        start = sheet.find("@media")
        if start < 0:
            return inside, outside + sheet
        outside += sheet[:start]
        opening = sheet.index("{", start)
        depth, end = 1, opening + 1
        while depth:
            depth += {"{": 1, "}": -1}.get(sheet[end], 0)
            end += 1
        if sheet[start:opening].split() == ["@media", "print"]:
            inside += sheet[opening + 1 : end - 1]
        sheet = sheet[end:]
    return inside, outside


def _variables(rules: str) -> dict[str, str]:
    bodies = [body for selector, body in _RULE.findall(rules) if selector.strip() == ":root"]
    pairs = re.findall(r"(--[a-z]+):\s*([^;]+)", ";".join(bodies))
    return dict(pairs)
