"""Importers: real formats, exact figures, and nothing passed over in silence."""

import json
import re
import tomllib
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from specmoe.acceptance import convert
from specmoe.cli import main
from specmoe.errors import InputError, SpecmoeError
from specmoe.measurement import bundled, example, reads
from specmoe.measurement.importers import FORMATS, read_log, sample
from specmoe.measurement.importers.acceptance import section
from specmoe.measurement.importers.compose import Options, compose, kind_rule
from specmoe.measurement.importers.into import merge
from specmoe.measurement.importers.log import Observed
from specmoe.measurement.importers.models import known_model
from specmoe.measurement.importers.write import measurement
from specmoe.measurement.public_models import MODELS

SAMPLES = Path(__file__).parent / "imports"
CASES = tomllib.loads((SAMPLES / "cases.toml").read_text(encoding="utf-8"))["case"]
LOGS = sorted(path for path in SAMPLES.iterdir() if path.name in {c["file"] for c in CASES})


@pytest.fixture
def run():
    runner = CliRunner()
    return lambda *words, **more: runner.invoke(main, ["import", *map(str, words)], **more)


def found(result):
    return json.loads(result.stdout)


def rows(kernel):
    for row in kernel["rows"]:
        figure = next(row[key] for key in ("time", "rate", "times", "rates") if key in row)
        yield [row["n"], figure, *([row["spread"]] if "spread" in row else [])]


# --- samples --------------------------------------------------------------------------------------


def test_every_sample_has_a_case_an_output_and_a_source():
    names = {case["file"] for case in CASES}
    assert len(names) == len(CASES) >= 25
    assert {case["format"] for case in CASES} == set(FORMATS)
    (formats,) = (p for p in main.commands["import"].params if p.name == "log_format")
    assert list(formats.type.choices) == ["auto", *FORMATS]
    readme = (SAMPLES / "README.md").read_text(encoding="utf-8")
    outputs = {f"{name}.toml" for name in names}
    assert {path.name for path in SAMPLES.iterdir()} == names | outputs | {
        "README.md",
        "cases.toml",
    }
    origins = dict(_origins(readme))
    assert origins.keys() == names
    for name, origin in origins.items():
        assert ORIGIN.match(origin), (name, origin)


# A thread or a file of a public repository, or plainly nobody's measurement.
ORIGIN = re.compile(
    r"[\w.-]+/[\w.-]+ (?:pull [0-9]+|issue [0-9]+|\S+ at [0-9a-f]{7,40})\b|made by us"
)


def _origins(readme):
    """Each sample of the table, and what stands in its column of origins."""
    table = readme[readme.index("| --- |") :].splitlines()[1:]
    for row in table:
        samples, _, origin = (cell.strip() for cell in row.strip("|").split("|"))
        stem = ""
        for word in samples.replace(",", " ").split():
            stem = stem if word.startswith(".") else word.rsplit(".", 1)[0]
            yield f"{stem}.{word.rsplit('.', 1)[1]}", origin


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["file"])
def test_a_sample_gives_what_its_source_says(run, case):
    result = run(case["format"], SAMPLES / case["file"], *case["options"], "--json")
    assert result.exit_code == case["exit"], result.output
    got = found(result)
    kernels = {kernel["kind"]: list(rows(kernel)) for kernel in got["kernels"]}
    assert kernels == case.get("kernels", {})
    acceptance = got["acceptance"]
    if acceptance is not None:
        assert acceptance.pop("source").startswith(case["file"])
    assert acceptance == case.get("acceptance")
    assert case.get("model", {}).items() <= got["model"].items()
    assert [*got["missing"]] == case.get("missing", [])
    assert len(got["not_understood"]) == case.get("unknown", 0)
    assert len(got["set_aside"]) == case.get("aside", 0)
    assert got["complete"] == (case["exit"] == 0)
    expected = (SAMPLES / f"{case['file']}.toml").read_text(encoding="utf-8")
    assert got["toml"] == expected
    if case["exit"] == 0:
        reads(expected.encode(), name="m.toml")
    else:
        tomllib.loads(expected)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["file"])
def test_the_format_is_detected_and_said(run, case):
    result = run("auto", SAMPLES / case["file"], *case["options"])
    assert result.exit_code == case["exit"], result.output
    assert result.stderr.startswith(f"format: {case['format']}\n")
    expected = (SAMPLES / f"{case['file']}.toml").read_text(encoding="utf-8")
    assert result.stdout == expected


