"""The whole check of a theory: scan, claims, statements, and Lean in every way there is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from specmoe.lean.build import Store
from specmoe.lean.core import Core
from specmoe.lean.printed import PrintedClaims
from specmoe.lean.result import (
    FAILED,
    NOT_CHECKED,
    Checked,
    PrintedStatus,
    Problem,
    ProveResult,
    Theorem,
    Verdict,
)
from specmoe.lean.reviewed import Reviews, compare, rests_on, sha256, subjects
from specmoe.lean.run import Lean, Limits
from specmoe.lean.scan import scan
from specmoe.lean.source import CLAIMS, Project
from specmoe.lean.statements import Inquiry
from specmoe.lean.toolchain import Embedded
from specmoe.lean.verify import Findings, problem_at, verify

__all__ = ["check", "disagreements", "listed"]

Expected = Mapping[str, Sequence[str]]


def check(
    root: Path,
    ways: Sequence[Lean],
    *,
    expected: Expected | None,
    store: Store,
    limits: Limits | None = None,
    claims: PrintedClaims | None = None,
    statements: bool = False,
) -> ProveResult:
    """Check a project in every given way.

    Args:
        root: The folder with the theory, the core and the reviewed statements.
        ways: The tool chains, at least one.
        expected: For each claim the full names of the theorems that must prove it; ``None`` takes
            the reviewed statements' word for it.
        store: Where compiled modules are kept.
        limits: For each run of Lean.
        claims: The registry's claims as Lean statements, which the project must hold in its
            generated file; ``None`` for a project without such a file.
        statements: Also ask Lean of each of these claims on its own, among controls.

    Raises:
        InputError: If the folder is not such a project.
    """
    limits = limits or Limits()
    inquiry = Inquiry(claims) if statements and claims is not None else None
    total = Findings()
    with total.timed("scan"):
        project = Project.load(root)
        core = Core.load(root / "core")
        reviews = Reviews.load(root)
        problems = scan(project, core.names, claims)
        problems += listed(project, expected)
        embedded = any(isinstance(way, Embedded) for way in ways)
        problems += compare(project, reviews, core if embedded else None)
    found: list[tuple[Lean, Findings]] = []
    if not any(problem.stage in ("scan", "imports", "derived") for problem in problems):
        for way in ways:
            asked = verify(
                project, core, reviews, way, store, limits, claims=claims, inquiry=inquiry
            )
            found.append((way, asked))
    for _, findings in found:
        problems += findings.problems
        total.seconds |= findings.seconds
    problems += disagreements(project, found)
    store.prune()
    result = _result(project, core, ways, found, problems, total.seconds)
    return result if inquiry is None else _with_printed(result, inquiry, found)


# --- the claims --------------------------------------------------------------------------------


def listed(project: Project, expected: Expected | None) -> list[Problem]:
    """Whether every claim has its theorems, and the claims' list names each of them."""
    claims = project.claims
    if not claims:
        return [Problem("claims", "no theorem of any claim was found")]
    found = []
    for id_, names in (expected or {}).items():
        wanted = list(names)
        for name in wanted:
            if name not in claims:
                message = f"claim {id_} has no theorem `{name}`"
                found.append(Problem("claims", message, f"{CLAIMS}.lean", 0, (id_,), name))
        if not wanted:
            message = f"claim {id_} names no theorem"
            found.append(Problem("claims", message, "", 0, (id_,)))
    known = set(expected) if expected is not None else None
    for name, declaration in claims.items():
        if known is not None and declaration.claim not in known:
            message = f"`{name}` proves {declaration.claim}, which is no claim of the theory"
            found.append(problem_at(project, declaration, "claims", message))
    found.extend(_unlisted(project))
    return found


