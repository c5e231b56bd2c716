"""One command writes all that is generated, says what changed, and refuses what does not hold."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import specmoe
from specmoe.errors import InputError, NotChecked
from specmoe.lean import freeze
from specmoe.lean.build import Store, cache_folder
from specmoe.lean.freeze import difference
from specmoe.lean.readme import with_theorems
from specmoe.lean.reviewed import Reviewed, Reviews
from specmoe.lean.source import Project, lean_folder
from specmoe.lean.toolchain import Embedded, Missing, find_embedded

embedded = pytest.mark.skipif(
    not isinstance(find_embedded(), Embedded), reason="needs the Lean wheel"
)
FILES = ("Claims.lean", "Derived.lean", "statements.json", "README.md")
PACKAGE = Path(specmoe.__file__).parent


@pytest.fixture(scope="module")
def store() -> Store:
    return Store(cache_folder())


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return Path(shutil.copytree(lean_folder(), tmp_path / "lean"))


def texts(root: Path) -> dict[str, bytes]:
    return {name: (root / name).read_bytes() for name in FILES}


@embedded
def test_what_is_committed_is_what_is_written(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in FILES[:3]:
        (root / name).unlink()
    readme = (root / FILES[3]).read_text(encoding="utf-8")
    (root / FILES[3]).write_text(readme.replace(" `S3_never_iff`", ""), encoding="utf-8")
    (root / FILES[0]).write_text("import SpecMoE\nset_option autoImplicit false\n")
    assert freeze.main(["--root", str(root)]) == 0
    assert texts(root) == texts(lean_folder())
    said = capsys.readouterr().out.splitlines()
    assert [line for line in said if line.startswith("written anew")] == [
        f"written anew: {name}" for name in FILES
    ]
    assert any(line.startswith("new: SpecMoE.S1_faster_iff: ") for line in said)
    assert "new in Derived.lean: S1: `S1_faster_iff`" in said


@embedded
def test_nothing_changed_says_so(root: Path, store: Store) -> None:
    frozen = freeze.freeze(root, store)
    assert frozen.changes == tuple(f"same as before: {name}" for name in FILES)


LEMMA = """
/-- **E3** Said once more. -/
theorem E3_again (a : α) (k : Nat) : expectedTokens a k = expectedTokens a k := rfl

end SpecMoE
"""


def add(root: Path, text: str, name: str = "Expected") -> None:
    file = root / "SpecMoE" / f"{name}.lean"
    head, _, _ = file.read_text(encoding="utf-8").rpartition("\nend SpecMoE\n")
    file.write_text(head + text, encoding="utf-8")


@embedded
def test_a_theorem_more_is_written_everywhere(root: Path, store: Store) -> None:
    add(root, LEMMA.replace("E3", "B8"), "Possible")
    frozen = freeze.freeze(root, store)
    assert frozen.changes == (
        "new: SpecMoE.B8_again: ∀ {α : Type u} [OrderedField α] (a : α) (k : Nat), "
        "expectedTokens a k = expectedTokens a k",
        "written anew: Claims.lean",
        "same as before: Derived.lean",
        "written anew: statements.json",
        "written anew: README.md",
    )
    frozen.write()
    for name in ("Claims.lean", "statements.json", "README.md"):
        assert b"B8_again" in (root / name).read_bytes()
    row = b"`B8_pairs_not_enough` `B8_again` | Robust, Possible |"
    assert row in (root / "README.md").read_bytes()
    assert freeze.freeze(root, store).changes == tuple(f"same as before: {name}" for name in FILES)


@embedded
@pytest.mark.parametrize(
    ("edit", "words"),
    [
        # A theorem that is named after a claim which does not exist.
        (lambda root: add(root, LEMMA.replace("E3_again", "E9_again")), "E9_again"),
        # One that the registry names is gone.
        (
            lambda root: (root / "SpecMoE" / "Expected.lean").write_text(
                (root / "SpecMoE" / "Expected.lean").read_text().replace("E3_mono", "E3_monotone")
            ),
            "claim E3 has no theorem `SpecMoE.E3_mono`",
        ),
        # A proof that does not hold.
        (
            lambda root: add(root, LEMMA.replace(":= rfl", ":= not_a_proof")),
            "SpecMoE/Expected.lean",
        ),
        # What the scan refuses.
        (lambda root: add(root, LEMMA.replace(":= rfl", ":= sorry")), "`sorry`"),
        # A theorem that no longer says what the registry prints for it.
        (
            lambda root: (root / "SpecMoE" / "Speedup.lean").write_text(
                (root / "SpecMoE" / "Speedup.lean")
                .read_text()
                .replace(
                    "{C : Nat → α} {a : α} {k : Nat} (", "{k : Nat} {C : Nat → α} {a : α} (", 1
                )
            ),
            "the statement that the registry prints for `SpecMoE.S1_faster_iff`",
        ),
    ],
)
def test_what_does_not_hold_is_refused_and_nothing_written(
    root: Path,
    edit: Callable[[Path], object],
    words: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = texts(root)
    edit(root)
    assert freeze.main(["--root", str(root)]) == 2
    said = capsys.readouterr()
    assert words in said.err
    assert said.out == ""
    assert texts(root) == before


TABLE = """\
| What is asked | Claim | Theorems (`SpecMoE.`) | File |
|---|---|---|---|
| **Tokens of a step** | | | |
| How many? | E1 | `E1_closed_form` | Expected |
| How does it depend on it? | E3 | `E3_bounds` `E3_gone` `E3_mono` | Expected, Gone |
| Nothing now | Z9 | `Z9_gone` | Gone |

