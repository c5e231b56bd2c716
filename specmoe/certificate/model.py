"""The certificate's records: frozen, exact, and kept apart by kind of fact.

Each record becomes one JSON object with the same field names; rationals become ``"p/q"``
strings and intervals ``{"lo": ..., "hi": ...}`` (:mod:`specmoe.canonical`). The
JSON Schema is derived from these records (:mod:`specmoe.certificate.schema`).

Units: seconds, bytes, bytes per second, tokens per second, unless a field says otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, TypeAlias

from specmoe.exact import Interval

__all__ = [
    "SCHEMA",
    "Applicability",
    "Assumed",
    "Assumption",
    "AtAcceptance",
    "Body",
    "Break",
    "Certificate",
    "ClaimUse",
    "Cliff",
    "Cost",
    "Crossover",
    "Derived",
    "DraftLength",
    "Fit",
    "Headline",
    "HoldoutCheck",
    "HypothesisUse",
    "InputFile",
    "KernelAt",
    "LeanStatus",
    "Margin",
    "Measured",
    "MeasuredKernel",
    "MeasuredRow",
    "NamedFact",
    "Observation",
    "PassPoint",
    "PerPosition",
    "PointRatio",
    "Provenance",
    "RatioNeeded",
    "Refutation",
    "RegimeFit",
    "Residual",
    "Result",
    "RobustStep",
    "Rule",
    "SavingCheck",
    "Savings",
    "Share",
    "StairStep",
    "Threshold",
    "Unmodelled",
    "Verdict",
]

SCHEMA = "specmoe-certificate/1"

Applicability: TypeAlias = Literal["applies", "conditional", "not_applicable"]
"""``applies``: every hypothesis was decided on the data. ``conditional``: some are assumed.
``not_applicable``: a hypothesis fails here, or the data it needs are missing."""

CrossoverOutcome: TypeAlias = Literal[
    "predicted", "contradicted", "never_in_range", "always_in_range", "undecided"
]
"""``contradicted``: a kernel was seen faster where the errors of the fits exclude that."""

Verdict: TypeAlias = Literal["inside", "outside", "not_explained_by_expert_bytes", "no_prediction"]
"""An observed speedup against its predicted bounds, or against the floor of expert bytes."""


# --- measured -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NamedFact:
    """One fact as the source states it, for example ``("device", "NVIDIA RTX 3090", source)``."""

    label: str
    value: str
    source: str


@dataclass(frozen=True, slots=True)
class MeasuredRow:
    """One timed point."""

    n: int
    time: Fraction
    spread: Fraction | None
    """Relative spread of the repeats, where known."""
    as_written: str
    use: Literal["calibrate", "holdout"]
    source: str
    note: str | None


@dataclass(frozen=True, slots=True)
class MeasuredKernel:
    """The rows of one kernel."""

    kind: Literal["per_slot", "deduplicating", "mixed"]
    name: str
    version: str | None
    note: str | None
    rows: tuple[MeasuredRow, ...]


@dataclass(frozen=True, slots=True)
class Measured:
    """Everything that was measured or stated by a source; nothing derived."""

    scope: Literal["operation", "pass"]
    measured_on: str | None
    facts: tuple[NamedFact, ...]
    """Device, driver, engine, model, ... in the order to show them."""
    routed_experts: int
    top_k: int
    moe_layers: int
    bytes_per_expert: Fraction
    kernels: tuple[MeasuredKernel, ...]
    notes: tuple[str, ...]


# --- assumed ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Assumption:
    """Something taken for granted, and the claims that rest on it."""

    id: str
    """Short and stable, for example ``"uniform-routing"``."""
    text: str
    bears_on: tuple[str, ...]
    """Claim ids."""
    how_to_check: str
    """What to measure to replace it."""


@dataclass(frozen=True, slots=True)
class Assumed:
    """All assumptions of this certificate."""

    assumptions: tuple[Assumption, ...]


# --- derived ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Residual:
    """Relative residual ``t / t_fit - 1`` at one calibration point."""

    n: int
    residual: Fraction


@dataclass(frozen=True, slots=True)
class RegimeFit:
    """The law ``time = fixed + bytes / bandwidth`` on one range of n."""

    n_lo: int
    n_hi: int
    calibrated_on: tuple[int, ...]
    fixed: Fraction
    """``F`` [s]"""
    bandwidth: Fraction
    """``W`` [bytes/s]"""
    e: Fraction
    e_how: str
    residuals: tuple[Residual, ...]
    named_by: Literal["file", "found"]
    separable: bool = True
    """Whether the time grows by more than its error: else F and W cannot be told apart."""


@dataclass(frozen=True, slots=True)
class Unmodelled:
    """A measured point outside every regime."""

    n: int
    reason: str


@dataclass(frozen=True, slots=True)
class Break:
    """A boundary between regimes, with the evidence."""

    n_left: int
    n_right: int
    evidence: str


@dataclass(frozen=True, slots=True)
class Fit:
    """The fit of one kernel."""

    kind: Literal["per_slot", "deduplicating", "mixed"]
    outcome: Literal["fitted", "refused", "law_not_supported"]
    text: str
    """The outcome in one sentence; for a refusal with what to measure next."""
    regimes: tuple[RegimeFit, ...]
    unmodelled: tuple[Unmodelled, ...]
    breaks: tuple[Break, ...]
    one_line_e: Fraction | None
    """Largest relative residual of one line through every calibration point: evidence only."""
    largest_supported_n: int | None


@dataclass(frozen=True, slots=True)
class Share:
    """Distinct experts ``U(n)`` and share ``u(n)``; an enclosure where exact text would be long."""

    n: int
    distinct: Interval
    share: Interval
    origin: str


@dataclass(frozen=True, slots=True)
class PointRatio:
    """Bandwidth ratio ``r(n)`` where both kernels were measured at the same n."""

    n: int
    ratio: Interval
    share: Interval
    deduplicating_faster: bool


@dataclass(frozen=True, slots=True)
class KernelAt:
    """Time of one kernel at one n."""

    kind: Literal["per_slot", "deduplicating", "mixed"]
    time: Interval
    """Enclosure of the fitted (or measured) time itself; a point where its text is short."""
    bounds: Interval
    """The true time lies here (B1), given e."""
    e: Fraction
    origin: str
    """``fitted``, ``measured`` or ``extrapolated``."""


@dataclass(frozen=True, slots=True)
class PassPoint:
    """Every kernel's time at one n, and the faster one."""

    n: int
    kernels: tuple[KernelAt, ...]
    chosen: Literal["per_slot", "deduplicating", "mixed"]


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of thumb used by an engine, evaluated for this model."""

    name: str
    deduplicate_from: int
    source: str


@dataclass(frozen=True, slots=True)
class HoldoutCheck:
    """A held-out row against its prediction."""

    n: int
    kind: Literal["per_slot", "deduplicating", "mixed"]
    measured: Fraction
    predicted: Interval
    """Bounds of the prediction."""
    inside: bool
    relative: Fraction
    """``measured / predicted - 1``"""
    extrapolated: bool


@dataclass(frozen=True, slots=True)
class SavingCheck:
    """A measured saving against its bounds: at this n a row of the two kernels was held out."""

    n: int
    held_out: tuple[Literal["per_slot", "deduplicating"], ...]
    """Which of the two rows."""
    measured: Fraction
    """Per-slot time less deduplicating time [s]; negative where deduplication is slower."""
    predicted: Interval
    """Enclosure of the predicted saving itself; a point where its text is short."""
    bounds: Interval
    """The true saving lies here (B2), given the errors of both fits."""
    inside: bool
    extrapolated: bool
    """Whether n lies outside the calibration of either kernel."""


@dataclass(frozen=True, slots=True)
class Savings:
    """How many measured savings lie inside their bounds, and each of them."""

    inside: int
    compared: int
    text: str
    """The count as a sentence, or why no saving was compared."""
    points: tuple[SavingCheck, ...]


@dataclass(frozen=True, slots=True)
class RatioNeeded:
    """D1 turned round: at n deduplication is faster exactly if ``W_d / W_s`` exceeds this."""

    n: int
    ratio: Interval


@dataclass(frozen=True, slots=True)
class Crossover:
    """Where the deduplicating kernel becomes faster."""

    outcome: CrossoverOutcome
    text: str
    """One sentence, with the calibrated range in it when the answer lies outside it."""
    n: int | None
    """Least n at which the fitted deduplicating kernel is faster."""
    possible_from: int | None
    """Least n at which it may be faster within the errors."""
    certain_from: int | None
    """Least n from which it is faster whatever the errors."""
    searched_to: int | None
    extrapolated: bool
    calibrated: tuple[int, int] | None
    """Range of n on which both fits were calibrated."""
    any_routing: Interval | None
    """D4: whatever the router does, n* is at least ``lo`` and at most ``hi``."""
    observed: tuple[int, int | None] | None
    """Largest n seen with per-slot faster; least n seen with deduplicating faster."""
    observed_source: str | None
    agrees: bool | None
    """Whether n lies in the observed interval; ``None`` where nothing was observed."""
    nearest_flip: str | None
    """What would move n although it is less than the error of the fit; ``None``: nothing is."""
    rules: tuple[Rule, ...]
    ratio: Interval | None
    """Fitted ``r`` with its bounds (B3), where both kernels share a regime."""
    ratio_needed: tuple[RatioNeeded, ...] = ()
    """Where no crossover can be told: the ratio that deduplication would have to exceed (D1)."""


@dataclass(frozen=True, slots=True)
class Cost:
    """Cost of one speculative step of draft length k."""

    k: int
    cost: Fraction
    """``C(k) = T(k+1) + D(k)`` [s]"""
    e: Fraction
    kernel: str
    origin: str


@dataclass(frozen=True, slots=True)
class StairStep:
    """Draft length k is best for acceptance rates from ``start`` to ``end``."""

    k: int
    start: Interval
    end: Interval


@dataclass(frozen=True, slots=True)
class RobustStep:
    """The acceptance rates at which k can be best, and at which it surely is, within e."""

    k: int
    possible: tuple[Interval, Interval] | None
    certain: tuple[Interval, Interval] | None


@dataclass(frozen=True, slots=True)
class Threshold:
    """The acceptance rate from which k drafted tokens beat plain decoding."""

    k: int
    acceptance: Interval | None
    """``None``: never (S3)."""


@dataclass(frozen=True, slots=True)
class AtAcceptance:
    """The answer at one acceptance rate, or over an interval of it."""

    acceptance: Interval
    best: tuple[int, int]
    """Best draft length at the low and at the high end (M4)."""
    possible: tuple[int, ...]
    """Every draft length that can be best within the errors (independent errors, B6)."""
    possible_common: tuple[int, ...]
    """The same when one error of each bandwidth and fixed time holds for all n (B8); over an
    interval of rates a superset."""
    certain: bool
    """Whether only one is possible, of the lengths compared."""
    speedup: Interval
    """Speedup of the length that is best at each rate of the interval, errors left aside."""
    bounds: Interval
    """The true speedup lies here, given e (B5)."""
    margin_e: Fraction | None
    """Largest common e up to which the best draft length is certain (B6)."""
    margin_acceptance: tuple[Interval, Interval] | None
    """The acceptance rates over which the same draft length stays best."""


@dataclass(frozen=True, slots=True)
class Cliff:
    """A step of the pass time that costs far more than its tokens: what to mend in the engine."""

    n_from: int
    n_to: int
    time_ratio: Fraction
    text: str


@dataclass(frozen=True, slots=True)
class PerPosition:
    """The answer for measured per-position acceptance; no claim of the staircase is used."""

    geometric: bool
    """Whether the data are exactly geometric."""
    conditional: tuple[Fraction | None, ...]
    """Acceptance of each position given that all before it were accepted."""
    equivalent: Interval
    """The geometric rate that emits as many tokens at the full draft length."""
    distance: Interval
    """Largest distance of a conditional rate from it."""
    tokens: tuple[Fraction, ...]
    """Expected tokens of a step that drafts 0, 1, 2, ... tokens."""
    best: int | None
    """The best draft length among those of known cost; ``None`` if there is none."""
    speedup: Fraction | None
    bounds: Interval | None
    text: str


@dataclass(frozen=True, slots=True)
class DraftLength:
    """The staircase and everything read off it."""

    outcome: Literal["predicted", "undecided"]
    text: str
    e: Fraction
    drafting: str
    """How ``D(k)`` was obtained."""
    costs: tuple[Cost, ...]
    staircase: tuple[StairStep, ...]
    robust: tuple[RobustStep, ...]
    thresholds: tuple[Threshold, ...]
    at: tuple[AtAcceptance, ...]
    """First the file's own acceptance if it has one, then round values."""
    own_acceptance: bool
    """Whether ``at[0]`` comes from the file's own acceptance."""
    acceptance_text: str
    """How the file's acceptance was converted, or that there is none."""
    cliffs: tuple[Cliff, ...]
    per_position: PerPosition | None = None
    """For per-position acceptance: the same question without the geometric assumption."""


