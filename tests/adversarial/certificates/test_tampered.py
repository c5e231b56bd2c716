"""The tamper battery: a certificate, its page and its PDF with one thing changed at a time.

With the old digest every flip is caught. With the digest computed anew, as a forger would, every
flip of what follows from the input is caught by evaluating it anew. What is left are the labels:
words that nothing follows from, and that `verify` names as not confirmed. A flip of the input with
its digest makes another certificate; here the rest no longer follows from it.

The table that is printed counts flips, catches and survivors for each kind of file.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from typing import Any

import pytest
from forging import (
    HEAD,
    Pdf,
    Place,
    Row,
    altered,
    caught,
    evaluated,
    flips,
    glyphs,
    rendered,
    sampled,
    sealed,
    shown,
)

from specmoe.canonical import canonical, digest, to_json
from specmoe.certificate import build, document
from specmoe.certificate.model import LeanStatus
from specmoe.certificate.reading import loads
from specmoe.certificate.rendering import rendering_level
from specmoe.certificate.verify import verify
from specmoe.lean.reviewed import Reviews
from specmoe.lean.source import lean_folder
from specmoe.lean.toolchain import LEAN, Embedded, Lake
from specmoe.measurement import bundled, example, read
from specmoe.measurement.wording import key_path
from specmoe.report import render_html
from specmoe.report.lean import certificate_lean

NAME = "rx-7900-xtx"
FILE = next(path for path in bundled() if path.stem == NAME)
LABELS = ["inputs[0].name", "inputs[0].sha256", "specmoe"]
"""Of the provenance: who built it, and what the file is called: words that nothing follows from."""
OVERTAKEN = {"observed.crossover.deduplicating_faster_at", "observed.speculation[0].note"}
"""Of the example's input: a bound that a narrower one overtakes, and a note on what was seen."""
TYPST = find_spec("typst") is not None and find_spec("pypdf") is not None


@cache
def certified(name: str = NAME) -> bytes:
    path = next((path for path in bundled() if path.stem == name), example())
    return document(build(read(path)))


@pytest.fixture
def golden() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(certified())
    return found


def quoting(data: dict[str, Any]) -> dict[str, Any]:
    """The certificate as it is where `specmoe prove` accepted every claim."""
    reviewed = Reviews.load(lean_folder()).theorems.values()
    ways = {"embedded": Embedded(FILE).status, "lake": Lake(FILE, LEAN, None).status}
    for claim in data["body"]["claims"]:
        mine = [entry for entry in reviewed if entry.id == claim["id"]]
        claim["lean"] = to_json(
            LeanStatus(
                " and ".join(ways.values()),
                tuple(entry.theorem for entry in mine),
                digest("specmoe-claim/1", {entry.theorem: entry.sha256 for entry in mine}),
                ("Classical.choice", "propext"),
                " and ".join(ways),
            )
        )
    return data


# --- JSON -----------------------------------------------------------------------------------------


@cache
def json_rows() -> tuple[Row, ...]:
    """Every leaf and every list; evaluated anew, which does not look at the digest."""
    golden = json.loads(certified())
    old = Row("JSON: each leaf and order, with the digest as it was")
    new = Row("JSON: the same, with the digest computed anew")
    whole = Row("JSON: every 10th of them, by the digest alone")
    for number, steps in enumerate(flips(golden)):
        path = key_path(steps)
        level = evaluated(golden) if steps[0] == "body" else None
        old.count(path, level or caught(canonical(golden), "c.json"))
        if number % 10 == 0:
            wrong = digest(golden["schema"], golden["body"]) != golden["digest"]
            whole.count(path, "digest" if wrong or steps == ("schema",) else None)
        if steps[0] == "body":
            new.count(path, level or caught(canonical(sealed(golden)), "c.json"))
    assert evaluated(golden) is None  # everything was put back
    quotes = Row("JSON that quotes Lean: each word of the quotes, digest anew")
    data = quoting(json.loads(certified()))
    for steps in flips({"body": {"claims": data["body"]["claims"]}}):
        if "lean" in steps:
            level = evaluated(data) or caught(canonical(sealed(data)), "c.json")
            quotes.count(key_path(steps), level)
    return old, new, whole, quotes


def test_every_flip_of_the_certificate_is_caught() -> None:
    old, new, whole, quotes = json_rows()
    assert old.flips > 2500
    assert (old.survivors, whole.survivors, quotes.survivors) == ([], [], [])
    assert quotes.flips > 150
    assert sorted(new.survivors) == [f"body.provenance.{label}" for label in LABELS]


