import SpecMoE

/-!
# Certificate cpu-mlx-qwen3-30b-a3b, in Lean

AMD EPYC, mlx CPU, Qwen3-30B-A3B

Digest of the certificate: 5f53329d49b6615e72ca82d9b2fdd58fa3bacf1e4ff055ffcdf8896b1462db15

Every theorem below applies a claim of the theory to numbers of the certificate; each comparison
of numbers is one of natural numbers, which Lean's kernel computes. They hold in every ordered
field, so for real numbers. `specmoe verify --lean` makes this file from the certificate and
runs it.

## Taken for granted

* stationary-routing: The text to come is routed like the text that was recorded.
* error-within-e: Inside a regime the true time is within the relative error e of the fit at every
  n, not only at the calibrated ones. No theorem about measurements gives this.
* crossover-extrapolated: The crossover is read off the fits beyond their calibration:
  extrapolated: n = 24 outside the calibrated n = 8..16 of both kernels, into or across the
  deduplicating kernel's break between n = 16 and 24.
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

* support: distinct_positive, shares_of_table, heldOut_perSlot_n5, heldOut_perSlot_n10,
  heldOut_perSlot_n20, heldOut_dedup_n5, heldOut_dedup_n10, heldOut_saving_n5, heldOut_saving_n10,
  costs_positive, costs_rows, errors_rows, errors_small, dearest_positive, cheapest_positive,
  cost_positive, costs_defined, costs_rise, cost_0_fitted, cost_1_fitted, cost_2_fitted,
  cost_3_fitted, cost_4_fitted, cost_5_fitted, cost_6_fitted, cost_7_fitted, cost_8_fitted,
  cost_9_fitted, cost_10_fitted, cost_11_fitted, cost_12_fitted, cost_13_fitted, cost_14_fitted,
  cost_15_fitted, cost_16_fitted, cost_17_fitted, cost_18_fitted, cost_19_fitted, cost_20_fitted,
  cost_21_fitted, cost_22_fitted, cost_23_fitted, box_0_within, box_1_within, parts_0_requested,
  parts_1_requested, parts_2_requested, parts_3_requested, parts_4_requested, parts_5_requested,
  parts_6_requested, parts_7_requested, parts_8_requested, parts_9_requested, parts_10_requested,
  parts_11_requested, parts_12_requested, parts_13_requested, parts_14_requested,
  parts_15_requested, parts_16_requested, parts_17_requested, parts_18_requested,
  parts_19_requested, parts_20_requested, parts_21_requested, parts_22_requested,
  parts_23_requested, parts_rows, parts_positive
* D5: D5_falls
* B1: B1_perSlot_n24, B1_perSlot_n24_fitted, B1_dedup_n6, B1_dedup_n6_fitted, B1_dedup_n16,
  B1_dedup_n16_fitted
* S2: S2_k1, S2_k2, S2_k3, S2_k4, S2_k5, S2_k6, S2_k7, S2_k8, S2_k9, S2_k10, S2_k11, S2_k12,
  S2_k13, S2_k14, S2_k15, S2_k16, S2_k17, S2_k18, S2_k19, S2_k20, S2_k21, S2_k22, S2_k23
* M3: M3_rises, M3_k0, M3_k1, M3_k2, M3_k3, M3_k4, M3_k5, M3_k6, M3_k7, M3_k8, M3_k9, M3_k10,
  M3_k11, M3_k12, M3_k13, M3_k14, M3_k15, M3_k16, M3_k17, M3_k18, M3_k19, M3_k20, M3_k21, M3_k22,
  M3_k23
* M4: M4_at0, M4_at1, M4_at2, M4_at3, M4_at4, M4_at5
* E3: E3_at0, E3_at1, E3_at2, E3_at3, E3_at4, E3_at5, E3_k1
* B5: B5_at0, B5_at1, B5_at2, B5_at3, B5_at4, B5_at5
* B6: B6_at0_margin, B6_at0_possible, B6_at1_margin, B6_at1_possible, B6_at2_margin,
  B6_at2_possible, B6_at3_margin, B6_at3_possible, B6_at4_margin, B6_at4_possible, B6_at5_margin,
  B6_at5_possible, B6_k0_not_certain
* E1: E1_k1
* E2: E2_k1
* S1: S1_k1
* S4: S4_k1
* S5: S5_k0
* M1: M1_k0_k1, M1_k1_k2, M1_k2_k3, M1_k3_k4, M1_k4_k5, M1_k5_k6, M1_k6_k7, M1_k7_k8, M1_k8_k9,
  M1_k9_k10, M1_k10_k11, M1_k11_k12, M1_k12_k13, M1_k13_k14, M1_k14_k15, M1_k15_k16, M1_k16_k17,
  M1_k17_k18, M1_k18_k19, M1_k19_k20, M1_k20_k21, M1_k21_k22, M1_k22_k23
* M2: M2_k0_k1, M2_k1_k2, M2_k2_k3, M2_k3_k4, M2_k4_k5, M2_k5_k6, M2_k6_k7, M2_k7_k8, M2_k8_k9,
  M2_k9_k10, M2_k10_k11, M2_k11_k12, M2_k12_k13, M2_k13_k14, M2_k14_k15, M2_k15_k16, M2_k16_k17,
  M2_k17_k18, M2_k18_k19, M2_k19_k20, M2_k20_k21, M2_k21_k22, M2_k22_k23
* B7: B7_k0
* B8: B8_at0, B8_at1, B8_at2, B8_at3, B8_at4, B8_at5

## In the certificate, and not checked by Lean

* time saved by deduplication at n = 16 (results[83]): it rests on more than one pair of regimes
* bandwidth ratio r (results[84]): it rests on more than one pair of regimes
* a held-out time (derived.holdout[5]): the bytes requested are not known
* a measured saving (derived.savings.points[2]): the bytes requested are not known
* is deduplication faster at the crossover, fixed times included (results[77]): it rests on 2
  pairs of regimes
* one crossover only (results[78]): it rests on 2 pairs of regimes
* crossover within the errors (results[85]): it rests on 2 pairs of regimes
* the crossover (derived.crossover): it rests on 2 pairs of regimes
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

/-- Bytes of one expert in all layers that were timed [bytes]: measured.bytes_per_expert = 1179648
times measured.moe_layers = 1. -/
def expertBytes : α := ratio 1179648 1

/-- Mean number U(n) of distinct experts that n tokens select in one layer, n = 1, 2, ...
(derived.shares, distinct): from the router's trace or table, an input here. -/
def distinct : Table :=
  (8, 1) ::  -- n = 1
  (7933, 512) ::  -- n = 2
  (11527, 512) ::  -- n = 3
  (14889, 512) ::  -- n = 4
  (18033, 512) ::  -- n = 5
  (41, 1) ::  -- n = 6
  (23775, 512) ::  -- n = 7
  (52753, 1024) ::  -- n = 8
  (7203, 128) ::  -- n = 9
  (62189, 1024) ::  -- n = 10
  (33225, 512) ::  -- n = 11
  (70459, 1024) ::  -- n = 12
  (74217, 1024) ::  -- n = 13
  (77745, 1024) ::  -- n = 14
  (20259, 256) ::  -- n = 15
  (84127, 1024) ::  -- n = 16
  (43517, 512) ::  -- n = 17
  (89765, 1024) ::  -- n = 18
  (46161, 512) ::  -- n = 19
  (47359, 512) ::  -- n = 20
  (24243, 256) ::  -- n = 21
  (99093, 1024) ::  -- n = 22
  (50535, 512) ::  -- n = 23
  (51463, 512) ::  -- n = 24
  List.nil

/-- U(n) in the field; U(0) = 0, and 1 beyond the table, of which nothing is said. -/
def U : Nat → α := tableU distinct

/-- Fixed time F [s] of the per_slot kernel, n = 1..24 (derived.fits[0].regimes[0].fixed). -/
def perSlotFixed1 : α := ratio 33291061 100000000000

/-- Fitted effective bandwidth W [bytes/s] of the per_slot kernel, n = 1..24
(derived.fits[0].regimes[0].bandwidth). -/
def perSlotBandwidth1 : α := ratio 7069774700 1

/-- Relative error e of the bandwidth of the per_slot kernel, n = 1..24
(derived.fits[0].regimes[0].e). -/
def perSlotError1 : α := ratio 20965087729 500000000000

/-- Fixed time F [s] of the deduplicating kernel, n = 1..6 (derived.fits[1].regimes[0].fixed). -/
def dedupFixed1 : α := ratio 76346083 1000000000000

/-- Fitted effective bandwidth W [bytes/s] of the deduplicating kernel, n = 1..6
(derived.fits[1].regimes[0].bandwidth). -/
def dedupBandwidth1 : α := ratio 3559604600 1

/-- Relative error e of the bandwidth of the deduplicating kernel, n = 1..6
(derived.fits[1].regimes[0].e). -/
def dedupError1 : α := ratio 34821316329 1000000000000

/-- Fixed time F [s] of the deduplicating kernel, n = 8..16 (derived.fits[1].regimes[1].fixed). -/
def dedupFixed2 : α := ratio 0 1

/-- Fitted effective bandwidth W [bytes/s] of the deduplicating kernel, n = 8..16
(derived.fits[1].regimes[1].bandwidth). -/
def dedupBandwidth2 : α := ratio 3169991900 1

/-- Relative error e of the bandwidth of the deduplicating kernel, n = 8..16
(derived.fits[1].regimes[1].e). -/
def dedupError2 : α := ratio 43448344209 1000000000000

/-- The share u(n) of bytes that deduplication requests, n = 1, 2, ... (derived.shares, share.lo). -/
def sharesLow : Table :=
  (1, 1) ::  -- n = 1
  (7933, 8192) ::  -- n = 2
  (11527, 12288) ::  -- n = 3
  (14889, 16384) ::  -- n = 4
  (18033, 20480) ::  -- n = 5
  (41, 48) ::  -- n = 6
  (23775, 28672) ::  -- n = 7
  (52753, 65536) ::  -- n = 8
  (2401, 3072) ::  -- n = 9
  (62189, 81920) ::  -- n = 10
  (33225, 45056) ::  -- n = 11
  (70459, 98304) ::  -- n = 12
  (5709, 8192) ::  -- n = 13
  (77745, 114688) ::  -- n = 14
  (6753, 10240) ::  -- n = 15
  (84127, 131072) ::  -- n = 16
  (43517, 69632) ::  -- n = 17
  (89765, 147456) ::  -- n = 18
  (46161, 77824) ::  -- n = 19
  (47359, 81920) ::  -- n = 20
  (8081, 14336) ::  -- n = 21
  (99093, 180224) ::  -- n = 22
  (50535, 94208) ::  -- n = 23
  (51463, 98304) ::  -- n = 24
  List.nil

/-- The same (share.hi). -/
def sharesHigh : Table := sharesLow

/-- Cost of a step C(k) [s], k = 0, 1, 2, ...: each pair p, q is p / q (derived.draft_length.costs). -/
def costs : Table :=
  (11790787007939567, 7069774700000000000) ::  -- k = 0
  (21227971007939567, 7069774700000000000) ::  -- k = 1
  (30665155007939567, 7069774700000000000) ::  -- k = 2
  (40102339007939567, 7069774700000000000) ::  -- k = 3
  (49539523007939567, 7069774700000000000) ::  -- k = 4
  (58976707007939567, 7069774700000000000) ::  -- k = 5
  (68413891007939567, 7069774700000000000) ::  -- k = 6
  (77851075007939567, 7069774700000000000) ::  -- k = 7
  (87288259007939567, 7069774700000000000) ::  -- k = 8
  (96725443007939567, 7069774700000000000) ::  -- k = 9
  (106162627007939567, 7069774700000000000) ::  -- k = 10
  (115599811007939567, 7069774700000000000) ::  -- k = 11
  (125036995007939567, 7069774700000000000) ::  -- k = 12
  (134474179007939567, 7069774700000000000) ::  -- k = 13
  (143911363007939567, 7069774700000000000) ::  -- k = 14
  (153348547007939567, 7069774700000000000) ::  -- k = 15
  (9575631235761151, 415869100000000000) ::  -- k = 16
  (172222915007939567, 7069774700000000000) ::  -- k = 17
  (181660099007939567, 7069774700000000000) ::  -- k = 18
  (191097283007939567, 7069774700000000000) ::  -- k = 19
  (200534467007939567, 7069774700000000000) ::  -- k = 20
  (209971651007939567, 7069774700000000000) ::  -- k = 21
  (219408835007939567, 7069774700000000000) ::  -- k = 22
  (228846019007939567, 7069774700000000000) ::  -- k = 23
  List.nil

/-- C(k) [s] in the field. -/
def cost (k : Nat) : α := entry costs k

/-- Relative error of each cost (derived.draft_length.costs, e). That the true costs are within them
is an assumption of each theorem that speaks of true costs. -/
def errors : Table :=
  (20965087729, 500000000000) ::  -- k = 0
  (20965087729, 500000000000) ::  -- k = 1
  (20965087729, 500000000000) ::  -- k = 2
  (20965087729, 500000000000) ::  -- k = 3
  (20965087729, 500000000000) ::  -- k = 4
  (20965087729, 500000000000) ::  -- k = 5
  (20965087729, 500000000000) ::  -- k = 6
  (20965087729, 500000000000) ::  -- k = 7
  (20965087729, 500000000000) ::  -- k = 8
  (20965087729, 500000000000) ::  -- k = 9
  (20965087729, 500000000000) ::  -- k = 10
  (20965087729, 500000000000) ::  -- k = 11
  (20965087729, 500000000000) ::  -- k = 12
  (20965087729, 500000000000) ::  -- k = 13
  (20965087729, 500000000000) ::  -- k = 14
  (20965087729, 500000000000) ::  -- k = 15
  (20965087729, 500000000000) ::  -- k = 16
  (20965087729, 500000000000) ::  -- k = 17
  (20965087729, 500000000000) ::  -- k = 18
  (20965087729, 500000000000) ::  -- k = 19
  (20965087729, 500000000000) ::  -- k = 20
  (20965087729, 500000000000) ::  -- k = 21
  (20965087729, 500000000000) ::  -- k = 22
  (20965087729, 500000000000) ::  -- k = 23
  List.nil

/-- The error of C(k) in the field. -/
def error (k : Nat) : α := errorEntry errors k

/-- Denominator of the ends of the box. -/
def boxUnit : Nat :=
  3534887350000000000000000000000

/-- Least value of each unknown of the box, over boxUnit. -/
def boxLow : List Nat :=
  479034912271000000000 ::  -- 1 / W of per_slot, n = 1..24 [s/byte]
  1127458010429092194314726657 ::  -- fixed time of per_slot, n = 1..24 [s]
  List.nil

/-- Greatest value of each unknown of the box, over boxUnit. -/
def boxHigh : List Nat :=
  520965087729000000000 ::  -- 1 / W of per_slot, n = 1..24 [s/byte]
  1226144997510474805685273343 ::  -- fixed time of per_slot, n = 1..24 [s]
  List.nil

/-- Denominator of the coefficients. -/
def partsUnit : Nat :=
  1

/-- Coefficients of the unknowns in the cost of each length, over partsUnit: the bytes requested for
1 / W, 1 for a time. -/
def boxParts : Parts :=
  (9437184 :: 1 :: List.nil) ::  -- k = 0
  (18874368 :: 1 :: List.nil) ::  -- k = 1
  (28311552 :: 1 :: List.nil) ::  -- k = 2
  (37748736 :: 1 :: List.nil) ::  -- k = 3
  (47185920 :: 1 :: List.nil) ::  -- k = 4
  (56623104 :: 1 :: List.nil) ::  -- k = 5
  (66060288 :: 1 :: List.nil) ::  -- k = 6
  (75497472 :: 1 :: List.nil) ::  -- k = 7
  (84934656 :: 1 :: List.nil) ::  -- k = 8
  (94371840 :: 1 :: List.nil) ::  -- k = 9
  (103809024 :: 1 :: List.nil) ::  -- k = 10
  (113246208 :: 1 :: List.nil) ::  -- k = 11
  (122683392 :: 1 :: List.nil) ::  -- k = 12
  (132120576 :: 1 :: List.nil) ::  -- k = 13
  (141557760 :: 1 :: List.nil) ::  -- k = 14
  (150994944 :: 1 :: List.nil) ::  -- k = 15
  (160432128 :: 1 :: List.nil) ::  -- k = 16
  (169869312 :: 1 :: List.nil) ::  -- k = 17
  (179306496 :: 1 :: List.nil) ::  -- k = 18
  (188743680 :: 1 :: List.nil) ::  -- k = 19
  (198180864 :: 1 :: List.nil) ::  -- k = 20
  (207618048 :: 1 :: List.nil) ::  -- k = 21
  (217055232 :: 1 :: List.nil) ::  -- k = 22
  (226492416 :: 1 :: List.nil) ::  -- k = 23
  List.nil

