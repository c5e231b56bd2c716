"""The bundled measurements and the cases people met: they read, and they say what the source says.

The figures below were typed from the sources once more, apart from the files.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from specmoe.measurement import bundled, read
from specmoe.measurement.model import Measurement


@dataclass(frozen=True)
class Golden:
    """What a source says: shape ``N m layers``, bytes of one expert, and ``n figure`` by kernel."""

    shape: tuple[int, int, int]
    bytes_per_expert: int
    unit: str
    rows: dict[str, str]

    def times(self, kind: str) -> dict[int, Fraction]:
        """Time of each row [s]."""
        pairs = [pair.split() for pair in self.rows[kind].split(",")]
        if self.unit == "us":
            return {int(n): Fraction(figure) / 10**6 for n, figure in pairs}
        return {int(n): int(n) / Fraction(figure) for n, figure in pairs}


GOLDEN = {
    "rtx-3090": Golden(
        (64, 6, 26),
        4866048,
        "tokens/s",
        {
            "per_slot": "1 180.53",
            "deduplicating": "2 180.94, 4 291.18, 8 475.54, 16 784.29, 32 1209.58, 64 1802.95,"
            "128 2253.15",
        },
    ),
    "tesla-p40": Golden(
        (64, 6, 26),
        4866048,
        "tokens/s",
        {
            "per_slot": "1 58.18",
            "deduplicating": "2 89, 4 128.83, 8 178.14, 16 240.73, 32 246.58, 64 276.26",
        },
    ),
    "rx-7900-xtx": Golden(
        (128, 8, 48),
        2856960,
        "tokens/s",
        {
            "per_slot": "1 171.2, 2 266.5, 4 407.9, 8 511.5, 9 407.8, 12 471.5, 16 533.5, 24 625.5,"
            "32 711.7",
            "deduplicating": "9 262.9, 12 322.8, 16 392.1, 24 515.4, 32 661.4, 64 923.8",
        },
    ),
    "radeon-8060s": Golden(
        (128, 8, 48),
        2856960,
        "tokens/s",
        {
            "per_slot": "1 84.27, 2 123.26, 4 176.12, 8 218.71, 9 199.34, 12 224.53, 16 252.63,"
            "24 282.04, 32 310.21",
            "deduplicating": "9 130.61, 12 155.75, 16 188.59, 24 239.47, 32 293.99",
        },
    ),
    "gb10-gpt-oss-20b": Golden(
        (32, 4, 24),
        13219200,
        "tokens/s",
        {
            "per_slot": "1 81.11",
            "deduplicating": "2 95, 4 151.9, 8 254.09, 16 400.94, 32 614.82",
        },
    ),
    "gb10-gpt-oss-120b": Golden(
        (128, 4, 36),
        13219200,
        "tokens/s",
        {
            "per_slot": "1 57.28",
            "deduplicating": "2 60.35, 4 95.08, 8 146.65, 16 220.02, 32 312.56",
        },
    ),
    "gb10-qwen3-coder-30b": Golden(
        (128, 8, 48),
        5013504,
        "tokens/s",
        {
            "per_slot": "1 57.63",
            "deduplicating": "2 64.11, 4 102.01, 8 154.91, 16 232.98, 32 345.01",
        },
    ),
    "h200": Golden(
        (128, 8, 1),
        11894784,
        "us",
        {
            "deduplicating": "1 189.2, 2 187, 4 185.4, 8 200, 16 257.8, 24 314.4, 32 341.1,"
            "48 382.8, 64 391.8, 96 405.6, 128 409.1, 256 419.8, 512 442.2, 1024 536.5, 1536 585.4,"
            "2048 742.9, 3072 992.9, 4096 1249.5",
        },
    ),
    "a100": Golden(
        (128, 8, 1),
        9437184,
        "us",
        {
            "deduplicating": "1 109.21, 2 159.81, 4 268.89, 8 403.13, 16 611.19, 24 730.19,"
            "32 808.53, 48 885.97, 64 917.45, 96 943.14",
        },
    ),
    "m5-max": Golden(
        (256, 6, 43),
        7077888,
        "us",
        {"mixed": "1 27400, 2 31800, 3 59700, 4 65900, 5 74800, 6 80100"},
    ),
    "m3-ultra": Golden((288, 8, 1), 14155776, "us", {"per_slot": "1 292, 4 836"}),
}
CASES = Path(__file__).parent / "cases"
EXPECTED: list[dict[str, Any]] = tomllib.loads(
    (CASES / "expected.toml").read_text(encoding="utf-8")
)["case"]
PREDICTED = [case for case in EXPECTED if case["outcome"] == "predicted"]
CONTROLS = [case for case in EXPECTED if case["outcome"] == "not_explained_by_expert_bytes"]


@pytest.fixture(scope="module")
def examples() -> dict[str, Measurement]:
    return {path.stem: read(path) for path in bundled()}


def case_file(case: dict[str, Any]) -> Measurement:
    return read(CASES / case["file"])


def time_of(measurement: Measurement, n: int) -> Fraction:
    return {row.n: row.time for row in measurement.kernels[0].rows}[n]


def every_source(m: Measurement) -> list[str]:
    parts: list[Any] = [
        m.device,
        m.engine,
        m.model,
        m.routing,
        m.drafting,
        m.acceptance,
        m.observed_crossover,
    ]
    stated = [part.source for part in parts if part is not None]
    stated += [row.source for kernel in m.kernels for row in kernel.rows]
    return stated + [seen.source for seen in m.observed_speculation]


def test_exactly_the_devices_of_the_table_are_bundled(examples: dict[str, Measurement]) -> None:
    assert sorted(examples) == sorted(GOLDEN)
    assert {stem: m.name for stem, m in examples.items()} == {name: name for name in GOLDEN}


@pytest.mark.parametrize("name", GOLDEN)
def test_the_shape_is_the_model_s(examples: dict[str, Measurement], name: str) -> None:
    model = examples[name].model
    assert (model.routed_experts, model.top_k, model.moe_layers) == GOLDEN[name].shape
    assert model.bytes_per_expert == GOLDEN[name].bytes_per_expert
    assert (examples[name].scope == "operation") == (model.moe_layers == 1)


@pytest.mark.parametrize("name", GOLDEN)
def test_the_rows_are_the_source_s_figures(examples: dict[str, Measurement], name: str) -> None:
    kernels = examples[name].kernels
    assert [kernel.kind for kernel in kernels] == list(GOLDEN[name].rows)
    for kernel in kernels:
        assert {row.n: row.time for row in kernel.rows} == GOLDEN[name].times(kernel.kind)
        assert all(before.n < after.n for before, after in pairwise(kernel.rows))


def test_a_mixture_s_bytes_are_called_an_approximation(examples: dict[str, Measurement]) -> None:
    for m in examples.values():
        called = any("approximation" in note for note in m.notes)
        assert called == (m.model.bytes_per_expert_how == "stated")
        assert called or any("bytes_per_expert is exact" in note for note in m.notes)


def test_only_the_crossover_device_holds_rows_out(examples: dict[str, Measurement]) -> None:
    held_out = {
        (name, kernel.kind): [row.n for row in kernel.rows if row.use == "holdout"]
        for name, m in examples.items()
        for kernel in m.kernels
    }
    assert {key: rows for key, rows in held_out.items() if rows} == {
        ("rx-7900-xtx", "per_slot"): [24, 32],
        ("rx-7900-xtx", "deduplicating"): [24, 32, 64],
    }


@pytest.mark.parametrize("name", ["rx-7900-xtx", "radeon-8060s"])
def test_the_observed_crossover_agrees_with_the_rows(
    examples: dict[str, Measurement], name: str
) -> None:
    m = examples[name]
    per_slot, grouped = m.series("per_slot"), m.series("deduplicating")
    assert per_slot is not None
    assert grouped is not None
    slow = {row.n: row.time for row in grouped.rows}
    shared = [row.n for row in per_slot.rows if row.n in slow and row.time < slow[row.n]]
    assert shared == [9, 12, 16, 24, 32]
    assert m.observed_crossover is not None
    assert m.observed_crossover.per_slot_faster_at == shared[-1]
    assert m.observed_crossover.deduplicating_faster_at in (None, 65)


def test_spreads_are_read_in_the_unit_of_their_rate(examples: dict[str, Measurement]) -> None:
    kernels = examples["radeon-8060s"].kernels
    spreads = [row.relative_spread for kernel in kernels for row in kernel.rows]
    known = [spread for spread in spreads if spread is not None]
    assert len(known) == len(spreads) == 14
    assert max(known) < Fraction(2, 100)


ADDRESSES = ("https://github.com/", "https://huggingface.co/", "https://gitcode.com/", "assumed:")


def test_every_figure_has_an_address_or_is_called_assumed(
    examples: dict[str, Measurement],
) -> None:
    for m in [*examples.values(), *map(case_file, EXPECTED)]:
        assert m.notes
        for source in every_source(m):
            assert source.startswith(ADDRESSES)
        if m.routing.kind == "uniform":
            assert m.routing.source.startswith("assumed:")


def test_every_case_is_expected_and_named_after_its_file() -> None:
    files = sorted(path.name for path in CASES.glob("*.toml") if path.name != "expected.toml")
    assert sorted(case["file"] for case in EXPECTED) == files
    assert [case_file(case).name + ".toml" for case in EXPECTED] == [c["file"] for c in EXPECTED]


def tokens_per_step(m: Measurement) -> tuple[Fraction, Fraction]:
    """By the definition that the file names, written out plainly."""
    assert m.acceptance is not None
    assert m.acceptance.value is not None
    k, ends = m.acceptance.draft_length or 0, (m.acceptance.value.lo, m.acceptance.value.hi)
    if m.acceptance.definition in ("linear", "accepted_over_drafted"):
        return 1 + k * ends[0], 1 + k * ends[1]
    if m.acceptance.definition == "accept_length":
        return ends
    assert m.acceptance.definition == "per_token"
    low, high = (sum((a**i for i in range(k + 1)), Fraction(0)) for a in ends)
    return low, high


@pytest.mark.parametrize("case", PREDICTED, ids=lambda case: case["file"])
def test_the_expected_figures_follow_from_the_file(case: dict[str, Any]) -> None:
    m, k = case_file(case), case["draft_length"]
    assert m.acceptance is not None
    assert m.acceptance.draft_length == k
    tokens = tokens_per_step(m)
    cost = time_of(m, k + 1) / time_of(m, 1)
    assert tokens == tuple(map(Fraction, case["tokens_per_step"]))
    assert cost == Fraction(case["step_cost"])
    low, high = (count / cost for count in tokens)
    assert (low, high) == tuple(map(Fraction, case["predicted_speedup"]))
    assert case["predicted"] == ("faster" if low > 1 else "slower" if high < 1 else "undecided")


def test_one_acceptance_figure_gives_both_verdicts_by_its_definition() -> None:
    verdicts = {
        case["file"].removeprefix("pocketllm-59-").removesuffix(".toml"): case["predicted"]
        for case in EXPECTED
        if case["file"].startswith("pocketllm-59-")
    }
    assert verdicts == {
        "old-linear": "slower",
        "old-per-token": "slower",
        "new-linear": "faster",
        "new-per-token": "slower",
    }


def test_where_the_drafted_length_is_not_stated_the_observation_lies_between() -> None:
    (case,) = (case for case in EXPECTED if "shortest_draft_length" in case)
    m = case_file(case)
    shortest = time_of(m, case["shortest_draft_length"] + 1) / time_of(m, 1)
    high = tokens_per_step(m)[0] / shortest
    assert high == Fraction(case["predicted_speedup_at_shortest"])
    observed = m.observed_speculation[0].speedup
    assert Fraction(case["predicted_speedup"][0]) < observed.lo <= observed.hi < high


@pytest.mark.parametrize("case", EXPECTED, ids=lambda case: case["file"])
def test_the_observed_figures_are_the_file_s(case: dict[str, Any]) -> None:
    seen = [observation.speedup for observation in case_file(case).observed_speculation]
    stated = [Fraction(end) for end in case.get("observed_speedup", [])]
    assert ([min(s.lo for s in seen), max(s.hi for s in seen)] if seen else []) == stated
    if stated:
        assert case["observed"] == ("faster" if stated[0] > 1 else "slower")


@pytest.mark.parametrize("case", CONTROLS, ids=lambda case: case["file"])
def test_expert_bytes_alone_cannot_explain_the_controls(case: dict[str, Any]) -> None:
    m, k = case_file(case), case["draft_length"]
    assert [row.n for row in m.kernels[0].rows] == [1]
    emitted = tokens_per_step(m)[0] if m.acceptance is not None else Fraction(1)
    bound = Fraction(case["bytes_alone_at_least"])
    assert bound == emitted / (k + 1)
    rate = m.acceptance.value.lo if m.acceptance and m.acceptance.value else Fraction(0)
    assert Fraction(case["bytes_alone_at_least_any_k"]) == rate <= bound
    assert all(seen.speedup.hi < bound for seen in m.observed_speculation)
    if rate:
        assert all(seen.speedup.hi < rate / 10 for seen in m.observed_speculation)
