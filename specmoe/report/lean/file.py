"""A certificate as one Lean file: header, definitions, theorems."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from specmoe.errors import InputError
from specmoe.report.lean.box import box
from specmoe.report.lean.costs import costs_from_fits
from specmoe.report.lean.crossing import crossing
from specmoe.report.lean.held_out import held_out
from specmoe.report.lean.results import draft_lengths
from specmoe.report.lean.sheet import Sheet, comment, wrapped
from specmoe.report.lean.times import kernels

__all__ = ["NAMESPACE", "compose", "write"]

NAMESPACE = "SpecMoE.Certificate"
# The last two bound resources only: tables have hundreds of rows, and powers as many factors.
_OPTIONS = ("autoImplicit false", "maxRecDepth 10000", "exponentiation.threshold 100000")
_ALWAYS = (
    ("the measured rows, and what was fitted to them", "a measurement is no theorem; F, W and e "
     "are inputs here"),
    ("residuals, observations, cliffs and rules of thumb", "they are compared with measured "
     "numbers, and no claim of the theory is about them"),
    ("the ranges of acceptance within the errors (derived.draft_length.robust)", "no theorem takes "
     "errors of costs and a range of rates together"),
)  # fmt: skip


def compose(certificate: Mapping[str, Any]) -> Sheet:
    """The definitions and theorems of a certificate.

    Args:
        certificate: The certificate, as in its file.

    Raises:
        InputError: If it is not a certificate.
    """
    try:
        body = certificate["body"]
        sheet = Sheet()
        found = kernels(body, sheet)
        held_out(found)
        crossing(found)
        drafts = draft_lengths(body, sheet)
        if drafts is not None:
            costs_from_fits(found, drafts)
            box(found, drafts)
        if body["derived"]["draft_length"]["per_position"] is not None:
            sheet.leave(
                "the answer for acceptance by position (derived.draft_length.per_position)",
                "the theory speaks of geometric acceptance",
            )
        for what, why in _ALWAYS:
            sheet.leave(what, why)
    except (KeyError, TypeError, ValueError, IndexError, StopIteration) as error:
        raise InputError(
            "this is not a certificate whose numbers can be stated in Lean",
            path=str(error),
            expected="a certificate written by `specmoe audit`",
            mend="check it with `specmoe verify`",
        ) from None
    return sheet


def write(certificate: Mapping[str, Any]) -> str:
    """The whole file."""
    sheet = compose(certificate)
    parts = [
        "import SpecMoE",
        _header(certificate, sheet),
        "\n".join(f"set_option {option}" for option in _OPTIONS),
        f"namespace {NAMESPACE}",
        "universe u",
        "variable {α : Type u} [OrderedField α]",
        "section Inputs",
        *_in_order(sheet),
        f"end {NAMESPACE}",
    ]
    return "\n\n".join(parts) + "\n"


def _in_order(sheet: Sheet) -> list[str]:
    return [
        *sheet.definitions,
        "end Inputs",
        "section Results",
        *(theorem.text for theorem in sheet.theorems),
        "end Results",
    ]


def _header(certificate: Mapping[str, Any], sheet: Sheet) -> str:
    body = certificate["body"]
    claims: dict[str, list[str]] = {}
    for theorem in sheet.theorems:
        claims.setdefault(theorem.claim or "support", []).append(theorem.name)
    lines = [
        f"# Certificate {comment(str(body['name']))}, in Lean",
        "",
        *wrapped(str(body["title"])),
        "",
        *wrapped(f"Digest of the certificate: {certificate['digest']}"),
        "",
        *wrapped(
            "Every theorem below applies a claim of the theory to numbers of the certificate; each "
            "comparison of numbers is one of natural numbers, which Lean's kernel computes. They "
            "hold in every ordered field, so for real numbers. `specmoe verify --lean` makes this "
            "file from the certificate and runs it."
        ),
        "",
        "## Taken for granted",
        "",
    ]
    for assumption in body["assumed"]["assumptions"]:
        lines += _item(f"{assumption['id']}: {assumption['text']}")
    lines += ["", "## Stated and proved below", ""]
    for claim, names in claims.items():
        lines += _item(f"{claim}: {', '.join(names)}")
    lines += ["", "## In the certificate, and not checked by Lean", ""]
    for what, why in sheet.unstated:
        lines += _item(f"{what}: {why}")
    return "\n".join(["/-!", *lines, "-/"])


def _item(text: str) -> list[str]:
    first, *rest = wrapped(text)
    return [f"* {first}", *(f"  {line}" for line in rest)]
