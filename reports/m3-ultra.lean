import SpecMoE

/-!
# Certificate m3-ultra, in Lean

Apple M3 Ultra, MLX gather_qmm, one layer of GLM-5.3-Flash in 4 bits

Digest of the certificate: 38324524caab22be614305bcf308579dca63c5c2853ab141bab0af54573935b1

Every theorem below applies a claim of the theory to numbers of the certificate; each comparison
of numbers is one of natural numbers, which Lean's kernel computes. They hold in every ordered
field, so for real numbers. `specmoe verify --lean` makes this file from the certificate and
runs it.

## Taken for granted

* uniform-routing: Every token selects its experts uniformly and independently of the others (D6).
  Real text repeats experts, so this overstates the bytes that deduplication reads.
* rounding-only: The source gives no spread at n = 1, 4: half a unit in the last written digit is
  taken as the only error there.
* geometric-acceptance: Each drafted token is accepted with the same probability a, independently,
  until the first rejection.
* free-drafting: Drafting takes no time, since none is stated: costs are too low and speedups are
  upper bounds.
* common-error: For B3 and B8 only: each fitted bandwidth and fixed time is itself within the
  relative error e, the same at every n of its regime, so that errors cancel between draft
  lengths. What was measured is the error of the time.
* operation-only: Only the expert operation was timed: attention and the rest of the pass are not
  in the costs, so the speedup is that of this operation, not of decoding.

## Stated and proved below

* D6: D6_shares, D6_falls
* support: costs_positive, costs_rows, errors_rows, errors_small, dearest_positive,
  cheapest_positive, cost_positive, box_0_within, box_1_within, parts_0_requested,
  parts_3_requested, parts_rows, parts_positive
* S2: S2_k3
* M3: M3_rises, M3_k0, M3_k3
* M4: M4_at0, M4_at1, M4_at2, M4_at3, M4_at4, M4_at5
* E3: E3_at0, E3_at1, E3_at2, E3_at3, E3_at4, E3_at5, E3_k3
* B5: B5_at0, B5_at1, B5_at2, B5_at3, B5_at4, B5_at5
* B6: B6_at0_margin, B6_at0_possible, B6_at1_margin, B6_at1_possible, B6_at2_margin,
  B6_at2_possible, B6_at3_margin, B6_at3_possible, B6_at4_margin, B6_at4_possible, B6_at5_margin,
  B6_at5_possible, B6_k3
* E1: E1_k3
* E2: E2_k3
* S1: S1_k3
* M1: M1_k0_k3
* M2: M2_k0_k3
* B7: B7_k3
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

/-- Bytes of one expert in all layers that were timed [bytes]: measured.bytes_per_expert = 14155776
times measured.moe_layers = 1. -/
def expertBytes : α := ratio 14155776 1

/-- Mean number of distinct experts that n tokens select in one layer, of independent uniform
routing, which is assumed. -/
def U : Nat → α := uniformU 288 8

/-- The share u(n) of bytes that deduplication requests, n = 1, 2, ... (derived.shares, share.lo). -/
def sharesLow : Table :=
  (1, 1) ::  -- n = 1
  (71, 72) ::  -- n = 2
  (3781, 3888) ::  -- n = 3
  (178991, 186624) ::  -- n = 4
  List.nil

/-- The same (share.hi). -/
def sharesHigh : Table := sharesLow

/-- Cost of a step C(k) [s], k = 0, 1, 2, ...: each pair p, q is p / q (derived.draft_length.costs).
The cost of k = 1, 2 is not known: there stands 1000000000 (k + 1) C(0), at which a length is
never best, so that what is said of 0..3 is said of the known lengths. -/
def costs : Table :=
  (73, 250000) ::  -- k = 0
  (584000, 1) ::  -- k = 1, not known
  (876000, 1) ::  -- k = 2, not known
  (209, 250000) ::  -- k = 3
  List.nil

/-- C(k) [s] in the field. -/
def cost (k : Nat) : α := entry costs k

/-- Relative error of each cost (derived.draft_length.costs, e). That the true costs are within them
is an assumption of each theorem that speaks of true costs. -/
def errors : Table :=
  (1, 583) ::  -- k = 0
  (0, 1) ::  -- k = 1
  (0, 1) ::  -- k = 2
  (1, 1671) ::  -- k = 3
  List.nil

/-- The error of C(k) in the field. -/
def error (k : Nat) : α := errorEntry errors k

/-- Denominator of the ends of the box. -/
def boxUnit : Nat :=
  121774125000

/-- Least value of each unknown of the box, over boxUnit. -/
def boxLow : List Nat :=
  35497053 ::  -- time of a pass over 1 tokens, per_slot, measured [s]
  101742245 ::  -- time of a pass over 4 tokens, per_slot, measured [s]
  List.nil

