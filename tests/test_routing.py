"""U(n): uniform, from a table, from a trace; against direct definitions."""

from fractions import Fraction
from itertools import combinations, pairwise, product
from types import SimpleNamespace

import pytest
from builders import measurement
from hypothesis import given, settings
from hypothesis import strategies as st

from specmoe.errors import InputError
from specmoe.measurement.absences import absences
from specmoe.measurement.model import Routing
from specmoe.routing import (
    TableRouting,
    TraceRouting,
    UniformRouting,
    check_increments,
    d6,
    d7,
    dedup_bracket,
    routing_model,
    uniform_u,
    windowed_u,
)

shapes = st.integers(1, 24).flatmap(lambda N: st.tuples(st.just(N), st.integers(1, N)))


def traces(max_length: int = 9):
    def of_shape(shape: tuple[int, int]):
        N, m = shape
        token = st.permutations(range(N)).map(lambda order: frozenset(order[:m]))
        layer = st.lists(token, min_size=1, max_size=max_length)
        layers = st.lists(layer, min_size=1, max_size=3)
        return st.tuples(st.just(N), st.just(m), layers)

    return (
        st.integers(1, 6)
        .flatmap(lambda N: st.tuples(st.just(N), st.integers(1, N)))
        .flatmap(of_shape)
    )


# --- uniform --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("N", "m", "n"), [(3, 1, 3), (4, 2, 2), (4, 2, 3), (4, 3, 2), (5, 2, 2)])
def test_uniform_is_the_mean_over_all_equally_likely_choices(N, m, n):
    choices = [frozenset(choice) for choice in combinations(range(N), m)]
    sizes = [len(frozenset().union(*tokens)) for tokens in product(choices, repeat=n)]
    assert uniform_u(N, m, n) == Fraction(sum(sizes), len(sizes))


@given(shapes, st.integers(1, 40))
@settings(max_examples=60, deadline=None)
def test_uniform_is_the_sum_of_d6(shape, n):
    N, m = shape
    direct = m * sum(((1 - Fraction(m, N)) ** i for i in range(n)), Fraction(0))
    model = UniformRouting(N, m)
    assert uniform_u(N, m, n) == model.U(n) == direct
    assert model.share(n) == direct / (n * m)
    assert model.origin(n) == "uniform"


@given(shapes, st.integers(1, 200))
@settings(max_examples=60, deadline=None)
def test_enclosure_contains_u_and_is_narrow(shape, n):
    model = UniformRouting(*shape)
    near = model.enclosure(n)
    assert near.contains(uniform_u(*shape, n))
    assert near.width < Fraction(1, 2**160)
    assert near.lo.denominator.bit_length() < 200


def test_enclosure_does_not_depend_on_the_order_of_the_questions():
    there, back = UniformRouting(512, 10), UniformRouting(512, 10)
    up = [there.enclosure(n) for n in (1, 2, 50, 2048)]
    down = [back.enclosure(n) for n in (2048, 50, 2, 1)]
    assert up == down[::-1]


@given(shapes, st.integers(1, 60), st.sampled_from([0, 1, -1]), st.integers(1, 400))
@settings(max_examples=100, deadline=None)
def test_below_is_exact_at_and_next_to_u(shape, n, side, bits):
    model = UniformRouting(*shape)
    threshold = uniform_u(*shape, n) + Fraction(side, 2**bits)
    assert model.below(n, threshold) is (side > 0)


def test_below_needs_the_exact_number_only_where_the_enclosure_does_not_decide(monkeypatch):
    model = UniformRouting(128, 8)
    asked = []
    monkeypatch.setattr(
        "specmoe.routing.uniform.uniform_u", lambda N, m, n: asked.append(n) or uniform_u(N, m, n)
    )
    assert model.below(300, Fraction(128)) is True
    assert model.below(300, Fraction(100)) is False
    assert asked == []
    assert model.below(300, uniform_u(128, 8, 300)) is False
    assert asked == [300]


