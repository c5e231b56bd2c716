"""What Lean says of each claim, quoted from ``claims.json`` as `specmoe prove` wrote it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from specmoe.certificate.model import LeanStatus
from specmoe.claims import summaries
from specmoe.errors import InputError

if TYPE_CHECKING:
    from specmoe.lean import ProveResult

__all__ = ["NOT_CHECKED", "checked_claims", "lean_statuses"]

NOT_CHECKED = "not checked here"


def checked_claims(path: Path) -> ProveResult:
    """Read a ``claims.json`` and see that it speaks of the installed theory.

    Args:
        path: The file that ``specmoe prove`` wrote.

    Returns:
        What Lean found.

    Raises:
        InputError: If it cannot be read, contradicts itself, or is about other sources.
    """
    from specmoe.lean import load_claims
    from specmoe.lean.source import Project, lean_folder

    result = load_claims(path)
    installed = Project.load(lean_folder()).sha256
    if result.sources_sha256 != installed:
        raise InputError(
            "these claims were checked for other Lean sources than the installed ones",
            file=str(path),
            path="sources_sha256",
            expected=installed,
            found=result.sources_sha256,
            mend="run `specmoe prove` again, or leave the file out; in a checkout whose lean/ was "
            "changed, first install that: pip install -e .",
        )
    found = result.claims()
    lacking = [
        f"{summary.id}: {name}"
        for summary in summaries()
        for name in summary.lean_names
        if summary.id not in found or name not in found[summary.id].theorems
    ]
    if lacking:
        raise InputError(
            "theorems of the theory are missing from these claims",
            file=str(path),
            path="theorems",
            expected="every theorem that the claims name",
            found=f"without {lacking[0]}",
            mend="run `specmoe prove` again",
        )
    return result


def lean_statuses(result: ProveResult | None) -> dict[str, LeanStatus]:
    """For each claim how it was checked; ``not checked here`` unless Lean accepted all of it.

    Args:
        result: What Lean found; ``None`` if it was not run.

    Returns:
        One status for each claim of the theory.
    """
    found = result.claims() if result is not None else {}
    statuses = {}
    for summary in summaries():
        claim = found.get(summary.id)
        if claim is None or claim.via is None:
            statuses[summary.id] = LeanStatus(NOT_CHECKED, summary.lean_names, None, None, None)
        else:
            statuses[summary.id] = LeanStatus(
                claim.status, claim.theorems, claim.statement_sha256, claim.axioms, claim.via
            )
    return statuses
