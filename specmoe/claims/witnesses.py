"""Three witnesses for every claim: it is derived, it is proved, and it is evaluated.

- **derived**: sympy derives it from its premises, step by step, and ends in the registered
  conclusion.
- **proved**: Lean proves its theorems, and accepts for each the statement that is printed from the
  registered formulas.
- **evaluated**: at exact numbers the registered conclusion holds, and every evaluator that the
  claim names says what the registered formulas say.

A witness that could not be heard is ``not checked here``; it never counts as agreement.

Example:
    >>> derived("E1").status, evaluated("E1", draws=5).status
    ('agrees', 'agrees')
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from specmoe import claims
from specmoe.claims.model import Comparison, Part
from specmoe.claims.values import Draw, Values
from specmoe.errors import NotChecked
from specmoe.lean.result import FAILED
from specmoe.lean.result import NOT_CHECKED as UNREADABLE

if TYPE_CHECKING:
    from specmoe.lean.result import ProveResult

__all__ = [
    "AGREES",
    "DISAGREES",
    "NOT_CHECKED",
    "ClaimVerdict",
    "Status",
    "Verdict",
    "check",
    "derived",
    "evaluated",
    "exit_code",
    "proved",
]

Status: TypeAlias = Literal["agrees", "disagrees", "not checked here"]
AGREES: Literal["agrees"] = "agrees"
DISAGREES: Literal["disagrees"] = "disagrees"
NOT_CHECKED: Literal["not checked here"] = "not checked here"

_DRAWS = 40
_SEED = 20


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one witness says of one claim.

    Attributes:
        status: Whether it agrees with the registered formulas.
        detail: What disagrees, or why it was not checked; of an agreement, what it rests on.
    """

    status: Status
    detail: str = ""


