"""The report: well formed, self-contained, honest about its rounding, and safe with any text."""

from __future__ import annotations

import base64
import copy
import dataclasses
import hashlib
import html
import json
import os
import re
import subprocess
import sys
import types
import typing
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise
from typing import Any

import jinja2
import pytest
import report_sample as sample
from hypothesis import given, settings
from hypothesis import strategies as st

from specmoe.certificate import model
from specmoe.claims import claim, ids, mathml
from specmoe.errors import InputError, NotExact, OutputError
from specmoe.exact import Interval, ratio_string
from specmoe.report import (
    cells,
    display,
    index_line,
    loader,
    plot_shares,
    plots,
    render_html,
    render_index,
    scales,
    svg,
)
from specmoe.report.answer import cards
from specmoe.report.claims import results_table
from specmoe.report.formulas import formulas
from specmoe.report.mathml import fit

VOID = frozenset("meta link br img input hr".split())  # noqa: SIM905
UNITS = {
    "": Fraction(1),
    "s": Fraction(1),
    "ms": Fraction(1, 1000),
    "\u00b5s": Fraction(1, 10**6),
    "ns": Fraction(1, 10**9),
    "GB/s": Fraction(10**9),
    "GB": Fraction(10**9),
    "MB": Fraction(10**6),
    "kB": Fraction(1000),
    "B": Fraction(1),
    "%": Fraction(1, 100),
}


class Page(HTMLParser):
    """Reads a page, and fails on anything that is not well formed."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[str, str]] = []
        self.data: list[tuple[dict[str, str | None], str]] = []
        self.scripts: list[tuple[dict[str, str | None], str]] = []
        self._open: list[str] = []
        self._datum: dict[str, str | None] | None = None
        self.feed(text)
        self.close()
        assert not self._open, self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), (tag, names)
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self._open.append(tag)
        if tag == "data":
            self._datum = dict(attrs)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open, tag
        assert self._open.pop() == tag, tag
        if tag == "data":
            self._datum = None

    def handle_data(self, data: str) -> None:
        if self._open[-1:] == ["script"]:
            self.scripts.append((self.all("script")[-1], data))
        elif self._open:
            self.texts.append((self._open[-1], data))
        if self._datum is not None:
            self.data.append((self._datum, data))

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]

    def text(self, *tags: str) -> str:
        return "".join(text for tag, text in self.texts if not tags or tag in tags)

    @property
    def tags(self) -> list[str]:
        return [name for name, _ in self.elements]


def embedded(page: Page) -> Any:
    return json.loads(next(text for attributes, text in page.scripts if attributes.get("type")))


def cut(data: Any) -> Any:
    """Lists shortened to two items: quick to render, every field still there."""
    if isinstance(data, dict):
        return {
            name: item if name in ("calibrated", "observed", "best", "conditional") else cut(item)
            for name, item in data.items()
        }
    return [cut(item) for item in data[:2]] if isinstance(data, list) else data


@pytest.fixture(params=sample.EVERY, ids=lambda build: build.__name__)
def certificate(request: pytest.FixtureRequest) -> dict[str, Any]:
    return sample.as_json(request.param())


@cache
def rendered(digest: str) -> str:
    """Each sample's page once: rendering twice is its own test."""
    every = (sample.as_json(build()) for build in sample.EVERY)
    return render_html(next(data for data in every if data["digest"] == digest))


@pytest.fixture
def full() -> dict[str, Any]:
    return sample.as_json(sample.both_kernels())


# --- the page as a whole ------------------------------------------------------------------------


def check_page(text: str) -> Page:
    """What holds for every page."""
    assert text.startswith("<!doctype html>\n")
    page = Page(text)
    assert page.all("html") == [{"lang": "en"}]
    identities = [a["id"] for _, a in page.elements if "id" in a]
    assert len(identities) == len(set(identities))
    assert not any(re.search(r"\s", identity or " ") for identity in identities)
    for tag, attributes in page.elements:
        for name, value in attributes.items():
            assert not name.startswith("on"), (tag, name)
            assert name not in ("style", "src", "srcset", "action", "xlink:href"), (tag, name)
            if name in ("aria-labelledby", "aria-describedby"):
                assert value
                assert set(value.split()) <= set(identities), value
            if name == "href":
                check_link(tag, value or "", identities, attributes)
    levels = [int(tag[1]) for tag in page.tags if re.fullmatch(r"h[1-6]", tag)]
    assert levels.count(1) == 1
    assert levels[0] == 1
    assert all(lower - upper <= 1 for upper, lower in pairwise(levels))
    assert page.tags.count("main") == page.tags.count("header") == page.tags.count("footer") == 1
    assert page.tags.count("table") == page.tags.count("caption")
    assert all(attributes.get("scope") for attributes in page.all("th"))
    scrollers = [a for a in page.all("div") if a.get("class") == "scroll"]
    assert len(scrollers) == page.tags.count("table")
    assert all(a["tabindex"] == "0" and a["aria-labelledby"] for a in scrollers)
    return page


