import SpecMoE.Staircase
import SpecMoE.Margins
/-!
# Claims about draft lengths, in the form in which a certificate applies them

Each lemma takes the comparisons at given acceptance rates that a certificate computes, and says by
a claim of the theory what follows at every rate, or for every true cost, that the certificate
speaks of.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Rates

/-- By S2: a length that is not slower than plain decoding at one rate is not slower above. -/
theorem not_slower_above {C : Nat → α} {b a : α} {k : Nat} (h0 : 0 < C 0) (hk : 0 < C k)
    (hb : 0 ≤ b) (h : C k ≤ expectedTokens b k * C 0) (hba : b ≤ a) :
    throughput C a 0 ≤ throughput C a k := by
  rw [throughput_le_iff h0 hk, expectedTokens_zero, one_mul]
  exact S2_threshold_le h0 hb hba h

/-- By S1 and S2: a length that is not faster than plain decoding at one rate is not faster
below. -/
theorem not_faster_below {C : Nat → α} {b a : α} {k : Nat} (h0 : 0 < C 0) (hk : 0 < C k)
    (ha : 0 ≤ a) (hab : a ≤ b) (h : expectedTokens b k * C 0 ≤ C k) :
    ¬ throughput C a 0 < throughput C a k := by
  rw [S1_faster_iff h0 hk]
  intro h1
  exact not_le_of_lt (S2_threshold h0 ha hab h1) h

/-- By M2: a longer draft that is not faster than a shorter one at one rate is not faster below. -/
theorem not_overtaken_below {C : Nat → α} {b a : α} {j k : Nat} (hj : 0 < C j) (hk : 0 < C k)
    (ha : 0 ≤ a) (hab : a ≤ b) (hjk : j ≤ k) (h : throughput C b k ≤ throughput C b j) :
    throughput C a k ≤ throughput C a j := by
  apply le_of_not_lt
  intro h1
  exact not_le_of_lt (M2_single_crossing_strict hj hk ha hab hjk h1) h

/-- By M2: a length that is best at two rates is best at every rate between. -/
theorem best_between {C : Nat → α} {a1 a a2 : α} {K k : Nat} (hC : ∀ i, 0 < C i)
    (h0 : 0 ≤ a1) (h1 : a1 ≤ a) (h2 : a ≤ a2) (hk1 : IsBest C a1 K k) (hk2 : IsBest C a2 K k) :
    IsBest C a K k := by
  refine ⟨hk1.1, ?_⟩
  intro j hj
  rcases Nat.le_total j k with hjk | hkj
  · exact M2_single_crossing (hC j) (hC k) h0 h1 hjk (hk1.2 j hj)
  · exact not_overtaken_below (hC k) (hC j) (le_trans h0 h1) h2 hkj (hk2.2 j hj)

/-- By M1, at the acceptance rates zero and one: how many times as many tokens a longer draft
emits. -/
theorem advantage_bounds {a lo hi : α} {j k : Nat} (h0 : 0 ≤ a) (h1 : a ≤ 1) (hjk : j ≤ k)
    (hlo : lo ≤ 1) (hhi : natCast (k + 1) ≤ hi * natCast (j + 1)) :
    lo * expectedTokens a j ≤ expectedTokens a k ∧
      expectedTokens a k ≤ hi * expectedTokens a j := by
  have zero : ∀ i, expectedTokens (0 : α) i = 1 := by
    intro i
    induction i with
    | zero => exact expectedTokens_zero 0
    | succ i ih => rw [expectedTokens_succ, ih, zero_pow_succ, add_zero]
  have positive := expectedTokens_pos h0 j
  constructor
  · have h := M1_cross_ratio (le_refl 0) h0 hjk
    rw [zero, zero, one_mul, mul_one] at h
    exact le_trans (mul_le_of_le_one_left (le_of_lt positive) hlo) h
  · have h := M1_cross_ratio h0 h1 hjk
    rw [expectedTokens_one, expectedTokens_one] at h
    apply le_of_mul_le_mul_right (natCast_succ_pos j)
    calc expectedTokens a k * natCast (j + 1)
        ≤ natCast (k + 1) * expectedTokens a j := h
      _ ≤ hi * natCast (j + 1) * expectedTokens a j := mul_le_mul_right (le_of_lt positive) hhi
      _ = hi * expectedTokens a j * natCast (j + 1) := mul_right_comm _ _ _

/-- By E3: the speedup of a length grows with the rate. -/
theorem speedup_mono {C : Nat → α} {a b : α} {k : Nat} (h0 : 0 < C 0) (hk : 0 < C k)
    (ha : 0 ≤ a) (hab : a ≤ b) : speedup C a k ≤ speedup C b k := by
  rw [speedup_quotient a h0 hk, speedup_quotient b h0 hk]
  exact div_le_div_right hk (mul_le_mul_right (le_of_lt h0) (E3_mono ha hab k))

