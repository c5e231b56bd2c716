"""Routing: how many distinct experts n tokens select, ``U(n)``, and the share ``u(n)`` (D4-D7).

``U(n)`` comes from one of three places: the assumption of independent uniform routing (D6), a
stated table, or a trace (D7). All are exact. Under uniform routing the denominator of ``U(n)`` is
about ``N**n``, so a search over thousands of n would spend its time on huge numbers; it uses
:meth:`RoutingModel.below`, which decides by a certified enclosure and falls back to the exact
number whenever the enclosure does not settle the comparison. The decision is exact either way.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import Sequence
from fractions import Fraction
from typing import Literal, TypeAlias

from specmoe.errors import InputError
from specmoe.exact import Interval, show
from specmoe.measurement.absences import absences
from specmoe.measurement.model import Absences, Measurement
from specmoe.results import Evaluation, Hypothesis

__all__ = [
    "Origin",
    "RoutingModel",
    "TableRouting",
    "Trace",
    "TraceRouting",
    "UniformRouting",
    "check_increments",
    "d6",
    "d7",
    "dedup_bracket",
    "in_common",
    "routing_model",
    "uniform_u",
    "windowed_u",
]

Origin: TypeAlias = Literal["uniform", "table", "interpolated", "trace"]
"""Where one ``U(n)`` comes from; ``interpolated``: on the line between two rows of a table."""

Trace: TypeAlias = Sequence[Sequence[frozenset[int]]]
"""For each layer, the set of experts of each token, in order."""

# Scale of the enclosures of (1 - m/N)**n. One step widens them by one unit, so for N and n below
# 2**16 the enclosure of U(n) is narrower than 2**-160.
_BITS = 192

_WINDOWS = "U(n) is the mean over the cyclic windows of a trace"


def _check_shape(N: int, m: int) -> None:
    if not 1 <= m <= N:
        raise InputError(
            "the MoE shape is impossible",
            path="m, N",
            expected="1 <= m <= N",
            found=f"m = {m}, N = {N}",
            mend="give the routed experts of one layer and the experts selected per token",
        )


def _check_n(n: int, max_n: int | None = None) -> None:
    if n < 1:
        raise InputError(
            "no such number of tokens",
            path="n",
            expected="n >= 1",
            found=str(n),
            mend="plain decoding is n = 1",
        )
    if max_n is not None and n > max_n:
        raise InputError(
            "U(n) is not known there",
            path="n",
            expected=f"n up to {max_n}, the last n that the routing data cover",
            found=str(n),
            mend=f"give U({n}) in the routing table, or a longer trace",
        )


def uniform_u(N: int, m: int, n: int) -> Fraction:
    """``U(n)`` under independent uniform routing: ``N (1 - (1 - m/N)**n)`` (D6).

    Args:
        N: Routed experts in one layer.
        m: Experts selected per token.
        n: Tokens per pass.

    Returns:
        The mean number of distinct experts [experts].

    Raises:
        InputError: Unless ``1 <= m <= N`` and ``n >= 1``.

    Example:
        >>> uniform_u(64, 6, 1), uniform_u(64, 6, 2)
        (Fraction(6, 1), Fraction(183, 16))
    """
    _check_shape(N, m)
    _check_n(n)
    return N * (1 - Fraction(N - m, N) ** n)


class _Windows:
    """Of layers of one length: how many windows of n tokens miss how many experts.

    An expert that is absent for a run of g tokens is missed by the ``g - n + 1`` windows that lie
    inside the run, so the run lengths are all that is needed, for every n at once.
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


def _mean_distinct(windows: Sequence[_Windows], n: int) -> Fraction:
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
    _check_n(n)
    return _mean_distinct(_windows(trace), n)


def _windows(trace: Trace) -> list[_Windows]:
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
        _Windows(absences([tokens for tokens in trace if len(tokens) == length]))
        for length in lengths
    ]


