import SpecMoE

/-!
# Certificate m5-max, in Lean

Apple M5 Max 128 GB, ds4 Metal, DeepSeek-V4-Flash whole verify passes

Digest of the certificate: 6a395a151443d1d4173eb94ff15b7d8649eb84366be0e288bb7e4059f101489e

Every theorem below applies a claim of the theory to numbers of the certificate; each comparison
of numbers is one of natural numbers, which Lean's kernel computes. They hold in every ordered
field, so for real numbers. `specmoe verify --lean` makes this file from the certificate and
runs it.

## Taken for granted

* uniform-routing: Every token selects its experts uniformly and independently of the others (D6).
  Real text repeats experts, so this overstates the bytes that deduplication reads.
* mixed-bytes: Which kernel ran is not known; the bytes of deduplication are taken, the least that
  any kernel requests. The fitted bandwidth is an effective one for them.
* error-within-e: Inside a regime the true time is within the relative error e of the fit at every
  n, not only at the calibrated ones. No theorem about measurements gives this.
* rounding-only: The source gives no spread at n = 1, 2, 3, 4, 5, 6: half a unit in the last
  written digit is taken as the only error there.
* geometric-acceptance: Each drafted token is accepted with the same probability a, independently,
  until the first rejection.
* free-drafting: Drafting takes no time, since none is stated: costs are too low and speedups are
  upper bounds.
* common-error: For B3 and B8 only: each fitted bandwidth and fixed time is itself within the
  relative error e, the same at every n of its regime, so that errors cancel between draft
  lengths. What was measured is the error of the time.

## Stated and proved below

* D6: D6_shares, D6_falls
* support: costs_positive, costs_rows, errors_rows, errors_small, dearest_positive,
  cheapest_positive, cost_positive, box_0_within, box_1_within, box_2_within, box_3_within,
  box_4_within, box_5_within, parts_0_requested, parts_1_requested, parts_2_requested,
  parts_3_requested, parts_4_requested, parts_5_requested, parts_rows, parts_positive
* S2: S2_k1, S2_k2, S2_k3, S2_k4, S2_k5
* M3: M3_rises, M3_k0, M3_k1, M3_k5
* M4: M4_at0, M4_at1, M4_at2, M4_at3, M4_at4, M4_at5
* E3: E3_at0, E3_at1, E3_at2, E3_at3, E3_at4, E3_at5, E3_k1
* B5: B5_at0, B5_at1, B5_at2, B5_at3, B5_at4, B5_at5
* B6: B6_at0_margin, B6_at0_possible, B6_at1_margin, B6_at1_possible, B6_at2_margin,
  B6_at2_possible, B6_at3_margin, B6_at3_possible, B6_at4_margin, B6_at4_possible, B6_at5_margin,
  B6_at5_possible, B6_k1
* E1: E1_k1
* E2: E2_k1
* S1: S1_k1
* S4: S4_k1
* M1: M1_k0_k1, M1_k1_k5
* M2: M2_k0_k1, M2_k1_k5
* B7: B7_k1
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

/-- Bytes of one expert in all layers that were timed [bytes]: measured.bytes_per_expert = 7077888
times measured.moe_layers = 43. -/
def expertBytes : α := ratio 304349184 1

/-- Mean number of distinct experts that n tokens select in one layer, of independent uniform
routing, which is assumed. -/
def U : Nat → α := uniformU 256 6

/-- Fixed time F [s] of the mixed kernel, n = 3..6 (derived.fits[0].regimes[0].fixed). -/
def mixedFixed1 : α := ratio 36899839 1000000000

/-- Fitted effective bandwidth W [bytes/s] of the mixed kernel, n = 3..6
(derived.fits[0].regimes[0].bandwidth). -/
def mixedBandwidth1 : α := ratio 236736870000 1

/-- Relative error e of the bandwidth of the mixed kernel, n = 3..6 (derived.fits[0].regimes[0].e). -/
def mixedError1 : α := ratio 232805783 15625000000

/-- The share u(n) of bytes that deduplication requests, n = 1, 2, ... (derived.shares, share.lo). -/
def sharesLow : Table :=
  (1, 1) ::  -- n = 1
  (253, 256) ::  -- n = 2
  (16003, 16384) ::  -- n = 3
  (8098277, 8388608) ::  -- n = 4
  (1280720081, 1342177280) ::  -- n = 5
  (64816582831, 68719476736) ::  -- n = 6
  List.nil

/-- The same (share.hi). -/
def sharesHigh : Table := sharesLow

/-- Cost of a step C(k) [s], k = 0, 1, 2, ...: each pair p, q is p / q (derived.draft_length.costs). -/
def costs : Table :=
  (137, 5000) ::  -- k = 0
  (159, 5000) ::  -- k = 1
  (597, 10000) ::  -- k = 2
  (659, 10000) ::  -- k = 3
  (187, 2500) ::  -- k = 4
  (801, 10000) ::  -- k = 5
  List.nil

/-- C(k) [s] in the field. -/
def cost (k : Nat) : α := entry costs k

/-- Relative error of each cost (derived.draft_length.costs, e). That the true costs are within them
is an assumption of each theorem that speaks of true costs. -/
def errors : Table :=
  (1, 547) ::  -- k = 0
  (1, 635) ::  -- k = 1
  (1, 1193) ::  -- k = 2
  (1, 1317) ::  -- k = 3
  (1, 1495) ::  -- k = 4
  (1, 1601) ::  -- k = 5
  List.nil

/-- The error of C(k) in the field. -/
def error (k : Nat) : α := errorEntry errors k

/-- Denominator of the ends of the box. -/
def boxUnit : Nat :=
  1306230423839785275000

/-- Least value of each unknown of the box, over boxUnit. -/
def boxLow : List Nat :=
  35725282692527831130 ::  -- time of a pass over 1 tokens, mixed, measured [s]
  41472713104123903758 ::  -- time of a pass over 2 tokens, mixed, measured [s]
  77916590036426098620 ::  -- time of a pass over 3 tokens, mixed, measured [s]
  86015223818717596130 ::  -- time of a pass over 4 tokens, mixed, measured [s]
  97640680495387700484 ::  -- time of a pass over 5 tokens, mixed, measured [s]
  104563704634170444000 ::  -- time of a pass over 6 tokens, mixed, measured [s]
  List.nil

