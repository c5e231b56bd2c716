"""Statements about draft lengths (S2, S3, M2, M3, B5, B6), each with its proof in Lean."""

from __future__ import annotations

from fractions import Fraction

from specmoe.report.lean.drafts import Drafts, not_negative, rate_text
from specmoe.report.lean.terms import DECIDE, ONE, ZERO, at_most, below, literal, successor, tokens

__all__ = ["best_over", "certain", "crosses", "never_pays", "pays_from", "true_speedup"]


def never_pays(drafts: Drafts, k: int, path: str) -> None:
    """S3: a length that is faster than plain decoding at no rate."""
    plain = successor(k)
    _, cost = at_most(plain * drafts.cost(0), drafts.cost(k))
    drafts.sheet.prove(
        f"S3_k{k}",
        "S3",
        f"∀ a : α, 0 ≤ a → a ≤ 1 → ¬ throughput cost a 0 < throughput cost a {k}",
        f"fun _ h0 h1 => S3_never {drafts.positive(0)} {drafts.positive(k)} {cost} h0 h1",
        f"Drafting {k} is faster than plain decoding at no acceptance rate ({path}).",
    )


def pays_from(drafts: Drafts, k: int, lo: Fraction, hi: Fraction, path: str) -> None:
    """S2: the rate from which a length beats plain decoding lies between two."""
    pos = f"{drafts.positive(0)} {drafts.positive(k)}"
    _, enough = at_most(drafts.cost(k), tokens(hi, k) * drafts.cost(0))
    statement = f"(∀ a : α, {rate_text(hi)} ≤ a → throughput cost a 0 ≤ throughput cost a {k})"
    proof = f"fun _ h => not_slower_above {pos} {not_negative(hi)} {enough} h"
    doc = f"From the acceptance rate {hi} on, drafting {k} is not slower than plain decoding"
    if lo > 0:
        _, little = at_most(tokens(lo, k) * drafts.cost(0), drafts.cost(k))
        statement += (
            f" ∧\n      ∀ a : α, 0 ≤ a → a ≤ {rate_text(lo)} → "
            f"¬ throughput cost a 0 < throughput cost a {k}"
        )
        proof = f"⟨{proof},\n    fun _ h0 h => not_faster_below {pos} h0 h {little}⟩"
        doc += f", and up to {lo} not faster"
    drafts.sheet.prove(f"S2_k{k}", "S2", statement, proof, f"{doc} ({path}).")


def crosses(drafts: Drafts, j: int, k: int, lo: Fraction, hi: Fraction, path: str) -> None:
    """M2: the rate from which a longer draft beats a shorter one lies between two."""
    pos = f"{drafts.positive(j)} {drafts.positive(k)}"
    _, above = at_most(drafts.throughput(hi, j), drafts.throughput(hi, k))
    statement = f"(∀ a : α, {rate_text(hi)} ≤ a → throughput cost a {j} ≤ throughput cost a {k})"
    proof = f"fun _ h => M2_single_crossing {pos} {not_negative(hi)} h {DECIDE} {above}"
    doc = f"From the acceptance rate {hi} on, drafting {k} is at least as fast as {j}"
    if lo > 0:
        _, under = at_most(drafts.throughput(lo, k), drafts.throughput(lo, j))
        statement += (
            f" ∧\n      ∀ a : α, 0 ≤ a → a ≤ {rate_text(lo)} → "
            f"throughput cost a {k} ≤ throughput cost a {j}"
        )
        proof = f"⟨{proof},\n    fun _ h0 h => not_overtaken_below {pos} h0 h {DECIDE} {under}⟩"
        doc += f", and up to {lo} the other way round"
    drafts.sheet.prove(f"M2_k{j}_k{k}", "M2", statement, proof, f"{doc} ({path}).")


