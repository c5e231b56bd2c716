"""The form of every Lean file, looked at line by line and not through the scan's own eyes."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from specmoe.lean.source import lean_folder

ROOT = lean_folder()
FILES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.lean"))
WRITTEN = [file for file in FILES if file.startswith("SpecMoE/")]
DECLARED = re.compile(
    r"(?:@\[[^\]]*\] *)?(?:(?:protected|private|noncomputable|unsafe|scoped) )*"
    r"(theorem|def|abbrev|class|structure|inductive|instance|opaque|axiom) "
)


def lines(file: str) -> list[str]:
    return (ROOT / file).read_text(encoding="utf-8").split("\n")


def blocks(file: str) -> Iterator[tuple[list[str], str]]:
    """Each declaration's lines, and the line before it.

    A declaration ends where the next line begins without a space, or the file ends.
    """
    all_lines = lines(file)
    for start, line in enumerate(all_lines):
        if not DECLARED.match(line):
            continue
        end = start + 1
        while end < len(all_lines) and (not all_lines[end] or all_lines[end][0] in " "):
            end += 1
        code = all_lines[start:end]
        while not code[-1].strip():
            code.pop()
        yield code, all_lines[start - 1]


def proof(code: list[str]) -> list[str]:
    """The lines from the one on that begins the value."""
    for place, line in enumerate(code):
        if re.search(r":=( by)?$|:= |^  \|", line):
            return code[place:]
    return []


def test_all_files_are_here() -> None:
    assert len(WRITTEN) > 20
    assert {"SpecMoE.lean", "Claims.lean", "Derived.lean", "core/Init.lean"} <= set(FILES)
    assert sum(file.startswith("core/Init/") for file in FILES) > 5


@pytest.mark.parametrize("file", FILES)
def test_lines(file: str) -> None:
    found = lines(file)
    assert [line for line in found if len(line) > 100] == []
    assert [line for line in found if line != line.rstrip() or "\t" in line or "\r" in line] == []
    assert len(found) <= 400
    assert found[-1] == ""


@pytest.mark.parametrize("file", WRITTEN)
def test_every_declaration_has_a_docstring(file: str) -> None:
    found = list(blocks(file))
    assert found
    bare = [code[0] for code, before in found if not before.endswith("-/")]
    assert bare == []


@pytest.mark.parametrize("file", [*WRITTEN, *(f for f in FILES if f.startswith("core/"))])
def test_long_proofs_name_a_step(file: str) -> None:
    for code, _ in blocks(file):
        if len(proof(code)) > 40 and "theorem " in code[0]:
            assert any(re.search(r"\bhave [A-Za-z]", line) for line in code), code[0]


def test_there_are_long_proofs() -> None:
    """So that the test above looks at something."""
    assert sum(len(proof(code)) > 40 for file in WRITTEN for code, _ in blocks(file)) >= 3
