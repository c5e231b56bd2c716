import SpecMoE

/-!
# Certificate cpu-torch-qwen3-30b-a3b, in Lean

AMD EPYC, torch CPU, 2 threads, Qwen3-30B-A3B

Digest of the certificate: a94caaca4c9fd9474cefcc72d5185adcd348891c56eb1b6212244bd6e4932631

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
  heldOut_saving_n10, heldOut_saving_n20, costs_positive, costs_rows, errors_rows, errors_small,
  dearest_positive, cheapest_positive, cost_positive, cost_0_fitted, cost_1_fitted, cost_2_fitted,
  cost_3_fitted, cost_4_fitted, cost_5_fitted, cost_6_fitted, cost_7_fitted, cost_8_fitted,
  cost_9_fitted, cost_10_fitted, cost_11_fitted, cost_12_fitted, cost_13_fitted, cost_14_fitted,
  cost_15_fitted, cost_16_fitted, cost_17_fitted, cost_18_fitted, cost_19_fitted, cost_20_fitted,
  cost_21_fitted, cost_22_fitted, cost_23_fitted, cost_24_fitted, cost_25_fitted, cost_26_fitted,
  cost_27_fitted, cost_28_fitted, cost_29_fitted, cost_30_fitted, cost_31_fitted, box_0_within,
  box_1_within, box_2_within, box_3_within, box_4_within, box_5_within, parts_0_requested,
  parts_1_requested, parts_2_requested, parts_3_requested, parts_4_requested, parts_5_requested,
  parts_6_requested, parts_7_requested, parts_8_requested, parts_9_requested, parts_10_requested,
  parts_11_requested, parts_12_requested, parts_13_requested, parts_14_requested,
  parts_15_requested, parts_16_requested, parts_17_requested, parts_18_requested,
  parts_19_requested, parts_20_requested, parts_21_requested, parts_22_requested,
  parts_23_requested, parts_24_requested, parts_25_requested, parts_26_requested,
  parts_27_requested, parts_28_requested, parts_29_requested, parts_30_requested,
  parts_31_requested, parts_rows, parts_positive
* D5: D5_falls
* B1: B1_perSlot_n32, B1_perSlot_n32_fitted, B1_dedup_n6, B1_dedup_n6_fitted, B1_dedup_n32,
  B1_dedup_n32_fitted
* S2: S2_k1, S2_k2, S2_k3, S2_k4, S2_k5, S2_k7, S2_k8, S2_k9, S2_k10, S2_k11, S2_k12, S2_k13,
  S2_k14, S2_k15, S2_k16, S2_k17, S2_k18, S2_k19, S2_k20, S2_k21, S2_k22, S2_k23, S2_k24, S2_k25,
  S2_k26, S2_k27, S2_k28, S2_k29, S2_k30, S2_k31
* S3: S3_k6
* M3: M3_rises, M3_k0, M3_k1, M3_k2, M3_k3, M3_k4, M3_k5, M3_k31
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
* M1: M1_k0_k1, M1_k1_k2, M1_k2_k3, M1_k3_k4, M1_k4_k5, M1_k5_k31
* M2: M2_k0_k1, M2_k1_k2, M2_k2_k3, M2_k3_k4, M2_k4_k5, M2_k5_k31
* B7: B7_k0
* B8: B8_at0, B8_at1, B8_at2, B8_at3, B8_at4, B8_at5

## In the certificate, and not checked by Lean

* time saved by deduplication at n = 6 (results[33]): it rests on more than one pair of regimes
* bandwidth ratio r (results[34]): it rests on more than one pair of regimes
* is deduplication faster at the crossover, fixed times included (results[27]): it rests on 2
  pairs of regimes
* one crossover only (results[28]): it rests on 2 pairs of regimes
* crossover within the errors (results[35]): it rests on 2 pairs of regimes
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

/-- Bytes of one expert in all layers that were timed [bytes]: measured.bytes_per_expert = 2359296
times measured.moe_layers = 1. -/
def expertBytes : α := ratio 2359296 1

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
  (52327, 512) ::  -- n = 25
  (53135, 512) ::  -- n = 26
  (107793, 1024) ::  -- n = 27
  (54607, 512) ::  -- n = 28
  (55271, 512) ::  -- n = 29
  (111797, 1024) ::  -- n = 30
  (56489, 512) ::  -- n = 31
  (114089, 1024) ::  -- n = 32
  List.nil

/-- U(n) in the field; U(0) = 0, and 1 beyond the table, of which nothing is said. -/
def U : Nat → α := tableU distinct

/-- Fixed time F [s] of the per_slot kernel, n = 1..32 (derived.fits[0].regimes[0].fixed). -/
def perSlotFixed1 : α := ratio 1468739 12500000000

/-- Fitted effective bandwidth W [bytes/s] of the per_slot kernel, n = 1..32
(derived.fits[0].regimes[0].bandwidth). -/
def perSlotBandwidth1 : α := ratio 9078332800 1

/-- Relative error e of the bandwidth of the per_slot kernel, n = 1..32
(derived.fits[0].regimes[0].e). -/
def perSlotError1 : α := ratio 11873437251 500000000000

/-- Fixed time F [s] of the deduplicating kernel, n = 1..6 (derived.fits[1].regimes[0].fixed). -/
def dedupFixed1 : α := ratio 2072057 12500000000

/-- Fitted effective bandwidth W [bytes/s] of the deduplicating kernel, n = 1..6
(derived.fits[1].regimes[0].bandwidth). -/
def dedupBandwidth1 : α := ratio 13733698000 1

/-- Relative error e of the bandwidth of the deduplicating kernel, n = 1..6
(derived.fits[1].regimes[0].e). -/
def dedupError1 : α := ratio 23619117801 500000000000

/-- Fixed time F [s] of the deduplicating kernel, n = 8..32 (derived.fits[1].regimes[1].fixed). -/
def dedupFixed2 : α := ratio 1852831 625000000

/-- Fitted effective bandwidth W [bytes/s] of the deduplicating kernel, n = 8..32
(derived.fits[1].regimes[1].bandwidth). -/
def dedupBandwidth2 : α := ratio 15812423000 1

/-- Relative error e of the bandwidth of the deduplicating kernel, n = 8..32
(derived.fits[1].regimes[1].e). -/
def dedupError2 : α := ratio 31223156191 1000000000000

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
  (52327, 102400) ::  -- n = 25
  (53135, 106496) ::  -- n = 26
  (11977, 24576) ::  -- n = 27
  (7801, 16384) ::  -- n = 28
  (55271, 118784) ::  -- n = 29
  (111797, 245760) ::  -- n = 30
  (56489, 126976) ::  -- n = 31
  (114089, 262144) ::  -- n = 32
  List.nil

/-- The same (share.hi). -/
def sharesHigh : Table := sharesLow

/-- Cost of a step C(k) [s], k = 0, 1, 2, ...: each pair p, q is p / q (derived.draft_length.costs). -/
def costs : Table :=
  (132193302538393, 85835612500000000) ::  -- k = 0
  (242698902538393, 85835612500000000) ::  -- k = 1
  (346206102538393, 85835612500000000) ::  -- k = 2
  (443031702538393, 85835612500000000) ::  -- k = 3
  (533578902538393, 85835612500000000) ::  -- k = 4
  (618798102538393, 85835612500000000) ::  -- k = 5
  (520262781699481, 35462237500000000) ::  -- k = 6
  (105262067519513, 9882764375000000) ::  -- k = 7
  (112276307519513, 9882764375000000) ::  -- k = 8
  (118849907519513, 9882764375000000) ::  -- k = 9
  (124985747519513, 9882764375000000) ::  -- k = 10
  (130758707519513, 9882764375000000) ::  -- k = 11
  (12379111592683, 898433125000000) ::  -- k = 12
  (141250547519513, 9882764375000000) ::  -- k = 13
  (145989587519513, 9882764375000000) ::  -- k = 14
  (150440627519513, 9882764375000000) ::  -- k = 15
  (154626707519513, 9882764375000000) ::  -- k = 16
  (158559347519513, 9882764375000000) ::  -- k = 17
  (162241427519513, 9882764375000000) ::  -- k = 18
  (165691667519513, 9882764375000000) ::  -- k = 19
  (168937427519513, 9882764375000000) ::  -- k = 20
  (171991667519513, 9882764375000000) ::  -- k = 21
  (174838547519513, 9882764375000000) ::  -- k = 22
  (177511187519513, 9882764375000000) ::  -- k = 23
  (16363591592683, 898433125000000) ::  -- k = 24
  (182326547519513, 9882764375000000) ::  -- k = 25
  (184519667519513, 9882764375000000) ::  -- k = 26
  (186565907519513, 9882764375000000) ::  -- k = 27
  (188478227519513, 9882764375000000) ::  -- k = 28
  (190285427519513, 9882764375000000) ::  -- k = 29
  (191986067519513, 9882764375000000) ::  -- k = 30
  (193585907519513, 9882764375000000) ::  -- k = 31
  List.nil

/-- C(k) [s] in the field. -/
def cost (k : Nat) : α := entry costs k

/-- Relative error of each cost (derived.draft_length.costs, e). That the true costs are within them
is an assumption of each theorem that speaks of true costs. -/
def errors : Table :=
  (23619117801, 500000000000) ::  -- k = 0
  (23619117801, 500000000000) ::  -- k = 1
  (23619117801, 500000000000) ::  -- k = 2
  (23619117801, 500000000000) ::  -- k = 3
  (23619117801, 500000000000) ::  -- k = 4
  (23619117801, 500000000000) ::  -- k = 5
  (11873437251, 500000000000) ::  -- k = 6
  (31223156191, 1000000000000) ::  -- k = 7
  (31223156191, 1000000000000) ::  -- k = 8
  (31223156191, 1000000000000) ::  -- k = 9
  (31223156191, 1000000000000) ::  -- k = 10
  (31223156191, 1000000000000) ::  -- k = 11
  (31223156191, 1000000000000) ::  -- k = 12
  (31223156191, 1000000000000) ::  -- k = 13
  (31223156191, 1000000000000) ::  -- k = 14
  (31223156191, 1000000000000) ::  -- k = 15
  (31223156191, 1000000000000) ::  -- k = 16
  (31223156191, 1000000000000) ::  -- k = 17
  (31223156191, 1000000000000) ::  -- k = 18
  (31223156191, 1000000000000) ::  -- k = 19
  (31223156191, 1000000000000) ::  -- k = 20
  (31223156191, 1000000000000) ::  -- k = 21
  (31223156191, 1000000000000) ::  -- k = 22
  (31223156191, 1000000000000) ::  -- k = 23
  (31223156191, 1000000000000) ::  -- k = 24
  (31223156191, 1000000000000) ::  -- k = 25
  (31223156191, 1000000000000) ::  -- k = 26
  (31223156191, 1000000000000) ::  -- k = 27
  (31223156191, 1000000000000) ::  -- k = 28
  (31223156191, 1000000000000) ::  -- k = 29
  (31223156191, 1000000000000) ::  -- k = 30
  (31223156191, 1000000000000) ::  -- k = 31
  List.nil

/-- The error of C(k) in the field. -/
def error (k : Nat) : α := errorEntry errors k

/-- Denominator of the ends of the box. -/
def boxUnit : Nat :=
  175024713096490301893750000000000000000000

/-- Least value of each unknown of the box, over boxUnit. -/
def boxLow : List Nat :=
  12142166986857133312060956250000 ::  -- 1 / W of deduplicating, n = 1..6 [s/byte]
  27642376607054144895983762464875506929 ::  -- fixed time of deduplicating, n = 1..6 [s]
  18821564153259438878250753906250 ::  -- 1 / W of per_slot, n = 1..32 [s/byte]
  20076889361768712569503262876148191833 ::  -- fixed time of per_slot, n = 1..32 [s]
  10723207261922706086461556250000 ::  -- 1 / W of deduplicating, n = 8..32 [s/byte]
  502665310334751601183618571735473955370 ::  -- fixed time of deduplicating, n = 8..32 [s]
  List.nil

/-- Greatest value of each unknown of the box, over boxUnit. -/
def boxHigh : List Nat :=
  13346192098436616687939043750000 ::  -- 1 / W of deduplicating, n = 1..6 [s/byte]
  30383412504077759979385508535124493071 ::  -- fixed time of deduplicating, n = 1..6 [s]
  19737214634072592371749246093750 ::  -- 1 / W of per_slot, n = 1..32 [s/byte]
  21053610172411458552596654123851808167 ::  -- fixed time of per_slot, n = 1..32 [s]
  11414413657589793913538443750000 ::  -- 1 / W of deduplicating, n = 8..32 [s/byte]
  535066575077354710970297288264526044630 ::  -- fixed time of deduplicating, n = 8..32 [s]
  List.nil

/-- Denominator of the coefficients. -/
def partsUnit : Nat :=
  1

