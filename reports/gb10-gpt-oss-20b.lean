import SpecMoE

/-!
# Certificate gb10-gpt-oss-20b, in Lean

NVIDIA GB10 (DGX Spark), llama.cpp CUDA, gpt-oss-20b MXFP4

Digest of the certificate: 872f57f2d6ba9bb588e182578f553b6df2c697f9dea2b316ac4b647bcdec5b26

Every theorem below applies a claim of the theory to numbers of the certificate; each comparison
of numbers is one of natural numbers, which Lean's kernel computes. They hold in every ordered
field, so for real numbers. `specmoe verify --lean` makes this file from the certificate and
runs it.

## Taken for granted

* uniform-routing: Every token selects its experts uniformly and independently of the others (D6).
  Real text repeats experts, so this overstates the bytes that deduplication reads.
* error-within-e: Inside a regime the true time is within the relative error e of the fit at every
  n, not only at the calibrated ones. No theorem about measurements gives this.
* rounding-only: The source gives no spread at n = 1, 32: half a unit in the last written digit is
  taken as the only error there.
* geometric-acceptance: Each drafted token is accepted with the same probability a, independently,
  until the first rejection.
* free-drafting: Drafting takes no time, since none is stated: costs are too low and speedups are
  upper bounds.
* common-error: For B3 and B8 only: each fitted bandwidth and fixed time is itself within the
  relative error e, the same at every n of its regime, so that errors cancel between draft
  lengths. What was measured is the error of the time.

## Stated and proved below

* D6: D6_shares, D6_falls
* B1: B1_dedup_n16, B1_dedup_n16_fitted
* support: costs_positive, costs_rows, errors_rows, errors_small, dearest_positive,
  cheapest_positive, cost_positive, cost_1_fitted, cost_2_fitted, cost_3_fitted, cost_4_fitted,
  cost_5_fitted, cost_6_fitted, cost_7_fitted, cost_8_fitted, cost_9_fitted, cost_10_fitted,
  cost_11_fitted, cost_12_fitted, cost_13_fitted, cost_14_fitted, cost_15_fitted, box_0_within,
  box_1_within, box_2_within, box_3_within, parts_0_requested, parts_1_requested,
  parts_2_requested, parts_3_requested, parts_4_requested, parts_5_requested, parts_6_requested,
  parts_7_requested, parts_8_requested, parts_9_requested, parts_10_requested, parts_11_requested,
  parts_12_requested, parts_13_requested, parts_14_requested, parts_15_requested,
  parts_31_requested, parts_rows, parts_positive
* S2: S2_k1, S2_k2, S2_k3, S2_k4, S2_k5, S2_k6, S2_k7, S2_k8, S2_k9, S2_k10, S2_k11, S2_k12,
  S2_k13, S2_k14, S2_k15, S2_k31
* M3: M3_rises, M3_k0, M3_k3, M3_k4, M3_k5, M3_k6, M3_k7, M3_k8, M3_k9, M3_k10, M3_k11, M3_k12,
  M3_k13, M3_k14, M3_k15, M3_k31
* M4: M4_at0, M4_at1, M4_at2, M4_at3, M4_at4, M4_at5
* E3: E3_at0, E3_at1, E3_at2, E3_at3, E3_at4, E3_at5, E3_k9
* B5: B5_at0, B5_at1, B5_at2, B5_at3, B5_at4, B5_at5
* B6: B6_at0_margin, B6_at0_possible, B6_at1_margin, B6_at1_possible, B6_at2_margin,
  B6_at2_possible, B6_at3_margin, B6_at3_possible, B6_at4_margin, B6_at4_possible, B6_at5_margin,
  B6_at5_possible, B6_k9_not_certain
* E1: E1_k9
* E2: E2_k9
* S1: S1_k9
* S4: S4_k9
* M1: M1_k0_k3, M1_k3_k4, M1_k4_k5, M1_k5_k6, M1_k6_k7, M1_k7_k8, M1_k8_k9, M1_k9_k10, M1_k10_k11,
  M1_k11_k12, M1_k12_k13, M1_k13_k14, M1_k14_k15, M1_k15_k31
* M2: M2_k0_k3, M2_k3_k4, M2_k4_k5, M2_k5_k6, M2_k6_k7, M2_k7_k8, M2_k8_k9, M2_k9_k10, M2_k10_k11,
  M2_k11_k12, M2_k12_k13, M2_k13_k14, M2_k14_k15, M2_k15_k31
* B7: B7_k9
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

/-- Bytes of one expert in all layers that were timed [bytes]: measured.bytes_per_expert = 13219200
times measured.moe_layers = 24. -/
def expertBytes : α := ratio 317260800 1

/-- Mean number of distinct experts that n tokens select in one layer, of independent uniform
routing, which is assumed. -/
def U : Nat → α := uniformU 32 4

/-- Fixed time F [s] of the deduplicating kernel, n = 2..16 (derived.fits[1].regimes[0].fixed). -/
def dedupFixed1 : α := ratio 14567389 1000000000

/-- Fitted effective bandwidth W [bytes/s] of the deduplicating kernel, n = 2..16
(derived.fits[1].regimes[0].bandwidth). -/
def dedupBandwidth1 : α := ratio 368119170000 1

/-- Relative error e of the bandwidth of the deduplicating kernel, n = 2..16
(derived.fits[1].regimes[0].e). -/
def dedupError1 : α := ratio 7254787351 200000000000

/-- The share u(n) of bytes that deduplication requests, n = 1, 2, ... (derived.shares, share.lo). -/
def sharesLow : Table :=
  (1, 1) ::  -- n = 1
  (15, 16) ::  -- n = 2
  (169, 192) ::  -- n = 3
  (1695, 2048) ::  -- n = 4
  (15961, 20480) ::  -- n = 5
  (48165, 65536) ::  -- n = 6
  (1273609, 1835008) ::  -- n = 7
  (11012415, 16777216) ::  -- n = 8
  (93864121, 150994944) ::  -- n = 9
  (158253315, 268435456) ::  -- n = 10
  (6612607849, 11811160064) ::  -- n = 11
  (18292729845, 34359738368) ::  -- n = 12
  (452866803481, 893353197568) ::  -- n = 13
  (3719823438255, 7696581394432) ::  -- n = 14
  (30436810578889, 65970697666560) ::  -- n = 15
  (248242046141055, 562949953421312) ::  -- n = 16
  (2019169299698041, 4785074604081152) ::  -- n = 17
  (1820664990174615, 4503599627370496) ::  -- n = 18
  (132716292890482729, 342273571680157696) ::  -- n = 19
  (214625847661846995, 576460752303423488) ::  -- n = 20
  (8664826172771491801, 24211351596743786496) ::  -- n = 21
  (69877155246255218415, 202914184810805067776) ::  -- n = 22
  (562927063018624735369, 1697100454781278748672) ::  -- n = 23
  (1510261750496359599765, 4722366482869645213696) ::  -- n = 24
  (36437863243293196808761, 118059162071741130342400) ::  -- n = 25
  (292843974566009539370895, 982252228436886204448768) ::  -- n = 26
  (2352139276865724069272809, 8160249282398746929266688) ::  -- n = 27
  (18882826577289326834322015, 67699845898419233783545856) ::  -- n = 28
  (151522599154859354635552921, 560941580301187937063665664) ::  -- n = 29
  (81026713266312534454084065, 309485009821345068724781056) ::  -- n = 30
  (9745744932248196392577951049, 38376141217846788521872850944) ::  -- n = 31
  (78123734840020416947238651135, 316912650057057350374175801344) ::  -- n = 32
  List.nil

/-- The same (share.hi). -/
def sharesHigh : Table := sharesLow

/-- Cost of a step C(k) [s], k = 0, 1, 2, ...: each pair p, q is p / q (derived.draft_length.costs).
The cost of k = 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30 is not known: there
stands 1000000000 (k + 1) C(0), at which a length is never best, so that what is said of 0..31
is said of the known lengths. -/
def costs : Table :=
  (100, 8111) ::  -- k = 0
  (86022123863857, 4090213000000000) ::  -- k = 1
  (96817803863857, 4090213000000000) ::  -- k = 2
  (106264023863857, 4090213000000000) ::  -- k = 3
  (114529466363857, 4090213000000000) ::  -- k = 4
  (121761728551357, 4090213000000000) ::  -- k = 5
  (256179915930839, 8180426000000000) ::  -- k = 6
  (2138034539243587, 65443408000000000) ::  -- k = 7
  (17724442796526821, 523547264000000000) ::  -- k = 8
  (146136707750261443, 4188378112000000000) ::  -- k = 9
  (1199481819648419669, 33507024896000000000) ::  -- k = 10
  (9808571660711654227, 268056199168000000000) ::  -- k = 11
  (79957593010363311941, 2144449593344000000000) ::  -- k = 12
  (650083882155597042403, 17155596746752000000000) ::  -- k = 13
  (5273633023753610167349, 137244773974016000000000) ::  -- k = 14
  (42699797955590718135667, 1097958191792128000000000) ::  -- k = 15
  (1700000000000, 8111) ::  -- k = 16, not known
  (1800000000000, 8111) ::  -- k = 17, not known
  (1900000000000, 8111) ::  -- k = 18, not known
  (2000000000000, 8111) ::  -- k = 19, not known
  (2100000000000, 8111) ::  -- k = 20, not known
  (2200000000000, 8111) ::  -- k = 21, not known
  (2300000000000, 8111) ::  -- k = 22, not known
  (2400000000000, 8111) ::  -- k = 23, not known
  (2500000000000, 8111) ::  -- k = 24, not known
  (2600000000000, 8111) ::  -- k = 25, not known
  (2700000000000, 8111) ::  -- k = 26, not known
  (2800000000000, 8111) ::  -- k = 27, not known
  (2900000000000, 8111) ::  -- k = 28, not known
  (3000000000000, 8111) ::  -- k = 29, not known
  (3100000000000, 8111) ::  -- k = 30, not known
  (1600, 30741) ::  -- k = 31
  List.nil

/-- C(k) [s] in the field. -/
def cost (k : Nat) : α := entry costs k

/-- Relative error of each cost (derived.draft_length.costs, e). That the true costs are within them
is an assumption of each theorem that speaks of true costs. -/
def errors : Table :=
  (1, 16221) ::  -- k = 0
  (7254787351, 200000000000) ::  -- k = 1
  (7254787351, 200000000000) ::  -- k = 2
  (7254787351, 200000000000) ::  -- k = 3
  (7254787351, 200000000000) ::  -- k = 4
  (7254787351, 200000000000) ::  -- k = 5
  (7254787351, 200000000000) ::  -- k = 6
  (7254787351, 200000000000) ::  -- k = 7
  (7254787351, 200000000000) ::  -- k = 8
  (7254787351, 200000000000) ::  -- k = 9
  (7254787351, 200000000000) ::  -- k = 10
  (7254787351, 200000000000) ::  -- k = 11
  (7254787351, 200000000000) ::  -- k = 12
  (7254787351, 200000000000) ::  -- k = 13
  (7254787351, 200000000000) ::  -- k = 14
  (7254787351, 200000000000) ::  -- k = 15
  (0, 1) ::  -- k = 16
  (0, 1) ::  -- k = 17
  (0, 1) ::  -- k = 18
  (0, 1) ::  -- k = 19
  (0, 1) ::  -- k = 20
  (0, 1) ::  -- k = 21
  (0, 1) ::  -- k = 22
  (0, 1) ::  -- k = 23
  (0, 1) ::  -- k = 24
  (0, 1) ::  -- k = 25
  (0, 1) ::  -- k = 26
  (0, 1) ::  -- k = 27
  (0, 1) ::  -- k = 28
  (0, 1) ::  -- k = 29
  (0, 1) ::  -- k = 30
  (1, 122963) ::  -- k = 31
  List.nil

/-- The error of C(k) in the field. -/
def error (k : Nat) : α := errorEntry errors k

/-- Denominator of the ends of the box. -/
def boxUnit : Nat :=
  406836947701476387539209800000000000000000000

/-- Least value of each unknown of the box, over boxUnit. -/
def boxLow : List Nat :=
  5015557475303837667600000000000000000000000 ::  -- time of a pass over 1 tokens, per_slot, measured [s]
  1065088161507469959897732665300000 ::  -- 1 / W of deduplicating, n = 2..16 [s/byte]
  5711572701533179481105347974419630305325589 ::  -- fixed time of deduplicating, n = 2..16 [s]
  21174777090595186907520000000000000000000000 ::  -- time of a pass over 32 tokens, deduplicating, measured [s]
  List.nil

/-- Greatest value of each unknown of the box, over boxUnit. -/
def boxHigh : List Nat :=
  5016175916422864034760000000000000000000000 ::  -- time of a pass over 1 tokens, per_slot, measured [s]
  1145266423946345920102267334700000 ::  -- 1 / W of deduplicating, n = 2..16 [s/byte]
  6141531451946945342091495844004769694674411 ::  -- fixed time of deduplicating, n = 2..16 [s]
  21175121502317354653440000000000000000000000 ::  -- time of a pass over 32 tokens, deduplicating, measured [s]
  List.nil

/-- Denominator of the coefficients. -/
def partsUnit : Nat :=
  8589934592

