"""The search for the crossover, by two fits or by a stated table of ratios."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from specmoe.bandwidth import KernelFit, held_out, point_ratios
from specmoe.crossover.caveats import (
    held_out_misses,
    inseparable,
    ratios_needed,
    why_not,
    with_extrapolation,
)
from specmoe.crossover.claims import b4, claims_of_fits, d3, d4
from specmoe.crossover.comparison import Comparison, RatioTable
from specmoe.crossover.observed import observed_crossovers
from specmoe.crossover.pair import RegimePair, pairs_of
from specmoe.crossover.prediction import CrossoverPrediction, Verdict
from specmoe.crossover.rules import rules_of_thumb
from specmoe.errors import InputError
from specmoe.measurement.model import KernelKind, Measurement
from specmoe.routing import RoutingModel, dedup_bracket

__all__ = ["predict"]

_SEARCH = 4  # the search ends at this many times N tokens, where nearly every expert is selected


def predict(
    measurement: Measurement,
    routing: RoutingModel,
    fits: Mapping[KernelKind, KernelFit],
    *,
    limit: int | None = None,
) -> CrossoverPrediction:
    """The least n at which deduplication is faster, with its bounds and what was observed.

    Args:
        measurement: The measurement. Its ratio table, if any, is used instead of the fits.
        routing: Gives ``U(n)``.
        fits: The fit of each measured kernel.
        limit: Largest n to search; at most ``4 N``, and no further than the routing data.

    Returns:
        The prediction. Without a pair of regimes that have n in common it is ``undecided``: then
        ``reasons`` says why, and ``needed`` which ratio would be needed.

    Raises:
        InputError: If the limit is below 1, or a stated ratio has an error of 1 or more.

    Example:
        >>> from types import SimpleNamespace as Holder
        >>> from specmoe.bandwidth import fit
        >>> from specmoe.measurement.model import ErrorRule, KernelSeries, Row
        >>> from specmoe.routing import UniformRouting
        >>> routing = UniformRouting(64, 4)
        >>> slow = KernelSeries(
        ...     "per_slot", "vec", tuple(Row(n, (Fraction(4 * n),), "ex") for n in (1, 2, 8)))
        >>> fast = KernelSeries(
        ...     "deduplicating", "mm", tuple(Row(n, (2 * routing.U(n),), "ex") for n in (2, 4, 8)))
        >>> model = Holder(routed_experts=64, top_k=4, bytes_per_expert=Fraction(1), moe_layers=1)
        >>> measured = Holder(
        ...     model=model,
        ...     kernels=(slow, fast), error=ErrorRule(), ratio=(), observed_crossover=None,
        ...     series=lambda kind: slow if kind == "per_slot" else fast)
        >>> fits = {series.kind: fit(measured, series, routing) for series in (slow, fast)}
        >>> found = predict(measured, routing, fits)
        >>> found.value, found.bracket, found.any_router, found.extrapolated
        (27, (27, 27), (3, 33), True)
    """
    N = measurement.model.routed_experts
    n_max = min(bound for bound in (limit, _SEARCH * N, routing.max_n) if bound is not None)
    if n_max < 1:
        raise InputError("nothing to search", path="limit", expected="n >= 1", found=str(n_max))
    observed = observed_crossovers(measurement)
    known = CrossoverPrediction(
        "undecided",
        observed=observed,
        rules=rules_of_thumb(N, measurement.model.top_k),
        points=point_ratios(measurement, routing),
        held_out={
            kernel.kind: held_out(fits[kernel.kind], measurement, kernel, routing)
            for kernel in measurement.kernels
            if kernel.kind in fits
        },
    )
    if measurement.ratio:
        return _by_table(known, measurement, routing, n_max)
    slow, fast = fits.get("per_slot"), fits.get("deduplicating")
    pairs = pairs_of(measurement, slow, fast) if slow and fast else ()
    if not (slow and fast and pairs):
        needed = ratios_needed(measurement, routing, n_max)
        return replace(known, reasons=tuple(why_not(fits)), needed=needed)
    lowest = _lowest(pairs[0], slow, fast)
    if lowest > n_max:
        why = f"the kernels can be compared from n = {lowest} on, and the search ends at {n_max}"
        return replace(known, reasons=(why,), needed=ratios_needed(measurement, routing, n_max))
    comparison = Comparison(pairs, routing)
    found = _search(known, comparison, lowest, n_max)
    pair = comparison.at(found.value or n_max)[0]
    found = replace(
        found,
        method="fit",
        pair=pair,
        supported=(pair.n_lo, pair.n_hi),
        calibrated=pair.calibrated,
        any_router=pair.any_router(),
    )
    found = with_extrapolation(found, {"per_slot": slow, "deduplicating": fast}, n_max)
    reasons = (*found.reasons, *inseparable(pair), *held_out_misses(found))
    found = replace(found, reasons=reasons)
    claims = claims_of_fits(found, pair, routing, n_max)
    if len(pairs) == 1:
        anywhere = d4(pair.N, pair.m, pair.r, pair.shift)
        return replace(found, claims=(*claims[:-1], anywhere, claims[-1]))
    # D4 wants one ratio at every n, and each pair of regimes has its own.
    why = "D4 is not used: the bandwidth ratio changes between regimes"
    return replace(found, claims=claims, any_router=None, reasons=(*found.reasons, why))


def _search(
    known: CrossoverPrediction, comparison: Comparison | RatioTable, lowest: int, n_max: int
) -> CrossoverPrediction:
    verdicts = {n: comparison.verdicts(n) for n in range(lowest, n_max + 1)}
    least = next((n for n, (may, _, _) in verdicts.items() if may), None)
    value = next((n for n, (_, faster, _) in verdicts.items() if faster), None)
    unsure = max((n for n, (_, _, sure) in verdicts.items() if not sure), default=lowest - 1)
    sure = unsure + 1 if unsure < n_max else None
    single = value is not None and all(verdicts[n][1] for n in range(value, n_max + 1))
    verdict: Verdict = "none_found" if value is None else "predicted"
    reasons = []
    if lowest > 1:
        reasons.append(f"below n = {lowest} the kernels cannot be compared in a common regime")
        if value == lowest:
            verdict = "at_or_below"
            reasons.append(f"faster already at n = {lowest}: the crossover may be lower")
    if value is not None and not single:
        again = next(n for n in range(value, n_max + 1) if not verdicts[n][1])
        reasons.append(f"not faster for every larger n: per-slot is faster again at n = {again}")
    agrees = None
    if known.observed and value is not None:
        agrees = all(seen.contains(value) for seen in known.observed)
    return replace(
        known,
        verdict=verdict,
        value=value,
        bracket=(least, sure),
        searched=(lowest, n_max),
        single=single,
        agrees=agrees,
        reasons=tuple(reasons),
    )


def _lowest(pair: RegimePair, slow: KernelFit, fast: KernelFit) -> int:
    """Where the comparison may start: at n = 1, unless something else runs below the pair."""
    for regime, kernel in ((pair.per_slot, slow), (pair.deduplicating, fast)):
        others = any(p.n < pair.n_lo and p.n not in regime.calibrated for p in kernel.points)
        if others or (regime.named and regime.n_lo > 1):
            return pair.n_lo
    return 1


def _by_table(
    known: CrossoverPrediction, measurement: Measurement, routing: RoutingModel, n_max: int
) -> CrossoverPrediction:
    rule = measurement.error
    given = rule.value if rule.method == "given" else None
    table = RatioTable(measurement.ratio, given or Fraction(0), routing)
    found = _search(known, table, 1, n_max)
    first, last = table.rows[0].n, table.rows[-1].n
    N, m = routing.N, routing.m
    bounds = [table.bounds(row.n) for row in table.rows]
    found = replace(
        found,
        method="ratio_table",
        calibrated=(first, last),
        supported=(first, last),
        any_router=(
            dedup_bracket(N, m, max(bound.hi for bound in bounds))[0],
            dedup_bracket(N, m, min(bound.lo for bound in bounds))[1],
        ),
    )
    found = with_extrapolation(found, {}, n_max)
    # At every n that was searched, not at the rows alone: the claims speak of every n between.
    shares = {n: routing.share(n) for n in range(1, n_max + 1)}
    ratios = {n: table.bounds(n) for n in shares}
    stated = {n: table.r(n) for n in shares}
    reasons = [*found.reasons, "the bandwidth ratio is a stated table, linear between its rows"]
    if given is None:
        reasons.append("no error of the ratio is stated: it is taken as exact")
    return replace(found, reasons=tuple(reasons), claims=(d3(shares, stated), b4(shares, ratios)))
