"""Runs a certificate's Lean file on the theory, and reads what Lean says of each theorem."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from specmoe.errors import InputError, NotChecked
from specmoe.report.lean.file import NAMESPACE
from specmoe.report.lean.parts import number_of, parts
from specmoe.report.lean.scan import Declared, declared, flaws

if TYPE_CHECKING:
    from specmoe.lean.build import Store
    from specmoe.lean.run import Lean, Limits, Outcome

__all__ = ["LeanCertificateResult", "TheoremVerdict", "run"]

Verdict: TypeAlias = Literal["proved", "refuted", "not checked"]
_SECONDS = 300
# Without it Lean starts a thread for each theorem, and each reserves memory.
_ONE_BY_ONE = ("-D", "weak.Elab.async=false")
# What Lean says when it has computed that a comparison is false. Any other refusal, say for want of
# time, refutes nothing.
_FALSE = "proved that the proposition"
_RESTS = "it rests on a theorem that is refused"
_BINDERS = "{α : Type} [OrderedField α]"
_D = "(by decide)"
_RIGHT = {
    "control_less": f"(ratio 1 2 : α) < ratio 2 3 := Stands.lt (stands_ratio 1 {_D}) "
    f"(stands_ratio 2 {_D}) {_D}",
    "control_best": "IsLeastBest (entry ((1, 1) :: (3, 2) :: List.nil) : Nat → α) (ratio 3 4) 1 1 "
    f":= leastBest_of_walk (A := 7) (B := 6) {_D} {_D} {_D} {_D} {_D} {_D}",
}
_WRONG = {
    "control_turned": f"(ratio 2 3 : α) < ratio 1 2 := Stands.lt (stands_ratio 2 {_D}) "
    f"(stands_ratio 1 {_D}) {_D}",
    "control_number": f"(ratio 1 2 : α) < ratio 1 3 := Stands.lt (stands_ratio 1 {_D}) "
    f"(stands_ratio 1 {_D}) {_D}",
    "control_equal": f"(ratio 1 2 : α) = ratio 3 5 := Stands.eq (stands_ratio 1 {_D}) "
    f"(stands_ratio 3 {_D}) {_D}",
    "control_other": f"(ratio 1 2 : α) < ratio 4 5 := Stands.lt (stands_ratio 1 {_D}) "
    f"(stands_ratio 2 {_D} : Stands (ratio 2 3) _) {_D}",
    "control_worse": "IsLeastBest (entry ((1, 1) :: (3, 2) :: List.nil) : Nat → α) (ratio 3 4) 1 0 "
    f":= leastBest_of_walk (A := 1) (B := 1) {_D} {_D} {_D} {_D} {_D} {_D}",
    "control_unproved": "(ratio 1 2 : α) < ratio 2 3 := sorry",
}


@dataclass(frozen=True, slots=True)
class TheoremVerdict:
    """What Lean says of one theorem of the file.

    Attributes:
        name: Its name, inside the file's namespace.
        claim: The claim that it applies; empty for one that only supports others.
        accepted: Whether Lean accepts it and it rests on allowed axioms only.
        axioms: What it rests on; ``None`` if Lean did not say.
        reason: Why it is not accepted; empty if it is.
    """

    name: str
    claim: str
    accepted: bool
    axioms: tuple[str, ...] | None
    reason: str


@dataclass(frozen=True, slots=True)
class LeanCertificateResult:
    """What came of a certificate's Lean file.

    Attributes:
        verdict: ``proved``: every theorem is accepted, and the controls were told apart.
            ``refuted``: the controls were told apart, and Lean finds a theorem's numbers wrong.
            ``not checked``: anything else.
        theorems: All theorems of the file, in its order.
        refused: Names of those that Lean refuses.
        via: How the file was run, in the words of a checked theorem.
        theory_sha256: Digest of the theory's sources.
        controls: How many known right and wrong statements were told apart.
        reason: Why the verdict is not ``proved``; empty if it is.
        seconds: By the clock.
    """

    verdict: Verdict
    theorems: tuple[TheoremVerdict, ...] = ()
    via: str = ""
    theory_sha256: str = ""
    controls: int = 0
    reason: str = ""
    seconds: float = 0.0

    @property
    def refused(self) -> tuple[str, ...]:
        """Names of the theorems that Lean refuses."""
        return tuple(theorem.name for theorem in self.theorems if not theorem.accepted)

    def to_json(self) -> dict[str, Any]:
        """As plain values, without the time."""
        found = {**asdict(self), "refused": list(self.refused)}
        del found["seconds"]
        return found


class _Unreadable(Exception):
    """Lean's answers say nothing of the file."""