def test_all_experts_selected():
    assert [UniformRouting(4, 4).U(n) for n in (1, 2, 9)] == [4, 4, 4]


# --- trace ----------------------------------------------------------------------------------------


def brute_windows(layers, n):
    means = []
    for tokens in layers:
        total = 0
        for start in range(len(tokens)):
            window = (tokens[(start + i) % len(tokens)] for i in range(n))
            total += len(frozenset().union(*window))
        means.append(Fraction(total, len(tokens)))
    return sum(means, Fraction(0)) / len(means)


@given(traces(), st.integers(1, 14))
@settings(max_examples=150, deadline=None)
def test_windowed_u_is_the_mean_over_all_cyclic_windows(trace, n):
    _, _, layers = trace
    assert windowed_u(layers, n) == brute_windows(layers, n)


@given(traces())
@settings(max_examples=100, deadline=None)
def test_a_trace_obeys_d5_and_d7(trace):
    N, m, layers = trace
    model = TraceRouting(N, m, layers, "ours")
    found = model.check()
    assert (found.claim, found.value, found.applies) == ("D7", True, True)
    assert model.max_n == min(len(tokens) for tokens in layers)
    for n in range(1, model.max_n + 1):
        assert m <= model.U(n) <= min(n * m, N)
        assert model.origin(n) == "trace"


def test_a_trace_says_nothing_beyond_its_length():
    model = TraceRouting(4, 1, [[frozenset({0}), frozenset({1})]], "ours")
    assert model.knows(2)
    assert not model.knows(3)
    with pytest.raises(InputError, match="not known there") as caught:
        model.U(3)
    assert caught.value.expected == "n up to 2, the last n that the routing data cover"


@pytest.mark.parametrize("bad", [{0}, {0, 1, 2}, {0, 4}, {-1, 0}])
def test_a_trace_that_does_not_fit_the_model_is_named_by_layer_and_token(bad):
    good = frozenset({0, 1})
    with pytest.raises(InputError) as caught:
        TraceRouting(4, 2, [[good], [good, frozenset(bad)]], "ours")
    assert caught.value.path == "routing.trace, layer 1, token 1"


@pytest.mark.parametrize("empty", [[], [[]], [[frozenset({0})], []]])
def test_an_empty_trace_is_refused(empty):
    with pytest.raises(InputError, match="empty"):
        windowed_u(empty, 1)


# --- table ----------------------------------------------------------------------------------------


def test_a_table_is_linear_between_its_rows_and_ends_with_them():
    model = TableRouting(256, 8, [(8, Fraction("39.4")), (15, Fraction("58.9"))], "measured")
    assert model.U(1) == 8
    assert model.U(8) == Fraction("39.4")
    assert model.U(10) == Fraction("39.4") + Fraction(2, 7) * Fraction("19.5")
    origins = [model.origin(n) for n in (1, 2, 8, 9, 15)]
    assert origins == ["table", "interpolated", "table", "interpolated", "table"]
    assert model.max_n == 15
    with pytest.raises(InputError, match="not known there"):
        model.share(16)
    assert any("linear" in text for text in model.assumed)
    assert model.check().applies


def test_a_table_without_gaps_assumes_no_line():
    model = TableRouting(8, 2, [(2, Fraction(3)), (3, Fraction(4))], "measured")
    assert not any("linear" in text for text in model.assumed)


@pytest.mark.parametrize(
    "row", [(1, Fraction(9)), (4, Fraction(7)), (4, Fraction(33)), (40, Fraction(257))]
)
def test_an_impossible_table_value_is_refused(row):
    with pytest.raises(InputError, match="out of its range") as caught:
        TableRouting(256, 8, [row], "measured")
    assert str(row[0]) in caught.value.path


@pytest.mark.parametrize("n", [0, -3])
def test_fewer_than_one_token_is_refused(n):
    for model in (UniformRouting(8, 2), TableRouting(8, 2, [(2, Fraction(3))], "s")):
        for ask in (model.U, model.share, model.origin, model.enclosure):
            with pytest.raises(InputError, match="tokens"):
                ask(n)