def test_the_machine_formats_of_one_run_agree(run):
    measured = []
    for ending in ("csv", "json", "jsonl", "sql"):
        got = found(run("llama-bench", SAMPLES / f"llama-bench.{ending}", "--json"))
        measured.append((got["kernels"][0]["rows"], got["toml"].split("[device]")[0][60:]))
    assert [rows for rows, _ in measured] == [measured[0][0]] * 4
    assert 'measured_on = "2025-08-24"' in got["toml"]


def test_an_imported_file_predicts(run, tmp_path):
    out = tmp_path / "p40.toml"
    log = SAMPLES / "llama-bench-ubatch.md"
    kinds = ("--kind", "per_slot:1", "--kind", "deduplicating:2-")
    assert run("llama-bench", log, *kinds, "--out", out).exit_code == 0
    measured = reads(out.read_bytes(), name="p40.toml")
    assert measured.series("per_slot").rows[0].time == Fraction(100, 5818)
    assert measured.series("deduplicating").rows[0].as_written == "89.00 tokens/s"
    assert CliRunner().invoke(main, ["predict", str(out)]).exit_code == 0


# --- what the figures mean ------------------------------------------------------------------------


def steps_of(text, name, **more):
    """Tokens of one step, by the package's own conversion of what was imported."""
    entry, log = read_log(text.encode(), name, shown="log")
    draft = compose(entry, log, Options(**more), shown="log")
    file = example().read_text(encoding="utf-8")
    start, stop = file.index("[acceptance]"), file.index("# Optional: stated ratios")
    head = file[:start] + file[stop:]
    made = merge(head.encode(), draft, shown="m.toml", force=False, folder=None)
    tokens = convert(reads(made, name="m.toml").acceptance).tokens_per_step
    assert tokens.lo == tokens.hi
    return tokens.lo


def test_llama_speculative_counts_steps_not_its_limit():
    """266 tokens came out of 43 steps; 1 + k v would say 15 tokens a step."""
    text = (SAMPLES / "llama-speculative-simple.txt").read_text(encoding="utf-8")
    assert steps_of(text, "llama-speculative") == Fraction(266, 43)


def test_llama_speculative_with_full_drafts_is_accepted_over_drafted():
    text = "n_draft   = 3\nn_predict = 154\nn_drafted = 150\nn_accept  = 104\naccept    = 69.333%\n"
    entry, log = read_log(text.encode(), "llama-speculative", shown="log")
    made = compose(entry, log, Options(), shown="log").acceptance
    assert made.entries["definition"] == "accepted_over_drafted"
    assert made.entries["value"] == "104/150"
    assert steps_of(text, "llama-speculative") == Fraction(154, 50)


def test_vllm_version_0_counts_emitted_tokens():
    text = (SAMPLES / "vllm-v0.txt").read_text(encoding="utf-8")
    assert steps_of(text, "vllm") == Fraction(10616, 4437)


def test_vllm_positions_add_up_to_its_own_mean_length():
    text = (SAMPLES / "vllm-metrics.prom").read_text(encoding="utf-8")
    assert steps_of(text, "vllm") == 1 + Fraction(262, 59)
    line = (SAMPLES / "vllm-2025-09.txt").read_text(encoding="utf-8")
    assert round(steps_of(line, "vllm"), 2) == Fraction("5.44")


def test_vllm_responses_are_summed_and_their_histogram_is_checked():
    one = (SAMPLES / "vllm-request.json").read_text(encoding="utf-8")
    assert steps_of(one, "vllm") == 1 + Fraction(10, 43)
    other = one.replace("[39, 1, 0, 3]", "[3, 0, 0, 40]").replace(
        '"num_accepted_draft_tokens": 10', '"num_accepted_draft_tokens": 120'
    )
    assert steps_of(one + other, "vllm") == 1 + Fraction(130, 86)
    # Without a histogram that fits, the counts alone still say how long a step is.
    for histogram in ("[40, 1, 0, 3]", "[39, 1, 0, 2]", "[39, 1, 0, 0, 3]", '"none"', "[39, -1]"):
        wrong = one.replace("[39, 1, 0, 3]", histogram)
        assert steps_of(wrong, "vllm") == 1 + Fraction(10, 43)
    chunk = json.dumps({"data": json.loads(one)})
    assert steps_of(chunk + "\n", "vllm") == 1 + Fraction(10, 43)


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        '{"metrics": {"speculative_decoding": {}}}',
        '{"metrics": {"speculative_decoding": 7}}',
        '{"metrics": 7, "data": [1]}',
        '{"speculative_decoding": {"num_spec_tokens": 3, "num_spec_steps": 1, '
        '"num_draft_tokens": 3, "num_accepted_draft_tokens": 4}}',
    ],
)
def test_a_response_without_sound_metrics_is_told(text):
    _, log = read_log(text.encode(), "vllm", shown="log")
    assert not log.observed
    assert [remark.line for remark in log.unknown] == [1]


