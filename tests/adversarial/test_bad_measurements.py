"""Every bad measurement file is refused, in words that help, and without side effects."""

from __future__ import annotations

import decimal
import json
import os
import shutil
import sys
import tomllib
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from specmoe.errors import InputError
from specmoe.measurement import read, reads
from specmoe.measurement.rawfile import MAX_BYTES

HERE = Path(__file__).parent / "measurement"
BASE = (HERE / "base.toml").read_text(encoding="utf-8")
MANIFEST = tomllib.loads((HERE / "manifest.toml").read_text(encoding="utf-8"))
CASES = MANIFEST["case"]
FILES = MANIFEST["file"]
# Audit events of what changes files, starts programs or talks to a network; writing is "open".
EFFECTS = {
    *("os.mkdir", "os.remove", "os.rename", "os.rmdir", "os.truncate", "os.chmod", "os.link"),
    *("os.symlink", "os.system", "os.chdir", "os.putenv", "subprocess.Popen", "socket.connect"),
}
posix = pytest.mark.skipif(os.name != "posix", reason="needs POSIX files")


@pytest.fixture(scope="module", autouse=True)
def warm() -> None:
    """Whatever is imported late is imported before anything is watched."""
    reads(BASE.encode(), name="base.toml")


class Watch:
    """Records the side effects of the code that runs while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.seen: list[tuple[str, tuple[Any, ...]]] = []
        sys.addaudithook(self.hook)

    def hook(self, event: str, arguments: tuple[Any, ...]) -> None:
        if self.on:
            writes = event == "open" and arguments[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
            if writes or event in EFFECTS:
                self.seen.append((event, arguments))


WATCH = Watch()


def open_files() -> list[str]:
    return sorted(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else []


def refused(action: Callable[[], object]) -> InputError:
    """The error of an action that must fail, and must do nothing else."""
    decimal.getcontext().clear_flags()
    WATCH.seen.clear()
    before = open_files()
    WATCH.on = True
    try:
        with pytest.raises(InputError) as caught:
            action()
    finally:
        WATCH.on = False
    assert WATCH.seen == []
    assert open_files() == before
    assert not any(decimal.getcontext().flags.values())
    assert type(caught.value) is InputError
    return caught.value


def hold(error: InputError, file: str, case: dict[str, Any]) -> None:
    """The error names the file and the place and says what the manifest asks for."""
    assert error.file == file
    if "path" in case:
        assert error.path == case["path"]
    for part in ("problem", "expected", "found", "mend"):
        said = getattr(error, part)
        assert said, f"{part} is empty"
        assert case.get(part, "") in said
        assert said in str(error)
    assert all(char.isprintable() or char == "\n" for char in str(error))
    assert max(map(len, str(error).splitlines())) < 1000


def spoilt(case: dict[str, Any]) -> str:
    text = BASE
    for old, new in case["edit"]:
        assert old in text, "nothing to replace"
        text = text.replace(old, new, 1)
    return text


def as_json(value: object) -> str:
    """JSON with every number as it was written."""
    if isinstance(value, dict):
        return "{" + ",".join(f"{json.dumps(k)}:{as_json(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(as_json, value)) + "]"
    return str(value) if isinstance(value, Decimal) else json.dumps(value)


def named(case: dict[str, Any]) -> str:
    return str(case["name"])


def test_the_manifest_is_large_complete_and_its_base_is_good() -> None:
    everything = [named(case) for case in CASES + FILES]
    assert len(everything) >= 70
    assert len(set(everything)) == len(everything)
    present = {path.name for path in (HERE / "files").iterdir()}
    traces = {name for name in present if any(f"files/{name}" in spoilt(case) for case in CASES)}
    assert present == traces | {named(case) for case in FILES}
    assert reads(BASE.encode(), name="base.toml").name == "base"


@pytest.mark.parametrize("case", CASES, ids=named)
def test_a_spoilt_file_is_refused(case: dict[str, Any]) -> None:
    data = spoilt(case).encode()
    error = refused(lambda: reads(data, name="base.toml", folder=HERE))
    hold(error, case.get("file", "base.toml"), case)


@pytest.mark.parametrize("case", CASES, ids=named)
def test_the_same_mistake_in_json_is_refused_alike(case: dict[str, Any]) -> None:
    try:
        data = as_json(tomllib.loads(spoilt(case), parse_float=Decimal)).encode()
    except TypeError:
        assert case["name"] == "date-without-quotes"  # JSON has no dates
        return
    error = refused(lambda: reads(data, name="base.json", folder=HERE))
    # The mend is in the file's own syntax.
    case = {part: text for part, text in case.items() if part not in ("mend", "found")}
    hold(error, case.get("file", "base.json"), case)


@pytest.mark.parametrize("case", FILES, ids=named)
def test_a_bad_file_is_refused(case: dict[str, Any]) -> None:
    path = HERE / "files" / named(case)
    hold(refused(lambda: read(path)), str(path), case)


def test_the_folder_is_left_as_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "measurement"
    shutil.copytree(HERE, folder)

    def state() -> dict[Path, tuple[int, int, bytes]]:
        files = (path for path in folder.rglob("*") if path.is_file())
        return {
            path: (path.stat().st_mtime_ns, path.stat().st_mode, path.read_bytes())
            for path in files
        }

    before = state()
    for case in FILES:
        with pytest.raises(InputError):
            read(folder / "files" / named(case))
    for case in CASES[:20]:
        with pytest.raises(InputError):
            reads(spoilt(case).encode(), name="base.toml", folder=folder)
    assert state() == before


# What cannot be committed: it is made here.


@pytest.mark.parametrize("as_type", [str, Path])
def test_missing_file(tmp_path: Path, as_type: type) -> None:
    path = tmp_path / "nowhere.toml"
    hold(refused(lambda: read(as_type(path))), str(path), {"found": "no such file"})


def test_folder(tmp_path: Path) -> None:
    hold(refused(lambda: read(tmp_path)), str(tmp_path), {"found": "a folder"})


def test_null_character_in_the_name() -> None:
    error = refused(lambda: read("a\0b.toml"))
    assert error.found is not None
    assert "null character" in error.found


def test_name_too_long(tmp_path: Path) -> None:
    path = tmp_path / ("a" * 5000)
    assert "system says" in str(refused(lambda: read(path)).found)


@posix
def test_pipe_does_not_block(tmp_path: Path) -> None:
    path = tmp_path / "pipe.toml"
    os.mkfifo(path)
    hold(refused(lambda: read(path)), str(path), {"found": "a pipe"})


@posix
def test_endless_device() -> None:
    hold(refused(lambda: read("/dev/zero")), "/dev/zero", {"found": "a device"})


@posix
def test_loop_of_links(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.symlink_to("b.toml")
    (tmp_path / "b.toml").symlink_to("a.toml")
    hold(refused(lambda: read(path)), str(path), {"found": "the system says"})


@posix
def test_name_that_is_no_text(tmp_path: Path) -> None:
    path = os.fsencode(tmp_path) + b"/\xff.toml"
    shown = f"{tmp_path}/\ufffd.toml"
    hold(refused(lambda: read(os.fsdecode(path))), shown, {"found": "no such file"})
    shutil.copy(HERE / "base.toml", path)
    assert read(os.fsdecode(path)).file == "\ufffd.toml"


@posix
def test_link_to_a_good_file_is_followed(tmp_path: Path) -> None:
    path = tmp_path / "link.toml"
    path.symlink_to(HERE / "base.toml")
    assert read(path).file == "link.toml"


@pytest.mark.parametrize(("folder", "found"), [(True, "a folder"), (False, "no permission")])
def test_what_may_not_be_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: bool, found: str
) -> None:
    """Pretended: the tests may run as a user who may open everything."""

    def refuse(*_: object) -> int:
        raise PermissionError(13, "no")

    path = tmp_path if folder else tmp_path / "m.toml"
    monkeypatch.setattr(os, "open", refuse)
    hold(refused(lambda: read(path)), str(path), {"found": found})


def test_the_largest_file_is_looked_into(tmp_path: Path) -> None:
    path = tmp_path / "m.toml"
    with path.open("wb") as stream:
        stream.write(b"x")
        stream.truncate(MAX_BYTES)
    hold(refused(lambda: read(path)), str(path), {"problem": "not valid TOML"})


@pytest.mark.parametrize("suffix", ["toml", "json"])
def test_too_large(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"large.{suffix}"
    with path.open("wb") as stream:
        stream.truncate(MAX_BYTES + 1)
    hold(refused(lambda: read(path)), str(path), {"expected": "16 MiB", "mend": "keep only"})


def with_trace(folder: Path, name: str) -> Path:
    table = 'model = "table"\ntable = [[1, 8], [2, "15.4"], [8, 49.9], [64, 109.1]]'
    path = folder / "m.toml"
    path.write_text(BASE.replace(table, f'model = "trace"\ntrace = "{name}"'), encoding="utf-8")
    return path


@posix
def test_trace_that_is_a_link_out_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "inside").mkdir()
    outside = tmp_path / "trace.csv"
    outside.write_text("layer,token,expert\n", encoding="utf-8")
    (tmp_path / "inside" / "trace.csv").symlink_to(outside)
    path = with_trace(tmp_path / "inside", "trace.csv")
    hold(refused(lambda: read(path)), str(path), {"path": "routing.trace", "found": "leaves"})


@posix
def test_trace_in_a_loop_of_links(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    path = with_trace(tmp_path, "a/trace.csv")
    hold(refused(lambda: read(path)), str(path), {"path": "routing.trace"})


@posix
def test_trace_that_is_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "trace.csv")
    path = with_trace(tmp_path, "trace.csv")
    hold(refused(lambda: read(path)), str(path), {"path": "routing.trace", "found": "a pipe"})


def test_trace_too_large(tmp_path: Path) -> None:
    with (tmp_path / "trace.csv").open("wb") as stream:
        stream.truncate(MAX_BYTES + 1)
    path = with_trace(tmp_path, "trace.csv")
    hold(refused(lambda: read(path)), str(path), {"path": "routing.trace", "expected": "16 MiB"})


def test_trace_without_a_folder(tmp_path: Path) -> None:
    data = with_trace(tmp_path, "trace.csv").read_bytes()
    error = refused(lambda: reads(data, name="m.toml"))
    hold(error, "m.toml", {"path": "routing.trace", "mend": "read the measurement from its file"})


def test_too_many_values() -> None:
    data = json.dumps({"schema": 1, "notes": ["x"] * 200_000}).encode()
    error = refused(lambda: reads(data, name="m.json"))
    hold(error, "m.json", {"expected": "at most 100000 values", "mend": "keep only"})


@pytest.mark.parametrize("language", ["toml", "json"])
def test_deep_but_within_the_reach_of_a_parser(language: str) -> None:
    deep = "[" * 20 + "]" * 20
    text = f"schema = 1\nnotes = {deep}" if language == "toml" else f'{{"notes": {deep}}}'
    error = refused(lambda: reads(text.encode(), name="m"))
    hold(error, "m", {"path": "notes[0][0]...", "problem": "nested too deeply"})


def test_many_deep_keys_take_no_time() -> None:
    data = (b"a" + b".a" * 30_000 + b" = 1\n") * 100
    hold(refused(lambda: reads(data, name="m.toml")), "m.toml", {"path": "line 1"})
