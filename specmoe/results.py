"""What an evaluator returns: a claim applied to numbers, with what it rests on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Literal, TypeAlias, TypeVar

from specmoe.exact import Interval

__all__ = ["Evaluation", "Hypothesis", "HypothesisStatus"]

T = TypeVar("T")

HypothesisStatus: TypeAlias = Literal["checked", "measured", "assumed", "fails"]
"""``checked``: decided exactly on the numbers at hand. ``measured``: holds as far as the
measurement goes. ``assumed``: taken for granted. ``fails``: decided, and it does not hold."""


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """One hypothesis of a claim, and how we know that it holds here.

    Example:
        >>> Hypothesis("0 <= e < 1", "checked").status
        'checked'
    """

    text: str
    status: HypothesisStatus
    evidence: str = ""


@dataclass(frozen=True, slots=True)
class Evaluation(Generic[T]):
    """A claim of the theory evaluated on exact numbers.

    Attributes:
        claim: The claim's id, for example ``"M3"``.
        value: What the claim says here.
        bounds: An interval that contains the true value under the hypotheses, if there is one.
        hypotheses: What the result rests on.
        reading: One sentence in plain words.

    Example:
        >>> Evaluation("E1", 3, None, (Hypothesis("k >= 0", "checked"),), "three").applies
        True
    """

    claim: str
    value: T
    bounds: Interval | None
    hypotheses: tuple[Hypothesis, ...]
    reading: str

    @property
    def applies(self) -> bool:
        """Whether no hypothesis was found to fail."""
        return all(hypothesis.status != "fails" for hypothesis in self.hypotheses)
