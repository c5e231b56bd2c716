"""The git repository that lean-dojo is given, and what waits in it for a proof."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from dojo_sample import ASKED, GIT, small_theory

from specmoe.errors import InputError, NotChecked
from specmoe.lean import dojo
from specmoe.lean.dojo_stage import FILE, placeholders_file, stage
from specmoe.lean.printed import printed_claims
from specmoe.lean.source import Project, lean_folder
from specmoe.lean.tokens import read


@pytest.fixture
def good(tmp_path: Path) -> Project:
    return small_theory(tmp_path / "theory")


needs_git = pytest.mark.skipif(not GIT.is_file(), reason="needs git")


@needs_git
def test_what_is_staged(good: Project, tmp_path: Path) -> None:
    staged = stage(good, ASKED, lean="4.24.0", git=GIT, folder=tmp_path / "stage")
    tracked = git(staged.repo, "ls-files").split()
    theory = [f"SpecMoE/{name}.lean" for name in ("Expected", "Model", "Naturals", "OrderedField")]
    assert sorted(tracked) == sorted(
        [FILE, "SpecMoE.lean", *theory, "lakefile.toml", "lean-toolchain"]
    )
    for file in ("SpecMoE.lean", *theory):
        assert (staged.repo / file).read_bytes() == (good.root / file).read_bytes()
    assert (staged.repo / "lean-toolchain").read_text() == "leanprover/lean4:v4.24.0\n"
    ours = tomllib.loads((good.root / "lakefile.toml").read_text())
    lakefile = tomllib.loads((staged.repo / "lakefile.toml").read_text())
    assert lakefile["leanOptions"] == ours["leanOptions"]
    assert lakefile["defaultTargets"] == ["SpecMoE", "Placeholders"]
    assert [library["name"] for library in lakefile["lean_lib"]] == ["SpecMoE", "Placeholders"]


def git(repo: Path, *words: str) -> str:
    done = subprocess.run([GIT, *words], cwd=repo, capture_output=True, text=True, check=True)
    return done.stdout


@needs_git
def test_same_contents_same_commit(
    good: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever and by whomever it is staged: settings, hooks and variables do not count."""
    first = stage(good, ASKED, lean="4.24.0", git=GIT, folder=tmp_path / "one").commit
    home = tmp_path / "home"
    (home / "hooks").mkdir(parents=True)
    (home / "hooks" / "pre-commit").write_text("#!/bin/sh\nexit 1\n")
    (home / "hooks" / "pre-commit").chmod(0o755)
    settings = f"[core]\nhooksPath = {home}/hooks\nautocrlf = true\n[user]\nname = me\n"
    (home / ".gitconfig").write_text(f"{settings}[init]\ndefaultBranch = other\n")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("GIT_AUTHOR_NAME", "me")
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "elsewhere"))
    before = os.umask(0o077)
    try:
        again = stage(good, ASKED, lean="4.24.0", git=GIT, folder=tmp_path / "two")
    finally:
        os.umask(before)
    assert re.fullmatch("[0-9a-f]{40}", first)
    assert again.commit == first
    changed = (replace(ASKED[0], statement="1 = 2"), *ASKED[1:])
    assert stage(good, changed, lean="4.24.0", git=GIT, folder=tmp_path / "3").commit != first
    assert stage(good, ASKED, lean="4.23.0", git=GIT, folder=tmp_path / "4").commit != first


@needs_git
@pytest.mark.parametrize(
    ("lakefile", "part"),
    [('[[require]]\nname = "mathlib"\n', "dependencies"), ("= no", "cannot be read")],
)
def test_lakefile_that_cannot_be_staged(
    good: Project, tmp_path: Path, lakefile: str, part: str
) -> None:
    (good.root / "lakefile.toml").write_text(lakefile)
    with pytest.raises(InputError, match=part):
        stage(good, ASKED, lean="4.24.0", git=GIT, folder=tmp_path / "stage")
    assert not (tmp_path / "stage").exists()


def test_theory_that_has_the_name_of_the_placeholders(good: Project, tmp_path: Path) -> None:
    (good.root / FILE).write_text("set_option autoImplicit false\n")
    main_file = good.root / "SpecMoE.lean"
    main_file.write_text(f"import Placeholders\n{main_file.read_text()}")
    with pytest.raises(InputError, match="needed for the placeholders"):
        stage(Project.load(good.root), ASKED, lean="4.24.0", git=GIT, folder=tmp_path)


def test_git_that_fails(good: Project, tmp_path: Path) -> None:
    bad = tmp_path / "git"
    bad.write_text("#!/bin/sh\necho no space >&2\nexit 3\n")
    bad.chmod(0o755)
    with pytest.raises(NotChecked, match="git init failed") as raised:
        stage(good, ASKED, lean="4.24.0", git=bad, folder=tmp_path / "stage")
    assert raised.value.found == "no space"


def test_placeholders_of_the_registry() -> None:
    printed = printed_claims().statements
    asked = list(dojo.placeholders(printed))
    assert [one.theorem for one in asked if not one.control] == [p.theorem for p in printed]
    assert len({one.name for one in asked}) == len(asked)
    wrong = [one for one in asked if not one.right]
    assert {f"control_{p.id}" for p in printed} <= {one.name for one in wrong}
    assert not {one.statement for one in wrong} & {p.statement for p in printed}
    text = placeholders_file(asked)
    reading = read(text)
    assert not reading.flaws
    # lean-dojo strips comments by a pattern that does not nest: there must be none.
    assert "--" not in text
    assert "/-" not in text
    assert text.count(" := by sorry\n") == len(asked)


def test_the_theory_has_no_comments_that_lean_dojo_misreads() -> None:
    """lean-dojo takes `/-` to the next `-/` for a comment, so comments must not nest."""
    for module in Project.load(lean_folder()).order:
        for found in re.finditer(r"/-.*?-/", module.text, re.DOTALL):
            assert "/-" not in found[0][2:], module.file
