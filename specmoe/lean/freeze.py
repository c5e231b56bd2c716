"""Writes the reviewed statements and the claims' list anew: ``python -m specmoe.lean.freeze``.

Run it after a statement, a definition or the core was changed on purpose. It refuses a theory that
Lean does not accept. What it writes is for people to review: the difference to the version before
says exactly which statements and definitions mean something else now.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from specmoe.errors import InputError, SpecmoeError
from specmoe.lean.build import Store, cache_folder
from specmoe.lean.core import Core
from specmoe.lean.result import MODEL
from specmoe.lean.reviewed import FILE, Reviewed, Reviews, rests_on, sha256, subjects
from specmoe.lean.run import Limits
from specmoe.lean.scan import scan
from specmoe.lean.source import CLAIMS, ROOT, Project, lean_folder
from specmoe.lean.toolchain import Missing, find_embedded, find_lake, nothing_found
from specmoe.lean.verify import verify

__all__ = ["claims_list", "freeze", "main"]


def freeze(root: Path, store: Store) -> Reviews:
    """The reviewed statements as the sources have them now, checked by Lean.

    Raises:
        InputError: If there is no embedded Lean, or the theory does not pass.
    """
    lean = find_embedded()
    if isinstance(lean, Missing):
        lake = find_lake()
        raise nothing_found(lean, lake if isinstance(lake, Missing) else lean)
    project = Project.load(root)
    core = Core.load(root / "core")
    problems = scan(project, core.names)
    if not problems:
        found = verify(project, core, None, lean, store, Limits())
        problems = found.problems
    if problems:
        raise InputError(
            "the theory does not pass, so there is nothing to review",
            file=str(root),
            found="\n            ".join(str(problem) for problem in problems[:10]),
        )
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


def difference(before: Reviews | None, after: Reviews) -> list[str]:
    """What changed, one line each."""
    old = before.theorems if before else {}
    lines = [f"- {name}" for name in old if name not in after.theorems]
    for name, entry in after.theorems.items():
        if name not in old:
            lines.append(f"+ {name}: {entry.statement}")
        elif old[name].statement != entry.statement:
            lines.append(f"! {name}: {entry.statement}")
        elif old[name].sha256 != entry.sha256:
            lines.append(f"~ {name}: a definition that it rests on changed")
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; exit code 0 written, 2 refused."""
    parser = argparse.ArgumentParser(prog="python -m specmoe.lean.freeze", description=__doc__)
    parser.add_argument("--root", type=Path, default=None, help="the Lean folder")
    root = parser.parse_args(arguments).root
    try:
        root = root or lean_folder()
        try:
            before: Reviews | None = Reviews.load(root)
        except InputError:
            before = None
        (root / f"{CLAIMS}.lean").write_text(claims_list(Project.load(root)), encoding="utf-8")
        after = freeze(root, Store(cache_folder()))
        (root / FILE).write_bytes(after.to_bytes())
    except SpecmoeError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    for line in difference(before, after):
        print(line)
    print(
        f"{len(after.theorems)} statements and {len(after.definitions)} definitions: review {FILE}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