More words | E3 |
"""


def test_table_keeps_words_and_order() -> None:
    project = Project.load(lean_folder())
    titles = {"E1": "Tokens of a step", "E2": "The mean", "E3": "In acceptance", "Q1": "No theorem"}
    lines = with_theorems(TABLE, project, titles).split("\n")
    assert lines == [
        *TABLE.split("\n")[:4],
        "| The mean | E2 | `E2_expectation` `E2_weights` | Expected |",
        "| How does it depend on it? | E3 | `E3_bounds` `E3_mono` `E3_strict` | Expected |",
        *TABLE.split("\n")[6:],
    ]


def test_without_lean_nothing_is_written(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freeze, "find_embedded", lambda: Missing("it is not here", "install it"))
    before = texts(root)
    with pytest.raises(NotChecked):
        freeze.freeze(root, Store(None))
    assert freeze.main(["--root", str(root)]) == 3
    assert texts(root) == before


def test_no_theory_in_the_folder(tmp_path: Path) -> None:
    assert freeze.main(["--root", str(tmp_path)]) == 2
    with pytest.raises(InputError, match="no theory"):
        freeze.freeze(tmp_path, Store(None))


def test_differences_are_told_apart() -> None:
    after = Reviews.load(lean_folder())
    data = json.loads(after.to_bytes())
    first, second, third, *rest = data["theorems"]
    names = [entry["theorem"] for entry in (first, second, third)]
    first["statement"], first["sha256"] = "1 = 1", "0" * 64
    second["sha256"] = "0" * 64
    old = {"theorem": "SpecMoE.E1_old", "id": "E1"}
    data["theorems"] = [first, second, {**third, **old}, *rest]
    data["core_sha256"] = "0" * 64
    before = Reviews(
        data["core_sha256"],
        after.definitions,
        {
            e["theorem"]: Reviewed(**{**e, "definitions": tuple(e["definitions"])})
            for e in data["theorems"]
        },
    )
    said = [line.split(": ")[:2] for line in difference(before, after)]
    assert said == [
        ["gone", "SpecMoE.E1_old"],
        ["changed", names[0]],
        ["means something else", names[1]],
        ["new", names[2]],
        ["changed", "the stand-in core"],
    ]
    assert list(difference(after, after)) == []


# --- a copy of the whole project, with another registry ------------------------------------------


def run(copy: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(copy)}
    return subprocess.run(
        [sys.executable, *words],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@embedded
def test_a_copy_with_another_registry(tmp_path: Path) -> None:
    """Its own registry is printed, not the installed one; and its own theory checked."""
    copy = tmp_path / "copy"
    shutil.copytree(PACKAGE, copy / "specmoe", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(lean_folder(), copy / "lean")
    done = run(copy, "-m", "specmoe.lean.freeze", "--root", "lean")
    assert (done.returncode, done.stderr) == (0, "")

    # A sign changed in Python alone: the check names the claim, and so does Lean.
    file = copy / "specmoe" / "claims" / "expected.py"
    text = file.read_text(encoding="utf-8")
    sign = "v.le(v.E(a, k), v.E(a_prime, k))"
    assert text.count(sign) == 1, "the registry says E3 in other words now"
    file.write_text(text.replace(sign, sign.replace("le", "lt")), encoding="utf-8")
    done = run(copy, "-c", "from specmoe.cli import main; main()", "prove", "--statements")
    assert done.returncode == 1, done.stderr
    assert "E3: not the line of `SpecMoE.E3_mono`" in done.stdout
    done = run(copy, "-m", "specmoe.lean.freeze", "--root", "lean")
    assert done.returncode == 2
    assert "E3: Lean does not accept the statement" in done.stderr
