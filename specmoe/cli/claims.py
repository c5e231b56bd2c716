"""``specmoe claims``: the theory's claims, and whether their three witnesses agree."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import click

from specmoe.cli.common import json_option, reports_errors
from specmoe.errors import InputError

if TYPE_CHECKING:
    from rich.console import RenderableType

__all__ = ["claims"]


class _Tell(Protocol):
    def __call__(self, text: str) -> None: ...


@click.command(epilog="Example:  specmoe claims M3")
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option(
    "--check",
    is_flag=True,
    help="Hear all three witnesses: derived by sympy, proved by Lean as printed, evaluated at "
    "exact numbers. Exit code 1 if one disagrees, 3 if Lean could not be run.",
)
@click.option(
    "--explain",
    is_flag=True,
    help="Say all about each claim: statement, symbols, derivation, why each hypothesis is there.",
)
@click.option(
    "--mutants",
    is_flag=True,
    help="Change the evaluators and the printed statements of the claims in one place at a time, "
    "and see whether the witnesses notice. Two minutes for all claims.",
)
@click.option(
    "--root",
    type=click.Path(path_type=Path, file_okay=False),
    help="For --check: the Lean folder. Default: as for `specmoe prove`.",
)
@json_option
@reports_errors
def claims(
    ids: tuple[str, ...],
    check: bool,
    explain: bool,
    mutants: bool,
    root: Path | None,
    as_json: bool,
) -> int:
    """List the theory's claims, explain them, or check that their witnesses agree."""
    if check + explain + mutants > 1:
        raise InputError(
            "one thing at a time", expected="one of --check, --explain and --mutants", found="more"
        )
    if check:
        return _check(ids, root, as_json)
    if mutants:
        return _mutants(ids, as_json)
    if explain:
        return _explain(ids, as_json)
    return _list(ids, as_json)


def _list(ids: Sequence[str], as_json: bool) -> int:
    from specmoe import claims as registry

    chosen = [registry.summary(id_) for id_ in ids] or list(registry.summaries())
    if as_json:
        click.echo(json.dumps([asdict(entry) for entry in chosen], ensure_ascii=False))
        return 0
    from rich.table import Table

    table = Table("id", "title", "what it says", "Lean", show_lines=bool(ids))
    for entry in chosen:
        table.add_row(entry.id, entry.title, entry.reading, "\n".join(entry.lean_names))
    _print(table)
    return 0


def _print(*things: RenderableType) -> None:
    from rich.console import Console

    # Formulas are no markup, and numbers in them no reason for colours.
    console = Console(markup=False, highlight=False)
    for thing in things:
        console.print(thing)


@contextmanager
def _progress() -> Iterator[_Tell]:
    """Tell on stderr what is under way: in place where a person is watching, else in lines."""
    if not sys.stderr.isatty():
        yield lambda text: None if " of " in text else click.echo(f"{text} ...", err=True)
        return
    from rich.console import Console

    with Console(stderr=True).status("") as shown:
        yield lambda text: shown.update(text)


# --check and --mutants -------------------------------------------------------------------------


def _check(ids: Sequence[str], root: Path | None, as_json: bool) -> int:
    from specmoe.claims import witnesses

    if root is None and (Path("lean") / "SpecMoE.lean").is_file():
        root = Path("lean")
    with _progress() as tell:
        verdicts = witnesses.check(ids, root=root, tell=tell)
    code = witnesses.exit_code(verdicts)
    if as_json:
        data = {"exit_code": code, "claims": [verdict.as_dict() for verdict in verdicts]}
        click.echo(json.dumps(data, ensure_ascii=False))
        return code
    from rich.table import Table

    table = Table("claim", "derived (sympy)", "proved as printed (Lean)", "evaluated (exact)")
    for verdict in verdicts:
        statuses = [witness.status for witness in verdict.witnesses.values()]
        table.add_row(verdict.id, *statuses)
    _print(table)
    unheard = set()
    for verdict in verdicts:
        for name, witness in verdict.witnesses.items():
            if witness.status == witnesses.DISAGREES:
                click.echo(f"{verdict.id}: {name} disagrees: {witness.detail}")
            elif witness.status == witnesses.NOT_CHECKED:
                unheard.add(f"{name}: {witness.detail}")
    for reason in sorted(unheard):
        click.echo(f"not checked here: {reason}")
    words = {0: "all witnesses agree", 1: "witnesses disagree", 3: "not all could be heard"}
    what = "1 claim" if len(verdicts) == 1 else f"{len(verdicts)} claims"
    click.echo(f"{what}: {words[code]}")
    return code