/-- Whether x is a point of the box: the assumption named common-error. -/
def inTheBox (x : Nat → α) : Prop :=
  InBox (edge boxUnit boxLow) (edge boxUnit boxHigh) x 2

/-- C(k) [s] at a point of the box. -/
def costAt (x : Nat → α) (k : Nat) : α :=
  linearCost (fun _ => 0) (part partsUnit boxParts) x 2 k

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

/-- The share never rises with the number of tokens up to n = 24 (results[79]). -/
theorem D5_falls :
    ∀ n, 1 ≤ n → n + 1 ≤ 24 → (share U 8 (n + 1) : α) ≤ share U 8 n :=
  fun _ h1 h2 => D5_share_antitone_within (U := U) (by decide) (le_refl (0 : α))
    (fun _ h => tableU_increments (K := 24) distinct_positive (by decide) (by decide) h)
    h1 h2

/-- The true time [s] of a per_slot pass at n = 24, for every true bandwidth within the error of the
fitted one (results[80]). -/
theorem B1_perSlot_n24 :
    ∀ W : α, 0 < W → Within perSlotError1 W perSlotBandwidth1 →
      (ratio 109625232639035928930314726657 3534887350000000000000000000000) ≤ perSlotFixed1 + slotBytes 8 expertBytes 24 / W ∧
        perSlotFixed1 + slotBytes 8 expertBytes 24 / W ≤ (ratio 119220786368903638069685273343 3534887350000000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 20965087729 (by decide)) (by decide))
    (Stands.lt (stands_ratio 20965087729 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 33291061 (by decide)) (by decide))
    (Stands.le stands_zero (((stands_natCast 24).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 109625232639035928930314726657 (by decide)) ((stands_one.sub (stands_ratio 20965087729 (by decide))).mul ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 24).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 20965087729 (by decide))).mul ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 24).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide)))) (stands_ratio 119220786368903638069685273343 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[80].value). -/
theorem B1_perSlot_n24_fitted :
    (((ratio 228846019007939567 7069774700000000000) : α) ≤ (perSlotFixed1 + (slotBytes 8 expertBytes 24 / perSlotBandwidth1))) ∧
      ((perSlotFixed1 + (slotBytes 8 expertBytes 24 / perSlotBandwidth1)) : α) ≤ (ratio 228846019007939567 7069774700000000000) :=
  ⟨(Stands.le (stands_ratio 228846019007939567 (by decide)) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 24).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 24).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (stands_ratio 228846019007939567 (by decide)) (by decide))⟩

/-- The true time [s] of a deduplicating pass at n = 6, for every true bandwidth within the error of
the fitted one (results[81]). -/
theorem B1_dedup_n6 :
    ∀ W : α, 0 < W → Within dedupError1 W dedupBandwidth1 →
      (ratio 234718570097494596444182959939 17798023000000000000000000000000) ≤ dedupFixed1 + dedupBytes U expertBytes 6 / W ∧
        dedupFixed1 + dedupBytes U expertBytes 6 / W ≤ (ratio 251654728584893221555817040061 17798023000000000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 34821316329 (by decide)) (by decide))
    (Stands.lt (stands_ratio 34821316329 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 76346083 (by decide)) (by decide))
    (Stands.le stands_zero ((stands_entry distinct_positive 5).mul (stands_ratio 1179648 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 234718570097494596444182959939 (by decide)) ((stands_one.sub (stands_ratio 34821316329 (by decide))).mul ((stands_ratio 76346083 (by decide)).add (((stands_entry distinct_positive 5).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3559604600 (by decide)) (p := 3559604600) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 34821316329 (by decide))).mul ((stands_ratio 76346083 (by decide)).add (((stands_entry distinct_positive 5).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3559604600 (by decide)) (p := 3559604600) (q := 1) (by decide) (by decide)))) (stands_ratio 251654728584893221555817040061 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[81].value). -/
theorem B1_dedup_n6_fitted :
    (((ratio 243186649341193909 17798023000000000000) : α) ≤ (dedupFixed1 + (dedupBytes U expertBytes 6 / dedupBandwidth1))) ∧
      ((dedupFixed1 + (dedupBytes U expertBytes 6 / dedupBandwidth1)) : α) ≤ (ratio 243186649341193909 17798023000000000000) :=
  ⟨(Stands.le (stands_ratio 243186649341193909 (by decide)) ((stands_ratio 76346083 (by decide)).add (((stands_entry distinct_positive 5).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3559604600 (by decide)) (p := 3559604600) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 76346083 (by decide)).add (((stands_entry distinct_positive 5).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3559604600 (by decide)) (p := 3559604600) (q := 1) (by decide) (by decide))) (stands_ratio 243186649341193909 (by decide)) (by decide))⟩

/-- The true time [s] of a deduplicating pass at n = 16, for every true bandwidth within the error
of the fitted one (results[82]). -/
theorem B1_dedup_n16 :
    ∀ W : α, 0 < W → Within dedupError2 W dedupBandwidth2 →
      (ratio 724246390320565113 24765561718750000000) ≤ dedupFixed2 + dedupBytes U expertBytes 16 / W ∧
        dedupFixed2 + dedupBytes U expertBytes 16 / W ≤ (ratio 790039609679434887 24765561718750000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 43448344209 (by decide)) (by decide))
    (Stands.lt (stands_ratio 43448344209 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide))
    (Stands.le stands_zero ((stands_entry distinct_positive 15).mul (stands_ratio 1179648 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 724246390320565113 (by decide)) ((stands_one.sub (stands_ratio 43448344209 (by decide))).mul ((stands_ratio 0 (by decide)).add (((stands_entry distinct_positive 15).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3169991900 (by decide)) (p := 3169991900) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 43448344209 (by decide))).mul ((stands_ratio 0 (by decide)).add (((stands_entry distinct_positive 15).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3169991900 (by decide)) (p := 3169991900) (q := 1) (by decide) (by decide)))) (stands_ratio 790039609679434887 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[82].value). -/
theorem B1_dedup_n16_fitted :
    (((ratio 24228576 792497975) : α) ≤ (dedupFixed2 + (dedupBytes U expertBytes 16 / dedupBandwidth2))) ∧
      ((dedupFixed2 + (dedupBytes U expertBytes 16 / dedupBandwidth2)) : α) ≤ (ratio 24228576 792497975) :=
  ⟨(Stands.le (stands_ratio 24228576 (by decide)) ((stands_ratio 0 (by decide)).add (((stands_entry distinct_positive 15).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3169991900 (by decide)) (p := 3169991900) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 0 (by decide)).add (((stands_entry distinct_positive 15).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3169991900 (by decide)) (p := 3169991900) (q := 1) (by decide) (by decide))) (stands_ratio 24228576 (by decide)) (by decide))⟩

/-- The per_slot time held out at n = 5 lies inside its bounds (derived.holdout[0]). -/
theorem heldOut_perSlot_n5 :
    (((1 - perSlotError1) * (perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1))) : α) ≤ (ratio 113224129 16000000000) ∧
      ((ratio 113224129 16000000000) : α) ≤ ((1 + perSlotError1) * (perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1))) :=
  ⟨(Stands.le ((stands_one.sub (stands_ratio 20965087729 (by decide))).mul ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide)))) (stands_ratio 113224129 (by decide)) (by decide)),
    (Stands.le (stands_ratio 113224129 (by decide)) ((stands_one.add (stands_ratio 20965087729 (by decide))).mul ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide)))) (by decide))⟩

/-- The per_slot time held out at n = 10 lies inside its bounds (derived.holdout[1]). -/
theorem heldOut_perSlot_n10 :
    (((1 - perSlotError1) * (perSlotFixed1 + (slotBytes 8 expertBytes 10 / perSlotBandwidth1))) : α) ≤ (ratio 27555149 2000000000) ∧
      ((ratio 27555149 2000000000) : α) ≤ ((1 + perSlotError1) * (perSlotFixed1 + (slotBytes 8 expertBytes 10 / perSlotBandwidth1))) :=
  ⟨(Stands.le ((stands_one.sub (stands_ratio 20965087729 (by decide))).mul ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide)))) (stands_ratio 27555149 (by decide)) (by decide)),
    (Stands.le (stands_ratio 27555149 (by decide)) ((stands_one.add (stands_ratio 20965087729 (by decide))).mul ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide)))) (by decide))⟩

/-- The per_slot time held out at n = 20 lies inside its bounds (derived.holdout[2]). -/
theorem heldOut_perSlot_n20 :
    (((1 - perSlotError1) * (perSlotFixed1 + (slotBytes 8 expertBytes 20 / perSlotBandwidth1))) : α) ≤ (ratio 196427713 7500000000) ∧
      ((ratio 196427713 7500000000) : α) ≤ ((1 + perSlotError1) * (perSlotFixed1 + (slotBytes 8 expertBytes 20 / perSlotBandwidth1))) :=
  ⟨(Stands.le ((stands_one.sub (stands_ratio 20965087729 (by decide))).mul ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide)))) (stands_ratio 196427713 (by decide)) (by decide)),
    (Stands.le (stands_ratio 196427713 (by decide)) ((stands_one.add (stands_ratio 20965087729 (by decide))).mul ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide)))) (by decide))⟩

/-- The deduplicating time held out at n = 5 lies inside its bounds (derived.holdout[3]). -/
theorem heldOut_dedup_n5 :
    (((1 - dedupError1) * (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1))) : α) ≤ (ratio 37139393 3200000000) ∧
      ((ratio 37139393 3200000000) : α) ≤ ((1 + dedupError1) * (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1))) :=
  ⟨(Stands.le ((stands_one.sub (stands_ratio 34821316329 (by decide))).mul ((stands_ratio 76346083 (by decide)).add (((stands_entry distinct_positive 4).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3559604600 (by decide)) (p := 3559604600) (q := 1) (by decide) (by decide)))) (stands_ratio 37139393 (by decide)) (by decide)),
    (Stands.le (stands_ratio 37139393 (by decide)) ((stands_one.add (stands_ratio 34821316329 (by decide))).mul ((stands_ratio 76346083 (by decide)).add (((stands_entry distinct_positive 4).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3559604600 (by decide)) (p := 3559604600) (q := 1) (by decide) (by decide)))) (by decide))⟩

/-- The deduplicating time held out at n = 10 lies inside its bounds (derived.holdout[4]). -/
theorem heldOut_dedup_n10 :
    (((1 - dedupError2) * (dedupFixed2 + (dedupBytes U expertBytes 10 / dedupBandwidth2))) : α) ≤ (ratio 359245983 16000000000) ∧
      ((ratio 359245983 16000000000) : α) ≤ ((1 + dedupError2) * (dedupFixed2 + (dedupBytes U expertBytes 10 / dedupBandwidth2))) :=
  ⟨(Stands.le ((stands_one.sub (stands_ratio 43448344209 (by decide))).mul ((stands_ratio 0 (by decide)).add (((stands_entry distinct_positive 9).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3169991900 (by decide)) (p := 3169991900) (q := 1) (by decide) (by decide)))) (stands_ratio 359245983 (by decide)) (by decide)),
    (Stands.le (stands_ratio 359245983 (by decide)) ((stands_one.add (stands_ratio 43448344209 (by decide))).mul ((stands_ratio 0 (by decide)).add (((stands_entry distinct_positive 9).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3169991900 (by decide)) (p := 3169991900) (q := 1) (by decide) (by decide)))) (by decide))⟩

/-- The saving at n = 5, of which a row was held out, lies inside its bounds
(derived.savings.points[0]). -/
theorem heldOut_saving_n5 :
    ((((perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1)) - (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1))) - ((perSlotError1 * (perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1))) + (dedupError1 * (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1))))) : α) ≤ (-ratio 18118209 4000000000) ∧
      ((-ratio 18118209 4000000000) : α) ≤ (((perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1)) - (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1))) + ((perSlotError1 * (perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1))) + (dedupError1 * (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1))))) :=
  ⟨(Stands.le ((((stands_ratio 33291061 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))).sub ((stands_ratio 76346083 (by decide)).add (((stands_entry distinct_positive 4).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3559604600 (by decide)) (p := 3559604600) (q := 1) (by decide) (by decide)))).sub (((stands_ratio 20965087729 (by decide)).mul ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide)))).add ((stands_ratio 34821316329 (by decide)).mul ((stands_ratio 76346083 (by decide)).add (((stands_entry distinct_positive 4).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3559604600 (by decide)) (p := 3559604600) (q := 1) (by decide) (by decide)))))) (stands_ratio 18118209 (by decide)).neg (by decide)),
    (Stands.le (stands_ratio 18118209 (by decide)).neg ((((stands_ratio 33291061 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))).sub ((stands_ratio 76346083 (by decide)).add (((stands_entry distinct_positive 4).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3559604600 (by decide)) (p := 3559604600) (q := 1) (by decide) (by decide)))).add (((stands_ratio 20965087729 (by decide)).mul ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide)))).add ((stands_ratio 34821316329 (by decide)).mul ((stands_ratio 76346083 (by decide)).add (((stands_entry distinct_positive 4).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3559604600 (by decide)) (p := 3559604600) (q := 1) (by decide) (by decide)))))) (by decide))⟩

/-- The saving at n = 10, of which a row was held out, lies inside its bounds
(derived.savings.points[1]). -/
theorem heldOut_saving_n10 :
    ((((perSlotFixed1 + (slotBytes 8 expertBytes 10 / perSlotBandwidth1)) - (dedupFixed2 + (dedupBytes U expertBytes 10 / dedupBandwidth2))) - ((perSlotError1 * (perSlotFixed1 + (slotBytes 8 expertBytes 10 / perSlotBandwidth1))) + (dedupError2 * (dedupFixed2 + (dedupBytes U expertBytes 10 / dedupBandwidth2))))) : α) ≤ (-ratio 138804791 16000000000) ∧
      ((-ratio 138804791 16000000000) : α) ≤ (((perSlotFixed1 + (slotBytes 8 expertBytes 10 / perSlotBandwidth1)) - (dedupFixed2 + (dedupBytes U expertBytes 10 / dedupBandwidth2))) + ((perSlotError1 * (perSlotFixed1 + (slotBytes 8 expertBytes 10 / perSlotBandwidth1))) + (dedupError2 * (dedupFixed2 + (dedupBytes U expertBytes 10 / dedupBandwidth2))))) :=
  ⟨(Stands.le ((((stands_ratio 33291061 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))).sub ((stands_ratio 0 (by decide)).add (((stands_entry distinct_positive 9).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3169991900 (by decide)) (p := 3169991900) (q := 1) (by decide) (by decide)))).sub (((stands_ratio 20965087729 (by decide)).mul ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide)))).add ((stands_ratio 43448344209 (by decide)).mul ((stands_ratio 0 (by decide)).add (((stands_entry distinct_positive 9).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3169991900 (by decide)) (p := 3169991900) (q := 1) (by decide) (by decide)))))) (stands_ratio 138804791 (by decide)).neg (by decide)),
    (Stands.le (stands_ratio 138804791 (by decide)).neg ((((stands_ratio 33291061 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))).sub ((stands_ratio 0 (by decide)).add (((stands_entry distinct_positive 9).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3169991900 (by decide)) (p := 3169991900) (q := 1) (by decide) (by decide)))).add (((stands_ratio 20965087729 (by decide)).mul ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide)))).add ((stands_ratio 43448344209 (by decide)).mul ((stands_ratio 0 (by decide)).add (((stands_entry distinct_positive 9).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 3169991900 (by decide)) (p := 3169991900) (q := 1) (by decide) (by decide)))))) (by decide))⟩

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

