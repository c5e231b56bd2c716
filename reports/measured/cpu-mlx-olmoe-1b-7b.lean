import SpecMoE

/-!
# Certificate cpu-mlx-olmoe-1b-7b, in Lean

AMD EPYC, mlx CPU, OLMoE-1B-7B-0924

Digest of the certificate: 5d5827fc9e7dba8990322b98eb524d28716e0ce0a2251bdd66195896b2527f8e

Every theorem below applies a claim of the theory to numbers of the certificate; each comparison
of numbers is one of natural numbers, which Lean's kernel computes. They hold in every ordered
field, so for real numbers. `specmoe verify --lean` makes this file from the certificate and
runs it.

## Taken for granted

* stationary-routing: The text to come is routed like the text that was recorded.
* error-within-e: Inside a regime the true time is within the relative error e of the fit at every
  n, not only at the calibrated ones. No theorem about measurements gives this.
* crossover-extrapolated: The crossover is read off the fits beyond their calibration:
  extrapolated: n = 12, 14, 15 outside the calibrated n = 1..3 of both kernels, into or across the
  per_slot kernel's break between n = 4 and 6 and the deduplicating kernel's break between n = 3
  and 4.
* geometric-acceptance: Each drafted token is accepted with the same probability a, independently,
  until the first rejection.
* faster-kernel: Where two kernels are known, the one that is faster by the fit runs, whatever the
  true bandwidths are.
* free-drafting: Drafting takes no time, since none is stated: costs are too low and speedups are
  upper bounds.
* common-error: For B3 and B8 only: each fitted bandwidth and fixed time is itself within the
  relative error e, the same at every n of its regime, so that errors cancel between draft
  lengths. What was measured is the error of the time.
* operation-only: Only the expert operation was timed: attention and the rest of the pass are not
  in the costs, so the speedup is that of this operation, not of decoding.

## Stated and proved below

* support: distinct_positive, shares_of_table, heldOut_perSlot_n10, heldOut_perSlot_n20,
  perSlotFixed_unit, dedupFixed_unit, slot_unit, expert_unit, fitted_faster, may_be_faster,
  surely_faster_from, costs_positive, costs_rows, errors_rows, errors_small, dearest_positive,
  cheapest_positive, cost_positive, cost_0_fitted, cost_1_fitted, cost_2_fitted, cost_3_fitted,
  cost_5_fitted, cost_6_fitted, cost_7_fitted, cost_8_fitted, cost_9_fitted, cost_10_fitted,
  cost_11_fitted, cost_12_fitted, cost_13_fitted, cost_14_fitted, cost_15_fitted, cost_16_fitted,
  cost_17_fitted, cost_18_fitted, cost_19_fitted, cost_20_fitted, cost_21_fitted, cost_22_fitted,
  cost_23_fitted, box_0_within, box_1_within, box_2_within, box_3_within, parts_0_requested,
  parts_1_requested, parts_2_requested, parts_3_requested, parts_5_requested, parts_6_requested,
  parts_7_requested, parts_8_requested, parts_9_requested, parts_10_requested, parts_11_requested,
  parts_12_requested, parts_13_requested, parts_14_requested, parts_15_requested,
  parts_16_requested, parts_17_requested, parts_18_requested, parts_19_requested,
  parts_20_requested, parts_21_requested, parts_22_requested, parts_23_requested, parts_rows,
  parts_positive
* D5: D5_falls
* B1: B1_perSlot_n4, B1_perSlot_n4_fitted, B1_perSlot_n24, B1_perSlot_n24_fitted, B1_dedup_n3,
  B1_dedup_n3_fitted
* B2: B2_n3
* B3: B3_bounds
* D2: D2_crossover
* B4: B4_bracket
* D4: D4_fitted_lower, D4_fitted_upper, D4_within_errors_lower, D4_within_errors_upper
* S2: S2_k1, S2_k2, S2_k3, S2_k5, S2_k6, S2_k7, S2_k8, S2_k9, S2_k10, S2_k11, S2_k12, S2_k13,
  S2_k14, S2_k15, S2_k16, S2_k17, S2_k18, S2_k19, S2_k20, S2_k21, S2_k22, S2_k23
* M3: M3_rises, M3_k0, M3_k1, M3_k2, M3_k3, M3_k23
* M4: M4_at0, M4_at1, M4_at2, M4_at3, M4_at4, M4_at5
* E3: E3_at0, E3_at1, E3_at2, E3_at3, E3_at4, E3_at5, E3_k1
* B5: B5_at0, B5_at1, B5_at2, B5_at3, B5_at4, B5_at5
* B6: B6_at0_margin, B6_at0_possible, B6_at1_margin, B6_at1_possible, B6_at2_margin,
  B6_at2_possible, B6_at3_margin, B6_at3_possible, B6_at4_margin, B6_at4_possible, B6_at5_margin,
  B6_at5_possible, B6_k1_not_certain
* E1: E1_k1
* E2: E2_k1
* S1: S1_k1
* S4: S4_k1
* M1: M1_k0_k1, M1_k1_k2, M1_k2_k3, M1_k3_k23
* M2: M2_k0_k1, M2_k1_k2, M2_k2_k3, M2_k3_k23
* B7: B7_k1
* B8: B8_at0, B8_at1, B8_at2, B8_at3, B8_at4, B8_at5

## In the certificate, and not checked by Lean

* a held-out time (derived.holdout[0]): the bytes requested are not known
* a held-out time (derived.holdout[3]): the bytes requested are not known
* a held-out time (derived.holdout[4]): the bytes requested are not known
* a held-out time (derived.holdout[5]): the bytes requested are not known
* a measured saving (derived.savings.points[0]): the bytes requested are not known
* a measured saving (derived.savings.points[1]): the bytes requested are not known
* a measured saving (derived.savings.points[2]): the bytes requested are not known
* the measured rows, and what was fitted to them: a measurement is no theorem; F, W and e are
  inputs here
* residuals, observations, cliffs and rules of thumb: they are compared with measured numbers, and
  no claim of the theory is about them
* the ranges of acceptance within the errors (derived.draft_length.robust): no theorem takes
  errors of costs and a range of rates together
-/

set_option autoImplicit false
set_option maxRecDepth 10000
set_option exponentiation.threshold 100000

namespace SpecMoE.Certificate

universe u

variable {α : Type u} [OrderedField α]

section Inputs

/-- Bytes of one expert in all layers that were timed [bytes]: measured.bytes_per_expert = 1572864
times measured.moe_layers = 1. -/
def expertBytes : α := ratio 1572864 1

/-- Mean number U(n) of distinct experts that n tokens select in one layer, n = 1, 2, ...
(derived.shares, distinct): from the router's trace or table, an input here. -/
def distinct : Table :=
  (8, 1) ::  -- n = 1
  (7685, 512) ::  -- n = 2
  (21659, 1024) ::  -- n = 3
  (3391, 128) ::  -- n = 4
  (31909, 1024) ::  -- n = 5
  (9027, 256) ::  -- n = 6
  (9951, 256) ::  -- n = 7
  (43053, 1024) ::  -- n = 8
  (717, 16) ::  -- n = 9
  (48357, 1024) ::  -- n = 10
  (12625, 256) ::  -- n = 11
  (26181, 512) ::  -- n = 12
  (3375, 64) ::  -- n = 13
  (55439, 1024) ::  -- n = 14
  (56701, 1024) ::  -- n = 15
  (57815, 1024) ::  -- n = 16
  (14693, 256) ::  -- n = 17
  (14901, 256) ::  -- n = 18
  (30169, 512) ::  -- n = 19
  (60985, 1024) ::  -- n = 20
  (61557, 1024) ::  -- n = 21
  (62063, 1024) ::  -- n = 22
  (31251, 512) ::  -- n = 23
  (62883, 1024) ::  -- n = 24
  List.nil

/-- U(n) in the field; U(0) = 0, and 1 beyond the table, of which nothing is said. -/
def U : Nat → α := tableU distinct

/-- Fixed time F [s] of the per_slot kernel, n = 1..4 (derived.fits[0].regimes[0].fixed). -/
def perSlotFixed1 : α := ratio 47531559 100000000000

/-- Fitted effective bandwidth W [bytes/s] of the per_slot kernel, n = 1..4
(derived.fits[0].regimes[0].bandwidth). -/
def perSlotBandwidth1 : α := ratio 8413549200 1

/-- Relative error e of the bandwidth of the per_slot kernel, n = 1..4
(derived.fits[0].regimes[0].e). -/
def perSlotError1 : α := ratio 1187789659 100000000000

/-- Fixed time F [s] of the per_slot kernel, n = 6..24 (derived.fits[0].regimes[1].fixed). -/
def perSlotFixed2 : α := ratio 3847357 2500000000

/-- Fitted effective bandwidth W [bytes/s] of the per_slot kernel, n = 6..24
(derived.fits[0].regimes[1].bandwidth). -/
def perSlotBandwidth2 : α := ratio 8360510100 1

/-- Relative error e of the bandwidth of the per_slot kernel, n = 6..24
(derived.fits[0].regimes[1].e). -/
def perSlotError2 : α := ratio 29965487663 1000000000000

/-- Fixed time F [s] of the deduplicating kernel, n = 1..3 (derived.fits[1].regimes[0].fixed). -/
def dedupFixed1 : α := ratio 7713877 500000000000

/-- Fitted effective bandwidth W [bytes/s] of the deduplicating kernel, n = 1..3
(derived.fits[1].regimes[0].bandwidth). -/
def dedupBandwidth1 : α := ratio 4165387800 1

/-- Relative error e of the bandwidth of the deduplicating kernel, n = 1..3
(derived.fits[1].regimes[0].e). -/
def dedupError1 : α := ratio 2328006033 62500000000

/-- The share u(n) of bytes that deduplication requests, n = 1, 2, ... (derived.shares, share.lo). -/
def sharesLow : Table :=
  (1, 1) ::  -- n = 1
  (7685, 8192) ::  -- n = 2
  (21659, 24576) ::  -- n = 3
  (3391, 4096) ::  -- n = 4
  (31909, 40960) ::  -- n = 5
  (3009, 4096) ::  -- n = 6
  (9951, 14336) ::  -- n = 7
  (43053, 65536) ::  -- n = 8
  (239, 384) ::  -- n = 9
  (48357, 81920) ::  -- n = 10
  (12625, 22528) ::  -- n = 11
  (8727, 16384) ::  -- n = 12
  (3375, 6656) ::  -- n = 13
  (55439, 114688) ::  -- n = 14
  (56701, 122880) ::  -- n = 15
  (57815, 131072) ::  -- n = 16
  (14693, 34816) ::  -- n = 17
  (4967, 12288) ::  -- n = 18
  (30169, 77824) ::  -- n = 19
  (12197, 32768) ::  -- n = 20
  (20519, 57344) ::  -- n = 21
  (62063, 180224) ::  -- n = 22
  (31251, 94208) ::  -- n = 23
  (20961, 65536) ::  -- n = 24
  List.nil

/-- The same (share.hi). -/
def sharesHigh : Table := sharesLow

/-- Fitted time [s] of a pass over n tokens with the per-slot kernel, in the regime that is
compared, from n = 1 on. -/
def perSlotTime (n : Nat) : α :=
  perSlotFixed1 + slotBytes 8 expertBytes n / perSlotBandwidth1

/-- The same with the deduplicating kernel. -/
def dedupTime (n : Nat) : α :=
  dedupFixed1 + dedupBytes U expertBytes n / dedupBandwidth1

/-- Cost of a step C(k) [s], k = 0, 1, 2, ...: each pair p, q is p / q (derived.draft_length.costs).
The cost of k = 4 is not known: there stands 1000000000 (k + 1) C(0), at which a length is never
best, so that what is said of 0..23 is said of the known lengths. -/
def costs : Table :=
  (1381833591832669, 701129100000000000) ::  -- k = 0
  (2430409591832669, 701129100000000000) ::  -- k = 1
  (1159661863944223, 233709700000000000) ::  -- k = 2
  (4527561591832669, 701129100000000000) ::  -- k = 3
  (1381833591832669, 140225820) ::  -- k = 4, not known
  (736365156856019, 69670917500000000) ::  -- k = 5
  (841222756856019, 69670917500000000) ::  -- k = 6
  (946080356856019, 69670917500000000) ::  -- k = 7
  (1050937956856019, 69670917500000000) ::  -- k = 8
  (1155795556856019, 69670917500000000) ::  -- k = 9
  (1260653156856019, 69670917500000000) ::  -- k = 10
  (1365510756856019, 69670917500000000) ::  -- k = 11
  (1470368356856019, 69670917500000000) ::  -- k = 12
  (1575225956856019, 69670917500000000) ::  -- k = 13
  (1680083556856019, 69670917500000000) ::  -- k = 14
  (1784941156856019, 69670917500000000) ::  -- k = 15
  (1889798756856019, 69670917500000000) ::  -- k = 16
  (1994656356856019, 69670917500000000) ::  -- k = 17
  (2099513956856019, 69670917500000000) ::  -- k = 18
  (2204371556856019, 69670917500000000) ::  -- k = 19
  (2309229156856019, 69670917500000000) ::  -- k = 20
  (2414086756856019, 69670917500000000) ::  -- k = 21
  (2518944356856019, 69670917500000000) ::  -- k = 22
  (2623801956856019, 69670917500000000) ::  -- k = 23
  List.nil

/-- C(k) [s] in the field. -/
def cost (k : Nat) : α := entry costs k

