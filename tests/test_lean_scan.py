"""The scan by itself: each rule refuses what it names, and nothing near it."""

from __future__ import annotations

from pathlib import Path

import pytest

from specmoe.errors import InputError
from specmoe.lean import source
from specmoe.lean.audit import mutants
from specmoe.lean.core import Core
from specmoe.lean.scan import scan
from specmoe.lean.source import Project, claim_id, lean_folder

HEAD = """/-!
# A file
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

"""
TAIL = "\nend SpecMoE\n"


def project(tmp_path: Path, body: str, *, whole: bool = False) -> Project:
    (tmp_path / "SpecMoE").mkdir(exist_ok=True)
    (tmp_path / "SpecMoE.lean").write_text("import SpecMoE.Only\n")
    (tmp_path / "Claims.lean").write_text("import SpecMoE\nset_option autoImplicit false\n")
    text = body if whole else HEAD + body + TAIL
    (tmp_path / "SpecMoE" / "Only.lean").write_text(text)
    return Project.load(tmp_path)


def messages(tmp_path: Path, body: str, *, whole: bool = False) -> list[str]:
    names = frozenset({"Nat", "Bool", "flip", "and_comm"})
    return [problem.message for problem in scan(project(tmp_path, body, whole=whole), names)]


DOC = "/-- A. -/\n"


@pytest.mark.parametrize(
    "body",
    [
        f"{DOC}theorem a (x : α) : x = x := by\n  rw [f]\n  exact (h.symm.trans rfl)\n",
        f"{DOC}theorem a (f : α → α) : (fun _ => f 1) = fun _ => f 1 := rfl\n",
        f"{DOC}theorem a (x : Nat) : x + 0 = x := by simp only [Nat.add_zero]\n",
        f"{DOC}theorem a : x = y := by\n  have h : p := by\n    simp only [f]\n  exact h\n",
        f"{DOC}theorem a : x = y := by\n  calc x = z := by simp only [f]\n    _ = y := g\n",
        f"{DOC}theorem a : 1 = 1 := absurd h (by decide)\n",
        f"{DOC}def a : Nat → α\n  | 0 => 1\n  | k + 1 => a k\n",
        f"{DOC}instance instA : OfNat α 0 := ⟨OrderedField.zero⟩\n",
        f"{DOC}theorem flip_flip (flip : α) : flip = flip := rfl\n",
        f"section Part\n{DOC}theorem a : 1 = 1 := rfl\nend Part\n",
        f"{DOC}theorem Thing.symm {{x : Thing}} (h : f x) : f x := h\n",
    ],
)
def test_good_files_pass(tmp_path: Path, body: str) -> None:
    assert messages(tmp_path, body) == []


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (f"{DOC}theorem a : x = y := by\n  simp only [f]\n  exact h\n", "a step after `simp only`"),
        (f"{DOC}theorem a : x = y := by\n  simp only [f] at h\n", "at a hypothesis"),
        (f"{DOC}theorem a : x = y := by simp\n", "`simp` other than"),
        (f"{DOC}theorem a : x = y := by simp [f]\n", "`simp` other than"),
        (f"{DOC}theorem a : x = y := by decide +kernel\n", "`decide` other than"),
        (f"{DOC}theorem a : x = y := of_decide_eq_true (decide)\n", "`decide` other than"),
        (f"{DOC}theorem a : x = y := by constructor <;> exact h\n", "combinator"),
        (f"{DOC}theorem flip : 1 = 1 := rfl\n", "a name of the core"),
        (f"{DOC}theorem Nat.foo : 1 = 1 := rfl\n", "a name of the core"),
        (f"{DOC}theorem Lean.foo : 1 = 1 := rfl\n", "a name of the core"),
        (f"{DOC}theorem a : 1 = 1 := Lean.foo\n", "`Lean.foo`"),
        (f"{DOC}theorem a : 1 = 1 := lcProof\n", "`lcProof`"),
        (f"{DOC}theorem a : 1 = 1\n", "without a proof"),
        (f"{DOC}theorem : 1 = 1 := rfl\n", "without a name"),
        (f"{DOC}instance : OfNat α 0 := ⟨x⟩\n", "without a name"),
        ("theorem a : 1 = 1 := rfl\n", "no docstring"),
        ("def a : Nat := 1\n", "no docstring"),
        (f"{DOC}theorem a (_ : x) : 1 = 1 := rfl\n", "does not use"),
        (f"{DOC}theorem a {{_h : x}} : 1 = 1 := rfl\n", "does not use"),
        (f"{DOC}theorem a (Bool : Type) : 1 = 1 := rfl\n", "hides the core's"),
        (f"{DOC}theorem a : ∀ Nat, Nat = Nat := rfl\n", "hides the core's"),
        (f"{DOC}instance instX : LE Nat := ⟨f⟩\n", "a type of the core"),
        (f"{DOC}theorem a [LT α] : 1 = 1 := rfl\n", "the class `LT`"),
        (f"{DOC}theorem a (h : LE α) : 1 = 1 := rfl\n", "the class `LE`"),
        ("variable (h : 0 = 1)\n", "a `variable` other than"),
        ("inductive A where\n  | a\n", "the command `inductive`"),
        ("namespace Other\nend Other\n", "a namespace other than"),
        ("set_option maxRecDepth 9\n", "`set_option maxRecDepth 9`"),
        (f"{DOC}theorem a : 1 = 1 := rfl deriving x\n", "`deriving`"),
        ("import SpecMoE.Only\n", "import"),
        ("example : 1 = 1 := rfl\n", "`example`"),
        (f"{DOC}def meta : Nat := 1\n", "the word `meta`"),
        (f"{DOC}theorem a : x = y := by omega\n", "rule 4"),
        ("-- " + "x" * 98 + "\n", "101 characters"),
        ("\n" * 400, "lines; 400"),
        (f"{DOC}theorem a : x = y := by\n" + "  rw [f]\n" * 41, "without a `have`"),
        (
            f"{DOC}theorem a : x = y := by\n  have : p := g\n" + "  rw [f]\n" * 41,
            "without a `have` that names a step",
        ),
    ],
)
def test_each_rule_refuses(tmp_path: Path, body: str, message: str) -> None:
    found = messages(tmp_path, body)
    assert any(message in text for text in found), found


