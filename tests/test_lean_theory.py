"""The real theory: proved; and no proof or statement can go missing unseen.

Lean checks the theory once for this file; edits then cost the edited file and what imports it.
"""

from __future__ import annotations

import json
import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from specmoe.claims import summaries
from specmoe.lean import load_claims, prove, render_table
from specmoe.lean.audit import Controls, mutants
from specmoe.lean.build import Store, cache_folder
from specmoe.lean.check import check, listed
from specmoe.lean.core import Core
from specmoe.lean.freeze import claims_list
from specmoe.lean.printed import PrintedClaims, printed_claims
from specmoe.lean.result import ALLOWED_AXIOMS, MODEL
from specmoe.lean.reviewed import Reviews, compare
from specmoe.lean.run import Limits, Outcome, run_lean
from specmoe.lean.scan import scan
from specmoe.lean.source import Declaration, Module, Project, lean_folder, module_of
from specmoe.lean.toolchain import Embedded, find_embedded

LEAN = find_embedded()
embedded = pytest.mark.skipif(not isinstance(LEAN, Embedded), reason="needs the Lean wheel")
EXPECTED = {summary.id: summary.lean_names for summary in summaries()}


@pytest.fixture(scope="module")
def project() -> Project:
    return Project.load(lean_folder())


@pytest.fixture(scope="module")
def claims() -> PrintedClaims:
    return printed_claims()


@pytest.fixture(scope="module")
def reviews() -> Reviews:
    return Reviews.load(lean_folder())


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A cache of this file's own, so that the first run is a cold one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield cache_folder()


# --- without Lean -------------------------------------------------------------------------------


def test_sources_pass_the_scan(project: Project, claims: PrintedClaims) -> None:
    core = Core.load(lean_folder() / "core")
    assert [str(problem) for problem in scan(project, core.names, claims)] == []


def test_every_claim_has_its_theorems_and_stands_in_the_list(project: Project) -> None:
    assert [str(problem) for problem in listed(project, EXPECTED)] == []


def test_statements_are_the_reviewed_ones(project: Project, reviews: Reviews) -> None:
    core = Core.load(lean_folder() / "core")
    assert [str(problem) for problem in compare(project, reviews, core)] == []


def test_list_is_what_freeze_writes(project: Project) -> None:
    assert (lean_folder() / "Claims.lean").read_text(encoding="utf-8") == claims_list(project)


def with_module(project: Project, module: Module, text: str) -> Project:
    changed = module_of(module.name, module.file, text)
    return Project(project.root, {**project.modules, module.name: changed})


def place(declaration: Declaration, project: Project) -> tuple[str, int]:
    return project.modules[declaration.module].file, declaration.line


def spans(declaration: Declaration, text: str) -> tuple[int, int, int]:
    """Where the statement starts, and where the proof starts and ends."""
    lines = text.split("\n")
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    first, proof = declaration.signature[0], declaration.body[0]
    end = starts[declaration.end]
    at = starts[first.line - 1] + first.column
    return at, starts[proof.line - 1] + proof.column, end


def test_deleting_any_proof_names_the_claim_and_the_place(
    project: Project, claims: PrintedClaims
) -> None:
    for declaration in project.claims.values():
        module = project.modules[declaration.module]
        _, proof, end = spans(declaration, module.text)
        changed = with_module(project, module, module.text[:proof] + "\n" + module.text[end:])
        problems = scan(changed, claims=claims)
        assert [(p.file, p.line, p.claims) for p in problems] == [
            (*place(declaration, project), (declaration.claim,))
        ]


