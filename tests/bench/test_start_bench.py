"""What starting and auditing cost, each beside a baseline of the same run."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from specmoe.certificate import build
from specmoe.measurement import bundled, read

ROOT = Path(__file__).parent.parent.parent


def seconds(*arguments):
    start = time.perf_counter()
    subprocess.run([sys.executable, *arguments], cwd=ROOT, check=True, capture_output=True)
    return time.perf_counter() - start


@pytest.mark.parametrize(
    ("arguments", "limit"),
    [
        (("-c", "import specmoe"), 0.3),
        (("-c", "from specmoe.cli import main; main(['--help'])"), 0.5),
    ],
    ids=["import specmoe", "specmoe --help"],
)
def test_start(benchmark, arguments, limit):
    """The least of several starts, less that of the interpreter alone, is within the goal."""
    bare = min(seconds("-c", "pass") for _ in range(5))
    benchmark.pedantic(seconds, args=arguments, rounds=5)
    least = benchmark.stats.stats.min
    benchmark.extra_info |= {"interpreter_alone_s": bare, "goal_s": limit}
    assert least - bare < limit


def test_one_device(benchmark):
    """The slowest bundled device, imports done; its share of all is the baseline."""
    measurements = [read(path) for path in bundled()]
    build(measurements[0])  # imports

    def all_of_them():
        times = {}
        for measurement in measurements:
            start = time.process_time()
            build(measurement)
            times[measurement.name] = time.process_time() - start
        return times

    times = benchmark.pedantic(all_of_them, rounds=3)
    slowest = max(times, key=times.__getitem__)
    benchmark.extra_info |= {"slowest": slowest, "seconds": times[slowest]}
    assert times[slowest] < 1
    assert sum(times.values()) < 10
