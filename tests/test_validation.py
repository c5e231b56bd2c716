"""Predictions against held-out rows: each count against its direct definition."""

import json
from dataclasses import replace
from fractions import Fraction

import pytest
from builders import measurement, rows, series
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from specmoe.bandwidth import fit
from specmoe.cli import main
from specmoe.measurement import bundled, example, read
from specmoe.measurement.model import Drafting, ObservedCrossover, RatioRow, Routing
from specmoe.routing import UniformRouting, routing_model
from specmoe.validation import (
    ACCEPTANCES,
    Count,
    as_json,
    markdown,
    render,
    split,
    summary,
    table,
    validate,
)

N, M, C = 64, 4, 10**6
ROUTING = UniformRouting(N, M)
CALIBRATED = (1, 2, 4, 8, 16, 24, 32)
HELD = (3, 6, 12, 20, 28)
EVERY = sorted({*CALIBRATED, *HELD})
SLOW, FAST = Fraction(10**9), Fraction(6 * 10**8)
FIXED = Fraction(1, 100)
NAMES = {path.stem: path for path in bundled()}


def slow_time(n, bandwidth=SLOW):
    return FIXED + n * M * C / bandwidth


def fast_time(n, bandwidth=FAST):
    return FIXED + ROUTING.U(n) * C / bandwidth


def made(slow=None, fast=None, held=HELD, **fields):
    """Both kernels at every n, by the law unless other times are given."""
    slow = {n: slow_time(n) for n in EVERY} | (slow or {})
    fast = {n: fast_time(n) for n in EVERY} | (fast or {})
    return measurement(
        series("per_slot", rows(slow, held)),
        series("deduplicating", rows(fast, held)),
        N=N,
        m=M,
        b=C,
        **fields,
    )


def crossing(times_slow, times_fast):
    return next((n for n in sorted(times_slow) if times_fast[n] < times_slow[n]), None)


# --- the rules ----------------------------------------------------------------------------------


def test_there_are_22_acceptance_rates_in_order():
    assert len(ACCEPTANCES) == 22
    assert list(ACCEPTANCES) == sorted(set(ACCEPTANCES))
    assert (ACCEPTANCES[0], ACCEPTANCES[-1]) == (Fraction(1, 20), Fraction(99, 100))


def nearly(times):
    """Times by the law as a clock gives them: the calibration gets an error to speak of."""
    return {n: time * (1 + Fraction((-1) ** i, 500)) for i, (n, time) in enumerate(times.items())}


def test_data_that_obey_the_law_are_predicted_at_every_held_out_point():
    law = {n: slow_time(n) for n in EVERY}, {n: fast_time(n) for n in EVERY}
    shaken = nearly({n: slow_time(n) for n in CALIBRATED})
    found = validate(made(shaken, nearly({n: fast_time(n) for n in CALIBRATED})))
    assert found.counts.times == Count(2 * len(HELD), 2 * len(HELD))
    assert found.counts.savings == Count(len(HELD), len(HELD))
    assert found.crossover.within
    assert found.crossover.faster_at == crossing(*law)
    assert found.counts.lengths == Count(22, 22)
    assert found.not_compared == ()
    assert not any(check.extrapolated for check in (*found.times, *found.savings))


@pytest.mark.parametrize("factor", ["1.1", "0.9"])
def test_one_held_out_time_off_is_one_time_and_one_saving_off(factor):
    shaken = nearly({n: slow_time(n) for n in CALIBRATED})
    quick = nearly({n: fast_time(n) for n in CALIBRATED})
    whole = validate(made(shaken, quick))
    broken = validate(made(shaken | {20: slow_time(20) * Fraction(factor)}, quick))
    assert [check.n for check in broken.times if not check.inside] == [20]
    assert [check.n for check in broken.savings if not check.inside] == [20]
    assert [c.bounds for c in broken.times] == [c.bounds for c in whole.times]
    assert [c.bounds for c in broken.savings] == [c.bounds for c in whole.savings]


