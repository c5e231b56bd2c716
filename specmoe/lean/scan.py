"""The scan of the sources, before Lean sees them.

Lean accepts files that print no bad axiom and yet prove nothing: a switched-off kernel, a changed
notation, an instance that gives ``<`` another meaning. So theory files may use only a small part
of Lean, and whatever lies outside is refused here. The ten rules for authors (``lean/README.md``)
are enforced as far as a reader of tokens can.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from specmoe.lean.printed import PrintedClaims
from specmoe.lean.result import Problem, Stage
from specmoe.lean.source import (
    CLAIMS,
    DERIVED,
    KEYWORDS,
    NAMESPACE,
    ROOT,
    Declaration,
    Module,
    Project,
)
from specmoe.lean.tokens import CLOSERS, OPENERS, Token

__all__ = ["lost_with", "scan"]

_WORDS = tomllib.loads(Path(__file__).with_name("scan.toml").read_text(encoding="utf-8"))
_LAKEFILE = "lakefile.toml"
_COMMANDS = frozenset(_WORDS["theory_commands"])
_COMMAND_WORDS = _COMMANDS | frozenset(_WORDS["other_commands"])
_NAMES = frozenset(_WORDS["names"])
_RESERVED = frozenset(_WORDS["reserved"])
_TACTICS = frozenset(_WORDS["tactics"])
_CORE_CLASSES = frozenset(_WORDS["classes"])
_CORE_TYPES = frozenset(_WORDS["types"])
_COMPILER_NAME = re.compile(r"lc[A-Z]\w*")
_LINE = 100
_LINES = 400
_PROOF = 40
_UNPROVED = "a theorem without a proof"
_SET_OPTION = ["set_option", "autoImplicit", "false"]
_FRAME = frozenset(
    (" ".join(_SET_OPTION), f"namespace {NAMESPACE}", "universe u", f"end {NAMESPACE}")
)
_VARIABLE = "variable { α : Type u } [ OrderedField α ]"


def scan(
    project: Project,
    core_names: frozenset[str] = frozenset(),
    claims: PrintedClaims | None = None,
) -> list[Problem]:
    """Everything in the sources that Lean must not see.

    Args:
        project: The files.
        core_names: What the core declares at the root; the theory must not reuse those names.
        claims: The registry's claims, which the generated file must hold; without them, that file
            must not be there.

    Returns:
        In the order of files and lines; empty if all is well.
    """
    found = list(_unreached(project))
    for module in sorted(project.modules.values(), key=lambda m: m.file):
        for problem in sorted(_reader(module, core_names).problems(), key=lambda p: p.line):
            if problem.message == _UNPROVED and not problem.claims:
                problem = replace(problem, claims=lost_with(project, module.name))
            found.append(problem)
    return [*found, *_twice(project), *_derived(project, claims), *_lakefile(project.root)]


def lost_with(project: Project, name: str) -> tuple[str, ...]:
    """The claims that are unproved if a module does not hold: its own, and those above it."""
    above = [module for module in project.order if name in project.reach[module.name]]
    return tuple(dict.fromkeys(d.claim for module in above for d in module.declarations if d.claim))


def _reader(module: Module, core_names: frozenset[str]) -> _Reader:
    if module.name in (ROOT, CLAIMS):
        return _Lists(module)
    return _Generated(module) if module.name == DERIVED else _Theory(module, core_names)


def _derived(project: Project, claims: PrintedClaims | None) -> Iterator[Problem]:
    """The generated file is what the registry prints, byte for byte."""
    module = project.modules.get(DERIVED)
    if claims is not None:
        different = claims.difference(module.text if module else None)
        if different:
            yield different
    elif module is not None:
        message = "there are no claims that this file could be compared with"
        yield Problem("derived", message, module.file, 1)


def _lakefile(root: Path) -> Iterator[Problem]:
    """The build's own options, where a project has some, are the reviewed ones."""
    path = root / _LAKEFILE
    if not path.is_file():
        return
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        yield Problem("scan", f"not TOML: {error}", _LAKEFILE)
        return
    for key in sorted({*data, *_WORDS["lakefile"]}):
        wanted, found = _WORDS["lakefile"].get(key), data.get(key)
        if wanted != found:
            yield Problem("scan", f"`{key}` is {found}, not {wanted}", _LAKEFILE)


def _unreached(project: Project) -> Iterator[Problem]:
    reached = {module.name for module in project.order}
    for module in project.modules.values():
        if module.name not in reached:
            claims = tuple(dict.fromkeys(d.claim for d in module.declarations if d.claim))
            message = f"{ROOT}.lean does not import this file, directly or through others"
            yield Problem("imports", message, module.file, 1, claims)


def _twice(project: Project) -> Iterator[Problem]:
    seen: dict[str, Declaration] = {}
    for module in project.order:
        for declaration in module.declarations:
            if declaration.name in seen:
                yield _at(module, declaration.line, f"`{declaration.name}` is declared twice")
            seen[declaration.name] = declaration