@dataclass(frozen=True, slots=True)
class ClaimVerdict:
    """What the three witnesses say of one claim.

    Attributes:
        id: The claim.
        derived: Sympy's derivation.
        proved: Lean's proof of the printed statement.
        evaluated: The evaluators at exact numbers.
    """

    id: str
    derived: Verdict
    proved: Verdict
    evaluated: Verdict

    @property
    def witnesses(self) -> dict[str, Verdict]:
        """The verdicts by witness."""
        return {"derived": self.derived, "proved": self.proved, "evaluated": self.evaluated}

    def as_dict(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


def exit_code(verdicts: Iterable[ClaimVerdict]) -> int:
    """0 if all witnesses agree, 1 if one disagrees, 3 if one was not heard.

    Example:
        >>> well, unheard = Verdict(AGREES), Verdict(NOT_CHECKED)
        >>> exit_code([ClaimVerdict("E1", well, unheard, well)])
        3
    """
    statuses = {verdict.status for each in verdicts for verdict in each.witnesses.values()}
    if DISAGREES in statuses:
        return 1
    return 3 if NOT_CHECKED in statuses else 0


def check(
    ids: Sequence[str] = (),
    *,
    root: Path | None = None,
    tell: Callable[[str], None] = lambda text: None,
) -> tuple[ClaimVerdict, ...]:
    """Hear all three witnesses of these claims, or of all. Imports sympy.

    Args:
        ids: The claims.
        root: The Lean folder; by default the one that came with specmoe.
        tell: Called with what is under way.

    Raises:
        InputError: If there is no such claim, or no theory in the folder.
    """
    chosen = [claims.summary(id_).id for id_ in ids] or list(claims.ids())
    tell("deriving with sympy")
    derivations = {id_: derived(id_) for id_ in chosen}
    tell("evaluating at exact numbers")
    evaluations = {id_: evaluated(id_) for id_ in chosen}
    tell("proving with Lean")
    proofs = proved(chosen, root=root)
    return tuple(
        ClaimVerdict(id_, derivations[id_], proofs[id_], evaluations[id_]) for id_ in chosen
    )


# Derived ---------------------------------------------------------------------------------------


def derived(claim_id: str) -> Verdict:
    """Whether sympy derives every theorem of a claim as it is registered. Imports sympy.

    Raises:
        InputError: If there is no such claim.

    Example:
        >>> derived("M3").detail
        '2 derivations, 36 steps'
    """
    from specmoe.claims.derivations import agrees, derive_part
    from specmoe.claims.derivations.proof import UnsoundStep

    steps, parts = 0, claims.claim(claim_id).parts
    for part in parts:
        try:
            derivation = derive_part(claim_id, part.name)
        except UnsoundStep as error:
            return Verdict(DISAGREES, f"{part.name}: a step does not follow: {error}")
        except KeyError:
            return Verdict(DISAGREES, f"{part.name}: nobody derived it")
        if not agrees(derivation, part.conclusion):
            ends = claims.plain(derivation.result)
            return Verdict(
                DISAGREES,
                f"{part.name}: the derivation ends in {ends}, "
                f"registered is {claims.plain(part.conclusion)}",
            )
        steps += len(derivation.steps)
    return Verdict(AGREES, f"{_count(len(parts), 'derivation')}, {_count(steps, 'step')}")


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


# Proved ----------------------------------------------------------------------------------------


def proved(ids: Sequence[str], *, root: Path | None = None) -> dict[str, Verdict]:
    """Whether Lean proves the theorems of these claims, and accepts the printed statements.

    Args:
        ids: The claims.
        root: The Lean folder; by default the one that came with specmoe.

    Raises:
        InputError: If there is no theory in the folder.
    """
    from specmoe import lean

    try:
        result = lean.prove(root=root, statements=True)
    except NotChecked as error:
        return {id_: Verdict(NOT_CHECKED, f"{error.problem}: {error.found}") for id_ in ids}
    return {id_: _proved(id_, result) for id_ in ids}


def _proved(claim_id: str, result: ProveResult) -> Verdict:
    # What is wrong with the theory as a whole is wrong with every claim of it.
    problems = [p for p in result.problems if not p.claims or claim_id in p.claims]
    theorems = {theorem.theorem: theorem for theorem in result.theorems}
    refused, missing = [], []
    for name in claims.summary(claim_id).lean_names:
        printed = theorems[name].printed if name in theorems else None
        if printed == "refused":
            refused.append(f"{name} does not say what is registered")
        elif printed != "accepted":
            missing.append(f"Lean was not heard on what {name} says")
    said = "; ".join(dict.fromkeys([*map(str, problems), *refused]))
    of_claim = result.claims().get(claim_id)
    if of_claim is None:
        return Verdict(DISAGREES, said or "no theorem of it was found")
    if refused or of_claim.status == FAILED or any(problem.decided for problem in problems):
        return Verdict(DISAGREES, said or "Lean does not prove it")
    if problems or missing or of_claim.status == UNREADABLE:
        return Verdict(NOT_CHECKED, said or "; ".join(missing) or "Lean gave no answer")
    return Verdict(AGREES, f"{_count(len(of_claim.theorems), 'theorem')}, {of_claim.status}")


# Evaluated -------------------------------------------------------------------------------------


def evaluated(claim_id: str, *, draws: int = _DRAWS) -> Verdict:
    """Whether a claim's evaluators say what its formulas say, at exact numbers. Imports sympy.

    Args:
        claim_id: The claim.
        draws: How many random draws for each theorem, besides the ends of all ranges.

    Raises:
        InputError: If there is no such claim.
    """
    from specmoe.claims.case import Case, Disagreement
    from specmoe.claims.evaluators import comparisons

    known = claims.claim(claim_id)
    if not known.evaluators:
        return Verdict(DISAGREES, "it names no evaluator")
    compared, count = comparisons(claim_id), 0
    for part in known.parts:
        comparison = compared.get(f"{claim_id}_{part.name}")
        if comparison is None:
            return Verdict(DISAGREES, f"{part.name}: no evaluator is compared with it")
        for registered, values in _samples(part, comparison, draws):
            if registered and part.check(values) is False:
                return Verdict(DISAGREES, f"{part.name}: the conclusion fails at {_at(values)}")
            try:
                comparison.compare(Case(claim_id, part, values))
            except Exception as error:  # whatever an evaluator raises, it does not agree
                said = str(error) if isinstance(error, Disagreement) else _raised(error)
                return Verdict(DISAGREES, f"{part.name}: {said}, at {_at(values)}")
            count += 1
    evaluators = ", ".join(known.evaluators)
    return Verdict(AGREES, f"{_count(count, 'case')} of {evaluators}")


def _raised(error: Exception) -> str:
    lines = str(error).splitlines() or [""]
    return f"an evaluator breaks with {type(error).__name__}: {lines[0][:200]}"


def _samples(part: Part, comparison: Comparison, draws: int) -> Iterator[tuple[bool, Values]]:
    """Values to compare at, and whether they are the statement's own sample."""
    for registered, sample in ((True, part.sample), (False, comparison.sample)):
        if sample is None:
            continue
        for draw in _draws(draws):
            yield registered, sample(draw)


def _draws(count: int) -> Iterator[Draw]:
    """The lower ends of all ranges, the upper ends, both in turn, the middle, and random draws."""
    yield Draw(lambda low, high: low)
    yield Draw(lambda low, high: high)
    turn = iter(range(10**9))
    yield Draw(lambda low, high: high if next(turn) % 2 else low)
    yield Draw(lambda low, high: (low + high) // 2)
    random = Random(_SEED)  # noqa: S311 - a repeatable sample, no secret
    for _ in range(count):
        yield Draw(random.randint)


def _at(values: Values) -> str:
    """The values in one line; of tables, what they hold for the first few places."""
    words = [f"{letter} = {number}" for letter, number in values.numbers.items()]
    for name, function in values.functions.items():
        row = []
        for place in range(values.horizon + 1):
            try:
                row.append(f"{name}({place}) = {function(place)}")
            except (LookupError, TypeError):
                continue
        words += row[:8]
    return ", ".join(words)