@settings(deadline=None, max_examples=25)
@given(st.lists(st.integers(1, 4000), min_size=10, max_size=10))
def test_no_held_out_time_moves_a_bound_or_a_prediction(thousandths):
    off = dict(zip(HELD, thousandths[:5], strict=True))
    other = dict(zip(HELD, thousandths[5:], strict=True))
    shaken = nearly({n: slow_time(n) for n in CALIBRATED})
    found = validate(
        made(
            shaken | {n: slow_time(n) * Fraction(t, 1000) for n, t in off.items()},
            {n: fast_time(n) * Fraction(t, 1000) for n, t in other.items()},
        )
    )
    plain = validate(made(shaken))
    assert [(c.kind, c.n, c.predicted, c.bounds) for c in found.times] == [
        (c.kind, c.n, c.predicted, c.bounds) for c in plain.times
    ]
    assert [(c.n, c.predicted, c.bounds) for c in found.savings] == [
        (c.n, c.predicted, c.bounds) for c in plain.savings
    ]
    assert [c.predicted for c in found.lengths] == [c.predicted for c in plain.lengths]
    assert [c.possible for c in found.lengths] == [c.possible for c in plain.lengths]


@settings(deadline=None, max_examples=25)
@given(
    st.lists(st.integers(900, 1100), min_size=12, max_size=12),
    st.lists(st.integers(900, 1100), min_size=12, max_size=12),
    st.sets(st.sampled_from(EVERY[1:-1]), min_size=1, max_size=5),
)
def test_the_counts_are_those_of_the_definition(slow, fast, held):
    slow = {n: slow_time(n) * Fraction(t, 1000) for n, t in zip(EVERY, slow, strict=True)}
    fast = {n: fast_time(n) * Fraction(t, 1000) for n, t in zip(EVERY, fast, strict=True)}
    given_ = made(slow, fast, held)
    found = validate(given_)
    routing = routing_model(given_)
    fits = {s.kind: fit(given_, s, routing) for s in given_.kernels}
    bytes_ = {"per_slot": lambda n: n * M * C, "deduplicating": lambda n: ROUTING.U(n) * C}
    measured = {"per_slot": slow, "deduplicating": fast}

    def by_fit(kind, n):
        regime = fits[kind].nearest(n)
        return (regime.time(bytes_[kind](n)), regime.e) if regime else None

    known = {(kind, n): by_fit(kind, n) for kind in fits for n in sorted(held)}
    assert found.counts.times == Count(
        sum(
            (1 - told[1]) * told[0] <= measured[kind][n] <= (1 + told[1]) * told[0]
            for (kind, n), told in known.items()
            if told
        ),
        sum(told is not None for told in known.values()),
    )
    inside = []
    for n in sorted(held):
        s, d = known["per_slot", n], known["deduplicating", n]
        if s and d:
            off = abs((slow[n] - fast[n]) - (s[0] - d[0]))
            inside.append(off <= s[1] * s[0] + d[1] * d[0])
    assert found.counts.savings == Count(sum(inside), len(inside))

    for check in found.lengths:
        best = {
            k: sum(check.acceptance**i for i in range(k + 1)) / min(slow[k + 1], fast[k + 1])
            for k in (n - 1 for n in EVERY)
        }
        top = max(best.values())
        assert check.measured == min(k for k, tau in best.items() if tau == top)
        assert check.lost == 1 - best[check.predicted] / top
        assert check.within == (abs(check.predicted - check.measured) <= 1)


# --- the crossover ------------------------------------------------------------------------------


def test_the_prediction_names_the_crossover_of_the_law():
    found = validate(made())
    true = next(n for n in range(1, 4 * N) if fast_time(n) < slow_time(n))
    assert found.crossover.predicted == true
    assert found.crossover.held_out


