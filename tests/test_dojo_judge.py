"""What an answer of lean-dojo's is worth."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from dojo_sample import ASKED, E1, E3, NEEDS, STAGED, STATUS, found, listed, said, small_theory

from specmoe.lean.dojo_judge import judge
from specmoe.lean.dojo_run import Failed
from specmoe.lean.dojo_stage import Placeholder
from specmoe.lean.source import Project


@pytest.fixture
def good(tmp_path: Path) -> Project:
    return small_theory(tmp_path / "theory")


def test_all_is_well(good: Project) -> None:
    result = found(good, said(good))
    assert result.problems == ()
    assert result.accepted == {E1, E3}
    assert result.controls == 2
    assert result.way is not None
    assert (result.way.via, result.way.status, result.way.lean) == ("dojo", STATUS, "4.24.0")
    assert "c" * 40 in result.way.detail
    assert "section" in result.way.detail


def test_refused_statement_is_a_failure(good: Project) -> None:
    result = found(good, said(good, answers=[True, False, True, False]))
    (problem,) = result.problems
    assert problem.decided
    assert (problem.file, problem.claims, problem.theorem) == ("SpecMoE/Expected.lean", ("E3",), E3)
    assert problem.line == good.claims[E3].line
    assert (result.accepted, result.refused) == ({E1}, {E3})


def without(project: Project, name: str) -> list[dict[str, str]]:
    return [one for one in listed(project) if one["theorem"] != name]


def with_change(project: Project, name: str, **change: str) -> list[dict[str, str]]:
    return [one | change if one["theorem"] == name else one for one in listed(project)]


@pytest.mark.parametrize(
    ("given", "part"),
    [
        (lambda p: Failed("none within 9 s"), "gave no answer: none within 9 s"),
        (lambda p: {"failed": "trace", "error": "no"}, "failed at the step `trace`: no"),
        (lambda p: said(p, answers=[True, True, True, True]), "accepts what is wrong: 4 = 4"),
        (lambda p: said(p, answers=[True, True, False, False]), "refuses what is right"),
        (lambda p: said(p, answers=[False] * 4), "refuses what is right"),
        (lambda p: said(p, answers=[True] * 3), "answers 3 of 4"),
        (
            lambda p: said(p, answers=["Boom: x", True, True, False]),
            "about `SpecMoE.E1_step`: Boom",
        ),
        (lambda p: said(p, answers=[True, True, True, "Boom"]), "about `control_wrong`: Boom"),
        (lambda p: said(p, answers=[True, True, 1, 0]), "gave no answer about"),
        (lambda p: said(p, lean="v4.35.0"), "what ran was lean-dojo 4.20.0 for Lean v4.35.0"),
        (lambda p: said(p, lean_dojo="4.21.0"), "what ran was lean-dojo 4.21.0"),
        (lambda p: said(p, theorems=without(p, E3)), f"does not list `{E3}`"),
        (lambda p: said(p, theorems=[]), "does not list"),
        (lambda p: said(p, theorems=without(p, "SpecMoE.control_wrong")), "does not list"),
        (lambda p: said(p, theorems=listed(p) * 2), f"lists `{E1}` 2 times"),
        (lambda p: said(p, theorems=with_change(p, E1, file="SpecMoE/X.lean")), "X.lean, not in"),
        (
            lambda p: said(p, theorems=with_change(p, E1, statement="theorem E1_step : 1 = 1 :=")),
            "reads another statement of `SpecMoE.E1_step`: theorem E1_step : 1 = 1",
        ),
        (
            lambda p: said(
                p,
                theorems=with_change(
                    p, "SpecMoE.derived_E1_step", statement="theorem derived_E1_step : 1 = 2 :="
                ),
            ),
            "another statement of `SpecMoE.derived_E1_step`",
        ),
    ],
)
def test_answers_that_are_worth_nothing(
    good: Project, given: Callable[[Project], Any], part: str
) -> None:
    result = found(good, given(good))
    assert result.way is None
    assert not result.accepted
    assert not any(problem.decided for problem in result.problems)
    assert any(part in problem.message for problem in result.problems), result.problems


@pytest.mark.parametrize("kept", [ASKED[:3], (*ASKED[:2], ASKED[3]), ASKED[:2]])
def test_without_controls_nothing_counts(good: Project, kept: tuple[Placeholder, ...]) -> None:
    answers = [one.right for one in kept]
    result = judge(good, kept, NEEDS, STAGED, said(good, answers=answers), seconds=1.0)
    assert result.way is None
    assert "known to be right and wrong" in result.problems[0].message
