"""Many measurements: folders, worker processes, a dask cluster, and files that fail."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest
from click.testing import CliRunner

from specmoe import files
from specmoe.audit import FORMATS, Failure, Here, Report, certify, executor, read_each, reports
from specmoe.certificate.beside import strangers
from specmoe.certificate.reading import load
from specmoe.cli import main
from specmoe.errors import InputError, NotChecked
from specmoe.measurement import bundled, example, read

NAMES = ("m5-max", "rx-7900-xtx", "tesla-p40")
PATHS = [path for path in bundled() if path.stem in NAMES]


@pytest.fixture
def run():
    runner = CliRunner()
    return lambda *arguments: runner.invoke(main, [str(argument) for argument in arguments])


@pytest.fixture
def folder(tmp_path):
    """Three good measurements and two bad ones."""
    found = tmp_path / "devices"
    found.mkdir()
    for path in PATHS:
        (found / path.name).write_bytes(path.read_bytes())
    (found / "a-bad.toml").write_text("schema = 2\n", encoding="utf-8")
    (found / "z-again.toml").write_bytes(PATHS[0].read_bytes())
    (found / "notes.txt").write_text("not a measurement", encoding="utf-8")
    return found


def written(out):
    return {path.name: path.read_bytes() for path in out.iterdir() if path.is_file()}


def test_a_failing_file_in_a_folder_stops_no_other(run, folder, tmp_path):
    out = tmp_path / "out"
    result = run("audit", folder, "--out", out)
    assert result.exit_code == 2
    expected = {f"{name}.{suffix}" for name in NAMES for suffix in ("html", "json")}
    assert set(written(out)) == expected | {"index.html"}
    for name in (*NAMES, "a-bad.toml", "z-again.toml"):
        assert name in result.stdout
    assert "3 certificates" in result.stderr
    assert "2 failed" in result.stderr
    assert "same name" in result.stderr
    index = (out / "index.html").read_text(encoding="utf-8")
    assert all(f"{name}.html" in index for name in NAMES)


@pytest.mark.parametrize("blocked", ["m5-max.json", "index.html"])
def test_a_report_that_cannot_be_written_stops_no_other(run, folder, tmp_path, blocked):
    (folder / "a-bad.toml").unlink()
    (folder / "z-again.toml").unlink()
    out = tmp_path / "out"
    (out / blocked).mkdir(parents=True)
    result = run("audit", folder, "--out", out)
    assert result.exit_code == 2
    assert blocked in result.stderr
    assert "rx-7900-xtx" in result.stdout
    kept = {"rx-7900-xtx.html", "tesla-p40.json"} | (
        {"m5-max.html"} if "index" in blocked else set()
    )
    assert kept <= {path.name for path in out.iterdir() if path.is_file()}


def test_the_summary_is_json_too(run, folder, tmp_path):
    result = run("audit", folder, "--out", tmp_path / "out", "--json")
    found = json.loads(result.stdout)
    assert [row["name"] for row in found["certificates"]] == sorted(NAMES)
    assert [os.path.basename(f["file"]) for f in found["failed"]] == ["a-bad.toml", "z-again.toml"]
    assert all(f["error"]["mend"] for f in found["failed"])


def test_a_folder_gives_the_bytes_that_the_files_give(run, folder, tmp_path):
    (folder / "a-bad.toml").unlink()
    (folder / "z-again.toml").unlink()
    assert run("audit", folder, "--out", tmp_path / "one").exit_code == 0
    files = sorted(folder.glob("*.toml"))
    assert run("audit", *files, "--out", tmp_path / "two").exit_code == 0
    assert written(tmp_path / "one") == written(tmp_path / "two")


def test_worker_processes_give_the_same_bytes(run, folder, tmp_path):
    one, two = tmp_path / "one", tmp_path / "two"
    assert run("audit", folder, "--out", one, "--jobs", 2).exit_code == 2
    assert run("audit", folder, "--out", two).exit_code == 2
    assert written(one) == written(two)
    assert len(written(one)) == 7


# --- killed -------------------------------------------------------------------------------------

KILLED = """
import os, signal, sys
from pathlib import Path
from specmoe.cli import main

