"""How many measured savings lie inside their bounds: one definition, stated by the certificate."""

import json
from dataclasses import replace
from fractions import Fraction
from html import unescape

import pytest
from builders import measurement, rows, series
from hypothesis import given, settings
from hypothesis import strategies as st

from specmoe.bandwidth import fit
from specmoe.canonical import canonical, digest
from specmoe.certificate import build, document
from specmoe.certificate.reading import loads
from specmoe.certificate.verify import verify
from specmoe.exact import from_ratio_string
from specmoe.measurement import bundled, read
from specmoe.report import render_html
from specmoe.routing import UniformRouting
from specmoe.validation import validate
from specmoe.validation.savings import savings, seen_rows

N, M, C = 64, 4, 10**6
ROUTING = UniformRouting(N, M)
FITTED, HELD = (1, 2, 4, 8, 16, 24, 32), (3, 12, 20)
KINDS = ("per_slot", "deduplicating")
NAMES = {path.stem: path for path in bundled()}


def made(held=HELD, late=(), slow=True, fast=True):
    """Both kernels near the law; at ``late`` the held-out per-slot time is 10 % longer."""
    ns = sorted({*FITTED, *held})
    wobble = {n: 1 + Fraction((-1) ** at, 500) for at, n in enumerate(ns)}
    bytes_of = {"per_slot": lambda n: n * M * C, "deduplicating": lambda n: ROUTING.U(n) * C}
    kernels = []
    for kind, wanted in (("per_slot", slow), ("deduplicating", fast)):
        times = {n: wobble[n] * (Fraction(1, 50) + bytes_of[kind](n) / 10**9) for n in ns}
        if kind == "per_slot":
            times |= {n: times[n] * Fraction(11, 10) for n in late}
        # As a file would hold them: decimals.
        times = {n: Fraction(round(time * 10**9), 10**9) for n, time in times.items()}
        if wanted:
            kernels.append(series(kind, rows(times, held)))
    return measurement(*kernels, N=N, m=M, b=C)


def body(one):
    return json.loads(document(build(one)))["body"]


def ends(found):
    return from_ratio_string(found["lo"]), from_ratio_string(found["hi"])


@pytest.mark.parametrize("late", [(), (12,), HELD])
def test_the_certificate_counts_the_savings_as_validate_does(late):
    told, found = validate(made(late=late)), body(made(late=late))["derived"]["savings"]
    assert (found["inside"], found["compared"]) == (told.counts.savings.right, 3)
    assert found["inside"] == 3 - len(late)
    assert found["text"] == f"{3 - len(late)} of 3 measured savings inside their bounds"
    for point, check in zip(found["points"], told.savings, strict=True):
        assert point["n"] == check.n
        assert point["inside"] == check.inside == (check.n not in late)
        assert from_ratio_string(point["measured"]) == check.measured
        low, high = ends(point["bounds"])
        assert low <= check.bounds.lo <= check.bounds.hi <= high
        assert high - low <= check.bounds.width * (1 + Fraction(1, 10**9))
        low, high = ends(point["predicted"])
        assert low <= check.predicted <= high


@settings(max_examples=40, deadline=None)
@given(
    st.sets(st.integers(1, 40), min_size=1, max_size=6).map(lambda ns: ns - {*FITTED}), st.data()
)
def test_each_point_follows_from_its_definition(held, data):
    late = data.draw(st.sets(st.sampled_from(sorted(held)))) if held else set()
    one = made(held=tuple(held), late=tuple(late))
    fits = {kernel.kind: fit(one, kernel, ROUTING) for kernel in one.kernels}
    found = savings(one, seen_rows(one, ROUTING, fits))
    times = {kernel.kind: {row.n: row.time for row in kernel.rows} for kernel in one.kernels}
    for check in found.checks:
        n, (slow, fast) = check.n, (fits[kind].regimes[0] for kind in KINDS)
        told = (
            slow.fixed + n * M * C / slow.bandwidth,
            fast.fixed + ROUTING.U(n) * C / fast.bandwidth,
        )
        miss = slow.e * told[0] + fast.e * told[1]
        assert check.measured == times["per_slot"][n] - times["deduplicating"][n]
        assert check.predicted == told[0] - told[1]
        assert check.inside == (abs(check.measured - check.predicted) <= miss)
        assert check.extrapolated == (not 1 <= n <= 32)
        assert check.held_out == KINDS
    assert [check.n for check in found.checks] == sorted(held)
    assert found.inside.right == sum(check.inside for check in found.checks)
    assert (found.missing is None) == bool(held)


