"""The whole chain for one measurement: routing, fits, pass times, crossover, step costs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from specmoe.acceptance import Converted, convert
from specmoe.bandwidth import KernelFit, fit
from specmoe.crossover import CrossoverPrediction, predict
from specmoe.exact import Interval
from specmoe.measurement.model import KernelKind, Measurement
from specmoe.passes import PassTimes, StepCosts, step_costs
from specmoe.robust import RobustStaircase, robust_staircase
from specmoe.routing import RoutingModel, routing_model
from specmoe.staircase import Staircase, staircase

__all__ = ["LONGEST_DRAFT", "Analysis", "analyse"]

LONGEST_DRAFT = 64
"""Draft lengths beyond this are not looked at: no engine drafts so far ahead."""

_ROUND_RATES = tuple(Fraction(percent, 100) for percent in (50, 60, 70, 80, 90, 95))
HEADLINE_RATE = Fraction(4, 5)
"""The acceptance rate of the headline where the file states none."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """Everything computed for one measurement, before any of it is put into words."""

    measurement: Measurement
    routing: RoutingModel
    fits: Mapping[KernelKind, KernelFit]
    times: PassTimes
    crossover: CrossoverPrediction
    costs: StepCosts
    converted: Converted | None
    stairs: Staircase | None
    """``None`` where plain decoding was not timed: then nothing can be compared with it."""
    robust: RobustStaircase | None

    @property
    def own_rate(self) -> Interval | None:
        """The file's own acceptance rate per token, where it states a geometric one."""
        return self.converted.a if self.converted else None

    @property
    def rates(self) -> tuple[Interval, ...]:
        """The acceptance rates to answer at: the file's own first, then round ones."""
        own = (self.own_rate,) if self.own_rate is not None else ()
        return own + tuple(Interval.point(rate) for rate in _ROUND_RATES)

    @property
    def headline_rate(self) -> Interval:
        """The acceptance rate of the headline."""
        return self.own_rate or Interval.point(HEADLINE_RATE)

    @property
    def errors(self) -> dict[int, Fraction]:
        """The relative error of every step cost."""
        return {step.k: step.e for step in self.costs.steps}


def analyse(measurement: Measurement) -> Analysis:
    """Compute everything that the certificate of a measurement states.

    Args:
        measurement: The measurement, as read.

    Returns:
        The analysis.

    Raises:
        InputError: If a figure is impossible for the model or for its definition.

    Example:
        >>> from specmoe.measurement import bundled, read
        >>> found = analyse(read(next(p for p in bundled() if p.stem == "rx-7900-xtx")))
        >>> found.crossover.value, found.crossover.bracket
        (33, (32, 33))
    """
    routing = routing_model(measurement)
    fits = {series.kind: fit(measurement, series, routing) for series in measurement.kernels}
    times = PassTimes(measurement, routing, fits)
    costs = step_costs(times, measurement.drafting, LONGEST_DRAFT)
    stairs = staircase(costs.costs) if costs.plain_known else None
    errors = {step.k: step.e for step in costs.steps}
    return Analysis(
        measurement=measurement,
        routing=routing,
        fits=fits,
        times=times,
        crossover=predict(measurement, routing, fits),
        costs=costs,
        converted=convert(measurement.acceptance) if measurement.acceptance else None,
        stairs=stairs,
        robust=robust_staircase(costs.costs, errors) if stairs else None,
    )
