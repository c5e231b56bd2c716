"""Timing both kernels: what is timed, in which order, and what a run that ends early keeps."""

import importlib.util
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from dataclasses import replace
from datetime import date
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from specmoe.bench.document import document
from specmoe.bench.engine import ENGINES, grouped, open_engine, reference
from specmoe.bench.journal import Journal
from specmoe.bench.numpy_engine import NumpyEngine
from specmoe.bench.plan import CALIBRATE, KINDS, Item, Plan, between, numbers
from specmoe.bench.probe import doubts
from specmoe.bench.routes import Routes, correlated, uniform
from specmoe.bench.session import Refused, measure, routes_of
from specmoe.bench.shapes import SHAPES, parse_shape, scaled, shape
from specmoe.cli import main
from specmoe.errors import InputError, NotChecked, OutputError
from specmoe.measurement import reads

ROOT = Path(__file__).parent.parent
SMALL = parse_shape("8,2,64,32")
PLAN = Plan(
    "numpy", None, None, SMALL, "F32", (1, 2, 4), (3,), repeats=2, runs=2, seconds=Fraction(1, 2)
)


@pytest.fixture
def run():
    runner = CliRunner()
    return lambda *arguments: runner.invoke(main, [str(argument) for argument in arguments])


# --- shapes -------------------------------------------------------------------------------------


def test_every_public_shape_is_possible_and_has_its_source():
    assert len(SHAPES) >= 7
    for known in SHAPES:
        assert 1 <= known.top_k <= known.routed_experts
        assert re.fullmatch(r"https://[\w.-]+/[\w./-]+ \([\w ,']+\)", known.source)
        assert shape(known.name.upper()) == known


def test_an_unknown_model_is_told_what_comes_near():
    with pytest.raises(InputError) as caught:
        shape("qwen3-30b")
    assert "qwen3-30b-a3b" in caught.value.mend
    assert "--shape" in caught.value.mend


@pytest.mark.parametrize(
    "text",
    ["", "8,2,64", "8,2,64,32,1", "2,8,64,32", "8,0,64,32", "8,2,-64,32", "a,b,c,d", "1.5,1,1,1"],
)
def test_a_shape_that_is_none_is_refused(text):
    with pytest.raises(InputError, match="no such shape"):
        parse_shape(text)


@given(st.fractions(Fraction(1, 8), 1), st.sampled_from(SHAPES))
def test_scaling_keeps_the_routing_and_never_grows(factor, known):
    small = scaled(known, factor)
    assert (small.routed_experts, small.top_k) == (known.routed_experts, known.top_k)
    assert 0 < small.hidden_size <= known.hidden_size
    assert 0 < small.intermediate_size <= known.intermediate_size
    if factor < 1:
        assert small.hidden_size % 32 == small.intermediate_size % 32 == 0
        assert small.scale == factor


@pytest.mark.parametrize("factor", [Fraction(0), Fraction(-1), Fraction(2), Fraction(1, 1000)])
def test_a_scale_that_leaves_nothing_is_refused(factor):
    with pytest.raises(InputError, match="scaled"):
        scaled(shape("olmoe-1b-7b"), factor)


# --- routes -------------------------------------------------------------------------------------


@given(
    st.integers(2, 12).flatmap(lambda N: st.tuples(st.just(N), st.integers(1, N))),
    st.fractions(0, 1, max_denominator=8),
    st.integers(0, 99),
)
def test_every_token_selects_m_different_experts(sizes, stay, seed):
    N, m = sizes
    for routes in (uniform(N, m, 20, seed), correlated(N, m, 20, stay, seed)):
        assert len(routes.tokens) == 20
        for token in routes.tokens:
            assert len(set(token)) == len(token) == m
            assert set(token) <= set(range(N))


def test_always_staying_repeats_the_first_token():
    assert set(correlated(16, 4, 10, Fraction(1), 3).tokens) == {
        correlated(16, 4, 10, Fraction(1), 3).tokens[0]
    }
    assert correlated(16, 4, 10, Fraction(0), 3).tokens == uniform(16, 4, 10, 3).tokens