/-- From the acceptance rate 859408211/1073741824 on, drafting 1 is not slower than plain decoding,
and up to 429704105/536870912 not faster (derived.draft_length.thresholds[0]). -/
theorem S2_k1 :
    (∀ a : α, ratio 859408211 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 1) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 429704105 536870912 → ¬ throughput cost a 0 < throughput cost a 1 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 1) (ratio_nonneg 859408211 (by decide)) (Stands.le (stands_entry costs_positive 1) ((stands_tokens 859408211 (by decide) 1).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 1) h0 h (Stands.le ((stands_tokens 429704105 (by decide) 1).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 1) (by decide))⟩

/-- From the acceptance rate 923880763/1073741824 on, drafting 2 is not slower than plain decoding,
and up to 461940381/536870912 not faster (derived.draft_length.thresholds[1]). -/
theorem S2_k2 :
    (∀ a : α, ratio 923880763 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 2) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 461940381 536870912 → ¬ throughput cost a 0 < throughput cost a 2 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 2) (ratio_nonneg 923880763 (by decide)) (Stands.le (stands_entry costs_positive 2) ((stands_tokens 923880763 (by decide) 2).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 2) h0 h (Stands.le ((stands_tokens 461940381 (by decide) 2).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 2) (by decide))⟩

/-- From the acceptance rate 958558579/1073741824 on, drafting 3 is not slower than plain decoding,
and up to 479279289/536870912 not faster (derived.draft_length.thresholds[2]). -/
theorem S2_k3 :
    (∀ a : α, ratio 958558579 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 479279289 536870912 → ¬ throughput cost a 0 < throughput cost a 3 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 3) (ratio_nonneg 958558579 (by decide)) (Stands.le (stands_entry costs_positive 3) ((stands_tokens 958558579 (by decide) 3).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 3) h0 h (Stands.le ((stands_tokens 479279289 (by decide) 3).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 3) (by decide))⟩

/-- From the acceptance rate 61263099/67108864 on, drafting 4 is not slower than plain decoding, and
up to 980209583/1073741824 not faster (derived.draft_length.thresholds[3]). -/
theorem S2_k4 :
    (∀ a : α, ratio 61263099 67108864 ≤ a → throughput cost a 0 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 980209583 1073741824 → ¬ throughput cost a 0 < throughput cost a 4 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 4) (ratio_nonneg 61263099 (by decide)) (Stands.le (stands_entry costs_positive 4) ((stands_tokens 61263099 (by decide) 4).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 4) h0 h (Stands.le ((stands_tokens 980209583 (by decide) 4).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 4) (by decide))⟩

/-- From the acceptance rate 248752807/268435456 on, drafting 5 is not slower than plain decoding,
and up to 995011227/1073741824 not faster (derived.draft_length.thresholds[4]). -/
theorem S2_k5 :
    (∀ a : α, ratio 248752807 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 995011227 1073741824 → ¬ throughput cost a 0 < throughput cost a 5 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 5) (ratio_nonneg 248752807 (by decide)) (Stands.le (stands_entry costs_positive 5) ((stands_tokens 248752807 (by decide) 5).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 5) h0 h (Stands.le ((stands_tokens 995011227 (by decide) 5).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 5) (by decide))⟩

/-- From the acceptance rate 1005769133/1073741824 on, drafting 6 is not slower than plain decoding,
and up to 251442283/268435456 not faster (derived.draft_length.thresholds[5]). -/
theorem S2_k6 :
    (∀ a : α, ratio 1005769133 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 6) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 251442283 268435456 → ¬ throughput cost a 0 < throughput cost a 6 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 6) (ratio_nonneg 1005769133 (by decide)) (Stands.le (stands_entry costs_positive 6) ((stands_tokens 1005769133 (by decide) 6).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 6) h0 h (Stands.le ((stands_tokens 251442283 (by decide) 6).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 6) (by decide))⟩

/-- From the acceptance rate 1013940969/1073741824 on, drafting 7 is not slower than plain decoding,
and up to 126742621/134217728 not faster (derived.draft_length.thresholds[6]). -/
theorem S2_k7 :
    (∀ a : α, ratio 1013940969 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 7) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 126742621 134217728 → ¬ throughput cost a 0 < throughput cost a 7 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 7) (ratio_nonneg 1013940969 (by decide)) (Stands.le (stands_entry costs_positive 7) ((stands_tokens 1013940969 (by decide) 7).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 7) h0 h (Stands.le ((stands_tokens 126742621 (by decide) 7).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 7) (by decide))⟩

/-- From the acceptance rate 127544881/134217728 on, drafting 8 is not slower than plain decoding,
and up to 1020359047/1073741824 not faster (derived.draft_length.thresholds[7]). -/
theorem S2_k8 :
    (∀ a : α, ratio 127544881 134217728 ≤ a → throughput cost a 0 ≤ throughput cost a 8) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1020359047 1073741824 → ¬ throughput cost a 0 < throughput cost a 8 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 8) (ratio_nonneg 127544881 (by decide)) (Stands.le (stands_entry costs_positive 8) ((stands_tokens 127544881 (by decide) 8).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 8) h0 h (Stands.le ((stands_tokens 1020359047 (by decide) 8).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 8) (by decide))⟩

/-- From the acceptance rate 1025533161/1073741824 on, drafting 9 is not slower than plain decoding,
and up to 128191645/134217728 not faster (derived.draft_length.thresholds[8]). -/
theorem S2_k9 :
    (∀ a : α, ratio 1025533161 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 9) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 128191645 134217728 → ¬ throughput cost a 0 < throughput cost a 9 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 9) (ratio_nonneg 1025533161 (by decide)) (Stands.le (stands_entry costs_positive 9) ((stands_tokens 1025533161 (by decide) 9).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 9) h0 h (Stands.le ((stands_tokens 128191645 (by decide) 9).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 9) (by decide))⟩

/-- From the acceptance rate 514896493/536870912 on, drafting 10 is not slower than plain decoding,
and up to 1029792985/1073741824 not faster (derived.draft_length.thresholds[9]). -/
theorem S2_k10 :
    (∀ a : α, ratio 514896493 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 10) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1029792985 1073741824 → ¬ throughput cost a 0 < throughput cost a 10 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 10) (ratio_nonneg 514896493 (by decide)) (Stands.le (stands_entry costs_positive 10) ((stands_tokens 514896493 (by decide) 10).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 10) h0 h (Stands.le ((stands_tokens 1029792985 (by decide) 10).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 10) (by decide))⟩

/-- From the acceptance rate 516680585/536870912 on, drafting 11 is not slower than plain decoding,
and up to 1033361169/1073741824 not faster (derived.draft_length.thresholds[10]). -/
theorem S2_k11 :
    (∀ a : α, ratio 516680585 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 11) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1033361169 1073741824 → ¬ throughput cost a 0 < throughput cost a 11 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 11) (ratio_nonneg 516680585 (by decide)) (Stands.le (stands_entry costs_positive 11) ((stands_tokens 516680585 (by decide) 11).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 11) h0 h (Stands.le ((stands_tokens 1033361169 (by decide) 11).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 11) (by decide))⟩

/-- From the acceptance rate 259098375/268435456 on, drafting 12 is not slower than plain decoding,
and up to 1036393499/1073741824 not faster (derived.draft_length.thresholds[11]). -/
theorem S2_k12 :
    (∀ a : α, ratio 259098375 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 12) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1036393499 1073741824 → ¬ throughput cost a 0 < throughput cost a 12 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 12) (ratio_nonneg 259098375 (by decide)) (Stands.le (stands_entry costs_positive 12) ((stands_tokens 259098375 (by decide) 12).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 12) h0 h (Stands.le ((stands_tokens 1036393499 (by decide) 12).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 12) (by decide))⟩

/-- From the acceptance rate 129875281/134217728 on, drafting 13 is not slower than plain decoding,
and up to 1039002247/1073741824 not faster (derived.draft_length.thresholds[12]). -/
theorem S2_k13 :
    (∀ a : α, ratio 129875281 134217728 ≤ a → throughput cost a 0 ≤ throughput cost a 13) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1039002247 1073741824 → ¬ throughput cost a 0 < throughput cost a 13 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 13) (ratio_nonneg 129875281 (by decide)) (Stands.le (stands_entry costs_positive 13) ((stands_tokens 129875281 (by decide) 13).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 13) h0 h (Stands.le ((stands_tokens 1039002247 (by decide) 13).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 13) (by decide))⟩

/-- From the acceptance rate 1041270369/1073741824 on, drafting 14 is not slower than plain
decoding, and up to 32539699/33554432 not faster (derived.draft_length.thresholds[13]). -/
theorem S2_k14 :
    (∀ a : α, ratio 1041270369 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 14) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 32539699 33554432 → ¬ throughput cost a 0 < throughput cost a 14 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 14) (ratio_nonneg 1041270369 (by decide)) (Stands.le (stands_entry costs_positive 14) ((stands_tokens 1041270369 (by decide) 14).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 14) h0 h (Stands.le ((stands_tokens 32539699 (by decide) 14).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 14) (by decide))⟩

/-- From the acceptance rate 1043260485/1073741824 on, drafting 15 is not slower than plain
decoding, and up to 260815121/268435456 not faster (derived.draft_length.thresholds[14]). -/
theorem S2_k15 :
    (∀ a : α, ratio 1043260485 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 15) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 260815121 268435456 → ¬ throughput cost a 0 < throughput cost a 15 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 15) (ratio_nonneg 1043260485 (by decide)) (Stands.le (stands_entry costs_positive 15) ((stands_tokens 1043260485 (by decide) 15).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 15) h0 h (Stands.le ((stands_tokens 260815121 (by decide) 15).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 15) (by decide))⟩

/-- From the acceptance rate 1045020757/1073741824 on, drafting 16 is not slower than plain
decoding, and up to 261255189/268435456 not faster (derived.draft_length.thresholds[15]). -/
theorem S2_k16 :
    (∀ a : α, ratio 1045020757 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 16) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 261255189 268435456 → ¬ throughput cost a 0 < throughput cost a 16 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 16) (ratio_nonneg 1045020757 (by decide)) (Stands.le (stands_entry costs_positive 16) ((stands_tokens 1045020757 (by decide) 16).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 16) h0 h (Stands.le ((stands_tokens 261255189 (by decide) 16).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 16) (by decide))⟩

/-- From the acceptance rate 1046588827/1073741824 on, drafting 17 is not slower than plain
decoding, and up to 523294413/536870912 not faster (derived.draft_length.thresholds[16]). -/
theorem S2_k17 :
    (∀ a : α, ratio 1046588827 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 17) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 523294413 536870912 → ¬ throughput cost a 0 < throughput cost a 17 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 17) (ratio_nonneg 1046588827 (by decide)) (Stands.le (stands_entry costs_positive 17) ((stands_tokens 1046588827 (by decide) 17).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 17) h0 h (Stands.le ((stands_tokens 523294413 (by decide) 17).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 17) (by decide))⟩

/-- From the acceptance rate 65499659/67108864 on, drafting 18 is not slower than plain decoding,
and up to 1047994543/1073741824 not faster (derived.draft_length.thresholds[17]). -/
theorem S2_k18 :
    (∀ a : α, ratio 65499659 67108864 ≤ a → throughput cost a 0 ≤ throughput cost a 18) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1047994543 1073741824 → ¬ throughput cost a 0 < throughput cost a 18 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 18) (ratio_nonneg 65499659 (by decide)) (Stands.le (stands_entry costs_positive 18) ((stands_tokens 65499659 (by decide) 18).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 18) h0 h (Stands.le ((stands_tokens 1047994543 (by decide) 18).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 18) (by decide))⟩

/-- From the acceptance rate 131157735/134217728 on, drafting 19 is not slower than plain decoding,
and up to 1049261879/1073741824 not faster (derived.draft_length.thresholds[18]). -/
theorem S2_k19 :
    (∀ a : α, ratio 131157735 134217728 ≤ a → throughput cost a 0 ≤ throughput cost a 19) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1049261879 1073741824 → ¬ throughput cost a 0 < throughput cost a 19 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 19) (ratio_nonneg 131157735 (by decide)) (Stands.le (stands_entry costs_positive 19) ((stands_tokens 131157735 (by decide) 19).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 19) h0 h (Stands.le ((stands_tokens 1049261879 (by decide) 19).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 19) (by decide))⟩

/-- From the acceptance rate 525205155/536870912 on, drafting 20 is not slower than plain decoding,
and up to 1050410309/1073741824 not faster (derived.draft_length.thresholds[19]). -/
theorem S2_k20 :
    (∀ a : α, ratio 525205155 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 20) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1050410309 1073741824 → ¬ throughput cost a 0 < throughput cost a 20 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 20) (ratio_nonneg 525205155 (by decide)) (Stands.le (stands_entry costs_positive 20) ((stands_tokens 525205155 (by decide) 20).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 20) h0 h (Stands.le ((stands_tokens 1050410309 (by decide) 20).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 20) (by decide))⟩

/-- From the acceptance rate 1051455819/1073741824 on, drafting 21 is not slower than plain
decoding, and up to 525727909/536870912 not faster (derived.draft_length.thresholds[20]). -/
theorem S2_k21 :
    (∀ a : α, ratio 1051455819 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 21) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 525727909 536870912 → ¬ throughput cost a 0 < throughput cost a 21 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 21) (ratio_nonneg 1051455819 (by decide)) (Stands.le (stands_entry costs_positive 21) ((stands_tokens 1051455819 (by decide) 21).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 21) h0 h (Stands.le ((stands_tokens 525727909 (by decide) 21).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 21) (by decide))⟩

/-- From the acceptance rate 1052411647/1073741824 on, drafting 22 is not slower than plain
decoding, and up to 526205823/536870912 not faster (derived.draft_length.thresholds[21]). -/
theorem S2_k22 :
    (∀ a : α, ratio 1052411647 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 22) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 526205823 536870912 → ¬ throughput cost a 0 < throughput cost a 22 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 22) (ratio_nonneg 1052411647 (by decide)) (Stands.le (stands_entry costs_positive 22) ((stands_tokens 1052411647 (by decide) 22).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 22) h0 h (Stands.le ((stands_tokens 526205823 (by decide) 22).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 22) (by decide))⟩

/-- From the acceptance rate 1053288859/1073741824 on, drafting 23 is not slower than plain
decoding, and up to 526644429/536870912 not faster (derived.draft_length.thresholds[22]). -/
theorem S2_k23 :
    (∀ a : α, ratio 1053288859 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 23) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 526644429 536870912 → ¬ throughput cost a 0 < throughput cost a 23 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 23) (ratio_nonneg 1053288859 (by decide)) (Stands.le (stands_entry costs_positive 23) ((stands_tokens 1053288859 (by decide) 23).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 23) h0 h (Stands.le ((stands_tokens 526644429 (by decide) 23).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 23) (by decide))⟩

/-- The best draft length never falls as acceptance rises. -/
theorem M3_rises :
    ∀ (a b : α) (j k : Nat), 0 ≤ a → a ≤ b → IsLeastBest cost a 23 j →
      IsLeastBest cost b 23 k → j ≤ k :=
  fun _ _ _ _ h0 h hj hk =>
    M3_least_best_mono (fun i _ => cost_positive i) h0 h hj hk

/-- Drafting 0 is best at every acceptance rate from 0 to 429704105/536870912
(derived.draft_length.staircase[0]). -/
theorem M3_k0 :
    ∀ a : α, ratio 0 1 ≤ a → a ≤ ratio 429704105 536870912 → IsBest cost a 23 0 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 0 (by decide)) h1 h2
    (best_of_walk (p := 0) (q := 1) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 429704105) (q := 536870912) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 1 is best at every acceptance rate from 859408211/1073741824 to 993333417/1073741824
(derived.draft_length.staircase[1]). -/
theorem M3_k1 :
    ∀ a : α, ratio 859408211 1073741824 ≤ a → a ≤ ratio 993333417 1073741824 → IsBest cost a 23 1 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 859408211 (by decide)) h1 h2
    (best_of_walk (p := 859408211) (q := 1073741824) (A := 6673308207396052001953125) (B := 11129570463810619703296) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 993333417) (q := 1073741824) (A := 7135623164950294287109375) (B := 11129570463810619703296) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 2 is best at every acceptance rate from 496666709/536870912 to 257996021/268435456
(derived.draft_length.staircase[2]). -/
theorem M3_k2 :
    ∀ a : α, ratio 496666709 536870912 ≤ a → a ≤ ratio 257996021 268435456 → IsBest cost a 23 2 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 496666709 (by decide)) h1 h2
    (best_of_walk (p := 496666709) (q := 536870912) (A := 2766995572373312193303840380859375) (B := 4315736895844222914048846462976) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 257996021) (q := 268435456) (A := 717591868293378303013324755859375) (B := 1078934223961055728512211615744) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 3 is best at every acceptance rate from 1031984085/1073741824 to 1048227961/1073741824
(derived.draft_length.staircase[3]). -/
theorem M3_k3 :
    ∀ a : α, ratio 1031984085 1073741824 ≤ a → a ≤ ratio 1048227961 1073741824 → IsBest cost a 23 3 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1031984085 (by decide)) h1 h2
    (best_of_walk (p := 1031984085) (q := 1073741824) (A := 16122110799688985800855986643179376123046875) (B := 24240376526818528033108778929199194832896) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1048227961) (q := 1073741824) (A := 16494000129939448958252896289001675537109375) (B := 24240376526818528033108778929199194832896) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 4 is best at every acceptance rate from 524113981/536870912 to 1056552559/1073741824
(derived.draft_length.staircase[4]). -/
theorem M3_k4 :
    ∀ a : α, ratio 524113981 536870912 ≤ a → a ≤ ratio 1056552559 1073741824 → IsBest cost a 23 4 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 524113981 (by decide)) h1 h2
    (best_of_walk (p := 524113981) (q := 536870912) (A := 1367376142896831297032229310375371588670300146484375) (B := 2009561794433112721850380975726433632838320390144) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1056552559) (q := 1073741824) (A := 22219827405660610623065510355771073420439747802734375) (B := 32152988710929803549606095611622938125413126242304) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 5 is best at every acceptance rate from 66034535/67108864 to 66336227/67108864
