"""The table of a validation as data: rows of text, sums, simple rules, and what is missing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from specmoe.exact import round_up
from specmoe.validation.model import Count, Counts, CrossoverCheck, Method, Validation, count

__all__ = [
    "Group",
    "Table",
    "by_engine",
    "by_setting",
    "methods",
    "rules",
    "settings",
    "summary",
    "table",
]

_DASH = "\u2013"

_RULES = (
    "A held-out time is inside if it lies within (1 - e) and (1 + e) times the fitted one (B1); a "
    "saving, per-slot less deduplicating time at one n, if it lies within e_s t_s + e_d t_d of the "
    "predicted one (B2). e is that of the calibration and is never changed afterwards.",
    "A crossover stands for the first n of the measured grid (both kernels at the same n) at which "
    "deduplication is faster; one pass size is one step of that grid.",
    "Best draft length: at the acceptance rates 0.05 to 0.95 in steps of 0.05, 0.97, 0.98 and "
    "0.99, over the lengths whose pass was measured, the one of highest throughput by predicted "
    "and by measured times; within one means at most one token apart. Lost: the share of the "
    "measured throughput that the predicted length gives away, at worst.",
)
_DEPTH = (
    "Depth: the tokens of context (KV cache) that each sequence held when the timed passes began, "
    "as the file states it ([timing] context)."
)
_STAR = "With *: of these, the ones between calibrated n; the others are extrapolated."
_SPLIT = (
    "Split: the second, fourth, ... calibration row of each kernel, never its first or last, was "
    "held out here and the rest fitted anew. The files themselves hold out less, or nothing."
)


@dataclass(frozen=True, slots=True)
class Group:
    """Several files together.

    Example:
        >>> Group("llama.cpp, CUDA", 2, Counts(), None).files
        2
    """

    label: str
    files: int
    counts: Counts
    lost: str | None
    """The largest loss among them, in words."""


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that is printed, as text. A cell may hold several lines.

    Example:
        >>> table([]).rows
        ()
    """

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    """One for each file in which something was compared."""
    sums: tuple[tuple[str, ...], ...]
    """By engine, model and depth where that joins files, by engine and backend, then of all."""
    method_heads: tuple[str, ...]
    methods: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...]
    """What is missing and why, then the rules."""
    summary: str


def summary(validations: Sequence[Validation]) -> str:
    """The outcome in one line.

    Args:
        validations: What was compared, file by file.

    Example:
        >>> from specmoe.measurement import example, read
        >>> from specmoe.validation.compare import validate
        >>> summary([validate(read(example()))])
        '1 of 1 files compared: 0 of 1 held-out times inside bounds; 0 of 1 savings inside bounds; \
crossover within one pass size in 1 of 1; no draft length compared'
    """
    compared = [one for one in validations if one.compared]
    total = sum((one.counts for one in compared), Counts())
    parts = [
        f"{total.times} held-out times inside bounds"
        if total.times.of
        else "no held-out time compared",
        f"{total.savings} savings inside bounds" if total.savings.of else "no saving compared",
        f"crossover within one pass size in {total.crossovers}"
        if total.crossovers.of
        else "no crossover compared",
        f"best draft length within one at {total.lengths} acceptance values"
        if total.lengths.of
        else "no draft length compared",
    ]
    return f"{len(compared)} of {len(validations)} files compared: " + "; ".join(parts)


def table(validations: Sequence[Validation]) -> Table:
    """The table of the abstract, for any set of files.

    Args:
        validations: What was compared, file by file.

    Returns:
        Rows of text; nothing is left out because of how it came out.
    """
    return Table(
        title="Validation: predictions against calibration rows that were held out here (split)"
        if any(one.split for one in validations)
        else "Validation: predictions from the calibration rows against the held-out ones",
        heads=(
            "measurement",
            "times inside",
            "savings inside",
            "crossover",
            "best draft length within one",
            "lost",
        ),
        rows=tuple(_row(one) for one in validations if one.compared),
        sums=tuple(_sum(group) for group in _groups(validations)),
        method_heads=(
            "prediction by",
            "faster kernel named",
            "crossover within one pass size",
            "best draft length within one",
        ),
        methods=tuple(_method(method) for method in methods(validations)),
        notes=(*_missing(validations), *rules(validations)),
        summary=summary(validations),
    )


def rules(validations: Sequence[Validation]) -> tuple[str, ...]:
    """By what rules these were compared.

    Args:
        validations: What was compared.
    """
    outside = any(
        check.extrapolated
        for one in validations
        for checks in (one.times, one.savings)
        for check in checks
    )
    parted = any(one.split for one in validations)
    deep = any(one.compared and one.scope == "pass" for one in validations)
    return (
        *((_STAR,) if outside else ()),
        *_RULES,
        *((_DEPTH,) if deep else ()),
        *((_SPLIT,) if parted else ()),
    )


