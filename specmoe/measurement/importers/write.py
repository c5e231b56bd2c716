"""The TOML of an imported measurement: the same findings give the same bytes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from specmoe.measurement.importers.compose import Draft
from specmoe.measurement.importers.log import Remark
from specmoe.measurement.todos import left_open
from specmoe.measurement.wording import cut

__all__ = ["fragment", "measurement", "row_text", "value_text"]

_MOST_REMARKS = 40
# What each missing entry is, beside the option that gives it.
_HINTS = {
    "name": "names the report files: lower-case letters, digits, hyphens",
    "device.name": "the machine",
    "engine.version": "version, build or commit",
    "model.name": "the model",
    "model.routed_experts": "N: routed experts in one layer",
    "model.top_k": "m: experts selected for each token",
    "model.moe_layers": "layers with experts",
    "model.hidden_size": "the model's hidden size",
    "model.intermediate_size": "one expert's intermediate size",
    "model.quantisation": "how the experts are stored; or bytes_per_expert",
    "model.bytes_per_expert": "bytes of one expert in one layer: a mixture has no single format",
    "acceptance.draft_length": "k: drafted tokens in one step",
}


def value_text(value: object) -> str:
    r"""One value in TOML.

    Example:
        >>> value_text(["0.9", 1]), value_text('a "b"')
        ('["0.9", 1]', '"a \\"b\\""')
    """
    if isinstance(value, list):
        return "[" + ", ".join(value_text(item) for item in value) + "]"
    if isinstance(value, int):
        return str(value)
    # A JSON string is a TOML string, but for one control character that no text here holds.
    return json.dumps(str(value).replace("\x7f", "?"), ensure_ascii=False)


def row_text(row: Mapping[str, object]) -> str:
    """One row as an inline table.

    Example:
        >>> row_text({"n": 1, "rate": "81.11 tokens/s"})
        '{ n = 1, rate = "81.11 tokens/s" }'
    """
    return "{ " + ", ".join(f"{key} = {value_text(value)}" for key, value in row.items()) + " }"


def _comments(title: str, remarks: Iterable[Remark]) -> list[str]:
    listed = list(remarks)
    if not listed:
        return []
    made = [f"# {title}:"]
    made += [
        f"#   line {r.line}: {cut(r.text)} ({cut(r.why, 120)[1:-1]})"
        for r in listed[:_MOST_REMARKS]
    ]
    if len(listed) > _MOST_REMARKS:
        made.append(f"#   and {len(listed) - _MOST_REMARKS} more")
    return made


def _entries(name: str, table: Mapping[str, object], missing: Mapping[str, str]) -> list[str]:
    """The lines of one section; what is missing is a comment to fill in."""
    prefix = f"{name}." if name else ""
    lacking = [key for key in missing if key.rpartition(".")[0] == name]
    made = [f"{key} = {value_text(value)}" for key, value in table.items() if key != "source"]
    for key in lacking:
        short = key.removeprefix(prefix)
        made.append(left_open(short, _HINTS.get(key, ""), missing[key]))
    if "source" in table:
        made.append(f"source = {value_text(table['source'])}")
    return made


def _acceptance(draft: Draft) -> list[str]:
    if draft.acceptance is None:
        return []
    notes = [f"# {note}" for note in draft.acceptance.notes]
    body = _entries("acceptance", draft.acceptance.entries, draft.missing)
    return ["", *notes, "[acceptance]", *body]


def measurement(
    draft: Draft, *, heading: str, unknown: Iterable[Remark], aside: Iterable[Remark]
) -> str:
    """The text of a measurement file; of a fragment, where the log has no timings.

    Args:
        draft: The sections.
        heading: The first comment.
        unknown: Lines that were not understood.
        aside: Lines that were set aside.
    """
    if not draft.kernels:
        return fragment(draft, heading=heading, unknown=unknown, aside=aside)
    lines = [f"# {heading}", *_comments("Not understood", unknown), *_comments("Set aside", aside)]
    lines += _entries("", draft.top, draft.missing)
    for name, table in draft.sections.items():
        if name == "routing":
            lines += _kernels(draft)
        lines += ["", f"[{name}]", *_entries(name, table, draft.missing)]
    lines += _acceptance(draft)
    return "\n".join(lines) + "\n"


def _kernels(draft: Draft) -> list[str]:
    made = []
    for kernel in draft.kernels:
        rows = kernel["rows"]
        assert isinstance(rows, list)
        made += ["", "[[kernels]]"]
        made += [f"{key} = {value_text(value)}" for key, value in kernel.items() if key != "rows"]
        made += ["rows = [", *(f"  {row_text(row)}," for row in rows), "]"]
    return made


def fragment(
    draft: Draft, *, heading: str, unknown: Iterable[Remark], aside: Iterable[Remark]
) -> str:
    """The acceptance section alone."""
    lines = [
        f"# {heading}",
        "# One section, not a whole measurement file: --into FILE adds it to one.",
        *_comments("Not understood", unknown),
        *_comments("Set aside", aside),
    ]
    return "\n".join(lines + _acceptance(draft)) + "\n"
