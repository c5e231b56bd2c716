"""The certificate: exact, complete, reproducible, and honest about what it rests on."""

import dataclasses
import json
from fractions import Fraction

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specmoe.canonical import canonical, digest, to_json
from specmoe.certificate import build, decided, document
from specmoe.certificate.analysis import analyse
from specmoe.certificate.schema import certificate_schema
from specmoe.claims import ids
from specmoe.errors import NotExact
from specmoe.exact import Interval, from_ratio_string
from specmoe.measurement import bundled, read
from specmoe.measurement.model import Acceptance, Drafting

FILES = {path.stem: path for path in bundled()}


@pytest.fixture(scope="module")
def certificates():
    return {name: build(read(path)) for name, path in FILES.items()}


@pytest.fixture(scope="module")
def bodies(certificates):
    return {name: json.loads(document(one))["body"] for name, one in certificates.items()}


def leaves(value, path=()):
    if isinstance(value, dict):
        for key, item in value.items():
            yield from leaves(item, (*path, key))
    elif isinstance(value, list):
        for position, item in enumerate(value):
            yield from leaves(item, (*path, position))
    else:
        yield path, value


# --- form ---------------------------------------------------------------------------------------


def test_every_certificate_follows_the_schema(certificates):
    schema = certificate_schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for one in certificates.values():
        assert [e.message for e in validator.iter_errors(json.loads(document(one)))] == []


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("body", "derived", "crossover", "n"), 33.5),
        (("body", "derived", "crossover", "n"), "33"),
        (("body", "derived", "draft_length", "e"), 0.03),
        (("body", "derived", "draft_length", "e"), "2/4x"),
        (("body", "claims", 0, "applicability"), "proved"),
        (("body", "extra"), 1),
        (("schema",), "specmoe-certificate/2"),
        (("digest",), "00"),
    ],
)
def test_the_schema_refuses_what_is_no_certificate(certificates, path, value):
    data = json.loads(document(certificates["rx-7900-xtx"]))
    place = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    assert list(jsonschema.Draft202012Validator(certificate_schema()).iter_errors(data))


def test_no_float_reaches_a_certificate(certificates, bodies):
    def walk(value):
        assert not isinstance(value, float)
        if dataclasses.is_dataclass(value):
            for field in dataclasses.fields(value):
                walk(getattr(value, field.name))
        elif isinstance(value, tuple | list):
            for item in value:
                walk(item)

    for one in certificates.values():
        walk(one)
    for body in bodies.values():
        assert not [path for path, leaf in leaves(body) if isinstance(leaf, float)]


@pytest.mark.parametrize("value", [0.5, float("nan"), object(), {1.5}, 2**53])
def test_what_json_cannot_carry_exactly_is_refused(value):
    with pytest.raises(NotExact):
        to_json([value])


def test_same_input_same_bytes(certificates):
    for name, path in FILES.items():
        assert document(build(read(path))) == document(certificates[name])


def test_canonical_json_round_trips(certificates):
    for one in certificates.values():
        text = document(one)
        assert canonical(json.loads(text)) + b"\n" == text


def test_the_digest_covers_every_leaf_of_the_body(bodies):
    body = bodies["m3-ultra"]
    stated = digest("specmoe-certificate/1", body)
    for path, leaf in leaves(body):
        place = body
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = "flipped" if leaf != "flipped" else "other"
        assert digest("specmoe-certificate/1", body) != stated
        place[path[-1]] = leaf
    assert digest("specmoe-certificate/1", body) == stated


def test_the_digest_is_that_of_the_body_and_of_its_kind(certificates):
    for one in certificates.values():
        data = json.loads(document(one))
        assert data["digest"] == digest("specmoe-certificate/1", data["body"])
        assert data["digest"] != digest("something-else/1", data["body"])


def test_every_interval_is_in_order(bodies):
    count = 0
    for body in bodies.values():
        stack = [body]
        while stack:
            value = stack.pop()
            if isinstance(value, dict):
                if set(value) == {"lo", "hi"}:
                    count += 1
                    assert from_ratio_string(value["lo"]) <= from_ratio_string(value["hi"])
                stack.extend(value.values())
            elif isinstance(value, list):
                stack.extend(value)
    assert count > 1000


# --- content ------------------------------------------------------------------------------------