/-- Greatest value of each unknown of the box, over boxUnit. -/
def boxHigh : List Nat :=
  35856144533892401940 ::  -- time of a pass over 1 tokens, mixed, measured [s]
  41603541852086439732 ::  -- time of a pass over 2 tokens, mixed, measured [s]
  78047322570044263215 ::  -- time of a pass over 3 tokens, mixed, measured [s]
  86145946043366103115 ::  -- time of a pass over 4 tokens, mixed, measured [s]
  97771390911044176656 ::  -- time of a pass over 5 tokens, mixed, measured [s]
  104694409264963157055 ::  -- time of a pass over 6 tokens, mixed, measured [s]
  List.nil

/-- Denominator of the coefficients. -/
def partsUnit : Nat :=
  1

/-- Coefficients of the unknowns in the cost of each length, over partsUnit: the bytes requested for
1 / W, 1 for a time. -/
def boxParts : Parts :=
  (1 :: 0 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 0
  (0 :: 1 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 1
  (0 :: 0 :: 1 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 2
  (0 :: 0 :: 0 :: 1 :: 0 :: 0 :: List.nil) ::  -- k = 3
  (0 :: 0 :: 0 :: 0 :: 1 :: 0 :: List.nil) ::  -- k = 4
  (0 :: 0 :: 0 :: 0 :: 0 :: 1 :: List.nil) ::  -- k = 5
  List.nil

/-- Whether x is a point of the box: the assumption named common-error. -/
def inTheBox (x : Nat → α) : Prop :=
  InBox (edge boxUnit boxLow) (edge boxUnit boxHigh) x 6

/-- C(k) [s] at a point of the box. -/
def costAt (x : Nat → α) (k : Nat) : α :=
  linearCost (fun _ => 0) (part partsUnit boxParts) x 6 k

end Inputs

section Results

/-- The shares of n = 1..6 are those of independent uniform routing. -/
theorem D6_shares :
    ∀ i, i < 6 → (entry sharesLow i : α) ≤ share U 6 (1 + i) ∧
      share U 6 (1 + i) ≤ (entry sharesHigh i : α) :=
  fun _ hi => share_between (us := (uniformRows 256 250 6 (Nat.pow 256 1) (Nat.pow 250 1))) (by decide) (by decide)
    (rows_uniform _ _ _ _ _) (uniform_rows (by decide) (by decide) _ _) (by decide) hi

/-- The share never rises with the number of tokens (results[14]). -/
theorem D6_falls :
    Nonincreasing (share U 6 : Nat → α) :=
  D6_share_antitone (N := 256) (by decide) (by decide)

/-- About the tables, for the theorems below. -/
theorem costs_positive :
    allPositive costs = true :=
  by decide

/-- About the tables, for the theorems below. -/
theorem costs_rows :
    rows costs = 5 + 1 :=
  by decide

/-- About the tables, for the theorems below. -/
theorem errors_rows :
    rows errors = 5 + 1 :=
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

/-- From the acceptance rate 22/137 on, drafting 1 is not slower than plain decoding, and up to
22/137 not faster (derived.draft_length.thresholds[0]). -/
theorem S2_k1 :
    (∀ a : α, ratio 22 137 ≤ a → throughput cost a 0 ≤ throughput cost a 1) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 22 137 → ¬ throughput cost a 0 < throughput cost a 1 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 1) (ratio_nonneg 22 (by decide)) (Stands.le (stands_entry costs_positive 1) ((stands_tokens 22 (by decide) 1).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 1) h0 h (Stands.le ((stands_tokens 22 (by decide) 1).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 1) (by decide))⟩

/-- From the acceptance rate 373306563/536870912 on, drafting 2 is not slower than plain decoding,
and up to 746613125/1073741824 not faster (derived.draft_length.thresholds[1]). -/
theorem S2_k2 :
    (∀ a : α, ratio 373306563 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 2) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 746613125 1073741824 → ¬ throughput cost a 0 < throughput cost a 2 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 2) (ratio_nonneg 373306563 (by decide)) (Stands.le (stands_entry costs_positive 2) ((stands_tokens 373306563 (by decide) 2).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 2) h0 h (Stands.le ((stands_tokens 746613125 (by decide) 2).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 2) (by decide))⟩

/-- From the acceptance rate 357577309/536870912 on, drafting 3 is not slower than plain decoding,
and up to 715154617/1073741824 not faster (derived.draft_length.thresholds[2]). -/
theorem S2_k3 :
    (∀ a : α, ratio 357577309 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 715154617 1073741824 → ¬ throughput cost a 0 < throughput cost a 3 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 3) (ratio_nonneg 357577309 (by decide)) (Stands.le (stands_entry costs_positive 3) ((stands_tokens 357577309 (by decide) 3).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 3) h0 h (Stands.le ((stands_tokens 715154617 (by decide) 3).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 3) (by decide))⟩

/-- From the acceptance rate 742690867/1073741824 on, drafting 4 is not slower than plain decoding,
and up to 371345433/536870912 not faster (derived.draft_length.thresholds[3]). -/
theorem S2_k4 :
    (∀ a : α, ratio 742690867 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 371345433 536870912 → ¬ throughput cost a 0 < throughput cost a 4 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 4) (ratio_nonneg 742690867 (by decide)) (Stands.le (stands_entry costs_positive 4) ((stands_tokens 742690867 (by decide) 4).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 4) h0 h (Stands.le ((stands_tokens 371345433 (by decide) 4).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 4) (by decide))⟩

/-- From the acceptance rate 187159611/268435456 on, drafting 5 is not slower than plain decoding,
and up to 748638443/1073741824 not faster (derived.draft_length.thresholds[4]). -/
theorem S2_k5 :
    (∀ a : α, ratio 187159611 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 748638443 1073741824 → ¬ throughput cost a 0 < throughput cost a 5 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 5) (ratio_nonneg 187159611 (by decide)) (Stands.le (stands_entry costs_positive 5) ((stands_tokens 187159611 (by decide) 5).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 5) h0 h (Stands.le ((stands_tokens 748638443 (by decide) 5).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 5) (by decide))⟩

/-- The best draft length never falls as acceptance rises. -/
theorem M3_rises :
    ∀ (a b : α) (j k : Nat), 0 ≤ a → a ≤ b → IsLeastBest cost a 5 j →
      IsLeastBest cost b 5 k → j ≤ k :=
  fun _ _ _ _ h0 h hj hk =>
    M3_least_best_mono (fun i _ => cost_positive i) h0 h hj hk

/-- Drafting 0 is best at every acceptance rate from 0 to 22/137
(derived.draft_length.staircase[0]). -/
theorem M3_k0 :
    ∀ a : α, ratio 0 1 ≤ a → a ≤ ratio 22 137 → IsBest cost a 5 0 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 0 (by decide)) h1 h2
    (best_of_walk (p := 0) (q := 1) (A := 5000) (B := 137) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 22) (q := 137) (A := 5000) (B := 137) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 1 is best at every acceptance rate from 22/137 to 489109125/536870912
(derived.draft_length.staircase[1]). -/
theorem M3_k1 :
    ∀ a : α, ratio 22 137 ≤ a → a ≤ ratio 489109125 536870912 → IsBest cost a 5 1 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 22 (by decide)) h1 h2
    (best_of_walk (p := 22) (q := 137) (A := 5000) (B := 137) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 489109125) (q := 536870912) (A := 641237523125) (B := 10670309376) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 5 is best at every acceptance rate from 978218251/1073741824 to 1
(derived.draft_length.staircase[2]). -/
theorem M3_k5 :
    ∀ a : α, ratio 978218251 1073741824 ≤ a → a ≤ ratio 1 1 → IsBest cost a 5 5 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 978218251 (by decide)) h1 h2
    (best_of_walk (p := 978218251) (q := 1073741824) (A := 1431306175093212549994736977799718253152061765625) (B := 23817195872030705515160147115188450088387084288) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1) (q := 1) (A := 20000) (B := 267) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- The best draft length is 1 at acceptance 1/2 and 1 at 1/2, and between them for every rate
between (derived.draft_length.at[0].best). -/
theorem M4_at0 :
    IsLeastBest cost (ratio 1 2 : α) 5 1 ∧
      IsLeastBest cost (ratio 1 2 : α) 5 1 ∧
      ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsLeastBest cost a 5 k →
        1 ≤ k ∧ k ≤ 1 :=
  ⟨(leastBest_of_walk (p := 1) (q := 2) (A := 2500) (B := 53) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 1) (q := 2) (A := 2500) (B := 53) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 1 (by decide)) h1 h2
      (leastBest_of_walk (p := 1) (q := 2) (A := 2500) (B := 53) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 1) (q := 2) (A := 2500) (B := 53) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 137/106 and 137/106
(derived.draft_length.at[0].speedup). -/
theorem E3_at0 :
    ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsBest cost a 5 k →
      (ratio 137 106) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 137 106) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 1 (by decide)) h1 h2
      (best_of_walk (p := 1) (q := 2) (A := 2500) (B := 53) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 1) (q := 2) (A := 2500) (B := 53) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 137 (by decide)) (((stands_tokens 1 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 1 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide)) (stands_ratio 137 (by decide)) (by decide))⟩

