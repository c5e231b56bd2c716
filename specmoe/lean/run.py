"""Runs Lean in a child process with limits, and reads what it says.

Only three things can come of a run: Lean accepted the file, Lean refused it with messages, or the
run says nothing (crash, limit, unreadable output). The third is never taken for the first.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

from specmoe.lean.toolchain import Embedded, Lake

__all__ = ["Lean", "Limits", "Message", "Outcome", "end", "run_lake_build", "run_lean"]

Lean: TypeAlias = "Embedded | Lake"
_Reader: TypeAlias = "Callable[[str], tuple[Message, ...]]"


@dataclass(frozen=True, slots=True)
class Limits:
    """What one run of Lean may use.

    Attributes:
        seconds: By the clock, and of processor time.
        memory: Address space [bytes]; embedded way only, where it is known what Lean reserves:
            2.9 GB with the stacks of `_STACK`, of which the theory fills 0.2 GB. By default each
            of its threads reserves 1 GB.
    """

    seconds: int = 120
    memory: int = 4 * 2**30


@dataclass(frozen=True, slots=True)
class Message:
    """One message of Lean's; lines count from 1."""

    severity: str
    text: str
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a run.

    Attributes:
        state: ``accepted``: exit code 0, no error, no warning. ``refused``: exit code 1 and an
            error or warning that says why. ``nothing``: anything else.
        messages: In Lean's order.
        reason: For ``nothing``: what happened.
        seconds: By the clock.
    """

    state: Literal["accepted", "refused", "nothing"]
    messages: tuple[Message, ...]
    reason: str
    seconds: float

    @property
    def complaints(self) -> tuple[Message, ...]:
        """Errors and warnings."""
        return tuple(m for m in self.messages if m.severity != "information")


# The child limits itself, then becomes Lean: inside this process for the library, and by exec for
# a program. Core dumps are off.
_CHILD = """
import resource, sys
seconds, memory = int(sys.argv[1]), int(sys.argv[2])
for kind, most in ((resource.RLIMIT_CPU, seconds), (resource.RLIMIT_CORE, 0)):
    hard = resource.getrlimit(kind)[1]
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(kind, (most, most))
if memory:
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    most = memory if hard == resource.RLIM_INFINITY else min(memory, hard)
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
if sys.argv[3] == "exec":
    import os
    os.execv(sys.argv[4], sys.argv[4:])
import ctypes
lean = ctypes.CDLL(sys.argv[4], mode=ctypes.RTLD_GLOBAL)
words = [b"lean", *(word.encode() for word in sys.argv[5:])]
lean.lean_main.restype = ctypes.c_int
sys.exit(lean.lean_main(len(words), (ctypes.c_char_p * (len(words) + 1))(*words, None)))
"""
_STACK = ["-s", "65536", "-j", "2"]
_INHERITED = ("HOME", "PATH", "ELAN_HOME", "TMPDIR", "XDG_CACHE_HOME")


def run_lean(
    lean: Lean,
    arguments: Sequence[str],
    *,
    folder: Path,
    search: Path,
    limits: Limits,
) -> Outcome:
    """Run Lean on a file, with ``--json``.

    Args:
        lean: The tool chain.
        arguments: Options and the file.
        folder: Where it runs.
        search: Where it looks for compiled modules.
        limits: What it may use.
    """
    if isinstance(lean, Embedded):
        words = ["call", str(lean.library), *_STACK, "-D", "interpreter.prefer_native=true"]
        extra = {"LEAN_PATH": str(search)}
    else:
        words = ["exec", str(lean.lake), "env", "lean"]
        extra = lean.environment
    return _run([*words, "--json", *arguments], folder, extra, limits, _json_messages)


def run_lake_build(lake: Lake, *, folder: Path, limits: Limits) -> Outcome:
    """Run ``lake build`` on the project in a folder; a warning counts as a refusal."""
    words = ["exec", str(lake.lake), "build", "--wfail"]
    return _run(words, folder, lake.environment, limits, _lake_messages, one_stream=True)


def _run(
    words: Sequence[str],
    folder: Path,
    extra: Mapping[str, str],
    limits: Limits,
    reader: _Reader,
    *,
    one_stream: bool = False,
) -> Outcome:
    environment = {name: os.environ[name] for name in _INHERITED if name in os.environ}
    environment |= {"LC_ALL": "C.UTF-8", **extra}
    memory = limits.memory if words[0] == "call" else 0
    command = [sys.executable, "-I", "-S", "-c", _CHILD, str(limits.seconds), str(memory)]
    started = time.monotonic()
    child = subprocess.Popen(  # noqa: S603 - this interpreter, with a fixed program
        [*command, *words],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT if one_stream else subprocess.PIPE,
        start_new_session=True,
    )
    try:
        out, err = child.communicate(timeout=limits.seconds)
    except subprocess.TimeoutExpired:
        return Outcome("nothing", (), f"no answer within {limits.seconds} s", limits.seconds)
    finally:
        end(child)
    return _outcome(child.returncode, out, err or b"", reader, time.monotonic() - started)


def end(child: subprocess.Popen[bytes]) -> None:
    """End the child and whatever it started; nothing outlives a run."""
    if child.poll() is None:
        os.killpg(child.pid, signal.SIGKILL)
        child.wait()
    # Also of one that ended by itself just when its time was up.
    for pipe in (child.stdin, child.stdout, child.stderr):
        if pipe is not None:
            pipe.close()


def _outcome(code: int, out: bytes, err: bytes, reader: _Reader, seconds: float) -> Outcome:
    def nothing(reason: str) -> Outcome:
        return Outcome("nothing", (), reason, seconds)

    if code < 0:
        return nothing(f"ended by signal {-code}: {signal.strsignal(-code)}")
    lines = err.decode("utf-8", "replace").splitlines()
    said = "\n".join(line for line in lines if not line.startswith("info: ")).strip()
    try:
        messages = reader(out.decode("utf-8"))
    except (ValueError, KeyError, TypeError) as error:
        return nothing(f"exit code {code}, unreadable output ({error}) {said[:300]}".strip())
    complaints = [m for m in messages if m.severity != "information"]
    # A warning alone leaves the exit code at 0 where warnings are not made errors.
    if complaints and (code == 1 or (code == 0 and not said)):
        return Outcome("refused", messages, "", seconds)
    if code == 0 and not said:
        return Outcome("accepted", messages, "", seconds)
    return nothing(f"exit code {code}: {said[-300:] or 'no message'}")


def _json_messages(text: str) -> tuple[Message, ...]:
    found = []
    for line in filter(None, text.split("\n")):
        data = json.loads(line)
        severity = data["severity"]
        if severity not in ("error", "warning", "information"):
            raise ValueError(f"severity {severity!r}")
        found.append(
            Message(severity, str(data["data"]), str(data["fileName"]), int(data["pos"]["line"]))
        )
    return tuple(found)


_LAKE = re.compile(r"(?:error|warning|info): (\S+?\.lean):(\d+):\d+: (.*)")


def _lake_messages(text: str) -> tuple[Message, ...]:
    """Lake's own format: one head line for each message, with more lines below."""
    found: list[Message] = []
    for line in text.splitlines():
        head = _LAKE.match(line)
        if head:
            severity = {"e": "error", "w": "warning", "i": "information"}[line[0]]
            file = re.sub(r"^(\./)+", "", head[1])
            found.append(Message(severity, head[3], file, int(head[2])))
        elif line.startswith("error:"):
            found.append(Message("error", line.removeprefix("error:").strip(), "", 0))
    return tuple(found)
