"""The table of a validation for a terminal, as Markdown and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from specmoe.canonical import to_json
from specmoe.exact import Interval
from specmoe.passes import brief
from specmoe.validation.compare import ACCEPTANCES
from specmoe.validation.model import Counts, SavingCheck, TimeCheck, Validation
from specmoe.validation.table import by_engine, methods, rules, settings, summary, table

__all__ = ["as_json", "markdown", "render"]

_METHODS = "The same questions answered by simple rules, on the same rows:"


def render(validations: Sequence[Validation], *, width: int | None = None) -> str:
    """Everything for a terminal: the table, the simple rules, what is missing, the rules, the sum.

    Args:
        validations: What was compared, file by file.
        width: Columns; those of the terminal unless given.

    Returns:
        Plain text that ends with the line of :func:`specmoe.validation.table.summary`.

    Example:
        >>> render([]).splitlines()[-1].startswith("0 of 0 files compared")
        True
    """
    from io import StringIO

    from rich.console import Console
    from rich.table import Column
    from rich.table import Table as Grid
    from rich.text import Text

    told, page = table(validations), StringIO()
    console = Console(file=page, width=width)
    console.print(Text(told.title))
    for note, heads, rows, sums in (
        ("", told.heads, told.rows, told.sums),
        (_METHODS, told.method_heads, told.methods, ()),
    ):
        if not rows:
            continue
        if note:
            console.print(Text(note))
        grid = Grid(Column(heads[0], overflow="fold"), *heads[1:])
        for row in rows:
            grid.add_row(*map(Text, row))
        grid.add_section()
        for row in sums:
            grid.add_row(*map(Text, row))
        console.print(grid)
    for line in told.notes:
        console.print(Text(f"- {line}"))
    lines = [line.rstrip() for line in page.getvalue().splitlines()]
    return "\n".join([*lines, told.summary])


def markdown(validations: Sequence[Validation]) -> str:
    """The same as Markdown.

    Args:
        validations: What was compared, file by file.

    Example:
        >>> markdown([]).splitlines()[0]
        '# Validation: predictions from the calibration rows against the held-out ones'
    """
    told = table(validations)
    lines = [f"# {told.title}", "", f"{told.summary}."]
    if told.rows:
        lines += ["", *_grid(told.heads, (*told.rows, *told.sums))]
    if told.methods:
        lines += ["", _METHODS, "", *_grid(told.method_heads, told.methods)]
    return "\n".join([*lines, "", *(f"- {_escaped(line)}" for line in told.notes)])


def as_json(validations: Sequence[Validation]) -> dict[str, Any]:
    """Every comparison for machines: rationals as ``"p/q"``.

    Args:
        validations: What was compared, file by file.

    Returns:
        Plain data for JSON.

    Example:
        >>> as_json([])["compared"]
        False
    """
    return {
        "summary": summary(validations),
        "split": any(one.split for one in validations),
        "compared": any(one.compared for one in validations),
        "acceptances": to_json(ACCEPTANCES),
        "counts": to_json(sum((one.counts for one in validations), Counts())),
        "by_engine": [
            {"engine": group.label, "files": group.files, "counts": to_json(group.counts)}
            for group in by_engine(validations)
        ],
        "by_setting": [
            {
                "engine": members[0].place,
                "model": members[0].model,
                "context": members[0].context,
                "files": len(members),
                "counts": to_json(sum((one.counts for one in members), Counts())),
            }
            for members in settings(validations)
        ],
        "methods": to_json(methods(validations)),
        "files": [_file(one) for one in validations],
        "rules": list(rules(validations)),
    }


def _grid(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return [
        f"| {' | '.join(heads)} |",
        f"|{' --- |' * len(heads)}",
        *(f"| {' | '.join(map(_escaped, row))} |" for row in rows),
    ]


def _escaped(text: str) -> str:
    """Text that a file brought must not become a column, a heading, a link or a tag."""
    for character in "\\`*_[]<>|":
        text = text.replace(character, f"\\{character}")
    return "<br>".join(text.splitlines())


def _file(one: Validation) -> dict[str, Any]:
    record = to_json(replace(one, times=(), savings=()))
    assert isinstance(record, dict)
    return record | {
        "compared": one.compared,
        "counts": to_json(one.counts),
        "most_lost": to_json(one.most_lost),
        "times": [_enclosed(check) for check in one.times],
        "savings": [
            _enclosed(check) | {"faster_named": check.faster_named} for check in one.savings
        ],
        "crossover": _with(one.crossover, "within"),
        "lengths": [_with(check, "within", "among_possible") for check in one.lengths],
    }


def _enclosed(check: TimeCheck | SavingCheck) -> dict[str, Any]:
    """The record with short numbers: those that are long are enclosed, rounded outward.

    Under uniform routing the exact prediction at n tokens has a denominator of about ``N**n``.
    Whether the measurement is inside was decided with the exact one.
    """
    record = to_json(replace(check, predicted=Fraction(0), bounds=brief(check.bounds)))
    assert isinstance(record, dict)
    return record | {"predicted": to_json(brief(Interval.point(check.predicted)))}


def _with(check: object, *names: str) -> Any:
    """The record with what follows from it."""
    record = to_json(check)
    return record | {n: getattr(check, n) for n in names} if isinstance(record, dict) else record
