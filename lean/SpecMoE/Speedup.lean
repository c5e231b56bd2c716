import SpecMoE.Expected
/-!
# Speedup: S1 (when), S2 (threshold), S3 (never), S4 (marginal rule), S5 (stopping rule)
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Faster

/-- **S1** Drafting `k` tokens beats plain decoding exactly if the step costs less than as many
plain passes as it emits tokens on average: compare `C(k)` with `E(a,k)` times `C(0)`. -/
theorem S1_faster_iff {C : Nat → α} {a : α} {k : Nat} (h0 : 0 < C 0) (hk : 0 < C k) :
    throughput C a 0 < throughput C a k ↔ C k < expectedTokens a k * C 0 := by
  rw [throughput_lt_iff h0 hk, expectedTokens_zero, one_mul]

/-- The throughput of plain decoding is positive. -/
theorem throughput_zero_pos {C : Nat → α} {a : α} (h0 : 0 < C 0) : 0 < throughput C a 0 := by
  rw [throughput_def, expectedTokens_zero]
  exact one_div_pos h0

/-- **S1** (as a speedup) The speedup over plain decoding is above one exactly if the step costs
less than as many plain passes as it emits tokens on average. -/
theorem S1_speedup_iff {C : Nat → α} {a : α} {k : Nat} (h0 : 0 < C 0) (hk : 0 < C k) :
    1 < speedup C a k ↔ C k < expectedTokens a k * C 0 := by
  rw [← S1_faster_iff h0 hk]
  exact one_lt_div (throughput_zero_pos h0)

/-- **S2** If drafting `k` tokens is faster than plain decoding at some acceptance rate, it is
faster at every higher one.  So for each `k` one number, the acceptance threshold, says when
speculation pays. -/
theorem S2_threshold {C : Nat → α} {a b : α} {k : Nat} (h0 : 0 < C 0) (ha : 0 ≤ a) (hab : a ≤ b)
    (h : C k < expectedTokens a k * C 0) : C k < expectedTokens b k * C 0 :=
  lt_of_lt_of_le h (mul_le_mul_right (le_of_lt h0) (E3_mono ha hab k))

/-- **S2** (not slower) If drafting `k` tokens is at least as fast as plain decoding at some
acceptance rate, it is at least as fast at every higher one. -/
theorem S2_threshold_le {C : Nat → α} {a b : α} {k : Nat} (h0 : 0 < C 0) (ha : 0 ≤ a)
    (hab : a ≤ b) (h : C k ≤ expectedTokens a k * C 0) : C k ≤ expectedTokens b k * C 0 :=
  le_trans h (mul_le_mul_right (le_of_lt h0) (E3_mono ha hab k))

/-- **S3** If a step that drafts `k` tokens costs as much as `k + 1` plain passes or more, drafting
`k` tokens is never faster than plain decoding, whatever share of the drafts is accepted. -/
theorem S3_never {C : Nat → α} {k : Nat} (h0 : 0 < C 0) (hk : 0 < C k)
    (h : natCast (k + 1) * C 0 ≤ C k) {a : α} (ha : 0 ≤ a) (h1 : a ≤ 1) :
    ¬ throughput C a 0 < throughput C a k := by
  rw [S1_faster_iff h0 hk]
  apply not_lt_of_le
  exact le_trans (mul_le_mul_right (le_of_lt h0) (E3_bounds ha h1 k).2) h

/-- **S3** (sharp) The condition of S3 cannot be weakened: drafting `k` tokens is faster at no
acceptance rate in [0,1] exactly if its step costs `k + 1` plain passes or more. -/
theorem S3_never_iff {C : Nat → α} {k : Nat} (h0 : 0 < C 0) (hk : 0 < C k) :
    (∀ a : α, 0 ≤ a → a ≤ 1 → ¬ throughput C a 0 < throughput C a k) ↔
      natCast (k + 1) * C 0 ≤ C k := by
  constructor
  · intro h
    have h1 := h 1 zero_le_one (le_refl 1)
    rw [S1_faster_iff h0 hk, expectedTokens_one] at h1
    exact le_of_not_lt h1
  · intro h a ha h1
    exact S3_never h0 hk h ha h1

