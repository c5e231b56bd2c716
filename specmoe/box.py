"""The best draft length over a box of bandwidths, compared exactly (B8).

Step costs are linear in ``x_i``: the inverse effective bandwidth ``1 / W_i`` [s/byte] of each
kernel, with the bytes that it requests as coefficient, and fixed or measured times [s], with
coefficient 1. Each ``x_i`` is known to an interval, so what is known of all of them is a box. What
two lengths have in common cancels in their comparison, so this is never wider than B6.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from specmoe.acceptance import GEOMETRIC, acceptance_rate, draft_length, expected_tokens
from specmoe.errors import InputError
from specmoe.exact import ExactLike, Interval, exact, show, show_interval
from specmoe.feasible import feasible_point
from specmoe.results import Evaluation, Hypothesis

__all__ = [
    "Components",
    "RobustSet",
    "robust_between",
    "robust_comparison",
    "robust_set",
]

Components = Mapping[int, Sequence[Fraction]]
"""For each draft length ``k`` the coefficients ``c_i`` of ``C(k) = sum_i c_i x_i``."""

_GEOMETRIC = Hypothesis(GEOMETRIC, "assumed")
_LINEAR = Hypothesis("C(k) = sum_i c_i x_i with c_i >= 0 and C(k) > 0 over the box", "checked")


def _checked(components: Components, box: Sequence[Interval]) -> dict[int, tuple[Fraction, ...]]:
    known = {
        draft_length(k, path="components"): tuple(
            exact(c, path=f"components[{k}][{i}]") for i, c in enumerate(row)
        )
        for k, row in components.items()
    }
    if 0 not in known:
        raise InputError(
            "the cost of plain decoding is missing",
            path="components[0]",
            expected="the coefficients of C(0)",
            found=f"k = {', '.join(map(str, sorted(known))) or 'none'}",
            mend="measure n = 1",
        )
    for i, known_to in enumerate(box):
        if known_to.lo < 0:
            raise InputError(
                "a time or an inverse bandwidth is negative",
                path=f"box[{i}]",
                expected="an interval of numbers from 0 up",
                found=show_interval(known_to),
                mend="check the error of the fit: it must be below 1",
            )
    for k, row in known.items():
        if len(row) != len(box):
            raise InputError(
                "the coefficients do not match the box",
                path=f"components[{k}]",
                expected=f"{len(box)} coefficients, one for each interval",
                found=f"{len(row)}",
                mend="give 0 for what this draft length does not use",
            )
        if min(row, default=0) < 0:
            raise InputError(
                "a coefficient is negative",
                path=f"components[{k}]",
                expected="bytes, or 1 for a time: from 0 up",
                found=show(min(row)),
                mend="check the bytes requested",
            )
        if sum((c * x.lo for c, x in zip(row, box, strict=True)), Fraction(0)) <= 0:
            raise InputError(
                "a step cost is not positive throughout the box",
                path=f"components[{k}]",
                expected="a time above 0",
                found="0 at the lower ends",
                mend="check the box and the coefficients",
            )
    return dict(sorted(known.items()))


@dataclass(frozen=True, slots=True)
class _Leads:
    """``E(a,k) C(j) - E(a,j) C(k)`` as a linear form in x, all in whole numbers.

    Coefficients, box and tokens are each multiplied by what makes all of them whole.
    """

    coefficients: dict[int, list[int]]
    lo: list[int]
    hi: list[int]
    tokens: dict[int, int]
    x_unit: Fraction
    """One whole unit of x, in its own unit."""
    unit: Fraction
    """One whole unit of the difference [s]."""

    @classmethod
    def at(
        cls, known: dict[int, tuple[Fraction, ...]], box: Sequence[Interval], a: Fraction
    ) -> _Leads:
        tokens = {k: expected_tokens(a, k) for k in known}
        token_scale = lcm(*(t.denominator for t in tokens.values()))
        scale = lcm(*(c.denominator for row in known.values() for c in row))
        x_scale = lcm(*(end.denominator for x in box for end in (x.lo, x.hi)))
        return cls(
            {k: [int(c * scale) for c in row] for k, row in known.items()},
            [int(x.lo * x_scale) for x in box],
            [int(x.hi * x_scale) for x in box],
            {k: int(t * token_scale) for k, t in tokens.items()},
            Fraction(1, x_scale),
            Fraction(1, token_scale * scale * x_scale),
        )

    def of(self, k: int, j: int) -> list[int]:
        """The form's coefficients: it is positive where ``k`` is faster than ``j``."""
        for_j, for_k = self.tokens[k], self.tokens[j]
        pairs = zip(self.coefficients[j], self.coefficients[k], strict=True)
        return [for_j * c_j - for_k * c_k for c_j, c_k in pairs]

    def least(self, form: Sequence[int]) -> int:
        """The form's minimum over the box: at the corner that the signs of ``form`` name."""
        return sum(
            c * (lo if c > 0 else hi) for c, lo, hi in zip(form, self.lo, self.hi, strict=True) if c
        )

    def greatest(self, form: Sequence[int]) -> int:
        """The form's maximum over the box."""
        return -self.least([-c for c in form])

    def point_in_favour(self, forms: Sequence[Sequence[int]]) -> tuple[Fraction, ...] | None:
        """A point of the box at which none of the forms is negative, or ``None``."""
        # Where all forms agree about the sign of a coordinate, its best end serves them all: this
        # settles whatever only one length uses, and leaves few unknowns.
        point = [Fraction(x) for x in self.lo]
        free = []
        for i, (lo, hi) in enumerate(zip(self.lo, self.hi, strict=True)):
            if all(form[i] >= 0 for form in forms):
                point[i] = Fraction(hi)
            elif lo < hi and any(form[i] > 0 for form in forms):
                free.append(i)
        inequalities = [
            (
                [Fraction(form[i]) for i in free],
                sum((c * x for c, x in zip(form, point, strict=True)), Fraction(0)),
            )
            for form in forms
            if self.least(form) < 0
        ]
        found = feasible_point(inequalities, [Fraction(self.hi[i] - self.lo[i]) for i in free])
        if found is None:
            return None
        for i, extra in zip(free, found, strict=True):
            point[i] += extra
        return tuple(x * self.x_unit for x in point)


