"""The certificate inside a file: as JSON, embedded in its page, or attached to its PDF.

Whatever a JSON parser would let pass silently is refused: a key given twice, a float, NaN, an
integer that a double cannot hold, nesting without end.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from dataclasses import dataclass, replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Literal, NoReturn, TypeAlias

from specmoe.canonical import Json
from specmoe.certificate.model import SCHEMA
from specmoe.errors import InputError, NotChecked
from specmoe.measurement.rawfile import decode, read_bytes
from specmoe.measurement.wording import cut, describe

__all__ = ["Carried", "Kind", "load", "loads", "shown_text"]

Kind: TypeAlias = Literal["json", "html", "pdf"]

_MAX_DEPTH = 64
_MAX_INTEGER = 2**53 - 1
_ATTACHMENT = "certificate.json"
_WHAT = "a certificate: its JSON file, its page or its PDF"


@dataclass(frozen=True, slots=True)
class Carried:
    """A certificate and the file that carries it.

    Attributes:
        kind: What the file is.
        file: Its name for messages.
        raw: Its bytes.
        data: The certificate as JSON data: strings, integers, truth values and nulls only.
        attached: What came with it, by name: a PDF's other attachments, or the Lean file beside a
            JSON file or a page.
    """

    kind: Kind
    file: str
    raw: bytes
    data: dict[str, Any]
    attached: dict[str, bytes]

    @property
    def body(self) -> Any:
        """Everything that the digest covers."""
        return self.data["body"]


def load(path: str | os.PathLike[str]) -> Carried:
    """Read the certificate that a file carries.

    Args:
        path: A JSON file, a page or a PDF, as ``specmoe audit`` writes them.

    Returns:
        The certificate, not verified.

    Raises:
        InputError: If there is no certificate in it, or more than one, or none that can be read.
        NotChecked: If it is a PDF and pypdf is not installed.
    """
    place = Path(os.fsdecode(path))
    shown = os.fsencode(path).decode("utf-8", "replace")
    found = loads(read_bytes(place, shown=shown), shown)
    beside = place.with_suffix(".lean")
    if found.kind == "pdf" or not beside.is_file():
        return found
    return replace(found, attached={beside.name: read_bytes(beside, shown=str(beside))})


def loads(raw: bytes, file: str) -> Carried:
    """As :func:`load`, from the bytes of the file; its content says what it is.

    Example:
        >>> loads(b'{"schema": "specmoe-certificate/1", "body": {}, "digest": ""}', "c.json").kind
        'json'
    """
    if raw.startswith(b"%PDF-"):
        text, attached = _attachments(raw, file)
        return Carried("pdf", file, raw, _certificate(text, f"{file}: {_ATTACHMENT}"), attached)
    text = decode(raw, shown=file, what=_WHAT)
    if text.lstrip().startswith("<"):
        return Carried("html", file, raw, _certificate(_embedded(text, file), file), {})
    return Carried("json", file, raw, _certificate(text, file), {})


def shown_text(carried: Carried) -> str:
    """What a page or a PDF shows beside the certificate in it, without white space.

    Args:
        carried: A page or a PDF that could be read.
    """
    if carried.kind == "pdf":
        return "".join(_pdf_text(carried.raw).split())
    parser = _Scripts()
    parser.feed(carried.raw.decode())
    return "".join("".join(parser.shown).split())


# --- JSON -----------------------------------------------------------------------------------------


def _certificate(text: str, shown: str) -> dict[str, Any]:
    """Strict JSON with the three entries of a certificate."""
    data = _parsed(text, shown)
    if not isinstance(data, dict) or set(data) != {"schema", "body", "digest"}:
        found = describe(data)
        if isinstance(data, dict):
            found = "entries " + (", ".join(cut(key) for key in sorted(data)[:8]) or "of no kind")
        raise _bad("not a certificate", shown, "an object with schema, body and digest", found)
    if data["schema"] != SCHEMA:
        raise _bad(
            "not a certificate that this version reads",
            shown,
            SCHEMA,
            describe(data["schema"]),
            path="schema",
        )
    return data


def _parsed(text: str, shown: str) -> Json:
    def pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made = dict(pairs)
        if len(made) < len(pairs):
            twice = Counter(key for key, _ in pairs).most_common(1)[0][0]
            raise _bad("a key is given twice", shown, "every key once", cut(twice))
        return made

    def refuse(number: str) -> NoReturn:
        raise _bad("a number that is not exact", shown, 'integers, and ratios "p/q"', cut(number))

    def integer(number: str) -> int:
        if len(number) > 17 or abs(int(number)) > _MAX_INTEGER:
            raise _bad("a number is too large", shown, f"up to {_MAX_INTEGER}", cut(number))
        return int(number)

    try:
        data: Json = json.loads(
            text,
            parse_float=refuse,
            parse_constant=refuse,
            parse_int=integer,
            object_pairs_hook=pairs,
        )
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise _bad("not valid JSON", shown, "one JSON object", error.msg, path=place) from error
    except RecursionError as error:
        raise _too_deep(shown) from error
    _check(data, shown)
    return data


def _check(data: Json, shown: str) -> None:
    """Refuse deep nesting and text that is none, without recursion."""
    level = [data]
    for _ in range(_MAX_DEPTH):
        below: list[Json] = []
        for value in level:
            if isinstance(value, dict):
                below += [*value, *value.values()]
            elif isinstance(value, list):
                below += value
            elif isinstance(value, str) and any("\ud800" <= char <= "\udfff" for char in value):
                raise _bad("a text is not Unicode", shown, "whole characters", ascii(value)[:60])
        if not below:
            return
        level = below
    raise _too_deep(shown)


def _too_deep(shown: str) -> InputError:
    return _bad("nested too deeply", shown, f"at most {_MAX_DEPTH} levels", "more")


def _bad(
    problem: str, shown: str, expected: str, found: str, *, path: str | None = None
) -> InputError:
    return InputError(
        problem,
        file=shown,
        path=path,
        expected=expected,
        found=found,
        mend="give the file that specmoe audit wrote",
    )


# --- HTML -----------------------------------------------------------------------------------------


class _Scripts(HTMLParser):
    """Collects what stands in ``<script type="application/json">``, and all other text."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[str] = []
        self.shown: list[str] = []
        self._inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._inside = tag == "script" and dict(attrs).get("type") == "application/json"
        if self._inside:
            self.found.append("")

    def handle_endtag(self, tag: str) -> None:
        self._inside = False

    def handle_data(self, data: str) -> None:
        if self._inside:
            self.found[-1] += data
        else:
            self.shown.append(data)


