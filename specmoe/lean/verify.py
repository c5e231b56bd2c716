"""One way of checking a scanned theory: compile it, then ask Lean about every claim."""

from __future__ import annotations

import contextlib
import json
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from specmoe.canonical import digest
from specmoe.errors import InputError
from specmoe.lean.audit import Answer, Axioms, Controls, Unreadable, Words
from specmoe.lean.build import (
    CORE_OPTIONS,
    QUESTION_OPTIONS,
    THEORY_OPTIONS,
    Built,
    Source,
    Store,
    build,
)
from specmoe.lean.core import Core
from specmoe.lean.result import MODEL, Problem, Stage
from specmoe.lean.reviewed import Reviews, rests_on, sha256, subjects
from specmoe.lean.run import Lean, Limits, Message, Outcome, run_lake_build, run_lean
from specmoe.lean.source import ROOT, Declaration, Project
from specmoe.lean.toolchain import LEAN, Embedded, Lake

__all__ = ["Findings", "problem_at", "verify"]

_LAKE_FILES = ("lakefile.toml", "lean-toolchain")


@dataclass
class Findings:
    """What one way of checking has brought so far."""

    problems: list[Problem] = field(default_factory=list)
    answers: dict[str, Answer] = field(default_factory=dict)
    digests: dict[str, str] = field(default_factory=dict)
    controls: int = 0
    seconds: dict[str, float] = field(default_factory=dict)

    @contextlib.contextmanager
    def timed(self, step: str) -> Iterator[None]:
        """Adds the time of a step."""
        started = time.monotonic()
        try:
            yield
        finally:
            self.seconds[step] = self.seconds.get(step, 0.0) + time.monotonic() - started


def verify(
    project: Project, core: Core, reviews: Reviews | None, lean: Lean, store: Store, limits: Limits
) -> Findings:
    """Compile a scanned project and audit it, in one way.

    Args:
        project: The sources.
        core: The stand-in core; the standard tool chain does not use it.
        reviews: The reviewed statements; ``None`` while they are being made.
        lean: The tool chain.
        store: Where compiled modules are kept.
        limits: For each run of Lean.
    """
    found = Findings()
    with tempfile.TemporaryDirectory(prefix="specmoe-lean-") as name:
        folder = Path(name)
        if isinstance(lean, Embedded):
            key = _build_embedded(project, core, lean, folder, store, limits, found)
        else:
            key = _build_lake(project, lean, folder, limits, found)
        if key is not None:
            _ask(project, reviews, _Asker(lean, folder, store, limits, key), found)
    return found


def problem_at(project: Project, declaration: Declaration, stage: Stage, message: str) -> Problem:
    """A problem of a declaration, with its place and its claim."""
    return Problem(
        stage,
        message,
        project.modules[declaration.module].file,
        declaration.line,
        (declaration.claim,) if declaration.claim else (),
        declaration.name,
    )


# --- building ----------------------------------------------------------------------------------


def _build_embedded(
    project: Project,
    core: Core,
    lean: Embedded,
    folder: Path,
    store: Store,
    limits: Limits,
    found: Findings,
) -> str | None:
    """The key of the compiled theory; ``None`` if it does not compile."""
    with found.timed("lean binary"):
        genuine = lean.genuine
    if not genuine:
        message = (
            f"the Lean library is not the one of Lean {LEAN} that this version was written for "
            f"(SHA-256 {lean.sha256})"
        )
        found.problems.append(Problem("run", message, decided=False))
        return None
    library = folder / "lib"
    sources = folder / "src"
    library.mkdir()
    sources.mkdir()
    with found.timed("core"):
        texts = [
            Source(_module(file), file, text, tuple(_core_imports(text)))
            for file, text in core.texts.items()
        ]
        done, keys = build(
            texts,
            lean=lean,
            options=CORE_OPTIONS,
            base="",
            folder=folder / "core",
            library=library,
            store=store,
            limits=limits,
        )
    for built in done:
        if built.tried and not built.ok:
            found.problems.extend(_core_failed(built))
            return None
    with found.timed("theory"):
        done, theory = build(
            [Source(m.name, m.file, m.text, m.imports) for m in project.order],
            lean=lean,
            options=THEORY_OPTIONS,
            base=keys["Init"],
            folder=sources,
            library=library,
            store=store,
            limits=limits,
        )
    for built in done:
        if built.outcome is not None and not built.ok:
            found.problems.extend(_failed(project, built.source.name, built.outcome))
    return theory[ROOT] if all(built.ok for built in done) else None


def _module(file: str) -> str:
    return file.removesuffix(".lean").replace("/", ".")


def _core_imports(text: str) -> list[str]:
    return [line.split()[1] for line in text.splitlines() if line.startswith("import ")]


def _core_failed(built: Built) -> Iterator[Problem]:
    outcome = built.outcome
    assert outcome is not None
    file = f"core/{built.source.file}"
    first = outcome.complaints[0] if outcome.complaints else None
    message = f"the stand-in core does not build: {first.text if first else outcome.reason}"
    yield Problem("run", message, file, first.line if first else 0, decided=False)


