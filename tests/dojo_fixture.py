"""Traces in the format of lean-dojo's ``ExtractData.lean``, made by hand from our own reading.

They have the shapes that lean-dojo's loader looks at (header, namespaces, sections as Lean 4.22 and
newer parse them, theorems with docstrings), with everything else as one atom. So they test that our
side and the loader understand each other. **They say nothing about Lean**: no Lean made them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import groupby, takewhile
from pathlib import Path
from typing import Any

from specmoe.lean.source import Module, Project
from specmoe.lean.tokens import Token

BUILD = Path(".lake") / "build"
Syntax = dict[str, Any]


def node(kind: str, *args: Syntax) -> Syntax:
    return {"node": {"info": "none", "kind": kind, "args": list(args)}}


def null(*args: Syntax) -> Syntax:
    return node("null", *args)


class Trace:
    """The syntax of one file."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._lines = module.text.split("\n")
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line.encode()) + 1)

    def json(self) -> str:
        asts = [self._header(), *self._commands()]
        return json.dumps({"commandASTs": asts, "tactics": [], "premises": []})

    def _at(self, line: int, column: int) -> int:
        return self._starts[line - 1] + len(self._lines[line - 1][:column].encode())

    def _span(self, tokens: Iterable[Token]) -> tuple[int, int]:
        tokens = list(tokens)
        start = self._at(tokens[0].line, tokens[0].column)
        return start, self._at(tokens[-1].line, tokens[-1].column) + len(tokens[-1].text.encode())

    def _leaf(self, start: int, end: int) -> Syntax:
        around = {"leading": "", "pos": start, "trailing": "", "endPos": end}
        return {"info": {"original": around}}

    def atom(self, *tokens: Token) -> Syntax:
        start, end = self._span(tokens)
        text = self._module.text.encode()[start:end].decode()
        return {"atom": {**self._leaf(start, end), "val": text}}

    def ident(self, token: Token) -> Syntax:
        names = {"rawVal": token.text, "val": token.text, "preresolved": []}
        return {"ident": {**self._leaf(*self._span([token])), **names}}

    def _header(self) -> Syntax:
        imports = [
            node("Lean.Parser.Module.import", null(), null(), self.atom(word), null(), name)
            for word, name in (
                (command[0], self.ident(command[1]))
                for command in self._module.commands
                if command[0].text == "import"
            )
        ]
        return node("Lean.Parser.Module.header", null(), null(), null(*imports))

    def _commands(self) -> Iterator[Syntax]:
        doc = null()
        for docs, group in groupby(self._module.tokens, lambda t: t.kind in ("doc", "module doc")):
            if docs:
                for token in group:
                    made = self._doc(token)
                    if token.kind == "doc":
                        doc = null(made)
                    else:
                        yield made
                continue
            for command in self._cut(list(group)):
                if command[0].text != "import":
                    yield self._command(command, doc)
                doc = null()

    def _cut(self, tokens: list[Token]) -> Iterator[list[Token]]:
        while tokens:
            rest = list(takewhile(lambda t: t.column > 0, tokens[1:]))
            yield [tokens[0], *rest]
            tokens = tokens[1 + len(rest) :]

    def _doc(self, token: Token) -> Syntax:
        kind = "docComment" if token.kind == "doc" else "moduleDoc"
        start, end = self._span([token])
        opening = {**self._leaf(start, start + 3), "val": token.text[:3]}
        text = {**self._leaf(start + 4, end), "val": token.text[4:]}
        return node(f"Lean.Parser.Command.{kind}", {"atom": opening}, {"atom": text})

    def _command(self, command: list[Token], doc: Syntax) -> Syntax:
        word = command[0].text
        name = [self.ident(token) for token in command[1:2]]
        keyword = self.atom(command[0])
        if word == "namespace":
            return node("Lean.Parser.Command.namespace", keyword, *name)
        if word == "section":
            header = node("Lean.Parser.Command.sectionHeader", null(), null(), null(), null())
            return node("Lean.Parser.Command.section", header, keyword, null(*name))
        if word == "end":
            return node("Lean.Parser.Command.end", keyword, null(*name))
        if word == "theorem":
            return self._theorem(command, doc)
        return node("Lean.Parser.Command.something", self.atom(*command))

    def _theorem(self, command: list[Token], doc: Syntax) -> Syntax:
        here = next(d for d in self._module.declarations if d.line == command[0].line)
        if here.body[0].text == ":=":
            body = node("Lean.Parser.Term.byTactic", self.atom(*here.body[1:]))
            value = node("Lean.Parser.Command.declValSimple", self.atom(here.body[0]), body)
        else:
            value = node("Lean.Parser.Command.declValEqns", self.atom(*here.body))
        theorem = node(
            "Lean.Parser.Command.theorem",
            self.atom(command[0]),
            node("Lean.Parser.Command.declId", self.ident(command[1]), null()),
            node("Lean.Parser.Command.declSig", self.atom(*here.signature)),
            value,
        )
        modifiers = node("Lean.Parser.Command.declModifiers", doc, *(null() for _ in range(5)))
        return node("Lean.Parser.Command.declaration", modifiers, theorem)


def write_traces(root: Path, *, without: Iterable[str] = ()) -> None:
    """Write the trace of every file of a folder that has been compiled.

    Like newer versions of lake, it names imports by absolute paths.

    Args:
        root: The folder.
        without: Files to leave out.
    """
    skipped = set(without)
    for module in Project.load(root).modules.values():
        compiled = root / BUILD / "lib" / "lean" / Path(module.file).with_suffix(".olean")
        if module.file in skipped or not compiled.is_file():
            continue
        target = root / BUILD / "ir" / module.file
        target.parent.mkdir(parents=True, exist_ok=True)
        target.with_suffix(".ast.json").write_text(Trace(module).json(), encoding="utf-8")
        imports = [str(root / f"{name.replace('.', '/')}.lean") for name in module.imports]
        lines = [".lake/packages/lean4/src/lean/Init.lean", *imports]
        target.with_suffix(".dep_paths").write_text("\n".join(lines), encoding="utf-8")
