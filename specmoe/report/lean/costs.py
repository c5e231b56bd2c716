"""That a certificate's costs are what its fits say: ``C(k) = F + bytes / W`` at k + 1 tokens."""

from __future__ import annotations

from specmoe.report.lean.drafts import Drafts
from specmoe.report.lean.kernels import Kernels
from specmoe.report.lean.terms import equal

__all__ = ["costs_from_fits"]


def costs_from_fits(found: Kernels, drafts: Drafts) -> None:
    """State of each fitted cost which regime it comes from, where drafting takes no time.

    Args:
        found: The fits.
        drafts: The costs.
    """
    said = found.body["derived"]["draft_length"]
    if not found.free_drafting:
        found.sheet.leave(
            "that the costs are those of the fits and of drafting",
            "the certificate states the drafting time in words only",
        )
        return
    for i, row in enumerate(said["costs"]):
        n = row["k"] + 1
        regime = found.regime_at(row["kernel"], n)
        if row["origin"] == "measured" or regime is None:
            continue
        time = found.time_at(regime, n)
        if time is None:
            found.sheet.leave(
                f"the cost of k = {row['k']} from the fit", "the bytes requested are not known"
            )
            continue
        statement, proof = equal(drafts.cost(row["k"]), time)
        found.sheet.prove(
            f"cost_{row['k']}_fitted",
            "",
            statement,
            proof,
            f"C({row['k']}) is the fitted time of a pass over {n} tokens "
            f"(derived.draft_length.costs[{i}]).",
        )
