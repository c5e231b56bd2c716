import SpecMoE

/-!
# Certificate cpu-torch-olmoe-1b-7b, in Lean

AMD EPYC, torch CPU, 2 threads, OLMoE-1B-7B-0924

Digest of the certificate: f6edd1b80c3257c64c6eac5d2d76849a947c0df179b3dc30ce450318454456dc

Every theorem below applies a claim of the theory to numbers of the certificate; each comparison
of numbers is one of natural numbers, which Lean's kernel computes. They hold in every ordered
field, so for real numbers. `specmoe verify --lean` makes this file from the certificate and
runs it.

## Taken for granted

* stationary-routing: The text to come is routed like the text that was recorded.
* error-within-e: Inside a regime the true time is within the relative error e of the fit at every
  n, not only at the calibrated ones. No theorem about measurements gives this.
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
  heldOut_perSlot_n20, heldOut_dedup_n5, heldOut_dedup_n10, heldOut_dedup_n20, heldOut_saving_n5,
  heldOut_saving_n10, heldOut_saving_n20, perSlotFixed_unit, dedupFixed_unit, slot_unit,
  expert_unit, fitted_faster, may_be_faster, surely_faster_from, costs_positive, costs_rows,
  errors_rows, errors_small, dearest_positive, cheapest_positive, cost_positive, cost_0_fitted,
  cost_1_fitted, cost_2_fitted, cost_3_fitted, cost_4_fitted, cost_5_fitted, cost_6_fitted,
  cost_7_fitted, cost_8_fitted, cost_9_fitted, cost_10_fitted, cost_11_fitted, cost_12_fitted,
  cost_13_fitted, cost_14_fitted, cost_15_fitted, cost_16_fitted, cost_17_fitted, cost_18_fitted,
  cost_19_fitted, cost_20_fitted, cost_21_fitted, cost_22_fitted, cost_23_fitted, cost_24_fitted,
  cost_25_fitted, cost_26_fitted, cost_27_fitted, cost_28_fitted, cost_29_fitted, cost_30_fitted,
  cost_31_fitted, box_0_within, box_1_within, parts_0_requested, parts_1_requested,
  parts_2_requested, parts_3_requested, parts_4_requested, parts_5_requested, parts_6_requested,
  parts_7_requested, parts_8_requested, parts_9_requested, parts_10_requested, parts_11_requested,
  parts_12_requested, parts_13_requested, parts_14_requested, parts_15_requested,
  parts_16_requested, parts_17_requested, parts_18_requested, parts_19_requested,
  parts_20_requested, parts_21_requested, parts_22_requested, parts_23_requested,
  parts_24_requested, parts_25_requested, parts_26_requested, parts_27_requested,
  parts_28_requested, parts_29_requested, parts_30_requested, parts_31_requested, parts_rows,
  parts_positive
* D5: D5_falls
* B1: B1_perSlot_n32, B1_perSlot_n32_fitted, B1_dedup_n32, B1_dedup_n32_fitted
* B2: B2_n32
* B3: B3_bounds
* D2: D2_crossover
* B4: B4_bracket
* D4: D4_fitted_upper, D4_within_errors_upper
* S2: S2_k1, S2_k2, S2_k3, S2_k4, S2_k5, S2_k6, S2_k7, S2_k8, S2_k9, S2_k10, S2_k11, S2_k12,
  S2_k13, S2_k14, S2_k15, S2_k16, S2_k17, S2_k18, S2_k19, S2_k20, S2_k21, S2_k22, S2_k23, S2_k24,
  S2_k25, S2_k26, S2_k27, S2_k28, S2_k29, S2_k30, S2_k31
* M3: M3_rises, M3_k0, M3_k1, M3_k2, M3_k3, M3_k4, M3_k5, M3_k6, M3_k12, M3_k13, M3_k18, M3_k19,
  M3_k31
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
* M1: M1_k0_k1, M1_k1_k2, M1_k2_k3, M1_k3_k4, M1_k4_k5, M1_k5_k6, M1_k6_k12, M1_k12_k13,
  M1_k13_k18, M1_k18_k19, M1_k19_k31
* M2: M2_k0_k1, M2_k1_k2, M2_k2_k3, M2_k3_k4, M2_k4_k5, M2_k5_k6, M2_k6_k12, M2_k12_k13,
  M2_k13_k18, M2_k18_k19, M2_k19_k31
* B7: B7_k0
* B8: B8_at0, B8_at1, B8_at2, B8_at3, B8_at4, B8_at5

## In the certificate, and not checked by Lean

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

/-- Bytes of one expert in all layers that were timed [bytes]: measured.bytes_per_expert = 3145728
times measured.moe_layers = 1. -/
def expertBytes : α := ratio 3145728 1

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
  (63225, 1024) ::  -- n = 25
  (63517, 1024) ::  -- n = 26
  (63767, 1024) ::  -- n = 27
  (63987, 1024) ::  -- n = 28
  (4011, 64) ::  -- n = 29
  (64341, 1024) ::  -- n = 30
  (8061, 128) ::  -- n = 31
  (32309, 512) ::  -- n = 32
  List.nil

/-- U(n) in the field; U(0) = 0, and 1 beyond the table, of which nothing is said. -/
def U : Nat → α := tableU distinct

/-- Fixed time F [s] of the per_slot kernel, n = 1..32 (derived.fits[0].regimes[0].fixed). -/
def perSlotFixed1 : α := ratio 2153249 20000000000

/-- Fitted effective bandwidth W [bytes/s] of the per_slot kernel, n = 1..32
(derived.fits[0].regimes[0].bandwidth). -/
def perSlotBandwidth1 : α := ratio 11931654000 1

/-- Relative error e of the bandwidth of the per_slot kernel, n = 1..32
(derived.fits[0].regimes[0].e). -/
def perSlotError1 : α := ratio 8546398963 250000000000

/-- Fixed time F [s] of the deduplicating kernel, n = 1..32 (derived.fits[1].regimes[0].fixed). -/
def dedupFixed1 : α := ratio 8862903 100000000000

/-- Fitted effective bandwidth W [bytes/s] of the deduplicating kernel, n = 1..32
(derived.fits[1].regimes[0].bandwidth). -/
def dedupBandwidth1 : α := ratio 16021760000 1

/-- Relative error e of the bandwidth of the deduplicating kernel, n = 1..32
(derived.fits[1].regimes[0].e). -/
def dedupError1 : α := ratio 34295972767 1000000000000

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
  (2529, 8192) ::  -- n = 25
  (63517, 212992) ::  -- n = 26
  (63767, 221184) ::  -- n = 27
  (9141, 32768) ::  -- n = 28
  (4011, 14848) ::  -- n = 29
  (21447, 81920) ::  -- n = 30
  (8061, 31744) ::  -- n = 31
  (32309, 131072) ::  -- n = 32
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

/-- Cost of a step C(k) [s], k = 0, 1, 2, ...: each pair p, q is p / q (derived.draft_length.costs). -/
def costs : Table :=
  (2077016956851, 1251700000000000) ::  -- k = 0
  (3799736956851, 1251700000000000) ::  -- k = 1
  (5309096956851, 1251700000000000) ::  -- k = 2
  (6621656956851, 1251700000000000) ::  -- k = 3
  (7769096956851, 1251700000000000) ::  -- k = 4
  (8776856956851, 1251700000000000) ::  -- k = 5
  (9663896956851, 1251700000000000) ::  -- k = 6
  (10443656956851, 1251700000000000) ::  -- k = 7
  (11124056956851, 1251700000000000) ::  -- k = 8
  (11716616956851, 1251700000000000) ::  -- k = 9
  (12230936956851, 1251700000000000) ::  -- k = 10
  (12677816956851, 1251700000000000) ::  -- k = 11
  (13070936956851, 1251700000000000) ::  -- k = 12
  (13416296956851, 1251700000000000) ::  -- k = 13
  (13719176956851, 1251700000000000) ::  -- k = 14
  (13986536956851, 1251700000000000) ::  -- k = 15
  (14216216956851, 1251700000000000) ::  -- k = 16
  (14415896956851, 1251700000000000) ::  -- k = 17
  (14592056956851, 1251700000000000) ::  -- k = 18
  (14747336956851, 1251700000000000) ::  -- k = 19
  (14884616956851, 1251700000000000) ::  -- k = 20
  (15006056956851, 1251700000000000) ::  -- k = 21
  (15111416956851, 1251700000000000) ::  -- k = 22
  (15202856956851, 1251700000000000) ::  -- k = 23
  (15284936956851, 1251700000000000) ::  -- k = 24
  (15355016956851, 1251700000000000) ::  -- k = 25
  (15415016956851, 1251700000000000) ::  -- k = 26
  (15467816956851, 1251700000000000) ::  -- k = 27
  (15513176956851, 1251700000000000) ::  -- k = 28
  (15552776956851, 1251700000000000) ::  -- k = 29
  (15588056956851, 1251700000000000) ::  -- k = 30
  (15619256956851, 1251700000000000) ::  -- k = 31
  List.nil

/-- C(k) [s] in the field. -/
def cost (k : Nat) : α := entry costs k

/-- Relative error of each cost (derived.draft_length.costs, e). That the true costs are within them
is an assumption of each theorem that speaks of true costs. -/
def errors : Table :=
  (34295972767, 1000000000000) ::  -- k = 0
  (34295972767, 1000000000000) ::  -- k = 1
  (34295972767, 1000000000000) ::  -- k = 2
  (34295972767, 1000000000000) ::  -- k = 3
  (34295972767, 1000000000000) ::  -- k = 4
  (34295972767, 1000000000000) ::  -- k = 5
  (34295972767, 1000000000000) ::  -- k = 6
  (34295972767, 1000000000000) ::  -- k = 7
  (34295972767, 1000000000000) ::  -- k = 8
  (34295972767, 1000000000000) ::  -- k = 9
  (34295972767, 1000000000000) ::  -- k = 10
  (34295972767, 1000000000000) ::  -- k = 11
  (34295972767, 1000000000000) ::  -- k = 12
  (34295972767, 1000000000000) ::  -- k = 13
  (34295972767, 1000000000000) ::  -- k = 14
  (34295972767, 1000000000000) ::  -- k = 15
  (34295972767, 1000000000000) ::  -- k = 16
  (34295972767, 1000000000000) ::  -- k = 17
  (34295972767, 1000000000000) ::  -- k = 18
  (34295972767, 1000000000000) ::  -- k = 19
  (34295972767, 1000000000000) ::  -- k = 20
  (34295972767, 1000000000000) ::  -- k = 21
  (34295972767, 1000000000000) ::  -- k = 22
  (34295972767, 1000000000000) ::  -- k = 23
  (34295972767, 1000000000000) ::  -- k = 24
  (34295972767, 1000000000000) ::  -- k = 25
  (34295972767, 1000000000000) ::  -- k = 26
  (34295972767, 1000000000000) ::  -- k = 27
  (34295972767, 1000000000000) ::  -- k = 28
  (34295972767, 1000000000000) ::  -- k = 29
  (34295972767, 1000000000000) ::  -- k = 30
  (34295972767, 1000000000000) ::  -- k = 31
  List.nil

/-- The error of C(k) in the field. -/
def error (k : Nat) : α := errorEntry errors k

/-- Denominator of the ends of the box. -/
def boxUnit : Nat :=
  1251700000000000000000000000

/-- Least value of each unknown of the box, over boxUnit. -/
def boxLow : List Nat :=
  75445627127578125 ::  -- 1 / W of deduplicating, n = 1..32 [s/byte]
  107132265999984249923283 ::  -- fixed time of deduplicating, n = 1..32 [s]
  List.nil

/-- Greatest value of each unknown of the box, over boxUnit. -/
def boxHigh : List Nat :=
  80804372872421875 ::  -- 1 / W of deduplicating, n = 1..32 [s/byte]
  114741647702015750076717 ::  -- fixed time of deduplicating, n = 1..32 [s]
  List.nil

/-- Denominator of the coefficients. -/
def partsUnit : Nat :=
  1

/-- Coefficients of the unknowns in the cost of each length, over partsUnit: the bytes requested for
1 / W, 1 for a time. -/
def boxParts : Parts :=
  (25165824 :: 1 :: List.nil) ::  -- k = 0
  (47216640 :: 1 :: List.nil) ::  -- k = 1
  (66536448 :: 1 :: List.nil) ::  -- k = 2
  (83337216 :: 1 :: List.nil) ::  -- k = 3
  (98024448 :: 1 :: List.nil) ::  -- k = 4
  (110923776 :: 1 :: List.nil) ::  -- k = 5
  (122277888 :: 1 :: List.nil) ::  -- k = 6
  (132258816 :: 1 :: List.nil) ::  -- k = 7
  (140967936 :: 1 :: List.nil) ::  -- k = 8
  (148552704 :: 1 :: List.nil) ::  -- k = 9
  (155136000 :: 1 :: List.nil) ::  -- k = 10
  (160856064 :: 1 :: List.nil) ::  -- k = 11
  (165888000 :: 1 :: List.nil) ::  -- k = 12
  (170308608 :: 1 :: List.nil) ::  -- k = 13
  (174185472 :: 1 :: List.nil) ::  -- k = 14
  (177607680 :: 1 :: List.nil) ::  -- k = 15
  (180547584 :: 1 :: List.nil) ::  -- k = 16
  (183103488 :: 1 :: List.nil) ::  -- k = 17
  (185358336 :: 1 :: List.nil) ::  -- k = 18
  (187345920 :: 1 :: List.nil) ::  -- k = 19
  (189103104 :: 1 :: List.nil) ::  -- k = 20
  (190657536 :: 1 :: List.nil) ::  -- k = 21
  (192006144 :: 1 :: List.nil) ::  -- k = 22
  (193176576 :: 1 :: List.nil) ::  -- k = 23
  (194227200 :: 1 :: List.nil) ::  -- k = 24
  (195124224 :: 1 :: List.nil) ::  -- k = 25
  (195892224 :: 1 :: List.nil) ::  -- k = 26
  (196568064 :: 1 :: List.nil) ::  -- k = 27
  (197148672 :: 1 :: List.nil) ::  -- k = 28
  (197655552 :: 1 :: List.nil) ::  -- k = 29
  (198107136 :: 1 :: List.nil) ::  -- k = 30
  (198506496 :: 1 :: List.nil) ::  -- k = 31
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

/-- The shares of n = 1..32 follow from U(n). -/
theorem shares_of_table :
    ∀ i, i < 32 → (entry sharesLow i : α) ≤ share U 8 (1 + i) ∧
      share U 8 (1 + i) ≤ (entry sharesHigh i : α) :=
  fun _ hi => share_between (us := distinct) (by decide) (by decide) (by decide)
    (fun i _ => tableU_entry distinct i) (by decide) hi

/-- The share never rises with the number of tokens up to n = 32 (results[44]). -/
theorem D5_falls :
    ∀ n, 1 ≤ n → n + 1 ≤ 32 → (share U 8 (n + 1) : α) ≤ share U 8 n :=
  fun _ h1 h2 => D5_share_antitone_within (U := U) (by decide) (le_refl (0 : α))
    (fun _ h => tableU_increments (K := 32) distinct_positive (by decide) (by decide) h)
    h1 h2