def check_link(
    tag: str, href: str, identities: list[str | None], attributes: dict[str, str | None]
) -> None:
    if tag == "link":
        assert href == "data:,"
        return
    assert tag == "a"
    if href.startswith("#"):
        assert href[1:] in identities, href
    elif re.match(r"https?://", href):
        assert attributes.get("rel") == "noreferrer noopener"
    else:
        assert re.fullmatch(r"[a-z0-9-]+\.(html|json)", href), href


def test_every_page_is_well_formed(certificate: dict[str, Any]) -> None:
    page = check_page(rendered(certificate["digest"]))
    drawings = page.all("svg")
    assert all(a["role"] in ("img", "group") and a["aria-labelledby"] for a in drawings)
    assert page.tags.count("desc") == len(drawings)
    # Each drawing and each point in one has its own title; one more is the page's.
    points = [a for a in page.all("g") if a.get("class") == "point"]
    assert page.tags.count("title") == len(drawings) + len(points) + 1
    assert page.tags.count("text") > 10
    assert (certificate["body"]["derived"]["draft_length"]["staircase"] != []) == (
        "input" in page.tags
    )


def test_the_policy_allows_this_style_and_script_and_nothing_else(
    certificate: dict[str, Any],
) -> None:
    text = rendered(certificate["digest"])
    policy = next(
        a["content"]
        for a in Page(text).all("meta")
        if a.get("http-equiv") == "Content-Security-Policy"
    )
    styles = re.findall(r"<style>(.*?)</style>", text, re.DOTALL)
    assert len(styles) == 1
    scripts = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
    assert len(scripts) == 1
    style, script = (
        base64.b64encode(hashlib.sha256(found[0].encode()).digest()).decode()
        for found in (styles, scripts)
    )
    assert policy == (
        f"default-src 'none'; script-src 'sha256-{script}'; style-src 'sha256-{style}'; "
        "img-src data:; base-uri 'none'; form-action 'none'"
    )
    assert "url(" not in styles[0]
    assert "@import" not in styles[0]
    assert not re.search(r"\b(fetch|eval|Function|innerHTML|import|setTimeout)\b", scripts[0])
    assert Page(text).all("script") == [{"type": "application/json", "id": "certificate"}, {}]


def test_the_index_runs_no_script(full: dict[str, Any]) -> None:
    page = Page(index([full]))
    assert not page.all("script")
    policy = next(a["content"] for a in page.all("meta") if "http-equiv" in a)
    assert policy
    assert "script" not in policy


def test_the_certificate_is_embedded_once(certificate: dict[str, Any]) -> None:
    text = rendered(certificate["digest"])
    page = Page(text)
    assert embedded(page) == certificate
    assert text.count('"schema":"specmoe-certificate/1"') == 1
    start = page.tags.index("pre")
    assert page.tags[start - 2 : start + 2] == ["details", "summary", "pre", "code"]
    assert certificate["digest"] in page.text("code")


def test_what_needs_a_script_is_hidden_and_what_does_not_is_shown(full: dict[str, Any]) -> None:
    page = Page(rendered(full["digest"]))
    waiting = [(tag, a) for tag, a in page.elements if "data-script" in a]
    assert len(waiting) >= 6
    assert all("hidden" in attributes for _, attributes in waiting)
    assert all("data-script" in a for _, a in page.elements if "hidden" in a)
    assert page.tags.count("noscript") == 1
    assert "Exploration, not certified." in page.text("b")
    assert [a["aria-live"] for a in page.all("output")] == ["polite"]
    labelled = {a["for"] for a in page.all("label")}
    assert {a["id"] for a in page.all("input")} == labelled


def test_the_answer_comes_first(full: dict[str, Any]) -> None:
    text = rendered(full["digest"])
    order = [
        full["body"]["title"],
        display.parts(full["body"]["headline"]["sentence"])[0].text,
        display.unbroken(full["body"]["headline"]["strength"]),
        ">33 tokens<",
        ">Draft, at acceptance 0.7 to 0.85<",
        ">Speedup, at acceptance 0.7 to 0.85<",
        'id="figures"',
        'id="measured"',
        'id="assumed"',
        'id="derived"',
        'id="observed"',
        'id="claims"',
        'id="not-claimed"',
        'id="provenance"',
        "<footer>",
    ]
    places = [text.index(item, text.index("<main")) for item in order]
    assert places == sorted(places)


