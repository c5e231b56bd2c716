"""Whether Lean accepts the numbers of a certificate: its Lean file, written anew and run."""

from __future__ import annotations

from specmoe.certificate.differences import Difference, first_line
from specmoe.certificate.lean_quotes import LeanQuotes
from specmoe.certificate.level import Level, holds, nonsense, not_checked, refuted
from specmoe.certificate.reading import Carried
from specmoe.errors import NotChecked

__all__ = ["lean_differs", "lean_level"]

_NAME = "lean"


def lean_differs(carried: Carried) -> Difference | None:
    """Where the Lean file that came with a certificate is not the one of its numbers.

    Args:
        carried: The certificate, of the form of its schema.

    Returns:
        The first line that differs; ``None`` if none does, or if no Lean file came with it.
    """
    from specmoe.report.lean import certificate_lean

    came = carried.attached.get(f"{carried.body['name']}.lean")
    if came is None:
        return None
    expected = certificate_lean(carried.data)
    return None if came == expected else first_line(expected, came)


def lean_level(carried: Carried) -> Level:
    """Write the certificate's Lean file anew, compare it with the one that came, and ask Lean.

    Args:
        carried: The certificate, of the form of its schema.

    Returns:
        The level; ``not checked here`` where there is no Lean, or where it gives no answer.
    """
    from specmoe.report.lean import certificate_lean, check

    try:
        text = certificate_lean(carried.data)
        different = lean_differs(carried)
    # A body of the right form whose entries contradict one another may stop the writer anywhere.
    except Exception as error:
        return nonsense(_NAME, "this certificate cannot be written in Lean", error)
    if different is not None:
        return refuted(_NAME, "the Lean file beside it is of other numbers", [different])
    try:
        result = check(text)
    except NotChecked as error:
        return not_checked(_NAME, f"{error.problem}; {error.mend or error.found}")
    if result.verdict == "not checked":
        return not_checked(_NAME, result.reason)
    if result.verdict == "refuted":
        refused = [
            Difference((theorem.claim or "lean", theorem.name), "accepted", theorem.reason)
            for theorem in result.theorems
            if not theorem.accepted
        ]
        return refuted(_NAME, f"Lean refuses {len(refused)} of its theorems", refused)
    said = (
        f"{len(result.theorems)} theorems about its numbers, {result.via}; "
        f"{result.controls} controls told apart"
    )
    quotes = LeanQuotes(carried.body)
    if not quotes.count:
        return holds(_NAME, said)
    if all(result.via in status for status in quotes.statuses):
        return holds(_NAME, f"{said}; the same Lean as the certificate quotes")
    if quotes.other_versions:
        others = " and ".join(quotes.other_versions)
        return not_checked(_NAME, f"{said}; whether Lean {others} did, as it quotes, is not known")
    return holds(_NAME, f"{said}; the certificate quotes {'; '.join(quotes.statuses)}")
