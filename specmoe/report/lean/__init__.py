"""A certificate in Lean: its numbers as definitions, its results as theorems that Lean checks.

Example:
    >>> from specmoe.canonical import to_json
    >>> from specmoe.certificate.build import build
    >>> from specmoe.measurement import bundled, read
    >>> one = next(path for path in bundled() if path.stem == "m3-ultra")
    >>> text = certificate_lean(to_json(build(read(one))))
    >>> text.startswith(b"import SpecMoE")
    True
    >>> check(text).verdict                                   # doctest: +SKIP
    'proved'
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from specmoe.errors import InputError, NotChecked
from specmoe.report.lean.checking import LeanCertificateResult, TheoremVerdict, run
from specmoe.report.lean.file import write

if TYPE_CHECKING:
    from specmoe.lean.build import Store
    from specmoe.lean.run import Lean, Limits

__all__ = ["LeanCertificateResult", "TheoremVerdict", "certificate_lean", "check"]


def certificate_lean(certificate: Mapping[str, Any]) -> bytes:
    """The certificate as a Lean file.

    Each result becomes a theorem that applies the claim's theorem to the certificate's numbers. It
    says what the certificate says: whether that is true is for Lean to tell. What cannot be stated
    so stands in the header, with the reason.

    Args:
        certificate: The certificate, as in its file.

    Returns:
        UTF-8 text; the same certificate gives the same bytes.

    Raises:
        InputError: If it is not a certificate.
    """
    return write(certificate).encode()


def check(
    text: bytes,
    *,
    root: Path | None = None,
    store: Store | None = None,
    limits: Limits | None = None,
    lean: Lean | None = None,
) -> LeanCertificateResult:
    """Have Lean check a certificate's Lean file.

    The file is scanned first. Then it is run on the reviewed theory, with statements that are known
    to be wrong and right behind it: if Lean does not tell these apart, its answers count for
    nothing.

    Args:
        text: The file, as :func:`certificate_lean` wrote it.
        root: The Lean folder; by default the one that came with specmoe.
        store: Where the compiled theory is kept; by default where ``specmoe prove`` keeps it.
        limits: For each run of Lean.
        lean: The tool chain; by default the embedded one, else `lake`.

    Returns:
        The verdict, with one record for each theorem of the file. ``not checked`` if Lean gave no
        answer that can be read; never ``proved`` then.

    Raises:
        NotChecked: If there is no Lean here.
        InputError: If the text is not UTF-8, or there is no theory in the folder.
    """
    from specmoe.lean.build import Store, cache_folder
    from specmoe.lean.source import lean_folder

    try:
        decoded = text.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InputError("not a Lean file", found=str(error)) from None
    return run(
        decoded, root or lean_folder(), store or Store(cache_folder()), limits, lean or _any_lean()
    )


def _any_lean() -> Lean:
    from specmoe.lean.toolchain import Missing, find_embedded, find_lake, nothing_found

    embedded = find_embedded()
    if not isinstance(embedded, Missing):
        if not embedded.genuine:
            raise NotChecked(
                "the Lean library is not the one that this version of specmoe was written for",
                found=f"SHA-256 {embedded.sha256}",
            )
        return embedded
    lake = find_lake()
    if isinstance(lake, Missing):
        raise nothing_found(embedded, lake)
    return lake
