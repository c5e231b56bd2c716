"""The bytes and the text of a file that may be hostile."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from specmoe.errors import InputError

__all__ = ["MAX_BYTES", "decode", "read_bytes"]

MAX_BYTES = 16 * 2**20
"""Largest measurement file that is read [bytes]."""


def read_bytes(
    path: Path,
    *,
    shown: str,
    where: str | None = None,
    most: int = MAX_BYTES,
    mend: str = "keep only the rows that matter; a measurement is a few kB",
) -> bytes:
    """Read a regular file of at most ``most`` bytes.

    Args:
        path: The file.
        shown: Its name for error messages.
        where: The entry that names the file, if one does.
        most: Largest file that is read [bytes].
        mend: What to do about a larger one.

    Returns:
        Its bytes.

    Raises:
        InputError: If it is missing, no regular file, unreadable or too large.
    """
    # Not blocking: opening a pipe that nobody writes to would wait for ever.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        handle = os.open(path, flags)
        try:
            mode = os.fstat(handle).st_mode
            if not stat.S_ISREG(mode):
                raise _unusable("not a regular file", shown, where, _file_kind(mode))
            with open(handle, "rb", closefd=False) as stream:
                data = stream.read(most + 1)
        finally:
            os.close(handle)
    except (OSError, ValueError) as error:
        if isinstance(error, InputError):
            raise
        raise _unusable("the file cannot be read", shown, where, _reason(path, error)) from error
    if len(data) > most:
        raise InputError(
            "the file is too large",
            file=shown,
            path=where,
            expected=f"at most {most // 2**20} MiB",
            found=f"more than {most} bytes",
            mend=mend,
        )
    return data


def _unusable(problem: str, shown: str, where: str | None, found: str) -> InputError:
    return InputError(
        problem,
        file=shown,
        path=where,
        expected="a regular file that can be read",
        found=found,
        mend="check its name, its folder and its permissions",
    )


def _reason(path: Path, error: Exception) -> str:
    if isinstance(error, FileNotFoundError):
        return "no such file"
    if isinstance(error, ValueError):
        return "a name with a null character in it"
    # Windows refuses to open a folder at all.
    if isinstance(error, PermissionError):
        return "a folder" if path.is_dir() else "no permission to read it"
    return f"the system says: {getattr(error, 'strerror', error)}"


def _file_kind(mode: int) -> str:
    if stat.S_ISDIR(mode):
        return "a folder"
    return "a pipe" if stat.S_ISFIFO(mode) else "a device or a socket"


def decode(data: bytes, *, shown: str, what: str = "a measurement in TOML or JSON") -> str:
    """Decode UTF-8 without a byte order mark.

    Raises:
        InputError: If the bytes are empty, start with a byte order mark or are not UTF-8.
    """
    if not data.strip():
        raise InputError(
            "the file is empty",
            file=shown,
            expected=what,
            found=f"{len(data)} bytes, none of them text",
            mend="fill it, or name another file",
        )
    for mark, name in (
        (b"\xef\xbb\xbf", "a UTF-8 byte order mark"),
        (b"\xff\xfe", "UTF-16 text"),
        (b"\xfe\xff", "UTF-16 text"),
    ):
        if data.startswith(mark):
            raise InputError(
                "the file is not plain UTF-8",
                file=shown,
                path="byte 0",
                expected="UTF-8 without a byte order mark",
                found=name,
                mend="save it again as UTF-8 without a byte order mark",
            )
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InputError(
            "the file is not UTF-8",
            file=shown,
            path=f"byte {error.start}",
            expected="UTF-8 text",
            found=f"the byte 0x{data[error.start]:02x}",
            mend="save it again as UTF-8",
        ) from error
