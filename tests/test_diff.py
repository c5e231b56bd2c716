"""``specmoe diff``: what changed, kept apart, and what is thereby reopened."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from specmoe.canonical import canonical, digest
from specmoe.certificate import build, document
from specmoe.certificate.diff import Changes, compare
from specmoe.certificate.reading import Carried, loads
from specmoe.claims import ids
from specmoe.cli import main
from specmoe.errors import InputError
from specmoe.measurement import bundled, read
from specmoe.measurement.model import Drafting, Measurement
from specmoe.report import render_html

NAME = "rx-7900-xtx"
MEASURED = read(next(path for path in bundled() if path.stem == NAME))


def certificate(measurement: Measurement = MEASURED) -> Carried:
    return loads(document(build(measurement)), "c.json")


GOLDEN = certificate()


def edited(edit: Callable[[Any], object], one: Carried = GOLDEN) -> Carried:
    """The certificate with its body edited and sealed again."""
    data = deepcopy(one.data)
    edit(data["body"])
    data["digest"] = digest(data["schema"], data["body"])
    return loads(canonical(data), "edited.json")


def changed(found: Changes) -> set[str]:
    groups = ("theory", "machine", "assumptions", "tool", "results")
    return {group for group in groups if getattr(found, group)}


def reopened(found: Changes) -> dict[str, set[str]]:
    """Claims with the reasons for which their results are reopened."""
    claims: dict[str, set[str]] = {}
    for one in found.reopened:
        claims.setdefault(one.claim, set()).update(one.because)
    return claims


def with_row(n: int, factor: Fraction, **fields: Any) -> Measurement:
    """One row of the per-slot kernel slower, or with other words."""
    kernel, *others = MEASURED.kernels
    rows = tuple(
        replace(row, times=tuple(t * factor for t in row.times), **fields) if row.n == n else row
        for row in kernel.rows
    )
    return replace(MEASURED, kernels=(replace(kernel, rows=rows), *others))


# --- the groups ---------------------------------------------------------------------------------


def test_a_certificate_is_the_same_as_itself() -> None:
    found = compare(GOLDEN, certificate())
    assert found.same
    assert changed(found) == set()
    assert (found.values, found.reopened) == (0, ())


def test_the_page_is_the_same_certificate() -> None:
    page = loads(render_html(GOLDEN.data).encode(), "c.html")
    assert compare(GOLDEN, page).same


def test_a_measured_time_changes_the_machine_and_reopens_what_rests_on_it() -> None:
    found = compare(GOLDEN, certificate(with_row(8, Fraction(101, 100))))
    assert not found.same
    assert changed(found) == {"machine", "results"}
    assert all(change.what.startswith("kernels.per_slot.rows.8") for change in found.machine)
    claims = reopened(found)
    assert {"S1", "M3", "D2", "B1", "B5"} <= set(claims)
    assert not {"E1", "E2", "D6", "M1"} & set(claims)  # they rest on no time
    assert any("kernels.per_slot.rows.8" in reason for reason in claims["M3"])
    assert found.values > 50


def test_what_is_reopened_may_come_out_the_same() -> None:
    found = compare(GOLDEN, certificate(with_row(8, Fraction(1000001, 1000000))))
    stairs = next(one for one in found.reopened if one.claim == "M3")
    assert stairs.before == stairs.after
    moved = next(one for one in found.reopened if one.before != one.after)
    assert moved.claim


def test_one_more_row_is_one_change() -> None:
    kernel, *others = MEASURED.kernels
    fewer = replace(kernel, rows=tuple(row for row in kernel.rows if row.n != 2))
    found = compare(certificate(replace(MEASURED, kernels=(fewer, *others))), GOLDEN)
    (change,) = found.machine
    assert (change.what, change.before) == ("kernels.per_slot.rows.2", "nothing")


def test_other_words_about_a_figure_reopen_nothing() -> None:
    found = compare(GOLDEN, certificate(with_row(8, Fraction(1), note="seen twice")))
    assert changed(found) == {"machine"}
    assert found.reopened == ()
    assert not found.same


def test_drafting_time_replaces_an_assumption_and_reopens_what_rests_on_it() -> None:
    timed = replace(MEASURED, drafting=Drafting("ours", per_token=Fraction(1, 1000)))
    found = compare(GOLDEN, certificate(timed))
    assert changed(found) == {"machine", "assumptions", "results"}
    texts = {change.what: (change.before, change.after) for change in found.assumptions}
    assert texts["free-drafting"][1] == "nothing"
    assert texts["linear-drafting"][0] == "nothing"
    claims = reopened(found)
    assert {"the assumption free-drafting", "the assumption linear-drafting"} <= claims["S1"]
    assert "D6" not in claims
    assert not any("assumption" in reason for reason in claims.get("D2", ()))


def test_another_statement_is_the_theory_and_reopens_that_claim_alone() -> None:
    def edit(body: Any) -> None:
        next(c for c in body["claims"] if c["id"] == "M3")["statement"] += " or so"

    found = compare(GOLDEN, edited(edit))
    assert changed(found) == {"theory"}
    assert [change.what for change in found.theory] == ["M3.statement"]
    assert reopened(found) == {"M3": {"the statement of its claim"}}


def test_lean_is_the_tool_but_the_digest_of_a_statement_is_the_theory() -> None:
    def quote(sha256: str, via: str) -> Callable[[Any], None]:
        def edit(body: Any) -> None:
            body["claims"][0]["lean"] |= {"statement_sha256": sha256, "via": via, "axioms": []}

        return edit

    one = edited(quote("a" * 64, "embedded"))
    assert changed(compare(GOLDEN, one)) == {"tool"}  # run, where it was not
    assert changed(compare(one, edited(quote("a" * 64, "lake")))) == {"tool"}
    found = compare(one, edited(quote("b" * 64, "embedded")))
    assert changed(found) == {"theory"}
    assert reopened(found) == {ids()[0]: {"the statement of its claim"}}


def test_another_version_is_the_tool() -> None:
    found = compare(GOLDEN, edited(lambda body: body["provenance"].update(specmoe="9.9.9")))
    assert changed(found) == {"tool"}
    assert found.reopened == ()


def test_another_device_changes_all_and_says_which() -> None:
    other = read(next(path for path in bundled() if path.stem == "rtx-3090"))
    found = compare(GOLDEN, certificate(other))
    assert {"machine", "assumptions", "results"} <= changed(found)
    assert found.before[0] == NAME
    assert found.after == ("rtx-3090", certificate(other).data["digest"])
    assert "device.name" in {change.what for change in found.machine}


def test_every_claim_knows_what_it_rests_on() -> None:
    """A change of everything that is measured reopens every result."""
    slower = replace(MEASURED.model, bytes_per_expert=MEASURED.model.bytes_per_expert * 2)
    found = compare(GOLDEN, certificate(replace(MEASURED, model=slower)))
    results = {result["claim"] for result in GOLDEN.body["results"]}
    assert results - set(reopened(found)) == {"E1", "E2", "E3", "M1"}


@pytest.mark.parametrize(
    "edit",
    [
        lambda body: body.update(title="x"),
        lambda body: body["not_claimed"].pop(),
        lambda body: body["headline"].update(strength="x"),
        lambda body: body["results"].pop(),
        lambda body: body["derived"]["shares"].pop(),
        lambda body: body["claims"].pop(),
        lambda body: body["claims"][0].update(reason="x"),
        lambda body: body["measured"]["facts"].pop(),
        lambda body: body["provenance"].update(theory="0" * 64),
    ],
)
def test_no_difference_is_lost(edit: Callable[[Any], object]) -> None:
    """Whatever differs is told somewhere, or counted."""
    found = compare(GOLDEN, edited(edit))
    assert not found.same
    assert changed(found) or found.values


# --- damage -------------------------------------------------------------------------------------


def test_a_damaged_certificate_is_not_compared() -> None:
    for data in (
        {**GOLDEN.data, "digest": "0" * 64},
        edited(lambda body: body.pop("derived")).data,
    ):
        bad = loads(canonical(data), "bad.json")
        for pair in ((bad, GOLDEN), (GOLDEN, bad)):
            with pytest.raises(InputError, match="damaged") as caught:
                compare(*pair)
            assert "specmoe verify bad.json" in str(caught.value)


# --- the command --------------------------------------------------------------------------------


def test_the_command(tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    one.write_bytes(canonical(GOLDEN.data))
    two.write_bytes(canonical(certificate(with_row(8, Fraction(101, 100))).data))

    def run(*arguments: object) -> Any:
        return CliRunner().invoke(main, ["diff", *map(str, arguments)])

    same = run(one, one)
    assert (same.exit_code, same.stdout.split(":")[0]) == (0, "the same certificate")
    other = run(one, two)
    assert other.exit_code == 1
    for line in ("theory: the same", "assumptions: the same", "kernels.per_slot.rows.8"):
        assert line in other.stdout
    assert "because of kernels.per_slot.rows.8" in other.stdout
    found = json.loads(run(one, two, "--json").stdout)
    assert (found["same"], found["only_labels"]) == (False, False)
    assert found["reopened"][0]["because"]
    assert json.loads(run(one, one, "--json").stdout)["same"] is True
    assert other.stdout.splitlines()[-1] == "different: machine, results, values"
    assert run(one, two, "--ignore-labels").exit_code == 1
    two.write_bytes(b"{}")
    assert run(one, two).exit_code == 2


LABELS: dict[str, Callable[[Any], object]] = {
    "version": lambda body: body["provenance"].update(specmoe="9.9.9"),
    "name": lambda body: body["provenance"]["inputs"][0].update(name="renamed.toml"),
    "digest": lambda body: body["provenance"]["inputs"][0].update(sha256="0" * 64),
}


@pytest.mark.parametrize("label", [*LABELS, "all"])
def test_labels_are_a_difference_that_can_be_left_out(tmp_path: Path, label: str) -> None:
    """Text, data and exit code say the same: different, and in labels only."""

    def edit(body: Any) -> None:
        for change in LABELS.values() if label == "all" else [LABELS[label]]:
            change(body)

    other = edited(edit)
    found = compare(GOLDEN, other)
    assert (found.same, found.only_labels, found.values, found.reopened) == (False, True, 0, ())
    assert found.as_dict()["only_labels"] is True
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    one.write_bytes(canonical(GOLDEN.data))
    two.write_bytes(canonical(other.data))
    codes = {}
    for more in ([], ["--ignore-labels"]):
        result = CliRunner().invoke(main, ["diff", str(one), str(two), *more])
        codes[tuple(more)] = result.exit_code
        assert "the same certificate" not in result.stdout
        assert result.stdout.splitlines()[-1].startswith("different in labels only")
    assert codes == {(): 1, ("--ignore-labels",): 0}


@pytest.mark.parametrize(
    "edit",
    [
        lambda body: body["provenance"].update(measurement_schema=2),
        lambda body: body["not_claimed"].pop(),
        lambda body: body["claims"][0]["lean"].update(status="otherwise"),
        lambda body: body["provenance"].update(theory="0" * 64),
        lambda body: body["provenance"]["inputs"].append({"name": "t.npz", "sha256": "0" * 64}),
        lambda body: body.update(title="x"),
    ],
)
def test_nothing_else_passes_for_a_label(edit: Callable[[Any], object]) -> None:
    def both(body: Any) -> None:
        edit(body)
        body["provenance"]["specmoe"] = "9.9.9"

    for change in (edit, both):
        found = compare(GOLDEN, edited(change))
        assert not found.only_labels
        assert not found.same
