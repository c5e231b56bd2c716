"""Starts lean-dojo's process, within limits and with an environment of its own."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from specmoe.errors import NotChecked
from specmoe.lean.build import cache_folder
from specmoe.lean.dojo_worker import Answer, Request
from specmoe.lean.run import end
from specmoe.lean.toolchain import Lake

__all__ = ["Cache", "Failed", "cache_for", "environment", "run_worker"]

_INHERITED = ("HOME", "PATH", "ELAN_HOME", "LANG", "LD_LIBRARY_PATH")
# Set, not left out: lean-dojo would take what is missing from a `.env` file above its own folder.
# With an empty token it does not log in to GitHub; with two processes it does not start ray.
_LEAN_DOJO = {
    "GITHUB_ACCESS_TOKEN": "",
    "DISABLE_REMOTE_CACHE": "1",
    "NUM_PROCS": "2",
    "TACTIC_CPU_LIMIT": "1",
    "TACTIC_MEMORY_LIMIT": "8g",
    "PYTHON_DOTENV_DISABLED": "1",
    "GIT_CONFIG_GLOBAL": os.devnull,
    "GIT_CONFIG_NOSYSTEM": "1",
    "LC_ALL": "C.UTF-8",
}


@dataclass(frozen=True, slots=True)
class Failed:
    """No answer, and why."""

    reason: str


@dataclass(frozen=True, slots=True)
class Cache:
    """Where lean-dojo keeps its traces, and works.

    Attributes:
        folder: For everything; no part of it is a link, as lean-dojo compares paths.
    """

    folder: Path

    @property
    def run_folder(self) -> Path:
        """For one run, empty at its start; not in memory, as lean-dojo copies the tool chain."""
        return self.folder / "run"

    @property
    def traces(self) -> Path:
        """What lean-dojo takes for its cache."""
        return self.folder / "traces"

    def only(self, commit: str) -> None:
        """Drop every trace but a complete one of this commit; each holds a copy of Lean."""
        if not self._mark(commit).is_file():
            shutil.rmtree(self.traces, ignore_errors=True)

    def keep(self, commit: str) -> None:
        """Note that the trace of this commit is complete, so that the next run may use it."""
        self._mark(commit).touch()

    def _mark(self, commit: str) -> Path:
        return self.traces / f"{commit}.complete"


@contextmanager
def cache_for(version: str, *, fresh: bool) -> Iterator[Cache]:
    """lean-dojo's cache, for one run at a time.

    Args:
        version: Of lean-dojo.
        fresh: Keep nothing of earlier runs.

    Raises:
        NotChecked: If another run uses it.
    """
    import fcntl

    folder = cache_folder().parent / "lean-dojo" / version
    folder.mkdir(parents=True, exist_ok=True)
    cache = Cache(folder.resolve())
    with (folder / "in-use").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise NotChecked(
                "another run uses lean-dojo's cache",
                file=str(folder),
                mend="wait until it has ended",
            ) from None
        if fresh:
            shutil.rmtree(cache.traces, ignore_errors=True)
        shutil.rmtree(cache.run_folder, ignore_errors=True)
        cache.run_folder.mkdir()
        try:
            yield cache
        finally:
            shutil.rmtree(cache.run_folder, ignore_errors=True)


def environment(cache: Cache, lake: Lake) -> dict[str, str]:
    """All that lean-dojo's process sees of the outside.

    Args:
        cache: For traces and temporary files.
        lake: The tool chain; elan uses it and fetches no other.
    """
    import specmoe

    inherited = {name: os.environ[name] for name in _INHERITED if name in os.environ}
    own = {
        "CACHE_DIR": str(cache.traces),
        "TMP_DIR": str(cache.run_folder),
        "TMPDIR": str(cache.run_folder),
        "PYTHONPATH": str(Path(specmoe.__file__).resolve().parent.parent),
    }
    return inherited | _LEAN_DOJO | own | lake.environment


def run_worker(request: Request, *, cache: Cache, lake: Lake, seconds: int) -> Answer | Failed:
    """Put a request to lean-dojo and wait for the answer; nothing outlives it.

    Args:
        request: What to do.
        cache: Where it runs and keeps its files.
        lake: The tool chain.
        seconds: What it may take [s].
    """
    folder = cache.run_folder
    said = folder / "said.txt"
    with said.open("wb") as errors:
        child = subprocess.Popen(
            [sys.executable, "-P", "-m", "specmoe.lean.dojo_worker"],
            cwd=folder,
            env=environment(cache, lake),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            start_new_session=True,
        )
        try:
            out, _ = child.communicate(json.dumps(request).encode(), timeout=seconds)
        except subprocess.TimeoutExpired:
            return Failed(f"none within {seconds} s{_tail(said)}")
        finally:
            end(child)
    return _read(child.returncode, out, said)


def _read(code: int, out: bytes, said: Path) -> Answer | Failed:
    if code < 0:
        return Failed(f"ended by signal {-code}: {signal.strsignal(-code)}{_tail(said)}")
    try:
        answer = json.loads(out)
    except ValueError:
        return Failed(f"exit code {code}{_tail(said)}")
    if code != 0 or not isinstance(answer, dict):
        return Failed(f"exit code {code}, unreadable answer{_tail(said)}")
    if "failed" in answer:
        answer["error"] += _tail(said)
    return cast("Answer", answer)


def _tail(said: Path) -> str:
    """The end of what lean-dojo, git and lake printed."""
    lines = said.read_bytes()[-20_000:].decode("utf-8", "replace").splitlines()
    kept = [line.split("\r")[-1].strip() for line in lines]
    told = " | ".join(line for line in kept if line)[-800:]
    return f"; last words: {told}" if told else ""