def _mutants(ids: Sequence[str], as_json: bool) -> int:
    from specmoe.claims.mutation_report import evaluators_report, statements_report

    with _progress() as tell:
        tell("changing evaluators")
        reports = [evaluators_report(ids, tell=tell)]
        tell("changing printed statements")
        reports.append(statements_report(ids))
    codes = [report.exit_code for report in reports]
    if as_json:
        click.echo(json.dumps([report.as_dict() for report in reports], ensure_ascii=False))
    else:
        for report in reports:
            click.echo(str(report))
    return 1 if 1 in codes else max(codes)


# --explain -------------------------------------------------------------------------------------


def _explain(ids: Sequence[str], as_json: bool) -> int:
    from specmoe.claims.explain import explain

    if not ids:
        raise InputError(
            "no claim to explain",
            expected="one or more ids",
            mend="list them: specmoe claims",
        )
    told = [explain(id_) for id_ in ids]
    if as_json:
        click.echo(json.dumps(told, ensure_ascii=False))
        return 0
    for claim in told:
        _print(*_told(claim))
    return 0


def _told(claim: dict[str, Any]) -> Iterator[RenderableType]:
    from rich.padding import Padding
    from rich.rule import Rule
    from rich.text import Text

    yield Rule(f"{claim['id']}: {claim['title']} ({claim['group']})", align="left")
    yield Text(claim["reading"])
    if claim["abstract_sentence"]:
        yield Text(f"It answers: {claim['abstract_sentence']}")
    for theorem in claim["theorems"]:
        yield Text(f"\n{theorem['name']}", style="bold")
        for hypothesis in theorem["hypotheses"]:
            yield Padding(f"if {hypothesis['formula']}", (0, 0, 0, 2))
            yield Padding(f"{hypothesis['reading']}; {hypothesis['why']}", (0, 0, 0, 7))
        yield Padding(f"{'then' if theorem['hypotheses'] else 'always'} {theorem['conclusion']}",
                      (0, 0, 0, 2))  # fmt: skip
        yield Text("Derivation", style="italic")
        yield _derivation(theorem["derivation"])
        yield Text(f"Lean: {theorem['lean_name']}", style="italic")
        yield Padding(theorem["lean_statement"], (0, 0, 0, 2))
    yield Text("\nSymbols", style="bold")
    yield _grid(
        [[s["name"], f"[{s['unit']}]", s["meaning"], s["domain"]] for s in claim["symbols"]]
    )
    yield Text("\nEvaluators", style="bold")
    yield Padding("\n".join(claim["evaluators"]), (0, 0, 0, 2))
    yield Text("\nWitnesses", style="bold")
    rows = [[name, v["status"], v["detail"]] for name, v in claim["verdicts"].items()]
    yield _grid(rows)


def _derivation(steps: Sequence[dict[str, Any]]) -> RenderableType:
    rows = []
    for number, step in enumerate(steps):
        uses = f" (from {', '.join(map(str, step['uses']))})" if step["uses"] else ""
        rows.append([f"{number}.", f"{step['formula']}\n  {step['text']}{uses}"])
    return _grid(rows)


def _grid(rows: Sequence[Sequence[str]]) -> RenderableType:
    from rich.padding import Padding
    from rich.table import Table

    grid = Table.grid(padding=(0, 2))
    for row in rows:
        grid.add_row(*row)
    return Padding(grid, (0, 0, 0, 2))
