"""The measurement, as read: frozen, exact, every figure with its source.

Units are base units throughout: seconds, bytes, bytes per second, tokens per second.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

from specmoe.exact import Interval, exact, half_unit

__all__ = [
    "Absences",
    "Acceptance",
    "AcceptanceDefinition",
    "Device",
    "Drafting",
    "Engine",
    "ErrorRule",
    "KernelKind",
    "KernelSeries",
    "Measurement",
    "Model",
    "ObservedCrossover",
    "ObservedSpeculation",
    "RatioRow",
    "Routing",
    "Row",
    "Scope",
]

KernelKind: TypeAlias = Literal["per_slot", "deduplicating", "mixed"]
"""``mixed``: the engine switches kernels by itself, or the source does not say which ran."""

Scope: TypeAlias = Literal["operation", "pass"]
"""``operation``: one layer's expert operation alone. ``pass``: a whole forward pass."""

AcceptanceDefinition: TypeAlias = Literal[
    "per_token",
    "accepted_over_drafted",
    "linear",
    "per_position",
    "mean_accepted",
    "committed_without_base",
    "accept_length",
]
"""How the source counted acceptance:

- ``per_token``: the theory's ``a``: each drafted token is accepted with this probability, given
  that all before it were.
- ``accepted_over_drafted``: accepted over generated draft tokens (llama.cpp).
- ``linear``: the rate for which the author writes tokens per cycle as ``1 + k a``.
- ``per_position``: for each position, the share of steps in which it was accepted (vLLM).
- ``mean_accepted``: mean accepted draft tokens in one step, without the bonus token.
- ``committed_without_base``: tokens committed per verify cycle, base token not counted.
- ``accept_length``: tokens emitted per step, bonus token included (SGLang, EAGLE).
"""


@dataclass(frozen=True, slots=True)
class Device:
    """The machine, as the source states it."""

    name: str
    source: str
    driver: str | None = None
    memory_bandwidth: Fraction | None = None
    """Nominal memory bandwidth [bytes/s]: shown beside the fit, never a clamp."""


@dataclass(frozen=True, slots=True)
class Engine:
    """The inference engine that was timed."""

    name: str
    version: str
    source: str
    backend: str | None = None


@dataclass(frozen=True, slots=True)
class Model:
    """The MoE model's shape: ``N`` routed experts, ``m`` selected per token (top-k)."""

    name: str
    source: str
    routed_experts: int
    """``N``"""
    top_k: int
    """``m``"""
    moe_layers: int
    """Layers whose experts one row's time covers: 1 for an operation alone."""
    bytes_per_expert: Fraction
    """``b`` [bytes] of one expert's weights in one layer, as stored (or as timed)."""
    bytes_per_expert_how: str
    """``stated``, or how it was computed from sizes and quantisation."""
    shared_experts: int = 0
    hidden_size: int | None = None
    intermediate_size: int | None = None
    quantisation: str | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """One timed point: ``n`` tokens per pass and the times of its repeats."""

    n: int
    times: tuple[Fraction, ...]
    """Time of one pass or operation [s], one entry for each repeat; never empty."""
    source: str
    use: Literal["calibrate", "holdout"] = "calibrate"
    """Held-out rows are compared with the prediction and never fitted."""
    spread: Fraction | None = None
    """Half-width of the stated spread around the mean [s], if the source gives one."""
    as_written: str = ""
    """The figure as the source gives it, with one space and the unit's own spelling, for example
    ``"170.9 tokens/s"``."""
    note: str | None = None

    @property
    def time(self) -> Fraction:
        """Mean time over the repeats [s]."""
        return sum(self.times, Fraction(0)) / len(self.times)

    @property
    def relative_spread(self) -> Fraction | None:
        """Largest relative distance of a repeat (or of the stated spread) from the mean.

        ``None`` where the source gives one figure without spread: then the spread is unknown,
        not zero.
        """
        known = [abs(t - self.time) for t in self.times] if len(self.times) > 1 else []
        if self.spread is not None:
            known.append(self.spread)
        return max(known) / self.time if known else None

    @property
    def relative_rounding(self) -> Fraction:
        """Relative error that rounding of the written figure alone leaves open.

        Where the source gives one figure without spread, this is the least that its error can be.
        """
        number = self.as_written.split(" ", 1)[0]
        if not number:
            return Fraction(0)
        value, half = exact(number), half_unit(number)
        # A rate is turned into a time, whose error is the wider on the side of the lower rate.
        return half / (value - half) if value > half else Fraction(1)


