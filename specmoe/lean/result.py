"""What a check of the theory found: one record for each theorem, and the verdict."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeAlias

from specmoe.canonical import canonical, digest
from specmoe.errors import InputError

__all__ = [
    "ALLOWED_AXIOMS",
    "FAILED",
    "MODEL",
    "NOT_CHECKED",
    "SCHEMA",
    "Checked",
    "ClaimStatus",
    "PrintedStatus",
    "Problem",
    "ProveResult",
    "Stage",
    "Theorem",
    "Verdict",
    "claims_schema",
    "load_claims",
]

SCHEMA = "specmoe-claims/1"
ALLOWED_AXIOMS = ("Classical.choice", "Quot.sound", "propext")
MODEL = "model"
"""Stands in a claim's place for the instance that shows the axioms to be consistent."""


Verdict: TypeAlias = Literal["proved", "failed", "not checked"]
FAILED: Literal["failed"] = "failed"
NOT_CHECKED: Literal["not checked"] = "not checked"
Stage: TypeAlias = Literal[
    "scan",
    "imports",
    "derived",
    "claims",
    "build",
    "axioms",
    "statements",
    "controls",
    "agreement",
    "run",
    "dojo",
]
PrintedStatus: TypeAlias = Literal["accepted", "refused", "not checked"]


@dataclass(frozen=True, slots=True)
class Problem:
    """One reason why the verdict is not ``proved``.

    Attributes:
        stage: The check that found it.
        message: What is wrong, in one sentence.
        file: The file, relative to the Lean folder; empty if none is at fault.
        line: The line, from 1; 0 if none is at fault.
        claims: Ids of the claims that are unproved because of it.
        theorem: The declaration at fault, if one is.
        decided: Whether something is wrong with the theory (``False``: it could not be checked).
    """

    stage: Stage
    message: str
    file: str = ""
    line: int = 0
    claims: tuple[str, ...] = ()
    theorem: str = ""
    decided: bool = True

    def __str__(self) -> str:
        """One line: place, claims, what is wrong.

        Example:
            >>> str(Problem("scan", "the word `sorry`", "SpecMoE/Speedup.lean", 7, ("S1",)))
            'SpecMoE/Speedup.lean:7: S1: the word `sorry` [scan]'
        """
        place = f"{self.file}:{self.line}" if self.line else self.file
        parts = (place, ", ".join(self.claims), f"{self.message} [{self.stage}]")
        return ": ".join(part for part in parts if part)


@dataclass(frozen=True, slots=True)
class Theorem:
    """One theorem of a claim.

    Attributes:
        id: The claim; ``model`` for the instance that shows the axioms to be consistent.
        theorem: Its full name.
        file: The file, relative to the Lean folder.
        line: Where it stands.
        statement: As Lean prints it; as the source says it if Lean did not get that far.
        statement_sha256: Digest of the statement and of every definition it rests on.
        axioms: As Lean prints them; ``None`` if Lean did not get that far.
        status: How it was checked, or ``failed``, or ``not checked``.
        printed: Whether Lean accepts the statement that the registry prints for it; ``None`` if
            that was not asked, or the registry has no formula for this theorem.
    """

    id: str
    theorem: str
    file: str
    line: int
    statement: str
    statement_sha256: str
    axioms: tuple[str, ...] | None
    status: str
    printed: PrintedStatus | None = None


@dataclass(frozen=True, slots=True)
class Checked:
    """One way in which the theory was checked.

    Attributes:
        via: ``embedded``, ``lake``, or ``dojo``, which adds to one of the others.
        status: The words that a checked theorem carries.
        lean: Lean's version.
        detail: Which binary or tool chain, and which core.
    """

    via: Literal["embedded", "lake", "dojo"]
    status: str
    lean: str
    detail: str


