"""All that is known of one claim: what it says, why it holds, and why each hypothesis is there."""

from __future__ import annotations

from typing import Any

from specmoe import claims
from specmoe.claims.derivations.model import Derivation
from specmoe.claims.model import Part

__all__ = ["explain"]


def explain(claim_id: str) -> dict[str, Any]:
    """A claim as plain data, for people and machines. Imports sympy; Lean is not run.

    Raises:
        InputError: If there is no such claim.

    Example:
        >>> told = explain("E3")
        >>> told["theorems"][2]["conclusion"], told["theorems"][2]["hypotheses"][0]["why"]
        ('1 <= E(a, k) <= k + 1', 'fails without it at a = 2, k = 1')
    """
    from specmoe.claims.witnesses import NOT_CHECKED, Verdict, derived, evaluated

    claim = claims.claim(claim_id)
    how = f"Lean is not run for this: specmoe claims --check {claim_id}"
    verdicts = {
        "derived": derived(claim_id),
        "proved": Verdict(NOT_CHECKED, how),
        "evaluated": evaluated(claim_id),
    }
    return {
        "id": claim.id,
        "title": claim.title,
        "group": claim.group,
        "reading": claim.reading,
        "abstract_sentence": claim.abstract_sentence,
        "symbols": [
            {"name": s.name, "meaning": s.meaning, "unit": s.unit, "domain": s.domain}
            for s in claim.symbols
        ],
        "theorems": [_theorem(claim_id, part) for part in claim.parts],
        "evaluators": [f"specmoe.{name}" for name in claim.evaluators],
        "verdicts": {
            witness: {"status": verdict.status, "detail": verdict.detail}
            for witness, verdict in verdicts.items()
        },
    }


def _theorem(claim_id: str, part: Part) -> dict[str, Any]:
    from specmoe.claims.counterexamples import why
    from specmoe.claims.write_lean import layout, statement

    return {
        "name": part.name,
        "lean_name": part.lean_name,
        "lean_statement": statement(layout(part)),
        "hypotheses": [
            {
                "formula": claims.plain(reason.premise.formula),
                "reading": reason.premise.reading,
                "why": f"fails without it at {reason.text}" if reason.values else reason.text,
            }
            for reason in why(claim_id)
            if reason.part == part.name
        ],
        "conclusion": claims.plain(part.conclusion),
        "derivation": _steps(claim_id, part),
    }


def _steps(claim_id: str, part: Part) -> list[dict[str, Any]]:
    from specmoe.claims.derivations import derive_part
    from specmoe.claims.derivations.proof import UnsoundStep

    try:
        derivation: Derivation = derive_part(claim_id, part.name)
    except (UnsoundStep, KeyError):
        return []  # the verdict says so
    return [
        {
            "text": step.text,
            "formula": claims.plain(step.formula),
            "rule": step.rule,
            "uses": list(step.uses),
        }
        for step in derivation.steps
    ]
