"""Advice: the options that follow, and nothing that does not follow."""

import json
import shlex
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from builders import measurement, rows, series
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from specmoe.advice import ENGINES, advise, as_json, engines_named, lines
from specmoe.advice.advise import _least_worth
from specmoe.advice.kernel import _compared
from specmoe.certificate import build
from specmoe.certificate.analysis import analyse
from specmoe.cli import main
from specmoe.crossover import CrossoverPrediction
from specmoe.errors import InputError, NotExact
from specmoe.exact import Interval
from specmoe.measurement import bundled, example, read
from specmoe.measurement.model import Acceptance, Drafting

NAMES = {path.stem: path for path in bundled()}
CASES = Path(__file__).parent / "cases"
RATES = st.fractions(0, 1, max_denominator=50)


def file(name):
    return read(NAMES[name])


def timed(times, engine="llama.cpp", backend=None, **fields):
    """Passes of a kernel that is not known: their rows are the costs."""
    given_ = measurement(series("mixed", rows(times)), **fields)
    return replace(given_, engine=replace(given_.engine, name=engine, backend=backend))


def throughput(costs, a, k):
    return sum((a**i for i in range(k + 1)), Fraction(0)) / costs[k]


# --- what is advised ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(NAMES))
def test_the_advice_is_what_the_certificate_says(name):
    given_ = file(name)
    found = advise(given_)
    draft = build(given_).body.derived.draft_length
    at = next(row for row in draft.at if row.acceptance == Interval.point(Fraction(4, 5)))
    assert (found.draft_length, found.draft_length) == at.best
    assert found.possible == at.possible
    assert found.certain == at.certain
    assert found.speedup == at.speedup
    assert found.bounds == at.bounds
    assert "assumed" in found.acceptance_how
    assert found.outcome == ("draft" if at.best[0] else "do_not_draft")


@settings(deadline=None, max_examples=20)
@given(st.sampled_from(["rtx-3090", "m5-max", "gb10-gpt-oss-20b"]), RATES)
def test_the_advised_length_is_the_fastest_and_drafting_is_advised_only_if_it_pays(name, a):
    given_ = file(name)
    costs = analyse(given_).costs.costs
    found = advise(given_, a)
    best = max(throughput(costs, a, k) for k in costs)
    assert throughput(costs, a, found.draft_length) == best
    pays = any(throughput(costs, a, k) > throughput(costs, a, 0) for k in costs)
    assert (found.outcome == "draft") == pays
    assert all(bool(setting.options) == pays for setting in found.settings)
    assert found.acceptance == Interval.point(a)


def test_where_no_acceptance_makes_it_pay_nothing_is_set_and_the_reason_is_s3():
    found = advise(read(CASES / "glm-5-2-m3-ultra.toml"))
    assert found.outcome == "do_not_draft"
    assert found.draft_length == 0
    assert found.reasons[0].claims == ("S3",)
    for setting in found.settings:
        assert setting.options == ()
        assert "leave out" in setting.note


def test_where_a_higher_acceptance_would_make_it_pay_that_rate_is_told():
    found = advise(file("rtx-3090"), "0.5")
    assert found.outcome == "do_not_draft"
    assert found.reasons[0].claims == ("S1", "S2")
    assert "the first to pay is 4, above acceptance 0.666" in found.reasons[0].text
    assert advise(file("rtx-3090"), "0.65").outcome == "do_not_draft"
    assert advise(file("rtx-3090"), "0.67").outcome == "draft"


def test_how_sure_it_is_names_the_claims():
    certain = advise(file("m5-max"), "0.8")
    assert certain.certain
    assert certain.reasons[-1].claims == ("B6",)
    unsure = advise(file("rx-7900-xtx"), "0.8")
    assert unsure.possible == (2, 3, 4, 5, 6)
    assert unsure.reasons[-1].claims == ("B6", "B8")
    assert "2 to 6 tokens possible" in unsure.reasons[-1].text


