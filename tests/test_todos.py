"""A measurement file that an import left open says what is still to be filled in."""

import re
from fractions import Fraction
from pathlib import Path

import pytest
from click.testing import CliRunner

from specmoe.cli import main
from specmoe.errors import InputError
from specmoe.measurement import example, reads
from specmoe.measurement.importers import read_log
from specmoe.measurement.importers.compose import Options, compose
from specmoe.measurement.importers.write import measurement
from specmoe.measurement.quantisation import block, bytes_per_expert
from specmoe.measurement.todos import todos

SAMPLES = Path(__file__).parent / "imports"
ROW = "| {model} | 1.00 GiB | 1.00 B | CUDA | 99 | tg128 | 9.50 ± 0.10 |\n"
HEAD = "| model | size | params | backend | ngl | test | t/s |\n|---|---|---|---|---|---|---|\n"


def drafts(text: str):
    entry, log = read_log(text.encode(), "llama-bench", shown="log.md")
    draft = compose(entry, log, Options(), shown="log.md")
    made = measurement(draft, heading="Imported", unknown=(), aside=())
    return draft, made


@pytest.fixture
def run():
    runner = CliRunner()
    return lambda *words: runner.invoke(main, [str(word) for word in words])


@pytest.fixture
def unfinished(tmp_path):
    """An import of a model that is not known, with what it lacks."""
    draft, text = drafts(HEAD + ROW.format(model="strange 7x9B Q4_0"))
    path = tmp_path / "gpu1.toml"
    path.write_text(text, encoding="utf-8")
    return path, draft.missing


def test_what_an_import_writes_is_found_again(unfinished):
    path, missing = unfinished
    assert len(missing) >= 5
    assert todos(path.read_text(encoding="utf-8")) == missing


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.toml")), ids=lambda path: path.stem)
def test_every_todo_of_the_samples_is_found(path):
    text = path.read_text(encoding="utf-8")
    assert len(todos(text)) == sum("# TODO: " in line for line in text.splitlines())


def test_the_example_has_none():
    assert todos(example().read_text(encoding="utf-8")) == {}


@pytest.mark.parametrize("command", ["import", "audit"])
def test_an_unfinished_file_names_its_todos(run, unfinished, tmp_path, command):
    path, missing = unfinished
    before = path.read_bytes()
    words = {
        "import": ("import", "llama-bench", SAMPLES / "llama-bench-ubatch.md", "--into", path),
        "audit": ("audit", path, "--out", tmp_path / "out"),
    }
    result = run(*words[command])
    assert result.exit_code == 2
    assert f"gpu1.toml: the file still has {len(missing)} TODOs" in result.stderr
    assert f"found:    {', '.join(missing)}" in result.stderr
    for option in missing.values():
        assert option in result.stderr
    assert "also:" not in result.stderr  # what is missing is told once, as a TODO
    assert path.read_bytes() == before


def test_other_mistakes_stand_beside_the_todos(unfinished):
    path, _ = unfinished
    text = path.read_text(encoding="utf-8").replace('scope = "pass"', 'scope = "all"')
    with pytest.raises(InputError, match="TODOs") as caught:
        reads(text.encode(), name="m.toml")
    assert [one.path for one in caught.value.others] == ["timing.scope"]


def test_a_filled_in_file_may_keep_a_todo_as_a_comment():
    text = example().read_text(encoding="utf-8")
    text += "# note =    # TODO: the machine (--device)\n"
    assert len(todos(text)) == 1
    assert reads(text.encode(), name="m.toml").name == "example"


def test_a_mixture_says_why_its_size_is_not_known_and_how_to_find_it(run, tmp_path):
    log, out = SAMPLES / "llama-bench-mixture.md", tmp_path / "m.toml"
    result = run("import", "llama-bench", log, "--out", out)
    assert result.exit_code == 3
    recipe = (
        "sum of elements x bits per weight",
        "Q4_K 4.5",
        "Q6_K 6.5625",
        "blk.*.ffn_{gate,up,down}_exps.weight",
        "gguf-dump",
        "divided by (layers with experts x N)",
    )
    for part in ("the mixture Q3_K_M", *recipe):
        assert part in result.stderr
    # And so does the file itself, wherever it is read.
    audited = run("audit", out, "--out", tmp_path / "out")
    assert audited.exit_code == 2
    assert "the file still has 1 TODO\n" in audited.stderr
    for part in recipe:
        assert part in audited.stderr


def test_the_recipe_has_the_bits_of_each_format():
    """So that it gives, for experts of one format, what is computed for that format."""
    with pytest.raises(InputError) as caught:
        block("Q4_K_M")
    listed = re.search(r"bits per weight \((.*?)\) / 8", str(caught.value.mend))
    assert listed is not None
    layers, N = 48, 128
    for name, bits in (pair.split() for pair in listed[1].split(", ")):
        elements = layers * 3 * N * 2048 * 768
        size = elements * Fraction(bits) / 8 / (layers * N)
        assert size == bytes_per_expert(2048, 768, name)
