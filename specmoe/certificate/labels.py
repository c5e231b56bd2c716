"""The labels of a certificate: who made it and from which file. Nothing in it follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

__all__ = ["Label", "labels", "without_labels"]


@dataclass(frozen=True, slots=True)
class Label:
    """A statement that whoever computes the digest anew can change unseen.

    Attributes:
        path: Where it stands.
        what: What it is, in words that its value ends.
        value: What it says.
        confirmed_by: What tells whether it is true; empty where nothing here does.
    """

    path: str
    what: str
    value: str
    confirmed_by: str

    def as_dict(self) -> dict[str, str]:
        """The same for machines."""
        return {"path": self.path, "value": self.value, "confirmed_by": self.confirmed_by}


def labels(body: Mapping[str, Any]) -> tuple[Label, ...]:
    """The labels of a certificate.

    Args:
        body: Its body, of the form of the schema.

    Returns:
        The version that made it, and name and digest of the measurement file. The digest of a
        routing trace is no label: the input holds it too.

    Example:
        >>> one = {"provenance": {"specmoe": "1.0", "inputs": [{"name": "m.toml", "sha256": "0f"}]}}
        >>> [label.value for label in labels(one)]
        ['1.0', 'm.toml', '0f']
    """
    provenance = body["provenance"]
    found = [Label("body.provenance.specmoe", "made by specmoe", provenance["specmoe"], "")]
    for file in provenance["inputs"][:1]:
        place = "body.provenance.inputs[0]"
        found.append(Label(f"{place}.name", "from the file", file["name"], "--data DIR"))
        found.append(Label(f"{place}.sha256", "of SHA-256", file["sha256"], "--data DIR"))
    return tuple(found)


def without_labels(body: Mapping[str, Any]) -> dict[str, Any]:
    """A body without its labels."""
    provenance = body["provenance"]
    rest = {"specmoe": None, "inputs": provenance["inputs"][1:]}
    return {**body, "provenance": {**provenance, **rest}}