/-- Relative error of each cost (derived.draft_length.costs, e). That the true costs are within them
is an assumption of each theorem that speaks of true costs. -/
def errors : Table :=
  (1187789659, 100000000000) ::  -- k = 0
  (1187789659, 100000000000) ::  -- k = 1
  (1187789659, 100000000000) ::  -- k = 2
  (1187789659, 100000000000) ::  -- k = 3
  (0, 1) ::  -- k = 4
  (29965487663, 1000000000000) ::  -- k = 5
  (29965487663, 1000000000000) ::  -- k = 6
  (29965487663, 1000000000000) ::  -- k = 7
  (29965487663, 1000000000000) ::  -- k = 8
  (29965487663, 1000000000000) ::  -- k = 9
  (29965487663, 1000000000000) ::  -- k = 10
  (29965487663, 1000000000000) ::  -- k = 11
  (29965487663, 1000000000000) ::  -- k = 12
  (29965487663, 1000000000000) ::  -- k = 13
  (29965487663, 1000000000000) ::  -- k = 14
  (29965487663, 1000000000000) ::  -- k = 15
  (29965487663, 1000000000000) ::  -- k = 16
  (29965487663, 1000000000000) ::  -- k = 17
  (29965487663, 1000000000000) ::  -- k = 18
  (29965487663, 1000000000000) ::  -- k = 19
  (29965487663, 1000000000000) ::  -- k = 20
  (29965487663, 1000000000000) ::  -- k = 21
  (29965487663, 1000000000000) ::  -- k = 22
  (29965487663, 1000000000000) ::  -- k = 23
  List.nil

/-- The error of C(k) in the field. -/
def error (k : Nat) : α := errorEntry errors k

/-- Denominator of the ends of the box. -/
def boxUnit : Nat :=
  5861796921953910000000000000000000000

/-- Least value of each unknown of the box, over boxUnit. -/
def boxLow : List Nat :=
  688433735466045786750000000 ::  -- 1 / W of per_slot, n = 1..4 [s/byte]
  2753109225813397335177379181488029 ::  -- fixed time of per_slot, n = 1..4 [s]
  680119424603779706700000000 ::  -- 1 / W of per_slot, n = 6..24 [s/byte]
  8750652397822546296490455113955276 ::  -- fixed time of per_slot, n = 6..24 [s]
  List.nil

/-- Greatest value of each unknown of the box, over boxUnit. -/
def boxHigh : List Nat :=
  704984614533954213250000000 ::  -- 1 / W of per_slot, n = 1..4 [s/byte]
  2819297699024016033736420818511971 ::  -- fixed time of per_slot, n = 1..4 [s]
  722138775396220293300000000 ::  -- 1 / W of per_slot, n = 6..24 [s/byte]
  9291287938383717156205544886044724 ::  -- fixed time of per_slot, n = 6..24 [s]
  List.nil

/-- Denominator of the coefficients. -/
def partsUnit : Nat :=
  1

/-- Coefficients of the unknowns in the cost of each length, over partsUnit: the bytes requested for
1 / W, 1 for a time. A length whose cost is not known has 1000000000 (k + 1) times those of
C(0), at which it is never best. -/
def boxParts : Parts :=
  (12582912 :: 1 :: 0 :: 0 :: List.nil) ::  -- k = 0
  (25165824 :: 1 :: 0 :: 0 :: List.nil) ::  -- k = 1
  (37748736 :: 1 :: 0 :: 0 :: List.nil) ::  -- k = 2
  (50331648 :: 1 :: 0 :: 0 :: List.nil) ::  -- k = 3
  (62914560000000000 :: 5000000000 :: 0 :: 0 :: List.nil) ::  -- k = 4, not known
  (0 :: 0 :: 75497472 :: 1 :: List.nil) ::  -- k = 5
  (0 :: 0 :: 88080384 :: 1 :: List.nil) ::  -- k = 6
  (0 :: 0 :: 100663296 :: 1 :: List.nil) ::  -- k = 7
  (0 :: 0 :: 113246208 :: 1 :: List.nil) ::  -- k = 8
  (0 :: 0 :: 125829120 :: 1 :: List.nil) ::  -- k = 9
  (0 :: 0 :: 138412032 :: 1 :: List.nil) ::  -- k = 10
  (0 :: 0 :: 150994944 :: 1 :: List.nil) ::  -- k = 11
  (0 :: 0 :: 163577856 :: 1 :: List.nil) ::  -- k = 12
  (0 :: 0 :: 176160768 :: 1 :: List.nil) ::  -- k = 13
  (0 :: 0 :: 188743680 :: 1 :: List.nil) ::  -- k = 14
  (0 :: 0 :: 201326592 :: 1 :: List.nil) ::  -- k = 15
  (0 :: 0 :: 213909504 :: 1 :: List.nil) ::  -- k = 16
  (0 :: 0 :: 226492416 :: 1 :: List.nil) ::  -- k = 17
  (0 :: 0 :: 239075328 :: 1 :: List.nil) ::  -- k = 18
  (0 :: 0 :: 251658240 :: 1 :: List.nil) ::  -- k = 19
  (0 :: 0 :: 264241152 :: 1 :: List.nil) ::  -- k = 20
  (0 :: 0 :: 276824064 :: 1 :: List.nil) ::  -- k = 21
  (0 :: 0 :: 289406976 :: 1 :: List.nil) ::  -- k = 22
  (0 :: 0 :: 301989888 :: 1 :: List.nil) ::  -- k = 23
  List.nil

/-- Whether x is a point of the box: the assumption named common-error. -/
def inTheBox (x : Nat → α) : Prop :=
  InBox (edge boxUnit boxLow) (edge boxUnit boxHigh) x 4

/-- C(k) [s] at a point of the box. -/
def costAt (x : Nat → α) (k : Nat) : α :=
  linearCost (fun _ => 0) (part partsUnit boxParts) x 4 k

end Inputs

section Results

/-- About the table, for the theorems below. -/
theorem distinct_positive :
    allPositive distinct = true :=
  by decide

/-- The shares of n = 1..24 follow from U(n). -/
theorem shares_of_table :
    ∀ i, i < 24 → (entry sharesLow i : α) ≤ share U 8 (1 + i) ∧
      share U 8 (1 + i) ≤ (entry sharesHigh i : α) :=
  fun _ hi => share_between (us := distinct) (by decide) (by decide) (by decide)
    (fun i _ => tableU_entry distinct i) (by decide) hi

/-- The share never rises with the number of tokens up to n = 24 (results[23]). -/
theorem D5_falls :
    ∀ n, 1 ≤ n → n + 1 ≤ 24 → (share U 8 (n + 1) : α) ≤ share U 8 n :=
  fun _ h1 h2 => D5_share_antitone_within (U := U) (by decide) (le_refl (0 : α))
    (fun _ h => tableU_increments (K := 24) distinct_positive (by decide) (by decide) h)
    h1 h2

/-- The true time [s] of a per_slot pass at n = 4, for every true bandwidth within the error of the
fitted one (results[24]). -/
theorem B1_perSlot_n4 :
    ∀ W : α, 0 < W → Within perSlotError1 W perSlotBandwidth1 →
      (ratio 149126122781334158967810043 23370970000000000000000000000) ≤ perSlotFixed1 + slotBytes 8 expertBytes 4 / W ∧
        perSlotFixed1 + slotBytes 8 expertBytes 4 / W ≤ (ratio 458133950022531323096569871 70112910000000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 1187789659 (by decide)) (by decide))
    (Stands.lt (stands_ratio 1187789659 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 47531559 (by decide)) (by decide))
    (Stands.le stands_zero (((stands_natCast 4).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 149126122781334158967810043 (by decide)) ((stands_one.sub (stands_ratio 1187789659 (by decide))).mul ((stands_ratio 47531559 (by decide)).add ((((stands_natCast 4).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 1187789659 (by decide))).mul ((stands_ratio 47531559 (by decide)).add ((((stands_natCast 4).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide)))) (stands_ratio 458133950022531323096569871 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[24].value). -/
theorem B1_perSlot_n4_fitted :
    (((ratio 4527561591832669 701129100000000000) : α) ≤ (perSlotFixed1 + (slotBytes 8 expertBytes 4 / perSlotBandwidth1))) ∧
      ((perSlotFixed1 + (slotBytes 8 expertBytes 4 / perSlotBandwidth1)) : α) ≤ (ratio 4527561591832669 701129100000000000) :=
  ⟨(Stands.le (stands_ratio 4527561591832669 (by decide)) ((stands_ratio 47531559 (by decide)).add ((((stands_natCast 4).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 47531559 (by decide)).add ((((stands_natCast 4).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide))) (stands_ratio 4527561591832669 (by decide)) (by decide))⟩

/-- The true time [s] of a per_slot pass at n = 24, for every true bandwidth within the error of the
fitted one (results[25]). -/
theorem B1_perSlot_n24 :
    ∀ W : α, 0 < W → Within perSlotError2 W perSlotBandwidth2 →
      (ratio 2545178451687694704388206403 69670917500000000000000000000) ≤ perSlotFixed2 + slotBytes 8 expertBytes 24 / W ∧
        perSlotFixed2 + slotBytes 8 expertBytes 24 / W ≤ (ratio 2702425462024343295611793597 69670917500000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 29965487663 (by decide)) (by decide))
    (Stands.lt (stands_ratio 29965487663 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 3847357 (by decide)) (by decide))
    (Stands.le stands_zero (((stands_natCast 24).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 2545178451687694704388206403 (by decide)) ((stands_one.sub (stands_ratio 29965487663 (by decide))).mul ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 24).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 29965487663 (by decide))).mul ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 24).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide)))) (stands_ratio 2702425462024343295611793597 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[25].value). -/
theorem B1_perSlot_n24_fitted :
    (((ratio 2623801956856019 69670917500000000) : α) ≤ (perSlotFixed2 + (slotBytes 8 expertBytes 24 / perSlotBandwidth2))) ∧
      ((perSlotFixed2 + (slotBytes 8 expertBytes 24 / perSlotBandwidth2)) : α) ≤ (ratio 2623801956856019 69670917500000000) :=
  ⟨(Stands.le (stands_ratio 2623801956856019 (by decide)) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 24).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 24).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (stands_ratio 2623801956856019 (by decide)) (by decide))⟩

/-- The true time [s] of a deduplicating pass at n = 3, for every true bandwidth within the error of
the fitted one (results[26]). -/
theorem B1_dedup_n3 :
    ∀ W : α, 0 < W → Within dedupError1 W dedupBandwidth1 →
      (ratio 1671401817745129117803936467 216947281250000000000000000000) ≤ dedupFixed1 + dedupBytes U expertBytes 3 / W ∧
        dedupFixed1 + dedupBytes U expertBytes 3 / W ≤ (ratio 257247457261008358170866219 30992468750000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 2328006033 (by decide)) (by decide))
    (Stands.lt (stands_ratio 2328006033 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 7713877 (by decide)) (by decide))
    (Stands.le stands_zero ((stands_entry distinct_positive 2).mul (stands_ratio 1572864 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 1671401817745129117803936467 (by decide)) ((stands_one.sub (stands_ratio 2328006033 (by decide))).mul ((stands_ratio 7713877 (by decide)).add (((stands_entry distinct_positive 2).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 4165387800 (by decide)) (p := 4165387800) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 2328006033 (by decide))).mul ((stands_ratio 7713877 (by decide)).add (((stands_entry distinct_positive 2).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 4165387800 (by decide)) (p := 4165387800) (q := 1) (by decide) (by decide)))) (stands_ratio 257247457261008358170866219 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[26].value). -/
theorem B1_dedup_n3_fitted :
    (((ratio 27777072148577501 3471156500000000000) : α) ≤ (dedupFixed1 + (dedupBytes U expertBytes 3 / dedupBandwidth1))) ∧
      ((dedupFixed1 + (dedupBytes U expertBytes 3 / dedupBandwidth1)) : α) ≤ (ratio 27777072148577501 3471156500000000000) :=
  ⟨(Stands.le (stands_ratio 27777072148577501 (by decide)) ((stands_ratio 7713877 (by decide)).add (((stands_entry distinct_positive 2).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 4165387800 (by decide)) (p := 4165387800) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 7713877 (by decide)).add (((stands_entry distinct_positive 2).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 4165387800 (by decide)) (p := 4165387800) (q := 1) (by decide) (by decide))) (stands_ratio 27777072148577501 (by decide)) (by decide))⟩

/-- The time [s] that deduplication truly saves at n = 3, less than zero if it costs time
(results[27]). -/
theorem B2_n3 :
    ∀ Ws Wd : α, 0 < Ws → 0 < Wd → Within perSlotError1 Ws perSlotBandwidth1 →
      Within dedupError1 Wd dedupBandwidth1 →
      (-ratio 1968587432002175738485747411719019 579459245905750000000000000000000000) ≤ perSlotFixed1 + slotBytes 8 expertBytes 3 / Ws - (dedupFixed1 + dedupBytes U expertBytes 3 / Wd) ∧
        perSlotFixed1 + slotBytes 8 expertBytes 3 / Ws - (dedupFixed1 + dedupBytes U expertBytes 3 / Wd) ≤ (-ratio 1554845970698249806600252588280981 579459245905750000000000000000000000) :=
  fun _ _ hs hd h h' => saving_bounds (Stands.lt (stands_ratio 1187789659 (by decide)) stands_one (by decide)) (Stands.lt (stands_ratio 2328006033 (by decide)) stands_one (by decide))
    (Stands.le stands_zero (((stands_natCast 3).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)) (Stands.le stands_zero ((stands_entry distinct_positive 2).mul (stands_ratio 1572864 (by decide))) (by decide)) hs hd h h'
    (Stands.le ((stands_ratio 1968587432002175738485747411719019 (by decide)).neg.add (((stands_ratio 1187789659 (by decide)).mul ((((stands_natCast 3).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide))).add ((stands_ratio 2328006033 (by decide)).mul (((stands_entry distinct_positive 2).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 4165387800 (by decide)) (p := 4165387800) (q := 1) (by decide) (by decide))))) (((stands_ratio 47531559 (by decide)).add ((((stands_natCast 3).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide))).sub ((stands_ratio 7713877 (by decide)).add (((stands_entry distinct_positive 2).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 4165387800 (by decide)) (p := 4165387800) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((((stands_ratio 47531559 (by decide)).add ((((stands_natCast 3).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide))).sub ((stands_ratio 7713877 (by decide)).add (((stands_entry distinct_positive 2).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 4165387800 (by decide)) (p := 4165387800) (q := 1) (by decide) (by decide)))).add (((stands_ratio 1187789659 (by decide)).mul ((((stands_natCast 3).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide))).add ((stands_ratio 2328006033 (by decide)).mul (((stands_entry distinct_positive 2).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 4165387800 (by decide)) (p := 4165387800) (q := 1) (by decide) (by decide))))) (stands_ratio 1554845970698249806600252588280981 (by decide)).neg (by decide))

/-- The true ratio of the two effective bandwidths, for all true bandwidths within the errors of the
fitted ones (results[28]). -/
theorem B3_bounds :
    ∀ Ws Wd : Nat → α, 0 < Ws 0 → 0 < Wd 0 →
      Within perSlotError1 (Ws 0) perSlotBandwidth1 →
      Within dedupError1 (Wd 0) dedupBandwidth1 →
      (ratio 163329831525966365 346307059235899888) ≤ bandwidthRatio Wd Ws 0 ∧
        bandwidthRatio Wd Ws 0 ≤ (ratio 501769505422100905 964304822292300336) :=
  fun _ _ hs hd h h' =>
    have bounds := B3_ratio (Wsh := fun _ => perSlotBandwidth1) (Wdh := fun _ => dedupBandwidth1)
      (n := 0) (Stands.lt (stands_ratio 1187789659 (by decide)) stands_one (by decide))
      (Stands.lt (stands_ratio 2328006033 (by decide)) stands_one (by decide)) hs hd h h'
    ⟨le_trans (Stands.le (stands_ratio 163329831525966365 (by decide)) ((((stands_ratio 4165387800 (by decide)).div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide)).mul (stands_one.sub (stands_ratio 1187789659 (by decide)))).div (stands_one.add (stands_ratio 2328006033 (by decide))) (p := 64828006033) (q := 62500000000) (by decide) (by decide)) (by decide)) bounds.1,
      le_trans bounds.2 (Stands.le ((((stands_ratio 4165387800 (by decide)).div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide)).mul (stands_one.add (stands_ratio 1187789659 (by decide)))).div (stands_one.sub (stands_ratio 2328006033 (by decide))) (p := 60171993967) (q := 62500000000) (by decide) (by decide)) (stands_ratio 501769505422100905 (by decide)) (by decide))⟩

/-- The per_slot time held out at n = 10 lies inside its bounds (derived.holdout[1]). -/
theorem heldOut_perSlot_n10 :
    (((1 - perSlotError2) * (perSlotFixed2 + (slotBytes 8 expertBytes 10 / perSlotBandwidth2))) : α) ≤ (ratio 119069233 7000000000) ∧
      ((ratio 119069233 7000000000) : α) ≤ ((1 + perSlotError2) * (perSlotFixed2 + (slotBytes 8 expertBytes 10 / perSlotBandwidth2))) :=
  ⟨(Stands.le ((stands_one.sub (stands_ratio 29965487663 (by decide))).mul ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide)))) (stands_ratio 119069233 (by decide)) (by decide)),
    (Stands.le (stands_ratio 119069233 (by decide)) ((stands_one.add (stands_ratio 29965487663 (by decide))).mul ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide)))) (by decide))⟩

/-- The per_slot time held out at n = 20 lies inside its bounds (derived.holdout[2]). -/
theorem heldOut_perSlot_n20 :
    (((1 - perSlotError2) * (perSlotFixed2 + (slotBytes 8 expertBytes 20 / perSlotBandwidth2))) : α) ≤ (ratio 157871 5000000) ∧
      ((ratio 157871 5000000) : α) ≤ ((1 + perSlotError2) * (perSlotFixed2 + (slotBytes 8 expertBytes 20 / perSlotBandwidth2))) :=
  ⟨(Stands.le ((stands_one.sub (stands_ratio 29965487663 (by decide))).mul ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide)))) (stands_ratio 157871 (by decide)) (by decide)),
    (Stands.le (stands_ratio 157871 (by decide)) ((stands_one.add (stands_ratio 29965487663 (by decide))).mul ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide)))) (by decide))⟩

