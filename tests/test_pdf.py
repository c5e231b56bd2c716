"""The certificate as a PDF: the same content, the same bytes, no text run as code or cut off."""

from __future__ import annotations

import copy
import hashlib
import io
import json
import os
import re
import struct
import subprocess
import sys
import zlib
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
import report_sample as sample

from specmoe.errors import InputError, NotChecked, OutputError
from specmoe.exact import Interval, ratio_string
from specmoe.report import pdf, pdf_content, render_html
from specmoe.report.display import fraction, outward
from specmoe.report.loader import templates_folder
from specmoe.report.pdf import render_pdf
from specmoe.report.pdf_characters import DRAWABLE, printable, visible
from specmoe.report.pdf_plots import drawing
from specmoe.report.pdf_results import results

typst = pytest.importorskip("typst")
pypdf = pytest.importorskip("pypdf")

LEAN = b"-- theorems\nexample : 1 <= 2 := by decide\n"
ROOT = Path(__file__).parent.parent


@pytest.fixture(params=sample.EVERY, ids=lambda build: build.__name__)
def certificate(request):
    return sample.as_json(request.param())


@cache
def rendered(digest):
    """Each sample once."""
    every = (sample.as_json(build()) for build in sample.EVERY)
    return render_pdf(next(data for data in every if data["digest"] == digest), LEAN)


@cache
def _opened(digest):
    return pypdf.PdfReader(io.BytesIO(rendered(digest)))


@cache
def _pages(digest):
    """The words of each page, read back once."""
    return [squeezed(page.extract_text()) for page in _opened(digest).pages]


def opened(certificate):
    return _opened(certificate["digest"])


def printed(certificate):
    return "".join(_pages(certificate["digest"]))


def small():
    return copy.deepcopy(sample.as_json(sample.one_kernel()))


def squeezed(text):
    """A text without what a line or a column may have put into it."""
    return re.sub(r"[\s\u200b\u00ad]+", "", text)


def words(reader):
    return squeezed("".join(page.extract_text() for page in reader.pages))


def full():
    return copy.deepcopy(sample.as_json(sample.both_kernels()))


# --- the file -----------------------------------------------------------------------------------


def test_it_declares_both_standards_and_its_language_and_title(certificate):
    reader = opened(certificate)
    xmp = reader.trailer["/Root"]["/Metadata"].get_object().get_data().decode()
    assert "<pdfaid:part>3</pdfaid:part>" in xmp
    assert "<pdfaid:conformance>A</pdfaid:conformance>" in xmp
    assert "<pdfuaid:part>1</pdfuaid:part>" in xmp
    assert reader.trailer["/Root"]["/Lang"] == "en-GB"
    assert reader.trailer["/Root"]["/MarkInfo"]["/Marked"].value
    assert reader.trailer["/Root"]["/ViewerPreferences"]["/DisplayDocTitle"].value
    assert reader.metadata.title == printable(certificate["body"]["title"])


def test_every_footer_has_the_digest_and_the_page(certificate):
    pages = _pages(certificate["digest"])
    for number, text in enumerate(pages, start=1):
        assert f"digest{certificate['digest']}" in text
        assert f"page{number}of{len(pages)}" in text


def test_bookmarks_follow_the_page():
    certificate = full()
    reader = opened(certificate)
    chapters = [entry for entry in reader.outline if not isinstance(entry, list)]
    parts = [
        "Figures",
        "Measured",
        "Assumed",
        "Derived",
        "Observed speedups against predicted",
        "Claims",
    ]
    parts += ["Not claimed", "Provenance", "Results, claim by claim", "Tables behind the sections"]
    titles = [chapter.title for chapter in chapters]
    assert [title for title in titles if title in parts] == parts
    nested = [entry for group in reader.outline if isinstance(group, list) for entry in group]
    below = {entry.title.split()[0] for entry in nested}
    assert {claim["id"] for claim in certificate["body"]["claims"]} <= below


