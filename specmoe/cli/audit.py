"""``specmoe audit``: certificates and an index from measurement files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from specmoe.cli.common import (
    CLAIMS_FILE,
    EXIT_UNDECIDED,
    json_option,
    progress,
    read_all,
    reports_errors,
    summary_row,
)

if TYPE_CHECKING:
    from specmoe.certificate.model import Certificate
    from specmoe.lean import ProveResult
    from specmoe.measurement.model import Measurement

__all__ = ["audit"]


@click.command(epilog="Example:  specmoe audit my-gpu.toml --out reports")
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
@json_option
@reports_errors
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
    measurements = read_all(files)
    written: dict[Path, bytes] = {}
    rows: list[dict[str, Any]] = []
    documents: list[dict[str, Any]] = []
    with progress("auditing", measurements, quiet=as_json) as steps:
        for measurement in steps:
            certificate, document, page = _certify(measurement, proofs)
            files_of = {"json": f"{measurement.name}.json", "html": f"{measurement.name}.html"}
            written[out / files_of["json"]] = document
            written[out / files_of["html"]] = page
            documents.append(json.loads(document))
            rows.append(summary_row(certificate) | {"files": files_of})
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


def _certify(
    measurement: Measurement, proofs: ProveResult | None
) -> tuple[Certificate, bytes, bytes]:
    """The certificate of a measurement, its JSON file and its page."""
    from specmoe.certificate import build, document
    from specmoe.report import render_html

    certificate = build(measurement, proofs)
    data = document(certificate)
    return certificate, data, render_html(json.loads(data)).encode()