def test_every_claim_appears_once_and_none_is_called_proved(bodies):
    for body in bodies.values():
        assert tuple(claim["id"] for claim in body["claims"]) == ids()
        for claim in body["claims"]:
            assert claim["lean"]["status"] == "not checked here"
            assert claim["lean"]["theorems"]
            assert claim["reason"]
            assert claim["statement"]


def test_a_result_has_the_status_of_its_claim_and_its_hypotheses(bodies):
    for body in bodies.values():
        assert body["results"]
        by_id = {claim["id"]: claim for claim in body["claims"]}
        for result in body["results"]:
            statuses = {hypothesis["status"] for hypothesis in result["hypotheses"]}
            if "fails" in statuses:
                assert result["status"] == "not_applicable"
            elif statuses <= {"checked"}:
                assert result["status"] == "applies"
            else:
                assert result["status"] == "conditional"
                assert by_id[result["claim"]]["applicability"] != "applies"


def test_the_three_kinds_of_fact_are_apart(bodies):
    for body in bodies.values():
        assert {"measured", "assumed", "derived", "not_claimed"} <= set(body)
        assert all(fact["source"] for fact in body["measured"]["facts"])
        assert all(row["source"] for k in body["measured"]["kernels"] for row in k["rows"])
        for assumption in body["assumed"]["assumptions"]:
            assert assumption["bears_on"]
            assert set(assumption["bears_on"]) <= set(ids())
            assert assumption["how_to_check"]


def test_rx_7900_xtx_states_prediction_and_observation_side_by_side(bodies):
    found = bodies["rx-7900-xtx"]["derived"]["crossover"]
    assert (found["outcome"], found["n"]) == ("predicted", 33)
    assert (found["possible_from"], found["certain_from"]) == (32, 33)
    assert found["observed"][0] == 32
    assert found["agrees"] is True
    assert found["extrapolated"] is True
    assert found["calibrated"] == [9, 16]
    assert "beyond the calibrated n = 9..16" in found["text"]
    lo, hi = (from_ratio_string(found["any_routing"][end]) for end in ("lo", "hi"))
    assert lo <= 33 <= hi
    assert [rule["deduplicate_from"] for rule in found["rules"]] == [33, 8, 9]
    held = bodies["rx-7900-xtx"]["derived"]["holdout"]
    assert {(row["kind"], row["n"]) for row in held} >= {
        ("per_slot", 24),
        ("per_slot", 32),
        ("deduplicating", 24),
        ("deduplicating", 32),
    }


def test_nothing_is_tuned_to_the_observation(certificates):
    measurement = read(FILES["rx-7900-xtx"])
    blind = dataclasses.replace(measurement, observed_crossover=None)
    stripped = tuple(
        dataclasses.replace(
            kernel, rows=tuple(row for row in kernel.rows if row.use == "calibrate")
        )
        for kernel in measurement.kernels
    )
    blind = dataclasses.replace(blind, kernels=stripped)
    found, seen = build(blind).body.derived.crossover, certificates["rx-7900-xtx"]
    full = seen.body.derived.crossover
    assert (found.n, found.possible_from, found.certain_from) == (
        full.n,
        full.possible_from,
        full.certain_from,
    )


def test_draft_lengths_stay_where_the_pass_time_is_known(certificates):
    """No cost is extrapolated: every k comes from a fit inside its calibration, or from a row."""
    for one in certificates.values():
        assert {cost.origin for cost in one.body.derived.draft_length.costs} <= {
            "fitted",
            "interpolated",
            "measured",
        }


def test_m3_ultra_says_what_two_points_can_and_cannot_tell(certificates):
    one = certificates["m3-ultra"]
    fits = one.body.derived.fits
    assert [fit.outcome for fit in fits] == ["refused"]
    assert "measure n = 2 next" in fits[0].text
    assert one.body.derived.crossover.outcome == "undecided"
    assert one.body.derived.crossover.ratio_needed
    assert [cost.k for cost in one.body.derived.draft_length.costs] == [0, 3]
    assert decided(one)


def test_m5_max_shows_its_jump(certificates):
    cliffs = certificates["m5-max"].body.derived.draft_length.cliffs
    assert [(cliff.n_from, cliff.n_to) for cliff in cliffs][:1] == [(2, 3)]
    assert cliffs[0].time_ratio > Fraction(3, 2)


