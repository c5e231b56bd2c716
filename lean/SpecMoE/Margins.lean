import SpecMoE.Tables
/-!
# Errors of costs, by computation on a table: certain and possible best lengths

Applies B6 to tables: up to which common error a length is certainly best, and which lengths are
best for some costs within an error for each length.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Certain

/-- With the relative error `m / d`, and `s = d - m`, `r = d + m`: the throughput `A / B` of length
`k` leads `x / y` of length `j` by the factor `r / s` or more. -/
def leadTest (s r d A B k j x y : Nat) : Bool :=
  cond (Nat.beq j k) (Nat.beq (Nat.mul x B) (Nat.mul A y))
    (Nat.ble (Nat.mul (Nat.mul r x) (Nat.mul d B)) (Nat.mul (Nat.mul s A) (Nat.mul d y)))

/-- What the lead means for throughputs. -/
theorem lead_of_test {s r d m A B k j x y : Nat} {tj tk : α} (hd : 0 < d) (hB : 0 < B) (hy : 0 < y)
    (hs : s + m = d) (hr : r = d + m) (hne : ¬ j = k) (hj : tj = ratio x y) (hk : tk = ratio A B)
    (h : leadTest s r d A B k j x y = true) :
    (1 + ratio m d) * tj ≤ (1 - ratio m d) * tk := by
  have h1 : cond (Nat.beq j k) (Nat.beq (x * B) (A * y))
      (Nat.ble (r * x * (d * B)) (s * A * (d * y))) = true := h
  rw [nat_beq_false hne] at h1
  rw [one_add_ratio m hd, one_sub_ratio hd hs, hj, hk, ratio_mul_ratio _ _ hd hy,
    ratio_mul_ratio _ _ hd hB, ← hr]
  exact (ratio_le_iff (nat_mul_pos hd hy) (nat_mul_pos hd hB)).mpr (Nat.le_of_ble_eq_true h1)

/-- A lead at the error `m / d` is a strict lead at every smaller one. -/
theorem lead_smaller {e M tj tk : α} (he : e < M) (htj : 0 < tj) (htk : 0 < tk)
    (h : (1 + M) * tj ≤ (1 - M) * tk) : (1 + e) * tj < (1 - e) * tk := by
  have h1 : (1 + e) * tj < (1 + M) * tj := mul_lt_mul_right htj (add_lt_add_left he 1)
  have h2 : (1 - M) * tk < (1 - e) * tk := mul_lt_mul_right htk (sub_lt_sub_left he 1)
  exact lt_trans (lt_of_lt_of_le h1 h) h2

/-- Throughputs of a positive table are positive. -/
theorem throughput_entry_pos {cs : Table} (hpos : allPositive cs = true) (p : Nat)
    {q : Nat} (hq : 0 < q) (k : Nat) :
    (0 : α) < throughput (entry cs) (ratio p q) k :=
  div_pos (expectedTokens_pos (ratio_nonneg p hq) k) (entry_pos hpos k)