def test_sglang_length_has_the_bonus_token():
    text = (SAMPLES / "sglang-metrics.prom").read_text(encoding="utf-8")
    assert steps_of(text, "sglang", draft_length=4) == 4


def test_server_requests_are_summed_and_cross_checked():
    line = "draft acceptance rate = 0.50000 ( {a:4} accepted / {d:4} generated)\n"
    eval_line = "       eval time =    10.00 ms / {t:5} tokens ( 1.00 ms per token, ...)\n"
    text = eval_line.format(t=90) + line.format(a=60, d=90) + eval_line.format(t=90)
    text += line.format(a=58, d=93)
    entry, log = read_log(text.encode(), "llama-speculative", shown="log")
    options = Options(draft_length=3)
    entries = compose(entry, log, options, shown="log").acceptance.entries
    # 183 drafted tokens are full drafts of 3 in the 62 steps that the tokens allow, less one.
    assert entries["definition"] == "accepted_over_drafted"
    assert entries["value"] == "118/183"


def test_counts_weigh_lines_exactly():
    seen = [
        Observed(1, k=1, drafts=100, drafted=100, accepted=90, rates=("0.900",)),
        Observed(2, k=1, drafts=300, drafted=300, accepted=150, rates=("0.500",)),
    ]
    made = section(seen, draft_length=None, average=False, shown="log")
    assert made.entries["per_position"] == ["3/5"]
    assert made.lines == (1, 2)


@pytest.mark.parametrize(
    ("seen", "given", "words"),
    [
        ([Observed(4, k=3, drafts=5, drafted=15, accepted=3)], 4, "another draft length"),
        ([Observed(4, k=3, length="2.0"), Observed(5, k=4, length="2.0")], None, "changes"),
        ([Observed(4, k=2, length="9.5")], None, "out of range"),
        ([Observed(4, k=2, rates=("0.3", "0.9"))], None, "rises"),
        ([Observed(4, length="2.0"), Observed(5, drafted=5, accepted=2)], None, "several ways"),
    ],
)
def test_contradictions_are_refused_with_their_line(seen, given, words):
    with pytest.raises(InputError) as caught:
        section(seen, draft_length=given, average=False, shown="log")
    assert words in str(caught.value)
    assert "log" in str(caught.value)


# --- what a log lacks or holds twice --------------------------------------------------------------

HEADER = "| model | size | params | backend | ngl | n_ubatch | test | t/s |\n" + "|---" * 8 + "|\n"


def table(*lines):
    return HEADER + "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


MODEL = ("deepseek2 16B Q4_0", "8.29 GiB", "15.71 B", "CUDA", "99")


def bench(text):
    return read_log(text.encode(), "llama-bench", shown="log")


def test_mixed_models_are_refused_until_one_is_chosen(run, tmp_path):
    log = tmp_path / "log.md"
    other = ("gpt-oss 20B MXFP4 MoE", "11.27 GiB", "20.91 B", "CUDA", "99")
    log.write_text(
        table((*MODEL, "1", "pp512", "9.5 ± 0.1"), (*other, "2", "pp512", "8.5 ± 0.1")), "utf-8"
    )
    result = run("llama-bench", log)
    assert result.exit_code == 2
    assert "model differs" in result.stderr
    assert "lines 3 and 4" in result.stderr
    chosen = run("llama-bench", log, "--where", "model=gpt-oss 20B MXFP4 MoE", "--json")
    assert chosen.exit_code == 3
    assert found(chosen)["model"]["name"] == "gpt-oss-20b"


def test_a_condition_that_nothing_has_is_refused(run):
    log = SAMPLES / "llama-bench-depth.md"
    unknown = run("llama-bench", log, "--where", "colour=red")
    assert unknown.exit_code == 2
    assert "n_depth" in unknown.stderr
    value = run("llama-bench", log, "--where", "n_depth=7")
    assert '"4096"' in value.stderr
    assert run("llama-bench", log, "--where", "n_depth").exit_code == 2


def test_repeats_of_a_row_are_repeats():
    entry, log = bench(
        table((*MODEL, "2", "pp512", "9.50 ± 0.10"), (*MODEL, "2", "pp512", "9.70 ± 0.20"))
    )
    row = compose(entry, log, Options(), shown="log").kernels[0]["rows"][0]
    assert row["rates"] == ["9.50 tokens/s", "9.70 tokens/s"]
    assert row["note"] == "Spreads as printed: 0.10 tokens/s, 0.20 tokens/s"


