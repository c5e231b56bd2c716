"""Advice as lines of text, and as JSON."""

from __future__ import annotations

from typing import Any

from specmoe.advice.model import Advice
from specmoe.canonical import to_json

__all__ = ["as_json", "lines"]


def lines(advice: Advice) -> list[str]:
    """The advice for people, the answer first.

    Args:
        advice: What follows for one measurement.

    Example:
        >>> from specmoe.advice.advise import advise
        >>> from specmoe.measurement import bundled, read
        >>> told = lines(advise(read(next(p for p in bundled() if p.stem == "m5-max"))))
        >>> told[0]
        'm5-max: Draft 1 token at acceptance 0.8: 1.55x [1.54, 1.56] of plain decoding'
    """
    found = [f"{advice.name}: {advice.text}", f"  acceptance  {advice.acceptance_how}"]
    for setting in advice.settings:
        told = " ".join(setting.options) or setting.note
        found.append(f"  {setting.engine:<11} {told}")
        if setting.options:
            found.append(f"  {'':<11} ({setting.note}; {setting.version})")
    for reason in advice.reasons:
        claims = f" ({', '.join(reason.claims)})" if reason.claims else ""
        found.append(f"  why         {reason.text}{claims}")
    if advice.cliff is not None:
        found.append(f"  cliff       {advice.cliff.text}")
    found.append(f"  kernel      {advice.kernel.text}")
    for switch in advice.kernel.switches:
        found.append(f"  {'':<11} {switch.text}; {switch.place} ({switch.version})")
    found += [f"  {'':<11} {note}" for note in advice.kernel.notes]
    found += [f"  caution     {caution}" for caution in advice.cautions]
    return found


def as_json(advice: Advice) -> dict[str, Any]:
    """Everything for machines, with every source: rationals as ``"p/q"``.

    Args:
        advice: What follows for one measurement.
    """
    record = to_json(advice)
    assert isinstance(record, dict)
    return record | {"decided": advice.decided}
