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
import re
import tempfile
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from specmoe.canonical import digest
from specmoe.lean.core import Core
from specmoe.lean.run import Lean, Limits, Outcome, run_lean
from specmoe.lean.source import Module
from specmoe.lean.toolchain import Embedded

__all__ = [
    "CORE_OPTIONS",
    "THEORY_OPTIONS",
    "Builder",
    "Built",
    "Source",
    "Store",
    "build",
    "cache_folder",
    "question_options",
]

CORE_OPTIONS = ("-D", "autoImplicit=false")
THEORY_OPTIONS = (
    *CORE_OPTIONS,
    *("-D", "warningAsError=true"),
    *("-D", "weak.linter.unusedSimpArgs=false"),
)
# Reviewed statements name hypotheses that nothing uses.
_QUESTION_OPTIONS = (*THEORY_OPTIONS, *("-D", "linter.unusedVariables=false"))
# Lean stops after 100 errors otherwise, and the controls may hold more. Older versions have no such
# limit and refuse the option; `weak.maxErrors` is read by none.
_NO_LIMIT = ("-D", "maxErrors=0")
_LIMITED_FROM = (4, 24)
_DAYS = 30


def question_options(lean: Lean) -> tuple[str, ...]:
    """Lean's options for a file of questions, in which most may be wrong.

    Example:
        >>> from specmoe.lean.toolchain import Lake
        >>> question_options(Lake(Path("lake"), "4.35.0", None))[-1]
        'maxErrors=0'
        >>> question_options(Lake(Path("lake"), "4.23.0", None))[-1]
        'linter.unusedVariables=false'
    """
    version = tuple(int(part) for part in lean.version.split(".")[:2])
    return (*_QUESTION_OPTIONS, *(_NO_LIMIT if version >= _LIMITED_FROM else ()))


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
            if noted["key"] != key or noted["sha256"] != hashlib.sha256(data).hexdigest():
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
        noted = {"key": key, "module": module, "sha256": hashlib.sha256(data).hexdigest()}
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


_IMPORT = re.compile(r"^import ([\w.]+)$", re.MULTILINE)


class Builder:
    """The core and the theory, compiled into one folder for Lean to find them in.

    Args:
        lean: The tool chain.
        folder: An empty folder.
        store: Where compiled modules are kept.
        limits: For each run of Lean.
    """

    def __init__(self, lean: Embedded, folder: Path, store: Store, limits: Limits) -> None:
        self._lean = lean
        self._folder = folder
        self._store = store
        self._limits = limits
        self._keys: dict[str, str] = {}
        self.library = folder / "lib"
        self.library.mkdir()

    def core(self, core: Core) -> list[Built]:
        """Compile the stand-in core."""
        sources = [
            Source(_module(file), file, text, tuple(_IMPORT.findall(text)))
            for file, text in core.texts.items()
        ]
        return self._build(sources, CORE_OPTIONS, "", "core")

    def theory(self, modules: Iterable[Module]) -> list[Built]:
        """Compile modules of the theory on top of the core, which must be there."""
        sources = [Source(m.name, m.file, m.text, m.imports) for m in modules]
        return self._build(sources, THEORY_OPTIONS, self.key("Init"), "src")

    def key(self, module: str) -> str:
        """What a compiled module depends on, as one digest."""
        return self._keys[module]

    def _build(
        self, sources: list[Source], options: Sequence[str], base: str, where: str
    ) -> list[Built]:
        folder = self._folder / where
        folder.mkdir()
        done, keys = build(
            sources,
            lean=self._lean,
            options=options,
            base=base,
            folder=folder,
            library=self.library,
            store=self._store,
            limits=self._limits,
        )
        self._keys |= keys
        return done


def _module(file: str) -> str:
    return file.removesuffix(".lean").replace("/", ".")
