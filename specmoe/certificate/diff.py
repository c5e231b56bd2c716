"""What changed between two certificates, and which results are thereby reopened.

Kept apart: the theory (statements), the machine (the measurement as read), the assumptions, the
tool (versions, and what Lean was), and the results. A result is reopened where something that it
rests on changed: its claim's statement, an assumption that bears on the claim, one of its own
hypotheses, or a figure of the measurement that it is computed from. It may have come out the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from specmoe.canonical import Json
from specmoe.certificate.differences import differences, told
from specmoe.certificate.intact import refuse_damaged
from specmoe.certificate.labels import without_labels
from specmoe.certificate.reading import Carried

__all__ = ["GROUPS", "Change", "Changes", "Reopened", "compare"]

GROUPS = ("theory", "machine", "assumptions", "tool", "results")

_PASSES = ("model", "timing", "kernels", "routing", "error")
_RESTS_ON: dict[str, tuple[str, ...]] = {
    "E": ("acceptance",),
    "S": (*_PASSES, "drafting", "acceptance"),
    "M": (*_PASSES, "drafting", "acceptance"),
    "D": (*_PASSES, "ratio"),
    "B": _PASSES,
}
"""The sections of a measurement file from whose figures the results of a group follow."""
_EXCEPTIONS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("D5", "D6", "D7"), ("model", "routing")),
    "M1": ("acceptance",),
    **dict.fromkeys(("B3", "B4"), (*_PASSES, "ratio")),
    **dict.fromkeys(("B5", "B6", "B7", "B8"), (*_PASSES, "drafting", "acceptance")),
}
# Words about a figure, not the figure: they reopen nothing.
_WORDS = frozenset({"source", "note", "name", "version", "trace", "sha256"})


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that is not the same.

    Attributes:
        what: Where, or what it is.
        before: In the first certificate, as one line; ``nothing`` if it is not there.
        after: In the second.
    """

    what: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Reopened:
    """A result that rests on something that changed.

    Attributes:
        claim: The claim's id.
        what: What it was applied to.
        because: What changed under it.
        before: Value, bounds and status in the first certificate.
        after: In the second; the same text if it came out the same.
    """

    claim: str
    what: str
    because: tuple[str, ...]
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Changes:
    """What changed between two certificates.

    Attributes:
        before: Name and digest of the first.
        after: Name and digest of the second.
        theory: Statements of claims, and the digests of their Lean statements.
        machine: The measurement as read, and the digests of its files.
        assumptions: What is taken for granted.
        tool: Versions, and how Lean checked.
        results: The headline, and each claim's results.
        values: How many leaves differ in all that the certificate derives and says.
        reopened: Results under which something changed.
        only_labels: Whether nothing differs but labels: the version of specmoe, and the name and
            digest of the measurement file. What was read from the file is the same then.
    """

    before: tuple[str, str]
    after: tuple[str, str]
    theory: tuple[Change, ...]
    machine: tuple[Change, ...]
    assumptions: tuple[Change, ...]
    tool: tuple[Change, ...]
    results: tuple[Change, ...]
    values: int
    reopened: tuple[Reopened, ...]
    only_labels: bool

    @property
    def same(self) -> bool:
        """Whether it is the same certificate."""
        return self.before[1] == self.after[1]

    def as_dict(self) -> dict[str, Any]:
        """The same for machines."""
        return {"same": self.same, **asdict(self)}


def compare(before: Carried, after: Carried) -> Changes:
    """Compare two certificates.

    Args:
        before: The first, as :func:`specmoe.certificate.reading.load` gives it.
        after: The second.

    Returns:
        What changed, kept apart by kind.

    Raises:
        InputError: If one of them is damaged: its digest is not that of its body, or its form is
            not that of a certificate.

    Example:
        >>> from specmoe.certificate import build, document
        >>> from specmoe.certificate.reading import loads
        >>> from specmoe.measurement import bundled, read
        >>> files = {path.stem: path for path in bundled()}
        >>> one, other = (loads(document(build(read(files[name]))), f"{name}.json")
        ...               for name in ("m3-ultra", "m5-max"))
        >>> compare(one, one).same, compare(one, other).same
        (True, False)
    """
    for carried in (before, after):
        refuse_damaged(carried.data, carried.file, "a damaged certificate is not compared")
    one, two = before.body, after.body
    machine = tuple(_machine(one, two))
    theory, words, tool = tuple(_theory(one, two)), tuple(_assumptions(one, two)), _tool(one, two)
    return Changes(
        before=(one["name"], before.data["digest"]),
        after=(two["name"], after.data["digest"]),
        theory=theory,
        machine=machine,
        assumptions=words,
        tool=tuple(tool),
        results=tuple(_results(one, two)),
        values=sum(1 for _ in differences(_said(one), _said(two))),
        reopened=tuple(_reopened(one, two)),
        only_labels=one != two and without_labels(one) == without_labels(two),
    )


def _said(body: Mapping[str, Any]) -> dict[str, Json]:
    """Everything but what is listed in full."""
    return {key: value for key, value in body.items() if key not in ("input", "provenance")}


# --- what changed -------------------------------------------------------------------------------


def _changes(before: Json, after: Json, *steps: str) -> Iterator[Change]:
    for found in differences(before, after, steps):
        yield Change(found.path, found.expected, found.found)


def _by(key: str, records: list[dict[str, Any]]) -> dict[str, Any]:
    return {str(record[key]): record for record in records}


