"""The second way of checking, with a stand-in for `lake` where there is none.

The stand-in is a script that takes `lake`'s commands and answers in its format, by means of the
embedded Lean and the project's core. So this tests our side of the conversation, not `lake`. The
tests marked ``elan`` ask the real one, where it is installed.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from specmoe.lean import freeze, prove, statements
from specmoe.lean.build import Builder, Store
from specmoe.lean.check import check
from specmoe.lean.core import Core
from specmoe.lean.printed import FILE as DERIVED_FILE
from specmoe.lean.printed import Printed, PrintedClaims
from specmoe.lean.result import ProveResult
from specmoe.lean.reviewed import FILE
from specmoe.lean.run import Limits
from specmoe.lean.source import Project, lean_folder
from specmoe.lean.toolchain import Embedded, Lake, Missing, find_embedded, find_lake

LEAN = find_embedded()
GOOD = Path(__file__).parent / "adversarial" / "lean" / "good"
EXPECTED = {"E1": ("SpecMoE.E1_step",), "E3": ("SpecMoE.E3_mono",)}
EXPECTED |= {"E2": ("SpecMoE.E2_start",), "S2": ("SpecMoE.S2_threshold",)}

MakeLake = Callable[..., Lake]

embedded = pytest.mark.skipif(not isinstance(LEAN, Embedded), reason="needs the Lean wheel")

SCRIPT = """#!{python} -IS
import ctypes, json, os, re, subprocess, sys

LIBRARY, CORE, LIE = {library!r}, {core!r}, {lie!r}
if sys.argv[1:] == ["--version"]:
    print("Lake version 5.0.0-src (Lean version 4.35.0)")
elif sys.argv[1] == "build":
    done = set()
    def visit(name):
        file = name.replace(".", "/") + ".lean"
        if name in done or not os.path.exists(file):
            return
        done.add(name)
        for imported in re.findall(r"^import (\\S+)$", open(file).read(), re.M):
            visit(imported)
        out = "lib/" + name.replace(".", "/") + ".olean"
        os.makedirs(os.path.dirname(out), exist_ok=True)
        run = subprocess.run(
            [sys.argv[0], "env", "lean", "-D", "autoImplicit=false", "-R", ".", "-o", out, file],
            capture_output=True, text=True)
        for line in run.stdout.splitlines():
            line = re.sub(r"(: error)\\(\\S+\\):", r"\\1:", line)
            head = re.fullmatch(r"(\\S+:\\d+:\\d+): (?:(error|warning): )?(.*)", line)
            if head:
                print(f"{{head[2] or 'info'}}: ./././{{head[1]}}: {{head[3]}}")
        if run.returncode:
            print("error: build failed")
            sys.exit(1)
    for name in ("SpecMoE", "Claims", "Derived"):
        visit(name)
else:
    assert sys.argv[1:3] == ["env", "lean"]
    os.environ["LEAN_PATH"] = CORE + ":lib"
    text = open(sys.argv[-1]).read()
    if LIE and LIE[0] in text and sys.argv[-1].startswith("Axioms"):
        open(sys.argv[-1], "w").write(text.replace(*LIE))
    lean = ctypes.CDLL(LIBRARY, mode=ctypes.RTLD_GLOBAL)
    words = [b"lean", b"-D", b"interpreter.prefer_native=true", *map(str.encode, sys.argv[3:])]
    lean.lean_main.restype = ctypes.c_int
    sys.exit(lean.lean_main(len(words), (ctypes.c_char_p * (len(words) + 1))(*words, None)))
