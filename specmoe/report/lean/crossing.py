"""The crossover of the two kernels (D2, B4), applied to a certificate's fits in Lean."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import lcm
from typing import Any

from specmoe.report.lean.kernels import Kernels
from specmoe.report.lean.routers import any_router, stays_faster
from specmoe.report.lean.terms import DECIDE, ONE, Num, equal, interval, natural

__all__ = ["crossing"]

_STATED = "Bandwidth ratio r("
_CLAIMS = ("D1", "D2", "D3", "D4", "B4")


def crossing(found: Kernels) -> None:
    """Write what the certificate says of the crossover.

    Args:
        found: The fits.
    """
    said = found.body["derived"]["crossover"]
    if said["outcome"] == "undecided":
        return
    why = _unfit(found)
    if why is not None:
        for i, result in enumerate(found.body["results"]):
            if result["claim"] in _CLAIMS:
                found.sheet.leave(f"{result['what']} (results[{i}])", why)
        found.sheet.leave("the crossover (derived.crossover)", why)
        return
    _Crossing(found, said).write()
    stays_faster(found)
    any_router(found)


def _unfit(found: Kernels) -> str | None:
    """Why the crossover cannot be stated."""
    pairs = found.pairs
    if len(pairs) != 1:
        return f"it rests on {len(pairs)} pairs of regimes"
    slow, fast = pairs[0]
    if any(fact["label"].startswith(_STATED) for fact in found.body["measured"]["facts"]):
        return "the bandwidth ratio is a stated table"
    if slow.fixed.value < 0 or fast.fixed.value < 0:
        return "a fitted fixed time is negative"
    said, last = found.body["derived"]["crossover"], found.routing.last
    ends = [n for n in (said["n"], said["possible_from"], said["certain_from"]) if n is not None]
    if last is not None and max(ends, default=1) > last:
        return f"U(n) is tabulated without a gap up to n = {last} only"
    return None


class _Crossing:
    def __init__(self, found: Kernels, said: Mapping[str, Any]) -> None:
        self.found, self.said, self.sheet = found, said, found.sheet
        ((self.slow, self.fast),) = found.pairs
        self.start = self._start()
        self.last = self._last()
        slow_bytes = found.m * found.c.value / self.slow.bandwidth.value
        fast_bytes = found.c.value / self.fast.bandwidth.value
        values = [self.slow.fixed.value, slow_bytes, self.fast.fixed.value, fast_bytes]
        self.unit = lcm(*(value.denominator for value in values))
        self.s0, self.s1, self.d0, self.d1 = (int(value * self.unit) for value in values)

    def _start(self) -> int:
        """The least n at which the two are compared."""
        n_lo = max(self.slow.n_lo, self.fast.n_lo)
        rows = {
            kernel["kind"]: [row["n"] for row in kernel["rows"] if row["use"] == "calibrate"]
            for kernel in self.found.body["measured"]["kernels"]
        }
        for regime in (self.slow, self.fast):
            others = [n for n in rows.get(regime.kind, ()) if n not in regime.calibrated]
            if any(n < n_lo for n in others) or (regime.named and regime.n_lo > 1):
                return n_lo
        return 1

    def _last(self) -> int | None:
        """The last n of which something is stated."""
        searched, known = self.said["searched_to"], self.found.routing.last
        if searched is not None and known is not None and known < searched:
            self.sheet.leave(
                f"the comparison of the kernels from n = {known + 1} to {searched}",
                "U(n) is not tabulated without a gap up to there",
            )
            return known
        return searched if searched is None else int(searched)

    def write(self) -> None:
        """Definitions, and the theorems."""
        self._times()
        self._fitted()
        self._errors()

    def _times(self) -> None:
        slow, fast, m = self.slow, self.fast, self.found.m
        self.sheet.write(
            "def perSlotTime (n : Nat) : α :=\n"
            f"  {slow.fixed.text} + slotBytes {m} expertBytes n / {slow.bandwidth.text}",
            "Fitted time [s] of a pass over n tokens with the per-slot kernel, in the regime that "
            f"is compared, from n = {self.start} on.",
        )
        self.sheet.write(
            f"def dedupTime (n : Nat) : α :=\n  {fast.fixed.text} + dedupBytes U expertBytes n / "
            f"{fast.bandwidth.text}",
            "The same with the deduplicating kernel.",
        )
        facts = (
            ("perSlotFixed_unit", slow.fixed, self.s0),
            ("dedupFixed_unit", fast.fixed, self.d0),
            ("slot_unit", natural(m) * self.found.c / slow.bandwidth, self.s1),
            ("expert_unit", self.found.c / fast.bandwidth, self.d1),
        )
        for name, value, count in facts:
            whole = Num(
                f"ratio {count} {self.unit}",
                f"(stands_ratio {count} {DECIDE})",
                Fraction(count, self.unit),
            )
            statement, proof = equal(value, whole)
            self.sheet.prove(name, "", statement, proof, "In the common unit of time.")

    def _scan(self, A: Num, B: Num, start: int, end: int, c: int) -> str:
        """The proof that up to ``end`` deduplication is faster, by the factors, exactly from c."""
        g = lcm(A.value.denominator, B.value.denominator)
        a, b = int(A.value * g), int(B.value * g)
        factors = [
            equal(x, Num(f"ratio {v} {g}", f"(stands_ratio {v} {DECIDE})", Fraction(v, g)))[1]
            for x, v in ((A, a), (B, b))
        ]
        rows, known = self.found.routing.rows(start, end - start)
        return (
            f"faster_from (us := {rows})\n    (s := {start}) (e := {end}) (k := {c}) "
            f"(s0 := {self.s0}) (s1 := {self.s1})\n    (d0 := {self.d0}) (d1 := {self.d1}) "
            f"(a := {a}) (b := {b}) (g := {g})\n    (z := {self.unit}) {DECIDE} {DECIDE} "
            "perSlotFixed_unit slot_unit dedupFixed_unit expert_unit\n    "
            f"{factors[0]}\n    {factors[1]}\n    {known} {DECIDE} {DECIDE}"
        )

    def _state(
        self, name: str, claim: str, A: Num, B: Num, span: tuple[int, int, int], doc: str
    ) -> None:
        start, end, c = span
        left, right = (
            f"{factor.text} * {time}" if factor is not ONE else time
            for factor, time in ((A, "dedupTime n"), (B, "perSlotTime n"))
        )
        proof = f"fun _ h1 h2 => {self._scan(A, B, start, end, c)} h1 h2"
        if A is ONE:
            proof = f"fun _ h1 h2 => of_one_mul ({self._scan(A, B, start, end, c)} h1 h2)"
        self.sheet.prove(
            name,
            claim,
            f"∀ n, {start} ≤ n → n < {end} → (({left} : α) < {right} ↔ {c} ≤ n)",
            proof,
            doc,
        )

    def _fitted(self) -> None:
        """D2: which n the fits call faster."""
        n = self.said["n"]
        last = self.last or n
        end = (n if n is not None else last) + 1
        value = n if n is not None else end
        doc = (
            f"By the fits, deduplication is faster at n = {n} and at no n from {self.start} to "
            f"{n - 1}"
            if n is not None
            else f"By the fits, deduplication is faster at no n from {self.start} to {last}"
        )
        self._state("fitted_faster", "", ONE, ONE, (self.start, end, value), f"{doc}.")
        if n is None:
            return
        m, slow, fast = self.found.m, self.slow, self.fast
        below_ratio = (
            f"bandwidthRatio (fun _ => {fast.bandwidth.text}) (fun _ => {slow.bandwidth.text}) {n} "
            f"*\n        (1 + ({slow.fixed.text} - {fast.fixed.text}) * {slow.bandwidth.text} / "
            f"slotBytes {m} expertBytes {n})"
        )
        pos = self.found.positives(self.slow, self.fast)
        self.sheet.prove(
            "D2_crossover",
            "D2",
            f"LeastFrom {self.start} (fun n => (dedupTime n : α) < perSlotTime n) {n} ∧\n"
            f"      (share U {m} {n} : α) < {below_ratio}",
            f"have faster := (fitted_faster (α := α) {n} {DECIDE} {DECIDE}).mpr {DECIDE}\n  "
            f"⟨⟨{DECIDE}, faster, fun i h1 h2 h => nat_not_le_of_lt h2\n      "
            f"((fitted_faster i h1 (Nat.lt_trans h2 {DECIDE})).mp h)⟩,\n    "
            f"(D2_faster_iff_fixed U (Wd := fun _ => {fast.bandwidth.text}) "
            f"(Ws := fun _ => {slow.bandwidth.text})\n      {pos['c']} {DECIDE} {DECIDE} "
            f"{pos['Wd']}\n      {pos['Ws']}).mp faster⟩",
            f"{doc}; there the share is below the ratio of D2 (derived.crossover.n).",
        )

    def _errors(self) -> None:
        """B4: where it may be faster within the errors, and where it surely is."""
        said, es, ed = self.said, self.slow.e, self.fast.e
        last, may, sure = self.last, said["possible_from"], said["certain_from"]
        if last is None:
            return
        up_s, down_s, up_d, down_d = ONE + es, ONE - es, ONE + ed, ONE - ed
        end = (may if may is not None else last) + 1
        first = may if may is not None else end
        within = "within the errors of both fits"
        self._state(
            "may_be_faster",
            "",
            down_d,
            up_s,
            (self.start, end, first),
            f"Deduplication can be faster {within} at n = {may} and not before"
            if may is not None
            else f"Deduplication cannot be faster {within} at any n up to {last}.",
        )
        if sure is not None:
            begin = max(self.start, sure - 1)
            self._state(
                "surely_faster_from",
                "",
                up_d,
                down_s,
                (begin, last + 1, sure),
                f"Deduplication is surely faster {within} from n = {sure} to {last}"
                + (f", and not at {sure - 1}." if begin < sure else "."),
            )
        self._truth(may, sure, last)

    def _truth(self, may: int | None, sure: int | None, last: int) -> None:
        zero_s, one_s = self.found.error_facts(self.slow)
        zero_d, one_d = self.found.error_facts(self.fast)
        es, ed = self.slow.e.text, self.fast.e.text
        given = (
            f"(∀ i, 1 ≤ i → Within {es} (perSlotTime i) (Ts i)) →\n"
            f"      (∀ i, 1 ≤ i → Within {ed} (dedupTime i) (Td i)) →\n      "
        )
        path = "derived.crossover.possible_from, certain_from"
        if may is not None and sure is not None:
            pos = self.found.positives(self.slow, self.fast)
            found = self.found
            slow_time = (
                f"slot_time_pos {found.nonneg(self.slow.fixed)} {pos['c']}\n      {pos['Ws']}"
            )
            fast_time = (
                f"dedup_time_pos {found.nonneg(self.fast.fixed)} {pos['c']}\n      {pos['Wd']}"
            )
            self.sheet.prove(
                "B4_bracket",
                "B4",
                f"∀ (Ts Td : Nat → α) (n : Nat), {given}"
                f"LeastFrom {self.start} (fun i => Td i < Ts i) n → {may} ≤ n ∧ n ≤ {sure}",
                f"fun _ _ _ hs hd hn => crossover_within_errors {DECIDE} {one_s}\n    {zero_s}\n"
                f"    {one_d}\n    {zero_d}\n    (fun _ hi => {slow_time} {DECIDE} hi)\n    "
                f"(fun _ hi => {fast_time}\n      {found.routing.positive('hi')}) hs hd\n    "
                f"(fun i h1 h2 h => nat_not_le_of_lt h2 ((may_be_faster i h1 "
                f"(Nat.lt_trans h2 {DECIDE})).mp h)) {DECIDE}\n    "
                f"((surely_faster_from {sure} {DECIDE} {DECIDE}).mpr {DECIDE}) hn",
                f"The true crossover lies within n = {may}..{sure}, for all true times within the "
                f"errors of the fitted ones ({path}).",
            )
            self._result(given)
            return
        never = may if may is not None else last + 1
        inside = f"(Nat.lt_trans h2 {DECIDE})" if may is not None else "h2"
        self.sheet.prove(
            "B4_not_before",
            "B4",
            f"∀ (Ts Td : Nat → α) (n : Nat), {given}{self.start} ≤ n → n < {never} → ¬ Td n < Ts n",
            "fun _ _ n hs hd h1 h2 =>\n"
            f"    have start : 1 ≤ n := Nat.le_trans {DECIDE} h1\n"
            "    surely_not_faster (hs n start) (hd n start) (fun h => nat_not_le_of_lt h2\n"
            f"      ((may_be_faster n h1 {inside}).mp h))",
            f"Deduplication is truly not faster at any n below {never}, for all true times within "
            f"the errors of the fitted ones ({path}).",
        )

    def _result(self, given: str) -> None:
        """B4 as the results state it."""
        for i, result in enumerate(self.found.body["results"]):
            if result["claim"] == "B4" and result["bounds"] is not None:
                lo, hi = interval(result["bounds"], f"results[{i}].bounds")
                self.sheet.prove(
                    "B4_result",
                    "B4",
                    f"∀ (Ts Td : Nat → α) (n : Nat), {given}LeastFrom {self.start} "
                    f"(fun i => Td i < Ts i) n → {int(lo)} ≤ n ∧ n ≤ {int(hi)}",
                    "fun Ts Td n hs hd hn =>\n    have bracket := B4_bracket Ts Td n hs hd hn\n    "
                    f"⟨Nat.le_trans {DECIDE} bracket.1, Nat.le_trans bracket.2 {DECIDE}⟩",
                    f"The bracket of the crossover (results[{i}]).",
                )