def run(
    text: str, root: Path, store: Store, limits: Limits | None, lean: Lean
) -> LeanCertificateResult:
    """Scan a certificate's Lean file, run it on the theory, and read Lean's answers.

    Args:
        text: The file.
        root: The Lean folder.
        store: Where the compiled theory is kept.
        limits: For each run of Lean.
        lean: The tool chain.
    """
    from specmoe.lean.core import Core
    from specmoe.lean.run import Limits
    from specmoe.lean.source import Project

    started = time.monotonic()
    limits = limits or Limits(_SECONDS)
    project, core = Project.load(root), Core.load(root / "core")
    taken = {name.rsplit(".", 1)[-1] for name in project.declarations} | core.names
    theorems = [item for item in declared(text) if item.keyword == "theorem"]

    def unchecked(reason: str) -> LeanCertificateResult:
        verdicts = tuple(
            TheoremVerdict(item.name, item.claim, False, None, "not checked") for item in theorems
        )
        spent = time.monotonic() - started
        return LeanCertificateResult("not checked", verdicts, reason=reason, seconds=spent)

    found = next(flaws(text, taken), None)
    if found is not None:
        return unchecked(f"the file holds what it must not: {found}")
    if not theorems:
        return unchecked("the file has no theorem")
    unreviewed = _theory_flaw(project, core, lean)
    if unreviewed is not None:
        return unchecked(f"the theory is not the reviewed one: {unreviewed}")
    pages = [_Page(*part) for part in parts(text, number_of(len(theorems)))]
    try:
        with (
            _workplace(root, store, limits, lean) as folder,
            ThreadPoolExecutor(len(pages)) as pool,
        ):
            asked = [
                pool.submit(page.ask, folder / f"Certificate{number}.lean", limits, lean)
                for number, page in enumerate(pages, 1)
            ]
            answers = [page.read(run.result()) for page, run in zip(pages, asked, strict=True)]
    except (_Unreadable, NotChecked, InputError) as error:
        return unchecked(str(error))
    verdicts = _joined(theorems, answers)
    verdict, reason = _verdict(verdicts)
    return LeanCertificateResult(
        verdict,
        verdicts,
        lean.status,
        project.sha256,
        len(_RIGHT | _WRONG),
        reason,
        time.monotonic() - started,
    )


def _joined(
    theorems: list[Declared], answers: list[tuple[TheoremVerdict, ...]]
) -> tuple[TheoremVerdict, ...]:
    """Of each theorem the worst that any part's Lean said of it."""
    found: dict[str, TheoremVerdict] = {}
    for verdict in (verdict for answer in answers for verdict in answer):
        if found.setdefault(verdict.name, verdict).accepted:
            found[verdict.name] = verdict
    return tuple(found[item.name] for item in theorems)


def _verdict(verdicts: tuple[TheoremVerdict, ...]) -> tuple[Verdict, str]:
    bad = [theorem for theorem in verdicts if not theorem.accepted]
    if not bad:
        return "proved", ""
    sure = [theorem for theorem in bad if _FALSE in theorem.reason]
    first = (sure or bad)[0]
    reason = f"Lean refuses {first.name}: {first.reason}"
    return ("refuted" if sure else "not checked"), reason


def _theory_flaw(project: Any, core: Any, lean: Lean) -> str | None:
    """Why the theory cannot stand under a certificate, if so."""
    from specmoe.lean.reviewed import Reviews, compare
    from specmoe.lean.scan import scan
    from specmoe.lean.toolchain import Embedded

    own_core = core if isinstance(lean, Embedded) else None
    found = [*scan(project, core.names), *compare(project, Reviews.load(project.root), own_core)]
    # Nothing imports the printed statements, so a certificate does not rest on them.
    wrong = [problem for problem in found if problem.stage != "derived"]
    return str(wrong[0]) if wrong else None