/-- The true speedup of drafting 1, for every true cost within the relative error 1/547 of the
fitted one (derived.draft_length.at[0].bounds). -/
theorem B5_at0 :
    ∀ (C : Nat → α) (a : α), ratio 1 2 ≤ a → a ≤ ratio 1 2 →
      Within (ratio 1 547) (cost 0) (C 0) → Within (ratio 1 547) (cost 1) (C 1) →
      (ratio 273 212) ≤ speedup C a 1 ∧ speedup C a 1 ≤ (ratio 18769 14469) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 273 212))
    (hi := (ratio 18769 14469)) (Stands.le stands_zero (stands_ratio 1 (by decide)) (by decide)) (Stands.lt (stands_ratio 1 (by decide)) stands_one (by decide))
    (ratio_nonneg 1 (by decide)) h1 h2 (cost_positive 0) (cost_positive 1) hw0 hwk
    (Stands.le (stands_ratio 273 (by decide)) (((stands_one.sub (stands_ratio 1 (by decide))).div (stands_one.add (stands_ratio 1 (by decide))) (p := 548) (q := 547) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 1 (by decide))).div (stands_one.sub (stands_ratio 1 (by decide))) (p := 546) (q := 547) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide))) (stands_ratio 18769 (by decide)) (by decide)))

/-- At acceptance 1/2, drafting 1 is certainly best for every common relative error of the costs
below 31/243 (derived.draft_length.at[0]). -/
theorem B6_at0_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 31 243 →
      (∀ j, j ≤ 5 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 1 2) 5 1 ∧
        ∀ j, j ≤ 5 → ¬ j = 1 →
          throughput C (ratio 1 2) j < throughput C (ratio 1 2) 1 :=
  fun _ _ he hw => certain_of_walk (p := 1) (q := 2) (s := 212) (r := 274) (m := 31)
    (d := 243) (A := 2500) (B := 53) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 1/2, exactly these lengths are best for some costs within their errors: 1
(derived.draft_length.at[0].possible). -/
theorem B6_at0_possible :
    ∀ k, k ≤ 5 → ((∃ C : Nat → α, (∀ j, j ≤ 5 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 1 2) 5 k) ↔ listed (1 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 1) (q := 2) (A := 396875) (B := 8427)
    (l := 1) (ks := 1 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 1 at acceptance 3/5 and 1 at 3/5, and between them for every rate
between (derived.draft_length.at[1].best). -/
theorem M4_at1 :
    IsLeastBest cost (ratio 3 5 : α) 5 1 ∧
      IsLeastBest cost (ratio 3 5 : α) 5 1 ∧
      ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsLeastBest cost a 5 k →
        1 ≤ k ∧ k ≤ 1 :=
  ⟨(leastBest_of_walk (p := 3) (q := 5) (A := 8000) (B := 159) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 3) (q := 5) (A := 8000) (B := 159) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 3 (by decide)) h1 h2
      (leastBest_of_walk (p := 3) (q := 5) (A := 8000) (B := 159) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 3) (q := 5) (A := 8000) (B := 159) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1096/795 and 1096/795
(derived.draft_length.at[1].speedup). -/
theorem E3_at1 :
    ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsBest cost a 5 k →
      (ratio 1096 795) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1096 795) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 3 (by decide)) h1 h2
      (best_of_walk (p := 3) (q := 5) (A := 8000) (B := 159) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 3) (q := 5) (A := 8000) (B := 159) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1096 (by decide)) (((stands_tokens 3 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 3 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide)) (stands_ratio 1096 (by decide)) (by decide))⟩

