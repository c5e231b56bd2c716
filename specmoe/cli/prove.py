"""``specmoe prove``: Lean checks the theory."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import click

from specmoe.cli.common import CLAIMS_FILE, json_option, reports_errors, status

__all__ = ["prove"]


@click.command(epilog="Example:  specmoe prove --out reports/claims.json")
@click.option(
    "--via",
    type=click.Choice(["embedded", "lake"]),
    help="embedded: Lean from the wheel of the `lean` extra. lake: a tool chain from elan. "
    "Default: every one that is here; then they must agree.",
)
@click.option(
    "--root",
    type=click.Path(path_type=Path, file_okay=False),
    help="The Lean folder to check. Default: ./lean if the theory is there, as in a checkout, else "
    "the one that came with the installed package.",
)
@click.option("--fresh", is_flag=True, help="Compile everything anew; use nothing kept.")
@click.option("--statements", is_flag=True, help="Also print each statement, as Lean does.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    default=Path("reports") / CLAIMS_FILE,
    show_default=True,
    help="Where to write what was found, for `specmoe audit` to quote.",
)
@json_option
@reports_errors
def prove(
    via: Literal["embedded", "lake"] | None,
    root: Path | None,
    fresh: bool,
    statements: bool,
    out: Path,
    as_json: bool,
) -> int:
    """Check every claim of the theory with Lean: statements, proofs and axioms.

    Exit code 0 if all are proved, 1 if something is wrong, 3 if Lean could not be run.
    """
    from specmoe import lean
    from specmoe.files import write_all

    if root is None and (Path("lean") / "SpecMoE.lean").is_file():
        root = Path("lean")
    with status("checking the theory with Lean", quiet=as_json):
        result = lean.prove(via, fresh=fresh, root=root)
    write_all({out: result.to_bytes()})
    if as_json:
        click.echo(result.to_bytes().decode())
    else:
        click.echo(lean.render_table(result, statements=statements), nl=False)
    return result.exit_code
