"""``specmoe advise``: the engine options that follow from a measurement."""

from __future__ import annotations

import json
from pathlib import Path

import click

from specmoe.cli.common import EXIT_UNDECIDED, json_option, read_all, reports_errors

__all__ = ["advise"]


@click.command(epilog="Example:  specmoe advise my-gpu.toml")
@click.argument("source", metavar="FILE|NAME")
@click.option(
    "--acceptance",
    metavar="A",
    help="Acceptance rate per drafted token (0..1, a decimal or a ratio) to use instead of the "
    "file's own.",
)
@json_option
@reports_errors
def advise(source: str, acceptance: str | None, as_json: bool) -> int:
    """Say which draft length to set in the engine, and why.

    The options of the file's engine (llama.cpp, vLLM, MLX-LM, SGLang; of all of them if it is
    another one), the gain expected with its bounds, how sure it is, the step of the pass time that
    costs most, and where the engine should change expert kernels. Drafting is not recommended
    where it does not pay. With --json, every option has its version and source.
    """
    from specmoe.advice import advise as run
    from specmoe.advice import as_json as data
    from specmoe.advice import lines

    found = run(read_all([Path(source)])[0], acceptance)
    if as_json:
        click.echo(json.dumps(data(found), ensure_ascii=False))
    else:
        click.echo("\n".join(lines(found)))
    return 0 if found.decided else EXIT_UNDECIDED