def _failed(project: Project, name: str, outcome: Outcome) -> Iterator[Problem]:
    """What is wrong with a module, and which claims are unproved because of it."""
    module = project.modules[name]
    above = [m for m in project.order if name in project.reach[m.name]]
    lost = tuple(dict.fromkeys(d.claim for m in above for d in m.declarations if d.claim))
    if outcome.state == "nothing":
        yield Problem("run", outcome.reason, module.file, 0, lost, decided=False)
    for message in outcome.complaints:
        declaration = module.declaration_at(message.line)
        own = declaration.claim if declaration else None
        yield Problem(
            "build",
            _first_lines(message),
            module.file,
            message.line,
            (own,) if own else lost,
            declaration.name if declaration else "",
        )


def _first_lines(message: Message) -> str:
    return " ".join(message.text.split())[:300]


def _build_lake(
    project: Project, lean: Lake, folder: Path, limits: Limits, found: Findings
) -> str | None:
    for module in project.modules.values():
        file = folder / module.file
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(module.text, encoding="utf-8")
    for name in _LAKE_FILES:
        if name != "lean-toolchain" or lean.toolchain is None:
            try:
                (folder / name).write_bytes((project.root / name).read_bytes())
            except FileNotFoundError:
                raise InputError("`lake` needs this file", file=name) from None
    with found.timed("lake build"):
        longer = Limits(limits.seconds * 5, limits.memory)
        outcome = run_lake_build(lean, folder=folder, limits=longer)
    if outcome.state == "accepted":
        return ""
    modules = {module.file: module.name for module in project.order}
    placed = [m for m in outcome.complaints if m.file in modules]
    for message in placed:
        one = Outcome("refused", (message,), "", 0.0)
        found.problems.extend(_failed(project, modules[message.file], one))
    if not placed:
        first = outcome.complaints[0].text if outcome.complaints else outcome.reason
        found.problems.append(Problem("run", f"lake build: {first}", decided=False))
    return None


# --- asking ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Asker:
    """Puts a file of questions to Lean."""

    lean: Lean
    folder: Path
    store: Store
    limits: Limits
    key: str
    """Of the compiled theory; empty where that is not known by content."""

    def ask(self, name: str, text: str) -> Outcome:
        """Run Lean on the questions."""
        (self.folder / name).write_text(text, encoding="utf-8")
        return run_lean(
            self.lean,
            [*QUESTION_OPTIONS, name],
            folder=self.folder,
            search=self.folder / "lib",
            limits=self.limits,
        )

    def ask_once(self, name: str, text: str) -> Outcome:
        """The same, but the answers to questions that passed are kept by content."""
        key = ""
        if self.key and isinstance(self.lean, Embedded):
            parts = {"text": text, "theory": self.key, "options": list(QUESTION_OPTIONS)}
            key = digest("specmoe-questions/1", parts)
            kept = self.store.get(key)
            if kept is not None:
                messages = tuple(Message(*fields) for fields in json.loads(kept))
                return Outcome("accepted", messages, "", 0.0)
        outcome = self.ask(name, text)
        if key and outcome.state == "accepted":
            data = [[m.severity, m.text, m.file, m.line] for m in outcome.messages]
            self.store.put(key, json.dumps(data).encode(), name)
        return outcome


def _ask(project: Project, reviews: Reviews | None, asker: _Asker, found: Findings) -> None:
    wanted = subjects(project)
    below = {name: rests_on(project, declaration) for name, (_, declaration) in wanted.items()}
    reviewed = {
        name: reviews.theorems[name].statement if reviews else declaration.statement
        for name, (id_, declaration) in wanted.items()
        if id_ != MODEL and (reviews is None or name in reviews.theorems)
    }
    axioms, words, controls = Axioms(wanted), Words(below, reviewed), Controls(reviewed)
    stage: Stage = "run"
    try:
        with found.timed("axioms"):
            answers = axioms.read(asker.ask("Axioms.lean", axioms.text))
        with found.timed("words"):
            digests, refused = words.read(asker.ask_once("Words.lean", words.text))
        stage = "controls"
        with found.timed("controls"):
            controls.read(asker.ask("Controls.lean", controls.text))
    except Unreadable as error:
        found.problems.append(Problem(stage, str(error), decided=False))
        return
    found.answers, found.digests, found.controls = answers, digests, controls.count
    for name, answer in answers.items():
        declaration = wanted[name][1]
        if answer.foreign:
            message = f"`{name}` rests on {', '.join(f'`{axiom}`' for axiom in answer.foreign)}"
            found.problems.append(problem_at(project, declaration, "axioms", message))
    for name in refused:
        message = f"Lean does not accept the reviewed statement for `{name}`"
        found.problems.append(problem_at(project, wanted[name][1], "statements", message))
    if reviews is not None and isinstance(asker.lean, Embedded):
        for name, entry in reviews.theorems.items():
            known = name in wanted and entry.sha256 == sha256(wanted[name][1], below[name])
            if known and digests[name] != entry.elaborated_sha256:
                message = f"Lean no longer reads the words of `{name}` as it did at the review"
                found.problems.append(problem_at(project, wanted[name][1], "statements", message))
