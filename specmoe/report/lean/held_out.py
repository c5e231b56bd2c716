"""What no fit has seen, inside or outside its predicted bounds (B1, B2), in Lean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from specmoe.report.lean.kernels import NAMES, Kernels
from specmoe.report.lean.terms import ONE, Num, at_most, below, literal, rational

__all__ = ["held_out"]


def held_out(found: Kernels) -> None:
    """State of each held-out time and saving on which side of its bounds it lies.

    Args:
        found: The fits.
    """
    derived = found.body["derived"]
    for i, row in enumerate(derived["holdout"]):
        path = f"derived.holdout[{i}]"
        name = f"heldOut_{NAMES[row['kind']]}_n{row['n']}"
        told = _fitted(found, row["kind"], row["n"])
        if told is None:
            found.sheet.leave(f"a held-out time ({path})", "the bytes requested are not known")
            continue
        time, e = told
        low, high = (ONE - e) * time, (ONE + e) * time
        _state(
            found, row, low, high, name, f"The {row['kind']} time held out at n = {row['n']}", path
        )
    for i, row in enumerate(derived["savings"]["points"]):
        path = f"derived.savings.points[{i}]"
        slow, fast = (_fitted(found, kind, row["n"]) for kind in ("per_slot", "deduplicating"))
        if slow is None or fast is None:
            found.sheet.leave(f"a measured saving ({path})", "the bytes requested are not known")
            continue
        saved, off = slow[0] - fast[0], slow[1] * slow[0] + fast[1] * fast[0]
        what = f"The saving at n = {row['n']}, of which a row was held out,"
        _state(found, row, saved - off, saved + off, f"heldOut_saving_n{row['n']}", what, path)


def _fitted(found: Kernels, kind: str, n: int) -> tuple[Num, Num] | None:
    """The fitted time [s] and its error, in the regime that the n lies in."""
    regime = found.regime_at(kind, n)
    time = None if regime is None else found.time_at(regime, n)
    return None if regime is None or time is None else (time, regime.e)


def _state(
    found: Kernels, row: Mapping[str, Any], low: Num, high: Num, name: str, what: str, path: str
) -> None:
    measured = literal(rational(row["measured"], f"{path}.measured"))
    if row["inside"]:
        (above, first), (under, second) = at_most(low, measured), at_most(measured, high)
        statement, proof = f"{above} ∧\n      {under}", f"⟨{first},\n    {second}⟩"
    elif measured.value < low.value:
        statement, proof = below(measured, low)
    else:
        statement, proof = below(high, measured)
    side = "inside" if row["inside"] else "outside"
    found.sheet.prove(name, "", statement, proof, f"{what} lies {side} its bounds ({path}).")