def test_deleting_the_proofs_of_any_file_names_the_claims_and_each_place(
    project: Project, claims: PrintedClaims
) -> None:
    """Every theorem of the theory, lemmas too: a lemma's deletion costs the claims above it."""
    count = 0
    for module in project.order:
        theorems = [d for d in module.declarations if d.keyword == "theorem"]
        text = module.text
        for declaration in reversed(theorems):
            _, proof, end = spans(declaration, text)
            text = f"{text[:proof]}\n{text[end:]}"
        changed = with_module(project, module, text)
        lines = {d.name: d.line for d in changed.modules[module.name].declarations}
        above = [m for m in project.order if module.name in project.reach[m.name]]
        lost = {d.claim for m in above for d in m.declarations} - {None}
        found = {p.theorem: p for p in scan(changed, claims=claims)}
        assert found.keys() == {d.name for d in theorems}
        for declaration in theorems:
            problem = found[declaration.name]
            assert (problem.file, problem.line) == (module.file, lines[declaration.name])
            assert set(problem.claims) == ({declaration.claim} if declaration.claim else lost)
            assert "without a proof" in problem.message
        count += len(theorems)
    assert count > 500


def test_changing_any_statement_names_the_claim_and_the_place(
    project: Project, reviews: Reviews
) -> None:
    count = 0
    for declaration in project.claims.values():
        module = project.modules[declaration.module]
        start, proof, _ = spans(declaration, module.text)
        signature = module.text[start:proof]
        for _, changed in mutants(signature.replace("\n", " ")):
            edited = module.text[:start] + changed + module.text[proof:]
            problems = compare(with_module(project, module, edited), reviews, None)
            named = {(p.stage, p.file, p.line, p.claims) for p in problems}
            wanted = ("statements", *place(declaration, project), (declaration.claim,))
            assert wanted in named, (declaration.name, changed)
            count += 1
    assert count > 2 * len(project.claims)


def test_changing_any_definition_names_claims_and_the_place(
    project: Project, reviews: Reviews
) -> None:
    model = project.modules["SpecMoE.Model"]
    used = {name for entry in reviews.theorems.values() for name in entry.definitions}
    for declaration in model.declarations:
        assert declaration.name in used, f"no claim rests on {declaration.name}"
        _, value, _ = spans(declaration, model.text)
        edited = f"{model.text[:value]} {declaration.body[0].text} (1) {model.text[value:]}"
        problems = compare(with_module(project, model, edited), reviews, None)
        named = [p for p in problems if p.theorem == declaration.name]
        assert len(named) == 1
        assert (named[0].file, named[0].line) == place(declaration, project)
        assert named[0].claims


def test_docstring_or_layout_changes_nothing(project: Project, reviews: Reviews) -> None:
    module = project.modules["SpecMoE.Model"]
    edited = re.sub(r"/-- ", "/-- Indeed: ", module.text).replace(" := ", " :=\n  ")
    assert edited != module.text
    assert compare(with_module(project, module, edited), reviews, None) == []


# --- with Lean ----------------------------------------------------------------------------------


@embedded
def test_theory_is_proved_and_then_nothing_is_compiled(cache: Path, tmp_path: Path) -> None:
    started = time.process_time()
    result = prove("embedded")
    assert (result.verdict, result.exit_code) == ("proved", 0), result.problems
    claims = result.claims()
    assert set(claims) == {*EXPECTED, "model"}
    for id_, names in EXPECTED.items():
        assert set(names) <= set(claims[id_].theorems)
        assert claims[id_].status == "kernel-checked (embedded Lean 4.35.0, project core)"
        assert claims[id_].via == "embedded"
    for theorem in result.theorems:
        assert theorem.axioms is not None
        assert set(theorem.axioms) <= set(ALLOWED_AXIOMS)
        assert "sorry" not in theorem.statement
        assert (lean_folder() / theorem.file).is_file()
    rows = render_table(result).splitlines()[: len(result.theorems) + 1]
    assert max(map(len, rows)) <= 100
    assert all(" embedded 4.35.0 " in row for row in rows[1:])
    again = prove("embedded")
    assert again.to_bytes() == result.to_bytes()
    assert again.seconds["core"] + again.seconds["theory"] < result.seconds["theory"] / 4
    (tmp_path / "claims.json").write_bytes(result.to_bytes())
    assert load_claims(tmp_path / "claims.json") == result
    assert time.process_time() - started < 60


