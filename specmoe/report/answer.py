"""The answer: three figures to act on, each with its bounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from specmoe.certificate.wording import compared
from specmoe.report.cells import Cell, bounds
from specmoe.report.display import (
    fraction,
    interval,
    percent_down,
    percent_up,
    plural,
    ranges,
    sentence,
    shown,
    spoken,
)

__all__ = ["Card", "agreement", "at_usual", "bracket", "cards", "chosen", "drafting", "observed"]

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
    if crossover["outcome"] == "contradicted":
        return Card(
            "Deduplicating is seen faster",
            observed(crossover),
            Cell(bracket(crossover)) if crossover["n"] is not None else None,
            "is what the fits predict, and it is contradicted",
            sentence(body["headline"]["crossover"]),
        )
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
    parts = [_use(crossover)]
    if crossover["extrapolated"]:
        far = "This is extrapolated"
        if crossover["calibrated"]:
            low, high = crossover["calibrated"]
            far += f": both fits are calibrated on n = {low} to {high}"
        parts.append(f"{far}.")
    if crossover["nearest_flip"]:
        thin = f"A thin margin: {crossover['nearest_flip']}, less than the error of that fit"
        parts.append(f"{thin}.")
    if crossover["observed"]:
        parts.append(f"Observed {observed(crossover)}: {agreement(crossover)}.")
    return " ".join(parts)


def _use(crossover: Data) -> str:
    if crossover["n"] == 1:
        return "Use the deduplicating kernel at every number of tokens per pass."
    if crossover["outcome"] == "always_in_range":
        return "It is faster already at the least n compared; what holds below is not known."
    return "Use the per-slot kernel below that, the deduplicating one from there on."


def observed(crossover: Data) -> str:
    """Where the faster kernel was seen to change.

    Example:
        >>> observed({"observed": [32, None]}), observed({"observed": [0, 2]})
        ('above 32', 'at 2')
    """
    low, high = crossover["observed"]
    if high is None:
        return f"above {low}"
    return f"between {low} and {high}" if low else f"at {high}"


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
            sentence(drafting(draft)),
        ),
    )


def drafting(draft: Data) -> str:
    """How drafting time is counted.

    Example:
        >>> drafting({"drafting": "as stated"})
        'drafting time is counted as stated'
    """
    if draft["drafting"] == "as stated":
        return "drafting time is counted as stated"
    return "drafting time is not stated and taken as 0"


def _stays(draft: Data, row: Data) -> str:
    """How far the costs may be off before another length is best; a thin margin says so.

    Thin is what is below the errors of the very costs that it speaks of.
    """
    margin = fraction(row["margin_e"])
    if row["certain"]:
        return f"It stays the best for errors of the costs up to {percent_down(margin)}"
    off = f"costs off by over {percent_up(margin)}" if margin else "costs off by anything"
    reach = percent_up(max(fraction(cost["e"]) for cost in draft["costs"]))
    return f"A thin margin: {off} can change the length, and their errors reach {reach}"


def _dearer(derived: Data) -> str:
    """From which drafting time on another length is best, and until when this one pays at all."""
    plain = fraction(derived["draft_length"]["costs"][0]["cost"])
    margins = {
        item["claim"]: interval(item["upper"])
        for item in derived["margins"]
        if item["measure"] == "seconds" and item["upper"]
    }
    if "B8" not in margins:
        return ""
    more = " more" if derived["draft_length"]["drafting"] == "as stated" else ""
    first = f"once a token takes over {percent_up(margins['B8'].hi / plain)} of a plain pass{more}"
    if "S1" not in margins:
        return f": drafting no longer pays {first}"
    still = percent_down(margins["S1"].lo / plain)
    return f": a shorter draft is best {first}; this one still pays up to {still}{more}"


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
    edge = compared(row["best"], [cost["k"] for cost in draft["costs"]])
    if edge:
        sure += f", {edge}"
    if row["margin_e"] is not None:
        text = f"{sentence(_stays(draft, row))} {text}"
    return (
        Card(f"Draft, at acceptance {at}", best, possible, sure, text),
        Card(
            f"Speedup, at acceptance {at}",
            f"{spoken(interval(row['speedup']), 3)}×",
            bounds(interval(row["bounds"]), digits=3),
            "times, given e",
            sentence(drafting(draft) + _dearer(body["derived"])),
        ),
    )