/-- The true time [s] of a per_slot pass at n = 32, for every true bandwidth within the error of the
fitted one (results[45]). -/
theorem B1_perSlot_n32 :
    ∀ W : α, 0 < W → Within perSlotError1 W perSlotBandwidth1 →
      (ratio 649180972130373077720844717 9943045000000000000000000000) ≤ perSlotFixed1 + slotBytes 8 expertBytes 32 / W ∧
        perSlotFixed1 + slotBytes 8 expertBytes 32 / W ≤ (ratio 695137293039947422279155283 9943045000000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 8546398963 (by decide)) (by decide))
    (Stands.lt (stands_ratio 8546398963 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 2153249 (by decide)) (by decide))
    (Stands.le stands_zero (((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 649180972130373077720844717 (by decide)) ((stands_one.sub (stands_ratio 8546398963 (by decide))).mul ((stands_ratio 2153249 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 8546398963 (by decide))).mul ((stands_ratio 2153249 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide)))) (stands_ratio 695137293039947422279155283 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[45].value). -/
theorem B1_perSlot_n32_fitted :
    (((ratio 2688636530340641 39772180000000000) : α) ≤ (perSlotFixed1 + (slotBytes 8 expertBytes 32 / perSlotBandwidth1))) ∧
      ((perSlotFixed1 + (slotBytes 8 expertBytes 32 / perSlotBandwidth1)) : α) ≤ (ratio 2688636530340641 39772180000000000) :=
  ⟨(Stands.le (stands_ratio 2688636530340641 (by decide)) ((stands_ratio 2153249 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 2153249 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide))) (stands_ratio 2688636530340641 (by decide)) (by decide))⟩

/-- The true time [s] of a deduplicating pass at n = 32, for every true bandwidth within the error
of the fitted one (results[46]). -/
theorem B1_dedup_n32 :
    ∀ W : α, 0 < W → Within dedupError1 W dedupBandwidth1 →
      (ratio 15083579345618062809923283 1251700000000000000000000000) ≤ dedupFixed1 + dedupBytes U expertBytes 32 / W ∧
        dedupFixed1 + dedupBytes U expertBytes 32 / W ≤ (ratio 16154934568083937190076717 1251700000000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 34295972767 (by decide)) (by decide))
    (Stands.lt (stands_ratio 34295972767 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 8862903 (by decide)) (by decide))
    (Stands.le stands_zero ((stands_entry distinct_positive 31).mul (stands_ratio 3145728 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 15083579345618062809923283 (by decide)) ((stands_one.sub (stands_ratio 34295972767 (by decide))).mul ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 31).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 34295972767 (by decide))).mul ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 31).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))) (stands_ratio 16154934568083937190076717 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[46].value). -/
theorem B1_dedup_n32_fitted :
    (((ratio 15619256956851 1251700000000000) : α) ≤ (dedupFixed1 + (dedupBytes U expertBytes 32 / dedupBandwidth1))) ∧
      ((dedupFixed1 + (dedupBytes U expertBytes 32 / dedupBandwidth1)) : α) ≤ (ratio 15619256956851 1251700000000000) :=
  ⟨(Stands.le (stands_ratio 15619256956851 (by decide)) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 31).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 31).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (stands_ratio 15619256956851 (by decide)) (by decide))⟩

/-- The time [s] that deduplication truly saves at n = 32, less than zero if it costs time
(results[47]). -/
theorem B2_n32 :
    ∀ Ws Wd : α, 0 < Ws → 0 < Wd → Within perSlotError1 Ws perSlotBandwidth1 →
      Within dedupError1 Wd dedupBandwidth1 →
      (ratio 130390116286614766025014996337127 2489141885300000000000000000000000) ≤ perSlotFixed1 + slotBytes 8 expertBytes 32 / Ws - (dedupFixed1 + dedupBytes U expertBytes 32 / Wd) ∧
        perSlotFixed1 + slotBytes 8 expertBytes 32 / Ws - (dedupFixed1 + dedupBytes U expertBytes 32 / Wd) ≤ (ratio 144025328300710247426985003662873 2489141885300000000000000000000000) :=
  fun _ _ hs hd h h' => saving_bounds (Stands.lt (stands_ratio 8546398963 (by decide)) stands_one (by decide)) (Stands.lt (stands_ratio 34295972767 (by decide)) stands_one (by decide))
    (Stands.le stands_zero (((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))) (by decide)) (Stands.le stands_zero ((stands_entry distinct_positive 31).mul (stands_ratio 3145728 (by decide))) (by decide)) hs hd h h'
    (Stands.le ((stands_ratio 130390116286614766025014996337127 (by decide)).add (((stands_ratio 8546398963 (by decide)).mul ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide))).add ((stands_ratio 34295972767 (by decide)).mul (((stands_entry distinct_positive 31).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))))) (((stands_ratio 2153249 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide))).sub ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 31).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((((stands_ratio 2153249 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide))).sub ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 31).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))).add (((stands_ratio 8546398963 (by decide)).mul ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide))).add ((stands_ratio 34295972767 (by decide)).mul (((stands_entry distinct_positive 31).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))))) (stands_ratio 144025328300710247426985003662873 (by decide)) (by decide))

/-- The true ratio of the two effective bandwidths, for all true bandwidths within the errors of the
fitted ones (results[48]). -/
theorem B3_bounds :
    ∀ Ws Wd : Nat → α, 0 < Ws 0 → 0 < Wd 0 →
      Within perSlotError1 (Ws 0) perSlotBandwidth1 →
      Within dedupError1 (Wd 0) dedupBandwidth1 →
      (ratio 2579007764633710080 2056810280108211103) ≤ bandwidthRatio Wd Ws 0 ∧
        bandwidthRatio Wd Ws 0 ≤ (ratio 8284736706098869760 5761223159675366691) :=
  fun _ _ hs hd h h' =>
    have bounds := B3_ratio (Wsh := fun _ => perSlotBandwidth1) (Wdh := fun _ => dedupBandwidth1)
      (n := 0) (Stands.lt (stands_ratio 8546398963 (by decide)) stands_one (by decide))
      (Stands.lt (stands_ratio 34295972767 (by decide)) stands_one (by decide)) hs hd h h'
    ⟨le_trans (Stands.le (stands_ratio 2579007764633710080 (by decide)) ((((stands_ratio 16021760000 (by decide)).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide)).mul (stands_one.sub (stands_ratio 8546398963 (by decide)))).div (stands_one.add (stands_ratio 34295972767 (by decide))) (p := 1034295972767) (q := 1000000000000) (by decide) (by decide)) (by decide)) bounds.1,
      le_trans bounds.2 (Stands.le ((((stands_ratio 16021760000 (by decide)).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide)).mul (stands_one.add (stands_ratio 8546398963 (by decide)))).div (stands_one.sub (stands_ratio 34295972767 (by decide))) (p := 965704027233) (q := 1000000000000) (by decide) (by decide)) (stands_ratio 8284736706098869760 (by decide)) (by decide))⟩

/-- The per_slot time held out at n = 5 lies inside its bounds (derived.holdout[0]). -/
theorem heldOut_perSlot_n5 :
    (((1 - perSlotError1) * (perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1))) : α) ≤ (ratio 49030301 4500000000) ∧
      ((ratio 49030301 4500000000) : α) ≤ ((1 + perSlotError1) * (perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1))) :=
  ⟨(Stands.le ((stands_one.sub (stands_ratio 8546398963 (by decide))).mul ((stands_ratio 2153249 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide)))) (stands_ratio 49030301 (by decide)) (by decide)),
    (Stands.le (stands_ratio 49030301 (by decide)) ((stands_one.add (stands_ratio 8546398963 (by decide))).mul ((stands_ratio 2153249 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide)))) (by decide))⟩

/-- The per_slot time held out at n = 10 lies inside its bounds (derived.holdout[1]). -/
theorem heldOut_perSlot_n10 :
    (((1 - perSlotError1) * (perSlotFixed1 + (slotBytes 8 expertBytes 10 / perSlotBandwidth1))) : α) ≤ (ratio 29834139 1400000000) ∧
      ((ratio 29834139 1400000000) : α) ≤ ((1 + perSlotError1) * (perSlotFixed1 + (slotBytes 8 expertBytes 10 / perSlotBandwidth1))) :=
  ⟨(Stands.le ((stands_one.sub (stands_ratio 8546398963 (by decide))).mul ((stands_ratio 2153249 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide)))) (stands_ratio 29834139 (by decide)) (by decide)),
    (Stands.le (stands_ratio 29834139 (by decide)) ((stands_one.add (stands_ratio 8546398963 (by decide))).mul ((stands_ratio 2153249 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide)))) (by decide))⟩

/-- The per_slot time held out at n = 20 lies inside its bounds (derived.holdout[2]). -/
theorem heldOut_perSlot_n20 :
    (((1 - perSlotError1) * (perSlotFixed1 + (slotBytes 8 expertBytes 20 / perSlotBandwidth1))) : α) ≤ (ratio 216520729 5000000000) ∧
      ((ratio 216520729 5000000000) : α) ≤ ((1 + perSlotError1) * (perSlotFixed1 + (slotBytes 8 expertBytes 20 / perSlotBandwidth1))) :=
  ⟨(Stands.le ((stands_one.sub (stands_ratio 8546398963 (by decide))).mul ((stands_ratio 2153249 (by decide)).add ((((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide)))) (stands_ratio 216520729 (by decide)) (by decide)),
    (Stands.le (stands_ratio 216520729 (by decide)) ((stands_one.add (stands_ratio 8546398963 (by decide))).mul ((stands_ratio 2153249 (by decide)).add ((((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide)))) (by decide))⟩

/-- The deduplicating time held out at n = 5 lies inside its bounds (derived.holdout[3]). -/
theorem heldOut_dedup_n5 :
    (((1 - dedupError1) * (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1))) : α) ≤ (ratio 123657143 20000000000) ∧
      ((ratio 123657143 20000000000) : α) ≤ ((1 + dedupError1) * (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1))) :=
  ⟨(Stands.le ((stands_one.sub (stands_ratio 34295972767 (by decide))).mul ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 4).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))) (stands_ratio 123657143 (by decide)) (by decide)),
    (Stands.le (stands_ratio 123657143 (by decide)) ((stands_one.add (stands_ratio 34295972767 (by decide))).mul ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 4).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))) (by decide))⟩

/-- The deduplicating time held out at n = 10 lies inside its bounds (derived.holdout[4]). -/
theorem heldOut_dedup_n10 :
    (((1 - dedupError1) * (dedupFixed1 + (dedupBytes U expertBytes 10 / dedupBandwidth1))) : α) ≤ (ratio 189641181 20000000000) ∧
      ((ratio 189641181 20000000000) : α) ≤ ((1 + dedupError1) * (dedupFixed1 + (dedupBytes U expertBytes 10 / dedupBandwidth1))) :=
  ⟨(Stands.le ((stands_one.sub (stands_ratio 34295972767 (by decide))).mul ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 9).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))) (stands_ratio 189641181 (by decide)) (by decide)),
    (Stands.le (stands_ratio 189641181 (by decide)) ((stands_one.add (stands_ratio 34295972767 (by decide))).mul ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 9).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))) (by decide))⟩

/-- The deduplicating time held out at n = 20 lies outside its bounds (derived.holdout[5]). -/
theorem heldOut_dedup_n20 :
    ((ratio 28015987 2500000000) : α) < ((1 - dedupError1) * (dedupFixed1 + (dedupBytes U expertBytes 20 / dedupBandwidth1))) :=
  (Stands.lt (stands_ratio 28015987 (by decide)) ((stands_one.sub (stands_ratio 34295972767 (by decide))).mul ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 19).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))) (by decide))

/-- The saving at n = 5, of which a row was held out, lies inside its bounds
(derived.savings.points[0]). -/
theorem heldOut_saving_n5 :
    ((((perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1)) - (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1))) - ((perSlotError1 * (perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1))) + (dedupError1 * (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1))))) : α) ≤ (ratio 848297753 180000000000) ∧
      ((ratio 848297753 180000000000) : α) ≤ (((perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1)) - (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1))) + ((perSlotError1 * (perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1))) + (dedupError1 * (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1))))) :=
  ⟨(Stands.le ((((stands_ratio 2153249 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide))).sub ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 4).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))).sub (((stands_ratio 8546398963 (by decide)).mul ((stands_ratio 2153249 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide)))).add ((stands_ratio 34295972767 (by decide)).mul ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 4).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))))) (stands_ratio 848297753 (by decide)) (by decide)),
    (Stands.le (stands_ratio 848297753 (by decide)) ((((stands_ratio 2153249 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide))).sub ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 4).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))).add (((stands_ratio 8546398963 (by decide)).mul ((stands_ratio 2153249 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide)))).add ((stands_ratio 34295972767 (by decide)).mul ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 4).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))))) (by decide))⟩

/-- The saving at n = 10, of which a row was held out, lies inside its bounds
(derived.savings.points[1]). -/
theorem heldOut_saving_n10 :
    ((((perSlotFixed1 + (slotBytes 8 expertBytes 10 / perSlotBandwidth1)) - (dedupFixed1 + (dedupBytes U expertBytes 10 / dedupBandwidth1))) - ((perSlotError1 * (perSlotFixed1 + (slotBytes 8 expertBytes 10 / perSlotBandwidth1))) + (dedupError1 * (dedupFixed1 + (dedupBytes U expertBytes 10 / dedupBandwidth1))))) : α) ≤ (ratio 1655925633 140000000000) ∧
      ((ratio 1655925633 140000000000) : α) ≤ (((perSlotFixed1 + (slotBytes 8 expertBytes 10 / perSlotBandwidth1)) - (dedupFixed1 + (dedupBytes U expertBytes 10 / dedupBandwidth1))) + ((perSlotError1 * (perSlotFixed1 + (slotBytes 8 expertBytes 10 / perSlotBandwidth1))) + (dedupError1 * (dedupFixed1 + (dedupBytes U expertBytes 10 / dedupBandwidth1))))) :=
  ⟨(Stands.le ((((stands_ratio 2153249 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide))).sub ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 9).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))).sub (((stands_ratio 8546398963 (by decide)).mul ((stands_ratio 2153249 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide)))).add ((stands_ratio 34295972767 (by decide)).mul ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 9).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))))) (stands_ratio 1655925633 (by decide)) (by decide)),
    (Stands.le (stands_ratio 1655925633 (by decide)) ((((stands_ratio 2153249 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide))).sub ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 9).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))).add (((stands_ratio 8546398963 (by decide)).mul ((stands_ratio 2153249 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide)))).add ((stands_ratio 34295972767 (by decide)).mul ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 9).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))))) (by decide))⟩

/-- The saving at n = 20, of which a row was held out, lies inside its bounds
(derived.savings.points[2]). -/
theorem heldOut_saving_n20 :
    ((((perSlotFixed1 + (slotBytes 8 expertBytes 20 / perSlotBandwidth1)) - (dedupFixed1 + (dedupBytes U expertBytes 20 / dedupBandwidth1))) - ((perSlotError1 * (perSlotFixed1 + (slotBytes 8 expertBytes 20 / perSlotBandwidth1))) + (dedupError1 * (dedupFixed1 + (dedupBytes U expertBytes 20 / dedupBandwidth1))))) : α) ≤ (ratio 32097751 1000000000) ∧
      ((ratio 32097751 1000000000) : α) ≤ (((perSlotFixed1 + (slotBytes 8 expertBytes 20 / perSlotBandwidth1)) - (dedupFixed1 + (dedupBytes U expertBytes 20 / dedupBandwidth1))) + ((perSlotError1 * (perSlotFixed1 + (slotBytes 8 expertBytes 20 / perSlotBandwidth1))) + (dedupError1 * (dedupFixed1 + (dedupBytes U expertBytes 20 / dedupBandwidth1))))) :=
  ⟨(Stands.le ((((stands_ratio 2153249 (by decide)).add ((((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide))).sub ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 19).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))).sub (((stands_ratio 8546398963 (by decide)).mul ((stands_ratio 2153249 (by decide)).add ((((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide)))).add ((stands_ratio 34295972767 (by decide)).mul ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 19).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))))) (stands_ratio 32097751 (by decide)) (by decide)),
    (Stands.le (stands_ratio 32097751 (by decide)) ((((stands_ratio 2153249 (by decide)).add ((((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide))).sub ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 19).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))).add (((stands_ratio 8546398963 (by decide)).mul ((stands_ratio 2153249 (by decide)).add ((((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide)))).add ((stands_ratio 34295972767 (by decide)).mul ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 19).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))))) (by decide))⟩

/-- In the common unit of time. -/
theorem perSlotFixed_unit :
    (perSlotFixed1 : α) = ratio 267987113769016985 2489141885300000000000 :=
  (Stands.eq (stands_ratio 2153249 (by decide)) (stands_ratio 267987113769016985 (by decide)) (by decide))

