import SpecMoE.Expected
/-!
# The staircase: M1 (cross ratio), M2 (single crossing), M3 (monotone), M4 (interval)

Nothing is assumed of the costs but that they are positive.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section CrossRatio

/-- With `0 <= a <= b`, the larger exponent gains more from the larger base. -/
theorem pow_mul_pow_le {a b : α} (ha : 0 ≤ a) (hab : a ≤ b) {i n : Nat} (hi : i ≤ n) :
    a ^ n * b ^ i ≤ b ^ n * a ^ i := by
  obtain ⟨d, hd⟩ := nat_exists_add hi
  have hb : 0 ≤ b := le_trans ha hab
  calc a ^ n * b ^ i = a ^ i * b ^ i * a ^ d := by rw [hd, pow_add, mul_right_comm]
    _ ≤ a ^ i * b ^ i * b ^ d :=
        mul_le_mul_left (mul_nonneg (pow_nonneg ha i) (pow_nonneg hb i)) (pow_le_pow_left ha hab d)
    _ = b ^ n * a ^ i := by rw [hd, pow_add, mul_assoc, mul_comm]

/-- The same for a sum of powers in place of the smaller power. -/
theorem pow_mul_expectedTokens_le {a b : α} (ha : 0 ≤ a) (hab : a ≤ b) {j n : Nat} (hj : j ≤ n) :
    a ^ n * expectedTokens b j ≤ b ^ n * expectedTokens a j := by
  calc a ^ n * sumTo (fun i => b ^ i) (j + 1)
      = sumTo (fun i => a ^ n * b ^ i) (j + 1) := mul_sumTo _ _ _
    _ ≤ sumTo (fun i => b ^ n * a ^ i) (j + 1) :=
        sumTo_le (fun i hi => pow_mul_pow_le ha hab (Nat.le_trans (Nat.le_of_lt_succ hi) hj))
    _ = b ^ n * sumTo (fun i => a ^ i) (j + 1) := (mul_sumTo _ _ _).symm

/-- **M1** A higher acceptance rate favours the longer draft: from `a` up to `b`, the expected
tokens of the longer draft `k` grow by at least the factor by which those of the shorter draft `j`
grow. -/
theorem M1_cross_ratio {a b : α} (ha : 0 ≤ a) (hab : a ≤ b) {j k : Nat} (hjk : j ≤ k) :
    expectedTokens a k * expectedTokens b j ≤ expectedTokens b k * expectedTokens a j := by
  induction hjk with
  | refl => exact le_of_eq (mul_comm _ _)
  | @step k hk ih =>
    calc expectedTokens a (k + 1) * expectedTokens b j
        = expectedTokens a k * expectedTokens b j + a ^ (k + 1) * expectedTokens b j := by
          rw [expectedTokens_succ, add_mul]
      _ ≤ expectedTokens b k * expectedTokens a j + b ^ (k + 1) * expectedTokens a j :=
          add_le_add ih
            (pow_mul_expectedTokens_le ha hab (Nat.le_trans hk (Nat.le_succ k)))
      _ = expectedTokens b (k + 1) * expectedTokens a j := by rw [expectedTokens_succ, add_mul]

end CrossRatio

section SingleCrossing

/-- M1 with the cost of the shorter draft as a factor: the form that M2 uses. -/
theorem cross_ratio_mul {a b c : α} (ha : 0 ≤ a) (hab : a ≤ b) (hc : 0 ≤ c) {j k : Nat}
    (hjk : j ≤ k) :
    expectedTokens b j * (expectedTokens a k * c) ≤
      expectedTokens a j * (expectedTokens b k * c) := by
  rw [← mul_assoc, ← mul_assoc, mul_comm (expectedTokens b j), mul_comm (expectedTokens a j)]
  exact mul_le_mul_right hc (M1_cross_ratio ha hab hjk)

/-- **M2** If the longer of two drafts is at least as fast at some acceptance rate, it is at least
as fast at every higher one: two draft lengths change places at most once. -/
theorem M2_single_crossing {C : Nat → α} {a b : α} {j k : Nat} (hj : 0 < C j) (hk : 0 < C k)
    (ha : 0 ≤ a) (hab : a ≤ b) (hjk : j ≤ k) (h : throughput C a j ≤ throughput C a k) :
    throughput C b j ≤ throughput C b k := by
  rw [throughput_le_iff hj hk] at h
  apply (throughput_le_iff hj hk).mpr
  apply le_of_mul_le_mul_left (expectedTokens_pos ha j)
  have hb : 0 ≤ expectedTokens b j := le_of_lt (expectedTokens_pos (le_trans ha hab) j)
  calc expectedTokens a j * (expectedTokens b j * C k)
      = expectedTokens b j * (expectedTokens a j * C k) := mul_left_comm _ _ _
    _ ≤ expectedTokens b j * (expectedTokens a k * C j) := mul_le_mul_left hb h
    _ ≤ expectedTokens a j * (expectedTokens b k * C j) :=
        cross_ratio_mul ha hab (le_of_lt hj) hjk