def test_what_survives_is_named_by_verify_and_the_file_tells(golden: dict[str, Any]) -> None:
    """A version, a name and a digest of another file, all sealed: verify says that it cannot tell.

    With the file the digest is caught, and a name that is not there is said.
    """
    told = verify(loads(canonical(golden), "c.json"))
    assert sorted(label.path for label in told.labels) == [f"body.provenance.{x}" for x in LABELS]
    provenance = golden["body"]["provenance"]
    provenance["inputs"][0]["sha256"] = "0" * 64
    raw = canonical(sealed(golden))
    assert caught(raw, "c.json") is None
    assert caught(raw, "c.json", data=FILE.parent) == "data"
    provenance["inputs"][0] = {**json.loads(certified())["body"]["provenance"]["inputs"][0]}
    provenance["inputs"][0]["name"] = "other.toml"
    found = verify(loads(canonical(sealed(golden)), "c.json"), data=FILE.parent)
    assert "no other.toml is there" in found.levels[-1].text
    paths = [label.path for label in found.labels]
    assert paths == ["body.provenance.specmoe", "body.provenance.inputs[0].name"]


def test_whole_verify_agrees_with_its_levels(golden: dict[str, Any]) -> None:
    """What the table counts level by level: here through the whole of verify."""
    for number, steps in enumerate(flips(golden)):
        if number % 300 == 0 and steps[0] == "body":
            assert caught(canonical(golden), "c.json") == "digest"
            level = caught(canonical(sealed(golden)), "c.json")
            assert level in (evaluated(golden), "schema")
    assert caught(canonical(golden), "c.json") is None


def test_every_section_of_an_input_bears_on_the_rest() -> None:
    """The example has every section of a measurement file."""
    data = json.loads(certified("example"))
    free = set()
    seen_elsewhere = ("kernels", "model", "engine")
    others = {
        key: section
        for key, section in data["body"]["input"].items()
        if isinstance(section, dict) and key not in seen_elsewhere
    }
    for steps in flips({"body": {"input": others}}):
        if evaluated(data) is None:
            free.add(key_path(steps).removeprefix("body.input."))
    assert evaluated(data) is None
    assert free == OVERTAKEN


# --- the page -------------------------------------------------------------------------------------


@cache
def page() -> bytes:
    return render_html(json.loads(certified())).encode()


@cache
def html_rows() -> tuple[Row, ...]:
    """The certificate in the page is judged as the JSON file is: a part of the leaves will do."""
    golden, raw = json.loads(certified()), page()
    start, end = raw.index(b'id="certificate">') + 17, raw.rindex(b"</script>")
    old = Row("page: the certificate in it, every 100th leaf, old digest")
    new = Row("page: the same, digest computed anew")
    for number, steps in enumerate(flips(golden)):
        if number % 100:
            continue
        for row, data in ((old, golden), (new, sealed(golden))):
            # "<" and "&" are written as escapes there; plain JSON of the same text reads the same.
            text = json.dumps(data).replace("<", "\\u003c").encode()
            row.count(key_path(steps), caught(raw[:start] + text + raw[end:], "c.html"))
    rows = [old, new]
    carried = loads(raw, "c.html")
    script = raw.index(b'<script type="application/json"')
    for kind, places in shown(raw[:script]).items():
        some = sampled(places, 60)
        row = Row(f"page: {kind}, {len(some)} of {len(places)}, evenly spread")
        for place in some:
            # What stands outside the certificate is for the rendering level alone.
            level = rendering_level(replace(carried, raw=altered(raw, *place)))
            told = level.outcome == "refuted"
            row.count(str(place[0]), level.name if told else None)
        rows.append(row)
    return tuple(rows)


