"""Writes what is generated from the theory and the registry: ``python -m specmoe.lean.freeze``.

Run it after a statement, a definition, a formula or the core was changed on purpose. It writes
``Claims.lean`` (every claim's theorems by name), ``Derived.lean`` (every claim as the registry
prints it), ``statements.json`` (every statement as people reviewed it) and the names in the table
of ``README.md``: all or none, for it refuses a theory that Lean does not accept. What it says and
writes is for people to review: the difference to the version before tells which statements and
definitions mean something else now.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from specmoe.errors import InputError, NotChecked, SpecmoeError
from specmoe.files import write_all
from specmoe.lean.build import Store, cache_folder
from specmoe.lean.check import listed
from specmoe.lean.core import Core
from specmoe.lean.printed import FILE as DERIVED_FILE
from specmoe.lean.printed import PrintedClaims, printed_claims
from specmoe.lean.readme import FILE as README
from specmoe.lean.readme import with_theorems
from specmoe.lean.result import MODEL, Problem
from specmoe.lean.reviewed import FILE, Reviewed, Reviews, rests_on, sha256, subjects
from specmoe.lean.run import Limits
from specmoe.lean.scan import scan
from specmoe.lean.source import CLAIMS, DERIVED, ROOT, Project, lean_folder, module_of
from specmoe.lean.toolchain import Missing, find_embedded, find_lake, nothing_found
from specmoe.lean.verify import verify

__all__ = ["Frozen", "claims_list", "freeze", "main", "reviewed"]


@dataclass(frozen=True)
class Frozen:
    """Everything that is generated.

    Attributes:
        root: The Lean folder.
        texts: Each file's bytes, by name.
        changes: What differs from the files that were there, one line each.
        reviews: The statements.
    """

    root: Path
    texts: Mapping[str, bytes]
    changes: tuple[str, ...]
    reviews: Reviews

    def write(self) -> None:
        """Write all files, or none.

        Raises:
            OutputError: If one cannot be written.
        """
        write_all({self.root / name: data for name, data in self.texts.items()})


def freeze(root: Path, store: Store) -> Frozen:
    """All that is generated, as sources and registry have it now, checked by Lean. Imports sympy.

    Args:
        root: The Lean folder.
        store: Where compiled modules are kept.

    Raises:
        InputError: If the theory and the registry do not name the same theorems, or Lean does not
            accept the theory or a printed statement.
        NotChecked: If there is no embedded Lean.
    """
    from specmoe.claims import summaries

    printed = printed_claims()
    before = Project.load(root)
    generated = {CLAIMS: claims_list(before), DERIVED: printed.text}
    project = Project(
        root,
        {
            **before.modules,
            **{name: module_of(name, f"{name}.lean", text) for name, text in generated.items()},
        },
    )
    _refuse(root, listed(project, {summary.id: summary.lean_names for summary in summaries()}))
    after = reviewed(project, store, printed)
    texts = {
        **{f"{name}.lean": text.encode() for name, text in generated.items()},
        FILE: after.to_bytes(),
        **_readme(project, {summary.id: summary.title for summary in summaries()}),
    }
    return Frozen(root, texts, tuple(_changes(before, root, after, texts)), after)


def reviewed(project: Project, store: Store, claims: PrintedClaims | None = None) -> Reviews:
    """The statements as the sources have them now, checked by Lean.

    Args:
        project: The sources.
        store: Where compiled modules are kept.
        claims: What the generated file must say; ``None`` for a project without one.

    Raises:
        InputError: If the theory does not pass.
        NotChecked: If there is no embedded Lean.
    """
    lean = find_embedded()
    if isinstance(lean, Missing):
        lake = find_lake()
        raise nothing_found(lean, lake if isinstance(lake, Missing) else lean)
    core = Core.load(project.root / "core")
    _refuse(project.root, scan(project, core.names, claims))
    found = verify(project, core, None, lean, store, Limits(), claims=claims)
    _refuse(project.root, found.problems)
    theorems = {}
    definitions: dict[str, str] = {}
    for name, (id_, declaration) in subjects(project).items():
        below = rests_on(project, declaration)
        definitions |= {other.name: other.text for other in below.values()}
        theorems[name] = Reviewed(
            id=id_,
            theorem=name,
            file=project.modules[declaration.module].file,
            statement=declaration.statement,
            sha256=sha256(declaration, below),
            elaborated_sha256=found.digests[name],
            definitions=tuple(below),
        )
    return Reviews(core.sha256, definitions, theorems)


def _refuse(root: Path, problems: Sequence[Problem]) -> None:
    if problems:
        raise InputError(
            "the theory does not pass, so nothing was written",
            file=str(root),
            found="\n            ".join(str(problem) for problem in problems[:10]),
        )


def claims_list(project: Project) -> str:
    """``Claims.lean``: every claim's theorems by name, with their axioms."""
    lines = [
        f"import {ROOT}",
        "/-!",
        "# The claims, by name",
        "",
        "`lake build` prints each statement and the axioms that its proof rests on.  Written by",
        "`python -m specmoe.lean.freeze`.",
        "-/",
        "set_option autoImplicit false",
    ]
    before = None
    for name, (id_, _) in subjects(project).items():
        if id_ != before:
            title = "the axioms of an ordered field have a model" if id_ == MODEL else id_
            lines += ["", f"/-! ## {title} -/"]
        before = id_
        lines += [f"#check @{name}", f"#print axioms {name}"]
    return "\n".join(lines) + "\n"