@given(st.integers(1, 9), st.integers(0, 50))
def test_the_windows_are_those_nearest_to_the_mean(n, seed):
    routes = uniform(9, 2, 12, seed)
    circle = routes.tokens * 2
    every = [circle[start : start + n] for start in range(12)]
    sizes = [len(set().union(*window)) for window in every]
    assert routes.U(n) == Fraction(sum(sizes), 12)
    misses = sorted(abs(size - routes.U(n)) for size in sizes)
    chosen = routes.windows(n, 4)
    assert [abs(len(set().union(*window)) - routes.U(n)) for window in chosen] == misses[:4]
    assert all(window in every for window in chosen)


# --- the plan -----------------------------------------------------------------------------------


def test_each_round_times_every_kernel_at_every_n_once_in_another_order():
    first, second = list(PLAN.round(0)), list(PLAN.round(1))
    expected = {(kind, n) for kind in KINDS for n in (1, 2, 3, 4)}
    assert {(item.kind, item.n) for item in first} == expected
    assert len(first) == len(expected)
    orders = {tuple((i.kind, i.n) for i in PLAN.round(r)) for r in range(8)}
    assert len(orders) > 4
    assert list(PLAN.round(1)) == second


@given(st.sets(st.integers(1, 64), min_size=2, max_size=9))
def test_rows_to_hold_out_lie_between_those_to_fit(fitted):
    held = between(sorted(fitted))
    assert not fitted & set(held)
    assert all(min(fitted) < n < max(fitted) for n in held)
    assert held or all(n + 1 in fitted or n == max(fitted) for n in fitted)


def test_three_rows_are_held_out_of_the_usual_ones():
    assert between(CALIBRATE) == (5, 10, 20)


@pytest.mark.parametrize("text", ["", "0", "1,,2", "257", "1.5", "-1", "all", "1;2"])
def test_numbers_of_tokens_are_whole_and_in_reach(text):
    with pytest.raises(InputError, match="tokens per pass"):
        numbers(text, "--n")


def test_another_seed_or_format_is_another_plan():
    others = [
        replace(PLAN, seed=1),
        replace(PLAN, stored="BF16"),
        replace(PLAN, cold=False),
        replace(PLAN, shape=parse_shape("8,2,64,64")),
    ]
    assert len({plan.identity for plan in (PLAN, *others)}) == 5
    assert replace(PLAN, repeats=9, calibrate=(1, 2, 4, 8)).identity == PLAN.identity


# --- the journal --------------------------------------------------------------------------------

ITEMS = [Item(repeat, kind, n) for repeat in range(2) for kind in KINDS for n in (1, 2)]


def written(path):
    journal = Journal(path, PLAN, "facts")
    for number, item in enumerate(ITEMS):
        journal.add(item, 1000 + number)
    journal.close()
    return path.read_bytes()


def test_a_journal_cut_anywhere_keeps_every_whole_line(tmp_path):
    whole = written(tmp_path / "j")
    ends = [i + 1 for i, byte in enumerate(whole) if byte == ord("\n")]
    for cut in range(len(whole) + 1):
        path = tmp_path / "cut"
        path.write_bytes(whole[:cut])
        journal = Journal(path, PLAN, "facts")
        kept = max(sum(end <= cut for end in ends) - 1, 0)
        assert list(journal.done) == ITEMS[:kept]
        for number, item in enumerate(ITEMS[kept:], kept):
            journal.add(item, 1000 + number)
        journal.close()
        assert path.read_bytes() == whole
        path.unlink()


def test_the_journal_of_another_plan_or_machine_is_refused(tmp_path):
    before = written(tmp_path / "j")
    for plan, facts in ((replace(PLAN, seed=9), "facts"), (PLAN, "another machine")):
        with pytest.raises(InputError, match="another plan"):
            Journal(tmp_path / "j", plan, facts)
    assert (tmp_path / "j").read_bytes() == before


@pytest.mark.parametrize(
    "text",
    ['{"no": 1}\n', "[1]\n", "not json\n", '{"plan": 1}\n{"repeat": "x"}\n', "\n\n", "\x00\n"],
)
def test_a_file_that_is_no_journal_is_refused_and_kept(tmp_path, text):
    (tmp_path / "j").write_text(text, encoding="utf-8")
    with pytest.raises(InputError):
        Journal(tmp_path / "j", PLAN, "facts")
    assert (tmp_path / "j").read_text(encoding="utf-8") == text


