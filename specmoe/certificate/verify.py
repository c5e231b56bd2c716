"""How far a certificate can be trusted: level by level, each of them said.

1. ``digest``: the digest is that of the body.
2. ``schema``: the body has the form of its version.
3. ``numeric``: every number, word and status, evaluated anew from the input that the certificate
   holds, comes out the same; the fit too.
4. ``theory``: the claims are those of the installed theory, word for word, and what is quoted of
   Lean is what `specmoe prove` can have found; another Lean than the theory's is not decided here.
5. ``rendering``, for a page or a PDF: its bytes are those of this certificate, rendered anew.
6. ``signature``, if asked: the key's owner signed it.
7. ``data``, if asked: the input is what the reader makes of the files, and their digests agree.
8. ``lean``, if asked: Lean's kernel accepts the certificate's numbers and the theory under them.

A level that holds says nothing of the later ones. None says that the measurements are right. Labels
(who made it, from which file) are listed where no level confirms them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from specmoe._version import __version__
from specmoe.certificate import evaluate
from specmoe.certificate.data_files import confirmed_labels, data_level
from specmoe.certificate.differences import Difference, count
from specmoe.certificate.intact import wrong_digest, wrong_form
from specmoe.certificate.labels import Label, labels
from specmoe.certificate.lean_level import lean_level
from specmoe.certificate.lean_quotes import LeanQuotes
from specmoe.certificate.level import NOT_CHECKED, Level, Outcome, holds, not_checked, refuted
from specmoe.certificate.model import SCHEMA
from specmoe.certificate.reading import Carried
from specmoe.certificate.rendering import rendering_level
from specmoe.certificate.signature_level import signature_level
from specmoe.errors import SpecmoeError

__all__ = ["Verification", "verify"]


@dataclass(frozen=True, slots=True)
class Verification:
    """What was found, level by level.

    Attributes:
        file: The file's name.
        kind: ``json``, ``html`` or ``pdf``.
        name: The certificate's name.
        digest: Its digest as stated.
        levels: In order; all of them that were asked, unless one stood in the way.
        labels: What it says of its origin and no level that was run confirms. A wrong digest
            shows that something was changed; with the digest computed anew, nothing shows it here.
    """

    file: str
    kind: str
    name: str
    digest: str
    levels: tuple[Level, ...]
    labels: tuple[Label, ...] = ()

    @property
    def outcome(self) -> Outcome:
        """``refuted`` if any level is, else ``not checked here`` if any is, else ``holds``."""
        found = {level.outcome for level in self.levels}
        return next((bad for bad in ("refuted", NOT_CHECKED) if bad in found), "holds")

    @property
    def exit_code(self) -> int:
        """0 every level that was asked holds, 1 refuted, 3 a level could not be run."""
        return {"holds": 0, "refuted": 1, NOT_CHECKED: 3}[self.outcome]

    def as_dict(self) -> dict[str, Any]:
        """The same for machines."""
        return {
            "file": self.file,
            "kind": self.kind,
            "name": self.name,
            "digest": self.digest,
            "outcome": self.outcome,
            "levels": [level.as_dict() for level in self.levels],
            "labels": [label.as_dict() for label in self.labels],
        }


def verify(
    carried: Carried,
    *,
    data: Path | None = None,
    lean: bool = False,
    key: Path | None = None,
    signature: Path | None = None,
    stop: bool = False,
) -> Verification:
    """Verify a certificate as far as it can be done here.

    Args:
        carried: The certificate with its file, as :func:`specmoe.certificate.reading.load` gives
            it.
        data: The folder with the measurement file, to compare it with the input.
        lean: Whether to ask Lean.
        key: The public key of whoever should have signed it.
        signature: Their signature; by default ``<name>.intoto.json`` beside the certificate.
        stop: End with the first level that is refuted.

    Returns:
        What was found. A body without the form of a certificate ends the levels in any case.

    Example:
        >>> from specmoe.certificate import build, document
        >>> from specmoe.certificate.reading import loads
        >>> from specmoe.measurement import bundled, read
        >>> one = next(path for path in bundled() if path.stem == "m5-max")
        >>> found = verify(loads(document(build(read(one))), "m5-max.json"))
        >>> found.exit_code, [level.name for level in found.levels]
        (0, ['digest', 'schema', 'numeric', 'theory'])
    """
    levels: list[Level] = []
    for run in _levels(carried, data, lean, key, signature):
        levels.append(run())
        if levels[-1].outcome == "refuted" and (stop or levels[-1].name == "schema"):
            break
    name = carried.body.get("name") if isinstance(carried.body, dict) else None
    return Verification(
        carried.file,
        carried.kind,
        str(name),
        str(carried.data["digest"]),
        tuple(levels),
        _unconfirmed(carried, levels, data),
    )


def _unconfirmed(carried: Carried, levels: Iterable[Level], data: Path | None) -> tuple[Label, ...]:
    """The labels that no level speaks for; of a body without form there are none to tell."""
    outcomes = {level.name: level.outcome for level in levels}
    if outcomes.get("schema") != "holds":
        return ()
    confirmed: tuple[str, ...] = ()
    if data is not None and outcomes.get("data") == "holds":
        confirmed = confirmed_labels(carried, data)
    return tuple(label for label in labels(carried.body) if label.path not in confirmed)


def _levels(
    carried: Carried, data: Path | None, lean: bool, key: Path | None, signature: Path | None
) -> Iterator[Callable[[], Level]]:
    yield lambda: _digest(carried)
    yield lambda: _schema(carried)
    yield lambda: _numeric(carried)
    yield lambda: _theory(carried, lean)
    if carried.kind != "json":
        yield lambda: rendering_level(carried)
    if data is not None:
        yield lambda: data_level(carried, data)
    if key is not None:
        yield lambda: signature_level(carried, key, signature)
    if lean:
        yield lambda: lean_level(carried)


def _digest(carried: Carried) -> Level:
    wrong = wrong_digest(carried.data)
    if wrong is None:
        return holds("digest", f"SHA-256 {carried.data['digest']}, recomputed from the body")
    return refuted("digest", "the digest is not that of the body", [wrong])


def _schema(carried: Carried) -> Level:
    found = list(wrong_form(carried.data))
    if found:
        return refuted("schema", f"not a {SCHEMA}", found)
    return holds("schema", f"the form of {SCHEMA}")


def _numeric(carried: Carried) -> Level:
    return _compared(
        "numeric",
        lambda: evaluate.numeric(carried.body),
        "not what the input of the certificate gives",
        lambda: (
            f"{count(carried.body)} values evaluated anew from its input by specmoe "
            f"{__version__}{_made_by(carried)}: all the same; refit: same"
        ),
    )


def _made_by(carried: Carried) -> str:
    maker = carried.body["provenance"]["specmoe"]
    return "" if maker == __version__ else f" (made by {maker})"


def _theory(carried: Carried, lean: bool) -> Level:
    """The words; a Lean that is not the theory's own is decided by asking Lean, if at all."""
    quotes = LeanQuotes(carried.body)
    words = f"{len(carried.body['claims'])} claims, worded as in the installed theory"

    def text() -> str:
        if not quotes.count:
            return f"{words}; that Lean was run is not claimed"
        return (
            f"{words}; for {quotes.count} it quotes Lean on statements with the digests of the "
            "installed ones; specmoe prove asks Lean again"
        )

    level = _compared(
        "theory", lambda: evaluate.theory(carried.body), "not the installed theory", text
    )
    if level.outcome == "holds" and quotes.other_versions and not lean:
        return not_checked("theory", f"{words}; {quotes.of_another_lean}; --lean asks the one here")
    return level


def _compared(
    name: str,
    compare: Callable[[], Iterable[Difference]],
    wrong: str,
    text: Callable[[], str],
) -> Level:
    """A level that holds where nothing differs."""
    try:
        found = list(compare())
    except SpecmoeError as error:
        place = (error.path or "body.input",)
        told = Difference(place, error.expected or "", f"{error.problem}: {error.found or ''}")
        return refuted(name, "the input cannot be evaluated", [told])
    except ImportError as error:
        return not_checked(name, f"the file asks for the robust loss, whose fit needs {error.name}")
    return refuted(name, wrong, found) if found else holds(name, text())
