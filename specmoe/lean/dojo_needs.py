"""What lean-dojo needs, and what of it is missing here."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from specmoe.errors import NotChecked
from specmoe.lean.toolchain import Lake, Missing, find_lake

__all__ = ["CURRENT", "LEGACY", "Needs", "Release", "find_needs"]


@dataclass(frozen=True, slots=True)
class Release:
    """A release of lean-dojo with the Lean that it works with.

    Attributes:
        version: Of the Python package.
        oldest: First minor version of Lean 4.
        newest: Last minor version of Lean 4.
        python: First minor version of Python 3 that it does not install on.
        function: What closes a theorem.
    """

    version: str
    oldest: int
    newest: int
    python: int
    function: Literal["check_proof", "run_tac"]

    @property
    def wanted(self) -> str:
        """The tool chain to install."""
        return f"leanprover/lean4:v4.{self.newest}.0"


CURRENT = Release("4.20.0", 23, 24, 13, "check_proof")
"""With Lean 4.25 its extractor no longer compiles; up to 4.22 `lean --memory` ends Lean at once."""

LEGACY = Release("2.2.0", 11, 11, 12, "run_tac")
"""The last pair for which `Dojo.run_tac` is reported to work; the theory is not written for it."""

_GIT = (2, 25)


@dataclass(frozen=True)
class Needs:
    """Everything that is needed.

    Attributes:
        release: Of lean-dojo.
        git: The program.
        lake: A standard tool chain of a version that lean-dojo works with.
    """

    release: Release
    git: Path
    lake: Lake

    @property
    def status(self) -> str:
        """What a theorem checked in this way is called."""
        return (
            f"lean-dojo {self.release.version} (Lean {self.lake.version}, {self.release.function})"
        )


def find_needs(release: Release = CURRENT) -> Needs:
    """All that lean-dojo needs, if it is here; nothing is downloaded.

    Args:
        release: Of lean-dojo.

    Raises:
        NotChecked: If anything is missing; it names every part, and how to get it.
    """
    git = _git()
    lake = find_lake((4, release.oldest), (4, release.newest))
    missing = [*_python(release), *_package(release)]
    if isinstance(git, Missing):
        missing.append(git)
    if isinstance(lake, Missing):
        missing.append(_no_lake(release, lake))
    if missing or isinstance(git, Missing) or isinstance(lake, Missing):
        raise NotChecked(
            "the theory cannot be checked via lean-dojo here",
            expected=f"lean-dojo {release.version} on Python 3.11 to 3.{release.python - 1}, "
            f"git {_dotted(_GIT)} or newer, and elan with {release.wanted}",
            found="; ".join(one.reason for one in missing),
            mend="; ".join(dict.fromkeys(one.mend for one in missing)),
        )
    return Needs(release, git, lake)


def _python(release: Release) -> Iterator[Missing]:
    here = sys.version_info[:2]
    if here >= (3, release.python):
        yield Missing(
            f"lean-dojo {release.version} does not install on Python {_dotted(here)}",
            f"use Python 3.{release.python - 1}",
        )
    if os.name != "posix":
        yield Missing(f"lean-dojo does not run on {sys.platform}", "use Linux or macOS")


def _package(release: Release) -> Iterator[Missing]:
    from importlib.metadata import PackageNotFoundError, version

    mend = "pip install 'specmoe[dojo]'"
    if release != CURRENT:
        mend = f"pip install lean-dojo=={release.version}"
    try:
        found = version("lean-dojo")
    except PackageNotFoundError:
        yield Missing("lean-dojo is not installed", mend)
        return
    if found != release.version:
        yield Missing(f"lean-dojo {found} is installed, but {release.version} is needed", mend)


def _git() -> Path | Missing:
    mend = f"install git {_dotted(_GIT)} or newer (https://git-scm.com)"
    program = shutil.which("git")
    if program is None:
        return Missing("there is no `git` on the PATH", mend)
    try:
        said = subprocess.run(  # noqa: S603 - a program found on the user's PATH
            [program, "--version"], capture_output=True, timeout=20, check=False
        ).stdout.decode("utf-8", "replace")
    except (OSError, subprocess.TimeoutExpired):
        said = ""
    found = re.search(r"version (\d+)\.(\d+)", said)
    if found is None or (int(found[1]), int(found[2])) < _GIT:
        return Missing(f"`git` is too old or does not answer: {said.strip()!r}", mend)
    return Path(program)


def _no_lake(release: Release, why: Missing) -> Missing:
    if shutil.which("lake") is None:
        return Missing(
            f"elan is not installed: {why.reason}",
            "install elan (https://github.com/leanprover/elan), then: "
            f"elan toolchain install {release.wanted}",
        )
    return Missing(why.reason, f"elan toolchain install {release.wanted}")


def _dotted(numbers: tuple[int, ...]) -> str:
    return ".".join(map(str, numbers))