end Faster

section Marginal

/-- **S4** One more drafted token raises the throughput exactly if the tokens so far times the cost
that it adds are less than its chance of being emitted times the cost so far. -/
theorem S4_marginal {C : Nat → α} {a : α} {k : Nat} (hk : 0 < C k) (hk1 : 0 < C (k + 1)) :
    throughput C a k < throughput C a (k + 1) ↔
      expectedTokens a k * (C (k + 1) - C k) < a ^ (k + 1) * C k := by
  rw [throughput_lt_iff hk hk1, expectedTokens_succ, mul_sub, sub_lt_iff, add_mul, add_comm]

/-- **S4** (the other side) One more drafted token does not raise the throughput exactly if the
tokens so far times the cost that it adds are at least its chance times the cost so far. -/
theorem S4_marginal_not {C : Nat → α} {a : α} {k : Nat} (hk : 0 < C k) (hk1 : 0 < C (k + 1)) :
    throughput C a (k + 1) ≤ throughput C a k ↔
      a ^ (k + 1) * C k ≤ expectedTokens a k * (C (k + 1) - C k) := by
  rw [← not_lt, ← not_lt, S4_marginal hk hk1]

end Marginal

section Stop

/-- **S5** (one place) The stopping rule needs the costs of three neighbouring lengths only: if the
second increment is at least the first and the first step does not improve, neither does the
second. -/
theorem S5_stop_local {C : Nat → α} {a : α} {k : Nat} (ha : 0 ≤ a) (h1 : a ≤ 1) (hk : 0 < C k)
    (hk1 : 0 < C (k + 1)) (hk2 : 0 < C (k + 2)) (hinc : C (k + 1) - C k ≤ C (k + 2) - C (k + 1))
    (h : throughput C a (k + 1) ≤ throughput C a k) :
    throughput C a (k + 2) ≤ throughput C a (k + 1) := by
  rw [S4_marginal_not hk hk1] at h
  apply (S4_marginal_not hk1 hk2).mpr
  have hE := le_of_lt (expectedTokens_pos ha (k + 1))
  calc a ^ (k + 2) * C (k + 1)
      ≤ a ^ (k + 1) * C (k + 1) :=
        mul_le_mul_right (le_of_lt hk1) (pow_le_pow_of_le_one ha h1 (Nat.le_succ (k + 1)))
    _ = a ^ (k + 1) * C k + a ^ (k + 1) * (C (k + 1) - C k) := by
        rw [← mul_add, add_sub_cancel_right]
    _ ≤ expectedTokens a k * (C (k + 1) - C k) + a ^ (k + 1) * (C (k + 1) - C k) :=
        add_le_add_right h _
    _ = expectedTokens a (k + 1) * (C (k + 1) - C k) := by rw [← add_mul, expectedTokens_succ]
    _ ≤ expectedTokens a (k + 1) * (C (k + 2) - C (k + 1)) := mul_le_mul_left hE hinc

/-- **S5** If each further token adds at least as much cost as the one before, then once a longer
draft does not improve the throughput, the next longer one does not either. -/
theorem S5_stop {C : Nat → α} {a : α} {k : Nat} (hC : ∀ i, 0 < C i)
    (hinc : IncrementsNondecreasing C) (ha : 0 ≤ a) (h1 : a ≤ 1)
    (h : throughput C a (k + 1) ≤ throughput C a k) :
    throughput C a (k + 2) ≤ throughput C a (k + 1) :=
  S5_stop_local ha h1 (hC k) (hC (k + 1)) (hC (k + 2)) (hinc k) h

