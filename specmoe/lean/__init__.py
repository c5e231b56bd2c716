"""Checks the Lean theory: every claim, its statement and its axioms.

Example:
    >>> from specmoe.lean import prove, render_table
    >>> result = prove()                                      # doctest: +SKIP
    >>> result.verdict, result.claims()["M3"].axioms          # doctest: +SKIP
    ('proved', ('Classical.choice', 'Quot.sound', 'propext'))
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

from specmoe.errors import InputError, NotChecked
from specmoe.lean.result import ClaimStatus, Problem, ProveResult, Theorem, load_claims
from specmoe.lean.table import render_table

if TYPE_CHECKING:
    from specmoe.lean.run import Lean

__all__ = [
    "ClaimStatus",
    "Problem",
    "ProveResult",
    "Theorem",
    "load_claims",
    "printed_texts",
    "prove",
    "render_table",
]


def prove(
    via: Literal["embedded", "lake"] | None = None,
    fresh: bool = False,
    root: Path | None = None,
    statements: bool = False,
) -> ProveResult:
    """Check the whole theory with Lean.

    What an earlier run compiled is used again (embedded way only), but nothing is taken from it
    that was not made from the same bytes. Each run reads every source and the core, scans them,
    compares all statements and definitions with the reviewed ones, and takes the digest of the
    Lean binary. Lean then loads the compiled theory and prints each theorem's statement and
    axioms, and must tell known wrong statements from a right one. Taken from the cache are:

    - compiled modules, under a digest of their text, of all that they import, of the core, the
      options and the Lean binary, and only if their bytes are those that were put there;
    - what Lean said when it compared the reviewed statements with the theorems, and when it
      refused each claim's changed statements, under a digest of these questions and of all that
      the compiled theory is made from;
    - the registry's claims in Lean's words, under a digest of this package's code and of sympy's
      version.

    The cache is as safe as the installed package: who can write there can also change this code.
    ``fresh`` uses nothing of it.

    Args:
        via: ``embedded`` (Lean from the wheel, with the project's own core), ``lake`` (a standard
            tool chain from elan), or every one that is there.
        fresh: Compile everything anew; use nothing kept from earlier runs.
        root: The Lean folder, if it is not the one that came with specmoe.
        statements: Also ask Lean of every claim whether the statement that is printed from its
            formulas is what the theorem says, each on its own and among controls.

    Returns:
        The verdict with one record for each theorem. ``not checked`` if Lean gave no answer that
        can be read; never ``proved`` then.

    Raises:
        NotChecked: If there is no Lean here.
        InputError: If there is no theory in the folder.
    """
    from specmoe.claims import summaries
    from specmoe.lean.build import Store, cache_folder
    from specmoe.lean.check import check
    from specmoe.lean.printed import kept_claims, printed_claims
    from specmoe.lean.source import lean_folder

    if via not in (None, "embedded", "lake"):
        raise InputError(
            "no such way of checking", path="via", expected="embedded or lake", found=repr(via)
        )
    ways, notes = _ways(via)
    folder = root or lean_folder()
    store = Store(cache_folder(), fresh=fresh)
    result = check(
        folder,
        ways,
        expected={summary.id: summary.lean_names for summary in summaries()},
        store=store,
        claims=printed_claims() if statements else kept_claims(store),
        statements=statements,
    )
    return ProveResult(**{**vars(result), "notes": (f"the theory in {folder}", *notes)})


def printed_texts() -> dict[str, str]:
    """By theorem, the Lean statement that is printed from its claim's formulas. Imports sympy.

    Example:
        >>> printed_texts()["SpecMoE.E1_closed_form"].partition("(k : Nat), ")[2]
        '(1 - a) * expectedTokens a k = 1 - a ^ (k + 1)'
    """
    from specmoe.lean.printed import printed_claims

    return {printed.theorem: printed.statement for printed in printed_claims().statements}


def _ways(via: str | None) -> tuple[list[Lean], tuple[str, ...]]:
    """The tool chains to use, and why another is not used."""
    from specmoe.lean.toolchain import (
        Embedded,
        Lake,
        Missing,
        find_embedded,
        find_lake,
        nothing_found,
    )

    found: dict[str, Embedded | Lake | Missing] = {}
    if via != "lake":
        found["embedded"] = find_embedded()
    if via != "embedded":
        found["lake"] = find_lake()
    ways: list[Lean] = [way for way in found.values() if not isinstance(way, Missing)]
    missing = {name: way for name, way in found.items() if isinstance(way, Missing)}
    if not ways:
        if len(missing) == 2:
            raise nothing_found(missing["embedded"], missing["lake"])
        ((name, why),) = missing.items()
        raise NotChecked(
            f"the theory cannot be checked via {name} here", found=why.reason, mend=why.mend
        )
    return ways, tuple(f"not checked via {name}: {why.reason}" for name, why in missing.items())