def _readme(project: Project, titles: Mapping[str, str]) -> dict[str, bytes]:
    """The README with every theorem in its table, if the project has one."""
    try:
        text = (project.root / README).read_bytes().decode()
    except FileNotFoundError:
        return {}
    return {README: with_theorems(text, project, titles).encode()}


def _changes(
    project: Project, root: Path, after: Reviews, texts: Mapping[str, bytes]
) -> Iterator[str]:
    try:
        before: Reviews | None = Reviews.load(root)
    except InputError:
        before = None
    yield from difference(before, after)
    yield from _printed_difference(project, texts[DERIVED_FILE].decode())
    for name, data in texts.items():
        try:
            same = (root / name).read_bytes() == data
        except OSError:
            same = False
        yield f"{'same as before' if same else 'written anew'}: {name}"


def difference(before: Reviews | None, after: Reviews) -> Iterator[str]:
    """What changed in the reviewed statements, one line each."""
    old = before.theorems if before else {}
    for name in old:
        if name not in after.theorems:
            yield f"gone: {name}"
    for name, entry in after.theorems.items():
        if name not in old:
            yield f"new: {name}: {entry.statement}"
        elif old[name].statement != entry.statement:
            yield f"changed: {name}: {entry.statement}"
        elif old[name].sha256 != entry.sha256:
            yield f"means something else: {name}: a definition that it rests on changed"
    if before is not None and before.core_sha256 != after.core_sha256:
        yield "changed: the stand-in core"


def _printed_difference(project: Project, text: str) -> Iterator[str]:
    """The same for the statements that the registry prints."""
    module = project.modules.get(DERIVED)
    old, new = _examples(module.text if module else ""), _examples(text)
    for title in [*(title for title in old if title not in new), *new]:
        if old.get(title) != new.get(title):
            what = "gone" if title not in new else "changed" if title in old else "new"
            yield f"{what} in {DERIVED_FILE}: {title}"


def _examples(text: str) -> dict[str, str]:
    """The examples of a generated file, by the first words of the comment above each."""
    found = {}
    for block in text.split("\n\n"):
        if block.startswith("-- "):
            title = block.removeprefix("-- ").partition("\n")[0].partition(";")[0]
            found[title] = block
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; exit code 0 written, 2 refused, 3 if there is no Lean to ask."""
    parser = argparse.ArgumentParser(prog="python -m specmoe.lean.freeze", description=__doc__)
    parser.add_argument("--root", type=Path, default=None, help="the Lean folder")
    root = parser.parse_args(arguments).root
    try:
        frozen = freeze(root or lean_folder(), Store(cache_folder()))
        frozen.write()
    except SpecmoeError as error:
        print(f"error: {error}", file=sys.stderr)
        return 3 if isinstance(error, NotChecked) else 2
    for line in frozen.changes:
        print(line)
    reviews = frozen.reviews
    print(
        f"{len(reviews.theorems)} statements and {len(reviews.definitions)} definitions: "
        f"review what changed in {FILE}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
