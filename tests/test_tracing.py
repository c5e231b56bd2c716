"""Routing traces: the file, its hostile kin, what is counted, the command."""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import struct
import tracemalloc
import zipfile
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from specmoe.canonical import canonical, to_json
from specmoe.certificate import build
from specmoe.certificate.evaluate import numeric
from specmoe.cli import main
from specmoe.errors import InputError
from specmoe.measurement import bundled, read, to_document
from specmoe.measurement.absences import absences, together, vectorised
from specmoe.routing import TraceRouting, in_common, uniform_u, windowed_u
from specmoe.tracing import TraceFile, from_npz, read_npz, to_npz, trace_file
from specmoe.tracing.statistics import distinct, repeats

# --- traces to draw -------------------------------------------------------------------------------


@st.composite
def traces(draw: st.DrawFn, most_experts: int = 9) -> TraceFile:
    N = draw(st.integers(1, most_experts))
    m = draw(st.integers(1, N))
    layers, tokens = draw(st.integers(1, 3)), draw(st.integers(1, 9))
    token = st.permutations(range(N)).map(lambda order: order[:m])
    experts = [[draw(token) for _ in range(tokens)] for _ in range(layers)]
    return trace_file(np.array(experts), N, {"drawn": True})


def sets(trace: TraceFile) -> list[list[frozenset[int]]]:
    return [[frozenset(t) for t in trace.layer(i)] for i in range(trace.layers)]


def same(one: TraceFile, two: TraceFile) -> bool:
    return (
        np.array_equal(one.experts, two.experts)
        and one.experts.dtype == two.experts.dtype
        and (one.routed_experts, one.about) == (two.routed_experts, two.about)
    )


SMALL = trace_file(
    np.array([[[1, 0], [2, 1], [0, 3]], [[3, 1], [1, 0], [2, 3]]]), 4, {"by": "hand"}
)

# --- the file -------------------------------------------------------------------------------------


@given(traces())
@settings(max_examples=60, deadline=None)
def test_a_trace_comes_back(trace: TraceFile) -> None:
    assert same(from_npz(to_npz(trace)), trace)


def test_the_bytes_depend_on_the_trace_alone() -> None:
    digest = hashlib.sha256(to_npz(SMALL)).hexdigest()
    assert digest == "2410369b3e5fbc7578ab263ed349099d7334c20a7c0fddc1b89094f471f9bd08"


def test_numpy_alone_reads_the_file() -> None:
    with np.load(io.BytesIO(to_npz(SMALL)), allow_pickle=False) as loaded:
        assert sorted(loaded) == ["N", "about", "experts"]
        assert loaded["experts"].tolist()[0] == [[0, 1], [1, 2], [0, 3]]
        assert int(loaded["N"]) == 4
        assert json.loads(str(loaded["about"])) == {"by": "hand"}


@pytest.mark.parametrize("save", [np.savez, np.savez_compressed])
@pytest.mark.parametrize("dtype", ["i8", ">u2", "i1"])
@pytest.mark.parametrize("order", ["C", "F"])
def test_what_numpy_saves_is_read(save: Callable[..., None], dtype: str, order: Any) -> None:
    packed = io.BytesIO()
    save(packed, experts=np.array(SMALL.experts[:, :, ::-1], dtype, order=order), N=4)
    assert same(from_npz(packed.getvalue()), trace_file(SMALL.experts, 4))


@pytest.mark.parametrize(("N", "dtype"), [(256, np.uint8), (257, np.uint16), (65536, np.uint16)])
def test_experts_take_one_byte_where_that_is_enough(N: int, dtype: type) -> None:
    trace = trace_file(np.array([[[N - 1]]]), N)
    assert trace.experts.dtype == dtype
    assert from_npz(to_npz(trace)).layer(0) == ((N - 1,),)


def test_a_trace_cannot_be_changed() -> None:
    with pytest.raises(ValueError, match="read-only"):
        SMALL.experts[0, 0, 0] = 3


# --- hostile files --------------------------------------------------------------------------------

Member = tuple[str, bytes]


def npy(array: Any) -> bytes:
    content = io.BytesIO()
    np.lib.format.write_array(content, np.asarray(array), allow_pickle=True)
    return content.getvalue()


def header(text: str, data: bytes = b"", version: int = 1) -> bytes:
    raw = text.encode("latin1")
    raw += b" " * (-(len(raw) + 11) % 64) + b"\n"
    size = struct.pack("<H" if version == 1 else "<I", len(raw))
    return b"\x93NUMPY" + bytes([version, 0]) + size + raw + data


