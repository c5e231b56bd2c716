"""What a forger changes: leaves of a certificate, texts of its page, parts of its PDF."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise
from typing import Any

from specmoe.canonical import canonical, digest
from specmoe.certificate import evaluate
from specmoe.certificate.reading import loads
from specmoe.certificate.rendering import rendering_level
from specmoe.certificate.verify import verify
from specmoe.errors import SpecmoeError
from specmoe.exact import ratio_string

Steps = tuple[str | int, ...]


# --- leaves ---------------------------------------------------------------------------------------


def leaves(value: Any, steps: Steps = ()) -> Iterator[tuple[Steps, Any]]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield from leaves(item, (*steps, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from leaves(item, (*steps, index))
    else:
        yield steps, value


def lists(value: Any, steps: Steps = ()) -> Iterator[Steps]:
    """Every list in which two neighbours differ."""
    if isinstance(value, list) and any(a != b for a, b in pairwise(value)):
        yield steps
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in items:
        if isinstance(item, dict | list):
            yield from lists(item, (*steps, key))


def flip(leaf: Any) -> Any:
    """As little as can be changed: one more, one digit, one letter, the other truth value."""
    if isinstance(leaf, bool):
        return not leaf
    if isinstance(leaf, int):
        return leaf + 1
    if leaf is None:
        return "1/2"
    ratio = re.fullmatch(r"(-?\d+/\d+)( \S+)?", leaf)
    if ratio:
        return ratio_string(Fraction(ratio[1]) + Fraction(1, 10**9)) + (ratio[2] or "")
    if re.fullmatch(r"[0-9a-f]{64}", leaf):
        return leaf[:-1] + ("0" if leaf[-1] != "0" else "1")
    digits = list(re.finditer(r"\d", leaf))
    if digits:
        last = digits[-1]
        return leaf[: last.start()] + str((int(last[0]) + 1) % 10) + leaf[last.end() :]
    return leaf + "."


class Place:
    """A leaf or a list of the certificate that is changed and put back."""

    def __init__(self, data: dict[str, Any], steps: Steps) -> None:
        place: Any = data
        for step in steps[:-1]:
            place = place[step]
        self.parent = place
        self.last = steps[-1]
        self.before = self.parent[self.last]

    def put(self, value: Any) -> None:
        self.parent[self.last] = value

    def back(self) -> None:
        self.parent[self.last] = self.before


def flips(data: dict[str, Any]) -> Iterator[Steps]:
    """Flips each leaf, then turns round each list, yielding while it is so."""
    for steps, leaf in list(leaves(data)):
        place = Place(data, steps)
        place.put(flip(leaf))
        yield steps
        place.back()
    for steps in list(lists(data)):
        place = Place(data, steps)
        place.put(place.before[::-1])
        # A list that reads the same from its end is changed by a swap instead.
        if place.parent[place.last] == place.before:
            place.put(place.before[1:] + place.before[:1])
        yield steps
        place.back()


def sealed(data: dict[str, Any]) -> dict[str, Any]:
    """With the digest computed anew, as a forger would."""
    return {**data, "digest": digest(data["schema"], data["body"])}


# --- who catches it -------------------------------------------------------------------------------


def evaluated(data: dict[str, Any]) -> str | None:
    """The level that finds something by evaluating it anew, whatever its digest says."""
    try:
        for name, level in (("numeric", evaluate.numeric), ("theory", evaluate.theory)):
            if any(True for _ in level(data["body"])):
                return name
    except SpecmoeError:
        return "numeric"
    return None


def caught(raw: bytes, file: str, **more: Any) -> str | None:
    """The first level of the whole of verify that refutes a file; ``reading`` if it is refused."""
    try:
        found = verify(loads(raw, file), stop=True, **more)
    except SpecmoeError:
        return "reading"
    return found.levels[-1].name if found.exit_code == 1 else None


_WIDE = 70


def rendered(raw: bytes, file: str) -> str | None:
    """The same by the rendering level alone: it alone tells what stands outside the certificate."""
    try:
        level = rendering_level(loads(raw, file))
    except SpecmoeError:
        return "reading"
    return level.name if level.outcome == "refuted" else None


@dataclass
class Row:
    """One row of the table: what was flipped, and which level caught how many."""

    what: str
    flips: int = 0
    by: dict[str, int] = field(default_factory=dict)
    survivors: list[str] = field(default_factory=list)

    def count(self, where: str, level: str | None) -> None:
        self.flips += 1
        if level is None:
            self.survivors.append(where)
        else:
            self.by[level] = self.by.get(level, 0) + 1

    def __add__(self, other: Row) -> Row:
        by = {k: self.by.get(k, 0) + other.by.get(k, 0) for k in {**self.by, **other.by}}
        return Row(self.what, self.flips + other.flips, by, self.survivors + other.survivors)

    @property
    def text(self) -> str:
        levels = ", ".join(f"{level} {count}" for level, count in self.by.items())
        found = sum(self.by.values())
        return f"{self.what:<{_WIDE}}{self.flips:>6}{found:>8}{len(self.survivors):>11}  {levels}"


HEAD = f"{'flipped, one at a time':<{_WIDE}}{'flips':>6}{'caught':>8}{'survivors':>11}  by level"


# --- the page -------------------------------------------------------------------------------------

_TOKEN = re.compile(rb"<(script|style)\b.*?</\1>|<(/?)([a-z0-9]+)([^>]*)>|([^<]+)", re.DOTALL)
_ATTRIBUTE = re.compile(rb" (?:value|alttext|aria-label|content|href|data-unit)=\"([^\"]+)\"")
STATUSES = (b"not checked here", b"not applicable", b"conditional", b"applies", b"assumed")
_CELLS = (b"td", b"th", b"data", b"small")
_DRAWN = (b"text", b"title", b"desc")


def shown(page: bytes) -> dict[str, list[tuple[int, int, bytes]]]:
    """Everything that a page shows, by kind: where it stands, and what a forger puts there."""
    found: dict[str, list[tuple[int, int, bytes]]] = {
        kind: []
        for kind in ("number in a table", "status word", "plot", "formula", "text", "attribute")
    }
    inside = b""
    for token in _TOKEN.finditer(page):
        if token[3]:
            inside = b"" if token[2] else token[3]
            for attribute in _ATTRIBUTE.finditer(token[0]):
                start = token.start() + attribute.start(1)
                found["attribute"].append(_character(attribute[1], start))
        elif token[5] and token[5].strip():
            kind = "text"
            if inside in _DRAWN:
                kind = "plot"
            elif inside.startswith(b"m"):
                kind = "formula"
            elif inside in _CELLS and re.search(rb"\d", token[5]):
                kind = "number in a table"
            found[kind].append(_character(token[5], token.start()))
            for status in STATUSES:
                for match in re.finditer(re.escape(status), token[5]):
                    other = STATUSES[STATUSES.index(status) - 1]
                    start = token.start() + match.start()
                    found["status word"].append((start, start + len(status), other))
    return found


def _character(text: bytes, start: int) -> tuple[int, int, bytes]:
    """Its last digit changed; without one its first character."""
    digits = list(re.finditer(rb"\d", text))
    if digits:
        place = start + digits[-1].start()
        return place, place + 1, b"%d" % ((int(digits[-1][0]) + 1) % 10)
    place = start + len(text) - len(text.lstrip())
    return place, place + 1, b"?"


def sampled(items: list[Any], most: int) -> list[Any]:
    """Evenly spread, the same ones each time."""
    step = -(-len(items) // most)
    return items[::step]


# --- the PDF --------------------------------------------------------------------------------------


class Pdf:
    """A PDF of which one stream is replaced by an incremental update, as an editor would.

    The old file stays in front, byte for byte; a reader takes the object that was appended.
    """

    def __init__(self, raw: bytes) -> None:
        import pypdf

        self.raw = raw
        reader: Any = pypdf.PdfReader(io.BytesIO(raw))
        self._trailer = b"/Size %d/Root %d 0 R/Prev %d" % (
            reader.trailer["/Size"],
            reader.trailer.raw_get("/Root").idnum,
            int(raw.rsplit(b"startxref", 1)[1].split()[0]),
        )
        self.attached: dict[str, Callable[[bytes], bytes]] = {}
        for one in reader.attachment_list:
            stream = one.pdf_object["/EF"].raw_get("/F")
            self.attached[one.name] = self._replaces(stream.idnum, b"/Type/EmbeddedFile")
        self.pages: list[tuple[bytes, Callable[[bytes], bytes]]] = []
        for page in reader.pages:
            replaces = self._replaces(page.raw_get("/Contents").idnum, b"")
            self.pages.append((page.get_contents().get_data(), replaces))

    def _replaces(self, number: int, kind: bytes) -> Callable[[bytes], bytes]:
        def replaced(content: bytes) -> bytes:
            start = len(self.raw) + 1
            stream = b"%d 0 obj\n<<%s/Length %d>>\nstream\n%s\nendstream\nendobj\n" % (
                number,
                kind,
                len(content),
                content,
            )
            table = b"xref\n%d 1\n%010d 00000 n \ntrailer\n<<%s>>\nstartxref\n%d\n%%%%EOF\n" % (
                number,
                start,
                self._trailer,
                start + len(stream),
            )
            return self.raw + b"\n" + stream + table

        return replaced


_SHOWN_TEXT = re.compile(rb"\(((?:[^()\\]|\\.)*)\)", re.DOTALL)
_GLYPH_BYTE = re.compile(rb"\\[0-7]{3}|\\.|[^\\]", re.DOTALL)


def glyphs(content: bytes) -> Iterator[bytes]:
    """A page's content with one glyph replaced by the next one of its line, for each line."""
    for shown_text in _SHOWN_TEXT.finditer(content):
        codes = _GLYPH_BYTE.findall(shown_text[1])
        pairs = [b"".join(codes[i : i + 2]) for i in range(0, len(codes), 2)]
        other = next((i for i, (a, b) in enumerate(pairwise(pairs)) if a != b), None)
        if other is None:
            continue
        text = b"".join([*pairs[:other], pairs[other + 1], *pairs[other + 1 :]])
        yield content[: shown_text.start(1)] + text + content[shown_text.end(1) :]


def altered(raw: bytes, start: int, end: int, other: bytes) -> bytes:
    """Bytes with others from start to end."""
    made = raw[:start] + other + raw[end:]
    assert made != raw
    return made


__all__ = [
    "HEAD",
    "Pdf",
    "Place",
    "Row",
    "Steps",
    "altered",
    "canonical",
    "caught",
    "evaluated",
    "flip",
    "flips",
    "glyphs",
    "leaves",
    "rendered",
    "sampled",
    "sealed",
    "shown",
]