def by_engine(validations: Sequence[Validation]) -> list[Group]:
    """The files in which something was compared, by engine and backend.

    Args:
        validations: What was compared, file by file.
    """
    return [
        _group(members[0].place, members)
        for members in _alike(validations, lambda one: (one.place,))
    ]


def by_setting(validations: Sequence[Validation]) -> list[Group]:
    """The files in which something was compared, by engine and backend, model and depth.

    Args:
        validations: What was compared, file by file.
    """
    return [
        _group(f"{members[0].place}\n{members[0].model_at_depth}", members)
        for members in settings(validations)
    ]


def settings(validations: Sequence[Validation]) -> list[list[Validation]]:
    """The files in which something was compared, those of one engine, model and depth together.

    Args:
        validations: What was compared, file by file.
    """
    return _alike(validations, lambda one: (one.place, one.model_at_depth))


def _alike(
    validations: Sequence[Validation], key: Callable[[Validation], tuple[str, ...]]
) -> list[list[Validation]]:
    found: dict[tuple[str, ...], list[Validation]] = {}
    for one in validations:
        if one.compared:
            found.setdefault(key(one), []).append(one)
    return list(found.values())


def methods(validations: Sequence[Validation]) -> list[Method]:
    """Every way to predict, over all files; those that could be counted nowhere are left out.

    Args:
        validations: What was compared, file by file.
    """
    total: dict[str, Method] = {}
    for one in validations:
        for method in one.methods:
            known = total.get(method.name)
            total[method.name] = method if known is None else known + method
    return [m for m in total.values() if m.faster.of or m.crossover.of or m.lengths.of]


# --- rows ---------------------------------------------------------------------------------------


def _row(one: Validation) -> tuple[str, ...]:
    counts = one.counts
    return (
        f"{one.name}\n{one.place}\n{one.model_at_depth}",
        _inside(counts.times, [check.inside for check in one.times if not check.extrapolated]),
        _inside(counts.savings, [check.inside for check in one.savings if not check.extrapolated]),
        _crossover(one.crossover),
        _told(counts.lengths),
        _lost(one) or _DASH,
    )


def _told(found: Count) -> str:
    return str(found) if found.of else _DASH


def _inside(every: Count, between: list[bool]) -> str:
    """The count, and of it those between calibrated n where some lie outside."""
    if len(between) == every.of:
        return _told(every)
    return f"{every}\n{count(between)}*"


def _crossover(check: CrossoverCheck | None) -> str:
    if check is None:
        return _DASH
    if check.predicted is None:
        told = f"none to {check.grid[-1]}"
    else:
        told = f"{'at most ' if check.at_most else ''}{check.predicted}"
    if check.faster_at is None:
        seen = f"above {check.slower_at}"
    elif check.slower_at is None:
        seen = f"at most {check.faster_at}"
    elif check.slower_at + 1 == check.faster_at:
        seen = str(check.faster_at)
    else:
        seen = f"{check.slower_at + 1} to {check.faster_at}"
    verdict = "within one" if check.within else f"{check.steps} steps off"
    fitted = "" if check.held_out else ", seen by the fit"
    return f"{told}, seen {seen}:\n{verdict}{fitted}"


def _lost(one: Validation) -> str | None:
    lost = one.most_lost
    return lost if lost is None else f"{round_up(100 * lost, 2) if lost else 0} %"


def _group(label: str, members: Sequence[Validation]) -> Group:
    worst = max(members, key=lambda one: -1 if one.most_lost is None else one.most_lost)
    return Group(label, len(members), sum((one.counts for one in members), Counts()), _lost(worst))


def _groups(validations: Sequence[Validation]) -> list[Group]:
    """No sum that only repeats a row."""
    compared = [one for one in validations if one.compared]
    if len(compared) < 2:
        return []
    joined = [group for group in by_setting(validations) if 1 < group.files < len(compared)]
    engines = by_engine(validations)
    return [*joined, *(engines if len(engines) > 1 else []), _group("all", compared)]


def _sum(group: Group) -> tuple[str, ...]:
    counts, plural = group.counts, "s" if group.files != 1 else ""
    return (
        f"{group.label}\n{group.files} file{plural}",
        _told(counts.times),
        _told(counts.savings),
        f"within one in {counts.crossovers}" if counts.crossovers.of else _DASH,
        _told(counts.lengths),
        group.lost or _DASH,
    )


def _method(method: Method) -> tuple[str, ...]:
    figures = (method.faster, method.crossover, method.lengths)
    return (f"{method.name}\n({method.how})", *map(_told, figures))


def _missing(validations: Sequence[Validation]) -> list[str]:
    lines = [
        f"{one.name}: {part.kind.replace('_', '-')} n = {', '.join(map(str, part.ns))} held out by "
        "the split"
        for one in validations
        for part in one.split
    ]
    alike: dict[str, list[str]] = {}
    for one in validations:
        if one.not_compared:
            alike.setdefault("; ".join(one.not_compared), []).append(one.name)
    return lines + [f"{', '.join(names)}: {why}" for why, names in alike.items()]
