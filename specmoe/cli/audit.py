"""``specmoe audit``: certificates and an index from measurement files."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from specmoe.audit import FORMATS, Failure, Report
from specmoe.cli.common import (
    CLAIMS_FILE,
    EXIT_BAD_INPUT,
    EXIT_UNDECIDED,
    json_option,
    progress,
    read_all,
    reports_errors,
)
from specmoe.errors import OutputError

if TYPE_CHECKING:
    from specmoe.measurement.model import Measurement

__all__ = ["audit"]


@click.command(epilog="Example:  specmoe audit my-gpu.toml --out reports")
@click.argument("files", nargs=-1, metavar="[FILE|NAME|DIR]...", type=click.Path(path_type=Path))
@click.option("--bundled", is_flag=True, help="Every bundled public measurement: the default.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("reports"),
    show_default=True,
    help="Folder for the reports; made if missing.",
)
@click.option(
    "--format",
    "formats",
    multiple=True,
    type=click.Choice([*FORMATS, "all"]),
    help="What to write; may be given again. html: the page; json: the certificate; pdf: a "
    "document with the certificate attached (extra `pdf`); lean: the results as Lean theorems; "
    "svg: a badge. Default: html, json.",
)
@click.option(
    "--claims",
    "claims_file",
    type=click.Path(path_type=Path, dir_okay=False),
    help=f"What `specmoe prove` wrote: gives each claim its Lean status. Default: {CLAIMS_FILE} in "
    "the --out folder, if it is there.",
)
@click.option(
    "--jobs", type=click.IntRange(1), default=1, show_default=True, help="Worker processes."
)
@click.option("--scheduler", metavar="ADDRESS", help="Work on a dask cluster (extra `dask`).")
@json_option
@reports_errors
def audit(
    files: tuple[Path, ...],
    bundled: bool,
    out: Path,
    formats: tuple[str, ...],
    claims_file: Path | None,
    jobs: int,
    scheduler: str | None,
    as_json: bool,
) -> int:
    """Write a certificate for each measurement FILE, and an index.

    A FILE may also be the name of a bundled measurement; without any, every bundled one is
    audited. Files are all read before anything is written: one bad file, and nothing is. With a
    DIR, each of its measurement files is audited by itself: one that fails stops no other, reports
    are written as they are done, a table closes the run, and the exit code is 2 if any failed.

    Each file is replaced as a whole, those of a device one after the other, its certificate last,
    and the index at the end. A run that is killed can leave new pages beside an old certificate:
    verify says so, and the next run mends it.
    """
    from specmoe.audit import executor, measurement_files, read_each, reports
    from specmoe.certificate import checked_claims
    from specmoe.files import write_all
    from specmoe.measurement import bundled as bundled_files
    from specmoe.report import render_index

    if claims_file is None and (out / CLAIMS_FILE).is_file():
        claims_file = out / CLAIMS_FILE
    proofs = checked_claims(claims_file) if claims_file is not None else None
    wanted = FORMATS if "all" in formats else formats or ("html", "json")
    paths = (*files, *bundled_files()) if bundled else files
    many = any(path.is_dir() for path in paths)
    measurements: Iterable[Measurement | Failure]
    if many:
        listed = [f for p in paths for f in (measurement_files(p) if p.is_dir() else (p,))]
        total, measurements = len(listed), read_each(listed)
    else:
        read = read_all(paths)
        total, measurements = len(read), read
    done: list[Report] = []
    failed: list[Failure] = []
    kept: dict[Path, bytes] = {}
    with (
        executor(jobs, scheduler) as (where, workers),
        progress(
            "auditing",
            reports(measurements, wanted, proofs, where, workers),
            total=total,
            quiet=as_json,
        ) as outcomes,
    ):
        for outcome in outcomes:
            if isinstance(outcome, Failure):
                if not many:
                    raise outcome.error
                failed.append(outcome)
                continue
            written = {out / name: data for name, data in outcome.files.items()}
            if many:
                try:
                    write_all(written)
                except OutputError as error:
                    failed.append(Failure(outcome.row["name"], error))
                    continue
            else:
                kept |= written
            done.append(outcome.without_files())
    done.sort(key=lambda report: report.row["name"])
    failed.sort(key=lambda failure: failure.file)
    if done and "html" in wanted:  # an index of pages that are not there would lead nowhere
        lines = [report.line for report in done]
        kept[out / "index.html"] = render_index(lines, badges="svg" in wanted).encode()
    try:
        write_all(kept)
    except OutputError as error:
        if not many:
            raise
        failed.append(Failure("index.html", error))
    _tell(out, done, failed, many=many, as_json=as_json)
    if failed:
        return EXIT_BAD_INPUT
    return EXIT_UNDECIDED if any(not report.row["decided"] for report in done) else 0


def _tell(
    out: Path, done: Sequence[Report], failed: Sequence[Failure], *, many: bool, as_json: bool
) -> None:
    """What was written: a line each, or a table where a folder was audited."""
    if as_json:
        found = {"out": str(out), "certificates": [report.row for report in done]}
        if many:
            found["failed"] = [{"file": f.file, "error": f.error.as_dict()} for f in failed]
        click.echo(json.dumps(found, ensure_ascii=False))
        return
    if many:
        _print_table(done, failed)
    else:
        for report in done:
            click.echo(f"{report.row['name']}: {report.row['sentence']}")
    for failure in failed:
        click.echo(f"error: {failure.error}", err=True)
    count = f"{len(done)} certificate{'' if len(done) == 1 else 's'}"
    lost = f", {len(failed)} failed" if failed else ""
    start = f"; start with {out / 'index.html'}" if (out / "index.html").is_file() else ""
    click.echo(f"{count} in {out}{lost}{start}", err=True)


def _print_table(done: Sequence[Report], failed: Sequence[Failure]) -> None:
    """The index's table, as far as a terminal has room for it."""
    from rich.console import Console
    from rich.table import Column, Table
    from rich.text import Text

    from specmoe.report.compare import comparison

    shown = ("crossover", "draft at 0.8", "speedup at 0.8", "outcome")
    compared = comparison([report.line for report in done])
    places = [[column.label for column in compared.columns].index(head) for head in shown]
    table = Table(Column("measurement", no_wrap=True), *shown)
    for report, cells in zip(done, compared.rows, strict=True):
        table.add_row(*map(Text, (report.row["name"], *(cells[i].text for i in places))))
    for failure in failed:
        name = Path(failure.file).name
        table.add_row(*map(Text, (name, "", "", "", f"failed: {failure.error.problem}")))
    Console().print(table)