/-- In the common unit of time. -/
theorem dedupFixed_unit :
    (dedupFixed1 : α) = ratio 220610230826510259 2489141885300000000000 :=
  (Stands.eq (stands_ratio 8862903 (by decide)) (stands_ratio 220610230826510259 (by decide)) (by decide))

/-- In the common unit of time. -/
theorem slot_unit :
    (((natCast 8 * expertBytes) / perSlotBandwidth1) : α) = ratio 5250010316800000000 2489141885300000000000 :=
  (Stands.eq (((stands_natCast 8).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide)) (stands_ratio 5250010316800000000 (by decide)) (by decide))

/-- In the common unit of time. -/
theorem expert_unit :
    ((expertBytes / dedupBandwidth1) : α) = ratio 488720547840000000 2489141885300000000000 :=
  (Stands.eq ((stands_ratio 3145728 (by decide)).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)) (stands_ratio 488720547840000000 (by decide)) (by decide))

/-- By the fits, deduplication is faster at n = 1 and at no n from 1 to 0. -/
theorem fitted_faster :
    ∀ n, 1 ≤ n → n < 2 → ((dedupTime n : α) < perSlotTime n ↔ 1 ≤ n) :=
  fun _ h1 h2 => of_one_mul (faster_from (us := (takeRows 1 (dropRows 0 distinct)))
    (s := 1) (e := 2) (k := 1) (s0 := 267987113769016985) (s1 := 5250010316800000000)
    (d0 := 220610230826510259) (d1 := 488720547840000000) (a := 1) (b := 1) (g := 1)
    (z := 2489141885300000000000) (by decide) (by decide) perSlotFixed_unit slot_unit dedupFixed_unit expert_unit
    (Stands.eq stands_one (stands_ratio 1 (by decide)) (by decide))
    (Stands.eq stands_one (stands_ratio 1 (by decide)) (by decide))
    (tableU_part distinct 0 1) (by decide) (by decide) h1 h2)

/-- By the fits, deduplication is faster at n = 1 and at no n from 1 to 0; there the share is below
the ratio of D2 (derived.crossover.n). -/
theorem D2_crossover :
    LeastFrom 1 (fun n => (dedupTime n : α) < perSlotTime n) 1 ∧
      (share U 8 1 : α) < bandwidthRatio (fun _ => dedupBandwidth1) (fun _ => perSlotBandwidth1) 1 *
        (1 + (perSlotFixed1 - dedupFixed1) * perSlotBandwidth1 / slotBytes 8 expertBytes 1) :=
  have faster := (fitted_faster (α := α) 1 (by decide) (by decide)).mpr (by decide)
  ⟨⟨(by decide), faster, fun i h1 h2 h => nat_not_le_of_lt h2
      ((fitted_faster i h1 (Nat.lt_trans h2 (by decide))).mp h)⟩,
    (D2_faster_iff_fixed U (Wd := fun _ => dedupBandwidth1) (Ws := fun _ => perSlotBandwidth1)
      (Stands.lt stands_zero (stands_ratio 3145728 (by decide)) (by decide)) (by decide) (by decide) (Stands.lt stands_zero (stands_ratio 16021760000 (by decide)) (by decide))
      (Stands.lt stands_zero (stands_ratio 11931654000 (by decide)) (by decide))).mp faster⟩

/-- Deduplication can be faster within the errors of both fits at n = 1 and not before -/
theorem may_be_faster :
    ∀ n, 1 ≤ n → n < 2 → (((1 - dedupError1) * dedupTime n : α) < (1 + perSlotError1) * perSlotTime n ↔ 1 ≤ n) :=
  fun _ h1 h2 => faster_from (us := (takeRows 1 (dropRows 0 distinct)))
    (s := 1) (e := 2) (k := 1) (s0 := 267987113769016985) (s1 := 5250010316800000000)
    (d0 := 220610230826510259) (d1 := 488720547840000000) (a := 965704027233) (b := 1034185595852) (g := 1000000000000)
    (z := 2489141885300000000000) (by decide) (by decide) perSlotFixed_unit slot_unit dedupFixed_unit expert_unit
    (Stands.eq (stands_one.sub (stands_ratio 34295972767 (by decide))) (stands_ratio 965704027233 (by decide)) (by decide))
    (Stands.eq (stands_one.add (stands_ratio 8546398963 (by decide))) (stands_ratio 1034185595852 (by decide)) (by decide))
    (tableU_part distinct 0 1) (by decide) (by decide) h1 h2

/-- Deduplication is surely faster within the errors of both fits from n = 1 to 32. -/
theorem surely_faster_from :
    ∀ n, 1 ≤ n → n < 33 → (((1 + dedupError1) * dedupTime n : α) < (1 - perSlotError1) * perSlotTime n ↔ 1 ≤ n) :=
  fun _ h1 h2 => faster_from (us := (takeRows 32 (dropRows 0 distinct)))
    (s := 1) (e := 33) (k := 1) (s0 := 267987113769016985) (s1 := 5250010316800000000)
    (d0 := 220610230826510259) (d1 := 488720547840000000) (a := 1034295972767) (b := 965814404148) (g := 1000000000000)
    (z := 2489141885300000000000) (by decide) (by decide) perSlotFixed_unit slot_unit dedupFixed_unit expert_unit
    (Stands.eq (stands_one.add (stands_ratio 34295972767 (by decide))) (stands_ratio 1034295972767 (by decide)) (by decide))
    (Stands.eq (stands_one.sub (stands_ratio 8546398963 (by decide))) (stands_ratio 965814404148 (by decide)) (by decide))
    (tableU_part distinct 0 32) (by decide) (by decide) h1 h2

/-- The true crossover lies within n = 1..1, for all true times within the errors of the fitted ones
(derived.crossover.possible_from, certain_from). -/
theorem B4_bracket :
    ∀ (Ts Td : Nat → α) (n : Nat), (∀ i, 1 ≤ i → Within perSlotError1 (perSlotTime i) (Ts i)) →
      (∀ i, 1 ≤ i → Within dedupError1 (dedupTime i) (Td i)) →
      LeastFrom 1 (fun i => Td i < Ts i) n → 1 ≤ n ∧ n ≤ 1 :=
  fun _ _ _ hs hd hn => crossover_within_errors (by decide) (Stands.lt (stands_ratio 8546398963 (by decide)) stands_one (by decide))
    (Stands.le stands_zero (stands_ratio 8546398963 (by decide)) (by decide))
    (Stands.lt (stands_ratio 34295972767 (by decide)) stands_one (by decide))
    (Stands.le stands_zero (stands_ratio 34295972767 (by decide)) (by decide))
    (fun _ hi => slot_time_pos (Stands.le stands_zero (stands_ratio 2153249 (by decide)) (by decide)) (Stands.lt stands_zero (stands_ratio 3145728 (by decide)) (by decide))
      (Stands.lt stands_zero (stands_ratio 11931654000 (by decide)) (by decide)) (by decide) hi)
    (fun _ hi => dedup_time_pos (Stands.le stands_zero (stands_ratio 8862903 (by decide)) (by decide)) (Stands.lt stands_zero (stands_ratio 3145728 (by decide)) (by decide))
      (Stands.lt stands_zero (stands_ratio 16021760000 (by decide)) (by decide))
      (tableU_pos distinct_positive hi)) hs hd
    (fun i h1 h2 h => nat_not_le_of_lt h2 ((may_be_faster i h1 (Nat.lt_trans h2 (by decide))).mp h)) (by decide)
    ((surely_faster_from 1 (by decide) (by decide)).mpr (by decide)) hn

