"""What a certificate quotes of Lean: the words it must use, and the versions of Lean it names.

Without Lean it can be told that `specmoe prove` could have written the quote: for every way of
checking the words, that all claims name one version of it, and for the embedded way the version
that this specmoe carries. Whether Lean was run is known only to who asks it again.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from specmoe._version import __version__
from specmoe.canonical import Json, digest, to_json
from specmoe.certificate.lean_status import lean_statuses

if TYPE_CHECKING:
    from specmoe.lean.reviewed import Reviewed

__all__ = ["LeanQuotes"]

_HERE = "VERSION"
_RELEASE = r"[0-9]+\.[0-9]+\.[0-9]+"
_BEARS_A_VERDICT = ("embedded", "lake")
"""lean-dojo only adds to one of them, and works with a Lean of its own."""


class LeanQuotes:
    """The quotes of one certificate.

    Args:
        body: Its body, of the form of the schema.
    """

    def __init__(self, body: Mapping[str, Any]) -> None:
        self._maker_is_this = body["provenance"]["specmoe"] == __version__
        leans = [claim["lean"] for claim in body["claims"]]
        self._quotes = [lean for lean in leans if lean["via"] is not None]
        named: dict[str, Counter[str]] = {}
        for lean in self._quotes:
            for way, version in _versions(lean).items():
                named.setdefault(way, Counter())[version] += 1
        self._usual = {way: counts.most_common(1)[0][0] for way, counts in named.items()}

    @property
    def count(self) -> int:
        """For how many claims it is quoted that Lean accepted them."""
        return len(self._quotes)

    @property
    def statuses(self) -> tuple[str, ...]:
        """How it says that they were checked, each way of saying it once."""
        return tuple(sorted({lean["status"] for lean in self._quotes}))

    @property
    def other_versions(self) -> tuple[str, ...]:
        """The versions it names on which a verdict rests, but for the theory's own."""
        from specmoe.lean.toolchain import LEAN

        usual = {self._usual[way] for way in _BEARS_A_VERDICT if way in self._usual}
        return tuple(sorted(usual - {LEAN}))

    @property
    def of_another_lean(self) -> str:
        """That it names other versions than the theory's own, in words."""
        from specmoe.lean.toolchain import LEAN

        named = " and ".join(self.other_versions)
        return f"for {self.count} it quotes Lean {named}, and the theory is written for {LEAN}"

    def expected(self, claim: str, found: Mapping[str, Any]) -> Json:
        """What a claim's quote must say, as far as the installed theory tells.

        Args:
            claim: The claim's id.
            found: What is quoted of it.

        Returns:
            The same where nothing is wrong with it.

        Raises:
            InputError: If the reviewed statements cannot be read.
        """
        if found["via"] is None:
            return _not_checked()[claim]
        theorems = [entry for entry in _reviewed().values() if entry.id == claim]
        expected: dict[str, Json] = {
            **found,
            "theorems": [entry.theorem for entry in theorems],
            "statement_sha256": digest(
                "specmoe-claim/1", {entry.theorem: entry.sha256 for entry in theorems}
            ),
            "axioms": _axioms(found["axioms"]),
        }
        if _form(found["via"]) is None:
            expected["via"] = "ways of specmoe prove: " + ", ".join(_ways())
        else:
            expected["status"] = self._status(found)
        return expected

    def _status(self, found: Mapping[str, Any]) -> Json:
        """The status itself, or what stands against it."""
        from specmoe.lean.toolchain import LEAN

        versions = _versions(found)
        if not versions:
            return f"what specmoe prove says of a check via {found['via']}"
        for way, version in versions.items():
            if version != self._usual[way]:
                return f"the Lean {self._usual[way]} that other claims name"
            if way == "embedded" and self._maker_is_this and version != LEAN:
                return f"the Lean that specmoe {__version__} carries: {LEAN}"
        return str(found["status"])


def _versions(lean: Mapping[str, Any]) -> dict[str, str]:
    """For each way that a quote names the version of Lean; none if it is not so worded."""
    form = _form(lean["via"])
    made = re.fullmatch(form, lean["status"]) if form is not None else None
    return made.groupdict() if made is not None else {}


def _form(via: str) -> str | None:
    """The pattern of a status for these ways; ``None`` for what is no list of ways."""
    ways, named = _ways(), via.split(" and ")
    known = [way for way in ways if way in named]
    if named != known or not set(known) & set(_BEARS_A_VERDICT):
        return None
    return " and ".join(ways[way] for way in known)


@cache
def _ways() -> dict[str, str]:
    """For each way of checking a pattern of the words that a theorem checked so carries."""
    from specmoe.lean.dojo_needs import CURRENT, Needs
    from specmoe.lean.toolchain import Embedded, Lake

    lake = Lake(Path(), _HERE, None)
    ways = {
        "embedded": Embedded(Path(), _HERE).status,
        "lake": lake.status,
        "dojo": Needs(CURRENT, Path(), lake).status,
    }
    return {
        way: re.escape(status).replace(_HERE, f"(?P<{way}>{_RELEASE})")
        for way, status in ways.items()
    }


def _axioms(found: Json) -> Json:
    from specmoe.lean.result import ALLOWED_AXIOMS

    if isinstance(found, list) and found == [name for name in ALLOWED_AXIOMS if name in found]:
        return found
    return "some of " + ", ".join(ALLOWED_AXIOMS)


@cache
def _not_checked() -> dict[str, Json]:
    return {id_: to_json(status) for id_, status in lean_statuses(None).items()}


@cache
def _reviewed() -> Mapping[str, Reviewed]:
    from specmoe.lean.reviewed import Reviews
    from specmoe.lean.source import lean_folder

    return Reviews.load(lean_folder()).theorems
