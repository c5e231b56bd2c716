"""What a claim is: words that load without sympy, and formulas that load on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from specmoe.claims.symbols import SymbolEntry

if TYPE_CHECKING:
    from specmoe.claims.case import Case
    from specmoe.claims.derivations.proof import Fact, Proof
    from specmoe.claims.values import Draw, Values
    from specmoe.claims.vocabulary import Vocabulary

__all__ = [
    "Claim",
    "Comparison",
    "Formula",
    "Heading",
    "Part",
    "Premise",
    "Statement",
    "Summary",
    "Why",
]

Formula: TypeAlias = Any
"""A sympy relation or logical form; sympy has no type stubs."""


@dataclass(frozen=True, slots=True)
class Premise:
    """One hypothesis of a claim.

    Attributes:
        formula: The hypothesis.
        reading: What it asks of a device, in plain words.
    """

    formula: Formula
    reading: str


@dataclass(frozen=True, slots=True)
class Statement:
    """A theorem as its heading writes it: premises, conclusion, and examples.

    Letters that no quantifier binds stand for every value in their domain.

    Attributes:
        premises: The hypotheses, in the order of the Lean statement.
        conclusion: What follows.
        sample: Draws values that meet the premises, for :meth:`Part.check`.
        letters: What the Lean statement binds in front of its hypotheses, in its order: letters,
            functions, and terms that a property defines (``k*(a)``).
        later: What it binds just before the first hypothesis that speaks of it, in its order.
    """

    premises: tuple[Premise, ...]
    conclusion: Formula
    sample: Callable[[Draw], Values]
    letters: tuple[Formula, ...] = field(default=(), kw_only=True)
    later: tuple[Formula, ...] = field(default=(), kw_only=True)


@dataclass(frozen=True, slots=True)
class Part(Statement):
    """One theorem of a claim.

    Attributes:
        lean_name: Full name of the Lean theorem.
    """

    lean_name: str

    @property
    def name(self) -> str:
        """The theorem's name without the claim's id: ``closed_form``."""
        return self.lean_name.rpartition(".")[2].partition("_")[2]

    @property
    def statement(self) -> Formula:
        """The whole as one formula: ``premise -> ... -> conclusion``."""
        import sympy

        whole = self.conclusion
        for premise in reversed(self.premises):
            whole = sympy.Implies(premise.formula, whole, evaluate=False)
        return whole

    @property
    def symbols(self) -> tuple[SymbolEntry, ...]:
        """The rows of the symbol table that the statement uses, in the table's order."""
        from specmoe.claims.vocabulary import names_in

        used = names_in(self.statement)
        return tuple(entry for entry in _table() if entry.name in used)

    def failing_premises(self, values: Values) -> tuple[Premise, ...]:
        """The hypotheses that the values do not meet."""
        from specmoe.claims.evaluate import holds

        return tuple(p for p in self.premises if not holds(p.formula, values))

    def check(self, values: Values) -> bool | None:
        """Whether the conclusion is true of the values, exactly.

        Returns:
            ``None`` if the values do not meet a premise: then the claim says nothing.

        Raises:
            KeyError: If a letter or a function of the statement has no value.
        """
        from specmoe.claims.evaluate import holds

        if self.failing_premises(values):
            return None
        return holds(self.conclusion, values)


def _table() -> tuple[SymbolEntry, ...]:
    from specmoe.claims.symbols import SYMBOLS

    return SYMBOLS


@dataclass(frozen=True)
class Summary:
    """The words of a claim: enough to list it, without sympy.

    Attributes:
        id: ``E1`` to ``B8``.
        title: A few words.
        group: The heading that it stands under.
        reading: What it means for someone who runs an inference engine.
        lean_names: Full names of its Lean theorems, in reading order.
        abstract_sentence: The sentence of the paper's abstract that it answers, if one does.
        evaluators: Where in :mod:`specmoe` it is applied to numbers: ``acceptance.closed_form``.
    """

    id: str
    title: str
    group: str
    reading: str
    lean_names: tuple[str, ...]
    abstract_sentence: str | None = None
    evaluators: tuple[str, ...] = ()