def test_attachments_read_back_with_relationship_and_description(certificate):
    reader = opened(certificate)
    name = certificate["body"]["name"]
    lean = f"{name}.lean" if re.fullmatch("[a-z0-9-]+", name) else "certificate.lean"
    attached = reader.attachments
    assert {key: value[0] for key, value in attached.items()} == {
        "certificate.json": sample_bytes(certificate),
        lean: LEAN,
    }
    files = [entry.get_object() for entry in reader.trailer["/Root"]["/AF"]]
    assert {file["/UF"]: file["/AFRelationship"] for file in files} == {
        "certificate.json": "/Source",
        lean: "/Supplement",
    }
    assert all(file["/Desc"] for file in files)


def sample_bytes(certificate):
    """The certificate's file, as ``specmoe.certificate.document`` writes it."""
    text = json.dumps(certificate, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return text.encode() + b"\n"


def test_without_lean_only_the_certificate_is_attached():
    reader = pypdf.PdfReader(io.BytesIO(render_pdf(small())))
    assert list(reader.attachments) == ["certificate.json"]


@pytest.mark.parametrize(
    ("day", "time"), [("2026-08-27", "D:20260827000000Z"), (None, "D:19700101000000Z")]
)
def test_its_time_is_that_of_the_measurement(day, time):
    certificate = small()
    certificate["body"]["measured"]["measured_on"] = day
    metadata = pypdf.PdfReader(io.BytesIO(render_pdf(certificate))).metadata
    assert (metadata["/CreationDate"], metadata["/ModDate"]) == (time, time)


def test_same_bytes_in_other_processes(tmp_path):
    certificate = small()
    file = tmp_path / "c.json"
    file.write_text(json.dumps(certificate))
    code = (
        "import hashlib, json, sys; from specmoe.report.pdf import render_pdf;"
        f"data = json.load(open({str(file)!r}));"
        f"print(hashlib.sha256(render_pdf(data, {LEAN!r})).hexdigest())"
    )
    environments = [
        {"PYTHONHASHSEED": "1", "TZ": "Pacific/Auckland", "SOURCE_DATE_EPOCH": "7"},
        {"PYTHONHASHSEED": "2", "TZ": "UTC", "LC_ALL": "C", "HOME": str(tmp_path)},
    ]
    found = [
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=place,
            env=os.environ | {"PYTHONPATH": str(ROOT)} | extra,
            check=True,
            capture_output=True,
            text=True,
        ).stdout.strip()
        for place, extra in zip((ROOT, tmp_path), environments, strict=True)
    ]
    assert found == [hashlib.sha256(rendered(certificate["digest"])).hexdigest()] * 2


def test_no_two_certificates_give_the_same_file():
    certificate, other = small(), small()
    other["digest"] = "0" * 64
    assert render_pdf(certificate) != render_pdf(other)
    assert render_pdf(certificate) == render_pdf(certificate)


# --- accessible ---------------------------------------------------------------------------------


def walked(element, found):
    """Every structure element below this one."""
    if isinstance(element, list):
        for kid in element:
            walked(kid, found)
        return
    element = element.get_object()
    if isinstance(element, dict) and "/S" in element:
        found.append(element)
        if "/K" in element:
            walked(element["/K"], found)
    elif isinstance(element, list):
        walked(element, found)


def test_formulas_pictures_and_table_heads_are_tagged():
    certificate = full()
    found = []
    walked(opened(certificate).trailer["/Root"]["/StructTreeRoot"]["/K"], found)
    kinds = [element["/S"] for element in found]
    view = pdf_content.content(certificate)
    told = [element["/Alt"] for element in found if element["/S"] == "/Formula"]
    parts = [part for claim in view["claims"] for part in claim["formulas"]]
    expected = [f["alternative"] for p in parts for f in (*p["premises"], p["conclusion"])]
    assert told == expected
    assert len(told) > 20
    pictures = [element["/Alt"] for element in found if element["/S"] == "/Figure"]
    assert pictures == [plot["alternative"] for plot in view["plots"] if plot["svg"]]
    assert all(len(text) > 40 for text in pictures)
    assert {"/Table", "/THead", "/TH", "/TD", "/H1", "/H2", "/Link"} <= set(kinds)