@pytest.mark.parametrize(
    ("first_faster", "steps"), [(12, 2), (16, 1), (20, 0), (24, 1), (28, 2), (None, 4)]
)
def test_a_pass_size_is_a_step_of_the_measured_grid(first_faster, steps):
    """All the deduplicating times from there on are below the per-slot ones, none before."""
    true = next(n for n in EVERY if fast_time(n) < slow_time(n))
    assert true == 20
    held = [n for n in EVERY if n >= 12]  # the calibrated rows below are not touched
    fast = {
        n: slow_time(n) * Fraction(1 if first_faster is None or n < first_faster else -1, 100)
        + slow_time(n)
        for n in held
    }
    check = validate(made(fast=fast, held=held)).crossover
    assert (check.predicted, check.faster_at) == (19, first_faster)
    assert check.steps == steps
    assert check.within == (steps <= 1)


def test_a_grid_on_which_no_prediction_could_be_off_is_no_test():
    few = (16, 32)
    slow = series("per_slot", rows({n: slow_time(n) for n in EVERY}, HELD))
    quick = {n: fast_time(n) for n in (*few, 11, 13)}
    fast = series("deduplicating", rows(quick, (16,)))
    found = validate(measurement(slow, fast, N=N, m=M, b=C))
    assert found.crossover is None
    assert any("no prediction could be off" in text for text in found.not_compared)


def test_a_stated_crossover_joins_the_grid_and_counts_as_unseen():
    slow = series("per_slot", rows({n: slow_time(n) for n in EVERY}, HELD))
    fast = series("deduplicating", rows({n: fast_time(n) for n in (4, 8, 16)}))
    stated = ObservedCrossover(32, 48, "https://example.org")
    given_ = measurement(slow, fast, N=N, m=M, b=C, observed_crossover=stated)
    check = validate(given_).crossover
    assert check.grid == (4, 8, 16, 32, 48)
    assert (check.predicted, check.steps) == (19, 1)
    assert (check.slower_at, check.faster_at) == (32, 48)
    assert check.held_out


def test_observations_that_contradict_each_other_are_not_compared():
    stated = ObservedCrossover(28, 32, "https://example.org")  # measured: faster from 20
    found = validate(made(observed_crossover=stated))
    assert found.crossover is None
    assert "no crossover: what was observed contradicts itself" in found.not_compared


def test_a_stated_ratio_is_no_prediction_from_the_rows():
    wrong = (RatioRow(8, Fraction(1, 100), "https://example.org"),)
    assert validate(made(ratio=wrong)) == validate(made())


# --- draft lengths ------------------------------------------------------------------------------


def test_a_length_without_predicted_cost_may_still_be_the_measured_best():
    """Held out beyond the calibration: the prediction says nothing of it, and that is told."""
    held = (24, 28, 32)
    found = validate(made(held=held))
    assert "no predicted cost of draft length 23, 27, 31" in "; ".join(found.not_compared)
    late = next(check for check in found.lengths if check.acceptance == Fraction(99, 100))
    assert late.measured == 31
    assert late.predicted <= 19
    assert late.lost > 0
    assert not late.within


def test_drafting_time_counts_on_both_sides():
    costly = Drafting("https://example.org", per_token=Fraction(1))
    found = validate(made(drafting=costly))
    assert {check.measured for check in found.lengths} == {0}
    assert found.counts.lengths == Count(22, 22)


def test_without_plain_decoding_no_length_is_compared():
    held = (6, 12)
    slow = series("per_slot", rows({n: slow_time(n) for n in EVERY if n > 1}, held))
    found = validate(measurement(slow, N=N, m=M, b=C))
    assert found.lengths == ()
    assert "no draft length: plain decoding (n = 1) was not measured" in found.not_compared


# --- simple rules -------------------------------------------------------------------------------