/-- Whatever the router does, deduplication is faster at n = 6, for the fitted times (results[43]). -/
theorem D4_fitted_upper :
    ∀ V Ts Td : Nat → α, (∀ i, 1 ≤ i → natCast 8 ≤ V i ∧ V i ≤ natCast 64) →
      (∀ i, 1 ≤ i → Within 0 (perSlotFixed1 + slotBytes 8 expertBytes i / perSlotBandwidth1) (Ts i)) →
      (∀ i, 1 ≤ i → Within 0 (dedupFixed1 + dedupBytes V expertBytes i / dedupBandwidth1) (Td i)) →
      Td 6 < Ts 6 :=
  fun _ _ _ hV hs hd => any_router_upper (N := 64) (by decide) (by decide)
    (Stands.lt stands_zero (stands_ratio 3145728 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 16021760000 (by decide)) (by decide))
    (Stands.le stands_zero stands_zero (by decide)) (by decide) (hV 6 (by decide)).2 (hs 6 (by decide)) (hd 6 (by decide))
    (Stands.lt ((stands_one.add stands_zero).mul ((stands_ratio 8862903 (by decide)).add (((stands_natCast 64).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))) ((stands_one.sub stands_zero).mul ((stands_ratio 2153249 (by decide)).add ((((stands_natCast 6).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide)))) (by decide))

/-- Whatever the router does, deduplication is faster at n = 7, for true times within the errors
(derived.crossover.any_routing). -/
theorem D4_within_errors_upper :
    ∀ V Ts Td : Nat → α, (∀ i, 1 ≤ i → natCast 8 ≤ V i ∧ V i ≤ natCast 64) →
      (∀ i, 1 ≤ i → Within perSlotError1 (perSlotFixed1 + slotBytes 8 expertBytes i / perSlotBandwidth1) (Ts i)) →
      (∀ i, 1 ≤ i → Within dedupError1 (dedupFixed1 + dedupBytes V expertBytes i / dedupBandwidth1) (Td i)) →
      Td 7 < Ts 7 :=
  fun _ _ _ hV hs hd => any_router_upper (N := 64) (by decide) (by decide)
    (Stands.lt stands_zero (stands_ratio 3145728 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 16021760000 (by decide)) (by decide))
    (Stands.le stands_zero (stands_ratio 34295972767 (by decide)) (by decide)) (by decide) (hV 7 (by decide)).2 (hs 7 (by decide)) (hd 7 (by decide))
    (Stands.lt ((stands_one.add (stands_ratio 34295972767 (by decide))).mul ((stands_ratio 8862903 (by decide)).add (((stands_natCast 64).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide)))) ((stands_one.sub (stands_ratio 8546398963 (by decide))).mul ((stands_ratio 2153249 (by decide)).add ((((stands_natCast 7).mul (stands_natCast 8)).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 11931654000 (by decide)) (p := 11931654000) (q := 1) (by decide) (by decide)))) (by decide))

/-- About the tables, for the theorems below. -/
theorem costs_positive :
    allPositive costs = true :=
  by decide

/-- About the tables, for the theorems below. -/
theorem costs_rows :
    rows costs = 31 + 1 :=
  by decide

/-- About the tables, for the theorems below. -/
theorem errors_rows :
    rows errors = 31 + 1 :=
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

/-- From the acceptance rate 222645813/268435456 on, drafting 1 is not slower than plain decoding,
and up to 890583251/1073741824 not faster (derived.draft_length.thresholds[0]). -/
theorem S2_k1 :
    (∀ a : α, ratio 222645813 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 1) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 890583251 1073741824 → ¬ throughput cost a 0 < throughput cost a 1 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 1) (ratio_nonneg 222645813 (by decide)) (Stands.le (stands_entry costs_positive 1) ((stands_tokens 222645813 (by decide) 1).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 1) h0 h (Stands.le ((stands_tokens 890583251 (by decide) 1).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 1) (by decide))⟩

/-- From the acceptance rate 226537587/268435456 on, drafting 2 is not slower than plain decoding,
and up to 906150347/1073741824 not faster (derived.draft_length.thresholds[1]). -/
theorem S2_k2 :
    (∀ a : α, ratio 226537587 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 2) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 906150347 1073741824 → ¬ throughput cost a 0 < throughput cost a 2 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 2) (ratio_nonneg 226537587 (by decide)) (Stands.le (stands_entry costs_positive 2) ((stands_tokens 226537587 (by decide) 2).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 2) h0 h (Stands.le ((stands_tokens 906150347 (by decide) 2).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 2) (by decide))⟩

/-- From the acceptance rate 912997277/1073741824 on, drafting 3 is not slower than plain decoding,
and up to 228249319/268435456 not faster (derived.draft_length.thresholds[2]). -/
theorem S2_k3 :
    (∀ a : α, ratio 912997277 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 228249319 268435456 → ¬ throughput cost a 0 < throughput cost a 3 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 3) (ratio_nonneg 912997277 (by decide)) (Stands.le (stands_entry costs_positive 3) ((stands_tokens 912997277 (by decide) 3).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 3) h0 h (Stands.le ((stands_tokens 228249319 (by decide) 3).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 3) (by decide))⟩

/-- From the acceptance rate 917332013/1073741824 on, drafting 4 is not slower than plain decoding,
and up to 229333003/268435456 not faster (derived.draft_length.thresholds[3]). -/
theorem S2_k4 :
    (∀ a : α, ratio 917332013 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 229333003 268435456 → ¬ throughput cost a 0 < throughput cost a 4 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 4) (ratio_nonneg 917332013 (by decide)) (Stands.le (stands_entry costs_positive 4) ((stands_tokens 917332013 (by decide) 4).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 4) h0 h (Stands.le ((stands_tokens 229333003 (by decide) 4).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 4) (by decide))⟩

/-- From the acceptance rate 920529041/1073741824 on, drafting 5 is not slower than plain decoding,
and up to 57533065/67108864 not faster (derived.draft_length.thresholds[4]). -/
theorem S2_k5 :
    (∀ a : α, ratio 920529041 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 57533065 67108864 → ¬ throughput cost a 0 < throughput cost a 5 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 5) (ratio_nonneg 920529041 (by decide)) (Stands.le (stands_entry costs_positive 5) ((stands_tokens 920529041 (by decide) 5).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 5) h0 h (Stands.le ((stands_tokens 57533065 (by decide) 5).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 5) (by decide))⟩

/-- From the acceptance rate 923015791/1073741824 on, drafting 6 is not slower than plain decoding,
and up to 461507895/536870912 not faster (derived.draft_length.thresholds[5]). -/
theorem S2_k6 :
    (∀ a : α, ratio 923015791 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 6) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 461507895 536870912 → ¬ throughput cost a 0 < throughput cost a 6 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 6) (ratio_nonneg 923015791 (by decide)) (Stands.le (stands_entry costs_positive 6) ((stands_tokens 923015791 (by decide) 6).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 6) h0 h (Stands.le ((stands_tokens 461507895 (by decide) 6).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 6) (by decide))⟩

/-- From the acceptance rate 115617913/134217728 on, drafting 7 is not slower than plain decoding,
and up to 924943303/1073741824 not faster (derived.draft_length.thresholds[6]). -/
theorem S2_k7 :
    (∀ a : α, ratio 115617913 134217728 ≤ a → throughput cost a 0 ≤ throughput cost a 7) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 924943303 1073741824 → ¬ throughput cost a 0 < throughput cost a 7 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 7) (ratio_nonneg 115617913 (by decide)) (Stands.le (stands_entry costs_positive 7) ((stands_tokens 115617913 (by decide) 7).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 7) h0 h (Stands.le ((stands_tokens 924943303 (by decide) 7).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 7) (by decide))⟩

/-- From the acceptance rate 926333513/1073741824 on, drafting 8 is not slower than plain decoding,
and up to 115791689/134217728 not faster (derived.draft_length.thresholds[7]). -/
theorem S2_k8 :
    (∀ a : α, ratio 926333513 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 8) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 115791689 134217728 → ¬ throughput cost a 0 < throughput cost a 8 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 8) (ratio_nonneg 926333513 (by decide)) (Stands.le (stands_entry costs_positive 8) ((stands_tokens 926333513 (by decide) 8).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 8) h0 h (Stands.le ((stands_tokens 115791689 (by decide) 8).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 8) (by decide))⟩

/-- From the acceptance rate 28979699/33554432 on, drafting 9 is not slower than plain decoding, and
up to 927350367/1073741824 not faster (derived.draft_length.thresholds[8]). -/
theorem S2_k9 :
    (∀ a : α, ratio 28979699 33554432 ≤ a → throughput cost a 0 ≤ throughput cost a 9) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 927350367 1073741824 → ¬ throughput cost a 0 < throughput cost a 9 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 9) (ratio_nonneg 28979699 (by decide)) (Stands.le (stands_entry costs_positive 9) ((stands_tokens 28979699 (by decide) 9).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 9) h0 h (Stands.le ((stands_tokens 927350367 (by decide) 9).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 9) (by decide))⟩

/-- From the acceptance rate 116010415/134217728 on, drafting 10 is not slower than plain decoding,
and up to 928083319/1073741824 not faster (derived.draft_length.thresholds[9]). -/
theorem S2_k10 :
    (∀ a : α, ratio 116010415 134217728 ≤ a → throughput cost a 0 ≤ throughput cost a 10) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 928083319 1073741824 → ¬ throughput cost a 0 < throughput cost a 10 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 10) (ratio_nonneg 116010415 (by decide)) (Stands.le (stands_entry costs_positive 10) ((stands_tokens 116010415 (by decide) 10).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 10) h0 h (Stands.le ((stands_tokens 928083319 (by decide) 10).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 10) (by decide))⟩

/-- From the acceptance rate 928636657/1073741824 on, drafting 11 is not slower than plain decoding,
and up to 58039791/67108864 not faster (derived.draft_length.thresholds[10]). -/
theorem S2_k11 :
    (∀ a : α, ratio 928636657 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 11) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 58039791 67108864 → ¬ throughput cost a 0 < throughput cost a 11 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 11) (ratio_nonneg 928636657 (by decide)) (Stands.le (stands_entry costs_positive 11) ((stands_tokens 928636657 (by decide) 11).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 11) h0 h (Stands.le ((stands_tokens 58039791 (by decide) 11).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 11) (by decide))⟩

/-- From the acceptance rate 929148645/1073741824 on, drafting 12 is not slower than plain decoding,
and up to 232287161/268435456 not faster (derived.draft_length.thresholds[11]). -/
theorem S2_k12 :
    (∀ a : α, ratio 929148645 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 12) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 232287161 268435456 → ¬ throughput cost a 0 < throughput cost a 12 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 12) (ratio_nonneg 929148645 (by decide)) (Stands.le (stands_entry costs_positive 12) ((stands_tokens 929148645 (by decide) 12).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 12) h0 h (Stands.le ((stands_tokens 232287161 (by decide) 12).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 12) (by decide))⟩

/-- From the acceptance rate 464804233/536870912 on, drafting 13 is not slower than plain decoding,
and up to 929608465/1073741824 not faster (derived.draft_length.thresholds[12]). -/
theorem S2_k13 :
    (∀ a : α, ratio 464804233 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 13) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 929608465 1073741824 → ¬ throughput cost a 0 < throughput cost a 13 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 13) (ratio_nonneg 464804233 (by decide)) (Stands.le (stands_entry costs_positive 13) ((stands_tokens 464804233 (by decide) 13).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 13) h0 h (Stands.le ((stands_tokens 929608465 (by decide) 13).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 13) (by decide))⟩

/-- From the acceptance rate 465006111/536870912 on, drafting 14 is not slower than plain decoding,
and up to 930012221/1073741824 not faster (derived.draft_length.thresholds[13]). -/
theorem S2_k14 :
    (∀ a : α, ratio 465006111 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 14) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 930012221 1073741824 → ¬ throughput cost a 0 < throughput cost a 14 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 14) (ratio_nonneg 465006111 (by decide)) (Stands.le (stands_entry costs_positive 14) ((stands_tokens 465006111 (by decide) 14).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 14) h0 h (Stands.le ((stands_tokens 930012221 (by decide) 14).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 14) (by decide))⟩

/-- From the acceptance rate 930392269/1073741824 on, drafting 15 is not slower than plain decoding,
and up to 232598067/268435456 not faster (derived.draft_length.thresholds[14]). -/
theorem S2_k15 :
    (∀ a : α, ratio 930392269 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 15) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 232598067 268435456 → ¬ throughput cost a 0 < throughput cost a 15 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 15) (ratio_nonneg 930392269 (by decide)) (Stands.le (stands_entry costs_positive 15) ((stands_tokens 930392269 (by decide) 15).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 15) h0 h (Stands.le ((stands_tokens 232598067 (by decide) 15).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 15) (by decide))⟩

/-- From the acceptance rate 930660739/1073741824 on, drafting 16 is not slower than plain decoding,
and up to 465330369/536870912 not faster (derived.draft_length.thresholds[15]). -/
theorem S2_k16 :
    (∀ a : α, ratio 930660739 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 16) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 465330369 536870912 → ¬ throughput cost a 0 < throughput cost a 16 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 16) (ratio_nonneg 930660739 (by decide)) (Stands.le (stands_entry costs_positive 16) ((stands_tokens 930660739 (by decide) 16).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 16) h0 h (Stands.le ((stands_tokens 465330369 (by decide) 16).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 16) (by decide))⟩

/-- From the acceptance rate 930879957/1073741824 on, drafting 17 is not slower than plain decoding,
and up to 232719989/268435456 not faster (derived.draft_length.thresholds[16]). -/
theorem S2_k17 :
    (∀ a : α, ratio 930879957 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 17) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 232719989 268435456 → ¬ throughput cost a 0 < throughput cost a 17 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 17) (ratio_nonneg 930879957 (by decide)) (Stands.le (stands_entry costs_positive 17) ((stands_tokens 930879957 (by decide) 17).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 17) h0 h (Stands.le ((stands_tokens 232719989 (by decide) 17).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 17) (by decide))⟩

/-- From the acceptance rate 465546119/536870912 on, drafting 18 is not slower than plain decoding,
and up to 931092237/1073741824 not faster (derived.draft_length.thresholds[17]). -/
theorem S2_k18 :
    (∀ a : α, ratio 465546119 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 18) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 931092237 1073741824 → ¬ throughput cost a 0 < throughput cost a 18 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 18) (ratio_nonneg 465546119 (by decide)) (Stands.le (stands_entry costs_positive 18) ((stands_tokens 465546119 (by decide) 18).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 18) h0 h (Stands.le ((stands_tokens 931092237 (by decide) 18).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 18) (by decide))⟩

/-- From the acceptance rate 931293089/1073741824 on, drafting 19 is not slower than plain decoding,
and up to 29102909/33554432 not faster (derived.draft_length.thresholds[18]). -/
theorem S2_k19 :
    (∀ a : α, ratio 931293089 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 19) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 29102909 33554432 → ¬ throughput cost a 0 < throughput cost a 19 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 19) (ratio_nonneg 931293089 (by decide)) (Stands.le (stands_entry costs_positive 19) ((stands_tokens 931293089 (by decide) 19).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 19) h0 h (Stands.le ((stands_tokens 29102909 (by decide) 19).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 19) (by decide))⟩

/-- From the acceptance rate 931486083/1073741824 on, drafting 20 is not slower than plain decoding,
and up to 465743041/536870912 not faster (derived.draft_length.thresholds[19]). -/
theorem S2_k20 :
    (∀ a : α, ratio 931486083 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 20) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 465743041 536870912 → ¬ throughput cost a 0 < throughput cost a 20 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 20) (ratio_nonneg 931486083 (by decide)) (Stands.le (stands_entry costs_positive 20) ((stands_tokens 931486083 (by decide) 20).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 20) h0 h (Stands.le ((stands_tokens 465743041 (by decide) 20).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 20) (by decide))⟩

/-- From the acceptance rate 14557347/16777216 on, drafting 21 is not slower than plain decoding,
and up to 931670207/1073741824 not faster (derived.draft_length.thresholds[20]). -/
theorem S2_k21 :
    (∀ a : α, ratio 14557347 16777216 ≤ a → throughput cost a 0 ≤ throughput cost a 21) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 931670207 1073741824 → ¬ throughput cost a 0 < throughput cost a 21 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 21) (ratio_nonneg 14557347 (by decide)) (Stands.le (stands_entry costs_positive 21) ((stands_tokens 14557347 (by decide) 21).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 21) h0 h (Stands.le ((stands_tokens 931670207 (by decide) 21).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 21) (by decide))⟩

/-- From the acceptance rate 931821663/1073741824 on, drafting 22 is not slower than plain decoding,
and up to 465910831/536870912 not faster (derived.draft_length.thresholds[21]). -/
theorem S2_k22 :
    (∀ a : α, ratio 931821663 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 22) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 465910831 536870912 → ¬ throughput cost a 0 < throughput cost a 22 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 22) (ratio_nonneg 931821663 (by decide)) (Stands.le (stands_entry costs_positive 22) ((stands_tokens 931821663 (by decide) 22).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 22) h0 h (Stands.le ((stands_tokens 465910831 (by decide) 22).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 22) (by decide))⟩

/-- From the acceptance rate 931947175/1073741824 on, drafting 23 is not slower than plain decoding,
and up to 465973587/536870912 not faster (derived.draft_length.thresholds[22]). -/
theorem S2_k23 :
    (∀ a : α, ratio 931947175 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 23) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 465973587 536870912 → ¬ throughput cost a 0 < throughput cost a 23 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 23) (ratio_nonneg 931947175 (by decide)) (Stands.le (stands_entry costs_positive 23) ((stands_tokens 931947175 (by decide) 23).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 23) h0 h (Stands.le ((stands_tokens 465973587 (by decide) 23).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 23) (by decide))⟩

/-- From the acceptance rate 233020025/268435456 on, drafting 24 is not slower than plain decoding,
and up to 932080099/1073741824 not faster (derived.draft_length.thresholds[23]). -/
theorem S2_k24 :
    (∀ a : α, ratio 233020025 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 24) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 932080099 1073741824 → ¬ throughput cost a 0 < throughput cost a 24 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 24) (ratio_nonneg 233020025 (by decide)) (Stands.le (stands_entry costs_positive 24) ((stands_tokens 233020025 (by decide) 24).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 24) h0 h (Stands.le ((stands_tokens 932080099 (by decide) 24).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 24) (by decide))⟩

/-- From the acceptance rate 932179261/1073741824 on, drafting 25 is not slower than plain decoding,
and up to 233044815/268435456 not faster (derived.draft_length.thresholds[24]). -/
theorem S2_k25 :
    (∀ a : α, ratio 932179261 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 25) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 233044815 268435456 → ¬ throughput cost a 0 < throughput cost a 25 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 25) (ratio_nonneg 932179261 (by decide)) (Stands.le (stands_entry costs_positive 25) ((stands_tokens 932179261 (by decide) 25).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 25) h0 h (Stands.le ((stands_tokens 233044815 (by decide) 25).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 25) (by decide))⟩

/-- From the acceptance rate 932254071/1073741824 on, drafting 26 is not slower than plain decoding,
and up to 466127035/536870912 not faster (derived.draft_length.thresholds[25]). -/
theorem S2_k26 :
    (∀ a : α, ratio 932254071 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 26) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 466127035 536870912 → ¬ throughput cost a 0 < throughput cost a 26 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 26) (ratio_nonneg 932254071 (by decide)) (Stands.le (stands_entry costs_positive 26) ((stands_tokens 932254071 (by decide) 26).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 26) h0 h (Stands.le ((stands_tokens 466127035 (by decide) 26).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 26) (by decide))⟩

/-- From the acceptance rate 932324203/1073741824 on, drafting 27 is not slower than plain decoding,
and up to 466162101/536870912 not faster (derived.draft_length.thresholds[26]). -/
theorem S2_k27 :
    (∀ a : α, ratio 932324203 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 27) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 466162101 536870912 → ¬ throughput cost a 0 < throughput cost a 27 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 27) (ratio_nonneg 932324203 (by decide)) (Stands.le (stands_entry costs_positive 27) ((stands_tokens 932324203 (by decide) 27).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 27) h0 h (Stands.le ((stands_tokens 466162101 (by decide) 27).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 27) (by decide))⟩

/-- From the acceptance rate 233094689/268435456 on, drafting 28 is not slower than plain decoding,
and up to 932378755/1073741824 not faster (derived.draft_length.thresholds[27]). -/
theorem S2_k28 :
    (∀ a : α, ratio 233094689 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 28) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 932378755 1073741824 → ¬ throughput cost a 0 < throughput cost a 28 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 28) (ratio_nonneg 233094689 (by decide)) (Stands.le (stands_entry costs_positive 28) ((stands_tokens 233094689 (by decide) 28).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 28) h0 h (Stands.le ((stands_tokens 932378755 (by decide) 28).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 28) (by decide))⟩

/-- From the acceptance rate 116553389/134217728 on, drafting 29 is not slower than plain decoding,
and up to 932427111/1073741824 not faster (derived.draft_length.thresholds[28]). -/
theorem S2_k29 :
    (∀ a : α, ratio 116553389 134217728 ≤ a → throughput cost a 0 ≤ throughput cost a 29) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 932427111 1073741824 → ¬ throughput cost a 0 < throughput cost a 29 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 29) (ratio_nonneg 116553389 (by decide)) (Stands.le (stands_entry costs_positive 29) ((stands_tokens 116553389 (by decide) 29).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 29) h0 h (Stands.le ((stands_tokens 932427111 (by decide) 29).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 29) (by decide))⟩

/-- From the acceptance rate 932476849/1073741824 on, drafting 30 is not slower than plain decoding,
and up to 58279803/67108864 not faster (derived.draft_length.thresholds[29]). -/
theorem S2_k30 :
    (∀ a : α, ratio 932476849 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 30) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 58279803 67108864 → ¬ throughput cost a 0 < throughput cost a 30 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 30) (ratio_nonneg 932476849 (by decide)) (Stands.le (stands_entry costs_positive 30) ((stands_tokens 932476849 (by decide) 30).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 30) h0 h (Stands.le ((stands_tokens 58279803 (by decide) 30).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 30) (by decide))⟩

/-- From the acceptance rate 932524625/1073741824 on, drafting 31 is not slower than plain decoding,
and up to 58282789/67108864 not faster (derived.draft_length.thresholds[30]). -/
theorem S2_k31 :
    (∀ a : α, ratio 932524625 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 31) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 58282789 67108864 → ¬ throughput cost a 0 < throughput cost a 31 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 31) (ratio_nonneg 932524625 (by decide)) (Stands.le (stands_entry costs_positive 31) ((stands_tokens 932524625 (by decide) 31).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 31) h0 h (Stands.le ((stands_tokens 58282789 (by decide) 31).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 31) (by decide))⟩

/-- The best draft length never falls as acceptance rises. -/
theorem M3_rises :
    ∀ (a b : α) (j k : Nat), 0 ≤ a → a ≤ b → IsLeastBest cost a 31 j →
      IsLeastBest cost b 31 k → j ≤ k :=
  fun _ _ _ _ h0 h hj hk =>
    M3_least_best_mono (fun i _ => cost_positive i) h0 h hj hk

/-- Drafting 0 is best at every acceptance rate from 0 to 890583251/1073741824
(derived.draft_length.staircase[0]). -/
theorem M3_k0 :
    ∀ a : α, ratio 0 1 ≤ a → a ≤ ratio 890583251 1073741824 → IsBest cost a 31 0 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 0 (by decide)) h1 h2
    (best_of_walk (p := 0) (q := 1) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 890583251) (q := 1073741824) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 1 is best at every acceptance rate from 222645813/268435456 to 922803335/1073741824
(derived.draft_length.staircase[1]). -/
theorem M3_k1 :
    ∀ a : α, ratio 222645813 268435456 ≤ a → a ≤ ratio 922803335 1073741824 → IsBest cost a 31 1 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 222645813 (by decide)) h1 h2
    (best_of_walk (p := 222645813) (q := 268435456) (A := 300139855667626953125) (B := 498039122408374272) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 922803335) (q := 1073741824) (A := 406750581953173828125) (B := 664052163211165696) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 2 is best at every acceptance rate from 115350417/134217728 to 927998523/1073741824
(derived.draft_length.staircase[2]). -/
theorem M3_k2 :
    ∀ a : α, ratio 115350417 134217728 ≤ a → a ≤ ratio 927998523 1073741824 → IsBest cost a 31 2 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 115350417 (by decide)) h1 h2
    (best_of_walk (p := 115350417) (q := 134217728) (A := 28604638110944489068994140625) (B := 46699310696382808360747008) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 927998523) (q := 1073741824) (A := 1839982858724869176673291015625) (B := 2988755884568499735087808512) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 3 is best at every acceptance rate from 231999631/268435456 to 931966383/1073741824
(derived.draft_length.staircase[3]). -/
theorem M3_k3 :
    ∀ a : α, ratio 231999631 268435456 ≤ a → a ≤ ratio 931966383 1073741824 → IsBest cost a 31 3 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 231999631 (by decide)) h1 h2
    (best_of_walk (p := 231999631) (q := 268435456) (A := 38501681296085490093480131931787109375) (B := 62539781748187549894888585892462592) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 931966383) (q := 1073741824) (A := 2478038852691007366218034912042724609375) (B := 4002546031884003193272869497117605888) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 4 is best at every acceptance rate from 58247899/67108864 to 935329393/1073741824
(derived.draft_length.staircase[4]). -/
theorem M3_k4 :
    ∀ a : α, ratio 58247899 67108864 ≤ a → a ≤ ratio 935329393 1073741824 → IsBest cost a 31 4 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 58247899 (by decide)) h1 h2
    (best_of_walk (p := 58247899) (q := 67108864) (A := 47635630179799587606184744841646644775390625) (B := 76941409535808442259624702637467334868992) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 935329393) (q := 1073741824) (A := 3141280856194112373577358849796687497095556640625) (B := 5042432215338742071926764512049059257974259712) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 5 is best at every acceptance rate from 467664697/536870912 to 117229167/134217728
