"""The claims' formulas as MathML, printed from the registry."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from specmoe.errors import InputError
from specmoe.report.mathml import fit

if TYPE_CHECKING:
    from markupsafe import Markup

    from specmoe.claims import Part

__all__ = ["PartFormula", "formulas", "stated_parts"]

_ELEMENT = re.compile(r"</?\s*([A-Za-z][A-Za-z0-9:-]*)")
_ALLOWED = frozenset(
    """math mrow mi mn mo mtext mspace mfrac msub msup msubsup munder mover munderover msqrt mroot
    mtable mtr mtd mstyle mpadded mphantom""".split()  # noqa: SIM905 - a word list reads better
)


@dataclass(frozen=True, slots=True)
class PartFormula:
    """One theorem of a claim: its premises and what follows, each as MathML."""

    premises: tuple[Markup, ...]
    conclusion: Markup


@cache
def formulas(claim_id: str, statement: str) -> tuple[PartFormula, ...]:
    """The formulas of a claim, if the installed registry states it as the certificate does.

    A certificate may come from another version of the theory: then its own words are shown
    instead, never a formula that it does not state.

    Args:
        claim_id: The claim.
        statement: Its statement as one line of text, as the certificate has it.

    Returns:
        One record for each theorem; empty if the registry says something else.

    Example:
        >>> formulas("E1", "1 = 1")
        ()
    """
    from specmoe.claims import mathml

    return tuple(
        PartFormula(
            tuple(_checked(mathml(premise.formula)) for premise in part.premises),
            _checked(mathml(part.conclusion)),
        )
        for part in stated_parts(claim_id, statement)
    )


@cache
def stated_parts(claim_id: str, statement: str) -> tuple[Part, ...]:
    """The theorems of a claim, if the installed registry states it as the certificate does.

    Example:
        >>> [part.name for part in stated_parts("E1", "(1 - a) E(a, k) = 1 - a^(k + 1)")]
        ['closed_form']
    """
    from specmoe.claims import claim, plain

    try:
        parts = claim(claim_id).parts
    except InputError:
        return ()
    stated = "; ".join(plain(part.statement) for part in parts)
    return parts if statement == stated else ()


def _checked(text: str) -> Markup:
    """Our own registry's markup; anything but presentation MathML would be a mistake in it."""
    from markupsafe import Markup

    others = set(_ELEMENT.findall(text)) - _ALLOWED
    if others:
        raise AssertionError(f"not presentation MathML: {sorted(others)}")
    return Markup(fit(text))  # noqa: S704 - printed by the installed package, elements checked
