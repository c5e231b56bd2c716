"""Good measurement files: every figure arrives exactly, with its source."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any, get_args

import jsonschema
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from specmoe.errors import InputError
from specmoe.exact import Interval
from specmoe.measurement import bundled, example, read, reads, schema
from specmoe.measurement.absences import absences
from specmoe.measurement.model import (
    AcceptanceDefinition,
    ErrorRule,
    KernelKind,
    Measurement,
    RatioRow,
    Scope,
)
from specmoe.measurement.quantisation import FORMATS, block, bytes_per_expert
from specmoe.units import UNITS

BASE = (Path(__file__).parent / "adversarial" / "measurement" / "base.toml").read_text("utf-8")
MODEST = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def edited(*edits: tuple[str, str]) -> Measurement:
    text = BASE
    for old, new in edits:
        assert old in text
        text = text.replace(old, new, 1)
    return reads(text.encode(), name="base.toml")


def as_json(value: object) -> str:
    """JSON with every number as it was written."""
    if isinstance(value, dict):
        return "{" + ",".join(f"{json.dumps(k)}:{as_json(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(as_json, value)) + "]"
    return str(value) if isinstance(value, Decimal) else json.dumps(value)


def as_toml(document: dict[str, Any]) -> str:
    """TOML with every number as it was written, one line for each entry at the top."""

    def inline(value: object) -> str:
        if isinstance(value, dict):
            return "{" + ", ".join(f"{k} = {inline(v)}" for k, v in value.items()) + "}"
        if isinstance(value, list):
            return "[" + ", ".join(map(inline, value)) + "]"
        return str(value) if isinstance(value, Decimal) else json.dumps(value)

    return "\n".join(f"{key} = {inline(value)}" for key, value in document.items())


# The example


def test_the_example_arrives_exactly() -> None:
    m = read(example())
    assert (m.name, m.file, m.scope, m.measured_on) == (
        "example",
        "example.toml",
        "pass",
        "2026-01-31",
    )
    assert m.sha256 == hashlib.sha256(example().read_bytes()).hexdigest()
    assert m.device.memory_bandwidth == 960 * 10**9
    assert (m.engine.name, m.engine.version, m.engine.backend) == (
        "example engine",
        "b1234",
        "Vulkan",
    )
    assert (m.model.routed_experts, m.model.top_k, m.model.moe_layers) == (128, 8, 48)
    assert m.model.bytes_per_expert == 3 * 2048 * 768 * Fraction(144, 256)
    assert "Q4_K" in m.model.bytes_per_expert_how
    per_slot, grouped = m.series("per_slot"), m.series("deduplicating")
    assert per_slot is not None
    assert grouped is not None
    assert m.series("mixed") is None
    rows = {row.n: row for row in per_slot.rows}
    assert list(rows) == [1, 2, 4, 8, 9, 12, 16, 32]
    assert rows[1].time == Fraction(55, 10_000)
    assert rows[1].spread == Fraction(2, 100_000)
    assert rows[1].as_written == "5.5 ms ± 0.02 ms"
    assert rows[2].time == 2 / Fraction("307.7")
    assert rows[2].spread == 2 / Fraction("307.3") - 2 / Fraction("307.7")
    assert rows[2].as_written == "307.7 tokens/s ± 0.4 tokens/s"
    assert rows[4].times == (Fraction("0.00858"), Fraction("0.0086"), Fraction("0.00861"))
    assert rows[4].as_written == "8.58 ms, 8.6 ms, 8.61 ms"
    assert rows[8].times == (8 / Fraction("636.1"), 8 / Fraction("636.9"))
    assert [row.use for row in per_slot.rows] == ["calibrate"] * 7 + ["holdout"]
    assert rows[32].source == "https://example.org/later"
    assert rows[16].source == "https://example.org/run"
    assert per_slot.regimes == ((1, 8), (9, 32))
    assert grouped.regimes == ()
    assert m.routing.kind == "table"
    assert m.routing.table[:3] == ((1, 8), (2, Fraction("15.4")), (4, Fraction("28.7")))
    assert m.drafting is not None
    assert m.drafting.table == (
        (1, Fraction("0.0012")),
        (2, Fraction("0.0023")),
        (3, Fraction("0.0034")),
    )
    assert m.acceptance is not None
    assert m.acceptance.value == Interval(Fraction("0.72"), Fraction("0.8"))
    assert m.acceptance.draft_length == 3
    assert m.ratio[0] == RatioRow(9, Fraction("0.52"), "https://example.org/ratio")
    assert m.error == ErrorRule("largest_residual", None, Fraction(1, 20), False, None)
    assert m.observed_crossover is not None
    assert m.observed_crossover.per_slot_faster_at == 16
    speedups = [one.speedup for one in m.observed_speculation]
    assert speedups == [Interval.point(Fraction("1.11")), Interval.point(Fraction("1.21"))]
    assert len(m.notes) == 1


def test_the_example_shows_every_key() -> None:
    """Set, or named in a comment beside what was chosen instead."""
    text = example().read_text("utf-8")
    keys = {key for table in tables() for key in table["properties"]}
    assert len(keys) > 50
    missing = {key for key in keys if not re.search(rf"(?<!\w){key}(?!\w)", text)}
    assert missing == set()


def test_bundled_files_read_and_carry_their_own_names() -> None:
    measurements = [read(path) for path in bundled()]
    assert [m.name for m in measurements] == [path.stem for path in bundled()]


# Both languages


def test_json_and_toml_say_the_same() -> None:
    data = as_json(tomllib.loads(BASE, parse_float=Decimal)).encode()
    ours = reads(data, name="base.json")
    theirs = edited()
    assert ours.sha256 == hashlib.sha256(data).hexdigest()
    for field in Measurement.__dataclass_fields__:
        if field not in ("file", "sha256"):
            assert getattr(ours, field) == getattr(theirs, field), field


@pytest.mark.parametrize("name", ["m.toml", "m.JSON", "m", "m.txt"])
def test_json_is_known_by_its_content(name: str) -> None:
    data = b"\n " + as_json(tomllib.loads(BASE, parse_float=Decimal)).encode()
    assert reads(data, name=name).file == name


def test_toml_is_read_under_any_name_but_json() -> None:
    assert reads(BASE.encode(), name="folder/m.txt").file == "m.txt"
    with pytest.raises(InputError, match="not valid JSON"):
        reads(BASE.encode(), name="m.json")


def test_lines_may_end_as_on_windows() -> None:
    windows = reads(BASE.replace("\n", "\r\n").encode(), name="base.toml")
    assert windows.kernels == edited().kernels
    assert windows.sha256 != edited().sha256


def test_bare_numbers_keep_every_digit() -> None:
    digits = "49.1000000000000000055511151231257827"
    assert dict(edited(("[8, 49.9]", f"[8, {digits}]")).routing.table)[8] == Fraction(digits)


@pytest.mark.parametrize("as_type", [str, Path])
def test_a_file_is_read_from_its_path(tmp_path: Path, as_type: type) -> None:
    path = tmp_path / "m.toml"
    path.write_text(BASE, "utf-8")
    assert read(as_type(path)) == reads(BASE.encode(), name="m.toml")


# Rows


@MODEST
@given(
    n=st.integers(1, 65536),
    rate=st.decimals("0.01", "1e6", places=3),
    part=st.decimals("0", "0.99", places=2),
)
def test_a_rate_becomes_the_time_of_a_pass_exactly(n: int, rate: Decimal, part: Decimal) -> None:
    spread = rate * part
    row = edited(
        ("n = 9, time", f'n = {n}, spread = "{spread} tokens/s", time'),
        ('time = "24.1 ms"', f'rate = "{rate} tokens/s"'),
    )
    (point,) = row.kernels[1].rows
    r, s = Fraction(rate), Fraction(spread)
    assert point.time * r == n
    assert point.spread is not None
    # Whatever rate lies within the spread, its time lies within the row's.
    assert n / (r - s) - point.time == point.spread
    assert point.time - n / (r + s) <= point.spread


def test_what_is_known_of_the_error_of_a_row() -> None:
    rows = {row.n: row for row in edited().kernels[0].rows}
    assert rows[1].relative_spread == Fraction(2, 550)
    assert rows[4].relative_spread == Fraction(1, 859)  # 8.58 and 8.6 around 8.59
    assert rows[32].relative_spread is None
    assert rows[32].relative_rounding == Fraction(1, 200) / (Fraction("43.62") - Fraction(1, 200))
    assert rows[2].relative_rounding == Fraction(1, 20) / (Fraction("307.7") - Fraction(1, 20))


def test_rows_and_tables_are_sorted() -> None:
    m = edited(
        ("{ n = 1,", "{ n = 3,"),
        ('[[1, 8], [2, "15.4"]', '[[2, "15.4"], [1, 8]'),
        ('[[1, "1.2 ms"], [2, "2.3 ms"]]', '[[2, "2.3 ms"], [1, "1.2 ms"]]'),
        ('[[9, "0.52"], [16, "0.52"]]', '[[16, "0.52"], [9, "0.51"]]'),
    )
    assert [row.n for row in m.kernels[0].rows] == [2, 3, 4, 8, 32]
    assert [n for n, _ in m.routing.table] == [1, 2, 8, 64]
    assert m.drafting is not None
    assert [k for k, _ in m.drafting.table] == [1, 2]
    assert [row.n for row in m.ratio] == [9, 16]


def test_what_is_left_out_has_its_default() -> None:
    text = BASE[: BASE.index("[drafting]")]
    text = re.sub(r"(measured_on|notes|memory_bandwidth|regimes) = .*\n", "", text)
    m = reads(text.encode(), name="m.toml")
    assert (m.measured_on, m.notes, m.drafting, m.acceptance) == (None, (), None, None)
    assert (m.ratio, m.error, m.observed_crossover) == ((), ErrorRule(), None)
    assert (m.observed_speculation, m.device.memory_bandwidth) == ((), None)
    assert (m.kernels[0].regimes, m.model.shared_experts) == ((), 0)
    assert (m.kernels[1].rows[0].spread, m.kernels[1].rows[0].use) == (None, "calibrate")


@pytest.mark.parametrize("kept", ["[observed.crossover]", "[[observed.speculation]]"])
def test_one_observation_goes_without_the_other(kept: str) -> None:
    start = BASE.index("[observed.crossover]")
    part = next(part for part in BASE[start:].split("\n\n") if part.startswith(kept))
    m = reads((BASE[:start] + part).encode(), name="m.toml")
    assert (m.observed_crossover is not None) == ("crossover" in kept)
    assert len(m.observed_speculation) == ("speculation" in kept)


def test_uniform_routing_needs_nothing_more() -> None:
    table = 'model = "table"\ntable = [[1, 8], [2, "15.4"], [8, 49.9], [64, 109.1]]'
    m = edited((table, 'model = "uniform"'))
    assert (m.routing.kind, m.routing.table, m.routing.trace) == ("uniform", (), None)


def test_every_expert_may_be_selected() -> None:
    """m = N: then U(n) = N at every n, and stays there."""
    m = edited(
        ("top_k = 8", "top_k = 128"),
        ('[[1, 8], [2, "15.4"], [8, 49.9], [64, 109.1]]', "[[1, 128], [2, 128]]"),
    )
    assert m.routing.table == ((1, 128), (2, 128))


def test_an_interval_may_be_a_point() -> None:
    m = edited(('value = "2.5"', 'interval = ["2.5", "2.5"]'))
    assert m.acceptance is not None
    assert m.acceptance.value == Interval.point(Fraction(5, 2))


def test_figures_are_kept_as_written_with_plain_spaces() -> None:
    m = edited(('"24.1 ms"', '"  24.10\u00a0 ms "'))
    assert m.kernels[1].rows[0].as_written == "24.10 ms"
    assert m.kernels[1].rows[0].time == Fraction("0.0241")


def test_a_regime_may_be_one_n_and_ends_at_its_row() -> None:
    m = edited(("[[1, 4], [8, 32]]", "[[1, 1], [2, 4], [5, 8]]"))
    assert m.kernels[0].regimes == ((1, 1), (2, 4), (5, 8))


def test_stated_bytes_win_and_say_so() -> None:
    m = edited(('quantisation = "Q4_K"', 'quantisation = "Q4_K_M"\nbytes_per_expert = "2.65 MB"'))
    assert m.model.bytes_per_expert == 2_650_000
    assert m.model.bytes_per_expert_how == "stated"
    assert m.model.quantisation == "Q4_K_M"


def test_an_operation_covers_one_layer() -> None:
    m = edited(('scope = "pass"', 'scope = "operation"'), ("moe_layers = 48", "moe_layers = 1"))
    assert m.scope == "operation"


def test_drafting_may_be_free() -> None:
    m = edited(('table = [[1, "1.2 ms"], [2, "2.3 ms"]]', 'per_token = "0 ms"'))
    assert m.drafting is not None
    assert m.drafting.per_token == 0


@pytest.mark.parametrize(
    ("entries", "value", "k"),
    [
        ('definition = "per_token"\nvalue = 0.8', Interval.point(Fraction(4, 5)), None),
        ('definition = "per_token"\nvalue = "4/5"', Interval.point(Fraction(4, 5)), None),
        ('definition = "linear"\nvalue = 1\ndraft_length = 7', Interval.point(Fraction(1)), 7),
        (
            'definition = "accepted_over_drafted"\ninterval = [0, "0.8"]\ndraft_length = 2',
            Interval(Fraction(0), Fraction(4, 5)),
            2,
        ),
        (
            'definition = "mean_accepted"\nvalue = 3\ndraft_length = 3',
            Interval.point(Fraction(3)),
            3,
        ),
        (
            'definition = "committed_without_base"\nvalue = 0\ndraft_length = 3',
            Interval.point(Fraction(0)),
            3,
        ),
        (
            'definition = "accept_length"\ninterval = [1, 4]\ndraft_length = 3',
            Interval(Fraction(1), Fraction(4)),
            3,
        ),
    ],
)
def test_acceptance_reaches_the_ends_of_its_range(
    entries: str, value: Interval, k: int | None
) -> None:
    m = edited(('definition = "accept_length"\nvalue = "2.5"\ndraft_length = 3', entries))
    assert m.acceptance is not None
    assert m.acceptance.definition == entries.split('"')[1]
    assert (m.acceptance.value, m.acceptance.draft_length) == (value, k)


def test_per_position_gives_its_own_draft_length() -> None:
    entries = 'definition = "per_position"\nper_position = [1, "0.8", "0.8", 0]'
    m = edited(('definition = "accept_length"\nvalue = "2.5"\ndraft_length = 3', entries))
    assert m.acceptance is not None
    assert m.acceptance.per_position == (1, Fraction(4, 5), Fraction(4, 5), 0)
    assert (m.acceptance.value, m.acceptance.draft_length) == (None, 4)


# Traces


def trace_measurement(folder: Path, trace: str, name: str = "t.csv") -> Measurement:
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_bytes(trace.encode())
    table = 'model = "table"\ntable = [[1, 8], [2, "15.4"], [8, 49.9], [64, 109.1]]'
    text = BASE.replace(table, f'model = "trace"\ntrace = "{name}"')
    text = text.replace("routed_experts = 128\ntop_k = 8", "routed_experts = 4\ntop_k = 2")
    (folder / "m.toml").write_text(text, "utf-8")
    return read(folder / "m.toml")


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("name", ["t.csv", "below/t.csv"])
def test_a_trace_is_read_layer_by_layer(tmp_path: Path, end: str, name: str) -> None:
    lines = ["5,11,3", "5,11,0", "2,10,0", "2,10,1", "5,10,2", "5,10,1", "2,11,2", "2,11,3"]
    layers = [
        [frozenset({0, 1}), frozenset({2, 3})],
        [frozenset({1, 2}), frozenset({0, 3})],
    ]
    text = end.join(["layer,token,expert", *lines, ""])
    m = trace_measurement(tmp_path, text, name)
    assert (m.routing.trace, m.routing.absences) == (name, absences(layers))
    assert m.routing.trace_sha256 == hashlib.sha256(text.encode()).hexdigest()


# The contract


def tables(node: Any = None) -> list[dict[str, Any]]:
    """Every subschema that describes a table."""
    node = schema() if node is None else node
    found = [node] if isinstance(node, dict) and node.get("type") == "object" else []
    children = node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()
    return found + [table for child in children for table in tables(child)]


def test_the_schema_is_valid_versioned_and_closed() -> None:
    jsonschema.Draft202012Validator.check_schema(schema())
    assert schema()["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema()["$id"].endswith(":measurement:1")
    assert schema()["properties"]["schema"]["const"] == 1
    assert len(tables()) > 10
    assert all(table["additionalProperties"] is False for table in tables())


def test_the_schema_is_a_fresh_copy() -> None:
    schema().clear()
    assert schema()["type"] == "object"


def test_the_schema_alone_accepts_the_example() -> None:
    jsonschema.validate(tomllib.loads(example().read_text("utf-8")), schema())


def test_every_example_in_the_schema_is_one() -> None:
    def examples(node: Any) -> list[tuple[dict[str, Any], Any]]:
        if isinstance(node, dict):
            below = [pair for child in node.values() for pair in examples(child)]
            return [(node, value) for value in node.get("examples", ())] + below
        return (
            [pair for child in node for pair in examples(child)] if isinstance(node, list) else []
        )

    found = examples(schema())
    assert len(found) > 40
    for sub, value in found:
        jsonschema.Draft202012Validator({**sub, "$defs": schema()["$defs"]}).validate(value)


def test_every_property_is_described() -> None:
    definitions = schema()["$defs"]
    for table in tables():
        for key, sub in table["properties"].items():
            name = sub.get("$ref", "").removeprefix("#/$defs/")
            assert sub.get("description") or definitions[name]["description"], key


def test_schema_and_model_offer_the_same_choices() -> None:
    properties, kernel = schema()["properties"], schema()["$defs"]["kernel"]["properties"]

    def offered(sub: dict[str, Any]) -> tuple[str, ...]:
        return tuple(branch["const"] for branch in sub["oneOf"])

    acceptance = properties["acceptance"]["properties"]["definition"]
    assert offered(acceptance) == get_args(AcceptanceDefinition)
    assert offered(kernel["kind"]) == get_args(KernelKind)
    assert set(offered(properties["timing"]["properties"]["scope"])) == set(get_args(Scope))


def test_schema_and_units_know_the_same_units() -> None:
    for kind, units in UNITS.items():
        pattern = schema()["$defs"][kind]["pattern"]
        assert all(re.search(pattern, f"1.5 {unit}") for unit in units)
        assert not any(
            re.search(pattern, f"1.5 {unit}")
            for other, table in UNITS.items()
            if other != kind
            for unit in table
        )


def test_a_missing_definition_lists_them_all_with_their_meanings() -> None:
    with pytest.raises(InputError) as caught:
        edited(('definition = "accept_length"\n', ""))
    assert caught.value.path == "acceptance.definition"
    branches = schema()["properties"]["acceptance"]["properties"]["definition"]["oneOf"]
    assert len(branches) == 7
    for branch in branches:
        assert f"{branch['const']}: {branch['description']}" in str(caught.value.expected)


def required_places() -> list[tuple[str | int, ...]]:
    """Every entry of the base file that the schema requires."""
    places: list[tuple[str | int, ...]] = []

    def walk(sub: dict[str, Any], value: Any, steps: tuple[str | int, ...]) -> None:
        if "$ref" in sub:
            sub = {**schema()["$defs"][sub["$ref"].removeprefix("#/$defs/")], **sub}
        if isinstance(value, dict):
            places.extend((*steps, key) for key in sub["required"])
            for key, item in value.items():
                walk(sub["properties"][key], item, (*steps, key))
        elif isinstance(value, list) and isinstance(sub.get("items"), dict):
            for index, item in enumerate(value):
                walk(sub["items"], item, (*steps, index))

    walk(schema(), tomllib.loads(BASE), ())
    return places


@pytest.mark.parametrize("steps", required_places(), ids=lambda steps: ".".join(map(str, steps)))
@pytest.mark.parametrize("language", ["toml", "json"])
def test_every_required_entry_is_missed(steps: tuple[str | int, ...], language: str) -> None:
    document = tomllib.loads(BASE, parse_float=Decimal)
    table: Any = document
    for step in steps[:-1]:
        table = table[step]
    del table[steps[-1]]
    text = as_json(document) if language == "json" else as_toml(document)
    with pytest.raises(InputError) as caught:
        reads(text.encode(), name=f"base.{language}")
    path = "".join(f"[{s}]" if isinstance(s, int) else f".{s}" for s in steps)[1:]
    assert caught.value.path == path
    key, mend = str(steps[-1]), str(caught.value.mend)
    if f"add {key}, with the choice" not in mend:
        header = r"\[\[?[a-z.]+\]\]?"
        assert re.match(
            rf'(add|write) "{key}": '
            if language == "json"
            else rf"(add|write) ({key} = |{header})",
            mend,
        )


def test_mends_speak_the_language_of_the_file() -> None:
    document = tomllib.loads(BASE, parse_float=Decimal)
    del document["device"]["source"], document["timing"]
    with pytest.raises(InputError) as caught:
        reads(as_json(document).encode(), name="m.json")
    assert caught.value.mend == 'add "timing": {...}'
    with pytest.raises(InputError) as caught:
        edited(('source = "https://example.org/device"\n', ""))
    assert caught.value.mend == 'add source = "https://github.com/owner/project/issues/1"'


def test_examples_speak_the_language_of_the_file() -> None:
    document = tomllib.loads(BASE, parse_float=Decimal)
    document["kernels"][0]["rows"] = []
    with pytest.raises(InputError) as caught:
        reads(as_json(document).encode(), name="m.json")
    assert caught.value.mend == 'write, for example, [{"n": 2, "time": "7.485 ms"}]'
    start = BASE.index("rows = [\n")
    rows = BASE[start : BASE.index("\n]\n") + 2]
    with pytest.raises(InputError) as caught:
        edited((rows, "rows = []"))
    assert caught.value.mend == 'write, for example, [{ n = 2, time = "7.485 ms" }]'


def test_one_file_gives_one_error_every_time() -> None:
    text = BASE.replace("top_k = 8", "topk = true").replace('"pass"', '"layer"').encode()
    said = set()
    for _ in range(5):
        with pytest.raises(InputError) as caught:
            reads(text, name="m.toml")
        said.add(str(caught.value))
    assert len(said) == 1
    assert "did you mean top_k?" in said.pop()


def test_the_most_telling_mistake_comes_first_then_the_first_in_the_file() -> None:
    def path(*edits: tuple[str, str]) -> str | None:
        with pytest.raises(InputError) as caught:
            edited(*edits)
        return caught.value.path

    form = ('"2026-01-31"', '"31 January"')
    kind = ('name = "engine"', "name = true")
    unknown = ("robust = false", "robuste = false")
    assert path(form, kind, unknown) == "error.robuste"
    assert path(form, kind) == "engine.name"
    assert path(form, ('scope = "pass"', 'scope = "all"')) == "measured_on"
    late = ('definition = "accept_length"', 'definition = "rate"')
    assert path(('scope = "pass"', 'scope = "all"'), late) == "timing.scope"
    assert path(("n = 2,", "n = 0,"), ("n = 32,", "n = 0,")) == "kernels[0].rows[1].n"


def test_importing_is_cheap() -> None:
    code = "import sys, specmoe.measurement; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"jsonschema", "numpy", "scipy", "sympy", "rich", "jinja2"} & set(loaded)


# Whatever stands in the file, it is read or refused, and nothing else happens.

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.decimals(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20)
    | st.sampled_from(["1 ms", "0 s", "1e400 s", "1 GB", "table", "trace", "uniform", "../x"])
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner)
)


def leaves(value: Any, steps: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    items = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    below = [place for key, item in items for place in leaves(item, (*steps, key))]
    return [steps, *below] if steps else below


def outcome(action: Callable[[], object]) -> InputError | None:
    try:
        action()
    except InputError as error:
        return error
    return None


def read_or_refuse(data: bytes, name: str) -> None:
    error = outcome(lambda: reads(data, name=name, folder=Path(__file__).parent))
    if error is not None:
        assert error.file == name
        assert error.expected
        assert error.found
        assert error.mend
        str(error).encode()


@settings(MODEST, max_examples=120)
@given(st.data())
def test_any_entry_may_hold_anything(data: st.DataObject) -> None:
    document = tomllib.loads(BASE, parse_float=Decimal)
    *parents, last = data.draw(st.sampled_from(leaves(document)))
    table: Any = document
    for step in parents:
        table = table[step]
    table[last] = data.draw(VALUES)
    read_or_refuse(as_json(document).encode("utf-8", "surrogatepass"), "m.json")


@MODEST
@given(data=st.binary(max_size=60), name=st.sampled_from(["m.toml", "m.json", "m"]))
def test_any_bytes(data: bytes, name: str) -> None:
    read_or_refuse(data, name)


@MODEST
@given(at=st.integers(0, len(BASE)), text=st.text(max_size=3))
def test_any_slip_of_the_keyboard(at: int, text: str) -> None:
    read_or_refuse((BASE[:at] + text + BASE[at + 1 :]).encode("utf-8", "replace"), "m.toml")


# Quantisation


@pytest.mark.parametrize(
    ("name", "bits"),
    [
        ("F32", "32"),
        ("F16", "16"),
        ("BF16", "16"),
        ("bf16", "16"),
        ("Q8_0", "8.5"),
        ("Q4_0", "4.5"),
        ("Q4_1", "5"),
        ("Q5_0", "5.5"),
        ("Q5_1", "6"),
        ("Q2_K", "2.625"),
        ("Q3_K", "3.4375"),
        ("Q4_K", "4.5"),
        ("q5_k", "5.5"),
        ("Q6_K", "6.5625"),
        ("IQ1_S", "1.5625"),
        ("IQ1_M", "1.75"),
        ("IQ2_XXS", "2.0625"),
        ("IQ2_XS", "2.3125"),
        ("IQ2_S", "2.5625"),
        ("IQ3_XXS", "3.0625"),
        ("IQ3_S", "3.4375"),
        ("IQ4_NL", "4.5"),
        ("IQ4_XS", "4.25"),
        ("TQ1_0", "1.6875"),
        ("TQ2_0", "2.0625"),
        ("MXFP4", "4.25"),
        ("mxfp8", "8.25"),
        ("fp8", "8"),
        ("fp8-block128", "8.001953125"),
        ("mlx-4bit-g64", "4.5"),
        ("affine 4-bit g64", "4.5"),
        ("mlx-3bit-g128", "3.25"),
        ("mlx-6bit-g32", "7"),
        ("mlx-8bit-g64", "8.5"),
    ],
)
def test_bits_per_weight(name: str, bits: str) -> None:
    assert block(name).bits_per_weight == Fraction(bits)


def test_every_format_has_a_source_and_whole_blocks() -> None:
    for name, layout in FORMATS.items():
        assert layout.name == name
        assert layout.source.startswith("https://")
        assert layout.length ** (2 if layout.tiled else 1) == layout.weights
        assert 1 < layout.bits_per_weight <= 32


def test_bytes_of_one_expert() -> None:
    # DeepSeek-V2-Lite: 3 matrices, 2048 x 1408 weights, 18 bytes for 32 of them.
    assert bytes_per_expert(2048, 1408, "Q4_0") == 3 * 2048 * 1408 // 32 * 18
    assert bytes_per_expert(7168, 2048, "fp8-block128") == 3 * (7168 * 2048 + 4 * 56 * 16)
    assert bytes_per_expert(2880, 2880, "mxfp4") == 3 * 2880 * 90 * 17


@pytest.mark.parametrize("name", ["Q4_K_M", "q5_k_s", "IQ3_M", "Q3_K_L", "UD-Q4_K_XL", "Q2_K_L"])
def test_mixtures_have_no_single_figure(name: str) -> None:
    with pytest.raises(InputError, match="mixture") as caught:
        block(name, path="model.quantisation")
    assert caught.value.path == "model.quantisation"
    assert "bytes_per_expert" in str(caught.value.mend)


@pytest.mark.parametrize("sizes", [(2048, 1408), (1408, 2048)])
def test_rows_must_be_whole_blocks(sizes: tuple[int, int]) -> None:
    with pytest.raises(InputError, match="1408 weights are not whole blocks of Q4_K"):
        bytes_per_expert(*sizes, "Q4_K")


@MODEST
@given(st.text(max_size=30))
def test_any_name_of_a_format(name: str) -> None:
    error = outcome(lambda: block(name))
    assert error is None or error.mend
