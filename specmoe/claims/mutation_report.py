"""What became of every mutant: of the printed statements by Lean, of the evaluators by evaluation.

``python -m specmoe.claims.mutation_report`` prints it; so does ``specmoe claims --mutants``.

Example:
    >>> report = evaluators_report(["E3"])
    >>> report.made, report.killed, report.survivors
    (8, 8, ())
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

from specmoe import claims
from specmoe.claims.evaluator_mutants import evaluator_mutants, notices
from specmoe.errors import NotChecked

__all__ = ["Equivalent", "Report", "equivalent", "evaluators_report", "main", "statements_report"]

_FILE = "equivalent_mutants.toml"


@dataclass(frozen=True, slots=True)
class Equivalent:
    """A mutant that says the same as the original, or that cannot be said at all.

    Attributes:
        of: The evaluator, or the theorem.
        change: What was changed.
        reason: Why it is the same.
        count: How many mutants this explains.
    """

    of: str
    change: str
    reason: str
    count: int = 1


@dataclass(frozen=True)
class Report:
    """What became of the mutants of one kind.

    Attributes:
        kind: ``statements`` or ``evaluators``.
        made: How many there are.
        killed: How many were noticed.
        equivalent: Those that are no other statement or evaluator, each with its reason.
        survivors: Those that nothing noticed and nothing explains.
        not_checked: Why nothing is known; empty if it is.
    """

    kind: str
    made: int
    killed: int
    equivalent: tuple[Equivalent, ...] = ()
    survivors: tuple[str, ...] = ()
    not_checked: str = ""

    @property
    def exit_code(self) -> int:
        """0 if nothing survives, 1 if something does, 3 if nothing is known."""
        return 3 if self.not_checked else 1 if self.survivors else 0

    @property
    def equivalents(self) -> int:
        """How many mutants are equivalent."""
        return sum(each.count for each in self.equivalent)

    def as_dict(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)

    def __str__(self) -> str:
        """The numbers, and a line for each mutant that was not killed."""
        if self.not_checked:
            return f"{self.kind}: not checked here: {self.not_checked}"
        different = self.made - self.equivalents
        rate = f"{100 * self.killed / different:.1f} %" if different else "none"
        lines = [
            f"{self.kind}: {self.made} made, {self.killed} killed, {self.equivalents} equivalent, "
            f"{len(self.survivors)} surviving: {rate} of the {different} that differ"
        ]
        lines += [
            f"  equivalent: {each.of}: {each.change}{f' x {each.count}' * (each.count > 1)}: "
            f"{each.reason}"
            for each in self.equivalent
        ]
        return "\n".join([*lines, *(f"  SURVIVES: {survivor}" for survivor in self.survivors)])


@cache
def equivalent() -> dict[tuple[str, str], str]:
    """By evaluator and change: the reviewed mutants that change nothing, with the reason.

    Example:
        >>> equivalent()["crossover.d3", "1 to 2"]
        'only the sign of the number counts'
    """
    text = files("specmoe.claims").joinpath(_FILE).read_text(encoding="utf-8")
    return {
        (name, change): reason
        for name, changes in tomllib.loads(text).items()
        for change, reason in changes.items()
    }


def evaluators_report(
    ids: Sequence[str] = (),
    *,
    sample: int | None = None,
    seed: int = 0,
    tell: Callable[[str], None] = lambda text: None,
) -> Report:
    """Change the evaluators of these claims, or of all, and see whether the witness notices.

    Args:
        ids: The claims.
        sample: Only so many mutants, drawn at random; by default all.
        seed: For the drawing.
        tell: Called with what is under way.

    Raises:
        InputError: If there is no such claim.
    """
    chosen = list(evaluator_mutants(ids))
    listed = {key for key in equivalent() if key[0] in {mutant.evaluator for mutant in chosen}}
    unmade = listed - {(mutant.evaluator, mutant.change) for mutant in chosen}
    survivors = [f"{name}: {change}: listed as equivalent, never made" for name, change in unmade]
    if sample is not None and sample < len(chosen):
        chosen = Random(seed).sample(chosen, sample)  # noqa: S311 - repeatable, no secret
    same, killed = [], 0
    for number, mutant in enumerate(chosen, 1):
        tell(f"evaluators: {number} of {len(chosen)} mutants")
        key = (mutant.evaluator, mutant.change)
        noticed = notices(mutant)
        killed += noticed
        if noticed and key in listed:
            survivors.append(f"{key[0]}: {key[1]}: listed as equivalent, yet noticed")
        elif not noticed and key in listed:
            same.append(Equivalent(*key, equivalent()[key]))
        elif not noticed:
            survivors.append(f"{key[0]}: {key[1]}")
    return Report("evaluators", len(chosen), killed, tuple(same), tuple(survivors))


def statements_report(ids: Sequence[str] = ()) -> Report:
    """Change every printed statement, and see whether Lean notices. Half a minute for all.

    Args:
        ids: The claims; by default all.

    Raises:
        InputError: If there is no such claim, or the theory does not compile.
    """
    from specmoe.lean.mutants import mutant_report

    try:
        theorems = [name for id_ in ids for name in claims.summary(id_).lean_names]
        found = mutant_report(theorems=theorems)
    except NotChecked as error:
        return Report("statements", 0, 0, not_checked=f"{error.problem}: {error.found}")
    same = [
        Equivalent(name, "no words in Lean for it, so never printed", why, count)
        for name, why, count in found.without_words
    ]
    same += [Equivalent(*explained) for explained in found.equivalent]
    return Report(
        "statements",
        found.made,
        found.refused,
        tuple(same),
        tuple(f"{name}: {where}" for name, where in found.survivors),
        found.reason,
    )


def main() -> int:
    """The command; exit code 0 all killed, 1 some survive, 3 not checked."""
    reports = (evaluators_report(), statements_report())
    print(*reports, sep="\n")
    codes = [report.exit_code for report in reports]
    return 1 if 1 in codes else max(codes)


if __name__ == "__main__":
    sys.exit(main())
