"""lean-dojo's process: its environment, its limits, and where it keeps its traces."""

from __future__ import annotations

import fcntl
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from dojo_sample import LAKE, request

from specmoe.errors import NotChecked
from specmoe.lean import dojo_run
from specmoe.lean.dojo_run import Cache, Failed, cache_for, environment, run_worker


@pytest.fixture
def cache(tmp_path: Path) -> Cache:
    made = Cache(tmp_path / "cache")
    made.run_folder.mkdir(parents=True)
    return made


@pytest.fixture
def worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Puts a shell script in the worker's place."""

    def place(script: str) -> None:
        path = tmp_path / "python"
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
        monkeypatch.setattr(sys, "executable", str(path))

    return place


def run(cache: Cache, seconds: int = 20) -> Any:
    return run_worker(request("right"), cache=cache, lake=LAKE, seconds=seconds)


def test_request_and_answer_are_json(cache: Cache, worker: Callable[[str], None]) -> None:
    worker('echo "$@" >args; cat >request; echo noise >&2; echo \'{"lean": "v4.24.0"}\'')
    assert run(cache) == {"lean": "v4.24.0"}
    assert json.loads((cache.run_folder / "request").read_text()) == request("right")
    assert (cache.run_folder / "args").read_text() == "-P -m specmoe.lean.dojo_worker\n"


@pytest.mark.parametrize(
    ("script", "part"),
    [
        ("echo out of memory >&2; kill -9 $$", "ended by signal 9: Killed; last words: out of"),
        ("echo Traceback >&2; exit 1", "exit code 1; last words: Traceback"),
        ("echo '{'", "exit code 0"),
        ("echo '[]'", "unreadable answer"),
        ("echo '{}'; exit 4", "exit code 4, unreadable answer"),
    ],
)
def test_no_answer(cache: Cache, worker: Callable[[str], None], script: str, part: str) -> None:
    worker(script)
    failed = run(cache)
    assert isinstance(failed, Failed)
    assert part in failed.reason


def test_failure_comes_with_the_last_words(cache: Cache, worker: Callable[[str], None]) -> None:
    said = json.dumps({"failed": "trace", "error": "CalledProcessError: lake build"})
    worker(f"echo 'error: no such tactic' >&2; echo '{said}'")
    assert run(cache)["error"].endswith("lake build; last words: error: no such tactic")


def test_time_limit_ends_everything(cache: Cache, worker: Callable[[str], None]) -> None:
    worker("sleep 300 >/dev/null 2>&1 & echo $! >pid; echo tracing >&2; wait")
    failed = run(cache, seconds=1)
    assert failed == Failed("none within 1 s; last words: tracing")
    pid = int((cache.run_folder / "pid").read_text())
    for _ in range(50):
        if not Path(f"/proc/{pid}").exists() or "Z" in Path(f"/proc/{pid}/stat").read_text():
            return
        time.sleep(0.1)
    pytest.fail("the worker's own child is still there")


def test_real_worker_without_lean_dojo(cache: Cache, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process itself: what fails on import is an answer, not a crash."""
    # A package of that name that cannot be imported stands before the real one, if there is one.
    broken = cache.folder / "broken"
    (broken / "lean_dojo").mkdir(parents=True)
    (broken / "lean_dojo" / "__init__.py").write_text("print('noise'); raise OSError('no network')")
    own = environment(cache, LAKE)
    own["PYTHONPATH"] = f"{broken}:{own['PYTHONPATH']}"
    monkeypatch.setattr(dojo_run, "environment", lambda *_: own)
    said = run(cache)
    assert said["failed"] == "import"
    assert said["error"].startswith("OSError: no network")
    assert said["error"].endswith("last words: noise")


def test_environment_is_its_own(cache: Cache, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GITHUB_ACCESS_TOKEN", "GIT_DIR", "PYTHONPATH", "CACHE_DIR", "VERBOSE"):
        monkeypatch.setenv(name, "secret")
    monkeypatch.setenv("ELAN_TOOLCHAIN", "other")
    own = environment(cache, LAKE)
    assert "secret" not in own.values()
    # Set, so that no .env file sets it.
    assert own["GITHUB_ACCESS_TOKEN"] == ""
    assert own["DISABLE_REMOTE_CACHE"] == "1"
    assert own["NUM_PROCS"] == "2"
    assert own["ELAN_TOOLCHAIN"] == "leanprover/lean4:v4.24.0"
    assert own["CACHE_DIR"] == str(cache.folder / "traces")
    assert own["TMP_DIR"] == own["TMPDIR"] == str(cache.folder / "run")


def test_cache_keeps_one_complete_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    def kept(commit: str, *, fresh: bool = False, complete: bool = True) -> list[str]:
        with cache_for("4.20.0", fresh=fresh) as cache:
            assert list(cache.run_folder.iterdir()) == []
            (cache.run_folder / "left over").touch()
            cache.only(commit)
            before = sorted(path.name for path in cache.traces.glob("*-trace"))
            (cache.traces / f"{commit}-trace").mkdir(parents=True, exist_ok=True)
            if complete:
                cache.keep(commit)
        assert not cache.run_folder.exists()
        return before

    assert kept("a", complete=False) == []
    assert kept("a") == []
    assert kept("a") == ["a-trace"]
    assert kept("b") == []
    assert kept("b") == ["b-trace"]
    assert kept("b", fresh=True) == []
    assert kept("a") == []


def test_cache_is_for_one_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    with cache_for("4.20.0", fresh=False) as cache, (cache.folder / "in-use").open("w") as other:
        with pytest.raises(OSError, match="unavailable"):
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
        (cache.run_folder / "busy").touch()
        with (
            pytest.raises(NotChecked, match="another run"),
            cache_for("4.20.0", fresh=True),
        ):
            pass
        assert (cache.run_folder / "busy").exists()