def test_rtx_3090_shows_the_cliff_between_one_and_two_tokens(certificates):
    found = certificates["rtx-3090"].body.derived.draft_length
    assert (found.cliffs[0].n_from, found.cliffs[0].n_to) == (1, 2)
    assert found.cliffs[0].time_ratio > Fraction(19, 10)
    threshold = next(t for t in found.thresholds if t.k == 1)
    assert threshold.acceptance is None or threshold.acceptance.lo > Fraction(95, 100)


def test_the_fit_says_where_memory_stops_being_the_limit(certificates):
    fit = next(
        fit for fit in certificates["rtx-3090"].body.derived.fits if fit.kind == "deduplicating"
    )
    assert fit.largest_supported_n == 16
    assert [point.n for point in fit.unmodelled] == [32, 64, 128]
    assert "supported up to n = 16" in fit.text


def test_a_bandwidth_that_the_data_hardly_determine_is_called_so(certificates):
    text = certificates["h200"].body.derived.fits[0].text
    assert "in n = 1..8 the time grows by less than its error" in text
    regimes = certificates["h200"].body.derived.fits[0].regimes
    assert [regime.separable for regime in regimes] == [False, True, False]


# --- acceptance ---------------------------------------------------------------------------------


def with_acceptance(name, acceptance, **changes):
    return dataclasses.replace(read(FILES[name]), acceptance=acceptance, **changes)


def test_the_files_own_acceptance_comes_first():
    acceptance = Acceptance("per_token", "made up", Interval(Fraction(7, 10), Fraction(9, 10)))
    found = build(with_acceptance("rx-7900-xtx", acceptance)).body
    first = found.derived.draft_length.at[0]
    assert found.derived.draft_length.own_acceptance
    assert (first.acceptance.lo, first.acceptance.hi) == (Fraction(7, 10), Fraction(9, 10))
    assert first.best[0] < first.best[1]  # M4: a range of lengths for a range of rates
    assert set(range(first.best[0], first.best[1] + 1)) <= set(first.possible)
    assert f"draft {first.best[0]} to {first.best[1]} tokens" in found.headline.sentence


def test_acceptance_that_is_not_geometric_switches_the_staircase_claims_off():
    shares = (Fraction(9, 10), Fraction(6, 10), Fraction(2, 10))
    acceptance = Acceptance("per_position", "made up", per_position=shares, draft_length=3)
    body = build(with_acceptance("rx-7900-xtx", acceptance)).body
    found = body.derived.draft_length.per_position
    assert found is not None
    assert found.geometric is False
    assert found.tokens == (1, Fraction(19, 10), Fraction(5, 2), Fraction(27, 10))
    costs = {cost.k: cost.cost for cost in body.derived.draft_length.costs}
    rates = {k: found.tokens[k] * costs[0] / costs[k] for k in range(4)}
    assert found.speedup == max(rates.values()) == rates[found.best]
    assert found.text in body.headline.sentence
    used = {result.claim for result in body.results}
    assert not used & {"S1", "M3", "M4", "B5", "B6"}
    by_id = {claim.id: claim for claim in body.claims}
    assert by_id["M3"].applicability == "not_applicable"
    assert "not geometric" in by_id["M3"].reason
    assert "geometric-acceptance" not in {a.id for a in body.assumed.assumptions}


def test_drafting_time_moves_the_answer_and_the_assumption():
    plain = build(read(FILES["rx-7900-xtx"])).body
    measured = dataclasses.replace(
        read(FILES["rx-7900-xtx"]), drafting=Drafting("made up", per_token=Fraction(2, 1000))
    )
    dear = build(measured).body
    assert "free-drafting" in {a.id for a in plain.assumed.assumptions}
    assert "free-drafting" not in {a.id for a in dear.assumed.assumptions}
    for before, after in zip(
        plain.derived.draft_length.costs, dear.derived.draft_length.costs, strict=True
    ):
        assert after.cost == before.cost + before.k * Fraction(2, 1000)


# --- bounds -------------------------------------------------------------------------------------

RX = analyse(read(FILES["rx-7900-xtx"]))
CERTIFIED = build(read(FILES["rx-7900-xtx"])).body.derived.draft_length


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_bounds_contain_the_truth_when_costs_move_inside_e(data):
    """Whatever costs lie within e of the fitted ones, the certified bounds hold for them."""
    truth = {}
    for step in RX.costs.steps:
        move = step.e * Fraction(data.draw(st.integers(-1000, 1000)), 1000)
        truth[step.k] = step.cost * (1 + move)
    for at in CERTIFIED.at:
        a = at.acceptance.lo
        tau = {k: sum(a**i for i in range(k + 1)) / cost for k, cost in truth.items()}
        best = max(tau.values())
        assert {k for k in tau if tau[k] == best} <= set(at.possible)
        speedup = tau[at.best[0]] / tau[0]
        assert at.bounds.lo <= speedup <= at.bounds.hi
    for k, threshold in ((t.k, t.acceptance) for t in CERTIFIED.thresholds):
        if threshold is None:
            assert (k + 1) * RX.costs.costs[0] <= RX.costs.costs[k]