/-- Coefficients of the unknowns in the cost of each length, over partsUnit: the bytes requested for
1 / W, 1 for a time. -/
def boxParts : Parts :=
  (18874368 :: 1 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 0
  (36555264 :: 1 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 1
  (53116416 :: 1 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 2
  (68608512 :: 1 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 3
  (83096064 :: 1 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 4
  (96731136 :: 1 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 5
  (0 :: 0 :: 132120576 :: 1 :: 0 :: 0 :: List.nil) ::  -- k = 6
  (0 :: 0 :: 0 :: 0 :: 121542912 :: 1 :: List.nil) ::  -- k = 7
  (0 :: 0 :: 0 :: 0 :: 132765696 :: 1 :: List.nil) ::  -- k = 8
  (0 :: 0 :: 0 :: 0 :: 143283456 :: 1 :: List.nil) ::  -- k = 9
  (0 :: 0 :: 0 :: 0 :: 153100800 :: 1 :: List.nil) ::  -- k = 10
  (0 :: 0 :: 0 :: 0 :: 162337536 :: 1 :: List.nil) ::  -- k = 11
  (0 :: 0 :: 0 :: 0 :: 170995968 :: 1 :: List.nil) ::  -- k = 12
  (0 :: 0 :: 0 :: 0 :: 179124480 :: 1 :: List.nil) ::  -- k = 13
  (0 :: 0 :: 0 :: 0 :: 186706944 :: 1 :: List.nil) ::  -- k = 14
  (0 :: 0 :: 0 :: 0 :: 193828608 :: 1 :: List.nil) ::  -- k = 15
  (0 :: 0 :: 0 :: 0 :: 200526336 :: 1 :: List.nil) ::  -- k = 16
  (0 :: 0 :: 0 :: 0 :: 206818560 :: 1 :: List.nil) ::  -- k = 17
  (0 :: 0 :: 0 :: 0 :: 212709888 :: 1 :: List.nil) ::  -- k = 18
  (0 :: 0 :: 0 :: 0 :: 218230272 :: 1 :: List.nil) ::  -- k = 19
  (0 :: 0 :: 0 :: 0 :: 223423488 :: 1 :: List.nil) ::  -- k = 20
  (0 :: 0 :: 0 :: 0 :: 228310272 :: 1 :: List.nil) ::  -- k = 21
  (0 :: 0 :: 0 :: 0 :: 232865280 :: 1 :: List.nil) ::  -- k = 22
  (0 :: 0 :: 0 :: 0 :: 237141504 :: 1 :: List.nil) ::  -- k = 23
  (0 :: 0 :: 0 :: 0 :: 241122816 :: 1 :: List.nil) ::  -- k = 24
  (0 :: 0 :: 0 :: 0 :: 244846080 :: 1 :: List.nil) ::  -- k = 25
  (0 :: 0 :: 0 :: 0 :: 248355072 :: 1 :: List.nil) ::  -- k = 26
  (0 :: 0 :: 0 :: 0 :: 251629056 :: 1 :: List.nil) ::  -- k = 27
  (0 :: 0 :: 0 :: 0 :: 254688768 :: 1 :: List.nil) ::  -- k = 28
  (0 :: 0 :: 0 :: 0 :: 257580288 :: 1 :: List.nil) ::  -- k = 29
  (0 :: 0 :: 0 :: 0 :: 260301312 :: 1 :: List.nil) ::  -- k = 30
  (0 :: 0 :: 0 :: 0 :: 262861056 :: 1 :: List.nil) ::  -- k = 31
  List.nil

/-- Whether x is a point of the box: the assumption named common-error. -/
def inTheBox (x : Nat → α) : Prop :=
  InBox (edge boxUnit boxLow) (edge boxUnit boxHigh) x 6

/-- C(k) [s] at a point of the box. -/
def costAt (x : Nat → α) (k : Nat) : α :=
  linearCost (fun _ => 0) (part partsUnit boxParts) x 6 k

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

/-- The share never rises with the number of tokens up to n = 32 (results[29]). -/
theorem D5_falls :
    ∀ n, 1 ≤ n → n + 1 ≤ 32 → (share U 8 (n + 1) : α) ≤ share U 8 n :=
  fun _ h1 h2 => D5_share_antitone_within (U := U) (by decide) (le_refl (0 : α))
    (fun _ h => tableU_increments (K := 32) distinct_positive (by decide) (by decide) h)
    h1 h2

/-- The true time [s] of a per_slot pass at n = 32, for every true bandwidth within the error of the
fitted one (results[30]). -/
theorem B1_perSlot_n32 :
    ∀ W : α, 0 < W → Within perSlotError1 W perSlotBandwidth1 →
      (ratio 1153668963816157801207233269 17731118750000000000000000000) ≤ perSlotFixed1 + slotBytes 8 expertBytes 32 / W ∧
        perSlotFixed1 + slotBytes 8 expertBytes 32 / W ≤ (ratio 1209793817883323198792766731 17731118750000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 11873437251 (by decide)) (by decide))
    (Stands.lt (stands_ratio 11873437251 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 1468739 (by decide)) (by decide))
    (Stands.le stands_zero (((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 1153668963816157801207233269 (by decide)) ((stands_one.sub (stands_ratio 11873437251 (by decide))).mul ((stands_ratio 1468739 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 11873437251 (by decide))).mul ((stands_ratio 1468739 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide)))) (stands_ratio 1209793817883323198792766731 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[30].value). -/
theorem B1_perSlot_n32_fitted :
    (((ratio 2363462781699481 35462237500000000) : α) ≤ (perSlotFixed1 + (slotBytes 8 expertBytes 32 / perSlotBandwidth1))) ∧
      ((perSlotFixed1 + (slotBytes 8 expertBytes 32 / perSlotBandwidth1)) : α) ≤ (ratio 2363462781699481 35462237500000000) :=
  ⟨(Stands.le (stands_ratio 2363462781699481 (by decide)) ((stands_ratio 1468739 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 1468739 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide))) (stands_ratio 2363462781699481 (by decide)) (by decide))⟩

/-- The true time [s] of a deduplicating pass at n = 6, for every true bandwidth within the error of
the fitted one (results[31]). -/
theorem B1_dedup_n6 :
    ∀ W : α, 0 < W → Within dedupError1 W dedupBandwidth1 →
      (ratio 294783585990306918607766207 42917806250000000000000000000) ≤ dedupFixed1 + dedupBytes U expertBytes 6 / W ∧
        dedupFixed1 + dedupBytes U expertBytes 6 / W ≤ (ratio 324014516548086081392233793 42917806250000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 23619117801 (by decide)) (by decide))
    (Stands.lt (stands_ratio 23619117801 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 2072057 (by decide)) (by decide))
    (Stands.le stands_zero ((stands_entry distinct_positive 5).mul (stands_ratio 2359296 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 294783585990306918607766207 (by decide)) ((stands_one.sub (stands_ratio 23619117801 (by decide))).mul ((stands_ratio 2072057 (by decide)).add (((stands_entry distinct_positive 5).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 13733698000 (by decide)) (p := 13733698000) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 23619117801 (by decide))).mul ((stands_ratio 2072057 (by decide)).add (((stands_entry distinct_positive 5).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 13733698000 (by decide)) (p := 13733698000) (q := 1) (by decide) (by decide)))) (stands_ratio 324014516548086081392233793 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[31].value). -/
theorem B1_dedup_n6_fitted :
    (((ratio 618798102538393 85835612500000000) : α) ≤ (dedupFixed1 + (dedupBytes U expertBytes 6 / dedupBandwidth1))) ∧
      ((dedupFixed1 + (dedupBytes U expertBytes 6 / dedupBandwidth1)) : α) ≤ (ratio 618798102538393 85835612500000000) :=
  ⟨(Stands.le (stands_ratio 618798102538393 (by decide)) ((stands_ratio 2072057 (by decide)).add (((stands_entry distinct_positive 5).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 13733698000 (by decide)) (p := 13733698000) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 2072057 (by decide)).add (((stands_entry distinct_positive 5).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 13733698000 (by decide)) (p := 13733698000) (q := 1) (by decide) (by decide))) (stands_ratio 618798102538393 (by decide)) (by decide))⟩

/-- The true time [s] of a deduplicating pass at n = 32, for every true bandwidth within the error
of the fitted one (results[32]). -/
theorem B1_dedup_n32 :
    ∀ W : α, 0 < W → Within dedupError2 W dedupBandwidth2 →
      (ratio 187541544492654764220745017 9882764375000000000000000000) ≤ dedupFixed2 + dedupBytes U expertBytes 32 / W ∧
        dedupFixed2 + dedupBytes U expertBytes 32 / W ≤ (ratio 199630270546371235779254983 9882764375000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 31223156191 (by decide)) (by decide))
    (Stands.lt (stands_ratio 31223156191 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 1852831 (by decide)) (by decide))
    (Stands.le stands_zero ((stands_entry distinct_positive 31).mul (stands_ratio 2359296 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 187541544492654764220745017 (by decide)) ((stands_one.sub (stands_ratio 31223156191 (by decide))).mul ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 31).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 31223156191 (by decide))).mul ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 31).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide)))) (stands_ratio 199630270546371235779254983 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[32].value). -/
theorem B1_dedup_n32_fitted :
    (((ratio 193585907519513 9882764375000000) : α) ≤ (dedupFixed2 + (dedupBytes U expertBytes 32 / dedupBandwidth2))) ∧
      ((dedupFixed2 + (dedupBytes U expertBytes 32 / dedupBandwidth2)) : α) ≤ (ratio 193585907519513 9882764375000000) :=
  ⟨(Stands.le (stands_ratio 193585907519513 (by decide)) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 31).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 31).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (stands_ratio 193585907519513 (by decide)) (by decide))⟩

/-- The per_slot time held out at n = 5 lies inside its bounds (derived.holdout[0]). -/
theorem heldOut_perSlot_n5 :
    (((1 - perSlotError1) * (perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1))) : α) ≤ (ratio 26894833 2500000000) ∧
      ((ratio 26894833 2500000000) : α) ≤ ((1 + perSlotError1) * (perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1))) :=
  ⟨(Stands.le ((stands_one.sub (stands_ratio 11873437251 (by decide))).mul ((stands_ratio 1468739 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide)))) (stands_ratio 26894833 (by decide)) (by decide)),
    (Stands.le (stands_ratio 26894833 (by decide)) ((stands_one.add (stands_ratio 11873437251 (by decide))).mul ((stands_ratio 1468739 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide)))) (by decide))⟩

/-- The per_slot time held out at n = 10 lies inside its bounds (derived.holdout[1]). -/
theorem heldOut_perSlot_n10 :
    (((1 - perSlotError1) * (perSlotFixed1 + (slotBytes 8 expertBytes 10 / perSlotBandwidth1))) : α) ≤ (ratio 72397107 3500000000) ∧
      ((ratio 72397107 3500000000) : α) ≤ ((1 + perSlotError1) * (perSlotFixed1 + (slotBytes 8 expertBytes 10 / perSlotBandwidth1))) :=
  ⟨(Stands.le ((stands_one.sub (stands_ratio 11873437251 (by decide))).mul ((stands_ratio 1468739 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide)))) (stands_ratio 72397107 (by decide)) (by decide)),
    (Stands.le (stands_ratio 72397107 (by decide)) ((stands_one.add (stands_ratio 11873437251 (by decide))).mul ((stands_ratio 1468739 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide)))) (by decide))⟩

/-- The per_slot time held out at n = 20 lies inside its bounds (derived.holdout[2]). -/
theorem heldOut_perSlot_n20 :
    (((1 - perSlotError1) * (perSlotFixed1 + (slotBytes 8 expertBytes 20 / perSlotBandwidth1))) : α) ≤ (ratio 20534371 500000000) ∧
      ((ratio 20534371 500000000) : α) ≤ ((1 + perSlotError1) * (perSlotFixed1 + (slotBytes 8 expertBytes 20 / perSlotBandwidth1))) :=
  ⟨(Stands.le ((stands_one.sub (stands_ratio 11873437251 (by decide))).mul ((stands_ratio 1468739 (by decide)).add ((((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide)))) (stands_ratio 20534371 (by decide)) (by decide)),
    (Stands.le (stands_ratio 20534371 (by decide)) ((stands_one.add (stands_ratio 11873437251 (by decide))).mul ((stands_ratio 1468739 (by decide)).add ((((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide)))) (by decide))⟩

/-- The deduplicating time held out at n = 5 lies outside its bounds (derived.holdout[3]). -/
theorem heldOut_dedup_n5 :
    (((1 + dedupError1) * (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1))) : α) < (ratio 34666313 5000000000) :=
  (Stands.lt ((stands_one.add (stands_ratio 23619117801 (by decide))).mul ((stands_ratio 2072057 (by decide)).add (((stands_entry distinct_positive 4).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 13733698000 (by decide)) (p := 13733698000) (q := 1) (by decide) (by decide)))) (stands_ratio 34666313 (by decide)) (by decide))

/-- The deduplicating time held out at n = 10 lies outside its bounds (derived.holdout[4]). -/
theorem heldOut_dedup_n10 :
    ((ratio 43035069 4000000000) : α) < ((1 - dedupError2) * (dedupFixed2 + (dedupBytes U expertBytes 10 / dedupBandwidth2))) :=
  (Stands.lt (stands_ratio 43035069 (by decide)) ((stands_one.sub (stands_ratio 31223156191 (by decide))).mul ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 9).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide)))) (by decide))

/-- The deduplicating time held out at n = 20 lies outside its bounds (derived.holdout[5]). -/
theorem heldOut_dedup_n20 :
    ((ratio 160679417 10000000000) : α) < ((1 - dedupError2) * (dedupFixed2 + (dedupBytes U expertBytes 20 / dedupBandwidth2))) :=
  (Stands.lt (stands_ratio 160679417 (by decide)) ((stands_one.sub (stands_ratio 31223156191 (by decide))).mul ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 19).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide)))) (by decide))

/-- The saving at n = 5, of which a row was held out, lies inside its bounds
(derived.savings.points[0]). -/
theorem heldOut_saving_n5 :
    ((((perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1)) - (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1))) - ((perSlotError1 * (perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1))) + (dedupError1 * (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1))))) : α) ≤ (ratio 19123353 5000000000) ∧
      ((ratio 19123353 5000000000) : α) ≤ (((perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1)) - (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1))) + ((perSlotError1 * (perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1))) + (dedupError1 * (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1))))) :=
  ⟨(Stands.le ((((stands_ratio 1468739 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide))).sub ((stands_ratio 2072057 (by decide)).add (((stands_entry distinct_positive 4).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 13733698000 (by decide)) (p := 13733698000) (q := 1) (by decide) (by decide)))).sub (((stands_ratio 11873437251 (by decide)).mul ((stands_ratio 1468739 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide)))).add ((stands_ratio 23619117801 (by decide)).mul ((stands_ratio 2072057 (by decide)).add (((stands_entry distinct_positive 4).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 13733698000 (by decide)) (p := 13733698000) (q := 1) (by decide) (by decide)))))) (stands_ratio 19123353 (by decide)) (by decide)),
    (Stands.le (stands_ratio 19123353 (by decide)) ((((stands_ratio 1468739 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide))).sub ((stands_ratio 2072057 (by decide)).add (((stands_entry distinct_positive 4).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 13733698000 (by decide)) (p := 13733698000) (q := 1) (by decide) (by decide)))).add (((stands_ratio 11873437251 (by decide)).mul ((stands_ratio 1468739 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide)))).add ((stands_ratio 23619117801 (by decide)).mul ((stands_ratio 2072057 (by decide)).add (((stands_entry distinct_positive 4).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 13733698000 (by decide)) (p := 13733698000) (q := 1) (by decide) (by decide)))))) (by decide))⟩

