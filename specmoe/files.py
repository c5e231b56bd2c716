"""Writing files so that a crash, a full disk or bad input never costs the old ones."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from specmoe.errors import OutputError

__all__ = ["write_all"]


def write_all(files: Mapping[Path, bytes]) -> None:
    """Write every file under a temporary name first, then move all of them into place.

    Args:
        files: Target paths and their bytes. Missing folders are made.

    Raises:
        OutputError: If anything cannot be written; then every old file is as it was, unless the
            failure fell between two of the final moves, each of which is all or nothing.

    Example:
        >>> import tempfile; folder = Path(tempfile.mkdtemp())
        >>> write_all({folder / "a.txt": b"hello"}); (folder / "a.txt").read_bytes()
        b'hello'
    """
    staged: list[tuple[Path, Path]] = []
    try:
        for target, content in files.items():
            target.parent.mkdir(parents=True, exist_ok=True)
            if target.is_dir():
                raise IsADirectoryError(f"{target} is a folder")
            handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
            staged.append((Path(name), target))
            with os.fdopen(handle, "wb") as stream:
                stream.write(content)
                stream.flush()
                os.fsync(stream.fileno())
            Path(name).chmod(0o666 & ~_umask())
        for temporary, target in staged:
            temporary.replace(target)
    except OSError as error:
        raise OutputError(
            "the report could not be written",
            path=str(error.filename or ""),
            found=error.strerror or str(error),
            mend="choose another --out folder, or free space; the old files are untouched",
        ) from error
    finally:
        for temporary, _ in staged:
            with contextlib.suppress(OSError):
                temporary.unlink(missing_ok=True)


def _umask() -> int:
    """The process's umask; it can only be read by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