(derived.draft_length.staircase[5]). -/
theorem M3_k5 :
    ∀ a : α, ratio 467664697 536870912 ≤ a → a ≤ ratio 117229167 134217728 → IsBest cost a 31 5 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 467664697 (by decide)) h1 h2
    (best_of_walk (p := 467664697) (q := 536870912) (A := 13230694136933055552730851691686466916501566915087890625) (B := 21238113133537872706461794893359046492598807010738176) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 117229167) (q := 134217728) (A := 116941943740754047913134692114221431058913300537109375) (B := 186663103712735209334136869179913494563856702242816) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 6 is best at every acceptance rate from 937833337/1073741824 to 234495529/268435456
(derived.draft_length.staircase[6]). -/
theorem M3_k6 :
    ∀ a : α, ratio 937833337 1073741824 ≤ a → a ≤ ratio 234495529 268435456 → IsBest cost a 31 6 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 937833337 (by decide)) h1 h2
    (best_of_walk (p := 937833337) (q := 1073741824) (A := 4530366990638357896001933965871987721506902458267639115321337890625) (B := 7231386227422651683496297075845935348699653897796763737665830912) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 234495529) (q := 268435456) (A := 1106479560909131528798825048739101881208795292414308404150390625) (B := 1765475153179358321166088153282699059741126439891788021891072) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 12 is best at every acceptance rate from 937982117/1073741824 to 938233145/1073741824
(derived.draft_length.staircase[7]). -/
theorem M3_k12 :
    ∀ a : α, ratio 937982117 1073741824 ≤ a → a ≤ ratio 938233145 1073741824 → IsBest cost a 31 12 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 937982117 (by decide)) h1 h2
    (best_of_walk (p := 937982117) (q := 1073741824) (A := 9394139271219504777560583086442091737688615359332306802016994229835223617581743006529396552014257804838113845224462890625) (B := 14989087910115622786202106393140931780142440690696651124520533021688183353252528085699136556560188181444212056771264512) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 938233145) (q := 1073741824) (A := 9404704231407431370511327157522731588482650780776846256397714588066176250975501683228831230749995688943567755306494140625) (B := 14989087910115622786202106393140931780142440690696651124520533021688183353252528085699136556560188181444212056771264512) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 13 is best at every acceptance rate from 469116573/536870912 to 117302341/134217728
(derived.draft_length.staircase[8]). -/
theorem M3_k13 :
    ∀ a : α, ratio 469116573 536870912 ≤ a → a ≤ ratio 117302341 134217728 → IsBest cost a 31 13 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 469116573 (by decide)) h1 h2
    (best_of_walk (p := 469116573) (q := 536870912) (A := 1265263595749274874208709218175908264523476739006608963975760656977978032217864222173388367093941145581978830452531760986328125) (B := 2016559661203428256622452794371826798176395792616814006628193384854128845847984556258973104250715463352118742757050222116864) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 117302341) (q := 134217728) (A := 6290140938252928545305629715935755920502850865356530650081662290411566475186281918263470523137083950736991818896484375) (B := 10016360189534367405486369105040166766327598654313951763650742097964529424150708100492621979369299925129208677793792) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 18 is best at every acceptance rate from 938418729/1073741824 to 58682107/67108864
(derived.draft_length.staircase[9]). -/
theorem M3_k18 :
    ∀ a : α, ratio 938418729 1073741824 ≤ a → a ≤ ratio 58682107 67108864 → IsBest cost a 31 18 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 938418729 (by decide)) h1 h2
    (best_of_walk (p := 938418729) (q := 1073741824) (A := 16104033587184898302045248432497702559017313598791973565535673269496489089119209984937826696310618754909651118912409255130607253208334873404547214540137950237436311377587890625) (B := 25643908724194132523211256790217523170878962771339355375720668459748074472371980277386726468965154978364733155583713140391829663078759575081473042860750530761451024114778112) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 58682107) (q := 67108864) (A := 3419791999423729534153934699878752953102682506782692426110874229371028084646855157217265289149602825443459733681337716876072954141268226688345713916015625) (B := 5430308896443605238710964529073171863033490042819396219115445272729201246282096802842830034587295224800102189240845097364223901072872123245720682627072) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 19 is best at every acceptance rate from 938913713/1073741824 to 939305507/1073741824
(derived.draft_length.staircase[10]). -/
theorem M3_k19 :
    ∀ a : α, ratio 938913713 1073741824 ≤ a → a ≤ ratio 939305507 1073741824 → IsBest cost a 31 19 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 938913713 (by decide)) h1 h2
    (best_of_walk (p := 938913713) (q := 1073741824) (A := 5841643971842377536520361197346104779216872750434499961422953167169255508852590245010778791433637558081101830176167017991739300439066314704770635546384380880096529811713595467529296875) (B := 9275982590222955085386203833642825960984210310959715599656548174540079441473551382136405503706172775207982906795706812325036481774053374235145961134471229143199156857618750658052096) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 939305507) (q := 1073741824) (A := 5855069141179292331993371567556951452217252591566209985492516432211012329868283881881085772953228477468442252379428007618368109125608346594463028479399922956982903176487656549072265625) (B := 9275982590222955085386203833642825960984210310959715599656548174540079441473551382136405503706172775207982906795706812325036481774053374235145961134471229143199156857618750658052096) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 31 is best at every acceptance rate from 234826377/268435456 to 1
(derived.draft_length.staircase[11]). -/
theorem M3_k31 :
    ∀ a : α, ratio 234826377 268435456 ≤ a → a ≤ ratio 1 1 → IsBest cost a 31 31 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 234826377 (by decide)) h1 h2
    (best_of_walk (p := 234826377) (q := 268435456) (A := 9474117346602929753245746387864524468631431887103053715839918341687563356975817741789905374436719314004610422205090259964531435623986665809791711673016654529893665387140184529600114750841267081543392212296895737457407020975651990364894267082015247592233795062118068603515625) (B := 15009514810493922822884429364564652210216039155855887777243329113644836807788106738370856116457526825484252742629707227667462600820910343375576964620098100286679213729691166238017064755316007300611839338715554433662697832000366556069542030237621180403522346718836998275072) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1) (q := 1) (A := 40054400000000000) (B := 15619256956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- The best draft length is 0 at acceptance 1/2 and 0 at 1/2, and between them for every rate
between (derived.draft_length.at[0].best). -/
theorem M4_at0 :
    IsLeastBest cost (ratio 1 2 : α) 31 0 ∧
      IsLeastBest cost (ratio 1 2 : α) 31 0 ∧
      ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsLeastBest cost a 31 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 1) (q := 2) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 1) (q := 2) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 1 (by decide)) h1 h2
      (leastBest_of_walk (p := 1) (q := 2) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 1) (q := 2) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[0].speedup). -/
theorem E3_at0 :
    ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsBest cost a 31 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 1 (by decide)) h1 h2
      (best_of_walk (p := 1) (q := 2) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 1) (q := 2) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[0].bounds). -/
theorem B5_at0 :
    ∀ (C : Nat → α) (a : α), ratio 1 2 ≤ a → a ≤ ratio 1 2 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 1 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 1/2, drafting 0 is certainly best for every common relative error of the costs
below 456141014383/4610174928085 (derived.draft_length.at[0]). -/
theorem B6_at0_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 456141014383 4610174928085 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 1 2) 31 0 ∧
        ∀ j, j ≤ 31 → ¬ j = 0 →
          throughput C (ratio 1 2) j < throughput C (ratio 1 2) 0 :=
  fun _ _ he hw => certain_of_walk (p := 1) (q := 2) (s := 4154033913702) (r := 5066315942468) (m := 456141014383)
    (d := 4610174928085) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 1/2, exactly these lengths are best for some costs within their errors: 0
(derived.draft_length.at[0].possible). -/
theorem B6_at0_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 1 2) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 1) (q := 2) (A := 1251700000000000000000000000) (B := 2148250273839759110076717)
    (l := 0) (ks := 0 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 0 at acceptance 3/5 and 0 at 3/5, and between them for every rate
between (derived.draft_length.at[1].best). -/
theorem M4_at1 :
    IsLeastBest cost (ratio 3 5 : α) 31 0 ∧
      IsLeastBest cost (ratio 3 5 : α) 31 0 ∧
      ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsLeastBest cost a 31 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 3) (q := 5) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 3) (q := 5) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 3 (by decide)) h1 h2
      (leastBest_of_walk (p := 3) (q := 5) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 3) (q := 5) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[1].speedup). -/
theorem E3_at1 :
    ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsBest cost a 31 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 3 (by decide)) h1 h2
      (best_of_walk (p := 3) (q := 5) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 3) (q := 5) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[1].bounds). -/
theorem B5_at1 :
    ∀ (C : Nat → α) (a : α), ratio 3 5 ≤ a → a ≤ ratio 3 5 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 3 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 3/5, drafting 0 is certainly best for every common relative error of the costs
below 794183043149/11871606813021 (derived.draft_length.at[1]). -/
theorem B6_at1_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 794183043149 11871606813021 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 3 5) 31 0 ∧
        ∀ j, j ≤ 31 → ¬ j = 0 →
          throughput C (ratio 3 5) j < throughput C (ratio 3 5) 0 :=
  fun _ _ he hw => certain_of_walk (p := 3) (q := 5) (s := 11077423769872) (r := 12665789856170) (m := 794183043149)
    (d := 11871606813021) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 3/5, exactly these lengths are best for some costs within their errors: 0
(derived.draft_length.at[1].possible). -/
theorem B6_at1_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 3 5) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 3) (q := 5) (A := 1251700000000000000000000000) (B := 2148250273839759110076717)
    (l := 0) (ks := 0 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 0 at acceptance 7/10 and 0 at 7/10, and between them for every rate
between (derived.draft_length.at[2].best). -/
theorem M4_at2 :
    IsLeastBest cost (ratio 7 10 : α) 31 0 ∧
      IsLeastBest cost (ratio 7 10 : α) 31 0 ∧
      ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsLeastBest cost a 31 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 7) (q := 10) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 7) (q := 10) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 7 (by decide)) h1 h2
      (leastBest_of_walk (p := 7) (q := 10) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 7) (q := 10) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[2].speedup). -/
theorem E3_at2 :
    ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsBest cost a 31 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 7 (by decide)) h1 h2
      (best_of_walk (p := 7) (q := 10) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 7) (q := 10) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[2].bounds). -/
theorem B5_at2 :
    ∀ (C : Nat → α) (a : α), ratio 7 10 ≤ a → a ≤ ratio 7 10 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 7 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 7/10, drafting 0 is certainly best for every common relative error of the costs
below 896027100681/24435552611659 (derived.draft_length.at[2]). -/
theorem B6_at2_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 896027100681 24435552611659 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 7 10) 31 0 ∧
        ∀ j, j ≤ 31 → ¬ j = 0 →
          throughput C (ratio 7 10) j < throughput C (ratio 7 10) 0 :=
  fun _ _ he hw => certain_of_walk (p := 7) (q := 10) (s := 23539525510978) (r := 25331579712340) (m := 896027100681)
    (d := 24435552611659) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 7/10, exactly these lengths are best for some costs within their errors: 0
(derived.draft_length.at[2].possible). -/
theorem B6_at2_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 7 10) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 7) (q := 10) (A := 1251700000000000000000000000) (B := 2148250273839759110076717)
    (l := 0) (ks := 0 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 0 at acceptance 4/5 and 0 at 4/5, and between them for every rate
between (derived.draft_length.at[3].best). -/
theorem M4_at3 :
    IsLeastBest cost (ratio 4 5 : α) 31 0 ∧
      IsLeastBest cost (ratio 4 5 : α) 31 0 ∧
      ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsLeastBest cost a 31 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 4) (q := 5) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 4) (q := 5) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 4 (by decide)) h1 h2
      (leastBest_of_walk (p := 4) (q := 5) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 4) (q := 5) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[3].speedup). -/
theorem E3_at3 :
    ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsBest cost a 31 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 4 (by decide)) h1 h2
      (best_of_walk (p := 4) (q := 5) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 4) (q := 5) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[3].bounds). -/
theorem B5_at3 :
    ∀ (C : Nat → α) (a : α), ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 4/5, drafting 0 is certainly best for every common relative error of the costs
below 50922028766/6281972899319 (derived.draft_length.at[3]). -/
theorem B6_at3_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 50922028766 6281972899319 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 4 5) 31 0 ∧
        ∀ j, j ≤ 31 → ¬ j = 0 →
          throughput C (ratio 4 5) j < throughput C (ratio 4 5) 0 :=
  fun _ _ he hw => certain_of_walk (p := 4) (q := 5) (s := 6231050870553) (r := 6332894928085) (m := 50922028766)
    (d := 6281972899319) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 4/5, exactly these lengths are best for some costs within their errors: 0, 1, 2
