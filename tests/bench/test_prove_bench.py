"""Where the time of `specmoe prove` goes: core against theory against questions.

Run with ``pytest tests/bench/test_prove_bench.py --benchmark-only -s``.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from specmoe.lean import ProveResult, prove
from specmoe.lean.toolchain import Embedded, find_embedded

pytestmark = pytest.mark.skipif(
    not isinstance(find_embedded(), Embedded), reason="needs the Lean wheel"
)
COLD, WARM, WARM_PROCESSOR = 60.0, 3.0, 1.5
"""Goals [seconds]: of a first run, of one when nothing changed, and of processor time for that."""


def show(title: str, result: ProveResult) -> None:
    total = sum(result.seconds.values())
    print(f"\n{title}: {total:.1f} s")
    for step, seconds in result.seconds.items():
        print(f"  {step:<12} {seconds:6.2f} s  {seconds / total:4.0%}")


@pytest.mark.parametrize("kind", ["cold", "warm"])
def test_prove(benchmark: Any, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cold: nothing is kept from before; at most 60 s. Warm: nothing changed; at most 3 s."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    if kind == "warm":
        prove("embedded")
    rounds = 1 if kind == "cold" else 5
    result = benchmark.pedantic(prove, args=("embedded",), rounds=rounds, iterations=1)
    show(kind, result)
    assert result.verdict == "proved"
    assert benchmark.stats.stats.median < (COLD if kind == "cold" else WARM)


def processor() -> float:
    """What ended children used so far [seconds]; Lean's share is in it."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def test_command_when_nothing_changed(benchmark: Any, tmp_path: Path) -> None:
    """The command as it is typed, beside its own first run and an interpreter that does nothing."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    used: list[float] = []

    def run(code: str) -> None:
        before = processor()
        command = [sys.executable, "-c", code]
        subprocess.run(command, cwd=tmp_path, env=environment, check=True, capture_output=True)
        used.append(processor() - before)

    command = "from specmoe.cli import main; main(['prove', '--via', 'embedded'])"
    run(command)
    run("pass")
    cold, bare = used
    used.clear()
    benchmark.pedantic(run, args=(command,), rounds=5, iterations=1)
    benchmark.extra_info |= {
        "processor_s": min(used),
        "first_run_processor_s": cold,
        "interpreter_alone_processor_s": bare,
        "goal_processor_s": WARM_PROCESSOR,
    }
    print(f"\nfirst run {cold:.1f} s of processor time, then {min(used):.2f} s; bare {bare:.2f} s")
    assert benchmark.stats.stats.min < WARM
    assert min(used) < WARM_PROCESSOR
    assert min(used) < cold / 6
