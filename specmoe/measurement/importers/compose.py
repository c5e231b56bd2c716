"""From findings to the sections of a measurement file; what is missing stays missing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from specmoe.errors import InputError
from specmoe.measurement.importers import backend_ops
from specmoe.measurement.importers.acceptance import Section, section
from specmoe.measurement.importers.formats import Format
from specmoe.measurement.importers.log import Log, Timing, whole
from specmoe.measurement.importers.models import known_model
from specmoe.measurement.importers.select import (
    check_keys,
    condition,
    one_setup,
    one_test_for_each_n,
    select,
)
from specmoe.measurement.quantisation import block
from specmoe.measurement.wording import cut

__all__ = ["Draft", "KindRule", "Options", "compose", "kind_rule"]

Table = dict[str, object]


@dataclass(frozen=True, slots=True)
class KindRule:
    """Which kind of kernel ran from ``first`` to ``last`` tokens per pass."""

    kind: str
    first: int
    last: int


def kind_rule(text: str) -> KindRule:
    """Read ``KIND`` or ``KIND:FIRST-LAST``.

    Raises:
        InputError: If it has not the form.

    Example:
        >>> kind_rule("per_slot:1-8")
        KindRule(kind='per_slot', first=1, last=8)
    """
    match = re.fullmatch(
        r"(per_slot|deduplicating|mixed)(?::([0-9]{1,5})(?:-([0-9]{0,5}))?)?", text
    )
    if match is not None:
        first = int(match[2] or 1)
        last = first if match[2] and match[3] is None else int(match[3] or 65536)
        if 1 <= first <= last:
            return KindRule(match[1], first, last)
    raise InputError(
        "not a kind of kernel",
        path="--kind",
        expected="per_slot, deduplicating or mixed, with :FIRST-LAST where it ran only there",
        found=cut(text),
        mend="write, for example, --kind per_slot:1-8 --kind deduplicating:9-",
    )


@dataclass(frozen=True, slots=True)
class Options:
    """What the user adds to the log."""

    kinds: tuple[KindRule, ...] = ()
    where: tuple[str, ...] = ()
    draft_length: int | None = None
    average: bool = False
    source: str | None = None
    model_source: str | None = None
    kernel_name: str | None = None
    name: str | None = None
    title: str | None = None
    device: str | None = None
    engine_version: str | None = None
    backend: str | None = None
    model: dict[str, str | int] = field(default_factory=dict)


@dataclass(slots=True)
class Draft:
    """The sections of a measurement file, as far as they are known.

    Attributes:
        top: Entries before the first section.
        sections: Sections by name, in order.
        kernels: The kernels.
        acceptance: The acceptance section, if the log has one.
        missing: Keys that are not known, as ``section.key``, with the option that gives each.
        scope: What the rows timed.
        remarks: What the user should know and the file does not say.
    """

    top: Table
    sections: dict[str, Table]
    kernels: list[Table]
    acceptance: Section | None
    missing: dict[str, str]
    scope: str
    remarks: list[str] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        """Whether this is a whole measurement file."""
        return not self.missing and bool(self.kernels)

    def acceptance_missing(self) -> dict[str, str]:
        """What the acceptance section alone lacks."""
        return self.acceptance.missing if self.acceptance is not None else {}


def compose(entry: Format, log: Log, options: Options, *, shown: str) -> Draft:
    """Choose the findings of one setup and arrange them.

    Args:
        entry: The format.
        log: The findings.
        options: What the user adds.
        shown: The log's name.

    Raises:
        InputError: If there is nothing usable, or more than one setup is left.
    """
    conditions = [condition(text) for text in options.where]
    check_keys(log, conditions, shown=shown)
    timings = select(log.timings, conditions)
    observed = select(log.observed, conditions)
    if not timings and not observed:
        raise InputError(
            "the log gives neither a timing nor acceptance",
            file=shown,
            expected=f"figures of {entry.program}",
            found=_why_nothing(log),
            mend="check the format, and --where",
        )
    setup = one_setup(timings, shown=shown)
    groups = one_test_for_each_n(timings, log, shown=shown)
    source = options.source or f"{shown} ({entry.program})"
    accepted: Section | None = None
    if observed:
        one_setup(observed, shown=shown)
        accepted = section(
            observed, draft_length=options.draft_length, average=options.average, shown=shown
        )
    if accepted is not None:
        accepted.entries["source"] = source
    draft = Draft({}, {}, [], accepted, {}, entry.scope)
    if groups:
        draft.kernels = _kernels(groups, options, source)
        if not options.kinds:
            draft.remarks.append(
                "kernel kind: mixed, since the log does not say which kernel ran; if you know, "
                "give --kind, for example --kind per_slot:1-8 --kind deduplicating:9-"
            )
    _whole(draft, entry, log, setup, options, source)
    return draft


def _why_nothing(log: Log) -> str:
    for name, remarks in (("not understood", log.unknown), ("set aside", log.aside)):
        if remarks:
            first = remarks[0]
            return f"{len(remarks)} lines {name}, the first: line {first.line}, {first.why}"
    return "messages only" if not log.timings and not log.observed else "nothing that --where keeps"


# --- kernels --------------------------------------------------------------------------------------


def _kernels(groups: Sequence[Sequence[Timing]], options: Options, source: str) -> list[Table]:
    rules = options.kinds or (KindRule("mixed", 1, 65536),)
    made: dict[str, Table] = {}
    tests: dict[str, list[str]] = {}
    for group in groups:
        n = group[0].n
        kinds = {rule.kind for rule in rules if rule.first <= n <= rule.last}
        if len(kinds) != 1:
            raise InputError(
                f"{'no kind' if not kinds else 'more than one kind'} of kernel for n = {n}",
                path="--kind",
                expected="ranges that hold every n of the log once",
                found=", ".join(f"{r.kind}:{r.first}-{r.last}" for r in rules),
                mend="widen or narrow a range, or leave n out with --where 'n!=...'",
            )
        kind = kinds.pop()
        kernel = made.setdefault(
            kind,
            {
                "kind": kind,
                "name": options.kernel_name or "not named in the log",
                "note": "",
                "source": source,
                "rows": [],
            },
        )
        rows = kernel["rows"]
        assert isinstance(rows, list)
        rows.append(_row(group))
        tests.setdefault(kind, []).extend(timing.test for timing in group if timing.test)
    for kind, kernel in made.items():
        names = list(dict.fromkeys(tests.get(kind, [])))
        if names:
            more = f" and {len(names) - 4} more" if len(names) > 4 else ""
            kernel["note"] = "Tests: " + ", ".join(names[:4]) + more + "."
        else:
            del kernel["note"]
    order = ("per_slot", "deduplicating", "mixed")
    return sorted(made.values(), key=lambda kernel: order.index(str(kernel["kind"])))


def _row(group: Sequence[Timing]) -> Table:
    figures = [figure for timing in group for figure in timing.figures]
    word = "rate" if figures[0].endswith("tokens/s") else "time"
    row: Table = {"n": group[0].n}
    spreads = [timing.spread for timing in group if timing.spread is not None]
    if len(figures) == 1:
        row[word] = figures[0]
        if spreads:
            row["spread"] = spreads[0]
    else:
        row[f"{word}s"] = figures
        if spreads:
            row["note"] = "Spreads as printed: " + ", ".join(spreads)
    return row


# --- everything else ------------------------------------------------------------------------------


def _whole(
    draft: Draft, entry: Format, log: Log, setup: dict[str, str], options: Options, source: str
) -> None:
    """The sections around the kernels, and what they lack."""
    need = draft.missing

    def known(section_name: str, key: str, value: object, option: str) -> Table:
        if value in (None, ""):
            need[f"{section_name}.{key}" if section_name else key] = option
            return {}
        return {key: value}

    device = _one_line(options.device or setup.get("device"))
    backend = _one_line(options.backend or setup.get("backend"))
    version = _one_line(options.engine_version or setup.get("build"))
    model = _model(entry, log, setup, options, source)
    parts = [device, " ".join(filter(None, (entry.engine, backend)))]
    quantisation = model.get("quantisation")
    parts.append(" ".join(str(part) for part in (model.get("name"), quantisation) if part))
    name = options.name or _slug(device)
    draft.top = {"schema": 1, **known("", "name", name, "--name")}
    draft.top["title"] = (options.title or ", ".join(part for part in parts if part))[:200]
    if "day" in setup:
        draft.top["measured_on"] = setup["day"]
    if log.notes:
        draft.top["notes"] = list(log.notes)
    draft.sections["device"] = {**known("device", "name", device, "--device"), "source": source}
    draft.sections["engine"] = {
        "name": entry.engine,
        **known("engine", "version", version, "--engine-version"),
        **({"backend": backend} if backend else {}),
        "source": source,
    }
    draft.sections["model"] = model
    for key, option in (
        ("name", "--model-name"),
        ("routed_experts", "--experts"),
        ("top_k", "--top-k"),
        ("moe_layers", "--layers"),
    ):
        if key not in model:
            need[f"model.{key}"] = option
    if without_size := _size_is_known(model, need):
        draft.remarks.append(without_size)
    draft.sections["timing"] = {"scope": entry.scope, **_context(setup)}
    draft.sections["routing"] = {
        "model": "uniform",
        "source": "the benchmark draws the experts of each token at random"
        if entry.scope == "operation"
        else "assumed: the log gives no routing statistics",
    }
    if draft.acceptance is not None:
        need.update({f"acceptance.{key}": o for key, o in draft.acceptance.missing.items()})


def _context(setup: dict[str, str]) -> Table:
    """The depth, where the log states it: llama-bench's n_depth, or the prompt before decoding."""
    stated = whole(setup.get("n_depth", setup.get("prompt")), 10**7, 0)
    return {} if stated is None else {"context": stated}


