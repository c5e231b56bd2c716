"""``specmoe verify``: how far a certificate can be trusted."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from specmoe.cli.common import CLAIMS_FILE, json_option, plain, reports_errors, status, tell
from specmoe.errors import InputError, SpecmoeError

if TYPE_CHECKING:
    from specmoe.certificate.beside import Stranger
    from specmoe.certificate.labels import Label
    from specmoe.certificate.verify import Verification

__all__ = ["verify"]

_SHOWN = 5
"""Differences that are printed for each level; --json has them all."""
_WORST_FIRST = (1, 2, 3, 0)
_NOT_ONE = ("index.html", CLAIMS_FILE)
_SIGNATURE = ".intoto.json"


@click.command(epilog="Example:  specmoe verify reports/my-gpu.json")
@click.argument(
    "certificates",
    metavar="CERT.{json,html,pdf}|DIR...",
    nargs=-1,
    required=True,
    type=click.Path(path_type=Path),
)
@click.option(
    "--data",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Folder with the measurement file: compare it, and the routing trace that it names, with "
    "the certificate's input.",
)
@click.option(
    "--lean",
    is_flag=True,
    help="Have Lean check the certificate's numbers; a <name>.lean beside it is compared first.",
)
@click.option(
    "--key",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Public key of whoever should have signed it (extra `sign`).",
)
@click.option(
    "--signature",
    type=click.Path(path_type=Path, dir_okay=False),
    help="What specmoe sign wrote. Default: <name>.intoto.json beside the certificate.",
)
@json_option
@reports_errors
def verify(
    certificates: tuple[Path, ...],
    data: Path | None,
    lean: bool,
    key: Path | None,
    signature: Path | None,
    as_json: bool,
) -> int:
    """Verify certificates, level by level, and say how far that went.

    A folder stands for all certificates in it, in every format; each is verified by itself, and
    the worst exit code counts, 1 before 2 before 3.

    digest: recomputed. schema: the form. numeric: every value evaluated anew from the input that
    the certificate holds. theory: the claims are the installed ones. rendering (page and PDF): the
    bytes are what the certificate renders to. data, signature and lean: if asked. Nothing here
    says that the measurements are right.

    labels: what it says of its origin and no level confirms. beside: files of its name that carry
    another certificate. Neither changes the exit code.

    Exit code 0 if every level that was asked holds, 1 if one is refuted, 2 if there is no
    certificate that can be read, 3 if a level could not be run here.
    """
    from specmoe.certificate.beside import strangers
    from specmoe.certificate.reading import load
    from specmoe.certificate.verify import verify as run

    if signature is not None and key is None:
        raise InputError(
            "a signature is checked with the key of whoever should have made it",
            path="--key",
            expected="--key FILE beside --signature",
            found="no key",
            mend="name the public key, or leave --signature out",
        )
    files = _files(certificates)
    if signature is not None and len(files) > 1:
        raise InputError(
            "one signature is of one certificate",
            path="--signature",
            expected="one certificate",
            found=f"{len(files)} of them",
            mend="leave it out: <name>.intoto.json is looked for beside each",
        )
    codes = []
    for file in files:
        alone = len(files) == 1
        try:
            with status(f"verifying {plain(file.name)}", quiet=as_json):
                carried = load(file)
                found = run(carried, data=data, lean=lean, key=key, signature=signature)
                others = strangers(carried)
        except SpecmoeError as error:
            if alone:
                raise
            codes.append(tell(error, as_json=as_json))
            continue
        codes.append(found.exit_code)
        if as_json:
            said = {} if alone else {"file": str(file)}
            beside = {"beside": [other.as_dict() for other in others]}
            click.echo(json.dumps(said | found.as_dict() | beside, ensure_ascii=False))
        else:
            click.echo("" if alone else f"{plain(str(file))}\n", nl=False)
            _print(found, others)
    if len(files) > 1 and not as_json:
        click.echo(f"{len(files)} verified: {codes.count(0)} hold")
    return next(code for code in _WORST_FIRST if code in codes)


def _files(given: tuple[Path, ...]) -> list[Path]:
    """Each file named, and of a folder named all that ought to be certificates."""
    files = []
    for path in given:
        if not path.is_dir():
            files.append(path)
            continue
        inside = [
            file
            for suffix in (".html", ".json", ".pdf")
            for file in path.glob(f"*{suffix}")
            if file.name not in _NOT_ONE and not file.name.endswith(_SIGNATURE)
        ]
        if not inside:
            raise InputError(
                "no certificate here",
                path=str(path),
                expected="a folder that `specmoe audit --out` wrote",
                found="no .json, .html or .pdf file of a certificate",
                mend="name that folder, or the files themselves",
            )
        files += sorted(inside)
    return files


def _print(found: Verification, others: Sequence[Stranger]) -> None:
    notes = [("labels", _unconfirmed(found.labels))] if found.labels else []
    notes += [
        ("beside", f"{other.file} carries another certificate, {other.digest}") for other in others
    ]
    widest = max(map(len, [*(level.name for level in found.levels), *(name for name, _ in notes)]))
    for level in found.levels:
        click.echo(f"{level.name:<{widest}}  {level.outcome}: {plain(level.text)}")
        for one in level.differences[:_SHOWN]:
            click.echo(f"  {plain(one.path)}")
            click.echo(f"    expected: {plain(one.expected)}\n    found:    {plain(one.found)}")
        if len(level.differences) > _SHOWN:
            click.echo(f"  and {len(level.differences) - _SHOWN} more")
    for name, text in notes:
        click.echo(f"{name:<{widest}}  {plain(text)}")
    click.echo(f"{plain(found.name)}: {found.outcome}")


def _unconfirmed(labels: Sequence[Label]) -> str:
    """Which labels nothing confirms, and what would."""
    stated = ", ".join(f"{label.what} {label.value}" for label in labels)
    ways = sorted({label.confirmed_by for label in labels} - {""})
    return f"not confirmed: {stated}" + "".join(f"; {way} compares the file" for way in ways)
