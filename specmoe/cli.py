"""The command line: parses, calls, prints.

Exit codes: 0 success, 1 refuted or failed check, 2 bad input, 3 undecided.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, replace
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, ParamSpec

import click

from specmoe._version import __version__
from specmoe.errors import InputError, NotChecked, SpecmoeError

if TYPE_CHECKING:
    from specmoe.certificate.model import Certificate
    from specmoe.lean import ProveResult
    from specmoe.measurement.model import Measurement

__all__ = ["main"]

EXIT_BAD_INPUT = 2
EXIT_UNDECIDED = 3
CLAIMS_FILE = "claims.json"

P = ParamSpec("P")

_json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for machines.")


def _reports_errors(command: Callable[P, int]) -> Callable[P, None]:
    """Turn our errors into one clear message on stderr (JSON with --json) and an exit code."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            code = command(*args, **kwargs)
        except SpecmoeError as error:
            if kwargs.get("as_json"):
                click.echo(json.dumps({"error": error.as_dict()}, ensure_ascii=False))
            click.echo(f"error: {error}", err=True)
            code = EXIT_UNDECIDED if isinstance(error, NotChecked) else EXIT_BAD_INPUT
        sys.exit(code)

    return run


@click.group(
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Example:  specmoe audit --out reports    (every bundled public measurement)",
)
@click.version_option(__version__, prog_name="specmoe")
def main() -> None:
    """How fast speculative decoding runs on mixture-of-experts models, with certificates.

    From a measurement file: from how many tokens per pass a deduplicating expert kernel beats a
    per-slot kernel, how many tokens to draft, and what that gains, each with bounds.
    """


@main.command(epilog="Example:  specmoe audit my-gpu.toml --out reports")
@click.argument("files", nargs=-1, type=click.Path(path_type=Path))
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("reports"),
    show_default=True,
    help="Folder for the reports; made if missing.",
)
@click.option(
    "--claims",
    "claims_file",
    type=click.Path(path_type=Path, dir_okay=False),
    help=f"What `specmoe prove` wrote: gives each claim its Lean status. Default: {CLAIMS_FILE} in "
    "the --out folder, if it is there.",
)
@_json_option
@_reports_errors
def audit(files: tuple[Path, ...], out: Path, claims_file: Path | None, as_json: bool) -> int:
    """Write a certificate (HTML and JSON) for each measurement FILE, and an index.

    A FILE may also be the name of a bundled measurement. Without FILES, every bundled public
    measurement is audited. All files are read before anything is written: one bad file, and
    nothing is.
    """
    from specmoe.certificate import checked_claims
    from specmoe.files import write_all
    from specmoe.report import render_index

    if claims_file is None and (out / CLAIMS_FILE).is_file():
        claims_file = out / CLAIMS_FILE
    proofs = checked_claims(claims_file) if claims_file is not None else None
    measurements = _read_all(files)
    written: dict[Path, bytes] = {}
    rows: list[dict[str, Any]] = []
    documents: list[dict[str, Any]] = []
    with _progress("auditing", measurements, quiet=as_json) as steps:
        for measurement in steps:
            certificate, document, page = _certify(measurement, proofs)
            files_of = {"json": f"{measurement.name}.json", "html": f"{measurement.name}.html"}
            written[out / files_of["json"]] = document
            written[out / files_of["html"]] = page
            documents.append(json.loads(document))
            rows.append(_summary(certificate) | {"files": files_of})
    written[out / "index.html"] = render_index(documents).encode()
    write_all(written)
    code = EXIT_UNDECIDED if any(not row["decided"] for row in rows) else 0
    if as_json:
        click.echo(json.dumps({"out": str(out), "certificates": rows}, ensure_ascii=False))
    else:
        for row in rows:
            click.echo(f"{row['name']}: {row['sentence']}")
        count = f"{len(rows)} certificate{'' if len(rows) == 1 else 's'}"
        click.echo(f"{count} in {out}; start with {out / 'index.html'}", err=True)
    return code


@main.command(epilog="Example:  specmoe predict rx-7900-xtx --acceptance 0.8")
@click.argument("source", metavar="FILE|NAME")
@click.option(
    "--acceptance",
    metavar="A",
    help="Acceptance rate per drafted token (0..1, a decimal or a ratio) to use instead of the "
    "file's own.",
)
@_json_option
@_reports_errors
def predict(source: str, acceptance: str | None, as_json: bool) -> int:
    """Predict crossover, draft length and speedup in one line.

    FILE is a measurement file; NAME is a bundled measurement, as `specmoe audit` names it.
    """
    from specmoe.certificate import build

    measurement = _read_all([Path(source)])[0]
    if acceptance is not None:
        measurement = _with_acceptance(measurement, acceptance)
    row = _summary(build(measurement))
    click.echo(json.dumps(row, ensure_ascii=False) if as_json else row["sentence"])
    return 0 if row["decided"] else EXIT_UNDECIDED