/-- The saving at n = 10, of which a row was held out, lies outside its bounds
(derived.savings.points[1]). -/
theorem heldOut_saving_n10 :
    ((((perSlotFixed1 + (slotBytes 8 expertBytes 10 / perSlotBandwidth1)) - (dedupFixed2 + (dedupBytes U expertBytes 10 / dedupBandwidth2))) + ((perSlotError1 * (perSlotFixed1 + (slotBytes 8 expertBytes 10 / perSlotBandwidth1))) + (dedupError2 * (dedupFixed2 + (dedupBytes U expertBytes 10 / dedupBandwidth2))))) : α) < (ratio 277931373 28000000000) :=
  (Stands.lt ((((stands_ratio 1468739 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide))).sub ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 9).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide)))).add (((stands_ratio 11873437251 (by decide)).mul ((stands_ratio 1468739 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide)))).add ((stands_ratio 31223156191 (by decide)).mul ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 9).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide)))))) (stands_ratio 277931373 (by decide)) (by decide))

/-- The saving at n = 20, of which a row was held out, lies inside its bounds
(derived.savings.points[2]). -/
theorem heldOut_saving_n20 :
    ((((perSlotFixed1 + (slotBytes 8 expertBytes 20 / perSlotBandwidth1)) - (dedupFixed2 + (dedupBytes U expertBytes 20 / dedupBandwidth2))) - ((perSlotError1 * (perSlotFixed1 + (slotBytes 8 expertBytes 20 / perSlotBandwidth1))) + (dedupError2 * (dedupFixed2 + (dedupBytes U expertBytes 20 / dedupBandwidth2))))) : α) ≤ (ratio 250008003 10000000000) ∧
      ((ratio 250008003 10000000000) : α) ≤ (((perSlotFixed1 + (slotBytes 8 expertBytes 20 / perSlotBandwidth1)) - (dedupFixed2 + (dedupBytes U expertBytes 20 / dedupBandwidth2))) + ((perSlotError1 * (perSlotFixed1 + (slotBytes 8 expertBytes 20 / perSlotBandwidth1))) + (dedupError2 * (dedupFixed2 + (dedupBytes U expertBytes 20 / dedupBandwidth2))))) :=
  ⟨(Stands.le ((((stands_ratio 1468739 (by decide)).add ((((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide))).sub ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 19).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide)))).sub (((stands_ratio 11873437251 (by decide)).mul ((stands_ratio 1468739 (by decide)).add ((((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide)))).add ((stands_ratio 31223156191 (by decide)).mul ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 19).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide)))))) (stands_ratio 250008003 (by decide)) (by decide)),
    (Stands.le (stands_ratio 250008003 (by decide)) ((((stands_ratio 1468739 (by decide)).add ((((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide))).sub ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 19).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide)))).add (((stands_ratio 11873437251 (by decide)).mul ((stands_ratio 1468739 (by decide)).add ((((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide)))).add ((stands_ratio 31223156191 (by decide)).mul ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 19).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide)))))) (by decide))⟩

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

