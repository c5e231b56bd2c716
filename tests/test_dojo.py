"""The lean-dojo way as a whole: what it needs, and how it joins the others.

``test_dojo_package.py`` runs the real package; only the test marked ``elan`` runs a standard Lean.
"""

from __future__ import annotations

import importlib.metadata
import json
import re
import sys
from dataclasses import replace
from pathlib import Path

import dojo_stand_in
import pytest
from click.testing import CliRunner
from dojo_sample import E1, E3, NEEDS, STATUS, found, said, small_theory

from specmoe import lean
from specmoe.cli import main
from specmoe.errors import InputError, NotChecked
from specmoe.lean import dojo, dojo_worker, load_claims
from specmoe.lean.dojo_needs import LEGACY, find_needs
from specmoe.lean.dojo_run import Failed
from specmoe.lean.result import Checked, ProveResult, Theorem
from specmoe.lean.source import Project

BATCH = "kernel-checked (embedded Lean 4.35.0, project core)"


@pytest.fixture
def good(tmp_path: Path) -> Project:
    return small_theory(tmp_path / "theory")


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of programs that is the whole PATH, and lean-dojo as if installed."""
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    installed("4.20.0", monkeypatch)
    return folder


def installed(found: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    def version(name: str) -> str:
        if found is None:
            raise importlib.metadata.PackageNotFoundError(name)
        return found

    monkeypatch.setattr(importlib.metadata, "version", version)


def program(path: Path, said: str) -> None:
    path.write_text(f"#!/bin/sh\necho '{said}'\n")
    path.chmod(0o755)


def test_everything_is_missing(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(None, monkeypatch)
    monkeypatch.setattr(sys, "version_info", (3, 13, 0, "final", 0))
    with pytest.raises(NotChecked) as raised:
        find_needs()
    found, mends = str(raised.value.found), str(raised.value.mend)
    for part in ("on Python 3.13", "lean-dojo is not installed", "no `git`", "elan is not"):
        assert part in found
    for part in ("Python 3.12", "specmoe[dojo]", "git-scm.com", "elan toolchain install"):
        assert part in mends
    assert "v4.24.0" in mends


def test_everything_is_here(programs: Path) -> None:
    dojo_stand_in.install(programs, Path("none"), Path("none"))
    program(programs / "git", "git version 2.43.0")
    needs = find_needs()
    assert needs.status == STATUS
    assert needs.lake.environment == {"ELAN_TOOLCHAIN": "leanprover/lean4:v4.24.0"}


@pytest.mark.parametrize(
    ("lake", "git", "package", "part"),
    [
        ("4.35.0", "git version 2.43.0", "4.20.0", "no Lean from 4.23 to 4.24 installed (4.35.0)"),
        ("4.22.1", "git version 2.43.0", "4.20.0", "no Lean from 4.23 to 4.24 installed (4.22.1)"),
        ("4.24.0", "git version 2.17.1", "4.20.0", "`git` is too old"),
        ("4.24.0", "nothing", "4.20.0", "does not answer: 'nothing'"),
        ("4.24.0", "git version 2.43.0", "4.21.0", "lean-dojo 4.21.0 is installed, but 4.20.0"),
    ],
)
def test_one_part_is_wrong(
    programs: Path, monkeypatch: pytest.MonkeyPatch, lake: str, git: str, package: str, part: str
) -> None:
    program(programs / "lake", f"Lake version 5.0.0 (Lean version {lake})")
    program(programs / "git", git)
    installed(package, monkeypatch)
    with pytest.raises(NotChecked) as raised:
        find_needs()
    assert part in str(raised.value.found)
    assert ";" not in str(raised.value.found)


def test_legacy_needs_another_pair(programs: Path) -> None:
    program(programs / "lake", "Lake version 5.0.0 (Lean version 4.24.0)")
    program(programs / "git", "git version 2.43.0")
    with pytest.raises(NotChecked) as raised:
        find_needs(LEGACY)
    assert "lean-dojo 4.20.0 is installed, but 2.2.0 is needed" in str(raised.value.found)
    assert "no Lean from 4.11 to 4.11" in str(raised.value.found)


def theorem(name: str, id_: str) -> Theorem:
    axioms = ("propext",)
    return Theorem(id_, name, "SpecMoE/Expected.lean", 3, "1 = 1", "a" * 64, axioms, BATCH)


OTHERS = ProveResult(
    verdict="proved",
    checked=(Checked("embedded", BATCH, "4.35.0", "library"),),
    theorems=(
        theorem(E1, "E1"),
        theorem("SpecMoE.E1_other", "E1"),
        theorem(E3, "E3"),
        theorem("SpecMoE.model", "model"),
    ),
    problems=(),
    controls=9,
    sources_sha256="b" * 64,
    core_sha256="c" * 64,
)


def test_joined_result(good: Project, tmp_path: Path) -> None:
    whole = dojo.joined(OTHERS, found(good, said(good)))
    assert (whole.verdict, whole.exit_code, whole.controls) == ("proved", 0, 11)
    assert [way.via for way in whole.checked] == ["embedded", "dojo"]
    status = {t.theorem: t.status for t in whole.theorems}
    assert status[E3] == f"{BATCH} and {STATUS}"
    assert status["SpecMoE.E1_other"] == status["SpecMoE.model"] == BATCH
    assert {t.axioms for t in whole.theorems} == {("propext",)}
    assert {t.theorem: t.printed for t in whole.theorems}[E1] == "accepted"
    # A claim is as well checked as the least of its theorems.
    claims = whole.claims()
    assert (claims["E3"].status, claims["E3"].via) == (status[E3], "embedded and dojo")
    assert (claims["E1"].status, claims["E1"].via) == (BATCH, "embedded")
    three = enumerate((status[E3], BATCH, status[E3]))
    theorems = tuple(replace(whole.theorems[0], theorem=f"E1_{i}", status=s) for i, s in three)
    assert replace(whole, theorems=theorems).claims()["E1"].status == BATCH
    (tmp_path / "claims.json").write_bytes(whole.to_bytes())
    assert load_claims(tmp_path / "claims.json").to_bytes() == whole.to_bytes()
    table = lean.render_table(whole)
    assert "dojo 4.24.0: lean-dojo 4.20.0 (Lean 4.24.0, check_proof)\n  staged" in table
    assert re.search(r"^E3 +\S+ +\w+ embedded\+dojo +propext$", table, re.MULTILINE)
    assert re.search(r"^E1 +\S+ +\w+ embedded 4\.35\.0 +propext$", table, re.MULTILINE)


def test_lean_dojo_alone_is_no_proof(good: Project, tmp_path: Path) -> None:
    whole = dojo.joined(OTHERS, found(good, said(good)))
    alone = replace(
        whole,
        checked=whole.checked[1:],
        theorems=tuple(replace(t, status=STATUS) for t in whole.theorems),
    )
    (tmp_path / "claims.json").write_bytes(alone.to_bytes())
    with pytest.raises(InputError, match="not what its records say"):
        load_claims(tmp_path / "claims.json")


def test_joined_refusal(good: Project) -> None:
    whole = dojo.joined(OTHERS, found(good, said(good, answers=[True, False, True, False])))
    assert (whole.verdict, whole.exit_code) == ("failed", 1)
    status = {t.theorem: t.status for t in whole.theorems}
    assert status[E3] == "failed"
    assert status[E1] == f"{BATCH} and {STATUS}"
    assert {t.theorem: t.printed for t in whole.theorems}[E3] == "refused"


def test_joined_with_nothing(good: Project) -> None:
    whole = dojo.joined(OTHERS, found(good, Failed("crash")))
    assert (whole.verdict, whole.exit_code) == ("not checked", 3)
    assert {t.status for t in whole.theorems} == {"not checked"}
    assert [way.via for way in whole.checked] == ["embedded"]


def test_lean_dojo_is_not_started_on_a_theory_that_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(dojo, "find_needs", lambda _: NEEDS)
    monkeypatch.setattr(lean, "prove", lambda **_: replace(OTHERS, verdict="failed"))
    monkeypatch.setattr(dojo, "check", lambda *_, **__: pytest.fail("started"))
    result = dojo.prove()
    assert result.verdict == "failed"
    assert "was not started" in result.notes[-1]


def test_theory_that_changes_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dojo, "find_needs", lambda _: NEEDS)
    monkeypatch.setattr(lean, "prove", lambda **_: OTHERS)
    monkeypatch.setattr(dojo, "check", lambda *_, **__: pytest.fail("started"))
    with pytest.raises(NotChecked, match="has changed"):
        dojo.prove()


def test_command_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(main, ["prove", "--via", "dojo"])
    assert result.exit_code == 3
    assert "elan toolchain install leanprover/lean4:v4.24.0" in result.output
    assert list(tmp_path.iterdir()) == []
    as_json = CliRunner().invoke(main, ["prove", "--via", "dojo", "--json"])
    assert as_json.exit_code == 3
    assert "lean-dojo" in json.loads(as_json.stdout.splitlines()[0])["error"]["problem"]


def test_command_joins(good: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = dojo.joined(OTHERS, found(good, said(good)))
    monkeypatch.setattr(dojo, "prove", lambda *_, **__: whole)
    out = tmp_path / "claims.json"
    result = CliRunner().invoke(main, ["prove", "--via", "dojo", "--out", str(out)])
    assert result.exit_code == 0, result.output
    assert STATUS in result.output
    assert load_claims(out).checked[-1].via == "dojo"


@pytest.mark.elan
def test_real_lean_dojo_traces_the_theory() -> None:
    """The only test in which lean-dojo traces anything with a standard Lean."""
    try:
        find_needs()
    except NotChecked as missing:
        pytest.skip(f"lean-dojo cannot run here: {missing.found}")
    result = dojo.prove()
    assert result.verdict == "proved", result.problems
    assert result.checked[-1].via == "dojo"
    assert dojo_worker.MENDS[0] in result.checked[-1].detail
