"""Putting questions to Lean about a compiled theory, and telling an answer from none.

Lean is asked whether a term proves a statement. One run takes many such questions; each counts as
proved only on positive evidence: no complaint in its lines, and its axioms printed and allowed.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeVar

from specmoe.canonical import digest
from specmoe.errors import InputError, NotChecked
from specmoe.lean.audit import Unreadable, axioms_of
from specmoe.lean.build import Builder, Built, Store, question_options
from specmoe.lean.core import Core
from specmoe.lean.result import ALLOWED_AXIOMS
from specmoe.lean.run import Lean, Limits, Message, Outcome, run_lean
from specmoe.lean.source import NAMESPACE, ROOT, Project, lean_folder
from specmoe.lean.toolchain import Embedded, Missing, find_embedded

__all__ = ["Asked", "Asker", "Questions", "workshop"]

_T = TypeVar("_T")

_OPTIONS = """\
set_option autoImplicit false
set_option pp.fullNames true
set_option pp.privateNames true
universe u
"""


@dataclass(frozen=True, slots=True)
class Asked:
    """Whether Lean takes a term for a proof of a statement.

    Attributes:
        name: The name that the statement gets; one letter or figure more is another name.
        statement: Lean text on one line.
        term: Lean text on one line.
    """

    name: str
    statement: str
    term: str


class Questions:
    """A file of statements: each on a line of its own, its proof on the next, then its axioms.

    So an error's line tells whether a statement is malformed or only not proved.

    Args:
        asked: The statements.
    """

    def __init__(self, asked: Iterable[Asked]) -> None:
        lines = [f"import {ROOT}", *_OPTIONS.splitlines(), f"namespace {NAMESPACE}"]
        self._place: dict[int, str] = {}
        self.names: list[str] = []
        for one in asked:
            lines += [
                f"theorem {one.name} : {one.statement} :=",
                f"  {one.term}",
                f"#print axioms {one.name}",
            ]
            self._place[len(lines) - 2] = one.name
            self.names.append(one.name)
        self.text = "\n".join([*lines, f"end {NAMESPACE}"]) + "\n"

    def read(self, outcome: Outcome) -> dict[str, str]:
        """Why Lean refuses each statement; the empty text where it is proved.

        Raises:
            Unreadable: If a statement is malformed, if Lean says nothing of one or something of
                none, or if a proof rests on a foreign axiom.
        """
        if outcome.state == "nothing":
            raise Unreadable(outcome.reason)
        refused: dict[str, str] = {}
        said: dict[str, str] = {}
        for message in outcome.messages:
            if message.severity != "information":
                name = self._place.get(message.line - 1)
                if name is None:
                    text = message.text[:200]
                    raise Unreadable(f"line {message.line} of the questions: {text}")
                refused.setdefault(name, message.text)
            else:
                name = self._place.get(message.line - 2)
                if name is not None:
                    said[name] = message.text
        for name in self.names:
            if name in refused:
                continue
            axioms = axioms_of(f"{NAMESPACE}.{name}", said.get(name, ""))
            foreign = sorted(set(axioms) - set(ALLOWED_AXIOMS))
            if foreign:
                raise Unreadable(f"{name} rests on {', '.join(foreign)}")
        return {name: refused.get(name, "") for name in self.names}


@dataclass(frozen=True)
class Asker:
    """Puts a file of questions to Lean.

    Attributes:
        lean: The tool chain.
        folder: Where the theory was compiled.
        store: Where answers are kept.
        limits: For each run.
        key: Of the compiled theory; empty where that is not known by content.
    """

    lean: Lean
    folder: Path
    store: Store
    limits: Limits
    key: str = ""

    def ask(self, name: str, text: str) -> Outcome:
        """Run Lean on the questions."""
        (self.folder / name).write_text(text, encoding="utf-8")
        return run_lean(
            self.lean,
            [*question_options(self.lean), name],
            folder=self.folder,
            search=self.folder / "lib",
            limits=self.limits,
        )

    def ask_once(
        self,
        name: str,
        text: str,
        read: Callable[[Outcome], _T],
        state: Literal["accepted", "refused"] = "accepted",
    ) -> _T:
        """What is read from the answers; answers that were as they should be are kept by content.

        Args:
            name: Of the file of questions.
            text: The questions.
            read: Reads the answers, kept or not.
            state: What comes of such a file where all is well; other answers are not kept.

        Raises:
            Unreadable: If the answers cannot be read.
        """
        key = ""
        if self.key and isinstance(self.lean, Embedded):
            options = list(question_options(self.lean))
            parts = {"text": text, "theory": self.key, "options": options, "state": state}
            key = digest("specmoe-questions/2", parts)
            kept = self.store.get(key)
            if kept is not None:
                messages = tuple(Message(*fields) for fields in json.loads(kept))
                return read(Outcome(state, messages, "", 0.0))
        outcome = self.ask(name, text)
        answer = read(outcome)
        if key and outcome.state == state:
            data = [[m.severity, m.text, m.file, m.line] for m in outcome.messages]
            self.store.put(key, json.dumps(data).encode(), name)
        return answer


@contextmanager
def workshop(
    root: Path | None = None, store: Store | None = None, limits: Limits | None = None
) -> Iterator[Asker]:
    """Compile the theory with the embedded Lean, in a folder that is gone afterwards.

    Args:
        root: The Lean folder; by default the one that came with specmoe.
        store: Where compiled modules are kept; by default nowhere.
        limits: For each run of Lean.

    Raises:
        NotChecked: If there is no embedded Lean here, or it gives no answer.
        InputError: If there is no theory in the folder, or one that does not compile.
    """
    lean = find_embedded()
    if isinstance(lean, Missing):
        raise NotChecked("Lean cannot be asked here", found=lean.reason, mend=lean.mend)
    if not lean.genuine:
        raise NotChecked(
            "the Lean library is not the one that this version of specmoe was written for",
            found=f"SHA-256 {lean.sha256}",
        )
    store, limits, root = store or Store(None), limits or Limits(), root or lean_folder()
    core, project = Core.load(root / "core"), Project.load(root)
    with tempfile.TemporaryDirectory(prefix="specmoe-workshop-") as name:
        folder = Path(name)
        builder = Builder(lean, folder, store, limits)
        _all_built(builder.core(core), "core/")
        _all_built(builder.theory(m for m in project.order if m.name in project.reach[ROOT]), "")
        yield Asker(lean, folder, store, limits, builder.key(ROOT))


def _all_built(done: Iterable[Built], where: str) -> None:
    for built in done:
        if not built.ok:
            if built.outcome and built.outcome.state == "nothing":
                raise NotChecked("Lean gave no answer", found=built.outcome.reason)
            said = built.outcome.complaints if built.outcome else ()
            raise InputError(
                "the Lean sources do not compile, so Lean cannot be asked about them",
                file=where + built.source.file,
                path=f"line {said[0].line}" if said else "",
                found=said[0].text[:200] if said else "no answer from Lean",
                mend="specmoe prove says more",
            )
