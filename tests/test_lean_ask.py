"""Lean's answers are kept only if they are as they should be, and for the same questions only."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from specmoe.lean import ask
from specmoe.lean.ask import Asker
from specmoe.lean.audit import Unreadable
from specmoe.lean.build import Store
from specmoe.lean.run import Lean, Limits, Message, Outcome
from specmoe.lean.toolchain import Embedded, Lake

GOOD = Outcome("accepted", (Message("information", "x", "Some.lean", 1),), "", 0.1)
BAD = Outcome("refused", (Message("error", "no", "Some.lean", 1),), "", 0.1)
GONE = Outcome("nothing", (), "ended by signal 9", 0.1)


def read(outcome: Outcome) -> str:
    if outcome.state == "nothing":
        raise Unreadable(outcome.reason)
    return outcome.messages[0].text


class Desk:
    """An asker whose Lean says what it is told to, and counts."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        library = folder / "libleanshared.so"
        library.write_bytes(b"a library")
        self.folder = folder
        self.store = folder / "store"
        self.lean: Lean = Embedded(library)
        self.key = "of the theory"
        self.said = GOOD
        self.runs = 0
        monkeypatch.setattr(ask, "run_lean", self.run)

    def run(self, *_: object, **__: object) -> Outcome:
        self.runs += 1
        return self.said

    def once(self, text: str = "#check 1\n", state: str = "accepted", fresh: bool = False) -> str:
        store = Store(self.store, fresh=fresh)
        asker = Asker(self.lean, self.folder, store, Limits(), self.key)
        return asker.ask_once("Some.lean", text, read, state)  # type: ignore[arg-type]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(tmp_path, monkeypatch)


def test_asked_once(desk: Desk) -> None:
    assert [desk.once(), desk.once(), desk.once()] == ["x", "x", "x"]
    assert desk.runs == 1
    assert desk.once(fresh=True) == "x"
    assert desk.runs == 2


def test_wrong_answers_are_kept_where_all_must_be_wrong(desk: Desk) -> None:
    desk.said = BAD
    assert [desk.once(state="refused"), desk.once(state="refused")] == ["no", "no"]
    assert desk.runs == 1


@pytest.mark.parametrize(("state", "said"), [("accepted", BAD), ("refused", GOOD)])
def test_other_answers_are_not_kept(desk: Desk, state: str, said: Outcome) -> None:
    desk.said = said
    assert desk.once(state=state) == desk.once(state=state)
    assert desk.runs == 2


def test_a_run_that_says_nothing_is_not_kept(desk: Desk) -> None:
    desk.said = GONE
    for _ in range(2):
        with pytest.raises(Unreadable, match="signal 9"):
            desk.once()
    desk.said = GOOD
    assert desk.once() == "x"
    assert desk.runs == 3


def test_other_questions_theory_binary_or_state_are_asked_anew(desk: Desk) -> None:
    desk.once()
    desk.once(text="#check 2\n")
    desk.key = "of another theory"
    desk.once()
    desk.folder.joinpath("libleanshared.so").write_bytes(b"another library")
    desk.lean = Embedded(desk.folder / "libleanshared.so")
    desk.key = "of a theory compiled by another binary"
    desk.once()
    desk.once(state="refused")
    assert desk.runs == 5


@pytest.mark.parametrize("key", ["", "of the theory"])
def test_nothing_is_kept_of_a_theory_that_is_not_known_by_content(desk: Desk, key: str) -> None:
    desk.key = key
    if key:
        desk.lean = Lake(desk.folder / "lake", "4.35.0", None)
    desk.once()
    desk.once()
    assert desk.runs == 2
    assert not desk.store.exists()


def test_changed_bytes_and_another_entry_s_bytes_are_not_believed(desk: Desk) -> None:
    desk.once()
    desk.said = Outcome("accepted", (Message("information", "y", "Some.lean", 1),), "", 0.1)
    desk.once(text="#check 2\n")
    first, second = sorted(
        desk.store.glob("*.olean"), key=lambda path: b'"x"' not in path.read_bytes()
    )
    assert b'"y"' in second.read_bytes()
    kept = first.read_bytes()
    first.write_bytes(kept.replace(b'"x"', b'"z"'))
    desk.said = GOOD
    assert desk.once() == "x"
    assert desk.runs == 3
    # Even with the note that belongs to it: the note says for which questions it was made.
    first.write_bytes(second.read_bytes())
    first.with_suffix(".json").write_bytes(second.with_suffix(".json").read_bytes())
    assert desk.once() == "x"
    assert desk.runs == 4
    assert json.loads(first.with_suffix(".json").read_bytes())["key"] == first.stem