def test_every_claim_is_listed_with_its_formula_and_status(full: dict[str, Any]) -> None:
    text = rendered(full["digest"])
    page = Page(text)
    assert [use["id"] for use in full["body"]["claims"]] == list(ids())
    anchors = {a["id"] for a in page.all("article")}
    assert anchors == {f"claim-{claim}" for claim in ids()}
    assert page.tags.count("math") >= len(ids())
    for use in full["body"]["claims"]:
        row = text[text.index(f'id="claim-{use["id"]}"') :].split("</article>")[0]
        for said in ("title", "reading", "reason"):
            assert display.sentence(use[said])[:-1] in Page(f"<div>{row}</div>").text()
        assert use["applicability"].replace("_", " ") in row
        assert use["lean"]["status"] in row
        assert "<math" in row


def test_every_measured_fact_is_shown_as_written(full: dict[str, Any]) -> None:
    page = Page(rendered(full["digest"]))
    told = page.text()
    measured = full["body"]["measured"]
    for fact in measured["facts"]:
        assert fact["value"] in told
    for kernel in measured["kernels"]:
        for row in kernel["rows"]:
            assert row["as_written"] in told
    for item in full["body"]["assumed"]["assumptions"]:
        assert item["how_to_check"] in told
    links = [a["href"] for a in page.all("a")]
    assert "https://github.com/ggml-org/llama.cpp/issues/25356" in links
    for file in full["body"]["provenance"]["inputs"]:
        assert file["sha256"] in told


def test_status_is_said_in_words(full: dict[str, Any]) -> None:
    told = Page(rendered(full["digest"])).text("b", "td")
    for word in ("applies", "conditional", "not applicable", "outside", "inside", "held out"):
        assert word in told


# --- rounding -----------------------------------------------------------------------------------


def plain(text: str) -> str:
    """A displayed number as Python reads it."""
    assert not re.search(r"(?<!e)-", text), "a hyphen for a minus sign"
    return text.replace("\u202f%", "").replace("\u2212", "-")


def shown_ends(text: str) -> tuple[Fraction, Fraction] | None:
    match = re.search(r"[\[(](\S+), (\S+)\]", text)
    return (Fraction(plain(match[1])), Fraction(plain(match[2]))) if match else None


def check_data(page: Page) -> int:
    """Every displayed interval holds the exact one (or lies inside it where it must)."""
    bounds = 0
    for attributes, text in page.data:
        ends = [Fraction(end) for end in (attributes["value"] or "").split("..")]
        factor = UNITS[attributes.get("data-unit") or ""]
        low, high = (end / factor for end in (ends[0], ends[-1]))
        inward = attributes.get("data-rounded") == "inward"
        seen = shown_ends(text)
        if seen is None and "narrower" in text:
            continue
        if seen is None:
            number = Fraction(plain(text))
            if inward:
                assert number <= low
            else:
                assert abs(number - low) <= max(abs(low), abs(high)) / 10
            continue
        bounds += 1
        if inward:
            assert low <= seen[0] <= seen[1] <= high
        else:
            assert seen[0] <= low <= high <= seen[1]
            # Four digits, or three on the cards: not wider than that needs.
            assert high - low <= seen[1] - seen[0] <= high - low + (abs(low) + abs(high)) / 90
    return bounds


def test_displayed_bounds_contain_the_exact_ones(certificate: dict[str, Any]) -> None:
    page = Page(rendered(certificate["digest"]))
    bounds = check_data(page)
    assert bounds >= 150 or certificate["body"]["name"] != "rx-7900-xtx"
    exact = {attributes["value"] for attributes, _ in page.data}
    for item in every_interval(certificate["body"]["derived"]["draft_length"]["at"], "bounds"):
        assert ("{lo}..{hi}" if item["lo"] != item["hi"] else "{lo}").format(**item) in exact


def index(certificates: Sequence[dict[str, Any]]) -> str:
    return render_index([index_line(certificate) for certificate in certificates])


def every_interval(rows: list[dict[str, Any]], field: str) -> Iterator[dict[str, str]]:
    return (row[field] for row in rows)


def test_index_bounds_contain_the_exact_ones(full: dict[str, Any]) -> None:
    assert check_data(Page(index([full]))) == 1


rationals = st.fractions(max_denominator=10**9) | st.builds(
    lambda top, power: Fraction(top) * Fraction(10) ** power,
    st.integers(-(10**6), 10**6),
    st.integers(-60, 60),
)