@dataclass(frozen=True, slots=True)
class Observation:
    """What someone saw, against what is predicted."""

    what: str
    observed: Interval
    predicted: Interval | None
    bounds: Interval | None
    verdict: Verdict
    text: str
    source: str


@dataclass(frozen=True, slots=True)
class Margin:
    """How far one thing may move, all else as it is, before an answer changes."""

    answer: str
    """What holds, for example ``the crossover stays at n = 33``."""
    quantity: str
    """What moves: ``W_d``, ``W_s``, ``r``, ``a``, ``D`` or ``e``, and of what."""
    measure: Literal["factor", "rate", "error", "seconds"]
    """``factor``: times the fitted (or stated) value. ``rate``: of acceptance. ``error``: relative.
    ``seconds``: [s]"""
    lower: Interval | None
    """Encloses the value at or below which the answer changes; ``None``: it holds however low."""
    upper: Interval | None
    """Encloses the value at or above which the answer changes; ``None``: it holds however high."""
    text: str
    """The same in plain words, its figures rounded towards the present value."""
    claim: str


@dataclass(frozen=True, slots=True)
class Refutation:
    """A measurement that would contradict this certificate."""

    measure: str
    text: str
    """Which outcome contradicts what; figures rounded outward."""
    within: Interval | None
    """What is predicted, in ``unit``: an outcome outside contradicts it. ``None``: the outcome is
    which kernel or length is the faster."""
    unit: str
    claim: str