def test_a_place_that_cannot_be_written_is_one_clear_error(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(OutputError, match="cannot be kept"):
        Journal(tmp_path / "file" / "j", PLAN, "facts")


# --- engines ------------------------------------------------------------------------------------


def here(name):
    found = importlib.util.find_spec(name if name != "mlx" else "mlx.core") if name else None
    return found is not None


@pytest.mark.parametrize("name", ENGINES)
@pytest.mark.parametrize("n", [1, 3, 7])
def test_both_kernels_compute_the_definition(name, n):
    if name != "numpy":
        pytest.importorskip(name, reason=f"the `{name}` extra is not installed here")
    engine = open_engine(name, "cpu", None)
    for stored in engine.formats:
        engine.load(parse_shape("8,3,64,128"), stored, seed=1)
        window = uniform(8, 3, 32, seed=2).windows(n, 1)[0]
        right = reference(engine, window)
        allowed = 1e-4 if stored == "F32" else 0.08
        for kind in KINDS:
            result = engine.prepare(kind, window)()
            engine.finish(result)
            found = engine.output(result)
            assert found.shape == right.shape == (n, 64)
            assert np.abs(found - right).max() <= allowed * np.abs(right).max()
    engine.sweep()


def test_the_definition_is_the_sum_over_selected_experts():
    engine = NumpyEngine(None)
    engine.load(SMALL, "F32", 0)
    window = ((0, 1), (1, 5), (0, 7))
    x = engine.inputs(3)
    for place, token in enumerate(window):
        total = np.zeros(64)
        for e in token:
            gate, up, down = engine.expert(e)
            g = gate @ x[place]
            total += down @ (g / (1 + np.exp(-g)) * (up @ x[place]))
        assert np.allclose(reference(engine, window)[place], total)
    assert grouped(window) == {0: [0, 2], 1: [0, 1], 5: [1], 7: [2]}


def test_an_engine_that_is_not_installed_names_its_extra(monkeypatch):
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "specmoe.bench.torch_engine", raising=False)
    with pytest.raises(NotChecked) as caught:
        open_engine("torch", None, None)
    assert "specmoe[torch]" in caught.value.mend


def test_a_device_that_is_not_here_is_refused():
    with pytest.raises(InputError, match="no such device"):
        open_engine("numpy", "cuda", None)


# --- a run --------------------------------------------------------------------------------------


class Wrong(NumpyEngine):
    """One kernel forgets an expert."""

    def prepare(self, kind, window):
        if kind == "deduplicating":
            window = [token[:1] for token in window]
        return super().prepare(kind, window)


def test_a_kernel_that_computes_something_else_is_never_timed(tmp_path):
    with pytest.raises(Refused, match="does not compute"):
        measure(PLAN, tmp_path / "j", engine=Wrong(None))
    assert len((tmp_path / "j").read_bytes().splitlines()) == 1  # the head alone


def test_weights_that_do_not_fit_are_refused_with_a_scale_that_fits(tmp_path):
    engine = NumpyEngine(None)
    engine.facts = replace(engine.facts, memory=1 << 30)
    plan = replace(PLAN, shape=shape("mixtral-8x7b"))
    with pytest.raises(InputError, match="memory") as caught:
        measure(plan, tmp_path / "j", engine=engine)
    factor = Fraction(caught.value.mend.rpartition(" ")[2])
    fitting = scaled(plan.shape, factor)
    assert fitting.routed_experts * fitting.weights_per_expert * 4 * 4 / 3 <= (1 << 30) * 0.6
    larger = scaled(plan.shape, factor * Fraction(3, 2))
    assert larger.routed_experts * larger.weights_per_expert * 4 * 4 / 3 > (1 << 30) * 0.6
    assert not (tmp_path / "j").exists()


def test_a_format_that_the_engine_lacks_is_refused(tmp_path):
    with pytest.raises(InputError, match="format"):
        measure(replace(PLAN, stored="BF16"), tmp_path / "j", engine=NumpyEngine(None))