/-- **M2** (strict) If the longer of two drafts is strictly faster at some acceptance rate, it is
strictly faster at every higher one. -/
theorem M2_single_crossing_strict {C : Nat → α} {a b : α} {j k : Nat} (hj : 0 < C j)
    (hk : 0 < C k) (ha : 0 ≤ a) (hab : a ≤ b) (hjk : j ≤ k)
    (h : throughput C a j < throughput C a k) : throughput C b j < throughput C b k := by
  rw [throughput_lt_iff hj hk] at h
  apply (throughput_lt_iff hj hk).mpr
  apply lt_of_mul_lt_mul_left (le_of_lt (expectedTokens_pos ha j))
  have hb : 0 < expectedTokens b j := expectedTokens_pos (le_trans ha hab) j
  calc expectedTokens a j * (expectedTokens b j * C k)
      = expectedTokens b j * (expectedTokens a j * C k) := mul_left_comm _ _ _
    _ < expectedTokens b j * (expectedTokens a k * C j) := mul_lt_mul_left hb h
    _ ≤ expectedTokens a j * (expectedTokens b k * C j) :=
        cross_ratio_mul ha hab (le_of_lt hj) hjk

end SingleCrossing

section Staircase

/-- **M3** The best draft length never falls when the acceptance rate rises, whatever the kernels
cost: `k*(a)`, the least length that maximises the throughput over `0..K`, is a rising staircase. -/
theorem M3_least_best_mono {C : Nat → α} {a b : α} {K j k : Nat} (hC : ∀ i, i ≤ K → 0 < C i)
    (ha : 0 ≤ a) (hab : a ≤ b) (hj : IsLeastBest C a K j) (hk : IsLeastBest C b K k) : j ≤ k := by
  apply nat_le_of_not_lt
  intro h
  have better : throughput C b k < throughput C b j :=
    M2_single_crossing_strict (hC k hk.1.1) (hC j hj.1.1) ha hab (Nat.le_of_lt h)
      (lt_leastBest hj h)
  exact not_le_of_lt better (hk.1.2 j hj.1.1)

/-- **M3** (greatest) Where several draft lengths are equally best, the greatest of them never falls
either when the acceptance rate rises. -/
theorem M3_greatest_best_mono {C : Nat → α} {a b : α} {K j k : Nat} (hC : ∀ i, i ≤ K → 0 < C i)
    (ha : 0 ≤ a) (hab : a ≤ b) (hj : IsGreatestBest C a K j) (hk : IsGreatestBest C b K k) :
    j ≤ k := by
  apply nat_le_of_not_lt
  intro h
  have notWorse : throughput C b k ≤ throughput C b j :=
    M2_single_crossing (hC k hk.1.1) (hC j hj.1.1) ha hab (Nat.le_of_lt h) (hj.1.2 k hk.1.1)
  exact not_le_of_lt (lt_greatestBest hk h hj.1.1) notWorse

/-- **M4** If the acceptance rate is known to lie between `a1` and `a2`, the best draft length lies
between the best ones at the two ends; if those agree, it is known. -/
theorem M4_interval {C : Nat → α} {a1 a a2 : α} {K k1 k k2 : Nat} (hC : ∀ i, i ≤ K → 0 < C i)
    (h0 : 0 ≤ a1) (h1 : a1 ≤ a) (h2 : a ≤ a2) (hk1 : IsLeastBest C a1 K k1)
    (hk : IsLeastBest C a K k) (hk2 : IsLeastBest C a2 K k2) : k1 ≤ k ∧ k ≤ k2 :=
  ⟨M3_least_best_mono hC h0 h1 hk1 hk, M3_least_best_mono hC (le_trans h0 h1) h2 hk hk2⟩

/-- **M4** (greatest) The same for the greatest of equally best draft lengths. -/
theorem M4_interval_greatest {C : Nat → α} {a1 a a2 : α} {K k1 k k2 : Nat}
    (hC : ∀ i, i ≤ K → 0 < C i) (h0 : 0 ≤ a1) (h1 : a1 ≤ a) (h2 : a ≤ a2)
    (hk1 : IsGreatestBest C a1 K k1) (hk : IsGreatestBest C a K k)
    (hk2 : IsGreatestBest C a2 K k2) : k1 ≤ k ∧ k ≤ k2 :=
  ⟨M3_greatest_best_mono hC h0 h1 hk1 hk, M3_greatest_best_mono hC (le_trans h0 h1) h2 hk hk2⟩

/-- **M4** (every best length) If the acceptance rate is known to lie between `a1` and `a2`, each
length that is best at the true rate, ties included, lies between the least best one at `a1` and
the greatest best one at `a2`. -/
theorem M4_interval_any {C : Nat → α} {a1 a a2 : α} {K k1 k k2 : Nat}
    (hC : ∀ i, i ≤ K → 0 < C i) (h0 : 0 ≤ a1) (h1 : a1 ≤ a) (h2 : a ≤ a2)
    (hk1 : IsLeastBest C a1 K k1) (hk : IsBest C a K k) (hk2 : IsGreatestBest C a2 K k2) :
    k1 ≤ k ∧ k ≤ k2 := by
  obtain ⟨lo, hlo⟩ := exists_leastBest C a K
  obtain ⟨hi, hhi⟩ := exists_greatestBest C a K
  constructor
  · exact Nat.le_trans (M3_least_best_mono hC h0 h1 hk1 hlo) (hlo.2 k hk)
  · exact Nat.le_trans (hhi.2 k hk) (M3_greatest_best_mono hC (le_trans h0 h1) h2 hhi hk2)

end Staircase

end SpecMoE
