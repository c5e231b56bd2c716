"""The answer that is acted on: observation before fit, and no length best for want of others."""

from __future__ import annotations

import json
from decimal import Decimal, localcontext
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from specmoe.advice import advise
from specmoe.certificate import build
from specmoe.certificate.build import to_json
from specmoe.certificate.contradiction import contradicted, seen_between
from specmoe.certificate.wording import compared
from specmoe.cli import main
from specmoe.measurement import read
from specmoe.report import index_line
from specmoe.report.answer import cards

N, M = 16, 2


def _decimal(time: Fraction) -> str:
    """All digits: the denominators here are powers of 2."""
    with localcontext() as context:
        context.prec = 100
        return f"{Decimal(time.numerator) / time.denominator:f}"


def measurement(tmp_path: Path, slow: dict[int, Fraction], fast: dict[int, Fraction]) -> Path:
    """Times [ms] of both kernels at their n; those from n = 4 on are held out."""

    def rows(times: dict[int, Fraction]) -> list[dict[str, Any]]:
        return [
            {"n": n, "time": f"{_decimal(t)} ms", **({"use": "holdout"} if n >= 4 else {})}
            for n, t in times.items()
        ]

    path = tmp_path / "made.json"
    data = {
        "schema": 1,
        "name": "made",
        "title": "Made up",
        "device": {"name": "Card", "source": "made up"},
        "engine": {"name": "engine", "version": "1", "source": "made up"},
        "model": {
            "name": "Model",
            "routed_experts": N,
            "top_k": M,
            "moe_layers": 1,
            "bytes_per_expert": "1 MB",
            "source": "made up",
        },
        "timing": {"scope": "pass"},
        "kernels": [
            {"kind": "per_slot", "name": "s", "source": "made up", "rows": rows(slow)},
            {"kind": "deduplicating", "name": "d", "source": "made up", "rows": rows(fast)},
        ],
        "routing": {"model": "uniform", "source": "assumed"},
    }
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def distinct(n: int) -> Fraction:
    """``U(n)`` of the uniform model."""
    return N * (1 - (1 - Fraction(M, N)) ** n)


def lines(seen: int | None) -> tuple[dict[int, Fraction], dict[int, Fraction]]:
    """Lines that cross at n = 4; held-out rows move the change to ``seen``, if given."""
    ns = (1, 2, 3, 4, 8, 12)
    slow = {n: 1 + Fraction(n * M, 2) for n in ns}
    fast = {n: Fraction(3, 2) + distinct(n) / 2 for n in ns}
    for n in ns[3:]:
        if seen is not None and n < seen:
            slow[n] = fast[n] / 2
    return slow, fast


def test_an_observation_that_the_errors_exclude_is_the_answer(tmp_path: Path) -> None:
    certificate = build(read(measurement(tmp_path, *lines(12))))
    crossover = certificate.body.derived.crossover
    assert (crossover.outcome, crossover.observed, crossover.agrees) == (
        "contradicted",
        (8, 12),
        False,
    )
    sentence = certificate.body.headline.sentence
    assert sentence.startswith(
        "Observed: per-slot still faster at n = 8, deduplicating faster at n = 12; "
        "this contradicts the fits, which say: per-slot up to "
    )
    card = cards(to_json(certificate)["body"])[0]
    assert (card.label, card.figure) == ("Deduplicating is seen faster", "between 8 and 12")
    assert "contradicted" in card.bounds_label
    told = {cell.text for cell in index_line(to_json(certificate))}
    assert {"observed between 8 and 12", "crossover contradicted"} <= told
    derived = certificate.body.derived
    assert {"D2", "B4"}.isdisjoint(m.claim for m in derived.margins)
    assert "B4" not in {refutation.claim for refutation in derived.refutations}
    assert crossover.nearest_flip is None


def test_an_observation_that_agrees_changes_nothing(tmp_path: Path) -> None:
    certificate = build(read(measurement(tmp_path, *lines(None))))
    crossover = certificate.body.derived.crossover
    assert (crossover.outcome, crossover.agrees) == ("predicted", True)
    assert "bserved" not in certificate.body.headline.crossover
    derived = certificate.body.derived
    assert {"D2", "B4"} <= {margin.claim for margin in derived.margins}
    assert "B4" in {refutation.claim for refutation in derived.refutations}


def test_held_out_misses_stand_with_the_law(tmp_path: Path) -> None:
    fits = build(read(measurement(tmp_path, *lines(12)))).body.derived.fits
    slow, fast = (next(fit for fit in fits if fit.kind == k) for k in ("per_slot", "deduplicating"))
    assert "held-out rows contradict it at n = 4, 8, by up to -" in slow.text
    assert "contradict" not in fast.text


def test_advice_does_not_judge_a_switch_by_contradicted_fits(tmp_path: Path) -> None:
    path = measurement(tmp_path, *lines(12))
    data = json.loads(path.read_text())
    data["engine"] = {"name": "llama.cpp", "version": "b1", "backend": "CUDA", "source": "made up"}
    path.write_text(json.dumps(data))
    kernel = advise(read(path)).kernel
    assert kernel.text.startswith("Observed: per-slot still faster at n = 8")
    assert kernel.switches
    assert {switch.verdict for switch in kernel.switches} == {"unknown"}


@given(
    low=st.integers(0, 30),
    high=st.none() | st.integers(1, 31),
    may=st.none() | st.integers(1, 30),
    sure=st.none() | st.integers(1, 30),
    last=st.integers(1, 40),
)
def test_contradicted_is_what_the_errors_exclude(
    low: int, high: int | None, may: int | None, sure: int | None, last: int
) -> None:
    """Against the definition: the sign that was seen is not among those possible at that n."""
    found: Any = SimpleNamespace(
        verdict="predicted",
        bracket=(may, sure),
        searched=(1, last),
        observed=(SimpleNamespace(lo=low + 1, hi=high),),
    )
    assert seen_between(found) == (low, high)
    surely_fast = {n for n in range(1, 50) if sure is not None and n >= sure}
    surely_slow = {n for n in range(1, last + 1) if may is None or n < may}
    assert contradicted(found) == (low in surely_fast or high in surely_slow)


def test_nothing_observed_contradicts_nothing() -> None:
    found: Any = SimpleNamespace(verdict="predicted", bracket=(1, 2), searched=(1, 9), observed=())
    assert not contradicted(found)


@given(st.sets(st.integers(1, 12), min_size=1), st.data())
def test_a_best_length_without_both_neighbours_says_so(others: set[int], data: Any) -> None:
    lengths = [0, *sorted(others)]
    best = data.draw(st.sampled_from(lengths))
    around = {best - 1, best + 1} - {-1}
    assert bool(compared((best, best), lengths)) == (not around <= set(lengths))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("m3-ultra", "Draft 3 tokens, of 0 and 3 compared, at acceptance 0.8"),
        ("h200", "Draft 7 tokens, of 0-7 and 15-64 compared, [6-7 within the errors]"),
        ("rx-7900-xtx", "draft 4 tokens [2-6 within the errors] at"),
    ],
)
def test_the_headline_says_which_lengths_were_compared(name: str, words: str) -> None:
    said = CliRunner().invoke(main, ["predict", name])
    assert words in said.output
    certain = CliRunner().invoke(main, ["advise", name]).output
    assert "no other length can be" not in certain
