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
from specmoe.measurement.mistakes import Mistakes
from specmoe.measurement.model import Engine, ErrorRule, Measurement, Model, Scope
from specmoe.measurement.place import Place
from specmoe.measurement.rawfile import read_bytes
from specmoe.measurement.todos import todos, unfinished

__all__ = ["bundled", "example", "read", "reads"]


def read(path: str | os.PathLike[str]) -> Measurement:
    """Read a measurement file, TOML or JSON.

    Args:
        path: The file. A routing trace that it names lies in the same folder or below.

    Returns:
        The measurement: exact, in base units.

    Raises:
        InputError: For anything that cannot be used; it names file, path, expected, found and
            the mend, and the other mistakes of the file beside the first.

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
    root = Place(document.data, name)
    file = Mistakes(root, check(document, shown=name))
    model = file.read("model", sections.model)
    scope = file.read("timing", lambda place: _scope(place, model, root["model"]), "model")
    own_name = file.read("name", sections.name)
    measured_on = file.optional("measured_on", sections.date)
    device = file.read("device", sections.device)
    series = file.read("kernels", kernels)
    routing = file.read("routing", lambda place: sections.routing(place, model, folder), "model")
    drafting = file.optional("drafting", sections.drafting)
    acceptance = file.optional("acceptance", sections.acceptance)
    ratio = file.optional("ratio", sections.ratio)
    error = file.optional("error", sections.error_rule)
    crossover = file.optional("observed", sections.crossover)
    speculation = file.optional("observed", sections.speculation)
    if file.found and document.syntax == "TOML" and (left := todos(data.decode("utf-8"))):
        raise unfinished(file.found, left, shown=name)
    file.settle()
    return Measurement(
        name=own_name,
        title=root.value["title"],
        file=pure.name,
        sha256=hashlib.sha256(data).hexdigest(),
        measured_on=measured_on,
        device=device,
        engine=Engine(**root["engine"].value),
        model=model,
        scope=scope,
        kernels=series,
        routing=routing,
        drafting=drafting,
        acceptance=acceptance,
        ratio=ratio or (),
        error=error or ErrorRule(),
        observed_crossover=crossover,
        observed_speculation=speculation or (),
        notes=tuple(root.value.get("notes", ())),
        context=root["timing"].value.get("context"),
    )


def _scope(timing: Place, model: Model, model_place: Place) -> Scope:
    scope: Scope = timing.value["scope"]
    if scope == "operation" and model.moe_layers != 1:
        raise model_place["moe_layers"].error(
            "an operation alone covers one layer",
            "1, since timing.scope is operation",
            str(model.moe_layers),
            "write 1, or time whole passes (scope = pass)",
        )
    return scope


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
