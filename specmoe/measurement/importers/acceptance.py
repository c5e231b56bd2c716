"""From what a log says of acceptance to the ``[acceptance]`` section, with its right definition.

Counts are summed exactly. The definition follows from what was counted: positions where the log has
them; accepted over drafted only where every step drafted the same number; otherwise accepted (or
emitted) tokens per step, which hold whatever the steps drafted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from specmoe.errors import InputError
from specmoe.exact import exact, show
from specmoe.measurement.importers.log import Observed
from specmoe.measurement.place import Place
from specmoe.measurement.sections import acceptance as read_acceptance

__all__ = ["Section", "section"]


@dataclass(slots=True)
class Section:
    """The ``[acceptance]`` section.

    Attributes:
        entries: Its entries but the source.
        lines: Lines of the log that it rests on.
        notes: What a reader must know about it.
        missing: Entries that the log does not say, each with the option that gives it.
    """

    entries: dict[str, object]
    lines: tuple[int, ...]
    notes: list[str] = field(default_factory=list)
    missing: dict[str, str] = field(default_factory=dict)


def section(
    observed: Sequence[Observed], *, draft_length: int | None, average: bool, shown: str
) -> Section | None:
    """The section, or ``None`` if the log says nothing about acceptance.

    Args:
        observed: Statements of one setup.
        draft_length: ``k`` as the user gives it.
        average: Whether accept lengths without counts may be averaged, each line counting alike.
        shown: The log's name for error messages.

    Raises:
        InputError: If the statements contradict each other or the draft length.

    Example:
        >>> seen = Observed(7, k=16, drafts=43, drafted=254, accepted=223)
        >>> section([seen], draft_length=None, average=False, shown="log").entries
        {'definition': 'mean_accepted', 'value': '223/43', 'draft_length': 16}
    """
    if not observed:
        return None
    k = _draft_length(observed, draft_length, shown)
    lines = tuple(item.line for item in observed)
    for rule in (_by_counts, _by_rates, _by_steps, _by_emitted, _by_tokens, _by_length):
        made = rule(observed, k, average, shown)
        if made is not None:
            made.lines = lines
            _check(made, shown)
            return made
    raise InputError(
        "the log states acceptance in several ways",
        file=shown,
        path=f"lines {lines[0]} to {lines[-1]}",
        expected="statements of one kind",
        found="counts in some lines, lengths in others",
        mend="cut the log to the lines that count",
    )


def _draft_length(observed: Sequence[Observed], given: int | None, shown: str) -> int | None:
    stated = {item.k for item in observed if item.k is not None}
    if given is not None and stated - {given}:
        raise InputError(
            "the log states another draft length",
            file=shown,
            path="--draft-length",
            expected=", ".join(map(str, sorted(stated))),
            found=str(given),
            mend="leave --draft-length out",
        )
    if len(stated) > 1:
        raise InputError(
            "the draft length changes in the log",
            file=shown,
            expected="one draft length",
            found=", ".join(map(str, sorted(stated))),
            mend="choose with --where draft_length=...",
        )
    return given if given is not None else next(iter(stated), None)


def _ratio(value: Fraction) -> str:
    """A ratio, as a decimal where that is short and exact."""
    return f"{value.numerator}/{value.denominator}" if value.denominator > 1 else str(value)


def _by_counts(
    observed: Sequence[Observed], k: int | None, average: bool, shown: str
) -> Section | None:
    if not all(item.counts and item.drafts for item in observed):
        return None
    drafts = sum(item.drafts or 0 for item in observed)
    sums = [sum(column) for column in zip(*(item.counts for item in observed), strict=True)]
    return Section(
        {"definition": "per_position", "per_position": [f"{count}/{drafts}" for count in sums]}, ()
    )


def _by_rates(
    observed: Sequence[Observed], k: int | None, average: bool, shown: str
) -> Section | None:
    if not all(item.rates for item in observed):
        return None
    if len(observed) == 1:
        return Section({"definition": "per_position", "per_position": list(observed[0].rates)}, ())
    if not all(item.drafts for item in observed):
        return None
    drafts = sum(item.drafts or 0 for item in observed)
    columns = zip(*(item.rates for item in observed), strict=True)
    means = [
        sum(
            (exact(rate) * (item.drafts or 0) for rate, item in zip(column, observed, strict=True)),
            Fraction(0),
        )
        / drafts
        for column in columns
    ]
    return Section(
        {"definition": "per_position", "per_position": [_ratio(mean) for mean in means]},
        (),
        [f"Mean over {len(observed)} lines, each weighted by its steps ({drafts} in all)."],
    )


def _by_steps(
    observed: Sequence[Observed], k: int | None, average: bool, shown: str
) -> Section | None:
    if not all(
        item.drafts and item.drafted is not None and item.accepted is not None for item in observed
    ):
        return None
    drafts, drafted, accepted = (
        sum(getattr(item, name) for item in observed) for name in ("drafts", "drafted", "accepted")
    )
    if k is None and all((item.drafted or 0) == 1 * (item.drafts or 0) for item in observed):
        k = 1
    if k is not None and drafted == k * drafts:
        return _over(accepted, drafted, k, observed)
    mean = show(Fraction(drafted, drafts), 3)
    made = Section(
        {"definition": "mean_accepted", "value": f"{accepted}/{drafts}"},
        (),
        [
            f"{accepted} of {drafted} drafted tokens accepted in {drafts} steps, "
            f"{mean} drafted in each."
        ],
    )
    return _with(made, k)


def _by_emitted(
    observed: Sequence[Observed], k: int | None, average: bool, shown: str
) -> Section | None:
    if not all(item.drafts and item.emitted is not None for item in observed):
        return None
    drafts, emitted = (
        sum(getattr(item, name) for item in observed) for name in ("drafts", "emitted")
    )
    made = Section(
        {"definition": "accept_length", "value": f"{emitted}/{drafts}"},
        (),
        [f"{emitted} tokens emitted in {drafts} steps."],
    )
    return _with(made, k)


def _by_tokens(
    observed: Sequence[Observed], k: int | None, average: bool, shown: str
) -> Section | None:
    """Tokens drafted and accepted, but no steps."""
    if not all(item.drafted and item.accepted is not None for item in observed):
        return None
    drafted, accepted = (
        sum(getattr(item, name) or 0 for item in observed) for name in ("drafted", "accepted")
    )
    steps = None
    if all(item.generated is not None for item in observed):
        steps = sum((item.generated or 0) - (item.accepted or 0) for item in observed)
    if k is not None and steps is not None and drafted < k * (steps - 2 * len(observed)):
        made = Section(
            {"definition": "mean_accepted", "value": f"{accepted}/{steps}"},
            (),
            [
                f"{accepted} of {drafted} drafted tokens accepted. Steps drafted less than {k}: "
                f"there were at most {steps} of them, counted as generated less accepted tokens "
                "(one or two too many for each answer, so the value is a little low)."
            ],
        )
        return _with(made, k)
    made = _over(accepted, drafted, k, observed)
    made.notes.append("Taken as k drafted tokens in every step; the log does not count the steps.")
    return made


def _by_length(
    observed: Sequence[Observed], k: int | None, average: bool, shown: str
) -> Section | None:
    if not all(item.length for item in observed):
        return None
    lengths = [item.length or "" for item in observed]
    values = [exact(length) for length in lengths]
    entries: dict[str, object] = {"definition": "accept_length"}
    notes = []
    if min(values) == max(values):
        entries["value"] = lengths[0]
    elif average:
        entries["value"] = _ratio(sum(values, Fraction(0)) / len(values))
        notes.append(f"Mean of {len(values)} lines, each counting alike: {_range(lengths)}.")
    else:
        lo, hi = lengths[values.index(min(values))], lengths[values.index(max(values))]
        entries["interval"] = [lo, hi]
        notes.append(f"The least and the largest of {len(values)} lines.")
    return _with(Section(entries, (), notes), k)


def _range(lengths: Sequence[str]) -> str:
    return f"{min(lengths, key=exact)} to {max(lengths, key=exact)}"


def _over(accepted: int, drafted: int, k: int | None, observed: Sequence[Observed]) -> Section:
    made = Section({"definition": "accepted_over_drafted", "value": f"{accepted}/{drafted}"}, ())
    if len(observed) > 1:
        made.notes.append(f"Sums over {len(observed)} lines.")
    return _with(made, k)


def _with(made: Section, k: int | None) -> Section:
    if k is None:
        made.missing["draft_length"] = "--draft-length"
    else:
        made.entries["draft_length"] = k
    return made


def _check(made: Section, shown: str) -> None:
    """Hold the section against the ranges that its definition allows."""
    if made.missing:
        return
    try:
        read_acceptance(Place({**made.entries, "source": shown}, shown, ("acceptance",)))
    except InputError as error:
        raise InputError(
            error.problem,
            file=shown,
            path=f"lines {made.lines[0]} to {made.lines[-1]}"
            if len(made.lines) > 1
            else f"line {made.lines[0]}",
            expected=error.expected,
            found=error.found,
            mend="check the log, and the draft length",
        ) from error