def silenced(monkeypatch, change):
    real = pdf_content.content

    def content(certificate):
        view = copy.deepcopy(real(certificate))
        change(view)
        return view

    monkeypatch.setattr(pdf_content, "content", content)


def mute_formula(view):
    view["claims"][-1]["formulas"][0]["conclusion"]["alternative"] = ""


def mute_premise(view):
    claim = next(c for c in view["claims"] if c["formulas"] and c["formulas"][0]["premises"])
    claim["formulas"][0]["premises"][0]["alternative"] = " "


def mute_picture(view):
    view["plots"][1]["alternative"] = ""


@pytest.mark.parametrize("change", [mute_formula, mute_premise, mute_picture])
def test_one_missing_alternative_stops_it(monkeypatch, change):
    silenced(monkeypatch, change)
    with pytest.raises(OutputError, match="could not be made") as caught:
        render_pdf(small())
    assert "missing alt text" in caught.value.found


# --- the same content as the page and the JSON --------------------------------------------------


class Text(HTMLParser):
    """What a reader of the page sees, and the exact values behind it."""

    def __init__(self, page):
        super().__init__(convert_charrefs=True)
        self.seen, self.values, self._silent = [], set(), 0
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        self._silent += tag in ("script", "style")
        if tag == "data":
            self.values.add(dict(attributes)["value"])

    def handle_endtag(self, tag):
        self._silent -= tag in ("script", "style")

    def handle_data(self, data):
        if not self._silent:
            self.seen.append(data)


def hashes(data):
    if isinstance(data, dict):
        for item in data.values():
            yield from hashes(item)
    elif isinstance(data, list):
        for item in data:
            yield from hashes(item)
    elif isinstance(data, str) and re.fullmatch("[0-9a-f]{64}", data):
        yield data


def test_every_claim_bound_and_hash_is_in_both_renderings(certificate):
    body = certificate["body"]
    page = Text(render_html(certificate))
    web, print_ = squeezed("".join(page.seen)), printed(certificate)
    for claim in body["claims"]:
        for text in (web, print_):
            assert squeezed(claim["id"] + printable(claim["title"])) in text
            assert squeezed(printable(claim["reading"])[1:]) in text
    for result in body["results"]:
        assert squeezed(result["what"]) in print_
        assert squeezed(result["what"]) in web
        if result["bounds"]:
            ends = Interval(fraction(result["bounds"]["lo"]), fraction(result["bounds"]["hi"]))
            assert squeezed(outward(ends)) in print_
            assert f"{ratio_string(ends.lo)}..{ratio_string(ends.hi)}" in page.values
    for found in hashes(certificate):
        assert found in print_
        assert found[:12] in web
    for point in body["derived"]["passes"]:
        for kernel in point["kernels"]:
            bounds = kernel["bounds"]
            assert f"{bounds['lo']}..{bounds['hi']}" in page.values


def test_pages_and_print_say_the_same(certificate):
    body = certificate["body"]
    web = squeezed("".join(Text(render_html(certificate)).seen))
    print_ = printed(certificate)
    told = [body["title"], body["headline"]["sentence"], body["headline"]["strength"]]
    told += [*body["not_claimed"], *body["measured"]["notes"]]
    told += [fact["value"] for fact in body["measured"]["facts"]]
    told += [item["how_to_check"][1:] for item in body["assumed"]["assumptions"]]
    for text in told:
        assert squeezed(printable(text)) in print_
        assert squeezed(text) in web


def test_each_hypothesis_is_written_out_once_and_named_by_every_result():
    body = full()["body"]
    table, hypotheses = results(body, {})
    named = {(item.text, item.status): item.tag for item in hypotheses}
    assert len(named) == len(hypotheses) == len({item.tag for item in hypotheses})
    for row, result in zip(table.rows, body["results"], strict=True):
        tags = [part.split(" (")[0] for part in re.findall(r"h\d+", row[-1].text)]
        assert tags[: len(result["hypotheses"])] == [
            named[use["text"], use["status"]] for use in result["hypotheses"]
        ]


