"""The theory's sources: files, imports, and declarations with their names and statements."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from specmoe.errors import InputError
from specmoe.lean.tokens import CLOSERS, OPENERS, Flaw, Token, read

__all__ = [
    "CLAIMS",
    "DERIVED",
    "NAMESPACE",
    "ROOT",
    "Declaration",
    "Module",
    "Project",
    "claim_id",
    "lean_folder",
]

NAMESPACE = "SpecMoE"
ROOT = "SpecMoE"
CLAIMS = "Claims"
DERIVED = "Derived"

KEYWORDS = frozenset({"theorem", "def", "abbrev", "class", "structure", "instance"})
"""What a theory file may declare with."""

_PACKAGE = Path(__file__).resolve().parent.parent
_CLAIM = re.compile(rf"{NAMESPACE}\.([A-Z][1-9][0-9]*)_\w+")
_MAX_BYTES = 200_000


def lean_folder() -> Path:
    """The folder that holds the Lean project: in the wheel, or beside the package.

    Raises:
        InputError: If neither is there.
    """
    places = (_PACKAGE / "_lean", _PACKAGE.parent / "lean")
    for place in places:
        if (place / f"{ROOT}.lean").is_file():
            return place
    raise InputError(
        "the Lean sources are missing",
        expected=f"{ROOT}.lean in one of the package's Lean folders",
        found="none in " + " or ".join(str(place) for place in places),
        mend="install specmoe again, or name the folder",
    )


def claim_id(name: str) -> str | None:
    """The claim that a theorem's full name says it proves.

    Example:
        >>> claim_id("SpecMoE.E1_closed_form"), claim_id("SpecMoE.mul_comm")
        ('E1', None)
    """
    found = _CLAIM.fullmatch(name)
    return found[1] if found else None


@dataclass(frozen=True)
class Declaration:
    """A declaration as it stands in its file.

    Attributes:
        keyword: ``theorem``, ``def``, ...
        name: Its full name.
        module: The module that declares it.
        line: Where the keyword stands.
        end: The last line of its code.
        doc: Its docstring; ``None`` without one.
        signature: The tokens between the name and the value.
        body: The tokens from ``:=``, ``where`` or the first ``|`` on.
        context: The ``variable`` commands in force, as tokens.
    """

    keyword: str
    name: str
    module: str
    line: int
    end: int
    doc: str | None
    signature: tuple[Token, ...]
    body: tuple[Token, ...]
    context: tuple[Token, ...]

    @property
    def claim(self) -> str | None:
        """The claim that it proves, if it is a theorem and its name says so."""
        return claim_id(self.name) if self.keyword == "theorem" else None

    @cached_property
    def statement(self) -> str:
        """What it states, as Lean text, on one line and without comments.

        The variables that it speaks of are part of it. Names stand as in the source: relative to
        the namespace.
        """
        binders, conclusion = self._halves()
        named = (*self.variables, *binders)
        return f"∀ {_line(named)}, {_line(conclusion)}" if named else _line(conclusion)

    @cached_property
    def variables(self) -> tuple[Token, ...]:
        """The variables in force, if the signature speaks of one; else nothing."""
        words = {token.text for token in self.signature}
        return self.context if words & set(_bound(self.context)) else ()

    @cached_property
    def text(self) -> str:
        """Its meaning as words with single spaces: layout, comments and proofs do not count."""
        return " ".join(token.text for token in self._meaning)

    @cached_property
    def mentions(self) -> frozenset[str]:
        """Every component of every word that counts for its meaning."""
        return frozenset(p for t in self._meaning if t.kind == "word" for p in t.parts)

    @property
    def _meaning(self) -> tuple[Token, ...]:
        if self.keyword == "theorem":
            return (*self.variables, *self.signature)
        return (*self.context, *self.signature, *self.body)

    def _halves(self) -> tuple[tuple[Token, ...], tuple[Token, ...]]:
        """The binders, and what follows the colon."""
        depth = 0
        for place, token in enumerate(self.signature):
            depth += (token.text in OPENERS) - (token.text in CLOSERS)
            if token.text == ":" and depth == 0:
                return self.signature[:place], self.signature[place + 1 :]
        return self.signature, ()


@dataclass(frozen=True)
class Module:
    """One file.

    Attributes:
        name: ``SpecMoE.Expected``.
        file: Its path below the project's folder, with slashes.
        text: What it says.
        tokens: Its tokens, docstrings included.
        flaws: What the tokens' reader does not let pass.
    """

    name: str
    file: str
    text: str
    tokens: tuple[Token, ...]
    flaws: tuple[Flaw, ...]

    @cached_property
    def commands(self) -> tuple[tuple[Token, ...], ...]:
        """The code cut at each token that stands at the start of a line."""
        cut: list[list[Token]] = []
        for token in self.tokens:
            if token.kind in ("doc", "module doc"):
                continue
            if token.column == 0 or not cut:
                cut.append([])
            cut[-1].append(token)
        return tuple(tuple(command) for command in cut)

    @cached_property
    def imports(self) -> tuple[str, ...]:
        """The modules that it names."""
        return tuple(c[1].text for c in self.commands if c[0].text == "import" and len(c) > 1)

    @cached_property
    def declarations(self) -> tuple[Declaration, ...]:
        """Everything that it declares."""
        return tuple(_declarations(self))

    def declaration_at(self, line: int) -> Declaration | None:
        """The declaration whose code holds the line, or the last one before it."""
        found = None
        for declaration in self.declarations:
            if declaration.line > line:
                break
            found = declaration
        return found


def module_of(name: str, file: str, text: str) -> Module:
    """A file's text as a module."""
    reading = read(text)
    return Module(name, file, text, reading.tokens, reading.flaws)