/-- In the common unit of time. -/
theorem perSlotFixed_unit :
    (perSlotFixed1 : α) = ratio 1652556080091879873855 3476755475434500000000000 :=
  (Stands.eq (stands_ratio 47531559 (by decide)) (stands_ratio 1652556080091879873855 (by decide)) (by decide))

/-- In the common unit of time. -/
theorem dedupFixed_unit :
    (dedupFixed1 : α) = ratio 53638528193156509113 3476755475434500000000000 :=
  (Stands.eq (stands_ratio 7713877 (by decide)) (stands_ratio 53638528193156509113 (by decide)) (by decide))

/-- In the common unit of time. -/
theorem slot_unit :
    (((natCast 8 * expertBytes) / perSlotBandwidth1) : α) = ratio 5199673425920000000000 3476755475434500000000000 :=
  (Stands.eq (((stands_natCast 8).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide)) (stands_ratio 5199673425920000000000 (by decide)) (by decide))

/-- In the common unit of time. -/
theorem expert_unit :
    ((expertBytes / dedupBandwidth1) : α) = ratio 1312834191360000000000 3476755475434500000000000 :=
  (Stands.eq ((stands_ratio 1572864 (by decide)).div (stands_ratio 4165387800 (by decide)) (p := 4165387800) (q := 1) (by decide) (by decide)) (stands_ratio 1312834191360000000000 (by decide)) (by decide))

/-- By the fits, deduplication is faster at n = 14 and at no n from 1 to 13. -/
theorem fitted_faster :
    ∀ n, 1 ≤ n → n < 15 → ((dedupTime n : α) < perSlotTime n ↔ 14 ≤ n) :=
  fun _ h1 h2 => of_one_mul (faster_from (us := (takeRows 14 (dropRows 0 distinct)))
    (s := 1) (e := 15) (k := 14) (s0 := 1652556080091879873855) (s1 := 5199673425920000000000)
    (d0 := 53638528193156509113) (d1 := 1312834191360000000000) (a := 1) (b := 1) (g := 1)
    (z := 3476755475434500000000000) (by decide) (by decide) perSlotFixed_unit slot_unit dedupFixed_unit expert_unit
    (Stands.eq stands_one (stands_ratio 1 (by decide)) (by decide))
    (Stands.eq stands_one (stands_ratio 1 (by decide)) (by decide))
    (tableU_part distinct 0 14) (by decide) (by decide) h1 h2)

/-- By the fits, deduplication is faster at n = 14 and at no n from 1 to 13; there the share is
below the ratio of D2 (derived.crossover.n). -/
theorem D2_crossover :
    LeastFrom 1 (fun n => (dedupTime n : α) < perSlotTime n) 14 ∧
      (share U 8 14 : α) < bandwidthRatio (fun _ => dedupBandwidth1) (fun _ => perSlotBandwidth1) 14 *
        (1 + (perSlotFixed1 - dedupFixed1) * perSlotBandwidth1 / slotBytes 8 expertBytes 14) :=
  have faster := (fitted_faster (α := α) 14 (by decide) (by decide)).mpr (by decide)
  ⟨⟨(by decide), faster, fun i h1 h2 h => nat_not_le_of_lt h2
      ((fitted_faster i h1 (Nat.lt_trans h2 (by decide))).mp h)⟩,
    (D2_faster_iff_fixed U (Wd := fun _ => dedupBandwidth1) (Ws := fun _ => perSlotBandwidth1)
      (Stands.lt stands_zero (stands_ratio 1572864 (by decide)) (by decide)) (by decide) (by decide) (Stands.lt stands_zero (stands_ratio 4165387800 (by decide)) (by decide))
      (Stands.lt stands_zero (stands_ratio 8413549200 (by decide)) (by decide))).mp faster⟩

/-- Deduplication can be faster within the errors of both fits at n = 12 and not before -/
theorem may_be_faster :
    ∀ n, 1 ≤ n → n < 13 → (((1 - dedupError1) * dedupTime n : α) < (1 + perSlotError1) * perSlotTime n ↔ 12 ≤ n) :=
  fun _ h1 h2 => faster_from (us := (takeRows 12 (dropRows 0 distinct)))
    (s := 1) (e := 13) (k := 12) (s0 := 1652556080091879873855) (s1 := 5199673425920000000000)
    (d0 := 53638528193156509113) (d1 := 1312834191360000000000) (a := 481375951736) (b := 505938948295) (g := 500000000000)
    (z := 3476755475434500000000000) (by decide) (by decide) perSlotFixed_unit slot_unit dedupFixed_unit expert_unit
    (Stands.eq (stands_one.sub (stands_ratio 2328006033 (by decide))) (stands_ratio 481375951736 (by decide)) (by decide))
    (Stands.eq (stands_one.add (stands_ratio 1187789659 (by decide))) (stands_ratio 505938948295 (by decide)) (by decide))
    (tableU_part distinct 0 12) (by decide) (by decide) h1 h2

/-- Deduplication is surely faster within the errors of both fits from n = 15 to 24, and not at 14. -/
theorem surely_faster_from :
    ∀ n, 14 ≤ n → n < 25 → (((1 + dedupError1) * dedupTime n : α) < (1 - perSlotError1) * perSlotTime n ↔ 15 ≤ n) :=
  fun _ h1 h2 => faster_from (us := (takeRows 11 (dropRows 13 distinct)))
    (s := 14) (e := 25) (k := 15) (s0 := 1652556080091879873855) (s1 := 5199673425920000000000)
    (d0 := 53638528193156509113) (d1 := 1312834191360000000000) (a := 518624048264) (b := 494061051705) (g := 500000000000)
    (z := 3476755475434500000000000) (by decide) (by decide) perSlotFixed_unit slot_unit dedupFixed_unit expert_unit
    (Stands.eq (stands_one.add (stands_ratio 2328006033 (by decide))) (stands_ratio 518624048264 (by decide)) (by decide))
    (Stands.eq (stands_one.sub (stands_ratio 1187789659 (by decide))) (stands_ratio 494061051705 (by decide)) (by decide))
    (tableU_part distinct 13 11) (by decide) (by decide) h1 h2

/-- The true crossover lies within n = 12..15, for all true times within the errors of the fitted
ones (derived.crossover.possible_from, certain_from). -/
theorem B4_bracket :
    ∀ (Ts Td : Nat → α) (n : Nat), (∀ i, 1 ≤ i → Within perSlotError1 (perSlotTime i) (Ts i)) →
      (∀ i, 1 ≤ i → Within dedupError1 (dedupTime i) (Td i)) →
      LeastFrom 1 (fun i => Td i < Ts i) n → 12 ≤ n ∧ n ≤ 15 :=
  fun _ _ _ hs hd hn => crossover_within_errors (by decide) (Stands.lt (stands_ratio 1187789659 (by decide)) stands_one (by decide))
    (Stands.le stands_zero (stands_ratio 1187789659 (by decide)) (by decide))
    (Stands.lt (stands_ratio 2328006033 (by decide)) stands_one (by decide))
    (Stands.le stands_zero (stands_ratio 2328006033 (by decide)) (by decide))
    (fun _ hi => slot_time_pos (Stands.le stands_zero (stands_ratio 47531559 (by decide)) (by decide)) (Stands.lt stands_zero (stands_ratio 1572864 (by decide)) (by decide))
      (Stands.lt stands_zero (stands_ratio 8413549200 (by decide)) (by decide)) (by decide) hi)
    (fun _ hi => dedup_time_pos (Stands.le stands_zero (stands_ratio 7713877 (by decide)) (by decide)) (Stands.lt stands_zero (stands_ratio 1572864 (by decide)) (by decide))
      (Stands.lt stands_zero (stands_ratio 4165387800 (by decide)) (by decide))
      (tableU_pos distinct_positive hi)) hs hd
    (fun i h1 h2 h => nat_not_le_of_lt h2 ((may_be_faster i h1 (Nat.lt_trans h2 (by decide))).mp h)) (by decide)
    ((surely_faster_from 15 (by decide) (by decide)).mpr (by decide)) hn

