import SpecMoE.Model
/-!
# First facts about the definitions: equation lemmas, and that best lengths and crossovers exist
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Tokens

/-- Plain decoding emits one token per step. -/
theorem expectedTokens_zero (a : α) : expectedTokens a 0 = 1 := sumTo_one (fun i => a ^ i)

/-- One more drafted token adds its chance of being reached and accepted. -/
theorem expectedTokens_succ (a : α) (k : Nat) :
    expectedTokens a (k + 1) = expectedTokens a k + a ^ (k + 1) := rfl

/-- The cost of a plain step is one pass over one token, when drafting nothing costs nothing. -/
theorem stepCost_zero (T D : Nat → α) (h : D 0 = 0) : stepCost T D 0 = T 1 := by
  calc T (0 + 1) + D 0 = T 1 + 0 := by rw [h]
    _ = T 1 := add_zero (T 1)

/-- What the throughput is. -/
theorem throughput_def (C : Nat → α) (a : α) (k : Nat) :
    throughput C a k = expectedTokens a k / C k := rfl

/-- Throughputs compare as the cross products of tokens and costs do. -/
theorem throughput_le_iff {C : Nat → α} {a b : α} {j k : Nat} (hj : 0 < C j) (hk : 0 < C k) :
    throughput C a j ≤ throughput C b k ↔
      expectedTokens a j * C k ≤ expectedTokens b k * C j := div_le_div_iff hj hk

/-- Throughputs compare strictly as the cross products of tokens and costs do. -/
theorem throughput_lt_iff {C : Nat → α} {a b : α} {j k : Nat} (hj : 0 < C j) (hk : 0 < C k) :
    throughput C a j < throughput C b k ↔
      expectedTokens a j * C k < expectedTokens b k * C j := div_lt_div_iff hj hk

end Tokens

section BestLength

/-- There is a least best draft length: `k*(a)` exists. -/
theorem exists_leastBest (C : Nat → α) (a : α) (K : Nat) : ∃ k, IsLeastBest C a K k := by
  obtain ⟨k, hk, hmax, hleast⟩ := exists_least_max (throughput C a) K
  refine ⟨k, ⟨hk, hmax⟩, ?_⟩
  intro j hj
  exact nat_le_of_not_lt (fun h => not_le_of_lt (hleast j h) (hj.2 k hk))

/-- There is a greatest best draft length. -/
theorem exists_greatestBest (C : Nat → α) (a : α) (K : Nat) : ∃ k, IsGreatestBest C a K k := by
  obtain ⟨k, hk, hmax, hgreatest⟩ := exists_greatest_max (throughput C a) K
  refine ⟨k, ⟨hk, hmax⟩, ?_⟩
  intro j hj
  exact nat_le_of_not_lt (fun h => not_le_of_lt (hgreatest j h hj.1) (hj.2 k hk))

/-- There is only one least best draft length. -/
theorem leastBest_unique {C : Nat → α} {a : α} {K j k : Nat} (hj : IsLeastBest C a K j)
    (hk : IsLeastBest C a K k) : j = k := Nat.le_antisymm (hj.2 k hk.1) (hk.2 j hj.1)

/-- There is only one greatest best draft length. -/
theorem greatestBest_unique {C : Nat → α} {a : α} {K j k : Nat} (hj : IsGreatestBest C a K j)
    (hk : IsGreatestBest C a K k) : j = k := Nat.le_antisymm (hk.2 j hj.1) (hj.2 k hk.1)

/-- Every length below the least best one is strictly worse. -/
theorem lt_leastBest {C : Nat → α} {a : α} {K j k : Nat} (hk : IsLeastBest C a K k)
    (hj : j < k) : throughput C a j < throughput C a k := by
  apply lt_of_not_le
  intro h
  have best : IsBest C a K j :=
    ⟨Nat.le_trans (Nat.le_of_lt hj) hk.1.1, fun i hi => le_trans (hk.1.2 i hi) h⟩
  exact nat_not_le_of_lt hj (hk.2 j best)

