"""Adding rows and acceptance to a measurement file that exists, with its comments kept."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from specmoe.errors import InputError
from specmoe.exact import show
from specmoe.measurement.importers.compose import Draft
from specmoe.measurement.place import Place
from specmoe.measurement.reader import reads
from specmoe.units import quantity

if TYPE_CHECKING:
    from tomlkit.items import Table as TomlTable

__all__ = ["merge"]


def merge(data: bytes, draft: Draft, *, shown: str, force: bool, folder: Path | None) -> bytes:
    """Add a draft's rows and acceptance to a measurement.

    Args:
        data: The measurement file.
        draft: What was imported.
        shown: The file's name for error messages.
        force: Whether a row or an acceptance section that is there already is replaced.
        folder: The file's folder, where a routing trace may lie.

    Returns:
        The new file. Everything that it held before is as it was, comments included.

    Raises:
        InputError: If the file is no measurement in TOML, times something else, or holds already
            what is added; or if what is added lacks something.
    """
    before = reads(data, name=shown, folder=folder)
    text = data.decode("utf-8")
    if text.lstrip().startswith("{"):
        raise _refuse(shown, "the measurement is not TOML", "a TOML file", "JSON", "convert it")
    if draft.kernels and before.scope != draft.scope:
        raise _refuse(
            shown,
            "the file times something else",
            f"rows of scope {before.scope}",
            f"rows of scope {draft.scope}",
            "import into a file of that scope, or write a new one with --out",
        )
    _same_model(draft, before.model, shown)
    context = draft.sections["timing"].get("context")
    if draft.kernels and None not in (context, before.context) and context != before.context:
        raise _refuse(
            shown,
            "the file times passes at another depth",
            f"context = {before.context}",
            f"context = {context} in the log",
            "import into a file of that depth, or write a new one with --out",
        )
    import tomlkit

    document = tomlkit.parse(text)
    for kernel in draft.kernels:
        _add_kernel(document, kernel, force, shown)
    if draft.acceptance is not None:
        _add_acceptance(document, draft, force, shown)
    made = tomlkit.dumps(document).encode("utf-8")
    reads(made, name=shown, folder=folder)
    return made


def _refuse(shown: str, problem: str, expected: str, found: str, mend: str) -> InputError:
    return InputError(problem, file=shown, expected=expected, found=found, mend=mend)


def _same_model(draft: Draft, model: Any, shown: str) -> None:
    stated = draft.sections["model"]
    for key in ("routed_experts", "top_k"):
        if draft.kernels and key in stated and stated[key] != getattr(model, key):
            raise _refuse(
                shown,
                "the file is about another model",
                f"{key} = {getattr(model, key)}",
                f"{key} = {stated[key]} in the log",
                "check which model ran",
            )
    size = stated.get("bytes_per_expert")
    rows_of_operation = bool(draft.kernels) and draft.scope == "operation" and size is not None
    if rows_of_operation and quantity(size, "bytes") != model.bytes_per_expert:
        raise _refuse(
            shown,
            "the file times another operation",
            f"experts of {show(model.bytes_per_expert)} bytes",
            f"{size}: one matrix of each expert",
            "write a new file with --out",
        )


def _add_kernel(document: Any, kernel: dict[str, object], force: bool, shown: str) -> None:
    import tomlkit

    rows = kernel["rows"]
    assert isinstance(rows, list)
    for position, entry in enumerate(document["kernels"]):
        if entry["kind"] == kernel["kind"]:
            source = None if entry.get("source") == kernel["source"] else kernel["source"]
            for row in rows:
                _add_row(entry, row, source, force, Place(row, shown, ("kernels", position)))
            return
    if not hasattr(document["kernels"], "add_line"):
        made = tomlkit.table()
        for key, value in kernel.items():
            made[key] = _rows(rows) if key == "rows" else value
        document["kernels"].append(made)
        return
    raise _refuse(
        shown,
        "the kernels are written as one list in brackets",
        "[[kernels]] tables",
        "kernels = [...]",
        "write each kernel as a [[kernels]] table",
    )


def _inline(row: dict[str, object]) -> Any:
    import tomlkit

    made = tomlkit.inline_table()
    made.update(row)
    return made


def _rows(rows: list[dict[str, object]]) -> Any:
    import tomlkit

    made = tomlkit.array()
    for row in rows:
        made.append(_inline(row))
    return made.multiline(True)


def _add_row(
    entry: TomlTable, row: dict[str, object], source: object, force: bool, place: Place
) -> None:
    existing: Any = entry["rows"]
    full = {**row, **({"source": source} if source is not None else {})}
    for index, other in enumerate(existing):
        if other["n"] == row["n"]:
            if not force:
                raise place.error(
                    f"the kernel has a row for n = {row['n']} already",
                    "a new n",
                    f"n = {row['n']} twice",
                    "leave it out with --where 'n!=...', or replace the old row with --force",
                )
            existing[index] = _inline(full)
            return
    if not hasattr(existing, "add_line"):
        import tomlkit

        made = tomlkit.table()
        made.update(full)
        existing.append(made)
        return
    if "\n" in existing.as_string():
        existing.add_line(_inline(full), indent="  ")
    else:
        existing.append(_inline(full))


def _add_acceptance(document: Any, draft: Draft, force: bool, shown: str) -> None:
    import tomlkit

    section = draft.acceptance
    assert section is not None
    if section.missing:
        key, option = next(iter(section.missing.items()))
        raise _refuse(
            shown,
            f"acceptance lacks its {key.replace('_', ' ')}",
            f"{option}, since the log does not say it",
            "nothing",
            f"add {option}",
        )
    if "acceptance" in document:
        if not force:
            raise _refuse(
                shown,
                "the file has an acceptance section already",
                "a file without one",
                f"definition {document['acceptance']['definition']}",
                "replace it with --force",
            )
        del document["acceptance"]
    made = tomlkit.table()
    for note in section.notes:
        made.add(tomlkit.comment(note))
    for key, value in section.entries.items():
        made[key] = value
    document["acceptance"] = made
