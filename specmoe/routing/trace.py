"""``U(n)`` from a trace: the mean over its cyclic windows (D7)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from fractions import Fraction
from typing import TypeAlias

from specmoe.errors import InputError
from specmoe.exact import show
from specmoe.measurement.absences import absences
from specmoe.measurement.model import Absences
from specmoe.results import Evaluation, Hypothesis
from specmoe.routing.checks import check_n
from specmoe.routing.claims import WINDOWED, d7
from specmoe.routing.model import Origin, RoutingModel

__all__ = ["Trace", "TraceRouting", "Windows", "in_common", "mean_distinct", "windowed_u"]


Trace: TypeAlias = Sequence[Sequence[frozenset[int]]]
"""For each layer, the set of experts of each token, in order."""


class Windows:
    """Of layers of one length: how many windows of n tokens hold how many experts.

    An expert that is absent for a run of g tokens is missed by the ``g - n + 1`` windows that lie
    inside the run, so the run lengths are all that is needed, for every n at once.

    Args:
        counted: The run lengths.

    Example:
        >>> two = Windows(absences([[frozenset({0}), frozenset({1}), frozenset({1})]]))
        >>> two.distinct(1), two.distinct(2), two.distinct(3)
        (3, 5, 6)
    """

    def __init__(self, counted: Absences) -> None:
        self.counted = counted
        self._lengths = [length for length, _ in counted.runs]
        # At each place: how many runs are at least so long, and their lengths together.
        self._longer = [(0, 0)]
        for length, count in reversed(counted.runs):
            runs, tokens = self._longer[-1]
            self._longer.append((runs + count, tokens + length * count))
        self._longer.reverse()

    def distinct(self, n: int) -> int:
        """Distinct experts of a window of n tokens, summed over the windows."""
        runs, tokens = self._longer[bisect_left(self._lengths, n)]
        missed = tokens - (n - 1) * runs
        return self.counted.experts * self.counted.tokens - missed


def mean_distinct(windows: Sequence[Windows], n: int) -> Fraction:
    """The mean over the layers of all lengths, each layer counting once [experts].

    Args:
        windows: One for each length.
        n: Tokens per pass.

    Example:
        >>> mean_distinct([Windows(absences([[frozenset({0}), frozenset({1})]]))], 2)
        Fraction(2, 1)
    """
    total = sum((Fraction(each.distinct(n), each.counted.tokens) for each in windows), Fraction(0))
    return total / sum(each.counted.layers for each in windows)


def windowed_u(trace: Trace, n: int) -> Fraction:
    """``U(n)`` of a trace: the mean over all cyclic windows of n tokens, then over layers (D7).

    Args:
        trace: For each layer, the set of experts of each token, in order.
        n: Tokens per pass.

    Returns:
        The mean number of distinct experts [experts].

    Raises:
        InputError: If the trace is empty or ``n < 1``.

    Example:
        >>> windowed_u([[frozenset({0, 1}), frozenset({1, 2}), frozenset({0, 1})]], 2)
        Fraction(8, 3)
    """
    check_n(n)
    return mean_distinct(_windows(trace), n)


def _windows(trace: Trace) -> list[Windows]:
    if not trace or not all(trace):
        raise InputError(
            "the routing trace is empty",
            path="trace",
            expected="at least one layer with at least one token",
            found="none",
            mend="record the experts of every token in every layer",
        )
    lengths = sorted({len(tokens) for tokens in trace})
    return [
        Windows(absences([tokens for tokens in trace if len(tokens) == length]))
        for length in lengths
    ]


class TraceRouting(RoutingModel):
    """``U(n)`` from a trace, as the mean over its cyclic windows (D7), up to its length.

    Example:
        >>> model = TraceRouting(4, 1, [[frozenset({0}), frozenset({0}), frozenset({3})]], "ours")
        >>> model.U(2), model.origin(2), model.max_n
        (Fraction(5, 3), 'trace', 3)
    """

    kind = "trace"
    assumed = ("the text at hand is routed as the trace was (stationary routing)",)

    def __init__(self, N: int, m: int, trace: Trace | Absences, source: str) -> None:
        self._windows = [Windows(trace)] if isinstance(trace, Absences) else _windows(trace)
        super().__init__(N, m, source, min(each.counted.tokens for each in self._windows))
        self._exact: dict[int, Fraction] = {}
        if isinstance(trace, Absences):  # checked when it was read
            return
        for number, tokens in enumerate(trace):
            for position, experts in enumerate(tokens):
                if len(experts) != m or not all(0 <= expert < N for expert in experts):
                    raise InputError(
                        "the trace does not fit the model",
                        path=f"routing.trace, layer {number}, token {position}",
                        expected=f"{m} different experts, each from 0 to {N - 1}",
                        found=str(sorted(experts))[:60],
                        mend="check top_k and routed_experts, and that no row is missing",
                    )

    def _value(self, n: int) -> Fraction:
        if n not in self._exact:
            self._exact[n] = mean_distinct(self._windows, n)
        return self._exact[n]

    def _origin(self, n: int) -> Origin:
        return "trace"

    def check(self) -> Evaluation[bool]:
        """D7: the increments of a windowed mean never increase; checked on this trace too."""
        return d7(self._checked_values(), self.m)


def in_common(routing: TraceRouting) -> Evaluation[Fraction]:
    """Share of its m experts that a token has in common with the token before it.

    Two tokens select ``2 m`` experts less those in common, so the mean share is ``(2 m - U(2)) /
    m`` (D7); under independent uniform routing it is ``m/N`` (D6).

    Args:
        routing: A trace of at least two tokens.

    Returns:
        The share [experts over m].

    Raises:
        InputError: If the trace is a single token.

    Example:
        >>> in_common(TraceRouting(4, 1, [[frozenset({0}), frozenset({0}), frozenset({3})]], "s"))
        ... # doctest: +ELLIPSIS
        Evaluation(claim='D7', value=Fraction(1, 3), ...
    """
    N, m = routing.N, routing.m
    share, uniform = (2 * m - routing.U(2)) / m, Fraction(m, N)
    relation = (
        "tokens repeat experts, so two of them need fewer than under uniform routing"
        if share > uniform
        else "tokens avoid the experts of the one before"
        if share < uniform
        else "as many as by chance"
    )
    reading = (
        f"consecutive tokens have {show(share * m)} of their {m} experts in common, "
        f"{show(uniform * m)} under uniform routing: {relation}"
    )
    return Evaluation("D7", share, None, (Hypothesis(WINDOWED, "measured"),), reading)