/-- Coefficients of the unknowns in the cost of each length, over partsUnit: the bytes requested for
1 / W, 1 for a time. A length whose cost is not known has 1000000000 (k + 1) times those of
C(0), at which it is never best. -/
def boxParts : Parts :=
  (8589934592 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 0
  (0 :: 20439371404541952000 :: 8589934592 :: 0 :: List.nil) ::  -- k = 1
  (0 :: 28785448061396582400 :: 8589934592 :: 0 :: List.nil) ::  -- k = 2
  (0 :: 36088265136144384000 :: 8589934592 :: 0 :: List.nil) ::  -- k = 3
  (0 :: 42478230076548710400 :: 8589934592 :: 0 :: List.nil) ::  -- k = 4
  (0 :: 48069449399402496000 :: 8589934592 :: 0 :: List.nil) ::  -- k = 5
  (0 :: 52961766306899558400 :: 8589934592 :: 0 :: List.nil) ::  -- k = 6
  (0 :: 57242543600959488000 :: 8589934592 :: 0 :: List.nil) ::  -- k = 7
  (0 :: 60988223733261926400 :: 8589934592 :: 0 :: List.nil) ::  -- k = 8
  (0 :: 64265693849026560000 :: 8589934592 :: 0 :: List.nil) ::  -- k = 9
  (0 :: 67133480200320614400 :: 8589934592 :: 0 :: List.nil) ::  -- k = 10
  (0 :: 69642793257702912000 :: 8589934592 :: 0 :: List.nil) ::  -- k = 11
  (0 :: 71838442182912422400 :: 8589934592 :: 0 :: List.nil) ::  -- k = 12
  (0 :: 73759634992470744000 :: 8589934592 :: 0 :: List.nil) ::  -- k = 13
  (0 :: 75440678700834275400 :: 8589934592 :: 0 :: List.nil) ::  -- k = 14
  (0 :: 76911591945652365375 :: 8589934592 :: 0 :: List.nil) ::  -- k = 15
  (146028888064000000000 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 16, not known
  (154618822656000000000 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 17, not known
  (163208757248000000000 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 18, not known
  (171798691840000000000 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 19, not known
  (180388626432000000000 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 20, not known
  (188978561024000000000 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 21, not known
  (197568495616000000000 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 22, not known
  (206158430208000000000 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 23, not known
  (214748364800000000000 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 24, not known
  (223338299392000000000 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 25, not known
  (231928233984000000000 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 26, not known
  (240518168576000000000 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 27, not known
  (249108103168000000000 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 28, not known
  (257698037760000000000 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 29, not known
  (266287972352000000000 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 30, not known
  (0 :: 0 :: 0 :: 8589934592 :: List.nil) ::  -- k = 31
  List.nil

/-- Whether x is a point of the box: the assumption named common-error. -/
def inTheBox (x : Nat → α) : Prop :=
  InBox (edge boxUnit boxLow) (edge boxUnit boxHigh) x 4

/-- C(k) [s] at a point of the box. -/
def costAt (x : Nat → α) (k : Nat) : α :=
  linearCost (fun _ => 0) (part partsUnit boxParts) x 4 k

end Inputs

section Results

/-- The shares of n = 1..32 are those of independent uniform routing. -/
theorem D6_shares :
    ∀ i, i < 32 → (entry sharesLow i : α) ≤ share U 4 (1 + i) ∧
      share U 4 (1 + i) ≤ (entry sharesHigh i : α) :=
  fun _ hi => share_between (us := (uniformRows 32 28 32 (Nat.pow 32 1) (Nat.pow 28 1))) (by decide) (by decide)
    (rows_uniform _ _ _ _ _) (uniform_rows (by decide) (by decide) _ _) (by decide) hi

/-- The share never rises with the number of tokens (results[50]). -/
theorem D6_falls :
    Nonincreasing (share U 4 : Nat → α) :=
  D6_share_antitone (N := 32) (by decide) (by decide)

/-- The true time [s] of a deduplicating pass at n = 16, for every true bandwidth within the error
of the fitted one (results[51]). -/
theorem B1_dedup_n16 :
    ∀ W : α, 0 < W → Within dedupError1 W dedupBandwidth1 →
      (ratio 8230181637019668425469756746451883 219591638358425600000000000000000000) ≤ dedupFixed1 + dedupBytes U expertBytes 16 / W ∧
        dedupFixed1 + dedupBytes U expertBytes 16 / W ≤ (ratio 8849737545216618828797043253548117 219591638358425600000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 7254787351 (by decide)) (by decide))
    (Stands.lt (stands_ratio 7254787351 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 14567389 (by decide)) (by decide))
    (Stands.le stands_zero ((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 16).mul (stands_ratio 317260800 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 8230181637019668425469756746451883 (by decide)) ((stands_one.sub (stands_ratio 7254787351 (by decide))).mul ((stands_ratio 14567389 (by decide)).add (((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 16).mul (stands_ratio 317260800 (by decide))).div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 7254787351 (by decide))).mul ((stands_ratio 14567389 (by decide)).add (((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 16).mul (stands_ratio 317260800 (by decide))).div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide)))) (stands_ratio 8849737545216618828797043253548117 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[51].value). -/
theorem B1_dedup_n16_fitted :
    (((ratio 42699797955590718135667 1097958191792128000000000) : α) ≤ (dedupFixed1 + (dedupBytes U expertBytes 16 / dedupBandwidth1))) ∧
      ((dedupFixed1 + (dedupBytes U expertBytes 16 / dedupBandwidth1)) : α) ≤ (ratio 42699797955590718135667 1097958191792128000000000) :=
  ⟨(Stands.le (stands_ratio 42699797955590718135667 (by decide)) ((stands_ratio 14567389 (by decide)).add (((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 16).mul (stands_ratio 317260800 (by decide))).div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 14567389 (by decide)).add (((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 16).mul (stands_ratio 317260800 (by decide))).div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide))) (stands_ratio 42699797955590718135667 (by decide)) (by decide))⟩

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

/-- From the acceptance rate 757891379/1073741824 on, drafting 1 is not slower than plain decoding,
and up to 378945689/536870912 not faster (derived.draft_length.thresholds[0]). -/
theorem S2_k1 :
    (∀ a : α, ratio 757891379 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 1) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 378945689 536870912 → ¬ throughput cost a 0 < throughput cost a 1 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 1) (ratio_nonneg 757891379 (by decide)) (Stands.le (stands_entry costs_positive 1) ((stands_tokens 757891379 (by decide) 1).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 1) h0 h (Stands.le ((stands_tokens 378945689 (by decide) 1).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 1) (by decide))⟩

/-- From the acceptance rate 624519995/1073741824 on, drafting 2 is not slower than plain decoding,
and up to 312259997/536870912 not faster (derived.draft_length.thresholds[1]). -/
theorem S2_k2 :
    (∀ a : α, ratio 624519995 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 2) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 312259997 536870912 → ¬ throughput cost a 0 < throughput cost a 2 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 2) (ratio_nonneg 624519995 (by decide)) (Stands.le (stands_entry costs_positive 2) ((stands_tokens 624519995 (by decide) 2).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 2) h0 h (Stands.le ((stands_tokens 312259997 (by decide) 2).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 2) (by decide))⟩

/-- From the acceptance rate 621322399/1073741824 on, drafting 3 is not slower than plain decoding,
and up to 310661199/536870912 not faster (derived.draft_length.thresholds[2]). -/
theorem S2_k3 :
    (∀ a : α, ratio 621322399 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 310661199 536870912 → ¬ throughput cost a 0 < throughput cost a 3 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 3) (ratio_nonneg 621322399 (by decide)) (Stands.le (stands_entry costs_positive 3) ((stands_tokens 621322399 (by decide) 3).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 3) h0 h (Stands.le ((stands_tokens 310661199 (by decide) 3).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 3) (by decide))⟩

/-- From the acceptance rate 317614297/536870912 on, drafting 4 is not slower than plain decoding,
and up to 635228593/1073741824 not faster (derived.draft_length.thresholds[3]). -/
theorem S2_k4 :
    (∀ a : α, ratio 317614297 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 635228593 1073741824 → ¬ throughput cost a 0 < throughput cost a 4 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 4) (ratio_nonneg 317614297 (by decide)) (Stands.le (stands_entry costs_positive 4) ((stands_tokens 317614297 (by decide) 4).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 4) h0 h (Stands.le ((stands_tokens 635228593 (by decide) 4).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 4) (by decide))⟩

/-- From the acceptance rate 325585433/536870912 on, drafting 5 is not slower than plain decoding,
and up to 651170865/1073741824 not faster (derived.draft_length.thresholds[4]). -/
theorem S2_k5 :
    (∀ a : α, ratio 325585433 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 651170865 1073741824 → ¬ throughput cost a 0 < throughput cost a 5 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 5) (ratio_nonneg 325585433 (by decide)) (Stands.le (stands_entry costs_positive 5) ((stands_tokens 325585433 (by decide) 5).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 5) h0 h (Stands.le ((stands_tokens 651170865 (by decide) 5).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 5) (by decide))⟩

/-- From the acceptance rate 665939497/1073741824 on, drafting 6 is not slower than plain decoding,
and up to 83242437/134217728 not faster (derived.draft_length.thresholds[5]). -/
theorem S2_k6 :
    (∀ a : α, ratio 665939497 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 6) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 83242437 134217728 → ¬ throughput cost a 0 < throughput cost a 6 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 6) (ratio_nonneg 665939497 (by decide)) (Stands.le (stands_entry costs_positive 6) ((stands_tokens 665939497 (by decide) 6).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 6) h0 h (Stands.le ((stands_tokens 83242437 (by decide) 6).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 6) (by decide))⟩

/-- From the acceptance rate 678882575/1073741824 on, drafting 7 is not slower than plain decoding,
and up to 339441287/536870912 not faster (derived.draft_length.thresholds[6]). -/
theorem S2_k7 :
    (∀ a : α, ratio 678882575 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 7) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 339441287 536870912 → ¬ throughput cost a 0 < throughput cost a 7 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 7) (ratio_nonneg 678882575 (by decide)) (Stands.le (stands_entry costs_positive 7) ((stands_tokens 678882575 (by decide) 7).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 7) h0 h (Stands.le ((stands_tokens 339441287 (by decide) 7).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 7) (by decide))⟩

/-- From the acceptance rate 690022343/1073741824 on, drafting 8 is not slower than plain decoding,
and up to 345011171/536870912 not faster (derived.draft_length.thresholds[7]). -/
theorem S2_k8 :
    (∀ a : α, ratio 690022343 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 8) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 345011171 536870912 → ¬ throughput cost a 0 < throughput cost a 8 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 8) (ratio_nonneg 690022343 (by decide)) (Stands.le (stands_entry costs_positive 8) ((stands_tokens 690022343 (by decide) 8).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 8) h0 h (Stands.le ((stands_tokens 345011171 (by decide) 8).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 8) (by decide))⟩

/-- From the acceptance rate 174889273/268435456 on, drafting 9 is not slower than plain decoding,
and up to 699557091/1073741824 not faster (derived.draft_length.thresholds[8]). -/
theorem S2_k9 :
    (∀ a : α, ratio 174889273 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 9) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 699557091 1073741824 → ¬ throughput cost a 0 < throughput cost a 9 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 9) (ratio_nonneg 174889273 (by decide)) (Stands.le (stands_entry costs_positive 9) ((stands_tokens 174889273 (by decide) 9).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 9) h0 h (Stands.le ((stands_tokens 699557091 (by decide) 9).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 9) (by decide))⟩

/-- From the acceptance rate 176928127/268435456 on, drafting 10 is not slower than plain decoding,
and up to 707712507/1073741824 not faster (derived.draft_length.thresholds[9]). -/
theorem S2_k10 :
    (∀ a : α, ratio 176928127 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 10) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 707712507 1073741824 → ¬ throughput cost a 0 < throughput cost a 10 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 10) (ratio_nonneg 176928127 (by decide)) (Stands.le (stands_entry costs_positive 10) ((stands_tokens 176928127 (by decide) 10).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 10) h0 h (Stands.le ((stands_tokens 707712507 (by decide) 10).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 10) (by decide))⟩

/-- From the acceptance rate 714696955/1073741824 on, drafting 11 is not slower than plain decoding,
and up to 357348477/536870912 not faster (derived.draft_length.thresholds[10]). -/
theorem S2_k11 :
    (∀ a : α, ratio 714696955 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 11) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 357348477 536870912 → ¬ throughput cost a 0 < throughput cost a 11 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 11) (ratio_nonneg 714696955 (by decide)) (Stands.le (stands_entry costs_positive 11) ((stands_tokens 714696955 (by decide) 11).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 11) h0 h (Stands.le ((stands_tokens 357348477 (by decide) 11).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 11) (by decide))⟩

/-- From the acceptance rate 720690425/1073741824 on, drafting 12 is not slower than plain decoding,
and up to 90086303/134217728 not faster (derived.draft_length.thresholds[11]). -/
theorem S2_k12 :
    (∀ a : α, ratio 720690425 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 12) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 90086303 134217728 → ¬ throughput cost a 0 < throughput cost a 12 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 12) (ratio_nonneg 720690425 (by decide)) (Stands.le (stands_entry costs_positive 12) ((stands_tokens 720690425 (by decide) 12).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 12) h0 h (Stands.le ((stands_tokens 90086303 (by decide) 12).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 12) (by decide))⟩

/-- From the acceptance rate 362922299/536870912 on, drafting 13 is not slower than plain decoding,
and up to 725844597/1073741824 not faster (derived.draft_length.thresholds[12]). -/
theorem S2_k13 :
    (∀ a : α, ratio 362922299 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 13) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 725844597 1073741824 → ¬ throughput cost a 0 < throughput cost a 13 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 13) (ratio_nonneg 362922299 (by decide)) (Stands.le (stands_entry costs_positive 13) ((stands_tokens 362922299 (by decide) 13).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 13) h0 h (Stands.le ((stands_tokens 725844597 (by decide) 13).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 13) (by decide))⟩

/-- From the acceptance rate 730286215/1073741824 on, drafting 14 is not slower than plain decoding,
and up to 365143107/536870912 not faster (derived.draft_length.thresholds[13]). -/
theorem S2_k14 :
    (∀ a : α, ratio 730286215 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 14) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 365143107 536870912 → ¬ throughput cost a 0 < throughput cost a 14 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 14) (ratio_nonneg 730286215 (by decide)) (Stands.le (stands_entry costs_positive 14) ((stands_tokens 730286215 (by decide) 14).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 14) h0 h (Stands.le ((stands_tokens 365143107 (by decide) 14).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 14) (by decide))⟩

/-- From the acceptance rate 734121053/1073741824 on, drafting 15 is not slower than plain decoding,
and up to 183530263/268435456 not faster (derived.draft_length.thresholds[14]). -/
theorem S2_k15 :
    (∀ a : α, ratio 734121053 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 15) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 183530263 268435456 → ¬ throughput cost a 0 < throughput cost a 15 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 15) (ratio_nonneg 734121053 (by decide)) (Stands.le (stands_entry costs_positive 15) ((stands_tokens 734121053 (by decide) 15).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 15) h0 h (Stands.le ((stands_tokens 183530263 (by decide) 15).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 15) (by decide))⟩

/-- From the acceptance rate 819441251/1073741824 on, drafting 31 is not slower than plain decoding,
and up to 409720625/536870912 not faster (derived.draft_length.thresholds[15]). -/
theorem S2_k31 :
    (∀ a : α, ratio 819441251 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 31) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 409720625 536870912 → ¬ throughput cost a 0 < throughput cost a 31 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 31) (ratio_nonneg 819441251 (by decide)) (Stands.le (stands_entry costs_positive 31) ((stands_tokens 819441251 (by decide) 31).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 31) h0 h (Stands.le ((stands_tokens 409720625 (by decide) 31).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 31) (by decide))⟩

/-- The best draft length never falls as acceptance rises. -/
theorem M3_rises :
    ∀ (a b : α) (j k : Nat), 0 ≤ a → a ≤ b → IsLeastBest cost a 31 j →
      IsLeastBest cost b 31 k → j ≤ k :=
  fun _ _ _ _ h0 h hj hk =>
    M3_least_best_mono (fun i _ => cost_positive i) h0 h hj hk

/-- Drafting 0 is best at every acceptance rate from 0 to 310661199/536870912
(derived.draft_length.staircase[0]). -/
theorem M3_k0 :
    ∀ a : α, ratio 0 1 ≤ a → a ≤ ratio 310661199 536870912 → IsBest cost a 31 0 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 0 (by decide)) h1 h2
    (best_of_walk (p := 0) (q := 1) (A := 8111) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 310661199) (q := 536870912) (A := 8111) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 3 is best at every acceptance rate from 621322399/1073741824 to 351583733/536870912
(derived.draft_length.staircase[1]). -/
theorem M3_k3 :
    ∀ a : α, ratio 621322399 1073741824 ≤ a → a ≤ ratio 351583733 536870912 → IsBest cost a 31 3 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 621322399 (by decide)) h1 h2
    (best_of_walk (p := 621322399) (q := 1073741824) (A := 20839644577479159358384333956443990234375) (B := 256930644290323675024565639360402161664) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 351583733) (q := 536870912) (A := 2923084232722724283943887359852939453125) (B := 32116330536290459378070704920050270208) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 4 is best at every acceptance rate from 703167467/1073741824 to 760082165/1073741824
(derived.draft_length.staircase[2]). -/
theorem M3_k4 :
    ∀ a : α, ratio 703167467 1073741824 ≤ a → a ≤ ratio 760082165 1073741824 → IsBest cost a 31 4 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 703167467 (by decide)) h1 h2
    (best_of_walk (p := 703167467) (q := 1073741824) (A := 27062141964620736655732267580598891840432916015625) (B := 297335494205362454376775442867379297104886235136) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 760082165) (q := 1073741824) (A := 29889722310048798898136373832218702044146666015625) (B := 297335494205362454376775442867379297104886235136) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 5 is best at every acceptance rate from 380041083/536870912 to 199437207/268435456
(derived.draft_length.staircase[3]). -/
theorem M3_k5 :
    ∀ a : α, ratio 380041083 536870912 ≤ a → a ≤ ratio 199437207 268435456 → IsBest cost a 31 5 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 380041083 (by decide)) h1 h2
    (best_of_walk (p := 380041083) (q := 536870912) (A := 1066265457961702443221092468674032386228626344154794921875) (B := 10606942513111186347876665679869330675740001723326922752) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 199437207) (q := 268435456) (A := 36033112382541300178180001501498486785271951468474609375) (B := 331466953534724573371145802495916583616875053853966336) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 6 is best at every acceptance rate from 797748829/1073741824 to 205995423/268435456
(derived.draft_length.staircase[4]). -/
theorem M3_k6 :
    ∀ a : α, ratio 797748829 1073741824 ≤ a → a ≤ ratio 205995423 268435456 → IsBest cost a 31 6 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 797748829 (by decide)) h1 h2
    (best_of_walk (p := 797748829) (q := 1073741824) (A := 41677905164185583221890588105710357534724349543562790320965431640625) (B := 383393143382235401267335449200482702430404912986966138277106548736) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 205995423) (q := 268435456) (A := 10835872779132988591407445166389173777969871960994958122322265625) (B := 93601841646053564762533068652461597273048074459708529852809216) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 7 is best at every acceptance rate from 823981693/1073741824 to 843017323/1073741824
(derived.draft_length.staircase[5]). -/
theorem M3_k7 :
    ∀ a : α, ratio 823981693 1073741824 ≤ a → a ≤ ratio 843017323 1073741824 → IsBest cost a 31 7 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 823981693 (by decide)) h1 h2
    (best_of_walk (p := 823981693) (q := 1073741824) (A := 49716822873639810649973667970928941043840227904780426939938427757450830078125) (B := 429461130131282635970094570187819116974338161242173650800331190074777534464) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 843017323) (q := 1073741824) (A := 52343709682084237810479935021226008995084068324392239917097012987397529296875) (B := 429461130131282635970094570187819116974338161242173650800331190074777534464) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 8 is best at every acceptance rate from 210754331/268435456 to 857299421/1073741824
(derived.draft_length.staircase[6]). -/
theorem M3_k8 :
    ∀ a : α, ratio 210754331 268435456 ≤ a → a ≤ ratio 857299421 1073741824 → IsBest cost a 31 8 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 210754331 (by decide)) h1 h2
    (best_of_walk (p := 210754331) (q := 268435456) (A := 888694160464329266359993500335034143694089841373751041567490730506363312884765625) (B := 7291412849415976462074457732928690758653065192096359619022216457311642164658176) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 857299421) (q := 1073741824) (A := 60789016660481711168502959183868248289230849924837053890588203329789083005310259765625) (B := 477850032499325433418511661985214677559087280429227023992239977746375780903038222336) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 9 is best at every acceptance rate from 428649711/536870912 to 217078583/268435456
(derived.draft_length.staircase[7]). -/
theorem M3_k9 :
    ∀ a : α, ratio 428649711 536870912 ≤ a → a ≤ ratio 217078583 268435456 → IsBest cost a 31 9 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 428649711 (by decide)) h1 h2
    (best_of_walk (p := 428649711) (q := 536870912) (A := 131386810318208674324673955537093530402907678969917040729676072000240783621481876433396484375) (B := 1032804852579703996346603525126610148312125978004307802623310027384621742109068041568387072) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 217078583) (q := 268435456) (A := 266042366213050665073475830153654496754627130944743905848299852997986857156913543724609375) (B := 2017196977694734367864460010012910445922121050789663676998652397235589340056773518688256) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 10 is best at every acceptance rate from 868314333/1073741824 to 877007535/1073741824
(derived.draft_length.staircase[8]). -/
theorem M3_k10 :
    ∀ a : α, ratio 868314333 1073741824 ≤ a → a ≤ ratio 877007535 1073741824 → IsBest cost a 31 10 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 868314333 (by decide)) h1 h2
    (best_of_walk (p := 868314333) (q := 1073741824) (A := 76830729882948511905775795341302961956086416428097791923242300736151259134971525619251221301941212890625) (B := 582549004455324296165315021986789496350235077176152973183609422098078223864457742675462388401817255936) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 877007535) (q := 1073741824) (A := 79230776497323100065093532704312275018498705240464266800582586146215368600300505194135863550244009765625) (B := 582549004455324296165315021986789496350235077176152973183609422098078223864457742675462388401817255936) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 11 is best at every acceptance rate from 54812971/67108864 to 221000935/268435456
(derived.draft_length.staircase[9]). -/
theorem M3_k11 :
    ∀ a : α, ratio 54812971 67108864 ≤ a → a ≤ ratio 221000935 268435456 → IsBest cost a 31 11 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 54812971 (by decide)) h1 h2
    (best_of_walk (p := 54812971) (q := 67108864) (A := 4943062333685857698203954658276871693958198820561280692667881499283191454404075085791618945810546875) (B := 36344160160887506516785834757223789237448377320563286161387746218669763954387879487066222157103104) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 221000935) (q := 268435456) (A := 21289267924351024968919192838875959186971805009177764702685404734072656149869950532318687589792192349609375) (B := 152438456339451112133380893865562768093786678789147873399853269515951465632944900484119803858426177519616) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 12 is best at every acceptance rate from 884003741/1073741824 to 111216165/134217728
(derived.draft_length.staircase[10]). -/
theorem M3_k12 :
    ∀ a : α, ratio 884003741 1073741824 ≤ a → a ≤ ratio 111216165 134217728 → IsBest cost a 31 12 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 884003741 (by decide)) h1 h2
    (best_of_walk (p := 884003741) (q := 1073741824) (A := 97697726922920394958752884325090183295567609595702560493949336148833010283301546584887853897497483490986147925707291015625) (B := 699549213055288969268912022309037094085400648489929323598567774387804419778592411923826282333745690383597970106179649536) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 111216165) (q := 134217728) (A := 1454789611618661177962843831451557702991349514430164629596319285166867970346662656582593412660648451138228515625) (B := 10179780846451306850488065135272875982415289741619625763248299690717313493639702383717322406791873660165554176) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 13 is best at every acceptance rate from 889729321/1073741824 to 894483517/1073741824
(derived.draft_length.staircase[11]). -/
theorem M3_k13 :
    ∀ a : α, ratio 889729321 1073741824 ≤ a → a ≤ ratio 894483517 1073741824 → IsBest cost a 31 13 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 889729321 (by decide)) h1 h2
    (best_of_walk (p := 889729321) (q := 1073741824) (A := 109093683657597315929309761946288838499590613881494517099926548369816136608935188568155446060729532967359122217200214349048525390625) (B := 763374839808673056322047739721629412789500101450403746510344384379569880990348172698937996430922584691004471782332066561905393664) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 894483517) (q := 1073741824) (A := 3838431037393532706048796655947921854359430634606553643397947513268649234134541156751314330042200921526029491288742342544603515625) (B := 26323270338230105390415439300745841820327589705186336086563599461364478654839592162032344704514571885896705923528691950410530816) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 14 is best at every acceptance rate from 447241759/536870912 to 898481515/1073741824
(derived.draft_length.staircase[12]). -/
theorem M3_k14 :
    ∀ a : α, ratio 447241759 536870912 ≤ a → a ≤ ratio 898481515 1073741824 → IsBest cost a 31 14 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 447241759 (by decide)) h1 h2
    (best_of_walk (p := 447241759) (q := 536870912) (A := 7397452624670069679696664176430412433173894696579062072175425298171580352904441140883507951958287018897223611733677038542392432322265625) (B := 50730400654162671287185779150987279763325563643441473902939987350995574845578691729510644746638239743612525510684125794118231239163904) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 898481515) (q := 1073741824) (A := 123372571043483715848454870984706493514116640024397744595350577462562429687760255854038457700423545528899598674181243769568395219361900390625) (B := 831166884317801206369251805609775591642326034734145108425768752758711498269961285296302403528920919959347617967048717010833100622461403136) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 15 is best at every acceptance rate from 224620379/268435456 to 125427671/134217728
(derived.draft_length.staircase[13]). -/
theorem M3_k15 :
    ∀ a : α, ratio 224620379 268435456 ≤ a → a ≤ ratio 125427671 134217728 → IsBest cost a 31 15 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 224620379 (by decide)) h1 h2
    (best_of_walk (p := 224620379) (q := 268435456) (A := 124866099354357628538114924445383195106055938594312430723700751498769790025393441896068871353680122391406945061370217244180551784674248046875) (B := 841228851815488895741818147987522068631295394019423209523171949039692145949892958250345405359912957095977368004963300786926070647421403136) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 125427671) (q := 134217728) (A := 6669393648074114759503393637891242862052130712344238590123259899692183497361243197075254296725037237791654093203169571744218501318359375) (B := 25672267206283230460870915160752016254617169006940405564061643952627323789974760688792279216305937411376262451323342919522890339581952) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 31 is best at every acceptance rate from 1003421369/1073741824 to 1
(derived.draft_length.staircase[14]). -/
theorem M3_k31 :
    ∀ a : α, ratio 1003421369 1073741824 ≤ a → a ≤ ratio 1 1 → IsBest cost a 31 31 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1003421369 (by decide)) h1 h2
    (best_of_walk (p := 1003421369) (q := 1073741824) (A := 3772576715784748947571995251128542134423113997564318961210374230267136053207553861143911478828731055417051921505003037933161969994469376775046520850950013974544210118907519286572209315644458447207399479731973947605788527187595454880133278144102416174567184226050760902306536807695727933) (B := 14521649496853350222637329083495122657531837906830024014216522063632232980082073960402034321251526861228503162013603252445845559038524469802644829893578072517411824613744725331471546971038063836623429646312025753965505358465604297735909169339342364091914502982950624148669583484518400) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1) (q := 1) (A := 30741) (B := 50) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- The best draft length is 0 at acceptance 1/2 and 0 at 1/2, and between them for every rate
between (derived.draft_length.at[0].best). -/
theorem M4_at0 :
    IsLeastBest cost (ratio 1 2 : α) 31 0 ∧
      IsLeastBest cost (ratio 1 2 : α) 31 0 ∧
      ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsLeastBest cost a 31 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 1) (q := 2) (A := 8111) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 1) (q := 2) (A := 8111) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 1 (by decide)) h1 h2
      (leastBest_of_walk (p := 1) (q := 2) (A := 8111) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 1) (q := 2) (A := 8111) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[0].speedup). -/