(derived.draft_length.staircase[5]). -/
theorem M3_k5 :
    ∀ a : α, ratio 66034535 67108864 ≤ a → a ≤ ratio 66336227 67108864 → IsBest cost a 23 5 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 66034535 (by decide)) h1 h2
    (best_of_walk (p := 66034535) (q := 67108864) (A := 27087525799796704531723588749418350393999434412744140625) (B := 39196745027078856593353562670484240313980033272119296) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 66336227) (q := 67108864) (A := 3913275213508738456648882073810981870394963591357421875) (B := 5599535003868408084764794667212034330568576181731328) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 6 is best at every acceptance rate from 1061379633/1073741824 to 1064425821/1073741824
(derived.draft_length.staircase[6]). -/
theorem M3_k6 :
    ∀ a : α, ratio 1061379633 1073741824 ≤ a → a ≤ ratio 1064425821 1073741824 → IsBest cost a 23 6 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1061379633 (by decide)) h1 h2
    (best_of_walk (p := 1061379633) (q := 1073741824) (A := 35776840756272555495191666130525085542400012475330621057861118115234375) (B := 51193351026832186034056813994689892253760792332305138170080425672704) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1064425821) (q := 1073741824) (A := 36081570207379468287972668555590722923703488315550625840460735693359375) (B := 51193351026832186034056813994689892253760792332305138170080425672704) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 7 is best at every acceptance rate from 532212911/536870912 to 1066470519/1073741824
(derived.draft_length.staircase[7]). -/
theorem M3_k7 :
    ∀ a : α, ratio 532212911 536870912 ≤ a → a ≤ ratio 1066470519 1073741824 → IsBest cost a 23 7 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 532212911 (by decide)) h1 h2
    (best_of_walk (p := 532212911) (q := 536870912) (A := 344425782022754439506071115269633071754714313122572237113617030035967041015625) (B := 488679118034056107940356152902432205858414303807922415575191944305450156032) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1066470519) (q := 1073741824) (A := 44380151396245093919266835209264588294600865113165875871885346798376018994140625) (B := 62550927108359181816365587571511322349877030887414069193624568871097619972096) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 8 is best at every acceptance rate from 133308815/134217728 to 533954541/536870912
(derived.draft_length.staircase[8]). -/
theorem M3_k8 :
    ∀ a : α, ratio 133308815 134217728 ≤ a → a ≤ ratio 533954541 536870912 → IsBest cost a 23 8 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 133308815 (by decide)) h1 h2
    (best_of_walk (p := 133308815) (q := 134217728) (A := 3184637263686913971163957371690777882524391932444260193886123966256741319677734375) (B := 4488538374943699152551403876143077982517598576400230733051837392236135678214144) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 533954541) (q := 536870912) (A := 209825233662853146292003018110178737211242273105031413735161782625194887333280615234375) (B := 294160850940310267661608804426912758662273340302965521321285215337587387807442141184) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 9 is best at every acceptance rate from 1067909083/1073741824 to 66809963/67108864
(derived.draft_length.staircase[9]). -/
theorem M3_k9 :
    ∀ a : α, ratio 1067909083 1073741824 ≤ a → a ≤ ratio 66809963 67108864 → IsBest cost a 23 9 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1067909083 (by decide)) h1 h2
    (best_of_walk (p := 1067909083) (q := 1073741824) (A := 63912005931528019596182443431500583192054538957303199735607718661728755019350395006511514111328125) (B := 89600329026354241471913016005297855604665531935025229182625841191873416814625559316831661981696) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 66809963) (q := 67108864) (A := 934127918258666772535523839219038172042194839310198361377990697239322528835291455078125) (B := 1303856392425284742376432637761141167788672201786906650269896507843418175101768564736) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 10 is best at every acceptance rate from 1068959409/1073741824 to 1069749601/1073741824
(derived.draft_length.staircase[10]). -/
theorem M3_k10 :
    ∀ a : α, ratio 1068959409 1073741824 ≤ a → a ≤ ratio 1069749601 1073741824 → IsBest cost a 23 10 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1068959409 (by decide)) h1 h2
    (best_of_walk (p := 1068959409) (q := 1073741824) (A := 75651404794066759376322400023753348354246653427792599383118771272054769790366618825800986665743108740234375) (B := 105594282498707059193713324307060127706367357527856873311502035021521485576957773479968117745785717653504) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1069749601) (q := 1073741824) (A := 75929134929596361762731114027065723347450016867731583055408164558938009830596644669516854880855554052734375) (B := 105594282498707059193713324307060127706367357527856873311502035021521485576957773479968117745785717653504) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 11 is best at every acceptance rate from 534874801/536870912 to 1070358977/1073741824
(derived.draft_length.staircase[11]). -/
theorem M3_k11 :
    ∀ a : α, ratio 534874801 536870912 ≤ a → a ≤ ratio 1070358977 1073741824 → IsBest cost a 23 11 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 534874801 (by decide)) h1 h2
    (best_of_walk (p := 534874801) (q := 536870912) (A := 43347478418456171906715871627195609792702080789975671647886764748676745592527565955172024160489717293322021484375) (B := 60283129313443903480391701385314588306960560363074752376698762801785850878370632969518429165004373441120305152) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1070358977) (q := 1073741824) (A := 89052050644405075385074517960765716734803477122981322331859144571538709819301123145816643693452990537422810302734375) (B := 123459848833933114327842204437124276852655227623577092867479066218057422598903056321573742929928956807414384951296) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 12 is best at every acceptance rate from 535179489/536870912 to 535419387/536870912
(derived.draft_length.staircase[12]). -/
theorem M3_k12 :
    ∀ a : α, ratio 535179489 536870912 ≤ a → a ≤ ratio 535419387 536870912 → IsBest cost a 23 12 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 535179489 (by decide)) h1 h2
    (best_of_walk (p := 535179489) (q := 536870912) (A := 25250225011692677663836740496306155856443494981106663073238971330590581477681790197797167332311129838571619839632177734375) (B := 35006369018343124703733532511353510587060094857676853287198134677640180143020777295259288639806161244233763376672538624) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 535419387) (q := 536870912) (A := 25317747072292975024180347602331655070974920799051622506145270524447989684742928176460862958239387086581642027787646484375) (B := 35006369018343124703733532511353510587060094857676853287198134677640180143020777295259288639806161244233763376672538624) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 13 is best at every acceptance rate from 1070838775/1073741824 to 1071223287/1073741824
(derived.draft_length.staircase[13]). -/
theorem M3_k13 :
    ∀ a : α, ratio 1070838775 1073741824 ≤ a → a ≤ ratio 1071223287 1073741824 → IsBest cost a 23 13 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1070838775 (by decide)) h1 h2
    (best_of_walk (p := 1070838775) (q := 1073741824) (A := 119752682615183467602986706232036190510483273434556492283239312684625169957894115051479425130247482641731682724052458753847033837890625) (B := 165579763578934225635452492578465215940685653104920481838156997031005024296974374694630696171109009436507126930451912396161884880896) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1071223287) (q := 1073741824) (A := 120030690345279176238409114984031883790126783906141940135109474426179893722120224129344470638315166585956031064470021328640458837890625) (B := 165579763578934225635452492578465215940685653104920481838156997031005024296974374694630696171109009436507126930451912396161884880896) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 14 is best at every acceptance rate from 133902911/134217728 to 1071536173/1073741824
(derived.draft_length.staircase[14]). -/
theorem M3_k14 :
    ∀ a : α, ratio 133902911 134217728 ≤ a → a ≤ ratio 1071536173 1073741824 → IsBest cost a 23 14 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 133902911 (by decide)) h1 h2
    (best_of_walk (p := 133902911) (q := 134217728) (A := 31360901874694163920716931967333208124409862514210637031680035922904143661514511324870358716601048518493207183326102627557177734375) (B := 43261691413653641183814484583124699554484699505041989171361075228378402977551308610953149477751374433097825001056952176844210176) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1071536173) (q := 1073741824) (A := 3370909618760329989337667644993252050544620399119497463624820950160246143903504670613718862582038289536286874460991427046284971253786083984375) (B := 4640656853323835860437589811590038554882186727187798930051920119590236956754217026086636379039634926746991100210470088628620892231690092544) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 15 is best at every acceptance rate from 535768087/536870912 to 1071794177/1073741824
(derived.draft_length.staircase[15]). -/
theorem M3_k15 :
    ∀ a : α, ratio 535768087 536870912 ≤ a → a ≤ ratio 1071794177 1073741824 → IsBest cost a 23 15 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 535768087 (by decide)) h1 h2
    (best_of_walk (p := 535768087) (q := 536870912) (A := 4825757361374438852995498113850037610766764698779602937323562867570001805172975290515677824784792198485892136954504725496354286944515848411181640625) (B := 6643513576974612468401571302730480268595482547122698017845932294667157868119595855814065401629693054093390497643088763519101838678664603051753472) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1071794177) (q := 1073741824) (A := 158414630032698121444555971365252207433533592458021025102166134178497510587227139914162563366605490006347166537297188041894041461388578562486138427734375) (B := 217694652890304101364582688447872377441336772104116568648775509431653429022542917003315295080601781996532219826768732602993929049822481712799857770496) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 16 is best at every acceptance rate from 535897089/536870912 to 1072009423/1073741824
(derived.draft_length.staircase[16]). -/
theorem M3_k16 :
    ∀ a : α, ratio 535897089 536870912 ≤ a → a ≤ ratio 1072009423 1073741824 → IsBest cost a 23 16 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 535897089 (by decide)) h1 h2
    (best_of_walk (p := 535897089) (q := 536870912) (A := 162070128782817923140565772652600124186134364685282681997956005100494175256912034916293989134625033518583503258560724569034819522939436646322119061083984375) (B := 222718066935225623560373018985280766933635881238822155575666024720698160675947524843942753968954786791374071808014871655281689373073029290771258688929792) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1072009423) (q := 1073741824) (A := 10638416564339869620602403447794423115563687022562436947820672636708949912094317576472848105767893971429193093581514752160747886871394712167790655009873583984375) (B := 14596051234666946465652606172219360341762761112867448787806848596095674658058896988172632324109420907159491170010062628800540794753714047599985209437702848512) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 17 is best at every acceptance rate from 67000589/67108864 to 1072190863/1073741824
(derived.draft_length.staircase[17]). -/
theorem M3_k17 :
    ∀ a : α, ratio 67000589 67108864 ≤ a → a ≤ ratio 1072190863 1073741824 → IsBest cost a 23 17 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 67000589 (by decide)) h1 h2
    (best_of_walk (p := 67000589) (q := 67108864) (A := 36635918308644417260361083699690165170349930100818925568145100526913547726572316871129447806465306973993684323568692377655934778847757432366259765625) (B := 50264974429016725694447566057124954069849795893193639313937574863126750768823030026482730669020140229721251937348299544888106209757346297611812864) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1072190863) (q := 1073741824) (A := 10828504938528454161618561333502603910195360246845592854702198579244348191457826486134792978663691484084493078613524560824338847082407245559501948134653762723669482421875) (B := 14835601906618023004099599090897115498103979357875475305743415289192043416956591794364303494062559053480565828063437400127710197919411886143874608593907741285452611584) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 18 is best at every acceptance rate from 67011929/67108864 to 536172611/536870912
(derived.draft_length.staircase[18]). -/
theorem M3_k18 :
    ∀ a : α, ratio 67011929 67108864 ≤ a → a ≤ ratio 536172611 536870912 → IsBest cost a 23 18 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 67011929 (by decide)) h1 h2
    (best_of_walk (p := 67011929) (q := 67108864) (A := 49343607379699739277456600247753391670522293308821524550511204640859582606628846422132001449577472712536064470973894750917734984612303083093142504492333984375) (B := 67603248444592352129030054931030992793883305517955811406014261883186986116202199402823117811448558942363358126803209991751377454754262609028935259388903424) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 536172611) (q := 536870912) (A := 890042520031580896598061588064796478468496521911164114528615197219618780973558146488443543491149336159017091265621249568781178068853811703272190319063977132162361248974609375) (B := 1217831858016404721404320397414311236414799205273421692847154926705935552859422597980969064770260560956742317808992839815209034684285699216637579783943192424511896043913216) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 19 is best at every acceptance rate from 1072345223/1073741824 to 1072477633/1073741824
(derived.draft_length.staircase[19]). -/
theorem M3_k19 :
    ∀ a : α, ratio 1072345223 1073741824 ≤ a → a ≤ ratio 1072477633 1073741824 → IsBest cost a 23 19 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1072345223 (by decide)) h1 h2
    (best_of_walk (p := 1072345223) (q := 1073741824) (A := 263539377746426211024876494663073377987785902805702091363877873027355490700277282076005322712677010110695196166545171492839105047011756991143191653041001332023345422614708751281480712890625) (B := 360596982778725969906430065366227031353780155510038240928633611253511300599456337829679522630124587841670902493418462808458721326929762603859682756049627480080796793903599752458006429696) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1072477633) (q := 1073741824) (A := 263847337161794224710160370449679999483895474304302610362570290800669107560751708984134728722016877880640273088761907823842862656656518328448230077299154464708718698674067017481185302734375) (B := 360596982778725969906430065366227031353780155510038240928633611253511300599456337829679522630124587841670902493418462808458721326929762603859682756049627480080796793903599752458006429696) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 20 is best at every acceptance rate from 536238817/536870912 to 1072592069/1073741824
(derived.draft_length.staircase[20]). -/
theorem M3_k20 :
    ∀ a : α, ratio 536238817 536870912 ≤ a → a ≤ ratio 1072592069 1073741824 → IsBest cost a 23 20 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 536238817 (by decide)) h1 h2
    (best_of_walk (p := 536238817) (q := 536870912) (A := 283522279351191858903525458551813090210694957806546946850748371732745202724380520359954395708905536059434962569851203076465874217308548301017660715682124081001877330964629866415920194677734375) (B := 387486486205224444271397116804753028133181043348813305244104858923212698426497671440324918790690905170864061272157823837073428080025445059560802385118170919086891501054265436416006584008704) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1072592069) (q := 1073741824) (A := 297610718383262574558825204348365441105645817471986823546412469232006073065718897861584134320181066182845915453195442757361252814710565919729135255418634758835129973465228245298637561696620458984375) (B := 406309029759129426876324503150660711227778445710525260359642496550266678465263222328210142045867506580443953912514162287783106922440761078774027921777671189652456342609477434255350519833510805504) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 21 is best at every acceptance rate from 536296035/536870912 to 536345821/536870912
(derived.draft_length.staircase[21]). -/
theorem M3_k21 :
    ∀ a : α, ratio 536296035 536870912 ≤ a → a ≤ ratio 536345821 536870912 → IsBest cost a 23 21 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 536296035 (by decide)) h1 h2
    (best_of_walk (p := 536296035) (q := 536870912) (A := 159547560556036478559151610623397971239161288408155387948274817602828727691535143818154722500633777839428242589136910233064769752029971418398817303864658059760818458016903908364491672507126523876953125) (B := 217820158720272917723724635436313385887561624549733585712549112589046377789569998370211835969236869562636272524297746598059818894641284372169098568198793387173086345400090414151932279010053532418048) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 536345821) (q := 536870912) (A := 159702536081392548777433284863229745896668044653203756795948049340994947803172490135342452958286852715180792777105529872717797580147083782939382615421949786906168772923522963988782976911817585498046875) (B := 217820158720272917723724635436313385887561624549733585712549112589046377789569998370211835969236869562636272524297746598059818894641284372169098568198793387173086345400090414151932279010053532418048) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 22 is best at every acceptance rate from 1072691643/1073741824 to 536389409/536870912
(derived.draft_length.staircase[22]). -/
theorem M3_k22 :
    ∀ a : α, ratio 1072691643 1073741824 ≤ a → a ≤ ratio 536389409 536870912 → IsBest cost a 23 22 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1072691643 (by decide)) h1 h2
    (best_of_walk (p := 1072691643) (q := 1073741824) (A := 375781196109754128113668246647991632673737655735464404784685283659248514817924893496031905661339749318296055631381475311121885123578587686928382000848796544883736818465002762542125365736960705760238470088280224609375) (B := 512532367721159744528262422869637892954821023261544522432343773601456875306724404073265432388745146751674263305051141865701368820861177464878041639911058650184234894778146522925948459868839937229144960615426555904) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 536389409) (q := 536870912) (A := 89673041871859188371938235342441841892491619452558209674496986318500281436296826474796538111380208752259169236468597900903765919328192260198008542192094150524479725580345510073497060651226796779091916552734375) (B := 122197238855638443119111638753327821005540138068567400558553641701091975046807385462108953568636213958662572695029054132867185788359922758311758432367100393816050265974556570750701060263833984668050995019776) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 23 is best at every acceptance rate from 1072778819/1073741824 to 1