@given(rationals, rationals, st.integers(1, 8))
@settings(max_examples=100, deadline=None)
def test_outward_contains_and_inner_is_contained(a: Fraction, b: Fraction, digits: int) -> None:
    exact = Interval(min(a, b), max(a, b))
    seen = shown_ends(display.outward(exact, digits))
    assert seen is not None
    assert seen[0] <= exact.lo <= exact.hi <= seen[1]
    inside = shown_ends(cells.inner(exact, digits).text)
    if inside is not None:
        assert exact.lo <= inside[0] <= inside[1] <= exact.hi
    if exact.lo >= 0:
        up = Fraction(plain(display.percent_up(exact.hi, digits))) / 100
        down = Fraction(plain(display.percent_down(exact.lo, digits))) / 100
        assert down <= exact.lo <= exact.hi <= up


@given(rationals, st.integers(1, 8))
@settings(max_examples=100, deadline=None)
def test_shown_is_nearest_and_bare_only_if_exact(value: Fraction, digits: int) -> None:
    text = display.shown(value, digits)
    seen = Fraction(plain(text))
    assert abs(seen - value) <= abs(value) / 2 / Fraction(10) ** (digits - 1)
    assert len(text) <= 20


@given(st.integers(-(10**30), 10**30), st.integers(0, 40))
@settings(max_examples=100, deadline=None)
def test_compact_says_the_same_number(whole: int, places: int) -> None:
    sign, digits = ("-" if whole < 0 else ""), f"{abs(whole):0{places + 1}d}"
    text = f"{sign}{digits[:-places]}.{digits[-places:]}" if places else f"{sign}{digits}"
    if whole:
        assert Fraction(display.compact(text)) == Fraction(text)


@given(st.lists(st.integers(0, 70), max_size=20))
@settings(max_examples=100, deadline=None)
def test_ranges_say_every_number_once(numbers: list[int]) -> None:
    back: list[int] = []
    for part in filter(None, display.ranges(numbers).split(", ")):
        low, _, high = part.partition("\u2013")
        back.extend(range(int(low), int(high or low) + 1))
    assert back == sorted(set(numbers))


def test_the_unit_of_a_table_fits_its_largest_time() -> None:
    for time, name in (("3", "s"), ("0.03", "ms"), ("0.00003", "\u00b5s"), ("0.00000003", "ns")):
        assert display.time_unit([Fraction(time), Fraction(time) / 900]).name == name


# --- hostile text -------------------------------------------------------------------------------

PAYLOADS = (
    '"><script>alert(1)</script>',
    "</script><script>alert(1)</script>",
    "</style></title></pre></textarea><img src=x onerror=alert(1)>",
    "' onmouseover='alert(1)",
    '" autofocus onfocus="alert(1)" x="',
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "<!-- ]]> --> <![CDATA[<svg onload=alert(1)>",
    "{{ 7 * 7 }}{% raw %}",
    "&lt;script&gt; &amp;quot;",
    "\u2028\u2029\u202e",
    "x y\tz",
    "\\u003cscript\\u003e",
)
RATIO = re.compile(r"-?\d+/\d+")


def poisoned(data: Any, payload: str, key: str = "") -> Any:
    """Every free text replaced; kinds of kernels stay, since the drawing is chosen by them."""
    if isinstance(data, dict):
        return {name: poisoned(item, payload, name) for name, item in data.items()}
    if isinstance(data, list):
        return [poisoned(item, payload, key) for item in data]
    if isinstance(data, str) and key not in ("kind", "chosen") and not RATIO.fullmatch(data):
        return payload
    return data


@cache
def harmless() -> tuple[list[str], list[str]]:
    """The elements of page and index where every text is an innocent one."""
    data = poisoned(cut(sample.as_json(sample.edges())), "In nocent")
    return check_page(render_html(data)).tags, check_page(index([data, data])).tags


@pytest.mark.parametrize("payload", PAYLOADS)
def test_no_text_becomes_markup(payload: str) -> None:
    certificate = cut(sample.as_json(sample.edges()))
    hostile = poisoned(certificate, payload)
    page = check_page(render_html(hostile))
    assert page.tags == harmless()[0]
    assert embedded(page) == hostile
    assert page.text("h1") == payload
    told = check_page(index([hostile, hostile]))
    assert told.tags == harmless()[1]


@pytest.mark.parametrize(
    ("source", "link"),
    [
        ("https://example.org/a?b=1&c=2 (table 3)", "https://example.org/a?b=1&c=2"),
        ("seen at http://example.org/x.", "http://example.org/x"),
        ('https://example.org/" onclick="alert(1)', "https://example.org/"),
        ("https://example.org/<script>", "https://example.org/"),
        ("javascript:alert('https')", None),
        ("https://known.example@evil.example/", None),
        ("https://[::1", None),
        ("https:///nowhere", None),
        ("ftp://example.org", None),
        ("//example.org", None),
    ],
)
def test_only_web_addresses_become_links(source: str, link: str | None) -> None:
    found = [piece.address for piece in cells.pieces(source) if piece.address]
    assert found == ([link] if link else [])
    assert "".join(piece.text for piece in cells.pieces(source)) == source


