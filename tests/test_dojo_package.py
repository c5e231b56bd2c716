"""The real lean-dojo, on traces made by hand and with stand-ins for `elan`, `lake` and `lean`.

Needs the `dojo` extra; the runs with stand-ins need the `lean` extra as well, whose Lean answers
for them. What these tests show is that our side and lean-dojo understand each other, and that the
files that lean-dojo makes of ours are what they should be. **They do not show that lean-dojo can
trace the theory with a standard Lean**: only the test marked ``elan`` in ``test_dojo.py`` does.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import dojo_fixture
import dojo_stand_in
import pytest

from specmoe.errors import NotChecked
from specmoe.lean import dojo
from specmoe.lean.build import Builder, Store
from specmoe.lean.core import Core
from specmoe.lean.dojo_judge import DojoResult
from specmoe.lean.dojo_needs import CURRENT, Needs, find_needs
from specmoe.lean.dojo_run import Cache, environment, run_worker
from specmoe.lean.dojo_stage import FILE, Placeholder, stage
from specmoe.lean.printed import printed_claims
from specmoe.lean.run import Limits
from specmoe.lean.source import Project, lean_folder
from specmoe.lean.toolchain import Embedded, Lake, find_embedded

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("lean_dojo") is None,
    reason="needs lean-dojo: pip install 'specmoe[dojo]' on Python 3.11 or 3.12",
)

HERE = Path(__file__).resolve().parent
GOOD = HERE / "adversarial" / "lean" / "good"
LEAN = find_embedded()
LAKE = Lake(Path("lake"), dojo_stand_in.VERSION, None)
FRONT = "∀ {α : Type u} [OrderedField α] (b : α) (n : Nat), expectedTokens b (n + 1) = "
E1 = "SpecMoE.E1_step"
ASKED = (
    Placeholder("derived_E1_step", f"{FRONT}1 + b * expectedTokens b n", f"@{E1}", E1),
    Placeholder("control_right", f"{FRONT}1 + b * expectedTokens b n", f"@{E1}"),
    Placeholder("control_wrong", f"{FRONT}1 + b * expectedTokens b 1", f"@{E1}", right=False),
)

embedded = pytest.mark.skipif(not isinstance(LEAN, Embedded), reason="needs the Lean wheel")


@pytest.fixture
def good(tmp_path: Path) -> Project:
    root = tmp_path / "theory"
    shutil.copytree(GOOD, root)
    shutil.copy(lean_folder() / "lakefile.toml", root)
    return Project.load(root)


@pytest.fixture
def cache(tmp_path: Path) -> Cache:
    made = Cache(tmp_path / "cache")
    made.run_folder.mkdir(parents=True)
    return made


def in_child(cache: Cache, code: str, *words: str) -> Any:
    """What a program prints as JSON that imports lean-dojo as the worker does."""
    done = subprocess.run(
        [sys.executable, "-c", f"import json, sys\n{code}", *words],
        env=environment(cache, LAKE),
        cwd=cache.run_folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


# The package, without any Lean -------------------------------------------------------------------


def test_import_stays_in_the_child(cache: Cache, monkeypatch: pytest.MonkeyPatch) -> None:
    """A token of the caller's is not used, and the cache folder is ours."""
    monkeypatch.setenv("GITHUB_ACCESS_TOKEN", "no such token")
    code = "import lean_dojo.data_extraction.lean as l, lean_dojo.constants as c\n"
    code += "import ray\nsaid = [l.GITHUB_ACCESS_TOKEN, str(c.CACHE_DIR), c.NUM_WORKERS]\n"
    code += "print(json.dumps([*said, c.DISABLE_REMOTE_CACHE, ray.is_initialized()]))"
    assert in_child(cache, code) == ["", str(cache.traces), 1, True, False]
    assert "lean_dojo" not in sys.modules


def test_staged_repository_is_one_of_its_own(good: Project, cache: Cache) -> None:
    git = shutil.which("git")
    assert git is not None
    staged = stage(good, ASKED, lean="4.24.0", git=Path(git), folder=cache.run_folder)
    code = "from lean_dojo import LeanGitRepo, Theorem\n"
    code += "repo = LeanGitRepo(sys.argv[1], sys.argv[2])\n"
    code += f"theorem = Theorem(repo, {FILE!r}, 'SpecMoE.derived_E1_step')\n"
    code += "again = LeanGitRepo.from_path(sys.argv[1])\n"
    code += "print(json.dumps([repo.lean_version, repo.name, repo.repo_type.name, repo.exists(),"
    code += " again.commit, str(repo.get_cache_dirname()), theorem.uid]))"
    version, name, kind, exists, commit, kept, uid = in_child(
        cache, code, str(staged.repo), staged.commit
    )
    assert (version, name, kind, exists) == ("v4.24.0", "specmoe", "LOCAL", True)
    assert commit == staged.commit
    assert kept == f"gitpython-specmoe-{staged.commit}"
    assert uid.endswith(f"@{staged.commit}:{FILE}:SpecMoE.derived_E1_step")


