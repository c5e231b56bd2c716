"""The page of one certificate, and the index of many: self-contained, without network.

A page says everything without its script. The script, allowed by its hash alone, adds what moves.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from specmoe.errors import InputError
from specmoe.report.loader import environment, script, stylesheet

if TYPE_CHECKING:
    from markupsafe import Markup

    from specmoe.report.cells import Row

__all__ = ["index_line", "render_html", "render_index"]

Data = Mapping[str, Any]
# Inside <script> only "<" can end or change the element; the others keep old parsers calm.
_RISKY = {"<": "\\u003c", ">": "\\u003e", "&": "\\u0026", "\u2028": "\\u2028", "\u2029": "\\u2029"}


def render_html(certificate: Data) -> str:
    """One certificate as one self-contained HTML file.

    Args:
        certificate: The certificate's JSON form: rationals as ``"p/q"``, intervals as
            ``{"lo": ..., "hi": ...}``.

    Returns:
        The page; the same certificate gives the same text.

    Raises:
        InputError: If a field is missing.
        NotExact: If a number is not in canonical form.
    """
    from jinja2 import UndefinedError

    try:
        return _render_certificate(certificate)
    except UndefinedError as error:
        raise _incomplete(str(error.message)) from error
    except KeyError as error:
        raise _without_field(error) from error


def index_line(certificate: Data) -> Row:
    """What the index says of one certificate: far less to keep than the certificate.

    Args:
        certificate: Its JSON form.

    Raises:
        InputError: If a field is missing.
    """
    from specmoe.report.compare import line

    try:  # without jinja2, which an audit that writes no page does not need
        return line(certificate["body"])
    except KeyError as error:
        raise _without_field(error) from error


def render_index(lines: Sequence[Row], *, badges: bool = False) -> str:
    """The page that compares certificates and links to ``<name>.html`` and ``<name>.json``.

    Args:
        lines: Of each certificate its line (:func:`index_line`), in the order to show them.
        badges: Whether to link to ``<name>.svg`` too: only if these are written.

    Example:
        >>> "Nothing was audited" in render_index([])
        True
    """
    from specmoe.report.compare import comparison

    table = comparison(lines, badges=badges)
    return _page("index.html.j2", comparison=table, count=len(lines))


def _without_field(error: KeyError) -> InputError:
    return _incomplete(f"no field {error.args[0]!r}")


def _incomplete(found: str) -> InputError:
    return InputError(
        "the certificate is incomplete",
        expected="every field of schema specmoe-certificate/1",
        found=found,
        mend="render what specmoe wrote, unchanged",
    )


def _policy(style: str, code: str) -> str:
    """The content security policy: nothing but this very style sheet and this very script."""
    scripts = f"script-src {_hash(code)}; " if code else ""
    return (
        f"default-src 'none'; {scripts}style-src {_hash(style)}; img-src data:; "
        "base-uri 'none'; form-action 'none'"
    )


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _embedded(data: Any) -> Markup:
    """JSON that is safe inside ``<script>`` and reads back as the same data."""
    from markupsafe import Markup

    text = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    for character, escaped in _RISKY.items():
        text = text.replace(character, escaped)
    return Markup(text)  # noqa: S704 - cannot hold "<" any more


def _page(template: str, code: str = "", **context: Any) -> str:
    from markupsafe import Markup

    style = stylesheet()
    return (
        environment()
        .get_template(template)
        .render(
            style=Markup(style),  # noqa: S704 - our own file
            code=Markup(code),  # noqa: S704 - our own file
            policy=_policy(style, code),
            **context,
        )
    )


def _render_certificate(certificate: Data) -> str:
    from markupsafe import Markup

    from specmoe.report import answer, claims, outlook, plots, sections
    from specmoe.report.badge import strength, svg
    from specmoe.report.cells import Sources
    from specmoe.report.explore import RATE_STEPS, SHARE_STEPS, explore

    body = cast("Data", certificate["body"])
    measured, derived = body["measured"], body["derived"]
    draft = derived["draft_length"]
    sources = Sources()
    listed = claims.claims(body["claims"])
    places = {claim.id: claim.anchor for claim in reversed(listed)}
    context = {
        "schema": certificate["schema"],
        "digest": certificate["digest"],
        "body": body,
        "cards": answer.cards(body),
        "strength": strength(body["claims"]),
        "badge": Markup(svg(strength(body["claims"]), body["title"])),  # noqa: S704 - escaped there
        "margins": outlook.margins(derived, places),
        "margin_table": outlook.margin_table(derived),
        "refutations": outlook.refutations(derived, places),
        "threshold_table": outlook.threshold_table(derived),
        "held_out": outlook.held_out(derived),
        "explore": explore(body),
        "rate_steps": RATE_STEPS,
        "share_steps": SHARE_STEPS,
        "plots": plots.plots(body),
        "facts": sections.facts_table(measured, sources),
        "model": sections.model_table(measured),
        "kernels": sections.kernel_tables(measured, sources),
        "assumptions": [
            (item, [(claim, places.get(claim)) for claim in item["bears_on"]])
            for item in body["assumed"]["assumptions"]
        ],
        "fits": sections.fits(derived),
        "crossover": sections.crossover_table(derived, sources),
        "positions": sections.position_table(draft),
        "position_facts": sections.position_facts(draft),
        "needed": sections.needed_table(derived),
        "lengths": sections.length_table(draft),
        "acceptance": sections.acceptance_table(draft),
        "cliffs": sections.cliffs_table(draft),
        "holdout": sections.holdout_table(derived),
        "savings": sections.savings_table(derived),
        "observations": sections.observation_table(derived, sources),
        "claims": listed,
        "results": claims.results_table(body["results"], places),
        "sources": sources.listed(),
        "embedded": _embedded(certificate),
    }
    return _page("certificate.html.j2", script(), **context)
