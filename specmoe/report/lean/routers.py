"""One crossover (D3), and where it lies whatever the router does (D4), in Lean."""

from __future__ import annotations

from fractions import Fraction

from specmoe.report.lean.kernels import Kernels
from specmoe.report.lean.terms import DECIDE, ONE, ZERO, at_most, below, interval, natural

__all__ = ["any_router", "stays_faster"]


def stays_faster(found: Kernels) -> None:
    """D3: once faster, faster at every larger n.

    Args:
        found: The fits, with one pair of regimes in common.
    """
    ((slow, fast),) = found.pairs
    n = found.body["derived"]["crossover"]["n"]
    for i, result in enumerate(found.body["results"]):
        if result["claim"] != "D3" or result["status"] == "not_applicable":
            continue
        path = f"results[{i}]"
        if n is None or not found.routing.uniform:
            why = "there is no crossover" if n is None else "U(n) is not known at every larger n"
            found.sheet.leave(f"{result['what']} ({path})", why)
            continue
        pos, first = found.positives(slow, fast), int(result["value"])
        _, later = at_most(slow.fixed, fast.fixed)
        found.sheet.prove(
            f"D3_from_{first}",
            "D3",
            f"∀ n, {first} ≤ n → (dedupTime n : α) < perSlotTime n",
            f"fun _ h => stays_faster {DECIDE} {pos['c']}\n    {pos['Ws']}\n    {pos['Wd']}\n    "
            f"{later}\n    (D6_share_antitone (N := {found.N}) {DECIDE} {DECIDE}) {DECIDE} h\n    "
            f"((fitted_faster {first} {DECIDE} {DECIDE}).mpr {DECIDE})",
            f"Once faster, deduplication stays faster: by the fits at every n from {first} on "
            f"({path}).",
        )


def any_router(found: Kernels) -> None:
    """D4: the crossover's bracket for any router, with and without the errors of the fits.

    Args:
        found: The fits, with one pair of regimes in common.
    """
    for i, result in enumerate(found.body["results"]):
        if result["claim"] == "D4" and result["status"] != "not_applicable":
            path = f"results[{i}]"
            _bracket(found, interval(result["bounds"], f"{path}.bounds"), False, path)
    ends = found.body["derived"]["crossover"]["any_routing"]
    if ends is not None:
        path = "derived.crossover.any_routing"
        _bracket(found, interval(ends, path), True, path)


def _bracket(found: Kernels, ends: tuple[Fraction, Fraction], errors: bool, path: str) -> None:
    ((slow, fast),) = found.pairs
    lo, hi = int(ends[0]), int(ends[1])
    es, ed = (slow.e, fast.e) if errors else (ZERO, ZERO)
    pos, m, N, c = found.positives(slow, fast), natural(found.m), natural(found.N), found.c
    name = "D4_within_errors" if errors else "D4_fitted"
    times = (
        f"(∀ i, 1 ≤ i → Within {es.text} ({slow.fixed.text} + slotBytes {found.m} expertBytes i / "
        f"{slow.bandwidth.text}) (Ts i)) →\n      (∀ i, 1 ≤ i → Within {ed.text} "
        f"({fast.fixed.text} + dedupBytes V expertBytes i / {fast.bandwidth.text}) (Td i)) →\n"
        "      "
    )
    given = (
        f"∀ V Ts Td : Nat → α, (∀ i, 1 ≤ i → natCast {found.m} ≤ V i ∧ V i ≤ natCast {found.N}) →"
        f"\n      {times}"
    )
    zero_s, zero_d, one_d = at_most(ZERO, es)[1], at_most(ZERO, ed)[1], below(ed, ONE)[1]
    what = "true times within the errors" if errors else "the fitted times"
    if lo > 1:
        before = slow.fixed + found.slot_bytes(lo - 1) / slow.bandwidth
        _, low = at_most((ONE + es) * before, (ONE - ed) * (fast.fixed + m * c / fast.bandwidth))
        found.sheet.prove(
            f"{name}_lower",
            "D4",
            f"{given}∀ n, 1 ≤ n → Td n < Ts n → {lo} ≤ n",
            f"fun _ _ _ hV hs hd _ hn h => any_router_lower {DECIDE} {pos['c']}\n    "
            f"{pos['Ws']}\n    {pos['Wd']}\n    {zero_s}\n    {one_d} (fun i hi => (hV i hi).1) "
            f"hs hd\n    {low} hn h",
            f"Whatever the router does, deduplication is faster at no n below {lo}, for {what} "
            f"({path}).",
        )
    at_end = slow.fixed + found.slot_bytes(hi) / slow.bandwidth
    _, high = below((ONE + ed) * (fast.fixed + N * c / fast.bandwidth), (ONE - es) * at_end)
    found.sheet.prove(
        f"{name}_upper",
        "D4",
        f"{given}Td {hi} < Ts {hi}",
        f"fun _ _ _ hV hs hd => any_router_upper (N := {found.N}) {DECIDE} {DECIDE}\n    "
        f"{pos['c']}\n    {pos['Wd']}\n    {zero_d} {DECIDE} (hV {hi} {DECIDE}).2 "
        f"(hs {hi} {DECIDE}) (hd {hi} {DECIDE})\n    {high}",
        f"Whatever the router does, deduplication is faster at n = {hi}, for {what} ({path}).",
    )
