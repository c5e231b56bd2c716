"""How each claim follows: derivations in which sympy computes or checks every step.

A derivation starts from the registered premises and the definitions and never sees the
registered conclusion; :func:`verify` compares what it ends in with that conclusion, by normal
form. Importing this package does not import sympy; deriving does.

Example:
    >>> (derivation,) = derive("E1")
    >>> [step.rule for step in derivation.steps]
    ['definition', 'telescope', 'combine']
    >>> derivation.result
    Eq((1 - a)*E(a, k), 1 - a**(k + 1))
    >>> verify("E1")
    True
"""

from __future__ import annotations

from functools import cache

from specmoe import claims
from specmoe.claims.derivations.model import Derivation, Step
from specmoe.claims.model import Formula

__all__ = ["Derivation", "Step", "agrees", "derive", "derive_part", "verify"]


@cache
def derive(claim_id: str) -> tuple[Derivation, ...]:
    """The derivations of a claim, one for each of its parts, each made once. Imports sympy.

    Raises:
        InputError: If there is no such claim.
        UnsoundStep: If a step does not follow from the registered premises.

    Example:
        >>> [derivation.part for derivation in derive("E3")]
        ['mono', 'strict', 'bounds']
    """
    return tuple(derive_part(claim_id, part.name) for part in claims.claim(claim_id).parts)


def derive_part(claim_id: str, part: str) -> Derivation:
    """The derivation of one theorem of a claim, made once. Imports sympy.

    Raises:
        InputError: If there is no such claim.
        KeyError: If nobody wrote a derivation of it.
        UnsoundStep: If a step does not follow from the registered premises.

    Example:
        >>> derive_part("E3", "strict").result
        E(a, k) < E(a', k)
    """
    from specmoe.claims.derivations import (
        bandwidth_error,  # noqa: F401 - each registers its derivations
        dedup,  # noqa: F401
        expected,  # noqa: F401
        speedup,  # noqa: F401
        staircase,  # noqa: F401
    )
    from specmoe.claims.derivations.book import derived

    return derived(claim_id, part)


def agrees(derivation: Derivation, conclusion: Formula) -> bool:
    """Whether a derivation ends in this formula: whether both have the same normal form.

    Example:
        >>> from specmoe.claims.vocabulary import vocabulary
        >>> v = vocabulary()
        >>> agrees(derive("D3")[0], v.implies(v.lt(v.u(v.n), v.r(v.n)), v.lt(v.u(v.n), v.r(v.n))))
        False
    """
    from specmoe.claims.derivations.normal_form import same

    return same(derivation.result, conclusion)


def verify(claim_id: str) -> bool:
    """Whether every part of a claim can be derived, and ends in the registered conclusion.

    Raises:
        InputError: If there is no such claim.

    Example:
        >>> verify("M3")
        True
    """
    from specmoe.claims.derivations.proof import UnsoundStep

    parts = claims.claim(claim_id).parts
    try:
        derivations = derive(claim_id)
    except UnsoundStep:
        return False
    return all(
        agrees(derivation, part.conclusion)
        for derivation, part in zip(derivations, parts, strict=True)
    )
