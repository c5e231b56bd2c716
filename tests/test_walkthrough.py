"""The README's walk-through for a new claim, followed to the letter in a copy of the tree."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from specmoe.lean.source import lean_folder
from specmoe.lean.toolchain import Embedded, find_embedded

ROOT = Path(__file__).parent.parent
README = (lean_folder() / "README.md").read_text(encoding="utf-8")
WORDS = re.compile(r"<!-- (claim|claim types): (\S+) -->\n```\w+\n(.*?)```", re.DOTALL)
BLOCKS = {(what, where): text for what, where, text in WORDS.findall(README)}
THEOREM = ("claim", "lean/SpecMoE/Speedup.lean")
CLAIM = ("claim", "specmoe/claims/speedup.py")
TYPES = ("claim types", "specmoe/claims/speedup.py")
COMMANDS = [line.split() for line in BLOCKS["claim", "commands"].splitlines()]

Run = Callable[..., "subprocess.CompletedProcess[str]"]

pytestmark = pytest.mark.skipif(
    not isinstance(find_embedded(), Embedded), reason="needs the Lean wheel"
)


def test_the_walk_through_touches_one_lean_file_and_one_python_file() -> None:
    assert set(BLOCKS) == {THEOREM, CLAIM, TYPES, ("claim", "commands")}


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with the claim added as the README says."""
    tree = tmp_path_factory.mktemp("tree")
    ignore = shutil.ignore_patterns("__pycache__", ".lake")
    shutil.copytree(lean_folder(), tree / "lean", ignore=ignore)
    for folder in ("specmoe", "templates"):
        if (ROOT / folder).is_dir():
            shutil.copytree(ROOT / folder, tree / folder, ignore=ignore)
    put(tree, THEOREM, "end SpecMoE\n")
    put(tree, CLAIM, "")
    put(tree, TYPES, "    from specmoe.claims.vocabulary import", first=True)
    return tree


def put(tree: Path, block: tuple[str, str], before: str, *, first: bool = False) -> None:
    """A block goes in front of the last (or first) place that begins so; at the end of the file."""
    file = tree / block[1]
    text = file.read_text(encoding="utf-8")
    place = len(text) if not before else text.find(before) if first else text.rfind(before)
    assert place >= 0
    gap = "" if first else "\n" if before else "\n\n"
    after = "" if first or not before else "\n"
    file.write_text(f"{text[:place]}{gap}{BLOCKS[block]}{after}{text[place:]}", encoding="utf-8")


@pytest.fixture(scope="module")
def run(tree: Path) -> Run:
    """Run a command of the README in the copy."""

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        start = {
            "python": [sys.executable],
            "specmoe": [sys.executable, "-c", "from specmoe.cli import main; main()"],
        }[words[0]]
        return subprocess.run(
            [*start, *words[1:]],
            cwd=tree,
            env={**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )

    return run


@pytest.fixture(scope="module")
def followed(run: Run) -> dict[str, subprocess.CompletedProcess[str]]:
    """Every command of the walk-through, in order."""
    return {shlex.join(words): run(*words) for words in COMMANDS}


def test_every_command_succeeds(followed: dict[str, subprocess.CompletedProcess[str]]) -> None:
    for command, done in followed.items():
        assert done.returncode == 0, (command, done.stdout, done.stderr)


def test_what_each_command_says(followed: dict[str, subprocess.CompletedProcess[str]]) -> None:
    frozen, checked, mutants, told = (done.stdout for done in followed.values())
    assert "SpecMoE.S6_at_most_tokens" in frozen
    assert "1 claim: all witnesses agree" in checked
    made = dict(re.findall(r"^(\w+): (\d+) made", mutants, re.MULTILINE))
    assert set(made) == {"evaluators", "statements"}
    assert int(made["evaluators"]) > 5
    assert int(made["statements"]) > 10
    assert mutants.count(" 0 surviving: 100.0 %") == 2
    assert "tau(a, k)/tau(a, 0) <= E(a, k)" in told
    assert "drafting does not make a step cheaper" in told
    assert told.count("fails without it at") == 3


@pytest.mark.parametrize(
    ("file", "find", "new", "witness"),
    [
        ("specmoe/claims/speedup.py", "conclusion=v.le(v.tau(a, k) / v.tau(a, 0), v.E(a, k)),",
         "conclusion=v.le(v.E(a, k), v.tau(a, k) / v.tau(a, 0)),", "derived"),
        ("specmoe/claims/speedup.py", "v.le(v.C(0), v.C(k)), \"drafting",
         "v.le(v.C(k), v.C(0)), \"drafting", "derived"),
        ("specmoe/claims/speedup.py", "{dearer: v.E(a, k) / v.C(k)}",
         "{dearer: -v.E(a, k) / v.C(k)}", "derived"),
        ("specmoe/draftlength/rates.py", "expected_tokens(a, k) * known[0] / cost_of(known, k)",
         "expected_tokens(a, k) / known[0] / cost_of(known, k)", "evaluated"),
        ("lean/SpecMoE/Speedup.lean", "(hk : C 0 ≤ C k)\n    (ha", "(hk : C k ≤ C 0)\n    (ha",
         "proved"),
    ],
    ids=["conclusion", "premise", "derivation", "evaluator", "Lean"],
)  # fmt: skip
def test_a_sign_changed_anywhere_is_noticed(
    followed: object, tree: Path, run: Run, file: str, find: str, new: str, witness: str
) -> None:
    before = (tree / file).read_text(encoding="utf-8")
    assert before.count(find) == 1
    (tree / file).write_text(before.replace(find, new), encoding="utf-8")
    try:
        done = run("specmoe", "claims", "--check", "S6")
    finally:
        (tree / file).write_text(before, encoding="utf-8")
    assert done.returncode == 1, done.stdout
    assert re.search(rf"^S6: {witness} disagrees: ", done.stdout, re.MULTILINE), done.stdout