@dataclass(frozen=True, slots=True)
class Derived:
    """Everything that follows from the measured and the assumed."""

    fits: tuple[Fit, ...]
    shares: tuple[Share, ...]
    ratios: tuple[PointRatio, ...]
    passes: tuple[PassPoint, ...]
    crossover: Crossover
    draft_length: DraftLength
    holdout: tuple[HoldoutCheck, ...]
    savings: Savings
    observations: tuple[Observation, ...]
    margins: tuple[Margin, ...] = ()
    """How far each answer is from another one."""
    refutations: tuple[Refutation, ...] = ()
    """What to measure to contradict it."""


# --- results and claims -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HypothesisUse:
    """A hypothesis of a claim, and how it was met."""

    text: str
    status: Literal["checked", "measured", "assumed", "fails"]
    evidence: str


@dataclass(frozen=True, slots=True)
class Result:
    """One claim of the theory applied to this device's numbers."""

    claim: str
    what: str
    value: str
    """Exact text: a ratio, an integer, a truth value or a short phrase."""
    bounds: Interval | None
    unit: str
    status: Applicability
    hypotheses: tuple[HypothesisUse, ...]
    reading: str


@dataclass(frozen=True, slots=True)
class LeanStatus:
    """What Lean says of a claim; ``not checked here`` unless Lean was run on the statement."""

    status: str
    theorems: tuple[str, ...]
    statement_sha256: str | None
    axioms: tuple[str, ...] | None
    via: str | None


