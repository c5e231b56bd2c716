"""Registered claims printed for Lean: by fixed rules, and accepted by Lean as the theorems'.

The mutants of every statement are in ``adversarial/statements``.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import sympy
from click.testing import CliRunner, Result
from sympy.core.parameters import evaluate

from specmoe.claims import registry
from specmoe.claims.lean_form import Both, opened, typed
from specmoe.claims.model import Part
from specmoe.claims.mutate import mutants
from specmoe.claims.vocabulary import vocabulary
from specmoe.claims.write_lean import LeanWriter, layout, statement
from specmoe.cli import main
from specmoe.errors import InputError, NotChecked
from specmoe.lean import ask, load_claims, statements
from specmoe.lean.ask import Asked, Questions, workshop
from specmoe.lean.audit import Unreadable
from specmoe.lean.build import Store, cache_folder
from specmoe.lean.printed import (
    BRIDGES,
    FILE,
    NOT_PRINTED,
    Printed,
    PrintedClaims,
    kept_claims,
    printed_claims,
)
from specmoe.lean.run import Message, Outcome
from specmoe.lean.source import lean_folder
from specmoe.lean.statements import StatementsResult, check_statements
from specmoe.lean.toolchain import Embedded, Missing, find_embedded

V = vocabulary()
PARTS = {part.lean_name: part for claim in registry() for part in claim.parts}
FIELD = "∀ {α : Type u} [OrderedField α] "
embedded = pytest.mark.skipif(
    not isinstance(find_embedded(), Embedded), reason="needs the Lean wheel"
)


def printed(name: str) -> str:
    text = statement(layout(PARTS[f"SpecMoE.{name}"]))
    assert text.startswith(FIELD)
    return text.removeprefix(FIELD)


# The rules, each at a statement written by hand ------------------------------------------------

BY_HAND = {
    # A chain in a premise is one hypothesis for each link; k is bound where it is first used.
    "E3_strict": (
        "(a a' : α), 0 ≤ a → a < a' → ∀ (k : Nat), 1 ≤ k → expectedTokens a k < expectedTokens a' k"
    ),
    # In a conclusion it is a conjunction; a natural number is cast as a whole.
    "E3_bounds": (
        "(a : α), 0 ≤ a → a ≤ 1 → ∀ (k : Nat), "
        "1 ≤ expectedTokens a k ∧ expectedTokens a k ≤ natCast (k + 1)"
    ),
    # An equivalence binds looser than an arrow.
    "S1_faster_iff": (
        "(C : Nat → α) (a : α) (k : Nat), 0 < C 0 → 0 < C k → "
        "(throughput C a 0 < throughput C a k ↔ C k < expectedTokens a k * C 0)"
    ),
    # What a property defines is a variable with that property.
    "M3_least_best_mono": (
        "(C : Nat → α) (a a' : α) (K leastBest_a leastBest_a' : Nat), "
        "(∀ i : Nat, i ≤ K → 0 < C i) → 0 ≤ a → a ≤ a' → IsLeastBest C a K leastBest_a → "
        "IsLeastBest C a' K leastBest_a' → leastBest_a ≤ leastBest_a'"
    ),
    # Or there is one; a comparison of natural numbers stays one.
    "D4_crossover_bracket": (
        "(U : Nat → α) (m N floor : Nat) (r : α), 1 ≤ m → 0 < r → "
        "(∀ i : Nat, 1 ≤ i → natCast m ≤ U i) → (∀ i : Nat, 1 ≤ i → U i ≤ natCast N) → "
        "natCast N / (natCast m * r) < natCast (floor + 1) → "
        "(∃ crossover_r : Nat, Crossover (share U m) (fun _ : Nat => r) crossover_r) ∧ "
        "∀ crossover_r : Nat, Crossover (share U m) (fun _ : Nat => r) crossover_r → "
        "1 / r < natCast crossover_r ∧ crossover_r ≤ floor + 1"
    ),
    # A function that is bound is any function; one that is not has the model's definition.
    "D3_one_crossover": (
        "(u r : Nat → α), (∀ i : Nat, 1 ≤ i → u (i + 1) ≤ u i) → "
        "(∀ i : Nat, 1 ≤ i → r i ≤ r (i + 1)) → ∀ (n n' : Nat), 1 ≤ n → n ≤ n' → "
        "u n < r n → u n' < r n'"
    ),
    # Premises that name a term are put in; bounds by a relative error have a name.
    "B1_time": (
        "(e B W W_hat : α), e < 1 → 0 ≤ B → 0 < W → Within e W W_hat → Within e (B / W_hat) (B / W)"
    ),
    # Bits: one minus the product of misses is whether the window is hit.
    "D7_increments_antitone": (
        "(h : Nat → Nat → Bool) (L N : Nat), 1 ≤ L → (∀ i : Nat, ∀ j : Nat, h i (j + L) = h i j) → "
        "∀ (n : Nat), ({2} - {1} : α) ≤ {1} - {0}"
    ),
}
BY_HAND["D7_increments_antitone"] = BY_HAND["D7_increments_antitone"].format(
    *(
        "sumTo (fun s : Nat => sumTo (fun i : Nat => indicator "
        f"(windowHit (h i) s {length})) N) L / natCast L"
        for length in ("n", "(n + 1)", "(n + 2)")
    )
)


@pytest.mark.parametrize("name", BY_HAND)
def test_statement_is_printed_as_written_by_hand(name: str) -> None:
    assert printed(name) == BY_HAND[name]


def test_absolute_value_is_two_bounds() -> None:
    conclusion = printed("B2_saving").rpartition(" → ")[2]
    low, high = conclusion.split(" ∧ ")
    bound = "e_s * (B_s / W_s_hat) + e_d * (B_d / W_d_hat)"
    assert low.startswith(f"-({bound}) ≤ ")
    assert high.endswith(f" ≤ {bound}")


def write(term: sympy.Expr) -> str:
    """A term of the field, with every letter bound."""
    side = typed(opened(V.eq(term, V.a)), {}, {}).args[0]
    return LeanWriter({"a", "e", "C", "U", "W", "W_s"}, {}).write(side)


def test_brackets_are_lean_s() -> None:
    with evaluate(False):
        assert write(V.e - (V.a - V.W_s)) == "e - (a - W_s)"
        assert write(V.e - V.a - V.W_s) == "(e - a) - W_s"
        assert write(V.e / (V.a * V.W_s)) == "e / (a * W_s)"
        assert write(V.e * (V.a * V.W_s)) == "e * (a * W_s)"
        assert write(-(V.e * V.a)) == "-(e * a)"
        assert write((V.e + V.a) ** (V.k + 1)) == "(e + a) ^ (k + 1)"
        assert write(V.C(V.k + 1)) == "C (k + 1)"


def test_natural_numbers_are_cast_and_large_ones_too() -> None:
    with evaluate(False):
        assert write(V.n * V.m * V.e) == "natCast n * natCast m * e"
        assert write((V.k + 1) * V.e) == "natCast (k + 1) * e"
        assert write(V.e + 2) == "e + natCast 2"
        assert write(V.e + 1) == "e + 1"


@pytest.mark.parametrize(
    "formula",
    [
        V.le(V.a, V.least(V.e, V.W)),
        V.le(V.a, V.absolute(V.e)),
        V.le(V.a, V.product(V.e, V.i, 0, V.k)),
        V.le(V.a, V.k_star(V.a)),
        V.le(V.k, V.crossover(V.r)),
        V.lt(V.h(V.i, V.j), V.h(V.j, V.i)),
        V.le(V.a, V.total(V.e, V.i, 1, V.k)),
    ],
)
def test_printer_refuses_what_lean_has_no_words_for(formula: sympy.Expr) -> None:
    writer = LeanWriter({"a", "e", "W", "h"}, {})
    with pytest.raises(TypeError):
        writer.write(typed(opened(formula), {}, {}))


def test_unbound_function_without_a_definition_is_refused() -> None:
    part = PARTS["SpecMoE.D4_bracket_lower"]
    laid = layout(replace(part, letters=tuple(x for x in part.letters if x != V.m)))
    assert "share U m n" in statement(layout(part))
    with pytest.raises(TypeError, match="m is neither bound nor defined"):
        statement(laid)


def test_opening_keeps_the_order_of_links() -> None:
    chain = V.chain(V.eq(V.a, V.e), V.eq(V.e, V.W))
    assert opened(chain) == Both(V.eq(V.a, V.e), V.eq(V.a, V.W))
    assert opened(V.chain_le(V.a, V.e, V.W)) == Both(V.le(V.a, V.e), V.le(V.e, V.W))


def test_every_part_is_printed_or_excused() -> None:
    printed = printed_claims().statements
    names = [one.theorem for one in printed]
    assert sorted([*names, *NOT_PRINTED]) == sorted(PARTS)
    assert set(BRIDGES) <= set(names)
    assert all(p.theorem.partition(".")[2].startswith(f"{p.id}_") for p in printed)


def test_every_letter_is_bound_once_and_used() -> None:
    for part in PARTS.values():
        names = [binder.name for binder in layout(part).binders]
        assert len(set(names)) == len(names)
        text = statement(layout(part))
        for name in names:
            assert text.count(name) > 1, (part.lean_name, name)


def test_printing_again_gives_the_same_bytes() -> None:
    text = printed_claims().text
    assert text == printed_claims().text
    assert max(map(len, text.splitlines())) <= 100
    assert text.count("\nexample : ") == len(PARTS) - len(NOT_PRINTED) + 9


def test_committed_file_is_what_is_printed() -> None:
    assert (lean_folder() / FILE).read_bytes() == printed_claims().text.encode()


def test_every_line_knows_its_claim() -> None:
    claims = printed_claims()
    lines = claims.text.split("\n")
    assert [claims.at(line) for line in (0, 1, len(lines), len(lines) + 1)] == [None] * 4
    for printed in claims.statements:
        first = claims.line_of(printed)
        name = printed.theorem.partition(".")[2]
        assert lines[first - 1].startswith(f"-- {printed.id}: `{name}`")
        assert lines[first - 2] == ""
        end = lines.index("", first)
        assert all(claims.at(line) == printed for line in range(first, end + 1))


def test_printed_once_for_each_state_of_the_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second time nothing is printed; another state of the code prints anew."""
    from specmoe.lean import printed as module

    live = printed_claims()
    one = PrintedClaims(live.statements[:1], ())
    assert kept_claims(Store(tmp_path)) == live
    monkeypatch.setattr(module, "printed_claims", lambda: one)
    assert kept_claims(Store(tmp_path)) == live
    assert kept_claims(Store(None)) == one
    monkeypatch.setattr(module, "digest_texts", lambda texts: "another")
    assert kept_claims(Store(tmp_path)) == one