/-- The true speedup of drafting 1, for every true cost within the relative error 1/547 of the
fitted one (derived.draft_length.at[1].bounds). -/
theorem B5_at1 :
    ∀ (C : Nat → α) (a : α), ratio 3 5 ≤ a → a ≤ ratio 3 5 →
      Within (ratio 1 547) (cost 0) (C 0) → Within (ratio 1 547) (cost 1) (C 1) →
      (ratio 364 265) ≤ speedup C a 1 ∧ speedup C a 1 ≤ (ratio 300304 217035) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 364 265))
    (hi := (ratio 300304 217035)) (Stands.le stands_zero (stands_ratio 1 (by decide)) (by decide)) (Stands.lt (stands_ratio 1 (by decide)) stands_one (by decide))
    (ratio_nonneg 3 (by decide)) h1 h2 (cost_positive 0) (cost_positive 1) hw0 hwk
    (Stands.le (stands_ratio 364 (by decide)) (((stands_one.sub (stands_ratio 1 (by decide))).div (stands_one.add (stands_ratio 1 (by decide))) (p := 548) (q := 547) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 1 (by decide))).div (stands_one.sub (stands_ratio 1 (by decide))) (p := 546) (q := 547) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide))) (stands_ratio 300304 (by decide)) (by decide)))

/-- At acceptance 3/5, drafting 1 is certainly best for every common relative error of the costs
below 301/1891 (derived.draft_length.at[1]). -/
theorem B6_at1_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 301 1891 →
      (∀ j, j ≤ 5 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 3 5) 5 1 ∧
        ∀ j, j ≤ 5 → ¬ j = 1 →
          throughput C (ratio 3 5) j < throughput C (ratio 3 5) 1 :=
  fun _ _ he hw => certain_of_walk (p := 3) (q := 5) (s := 1590) (r := 2192) (m := 301)
    (d := 1891) (A := 8000) (B := 159) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 3/5, exactly these lengths are best for some costs within their errors: 1
(derived.draft_length.at[1].possible). -/
theorem B6_at1_possible :
    ∀ k, k ≤ 5 → ((∃ C : Nat → α, (∀ j, j ≤ 5 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 3 5) 5 k) ↔ listed (1 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 3) (q := 5) (A := 1270000) (B := 25281)
    (l := 1) (ks := 1 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 1 at acceptance 7/10 and 1 at 7/10, and between them for every rate
between (derived.draft_length.at[2].best). -/
theorem M4_at2 :
    IsLeastBest cost (ratio 7 10 : α) 5 1 ∧
      IsLeastBest cost (ratio 7 10 : α) 5 1 ∧
      ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsLeastBest cost a 5 k →
        1 ≤ k ∧ k ≤ 1 :=
  ⟨(leastBest_of_walk (p := 7) (q := 10) (A := 8500) (B := 159) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 7) (q := 10) (A := 8500) (B := 159) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 7 (by decide)) h1 h2
      (leastBest_of_walk (p := 7) (q := 10) (A := 8500) (B := 159) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 7) (q := 10) (A := 8500) (B := 159) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 2329/1590 and 2329/1590
(derived.draft_length.at[2].speedup). -/
theorem E3_at2 :
    ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsBest cost a 5 k →
      (ratio 2329 1590) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 2329 1590) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 7 (by decide)) h1 h2
      (best_of_walk (p := 7) (q := 10) (A := 8500) (B := 159) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 7) (q := 10) (A := 8500) (B := 159) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 2329 (by decide)) (((stands_tokens 7 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 7 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide)) (stands_ratio 2329 (by decide)) (by decide))⟩

/-- The true speedup of drafting 1, for every true cost within the relative error 1/547 of the
fitted one (derived.draft_length.at[2].bounds). -/
theorem B5_at2 :
    ∀ (C : Nat → α) (a : α), ratio 7 10 ≤ a → a ≤ ratio 7 10 →
      Within (ratio 1 547) (cost 0) (C 0) → Within (ratio 1 547) (cost 1) (C 1) →
      (ratio 1547 1060) ≤ speedup C a 1 ∧ speedup C a 1 ≤ (ratio 319073 217035) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1547 1060))
    (hi := (ratio 319073 217035)) (Stands.le stands_zero (stands_ratio 1 (by decide)) (by decide)) (Stands.lt (stands_ratio 1 (by decide)) stands_one (by decide))
    (ratio_nonneg 7 (by decide)) h1 h2 (cost_positive 0) (cost_positive 1) hw0 hwk
    (Stands.le (stands_ratio 1547 (by decide)) (((stands_one.sub (stands_ratio 1 (by decide))).div (stands_one.add (stands_ratio 1 (by decide))) (p := 548) (q := 547) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 1 (by decide))).div (stands_one.sub (stands_ratio 1 (by decide))) (p := 546) (q := 547) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide))) (stands_ratio 319073 (by decide)) (by decide)))

/-- At acceptance 7/10, drafting 1 is certainly best for every common relative error of the costs
below 9259/56641 (derived.draft_length.at[2]). -/
theorem B6_at2_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 9259 56641 →
      (∀ j, j ≤ 5 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 7 10) 5 1 ∧
        ∀ j, j ≤ 5 → ¬ j = 1 →
          throughput C (ratio 7 10) j < throughput C (ratio 7 10) 1 :=
  fun _ _ he hw => certain_of_walk (p := 7) (q := 10) (s := 47382) (r := 65900) (m := 9259)
    (d := 56641) (A := 8500) (B := 159) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 7/10, exactly these lengths are best for some costs within their errors: 1