/-- From the acceptance rate 448791589/536870912 on, drafting 1 is not slower than plain decoding,
and up to 897583177/1073741824 not faster (derived.draft_length.thresholds[0]). -/
theorem S2_k1 :
    (∀ a : α, ratio 448791589 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 1) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 897583177 1073741824 → ¬ throughput cost a 0 < throughput cost a 1 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 1) (ratio_nonneg 448791589 (by decide)) (Stands.le (stands_entry costs_positive 1) ((stands_tokens 448791589 (by decide) 1).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 1) h0 h (Stands.le ((stands_tokens 897583177 (by decide) 1).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 1) (by decide))⟩

/-- From the acceptance rate 465516033/536870912 on, drafting 2 is not slower than plain decoding,
and up to 931032065/1073741824 not faster (derived.draft_length.thresholds[1]). -/
theorem S2_k2 :
    (∀ a : α, ratio 465516033 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 2) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 931032065 1073741824 → ¬ throughput cost a 0 < throughput cost a 2 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 2) (ratio_nonneg 465516033 (by decide)) (Stands.le (stands_entry costs_positive 2) ((stands_tokens 465516033 (by decide) 2).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 2) h0 h (Stands.le ((stands_tokens 931032065 (by decide) 2).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 2) (by decide))⟩

/-- From the acceptance rate 948164207/1073741824 on, drafting 3 is not slower than plain decoding,
and up to 474082103/536870912 not faster (derived.draft_length.thresholds[2]). -/
theorem S2_k3 :
    (∀ a : α, ratio 948164207 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 474082103 536870912 → ¬ throughput cost a 0 < throughput cost a 3 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 3) (ratio_nonneg 948164207 (by decide)) (Stands.le (stands_entry costs_positive 3) ((stands_tokens 948164207 (by decide) 3).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 3) h0 h (Stands.le ((stands_tokens 474082103 (by decide) 3).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 3) (by decide))⟩

/-- From the acceptance rate 479282395/536870912 on, drafting 4 is not slower than plain decoding,
and up to 958564789/1073741824 not faster (derived.draft_length.thresholds[3]). -/
theorem S2_k4 :
    (∀ a : α, ratio 479282395 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 958564789 1073741824 → ¬ throughput cost a 0 < throughput cost a 4 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 4) (ratio_nonneg 479282395 (by decide)) (Stands.le (stands_entry costs_positive 4) ((stands_tokens 479282395 (by decide) 4).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 4) h0 h (Stands.le ((stands_tokens 958564789 (by decide) 4).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 4) (by decide))⟩

/-- From the acceptance rate 482968487/536870912 on, drafting 5 is not slower than plain decoding,
and up to 965936973/1073741824 not faster (derived.draft_length.thresholds[4]). -/
theorem S2_k5 :
    (∀ a : α, ratio 482968487 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 965936973 1073741824 → ¬ throughput cost a 0 < throughput cost a 5 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 5) (ratio_nonneg 482968487 (by decide)) (Stands.le (stands_entry costs_positive 5) ((stands_tokens 482968487 (by decide) 5).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 5) h0 h (Stands.le ((stands_tokens 965936973 (by decide) 5).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 5) (by decide))⟩

/-- Drafting 6 is faster than plain decoding at no acceptance rate
(derived.draft_length.thresholds[5]). -/
theorem S3_k6 :
    ∀ a : α, 0 ≤ a → a ≤ 1 → ¬ throughput cost a 0 < throughput cost a 6 :=
  fun _ h0 h1 => S3_never (cost_positive 0) (cost_positive 6) (Stands.le ((stands_natCast (6 + 1)).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 6) (by decide)) h0 h1

/-- From the acceptance rate 1028561855/1073741824 on, drafting 7 is not slower than plain decoding,
and up to 514280927/536870912 not faster (derived.draft_length.thresholds[6]). -/
theorem S2_k7 :
    (∀ a : α, ratio 1028561855 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 7) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 514280927 536870912 → ¬ throughput cost a 0 < throughput cost a 7 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 7) (ratio_nonneg 1028561855 (by decide)) (Stands.le (stands_entry costs_positive 7) ((stands_tokens 1028561855 (by decide) 7).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 7) h0 h (Stands.le ((stands_tokens 514280927 (by decide) 7).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 7) (by decide))⟩

/-- From the acceptance rate 509683511/536870912 on, drafting 8 is not slower than plain decoding,
and up to 1019367021/1073741824 not faster (derived.draft_length.thresholds[7]). -/
theorem S2_k8 :
    (∀ a : α, ratio 509683511 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 8) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1019367021 1073741824 → ¬ throughput cost a 0 < throughput cost a 8 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 8) (ratio_nonneg 509683511 (by decide)) (Stands.le (stands_entry costs_positive 8) ((stands_tokens 509683511 (by decide) 8).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 8) h0 h (Stands.le ((stands_tokens 1019367021 (by decide) 8).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 8) (by decide))⟩

/-- From the acceptance rate 253297481/268435456 on, drafting 9 is not slower than plain decoding,
and up to 1013189923/1073741824 not faster (derived.draft_length.thresholds[8]). -/
theorem S2_k9 :
    (∀ a : α, ratio 253297481 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 9) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1013189923 1073741824 → ¬ throughput cost a 0 < throughput cost a 9 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 9) (ratio_nonneg 253297481 (by decide)) (Stands.le (stands_entry costs_positive 9) ((stands_tokens 253297481 (by decide) 9).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 9) h0 h (Stands.le ((stands_tokens 1013189923 (by decide) 9).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 9) (by decide))⟩

/-- From the acceptance rate 1008854421/1073741824 on, drafting 10 is not slower than plain
decoding, and up to 252213605/268435456 not faster (derived.draft_length.thresholds[9]). -/
theorem S2_k10 :
    (∀ a : α, ratio 1008854421 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 10) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 252213605 268435456 → ¬ throughput cost a 0 < throughput cost a 10 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 10) (ratio_nonneg 1008854421 (by decide)) (Stands.le (stands_entry costs_positive 10) ((stands_tokens 1008854421 (by decide) 10).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 10) h0 h (Stands.le ((stands_tokens 252213605 (by decide) 10).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 10) (by decide))⟩

/-- From the acceptance rate 1005802127/1073741824 on, drafting 11 is not slower than plain
decoding, and up to 502901063/536870912 not faster (derived.draft_length.thresholds[10]). -/
theorem S2_k11 :
    (∀ a : α, ratio 1005802127 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 11) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 502901063 536870912 → ¬ throughput cost a 0 < throughput cost a 11 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 11) (ratio_nonneg 1005802127 (by decide)) (Stands.le (stands_entry costs_positive 11) ((stands_tokens 1005802127 (by decide) 11).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 11) h0 h (Stands.le ((stands_tokens 502901063 (by decide) 11).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 11) (by decide))⟩

/-- From the acceptance rate 125448179/134217728 on, drafting 12 is not slower than plain decoding,
and up to 1003585431/1073741824 not faster (derived.draft_length.thresholds[11]). -/
theorem S2_k12 :
    (∀ a : α, ratio 125448179 134217728 ≤ a → throughput cost a 0 ≤ throughput cost a 12) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1003585431 1073741824 → ¬ throughput cost a 0 < throughput cost a 12 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 12) (ratio_nonneg 125448179 (by decide)) (Stands.le (stands_entry costs_positive 12) ((stands_tokens 125448179 (by decide) 12).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 12) h0 h (Stands.le ((stands_tokens 1003585431 (by decide) 12).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 12) (by decide))⟩

/-- From the acceptance rate 1001960411/1073741824 on, drafting 13 is not slower than plain
decoding, and up to 500980205/536870912 not faster (derived.draft_length.thresholds[12]). -/
theorem S2_k13 :
    (∀ a : α, ratio 1001960411 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 13) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 500980205 536870912 → ¬ throughput cost a 0 < throughput cost a 13 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 13) (ratio_nonneg 1001960411 (by decide)) (Stands.le (stands_entry costs_positive 13) ((stands_tokens 1001960411 (by decide) 13).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 13) h0 h (Stands.le ((stands_tokens 500980205 (by decide) 13).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 13) (by decide))⟩

/-- From the acceptance rate 500359887/536870912 on, drafting 14 is not slower than plain decoding,
and up to 1000719773/1073741824 not faster (derived.draft_length.thresholds[13]). -/
theorem S2_k14 :
    (∀ a : α, ratio 500359887 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 14) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1000719773 1073741824 → ¬ throughput cost a 0 < throughput cost a 14 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 14) (ratio_nonneg 500359887 (by decide)) (Stands.le (stands_entry costs_positive 14) ((stands_tokens 500359887 (by decide) 14).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 14) h0 h (Stands.le ((stands_tokens 1000719773 (by decide) 14).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 14) (by decide))⟩

/-- From the acceptance rate 249948615/268435456 on, drafting 15 is not slower than plain decoding,
and up to 999794459/1073741824 not faster (derived.draft_length.thresholds[14]). -/
theorem S2_k15 :
    (∀ a : α, ratio 249948615 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 15) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 999794459 1073741824 → ¬ throughput cost a 0 < throughput cost a 15 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 15) (ratio_nonneg 249948615 (by decide)) (Stands.le (stands_entry costs_positive 15) ((stands_tokens 249948615 (by decide) 15).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 15) h0 h (Stands.le ((stands_tokens 999794459 (by decide) 15).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 15) (by decide))⟩

/-- From the acceptance rate 999107259/1073741824 on, drafting 16 is not slower than plain decoding,
and up to 499553629/536870912 not faster (derived.draft_length.thresholds[15]). -/
theorem S2_k16 :
    (∀ a : α, ratio 999107259 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 16) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 499553629 536870912 → ¬ throughput cost a 0 < throughput cost a 16 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 16) (ratio_nonneg 999107259 (by decide)) (Stands.le (stands_entry costs_positive 16) ((stands_tokens 999107259 (by decide) 16).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 16) h0 h (Stands.le ((stands_tokens 499553629 (by decide) 16).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 16) (by decide))⟩

/-- From the acceptance rate 499296801/536870912 on, drafting 17 is not slower than plain decoding,
and up to 998593601/1073741824 not faster (derived.draft_length.thresholds[16]). -/
theorem S2_k17 :
    (∀ a : α, ratio 499296801 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 17) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 998593601 1073741824 → ¬ throughput cost a 0 < throughput cost a 17 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 17) (ratio_nonneg 499296801 (by decide)) (Stands.le (stands_entry costs_positive 17) ((stands_tokens 499296801 (by decide) 17).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 17) h0 h (Stands.le ((stands_tokens 998593601 (by decide) 17).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 17) (by decide))⟩

/-- From the acceptance rate 124774991/134217728 on, drafting 18 is not slower than plain decoding,
and up to 998199927/1073741824 not faster (derived.draft_length.thresholds[17]). -/
theorem S2_k18 :
    (∀ a : α, ratio 124774991 134217728 ≤ a → throughput cost a 0 ≤ throughput cost a 18) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 998199927 1073741824 → ¬ throughput cost a 0 < throughput cost a 18 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 18) (ratio_nonneg 124774991 (by decide)) (Stands.le (stands_entry costs_positive 18) ((stands_tokens 124774991 (by decide) 18).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 18) h0 h (Stands.le ((stands_tokens 998199927 (by decide) 18).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 18) (by decide))⟩

/-- From the acceptance rate 249475179/268435456 on, drafting 19 is not slower than plain decoding,
and up to 997900715/1073741824 not faster (derived.draft_length.thresholds[18]). -/
theorem S2_k19 :
    (∀ a : α, ratio 249475179 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 19) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 997900715 1073741824 → ¬ throughput cost a 0 < throughput cost a 19 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 19) (ratio_nonneg 249475179 (by decide)) (Stands.le (stands_entry costs_positive 19) ((stands_tokens 249475179 (by decide) 19).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 19) h0 h (Stands.le ((stands_tokens 997900715 (by decide) 19).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 19) (by decide))⟩

/-- From the acceptance rate 498842371/536870912 on, drafting 20 is not slower than plain decoding,
and up to 997684741/1073741824 not faster (derived.draft_length.thresholds[19]). -/
theorem S2_k20 :
    (∀ a : α, ratio 498842371 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 20) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 997684741 1073741824 → ¬ throughput cost a 0 < throughput cost a 20 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 20) (ratio_nonneg 498842371 (by decide)) (Stands.le (stands_entry costs_positive 20) ((stands_tokens 498842371 (by decide) 20).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 20) h0 h (Stands.le ((stands_tokens 997684741 (by decide) 20).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 20) (by decide))⟩

/-- From the acceptance rate 249383449/268435456 on, drafting 21 is not slower than plain decoding,
and up to 997533795/1073741824 not faster (derived.draft_length.thresholds[20]). -/
theorem S2_k21 :
    (∀ a : α, ratio 249383449 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 21) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 997533795 1073741824 → ¬ throughput cost a 0 < throughput cost a 21 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 21) (ratio_nonneg 249383449 (by decide)) (Stands.le (stands_entry costs_positive 21) ((stands_tokens 249383449 (by decide) 21).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 21) h0 h (Stands.le ((stands_tokens 997533795 (by decide) 21).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 21) (by decide))⟩

/-- From the acceptance rate 124676723/134217728 on, drafting 22 is not slower than plain decoding,
and up to 997413783/1073741824 not faster (derived.draft_length.thresholds[21]). -/
theorem S2_k22 :
    (∀ a : α, ratio 124676723 134217728 ≤ a → throughput cost a 0 ≤ throughput cost a 22) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 997413783 1073741824 → ¬ throughput cost a 0 < throughput cost a 22 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 22) (ratio_nonneg 124676723 (by decide)) (Stands.le (stands_entry costs_positive 22) ((stands_tokens 124676723 (by decide) 22).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 22) h0 h (Stands.le ((stands_tokens 997413783 (by decide) 22).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 22) (by decide))⟩

/-- From the acceptance rate 997331653/1073741824 on, drafting 23 is not slower than plain decoding,
and up to 249332913/268435456 not faster (derived.draft_length.thresholds[22]). -/
theorem S2_k23 :
    (∀ a : α, ratio 997331653 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 23) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 249332913 268435456 → ¬ throughput cost a 0 < throughput cost a 23 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 23) (ratio_nonneg 997331653 (by decide)) (Stands.le (stands_entry costs_positive 23) ((stands_tokens 997331653 (by decide) 23).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 23) h0 h (Stands.le ((stands_tokens 249332913 (by decide) 23).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 23) (by decide))⟩

/-- From the acceptance rate 62329099/67108864 on, drafting 24 is not slower than plain decoding,
and up to 997265583/1073741824 not faster (derived.draft_length.thresholds[23]). -/
theorem S2_k24 :
    (∀ a : α, ratio 62329099 67108864 ≤ a → throughput cost a 0 ≤ throughput cost a 24) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 997265583 1073741824 → ¬ throughput cost a 0 < throughput cost a 24 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 24) (ratio_nonneg 62329099 (by decide)) (Stands.le (stands_entry costs_positive 24) ((stands_tokens 62329099 (by decide) 24).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 24) h0 h (Stands.le ((stands_tokens 997265583 (by decide) 24).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 24) (by decide))⟩

/-- From the acceptance rate 249304783/268435456 on, drafting 25 is not slower than plain decoding,
and up to 997219131/1073741824 not faster (derived.draft_length.thresholds[24]). -/
theorem S2_k25 :
    (∀ a : α, ratio 249304783 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 25) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 997219131 1073741824 → ¬ throughput cost a 0 < throughput cost a 25 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 25) (ratio_nonneg 249304783 (by decide)) (Stands.le (stands_entry costs_positive 25) ((stands_tokens 249304783 (by decide) 25).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 25) h0 h (Stands.le ((stands_tokens 997219131 (by decide) 25).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 25) (by decide))⟩

/-- From the acceptance rate 249299685/268435456 on, drafting 26 is not slower than plain decoding,
and up to 997198739/1073741824 not faster (derived.draft_length.thresholds[25]). -/
theorem S2_k26 :
    (∀ a : α, ratio 249299685 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 26) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 997198739 1073741824 → ¬ throughput cost a 0 < throughput cost a 26 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 26) (ratio_nonneg 249299685 (by decide)) (Stands.le (stands_entry costs_positive 26) ((stands_tokens 249299685 (by decide) 26).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 26) h0 h (Stands.le ((stands_tokens 997198739 (by decide) 26).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 26) (by decide))⟩

/-- From the acceptance rate 498593353/536870912 on, drafting 27 is not slower than plain decoding,
and up to 997186705/1073741824 not faster (derived.draft_length.thresholds[26]). -/
theorem S2_k27 :
    (∀ a : α, ratio 498593353 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 27) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 997186705 1073741824 → ¬ throughput cost a 0 < throughput cost a 27 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 27) (ratio_nonneg 498593353 (by decide)) (Stands.le (stands_entry costs_positive 27) ((stands_tokens 498593353 (by decide) 27).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 27) h0 h (Stands.le ((stands_tokens 997186705 (by decide) 27).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 27) (by decide))⟩

/-- From the acceptance rate 997183135/1073741824 on, drafting 28 is not slower than plain decoding,
and up to 498591567/536870912 not faster (derived.draft_length.thresholds[27]). -/
theorem S2_k28 :
    (∀ a : α, ratio 997183135 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 28) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 498591567 536870912 → ¬ throughput cost a 0 < throughput cost a 28 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 28) (ratio_nonneg 997183135 (by decide)) (Stands.le (stands_entry costs_positive 28) ((stands_tokens 997183135 (by decide) 28).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 28) h0 h (Stands.le ((stands_tokens 498591567 (by decide) 28).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 28) (by decide))⟩

/-- From the acceptance rate 997197489/1073741824 on, drafting 29 is not slower than plain decoding,
and up to 62324843/67108864 not faster (derived.draft_length.thresholds[28]). -/
theorem S2_k29 :
    (∀ a : α, ratio 997197489 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 29) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 62324843 67108864 → ¬ throughput cost a 0 < throughput cost a 29 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 29) (ratio_nonneg 997197489 (by decide)) (Stands.le (stands_entry costs_positive 29) ((stands_tokens 997197489 (by decide) 29).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 29) h0 h (Stands.le ((stands_tokens 62324843 (by decide) 29).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 29) (by decide))⟩

/-- From the acceptance rate 997222199/1073741824 on, drafting 30 is not slower than plain decoding,
and up to 498611099/536870912 not faster (derived.draft_length.thresholds[29]). -/
theorem S2_k30 :
    (∀ a : α, ratio 997222199 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 30) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 498611099 536870912 → ¬ throughput cost a 0 < throughput cost a 30 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 30) (ratio_nonneg 997222199 (by decide)) (Stands.le (stands_entry costs_positive 30) ((stands_tokens 997222199 (by decide) 30).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 30) h0 h (Stands.le ((stands_tokens 498611099 (by decide) 30).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 30) (by decide))⟩

/-- From the acceptance rate 997254763/1073741824 on, drafting 31 is not slower than plain decoding,
and up to 498627381/536870912 not faster (derived.draft_length.thresholds[30]). -/
theorem S2_k31 :
    (∀ a : α, ratio 997254763 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 31) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 498627381 536870912 → ¬ throughput cost a 0 < throughput cost a 31 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 31) (ratio_nonneg 997254763 (by decide)) (Stands.le (stands_entry costs_positive 31) ((stands_tokens 997254763 (by decide) 31).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 31) h0 h (Stands.le ((stands_tokens 498627381 (by decide) 31).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 31) (by decide))⟩

/-- The best draft length never falls as acceptance rises. -/
theorem M3_rises :
    ∀ (a b : α) (j k : Nat), 0 ≤ a → a ≤ b → IsLeastBest cost a 31 j →
      IsLeastBest cost b 31 k → j ≤ k :=
  fun _ _ _ _ h0 h hj hk =>
    M3_least_best_mono (fun i _ => cost_positive i) h0 h hj hk

/-- Drafting 0 is best at every acceptance rate from 0 to 897583177/1073741824
(derived.draft_length.staircase[0]). -/
theorem M3_k0 :
    ∀ a : α, ratio 0 1 ≤ a → a ≤ ratio 897583177 1073741824 → IsBest cost a 31 0 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 0 (by decide)) h1 h2
    (best_of_walk (p := 0) (q := 1) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 897583177) (q := 1073741824) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 1 is best at every acceptance rate from 448791589/536870912 to 966617453/1073741824
(derived.draft_length.staircase[1]). -/
theorem M3_k1 :
    ∀ a : α, ratio 448791589 536870912 ≤ a → a ≤ ratio 966617453 1073741824 → IsBest cost a 31 1 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 448791589 (by decide)) h1 h2
    (best_of_walk (p := 448791589) (q := 536870912) (A := 330488064420378369140625) (B := 508976488856195956736) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 966617453) (q := 1073741824) (A := 684123001020906884765625) (B := 1017952977712391913472) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 2 is best at every acceptance rate from 483308727/536870912 to 123094771/134217728
(derived.draft_length.staircase[2]). -/
theorem M3_k2 :
    ∀ a : α, ratio 483308727 536870912 ≤ a → a ≤ ratio 123094771 134217728 → IsBest cost a 31 2 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 483308727 (by decide)) h1 h2
    (best_of_walk (p := 483308727) (q := 536870912) (A := 261963616565972262704255517578125) (B := 389793418596324611036368863232) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 123094771) (q := 134217728) (A := 16660230231662292780241064453125) (B := 24362088662270288189773053952) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 3 is best at every acceptance rate from 984758169/1073741824 to 992150331/1073741824
(derived.draft_length.staircase[3]). -/
theorem M3_k3 :
    ∀ a : α, ratio 984758169 1073741824 ≤ a → a ≤ ratio 992150331 1073741824 → IsBest cost a 31 3 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 984758169 (by decide)) h1 h2
    (best_of_walk (p := 984758169) (q := 1073741824) (A := 1465078614134795701139471939136602001953125) (B := 2142369856425965384674846193796536860672) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 992150331) (q := 1073741824) (A := 1480462401492340982013025679291626708984375) (B := 2142369856425965384674846193796536860672) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 4 is best at every acceptance rate from 248037583/268435456 to 997954773/1073741824
(derived.draft_length.staircase[4]). -/
theorem M3_k4 :
    ∀ a : α, ratio 248037583 268435456 ≤ a → a ≤ ratio 997954773 1073741824 → IsBest cost a 31 4 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 248037583 (by decide)) h1 h2
    (best_of_walk (p := 248037583) (q := 268435456) (A := 7478614243605493742552050064546350619029736328125) (B := 10822265857150620849014482641670737696064012288) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 997954773) (q := 1073741824) (A := 1935277156235754215534077286323256651931853955078125) (B := 2770500059430558937347707556267708850192387145728) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 5 is best at every acceptance rate from 498977387/536870912 to 1006514337/1073741824
(derived.draft_length.staircase[5]). -/
theorem M3_k5 :
    ∀ a : α, ratio 498977387 536870912 ≤ a → a ≤ ratio 1006514337 1073741824 → IsBest cost a 31 5 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 498977387 (by decide)) h1 h2
    (best_of_walk (p := 498977387) (q := 536870912) (A := 75308394109284054255847716806566257446969321983060693359375) (B := 107809834484710374207281856385643473291222752861404266496) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1006514337) (q := 1073741824) (A := 2457664796363341489914467347669841220967230330251084423828125) (B := 3449914703510731974633019404340591145319128091564936527872) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 31 is best at every acceptance rate from 503257169/536870912 to 1