/-- Greatest value of each unknown of the box, over boxUnit. -/
def boxHigh : List Nat :=
  35619036 ::  -- time of a pass over 1 tokens, per_slot, measured [s]
  101864092 ::  -- time of a pass over 4 tokens, per_slot, measured [s]
  List.nil

/-- Denominator of the coefficients. -/
def partsUnit : Nat :=
  1

/-- Coefficients of the unknowns in the cost of each length, over partsUnit: the bytes requested for
1 / W, 1 for a time. A length whose cost is not known has 1000000000 (k + 1) times those of
C(0), at which it is never best. -/
def boxParts : Parts :=
  (1 :: 0 :: List.nil) ::  -- k = 0
  (2000000000 :: 0 :: List.nil) ::  -- k = 1, not known
  (3000000000 :: 0 :: List.nil) ::  -- k = 2, not known
  (0 :: 1 :: List.nil) ::  -- k = 3
  List.nil

/-- Whether x is a point of the box: the assumption named common-error. -/
def inTheBox (x : Nat → α) : Prop :=
  InBox (edge boxUnit boxLow) (edge boxUnit boxHigh) x 2

/-- C(k) [s] at a point of the box. -/
def costAt (x : Nat → α) (k : Nat) : α :=
  linearCost (fun _ => 0) (part partsUnit boxParts) x 2 k

end Inputs

section Results

/-- The shares of n = 1..4 are those of independent uniform routing. -/
theorem D6_shares :
    ∀ i, i < 4 → (entry sharesLow i : α) ≤ share U 8 (1 + i) ∧
      share U 8 (1 + i) ≤ (entry sharesHigh i : α) :=
  fun _ hi => share_between (us := (uniformRows 288 280 4 (Nat.pow 288 1) (Nat.pow 280 1))) (by decide) (by decide)
    (rows_uniform _ _ _ _ _) (uniform_rows (by decide) (by decide) _ _) (by decide) hi

/-- The share never rises with the number of tokens (results[10]). -/
theorem D6_falls :
    Nonincreasing (share U 8 : Nat → α) :=
  D6_share_antitone (N := 288) (by decide) (by decide)

/-- About the tables, for the theorems below. -/
theorem costs_positive :
    allPositive costs = true :=
  by decide

/-- About the tables, for the theorems below. -/
theorem costs_rows :
    rows costs = 3 + 1 :=
  by decide

/-- About the tables, for the theorems below. -/
theorem errors_rows :
    rows errors = 3 + 1 :=
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

/-- From the acceptance rate 418766865/536870912 on, drafting 3 is not slower than plain decoding,
and up to 837533729/1073741824 not faster (derived.draft_length.thresholds[0]). -/
theorem S2_k3 :
    (∀ a : α, ratio 418766865 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 837533729 1073741824 → ¬ throughput cost a 0 < throughput cost a 3 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 3) (ratio_nonneg 418766865 (by decide)) (Stands.le (stands_entry costs_positive 3) ((stands_tokens 418766865 (by decide) 3).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 3) h0 h (Stands.le ((stands_tokens 837533729 (by decide) 3).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 3) (by decide))⟩

/-- The best draft length never falls as acceptance rises. -/
theorem M3_rises :
    ∀ (a b : α) (j k : Nat), 0 ≤ a → a ≤ b → IsLeastBest cost a 3 j →
      IsLeastBest cost b 3 k → j ≤ k :=
  fun _ _ _ _ h0 h hj hk =>
    M3_least_best_mono (fun i _ => cost_positive i) h0 h hj hk

/-- Drafting 0 is best at every acceptance rate from 0 to 837533729/1073741824
(derived.draft_length.staircase[0]). -/
theorem M3_k0 :
    ∀ a : α, ratio 0 1 ≤ a → a ≤ ratio 837533729 1073741824 → IsBest cost a 3 0 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 0 (by decide)) h1 h2
    (best_of_walk (p := 0) (q := 1) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 837533729) (q := 1073741824) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 3 is best at every acceptance rate from 418766865/536870912 to 1
(derived.draft_length.staircase[1]). -/
theorem M3_k3 :
    ∀ a : α, ratio 418766865 536870912 ≤ a → a ≤ ratio 1 1 → IsBest cost a 3 3 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 418766865 (by decide)) h1 h2
    (best_of_walk (p := 418766865) (q := 536870912) (A := 6922342366067756568336076765625) (B := 2021323970395659980108726272) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1) (q := 1) (A := 1000000) (B := 209) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- The best draft length is 0 at acceptance 1/2 and 0 at 1/2, and between them for every rate