(derived.draft_length.at[2].possible). -/
theorem B6_at2_possible :
    ∀ k, k ≤ 5 → ((∃ C : Nat → α, (∀ j, j ≤ 5 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 7 10) 5 k) ↔ listed (1 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 7) (q := 10) (A := 1349375) (B := 25281)
    (l := 1) (ks := 1 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 1 at acceptance 4/5 and 1 at 4/5, and between them for every rate
between (derived.draft_length.at[3].best). -/
theorem M4_at3 :
    IsLeastBest cost (ratio 4 5 : α) 5 1 ∧
      IsLeastBest cost (ratio 4 5 : α) 5 1 ∧
      ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsLeastBest cost a 5 k →
        1 ≤ k ∧ k ≤ 1 :=
  ⟨(leastBest_of_walk (p := 4) (q := 5) (A := 3000) (B := 53) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 4) (q := 5) (A := 3000) (B := 53) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 4 (by decide)) h1 h2
      (leastBest_of_walk (p := 4) (q := 5) (A := 3000) (B := 53) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 4) (q := 5) (A := 3000) (B := 53) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 411/265 and 411/265
(derived.draft_length.at[3].speedup). -/
theorem E3_at3 :
    ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsBest cost a 5 k →
      (ratio 411 265) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 411 265) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 4 (by decide)) h1 h2
      (best_of_walk (p := 4) (q := 5) (A := 3000) (B := 53) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 4) (q := 5) (A := 3000) (B := 53) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 411 (by decide)) (((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide)) (stands_ratio 411 (by decide)) (by decide))⟩

/-- The true speedup of drafting 1, for every true cost within the relative error 1/547 of the
fitted one (derived.draft_length.at[3].bounds). -/
theorem B5_at3 :
    ∀ (C : Nat → α) (a : α), ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      Within (ratio 1 547) (cost 0) (C 0) → Within (ratio 1 547) (cost 1) (C 1) →
      (ratio 819 530) ≤ speedup C a 1 ∧ speedup C a 1 ≤ (ratio 37538 24115) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 819 530))
    (hi := (ratio 37538 24115)) (Stands.le stands_zero (stands_ratio 1 (by decide)) (by decide)) (Stands.lt (stands_ratio 1 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) h1 h2 (cost_positive 0) (cost_positive 1) hw0 hwk
    (Stands.le (stands_ratio 819 (by decide)) (((stands_one.sub (stands_ratio 1 (by decide))).div (stands_one.add (stands_ratio 1 (by decide))) (p := 548) (q := 547) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 1 (by decide))).div (stands_one.sub (stands_ratio 1 (by decide))) (p := 546) (q := 547) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide))) (stands_ratio 37538 (by decide)) (by decide)))

/-- At acceptance 4/5, drafting 1 is certainly best for every common relative error of the costs
below 10363/100887 (derived.draft_length.at[3]). -/
theorem B6_at3_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 10363 100887 →
      (∀ j, j ≤ 5 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 4 5) 5 1 ∧
        ∀ j, j ≤ 5 → ¬ j = 1 →
          throughput C (ratio 4 5) j < throughput C (ratio 4 5) 1 :=
  fun _ _ he hw => certain_of_walk (p := 4) (q := 5) (s := 90524) (r := 111250) (m := 10363)
    (d := 100887) (A := 3000) (B := 53) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 4/5, exactly these lengths are best for some costs within their errors: 1
(derived.draft_length.at[3].possible). -/
theorem B6_at3_possible :
    ∀ k, k ≤ 5 → ((∃ C : Nat → α, (∀ j, j ≤ 5 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 4 5) 5 k) ↔ listed (1 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 4) (q := 5) (A := 158750) (B := 2809)
    (l := 1) (ks := 1 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 1 at acceptance 9/10 and 1 at 9/10, and between them for every rate
between (derived.draft_length.at[4].best). -/
theorem M4_at4 :
    IsLeastBest cost (ratio 9 10 : α) 5 1 ∧
      IsLeastBest cost (ratio 9 10 : α) 5 1 ∧
      ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsLeastBest cost a 5 k →
        1 ≤ k ∧ k ≤ 1 :=
  ⟨(leastBest_of_walk (p := 9) (q := 10) (A := 9500) (B := 159) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 9) (q := 10) (A := 9500) (B := 159) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 9 (by decide)) h1 h2
      (leastBest_of_walk (p := 9) (q := 10) (A := 9500) (B := 159) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 9) (q := 10) (A := 9500) (B := 159) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 2603/1590 and 2603/1590
(derived.draft_length.at[4].speedup). -/
theorem E3_at4 :
    ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsBest cost a 5 k →
      (ratio 2603 1590) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 2603 1590) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 9 (by decide)) h1 h2
      (best_of_walk (p := 9) (q := 10) (A := 9500) (B := 159) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 9) (q := 10) (A := 9500) (B := 159) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 2603 (by decide)) (((stands_tokens 9 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 9 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide)) (stands_ratio 2603 (by decide)) (by decide))⟩

/-- The true speedup of drafting 1, for every true cost within the relative error 1/547 of the
fitted one (derived.draft_length.at[4].bounds). -/
theorem B5_at4 :
    ∀ (C : Nat → α) (a : α), ratio 9 10 ≤ a → a ≤ ratio 9 10 →
      Within (ratio 1 547) (cost 0) (C 0) → Within (ratio 1 547) (cost 1) (C 1) →
      (ratio 1729 1060) ≤ speedup C a 1 ∧ speedup C a 1 ≤ (ratio 356611 217035) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1729 1060))
    (hi := (ratio 356611 217035)) (Stands.le stands_zero (stands_ratio 1 (by decide)) (by decide)) (Stands.lt (stands_ratio 1 (by decide)) stands_one (by decide))
    (ratio_nonneg 9 (by decide)) h1 h2 (cost_positive 0) (cost_positive 1) hw0 hwk
    (Stands.le (stands_ratio 1729 (by decide)) (((stands_one.sub (stands_ratio 1 (by decide))).div (stands_one.add (stands_ratio 1 (by decide))) (p := 548) (q := 547) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 1 (by decide))).div (stands_one.sub (stands_ratio 1 (by decide))) (p := 546) (q := 547) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide))) (stands_ratio 356611 (by decide)) (by decide)))

