"""Whether a page or a PDF shows what the certificate in it says: rendered anew, byte for byte."""

from __future__ import annotations

import json
from functools import lru_cache

from specmoe._version import __version__
from specmoe.canonical import canonical
from specmoe.certificate.differences import Difference, first_line
from specmoe.certificate.lean_level import lean_differs
from specmoe.certificate.level import Level, holds, nonsense, not_checked, refuted
from specmoe.certificate.reading import Carried, shown_text
from specmoe.errors import NotChecked

__all__ = ["rendering_level"]

_NAME = "rendering"


def rendering_level(carried: Carried) -> Level:
    """Compare a page or a PDF with the rendering of its certificate.

    Args:
        carried: The certificate, of the form of its schema, and the page or PDF.

    Returns:
        The level; ``not checked here`` where another version rendered it otherwise than this one
        would, or where what renders it is not installed.
    """
    try:
        if carried.kind == "html":
            return _page(carried)
        return _pdf(carried)
    except NotChecked as error:
        return not_checked(_NAME, f"{error.problem}; {error.mend}")
    # A body of the right form whose numbers contradict one another may stop the drawing anywhere.
    except Exception as error:
        return nonsense(_NAME, "this certificate cannot be rendered", error)


def _page(carried: Carried) -> Level:
    expected = _rendered(canonical(carried.data))
    if carried.raw == expected:
        return holds(_NAME, "the page is, byte for byte, what this certificate renders to")
    return _otherwise(carried, "the page", first_line(expected, carried.raw))


def _otherwise(carried: Carried, what: str, found: Difference) -> Level:
    """Other bytes than this version's: wrong, unless another version made them.

    Whichever version it was: pages and PDFs show the digest of their certificate.
    """
    maker, digest = carried.body["provenance"]["specmoe"], carried.data["digest"]
    if maker == __version__:
        return refuted(_NAME, f"{what} does not show this certificate", [found])
    if digest not in shown_text(carried):
        wrong = Difference(("digest",), digest, "not shown")
        return refuted(_NAME, f"{what} does not show the digest of this certificate", [wrong])
    return not_checked(
        _NAME, f"rendered by another version, {maker}, otherwise than {__version__} here would"
    )


@lru_cache(maxsize=2)
def _rendered(certificate: bytes) -> bytes:
    from specmoe.report import render_html

    return render_html(json.loads(certificate)).encode()


def _pdf(carried: Carried) -> Level:
    name = f"{carried.body['name']}.lean"
    strange = sorted(set(carried.attached) - {name})
    if strange:
        found = Difference(("attachments",), "certificate.json and its Lean file", strange[0])
        return refuted(_NAME, "something else is attached", [found])
    different = lean_differs(carried)
    if different is not None:
        return refuted(_NAME, "the attached Lean file is of other numbers", [different])
    lean = carried.attached.get(name)
    if carried.raw != _rendered_pdf(canonical(carried.data), lean):
        found = Difference(("file",), "what this certificate renders to", "other bytes")
        return _otherwise(carried, "the PDF", found)
    more = "; its Lean file is the one of these numbers" if lean is not None else ""
    return holds(_NAME, f"the PDF is, byte for byte, what this certificate renders to{more}")


@lru_cache(maxsize=1)
def _rendered_pdf(certificate: bytes, lean: bytes | None) -> bytes:
    from specmoe.report.pdf import render_pdf

    return render_pdf(json.loads(certificate), lean)