/-- Whatever the router does, deduplication is faster at no n below 2, for the fitted times
(results[22]). -/
theorem D4_fitted_lower :
    ∀ V Ts Td : Nat → α, (∀ i, 1 ≤ i → natCast 8 ≤ V i ∧ V i ≤ natCast 64) →
      (∀ i, 1 ≤ i → Within 0 (perSlotFixed1 + slotBytes 8 expertBytes i / perSlotBandwidth1) (Ts i)) →
      (∀ i, 1 ≤ i → Within 0 (dedupFixed1 + dedupBytes V expertBytes i / dedupBandwidth1) (Td i)) →
      ∀ n, 1 ≤ n → Td n < Ts n → 2 ≤ n :=
  fun _ _ _ hV hs hd _ hn h => any_router_lower (by decide) (Stands.lt stands_zero (stands_ratio 1572864 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 8413549200 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 4165387800 (by decide)) (by decide))
    (Stands.le stands_zero stands_zero (by decide))
    (Stands.lt stands_zero stands_one (by decide)) (fun i hi => (hV i hi).1) hs hd
    (Stands.le ((stands_one.add stands_zero).mul ((stands_ratio 47531559 (by decide)).add ((((stands_natCast 1).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide)))) ((stands_one.sub stands_zero).mul ((stands_ratio 7713877 (by decide)).add (((stands_natCast 8).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 4165387800 (by decide)) (p := 4165387800) (q := 1) (by decide) (by decide)))) (by decide)) hn h

/-- Whatever the router does, deduplication is faster at n = 16, for the fitted times (results[22]). -/
theorem D4_fitted_upper :
    ∀ V Ts Td : Nat → α, (∀ i, 1 ≤ i → natCast 8 ≤ V i ∧ V i ≤ natCast 64) →
      (∀ i, 1 ≤ i → Within 0 (perSlotFixed1 + slotBytes 8 expertBytes i / perSlotBandwidth1) (Ts i)) →
      (∀ i, 1 ≤ i → Within 0 (dedupFixed1 + dedupBytes V expertBytes i / dedupBandwidth1) (Td i)) →
      Td 16 < Ts 16 :=
  fun _ _ _ hV hs hd => any_router_upper (N := 64) (by decide) (by decide)
    (Stands.lt stands_zero (stands_ratio 1572864 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 4165387800 (by decide)) (by decide))
    (Stands.le stands_zero stands_zero (by decide)) (by decide) (hV 16 (by decide)).2 (hs 16 (by decide)) (hd 16 (by decide))
    (Stands.lt ((stands_one.add stands_zero).mul ((stands_ratio 7713877 (by decide)).add (((stands_natCast 64).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 4165387800 (by decide)) (p := 4165387800) (q := 1) (by decide) (by decide)))) ((stands_one.sub stands_zero).mul ((stands_ratio 47531559 (by decide)).add ((((stands_natCast 16).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide)))) (by decide))

/-- Whatever the router does, deduplication is faster at no n below 2, for true times within the
errors (derived.crossover.any_routing). -/
theorem D4_within_errors_lower :
    ∀ V Ts Td : Nat → α, (∀ i, 1 ≤ i → natCast 8 ≤ V i ∧ V i ≤ natCast 64) →
      (∀ i, 1 ≤ i → Within perSlotError1 (perSlotFixed1 + slotBytes 8 expertBytes i / perSlotBandwidth1) (Ts i)) →
      (∀ i, 1 ≤ i → Within dedupError1 (dedupFixed1 + dedupBytes V expertBytes i / dedupBandwidth1) (Td i)) →
      ∀ n, 1 ≤ n → Td n < Ts n → 2 ≤ n :=
  fun _ _ _ hV hs hd _ hn h => any_router_lower (by decide) (Stands.lt stands_zero (stands_ratio 1572864 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 8413549200 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 4165387800 (by decide)) (by decide))
    (Stands.le stands_zero (stands_ratio 1187789659 (by decide)) (by decide))
    (Stands.lt (stands_ratio 2328006033 (by decide)) stands_one (by decide)) (fun i hi => (hV i hi).1) hs hd
    (Stands.le ((stands_one.add (stands_ratio 1187789659 (by decide))).mul ((stands_ratio 47531559 (by decide)).add ((((stands_natCast 1).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide)))) ((stands_one.sub (stands_ratio 2328006033 (by decide))).mul ((stands_ratio 7713877 (by decide)).add (((stands_natCast 8).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 4165387800 (by decide)) (p := 4165387800) (q := 1) (by decide) (by decide)))) (by decide)) hn h

/-- Whatever the router does, deduplication is faster at n = 17, for true times within the errors
(derived.crossover.any_routing). -/
theorem D4_within_errors_upper :
    ∀ V Ts Td : Nat → α, (∀ i, 1 ≤ i → natCast 8 ≤ V i ∧ V i ≤ natCast 64) →
      (∀ i, 1 ≤ i → Within perSlotError1 (perSlotFixed1 + slotBytes 8 expertBytes i / perSlotBandwidth1) (Ts i)) →
      (∀ i, 1 ≤ i → Within dedupError1 (dedupFixed1 + dedupBytes V expertBytes i / dedupBandwidth1) (Td i)) →
      Td 17 < Ts 17 :=
  fun _ _ _ hV hs hd => any_router_upper (N := 64) (by decide) (by decide)
    (Stands.lt stands_zero (stands_ratio 1572864 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 4165387800 (by decide)) (by decide))
    (Stands.le stands_zero (stands_ratio 2328006033 (by decide)) (by decide)) (by decide) (hV 17 (by decide)).2 (hs 17 (by decide)) (hd 17 (by decide))
    (Stands.lt ((stands_one.add (stands_ratio 2328006033 (by decide))).mul ((stands_ratio 7713877 (by decide)).add (((stands_natCast 64).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 4165387800 (by decide)) (p := 4165387800) (q := 1) (by decide) (by decide)))) ((stands_one.sub (stands_ratio 1187789659 (by decide))).mul ((stands_ratio 47531559 (by decide)).add ((((stands_natCast 17).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide)))) (by decide))

/-- About the tables, for the theorems below. -/
theorem costs_positive :
    allPositive costs = true :=
  by decide

/-- About the tables, for the theorems below. -/
theorem costs_rows :
    rows costs = 23 + 1 :=
  by decide

/-- About the tables, for the theorems below. -/
theorem errors_rows :
    rows errors = 23 + 1 :=
  by decide

/-- About the tables, for the theorems below. -/
theorem errors_small :
    allErrors errors = true :=
  by decide

/-- About the tables, for the theorems below. -/
theorem dearest_positive :
    allPositive (dearest errors costs) = true :=
  by decide

/-- About the tables, for the theorems below. -/
theorem cheapest_positive :
    allPositive (cheapest errors costs) = true :=
  by decide

/-- Every cost is positive. -/
theorem cost_positive :
    ∀ k, (0 : α) < cost k :=
  fun k => entry_pos costs_positive k

/-- From the acceptance rate 814786899/1073741824 on, drafting 1 is not slower than plain decoding,
and up to 407393449/536870912 not faster (derived.draft_length.thresholds[0]). -/
theorem S2_k1 :
    (∀ a : α, ratio 814786899 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 1) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 407393449 536870912 → ¬ throughput cost a 0 < throughput cost a 1 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 1) (ratio_nonneg 814786899 (by decide)) (Stands.le (stands_entry costs_positive 1) ((stands_tokens 814786899 (by decide) 1).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 1) h0 h (Stands.le ((stands_tokens 407393449 (by decide) 1).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 1) (by decide))⟩

/-- From the acceptance rate 890704627/1073741824 on, drafting 2 is not slower than plain decoding,
and up to 445352313/536870912 not faster (derived.draft_length.thresholds[1]). -/
theorem S2_k2 :
    (∀ a : α, ratio 890704627 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 2) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 445352313 536870912 → ¬ throughput cost a 0 < throughput cost a 2 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 2) (ratio_nonneg 890704627 (by decide)) (Stands.le (stands_entry costs_positive 2) ((stands_tokens 890704627 (by decide) 2).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 2) h0 h (Stands.le ((stands_tokens 445352313 (by decide) 2).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 2) (by decide))⟩

/-- From the acceptance rate 233060651/268435456 on, drafting 3 is not slower than plain decoding,
and up to 932242603/1073741824 not faster (derived.draft_length.thresholds[2]). -/
theorem S2_k3 :
    (∀ a : α, ratio 233060651 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 932242603 1073741824 → ¬ throughput cost a 0 < throughput cost a 3 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 3) (ratio_nonneg 233060651 (by decide)) (Stands.le (stands_entry costs_positive 3) ((stands_tokens 233060651 (by decide) 3).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 3) h0 h (Stands.le ((stands_tokens 932242603 (by decide) 3).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 3) (by decide))⟩

/-- From the acceptance rate 256326525/268435456 on, drafting 5 is not slower than plain decoding,
and up to 1025306099/1073741824 not faster (derived.draft_length.thresholds[3]). -/
theorem S2_k5 :
    (∀ a : α, ratio 256326525 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1025306099 1073741824 → ¬ throughput cost a 0 < throughput cost a 5 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 5) (ratio_nonneg 256326525 (by decide)) (Stands.le (stands_entry costs_positive 5) ((stands_tokens 256326525 (by decide) 5).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 5) h0 h (Stands.le ((stands_tokens 1025306099 (by decide) 5).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 5) (by decide))⟩

/-- From the acceptance rate 1025636185/1073741824 on, drafting 6 is not slower than plain decoding,
and up to 128204523/134217728 not faster (derived.draft_length.thresholds[4]). -/
theorem S2_k6 :
    (∀ a : α, ratio 1025636185 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 6) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 128204523 134217728 → ¬ throughput cost a 0 < throughput cost a 6 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 6) (ratio_nonneg 1025636185 (by decide)) (Stands.le (stands_entry costs_positive 6) ((stands_tokens 1025636185 (by decide) 6).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 6) h0 h (Stands.le ((stands_tokens 128204523 (by decide) 6).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 6) (by decide))⟩

/-- From the acceptance rate 1027380611/1073741824 on, drafting 7 is not slower than plain decoding,
and up to 513690305/536870912 not faster (derived.draft_length.thresholds[5]). -/
theorem S2_k7 :
    (∀ a : α, ratio 1027380611 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 7) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 513690305 536870912 → ¬ throughput cost a 0 < throughput cost a 7 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 7) (ratio_nonneg 1027380611 (by decide)) (Stands.le (stands_entry costs_positive 7) ((stands_tokens 1027380611 (by decide) 7).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 7) h0 h (Stands.le ((stands_tokens 513690305 (by decide) 7).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 7) (by decide))⟩

/-- From the acceptance rate 1029601639/1073741824 on, drafting 8 is not slower than plain decoding,
and up to 514800819/536870912 not faster (derived.draft_length.thresholds[6]). -/
theorem S2_k8 :
    (∀ a : α, ratio 1029601639 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 8) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 514800819 536870912 → ¬ throughput cost a 0 < throughput cost a 8 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 8) (ratio_nonneg 1029601639 (by decide)) (Stands.le (stands_entry costs_positive 8) ((stands_tokens 1029601639 (by decide) 8).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 8) h0 h (Stands.le ((stands_tokens 514800819 (by decide) 8).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 8) (by decide))⟩

/-- From the acceptance rate 515957213/536870912 on, drafting 9 is not slower than plain decoding,
and up to 1031914425/1073741824 not faster (derived.draft_length.thresholds[7]). -/
theorem S2_k9 :
    (∀ a : α, ratio 515957213 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 9) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1031914425 1073741824 → ¬ throughput cost a 0 < throughput cost a 9 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 9) (ratio_nonneg 515957213 (by decide)) (Stands.le (stands_entry costs_positive 9) ((stands_tokens 515957213 (by decide) 9).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 9) h0 h (Stands.le ((stands_tokens 1031914425 (by decide) 9).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 9) (by decide))⟩

/-- From the acceptance rate 2019839/2097152 on, drafting 10 is not slower than plain decoding, and
up to 1034157567/1073741824 not faster (derived.draft_length.thresholds[8]). -/
theorem S2_k10 :
    (∀ a : α, ratio 2019839 2097152 ≤ a → throughput cost a 0 ≤ throughput cost a 10) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1034157567 1073741824 → ¬ throughput cost a 0 < throughput cost a 10 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 10) (ratio_nonneg 2019839 (by decide)) (Stands.le (stands_entry costs_positive 10) ((stands_tokens 2019839 (by decide) 10).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 10) h0 h (Stands.le ((stands_tokens 1034157567 (by decide) 10).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 10) (by decide))⟩

/-- From the acceptance rate 1036266535/1073741824 on, drafting 11 is not slower than plain
decoding, and up to 518133267/536870912 not faster (derived.draft_length.thresholds[9]). -/
theorem S2_k11 :
    (∀ a : α, ratio 1036266535 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 11) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 518133267 536870912 → ¬ throughput cost a 0 < throughput cost a 11 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 11) (ratio_nonneg 1036266535 (by decide)) (Stands.le (stands_entry costs_positive 11) ((stands_tokens 1036266535 (by decide) 11).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 11) h0 h (Stands.le ((stands_tokens 518133267 (by decide) 11).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 11) (by decide))⟩

/-- From the acceptance rate 64888783/67108864 on, drafting 12 is not slower than plain decoding,
and up to 1038220527/1073741824 not faster (derived.draft_length.thresholds[10]). -/
theorem S2_k12 :
    (∀ a : α, ratio 64888783 67108864 ≤ a → throughput cost a 0 ≤ throughput cost a 12) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1038220527 1073741824 → ¬ throughput cost a 0 < throughput cost a 12 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 12) (ratio_nonneg 64888783 (by decide)) (Stands.le (stands_entry costs_positive 12) ((stands_tokens 64888783 (by decide) 12).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 12) h0 h (Stands.le ((stands_tokens 1038220527 (by decide) 12).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 12) (by decide))⟩

/-- From the acceptance rate 1040018695/1073741824 on, drafting 13 is not slower than plain
decoding, and up to 520009347/536870912 not faster (derived.draft_length.thresholds[11]). -/
theorem S2_k13 :
    (∀ a : α, ratio 1040018695 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 13) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 520009347 536870912 → ¬ throughput cost a 0 < throughput cost a 13 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 13) (ratio_nonneg 1040018695 (by decide)) (Stands.le (stands_entry costs_positive 13) ((stands_tokens 1040018695 (by decide) 13).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 13) h0 h (Stands.le ((stands_tokens 520009347 (by decide) 13).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 13) (by decide))⟩

/-- From the acceptance rate 520834511/536870912 on, drafting 14 is not slower than plain decoding,
and up to 1041669021/1073741824 not faster (derived.draft_length.thresholds[12]). -/
theorem S2_k14 :
    (∀ a : α, ratio 520834511 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 14) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1041669021 1073741824 → ¬ throughput cost a 0 < throughput cost a 14 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 14) (ratio_nonneg 520834511 (by decide)) (Stands.le (stands_entry costs_positive 14) ((stands_tokens 520834511 (by decide) 14).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 14) h0 h (Stands.le ((stands_tokens 1041669021 (by decide) 14).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 14) (by decide))⟩

/-- From the acceptance rate 521591497/536870912 on, drafting 15 is not slower than plain decoding,
and up to 1043182993/1073741824 not faster (derived.draft_length.thresholds[13]). -/
theorem S2_k15 :
    (∀ a : α, ratio 521591497 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 15) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1043182993 1073741824 → ¬ throughput cost a 0 < throughput cost a 15 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 15) (ratio_nonneg 521591497 (by decide)) (Stands.le (stands_entry costs_positive 15) ((stands_tokens 521591497 (by decide) 15).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 15) h0 h (Stands.le ((stands_tokens 1043182993 (by decide) 15).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 15) (by decide))⟩

/-- From the acceptance rate 32642907/33554432 on, drafting 16 is not slower than plain decoding,
and up to 1044573023/1073741824 not faster (derived.draft_length.thresholds[14]). -/
theorem S2_k16 :
    (∀ a : α, ratio 32642907 33554432 ≤ a → throughput cost a 0 ≤ throughput cost a 16) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1044573023 1073741824 → ¬ throughput cost a 0 < throughput cost a 16 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 16) (ratio_nonneg 32642907 (by decide)) (Stands.le (stands_entry costs_positive 16) ((stands_tokens 32642907 (by decide) 16).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 16) h0 h (Stands.le ((stands_tokens 1044573023 (by decide) 16).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 16) (by decide))⟩

/-- From the acceptance rate 261462807/268435456 on, drafting 17 is not slower than plain decoding,
and up to 1045851227/1073741824 not faster (derived.draft_length.thresholds[15]). -/
theorem S2_k17 :
    (∀ a : α, ratio 261462807 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 17) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1045851227 1073741824 → ¬ throughput cost a 0 < throughput cost a 17 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 17) (ratio_nonneg 261462807 (by decide)) (Stands.le (stands_entry costs_positive 17) ((stands_tokens 261462807 (by decide) 17).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 17) h0 h (Stands.le ((stands_tokens 1045851227 (by decide) 17).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 17) (by decide))⟩

/-- From the acceptance rate 261757221/268435456 on, drafting 18 is not slower than plain decoding,
and up to 1047028883/1073741824 not faster (derived.draft_length.thresholds[16]). -/
theorem S2_k18 :
    (∀ a : α, ratio 261757221 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 18) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1047028883 1073741824 → ¬ throughput cost a 0 < throughput cost a 18 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 18) (ratio_nonneg 261757221 (by decide)) (Stands.le (stands_entry costs_positive 18) ((stands_tokens 261757221 (by decide) 18).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 18) h0 h (Stands.le ((stands_tokens 1047028883 (by decide) 18).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 18) (by decide))⟩

/-- From the acceptance rate 1048116231/1073741824 on, drafting 19 is not slower than plain
decoding, and up to 524058115/536870912 not faster (derived.draft_length.thresholds[17]). -/
theorem S2_k19 :
    (∀ a : α, ratio 1048116231 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 19) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 524058115 536870912 → ¬ throughput cost a 0 < throughput cost a 19 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 19) (ratio_nonneg 1048116231 (by decide)) (Stands.le (stands_entry costs_positive 19) ((stands_tokens 1048116231 (by decide) 19).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 19) h0 h (Stands.le ((stands_tokens 524058115 (by decide) 19).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 19) (by decide))⟩

/-- From the acceptance rate 1049122439/1073741824 on, drafting 20 is not slower than plain
decoding, and up to 524561219/536870912 not faster (derived.draft_length.thresholds[18]). -/
theorem S2_k20 :
    (∀ a : α, ratio 1049122439 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 20) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 524561219 536870912 → ¬ throughput cost a 0 < throughput cost a 20 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 20) (ratio_nonneg 1049122439 (by decide)) (Stands.le (stands_entry costs_positive 20) ((stands_tokens 1049122439 (by decide) 20).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 20) h0 h (Stands.le ((stands_tokens 524561219 (by decide) 20).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 20) (by decide))⟩

/-- From the acceptance rate 1050055659/1073741824 on, drafting 21 is not slower than plain
decoding, and up to 525027829/536870912 not faster (derived.draft_length.thresholds[19]). -/
theorem S2_k21 :
    (∀ a : α, ratio 1050055659 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 21) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 525027829 536870912 → ¬ throughput cost a 0 < throughput cost a 21 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 21) (ratio_nonneg 1050055659 (by decide)) (Stands.le (stands_entry costs_positive 21) ((stands_tokens 1050055659 (by decide) 21).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 21) h0 h (Stands.le ((stands_tokens 525027829 (by decide) 21).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 21) (by decide))⟩

/-- From the acceptance rate 525461555/536870912 on, drafting 22 is not slower than plain decoding,
and up to 1050923109/1073741824 not faster (derived.draft_length.thresholds[20]). -/
theorem S2_k22 :
    (∀ a : α, ratio 525461555 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 22) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1050923109 1073741824 → ¬ throughput cost a 0 < throughput cost a 22 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 22) (ratio_nonneg 525461555 (by decide)) (Stands.le (stands_entry costs_positive 22) ((stands_tokens 525461555 (by decide) 22).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 22) h0 h (Stands.le ((stands_tokens 1050923109 (by decide) 22).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 22) (by decide))⟩

/-- From the acceptance rate 1051731175/1073741824 on, drafting 23 is not slower than plain
decoding, and up to 525865587/536870912 not faster (derived.draft_length.thresholds[21]). -/
theorem S2_k23 :
    (∀ a : α, ratio 1051731175 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 23) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 525865587 536870912 → ¬ throughput cost a 0 < throughput cost a 23 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 23) (ratio_nonneg 1051731175 (by decide)) (Stands.le (stands_entry costs_positive 23) ((stands_tokens 1051731175 (by decide) 23).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 23) h0 h (Stands.le ((stands_tokens 525865587 (by decide) 23).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 23) (by decide))⟩

/-- The best draft length never falls as acceptance rises. -/
theorem M3_rises :
    ∀ (a b : α) (j k : Nat), 0 ≤ a → a ≤ b → IsLeastBest cost a 23 j →
      IsLeastBest cost b 23 k → j ≤ k :=
  fun _ _ _ _ h0 h hj hk =>
    M3_least_best_mono (fun i _ => cost_positive i) h0 h hj hk

/-- Drafting 0 is best at every acceptance rate from 0 to 407393449/536870912
(derived.draft_length.staircase[0]). -/
theorem M3_k0 :
    ∀ a : α, ratio 0 1 ≤ a → a ≤ ratio 407393449 536870912 → IsBest cost a 23 0 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 0 (by decide)) h1 h2
    (best_of_walk (p := 0) (q := 1) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 407393449) (q := 536870912) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 1 is best at every acceptance rate from 814786899/1073741824 to 973967043/1073741824
(derived.draft_length.staircase[1]). -/
theorem M3_k1 :
    ∀ a : α, ratio 814786899 1073741824 ≤ a → a ≤ ratio 973967043 1073741824 → IsBest cost a 23 1 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 814786899 (by decide)) h1 h2
    (best_of_walk (p := 814786899) (q := 1073741824) (A := 646534396426337548828125) (B := 1274234584082766364672) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 973967043) (q := 1073741824) (A := 701029431143422705078125) (B := 1274234584082766364672) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 2 is best at every acceptance rate from 243491761/268435456 to 1021444013/1073741824
(derived.draft_length.staircase[2]). -/
theorem M3_k2 :
    ∀ a : α, ratio 243491761 268435456 ≤ a → a ≤ ratio 1021444013 1073741824 → IsBest cost a 23 2 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 243491761 (by decide)) h1 h2
    (best_of_walk (p := 243491761) (q := 268435456) (A := 22447503277677566945658251953125) (B := 40801974518242011980849217536) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1021444013) (q := 1073741824) (A := 375788369352781124180768017578125) (B := 652831592291872191693587480576) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 3 is best at every acceptance rate from 510722007/536870912 to 267668817/268435456
(derived.draft_length.staircase[3]). -/
theorem M3_k3 :
    ∀ a : α, ratio 510722007 536870912 ≤ a → a ≤ ratio 267668817 268435456 → IsBest cost a 23 3 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 510722007 (by decide)) h1 h2
    (best_of_walk (p := 510722007) (q := 536870912) (A := 196918359780636803111870415749765478515625) (B := 342092881766376532900025301772464553984) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 267668817) (q := 268435456) (A := 26374652063710697767937812140589599609375) (B := 42761610220797066612503162721558069248) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 23 is best at every acceptance rate from 1070675269/1073741824 to 1
(derived.draft_length.staircase[4]). -/
theorem M3_k23 :
    ∀ a : α, ratio 1070675269 1073741824 ≤ a → a ≤ ratio 1 1 → IsBest cost a 23 23 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1070675269 (by decide)) h1 h2
    (best_of_walk (p := 1070675269) (q := 1073741824) (A := 32472878451424283165341377679218347981502064824489307082162119762681358670129977829151487707788027214067021634655384032126312657336132721102119127936444751549567386825501660581357973300350714127033002018542125875889716796875) (B := 52648753630871666378879648435104436587355866437026345147524067215511492726321287140431057512213898666420644768121331117009395808229533871883259606446658726659202998252953087904772268094370369665802132662467188825968869376) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1) (q := 1) (A := 1672102020000000000) (B := 2623801956856019) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- The best draft length is 0 at acceptance 1/2 and 0 at 1/2, and between them for every rate
between (derived.draft_length.at[0].best). -/
theorem M4_at0 :
    IsLeastBest cost (ratio 1 2 : α) 23 0 ∧
      IsLeastBest cost (ratio 1 2 : α) 23 0 ∧
      ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsLeastBest cost a 23 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 1) (q := 2) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 1) (q := 2) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 1 (by decide)) h1 h2
      (leastBest_of_walk (p := 1) (q := 2) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 1) (q := 2) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[0].speedup). -/