"""


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    return Store(tmp_path_factory.mktemp("store"))


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory, store: Store) -> Path:
    root = tmp_path_factory.mktemp("good") / "project"
    shutil.copytree(GOOD, root)
    shutil.copytree(lean_folder() / "core", root / "core")
    for name in ("lakefile.toml", "lean-toolchain"):
        shutil.copy(lean_folder() / name, root / name)
    (root / FILE).write_bytes(freeze.reviewed(Project.load(root), store).to_bytes())
    return root


@pytest.fixture(scope="module")
def core_library(tmp_path_factory: pytest.TempPathFactory, store: Store) -> Path:
    assert isinstance(LEAN, Embedded)
    builder = Builder(LEAN, tmp_path_factory.mktemp("core"), store, Limits())
    assert all(built.ok for built in builder.core(Core.load(lean_folder() / "core")))
    return builder.library


@pytest.fixture
def make_lake(tmp_path: Path, core_library: Path) -> MakeLake:
    def make(lie: tuple[str, str] | None = None) -> Lake:
        assert isinstance(LEAN, Embedded)
        text = SCRIPT.format(
            python=sys.executable, library=str(LEAN.library), core=str(core_library), lie=lie
        )
        path = tmp_path / "bin" / "lake"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        path.chmod(0o755)
        return Lake(path, "4.35.0", None)

    return make


def run(root: Path, store: Store, *ways: Embedded | Lake) -> ProveResult:
    return check(root, ways, expected=EXPECTED, store=store)


@embedded
def test_both_ways_agree(good: Path, store: Store, make_lake: MakeLake) -> None:
    assert isinstance(LEAN, Embedded)
    result = run(good, store, LEAN, make_lake())
    assert result.verdict == "proved", result.problems
    assert [way.via for way in result.checked] == ["embedded", "lake"]
    assert {theorem.status for theorem in result.theorems} == {
        "kernel-checked (embedded Lean 4.35.0, project core) and "
        "lake build (Lean 4.35.0, standard Init)"
    }
    assert result.claims()["E1"].via == "embedded and lake"


@embedded
def test_lake_alone(good: Path, store: Store, make_lake: MakeLake) -> None:
    result = run(good, store, make_lake())
    assert result.verdict == "proved", result.problems
    assert {t.status for t in result.theorems} == {"lake build (Lean 4.35.0, standard Init)"}


@embedded
def test_lake_build_fails(good: Path, store: Store, tmp_path: Path, make_lake: MakeLake) -> None:
    root = tmp_path / "project"
    shutil.copytree(good, root)
    file = root / "SpecMoE" / "Expected.lean"
    file.write_text(file.read_text().replace("exact OrderedField.le_refl 1", "exact ha"))
    result = run(root, store, make_lake())
    assert result.verdict == "failed"
    first = result.problems[0]
    assert (first.stage, first.file, first.claims) == ("build", "SpecMoE/Expected.lean", ("E3",))


@embedded
def test_ways_that_disagree(good: Path, store: Store, make_lake: MakeLake) -> None:
    """A `lake` whose Lean answers for another theorem is caught, and the verdict is not proved."""
    assert isinstance(LEAN, Embedded)
    lake = make_lake(("#print axioms SpecMoE.E3_mono", "#print axioms SpecMoE.E2_start"))
    result = run(good, store, LEAN, lake)
    assert (result.verdict, result.exit_code) == ("not checked", 3)


@embedded
def test_lake_that_crashes(good: Path, store: Store, tmp_path: Path) -> None:
    assert isinstance(LEAN, Embedded)
    path = tmp_path / "lake"
    path.write_text("#!/bin/sh\nkill -9 $$\n")
    path.chmod(0o755)
    result = run(good, store, LEAN, Lake(path, "4.35.0", None))
    assert (result.verdict, result.exit_code) == ("not checked", 3)
    assert [way.via for way in result.checked] == ["embedded"]
    assert {theorem.status for theorem in result.theorems} == {"not checked"}


# --- the printed statements ----------------------------------------------------------------------

FIELD = "∀ {α : Type u} [OrderedField α] "
RIGHT = (
    Printed("E2", "SpecMoE.E2_start", f"{FIELD}(a : α), expectedTokens a 0 = 1"),
    Printed(
        "E3",
        "SpecMoE.E3_mono",
        f"{FIELD}(a b : α), 0 ≤ a → a ≤ b → ∀ (k : Nat), expectedTokens a k ≤ expectedTokens b k",
    ),
)
WRONG = (RIGHT[0], Printed("E3", RIGHT[1].theorem, RIGHT[1].statement.replace("a ≤ b", "a < b")))
UNSAID = (RIGHT[0], Printed("E3", RIGHT[1].theorem, f"{FIELD}(a : α), missing a"))


def printed(
    good: Path, tmp_path: Path, store: Store, parts: tuple[Printed, ...], *ways: Embedded | Lake
) -> ProveResult:
    """The good project with a generated file of its own, and each statement asked about."""
    claims = PrintedClaims(parts, ())
    root = tmp_path / "project"
    shutil.copytree(good, root)
    (root / DERIVED_FILE).write_text(claims.text, encoding="utf-8")
    return check(root, ways, expected=EXPECTED, store=store, claims=claims, statements=True)


@pytest.fixture
def few_controls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those written by hand, which fit this project; the registry's are about others' theorems."""
    monkeypatch.setattr(statements, "changed_statements", lambda kinds: iter(()))


