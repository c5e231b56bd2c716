"""What a derivation is: its steps in order, and the formula that they end in."""

from __future__ import annotations

from dataclasses import dataclass

from specmoe.claims.model import Formula

__all__ = ["Derivation", "Step"]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a derivation: a formula that was computed, and from what.

    Attributes:
        text: What is done, in plain words.
        formula: What is known after the step.
        rule: The rule of :mod:`specmoe.claims.derivations.proof` that gave it.
        uses: Numbers of the steps that it rests on, counted from 0.
        under: Numbers of the premises and assumptions that it depends on. The formula holds
            wherever those hold.
    """

    text: str
    formula: Formula
    rule: str
    uses: tuple[int, ...] = ()
    under: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Derivation:
    """How one theorem of a claim follows from its premises and the definitions.

    Attributes:
        claim_id: ``E1`` to ``B8``.
        part: The theorem's name without the claim's id: ``closed_form``.
        premises: The hypotheses, as registered.
        steps: All steps in order; the premises are the first of them.
        result: What the last step ends in. It was computed without looking at the registered
            conclusion.
    """

    claim_id: str
    part: str
    premises: tuple[Formula, ...]
    steps: tuple[Step, ...]
    result: Formula
