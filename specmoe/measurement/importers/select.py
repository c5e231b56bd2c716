"""Which of a log's findings belong to one measurement."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from specmoe.errors import InputError
from specmoe.measurement.importers.log import Line, Log, Observed, Timing
from specmoe.measurement.wording import cut

__all__ = ["Condition", "check_keys", "condition", "one_setup", "one_test_for_each_n", "select"]

Finding = TypeVar("Finding", Timing, Observed)


@dataclass(frozen=True, slots=True)
class Condition:
    """``KEY=VALUE`` or ``KEY!=VALUE``: which findings to keep."""

    key: str
    value: str
    equal: bool

    def keeps(self, setup: dict[str, str]) -> bool:
        """Whether a finding stays; one without the key says nothing about it and stays."""
        return self.key not in setup or (setup[self.key] == self.value) == self.equal


def condition(text: str) -> Condition:
    """Read a condition.

    Raises:
        InputError: If it has not the form.

    Example:
        >>> condition("test!=tg128")
        Condition(key='test', value='tg128', equal=False)
    """
    match = re.fullmatch(r"([^=!]{1,80}?) ?(!?=) ?(.{0,200})", text)
    if match is None:
        raise InputError(
            "not a condition",
            path="--where",
            expected="KEY=VALUE or KEY!=VALUE",
            found=cut(text),
            mend="write, for example, --where n_depth=0",
        )
    return Condition(match[1].strip(), match[3].strip(), match[2] == "=")


def _setup(finding: Timing | Observed) -> dict[str, str]:
    own = {"test": finding.test, "n": str(finding.n)} if isinstance(finding, Timing) else {}
    return {**finding.setup, **own}


def select(findings: Sequence[Finding], conditions: Sequence[Condition]) -> list[Finding]:
    """The findings that meet every condition.

    Args:
        findings: Timings or statements about acceptance.
        conditions: What to keep.
    """
    return [item for item in findings if all(one.keeps(_setup(item)) for one in conditions)]


def check_keys(log: Log, conditions: Sequence[Condition], *, shown: str) -> None:
    """Refuse a condition that no finding could meet or fail."""
    findings: list[Timing | Observed] = [*log.timings, *log.observed]
    known: dict[str, set[str]] = {}
    for finding in findings:
        for key, value in _setup(finding).items():
            known.setdefault(key, set()).add(value)
    for one in conditions:
        if one.key not in known or (one.equal and one.value not in known[one.key]):
            values = sorted(known.get(one.key, known))
            raise InputError(
                "nothing in the log has this",
                file=shown,
                path="--where",
                expected=f"one of {', '.join(cut(text, 40) for text in values[:20])}",
                found=cut(one.value if one.key in known else one.key),
                mend="use a key and a value as the log has them",
            )


def one_setup(findings: Sequence[Timing] | Sequence[Observed], *, shown: str) -> dict[str, str]:
    """What all findings share, if they are of one setup.

    Raises:
        InputError: If they differ in something: it names what, and how to choose.
    """
    if not findings:
        return {}
    # A run may go past midnight.
    keys = list(dict.fromkeys(key for item in findings for key in item.setup if key != "day"))
    for key in keys:
        values = list(dict.fromkeys(item.setup.get(key, "") for item in findings))
        if len(values) > 1:
            where = [
                next(item.line for item in findings if item.setup.get(key, "") == value)
                for value in values[:2]
            ]
            raise InputError(
                f"the log holds more than one run: {key} differs",
                file=shown,
                path=f"lines {where[0]} and {where[1]}",
                expected="one setup in one measurement",
                found=", ".join(cut(value, 40) if value else "nothing" for value in values[:8]),
                mend=f"choose with --where '{key}=...', or cut the log",
            )
    days = {item.setup.get("day", "") for item in findings}
    shared = {key: value for key, value in findings[0].setup.items() if key != "day"}
    return shared | ({"day": days.pop()} if len(days) == 1 and "" not in days else {})


def one_test_for_each_n(timings: Sequence[Timing], log: Log, *, shown: str) -> list[list[Timing]]:
    """The timings of each pass size, all of one test, sorted by size.

    Where a prompt was processed in passes of one token, that is the pass of one token: decoding,
    which runs with another context, is set aside.

    Raises:
        InputError: If two tests give the same pass size.
    """
    sizes: dict[int, list[Timing]] = {}
    for timing in timings:
        sizes.setdefault(timing.n, []).append(timing)
    made = []
    for n in sorted(sizes):
        group = sizes[n]
        prompts = [timing for timing in group if timing.test.startswith("pp")]
        if prompts and len(prompts) < len(group):
            for timing in group:
                if timing not in prompts:
                    log.set_aside(
                        Line(timing.line, timing.test),
                        f"n = {n} is timed by {prompts[0].test} as well, like the other n",
                    )
            group = prompts
        tests = list(dict.fromkeys(timing.test for timing in group))
        if len(tests) > 1:
            raise InputError(
                f"two tests time passes of {n} tokens",
                file=shown,
                path=f"lines {group[0].line} and "
                f"{next(timing.line for timing in group if timing.test != tests[0])}",
                expected="one test for each n",
                found=", ".join(tests[:8]),
                mend=f"leave one out with --where 'test!={tests[1]}'",
            )
        made.append(group)
    return made