/-- At acceptance 9/10, drafting 1 is certainly best for every common relative error of the costs
below 27967/2642033 (derived.draft_length.at[4]). -/
theorem B6_at4_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 27967 2642033 →
      (∀ j, j ≤ 5 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 9 10) 5 1 ∧
        ∀ j, j ≤ 5 → ¬ j = 1 →
          throughput C (ratio 9 10) j < throughput C (ratio 9 10) 1 :=
  fun _ _ he hw => certain_of_walk (p := 9) (q := 10) (s := 2614066) (r := 2670000) (m := 27967)
    (d := 2642033) (A := 9500) (B := 159) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 9/10, exactly these lengths are best for some costs within their errors: 1
(derived.draft_length.at[4].possible). -/
theorem B6_at4_possible :
    ∀ k, k ≤ 5 → ((∃ C : Nat → α, (∀ j, j ≤ 5 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 9 10) 5 k) ↔ listed (1 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 9) (q := 10) (A := 1508125) (B := 25281)
    (l := 1) (ks := 1 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 5 at acceptance 19/20 and 5 at 19/20, and between them for every rate
between (derived.draft_length.at[5].best). -/
theorem M4_at5 :
    IsLeastBest cost (ratio 19 20 : α) 5 5 ∧
      IsLeastBest cost (ratio 19 20 : α) 5 5 ∧
      ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsLeastBest cost a 5 k →
        5 ≤ k ∧ k ≤ 5 :=
  ⟨(leastBest_of_walk (p := 19) (q := 20) (A := 1883791) (B := 28480) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 19) (q := 20) (A := 1883791) (B := 28480) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 19 (by decide)) h1 h2
      (leastBest_of_walk (p := 19) (q := 20) (A := 1883791) (B := 28480) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 19) (q := 20) (A := 1883791) (B := 28480) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 258079367/142400000 and 258079367/142400000
(derived.draft_length.at[5].speedup). -/
theorem E3_at5 :
    ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsBest cost a 5 k →
      (ratio 258079367 142400000) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 258079367 142400000) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 19 (by decide)) h1 h2
      (best_of_walk (p := 19) (q := 20) (A := 1883791) (B := 28480) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 19) (q := 20) (A := 1883791) (B := 28480) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 258079367 (by decide)) (((stands_tokens 19 (by decide) 5).div (stands_entry costs_positive 5) (p := 801) (q := 10000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 19 (by decide) 5).div (stands_entry costs_positive 5) (p := 801) (q := 10000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide)) (stands_ratio 258079367 (by decide)) (by decide))⟩

/-- The true speedup of drafting 5, for every true cost within the relative error 1/547 of the
fitted one (derived.draft_length.at[5].bounds). -/
theorem B5_at5 :
    ∀ (C : Nat → α) (a : α), ratio 19 20 ≤ a → a ≤ ratio 19 20 →
      Within (ratio 1 547) (cost 0) (C 0) → Within (ratio 1 547) (cost 5) (C 5) →
      (ratio 514274943 284800000) ≤ speedup C a 5 ∧ speedup C a 5 ≤ (ratio 388537069 213600000) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 514274943 284800000))
    (hi := (ratio 388537069 213600000)) (Stands.le stands_zero (stands_ratio 1 (by decide)) (by decide)) (Stands.lt (stands_ratio 1 (by decide)) stands_one (by decide))
    (ratio_nonneg 19 (by decide)) h1 h2 (cost_positive 0) (cost_positive 5) hw0 hwk
    (Stands.le (stands_ratio 514274943 (by decide)) (((stands_one.sub (stands_ratio 1 (by decide))).div (stands_one.add (stands_ratio 1 (by decide))) (p := 548) (q := 547) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 5).div (stands_entry costs_positive 5) (p := 801) (q := 10000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 1 (by decide))).div (stands_one.sub (stands_ratio 1 (by decide))) (p := 546) (q := 547) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 5).div (stands_entry costs_positive 5) (p := 801) (q := 10000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide))) (stands_ratio 388537069 (by decide)) (by decide)))

/-- At acceptance 19/20, drafting 5 is certainly best for every common relative error of the costs
below 560071/14800071 (derived.draft_length.at[5]). -/
theorem B6_at5_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 560071 14800071 →
      (∀ j, j ≤ 5 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 19 20) 5 5 ∧
        ∀ j, j ≤ 5 → ¬ j = 5 →
          throughput C (ratio 19 20) j < throughput C (ratio 19 20) 5 :=
  fun _ _ he hw => certain_of_walk (p := 19) (q := 20) (s := 14240000) (r := 15360142) (m := 560071)
    (d := 14800071) (A := 1883791) (B := 28480) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 19/20, exactly these lengths are best for some costs within their errors: 5
