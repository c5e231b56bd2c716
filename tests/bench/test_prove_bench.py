"""Where the time of `specmoe prove` goes: core against theory against questions.

Run with ``pytest tests/bench/test_prove_bench.py --benchmark-only -s``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from specmoe.lean import ProveResult, prove
from specmoe.lean.toolchain import Embedded, find_embedded

pytestmark = pytest.mark.skipif(
    not isinstance(find_embedded(), Embedded), reason="needs the Lean wheel"
)


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
    assert benchmark.stats.stats.median < (60 if kind == "cold" else 3)