def _at(module: Module, line: int, message: str, stage: Stage = "scan") -> Problem:
    declaration = module.declaration_at(line)
    if declaration is None or line > declaration.end:
        return Problem(stage, message, module.file, line)
    claims = (declaration.claim,) if declaration.claim else ()
    return Problem(stage, message, module.file, line, claims, declaration.name)


def _bad(word: str) -> bool:
    """Whether a dotted word may not stand in a file at all."""
    parts = word.split(".")
    return bool(
        _NAMES & set(parts)
        or any(_COMPILER_NAME.fullmatch(part) for part in parts)
        or parts[0] in ("Lean", "Std")
        or word in _RESERVED
    )


class _Reader:
    """What holds for every file."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.code = [t for t in module.tokens if t.kind not in ("doc", "module doc")]

    def problems(self) -> Iterator[Problem]:
        for flaw in self.module.flaws:
            yield self.at(flaw.line, flaw.message)
        for number, line in enumerate(self.module.text.split("\n"), 1):
            if len(line) > _LINE:
                yield self.at(number, f"a line of {len(line)} characters; {_LINE} is the limit")
        lines = self.module.text.count("\n")
        if lines > _LINES:
            yield self.at(lines, f"{lines} lines; {_LINES} is the limit: split the file")
        yield from self.words()
        yield from self.imports()

    def at(self, line: int, message: str) -> Problem:
        return _at(self.module, line, message)

    def words(self) -> Iterator[Problem]:
        bad = {text for text in {t.text for t in self.code if t.kind == "word"} if _bad(text)}
        for token in self.code:
            if token.text in bad:
                yield self.at(token.line, f"the word `{token.text}`")
            if token.text == "@[":
                yield self.at(token.line, "an attribute `@[...]`")

    def inner_words(self) -> Iterator[Problem]:
        for token in self.code:
            if token.column and token.text in _COMMAND_WORDS:
                yield self.at(token.line, f"the word `{token.text}` inside a command")
            if token.text.startswith("#"):
                yield self.at(token.line, f"the command `{token.text}`")
            if token.text == "<;>":
                yield self.at(token.line, "the combinator `<;>`")

    def imports(self) -> Iterator[Problem]:
        for command in self.module.commands:
            if command[0].text != "import":
                continue
            name = command[1].text if len(command) == 2 else ""
            if not name.startswith(f"{NAMESPACE}.") and not (
                self.module.name in (CLAIMS, DERIVED) and name == ROOT
            ):
                message = f"an import of something other than one `{NAMESPACE}` file"
                yield self.at(command[0].line, message)


class _Lists(_Reader):
    """The root, which only imports, and the claims' list, which also prints."""

    def problems(self) -> Iterator[Problem]:
        yield from super().problems()
        for command in self.module.commands:
            words = [token.text for token in command]
            if words[0] == "import" or words == _SET_OPTION:
                continue
            if self.module.name == CLAIMS and (
                (words[:2] == ["#check", "@"] and len(words) == 3)
                or (words[:2] == ["#print", "axioms"] and len(words) == 3)
            ):
                continue
            yield self.at(command[0].line, f"the command `{words[0]}` in {self.module.file}")


class _Generated(_Reader):
    """The claims as the registry prints them: that the words are the registry's is not all."""

    def problems(self) -> Iterator[Problem]:
        yield from self.words()
        yield from self.inner_words()
        yield from self.imports()
        for flaw in self.module.flaws:
            yield self.at(flaw.line, flaw.message)
        for command in self.module.commands:
            words = " ".join(token.text for token in command)
            if command[0].text not in ("import", "example") and words not in _FRAME:
                yield self.at(command[0].line, f"the command `{words[:60]}` in {self.module.file}")