@embedded
def test_what_is_asked_again_though_nothing_changed(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Statements, axioms and the plain controls; the rest only where the kept bytes are not right.

    A kept answer that was changed, or that was kept for other questions, is asked for again.
    """
    from specmoe.lean import ask, build

    first = prove("embedded")
    asked: list[str] = []

    def noting(lean: Embedded, arguments: list[str], **rest: object) -> Outcome:
        asked.append(arguments[-1])
        return run_lean(lean, arguments, **rest)  # type: ignore[arg-type]

    for module in (ask, build):
        monkeypatch.setattr(module, "run_lean", noting)
    assert prove("embedded") == first
    assert asked == ["Axioms.lean", "Controls.lean"]
    notes = {json.loads(path.read_bytes())["module"]: path for path in cache.glob("*.json")}
    words, changed = notes["Words.lean"], notes["Changed.lean"]
    kept = words.with_suffix(".olean").read_bytes()
    words.with_suffix(".olean").write_bytes(kept.replace(b"SpecMoE", b"SpecMoF", 1))
    for suffix in (".olean", ".json"):
        shutil.copy(notes["Init"].with_suffix(suffix), changed.with_suffix(suffix))
    asked.clear()
    assert prove("embedded") == first
    assert asked == ["Axioms.lean", "Words.lean", "Controls.lean", "Changed.lean"]
    assert words.with_suffix(".olean").read_bytes() == kept


@embedded
def test_fresh_compiles_everything_again(cache: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in cache.glob("*.olean")}
    store = Store(cache, fresh=True)
    key = next(path.stem for path in before)
    assert Store(cache).get(key) is not None
    assert store.get(key) is None
    store.put(key, b"new", "x")
    assert store.get(key) == b"new"
    for path in cache.glob(f"{key}.*"):
        path.unlink()


@embedded
def test_breaking_the_proofs_of_every_claim(
    cache: Path, tmp_path: Path, project: Project, claims: PrintedClaims
) -> None:
    """In one file after the other, each claim's proof is replaced by nonsense.

    Each must be found, with its id and its line, though the others in the file are broken, too.
    """
    assert isinstance(LEAN, Embedded)
    for module in project.order:
        broken = [d for d in module.declarations if d.claim]
        if not broken:
            continue
        root = tmp_path / module.name
        shutil.copytree(lean_folder(), root)
        text = module.text
        for declaration in reversed(broken):
            _, proof, end = spans(declaration, text)
            text = f"{text[:proof]}\n  := not_a_proof\n{text[end:]}"
        (root / module.file).write_text(text, encoding="utf-8")
        result = check(root, [LEAN], expected=EXPECTED, store=Store(cache), claims=claims)
        assert (result.verdict, result.exit_code) == ("failed", 1)
        found = [(p.file, p.claims, p.theorem) for p in result.problems if p.stage == "build"]
        shown = [str(problem) for problem in result.problems]
        assert found == [(module.file, (d.claim,), d.name) for d in broken], shown
        lines = text.split("\n")
        built = [p for p in result.problems if p.stage == "build"]
        assert all("not_a_proof" in lines[p.line - 1] for p in built)
        bad = {t.theorem for t in result.theorems if t.status == "failed"}
        assert bad >= {d.name for d in broken}


@embedded
def test_lean_refuses_every_changed_statement(
    cache: Path, tmp_path: Path, reviews: Reviews, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All changes of all statements, not only the few of an ordinary run."""
    from specmoe.lean import verify as module

    asked: list[int] = []

    def thorough(reviewed: dict[str, str]) -> Controls:
        controls = Controls(reviewed, thorough=True)
        asked.append(controls.count)
        return controls

    monkeypatch.setattr(module, "Controls", thorough)
    # More than a hundred refusals: beyond that, Lean says nothing unless told to.
    assert prove("embedded").verdict == "proved"
    assert asked[0] > max(100, 2 * len(reviews.theorems))


@embedded
def test_lean_that_accepts_everything_is_not_believed(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Lean that finds no fault in the controls proves nothing."""
    from specmoe.lean import ask as module

    def lenient(lean: Embedded, arguments: list[str], **rest: object) -> Outcome:
        outcome = run_lean(lean, arguments, **rest)  # type: ignore[arg-type]
        kept = tuple(m for m in outcome.messages if m.severity == "information")
        return Outcome("accepted", kept, "", outcome.seconds)

    monkeypatch.setattr(module, "run_lean", lenient)
    result = prove("embedded")
    assert (result.verdict, result.exit_code) == ("not checked", 3)
    assert {problem.stage for problem in result.problems} == {"controls"}


@embedded
def test_other_binary_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    from specmoe.lean import toolchain

    monkeypatch.setattr(toolchain, "_LIBRARY_SHA256", "0" * 64)
    result = prove("embedded")
    assert (result.verdict, result.exit_code) == ("not checked", 3)
    assert "not the one of Lean" in result.problems[0].message
    assert {theorem.status for theorem in result.theorems} == {"not checked"}


@embedded
def test_no_time_is_not_checked(tmp_path: Path) -> None:
    assert isinstance(LEAN, Embedded)
    store = Store(tmp_path)
    result = check(
        lean_folder(),
        [LEAN],
        expected=EXPECTED,
        store=store,
        limits=Limits(seconds=0),
        claims=printed_claims(),
    )
    assert result.verdict == "not checked"
    assert not list(tmp_path.glob("*.olean"))


# --- the README ---------------------------------------------------------------------------------


def readme() -> str:
    return (lean_folder() / "README.md").read_text(encoding="utf-8")


def test_readme_lists_every_theorem_and_no_other(project: Project) -> None:
    rows = re.findall(r"^\| [^|]+ \| (\w+) \| ([^|]+) \| ([^|]+) \|$", readme(), re.MULTILINE)
    listed_names: dict[str, tuple[str, str]] = {}
    for id_, names, files in rows:
        for name in re.findall(r"`(\w+)`", names):
            assert name not in listed_names
            listed_names[name] = (id_, files)
    assert set(listed_names) == {name.removeprefix("SpecMoE.") for name in project.claims}
    for name, (id_, files) in listed_names.items():
        declaration = project.claims[f"SpecMoE.{name}"]
        assert declaration.claim == id_
        assert declaration.module.removeprefix("SpecMoE.") in files.split(", ")


def test_readme_shows_rows_of_the_table_as_they_are(reviews: Reviews) -> None:
    rows = re.findall(
        r"^    (\w\d)    (\w+) +([0-9a-f]{12}) embedded 4\.35\.0 \w+$", readme(), re.M
    )
    assert len(rows) >= 2
    for id_, name, digest in rows:
        entry = reviews.theorems[f"SpecMoE.{name}"]
        assert (entry.id, entry.sha256[:12]) == (id_, digest)


def test_claims_speak_only_of_what_the_model_defines(project: Project, reviews: Reviews) -> None:
    """As the README says: one file to read, and beneath it sums, powers and natural numbers."""
    used = {name for e in reviews.theorems.values() if e.id != MODEL for name in e.definitions}
    declared = [project.declarations[name] for name in used]
    values = {d for d in declared if d.keyword not in ("class", "instance")}
    elsewhere = {d.name for d in values if d.module != "SpecMoE.Model"}
    assert elsewhere == {"SpecMoE.sumTo", "SpecMoE.power", "SpecMoE.natCast"}


@embedded
def test_readme_example_is_accepted(cache: Path, tmp_path: Path, claims: PrintedClaims) -> None:
    """The lemma is put where the README says, and the whole check still passes."""
    assert isinstance(LEAN, Embedded)
    found = re.search(r"<!-- example: (\S+) -->\n```lean\n(.*?)```", readme(), re.DOTALL)
    assert found is not None
    root = tmp_path / "lean"
    shutil.copytree(lean_folder(), root)
    file = root / found[1]
    head, end, tail = file.read_text(encoding="utf-8").rpartition("end SpecMoE\n")
    file.write_text(f"{head}{found[2]}\n{end}{tail}", encoding="utf-8")
    result = check(root, [LEAN], expected=EXPECTED, store=Store(cache), claims=claims)
    assert result.verdict == "proved", result.problems