def test_an_acceptance_interval_is_answered_in_its_middle_and_both_ends_are_told():
    given_ = file("rx-7900-xtx")
    acceptance = Acceptance("per_token", "x", Interval(Fraction(7, 10), Fraction(9, 10)))
    found = advise(replace(given_, acceptance=acceptance))
    assert found.draft_length == advise(given_, "0.8").draft_length
    ends = next(reason for reason in found.reasons if reason.claims == ("M4",))
    low, high = (advise(given_, rate).draft_length for rate in ("0.7", "0.9"))
    assert f"{low} at the low end of the acceptance and {high} at the high end" in ends.text
    assert found.speedup.lo < found.speedup.hi


def test_acceptance_by_position_is_compared_length_by_length():
    shares = (Fraction(9, 10), Fraction(1, 10), Fraction(1, 10))
    given_ = timed({1: 10, 2: 12, 3: 13, 4: 14})
    acceptance = Acceptance("per_position", "x", per_position=shares, draft_length=3)
    found = advise(replace(given_, acceptance=acceptance))
    tokens = [1, Fraction(19, 10), 2, Fraction(21, 10)]
    gains = [t * 10 / c for t, c in zip(tokens, (10, 12, 13, 14), strict=True)]
    assert found.draft_length == gains.index(max(gains)) == 1
    assert found.speedup == Interval.point(max(gains))
    assert "measured acceptance of each position" in found.text
    assert all(reason.claims == () for reason in found.reasons)


@settings(deadline=None, max_examples=30)
@given(st.lists(st.integers(10, 60), min_size=2, max_size=7), RATES)
def test_at_the_drafting_limit_the_gain_is_exactly_gone(times, a):
    given_ = timed(dict(enumerate(times, 1)))
    found = advise(given_, a)
    if found.outcome != "draft":
        assert found.drafting_limit is None
        return
    k, costs = found.draft_length, analyse(given_).costs.costs
    tokens = sum(a**i for i in range(k + 1))
    assert costs[k] + k * found.drafting_limit == tokens * costs[0]
    stated = replace(given_, drafting=Drafting("x", per_token=Fraction(1, 100)))
    assert advise(stated, a).drafting_limit is None


@settings(deadline=None)
@given(st.dictionaries(st.integers(1, 8), st.integers(1, 40), min_size=1), RATES)
def test_the_least_length_worth_verifying_is_past_every_one_known_to_lose(costs, a):
    costs = {0: Fraction(10)} | {k: Fraction(c) for k, c in costs.items()}
    tokens = {k: sum((a**i for i in range(k + 1)), Fraction(0)) for k in costs}
    k = max(costs)
    least = _least_worth(costs, tokens, k)
    slow = [j for j in costs if 0 < j < k and throughput(costs, a, j) <= throughput(costs, a, 0)]
    assert least == (max(slow) + 1 if slow else 1)


def test_cautions_tell_what_the_answer_leaves_out():
    operation = advise(file("a100"))
    assert any("one expert operation was timed" in text for text in operation.cautions)
    control = advise(read(CASES / "control-llama-cpp-23011.toml"))
    assert control.outcome == "undecided"
    assert not control.decided
    assert control.settings == ()
    assert any("not explained by expert bytes" in text for text in control.cautions)
    seen = [text for text in advise(read(example())).cautions if "slower than predicted" in text]
    assert len(seen) == 2
    near = timed({1: [9, 10, 11], 2: [17, 18, 19]})
    assert any("may be slower" in text for text in advise(near, "0.9").cautions)


