"""The staircase: the best draft length as an exact function of the acceptance rate (M2, M3).

By M2 the throughputs ``tau(a,k) = E(a,k) / C(k)`` of two draft lengths cross at most once as
acceptance grows. So the best lengths form an upper envelope, found in one pass over ``k``, and
every breakpoint is the only root of one polynomial. Nothing is assumed of the costs but that they
are positive.

Costs are a mapping from ``k`` to ``C(k)`` [s]. It must hold ``k = 0``, plain decoding; only the
lengths that it holds are candidates, so gaps are allowed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from specmoe.acceptance import acceptance_rate, draft_length, expected_tokens
from specmoe.errors import InputError
from specmoe.exact import ExactLike, Interval, exact, show
from specmoe.roots import Polynomial, Root, check_width

__all__ = [
    "WIDTH",
    "Costs",
    "Difference",
    "Staircase",
    "Step",
    "Tie",
    "checked_costs",
    "cost_of",
    "crossing",
    "first_crossing",
    "integer_costs",
    "staircase",
]

Costs = Mapping[int, Fraction]
WIDTH = Fraction(1, 10**9)
"""Default width of the intervals that isolate acceptance rates."""

_ZERO, _ONE = Fraction(0), Fraction(1)
_ZERO_POINT, _ONE_POINT = Interval.point(_ZERO), Interval.point(_ONE)


def checked_costs(costs: Costs) -> dict[int, Fraction]:
    """Step costs as exact positive numbers, in order of draft length.

    Args:
        costs: ``C(k)`` [s] by draft length ``k``.

    Returns:
        The same, sorted by ``k``.

    Raises:
        InputError: If ``k = 0`` is missing, a key is no draft length, or a cost is not positive.
        NotExact: If a cost is a float.

    Example:
        >>> checked_costs({1: Fraction(2), 0: Fraction(1)})
        {0: Fraction(1, 1), 1: Fraction(2, 1)}
    """
    known = {
        draft_length(k, path="costs"): exact(cost, path=f"costs[{k}]") for k, cost in costs.items()
    }
    for k, cost in known.items():
        if cost <= 0:
            raise InputError(
                "a step cost is not positive",
                path=f"costs[{k}]",
                expected="a time above 0",
                found=show(cost),
                mend="leave the draft length out if its cost is not known",
            )
    if 0 not in known:
        raise InputError(
            "the cost of plain decoding is missing",
            path="costs[0]",
            expected="C(0), the time of one pass over one token",
            found=f"costs of k = {', '.join(map(str, sorted(known))) or 'nothing'}",
            mend="measure n = 1",
        )
    return dict(sorted(known.items()))


def cost_of(costs: dict[int, Fraction], k: int) -> Fraction:
    """``C(k)`` [s] from checked costs.

    Raises:
        InputError: If ``k`` is no draft length or its cost is not known.

    Example:
        >>> cost_of({0: Fraction(1)}, 0)
        Fraction(1, 1)
    """
    if draft_length(k) not in costs:
        raise InputError(
            "no step cost is known for this draft length",
            path="k",
            expected=f"one of {', '.join(map(str, costs))}",
            found=str(k),
            mend="measure or fit the pass that verifies it",
        )
    return costs[k]


def integer_costs(costs: dict[int, Fraction]) -> dict[int, int]:
    """The costs in a common unit in which all are whole numbers: no comparison changes."""
    scale = lcm(*(cost.denominator for cost in costs.values()))
    return {k: cost.numerator * (scale // cost.denominator) for k, cost in costs.items()}


class Difference(Polynomial):
    """``C(j) E(a,k) - C(k) E(a,j)`` for ``j < k``: positive where k is faster than j (M2).

    Negative before its only root in ``a > 0`` and positive after it, or positive throughout; the
    root is simple, since the coefficients change sign at most once (Descartes).

    Args:
        j: The shorter draft length.
        cost_j: ``C(j)``, in any common whole unit.
        k: The longer draft length.
        cost_k: ``C(k)`` in the same unit.

    Example:
        >>> Difference(0, 1, 1, 2).sign(1, 1)  # twice the tokens at twice the cost
        0
    """

    __slots__ = ("cost_j", "cost_k", "j", "k")

    def __init__(self, j: int, cost_j: int, k: int, cost_k: int) -> None:
        self.j, self.cost_j, self.k, self.cost_k = j, cost_j, k, cost_k

    @property
    def coefficients(self) -> list[int]:
        """The coefficients, constant term first."""
        difference = self.cost_j - self.cost_k
        return [difference] * (self.j + 1) + [self.cost_j] * (self.k - self.j)

    def value(self, num: int, den: int) -> int:
        """The value at the acceptance rate ``num / den`` in [0, 1], times ``den**k``."""
        if num == den:
            power: int = den**self.k
            return self._at_one() * power
        return self._times_one_minus_a(num, den) // (den - num)

    def sign(self, num: int, den: int) -> int:
        """The sign at the acceptance rate ``num / den`` in [0, 1]: -1, 0 or 1."""
        value = self._at_one() if num == den else self._times_one_minus_a(num, den)
        return (value > 0) - (value < 0)

    def _at_one(self) -> int:
        return (self.k + 1) * self.cost_j - (self.j + 1) * self.cost_k

    def _times_one_minus_a(self, num: int, den: int) -> int:
        """``(1 - a)`` times the polynomial, times ``den**(k+1)``: three terms only (E1)."""
        extra = self.k - self.j
        num_extra: int = num**extra
        den_extra: int = den**extra
        first: int = (self.cost_j - self.cost_k) * den_extra * den ** (self.j + 1)
        rest: int = num ** (self.j + 1) * (self.cost_k * den_extra - self.cost_j * num_extra)
        return first + rest


def first_crossing(difference: Polynomial, floor: Root | None = None) -> Root | None:
    """The least acceptance in [0, 1] at which ``difference`` is not negative.

    Args:
        difference: A polynomial that changes sign once, from - to +, as :class:`Difference` does.
        floor: A root that the caller knows to lie below; the brackets are kept apart.

    Returns:
        Its root; 0 if it is never negative; ``None`` if it is negative throughout.

    Example:
        >>> first_crossing(Difference(0, 1, 1, 3)) is None  # three times the cost
        True
    """
    if difference.sign(0, 1) >= 0:
        return Root(Polynomial([0, 1]), _ZERO, _ZERO)
    if difference.sign(1, 1) < 0:
        return None
    root = Root(difference, _ZERO, _ONE)
    if floor is not None:
        root.keep_above(floor)
    return root


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the staircase: ``k`` is best between two acceptance rates.

    Each end is the rate itself (a degenerate interval) or an interval that holds it inside.
    """

    k: int
    from_: Interval
    to: Interval


