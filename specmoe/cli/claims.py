"""``specmoe claims``: the theory's claims."""

from __future__ import annotations

import json
from dataclasses import asdict

import click

from specmoe.cli.common import json_option, reports_errors

__all__ = ["claims"]


@click.command(epilog="Example:  specmoe claims M3")
@click.argument("ids", nargs=-1, metavar="[ID]...")
@json_option
@reports_errors
def claims(ids: tuple[str, ...], as_json: bool) -> int:
    """List the theory's claims: id, title, what it says, its Lean theorems."""
    from specmoe import claims as registry

    chosen = [registry.summary(id_) for id_ in ids] or list(registry.summaries())
    if as_json:
        click.echo(json.dumps([asdict(entry) for entry in chosen], ensure_ascii=False))
        return 0
    from rich.console import Console
    from rich.table import Table

    table = Table("id", "title", "what it says", "Lean", show_lines=bool(ids))
    for entry in chosen:
        table.add_row(entry.id, entry.title, entry.reading, "\n".join(entry.lean_names))
    Console().print(table)
    return 0