@dataclass(frozen=True, slots=True)
class ClaimUse:
    """A claim of the theory, and whether it was used here."""

    id: str
    title: str
    statement: str
    reading: str
    applicability: Applicability
    reason: str
    lean: LeanStatus


@dataclass(frozen=True, slots=True)
class Headline:
    """The answer first."""

    sentence: str
    """One sentence that a busy engineer can act on."""
    strength: str
    """What it rests on, in one sentence."""
    crossover: str
    draft_length: str


@dataclass(frozen=True, slots=True)
class InputFile:
    """A file that went in."""

    name: str
    sha256: str


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where this certificate comes from."""

    specmoe: str
    measurement_schema: int
    inputs: tuple[InputFile, ...]
    theory: str
    """SHA-256 of the registered statements of all claims."""


@dataclass(frozen=True, slots=True)
class Body:
    """Everything that the digest covers."""

    name: str
    title: str
    headline: Headline
    measured: Measured
    assumed: Assumed
    derived: Derived
    results: tuple[Result, ...]
    claims: tuple[ClaimUse, ...]
    not_claimed: tuple[str, ...]
    provenance: Provenance
    input: dict[str, Any]
    """The whole measurement file as it was read, exact: everything above follows from it."""


@dataclass(frozen=True, slots=True)
class Certificate:
    """A body and the digest of its canonical form."""

    schema: str
    body: Body
    digest: str
    """SHA-256 of ``"specmoe-certificate/1" NUL`` and the canonical JSON of the body."""