def robust_comparison(
    components: Components, box: Sequence[Interval], a: ExactLike, j: int, k: int
) -> Evaluation[bool]:
    """B8: ``k`` beats ``j`` for every ``x`` in the box iff it does at one corner.

    Args:
        components: Coefficients of the step costs by draft length.
        box: What is known of each ``x_i``.
        a: Acceptance rate, in [0, 1].
        j: One draft length.
        k: The other one; it may be the shorter.

    Returns:
        Whether ``k`` is strictly faster at every point of the box. The bounds are the exact range
        of ``E(a,k) C(j) - E(a,j) C(k)`` [s] over the box.

    Raises:
        InputError: If an argument is out of range.
        NotExact: If a number is a float.

    Example:
        >>> bytes_of = {0: (Fraction(8), Fraction(1)), 1: (Fraction(10), Fraction(1))}
        >>> box = [Interval(Fraction(1), Fraction(2)), Interval(Fraction(0), Fraction(5))]
        >>> robust_comparison(bytes_of, box, "0.5", 0, 1).value
        True
    """
    known, rate = _checked(components, box), acceptance_rate(a)
    for length in (j, k):
        if draft_length(length) not in known:
            raise InputError(
                "no step cost is known for this draft length",
                expected=f"one of {', '.join(map(str, known))}",
                found=str(length),
                mend="measure or fit the pass that verifies it",
            )
    leads = _Leads.at(known, box, rate)
    form = leads.of(k, j)
    bounds = Interval(leads.least(form) * leads.unit, leads.greatest(form) * leads.unit)
    value = bounds.lo > 0
    verdict = "is faster than" if value else "is not always faster than"
    return Evaluation(
        "B8",
        value,
        bounds,
        (_LINEAR, _GEOMETRIC, _in_box(box)),
        f"at acceptance {show(rate)} drafting {k} {verdict} drafting {j} within the box",
    )


def _in_box(box: Sequence[Interval]) -> Hypothesis:
    ranges = ", ".join(show_interval(x) for x in box)
    return Hypothesis("x lies in the box", "measured", ranges)


@dataclass(frozen=True, slots=True)
class RobustSet:
    """The draft lengths that some point of a box makes best, at one acceptance rate.

    Attributes:
        certain: The length that is strictly best at every point of the box, if there is one. Exact:
            B8 against each rival.
        undominated: The lengths that no other one beats at every point of the box. Exact pair by
            pair (B8), but as a set only a superset of ``possible``: a length that no single rival
            beats everywhere may still be beaten everywhere, here by one and there by another.
        possible: The lengths that are a maximiser at some point of the box. Exact, by linear
            programming.
        witnesses: For each of ``possible``, in the same order, a point of the box at which it is a
            maximiser: putting it in is the proof.
    """

    certain: int | None
    undominated: tuple[int, ...]
    possible: tuple[int, ...]
    witnesses: tuple[tuple[Fraction, ...], ...]