between (derived.draft_length.at[0].best). -/
theorem M4_at0 :
    IsLeastBest cost (ratio 1 2 : α) 3 0 ∧
      IsLeastBest cost (ratio 1 2 : α) 3 0 ∧
      ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsLeastBest cost a 3 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 1) (q := 2) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 1) (q := 2) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 1 (by decide)) h1 h2
      (leastBest_of_walk (p := 1) (q := 2) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 1) (q := 2) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[0].speedup). -/
theorem E3_at0 :
    ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsBest cost a 3 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 1 (by decide)) h1 h2
      (best_of_walk (p := 1) (q := 2) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 1) (q := 2) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[0].bounds). -/
theorem B5_at0 :
    ∀ (C : Nat → α) (a : α), ratio 1 2 ≤ a → a ≤ ratio 1 2 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 1 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 1/2, drafting 0 is certainly best for every common relative error of the costs
below 577/2767 (derived.draft_length.at[0]). -/
theorem B6_at0_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 577 2767 →
      (∀ j, j ≤ 3 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 1 2) 3 0 ∧
        ∀ j, j ≤ 3 → ¬ j = 0 →
          throughput C (ratio 1 2) j < throughput C (ratio 1 2) 0 :=
  fun _ _ he hw => certain_of_walk (p := 1) (q := 2) (s := 2190) (r := 3344) (m := 577)
    (d := 2767) (A := 250000) (B := 73) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 1/2, exactly these lengths are best for some costs within their errors: 0
(derived.draft_length.at[0].possible). -/
theorem B6_at0_possible :
    ∀ k, k ≤ 3 → ((∃ C : Nat → α, (∀ j, j ≤ 3 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 1 2) 3 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 1) (q := 2) (A := 18218750) (B := 5329)
    (l := 0) (ks := 0 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 0 at acceptance 3/5 and 0 at 3/5, and between them for every rate
between (derived.draft_length.at[1].best). -/
theorem M4_at1 :
    IsLeastBest cost (ratio 3 5 : α) 3 0 ∧
      IsLeastBest cost (ratio 3 5 : α) 3 0 ∧
      ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsLeastBest cost a 3 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 3) (q := 5) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 3) (q := 5) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 3 (by decide)) h1 h2
      (leastBest_of_walk (p := 3) (q := 5) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 3) (q := 5) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[1].speedup). -/
theorem E3_at1 :
    ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsBest cost a 3 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 3 (by decide)) h1 h2
      (best_of_walk (p := 3) (q := 5) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 3) (q := 5) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[1].bounds). -/
theorem B5_at1 :
    ∀ (C : Nat → α) (a : α), ratio 3 5 ≤ a → a ≤ ratio 3 5 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 3 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 3/5, drafting 0 is certainly best for every common relative error of the costs
below 6269/45981 (derived.draft_length.at[1]). -/
theorem B6_at1_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 6269 45981 →
      (∀ j, j ≤ 3 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 3 5) 3 0 ∧
        ∀ j, j ≤ 3 → ¬ j = 0 →
          throughput C (ratio 3 5) j < throughput C (ratio 3 5) 0 :=
  fun _ _ he hw => certain_of_walk (p := 3) (q := 5) (s := 39712) (r := 52250) (m := 6269)
    (d := 45981) (A := 250000) (B := 73) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 3/5, exactly these lengths are best for some costs within their errors: 0
(derived.draft_length.at[1].possible). -/
theorem B6_at1_possible :
    ∀ k, k ≤ 3 → ((∃ C : Nat → α, (∀ j, j ≤ 3 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 3 5) 3 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 3) (q := 5) (A := 18218750) (B := 5329)
    (l := 0) (ks := 0 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 0 at acceptance 7/10 and 0 at 7/10, and between them for every rate
between (derived.draft_length.at[2].best). -/
theorem M4_at2 :
    IsLeastBest cost (ratio 7 10 : α) 3 0 ∧
      IsLeastBest cost (ratio 7 10 : α) 3 0 ∧
      ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsLeastBest cost a 3 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 7) (q := 10) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 7) (q := 10) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 7 (by decide)) h1 h2
      (leastBest_of_walk (p := 7) (q := 10) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 7) (q := 10) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[2].speedup). -/
theorem E3_at2 :
    ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsBest cost a 3 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 7 (by decide)) h1 h2
      (best_of_walk (p := 7) (q := 10) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 7) (q := 10) (A := 250000) (B := 73) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[2].bounds). -/
theorem B5_at2 :
    ∀ (C : Nat → α) (a : α), ratio 7 10 ≤ a → a ≤ ratio 7 10 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 7 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 7/10, drafting 0 is certainly best for every common relative error of the costs