@dataclass(frozen=True, slots=True)
class Tie:
    """An acceptance rate at which several draft lengths share the highest throughput."""

    at: Interval
    ks: tuple[int, ...]
    """All of them, in increasing order."""


@dataclass(frozen=True, slots=True)
class Staircase:
    """The best draft length at every acceptance rate in [0, 1].

    By the least maximiser a step holds on ``(from, to]`` and the first one at 0 too; by the
    greatest it holds on ``[from, to)`` and the last one at 1 too. A first step with
    ``from = to = 0`` is best at 0 only; so is, by the greatest, a last one with ``from = to = 1``.

    Attributes:
        steps: The steps, in order; ``k`` increases (M3).
        ties: Where several lengths are best, the ones between two steps included.
        greatest: Whether ties go to the greatest draft length instead of the least.
        width: Every end that is not a single number is known more narrowly than this.
        costs: The costs it was made from, as ``(k, C(k))``.
    """

    steps: tuple[Step, ...]
    ties: tuple[Tie, ...]
    greatest: bool
    width: Fraction
    costs: tuple[tuple[int, Fraction], ...]

    def best(self, a: ExactLike) -> int:
        """The best draft length at ``a``, exact also inside an isolating interval.

        Raises:
            InputError: If ``a`` is not in [0, 1].
            NotExact: If ``a`` is a float.

        Example:
            >>> staircase({0: Fraction(1), 1: Fraction(3, 2)}).best("0.5")
            0
        """
        rate = acceptance_rate(a)
        low, high = 0, len(self.steps) - 1
        while low < high:
            middle = (low + high) // 2
            if self._is_over(middle, rate):
                low = middle + 1
            else:
                high = middle
        return self.steps[low].k

    def _is_over(self, index: int, a: Fraction) -> bool:
        """Whether ``a`` lies beyond step ``index``, which is not the last."""
        end = self.steps[index].to
        # Cross-multiplied: comparing Fractions as such takes several times as long.
        num, den = a.numerator, a.denominator
        if num * end.hi.denominator > end.hi.numerator * den:
            return True
        if num * end.lo.denominator < end.lo.numerator * den:
            return False
        if end.lo == end.hi:
            return self.greatest
        costs, j, k = dict(self.costs), self.steps[index].k, self.steps[index + 1].k
        ahead = costs[j] * expected_tokens(a, k) - costs[k] * expected_tokens(a, j)
        return ahead > 0 or (ahead == 0 and self.greatest)


