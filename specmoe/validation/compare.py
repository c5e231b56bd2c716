"""Predictions from the calibration rows against the rows that no fit has seen.

The error ``e`` is that of the calibration: it is never touched after a held-out row was looked at.
Where a held-out n lies outside every calibrated range the nearest regime speaks for it, as in the
certificate, and the check says that it was extrapolated. Nothing that can be compared is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction

from specmoe.acceptance import expected_tokens
from specmoe.bandwidth import KernelFit, fit
from specmoe.crossover import CrossoverPrediction, predict
from specmoe.draftlength import best
from specmoe.exact import Interval
from specmoe.measurement.model import KernelKind, Measurement, Row
from specmoe.passes import KernelTime, PassTimes, draft_time
from specmoe.robust import possible_best
from specmoe.routing import RoutingModel, routing_model
from specmoe.validation.model import (
    Count,
    CrossoverCheck,
    LengthCheck,
    Method,
    SavingCheck,
    Split,
    TimeCheck,
    Validation,
    count,
)
from specmoe.validation.rules import COST_GUESSES, KernelRule, kernel_rules
from specmoe.validation.savings import savings, seen_rows
from specmoe.validation.split import split as split_rows

__all__ = ["ACCEPTANCES", "LONGEST_DRAFT", "validate"]

ACCEPTANCES = tuple(Fraction(percent, 100) for percent in (*range(5, 100, 5), 97, 98, 99))
"""The 22 acceptance rates: 0.05 to 0.95 in steps of 0.05, then 0.97, 0.98 and 0.99."""

LONGEST_DRAFT = 64
"""Longer drafts are not compared: no engine drafts so far ahead."""

_BOTH: tuple[KernelKind, KernelKind] = ("per_slot", "deduplicating")


def validate(measurement: Measurement, *, split: bool = False) -> Validation:
    """Compare what the calibration rows predict with what was measured.

    Args:
        measurement: The measurement.
        split: Hold out every other interior calibration row too, and fit the rest alone.

    Returns:
        Every comparison, and for each that is missing the reason.

    Raises:
        InputError: If a figure is impossible for the model.

    Example:
        >>> from specmoe.measurement import bundled, read
        >>> found = validate(read(next(p for p in bundled() if p.stem == "rx-7900-xtx")))
        >>> found.crossover.predicted, found.crossover.slower_at, found.crossover.within
        (33, 32, True)
    """
    parts: tuple[Split, ...] = ()
    if split:
        measurement, parts = split_rows(measurement)
    # A stated ratio is no prediction from the calibration rows.
    measurement = replace(measurement, ratio=())
    unseen = sum(row.use == "holdout" for series in measurement.kernels for row in series.rows)
    empty = Validation(
        name=measurement.name,
        title=measurement.title,
        engine=measurement.engine.name,
        backend=measurement.engine.backend,
        model=measurement.model.name,
        scope=measurement.scope,
        context=measurement.context,
        split=parts,
        held_out=unseen,
    )
    if not unseen:
        why = "too few rows to hold any out" if split else "nothing held out"
        return replace(empty, not_compared=(why,))
    return _Comparison(measurement).filled(empty)


@dataclass(frozen=True, slots=True)
class _Lengths:
    """The draft-length comparison with what the simple guesses need of it."""

    checks: tuple[LengthCheck, ...] = ()
    drafts: Mapping[int, Fraction] = field(default_factory=dict)
    """``k -> D(k)`` [s] of every length whose pass was measured."""
    plain: Fraction | None = None
    """The measured ``T(1)`` [s]."""
    missing: str | None = None
    """Why there is no comparison."""
    unpredicted: str | None = None
    """Which of these lengths the prediction says nothing of."""


class _Comparison:
    """One measurement, fitted on its calibration rows."""

    def __init__(self, measurement: Measurement) -> None:
        self.measurement = measurement
        self.routing: RoutingModel = routing_model(measurement)
        self.fits: dict[KernelKind, KernelFit] = {
            series.kind: fit(measurement, series, self.routing) for series in measurement.kernels
        }
        self.rows: dict[KernelKind, dict[int, Row]] = {
            series.kind: {row.n: row for row in series.rows} for series in measurement.kernels
        }
        self.seen = seen_rows(measurement, self.routing, self.fits)
        self.common = sorted(
            self.rows.get("per_slot", {}).keys() & self.rows.get("deduplicating", {}).keys()
        )

    def _unseen(self, kind: KernelKind, n: int) -> bool:
        return self.rows[kind][n].use == "holdout"

    def filled(self, empty: Validation) -> Validation:
        """The validation with everything compared."""
        times, lengths = self.times(), self.lengths()
        told = savings(self.measurement, self.seen)
        crossover, why_not = self.crossover()
        missing = [why_not, lengths.missing, lengths.unpredicted]
        lost = empty.held_out - len(times)
        if lost:
            missing.insert(
                0, f"no prediction for {lost} of the held-out times: no regime, or U(n) open"
            )
        if told.missing is not None:
            missing.insert(0, f"no saving: {told.missing}")
        return replace(
            empty,
            times=times,
            savings=told.checks,
            crossover=crossover,
            lengths=lengths.checks,
            candidates=tuple(lengths.drafts),
            methods=self.methods(told.checks, crossover, lengths),
            not_compared=tuple(text for text in missing if text),
        )

    # --- times ------------------------------------------------------------------------------

    def times(self) -> tuple[TimeCheck, ...]:
        """Each held-out time inside its bounds, or not (B1)."""
        return tuple(
            TimeCheck(
                kind=kind,
                n=seen.n,
                measured=seen.time,
                predicted=seen.predicted,
                bounds=Interval.around(seen.predicted, seen.regime.e),
                inside=bool(seen.inside),
                extrapolated=not seen.regime.calibrated_covers(seen.n),
            )
            for kind, rows in self.seen.items()
            for seen in rows.values()
            if self._unseen(kind, seen.n)
            if seen.predicted is not None and seen.regime is not None
        )

    # --- crossover --------------------------------------------------------------------------

    def crossover(self) -> tuple[CrossoverCheck | None, str | None]:
        """Predicted against observed crossover, or why there is no comparison."""
        found = predict(self.measurement, self.routing, self.fits)
        if not found.observed:
            return None, "no crossover: none was observed"
        lo = max(seen.lo for seen in found.observed)
        hi = min((seen.hi for seen in found.observed if seen.hi is not None), default=None)
        if hi is not None and lo > hi:
            return None, "no crossover: what was observed contradicts itself"
        grid = self._grid()
        place = _place(grid, hi)
        if place < 2 and len(grid) - place < 2:
            ns = ", ".join(str(n) for n in grid)
            return None, f"no crossover: with n = {ns} alone no prediction could be off"
        if found.verdict == "undecided":
            return None, "no crossover predicted: " + "; ".join(found.reasons)
        assert found.searched is not None
        if found.value is None and found.searched[1] < grid[-1]:
            return None, f"no crossover: the search ends at n = {found.searched[1]}"
        check = CrossoverCheck(
            grid=grid,
            slower_at=lo - 1 or None,
            faster_at=hi,
            predicted=found.value,
            at_most=found.verdict == "at_or_below",
            steps=_steps(grid, found, place),
            held_out=self._decided_by_unseen(lo - 1, hi),
        )
        return check, None

    def _grid(self) -> tuple[int, ...]:
        stated = self.measurement.observed_crossover
        ends = (stated.per_slot_faster_at, stated.deduplicating_faster_at) if stated else ()
        return tuple(sorted({*self.common, *(n for n in ends if n)}))

    def _decided_by_unseen(self, slower: int, faster: int | None) -> bool:
        """Whether the observed crossover says more than the calibration rows alone do."""
        return any(
            n not in self.common or any(self._unseen(kind, n) for kind in _BOTH)
            for n in (slower, faster)
            if n
        )

    # --- draft length -----------------------------------------------------------------------

    def lengths(self) -> _Lengths:
        """Best draft length by predicted against by measured times."""
        drafting = self.measurement.drafting
        measured: dict[int, Fraction] = {}
        predicted: dict[int, Fraction] = {}
        errors: dict[int, Fraction] = {}
        drafts: dict[int, Fraction] = {}
        times = PassTimes(self.measurement, self.routing, self.fits)
        unseen = False
        for n in sorted({n for rows in self.rows.values() for n in rows if n <= LONGEST_DRAFT + 1}):
            draft, _ = draft_time(drafting, n - 1)
            if draft is None:
                continue
            kinds = [kind for kind, rows in self.rows.items() if n in rows]
            drafts[n - 1] = draft
            measured[n - 1] = min(self.rows[kind][n].time for kind in kinds) + draft
            unseen |= any(self._unseen(kind, n) for kind in kinds)
            known = [time for kind in kinds if (time := times.kernel_time(kind, n))]
            if known:
                chosen: KernelTime = min(known, key=lambda time: time.time)
                predicted[n - 1], errors[n - 1] = chosen.time + draft, chosen.e
        why = None
        if 0 not in measured:
            why = "plain decoding (n = 1) was not measured"
        elif 0 not in predicted:
            why = "plain decoding (n = 1) has no prediction"
        elif max(measured) < 2:
            why = "only draft lengths 0 and 1 were measured, so no prediction could be off"
        elif not unseen:
            why = f"no held-out row up to n = {LONGEST_DRAFT + 1} has a known step cost"
        if why is not None:
            return _Lengths(missing=f"no draft length: {why}")
        return _Lengths(
            tuple(_length(a, measured, predicted, errors) for a in ACCEPTANCES),
            drafts,
            measured[0],
            unpredicted=_unpredicted(sorted(measured.keys() - predicted.keys())),
        )

    # --- beside simple rules ----------------------------------------------------------------

    def methods(
        self,
        savings: tuple[SavingCheck, ...],
        crossover: CrossoverCheck | None,
        lengths: _Lengths,
    ) -> tuple[Method, ...]:
        """The prediction and every simple rule, counted in the same way."""
        none = Count(0, 0)
        own = Method(
            "specmoe",
            "from the calibration rows",
            count(check.faster_named for check in savings),
            count([crossover.within] if crossover else []),
            count(check.within for check in lengths.checks),
        )
        largest = max((*self.common, *(crossover.grid if crossover else ())), default=1)
        rules = [
            Method(rule.name, rule.how, _named(rule, savings), _crossed(rule, crossover), none)
            for rule in kernel_rules(self.routing, largest)
        ]
        guesses = []
        for guess in COST_GUESSES:
            right = none
            if lengths.plain is not None:
                costs = {
                    k: guess.time(k + 1, lengths.plain) + draft
                    for k, draft in lengths.drafts.items()
                }
                right = count(
                    abs(best(costs, check.acceptance) - check.measured) <= 1
                    for check in lengths.checks
                )
            guesses.append(Method(guess.name, guess.how, none, none, right))
        return (own, *rules, *guesses)


def _length(
    a: Fraction,
    measured: Mapping[int, Fraction],
    predicted: Mapping[int, Fraction],
    errors: Mapping[int, Fraction],
) -> LengthCheck:
    top, chosen = best(measured, a), best(predicted, a)
    rates = {k: expected_tokens(a, k) / measured[k] for k in (top, chosen)}
    return LengthCheck(
        a,
        measured=top,
        predicted=chosen,
        possible=possible_best(predicted, a, errors),
        lost=1 - rates[chosen] / rates[top],
    )


def _unpredicted(lengths: list[int]) -> str | None:
    if not lengths:
        return None
    ks = ", ".join(str(k) for k in lengths)
    return f"no predicted cost of draft length {ks}, so it is never predicted to be the best"


def _place(grid: tuple[int, ...], crossover: int | None) -> int:
    """Where on the grid deduplication first counts as faster; its length for nowhere."""
    if crossover is None:
        return len(grid)
    return next((i for i, n in enumerate(grid) if n >= crossover), len(grid))


def _steps(grid: tuple[int, ...], found: CrossoverPrediction, observed: int) -> int:
    place = _place(grid, found.value)
    if found.verdict == "at_or_below":
        return max(0, observed - place)
    return abs(observed - place)


def _named(rule: KernelRule, savings: tuple[SavingCheck, ...]) -> Count:
    return count(
        (rule.crossover is not None and check.n >= rule.crossover) == (check.measured > 0)
        for check in savings
    )


def _crossed(rule: KernelRule, crossover: CrossoverCheck | None) -> Count:
    if crossover is None:
        return Count(0, 0)
    grid = crossover.grid
    return count([abs(_place(grid, rule.crossover) - _place(grid, crossover.faster_at)) <= 1])