/-- **S5** (the search may stop) Under the same condition the first draft length that does not
improve is the last worth trying: every longer one is at most as fast. -/
theorem S5_stop_all {C : Nat → α} {a : α} {k : Nat} (hC : ∀ i, 0 < C i)
    (hinc : IncrementsNondecreasing C) (ha : 0 ≤ a) (h1 : a ≤ 1)
    (h : throughput C a (k + 1) ≤ throughput C a k) {j : Nat} (hj : k ≤ j) :
    throughput C a j ≤ throughput C a k := by
  have step : ∀ i, k ≤ i → throughput C a (i + 1) ≤ throughput C a i := by
    intro i hi
    induction hi with
    | refl => exact h
    | @step i _ ih => exact S5_stop hC hinc ha h1 ih
  exact anti_of_step step (Nat.le_refl k) hj

/-- **S5** (measured range) The same when costs are known only up to length `K`: increments that do
not decrease within `0..K` are enough to stop the search within `0..K`. -/
theorem S5_stop_within {C : Nat → α} {a : α} {k K : Nat} (hC : ∀ i, i ≤ K → 0 < C i)
    (hinc : ∀ i, i + 2 ≤ K → C (i + 1) - C i ≤ C (i + 2) - C (i + 1)) (ha : 0 ≤ a) (h1 : a ≤ 1)
    (h : throughput C a (k + 1) ≤ throughput C a k) {j : Nat} (hj : k ≤ j) (hjK : j ≤ K) :
    throughput C a j ≤ throughput C a k := by
  have step : ∀ i, k ≤ i → i + 1 ≤ K → throughput C a (i + 1) ≤ throughput C a i := by
    intro i hi
    induction hi with
    | refl => exact fun _ => h
    | @step i _ ih =>
      intro hK
      have hK1 : i + 1 ≤ K := Nat.le_trans (Nat.le_succ (i + 1)) hK
      have hK0 : i ≤ K := Nat.le_trans (Nat.le_succ i) hK1
      exact S5_stop_local ha h1 (hC i hK0) (hC (i + 1) hK1) (hC (i + 2) hK) (hinc i hK) (ih hK1)
  induction hj with
  | refl => exact le_refl _
  | @step j hj ih =>
    exact le_trans (step j hj hjK) (ih (Nat.le_trans (Nat.le_succ j) hjK))

/-- Neighbours below `k` increase strictly: every place below `k` is less than place `k`. -/
theorem lt_of_step {f : Nat → α} {k : Nat} (h : ∀ i, i < k → f i < f (i + 1)) {i : Nat}
    (hi : i < k) : f i < f k := by
  induction k with
  | zero => exact absurd hi (nat_not_lt_zero i)
  | succ k ih =>
    have hlast := h k (nat_lt_succ k)
    rcases nat_lt_or_eq (Nat.le_of_lt_succ hi) with h1 | h1
    · exact lt_trans (ih (fun n hn => h n (Nat.lt_trans hn (nat_lt_succ k))) h1) hlast
    · rw [h1]
      exact hlast

/-- **S5** (what the search finds) Under the same condition, the draft length that is reached by
strict improvements from plain decoding on, and from which the next one does not improve, is the
best draft length `k*(a)` of every range `0..K` that contains it. -/
theorem S5_stop_is_best {C : Nat → α} {a : α} {k K : Nat} (hC : ∀ i, 0 < C i)
    (hinc : IncrementsNondecreasing C) (ha : 0 ≤ a) (h1 : a ≤ 1)
    (hup : ∀ i, i < k → throughput C a i < throughput C a (i + 1))
    (h : throughput C a (k + 1) ≤ throughput C a k) (hkK : k ≤ K) : IsLeastBest C a K k := by
  have less : ∀ i, i < k → throughput C a i < throughput C a k := fun i hi => lt_of_step hup hi
  refine ⟨⟨hkK, ?_⟩, ?_⟩
  · intro j _
    rcases Nat.lt_or_ge j k with hj | hj
    · exact le_of_lt (less j hj)
    · exact S5_stop_all hC hinc ha h1 h hj
  · intro j hj
    exact nat_le_of_not_lt (fun hjk => not_le_of_lt (less j hjk) (hj.2 k hkK))

end Stop

end SpecMoE