@pytest.mark.parametrize(
    ("text", "shown"),
    [("1/3", "0.3333"), ("[1/3, 1/2]", "[0.3333, 0.5]"), ("yes", "yes"), ("3 to 4", "3 to 4"),
     ("[a, b]", "[a, b]")],
)  # fmt: skip
def test_answers_that_are_numbers_are_shown_as_decimals(text, shown):
    body = full()["body"]
    body["results"] = [body["results"][0] | {"value": text, "unit": "s"}]
    table, _ = results(body, {})
    assert (table.rows[0][2].text, table.rows[0][2].small) == (shown, "s")


# --- any text -----------------------------------------------------------------------------------

HOSTILE = (
    '#panic("run") $1/0$ \\ ] [ } { " \' * _ ` <claim-S1> @fig // /* */ ~ -- = + - #sys.inputs '
    "https://example.org/a?b=%23#c \u202eesrever\u202c \u0007\u0000\x7f \u4e2d\u6587 \U0001f600 "
    "\ue000 \ufeff \ud7ff " + "W" * 120
)


FREE = {
    "title", "sentence", "strength", "crossover", "draft_length", "label", "value", "source",
    "note", "notes", "not_claimed", "as_written", "text", "how_to_check", "reading", "reason",
    "what", "evidence", "statement", "acceptance_text", "drafting", "name", "version", "e_how",
    "unit", "specmoe",
}  # fmt: skip


def hostile(data, field=""):
    """Every free text of a certificate replaced; numbers, hashes and choices stay."""
    if isinstance(data, dict):
        return {name: hostile(item, name) for name, item in data.items()}
    if isinstance(data, list):
        return [hostile(item, field) for item in data]
    is_text = isinstance(data, str) and field in FREE and not re.fullmatch(r"-?\d+(/\d+)?", data)
    return HOSTILE if is_text else data


def test_hostile_text_is_text():
    certificate = hostile(small())
    reader = pypdf.PdfReader(io.BytesIO(render_pdf(certificate, LEAN)))
    text = words(reader)
    assert squeezed(visible(HOSTILE)) in text
    assert "\u27e8U+202E\u27e9esrever\u27e8U+202C\u27e9" in text
    assert "\u27e8U+4E2D\u27e9\u27e8U+6587\u27e9" in text
    assert reader.attachments["certificate.json"][0] == sample_bytes(certificate)


def test_only_web_addresses_become_links_out():
    certificate = small()
    certificate["body"]["measured"]["notes"] = ["javascript:alert(1) file:///etc https://a.b/c"]
    reader = pypdf.PdfReader(io.BytesIO(render_pdf(certificate)))
    out = {
        annotation.get_object()["/A"]["/URI"]
        for page in reader.pages
        for annotation in page.get("/Annots", ())
        if "/URI" in annotation.get_object().get("/A", {})
    }
    assert "https://a.b/c" in out
    assert all(address.startswith(("http://", "https://")) for address in out)


def test_every_drawable_character_is_in_the_fonts():
    everything = "".join(chr(code) for first, last in DRAWABLE for code in range(first, last + 1))
    source = (
        '#set document(title: "x")\n#let all = json(bytes(sys.inputs.all))\n'
        '#text(font: "Libertinus Serif", all) #text(font: "DejaVu Sans Mono", all) '
        '#strong(text(font: "Libertinus Serif", all))'
    )
    made = typst.compile(
        source.encode(),
        format="pdf",
        ignore_system_fonts=True,
        pdf_standards=list(pdf.STANDARDS),
        timestamp=0,
        sys_inputs={"all": json.dumps(everything)},
    )
    assert made.startswith(b"%PDF")
    assert printable(everything).replace("\u200b", "") == everything


@pytest.mark.parametrize("code", [0x7, 0x7F, 0xAD, 0x5D0, 0x627, 0x200B, 0x202E, 0x2066, 0x4E2D,
                                  0xE000, 0xFEFF, 0xFFFE, 0x1F600])  # fmt: skip
def test_other_characters_are_shown_by_their_number(code):
    assert visible(f"a{chr(code)}b") == f"a\u27e8U+{code:04X}\u27e9b"


def test_long_words_may_break_and_short_ones_may_not():
    assert printable("a" * 24) == "a" * 24
    assert max(map(len, re.split("\u200b", printable("a" * 300)))) <= 12


