"""``specmoe verify``: how far a certificate can be trusted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from specmoe.cli.common import json_option, plain, reports_errors, status
from specmoe.errors import InputError

if TYPE_CHECKING:
    from specmoe.certificate.verify import Verification

__all__ = ["verify"]

_SHOWN = 5
"""Differences that are printed for each level; --json has them all."""


@click.command(epilog="Example:  specmoe verify reports/my-gpu.json")
@click.argument("certificate", metavar="CERT.{json,html,pdf}", type=click.Path(path_type=Path))
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
    certificate: Path,
    data: Path | None,
    lean: bool,
    key: Path | None,
    signature: Path | None,
    as_json: bool,
) -> int:
    """Verify a certificate, level by level, and say how far that went.

    digest: recomputed. schema: the form. numeric: every value evaluated anew from the input that
    the certificate holds. theory: the claims are the installed ones. rendering (page and PDF): the
    bytes are what the certificate renders to. data, signature and lean: if asked. Nothing here
    says that the measurements are right.

    Exit code 0 if every level that was asked holds, 1 if one is refuted, 2 if there is no
    certificate that can be read, 3 if a level could not be run here.
    """
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
    with status("verifying", quiet=as_json):
        found = run(load(certificate), data=data, lean=lean, key=key, signature=signature)
    if as_json:
        click.echo(json.dumps(found.as_dict(), ensure_ascii=False))
    else:
        _print(found)
    return found.exit_code


def _print(found: Verification) -> None:
    widest = max(len(level.name) for level in found.levels)
    for level in found.levels:
        click.echo(f"{level.name:<{widest}}  {level.outcome}: {plain(level.text)}")
        for one in level.differences[:_SHOWN]:
            click.echo(f"  {plain(one.path)}")
            click.echo(f"    expected: {plain(one.expected)}\n    found:    {plain(one.found)}")
        if len(level.differences) > _SHOWN:
            click.echo(f"  and {len(level.differences) - _SHOWN} more")
    click.echo(f"{plain(found.name)}: {found.outcome}")