theorem E3_at0 :
    ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsBest cost a 31 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 1 (by decide)) h1 h2
      (best_of_walk (p := 1) (q := 2) (A := 8111) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 1) (q := 2) (A := 8111) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[0].bounds). -/
theorem B5_at0 :
    ∀ (C : Nat → α) (a : α), ratio 1 2 ≤ a → a ≤ ratio 1 2 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 1 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 1/2, drafting 0 is certainly best for every common relative error of the costs
below 69501932139744127/1501076482139744127 (derived.draft_length.at[0]). -/
theorem B6_at0_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 69501932139744127 1501076482139744127 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 1 2) 31 0 ∧
        ∀ j, j ≤ 31 → ¬ j = 0 →
          throughput C (ratio 1 2) j < throughput C (ratio 1 2) 0 :=
  fun _ _ he hw => certain_of_walk (p := 1) (q := 2) (s := 1431574550000000000) (r := 1570578414279488254) (m := 69501932139744127)
    (d := 1501076482139744127) (A := 8111) (B := 100) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 1/2, exactly these lengths are best for some costs within their errors: 0
(derived.draft_length.at[0].possible). -/
theorem B6_at0_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 1 2) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 1) (q := 2) (A := 16221) (B := 200)
    (l := 0) (ks := 0 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 3 at acceptance 3/5 and 3 at 3/5, and between them for every rate
between (derived.draft_length.at[1].best). -/
theorem M4_at1 :
    IsLeastBest cost (ratio 3 5 : α) 31 3 ∧
      IsLeastBest cost (ratio 3 5 : α) 31 3 ∧
      ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsLeastBest cost a 31 k →
        3 ≤ k ∧ k ≤ 3 :=
  ⟨(leastBest_of_walk (p := 3) (q := 5) (A := 8900303488000000) (B := 106264023863857) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 3) (q := 5) (A := 8900303488000000) (B := 106264023863857) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 3 (by decide)) h1 h2
      (leastBest_of_walk (p := 3) (q := 5) (A := 8900303488000000) (B := 106264023863857) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 3) (q := 5) (A := 8900303488000000) (B := 106264023863857) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 890030348800000000/861907497559744127 and