@dataclass(frozen=True, slots=True)
class KernelSeries:
    """All rows of one kernel on one engine build."""

    kind: KernelKind
    name: str
    rows: tuple[Row, ...]
    """Sorted by ``n``; no ``n`` twice."""
    regimes: tuple[tuple[int, int], ...] = ()
    """Ranges of ``n`` (both ends included) that the file names as one regime each."""
    version: str | None = None
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Absences:
    """What a routing trace comes to: all of it that ``U(n)`` depends on (D7)."""

    layers: int
    tokens: int
    """Of each layer; they are read in a circle."""
    experts: int
    """Experts that were selected at least once, summed over the layers."""
    runs: tuple[tuple[int, int], ...]
    """``(length, count)``, sorted: so often an expert was absent for so many tokens between one
    selection and the next."""


@dataclass(frozen=True, slots=True)
class Routing:
    """What is known of ``U(n)``, the mean number of distinct experts in one layer."""

    kind: Literal["uniform", "table", "trace"]
    source: str
    table: tuple[tuple[int, Fraction], ...] = ()
    """``(n, U(n))`` for a table, sorted by n."""
    trace: str | None = None
    """For a trace: its file, relative to the measurement's folder."""
    trace_sha256: str | None = None
    """SHA-256 of that file's bytes, in hexadecimal."""
    absences: Absences | None = None
    """What the trace comes to."""


@dataclass(frozen=True, slots=True)
class Drafting:
    """The cost of drafting, ``D(k)`` [s]."""

    source: str
    method: str | None = None
    per_token: Fraction | None = None
    """Time for one drafted token [s]: ``D(k) = k * per_token``."""
    table: tuple[tuple[int, Fraction], ...] = ()
    """``(k, D(k))`` instead, sorted by k."""


@dataclass(frozen=True, slots=True)
class Acceptance:
    """Acceptance as the source counted it; ``specmoe.acceptance`` converts it exactly."""

    definition: AcceptanceDefinition
    source: str
    value: Interval | None = None
    """One figure (a degenerate interval) or an interval of it."""
    per_position: tuple[Fraction, ...] = ()
    draft_length: int | None = None
    """``k`` at which it was observed; needed by every definition but ``per_token``."""


@dataclass(frozen=True, slots=True)
class RatioRow:
    """A stated bandwidth ratio ``r(n) = W_d(n) / W_s(n)`` to use instead of a fitted one."""

    n: int
    r: Fraction
    source: str


@dataclass(frozen=True, slots=True)
class ErrorRule:
    """How the relative error ``e`` of the fit is obtained."""

    method: Literal["largest_residual", "leave_one_out", "given"] = "largest_residual"
    value: Fraction | None = None
    """``e`` itself when the method is ``given``."""
    tolerance: Fraction = Fraction(1, 20)
    """Largest relative residual that still counts as one regime of the law."""
    robust: bool = False
    """Fit by a robust loss instead of weighted least squares."""
    source: str | None = None


@dataclass(frozen=True, slots=True)
class ObservedCrossover:
    """Where the source itself saw the faster kernel change."""

    per_slot_faster_at: int
    """Largest n seen with the per-slot kernel faster."""
    deduplicating_faster_at: int | None
    """Least n seen with the deduplicating kernel faster, if any was."""
    source: str


@dataclass(frozen=True, slots=True)
class ObservedSpeculation:
    """What someone saw when speculation was switched on."""

    source: str
    speedup: Interval
    """Speculative over plain throughput, as observed."""
    draft_length: int | None = None
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Measurement:
    """One measurement file: a device, an engine and a model, and what was timed."""

    name: str
    """Names the report files: lower case letters, digits and hyphens."""
    title: str
    file: str
    """Name of the file it was read from, without its folder."""
    sha256: str
    """SHA-256 of that file's bytes, in hexadecimal."""
    measured_on: str | None
    """Date of the measurement, ``YYYY-MM-DD``: the certificate's only date."""
    device: Device
    engine: Engine
    model: Model
    scope: Scope
    kernels: tuple[KernelSeries, ...]
    routing: Routing
    drafting: Drafting | None = None
    acceptance: Acceptance | None = None
    ratio: tuple[RatioRow, ...] = ()
    error: ErrorRule = ErrorRule()
    observed_crossover: ObservedCrossover | None = None
    observed_speculation: tuple[ObservedSpeculation, ...] = ()
    notes: tuple[str, ...] = ()
    context: int | None = None
    """The depth [tokens]: what each sequence held in its context when the timed passes began."""

    def series(self, kind: KernelKind) -> KernelSeries | None:
        """The rows of one kind of kernel, or ``None``."""
        return next((kernel for kernel in self.kernels if kernel.kind == kind), None)
