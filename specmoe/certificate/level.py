"""One level of a verification: what was asked and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from specmoe.certificate.differences import Difference

__all__ = ["NOT_CHECKED", "Level", "Outcome", "holds", "nonsense", "not_checked", "refuted"]

NOT_CHECKED: Literal["not checked here"] = "not checked here"
Outcome: TypeAlias = Literal["holds", "refuted", "not checked here"]


@dataclass(frozen=True, slots=True)
class Level:
    """One level.

    Attributes:
        name: Which one.
        outcome: What came of it.
        text: The outcome in one line.
        differences: Where the certificate is not as it should be, in document order.
    """

    name: str
    outcome: Outcome
    text: str
    differences: tuple[Difference, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """The same for machines."""
        return {
            "level": self.name,
            "outcome": self.outcome,
            "text": self.text,
            "differences": [found.as_dict() for found in self.differences],
        }


def holds(name: str, text: str) -> Level:
    """A level that holds."""
    return Level(name, "holds", text)


def refuted(name: str, text: str, found: Sequence[Difference]) -> Level:
    """A level that does not."""
    return Level(name, "refuted", text, tuple(found))


def nonsense(name: str, text: str, error: Exception) -> Level:
    """A level of a body of the right form whose entries contradict one another, and so stop us."""
    found = Difference(("body",), "a certificate that specmoe wrote", str(error)[:160])
    return refuted(name, text, [found])


def not_checked(name: str, text: str) -> Level:
    """A level that could not be run."""
    return Level(name, NOT_CHECKED, text)
