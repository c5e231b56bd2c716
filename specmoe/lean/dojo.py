"""lean-dojo as a third way of checking: it traces the theory and closes each printed statement.

The theory is staged as a git repository of its own (:mod:`specmoe.lean.dojo_stage`) and traced by
lean-dojo in a process of its own (:mod:`specmoe.lean.dojo_worker`). Then

* every theorem that the registry names must be among those that lean-dojo lists, in the file where
  it stands in the sources and with its statement, and every placeholder too;
* for every printed statement ``check_proof(placeholder, "by exact @SpecMoE.<theorem>")`` must be
  true;
* for known wrong statements, one of each claim among them, it must be false, and for one that is
  known right it must be true: otherwise the whole run counts as not checked.

lean-dojo says no more of a proof than whether `lean` ended without an error. It does not print
axioms, so these come from the other ways of checking, whose result it joins.

Example:
    >>> from specmoe.lean import dojo
    >>> result = dojo.prove()                                            # doctest: +SKIP
    >>> result.checked[-1].status                                        # doctest: +SKIP
    'lean-dojo 4.20.0 (Lean 4.24.0, check_proof)'
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from specmoe.errors import NotChecked
from specmoe.lean.dojo_judge import DojoResult, judge
from specmoe.lean.dojo_needs import CURRENT, LEGACY, Needs, find_needs
from specmoe.lean.dojo_run import cache_for, run_worker
from specmoe.lean.dojo_stage import FILE, Placeholder, Staged, stage
from specmoe.lean.dojo_worker import Question, Request
from specmoe.lean.result import (
    FAILED,
    NOT_CHECKED,
    PrintedStatus,
    ProveResult,
    Theorem,
    Verdict,
)
from specmoe.lean.source import NAMESPACE, Project, claim_id, lean_folder

if TYPE_CHECKING:
    from specmoe.lean.printed import Printed

__all__ = ["SECONDS", "check", "joined", "placeholders", "prove"]

SECONDS = 3600
"""What a whole run may take [s]; the first one traces the theory and copies the tool chain."""

_TACTIC_SECONDS = 120
_KINDS = ("relation turned", "hypothesis dropped", "constant changed")
_SUBJECT = f"{NAMESPACE}.E1_closed_form"
_FRONT = "∀ {α : Type u} [OrderedField α] (b : α) (n : Nat), (1 - b) * expectedTokens b n = "
_RIGHT = f"{_FRONT}1 - b ^ (n + 1)"
_WRONG = (f"{_FRONT}1 - b ^ n", f"{_FRONT}1 + b ^ (n + 1)", f"¬ ({_RIGHT})")


def prove(
    root: Path | None = None,
    *,
    fresh: bool = False,
    legacy: bool = False,
    offline: bool = True,
    statements: bool = False,
    seconds: int = SECONDS,
) -> ProveResult:
    """Check the theory in every other way that is here, and then with lean-dojo. Imports sympy.

    Args:
        root: The Lean folder, if it is not the one that came with specmoe.
        fresh: Compile and trace everything anew; use nothing kept from earlier runs.
        legacy: Close the statements with `Dojo.run_tac` instead of `check_proof`, for lean-dojo
            2.2.0 with Lean 4.11, where the theory, written for 4.23 and newer, may not compile.
        offline: Tell lean-dojo that the theory has no dependencies; else it asks GitHub.
        statements: Also let the other ways compare the printed statements.
        seconds: What lean-dojo may take [s].

    Returns:
        One result for all ways; lean-dojo is not started where the others find the theory wrong.

    Raises:
        NotChecked: If anything that lean-dojo needs is missing, or there is no Lean.
        InputError: If there is no theory in the folder.
    """
    from specmoe.lean import prove as prove_otherwise
    from specmoe.lean.printed import printed_claims

    needs = find_needs(LEGACY if legacy else CURRENT)
    root = root or lean_folder()
    others = prove_otherwise(fresh=fresh, root=root, statements=statements)
    if others.verdict != "proved":
        note = f"lean-dojo was not started: the theory is {others.verdict} without it"
        return replace(others, notes=(*others.notes, note))
    project = Project.load(root)
    if project.sha256 != others.sources_sha256:
        raise NotChecked("the theory has changed since it was checked", file=str(root))
    asked = tuple(placeholders(printed_claims().statements))
    found = check(project, needs, asked, fresh=fresh, offline=offline, seconds=seconds)
    return joined(others, found)


def check(
    project: Project,
    needs: Needs,
    asked: Sequence[Placeholder],
    *,
    fresh: bool = False,
    offline: bool = True,
    seconds: int = SECONDS,
) -> DojoResult:
    """Stage the theory, let lean-dojo trace it, and judge what it says.

    Args:
        project: The theory.
        needs: What :func:`~specmoe.lean.dojo_needs.find_needs` found.
        asked: What it is to close, and what it must not.
        fresh: Trace anew.
        offline: Tell lean-dojo that the theory has no dependencies.
        seconds: What it may take [s].

    Raises:
        InputError: If the project is one that lean-dojo cannot trace.
        NotChecked: If git fails, or another run uses lean-dojo's cache.
    """
    started = time.monotonic()
    with cache_for(needs.release.version, fresh=fresh) as cache:
        staged = stage(
            project, asked, lean=needs.lake.version, git=needs.git, folder=cache.run_folder
        )
        cache.only(staged.commit)
        answer = run_worker(
            _request(needs, staged, asked, offline), cache=cache, lake=needs.lake, seconds=seconds
        )
        if isinstance(answer, dict) and "failed" not in answer:
            cache.keep(staged.commit)
    return judge(project, asked, needs, staged, answer, seconds=time.monotonic() - started)


def _request(needs: Needs, staged: Staged, asked: Sequence[Placeholder], offline: bool) -> Request:
    questions: list[Question] = [
        {"file": FILE, "theorem": one.full_name, "term": one.term} for one in asked
    ]
    return {
        "mode": needs.release.function,
        "repo": str(staged.repo),
        "commit": staged.commit,
        "offline": offline,
        "seconds": _TACTIC_SECONDS,
        "questions": questions,
    }


def placeholders(printed: Iterable[Printed]) -> Iterator[Placeholder]:
    """Every printed statement, and the controls. Imports sympy.

    Args:
        printed: The statements.
    """
    from specmoe.lean.printed import proof
    from specmoe.lean.statements import changed_statements

    for one in printed:
        short = one.theorem.removeprefix(f"{NAMESPACE}.")
        yield Placeholder(f"derived_{short}", one.statement, proof(one.theorem), one.theorem)
    term = f"@{_SUBJECT}"
    yield Placeholder("control_right", _RIGHT, term)
    for number, wrong in enumerate(_WRONG):
        yield Placeholder(f"control_wrong_{number}", wrong, term, right=False)
    changed: set[str | None] = set()
    for mutant in changed_statements(_KINDS):
        id_ = claim_id(mutant.lean_name)
        if id_ not in changed and mutant.text is not None:
            changed.add(id_)
            term = proof(mutant.lean_name)
            yield Placeholder(f"control_{id_}", mutant.text, term, right=False)


def joined(others: ProveResult, found: DojoResult) -> ProveResult:
    """One result of lean-dojo's and the other ways', whose axioms stand.

    Args:
        others: What the other ways found: that all is proved.
        found: What lean-dojo found.
    """
    verdict: Verdict = others.verdict
    if found.problems:
        decided = any(problem.decided for problem in found.problems)
        verdict = FAILED if decided else NOT_CHECKED
    bad = {claim for problem in found.problems for claim in problem.claims}

    def status(theorem: Theorem) -> str:
        if found.way is None:
            return NOT_CHECKED
        if theorem.id in bad:
            return FAILED
        also = f" and {found.way.status}" if theorem.theorem in found.accepted else ""
        return f"{theorem.status}{also}"

    return replace(
        others,
        verdict=verdict,
        checked=(*others.checked, *([found.way] if found.way else [])),
        theorems=tuple(
            replace(t, status=status(t), printed=_printed(t, found)) for t in others.theorems
        ),
        problems=(*others.problems, *found.problems),
        controls=others.controls + found.controls,
        seconds=others.seconds | {"lean-dojo": found.seconds},
    )


def _printed(theorem: Theorem, found: DojoResult) -> PrintedStatus | None:
    if theorem.theorem in found.refused:
        return "refused"
    if theorem.theorem in found.accepted:
        return theorem.printed or "accepted"
    return theorem.printed