# Reading Lean's answers ------------------------------------------------------------------------

RIGHT = Asked("right", "1 = 1", "rfl")
WRONG = Asked("wrong", "1 = 2", "rfl")
# The line of the first statement; each takes three.
FIRST = Questions([RIGHT]).text.split("\n").index("theorem right : 1 = 1 :=") + 1


def said(*messages: tuple[str, int, str], state: str = "refused") -> Outcome:
    made = tuple(
        Message(severity, text, "Questions.lean", line) for severity, line, text in messages
    )
    return Outcome(state, made, "gone" if state == "nothing" else "", 0.1)  # type: ignore[arg-type]


NONE = "'SpecMoE.right' does not depend on any axioms"


def test_an_error_at_the_proof_is_a_refusal() -> None:
    outcome = said(("information", FIRST + 2, NONE), ("error", FIRST + 4, "Type mismatch"))
    assert Questions([RIGHT, WRONG]).read(outcome) == {"right": "", "wrong": "Type mismatch"}


@pytest.mark.parametrize(
    ("outcome", "what"),
    [
        (said(state="nothing"), "gone"),
        # No error, but no axioms either: no evidence.
        (said(state="accepted"), "no axioms were printed"),
        (
            said(("information", FIRST + 2, NONE.replace("right", "left")), state="accepted"),
            "no ax",
        ),
        # The statement itself is malformed.
        (said(("error", FIRST, "unknown identifier")), "unknown identifier"),
        # An error elsewhere.
        (said(("error", 1, "unknown package")), "unknown package"),
        (
            said(("information", FIRST + 2, "'SpecMoE.right' depends on axioms: [sorryAx]")),
            "rests on sorryAx",
        ),
    ],
)
def test_anything_else_is_no_answer(outcome: Outcome, what: str) -> None:
    with pytest.raises(Unreadable, match=what):
        Questions([RIGHT]).read(outcome)


