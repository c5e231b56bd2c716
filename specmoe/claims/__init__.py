"""The claims of the theory: words, formulas, and their readable forms.

Listing claims does not import sympy; the formulas do.

Example:
    >>> ids()[:4]
    ('E1', 'E2', 'E3', 'S1')
    >>> summary("M3").title
    'Monotone staircase'
    >>> plain(claim("M3").parts[0].conclusion)
    "k*(a) <= k*(a')"
"""

from __future__ import annotations

from functools import cache

from specmoe.claims import bandwidth_error, dedup, expected, speedup, staircase
from specmoe.claims.model import Claim, Formula, Heading, Part, Premise, Summary
from specmoe.claims.symbols import SYMBOLS, SymbolEntry, symbol
from specmoe.claims.values import Draw, Values
from specmoe.errors import InputError

__all__ = [
    "SYMBOLS",
    "Claim",
    "Draw",
    "Formula",
    "Part",
    "Premise",
    "Summary",
    "SymbolEntry",
    "Values",
    "claim",
    "heading",
    "ids",
    "mathml",
    "plain",
    "registry",
    "summaries",
    "summary",
    "symbol",
]

_HEADINGS = (
    expected.HEADING,
    speedup.HEADING,
    staircase.HEADING,
    dedup.HEADING,
    bandwidth_error.HEADING,
)
_SUMMARIES = {words.id: words for heading in _HEADINGS for words in heading}


def ids() -> tuple[str, ...]:
    """The ids of all claims, in the theory's order. Does not import sympy.

    Example:
        >>> ids()[0], ids()[-1]
        ('E1', 'B8')
    """
    return tuple(_SUMMARIES)


def heading(claim_id: str) -> Heading:
    """The heading that a claim stands under, with what stands beside it. Does not import sympy.

    Raises:
        InputError: If there is no such claim; the message lists ids that come near.

    Example:
        >>> heading("D4").group
        'Deduplication'
    """
    wanted = summary(claim_id).id
    return next(h for h in _HEADINGS if any(known.id == wanted for known in h))


def summaries() -> tuple[Summary, ...]:
    """The words of all claims: id, title, group, reading, Lean names. Does not import sympy.

    Example:
        >>> summaries()[0].lean_names
        ('SpecMoE.E1_closed_form',)
    """
    return tuple(_SUMMARIES.values())


def summary(claim_id: str) -> Summary:
    """The words of one claim. Does not import sympy.

    Raises:
        InputError: If there is no such claim; the message lists ids that come near.

    Example:
        >>> summary("D4").group
        'Deduplication'
    """
    try:
        return _SUMMARIES[claim_id]
    except KeyError:
        raise _unknown(claim_id) from None


@cache
def registry() -> tuple[Claim, ...]:
    """All claims with their formulas, in the theory's order. Imports sympy.

    Example:
        >>> [part.name for part in registry()[2].parts]
        ['mono', 'strict', 'bounds']
    """
    return tuple(claim for heading in _HEADINGS for claim in heading.claims())


def claim(claim_id: str) -> Claim:
    """One claim with its formulas. Imports sympy.

    Raises:
        InputError: If there is no such claim; the message lists ids that come near.

    Example:
        >>> claim("S1").parts[0].premises[0].reading
        'a plain step takes time'
    """
    wanted = summary(claim_id).id
    return next(known for known in registry() if known.id == wanted)


def mathml(formula: Formula) -> str:
    """A formula as one self-contained presentation ``<math>`` element. Imports sympy.

    Its ``alttext`` is the :func:`plain` form.

    Example:
        >>> mathml(claim("E1").parts[0].conclusion)[:33]
        '<math xmlns="http://www.w3.org/19'
    """
    from specmoe.claims.write_mathml import MathMLWriter

    return MathMLWriter().document(formula)


def plain(formula: Formula) -> str:
    """A formula as one line of ASCII text, as the theory writes it. Imports sympy.

    Example:
        >>> plain(claim("E1").parts[0].conclusion)
        '(1 - a) E(a, k) = 1 - a^(k + 1)'
    """
    from specmoe.claims.write_text import TextWriter

    return TextWriter().write(formula)


def _unknown(claim_id: str) -> InputError:
    from difflib import get_close_matches

    near = get_close_matches(str(claim_id).upper(), _SUMMARIES, n=4, cutoff=0.5)
    return InputError(
        "there is no such claim",
        path="claim",
        expected=f"one of {', '.join(_SUMMARIES)}",
        found=repr(claim_id)[:60],
        mend=f"did you mean {' or '.join(near)}?" if near else "list them: specmoe claims",
    )