(derived.draft_length.staircase[6]). -/
theorem M3_k31 :
    ∀ a : α, ratio 503257169 536870912 ≤ a → a ≤ ratio 1 1 → IsBest cost a 31 31 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 503257169 (by decide)) h1 h2
    (best_of_walk (p := 503257169) (q := 536870912) (A := 9106975359186099349371076739051881309684907506772618393209049022140525923181839824542798709257595364481883107369560230973843474566669902897726618533274236174011378379989017889825927563472542028066128332899407219589324120405149958444974015983680565977483019643652913055753677155224609375) (B := 12783797030936671689672374745436485654355933000956653814295680530319375806030955001219301212199517335203051484896489888206142711243471109543043318237280110025027927568384559710098795022578470256583132611411886120701049717589765903416471285462869503259058865400636392679270701435191296) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1) (q := 1) (A := 316248460000000000) (B := 193585907519513) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- The best draft length is 0 at acceptance 1/2 and 0 at 1/2, and between them for every rate
between (derived.draft_length.at[0].best). -/
theorem M4_at0 :
    IsLeastBest cost (ratio 1 2 : α) 31 0 ∧
      IsLeastBest cost (ratio 1 2 : α) 31 0 ∧
      ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsLeastBest cost a 31 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 1) (q := 2) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 1) (q := 2) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 1 (by decide)) h1 h2
      (leastBest_of_walk (p := 1) (q := 2) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 1) (q := 2) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[0].speedup). -/
theorem E3_at0 :
    ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsBest cost a 31 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 1 (by decide)) h1 h2
      (best_of_walk (p := 1) (q := 2) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 1) (q := 2) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[0].bounds). -/
theorem B5_at0 :
    ∀ (C : Nat → α) (a : α), ratio 1 2 ≤ a → a ≤ ratio 1 2 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 1 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 1/2, drafting 0 is certainly best for every common relative error of the costs
below 88817897461607/881977712691965 (derived.draft_length.at[0]). -/
theorem B6_at0_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 88817897461607 881977712691965 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 1 2) 31 0 ∧
        ∀ j, j ≤ 31 → ¬ j = 0 →
          throughput C (ratio 1 2) j < throughput C (ratio 1 2) 0 :=
  fun _ _ he hw => certain_of_walk (p := 1) (q := 2) (s := 793159815230358) (r := 970795610153572) (m := 88817897461607)
    (d := 881977712691965) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 1/2, exactly these lengths are best for some costs within their errors: 0
(derived.draft_length.at[0].possible). -/
theorem B6_at0_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 1 2) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 1) (q := 2) (A := 42917806250000000000000000000) (B := 69218940454354036592233793)
    (l := 0) (ks := 0 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 0 at acceptance 3/5 and 0 at 3/5, and between them for every rate
between (derived.draft_length.at[1].best). -/
theorem M4_at1 :
    IsLeastBest cost (ratio 3 5 : α) 31 0 ∧
      IsLeastBest cost (ratio 3 5 : α) 31 0 ∧
      ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsLeastBest cost a 31 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 3) (q := 5) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 3) (q := 5) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 3 (by decide)) h1 h2
      (leastBest_of_walk (p := 3) (q := 5) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 3) (q := 5) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[1].speedup). -/
theorem E3_at1 :
    ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsBest cost a 31 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 3 (by decide)) h1 h2
      (best_of_walk (p := 3) (q := 5) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 3) (q := 5) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[1].bounds). -/
theorem B5_at1 :
    ∀ (C : Nat → α) (a : α), ratio 3 5 ≤ a → a ≤ ratio 3 5 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 3 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 3/5, drafting 0 is certainly best for every common relative error of the costs
below 155948092384821/2271040932999109 (derived.draft_length.at[1]). -/
theorem B6_at1_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 155948092384821 2271040932999109 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 3 5) 31 0 ∧
        ∀ j, j ≤ 31 → ¬ j = 0 →
          throughput C (ratio 3 5) j < throughput C (ratio 3 5) 0 :=
  fun _ _ he hw => certain_of_walk (p := 3) (q := 5) (s := 2115092840614288) (r := 2426989025383930) (m := 155948092384821)
    (d := 2271040932999109) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 3/5, exactly these lengths are best for some costs within their errors: 0
(derived.draft_length.at[1].possible). -/
theorem B6_at1_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 3 5) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 3) (q := 5) (A := 42917806250000000000000000000) (B := 69218940454354036592233793)
    (l := 0) (ks := 0 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 0 at acceptance 7/10 and 0 at 7/10, and between them for every rate
between (derived.draft_length.at[2].best). -/
theorem M4_at2 :
    IsLeastBest cost (ratio 7 10 : α) 31 0 ∧
      IsLeastBest cost (ratio 7 10 : α) 31 0 ∧
      ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsLeastBest cost a 31 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 7) (q := 10) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 7) (q := 10) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 7 (by decide)) h1 h2
      (leastBest_of_walk (p := 7) (q := 10) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 7) (q := 10) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[2].speedup). -/
theorem E3_at2 :
    ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsBest cost a 31 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 7 (by decide)) h1 h2
      (best_of_walk (p := 7) (q := 10) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 7) (q := 10) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[2].bounds). -/
theorem B5_at2 :
    ∀ (C : Nat → α) (a : α), ratio 7 10 ≤ a → a ≤ ratio 7 10 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 7 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 7/10, drafting 0 is certainly best for every common relative error of the costs
below 179702882231249/4674275168536611 (derived.draft_length.at[2]). -/
theorem B6_at2_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 179702882231249 4674275168536611 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 7 10) 31 0 ∧
        ∀ j, j ≤ 31 → ¬ j = 0 →
          throughput C (ratio 7 10) j < throughput C (ratio 7 10) 0 :=
  fun _ _ he hw => certain_of_walk (p := 7) (q := 10) (s := 4494572286305362) (r := 4853978050767860) (m := 179702882231249)
    (d := 4674275168536611) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 7/10, exactly these lengths are best for some costs within their errors: 0, 1
(derived.draft_length.at[2].possible). -/
theorem B6_at2_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 7 10) 31 k) ↔ listed (0 :: 1 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 7) (q := 10) (A := 42917806250000000000000000000) (B := 69218940454354036592233793)
    (l := 0) (ks := 0 :: 1 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 0 at acceptance 4/5 and 0 at 4/5, and between them for every rate
between (derived.draft_length.at[3].best). -/
theorem M4_at3 :
    IsLeastBest cost (ratio 4 5 : α) 31 0 ∧
      IsLeastBest cost (ratio 4 5 : α) 31 0 ∧
      ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsLeastBest cost a 31 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 4) (q := 5) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 4) (q := 5) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 4 (by decide)) h1 h2
      (leastBest_of_walk (p := 4) (q := 5) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 4) (q := 5) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[3].speedup). -/
theorem E3_at3 :
    ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsBest cost a 31 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 4 (by decide)) h1 h2
      (best_of_walk (p := 4) (q := 5) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 4) (q := 5) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[3].bounds). -/
theorem B5_at3 :
    ∀ (C : Nat → α) (a : α), ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 4/5, drafting 0 is certainly best for every common relative error of the costs
below 11877394923214/1201617117768751 (derived.draft_length.at[3]). -/
theorem B6_at3_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 11877394923214 1201617117768751 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 4 5) 31 0 ∧
        ∀ j, j ≤ 31 → ¬ j = 0 →
          throughput C (ratio 4 5) j < throughput C (ratio 4 5) 0 :=
  fun _ _ he hw => certain_of_walk (p := 4) (q := 5) (s := 1189739722845537) (r := 1213494512691965) (m := 11877394923214)
    (d := 1201617117768751) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 4/5, exactly these lengths are best for some costs within their errors: 0, 1, 2
(derived.draft_length.at[3].possible). -/
theorem B6_at3_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 4 5) 31 k) ↔ listed (0 :: 1 :: 2 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 4) (q := 5) (A := 42917806250000000000000000000) (B := 69218940454354036592233793)
    (l := 0) (ks := 0 :: 1 :: 2 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 1 at acceptance 9/10 and 1 at 9/10, and between them for every rate
between (derived.draft_length.at[4].best). -/
theorem M4_at4 :
    IsLeastBest cost (ratio 9 10 : α) 31 1 ∧
      IsLeastBest cost (ratio 9 10 : α) 31 1 ∧
      ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsLeastBest cost a 31 k →
        1 ≤ k ∧ k ≤ 1 :=
  ⟨(leastBest_of_walk (p := 9) (q := 10) (A := 163087663750000000) (B := 242698902538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 9) (q := 10) (A := 163087663750000000) (B := 242698902538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 9 (by decide)) h1 h2
      (leastBest_of_walk (p := 9) (q := 10) (A := 163087663750000000) (B := 242698902538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 9) (q := 10) (A := 163087663750000000) (B := 242698902538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 2511672748229467/2426989025383930 and
2511672748229467/2426989025383930 (derived.draft_length.at[4].speedup). -/
theorem E3_at4 :
    ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsBest cost a 31 k →
      (ratio 2511672748229467 2426989025383930) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 2511672748229467 2426989025383930) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 9 (by decide)) h1 h2
      (best_of_walk (p := 9) (q := 10) (A := 163087663750000000) (B := 242698902538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 9) (q := 10) (A := 163087663750000000) (B := 242698902538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 2511672748229467 (by decide)) (((stands_tokens 9 (by decide) 1).div (stands_entry costs_positive 1) (p := 242698902538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 9 (by decide) 1).div (stands_entry costs_positive 1) (p := 242698902538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide)) (stands_ratio 2511672748229467 (by decide)) (by decide))⟩

/-- The true speedup of drafting 1, for every true cost within the relative error
23619117801/500000000000 of the fitted one (derived.draft_length.at[4].bounds). -/
theorem B5_at4 :
    ∀ (C : Nat → α) (a : α), ratio 9 10 ≤ a → a ≤ ratio 9 10 →
      Within (ratio 23619117801 500000000000) (cost 0) (C 0) → Within (ratio 23619117801 500000000000) (cost 1) (C 1) →
      (ratio 1196512879596740304747557933 1270817852384242221922337930) ≤ speedup C a 1 ∧ speedup C a 1 ≤ (ratio 1315159868632726695252442067 1156171172999687778077662070) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1196512879596740304747557933 1270817852384242221922337930))
    (hi := (ratio 1315159868632726695252442067 1156171172999687778077662070)) (Stands.le stands_zero (stands_ratio 23619117801 (by decide)) (by decide)) (Stands.lt (stands_ratio 23619117801 (by decide)) stands_one (by decide))
    (ratio_nonneg 9 (by decide)) h1 h2 (cost_positive 0) (cost_positive 1) hw0 hwk
    (Stands.le (stands_ratio 1196512879596740304747557933 (by decide)) (((stands_one.sub (stands_ratio 23619117801 (by decide))).div (stands_one.add (stands_ratio 23619117801 (by decide))) (p := 523619117801) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 1).div (stands_entry costs_positive 1) (p := 242698902538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 23619117801 (by decide))).div (stands_one.sub (stands_ratio 23619117801 (by decide))) (p := 476380882199) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 1).div (stands_entry costs_positive 1) (p := 242698902538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide))) (stands_ratio 1315159868632726695252442067 (by decide)) (by decide)))

/-- At acceptance 9/10, drafting 1 is certainly best for every common relative error of the costs
below 7756894390167/131550562070199173 (derived.draft_length.at[4]). -/
theorem B6_at4_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 7756894390167 131550562070199173 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 9 10) 31 1 ∧
        ∀ j, j ≤ 31 → ¬ j = 1 →
          throughput C (ratio 9 10) j < throughput C (ratio 9 10) 1 :=
  fun _ _ he hw => certain_of_walk (p := 9) (q := 10) (s := 131542805175809006) (r := 131558318964589340) (m := 7756894390167)
    (d := 131550562070199173) (A := 163087663750000000) (B := 242698902538393) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 9/10, exactly these lengths are best for some costs within their errors: 0, 1, 2,
3, 4, 5 (derived.draft_length.at[4].possible). -/
theorem B6_at4_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 9 10) 31 k) ↔ listed (0 :: 1 :: 2 :: 3 :: 4 :: 5 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 9) (q := 10) (A := 81543831875000000000000000000) (B := 127081785238424222192233793)
    (l := 1) (ks := 0 :: 1 :: 2 :: 3 :: 4 :: 5 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 31 at acceptance 19/20 and 31 at 19/20, and between them for every rate
between (derived.draft_length.at[5].best). -/
theorem M4_at5 :
    IsLeastBest cost (ratio 19 20 : α) 31 31 ∧
      IsLeastBest cost (ratio 19 20 : α) 31 31 ∧
      ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsLeastBest cost a 31 k →
        31 ≤ k ∧ k ≤ 31 :=
  ⟨(leastBest_of_walk (p := 19) (q := 20) (A := 5475814896057115327350922561534229333840660855097) (B := 6651561134102310534774784000000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 19) (q := 20) (A := 5475814896057115327350922561534229333840660855097) (B := 6651561134102310534774784000000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 19 (by decide)) h1 h2
      (leastBest_of_walk (p := 19) (q := 20) (A := 5475814896057115327350922561534229333840660855097) (B := 6651561134102310534774784000000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 19) (q := 20) (A := 5475814896057115327350922561534229333840660855097) (B := 6651561134102310534774784000000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within
65806005018065205913655259872177564757977784911990080004749011/51903711275169678401599648563200000000000000000000000000000000
and
65806005018065205913655259872177564757977784911990080004749011/51903711275169678401599648563200000000000000000000000000000000
(derived.draft_length.at[5].speedup). -/
theorem E3_at5 :
    ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsBest cost a 31 k →
      (ratio 65806005018065205913655259872177564757977784911990080004749011 51903711275169678401599648563200000000000000000000000000000000) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 65806005018065205913655259872177564757977784911990080004749011 51903711275169678401599648563200000000000000000000000000000000) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 19 (by decide)) h1 h2
      (best_of_walk (p := 19) (q := 20) (A := 5475814896057115327350922561534229333840660855097) (B := 6651561134102310534774784000000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 19) (q := 20) (A := 5475814896057115327350922561534229333840660855097) (B := 6651561134102310534774784000000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 65806005018065205913655259872177564757977784911990080004749011 (by decide)) (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 193585907519513) (q := 9882764375000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 193585907519513) (q := 9882764375000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide)) (stands_ratio 65806005018065205913655259872177564757977784911990080004749011 (by decide)) (by decide))⟩

/-- The true speedup of drafting 31, for every true cost within the relative error
23619117801/500000000000 of the fitted one (derived.draft_length.at[5].bounds). -/
theorem B5_at5 :
    ∀ (C : Nat → α) (a : α), ratio 19 20 ≤ a → a ≤ ratio 19 20 →
      Within (ratio 23619117801 500000000000) (cost 0) (C 0) → Within (ratio 23619117801 500000000000) (cost 31) (C 31) →
      (ratio 39531806714372917686322426883561856588374412483754988506177709924026173 34272100262928327567755979530711754342400000000000000000000000000000000) ≤ speedup C a 31 ∧ speedup C a 31 ≤ (ratio 34457282293567482188401575353513012483396875812372374119350087030247244811 24725935766667514640369156795345578806476800000000000000000000000000000000) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 39531806714372917686322426883561856588374412483754988506177709924026173 34272100262928327567755979530711754342400000000000000000000000000000000))
    (hi := (ratio 34457282293567482188401575353513012483396875812372374119350087030247244811 24725935766667514640369156795345578806476800000000000000000000000000000000)) (Stands.le stands_zero (stands_ratio 23619117801 (by decide)) (by decide)) (Stands.lt (stands_ratio 23619117801 (by decide)) stands_one (by decide))
    (ratio_nonneg 19 (by decide)) h1 h2 (cost_positive 0) (cost_positive 31) hw0 hwk
    (Stands.le (stands_ratio 39531806714372917686322426883561856588374412483754988506177709924026173 (by decide)) (((stands_one.sub (stands_ratio 23619117801 (by decide))).div (stands_one.add (stands_ratio 23619117801 (by decide))) (p := 523619117801) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 193585907519513) (q := 9882764375000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 23619117801 (by decide))).div (stands_one.sub (stands_ratio 23619117801 (by decide))) (p := 476380882199) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 193585907519513) (q := 9882764375000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide))) (stands_ratio 34457282293567482188401575353513012483396875812372374119350087030247244811 (by decide)) (by decide)))