def _theory(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[Change]:
    def words(body: Mapping[str, Any]) -> Json:
        return {
            claim["id"]: {
                "title": claim["title"],
                "statement": claim["statement"],
                "reading": claim["reading"],
                "theorems": claim["lean"]["theorems"],
            }
            for claim in body["claims"]
        }

    yield from _changes(
        before["provenance"]["theory"], after["provenance"]["theory"], "sha256 of all statements"
    )
    yield from _changes(words(before), words(after))
    one, two = _by("id", before["claims"]), _by("id", after["claims"])
    for id_ in one:
        digests = [
            claims[id_]["lean"]["statement_sha256"] if id_ in claims else None
            for claims in (one, two)
        ]
        # Where Lean was not run there is no digest: that is no other statement.
        if None not in digests and digests[0] != digests[1]:
            yield Change(f"{id_}.statement_sha256", *map(told, digests))


def _keyed(document: Mapping[str, Any]) -> dict[str, Json]:
    """A measurement file with kernels by kind and rows by n, so that one more row is one change."""
    kernels = {}
    for kernel in document["kernels"]:
        kernels[kernel["kind"]] = {**kernel, "rows": _by("n", kernel["rows"])}
    keyed = {**document, "kernels": kernels}
    for section in ("routing", "drafting", "ratio"):
        if "table" in keyed.get(section, {}):
            table = {str(n): value for n, value in keyed[section]["table"]}
            keyed[section] = {**keyed[section], "table": table}
    return keyed


def _machine(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[Change]:
    yield from _changes(_keyed(before["input"]), _keyed(after["input"]))
    one, two = (
        {file["name"]: file["sha256"] for file in body["provenance"]["inputs"]}
        for body in (before, after)
    )
    yield from _changes(one, two, "sha256")


def _assumptions(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[Change]:
    one, two = (_by("id", body["assumed"]["assumptions"]) for body in (before, after))
    for id_ in {**one, **two}:
        texts = [told(found[id_]["text"]) if id_ in found else "nothing" for found in (one, two)]
        if one.get(id_) != two.get(id_):
            if texts[0] == texts[1]:
                texts = [told(found[id_]) for found in (one, two)]
            yield Change(id_, *texts)


def _tool(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[Change]:
    for key in ("specmoe", "measurement_schema"):
        yield from _changes(before["provenance"][key], after["provenance"][key], key)
    yield from _changes(before["not_claimed"], after["not_claimed"], "not_claimed")
    one, two = (_by("id", body["claims"]) for body in (before, after))
    for id_ in one:
        for key in ("status", "via", "axioms"):
            if id_ in two:
                yield from _changes(one[id_]["lean"][key], two[id_]["lean"][key], id_, "lean", key)


# --- results ------------------------------------------------------------------------------------


def _result_text(result: Mapping[str, Any] | None) -> str:
    if result is None:
        return "nothing"
    text = f"{result['value']} {result['unit']}".strip()
    if result["bounds"] is not None:
        text += f" [{result['bounds']['lo']}, {result['bounds']['hi']}]"
    return f"{text} ({result['status'].replace('_', ' ')})"


def _pairs(
    before: Mapping[str, Any], after: Mapping[str, Any]
) -> Iterator[tuple[str, str, dict[str, Any] | None, dict[str, Any] | None]]:
    """The results side by side, by claim and by what the claim was applied to."""
    one, two = (
        {(result["claim"], result["what"]): result for result in body["results"]}
        for body in (before, after)
    )
    for claim, what in {**one, **two}:
        yield claim, what, one.get((claim, what)), two.get((claim, what))


def _results(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[Change]:
    for key in ("sentence", "strength"):
        yield from _changes(before["headline"][key], after["headline"][key], "headline", key)
    for claim, what, old, new in _pairs(before, after):
        texts = _result_text(old), _result_text(new)
        if texts[0] != texts[1]:
            yield Change(f"{claim}: {what}", *texts)


def _reopened(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[Reopened]:
    """The results of the first certificate under which something changed."""
    statements = {change.what.split(".")[0] for change in _theory(before, after)}
    figures = _changed_figures(before, after)
    assumed = [
        (change.what, claims)
        for change in _assumptions(before, after)
        for claims in [_bearing(change.what, before, after)]
    ]
    for claim, what, old, new in _pairs(before, after):
        if old is None:
            continue
        because = [
            *(["the statement of its claim"] if claim in statements else []),
            *(f"the assumption {id_}" for id_, claims in assumed if claim in claims),
            *(figures.get(section, "") for section in _sections(claim) if section in figures),
            *(["its hypotheses"] if new and old["hypotheses"] != new["hypotheses"] else []),
        ]
        if because:
            yield Reopened(claim, what, tuple(because), _result_text(old), _result_text(new))


def _sections(claim: str) -> tuple[str, ...]:
    return _EXCEPTIONS.get(claim) or _RESTS_ON.get(claim[0], ())


def _bearing(id_: str, before: Mapping[str, Any], after: Mapping[str, Any]) -> set[str]:
    return {
        claim
        for body in (before, after)
        for assumption in body["assumed"]["assumptions"]
        if assumption["id"] == id_
        for claim in assumption["bears_on"]
    }


def _changed_figures(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, str]:
    """For each section of the measurement in which a figure changed: where, in words."""
    places: dict[str, list[str]] = {}
    for found in differences(_keyed(before["input"]), _keyed(after["input"])):
        if not _WORDS & {str(step) for step in found.steps[1:]}:
            places.setdefault(str(found.steps[0]), []).append(found.path)
    return {
        section: paths[0] + (f" and {len(paths) - 1} more" if len(paths) > 1 else "")
        for section, paths in places.items()
    }