def robust_set(
    components: Components, box: Sequence[Interval], a: ExactLike
) -> Evaluation[RobustSet]:
    """The exact set of draft lengths that some bandwidths in the box make best (B8).

    Args:
        components: Coefficients of the step costs by draft length.
        box: What is known of each ``x_i``.
        a: Acceptance rate, in [0, 1].

    Returns:
        The set, with the certain length if the box leaves only one.

    Raises:
        InputError: If an argument is out of range.
        NotExact: If a number is a float.

    Example:
        >>> bytes_of = {0: (Fraction(8), Fraction(1)), 1: (Fraction(10), Fraction(1))}
        >>> box = [Interval(Fraction(1), Fraction(2)), Interval(Fraction(0), Fraction(5))]
        >>> robust_set(bytes_of, box, "0.5").value.certain
        1
    """
    known, rate = _checked(components, box), acceptance_rate(a)
    leads = _Leads.at(known, box, rate)
    undominated, possible, witnesses = [], [], []
    certain = None
    for k in known:
        forms = [leads.of(k, j) for j in known if j != k]
        if any(leads.greatest(form) < 0 for form in forms):
            continue
        undominated.append(k)
        if all(leads.least(form) > 0 for form in forms):
            certain = k
        point = leads.point_in_favour(forms)
        if point is not None:
            possible.append(k)
            witnesses.append(point)
    value = RobustSet(certain, tuple(undominated), tuple(possible), tuple(witnesses))
    which = ", ".join(map(str, possible))
    verdict = (
        f"{certain} is the best draft length everywhere in the box"
        if certain is not None
        else f"the box makes each of these draft lengths best somewhere: {which}"
    )
    return Evaluation(
        "B8",
        value,
        None,
        (_LINEAR, _GEOMETRIC, _in_box(box)),
        f"at acceptance {show(rate)} {verdict}",
    )


def robust_between(
    components: Components, box: Sequence[Interval], acceptance: Interval
) -> Evaluation[tuple[int, ...]]:
    """Draft lengths not ruled out for acceptance in ``[a1, a2]`` and bandwidths in the box.

    By M3 no length below the least possible one at ``a1``, nor above the greatest at ``a2``, is
    best anywhere between. By M2 and B8, ``k`` is ruled out too where a longer length beats it
    throughout the box at ``a1`` (so at every higher rate), or a shorter one does at ``a2``.

    Args:
        components: Coefficients of the step costs by draft length.
        box: What is known of each ``x_i``.
        acceptance: What is known of the acceptance rate, inside [0, 1].

    Returns:
        A superset of the lengths that can be best; a single one is surely best.

    Raises:
        InputError: If an argument is out of range.
        NotExact: If a number is a float.

    Example:
        >>> bytes_of = {0: (Fraction(8), Fraction(1)), 1: (Fraction(10), Fraction(1))}
        >>> box = [Interval(Fraction(1), Fraction(2)), Interval(Fraction(0), Fraction(5))]
        >>> robust_between(bytes_of, box, Interval(Fraction(1, 5), Fraction(1, 2))).value
        (0, 1)
    """
    known = _checked(components, box)
    lo, hi = acceptance_rate(acceptance.lo), acceptance_rate(acceptance.hi)
    least = robust_set(known, box, lo).value.possible[0]
    most = robust_set(known, box, hi).value.possible[-1]
    at_lo, at_hi = _Leads.at(known, box, lo), _Leads.at(known, box, hi)

    def may_hold(k: int, j: int) -> bool:
        leads = at_lo if j > k else at_hi
        return leads.greatest(leads.of(k, j)) >= 0

    between = [k for k in known if least <= k <= most]
    value = tuple(k for k in between if all(may_hold(k, j) for j in known if j != k))
    which = ", ".join(map(str, value))
    return Evaluation(
        "B8",
        value,
        Interval(Fraction(value[0]), Fraction(value[-1])),
        (_LINEAR, _GEOMETRIC, _in_box(box), Hypothesis("a is in [a1, a2]", "measured")),
        f"for acceptance in {show_interval(acceptance)} the best draft length is one of {which}",
    )
