"""Which function writes which derivation, and the derivations, each made once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias

from specmoe import claims
from specmoe.claims.derivations.model import Derivation
from specmoe.claims.derivations.proof import Fact, Proof
from specmoe.claims.model import Formula
from specmoe.claims.vocabulary import vocabulary

__all__ = ["derived", "derives", "write"]

Writer: TypeAlias = Callable[[Proof], Fact]

_WRITERS: dict[tuple[str, str], Writer] = {}


def derives(claim_id: str, part: str) -> Callable[[Writer], Writer]:
    """Register the decorated function as the one that derives a theorem from its premises.

    It gets a proof with the registered premises and returns the fact that it ends in. It does
    not see the registered conclusion.
    """

    def register(writer: Writer) -> Writer:
        _WRITERS[claim_id, part] = writer
        return writer

    return register


def write(claim_id: str, part: str, premises: Sequence[Formula]) -> Derivation:
    """Derive a theorem from these premises, as written here or beside the claim itself.

    Raises:
        KeyError: If nobody wrote a derivation of it.
        UnsoundStep: If a step does not follow, for instance as a premise is another.
    """
    proof = Proof(premises)
    if (claim_id, part) in _WRITERS:
        end = _WRITERS[claim_id, part](proof)
    else:
        end = claims.heading(claim_id).derivations[f"{claim_id}_{part}"](vocabulary(), proof)
    return proof.finish(claim_id, part, end)


@cache
def derived(claim_id: str, part: str) -> Derivation:
    """The derivation of one theorem from its registered premises.

    Raises:
        KeyError: If nobody wrote one.
        UnsoundStep: If a step does not follow.
    """
    registered = next(known for known in claims.claim(claim_id).parts if known.name == part)
    return write(claim_id, part, [premise.formula for premise in registered.premises])
