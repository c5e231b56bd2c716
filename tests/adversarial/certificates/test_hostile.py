"""Files that are no certificates, or were made to do harm: one clear error and no crash."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from click.testing import CliRunner

from specmoe.canonical import canonical, digest
from specmoe.certificate import build, document
from specmoe.certificate.reading import loads
from specmoe.certificate.verify import verify
from specmoe.cli import main
from specmoe.errors import InputError
from specmoe.measurement import bundled, read
from specmoe.report import render_html

FILE = next(path for path in bundled() if path.stem == "m3-ultra")
GOLDEN = document(build(read(FILE)))
DATA: dict[str, Any] = json.loads(GOLDEN)
PAGE = render_html(DATA).encode()
SCRIPT = PAGE[PAGE.index(b'<script type="application/json"') :]
SCRIPT = SCRIPT[: SCRIPT.index(b"</script>") + 9]

HOSTILE = {
    "nothing": (b"", "empty"),
    "spaces": (b" \n\t ", "empty"),
    "not utf-8": (b'{"schema": "\xff"}', "UTF-8"),
    "a byte order mark": (b"\xef\xbb\xbf" + GOLDEN, "byte order mark"),
    "a list": (b"[" + GOLDEN + b"]", "a list of 1"),
    "null": (b"null", "null"),
    "a text": (b'"specmoe-certificate/1"', "the text"),
    "a measurement": (canonical(DATA["body"]["input"]), "schema, body and digest"),
    "one entry more": (canonical({**DATA, "extra": 1}), "extra"),
    "one entry less": (canonical({"schema": DATA["schema"], "body": {}}), '"body", "schema"'),
    "cut short": (GOLDEN[: len(GOLDEN) // 2], "not valid JSON"),
    "two of them": (GOLDEN + GOLDEN, "Extra data"),
    "NaN": (GOLDEN.replace(b'"moe_layers":', b'"moe_layers":NaN,"x":', 1), "NaN"),
    "infinity": (GOLDEN.replace(b'"moe_layers":', b'"moe_layers":-Infinity,"x":', 1), "-Infinity"),
    "a float": (GOLDEN.replace(b'"moe_layers":', b'"moe_layers":1.5,"x":', 1), "1.5"),
    "an exponent": (GOLDEN.replace(b'"moe_layers":', b'"moe_layers":1e999999999,"x":', 1), "1e9"),
    "a huge number": (
        GOLDEN.replace(b'"moe_layers":', b'"moe_layers":' + b"9" * 10**6 + b',"x":', 1),
        "too large",
    ),
    "more than a double holds": (
        GOLDEN.replace(b'"moe_layers":', b'"moe_layers":9007199254740993,"x":', 1),
        "too large",
    ),
    "a key twice": (GOLDEN.replace(b'"moe_layers":', b'"moe_layers":1,"moe_layers":', 1), "twice"),
    "deep lists": (b"[" * 200_000 + b"]" * 200_000, "deep"),
    "deep in place": (
        GOLDEN.replace(b'"notes":[', b'"notes":[' + b"[" * 500 + b"]" * 500 + b",", 1),
        "deep",
    ),
    "half a character": (GOLDEN.replace(b'"title":"', b'"title":"\\ud800', 1), "Unicode"),
    "another version": (GOLDEN.replace(b"certificate/1", b"certificate/2"), "certificate/2"),
    "a page without": (PAGE.replace(SCRIPT, b""), "none"),
    "a page with two": (PAGE.replace(SCRIPT, SCRIPT * 2), "2 of them"),
    "a page with a broken one": (PAGE.replace(SCRIPT, SCRIPT[:400] + b"</script>"), "JSON"),
    "a page that hides it": (PAGE.replace(SCRIPT, b"<!--" + SCRIPT + b"-->"), "none"),
    "another page": (b"<!doctype html><title>x</title>", "none"),
    "a PDF of nothing": (b"%PDF-1.7\n%%EOF\n", "PDF"),
    "a PDF cut short": (b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog", "PDF"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_it_is_refused_in_plain_words(name: str) -> None:
    if name.startswith("a PDF"):
        pytest.importorskip("pypdf")
    raw, words = HOSTILE[name]
    assert raw != GOLDEN
    with pytest.raises(InputError) as caught:
        loads(raw, "c.json")
    assert words in str(caught.value)
    assert "c.json" in str(caught.value)
    assert len(str(caught.value)) < 600


def test_the_command_says_so_and_returns_2(tmp_path: Any) -> None:
    path = tmp_path / "c.json"
    for command in (["verify", path], ["diff", path, path]):
        path.write_bytes(b"[1, 2]")
        result = CliRunner().invoke(main, [str(part) for part in command])
        assert result.exit_code == 2
        assert "not a certificate" in result.stderr
        assert "Traceback" not in result.output
        result = CliRunner().invoke(main, [*map(str, command), "--json"])
        assert json.loads(result.stdout)["error"]["expected"]


@pytest.mark.parametrize(
    ("name", "words"), [("missing.json", "cannot be read"), (".", "no certificate here")]
)
def test_what_cannot_be_opened_returns_2(tmp_path: Any, name: str, words: str) -> None:
    result = CliRunner().invoke(main, ["verify", str(tmp_path / name)])
    assert result.exit_code == 2
    assert words in result.stderr


# --- well formed, sealed, and made to break what evaluates it -----------------------------------


def put(value: object, *steps: str | int) -> dict[str, Any]:
    data = deepcopy(DATA)
    place: Any = data
    for step in steps[:-1]:
        place = place[step]
    place[steps[-1]] = value
    return {**data, "digest": digest(data["schema"], data["body"])}


@pytest.mark.parametrize(
    ("value", "steps"),
    [
        (None, ("body",)),
        ({}, ("body", "input")),
        ([], ("body", "provenance", "inputs")),
        ([], ("body", "claims")),
        ({}, ("body", "derived")),
        ("x" * 10**6, ("body", "title")),
        ([[]] * 1000, ("body", "results")),
        (2**53 - 1, ("body", "input", "model", "moe_layers")),
        ("9" * 5000 + "/1 s", ("body", "input", "kernels", 0, "rows", 0, "time")),
        ("1/0", ("body", "input", "model", "bytes_per_expert")),
        ("1e400 s", ("body", "input", "kernels", 0, "rows", 0, "time")),
        ("../../../../etc/passwd", ("body", "input", "routing", "trace")),
        ("trace", ("body", "input", "routing", "model")),
        ("\u202e", ("body", "input", "title")),
        ("a\nb", ("body", "input", "title")),
        (0, ("body", "input", "schema")),
        ("1/3", ("body", "derived", "draft_length", "e")),
        ({"lo": "2/1", "hi": "1/1"}, ("body", "derived", "shares", 0, "share")),
        ("2/4", ("body", "derived", "draft_length", "costs", 0, "cost")),
        (True, ("body", "derived", "draft_length", "costs", 0, "k")),
        (None, ("body", "claims", 0, "lean", "theorems")),
        ("proved", ("body", "claims", 0, "lean", "via")),
    ],
)
def test_it_is_refuted_and_not_a_crash(value: object, steps: tuple[str | int, ...]) -> None:
    found = verify(loads(canonical(put(value, *steps)), "c.json"), data=FILE.parent)
    assert found.exit_code == 1
    assert json.dumps(found.as_dict())


def test_a_page_that_cannot_be_rendered_is_refuted() -> None:
    """Of the right form, and nonsense: the drawing cannot make sense of it."""
    data = put([], "body", "derived", "fits")
    for record in data["body"]["derived"]["passes"]:
        record["kernels"] = []
    data["body"]["derived"]["draft_length"]["costs"] = []
    data["digest"] = digest(data["schema"], data["body"])
    text = json.dumps(data).replace("<", "\\u003c").encode()
    forged = PAGE.replace(SCRIPT, b'<script type="application/json">' + text + b"</script>")
    found = verify(loads(forged, "c.html"))
    assert found.exit_code == 1
    assert {level.name for level in found.levels if level.outcome == "refuted"} == {
        "numeric",
        "rendering",
    }
