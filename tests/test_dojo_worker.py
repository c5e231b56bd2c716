"""What lean-dojo is told to do, with a fake of the few names of its that are used."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from dojo_sample import request

from specmoe.lean.dojo_worker import answer, mend, relative_imports


class FakeRepo:
    lean_version = "v4.24.0"

    def __init__(self, url: str, commit: str) -> None:
        self.place = (url, commit)

    def get_dependencies(self, path: object = None) -> dict[str, object]:
        raise OSError("no network")


class FakeDojo:
    """The few names of lean_dojo that the worker uses."""

    __version__ = "4.20.0"
    ProofFinished = SimpleNamespace

    def __init__(self, root: Path) -> None:
        self.root = root
        self.calls: list[tuple[str, ...]] = []
        self.LeanGitRepo = type("LeanGitRepo", (FakeRepo,), {})

    def trace(self, repo: Any, *, build_deps: bool) -> Any:
        repo.get_dependencies(self.root)
        assert build_deps is False
        theorem = SimpleNamespace(
            file_path=Path("A.lean"),
            theorem=SimpleNamespace(full_name="SpecMoE.a"),
            get_theorem_statement=lambda: "theorem a : 1 = 1 :=",
        )
        return SimpleNamespace(get_traced_theorems=lambda: [theorem])

    def get_traced_repo_path(self, repo: Any, *, build_deps: bool) -> Path:
        assert build_deps is False
        return self.root

    def Theorem(self, repo: Any, file: Path, name: str) -> Any:
        return SimpleNamespace(repo=repo, file=file, name=name)

    def check_proof(self, theorem: Any, proof: str) -> bool:
        self.calls.append((str(theorem.file), theorem.name, proof))
        if "boom" in proof:
            raise AssertionError
        return "right" in proof

    @contextlib.contextmanager
    def Dojo(self, theorem: Any, *, timeout: int) -> Any:
        def run_tac(state: str, tactic: str) -> object:
            self.calls.append((state, tactic, str(timeout)))
            return SimpleNamespace() if "right" in tactic else "LeanError"

        yield SimpleNamespace(run_tac=run_tac), "state"


def test_worker_closes_statements(tmp_path: Path) -> None:
    fake = FakeDojo(tmp_path)
    said = answer(request("right", "wrong"), fake)
    assert said["answers"] == [True, False]
    assert (said["lean_dojo"], said["lean"]) == ("4.20.0", "v4.24.0")
    assert said["theorems"] == [
        {"file": "A.lean", "theorem": "SpecMoE.a", "statement": "theorem a : 1 = 1 :="}
    ]
    # What stands behind `:=` is replaced as a whole, `by` included.
    assert fake.calls[0] == ("A.lean", "SpecMoE.a", " by\n  exact right")


def test_worker_with_tactics(tmp_path: Path) -> None:
    fake = FakeDojo(tmp_path)
    assert answer(request("right", "wrong", mode="run_tac"), fake)["answers"] == [True, False]
    assert fake.calls[0] == ("state", "exact right", "9")


def test_worker_that_cannot_ask_goes_on(tmp_path: Path) -> None:
    said = answer(request("boom", "right"), FakeDojo(tmp_path))["answers"]
    assert said[1] is True
    assert re.fullmatch(r"AssertionError \(test_dojo_worker\.py:\d+\)", str(said[0]))


def test_worker_asks_github_only_if_told_to(tmp_path: Path) -> None:
    said = answer(request("right", offline=False), FakeDojo(tmp_path))
    assert said["failed"] == "trace"
    assert said["error"].startswith("OSError: no network")


@pytest.mark.parametrize(("name", "step"), [("LeanGitRepo", "repository"), ("trace", "trace")])
def test_worker_names_the_step_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, step: str
) -> None:
    def fails(*_: object, **__: object) -> None:
        raise ValueError("no")

    fake = FakeDojo(tmp_path)
    monkeypatch.setattr(fake, name, fails)
    assert answer(request("right"), fake)["failed"] == step


def test_worker_that_cannot_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake = FakeDojo(tmp_path)
    monkeypatch.setattr(fake, "trace", lambda *_, **__: SimpleNamespace())
    assert answer(request("right"), fake)["failed"] == "list"


def test_import_paths_become_relative(tmp_path: Path) -> None:
    root = tmp_path / "kept" / "specmoe"
    (root / "SpecMoE").mkdir(parents=True)
    (root / "SpecMoE" / "Model.lean").touch()
    file = root / ".lake" / "build" / "ir" / "SpecMoE" / "Expected.dep_paths"
    file.parent.mkdir(parents=True)
    lean_own = ".lake/packages/lean4/src/lean/Init.lean"
    file.write_text(f"{lean_own}\n/traced/specmoe/SpecMoE/Model.lean\n/other/None.lean")
    relative_imports(root)
    assert file.read_text().split("\n") == [lean_own, "SpecMoE/Model.lean", "/other/None.lean"]


def test_section_header_is_dropped() -> None:
    class Section:
        @classmethod
        def from_data(cls, node_data: Any, lean_file: object) -> object:
            return node_data["args"], lean_file

    mend(SimpleNamespace(CommandSectionNode=Section))
    word: Any = {"atom": {"val": "section"}}
    header: Any = {"node": {"kind": "Lean.Parser.Command.sectionHeader", "args": []}}
    name: Any = {"node": {"kind": "null", "args": []}}
    assert Section.from_data({"args": [header, word, name]}, "file") == ([word, name], "file")
    assert Section.from_data({"args": [word, name]}, "file") == ([word, name], "file")