class RoutingModel(ABC):
    """What is known of ``U(n)`` for one model: exact values, their origin, and their reach.

    Attributes:
        N: Routed experts in one layer.
        m: Experts selected per token.
        kind: ``uniform``, ``table`` or ``trace``.
        source: Where the routing data come from.
        max_n: Largest n for which ``U(n)`` is known; ``None`` without limit.
        assumed: What the values rest on beyond the data, one sentence each.

    Example:
        >>> UniformRouting(64, 6).share(2)
        Fraction(61, 64)
    """

    kind: Literal["uniform", "table", "trace"]
    assumed: tuple[str, ...]

    def __init__(self, N: int, m: int, source: str, max_n: int | None) -> None:
        _check_shape(N, m)
        self.N = N
        self.m = m
        self.source = source
        self.max_n = max_n

    @abstractmethod
    def _value(self, n: int) -> Fraction: ...

    @abstractmethod
    def _origin(self, n: int) -> Origin: ...

    def U(self, n: int) -> Fraction:  # noqa: N802 - the symbol table's name
        """Mean number of distinct experts that n tokens select in one layer [experts].

        Raises:
            InputError: If ``n < 1``, or beyond :attr:`max_n`.
        """
        _check_n(n, self.max_n)
        return self._value(n)

    def share(self, n: int) -> Fraction:
        """``u(n) = U(n) / (n m)``: deduplicated bytes over per-slot bytes.

        Raises:
            InputError: If ``n < 1``, or beyond :attr:`max_n`.
        """
        return self.U(n) / (n * self.m)

    def origin(self, n: int) -> Origin:
        """Where ``U(n)`` comes from.

        Raises:
            InputError: If ``n < 1``, or beyond :attr:`max_n`.
        """
        _check_n(n, self.max_n)
        return self._origin(n)

    def knows(self, n: int) -> bool:
        """Whether ``U(n)`` is known."""
        return n >= 1 and (self.max_n is None or n <= self.max_n)

    def enclosure(self, n: int) -> Interval:
        """A narrow interval with short ends that contains ``U(n)`` [experts], for display.

        Raises:
            InputError: If ``n < 1``, or beyond :attr:`max_n`.
        """
        return Interval.point(self.U(n))

    def below(self, n: int, threshold: Fraction) -> bool:
        """Whether ``U(n) < threshold``, decided exactly.

        Raises:
            InputError: If ``n < 1``, or beyond :attr:`max_n`.
        """
        near = self.enclosure(n)
        if near.hi < threshold:
            return True
        if near.lo >= threshold:
            return False
        return self.U(n) < threshold

    def _checked_values(self) -> list[Fraction]:
        """``U(1), U(2), ...`` as far as they are known, and no further than any search goes."""
        end = 4 * self.N if self.max_n is None else min(self.max_n, 4 * self.N)
        return [self.U(n) for n in range(1, end + 1)]

    @abstractmethod
    def check(self) -> Evaluation[bool]:
        """Whether ``U`` behaves as D5 wants: what was checked, and what is assumed."""


