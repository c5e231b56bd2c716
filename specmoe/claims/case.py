"""One set of values at which evaluators are compared with the formulas of a theorem.

What an evaluator says is never compared with a second copy of its formula: the registered formula
itself is evaluated, exactly, at the same values. Importing this module does not import sympy;
evaluating does.

Example:
    >>> from fractions import Fraction
    >>> from specmoe import acceptance, claims
    >>> from specmoe.claims.values import Values
    >>> part = claims.claim("E1").parts[0]
    >>> case = Case("E1", part, Values({"a": Fraction(1, 2), "k": Fraction(2)}))
    >>> case.same("E", acceptance.expected_tokens(case["a"], 2), case.value(case.v.E(case.v.a, 2)))
    >>> case.same("E", acceptance.expected_tokens(case["a"], 1), case.value(case.v.E(case.v.a, 2)))
    Traceback (most recent call last):
    specmoe.claims.case.Disagreement: E: the evaluator says 3/2, the formula 7/4
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any, get_args

from specmoe.claims.model import Formula, Part
from specmoe.claims.values import Table, Values
from specmoe.errors import SpecmoeError
from specmoe.exact import Interval
from specmoe.results import Evaluation, Hypothesis, HypothesisStatus

if TYPE_CHECKING:
    from specmoe.claims.vocabulary import Expr, Vocabulary

__all__ = ["Case", "Disagreement", "point"]


class Disagreement(Exception):
    """An evaluator and a formula that do not say the same."""


def point(value: Fraction) -> Interval:
    """The interval that holds one number only, however it was computed.

    Example:
        >>> point(2)
        Interval(lo=Fraction(2, 1), hi=Fraction(2, 1))
    """
    return Interval.point(Fraction(value))


@dataclass(frozen=True)
class Case:
    """A theorem of a claim at one set of values.

    Attributes:
        claim_id: The claim.
        part: The theorem.
        values: The values.
    """

    claim_id: str
    part: Part
    values: Values

    # What the values are -----------------------------------------------------------------------
    def __getitem__(self, letter: str) -> Fraction:
        """The number that a letter stands for.

        Raises:
            KeyError: If it has none.
        """
        return self.values.numbers[letter]

    def whole(self, letter: str) -> int:
        """The same for a letter that stands for a whole number."""
        return int(self[letter])

    def table(self, function: str, places: Iterable[int]) -> dict[int, Fraction]:
        """What a function is at these places."""
        known = self.values.functions[function]
        return {place: known(place) for place in places}

    def at(
        self,
        numbers: Mapping[str, Fraction | int] | None = None,
        functions: Mapping[str, Table] | None = None,
    ) -> Case:
        """The same case with some values replaced."""
        exact = {name: Fraction(number) for name, number in (numbers or {}).items()}
        return Case(self.claim_id, self.part, self.values.but(exact, functions))

    def up_to(self, horizon: int) -> Case:
        """The same case, with "for every n" taken only so far."""
        values = self.values
        return Case(
            self.claim_id,
            self.part,
            Values(values.numbers, values.functions, horizon, values.points),
        )

    # What the formulas say ---------------------------------------------------------------------
    @cached_property
    def v(self) -> Vocabulary:
        """What terms are written with."""
        from specmoe.claims.vocabulary import vocabulary

        return vocabulary()

    @property
    def conclusion(self) -> Formula:
        """The theorem's conclusion."""
        return self.part.conclusion

    def premise(self, place: int) -> Formula:
        """One of the theorem's hypotheses, counted from 0."""
        return self.part.premises[place].formula

    @cached_property
    def applies(self) -> bool:
        """Whether the values meet every hypothesis."""
        return not self.part.failing_premises(self.values)

    def value(self, term: Expr) -> Fraction:
        """The exact value of a term."""
        import sympy

        from specmoe.claims.evaluate import value

        return value(sympy.sympify(term), self.values)

    def holds(self, formula: Formula) -> bool:
        """Whether a formula is true."""
        from specmoe.claims.evaluate import holds

        return holds(formula, self.values)

    def sides(self) -> tuple[bool, bool]:
        """Whether each side of a conclusion ``left <-> right`` is true."""
        left, right = self.conclusion.args
        return self.holds(left), self.holds(right)

    def ends(self) -> Interval:
        """The interval that a conclusion ``lo <= x <= hi`` gives."""
        lower, upper = self.conclusion.args
        return Interval(self.value(lower.args[0]), self.value(upper.args[1]))

    # What the evaluators say -------------------------------------------------------------------
    def ask(self, evaluator: Callable[..., Evaluation[Any]], *args: Any, **kwargs: Any) -> Any:
        """What an evaluator says here; it must say that the claim applies.

        Raises:
            Disagreement: If it says that it does not, or the record is not well formed.
        """
        said = self.recorded(evaluator(*args, **kwargs))
        self.same("the claim applies", said.applies, True)
        return said

    def ask_whether(
        self, applies: bool, evaluator: Callable[..., Evaluation[Any]], *args: Any, **kwargs: Any
    ) -> Any:
        """What an evaluator says here; it must say whether the claim applies.

        Raises:
            Disagreement: If it says otherwise, or the record is not well formed.
        """
        said = self.recorded(evaluator(*args, **kwargs))
        self.same("the claim applies", said.applies, applies)
        return said

    def refuses(self, function: Callable[..., Any], *args: Any, **kwargs: Any) -> None:
        """An evaluator must not take these arguments.

        Raises:
            Disagreement: If it does.
        """
        try:
            said = function(*args, **kwargs)
        except SpecmoeError:
            return
        raise Disagreement(f"{function.__name__} takes {_shown(args)} and says {_shown(said)}")

    def recorded(self, said: Evaluation[Any]) -> Evaluation[Any]:
        """The record of an evaluation, well formed and of this claim.

        Raises:
            Disagreement: If it is not.
        """
        self.same("the claim", said.claim, self.claim_id)
        formed = (
            isinstance(said.bounds, Interval | None)
            and bool(said.hypotheses)
            and all(
                isinstance(h, Hypothesis)
                and h.status in get_args(HypothesisStatus)
                and bool(h.text)
                and isinstance(h.evidence, str)
                for h in said.hypotheses
            )
            and isinstance(said.reading, str)
            and bool(said.reading)
        )
        self.same("the record is well formed", formed, True)
        return said

    def same(self, what: str, said: object, formula: object) -> None:
        """Compare what an evaluator says with what the formula says.

        Raises:
            Disagreement: If they differ.
        """
        if said != formula:
            raise Disagreement(
                f"{what}: the evaluator says {_shown(said)}, the formula {_shown(formula)}"
            )

    def true(self, what: str, holds: bool) -> None:
        """What must be true of an evaluator's answer.

        Raises:
            Disagreement: If it is not.
        """
        if not holds:
            raise Disagreement(f"not so: {what}")


def _shown(value: object) -> str:
    match value:
        case Fraction():
            return str(value)
        case Interval():
            return f"[{value.lo}, {value.hi}]"
        case tuple() | list():
            return f"({', '.join(map(_shown, value))})"
        case dict():
            return f"{{{', '.join(f'{key}: {_shown(entry)}' for key, entry in value.items())}}}"
        case _:
            return repr(value)[:200]