theorem E3_at0 :
    ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsBest cost a 23 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 1 (by decide)) h1 h2
      (best_of_walk (p := 1) (q := 2) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 1) (q := 2) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[0].bounds). -/
theorem B5_at0 :
    ∀ (C : Nat → α) (a : α), ratio 1 2 ≤ a → a ≤ ratio 1 2 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 1 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 1/2, drafting 0 is certainly best for every common relative error of the costs
below 715318408167331/9006319959163345 (derived.draft_length.at[0]). -/
theorem B6_at0_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 715318408167331 9006319959163345 →
      (∀ j, j ≤ 23 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 1 2) 23 0 ∧
        ∀ j, j ≤ 23 → ¬ j = 0 →
          throughput C (ratio 1 2) j < throughput C (ratio 1 2) 0 :=
  fun _ _ he hw => certain_of_walk (p := 1) (q := 2) (s := 8291001550996014) (r := 9721638367330676) (m := 715318408167331)
    (d := 9006319959163345) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 1/2, exactly these lengths are best for some costs within their errors: 0
(derived.draft_length.at[0].possible). -/
theorem B6_at0_possible :
    ∀ k, k ≤ 23 → ((∃ C : Nat → α, (∀ j, j ≤ 23 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 1 2) 23 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 1) (q := 2) (A := 70112910000000000000000000000) (B := 139824686834104571096569871)
    (l := 0) (ks := 0 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 0 at acceptance 3/5 and 0 at 3/5, and between them for every rate
between (derived.draft_length.at[1].best). -/
theorem M4_at1 :
    IsLeastBest cost (ratio 3 5 : α) 23 0 ∧
      IsLeastBest cost (ratio 3 5 : α) 23 0 ∧
      ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsLeastBest cost a 23 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 3) (q := 5) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 3) (q := 5) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 3 (by decide)) h1 h2
      (leastBest_of_walk (p := 3) (q := 5) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 3) (q := 5) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[1].speedup). -/
theorem E3_at1 :
    ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsBest cost a 23 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 3 (by decide)) h1 h2
      (best_of_walk (p := 3) (q := 5) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 3) (q := 5) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[1].bounds). -/
theorem B5_at1 :
    ∀ (C : Nat → α) (a : α), ratio 3 5 ≤ a → a ≤ ratio 3 5 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 3 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 3/5, drafting 0 is certainly best for every common relative error of the costs
below 1097379224501993/23206716693824697 (derived.draft_length.at[1]). -/
theorem B6_at1_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 1097379224501993 23206716693824697 →
      (∀ j, j ≤ 23 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 3 5) 23 0 ∧
        ∀ j, j ≤ 23 → ¬ j = 0 →
          throughput C (ratio 3 5) j < throughput C (ratio 3 5) 0 :=
  fun _ _ he hw => certain_of_walk (p := 3) (q := 5) (s := 22109337469322704) (r := 24304095918326690) (m := 1097379224501993)
    (d := 23206716693824697) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 3/5, exactly these lengths are best for some costs within their errors: 0
(derived.draft_length.at[1].possible). -/
theorem B6_at1_possible :
    ∀ k, k ≤ 23 → ((∃ C : Nat → α, (∀ j, j ≤ 23 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 3 5) 23 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 3) (q := 5) (A := 70112910000000000000000000000) (B := 139824686834104571096569871)
    (l := 0) (ks := 0 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 0 at acceptance 7/10 and 0 at 7/10, and between them for every rate
between (derived.draft_length.at[2].best). -/
theorem M4_at2 :
    IsLeastBest cost (ratio 7 10 : α) 23 0 ∧
      IsLeastBest cost (ratio 7 10 : α) 23 0 ∧
      ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsLeastBest cost a 23 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 7) (q := 10) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 7) (q := 10) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 7 (by decide)) h1 h2
      (leastBest_of_walk (p := 7) (q := 10) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 7) (q := 10) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[2].speedup). -/
theorem E3_at2 :
    ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsBest cost a 23 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 7 (by decide)) h1 h2
      (best_of_walk (p := 7) (q := 10) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 7) (q := 10) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[2].bounds). -/
theorem B5_at2 :
    ∀ (C : Nat → α) (a : α), ratio 7 10 ≤ a → a ≤ ratio 7 10 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 7 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 7/10, drafting 0 is certainly best for every common relative error of the costs
below 812924857171317/47795266979482063 (derived.draft_length.at[2]). -/
theorem B6_at2_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 812924857171317 47795266979482063 →
      (∀ j, j ≤ 23 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 7 10) 23 0 ∧
        ∀ j, j ≤ 23 → ¬ j = 0 →
          throughput C (ratio 7 10) j < throughput C (ratio 7 10) 0 :=
  fun _ _ he hw => certain_of_walk (p := 7) (q := 10) (s := 46982342122310746) (r := 48608191836653380) (m := 812924857171317)
    (d := 47795266979482063) (A := 701129100000000000) (B := 1381833591832669) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 7/10, exactly these lengths are best for some costs within their errors: 0