def test_what_is_measured_reads_back_exactly(tmp_path):
    found, kept = measure(PLAN, tmp_path / "j", engine=NumpyEngine(None))
    data = document(found, "mine", date(2026, 1, 2))
    read = reads(data, name="mine.toml")
    assert (read.name, read.scope, read.measured_on) == ("mine", "operation", "2026-01-02")
    assert (read.model.routed_experts, read.model.top_k, read.model.moe_layers) == (8, 2, 1)
    assert read.model.bytes_per_expert == 3 * 64 * 32 * 4
    for series in read.kernels:
        assert [row.n for row in series.rows] == [1, 2, 3, 4]
        assert [row.use for row in series.rows] == [
            "calibrate",
            "calibrate",
            "holdout",
            "calibrate",
        ]
        for row in series.rows:
            expected = kept.times(series.kind, row.n)
            assert [t * 10**9 for t in row.times] == expected
            assert len(expected) >= 2
    assert dict(read.routing.table) == {n: routes_of(PLAN).U(n) for n in (1, 2, 3, 4)}
    assert kept.path.exists()
    kept.remove()
    assert not kept.path.exists()


def test_what_scatters_is_timed_again_and_told(tmp_path):
    strict = replace(
        PLAN, calibrate=(1, 2), hold_out=(), precision=Fraction(1, 10**4), seconds=Fraction(600)
    )
    found, kept = measure(strict, tmp_path / "j", engine=NumpyEngine(None))
    kept.close()
    counts = [len(times) for times in found.times.values()]
    assert max(counts) > PLAN.repeats
    assert max(counts) <= 20 * PLAN.repeats
    assert any("Noise" in note for note in found.notes)
    easy = replace(PLAN, precision=Fraction(1), seed=5)
    found, kept = measure(easy, tmp_path / "k", engine=NumpyEngine(None))
    kept.close()
    assert {len(times) for times in found.times.values()} == {PLAN.repeats}
    assert not any("Noise" in note for note in found.notes)


def test_no_time_left_ends_the_further_repeats_and_the_planned_ones_stay(tmp_path):
    strict = replace(PLAN, precision=Fraction(1, 10**4), seconds=Fraction(0))
    found, kept = measure(strict, tmp_path / "j", engine=NumpyEngine(None))
    kept.close()
    assert {len(times) for times in found.times.values()} == {PLAN.repeats}
    assert any(note.startswith(f"Noise: after {PLAN.repeats} repeats") for note in found.notes)


def test_the_time_limit_is_kept(tmp_path):
    strict = replace(PLAN, precision=Fraction(1, 10**6), seconds=Fraction(1, 20), repeats=40)
    start = time.monotonic()
    found, kept = measure(strict, tmp_path / "j", engine=NumpyEngine(None))
    kept.close()
    most = max(len(times) for times in found.times.values())
    assert 40 <= most < 20 * 40
    assert time.monotonic() - start < 60


def test_short_runs_are_told_before_the_first_timing(tmp_path):
    told, done = [], []

    def warn(remark):
        assert not done
        told.append(remark)

    _, kept = measure(PLAN, tmp_path / "j", engine=NumpyEngine(None), warn=warn, tell=done.append)
    kept.close()
    assert done
    assert [remark.split(" of ")[1].split(" at ")[0] for remark in told] == [*KINDS]
    for remark in told:
        assert remark.startswith("Short: one run of ")
        assert "a larger --scale" in remark


class Slow(NumpyEngine):
    """Runs that are long beside anything else on the machine."""

    def prepare(self, kind, window):
        run = super().prepare(kind, window)

        def slowly():
            end = time.perf_counter() + 0.002
            while time.perf_counter() < end:
                pass
            return run()

        return slowly


def test_long_steady_runs_raise_no_doubt(tmp_path):
    told = []
    loose = replace(PLAN, precision=Fraction(1), seconds=Fraction(10**4))
    _, kept = measure(loose, tmp_path / "j", engine=Slow(None), warn=told.append)
    kept.close()
    assert told == []


