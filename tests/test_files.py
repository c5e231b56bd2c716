"""Files are written all or not at all, and an old report survives whatever goes wrong."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from specmoe import files
from specmoe.errors import OutputError
from specmoe.files import write_all

ROOT = Path(__file__).parent.parent


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_all_files_are_written_and_nothing_else(tmp_path):
    write_all({tmp_path / "a.txt": b"one", tmp_path / "deep" / "b.txt": b"two"})
    assert (tmp_path / "a.txt").read_bytes() == b"one"
    assert (tmp_path / "deep" / "b.txt").read_bytes() == b"two"
    assert names(tmp_path) == ["a.txt", "deep"]


def test_written_files_have_the_permissions_of_ordinary_files(tmp_path):
    write_all({tmp_path / "a.txt": b""})
    (tmp_path / "plain.txt").write_bytes(b"")
    assert (tmp_path / "a.txt").stat().st_mode == (tmp_path / "plain.txt").stat().st_mode


@pytest.mark.parametrize("crash", ["write", "move"])
def test_a_crash_leaves_the_old_report_and_no_litter(tmp_path, monkeypatch, crash):
    old = tmp_path / "report.html"
    old.write_bytes(b"old")

    def fail(*args, **kwargs):
        raise OSError(28, "No space left on device")

    if crash == "write":
        monkeypatch.setattr(os, "fsync", fail)
    else:
        monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OutputError) as caught:
        write_all({old: b"new", tmp_path / "other.html": b"new"})
    assert "No space left" in str(caught.value)
    assert "the old files are untouched" in caught.value.mend
    assert old.read_bytes() == b"old"
    assert names(tmp_path) == ["report.html"]


def test_an_interrupt_between_write_and_move_leaves_the_old_report(tmp_path, monkeypatch):
    old = tmp_path / "report.html"
    old.write_bytes(b"old")

    def interrupt(*args, **kwargs):
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_all({old: b"new"})
    assert old.read_bytes() == b"old"
    assert names(tmp_path) == ["report.html"]


def test_a_folder_in_the_way_is_one_clear_error(tmp_path):
    (tmp_path / "report.html").mkdir()
    with pytest.raises(OutputError) as caught:
        write_all({tmp_path / "first.html": b"", tmp_path / "report.html": b""})
    assert "mend" in str(caught.value)
    assert names(tmp_path) == ["report.html"]


def test_a_file_where_the_folder_should_be_is_one_clear_error(tmp_path):
    (tmp_path / "reports").write_bytes(b"mine")
    with pytest.raises(OutputError):
        write_all({tmp_path / "reports" / "a.html": b""})
    assert (tmp_path / "reports").read_bytes() == b"mine"


def test_a_failure_between_two_moves_says_so(tmp_path, monkeypatch):
    real = Path.replace

    def fail(self, target):
        if target.name == "b.txt":
            raise OSError(5, "Input/output error")
        return real(self, target)

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OutputError) as caught:
        write_all({tmp_path / f"{name}.txt": b"new" for name in "abc"})
    assert "1 of 3 files are new already" in caught.value.mend
    assert names(tmp_path) == ["a.txt"]


# --- killed -------------------------------------------------------------------------------------

KILLED = """
import os, signal, sys
from pathlib import Path
from specmoe.files import write_all

folder, moment = Path(sys.argv[1]), int(sys.argv[2])
passed = 0

def deadly(call):
    def run(*args, **more):
        global passed
        if passed == moment:
            os.kill(os.getpid(), signal.SIGKILL)
        passed += 1
        return call(*args, **more)
    return run

os.fsync, Path.replace = deadly(os.fsync), deadly(Path.replace)
import shutil
shutil.rmtree = deadly(shutil.rmtree)
write_all({folder / f"{name}.txt": b"new" * 1000 for name in "abc"})
"""


@pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")
def test_a_kill_at_any_moment_leaves_whole_files_and_the_next_run_clears_up(tmp_path):
    """Three files are written, three are moved, one folder is removed: killed before each."""
    lengths = []
    for moment in range(8):
        folder = tmp_path / str(moment)
        folder.mkdir()
        for name in "abc":
            (folder / f"{name}.txt").write_bytes(b"old")
        done = subprocess.run(
            [sys.executable, "-c", KILLED, str(folder), str(moment)], cwd=ROOT, check=False
        )
        assert done.returncode == (-9 if moment < 7 else 0)
        found = [(folder / f"{name}.txt").read_bytes() for name in "abc"]
        new = sum(content != b"old" for content in found)
        assert found == [b"new" * 1000] * new + [b"old"] * (3 - new)
        lengths.append((new, sum(name.startswith(".") for name in names(folder))))
        write_all({folder / "d.txt": b""})
        assert names(folder) == ["a.txt", "b.txt", "c.txt", "d.txt"]
    assert lengths == [(0, 1), (0, 1), (0, 1), (0, 1), (1, 1), (2, 1), (3, 1), (3, 0)]


def hidden(folder, host=files._HOST, pid=1, run="0" * 8, age=0):
    made = folder / f".specmoe-{host}-{pid}-{run}-abcdefgh"
    made.mkdir()
    (made / "0").write_bytes(b"half")
    then = time.time() - age
    os.utime(made, (then, then))
    return made


DAY = 24 * 3600
GONE = 2**22 + 1
"""No process has this number: Linux numbers them up to 2**22."""


@pytest.mark.skipif(os.name != "posix", reason="only there it can be asked who runs")
@pytest.mark.parametrize(
    ("more", "removed"),
    [
        ({"pid": GONE}, True),
        ({"pid": 9_999_999_999}, True),
        ({"pid": os.getpid()}, True),  # an earlier process of our number
        ({"pid": os.getpid(), "run": files._RUN}, False),  # our own: another thread's
        ({"pid": os.getppid()}, False),
        ({"pid": os.getppid(), "age": DAY + 60}, True),
        ({"pid": GONE, "host": "0" * 8}, False),  # another machine's: it cannot be asked
        ({"pid": GONE, "host": "0" * 8, "age": DAY - 60}, False),
        ({"pid": GONE, "host": "0" * 8, "age": DAY + 60}, True),
    ],
)
def test_only_what_nobody_works_on_is_cleared(tmp_path, more, removed):
    made = hidden(tmp_path, **more)
    write_all({tmp_path / "a.txt": b""})
    assert made.exists() != removed


def test_nothing_is_cleared_but_our_own_folders(tmp_path):
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "precious").write_bytes(b"x")
    ours = f".specmoe-{files._HOST}-{GONE}-{'0' * 8}-"
    (tmp_path / f"{ours}link").symlink_to(mine)
    (tmp_path / f"{ours}file").write_bytes(b"x")
    for name in (".specmoe-notes", ".specmoe-cafe-1-2-x", ".specmoe", f"x{ours}x"):
        (tmp_path / name).mkdir()
    before = names(tmp_path)
    write_all({tmp_path / "a.txt": b""})
    assert names(tmp_path) == sorted([*before, "a.txt"])
    assert (mine / "precious").read_bytes() == b"x"


def test_a_folder_is_cleared_once_for_each_process(tmp_path):
    write_all({tmp_path / "a.txt": b""})
    late = hidden(tmp_path, pid=GONE)
    write_all({tmp_path / "a.txt": b""})
    assert late.exists()
    files._clear.cache_clear()
    write_all({tmp_path / "a.txt": b""})
    assert not late.exists()