890030348800000000/861907497559744127 (derived.draft_length.at[1].speedup). -/
theorem E3_at1 :
    ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsBest cost a 31 k →
      (ratio 890030348800000000 861907497559744127) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 890030348800000000 861907497559744127) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 3 (by decide)) h1 h2
      (best_of_walk (p := 3) (q := 5) (A := 8900303488000000) (B := 106264023863857) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 3) (q := 5) (A := 8900303488000000) (B := 106264023863857) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 890030348800000000 (by decide)) (((stands_tokens 3 (by decide) 3).div (stands_entry costs_positive 3) (p := 106264023863857) (q := 4090213000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 3 (by decide) 3).div (stands_entry costs_positive 3) (p := 106264023863857) (q := 4090213000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide)) (stands_ratio 890030348800000000 (by decide)) (by decide))⟩

/-- The true speedup of drafting 3, for every true cost within the relative error
7254787351/200000000000 of the fitted one (derived.draft_length.at[1].bounds). -/
theorem B5_at1 :
    ∀ (C : Nat → α) (a : α), ratio 3 5 ≤ a → a ≤ ratio 3 5 →
      Within (ratio 7254787351 200000000000) (cost 0) (C 0) → Within (ratio 7254787351 200000000000) (cost 3) (C 3) →
      (ratio 171549088843519641971200000000 178634455122977320459356137577) ≤ speedup C a 3 ∧ speedup C a 3 ≤ (ratio 184463050676480358028800000000 166128543900920330340643862423) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 171549088843519641971200000000 178634455122977320459356137577))
    (hi := (ratio 184463050676480358028800000000 166128543900920330340643862423)) (Stands.le stands_zero (stands_ratio 7254787351 (by decide)) (by decide)) (Stands.lt (stands_ratio 7254787351 (by decide)) stands_one (by decide))
    (ratio_nonneg 3 (by decide)) h1 h2 (cost_positive 0) (cost_positive 3) hw0 hwk
    (Stands.le (stands_ratio 171549088843519641971200000000 (by decide)) (((stands_one.sub (stands_ratio 7254787351 (by decide))).div (stands_one.add (stands_ratio 7254787351 (by decide))) (p := 207254787351) (q := 200000000000) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 3).div (stands_entry costs_positive 3) (p := 106264023863857) (q := 4090213000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 7254787351 (by decide))).div (stands_one.sub (stands_ratio 7254787351 (by decide))) (p := 192745212649) (q := 200000000000) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 3).div (stands_entry costs_positive 3) (p := 106264023863857) (q := 4090213000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide))) (stands_ratio 184463050676480358028800000000 (by decide)) (by decide)))

/-- At acceptance 3/5, drafting 3 is certainly best for every common relative error of the costs
below 299756804324139/52369128497614069 (derived.draft_length.at[1]). -/
theorem B6_at1_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 299756804324139 52369128497614069 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 3 5) 31 3 ∧
        ∀ j, j ≤ 31 → ¬ j = 3 →
          throughput C (ratio 3 5) j < throughput C (ratio 3 5) 3 :=
  fun _ _ he hw => certain_of_walk (p := 3) (q := 5) (s := 52069371693289930) (r := 52668885301938208) (m := 299756804324139)
    (d := 52369128497614069) (A := 8900303488000000) (B := 106264023863857) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 3/5, exactly these lengths are best for some costs within their errors: 0, 2, 3,
4, 5 (derived.draft_length.at[1].possible). -/
theorem B6_at1_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 3 5) 31 k) ↔ listed (0 :: 2 :: 3 :: 4 :: 5 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 3) (q := 5) (A := 16221) (B := 200)
    (l := 0) (ks := 0 :: 2 :: 3 :: 4 :: 5 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 4 at acceptance 7/10 and 4 at 7/10, and between them for every rate
between (derived.draft_length.at[2].best). -/
theorem M4_at2 :
    IsLeastBest cost (ratio 7 10 : α) 31 4 ∧
      IsLeastBest cost (ratio 7 10 : α) 31 4 ∧
      ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsLeastBest cost a 31 k →
        4 ≤ k ∧ k ≤ 4 :=
  ⟨(leastBest_of_walk (p := 7) (q := 10) (A := 11342569670300000) (B := 114529466363857) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 7) (q := 10) (A := 11342569670300000) (B := 114529466363857) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 7 (by decide)) h1 h2
      (leastBest_of_walk (p := 7) (q := 10) (A := 11342569670300000) (B := 114529466363857) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 7) (q := 10) (A := 11342569670300000) (B := 114529466363857) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1134256967030000000/928948501677244127 and
1134256967030000000/928948501677244127 (derived.draft_length.at[2].speedup). -/
theorem E3_at2 :
    ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsBest cost a 31 k →
      (ratio 1134256967030000000 928948501677244127) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1134256967030000000 928948501677244127) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 7 (by decide)) h1 h2
      (best_of_walk (p := 7) (q := 10) (A := 11342569670300000) (B := 114529466363857) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 7) (q := 10) (A := 11342569670300000) (B := 114529466363857) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1134256967030000000 (by decide)) (((stands_tokens 7 (by decide) 4).div (stands_entry costs_positive 4) (p := 114529466363857) (q := 4090213000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 7 (by decide) 4).div (stands_entry costs_positive 4) (p := 114529466363857) (q := 4090213000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide)) (stands_ratio 1134256967030000000 (by decide)) (by decide))⟩

/-- The true speedup of drafting 4, for every true cost within the relative error
7254787351/200000000000 of the fitted one (derived.draft_length.at[2].bounds). -/
theorem B5_at2 :
    ∀ (C : Nat → α) (a : α), ratio 7 10 ≤ a → a ≤ ratio 7 10 →
      Within (ratio 7254787351 200000000000) (cost 0) (C 0) → Within (ratio 7254787351 200000000000) (cost 4) (C 4) →
      (ratio 218622600308807131962470000000 192529024175147298377098637577) ≤ speedup C a 4 ∧ speedup C a 4 ≤ (ratio 21370926045744806185230000000 16277306954159122947536487493) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 218622600308807131962470000000 192529024175147298377098637577))
    (hi := (ratio 21370926045744806185230000000 16277306954159122947536487493)) (Stands.le stands_zero (stands_ratio 7254787351 (by decide)) (by decide)) (Stands.lt (stands_ratio 7254787351 (by decide)) stands_one (by decide))
    (ratio_nonneg 7 (by decide)) h1 h2 (cost_positive 0) (cost_positive 4) hw0 hwk
    (Stands.le (stands_ratio 218622600308807131962470000000 (by decide)) (((stands_one.sub (stands_ratio 7254787351 (by decide))).div (stands_one.add (stands_ratio 7254787351 (by decide))) (p := 207254787351) (q := 200000000000) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 4).div (stands_entry costs_positive 4) (p := 114529466363857) (q := 4090213000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 7254787351 (by decide))).div (stands_one.sub (stands_ratio 7254787351 (by decide))) (p := 192745212649) (q := 200000000000) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 4).div (stands_entry costs_positive 4) (p := 114529466363857) (q := 4090213000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide))) (stands_ratio 21370926045744806185230000000 (by decide)) (by decide)))

/-- At acceptance 7/10, drafting 4 is certainly best for every common relative error of the costs
below 80681886038280401/67450808003115338939 (derived.draft_length.at[2]). -/
theorem B6_at2_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 80681886038280401 67450808003115338939 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 7 10) 31 4 ∧
        ∀ j, j ≤ 31 → ¬ j = 4 →
          throughput C (ratio 7 10) j < throughput C (ratio 7 10) 4 :=
  fun _ _ he hw => certain_of_walk (p := 7) (q := 10) (s := 67370126117077058538) (r := 67531489889153619340) (m := 80681886038280401)
    (d := 67450808003115338939) (A := 11342569670300000) (B := 114529466363857) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 7/10, exactly these lengths are best for some costs within their errors: 2, 3, 4,
5, 6, 7, 8, 9 (derived.draft_length.at[2].possible). -/
theorem B6_at2_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 7 10) 31 k) ↔ listed (2 :: 3 :: 4 :: 5 :: 6 :: 7 :: 8 :: 9 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 7) (q := 10) (A := 2268513934060000000000000000) (B := 23736780196664689727172807)
    (l := 4) (ks := 2 :: 3 :: 4 :: 5 :: 6 :: 7 :: 8 :: 9 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 9 at acceptance 4/5 and 9 at 4/5, and between them for every rate
between (derived.draft_length.at[3].best). -/
theorem M4_at3 :
    IsLeastBest cost (ratio 4 5 : α) 31 9 ∧
      IsLeastBest cost (ratio 4 5 : α) 31 9 ∧
      ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsLeastBest cost a 31 k →
        9 ≤ k ∧ k ≤ 9 :=
  ⟨(leastBest_of_walk (p := 4) (q := 5) (A := 18693272183209721856) (B := 146136707750261443) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 4) (q := 5) (A := 18693272183209721856) (B := 146136707750261443) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 4 (by decide)) h1 h2
      (leastBest_of_walk (p := 4) (q := 5) (A := 18693272183209721856) (B := 146136707750261443) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 4) (q := 5) (A := 18693272183209721856) (B := 146136707750261443) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1869327218320972185600/1185314836562370564173
and 1869327218320972185600/1185314836562370564173 (derived.draft_length.at[3].speedup). -/
theorem E3_at3 :
    ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsBest cost a 31 k →
      (ratio 1869327218320972185600 1185314836562370564173) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1869327218320972185600 1185314836562370564173) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 4 (by decide)) h1 h2
      (best_of_walk (p := 4) (q := 5) (A := 18693272183209721856) (B := 146136707750261443) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 4) (q := 5) (A := 18693272183209721856) (B := 146136707750261443) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1869327218320972185600 (by decide)) (((stands_tokens 4 (by decide) 9).div (stands_entry costs_positive 9) (p := 146136707750261443) (q := 4188378112000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 4 (by decide) 9).div (stands_entry costs_positive 9) (p := 146136707750261443) (q := 4188378112000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide)) (stands_ratio 1869327218320972185600 (by decide)) (by decide))⟩

/-- The true speedup of drafting 9, for every true cost within the relative error
7254787351/200000000000 of the fitted one (derived.draft_length.at[3].bounds). -/
theorem B5_at3 :
    ∀ (C : Nat → α) (a : α), ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      Within (ratio 7254787351 200000000000) (cost 0) (C 0) → Within (ratio 7254787351 200000000000) (cost 9) (C 9) →
      (ratio 120101290735279810883295431884800 81887391465239810375379004725241) ≤ speedup C a 9 ∧ speedup C a 9 ≤ (ratio 184401244703736050257074585600 108740485592207898402219412577) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 120101290735279810883295431884800 81887391465239810375379004725241))
    (hi := (ratio 184401244703736050257074585600 108740485592207898402219412577)) (Stands.le stands_zero (stands_ratio 7254787351 (by decide)) (by decide)) (Stands.lt (stands_ratio 7254787351 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) h1 h2 (cost_positive 0) (cost_positive 9) hw0 hwk
    (Stands.le (stands_ratio 120101290735279810883295431884800 (by decide)) (((stands_one.sub (stands_ratio 7254787351 (by decide))).div (stands_one.add (stands_ratio 7254787351 (by decide))) (p := 207254787351) (q := 200000000000) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 9).div (stands_entry costs_positive 9) (p := 146136707750261443) (q := 4188378112000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 7254787351 (by decide))).div (stands_one.sub (stands_ratio 7254787351 (by decide))) (p := 192745212649) (q := 200000000000) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 9).div (stands_entry costs_positive 9) (p := 146136707750261443) (q := 4188378112000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide))) (stands_ratio 184401244703736050257074585600 (by decide)) (by decide)))

