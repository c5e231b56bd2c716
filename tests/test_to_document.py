"""The way back from a measurement to the content of its file: nothing lost, nothing changed."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from builders import measurement as built
from builders import rows, series
from hypothesis import given, settings
from hypothesis import strategies as st

from specmoe.canonical import canonical
from specmoe.errors import InputError
from specmoe.measurement import bundled, example, read, reads, to_document
from specmoe.measurement.absences import absences
from specmoe.measurement.model import Measurement, Row
from specmoe.routing import TraceRouting, routing_model, windowed_u

CASES = [p for p in sorted(Path(__file__).parent.glob("cases/*.toml")) if p.stem != "expected"]


def again(one: Measurement) -> Measurement:
    made = reads(canonical(to_document(one)), name="again.json")
    return replace(made, file=one.file, sha256=one.sha256)


@pytest.mark.parametrize("path", [*bundled(), example(), *CASES], ids=lambda path: path.stem)
def test_what_was_read_comes_back_equal(path: Path) -> None:
    one = read(path)
    assert again(one) == one
    assert to_document(again(one)) == to_document(one)


# --- any file -----------------------------------------------------------------------------------

text = st.text(st.characters(codec="ascii", categories=["L", "N"]), min_size=1, max_size=8)
number = st.decimals("0.001", 900, places=3).map(str)
unit = st.sampled_from(["s", "ms", "us"])
time = st.tuples(number, unit).map(" ".join)
rate = st.decimals(1, 5000, places=2).map(lambda value: f"{value}  tokens/s")
share = st.fractions(0, 1, max_denominator=1000)
table = st.dictionaries(st.integers(1, 64), st.fractions(8, 100, max_denominator=50), min_size=1)


def optional(value: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.none() | value


def stated(**entries: Any) -> st.SearchStrategy[dict[str, Any]]:
    """A table whose entries are left out where they come out as ``None``."""
    return st.fixed_dictionaries(entries).map(
        lambda found: {key: value for key, value in found.items() if value is not None}
    )


@st.composite
def row(draw: st.DrawFn, n: int) -> dict[str, Any]:
    figures = draw(
        st.one_of(
            time.map(lambda value: {"time": value}),
            rate.map(lambda value: {"rate": value}),
            st.lists(time, min_size=1, max_size=3).map(lambda values: {"times": values}),
            st.lists(rate, min_size=1, max_size=3).map(lambda values: {"rates": values}),
        )
    )
    if "time" in figures and draw(st.booleans()):
        figures["spread"] = "0.0001 us"
    if "rate" in figures and draw(st.booleans()):
        figures["spread"] = draw(st.sampled_from(["0.5 tokens/s", "1/7 us"]))
    more = draw(stated(source=optional(text), note=optional(text)))
    return {"n": n, **figures, **more}


@st.composite
def documents(draw: st.DrawFn) -> dict[str, Any]:
    kernels = []
    for kind in draw(st.sets(st.sampled_from(["per_slot", "deduplicating", "mixed"]), min_size=1)):
        ns = draw(st.lists(st.integers(1, 64), min_size=1, max_size=4, unique=True))
        kernel = draw(stated(name=text, version=optional(text), note=optional(text)))
        listed = [draw(row(n)) for n in ns]
        for one in listed[1:]:
            if draw(st.booleans()):
                one["use"] = draw(st.sampled_from(["calibrate", "holdout"]))
        if draw(st.booleans()):
            kernel["regimes"] = [[1, 64]]
        kernels.append({"kind": kind, "source": "everywhere", "rows": listed, **kernel})
    u = sorted(draw(table).items())
    levels = sorted(value for _, value in u)
    # Any values that rise from m to N and stay below n m are a table.
    distinct = [[n, str(min(value, 8 * n))] for (n, _), value in zip(u, levels, strict=True)]
    routing = draw(
        st.sampled_from(
            [
                {"model": "uniform", "source": "assumed"},
                {"model": "table", "table": distinct, "source": "seen"},
            ]
        )
    )
    lengths = sorted(draw(st.sets(st.integers(1, 20), min_size=1, max_size=3)))
    costs = [[k, draw(time)] for k in lengths]
    pair = draw(st.tuples(share, share).map(sorted))
    fall = sorted(draw(st.lists(share, min_size=1, max_size=4)), reverse=True)
    rates = {"baseline_rate": draw(rate), "speculative_rate": draw(rate)}
    drafting = st.sampled_from([{"per_token": draw(time)}, {"table": costs}])
    acceptance = st.sampled_from(
        [
            {"definition": "per_token", "value": str(pair[0])},
            {"definition": "linear", "interval": [str(pair[0]), str(pair[1])], "draft_length": 3},
            {"definition": "per_position", "per_position": [str(one) for one in fall]},
        ]
    ).map(lambda found: {**found, "source": "log"})
    error = st.sampled_from(
        [
            {"method": "given", "value": "0.03", "source": "paper"},
            {"method": "leave_one_out", "tolerance": "1/7"},
            {"robust": True},
            {},
        ]
    )
    speculation = st.lists(
        st.sampled_from([{"speedup": "1.3"}, {"interval": ["1", "1.25"]}, rates]).map(
            lambda found: {**found, "source": "someone", "draft_length": 2}
        ),
        min_size=1,
        max_size=2,
    )
    sizes = st.sampled_from(
        [
            {"bytes_per_expert": "2.65 MiB"},
            {"quantisation": "Q4_0", "hidden_size": 2048, "intermediate_size": 768},
        ]
    )
    found: dict[str, Any] = draw(
        stated(
            schema=st.just(1),
            name=st.just("any"),
            title=text,
            measured_on=optional(st.just("2026-08-27")),
            notes=optional(st.lists(text, max_size=2)),
            device=stated(
                name=text,
                source=text,
                driver=optional(text),
                memory_bandwidth=optional(st.just("819.2 GB/s")),
            ),
            engine=stated(name=text, version=text, source=text, backend=optional(text)),
            model=sizes.map(
                lambda found: {
                    "name": "model",
                    "source": "card",
                    "routed_experts": 128,
                    "top_k": 8,
                    "moe_layers": 4,
                    **found,
                }
            ),
            timing=st.fixed_dictionaries(
                {"scope": st.just("pass")}, optional={"context": st.integers(0, 1 << 24)}
            ),
            drafting=optional(drafting.map(lambda found: {**found, "source": "log"})),
            acceptance=optional(acceptance),
            ratio=optional(st.just({"source": "paper", "table": [[9, "0.5"], [4, "2/3"]]})),
            error=optional(error),
            observed=optional(
                stated(
                    crossover=optional(st.just({"per_slot_faster_at": 8, "source": "log"})),
                    speculation=optional(speculation),
                )
            ),
        )
    )
    return {**found, "kernels": kernels, "routing": routing}


@given(documents())
@settings(max_examples=60, deadline=None)
def test_any_measurement_that_can_be_read_comes_back_equal(document: dict[str, Any]) -> None:
    one = reads(json.dumps(document).encode(), name="any.json")
    assert again(one) == one
    assert to_document(again(one)) == to_document(one)


# --- measurements made by hand ------------------------------------------------------------------


@pytest.mark.parametrize("written", ["", "171.2 tokens/s", "nonsense", "1 ms, 2 ms", "1 ms ± x"])
def test_times_win_over_words_that_say_something_else(written: str) -> None:
    made = rows({1: [Fraction(1, 7), Fraction(1, 5)], 2: Fraction(2, 7), 4: Fraction(4, 7)})
    made = tuple(replace(row, as_written=written) for row in made)
    one = built(series("per_slot", made))
    two = again(one)
    assert [row.times for row in two.kernels[0].rows] == [row.times for row in made]
    assert two.kernels[0].rows[0].as_written == "1/7 s, 1/5 s"
    assert again(two) == two  # from there on nothing moves


def test_rows_are_written_in_order() -> None:
    late, early = rows({1: 1, 4: 3})[::-1]
    one = built(series("per_slot", (late, early)))
    assert [row.n for row in again(one).kernels[0].rows] == [1, 4]


def test_a_spread_comes_back() -> None:
    row = Row(2, (Fraction(1, 3),), "made up", spread=Fraction(1, 50))
    (found,) = again(built(series("mixed", (row,)))).kernels[0].rows
    assert (found.times, found.spread) == (row.times, row.spread)


# --- a trace ------------------------------------------------------------------------------------

selected = st.frozensets(st.integers(0, 5), min_size=2, max_size=2)
traces = st.integers(1, 9).flatmap(
    lambda tokens: st.lists(
        st.lists(selected, min_size=tokens, max_size=tokens), min_size=1, max_size=3
    )
)


@given(traces)
@settings(max_examples=60, deadline=None)
def test_counted_absences_give_the_same_mean_of_windows_as_the_trace(
    trace: list[list[frozenset[int]]],
) -> None:
    """Against the definition: every window, every layer, counted one by one."""
    model = TraceRouting(6, 2, absences(trace), "counted")
    tokens = len(trace[0])
    assert model.max_n == tokens
    for n in range(1, tokens + 1):
        windows = [
            len(frozenset().union(*(layer[(start + i) % tokens] for i in range(n))))
            for layer in trace
            for start in range(tokens)
        ]
        assert model.U(n) == Fraction(sum(windows), len(windows)) == windowed_u(trace, n)


def with_trace(folder: Path) -> Measurement:
    lines = ["layer,token,expert"]
    for layer in range(2):
        for token in range(40):
            lines += [f"{layer},{token},{(token * (3 + layer) + i * 5) % 16}" for i in range(2)]
    (folder / "t.csv").write_text("\n".join(lines) + "\n", "utf-8")
    document = to_document(read(next(path for path in bundled() if path.stem == "rx-7900-xtx")))
    document["routing"] = {"model": "trace", "trace": "t.csv", "source": "log"}
    document["model"] |= {"routed_experts": 16, "top_k": 2}
    (folder / "m.json").write_bytes(canonical(document))
    return read(folder / "m.json")


def test_a_trace_comes_back_without_its_file(tmp_path: Path) -> None:
    one = with_trace(tmp_path)
    (tmp_path / "t.csv").unlink()
    two = again(one)
    assert two == one
    assert two.routing.absences is not None
    assert two.routing.absences.layers == 2
    assert routing_model(two).U(3) == routing_model(one).U(3)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("layers", 3),
        ("tokens", 39),
        ("tokens", 41),
        ("experts", 31),
        ("experts", 33),
        ("runs", [[0, 160]]),
        ("runs", [[8, 1], [7, 1]]),
        ("runs", [[2, 1], [2, 1]]),
        ("sha256", "no"),
        ("layers", "2"),
        ("more", 1),
    ],
)
def test_counts_that_no_trace_has_are_refused(tmp_path: Path, key: str, value: Any) -> None:
    document: Any = to_document(with_trace(tmp_path))
    document["routing"]["absences"][key] = value
    with pytest.raises(InputError) as caught:
        reads(canonical(document), name="m.json")
    assert str(caught.value.path).startswith("routing.absences")


@pytest.mark.parametrize("model", ["uniform", "table"])
def test_absences_go_with_a_trace_only(tmp_path: Path, model: str) -> None:
    document: Any = to_document(with_trace(tmp_path))
    document["routing"]["model"] = model
    document["routing"].pop("trace")
    if model == "table":
        document["routing"]["table"] = [[2, "4"]]
    with pytest.raises(InputError, match="absences does not go"):
        reads(canonical(document), name="m.json")