(derived.draft_length.at[2].possible). -/
theorem B6_at2_possible :
    ∀ k, k ≤ 23 → ((∃ C : Nat → α, (∀ j, j ≤ 23 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 7 10) 23 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 7) (q := 10) (A := 70112910000000000000000000000) (B := 139824686834104571096569871)
    (l := 0) (ks := 0 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 1 at acceptance 4/5 and 1 at 4/5, and between them for every rate
between (derived.draft_length.at[3].best). -/
theorem M4_at3 :
    IsLeastBest cost (ratio 4 5 : α) 23 1 ∧
      IsLeastBest cost (ratio 4 5 : α) 23 1 ∧
      ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsLeastBest cost a 23 k →
        1 ≤ k ∧ k ≤ 1 :=
  ⟨(leastBest_of_walk (p := 4) (q := 5) (A := 1262032380000000000) (B := 2430409591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 4) (q := 5) (A := 1262032380000000000) (B := 2430409591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 4 (by decide)) h1 h2
      (leastBest_of_walk (p := 4) (q := 5) (A := 1262032380000000000) (B := 2430409591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 4) (q := 5) (A := 1262032380000000000) (B := 2430409591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 12436502326494021/12152047959163345 and
12436502326494021/12152047959163345 (derived.draft_length.at[3].speedup). -/
theorem E3_at3 :
    ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsBest cost a 23 k →
      (ratio 12436502326494021 12152047959163345) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 12436502326494021 12152047959163345) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 4 (by decide)) h1 h2
      (best_of_walk (p := 4) (q := 5) (A := 1262032380000000000) (B := 2430409591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 4) (q := 5) (A := 1262032380000000000) (B := 2430409591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 12436502326494021 (by decide)) (((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 2430409591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 2430409591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide)) (stands_ratio 12436502326494021 (by decide)) (by decide))⟩

/-- The true speedup of drafting 1, for every true cost within the relative error
1187789659/100000000000 of the fitted one (derived.draft_length.at[3].bounds). -/
theorem B5_at3 :
    ∀ (C : Nat → α) (a : α), ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      Within (ratio 1187789659 100000000000) (cost 0) (C 0) → Within (ratio 1187789659 100000000000) (cost 1) (C 1) →
      (ratio 1228878283791863060130871161 1229638872817900775482849355) ≤ speedup C a 1 ∧ speedup C a 1 ≤ (ratio 419474060502313713289709613 400256906338256074839050215) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1228878283791863060130871161 1229638872817900775482849355))
    (hi := (ratio 419474060502313713289709613 400256906338256074839050215)) (Stands.le stands_zero (stands_ratio 1187789659 (by decide)) (by decide)) (Stands.lt (stands_ratio 1187789659 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) h1 h2 (cost_positive 0) (cost_positive 1) hw0 hwk
    (Stands.le (stands_ratio 1228878283791863060130871161 (by decide)) (((stands_one.sub (stands_ratio 1187789659 (by decide))).div (stands_one.add (stands_ratio 1187789659 (by decide))) (p := 101187789659) (q := 100000000000) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 2430409591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 1187789659 (by decide))).div (stands_one.sub (stands_ratio 1187789659 (by decide))) (p := 98812210341) (q := 100000000000) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 2430409591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide))) (stands_ratio 419474060502313713289709613 (by decide)) (by decide)))

/-- At acceptance 4/5, drafting 1 is certainly best for every common relative error of the costs
below 142227183665338/12294275142828683 (derived.draft_length.at[3]). -/
theorem B6_at3_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 142227183665338 12294275142828683 →
      (∀ j, j ≤ 23 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 4 5) 23 1 ∧
        ∀ j, j ≤ 23 → ¬ j = 1 →
          throughput C (ratio 4 5) j < throughput C (ratio 4 5) 1 :=
  fun _ _ he hw => certain_of_walk (p := 4) (q := 5) (s := 12152047959163345) (r := 12436502326494021) (m := 142227183665338)
    (d := 12294275142828683) (A := 1262032380000000000) (B := 2430409591832669) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 4/5, exactly these lengths are best for some costs within their errors: 0, 1
(derived.draft_length.at[3].possible). -/
theorem B6_at3_possible :
    ∀ k, k ≤ 23 → ((∃ C : Nat → α, (∀ j, j ≤ 23 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 4 5) 23 k) ↔ listed (0 :: 1 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 4) (q := 5) (A := 126203238000000000000000000000) (B := 245927774563580155096569871)
    (l := 1) (ks := 0 :: 1 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 1 at acceptance 9/10 and 1 at 9/10, and between them for every rate
between (derived.draft_length.at[4].best). -/
theorem M4_at4 :
    IsLeastBest cost (ratio 9 10 : α) 23 1 ∧
      IsLeastBest cost (ratio 9 10 : α) 23 1 ∧
      ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsLeastBest cost a 23 k →
        1 ≤ k ∧ k ≤ 1 :=
  ⟨(leastBest_of_walk (p := 9) (q := 10) (A := 1332145290000000000) (B := 2430409591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 9) (q := 10) (A := 1332145290000000000) (B := 2430409591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 9 (by decide)) h1 h2
      (leastBest_of_walk (p := 9) (q := 10) (A := 1332145290000000000) (B := 2430409591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 9) (q := 10) (A := 1332145290000000000) (B := 2430409591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 26254838244820711/24304095918326690 and
26254838244820711/24304095918326690 (derived.draft_length.at[4].speedup). -/
theorem E3_at4 :
    ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsBest cost a 23 k →
      (ratio 26254838244820711 24304095918326690) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 26254838244820711 24304095918326690) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 9 (by decide)) h1 h2
      (best_of_walk (p := 9) (q := 10) (A := 1332145290000000000) (B := 2430409591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 9) (q := 10) (A := 1332145290000000000) (B := 2430409591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 26254838244820711 (by decide)) (((stands_tokens 9 (by decide) 1).div (stands_entry costs_positive 1) (p := 2430409591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 9 (by decide) 1).div (stands_entry costs_positive 1) (p := 2430409591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide)) (stands_ratio 26254838244820711 (by decide)) (by decide))⟩

/-- The true speedup of drafting 1, for every true cost within the relative error
1187789659/100000000000 of the fitted one (derived.draft_length.at[4].bounds). -/
theorem B5_at4 :
    ∀ (C : Nat → α) (a : α), ratio 9 10 ≤ a → a ≤ ratio 9 10 →
      Within (ratio 1187789659 100000000000) (cost 0) (C 0) → Within (ratio 1187789659 100000000000) (cost 1) (C 1) →
      (ratio 2594298599116155349165172451 2459277745635801550965698710) ≤ speedup C a 1 ∧ speedup C a 1 ≤ (ratio 2656669049847986850834827549 2401541438029536449034301290) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 2594298599116155349165172451 2459277745635801550965698710))
    (hi := (ratio 2656669049847986850834827549 2401541438029536449034301290)) (Stands.le stands_zero (stands_ratio 1187789659 (by decide)) (by decide)) (Stands.lt (stands_ratio 1187789659 (by decide)) stands_one (by decide))
    (ratio_nonneg 9 (by decide)) h1 h2 (cost_positive 0) (cost_positive 1) hw0 hwk
    (Stands.le (stands_ratio 2594298599116155349165172451 (by decide)) (((stands_one.sub (stands_ratio 1187789659 (by decide))).div (stands_one.add (stands_ratio 1187789659 (by decide))) (p := 101187789659) (q := 100000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 1).div (stands_entry costs_positive 1) (p := 2430409591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 1187789659 (by decide))).div (stands_one.sub (stands_ratio 1187789659 (by decide))) (p := 98812210341) (q := 100000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 1).div (stands_entry costs_positive 1) (p := 2430409591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide))) (stands_ratio 2656669049847986850834827549 (by decide)) (by decide)))

/-- At acceptance 9/10, drafting 1 is certainly best for every common relative error of the costs
below 2366263061553811/1319648261834860409 (derived.draft_length.at[4]). -/
theorem B6_at4_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 2366263061553811 1319648261834860409 →
      (∀ j, j ≤ 23 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 9 10) 23 1 ∧
        ∀ j, j ≤ 23 → ¬ j = 1 →
          throughput C (ratio 9 10) j < throughput C (ratio 9 10) 1 :=
  fun _ _ he hw => certain_of_walk (p := 9) (q := 10) (s := 1317281998773306598) (r := 1322014524896414220) (m := 2366263061553811)
    (d := 1319648261834860409) (A := 1332145290000000000) (B := 2430409591832669) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 9/10, exactly these lengths are best for some costs within their errors: 1, 2
(derived.draft_length.at[4].possible). -/
theorem B6_at4_possible :
    ∀ k, k ≤ 23 → ((∃ C : Nat → α, (∀ j, j ≤ 23 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 9 10) 23 k) ↔ listed (1 :: 2 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 9) (q := 10) (A := 133214529000000000000000000000) (B := 245927774563580155096569871)
    (l := 1) (ks := 1 :: 2 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 2 at acceptance 19/20 and 2 at 19/20, and between them for every rate
between (derived.draft_length.at[5].best). -/
theorem M4_at5 :
    IsLeastBest cost (ratio 19 20 : α) 23 2 ∧
      IsLeastBest cost (ratio 19 20 : α) 23 2 ∧
      ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsLeastBest cost a 23 k →
        2 ≤ k ∧ k ≤ 2 :=
  ⟨(leastBest_of_walk (p := 19) (q := 20) (A := 666656919250000000) (B := 1159661863944223) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 19) (q := 20) (A := 666656919250000000) (B := 1159661863944223) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 19 (by decide)) h1 h2
      (leastBest_of_walk (p := 19) (q := 20) (A := 666656919250000000) (B := 1159661863944223) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 19) (q := 20) (A := 666656919250000000) (B := 1159661863944223) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1576672128281075329/1391594236733067600 and
1576672128281075329/1391594236733067600 (derived.draft_length.at[5].speedup). -/
theorem E3_at5 :
    ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsBest cost a 23 k →
      (ratio 1576672128281075329 1391594236733067600) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1576672128281075329 1391594236733067600) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 19 (by decide)) h1 h2
      (best_of_walk (p := 19) (q := 20) (A := 666656919250000000) (B := 1159661863944223) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 19) (q := 20) (A := 666656919250000000) (B := 1159661863944223) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1576672128281075329 (by decide)) (((stands_tokens 19 (by decide) 2).div (stands_entry costs_positive 2) (p := 1159661863944223) (q := 233709700000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 19 (by decide) 2).div (stands_entry costs_positive 2) (p := 1159661863944223) (q := 233709700000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide)) (stands_ratio 1576672128281075329 (by decide)) (by decide))⟩

/-- The true speedup of drafting 2, for every true cost within the relative error
1187789659/100000000000 of the fitted one (derived.draft_length.at[5].bounds). -/
theorem B5_at5 :
    ∀ (C : Nat → α) (a : α), ratio 19 20 ≤ a → a ≤ ratio 19 20 →
      Within (ratio 1187789659 100000000000) (cost 0) (C 0) → Within (ratio 1187789659 100000000000) (cost 2) (C 2) →
      (ratio 51931485992833916726271259063 46937448305740765212875982800) ≤ speedup C a 2 ∧ speedup C a 2 ≤ (ratio 159539967677713315621186222811 137506502429391224361372051600) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 51931485992833916726271259063 46937448305740765212875982800))
    (hi := (ratio 159539967677713315621186222811 137506502429391224361372051600)) (Stands.le stands_zero (stands_ratio 1187789659 (by decide)) (by decide)) (Stands.lt (stands_ratio 1187789659 (by decide)) stands_one (by decide))
    (ratio_nonneg 19 (by decide)) h1 h2 (cost_positive 0) (cost_positive 2) hw0 hwk
    (Stands.le (stands_ratio 51931485992833916726271259063 (by decide)) (((stands_one.sub (stands_ratio 1187789659 (by decide))).div (stands_one.add (stands_ratio 1187789659 (by decide))) (p := 101187789659) (q := 100000000000) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 2).div (stands_entry costs_positive 2) (p := 1159661863944223) (q := 233709700000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 1187789659 (by decide))).div (stands_one.sub (stands_ratio 1187789659 (by decide))) (p := 98812210341) (q := 100000000000) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 2).div (stands_entry costs_positive 2) (p := 1159661863944223) (q := 233709700000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide))) (stands_ratio 159539967677713315621186222811 (by decide)) (by decide)))

/-- At acceptance 19/20, drafting 2 is certainly best for every common relative error of the costs
below 5087857355363333/15890136069663329987 (derived.draft_length.at[5]). -/
theorem B6_at5_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 5087857355363333 15890136069663329987 →
      (∀ j, j ≤ 23 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 19 20) 23 2 ∧
        ∀ j, j ≤ 23 → ¬ j = 2 →
          throughput C (ratio 19 20) j < throughput C (ratio 19 20) 2 :=
  fun _ _ he hw => certain_of_walk (p := 19) (q := 20) (s := 15885048212307966654) (r := 15895223927018693320) (m := 5087857355363333)
    (d := 15890136069663329987) (A := 666656919250000000) (B := 1159661863944223) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 19/20, exactly these lengths are best for some costs within their errors: 1, 2, 3
