"""One way of checking a scanned theory: compile it, then ask Lean about every claim."""

from __future__ import annotations

import contextlib
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from specmoe.errors import InputError
from specmoe.lean.ask import Asker
from specmoe.lean.audit import Answer, Axioms, Controls, Unreadable, Words
from specmoe.lean.build import Builder, Built, Store
from specmoe.lean.core import Core
from specmoe.lean.printed import FILE, PrintedClaims
from specmoe.lean.result import MODEL, Problem, Stage
from specmoe.lean.reviewed import Reviews, rests_on, sha256, subjects
from specmoe.lean.run import Lean, Limits, Outcome, run_lake_build
from specmoe.lean.scan import lost_with
from specmoe.lean.source import DERIVED, ROOT, Declaration, Project
from specmoe.lean.toolchain import LEAN, Embedded, Lake

if TYPE_CHECKING:
    from specmoe.lean.statements import Inquiry

__all__ = ["Findings", "problem_at", "verify"]

_LAKE_FILES = ("lakefile.toml", "lean-toolchain")


@dataclass
class Findings:
    """What one way of checking has brought so far.

    Attributes:
        problems: What is wrong.
        answers: By theorem, its statement and axioms.
        digests: By theorem, that of everything that Lean prints for it.
        printed: By theorem, why Lean refuses the printed statement; empty where it accepts it.
        controls: How many known right and wrong statements were told apart.
        seconds: By step.
    """

    problems: list[Problem] = field(default_factory=list)
    answers: dict[str, Answer] = field(default_factory=dict)
    digests: dict[str, str] = field(default_factory=dict)
    printed: Mapping[str, str] = field(default_factory=dict)
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
    project: Project,
    core: Core,
    reviews: Reviews | None,
    lean: Lean,
    store: Store,
    limits: Limits,
    *,
    claims: PrintedClaims | None = None,
    inquiry: Inquiry | None = None,
) -> Findings:
    """Compile a scanned project and audit it, in one way.

    Args:
        project: The sources.
        core: The stand-in core; the standard tool chain does not use it.
        reviews: The reviewed statements; ``None`` while they are being made.
        lean: The tool chain.
        store: Where compiled modules are kept.
        limits: For each run of Lean.
        claims: What the generated file says, to tell which claim a line of it is about.
        inquiry: The questions about the printed statements; ``None`` if they are not to be asked.
    """
    found = Findings()
    with tempfile.TemporaryDirectory(prefix="specmoe-lean-") as name:
        asker = Asker(lean, Path(name), store, limits)
        if isinstance(lean, Embedded):
            key = _build_embedded(project, core, lean, asker, found)
        else:
            key = _build_lake(project, lean, asker, found)
        _name_claims(found, claims)
        if key is not None:
            asker = replace(asker, key=key)
            _ask(project, reviews, asker, found)
            if inquiry is not None:
                _ask_printed(project, inquiry, asker, found)
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
    project: Project, core: Core, lean: Embedded, asker: Asker, found: Findings
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
    builder = Builder(lean, asker.folder, asker.store, asker.limits)
    with found.timed("core"):
        done = builder.core(core)
    for built in done:
        if built.tried and not built.ok:
            found.problems.extend(_core_failed(built))
            return None
    with found.timed("theory"):
        done = builder.theory(project.order)
    for built in done:
        if built.outcome is not None and not built.ok:
            found.problems.extend(_failed(project, built.source.name, built.outcome))
    # Nothing imports the generated file: without it the rest can still be asked about.
    return builder.key(ROOT) if all(b.ok for b in done if b.source.name != DERIVED) else None


def _name_claims(found: Findings, claims: PrintedClaims | None) -> None:
    """Say of which claim a refused line of the generated file is: it declares nothing."""
    for place, problem in enumerate(found.problems):
        owner = claims.at(problem.line) if claims and problem.file == FILE else None
        if owner is not None:
            found.problems[place] = replace(
                problem,
                stage="statements",
                message=_refused(owner.theorem, problem.message),
                claims=(owner.id,),
                theorem=owner.theorem,
            )


def _refused(theorem: str, reason: str) -> str:
    return f"Lean does not accept the statement that the registry prints for `{theorem}`: {reason}"


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
    lost = lost_with(project, name)
    if outcome.state == "nothing":
        yield Problem("run", outcome.reason, module.file, 0, lost, decided=False)
    for message in outcome.complaints:
        declaration = module.declaration_at(message.line)
        own = declaration.claim if declaration else None
        yield Problem(
            "build",
            _one_line(message.text),
            module.file,
            message.line,
            (own,) if own else lost,
            declaration.name if declaration else "",
        )


def _one_line(text: str) -> str:
    return " ".join(text.split())[:300]


def _build_lake(project: Project, lean: Lake, asker: Asker, found: Findings) -> str | None:
    folder = asker.folder
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
        longer = Limits(asker.limits.seconds * 5, asker.limits.memory)
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
    return "" if all(m.file == FILE for m in placed) else None


# --- asking ------------------------------------------------------------------------------------


def _ask(project: Project, reviews: Reviews | None, asker: Asker, found: Findings) -> None:
    wanted = subjects(project)
    below = {name: rests_on(project, declaration) for name, (_, declaration) in wanted.items()}
    reviewed = {
        name: reviews.theorems[name].statement if reviews else declaration.statement
        for name, (id_, declaration) in wanted.items()
        if id_ != MODEL and (reviews is None or name in reviews.theorems)
    }
    axioms, words = Axioms(wanted), Words(below, reviewed)
    changed, controls = Controls(reviewed), Controls({})
    stage: Stage = "run"
    try:
        with found.timed("axioms"):
            answers = axioms.read(asker.ask("Axioms.lean", axioms.text))
        with found.timed("words"):
            digests, refused = asker.ask_once("Words.lean", words.text, words.read)
        stage = "controls"
        with found.timed("controls"):
            controls.read(asker.ask("Controls.lean", controls.text))
            asker.ask_once("Changed.lean", changed.text, changed.read, "refused")
    except Unreadable as error:
        found.problems.append(Problem(stage, str(error), decided=False))
        return
    found.answers, found.digests, found.controls = answers, digests, changed.count
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


def _ask_printed(project: Project, inquiry: Inquiry, asker: Asker, found: Findings) -> None:
    try:
        with found.timed("printed"):
            answers = inquiry.read(asker.ask("Statements.lean", inquiry.text))
    except Unreadable as error:
        message = f"the printed statements: {error}"
        found.problems.append(Problem("controls", message, decided=False))
        return
    found.printed = answers.statements
    found.controls += inquiry.controls
    known = {problem.theorem for problem in found.problems if problem.file == FILE}
    for printed in inquiry.claims.statements:
        reason = answers.statements[printed.theorem]
        if reason and printed.theorem not in known:
            message = _refused(printed.theorem, _one_line(reason))
            where = (FILE, inquiry.claims.line_of(printed), (printed.id,), printed.theorem)
            found.problems.append(Problem("statements", message, *where))
    for name, reason in answers.definitions.items():
        if reason:
            message = f"the model does not define the registry's `{name}`: {_one_line(reason)}"
            found.problems.append(Problem("statements", message, FILE))