@given(st.text(max_size=80))
@settings(max_examples=150, deadline=None)
def test_pieces_lose_nothing(text: str) -> None:
    assert "".join(piece.text for piece in cells.pieces(text)) == text


def test_a_name_that_is_no_file_name_is_not_linked(full: dict[str, Any]) -> None:
    for name in ("../x", "a/b", "A", "a b", "", "x.html", "a--b", "javascript:x"):
        full["body"]["name"] = name
        assert [a["href"] for a in check_page(index([full])).all("a")] == ["#main"]


def test_claims_with_the_same_or_an_odd_id_keep_their_own_places(full: dict[str, Any]) -> None:
    claims = full["body"]["claims"]
    claims[1]["id"], claims[2]["id"], claims[3]["id"] = "E1 ", "E1!", '"><b>'
    check_page(render_html(full))


# --- missing parts ------------------------------------------------------------------------------


def optional_fields() -> list[tuple[type, str]]:
    found = []
    for name in model.__all__:
        record = getattr(model, name)
        if dataclasses.is_dataclass(record):
            for field, hint in typing.get_type_hints(record).items():
                if isinstance(hint, types.UnionType) and type(None) in typing.get_args(hint):
                    found.append((record, field))
    return found


def without(value: Any, gone: set[tuple[type, str]]) -> Any:
    """The record with these fields set to ``None`` wherever they occur."""
    if isinstance(value, tuple):
        return tuple(without(item, gone) for item in value)
    if not dataclasses.is_dataclass(value) or isinstance(value, Interval):
        return value
    parts = {
        field.name: None
        if (type(value), field.name) in gone
        else without(getattr(value, field.name), gone)
        for field in dataclasses.fields(value)
    }
    return dataclasses.replace(value, **parts)