def test_simple_rules_are_counted_on_the_same_rows():
    found = validate(made())
    by_name = {method.name: method for method in found.methods}
    own = by_name["specmoe"]
    assert own.faster == Count(len(HELD), len(HELD))
    assert (own.crossover, own.lengths) == (Count(1, 1), Count(22, 22))
    # The law crosses at 19; these rules say 33, 16, 9 and 2.
    faster = {n: fast_time(n) < slow_time(n) for n in HELD}
    for name, start in (
        ("per-slot while n m <= 2 N", 33),
        ("deduplicate when n m >= 64", 16),
        ("per-slot up to n = 8", 9),
        ("r = 1", 2),
    ):
        right = sum((n >= start) == yes for n, yes in faster.items())
        assert by_name[name].faster == Count(right, len(HELD)), name
        assert by_name[name].lengths == Count(0, 0)
    assert by_name["deduplicate when n m >= 64"].crossover == Count(1, 1)  # 16: the step before 20
    assert by_name["r = 1"].crossover == Count(0, 1)
    best = {check.acceptance: check.measured for check in found.lengths}
    assert by_name["constant pass time"].lengths == Count(
        sum(abs(31 - k) <= 1 for k in best.values()), 22
    )
    assert by_name["constant throughput"].lengths == Count(sum(k <= 1 for k in best.values()), 22)


def test_a_rule_deduplicates_from_its_own_n_on():
    """16 tokens of 4 experts are 64 slots: the rule deduplicates there, and is wrong."""
    found = validate(made(held=(6, 16, 20)))
    rule = next(method for method in found.methods if "n m >= 64" in method.name)
    assert fast_time(16) > slow_time(16)
    assert rule.faster == Count(2, 3)


# --- holding rows out ---------------------------------------------------------------------------


@settings(deadline=None, max_examples=50)
@given(st.sets(st.integers(1, 60), max_size=12))
def test_the_split_takes_every_other_row_between_the_ends(ns):
    given_ = measurement(series("per_slot", rows({n: n for n in ns} or {1: 1})))
    after, parts = split(given_)
    ordered = sorted(ns or {1})
    wanted = tuple(ordered[1:-1:2]) if len(ordered) >= 4 else ()
    assert tuple(n for part in parts for n in part.ns) == wanted
    held = {row.n for row in after.kernels[0].rows if row.use == "holdout"}
    assert held == set(wanted)
    assert [row.times for row in after.kernels[0].rows] == [
        row.times for row in given_.kernels[0].rows
    ]


def test_rows_that_a_file_holds_out_stay_held_out_and_the_output_says_what_was_split():
    given_ = read(example())
    after, parts = split(given_)
    assert {part.kind: part.ns for part in parts} == {
        "per_slot": (2, 8, 12),
        "deduplicating": (12, 24),
    }
    assert {row.n for row in after.series("per_slot").rows if row.use == "holdout"} == {
        2,
        8,
        12,
        32,
    }
    found = [validate(given_, split=True)]
    for told in (render(found), markdown(found)):
        assert "(split)" in told
        assert "per-slot n = 2, 8, 12 held out by the split" in told.replace("\\", "")
        assert "never its first or last" in told.replace("\n", " ")
    assert as_json(found)["split"]
    assert as_json(found)["files"][0]["split"] == [
        {"kind": "per_slot", "ns": [2, 8, 12]},
        {"kind": "deduplicating", "ns": [12, 24]},
    ]


def test_nothing_held_out_is_told_and_nothing_is_compared():
    found = validate(made(held=()))
    assert not found.compared
    assert found.not_compared == ("nothing held out",)
    assert summary([found]).startswith("0 of 1 files compared: no held-out time compared")
    too_few = measurement(series("per_slot", rows({1: 1, 2: 2, 4: 3})))
    assert validate(too_few, split=True).not_compared == ("too few rows to hold any out",)


# --- the table ----------------------------------------------------------------------------------


def test_sums_are_the_sums_of_the_rows():
    found = [validate(read(path), split=True) for path in NAMES.values()]
    data = as_json(found)
    for key in ("times", "savings", "crossovers", "lengths"):
        for part in ("right", "of"):
            assert data["counts"][key][part] == sum(f["counts"][key][part] for f in data["files"])
            assert data["counts"][key][part] == sum(
                group["counts"][key][part] for group in data["by_engine"]
            )
    assert sum(group["files"] for group in data["by_engine"]) == sum(f.compared for f in found)
    assert len(table(found).rows) == sum(f.compared for f in found)
    own = data["methods"][0]
    assert own["lengths"] == data["counts"]["lengths"]