(derived.draft_length.at[5].possible). -/
theorem B6_at5_possible :
    ∀ k, k ≤ 5 → ((∃ C : Nat → α, (∀ j, j ≤ 5 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 19 20) 5 k) ↔ listed (5 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 19) (q := 20) (A := 3015949391) (B := 45624960)
    (l := 5) (ks := 5 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
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
      ((ratio 411 265) : α) ≤ speedup cost (ratio 4 5) 1 ∧ speedup cost (ratio 4 5) 1 ≤ ((ratio 411 265) : α) :=
  ⟨(S1_faster_iff (cost_positive 0) (cost_positive 1)).mpr (Stands.lt (stands_entry costs_positive 1) ((stands_tokens 4 (by decide) 1).mul (stands_entry costs_positive 0)) (by decide)),
    (Stands.le (stands_ratio 411 (by decide)) (((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide)) (by decide)),
    (Stands.le (((stands_tokens 4 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (p := 5000) (q := 137) (by decide) (by decide)) (stands_ratio 411 (by decide)) (by decide))⟩

/-- Whether one more token than 1 pays at acceptance 4/5: no (results[6]). -/
theorem S4_k1 :
    throughput cost (ratio 4 5 : α) 2 ≤ throughput cost (ratio 4 5 : α) 1 :=
  (S4_marginal_not (cost_positive 1) (cost_positive 2)).mpr (Stands.le ((stands_pow 4 (by decide) 2).mul (stands_entry costs_positive 1)) ((stands_tokens 4 (by decide) 1).mul ((stands_entry costs_positive 2).sub (stands_entry costs_positive 1))) (by decide))

/-- How many times as many tokens a draft of 1 emits as one of 0 (results[8]). -/
theorem M1_k0_k1 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 0 ≤ expectedTokens a 1 ∧
        expectedTokens a 1 ≤ (ratio 2 1) * expectedTokens a 0 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (1 + 1)) ((stands_ratio 2 (by decide)).mul (stands_natCast (0 + 1))) (by decide))

/-- How many times as many tokens a draft of 5 emits as one of 1 (results[9]). -/
theorem M1_k1_k5 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 1 ≤ expectedTokens a 5 ∧
        expectedTokens a 5 ≤ (ratio 3 1) * expectedTokens a 1 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (5 + 1)) ((stands_ratio 3 (by decide)).mul (stands_natCast (1 + 1))) (by decide))

/-- From the acceptance rate 22/137 on, drafting 1 is at least as fast as 0, and up to 22/137 the
other way round (results[10]). -/
theorem M2_k0_k1 :
    (∀ a : α, ratio 22 137 ≤ a → throughput cost a 0 ≤ throughput cost a 1) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 22 137 → throughput cost a 1 ≤ throughput cost a 0 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 0) (cost_positive 1) (ratio_nonneg 22 (by decide)) h (by decide) (Stands.le ((stands_tokens 22 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) ((stands_tokens 22 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 0) (cost_positive 1) h0 h (by decide) (Stands.le ((stands_tokens 22 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)) ((stands_tokens 22 (by decide) 0).div (stands_entry costs_positive 0) (p := 137) (q := 5000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 978218251/1073741824 on, drafting 5 is at least as fast as 1, and up to
489109125/536870912 the other way round (results[11]). -/
theorem M2_k1_k5 :
    (∀ a : α, ratio 978218251 1073741824 ≤ a → throughput cost a 1 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 489109125 536870912 → throughput cost a 5 ≤ throughput cost a 1 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 1) (cost_positive 5) (ratio_nonneg 978218251 (by decide)) h (by decide) (Stands.le ((stands_tokens 978218251 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)) ((stands_tokens 978218251 (by decide) 5).div (stands_entry costs_positive 5) (p := 801) (q := 10000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 1) (cost_positive 5) h0 h (by decide) (Stands.le ((stands_tokens 489109125 (by decide) 5).div (stands_entry costs_positive 5) (p := 801) (q := 10000) (by decide) (by decide)) ((stands_tokens 489109125 (by decide) 1).div (stands_entry costs_positive 1) (p := 159) (q := 5000) (by decide) (by decide)) (by decide))⟩

/-- The error that covers every cost, 1/547, is below that margin (results[16]). -/
theorem B6_k1 :
    ((ratio 1 547) : α) < (ratio 10363 100887) :=
  (Stands.lt (stands_ratio 1 (by decide)) (stands_ratio 10363 (by decide)) (by decide))

/-- Whatever the true costs within the relative error 1/547, drafting 1 at acceptance 4/5 loses at
most the share 1/274 of the best throughput (results[17]). -/
theorem B7_k1 :
    ∀ (C : Nat → α) (k : Nat), (∀ j, j ≤ 5 → Within (ratio 1 547) (cost j) (C j)) →
      IsBest C (ratio 4 5) 5 k →
        (1 - (ratio 1 274)) * throughput C (ratio 4 5) k ≤ throughput C (ratio 4 5) 1 :=
  fun _ _ hw hk => regret_share (Stands.le stands_zero (stands_ratio 1 (by decide)) (by decide)) (Stands.lt (stands_ratio 1 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) cost_positive hw
    (best_of_walk (p := 4) (q := 5) (A := 3000) (B := 53) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
    (Stands.le ((stands_one.add (stands_ratio 1 (by decide))).mul (stands_one.sub (stands_ratio 1 (by decide)))) (stands_one.sub (stands_ratio 1 (by decide))) (by decide))

/-- Within the error: time of a pass over 1 tokens, mixed, measured [s]. -/
theorem box_0_within :
    (edge boxUnit boxLow 0 : α) = ((1 - (ratio 1 547)) * cost 0) ∧
      (edge boxUnit boxHigh 0 : α) = ((1 + (ratio 1 547)) * cost 0) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 0) ((stands_one.sub (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 0)) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 0) ((stands_one.add (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 0)) (by decide))⟩

/-- Within the error: time of a pass over 2 tokens, mixed, measured [s]. -/
theorem box_1_within :
    (edge boxUnit boxLow 1 : α) = ((1 - (ratio 1 635)) * cost 1) ∧
      (edge boxUnit boxHigh 1 : α) = ((1 + (ratio 1 635)) * cost 1) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 1) ((stands_one.sub (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 1)) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 1) ((stands_one.add (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 1)) (by decide))⟩

/-- Within the error: time of a pass over 3 tokens, mixed, measured [s]. -/
theorem box_2_within :
    (edge boxUnit boxLow 2 : α) = ((1 - (ratio 1 1193)) * cost 2) ∧
      (edge boxUnit boxHigh 2 : α) = ((1 + (ratio 1 1193)) * cost 2) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 2) ((stands_one.sub (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 2)) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 2) ((stands_one.add (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 2)) (by decide))⟩

/-- Within the error: time of a pass over 4 tokens, mixed, measured [s]. -/
theorem box_3_within :
    (edge boxUnit boxLow 3 : α) = ((1 - (ratio 1 1317)) * cost 3) ∧
      (edge boxUnit boxHigh 3 : α) = ((1 + (ratio 1 1317)) * cost 3) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 3) ((stands_one.sub (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 3)) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 3) ((stands_one.add (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 3)) (by decide))⟩

/-- Within the error: time of a pass over 5 tokens, mixed, measured [s]. -/
theorem box_4_within :
    (edge boxUnit boxLow 4 : α) = ((1 - (ratio 1 1495)) * cost 4) ∧
      (edge boxUnit boxHigh 4 : α) = ((1 + (ratio 1 1495)) * cost 4) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 4) ((stands_one.sub (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 4)) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 4) ((stands_one.add (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 4)) (by decide))⟩

/-- Within the error: time of a pass over 6 tokens, mixed, measured [s]. -/
theorem box_5_within :
    (edge boxUnit boxLow 5 : α) = ((1 - (ratio 1 1601)) * cost 5) ∧
      (edge boxUnit boxHigh 5 : α) = ((1 + (ratio 1 1601)) * cost 5) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 5) ((stands_one.sub (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 5)) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 5) ((stands_one.add (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 5)) (by decide))⟩

/-- The coefficients of C(0), a pass over 1 tokens. -/
theorem parts_0_requested :
    (part partsUnit boxParts 0 0 : α) = natCast 1 :=
  (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 0) (stands_natCast 1) (by decide))

/-- The coefficients of C(1), a pass over 2 tokens. -/
theorem parts_1_requested :
    (part partsUnit boxParts 1 1 : α) = natCast 1 :=
  (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 1) (stands_natCast 1) (by decide))

/-- The coefficients of C(2), a pass over 3 tokens. -/
theorem parts_2_requested :
    (part partsUnit boxParts 2 2 : α) = natCast 1 :=
  (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 2) (stands_natCast 1) (by decide))

/-- The coefficients of C(3), a pass over 4 tokens. -/
theorem parts_3_requested :
    (part partsUnit boxParts 3 3 : α) = natCast 1 :=
  (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 3) (stands_natCast 1) (by decide))