(derived.draft_length.staircase[23]). -/
theorem M3_k23 :
    ∀ a : α, ratio 1072778819 1073741824 ≤ a → a ≤ ratio 1 1 → IsBest cost a 23 23 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1072778819 (by decide)) h1 h2
    (best_of_walk (p := 1072778819) (q := 1073741824) (A := 32401683781097975357854449101810385176293655134507807817213155901706301560884832974484061785841542054606010113301909499036637304507446038133843693789952273351091585571835911725475638036150253850449498760605558803522900390625) (B := 44153696225609574482133459073512683415061754171007809764727383394283126849501514214957888801729926074985524761144206419989964480164156696869993810342614213588045909114124086427509861780002957476322187354186714528184532992) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1) (q := 1) (A := 169674592800000000000) (B := 228846019007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- The best draft length is 0 at acceptance 1/2 and 0 at 1/2, and between them for every rate
between (derived.draft_length.at[0].best). -/
theorem M4_at0 :
    IsLeastBest cost (ratio 1 2 : α) 23 0 ∧
      IsLeastBest cost (ratio 1 2 : α) 23 0 ∧
      ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsLeastBest cost a 23 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 1) (q := 2) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 1) (q := 2) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 1 (by decide)) h1 h2
      (leastBest_of_walk (p := 1) (q := 2) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 1) (q := 2) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[0].speedup). -/
theorem E3_at0 :
    ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsBest cost a 23 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 1 (by decide)) h1 h2
      (best_of_walk (p := 1) (q := 2) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 1) (q := 2) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[0].bounds). -/
theorem B5_at0 :
    ∀ (C : Nat → α) (a : α), ratio 1 2 ≤ a → a ≤ ratio 1 2 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 1 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 1/2, drafting 0 is certainly best for every common relative error of the costs
below 7083580992060433/77828303039697835 (derived.draft_length.at[0]). -/
theorem B6_at0_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 7083580992060433 77828303039697835 →
      (∀ j, j ≤ 23 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 1 2) 23 0 ∧
        ∀ j, j ≤ 23 → ¬ j = 0 →
          throughput C (ratio 1 2) j < throughput C (ratio 1 2) 0 :=
  fun _ _ he hw => certain_of_walk (p := 1) (q := 2) (s := 70744722047637402) (r := 84911884031758268) (m := 7083580992060433)
    (d := 77828303039697835) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 1/2, exactly these lengths are best for some costs within their errors: 0
(derived.draft_length.at[0].possible). -/
theorem B6_at0_possible :
    ∀ k, k ≤ 23 → ((∃ C : Nat → α, (∀ j, j ≤ 23 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 1 2) 23 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 1) (q := 2) (A := 3534887350000000000000000000000) (B := 6142588387985189941685273343)
    (l := 0) (ks := 0 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 0 at acceptance 3/5 and 0 at 3/5, and between them for every rate
between (derived.draft_length.at[1].best). -/
theorem M4_at1 :
    IsLeastBest cost (ratio 3 5 : α) 23 0 ∧
      IsLeastBest cost (ratio 3 5 : α) 23 0 ∧
      ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsLeastBest cost a 23 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 3) (q := 5) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 3) (q := 5) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 3 (by decide)) h1 h2
      (leastBest_of_walk (p := 3) (q := 5) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 3) (q := 5) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[1].speedup). -/
theorem E3_at1 :
    ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsBest cost a 23 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 3 (by decide)) h1 h2
      (best_of_walk (p := 3) (q := 5) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 3) (q := 5) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[1].bounds). -/
theorem B5_at1 :
    ∀ (C : Nat → α) (a : α), ratio 3 5 ≤ a → a ≤ ratio 3 5 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 3 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 3/5, drafting 0 is certainly best for every common relative error of the costs
below 11813558976181299/200466151103214371 (derived.draft_length.at[1]). -/
theorem B6_at1_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 11813558976181299 200466151103214371 →
      (∀ j, j ≤ 23 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 3 5) 23 0 ∧
        ∀ j, j ≤ 23 → ¬ j = 0 →
          throughput C (ratio 3 5) j < throughput C (ratio 3 5) 0 :=
  fun _ _ he hw => certain_of_walk (p := 3) (q := 5) (s := 188652592127033072) (r := 212279710079395670) (m := 11813558976181299)
    (d := 200466151103214371) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 3/5, exactly these lengths are best for some costs within their errors: 0
(derived.draft_length.at[1].possible). -/
theorem B6_at1_possible :
    ∀ k, k ≤ 23 → ((∃ C : Nat → α, (∀ j, j ≤ 23 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 3 5) 23 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 3) (q := 5) (A := 3534887350000000000000000000000) (B := 6142588387985189941685273343)
    (l := 0) (ks := 0 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 0 at acceptance 7/10 and 0 at 7/10, and between them for every rate
between (derived.draft_length.at[2].best). -/
theorem M4_at2 :
    IsLeastBest cost (ratio 7 10 : α) 23 0 ∧
      IsLeastBest cost (ratio 7 10 : α) 23 0 ∧
      ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsLeastBest cost a 23 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 7) (q := 10) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 7) (q := 10) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 7 (by decide)) h1 h2
      (leastBest_of_walk (p := 7) (q := 10) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 7) (q := 10) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[2].speedup). -/
theorem E3_at2 :
    ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsBest cost a 23 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 7 (by decide)) h1 h2
      (best_of_walk (p := 7) (q := 10) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 7) (q := 10) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[2].bounds). -/
theorem B5_at2 :
    ∀ (C : Nat → α) (a : α), ratio 7 10 ≤ a → a ≤ ratio 7 10 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 7 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 7/10, drafting 0 is certainly best for every common relative error of the costs
below 11836330944423031/412723089214368309 (derived.draft_length.at[2]). -/
theorem B6_at2_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 11836330944423031 412723089214368309 →
      (∀ j, j ≤ 23 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 7 10) 23 0 ∧
        ∀ j, j ≤ 23 → ¬ j = 0 →
          throughput C (ratio 7 10) j < throughput C (ratio 7 10) 0 :=
  fun _ _ he hw => certain_of_walk (p := 7) (q := 10) (s := 400886758269945278) (r := 424559420158791340) (m := 11836330944423031)
    (d := 412723089214368309) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 7/10, exactly these lengths are best for some costs within their errors: 0, 1
(derived.draft_length.at[2].possible). -/
theorem B6_at2_possible :
    ∀ k, k ≤ 23 → ((∃ C : Nat → α, (∀ j, j ≤ 23 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 7 10) 23 k) ↔ listed (0 :: 1 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 7) (q := 10) (A := 3534887350000000000000000000000) (B := 6142588387985189941685273343)
    (l := 0) (ks := 0 :: 1 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 0 at acceptance 4/5 and 0 at 4/5, and between them for every rate
between (derived.draft_length.at[3].best). -/
theorem M4_at3 :
    IsLeastBest cost (ratio 4 5 : α) 23 0 ∧
      IsLeastBest cost (ratio 4 5 : α) 23 0 ∧
      ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsLeastBest cost a 23 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 4) (q := 5) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 4) (q := 5) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 4 (by decide)) h1 h2
      (leastBest_of_walk (p := 4) (q := 5) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 4) (q := 5) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[3].speedup). -/
theorem E3_at3 :
    ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsBest cost a 23 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 4 (by decide)) h1 h2
      (best_of_walk (p := 4) (q := 5) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 4) (q := 5) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[3].bounds). -/
theorem B5_at3 :
    ∀ (C : Nat → α) (a : α), ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 4/5, drafting 0 is certainly best for every common relative error of the costs
below 11385984120866/106128469055576969 (derived.draft_length.at[3]). -/
theorem B6_at3_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 11385984120866 106128469055576969 →
      (∀ j, j ≤ 23 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 4 5) 23 0 ∧
        ∀ j, j ≤ 23 → ¬ j = 0 →
          throughput C (ratio 4 5) j < throughput C (ratio 4 5) 0 :=
  fun _ _ he hw => certain_of_walk (p := 4) (q := 5) (s := 106117083071456103) (r := 106139855039697835) (m := 11385984120866)
    (d := 106128469055576969) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 4/5, exactly these lengths are best for some costs within their errors: 0, 1, 2
(derived.draft_length.at[3].possible). -/
theorem B6_at3_possible :
    ∀ k, k ≤ 23 → ((∃ C : Nat → α, (∀ j, j ≤ 23 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 4 5) 23 k) ↔ listed (0 :: 1 :: 2 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 4) (q := 5) (A := 3534887350000000000000000000000) (B := 6142588387985189941685273343)
    (l := 0) (ks := 0 :: 1 :: 2 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 1 at acceptance 9/10 and 1 at 9/10, and between them for every rate
between (derived.draft_length.at[4].best). -/
theorem M4_at4 :
    IsLeastBest cost (ratio 9 10 : α) 23 1 ∧
      IsLeastBest cost (ratio 9 10 : α) 23 1 ∧
      ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsLeastBest cost a 23 k →
        1 ≤ k ∧ k ≤ 1 :=
  ⟨(leastBest_of_walk (p := 9) (q := 10) (A := 13432571930000000000) (B := 21227971007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 9) (q := 10) (A := 13432571930000000000) (B := 21227971007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 9 (by decide)) h1 h2
      (leastBest_of_walk (p := 9) (q := 10) (A := 13432571930000000000) (B := 21227971007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 9) (q := 10) (A := 13432571930000000000) (B := 21227971007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 224024953150851773/212279710079395670 and
224024953150851773/212279710079395670 (derived.draft_length.at[4].speedup). -/
theorem E3_at4 :
    ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsBest cost a 23 k →
      (ratio 224024953150851773 212279710079395670) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 224024953150851773 212279710079395670) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 9 (by decide)) h1 h2
      (best_of_walk (p := 9) (q := 10) (A := 13432571930000000000) (B := 21227971007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 9) (q := 10) (A := 13432571930000000000) (B := 21227971007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 224024953150851773 (by decide)) (((stands_tokens 9 (by decide) 1).div (stands_entry costs_positive 1) (p := 21227971007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 9 (by decide) 1).div (stands_entry costs_positive 1) (p := 21227971007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide)) (stands_ratio 224024953150851773 (by decide)) (by decide))⟩

/-- The true speedup of drafting 1, for every true cost within the relative error
20965087729/500000000000 of the fitted one (derived.draft_length.at[4].bounds). -/
theorem B5_at4 :
    ∀ (C : Nat → α) (a : α), ratio 9 10 ≤ a → a ≤ ratio 9 10 →
      Within (ratio 20965087729 500000000000) (cost 0) (C 0) → Within (ratio 20965087729 500000000000) (cost 1) (C 1) →
      (ratio 107315773779133164107979806483 110590317784599050776852733430) ≤ speedup C a 1 ∧ speedup C a 1 ≤ (ratio 116709179371718608892020193517 101689392294796619223147266570) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 107315773779133164107979806483 110590317784599050776852733430))
    (hi := (ratio 116709179371718608892020193517 101689392294796619223147266570)) (Stands.le stands_zero (stands_ratio 20965087729 (by decide)) (by decide)) (Stands.lt (stands_ratio 20965087729 (by decide)) stands_one (by decide))
    (ratio_nonneg 9 (by decide)) h1 h2 (cost_positive 0) (cost_positive 1) hw0 hwk
    (Stands.le (stands_ratio 107315773779133164107979806483 (by decide)) (((stands_one.sub (stands_ratio 20965087729 (by decide))).div (stands_one.add (stands_ratio 20965087729 (by decide))) (p := 520965087729) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 1).div (stands_entry costs_positive 1) (p := 21227971007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 20965087729 (by decide))).div (stands_one.sub (stands_ratio 20965087729 (by decide))) (p := 479034912271) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 1).div (stands_entry costs_positive 1) (p := 21227971007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide))) (stands_ratio 116709179371718608892020193517 (by decide)) (by decide)))

/-- At acceptance 9/10, drafting 1 is certainly best for every common relative error of the costs
below 73599308356895073/11579159594660140387 (derived.draft_length.at[4]). -/
theorem B6_at4_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 73599308356895073 11579159594660140387 →
      (∀ j, j ≤ 23 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 9 10) 23 1 ∧
        ∀ j, j ≤ 23 → ¬ j = 1 →
          throughput C (ratio 9 10) j < throughput C (ratio 9 10) 1 :=
  fun _ _ he hw => certain_of_walk (p := 9) (q := 10) (s := 11505560286303245314) (r := 11652758903017035460) (m := 73599308356895073)
    (d := 11579159594660140387) (A := 13432571930000000000) (B := 21227971007939567) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 9/10, exactly these lengths are best for some costs within their errors: 0, 1, 2,
3, 4 (derived.draft_length.at[4].possible). -/
theorem B6_at4_possible :
    ∀ k, k ≤ 23 → ((∃ C : Nat → α, (∀ j, j ≤ 23 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 9 10) 23 k) ↔ listed (0 :: 1 :: 2 :: 3 :: 4 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 9) (q := 10) (A := 6716285965000000000000000000000) (B := 11059031778459905077685273343)
    (l := 1) (ks := 0 :: 1 :: 2 :: 3 :: 4 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 2 at acceptance 19/20 and 2 at 19/20, and between them for every rate
between (derived.draft_length.at[5].best). -/
theorem M4_at5 :
    IsLeastBest cost (ratio 19 20 : α) 23 2 ∧
      IsLeastBest cost (ratio 19 20 : α) 23 2 ∧
      ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsLeastBest cost a 23 k →
        2 ≤ k ∧ k ≤ 2 :=
  ⟨(leastBest_of_walk (p := 19) (q := 20) (A := 20166532331750000000) (B := 30665155007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 19) (q := 20) (A := 20166532331750000000) (B := 30665155007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 19 (by decide)) h1 h2
      (leastBest_of_walk (p := 19) (q := 20) (A := 20166532331750000000) (B := 30665155007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 19) (q := 20) (A := 20166532331750000000) (B := 30665155007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 13453287976059045947/12266062003175826800 and
13453287976059045947/12266062003175826800 (derived.draft_length.at[5].speedup). -/
theorem E3_at5 :
    ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsBest cost a 23 k →
      (ratio 13453287976059045947 12266062003175826800) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 13453287976059045947 12266062003175826800) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 19 (by decide)) h1 h2
      (best_of_walk (p := 19) (q := 20) (A := 20166532331750000000) (B := 30665155007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 19) (q := 20) (A := 20166532331750000000) (B := 30665155007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 13453287976059045947 (by decide)) (((stands_tokens 19 (by decide) 2).div (stands_entry costs_positive 2) (p := 30665155007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 19 (by decide) 2).div (stands_entry costs_positive 2) (p := 30665155007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide)) (stands_ratio 13453287976059045947 (by decide)) (by decide))⟩

/-- The true speedup of drafting 2, for every true cost within the relative error
20965087729/500000000000 of the fitted one (derived.draft_length.at[5].bounds). -/
theorem B5_at5 :
    ∀ (C : Nat → α) (a : α), ratio 19 20 ≤ a → a ≤ ratio 19 20 →
      Within (ratio 20965087729 500000000000) (cost 0) (C 0) → Within (ratio 20965087729 500000000000) (cost 2) (C 2) →
      (ratio 6444594625367944223537103115637 6390190067573848085474109337200) ≤ speedup C a 2 ∧ speedup C a 2 ≤ (ratio 7008693350691101723462896884363 5875871935601978714525890662800) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 6444594625367944223537103115637 6390190067573848085474109337200))
    (hi := (ratio 7008693350691101723462896884363 5875871935601978714525890662800)) (Stands.le stands_zero (stands_ratio 20965087729 (by decide)) (by decide)) (Stands.lt (stands_ratio 20965087729 (by decide)) stands_one (by decide))
    (ratio_nonneg 19 (by decide)) h1 h2 (cost_positive 0) (cost_positive 2) hw0 hwk
    (Stands.le (stands_ratio 6444594625367944223537103115637 (by decide)) (((stands_one.sub (stands_ratio 20965087729 (by decide))).div (stands_one.add (stands_ratio 20965087729 (by decide))) (p := 520965087729) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 2).div (stands_entry costs_positive 2) (p := 30665155007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 20965087729 (by decide))).div (stands_one.sub (stands_ratio 20965087729 (by decide))) (p := 479034912271) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 2).div (stands_entry costs_positive 2) (p := 30665155007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide))) (stands_ratio 7008693350691101723462896884363 (by decide)) (by decide)))

/-- At acceptance 19/20, drafting 2 is certainly best for every common relative error of the costs
below 5024240680542509947/1825246511641819327933 (derived.draft_length.at[5]). -/
theorem B6_at5_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 5024240680542509947 1825246511641819327933 →
      (∀ j, j ≤ 23 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 19 20) 23 2 ∧
        ∀ j, j ≤ 23 → ¬ j = 2 →
          throughput C (ratio 19 20) j < throughput C (ratio 19 20) 2 :=
  fun _ _ he hw => certain_of_walk (p := 19) (q := 20) (s := 1820222270961276817986) (r := 1830270752322361837880) (m := 5024240680542509947)
    (d := 1825246511641819327933) (A := 20166532331750000000) (B := 30665155007939567) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 19/20, exactly these lengths are best for some costs within their errors: 1, 2, 3,