def test_long_predictions_are_enclosed_in_the_json():
    """Under uniform routing U(2048) has thousands of digits."""
    found = validate(read(NAMES["h200"]), split=True)
    told = {row["n"]: row for row in as_json([found])["files"][0]["times"]}
    last = next(check for check in found.times if check.n == 2048)
    lo, hi = (Fraction(told[2048]["predicted"][end]) for end in ("lo", "hi"))
    assert lo <= last.predicted <= hi
    assert Fraction(told[2048]["bounds"]["lo"]) <= last.bounds.lo
    assert all(len(text) < 400 for text in told[2048]["bounds"].values())


def at_depth(name, context, model="Qwen3-30B-A3B", late=None, **fields):
    """A file of one setting; with ``late`` its held-out per-slot time there is 20 % longer."""
    slow = {late: slow_time(late) * Fraction(6, 5)} if late else {}
    one = made(slow=slow, context=context, scope=fields.pop("scope", "pass"))
    return replace(validate(replace(one, name=name)), model=model, **fields)


def test_files_of_one_engine_model_and_depth_are_summed():
    found = [
        at_depth("a", 512),
        at_depth("b", 512, late=12),
        at_depth("c", 4096),
        at_depth("d", None),
        at_depth("e", 512, model="another"),
        at_depth("f", 512, engine="another"),
        at_depth("g", None, scope="operation"),
    ]
    settings_ = as_json(found)["by_setting"]
    assert [(s["model"], s["context"], s["files"]) for s in settings_] == [
        ("Qwen3-30B-A3B", 512, 2),
        ("Qwen3-30B-A3B", 4096, 1),
        ("Qwen3-30B-A3B", None, 1),
        ("another", 512, 1),
        ("Qwen3-30B-A3B", 512, 1),
        ("Qwen3-30B-A3B", None, 1),
    ]
    assert settings_[0]["counts"]["savings"] == {"right": 9, "of": 10}
    assert sum(s["counts"]["savings"]["of"] for s in settings_) == 5 * len(found)
    told = table(found)
    place = found[0].place
    # Only the setting that joins files gets a sum of its own; the others would repeat a row.
    assert told.sums[0][0] == f"{place}\nQwen3-30B-A3B, depth 512\n2 files"
    assert sum("depth" in row[0] for row in told.sums) == 1
    assert [row[0].splitlines()[2] for row in told.rows] == [
        "Qwen3-30B-A3B, depth 512",
        "Qwen3-30B-A3B, depth 512",
        "Qwen3-30B-A3B, depth 4096",
        "Qwen3-30B-A3B, depth not stated",
        "another, depth 512",
        "Qwen3-30B-A3B, depth 512",
        "Qwen3-30B-A3B",
    ]
    assert any(note.startswith("Depth: the tokens of context") for note in told.notes)
    assert not any(note.startswith("Depth") for note in table(found[-1:]).notes)


def test_the_depth_comes_from_the_file(run, tmp_path):
    text = example().read_text(encoding="utf-8")
    for name, context in (("a", "context = 0"), ("b", "context = 0"), ("c", "")):
        changed = text.replace("context = 128 ", f"{context} # ").replace(
            'name = "example"', f'name = "{name}"'
        )
        (tmp_path / f"{name}.toml").write_text(changed, encoding="utf-8")
    data = json.loads(run("validate", tmp_path, "--json").stdout)
    assert [one["context"] for one in data["files"]] == [0, 0, None]
    assert [(s["context"], s["files"]) for s in data["by_setting"]] == [(0, 2), (None, 1)]
    (tmp_path / "d.toml").write_text(text.replace("context = 128", "context = -1"), "utf-8")
    bad = run("validate", tmp_path / "d.toml")
    assert bad.exit_code == 2
    assert "timing.context" in bad.stderr


