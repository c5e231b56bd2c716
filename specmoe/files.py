"""Writing files so that a crash, a full disk or bad input never costs the old ones.

What a process that is killed at any moment leaves behind:

- Each file has its old bytes or its new ones, never a part of either: all the new bytes are on the
  disk before the first file is moved into place.
- The files are moved one by one, in the order given, so the first ones may be new and the others
  old: a file system replaces one file at a time. Whoever writes a set puts last the file that
  stands for all of it.
- One hidden folder, ``.specmoe-...``, beside the files. The next process that writes there
  removes it, if whoever made it runs no more.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import re
import secrets
import shutil
import tempfile
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from specmoe.errors import OutputError

__all__ = ["write_all"]

_STAGE = re.compile(r"\.specmoe-(?P<host>[0-9a-f]{8})-(?P<pid>[0-9]{1,10})-(?P<run>[0-9a-f]{8})-.*")
_HOST = hashlib.sha256(platform.node().encode()).hexdigest()[:8]
_RUN = secrets.token_hex(4)
"""Tells this process from an earlier one of the same number: in a container it is often 1."""
_OLD = 24 * 3600
"""Age [s] from which on no writer can still be at work, on whatever machine."""


def write_all(files: Mapping[Path, bytes]) -> None:
    """Write every file under another name first, then move all of them into place.

    Args:
        files: Target paths and their bytes, in the order in which they are moved. Missing folders
            are made.

    Raises:
        OutputError: If anything cannot be written; then every old file is as it was, unless the
            failure fell between two of the final moves, each of which is all or nothing. It says
            which of the two it is.

    Example:
        >>> import tempfile; folder = Path(tempfile.mkdtemp())
        >>> write_all({folder / "a.txt": b"hello"}); (folder / "a.txt").read_bytes()
        b'hello'
    """
    stages: dict[Path, Path] = {}
    moved = 0
    try:
        staged = [
            (_written(content, target, number, stages), target)
            for number, (target, content) in enumerate(files.items())
        ]
        for temporary, target in staged:
            temporary.replace(target)
            moved += 1
    except OSError as error:
        left = "the old files are untouched"
        if moved:
            left = f"{moved} of {len(files)} files are new already, so run it again"
        raise OutputError(
            "the report could not be written",
            path=str(error.filename or ""),
            found=error.strerror or str(error),
            mend=f"choose another --out folder, or free space; {left}",
        ) from error
    finally:
        for stage in stages.values():
            shutil.rmtree(stage, ignore_errors=True)


def _written(content: bytes, target: Path, number: int, stages: dict[Path, Path]) -> Path:
    """The bytes on the disk, in a hidden folder beside the target."""
    folder = target.parent
    if folder not in stages:
        folder.mkdir(parents=True, exist_ok=True)
        _clear(folder.resolve())
        name = f".specmoe-{_HOST}-{os.getpid()}-{_RUN}-"
        stages[folder] = Path(tempfile.mkdtemp(prefix=name, dir=folder))
    if target.is_dir():
        raise IsADirectoryError(f"{target} is a folder")
    temporary = stages[folder] / str(number)
    with temporary.open("wb") as stream:
        stream.write(content)
        stream.flush()
        os.fsync(stream.fileno())
    return temporary


# Once for each folder and process: a folder may hold thousands of reports.
@cache
def _clear(folder: Path) -> None:
    """Remove what killed processes left."""
    with contextlib.suppress(OSError):
        for path in list(folder.glob(".specmoe-*")):
            if _stale(path):
                shutil.rmtree(path, ignore_errors=True)  # follows no link


def _stale(path: Path) -> bool:
    """Whether it is one of our hidden folders, and whoever made it cannot be at work any more."""
    made = _STAGE.fullmatch(path.name)
    if made is None or not path.is_dir():
        return False
    if made["host"] == _HOST and not _alive(int(made["pid"]), made["run"]):
        return True
    with contextlib.suppress(OSError):
        return time.time() - path.stat().st_mtime > _OLD
    return False


def _alive(pid: int, run: str) -> bool:
    """Whether the process of this machine runs, as far as can be told."""
    if pid == os.getpid():
        return run == _RUN
    if os.name != "posix":  # to ask elsewhere would be to end it
        return True
    try:
        os.kill(pid, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True
    return True
