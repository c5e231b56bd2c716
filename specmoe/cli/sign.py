"""``specmoe sign``: who stands behind a certificate."""

from __future__ import annotations

import json
from pathlib import Path

import click

from specmoe.cli.common import json_option, reports_errors
from specmoe.errors import InputError

__all__ = ["sign"]


@click.command(epilog="Example:  specmoe sign --new-key my-key.pem")
@click.argument("certificates", nargs=-1, metavar="[CERT.json]...", type=click.Path(path_type=Path))
@click.option("--key", type=click.Path(path_type=Path, dir_okay=False), help="Private key (PEM).")
@click.option(
    "--new-key",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Make a key pair first: FILE and FILE.pub. An old key is never overwritten.",
)
@click.option("--ask-passphrase", is_flag=True, help="The private key is encrypted.")
@json_option
@reports_errors
def sign(
    certificates: tuple[Path, ...],
    key: Path | None,
    new_key: Path | None,
    ask_passphrase: bool,
    as_json: bool,
) -> int:
    """Sign certificates: writes <name>.intoto.json next to each <name>.json.

    Ed25519 over an in-toto statement in a DSSE envelope (extra `sign`). Whoever has the public key
    checks it with specmoe verify CERT --key FILE.pub.

    Digest and schema are checked first, and no more: run specmoe verify before you sign. If one
    certificate is damaged, nothing is signed, no key is made, and the exit code is 2.
    """
    from specmoe.certificate import sign as signing
    from specmoe.files import write_all
    from specmoe.measurement.rawfile import read_bytes

    if (key is None) == (new_key is None):
        raise InputError(
            "a certificate is signed with one key",
            path="--key",
            expected="either --key FILE or --new-key FILE",
            found="both" if key else "neither",
            mend="specmoe sign CERT.json --key my-key.pem",
        )
    if key is not None and not certificates:
        raise InputError(
            "there is nothing to sign",
            path="CERT.json",
            expected="the JSON file of a certificate",
            found="no file",
            mend="specmoe sign reports/<name>.json --key my-key.pem",
        )
    payloads = {
        path: signing.statement(read_bytes(path, shown=str(path)), path.name)
        for path in certificates
    }
    made: tuple[Path, ...] = ()
    if new_key is not None:
        made = signing.new_key(new_key)
    passphrase = click.prompt("Passphrase", hide_input=True).encode() if ask_passphrase else None
    private = signing.private_key(new_key or key or Path(), passphrase)
    written = {
        path.with_suffix(".intoto.json"): signing.envelope(payload, private)
        for path, payload in payloads.items()
    }
    write_all(written)
    keyid = signing.key_id(private.public_key())
    if as_json:
        found = {
            "keyid": keyid,
            "keys": [str(path) for path in made],
            "signatures": [str(path) for path in written],
        }
        click.echo(json.dumps(found, ensure_ascii=False))
    else:
        for path in (*made, *written):
            click.echo(str(path))
        click.echo(f"key {keyid}", err=True)
    return 0