/-- At acceptance 4/5, drafting 9 is certainly best for every common relative error of the costs
below 466709798946402041917/2471610671881394853497747 (derived.draft_length.at[3]). -/
theorem B6_at3_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 466709798946402041917 2471610671881394853497747 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 4 5) 31 9 ∧
        ∀ j, j ≤ 31 → ¬ j = 9 →
          throughput C (ratio 4 5) j < throughput C (ratio 4 5) 9 :=
  fun _ _ he hw => certain_of_walk (p := 4) (q := 5) (s := 2471143962082448451455830) (r := 2472077381680341255539664) (m := 466709798946402041917)
    (d := 2471610671881394853497747) (A := 18693272183209721856) (B := 146136707750261443) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 4/5, exactly these lengths are best for some costs within their errors: 4, 5, 6,
7, 8, 9, 10, 11, 12, 13, 14, 15 (derived.draft_length.at[3].possible). -/
theorem B6_at3_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 4 5) 31 k) ↔ listed (4 :: 5 :: 6 :: 7 :: 8 :: 9 :: 10 :: 11 :: 12 :: 13 :: 14 :: 15 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 4) (q := 5) (A := 1246218145547314790400000000000) (B := 10095844096318556327873135831)
    (l := 9) (ks := 4 :: 5 :: 6 :: 7 :: 8 :: 9 :: 10 :: 11 :: 12 :: 13 :: 14 :: 15 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 15 at acceptance 9/10 and 15 at 9/10, and between them for every rate
between (derived.draft_length.at[4].best). -/
theorem M4_at4 :
    IsLeastBest cost (ratio 9 10 : α) 31 15 ∧
      IsLeastBest cost (ratio 9 10 : α) 31 15 ∧
      ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsLeastBest cost a 31 k →
        15 ≤ k ∧ k ≤ 15 :=
  ⟨(leastBest_of_walk (p := 9) (q := 10) (A := 139766300343987579882274029568) (B := 667184343056104970869796875) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 9) (q := 10) (A := 139766300343987579882274029568) (B := 667184343056104970869796875) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 9 (by decide)) h1 h2
      (leastBest_of_walk (p := 9) (q := 10) (A := 139766300343987579882274029568) (B := 667184343056104970869796875) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 9) (q := 10) (A := 139766300343987579882274029568) (B := 667184343056104970869796875) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within
559065201375950319529096118272/216461288261122696748996898125 and
559065201375950319529096118272/216461288261122696748996898125
(derived.draft_length.at[4].speedup). -/
theorem E3_at4 :
    ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsBest cost a 31 k →
      (ratio 559065201375950319529096118272 216461288261122696748996898125) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 559065201375950319529096118272 216461288261122696748996898125) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 9 (by decide)) h1 h2
      (best_of_walk (p := 9) (q := 10) (A := 139766300343987579882274029568) (B := 667184343056104970869796875) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 9) (q := 10) (A := 139766300343987579882274029568) (B := 667184343056104970869796875) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 559065201375950319529096118272 (by decide)) (((stands_tokens 9 (by decide) 15).div (stands_entry costs_positive 15) (p := 42699797955590718135667) (q := 1097958191792128000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 9 (by decide) 15).div (stands_entry costs_positive 15) (p := 42699797955590718135667) (q := 1097958191792128000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide)) (stands_ratio 559065201375950319529096118272 (by decide)) (by decide))⟩

/-- The true speedup of drafting 15, for every true cost within the relative error
7254787351/200000000000 of the fitted one (derived.draft_length.at[4].bounds). -/
theorem B5_at4 :
    ∀ (C : Nat → α) (a : α), ratio 9 10 ≤ a → a ≤ ratio 9 10 →
      Within (ratio 7254787351 200000000000) (cost 0) (C 0) → Within (ratio 7254787351 200000000000) (cost 15) (C 15) →
      (ratio 107757141123863551732095128859097094422528 44862638268282497075233011143455485616875) ≤ speedup C a 15 ∧ speedup C a 15 ≤ (ratio 115868939426516576079543318449702905577472 41721877036166581624365748106544514383125) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 107757141123863551732095128859097094422528 44862638268282497075233011143455485616875))
    (hi := (ratio 115868939426516576079543318449702905577472 41721877036166581624365748106544514383125)) (Stands.le stands_zero (stands_ratio 7254787351 (by decide)) (by decide)) (Stands.lt (stands_ratio 7254787351 (by decide)) stands_one (by decide))
    (ratio_nonneg 9 (by decide)) h1 h2 (cost_positive 0) (cost_positive 15) hw0 hwk
    (Stands.le (stands_ratio 107757141123863551732095128859097094422528 (by decide)) (((stands_one.sub (stands_ratio 7254787351 (by decide))).div (stands_one.add (stands_ratio 7254787351 (by decide))) (p := 207254787351) (q := 200000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 15).div (stands_entry costs_positive 15) (p := 42699797955590718135667) (q := 1097958191792128000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 7254787351 (by decide))).div (stands_one.sub (stands_ratio 7254787351 (by decide))) (p := 192745212649) (q := 200000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 15).div (stands_entry costs_positive 15) (p := 42699797955590718135667) (q := 1097958191792128000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide))) (stands_ratio 115868939426516576079543318449702905577472 (by decide)) (by decide)))

/-- At acceptance 9/10, drafting 15 is certainly best for every common relative error of the costs
below 2315286032192695301077352508626771379/341398168175206358034306211649959312549
(derived.draft_length.at[4]). -/
theorem B6_at4_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 2315286032192695301077352508626771379 341398168175206358034306211649959312549 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 9 10) 31 15 ∧
        ∀ j, j ≤ 31 → ¬ j = 15 →
          throughput C (ratio 9 10) j < throughput C (ratio 9 10) 15 :=
  fun _ _ he hw => certain_of_walk (p := 9) (q := 10) (s := 339082882143013662733228859141332541170) (r := 343713454207399053335383564158586083928) (m := 2315286032192695301077352508626771379)
    (d := 341398168175206358034306211649959312549) (A := 139766300343987579882274029568) (B := 667184343056104970869796875) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 9/10, exactly these lengths are best for some costs within their errors: 11, 12,
13, 14, 15 (derived.draft_length.at[4].possible). -/
theorem B6_at4_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 9 10) 31 k) ↔ listed (11 :: 12 :: 13 :: 14 :: 15 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 9) (q := 10) (A := 1789008644403041022493107578470400000) (B := 8849737545216618828797043253548117)
    (l := 15) (ks := 11 :: 12 :: 13 :: 14 :: 15 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 31 at acceptance 19/20 and 31 at 19/20, and between them for every rate
between (derived.draft_length.at[5].best). -/
theorem M4_at5 :
    IsLeastBest cost (ratio 19 20 : α) 31 31 ∧
      IsLeastBest cost (ratio 19 20 : α) 31 31 ∧
      ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsLeastBest cost a 31 k →
        31 ≤ k ∧ k ≤ 31 :=
  ⟨(leastBest_of_walk (p := 19) (q := 20) (A := 10645555442052858203837243062883135870549109099) (B := 34359738368000000000000000000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 19) (q := 20) (A := 10645555442052858203837243062883135870549109099) (B := 34359738368000000000000000000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 19 (by decide)) h1 h2
      (leastBest_of_walk (p := 19) (q := 20) (A := 10645555442052858203837243062883135870549109099) (B := 34359738368000000000000000000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 19) (q := 20) (A := 10645555442052858203837243062883135870549109099) (B := 34359738368000000000000000000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within
10645555442052858203837243062883135870549109099/2786918379028480000000000000000000000000000000
and
10645555442052858203837243062883135870549109099/2786918379028480000000000000000000000000000000
(derived.draft_length.at[5].speedup). -/
theorem E3_at5 :
    ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsBest cost a 31 k →
      (ratio 10645555442052858203837243062883135870549109099 2786918379028480000000000000000000000000000000) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 10645555442052858203837243062883135870549109099 2786918379028480000000000000000000000000000000) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 19 (by decide)) h1 h2
      (best_of_walk (p := 19) (q := 20) (A := 10645555442052858203837243062883135870549109099) (B := 34359738368000000000000000000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 19) (q := 20) (A := 10645555442052858203837243062883135870549109099) (B := 34359738368000000000000000000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 10645555442052858203837243062883135870549109099 (by decide)) (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 1600) (q := 30741) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 1600) (q := 30741) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide)) (stands_ratio 10645555442052858203837243062883135870549109099 (by decide)) (by decide))⟩

/-- The true speedup of drafting 31, for every true cost within the relative error 1/16221 of the
fitted one (derived.draft_length.at[5].bounds). -/
theorem B5_at5 :
    ∀ (C : Nat → α) (a : α), ratio 19 20 ≤ a → a ≤ ratio 19 20 →
      Within (ratio 1 16221) (cost 0) (C 0) → Within (ratio 1 16221) (cost 31) (C 31) →
      (ratio 8633545463504868003312004123998223191015327479289 2260469497230000128000000000000000000000000000000) ≤ speedup C a 31 ∧ speedup C a 31 ≤ (ratio 10645555442052858203837243062883135870549109099 2786574781644800000000000000000000000000000000) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 8633545463504868003312004123998223191015327479289 2260469497230000128000000000000000000000000000000))
    (hi := (ratio 10645555442052858203837243062883135870549109099 2786574781644800000000000000000000000000000000)) (Stands.le stands_zero (stands_ratio 1 (by decide)) (by decide)) (Stands.lt (stands_ratio 1 (by decide)) stands_one (by decide))
    (ratio_nonneg 19 (by decide)) h1 h2 (cost_positive 0) (cost_positive 31) hw0 hwk
    (Stands.le (stands_ratio 8633545463504868003312004123998223191015327479289 (by decide)) (((stands_one.sub (stands_ratio 1 (by decide))).div (stands_one.add (stands_ratio 1 (by decide))) (p := 16222) (q := 16221) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 1600) (q := 30741) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 1 (by decide))).div (stands_one.sub (stands_ratio 1 (by decide))) (p := 16220) (q := 16221) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 1600) (q := 30741) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide))) (stands_ratio 10645555442052858203837243062883135870549109099 (by decide)) (by decide)))

/-- At acceptance 19/20, drafting 31 is certainly best for every common relative error of the costs
below
87573677254655706403926622680962239035456476207/2390158895087900525859926622680962239035456476207
(derived.draft_length.at[5]). -/
theorem B6_at5_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 87573677254655706403926622680962239035456476207 2390158895087900525859926622680962239035456476207 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 19 20) 31 31 ∧
        ∀ j, j ≤ 31 → ¬ j = 31 →
          throughput C (ratio 19 20) j < throughput C (ratio 19 20) 31 :=
  fun _ _ he hw => certain_of_walk (p := 19) (q := 20) (s := 2302585217833244819456000000000000000000000000000) (r := 2477732572342556232263853245361924478070912952414) (m := 87573677254655706403926622680962239035456476207)
    (d := 2390158895087900525859926622680962239035456476207) (A := 10645555442052858203837243062883135870549109099) (B := 34359738368000000000000000000000000000000000) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 19/20, exactly these lengths are best for some costs within their errors: 31
(derived.draft_length.at[5].possible). -/
theorem B6_at5_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 19 20) 31 k) ↔ listed (31 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 19) (q := 20) (A := 42581875469930893702821603680469049024115354157) (B := 137438953472000000000000000000000000000000000)
    (l := 31) (ks := 31 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- Expected tokens of a step that drafts 9 at acceptance 4/5 (results[0]). -/
theorem E1_k9 :
    (1 - ratio 4 5) * expectedTokens (ratio 4 5 : α) 9 = 1 - (ratio 4 5) ^ (9 + 1) ∧
      ((ratio 8717049 1953125) : α) ≤ expectedTokens (ratio 4 5) 9 ∧ expectedTokens (ratio 4 5) 9 ≤ ((ratio 8717049 1953125) : α) :=
  ⟨E1_closed_form (ratio 4 5) 9,
    (Stands.le (stands_ratio 8717049 (by decide)) (stands_tokens 4 (by decide) 9) (by decide)),
    (Stands.le (stands_tokens 4 (by decide) 9) (stands_ratio 8717049 (by decide)) (by decide))⟩

/-- Expected tokens of a step that drafts 9 at acceptance 4/5 (results[1]). -/
theorem E2_k9 :
    sumTo (fun j => natCast (j + 1) * ((ratio 4 5) ^ j * (1 - ratio 4 5))) 9 +
        natCast (9 + 1) * (ratio 4 5) ^ 9 =
      expectedTokens (ratio 4 5 : α) 9 ∧
      ((ratio 8717049 1953125) : α) ≤ expectedTokens (ratio 4 5) 9 ∧ expectedTokens (ratio 4 5) 9 ≤ ((ratio 8717049 1953125) : α) :=
  ⟨E2_expectation (ratio 4 5) 9,
    (Stands.le (stands_ratio 8717049 (by decide)) (stands_tokens 4 (by decide) 9) (by decide)),
    (Stands.le (stands_tokens 4 (by decide) 9) (stands_ratio 8717049 (by decide)) (by decide))⟩

/-- Expected tokens over the interval of acceptance (results[2]). -/
theorem E3_k9 :
    ∀ a : α, ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      (ratio 8717049 1953125) ≤ expectedTokens a 9 ∧ expectedTokens a 9 ≤ (ratio 8717049 1953125) :=
  fun _ h1 h2 => ⟨le_trans (Stands.le (stands_ratio 8717049 (by decide)) (stands_tokens 4 (by decide) 9) (by decide)) (E3_mono (ratio_nonneg 4 (by decide)) h1 9),
    le_trans (E3_mono (le_trans (ratio_nonneg 4 (by decide)) h1) h2 9) (Stands.le (stands_tokens 4 (by decide) 9) (stands_ratio 8717049 (by decide)) (by decide))⟩

/-- Drafting 9 is faster than plain decoding at acceptance 4/5 (results[3]). -/
theorem S1_k9 :
    throughput cost (ratio 4 5 : α) 0 < throughput cost (ratio 4 5) 9 ∧
      ((ratio 1869327218320972185600 1185314836562370564173) : α) ≤ speedup cost (ratio 4 5) 9 ∧ speedup cost (ratio 4 5) 9 ≤ ((ratio 1869327218320972185600 1185314836562370564173) : α) :=
  ⟨(S1_faster_iff (cost_positive 0) (cost_positive 9)).mpr (Stands.lt (stands_entry costs_positive 9) ((stands_tokens 4 (by decide) 9).mul (stands_entry costs_positive 0)) (by decide)),
    (Stands.le (stands_ratio 1869327218320972185600 (by decide)) (((stands_tokens 4 (by decide) 9).div (stands_entry costs_positive 9) (p := 146136707750261443) (q := 4188378112000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide)) (by decide)),
    (Stands.le (((stands_tokens 4 (by decide) 9).div (stands_entry costs_positive 9) (p := 146136707750261443) (q := 4188378112000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (p := 8111) (q := 100) (by decide) (by decide)) (stands_ratio 1869327218320972185600 (by decide)) (by decide))⟩

/-- Whether one more token than 9 pays at acceptance 4/5: no (results[18]). -/
theorem S4_k9 :
    throughput cost (ratio 4 5 : α) 10 ≤ throughput cost (ratio 4 5 : α) 9 :=
  (S4_marginal_not (cost_positive 9) (cost_positive 10)).mpr (Stands.le ((stands_pow 4 (by decide) 10).mul (stands_entry costs_positive 9)) ((stands_tokens 4 (by decide) 9).mul ((stands_entry costs_positive 10).sub (stands_entry costs_positive 9))) (by decide))

/-- How many times as many tokens a draft of 3 emits as one of 0 (results[20]). -/
theorem M1_k0_k3 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 0 ≤ expectedTokens a 3 ∧
        expectedTokens a 3 ≤ (ratio 4 1) * expectedTokens a 0 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (3 + 1)) ((stands_ratio 4 (by decide)).mul (stands_natCast (0 + 1))) (by decide))

/-- How many times as many tokens a draft of 4 emits as one of 3 (results[21]). -/
theorem M1_k3_k4 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 3 ≤ expectedTokens a 4 ∧
        expectedTokens a 4 ≤ (ratio 5 4) * expectedTokens a 3 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (4 + 1)) ((stands_ratio 5 (by decide)).mul (stands_natCast (3 + 1))) (by decide))