/-- The coefficients of C(4), a pass over 5 tokens. -/
theorem parts_4_requested :
    (part partsUnit boxParts 4 4 : α) = natCast 1 :=
  (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 4) (stands_natCast 1) (by decide))

/-- The coefficients of C(5), a pass over 6 tokens. -/
theorem parts_5_requested :
    (part partsUnit boxParts 5 5 : α) = natCast 1 :=
  (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 5 5) (stands_natCast 1) (by decide))

/-- Of the table. -/
theorem parts_rows :
    lengths boxParts = 5 + 1 :=
  by decide

/-- Every length costs something in all of the box. -/
theorem parts_positive :
    allCost boxLow 6 boxParts = true :=
  by decide

/-- At acceptance 1/2, exactly these lengths are best for some bandwidths and times of the box: 1
(derived.draft_length.at[0].possible_common). -/
theorem B8_at0 :
    ∀ k, k ≤ 5 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 1 2) 5 k) ↔ listed (1 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 6) (p := 1) (q := 2) (ks := 1 :: List.nil)
    (rs := ((3, 2), 0 :: 1 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 1) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 1306230423839785275000) (A := 3) (B := 2)
    (r := 41472713104123903758) (ys := 35856144533892401940 :: 41472713104123903758 :: 78047322570044263215 :: 86145946043366103115 :: 97771390911044176656 :: 104694409264963157055 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 3/5, exactly these lengths are best for some bandwidths and times of the box: 1
(derived.draft_length.at[1].possible_common). -/
theorem B8_at1 :
    ∀ k, k ≤ 5 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 3 5) 5 k) ↔ listed (1 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 6) (p := 3) (q := 5) (ks := 1 :: List.nil)
    (rs := ((8, 5), 0 :: 1 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 1) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 1306230423839785275000) (A := 8) (B := 5)
    (r := 41472713104123903758) (ys := 35856144533892401940 :: 41472713104123903758 :: 78047322570044263215 :: 86145946043366103115 :: 97771390911044176656 :: 104694409264963157055 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 7/10, exactly these lengths are best for some bandwidths and times of the box: 1
(derived.draft_length.at[2].possible_common). -/
theorem B8_at2 :
    ∀ k, k ≤ 5 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 7 10) 5 k) ↔ listed (1 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 6) (p := 7) (q := 10) (ks := 1 :: List.nil)
    (rs := ((17, 10), 0 :: 1 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 1) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 1306230423839785275000) (A := 17) (B := 10)
    (r := 41472713104123903758) (ys := 35856144533892401940 :: 41472713104123903758 :: 78047322570044263215 :: 86145946043366103115 :: 97771390911044176656 :: 104694409264963157055 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 4/5, exactly these lengths are best for some bandwidths and times of the box: 1
(derived.draft_length.at[3].possible_common). -/
theorem B8_at3 :
    ∀ k, k ≤ 5 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 4 5) 5 k) ↔ listed (1 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 6) (p := 4) (q := 5) (ks := 1 :: List.nil)
    (rs := ((9, 5), 0 :: 1 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 1) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 1306230423839785275000) (A := 9) (B := 5)
    (r := 41472713104123903758) (ys := 35856144533892401940 :: 41472713104123903758 :: 78047322570044263215 :: 86145946043366103115 :: 97771390911044176656 :: 104694409264963157055 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 9/10, exactly these lengths are best for some bandwidths and times of the box: 1
(derived.draft_length.at[4].possible_common). -/
theorem B8_at4 :
    ∀ k, k ≤ 5 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 9 10) 5 k) ↔ listed (1 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 6) (p := 9) (q := 10) (ks := 1 :: List.nil)
    (rs := ((19, 10), 0 :: 1 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 1) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 1306230423839785275000) (A := 19) (B := 10)
    (r := 41472713104123903758) (ys := 35856144533892401940 :: 41472713104123903758 :: 78047322570044263215 :: 86145946043366103115 :: 97771390911044176656 :: 104694409264963157055 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 19/20, exactly these lengths are best for some bandwidths and times of the box: 5
(derived.draft_length.at[5].possible_common). -/
theorem B8_at5 :
    ∀ k, k ≤ 5 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 19 20) 5 k) ↔ listed (5 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 6) (p := 19) (q := 20) (ks := 5 :: List.nil)
    (rs := ((16954119, 3200000), 0 :: 0 :: 0 :: 0 :: 0 :: 1 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 5) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 1306230423839785275000) (A := 16954119) (B := 3200000)
    (r := 104563704634170444000) (ys := 35856144533892401940 :: 41603541852086439732 :: 78047322570044263215 :: 86145946043366103115 :: 97771390911044176656 :: 104563704634170444000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

end Results

end SpecMoE.Certificate