@pytest.mark.parametrize(("N", "m"), [(4, 0), (4, 5), (0, 0)])
def test_an_impossible_shape_is_refused(N, m):
    for make in (UniformRouting, lambda N, m: uniform_u(N, m, 1), d6):
        with pytest.raises(InputError, match="shape"):
            make(N, m)


# --- claims ---------------------------------------------------------------------------------------


@given(st.lists(st.fractions(0, 4, max_denominator=9), min_size=1, max_size=8))
@settings(max_examples=100, deadline=None)
def test_d5_decides_the_share_directly_and_its_hypothesis_implies_it(steps):
    m = 4
    values = [m + sum(steps[:i], Fraction(0)) for i in range(len(steps) + 1)]
    found = check_increments(values, m)
    shares = [value / n for n, value in enumerate(values, start=1)]
    assert found.value == all(a >= b for a, b in pairwise(shares))
    assert found.applies == all(a >= b for a, b in zip([m, *steps], steps, strict=False))
    if found.applies:
        assert found.value


def test_growing_increments_fail_d5_with_evidence():
    found = check_increments([Fraction(4), Fraction(5), Fraction(13, 2)], 4)
    assert (found.applies, found.value) == (False, True)  # the share 1, 5/8, 13/24 falls anyway
    assert "from n = 2 to 3" in found.hypotheses[0].evidence
    rising = check_increments([Fraction(4), Fraction(5), Fraction(8)], 4)
    assert (rising.applies, rising.value) == (False, False)
    assert "rises from n = 2 to 3" in rising.reading


def test_d6_is_assumed_and_d7_measured():
    assert [h.status for h in d6(64, 6).hypotheses] == ["checked", "assumed"]
    statuses = [h.status for h in d7([Fraction(1)], 1).hypotheses]
    assert statuses == ["measured", "assumed", "checked"]
    with pytest.raises(InputError):
        d7([], 1)


@given(
    shapes,
    st.fractions(Fraction(1, 20), 20, max_denominator=50),
    st.fractions(-5, 5, max_denominator=10),
    st.data(),
)
@settings(max_examples=150, deadline=None)
def test_d4_holds_whatever_the_router_does(shape, r, shift, data):
    N, m = shape
    least, largest = dedup_bracket(N, m, r, shift)
    assert 1 <= least <= max(least, largest)
    ns = range(1, max(least, largest) + 3)
    U = {n: Fraction(data.draw(st.integers(m, min(n * m, N)))) for n in ns}
    faster = [n for n in ns if shift + U[n] / (m * r) < n]
    assert faster
    assert least <= faster[0] <= largest


def test_d4_refuses_a_ratio_that_is_not_positive():
    with pytest.raises(InputError, match="ratio"):
        dedup_bracket(8, 2, Fraction(0))


# --- from a measurement ---------------------------------------------------------------------------


def test_routing_model_follows_the_measurement():
    table = Routing("table", "paper", table=((2, Fraction(10)),))
    layer = tuple(frozenset(range(6 * i, 6 * i + 6)) for i in range(3))
    trace = Routing("trace", "ours", trace="t.csv", absences=absences([layer]))
    models = [routing_model(measurement(routing=routing)) for routing in (None, table, trace)]
    assert [model.kind for model in models] == ["uniform", "table", "trace"]
    assert [model.source for model in models] == ["assumed", "paper", "ours"]
    assert [model.U(2) for model in models] == [uniform_u(64, 6, 2), 10, 12]
    assert all(model.assumed for model in models)


def test_routing_model_needs_nothing_else_of_the_measurement():
    shape = SimpleNamespace(routed_experts=8, top_k=2)
    routing = SimpleNamespace(kind="uniform", source="assumed")
    assert routing_model(SimpleNamespace(model=shape, routing=routing)).U(1) == 2