def test_decoding_gives_way_to_a_prompt_in_passes_of_one():
    entry, log = bench(
        table((*MODEL, "1", "pp512", "9.50 ± 0.10"), (*MODEL, "1", "tg128", "9.10 ± 0.20"))
    )
    draft = compose(entry, log, Options(), shown="log")
    assert draft.kernels[0]["rows"] == [
        {"n": 1, "rate": "9.50 tokens/s", "spread": "0.10 tokens/s"}
    ]
    assert [remark.line for remark in log.aside] == [4]


@pytest.mark.parametrize(
    ("ubatch", "test", "n"),
    [("8", "pp512", 8), ("512", "pp16", 16), ("8", "tg128", 1), ("8", "pp 512", 8)],
)
def test_a_pass_has_the_size_of_the_micro_batch(ubatch, test, n):
    _, log = bench(table((*MODEL, ubatch, test, "9.50 ± 0.10")))
    assert [timing.n for timing in log.timings] == [n]


@pytest.mark.parametrize(
    ("ubatch", "test"), [("7", "pp512"), ("8", "pp512+tg128"), ("300", "pp512")]
)
def test_what_is_no_single_pass_size_is_set_aside(ubatch, test):
    _, log = bench(table((*MODEL, ubatch, test, "9.50 ± 0.10")))
    assert not log.timings
    assert [remark.line for remark in log.aside] == [3]


def test_more_sequences_than_a_pass_are_set_aside():
    text = "main: n_kv_max = 9, n_batch = 2048, n_ubatch = 4\n"
    text += "| PP | TG | B | N_KV | T_PP s | S_PP t/s | T_TG s | S_TG t/s | T s | S t/s |\n"
    text += "| 1 | 1 | 8 | 9 | 1 | 1 | 1 | 50.00 | 1 | 1 |\n"
    _, log = read_log(text.encode(), "llama-batched-bench", shown="log")
    assert not log.timings
    assert "more than one pass" in log.aside[0].why


@pytest.mark.parametrize(
    "figure",
    ["-5.00", "nan", "inf", "1e999", "0.00", "9" * 25, "1.2.3", "fast", "1,234.5", "٣", "0x10"],
)
def test_a_rate_that_cannot_be_is_reported_with_its_line(figure):
    _, log = bench(table((*MODEL, "2", "pp512", figure), (*MODEL, "4", "pp512", "9.5 ± 0.1")))
    assert [timing.n for timing in log.timings] == [4]
    assert [remark.line for remark in log.unknown] == [3]


def test_lines_not_understood_are_shown_and_strict_refuses_them(run, tmp_path):
    log = tmp_path / "log.md"
    text = table((*MODEL, "2", "pp512", "9.5 ± 0.1"))
    log.write_text(text + "Segmentation fault (core dumped)\n", "utf-8")
    result = run("llama-bench", log)
    assert 'line 4 not understood: "Segmentation fault (core dumped)"' in result.stderr
    assert '#   line 4: "Segmentation fault (core dumped)"' in result.stdout
    assert found(run("llama-bench", log, "--json"))["not_understood"][0]["line"] == 4
    out = tmp_path / "m.toml"
    strict = run("llama-bench", log, "--strict", "--out", out)
    assert strict.exit_code == 2
    assert "line 4" in strict.stderr
    assert not out.exists()


