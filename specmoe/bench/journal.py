"""Finished timings, kept from the moment they are finished: a run may end at any time.

One line of JSON for each, appended and flushed to the disk. A line that was cut off by the end of
a run is not a timing; the file is cut back to its last whole line before anything is added.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO

from specmoe.bench.engine import Kind
from specmoe.bench.plan import KINDS, Item, Plan
from specmoe.errors import InputError, OutputError

__all__ = ["Journal"]


class Journal:
    """The timings of one plan in one file.

    Args:
        path: The file; made if it is not there.
        plan: What is timed: a journal of another plan is refused.
        facts: What the engine says of itself; they must be the same too.

    Raises:
        InputError: If the file is the journal of another plan or machine, or no journal.
        OutputError: If it cannot be written.
    """

    def __init__(self, path: Path, plan: Plan, facts: str) -> None:
        self.path = path
        self.done: dict[Item, int] = {}
        self._stream: IO[bytes] | None = None
        head = {"plan": plan.identity, "facts": facts}
        try:
            old = path.read_bytes() if path.exists() else b""
            whole = old[: old.rfind(b"\n") + 1]
            lines = whole.splitlines()
            if lines:
                self._read(lines, head)
            path.parent.mkdir(parents=True, exist_ok=True)
            self._stream = path.open("r+b" if path.exists() else "xb")
            self._stream.truncate(len(whole))
            self._stream.seek(len(whole))
            if not lines:
                self._append(head)
        except OSError as error:
            raise OutputError(
                "the timings cannot be kept",
                file=str(path),
                expected="a file that can be written",
                found=error.strerror or str(error),
                mend="choose another --out folder, or free space",
            ) from error

    def _read(self, lines: list[bytes], head: dict[str, str]) -> None:
        try:
            first, *rest = [json.loads(line) for line in lines]
            same = first == head
            for entry in rest:
                item = Item(int(entry["repeat"]), _kind(entry["kind"]), int(entry["n"]))
                self.done[item] = int(entry["ns"])
        except (ValueError, TypeError, LookupError) as error:
            raise InputError(
                "this is not a journal of timings",
                file=str(self.path),
                expected="lines of JSON, as specmoe measure writes them",
                found=str(error)[:100],
                mend="move it away, or choose another --out",
            ) from error
        if not same:
            raise InputError(
                "these timings belong to another plan, or to another machine",
                file=str(self.path),
                expected="the model, engine, device, routing and seed of the interrupted run",
                found="others",
                mend="give the same options, or --fresh to forget what was timed",
            )

    def add(self, item: Item, nanoseconds: int) -> None:
        """Keep one timing; when this returns, it is on the disk."""
        self._append({"repeat": item.repeat, "kind": item.kind, "n": item.n, "ns": nanoseconds})
        self.done[item] = nanoseconds

    def _append(self, entry: Mapping[str, int | str]) -> None:
        if self._stream is None:
            raise ValueError("the journal is closed")
        self._stream.write(json.dumps(entry).encode() + b"\n")
        self._stream.flush()
        os.fsync(self._stream.fileno())

    def times(self, kind: Kind, n: int) -> list[int]:
        """All timings of one kernel at one n, in the order of the rounds [ns]."""
        return [ns for item, ns in sorted(self.done.items()) if (item.kind, item.n) == (kind, n)]

    def close(self) -> None:
        """Close the file; what it holds stays."""
        if self._stream is not None:
            self._stream.close()
            self._stream = None

    def remove(self) -> None:
        """The measurement file is written: the journal is not needed any more."""
        self.close()
        self.path.unlink(missing_ok=True)


def _kind(text: str) -> Kind:
    for kind in KINDS:
        if kind == text:
            return kind
    raise ValueError(f"no kernel {text!r}")