# --- the engines --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("llama.cpp", ["--spec-draft-n-max 3 --spec-draft-n-min 2"]),
        ("vLLM", ["""--speculative-config '{"num_speculative_tokens": 3}'"""]),
        ("mlx-lm", ["--num-draft-tokens 3"]),
        (
            "SGLang",
            [
                "--speculative-num-steps 3 --speculative-eagle-topk 1 "
                "--speculative-num-draft-tokens 4"
            ],
        ),
    ],
)
def test_each_engine_is_told_in_its_own_words(name, options):
    given_ = timed({1: 10, 2: 21, 3: 22, 4: 23}, engine=name)
    found = advise(given_, "0.95")
    assert (found.draft_length, found.least_worth) == (3, 2)
    assert [" ".join(setting.options) for setting in found.settings] == options


def test_an_engine_that_is_not_known_gets_all_options_and_no_word_on_its_kernel():
    found = advise(timed({1: 10, 2: 11, 3: 12}, engine="some engine"), "0.9")
    assert [setting.engine for setting in found.settings] == [engine.name for engine in ENGINES]
    assert found.kernel.switches == ()
    assert found.kernel.notes == ()


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("llama.cpp", "llama.cpp"),
        ("LLAMA.CPP fork", "llama.cpp"),
        ("vllm-metal", "vLLM"),
        ("MLX", "MLX-LM"),
        (" mlx-lm ", "MLX-LM"),
        ("SGLang", "SGLang"),
        ("ds4 (lobanov fork)", None),
        ("", None),
    ],
)
def test_engines_are_known_by_how_files_write_them(written, name):
    found = [engine.name for engine in engines_named(written)]
    assert found == ([name] if name else [engine.name for engine in ENGINES])


def test_every_option_and_every_limit_has_a_version_and_an_address():
    for engine in ENGINES:
        assert engine.version
        assert engine.source.startswith("https://")
        for switch in engine.switches:
            assert switch.version
            assert switch.source.startswith("https://")
            assert switch.crossover(128, 8) >= 1
            assert switch.crossover(8, 8) >= 1


def test_the_limits_for_a_model_of_64_experts_of_which_6_are_selected():
    found = {e.name: [switch.crossover(64, 6) for switch in e.switches] for e in ENGINES}
    assert found == {"llama.cpp": [9, 9, 32], "vLLM": [3], "MLX-LM": [11], "SGLang": []}


@pytest.mark.parametrize("k", [1, 7, 64])
def test_options_survive_a_shell(k):
    for engine in ENGINES:
        words = shlex.split(" ".join(engine.options(k, 1)))
        assert words[0].startswith("--")
        assert not any(" " in word for word in words if not word.startswith("{"))
        if engine.name == "vLLM":
            assert json.loads(words[1]) == {"num_speculative_tokens": k}


# --- cliff and kernel ---------------------------------------------------------------------------


def test_the_cliff_that_costs_most_and_which_lengths_stay_before_it():
    plain = advise(file("rtx-3090"), "0.8").cliff
    assert (plain.n_from, plain.n_to, plain.longest_before) == (1, 2, 0)
    assert "every draft pays for it" in plain.text
    assert "drafting 1, just past it, pays at no acceptance (S3)" in plain.text
    later = advise(file("rx-7900-xtx"), "0.8").cliff
    assert (later.n_from, later.longest_before) == (8, 7)
    assert "the advised 4 does" in later.text
    high = advise(file("rx-7900-xtx"), 1)
    assert high.draft_length > 7
    assert f"the advised {high.draft_length} does not" in high.cliff.text
    assert advise(file("h200")).cliff is None


def bracket(least, sure, searched=(1, 100), verdict="predicted"):
    return CrossoverPrediction(verdict, least, (least, sure), searched=searched)