@dataclass(frozen=True, slots=True)
class ClaimStatus:
    """All theorems of one claim together, as a certificate quotes them.

    Attributes:
        id: The claim.
        status: How it was checked; ``failed`` or ``not checked`` if any theorem is.
        theorems: Full names.
        statement_sha256: Digest of the theorems' digests, in the order of names.
        axioms: Of all theorems; ``None`` if Lean did not get that far with one.
        via: ``embedded``, ``lake``, ``embedded and lake``, each perhaps with ``and dojo``; ``None``
            if not checked.
    """

    id: str
    status: str
    theorems: tuple[str, ...]
    statement_sha256: str
    axioms: tuple[str, ...] | None
    via: str | None


@dataclass(frozen=True)
class ProveResult:
    """The whole check.

    Attributes:
        verdict: ``proved`` only if every theorem is and nothing at all is wrong.
        checked: The ways that were gone to the end.
        theorems: In the claims' order.
        problems: Empty if and only if the verdict is ``proved``.
        controls: How many deliberately wrong statements Lean refused, and right ones it accepted;
            of each claim's changed statements, perhaps in an earlier run on the same theory.
        sources_sha256: Digest of the theory's files.
        core_sha256: Digest of the stand-in core's files.
        seconds: Where the time went, by step; not part of ``claims.json``.
        notes: What the reader should know and is not wrong; not part of ``claims.json``.
    """

    verdict: Verdict
    checked: tuple[Checked, ...]
    theorems: tuple[Theorem, ...]
    problems: tuple[Problem, ...]
    controls: int
    sources_sha256: str
    core_sha256: str
    seconds: dict[str, float] = field(default_factory=dict, compare=False)
    notes: tuple[str, ...] = field(default=(), compare=False)

    @property
    def exit_code(self) -> int:
        """0 proved, 1 failed, 3 not checked."""
        return {"proved": 0, "failed": 1, "not checked": 3}[self.verdict]

    def claims(self) -> dict[str, ClaimStatus]:
        """The claims by id, each with all its theorems."""
        found: dict[str, list[Theorem]] = {}
        for theorem in self.theorems:
            found.setdefault(theorem.id, []).append(theorem)
        worst = {id_: _worst([t.status for t in theorems]) for id_, theorems in found.items()}
        return {
            id_: ClaimStatus(
                id=id_,
                status=worst[id_],
                theorems=tuple(theorem.theorem for theorem in theorems),
                statement_sha256=digest(
                    "specmoe-claim/1",
                    {theorem.theorem: theorem.statement_sha256 for theorem in theorems},
                ),
                axioms=_together(theorems),
                via=self._via(worst[id_]) if self.verdict == "proved" else None,
            )
            for id_, theorems in found.items()
        }

    def ways(self, status: str) -> tuple[Checked, ...]:
        """The ways that a theorem's status names; none if it failed or was not checked."""
        return tuple(way for way in self.checked if way.status in status)

    def _via(self, status: str) -> str | None:
        return " and ".join(way.via for way in self.ways(status)) or None

    def to_json(self) -> dict[str, Any]:
        """Plain data of ``claims.json``."""
        return {
            "schema": SCHEMA,
            "verdict": self.verdict,
            "checked": [_plain(way) for way in self.checked],
            "theorems": [_plain(theorem) for theorem in self.theorems],
            "problems": [_plain(problem) for problem in self.problems],
            "controls": self.controls,
            "sources_sha256": self.sources_sha256,
            "core_sha256": self.core_sha256,
        }

    def to_bytes(self) -> bytes:
        """``claims.json``: canonical JSON (RFC 8785), the same bytes for the same findings."""
        return canonical(self.to_json())


_OPTIONAL = ("printed",)


def _plain(record: Any) -> dict[str, Any]:
    fields = {k: list(v) if isinstance(v, tuple) else v for k, v in asdict(record).items()}
    return {k: v for k, v in fields.items() if k not in _OPTIONAL or v is not None}


def _worst(statuses: Sequence[str]) -> str:
    """A bad one if there is any; else the one that names the fewest ways."""
    for bad in (FAILED, NOT_CHECKED):
        if bad in statuses:
            return bad
    return min(statuses, key=len)


def _together(theorems: Sequence[Theorem]) -> tuple[str, ...] | None:
    every: set[str] = set()
    for theorem in theorems:
        if theorem.axioms is None:
            return None
        every.update(theorem.axioms)
    return tuple(sorted(every))