def described(shape: str, dtype: str = "|u1", data: bytes = b"") -> bytes:
    return header(f"{{'descr': '{dtype}', 'fortran_order': False, 'shape': {shape}, }}", data)


def archive(*members: Member, how: int = zipfile.ZIP_STORED) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", how) as target:
        for name, content in members:
            target.writestr(name, content)
    return packed.getvalue()


GOOD, COUNT = npy(SMALL.experts), npy(np.int64(4))


def of(experts: bytes = GOOD, N: bytes = COUNT, **more: Any) -> bytes:
    return archive(("experts.npy", experts), ("N.npy", N), **more)


def about(text: Any) -> bytes:
    return archive(("experts.npy", GOOD), ("N.npy", COUNT), ("about.npy", npy(text)))


class Trap:
    """Unpickling it would run this."""

    sprung = False

    def __reduce__(self) -> Any:
        return (setattr, (Trap, "sprung", True))


def flipped(data: bytes, mark: bytes, offset: int, new: bytes) -> bytes:
    """Overwrite bytes of every record of an archive that begins with a mark."""
    out, start = bytearray(data), data.find(mark)
    while start >= 0:
        out[start + offset : start + offset + len(new)] = new
        start = data.find(mark, start + 1)
    return bytes(out)


def lying(size: int) -> bytes:
    """An archive whose first array unpacks to far more than it says."""
    real = archive(("experts.npy", bytes(40 * 2**20)), ("N.npy", COUNT), how=zipfile.ZIP_DEFLATED)
    entry = real.index(b"PK\x01\x02")
    out = bytearray(real)
    out[entry + 24 : entry + 28] = struct.pack("<I", size)
    return bytes(out)