@pytest.mark.parametrize(
    ("from_n", "found", "verdict", "says"),
    [
        (9, bracket(32, 33), "too_early", "from n = 9 to 31 the per-slot"),
        (32, bracket(32, 33), "fits", ""),
        (33, bracket(32, 33), "fits", ""),
        (34, bracket(32, 33), "too_late", "from n = 33 to 33 deduplication"),
        (40, bracket(5, None), "fits", ""),
        (9, bracket(None, None, verdict="none_found"), "too_early", "from n = 9 to 100"),
        (101, bracket(None, None, verdict="none_found"), "unknown", "compared from n = 1 to 100"),
        (8, bracket(20, 20, (9, 100)), "too_early", "from n = 9 to 19"),
        (4, bracket(9, 9, (9, 100), "at_or_below"), "unknown", "compared from n = 9"),
        (150, bracket(20, 25), "too_late", "from n = 25 to 100"),
        (9, CrossoverPrediction("undecided"), "unknown", "cannot be told"),
    ],
)
def test_a_switch_is_judged_by_the_bracket(from_n, found, verdict, says):
    told, text = _compared(from_n, found)
    assert told == verdict
    assert says in text


def test_the_engines_own_switch_is_compared_with_the_crossover():
    switches = advise(file("rx-7900-xtx")).kernel.switches
    assert [(switch.engine, switch.from_n, switch.verdict) for switch in switches] == [
        ("llama.cpp", 9, "too_early")
    ]
    assert "compiled in" in switches[0].text
    assert "ggml-vulkan.cpp" in switches[0].place


def test_only_the_switch_of_the_backend_is_told_of():
    places = {}
    for backend in ("Vulkan", "CUDA", "ROCm/HIP", "Metal", None, "SYCL"):
        given_ = timed({1: 10, 2: 11, 3: 12}, backend=backend)
        places[backend] = [switch.from_n for switch in advise(given_, "0.9").kernel.switches]
    assert places == {
        "Vulkan": [9],
        "CUDA": [9],
        "ROCm/HIP": [9],
        "Metal": [32],
        None: [9, 9, 32],
        "SYCL": [],
    }


# --- the command --------------------------------------------------------------------------------


@pytest.fixture
def run():
    runner = CliRunner()
    return lambda *arguments: runner.invoke(main, [str(argument) for argument in arguments])


def test_the_answer_comes_first_and_the_json_has_sources(run):
    result = run("advise", "rx-7900-xtx", "--acceptance", "4/5")
    assert result.exit_code == 0
    first = result.stdout.splitlines()[0]
    assert first == (
        "rx-7900-xtx: Draft 4 tokens at acceptance 0.8: 1.74x [1.63, 1.86] of plain decoding"
    )
    data = json.loads(run("advise", "rx-7900-xtx", "--acceptance", "4/5", "--json").stdout)
    assert data["draft_length"] == 4
    assert data["decided"]
    assert data["settings"][0]["options"] == ["--spec-draft-n-max 4"]
    assert data["settings"][0]["source"].startswith("https://")
    assert data["kernel"]["switches"][0]["source"].startswith("https://")
    assert Fraction(data["bounds"]["lo"]) > 1


@pytest.mark.parametrize("text", ["1.2", "-0.1", "nan", "often", "1/0", "80%"])
def test_what_is_no_acceptance_rate_is_refused(run, text):
    result = run("advise", "rx-7900-xtx", "--acceptance", text)
    assert result.exit_code == 2
    assert "acceptance" in result.stderr
    assert "Traceback" not in result.output


def test_the_library_refuses_floats_and_impossible_rates():
    with pytest.raises(NotExact):
        advise(file("m5-max"), 0.8)
    with pytest.raises(InputError):
        advise(file("m5-max"), 2)


def test_nothing_to_advise_exits_3(run):
    result = run("advise", CASES / "control-llama-cpp-23011.toml")
    assert result.exit_code == 3
    assert "cannot be told" in result.stdout
    assert run("advise", "no-such-gpu").exit_code == 2


@pytest.mark.parametrize("name", sorted(NAMES))
def test_every_bundled_file_gets_readable_advice_and_exact_json(name):
    found = advise(file(name))
    told = lines(found)
    assert told[0].startswith(f"{name}: ")
    assert all("\n" not in line for line in told)
    assert json.loads(json.dumps(as_json(found)))["outcome"] == found.outcome