def test_truncated_json_keeps_the_whole_records_and_reports_the_rest():
    data = (SAMPLES / "llama-bench.json").read_bytes()
    _, log = read_log(data[: len(data) * 7 // 10], "llama-bench", shown="log")
    assert [timing.n for timing in log.timings] == [1, 2, 4]
    assert len(log.unknown) == 1
    assert "JSON" in log.unknown[0].why
    compact = json.dumps(json.loads(data)).encode()
    _, log = read_log(compact, "llama-bench", shown="log")
    assert [timing.n for timing in log.timings] == [1, 2, 4, 8, 16]


def test_a_record_with_a_key_twice_and_a_line_too_long_are_reported():
    record = '{"n_prompt": 512, "n_gen": 0, "n_ubatch": 4, "avg_ts": 2.5, "avg_ts": 9.5}'
    _, log = bench(record)
    assert not log.timings
    assert len(log.unknown) == 1
    _, log = bench("| test | t/s |\n| pp512 | 9.5 |\n" + "ggml_x: " + "y" * 20_000)
    assert len(log.timings) == 1
    assert [(remark.line, remark.why[:11]) for remark in log.unknown] == [(3, "longer than")]


def test_samples_of_a_record_become_repeats():
    record = {"n_prompt": 512, "n_gen": 0, "n_ubatch": 4, "n_batch": 2048, "avg_ts": 2.5}
    text = json.dumps(record | {"samples_ts": [2, 3]})
    _, log = bench(text)
    assert log.timings[0].figures == ("2 tokens/s", "3 tokens/s")


def test_a_twice_scraped_counter_is_reported():
    text = (SAMPLES / "vllm-metrics.prom").read_text(encoding="utf-8")
    _, log = read_log((text + text).encode(), "vllm", shown="log")
    assert len(log.observed) == 1
    assert log.observed[0].drafts == 59
    assert {remark.why for remark in log.unknown} == {"the same counter twice: give one scrape"}


def test_engines_of_one_model_are_summed_and_models_are_not():
    text = (SAMPLES / "vllm-metrics.prom").read_text(encoding="utf-8")
    both = text + text.replace('engine="0"', 'engine="1"')
    _, log = read_log(both.encode(), "vllm", shown="log")
    assert [seen.drafts for seen in log.observed] == [118]
    entry, log = read_log((text + text.replace("opt-125m", "opt-1b")).encode(), "vllm", shown="log")
    with pytest.raises(InputError, match="more than one run"):
        compose(entry, log, Options(), shown="log")


def test_the_shape_is_read_where_llama_cpp_prints_it():
    _, log = read_log(sample("llama-batched-bench").encode(), "auto", shown="log")
    assert log.shape["routed_experts"] == 32
    assert log.shape["moe_layers"] == 24
    # A second model with experts, such as a draft model: neither is the one.
    loaded = sample("llama-batched-bench")
    _, log = read_log((loaded[: loaded.index("main:")] + loaded).encode(), "auto", shown="log")
    assert log.shape == {}


@pytest.mark.parametrize("name", FORMATS)
def test_the_shipped_sample_is_of_its_format(run, name):
    result = run(name, "--example")
    assert result.exit_code == 0
    entry, log = read_log(result.stdout.encode(), "auto", shown="log")
    assert entry.name == name
    assert log.timings or log.observed
    assert not log.unknown


def test_known_models_need_name_and_size():
    named = [model for model in MODELS if model.llama is not None]
    assert len(named) >= 6
    for model in named:
        prefix, params = model.llama
        assert known_model(f"{prefix} Q4_0", params)[0] is model
        assert known_model(f"{prefix} Q4_0", "1.00 B") is None
    assert known_model("deepseek2 16B Q4_0", "15706484224")[0].title == "DeepSeek-V2-Lite"
    assert known_model("llama 7B Q4_0", "6.74 B") is None


def test_kinds_must_hold_every_n_once(run):
    log = SAMPLES / "llama-bench-ubatch.md"
    gap = run("llama-bench", log, "--kind", "per_slot:1-8")
    assert gap.exit_code == 2
    assert "no kind of kernel for n = 16" in gap.stderr
    both = run("llama-bench", log, "--kind", "per_slot:1-8", "--kind", "mixed:8-")
    assert "more than one kind of kernel for n = 8" in both.stderr
    for text in ("fast", "per_slot:0-3", "per_slot:9-3", "mixed:1-2-3"):
        with pytest.raises(InputError):
            kind_rule(text)


def test_without_kind_the_kernel_is_mixed_and_that_is_said(run):
    result = run("llama-bench", SAMPLES / "llama-bench-ubatch.md")
    assert 'kind = "mixed"' in result.stdout
    assert "--kind" in result.stderr


# --- the command ----------------------------------------------------------------------------------


def test_out_is_not_overwritten_without_force(run, tmp_path):
    out = tmp_path / "m.toml"
    log = SAMPLES / "llama-bench-ubatch.md"
    out.write_text("precious", "utf-8")
    refused = run("llama-bench", log, "--out", out)
    assert refused.exit_code == 2
    assert "--force" in refused.stderr
    assert out.read_text("utf-8") == "precious"
    assert run("llama-bench", log, "--out", out, "--force").exit_code == 0
    assert "Tesla P40" in out.read_text("utf-8")
    assert run("llama-bench", log, "--out", tmp_path / "m.json").exit_code == 2


def test_an_incomplete_file_says_what_to_fill_in(run, tmp_path):
    out = tmp_path / "m.toml"
    result = run("llama-bench", SAMPLES / "llama-bench-mixture.md", "--out", out)
    assert result.exit_code == 3
    assert "model.bytes_per_expert (--bytes-per-expert)" in result.stderr
    text = out.read_text("utf-8")
    line = next(line for line in text.splitlines() if "TODO" in line)
    assert line.startswith("# bytes_per_expert =")
    filled = text.replace(line, 'bytes_per_expert = "2 MB"')
    assert reads(filled.encode(), name="m.toml").model.bytes_per_expert == 2 * 10**6


def test_standard_input(run):
    data = (SAMPLES / "llama-bench-ubatch.md").read_bytes()
    result = run("auto", "-", "--json", input=data)
    assert result.exit_code == 0, result.output
    assert found(result)["file"] == "standard input"


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "empty"),
        (b"\n\n|---|\n", "no text"),
        (b"hello\n", "cannot be told"),
        (b"\xff\xfeabc", "UTF-16"),
        (b"a\xb1b", "not UTF-8"),
        (b"\x00\x01\x02", "cannot be told"),
    ],
)
def test_what_is_no_log_is_one_clear_error(run, tmp_path, data, words):
    log = tmp_path / "log.txt"
    log.write_bytes(data)
    result = run("auto", log, "--json")
    assert result.exit_code == 2
    assert words in found(result)["error"]["problem"]
    assert "Traceback" not in result.output


