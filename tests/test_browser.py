"""Every page in a real browser: quiet, alone, moved by the keyboard, and fit for everybody.

Needs Chromium (Debian's package will do). The accessibility checks need axe-core as well:
``npm ci --prefix tests/browser``, or its ``axe.min.js`` named in ``SPECMOE_AXE``. They look at
every page at both widths and in both colour schemes, without what repeats itself: rows of a long
table, and the formulas, which are the same on each page. ``SPECMOE_AXE_ALL=1`` leaves out nothing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from chromium import Browser, Tab, chromium, program

from specmoe.certificate import build, document
from specmoe.draftlength import best, speedup
from specmoe.exact import round_nearest
from specmoe.measurement import bundled, read
from specmoe.report import index_line, render_html, render_index

CHROMIUM = program()
AXE = Path(
    os.environ.get("SPECMOE_AXE")
    or Path(__file__).parent / "browser/node_modules/axe-core/axe.min.js"
)
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")

LOOKS = [(width, dark) for width in (1280, 390) for dark in (False, True)]
NAMES = sorted(read(path).name for path in bundled())
PAGES = ["index", *NAMES]
WITH_FORMULAS = "rx-7900-xtx"


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pages")
    certificates = [json.loads(document(build(read(path)))) for path in bundled()]
    for certificate in certificates:
        name = certificate["body"]["name"]
        (folder / f"{name}.html").write_text(render_html(certificate), encoding="utf-8")
        (folder / f"{name}.json").write_text(json.dumps(certificate), encoding="utf-8")
    index = render_index([index_line(certificate) for certificate in certificates])
    (folder / "index.html").write_text(index, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    assert CHROMIUM
    with chromium(CHROMIUM) as found:
        yield found


@pytest.fixture(scope="module")
def tab(browser: Browser) -> Tab:
    return browser.page()


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_quiet_alone_and_as_wide_as_its_window(tab: Tab, pages: Path, name: str) -> None:
    path = pages / f"{name}.html"
    for width, dark in LOOKS:
        tab.look(width, dark=dark)
        tab.open(path)
        assert tab.complaints() == []
        assert tab.requests() == [path.as_uri()]
        assert tab.run("document.documentElement.scrollWidth") == width
        paper = tab.run("getComputedStyle(document.body).backgroundColor")
        assert (max(map(int, paper[4:-1].split(", "))) < 64) == dark
        # Formulas fit; tables may scroll, each in a frame of its own.
        wide = "[...document.querySelectorAll('math')].filter(m => m.offsetWidth > innerWidth)"
        assert tab.run(f"{wide}.length") == 0


REPEATED = """
document.querySelectorAll(".json code").forEach((code) => {
  code.textContent = code.textContent.slice(0, 2000);
});
document.querySelectorAll("tbody").forEach((body) =>
  [...body.rows].slice(6).forEach((row) => row.remove()));