def test_one_held_out_row_of_the_two_is_enough():
    slow, fast = made(held=(12,)).kernels
    slow = replace(slow, rows=tuple(replace(row, use="calibrate") for row in slow.rows))
    one = replace(made(held=(12,)), kernels=(slow, fast))
    assert [check.held_out for check in validate(one).savings] == [("deduplicating",)]


@pytest.mark.parametrize("name", ["m3-ultra", "h200", "rx-7900-xtx"])
def test_bundled_measurements_count_alike_in_both_places(name):
    one = read(NAMES[name])
    counted, found = validate(one).counts.savings, body(one)["derived"]["savings"]
    assert (found["inside"], found["compared"]) == (counted.right, counted.of)
    assert (found["points"] == []) == found["text"].startswith("no saving was compared")


@pytest.mark.parametrize(
    ("one", "why"),
    [
        (made(held=()), "no row is held out"),
        (made(fast=False), "the deduplicating kernel was not measured"),
        (made(slow=False), "the per-slot kernel was not measured"),
    ],
    ids=["nothing-held-out", "per-slot-alone", "deduplicating-alone"],
)
def test_without_a_held_out_pair_the_certificate_says_so(one, why):
    certificate = json.loads(document(build(one)))
    found = certificate["body"]["derived"]["savings"]
    assert (found["compared"], found["points"]) == (0, [])
    assert found["text"] == f"no saving was compared with its bounds: {why}"
    assert f"No saving was compared with its bounds: {why}." in unescape(render_html(certificate))


def test_at_no_common_held_out_n_there_is_no_saving():
    slow, fast = made(held=(12,)).kernels
    fast = replace(fast, rows=tuple(row for row in fast.rows if row.n != 12))
    found = body(replace(made(held=(12,)), kernels=(slow, fast)))["derived"]["savings"]
    assert found["text"].endswith(": at no held-out n were both kernels measured")


def test_the_page_and_the_first_sentences_state_the_count():
    certificate = json.loads(document(build(made(late=(12,)))))
    page = unescape(render_html(certificate))
    assert (
        "2 of 3 measured savings inside their bounds" in certificate["body"]["headline"]["strength"]
    )
    assert "against their bounds (B2): 2 of 3 inside" in page
    table = page[page.index('id="t-savings"') :]
    table = table[: table.index("</table>")]
    assert (table.count("<tr>"), table.count("outside")) == (4, 1)


@pytest.mark.parametrize("what", ["inside", "compared", "text", "verdict", "bounds", "gone"])
def test_a_changed_count_is_refuted_even_with_a_new_digest(what):
    certificate = json.loads(document(build(made(late=(12,)))))
    found = certificate["body"]["derived"]["savings"]
    if what in ("inside", "compared"):
        found[what] += 1
    elif what == "text":
        found["text"] = "3 of 3 measured savings inside their bounds"
    elif what == "verdict":
        found["points"][1]["inside"] = True
    elif what == "bounds":
        found["points"][1]["bounds"] = found["points"][0]["bounds"]
    else:
        del found["points"][1]
    certificate["digest"] = digest(certificate["schema"], certificate["body"])
    levels = {level.name: level for level in verify(loads(canonical(certificate), "c.json")).levels}
    assert levels["numeric"].outcome == "refuted"
    assert all(one.path.startswith("body.derived.savings") for one in levels["numeric"].differences)
