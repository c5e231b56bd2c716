"""The box of bandwidths and fixed times, and the draft lengths best somewhere in it (B8), in Lean.

What a length costs is linear in the inverse bandwidths, the fixed times and the measured times, and
each of them is known to an interval. That a length can be best is shown by a point of the box, that
it cannot by a length, or a mixture of two, that beats it throughout. Whether point and mixture do
what they should is for Lean to tell.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Any

from specmoe.acceptance import expected_tokens
from specmoe.box import robust_set
from specmoe.exact import Interval
from specmoe.report.answer import chosen
from specmoe.report.lean.drafts import Drafts, rate_text
from specmoe.report.lean.kernels import Kernels, Regime
from specmoe.report.lean.rivals import Mixture, Rivals
from specmoe.report.lean.sheet import comment
from specmoe.report.lean.terms import DECIDE, ONE, Num, equal, interval, literal, natural

__all__ = ["box"]

_WHAT = "draft lengths possible within the box (B8; derived.draft_length.at.possible_common)"
_NEVER = 10**9  # times (k + 1) C(0), where a length's cost is not known: then it is never best


def box(found: Kernels, drafts: Drafts) -> None:
    """State which draft lengths some point of the box makes best, rate by rate.

    Args:
        found: The fits.
        drafts: The costs.
    """
    if not found.free_drafting:
        found.sheet.leave(_WHAT, "the certificate states the drafting time in words only")
        return
    known = _Box(found, drafts)
    if known.why_not:
        found.sheet.leave(_WHAT, known.why_not)
        return
    known.write()
    for i, row in enumerate(found.body["derived"]["draft_length"]["at"]):
        path = f"derived.draft_length.at[{i}]"
        lo, hi = interval(row["acceptance"], f"{path}.acceptance")
        if lo == hi:
            known.possible(lo, row["possible_common"], f"B8_at{i}", f"{path}.possible_common")
        else:
            found.sheet.leave(
                f"lengths possible within the box over an interval of acceptance ({path})",
                "no theorem takes a box and an interval of rates together",
            )
    _result(known)


def _result(known: _Box) -> None:
    """B8 as the results state it, at the low end of the acceptance that the headline speaks of."""
    body = known.found.body
    row = chosen(body["derived"]["draft_length"])
    assert row is not None  # there is B8's box only where lengths are compared
    for i, result in enumerate(body["results"]):
        if result["claim"] == "B8" and result["status"] != "not_applicable":
            a, _ = interval(row["acceptance"], "derived.draft_length.at.acceptance")
            listed = [int(k) for k in result["value"].split(", ")]
            known.possible(a, listed, "B8_result", f"results[{i}]")


@dataclass(frozen=True)
class _Unknown:
    """One coordinate of the box.

    Attributes:
        doc: What it is.
        centre: Its fitted or measured value, as the file writes it.
        e: Its relative error.
    """

    doc: str
    centre: Num
    e: Num

    @property
    def ends(self) -> tuple[Num, Num]:
        return (ONE - self.e) * self.centre, (ONE + self.e) * self.centre


class _Box:
    """The unknowns, the coefficients of each length, and both in whole numbers."""

    def __init__(self, found: Kernels, drafts: Drafts) -> None:
        self.found, self.drafts, self.sheet = found, drafts, found.sheet
        self.K = drafts.K
        self._unknowns: dict[str, _Unknown] = {}
        self._terms: dict[int, dict[str, Num]] = {}
        self.why_not = ""
        for row in found.body["derived"]["draft_length"]["costs"]:
            self._add(row)
        if self.why_not:
            return
        self.names = list(self._unknowns)
        ends = [self._unknowns[name].ends for name in self.names]
        self.sides = [Interval(low.value, high.value) for low, high in ends]
        if any(side.lo <= 0 for side in self.sides):
            self.why_not = "an end of the box is not positive"
            return
        self.D = lcm(*(x.denominator for side in self.sides for x in (side.lo, side.hi)))
        self.rows = {
            k: tuple(terms[name].value if name in terms else Fraction(0) for name in self.names)
            for k, terms in self._terms.items()
        }
        self.M = lcm(*(c.denominator for row in self.rows.values() for c in row))
        self.parts = [
            [int(self.M * c) for c in self.rows[k]]
            if k in self.rows
            else [int(_NEVER * (k + 1) * self.M * c) for c in self.rows[0]]
            for k in range(self.K + 1)
        ]

    def _add(self, row: Mapping[str, Any]) -> None:
        """The unknowns of one length's cost, and their coefficients."""
        k, n, kind = row["k"], row["k"] + 1, row["kernel"]
        regime = self.found.regime_at(kind, n)
        if row["origin"] == "measured" or regime is None:
            error = literal(self.drafts.errors[k])
            name = f"time of a pass over {n} tokens, {kind}, measured [s]"
            self._unknowns[name] = _Unknown(name, self.drafts.cost(k), error)
            self._terms[k] = {name: natural(1)}
            return
        requested = self.found.bytes_at(kind, n)
        if requested is None:
            self.why_not = f"the bytes requested at n = {n} are not known"
            return
        slope, fixed = self._of_regime(regime)
        self._terms[k] = {slope: requested}
        if fixed:
            self._terms[k][fixed] = natural(1)

    def _of_regime(self, regime: Regime) -> tuple[str, str]:
        where = f"{regime.kind}, n = {regime.n_lo}..{regime.n_hi}"
        slope, fixed = f"1 / W of {where} [s/byte]", f"fixed time of {where} [s]"
        self._unknowns.setdefault(slope, _Unknown(slope, ONE / regime.bandwidth, regime.e))
        if not regime.fixed.value:
            return slope, ""
        self._unknowns.setdefault(fixed, _Unknown(fixed, regime.fixed, regime.e))
        return slope, fixed

    # --- definitions ----------------------------------------------------------------------------

    def write(self) -> None:
        """The box, the coefficients, and that both are what the fits say."""
        size, sheet = len(self.names), self.sheet
        sheet.write(f"def boxUnit : Nat :=\n  {self.D}", "Denominator of the ends of the box.")
        for name, side in (("boxLow", "lo"), ("boxHigh", "hi")):
            rows = [
                f"  {int(getattr(known, side) * self.D)} ::  -- {comment(called)}"
                for known, called in zip(self.sides, self.names, strict=True)
            ]
            end = "Least" if side == "lo" else "Greatest"
            doc = f"{end} value of each unknown of the box, over boxUnit."
            sheet.write("\n".join([f"def {name} : List Nat :=", *rows, "  List.nil"]), doc)
        sheet.write(f"def partsUnit : Nat :=\n  {self.M}", "Denominator of the coefficients.")
        rows = [
            f"  ({' :: '.join(map(str, part))} :: List.nil) ::  -- k = {k}"
            + ("" if k in self.rows else ", not known")
            for k, part in enumerate(self.parts)
        ]
        sheet.write(
            "\n".join(["def boxParts : Parts :=", *rows, "  List.nil"]),
            "Coefficients of the unknowns in the cost of each length, over partsUnit: the bytes "
            "requested for 1 / W, 1 for a time."
            + (
                f" A length whose cost is not known has {_NEVER} (k + 1) times those of C(0), at "
                "which it is never best."
                if len(self.rows) <= self.K
                else ""
            ),
        )
        sheet.write(
            "def inTheBox (x : Nat → α) : Prop :=\n"
            f"  InBox (edge boxUnit boxLow) (edge boxUnit boxHigh) x {size}",
            "Whether x is a point of the box: the assumption named common-error.",
        )
        sheet.write(
            "def costAt (x : Nat → α) (k : Nat) : α :=\n"
            f"  linearCost (fun _ => 0) (part partsUnit boxParts) x {size} k",
            "C(k) [s] at a point of the box.",
        )
        self._origins()
        sheet.prove(
            "parts_rows", "", f"lengths boxParts = {self.K} + 1", "by decide", "Of the table."
        )
        sheet.prove(
            "parts_positive",
            "",
            f"allCost boxLow {size} boxParts = true",
            "by decide",
            "Every length costs something in all of the box.",
        )

    def _origins(self) -> None:
        for i, name in enumerate(self.names):
            known = self._unknowns[name]
            stated = [
                equal(Num(f"edge boxUnit {table} {i}", _edge(table, i), exact.value), exact)
                for table, exact in zip(("boxLow", "boxHigh"), known.ends, strict=True)
            ]
            self._prove_all(f"box_{i}_within", stated, f"Within the error: {known.doc}.")
        for k, terms in self._terms.items():
            stated = []
            for i, name in enumerate(self.names):
                if name in terms:
                    proof = f"(stands_part (M := partsUnit) {DECIDE} boxParts {i} {k})"
                    written = Num(f"part partsUnit boxParts {i} {k}", proof, terms[name].value)
                    stated.append(equal(written, terms[name]))
            doc = f"The coefficients of C({k}), a pass over {k + 1} tokens."
            self._prove_all(f"parts_{k}_requested", stated, doc)

    def _prove_all(self, name: str, stated: Sequence[tuple[str, str]], doc: str) -> None:
        statement = " ∧\n      ".join(text for text, _ in stated)
        proof = stated[0][1] if len(stated) == 1 else f"⟨{', '.join(p for _, p in stated)}⟩"
        self.sheet.prove(name, "", statement, proof, doc)

    # --- which lengths --------------------------------------------------------------------------

    def possible(self, a: Fraction, listed: Sequence[int], name: str, path: str) -> None:
        """Exactly these lengths are best somewhere in the box.

        Args:
            a: The acceptance rate.
            listed: The lengths.
            name: Of the theorem.
            path: Where the certificate says it.
        """
        said = robust_set(self.rows, self.sides, a).value
        points = dict(zip(said.possible, said.witnesses, strict=True))
        out = [k for k in self.rows if k not in listed and k not in points]
        rivals = Rivals(self.rows, self.sides, a)
        chosen = list(rivals.against(out))
        if None in chosen:
            why = "what beats a length throughout the box is no mixture of two lengths"
            self.sheet.leave(f"{_WHAT}, at acceptance {a} ({path})", why)
            return
        # A length whose cost is not known is beaten by plain decoding, if by nothing else.
        plain = [Mixture(1, 0, 0, 0)] if len(self.rows) <= self.K else []
        used = list(dict.fromkeys([*filter(None, chosen), *plain]))
        centre = tuple((side.lo + side.hi) / 2 for side in self.sides)
        ks = " :: ".join([*map(str, listed), "List.nil"])
        proofs = "listed_nil"
        for k in reversed(listed):
            witness = self._witness(a, k, points.get(k, centre))
            proofs = f"(listed_cons {witness}\n    {proofs})"
        self.sheet.prove(
            name,
            "B8",
            f"∀ k, k ≤ {self.K} → ((∃ x : Nat → α, inTheBox x ∧\n"
            f"      IsBest (costAt x) ({rate_text(a)}) {self.K} k) ↔ listed ({ks}) k = true)",
            f"fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) "
            f"(hi := boxHigh)\n    (s := {len(self.names)}) (p := {a.numerator}) "
            f"(q := {a.denominator}) (ks := {ks})\n    (rs := {self._table(a, used)})\n    "
            f"{DECIDE} {DECIDE} {DECIDE} parts_rows parts_positive\n    "
            f"{self._are_rivals(a, used)}\n    {DECIDE}\n    {proofs} hk",
            f"At acceptance {a}, exactly these lengths are best for some bandwidths and times of "
            f"the box: {', '.join(map(str, listed))} ({path}).",
        )

    def _mixed(self, a: Fraction, mixture: Mixture) -> tuple[int, int, list[int]]:
        """Tokens, their denominator and coefficients of a mixture."""
        v, i, w, j = mixture.v, mixture.i, mixture.w, mixture.j
        q = a.denominator
        top = {k: int(expected_tokens(a, k) * q**k) for k in (i, j)}
        tokens = v * top[i] * q**j + w * top[j] * q**i
        pairs = zip(self.parts[i], self.parts[j], strict=True)
        return tokens, q ** (i + j), [v * b + w * c for b, c in pairs]

    def _table(self, a: Fraction, mixtures: Sequence[Mixture]) -> str:
        rows = []
        for mixture in mixtures:
            tokens, scale, parts = self._mixed(a, mixture)
            rows.append(f"(({tokens}, {scale}), {' :: '.join([*map(str, parts), 'List.nil'])})")
        return " :: ".join([*rows, "List.nil"])

    def _are_rivals(self, a: Fraction, mixtures: Sequence[Mixture]) -> str:
        proof = "True.intro"
        for m in reversed(mixtures):
            one = (
                f"(rival_of_two (v := {m.v}) (w := {m.w}) (i := {m.i}) (j := {m.j}) {DECIDE} "
                f"{DECIDE} {DECIDE} {DECIDE} {DECIDE} {DECIDE})"
            )
            proof = f"⟨{one}, {proof}⟩"
        return proof

    def _witness(self, a: Fraction, k: int, point: Sequence[Fraction]) -> str:
        unit = lcm(*(x.denominator for x in point))
        whole = [int(x * unit) for x in point]
        q = a.denominator
        tokens = int(expected_tokens(a, k) * q**k)
        cost = sum(c * x for c, x in zip(self.parts[k], whole, strict=True))
        return (
            f"(best_in_box (E := {unit}) (A := {tokens}) (B := {q**k})\n    (r := {cost}) "
            f"(ys := {' :: '.join([*map(str, whole), 'List.nil'])})\n    {DECIDE} {DECIDE} "
            f"{DECIDE} {DECIDE} parts_rows parts_positive {DECIDE} {DECIDE} {DECIDE} {DECIDE} "
            f"{DECIDE} {DECIDE})"
        )


def _edge(table: str, i: int) -> str:
    return f"(stands_edge (D := boxUnit) {DECIDE} {table} {i})"