/-- At acceptance 19/20, drafting 31 is certainly best for every common relative error of the costs
below
293664857055352292175806372339146393615012890711040547/132675225281891272543099762269934337991470127591869418667
(derived.draft_length.at[5]). -/
theorem B6_at5_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 293664857055352292175806372339146393615012890711040547 132675225281891272543099762269934337991470127591869418667 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 19 20) 31 31 ∧
        ∀ j, j ≤ 31 → ¬ j = 31 →
          throughput C (ratio 19 20) j < throughput C (ratio 19 20) 31 :=
  fun _ _ he hw => certain_of_walk (p := 19) (q := 20) (s := 132381560424835920250923955897595191597855114701158378120) (r := 132968890138946624835275568642273484385085140482580459214) (m := 293664857055352292175806372339146393615012890711040547)
    (d := 132675225281891272543099762269934337991470127591869418667) (A := 5475814896057115327350922561534229333840660855097) (B := 6651561134102310534774784000000000000000000000) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 19/20, exactly these lengths are best for some costs within their errors: 21, 22,
23, 24, 25, 26, 27, 28, 29, 30, 31 (derived.draft_length.at[5].possible). -/
theorem B6_at5_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 19 20) 31 k) ↔ listed (21 :: 22 :: 23 :: 24 :: 25 :: 26 :: 27 :: 28 :: 29 :: 30 :: 31 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 19) (q := 20) (A := 5475814896057115327350922561534229333840660855097) (B := 6859243866306372073176041817840287744000000000)
    (l := 31) (ks := 21 :: 22 :: 23 :: 24 :: 25 :: 26 :: 27 :: 28 :: 29 :: 30 :: 31 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
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
      ((ratio 1189739722845537 1213494512691965) : α) ≤ speedup cost (ratio 4 5) 1 ∧ speedup cost (ratio 4 5) 1 ≤ ((ratio 1189739722845537 1213494512691965) : α) :=
  ⟨fun h => not_le_of_lt ((S1_faster_iff (cost_positive 0) (cost_positive 1)).mp h) (Stands.le ((stands_tokens 4 (by decide) 1).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 1) (by decide)),
    (Stands.le (stands_ratio 1189739722845537 (by decide)) (((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 242698902538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide)) (by decide)),
    (Stands.le (((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 242698902538393) (q := 85835612500000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (p := 85835612500000000) (q := 132193302538393) (by decide) (by decide)) (stands_ratio 1189739722845537 (by decide)) (by decide))⟩

/-- Whether one more token than 1 pays at acceptance 4/5: no (results[11]). -/
theorem S4_k1 :
    throughput cost (ratio 4 5 : α) 2 ≤ throughput cost (ratio 4 5 : α) 1 :=
  (S4_marginal_not (cost_positive 1) (cost_positive 2)).mpr (Stands.le ((stands_pow 4 (by decide) 2).mul (stands_entry costs_positive 1)) ((stands_tokens 4 (by decide) 1).mul ((stands_entry costs_positive 2).sub (stands_entry costs_positive 1))) (by decide))

/-- How many times as many tokens a draft of 1 emits as one of 0 (results[13]). -/
theorem M1_k0_k1 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 0 ≤ expectedTokens a 1 ∧
        expectedTokens a 1 ≤ (ratio 2 1) * expectedTokens a 0 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (1 + 1)) ((stands_ratio 2 (by decide)).mul (stands_natCast (0 + 1))) (by decide))

/-- How many times as many tokens a draft of 2 emits as one of 1 (results[14]). -/
theorem M1_k1_k2 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 1 ≤ expectedTokens a 2 ∧
        expectedTokens a 2 ≤ (ratio 3 2) * expectedTokens a 1 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (2 + 1)) ((stands_ratio 3 (by decide)).mul (stands_natCast (1 + 1))) (by decide))

/-- How many times as many tokens a draft of 3 emits as one of 2 (results[15]). -/
theorem M1_k2_k3 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 2 ≤ expectedTokens a 3 ∧
        expectedTokens a 3 ≤ (ratio 4 3) * expectedTokens a 2 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (3 + 1)) ((stands_ratio 4 (by decide)).mul (stands_natCast (2 + 1))) (by decide))

/-- How many times as many tokens a draft of 4 emits as one of 3 (results[16]). -/
theorem M1_k3_k4 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 3 ≤ expectedTokens a 4 ∧
        expectedTokens a 4 ≤ (ratio 5 4) * expectedTokens a 3 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (4 + 1)) ((stands_ratio 5 (by decide)).mul (stands_natCast (3 + 1))) (by decide))

/-- How many times as many tokens a draft of 5 emits as one of 4 (results[17]). -/
theorem M1_k4_k5 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 4 ≤ expectedTokens a 5 ∧
        expectedTokens a 5 ≤ (ratio 6 5) * expectedTokens a 4 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (5 + 1)) ((stands_ratio 6 (by decide)).mul (stands_natCast (4 + 1))) (by decide))

/-- How many times as many tokens a draft of 31 emits as one of 5 (results[18]). -/
theorem M1_k5_k31 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 5 ≤ expectedTokens a 31 ∧
        expectedTokens a 31 ≤ (ratio 16 3) * expectedTokens a 5 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (31 + 1)) ((stands_ratio 16 (by decide)).mul (stands_natCast (5 + 1))) (by decide))

