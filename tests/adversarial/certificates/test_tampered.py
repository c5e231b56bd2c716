"""Every leaf of a certificate flipped, one at a time: in the JSON, in the page, in the PDF.

Three battles. With the old digest every flip is caught by the digest. With the digest computed
anew, as a forger would, every flip of what follows is caught by evaluating the certificate from
its own input. A flip of the input itself, with its digest, makes another certificate: nearly all
are caught because the rest no longer follows, and the few that change nothing that follows are
named here; the data level catches those too.
"""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from importlib.util import find_spec
from itertools import pairwise
from typing import Any

import pytest

from specmoe.canonical import canonical, digest
from specmoe.certificate import build, document, evaluate
from specmoe.certificate.reading import Carried, loads
from specmoe.certificate.rendering import rendering_level
from specmoe.certificate.verify import verify
from specmoe.errors import InputError, SpecmoeError
from specmoe.exact import ratio_string
from specmoe.measurement import bundled, read
from specmoe.measurement.wording import key_path
from specmoe.report import render_html

NAME = "rx-7900-xtx"
FILE = next(path for path in bundled() if path.stem == NAME)
Steps = tuple[str | int, ...]


@pytest.fixture(scope="module")
def golden() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(document(build(read(FILE))))
    return found


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
        self.parent: Any = data
        for step in steps[:-1]:
            self.parent = self.parent[step]
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


def evaluated(data: dict[str, Any]) -> bool:
    """Whether evaluating it anew finds something, whatever its digest says."""
    try:
        return any(
            True for level in (evaluate.numeric, evaluate.theory) for _ in level(data["body"])
        )
    except SpecmoeError:
        return True


def caught(data: dict[str, Any], folder: Any = None) -> bool:
    try:
        return verify(loads(canonical(data), "c.json"), data=folder, stop=True).exit_code == 1
    except SpecmoeError:
        return True


def sealed(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "digest": digest(data["schema"], data["body"])}


# --- JSON -----------------------------------------------------------------------------------------


