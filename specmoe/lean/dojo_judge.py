"""What lean-dojo's answer is worth: nothing, unless it tells right from wrong.

A theorem that it does not list, or lists otherwise than the sources have it, is no fault of the
theory, and neither is a control that it gets wrong: then nothing counts as checked. Only where it
refuses a printed statement, among controls that came out right, is something wrong.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from specmoe.lean.dojo_needs import Needs
from specmoe.lean.dojo_run import Failed
from specmoe.lean.dojo_stage import FILE, Placeholder, Staged
from specmoe.lean.dojo_worker import MENDS, Answer
from specmoe.lean.result import Checked, Problem
from specmoe.lean.source import NAMESPACE, Project, claim_id
from specmoe.lean.tokens import read

__all__ = ["DojoResult", "judge"]


@dataclass(frozen=True)
class DojoResult:
    """What lean-dojo found.

    Attributes:
        way: What was run; ``None`` if it was not run to the end.
        accepted: The theorems whose printed statement it closed.
        refused: Those whose it did not.
        problems: Everything that is wrong, or could not be checked.
        controls: How many statements it had to refuse or accept, and did.
        seconds: By the clock.
    """

    way: Checked | None
    accepted: frozenset[str]
    refused: frozenset[str]
    problems: tuple[Problem, ...]
    controls: int
    seconds: float


_Known: TypeAlias = "dict[str, tuple[str, tuple[str, ...]]]"


def judge(
    project: Project,
    asked: Sequence[Placeholder],
    needs: Needs,
    staged: Staged,
    answer: Answer | Failed,
    *,
    seconds: float,
) -> DojoResult:
    """What an answer of the worker's is worth.

    Args:
        project: The theory that was staged.
        asked: The placeholders that were staged.
        needs: What was run.
        staged: The repository.
        answer: The worker's.
        seconds: How long it took [s].
    """

    def nothing(*problems: Problem) -> DojoResult:
        return DojoResult(None, frozenset(), frozenset(), problems, 0, seconds)

    if isinstance(answer, Failed):
        return nothing(_unchecked(f"lean-dojo gave no answer: {answer.reason}"))
    if "failed" in answer:
        return nothing(
            _unchecked(f"lean-dojo failed at the step `{answer['failed']}`: {answer['error']}")
        )
    problems = [*_differences(project, asked, answer), *_unanswered(asked, answer)]
    ran = (answer["lean_dojo"], answer["lean"])
    if ran != (needs.release.version, f"v{needs.lake.version}"):
        problems.append(_unchecked(f"what ran was lean-dojo {ran[0]} for Lean {ran[1]}"))
    if problems:
        return nothing(*problems)
    if {one.right for one in asked if one.control} != {True, False}:
        return nothing(_unchecked("lean-dojo was not asked anything known to be right and wrong"))
    said = dict(zip((one.name for one in asked), answer["answers"], strict=True))
    controls = [one for one in asked if one.control]
    for one in controls:
        if said[one.name] is not one.right:
            problems.append(_unchecked(_wrong_control(one)))
    if problems:
        return nothing(*problems)
    statements = [one for one in asked if not one.control]
    refused = frozenset(one.theorem for one in statements if not said[one.name])
    way = Checked("dojo", needs.status, needs.lake.version, _detail(staged))
    return DojoResult(
        way,
        frozenset(one.theorem for one in statements) - refused,
        refused,
        tuple(_refused(project, name) for name in sorted(refused)),
        len(controls),
        seconds,
    )


def _detail(staged: Staged) -> str:
    return (
        f"staged commit {staged.commit}; it does not say which axioms are used; "
        f"mended in lean-dojo: {', '.join(MENDS)}"
    )


def _unchecked(message: str, theorem: str = "") -> Problem:
    claim = claim_id(theorem)
    return Problem("dojo", message, "", 0, (claim,) if claim else (), theorem, decided=False)


def _wrong_control(one: Placeholder) -> str:
    if one.right:
        return (
            "lean-dojo refuses what is right, so its refusals say nothing; its module Lean4Repl "
            "may not compile with this Lean, or `lean --memory` may not work"
        )
    return f"lean-dojo accepts what is wrong: {one.statement} by {one.term}"


def _refused(project: Project, name: str) -> Problem:
    message = f"lean-dojo cannot close the printed statement of `{name}` with that theorem"
    declaration = project.declarations.get(name)
    claim = claim_id(name)
    place = ("", 0)
    if declaration is not None:
        place = (project.modules[declaration.module].file, declaration.line)
    return Problem("dojo", message, *place, (claim,) if claim else (), name)


def _differences(
    project: Project, asked: Sequence[Placeholder], answer: Answer
) -> Iterator[Problem]:
    """Where the theorems that lean-dojo lists are not those of the registry and the sources."""
    found: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
    for traced in answer["theorems"]:
        place = (traced["file"], _words(traced["statement"]))
        found.setdefault(traced["theorem"], []).append(place)
    for name, (file, words) in _known(project, asked).items():
        places = found.get(name, [])
        if not places:
            yield _unchecked(f"lean-dojo does not list `{name}`", name)
        elif len(places) > 1:
            yield _unchecked(f"lean-dojo lists `{name}` {len(places)} times", name)
        elif places[0][0] != file:
            yield _unchecked(f"lean-dojo finds `{name}` in {places[0][0]}, not in {file}", name)
        elif places[0][1] != words:
            said = " ".join(places[0][1])
            message = f"lean-dojo reads another statement of `{name}`: {said[:300]}"
            yield _unchecked(message, name)


def _known(project: Project, asked: Sequence[Placeholder]) -> _Known:
    """Every theorem that must be listed: its file, and its statement's words."""
    known: _Known = {}
    for name, declaration in project.claims.items():
        short = name.removeprefix(f"{NAMESPACE}.")
        words = ("theorem", short, *(token.text for token in declaration.signature))
        known[name] = (project.modules[declaration.module].file, words)
    for one in asked:
        known[one.full_name] = (FILE, _words(f"theorem {one.name} : {one.statement}"))
    return known


def _words(statement: str) -> tuple[str, ...]:
    """A statement's tokens, without the `:=` that lean-dojo leaves at its end."""
    words = tuple(token.text for token in read(statement).code)
    return words[:-1] if words and words[-1] == ":=" else words


def _unanswered(asked: Sequence[Placeholder], answer: Answer) -> Iterator[Problem]:
    answers = answer["answers"]
    if len(answers) != len(asked):
        yield _unchecked(f"lean-dojo answers {len(answers)} of {len(asked)} questions")
        return
    for one, said in zip(asked, answers, strict=True):
        if not isinstance(said, bool):
            what = f"`{one.theorem or one.name}`"
            yield _unchecked(f"lean-dojo gave no answer about {what}: {said}", one.theorem)