moment, real = int(sys.argv.pop(1)), Path.replace
moved = 0

def replace(self, target):
    global moved
    if moved == moment:
        os.kill(os.getpid(), signal.SIGKILL)
    moved += 1
    return real(self, target)

Path.replace = replace
main(sys.argv[1:])
"""
NEVER = 99


@pytest.fixture(scope="module")
def two_runs(tmp_path_factory):
    """Two devices, audited before and after their files changed: arguments, old and new reports."""
    folder = tmp_path_factory.mktemp("killed")
    runner, runs = CliRunner(), []
    for state in ("old", "new"):
        devices = folder / state
        devices.mkdir()
        for name in ("m3-ultra", "m5-max"):
            text = next(path for path in bundled() if path.stem == name).read_text("utf-8")
            changed = text.replace("Apple M", f"{state} M")
            (devices / f"{name}.toml").write_text(changed, "utf-8")
        out = folder / f"{state}-reports"
        assert runner.invoke(main, ["audit", str(devices), "--out", str(out)]).exit_code == 0
        runs.append(written(out))
    assert all(runs[0][name] != data for name, data in runs[1].items())
    return folder / "new", *runs


def audit_killed(devices, out, moment=NEVER, after=None):
    """Audit in a process that is killed: before a move, or after so many seconds."""
    command = [sys.executable, "-c", KILLED, str(moment), "audit", str(devices), "--out", str(out)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as child:
        if after is not None:
            try:
                child.wait(after)
            except subprocess.TimeoutExpired:
                child.kill()
        return child.wait()


def check_killed(out, old, new, devices, run):
    """No half file; sets old, new or seen to be mixed; and the next run mends it."""
    found = written(out)
    assert set(found) == set(old)
    assert all(data in (old[name], new[name]) for name, data in found.items())
    states = {}
    for name in ("m3-ultra", "m5-max"):
        page, certificate = f"{name}.html", f"{name}.json"
        fresh = [found[one] == new[one] for one in (page, certificate)]
        assert fresh != [False, True]  # the certificate moves last
        told = [one.file for one in strangers(load(out / certificate))]
        assert told == ([page] if fresh == [True, False] else [])
        states[name] = sum(fresh)
    if found["index.html"] == new["index.html"]:
        assert set(states.values()) == {2}  # the index moves last of all
    assert run("audit", devices, "--out", out).exit_code == 0
    assert written(out) == new
    return tuple(states.values())


def written_before(out, old):
    files._clear.cache_clear()  # each audit below stands for a process of its own
    out.mkdir()
    for name, data in old.items():
        (out / name).write_bytes(data)


def test_a_kill_between_two_moves_is_seen_and_mended(run, tmp_path, two_runs):
    """Page and certificate of one device, of the other, the index: killed before some of them."""
    devices, old, new = two_runs
    states = {}
    for moment in (1, 3, 4):
        out = tmp_path / str(moment)
        written_before(out, old)
        assert audit_killed(devices, out, moment) == -signal.SIGKILL
        assert sum(name.startswith(".specmoe-") for name in os.listdir(out)) == 1
        states[moment] = check_killed(out, old, new, devices, run)
    assert states == {1: (1, 0), 3: (2, 1), 4: (2, 2)}


def test_a_kill_at_any_moment_leaves_no_half_file(run, tmp_path, two_runs):
    devices, old, new = two_runs
    started = time.monotonic()
    written_before(tmp_path / "whole", old)
    assert audit_killed(devices, tmp_path / "whole") == 0
    whole = time.monotonic() - started
    moments = random.Random(0)
    for number in range(3):
        out = tmp_path / str(number)
        written_before(out, old)
        audit_killed(devices, out, after=whole * moments.uniform(0.5, 1))
        check_killed(out, old, new, devices, run)


def test_an_empty_folder_is_an_error(run, tmp_path):
    (tmp_path / "empty").mkdir()
    result = run("audit", tmp_path / "empty", "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert "no measurement file" in result.stderr
    assert not (tmp_path / "out").exists()


def test_bundled_and_files_can_be_joined(run, tmp_path):
    (tmp_path / "own.toml").write_text(example().read_text(encoding="utf-8"), encoding="utf-8")
    result = run("audit", "--bundled", tmp_path / "own.toml", "--out", tmp_path, "--json")
    assert result.exit_code == 0, result.output
    found = {row["name"] for row in json.loads(result.stdout)["certificates"]}
    assert found == {path.stem for path in bundled()} | {read(tmp_path / "own.toml").name}


@pytest.mark.parametrize(
    ("formats", "expected"),
    [
        (["all"], {*FORMATS, "index"}),
        (["pdf"], {"pdf"}),
        (["html", "svg"], {"html", "svg", "index"}),
        (["lean", "json"], {"lean", "json"}),
    ],
)
def test_formats_are_written_as_asked(run, tmp_path, formats, expected):
    asked = [word for name in formats for word in ("--format", name)]
    result = run("audit", "m5-max", "--out", tmp_path, *asked, "--json")
    assert result.exit_code == 0, result.output
    names = {name for name in written(tmp_path) if name != "index.html"}
    assert names == {f"m5-max.{kind}" for kind in expected - {"index"}}
    assert (tmp_path / "index.html").exists() == ("index" in expected)
    (row,) = json.loads(result.stdout)["certificates"]
    assert set(row["files"].values()) == names
    index = (tmp_path / "index.html").read_text("utf-8") if "index" in expected else ""
    assert ("m5-max.svg" in index) == ("svg" in expected and "index" in expected)


@pytest.mark.parametrize("jobs", ["0", "-1", "many"])
def test_jobs_must_be_a_number_of_processes(run, jobs):
    assert run("audit", "--jobs", jobs).exit_code == 2


def test_no_more_measurements_are_read_than_can_be_worked_on():
    taken = []

    def endless():
        for _ in range(100):
            taken.append(1)
            yield read(PATHS[0])

    stream = reports(endless(), ["json"], where=Here(), workers=1)
    next(stream)
    assert len(taken) <= 2
    stream.close()


def test_a_fault_of_ours_stops_no_other(monkeypatch):
    from specmoe import certificate

    real = certificate.build

    def build(measurement, proofs=None):
        if measurement.name == "m5-max":
            raise ZeroDivisionError("a fault")
        return real(measurement, proofs)

    monkeypatch.setattr(certificate, "build", build)
    outcomes = list(reports(read_each(PATHS), ["json"]))
    failed = [outcome for outcome in outcomes if isinstance(outcome, Failure)]
    assert [os.path.basename(failure.file) for failure in failed] == ["m5-max.toml"]
    assert "ZeroDivisionError: a fault" in failed[0].error.found
    assert sum(isinstance(outcome, Report) for outcome in outcomes) == 2


def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_dead_worker_is_told_and_never_a_report():
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:

        class Deadly:
            def submit(self, *_):
                return pool.submit(die)

        with pytest.raises(NotChecked, match="worker process died"):
            list(reports([read(PATHS[0])], ["json"], where=Deadly()))


def test_a_dask_cluster_with_two_workers_gives_the_same_bytes():
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, processes=True
        ) as cluster,
        executor(scheduler=cluster.scheduler_address) as (where, workers),
    ):
        assert workers == 2
        outcomes = list(reports(read_each(PATHS), ["json"], where=where, workers=workers))
    found = {outcome.row["name"]: outcome.files for outcome in outcomes}
    assert found == {path.stem: certify(read(path), ["json"]).files for path in PATHS}


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nowhere", "tcp://127.0.0.1:x"])
def test_a_scheduler_that_is_not_there_is_one_clear_error(address):
    pytest.importorskip("distributed")
    with pytest.raises(InputError, match="scheduler"), executor(scheduler=address):
        pass


def test_without_dask_the_extra_is_named(monkeypatch):
    import sys

    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(InputError) as caught, executor(scheduler="tcp://127.0.0.1:9"):
        pass
    assert "specmoe[dask]" in caught.value.mend
