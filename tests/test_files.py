"""Files are written all or not at all, and an old report survives whatever goes wrong."""

import os
from pathlib import Path

import pytest

from specmoe.errors import OutputError
from specmoe.files import write_all


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