/-- By B6: for every common relative error below `m / d`, length `k` is truly the best one, and
the only one. -/
theorem certain_of_walk {p q s r m d A B K k : Nat} (hq : 0 < q) (hB : 0 < B) (hd : 0 < d)
    (hs : s + m = d) (hr : r = d + m) {cs : Table} (hpos : allPositive cs = true)
    (hK : rows cs = K + 1) (hk : k ≤ K) (h : walkAll p q (leadTest s r d A B k) cs = true)
    {e : α} (he : e < ratio m d) {C : Nat → α}
    (hw : ∀ j, j ≤ K → Within e (entry cs j) (C j)) :
    IsLeastBest C (ratio p q) K k ∧
      ∀ j, j ≤ K → ¬ j = k → throughput C (ratio p q) j < throughput C (ratio p q) k := by
  have small : e < 1 := by
    apply lt_of_lt_of_le he
    apply (div_le_one (natCast_pos hd)).mpr
    apply natCast_le
    rw [← hs]
    exact Nat.le_add_left m s
  refine B6_certain small (ratio_nonneg p hq) (fun j _ => entry_pos hpos j) hw hk ?_
  intro j hj hne
  apply lead_smaller he (throughput_entry_pos hpos p hq j) (throughput_entry_pos hpos p hq k)
  obtain ⟨x, y, hy, hxy, htest⟩ := walkAll_tested (α := α) hq hpos hK h hj
  obtain ⟨x', y', hy', hxy', htest'⟩ := walkAll_tested (α := α) hq hpos hK h hk
  have same : x' * B = A * y' := by
    have h1 : cond (Nat.beq k k) (Nat.beq (x' * B) (A * y'))
        (Nat.ble (r * x' * (d * B)) (s * A * (d * y'))) = true := htest'
    rw [nat_beq_self] at h1
    exact Nat.eq_of_beq_eq_true h1
  have value : throughput (entry cs : Nat → α) (ratio p q) k = ratio A B := by
    rw [hxy']
    exact ratio_eq hy' hB same
  exact lead_of_test hd hB hy hs hr hne hxy value htest

end Certain

section Possible

/-- Costs that favour length `k`: the cheapest for it, the dearest for every other one. -/
def favouring (cheap dear : Nat → α) (k j : Nat) : α := cond (Nat.beq j k) (cheap j) (dear j)

/-- A length is best for some costs within the errors exactly if it is best when its own cost is
the least and all others are the greatest within the errors. -/
theorem possible_iff {C e : Nat → α} {a : α} {K k : Nat} (ha : 0 ≤ a) (hC : ∀ j, 0 < C j)
    (he0 : ∀ j, 0 ≤ e j) (he : ∀ j, e j < 1) (hk : k ≤ K) :
    (∃ C' : Nat → α, (∀ j, j ≤ K → Within (e j) (C j) (C' j)) ∧ IsBest C' a K k) ↔
      ∀ j, j ≤ K → ¬ j = k → throughput (fun i => (1 + e i) * C i) a j ≤
        throughput (fun i => (1 - e i) * C i) a k := by
  have cheap_pos : ∀ j, 0 < (1 - e j) * C j := fun j => mul_pos (sub_pos.mpr (he j)) (hC j)
  have cheap_le : ∀ j, (1 - e j) * C j ≤ (1 + e j) * C j := fun j =>
    mul_le_mul_right (le_of_lt (hC j)) (le_trans (sub_le_self (he0 j))
      (le_add_of_nonneg_right (he0 j)))
  have tokens : ∀ j, 0 ≤ expectedTokens a j := fun j => le_of_lt (expectedTokens_pos ha j)
  constructor
  · intro hpos j hj _
    obtain ⟨C', hw, hbest⟩ := hpos
    have pos : ∀ i, i ≤ K → 0 < C' i := fun i hi => lt_of_lt_of_le (cheap_pos i) (hw i hi).1
    have h1 : expectedTokens a j / ((1 + e j) * C j) ≤ expectedTokens a j / C' j :=
      div_le_div_left (tokens j) (pos j hj) (hw j hj).2
    have h2 : expectedTokens a k / C' k ≤ expectedTokens a k / ((1 - e k) * C k) :=
      div_le_div_left (tokens k) (cheap_pos k) (hw k hk).1
    exact le_trans h1 (le_trans (hbest.2 j hj) h2)
  · intro h
    have own : favouring (fun i => (1 - e i) * C i) (fun i => (1 + e i) * C i) k k =
        (1 - e k) * C k := by
      have h1 : cond (Nat.beq k k) ((1 - e k) * C k) ((1 + e k) * C k) = (1 - e k) * C k := by
        rw [nat_beq_self]
        exact rfl
      exact h1
    have others : ∀ j, ¬ j = k →
        favouring (fun i => (1 - e i) * C i) (fun i => (1 + e i) * C i) k j =
          (1 + e j) * C j := by
      intro j hj
      have h1 : cond (Nat.beq j k) ((1 - e j) * C j) ((1 + e j) * C j) = (1 + e j) * C j := by
        rw [nat_beq_false hj]
        exact rfl
      exact h1
    refine ⟨favouring (fun i => (1 - e i) * C i) (fun i => (1 + e i) * C i) k, ?_, hk, ?_⟩
    · intro j _
      by_cases hj : j = k
      · rw [hj, own]
        exact ⟨le_refl _, cheap_le k⟩
      · rw [others j hj]
        exact ⟨cheap_le j, le_refl _⟩
    · intro j hj
      by_cases hjk : j = k
      · rw [hjk]
        exact le_refl _
      · have h1 := h j hj hjk
        have h2 : expectedTokens a j / ((1 + e j) * C j) ≤
            expectedTokens a k / ((1 - e k) * C k) := h1
        rw [throughput_def, throughput_def, own, others j hjk]
        exact h2

/-- The table of the dearest costs within the errors `(p, q)`, each for `p / q`. -/
def dearest : Table → Table → Table
  | List.cons e es, List.cons c cs =>
    List.cons (Nat.mul (Nat.add e.2 e.1) c.1, Nat.mul e.2 c.2) (dearest es cs)
  | _, _ => List.nil