class _Theory(_Reader):
    """A file with definitions and theorems."""

    def __init__(self, module: Module, core_names: frozenset[str]) -> None:
        super().__init__(module)
        self.core_names = core_names
        self.core_types = {name for name in core_names if name[0].isupper()} | _CORE_TYPES

    def problems(self) -> Iterator[Problem]:
        yield from super().problems()
        yield from self.commands()
        yield from self.inner_words()
        yield from self.tactics()
        for declaration in self.module.declarations:
            yield from self.declaration(declaration)

    def commands(self) -> Iterator[Problem]:
        started = False
        depth = 0
        for command in self.module.commands:
            words = [token.text for token in command]
            first = words[0]
            if first == "import":
                if started:
                    yield self.at(command[0].line, "an import after the first command")
                continue
            if not started and words != _SET_OPTION:
                message = (
                    "the first command after the imports must be `set_option autoImplicit false`"
                )
                yield self.at(command[0].line, message)
            if first == "set_option" and (started or words != _SET_OPTION):
                yield self.at(command[0].line, f"`{' '.join(words[:3])}`")
            started = True
            if first not in _COMMANDS:
                yield self.at(command[0].line, f"the command `{first}`")
            if first == "namespace":
                if words[1:] != [NAMESPACE] or depth:
                    yield self.at(command[0].line, f"a namespace other than `{NAMESPACE}`")
                depth += 1
            if first == "end" and words[1:] == [NAMESPACE]:
                depth -= 1
            if first in KEYWORDS | {"variable"} and depth != 1:
                yield self.at(command[0].line, f"`{first}` outside `namespace {NAMESPACE}`")
            if first == "variable" and " ".join(words) != _VARIABLE:
                message = "a `variable` other than `{α : Type u} [OrderedField α]`"
                yield self.at(command[0].line, message)

    def tactics(self) -> Iterator[Problem]:
        for place, token in enumerate(self.code):
            if token.text in _TACTICS:
                yield self.at(token.line, f"`{token.text}`, which rule 4 does not list")
            if token.text == "simp":
                yield from self.simp(place)
            if token.text == "decide":
                before = self.code[place - 1].text
                after = self.code[place + 1].text if place + 1 < len(self.code) else ""
                if before != "by" or after in ("+", "("):
                    yield self.at(token.line, "`decide` other than as `by decide`")

    def simp(self, place: int) -> Iterator[Problem]:
        """`simp only [...]`, as the last step of its block."""
        simp = self.code[place]
        words = [token.text for token in self.code[place : place + 3]]
        if words != ["simp", "only", "["]:
            yield self.at(simp.line, "`simp` other than `simp only [...]`")
            return
        after = self._after_bracket(place + 2)
        if after < len(self.code) and self.code[after].text == "at":
            yield self.at(simp.line, "`simp only` at a hypothesis; rule 4 wants it as a last step")
            return
        following = self.code[after] if after < len(self.code) else None
        if following and following.column >= simp.column and following.text not in CLOSERS:
            yield self.at(simp.line, "a step after `simp only`; rule 4 wants it as a last step")

    def _after_bracket(self, place: int) -> int:
        depth = 0
        for at in range(place, len(self.code)):
            depth += (self.code[at].text in OPENERS) - (self.code[at].text in CLOSERS)
            if depth == 0:
                return at + 1
        return len(self.code)

    def declaration(self, declaration: Declaration) -> Iterator[Problem]:
        relative = declaration.name.removeprefix(f"{NAMESPACE}.")
        line = declaration.line
        if declaration.doc is None:
            yield self.at(line, f"no docstring on `{relative}`")
        parts = relative.split(".")
        if not re.fullmatch(r"[A-Za-z_][\w']*", parts[0]):
            yield self.at(line, f"a {declaration.keyword} without a name")
        if relative in self.core_names or parts[0] in self.core_types | {"Lean", "Std"}:
            yield self.at(line, f"`{relative}` is a name of the core")
        yield from self.binders(declaration)
        if declaration.keyword == "instance":
            yield from self.instance(declaration)
        if declaration.keyword == "theorem":
            yield from self.theorem(declaration)

    def theorem(self, declaration: Declaration) -> Iterator[Problem]:
        for token in declaration.signature:
            if token.text in _CORE_CLASSES:
                message = f"the class `{token.text}` in a statement: signs get a second meaning"
                yield self.at(token.line, message)
        if not declaration.body or declaration.body[0].text not in (":=", "|"):
            yield self.at(declaration.line, _UNPROVED)
        start = declaration.body[0].line if declaration.body else declaration.line
        steps = pairwise(declaration.body)
        named = any(word.text == "have" and name.kind == "word" for word, name in steps)
        if declaration.end - start > _PROOF and not named:
            message = (
                f"a proof of {declaration.end - start} lines without a `have` that names a step"
            )
            yield self.at(declaration.line, message)

    def binders(self, declaration: Declaration) -> Iterator[Problem]:
        """Hypotheses that nothing uses, and bound names that hide a core type."""
        for token, is_hypothesis in _bound_names(declaration.signature):
            if is_hypothesis and token.text.startswith("_") and declaration.keyword == "theorem":
                message = f"the hypothesis `{token.text}`, which the proof does not use"
                yield self.at(token.line, message)
            if token.text in self.core_types:
                yield self.at(token.line, f"a bound name `{token.text}` that hides the core's")

    def instance(self, declaration: Declaration) -> Iterator[Problem]:
        """An instance must be about the theory's own types."""
        words = [t.text for t in declaration.signature]
        if any(word in _CORE_CLASSES and after in _CORE_TYPES for word, after in pairwise(words)):
            yield self.at(declaration.line, "an instance for a type of the core")


def _bound_names(signature: Iterable[Token]) -> Iterator[tuple[Token, bool]]:
    """Names bound by brackets or quantifiers, and whether each is an argument of the whole."""
    run: list[tuple[Token, bool]] = []
    naming = False
    depth = 0
    argument = True
    for token in signature:
        depth += (token.text in OPENERS) - (token.text in CLOSERS)
        if token.text == ":" and depth == 0:
            argument = False
        if token.text in OPENERS or token.text in ("∀", "∃", "fun"):
            run, naming = [], True
        elif token.text in (":", ",", "=>"):
            if naming:
                yield from run
            naming = False
        elif token.kind == "word" and naming:
            run.append((token, argument and depth == 1))
        else:
            naming = False