/-- Speedups at one rate compare as throughputs do. -/
theorem speedup_le {C : Nat → α} {a : α} {j k : Nat} (h0 : 0 < C 0)
    (h : throughput C a j ≤ throughput C a k) : speedup C a j ≤ speedup C a k :=
  div_le_div_right (throughput_zero_pos h0) h

/-- The speedup of a best length at a rate between two others lies between theirs. -/
theorem best_speedup_between {C : Nat → α} {a1 a a2 : α} {K k1 k k2 : Nat} (hC : ∀ i, 0 < C i)
    (h0 : 0 ≤ a1) (h1 : a1 ≤ a) (h2 : a ≤ a2) (hk1 : IsBest C a1 K k1) (hk : IsBest C a K k)
    (hk2 : IsBest C a2 K k2) :
    speedup C a1 k1 ≤ speedup C a k ∧ speedup C a k ≤ speedup C a2 k2 := by
  constructor
  · exact le_trans (speedup_mono (hC 0) (hC k1) h0 h1) (speedup_le (hC 0) (hk.2 k1 hk1.1))
  · exact le_trans (speedup_mono (hC 0) (hC k) (le_trans h0 h1) h2)
      (speedup_le (hC 0) (hk2.2 k hk.1))

end Rates

section Errors

/-- By B5 and E3: bounds on the true speedup of one length over an interval of rates, from the
fitted speedups at its ends. -/
theorem speedup_bounds {e a1 a a2 lo hi : α} {C Chat : Nat → α} {k : Nat} (he0 : 0 ≤ e)
    (he : e < 1) (h0 : 0 ≤ a1) (h1 : a1 ≤ a) (h2 : a ≤ a2) (hC0 : 0 < Chat 0) (hCk : 0 < Chat k)
    (hw0 : Within e (Chat 0) (C 0)) (hwk : Within e (Chat k) (C k))
    (hlo : lo ≤ (1 - e) / (1 + e) * speedup Chat a1 k)
    (hhi : (1 + e) / (1 - e) * speedup Chat a2 k ≤ hi) :
    lo ≤ speedup C a k ∧ speedup C a k ≤ hi := by
  have up : 0 < 1 + e := add_pos_of_pos_of_nonneg zero_lt_one he0
  have down : 0 < 1 - e := sub_pos.mpr he
  obtain ⟨h3, h4⟩ := B5_speedup he (le_trans h0 h1) hC0 hCk hw0 hwk
  constructor
  · exact le_trans hlo (le_trans (mul_le_mul_left (le_of_lt (div_pos down up))
      (speedup_mono hC0 hCk h0 h1)) h3)
  · exact le_trans h4 (le_trans (mul_le_mul_left (le_of_lt (div_pos up down))
      (speedup_mono hC0 hCk (le_trans h0 h1) h2)) hhi)

/-- By B7: the chosen length loses at most the share `v` of the best throughput. -/
theorem regret_share {e v a : α} {C Chat : Nat → α} {K khat kstar : Nat} (he0 : 0 ≤ e)
    (he : e < 1) (ha : 0 ≤ a) (hC : ∀ i, 0 < Chat i)
    (hw : ∀ i, i ≤ K → Within e (Chat i) (C i)) (hkhat : IsBest Chat a K khat)
    (hkstar : IsBest C a K kstar) (hv : (1 + e) * (1 - v) ≤ 1 - e) :
    (1 - v) * throughput C a kstar ≤ throughput C a khat := by
  have up : 0 < 1 + e := add_pos_of_pos_of_nonneg zero_lt_one he0
  have positive : 0 ≤ throughput C a kstar :=
    le_of_lt (div_pos (expectedTokens_pos ha kstar)
      (within_pos he (hC kstar) (hw kstar hkstar.1)))
  apply le_of_mul_le_mul_left up
  calc (1 + e) * ((1 - v) * throughput C a kstar)
      = (1 + e) * (1 - v) * throughput C a kstar := (mul_assoc _ _ _).symm
    _ ≤ (1 - e) * throughput C a kstar := mul_le_mul_right positive hv
    _ ≤ (1 + e) * throughput C a khat :=
        B7_regret he ha (fun i _ => hC i) hw hkhat hkstar

/-- Costs that lie within an error of each length lie within a common greater one. -/
theorem within_common {e : α} {E C Chat : Nat → α} {K : Nat} (hC : ∀ i, 0 < Chat i)
    (hE : ∀ i, i ≤ K → E i ≤ e) (hw : ∀ i, i ≤ K → Within (E i) (Chat i) (C i)) :
    ∀ i, i ≤ K → Within e (Chat i) (C i) := fun i hi =>
  within_larger (le_of_lt (hC i)) (hE i hi) (hw i hi)

end Errors

end SpecMoE