# --- nothing cut off ----------------------------------------------------------------------------


def grey(png):
    """The rows of a PNG as bytes of one channel."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    place, data = 8, b""
    while place < len(png):
        (size,) = struct.unpack(">I", png[place : place + 4])
        kind, chunk = png[place + 4 : place + 8], png[place + 8 : place + 8 + size]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", chunk[:10])
        data += chunk if kind == b"IDAT" else b""
        place += size + 12
    assert depth == 8
    step = {0: 1, 2: 3, 4: 2, 6: 4}[colour]
    raw, line, rows = zlib.decompress(data), bytearray(width * step), []
    for y in range(height):
        start = y * (width * step + 1)
        method, now = raw[start], bytearray(raw[start + 1 : start + 1 + width * step])
        for x in range(width * step):
            left = now[x - step] if x >= step else 0
            up, corner = line[x], line[x - step] if x >= step else 0
            if method == 4:
                guess = left + up - corner
                near = min((abs(guess - v), i, v) for i, v in enumerate((left, up, corner)))[2]
            else:
                near = (0, left, up, (left + up) // 2)[method]
            now[x] = (now[x] + near) & 255
        line = now
        rows.append(now[0::step])
    return rows


@pytest.mark.parametrize("worst", [full, lambda: hostile(small())], ids=["usual", "hostile"])
def test_nothing_runs_into_the_margins(worst):
    pages = typst.compile(pdf._files(worst(), None), format="png", ppi=12, ignore_system_fonts=True)
    pages = pages if isinstance(pages, list) else [pages]
    for number, page in enumerate(pages, start=1):
        rows = grey(page)
        width = len(rows[0])
        # Of 20 mm left and right and 21 mm below: ink in the outer part has left its place.
        side, foot = width * 14 // 210, width * 7 // 210
        for row in rows:
            assert min(*row[:side], *row[-side:]) > 250, f"page {number} is too wide"
        assert min(map(min, rows[-foot:])) > 250, f"page {number} is too long"


# --- drawings -----------------------------------------------------------------------------------


def test_drawings_need_nothing_around_them(certificate):
    for plot in pdf_content.content(certificate)["plots"]:
        if plot["svg"]:
            assert "var(" not in plot["svg"]
            assert 'xmlns="http://www.w3.org/2000/svg"' in plot["svg"]
            styled = set(re.findall(r"\.([a-z]+)", plot["svg"][: plot["svg"].index("</style>")]))
            shapes = r'<(?:path|rect|circle|text)[^>]* class="([^"]+)"'
            for names in re.findall(shapes, plot["svg"]):
                assert styled & set(names.split()), names


def test_a_drawing_without_a_title_is_refused():
    with pytest.raises(ValueError, match="no title"):
        drawing('<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>')


def test_a_drawing_may_say_what_xml_cannot():
    found = drawing('<svg viewBox="0 0 9 9"><title>a\x07b</title></svg>')
    assert found.alternative == "a\u27e8U+0007\u27e9b."


# --- refused ------------------------------------------------------------------------------------


def test_without_typst_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(NotChecked) as caught:
        render_pdf(full())
    assert caught.value.mend == "pip install 'specmoe[pdf]'"


@pytest.mark.parametrize("field", ["measured", "results", "claims", "derived", "provenance"])
def test_a_missing_field_is_named(field):
    certificate = full()
    del certificate["body"][field]
    with pytest.raises(InputError, match="incomplete") as caught:
        render_pdf(certificate)
    assert field in caught.value.found


def test_the_template_evaluates_formulas_only():
    template = (templates_folder() / "certificate.typ").read_text(encoding="utf-8")
    assert re.findall(r"eval\([^)]*\)", template) == ['eval(it.source, mode: "math")']


def test_formulas_of_another_theory_are_shown_as_stated():
    certificate = full()
    claim = certificate["body"]["claims"][0]
    claim["statement"] = "#panic() a < b"
    view = pdf_content.content(certificate)
    assert view["claims"][0]["formulas"] == []
    assert view["claims"][0]["statement"] == "#panic() a < b"
