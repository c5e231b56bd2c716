"""Finds the templates: inside the installed wheel, or beside the package in a source tree."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from specmoe.errors import OutputError
from specmoe.report.cells import pieces
from specmoe.report.display import parts, sentence, unbroken

if TYPE_CHECKING:
    import jinja2

__all__ = ["environment", "script", "stylesheet", "templates_folder"]

_SCRIPTS = ("explore.js", "page.js")

_PACKAGE = Path(__file__).resolve().parent.parent


def templates_folder() -> Path:
    """The folder that holds the templates.

    Raises:
        OutputError: If neither the wheel's folder nor the source tree's is there.

    Example:
        >>> (templates_folder() / "certificate.html.j2").is_file()
        True
    """
    places = (_PACKAGE / "_templates", _PACKAGE.parent / "templates")
    for place in places:
        if (place / "certificate.html.j2").is_file():
            return place
    raise OutputError(
        "the report templates are missing",
        expected="certificate.html.j2 in one of the package's template folders",
        found="none in " + " or ".join(str(place) for place in places),
        mend="install specmoe again",
    )


def stylesheet() -> str:
    """The style sheet, with the line ends that browsers hash: every page embeds it whole.

    Example:
        >>> "@media print" in stylesheet()
        True
    """
    return _text("report.css")


def script() -> str:
    """What every certificate's page runs: exact arithmetic first, then the page itself.

    Example:
        >>> script().index("const gcd") < script().index("document")
        True
    """
    return "".join(_text(name) for name in _SCRIPTS)


def _text(name: str) -> str:
    text = (templates_folder() / name).read_text(encoding="utf-8")
    return text.replace("\r\n", "\n")


def environment() -> jinja2.Environment:
    """Jinja with autoescape always on, and an error for every name that is not there.

    Example:
        >>> environment().from_string("{{ x }}").render(x="<b>")
        '&lt;b&gt;'
    """
    return _environment(templates_folder())


@cache
def _environment(folder: Path) -> jinja2.Environment:
    # Compiling the templates takes longer than filling them.
    import jinja2

    found = jinja2.Environment(
        loader=jinja2.FileSystemLoader(folder),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    found.filters["sentence"] = sentence
    found.filters["parts"] = parts
    found.filters["unbroken"] = unbroken
    found.filters["pieces"] = pieces
    return found
