"""Stand-ins for `elan`, `lake` and `lean`, so that the real lean-dojo runs without them.

They answer lean-dojo's commands by means of the embedded Lean, the project's core, and traces made
by hand (:mod:`dojo_fixture`). So they test how the adapter and lean-dojo work together: staging,
commands, files, answers. **They say nothing about tracing with a standard Lean**, which only the
tests marked ``elan`` do. In a run of theirs a word of :data:`LIES` makes one thing go wrong.
"""

from __future__ import annotations

import ctypes
import json
import os
import re
import sys
import time
from pathlib import Path

import dojo_fixture

VERSION = "4.24.0"
LIES = ("no build", "no repl", "no trace", "hangs", "other version", "accepts all", "crashes")
LIBRARY = Path(".lake") / "build" / "lib" / "lean"
_SCRIPT = """#!{python}
import sys
sys.path[:0] = {path!r}
import dojo_stand_in
sys.exit(dojo_stand_in.main({library!r}, {core!r}, {lie!r}, sys.argv))
"""


def install(folder: Path, library: Path, core: Path, lie: str = "") -> None:
    """Write the programs.

    Args:
        folder: Where.
        library: The embedded Lean.
        core: The compiled core.
        lie: What goes wrong, if anything.
    """
    assert lie in ("", *LIES)
    here = Path(__file__).resolve().parent
    text = _SCRIPT.format(
        python=sys.executable,
        path=[str(here), str(here.parent)],
        library=str(library),
        core=str(core),
        lie=lie,
    )
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("elan", "lake", "lean"):
        (folder / name).write_text(text, encoding="utf-8")
        (folder / name).chmod(0o755)


def main(library: str, core: str, lie: str, words: list[str]) -> int:
    """Answer one command."""
    name, *arguments = (Path(words[0]).name, *words[1:])
    command = " ".join((name, *arguments[:2]))
    if command == "elan toolchain list":
        print(f"leanprover/lean4:v{VERSION} (default)")
    elif command == "lake --version":
        print(f"Lake version 5.0.0-src+797c613 (Lean version {VERSION})")
    elif command == "lean --version":
        print(f"Lean (version {VERSION}, x86_64-unknown-linux-gnu, commit 797c613, Release)")
    elif command == "lean --print-prefix":
        print(_prefix())
    elif command == "lake exe cache":
        print("error: unknown executable cache", file=sys.stderr)
        return 1
    elif command == "lake build":
        return _build(library, core, lie)
    elif command == "lake build Lean4Repl":
        return _repl(library, core, lie)
    elif command == "lake env lean" and arguments[-3:] == ["--run", "ExtractData.lean", "noDeps"]:
        return _trace(lie)
    elif command == "lake env lean" and re.fullmatch(r"--threads=1 --memory=\d+", _pair(arguments)):
        return _check(library, core, lie, arguments[-1])
    else:
        print(f"the stand-in does not know: {words}", file=sys.stderr)
        return 64
    return 0


def _pair(arguments: list[str]) -> str:
    return " ".join(arguments[2:4])


def _prefix() -> Path:
    """A tool chain to copy."""
    prefix = Path(os.environ["TMPDIR"]) / "prefix"
    source = prefix / "src" / "lean" / "Init.lean"
    source.parent.mkdir(parents=True, exist_ok=True)
    source.touch()
    return prefix


def _build(library: str, core: str, lie: str) -> int:
    if lie == "hangs":
        time.sleep(600)
    if lie == "crashes":
        os.killpg(os.getpgid(0), 9)
    if lie == "no build":
        print("error: SpecMoE/Expected.lean:7:2: unknown tactic", file=sys.stderr)
        return 1
    done: set[str] = set()

    def visit(name: str) -> bool:
        file = Path(name.replace(".", "/")).with_suffix(".lean")
        if name in done or not file.is_file():
            return True
        done.add(name)
        imports = re.findall(r"^import (\S+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
        return all(map(visit, imports)) and _compile(library, core, file)

    return 0 if visit("SpecMoE") and visit("Placeholders") else 1


def _repl(library: str, core: str, lie: str) -> int:
    if lie == "no repl":
        print("error: Lean4Repl.lean:9:0: unknown identifier", file=sys.stderr)
        return 1
    # lean-dojo's own needs the whole of Lean; here nothing is asked of it but to be importable.
    file = Path(os.environ["TMPDIR"]) / "Lean4Repl.lean"
    file.write_text("", encoding="utf-8")
    return 0 if _compile(library, core, file) else 1


def _trace(lie: str) -> int:
    without = ("SpecMoE/Expected.lean",) if lie == "no trace" else ()
    dojo_fixture.write_traces(Path.cwd(), without=without)
    return 0


def _check(library: str, core: str, lie: str, file: str) -> int:
    if lie == "accepts all":
        return 0
    text = Path(file).read_text(encoding="utf-8")
    if _TACTIC in text:
        return _session(library, core, Path(file), text)
    return _lean(library, core, file)


_TACTIC = "lean_dojo_repl\n  sorry"


def _session(library: str, core: str, file: Path, text: str) -> int:
    """What Lean4Repl.lean does with one goal: a tactic closes it, or it does not."""
    reply = {"sid": 0, "tacticState": "⊢ goal", "error": None}
    print(f"REPL> {json.dumps(reply)}", flush=True)
    for line in sys.stdin:
        tactic = json.loads(line)["cmd"]
        tried = file.with_name(f"Tried{file.name}")
        tried.write_text(text.replace(_TACTIC, tactic), encoding="utf-8")
        refused = _lean(library, core, "-q", str(tried))
        tried.unlink()
        reply = {"sid": 1, "tacticState": "no goals", "error": "refused" if refused else None}
        print(f"REPL> {json.dumps(reply)}", flush=True)
    return 0


def _compile(library: str, core: str, file: Path) -> bool:
    relative = file.relative_to(file.parent) if file.is_absolute() else file
    target = LIBRARY / relative.with_suffix(".olean")
    target.parent.mkdir(parents=True, exist_ok=True)
    return _lean(library, core, "-R", str(file.parent if file.is_absolute() else "."), "-o",
                 str(target), str(file)) == 0  # fmt: skip


def _lean(library: str, core: str, *words: str) -> int:
    """The embedded Lean, in a process of its own: it can be started once in each."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    os.environ["LEAN_PATH"] = f"{core}:{LIBRARY}"
    lean = ctypes.CDLL(library, mode=ctypes.RTLD_GLOBAL)
    lean.lean_main.restype = ctypes.c_int
    options = ("-D", "interpreter.prefer_native=true", "-s", "65536", "-j", "2")
    line = [b"lean", *(word.encode() for word in (*options, *words))]
    code = lean.lean_main(len(line), (ctypes.c_char_p * (len(line) + 1))(*line, None))
    os._exit(code)