below 24091/393909 (derived.draft_length.at[2]). -/
theorem B6_at2_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 24091 393909 →
      (∀ j, j ≤ 3 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 7 10) 3 0 ∧
        ∀ j, j ≤ 3 → ¬ j = 0 →
          throughput C (ratio 7 10) j < throughput C (ratio 7 10) 0 :=
  fun _ _ he hw => certain_of_walk (p := 7) (q := 10) (s := 369818) (r := 418000) (m := 24091)
    (d := 393909) (A := 250000) (B := 73) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 7/10, exactly these lengths are best for some costs within their errors: 0
(derived.draft_length.at[2].possible). -/
theorem B6_at2_possible :
    ∀ k, k ≤ 3 → ((∃ C : Nat → α, (∀ j, j ≤ 3 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 7 10) 3 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 7) (q := 10) (A := 18218750) (B := 5329)
    (l := 0) (ks := 0 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 3 at acceptance 4/5 and 3 at 4/5, and between them for every rate
between (derived.draft_length.at[3].best). -/
theorem M4_at3 :
    IsLeastBest cost (ratio 4 5 : α) 3 3 ∧
      IsLeastBest cost (ratio 4 5 : α) 3 3 ∧
      ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsLeastBest cost a 3 k →
        3 ≤ k ∧ k ≤ 3 :=
  ⟨(leastBest_of_walk (p := 4) (q := 5) (A := 738000) (B := 209) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 4) (q := 5) (A := 738000) (B := 209) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 4 (by decide)) h1 h2
      (leastBest_of_walk (p := 4) (q := 5) (A := 738000) (B := 209) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 4) (q := 5) (A := 738000) (B := 209) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 26937/26125 and 26937/26125
(derived.draft_length.at[3].speedup). -/
theorem E3_at3 :
    ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsBest cost a 3 k →
      (ratio 26937 26125) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 26937 26125) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 4 (by decide)) h1 h2
      (best_of_walk (p := 4) (q := 5) (A := 738000) (B := 209) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 4) (q := 5) (A := 738000) (B := 209) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 26937 (by decide)) (((stands_tokens 4 (by decide) 3).div (stands_entry costs_positive 3) (p := 209) (q := 250000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 4 (by decide) 3).div (stands_entry costs_positive 3) (p := 209) (q := 250000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide)) (stands_ratio 26937 (by decide)) (by decide))⟩

/-- The true speedup of drafting 3, for every true cost within the relative error 1/583 of the
fitted one (derived.draft_length.at[3].bounds). -/
theorem B5_at3 :
    ∀ (C : Nat → α) (a : α), ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      Within (ratio 1 583) (cost 0) (C 0) → Within (ratio 1 583) (cost 3) (C 3) →
      (ratio 107379 104500) ≤ speedup C a 3 ∧ speedup C a 3 ≤ (ratio 2621868 2534125) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 107379 104500))
    (hi := (ratio 2621868 2534125)) (Stands.le stands_zero (stands_ratio 1 (by decide)) (by decide)) (Stands.lt (stands_ratio 1 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) h1 h2 (cost_positive 0) (cost_positive 3) hw0 hwk
    (Stands.le (stands_ratio 107379 (by decide)) (((stands_one.sub (stands_ratio 1 (by decide))).div (stands_one.add (stands_ratio 1 (by decide))) (p := 584) (q := 583) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 3).div (stands_entry costs_positive 3) (p := 209) (q := 250000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 1 (by decide))).div (stands_one.sub (stands_ratio 1 (by decide))) (p := 582) (q := 583) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 3).div (stands_entry costs_positive 3) (p := 209) (q := 250000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide))) (stands_ratio 2621868 (by decide)) (by decide)))

/-- At acceptance 4/5, drafting 3 is certainly best for every common relative error of the costs
below 406/26531 (derived.draft_length.at[3]). -/
theorem B6_at3_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 406 26531 →
      (∀ j, j ≤ 3 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 4 5) 3 3 ∧
        ∀ j, j ≤ 3 → ¬ j = 3 →
          throughput C (ratio 4 5) j < throughput C (ratio 4 5) 3 :=
  fun _ _ he hw => certain_of_walk (p := 4) (q := 5) (s := 26125) (r := 26937) (m := 406)
    (d := 26531) (A := 738000) (B := 209) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 4/5, exactly these lengths are best for some costs within their errors: 3