@dataclass(frozen=True)
class Project:
    """All theory files of a folder, read once: what is scanned is what is compiled.

    Attributes:
        root: The folder.
        modules: By name, every ``.lean`` file of the theory.
    """

    root: Path
    modules: Mapping[str, Module]

    @classmethod
    def load(cls, root: Path) -> Project:
        """Read a project's files.

        Raises:
            InputError: If the folder has no theory, or a file cannot be read as text.
        """
        if not (root / f"{ROOT}.lean").is_file():
            raise InputError(
                "there is no theory here",
                file=str(root),
                expected=f"a folder with {ROOT}.lean",
                mend="name the folder that holds the Lean project",
            )
        modules = {}
        for path in _files(root):
            file = path.relative_to(root).as_posix()
            name = file.removesuffix(".lean").replace("/", ".")
            modules[name] = module_of(name, file, _text(path, file))
        return cls(root, modules)

    @cached_property
    def order(self) -> tuple[Module, ...]:
        """The modules that the root imports, each after those it imports; then the generated ones.

        A cycle is cut; Lean then misses an import.
        """
        done: dict[str, Module] = {}
        entered: set[str] = set()

        def visit(name: str) -> None:
            module = self.modules.get(name)
            if module is None or name in entered:
                return
            entered.add(name)
            for imported in module.imports:
                visit(imported)
            done[name] = module

        for name in (ROOT, CLAIMS, DERIVED):
            visit(name)
        return tuple(done.values())

    @cached_property
    def reach(self) -> dict[str, frozenset[str]]:
        """For each module of :attr:`order`, itself and all that it imports."""
        found: dict[str, frozenset[str]] = {}
        for module in self.order:
            below = (found.get(name, frozenset()) for name in module.imports)
            found[module.name] = frozenset({module.name}).union(*below)
        return found

    @cached_property
    def declarations(self) -> dict[str, Declaration]:
        """Everything that the ordered modules declare, by full name; the first of a name counts."""
        found: dict[str, Declaration] = {}
        for module in self.order:
            for declaration in module.declarations:
                found.setdefault(declaration.name, declaration)
        return found

    @cached_property
    def claims(self) -> dict[str, Declaration]:
        """The theorems whose name says that they prove a claim, in the claims' order."""
        named = [d for d in self.declarations.values() if d.claim]
        return {d.name: d for d in sorted(named, key=_claim_order)}

    @cached_property
    def sha256(self) -> str:
        """Digest of every file."""
        return digest_texts({module.file: module.text for module in self.modules.values()})


