"""What a check reports: exit codes, ``claims.json``, the table, and what the reader refuses."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from specmoe.errors import InputError
from specmoe.lean import load_claims, render_table
from specmoe.lean.audit import Controls, Unreadable, axioms_of
from specmoe.lean.result import (
    Checked,
    Problem,
    ProveResult,
    Theorem,
    Verdict,
    claims_schema,
)
from specmoe.lean.run import Message, Outcome

STATUS = "kernel-checked (embedded Lean 4.35.0, project core)"
SHA = "0123456789abcdef" * 4


def theorem(name: str = "SpecMoE.E1_a", **changes: Any) -> Theorem:
    base = Theorem("E1", name, "SpecMoE/A.lean", 3, "a = a", SHA, ("propext",), STATUS)
    return replace(base, **changes)


def result(verdict: Verdict = "proved", **changes: Any) -> ProveResult:
    base = ProveResult(
        verdict=verdict,
        checked=(Checked("embedded", STATUS, "4.35.0", "x"),),
        theorems=(theorem(), theorem("SpecMoE.E1_b", axioms=("Quot.sound",))),
        problems=(),
        controls=9,
        sources_sha256=SHA,
        core_sha256=SHA,
        seconds={"core": 1.0},
    )
    return replace(base, **changes)


PROBLEM = Problem("build", "it fails", "SpecMoE/A.lean", 3, ("E1",), "SpecMoE.E1_a")


def test_exit_codes() -> None:
    assert [result(v).exit_code for v in ("proved", "failed", "not checked")] == [0, 1, 3]


def test_written_and_read_again(tmp_path: Path) -> None:
    for kept in (result(), result("failed", problems=(PROBLEM,)), result("not checked")):
        path = tmp_path / "claims.json"
        path.write_bytes(kept.to_bytes())
        jsonschema.validate(json.loads(path.read_bytes()), claims_schema())
        assert load_claims(path) == kept
        assert load_claims(path).to_bytes() == kept.to_bytes()


def test_what_is_said_of_printed_statements_is_optional(tmp_path: Path) -> None:
    """Without it the file is as before; with it, it is read back."""
    path = tmp_path / "claims.json"
    assert b"printed" not in result().to_bytes()
    kept = result(theorems=(theorem(printed="accepted"), theorem("SpecMoE.E1_b")))
    path.write_bytes(kept.to_bytes())
    assert path.read_bytes().count(b'"printed"') == 1
    assert load_claims(path) == kept
    path.write_bytes(kept.to_bytes().replace(b'"accepted"', b'"believed"'))
    with pytest.raises(InputError, match="not a list of checked claims"):
        load_claims(path)


def test_seconds_do_not_change_the_file() -> None:
    assert result(seconds={"core": 2.0}).to_bytes() == result().to_bytes()


@pytest.mark.parametrize(
    "broken",
    [
        result(problems=(PROBLEM,)),
        result(controls=0),
        result(theorems=()),
        result(checked=()),
        result(theorems=(theorem(axioms=("sorryAx",)),)),
        result(theorems=(theorem(axioms=("SpecMoE.propext",)),)),
        result(theorems=(theorem(axioms=None),)),
        result(theorems=(theorem(status="failed"),)),
        result(theorems=(theorem(printed="refused"),)),
        result(theorems=(theorem(printed="accepted"), theorem(printed="not checked"))),
        result(theorems=(theorem(status="lake build (Lean 4.35.0, standard Init)"),)),
    ],
)
def test_verdict_that_its_records_contradict(tmp_path: Path, broken: ProveResult) -> None:
    (tmp_path / "claims.json").write_bytes(broken.to_bytes())
    with pytest.raises(InputError, match="not what its records say"):
        load_claims(tmp_path / "claims.json")


@pytest.mark.parametrize("text", ["", "[]", '{"schema": "specmoe-claims/2"}', "\xff"])
def test_other_files_are_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "claims.json").write_text(text, encoding="latin-1")
    with pytest.raises(InputError):
        load_claims(tmp_path / "claims.json")
    with pytest.raises(InputError):
        load_claims(tmp_path / "none.json")


def test_unknown_field_is_refused(tmp_path: Path) -> None:
    data = json.loads(result().to_bytes()) | {"more": 1}
    (tmp_path / "claims.json").write_text(json.dumps(data))
    with pytest.raises(InputError, match="not a list of checked claims"):
        load_claims(tmp_path / "claims.json")


def test_claim_takes_its_worst_theorem() -> None:
    good = result().claims()["E1"]
    assert (good.status, good.axioms, good.via) == (STATUS, ("Quot.sound", "propext"), "embedded")
    assert good.theorems == ("SpecMoE.E1_a", "SpecMoE.E1_b")
    theorems = (theorem(), theorem("SpecMoE.E1_b", status="failed", axioms=None))
    bad = result("failed", theorems=theorems, problems=(PROBLEM,)).claims()["E1"]
    assert (bad.status, bad.axioms, bad.via) == ("failed", None, None)
    changed = result(theorems=(theorem(statement_sha256="f" * 64), theorem("SpecMoE.E1_b")))
    assert changed.claims()["E1"].statement_sha256 != good.statement_sha256


def test_table_names_the_claim_the_place_and_the_verdict() -> None:
    table = render_table(result("failed", problems=(PROBLEM,), notes=("not via lake",)))
    assert "SpecMoE/A.lean:3: E1: it fails [build]" in table
    assert "note: not via lake" in table
    assert "failed: 1 claims, 2 theorems, 9 controls" in table
    assert "a = a" not in table
    assert "a = a" in render_table(result(), statements=True)
    assert "printed statement" not in table
    shown = render_table(
        result(theorems=(theorem(printed="accepted"), theorem(printed="refused"))),
        statements=True,
        printed={"SpecMoE.E1_a": "b = b"},
    )
    assert "printed statement accepted: b = b" in shown
    assert "printed statement refused: b = b" in shown
    assert "printed statements: 1 of 2 accepted" in shown


LAKE = "lake build (Lean 4.24.0, standard Init)"
BOTH = f"{STATUS} and {LAKE}"
CORE = Checked("embedded", STATUS, "4.35.0", "library SHA-256 1; core SHA-256 2")
ELAN = Checked("lake", LAKE, "4.24.0", "leanprover/lean4:v4.24.0")


@pytest.mark.parametrize(
    ("ways", "status", "shown"),
    [
        ((CORE,), STATUS, "embedded 4.35.0"),
        ((ELAN,), LAKE, "lake 4.24.0"),
        ((CORE, ELAN), BOTH, "embedded+lake"),
        ((CORE, ELAN), "failed", "failed"),
        ((CORE, ELAN), "not checked", "not checked"),
        ((), "not checked", "not checked"),
    ],
)
def test_table_says_of_each_theorem_how_it_was_checked(
    ways: tuple[Checked, ...], status: str, shown: str
) -> None:
    axioms = ("Classical.choice", "Quot.sound", "propext")
    rows = (theorem("SpecMoE.M2_single_crossing_strict", status=status, axioms=axioms),)
    lines = render_table(result(checked=ways, theorems=rows)).splitlines()
    assert max(map(len, lines)) <= 100
    place = lines[0].index("checked by")
    until = lines[0].index("axioms")
    assert lines[0].split() == ["claim", "theorem", "statement", "checked", "by", "axioms"]
    assert lines[1][place:until] == shown.ljust(until - place)
    assert lines[1][until:] == ", ".join(axioms)
    assert lines[1][:place].split() == ["E1", "M2_single_crossing_strict", SHA[:12]]


def test_table_says_what_its_short_forms_stand_for() -> None:
    lines = render_table(result(checked=(CORE, ELAN))).splitlines()
    assert f"embedded 4.35.0: {STATUS}" in lines
    assert f"lake 4.24.0: {LAKE}" in lines
    for part in ("  library SHA-256 1", "  core SHA-256 2", "  leanprover/lean4:v4.24.0"):
        assert part in lines


# --- reading Lean's answers ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "axioms"),
    [
        ("'a' does not depend on any axioms", ()),
        ("'a' depends on axioms: [propext, Quot.sound]", ("Quot.sound", "propext")),
        ("'a' depends on axioms: [propext,\n  Quot.sound]", ("Quot.sound", "propext")),
        ("'a' depends on axioms: [a]", ("a",)),
    ],
)
def test_axioms(text: str, axioms: tuple[str, ...]) -> None:
    assert axioms_of("a", text) == axioms


@pytest.mark.parametrize(
    "text",
    [
        "",
        "'b' does not depend on any axioms",
        "'a' does not depend on any axioms at all",
        "'a' depends on axioms: [propext",
        "unknown constant 'a'",
        "'a' depends on axioms: [x], and more",
    ],
)
def test_other_answers_are_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        axioms_of("a", text)


def answers(controls: Controls, *, spare: int | None = None, extra: int | None = None) -> Outcome:
    """What a good Lean says to the controls, but for one line."""
    lines = controls.text.split("\n")
    wrong = [n for n, line in enumerate(lines, 1) if line.startswith(("example", "theorem"))]
    wrong = [n for n in wrong if "control_right" not in lines[n - 1]]
    wrong = [n for n in wrong if "control_rests" not in lines[n - 1]]
    printed = [n for n, line in enumerate(lines, 1) if line.startswith("#print axioms")]
    said = [
        "'SpecMoE.control_right' does not depend on any axioms",
        "'SpecMoE.control_rests' depends on axioms: [SpecMoE.control_axiom]",
    ]
    messages = [Message("error", "no", "", n) for n in wrong if n != spare]
    messages += [Message("error", "no", "", extra)] if extra else []
    messages += [Message("information", s, "", n) for s, n in zip(said, printed, strict=True)]
    return Outcome("refused", tuple(messages), "", 0.0)


def test_controls_must_all_be_answered_rightly() -> None:
    controls = Controls({"SpecMoE.E1_a": "∀ (n : Nat) (h : 0 ≤ n), n = n + 0"}, thorough=True)
    lines = controls.text.split("\n")
    controls.read(answers(controls))
    wrong = [m.line for m in answers(controls).messages if m.severity == "error"]
    assert len(wrong) == controls.count - 3 == 8
    for line in wrong:
        with pytest.raises(Unreadable, match="accepts what is wrong"):
            controls.read(answers(controls, spare=line))
    right = next(n for n, text in enumerate(lines, 1) if "control_right" in text)
    with pytest.raises(Unreadable, match="refuses what is right"):
        controls.read(answers(controls, extra=right))
    accepted = Outcome("accepted", (), "", 0.0)
    with pytest.raises(Unreadable, match="accepts a file full of wrong"):
        controls.read(accepted)
    with pytest.raises(Unreadable, match="it crashed"):
        controls.read(Outcome("nothing", (), "it crashed", 0.0))


def test_controls_read_the_axioms() -> None:
    controls = Controls({})
    good = answers(controls)
    for hidden in ("'SpecMoE.control_rests' does not depend on any axioms", "?"):
        messages = tuple(
            replace(m, text=hidden) if "control_rests" in m.text else m for m in good.messages
        )
        with pytest.raises(Unreadable):
            controls.read(replace(good, messages=messages))


def test_two_ways_that_disagree() -> None:
    """Another set of theorems, or axioms that one way alone finds foreign, is a disagreement."""
    from specmoe.lean.audit import Answer
    from specmoe.lean.check import disagreements
    from specmoe.lean.source import Project, lean_folder
    from specmoe.lean.toolchain import Embedded, Lake
    from specmoe.lean.verify import Findings

    project = Project.load(lean_folder())
    one, two = Embedded(Path("x.so")), Lake(Path("lake"), "4.35.0", None)
    names = [*project.claims, "SpecMoE.instOrderedFieldRational"]
    answers = {name: Answer("s", ("propext",)) for name in names}

    def found(changed: dict[str, Answer]) -> list[str]:
        pair = [(one, Findings(answers=answers)), (two, Findings(answers=changed))]
        return [problem.theorem for problem in disagreements(project, pair)]

    first = names[0]
    assert found(answers) == []
    assert found({**answers, first: Answer("s", ("Quot.sound",))}) == []
    assert found({**answers, first: Answer("s", ("propext", "SpecMoE.propext"))}) == [first]
    assert found({k: v for k, v in answers.items() if k != first}) == [first]
