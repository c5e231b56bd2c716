"""The answer: three figures to act on, each with its bounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from specmoe.report.cells import Cell, bounds
from specmoe.report.display import (
    fraction,
    interval,
    percent_down,
    plural,
    ranges,
    sentence,
    shown,
    spoken,
)

__all__ = ["Card", "agreement", "at_usual", "bracket", "cards", "observed"]

Data = Mapping[str, Any]
_USUAL = {"lo": "4/5", "hi": "4/5"}


@dataclass(frozen=True, slots=True)
class Card:
    """One of the three things to do: a large figure, its bounds, and a sentence."""

    label: str
    figure: str
    bounds: Cell | None
    bounds_label: str
    text: str


def cards(body: Data) -> tuple[Card, ...]:
    """Crossover, draft length, speedup."""
    return (_crossover_card(body), *_draft_cards(body))


def _crossover_card(body: Data) -> Card:
    crossover = body["derived"]["crossover"]
    label = "Deduplicate from"
    if crossover["n"] is not None:
        figure = plural(crossover["n"], "token")
    else:
        figure = {
            "never_in_range": "Never in range",
            "always_in_range": "Always in range",
        }.get(crossover["outcome"], "Undecided")
        label = "Deduplicate"
    span = bracket(crossover)
    return Card(
        label,
        figure,
        Cell(span) if span else None,
        "tokens per pass, within the errors",
        _crossover_advice(body),
    )


def _crossover_advice(body: Data) -> str:
    crossover = body["derived"]["crossover"]
    if crossover["n"] is None:
        return sentence(body["headline"]["crossover"])
    parts = ["Use the per-slot kernel below that, the deduplicating one from there on."]
    if crossover["extrapolated"]:
        far = "This is extrapolated"
        if crossover["calibrated"]:
            low, high = crossover["calibrated"]
            far += f": both fits are calibrated on n = {low} to {high}"
        parts.append(f"{far}.")
    if crossover["observed"]:
        parts.append(f"Observed {observed(crossover)}: {agreement(crossover)}.")
    return " ".join(parts)


def observed(crossover: Data) -> str:
    """Where the faster kernel was seen to change.

    Example:
        >>> observed({"observed": [32, None]})
        'above 32'
    """
    low, high = crossover["observed"]
    return f"between {low} and {high}" if high is not None else f"above {low}"


def agreement(crossover: Data) -> str:
    """Whether the prediction agrees with what was seen.

    Example:
        >>> agreement({"agrees": True})
        'agrees with the bracket'
    """
    if crossover["agrees"] is None:
        return "not compared"
    return "agrees with the bracket" if crossover["agrees"] else "disagrees with the bracket"


def bracket(crossover: Data) -> str:
    """The bracket of the crossover: where it may begin, and where it surely has.

    Example:
        >>> bracket({"possible_from": 32, "certain_from": None})
        '[32, …]'
    """
    low, high = crossover["possible_from"], crossover["certain_from"]
    if low is None and high is None:
        return ""
    return f"[{low or 1}, {high if high is not None else '…'}]"


def _position_cards(draft: Data, position: Data) -> tuple[Card, Card]:
    """The answer for measured positions: no single acceptance rate stands for them."""
    at = "at the measured positions"
    speedup = position["speedup"]
    ends = position["bounds"]
    return (
        Card(f"Draft, {at}", _tokens(position["best"]), None, "", sentence(position["text"])),
        Card(
            f"Speedup, {at}",
            f"{shown(fraction(speedup), 3)}×" if speedup else "Undecided",
            bounds(interval(ends), digits=3) if ends else None,
            "times, given e",
            sentence(f"Drafting time: {draft['drafting']}"),
        ),
    )


def _tokens(length: int) -> str:
    return plural(length, "token") if length else "Nothing"


def chosen(draft: Data) -> Data | None:
    """The row of the answer: the file's own acceptance, else 0.8, else the first."""
    rows: Sequence[Data] = draft["at"]
    if draft["own_acceptance"] or not rows:
        return rows[0] if rows else None
    return at_usual(draft) or rows[0]


def at_usual(draft: Data) -> Data | None:
    """The row at acceptance 0.8, if there is one: the index compares devices there."""
    rows: Sequence[Data] = draft["at"]
    return next((row for row in rows if row["acceptance"] == _USUAL), None)


def _draft_cards(body: Data) -> tuple[Card, Card]:
    draft = body["derived"]["draft_length"]
    text = f"{sentence(draft['text'])} {sentence(draft['acceptance_text'])}"
    position = draft["per_position"]
    if position and not position["geometric"] and position["best"] is not None:
        return _position_cards(draft, position)
    row = chosen(draft)
    if row is None:
        return (
            Card("Draft length", "Undecided", None, "", sentence(body["headline"]["draft_length"])),
            Card("Speedup", "Undecided", None, "", text),
        )
    at = spoken(interval(row["acceptance"]), 3)
    low, high = row["best"]
    best = _tokens(low) if low == high else f"{low}\u2013{high} tokens"
    possible = Cell(ranges(row["possible"])) if row["possible"] else None
    sure = "surely best within the errors" if row["certain"] else "can be best within the errors"
    gain = [f"Drafting time: {draft['drafting']}"]
    if row["margin_e"] is not None:
        margin = percent_down(fraction(row["margin_e"]))
        gain.append(f"The draft length stays the best for errors up to {margin}")
    return (
        Card(f"Draft, at acceptance {at}", best, possible, sure, text),
        Card(
            f"Speedup, at acceptance {at}",
            f"{spoken(interval(row['speedup']), 3)}×",
            bounds(interval(row["bounds"]), digits=3),
            "times, given e",
            " ".join(map(sentence, gain)),
        ),
    )
