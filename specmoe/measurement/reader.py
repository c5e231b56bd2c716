"""From a measurement file to a :class:`~specmoe.measurement.model.Measurement`.

The contract (``measurement-1.schema.json``) settles names, types and forms; what it cannot say
(``m <= N``, U(n) in its bounds, no n twice, ...) is settled here. Reading has no side effects.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path, PurePath

from specmoe.measurement import sections
from specmoe.measurement.contract import check
from specmoe.measurement.document import load
from specmoe.measurement.kernels import kernels
from specmoe.measurement.model import Engine, ErrorRule, Measurement
from specmoe.measurement.place import Place
from specmoe.measurement.rawfile import read_bytes

__all__ = ["bundled", "example", "read", "reads"]


def read(path: str | os.PathLike[str]) -> Measurement:
    """Read a measurement file, TOML or JSON.

    Args:
        path: The file. A routing trace that it names lies in the same folder or below.

    Returns:
        The measurement: exact, in base units.

    Raises:
        InputError: For anything that cannot be used; it names file, path, expected, found and
            the mend.

    Example:
        >>> measurement = read(bundled()[0])
        >>> all(row.time > 0 for series in measurement.kernels for row in series.rows)
        True
    """
    place = Path(os.fsdecode(path))
    # A file name may hold bytes that are no text; messages and certificates hold text only.
    shown = os.fsencode(path).decode("utf-8", "replace")
    return reads(read_bytes(place, shown=shown), name=shown, folder=place.parent)


def reads(data: bytes, *, name: str, folder: Path | None = None) -> Measurement:
    """Read a measurement from the bytes of its file.

    Args:
        data: The bytes, TOML or JSON in UTF-8.
        name: The file's name; messages repeat it, and the measurement keeps it without folders.
        folder: Where a routing trace may lie; without it a trace is refused.

    Returns:
        The measurement: exact, in base units.

    Raises:
        InputError: As :func:`read`.

    Example:
        >>> measurement = reads(example().read_bytes(), name="m.toml")
        >>> measurement.model.routed_experts, measurement.series("per_slot").rows[0].time
        (128, Fraction(11, 2000))
    """
    pure = PurePath(name)
    document = load(data, shown=name, json_named=pure.suffix.casefold() == ".json")
    check(document, shown=name)
    root = Place(document.data, name)
    model = sections.model(root["model"])
    scope = root["timing"].value["scope"]
    if scope == "operation" and model.moe_layers != 1:
        raise root["model"]["moe_layers"].error(
            "an operation alone covers one layer",
            "1, since timing.scope is operation",
            str(model.moe_layers),
            "write 1, or time whole passes (scope = pass)",
        )
    return Measurement(
        name=sections.name(root["name"]),
        title=root.value["title"],
        file=pure.name,
        sha256=hashlib.sha256(data).hexdigest(),
        measured_on=root.optional("measured_on", sections.date),
        device=sections.device(root["device"]),
        engine=Engine(**root["engine"].value),
        model=model,
        scope=scope,
        kernels=kernels(root["kernels"]),
        routing=sections.routing(root["routing"], model, folder),
        drafting=root.optional("drafting", sections.drafting),
        acceptance=root.optional("acceptance", sections.acceptance),
        ratio=root.optional("ratio", sections.ratio) or (),
        error=root.optional("error", sections.error_rule) or ErrorRule(),
        observed_crossover=root.optional("observed", sections.crossover),
        observed_speculation=root.optional("observed", sections.speculation) or (),
        notes=tuple(root.value.get("notes", ())),
    )


def bundled() -> list[Path]:
    """The measurement files that come with specmoe, sorted by name.

    Example:
        >>> all(path.suffix == ".toml" for path in bundled())
        True
    """
    return sorted((Path(__file__).parent.parent / "examples").glob("*.toml"))


def example() -> Path:
    """A complete measurement file, with a comment on every entry.

    Example:
        >>> example().name
        'example.toml'
    """
    return Path(__file__).parent / "example.toml"