def _unlisted(project: Project) -> Iterator[Problem]:
    module = project.modules.get(CLAIMS)
    if module is None:
        yield Problem("claims", f"{CLAIMS}.lean is missing", f"{CLAIMS}.lean")
        return
    checked: dict[str, int] = {}
    printed: dict[str, int] = {}
    for command in module.commands:
        kept = {"#check": checked, "#print": printed}.get(command[0].text)
        if kept is not None:
            kept[command[-1].text] = command[0].line
    wanted = subjects(project)
    for name, (_, declaration) in wanted.items():
        missing = [w for w, kept in (("#check", checked), ("#print axioms", printed))
                   if name not in kept]  # fmt: skip
        if missing:
            message = f"{CLAIMS}.lean has no `{missing[0]}` for `{name}`"
            yield problem_at(project, declaration, "claims", message)
    for name, line in (checked | printed).items():
        if name not in wanted:
            message = f"`{name}` is no theorem of a claim"
            yield Problem("claims", message, module.file, line)


# --- the result --------------------------------------------------------------------------------


def disagreements(project: Project, found: Sequence[tuple[Lean, Findings]]) -> Iterator[Problem]:
    """Two ways must print the same theorems, and axioms that both are allowed."""
    full = [(way, findings) for way, findings in found if findings.answers]
    if len(full) < 2:
        return
    (one, first), (two, second) = full[:2]
    for name, (_, declaration) in subjects(project).items():
        left, right = first.answers.get(name), second.answers.get(name)
        if left is None or right is None or left.foreign != right.foreign:
            message = f"{one.status} and {two.status} do not say the same of `{name}`"
            yield problem_at(project, declaration, "agreement", message)


def _result(
    project: Project,
    core: Core,
    ways: Sequence[Lean],
    found: Sequence[tuple[Lean, Findings]],
    problems: list[Problem],
    seconds: dict[str, float],
) -> ProveResult:
    complete = [(way, findings) for way, findings in found if findings.answers]
    verdict: Verdict = "proved"
    if any(problem.decided for problem in problems):
        verdict = FAILED
    elif problems or len(complete) < len(ways):
        verdict = NOT_CHECKED
    bad = {claim for problem in problems for claim in problem.claims}
    whole = " and ".join(way.status for way, _ in complete)
    theorems = []
    for name, (id_, declaration) in subjects(project).items():
        answers = [findings.answers[name] for _, findings in complete]
        status = whole if answers and len(complete) == len(ways) else NOT_CHECKED
        if id_ in bad or any(problem.theorem == name for problem in problems):
            status = FAILED if verdict == FAILED else NOT_CHECKED
        theorems.append(
            Theorem(
                id=id_,
                theorem=name,
                file=project.modules[declaration.module].file,
                line=declaration.line,
                statement=answers[0].statement if answers else declaration.statement,
                statement_sha256=sha256(declaration, rests_on(project, declaration)),
                axioms=tuple(sorted({a for answer in answers for a in answer.axioms}))
                if answers
                else None,
                status=status,
            )
        )
    return ProveResult(
        verdict=verdict,
        checked=tuple(_checked(way, core) for way, _ in complete),
        theorems=tuple(theorems),
        problems=tuple(dict.fromkeys(problems)),
        controls=sum(findings.controls for _, findings in complete),
        sources_sha256=project.sha256,
        core_sha256=core.sha256,
        seconds=seconds,
    )


def _with_printed(
    result: ProveResult, inquiry: Inquiry, found: Sequence[tuple[Lean, Findings]]
) -> ProveResult:
    """The result with what Lean says of each printed statement."""
    asked = {printed.theorem for printed in inquiry.claims.statements}

    def status(theorem: str) -> PrintedStatus:
        reasons = [findings.printed.get(theorem) for _, findings in found]
        if any(reasons):
            return "refused"
        return NOT_CHECKED if not reasons or None in reasons else "accepted"

    theorems = tuple(
        replace(t, printed=status(t.theorem)) if t.theorem in asked else t for t in result.theorems
    )
    return replace(result, theorems=theorems)


def _checked(way: Lean, core: Core) -> Checked:
    if isinstance(way, Embedded):
        detail = f"library SHA-256 {way.sha256}; core SHA-256 {core.sha256}"
        return Checked("embedded", way.status, way.version, detail)
    return Checked("lake", way.status, way.version, way.toolchain or "lake without elan")