class UniformRouting(RoutingModel):
    """Independent uniform routing (D6): an assumption, never a measurement.

    Example:
        >>> model = UniformRouting(128, 8)
        >>> model.U(1), model.origin(5), model.max_n
        (Fraction(8, 1), 'uniform', None)
    """

    kind = "uniform"
    assumed = (
        "independent uniform routing: every set of m experts is equally likely for every token, "
        "independently of the others; real text repeats experts, so this overstates U(n)",
    )

    def __init__(self, N: int, m: int, source: str = "assumed") -> None:
        super().__init__(N, m, source, None)
        self._missed = [(1 << _BITS, 1 << _BITS)]  # of (1 - m/N)**n, rounded down and up
        self._exact: dict[int, Fraction] = {}

    def _value(self, n: int) -> Fraction:
        if n not in self._exact:
            self._exact[n] = uniform_u(self.N, self.m, n)
        return self._exact[n]

    def _origin(self, n: int) -> Origin:
        return "uniform"

    def enclosure(self, n: int) -> Interval:
        """An interval of width below 2**-160 (for N, n < 2**16) that contains ``U(n)``."""
        _check_n(n, self.max_n)
        while len(self._missed) <= n:
            lo, hi = self._missed[-1]
            kept = self.N - self.m
            self._missed.append((lo * kept // self.N, -(-hi * kept // self.N)))
        lo, hi = self._missed[n]
        one = 1 << _BITS
        return Interval(Fraction(self.N * (one - hi), one), Fraction(self.N * (one - lo), one))

    def check(self) -> Evaluation[bool]:
        """D6: under this assumption the increments of U and the share never increase."""
        return d6(self.N, self.m)


class TableRouting(RoutingModel):
    """``U(n)`` from a stated table, on the straight line between its rows.

    ``U(1) = m`` by definition, so that row need not be stated.

    Example:
        >>> model = TableRouting(256, 8, [(8, Fraction("39.4"))], "measured")
        >>> model.U(4), model.origin(4), model.origin(8), model.max_n
        (Fraction(751, 35), 'interpolated', 'table', 8)
    """

    kind = "table"

    def __init__(self, N: int, m: int, rows: Sequence[tuple[int, Fraction]], source: str) -> None:
        table = {1: Fraction(m)} | dict(rows)
        super().__init__(N, m, source, max(table))
        for n, value in table.items():
            _check_n(n)
            if not m <= value <= min(n * m, N):
                raise InputError(
                    "U(n) is out of its range",
                    path=f"routing.table, n = {n}",
                    expected=f"{m} <= U(n) <= min(n m, N) = {min(n * m, N)}",
                    found=show(value),
                    mend="give the mean number of distinct experts in one layer",
                )
        self._rows = tuple(sorted(table.items()))
        between = len(self._rows) < self._rows[-1][0]
        self.assumed = (
            "the table holds for the text at hand (stationary routing)",
            *(("U(n) is linear between the rows of the table",) if between else ()),
        )

    def _value(self, n: int) -> Fraction:
        before = max(row for row in self._rows if row[0] <= n)
        if before[0] == n:
            return before[1]
        after = min(row for row in self._rows if row[0] > n)
        return before[1] + (after[1] - before[1]) * Fraction(n - before[0], after[0] - before[0])

    def _origin(self, n: int) -> Origin:
        return "table" if any(row[0] == n for row in self._rows) else "interpolated"

    def check(self) -> Evaluation[bool]:
        """D5 on the table: are its increments nonincreasing, and is the share?"""
        return check_increments(self._checked_values(), self.m)


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
        self._windows = [_Windows(trace)] if isinstance(trace, Absences) else _windows(trace)
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
            self._exact[n] = _mean_distinct(self._windows, n)
        return self._exact[n]

    def _origin(self, n: int) -> Origin:
        return "trace"

    def check(self) -> Evaluation[bool]:
        """D7: the increments of a windowed mean never increase; checked on this trace too."""
        return d7(self._checked_values(), self.m)


def routing_model(measurement: Measurement) -> RoutingModel:
    """The routing model that a measurement names.

    Raises:
        InputError: If a table value or a trace row is impossible for the model's N and m.

    Example:
        >>> from types import SimpleNamespace as Holder
        >>> model = Holder(routed_experts=64, top_k=6)
        >>> routing = Holder(kind="uniform", source="assumed")
        >>> routing_model(Holder(model=model, routing=routing)).share(2)
        Fraction(61, 64)
    """
    N, m = measurement.model.routed_experts, measurement.model.top_k
    routing = measurement.routing
    if routing.kind == "uniform":
        return UniformRouting(N, m, routing.source)
    if routing.kind == "table":
        return TableRouting(N, m, routing.table, routing.source)
    if routing.absences is None:
        raise InputError(
            "the routing trace is not at hand",
            path="routing.absences",
            expected="what the trace comes to",
            mend="read the measurement from its file",
        )
    return TraceRouting(N, m, routing.absences, routing.source)


def check_increments(values: Sequence[Fraction], m: int) -> Evaluation[bool]:
    """D5: if the increments of U never increase, the share ``u`` is nonincreasing.

    Args:
        values: ``U(1), U(2), ...`` without gaps [experts].
        m: Experts selected per token.

    Returns:
        Whether u is nonincreasing on these n (decided directly). ``applies`` says whether D5 is
        the reason: its hypothesis was checked on the increments, ``U(0) = 0`` included.

    Raises:
        InputError: Without any value.

    Example:
        >>> check_increments([Fraction(4), Fraction(7), Fraction(9)], 4).value
        True
    """
    if not values:
        raise InputError("no values of U(n)", path="values", expected="U(1), U(2), ...", found="")
    steps = [b - a for a, b in zip([Fraction(0), *values], values, strict=False)]
    risen = [n for n in range(1, len(steps)) if steps[n] > steps[n - 1]]
    shares = [value / (n * m) for n, value in enumerate(values, start=1)]
    rising = [n for n in range(1, len(shares)) if shares[n] > shares[n - 1]]
    hypothesis = Hypothesis(
        "the increments U(n+1) - U(n) never increase",
        "fails" if risen else "checked",
        f"the increment from n = {risen[0]} to {risen[0] + 1} is larger than the one before"
        if risen
        else f"n = 1..{len(values)}",
    )
    reading = (
        f"the share of bytes that deduplication keeps rises from n = {rising[0]} to {rising[0] + 1}"
        if rising
        else f"the share of bytes that deduplication keeps never rises for n = 1..{len(values)}"
    )
    return Evaluation("D5", not rising, None, (hypothesis,), reading)


def d6(N: int, m: int) -> Evaluation[bool]:
    """D6: under independent uniform routing the share is nonincreasing, for every n.

    Raises:
        InputError: Unless ``1 <= m <= N``.

    Example:
        >>> [h.status for h in d6(64, 6).hypotheses]
        ['checked', 'assumed']
    """
    _check_shape(N, m)
    hypotheses = (
        Hypothesis("1 <= m <= N", "checked", f"m = {m}, N = {N}"),
        Hypothesis("independent uniform routing", "assumed"),
    )
    reading = "under uniform routing U(n) = N (1 - (1 - m/N)^n), and its share never rises"
    return Evaluation("D6", True, None, hypotheses, reading)


def d7(values: Sequence[Fraction], m: int) -> Evaluation[bool]:
    """D7: the windowed mean of a cyclic trace has nonincreasing increments.

    The hypothesis is that the values are such a mean; the conclusion is checked on them as well.

    Raises:
        InputError: Without any value.

    Example:
        >>> d7([Fraction(1), Fraction(5, 3), Fraction(2)], 1).value
        True
    """
    checked = check_increments(values, m)
    hypotheses = (
        Hypothesis(_WINDOWS, "measured"),
        Hypothesis("the text at hand is routed like the trace", "assumed"),
        *checked.hypotheses,
    )
    return Evaluation("D7", checked.value, None, hypotheses, checked.reading)


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
    return Evaluation("D7", share, None, (Hypothesis(_WINDOWS, "measured"),), reading)


def dedup_bracket(N: int, m: int, r: Fraction, shift: Fraction = Fraction(0)) -> tuple[int, int]:
    """The crossovers that D4 allows, whatever the router does.

    ``n* > shift + 1/r`` and ``n* <= floor(shift + N/(m r)) + 1``, for a constant bandwidth ratio.

    Args:
        N: Routed experts in one layer.
        m: Experts selected per token.
        r: Bandwidth ratio ``W_d / W_s``.
        shift: Fixed times by D2: ``(F_d - F_s) W_s / (m b layers)`` [tokens]; 0 if they are equal.

    Returns:
        The least and the largest possible ``n*``, both at least 1.

    Raises:
        InputError: Unless ``1 <= m <= N`` and ``r > 0``.

    Example:
        >>> dedup_bracket(128, 8, Fraction(1, 2))
        (3, 33)
    """
    _check_shape(N, m)
    if r <= 0:
        raise InputError("the ratio is not positive", path="r", expected="r > 0", found=show(r))
    least = shift + 1 / r
    largest = shift + N / (m * r)
    return max(1, least.__floor__() + 1), max(1, largest.__floor__() + 1)