@embedded
@pytest.mark.usefixtures("few_controls")
def test_printed_statements_both_ways(
    good: Path, store: Store, tmp_path: Path, make_lake: MakeLake
) -> None:
    assert isinstance(LEAN, Embedded)
    result = printed(good, tmp_path, store, RIGHT, LEAN, make_lake())
    assert result.verdict == "proved", result.problems
    said = {theorem.theorem: theorem.printed for theorem in result.theorems}
    assert [name for name, status in said.items() if status == "accepted"] == [
        "SpecMoE.E2_start",
        "SpecMoE.E3_mono",
    ]
    assert said["SpecMoE.E1_step"] is None
    # In each way the three wrong ones and the right one, besides the others.
    alone = check(good, [LEAN], expected=EXPECTED, store=store)
    assert result.controls == 2 * (alone.controls + 4)


@embedded
@pytest.mark.usefixtures("few_controls")
@pytest.mark.parametrize("parts", [WRONG, UNSAID])
def test_printed_statement_refused_by_lake(
    good: Path,
    store: Store,
    tmp_path: Path,
    make_lake: MakeLake,
    parts: tuple[Printed, ...],
) -> None:
    """Refused where `lake build` meets it; the axioms of all theorems are still asked for."""
    result = printed(good, tmp_path, store, parts, make_lake())
    assert (result.verdict, result.exit_code) == ("failed", 1)
    first = result.problems[0]
    assert (first.stage, first.file, first.claims) == ("statements", DERIVED_FILE, ("E3",))
    assert "the statement that the registry prints for `SpecMoE.E3_mono`" in first.message
    said = {theorem.theorem: theorem.printed for theorem in result.theorems}
    if parts is WRONG:
        assert len(result.problems) == 1
        assert (said["SpecMoE.E2_start"], said["SpecMoE.E3_mono"]) == ("accepted", "refused")
    else:
        # A statement that means nothing spoils the answers to all questions.
        assert set(said.values()) == {None, "not checked"}
    assert all(theorem.axioms is not None for theorem in result.theorems)
    assert {t.status for t in result.theorems if t.id == "E3"} == {"failed"}


@embedded
@pytest.mark.usefixtures("few_controls")
def test_control_that_comes_out_wrong_in_one_way(
    good: Path,
    store: Store,
    tmp_path: Path,
    make_lake: MakeLake,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert isinstance(LEAN, Embedded)
    monkeypatch.setattr(statements, "_WRONG", (statements._RIGHT,))
    result = printed(good, tmp_path, store, RIGHT, LEAN, make_lake())
    assert (result.verdict, result.exit_code) == ("not checked", 3)
    assert {theorem.printed for theorem in result.theorems} == {None, "not checked"}
    assert "accepts what is wrong" in result.problems[0].message


@pytest.mark.elan
def test_real_lake() -> None:
    if isinstance(find_lake(), Missing):
        pytest.skip("needs elan with a Lean from 4.23 to 4.35")
    result = prove("lake", statements=True)
    assert result.verdict == "proved", result.problems
    assert {theorem.printed for theorem in result.theorems} == {None, "accepted"}
