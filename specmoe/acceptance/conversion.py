"""The acceptance rate ``a`` that a source's figure stands for, whatever that figure counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from specmoe.acceptance.tokens import (
    GEOMETRIC,
    acceptance_rate,
    draft_length,
    expected_tokens,
    expected_tokens_per_position,
    position_shares,
)
from specmoe.errors import InputError
from specmoe.exact import ExactLike, Interval, show, show_known
from specmoe.measurement.model import Acceptance
from specmoe.results import Hypothesis
from specmoe.roots import isolate

__all__ = ["Converted", "GeometricFit", "convert", "geometric_fit"]

_WIDTH = Fraction(1, 10**12)


@dataclass(frozen=True, slots=True)
class GeometricFit:
    """How far per-position acceptance is from geometric.

    Attributes:
        conditional: Acceptance at each position given that all before it were accepted; ``None``
            where nothing ever came that far.
        a: The rate that emits the same expected tokens under geometric acceptance.
        distance: Largest distance of a conditional rate from ``a``.
        exact: Whether all conditional rates are one number: the data are geometric.

    Example:
        >>> geometric_fit(["0.5", "0.25"]).exact
        True
    """

    conditional: tuple[Fraction | None, ...]
    a: Interval
    distance: Interval
    exact: bool


def geometric_fit(rates: Sequence[ExactLike], width: Fraction = _WIDTH) -> GeometricFit:
    """Compare per-position acceptance with geometric acceptance.

    Args:
        rates: Shares as in :func:`expected_tokens_per_position`.
        width: ``a`` is isolated more narrowly than this.

    Returns:
        The conditional rates, the equivalent ``a``, and the largest distance between them.

    Raises:
        InputError: If a rate is out of range or the rates increase.
        NotExact: If a rate is a float.

    Example:
        >>> from specmoe.exact import show_interval
        >>> fit = geometric_fit(["0.9", "0.72"])
        >>> fit.conditional, show_interval(fit.a), show_interval(fit.distance, 2)
        ((Fraction(9, 10), Fraction(4, 5)), '[0.8674, 0.8675]', '[0.067, 0.068]')
    """
    shares = position_shares(rates)
    conditional = tuple(
        after / before if before else None for before, after in pairwise([Fraction(1), *shares])
    )
    known = [rate for rate in conditional if rate is not None]
    k = len(shares)
    if len(set(known)) == 1:
        return GeometricFit(
            conditional, Interval.point(known[0]), Interval.point(Fraction(0)), exact=True
        )
    a = _rate_that_emits(1 + sum(shares, Fraction(0)), k, width)
    least = max(max(a.lo - rate, rate - a.hi, Fraction(0)) for rate in known)
    most = max(max(a.hi - rate, rate - a.lo) for rate in known)
    return GeometricFit(conditional, a, Interval(least, most), exact=False)


def _rate_that_emits(tokens: Fraction, k: int, width: Fraction) -> Interval:
    """The only ``a`` in [0, 1] with ``E(a,k) = tokens``, where ``1 <= tokens <= k + 1`` (E3)."""
    coefficients = [1 - tokens, *[Fraction(1)] * k]
    return isolate(coefficients, Fraction(0), Fraction(1), width)


@dataclass(frozen=True, slots=True)
class Converted:
    """An acceptance figure turned into the theory's terms.

    Attributes:
        a: Per-token acceptance rate. A figure that is exact and rational gives one number; else
            an interval that contains the rate. ``None`` if per-position data show that acceptance
            is not geometric: then the claims that need it do not apply.
        tokens_per_step: Tokens that one step emits at ``draft_length``, the bonus token included.
            ``None`` if the draft length is not known.
        draft_length: ``k`` at which the figure was observed.
        formula: How the figure was converted, in words and symbols.
        geometric: The hypothesis of geometric acceptance, and how it stands here.
        fit: For per-position data, how far from geometric they are.
    """

    a: Interval | None
    tokens_per_step: Interval | None
    draft_length: int | None
    formula: str
    geometric: Hypothesis
    fit: GeometricFit | None = None

    @property
    def is_geometric(self) -> bool:
        """Whether nothing in the figure contradicts geometric acceptance."""
        return self.geometric.status != "fails"


# For each definition of one figure v: what it counts, the tokens per step, and its upper limit.
_FIGURES = {
    "accepted_over_drafted": ("accepted over drafted tokens", "1 + k v"),
    "linear": ("the rate in 1 + k a tokens per step", "1 + k v"),
    "mean_accepted": ("mean accepted tokens per step", "1 + v"),
    "committed_without_base": ("committed tokens per cycle without the base token", "1 + v"),
    "accept_length": ("tokens per step, bonus token included", "v"),
}


def convert(acceptance: Acceptance, width: Fraction = _WIDTH) -> Converted:
    """Convert an acceptance figure exactly, by the definition that its source used.

    Tokens per step follow from the figure ``v`` and the draft length ``k``: ``1 + k v`` for
    ``accepted_over_drafted`` and ``linear``; ``1 + v`` for ``mean_accepted`` and
    ``committed_without_base``; ``v`` for ``accept_length``; ``E(v,k)`` for ``per_token``; one plus
    the sum of the shares for ``per_position``. ``a`` solves ``E(a,k)`` = tokens per step.

    Args:
        acceptance: The figure, its definition, and the draft length it was observed at.
        width: ``a`` is isolated more narrowly than this for an exact figure.

    Returns:
        The rate, the tokens per step, the formula, and whether acceptance is geometric.

    Raises:
        InputError: If the figure is out of range for its definition, or the draft length is
            missing.

    Example:
        >>> from specmoe.exact import show_interval
        >>> figure = Acceptance("linear", "a pull request", Interval.point(Fraction(613, 1000)),
        ...                     draft_length=5)
        >>> converted = convert(figure)
        >>> converted.tokens_per_step.lo, show_interval(converted.a)
        (Fraction(813, 200), '[0.8410, 0.8411]')
    """
    if acceptance.definition == "per_position":
        return _convert_per_position(acceptance, width)
    value, k = acceptance.value, acceptance.draft_length
    if value is None:
        raise InputError(
            "acceptance without its figure",
            path="acceptance.value",
            expected=f"a value or an interval for {acceptance.definition}",
            found="none",
            mend="give the figure, or leave acceptance out",
        )
    if acceptance.definition == "per_token":
        return _convert_per_token(value, k)
    k = _observed_at(acceptance)
    meaning, formula = _FIGURES[acceptance.definition]
    per_token = formula == "1 + k v"
    base, slope = (0, 1) if formula == "v" else (1, k if per_token else 1)
    tokens = Interval(base + slope * value.lo, base + slope * value.hi)
    if tokens.lo < 1 or tokens.hi > k + 1:
        limits = f"[{show(Fraction(1 - base, slope))}, {show(Fraction(k + 1 - base, slope))}]"
        raise InputError(
            f"no step of {k} drafted tokens has this acceptance",
            path="acceptance.value",
            expected=f"{meaning}, in {limits}",
            found=show_known(value),
            mend="check the definition and the draft length; block width is draft length + 1",
        )
    ends = [_rate_that_emits(end, k, width) for end in (tokens.lo, tokens.hi)]
    return Converted(
        a=Interval(ends[0].lo, ends[1].hi),
        tokens_per_step=tokens,
        draft_length=k,
        formula=f"v = {show_known(value)} is {meaning} at k = {k}: tokens per step = {formula} = "
        f"{show_known(tokens)}; a solves 1 + a + ... + a^{k} = {show_known(tokens)}",
        geometric=Hypothesis(GEOMETRIC, "assumed", "one figure cannot show it"),
    )


def _convert_per_token(value: Interval, k: int | None) -> Converted:
    for end in (value.lo, value.hi):
        acceptance_rate(end, path="acceptance.value")
    tokens = None
    formula = f"a = {show_known(value)} as stated, per token"
    if k is not None:
        draft_length(k, path="acceptance.draft_length", least=1)
        tokens = Interval(expected_tokens(value.lo, k), expected_tokens(value.hi, k))
        formula += f"; tokens per step = 1 + a + ... + a^{k} = {show_known(tokens)} at k = {k}"
    hypothesis = Hypothesis(GEOMETRIC, "assumed", "the source states one rate for every token")
    return Converted(value, tokens, k, formula, hypothesis)


def _convert_per_position(acceptance: Acceptance, width: Fraction) -> Converted:
    shares = position_shares(acceptance.per_position)
    k = len(shares)
    if acceptance.draft_length not in (None, k):
        raise InputError(
            "one share is needed for each drafted position",
            path="acceptance.per_position",
            expected=f"{acceptance.draft_length} shares, as many as the draft length",
            found=f"{k} shares",
            mend="correct the draft length or the shares",
        )
    fit = geometric_fit(shares, width)
    tokens = expected_tokens_per_position(shares, k)
    rates = ", ".join("unknown" if rate is None else show(rate) for rate in fit.conditional)
    if fit.exact:
        evidence = f"acceptance given that all before were accepted: {rates}"
        geometric = Hypothesis(GEOMETRIC, "measured", evidence)
    else:
        evidence = (
            f"acceptance given that all before were accepted: {rates}; the a of equal expected "
            f"tokens is {show_known(fit.a)}, up to {show(fit.distance.hi)} away"
        )
        geometric = Hypothesis(GEOMETRIC, "fails", evidence)
    return Converted(
        a=fit.a if fit.exact else None,
        tokens_per_step=Interval.point(tokens),
        draft_length=k,
        formula="tokens per step = 1 + the sum of the shares of steps in which each position was "
        f"accepted = {show(tokens)} at k = {k}",
        geometric=geometric,
        fit=fit,
    )


def _observed_at(acceptance: Acceptance) -> int:
    if acceptance.draft_length is None:
        raise InputError(
            f"{acceptance.definition} says nothing without its draft length",
            path="acceptance.draft_length",
            expected="the number of drafted tokens of one step",
            found="none",
            mend="give the draft length; where the tool states a block width, it is one less",
        )
    return draft_length(acceptance.draft_length, path="acceptance.draft_length", least=1)
