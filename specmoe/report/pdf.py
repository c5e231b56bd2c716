"""The certificate as a PDF: PDF/A-3a and PDF/UA-1 in one file that carries the certificate itself.

Typst, from its wheel, sets it in type: with the wheel's fonts only and the time of the measurement,
so the same certificate gives the same bytes. A formula or a picture without an alternative stops
the compilation.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any

from specmoe.canonical import canonical
from specmoe.errors import InputError, NotChecked, OutputError
from specmoe.report.loader import templates_folder

if TYPE_CHECKING:
    from types import ModuleType

__all__ = ["STANDARDS", "render_pdf"]

STANDARDS = ("a-3a", "ua-1")
"""What every file declares itself to be."""
_UNDATED = datetime(1970, 1, 1, tzinfo=UTC)
"""Stands for a day of measurement that is not known."""
_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def render_pdf(certificate: Mapping[str, Any], lean: bytes | None = None) -> bytes:
    """One certificate as a PDF, with the certificate attached.

    Args:
        certificate: The certificate's JSON form, as :func:`specmoe.report.render_html` takes it.
        lean: The certificate's Lean file, to be attached as ``<name>.lean``.

    Returns:
        The file; the same arguments give the same bytes, with the same release of typst.

    Raises:
        InputError: If a field is missing.
        NotChecked: If typst is not installed.
        OutputError: If it cannot be set in type.
    """
    typst = _typst()
    try:
        files = _files(certificate, lean)
        day = certificate["body"]["measured"]["measured_on"]
    except KeyError as error:
        raise InputError(
            "the certificate is incomplete",
            expected="every field of schema specmoe-certificate/1",
            found=f"no field {error.args[0]!r}",
            mend="render what specmoe wrote, unchanged",
        ) from error
    try:
        made: bytes = typst.compile(
            files,
            format="pdf",
            font_paths=_fonts(),
            ignore_system_fonts=True,
            pdf_standards=list(STANDARDS),
            timestamp=_time(day),
        )
    except typst.TypstError as error:
        raise OutputError(
            "the PDF could not be made",
            expected=f"a file that may declare itself {' and '.join(STANDARDS)}",
            found=str(error),
            mend="report this with the certificate; its JSON and HTML are not affected",
        ) from error
    return made


def _files(certificate: Mapping[str, Any], lean: bytes | None) -> dict[str, bytes]:
    """What the compiler sees, all of it in memory: it starts from ``main.typ``."""
    from specmoe.report.pdf_content import content

    view = content(certificate) | {"lean": ""}
    files = {
        "main.typ": (templates_folder() / "certificate.typ").read_bytes(),
        "certificate.json": canonical(certificate) + b"\n",
    }
    if lean is not None:
        name = certificate["body"]["name"]
        view["lean"] = f"{name if _NAME.fullmatch(name) else 'certificate'}.lean"
        files[view["lean"]] = lean
    files["view.json"] = json.dumps(view, ensure_ascii=False).encode()
    return files


def _typst() -> ModuleType:
    try:
        import typst
    except ImportError as error:
        raise NotChecked(
            "a PDF cannot be made here",
            expected="the package typst",
            found=str(error),
            mend="pip install 'specmoe[pdf]'",
        ) from error
    found: ModuleType = typst
    return found


@cache
def _fonts() -> Any:
    # Reading the fonts takes longer than setting a page.
    return _typst().Fonts(include_system_fonts=False)


def _time(day: str | None) -> datetime:
    """The start of the day of measurement, UTC: never the time of rendering.

    Example:
        >>> _time("2026-08-27").isoformat(), _time(None).year
        ('2026-08-27T00:00:00+00:00', 1970)
    """
    return _UNDATED if day is None else datetime.fromisoformat(day).replace(tzinfo=UTC)
