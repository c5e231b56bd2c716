"""The level that says who stands behind a certificate."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from specmoe.canonical import canonical
from specmoe.certificate.differences import Difference
from specmoe.certificate.level import Level, holds, not_checked, refuted
from specmoe.certificate.sign import key_id, public_key, signed_by
from specmoe.errors import NotChecked
from specmoe.measurement.rawfile import read_bytes

if TYPE_CHECKING:
    from specmoe.certificate.reading import Carried

__all__ = ["signature_level"]


def signature_level(carried: Carried, key: Path, signature: Path | None) -> Level:
    """Whether this key signed this certificate; page and PDF carry the file that was signed.

    Args:
        carried: The certificate.
        key: A file with the public key of whoever is trusted.
        signature: The envelope; by default ``<name>.intoto.json`` beside the certificate.

    Raises:
        InputError: If the key or the signature cannot be read.
    """
    path = signature or Path(carried.file).with_suffix(".intoto.json")
    try:
        trusted = public_key(key)
    except NotChecked as error:
        return not_checked("signature", f"{error.problem}; {error.mend}")
    envelope = read_bytes(
        path, shown=str(path), where="--signature", mend="name what specmoe sign wrote"
    )
    found = signed_by(envelope, canonical(carried.data) + b"\n", trusted)
    if found is not None:
        return holds("signature", f"Ed25519 by key {found.keyid}")
    wanted = Difference(
        ("signature",), f"a signature of key {key_id(trusted)}", "none of this file"
    )
    return refuted("signature", f"{path.name} is no signature of this file by this key", [wanted])