(derived.draft_length.at[5].possible). -/
theorem B6_at5_possible :
    ∀ k, k ≤ 23 → ((∃ C : Nat → α, (∀ j, j ≤ 23 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 19 20) 23 k) ↔ listed (1 :: 2 :: 3 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 19) (q := 20) (A := 66665691925000000000000000000) (B := 117343620764351913032189957)
    (l := 2) (ks := 1 :: 2 :: 3 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- Expected tokens of a step that drafts 1 at acceptance 4/5 (results[0]). -/
theorem E1_k1 :
    (1 - ratio 4 5) * expectedTokens (ratio 4 5 : α) 1 = 1 - (ratio 4 5) ^ (1 + 1) ∧
      ((ratio 9 5) : α) ≤ expectedTokens (ratio 4 5) 1 ∧ expectedTokens (ratio 4 5) 1 ≤ ((ratio 9 5) : α) :=
  ⟨E1_closed_form (ratio 4 5) 1,
    (Stands.le (stands_ratio 9 (by decide)) (stands_tokens 4 (by decide) 1) (by decide)),
    (Stands.le (stands_tokens 4 (by decide) 1) (stands_ratio 9 (by decide)) (by decide))⟩

/-- Expected tokens of a step that drafts 1 at acceptance 4/5 (results[1]). -/
theorem E2_k1 :
    sumTo (fun j => natCast (j + 1) * ((ratio 4 5) ^ j * (1 - ratio 4 5))) 1 +
        natCast (1 + 1) * (ratio 4 5) ^ 1 =
      expectedTokens (ratio 4 5 : α) 1 ∧
      ((ratio 9 5) : α) ≤ expectedTokens (ratio 4 5) 1 ∧ expectedTokens (ratio 4 5) 1 ≤ ((ratio 9 5) : α) :=
  ⟨E2_expectation (ratio 4 5) 1,
    (Stands.le (stands_ratio 9 (by decide)) (stands_tokens 4 (by decide) 1) (by decide)),
    (Stands.le (stands_tokens 4 (by decide) 1) (stands_ratio 9 (by decide)) (by decide))⟩

/-- Expected tokens over the interval of acceptance (results[2]). -/
theorem E3_k1 :
    ∀ a : α, ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      (ratio 9 5) ≤ expectedTokens a 1 ∧ expectedTokens a 1 ≤ (ratio 9 5) :=
  fun _ h1 h2 => ⟨le_trans (Stands.le (stands_ratio 9 (by decide)) (stands_tokens 4 (by decide) 1) (by decide)) (E3_mono (ratio_nonneg 4 (by decide)) h1 1),
    le_trans (E3_mono (le_trans (ratio_nonneg 4 (by decide)) h1) h2 1) (Stands.le (stands_tokens 4 (by decide) 1) (stands_ratio 9 (by decide)) (by decide))⟩

/-- Drafting 1 is faster than plain decoding at acceptance 4/5 (results[3]). -/
theorem S1_k1 :
    throughput cost (ratio 4 5 : α) 0 < throughput cost (ratio 4 5) 1 ∧
      ((ratio 12436502326494021 12152047959163345) : α) ≤ speedup cost (ratio 4 5) 1 ∧ speedup cost (ratio 4 5) 1 ≤ ((ratio 12436502326494021 12152047959163345) : α) :=
  ⟨(S1_faster_iff (cost_positive 0) (cost_positive 1)).mpr (Stands.lt (stands_entry costs_positive 1) ((stands_tokens 4 (by decide) 1).mul (stands_entry costs_positive 0)) (by decide)),
    (Stands.le (stands_ratio 12436502326494021 (by decide)) (((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 2430409591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide)) (by decide)),
    (Stands.le (((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 2430409591832669) (q := 701129100000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (p := 701129100000000000) (q := 1381833591832669) (by decide) (by decide)) (stands_ratio 12436502326494021 (by decide)) (by decide))⟩

/-- Whether one more token than 1 pays at acceptance 4/5: no (results[8]). -/
theorem S4_k1 :
    throughput cost (ratio 4 5 : α) 2 ≤ throughput cost (ratio 4 5 : α) 1 :=
  (S4_marginal_not (cost_positive 1) (cost_positive 2)).mpr (Stands.le ((stands_pow 4 (by decide) 2).mul (stands_entry costs_positive 1)) ((stands_tokens 4 (by decide) 1).mul ((stands_entry costs_positive 2).sub (stands_entry costs_positive 1))) (by decide))

/-- How many times as many tokens a draft of 1 emits as one of 0 (results[10]). -/
theorem M1_k0_k1 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 0 ≤ expectedTokens a 1 ∧
        expectedTokens a 1 ≤ (ratio 2 1) * expectedTokens a 0 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (1 + 1)) ((stands_ratio 2 (by decide)).mul (stands_natCast (0 + 1))) (by decide))

/-- How many times as many tokens a draft of 2 emits as one of 1 (results[11]). -/
theorem M1_k1_k2 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 1 ≤ expectedTokens a 2 ∧
        expectedTokens a 2 ≤ (ratio 3 2) * expectedTokens a 1 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (2 + 1)) ((stands_ratio 3 (by decide)).mul (stands_natCast (1 + 1))) (by decide))

/-- How many times as many tokens a draft of 3 emits as one of 2 (results[12]). -/
theorem M1_k2_k3 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 2 ≤ expectedTokens a 3 ∧
        expectedTokens a 3 ≤ (ratio 4 3) * expectedTokens a 2 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (3 + 1)) ((stands_ratio 4 (by decide)).mul (stands_natCast (2 + 1))) (by decide))

/-- How many times as many tokens a draft of 23 emits as one of 3 (results[13]). -/
theorem M1_k3_k23 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 3 ≤ expectedTokens a 23 ∧
        expectedTokens a 23 ≤ (ratio 6 1) * expectedTokens a 3 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (23 + 1)) ((stands_ratio 6 (by decide)).mul (stands_natCast (3 + 1))) (by decide))

/-- From the acceptance rate 814786899/1073741824 on, drafting 1 is at least as fast as 0, and up to
407393449/536870912 the other way round (results[14]). -/
theorem M2_k0_k1 :
    (∀ a : α, ratio 814786899 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 1) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 407393449 536870912 → throughput cost a 1 ≤ throughput cost a 0 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 0) (cost_positive 1) (ratio_nonneg 814786899 (by decide)) h (by decide) (Stands.le ((stands_tokens 814786899 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) ((stands_tokens 814786899 (by decide) 1).div (stands_entry costs_positive 1) (p := 2430409591832669) (q := 701129100000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 0) (cost_positive 1) h0 h (by decide) (Stands.le ((stands_tokens 407393449 (by decide) 1).div (stands_entry costs_positive 1) (p := 2430409591832669) (q := 701129100000000000) (by decide) (by decide)) ((stands_tokens 407393449 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 243491761/268435456 on, drafting 2 is at least as fast as 1, and up to
973967043/1073741824 the other way round (results[15]). -/
theorem M2_k1_k2 :
    (∀ a : α, ratio 243491761 268435456 ≤ a → throughput cost a 1 ≤ throughput cost a 2) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 973967043 1073741824 → throughput cost a 2 ≤ throughput cost a 1 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 1) (cost_positive 2) (ratio_nonneg 243491761 (by decide)) h (by decide) (Stands.le ((stands_tokens 243491761 (by decide) 1).div (stands_entry costs_positive 1) (p := 2430409591832669) (q := 701129100000000000) (by decide) (by decide)) ((stands_tokens 243491761 (by decide) 2).div (stands_entry costs_positive 2) (p := 1159661863944223) (q := 233709700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 1) (cost_positive 2) h0 h (by decide) (Stands.le ((stands_tokens 973967043 (by decide) 2).div (stands_entry costs_positive 2) (p := 1159661863944223) (q := 233709700000000000) (by decide) (by decide)) ((stands_tokens 973967043 (by decide) 1).div (stands_entry costs_positive 1) (p := 2430409591832669) (q := 701129100000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 510722007/536870912 on, drafting 3 is at least as fast as 2, and up to
1021444013/1073741824 the other way round (results[16]). -/
theorem M2_k2_k3 :
    (∀ a : α, ratio 510722007 536870912 ≤ a → throughput cost a 2 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1021444013 1073741824 → throughput cost a 3 ≤ throughput cost a 2 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 2) (cost_positive 3) (ratio_nonneg 510722007 (by decide)) h (by decide) (Stands.le ((stands_tokens 510722007 (by decide) 2).div (stands_entry costs_positive 2) (p := 1159661863944223) (q := 233709700000000000) (by decide) (by decide)) ((stands_tokens 510722007 (by decide) 3).div (stands_entry costs_positive 3) (p := 4527561591832669) (q := 701129100000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 2) (cost_positive 3) h0 h (by decide) (Stands.le ((stands_tokens 1021444013 (by decide) 3).div (stands_entry costs_positive 3) (p := 4527561591832669) (q := 701129100000000000) (by decide) (by decide)) ((stands_tokens 1021444013 (by decide) 2).div (stands_entry costs_positive 2) (p := 1159661863944223) (q := 233709700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1070675269/1073741824 on, drafting 23 is at least as fast as 3, and up
to 267668817/268435456 the other way round (results[17]). -/
theorem M2_k3_k23 :
    (∀ a : α, ratio 1070675269 1073741824 ≤ a → throughput cost a 3 ≤ throughput cost a 23) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 267668817 268435456 → throughput cost a 23 ≤ throughput cost a 3 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 3) (cost_positive 23) (ratio_nonneg 1070675269 (by decide)) h (by decide) (Stands.le ((stands_tokens 1070675269 (by decide) 3).div (stands_entry costs_positive 3) (p := 4527561591832669) (q := 701129100000000000) (by decide) (by decide)) ((stands_tokens 1070675269 (by decide) 23).div (stands_entry costs_positive 23) (p := 2623801956856019) (q := 69670917500000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 3) (cost_positive 23) h0 h (by decide) (Stands.le ((stands_tokens 267668817 (by decide) 23).div (stands_entry costs_positive 23) (p := 2623801956856019) (q := 69670917500000000) (by decide) (by decide)) ((stands_tokens 267668817 (by decide) 3).div (stands_entry costs_positive 3) (p := 4527561591832669) (q := 701129100000000000) (by decide) (by decide)) (by decide))⟩

/-- At acceptance 4/5 drafting 1 does not lead 0 by the factor that B6 wants (results[31]). -/
theorem B6_k1_not_certain :
    (((1 - (ratio 29965487663 1000000000000)) * throughput cost (ratio 4 5) 1) : α) ≤ ((1 + (ratio 29965487663 1000000000000)) * throughput cost (ratio 4 5) 0) :=
  (Stands.le ((stands_one.sub (stands_ratio 29965487663 (by decide))).mul ((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 2430409591832669) (q := 701129100000000000) (by decide) (by decide))) ((stands_one.add (stands_ratio 29965487663 (by decide))).mul ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 1381833591832669) (q := 701129100000000000) (by decide) (by decide))) (by decide))

/-- Whatever the true costs within the relative error 29965487663/1000000000000, drafting 1 at
acceptance 4/5 loses at most the share 59930975326/1029965487663 of the best throughput
(results[32]). -/
theorem B7_k1 :
    ∀ (C : Nat → α) (k : Nat), (∀ j, j ≤ 23 → Within (ratio 29965487663 1000000000000) (cost j) (C j)) →
      IsBest C (ratio 4 5) 23 k →
        (1 - (ratio 59930975326 1029965487663)) * throughput C (ratio 4 5) k ≤ throughput C (ratio 4 5) 1 :=
  fun _ _ hw hk => regret_share (Stands.le stands_zero (stands_ratio 29965487663 (by decide)) (by decide)) (Stands.lt (stands_ratio 29965487663 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) cost_positive hw
    (best_of_walk (p := 4) (q := 5) (A := 1262032380000000000) (B := 2430409591832669) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
    (Stands.le ((stands_one.add (stands_ratio 29965487663 (by decide))).mul (stands_one.sub (stands_ratio 59930975326 (by decide)))) (stands_one.sub (stands_ratio 29965487663 (by decide))) (by decide))

/-- C(0) is the fitted time of a pass over 1 tokens (derived.draft_length.costs[0]). -/
theorem cost_0_fitted :
    (cost 0 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 1 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 0) ((stands_ratio 47531559 (by decide)).add ((((stands_natCast 1).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide))) (by decide))

/-- C(1) is the fitted time of a pass over 2 tokens (derived.draft_length.costs[1]). -/
theorem cost_1_fitted :
    (cost 1 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 2 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 1) ((stands_ratio 47531559 (by decide)).add ((((stands_natCast 2).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide))) (by decide))

/-- C(2) is the fitted time of a pass over 3 tokens (derived.draft_length.costs[2]). -/
theorem cost_2_fitted :
    (cost 2 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 3 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 2) ((stands_ratio 47531559 (by decide)).add ((((stands_natCast 3).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide))) (by decide))

/-- C(3) is the fitted time of a pass over 4 tokens (derived.draft_length.costs[3]). -/
theorem cost_3_fitted :
    (cost 3 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 4 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 3) ((stands_ratio 47531559 (by decide)).add ((((stands_natCast 4).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide))) (by decide))

/-- C(5) is the fitted time of a pass over 6 tokens (derived.draft_length.costs[4]). -/
theorem cost_5_fitted :
    (cost 5 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 6 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 5) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 6).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))

/-- C(6) is the fitted time of a pass over 7 tokens (derived.draft_length.costs[5]). -/
theorem cost_6_fitted :
    (cost 6 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 7 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 6) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 7).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))

/-- C(7) is the fitted time of a pass over 8 tokens (derived.draft_length.costs[6]). -/
theorem cost_7_fitted :
    (cost 7 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 8 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 7) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 8).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))

/-- C(8) is the fitted time of a pass over 9 tokens (derived.draft_length.costs[7]). -/
theorem cost_8_fitted :
    (cost 8 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 9 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 8) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 9).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))

/-- C(9) is the fitted time of a pass over 10 tokens (derived.draft_length.costs[8]). -/
theorem cost_9_fitted :
    (cost 9 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 10 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 9) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))

/-- C(10) is the fitted time of a pass over 11 tokens (derived.draft_length.costs[9]). -/
theorem cost_10_fitted :
    (cost 10 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 11 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 10) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 11).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))

/-- C(11) is the fitted time of a pass over 12 tokens (derived.draft_length.costs[10]). -/
theorem cost_11_fitted :
    (cost 11 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 12 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 11) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 12).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))

/-- C(12) is the fitted time of a pass over 13 tokens (derived.draft_length.costs[11]). -/
theorem cost_12_fitted :
    (cost 12 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 13 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 12) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 13).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))

/-- C(13) is the fitted time of a pass over 14 tokens (derived.draft_length.costs[12]). -/
theorem cost_13_fitted :
    (cost 13 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 14 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 13) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 14).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))

/-- C(14) is the fitted time of a pass over 15 tokens (derived.draft_length.costs[13]). -/
theorem cost_14_fitted :
    (cost 14 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 15 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 14) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 15).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))

/-- C(15) is the fitted time of a pass over 16 tokens (derived.draft_length.costs[14]). -/
theorem cost_15_fitted :
    (cost 15 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 16 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 15) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 16).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))

/-- C(16) is the fitted time of a pass over 17 tokens (derived.draft_length.costs[15]). -/
theorem cost_16_fitted :
    (cost 16 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 17 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 16) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 17).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))

