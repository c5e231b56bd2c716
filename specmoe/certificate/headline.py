"""The answer first: one sentence that a busy engineer can act on."""

from __future__ import annotations

from collections.abc import Sequence

from specmoe.certificate.analysis import HEADLINE_RATE
from specmoe.certificate.model import Assumed, AtAcceptance, Derived, Headline
from specmoe.certificate.wording import compared, figure
from specmoe.exact import Interval, show, show_interval

__all__ = ["headline"]

_DIGITS = 3  # of a speedup


def headline(derived: Derived, assumed: Assumed, crossover: str, scope: str) -> Headline:
    """The headline of a certificate.

    Args:
        derived: The derived section.
        assumed: What it rests on.
        crossover: The crossover in one sentence.
        scope: ``operation`` or ``pass``.

    Returns:
        The sentence, its two halves, and what it rests on.
    """
    draft = _draft(derived)
    if derived.draft_length.at and "free-drafting" in {a.id for a in assumed.assumptions}:
        draft += ", drafting time not counted"
    if scope == "operation" and derived.draft_length.at:
        draft += ", for the expert operation alone"
    unsupported = [fit.text for fit in derived.fits if fit.outcome == "law_not_supported"]
    unexplained = [
        seen.text
        for seen in derived.observations
        if seen.verdict == "not_explained_by_expert_bytes"
    ]
    first = [*unsupported, *unexplained[:1]]
    halves = [*first, crossover, draft]
    if derived.crossover.outcome == "undecided":
        halves = [*first, draft, crossover]
    sentence = "; ".join(halves)
    return Headline(
        sentence=sentence[:1].upper() + sentence[1:] + ".",
        strength=_strength(derived, assumed),
        crossover=crossover,
        draft_length=draft,
    )


def _draft(derived: Derived) -> str:
    found = derived.draft_length
    if found.per_position is not None and not found.per_position.geometric:
        return found.per_position.text
    if not found.at:
        return found.text
    wanted = Interval.point(HEADLINE_RATE)
    own = found.own_acceptance
    at = found.at[0] if own else next(at for at in found.at if at.acceptance == wanted)
    return answer(at, [cost.k for cost in found.costs])


def answer(at: AtAcceptance, lengths: Sequence[int]) -> str:
    """One row of the answers as a sentence.

    Args:
        at: The row.
        lengths: The draft lengths compared.

    Example:
        >>> from fractions import Fraction
        >>> one = Interval.point(Fraction(1))
        >>> rate = Interval.point(Fraction(4, 5))
        >>> answer(AtAcceptance(rate, (0, 0), (0,), None, True, one, one, None, None), [0, 1])
        'do not draft at acceptance 0.8: plain decoding is the fastest'
    """
    rate = figure(at.acceptance)
    low, high = at.best
    others = [k for k in at.possible if not low <= k <= high]
    within = f" [{at.possible[0]}-{at.possible[-1]} within the errors]" if others else ""
    edge = compared(at.best, lengths)
    if high == 0:
        of = f" {edge}" if edge else ""
        return f"do not draft at acceptance {rate}: plain decoding is the fastest{of}{within}"
    speed = figure(at.speedup, _DIGITS)
    length = str(low) if low == high else f"{low} to {high}"
    plural = "s" if length != "1" else ""
    return (
        f"draft {length} token{plural}{f', {edge},' if edge else ''}{within} at acceptance {rate}: "
        f"{speed}x {show_interval(at.bounds, _DIGITS)}"
    )


def _strength(derived: Derived, assumed: Assumed) -> str:
    errors = [
        f"{fit.kind.replace('_', '-')} {show(100 * max(regime.e for regime in fit.regimes), 3)} %"
        for fit in derived.fits
        if fit.regimes
    ]
    parts = [f"largest error e of the fits: {', '.join(errors)}" if errors else "nothing fitted"]
    held = derived.holdout
    if held:
        inside = sum(row.inside for row in held)
        parts.append(f"{inside} of {len(held)} held-out rows inside their bounds")
        parts.append(derived.savings.text)
    blurred = [
        f"{fit.kind.replace('_', '-')} n = {regime.n_lo}..{regime.n_hi}"
        for fit in derived.fits
        for regime in fit.regimes
        if not regime.separable
    ]
    if blurred:
        parts.append(f"fixed time and bandwidth cannot be told apart for {', '.join(blurred)}")
    names = [assumption.id.replace("-", " ") for assumption in assumed.assumptions]
    parts.append(f"rests on {len(names)} assumptions ({', '.join(names)})")
    text = "; ".join(parts)
    return text[:1].upper() + text[1:] + "."
