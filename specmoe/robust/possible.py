"""Where each draft length can be the best one, with an error of its own in every cost."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from specmoe.acceptance import acceptance_rate, expected_tokens
from specmoe.exact import ExactLike, Interval
from specmoe.robust.errors import Errors, errors_of
from specmoe.roots import Polynomial, Root, check_width
from specmoe.staircase import (
    WIDTH,
    Costs,
    Difference,
    checked_costs,
    first_crossing,
    integer_costs,
)

__all__ = [
    "Range",
    "RobustStaircase",
    "RobustStep",
    "possible_best",
    "robust_staircase",
    "shifted_costs",
]


def possible_best(costs: Costs, a: ExactLike | Interval, e: Errors) -> tuple[int, ...]:
    """The draft lengths that may be best, with an independent error in every cost.

    Exact: ``k`` is listed iff some costs within the error (and, for an interval, some acceptance
    in it) make it a maximiser. The costs most in favour of ``k`` serve against all its rivals at
    once, so comparing with each is enough.

    Args:
        costs: Fitted ``C(k)`` [s] by draft length.
        a: Acceptance rate in [0, 1], or an interval of it.
        e: Relative error of the costs, one for all or one for each.

    Returns:
        The possible best lengths, in increasing order; never empty.

    Raises:
        InputError: If an argument is out of range.
        NotExact: If a number is a float.

    Example:
        >>> costs = {0: Fraction(1), 1: Fraction(5, 4), 2: Fraction(2)}
        >>> possible_best(costs, "0.5", "0"), possible_best(costs, "0.5", "0.1")
        ((1,), (0, 1))
    """
    known = checked_costs(costs)
    errors = errors_of(known, e)
    if isinstance(a, Interval):
        lo, hi = acceptance_rate(a.lo), acceptance_rate(a.hi)
        dear, cheap = shifted_costs(known, errors)
        return tuple(k for k in known if _window(k, cheap[k], dear, lo, hi) is not None)
    rate = acceptance_rate(a)
    fitted = {k: expected_tokens(rate, k) / cost for k, cost in known.items()}
    sure = max(tau / (1 + errors[k]) for k, tau in fitted.items())
    return tuple(k for k, tau in fitted.items() if tau / (1 - errors[k]) >= sure)


@dataclass(frozen=True, slots=True)
class Range:
    """A range of acceptance rates; each end is one rate, or an interval that holds it inside."""

    from_: Interval
    to: Interval


@dataclass(frozen=True, slots=True)
class RobustStep:
    """Where one draft length can be best, and where it surely is.

    Attributes:
        k: The draft length.
        possible: The closed range in which some costs within the error make it a maximiser.
        certain: The range inside which it is the only maximiser for all of them (B6), its ends
            excepted; ``None`` if there is no such range.
    """

    k: int
    possible: Range
    certain: Range | None


@dataclass(frozen=True, slots=True)
class RobustStaircase:
    """The staircase with an independent relative error in every cost.

    Attributes:
        steps: One for each draft length that can be best at some acceptance, in order of ``k``.
        errors: The relative errors, as ``(k, e)``.
        width: Every end that is not a single number is known more narrowly than this.
    """

    steps: tuple[RobustStep, ...]
    errors: tuple[tuple[int, Fraction], ...]
    width: Fraction


def robust_staircase(costs: Costs, e: Errors, width: Fraction = WIDTH) -> RobustStaircase:
    """For each draft length, the acceptance at which it can be best and at which it surely is.

    Both are ranges: by M1 a longer length catches up with a shorter one once, so ``k`` must be past
    its crossings with all shorter lengths and before those with all longer ones.

    Args:
        costs: Fitted ``C(k)`` [s] by draft length.
        e: Relative error of the costs, one for all or one for each.
        width: The ends are isolated more narrowly than this.

    Returns:
        The ranges, exact in the same sense as :func:`specmoe.staircase.staircase`.

    Raises:
        InputError: If an argument is out of range.
        NotExact: If a number is a float.

    Example:
        >>> from specmoe.exact import show
        >>> stairs = robust_staircase({0: Fraction(1), 1: Fraction(3, 2)}, "0.1")
        >>> for step in stairs.steps:
        ...     print(step.k, show(step.possible.from_.lo), show(step.possible.to.hi))
        0 0 0.8333
        1 0.2273 1
    """
    check_width(width)
    known = checked_costs(costs)
    errors = errors_of(known, e)
    dear, cheap = shifted_costs(known, errors)
    steps = []
    for k in known:
        possible = _window(k, cheap[k], dear)
        if possible is None:
            continue
        certain = _window(k, dear[k], cheap)
        proper = certain is not None and certain[0] is not certain[1]
        steps.append(
            RobustStep(
                k, _range(possible, width), _range(certain, width) if certain and proper else None
            )
        )
    return RobustStaircase(tuple(steps), tuple(errors.items()), width)


def shifted_costs(
    costs: dict[int, Fraction], errors: dict[int, Fraction]
) -> tuple[dict[int, int], dict[int, int]]:
    """The dearest and the cheapest costs within the error, in one common whole unit.

    Args:
        costs: Checked costs.
        errors: The relative error of each.

    Example:
        >>> shifted_costs({0: Fraction(1), 1: Fraction(2)}, {0: Fraction(1, 10), 1: Fraction(0)})
        ({0: 11, 1: 20}, {0: 9, 1: 20})
    """
    both = {2 * k: (1 + errors[k]) * cost for k, cost in costs.items()}
    both |= {2 * k + 1: (1 - errors[k]) * cost for k, cost in costs.items()}
    whole = integer_costs(both)
    return {k: whole[2 * k] for k in costs}, {k: whole[2 * k + 1] for k in costs}


def _window(
    k: int,
    own: int,
    rivals: dict[int, int],
    lo: Fraction = Fraction(0),
    hi: Fraction = Fraction(1),
) -> tuple[Root, Root] | None:
    """Where in ``[lo, hi]`` length ``k`` at cost ``own`` is at least as fast as every rival.

    Returns:
        Both ends, the same object if they are one number; ``None`` if it is so nowhere.
    """
    # The nearest rivals first: they mostly decide, and the others then take one sign each.
    start = _known(lo)
    for j in sorted((j for j in rivals if j < k), reverse=True):
        ahead = Difference(j, rivals[j], k, own)
        if start.sign_of(ahead) < 0:
            later = first_crossing(ahead, floor=start)
            if later is None:
                return None
            start = later
    end, overtaken = _known(hi), Polynomial([-hi.numerator, hi.denominator])
    order = start.sign_of(overtaken)
    for j in sorted(j for j in rivals if j > k):
        behind = Difference(k, own, j, rivals[j])
        if order <= 0 and end.sign_of(behind) > 0:
            sooner = first_crossing(behind)  # 0 if k is slower throughout: then order is above 0
            assert sooner is not None  # it is positive at the end
            end, overtaken = sooner, behind
            order = start.sign_of(overtaken)
    if order > 0:
        return None
    if order == 0:
        return start, start
    end.keep_above(start)
    return start, end


def _known(value: Fraction) -> Root:
    return Root(Polynomial([-value.numerator, value.denominator]), value, value)


def _range(ends: tuple[Root, Root], width: Fraction) -> Range:
    for end in ends:
        end.narrow(width)
    return Range(ends[0].interval, ends[1].interval)
