"""The result of a check, for people at a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping

from specmoe.lean.result import ProveResult

__all__ = ["render_table"]


def render_table(
    result: ProveResult, *, statements: bool = False, printed: Mapping[str, str] | None = None
) -> str:
    """A table of all theorems, the problems, and the verdict.

    Args:
        result: What a check found.
        statements: Also print each statement, as Lean does.
        printed: By theorem, the statement that the registry prints for it.
    """
    return "\n".join(_lines(result, statements, printed or {})) + "\n"


def _lines(
    result: ProveResult, statements: bool, printed_texts: Mapping[str, str]
) -> Iterator[str]:
    widest = max((len(t.theorem) for t in result.theorems), default=7)
    yield f"{'claim':<6} {'theorem':<{widest}} {'statement':<12} axioms"
    for theorem in result.theorems:
        axioms = "?" if theorem.axioms is None else ", ".join(theorem.axioms) or "none"
        yield (
            f"{theorem.id:<6} {theorem.theorem:<{widest}} {theorem.statement_sha256[:12]} {axioms}"
            + ("" if theorem.status.startswith(("kernel", "lake")) else f"  {theorem.status}")
        )
        if theorem.printed is not None:
            text = printed_texts.get(theorem.theorem)
            yield _indented(f"printed statement {theorem.printed}" + (f": {text}" if text else ""))
        if statements:
            yield _indented(f"Lean: {theorem.statement}")
    yield ""
    for problem in result.problems:
        yield f"problem: {problem}"
    for note in result.notes:
        yield f"note: {note}"
    for way in result.checked:
        yield f"{way.status}: {way.detail}"
    if result.seconds:
        yield "time: " + ", ".join(f"{step} {s:.1f} s" for step, s in result.seconds.items())
    printed = [theorem.printed for theorem in result.theorems if theorem.printed is not None]
    if printed:
        yield (
            f"printed statements: {printed.count('accepted')} of {len(printed)} accepted as their "
            "theorems' by Lean"
        )
    claims = {theorem.id for theorem in result.theorems if theorem.id != "model"}
    yield (
        f"{result.verdict}: {len(claims)} claims, {len(result.theorems)} theorems, "
        f"{result.controls} controls answered rightly"
    )


def _indented(text: str) -> str:
    return textwrap.fill(
        text,
        98,
        initial_indent="       ",
        subsequent_indent="         ",
        break_long_words=False,
        break_on_hyphens=False,
    )
