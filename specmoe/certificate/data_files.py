"""Whether the input of a certificate is what stands in the files it names."""

from __future__ import annotations

import hashlib
from pathlib import Path

from specmoe.certificate.differences import Difference, differences
from specmoe.certificate.level import Level, holds, not_checked, refuted
from specmoe.certificate.reading import Carried
from specmoe.errors import InputError, SpecmoeError
from specmoe.measurement import read, to_document
from specmoe.measurement.rawfile import read_bytes

__all__ = ["confirmed_labels", "data_level"]

_NAME = "data"


def data_level(carried: Carried, folder: Path) -> Level:
    """Read the measurement anew from its file, and compare.

    Args:
        carried: The certificate, of the form of its schema.
        folder: Where the measurement file lies, and a routing trace that it names.

    Returns:
        The level; ``not checked here`` where a file is missing.

    Raises:
        InputError: If there is no such folder.
    """
    if not folder.is_dir():
        raise InputError(
            "no such folder",
            path="--data",
            expected="the folder with the measurement file",
            found=str(folder),
            mend="check its name",
        )
    inputs = carried.body["provenance"]["inputs"]
    if not inputs:
        none = Difference(("body", "provenance", "inputs"), "the measurement file", "nothing")
        return refuted(_NAME, "no file is named", [none])
    stated, place = inputs[0], ("body", "provenance", "inputs")
    path = _find(folder, stated["name"], stated["sha256"])
    if path is None:
        return not_checked(_NAME, f"{stated['name']} is not in {folder}")
    found = hashlib.sha256(read_bytes(path, shown=str(path))).hexdigest()
    if found != stated["sha256"]:
        other = Difference((*place, 0, "sha256"), found, stated["sha256"])
        return refuted(_NAME, f"{path.name} is not the file that went in", [other])
    trace = carried.body["input"]["routing"].get("trace")
    if trace is not None and not (folder / trace).exists():
        return not_checked(_NAME, f"{trace} is not in {folder}")
    try:
        measurement = read(path)
    except SpecmoeError as error:
        said = Difference((error.path or path.name,), error.expected or "", error.found or "")
        return refuted(_NAME, f"{path.name}: {error.problem}", [said])
    different = [
        *differences(to_document(measurement), carried.body["input"], ("body", "input")),
        *(
            Difference((*place, number, "sha256"), str(digest), file["sha256"])
            for number, (file, digest) in enumerate(
                zip(inputs[1:], [measurement.routing.trace_sha256], strict=False), 1
            )
            if file["sha256"] != digest
        ),
    ]
    if different:
        return refuted(_NAME, "the input is not what stands in the files", different)
    named = path.name
    if named != stated["name"]:
        named += f" (by its digest: no {stated['name']} is there)"
    names = ", ".join([named, *([trace] if trace is not None else [])])
    return holds(_NAME, f"the input is what stands in {names}, digests recomputed")


def confirmed_labels(carried: Carried, folder: Path) -> tuple[str, ...]:
    """The paths of the labels that the data level confirms where it holds.

    Args:
        carried: As in :func:`data_level`.
        folder: The same folder.
    """
    place, name = "body.provenance.inputs[0]", carried.body["provenance"]["inputs"][0]["name"]
    named = [f"{place}.name"] if (folder / Path(name).name).is_file() else []
    return (f"{place}.sha256", *named)


def _find(folder: Path, name: str, sha256: str) -> Path | None:
    """The file of that name; else one of that digest, under another name."""
    path = folder / Path(name).name
    if path.is_file():
        return path
    for other in sorted(folder.iterdir()):
        if other.suffix in (".toml", ".json") and other.is_file():
            try:
                data = read_bytes(other, shown=str(other))
            except InputError:
                continue
            if hashlib.sha256(data).hexdigest() == sha256:
                return other
    return None
