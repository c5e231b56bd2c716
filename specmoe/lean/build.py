"""Compiles modules in import order, each at most once: results are kept by content.

A compiled module is reused only if its own text, everything that it imports, the options and the
Lean binary are the same, and if its bytes are those that were written. A compiled file that lies
in the source tree is never looked at.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import tempfile
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from specmoe.canonical import digest
from specmoe.lean.run import Limits, Outcome, run_lean
from specmoe.lean.toolchain import Embedded

__all__ = [
    "CORE_OPTIONS",
    "QUESTION_OPTIONS",
    "THEORY_OPTIONS",
    "Built",
    "Source",
    "Store",
    "build",
    "cache_folder",
]

CORE_OPTIONS = ("-D", "autoImplicit=false")
THEORY_OPTIONS = (
    *CORE_OPTIONS,
    *("-D", "warningAsError=true"),
    *("-D", "weak.linter.unusedSimpArgs=false"),
)
# Reviewed statements name hypotheses that nothing uses, and the controls hold hundreds of errors.
QUESTION_OPTIONS = (
    *THEORY_OPTIONS,
    *("-D", "linter.unusedVariables=false"),
    *("-D", "weak.maxErrors=100000"),
)
_DAYS = 30


def cache_folder() -> Path:
    """Where compiled modules are kept: ``specmoe/lean`` in the user's cache folder."""
    named = os.environ.get("XDG_CACHE_HOME", "")
    base = Path(named) if named.startswith("/") else Path.home() / ".cache"
    return base / "specmoe" / "lean"


class Store:
    """Compiled modules by key; a folder that may be deleted at any time.

    Args:
        folder: ``None`` keeps nothing.
        fresh: Nothing kept before is used.
    """

    def __init__(self, folder: Path | None, *, fresh: bool = False) -> None:
        self._folder = folder
        self._fresh = fresh
        self._written: set[str] = set()

    def get(self, key: str) -> bytes | None:
        """The bytes kept under a key, if they are still those that were put there."""
        if self._folder is None or (self._fresh and key not in self._written):
            return None
        try:
            data = (self._folder / f"{key}.olean").read_bytes()
            noted = json.loads((self._folder / f"{key}.json").read_bytes())
            if noted["sha256"] != hashlib.sha256(data).hexdigest():
                return None
            with contextlib.suppress(OSError):
                os.utime(self._folder / f"{key}.json")
        except (OSError, ValueError, KeyError, TypeError):
            return None
        return data

    def put(self, key: str, data: bytes, module: str) -> None:
        """Keep bytes; a folder that cannot be written only costs time."""
        if self._folder is None:
            return
        self._written.add(key)
        noted = {"module": module, "sha256": hashlib.sha256(data).hexdigest()}
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            self._write(f"{key}.olean", data)
            self._write(f"{key}.json", json.dumps(noted).encode())

    def prune(self) -> None:
        """Drop what was not used for a month."""
        if self._folder is None or not self._written:
            return
        oldest = time.time() - _DAYS * 86400
        with contextlib.suppress(OSError):
            for note in self._folder.glob("*.json"):
                if note.stat().st_mtime < oldest:
                    note.with_suffix(".olean").unlink(missing_ok=True)
                    note.unlink(missing_ok=True)

    def _write(self, name: str, data: bytes) -> None:
        assert self._folder is not None
        handle, path = tempfile.mkstemp(dir=self._folder, prefix=".writing-")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            Path(path).replace(self._folder / name)
        except OSError:
            Path(path).unlink(missing_ok=True)
            raise


@dataclass(frozen=True, slots=True)
class Source:
    """A module to compile."""

    name: str
    file: str
    text: str
    imports: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Built:
    """What came of a module: ``outcome`` is ``None`` if it was kept from before or not tried."""

    source: Source
    outcome: Outcome | None
    tried: bool

    @property
    def ok(self) -> bool:
        """Whether its compiled form is there."""
        return self.tried and (self.outcome is None or self.outcome.state == "accepted")


def build(
    sources: Iterable[Source],
    *,
    lean: Embedded,
    options: Sequence[str],
    base: str,
    folder: Path,
    library: Path,
    store: Store,
    limits: Limits,
) -> tuple[list[Built], dict[str, str]]:
    """Compile modules, each after those it imports; one that fails stops only its importers.

    Args:
        sources: In import order.
        lean: The tool chain.
        options: Lean's options.
        base: What every key depends on besides: what the modules rest on without naming it.
        folder: Where the texts are written and Lean runs.
        library: Where compiled modules are put for Lean to find.
        store: Where they are kept.
        limits: For each run.

    Returns:
        What came of each module, and each one's key.
    """
    keys: dict[str, str] = {}
    done: list[Built] = []
    bad: set[str] = set()
    for source in sources:
        key = _key(source, [keys.get(name, "") for name in source.imports], lean, options, base)
        keys[source.name] = key
        if bad & set(source.imports):
            bad.add(source.name)
            done.append(Built(source, None, tried=False))
            continue
        built = _compile(source, key, lean, options, folder, library, store, limits)
        if not built.ok:
            bad.add(source.name)
        done.append(built)
    return done, keys


def _key(
    source: Source, imported: Sequence[str], lean: Embedded, options: Sequence[str], base: str
) -> str:
    return digest(
        "specmoe-module/1",
        {
            "name": source.name,
            "text": source.text,
            "imports": list(imported),
            "lean": lean.sha256,
            "options": list(options),
            "base": base,
        },
    )


def _compile(
    source: Source,
    key: str,
    lean: Embedded,
    options: Sequence[str],
    folder: Path,
    library: Path,
    store: Store,
    limits: Limits,
) -> Built:
    compiled = library / (source.name.replace(".", "/") + ".olean")
    compiled.parent.mkdir(parents=True, exist_ok=True)
    kept = store.get(key)
    if kept is not None:
        compiled.write_bytes(kept)
        return Built(source, None, tried=True)
    file = folder / source.file
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(source.text, encoding="utf-8")
    arguments = [*options, "-R", ".", "-o", str(compiled), source.file]
    outcome = run_lean(lean, arguments, folder=folder, search=library, limits=limits)
    if outcome.state == "accepted":
        if compiled.is_file():
            store.put(key, compiled.read_bytes(), source.name)
        else:
            outcome = Outcome("nothing", (), "Lean wrote no compiled file", outcome.seconds)
    return Built(source, outcome, tried=True)