def test_names_from_a_file_stay_text_in_markdown():
    evil = replace(validate(made()), name="a|b", model="<script>\n# x")
    told = markdown([evil])
    row = next(line for line in told.splitlines() if line.startswith("| a"))
    assert row.replace("\\|", "").count("|") == 7
    assert "<script>" not in told
    assert "\n# x" not in told
    assert as_json([evil])["by_setting"][0]["model"] == "<script>\n# x"


def test_only_a_mixed_kernel_still_has_its_times_compared():
    given_ = measurement(
        series("mixed", rows({n: fast_time(n) for n in EVERY}, HELD)), N=N, m=M, b=C
    )
    found = validate(given_)
    assert found.counts.times.of == len(HELD)
    assert "no saving: which kernel ran is not known" in found.not_compared


def test_routing_that_ends_leaves_times_without_prediction():
    short = Routing("table", "https://example.org", ((1, Fraction(M)), (8, Fraction(25))))
    found = validate(made(routing=short))
    assert any(
        text.startswith("no prediction for 3 of the held-out") for text in found.not_compared
    )
    assert found.counts.times.of == 2 * len(HELD) - 3


# --- the command --------------------------------------------------------------------------------


@pytest.fixture
def run():
    runner = CliRunner()
    return lambda *arguments: runner.invoke(main, [str(argument) for argument in arguments])


def test_every_bundled_file_is_told_of_and_the_result_is_printed_as_it_is(run):
    result = run("validate")
    assert result.exit_code == 0, result.output
    last = result.stdout.splitlines()[-1]
    assert last == (
        "1 of 11 files compared: 0 of 5 held-out times inside bounds; 0 of 2 savings inside "
        "bounds; crossover within one pass size in 1 of 1; best draft length within one at 18 of "
        "22 acceptance values"
    )
    for name in set(NAMES) - {"rx-7900-xtx"}:
        assert name in result.stdout
    assert "nothing held out" in result.stdout


def test_nothing_to_compare_exits_3_and_names_the_split(run):
    result = run("validate", "m5-max")
    assert result.exit_code == 3
    assert "--split" in result.stderr
    assert run("validate", "m5-max", "--split").exit_code == 0
    assert run("validate", "m3-ultra", "--split").exit_code == 3


def test_the_json_holds_every_check(run):
    data = json.loads(run("validate", "rx-7900-xtx", "--json").stdout)
    assert data["compared"]
    assert data["failed"] == []
    one = data["files"][0]
    assert [row["n"] for row in one["savings"]] == [24, 32]
    assert one["crossover"]["predicted"] == 33
    assert one["crossover"]["within"]
    assert len(one["lengths"]) == len(data["acceptances"]) == 22
    assert "float" not in json.dumps(data)


def test_markdown_on_request(run):
    told = run("validate", "rx-7900-xtx", "--format", "md").stdout
    assert told.startswith("# Validation")
    assert "| rx-7900-xtx<br>llama.cpp, Vulkan<br>Qwen3-30B-A3B, depth 128 | 0 of 5" in told


def test_one_bad_file_among_named_ones_and_nothing_is_printed(run, tmp_path):
    bad = tmp_path / "bad.toml"
    bad.write_text("schema = 1\n", encoding="utf-8")
    result = run("validate", "rx-7900-xtx", bad)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "bad.toml" in result.stderr


def test_in_a_folder_one_bad_file_stops_no_other(run, tmp_path):
    (tmp_path / "bad.toml").write_text("schema = 1\n", encoding="utf-8")
    good = NAMES["rx-7900-xtx"].read_bytes()
    (tmp_path / "good.toml").write_bytes(good)
    result = run("validate", tmp_path)
    assert result.exit_code == 2
    assert "1 of 1 files compared" in result.stdout
    assert "bad.toml" in result.stderr
    data = json.loads(run("validate", tmp_path, "--json").stdout)
    assert [entry["file"].rpartition("/")[2] for entry in data["failed"]] == ["bad.toml"]
    assert run("validate", tmp_path / "none.toml").exit_code == 2