def test_doubts_follow_from_length_scatter_and_time():
    ms = 10**6
    plan = replace(PLAN, seconds=Fraction(180))
    steady, scattered = [2 * ms, 2 * ms + 10], [ms, 3 * ms, 2 * ms]
    assert doubts(plan, {"per_slot": steady}, Fraction(1)) == []
    # 25 % variance over 4: a relative standard deviation of 1/2, so 625 timings for 2 %.
    assert doubts(plan, {"per_slot": scattered}, Fraction(1, 100)) == []
    (late,) = doubts(plan, {"per_slot": scattered}, Fraction(1))
    assert "about 625 of each are needed for 2 %, up to 11 min in all" in late
    assert late.endswith("Mend: --minutes 11 leaves time for them.")
    patient = replace(plan, seconds=Fraction(660))
    assert doubts(patient, {"per_slot": scattered}, Fraction(1)) == []
    (short,) = doubts(plan, {"deduplicating": [1000, 1000]}, Fraction(1))
    assert short.startswith("Short: one run of deduplicating at n = 1 takes 0.001 ms, below 0.5 ms")
    assert "--scale" in short


class Interrupted(NumpyEngine):
    """Somebody presses Ctrl-C after some runs."""

    left = 52  # 32 of them before the first timing that counts

    def sweep(self):
        self.left -= 1
        if self.left < 0:
            raise KeyboardInterrupt


def test_an_interrupted_run_keeps_what_it_has_and_goes_on(tmp_path):
    found, kept = measure(PLAN, tmp_path / "j", engine=Interrupted(None))
    assert found.interrupted
    assert any("interrupted" in note for note in found.notes)
    before = dict(kept.done)
    assert 0 < len(before) < PLAN.repeats * len(PLAN.ns) * 2
    kept.close()
    found, kept = measure(PLAN, tmp_path / "j", engine=NumpyEngine(None))
    assert not found.interrupted
    assert before.items() <= kept.done.items()
    assert len(kept.done) >= PLAN.repeats * len(PLAN.ns) * 2
    kept.close()
    fresh, kept = measure(PLAN, tmp_path / "j", engine=NumpyEngine(None), fresh=True)
    kept.close()
    assert all(len(times) >= PLAN.repeats for times in fresh.times.values())


def test_nothing_complete_gives_no_file(tmp_path):
    engine = Interrupted(None)
    engine.left = 9
    found, kept = measure(PLAN, tmp_path / "j", engine=engine)
    kept.close()
    with pytest.raises(InputError, match="goes on"):
        document(found, "mine", date(2026, 1, 2))


# --- the command --------------------------------------------------------------------------------

QUICK = ("--engine", "numpy", "--shape", "8,2,64,32", "--repeats", "2", "--precision", "1")


def test_the_command_writes_a_file_that_audit_takes(run, tmp_path):
    out = tmp_path / "mine.toml"
    result = run("measure", *QUICK, "--n", "1,2,4", "--holdout", "3", "--out", out, "--json")
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert len(told["rows"]) == 8
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.toml"]
    assert run("audit", out, "--out", tmp_path / "reports").exit_code in (0, 3)
    assert (tmp_path / "reports" / "mine.html").is_file()


def test_the_command_says_before_measuring_what_is_too_short(run, tmp_path):
    out = tmp_path / "mine.toml"
    result = run("measure", *QUICK, "--n", "1,2,4", "--out", out, "--json")
    assert result.exit_code == 0
    told = [line for line in result.stderr.splitlines() if line.startswith("before measuring: ")]
    assert len(told) == 2
    assert all("--scale" in line for line in told)
    assert json.loads(result.stdout)["out"] == str(out)


