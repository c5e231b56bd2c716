"""A badge that says how strong a certificate is, in numbers of claims.

A claim counts as proved only where the certificate says that Lean accepted all of it and every
hypothesis was decided on this device's data. Without that it is conditional, or not checked here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

__all__ = ["badge", "strength"]

_FONT = 11
_HEIGHT = 20
_PAD = 7
_UNPROVED = frozenset(("failed", "not checked", "not checked here"))
_NAME, _NAME_COLOUR = "specmoe", "#3b3d42"
_COLOURS = {"failed": "#a3221a", "proved": "#1f5fa6", "conditional": "#5f5a8c"}
_OTHERWISE = "#5a5e66"
"""White text on each of these has a contrast above 4.5."""
# Widths of a character in 1/100 em of Verdana, rounded up; others count as the widest.
_WIDTHS = dict.fromkeys("iIjl,.:;'|!", 46) | dict.fromkeys("frt()[]- ", 46)
_WIDTHS |= dict.fromkeys("abcdeghknopqsuvxyz0123456789", 64) | {"m": 98, "w": 82}
_WIDEST = 100


def strength(claims: Sequence[Mapping[str, Any]]) -> str:
    """How many claims are proved, conditional, not checked here, or not applicable.

    Args:
        claims: The certificate's ``body.claims``; of each its applicability and its Lean status.

    Returns:
        The counts in words, the strongest first; kinds that do not occur are left out.

    Example:
        >>> lean = {"status": "not checked here", "via": None, "theorems": []}
        >>> strength([{"applicability": "applies", "lean": lean},
        ...           {"applicability": "not_applicable", "lean": lean}])
        '1 not checked here, 1 not applicable'
    """
    counts = dict.fromkeys(
        ("failed", "proved", "conditional", "not checked here", "not applicable"), 0
    )
    for claim in claims:
        counts[_kind(claim["applicability"], claim["lean"])] += 1
    return ", ".join(f"{count} {kind}" for kind, count in counts.items() if count) or "no claims"


def _kind(applicability: str, lean: Mapping[str, Any]) -> str:
    if lean["status"] == "failed":
        return "failed"
    if applicability == "not_applicable":
        return "not applicable"
    if lean["via"] is None or not lean["theorems"] or lean["status"] in _UNPROVED:
        return "not checked here"
    return "proved" if applicability == "applies" else "conditional"


def badge(certificate: Mapping[str, Any]) -> bytes:
    """The badge of a certificate: one SVG file, readable on any background.

    Args:
        certificate: The certificate's JSON form.

    Returns:
        The file; the same certificate gives the same bytes.

    Example:
        >>> lean = {"status": "not checked here", "via": None, "theorems": []}
        >>> one = {"applicability": "conditional", "lean": lean}
        >>> b"1 not checked here" in badge({"body": {"title": "A device", "claims": [one]}})
        True
    """
    body = certificate["body"]
    return (svg(strength(body["claims"]), body["title"]) + "\n").encode()


def svg(text: str, title: str, identity: str = "badge") -> str:
    """The drawing alone, to stand inside a page too."""
    left, right = _wide(_NAME), _wide(text)
    colour = next((c for kind, c in _COLOURS.items() if f" {kind}" in text), _OTHERWISE)
    name, said = escape(f"{_NAME}: {text}"), escape(text)
    middle = _HEIGHT - 6
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{identity}" class="badge" '
        f'width="{left + right}" height="{_HEIGHT}" viewBox="0 0 {left + right} {_HEIGHT}" '
        f'role="img" aria-labelledby="{identity}-t {identity}-d">'
        f'<title id="{identity}-t">{name}</title>'
        f'<desc id="{identity}-d">Claims of the certificate of {escape(title)}</desc>'
        f'<rect width="{left}" height="{_HEIGHT}" fill="{_NAME_COLOUR}"/>'
        f'<rect x="{left}" width="{right}" height="{_HEIGHT}" fill="{colour}"/>'
        f'<g aria-hidden="true" fill="#ffffff" text-anchor="middle" font-size="{_FONT}" '
        f'font-family="Verdana,DejaVu Sans,Geneva,sans-serif">'
        f'<text x="{left / 2:g}" y="{middle}" textLength="{left - 2 * _PAD}">{_NAME}</text>'
        f'<text x="{left + right / 2:g}" y="{middle}" textLength="{right - 2 * _PAD}">{said}</text>'
        f"</g></svg>"
    )


def _wide(text: str) -> int:
    """Width of a text with its margins [pixels]: whole, so that the edges are sharp."""
    em = sum(_WIDTHS.get(character, _WIDEST) for character in text)
    return -(-em * _FONT // 100) + 2 * _PAD
