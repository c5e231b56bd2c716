"""The result of a check, for people at a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence

from specmoe.lean.result import Checked, ProveResult
from specmoe.lean.source import NAMESPACE

__all__ = ["render_table"]

_CHECKED = "checked by"


def render_table(
    result: ProveResult, *, statements: bool = False, printed: Mapping[str, str] | None = None
) -> str:
    """A table of all theorems, the problems, and the verdict.

    The column `checked by` names the ways that accepted a theorem: one with its version of Lean, or
    several, whose versions stand below the table. It says `failed` or `not checked` otherwise. The
    theory's rows fit 100 characters with one way or two, whether or not a terminal shows them.

    Args:
        result: What a check found.
        statements: Also print each statement, as Lean does.
        printed: By theorem, the statement that the registry prints for it.
    """
    return "\n".join(_lines(result, statements, printed or {})) + "\n"


def _lines(
    result: ProveResult, statements: bool, printed_texts: Mapping[str, str]
) -> Iterator[str]:
    yield from _rows(result, statements, printed_texts)
    yield ""
    for problem in result.problems:
        yield f"problem: {problem}"
    for note in result.notes:
        yield f"note: {note}"
    for way in result.checked:
        yield f"{_short((way,))}: {way.status}"
        yield from (f"  {part}" for part in way.detail.split("; "))
    if result.seconds:
        times = ", ".join(f"{step} {s:.1f} s" for step, s in result.seconds.items())
        yield textwrap.fill(f"time: {times}", 100, subsequent_indent="      ")
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


def _rows(result: ProveResult, statements: bool, printed_texts: Mapping[str, str]) -> Iterator[str]:
    names = [theorem.theorem.removeprefix(f"{NAMESPACE}.") for theorem in result.theorems]
    checked = [_short(result.ways(theorem.status)) or theorem.status for theorem in result.theorems]
    first = max(map(len, names), default=7)
    second = max(map(len, [*checked, _CHECKED]))
    yield f"claim {'theorem':<{first}} {'statement':<12} {_CHECKED:<{second}} axioms"
    for theorem, name, how in zip(result.theorems, names, checked, strict=True):
        axioms = "?" if theorem.axioms is None else ", ".join(theorem.axioms) or "none"
        digest = theorem.statement_sha256[:12]
        yield f"{theorem.id:<5} {name:<{first}} {digest} {how:<{second}} {axioms}"
        if theorem.printed is not None:
            text = printed_texts.get(theorem.theorem)
            yield _indented(f"printed statement {theorem.printed}" + (f": {text}" if text else ""))
        if statements:
            yield _indented(f"Lean: {theorem.statement}")


def _short(ways: Sequence[Checked]) -> str:
    """The names of some ways, as the table has room for them."""
    if len(ways) == 1:
        return f"{ways[0].via} {ways[0].lean}"
    return "+".join(way.via for way in ways)


def _indented(text: str) -> str:
    return textwrap.fill(
        text,
        98,
        initial_indent="       ",
        subsequent_indent="         ",
        break_long_words=False,
        break_on_hyphens=False,
    )