def test_the_command_says_how_held_out_rows_were_predicted(run, tmp_path):
    out = tmp_path / "mine.toml"
    result = run("measure", *QUICK, "--n", "1,2,4,8", "--validate", "--out", out)
    assert result.exit_code == 0, result.output
    assert "Validation: predictions" in result.output.replace("\n", " ")
    told = json.loads(run("validate", out, "--json").stdout)
    again = run("measure", *QUICK, "--n", "1,2,4,8", "--validate", "--out", out, "--json")
    assert set(json.loads(again.stdout)["validation"]) == set(told) - {"failed"}


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("--engine", "numpy"),
        ("--engine", "numpy", "--out", "x.toml"),
        ("--engine", "numpy", "--out", "x.toml", "--model", "olmoe-1b-7b", "--shape", "8,2,64,32"),
        (*QUICK, "--out", "x.toml", "--scale", "2"),
        (*QUICK, "--out", "x.toml", "--stay", "often"),
        (*QUICK, "--out", "x.toml", "--precision", "0"),
        (*QUICK, "--out", "x.toml", "--minutes", "-1"),
        (*QUICK, "--out", "x.toml", "--minutes", "soon"),
        (*QUICK, "--out", "x.toml", "--n", "1,2,3", "--holdout", "3"),
        (*QUICK, "--out", "x.toml", "--device", "cuda"),
        (*QUICK, "--out", "x.toml", "--dtype", "Q4_0"),
    ],
)
def test_what_makes_no_sense_is_refused_and_nothing_is_left(run, arguments, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = run("measure", *arguments)
    assert result.exit_code == 2
    assert "mend:" in result.stderr
    assert not list(tmp_path.iterdir())


def test_tokens_come_from_a_recorded_trace(run, tmp_path):
    from specmoe.tracing import to_npz, trace_file

    tokens = uniform(8, 2, 40, seed=3).tokens
    trace = tmp_path / "t.npz"
    trace.write_bytes(to_npz(trace_file(np.array([tokens]), 8, {})))
    out = tmp_path / "mine.toml"
    result = run("measure", *QUICK, "--n", "1,2,4", "--trace", trace, "--out", out)
    assert result.exit_code == 0, result.output
    read = reads(out.read_bytes(), name="mine.toml")
    assert "t.npz" in read.routing.source
    right = Routes(tokens, "the same")
    assert dict(read.routing.table) == {n: right.U(n) for n in (1, 2, 3, 4)}
    other = run("measure", *QUICK, "--shape", "9,2,64,32", "--trace", trace, "--out", out)
    assert other.exit_code == 2
    assert "another shape" in other.stderr


def test_killed_at_random_moments_no_finished_row_is_lost(tmp_path):
    out, journal = tmp_path / "mine.toml", tmp_path / "mine.toml.partial"
    command = [
        sys.executable, "-c", "from specmoe.cli import main; main()", "measure", *QUICK,
        "--repeats", "60", "--n", "1,2,4,8", "--holdout", "3", "--out", str(out),
    ]  # fmt: skip
    environment = os.environ | {"PYTHONPATH": str(ROOT), "OMP_NUM_THREADS": "1"}
    draw = random.Random(7)
    kept: list[bytes] = []
    kills = 0
    while kills < 20:
        child = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        known = len(kept)
        deadline = time.monotonic() + 60
        # Wait until it has gone on where the last one stopped, then strike at any moment.
        while time.monotonic() < deadline and child.poll() is None:
            if journal.exists() and journal.read_bytes().count(b"\n") > known:
                break
            time.sleep(0.002)
        time.sleep(draw.random() * 0.02)
        child.send_signal(signal.SIGKILL)
        child.wait()
        assert child.returncode == -signal.SIGKILL, "the run ended before it could be killed"
        kills += 1
        lines = journal.read_bytes().split(b"\n")[:-1]
        assert lines[: len(kept)] == kept
        assert len(lines) > len(kept)
        for line in lines:
            assert isinstance(json.loads(line), dict)
        kept = lines
        assert [path.name for path in tmp_path.iterdir()] == [journal.name]
    done = subprocess.run(
        [*command[:-1], str(out), "--repeats", "2"],
        env=environment,
        capture_output=True,
        check=True,
    )
    assert done.returncode == 0
    read = reads(out.read_bytes(), name="mine.toml")
    timings = sum(len(row.times) for series in read.kernels for row in series.rows)
    assert timings >= len(kept) - 1
    assert [path.name for path in tmp_path.iterdir()] == [out.name]


def test_the_routes_of_a_plan_are_always_the_same():
    assert routes_of(PLAN) == routes_of(PLAN)
    assert isinstance(routes_of(PLAN), Routes)
