"""A certificate's fits and its routing as definitions of Lean, and the numbers made of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from specmoe.report.lean.sheet import Sheet, rows_text
from specmoe.report.lean.terms import (
    DECIDE,
    ONE,
    ZERO,
    Num,
    at_most,
    below,
    entry,
    interval,
    named,
    natural,
    rational,
    uniform,
)

__all__ = ["NAMES", "Kernels", "Regime", "Routing"]

NAMES = {"per_slot": "perSlot", "deduplicating": "dedup", "mixed": "mixed"}


@dataclass(frozen=True)
class Regime:
    """One regime of a fit.

    Attributes:
        kind: The kernel's kind.
        n_lo: First n.
        n_hi: Last n.
        calibrated: The n that calibrated it.
        fixed: ``F`` [s].
        bandwidth: ``W`` [bytes/s].
        e: Relative error.
        named: Whether the file named it.
    """

    kind: str
    n_lo: int
    n_hi: int
    calibrated: tuple[int, ...]
    fixed: Num
    bandwidth: Num
    e: Num
    named: bool


class Routing:
    """``U(n)``: computed for uniform routing, else a table of the certificate."""

    def __init__(self, body: Mapping[str, Any], sheet: Sheet) -> None:
        self.N: int = body["measured"]["routed_experts"]
        self.m: int = body["measured"]["top_k"]
        self.sheet = sheet
        self.uniform = any(a["id"] == "uniform-routing" for a in body["assumed"]["assumptions"])
        self.shares: list[tuple[int, Fraction, Fraction, Fraction, Fraction]] = []
        for i, row in enumerate(body["derived"]["shares"]):
            path = f"derived.shares[{i}]"
            distinct = interval(row["distinct"], f"{path}.distinct")
            share = interval(row["share"], f"{path}.share")
            self.shares.append((row["n"], *distinct, *share))
        self.exact = {n: lo for n, lo, hi, *_ in self.shares if lo == hi}
        # The rows from 1 on without a gap.
        self.dense = 0
        while self.dense + 1 in self.exact:
            self.dense += 1
        if self.uniform:
            sheet.write(
                f"def U : Nat → α := uniformU {self.N} {self.m}",
                "Mean number of distinct experts that n tokens select in one layer, of independent "
                "uniform routing, which is assumed.",
            )
        else:
            self._write_table()

    def _write_table(self) -> None:
        rows = [(self.exact[n], f"n = {n}") for n in range(1, self.dense + 1)]
        self.sheet.write(
            "def distinct : Table :=\n" + rows_text(rows),
            "Mean number U(n) of distinct experts that n tokens select in one layer, n = 1, 2, ... "
            "(derived.shares, distinct): from the router's trace or table, an input here.",
        )
        self.sheet.write(
            "def U : Nat → α := tableU distinct",
            "U(n) in the field; U(0) = 0, and 1 beyond the table, of which nothing is said.",
        )
        self.sheet.prove(
            "distinct_positive", "", "allPositive distinct = true", "by decide",
            "About the table, for the theorems below.",
        )  # fmt: skip

    def knows(self, n: int) -> bool:
        """Whether ``U(n)`` is known exactly."""
        return self.uniform or 1 <= n <= self.dense

    def at(self, n: int) -> Num:
        """``U(n)``."""
        if self.uniform:
            return uniform(self.N, self.m, n).called(f"U {n}")
        return entry("U", "distinct", "distinct_positive", n - 1, self.exact[n]).called(f"U {n}")

    @property
    def last(self) -> int | None:
        """The last n at which ``U(n)`` is known; ``None`` where that is every n."""
        return None if self.uniform else self.dense

    def rows(self, start: int, count: int) -> tuple[str, str]:
        """The table of ``U`` from one n on, and the proof that its rows are ``U``."""
        if not self.uniform:
            table = f"(takeRows {count} (dropRows {start - 1} distinct))"
            return table, f"(tableU_part distinct {start - 1} {count})"
        miss = self.N - self.m
        table = (
            f"(uniformRows {self.N} {miss} {count} (Nat.pow {self.N} {start}) "
            f"(Nat.pow {miss} {start}))"
        )
        return table, f"(uniform_rows {DECIDE} {DECIDE} _ _)"

    def positive(self, hypothesis: str) -> str:
        """The proof that ``U(n)`` is positive, from one that n is at least 1."""
        if self.uniform:
            return f"(uniformU_pos {DECIDE} {DECIDE} {hypothesis})"
        return f"(tableU_pos distinct_positive {hypothesis})"


class Kernels:
    """The fits, and what is computed from them.

    Args:
        body: The certificate's body.
        sheet: The file in the making.
    """

    def __init__(self, body: Mapping[str, Any], sheet: Sheet) -> None:
        measured = body["measured"]
        self.body, self.sheet = body, sheet
        self.N, self.m = measured["routed_experts"], measured["top_k"]
        per_layer = rational(measured["bytes_per_expert"], "measured.bytes_per_expert")
        size = per_layer * measured["moe_layers"]
        sheet.define(
            "expertBytes",
            size,
            "Bytes of one expert in all layers that were timed [bytes]: measured.bytes_per_expert "
            f"= {per_layer} times measured.moe_layers = {measured['moe_layers']}.",
        )
        self.c = named("expertBytes", size)
        self.routing = Routing(body, sheet)
        self.regimes: list[Regime] = []
        for i, fit in enumerate(body["derived"]["fits"]):
            for j, row in enumerate(fit["regimes"]):
                self.regimes.append(self._regime(fit["kind"], row, i, j))

    def _regime(self, kind: str, row: Mapping[str, Any], i: int, j: int) -> Regime:
        name, path = f"{NAMES[kind]}", f"derived.fits[{i}].regimes[{j}]"
        end = str(j + 1)
        where = f"the {kind} kernel, n = {row['n_lo']}..{row['n_hi']}"
        numbers = {}
        for field, label, unit in (
            ("fixed", "Fixed", "Fixed time F [s]"),
            ("bandwidth", "Bandwidth", "Fitted effective bandwidth W [bytes/s]"),
            ("e", "Error", "Relative error e of the bandwidth"),
        ):
            value = rational(row[field], f"{path}.{field}")
            self.sheet.define(f"{name}{label}{end}", value, f"{unit} of {where} ({path}.{field}).")
            numbers[field] = named(f"{name}{label}{end}", value)
        return Regime(
            kind,
            row["n_lo"],
            row["n_hi"],
            tuple(row["calibrated_on"]),
            numbers["fixed"],
            numbers["bandwidth"],
            numbers["e"],
            row["named_by"] == "file",
        )

    # --- numbers ---------------------------------------------------------------------------------

    def slot_bytes(self, n: int) -> Num:
        """``n m c`` [bytes]."""
        return (natural(n) * natural(self.m) * self.c).called(f"slotBytes {self.m} expertBytes {n}")

    def dedup_bytes(self, n: int) -> Num:
        """``U(n) c`` [bytes]."""
        return (self.routing.at(n) * self.c).called(f"dedupBytes U expertBytes {n}")

    @property
    def free_drafting(self) -> bool:
        """Whether the costs are pass times alone; a drafting time is stated in words only."""
        return any(a["id"] == "free-drafting" for a in self.body["assumed"]["assumptions"])

    def regime_at(self, kind: str, n: int) -> Regime | None:
        """The regime of a kernel that covers n."""
        own = (r for r in self.regimes if r.kind == kind and r.n_lo <= n <= r.n_hi)
        return next(own, None)

    def bytes_at(self, kind: str, n: int) -> Num | None:
        """What a kernel requests at n [bytes], where that is known exactly."""
        if kind == "per_slot":
            return self.slot_bytes(n)
        if kind == "deduplicating" and self.routing.knows(n):
            return self.dedup_bytes(n)
        return None

    def time_at(self, regime: Regime, n: int) -> Num | None:
        """The fitted time of a pass [s]."""
        requested = self.bytes_at(regime.kind, n)
        return None if requested is None else regime.fixed + requested / regime.bandwidth

    def error_facts(self, regime: Regime) -> tuple[str, str]:
        """The proofs of ``0 ≤ e`` and ``e < 1``."""
        return at_most(ZERO, regime.e)[1], below(regime.e, ONE)[1]

    def nonneg(self, value: Num) -> str:
        """The proof that a number is at least zero."""
        return at_most(ZERO, value)[1]

    def positive(self, value: Num) -> str:
        """The proof that a number is positive."""
        return below(ZERO, value)[1]

    @property
    def pairs(self) -> list[tuple[Regime, Regime]]:
        """The regimes of the two kernels that have an n in common."""
        return [
            (s, d)
            for s in self.regimes
            for d in self.regimes
            if s.kind == "per_slot" and d.kind == "deduplicating"
            if max(s.n_lo, d.n_lo) <= min(s.n_hi, d.n_hi)
        ]

    def positives(self, slow: Regime, fast: Regime) -> dict[str, str]:
        """The proofs that an expert's bytes and both bandwidths are positive."""
        named = {"c": self.c, "Ws": slow.bandwidth, "Wd": fast.bandwidth}
        return {name: self.positive(value) for name, value in named.items()}