/-- C(17) is the fitted time of a pass over 18 tokens (derived.draft_length.costs[16]). -/
theorem cost_17_fitted :
    (cost 17 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 18 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 17) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 18).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))

/-- C(18) is the fitted time of a pass over 19 tokens (derived.draft_length.costs[17]). -/
theorem cost_18_fitted :
    (cost 18 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 19 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 18) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 19).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))

/-- C(19) is the fitted time of a pass over 20 tokens (derived.draft_length.costs[18]). -/
theorem cost_19_fitted :
    (cost 19 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 20 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 19) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))

/-- C(20) is the fitted time of a pass over 21 tokens (derived.draft_length.costs[19]). -/
theorem cost_20_fitted :
    (cost 20 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 21 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 20) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 21).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))

/-- C(21) is the fitted time of a pass over 22 tokens (derived.draft_length.costs[20]). -/
theorem cost_21_fitted :
    (cost 21 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 22 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 21) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 22).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))

/-- C(22) is the fitted time of a pass over 23 tokens (derived.draft_length.costs[21]). -/
theorem cost_22_fitted :
    (cost 22 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 23 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 22) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 23).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))

/-- C(23) is the fitted time of a pass over 24 tokens (derived.draft_length.costs[22]). -/
theorem cost_23_fitted :
    (cost 23 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 24 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 23) ((stands_ratio 3847357 (by decide)).add ((((stands_natCast 24).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))).div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))

/-- Within the error: 1 / W of per_slot, n = 1..4 [s/byte]. -/
theorem box_0_within :
    (edge boxUnit boxLow 0 : α) = ((1 - perSlotError1) * (1 / perSlotBandwidth1)) ∧
      (edge boxUnit boxHigh 0 : α) = ((1 + perSlotError1) * (1 / perSlotBandwidth1)) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 0) ((stands_one.sub (stands_ratio 1187789659 (by decide))).mul (stands_one.div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 0) ((stands_one.add (stands_ratio 1187789659 (by decide))).mul (stands_one.div (stands_ratio 8413549200 (by decide)) (p := 8413549200) (q := 1) (by decide) (by decide))) (by decide))⟩

/-- Within the error: fixed time of per_slot, n = 1..4 [s]. -/
theorem box_1_within :
    (edge boxUnit boxLow 1 : α) = ((1 - perSlotError1) * perSlotFixed1) ∧
      (edge boxUnit boxHigh 1 : α) = ((1 + perSlotError1) * perSlotFixed1) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 1) ((stands_one.sub (stands_ratio 1187789659 (by decide))).mul (stands_ratio 47531559 (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 1) ((stands_one.add (stands_ratio 1187789659 (by decide))).mul (stands_ratio 47531559 (by decide))) (by decide))⟩

/-- Within the error: 1 / W of per_slot, n = 6..24 [s/byte]. -/
theorem box_2_within :
    (edge boxUnit boxLow 2 : α) = ((1 - perSlotError2) * (1 / perSlotBandwidth2)) ∧
      (edge boxUnit boxHigh 2 : α) = ((1 + perSlotError2) * (1 / perSlotBandwidth2)) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 2) ((stands_one.sub (stands_ratio 29965487663 (by decide))).mul (stands_one.div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 2) ((stands_one.add (stands_ratio 29965487663 (by decide))).mul (stands_one.div (stands_ratio 8360510100 (by decide)) (p := 8360510100) (q := 1) (by decide) (by decide))) (by decide))⟩

/-- Within the error: fixed time of per_slot, n = 6..24 [s]. -/
theorem box_3_within :
    (edge boxUnit boxLow 3 : α) = ((1 - perSlotError2) * perSlotFixed2) ∧
      (edge boxUnit boxHigh 3 : α) = ((1 + perSlotError2) * perSlotFixed2) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 3) ((stands_one.sub (stands_ratio 29965487663 (by decide))).mul (stands_ratio 3847357 (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 3) ((stands_one.add (stands_ratio 29965487663 (by decide))).mul (stands_ratio 3847357 (by decide))) (by decide))⟩

/-- The coefficients of C(0), a pass over 1 tokens. -/
theorem parts_0_requested :
    (part partsUnit boxParts 0 0 : α) = slotBytes 8 expertBytes 1 ∧
      (part partsUnit boxParts 1 0 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 0) (((stands_natCast 1).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 0) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(1), a pass over 2 tokens. -/
theorem parts_1_requested :
    (part partsUnit boxParts 0 1 : α) = slotBytes 8 expertBytes 2 ∧
      (part partsUnit boxParts 1 1 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 1) (((stands_natCast 2).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 1) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(2), a pass over 3 tokens. -/
theorem parts_2_requested :
    (part partsUnit boxParts 0 2 : α) = slotBytes 8 expertBytes 3 ∧
      (part partsUnit boxParts 1 2 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 2) (((stands_natCast 3).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 2) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(3), a pass over 4 tokens. -/
theorem parts_3_requested :
    (part partsUnit boxParts 0 3 : α) = slotBytes 8 expertBytes 4 ∧
      (part partsUnit boxParts 1 3 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 3) (((stands_natCast 4).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 3) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(5), a pass over 6 tokens. -/
theorem parts_5_requested :
    (part partsUnit boxParts 2 5 : α) = slotBytes 8 expertBytes 6 ∧
      (part partsUnit boxParts 3 5 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 5) (((stands_natCast 6).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 5) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(6), a pass over 7 tokens. -/
theorem parts_6_requested :
    (part partsUnit boxParts 2 6 : α) = slotBytes 8 expertBytes 7 ∧
      (part partsUnit boxParts 3 6 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 6) (((stands_natCast 7).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 6) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(7), a pass over 8 tokens. -/
theorem parts_7_requested :
    (part partsUnit boxParts 2 7 : α) = slotBytes 8 expertBytes 8 ∧
      (part partsUnit boxParts 3 7 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 7) (((stands_natCast 8).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 7) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(8), a pass over 9 tokens. -/
theorem parts_8_requested :
    (part partsUnit boxParts 2 8 : α) = slotBytes 8 expertBytes 9 ∧
      (part partsUnit boxParts 3 8 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 8) (((stands_natCast 9).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 8) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(9), a pass over 10 tokens. -/
theorem parts_9_requested :
    (part partsUnit boxParts 2 9 : α) = slotBytes 8 expertBytes 10 ∧
      (part partsUnit boxParts 3 9 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 9) (((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 9) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(10), a pass over 11 tokens. -/
theorem parts_10_requested :
    (part partsUnit boxParts 2 10 : α) = slotBytes 8 expertBytes 11 ∧
      (part partsUnit boxParts 3 10 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 10) (((stands_natCast 11).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 10) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(11), a pass over 12 tokens. -/
theorem parts_11_requested :
    (part partsUnit boxParts 2 11 : α) = slotBytes 8 expertBytes 12 ∧
      (part partsUnit boxParts 3 11 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 11) (((stands_natCast 12).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 11) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(12), a pass over 13 tokens. -/
theorem parts_12_requested :
    (part partsUnit boxParts 2 12 : α) = slotBytes 8 expertBytes 13 ∧
      (part partsUnit boxParts 3 12 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 12) (((stands_natCast 13).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 12) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(13), a pass over 14 tokens. -/
theorem parts_13_requested :
    (part partsUnit boxParts 2 13 : α) = slotBytes 8 expertBytes 14 ∧
      (part partsUnit boxParts 3 13 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 13) (((stands_natCast 14).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 13) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(14), a pass over 15 tokens. -/
theorem parts_14_requested :
    (part partsUnit boxParts 2 14 : α) = slotBytes 8 expertBytes 15 ∧
      (part partsUnit boxParts 3 14 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 14) (((stands_natCast 15).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 14) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(15), a pass over 16 tokens. -/
theorem parts_15_requested :
    (part partsUnit boxParts 2 15 : α) = slotBytes 8 expertBytes 16 ∧
      (part partsUnit boxParts 3 15 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 15) (((stands_natCast 16).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 15) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(16), a pass over 17 tokens. -/
theorem parts_16_requested :
    (part partsUnit boxParts 2 16 : α) = slotBytes 8 expertBytes 17 ∧
      (part partsUnit boxParts 3 16 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 16) (((stands_natCast 17).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 16) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(17), a pass over 18 tokens. -/
theorem parts_17_requested :
    (part partsUnit boxParts 2 17 : α) = slotBytes 8 expertBytes 18 ∧
      (part partsUnit boxParts 3 17 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 17) (((stands_natCast 18).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 17) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(18), a pass over 19 tokens. -/
theorem parts_18_requested :
    (part partsUnit boxParts 2 18 : α) = slotBytes 8 expertBytes 19 ∧
      (part partsUnit boxParts 3 18 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 18) (((stands_natCast 19).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 18) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(19), a pass over 20 tokens. -/
theorem parts_19_requested :
    (part partsUnit boxParts 2 19 : α) = slotBytes 8 expertBytes 20 ∧
      (part partsUnit boxParts 3 19 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 19) (((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 19) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(20), a pass over 21 tokens. -/
theorem parts_20_requested :
    (part partsUnit boxParts 2 20 : α) = slotBytes 8 expertBytes 21 ∧
      (part partsUnit boxParts 3 20 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 20) (((stands_natCast 21).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 20) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(21), a pass over 22 tokens. -/
theorem parts_21_requested :
    (part partsUnit boxParts 2 21 : α) = slotBytes 8 expertBytes 22 ∧
      (part partsUnit boxParts 3 21 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 21) (((stands_natCast 22).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 21) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(22), a pass over 23 tokens. -/
theorem parts_22_requested :
    (part partsUnit boxParts 2 22 : α) = slotBytes 8 expertBytes 23 ∧
      (part partsUnit boxParts 3 22 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 22) (((stands_natCast 23).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 22) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(23), a pass over 24 tokens. -/
theorem parts_23_requested :
    (part partsUnit boxParts 2 23 : α) = slotBytes 8 expertBytes 24 ∧
      (part partsUnit boxParts 3 23 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 23) (((stands_natCast 24).mul (stands_natCast 8)).mul (stands_ratio 1572864 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 23) (stands_natCast 1) (by decide))⟩

/-- Of the table. -/
theorem parts_rows :
    lengths boxParts = 23 + 1 :=
  by decide

/-- Every length costs something in all of the box. -/
theorem parts_positive :
    allCost boxLow 4 boxParts = true :=
  by decide

/-- At acceptance 1/2, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[0].possible_common). -/
theorem B8_at0 :
    ∀ k, k ≤ 23 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 1 2) 23 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 1) (q := 2) (ks := 0 :: List.nil)
    (rs := ((1, 1), 12582912 :: 1 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 1953932307317970000000000000000000000) (A := 1) (B := 1)
    (r := 3805203445671310152607798393829343) (ys := 229477911822015262250000000 :: 917703075271132445059126393829343 :: 240712925132073431100000000 :: 3097095979461239052068514962014908 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 3/5, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[1].possible_common). -/
theorem B8_at1 :
    ∀ k, k ≤ 23 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 3 5) 23 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 3) (q := 5) (ks := 0 :: List.nil)
    (rs := ((1, 1), 12582912 :: 1 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 1953932307317970000000000000000000000) (A := 1) (B := 1)
    (r := 3805203445671310152607798393829343) (ys := 229477911822015262250000000 :: 917703075271132445059126393829343 :: 240712925132073431100000000 :: 3097095979461239052068514962014908 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 7/10, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[2].possible_common). -/
theorem B8_at2 :
    ∀ k, k ≤ 23 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 7 10) 23 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 7) (q := 10) (ks := 0 :: List.nil)
    (rs := ((1, 1), 12582912 :: 1 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 1953932307317970000000000000000000000) (A := 1) (B := 1)
    (r := 3805203445671310152607798393829343) (ys := 229477911822015262250000000 :: 917703075271132445059126393829343 :: 240712925132073431100000000 :: 3097095979461239052068514962014908 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 4/5, exactly these lengths are best for some bandwidths and times of the box: 1
(derived.draft_length.at[3].possible_common). -/
theorem B8_at3 :
    ∀ k, k ≤ 23 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 4 5) 23 k) ↔ listed (1 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 4) (q := 5) (ks := 1 :: List.nil)
    (rs := ((9, 5), 25165824 :: 1 :: 0 :: 0 :: List.nil) :: ((1, 1), 12582912 :: 1 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 1) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 1953932307317970000000000000000000000) (A := 9) (B := 5)
    (r := 6692703816071487860156470393829343) (ys := 229477911822015262250000000 :: 917703075271132445059126393829343 :: 240712925132073431100000000 :: 3097095979461239052068514962014908 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 9/10, exactly these lengths are best for some bandwidths and times of the box: 1
(derived.draft_length.at[4].possible_common). -/
theorem B8_at4 :
    ∀ k, k ≤ 23 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 9 10) 23 k) ↔ listed (1 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 9) (q := 10) (ks := 1 :: List.nil)
    (rs := ((19, 10), 25165824 :: 1 :: 0 :: 0 :: List.nil) :: ((1, 1), 12582912 :: 1 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 1) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 1953932307317970000000000000000000000) (A := 19) (B := 10)
    (r := 6692703816071487860156470393829343) (ys := 229477911822015262250000000 :: 917703075271132445059126393829343 :: 240712925132073431100000000 :: 3097095979461239052068514962014908 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 19/20, exactly these lengths are best for some bandwidths and times of the box: 2
(derived.draft_length.at[5].possible_common). -/
theorem B8_at5 :
    ∀ k, k ≤ 23 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 19 20) 23 k) ↔ listed (2 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 19) (q := 20) (ks := 2 :: List.nil)
    (rs := ((1141, 400), 37748736 :: 1 :: 0 :: 0 :: List.nil) :: ((1, 1), 12582912 :: 1 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 2) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 1953932307317970000000000000000000000) (A := 1141) (B := 400)
    (r := 9580204186471665567705142393829343) (ys := 229477911822015262250000000 :: 917703075271132445059126393829343 :: 240712925132073431100000000 :: 3097095979461239052068514962014908 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

end Results

end SpecMoE.Certificate
