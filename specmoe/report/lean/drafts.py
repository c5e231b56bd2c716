"""A certificate's step costs as tables of Lean, and the walks that compare every draft length."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from specmoe.report.lean.sheet import Sheet, rows_text
from specmoe.report.lean.terms import DECIDE, Num, entry, rational, tokens

__all__ = ["Drafts", "not_negative", "rate_text"]

_COSTS = "derived.draft_length.costs"
# Times (k + 1) C(0): then a length is never best, however close to 1 the errors are in practice.
_NEVER = 10**9


class Drafts:
    """The costs as a table, and the walks through it.

    Args:
        found: ``derived.draft_length``.
        sheet: The file in the making.
    """

    def __init__(self, found: Mapping[str, Any], sheet: Sheet) -> None:
        self.sheet = sheet
        self.known: dict[int, Fraction] = {}
        self.errors: dict[int, Fraction] = {}
        for i, row in enumerate(found["costs"]):
            self.known[row["k"]] = rational(row["cost"], f"{_COSTS}[{i}].cost")
            self.errors[row["k"]] = rational(row["e"], f"{_COSTS}[{i}].e")
        self.K = max(self.known)
        never = _NEVER * self.known[0]
        self.costs = {k: self.known.get(k, never * (k + 1)) for k in range(self.K + 1)}
        self._write_tables()

    def _write_tables(self) -> None:
        gaps = [k for k in self.costs if k not in self.known]
        note = (
            f" The cost of k = {', '.join(map(str, gaps))} is not known: there stands "
            f"{_NEVER} (k + 1) C(0), at which a length is never best, so that what is said of "
            f"0..{self.K} is said of the known lengths."
            if gaps
            else ""
        )
        self.sheet.write(
            "def costs : Table :=\n"
            + rows_text(
                (cost, f"k = {k}" + ("" if k in self.known else ", not known"))
                for k, cost in self.costs.items()
            ),
            f"Cost of a step C(k) [s], k = 0, 1, 2, ...: each pair p, q is p / q ({_COSTS}).{note}",
        )
        self.sheet.write("def cost (k : Nat) : α := entry costs k", "C(k) [s] in the field.")
        self.sheet.write(
            "def errors : Table :=\n"
            + rows_text((self.errors.get(k, Fraction(0)), f"k = {k}") for k in self.costs),
            f"Relative error of each cost ({_COSTS}, e). That the true costs are within them is "
            "an assumption of each theorem that speaks of true costs.",
        )
        self.sheet.write(
            "def error (k : Nat) : α := errorEntry errors k", "The error of C(k) in the field."
        )
        for name, statement in (
            ("costs_positive", "allPositive costs = true"),
            ("costs_rows", f"rows costs = {self.K} + 1"),
            ("errors_rows", f"rows errors = {self.K} + 1"),
            ("errors_small", "allErrors errors = true"),
            ("dearest_positive", "allPositive (dearest errors costs) = true"),
            ("cheapest_positive", "allPositive (cheapest errors costs) = true"),
        ):
            doc = "About the tables, for the theorems below."
            self.sheet.prove(name, "", statement, "by decide", doc)
        self.sheet.prove(
            "cost_positive",
            "",
            "∀ k, (0 : α) < cost k",
            "fun k => entry_pos costs_positive k",
            "Every cost is positive.",
        )

    # --- numbers ---------------------------------------------------------------------------------

    def cost(self, k: int) -> Num:
        """``C(k)``."""
        return entry("cost", "costs", "costs_positive", k, self.costs[k])

    def positive(self, k: int) -> str:
        """The proof that ``C(k)`` is positive."""
        return f"(cost_positive {k})"

    def rate_of(self, a: Fraction, k: int) -> Fraction:
        """The throughput at the fitted cost."""
        return tokens(a, k).value / self.costs[k]

    def throughput(self, a: Fraction, k: int) -> Num:
        """``tau(a, k)`` at the fitted cost."""
        text = f"throughput cost ({rate_text(a)}) {k}"
        return (tokens(a, k) / self.cost(k)).called(text)

    def speedup(self, a: Fraction, k: int) -> Num:
        """The speedup at the fitted cost."""
        text = f"speedup cost ({rate_text(a)}) {k}"
        return (self.throughput(a, k) / self.throughput(a, 0)).called(text)

    # --- walks -----------------------------------------------------------------------------------

    def _walk(self, lemma: str, a: Fraction, k: int) -> str:
        """The proof by one walk that k is best, or least best, at a rate."""
        top = self.rate_of(a, k)
        return (
            f"({lemma} (p := {a.numerator}) (q := {a.denominator}) (A := {top.numerator}) "
            f"(B := {top.denominator}) {DECIDE} {DECIDE} costs_positive costs_rows {DECIDE} "
            f"{DECIDE})"
        )

    def best(self, a: Fraction, k: int) -> str:
        """The proof of ``IsBest``."""
        return self._walk("best_of_walk", a, k)

    def least_best(self, a: Fraction, k: int) -> str:
        """The proof of ``IsLeastBest``."""
        return self._walk("leastBest_of_walk", a, k)


def rate_text(a: Fraction) -> str:
    """An acceptance rate as Lean text."""
    return f"ratio {a.numerator} {a.denominator}"


def not_negative(a: Fraction) -> str:
    """The proof that a rate is not negative."""
    return f"(ratio_nonneg {a.numerator} {DECIDE})"
