"""The results of a certificate about draft lengths (E, S, M, B5 to B7), in Lean."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from specmoe.report.answer import chosen
from specmoe.report.lean.answers import Answer, staircase, threshold
from specmoe.report.lean.drafts import Drafts, not_negative, rate_text
from specmoe.report.lean.lengths import certain, crosses, never_pays, pays_from, true_speedup
from specmoe.report.lean.sheet import Sheet
from specmoe.report.lean.terms import (
    DECIDE,
    ONE,
    ZERO,
    at_most,
    below,
    interval,
    literal,
    power,
    rational,
    successor,
    tokens,
)

__all__ = ["draft_lengths"]

_K = re.compile(r"\bk = ([0-9]+)")
_RATIOS = re.compile(r"-?[0-9]+/[0-9]+")


def draft_lengths(body: Mapping[str, Any], sheet: Sheet) -> Drafts | None:
    """Write what the certificate says of draft lengths.

    Args:
        body: The certificate's body.
        sheet: The file in the making.

    Returns:
        The costs; ``None`` where no lengths are compared.
    """
    found = body["derived"]["draft_length"]
    if found["outcome"] != "predicted":
        return None
    drafts = Drafts(found, sheet)
    for i, row in enumerate(found["thresholds"]):
        threshold(drafts, row, f"derived.draft_length.thresholds[{i}]")
    staircase(drafts, found["staircase"])
    for i, row in enumerate(found["at"]):
        Answer(drafts, row, i).write()
    results = Results(drafts, found)
    for i, result in enumerate(body["results"]):
        if result["status"] != "not_applicable":
            results.write(result, f"results[{i}]")
    return drafts


class Results:
    """The results of the certificate, claim by claim."""

    def __init__(self, drafts: Drafts, found: Mapping[str, Any]) -> None:
        self.drafts = drafts
        row = chosen(found)
        assert row is not None  # lengths are compared
        self.row = row
        self.a, self.b = interval(self.row["acceptance"], "derived.draft_length.at.acceptance")
        self._writers: dict[str, Callable[[Mapping[str, Any], str], None]] = {
            "E1": self.tokens,
            "E2": self.tokens,
            "E3": self.tokens_between,
            "S1": self.faster,
            "S2": self.pays_from,
            "S3": self.never,
            "S4": self.next_pays,
            "S5": self.stop,
            "M1": self.advantage,
            "M2": self.crossing,
            "M4": self.best,
            "B5": self.speedup,
            "B6": self.certain,
            "B7": self.regret,
        }

    def write(self, result: Mapping[str, Any], path: str) -> None:
        """One result."""
        writer = self._writers.get(result["claim"])
        if writer is not None:
            writer(result, path)

    @staticmethod
    def _lengths(result: Mapping[str, Any]) -> list[int]:
        return [int(k) for k in _K.findall(result["what"])]

    @staticmethod
    def _bounds(result: Mapping[str, Any], path: str) -> tuple[Fraction, Fraction]:
        return interval(result["bounds"], f"{path}.bounds")

    def _tight(self, result: Mapping[str, Any], path: str) -> tuple[Fraction, Fraction]:
        """The bounds where they are the value too: what both say."""
        lo, hi = self._bounds(result, path)
        said = [rational(text, f"{path}.value") for text in _RATIOS.findall(result["value"])]
        return max(lo, *said[:1]), min(hi, *said[-1:])

    def tokens(self, result: Mapping[str, Any], path: str) -> None:
        """E1 and E2."""
        (k,) = self._lengths(result)
        a, lo_hi = self.a, self._tight(result, path)
        value, rate = tokens(a, k), rate_text(a)
        _, above = at_most(literal(lo_hi[0]), value)
        _, under = at_most(value, literal(lo_hi[1]))
        mean = (
            f"sumTo (fun j => natCast (j + 1) * (({rate}) ^ j * (1 - {rate}))) {k} +\n"
            f"        natCast ({k} + 1) * ({rate}) ^ {k}"
        )
        if result["claim"] == "E1":
            law = f"(1 - {rate}) * expectedTokens ({rate} : α) {k} = 1 - ({rate}) ^ ({k} + 1)"
            proof = f"E1_closed_form ({rate}) {k}"
        else:
            law = f"{mean} =\n      expectedTokens ({rate} : α) {k}"
            proof = f"E2_expectation ({rate}) {k}"
        self.drafts.sheet.prove(
            f"{result['claim']}_k{k}",
            result["claim"],
            f"{law} ∧\n      ({literal(lo_hi[0]).text} : α) ≤ {value.text} ∧ "
            f"{value.text} ≤ ({literal(lo_hi[1]).text} : α)",
            f"⟨{proof},\n    {above},\n    {under}⟩",
            f"Expected tokens of a step that drafts {k} at acceptance {a} ({path}).",
        )

    def tokens_between(self, result: Mapping[str, Any], path: str) -> None:
        """E3."""
        (k,) = self._lengths(result)
        lo, hi = self._tight(result, path)
        _, above = at_most(literal(lo), tokens(self.a, k))
        _, under = at_most(tokens(self.b, k), literal(hi))
        zero = not_negative(self.a)
        self.drafts.sheet.prove(
            f"E3_k{k}",
            "E3",
            f"∀ a : α, {rate_text(self.a)} ≤ a → a ≤ {rate_text(self.b)} →\n"
            f"      {literal(lo).text} ≤ expectedTokens a {k} ∧ "
            f"expectedTokens a {k} ≤ {literal(hi).text}",
            f"fun _ h1 h2 => ⟨le_trans {above} (E3_mono {zero} h1 {k}),\n    "
            f"le_trans (E3_mono (le_trans {zero} h1) h2 {k}) {under}⟩",
            f"Expected tokens over the interval of acceptance ({path}).",
        )

    def faster(self, result: Mapping[str, Any], path: str) -> None:
        """S1."""
        (k,) = self._lengths(result)
        drafts, a = self.drafts, self.a
        pos = f"{drafts.positive(0)} {drafts.positive(k)}"
        yields = tokens(a, k) * drafts.cost(0)
        yes = result["value"] == "yes"
        lo, hi = self._bounds(result, path)
        speed = drafts.speedup(a, k)
        _, above = at_most(literal(lo), speed)
        _, under = at_most(speed, literal(hi))
        claim = f"throughput cost ({rate_text(a)} : α) 0 < throughput cost ({rate_text(a)}) {k}"
        if yes:
            proof = f"(S1_faster_iff {pos}).mpr {below(drafts.cost(k), yields)[1]}"
        else:
            claim = f"¬ {claim}"
            proof = (
                f"fun h => not_le_of_lt ((S1_faster_iff {pos}).mp h) "
                f"{at_most(yields, drafts.cost(k))[1]}"
            )
        drafts.sheet.prove(
            f"S1_k{k}",
            "S1",
            f"{claim} ∧\n      ({literal(lo).text} : α) ≤ {speed.text} ∧ "
            f"{speed.text} ≤ ({literal(hi).text} : α)",
            f"⟨{proof},\n    {above},\n    {under}⟩",
            f"Drafting {k} is {'' if yes else 'not '}faster than plain decoding at acceptance {a} "
            f"({path}).",
        )

    def pays_from(self, result: Mapping[str, Any], path: str) -> None:
        """S2."""
        (k,) = self._lengths(result)
        if result["bounds"] is None:
            never_pays(self.drafts, k, path)
        else:
            pays_from(self.drafts, k, *self._tight(result, path), path)

    def never(self, result: Mapping[str, Any], path: str) -> None:
        """S3."""
        if result["value"] == "yes":
            never_pays(self.drafts, self._lengths(result)[0], path)

    def next_pays(self, result: Mapping[str, Any], path: str) -> None:
        """S4."""
        (k,) = self._lengths(result)
        drafts, a = self.drafts, self.a
        price = tokens(a, k) * (drafts.cost(k + 1) - drafts.cost(k))
        gain = power(a, k + 1) * drafts.cost(k)
        pos = f"{drafts.positive(k)} {drafts.positive(k + 1)}"
        now, longer = (f"throughput cost ({rate_text(a)} : α) {i}" for i in (k, k + 1))
        if result["value"] == "yes":
            statement = f"{now} < {longer}"
            proof = f"(S4_marginal {pos}).mpr {below(price, gain)[1]}"
        else:
            statement = f"{longer} ≤ {now}"
            proof = f"(S4_marginal_not {pos}).mpr {at_most(gain, price)[1]}"
        drafts.sheet.prove(
            f"S4_k{k}",
            "S4",
            statement,
            proof,
            f"Whether one more token than {k} pays at acceptance {a}: {result['value']} ({path}).",
        )

    def stop(self, result: Mapping[str, Any], path: str) -> None:
        """S5."""
        k, drafts, a = int(result["value"]), self.drafts, self.a
        if k >= drafts.K:
            drafts.sheet.leave(
                f"last length worth trying ({path})", "it is the longest one, so nothing is said"
            )
            return
        _, slower = at_most(drafts.throughput(a, k + 1), drafts.throughput(a, k))
        _, under_one = at_most(literal(a), ONE)
        drafts.sheet.prove("costs_defined", "", "allDenominators costs = true", "by decide",
                           "No denominator is zero.")  # fmt: skip
        drafts.sheet.prove("costs_rise", "", "incrementsRise costs = true", "by decide",
                           "The increments of the costs never decrease.")  # fmt: skip
        drafts.sheet.prove(
            f"S5_k{k}",
            "S5",
            f"∀ j, {k} ≤ j → j ≤ {drafts.K} →\n      "
            f"throughput cost ({rate_text(a)} : α) j ≤ throughput cost ({rate_text(a)}) {k}",
            f"fun _ h hK => S5_stop_within (K := {drafts.K}) (fun i _ => cost_positive i)\n    "
            "(fun i hi => increments_of_rise costs_defined costs_rise\n      "
            "(costs_rows ▸ Nat.lt_succ_of_le hi))\n    "
            f"{not_negative(a)} {under_one} {slower} h hK",
            f"At acceptance {a} no draft longer than {k} is faster ({path}).",
        )

    def advantage(self, result: Mapping[str, Any], path: str) -> None:
        """M1."""
        k, j = self._lengths(result)
        lo, hi = self._tight(result, path)
        most = successor(k)
        least = successor(j)
        _, low = at_most(literal(lo), ONE)
        _, high = at_most(most, literal(hi) * least)
        self.drafts.sheet.prove(
            f"M1_k{j}_k{k}",
            "M1",
            f"∀ a : α, 0 ≤ a → a ≤ 1 →\n      {literal(lo).text} * expectedTokens a {j} ≤ "
            f"expectedTokens a {k} ∧\n        expectedTokens a {k} ≤ "
            f"{literal(hi).text} * expectedTokens a {j}",
            f"fun _ h0 h1 => advantage_bounds h0 h1 {DECIDE} {low} {high}",
            f"How many times as many tokens a draft of {k} emits as one of {j} ({path}).",
        )

    def crossing(self, result: Mapping[str, Any], path: str) -> None:
        """M2."""
        k, j = self._lengths(result)
        if result["bounds"] is None:
            self.drafts.sheet.leave(f"{result['what']} ({path})", "never, and S3 says so")
            return
        crosses(self.drafts, j, k, *self._tight(result, path), path)

    def best(self, result: Mapping[str, Any], path: str) -> None:
        """M4."""
        low, _, high = result["value"].partition(" to ")
        row = {**self.row, "best": [int(low), int(high or low)]}
        at = Answer(self.drafts, row, 0)
        at.name, at.path = "headline", path
        at.best()

    def speedup(self, result: Mapping[str, Any], path: str) -> None:
        """B5."""
        (k,) = self._lengths(result)
        bounds = self._bounds(result, path)
        true_speedup(self.drafts, (self.a, self.b), k, bounds, f"B5_k{k}", path)

    def certain(self, result: Mapping[str, Any], path: str) -> None:
        """B6."""
        drafts, a = self.drafts, self.a
        e = max(drafts.errors.values())
        rates = {k: drafts.rate_of(a, k) for k in drafts.known}
        if result["value"] != "none":
            k = int(result["value"])
            rest = [rate for j, rate in rates.items() if j != k]
            second = max(rest)
            margin = (rates[k] - second) / (rates[k] + second)
            _, inside = below(literal(e), literal(margin))
            name = f"B6_k{k}"
            certain(drafts, a, k, margin, f"{name}_margin", path)
            drafts.sheet.prove(
                name, "B6", below(literal(e), literal(margin))[0], inside,
                f"The error that covers every cost, {e}, is below that margin ({path}).",
            )  # fmt: skip
            return
        k = max(rates, key=lambda k: (rates[k], -k))
        rival = max((j for j in rates if j != k), key=lambda j: (rates[j], -j))
        ahead = (ONE - literal(e)) * drafts.throughput(a, k)
        behind = (ONE + literal(e)) * drafts.throughput(a, rival)
        statement, proof = at_most(ahead, behind)
        drafts.sheet.prove(
            f"B6_k{k}_not_certain",
            "B6",
            statement,
            proof,
            f"At acceptance {a} drafting {k} does not lead {rival} by the factor that B6 wants "
            f"({path}).",
        )

    def regret(self, result: Mapping[str, Any], path: str) -> None:
        """B7."""
        drafts, a, K = self.drafts, self.a, self.drafts.K
        _, share = self._tight(result, path)
        e = literal(max(drafts.errors.values()))
        lost = literal(share)
        k = self.row["best"][0]
        _, from_zero = at_most(ZERO, e)
        _, under_one = below(e, ONE)
        _, enough = at_most((ONE + e) * (ONE - lost), ONE - e)
        drafts.sheet.prove(
            f"B7_k{k}",
            "B7",
            f"∀ (C : Nat → α) (k : Nat), (∀ j, j ≤ {K} → Within {e.text} (cost j) (C j)) →\n"
            f"      IsBest C ({rate_text(a)}) {K} k →\n        (1 - {lost.text}) * "
            f"throughput C ({rate_text(a)}) k ≤ throughput C ({rate_text(a)}) {k}",
            f"fun _ _ hw hk => regret_share {from_zero} {under_one}\n    {not_negative(a)} "
            f"cost_positive hw\n    {drafts.best(a, k)} hk\n    {enough}",
            f"Whatever the true costs within the relative error {e.value}, drafting {k} at "
            f"acceptance {a} loses at most the share {share} of the best throughput ({path}).",
        )