/-- From the acceptance rate 448791589/536870912 on, drafting 1 is at least as fast as 0, and up to
897583177/1073741824 the other way round (results[19]). -/
theorem M2_k0_k1 :
    (∀ a : α, ratio 448791589 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 1) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 897583177 1073741824 → throughput cost a 1 ≤ throughput cost a 0 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 0) (cost_positive 1) (ratio_nonneg 448791589 (by decide)) h (by decide) (Stands.le ((stands_tokens 448791589 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) ((stands_tokens 448791589 (by decide) 1).div (stands_entry costs_positive 1) (p := 242698902538393) (q := 85835612500000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 0) (cost_positive 1) h0 h (by decide) (Stands.le ((stands_tokens 897583177 (by decide) 1).div (stands_entry costs_positive 1) (p := 242698902538393) (q := 85835612500000000) (by decide) (by decide)) ((stands_tokens 897583177 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 483308727/536870912 on, drafting 2 is at least as fast as 1, and up to
966617453/1073741824 the other way round (results[20]). -/
theorem M2_k1_k2 :
    (∀ a : α, ratio 483308727 536870912 ≤ a → throughput cost a 1 ≤ throughput cost a 2) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 966617453 1073741824 → throughput cost a 2 ≤ throughput cost a 1 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 1) (cost_positive 2) (ratio_nonneg 483308727 (by decide)) h (by decide) (Stands.le ((stands_tokens 483308727 (by decide) 1).div (stands_entry costs_positive 1) (p := 242698902538393) (q := 85835612500000000) (by decide) (by decide)) ((stands_tokens 483308727 (by decide) 2).div (stands_entry costs_positive 2) (p := 346206102538393) (q := 85835612500000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 1) (cost_positive 2) h0 h (by decide) (Stands.le ((stands_tokens 966617453 (by decide) 2).div (stands_entry costs_positive 2) (p := 346206102538393) (q := 85835612500000000) (by decide) (by decide)) ((stands_tokens 966617453 (by decide) 1).div (stands_entry costs_positive 1) (p := 242698902538393) (q := 85835612500000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 984758169/1073741824 on, drafting 3 is at least as fast as 2, and up to
123094771/134217728 the other way round (results[21]). -/
theorem M2_k2_k3 :
    (∀ a : α, ratio 984758169 1073741824 ≤ a → throughput cost a 2 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 123094771 134217728 → throughput cost a 3 ≤ throughput cost a 2 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 2) (cost_positive 3) (ratio_nonneg 984758169 (by decide)) h (by decide) (Stands.le ((stands_tokens 984758169 (by decide) 2).div (stands_entry costs_positive 2) (p := 346206102538393) (q := 85835612500000000) (by decide) (by decide)) ((stands_tokens 984758169 (by decide) 3).div (stands_entry costs_positive 3) (p := 443031702538393) (q := 85835612500000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 2) (cost_positive 3) h0 h (by decide) (Stands.le ((stands_tokens 123094771 (by decide) 3).div (stands_entry costs_positive 3) (p := 443031702538393) (q := 85835612500000000) (by decide) (by decide)) ((stands_tokens 123094771 (by decide) 2).div (stands_entry costs_positive 2) (p := 346206102538393) (q := 85835612500000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 248037583/268435456 on, drafting 4 is at least as fast as 3, and up to
992150331/1073741824 the other way round (results[22]). -/
theorem M2_k3_k4 :
    (∀ a : α, ratio 248037583 268435456 ≤ a → throughput cost a 3 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 992150331 1073741824 → throughput cost a 4 ≤ throughput cost a 3 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 3) (cost_positive 4) (ratio_nonneg 248037583 (by decide)) h (by decide) (Stands.le ((stands_tokens 248037583 (by decide) 3).div (stands_entry costs_positive 3) (p := 443031702538393) (q := 85835612500000000) (by decide) (by decide)) ((stands_tokens 248037583 (by decide) 4).div (stands_entry costs_positive 4) (p := 533578902538393) (q := 85835612500000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 3) (cost_positive 4) h0 h (by decide) (Stands.le ((stands_tokens 992150331 (by decide) 4).div (stands_entry costs_positive 4) (p := 533578902538393) (q := 85835612500000000) (by decide) (by decide)) ((stands_tokens 992150331 (by decide) 3).div (stands_entry costs_positive 3) (p := 443031702538393) (q := 85835612500000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 498977387/536870912 on, drafting 5 is at least as fast as 4, and up to
997954773/1073741824 the other way round (results[23]). -/
theorem M2_k4_k5 :
    (∀ a : α, ratio 498977387 536870912 ≤ a → throughput cost a 4 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 997954773 1073741824 → throughput cost a 5 ≤ throughput cost a 4 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 4) (cost_positive 5) (ratio_nonneg 498977387 (by decide)) h (by decide) (Stands.le ((stands_tokens 498977387 (by decide) 4).div (stands_entry costs_positive 4) (p := 533578902538393) (q := 85835612500000000) (by decide) (by decide)) ((stands_tokens 498977387 (by decide) 5).div (stands_entry costs_positive 5) (p := 618798102538393) (q := 85835612500000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 4) (cost_positive 5) h0 h (by decide) (Stands.le ((stands_tokens 997954773 (by decide) 5).div (stands_entry costs_positive 5) (p := 618798102538393) (q := 85835612500000000) (by decide) (by decide)) ((stands_tokens 997954773 (by decide) 4).div (stands_entry costs_positive 4) (p := 533578902538393) (q := 85835612500000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 503257169/536870912 on, drafting 31 is at least as fast as 5, and up to
1006514337/1073741824 the other way round (results[24]). -/
theorem M2_k5_k31 :
    (∀ a : α, ratio 503257169 536870912 ≤ a → throughput cost a 5 ≤ throughput cost a 31) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1006514337 1073741824 → throughput cost a 31 ≤ throughput cost a 5 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 5) (cost_positive 31) (ratio_nonneg 503257169 (by decide)) h (by decide) (Stands.le ((stands_tokens 503257169 (by decide) 5).div (stands_entry costs_positive 5) (p := 618798102538393) (q := 85835612500000000) (by decide) (by decide)) ((stands_tokens 503257169 (by decide) 31).div (stands_entry costs_positive 31) (p := 193585907519513) (q := 9882764375000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 5) (cost_positive 31) h0 h (by decide) (Stands.le ((stands_tokens 1006514337 (by decide) 31).div (stands_entry costs_positive 31) (p := 193585907519513) (q := 9882764375000000) (by decide) (by decide)) ((stands_tokens 1006514337 (by decide) 5).div (stands_entry costs_positive 5) (p := 618798102538393) (q := 85835612500000000) (by decide) (by decide)) (by decide))⟩

/-- At acceptance 4/5 drafting 0 does not lead 1 by the factor that B6 wants (results[37]). -/
theorem B6_k0_not_certain :
    (((1 - (ratio 23619117801 500000000000)) * throughput cost (ratio 4 5) 0) : α) ≤ ((1 + (ratio 23619117801 500000000000)) * throughput cost (ratio 4 5) 1) :=
  (Stands.le ((stands_one.sub (stands_ratio 23619117801 (by decide))).mul ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 132193302538393) (q := 85835612500000000) (by decide) (by decide))) ((stands_one.add (stands_ratio 23619117801 (by decide))).mul ((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 242698902538393) (q := 85835612500000000) (by decide) (by decide))) (by decide))

/-- Whatever the true costs within the relative error 23619117801/500000000000, drafting 0 at
acceptance 4/5 loses at most the share 47238235602/523619117801 of the best throughput
(results[38]). -/
theorem B7_k0 :
    ∀ (C : Nat → α) (k : Nat), (∀ j, j ≤ 31 → Within (ratio 23619117801 500000000000) (cost j) (C j)) →
      IsBest C (ratio 4 5) 31 k →
        (1 - (ratio 47238235602 523619117801)) * throughput C (ratio 4 5) k ≤ throughput C (ratio 4 5) 0 :=
  fun _ _ hw hk => regret_share (Stands.le stands_zero (stands_ratio 23619117801 (by decide)) (by decide)) (Stands.lt (stands_ratio 23619117801 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) cost_positive hw
    (best_of_walk (p := 4) (q := 5) (A := 85835612500000000) (B := 132193302538393) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
    (Stands.le ((stands_one.add (stands_ratio 23619117801 (by decide))).mul (stands_one.sub (stands_ratio 47238235602 (by decide)))) (stands_one.sub (stands_ratio 23619117801 (by decide))) (by decide))

/-- C(0) is the fitted time of a pass over 1 tokens (derived.draft_length.costs[0]). -/
theorem cost_0_fitted :
    (cost 0 : α) = (dedupFixed1 + (dedupBytes U expertBytes 1 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 0) ((stands_ratio 2072057 (by decide)).add (((stands_entry distinct_positive 0).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 13733698000 (by decide)) (p := 13733698000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(1) is the fitted time of a pass over 2 tokens (derived.draft_length.costs[1]). -/
theorem cost_1_fitted :
    (cost 1 : α) = (dedupFixed1 + (dedupBytes U expertBytes 2 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 1) ((stands_ratio 2072057 (by decide)).add (((stands_entry distinct_positive 1).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 13733698000 (by decide)) (p := 13733698000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(2) is the fitted time of a pass over 3 tokens (derived.draft_length.costs[2]). -/
theorem cost_2_fitted :
    (cost 2 : α) = (dedupFixed1 + (dedupBytes U expertBytes 3 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 2) ((stands_ratio 2072057 (by decide)).add (((stands_entry distinct_positive 2).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 13733698000 (by decide)) (p := 13733698000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(3) is the fitted time of a pass over 4 tokens (derived.draft_length.costs[3]). -/
theorem cost_3_fitted :
    (cost 3 : α) = (dedupFixed1 + (dedupBytes U expertBytes 4 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 3) ((stands_ratio 2072057 (by decide)).add (((stands_entry distinct_positive 3).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 13733698000 (by decide)) (p := 13733698000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(4) is the fitted time of a pass over 5 tokens (derived.draft_length.costs[4]). -/
theorem cost_4_fitted :
    (cost 4 : α) = (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 4) ((stands_ratio 2072057 (by decide)).add (((stands_entry distinct_positive 4).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 13733698000 (by decide)) (p := 13733698000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(5) is the fitted time of a pass over 6 tokens (derived.draft_length.costs[5]). -/
theorem cost_5_fitted :
    (cost 5 : α) = (dedupFixed1 + (dedupBytes U expertBytes 6 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 5) ((stands_ratio 2072057 (by decide)).add (((stands_entry distinct_positive 5).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 13733698000 (by decide)) (p := 13733698000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(6) is the fitted time of a pass over 7 tokens (derived.draft_length.costs[6]). -/
theorem cost_6_fitted :
    (cost 6 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 7 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 6) ((stands_ratio 1468739 (by decide)).add ((((stands_natCast 7).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide))) (by decide))

/-- C(7) is the fitted time of a pass over 8 tokens (derived.draft_length.costs[7]). -/
theorem cost_7_fitted :
    (cost 7 : α) = (dedupFixed2 + (dedupBytes U expertBytes 8 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 7) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 7).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(8) is the fitted time of a pass over 9 tokens (derived.draft_length.costs[8]). -/
theorem cost_8_fitted :
    (cost 8 : α) = (dedupFixed2 + (dedupBytes U expertBytes 9 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 8) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 8).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(9) is the fitted time of a pass over 10 tokens (derived.draft_length.costs[9]). -/
theorem cost_9_fitted :
    (cost 9 : α) = (dedupFixed2 + (dedupBytes U expertBytes 10 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 9) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 9).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(10) is the fitted time of a pass over 11 tokens (derived.draft_length.costs[10]). -/
theorem cost_10_fitted :
    (cost 10 : α) = (dedupFixed2 + (dedupBytes U expertBytes 11 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 10) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 10).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(11) is the fitted time of a pass over 12 tokens (derived.draft_length.costs[11]). -/
theorem cost_11_fitted :
    (cost 11 : α) = (dedupFixed2 + (dedupBytes U expertBytes 12 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 11) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 11).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(12) is the fitted time of a pass over 13 tokens (derived.draft_length.costs[12]). -/
theorem cost_12_fitted :
    (cost 12 : α) = (dedupFixed2 + (dedupBytes U expertBytes 13 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 12) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 12).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(13) is the fitted time of a pass over 14 tokens (derived.draft_length.costs[13]). -/
theorem cost_13_fitted :
    (cost 13 : α) = (dedupFixed2 + (dedupBytes U expertBytes 14 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 13) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 13).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(14) is the fitted time of a pass over 15 tokens (derived.draft_length.costs[14]). -/
theorem cost_14_fitted :
    (cost 14 : α) = (dedupFixed2 + (dedupBytes U expertBytes 15 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 14) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 14).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(15) is the fitted time of a pass over 16 tokens (derived.draft_length.costs[15]). -/
theorem cost_15_fitted :
    (cost 15 : α) = (dedupFixed2 + (dedupBytes U expertBytes 16 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 15) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 15).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(16) is the fitted time of a pass over 17 tokens (derived.draft_length.costs[16]). -/
theorem cost_16_fitted :
    (cost 16 : α) = (dedupFixed2 + (dedupBytes U expertBytes 17 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 16) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 16).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(17) is the fitted time of a pass over 18 tokens (derived.draft_length.costs[17]). -/
theorem cost_17_fitted :
    (cost 17 : α) = (dedupFixed2 + (dedupBytes U expertBytes 18 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 17) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 17).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(18) is the fitted time of a pass over 19 tokens (derived.draft_length.costs[18]). -/
theorem cost_18_fitted :
    (cost 18 : α) = (dedupFixed2 + (dedupBytes U expertBytes 19 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 18) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 18).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(19) is the fitted time of a pass over 20 tokens (derived.draft_length.costs[19]). -/
theorem cost_19_fitted :
    (cost 19 : α) = (dedupFixed2 + (dedupBytes U expertBytes 20 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 19) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 19).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(20) is the fitted time of a pass over 21 tokens (derived.draft_length.costs[20]). -/
theorem cost_20_fitted :
    (cost 20 : α) = (dedupFixed2 + (dedupBytes U expertBytes 21 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 20) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 20).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(21) is the fitted time of a pass over 22 tokens (derived.draft_length.costs[21]). -/
theorem cost_21_fitted :
    (cost 21 : α) = (dedupFixed2 + (dedupBytes U expertBytes 22 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 21) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 21).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(22) is the fitted time of a pass over 23 tokens (derived.draft_length.costs[22]). -/
theorem cost_22_fitted :
    (cost 22 : α) = (dedupFixed2 + (dedupBytes U expertBytes 23 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 22) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 22).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(23) is the fitted time of a pass over 24 tokens (derived.draft_length.costs[23]). -/
theorem cost_23_fitted :
    (cost 23 : α) = (dedupFixed2 + (dedupBytes U expertBytes 24 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 23) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 23).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(24) is the fitted time of a pass over 25 tokens (derived.draft_length.costs[24]). -/
theorem cost_24_fitted :
    (cost 24 : α) = (dedupFixed2 + (dedupBytes U expertBytes 25 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 24) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 24).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(25) is the fitted time of a pass over 26 tokens (derived.draft_length.costs[25]). -/
theorem cost_25_fitted :
    (cost 25 : α) = (dedupFixed2 + (dedupBytes U expertBytes 26 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 25) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 25).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(26) is the fitted time of a pass over 27 tokens (derived.draft_length.costs[26]). -/
theorem cost_26_fitted :
    (cost 26 : α) = (dedupFixed2 + (dedupBytes U expertBytes 27 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 26) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 26).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(27) is the fitted time of a pass over 28 tokens (derived.draft_length.costs[27]). -/
theorem cost_27_fitted :
    (cost 27 : α) = (dedupFixed2 + (dedupBytes U expertBytes 28 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 27) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 27).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(28) is the fitted time of a pass over 29 tokens (derived.draft_length.costs[28]). -/
theorem cost_28_fitted :
    (cost 28 : α) = (dedupFixed2 + (dedupBytes U expertBytes 29 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 28) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 28).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(29) is the fitted time of a pass over 30 tokens (derived.draft_length.costs[29]). -/
theorem cost_29_fitted :
    (cost 29 : α) = (dedupFixed2 + (dedupBytes U expertBytes 30 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 29) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 29).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(30) is the fitted time of a pass over 31 tokens (derived.draft_length.costs[30]). -/
theorem cost_30_fitted :
    (cost 30 : α) = (dedupFixed2 + (dedupBytes U expertBytes 31 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 30) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 30).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(31) is the fitted time of a pass over 32 tokens (derived.draft_length.costs[31]). -/
theorem cost_31_fitted :
    (cost 31 : α) = (dedupFixed2 + (dedupBytes U expertBytes 32 / dedupBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 31) ((stands_ratio 1852831 (by decide)).add (((stands_entry distinct_positive 31).mul (stands_ratio 2359296 (by decide))).div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))

/-- Within the error: 1 / W of deduplicating, n = 1..6 [s/byte]. -/
theorem box_0_within :
    (edge boxUnit boxLow 0 : α) = ((1 - dedupError1) * (1 / dedupBandwidth1)) ∧
      (edge boxUnit boxHigh 0 : α) = ((1 + dedupError1) * (1 / dedupBandwidth1)) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 0) ((stands_one.sub (stands_ratio 23619117801 (by decide))).mul (stands_one.div (stands_ratio 13733698000 (by decide)) (p := 13733698000) (q := 1) (by decide) (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 0) ((stands_one.add (stands_ratio 23619117801 (by decide))).mul (stands_one.div (stands_ratio 13733698000 (by decide)) (p := 13733698000) (q := 1) (by decide) (by decide))) (by decide))⟩

/-- Within the error: fixed time of deduplicating, n = 1..6 [s]. -/
theorem box_1_within :
    (edge boxUnit boxLow 1 : α) = ((1 - dedupError1) * dedupFixed1) ∧
      (edge boxUnit boxHigh 1 : α) = ((1 + dedupError1) * dedupFixed1) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 1) ((stands_one.sub (stands_ratio 23619117801 (by decide))).mul (stands_ratio 2072057 (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 1) ((stands_one.add (stands_ratio 23619117801 (by decide))).mul (stands_ratio 2072057 (by decide))) (by decide))⟩

/-- Within the error: 1 / W of per_slot, n = 1..32 [s/byte]. -/
theorem box_2_within :
    (edge boxUnit boxLow 2 : α) = ((1 - perSlotError1) * (1 / perSlotBandwidth1)) ∧
      (edge boxUnit boxHigh 2 : α) = ((1 + perSlotError1) * (1 / perSlotBandwidth1)) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 2) ((stands_one.sub (stands_ratio 11873437251 (by decide))).mul (stands_one.div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 2) ((stands_one.add (stands_ratio 11873437251 (by decide))).mul (stands_one.div (stands_ratio 9078332800 (by decide)) (p := 9078332800) (q := 1) (by decide) (by decide))) (by decide))⟩

/-- Within the error: fixed time of per_slot, n = 1..32 [s]. -/
theorem box_3_within :
    (edge boxUnit boxLow 3 : α) = ((1 - perSlotError1) * perSlotFixed1) ∧
      (edge boxUnit boxHigh 3 : α) = ((1 + perSlotError1) * perSlotFixed1) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 3) ((stands_one.sub (stands_ratio 11873437251 (by decide))).mul (stands_ratio 1468739 (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 3) ((stands_one.add (stands_ratio 11873437251 (by decide))).mul (stands_ratio 1468739 (by decide))) (by decide))⟩

/-- Within the error: 1 / W of deduplicating, n = 8..32 [s/byte]. -/
theorem box_4_within :
    (edge boxUnit boxLow 4 : α) = ((1 - dedupError2) * (1 / dedupBandwidth2)) ∧
      (edge boxUnit boxHigh 4 : α) = ((1 + dedupError2) * (1 / dedupBandwidth2)) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 4) ((stands_one.sub (stands_ratio 31223156191 (by decide))).mul (stands_one.div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 4) ((stands_one.add (stands_ratio 31223156191 (by decide))).mul (stands_one.div (stands_ratio 15812423000 (by decide)) (p := 15812423000) (q := 1) (by decide) (by decide))) (by decide))⟩

/-- Within the error: fixed time of deduplicating, n = 8..32 [s]. -/
theorem box_5_within :
    (edge boxUnit boxLow 5 : α) = ((1 - dedupError2) * dedupFixed2) ∧
      (edge boxUnit boxHigh 5 : α) = ((1 + dedupError2) * dedupFixed2) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 5) ((stands_one.sub (stands_ratio 31223156191 (by decide))).mul (stands_ratio 1852831 (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 5) ((stands_one.add (stands_ratio 31223156191 (by decide))).mul (stands_ratio 1852831 (by decide))) (by decide))⟩

/-- The coefficients of C(0), a pass over 1 tokens. -/
theorem parts_0_requested :
    (part partsUnit boxParts 0 0 : α) = dedupBytes U expertBytes 1 ∧
      (part partsUnit boxParts 1 0 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 0) ((stands_entry distinct_positive 0).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 0) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(1), a pass over 2 tokens. -/
theorem parts_1_requested :
    (part partsUnit boxParts 0 1 : α) = dedupBytes U expertBytes 2 ∧
      (part partsUnit boxParts 1 1 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 1) ((stands_entry distinct_positive 1).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 1) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(2), a pass over 3 tokens. -/
theorem parts_2_requested :
    (part partsUnit boxParts 0 2 : α) = dedupBytes U expertBytes 3 ∧
      (part partsUnit boxParts 1 2 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 2) ((stands_entry distinct_positive 2).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 2) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(3), a pass over 4 tokens. -/
theorem parts_3_requested :
    (part partsUnit boxParts 0 3 : α) = dedupBytes U expertBytes 4 ∧
      (part partsUnit boxParts 1 3 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 3) ((stands_entry distinct_positive 3).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 3) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(4), a pass over 5 tokens. -/
theorem parts_4_requested :
    (part partsUnit boxParts 0 4 : α) = dedupBytes U expertBytes 5 ∧
      (part partsUnit boxParts 1 4 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 4) ((stands_entry distinct_positive 4).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 4) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(5), a pass over 6 tokens. -/
theorem parts_5_requested :
    (part partsUnit boxParts 0 5 : α) = dedupBytes U expertBytes 6 ∧
      (part partsUnit boxParts 1 5 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 5) ((stands_entry distinct_positive 5).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 5) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(6), a pass over 7 tokens. -/
theorem parts_6_requested :
    (part partsUnit boxParts 2 6 : α) = slotBytes 8 expertBytes 7 ∧
      (part partsUnit boxParts 3 6 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 6) (((stands_natCast 7).mul (stands_natCast 8)).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 6) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(7), a pass over 8 tokens. -/
theorem parts_7_requested :
    (part partsUnit boxParts 4 7 : α) = dedupBytes U expertBytes 8 ∧
      (part partsUnit boxParts 5 7 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 7) ((stands_entry distinct_positive 7).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 7) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(8), a pass over 9 tokens. -/
theorem parts_8_requested :
    (part partsUnit boxParts 4 8 : α) = dedupBytes U expertBytes 9 ∧
      (part partsUnit boxParts 5 8 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 8) ((stands_entry distinct_positive 8).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 8) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(9), a pass over 10 tokens. -/
theorem parts_9_requested :
    (part partsUnit boxParts 4 9 : α) = dedupBytes U expertBytes 10 ∧
      (part partsUnit boxParts 5 9 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 9) ((stands_entry distinct_positive 9).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 9) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(10), a pass over 11 tokens. -/
theorem parts_10_requested :
    (part partsUnit boxParts 4 10 : α) = dedupBytes U expertBytes 11 ∧
      (part partsUnit boxParts 5 10 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 10) ((stands_entry distinct_positive 10).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 10) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(11), a pass over 12 tokens. -/
theorem parts_11_requested :
    (part partsUnit boxParts 4 11 : α) = dedupBytes U expertBytes 12 ∧
      (part partsUnit boxParts 5 11 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 11) ((stands_entry distinct_positive 11).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 11) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(12), a pass over 13 tokens. -/
theorem parts_12_requested :
    (part partsUnit boxParts 4 12 : α) = dedupBytes U expertBytes 13 ∧
      (part partsUnit boxParts 5 12 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 12) ((stands_entry distinct_positive 12).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 12) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(13), a pass over 14 tokens. -/
theorem parts_13_requested :
    (part partsUnit boxParts 4 13 : α) = dedupBytes U expertBytes 14 ∧
      (part partsUnit boxParts 5 13 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 13) ((stands_entry distinct_positive 13).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 13) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(14), a pass over 15 tokens. -/
theorem parts_14_requested :
    (part partsUnit boxParts 4 14 : α) = dedupBytes U expertBytes 15 ∧
      (part partsUnit boxParts 5 14 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 14) ((stands_entry distinct_positive 14).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 14) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(15), a pass over 16 tokens. -/
theorem parts_15_requested :
    (part partsUnit boxParts 4 15 : α) = dedupBytes U expertBytes 16 ∧
      (part partsUnit boxParts 5 15 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 15) ((stands_entry distinct_positive 15).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 15) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(16), a pass over 17 tokens. -/
theorem parts_16_requested :
    (part partsUnit boxParts 4 16 : α) = dedupBytes U expertBytes 17 ∧
      (part partsUnit boxParts 5 16 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 16) ((stands_entry distinct_positive 16).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 16) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(17), a pass over 18 tokens. -/
theorem parts_17_requested :
    (part partsUnit boxParts 4 17 : α) = dedupBytes U expertBytes 18 ∧
      (part partsUnit boxParts 5 17 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 17) ((stands_entry distinct_positive 17).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 17) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(18), a pass over 19 tokens. -/
theorem parts_18_requested :
    (part partsUnit boxParts 4 18 : α) = dedupBytes U expertBytes 19 ∧
      (part partsUnit boxParts 5 18 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 18) ((stands_entry distinct_positive 18).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 18) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(19), a pass over 20 tokens. -/
theorem parts_19_requested :
    (part partsUnit boxParts 4 19 : α) = dedupBytes U expertBytes 20 ∧
      (part partsUnit boxParts 5 19 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 19) ((stands_entry distinct_positive 19).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 19) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(20), a pass over 21 tokens. -/
theorem parts_20_requested :
    (part partsUnit boxParts 4 20 : α) = dedupBytes U expertBytes 21 ∧
      (part partsUnit boxParts 5 20 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 20) ((stands_entry distinct_positive 20).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 20) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(21), a pass over 22 tokens. -/
theorem parts_21_requested :
    (part partsUnit boxParts 4 21 : α) = dedupBytes U expertBytes 22 ∧
      (part partsUnit boxParts 5 21 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 21) ((stands_entry distinct_positive 21).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 21) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(22), a pass over 23 tokens. -/
theorem parts_22_requested :
    (part partsUnit boxParts 4 22 : α) = dedupBytes U expertBytes 23 ∧
      (part partsUnit boxParts 5 22 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 22) ((stands_entry distinct_positive 22).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 22) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(23), a pass over 24 tokens. -/
theorem parts_23_requested :
    (part partsUnit boxParts 4 23 : α) = dedupBytes U expertBytes 24 ∧
      (part partsUnit boxParts 5 23 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 23) ((stands_entry distinct_positive 23).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 23) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(24), a pass over 25 tokens. -/
theorem parts_24_requested :
    (part partsUnit boxParts 4 24 : α) = dedupBytes U expertBytes 25 ∧
      (part partsUnit boxParts 5 24 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 24) ((stands_entry distinct_positive 24).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 24) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(25), a pass over 26 tokens. -/
theorem parts_25_requested :
    (part partsUnit boxParts 4 25 : α) = dedupBytes U expertBytes 26 ∧
      (part partsUnit boxParts 5 25 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 25) ((stands_entry distinct_positive 25).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 25) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(26), a pass over 27 tokens. -/
theorem parts_26_requested :
    (part partsUnit boxParts 4 26 : α) = dedupBytes U expertBytes 27 ∧
      (part partsUnit boxParts 5 26 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 26) ((stands_entry distinct_positive 26).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 26) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(27), a pass over 28 tokens. -/
theorem parts_27_requested :
    (part partsUnit boxParts 4 27 : α) = dedupBytes U expertBytes 28 ∧
      (part partsUnit boxParts 5 27 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 27) ((stands_entry distinct_positive 27).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 27) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(28), a pass over 29 tokens. -/
theorem parts_28_requested :
    (part partsUnit boxParts 4 28 : α) = dedupBytes U expertBytes 29 ∧
      (part partsUnit boxParts 5 28 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 28) ((stands_entry distinct_positive 28).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 28) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(29), a pass over 30 tokens. -/
theorem parts_29_requested :
    (part partsUnit boxParts 4 29 : α) = dedupBytes U expertBytes 30 ∧
      (part partsUnit boxParts 5 29 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 29) ((stands_entry distinct_positive 29).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 29) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(30), a pass over 31 tokens. -/
theorem parts_30_requested :
    (part partsUnit boxParts 4 30 : α) = dedupBytes U expertBytes 31 ∧
      (part partsUnit boxParts 5 30 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 30) ((stands_entry distinct_positive 30).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 30) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(31), a pass over 32 tokens. -/
theorem parts_31_requested :
    (part partsUnit boxParts 4 31 : α) = dedupBytes U expertBytes 32 ∧
      (part partsUnit boxParts 5 31 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 31) ((stands_entry distinct_positive 31).mul (stands_ratio 2359296 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 31) (stands_natCast 1) (by decide))⟩

/-- Of the table. -/
theorem parts_rows :
    lengths boxParts = 31 + 1 :=
  by decide

/-- Every length costs something in all of the box. -/
theorem parts_positive :
    allCost boxLow 6 boxParts = true :=
  by decide

/-- At acceptance 1/2, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[0].possible_common). -/
theorem B8_at0 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 1 2) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 6) (p := 1) (q := 2) (ks := 0 :: List.nil)
    (rs := ((1, 1), 18874368 :: 1 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 175024713096490301893750000000000000000000) (A := 1) (B := 1)
    (r := 256818104634446842452881089159275506929) (ys := 12142166986857133312060956250000 :: 27642376607054144895983762464875506929 :: 19737214634072592371749246093750 :: 21053610172411458552596654123851808167 :: 11414413657589793913538443750000 :: 535066575077354710970297288264526044630 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 3/5, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[1].possible_common). -/
theorem B8_at1 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 3 5) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 6) (p := 3) (q := 5) (ks := 0 :: List.nil)
    (rs := ((1, 1), 18874368 :: 1 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 175024713096490301893750000000000000000000) (A := 1) (B := 1)
    (r := 256818104634446842452881089159275506929) (ys := 12142166986857133312060956250000 :: 27642376607054144895983762464875506929 :: 19737214634072592371749246093750 :: 21053610172411458552596654123851808167 :: 11414413657589793913538443750000 :: 535066575077354710970297288264526044630 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 7/10, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[2].possible_common). -/
theorem B8_at2 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 7 10) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 6) (p := 7) (q := 10) (ks := 0 :: List.nil)
    (rs := ((1, 1), 18874368 :: 1 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 175024713096490301893750000000000000000000) (A := 1) (B := 1)
    (r := 256818104634446842452881089159275506929) (ys := 12142166986857133312060956250000 :: 27642376607054144895983762464875506929 :: 19737214634072592371749246093750 :: 21053610172411458552596654123851808167 :: 11414413657589793913538443750000 :: 535066575077354710970297288264526044630 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 4/5, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[3].possible_common). -/
theorem B8_at3 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 4 5) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 6) (p := 4) (q := 5) (ks := 0 :: List.nil)
    (rs := ((1, 1), 18874368 :: 1 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 175024713096490301893750000000000000000000) (A := 1) (B := 1)
    (r := 256818104634446842452881089159275506929) (ys := 12142166986857133312060956250000 :: 27642376607054144895983762464875506929 :: 19737214634072592371749246093750 :: 21053610172411458552596654123851808167 :: 11414413657589793913538443750000 :: 535066575077354710970297288264526044630 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 9/10, exactly these lengths are best for some bandwidths and times of the box: 1,
2 (derived.draft_length.at[4].possible_common). -/
theorem B8_at4 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 9 10) 31 k) ↔ listed (1 :: 2 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 6) (p := 9) (q := 10) (ks := 1 :: 2 :: List.nil)
    (rs := ((271, 100), 53116416 :: 1 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 2) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 175024713096490301893750000000000000000000) (A := 19) (B := 10)
    (r := 471502496343701183401566402276075506929) (ys := 12142166986857133312060956250000 :: 27642376607054144895983762464875506929 :: 19737214634072592371749246093750 :: 21053610172411458552596654123851808167 :: 11414413657589793913538443750000 :: 535066575077354710970297288264526044630 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    (listed_cons (best_in_box (E := 525074139289470905681250000000000000000000) (A := 271) (B := 100)
    (r := 2018330444604960351655467998316800000000) (ys := 36426500960571399936182868750000 :: 83485266158850274942805289718400000000 :: 59211643902217777115247738281250 :: 63160830517234375657789962371555424501 :: 34243240972769381740615331250000 :: 1605199725232064132910891864793578133890 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil)) hk

/-- At acceptance 19/20, exactly these lengths are best for some bandwidths and times of the box: 31
(derived.draft_length.at[5].possible_common). -/
theorem B8_at5 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 19 20) 31 k) ↔ listed (31 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 6) (p := 19) (q := 20) (ks := 31 :: List.nil)
    (rs := ((346298280539112527368571063494458081082239, 21474836480000000000000000000000000000000), 0 :: 0 :: 0 :: 0 :: 262861056 :: 1 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 31) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 175024713096490301893750000000000000000000) (A := 346298280539112527368571063494458081082239) (B := 21474836480000000000000000000000000000000)
    (r := 3321378894910622713448530551013873955370) (ys := 13346192098436616687939043750000 :: 30383412504077759979385508535124493071 :: 19737214634072592371749246093750 :: 21053610172411458552596654123851808167 :: 10723207261922706086461556250000 :: 502665310334751601183618571735473955370 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

end Results

end SpecMoE.Certificate