4, 5, 6, 7 (derived.draft_length.at[5].possible). -/
theorem B6_at5_possible :
    ∀ k, k ≤ 23 → ((∃ C : Nat → α, (∀ j, j ≤ 23 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 19 20) 23 k) ↔ listed (1 :: 2 :: 3 :: 4 :: 5 :: 6 :: 7 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 19) (q := 20) (A := 10083266165875000000000000000000) (B := 15975475168934620213685273343)
    (l := 2) (ks := 1 :: 2 :: 3 :: 4 :: 5 :: 6 :: 7 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
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

/-- Drafting 1 is not faster than plain decoding at acceptance 4/5 (results[3]). -/
theorem S1_k1 :
    ¬ throughput cost (ratio 4 5 : α) 0 < throughput cost (ratio 4 5) 1 ∧
      ((ratio 106117083071456103 106139855039697835) : α) ≤ speedup cost (ratio 4 5) 1 ∧ speedup cost (ratio 4 5) 1 ≤ ((ratio 106117083071456103 106139855039697835) : α) :=
  ⟨fun h => not_le_of_lt ((S1_faster_iff (cost_positive 0) (cost_positive 1)).mp h) (Stands.le ((stands_tokens 4 (by decide) 1).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 1) (by decide)),
    (Stands.le (stands_ratio 106117083071456103 (by decide)) (((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 21227971007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide)) (by decide)),
    (Stands.le (((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 21227971007939567) (q := 7069774700000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (p := 7069774700000000000) (q := 11790787007939567) (by decide) (by decide)) (stands_ratio 106117083071456103 (by decide)) (by decide))⟩

/-- Whether one more token than 1 pays at acceptance 4/5: no (results[27]). -/
theorem S4_k1 :
    throughput cost (ratio 4 5 : α) 2 ≤ throughput cost (ratio 4 5 : α) 1 :=
  (S4_marginal_not (cost_positive 1) (cost_positive 2)).mpr (Stands.le ((stands_pow 4 (by decide) 2).mul (stands_entry costs_positive 1)) ((stands_tokens 4 (by decide) 1).mul ((stands_entry costs_positive 2).sub (stands_entry costs_positive 1))) (by decide))

/-- No denominator is zero. -/
theorem costs_defined :
    allDenominators costs = true :=
  by decide

/-- The increments of the costs never decrease. -/
theorem costs_rise :
    incrementsRise costs = true :=
  by decide

/-- At acceptance 4/5 no draft longer than 0 is faster (results[28]). -/
theorem S5_k0 :
    ∀ j, 0 ≤ j → j ≤ 23 →
      throughput cost (ratio 4 5 : α) j ≤ throughput cost (ratio 4 5) 0 :=
  fun _ h hK => S5_stop_within (K := 23) (fun i _ => cost_positive i)
    (fun i hi => increments_of_rise costs_defined costs_rise
      (costs_rows ▸ Nat.lt_succ_of_le hi))
    (ratio_nonneg 4 (by decide)) (Stands.le (stands_ratio 4 (by decide)) stands_one (by decide)) (Stands.le ((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 21227971007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)) h hK

/-- How many times as many tokens a draft of 1 emits as one of 0 (results[29]). -/
theorem M1_k0_k1 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 0 ≤ expectedTokens a 1 ∧
        expectedTokens a 1 ≤ (ratio 2 1) * expectedTokens a 0 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (1 + 1)) ((stands_ratio 2 (by decide)).mul (stands_natCast (0 + 1))) (by decide))

/-- How many times as many tokens a draft of 2 emits as one of 1 (results[30]). -/
theorem M1_k1_k2 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 1 ≤ expectedTokens a 2 ∧
        expectedTokens a 2 ≤ (ratio 3 2) * expectedTokens a 1 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (2 + 1)) ((stands_ratio 3 (by decide)).mul (stands_natCast (1 + 1))) (by decide))

/-- How many times as many tokens a draft of 3 emits as one of 2 (results[31]). -/
theorem M1_k2_k3 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 2 ≤ expectedTokens a 3 ∧
        expectedTokens a 3 ≤ (ratio 4 3) * expectedTokens a 2 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (3 + 1)) ((stands_ratio 4 (by decide)).mul (stands_natCast (2 + 1))) (by decide))

/-- How many times as many tokens a draft of 4 emits as one of 3 (results[32]). -/
theorem M1_k3_k4 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 3 ≤ expectedTokens a 4 ∧
        expectedTokens a 4 ≤ (ratio 5 4) * expectedTokens a 3 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (4 + 1)) ((stands_ratio 5 (by decide)).mul (stands_natCast (3 + 1))) (by decide))

/-- How many times as many tokens a draft of 5 emits as one of 4 (results[33]). -/
theorem M1_k4_k5 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 4 ≤ expectedTokens a 5 ∧
        expectedTokens a 5 ≤ (ratio 6 5) * expectedTokens a 4 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (5 + 1)) ((stands_ratio 6 (by decide)).mul (stands_natCast (4 + 1))) (by decide))

/-- How many times as many tokens a draft of 6 emits as one of 5 (results[34]). -/
theorem M1_k5_k6 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 5 ≤ expectedTokens a 6 ∧
        expectedTokens a 6 ≤ (ratio 7 6) * expectedTokens a 5 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (6 + 1)) ((stands_ratio 7 (by decide)).mul (stands_natCast (5 + 1))) (by decide))

/-- How many times as many tokens a draft of 7 emits as one of 6 (results[35]). -/
theorem M1_k6_k7 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 6 ≤ expectedTokens a 7 ∧
        expectedTokens a 7 ≤ (ratio 8 7) * expectedTokens a 6 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (7 + 1)) ((stands_ratio 8 (by decide)).mul (stands_natCast (6 + 1))) (by decide))

/-- How many times as many tokens a draft of 8 emits as one of 7 (results[36]). -/
theorem M1_k7_k8 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 7 ≤ expectedTokens a 8 ∧
        expectedTokens a 8 ≤ (ratio 9 8) * expectedTokens a 7 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (8 + 1)) ((stands_ratio 9 (by decide)).mul (stands_natCast (7 + 1))) (by decide))

/-- How many times as many tokens a draft of 9 emits as one of 8 (results[37]). -/
theorem M1_k8_k9 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 8 ≤ expectedTokens a 9 ∧
        expectedTokens a 9 ≤ (ratio 10 9) * expectedTokens a 8 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (9 + 1)) ((stands_ratio 10 (by decide)).mul (stands_natCast (8 + 1))) (by decide))

/-- How many times as many tokens a draft of 10 emits as one of 9 (results[38]). -/
theorem M1_k9_k10 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 9 ≤ expectedTokens a 10 ∧
        expectedTokens a 10 ≤ (ratio 11 10) * expectedTokens a 9 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (10 + 1)) ((stands_ratio 11 (by decide)).mul (stands_natCast (9 + 1))) (by decide))

/-- How many times as many tokens a draft of 11 emits as one of 10 (results[39]). -/
theorem M1_k10_k11 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 10 ≤ expectedTokens a 11 ∧
        expectedTokens a 11 ≤ (ratio 12 11) * expectedTokens a 10 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (11 + 1)) ((stands_ratio 12 (by decide)).mul (stands_natCast (10 + 1))) (by decide))

/-- How many times as many tokens a draft of 12 emits as one of 11 (results[40]). -/
theorem M1_k11_k12 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 11 ≤ expectedTokens a 12 ∧
        expectedTokens a 12 ≤ (ratio 13 12) * expectedTokens a 11 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (12 + 1)) ((stands_ratio 13 (by decide)).mul (stands_natCast (11 + 1))) (by decide))

/-- How many times as many tokens a draft of 13 emits as one of 12 (results[41]). -/
theorem M1_k12_k13 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 12 ≤ expectedTokens a 13 ∧
        expectedTokens a 13 ≤ (ratio 14 13) * expectedTokens a 12 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (13 + 1)) ((stands_ratio 14 (by decide)).mul (stands_natCast (12 + 1))) (by decide))

/-- How many times as many tokens a draft of 14 emits as one of 13 (results[42]). -/
theorem M1_k13_k14 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 13 ≤ expectedTokens a 14 ∧
        expectedTokens a 14 ≤ (ratio 15 14) * expectedTokens a 13 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (14 + 1)) ((stands_ratio 15 (by decide)).mul (stands_natCast (13 + 1))) (by decide))

/-- How many times as many tokens a draft of 15 emits as one of 14 (results[43]). -/
theorem M1_k14_k15 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 14 ≤ expectedTokens a 15 ∧
        expectedTokens a 15 ≤ (ratio 16 15) * expectedTokens a 14 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (15 + 1)) ((stands_ratio 16 (by decide)).mul (stands_natCast (14 + 1))) (by decide))

/-- How many times as many tokens a draft of 16 emits as one of 15 (results[44]). -/
theorem M1_k15_k16 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 15 ≤ expectedTokens a 16 ∧
        expectedTokens a 16 ≤ (ratio 17 16) * expectedTokens a 15 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (16 + 1)) ((stands_ratio 17 (by decide)).mul (stands_natCast (15 + 1))) (by decide))

/-- How many times as many tokens a draft of 17 emits as one of 16 (results[45]). -/
theorem M1_k16_k17 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 16 ≤ expectedTokens a 17 ∧
        expectedTokens a 17 ≤ (ratio 18 17) * expectedTokens a 16 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (17 + 1)) ((stands_ratio 18 (by decide)).mul (stands_natCast (16 + 1))) (by decide))

/-- How many times as many tokens a draft of 18 emits as one of 17 (results[46]). -/
theorem M1_k17_k18 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 17 ≤ expectedTokens a 18 ∧
        expectedTokens a 18 ≤ (ratio 19 18) * expectedTokens a 17 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (18 + 1)) ((stands_ratio 19 (by decide)).mul (stands_natCast (17 + 1))) (by decide))

/-- How many times as many tokens a draft of 19 emits as one of 18 (results[47]). -/
theorem M1_k18_k19 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 18 ≤ expectedTokens a 19 ∧
        expectedTokens a 19 ≤ (ratio 20 19) * expectedTokens a 18 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (19 + 1)) ((stands_ratio 20 (by decide)).mul (stands_natCast (18 + 1))) (by decide))

/-- How many times as many tokens a draft of 20 emits as one of 19 (results[48]). -/
theorem M1_k19_k20 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 19 ≤ expectedTokens a 20 ∧
        expectedTokens a 20 ≤ (ratio 21 20) * expectedTokens a 19 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (20 + 1)) ((stands_ratio 21 (by decide)).mul (stands_natCast (19 + 1))) (by decide))

/-- How many times as many tokens a draft of 21 emits as one of 20 (results[49]). -/
theorem M1_k20_k21 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 20 ≤ expectedTokens a 21 ∧
        expectedTokens a 21 ≤ (ratio 22 21) * expectedTokens a 20 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (21 + 1)) ((stands_ratio 22 (by decide)).mul (stands_natCast (20 + 1))) (by decide))

/-- How many times as many tokens a draft of 22 emits as one of 21 (results[50]). -/
theorem M1_k21_k22 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 21 ≤ expectedTokens a 22 ∧
        expectedTokens a 22 ≤ (ratio 23 22) * expectedTokens a 21 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (22 + 1)) ((stands_ratio 23 (by decide)).mul (stands_natCast (21 + 1))) (by decide))

/-- How many times as many tokens a draft of 23 emits as one of 22 (results[51]). -/
theorem M1_k22_k23 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 22 ≤ expectedTokens a 23 ∧
        expectedTokens a 23 ≤ (ratio 24 23) * expectedTokens a 22 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (23 + 1)) ((stands_ratio 24 (by decide)).mul (stands_natCast (22 + 1))) (by decide))

