"""The page's exact arithmetic, run in node: it must agree with the package everywhere."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from specmoe.canonical import to_json
from specmoe.certificate.analysis import analyse
from specmoe.certificate.derived import derived_section
from specmoe.draftlength import maximisers
from specmoe.exact import ratio_string, round_down, round_nearest, round_up
from specmoe.measurement import bundled, read
from specmoe.report import loader
from specmoe.report.explore import RATE_STEPS, SHARE_STEPS
from specmoe.robust import possible_best, speedup_bounds

NODE = shutil.which("node")
pytestmark = pytest.mark.skipif(NODE is None, reason="node is not installed")

HARNESS = """
const asked = JSON.parse(require("fs").readFileSync(0, "utf8"));
const said = ([p, q]) => `${p}/${q}`;
const told = asked.grids.map(({ costs, points }) => points.map(([rate, share]) => {
  const found = answer(stepCosts(costs, rational(share)), rational(rate));
  return [found.best, found.possible, said(found.value), said(found.low), said(found.high)];
}));
const shown = asked.numbers.map(([number, digits]) =>
  ["down", "nearest", "up"].map((way) => decimal(rational(number), digits, way)));
process.stdout.write(JSON.stringify({ told, shown }));
"""

Costs = Mapping[int, tuple[Fraction, Fraction]]


def in_node(grids: Iterable[dict[str, Any]] = (), numbers: Iterable[Any] = ()) -> dict[str, Any]:
    """What the page's own script says, not a copy of it."""
    assert NODE
    code = loader.script().split("// What the page does")[0]
    assert "answer" in code
    assert "document" not in code
    done = subprocess.run(
        [NODE, "-e", code + HARNESS],
        input=json.dumps({"grids": list(grids), "numbers": list(numbers)}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@cache
def devices() -> dict[str, Costs]:
    """Costs and their errors, as the certificate of each bundled device has them."""
    found = {}
    for path in bundled():
        draft = to_json(derived_section(analyse(read(path))).draft_length)
        assert isinstance(draft, dict)
        if draft["staircase"]:
            rows: Any = draft["costs"]
            found[path.stem] = {
                row["k"]: (Fraction(row["cost"]), Fraction(row["e"])) for row in rows
            }
    return found


def as_rows(costs: Costs) -> list[dict[str, Any]]:
    return [
        {"k": k, "cost": ratio_string(cost), "e": ratio_string(e)} for k, (cost, e) in costs.items()
    ]


def expected(costs: Costs, rate: Fraction, share: Fraction, *, whole: bool) -> list[Any]:
    plain = costs[0][0]
    dearer = {k: cost + k * share * plain for k, (cost, _) in costs.items()}
    errors = {k: e for k, (_, e) in costs.items()}
    lengths = maximisers(dearer, rate)
    gain = speedup_bounds(dearer, rate, lengths[0], errors)
    bounds = gain.bounds
    assert bounds is not None
    return [
        lengths,
        list(possible_best(dearer, rate, errors)) if whole else None,
        *map(ratio_string, (gain.value.lo, bounds.lo, bounds.hi)),
    ]


def compare(costs: dict[str, Costs], points: list[tuple[Fraction, Fraction]], every: int) -> int:
    asked = [
        {
            "costs": as_rows(rows),
            "points": [[ratio_string(rate), ratio_string(share)] for rate, share in points],
        }
        for rows in costs.values()
    ]
    told = in_node(asked)["told"]
    count = 0
    for (name, rows), answers in zip(costs.items(), told, strict=True):
        for index, ((rate, share), answer) in enumerate(zip(points, answers, strict=True)):
            # The set of possible lengths is slow in Python: at some of the points only.
            whole = index % every == 0
            wanted = expected(rows, rate, share, whole=whole)
            if not whole:
                answer[1] = None
            assert answer == wanted, (name, rate, share)
            count += 1
    return count


def test_every_device_over_the_grid_of_both_controls() -> None:
    shares = [Fraction(step, 2 * SHARE_STEPS) for step in (0, 1, 3, 10, 37, SHARE_STEPS)]
    rates = [Fraction(step, RATE_STEPS) for step in range(RATE_STEPS + 1)]
    points = [(rate, share) for share in shares for rate in rates]
    assert len(devices()) == len(bundled())
    assert compare(devices(), points, every=17) == len(devices()) * 606


def test_ties_are_found_exactly() -> None:
    """Costs in proportion to the tokens at one rate: every length ties there, and none nearby."""
    ties = {}
    for rate in (Fraction(1, 2), Fraction(4, 5), Fraction(99, 100), Fraction(1)):
        tokens = [sum((rate**i for i in range(k + 1)), Fraction(0)) for k in range(9)]
        ties[f"all at {rate}"] = {
            k: (emitted * Fraction(3, 7), Fraction(k, 100)) for k, emitted in enumerate(tokens)
        }
    found = in_node(
        [
            {"costs": as_rows(rows), "points": [[ratio_string(Fraction(name[7:])), "0/1"]]}
            for name, rows in ties.items()
        ]
    )["told"]
    assert all(answers[0][0] == list(range(9)) for answers in found)
    rates = [Fraction(step, 100) for step in range(101)]
    assert compare(ties, [(rate, Fraction(0)) for rate in rates], every=1) == 404


def test_lengths_may_be_missing_and_costs_may_fall() -> None:
    odd = {
        "gaps": {0: (Fraction(3), Fraction(0)), 3: (Fraction(5), Fraction(1, 9))},
        "falling": {k: (Fraction(9 - k), Fraction(1, 7)) for k in range(8)},
        "plain alone": {0: (Fraction(2, 3), Fraction(1, 2))},
    }
    points = [(Fraction(a, 20), Fraction(s, 10)) for a in range(21) for s in range(4)]
    assert compare(odd, points, every=1) == 252


def test_decimals_are_rounded_as_the_package_rounds_them() -> None:
    source = random.Random(7)
    numbers = [Fraction(1), Fraction(1, 2), Fraction(999, 1000), Fraction(9995, 10000)]
    numbers += [Fraction(25, 2), Fraction(125, 100), Fraction(135, 100), Fraction(10) ** 30]
    numbers += [
        Fraction(source.randint(1, 10 ** source.randint(1, 25)), source.randint(1, 10**12))
        for _ in range(400)
    ]
    asked = [(number, 1 + index % 6) for index, number in enumerate(numbers)]
    shown = in_node(numbers=[[ratio_string(number), digits] for number, digits in asked])["shown"]
    for (number, digits), texts in zip(asked, shown, strict=True):
        ways = (round_down, round_nearest, round_up)
        assert texts == [way(number, digits) for way in ways], number
