"""Many devices: throughput, and memory that does not grow with their number.

Run with ``pytest tests/bench/test_audit_bench.py --benchmark-only -s``. ``SPECMOE_BENCH_DEVICES``
sets the larger number (1,000 unless set).
"""

import os
import re
import subprocess
import sys

import pytest

from specmoe.measurement import bundled

FEW = 100
MANY = int(os.environ.get("SPECMOE_BENCH_DEVICES", "1000"))
PEAK = """
import resource, sys
from specmoe.cli import main
try:
    main(sys.argv[1:])
finally:
    who = resource.RUSAGE_CHILDREN if "--jobs" in sys.argv else resource.RUSAGE_SELF
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print("peak", own, resource.getrusage(who).ru_maxrss, file=sys.stderr)
"""


def synthetic(folder, count):
    """Copies of a bundled measurement with names of their own and slightly other times."""
    text = next(p for p in bundled() if p.stem == "rx-7900-xtx").read_text(encoding="utf-8")
    folder.mkdir()
    for number in range(count):
        rates = re.sub(
            r'rate = "(\d+)\.',
            lambda found, shift=number: f'rate = "{int(found[1])}.{shift % 10}',
            text,
        )
        named = rates.replace('name = "rx-7900-xtx"', f'name = "device-{number}"', 1)
        (folder / f"device-{number}.toml").write_text(named, encoding="utf-8")
    return folder


def audited(folder, out):
    """Audit in a process of its own; its peak resident memory and its worker's [KiB]."""
    done = subprocess.run(
        [sys.executable, "-c", PEAK, "audit", str(folder), "--out", str(out), "--jobs", "2"],
        capture_output=True,
        text=True,
        check=True,
    )
    return max(int(word) for word in done.stderr.split("peak")[1].split())


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    base = tmp_path_factory.mktemp("devices")
    return {count: synthetic(base / str(count), count) for count in (FEW, MANY)}


def test_memory_is_flat_and_throughput_is_told(benchmark, folders, tmp_path):
    few = audited(folders[FEW], tmp_path / "few")
    many = benchmark.pedantic(audited, (folders[MANY], tmp_path / "many"), rounds=1)
    benchmark.extra_info["peak_kib"] = {FEW: few, MANY: many}
    benchmark.extra_info["devices_per_second"] = MANY / benchmark.stats.stats.mean
    print(f"\n{MANY / benchmark.stats.stats.mean:.1f} devices/s; peak {few} -> {many} KiB")
    assert len(list((tmp_path / "many").glob("*.html"))) == MANY + 1
    assert many < 1.15 * few