class _Page:
    """A part of the file with the questions and the controls behind it."""

    def __init__(self, text: str, theorems: list[Declared]) -> None:
        self._theorems = theorems
        lines = [*text.rstrip("\n").split("\n"), f"namespace {NAMESPACE}"]
        self._end = len(lines)
        self._place: dict[str, int] = {}
        self._axioms: dict[str, int] = {}
        for name, words in (_RIGHT | _WRONG).items():
            statement, _, proof = words.partition(" := ")
            lines.append(f"theorem {name} {_BINDERS} : {statement} := {proof}")
            self._place[name] = len(lines)
        for name in (*(item.name for item in theorems), *_RIGHT):
            lines.append(f"#print axioms {name}")
            self._axioms[name] = len(lines)
        lines.append(f"end {NAMESPACE}")
        self.text = "\n".join(lines) + "\n"

    def ask(self, file: Path, limits: Limits, lean: Lean) -> Outcome:
        """Have Lean read it."""
        from specmoe.lean.build import question_options
        from specmoe.lean.run import run_lean

        file.write_text(self.text, encoding="utf-8")
        return run_lean(
            lean,
            [*question_options(lean), *_ONE_BY_ONE, file.name],
            folder=file.parent,
            search=file.parent / "lib",
            limits=limits,
        )

    def read(self, outcome: Outcome) -> tuple[TheoremVerdict, ...]:
        """What Lean says of each theorem, if it told the controls apart.

        Raises:
            _Unreadable: If it does not tell right from wrong, or an answer is missing.
        """
        if outcome.state != "refused":
            raise _Unreadable(outcome.reason or "Lean accepts what is wrong")
        complaints: dict[int, str] = {}
        for message in outcome.complaints:
            complaints.setdefault(message.line, " ".join(message.text.split())[:300])
        self._controls(complaints)
        said = {m.line: m.text for m in outcome.messages if m.severity == "information"}
        reasons: dict[str, str] = {}
        for line, text in complaints.items():
            owner = self._owner(line)
            if owner is not None:
                reasons.setdefault(owner, text)
        return tuple(self._theorem(item, reasons.get(item.name), said) for item in self._theorems)

    def _owner(self, line: int) -> str | None:
        """The theorem in whose lines a complaint stands; ``None`` for a control's."""
        for item in self._theorems:
            if item.first <= line <= item.last:
                return item.name
        if line > self._end:
            return None
        raise _Unreadable(f"Lean refuses line {line} of the file, which is in no theorem")

    def _controls(self, complaints: dict[int, str]) -> None:
        for name in _WRONG:
            if self._place[name] not in complaints:
                raise _Unreadable(f"Lean accepts what is wrong: {name}")
        wrong = {self._place[name] for name in _WRONG}
        stray = sorted(line for line in complaints if line > self._end and line not in wrong)
        if stray:
            raise _Unreadable(f"Lean refuses what is right: {complaints[stray[0]]}")

    def _theorem(self, item: Declared, reason: str | None, said: dict[int, str]) -> TheoremVerdict:
        from specmoe.lean.result import ALLOWED_AXIOMS

        axioms = self._read_axioms(item.name, said)
        foreign = sorted(set(axioms) - set(ALLOWED_AXIOMS))
        if reason is None and foreign:
            reason = f"it rests on {', '.join(foreign)}"
            if foreign == ["sorryAx"]:
                reason = _RESTS
        return TheoremVerdict(item.name, item.claim, reason is None, axioms, reason or "")

    def _read_axioms(self, name: str, said: dict[int, str]) -> tuple[str, ...]:
        from specmoe.lean.audit import Unreadable, axioms_of

        try:
            return axioms_of(f"{NAMESPACE}.{name}", said.get(self._axioms[name], ""))
        except Unreadable as error:
            raise _Unreadable(str(error)) from None


# --- running ------------------------------------------------------------------------------------


@contextmanager
def _workplace(root: Path, store: Store, limits: Limits, lean: Lean) -> Iterator[Path]:
    """A folder in which Lean finds the compiled theory."""
    from specmoe.lean.ask import workshop
    from specmoe.lean.toolchain import Embedded

    if isinstance(lean, Embedded):
        with workshop(root, store, limits) as asker:
            yield asker.folder
        return
    with tempfile.TemporaryDirectory(prefix="specmoe-certificate-") as name:
        folder = Path(name)
        _build_with_lake(root, folder, limits, lean)
        yield folder


def _build_with_lake(root: Path, folder: Path, limits: Limits, lean: Any) -> None:
    from specmoe.lean.run import Limits, run_lake_build
    from specmoe.lean.source import Project

    for module in Project.load(root).modules.values():
        file = folder / module.file
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(module.text, encoding="utf-8")
    for name in ("lakefile.toml", "lean-toolchain"):
        if name != "lean-toolchain" or lean.toolchain is None:
            (folder / name).write_bytes((root / name).read_bytes())
    longer = Limits(limits.seconds * 5, limits.memory)
    outcome = run_lake_build(lean, folder=folder, limits=longer)
    if outcome.state != "accepted":
        said = outcome.complaints[0].text if outcome.complaints else outcome.reason
        raise NotChecked("`lake` does not build the theory", found=said[:300])