def test_every_flip_is_caught(golden: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert not caught(golden)
    assert not evaluated(golden)
    count, survivors, free, labels = 0, [], [], []
    for steps in flips(golden):
        count += 1
        if steps[0] == "body" and evaluated(golden):
            # Evaluating does not look at the digest: caught with the old one and with a new one.
            assert count % 50 or (caught(golden) and caught(sealed(golden)))
            continue
        if not caught(golden):
            survivors.append(key_path(steps))
        if steps[0] == "body" and not caught(sealed(golden)):
            free.append(key_path(steps))
            if not caught(sealed(golden), FILE.parent):
                labels.append(key_path(steps))
    assert not caught(golden)  # everything was put back
    with capsys.disabled():
        print(
            f"\n{NAME}: {count} flips; with the old digest {len(survivors)} survivors; with a new "
            f"one {len(free)}, of which --data catches all but {len(labels)}: {', '.join(free)}"
        )
    assert count > 2500
    assert survivors == []
    assert labels == LABELS
    assert set(free) - set(LABELS) <= FREE


LABELS = ["body.provenance.inputs[0].name", "body.provenance.specmoe"]
"""Who built it, and what the file is called: words that nothing follows from."""
FREE = {"body.input.device.memory_bandwidth", "body.provenance.inputs[0].sha256"}
"""Stated, and nothing in the certificate follows from it or shows it to the last digit."""


# --- the page -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def page(golden: dict[str, Any]) -> Carried:
    return loads(render_html(golden).encode(), "c.html")


def test_every_flip_inside_the_page_is_caught(golden: dict[str, Any], page: Carried) -> None:
    """What is embedded is read and judged as the JSON file is, so a part of the leaves will do."""
    start, end = page.raw.index(b'id="certificate">') + 17, page.raw.rindex(b"</script>")
    count = 0
    for number, _ in enumerate(flips(golden)):
        if number % 200:
            continue
        count += 1
        # "<" and "&" are written as escapes there; plain JSON of the same text reads the same.
        for data in (golden, sealed(golden)) if number % 600 == 0 else (golden,):
            text = json.dumps(data).replace("<", "\\u003c").encode()
            forged = page.raw[:start] + text + page.raw[end:]
            assert loads(forged, "c.html").data == data
            assert verify(loads(forged, "c.html"), stop=True).exit_code == 1
    assert count > 12


def test_a_page_of_a_tampered_certificate_is_caught(golden: dict[str, Any]) -> None:
    """Rendered from it, so page and certificate agree: the numbers do not."""
    place = Place(golden, ("body", "derived", "crossover", "n"))
    place.put(34)
    forged = render_html(sealed(golden)).encode()
    place.back()
    found = verify(loads(forged, "c.html"))
    outcomes = {level.name: level.outcome for level in found.levels}
    assert outcomes["rendering"] == outcomes["digest"] == "holds"
    assert outcomes["numeric"] == "refuted"
    assert found.exit_code == 1


def test_every_flip_of_what_the_page_shows_is_caught(page: Carried) -> None:
    shown = page.raw[: page.raw.index(b'<script type="application/json"')]
    places = [match.start() for match in re.finditer(rb"[0-9](?=[0-9.]* )|(?<=>)[A-Za-z]", shown)]
    places = places[:: max(1, len(places) // 400)]
    assert len(places) >= 400
    for position in places:
        other = b"7" if shown[position : position + 1] != b"7" else b"8"
        forged = replace(page, raw=shown[:position] + other + page.raw[position + 1 :])
        assert forged.raw != page.raw
        assert rendering_level(forged).outcome == "refuted"
    # And once the whole way.
    raw = page.raw[: places[0]] + b"?" + page.raw[places[0] + 1 :]
    assert verify(loads(raw, "c.html"), stop=True).exit_code == 1


# --- the PDF --------------------------------------------------------------------------------------

typst = pytest.mark.skipif(
    find_spec("typst") is None or find_spec("pypdf") is None,
    reason="needs typst and pypdf: extra pdf",
)


@pytest.fixture(scope="module")
def pdf(golden: dict[str, Any]) -> bytes:
    from specmoe.report.pdf import render_pdf

    return render_pdf(golden)


def attached(raw: bytes, data: dict[str, Any]) -> bytes:
    """The PDF with another certificate in place of its own."""
    import pypdf

    writer = pypdf.PdfWriter(clone_from=pypdf.PdfReader(io.BytesIO(raw)))
    (own,) = (one for one in writer.attachment_list if one.name == "certificate.json")
    own.content = canonical(data)
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


@typst
def test_every_flip_inside_the_pdf_is_caught(golden: dict[str, Any], pdf: bytes) -> None:
    assert verify(loads(pdf, "c.pdf")).exit_code == 0
    count = 0
    for number, _ in enumerate(flips(golden)):
        if number % 1000:
            continue
        count += 1
        data = golden if count % 2 else sealed(golden)
        forged = loads(attached(pdf, data), "c.pdf")
        assert forged.data == data
        assert verify(forged, stop=True).exit_code == 1
    assert count > 2
    # The same certificate, put in by someone else: only the bytes tell.
    found = verify(loads(attached(pdf, golden), "c.pdf"))
    assert [level.name for level in found.levels if level.outcome == "refuted"] == ["rendering"]


@typst
def test_a_changed_byte_of_the_pdf_is_caught(pdf: bytes) -> None:
    for position in range(100, len(pdf), len(pdf) // 12):
        raw = pdf[:position] + bytes([pdf[position] ^ 1]) + pdf[position + 1 :]
        try:
            found = loads(raw, "c.pdf")
        except InputError:
            continue
        assert verify(found, stop=True).exit_code == 1


@typst
def test_a_pdf_of_a_tampered_certificate_is_caught(golden: dict[str, Any]) -> None:
    from specmoe.report.pdf import render_pdf

    place = Place(golden, ("body", "derived", "crossover", "n"))
    place.put(34)
    forged = render_pdf(sealed(golden))
    place.back()
    assert verify(loads(forged, "c.pdf"), stop=True).exit_code == 1