def test_the_answer_at_each_rate_is_the_best_of_a_direct_search():
    costs = {cost.k: cost.cost for cost in CERTIFIED.costs}
    for at in CERTIFIED.at:
        a = at.acceptance.lo
        tau = {k: sum(a**i for i in range(k + 1)) / cost for k, cost in costs.items()}
        k = min(tau, key=lambda k: (-tau[k], k))
        assert at.best == (k, k)
        assert at.speedup == Interval.point(tau[k] / tau[0])
        inside = next(s for s in CERTIFIED.staircase if s.k == k)
        assert inside.start.lo <= a <= inside.end.hi


def test_errors_that_cancel_leave_no_more_lengths_than_independent_ones(certificates):
    sharper = 0
    for one in certificates.values():
        for at in one.body.derived.draft_length.at:
            assert set(range(at.best[0], at.best[1] + 1)) & set(at.possible_common)
            assert set(at.possible_common) <= set(at.possible)
            sharper += len(at.possible_common) < len(at.possible)
    assert sharper > 20


# --- sentences that must not say more than the numbers --------------------------------------------


def two_kernels(slow, fast, N=64, m=4):
    """A measurement of both kernels from times [ms] by n."""
    base = read(FILES["rx-7900-xtx"])

    def rows(times):
        return tuple(
            dataclasses.replace(base.kernels[0].rows[0], n=n, times=(Fraction(t) / 1000,))
            for n, t in times.items()
        )

    kernels = (
        dataclasses.replace(base.kernels[0], rows=rows(slow), regimes=()),
        dataclasses.replace(base.kernels[1], rows=rows(fast), regimes=()),
    )
    model = dataclasses.replace(base.model, routed_experts=N, top_k=m)
    return dataclasses.replace(base, kernels=kernels, model=model, observed_crossover=None)


def test_kernels_that_change_places_twice_have_no_single_crossover():
    ns = (1, 2, 4, 8, 16, 32)
    distinct = {n: 64 * (1 - Fraction(60, 64) ** n) for n in ns}
    body = build(
        two_kernels({n: 4 + n for n in ns}, {n: Fraction(1, 2) + distinct[n] for n in ns})
    ).body
    assert body.headline.crossover.startswith("no single crossover")
    assert "up to 0 tokens" not in body.headline.sentence


def test_d4_is_not_used_where_the_ratio_changes_between_regimes():
    early, late = (1, 2, 4, 8), (20, 24, 28, 32)
    slow = {n: n for n in early} | {n: 20 + 3 * n for n in late}
    fast = {n: 30 + 64 * (1 - Fraction(60, 64) ** n) / 10 for n in (*early, *late)}
    body = build(two_kernels(slow, fast)).body
    assert body.derived.crossover.n == 20
    assert body.derived.crossover.any_routing is None
    assert next(claim for claim in body.claims if claim.id == "D4").applicability == (
        "not_applicable"
    )


def test_over_an_interval_the_speedup_is_that_of_the_length_best_at_each_rate():
    acceptance = Acceptance("per_token", "made up", Interval(Fraction(3, 10), Fraction(9, 10)))
    found = build(with_acceptance("rx-7900-xtx", acceptance)).body.derived.draft_length
    costs, at = {cost.k: cost.cost for cost in found.costs}, found.at[0]

    def best_speedup(a):
        return max(sum(a**i for i in range(k + 1)) * costs[0] / costs[k] for k in costs)

    assert at.speedup == Interval(best_speedup(Fraction(3, 10)), best_speedup(Fraction(9, 10)))
    assert at.bounds.lo <= at.speedup.lo
    assert at.speedup.hi <= at.bounds.hi


def test_the_depth_is_a_stated_fact(bodies):
    def stated(name):
        facts = bodies[name]["measured"]["facts"]
        return [fact["value"] for fact in facts if "depth" in fact["label"]]

    assert stated("rx-7900-xtx") == ["128 tokens"]
    assert stated("h200") == []