def digest_texts(texts: Mapping[str, str]) -> str:
    """SHA-256 over names and texts, in the names' order.

    Example:
        >>> digest_texts({"a": "x"})[:8]
        'e8197eec'
    """
    whole = hashlib.sha256()
    for name in sorted(texts):
        for part in (name, texts[name]):
            data = part.encode()
            whole.update(len(data).to_bytes(8, "big") + data)
    return whole.hexdigest()


def _claim_order(declaration: Declaration) -> tuple[int, int]:
    claim = declaration.claim or "?0"
    group = "ESMDB".find(claim[0])
    return (group if group >= 0 else 5, int(claim[1:]))


def _files(root: Path) -> list[Path]:
    """Every Lean file of the theory: at the root and in its folder, whether imported or not."""
    files = sorted(root.glob("*.lean")) + sorted((root / ROOT).rglob("*.lean"))
    for path in files:
        if path.is_symlink() or not path.is_file():
            raise InputError(
                "not an ordinary file",
                file=path.relative_to(root).as_posix(),
                mend="put a copy of the file in its place",
            )
    return files


def _text(path: Path, file: str) -> str:
    data = path.read_bytes()
    if len(data) > _MAX_BYTES:
        raise InputError("the file is too large", file=file, expected=f"up to {_MAX_BYTES} bytes")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InputError("not UTF-8 text", file=file, found=str(error)) from None


def _line(tokens: tuple[Token, ...]) -> str:
    """Tokens on one line, with one space wherever there was any."""
    text = ""
    before: Token | None = None
    for token in tokens:
        touches = before is not None and (token.line, token.column) == (
            before.line,
            before.column + len(before.text),
        )
        text += token.text if touches or before is None else f" {token.text}"
        before = token
    return text


def _bound(binders: tuple[Token, ...]) -> Iterator[str]:
    """The names that binders in brackets bind."""
    naming = False
    for token in binders:
        if token.text in OPENERS or token.text == ":":
            naming = token.text in OPENERS
        elif naming and token.kind == "word":
            yield token.text


def _declarations(module: Module) -> Iterator[Declaration]:
    """Walks the commands, keeping count of namespaces, sections and variables."""
    docs = _docs(module)
    scopes: list[tuple[str, str, tuple[Token, ...]]] = []
    variables: tuple[Token, ...] = ()
    for command in module.commands:
        word = command[0].text
        name = command[1].text if len(command) > 1 else ""
        if word in ("namespace", "section"):
            scopes.append((word, name, variables))
        elif word == "end" and scopes:
            variables = scopes.pop()[2]
        elif word == "variable":
            variables += command[1:]
        elif word in KEYWORDS and name:
            space = [scope for kind, scope, _ in scopes if kind == "namespace"]
            signature, body = _split(command[2:])
            yield Declaration(
                keyword=word,
                name=".".join([*space, name]),
                module=module.name,
                line=command[0].line,
                end=command[-1].line,
                doc=docs.get((command[0].line, command[0].column)),
                signature=signature,
                body=body,
                context=variables,
            )


def _docs(module: Module) -> dict[tuple[int, int], str]:
    """Each docstring under the place of the token that follows it."""
    found = {}
    pending = None
    for token in module.tokens:
        if pending is not None and token.kind not in ("doc", "module doc"):
            found[(token.line, token.column)] = pending
        pending = token.text if token.kind == "doc" else None
    return found


def _split(tokens: tuple[Token, ...]) -> tuple[tuple[Token, ...], tuple[Token, ...]]:
    depth = 0
    for place, token in enumerate(tokens):
        depth += (token.text in OPENERS) - (token.text in CLOSERS)
        if depth == 0 and token.text in (":=", "where", "|"):
            return tokens[:place], tokens[place:]
    return tokens, ()
