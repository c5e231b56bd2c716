"""What each claim states, as people reviewed it: ``lean/statements.json``.

A theorem that was weakened under its old name still compiles. So the reviewed statements are kept
in a file, each with a digest over its own words and over the words of every definition that it
rests on, and each run compares. The digest does not depend on Lean's version or on layout.

A statement rests on the definitions whose last name part it mentions, on those that they mention,
and so on, and on every class and instance in scope (nothing mentions those by name). Names that
merely coincide make the set larger, never smaller. Proofs are not part of it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from specmoe.canonical import digest
from specmoe.errors import InputError
from specmoe.lean.core import Core
from specmoe.lean.result import MODEL, Problem
from specmoe.lean.source import Declaration, Project

__all__ = ["FILE", "Reviewed", "Reviews", "compare", "model_of", "rests_on", "sha256", "subjects"]

FILE = "statements.json"
_SCHEMA = "specmoe-statements/1"
_MODEL_STATEMENT = "OrderedField"


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One reviewed theorem.

    Attributes:
        id: The claim, or ``model``.
        theorem: Its full name.
        file: Where it stood.
        statement: Lean text, names relative to the namespace.
        sha256: Digest of the statement and of the definitions it rests on.
        elaborated_sha256: Digest of what Lean 4.35.0 with our core prints for the statement with
            everything explicit, and for each definition.
        definitions: Names of the definitions that it rests on.
    """

    id: str
    theorem: str
    file: str
    statement: str
    sha256: str
    elaborated_sha256: str
    definitions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reviews:
    """The reviewed file.

    Attributes:
        core_sha256: The stand-in core that the signs were read with.
        definitions: Each definition as words with single spaces.
        theorems: By full name.
    """

    core_sha256: str
    definitions: Mapping[str, str]
    theorems: Mapping[str, Reviewed]

    @classmethod
    def load(cls, root: Path) -> Reviews:
        """Read the file of a project.

        Raises:
            InputError: If it is missing or not of this form.
        """
        path = root / FILE
        try:
            data = json.loads(path.read_bytes())
            if data["schema"] != _SCHEMA:
                raise ValueError(f"schema {data['schema']!r}")
            theorems = [
                Reviewed(**{**entry, "definitions": tuple(entry["definitions"])})
                for entry in data["theorems"]
            ]
            return cls(
                core_sha256=str(data["core_sha256"]),
                definitions={str(k): str(v) for k, v in data["definitions"].items()},
                theorems={entry.theorem: entry for entry in theorems},
            )
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            raise InputError(
                "the reviewed statements cannot be read",
                file=FILE,
                found=f"{type(error).__name__}: {error}",
                mend="python -m specmoe.lean.freeze, then review the difference",
            ) from None

    def to_bytes(self) -> bytes:
        """The file, laid out for people who compare two versions of it."""
        data: dict[str, Any] = {
            "schema": _SCHEMA,
            "core_sha256": self.core_sha256,
            "definitions": dict(sorted(self.definitions.items())),
            "theorems": [asdict(entry) for entry in self.theorems.values()],
        }
        return (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode()


def model_of(project: Project) -> Declaration | None:
    """The instance that shows the axioms to be consistent, if the project has one."""
    for declaration in project.declarations.values():
        words = declaration.statement.split()
        if declaration.keyword == "instance" and words[0] == _MODEL_STATEMENT and len(words) == 2:
            return declaration
    return None


def subjects(project: Project) -> dict[str, tuple[str, Declaration]]:
    """What is audited: each claim's theorems, and the model; by full name, with the claim's id."""
    found = {name: (str(d.claim), d) for name, d in project.claims.items()}
    model = model_of(project)
    if model is not None:
        found[model.name] = (MODEL, model)
    return found


def rests_on(project: Project, declaration: Declaration) -> dict[str, Declaration]:
    """The definitions that a statement rests on, by name."""
    scope = project.reach.get(declaration.module, frozenset())
    candidates = [
        other
        for other in project.declarations.values()
        if other.keyword != "theorem" and other.module in scope and other.name != declaration.name
    ]
    mentioned = set(declaration.mentions)
    found: dict[str, Declaration] = {}
    grown = True
    while grown:
        grown = False
        for other in candidates:
            always = other.keyword in ("class", "instance")
            if other.name not in found and (always or other.name.split(".")[-1] in mentioned):
                found[other.name] = other
                mentioned |= other.mentions
                grown = True
    return dict(sorted(found.items()))


def sha256(declaration: Declaration, definitions: Mapping[str, Declaration]) -> str:
    """The digest of a statement with the definitions that it rests on."""
    return digest(
        "specmoe-statement/1",
        {
            "statement": declaration.text,
            "definitions": {name: other.text for name, other in definitions.items()},
        },
    )


def compare(project: Project, reviews: Reviews, core: Core | None) -> list[Problem]:
    """Every difference between the sources and what was reviewed.

    Args:
        project: The sources.
        reviews: What was reviewed.
        core: The stand-in core, if it is used.
    """
    here = subjects(project)
    found: list[Problem] = []
    for name, entry in reviews.theorems.items():
        if name not in here:
            message = f"`{name}` was reviewed and is gone"
            found.append(Problem("statements", message, entry.file, 0, _claims(entry.id), name))
    changed: dict[str, list[str]] = {}
    for name, (id_, declaration) in here.items():
        file = project.modules[declaration.module].file
        place = (file, declaration.line, _claims(id_), name)
        known = reviews.theorems.get(name)
        if known is None:
            message = f"the statement of `{name}` was not reviewed"
            found.append(Problem("statements", message, *place))
            continue
        definitions = rests_on(project, declaration)
        if sha256(declaration, definitions) == known.sha256:
            continue
        if declaration.statement != known.statement or id_ != known.id:
            message = f"the statement of `{name}` is not the reviewed one: {known.statement}"
            found.append(Problem("statements", message, *place))
        else:
            for other in _different(definitions, known, reviews):
                changed.setdefault(other, []).append(id_)
    found.extend(_definition(project, name, ids, reviews) for name, ids in changed.items())
    if core is not None and core.sha256 != reviews.core_sha256:
        message = "the stand-in core is not the one that the statements were reviewed with"
        found.append(Problem("statements", message, "core/Init.lean", 1))
    return found


def _claims(id_: str) -> tuple[str, ...]:
    return (id_,) if id_ != MODEL else ()


def _different(
    definitions: Mapping[str, Declaration], known: Reviewed, reviews: Reviews
) -> list[str]:
    """Definitions that were added, removed or changed; the theorem's own name if none was."""
    names = sorted(set(definitions) | set(known.definitions))
    different = [
        name
        for name in names
        if name not in definitions
        or name not in known.definitions
        or reviews.definitions.get(name) != definitions[name].text
    ]
    return different or [known.theorem]


def _definition(project: Project, name: str, ids: list[str], reviews: Reviews) -> Problem:
    claims = tuple(dict.fromkeys(id_ for id_ in ids if id_ != MODEL))
    declaration = project.declarations.get(name)
    if declaration is None:
        message = f"the definition `{name}`, on which statements rest, is gone"
        return Problem("statements", message, "", 0, claims, name)
    file = project.modules[declaration.module].file
    if name in reviews.definitions:
        message = f"the definition `{name}` is not the reviewed one: {reviews.definitions[name]}"
    else:
        message = f"the definition `{name}` is new in what statements rest on"
    return Problem("statements", message, file, declaration.line, claims, name)
