"""Running Lean: only a clean answer counts; everything else says nothing."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from specmoe.errors import InputError, NotChecked
from specmoe.lean import prove, toolchain
from specmoe.lean.run import Limits, end, run_lake_build, run_lean
from specmoe.lean.toolchain import Embedded, Lake, Missing, find_embedded, find_lake

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the child limits itself as on POSIX")


def program(path: Path, body: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!{sys.executable} -IS\nimport sys, os, time, json\n{body}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def lake(tmp_path: Path, body: str) -> Lake:
    return Lake(program(tmp_path / "bin" / "lake", body), "4.35.0", None)


def message(severity: str = "information", **changes: object) -> str:
    data = {"severity": severity, "data": "x", "fileName": "a.lean", "pos": {"line": 1}}
    return json.dumps({**data, **changes})


def state(tmp_path: Path, body: str, seconds: int = 20) -> tuple[str, str]:
    outcome = run_lean(
        lake(tmp_path, body),
        ["a.lean"],
        folder=tmp_path,
        search=tmp_path,
        limits=Limits(seconds=seconds),
    )
    return outcome.state, outcome.reason


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("", "accepted"),
        (f"print({message()!r})", "accepted"),
        ("print('info: made a manifest', file=sys.stderr)", "accepted"),
        (f"print({message('error')!r}); sys.exit(1)", "refused"),
        (f"print({message('warning')!r})", "refused"),
        (f"print({message('error')!r})", "refused"),
        (f"print({message('error')!r}); sys.exit(1 + 1)", "nothing"),
        (f"print({message('error')!r}); os.kill(os.getpid(), 11)", "nothing"),
        ("sys.exit(1)", "nothing"),
        ("sys.exit(134)", "nothing"),
        ("os.kill(os.getpid(), 9)", "nothing"),
        ("print('not json')", "nothing"),
        ("print('[1]')", "nothing"),
        (f"print({message('odd')!r})", "nothing"),
        (f"print({message(pos={})!r})", "nothing"),
        (f"print({message()[:-3]!r})", "nothing"),
        ("sys.stdout.buffer.write(b'\\xff')", "nothing"),
        ("print('PANIC at x', file=sys.stderr)", "nothing"),
        (f"print({message()!r}); sys.exit(1)", "nothing"),
    ],
)
def test_what_counts(tmp_path: Path, body: str, expected: str) -> None:
    found, reason = state(tmp_path, body)
    assert found == expected, reason
    assert bool(reason) == (expected == "nothing")


def test_time_limit_ends_the_whole_family(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    body = (
        "pid = os.fork()\n"
        f"if pid == 0:\n    time.sleep(3)\n    open({str(mark)!r}, 'w').close()\n"
        "time.sleep(60)"
    )
    started = time.monotonic()
    found, reason = state(tmp_path, body, seconds=1)
    assert (found, reason) == ("nothing", "no answer within 1 s")
    assert time.monotonic() - started < 3
    time.sleep(2.5)
    assert not mark.exists()


@pytest.mark.parametrize("body", ["pass", "import time; time.sleep(60)"])
def test_one_that_ended_when_its_time_was_up_leaves_no_pipe_open(body: str) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", body],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    if body == "pass":
        child.wait()
    end(child)
    assert child.returncode is not None
    assert all(
        pipe is not None and pipe.closed for pipe in (child.stdin, child.stdout, child.stderr)
    )


def test_processor_limit(tmp_path: Path) -> None:
    body = "import resource\nprint(resource.getrlimit(resource.RLIMIT_CPU), file=sys.stderr)"
    assert "(7, 7)" in state(tmp_path, body, seconds=7)[1]


def test_environment_is_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEAN_NAT_MAX_SIZE", "1")
    monkeypatch.setenv("LEAN_PATH", "/elsewhere")
    monkeypatch.setenv("LD_PRELOAD", "")
    body = "print(sorted(k for k in os.environ if k[:2] in ('LE', 'LD')), file=sys.stderr)"
    assert state(tmp_path, body)[1].endswith("[]")


def test_lake_build_messages(tmp_path: Path) -> None:
    lines = [
        "ℹ [2/9] Built SpecMoE.Model",
        "info: ././Claims.lean:4:0: @SpecMoE.E1_step : x",
        "error: ././SpecMoE/Model.lean:7:3: type mismatch",
        "  more",
        "error: build failed",
    ]
    body = f"print({chr(10).join(lines)!r}); sys.exit(1)"
    outcome = run_lake_build(lake(tmp_path, body), folder=tmp_path, limits=Limits())
    assert outcome.state == "refused"
    assert [(m.severity, m.file, m.line) for m in outcome.messages] == [
        ("information", "Claims.lean", 4),
        ("error", "SpecMoE/Model.lean", 7),
        ("error", "", 0),
    ]


EMBEDDED = find_embedded()
embedded = pytest.mark.skipif(not isinstance(EMBEDDED, Embedded), reason="needs the Lean wheel")


@embedded
def test_memory_limit(tmp_path: Path) -> None:
    """With less address space than Lean reserves at its start, nothing is said."""
    assert isinstance(EMBEDDED, Embedded)
    outcome = run_lean(
        EMBEDDED,
        ["--version"],
        folder=tmp_path,
        search=tmp_path,
        limits=Limits(memory=2**30),
    )
    assert outcome.state == "nothing"


@embedded
def test_version_of_the_embedded_lean(tmp_path: Path) -> None:
    """What the status claims, the binary says: its version is not JSON, so it is in the reason."""
    assert isinstance(EMBEDDED, Embedded)
    assert EMBEDDED.genuine
    (tmp_path / "a.lean").write_text("prelude\n#print axioms nothing\n")
    limits = Limits()
    outcome = run_lean(EMBEDDED, ["a.lean"], folder=tmp_path, search=tmp_path, limits=limits)
    assert outcome.state == "refused"
    outcome = run_lean(EMBEDDED, ["--version"], folder=tmp_path, search=tmp_path, limits=limits)
    assert outcome.state == "nothing"
    assert EMBEDDED.version == toolchain.LEAN == "4.35.0"


def test_library_that_is_not_there(tmp_path: Path) -> None:
    outcome = run_lean(
        Embedded(tmp_path / "no.so"), ["a.lean"], folder=tmp_path, search=tmp_path, limits=Limits()
    )
    assert outcome.state == "nothing"


# --- finding Lean ------------------------------------------------------------------------------


def on_path(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setenv("PATH", str(folder))


def versions(answers: dict[str | None, str]) -> str:
    table = {k or "": v for k, v in answers.items()}
    return f"print({table!r}.get(os.environ.get('ELAN_TOOLCHAIN', ''), ''))"


NEWEST = "Lake version 5.0.0-src+eb6cafb (Lean version 4.35.0)"


@pytest.mark.parametrize(
    ("line", "version"),
    [
        (NEWEST, "4.35.0"),
        ("Lake version 5.0.0-abc (Lean version 4.23.0-rc2)", "4.23.0"),
        ("Lake version 5.0.0 (Lean version 4.22.0)", None),
        ("Lake version 6 (Lean version 4.36.0)", None),
        ("Lake version 5 (Lean version 5.1.0)", None),
        ("nonsense", None),
    ],
)
def test_lake_without_elan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, version: str | None
) -> None:
    program(tmp_path / "lake", versions({None: line}))
    on_path(monkeypatch, tmp_path)
    found = find_lake()
    if version is None:
        assert isinstance(found, Missing)
        assert "4.23 to 4.35" in found.reason
    else:
        assert found == Lake(tmp_path / "lake", version, None)


OLD, OWN = "leanprover/lean4:v4.20.0", "leanprover/lean4:v4.35.0"


@pytest.mark.parametrize(
    "listed",
    [
        [f"{OLD} (default)", OWN],
        [OLD, f"{OWN} (default)"],
        # From elan 4 on, where the default is a channel.
        [OLD, f"{OWN} (resolved from default 'stable')"],
        [f"{OLD} (active)", f"{OWN} (active, default)"],
        # With paths, as `toolchain list -v` of elan's model prints them.
        [f"{OLD}\t/home/x/.elan/toolchains/old", f"{OWN} (active, default)\t/home/x/my lean"],
        [f"{OLD}     -> /opt/old lean", f"{OWN} -> /opt/lean"],
        ["", f"  {OWN}\r", "no", OLD],
    ],
    ids=["elan-3", "elan-3-default", "elan-4", "remarks", "paths", "arrows", "spaces"],
)
def test_elan_takes_an_installed_tool_chain_and_downloads_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, listed: list[str]
) -> None:
    program(tmp_path / "elan", f"print({chr(10).join(listed)!r})")
    program(tmp_path / "lake", versions({OLD: "(Lean version 4.20.0)", OWN: NEWEST}))
    on_path(monkeypatch, tmp_path)
    found = find_lake()
    assert isinstance(found, Lake)
    assert (found.version, found.toolchain) == ("4.35.0", OWN)
    assert found.environment == {"ELAN_TOOLCHAIN": OWN}


@pytest.mark.parametrize("listed", ["no installed toolchains", "", "error: could not read\n"])
def test_elan_without_a_tool_chain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, listed: str
) -> None:
    """What elan says then names none; `lake` is not asked, for it would download one."""
    program(tmp_path / "elan", f"print({listed!r})")
    asked = tmp_path / "asked"
    program(tmp_path / "lake", f"open({str(asked)!r}, 'w').close(); sys.exit(1)")
    on_path(monkeypatch, tmp_path)
    found = find_lake()
    assert isinstance(found, Missing)
    assert "(none at all)" in found.reason
    assert "elan toolchain install" in found.mend
    assert not asked.exists()


def test_elan_without_a_fitting_tool_chain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path / "elan", f"print({OLD!r}); print('linked -> /opt/lean')")
    program(tmp_path / "lake", versions({OLD: "(Lean version 4.20.0)"}))
    on_path(monkeypatch, tmp_path)
    found = find_lake()
    assert isinstance(found, Missing)
    assert "(4.20.0, linked)" in found.reason


def test_no_lean_at_all_is_one_clear_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_path(monkeypatch, tmp_path)
    monkeypatch.setattr(toolchain.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(NotChecked, match="no Lean tool chain") as error:
        prove()
    assert "pip install 'specmoe[lean]'" in str(error.value) or sys.platform != "linux"
    assert "elan" in str(error.value)
    for via in ("embedded", "lake"):
        with pytest.raises(NotChecked, match=f"via {via} here"):
            prove(via=via)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("system", "machine", "libc"),
    [
        ("darwin", "arm64", ("", "")),
        ("linux", "aarch64", ("glibc", "2.39")),
        ("linux", "x86_64", ("glibc", "2.31")),
        ("linux", "x86_64", ("", "")),
    ],
)
def test_embedded_is_not_offered_everywhere(
    monkeypatch: pytest.MonkeyPatch, system: str, machine: str, libc: tuple[str, str]
) -> None:
    monkeypatch.setattr(toolchain.sys, "platform", system)
    monkeypatch.setattr(toolchain.platform, "machine", lambda: machine)
    monkeypatch.setattr(toolchain.platform, "libc_ver", lambda: libc)
    found = find_embedded()
    assert isinstance(found, Missing)
    assert "elan" in found.mend


def test_unknown_way() -> None:
    with pytest.raises(InputError, match="no such way"):
        prove(via="magic")  # type: ignore[arg-type]