def test_without_lean_nothing_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ask, "find_embedded", lambda: Missing("it is not here", "install it"))
    with pytest.raises(NotChecked, match="cannot be asked") as caught:
        check_statements()
    assert (caught.value.found, caught.value.mend) == ("it is not here", "install it")


# With Lean -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def store() -> Store:
    return Store(cache_folder())


@pytest.fixture(scope="module")
def result(store: Store) -> StatementsResult:
    return check_statements(store=store)


@embedded
def test_lean_accepts_every_printed_statement(result: StatementsResult) -> None:
    refused = {v.printed.theorem: v.reason for v in result.verdicts if v.status != "accepted"}
    assert refused == {}
    assert set(result.definitions) == {"E", "C", "tau", "tau_hat", "u", "r", "k*", "k*max", "n*"}
    assert set(result.definitions.values()) == {"accepted"}
    assert (result.verdict, result.reason) == ("agree", "")
    assert list(result.by_theorem) == [name for name in PARTS if name not in NOT_PRINTED]
    # Four by hand, and up to three of each part's own: more than Lean reports by itself.
    assert result.controls >= max(100, 4 + 2 * len(PARTS))


@embedded
def test_lean_accepts_the_whole_file(store: Store) -> None:
    with workshop(store=store) as asker:
        # As for those who build it with lake: no option makes it lenient.
        text = printed_claims().text
        text = text.replace("universe u", "set_option linter.all true\nuniverse u")
        outcome = asker.ask(FILE, text)
        wrong = asker.ask(FILE, text.replace("@SpecMoE.E3_mono", "@SpecMoE.E3_bounds"))
    assert [message.text for message in outcome.complaints] == []
    assert outcome.state == "accepted"
    assert wrong.state == "refused"


