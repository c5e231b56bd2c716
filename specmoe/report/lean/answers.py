"""What a certificate answers about draft lengths, in Lean: thresholds, staircase, rates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from specmoe.report.lean.drafts import Drafts, not_negative, rate_text
from specmoe.report.lean.lengths import best_over, certain, never_pays, pays_from, true_speedup
from specmoe.report.lean.terms import DECIDE, at_most, interval, literal, rational

__all__ = ["Answer", "staircase", "threshold"]


def threshold(drafts: Drafts, row: Mapping[str, Any], path: str) -> None:
    """S2 or S3: from which acceptance rate a length beats plain decoding, or that it never does."""
    k = row["k"]
    if row["acceptance"] is None:
        never_pays(drafts, k, path)
        return
    lo, hi = interval(row["acceptance"], f"{path}.acceptance")
    pays_from(drafts, k, lo, hi, path)


def staircase(drafts: Drafts, steps: Sequence[Mapping[str, Any]]) -> None:
    """M3: where each length of the staircase is best, and that the best one never falls."""
    drafts.sheet.prove(
        "M3_rises",
        "M3",
        f"∀ (a b : α) (j k : Nat), 0 ≤ a → a ≤ b → IsLeastBest cost a {drafts.K} j →\n"
        f"      IsLeastBest cost b {drafts.K} k → j ≤ k",
        "fun _ _ _ _ h0 h hj hk =>\n    M3_least_best_mono (fun i _ => cost_positive i) h0 h hj hk",
        "The best draft length never falls as acceptance rises.",
    )
    for i, step in enumerate(steps):
        path = f"derived.draft_length.staircase[{i}]"
        start = interval(step["start"], f"{path}.start")[1]
        end = interval(step["end"], f"{path}.end")[0]
        if start > end:
            why = "its two ends are isolated less narrowly than the step is wide"
            drafts.sheet.leave(f"the step of k = {step['k']} ({path})", why)
            continue
        doc = f"Drafting {step['k']} is best at every acceptance rate from {start} to {end}"
        name = f"M3_k{step['k']}"
        best_over(drafts, step["k"], start, end, name, "M3", f"{doc} ({path}).")


class Answer:
    """One row of the answers at an acceptance rate, or over an interval of it."""

    def __init__(self, drafts: Drafts, row: Mapping[str, Any], place: int) -> None:
        self.drafts, self.row = drafts, row
        self.path = f"derived.draft_length.at[{place}]"
        self.lo, self.hi = interval(row["acceptance"], f"{self.path}.acceptance")
        self.low, self.high = row["best"]
        self.name = f"at{place}"

    def write(self) -> None:
        """All that the row says and the theory speaks of."""
        self.best()
        self.speedup()
        bounds = interval(self.row["bounds"], f"{self.path}.bounds")
        self.bounds(bounds)
        self.margin()
        if self.lo == self.hi:
            self.possible()
        else:
            self.drafts.sheet.leave(
                f"which lengths are possible over an interval of acceptance ({self.path}.possible)",
                "no theorem takes errors of costs and an interval of rates together",
            )

    @property
    def between(self) -> str:
        """The hypothesis that a rate is in the row's interval."""
        return f"{rate_text(self.lo)} ≤ a → a ≤ {rate_text(self.hi)}"

    def best(self) -> None:
        """M4."""
        drafts, K = self.drafts, self.drafts.K
        least = drafts.least_best(self.lo, self.low)
        greatest = drafts.least_best(self.hi, self.high)
        drafts.sheet.prove(
            f"M4_{self.name}",
            "M4",
            f"IsLeastBest cost (ratio {self.lo.numerator} {self.lo.denominator} : α) {K} "
            f"{self.low} ∧\n      IsLeastBest cost ({rate_text(self.hi)} : α) {K} {self.high} ∧\n"
            f"      ∀ (a : α) (k : Nat), {self.between} → IsLeastBest cost a {K} k →\n"
            f"        {self.low} ≤ k ∧ k ≤ {self.high}",
            f"⟨{least},\n    {greatest},\n    fun _ _ h1 h2 h => M4_interval "
            f"(fun i _ => cost_positive i) {not_negative(self.lo)} h1 h2\n      {least} h\n      "
            f"{greatest}⟩",
            f"The best draft length is {self.low} at acceptance {self.lo} and {self.high} at "
            f"{self.hi}, and between them for every rate between ({self.path}.best).",
        )

    def speedup(self) -> None:
        """The fitted speedup of the best length."""
        drafts, K = self.drafts, self.drafts.K
        lo, hi = interval(self.row["speedup"], f"{self.path}.speedup")
        _, above = at_most(literal(lo), drafts.speedup(self.lo, self.low))
        _, under = at_most(drafts.speedup(self.hi, self.high), literal(hi))
        drafts.sheet.prove(
            f"E3_{self.name}",
            "E3",
            f"∀ (a : α) (k : Nat), {self.between} → IsBest cost a {K} k →\n"
            f"      {literal(lo).text} ≤ speedup cost a k ∧ "
            f"speedup cost a k ≤ {literal(hi).text}",
            "fun _ _ h1 h2 hk =>\n    have ends := best_speedup_between cost_positive "
            f"{not_negative(self.lo)} h1 h2\n      {drafts.best(self.lo, self.low)} hk\n      "
            f"{drafts.best(self.hi, self.high)}\n    ⟨le_trans {above} ends.1, "
            f"le_trans ends.2 {under}⟩",
            f"The fitted speedup of a best length lies within {lo} and {hi} ({self.path}.speedup).",
        )

    def bounds(self, bounds: tuple[Fraction, Fraction]) -> None:
        """B5."""
        if self.low == self.high:
            true_speedup(
                self.drafts,
                (self.lo, self.hi),
                self.low,
                bounds,
                f"B5_{self.name}",
                f"{self.path}.bounds",
            )
            return
        for a, k, side in ((self.lo, self.low, "lo"), (self.hi, self.high, "hi")):
            ends = (bounds[0], None) if side == "lo" else (None, bounds[1])
            name = f"B5_{self.name}_{side}"
            true_speedup(self.drafts, (a, a), k, ends, name, f"{self.path}.bounds.{side}")

    def margin(self) -> None:
        """B6 and M2: how far errors and acceptance may be off."""
        drafts, path = self.drafts, self.path
        if self.row["margin_e"] is not None and self.low == self.high:
            margin = rational(self.row["margin_e"], f"{path}.margin_e")
            for a in sorted({self.lo, self.hi}):
                if margin > 0:
                    certain(drafts, a, self.low, margin, f"B6_{self.name}_margin", path)
        if self.row["margin_acceptance"] is not None:
            ends = self.row["margin_acceptance"]
            start = interval(ends[0], f"{path}.margin_acceptance[0]")[1]
            end = interval(ends[1], f"{path}.margin_acceptance[1]")[0]
            if start <= end:
                best_over(
                    drafts,
                    self.low,
                    start,
                    end,
                    f"M2_{self.name}_margin",
                    "M2",
                    f"Drafting {self.low} stays best from acceptance {start} to {end} "
                    f"({path}.margin_acceptance).",
                )

    def possible(self) -> None:
        """B6, for an error of each length."""
        drafts, a, K = self.drafts, self.lo, self.drafts.K
        dear = {
            k: drafts.rate_of(a, k) / (1 + drafts.errors.get(k, Fraction(0))) for k in drafts.costs
        }
        most = max(dear, key=lambda k: (dear[k], -k))
        top = dear[most]
        ks = " :: ".join([*map(str, self.row["possible"]), "List.nil"])
        drafts.sheet.prove(
            f"B6_{self.name}_possible",
            "B6",
            f"∀ k, k ≤ {K} → ((∃ C : Nat → α, (∀ j, j ≤ {K} → Within (error j) (cost j) (C j)) ∧\n"
            f"      IsBest C ({rate_text(a)}) {K} k) ↔ listed ({ks}) k = true)",
            f"fun _ hk => possible_of_walk (p := {a.numerator}) (q := {a.denominator}) "
            f"(A := {top.numerator}) (B := {top.denominator})\n    (l := {most}) (ks := {ks}) "
            f"{DECIDE} {DECIDE} errors_small costs_positive errors_rows costs_rows\n    "
            f"{DECIDE} dearest_positive cheapest_positive {DECIDE} {DECIDE} hk",
            f"At acceptance {a}, exactly these lengths are best for some costs within their "
            f"errors: {', '.join(map(str, self.row['possible']))} ({self.path}.possible).",
        )