def test_every_optional_field_may_be_missing() -> None:
    fields = optional_fields()
    assert len(fields) > 20
    for gone in [{field} for field in fields] + [set(fields)]:
        data = cut(sample.as_json(without(sample.by_position(), gone)))
        page = check_page(render_html(data))
        assert embedded(page) == data
        check_page(index([data]))


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every field, taking the first item of each list."""
    if isinstance(data, dict):
        for name, item in data.items():
            yield (*path, name)
            # All intervals are read by one function: the ends of one stand for all.
            if name == "any_routing" or not (isinstance(item, dict) and set(item) == {"lo", "hi"}):
                yield from places(item, (*path, name))
    elif isinstance(data, list) and data:
        yield from places(data[0], (*path, 0))


# Facts that the page says in another way, or only where another is missing: e stands with the
# regimes and the costs; the headline's parts are used where nothing was predicted; the share of a
# measured pair stands in the table of shares.
NOT_SHOWN = {
    "derived.draft_length.e",
    "derived.draft_length.outcome",
    "derived.passes.0.kernels.0.e",
    "headline.crossover",
    "headline.draft_length",
    # The measurement itself is carried in the embedded certificate only.
    "input",
    "input.name",
    "input.schema",
}


def complaint(data: Any) -> InputError | None:
    try:
        render_html(data)
    except InputError as error:
        return error
    return None


def test_every_missing_field_is_an_error_that_names_it() -> None:
    whole = cut(sample.as_json(sample.by_position()))
    unseen = set()
    for path in [("schema",), ("digest",), *(("body", *p) for p in places(whole["body"]))]:
        data = copy.deepcopy(whole)
        parent = data
        for step in path[:-1]:
            parent = parent[step]
        del parent[path[-1]]
        found = complaint(data)
        if found is None:
            unseen.add(".".join(map(str, path[1:])))
        else:
            assert found.problem == "the certificate is incomplete"
            assert path[-1] in (found.found or "")
    assert unseen == NOT_SHOWN


def test_a_field_that_the_index_lacks_is_named(full: dict[str, Any]) -> None:
    del full["body"]["derived"]["fits"]
    with pytest.raises(InputError, match="incomplete") as told:
        index_line(full)
    assert "fits" in (told.value.found or "")


def test_an_undefined_name_in_a_template_is_an_error() -> None:
    with pytest.raises(jinja2.UndefinedError):
        loader.environment().from_string("{{ body.nothing }}").render(body={})


def test_numbers_that_are_not_canonical_are_refused(full: dict[str, Any]) -> None:
    for wrong in ("2/4", "0.5", "1/0", "x"):
        full["body"]["derived"]["fits"][0]["regimes"][0]["e"] = wrong
        with pytest.raises(NotExact):
            render_html(full)


# --- same input, same bytes ---------------------------------------------------------------------


def test_the_same_certificate_gives_the_same_bytes(certificate: dict[str, Any]) -> None:
    again = json.loads(json.dumps(certificate, sort_keys=True))
    assert render_html(certificate) == render_html(again)


def test_the_bytes_do_not_depend_on_the_hash_seed() -> None:
    code = (
        "import sys, hashlib; sys.path.insert(0, sys.argv[1]); import report_sample as s;"
        "from specmoe.report import render_html;"
        "print(hashlib.sha256(render_html(s.as_json(s.undecided())).encode()).hexdigest())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, os.path.dirname(__file__)],
        env={**os.environ, "PYTHONHASHSEED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    here = render_html(sample.as_json(sample.undecided()))
    assert done.stdout.strip() == hashlib.sha256(here.encode()).hexdigest()


# --- the plots ----------------------------------------------------------------------------------


def drawings(certificate: dict[str, Any]) -> list[str]:
    return [
        drawing
        for plot in plots.plots(certificate["body"])
        for drawing in (plot.wide, plot.narrow)
        if drawing
    ]


TEXT = re.compile(r'<text class="[^"]*" x="([^"]*)" y="([^"]*)" text-anchor="(\w+)">([^<]*)</text>')


def boxes(drawing: str) -> list[tuple[float, float, float, float, str]]:
    font = int(re.search(r'font-size="(\d+)"', drawing)[1])  # type: ignore[index]
    found = []
    for x, y, anchor, text in TEXT.findall(drawing):
        wide = len(text) * font * 0.6
        left = float(x) - {"start": 0, "middle": wide / 2, "end": wide}[anchor]
        found.append((left, float(y) - font * 0.8, left + wide, float(y) + font * 0.2, text))
    return found


def test_no_label_overlaps_another_or_leaves_the_drawing(certificate: dict[str, Any]) -> None:
    for drawing in drawings(certificate):
        wide, high = map(int, re.search(r'viewBox="0 0 (\d+) (\d+)"', drawing).groups())  # type: ignore[union-attr]
        placed = boxes(drawing)
        for index, (left, top, right, bottom, text) in enumerate(placed):
            assert left > -1, text
            assert right < wide + 4, text
            assert top > -1, text
            assert bottom < high + 1, text
            for other in placed[index + 1 :]:
                apart = (
                    right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top
                )
                assert apart, (text, other[4])


def test_points_stand_where_their_numbers_say(full: dict[str, Any]) -> None:
    drawing = plots.plots(full["body"])[0].wide
    circles = re.findall(r'<circle class="mark ps (\w+)" cx="([^"]*)" cy="([^"]*)"', drawing)
    rows = full["body"]["measured"]["kernels"][0]["rows"]
    assert [kind for kind, _, _ in circles] == [
        "hollow" if row["use"] == "holdout" else "full" for row in rows
    ]
    at = {row["n"]: (float(x), float(y)) for row, (_, x, y) in zip(rows, circles, strict=True)}
    # n = 1, 2, 4, 8 are equally far apart on the logarithmic axis.
    steps = [at[right][0] - at[left][0] for left, right in ((1, 2), (2, 4), (4, 8))]
    assert max(steps) - min(steps) < 0.3
    times = {row["n"]: Fraction(row["time"]) for row in rows}
    rise = (at[1][1] - at[32][1]) / float(times[32] - times[1])
    middle = (at[1][1] - at[16][1]) / float(times[16] - times[1])
    assert rise == pytest.approx(middle, rel=0.01)


def test_extrapolation_is_dashed_and_breaks_are_not_crossed(full: dict[str, Any]) -> None:
    drawing = plots.plots(full["body"])[0].wide
    runs = re.findall(r'<path class="(line \w+(?: dashed)?)" d="M([^"]*)"', drawing)
    solid = [path for style, path in runs if style == "line ps"]
    # Two regimes of the per-slot kernel, the spread at n = 16, and the cross over n = 24.
    assert [path.count("L") for path in solid] == [7, 7, 1, 2]
    assert any(style == "line dd dashed" for style, _ in runs)
    assert drawing.count('class="break"') == 1
    for kernel in full["body"]["derived"]["passes"]:
        for item in kernel["kernels"]:
            item["origin"] = "measured"
    drawing = plots.plots(full["body"])[0].wide
    assert 'class="band' not in drawing


def test_fixed_times_agree_with_the_faster_kernel(full: dict[str, Any]) -> None:
    share = {
        item["n"]: display.interval(item["share"]) for item in full["body"]["derived"]["shares"]
    }
    stretches = plot_shares.needed_ratio(full["body"], share)
    needed = {n: ratio for _, stretch in stretches for n, ratio in stretch}
    assert len(needed) == 56
    for point in full["body"]["derived"]["passes"]:
        if len(point["kernels"]) == 2:
            faster = point["chosen"] == "deduplicating"
            assert (share[point["n"]].hi < needed[point["n"]]) == faster


def test_the_staircase_only_rises(full: dict[str, Any]) -> None:
    for drawing in drawings(full):
        found = re.search(r'<path class="line stair" d="M([^"]*)"', drawing)
        if found:
            points = [tuple(map(float, pair.split())) for pair in found[1].split(" L")]
            assert all(a[0] <= b[0] and a[1] >= b[1] for a, b in pairwise(points))
            assert len(points) == 2 * len(full["body"]["derived"]["draft_length"]["staircase"])


def test_speedups_are_those_of_the_definition(full: dict[str, Any]) -> None:
    draft = full["body"]["derived"]["draft_length"]
    costs = {item["k"]: Fraction(item["cost"]) for item in draft["costs"]}
    table = plots.plots(full["body"])[3].table
    assert len(table.rows) == 11
    for acceptance, length, speedup, bounds in table.rows:
        a = Fraction(acceptance.exact or "")
        k = sample.best(costs, a)
        assert int(length.text) == k
        gain = sample.throughput(costs, a, k) * costs[0]
        assert speedup.exact == ratio_string(gain)
        ends = (bounds.exact or "").split("..")
        low, high = Fraction(ends[0]), Fraction(ends[-1])
        assert low <= gain <= high
        assert (low == high) == (k == 0)


def test_what_cannot_be_drawn_is_said_instead() -> None:
    body = sample.as_json(sample.undecided())["body"]
    found = {plot.id: plot for plot in plots.plots(body)}
    assert found["plot-times"].wide
    for name in ("plot-shares", "plot-staircase", "plot-speedup"):
        assert not found[name].wide
        assert not found[name].table.rows
        assert len(found[name].caption) > 20


@given(
    st.lists(st.tuples(st.integers(10, 90), st.integers(20, 80), st.integers(1, 12)), max_size=12)
)
@settings(max_examples=60, deadline=None)
def test_labels_never_overlap(wanted: list[tuple[int, int, int]]) -> None:
    scale = scales.linear(Fraction(0), Fraction(100), 5)
    figure = svg.Figure(360, 320, scale, scale, "x", "y")
    figure.axes()
    written = sum(
        figure.label("m" * length, [(Fraction(x), Fraction(y))], "note") for x, y, length in wanted
    )
    placed = [box for box in boxes(figure.render("f", "t", "d")) if set(box[4]) == {"m"}]
    assert len(placed) == written
    # The first always finds room.
    assert written > 0 or not wanted
    for index, (left, top, right, bottom, _) in enumerate(placed):
        for other in placed[index + 1 :]:
            assert right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top


@given(st.fractions(0, 10**6), st.fractions(Fraction(1, 1000), 10**6), st.integers(2, 12))
@settings(max_examples=100, deadline=None)
def test_ticks_lie_on_their_axis(lo: Fraction, width: Fraction, count: int) -> None:
    for scale in (
        scales.linear(lo, lo + width, count),
        scales.logarithmic(lo + Fraction(1, 100), lo + width + 1, count),
    ):
        values = [value for value, _ in scale.ticks]
        assert 1 <= len(values) <= count + 9
        assert values == sorted(set(values))
        assert all(scale.holds(value) for value in values)
        assert scale.at(scale.lo) == 0
        assert scale.at(scale.hi) == 1


# --- colours ------------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_text_has_enough_contrast_in_light_and_dark() -> None:
    style = loader.stylesheet()
    blocks = re.findall(r":root \{([^}]*)\}", style)
    schemes = [dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", block)) for block in blocks]
    assert len([scheme for scheme in schemes if len(scheme) >= 8]) >= 2
    for scheme in schemes:
        # Print gives some colours in short form; its paper is white.
        paper = luminance(scheme.get("paper", "#ffffff"))
        for name in ("ink", "soft", "link", "ps", "dd", "mx"):
            if name in scheme:
                text = luminance(scheme[name])
                ratio = (max(text, paper) + 0.05) / (min(text, paper) + 0.05)
                assert ratio >= 4.5, (name, scheme[name], ratio)


# --- the index, the cards, the loader -----------------------------------------------------------


def test_the_index_compares_every_certificate() -> None:
    every = [sample.as_json(build()) for build in sample.EVERY]
    page = check_page(index(every))
    links = [a["href"] for a in page.all("a")]
    for name in ("rx-7900-xtx", "one-kernel", "undecided"):
        assert {f"{name}.html", f"{name}.json"} <= set(links)
    told = page.text()
    for said in ("33 [31, 36]", "extrapolated", "1.41× at 8", "undecided", "per-slot: refused"):
        assert said in told
    assert len(page.all("tr")) == 1 + len(every)


def test_the_index_of_nothing() -> None:
    assert "Nothing was audited." in check_page(render_index([])).text()


def test_the_cards_say_what_to_do() -> None:
    crossover, draft, speedup = cards(sample.as_json(sample.both_kernels())["body"])
    assert crossover.figure == "33 tokens"
    assert crossover.bounds is not None
    assert crossover.bounds.text == "[31, 36]"
    assert "extrapolated" in crossover.text
    assert "0.7 to 0.85" in draft.label
    assert speedup.figure.endswith("×")
    assert [card.figure for card in cards(sample.as_json(sample.undecided())["body"])] == [
        "Undecided"
    ] * 3
    position = cards(sample.as_json(sample.by_position())["body"])
    assert [card.figure for card in position] == ["33 tokens", "2 tokens", "1.4×"]
    alone = cards(sample.as_json(sample.one_kernel())["body"])
    assert alone[1].label == "Draft, at acceptance 0.8"


def test_formulas_lose_nothing_when_they_are_made_to_wrap() -> None:
    whole = cut_up = 0
    for one in map(claim, ids()):
        for part in one.parts:
            for formula in (part.conclusion, *(premise.formula for premise in part.premises)):
                before, after = Page(mathml(formula)), Page(fit(mathml(formula)))
                assert "".join(after.text().split()) == "".join(before.text().split())
                spoken = before.all("math")[0]["alttext"]
                pieces = after.all("math")
                if len(pieces) == 1:
                    assert pieces == [{"alttext": spoken}]
                    whole += 1
                else:
                    assert after.all("span") == [{"role": "math", "aria-label": spoken}]
                    cut_up += 1
    assert whole > 40
    assert cut_up > 20


def test_what_would_change_or_refute_it_is_said_with_its_claim(full: dict[str, Any]) -> None:
    text = rendered(full["digest"])
    part = text[text.index('id="margins"') :].split("</section>")[0]
    derived = full["body"]["derived"]
    for item in (*derived["margins"], *derived["refutations"]):
        said = html.escape(display.sentence(item["text"]), quote=False)
        assert f'{said} <span class="by">(<a href="#claim-{item["claim"]}">' in part
    assert "Of 5 rows kept out of the fit" in part
    exact = {attributes["value"] for attributes, _ in Page(f"<div>{part}</div>").data}
    assert {"9701/10000..4851/5000", "10123/10000", "1/30000", "3/2..11/6"} <= exact


def test_neighbouring_results_say_once_what_they_rest_on() -> None:
    assumed = {"text": "a is geometric", "status": "assumed", "evidence": ""}

    def result(claim: str, k: int) -> dict[str, Any]:
        ends = {"lo": "1/3", "hi": "1/2"}
        length = {"text": "j <= k", "status": "checked", "evidence": f"k = {k}"}
        item = {"claim": claim, "what": "w", "reading": "r", "unit": "", "status": "applies"}
        return item | {"value": "[1/3, 1/2]", "bounds": ends, "hypotheses": [assumed, length]}

    table = results_table([result("M1", 1), result("M1", 2), result("M2", 2)], {"M1": "m"})
    assert [row[-1].text for row in table.rows] == [
        "a is geometric (assumed); j <= k (checked, k = 1)",
        "as above; j <= k (checked, k = 2)",
        "a is geometric (assumed); j <= k (checked, k = 2)",
    ]
    assert [row[0].href for row in table.rows] == ["#m", None, None]
    assert {row[2].text for row in table.rows} == {"in the bounds"}
    assert {row[3].exact for row in table.rows} == {"1/3..1/2"}


def test_formulas_only_where_the_registry_says_the_same(full: dict[str, Any]) -> None:
    for use in full["body"]["claims"]:
        assert formulas(use["id"], use["statement"])
        assert formulas(use["id"], use["statement"] + " ") == ()
    assert formulas("Z9", "1 = 1") == ()


def test_missing_templates_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setattr(loader, "_PACKAGE", tmp_path / "specmoe")
    with pytest.raises(OutputError, match="templates are missing"):
        loader.templates_folder()


def test_the_wheel_folder_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    inside = tmp_path / "specmoe" / "_templates"
    inside.mkdir(parents=True)
    (inside / "certificate.html.j2").write_text("")
    (inside / "report.css").write_bytes(b"a {}\r\nb {}\r\n")
    monkeypatch.setattr(loader, "_PACKAGE", tmp_path / "specmoe")
    assert loader.templates_folder() == inside
    assert loader.stylesheet() == "a {}\nb {}\n"


def test_importing_the_report_loads_no_heavy_package() -> None:
    code = (
        "import sys, specmoe.report;"
        "print([m for m in ('jinja2', 'numpy', 'scipy', 'sympy') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
