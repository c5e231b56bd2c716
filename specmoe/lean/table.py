"""The result of a check, for people at a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from specmoe.lean.result import ProveResult

__all__ = ["render_table"]


def render_table(result: ProveResult, *, statements: bool = False) -> str:
    """A table of all theorems, the problems, and the verdict.

    Args:
        result: What a check found.
        statements: Also print each statement.
    """
    return "\n".join(_lines(result, statements)) + "\n"


def _lines(result: ProveResult, statements: bool) -> Iterator[str]:
    widest = max((len(t.theorem) for t in result.theorems), default=7)
    yield f"{'claim':<6} {'theorem':<{widest}} {'statement':<12} axioms"
    for theorem in result.theorems:
        axioms = "?" if theorem.axioms is None else ", ".join(theorem.axioms) or "none"
        yield (
            f"{theorem.id:<6} {theorem.theorem:<{widest}} {theorem.statement_sha256[:12]} {axioms}"
            + ("" if theorem.status.startswith(("kernel", "lake")) else f"  {theorem.status}")
        )
        if statements:
            yield textwrap.fill(
                theorem.statement, 98, initial_indent="       ", subsequent_indent="         "
            )
    yield ""
    for problem in result.problems:
        yield f"problem: {problem}"
    for note in result.notes:
        yield f"note: {note}"
    for way in result.checked:
        yield f"{way.status}: {way.detail}"
    if result.seconds:
        yield "time: " + ", ".join(f"{step} {s:.1f} s" for step, s in result.seconds.items())
    claims = {theorem.id for theorem in result.theorems if theorem.id != "model"}
    yield (
        f"{result.verdict}: {len(claims)} claims, {len(result.theorems)} theorems, "
        f"{result.controls} controls answered rightly"
    )