(derived.draft_length.at[3].possible). -/
theorem B6_at3_possible :
    ∀ k, k ≤ 3 → ((∃ C : Nat → α, (∀ j, j ≤ 3 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 4 5) 3 k) ↔ listed (3 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 4) (q := 5) (A := 154149750) (B := 43681)
    (l := 3) (ks := 3 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 3 at acceptance 9/10 and 3 at 9/10, and between them for every rate
between (derived.draft_length.at[4].best). -/
theorem M4_at4 :
    IsLeastBest cost (ratio 9 10 : α) 3 3 ∧
      IsLeastBest cost (ratio 9 10 : α) 3 3 ∧
      ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsLeastBest cost a 3 k →
        3 ≤ k ∧ k ≤ 3 :=
  ⟨(leastBest_of_walk (p := 9) (q := 10) (A := 45250) (B := 11) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 9) (q := 10) (A := 45250) (B := 11) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 9 (by decide)) h1 h2
      (leastBest_of_walk (p := 9) (q := 10) (A := 45250) (B := 11) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 9) (q := 10) (A := 45250) (B := 11) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 13213/11000 and 13213/11000
(derived.draft_length.at[4].speedup). -/
theorem E3_at4 :
    ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsBest cost a 3 k →
      (ratio 13213 11000) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 13213 11000) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 9 (by decide)) h1 h2
      (best_of_walk (p := 9) (q := 10) (A := 45250) (B := 11) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 9) (q := 10) (A := 45250) (B := 11) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 13213 (by decide)) (((stands_tokens 9 (by decide) 3).div (stands_entry costs_positive 3) (p := 209) (q := 250000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 9 (by decide) 3).div (stands_entry costs_positive 3) (p := 209) (q := 250000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide)) (stands_ratio 13213 (by decide)) (by decide))⟩

/-- The true speedup of drafting 3, for every true cost within the relative error 1/583 of the
fitted one (derived.draft_length.at[4].bounds). -/
theorem B5_at4 :
    ∀ (C : Nat → α) (a : α), ratio 9 10 ≤ a → a ≤ ratio 9 10 →
      Within (ratio 1 583) (cost 0) (C 0) → Within (ratio 1 583) (cost 3) (C 3) →
      (ratio 52671 44000) ≤ speedup C a 3 ∧ speedup C a 3 ≤ (ratio 964549 800250) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 52671 44000))
    (hi := (ratio 964549 800250)) (Stands.le stands_zero (stands_ratio 1 (by decide)) (by decide)) (Stands.lt (stands_ratio 1 (by decide)) stands_one (by decide))
    (ratio_nonneg 9 (by decide)) h1 h2 (cost_positive 0) (cost_positive 3) hw0 hwk
    (Stands.le (stands_ratio 52671 (by decide)) (((stands_one.sub (stands_ratio 1 (by decide))).div (stands_one.add (stands_ratio 1 (by decide))) (p := 584) (q := 583) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 3).div (stands_entry costs_positive 3) (p := 209) (q := 250000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 1 (by decide))).div (stands_one.sub (stands_ratio 1 (by decide))) (p := 582) (q := 583) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 3).div (stands_entry costs_positive 3) (p := 209) (q := 250000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide))) (stands_ratio 964549 (by decide)) (by decide)))

/-- At acceptance 9/10, drafting 3 is certainly best for every common relative error of the costs
below 2213/24213 (derived.draft_length.at[4]). -/
theorem B6_at4_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 2213 24213 →
      (∀ j, j ≤ 3 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 9 10) 3 3 ∧
        ∀ j, j ≤ 3 → ¬ j = 3 →
          throughput C (ratio 9 10) j < throughput C (ratio 9 10) 3 :=
  fun _ _ he hw => certain_of_walk (p := 9) (q := 10) (s := 22000) (r := 26426) (m := 2213)
    (d := 24213) (A := 45250) (B := 11) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 9/10, exactly these lengths are best for some costs within their errors: 3
(derived.draft_length.at[4].possible). -/
theorem B6_at4_possible :
    ∀ k, k ≤ 3 → ((∃ C : Nat → α, (∀ j, j ≤ 3 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 9 10) 3 k) ↔ listed (3 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 9) (q := 10) (A := 37806375) (B := 9196)
    (l := 3) (ks := 3 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 3 at acceptance 19/20 and 3 at 19/20, and between them for every rate
between (derived.draft_length.at[5].best). -/
theorem M4_at5 :
    IsLeastBest cost (ratio 19 20 : α) 3 3 ∧
      IsLeastBest cost (ratio 19 20 : α) 3 3 ∧
      ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsLeastBest cost a 3 k →
        3 ≤ k ∧ k ≤ 3 :=
  ⟨(leastBest_of_walk (p := 19) (q := 20) (A := 3709875) (B := 836) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 19) (q := 20) (A := 3709875) (B := 836) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 19 (by decide)) h1 h2
      (leastBest_of_walk (p := 19) (q := 20) (A := 3709875) (B := 836) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 19) (q := 20) (A := 3709875) (B := 836) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 2166567/1672000 and 2166567/1672000
(derived.draft_length.at[5].speedup). -/
theorem E3_at5 :
    ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsBest cost a 3 k →
      (ratio 2166567 1672000) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 2166567 1672000) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 19 (by decide)) h1 h2
      (best_of_walk (p := 19) (q := 20) (A := 3709875) (B := 836) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 19) (q := 20) (A := 3709875) (B := 836) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 2166567 (by decide)) (((stands_tokens 19 (by decide) 3).div (stands_entry costs_positive 3) (p := 209) (q := 250000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 19 (by decide) 3).div (stands_entry costs_positive 3) (p := 209) (q := 250000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide)) (stands_ratio 2166567 (by decide)) (by decide))⟩

