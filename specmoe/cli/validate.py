"""``specmoe validate``: predictions against rows that no fit has seen."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from specmoe.cli.common import (
    EXIT_BAD_INPUT,
    EXIT_UNDECIDED,
    json_option,
    read_all,
    reports_errors,
    status,
)

if TYPE_CHECKING:
    from specmoe.audit import Failure
    from specmoe.measurement.model import Measurement

__all__ = ["validate"]


@click.command(epilog="Example:  specmoe validate my-gpu.toml")
@click.argument("files", nargs=-1, metavar="[FILE|NAME|DIR]...", type=click.Path(path_type=Path))
@click.option(
    "--split",
    is_flag=True,
    help="Also hold out every other calibration row between the first and the last of each kernel, "
    "and fit the rest: for files that hold out nothing. The output says so.",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["table", "md"]),
    default="table",
    show_default=True,
    help="md: Markdown.",
)
@json_option
@reports_errors
def validate(files: tuple[Path, ...], split: bool, form: str, as_json: bool) -> int:
    """Compare predictions from the calibration rows with the held-out ones.

    For each FILE: held-out times and savings inside their bounds, predicted against observed
    crossover, best draft length by predicted against measured times, and the same questions
    answered by simple rules. Whatever comes out is printed as it is, with exit code 0; 3 if
    nothing could be compared. Without FILES, every bundled measurement.

    Files of one engine, model and depth are summed too. The depth is the number of tokens that
    each sequence held in its context (KV cache) when the timed passes began: [timing] context of
    the file, -d of llama-bench, -npp of llama-batched-bench, the prompt of MLX-LM's benchmark. An
    operation timed alone has none.
    """
    from specmoe.audit import Failure
    from specmoe.validation import as_json as data
    from specmoe.validation import markdown, render
    from specmoe.validation import validate as run

    found, failed = [], []
    with status("validating", quiet=as_json):
        for item in _measurements(files):
            if isinstance(item, Failure):
                failed.append(item)
            else:
                found.append(run(item, split=split))
    if as_json:
        told = data(found) | {
            "failed": [{"file": f.file, "error": f.error.as_dict()} for f in failed]
        }
        click.echo(json.dumps(told, ensure_ascii=False))
    elif found:
        click.echo(markdown(found) if form == "md" else render(found))
    for failure in failed:
        click.echo(f"error: {failure.error}", err=True)
    if failed:
        return EXIT_BAD_INPUT
    if any(one.compared for one in found):
        return 0
    if not split:
        click.echo("nothing is held out; --split holds out calibration rows", err=True)
    return EXIT_UNDECIDED


def _measurements(files: tuple[Path, ...]) -> Iterable[Measurement | Failure]:
    """Files and names, all of them good or none read; a folder's files each by itself."""
    from specmoe.audit import measurement_files, read_each

    if not any(path.is_dir() for path in files):
        return read_all(files)
    return read_each(
        [file for path in files for file in (measurement_files(path) if path.is_dir() else (path,))]
    )
