"""The badge: counts that add up, nothing called proved that Lean did not accept."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
import report_sample as sample

from specmoe.certificate import build, document
from specmoe.measurement import bundled, read
from specmoe.report.badge import badge, strength

SVG = "{http://www.w3.org/2000/svg}"
ACCEPTED = {
    "status": "kernel-checked (embedded Lean 4.35.0, project core)",
    "theorems": ["SpecMoE.X"],
    "statement_sha256": "ab" * 32,
    "axioms": [],
    "via": "embedded",
}


def claim(applicability: str, **lean: Any) -> dict[str, Any]:
    return {"applicability": applicability, "lean": ACCEPTED | lean}


def counts(text: str) -> Iterator[int]:
    return (int(part.split()[0]) for part in text.split(", "))


@pytest.mark.parametrize(
    ("one", "kind"),
    [
        (claim("applies"), "proved"),
        (claim("conditional"), "conditional"),
        (claim("not_applicable"), "not applicable"),
        (claim("applies", status="lake build (Lean 4.23.0, standard Init)"), "proved"),
        (claim("applies", status="not checked here", via=None), "not checked here"),
        (claim("conditional", status="not checked here", via=None), "not checked here"),
        (claim("applies", via=None), "not checked here"),
        (claim("applies", theorems=[]), "not checked here"),
        (claim("applies", status="not checked"), "not checked here"),
        (claim("applies", status="failed"), "failed"),
        (claim("not_applicable", status="failed"), "failed"),
    ],
)
def test_each_claim_is_one_kind(one: dict[str, Any], kind: str) -> None:
    assert strength([one]) == f"1 {kind}"


def test_the_counts_add_up_and_the_strongest_come_first() -> None:
    claims = [claim("applies")] * 21 + [claim("conditional")] * 2 + [claim("not_applicable")]
    assert strength(claims) == "21 proved, 2 conditional, 1 not applicable"
    assert strength([]) == "no claims"


def test_without_lean_nothing_is_proved() -> None:
    for path in bundled():
        certificate = json.loads(document(build(read(path))))
        claims = certificate["body"]["claims"]
        text = strength(claims)
        assert sum(counts(text)) == len(claims)
        assert "proved" not in text
        assert "conditional" not in text
        assert text.encode() in badge(certificate)


def test_it_is_one_accessible_image_and_always_the_same() -> None:
    certificate = sample.as_json(sample.both_kernels())
    data = badge(certificate)
    assert data == badge(copy.deepcopy(certificate))
    root = ElementTree.fromstring(data)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    names = {e.get("id"): e.text for e in root.iter() if e.get("id") and e is not root}
    labels = (root.get("aria-labelledby") or "").split()
    assert set(labels) <= set(names)
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text == f"specmoe: {strength(certificate['body']['claims'])}"
    drawn = "".join(e.text or "" for e in root.iter(f"{SVG}text"))
    assert drawn == f"specmoe{strength(certificate['body']['claims'])}"
    wide = float(root.get("width", "0"))
    for text in root.iter(f"{SVG}text"):
        middle, length = float(text.get("x", "")), float(text.get("textLength", ""))
        assert 0 < middle - length / 2 < middle + length / 2 < wide
        assert 4 * len(text.text or "") < length < 9 * len(text.text or "")


def test_a_hostile_title_stays_text() -> None:
    certificate = sample.as_json(sample.both_kernels())
    certificate["body"]["title"] = '"/><script>alert(1)</script>'
    root = ElementTree.fromstring(badge(certificate))
    assert not list(root.iter(f"{SVG}script"))
    assert "script>alert(1)" in (root.find(f"{SVG}desc").text or "")  # type: ignore[union-attr]


def test_white_text_can_be_read_on_every_colour() -> None:
    from specmoe.report import badge as module

    def luminance(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for colour in (module._NAME_COLOUR, module._OTHERWISE, *module._COLOURS.values()):
        assert 1.05 / (luminance(colour) + 0.05) >= 4.5, colour
