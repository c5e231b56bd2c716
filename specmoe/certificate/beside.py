"""Files of a certificate's name that lie beside it and carry another certificate.

`specmoe audit` moves the files of one device into place one by one, the certificate last, so a run
that was killed, or that wrote other formats, can leave pages of one certificate beside another one.
Each of them may hold by itself; only side by side does it show. A badge does not name its
certificate, so of a badge nothing is told.
"""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass
from pathlib import Path

from specmoe.certificate.reading import Carried, load
from specmoe.errors import SpecmoeError
from specmoe.measurement.rawfile import read_bytes

__all__ = ["Stranger", "strangers"]

_KINDS = (".json", ".html", ".pdf")
_LEAN_DIGEST = re.compile(rb"^Digest of the certificate: ([0-9a-f]{64})$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Stranger:
    """A file of the same name whose certificate is another one.

    Attributes:
        file: Its name.
        digest: The digest that it states.
    """

    file: str
    digest: str

    def as_dict(self) -> dict[str, str]:
        """The same for machines."""
        return {"file": self.file, "digest": self.digest}


def strangers(carried: Carried) -> tuple[Stranger, ...]:
    """Files of the same name that carry another certificate.

    Args:
        carried: A certificate, as :func:`specmoe.certificate.reading.load` gives it.

    Returns:
        JSON file, page, PDF and Lean file, as far as they are there and can be read. What is no
        certificate at all is passed over, as is a PDF where pypdf is not installed.
    """
    place = Path(carried.file)
    found = {}
    for suffix in (*_KINDS, ".lean"):
        other = place.with_suffix(suffix)
        if other != place and other.is_file():
            with contextlib.suppress(SpecmoeError):
                found[other.name] = _digest(other)
    return tuple(
        Stranger(name, digest)
        for name, digest in found.items()
        if digest not in ("", carried.data["digest"])
    )


def _digest(path: Path) -> str:
    if path.suffix in _KINDS:
        return str(load(path).data["digest"])
    made = _LEAN_DIGEST.search(read_bytes(path, shown=str(path)))
    return made[1].decode() if made else ""
