"""Runs lean-dojo in a process of its own: ``python -m specmoe.lean.dojo_worker``, JSON in and out.

lean-dojo does much on import alone: it makes a cache folder, reads a ``.env`` file, logs in to
GitHub if it finds a token, and loads ray. Here none of that touches the caller. The request comes
on standard input and the answer goes to standard output; everything that lean-dojo, git and lake
print goes to standard error.

Two things that lean-dojo 4.20.0 cannot do with Lean 4.22 and newer are mended in this process, and
nowhere else; the answer names them (:data:`MENDS`).
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypedDict

__all__ = ["MENDS", "Answer", "Question", "Request", "Traced", "answer", "main", "mend"]

MENDS = (
    "its loader takes `section` as Lean 4.22 and newer parse it",
    "the paths of imports in its cache are relative",
)

Step: TypeAlias = Literal["import", "repository", "trace", "list", "ask"]
_LONGEST = 2000


class Question(TypedDict):
    """Whether a proof closes a placeholder."""

    file: str
    theorem: str
    term: str


class Request(TypedDict):
    """What the worker is to do.

    ``repo`` is the staged git folder at ``commit``; ``mode`` says how the questions are put. With
    ``offline`` lean-dojo is told that the project has no dependencies instead of asking GitHub.
    ``seconds`` limits one tactic of ``run_tac``.
    """

    mode: Literal["check_proof", "run_tac"]
    repo: str
    commit: str
    offline: bool
    seconds: int
    questions: list[Question]


class Traced(TypedDict):
    """A theorem as lean-dojo found it; the statement is source text, from ``theorem`` on."""

    file: str
    theorem: str
    statement: str


class Answer(TypedDict, total=False):
    """What came of it: ``failed`` and ``error``, or all of the rest.

    An answer to a question is ``True``, ``False``, or why there is none.
    """

    failed: Step
    error: str
    lean_dojo: str
    lean: str
    theorems: list[Traced]
    answers: list[bool | str]


class _Stopped(Exception):
    """lean-dojo failed at a step."""

    def __init__(self, step: Step, error: BaseException) -> None:
        super().__init__(step)
        self.answer: Answer = {"failed": step, "error": _words(error)}


def answer(request: Request, dojo: Any) -> Answer:
    """Trace the staged project, list its theorems, and put the questions.

    Args:
        request: What to do.
        dojo: The module ``lean_dojo``, or anything with the same few names.
    """
    try:
        with _step("repository"):
            if request["offline"]:
                dojo.LeanGitRepo.get_dependencies = _no_dependencies
            repo = dojo.LeanGitRepo(request["repo"], request["commit"])
        with _step("trace"):
            traced = dojo.trace(repo, build_deps=False)
            relative_imports(Path(dojo.get_traced_repo_path(repo, build_deps=False)))
        with _step("list"):
            theorems = [_traced(theorem) for theorem in traced.get_traced_theorems()]
        ask = _check_proof if request["mode"] == "check_proof" else _run_tac(request["seconds"])
        with _step("ask"):
            answers = [_asked(ask, dojo, repo, question) for question in request["questions"]]
    except _Stopped as stopped:
        return stopped.answer
    return {
        "lean_dojo": str(dojo.__version__),
        "lean": str(repo.lean_version),
        "theorems": theorems,
        "answers": answers,
    }


@contextmanager
def _step(step: Step) -> Iterator[None]:
    try:
        yield
    except Exception as error:
        raise _Stopped(step, error) from error


def _words(error: BaseException) -> str:
    """An error in words; where it has none, with the line that raised it."""
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    place = f" ({Path(at.tb_frame.f_code.co_filename).name}:{at.tb_lineno})" if at else ""
    return f"{type(error).__name__}: {error}"[:_LONGEST].rstrip(": ") + place


def _no_dependencies(_repo: object, _path: object = None) -> dict[str, Any]:
    """In place of a question to GitHub: a lakefile without `require` has none."""
    return {}


def _traced(theorem: Any) -> Traced:
    return {
        "file": Path(theorem.file_path).as_posix(),
        "theorem": str(theorem.theorem.full_name),
        "statement": str(theorem.get_theorem_statement()),
    }


_Ask: TypeAlias = Callable[[Any, Any, str], bool]


def _asked(ask: _Ask, dojo: Any, repo: Any, question: Question) -> bool | str:
    try:
        theorem = dojo.Theorem(repo, Path(question["file"]), question["theorem"])
        return bool(ask(dojo, theorem, question["term"]))
    except Exception as error:
        return _words(error)


def _check_proof(dojo: Any, theorem: Any, term: str) -> bool:
    # lean-dojo puts the proof right behind `:=`, in place of the whole `by sorry`.
    return bool(dojo.check_proof(theorem, f" by\n  exact {term}"))


def _run_tac(seconds: int) -> _Ask:
    def ask(dojo: Any, theorem: Any, term: str) -> bool:
        with dojo.Dojo(theorem, timeout=seconds) as (running, state):
            return isinstance(running.run_tac(state, f"exact {term}"), dojo.ProofFinished)

    return ask


# What lean-dojo 4.20.0 lacks -------------------------------------------------------------------


def relative_imports(root: Path) -> None:
    """Make the import paths of a trace relative, so that it can be read where it is kept.

    Newer versions of lake name absolute paths. lean-dojo traces in one folder and keeps the result
    in another, where it then refuses paths that lead to the first.

    Args:
        root: The traced project.
    """
    for file in (root / ".lake" / "build" / "ir").rglob("*.dep_paths"):
        lines = file.read_text(encoding="utf-8").splitlines()
        mended = [_relative(Path(line), root) if line.startswith("/") else line for line in lines]
        if mended != lines:
            file.write_text("\n".join(mended), encoding="utf-8")


def _relative(path: Path, root: Path) -> str:
    """The longest tail of a path that is a file below the root; the path itself if none is."""
    for start in range(1, len(path.parts)):
        tail = Path(*path.parts[start:])
        if (root / tail).is_file():
            return tail.as_posix()
    return str(path)


def mend(ast: Any) -> None:
    """Let lean-dojo's loader take a `section` with a header before it.

    Since Lean 4.22 the parser puts what may stand before the word (`public`, `noncomputable`, ...)
    in a node of its own; lean-dojo's loader insists that the word comes first. The node is dropped:
    in these sources it is always empty.

    Args:
        ast: The module ``lean_dojo.data_extraction.ast``.
    """
    section = ast.CommandSectionNode
    plain = section.from_data.__func__

    def from_data(cls: Any, node_data: Mapping[str, Any], lean_file: Any) -> Any:
        kept = [part for part in node_data["args"] if not _is_header(part)]
        return plain(cls, {**node_data, "args": kept}, lean_file)

    section.from_data = classmethod(from_data)


def _is_header(part: Mapping[str, Any]) -> bool:
    kind = part.get("node", {}).get("kind", "")
    return bool(kind == "Lean.Parser.Command.sectionHeader")


# The process -----------------------------------------------------------------------------------


def main() -> int:
    """The program; exit code 0 whenever there is an answer."""
    request: Request = json.load(sys.stdin)
    said = os.dup(1)
    os.dup2(2, 1)
    try:
        with _step("import"):
            dojo = importlib.import_module("lean_dojo")
            mend(importlib.import_module("lean_dojo.data_extraction.ast"))
        done = answer(request, dojo)
    except _Stopped as stopped:
        done = stopped.answer
    with os.fdopen(said, "w", encoding="utf-8") as stream:
        json.dump(done, stream)
    return 0


if __name__ == "__main__":
    sys.exit(main())