HOSTILE: dict[str, tuple[Callable[[], bytes], str]] = {
    "nothing": (lambda: b"", "not a trace"),
    "text": (lambda: b"layer,token,expert\n0,0,1\n", "not a trace"),
    "cut": (lambda: of()[:-30], "not a trace"),
    "a bare array": (lambda: GOOD, "not a trace"),
    "empty archive": (lambda: archive(), "missing"),
    "no N": (lambda: archive(("experts.npy", GOOD)), "missing"),
    "no experts": (lambda: archive(("N.npy", COUNT)), "missing"),
    "another array": (lambda: archive(("experts.npy", GOOD), ("x.npy", GOOD)), "other arrays"),
    "a path": (lambda: archive(("../experts.npy", GOOD), ("N.npy", COUNT)), "other arrays"),
    "a pickle": (lambda: of(npy(np.array([Trap()], object))), "not a trace"),
    "a pickle for N": (lambda: of(N=npy(np.array(Trap(), object))), "not a trace"),
    "a bomb": (lambda: of(bytes(65 * 2**20), how=zipfile.ZIP_DEFLATED), "unpacks to too much"),
    "a bomb that lies": (lambda: lying(len(GOOD)), "not a trace"),
    "other compression": (lambda: of(how=zipfile.ZIP_BZIP2), "not a trace"),
    "a wrong checksum": (lambda: flipped(of(), b"\x00\x01\x01\x02", 1, b"\x02"), "not a trace"),
    "a password": (lambda: flipped(of(), b"PK\x01\x02", 8, b"\x01"), "not a trace"),
    "a huge shape": (lambda: of(described("(99999999, 99999999, 8)")), "not a trace"),
    "a huge shape of nothing": (lambda: of(described("(10**9, 0, 1)")), "not a trace"),
    "text without width": (lambda: of(described("(100000000,)", "<U0")), "not a trace"),
    "negative extents": (lambda: of(described("(-1, -1, 1)", data=b"\0")), "not a trace"),
    "a negative extent": (lambda: of(described("(1, -1, 1)", data=b"\0")), "not a trace"),
    "deep brackets": (lambda: of(header("[" * 5000)), "not a trace"),
    "code": (lambda: of(header("__import__('os').getcwd()")), "not a trace"),
    "a long header": (lambda: of(header("[" + "1," * 20000 + "]", version=2)), "not a trace"),
    "Python 2": (lambda: of(described("(1L, 1L, 1L)", data=b"\0")), "not a trace"),
    "another version": (lambda: of(GOOD[:6] + b"\x09" + GOOD[7:]), "not a trace"),
    "trailing bytes": (lambda: of(GOOD + b"\0"), "not a trace"),
    "structures": (lambda: of(npy(np.zeros(2, [("a", "i4")]))), "not a trace"),
    "floats": (lambda: of(npy(np.zeros((1, 1, 1)))), "not a trace"),
    "truth values": (lambda: of(npy(np.zeros((1, 1, 1), bool))), "not a trace"),
    "words": (lambda: of(npy(np.full((1, 1, 1), "0"))), "not whole numbers"),
    "two extents": (lambda: of(npy(np.zeros((2, 2), int))), "not the shape"),
    "no tokens": (lambda: of(npy(np.zeros((1, 0, 2), int))), "not the shape"),
    "no layers": (lambda: of(npy(np.zeros((0, 1, 2), int))), "not the shape"),
    "no experts per token": (lambda: of(npy(np.zeros((1, 1, 0), int))), "not the shape"),
    "too long": (lambda: of(npy(np.zeros((1, 2**24 + 1, 1), "u1"))), "too long"),
    "N twice": (lambda: of(N=npy([4, 4])), "not one whole number"),
    "N in words": (lambda: of(N=npy("4")), "not one whole number"),
    "N is 0": (lambda: of(N=npy(0)), "no such number of experts"),
    "N is negative": (lambda: of(N=npy(-4)), "no such number of experts"),
    "N is huge": (lambda: of(N=npy(np.uint64(2**64 - 1))), "no such number of experts"),
    "m above N": (lambda: of(N=npy(1)), "more experts per token"),
    "no such expert": (lambda: of(N=npy(3)), "no such expert"),
    "a negative expert": (lambda: of(npy([[[0, -1]]])), "no such expert"),
    "a huge expert": (lambda: of(npy(np.array([[[0, 2**64 - 1]]], "u8"))), "no such expert"),
    "an expert twice": (lambda: of(npy([[[0, 1], [2, 2]]])), "twice by one token"),
    "about is a number": (lambda: about(3), "not a string"),
    "about is no JSON": (lambda: about("{"), "not JSON"),
    "about is a list": (lambda: about("[]"), "not a JSON object"),
    "about holds NaN": (lambda: about('{"a": NaN}'), "not JSON"),
    "about is no text": (lambda: about('{"a": "\\ud800"}'), "not JSON"),
    "about is deep": (lambda: about('{"a":' + "[" * 60000), "not JSON"),
    "about is long": (lambda: about('{"a": "' + "x" * 70000 + '"}'), "too long"),
    "about is two strings": (lambda: about(["{}", "{}"]), "not a string"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_in_one_clear_error(name: str) -> None:
    make, problem = HOSTILE[name]
    data = make()
    with pytest.raises(InputError, match=problem) as caught:
        from_npz(data, shown="t.npz")
    assert caught.value.file == "t.npz"
    assert caught.value.mend
    assert Trap.sprung is False


def test_the_trap_is_one() -> None:
    np.load(io.BytesIO(of(npy(np.array([Trap()], object)))), allow_pickle=True)["experts"]
    assert Trap.sprung
    Trap.sprung = False


@pytest.mark.parametrize(
    "name",
    ["a bomb", "a bomb that lies", "a huge shape", "text without width", "other compression"],
)
def test_nothing_is_allocated_on_the_word_of_a_file(name: str) -> None:
    data = HOSTILE[name][0]()
    tracemalloc.start()
    try:
        with pytest.raises(InputError):
            from_npz(data)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 2 * 2**20


def test_wrong_experts_are_named_by_layer_and_token() -> None:
    for experts, path in (([[[0], [4]]], "experts[0, 1]"), ([[[0, 1]], [[2, 2]]], "experts[1, 0]")):
        with pytest.raises(InputError) as caught:
            trace_file(np.array(experts), 4)
        assert caught.value.path == path


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_a_damaged_file_gives_a_trace_or_one_clear_error(data: st.DataObject) -> None:
    good = data.draw(st.sampled_from([to_npz(SMALL), of(how=zipfile.ZIP_DEFLATED)]))
    out = bytearray(good)
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(out) - 1))
        what = data.draw(st.sampled_from(["set", "cut", "drop", "double"]))
        if what == "set":
            out[place] = data.draw(st.integers(0, 255))
        elif what == "cut":
            del out[max(1, place) :]
        elif what == "drop":
            del out[place : place + data.draw(st.integers(1, 9))]
            out = out or bytearray(b"P")
        else:
            out[place:place] = out[place : place + 40]
    with contextlib.suppress(InputError):
        assert from_npz(bytes(out)).experts.size


