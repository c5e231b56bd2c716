"""What the PDF says, as plain data for its template: the same as the page, in the same order.

The template reads this as JSON, so nothing of a certificate is ever parsed as Typst code. The only
Typst code in it is the claims' formulas, which come from the installed registry.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from specmoe.report import answer, claims, outlook, plots, sections
from specmoe.report.cells import Cell, Sources, Table, pieces
from specmoe.report.display import sentence
from specmoe.report.formulas import stated_parts
from specmoe.report.pdf_characters import printable
from specmoe.report.pdf_plots import drawing
from specmoe.report.pdf_results import results

__all__ = ["content"]

Data = Mapping[str, Any]
View: TypeAlias = Any
"""Plain JSON data: texts, truth values, lists and mappings of them."""

_AS_IT_IS = frozenset({"svg", "alternative", "source", "address", "href", "anchor", "digest"})
"""Fields that are never set in type: they must reach the template unchanged."""


def content(certificate: Data) -> View:
    """Everything that the template shows, ready to be set in type.

    Raises:
        KeyError: If a field is missing.
    """
    body = certificate["body"]
    measured, derived = body["measured"], body["derived"]
    draft = derived["draft_length"]
    sources = Sources()
    listed = claims.claims(body["claims"])
    drawn = plots.plots(body)
    places = {claim.id: claim.anchor for claim in reversed(listed)}
    applied, hypotheses = results(body, places)
    view = {
        "schema": certificate["schema"],
        "digest": certificate["digest"],
        "title": body["title"],
        "called": body["name"],
        "headline": body["headline"]["sentence"],
        "strength": body["headline"]["strength"],
        "cards": [_card(card) for card in answer.cards(body)],
        "outlook": _outlook(derived, places),
        "plots": [_plot(plot) for plot in drawn],
        "scope": _scope(measured),
        "measured": _tables(
            sections.facts_table(measured, sources), sections.model_table(measured)
        ),
        "kernels": [
            {"note": _linked(note), "table": _table(rows)}
            for note, rows in sections.kernel_tables(measured, sources)
        ],
        "notes": [_linked(note) for note in measured["notes"]],
        "assumptions": [_assumption(item, places) for item in body["assumed"]["assumptions"]],
        "fits": [_fit(fit) for fit in sections.fits(derived)],
        "holdout": _table(sections.holdout_table(derived)),
        "savings": {
            "text": sentence(derived["savings"]["text"]),
            "table": _table(sections.savings_table(derived)),
        },
        "crossover": {
            "text": sentence(derived["crossover"]["text"]),
            "table": _table(sections.crossover_table(derived, sources)),
        },
        "draft": {
            "text": f"{sentence(draft['text'])} {sentence(draft['acceptance_text'])}",
            "positions": _positions(draft),
            "table": _table(sections.acceptance_table(draft)),
        },
        "cliffs": _table(sections.cliffs_table(draft)),
        "observed": _table(sections.observation_table(derived, sources)),
        "claims": [_claim(claim, use) for claim, use in zip(listed, body["claims"], strict=True)],
        "not_claimed": list(body["not_claimed"]),
        "provenance": _provenance(certificate),
        "behind": _behind(derived, drawn),
        "results": _table(applied),
        "hypotheses": [
            {"tag": item.tag, "text": item.text, "status": item.status} for item in hypotheses
        ],
        "sources": [
            {"anchor": f"source-{number}", "text": _linked(text)}
            for number, text in sources.listed()
        ],
    }
    return _set_in_type(view)


def _set_in_type(view: View) -> View:
    """The same with every text printable."""
    if isinstance(view, str):
        return printable(view)
    if isinstance(view, Mapping):
        return {
            name: item if name in _AS_IT_IS else _set_in_type(item) for name, item in view.items()
        }
    return [_set_in_type(item) for item in view] if isinstance(view, list) else view


# --- pieces -------------------------------------------------------------------------------------


def _linked(text: str) -> View:
    return [{"text": piece.text, "address": piece.address} for piece in pieces(text)]


def _cell(cell: Cell) -> View:
    return {"text": cell.text, "small": cell.small, "href": (cell.href or "").removeprefix("#")}


def _table(table: Table | None) -> View:
    """A table, or nothing where there is none; an empty one keeps its caption."""
    if table is None:
        return None
    return {
        "caption": table.caption,
        "columns": [
            {"label": column.label, "numeric": column.numeric, "prose": column.prose}
            for column in table.columns
        ],
        "rows": [[_cell(cell) for cell in row] for row in table.rows],
    }


def _tables(*tables: Table) -> View:
    return [_table(table) for table in tables]


def _card(card: answer.Card) -> View:
    return {
        "label": card.label,
        "figure": card.figure,
        "bounds": f"{card.bounds.text} {card.bounds_label}" if card.bounds else "",
        "text": card.text,
    }


def _outlook(derived: Data, places: Mapping[str, str]) -> View:
    return {
        "margins": [
            {
                "heading": heading,
                "items": [
                    {"text": item.text, "claim": item.claim, "href": item.place or ""}
                    for item in listed
                ],
            }
            for heading, listed in outlook.margins(derived, places)
        ],
        "held": outlook.held_out(derived),
        "refutations": [
            {
                "measure": item.measure,
                "text": item.text,
                "claim": item.claim,
                "href": item.place or "",
            }
            for item in outlook.refutations(derived, places)
        ],
    }


def _plot(plot: plots.Plot) -> View:
    found = {"title": plot.title, "caption": plot.caption, "svg": ""}
    if plot.narrow:
        drawn = drawing(plot.narrow)
        found |= {"svg": drawn.svg, "alternative": drawn.alternative}
    return found


def _scope(measured: Data) -> str:
    timed = "a whole pass" if measured["scope"] == "pass" else "one layer’s expert operation alone"
    day = f" Measured on {measured['measured_on']}." if measured["measured_on"] else ""
    return f"What was timed or stated by a source, as written there. Timed: {timed}.{day}"


def _assumption(item: Data, places: Mapping[str, str]) -> View:
    return {
        "text": sentence(item["text"]),
        "check": _linked(sentence(item["how_to_check"])),
        "called": item["id"],
        "bears": [{"text": claim, "href": places.get(claim, "")} for claim in item["bears_on"]],
    }


def _fit(fit: sections.FitView) -> View:
    evidence = [(f"Break at n = {at}", told) for at, told in fit.breaks]
    evidence += [(f"In no regime: n = {at}", told) for at, told in fit.unmodelled]
    return {
        "heading": f"{fit.kind} kernel: {fit.outcome}",
        "text": " ".join((fit.text, *fit.remarks)),
        "regimes": _table(fit.regimes),
        "evidence": [{"label": label, "text": told} for label, told in evidence],
    }


def _positions(draft: Data) -> View:
    table = sections.position_table(draft)
    if table is None:
        return None
    return {
        "text": sentence(draft["per_position"]["text"]),
        "facts": [
            {"label": label, "text": cell.text} for label, cell in sections.position_facts(draft)
        ],
        "table": _table(table),
    }


def _claim(claim: claims.Claim, use: Data) -> View:
    details = dict(claim.lean_details)
    if use["lean"]["statement_sha256"] is not None:
        details["statement"] = use["lean"]["statement_sha256"]
    return {
        "called": claim.id,
        "anchor": claim.anchor,
        "title": claim.title,
        "statement": claim.statement,
        "reading": claim.reading,
        "formulas": _formulas(claim.id, claim.statement),
        "applicability": claim.applicability,
        "reason": claim.reason,
        "lean": claim.lean,
        "details": [{"label": label, "text": text} for label, text in details.items()],
    }


@cache
def _formulas(claim_id: str, statement: str) -> View:
    """The formulas of a claim as Typst math, each with the words that stand for it."""
    from specmoe.claims.write_typst import TypstWriter

    writer = TypstWriter()

    def written(formula: Any) -> View:
        return {"source": writer.write(formula), "alternative": writer.alternative(formula)}

    return [
        {
            "premises": [written(premise.formula) for premise in part.premises],
            "conclusion": written(part.conclusion),
        }
        for part in stated_parts(claim_id, statement)
    ]


def _provenance(certificate: Data) -> View:
    provenance = certificate["body"]["provenance"]
    pairs: list[tuple[str, str]] = [
        ("specmoe", provenance["specmoe"]),
        ("certificate schema", certificate["schema"]),
        ("measurement schema", str(provenance["measurement_schema"])),
        *((file["name"], file["sha256"]) for file in provenance["inputs"]),
        ("statements of the theory", provenance["theory"]),
        ("digest of this certificate", certificate["digest"]),
    ]
    return [{"label": label, "text": text} for label, text in pairs]


def _behind(derived: Data, drawn: Sequence[plots.Plot]) -> View:
    """The tables that the page keeps folded: behind margins, figures and fits."""
    tables: Sequence[Table | None] = (
        outlook.margin_table(derived),
        outlook.threshold_table(derived),
        *(plot.table for plot in drawn),
        *(fit.residuals for fit in sections.fits(derived)),
        sections.needed_table(derived),
        sections.length_table(derived["draft_length"]),
    )
    return [_table(table) for table in tables if table is not None and table.rows]