@dataclass(frozen=True)
class Claim(Summary):
    """A claim with its formulas.

    Attributes:
        parts: One for each Lean theorem, in the order of ``lean_names``.
    """

    parts: tuple[Part, ...] = ()

    @cached_property
    def symbols(self) -> tuple[SymbolEntry, ...]:
        """The rows of the symbol table that the claim uses, in the table's order."""
        used = {entry.name for part in self.parts for entry in part.symbols}
        return tuple(entry for entry in _table() if entry.name in used)

    @property
    def premises(self) -> tuple[Premise, ...]:
        """The hypotheses of all parts, each once, in reading order."""
        seen: list[Premise] = []
        for part in self.parts:
            seen.extend(premise for premise in part.premises if premise not in seen)
        return tuple(seen)


Writer: TypeAlias = "Callable[[Vocabulary], Sequence[Statement]]"
Deriver: TypeAlias = "Callable[[Vocabulary, Proof], Fact]"
Compare: TypeAlias = "Callable[[Case], None]"
Why: TypeAlias = "str | Mapping[str, object]"
"""Why a hypothesis is there: a note, or numbers by letter, lists of them for functions (from 0)."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """How a theorem's evaluators are compared with its formulas.

    Attributes:
        compare: Asks the evaluators at one set of values and compares.
        sample: Draws further values, mostly ones at which a hypothesis fails or sides tie.
    """

    compare: Compare
    sample: Callable[[Draw], Values] | None = None


class Heading:
    """The claims under one heading, each given by a function that writes its formulas.

    Beside a claim may stand how it is derived, how its evaluators are compared with it, and why
    each hypothesis is there.

    Example:
        >>> heading = Heading("Expected tokens")
        >>> [summary.id for summary in heading]
        []
    """

    def __init__(self, group: str) -> None:
        self.group = group
        self.derivations: dict[str, Deriver] = {}
        self.comparisons: dict[str, Comparison] = {}
        self.reasons: dict[str, Mapping[str, Why]] = {}
        self._entries: list[tuple[Summary, Writer]] = []

    def __iter__(self) -> Iterator[Summary]:
        """The words of its claims."""
        return iter(summary for summary, _ in self._entries)

    def states(
        self,
        id: str,  # noqa: A002 - the theory's own word
        title: str,
        *,
        reading: str,
        lean: tuple[str, ...],
        evaluators: tuple[str, ...] = (),
        abstract_sentence: str | None = None,
    ) -> Callable[[Writer], Writer]:
        """Register the decorated function as the one that writes the claim's formulas."""
        summary = Summary(
            id=id,
            title=title,
            group=self.group,
            reading=reading,
            lean_names=tuple(f"SpecMoE.{id}_{meaning}" for meaning in lean),
            abstract_sentence=abstract_sentence,
            evaluators=evaluators,
        )

        def register(writer: Writer) -> Writer:
            self._entries.append((summary, writer))
            return writer

        return register

    def derives(self, theorem: str) -> Callable[[Deriver], Deriver]:
        """Register the decorated function as the one that derives a theorem (``E3_mono``).

        It gets the vocabulary and a proof with the registered premises, and returns the fact that
        it ends in. It does not see the registered conclusion.
        """

        def register(deriver: Deriver) -> Deriver:
            self.derivations[theorem] = deriver
            return deriver

        return register

    def evaluates(
        self, theorem: str, sample: Callable[[Draw], Values] | None = None
    ) -> Callable[[Compare], Compare]:
        """Register the decorated function as the one that compares evaluators with a theorem.

        Args:
            theorem: Its name: ``E3_mono``.
            sample: Draws values to compare at, besides those of the statement.
        """

        def register(compare: Compare) -> Compare:
            self.comparisons[theorem] = Comparison(compare, sample)
            return compare

        return register

    def because(self, theorem: str, reasons: Mapping[str, Why]) -> None:
        """Say why hypotheses of a theorem are there: by hypothesis as printed, a note or numbers.

        Hypotheses whose numbers are kept in ``counterexamples.json`` need no entry.
        """
        self.reasons[theorem] = reasons

    def claims(self) -> Iterator[Claim]:
        """The claims with their formulas. Imports sympy."""
        from sympy.core.parameters import evaluate

        from specmoe.claims.vocabulary import vocabulary

        for summary, writer in self._entries:
            # Without evaluation sympy keeps terms as they are written here.
            with evaluate(False):
                statements = tuple(writer(vocabulary()))
            yield Claim(
                **vars(summary),
                parts=tuple(
                    Part(
                        s.premises,
                        s.conclusion,
                        s.sample,
                        lean_name,
                        letters=s.letters,
                        later=s.later,
                    )
                    for lean_name, s in zip(summary.lean_names, statements, strict=True)
                ),
            )