def test_long_proof_with_a_named_step_passes(tmp_path: Path) -> None:
    body = f"{DOC}theorem a : x = y := by\n  have h := g\n" + "  rw [f]\n" * 41
    assert messages(tmp_path, body) == []


@pytest.mark.parametrize("first", ["", "set_option autoImplicit true\n", "universe u\n"])
def test_first_command_is_fixed(tmp_path: Path, first: str) -> None:
    found = messages(tmp_path, f"{first}namespace SpecMoE\nend SpecMoE\n", whole=True)
    assert any("first command" in text for text in found)


def test_declaration_outside_the_namespace(tmp_path: Path) -> None:
    text = f"set_option autoImplicit false\n{DOC}theorem a : 1 = 1 := rfl\n"
    assert "`theorem` outside `namespace SpecMoE`" in messages(tmp_path, text, whole=True)


def test_place_and_claim(tmp_path: Path) -> None:
    text = f"{DOC}theorem S1_a : 1 = 1 := rfl\n\n{DOC}theorem S2_b : 1 = 1 := by\n  exact sorry\n"
    (problem,) = scan(project(tmp_path, text))
    assert (problem.file, problem.line, problem.claims, problem.theorem) == (
        "SpecMoE/Only.lean",
        HEAD.count("\n") + 6,
        ("S2",),
        "SpecMoE.S2_b",
    )


@pytest.mark.parametrize(
    ("name", "claim"),
    [
        ("SpecMoE.B8_corner", "B8"),
        ("SpecMoE.B8", None),
        ("SpecMoE.Inner.B8_corner", None),
        ("Other.B8_corner", None),
        ("SpecMoE.B0_x", None),
        ("SpecMoE.D12_x", "D12"),
    ],
)
def test_claim_of_a_name(name: str, claim: str | None) -> None:
    assert claim_id(name) == claim


def test_statement_takes_the_variables_that_it_speaks_of(tmp_path: Path) -> None:
    body = (
        f"{DOC}theorem a (x : α) :\n    x = x /- same -/ := rfl\n\n"
        f"{DOC}theorem b (n : Nat) : n = n := rfl\n\nsection S\nvariable {{α : Type u}} "
        f"[OrderedField α]\nend S\n{DOC}theorem c (x : α) : h.1 = x := rfl\n"
    )
    found = {n: d.statement for n, d in project(tmp_path, body).declarations.items()}
    assert found == {
        "SpecMoE.a": "∀ {α : Type u} [OrderedField α] (x : α), x = x",
        "SpecMoE.b": "∀ (n : Nat), n = n",
        "SpecMoE.c": "∀ {α : Type u} [OrderedField α] (x : α), h.1 = x",
    }


def test_folder_without_a_theory(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no theory here"):
        Project.load(tmp_path)


def test_file_that_is_not_text(tmp_path: Path) -> None:
    project(tmp_path, "")
    (tmp_path / "SpecMoE" / "Only.lean").write_bytes(b"\xff\xfe")
    with pytest.raises(InputError, match="UTF-8"):
        Project.load(tmp_path)


def test_sources_are_found_in_the_wheel_and_in_the_tree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(source, "_PACKAGE", tmp_path / "specmoe")
    with pytest.raises(InputError, match="sources are missing"):
        lean_folder()
    for folder in (tmp_path / "lean", tmp_path / "specmoe" / "_lean"):
        folder.mkdir(parents=True)
        (folder / "SpecMoE.lean").touch()
        assert lean_folder() == folder


def test_core_names() -> None:
    """The core's own declarations are found, those in namespaces with their full names."""
    names = Core.load(lean_folder() / "core").names
    assert {"Nat", "Nat.le_trans", "Nat.land", "propext", "Classical.choice", "OfNat"} <= names
    assert "SpecMoE" not in {name.split(".")[0] for name in names}


@pytest.mark.parametrize(
    "statement",
    ["∀ (a : α) (h : 0 ≤ a) (hb : p a), a < a + 1", "∀ (n : Nat), f n = 3", "P 1"],
)
def test_mutants_differ(statement: str) -> None:
    changed = [text for _, text in mutants(statement)]
    assert changed
    assert len({statement, *changed}) == len(changed) + 1
