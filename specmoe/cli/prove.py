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
    type=click.Choice(["embedded", "lake", "dojo"]),
    help="embedded: Lean from the wheel of the `lean` extra. lake: a tool chain from elan. "
    "dojo: lean-dojo, of the `dojo` extra, on top of those; it needs elan and takes minutes. "
    "Default: embedded and lake, as far as they are here; then they must agree.",
)
@click.option(
    "--root",
    type=click.Path(path_type=Path, file_okay=False),
    help="The Lean folder to check. Default: ./lean if the theory is there, as in a checkout, else "
    "the one that came with the installed package.",
)
@click.option("--fresh", is_flag=True, help="Compile everything anew; use nothing kept.")
@click.option(
    "--statements",
    is_flag=True,
    help="Also let Lean compare each claim with its theorem: the statement printed from the "
    "claim's formulas must be accepted, and changed ones refused. Prints both.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Where to write what was found, for `specmoe audit` to quote. "
    f"Default: reports/{CLAIMS_FILE}, which a failed run leaves as it is.",
)
@json_option
@reports_errors
def prove(
    via: Literal["embedded", "lake", "dojo"] | None,
    root: Path | None,
    fresh: bool,
    statements: bool,
    out: Path | None,
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
        if via == "dojo":
            from specmoe.lean import dojo

            result = dojo.prove(root, fresh=fresh, statements=statements)
        else:
            result = lean.prove(via, fresh=fresh, root=root, statements=statements)
    usual = Path("reports") / CLAIMS_FILE
    if out is None and result.exit_code and usual.exists():
        click.echo(f"{usual} is left as it was; --out FILE writes this outcome", err=True)
    else:
        write_all({out or usual: result.to_bytes()})
    if as_json:
        click.echo(result.to_bytes().decode())
    else:
        printed = lean.printed_texts() if statements else None
        click.echo(lean.render_table(result, statements=statements, printed=printed), nl=False)
    return result.exit_code