def test_every_flip_of_the_page_is_caught() -> None:
    rows = html_rows()
    assert len(rows) == 8
    assert [row.survivors for row in rows] == [[]] * 8
    assert all(row.flips >= 30 for row in rows)
    # And once each the whole way.
    for places in shown(page()[: page().index(b"</main>")]).values():
        assert caught(altered(page(), *places[len(places) // 2]), "c.html") == "rendering"


def test_a_page_of_a_tampered_certificate_is_caught(golden: dict[str, Any]) -> None:
    """Rendered from it, so page and certificate agree: the numbers do not."""
    Place(golden, ("body", "derived", "crossover", "n")).put(34)
    forged = render_html(sealed(golden)).encode()
    found = verify(loads(forged, "c.html"))
    outcomes = {level.name: level.outcome for level in found.levels}
    assert outcomes["rendering"] == outcomes["digest"] == "holds"
    assert outcomes["numeric"] == "refuted"
    assert found.exit_code == 1


def test_another_makers_name_in_the_page_alone_is_caught(golden: dict[str, Any]) -> None:
    """The label survives in the JSON; the page shows the digest, which is another one then."""
    Place(golden, ("body", "provenance", "specmoe")).put("9.9.9")
    start, end = page().index(b'id="certificate">') + 17, page().rindex(b"</script>")
    text = json.dumps(sealed(golden)).replace("<", "\\u003c").encode()
    assert caught(page()[:start] + text + page()[end:], "c.html") == "rendering"


# --- the PDF --------------------------------------------------------------------------------------

typst = pytest.mark.skipif(not TYPST, reason="needs typst and pypdf: extra pdf")


@cache
def pdf() -> Pdf:
    from specmoe.report.pdf import render_pdf

    golden = json.loads(certified())
    return Pdf(render_pdf(golden, certificate_lean(golden)))


@cache
def pdf_rows() -> tuple[Row, ...]:
    golden, document_ = json.loads(certified()), pdf()
    held = Row("PDF: the certificate attached, every 100th leaf, digest anew in turn")
    for number, steps in enumerate(flips(golden)):
        if number % 100 == 0:
            data = golden if number % 200 else sealed(golden)
            raw = document_.attached["certificate.json"](canonical(data))
            held.count(key_path(steps), caught(raw, "c.pdf"))
    text = certificate_lean(golden)
    lean = Row("PDF: the Lean file attached, every 80th line")
    for number, line in enumerate(text.splitlines(keepends=True)):
        if number % 80 == 0 and line.strip():
            start = text.index(line)
            other = bytes([line[0] ^ 1])
            raw = document_.attached[f"{NAME}.lean"](altered(text, start, start + 1, other))
            lean.count(f"line {number + 1}", rendered(raw, "c.pdf"))
    words = Row("PDF: a glyph of a line, up to 2 lines of each page")
    for number, (content, replaced) in enumerate(document_.pages, 1):
        for forged in sampled(list(glyphs(content)), 2):
            words.count(f"page {number}", rendered(replaced(forged), "c.pdf"))
    octets = Row("PDF: a bit of a byte, 20 places, evenly spread")
    size = len(document_.raw)
    for position in range(size // 40, size, size // 20):
        other = bytes([document_.raw[position] ^ 1])
        raw = altered(document_.raw, position, position + 1, other)
        octets.count(f"byte {position}", rendered(raw, "c.pdf"))
    return held, lean, words, octets


@typst
def test_every_flip_of_the_pdf_is_caught() -> None:
    rows = pdf_rows()
    assert [row.survivors for row in rows] == [[]] * 4
    assert all(row.flips >= 10 for row in rows)
    # And once the whole way.
    content, replaced = pdf().pages[-1]
    assert caught(replaced(next(glyphs(content))), "c.pdf") == "rendering"


@typst
def test_the_forged_pdfs_are_what_a_reader_shows() -> None:
    """Else the table would count damage, not forgery."""
    import pypdf

    whole = pdf()
    assert caught(whole.raw, "c.pdf") is None
    data = sealed({**json.loads(certified())})
    same = whole.attached["certificate.json"](canonical(data))
    assert loads(same, "c.pdf").data == data
    assert caught(same, "c.pdf") == "rendering"  # the same, put in by someone else: other bytes
    lean = whole.attached[f"{NAME}.lean"](b"-- other")
    assert loads(lean, "c.pdf").attached == {f"{NAME}.lean": b"-- other"}
    content, replaced = whole.pages[0]
    before = pypdf.PdfReader(io.BytesIO(whole.raw)).pages[0].extract_text()
    for forged in sampled(list(glyphs(content)), 3):
        after = pypdf.PdfReader(io.BytesIO(replaced(forged))).pages[0].extract_text()
        assert before != after
        assert 0 < sum(a != b for a, b in zip(before, after, strict=True)) <= 2


@typst
def test_a_pdf_of_a_tampered_certificate_is_caught(golden: dict[str, Any]) -> None:
    from specmoe.report.pdf import render_pdf

    Place(golden, ("body", "derived", "crossover", "n")).put(34)
    assert caught(render_pdf(sealed(golden)), "c.pdf") == "numeric"


# --- the table ------------------------------------------------------------------------------------


def table() -> Iterator[str]:
    yield f"tamper battery on the certificate {NAME}"
    yield HEAD
    rows = [*json_rows(), *html_rows(), *(pdf_rows() if TYPST else ())]
    yield from (row.text for row in rows)
    whole = sum(rows, Row("in all"))
    yield whole.text
    yield f"survivors: {', '.join(whole.survivors)}"
    yield "  labels: verify lists them as not confirmed; with --data it compares name and digest"
    if not TYPST:
        yield "the PDF was not forged here: it needs typst and pypdf"


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    lines = list(table())
    with capsys.disabled():
        print("\n" + "\n".join(lines))
    assert len(lines) > 14