/-- How many times as many tokens a draft of 5 emits as one of 4 (results[22]). -/
theorem M1_k4_k5 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 4 ≤ expectedTokens a 5 ∧
        expectedTokens a 5 ≤ (ratio 6 5) * expectedTokens a 4 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (5 + 1)) ((stands_ratio 6 (by decide)).mul (stands_natCast (4 + 1))) (by decide))

/-- How many times as many tokens a draft of 6 emits as one of 5 (results[23]). -/
theorem M1_k5_k6 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 5 ≤ expectedTokens a 6 ∧
        expectedTokens a 6 ≤ (ratio 7 6) * expectedTokens a 5 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (6 + 1)) ((stands_ratio 7 (by decide)).mul (stands_natCast (5 + 1))) (by decide))

/-- How many times as many tokens a draft of 7 emits as one of 6 (results[24]). -/
theorem M1_k6_k7 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 6 ≤ expectedTokens a 7 ∧
        expectedTokens a 7 ≤ (ratio 8 7) * expectedTokens a 6 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (7 + 1)) ((stands_ratio 8 (by decide)).mul (stands_natCast (6 + 1))) (by decide))

/-- How many times as many tokens a draft of 8 emits as one of 7 (results[25]). -/
theorem M1_k7_k8 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 7 ≤ expectedTokens a 8 ∧
        expectedTokens a 8 ≤ (ratio 9 8) * expectedTokens a 7 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (8 + 1)) ((stands_ratio 9 (by decide)).mul (stands_natCast (7 + 1))) (by decide))

/-- How many times as many tokens a draft of 9 emits as one of 8 (results[26]). -/
theorem M1_k8_k9 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 8 ≤ expectedTokens a 9 ∧
        expectedTokens a 9 ≤ (ratio 10 9) * expectedTokens a 8 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (9 + 1)) ((stands_ratio 10 (by decide)).mul (stands_natCast (8 + 1))) (by decide))

/-- How many times as many tokens a draft of 10 emits as one of 9 (results[27]). -/
theorem M1_k9_k10 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 9 ≤ expectedTokens a 10 ∧
        expectedTokens a 10 ≤ (ratio 11 10) * expectedTokens a 9 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (10 + 1)) ((stands_ratio 11 (by decide)).mul (stands_natCast (9 + 1))) (by decide))

/-- How many times as many tokens a draft of 11 emits as one of 10 (results[28]). -/
theorem M1_k10_k11 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 10 ≤ expectedTokens a 11 ∧
        expectedTokens a 11 ≤ (ratio 12 11) * expectedTokens a 10 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (11 + 1)) ((stands_ratio 12 (by decide)).mul (stands_natCast (10 + 1))) (by decide))

/-- How many times as many tokens a draft of 12 emits as one of 11 (results[29]). -/
theorem M1_k11_k12 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 11 ≤ expectedTokens a 12 ∧
        expectedTokens a 12 ≤ (ratio 13 12) * expectedTokens a 11 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (12 + 1)) ((stands_ratio 13 (by decide)).mul (stands_natCast (11 + 1))) (by decide))

/-- How many times as many tokens a draft of 13 emits as one of 12 (results[30]). -/
theorem M1_k12_k13 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 12 ≤ expectedTokens a 13 ∧
        expectedTokens a 13 ≤ (ratio 14 13) * expectedTokens a 12 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (13 + 1)) ((stands_ratio 14 (by decide)).mul (stands_natCast (12 + 1))) (by decide))

/-- How many times as many tokens a draft of 14 emits as one of 13 (results[31]). -/
theorem M1_k13_k14 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 13 ≤ expectedTokens a 14 ∧
        expectedTokens a 14 ≤ (ratio 15 14) * expectedTokens a 13 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (14 + 1)) ((stands_ratio 15 (by decide)).mul (stands_natCast (13 + 1))) (by decide))

/-- How many times as many tokens a draft of 15 emits as one of 14 (results[32]). -/
theorem M1_k14_k15 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 14 ≤ expectedTokens a 15 ∧
        expectedTokens a 15 ≤ (ratio 16 15) * expectedTokens a 14 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (15 + 1)) ((stands_ratio 16 (by decide)).mul (stands_natCast (14 + 1))) (by decide))

/-- How many times as many tokens a draft of 31 emits as one of 15 (results[33]). -/
theorem M1_k15_k31 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 15 ≤ expectedTokens a 31 ∧
        expectedTokens a 31 ≤ (ratio 2 1) * expectedTokens a 15 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (31 + 1)) ((stands_ratio 2 (by decide)).mul (stands_natCast (15 + 1))) (by decide))