(derived.draft_length.at[3].possible). -/
theorem B6_at3_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 4 5) 31 k) ↔ listed (0 :: 1 :: 2 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 4) (q := 5) (A := 1251700000000000000000000000) (B := 2148250273839759110076717)
    (l := 0) (ks := 0 :: 1 :: 2 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 31 at acceptance 9/10 and 31 at 9/10, and between them for every rate
between (derived.draft_length.at[4].best). -/
theorem M4_at4 :
    IsLeastBest cost (ratio 9 10 : α) 31 31 ∧
      IsLeastBest cost (ratio 9 10 : α) 31 31 ∧
      ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsLeastBest cost a 31 k →
        31 ≤ k ∧ k ≤ 31 :=
  ⟨(leastBest_of_walk (p := 9) (q := 10) (A := 1208720579621398621229537702949469723) (B := 1561925695685100000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 9) (q := 10) (A := 1208720579621398621229537702949469723) (B := 1561925695685100000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 9 (by decide)) h1 h2
      (leastBest_of_walk (p := 9) (q := 10) (A := 1208720579621398621229537702949469723) (B := 1561925695685100000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 9) (q := 10) (A := 1208720579621398621229537702949469723) (B := 1561925695685100000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within
66856625388629176586151676486210125192128623/52064189856170000000000000000000000000000000 and
66856625388629176586151676486210125192128623/52064189856170000000000000000000000000000000
(derived.draft_length.at[4].speedup). -/
theorem E3_at4 :
    ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsBest cost a 31 k →
      (ratio 66856625388629176586151676486210125192128623 52064189856170000000000000000000000000000000) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 66856625388629176586151676486210125192128623 52064189856170000000000000000000000000000000) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 9 (by decide)) h1 h2
      (best_of_walk (p := 9) (q := 10) (A := 1208720579621398621229537702949469723) (B := 1561925695685100000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 9) (q := 10) (A := 1208720579621398621229537702949469723) (B := 1561925695685100000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 66856625388629176586151676486210125192128623 (by decide)) (((stands_tokens 9 (by decide) 31).div (stands_entry costs_positive 31) (p := 15619256956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 9 (by decide) 31).div (stands_entry costs_positive 31) (p := 15619256956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide)) (stands_ratio 66856625388629176586151676486210125192128623 (by decide)) (by decide))⟩

/-- The true speedup of drafting 31, for every true cost within the relative error
34295972767/1000000000000 of the fitted one (derived.draft_length.at[4].bounds). -/
theorem B5_at4 :
    ∀ (C : Nat → α) (a : α), ratio 9 10 ≤ a → a ≤ ratio 9 10 →
      Within (ratio 34295972767 1000000000000) (cost 0) (C 0) → Within (ratio 34295972767 1000000000000) (cost 31) (C 31) →
      (ratio 64563712385007229554491384560107668487499719102830790159 53849781893613123966922390000000000000000000000000000000) ≤ speedup C a 31 ∧ speedup C a 31 ≤ (ratio 4067619905426536683400704024253681288044560405715835873 2957564577572169178416330000000000000000000000000000000) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 64563712385007229554491384560107668487499719102830790159 53849781893613123966922390000000000000000000000000000000))
    (hi := (ratio 4067619905426536683400704024253681288044560405715835873 2957564577572169178416330000000000000000000000000000000)) (Stands.le stands_zero (stands_ratio 34295972767 (by decide)) (by decide)) (Stands.lt (stands_ratio 34295972767 (by decide)) stands_one (by decide))
    (ratio_nonneg 9 (by decide)) h1 h2 (cost_positive 0) (cost_positive 31) hw0 hwk
    (Stands.le (stands_ratio 64563712385007229554491384560107668487499719102830790159 (by decide)) (((stands_one.sub (stands_ratio 34295972767 (by decide))).div (stands_one.add (stands_ratio 34295972767 (by decide))) (p := 1034295972767) (q := 1000000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 31).div (stands_entry costs_positive 31) (p := 15619256956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 34295972767 (by decide))).div (stands_one.sub (stands_ratio 34295972767 (by decide))) (p := 965704027233) (q := 1000000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 31).div (stands_entry costs_positive 31) (p := 15619256956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide))) (stands_ratio 4067619905426536683400704024253681288044560405715835873 (by decide)) (by decide)))

/-- At acceptance 9/10, drafting 31 is certainly best for every common relative error of the costs
below 982065493128469704350733511720905876430153/1002538758988579918214144895887873236347827093
(derived.draft_length.at[4]). -/
theorem B6_at4_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 982065493128469704350733511720905876430153 1002538758988579918214144895887873236347827093 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 9 10) 31 31 ∧
        ∀ j, j ≤ 31 → ¬ j = 31 →
          throughput C (ratio 9 10) j < throughput C (ratio 9 10) 31 :=
  fun _ _ he hw => certain_of_walk (p := 9) (q := 10) (s := 1001556693495451448509794162376152330471396940) (r := 1003520824481708387918495629399594142224257246) (m := 982065493128469704350733511720905876430153)
    (d := 1002538758988579918214144895887873236347827093) (A := 1208720579621398621229537702949469723) (B := 1561925695685100000000000000000000) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 9/10, exactly these lengths are best for some costs within their errors: 14, 15,
16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
(derived.draft_length.at[4].possible). -/
theorem B6_at4_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 9 10) 31 k) ↔ listed (14 :: 15 :: 16 :: 17 :: 18 :: 19 :: 20 :: 21 :: 22 :: 23 :: 24 :: 25 :: 26 :: 27 :: 28 :: 29 :: 30 :: 31 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 9) (q := 10) (A := 1208720579621398621229537702949469723) (B := 1615493456808393719007671700000000)
    (l := 31) (ks := 14 :: 15 :: 16 :: 17 :: 18 :: 19 :: 20 :: 21 :: 22 :: 23 :: 24 :: 25 :: 26 :: 27 :: 28 :: 29 :: 30 :: 31 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 31 at acceptance 19/20 and 31 at 19/20, and between them for every rate
between (derived.draft_length.at[5].best). -/
theorem M4_at5 :
    IsLeastBest cost (ratio 19 20 : α) 31 31 ∧
      IsLeastBest cost (ratio 19 20 : α) 31 31 ∧
      ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsLeastBest cost a 31 k →
        31 ≤ k ∧ k ≤ 31 :=
  ⟨(leastBest_of_walk (p := 19) (q := 20) (A := 1444871859169357168357468000586710600302128521) (B := 1118069963624925469081600000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 19) (q := 20) (A := 1444871859169357168357468000586710600302128521) (B := 1118069963624925469081600000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 19 (by decide)) h1 h2
      (leastBest_of_walk (p := 19) (q := 20) (A := 1444871859169357168357468000586710600302128521) (B := 1118069963624925469081600000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 19) (q := 20) (A := 1444871859169357168357468000586710600302128521) (B := 1118069963624925469081600000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within
239755800269360459091773640386532007157605686815156463/111806996362492546908160000000000000000000000000000000
and
239755800269360459091773640386532007157605686815156463/111806996362492546908160000000000000000000000000000000
(derived.draft_length.at[5].speedup). -/
theorem E3_at5 :
    ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsBest cost a 31 k →
      (ratio 239755800269360459091773640386532007157605686815156463 111806996362492546908160000000000000000000000000000000) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 239755800269360459091773640386532007157605686815156463 111806996362492546908160000000000000000000000000000000) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 19 (by decide)) h1 h2
      (best_of_walk (p := 19) (q := 20) (A := 1444871859169357168357468000586710600302128521) (B := 1118069963624925469081600000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 19) (q := 20) (A := 1444871859169357168357468000586710600302128521) (B := 1118069963624925469081600000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 239755800269360459091773640386532007157605686815156463 (by decide)) (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 15619256956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 15619256956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide)) (stands_ratio 239755800269360459091773640386532007157605686815156463 (by decide)) (by decide))⟩

/-- The true speedup of drafting 31, for every true cost within the relative error
34295972767/1000000000000 of the fitted one (derived.draft_length.at[5].bounds). -/
theorem B5_at5 :
    ∀ (C : Nat → α) (a : α), ratio 19 20 ≤ a → a ≤ ratio 19 20 →
      Within (ratio 34295972767 1000000000000) (cost 0) (C 0) → Within (ratio 34295972767 1000000000000) (cost 31) (C 31) →
      (ratio 231533141872592181522255554062107054086554593103219525982107956879 115641526064900659357162725410078720000000000000000000000000000000) ≤ speedup C a 31 ∧ speedup C a 31 ≤ (ratio 4862322718943700718848857386489352161346211382884184314076314571 2117107189413420283512887737057280000000000000000000000000000000) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 231533141872592181522255554062107054086554593103219525982107956879 115641526064900659357162725410078720000000000000000000000000000000))
    (hi := (ratio 4862322718943700718848857386489352161346211382884184314076314571 2117107189413420283512887737057280000000000000000000000000000000)) (Stands.le stands_zero (stands_ratio 34295972767 (by decide)) (by decide)) (Stands.lt (stands_ratio 34295972767 (by decide)) stands_one (by decide))
    (ratio_nonneg 19 (by decide)) h1 h2 (cost_positive 0) (cost_positive 31) hw0 hwk
    (Stands.le (stands_ratio 231533141872592181522255554062107054086554593103219525982107956879 (by decide)) (((stands_one.sub (stands_ratio 34295972767 (by decide))).div (stands_one.add (stands_ratio 34295972767 (by decide))) (p := 1034295972767) (q := 1000000000000) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 15619256956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 34295972767 (by decide))).div (stands_one.sub (stands_ratio 34295972767 (by decide))) (p := 965704027233) (q := 1000000000000) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 15619256956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide))) (stands_ratio 4862322718943700718848857386489352161346211382884184314076314571 (by decide)) (by decide)))

/-- At acceptance 19/20, drafting 31 is certainly best for every common relative error of the costs
below
19196707606840250848393550061468407440464761140254923/3579548173128661281853725985189037548091662891530058003
(derived.draft_length.at[5]). -/
theorem B6_at5_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 19196707606840250848393550061468407440464761140254923 3579548173128661281853725985189037548091662891530058003 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 19 20) 31 31 ∧
        ∀ j, j ≤ 31 → ¬ j = 31 →
          throughput C (ratio 19 20) j < throughput C (ratio 19 20) 31 :=
  fun _ _ he hw => certain_of_walk (p := 19) (q := 20) (s := 3560351465521821031005332435127569140651198130389803080) (r := 3598744880735501532702119535250505955532127652670312926) (m := 19196707606840250848393550061468407440464761140254923)
    (d := 3579548173128661281853725985189037548091662891530058003) (A := 1444871859169357168357468000586710600302128521) (B := 1118069963624925469081600000000000000000000) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 19/20, exactly these lengths are best for some costs within their errors: 26, 27,
28, 29, 30, 31 (derived.draft_length.at[5].possible). -/
theorem B6_at5_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 19 20) 31 k) ↔ listed (26 :: 27 :: 28 :: 29 :: 30 :: 31 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 19) (q := 20) (A := 1444871859169357168357468000586710600302128521) (B := 1156415260649006593571627254100787200000000)
    (l := 31) (ks := 26 :: 27 :: 28 :: 29 :: 30 :: 31 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
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
      ((ratio 6231050870553 6332894928085) : α) ≤ speedup cost (ratio 4 5) 1 ∧ speedup cost (ratio 4 5) 1 ≤ ((ratio 6231050870553 6332894928085) : α) :=
  ⟨fun h => not_le_of_lt ((S1_faster_iff (cost_positive 0) (cost_positive 1)).mp h) (Stands.le ((stands_tokens 4 (by decide) 1).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 1) (by decide)),
    (Stands.le (stands_ratio 6231050870553 (by decide)) (((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 3799736956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide)) (by decide)),
    (Stands.le (((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 3799736956851) (q := 1251700000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (p := 1251700000000000) (q := 2077016956851) (by decide) (by decide)) (stands_ratio 6231050870553 (by decide)) (by decide))⟩

/-- Whether one more token than 1 pays at acceptance 4/5: no (results[15]). -/
theorem S4_k1 :
    throughput cost (ratio 4 5 : α) 2 ≤ throughput cost (ratio 4 5 : α) 1 :=
  (S4_marginal_not (cost_positive 1) (cost_positive 2)).mpr (Stands.le ((stands_pow 4 (by decide) 2).mul (stands_entry costs_positive 1)) ((stands_tokens 4 (by decide) 1).mul ((stands_entry costs_positive 2).sub (stands_entry costs_positive 1))) (by decide))

/-- How many times as many tokens a draft of 1 emits as one of 0 (results[17]). -/
theorem M1_k0_k1 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 0 ≤ expectedTokens a 1 ∧
        expectedTokens a 1 ≤ (ratio 2 1) * expectedTokens a 0 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (1 + 1)) ((stands_ratio 2 (by decide)).mul (stands_natCast (0 + 1))) (by decide))

/-- How many times as many tokens a draft of 2 emits as one of 1 (results[18]). -/
theorem M1_k1_k2 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 1 ≤ expectedTokens a 2 ∧
        expectedTokens a 2 ≤ (ratio 3 2) * expectedTokens a 1 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (2 + 1)) ((stands_ratio 3 (by decide)).mul (stands_natCast (1 + 1))) (by decide))

/-- How many times as many tokens a draft of 3 emits as one of 2 (results[19]). -/
theorem M1_k2_k3 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 2 ≤ expectedTokens a 3 ∧
        expectedTokens a 3 ≤ (ratio 4 3) * expectedTokens a 2 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (3 + 1)) ((stands_ratio 4 (by decide)).mul (stands_natCast (2 + 1))) (by decide))

/-- How many times as many tokens a draft of 4 emits as one of 3 (results[20]). -/
theorem M1_k3_k4 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 3 ≤ expectedTokens a 4 ∧
        expectedTokens a 4 ≤ (ratio 5 4) * expectedTokens a 3 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (4 + 1)) ((stands_ratio 5 (by decide)).mul (stands_natCast (3 + 1))) (by decide))

/-- How many times as many tokens a draft of 5 emits as one of 4 (results[21]). -/
theorem M1_k4_k5 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 4 ≤ expectedTokens a 5 ∧
        expectedTokens a 5 ≤ (ratio 6 5) * expectedTokens a 4 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (5 + 1)) ((stands_ratio 6 (by decide)).mul (stands_natCast (4 + 1))) (by decide))

/-- How many times as many tokens a draft of 6 emits as one of 5 (results[22]). -/
theorem M1_k5_k6 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 5 ≤ expectedTokens a 6 ∧
        expectedTokens a 6 ≤ (ratio 7 6) * expectedTokens a 5 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (6 + 1)) ((stands_ratio 7 (by decide)).mul (stands_natCast (5 + 1))) (by decide))

/-- How many times as many tokens a draft of 12 emits as one of 6 (results[23]). -/
theorem M1_k6_k12 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 6 ≤ expectedTokens a 12 ∧
        expectedTokens a 12 ≤ (ratio 13 7) * expectedTokens a 6 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (12 + 1)) ((stands_ratio 13 (by decide)).mul (stands_natCast (6 + 1))) (by decide))

/-- How many times as many tokens a draft of 13 emits as one of 12 (results[24]). -/
theorem M1_k12_k13 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 12 ≤ expectedTokens a 13 ∧
        expectedTokens a 13 ≤ (ratio 14 13) * expectedTokens a 12 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (13 + 1)) ((stands_ratio 14 (by decide)).mul (stands_natCast (12 + 1))) (by decide))

/-- How many times as many tokens a draft of 18 emits as one of 13 (results[25]). -/
theorem M1_k13_k18 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 13 ≤ expectedTokens a 18 ∧
        expectedTokens a 18 ≤ (ratio 19 14) * expectedTokens a 13 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (18 + 1)) ((stands_ratio 19 (by decide)).mul (stands_natCast (13 + 1))) (by decide))

/-- How many times as many tokens a draft of 19 emits as one of 18 (results[26]). -/
theorem M1_k18_k19 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 18 ≤ expectedTokens a 19 ∧
        expectedTokens a 19 ≤ (ratio 20 19) * expectedTokens a 18 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (19 + 1)) ((stands_ratio 20 (by decide)).mul (stands_natCast (18 + 1))) (by decide))

/-- How many times as many tokens a draft of 31 emits as one of 19 (results[27]). -/
theorem M1_k19_k31 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 19 ≤ expectedTokens a 31 ∧
        expectedTokens a 31 ≤ (ratio 8 5) * expectedTokens a 19 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (31 + 1)) ((stands_ratio 8 (by decide)).mul (stands_natCast (19 + 1))) (by decide))