@dataclass(slots=True)
class _Piece:
    """A draft length on the upper envelope, and where it takes over from the one before."""

    k: int
    cost: int
    start: Root | None
    tied: tuple[int, ...]
    """All lengths that are best at ``start``."""


def _envelope(costs: dict[int, Fraction], width: Fraction) -> list[_Piece]:
    """The draft lengths on the upper envelope of the throughputs over [0, 1].

    Consecutive pieces start at increasing acceptance. A longer length that catches the top piece
    no later than where that piece starts leaves it nowhere to be best.
    """
    pieces: list[_Piece] = []
    for k, cost in integer_costs(costs).items():
        while pieces:
            top = pieces[-1]
            difference = Difference(top.k, top.cost, k, cost)
            at_start = difference.sign(0, 1) if top.start is None else top.start.sign_of(difference)
            if at_start > 0:
                pieces.pop()
                continue
            if at_start == 0 and top.start is not None:
                pieces[-1] = _Piece(k, cost, top.start, (*top.tied, k))
            else:
                start = first_crossing(difference, floor=top.start)
                if start is not None:
                    start.narrow(width)
                    pieces.append(_Piece(k, cost, start, (top.k, k)))
            break
        else:
            pieces.append(_Piece(k, cost, None, ()))
    return pieces


def staircase(costs: Costs, width: Fraction = WIDTH, *, greatest: bool = False) -> Staircase:
    """The best draft length as an exact function of the acceptance rate (M2, M3).

    The breakpoints are roots of ``C(j) E(a,k) - C(k) E(a,j)``. Rational ones with a denominator of
    at most ``1 / sqrt(width)`` come out as themselves; others as intervals that hold them, in
    order and without overlap. Ties are decided exactly.

    Args:
        costs: ``C(k)`` [s] by draft length.
        width: Breakpoints are isolated more narrowly than this.
        greatest: Give ties to the greatest draft length instead of the least.

    Returns:
        The steps over [0, 1].

    Raises:
        InputError: If the costs or the width cannot be used.
        NotExact: If a cost is a float.

    Example:
        >>> stairs = staircase({0: Fraction(1), 1: Fraction(3, 2), 2: Fraction(5, 2)})
        >>> [(step.k, show(step.from_.lo), show(step.to.hi)) for step in stairs.steps]
        [(0, '0', '0.5'), (1, '0.5', '1')]
    """
    check_width(width)
    known = checked_costs(costs)
    pieces = _envelope(known, width)
    starts = [_ZERO_POINT if p.start is None else p.start.interval for p in pieces]
    ends = [*starts[1:], _ONE_POINT]
    steps = [Step(p.k, start, end) for p, start, end in zip(pieces, starts, ends, strict=True)]
    if len(steps) > 1 and not greatest and steps[-1].from_ == _ONE_POINT:
        steps[-2:] = [Step(steps[-2].k, steps[-2].from_, _ONE_POINT)]
    if len(steps) > 1 and greatest and steps[0].to == _ZERO_POINT:
        steps[:2] = [Step(steps[1].k, _ZERO_POINT, steps[1].to)]
    ties = tuple(
        Tie(start, piece.tied) for piece, start in zip(pieces, starts, strict=True) if piece.tied
    )
    return Staircase(tuple(steps), ties, greatest, width, tuple(known.items()))


def crossing(costs: dict[int, Fraction], j: int, k: int, width: Fraction) -> Interval | None:
    """Where ``k`` starts to be at least as fast as ``j < k``, for checked costs (M2).

    Returns:
        The acceptance rate, or an interval narrower than ``width`` that holds it; 0 if ``k`` is
        as fast throughout; ``None`` if it is slower throughout [0, 1].

    Raises:
        InputError: If the costs lack a length or the width is not positive.

    Example:
        >>> crossing({0: Fraction(1), 1: Fraction(3, 2)}, 0, 1, WIDTH)
        Interval(lo=Fraction(1, 2), hi=Fraction(1, 2))
    """
    check_width(width)
    whole = integer_costs({j: cost_of(costs, j), k: cost_of(costs, k)})
    root = first_crossing(Difference(j, whole[j], k, whole[k]))
    if root is None:
        return None
    root.narrow(width)
    return root.interval