/-- The table of the cheapest costs within the errors. -/
def cheapest : Table → Table → Table
  | List.cons e es, List.cons c cs =>
    List.cons (Nat.mul (Nat.sub e.2 e.1) c.1, Nat.mul e.2 c.2) (cheapest es cs)
  | _, _ => List.nil

/-- Whether all rows are at least zero and less than one. -/
def allErrors : Table → Bool
  | List.nil => true
  | List.cons c cs => cond (Nat.ble (c.1 + 1) c.2) (allErrors cs) false

/-- Row `k` of a table of errors; zero beyond its end. -/
def errorEntry : Table → Nat → α
  | List.nil, _ => 0
  | List.cons c _, 0 => ratio c.1 c.2
  | List.cons _ cs, k + 1 => errorEntry cs k

/-- The errors of a table of errors are at least zero and less than one. -/
theorem errorEntry_bounds {es : Table} (h : allErrors es = true) (k : Nat) :
    (0 : α) ≤ errorEntry es k ∧ (errorEntry es k : α) < 1 := by
  induction es generalizing k with
  | nil => exact ⟨le_refl 0, zero_lt_one⟩
  | cons c es ih =>
    obtain ⟨h1, h2⟩ := both_of_cond h
    have less : c.1 < c.2 := Nat.le_of_ble_eq_true h1
    have pos : 0 < c.2 := Nat.lt_of_le_of_lt (Nat.zero_le c.1) less
    cases k with
    | zero => exact ⟨ratio_nonneg c.1 pos, (div_lt_one (natCast_pos pos)).mpr (natCast_lt less)⟩
    | succ k => exact ih h2 k

/-- The rows of the two tables are the greatest and the least cost within the error. -/
theorem shifted_entry {es cs : Table} (he : allErrors es = true)
    (hc : allPositive cs = true) {n k : Nat} (hes : rows es = n) (hcs : rows cs = n)
    (hk : k < n) :
    (entry (dearest es cs) k : α) = (1 + errorEntry es k) * entry cs k ∧
      (entry (cheapest es cs) k : α) = (1 - errorEntry es k) * entry cs k := by
  induction es generalizing cs n k with
  | nil =>
    have h0 : 0 = n := hes
    rw [← h0] at hk
    exact absurd hk (nat_not_lt_zero k)
  | cons e es ih =>
    obtain ⟨h1, h2⟩ := both_of_cond he
    have less : e.1 < e.2 := Nat.le_of_ble_eq_true h1
    have pos : 0 < e.2 := Nat.lt_of_le_of_lt (Nat.zero_le e.1) less
    cases cs with
    | nil =>
      have h0 : 0 = n := hcs
      rw [← h0] at hk
      exact absurd hk (nat_not_lt_zero k)
    | cons c cs =>
      obtain ⟨_, hd, hrest⟩ := allPositive_cons hc
      cases n with
      | zero => exact absurd hk (nat_not_lt_zero k)
      | succ n =>
        cases k with
        | zero =>
          have dear : (ratio ((e.2 + e.1) * c.1) (e.2 * c.2) : α) =
              (1 + ratio e.1 e.2) * ratio c.1 c.2 := by
            rw [one_add_ratio e.1 pos, ratio_mul_ratio _ _ pos hd]
          have cheap : (ratio (Nat.sub e.2 e.1 * c.1) (e.2 * c.2) : α) =
              (1 - ratio e.1 e.2) * ratio c.1 c.2 := by
            rw [one_sub_ratio pos (nat_sub_add (Nat.le_of_lt less)), ratio_mul_ratio _ _ pos hd]
          exact ⟨dear, cheap⟩
        | succ k =>
          exact ih h2 hrest (congrArg Nat.pred hes) (congrArg Nat.pred hcs)
            (Nat.le_of_succ_le_succ hk)

/-- The number of rows of the two tables. -/
theorem shifted_rows {es cs : Table} {n : Nat} (hes : rows es = n) (hcs : rows cs = n) :
    rows (dearest es cs) = n ∧ rows (cheapest es cs) = n := by
  induction es generalizing cs n with
  | nil => exact ⟨hes, hes⟩
  | cons e es ih =>
    cases cs with
    | nil => exact ⟨hcs, hcs⟩
    | cons c cs =>
      cases n with
      | zero => cases hes
      | succ n =>
        obtain ⟨h1, h2⟩ := ih (congrArg Nat.pred hes) (congrArg Nat.pred hcs)
        exact ⟨congrArg (fun i => i + 1) h1, congrArg (fun i => i + 1) h2⟩