/-- Every length in range above the greatest best one is strictly worse. -/
theorem lt_greatestBest {C : Nat → α} {a : α} {K j k : Nat} (hk : IsGreatestBest C a K k)
    (hj : k < j) (hjK : j ≤ K) : throughput C a j < throughput C a k := by
  apply lt_of_not_le
  intro h
  exact nat_not_le_of_lt hj (hk.2 j ⟨hjK, fun i hi => le_trans (hk.1.2 i hi) h⟩)

end BestLength

section Crossovers

/-- If deduplication is faster at some `n >= 1`, there is a crossover. -/
theorem exists_crossover {u r : Nat → α} (h : ∃ n, 1 ≤ n ∧ Faster u r n) :
    ∃ n, Crossover u r n := by
  obtain ⟨n, ⟨h1, hf⟩, hleast⟩ := nat_exists_least h
  exact ⟨n, h1, hf, fun i hi hin hfi => hleast i hin ⟨hi, hfi⟩⟩

/-- There is only one crossover. -/
theorem crossover_unique {u r : Nat → α} {j k : Nat} (hj : Crossover u r j)
    (hk : Crossover u r k) : j = k := by
  apply Nat.le_antisymm
  · exact nat_le_of_not_lt (fun h => hj.2.2 k hk.1 h hk.2.1)
  · exact nat_le_of_not_lt (fun h => hk.2.2 j hj.1 h hj.2.1)

/-- A crossover is at most every `n >= 1` at which deduplication is faster. -/
theorem crossover_le {u r : Nat → α} {n i : Nat} (h : Crossover u r n) (hi : 1 ≤ i)
    (hf : Faster u r i) : n ≤ i := nat_le_of_not_lt (fun h1 => h.2.2 i hi h1 hf)

/-- From `n = 1` on, a sequence that never increases is ordered at any two places. -/
theorem Nonincreasing.le {f : Nat → α} (h : Nonincreasing f) {m n : Nat} (hm : 1 ≤ m)
    (hmn : m ≤ n) : f n ≤ f m := anti_of_step h hm hmn

/-- From `n = 1` on, a sequence that never decreases is ordered at any two places. -/
theorem Nondecreasing.le {f : Nat → α} (h : Nondecreasing f) {m n : Nat} (hm : 1 ≤ m)
    (hmn : m ≤ n) : f m ≤ f n := mono_of_step h hm hmn

end Crossovers

section Windows

/-- The indicator of true. -/
theorem indicator_true : (indicator true : α) = 1 := rfl

/-- The indicator of false. -/
theorem indicator_false : (indicator false : α) = 0 := rfl

/-- An empty window is not hit. -/
theorem windowHit_zero (h : Nat → Bool) (t : Nat) : windowHit h t 0 = false := rfl

/-- A window is hit if it is without its last token, or by that token. -/
theorem windowHit_succ (h : Nat → Bool) (t n : Nat) :
    windowHit h t (n + 1) = (windowHit h t n || h (t + n)) := rfl

/-- An indicator is at least zero. -/
theorem indicator_nonneg (x : Bool) : (0 : α) ≤ indicator x := by
  cases x with
  | false => exact le_refl 0
  | true => exact zero_le_one

/-- An indicator is at most one. -/
theorem indicator_le_one (x : Bool) : (indicator x : α) ≤ 1 := by
  cases x with
  | false => exact zero_le_one
  | true => exact le_refl 1

/-- The indicator of "or" adds what the second alone contributes. -/
theorem indicator_or (x y : Bool) :
    (indicator (x || y) : α) = indicator x + (1 - indicator x) * indicator y := by
  cases x with
  | false =>
    calc (indicator (false || y) : α) = indicator y := rfl
      _ = indicator false + (1 - indicator false) * indicator y := by
        rw [indicator_false, sub_zero, one_mul, zero_add]
  | true =>
    calc (indicator (true || y) : α) = indicator true := rfl
      _ = indicator true + (1 - indicator true) * indicator y := by
        rw [indicator_true, sub_self, zero_mul, add_zero]

end Windows

end SpecMoE