/-- The true speedup of drafting 3, for every true cost within the relative error 1/583 of the
fitted one (derived.draft_length.at[5].bounds). -/
theorem B5_at5 :
    ∀ (C : Nat → α) (a : α), ratio 19 20 ≤ a → a ≤ ratio 19 20 →
      Within (ratio 1 583) (cost 0) (C 0) → Within (ratio 1 583) (cost 3) (C 3) →
      (ratio 8636589 6688000) ≤ speedup C a 3 ∧ speedup C a 3 ≤ (ratio 52719797 40546000) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 8636589 6688000))
    (hi := (ratio 52719797 40546000)) (Stands.le stands_zero (stands_ratio 1 (by decide)) (by decide)) (Stands.lt (stands_ratio 1 (by decide)) stands_one (by decide))
    (ratio_nonneg 19 (by decide)) h1 h2 (cost_positive 0) (cost_positive 3) hw0 hwk
    (Stands.le (stands_ratio 8636589 (by decide)) (((stands_one.sub (stands_ratio 1 (by decide))).div (stands_one.add (stands_ratio 1 (by decide))) (p := 584) (q := 583) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 3).div (stands_entry costs_positive 3) (p := 209) (q := 250000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 1 (by decide))).div (stands_one.sub (stands_ratio 1 (by decide))) (p := 582) (q := 583) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 3).div (stands_entry costs_positive 3) (p := 209) (q := 250000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide))) (stands_ratio 52719797 (by decide)) (by decide)))

/-- At acceptance 19/20, drafting 3 is certainly best for every common relative error of the costs
below 494567/3838567 (derived.draft_length.at[5]). -/
theorem B6_at5_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 494567 3838567 →
      (∀ j, j ≤ 3 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 19 20) 3 3 ∧
        ∀ j, j ≤ 3 → ¬ j = 3 →
          throughput C (ratio 19 20) j < throughput C (ratio 19 20) 3 :=
  fun _ _ he hw => certain_of_walk (p := 19) (q := 20) (s := 3344000) (r := 4333134) (m := 494567)
    (d := 3838567) (A := 3709875) (B := 836) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 19/20, exactly these lengths are best for some costs within their errors: 3
