"""A git repository of the theory as lean-dojo wants it: at the root, with its own tool chain.

What is staged is the theory alone: the modules that ``SpecMoE.lean`` imports, byte for byte, and
``Placeholders.lean`` with one theorem for each printed statement, proved by ``sorry``. Not the
stand-in core, whose module names are Lean's own, and not the lists ``Claims.lean`` and
``Derived.lean``, which hold no theorem. Authors and dates are fixed, so the same contents have the
same commit, under which lean-dojo keeps its trace.
"""

from __future__ import annotations

import os
import subprocess
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from specmoe.errors import InputError, NotChecked
from specmoe.lean.source import NAMESPACE, ROOT, Project

__all__ = ["FILE", "Placeholder", "Staged", "placeholders_file", "stage"]

FILE = "Placeholders.lean"
_LAKEFILE = "lakefile.toml"
_MODULE = FILE.removesuffix(".lean")
_FOLDER = "specmoe"
_SECONDS = 60
# Whatever is set for git, hooks among it, must not change the commit. It is given no HOME either.
_GIT = {
    "GIT_CONFIG_NOSYSTEM": "1",
    **{f"GIT_{who}_NAME": "specmoe" for who in ("AUTHOR", "COMMITTER")},
    **{f"GIT_{who}_EMAIL": "specmoe@localhost" for who in ("AUTHOR", "COMMITTER")},
    **{f"GIT_{who}_DATE": "2000-01-01T00:00:00+0000" for who in ("AUTHOR", "COMMITTER")},
    "LC_ALL": "C.UTF-8",
}


@dataclass(frozen=True, slots=True)
class Placeholder:
    """A statement that waits for its proof.

    Attributes:
        name: Its theorem's name, relative to the namespace.
        statement: Lean text on one line, names relative to the namespace.
        term: What must prove it, or must not.
        theorem: Full name of the theorem that it states; empty for a control.
        right: Whether the term must prove it; ``False`` for a wrong control.
    """

    name: str
    statement: str
    term: str
    theorem: str = ""
    right: bool = True

    @property
    def control(self) -> bool:
        """Whether the answer is known."""
        return not self.theorem

    @property
    def full_name(self) -> str:
        """Its theorem's full name."""
        return f"{NAMESPACE}.{self.name}"


@dataclass(frozen=True, slots=True)
class Staged:
    """The repository.

    Attributes:
        repo: Its folder.
        commit: Its only commit.
    """

    repo: Path
    commit: str


def placeholders_file(placeholders: Sequence[Placeholder]) -> str:
    r"""The text of ``Placeholders.lean``.

    It has no comments: lean-dojo takes them out by a pattern that does not nest.

    Example:
        >>> print(placeholders_file([Placeholder("p", "1 = 1", "rfl")]).split("\n\n")[4])
        theorem p : 1 = 1 := by sorry
    """
    parts = [
        f"import {ROOT}",
        "set_option autoImplicit false",
        f"namespace {NAMESPACE}",
        "universe u",
        *(f"theorem {p.name} : {p.statement} := by sorry" for p in placeholders),
        f"end {NAMESPACE}",
    ]
    return "\n\n".join(parts) + "\n"


def stage(
    project: Project, placeholders: Sequence[Placeholder], *, lean: str, git: Path, folder: Path
) -> Staged:
    """Write the repository and commit it.

    Args:
        project: The theory.
        placeholders: What ``Placeholders.lean`` is to hold.
        lean: Lean's version.
        git: The program.
        folder: An empty folder, in which the repository is made.

    Raises:
        InputError: If the project is one that lean-dojo cannot trace offline.
        NotChecked: If git does not do its part.
    """
    repo = folder / _FOLDER
    for file, text in _texts(project, placeholders, lean).items():
        path = repo / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
    _git(git, repo, "init", "--quiet", "--template=", "--object-format=sha1")
    _git(git, repo, "add", "--all")
    _git(git, repo, "commit", "--quiet", "--message", "The theory, staged for lean-dojo")
    return Staged(repo, _git(git, repo, "rev-parse", "HEAD"))


def _texts(project: Project, placeholders: Sequence[Placeholder], lean: str) -> dict[str, str]:
    theory = [module for module in project.order if module.name in project.reach[ROOT]]
    if any(module.file == FILE for module in theory):
        raise InputError("the name is needed for the placeholders", file=FILE)
    return {
        _LAKEFILE: _lakefile(project.root),
        "lean-toolchain": f"leanprover/lean4:v{lean}\n",
        FILE: placeholders_file(placeholders),
        **{module.file: module.text for module in theory},
    }


def _lakefile(root: Path) -> str:
    """The project's own, with the placeholders in place of its lists."""
    try:
        own = tomllib.loads((root / _LAKEFILE).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise InputError("cannot be read", file=str(root / _LAKEFILE), found=str(error)) from None
    if "require" in own:
        raise InputError(
            "lean-dojo would have to ask GitHub for the dependencies",
            file=str(root / _LAKEFILE),
            path="require",
            expected="a theory without dependencies",
        )
    lines = [
        f'name = "{_FOLDER}"',
        f'defaultTargets = ["{ROOT}", "{_MODULE}"]',
        "",
        "[leanOptions]",
        *_options(own.get("leanOptions", {})),
    ]
    for library in (ROOT, _MODULE):
        lines += ["", "[[lean_lib]]", f'name = "{library}"']
    return "\n".join(lines) + "\n"


def _options(table: Mapping[str, Any], prefix: str = "") -> Iterator[str]:
    """Lean's options as lines; their dotted names were read as tables in tables."""
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield from _options(value, f"{prefix}{name}.")
        else:
            shown = str(value).lower() if isinstance(value, bool) else f"{value!r}"
            yield f"{prefix}{name} = {shown}"


def _git(git: Path, repo: Path, *words: str) -> str:
    """What git prints; its settings are ours alone."""
    environment = {name: os.environ[name] for name in ("PATH", "TMPDIR") if name in os.environ}
    settings = ("core.autocrlf=false", "core.filemode=true", "commit.gpgsign=false")
    done = subprocess.run(  # noqa: S603 - a program found on the user's PATH
        [str(git), *(word for one in settings for word in ("-c", one)), *words],
        cwd=repo,
        env=environment | _GIT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=_SECONDS,
        check=False,
    )
    if done.returncode != 0:
        said = done.stderr.decode("utf-8", "replace").strip()
        raise NotChecked(f"git {words[0]} failed", found=said[-300:] or f"code {done.returncode}")
    return done.stdout.decode("utf-8").strip()