@main.command(epilog="Example:  specmoe claims M3")
@click.argument("ids", nargs=-1, metavar="[ID]...")
@_json_option
@_reports_errors
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


@main.command(epilog="Example:  specmoe prove --out reports/claims.json")
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
@_json_option
@_reports_errors
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
    with _status("checking the theory with Lean", quiet=as_json):
        result = lean.prove(via, fresh=fresh, root=root)
    write_all({out: result.to_bytes()})
    if as_json:
        click.echo(result.to_bytes().decode())
    else:
        click.echo(lean.render_table(result, statements=statements), nl=False)
    return result.exit_code


@main.command(epilog="Example:  specmoe schema measurement --example > my-gpu.toml")
@click.argument("document", type=click.Choice(["measurement", "certificate"]))
@click.option("--example", is_flag=True, help="Print a complete, commented example instead.")
@_json_option
@_reports_errors
def schema(document: str, example: bool, as_json: bool) -> int:
    """Print the JSON Schema of a measurement file or of a certificate."""
    del as_json  # the schema is JSON either way
    from specmoe import measurement
    from specmoe.certificate.schema import certificate_schema

    if example:
        if document != "measurement":
            raise InputError(
                "only the measurement file has an example",
                path="--example",
                expected="specmoe schema measurement --example",
                mend="for a certificate, run specmoe audit and open its JSON",
            )
        click.echo(measurement.example().read_text(encoding="utf-8"), nl=False)
        return 0
    found = measurement.schema() if document == "measurement" else certificate_schema()
    click.echo(json.dumps(found, indent=2, ensure_ascii=False))
    return 0


def _bundled_or_path(source: Path) -> Path:
    from specmoe.measurement import bundled

    known = {path.stem: path for path in bundled()}
    if str(source) in known and not source.exists():
        return known[str(source)]
    if not source.exists() and not source.suffix:
        raise InputError(
            "no such measurement",
            file=str(source),
            expected=f"a measurement file, or one of {', '.join(known)}",
            found="no file and no bundled measurement of that name",
            mend="check the name; `specmoe schema measurement --example` starts a new file",
        )
    return source


def _read_all(files: Sequence[Path]) -> list[Measurement]:
    from specmoe.measurement import bundled, read

    measurements = [read(_bundled_or_path(path)) for path in files or bundled()]
    seen: dict[str, str] = {}
    for measurement in measurements:
        if measurement.name in seen:
            raise InputError(
                "two files have the same name, so one report would overwrite the other",
                file=measurement.file,
                path="name",
                expected="a name of its own in each file",
                found=f"{measurement.name}, also in {seen[measurement.name]}",
                mend="change one of the names",
            )
        seen[measurement.name] = measurement.file
    return measurements


def _with_acceptance(measurement: Measurement, text: str) -> Measurement:
    from specmoe.exact import Interval, exact
    from specmoe.measurement.model import Acceptance

    value = exact(text, path="--acceptance")
    if not 0 <= value <= 1:
        raise InputError(
            "no such acceptance rate",
            path="--acceptance",
            expected="a number from 0 to 1",
            found=text,
            mend="give the share of drafted tokens that are accepted, for example 0.8",
        )
    given = Acceptance("per_token", "given on the command line", Interval.point(value))
    return replace(measurement, acceptance=given)


def _certify(
    measurement: Measurement, proofs: ProveResult | None
) -> tuple[Certificate, bytes, bytes]:
    """The certificate of a measurement, its JSON file and its page."""
    from specmoe.certificate import build, document
    from specmoe.report import render_html

    certificate = build(measurement, proofs)
    data = document(certificate)
    return certificate, data, render_html(json.loads(data)).encode()


def _summary(certificate: Certificate) -> dict[str, Any]:
    """What a machine wants to know first."""
    from specmoe.certificate import decided

    body = certificate.body
    return {
        "name": body.name,
        "title": body.title,
        "sentence": body.headline.sentence,
        "strength": body.headline.strength,
        "crossover": body.headline.crossover,
        "draft_length": body.headline.draft_length,
        "decided": decided(certificate),
        "digest": certificate.digest,
    }


@contextmanager
def _status(label: str, *, quiet: bool) -> Iterator[None]:
    """Show on stderr that something longer is under way, where a person is watching."""
    if quiet or not sys.stderr.isatty():
        yield
        return
    from rich.console import Console

    with Console(stderr=True).status(label):
        yield


@contextmanager
def _progress(
    label: str, items: Sequence[Measurement], *, quiet: bool
) -> Iterator[Iterator[Measurement]]:
    """Iterate with a progress bar on stderr, where a person is watching."""
    if quiet or len(items) < 2 or not sys.stderr.isatty():
        yield iter(items)
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        yield iter(progress.track(items, description=label))