/-- The throughput `x / y` of length `j` reaches `A / B` exactly if `j` is in the list. -/
def reachTest (A B : Nat) (ks : List Nat) (j x y : Nat) : Bool :=
  cond (Nat.ble (Nat.mul A y) (Nat.mul x B)) (listed ks j) (cond (listed ks j) false true)

/-- What the test says. -/
theorem reachTest_iff {A B j x y : Nat} {ks : List Nat} (h : reachTest A B ks j x y = true) :
    A * y ≤ x * B ↔ listed ks j = true := by
  by_cases hle : A * y ≤ x * B
  · have h1 : cond (Nat.ble (A * y) (x * B)) (listed ks j) (cond (listed ks j) false true) =
        true := h
    rw [Nat.ble_eq_true_of_le hle] at h1
    exact ⟨fun _ => h1, fun _ => hle⟩
  · have h1 : cond (Nat.ble (A * y) (x * B)) (listed ks j) (cond (listed ks j) false true) =
        true := h
    rw [nat_ble_false (nat_lt_of_not_le hle)] at h1
    constructor
    · intro h2
      exact absurd h2 hle
    · intro h2
      rw [h2] at h1
      cases h1

/-- Exactly the lengths listed are best for some costs within
their errors.  `A / B` is the greatest throughput at the dearest costs, that of length `l`. -/
theorem possible_of_walk {p q A B K l : Nat} (hq : 0 < q) (hB : 0 < B) {es cs : Table}
    {ks : List Nat} (herr : allErrors es = true) (hpos : allPositive cs = true)
    (hes : rows es = K + 1) (hcs : rows cs = K + 1) (hl : l ≤ K)
    (hdear : allPositive (dearest es cs) = true) (hcheap : allPositive (cheapest es cs) = true)
    (hmost : walkAll p q (atMostTest A B l) (dearest es cs) = true)
    (hreach : walkAll p q (reachTest A B ks) (cheapest es cs) = true) {k : Nat} (hk : k ≤ K) :
    (∃ C : Nat → α, (∀ j, j ≤ K → Within (errorEntry es j) (entry cs j) (C j)) ∧
      IsBest C (ratio p q) K k) ↔ listed ks k = true := by
  have sizes := shifted_rows hes hcs
  have dear : ∀ j, j ≤ K → throughput (fun i => (1 + errorEntry es i) * entry cs i)
      (ratio p q : α) j = throughput (entry (dearest es cs)) (ratio p q) j := by
    intro j hj
    have h1 := (shifted_entry (α := α) herr hpos hes hcs (Nat.lt_succ_of_le hj)).1
    rw [throughput_def, throughput_def, h1]
  have cheap : throughput (fun i => (1 - errorEntry es i) * entry cs i) (ratio p q : α) k =
      throughput (entry (cheapest es cs)) (ratio p q) k := by
    have h1 := (shifted_entry (α := α) herr hpos hes hcs (Nat.lt_succ_of_le hk)).2
    rw [throughput_def, throughput_def, h1]
  obtain ⟨x, y, hy, hxy, htest⟩ := walkAll_tested (α := α) hq hcheap sizes.2 hreach hk
  have top := throughput_of_walk (α := α) hq hB hdear sizes.1 hl hmost
  have best := best_of_walk (α := α) hq hB hdear sizes.1 hl hmost
  have reaches : (ratio A B : α) ≤ ratio x y ↔ listed ks k = true := by
    rw [ratio_le_iff hB hy]
    exact reachTest_iff htest
  refine Iff.trans (possible_iff (ratio_nonneg p hq) (entry_pos hpos)
    (fun j => (errorEntry_bounds herr j).1) (fun j => (errorEntry_bounds herr j).2) hk) ?_
  rw [← reaches, cheap, hxy]
  constructor
  · intro h
    by_cases hlk : l = k
    · have own : (entry (cheapest es cs) k : α) ≤ entry (dearest es cs) k := by
        have h1 := shifted_entry (α := α) herr hpos hes hcs (Nat.lt_succ_of_le hk)
        have h2 := (errorEntry_bounds (α := α) herr k).1
        rw [h1.1, h1.2]
        exact mul_le_mul_right (le_of_lt (entry_pos hpos k))
          (le_trans (sub_le_self h2) (le_add_of_nonneg_right h2))
      rw [← top, ← hxy, hlk]
      exact div_le_div_left (le_of_lt (expectedTokens_pos (ratio_nonneg p hq) k))
        (entry_pos hcheap k) own
    · have h1 := h l hl hlk
      rw [dear l hl, top] at h1
      exact h1
  · intro h j hj _
    rw [dear j hj]
    have h1 := best.2 j hj
    rw [top] at h1
    exact le_trans h1 h

end Possible

end SpecMoE