def test_a_missing_log_and_a_missing_name(run, tmp_path):
    assert run("auto", tmp_path / "none.txt").exit_code == 2
    assert run("auto", tmp_path).exit_code == 2
    assert "FILE" in run("auto").stderr
    assert run("auto", "--example").exit_code == 2
    assert run("gguf", "x").exit_code == 2


def test_a_log_of_messages_only_says_so(run, tmp_path):
    log = tmp_path / "log.txt"
    log.write_text("INFO 04-01 18:20:31 [x.py:1] Engine 000: Running: 0 reqs\n", "utf-8")
    result = run("vllm", log)
    assert result.exit_code == 2
    assert "messages only" in result.stderr


def test_a_hostile_name_cannot_break_the_file(run, tmp_path):
    log = tmp_path / "log.md"
    evil = 'x"\\ \u202e [device] \u2028 # \x01'
    text = f"ggml_cuda_init: found 1 CUDA devices:\n  Device 0: {evil}, compute capability 8.6\n"
    log.write_text(
        text + table((*MODEL, "2", "pp512", "9.5 ± 0.1")) + "build: abcdef1 (1)\n", "utf-8"
    )
    result = run("llama-bench", log)
    assert "Traceback" not in result.output
    assert result.exit_code == 0, result.output
    reads(result.stdout.encode(), name="m.toml")


# --- into -----------------------------------------------------------------------------------------


def mine():
    return example().read_text(encoding="utf-8")


def test_into_adds_rows_and_keeps_everything_else(run, tmp_path):
    path = tmp_path / "my-gpu.toml"
    path.write_text(mine(), "utf-8")
    log = tmp_path / "log.jsonl"
    log.write_text('{"pp": 128, "tg": 64, "pl": 48, "speed_tg": 777.5}\n', "utf-8")
    args = ("--kind", "deduplicating", "--into", path, "--source", "https://example.org/new")
    result = run("llama-batched-bench", log, *args)
    assert result.exit_code == 0, result.output
    old, new = mine().splitlines(), path.read_text("utf-8").splitlines()
    added = [line for line in new if line not in old]
    assert added == ['  {n = 48, rate = "777.5 tokens/s", source = "https://example.org/new"},']
    assert [line for line in old if line not in new] == []
    measured = reads(path.read_bytes(), name="m.toml")
    row = measured.series("deduplicating").rows[-1]
    assert (row.n, row.source) == (48, "https://example.org/new")
    assert row.time == Fraction(48) / Fraction("777.5")


def test_sequences_decoded_one_after_the_other_are_passes_of_one_token():
    text = (SAMPLES / "llama-batched-bench.txt").read_text(encoding="utf-8")
    apart = text.replace("is_pp_shared = 0,", "is_pp_shared = 0, is_tg_separate = 1,")
    assert apart != text
    _, log = read_log(apart.encode(), "llama-batched-bench", shown="log")
    assert {timing.n for timing in log.timings} == {1}
    assert all("passes of one token" in remark.why for remark in log.aside)
    _, log = read_log(text.encode(), "llama-batched-bench", shown="log")
    assert {timing.n for timing in log.timings} == {1, 2, 4, 8, 16, 32}