def claims_schema() -> dict[str, Any]:
    """JSON Schema 2020-12 of ``claims.json``, version 1.

    Example:
        >>> claims_schema()["properties"]["schema"]
        {'const': 'specmoe-claims/1'}
    """
    text = {"type": "string"}
    texts = {"type": "array", "items": text}
    sha256 = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
    count = {"type": "integer", "minimum": 0}
    theorem = {
        "id": {"type": "string", "pattern": "^([A-Z][1-9][0-9]*|model)$"},
        "theorem": text,
        "file": text,
        "line": count,
        "statement": text,
        "statement_sha256": sha256,
        "axioms": {"anyOf": [texts, {"type": "null"}]},
        "status": text,
        "printed": {"enum": ["accepted", "refused", "not checked"]},
    }
    problem = {
        "stage": text,
        "message": text,
        "file": text,
        "line": count,
        "claims": texts,
        "theorem": text,
        "decided": {"type": "boolean"},
    }
    checked = {
        "via": {"enum": ["embedded", "lake", "dojo"]},
        "status": text,
        "lean": text,
        "detail": text,
    }
    whole = {
        "schema": {"const": SCHEMA},
        "verdict": {"enum": ["proved", "failed", "not checked"]},
        "checked": {"type": "array", "items": _closed(checked)},
        "theorems": {"type": "array", "items": _closed(theorem)},
        "problems": {"type": "array", "items": _closed(problem)},
        "controls": count,
        "sources_sha256": sha256,
        "core_sha256": sha256,
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:specmoe:claims:1",
        "title": "What specmoe prove found, version 1",
        **_closed(whole),
    }


def _closed(properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": [name for name in properties if name not in _OPTIONAL],
        "additionalProperties": False,
    }


def load_claims(path: Path) -> ProveResult:
    """Read a ``claims.json``.

    What it says is believed as far as the file is: it carries no signature. A verdict that its own
    records contradict is refused.

    Raises:
        InputError: If it cannot be read, does not follow the schema, or contradicts itself.
    """
    import jsonschema

    try:
        data = json.loads(path.read_bytes())
    except (OSError, ValueError) as error:
        raise InputError("cannot be read as JSON", file=str(path), found=str(error)) from None
    errors = sorted(jsonschema.Draft202012Validator(claims_schema()).iter_errors(data), key=str)
    if errors:
        raise InputError(
            "not a list of checked claims",
            file=str(path),
            path=errors[0].json_path,
            found=errors[0].message[:200],
            mend="make it with: specmoe prove --json",
        )
    result = ProveResult(
        verdict=data["verdict"],
        checked=tuple(Checked(**way) for way in data["checked"]),
        theorems=tuple(
            Theorem(**{**t, "axioms": None if t["axioms"] is None else tuple(t["axioms"])})
            for t in data["theorems"]
        ),
        problems=tuple(Problem(**{**p, "claims": tuple(p["claims"])}) for p in data["problems"]),
        controls=data["controls"],
        sources_sha256=data["sources_sha256"],
        core_sha256=data["core_sha256"],
    )
    if result.verdict == "proved" and not _supported(result):
        raise InputError(
            "the verdict is not what its records say",
            file=str(path),
            expected="no problems, a way of checking, controls, and allowed axioms throughout",
            mend="make it again with: specmoe prove --json",
        )
    return result


def _supported(result: ProveResult) -> bool:
    """Whether the records bear the verdict ``proved``."""
    # lean-dojo says nothing of axioms, and not of every theorem: alone it bears no verdict.
    alone = " and ".join(way.status for way in result.checked if way.via != "dojo")
    whole = " and ".join(way.status for way in result.checked)
    return (
        bool(result.theorems and alone and result.controls)
        and not result.problems
        and all(
            theorem.status in (alone, whole)
            and theorem.axioms is not None
            and set(theorem.axioms) <= set(ALLOWED_AXIOMS)
            and theorem.printed in (None, "accepted")
            for theorem in result.theorems
        )
    )