/-- From the acceptance rate 859408211/1073741824 on, drafting 1 is at least as fast as 0, and up to
429704105/536870912 the other way round (results[52]). -/
theorem M2_k0_k1 :
    (∀ a : α, ratio 859408211 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 1) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 429704105 536870912 → throughput cost a 1 ≤ throughput cost a 0 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 0) (cost_positive 1) (ratio_nonneg 859408211 (by decide)) h (by decide) (Stands.le ((stands_tokens 859408211 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 859408211 (by decide) 1).div (stands_entry costs_positive 1) (p := 21227971007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 0) (cost_positive 1) h0 h (by decide) (Stands.le ((stands_tokens 429704105 (by decide) 1).div (stands_entry costs_positive 1) (p := 21227971007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 429704105 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 496666709/536870912 on, drafting 2 is at least as fast as 1, and up to
993333417/1073741824 the other way round (results[53]). -/
theorem M2_k1_k2 :
    (∀ a : α, ratio 496666709 536870912 ≤ a → throughput cost a 1 ≤ throughput cost a 2) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 993333417 1073741824 → throughput cost a 2 ≤ throughput cost a 1 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 1) (cost_positive 2) (ratio_nonneg 496666709 (by decide)) h (by decide) (Stands.le ((stands_tokens 496666709 (by decide) 1).div (stands_entry costs_positive 1) (p := 21227971007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 496666709 (by decide) 2).div (stands_entry costs_positive 2) (p := 30665155007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 1) (cost_positive 2) h0 h (by decide) (Stands.le ((stands_tokens 993333417 (by decide) 2).div (stands_entry costs_positive 2) (p := 30665155007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 993333417 (by decide) 1).div (stands_entry costs_positive 1) (p := 21227971007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1031984085/1073741824 on, drafting 3 is at least as fast as 2, and up
to 257996021/268435456 the other way round (results[54]). -/
theorem M2_k2_k3 :
    (∀ a : α, ratio 1031984085 1073741824 ≤ a → throughput cost a 2 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 257996021 268435456 → throughput cost a 3 ≤ throughput cost a 2 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 2) (cost_positive 3) (ratio_nonneg 1031984085 (by decide)) h (by decide) (Stands.le ((stands_tokens 1031984085 (by decide) 2).div (stands_entry costs_positive 2) (p := 30665155007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1031984085 (by decide) 3).div (stands_entry costs_positive 3) (p := 40102339007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 2) (cost_positive 3) h0 h (by decide) (Stands.le ((stands_tokens 257996021 (by decide) 3).div (stands_entry costs_positive 3) (p := 40102339007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 257996021 (by decide) 2).div (stands_entry costs_positive 2) (p := 30665155007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 524113981/536870912 on, drafting 4 is at least as fast as 3, and up to
1048227961/1073741824 the other way round (results[55]). -/
theorem M2_k3_k4 :
    (∀ a : α, ratio 524113981 536870912 ≤ a → throughput cost a 3 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1048227961 1073741824 → throughput cost a 4 ≤ throughput cost a 3 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 3) (cost_positive 4) (ratio_nonneg 524113981 (by decide)) h (by decide) (Stands.le ((stands_tokens 524113981 (by decide) 3).div (stands_entry costs_positive 3) (p := 40102339007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 524113981 (by decide) 4).div (stands_entry costs_positive 4) (p := 49539523007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 3) (cost_positive 4) h0 h (by decide) (Stands.le ((stands_tokens 1048227961 (by decide) 4).div (stands_entry costs_positive 4) (p := 49539523007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1048227961 (by decide) 3).div (stands_entry costs_positive 3) (p := 40102339007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 66034535/67108864 on, drafting 5 is at least as fast as 4, and up to
1056552559/1073741824 the other way round (results[56]). -/
theorem M2_k4_k5 :
    (∀ a : α, ratio 66034535 67108864 ≤ a → throughput cost a 4 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1056552559 1073741824 → throughput cost a 5 ≤ throughput cost a 4 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 4) (cost_positive 5) (ratio_nonneg 66034535 (by decide)) h (by decide) (Stands.le ((stands_tokens 66034535 (by decide) 4).div (stands_entry costs_positive 4) (p := 49539523007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 66034535 (by decide) 5).div (stands_entry costs_positive 5) (p := 58976707007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 4) (cost_positive 5) h0 h (by decide) (Stands.le ((stands_tokens 1056552559 (by decide) 5).div (stands_entry costs_positive 5) (p := 58976707007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1056552559 (by decide) 4).div (stands_entry costs_positive 4) (p := 49539523007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1061379633/1073741824 on, drafting 6 is at least as fast as 5, and up
to 66336227/67108864 the other way round (results[57]). -/
theorem M2_k5_k6 :
    (∀ a : α, ratio 1061379633 1073741824 ≤ a → throughput cost a 5 ≤ throughput cost a 6) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 66336227 67108864 → throughput cost a 6 ≤ throughput cost a 5 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 5) (cost_positive 6) (ratio_nonneg 1061379633 (by decide)) h (by decide) (Stands.le ((stands_tokens 1061379633 (by decide) 5).div (stands_entry costs_positive 5) (p := 58976707007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1061379633 (by decide) 6).div (stands_entry costs_positive 6) (p := 68413891007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 5) (cost_positive 6) h0 h (by decide) (Stands.le ((stands_tokens 66336227 (by decide) 6).div (stands_entry costs_positive 6) (p := 68413891007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 66336227 (by decide) 5).div (stands_entry costs_positive 5) (p := 58976707007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 532212911/536870912 on, drafting 7 is at least as fast as 6, and up to
1064425821/1073741824 the other way round (results[58]). -/
theorem M2_k6_k7 :
    (∀ a : α, ratio 532212911 536870912 ≤ a → throughput cost a 6 ≤ throughput cost a 7) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1064425821 1073741824 → throughput cost a 7 ≤ throughput cost a 6 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 6) (cost_positive 7) (ratio_nonneg 532212911 (by decide)) h (by decide) (Stands.le ((stands_tokens 532212911 (by decide) 6).div (stands_entry costs_positive 6) (p := 68413891007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 532212911 (by decide) 7).div (stands_entry costs_positive 7) (p := 77851075007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 6) (cost_positive 7) h0 h (by decide) (Stands.le ((stands_tokens 1064425821 (by decide) 7).div (stands_entry costs_positive 7) (p := 77851075007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1064425821 (by decide) 6).div (stands_entry costs_positive 6) (p := 68413891007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 133308815/134217728 on, drafting 8 is at least as fast as 7, and up to
1066470519/1073741824 the other way round (results[59]). -/
theorem M2_k7_k8 :
    (∀ a : α, ratio 133308815 134217728 ≤ a → throughput cost a 7 ≤ throughput cost a 8) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1066470519 1073741824 → throughput cost a 8 ≤ throughput cost a 7 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 7) (cost_positive 8) (ratio_nonneg 133308815 (by decide)) h (by decide) (Stands.le ((stands_tokens 133308815 (by decide) 7).div (stands_entry costs_positive 7) (p := 77851075007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 133308815 (by decide) 8).div (stands_entry costs_positive 8) (p := 87288259007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 7) (cost_positive 8) h0 h (by decide) (Stands.le ((stands_tokens 1066470519 (by decide) 8).div (stands_entry costs_positive 8) (p := 87288259007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1066470519 (by decide) 7).div (stands_entry costs_positive 7) (p := 77851075007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1067909083/1073741824 on, drafting 9 is at least as fast as 8, and up
to 533954541/536870912 the other way round (results[60]). -/
theorem M2_k8_k9 :
    (∀ a : α, ratio 1067909083 1073741824 ≤ a → throughput cost a 8 ≤ throughput cost a 9) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 533954541 536870912 → throughput cost a 9 ≤ throughput cost a 8 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 8) (cost_positive 9) (ratio_nonneg 1067909083 (by decide)) h (by decide) (Stands.le ((stands_tokens 1067909083 (by decide) 8).div (stands_entry costs_positive 8) (p := 87288259007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1067909083 (by decide) 9).div (stands_entry costs_positive 9) (p := 96725443007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 8) (cost_positive 9) h0 h (by decide) (Stands.le ((stands_tokens 533954541 (by decide) 9).div (stands_entry costs_positive 9) (p := 96725443007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 533954541 (by decide) 8).div (stands_entry costs_positive 8) (p := 87288259007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1068959409/1073741824 on, drafting 10 is at least as fast as 9, and up
to 66809963/67108864 the other way round (results[61]). -/
theorem M2_k9_k10 :
    (∀ a : α, ratio 1068959409 1073741824 ≤ a → throughput cost a 9 ≤ throughput cost a 10) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 66809963 67108864 → throughput cost a 10 ≤ throughput cost a 9 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 9) (cost_positive 10) (ratio_nonneg 1068959409 (by decide)) h (by decide) (Stands.le ((stands_tokens 1068959409 (by decide) 9).div (stands_entry costs_positive 9) (p := 96725443007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1068959409 (by decide) 10).div (stands_entry costs_positive 10) (p := 106162627007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 9) (cost_positive 10) h0 h (by decide) (Stands.le ((stands_tokens 66809963 (by decide) 10).div (stands_entry costs_positive 10) (p := 106162627007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 66809963 (by decide) 9).div (stands_entry costs_positive 9) (p := 96725443007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 534874801/536870912 on, drafting 11 is at least as fast as 10, and up
to 1069749601/1073741824 the other way round (results[62]). -/
theorem M2_k10_k11 :
    (∀ a : α, ratio 534874801 536870912 ≤ a → throughput cost a 10 ≤ throughput cost a 11) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1069749601 1073741824 → throughput cost a 11 ≤ throughput cost a 10 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 10) (cost_positive 11) (ratio_nonneg 534874801 (by decide)) h (by decide) (Stands.le ((stands_tokens 534874801 (by decide) 10).div (stands_entry costs_positive 10) (p := 106162627007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 534874801 (by decide) 11).div (stands_entry costs_positive 11) (p := 115599811007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 10) (cost_positive 11) h0 h (by decide) (Stands.le ((stands_tokens 1069749601 (by decide) 11).div (stands_entry costs_positive 11) (p := 115599811007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1069749601 (by decide) 10).div (stands_entry costs_positive 10) (p := 106162627007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 535179489/536870912 on, drafting 12 is at least as fast as 11, and up
to 1070358977/1073741824 the other way round (results[63]). -/
theorem M2_k11_k12 :
    (∀ a : α, ratio 535179489 536870912 ≤ a → throughput cost a 11 ≤ throughput cost a 12) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1070358977 1073741824 → throughput cost a 12 ≤ throughput cost a 11 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 11) (cost_positive 12) (ratio_nonneg 535179489 (by decide)) h (by decide) (Stands.le ((stands_tokens 535179489 (by decide) 11).div (stands_entry costs_positive 11) (p := 115599811007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 535179489 (by decide) 12).div (stands_entry costs_positive 12) (p := 125036995007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 11) (cost_positive 12) h0 h (by decide) (Stands.le ((stands_tokens 1070358977 (by decide) 12).div (stands_entry costs_positive 12) (p := 125036995007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1070358977 (by decide) 11).div (stands_entry costs_positive 11) (p := 115599811007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1070838775/1073741824 on, drafting 13 is at least as fast as 12, and up
to 535419387/536870912 the other way round (results[64]). -/
theorem M2_k12_k13 :
    (∀ a : α, ratio 1070838775 1073741824 ≤ a → throughput cost a 12 ≤ throughput cost a 13) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 535419387 536870912 → throughput cost a 13 ≤ throughput cost a 12 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 12) (cost_positive 13) (ratio_nonneg 1070838775 (by decide)) h (by decide) (Stands.le ((stands_tokens 1070838775 (by decide) 12).div (stands_entry costs_positive 12) (p := 125036995007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1070838775 (by decide) 13).div (stands_entry costs_positive 13) (p := 134474179007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 12) (cost_positive 13) h0 h (by decide) (Stands.le ((stands_tokens 535419387 (by decide) 13).div (stands_entry costs_positive 13) (p := 134474179007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 535419387 (by decide) 12).div (stands_entry costs_positive 12) (p := 125036995007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 133902911/134217728 on, drafting 14 is at least as fast as 13, and up
to 1071223287/1073741824 the other way round (results[65]). -/
theorem M2_k13_k14 :
    (∀ a : α, ratio 133902911 134217728 ≤ a → throughput cost a 13 ≤ throughput cost a 14) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1071223287 1073741824 → throughput cost a 14 ≤ throughput cost a 13 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 13) (cost_positive 14) (ratio_nonneg 133902911 (by decide)) h (by decide) (Stands.le ((stands_tokens 133902911 (by decide) 13).div (stands_entry costs_positive 13) (p := 134474179007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 133902911 (by decide) 14).div (stands_entry costs_positive 14) (p := 143911363007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 13) (cost_positive 14) h0 h (by decide) (Stands.le ((stands_tokens 1071223287 (by decide) 14).div (stands_entry costs_positive 14) (p := 143911363007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1071223287 (by decide) 13).div (stands_entry costs_positive 13) (p := 134474179007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 535768087/536870912 on, drafting 15 is at least as fast as 14, and up
to 1071536173/1073741824 the other way round (results[66]). -/
theorem M2_k14_k15 :
    (∀ a : α, ratio 535768087 536870912 ≤ a → throughput cost a 14 ≤ throughput cost a 15) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1071536173 1073741824 → throughput cost a 15 ≤ throughput cost a 14 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 14) (cost_positive 15) (ratio_nonneg 535768087 (by decide)) h (by decide) (Stands.le ((stands_tokens 535768087 (by decide) 14).div (stands_entry costs_positive 14) (p := 143911363007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 535768087 (by decide) 15).div (stands_entry costs_positive 15) (p := 153348547007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 14) (cost_positive 15) h0 h (by decide) (Stands.le ((stands_tokens 1071536173 (by decide) 15).div (stands_entry costs_positive 15) (p := 153348547007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1071536173 (by decide) 14).div (stands_entry costs_positive 14) (p := 143911363007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 535897089/536870912 on, drafting 16 is at least as fast as 15, and up
to 1071794177/1073741824 the other way round (results[67]). -/
theorem M2_k15_k16 :
    (∀ a : α, ratio 535897089 536870912 ≤ a → throughput cost a 15 ≤ throughput cost a 16) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1071794177 1073741824 → throughput cost a 16 ≤ throughput cost a 15 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 15) (cost_positive 16) (ratio_nonneg 535897089 (by decide)) h (by decide) (Stands.le ((stands_tokens 535897089 (by decide) 15).div (stands_entry costs_positive 15) (p := 153348547007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 535897089 (by decide) 16).div (stands_entry costs_positive 16) (p := 9575631235761151) (q := 415869100000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 15) (cost_positive 16) h0 h (by decide) (Stands.le ((stands_tokens 1071794177 (by decide) 16).div (stands_entry costs_positive 16) (p := 9575631235761151) (q := 415869100000000000) (by decide) (by decide)) ((stands_tokens 1071794177 (by decide) 15).div (stands_entry costs_positive 15) (p := 153348547007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 67000589/67108864 on, drafting 17 is at least as fast as 16, and up to
1072009423/1073741824 the other way round (results[68]). -/
theorem M2_k16_k17 :
    (∀ a : α, ratio 67000589 67108864 ≤ a → throughput cost a 16 ≤ throughput cost a 17) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1072009423 1073741824 → throughput cost a 17 ≤ throughput cost a 16 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 16) (cost_positive 17) (ratio_nonneg 67000589 (by decide)) h (by decide) (Stands.le ((stands_tokens 67000589 (by decide) 16).div (stands_entry costs_positive 16) (p := 9575631235761151) (q := 415869100000000000) (by decide) (by decide)) ((stands_tokens 67000589 (by decide) 17).div (stands_entry costs_positive 17) (p := 172222915007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 16) (cost_positive 17) h0 h (by decide) (Stands.le ((stands_tokens 1072009423 (by decide) 17).div (stands_entry costs_positive 17) (p := 172222915007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1072009423 (by decide) 16).div (stands_entry costs_positive 16) (p := 9575631235761151) (q := 415869100000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 67011929/67108864 on, drafting 18 is at least as fast as 17, and up to
1072190863/1073741824 the other way round (results[69]). -/
theorem M2_k17_k18 :
    (∀ a : α, ratio 67011929 67108864 ≤ a → throughput cost a 17 ≤ throughput cost a 18) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1072190863 1073741824 → throughput cost a 18 ≤ throughput cost a 17 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 17) (cost_positive 18) (ratio_nonneg 67011929 (by decide)) h (by decide) (Stands.le ((stands_tokens 67011929 (by decide) 17).div (stands_entry costs_positive 17) (p := 172222915007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 67011929 (by decide) 18).div (stands_entry costs_positive 18) (p := 181660099007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 17) (cost_positive 18) h0 h (by decide) (Stands.le ((stands_tokens 1072190863 (by decide) 18).div (stands_entry costs_positive 18) (p := 181660099007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1072190863 (by decide) 17).div (stands_entry costs_positive 17) (p := 172222915007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1072345223/1073741824 on, drafting 19 is at least as fast as 18, and up
to 536172611/536870912 the other way round (results[70]). -/
theorem M2_k18_k19 :
    (∀ a : α, ratio 1072345223 1073741824 ≤ a → throughput cost a 18 ≤ throughput cost a 19) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 536172611 536870912 → throughput cost a 19 ≤ throughput cost a 18 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 18) (cost_positive 19) (ratio_nonneg 1072345223 (by decide)) h (by decide) (Stands.le ((stands_tokens 1072345223 (by decide) 18).div (stands_entry costs_positive 18) (p := 181660099007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1072345223 (by decide) 19).div (stands_entry costs_positive 19) (p := 191097283007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 18) (cost_positive 19) h0 h (by decide) (Stands.le ((stands_tokens 536172611 (by decide) 19).div (stands_entry costs_positive 19) (p := 191097283007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 536172611 (by decide) 18).div (stands_entry costs_positive 18) (p := 181660099007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 536238817/536870912 on, drafting 20 is at least as fast as 19, and up
to 1072477633/1073741824 the other way round (results[71]). -/
theorem M2_k19_k20 :
    (∀ a : α, ratio 536238817 536870912 ≤ a → throughput cost a 19 ≤ throughput cost a 20) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1072477633 1073741824 → throughput cost a 20 ≤ throughput cost a 19 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 19) (cost_positive 20) (ratio_nonneg 536238817 (by decide)) h (by decide) (Stands.le ((stands_tokens 536238817 (by decide) 19).div (stands_entry costs_positive 19) (p := 191097283007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 536238817 (by decide) 20).div (stands_entry costs_positive 20) (p := 200534467007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 19) (cost_positive 20) h0 h (by decide) (Stands.le ((stands_tokens 1072477633 (by decide) 20).div (stands_entry costs_positive 20) (p := 200534467007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1072477633 (by decide) 19).div (stands_entry costs_positive 19) (p := 191097283007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 536296035/536870912 on, drafting 21 is at least as fast as 20, and up
to 1072592069/1073741824 the other way round (results[72]). -/
theorem M2_k20_k21 :
    (∀ a : α, ratio 536296035 536870912 ≤ a → throughput cost a 20 ≤ throughput cost a 21) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1072592069 1073741824 → throughput cost a 21 ≤ throughput cost a 20 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 20) (cost_positive 21) (ratio_nonneg 536296035 (by decide)) h (by decide) (Stands.le ((stands_tokens 536296035 (by decide) 20).div (stands_entry costs_positive 20) (p := 200534467007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 536296035 (by decide) 21).div (stands_entry costs_positive 21) (p := 209971651007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 20) (cost_positive 21) h0 h (by decide) (Stands.le ((stands_tokens 1072592069 (by decide) 21).div (stands_entry costs_positive 21) (p := 209971651007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1072592069 (by decide) 20).div (stands_entry costs_positive 20) (p := 200534467007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1072691643/1073741824 on, drafting 22 is at least as fast as 21, and up
to 536345821/536870912 the other way round (results[73]). -/
theorem M2_k21_k22 :
    (∀ a : α, ratio 1072691643 1073741824 ≤ a → throughput cost a 21 ≤ throughput cost a 22) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 536345821 536870912 → throughput cost a 22 ≤ throughput cost a 21 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 21) (cost_positive 22) (ratio_nonneg 1072691643 (by decide)) h (by decide) (Stands.le ((stands_tokens 1072691643 (by decide) 21).div (stands_entry costs_positive 21) (p := 209971651007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1072691643 (by decide) 22).div (stands_entry costs_positive 22) (p := 219408835007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 21) (cost_positive 22) h0 h (by decide) (Stands.le ((stands_tokens 536345821 (by decide) 22).div (stands_entry costs_positive 22) (p := 219408835007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 536345821 (by decide) 21).div (stands_entry costs_positive 21) (p := 209971651007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1072778819/1073741824 on, drafting 23 is at least as fast as 22, and up
to 536389409/536870912 the other way round (results[74]). -/
theorem M2_k22_k23 :
    (∀ a : α, ratio 1072778819 1073741824 ≤ a → throughput cost a 22 ≤ throughput cost a 23) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 536389409 536870912 → throughput cost a 23 ≤ throughput cost a 22 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 22) (cost_positive 23) (ratio_nonneg 1072778819 (by decide)) h (by decide) (Stands.le ((stands_tokens 1072778819 (by decide) 22).div (stands_entry costs_positive 22) (p := 219408835007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 1072778819 (by decide) 23).div (stands_entry costs_positive 23) (p := 228846019007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 22) (cost_positive 23) h0 h (by decide) (Stands.le ((stands_tokens 536389409 (by decide) 23).div (stands_entry costs_positive 23) (p := 228846019007939567) (q := 7069774700000000000) (by decide) (by decide)) ((stands_tokens 536389409 (by decide) 22).div (stands_entry costs_positive 22) (p := 219408835007939567) (q := 7069774700000000000) (by decide) (by decide)) (by decide))⟩

/-- At acceptance 4/5 drafting 0 does not lead 1 by the factor that B6 wants (results[87]). -/
theorem B6_k0_not_certain :
    (((1 - (ratio 20965087729 500000000000)) * throughput cost (ratio 4 5) 0) : α) ≤ ((1 + (ratio 20965087729 500000000000)) * throughput cost (ratio 4 5) 1) :=
  (Stands.le ((stands_one.sub (stands_ratio 20965087729 (by decide))).mul ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 11790787007939567) (q := 7069774700000000000) (by decide) (by decide))) ((stands_one.add (stands_ratio 20965087729 (by decide))).mul ((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 21227971007939567) (q := 7069774700000000000) (by decide) (by decide))) (by decide))

/-- Whatever the true costs within the relative error 20965087729/500000000000, drafting 0 at
acceptance 4/5 loses at most the share 41930175458/520965087729 of the best throughput
(results[88]). -/
theorem B7_k0 :
    ∀ (C : Nat → α) (k : Nat), (∀ j, j ≤ 23 → Within (ratio 20965087729 500000000000) (cost j) (C j)) →
      IsBest C (ratio 4 5) 23 k →
        (1 - (ratio 41930175458 520965087729)) * throughput C (ratio 4 5) k ≤ throughput C (ratio 4 5) 0 :=
  fun _ _ hw hk => regret_share (Stands.le stands_zero (stands_ratio 20965087729 (by decide)) (by decide)) (Stands.lt (stands_ratio 20965087729 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) cost_positive hw
    (best_of_walk (p := 4) (q := 5) (A := 7069774700000000000) (B := 11790787007939567) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
    (Stands.le ((stands_one.add (stands_ratio 20965087729 (by decide))).mul (stands_one.sub (stands_ratio 41930175458 (by decide)))) (stands_one.sub (stands_ratio 20965087729 (by decide))) (by decide))

/-- C(0) is the fitted time of a pass over 1 tokens (derived.draft_length.costs[0]). -/
theorem cost_0_fitted :
    (cost 0 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 1 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 0) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 1).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(1) is the fitted time of a pass over 2 tokens (derived.draft_length.costs[1]). -/
theorem cost_1_fitted :
    (cost 1 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 2 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 1) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 2).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(2) is the fitted time of a pass over 3 tokens (derived.draft_length.costs[2]). -/
theorem cost_2_fitted :
    (cost 2 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 3 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 2) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 3).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(3) is the fitted time of a pass over 4 tokens (derived.draft_length.costs[3]). -/
theorem cost_3_fitted :
    (cost 3 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 4 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 3) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 4).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(4) is the fitted time of a pass over 5 tokens (derived.draft_length.costs[4]). -/
theorem cost_4_fitted :
    (cost 4 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 4) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(5) is the fitted time of a pass over 6 tokens (derived.draft_length.costs[5]). -/
theorem cost_5_fitted :
    (cost 5 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 6 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 5) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 6).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(6) is the fitted time of a pass over 7 tokens (derived.draft_length.costs[6]). -/
theorem cost_6_fitted :
    (cost 6 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 7 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 6) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 7).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(7) is the fitted time of a pass over 8 tokens (derived.draft_length.costs[7]). -/
theorem cost_7_fitted :
    (cost 7 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 8 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 7) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 8).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(8) is the fitted time of a pass over 9 tokens (derived.draft_length.costs[8]). -/
theorem cost_8_fitted :
    (cost 8 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 9 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 8) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 9).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(9) is the fitted time of a pass over 10 tokens (derived.draft_length.costs[9]). -/
theorem cost_9_fitted :
    (cost 9 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 10 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 9) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(10) is the fitted time of a pass over 11 tokens (derived.draft_length.costs[10]). -/
theorem cost_10_fitted :
    (cost 10 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 11 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 10) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 11).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(11) is the fitted time of a pass over 12 tokens (derived.draft_length.costs[11]). -/
theorem cost_11_fitted :
    (cost 11 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 12 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 11) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 12).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(12) is the fitted time of a pass over 13 tokens (derived.draft_length.costs[12]). -/
theorem cost_12_fitted :
    (cost 12 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 13 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 12) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 13).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(13) is the fitted time of a pass over 14 tokens (derived.draft_length.costs[13]). -/
theorem cost_13_fitted :
    (cost 13 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 14 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 13) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 14).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(14) is the fitted time of a pass over 15 tokens (derived.draft_length.costs[14]). -/
theorem cost_14_fitted :
    (cost 14 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 15 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 14) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 15).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(15) is the fitted time of a pass over 16 tokens (derived.draft_length.costs[15]). -/
theorem cost_15_fitted :
    (cost 15 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 16 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 15) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 16).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(16) is the fitted time of a pass over 17 tokens (derived.draft_length.costs[16]). -/
theorem cost_16_fitted :
    (cost 16 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 17 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 16) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 17).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(17) is the fitted time of a pass over 18 tokens (derived.draft_length.costs[17]). -/
theorem cost_17_fitted :
    (cost 17 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 18 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 17) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 18).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(18) is the fitted time of a pass over 19 tokens (derived.draft_length.costs[18]). -/
theorem cost_18_fitted :
    (cost 18 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 19 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 18) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 19).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(19) is the fitted time of a pass over 20 tokens (derived.draft_length.costs[19]). -/
theorem cost_19_fitted :
    (cost 19 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 20 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 19) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(20) is the fitted time of a pass over 21 tokens (derived.draft_length.costs[20]). -/
theorem cost_20_fitted :
    (cost 20 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 21 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 20) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 21).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(21) is the fitted time of a pass over 22 tokens (derived.draft_length.costs[21]). -/
theorem cost_21_fitted :
    (cost 21 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 22 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 21) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 22).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(22) is the fitted time of a pass over 23 tokens (derived.draft_length.costs[22]). -/
theorem cost_22_fitted :
    (cost 22 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 23 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 22) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 23).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- C(23) is the fitted time of a pass over 24 tokens (derived.draft_length.costs[23]). -/
theorem cost_23_fitted :
    (cost 23 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 24 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 23) ((stands_ratio 33291061 (by decide)).add ((((stands_natCast 24).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))).div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))

/-- Within the error: 1 / W of per_slot, n = 1..24 [s/byte]. -/
theorem box_0_within :
    (edge boxUnit boxLow 0 : α) = ((1 - perSlotError1) * (1 / perSlotBandwidth1)) ∧
      (edge boxUnit boxHigh 0 : α) = ((1 + perSlotError1) * (1 / perSlotBandwidth1)) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 0) ((stands_one.sub (stands_ratio 20965087729 (by decide))).mul (stands_one.div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 0) ((stands_one.add (stands_ratio 20965087729 (by decide))).mul (stands_one.div (stands_ratio 7069774700 (by decide)) (p := 7069774700) (q := 1) (by decide) (by decide))) (by decide))⟩

/-- Within the error: fixed time of per_slot, n = 1..24 [s]. -/
theorem box_1_within :
    (edge boxUnit boxLow 1 : α) = ((1 - perSlotError1) * perSlotFixed1) ∧
      (edge boxUnit boxHigh 1 : α) = ((1 + perSlotError1) * perSlotFixed1) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 1) ((stands_one.sub (stands_ratio 20965087729 (by decide))).mul (stands_ratio 33291061 (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 1) ((stands_one.add (stands_ratio 20965087729 (by decide))).mul (stands_ratio 33291061 (by decide))) (by decide))⟩

/-- The coefficients of C(0), a pass over 1 tokens. -/
theorem parts_0_requested :
    (part partsUnit boxParts 0 0 : α) = slotBytes 8 expertBytes 1 ∧
      (part partsUnit boxParts 1 0 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 0) (((stands_natCast 1).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 0) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(1), a pass over 2 tokens. -/
theorem parts_1_requested :
    (part partsUnit boxParts 0 1 : α) = slotBytes 8 expertBytes 2 ∧
      (part partsUnit boxParts 1 1 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 1) (((stands_natCast 2).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 1) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(2), a pass over 3 tokens. -/
theorem parts_2_requested :
    (part partsUnit boxParts 0 2 : α) = slotBytes 8 expertBytes 3 ∧
      (part partsUnit boxParts 1 2 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 2) (((stands_natCast 3).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 2) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(3), a pass over 4 tokens. -/
theorem parts_3_requested :
    (part partsUnit boxParts 0 3 : α) = slotBytes 8 expertBytes 4 ∧
      (part partsUnit boxParts 1 3 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 3) (((stands_natCast 4).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 3) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(4), a pass over 5 tokens. -/
theorem parts_4_requested :
    (part partsUnit boxParts 0 4 : α) = slotBytes 8 expertBytes 5 ∧
      (part partsUnit boxParts 1 4 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 4) (((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 4) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(5), a pass over 6 tokens. -/
theorem parts_5_requested :
    (part partsUnit boxParts 0 5 : α) = slotBytes 8 expertBytes 6 ∧
      (part partsUnit boxParts 1 5 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 5) (((stands_natCast 6).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 5) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(6), a pass over 7 tokens. -/
theorem parts_6_requested :
    (part partsUnit boxParts 0 6 : α) = slotBytes 8 expertBytes 7 ∧
      (part partsUnit boxParts 1 6 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 6) (((stands_natCast 7).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 6) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(7), a pass over 8 tokens. -/
theorem parts_7_requested :
    (part partsUnit boxParts 0 7 : α) = slotBytes 8 expertBytes 8 ∧
      (part partsUnit boxParts 1 7 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 7) (((stands_natCast 8).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 7) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(8), a pass over 9 tokens. -/
theorem parts_8_requested :
    (part partsUnit boxParts 0 8 : α) = slotBytes 8 expertBytes 9 ∧
      (part partsUnit boxParts 1 8 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 8) (((stands_natCast 9).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 8) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(9), a pass over 10 tokens. -/
theorem parts_9_requested :
    (part partsUnit boxParts 0 9 : α) = slotBytes 8 expertBytes 10 ∧
      (part partsUnit boxParts 1 9 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 9) (((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 9) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(10), a pass over 11 tokens. -/
theorem parts_10_requested :
    (part partsUnit boxParts 0 10 : α) = slotBytes 8 expertBytes 11 ∧
      (part partsUnit boxParts 1 10 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 10) (((stands_natCast 11).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 10) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(11), a pass over 12 tokens. -/
theorem parts_11_requested :
    (part partsUnit boxParts 0 11 : α) = slotBytes 8 expertBytes 12 ∧
      (part partsUnit boxParts 1 11 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 11) (((stands_natCast 12).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 11) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(12), a pass over 13 tokens. -/
theorem parts_12_requested :
    (part partsUnit boxParts 0 12 : α) = slotBytes 8 expertBytes 13 ∧
      (part partsUnit boxParts 1 12 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 12) (((stands_natCast 13).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 12) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(13), a pass over 14 tokens. -/
theorem parts_13_requested :
    (part partsUnit boxParts 0 13 : α) = slotBytes 8 expertBytes 14 ∧
      (part partsUnit boxParts 1 13 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 13) (((stands_natCast 14).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 13) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(14), a pass over 15 tokens. -/
theorem parts_14_requested :
    (part partsUnit boxParts 0 14 : α) = slotBytes 8 expertBytes 15 ∧
      (part partsUnit boxParts 1 14 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 14) (((stands_natCast 15).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 14) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(15), a pass over 16 tokens. -/
theorem parts_15_requested :
    (part partsUnit boxParts 0 15 : α) = slotBytes 8 expertBytes 16 ∧
      (part partsUnit boxParts 1 15 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 15) (((stands_natCast 16).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 15) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(16), a pass over 17 tokens. -/
theorem parts_16_requested :
    (part partsUnit boxParts 0 16 : α) = slotBytes 8 expertBytes 17 ∧
      (part partsUnit boxParts 1 16 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 16) (((stands_natCast 17).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 16) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(17), a pass over 18 tokens. -/
theorem parts_17_requested :
    (part partsUnit boxParts 0 17 : α) = slotBytes 8 expertBytes 18 ∧
      (part partsUnit boxParts 1 17 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 17) (((stands_natCast 18).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 17) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(18), a pass over 19 tokens. -/
theorem parts_18_requested :
    (part partsUnit boxParts 0 18 : α) = slotBytes 8 expertBytes 19 ∧
      (part partsUnit boxParts 1 18 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 18) (((stands_natCast 19).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 18) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(19), a pass over 20 tokens. -/
theorem parts_19_requested :
    (part partsUnit boxParts 0 19 : α) = slotBytes 8 expertBytes 20 ∧
      (part partsUnit boxParts 1 19 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 19) (((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 19) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(20), a pass over 21 tokens. -/
theorem parts_20_requested :
    (part partsUnit boxParts 0 20 : α) = slotBytes 8 expertBytes 21 ∧
      (part partsUnit boxParts 1 20 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 20) (((stands_natCast 21).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 20) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(21), a pass over 22 tokens. -/
theorem parts_21_requested :
    (part partsUnit boxParts 0 21 : α) = slotBytes 8 expertBytes 22 ∧
      (part partsUnit boxParts 1 21 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 21) (((stands_natCast 22).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 21) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(22), a pass over 23 tokens. -/
theorem parts_22_requested :
    (part partsUnit boxParts 0 22 : α) = slotBytes 8 expertBytes 23 ∧
      (part partsUnit boxParts 1 22 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 22) (((stands_natCast 23).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 22) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(23), a pass over 24 tokens. -/
theorem parts_23_requested :
    (part partsUnit boxParts 0 23 : α) = slotBytes 8 expertBytes 24 ∧
      (part partsUnit boxParts 1 23 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 23) (((stands_natCast 24).mul (stands_natCast 8)).mul (stands_ratio 1179648 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 23) (stands_natCast 1) (by decide))⟩

/-- Of the table. -/
theorem parts_rows :
    lengths boxParts = 23 + 1 :=
  by decide

/-- Every length costs something in all of the box. -/
theorem parts_positive :
    allCost boxLow 2 boxParts = true :=
  by decide

/-- At acceptance 1/2, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[0].possible_common). -/
theorem B8_at0 :
    ∀ k, k ≤ 23 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 1 2) 23 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 2) (p := 1) (q := 2) (ks := 0 :: List.nil)
    (rs := ((1, 1), 9437184 :: 1 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 3534887350000000000000000000000) (A := 1) (B := 1)
    (r := 6043901400903807330314726657) (ys := 520965087729000000000 :: 1127458010429092194314726657 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 3/5, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[1].possible_common). -/
theorem B8_at1 :
    ∀ k, k ≤ 23 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 3 5) 23 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 2) (p := 3) (q := 5) (ks := 0 :: List.nil)
    (rs := ((1, 1), 9437184 :: 1 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 3534887350000000000000000000000) (A := 1) (B := 1)
    (r := 6043901400903807330314726657) (ys := 520965087729000000000 :: 1127458010429092194314726657 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 7/10, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[2].possible_common). -/
theorem B8_at2 :
    ∀ k, k ≤ 23 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 7 10) 23 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 2) (p := 7) (q := 10) (ks := 0 :: List.nil)
    (rs := ((1, 1), 9437184 :: 1 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 3534887350000000000000000000000) (A := 1) (B := 1)
    (r := 6043901400903807330314726657) (ys := 520965087729000000000 :: 1127458010429092194314726657 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 4/5, exactly these lengths are best for some bandwidths and times of the box: 0, 1
(derived.draft_length.at[3].possible_common). -/
theorem B8_at3 :
    ∀ k, k ≤ 23 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 4 5) 23 k) ↔ listed (0 :: 1 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 2) (p := 4) (q := 5) (ks := 0 :: 1 :: List.nil)
    (rs := ((9, 5), 18874368 :: 1 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 1) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 3534887350000000000000000000000) (A := 1) (B := 1)
    (r := 6043901400903807330314726657) (ys := 520965087729000000000 :: 1127458010429092194314726657 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    (listed_cons (best_in_box (E := 3534887350000000000000) (A := 9) (B := 5)
    (r := 10171666371431890944) (ys := 479034912271 :: 1130185152381321216 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil)) hk

/-- At acceptance 9/10, exactly these lengths are best for some bandwidths and times of the box: 1
(derived.draft_length.at[4].possible_common). -/
theorem B8_at4 :
    ∀ k, k ≤ 23 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 9 10) 23 k) ↔ listed (1 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 2) (p := 9) (q := 10) (ks := 1 :: List.nil)
    (rs := ((19, 10), 18874368 :: 1 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 1) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 3534887350000000000000000000000) (A := 19) (B := 10)
    (r := 10168939229479661922314726657) (ys := 479034912271000000000 :: 1127458010429092194314726657 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 19/20, exactly these lengths are best for some bandwidths and times of the box: 2
(derived.draft_length.at[5].possible_common). -/
theorem B8_at5 :
    ∀ k, k ≤ 23 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 19 20) 23 k) ↔ listed (2 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 2) (p := 19) (q := 20) (ks := 2 :: List.nil)
    (rs := ((1141, 400), 28311552 :: 1 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 2) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 3534887350000000000000000000000) (A := 1141) (B := 400)
    (r := 14689679839004946786314726657) (ys := 479034912271000000000 :: 1127458010429092194314726657 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

end Results

end SpecMoE.Certificate