def best_over(
    drafts: Drafts, k: int, lo: Fraction, hi: Fraction, name: str, claim: str, doc: str
) -> None:
    """M2: a length is best at every rate between two."""
    drafts.sheet.prove(
        name,
        claim,
        f"∀ a : α, {rate_text(lo)} ≤ a → a ≤ {rate_text(hi)} → IsBest cost a {drafts.K} {k}",
        f"fun _ h1 h2 => best_between cost_positive {not_negative(lo)} h1 h2\n    "
        f"{drafts.best(lo, k)}\n    {drafts.best(hi, k)}",
        doc,
    )


def certain(drafts: Drafts, a: Fraction, k: int, margin: Fraction, name: str, path: str) -> None:
    """B6: k is certain for every common error below a margin."""
    m, d = margin.numerator, margin.denominator
    top = drafts.rate_of(a, k)
    K = drafts.K
    drafts.sheet.prove(
        name,
        "B6",
        f"∀ (e : α) (C : Nat → α), e < ratio {m} {d} →\n"
        f"      (∀ j, j ≤ {K} → Within e (cost j) (C j)) →\n"
        f"      IsLeastBest C ({rate_text(a)}) {K} {k} ∧\n"
        f"        ∀ j, j ≤ {K} → ¬ j = {k} →\n"
        f"          throughput C ({rate_text(a)}) j < throughput C ({rate_text(a)}) {k}",
        f"fun _ _ he hw => certain_of_walk (p := {a.numerator}) (q := {a.denominator}) "
        f"(s := {d - m}) (r := {d + m}) (m := {m})\n    (d := {d}) (A := {top.numerator}) "
        f"(B := {top.denominator}) {DECIDE} {DECIDE} {DECIDE} {DECIDE} {DECIDE}\n    "
        f"costs_positive costs_rows {DECIDE} {DECIDE} he hw",
        f"At acceptance {a}, drafting {k} is certainly best for every common relative error of the "
        f"costs below {margin} ({path}).",
    )


def true_speedup(
    drafts: Drafts,
    rates: tuple[Fraction, Fraction],
    k: int,
    ends: tuple[Fraction | None, Fraction | None],
    name: str,
    path: str,
) -> None:
    """B5: bounds on the true speedup of a length."""
    lo, hi = rates
    e = literal(max(drafts.errors[0], drafts.errors[k]) if k else Fraction(0))
    up, down = ONE + e, ONE - e
    low, high = drafts.speedup(lo, k), drafts.speedup(hi, k)
    least = ends[0] if ends[0] is not None else (down / up * low).value
    most = ends[1] if ends[1] is not None else (up / down * high).value
    _, not_less = at_most(literal(least), down / up * low)
    _, not_more = at_most(up / down * high, literal(most))
    _, from_zero = at_most(ZERO, e)
    _, under_one = below(e, ONE)
    stated = []
    if ends[0] is not None:
        stated.append(f"{literal(least).text} ≤ speedup C a {k}")
    if ends[1] is not None:
        stated.append(f"speedup C a {k} ≤ {literal(most).text}")
    part = "" if len(stated) == 2 else ".1" if ends[0] is not None else ".2"
    # Plain decoding is compared with itself: its true cost is its own fitted one there.
    fitted = "" if k else "speedup of plain decoding is 1; "
    drafts.sheet.prove(
        name,
        "B5",
        f"∀ (C : Nat → α) (a : α), {rate_text(lo)} ≤ a → a ≤ {rate_text(hi)} →\n"
        f"      Within {e.text} (cost 0) (C 0) → Within {e.text} (cost {k}) (C {k}) →\n"
        f"      {' ∧ '.join(stated)}",
        f"fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := {literal(least).text})\n    "
        f"(hi := {literal(most).text}) {from_zero} {under_one}\n    "
        f"{not_negative(lo)} h1 h2 {drafts.positive(0)} {drafts.positive(k)} hw0 hwk\n    "
        f"{not_less}\n    {not_more}){part}",
        f"{fitted}The true speedup of drafting {k}, for every true cost within the relative error "
        f"{e.value} of the fitted one ({path}).",
    )