def test_a_file_that_is_not_there_or_no_file(tmp_path: Path) -> None:
    for path in (tmp_path / "none.npz", tmp_path):
        with pytest.raises(InputError, match=r"cannot be read|not a regular file"):
            read_npz(path)


# --- what is counted ------------------------------------------------------------------------------


@given(traces())
@settings(max_examples=150, deadline=None)
def test_sorting_counts_the_absences_that_walking_counts(trace: TraceFile) -> None:
    walked = [absences([layer]) for layer in sets(trace)]
    assert [vectorised(layer) for layer in trace.experts] == walked
    assert together(walked) == absences(sets(trace))


@given(traces(), st.data())
@settings(max_examples=100, deadline=None)
def test_distinct_is_the_mean_over_windows_with_its_spread(
    trace: TraceFile, data: st.DataObject
) -> None:
    n = data.draw(st.integers(1, trace.tokens))
    [row] = distinct(trace, [n])
    means = []
    for layer in sets(trace):
        windows = [
            frozenset().union(*(layer[(start + i) % len(layer)] for i in range(n)))
            for start in range(len(layer))
        ]
        means.append(Fraction(sum(map(len, windows)), len(windows)))
    assert row.U == sum(means) / len(means) == windowed_u(sets(trace), n)
    assert (row.least, row.most) == (min(means), max(means))
    assert row.uniform == uniform_u(trace.routed_experts, trace.top_k, n)


@given(traces(most_experts=80), st.data())
@settings(max_examples=100, deadline=None)
def test_repeats_are_the_experts_in_common(trace: TraceFile, data: st.DataObject) -> None:
    if trace.tokens == 1:
        with pytest.raises(InputError, match="no such lag"):
            repeats(trace, [1])
        return
    lag = data.draw(st.integers(1, trace.tokens - 1))
    [row] = repeats(trace, [lag])
    means = [
        Fraction(
            sum(len(token & layer[place - lag]) for place, token in enumerate(layer)),
            len(layer) * trace.top_k,
        )
        for layer in sets(trace)
    ]
    assert (row.share, row.least, row.most) == (sum(means) / len(means), min(means), max(means))
    assert row.uniform == Fraction(trace.top_k, trace.routed_experts)


@given(traces())
@settings(max_examples=100, deadline=None)
def test_what_neighbours_have_in_common_is_what_two_tokens_save(trace: TraceFile) -> None:
    if trace.tokens == 1:
        return
    N, m = trace.routed_experts, trace.top_k
    routing = TraceRouting(N, m, absences(sets(trace)), "drawn")
    found = in_common(routing)
    assert (found.claim, found.applies) == ("D7", True)
    assert found.value == repeats(trace, [1])[0].share
    word = "repeat" if found.value > Fraction(m, N) else "avoid"
    assert (word in found.reading) == (found.value != Fraction(m, N))


def test_repeats_of_tokens_drawn_alike_and_of_one_token() -> None:
    same_token = trace_file(np.tile([[[0, 5]]], (1, 9, 1)), 8)
    assert {row.share for row in repeats(same_token, range(1, 9))} == {1}
    alternating = trace_file(np.array([[[0, 1], [2, 3]] * 4]), 8)
    assert [row.share for row in repeats(alternating, [1, 2, 3, 4])] == [0, 1, 0, 1]


@pytest.mark.parametrize("n", [0, 4, 10**6])
def test_n_beyond_the_trace_is_refused(n: int) -> None:
    with pytest.raises(InputError, match="no such n") as caught:
        distinct(SMALL, [1, n])
    assert caught.value.expected == "from 1 to 3"


# --- in a measurement -----------------------------------------------------------------------------


def measured(folder: Path, trace: str, N: int = 16, m: int = 2) -> Path:
    document: Any = to_document(read(next(p for p in bundled() if p.stem == "rx-7900-xtx")))
    document["routing"] = {"model": "trace", "trace": trace, "source": "log"}
    document["model"] |= {"routed_experts": N, "top_k": m}
    path = folder / "m.json"
    path.write_bytes(canonical(document))
    return path