def _size_is_known(model: Table, need: dict[str, str]) -> str | None:
    """Note what the bytes of one expert lack; why, where the sizes of its matrices do not help."""
    if "bytes_per_expert" in model:
        return None
    stored = model.get("quantisation")
    try:
        if stored is not None:
            block(str(stored))
    except InputError as error:
        need["model.bytes_per_expert"] = "--bytes-per-expert"
        return f"no size of one expert: {error.problem} ({error.found}); {error.mend}"
    for key, option in (
        ("quantisation", "--quantisation"),
        ("hidden_size", "--hidden"),
        ("intermediate_size", "--intermediate"),
    ):
        if key not in model:
            need[f"model.{key}"] = option
    return None


def _model(entry: Format, log: Log, setup: dict[str, str], options: Options, source: str) -> Table:
    shape: dict[str, str | int] = {}
    origin = source
    if entry.scope == "operation" and "n_mats" in setup:
        shape = backend_ops.shape(setup)
    elif log.shape.get("routed_experts"):
        shape = dict(log.shape)
    elif known := known_model(setup.get("model", ""), setup.get("params", "")):
        model, stored = known
        shape = {
            "name": model.title,
            "routed_experts": model.routed_experts,
            "top_k": model.top_k,
            "moe_layers": model.moe_layers,
            "shared_experts": model.shared_experts,
            "hidden_size": model.hidden_size,
            "intermediate_size": model.intermediate_size,
            "quantisation": stored,
        }
        origin = model.origin
    elif "model" in setup:
        shape = {"name": setup["model"]}
    if "quantisation" in shape:
        shape["quantisation"] = _stored(str(shape["quantisation"]))
    if options.model:
        given = [key for key, value in options.model.items() if shape.get(key) != value]
        if given:
            origin = f"given on the command line: {', '.join(given)}" + (
                f"; {origin}" if shape else ""
            )
        shape = {**shape, **options.model}
    order = (
        "name",
        "routed_experts",
        "top_k",
        "moe_layers",
        "shared_experts",
        "hidden_size",
        "intermediate_size",
        "quantisation",
        "bytes_per_expert",
    )
    made: Table = {
        key: _one_line(str(shape[key])) if isinstance(shape[key], str) else shape[key]
        for key in order
        if key in shape
    }
    return {**made, "source": options.model_source or origin}


def _stored(text: str) -> str:
    """llama.cpp's description of a file as the storage format that it names.

    Example:
        >>> _stored("MXFP4 MoE"), _stored("Q4_K - Medium"), _stored("Q8_0")
        ('MXFP4', 'Q4_K_M', 'Q8_0')
    """
    match = re.fullmatch(r"(\w+) - (Small|Medium|Large)", text)
    if match:
        return f"{match[1]}_{match[2][0]}"
    return text.removesuffix(" MoE").removeprefix("mostly ")


def _one_line(text: str | None) -> str:
    """A text from the log that a measurement may hold: printable, on one line."""
    return "".join(char if char.isprintable() else "?" for char in text or "").strip()[:200]


def _slug(text: str) -> str:
    return re.sub("[^a-z0-9]+", "-", text.casefold()).strip("-")[:60].strip("-")
