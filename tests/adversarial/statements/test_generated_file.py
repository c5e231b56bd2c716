"""``Derived.lean`` edited by hand: Lean never sees it, and the first claim that differs is named.

The registry and the theory are the real ones; each trick is played on a copy of ``lean/``.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from specmoe.claims import summaries
from specmoe.errors import InputError
from specmoe.lean import check as check_module
from specmoe.lean.build import Store
from specmoe.lean.check import check
from specmoe.lean.printed import FILE, PrintedClaims, printed_claims
from specmoe.lean.result import Problem, ProveResult
from specmoe.lean.scan import scan
from specmoe.lean.source import Project, lean_folder, module_of
from specmoe.lean.toolchain import Embedded, find_embedded

LEAN = find_embedded()
EXPECTED = {summary.id: summary.lean_names for summary in summaries()}
CLAIMS = printed_claims()
TEXT = CLAIMS.text
S1 = "  @SpecMoE.S1_faster_iff\n"

Edit = Callable[[str], str]


def put(find: str, new: str) -> Edit:
    def edit(text: str) -> str:
        assert text.count(find) == 1, (find, text.count(find))
        return text.replace(find, new)

    return edit


def without(start: str) -> Edit:
    """A block, from its comment to the empty line behind it, is gone."""

    def edit(text: str) -> str:
        head, found, rest = text.partition(start)
        assert found
        return head + rest.partition("\n\n")[2]

    return edit


# What was done, the claim that is named (none for the head and the end), words of the message.
TRICKS: dict[str, tuple[Edit, str, str]] = {
    "one sign": (
        put("expectedTokens a k = 1 - a\n", "expectedTokens a k = 1 + a\n"),
        "E1",
        "1 + a`",
    ),
    "a relation softened": (
        put("(throughput C a 0 < throughput C a k ↔", "(throughput C a 0 ≤ throughput C a k ↔"),
        "S1",
        "C a 0 ≤",
    ),
    "a statement gone": (without("-- S1: `S1_faster_iff`"), "S1", "S1_faster_iff"),
    "the last statement gone": (without("-- B8: `B8_corner`"), "B8", "B8_corner"),
    "a definition gone": (without("-- `E` is"), "", "`E` is what the model says"),
    "a theorem more": (
        put(S1, f"{S1}\ntheorem extra : 1 = 1 := rfl\n"),
        "S2",
        "theorem extra",
    ),
    "a theorem more at the end": (
        put("\nend SpecMoE\n", "\ntheorem extra : 1 = 1 := rfl\n\nend SpecMoE\n"),
        "",
        "theorem extra",
    ),
    "another theorem's proof": (put(S1, S1.replace("S1", "S2")), "S1", "S2_faster_iff"),
    "no proof": (put(S1, "  sorry\n"), "S1", "sorry"),
    "another import": (
        put("import SpecMoE\n", "import SpecMoE\nimport Lean\n"),
        "",
        "import Lean",
    ),
    "another option": (
        put("set_option autoImplicit false\n", "set_option autoImplicit true\n"),
        "",
        "autoImplicit true",
    ),
    "a notation": (put("universe u\n", 'universe u\nlocal infix:50 " ≤ " => Eq\n'), "", "infix"),
    "an option for one": (
        put(
            "-- S1: `S1_faster_iff`",
            "set_option debug.skipKernelTC true in\n-- S1: `S1_faster_iff`",
        ),
        "S1",
        "skipKernelTC",
    ),
    "line ends of another system": (lambda text: text.replace("\n", "\r\n"), "", "\\r"),
    "a byte order mark": (lambda text: f"\ufeff{text}", "", "\ufeff"),
    "a letter that looks alike": (put("`S1_faster_iff`", "`Ѕ1_faster_iff`"), "S1", "Ѕ1"),
    "one space at the end of a line": (put(S1, f"{S1[:-1]} \n"), "S1", "S1_faster_iff "),
    "one empty line at the end": (lambda text: f"{text}\n", "", "no more lines"),
    "cut off": (lambda text: text[: text.index("\n-- B1: `B1_pass`")], "B1", "no more lines"),
    "empty": (lambda text: "", "", "import SpecMoE"),
}


def problems(text: str | None, claims: PrintedClaims = CLAIMS) -> list[Problem]:
    """What the scan finds in the project with this text for the generated file."""
    whole = Project.load(lean_folder())
    modules = {name: module for name, module in whole.modules.items() if name != "Derived"}
    if text is not None:
        modules["Derived"] = module_of("Derived", FILE, text)
    return scan(Project(whole.root, modules), frozenset(), claims)


@pytest.mark.parametrize("trick", TRICKS)
def test_trick_is_named(trick: str) -> None:
    edit, claim, words = TRICKS[trick]
    found = CLAIMS.difference(edit(TEXT))
    assert found is not None
    assert (found.stage, found.file) == ("derived", FILE)
    assert found.claims == ((claim,) if claim else ())
    assert words in found.message
    assert found.theorem.startswith(f"SpecMoE.{claim}_" if claim else "")
    line = found.line
    assert edit(TEXT).split("\n")[: line - 1] == TEXT.split("\n")[: line - 1]


@pytest.mark.parametrize("trick", ["one sign", "a statement gone", "a theorem more", "empty"])
def test_the_scan_refuses_it(trick: str) -> None:
    edited = TRICKS[trick][0](TEXT)
    assert CLAIMS.difference(edited) in problems(edited)


def test_untouched_file_is_admitted() -> None:
    assert problems(TEXT) == []


def test_missing_file() -> None:
    (found,) = problems(None)
    assert (found.stage, found.file) == ("derived", FILE)
    assert "specmoe.lean.freeze" in found.message


def test_what_the_registry_prints_is_scanned_too() -> None:
    """A registry that prints more than statements is not believed for it."""
    claims, parts = CLAIMS, CLAIMS.statements
    for statement in ("1 = 1 := sorry --", "1 = 1 := rfl\ntheorem x : 1 = 1"):
        bad = replace(claims, statements=(replace(parts[0], statement=statement), *parts[1:]))
        assert {problem.stage for problem in problems(bad.text, bad)} == {"scan"}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return Path(shutil.copytree(lean_folder(), tmp_path / "lean"))


def checked(root: Path, **more: bool) -> ProveResult:
    assert isinstance(LEAN, Embedded)
    return check(root, [LEAN], expected=EXPECTED, store=Store(None), claims=CLAIMS, **more)


@pytest.mark.skipif(not isinstance(LEAN, Embedded), reason="needs the Lean wheel")
@pytest.mark.parametrize("statements", [False, True])
def test_lean_never_sees_an_edited_file(
    root: Path, statements: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*arguments: object, **more: object) -> None:
        raise AssertionError("Lean was run")

    monkeypatch.setattr(check_module, "verify", never)
    (root / FILE).write_text(TRICKS["one sign"][0](TEXT), encoding="utf-8")
    result = checked(root, statements=statements)
    assert (result.verdict, result.exit_code) == ("failed", 1)
    assert {t.id for t in result.theorems if t.status == "failed"} == {"E1"}
    assert {theorem.printed for theorem in result.theorems} == (
        {None, "not checked"} if statements else {None}
    )


def test_linked_file_is_refused(root: Path, tmp_path: Path) -> None:
    shutil.move(root / FILE, tmp_path / "elsewhere.lean")
    (root / FILE).symlink_to(tmp_path / "elsewhere.lean")
    with pytest.raises(InputError, match="not an ordinary file"):
        Project.load(root)


def test_generated_file_elsewhere_is_an_ordinary_file(root: Path) -> None:
    """Only the file at its own place is admitted."""
    shutil.copy(root / FILE, root / "SpecMoE" / FILE)
    found = scan(Project.load(root), frozenset(), CLAIMS)
    assert {problem.file for problem in found} == {f"SpecMoE/{FILE}"}
    assert {"scan", "imports"} <= {problem.stage for problem in found}