def test_into_refuses_rows_of_another_depth(run, tmp_path):
    path = tmp_path / "my-gpu.toml"
    path.write_text(mine(), "utf-8")
    log = SAMPLES / "llama-batched-bench.txt"
    result = run("llama-batched-bench", log, "--where", "prompt=512", "--into", path)
    assert result.exit_code == 2
    assert "another depth" in result.stderr
    assert "context = 128" in result.stderr
    assert "context = 512" in result.stderr
    assert path.read_text("utf-8") == mine()
    # A file that does not state its depth takes the rows.
    path.write_text(mine().replace("context = 128 ", "# "), "utf-8")
    assert run("llama-batched-bench", log, "--where", "prompt=512", "--into", path).exit_code == 0


def test_into_adds_a_kernel_of_a_new_kind(run, tmp_path):
    path = tmp_path / "my-gpu.toml"
    text = mine().replace("context = 128", "context = 512")
    path.write_text(text, "utf-8")
    out = tmp_path / "copy.toml"
    args = ("--where", "prompt=512", "--into", path, "--out", out)
    result = run("llama-batched-bench", SAMPLES / "llama-batched-bench.txt", *args)
    assert result.exit_code == 0, result.output
    assert path.read_text("utf-8") == text
    series = reads(out.read_bytes(), name="m.toml").series("mixed")
    assert [row.n for row in series.rows] == [1, 2, 4, 8, 16, 32]
    assert series.rows[0].as_written == "57.63 tokens/s"


def test_into_replaces_only_with_force(run, tmp_path):
    path = tmp_path / "my-gpu.toml"
    path.write_text(mine(), "utf-8")
    log = SAMPLES / "vllm-2025-09.txt"
    refused = run("vllm", log, "--into", path)
    assert refused.exit_code == 2
    assert "acceptance section already" in refused.stderr
    assert path.read_text("utf-8") == mine()
    assert run("vllm", log, "--into", path, "--force").exit_code == 0
    measured = reads(path.read_bytes(), name="m.toml")
    assert measured.acceptance.definition == "per_position"
    assert measured.acceptance.draft_length == 5
    jsonl = tmp_path / "log.jsonl"
    jsonl.write_text('{"pp": 128, "tg": 64, "pl": 8, "speed_tg": 555.5}\n', "utf-8")
    rows_args = ("llama-batched-bench", jsonl, "--kind", "per_slot", "--into", path)
    twice = run(*rows_args)
    assert twice.exit_code == 2
    assert "n = 8 already" in twice.stderr
    assert run(*rows_args, "--force").exit_code == 0
    series = reads(path.read_bytes(), name="m.toml").series("per_slot")
    assert [row.as_written for row in series.rows if row.n == 8] == ["555.5 tokens/s"]


@pytest.mark.parametrize(
    ("log", "options", "words"),
    [
        ("backend-ops.txt", ["--kind", "per_slot"], "times something else"),
        ("llama-bench-ubatch.md", ["--kind", "mixed"], "another model"),
        ("sglang-questions.txt", ["--force"], "lacks its draft length"),
    ],
)
def test_into_refuses_what_does_not_belong(run, tmp_path, log, options, words):
    path = tmp_path / "my-gpu.toml"
    path.write_text(mine(), "utf-8")
    result = run("auto", SAMPLES / log, "--into", path, *options)
    assert result.exit_code == 2
    assert words in result.stderr
    assert path.read_text("utf-8") == mine()


def test_into_refuses_another_matrix(run, tmp_path):
    path = tmp_path / "op.toml"
    made = ("--device", "some GPU", "--out", path)
    assert run("auto", SAMPLES / "backend-ops.sql", *made).exit_code == 0
    before = path.read_bytes()
    log = tmp_path / "log.txt"
    line = "MUL_MAT_ID(type_a=mxfp4,type_b=f32,n_mats=32,n_used=4,b=0,m={m},n=8,k=2880,o=1): "
    line += "10 runs - 900.00 us/run - 1 MFLOP/run - 1 GFLOPS"
    log.write_text(line.format(m=1024), "utf-8")
    result = run("auto", log, "--into", path)
    assert result.exit_code == 2
    assert "another operation" in result.stderr
    assert path.read_bytes() == before
    log.write_text(line.format(m=2880), "utf-8")
    assert run("auto", log, "--into", path).exit_code == 0
    rows = reads(path.read_bytes(), name="op.toml").series("mixed").rows
    assert [row.n for row in rows] == [1, 4, 8]


def test_into_refuses_json_and_a_broken_file(run, tmp_path):
    log = SAMPLES / "vllm-2025-09.txt"
    path = tmp_path / "m.json"
    data = tomllib.loads(mine(), parse_float=str)
    del data["acceptance"]
    path.write_text(json.dumps(data), "utf-8")
    assert "not TOML" in run("vllm", log, "--into", path).stderr
    path.write_text("schema = 9\n", "utf-8")
    assert run("vllm", log, "--into", path).exit_code == 2
    assert run("vllm", log, "--into", tmp_path / "none.toml").exit_code == 2