/-- From the acceptance rate 222645813/268435456 on, drafting 1 is at least as fast as 0, and up to
890583251/1073741824 the other way round (results[28]). -/
theorem M2_k0_k1 :
    (∀ a : α, ratio 222645813 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 1) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 890583251 1073741824 → throughput cost a 1 ≤ throughput cost a 0 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 0) (cost_positive 1) (ratio_nonneg 222645813 (by decide)) h (by decide) (Stands.le ((stands_tokens 222645813 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 222645813 (by decide) 1).div (stands_entry costs_positive 1) (p := 3799736956851) (q := 1251700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 0) (cost_positive 1) h0 h (by decide) (Stands.le ((stands_tokens 890583251 (by decide) 1).div (stands_entry costs_positive 1) (p := 3799736956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 890583251 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 115350417/134217728 on, drafting 2 is at least as fast as 1, and up to
922803335/1073741824 the other way round (results[29]). -/
theorem M2_k1_k2 :
    (∀ a : α, ratio 115350417 134217728 ≤ a → throughput cost a 1 ≤ throughput cost a 2) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 922803335 1073741824 → throughput cost a 2 ≤ throughput cost a 1 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 1) (cost_positive 2) (ratio_nonneg 115350417 (by decide)) h (by decide) (Stands.le ((stands_tokens 115350417 (by decide) 1).div (stands_entry costs_positive 1) (p := 3799736956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 115350417 (by decide) 2).div (stands_entry costs_positive 2) (p := 5309096956851) (q := 1251700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 1) (cost_positive 2) h0 h (by decide) (Stands.le ((stands_tokens 922803335 (by decide) 2).div (stands_entry costs_positive 2) (p := 5309096956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 922803335 (by decide) 1).div (stands_entry costs_positive 1) (p := 3799736956851) (q := 1251700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 231999631/268435456 on, drafting 3 is at least as fast as 2, and up to
927998523/1073741824 the other way round (results[30]). -/
theorem M2_k2_k3 :
    (∀ a : α, ratio 231999631 268435456 ≤ a → throughput cost a 2 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 927998523 1073741824 → throughput cost a 3 ≤ throughput cost a 2 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 2) (cost_positive 3) (ratio_nonneg 231999631 (by decide)) h (by decide) (Stands.le ((stands_tokens 231999631 (by decide) 2).div (stands_entry costs_positive 2) (p := 5309096956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 231999631 (by decide) 3).div (stands_entry costs_positive 3) (p := 6621656956851) (q := 1251700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 2) (cost_positive 3) h0 h (by decide) (Stands.le ((stands_tokens 927998523 (by decide) 3).div (stands_entry costs_positive 3) (p := 6621656956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 927998523 (by decide) 2).div (stands_entry costs_positive 2) (p := 5309096956851) (q := 1251700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 58247899/67108864 on, drafting 4 is at least as fast as 3, and up to
931966383/1073741824 the other way round (results[31]). -/
theorem M2_k3_k4 :
    (∀ a : α, ratio 58247899 67108864 ≤ a → throughput cost a 3 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 931966383 1073741824 → throughput cost a 4 ≤ throughput cost a 3 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 3) (cost_positive 4) (ratio_nonneg 58247899 (by decide)) h (by decide) (Stands.le ((stands_tokens 58247899 (by decide) 3).div (stands_entry costs_positive 3) (p := 6621656956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 58247899 (by decide) 4).div (stands_entry costs_positive 4) (p := 7769096956851) (q := 1251700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 3) (cost_positive 4) h0 h (by decide) (Stands.le ((stands_tokens 931966383 (by decide) 4).div (stands_entry costs_positive 4) (p := 7769096956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 931966383 (by decide) 3).div (stands_entry costs_positive 3) (p := 6621656956851) (q := 1251700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 467664697/536870912 on, drafting 5 is at least as fast as 4, and up to
935329393/1073741824 the other way round (results[32]). -/
theorem M2_k4_k5 :
    (∀ a : α, ratio 467664697 536870912 ≤ a → throughput cost a 4 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 935329393 1073741824 → throughput cost a 5 ≤ throughput cost a 4 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 4) (cost_positive 5) (ratio_nonneg 467664697 (by decide)) h (by decide) (Stands.le ((stands_tokens 467664697 (by decide) 4).div (stands_entry costs_positive 4) (p := 7769096956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 467664697 (by decide) 5).div (stands_entry costs_positive 5) (p := 8776856956851) (q := 1251700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 4) (cost_positive 5) h0 h (by decide) (Stands.le ((stands_tokens 935329393 (by decide) 5).div (stands_entry costs_positive 5) (p := 8776856956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 935329393 (by decide) 4).div (stands_entry costs_positive 4) (p := 7769096956851) (q := 1251700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 937833337/1073741824 on, drafting 6 is at least as fast as 5, and up to
117229167/134217728 the other way round (results[33]). -/
theorem M2_k5_k6 :
    (∀ a : α, ratio 937833337 1073741824 ≤ a → throughput cost a 5 ≤ throughput cost a 6) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 117229167 134217728 → throughput cost a 6 ≤ throughput cost a 5 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 5) (cost_positive 6) (ratio_nonneg 937833337 (by decide)) h (by decide) (Stands.le ((stands_tokens 937833337 (by decide) 5).div (stands_entry costs_positive 5) (p := 8776856956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 937833337 (by decide) 6).div (stands_entry costs_positive 6) (p := 9663896956851) (q := 1251700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 5) (cost_positive 6) h0 h (by decide) (Stands.le ((stands_tokens 117229167 (by decide) 6).div (stands_entry costs_positive 6) (p := 9663896956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 117229167 (by decide) 5).div (stands_entry costs_positive 5) (p := 8776856956851) (q := 1251700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 937982117/1073741824 on, drafting 12 is at least as fast as 6, and up
to 234495529/268435456 the other way round (results[34]). -/
theorem M2_k6_k12 :
    (∀ a : α, ratio 937982117 1073741824 ≤ a → throughput cost a 6 ≤ throughput cost a 12) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 234495529 268435456 → throughput cost a 12 ≤ throughput cost a 6 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 6) (cost_positive 12) (ratio_nonneg 937982117 (by decide)) h (by decide) (Stands.le ((stands_tokens 937982117 (by decide) 6).div (stands_entry costs_positive 6) (p := 9663896956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 937982117 (by decide) 12).div (stands_entry costs_positive 12) (p := 13070936956851) (q := 1251700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 6) (cost_positive 12) h0 h (by decide) (Stands.le ((stands_tokens 234495529 (by decide) 12).div (stands_entry costs_positive 12) (p := 13070936956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 234495529 (by decide) 6).div (stands_entry costs_positive 6) (p := 9663896956851) (q := 1251700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 469116573/536870912 on, drafting 13 is at least as fast as 12, and up
to 938233145/1073741824 the other way round (results[35]). -/
theorem M2_k12_k13 :
    (∀ a : α, ratio 469116573 536870912 ≤ a → throughput cost a 12 ≤ throughput cost a 13) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 938233145 1073741824 → throughput cost a 13 ≤ throughput cost a 12 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 12) (cost_positive 13) (ratio_nonneg 469116573 (by decide)) h (by decide) (Stands.le ((stands_tokens 469116573 (by decide) 12).div (stands_entry costs_positive 12) (p := 13070936956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 469116573 (by decide) 13).div (stands_entry costs_positive 13) (p := 13416296956851) (q := 1251700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 12) (cost_positive 13) h0 h (by decide) (Stands.le ((stands_tokens 938233145 (by decide) 13).div (stands_entry costs_positive 13) (p := 13416296956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 938233145 (by decide) 12).div (stands_entry costs_positive 12) (p := 13070936956851) (q := 1251700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 938418729/1073741824 on, drafting 18 is at least as fast as 13, and up
to 117302341/134217728 the other way round (results[36]). -/
theorem M2_k13_k18 :
    (∀ a : α, ratio 938418729 1073741824 ≤ a → throughput cost a 13 ≤ throughput cost a 18) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 117302341 134217728 → throughput cost a 18 ≤ throughput cost a 13 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 13) (cost_positive 18) (ratio_nonneg 938418729 (by decide)) h (by decide) (Stands.le ((stands_tokens 938418729 (by decide) 13).div (stands_entry costs_positive 13) (p := 13416296956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 938418729 (by decide) 18).div (stands_entry costs_positive 18) (p := 14592056956851) (q := 1251700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 13) (cost_positive 18) h0 h (by decide) (Stands.le ((stands_tokens 117302341 (by decide) 18).div (stands_entry costs_positive 18) (p := 14592056956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 117302341 (by decide) 13).div (stands_entry costs_positive 13) (p := 13416296956851) (q := 1251700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 938913713/1073741824 on, drafting 19 is at least as fast as 18, and up
to 58682107/67108864 the other way round (results[37]). -/
theorem M2_k18_k19 :
    (∀ a : α, ratio 938913713 1073741824 ≤ a → throughput cost a 18 ≤ throughput cost a 19) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 58682107 67108864 → throughput cost a 19 ≤ throughput cost a 18 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 18) (cost_positive 19) (ratio_nonneg 938913713 (by decide)) h (by decide) (Stands.le ((stands_tokens 938913713 (by decide) 18).div (stands_entry costs_positive 18) (p := 14592056956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 938913713 (by decide) 19).div (stands_entry costs_positive 19) (p := 14747336956851) (q := 1251700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 18) (cost_positive 19) h0 h (by decide) (Stands.le ((stands_tokens 58682107 (by decide) 19).div (stands_entry costs_positive 19) (p := 14747336956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 58682107 (by decide) 18).div (stands_entry costs_positive 18) (p := 14592056956851) (q := 1251700000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 234826377/268435456 on, drafting 31 is at least as fast as 19, and up
to 939305507/1073741824 the other way round (results[38]). -/
theorem M2_k19_k31 :
    (∀ a : α, ratio 234826377 268435456 ≤ a → throughput cost a 19 ≤ throughput cost a 31) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 939305507 1073741824 → throughput cost a 31 ≤ throughput cost a 19 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 19) (cost_positive 31) (ratio_nonneg 234826377 (by decide)) h (by decide) (Stands.le ((stands_tokens 234826377 (by decide) 19).div (stands_entry costs_positive 19) (p := 14747336956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 234826377 (by decide) 31).div (stands_entry costs_positive 31) (p := 15619256956851) (q := 1251700000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 19) (cost_positive 31) h0 h (by decide) (Stands.le ((stands_tokens 939305507 (by decide) 31).div (stands_entry costs_positive 31) (p := 15619256956851) (q := 1251700000000000) (by decide) (by decide)) ((stands_tokens 939305507 (by decide) 19).div (stands_entry costs_positive 19) (p := 14747336956851) (q := 1251700000000000) (by decide) (by decide)) (by decide))⟩

/-- At acceptance 4/5 drafting 0 does not lead 1 by the factor that B6 wants (results[51]). -/
theorem B6_k0_not_certain :
    (((1 - (ratio 34295972767 1000000000000)) * throughput cost (ratio 4 5) 0) : α) ≤ ((1 + (ratio 34295972767 1000000000000)) * throughput cost (ratio 4 5) 1) :=
  (Stands.le ((stands_one.sub (stands_ratio 34295972767 (by decide))).mul ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 2077016956851) (q := 1251700000000000) (by decide) (by decide))) ((stands_one.add (stands_ratio 34295972767 (by decide))).mul ((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 3799736956851) (q := 1251700000000000) (by decide) (by decide))) (by decide))

/-- Whatever the true costs within the relative error 34295972767/1000000000000, drafting 0 at
acceptance 4/5 loses at most the share 68591945534/1034295972767 of the best throughput
(results[52]). -/
theorem B7_k0 :
    ∀ (C : Nat → α) (k : Nat), (∀ j, j ≤ 31 → Within (ratio 34295972767 1000000000000) (cost j) (C j)) →
      IsBest C (ratio 4 5) 31 k →
        (1 - (ratio 68591945534 1034295972767)) * throughput C (ratio 4 5) k ≤ throughput C (ratio 4 5) 0 :=
  fun _ _ hw hk => regret_share (Stands.le stands_zero (stands_ratio 34295972767 (by decide)) (by decide)) (Stands.lt (stands_ratio 34295972767 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) cost_positive hw
    (best_of_walk (p := 4) (q := 5) (A := 1251700000000000) (B := 2077016956851) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
    (Stands.le ((stands_one.add (stands_ratio 34295972767 (by decide))).mul (stands_one.sub (stands_ratio 68591945534 (by decide)))) (stands_one.sub (stands_ratio 34295972767 (by decide))) (by decide))

/-- C(0) is the fitted time of a pass over 1 tokens (derived.draft_length.costs[0]). -/
theorem cost_0_fitted :
    (cost 0 : α) = (dedupFixed1 + (dedupBytes U expertBytes 1 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 0) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 0).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(1) is the fitted time of a pass over 2 tokens (derived.draft_length.costs[1]). -/
theorem cost_1_fitted :
    (cost 1 : α) = (dedupFixed1 + (dedupBytes U expertBytes 2 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 1) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 1).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(2) is the fitted time of a pass over 3 tokens (derived.draft_length.costs[2]). -/
theorem cost_2_fitted :
    (cost 2 : α) = (dedupFixed1 + (dedupBytes U expertBytes 3 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 2) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 2).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(3) is the fitted time of a pass over 4 tokens (derived.draft_length.costs[3]). -/
theorem cost_3_fitted :
    (cost 3 : α) = (dedupFixed1 + (dedupBytes U expertBytes 4 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 3) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 3).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(4) is the fitted time of a pass over 5 tokens (derived.draft_length.costs[4]). -/
theorem cost_4_fitted :
    (cost 4 : α) = (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 4) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 4).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(5) is the fitted time of a pass over 6 tokens (derived.draft_length.costs[5]). -/
theorem cost_5_fitted :
    (cost 5 : α) = (dedupFixed1 + (dedupBytes U expertBytes 6 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 5) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 5).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(6) is the fitted time of a pass over 7 tokens (derived.draft_length.costs[6]). -/
theorem cost_6_fitted :
    (cost 6 : α) = (dedupFixed1 + (dedupBytes U expertBytes 7 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 6) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 6).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(7) is the fitted time of a pass over 8 tokens (derived.draft_length.costs[7]). -/
theorem cost_7_fitted :
    (cost 7 : α) = (dedupFixed1 + (dedupBytes U expertBytes 8 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 7) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 7).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(8) is the fitted time of a pass over 9 tokens (derived.draft_length.costs[8]). -/
theorem cost_8_fitted :
    (cost 8 : α) = (dedupFixed1 + (dedupBytes U expertBytes 9 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 8) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 8).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(9) is the fitted time of a pass over 10 tokens (derived.draft_length.costs[9]). -/
theorem cost_9_fitted :
    (cost 9 : α) = (dedupFixed1 + (dedupBytes U expertBytes 10 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 9) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 9).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(10) is the fitted time of a pass over 11 tokens (derived.draft_length.costs[10]). -/
theorem cost_10_fitted :
    (cost 10 : α) = (dedupFixed1 + (dedupBytes U expertBytes 11 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 10) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 10).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(11) is the fitted time of a pass over 12 tokens (derived.draft_length.costs[11]). -/
theorem cost_11_fitted :
    (cost 11 : α) = (dedupFixed1 + (dedupBytes U expertBytes 12 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 11) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 11).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(12) is the fitted time of a pass over 13 tokens (derived.draft_length.costs[12]). -/
theorem cost_12_fitted :
    (cost 12 : α) = (dedupFixed1 + (dedupBytes U expertBytes 13 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 12) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 12).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(13) is the fitted time of a pass over 14 tokens (derived.draft_length.costs[13]). -/
theorem cost_13_fitted :
    (cost 13 : α) = (dedupFixed1 + (dedupBytes U expertBytes 14 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 13) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 13).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(14) is the fitted time of a pass over 15 tokens (derived.draft_length.costs[14]). -/
theorem cost_14_fitted :
    (cost 14 : α) = (dedupFixed1 + (dedupBytes U expertBytes 15 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 14) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 14).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(15) is the fitted time of a pass over 16 tokens (derived.draft_length.costs[15]). -/
theorem cost_15_fitted :
    (cost 15 : α) = (dedupFixed1 + (dedupBytes U expertBytes 16 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 15) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 15).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(16) is the fitted time of a pass over 17 tokens (derived.draft_length.costs[16]). -/
theorem cost_16_fitted :
    (cost 16 : α) = (dedupFixed1 + (dedupBytes U expertBytes 17 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 16) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 16).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(17) is the fitted time of a pass over 18 tokens (derived.draft_length.costs[17]). -/
theorem cost_17_fitted :
    (cost 17 : α) = (dedupFixed1 + (dedupBytes U expertBytes 18 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 17) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 17).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(18) is the fitted time of a pass over 19 tokens (derived.draft_length.costs[18]). -/
theorem cost_18_fitted :
    (cost 18 : α) = (dedupFixed1 + (dedupBytes U expertBytes 19 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 18) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 18).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(19) is the fitted time of a pass over 20 tokens (derived.draft_length.costs[19]). -/
theorem cost_19_fitted :
    (cost 19 : α) = (dedupFixed1 + (dedupBytes U expertBytes 20 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 19) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 19).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(20) is the fitted time of a pass over 21 tokens (derived.draft_length.costs[20]). -/
theorem cost_20_fitted :
    (cost 20 : α) = (dedupFixed1 + (dedupBytes U expertBytes 21 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 20) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 20).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(21) is the fitted time of a pass over 22 tokens (derived.draft_length.costs[21]). -/
theorem cost_21_fitted :
    (cost 21 : α) = (dedupFixed1 + (dedupBytes U expertBytes 22 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 21) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 21).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(22) is the fitted time of a pass over 23 tokens (derived.draft_length.costs[22]). -/
theorem cost_22_fitted :
    (cost 22 : α) = (dedupFixed1 + (dedupBytes U expertBytes 23 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 22) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 22).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(23) is the fitted time of a pass over 24 tokens (derived.draft_length.costs[23]). -/
theorem cost_23_fitted :
    (cost 23 : α) = (dedupFixed1 + (dedupBytes U expertBytes 24 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 23) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 23).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(24) is the fitted time of a pass over 25 tokens (derived.draft_length.costs[24]). -/
theorem cost_24_fitted :
    (cost 24 : α) = (dedupFixed1 + (dedupBytes U expertBytes 25 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 24) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 24).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(25) is the fitted time of a pass over 26 tokens (derived.draft_length.costs[25]). -/
theorem cost_25_fitted :
    (cost 25 : α) = (dedupFixed1 + (dedupBytes U expertBytes 26 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 25) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 25).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(26) is the fitted time of a pass over 27 tokens (derived.draft_length.costs[26]). -/
theorem cost_26_fitted :
    (cost 26 : α) = (dedupFixed1 + (dedupBytes U expertBytes 27 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 26) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 26).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(27) is the fitted time of a pass over 28 tokens (derived.draft_length.costs[27]). -/
theorem cost_27_fitted :
    (cost 27 : α) = (dedupFixed1 + (dedupBytes U expertBytes 28 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 27) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 27).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(28) is the fitted time of a pass over 29 tokens (derived.draft_length.costs[28]). -/
theorem cost_28_fitted :
    (cost 28 : α) = (dedupFixed1 + (dedupBytes U expertBytes 29 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 28) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 28).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(29) is the fitted time of a pass over 30 tokens (derived.draft_length.costs[29]). -/
theorem cost_29_fitted :
    (cost 29 : α) = (dedupFixed1 + (dedupBytes U expertBytes 30 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 29) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 29).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(30) is the fitted time of a pass over 31 tokens (derived.draft_length.costs[30]). -/
theorem cost_30_fitted :
    (cost 30 : α) = (dedupFixed1 + (dedupBytes U expertBytes 31 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 30) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 30).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(31) is the fitted time of a pass over 32 tokens (derived.draft_length.costs[31]). -/
theorem cost_31_fitted :
    (cost 31 : α) = (dedupFixed1 + (dedupBytes U expertBytes 32 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 31) ((stands_ratio 8862903 (by decide)).add (((stands_entry distinct_positive 31).mul (stands_ratio 3145728 (by decide))).div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))

/-- Within the error: 1 / W of deduplicating, n = 1..32 [s/byte]. -/
theorem box_0_within :
    (edge boxUnit boxLow 0 : α) = ((1 - dedupError1) * (1 / dedupBandwidth1)) ∧
      (edge boxUnit boxHigh 0 : α) = ((1 + dedupError1) * (1 / dedupBandwidth1)) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 0) ((stands_one.sub (stands_ratio 34295972767 (by decide))).mul (stands_one.div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 0) ((stands_one.add (stands_ratio 34295972767 (by decide))).mul (stands_one.div (stands_ratio 16021760000 (by decide)) (p := 16021760000) (q := 1) (by decide) (by decide))) (by decide))⟩

/-- Within the error: fixed time of deduplicating, n = 1..32 [s]. -/
theorem box_1_within :
    (edge boxUnit boxLow 1 : α) = ((1 - dedupError1) * dedupFixed1) ∧
      (edge boxUnit boxHigh 1 : α) = ((1 + dedupError1) * dedupFixed1) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 1) ((stands_one.sub (stands_ratio 34295972767 (by decide))).mul (stands_ratio 8862903 (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 1) ((stands_one.add (stands_ratio 34295972767 (by decide))).mul (stands_ratio 8862903 (by decide))) (by decide))⟩

/-- The coefficients of C(0), a pass over 1 tokens. -/
theorem parts_0_requested :
    (part partsUnit boxParts 0 0 : α) = dedupBytes U expertBytes 1 ∧
      (part partsUnit boxParts 1 0 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 0) ((stands_entry distinct_positive 0).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 0) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(1), a pass over 2 tokens. -/
theorem parts_1_requested :
    (part partsUnit boxParts 0 1 : α) = dedupBytes U expertBytes 2 ∧
      (part partsUnit boxParts 1 1 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 1) ((stands_entry distinct_positive 1).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 1) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(2), a pass over 3 tokens. -/
theorem parts_2_requested :
    (part partsUnit boxParts 0 2 : α) = dedupBytes U expertBytes 3 ∧
      (part partsUnit boxParts 1 2 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 2) ((stands_entry distinct_positive 2).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 2) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(3), a pass over 4 tokens. -/
theorem parts_3_requested :
    (part partsUnit boxParts 0 3 : α) = dedupBytes U expertBytes 4 ∧
      (part partsUnit boxParts 1 3 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 3) ((stands_entry distinct_positive 3).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 3) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(4), a pass over 5 tokens. -/
theorem parts_4_requested :
    (part partsUnit boxParts 0 4 : α) = dedupBytes U expertBytes 5 ∧
      (part partsUnit boxParts 1 4 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 4) ((stands_entry distinct_positive 4).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 4) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(5), a pass over 6 tokens. -/
theorem parts_5_requested :
    (part partsUnit boxParts 0 5 : α) = dedupBytes U expertBytes 6 ∧
      (part partsUnit boxParts 1 5 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 5) ((stands_entry distinct_positive 5).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 5) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(6), a pass over 7 tokens. -/
theorem parts_6_requested :
    (part partsUnit boxParts 0 6 : α) = dedupBytes U expertBytes 7 ∧
      (part partsUnit boxParts 1 6 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 6) ((stands_entry distinct_positive 6).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 6) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(7), a pass over 8 tokens. -/
theorem parts_7_requested :
    (part partsUnit boxParts 0 7 : α) = dedupBytes U expertBytes 8 ∧
      (part partsUnit boxParts 1 7 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 7) ((stands_entry distinct_positive 7).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 7) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(8), a pass over 9 tokens. -/
theorem parts_8_requested :
    (part partsUnit boxParts 0 8 : α) = dedupBytes U expertBytes 9 ∧
      (part partsUnit boxParts 1 8 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 8) ((stands_entry distinct_positive 8).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 8) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(9), a pass over 10 tokens. -/
theorem parts_9_requested :
    (part partsUnit boxParts 0 9 : α) = dedupBytes U expertBytes 10 ∧
      (part partsUnit boxParts 1 9 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 9) ((stands_entry distinct_positive 9).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 9) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(10), a pass over 11 tokens. -/
theorem parts_10_requested :
    (part partsUnit boxParts 0 10 : α) = dedupBytes U expertBytes 11 ∧
      (part partsUnit boxParts 1 10 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 10) ((stands_entry distinct_positive 10).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 10) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(11), a pass over 12 tokens. -/
theorem parts_11_requested :
    (part partsUnit boxParts 0 11 : α) = dedupBytes U expertBytes 12 ∧
      (part partsUnit boxParts 1 11 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 11) ((stands_entry distinct_positive 11).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 11) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(12), a pass over 13 tokens. -/
theorem parts_12_requested :
    (part partsUnit boxParts 0 12 : α) = dedupBytes U expertBytes 13 ∧
      (part partsUnit boxParts 1 12 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 12) ((stands_entry distinct_positive 12).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 12) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(13), a pass over 14 tokens. -/
theorem parts_13_requested :
    (part partsUnit boxParts 0 13 : α) = dedupBytes U expertBytes 14 ∧
      (part partsUnit boxParts 1 13 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 13) ((stands_entry distinct_positive 13).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 13) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(14), a pass over 15 tokens. -/
theorem parts_14_requested :
    (part partsUnit boxParts 0 14 : α) = dedupBytes U expertBytes 15 ∧
      (part partsUnit boxParts 1 14 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 14) ((stands_entry distinct_positive 14).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 14) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(15), a pass over 16 tokens. -/
theorem parts_15_requested :
    (part partsUnit boxParts 0 15 : α) = dedupBytes U expertBytes 16 ∧
      (part partsUnit boxParts 1 15 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 15) ((stands_entry distinct_positive 15).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 15) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(16), a pass over 17 tokens. -/
theorem parts_16_requested :
    (part partsUnit boxParts 0 16 : α) = dedupBytes U expertBytes 17 ∧
      (part partsUnit boxParts 1 16 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 16) ((stands_entry distinct_positive 16).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 16) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(17), a pass over 18 tokens. -/
theorem parts_17_requested :
    (part partsUnit boxParts 0 17 : α) = dedupBytes U expertBytes 18 ∧
      (part partsUnit boxParts 1 17 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 17) ((stands_entry distinct_positive 17).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 17) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(18), a pass over 19 tokens. -/
theorem parts_18_requested :
    (part partsUnit boxParts 0 18 : α) = dedupBytes U expertBytes 19 ∧
      (part partsUnit boxParts 1 18 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 18) ((stands_entry distinct_positive 18).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 18) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(19), a pass over 20 tokens. -/
theorem parts_19_requested :
    (part partsUnit boxParts 0 19 : α) = dedupBytes U expertBytes 20 ∧
      (part partsUnit boxParts 1 19 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 19) ((stands_entry distinct_positive 19).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 19) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(20), a pass over 21 tokens. -/
theorem parts_20_requested :
    (part partsUnit boxParts 0 20 : α) = dedupBytes U expertBytes 21 ∧
      (part partsUnit boxParts 1 20 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 20) ((stands_entry distinct_positive 20).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 20) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(21), a pass over 22 tokens. -/
theorem parts_21_requested :
    (part partsUnit boxParts 0 21 : α) = dedupBytes U expertBytes 22 ∧
      (part partsUnit boxParts 1 21 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 21) ((stands_entry distinct_positive 21).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 21) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(22), a pass over 23 tokens. -/
theorem parts_22_requested :
    (part partsUnit boxParts 0 22 : α) = dedupBytes U expertBytes 23 ∧
      (part partsUnit boxParts 1 22 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 22) ((stands_entry distinct_positive 22).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 22) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(23), a pass over 24 tokens. -/
theorem parts_23_requested :
    (part partsUnit boxParts 0 23 : α) = dedupBytes U expertBytes 24 ∧
      (part partsUnit boxParts 1 23 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 23) ((stands_entry distinct_positive 23).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 23) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(24), a pass over 25 tokens. -/
theorem parts_24_requested :
    (part partsUnit boxParts 0 24 : α) = dedupBytes U expertBytes 25 ∧
      (part partsUnit boxParts 1 24 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 24) ((stands_entry distinct_positive 24).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 24) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(25), a pass over 26 tokens. -/
theorem parts_25_requested :
    (part partsUnit boxParts 0 25 : α) = dedupBytes U expertBytes 26 ∧
      (part partsUnit boxParts 1 25 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 25) ((stands_entry distinct_positive 25).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 25) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(26), a pass over 27 tokens. -/
theorem parts_26_requested :
    (part partsUnit boxParts 0 26 : α) = dedupBytes U expertBytes 27 ∧
      (part partsUnit boxParts 1 26 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 26) ((stands_entry distinct_positive 26).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 26) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(27), a pass over 28 tokens. -/
theorem parts_27_requested :
    (part partsUnit boxParts 0 27 : α) = dedupBytes U expertBytes 28 ∧
      (part partsUnit boxParts 1 27 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 27) ((stands_entry distinct_positive 27).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 27) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(28), a pass over 29 tokens. -/
theorem parts_28_requested :
    (part partsUnit boxParts 0 28 : α) = dedupBytes U expertBytes 29 ∧
      (part partsUnit boxParts 1 28 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 28) ((stands_entry distinct_positive 28).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 28) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(29), a pass over 30 tokens. -/
theorem parts_29_requested :
    (part partsUnit boxParts 0 29 : α) = dedupBytes U expertBytes 30 ∧
      (part partsUnit boxParts 1 29 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 29) ((stands_entry distinct_positive 29).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 29) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(30), a pass over 31 tokens. -/
theorem parts_30_requested :
    (part partsUnit boxParts 0 30 : α) = dedupBytes U expertBytes 31 ∧
      (part partsUnit boxParts 1 30 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 30) ((stands_entry distinct_positive 30).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 30) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(31), a pass over 32 tokens. -/
theorem parts_31_requested :
    (part partsUnit boxParts 0 31 : α) = dedupBytes U expertBytes 32 ∧
      (part partsUnit boxParts 1 31 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 31) ((stands_entry distinct_positive 31).mul (stands_ratio 3145728 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 31) (stands_natCast 1) (by decide))⟩

/-- Of the table. -/
theorem parts_rows :
    lengths boxParts = 31 + 1 :=
  by decide

/-- Every length costs something in all of the box. -/
theorem parts_positive :
    allCost boxLow 2 boxParts = true :=
  by decide

/-- At acceptance 1/2, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[0].possible_common). -/
theorem B8_at0 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 1 2) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 2) (p := 1) (q := 2) (ks := 0 :: List.nil)
    (rs := ((1, 1), 25165824 :: 1 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 1251700000000000000000000000) (A := 1) (B := 1)
    (r := 2140640892137727609923283) (ys := 80804372872421875 :: 107132265999984249923283 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 3/5, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[1].possible_common). -/
theorem B8_at1 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 3 5) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 2) (p := 3) (q := 5) (ks := 0 :: List.nil)
    (rs := ((1, 1), 25165824 :: 1 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 1251700000000000000000000000) (A := 1) (B := 1)
    (r := 2140640892137727609923283) (ys := 80804372872421875 :: 107132265999984249923283 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 7/10, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[2].possible_common). -/
theorem B8_at2 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 7 10) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 2) (p := 7) (q := 10) (ks := 0 :: List.nil)
    (rs := ((1, 1), 25165824 :: 1 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 1251700000000000000000000000) (A := 1) (B := 1)
    (r := 2140640892137727609923283) (ys := 80804372872421875 :: 107132265999984249923283 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 4/5, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[3].possible_common). -/
theorem B8_at3 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 4 5) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 2) (p := 4) (q := 5) (ks := 0 :: List.nil)
    (rs := ((1, 1), 25165824 :: 1 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 1251700000000000000000000000) (A := 1) (B := 1)
    (r := 2140640892137727609923283) (ys := 80804372872421875 :: 107132265999984249923283 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 9/10, exactly these lengths are best for some bandwidths and times of the box: 31
(derived.draft_length.at[4].possible_common). -/
theorem B8_at4 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 9 10) 31 k) ↔ listed (31 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 2) (p := 9) (q := 10) (ks := 31 :: List.nil)
    (rs := ((96566316179707487515342150910719, 10000000000000000000000000000000), 198506496 :: 1 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 31) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 1251700000000000000000000000) (A := 96566316179707487515342150910719) (B := 10000000000000000000000000000000)
    (r := 16154934568083937190076717) (ys := 80804372872421875 :: 114741647702015750076717 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 19/20, exactly these lengths are best for some bandwidths and times of the box: 31
(derived.draft_length.at[5].possible_common). -/
theorem B8_at5 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 19 20) 31 k) ↔ listed (31 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 2) (p := 19) (q := 20) (ks := 31 :: List.nil)
    (rs := ((346298280539112527368571063494458081082239, 21474836480000000000000000000000000000000), 198506496 :: 1 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 31) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 1251700000000000000000000000) (A := 346298280539112527368571063494458081082239) (B := 21474836480000000000000000000000000000000)
    (r := 16154934568083937190076717) (ys := 80804372872421875 :: 114741647702015750076717 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

end Results

end SpecMoE.Certificate
