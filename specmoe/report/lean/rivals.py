"""What beats a draft length in all of a box of bandwidths: a length, or a mixture of two (B8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from specmoe.acceptance import expected_tokens
from specmoe.exact import Interval

__all__ = ["Mixture", "Rivals"]


@dataclass(frozen=True)
class Mixture:
    """Length i with the weight v and length j with the weight w; one length where w is 0."""

    v: int
    i: int
    w: int
    j: int


class Rivals:
    """Finds what beats a length in all of a box.

    Args:
        rows: Coefficients of each length's cost.
        sides: The box.
        a: The acceptance rate.

    Example:
        >>> from specmoe.exact import Interval
        >>> one, half = Fraction(1), Fraction(1, 2)
        >>> rivals = Rivals({0: (one,), 1: (3 * one,)}, [Interval(half, one)], half)
        >>> list(rivals.against([1])), list(rivals.against([0]))
        ([Mixture(v=1, i=0, w=0, j=0)], [None])
    """

    def __init__(
        self, rows: Mapping[int, Sequence[Fraction]], sides: Sequence[Interval], a: Fraction
    ) -> None:
        self._rows, self._sides = rows, sides
        self._tokens = {k: expected_tokens(a, k) for k in rows}

    def against(self, lengths: Sequence[int]) -> Iterator[Mixture | None]:
        """What beats each of some lengths: few that beat many.

        Args:
            lengths: The lengths.

        Yields:
            For each of them a single length, else a mixture of two; ``None`` if there is neither.
        """
        found: list[Mixture] = []
        for k in lengths:
            mixture = next((m for m in found if self._beats(m, k)), None)
            if mixture is None:
                mixture = self._single(k, lengths) or self._pair(k)
                if mixture is not None:
                    found.append(mixture)
            yield mixture

    def _form(self, i: int, k: int) -> list[Fraction]:
        """Positive where i is faster than k: ``E(a,i) C(k) - E(a,k) C(i)``."""
        pairs = zip(self._rows[k], self._rows[i], strict=True)
        return [self._tokens[i] * c_k - self._tokens[k] * c_i for c_k, c_i in pairs]

    def _least(self, form: Sequence[Fraction]) -> Fraction:
        return sum(
            (c * (x.lo if c > 0 else x.hi) for c, x in zip(form, self._sides, strict=True)),
            Fraction(0),
        )

    def _mix(self, v: Fraction, one: Sequence[Fraction], other: Sequence[Fraction]) -> Fraction:
        return self._least([v * c + (1 - v) * d for c, d in zip(one, other, strict=True)])

    def _beats(self, mixture: Mixture, k: int) -> bool:
        part = Fraction(mixture.v, mixture.v + mixture.w)
        return self._mix(part, self._form(mixture.i, k), self._form(mixture.j, k)) > 0

    def _single(self, k: int, beaten: Sequence[int]) -> Mixture | None:
        """The one that leads by most, for it may lead others too."""
        leads = {i: self._least(self._form(i, k)) for i in self._rows if i != k}
        # Those that are beaten themselves come last.
        best = max(leads, key=lambda i: (leads[i] > 0, i not in beaten, leads[i]))
        return Mixture(1, best, 0, 0) if leads[best] > 0 else None

    def _pair(self, k: int) -> Mixture | None:
        """The lead of a mixture is concave and made of lines, so it is greatest where one bends."""
        for i, j in combinations([n for n in self._rows if n != k], 2):
            one, other = self._form(i, k), self._form(j, k)
            bends = [
                d / (d - c)
                for c, d in zip(one, other, strict=True)
                if (c > 0) != (d > 0) and c != d
            ]
            for v in bends:
                if 0 < v < 1 and self._mix(v, one, other) > 0:
                    return Mixture(v.numerator, i, v.denominator - v.numerator, j)
        return None