@pytest.mark.parametrize("path", bundled(), ids=lambda path: path.stem)
def test_into_keeps_every_bundled_file(path):
    """Every line stays, and every value; only what was imported is new."""
    entry, log = read_log((SAMPLES / "vllm-2025-09.txt").read_bytes(), "vllm", shown="log")
    draft = compose(entry, log, Options(), shown="log")
    before = path.read_bytes()
    after = merge(before, draft, shown=path.name, force=False, folder=path.parent)
    assert after.startswith(before)
    old, new = (tomllib.loads(data.decode()) for data in (before, after))
    assert new.pop("acceptance")["per_position"][0] == "0.983"
    assert old == new


# --- fuzz -----------------------------------------------------------------------------------------

TEXTS = {
    name: [
        data.decode("utf-16" if data.startswith(b"\xff\xfe") else "utf-8")
        for case in CASES
        if case["format"] == name
        for data in [(SAMPLES / case["file"]).read_bytes()]
    ]
    for name in FORMATS
}
PIECES = st.sampled_from(
    [
        "nan",
        "-1",
        "1e999",
        "9" * 30,
        "0",
        "|",
        '"',
        "{",
        "}",
        "[",
        "\\",
        "(",
        ",",
        "=",
        ": ",
        "±",
        "\x00",
        "\x1b[31m",
        "\r",
        "\n",
        "\ufeff",
        "٣",
        "½",
        "tokens",
        "%",
        "accept len: ",
        "--",
        " ",
    ]
)


@st.composite
def mutated(draw, name):
    text = draw(st.sampled_from(TEXTS[name]))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        kind = draw(st.integers(0, 4))
        if kind == 0:
            text = text[:at]
        elif kind == 1:
            text = text[:at] + draw(PIECES) + text[at:]
        elif kind == 2:
            text = text[:at] + text[at + draw(st.integers(1, 40)) :]
        elif kind == 3:
            lines = text.split("\n")
            line = draw(st.integers(0, len(lines) - 1))
            text = "\n".join([*lines[: line + 1], lines[line], *lines[line + 1 :]])
        else:
            digits = list(re.finditer("[0-9.]+", text))
            if digits:
                match = draw(st.sampled_from(digits))
                text = text[: match.start()] + draw(PIECES) + text[match.end() :]
    return text


def survives(name, text):
    """Either a clear error, or a result whose every line went somewhere and whose file is TOML."""
    try:
        entry, log = read_log(text.encode("utf-8", "surrogatepass"), name, shown="log")
    except SpecmoeError:
        return
    last = text.count("\n") + 1
    assert all(1 <= remark.line <= last for remark in [*log.unknown, *log.aside])
    for timing in log.timings:
        assert timing.n >= 1
        assert all(Decimal(figure.split()[0]) > 0 for figure in timing.figures)
    try:
        draft = compose(entry, log, Options(draft_length=None), shown="log")
    except SpecmoeError:
        return
    made = measurement(draft, heading="Imported", unknown=log.unknown, aside=log.aside)
    tomllib.loads(made)
    if draft.complete:
        reads(made.encode(), name="m.toml")


@pytest.mark.parametrize("name", FORMATS)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_mutated_samples_never_crash(name, data):
    survives(name, data.draw(mutated(name)))


@pytest.mark.parametrize("name", FORMATS)
@settings(max_examples=40, deadline=None)
@given(text=st.text(max_size=300))
def test_any_text_never_crashes(name, text):
    survives(name, text)


@pytest.mark.parametrize("name", FORMATS)
def test_deep_and_long_lines_never_crash(name):
    for piece in ("[", '{"a":', "(", "| ", "a=", "9"):
        survives(name, piece * 30_000)
        survives(name, TEXTS[name][0] + piece * 30_000)


@pytest.mark.parametrize("name", FORMATS)
def test_every_line_goes_somewhere(name):
    """A line that no reader knows is reported, wherever it stands."""
    for text in TEXTS[name]:
        lines = text.split("\n")
        if text.lstrip().startswith(("{", "[")) and "\n " in text:
            continue  # inside a record, a strange line is the record's fault
        for at in range(len(lines)):
            stranger = [*lines[:at], "a stranger: 42 apples!", *lines[at:]]
            _, log = read_log("\n".join(stranger).encode(), name, shown="log")
            inside = name == "mlx-lm" and "learning is a branch" in text
            known = {remark.line for remark in log.unknown}
            assert (at + 1) in known or (inside and 3 <= at <= 6), (at, log.unknown)
