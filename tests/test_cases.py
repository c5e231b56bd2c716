"""Cases that people met: prediction against observation, each definition of acceptance honoured.

The expected figures are worked out by hand in `cases/expected.toml`.
"""

import tomllib
from fractions import Fraction
from pathlib import Path

import pytest
from click.testing import CliRunner

from specmoe.certificate.analysis import analyse
from specmoe.certificate.observed import expert_bytes_floor, observations, predicted_speedup
from specmoe.cli import main
from specmoe.exact import Interval
from specmoe.measurement import read

FOLDER = Path(__file__).parent / "cases"
CASES = tomllib.loads((FOLDER / "expected.toml").read_text(encoding="utf-8"))["case"]
PREDICTED = [case for case in CASES if case["outcome"] == "predicted"]
CONTROLS = [case for case in CASES if case["outcome"] == "not_explained_by_expert_bytes"]


def interval(texts):
    return Interval(*(Fraction(text) for text in texts))


def test_every_case_file_is_expected_and_every_expectation_has_its_file():
    files = {path.name for path in FOLDER.glob("*.toml")} - {"expected.toml"}
    assert files == {case["file"] for case in CASES}
    assert len(PREDICTED) == 7
    assert len(CONTROLS) == 2


@pytest.mark.parametrize("case", PREDICTED, ids=lambda case: case["file"])
def test_the_prediction_is_the_one_worked_out_by_hand(case):
    analysis = analyse(read(FOLDER / case["file"]))
    k = case["draft_length"]
    # The rate is isolated to 1e-12, so a figure that goes through it is known that closely.
    near = Fraction(1, 10**9)

    tokens = analysis.converted.tokens_per_step
    for found, wanted in zip(
        (tokens.lo, tokens.hi), interval_ends(case["tokens_per_step"]), strict=True
    ):
        assert abs(found - wanted) < near

    costs = analysis.costs.costs
    assert costs[k] / costs[0] == Fraction(case["step_cost"])

    speedup = predicted_speedup((k,), analysis.converted, analysis.costs)
    for found, wanted in zip(
        (speedup.lo, speedup.hi), interval_ends(case["predicted_speedup"]), strict=True
    ):
        assert abs(found - wanted) < near
    assert (speedup.lo > 1) == (case["predicted"] == "faster")
    assert (speedup.hi < 1) == (case["predicted"] == "slower")


def interval_ends(texts):
    return [Fraction(text) for text in texts]


def test_pocketllm_gives_both_verdicts_by_definition_of_acceptance():
    """The same 61.3 % at the same cost: a win if linear, a loss if per token."""
    verdicts = {}
    for definition in ("linear", "per-token"):
        analysis = analyse(read(FOLDER / f"pocketllm-59-new-{definition}.toml"))
        speedup = predicted_speedup((5,), analysis.converted, analysis.costs)
        verdicts[definition] = speedup.lo > 1
    assert verdicts == {"linear": True, "per-token": False}


@pytest.mark.parametrize(
    "case",
    [case for case in PREDICTED if "observed_speedup" in case],
    ids=lambda case: case["file"],
)
def test_what_was_observed_lies_inside_the_bounds(case):
    measurement = read(FOLDER / case["file"])
    analysis = analyse(measurement)
    seen = observations(measurement, analysis.converted, analysis.costs)
    assert [one.observed for one in seen] == [interval(case["observed_speedup"])]
    assert [one.verdict for one in seen] == ["inside"]


@pytest.mark.parametrize("case", CONTROLS, ids=lambda case: case["file"])
def test_negative_controls_are_not_explained_by_expert_bytes(case):
    measurement = read(FOLDER / case["file"])
    analysis = analyse(measurement)
    seen = observations(measurement, analysis.converted, analysis.costs)
    assert seen
    for one in seen:
        assert one.verdict == "not_explained_by_expert_bytes"
        assert one.text.startswith("not explained by expert bytes: draft or fixed time")
        assert one.predicted is None
    floor = expert_bytes_floor(case["draft_length"], analysis.converted, None)
    assert floor == Fraction(case["bytes_alone_at_least"])
    assert all(one.observed.hi < floor for one in seen)


def test_a_control_within_the_floor_is_not_called_unexplained(tmp_path):
    """The verdict depends on the figures: a mild slowdown could be expert bytes."""
    text = (FOLDER / "control-mtplx-142.toml").read_text(encoding="utf-8")
    mild = text.replace('speculative_rate = "1.59 tokens/s"', 'speculative_rate = "4.1 tokens/s"')
    assert mild != text
    path = tmp_path / "mild.toml"
    path.write_text(mild, encoding="utf-8")
    measurement = read(path)
    analysis = analyse(measurement)
    first = observations(measurement, analysis.converted, analysis.costs)[0]
    assert first.verdict == "no_prediction"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["file"])
def test_every_case_can_be_audited(case, tmp_path):
    result = CliRunner().invoke(main, ["audit", str(FOLDER / case["file"]), "--out", str(tmp_path)])
    control = case["outcome"] == "not_explained_by_expert_bytes"
    assert result.exit_code == (3 if control else 0), result.output
    assert ("Not explained by expert bytes: draft or fixed time" in result.output) == control
    assert len(list(tmp_path.glob("*.html"))) == 2
