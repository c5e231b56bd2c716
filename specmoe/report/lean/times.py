"""The claims about shares and times of the two kernels (D5, D6, B1 to B3), in Lean."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from specmoe.report.lean.kernels import NAMES, Kernels
from specmoe.report.lean.sheet import Sheet, rows_text
from specmoe.report.lean.terms import DECIDE, ONE, at_most, interval, literal, natural, rational

__all__ = ["kernels"]

_AT = re.compile(r"(per_slot|deduplicating|mixed) pass time at n = ([0-9]+)")
_SAVED = re.compile(r"at n = ([0-9]+)$")


def kernels(body: Mapping[str, Any], sheet: Sheet) -> Kernels:
    """Write what the certificate says of kernels.

    Args:
        body: The certificate's body.
        sheet: The file in the making.

    Returns:
        The fits, for what else rests on them.
    """
    found = Kernels(body, sheet)
    _shares(found)
    writers: dict[str, Callable[[Kernels, Mapping[str, Any], str], None]] = {
        "B1": _time,
        "B2": _saving,
        "B3": _ratio,
        "D6": _falling_share,
        "D7": _given_share,
        "D5": _given_share,
    }
    for i, result in enumerate(body["results"]):
        writer = writers.get(result["claim"])
        if writer is not None and result["status"] != "not_applicable":
            writer(found, result, f"results[{i}]")
    return found


# --- shares -------------------------------------------------------------------------------------


def _shares(found: Kernels) -> None:
    """D6: the shares of the certificate are those of uniform routing."""
    routing, sheet = found.routing, found.sheet
    rows = [row for row in routing.shares if row[0] >= 1]
    dense = []
    for place, row in enumerate(rows):
        if row[0] != place + 1:
            break
        dense.append(row)
    if not dense:
        return
    low = [(lo, f"n = {n}") for n, _, _, lo, _ in dense]
    high = [(hi, f"n = {n}") for n, _, _, _, hi in dense]
    sheet.write(
        "def sharesLow : Table :=\n" + rows_text(low),
        "The share u(n) of bytes that deduplication requests, n = 1, 2, ... (derived.shares, "
        "share.lo).",
    )
    if [value for value, _ in low] == [value for value, _ in high]:
        sheet.write("def sharesHigh : Table := sharesLow", "The same (share.hi).")
    else:
        sheet.write("def sharesHigh : Table :=\n" + rows_text(high), "The same (share.hi).")
    if routing.uniform:
        count = len(dense)
        table, known = routing.rows(1, count)
        sheet.prove(
            "D6_shares",
            "D6",
            f"∀ i, i < {count} → (entry sharesLow i : α) ≤ share U {found.m} (1 + i) ∧\n"
            f"      share U {found.m} (1 + i) ≤ (entry sharesHigh i : α)",
            f"fun _ hi => share_between (us := {table}) {DECIDE} {DECIDE}\n    "
            f"(rows_uniform _ _ _ _ _) {known} {DECIDE} hi",
            f"The shares of n = 1..{count} are those of independent uniform routing.",
        )
    else:
        count = min(len(dense), routing.dense)
        sheet.prove(
            "shares_of_table",
            "",
            f"∀ i, i < {count} → (entry sharesLow i : α) ≤ share U {found.m} (1 + i) ∧\n"
            f"      share U {found.m} (1 + i) ≤ (entry sharesHigh i : α)",
            f"fun _ hi => share_between (us := distinct) {DECIDE} {DECIDE} {DECIDE}\n    "
            f"(fun i _ => tableU_entry distinct i) {DECIDE} hi",
            f"The shares of n = 1..{count} follow from U(n).",
        )
    for row in rows[len(dense) :]:
        n, _, _, lo, hi = row
        if not routing.uniform:
            sheet.leave(f"the share at n = {n}", "U(n) is not tabulated without a gap up to there")
            continue
        value = (routing.at(n) / (natural(n) * natural(found.m))).called(f"share U {found.m} {n}")
        first, one = at_most(literal(lo), value)
        second, two = at_most(value, literal(hi))
        sheet.prove(f"D6_share_{n}", "D6", f"({first}) ∧\n      {second}", f"⟨{one},\n    {two}⟩",
                    f"The share at n = {n} is that of independent uniform routing.")  # fmt: skip


def _falling_share(found: Kernels, result: Mapping[str, Any], path: str) -> None:
    """D6: the share never rises."""
    if not found.routing.uniform or result["value"] != "yes":
        found.sheet.leave(f"{result['what']} ({path})", "the routing is not uniform")
        return
    found.sheet.prove(
        "D6_falls",
        "D6",
        f"Nonincreasing (share U {found.m} : Nat → α)",
        f"D6_share_antitone (N := {found.N}) {DECIDE} {DECIDE}",
        f"The share never rises with the number of tokens ({path}).",
    )


def _given_share(found: Kernels, result: Mapping[str, Any], path: str) -> None:
    """D5: the share of a table never rises, as far as the table goes."""
    count = found.routing.dense
    if result["value"] not in ("yes", "no"):
        found.sheet.leave(f"{result['what']} ({path})", "it is (2 m - U(2)) / m, U(2) being given")
        return
    if result["value"] != "yes" or found.routing.uniform or count < 2:
        found.sheet.leave(f"{result['what']} ({path})", "there is no table of U(n) to state it of")
        return
    found.sheet.prove(
        "D5_falls",
        "D5",
        f"∀ n, 1 ≤ n → n + 1 ≤ {count} → (share U {found.m} (n + 1) : α) ≤ share U {found.m} n",
        f"fun _ h1 h2 => D5_share_antitone_within (U := U) {DECIDE} (le_refl (0 : α))\n    "
        f"(fun _ h => tableU_increments (K := {count}) distinct_positive {DECIDE} {DECIDE} h)"
        "\n    h1 h2",
        f"The share never rises with the number of tokens up to n = {count} ({path}).",
    )


# --- times --------------------------------------------------------------------------------------


def _time(found: Kernels, result: Mapping[str, Any], path: str) -> None:
    """B1."""
    match = _AT.fullmatch(result["what"])
    kind, n = (match[1], int(match[2])) if match else ("", 0)
    regime = next((r for r in found.regimes if r.kind == kind and n in r.calibrated), None)
    time = found.time_at(regime, n) if regime else None
    if regime is None or time is None:
        found.sheet.leave(f"{result['what']} ({path})", "the bytes of this kernel are not known")
        return
    requested = found.bytes_at(kind, n)
    assert requested is not None
    lo, hi = interval(result["bounds"], f"{path}.bounds")
    _, low = at_most(literal(lo), (ONE - regime.e) * time)
    _, high = at_most((ONE + regime.e) * time, literal(hi))
    zero, one = found.error_facts(regime)
    whole = f"{regime.fixed.text} + {requested.text} / W"
    found.sheet.prove(
        f"B1_{NAMES[kind]}_n{n}",
        "B1",
        f"∀ W : α, 0 < W → Within {regime.e.text} W {regime.bandwidth.text} →\n"
        f"      {literal(lo).text} ≤ {whole} ∧\n        {whole} ≤ {literal(hi).text}",
        f"fun _ hw h => pass_bounds {zero}\n    {one} {found.nonneg(regime.fixed)}\n    "
        f"{found.nonneg(requested)} hw h\n    {low}\n    {high}",
        f"The true time [s] of a {kind} pass at n = {n}, for every true bandwidth within the error "
        f"of the fitted one ({path}).",
    )
    values = re.findall(r"-?[0-9]+/[0-9]+", result["value"])
    least, most = (rational(v, f"{path}.value") for v in (values[0], values[-1]))
    first, proof1 = at_most(literal(least), time)
    second, proof2 = at_most(time, literal(most))
    found.sheet.prove(
        f"B1_{NAMES[kind]}_n{n}_fitted",
        "B1",
        f"({first}) ∧\n      {second}",
        f"⟨{proof1},\n    {proof2}⟩",
        f"The fitted time [s] of that pass ({path}.value).",
    )


def _saving(found: Kernels, result: Mapping[str, Any], path: str) -> None:
    """B2."""
    match = _SAVED.search(result["what"])
    pairs = found.pairs
    if match is None or len(pairs) != 1 or not found.routing.knows(int(match[1])):
        found.sheet.leave(f"{result['what']} ({path})", "it rests on more than one pair of regimes")
        return
    ((slow, fast),) = pairs
    n = int(match[1])
    slots, distinct = found.slot_bytes(n), found.dedup_bytes(n)
    lo, hi = interval(result["bounds"], f"{path}.bounds")
    saved = (slow.fixed + slots / slow.bandwidth) - (fast.fixed + distinct / fast.bandwidth)
    margin = slow.e * (slots / slow.bandwidth) + fast.e * (distinct / fast.bandwidth)
    _, low = at_most(literal(lo) + margin, saved)
    _, high = at_most(saved + margin, literal(hi))
    true = f"{slow.fixed.text} + {slots.text} / Ws - ({fast.fixed.text} + {distinct.text} / Wd)"
    found.sheet.prove(
        f"B2_n{n}",
        "B2",
        f"∀ Ws Wd : α, 0 < Ws → 0 < Wd → Within {slow.e.text} Ws {slow.bandwidth.text} →\n"
        f"      Within {fast.e.text} Wd {fast.bandwidth.text} →\n"
        f"      {literal(lo).text} ≤ {true} ∧\n        {true} ≤ {literal(hi).text}",
        f"fun _ _ hs hd h h' => saving_bounds {found.error_facts(slow)[1]} "
        f"{found.error_facts(fast)[1]}\n    {found.nonneg(slots)} {found.nonneg(distinct)} "
        f"hs hd h h'\n    {low}\n    {high}",
        f"The time [s] that deduplication truly saves at n = {n}, less than zero if it costs time "
        f"({path}).",
    )


def _ratio(found: Kernels, result: Mapping[str, Any], path: str) -> None:
    """B3."""
    pairs = found.pairs
    if len(pairs) != 1:
        found.sheet.leave(f"{result['what']} ({path})", "it rests on more than one pair of regimes")
        return
    ((slow, fast),) = pairs
    lo, hi = interval(result["bounds"], f"{path}.bounds")
    fitted = fast.bandwidth / slow.bandwidth
    _, low = at_most(literal(lo), fitted * (ONE - slow.e) / (ONE + fast.e))
    _, high = at_most(fitted * (ONE + slow.e) / (ONE - fast.e), literal(hi))
    found.sheet.prove(
        "B3_bounds",
        "B3",
        f"∀ Ws Wd : Nat → α, 0 < Ws 0 → 0 < Wd 0 →\n"
        f"      Within {slow.e.text} (Ws 0) {slow.bandwidth.text} →\n"
        f"      Within {fast.e.text} (Wd 0) {fast.bandwidth.text} →\n"
        f"      {literal(lo).text} ≤ bandwidthRatio Wd Ws 0 ∧\n        "
        f"bandwidthRatio Wd Ws 0 ≤ {literal(hi).text}",
        f"fun _ _ hs hd h h' =>\n    have bounds := B3_ratio (Wsh := fun _ => "
        f"{slow.bandwidth.text}) (Wdh := fun _ => {fast.bandwidth.text})\n      (n := 0) "
        f"{found.error_facts(slow)[1]}\n      {found.error_facts(fast)[1]} hs hd h h'\n    "
        f"⟨le_trans {low} bounds.1,\n      le_trans bounds.2 {high}⟩",
        f"The true ratio of the two effective bandwidths, for all true bandwidths within the "
        f"errors of the fitted ones ({path}).",
    )