/-- From the acceptance rate 621322399/1073741824 on, drafting 3 is at least as fast as 0, and up to
310661199/536870912 the other way round (results[34]). -/
theorem M2_k0_k3 :
    (∀ a : α, ratio 621322399 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 310661199 536870912 → throughput cost a 3 ≤ throughput cost a 0 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 0) (cost_positive 3) (ratio_nonneg 621322399 (by decide)) h (by decide) (Stands.le ((stands_tokens 621322399 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) ((stands_tokens 621322399 (by decide) 3).div (stands_entry costs_positive 3) (p := 106264023863857) (q := 4090213000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 0) (cost_positive 3) h0 h (by decide) (Stands.le ((stands_tokens 310661199 (by decide) 3).div (stands_entry costs_positive 3) (p := 106264023863857) (q := 4090213000000000) (by decide) (by decide)) ((stands_tokens 310661199 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 8111) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 703167467/1073741824 on, drafting 4 is at least as fast as 3, and up to
351583733/536870912 the other way round (results[35]). -/
theorem M2_k3_k4 :
    (∀ a : α, ratio 703167467 1073741824 ≤ a → throughput cost a 3 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 351583733 536870912 → throughput cost a 4 ≤ throughput cost a 3 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 3) (cost_positive 4) (ratio_nonneg 703167467 (by decide)) h (by decide) (Stands.le ((stands_tokens 703167467 (by decide) 3).div (stands_entry costs_positive 3) (p := 106264023863857) (q := 4090213000000000) (by decide) (by decide)) ((stands_tokens 703167467 (by decide) 4).div (stands_entry costs_positive 4) (p := 114529466363857) (q := 4090213000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 3) (cost_positive 4) h0 h (by decide) (Stands.le ((stands_tokens 351583733 (by decide) 4).div (stands_entry costs_positive 4) (p := 114529466363857) (q := 4090213000000000) (by decide) (by decide)) ((stands_tokens 351583733 (by decide) 3).div (stands_entry costs_positive 3) (p := 106264023863857) (q := 4090213000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 380041083/536870912 on, drafting 5 is at least as fast as 4, and up to
760082165/1073741824 the other way round (results[36]). -/
theorem M2_k4_k5 :
    (∀ a : α, ratio 380041083 536870912 ≤ a → throughput cost a 4 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 760082165 1073741824 → throughput cost a 5 ≤ throughput cost a 4 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 4) (cost_positive 5) (ratio_nonneg 380041083 (by decide)) h (by decide) (Stands.le ((stands_tokens 380041083 (by decide) 4).div (stands_entry costs_positive 4) (p := 114529466363857) (q := 4090213000000000) (by decide) (by decide)) ((stands_tokens 380041083 (by decide) 5).div (stands_entry costs_positive 5) (p := 121761728551357) (q := 4090213000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 4) (cost_positive 5) h0 h (by decide) (Stands.le ((stands_tokens 760082165 (by decide) 5).div (stands_entry costs_positive 5) (p := 121761728551357) (q := 4090213000000000) (by decide) (by decide)) ((stands_tokens 760082165 (by decide) 4).div (stands_entry costs_positive 4) (p := 114529466363857) (q := 4090213000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 797748829/1073741824 on, drafting 6 is at least as fast as 5, and up to
199437207/268435456 the other way round (results[37]). -/
theorem M2_k5_k6 :
    (∀ a : α, ratio 797748829 1073741824 ≤ a → throughput cost a 5 ≤ throughput cost a 6) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 199437207 268435456 → throughput cost a 6 ≤ throughput cost a 5 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 5) (cost_positive 6) (ratio_nonneg 797748829 (by decide)) h (by decide) (Stands.le ((stands_tokens 797748829 (by decide) 5).div (stands_entry costs_positive 5) (p := 121761728551357) (q := 4090213000000000) (by decide) (by decide)) ((stands_tokens 797748829 (by decide) 6).div (stands_entry costs_positive 6) (p := 256179915930839) (q := 8180426000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 5) (cost_positive 6) h0 h (by decide) (Stands.le ((stands_tokens 199437207 (by decide) 6).div (stands_entry costs_positive 6) (p := 256179915930839) (q := 8180426000000000) (by decide) (by decide)) ((stands_tokens 199437207 (by decide) 5).div (stands_entry costs_positive 5) (p := 121761728551357) (q := 4090213000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 823981693/1073741824 on, drafting 7 is at least as fast as 6, and up to
205995423/268435456 the other way round (results[38]). -/
theorem M2_k6_k7 :
    (∀ a : α, ratio 823981693 1073741824 ≤ a → throughput cost a 6 ≤ throughput cost a 7) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 205995423 268435456 → throughput cost a 7 ≤ throughput cost a 6 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 6) (cost_positive 7) (ratio_nonneg 823981693 (by decide)) h (by decide) (Stands.le ((stands_tokens 823981693 (by decide) 6).div (stands_entry costs_positive 6) (p := 256179915930839) (q := 8180426000000000) (by decide) (by decide)) ((stands_tokens 823981693 (by decide) 7).div (stands_entry costs_positive 7) (p := 2138034539243587) (q := 65443408000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 6) (cost_positive 7) h0 h (by decide) (Stands.le ((stands_tokens 205995423 (by decide) 7).div (stands_entry costs_positive 7) (p := 2138034539243587) (q := 65443408000000000) (by decide) (by decide)) ((stands_tokens 205995423 (by decide) 6).div (stands_entry costs_positive 6) (p := 256179915930839) (q := 8180426000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 210754331/268435456 on, drafting 8 is at least as fast as 7, and up to
843017323/1073741824 the other way round (results[39]). -/
theorem M2_k7_k8 :
    (∀ a : α, ratio 210754331 268435456 ≤ a → throughput cost a 7 ≤ throughput cost a 8) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 843017323 1073741824 → throughput cost a 8 ≤ throughput cost a 7 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 7) (cost_positive 8) (ratio_nonneg 210754331 (by decide)) h (by decide) (Stands.le ((stands_tokens 210754331 (by decide) 7).div (stands_entry costs_positive 7) (p := 2138034539243587) (q := 65443408000000000) (by decide) (by decide)) ((stands_tokens 210754331 (by decide) 8).div (stands_entry costs_positive 8) (p := 17724442796526821) (q := 523547264000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 7) (cost_positive 8) h0 h (by decide) (Stands.le ((stands_tokens 843017323 (by decide) 8).div (stands_entry costs_positive 8) (p := 17724442796526821) (q := 523547264000000000) (by decide) (by decide)) ((stands_tokens 843017323 (by decide) 7).div (stands_entry costs_positive 7) (p := 2138034539243587) (q := 65443408000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 428649711/536870912 on, drafting 9 is at least as fast as 8, and up to
857299421/1073741824 the other way round (results[40]). -/
theorem M2_k8_k9 :
    (∀ a : α, ratio 428649711 536870912 ≤ a → throughput cost a 8 ≤ throughput cost a 9) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 857299421 1073741824 → throughput cost a 9 ≤ throughput cost a 8 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 8) (cost_positive 9) (ratio_nonneg 428649711 (by decide)) h (by decide) (Stands.le ((stands_tokens 428649711 (by decide) 8).div (stands_entry costs_positive 8) (p := 17724442796526821) (q := 523547264000000000) (by decide) (by decide)) ((stands_tokens 428649711 (by decide) 9).div (stands_entry costs_positive 9) (p := 146136707750261443) (q := 4188378112000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 8) (cost_positive 9) h0 h (by decide) (Stands.le ((stands_tokens 857299421 (by decide) 9).div (stands_entry costs_positive 9) (p := 146136707750261443) (q := 4188378112000000000) (by decide) (by decide)) ((stands_tokens 857299421 (by decide) 8).div (stands_entry costs_positive 8) (p := 17724442796526821) (q := 523547264000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 868314333/1073741824 on, drafting 10 is at least as fast as 9, and up
to 217078583/268435456 the other way round (results[41]). -/
theorem M2_k9_k10 :
    (∀ a : α, ratio 868314333 1073741824 ≤ a → throughput cost a 9 ≤ throughput cost a 10) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 217078583 268435456 → throughput cost a 10 ≤ throughput cost a 9 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 9) (cost_positive 10) (ratio_nonneg 868314333 (by decide)) h (by decide) (Stands.le ((stands_tokens 868314333 (by decide) 9).div (stands_entry costs_positive 9) (p := 146136707750261443) (q := 4188378112000000000) (by decide) (by decide)) ((stands_tokens 868314333 (by decide) 10).div (stands_entry costs_positive 10) (p := 1199481819648419669) (q := 33507024896000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 9) (cost_positive 10) h0 h (by decide) (Stands.le ((stands_tokens 217078583 (by decide) 10).div (stands_entry costs_positive 10) (p := 1199481819648419669) (q := 33507024896000000000) (by decide) (by decide)) ((stands_tokens 217078583 (by decide) 9).div (stands_entry costs_positive 9) (p := 146136707750261443) (q := 4188378112000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 54812971/67108864 on, drafting 11 is at least as fast as 10, and up to
877007535/1073741824 the other way round (results[42]). -/
theorem M2_k10_k11 :
    (∀ a : α, ratio 54812971 67108864 ≤ a → throughput cost a 10 ≤ throughput cost a 11) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 877007535 1073741824 → throughput cost a 11 ≤ throughput cost a 10 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 10) (cost_positive 11) (ratio_nonneg 54812971 (by decide)) h (by decide) (Stands.le ((stands_tokens 54812971 (by decide) 10).div (stands_entry costs_positive 10) (p := 1199481819648419669) (q := 33507024896000000000) (by decide) (by decide)) ((stands_tokens 54812971 (by decide) 11).div (stands_entry costs_positive 11) (p := 9808571660711654227) (q := 268056199168000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 10) (cost_positive 11) h0 h (by decide) (Stands.le ((stands_tokens 877007535 (by decide) 11).div (stands_entry costs_positive 11) (p := 9808571660711654227) (q := 268056199168000000000) (by decide) (by decide)) ((stands_tokens 877007535 (by decide) 10).div (stands_entry costs_positive 10) (p := 1199481819648419669) (q := 33507024896000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 884003741/1073741824 on, drafting 12 is at least as fast as 11, and up
to 221000935/268435456 the other way round (results[43]). -/
theorem M2_k11_k12 :
    (∀ a : α, ratio 884003741 1073741824 ≤ a → throughput cost a 11 ≤ throughput cost a 12) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 221000935 268435456 → throughput cost a 12 ≤ throughput cost a 11 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 11) (cost_positive 12) (ratio_nonneg 884003741 (by decide)) h (by decide) (Stands.le ((stands_tokens 884003741 (by decide) 11).div (stands_entry costs_positive 11) (p := 9808571660711654227) (q := 268056199168000000000) (by decide) (by decide)) ((stands_tokens 884003741 (by decide) 12).div (stands_entry costs_positive 12) (p := 79957593010363311941) (q := 2144449593344000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 11) (cost_positive 12) h0 h (by decide) (Stands.le ((stands_tokens 221000935 (by decide) 12).div (stands_entry costs_positive 12) (p := 79957593010363311941) (q := 2144449593344000000000) (by decide) (by decide)) ((stands_tokens 221000935 (by decide) 11).div (stands_entry costs_positive 11) (p := 9808571660711654227) (q := 268056199168000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 889729321/1073741824 on, drafting 13 is at least as fast as 12, and up
to 111216165/134217728 the other way round (results[44]). -/
theorem M2_k12_k13 :
    (∀ a : α, ratio 889729321 1073741824 ≤ a → throughput cost a 12 ≤ throughput cost a 13) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 111216165 134217728 → throughput cost a 13 ≤ throughput cost a 12 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 12) (cost_positive 13) (ratio_nonneg 889729321 (by decide)) h (by decide) (Stands.le ((stands_tokens 889729321 (by decide) 12).div (stands_entry costs_positive 12) (p := 79957593010363311941) (q := 2144449593344000000000) (by decide) (by decide)) ((stands_tokens 889729321 (by decide) 13).div (stands_entry costs_positive 13) (p := 650083882155597042403) (q := 17155596746752000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 12) (cost_positive 13) h0 h (by decide) (Stands.le ((stands_tokens 111216165 (by decide) 13).div (stands_entry costs_positive 13) (p := 650083882155597042403) (q := 17155596746752000000000) (by decide) (by decide)) ((stands_tokens 111216165 (by decide) 12).div (stands_entry costs_positive 12) (p := 79957593010363311941) (q := 2144449593344000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 447241759/536870912 on, drafting 14 is at least as fast as 13, and up
to 894483517/1073741824 the other way round (results[45]). -/
theorem M2_k13_k14 :
    (∀ a : α, ratio 447241759 536870912 ≤ a → throughput cost a 13 ≤ throughput cost a 14) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 894483517 1073741824 → throughput cost a 14 ≤ throughput cost a 13 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 13) (cost_positive 14) (ratio_nonneg 447241759 (by decide)) h (by decide) (Stands.le ((stands_tokens 447241759 (by decide) 13).div (stands_entry costs_positive 13) (p := 650083882155597042403) (q := 17155596746752000000000) (by decide) (by decide)) ((stands_tokens 447241759 (by decide) 14).div (stands_entry costs_positive 14) (p := 5273633023753610167349) (q := 137244773974016000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 13) (cost_positive 14) h0 h (by decide) (Stands.le ((stands_tokens 894483517 (by decide) 14).div (stands_entry costs_positive 14) (p := 5273633023753610167349) (q := 137244773974016000000000) (by decide) (by decide)) ((stands_tokens 894483517 (by decide) 13).div (stands_entry costs_positive 13) (p := 650083882155597042403) (q := 17155596746752000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 224620379/268435456 on, drafting 15 is at least as fast as 14, and up
to 898481515/1073741824 the other way round (results[46]). -/
theorem M2_k14_k15 :
    (∀ a : α, ratio 224620379 268435456 ≤ a → throughput cost a 14 ≤ throughput cost a 15) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 898481515 1073741824 → throughput cost a 15 ≤ throughput cost a 14 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 14) (cost_positive 15) (ratio_nonneg 224620379 (by decide)) h (by decide) (Stands.le ((stands_tokens 224620379 (by decide) 14).div (stands_entry costs_positive 14) (p := 5273633023753610167349) (q := 137244773974016000000000) (by decide) (by decide)) ((stands_tokens 224620379 (by decide) 15).div (stands_entry costs_positive 15) (p := 42699797955590718135667) (q := 1097958191792128000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 14) (cost_positive 15) h0 h (by decide) (Stands.le ((stands_tokens 898481515 (by decide) 15).div (stands_entry costs_positive 15) (p := 42699797955590718135667) (q := 1097958191792128000000000) (by decide) (by decide)) ((stands_tokens 898481515 (by decide) 14).div (stands_entry costs_positive 14) (p := 5273633023753610167349) (q := 137244773974016000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1003421369/1073741824 on, drafting 31 is at least as fast as 15, and up
to 125427671/134217728 the other way round (results[47]). -/
theorem M2_k15_k31 :
    (∀ a : α, ratio 1003421369 1073741824 ≤ a → throughput cost a 15 ≤ throughput cost a 31) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 125427671 134217728 → throughput cost a 31 ≤ throughput cost a 15 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 15) (cost_positive 31) (ratio_nonneg 1003421369 (by decide)) h (by decide) (Stands.le ((stands_tokens 1003421369 (by decide) 15).div (stands_entry costs_positive 15) (p := 42699797955590718135667) (q := 1097958191792128000000000) (by decide) (by decide)) ((stands_tokens 1003421369 (by decide) 31).div (stands_entry costs_positive 31) (p := 1600) (q := 30741) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 15) (cost_positive 31) h0 h (by decide) (Stands.le ((stands_tokens 125427671 (by decide) 31).div (stands_entry costs_positive 31) (p := 1600) (q := 30741) (by decide) (by decide)) ((stands_tokens 125427671 (by decide) 15).div (stands_entry costs_positive 15) (p := 42699797955590718135667) (q := 1097958191792128000000000) (by decide) (by decide)) (by decide))⟩

/-- At acceptance 4/5 drafting 9 does not lead 8 by the factor that B6 wants (results[53]). -/
theorem B6_k9_not_certain :
    (((1 - (ratio 7254787351 200000000000)) * throughput cost (ratio 4 5) 9) : α) ≤ ((1 + (ratio 7254787351 200000000000)) * throughput cost (ratio 4 5) 8) :=
  (Stands.le ((stands_one.sub (stands_ratio 7254787351 (by decide))).mul ((stands_tokens 4 (by decide) 9).div (stands_entry costs_positive 9) (p := 146136707750261443) (q := 4188378112000000000) (by decide) (by decide))) ((stands_one.add (stands_ratio 7254787351 (by decide))).mul ((stands_tokens 4 (by decide) 8).div (stands_entry costs_positive 8) (p := 17724442796526821) (q := 523547264000000000) (by decide) (by decide))) (by decide))

/-- Whatever the true costs within the relative error 7254787351/200000000000, drafting 9 at
acceptance 4/5 loses at most the share 14509574702/207254787351 of the best throughput
(results[54]). -/
theorem B7_k9 :
    ∀ (C : Nat → α) (k : Nat), (∀ j, j ≤ 31 → Within (ratio 7254787351 200000000000) (cost j) (C j)) →
      IsBest C (ratio 4 5) 31 k →
        (1 - (ratio 14509574702 207254787351)) * throughput C (ratio 4 5) k ≤ throughput C (ratio 4 5) 9 :=
  fun _ _ hw hk => regret_share (Stands.le stands_zero (stands_ratio 7254787351 (by decide)) (by decide)) (Stands.lt (stands_ratio 7254787351 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) cost_positive hw
    (best_of_walk (p := 4) (q := 5) (A := 18693272183209721856) (B := 146136707750261443) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
    (Stands.le ((stands_one.add (stands_ratio 7254787351 (by decide))).mul (stands_one.sub (stands_ratio 14509574702 (by decide)))) (stands_one.sub (stands_ratio 7254787351 (by decide))) (by decide))

/-- C(1) is the fitted time of a pass over 2 tokens (derived.draft_length.costs[1]). -/
theorem cost_1_fitted :
    (cost 1 : α) = (dedupFixed1 + (dedupBytes U expertBytes 2 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 1) ((stands_ratio 14567389 (by decide)).add (((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 2).mul (stands_ratio 317260800 (by decide))).div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(2) is the fitted time of a pass over 3 tokens (derived.draft_length.costs[2]). -/
theorem cost_2_fitted :
    (cost 2 : α) = (dedupFixed1 + (dedupBytes U expertBytes 3 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 2) ((stands_ratio 14567389 (by decide)).add (((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 3).mul (stands_ratio 317260800 (by decide))).div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(3) is the fitted time of a pass over 4 tokens (derived.draft_length.costs[3]). -/
theorem cost_3_fitted :
    (cost 3 : α) = (dedupFixed1 + (dedupBytes U expertBytes 4 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 3) ((stands_ratio 14567389 (by decide)).add (((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 4).mul (stands_ratio 317260800 (by decide))).div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(4) is the fitted time of a pass over 5 tokens (derived.draft_length.costs[4]). -/
theorem cost_4_fitted :
    (cost 4 : α) = (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 4) ((stands_ratio 14567389 (by decide)).add (((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 5).mul (stands_ratio 317260800 (by decide))).div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(5) is the fitted time of a pass over 6 tokens (derived.draft_length.costs[5]). -/
theorem cost_5_fitted :
    (cost 5 : α) = (dedupFixed1 + (dedupBytes U expertBytes 6 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 5) ((stands_ratio 14567389 (by decide)).add (((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 6).mul (stands_ratio 317260800 (by decide))).div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(6) is the fitted time of a pass over 7 tokens (derived.draft_length.costs[6]). -/
theorem cost_6_fitted :
    (cost 6 : α) = (dedupFixed1 + (dedupBytes U expertBytes 7 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 6) ((stands_ratio 14567389 (by decide)).add (((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 7).mul (stands_ratio 317260800 (by decide))).div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(7) is the fitted time of a pass over 8 tokens (derived.draft_length.costs[7]). -/
theorem cost_7_fitted :
    (cost 7 : α) = (dedupFixed1 + (dedupBytes U expertBytes 8 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 7) ((stands_ratio 14567389 (by decide)).add (((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 8).mul (stands_ratio 317260800 (by decide))).div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(8) is the fitted time of a pass over 9 tokens (derived.draft_length.costs[8]). -/
theorem cost_8_fitted :
    (cost 8 : α) = (dedupFixed1 + (dedupBytes U expertBytes 9 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 8) ((stands_ratio 14567389 (by decide)).add (((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 9).mul (stands_ratio 317260800 (by decide))).div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(9) is the fitted time of a pass over 10 tokens (derived.draft_length.costs[9]). -/
theorem cost_9_fitted :
    (cost 9 : α) = (dedupFixed1 + (dedupBytes U expertBytes 10 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 9) ((stands_ratio 14567389 (by decide)).add (((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 10).mul (stands_ratio 317260800 (by decide))).div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(10) is the fitted time of a pass over 11 tokens (derived.draft_length.costs[10]). -/
theorem cost_10_fitted :
    (cost 10 : α) = (dedupFixed1 + (dedupBytes U expertBytes 11 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 10) ((stands_ratio 14567389 (by decide)).add (((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 11).mul (stands_ratio 317260800 (by decide))).div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(11) is the fitted time of a pass over 12 tokens (derived.draft_length.costs[11]). -/
theorem cost_11_fitted :
    (cost 11 : α) = (dedupFixed1 + (dedupBytes U expertBytes 12 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 11) ((stands_ratio 14567389 (by decide)).add (((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 12).mul (stands_ratio 317260800 (by decide))).div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(12) is the fitted time of a pass over 13 tokens (derived.draft_length.costs[12]). -/
theorem cost_12_fitted :
    (cost 12 : α) = (dedupFixed1 + (dedupBytes U expertBytes 13 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 12) ((stands_ratio 14567389 (by decide)).add (((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 13).mul (stands_ratio 317260800 (by decide))).div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(13) is the fitted time of a pass over 14 tokens (derived.draft_length.costs[13]). -/
theorem cost_13_fitted :
    (cost 13 : α) = (dedupFixed1 + (dedupBytes U expertBytes 14 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 13) ((stands_ratio 14567389 (by decide)).add (((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 14).mul (stands_ratio 317260800 (by decide))).div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(14) is the fitted time of a pass over 15 tokens (derived.draft_length.costs[14]). -/
theorem cost_14_fitted :
    (cost 14 : α) = (dedupFixed1 + (dedupBytes U expertBytes 15 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 14) ((stands_ratio 14567389 (by decide)).add (((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 15).mul (stands_ratio 317260800 (by decide))).div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(15) is the fitted time of a pass over 16 tokens (derived.draft_length.costs[15]). -/
theorem cost_15_fitted :
    (cost 15 : α) = (dedupFixed1 + (dedupBytes U expertBytes 16 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 15) ((stands_ratio 14567389 (by decide)).add (((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 16).mul (stands_ratio 317260800 (by decide))).div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide))) (by decide))

/-- Within the error: time of a pass over 1 tokens, per_slot, measured [s]. -/
theorem box_0_within :
    (edge boxUnit boxLow 0 : α) = ((1 - (ratio 1 16221)) * cost 0) ∧
      (edge boxUnit boxHigh 0 : α) = ((1 + (ratio 1 16221)) * cost 0) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 0) ((stands_one.sub (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 0)) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 0) ((stands_one.add (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 0)) (by decide))⟩

/-- Within the error: 1 / W of deduplicating, n = 2..16 [s/byte]. -/
theorem box_1_within :
    (edge boxUnit boxLow 1 : α) = ((1 - dedupError1) * (1 / dedupBandwidth1)) ∧
      (edge boxUnit boxHigh 1 : α) = ((1 + dedupError1) * (1 / dedupBandwidth1)) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 1) ((stands_one.sub (stands_ratio 7254787351 (by decide))).mul (stands_one.div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 1) ((stands_one.add (stands_ratio 7254787351 (by decide))).mul (stands_one.div (stands_ratio 368119170000 (by decide)) (p := 368119170000) (q := 1) (by decide) (by decide))) (by decide))⟩

/-- Within the error: fixed time of deduplicating, n = 2..16 [s]. -/
theorem box_2_within :
    (edge boxUnit boxLow 2 : α) = ((1 - dedupError1) * dedupFixed1) ∧
      (edge boxUnit boxHigh 2 : α) = ((1 + dedupError1) * dedupFixed1) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 2) ((stands_one.sub (stands_ratio 7254787351 (by decide))).mul (stands_ratio 14567389 (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 2) ((stands_one.add (stands_ratio 7254787351 (by decide))).mul (stands_ratio 14567389 (by decide))) (by decide))⟩

/-- Within the error: time of a pass over 32 tokens, deduplicating, measured [s]. -/
theorem box_3_within :
    (edge boxUnit boxLow 3 : α) = ((1 - (ratio 1 122963)) * cost 31) ∧
      (edge boxUnit boxHigh 3 : α) = ((1 + (ratio 1 122963)) * cost 31) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 3) ((stands_one.sub (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 31)) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 3) ((stands_one.add (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 31)) (by decide))⟩

/-- The coefficients of C(0), a pass over 1 tokens. -/
theorem parts_0_requested :
    (part partsUnit boxParts 0 0 : α) = natCast 1 :=
  (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 0) (stands_natCast 1) (by decide))

/-- The coefficients of C(1), a pass over 2 tokens. -/
theorem parts_1_requested :
    (part partsUnit boxParts 1 1 : α) = dedupBytes U expertBytes 2 ∧
      (part partsUnit boxParts 2 1 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 1) ((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 2).mul (stands_ratio 317260800 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 1) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(2), a pass over 3 tokens. -/
theorem parts_2_requested :
    (part partsUnit boxParts 1 2 : α) = dedupBytes U expertBytes 3 ∧
      (part partsUnit boxParts 2 2 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 2) ((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 3).mul (stands_ratio 317260800 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 2) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(3), a pass over 4 tokens. -/
theorem parts_3_requested :
    (part partsUnit boxParts 1 3 : α) = dedupBytes U expertBytes 4 ∧
      (part partsUnit boxParts 2 3 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 3) ((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 4).mul (stands_ratio 317260800 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 3) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(4), a pass over 5 tokens. -/
theorem parts_4_requested :
    (part partsUnit boxParts 1 4 : α) = dedupBytes U expertBytes 5 ∧
      (part partsUnit boxParts 2 4 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 4) ((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 5).mul (stands_ratio 317260800 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 4) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(5), a pass over 6 tokens. -/
theorem parts_5_requested :
    (part partsUnit boxParts 1 5 : α) = dedupBytes U expertBytes 6 ∧
      (part partsUnit boxParts 2 5 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 5) ((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 6).mul (stands_ratio 317260800 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 5) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(6), a pass over 7 tokens. -/
theorem parts_6_requested :
    (part partsUnit boxParts 1 6 : α) = dedupBytes U expertBytes 7 ∧
      (part partsUnit boxParts 2 6 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 6) ((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 7).mul (stands_ratio 317260800 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 6) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(7), a pass over 8 tokens. -/
theorem parts_7_requested :
    (part partsUnit boxParts 1 7 : α) = dedupBytes U expertBytes 8 ∧
      (part partsUnit boxParts 2 7 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 7) ((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 8).mul (stands_ratio 317260800 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 7) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(8), a pass over 9 tokens. -/
theorem parts_8_requested :
    (part partsUnit boxParts 1 8 : α) = dedupBytes U expertBytes 9 ∧
      (part partsUnit boxParts 2 8 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 8) ((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 9).mul (stands_ratio 317260800 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 8) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(9), a pass over 10 tokens. -/
theorem parts_9_requested :
    (part partsUnit boxParts 1 9 : α) = dedupBytes U expertBytes 10 ∧
      (part partsUnit boxParts 2 9 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 9) ((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 10).mul (stands_ratio 317260800 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 9) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(10), a pass over 11 tokens. -/
theorem parts_10_requested :
    (part partsUnit boxParts 1 10 : α) = dedupBytes U expertBytes 11 ∧
      (part partsUnit boxParts 2 10 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 10) ((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 11).mul (stands_ratio 317260800 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 10) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(11), a pass over 12 tokens. -/
theorem parts_11_requested :
    (part partsUnit boxParts 1 11 : α) = dedupBytes U expertBytes 12 ∧
      (part partsUnit boxParts 2 11 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 11) ((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 12).mul (stands_ratio 317260800 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 11) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(12), a pass over 13 tokens. -/
theorem parts_12_requested :
    (part partsUnit boxParts 1 12 : α) = dedupBytes U expertBytes 13 ∧
      (part partsUnit boxParts 2 12 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 12) ((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 13).mul (stands_ratio 317260800 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 12) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(13), a pass over 14 tokens. -/
theorem parts_13_requested :
    (part partsUnit boxParts 1 13 : α) = dedupBytes U expertBytes 14 ∧
      (part partsUnit boxParts 2 13 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 13) ((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 14).mul (stands_ratio 317260800 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 13) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(14), a pass over 15 tokens. -/
theorem parts_14_requested :
    (part partsUnit boxParts 1 14 : α) = dedupBytes U expertBytes 15 ∧
      (part partsUnit boxParts 2 14 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 14) ((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 15).mul (stands_ratio 317260800 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 14) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(15), a pass over 16 tokens. -/
theorem parts_15_requested :
    (part partsUnit boxParts 1 15 : α) = dedupBytes U expertBytes 16 ∧
      (part partsUnit boxParts 2 15 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 15) ((stands_uniform (N := 32) (r := 28) (by decide) (by decide) 16).mul (stands_ratio 317260800 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 15) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(31), a pass over 32 tokens. -/
theorem parts_31_requested :
    (part partsUnit boxParts 3 31 : α) = natCast 1 :=
  (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 31) (stands_natCast 1) (by decide))

/-- Of the table. -/
theorem parts_rows :
    lengths boxParts = 31 + 1 :=
  by decide

/-- Every length costs something in all of the box. -/
theorem parts_positive :
    allCost boxLow 4 boxParts = true :=
  by decide

/-- At acceptance 1/2, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[0].possible_common). -/
theorem B8_at0 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 1 2) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 1) (q := 2) (ks := 0 :: List.nil)
    (rs := ((1, 1), 8589934592 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 13234343310285169237800000000000000000000) (A := 1) (B := 1)
    (r := 1401493466552051686388531200000000000000000000000) (ys := 163155312947003600000000000000000000000 :: 37255340553213816079576700000 :: 199783073157898095120246441039809039871 :: 688823444335491840000000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 3/5, exactly these lengths are best for some bandwidths and times of the box: 0, 3
(derived.draft_length.at[1].possible_common). -/
theorem B8_at1 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 3 5) 31 k) ↔ listed (0 :: 3 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 3) (q := 5) (ks := 0 :: 3 :: List.nil)
    (rs := ((272, 125), 0 :: 36088265136144384000 :: 8589934592 :: 0 :: List.nil) :: ((1, 1), 8589934592 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 3) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 13234343310285169237800000000000000000000) (A := 1) (B := 1)
    (r := 1401493466552051686388531200000000000000000000000) (ys := 163155312947003600000000000000000000000 :: 37255340553213816079576700000 :: 199783073157898095120246441039809039871 :: 688823444335491840000000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    (listed_cons (best_in_box (E := 4894961155326779400000000000000000000) (A := 272) (B := 125)
    (r := 1052768891567445685778352698156406380181848064) (ys := 60353383334280000000000000000000000 :: 12814876345505924270900000 :: 68720224816808812963439440522817517 :: 254773805080320000000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil)) hk

/-- At acceptance 7/10, exactly these lengths are best for some bandwidths and times of the box: 4
(derived.draft_length.at[2].possible_common). -/
theorem B8_at2 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 7 10) 31 k) ↔ listed (4 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 7) (q := 10) (ks := 4 :: List.nil)
    (rs := ((27731, 10000), 0 :: 42478230076548710400 :: 8589934592 :: 0 :: List.nil) :: ((1, 1), 8589934592 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 4) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 4894961155326779400000000000000000000) (A := 27731) (B := 10000)
    (r := 1134655502130845261250922326941532001941848064) (ys := 60353383334280000000000000000000000 :: 12814876345505924270900000 :: 68720224816808812963439440522817517 :: 254773805080320000000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 4/5, exactly these lengths are best for some bandwidths and times of the box: 8, 9
(derived.draft_length.at[3].possible_common). -/
theorem B8_at3 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 4 5) 31 k) ↔ listed (8 :: 9 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 4) (q := 5) (ks := 8 :: 9 :: List.nil)
    (rs := ((8717049, 1953125), 0 :: 64265693849026560000 :: 8589934592 :: 0 :: List.nil) :: ((1, 1), 8589934592 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 9) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 540588783940246077291469845000000000000000000000) (A := 1690981) (B := 390625)
    (r := 154099368827482293182501586952707766254049456715464704000) (ys := 6665295406451465104389000000000000000000000000 :: 1457784436105600569820183950075625472 :: 7589311045991122977185383281808913250968167725 :: 28136660761510168869216000000000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    (listed_cons (best_in_box (E := 4894961155326779400000000000000000000) (A := 8717049) (B := 1953125)
    (r := 1413859156257338924850281058486811858581848064) (ys := 60353383334280000000000000000000000 :: 12814876345505924270900000 :: 68720224816808812963439440522817517 :: 254773805080320000000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil)) hk

/-- At acceptance 9/10, exactly these lengths are best for some bandwidths and times of the box: 15
(derived.draft_length.at[4].possible_common). -/
theorem B8_at4 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 9 10) 31 k) ↔ listed (15 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 9) (q := 10) (ks := 15 :: List.nil)
    (rs := ((8146979811148159, 1000000000000000), 0 :: 76911591945652365375 :: 8589934592 :: 0 :: List.nil) :: ((1, 1), 8589934592 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 15) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 4894961155326779400000000000000000000) (A := 8146979811148159) (B := 1000000000000000)
    (r := 1575914776643467349241353521196284034669348064) (ys := 60353383334280000000000000000000000 :: 12814876345505924270900000 :: 68720224816808812963439440522817517 :: 254773805080320000000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 19/20, exactly these lengths are best for some bandwidths and times of the box: 31
(derived.draft_length.at[5].possible_common). -/
theorem B8_at5 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 19 20) 31 k) ↔ listed (31 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 19) (q := 20) (ks := 31 :: List.nil)
    (rs := ((346298280539112527368571063494458081082239, 21474836480000000000000000000000000000000), 0 :: 0 :: 0 :: 8589934592 :: List.nil) :: ((1, 1), 8589934592 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 31) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 16719555652877836170600000000000000000000) (A := 346298280539112527368571063494458081082239) (B := 21474836480000000000000000000000000000000)
    (r := 7475031858315567907188244480000000000000000000000) (ys := 206147039675455720000000000000000000000 :: 47066388194893597998695900000 :: 252395160972627515805346477787562967767 :: 870208239452397440000000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

end Results

end SpecMoE.Certificate