"""
FORMULAS = "[...document.querySelectorAll('.formula')].slice(6).forEach((one) => one.remove());"


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: see the docstring")
@pytest.mark.parametrize("name", PAGES)
def test_nothing_keeps_anybody_out(tab: Tab, pages: Path, name: str) -> None:
    tab.look(1280)
    tab.open(pages / f"{name}.html")
    tab.run("document.querySelectorAll('details').forEach((d) => { d.open = true; })")
    tab.run("new Promise((done) => setTimeout(done, 50))")
    if not os.environ.get("SPECMOE_AXE_ALL"):
        tab.run(REPEATED if name == WITH_FORMULAS else REPEATED + FORMULAS)
    tab.run(AXE.read_text(encoding="utf-8"))
    for width, dark in LOOKS:
        tab.look(width, dark=dark)
        found = tab.run(
            "axe.run({ resultTypes: ['violations'] }).then(({ violations, passes }) => ({"
            "  passed: passes.length, violated: violations.map((v) => [v.id, v.impact, v.help,"
            "  v.nodes.slice(0, 3).map((n) => n.html.slice(0, 200))]) }))"
        )
        assert found["passed"] >= 20, (width, dark)
        serious = [v for v in found["violated"] if v[1] in ("serious", "critical")]
        assert serious == [], (width, dark)


# --- exploring ----------------------------------------------------------------------------------


def told(certificate: dict[str, Any], rate: Fraction, share: Fraction) -> str:
    """How the answer at two positions of the controls begins, by the package."""
    rows = certificate["body"]["derived"]["draft_length"]["costs"]
    costs = {row["k"]: Fraction(row["cost"]) for row in rows}
    costs = {k: cost + k * share * costs[0] for k, cost in costs.items()}
    k = best(costs, rate)
    if not k:
        return "Do not draft"
    return f"Draft {k}: {round_nearest(speedup(costs, rate, k), 3)}\u00d7 plain decoding ["


def reach(tab: Tab, identity: str) -> None:
    """Go there with the Tab key, as someone without a mouse does."""
    tab.run("document.activeElement.blur()")
    for _ in range(60):
        tab.press("Tab")
        if tab.run("document.activeElement.id") == identity:
            return
    raise AssertionError(f"the Tab key does not reach {identity}")


@pytest.mark.parametrize("name", NAMES)
def test_the_controls_move_with_the_keyboard(tab: Tab, pages: Path, name: str) -> None:
    certificate = json.loads((pages / f"{name}.json").read_text(encoding="utf-8"))
    tab.look(1280)
    tab.open(pages / f"{name}.html")
    answer = "document.getElementById('explore-answer').textContent"
    line = "document.querySelector('#explore-stairs-wide .live').getAttribute('d')"
    assert tab.run(answer).startswith(told(certificate, Fraction(4, 5), Fraction(0)))
    reach(tab, "explore-rate")
    for key, times, rate in (("ArrowRight", 5, 85), ("ArrowLeft", 25, 60), ("End", 1, 100)):
        tab.press(key, times)
        assert tab.run(answer).startswith(told(certificate, Fraction(rate, 100), Fraction(0)))
        assert (
            tab.run("document.activeElement.getAttribute('aria-valuetext')") == f"{rate / 100:.2f}"
        )
    before = tab.run(line)
    reach(tab, "explore-share")
    for key, times, share in (("ArrowRight", 7, 7), ("End", 1, 100)):
        tab.press(key, times)
        assert tab.run(answer).startswith(told(certificate, Fraction(1), Fraction(share, 200)))
    assert tab.run(line) != before
    assert tab.complaints() == []


def test_points_are_read_with_the_keyboard_and_the_pointer(tab: Tab, pages: Path) -> None:
    tab.look(1280)
    tab.open(pages / "rx-7900-xtx.html")
    inside = "!!document.activeElement.closest('#plot-times-wide')"
    tab.run("document.getElementById('explore-share').focus()")
    tab.press("Tab")
    assert tab.run(inside)
    said = "document.querySelector('.told').textContent"  # of the first figure
    titles = tab.run(
        "[...document.querySelectorAll('#plot-times-wide .point title')].map((t) => t.textContent)"
    )
    assert len(titles) == 15
    assert tab.run(said) == titles[0]
    assert titles[0].startswith("n = 1, per-slot: 5.841 ms, exactly 5/856 s")
    for key, index in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", -1)):
        tab.press(key)
        assert tab.run(said) == titles[index]
    # One stop for each drawing: Tab leaves it.
    tab.press("Tab")
    assert not tab.run(inside)
    box = tab.run(
        "(() => { const box = document.querySelectorAll('#plot-times-wide .point')[3];"
        " box.scrollIntoView({ block: 'center' }); const r = box.getBoundingClientRect();"
        " return [r.x + r.width / 2, r.y + r.height / 2]; })()"
    )
    tab.call("Input.dispatchMouseEvent", type="mouseMoved", x=box[0], y=box[1])
    assert tab.run(said) == titles[3]


def test_the_certificate_can_be_read_and_copied(tab: Tab, pages: Path) -> None:
    tab.look(1280)
    tab.open(pages / "m3-ultra.html")
    listing = "document.querySelector('.json pre code').textContent"
    assert tab.run(listing) == ""
    tab.run("document.querySelector('.json').open = true")
    tab.run("new Promise((done) => setTimeout(done, 50))")
    shown = json.loads(tab.run(listing))
    assert shown == json.loads((pages / "m3-ultra.json").read_text(encoding="utf-8"))


def test_without_scripts_the_page_says_so_and_loses_nothing_else(tab: Tab, pages: Path) -> None:
    try:
        tab.look(1280, scripts=False)
        tab.open(pages / "rx-7900-xtx.html")
        seen = "(selector) => document.querySelector(selector).checkVisibility()"
        assert not tab.run(f"({seen})('#explore')")
        assert tab.run(f"({seen})('#h-unmoved')")
        assert tab.run(f"({seen})('#plot-times-wide .point')")
        assert tab.run("document.querySelectorAll('#margins li').length") == 9
        assert tab.complaints() == []
    finally:
        tab.look(1280)