@embedded
def test_more_than_a_hundred_refusals_are_all_reported(store: Store) -> None:
    asked = [Asked(f"wrong_{number}", *statements._WRONG[0]) for number in range(250)]
    questions = Questions([*asked, RIGHT])
    with workshop(store=store) as asker:
        said = questions.read(asker.ask("Many.lean", questions.text))
    assert sum(bool(reason) for reason in said.values()) == 250
    assert said["right"] == ""


def _one(part: Part) -> tuple[Printed, ...]:
    return (Printed(part.lean_name[8:10], part.lean_name, statement(layout(part))),)


@embedded
def test_a_changed_claim_is_named(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    part = PARTS["SpecMoE.S4_marginal"]
    with evaluate(False):
        changed = replace(part, conclusion=V.iff(part.conclusion.args[0], V.lt(V.C(V.k), V.a)))
    parts = _one(PARTS["SpecMoE.E1_closed_form"]) + _one(changed)
    monkeypatch.setattr(statements, "printed_claims", lambda: PrintedClaims(parts, ()))
    found = check_statements(store=store)
    assert found.verdict == "disagree"
    assert [(v.printed.id, v.status) for v in found.verdicts] == [
        ("E1", "accepted"),
        ("S4", "refused"),
    ]
    assert "mismatch" in found.verdicts[1].reason


@embedded
@pytest.mark.parametrize(
    ("attribute", "value", "reason"),
    [
        ("_WRONG", (statements._RIGHT,), "accepts what is wrong"),
        ("_RIGHT", statements._WRONG[0], "refuses what is right"),
        ("_RIGHT", ("∀ (x : Missing), x = x", "fun _ => rfl"), "of the questions"),
    ],
)
def test_a_control_that_comes_out_wrong_spoils_the_run(
    monkeypatch: pytest.MonkeyPatch, store: Store, attribute: str, value: object, reason: str
) -> None:
    monkeypatch.setattr(statements, attribute, value)
    monkeypatch.setattr(statements, "changed_statements", lambda kinds: iter(()))
    found = check_statements(store=store)
    assert found.verdict == "not checked"
    assert reason in found.reason
    assert {v.status for v in found.verdicts} == {"not checked"}
    assert set(found.definitions.values()) == {"not checked"}


# The command -----------------------------------------------------------------------------------


def prove(*words: object) -> Result:
    return CliRunner().invoke(main, ["prove", "--statements", *map(str, words)])


@embedded
def test_prove_says_of_each_claim_that_its_statement_is_accepted(tmp_path: Path) -> None:
    out = tmp_path / "claims.json"
    done = prove("--out", out)
    assert done.exit_code == 0, done.output
    result = load_claims(out)
    said = {theorem.theorem: theorem.printed for theorem in result.theorems}
    assert {name for name, status in said.items() if status == "accepted"} == set(PARTS)
    assert {said[name] for name in said if name not in PARTS} == {None}
    words = " ".join(done.output.split())
    for printed in printed_claims().statements:
        assert f"printed statement accepted: {printed.statement}" in words
    assert "Lean: ∀ {α : Type u_1}" in words
    assert f"{len(PARTS)} of {len(PARTS)} accepted as their theorems' by Lean" in words


@embedded
def test_prove_names_the_claim_that_lean_refuses(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The registry and the generated file agree with each other, but not with the theorem."""
    claims = printed_claims()
    wrong = {"SpecMoE.S1_faster_iff": ("0 < C k →", "0 ≤ C k →"), "SpecMoE.E3_mono": ("≤", "<")}
    parts = tuple(
        replace(p, statement=p.statement.replace(*wrong[p.theorem])) if p.theorem in wrong else p
        for p in claims.statements
    )
    changed = replace(claims, statements=parts)
    monkeypatch.setattr("specmoe.lean.printed.printed_claims", lambda: changed)
    root = tmp_path / "lean"
    shutil.copytree(lean_folder(), root)
    (root / FILE).write_text(changed.text, encoding="utf-8")
    out = tmp_path / "claims.json"
    done = prove("--root", root, "--out", out)
    assert done.exit_code == 1
    result = load_claims(out)
    lines = [(p.stage, p.file, p.claims, p.theorem) for p in result.problems]
    assert lines == [
        ("statements", FILE, ("E3",), "SpecMoE.E3_mono"),
        ("statements", FILE, ("S1",), "SpecMoE.S1_faster_iff"),
    ]
    assert {t.theorem for t in result.theorems if t.printed == "refused"} == set(wrong)
    assert {t.id for t in result.theorems if t.status == "failed"} == {"E3", "S1"}
    assert "printed statement refused" in done.output


@embedded
def test_prove_without_an_answer_is_not_checked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(statements, "_RIGHT", statements._WRONG[0])
    out = tmp_path / "claims.json"
    done = prove("--out", out)
    assert done.exit_code == 3
    result = load_claims(out)
    assert {theorem.printed for theorem in result.theorems} == {None, "not checked"}
    assert "the printed statements: Lean refuses what is right" in done.output


@embedded
def test_module_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert statements.main([]) == 0
    assert f"agree: {len(PARTS)} of {len(PARTS)} printed statements" in capsys.readouterr().out
    assert statements.main(["--root", str(tmp_path)]) == 2
    wrong = replace(printed_claims().statements[0], statement="1 = 1")
    monkeypatch.setattr(statements, "printed_claims", lambda: PrintedClaims((wrong,), ()))
    assert statements.main(["--mutants"]) == 1
    assert "E1: SpecMoE.E1_closed_form: refused" in capsys.readouterr().out
    monkeypatch.setattr(ask, "find_embedded", lambda: Missing("it is not here", "install it"))
    assert statements.main([]) == 3
    assert "it is not here" in capsys.readouterr().err


@embedded
def test_a_theory_that_does_not_compile_is_an_error(tmp_path: Path, store: Store) -> None:
    root = tmp_path / "lean"
    shutil.copytree(lean_folder(), root)
    file = root / "SpecMoE" / "Expected.lean"
    file.write_text(file.read_text(encoding="utf-8").replace("≤", "<"), encoding="utf-8")
    with pytest.raises(InputError, match="do not compile") as caught:
        check_statements(root, store)
    assert caught.value.file == "SpecMoE/Expected.lean"


def test_mutants_differ_from_the_original_and_from_each_other() -> None:
    for part in PARTS.values():
        texts = [mutant.text for mutant in mutants(layout(part)) if mutant.text is not None]
        assert len(set(texts)) == len(texts)
        assert statement(layout(part)) not in texts


def kinds() -> Iterator[str]:
    for part in PARTS.values():
        yield from (mutant.change for mutant in mutants(layout(part)))


def test_every_kind_of_change_is_made() -> None:
    assert set(kinds()) == {
        "hypothesis dropped",
        "relation turned",
        "relation softened",
        "index shifted",
        "symbols swapped",
        "sign changed",
        "constant changed",
    }