def forty(N: int = 16) -> TraceFile:
    layers = [[[(t * (3 + x) + i * 5) % N for i in range(2)] for t in range(40)] for x in range(2)]
    return trace_file(np.array(layers), N, {"by": "hand"})


@pytest.mark.parametrize("name", ["t.npz", "below/t.NPZ"])
def test_a_measurement_names_a_trace_file(tmp_path: Path, name: str) -> None:
    data = to_npz(forty())
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_bytes(data)
    routing = read(measured(tmp_path, name)).routing
    assert (routing.trace, routing.trace_sha256) == (name, hashlib.sha256(data).hexdigest())
    assert routing.absences == absences(sets(forty()))


def test_npz_and_csv_give_the_same_certificate(tmp_path: Path) -> None:
    lines = [
        f"{layer},{token},{expert}"
        for layer, tokens in enumerate(sets(forty()))
        for token, experts in enumerate(tokens)
        for expert in experts
    ]
    (tmp_path / "t.npz").write_bytes(to_npz(forty()))
    (tmp_path / "t.csv").write_text("\n".join(["layer,token,expert", *lines]), "utf-8")
    one, two = (build(read(measured(tmp_path, f"t.{end}"))) for end in ("npz", "csv"))
    assert (one.body.derived, one.body.results) == (two.body.derived, two.body.results)
    assert [file.name for file in one.body.provenance.inputs] == ["m.json", "t.npz"]
    assert one.body.provenance.inputs[1].sha256 == hashlib.sha256(to_npz(forty())).hexdigest()


@pytest.mark.parametrize(
    ("N", "m", "path", "entry"),
    [(17, 2, "N", "routed_experts"), (16, 3, "experts", "top_k")],
)
def test_a_trace_of_another_model_is_refused(
    tmp_path: Path, N: int, m: int, path: str, entry: str
) -> None:
    (tmp_path / "t.npz").write_bytes(to_npz(forty()))
    with pytest.raises(InputError, match="another model") as caught:
        read(measured(tmp_path, "t.npz", N, m))
    assert (caught.value.file, caught.value.path) == ("t.npz", path)
    assert entry in str(caught.value)


def test_a_trace_file_lies_beside_its_measurement(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "t.npz").write_bytes(to_npz(forty()))
    (tmp_path / "in" / "link.npz").symlink_to(tmp_path / "t.npz")
    for name in ("../t.npz", str(tmp_path / "t.npz"), "link.npz"):
        with pytest.raises(InputError, match="beside the measurement"):
            read(measured(tmp_path / "in", name))
    with pytest.raises(InputError, match="cannot be read"):
        read(measured(tmp_path, "none.npz"))


@pytest.mark.parametrize(
    "name", ["a pickle", "a bomb that lies", "a huge shape", "an expert twice"]
)
def test_a_measurement_refuses_a_hostile_trace(tmp_path: Path, name: str) -> None:
    make, problem = HOSTILE[name]
    (tmp_path / "t.npz").write_bytes(make())
    with pytest.raises(InputError, match=problem) as caught:
        read(measured(tmp_path, "t.npz"))
    assert caught.value.file == "t.npz"


def test_the_certificate_says_how_far_tokens_repeat_experts(tmp_path: Path) -> None:
    (tmp_path / "t.npz").write_bytes(to_npz(forty()))
    certificate = build(read(measured(tmp_path, "t.npz")))
    [found] = [r for r in certificate.body.results if "in common" in r.what]
    share = repeats(forty(), [1])[0].share
    assert (found.claim, found.status) == ("D7", "conditional")
    assert Fraction(found.value) == share
    assert "of their 2 experts in common, 0.25 under uniform routing" in found.reading
    assert list(numeric(to_json(certificate.body))) == []  # type: ignore[arg-type]
    uniform = build(read(next(p for p in bundled() if p.stem == "rx-7900-xtx")))
    assert not [r for r in uniform.body.results if "in common" in r.what]


# --- the command ----------------------------------------------------------------------------------


def run(*arguments: object) -> Any:
    return CliRunner().invoke(main, ["trace", *map(str, arguments)])


CSV = "layer,token,expert\n" + "".join(
    f"{layer},{token},{expert}\n"
    for layer, tokens in ((3, [(0, 1), (1, 2), (0, 3)]), (7, [(1, 3), (0, 1), (2, 3)]))
    for token, experts in enumerate(tokens)
    for expert in experts
)