def _embedded(text: str, shown: str) -> str:
    scripts = _Scripts()
    scripts.feed(text)
    scripts.close()
    if len(scripts.found) != 1:
        raise _bad(
            "not the page of one certificate",
            shown,
            'one <script type="application/json">',
            f"{len(scripts.found)} of them" if scripts.found else "none",
        )
    return scripts.found[0]


# --- PDF ------------------------------------------------------------------------------------------


def _attachments(raw: bytes, shown: str) -> tuple[str, dict[str, bytes]]:
    """The text of the attached certificate, and the other attachments."""
    try:
        import pypdf
    except ImportError as error:
        raise NotChecked(
            "the certificate in a PDF cannot be reached here",
            file=shown,
            expected="the package pypdf",
            found="it is not installed",
            mend="pip install 'specmoe[pdf]', or verify the JSON file",
        ) from error
    import io

    try:
        held = {
            name: list(contents)
            for name, contents in pypdf.PdfReader(io.BytesIO(raw)).attachments.items()
        }
    # What a damaged file raises inside pypdf is not documented, and is all the same to the user.
    except Exception as error:
        raise _bad("the PDF cannot be read", shown, "a whole PDF", type(error).__name__) from error
    twice = sorted(name for name, contents in held.items() if len(contents) != 1)
    if _ATTACHMENT not in held or twice:
        found = f"{twice[0]} twice" if twice else (", ".join(sorted(held)) or "no attachment")
        raise _bad("not the PDF of one certificate", shown, f"one {_ATTACHMENT} attached", found)
    attached = {name: contents[0] for name, contents in held.items()}
    return decode(attached.pop(_ATTACHMENT), shown=shown, what="a certificate"), attached


def _pdf_text(raw: bytes) -> str:
    import io

    import pypdf

    return "\n".join(page.extract_text() for page in pypdf.PdfReader(io.BytesIO(raw)).pages)
