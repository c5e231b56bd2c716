"""Which experts the tokens of a timed pass select: drawn, or taken from a trace.

All passes are windows of one sequence of tokens, closed to a circle, so that the file can state
``U(n)`` of that very sequence exactly (D7). Of the windows of one length those whose number of
distinct experts lies nearest to ``U(n)`` are timed: a mean over few windows would add noise that
is no property of the kernels.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from specmoe.errors import InputError
from specmoe.routing import windowed_u

__all__ = ["Routes", "correlated", "recorded", "uniform"]

Token = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Routes:
    """A circle of tokens, each with the experts it selects.

    Attributes:
        tokens: In order; each a tuple of different experts.
        source: How they came about, in one sentence.

    Example:
        >>> routes = Routes(((0, 1), (1, 2), (0, 1)), "by hand")
        >>> routes.U(2), routes.windows(2, 1)
        (Fraction(8, 3), [((0, 1), (1, 2))])
    """

    tokens: tuple[Token, ...]
    source: str

    def U(self, n: int) -> Fraction:  # noqa: N802 - the symbol table's name
        """Mean number of distinct experts over all windows of n tokens [experts]."""
        return windowed_u([[frozenset(token) for token in self.tokens]], n)

    def windows(self, n: int, count: int) -> list[tuple[Token, ...]]:
        """The windows of n tokens whose number of distinct experts is nearest to ``U(n)``.

        Args:
            n: Tokens per pass; at most the length of the circle.
            count: How many to give; fewer if there are fewer.

        Returns:
            Different windows, the nearest first.
        """
        circle = (*self.tokens, *self.tokens[: n - 1])
        target = self.U(n)
        starts = sorted(
            range(len(self.tokens)),
            key=lambda start: abs(len({e for t in circle[start : start + n] for e in t}) - target),
        )
        return [circle[start : start + n] for start in starts[:count]]


def uniform(N: int, m: int, tokens: int, seed: int) -> Routes:
    """Every token selects m of N experts, independently of the others (D6).

    Args:
        N: Routed experts.
        m: Selected per token.
        tokens: Length of the circle.
        seed: The same seed gives the same tokens.

    Example:
        >>> routes = uniform(8, 2, 5, seed=1)
        >>> len(routes.tokens), {len(set(token)) for token in routes.tokens}
        (5, {2})
    """
    source = f"drawn: every token selects {m} of {N} experts uniformly and independently"
    return Routes(_drawn(N, m, tokens, Fraction(0), seed), f"{source} (seed {seed})")


def correlated(N: int, m: int, tokens: int, stay: Fraction, seed: int) -> Routes:
    """Every token keeps each expert of the one before it with chance ``stay``.

    Args:
        N: Routed experts.
        m: Selected per token.
        tokens: Length of the circle.
        stay: From 0 (uniform) to 1 (always the same).
        seed: The same seed gives the same tokens.

    Example:
        >>> routes = correlated(64, 8, 200, Fraction(1, 2), seed=1)
        >>> routes.U(8) < uniform(64, 8, 200, seed=1).U(8)
        True
    """
    source = (
        f"drawn: every token selects {m} of {N} experts and keeps each of the one before it with "
        f"chance {stay}, the others uniform"
    )
    return Routes(_drawn(N, m, tokens, stay, seed), f"{source} (seed {seed})")


def _drawn(N: int, m: int, tokens: int, stay: Fraction, seed: int) -> tuple[Token, ...]:
    draw = random.Random(seed)  # noqa: S311 - a reproducible draw, nothing secret
    found: list[Token] = []
    last: Sequence[int] = ()
    for _ in range(tokens):
        kept = [e for e in last if draw.randrange(stay.denominator) < stay.numerator]
        others = [e for e in range(N) if e not in kept]
        last = (*kept, *draw.sample(others, m - len(kept)))
        found.append(tuple(sorted(last)))
    return tuple(found)


def recorded(path: Path, N: int, m: int) -> Routes:
    """The tokens of a recorded trace, of its first layer.

    Args:
        path: A ``.npz`` file, as ``specmoe trace`` writes it.
        N: Routed experts of the layer that is timed.
        m: Selected per token.

    Raises:
        InputError: If it is no trace, or of another shape.
    """
    from specmoe.tracing import read_npz

    trace = read_npz(path)
    if (trace.routed_experts, trace.top_k) != (N, m):
        raise InputError(
            "the trace is of another shape",
            file=str(path),
            path="--trace",
            expected=f"{m} of {N} experts for each token",
            found=f"{trace.top_k} of {trace.routed_experts}",
            mend="time the model that the trace is of",
        )
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    tokens = tuple(tuple(token) for token in trace.layer(0))
    return Routes(tokens, f"recorded: first layer of {path.name}, SHA-256 {digest}")