def test_csv_becomes_a_trace_file_that_is_shown(tmp_path: Path) -> None:
    (tmp_path / "r.csv").write_text(CSV, "utf-8")
    made = run(
        "csv",
        tmp_path / "r.csv",
        "--experts",
        4,
        "--top-k",
        2,
        "--out",
        tmp_path / "t.npz",
        "--json",
    )
    assert made.exit_code == 0, made.output
    trace = read_npz(tmp_path / "t.npz")
    assert np.array_equal(trace.experts, SMALL.experts)
    assert trace.about["layers"] == [3, 7]
    assert trace.about["csv_sha256"] == hashlib.sha256(CSV.encode()).hexdigest()
    shown = run("show", tmp_path / "t.npz", "--n", "1-2", "--lags", "1,2", "--json")
    assert shown.exit_code == 0
    told = json.loads(shown.stdout)
    assert (told["N"], told["m"], told["layers"], told["tokens"]) == (4, 2, 2, 3)
    rows = {row["n"]: row for row in told["distinct"]}
    assert Fraction(rows[2]["U"]) == windowed_u(sets(trace), 2)
    assert Fraction(rows[2]["share"]) == windowed_u(sets(trace), 2) / 4
    assert rows[2]["U_uniform"] == "3"
    assert [Fraction(row["share"]) for row in told["repeats"]] == [
        row.share for row in repeats(trace, [1, 2])
    ]
    assert sorted(rows) == [1, 2]


def test_show_prints_a_table(tmp_path: Path) -> None:
    (tmp_path / "t.npz").write_bytes(to_npz(forty()))
    text = run("show", tmp_path / "t.npz").stdout
    assert "16 experts, 2 for each token; 2 layers, 40 tokens" in text
    assert "by: hand" in text
    assert "experts in common" in text
    assert "uniform U(n)" in text


def test_the_example_says_that_it_is_drawn() -> None:
    shown = run("show", "--example")
    assert shown.exit_code == 0
    assert "drawn by specmoe, not recorded" in shown.stdout


def test_what_a_file_says_cannot_act_on_the_terminal(tmp_path: Path) -> None:
    trace = trace_file(SMALL.experts, 4, {"a\x1b[31m": "\x1b]0;title\x07", "b": "[red]x[/red]"})
    (tmp_path / "t.npz").write_bytes(to_npz(trace))
    shown = run("show", tmp_path / "t.npz")
    assert shown.exit_code == 0
    assert "\x1b" not in shown.stdout
    assert "[red]x[/red]" in shown.stdout


@pytest.mark.parametrize("bad", [CSV + "9,9,9\n", "a,b\n", "", CSV.replace("3,0,1\n", "")])
def test_a_bad_csv_costs_no_old_file(tmp_path: Path, bad: str) -> None:
    (tmp_path / "r.csv").write_text(bad, "utf-8")
    (tmp_path / "t.npz").write_bytes(b"old")
    made = run("csv", tmp_path / "r.csv", "--experts", 4, "--top-k", 2, "--out", tmp_path / "t.npz")
    assert made.exit_code == 2
    assert "r.csv" in made.stderr
    assert (tmp_path / "t.npz").read_bytes() == b"old"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("show",), "one trace is shown"),
        (("show", "x.npz", "--example"), "one trace is shown"),
        (("show", "none.npz"), "no such file"),
        (("show", "--example", "--n", "1,x"), "not a list of numbers"),
        (("show", "--example", "--n", "5-2"), "not a list of numbers"),
        (("show", "--example", "--n", "0"), "not a list of numbers"),
        (("show", "--example", "--n", "300"), "no such n"),
        (("show", "--example", "--lags", "256"), "no such lag"),
        (("csv", "r.csv", "--experts", "4", "--top-k", "2", "--out", "t.csv"), "ends in .npz"),
        (("model", "none", "--text", "none.txt", "--out", "t"), "ends in .npz"),
        (("model", "none", "--text", "none.txt", "--out", "t.npz"), "no such file"),
    ],
)
def test_bad_arguments_are_one_clear_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert "mend:" in result.stderr
    assert not list(tmp_path.iterdir())


def test_without_transformers_the_extra_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "transformers", None)
    (tmp_path / "a.txt").write_text("some words", "utf-8")
    result = run("model", "none", "--text", tmp_path / "a.txt", "--out", tmp_path / "t.npz")
    assert result.exit_code == 3
    assert "pip install 'specmoe[trace]'" in result.stderr
    assert not (tmp_path / "t.npz").exists()
