"""What is taken for granted, which claims rest on it, and what to measure instead."""

from __future__ import annotations

from specmoe.certificate.analysis import Analysis
from specmoe.certificate.model import Assumed, Assumption
from specmoe.passes import ROUNDING_ONLY

__all__ = ["assumed_section"]

_SPEEDUP = ("S1", "S2", "S3", "S4", "M2", "M3", "M4")
_ERRORS = ("B1", "B2", "B4", "B5", "B6", "B7", "B8")


def assumed_section(analysis: Analysis) -> Assumed:
    """The assumptions that this certificate really rests on, and no others.

    Args:
        analysis: The analysis of one measurement.

    Returns:
        The section, in a fixed order.
    """
    measurement, routing, fits = analysis.measurement, analysis.routing, analysis.fits
    crossover, costs, converted = analysis.crossover, analysis.costs, analysis.converted
    found: list[Assumption] = []

    def add(id_: str, text: str, bears_on: tuple[str, ...], how_to_check: str) -> None:
        found.append(Assumption(id_, text, bears_on, how_to_check))

    if routing.kind == "uniform":
        add(
            "uniform-routing",
            "Every token selects its experts uniformly and independently of the others (D6). Real "
            "text repeats experts, so this overstates the bytes that deduplication reads.",
            ("D3", "D5", "D6", "B4"),
            "record the experts of each token and give them as a routing trace, or give U(n)",
        )
    else:
        add(
            "stationary-routing",
            "The text to come is routed like the text that was recorded.",
            ("D3", "D5", "D7", "B4"),
            "record U(n) on a second text and compare",
        )
    if routing.kind == "table" and len(routing.assumed) > 1:
        add(
            "interpolated-routing",
            "Between the rows of the routing table U(n) lies on a straight line.",
            ("D1", "D2", "D3", "B4"),
            "give U(n) at every n that matters",
        )
    if any(fit.kind == "mixed" and fit.regimes for fit in fits.values()):
        add(
            "mixed-bytes",
            "Which kernel ran is not known; the bytes of deduplication are taken, the least that "
            "any kernel requests. The fitted bandwidth is an effective one for them.",
            ("B1",),
            "time the two kernels apart",
        )
    if any(fit.regimes for fit in fits.values()):
        add(
            "error-within-e",
            "Inside a regime the true time is within the relative error e of the fit at every n, "
            "not only at the calibrated ones. No theorem about measurements gives this.",
            _ERRORS,
            "time further n inside the regime and mark them as held out",
        )
    if crossover.extrapolated:
        add(
            "crossover-extrapolated",
            f"The crossover is read off the fits beyond their calibration: "
            f"{crossover.extrapolation}.",
            ("D2", "B4"),
            f"time both kernels near n = {crossover.value or (crossover.searched or (0, 0))[1]}",
        )
    bare = sorted(step.n for step in costs.steps if ROUNDING_ONLY in step.verify.chosen.notes)
    if bare:
        add(
            "rounding-only",
            f"The source gives no spread at n = {', '.join(map(str, bare))}: half a unit in the "
            "last written digit is taken as the only error there.",
            ("B1", "B5", "B6", "B7"),
            "repeat the measurement and give every repeat",
        )
    if costs.steps:
        if converted is None or converted.is_geometric:
            add(
                "geometric-acceptance",
                "Each drafted token is accepted with the same probability a, independently, until "
                "the first rejection.",
                ("E1", "E2", "E3", *_SPEEDUP, "S5", "M1", "B5", "B6", "B7", "B8"),
                "log acceptance for each position",
            )
        if any(step.verify.others for step in costs.steps):
            add(
                "faster-kernel",
                "Where two kernels are known, the one that is faster by the fit runs, whatever the "
                "true bandwidths are.",
                (*_SPEEDUP, "B5", "B6", "B7", "B8"),
                "check the engine's switch between the kernels",
            )
        if measurement.drafting is None:
            add(
                "free-drafting",
                "Drafting takes no time, since none is stated: costs are too low and speedups are "
                "upper bounds.",
                (*_SPEEDUP, "S5", "B5"),
                "time the drafter for each drafted token",
            )
        elif measurement.drafting.per_token is not None:
            add(
                "linear-drafting",
                "Every drafted token takes the same time, and that time has no error of its own.",
                (*_SPEEDUP, "S5", "B5"),
                "give drafting time for each draft length as a table",
            )
        elif any(step.draft_how == "interpolated" for step in costs.steps):
            add(
                "interpolated-drafting",
                "Between the stated draft lengths drafting time lies on a straight line.",
                (*_SPEEDUP, "S5", "B5"),
                "give drafting time for every draft length",
            )
        if len(costs.components) > 0:
            add(
                "common-error",
                "For B3 and B8 only: each fitted bandwidth and fixed time is itself within the "
                "relative error e, the same at every n of its regime, so that errors cancel "
                "between draft lengths. What was measured is the error of the time.",
                ("B3", "B8"),
                "compare residuals at neighbouring n",
            )
        if measurement.scope == "operation":
            add(
                "operation-only",
                "Only the expert operation was timed: attention and the rest of the pass are not "
                "in the costs, so the speedup is that of this operation, not of decoding.",
                _SPEEDUP,
                "time whole passes",
            )
    return Assumed(tuple(found))
