"""What a trace says: distinct experts of n tokens, and how far tokens repeat experts.

Everything is counted in whole numbers. Tokens are read in a circle, as D7 does, so that the
experts that neighbours have in common are exactly what ``U(2)`` falls short of ``2 m`` by.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from specmoe.errors import InputError
from specmoe.measurement.absences import together, vectorised
from specmoe.routing import TraceRouting, uniform_u

if TYPE_CHECKING:
    from specmoe.measurement.npz import Experts, TraceFile

__all__ = ["LARGEST_N", "Distinct", "Repeats", "distinct", "repeats"]

LARGEST_N = 4096
"""Windows longer than this are not looked at: no pass verifies so many tokens."""


@dataclass(frozen=True, slots=True)
class Distinct:
    """Distinct experts of n tokens in one layer [experts].

    Attributes:
        n: Tokens per pass.
        U: Mean over the windows and the layers.
        least: The smallest mean of a layer.
        most: The largest mean of a layer.
        uniform: The same under independent uniform routing (D6).
    """

    n: int
    U: Fraction
    least: Fraction
    most: Fraction
    uniform: Fraction


@dataclass(frozen=True, slots=True)
class Repeats:
    """Share of its m experts that a token has in common with the one ``lag`` tokens before.

    Attributes:
        lag: Tokens between the two.
        share: Mean over the tokens and the layers.
        least: The smallest mean of a layer.
        most: The largest mean of a layer.
        uniform: The same under independent uniform routing: ``m/N``.
    """

    lag: int
    share: Fraction
    least: Fraction
    most: Fraction
    uniform: Fraction


def distinct(trace: TraceFile, ns: Sequence[int]) -> tuple[Distinct, ...]:
    """``U(n)`` of a trace and of each of its layers, beside uniform routing (D6, D7).

    Args:
        trace: The trace.
        ns: Tokens per pass, each at most the tokens of the trace and :data:`LARGEST_N`.

    Returns:
        One row for each n.

    Raises:
        InputError: If an n is out of range.

    Example:
        >>> import numpy as np
        >>> from specmoe.tracing import trace_file
        >>> trace = trace_file(np.array([[[0, 1], [1, 2], [0, 1]], [[0, 1]] * 3]), 4)
        >>> [row] = distinct(trace, [2])
        >>> row.U, row.least, row.most, row.uniform
        (Fraction(7, 3), Fraction(2, 1), Fraction(8, 3), Fraction(3, 1))
    """
    _check(ns, min(trace.tokens, LARGEST_N), "n")
    N, m = trace.routed_experts, trace.top_k
    counted = [vectorised(layer) for layer in trace.experts]
    whole = TraceRouting(N, m, together(counted), "trace")
    layers = [TraceRouting(N, m, layer, "trace") for layer in counted]
    rows = []
    for n in ns:
        means = [layer.U(n) for layer in layers]
        rows.append(Distinct(n, whole.U(n), min(means), max(means), uniform_u(N, m, n)))
    return tuple(rows)


def repeats(trace: TraceFile, lags: Sequence[int]) -> tuple[Repeats, ...]:
    """The autocorrelation of routing: how many experts tokens at a distance have in common.

    Args:
        trace: The trace.
        lags: Distances in tokens, each less than the tokens of the trace.

    Returns:
        One row for each lag. At lag 1 the share is ``(2 m - U(2)) / m``.

    Raises:
        InputError: If a lag is out of range.

    Example:
        >>> import numpy as np
        >>> from specmoe.tracing import trace_file
        >>> trace = trace_file(np.array([[[0, 1], [1, 2], [0, 1]]]), 4)
        >>> repeats(trace, [1])[0].share, repeats(trace, [1])[0].uniform
        (Fraction(2, 3), Fraction(1, 2))
    """
    _check(lags, trace.tokens - 1, "lag")
    N, m, tokens = trace.routed_experts, trace.top_k, trace.tokens
    shares: dict[int, list[Fraction]] = {lag: [] for lag in lags}
    for layer in trace.experts:
        for lag, common in _in_common(layer, N, lags).items():
            shares[lag].append(Fraction(common, tokens * m))
    return tuple(
        Repeats(lag, sum(means, Fraction(0)) / len(means), min(means), max(means), Fraction(m, N))
        for lag, means in shares.items()
    )


def _in_common(layer: Experts, N: int, lags: Sequence[int]) -> dict[int, int]:
    """Experts in common, summed over the tokens of one layer."""
    import numpy as np

    tokens, m = layer.shape
    rows = np.arange(tokens)
    sets = np.zeros((tokens, -(-N // 64)), np.uint64)
    for place in range(m):
        expert = layer[:, place].astype(np.uint64)
        # The experts of one token differ: no bit is set twice.
        sets[rows, expert // 64] |= np.uint64(1) << (expert % 64)
    return {
        lag: int(np.bitwise_count(sets & np.roll(sets, lag, axis=0)).sum(dtype=np.int64))
        for lag in lags
    }


def _check(numbers: Sequence[int], most: int, what: str) -> None:
    wrong = [number for number in numbers if not 1 <= number <= most]
    if wrong:
        raise InputError(
            f"no such {what}",
            path=what,
            expected=f"from 1 to {most}" if most else "a trace of at least two tokens",
            found=str(wrong[0]),
            mend="a trace tells nothing beyond its length",
        )