(derived.draft_length.at[5].possible). -/
theorem B6_at5_possible :
    ∀ k, k ≤ 3 → ((∃ C : Nat → α, (∀ j, j ≤ 3 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 19 20) 3 k) ↔ listed (3 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 19) (q := 20) (A := 6199201125) (B := 1397792)
    (l := 3) (ks := 3 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- Expected tokens of a step that drafts 3 at acceptance 4/5 (results[0]). -/
theorem E1_k3 :
    (1 - ratio 4 5) * expectedTokens (ratio 4 5 : α) 3 = 1 - (ratio 4 5) ^ (3 + 1) ∧
      ((ratio 369 125) : α) ≤ expectedTokens (ratio 4 5) 3 ∧ expectedTokens (ratio 4 5) 3 ≤ ((ratio 369 125) : α) :=
  ⟨E1_closed_form (ratio 4 5) 3,
    (Stands.le (stands_ratio 369 (by decide)) (stands_tokens 4 (by decide) 3) (by decide)),
    (Stands.le (stands_tokens 4 (by decide) 3) (stands_ratio 369 (by decide)) (by decide))⟩

/-- Expected tokens of a step that drafts 3 at acceptance 4/5 (results[1]). -/
theorem E2_k3 :
    sumTo (fun j => natCast (j + 1) * ((ratio 4 5) ^ j * (1 - ratio 4 5))) 3 +
        natCast (3 + 1) * (ratio 4 5) ^ 3 =
      expectedTokens (ratio 4 5 : α) 3 ∧
      ((ratio 369 125) : α) ≤ expectedTokens (ratio 4 5) 3 ∧ expectedTokens (ratio 4 5) 3 ≤ ((ratio 369 125) : α) :=
  ⟨E2_expectation (ratio 4 5) 3,
    (Stands.le (stands_ratio 369 (by decide)) (stands_tokens 4 (by decide) 3) (by decide)),
    (Stands.le (stands_tokens 4 (by decide) 3) (stands_ratio 369 (by decide)) (by decide))⟩

/-- Expected tokens over the interval of acceptance (results[2]). -/
theorem E3_k3 :
    ∀ a : α, ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      (ratio 369 125) ≤ expectedTokens a 3 ∧ expectedTokens a 3 ≤ (ratio 369 125) :=
  fun _ h1 h2 => ⟨le_trans (Stands.le (stands_ratio 369 (by decide)) (stands_tokens 4 (by decide) 3) (by decide)) (E3_mono (ratio_nonneg 4 (by decide)) h1 3),
    le_trans (E3_mono (le_trans (ratio_nonneg 4 (by decide)) h1) h2 3) (Stands.le (stands_tokens 4 (by decide) 3) (stands_ratio 369 (by decide)) (by decide))⟩

/-- Drafting 3 is faster than plain decoding at acceptance 4/5 (results[3]). -/
theorem S1_k3 :
    throughput cost (ratio 4 5 : α) 0 < throughput cost (ratio 4 5) 3 ∧
      ((ratio 26937 26125) : α) ≤ speedup cost (ratio 4 5) 3 ∧ speedup cost (ratio 4 5) 3 ≤ ((ratio 26937 26125) : α) :=
  ⟨(S1_faster_iff (cost_positive 0) (cost_positive 3)).mpr (Stands.lt (stands_entry costs_positive 3) ((stands_tokens 4 (by decide) 3).mul (stands_entry costs_positive 0)) (by decide)),
    (Stands.le (stands_ratio 26937 (by decide)) (((stands_tokens 4 (by decide) 3).div (stands_entry costs_positive 3) (p := 209) (q := 250000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide)) (by decide)),
    (Stands.le (((stands_tokens 4 (by decide) 3).div (stands_entry costs_positive 3) (p := 209) (q := 250000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (p := 250000) (q := 73) (by decide) (by decide)) (stands_ratio 26937 (by decide)) (by decide))⟩

/-- How many times as many tokens a draft of 3 emits as one of 0 (results[6]). -/
theorem M1_k0_k3 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 0 ≤ expectedTokens a 3 ∧
        expectedTokens a 3 ≤ (ratio 4 1) * expectedTokens a 0 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (3 + 1)) ((stands_ratio 4 (by decide)).mul (stands_natCast (0 + 1))) (by decide))

/-- From the acceptance rate 418766865/536870912 on, drafting 3 is at least as fast as 0, and up to
837533729/1073741824 the other way round (results[7]). -/
theorem M2_k0_k3 :
    (∀ a : α, ratio 418766865 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 837533729 1073741824 → throughput cost a 3 ≤ throughput cost a 0 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 0) (cost_positive 3) (ratio_nonneg 418766865 (by decide)) h (by decide) (Stands.le ((stands_tokens 418766865 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) ((stands_tokens 418766865 (by decide) 3).div (stands_entry costs_positive 3) (p := 209) (q := 250000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 0) (cost_positive 3) h0 h (by decide) (Stands.le ((stands_tokens 837533729 (by decide) 3).div (stands_entry costs_positive 3) (p := 209) (q := 250000) (by decide) (by decide)) ((stands_tokens 837533729 (by decide) 0).div (stands_entry costs_positive 0) (p := 73) (q := 250000) (by decide) (by decide)) (by decide))⟩

/-- The error that covers every cost, 1/583, is below that margin (results[12]). -/
theorem B6_k3 :
    ((ratio 1 583) : α) < (ratio 406 26531) :=
  (Stands.lt (stands_ratio 1 (by decide)) (stands_ratio 406 (by decide)) (by decide))

/-- Whatever the true costs within the relative error 1/583, drafting 3 at acceptance 4/5 loses at
most the share 1/292 of the best throughput (results[13]). -/
theorem B7_k3 :
    ∀ (C : Nat → α) (k : Nat), (∀ j, j ≤ 3 → Within (ratio 1 583) (cost j) (C j)) →
      IsBest C (ratio 4 5) 3 k →
        (1 - (ratio 1 292)) * throughput C (ratio 4 5) k ≤ throughput C (ratio 4 5) 3 :=
  fun _ _ hw hk => regret_share (Stands.le stands_zero (stands_ratio 1 (by decide)) (by decide)) (Stands.lt (stands_ratio 1 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) cost_positive hw
    (best_of_walk (p := 4) (q := 5) (A := 738000) (B := 209) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
    (Stands.le ((stands_one.add (stands_ratio 1 (by decide))).mul (stands_one.sub (stands_ratio 1 (by decide)))) (stands_one.sub (stands_ratio 1 (by decide))) (by decide))

/-- Within the error: time of a pass over 1 tokens, per_slot, measured [s]. -/
theorem box_0_within :
    (edge boxUnit boxLow 0 : α) = ((1 - (ratio 1 583)) * cost 0) ∧
      (edge boxUnit boxHigh 0 : α) = ((1 + (ratio 1 583)) * cost 0) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 0) ((stands_one.sub (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 0)) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 0) ((stands_one.add (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 0)) (by decide))⟩

/-- Within the error: time of a pass over 4 tokens, per_slot, measured [s]. -/
theorem box_1_within :
    (edge boxUnit boxLow 1 : α) = ((1 - (ratio 1 1671)) * cost 3) ∧
      (edge boxUnit boxHigh 1 : α) = ((1 + (ratio 1 1671)) * cost 3) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 1) ((stands_one.sub (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 3)) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 1) ((stands_one.add (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 3)) (by decide))⟩

/-- The coefficients of C(0), a pass over 1 tokens. -/
theorem parts_0_requested :
    (part partsUnit boxParts 0 0 : α) = natCast 1 :=
  (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 0) (stands_natCast 1) (by decide))

/-- The coefficients of C(3), a pass over 4 tokens. -/
theorem parts_3_requested :
    (part partsUnit boxParts 1 3 : α) = natCast 1 :=
  (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 3) (stands_natCast 1) (by decide))

/-- Of the table. -/
theorem parts_rows :
    lengths boxParts = 3 + 1 :=
  by decide

/-- Every length costs something in all of the box. -/
theorem parts_positive :
    allCost boxLow 2 boxParts = true :=
  by decide

/-- At acceptance 1/2, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[0].possible_common). -/
theorem B8_at0 :
    ∀ k, k ≤ 3 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 1 2) 3 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 2) (p := 1) (q := 2) (ks := 0 :: List.nil)
    (rs := ((1, 1), 1 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 121774125000) (A := 1) (B := 1)
    (r := 35497053) (ys := 35497053 :: 101864092 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 3/5, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[1].possible_common). -/
theorem B8_at1 :
    ∀ k, k ≤ 3 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 3 5) 3 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 2) (p := 3) (q := 5) (ks := 0 :: List.nil)
    (rs := ((1, 1), 1 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 121774125000) (A := 1) (B := 1)
    (r := 35497053) (ys := 35497053 :: 101864092 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 7/10, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[2].possible_common). -/
theorem B8_at2 :
    ∀ k, k ≤ 3 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 7 10) 3 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 2) (p := 7) (q := 10) (ks := 0 :: List.nil)
    (rs := ((1, 1), 1 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 121774125000) (A := 1) (B := 1)
    (r := 35497053) (ys := 35497053 :: 101864092 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 4/5, exactly these lengths are best for some bandwidths and times of the box: 3
(derived.draft_length.at[3].possible_common). -/
theorem B8_at3 :
    ∀ k, k ≤ 3 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 4 5) 3 k) ↔ listed (3 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 2) (p := 4) (q := 5) (ks := 3 :: List.nil)
    (rs := ((369, 125), 0 :: 1 :: List.nil) :: ((1, 1), 1 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 3) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 121774125000) (A := 369) (B := 125)
    (r := 101742245) (ys := 35619036 :: 101742245 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 9/10, exactly these lengths are best for some bandwidths and times of the box: 3
(derived.draft_length.at[4].possible_common). -/
theorem B8_at4 :
    ∀ k, k ≤ 3 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 9 10) 3 k) ↔ listed (3 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 2) (p := 9) (q := 10) (ks := 3 :: List.nil)
    (rs := ((3439, 1000), 0 :: 1 :: List.nil) :: ((1, 1), 1 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 3) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 121774125000) (A := 3439) (B := 1000)
    (r := 101742245) (ys := 35619036 :: 101742245 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 19/20, exactly these lengths are best for some bandwidths and times of the box: 3
(derived.draft_length.at[5].possible_common). -/
theorem B8_at5 :
    ∀ k, k ≤ 3 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 19 20) 3 k) ↔ listed (3 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 2) (p := 19) (q := 20) (ks := 3 :: List.nil)
    (rs := ((29679, 8000), 0 :: 1 :: List.nil) :: ((1, 1), 1 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 3) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 121774125000) (A := 29679) (B := 8000)
    (r := 101742245) (ys := 35619036 :: 101742245 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

end Results

end SpecMoE.Certificate