LOAD = """
from pathlib import Path
import lean_dojo.data_extraction.ast as ast
from lean_dojo import TracedFile, TracedRepo
from specmoe.lean.dojo_worker import mend
if sys.argv[2] == "mended":
    mend(ast)
root = Path(sys.argv[1])
try:
    files = [TracedFile.from_traced_file(root, path, None) for path in root.rglob("*.ast.json")]
except AssertionError as error:
    print(json.dumps("AssertionError"))
    sys.exit(0)
repo = TracedRepo(None, {}, root, files, None)
repo._update_traced_files()
print(json.dumps([[str(t.file_path), t.theorem.full_name, t.get_theorem_statement()]
                  for t in repo.get_traced_theorems()]))
"""


@pytest.fixture(scope="module")
def traced(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole theory with a format fixture for each file; it says nothing about Lean."""
    root = tmp_path_factory.mktemp("traced") / "specmoe"
    for module in Project.load(lean_folder()).order:
        file = root / module.file
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(module.text, encoding="utf-8")
        compiled = (root / dojo_stand_in.LIBRARY / module.file).with_suffix(".olean")
        compiled.parent.mkdir(parents=True, exist_ok=True)
        compiled.touch()
    dojo_fixture.write_traces(root)
    return root


def test_loader_reads_a_format_fixture_of_the_theory(traced: Path, cache: Cache) -> None:
    project = Project.load(traced)
    loaded = {
        name: (file, text) for file, name, text in in_child(cache, LOAD, str(traced), "mended")
    }
    theorems = {n: d for n, d in project.declarations.items() if d.keyword == "theorem"}
    assert set(loaded) == set(theorems)
    for name, declaration in theorems.items():
        file, text = loaded[name]
        assert file == project.modules[declaration.module].file
        assert text.startswith(f"theorem {name.removeprefix('SpecMoE.')}")
        assert "/--" not in text


def test_loader_needs_the_mend(traced: Path, cache: Cache) -> None:
    """As soon as lean-dojo reads sections of newer Lean by itself, the mend should go."""
    assert in_child(cache, LOAD, str(traced), "as it is") == "AssertionError"


@pytest.mark.parametrize("missing", ["git"])
def test_import_that_fails_is_an_answer(
    cache: Cache, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    monkeypatch.setenv("PATH", str(cache.run_folder))
    said = run_worker(
        {"mode": "check_proof", "repo": "", "commit": "", "offline": True, "seconds": 1,
         "questions": []},
        cache=cache, lake=LAKE, seconds=60,
    )  # fmt: skip
    assert isinstance(said, dict)
    assert said["failed"] == "import"
    assert missing in said["error"]


# The package, with stand-ins ---------------------------------------------------------------------

Run = Callable[..., DojoResult]


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert isinstance(LEAN, Embedded)
    folder = tmp_path_factory.mktemp("core")
    builder = Builder(LEAN, folder, Store(None), Limits())
    assert all(built.ok for built in builder.core(Core.load(lean_folder() / "core")))
    return builder.library


@pytest.fixture
def needs(
    core: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[str], Needs]]:
    """Installs the stand-ins with one lie, and finds them as a user's programs are found."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("GITHUB_ACCESS_TOKEN", "no such token")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:{os.environ['PATH']}")

    def make(lie: str = "") -> Needs:
        assert isinstance(LEAN, Embedded)
        dojo_stand_in.install(tmp_path / "bin", LEAN.library, core, lie)
        return find_needs()

    return make


@embedded
def test_stand_in_run(good: Project, needs: Callable[..., Needs], tmp_path: Path) -> None:
    result = dojo.check(good, needs(), ASKED)
    assert result.problems == ()
    assert (result.accepted, result.controls) == ({E1}, 2)
    assert result.way is not None
    assert result.way.status == "lean-dojo 4.20.0 (Lean 4.24.0, check_proof)"
    # The second time the trace is taken from the cache: nothing is built.
    result = dojo.check(good, needs("no build"), ASKED)
    assert result.problems == ()
    result = dojo.check(good, needs("no build"), ASKED, fresh=True)
    assert "lake build" in result.problems[0].message
    result = dojo.check(good, needs("no build"), ASKED)
    assert result.way is None


@embedded
def test_wrong_statement_is_refused(good: Project, needs: Callable[..., Needs]) -> None:
    wrong = replace(ASKED[0], statement=f"{FRONT}1 + b * expectedTokens b 0")
    result = dojo.check(good, needs(), (wrong, *ASKED[1:]))
    assert (result.accepted, result.refused) == (frozenset(), {E1})
    assert [problem.decided for problem in result.problems] == [True]


@embedded
@pytest.mark.parametrize(
    ("lie", "part"),
    [
        ("no build", "failed at the step `trace`: CalledProcessError"),
        ("no build", "SpecMoE/Expected.lean:7:2: unknown tactic"),
        ("no repl", "refuses what is right"),
        ("no trace", f"does not list `{E1}`"),
        ("accepts all", "accepts what is wrong"),
        ("crashes", "ended by signal 9"),
    ],
)
def test_stand_in_that_lies(
    good: Project, needs: Callable[..., Needs], lie: str, part: str
) -> None:
    result = dojo.check(good, needs(lie), ASKED)
    assert result.way is None
    assert not any(problem.decided for problem in result.problems)
    assert any(part in problem.message for problem in result.problems), result.problems


@embedded
def test_time_out(good: Project, needs: Callable[..., Needs]) -> None:
    result = dojo.check(good, needs("hangs"), ASKED, seconds=6)
    assert "none within 6 s" in result.problems[0].message
    assert result.way is None


@embedded
def test_two_runs_at_once(good: Project, needs: Callable[..., Needs]) -> None:
    from specmoe.lean.dojo_run import cache_for

    found = needs()
    with cache_for("4.20.0", fresh=False), pytest.raises(NotChecked, match="another run"):
        dojo.check(good, found, ASKED)


@embedded
def test_tactics_close_statements_too(good: Project, needs: Callable[..., Needs]) -> None:
    """The legacy way, with this lean-dojo's `Dojo` and a stand-in for its Lean4Repl.lean."""
    found = replace(needs(), release=replace(CURRENT, function="run_tac"))
    result = dojo.check(good, found, ASKED)
    assert result.problems == ()
    assert result.way is not None
    assert result.way.status == "lean-dojo 4.20.0 (Lean 4.24.0, run_tac)"
    assert result.accepted == {E1}


CHECK = """
from lean_dojo import LeanGitRepo, Theorem, check_proof
import lean_dojo.data_extraction.ast as ast
from specmoe.lean.dojo_worker import mend
mend(ast)
repo = LeanGitRepo(sys.argv[1], sys.argv[2])
theorem = Theorem(repo, "Placeholders.lean", "SpecMoE.derived_E1_step")
try:
    print(json.dumps([check_proof(theorem, proof) for proof in sys.argv[3:]]))
except ValueError as error:
    print(json.dumps(str(error)))
"""


@embedded
def test_proof_must_bring_its_own_by(
    good: Project, needs: Callable[..., Needs], tmp_path: Path
) -> None:
    """`check_proof` replaces all that stands behind `:=`; a bare tactic is not accepted."""
    found = needs()
    assert dojo.check(good, found, ASKED).problems == ()
    cache = Cache((tmp_path / "cache" / "specmoe" / "lean-dojo" / "4.20.0").resolve())
    cache.run_folder.mkdir()
    staged = stage(good, ASKED, lean="4.24.0", git=found.git, folder=cache.run_folder)
    proofs = (f" by\n  exact @{E1}", f"exact @{E1}", f" @{E1}", " by\n  exact @SpecMoE.none")
    said = in_child(cache, CHECK, str(staged.repo), staged.commit, *proofs)
    assert said == [True, False, True, False]
    # And without the other mend, lean-dojo does not find its own files again.
    (paths,) = cache.traces.rglob("Placeholders.dep_paths")
    paths.write_text("/traced/specmoe/SpecMoE.lean")
    said = in_child(cache, CHECK, str(staged.repo), staged.commit, *proofs)
    assert "is not in the subpath" in said


@embedded
def test_printed_statements_of_the_theory(needs: Callable[..., Needs]) -> None:
    """Some of the real ones, with every kind of control, through the real `check_proof`."""
    wanted = {"SpecMoE.M1_cross_ratio", "SpecMoE.B8_corner"}
    every = dojo.placeholders(printed_claims().statements)
    controls = {"control_right", "control_wrong_0", "control_M1", "control_B8"}
    asked = tuple(one for one in every if one.theorem in wanted or one.name in controls)
    assert len(asked) == 6
    result = dojo.check(Project.load(lean_folder()), needs(), asked)
    assert result.problems == ()
    assert (result.accepted, result.controls) == (wanted, 4)
