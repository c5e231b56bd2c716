import SpecMoE.Best
/-!
# Expected tokens: E1 (closed form), E2 (it is an expectation), E3 (monotone, and its bounds)
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

/-- **E1** The expected tokens of a step need no loop: multiplied by `1 - a`, the sum
`1 + a + ... + a^k` collapses to `1 - a^(k+1)`.  It holds for every acceptance rate, also for
`a = 1`, where both sides are zero. -/
theorem E1_closed_form (a : α) (k : Nat) : (1 - a) * expectedTokens a k = 1 - a ^ (k + 1) :=
  one_sub_mul_sumTo_pow a (k + 1)

/-- The terms of an expectation when one more draft is allowed: what was the last case splits in
two. -/
theorem expectation_step (a : α) (k : Nat) :
    natCast (k + 1) * (a ^ k * (1 - a)) + natCast (k + 1 + 1) * a ^ (k + 1) =
      natCast (k + 1) * a ^ k + a ^ (k + 1) := by
  calc natCast (k + 1) * (a ^ k * (1 - a)) + natCast (k + 1 + 1) * a ^ (k + 1)
      = natCast (k + 1) * a ^ k - natCast (k + 1) * a ^ (k + 1)
          + (natCast (k + 1) * a ^ (k + 1) + a ^ (k + 1)) := by
        rw [mul_sub, mul_one, ← pow_succ, mul_sub, natCast_succ (k + 1), add_mul _ 1, one_mul]
    _ = natCast (k + 1) * a ^ k + a ^ (k + 1) := by rw [← add_assoc, sub_add_cancel]

/-- **E2** `E(a,k)` is what a step emits on average.  If each of `k` drafted tokens is accepted with
chance `a` until the first rejection, then `j + 1` tokens come out with chance `a^j (1 - a)` for
`j < k` (the `j` accepted ones and the verifier's own), and `k + 1` with chance `a^k`; the mean of
these is exactly `1 + a + ... + a^k`. -/
theorem E2_expectation (a : α) (k : Nat) :
    sumTo (fun j => natCast (j + 1) * (a ^ j * (1 - a))) k + natCast (k + 1) * a ^ k =
      expectedTokens a k := by
  induction k with
  | zero => rw [sumTo_zero, zero_add, natCast_one, one_mul, pow_zero, expectedTokens_zero]
  | succ k ih =>
    rw [sumTo_succ, add_assoc, expectation_step, ← add_assoc, ih, expectedTokens_succ]

/-- **E2** (the weights) The chances that E2 averages with add up to one, so it is a mean. -/
theorem E2_weights (a : α) (k : Nat) : sumTo (fun j => a ^ j * (1 - a)) k + a ^ k = 1 := by
  rw [← sumTo_mul, mul_comm, one_sub_mul_sumTo_pow, sub_add_cancel]

/-- **E3** A higher acceptance rate never emits fewer tokens per step, at any draft length. -/
theorem E3_mono {a b : α} (ha : 0 ≤ a) (hab : a ≤ b) (k : Nat) :
    expectedTokens a k ≤ expectedTokens b k :=
  sumTo_le (fun i _ => pow_le_pow_left ha hab i)

/-- **E3** (strict) As soon as anything is drafted, a strictly higher acceptance rate emits strictly
more tokens per step. -/
theorem E3_strict {a b : α} (ha : 0 ≤ a) (hab : a < b) {k : Nat} (hk : 1 ≤ k) :
    expectedTokens a k < expectedTokens b k := by
  apply sumTo_lt (fun i _ => pow_le_pow_left ha (le_of_lt hab) i)
  exact ⟨1, Nat.lt_succ_of_le hk, pow_lt_pow_left ha hab 0⟩

/-- A step emits at least one token, for any acceptance rate that is not negative. -/
theorem one_le_expectedTokens {a : α} (ha : 0 ≤ a) (k : Nat) : 1 ≤ expectedTokens a k := by
  induction k with
  | zero => exact ge_of_eq (expectedTokens_zero a)
  | succ k ih => exact le_trans ih (le_add_of_nonneg_right (pow_nonneg ha (k + 1)))

/-- A step emits a positive number of tokens. -/
theorem expectedTokens_pos {a : α} (ha : 0 ≤ a) (k : Nat) : 0 < expectedTokens a k :=
  lt_of_lt_of_le zero_lt_one (one_le_expectedTokens ha k)

/-- At acceptance one, a step emits all `k + 1` tokens. -/
theorem expectedTokens_one (k : Nat) : expectedTokens (1 : α) k = natCast (k + 1) := by
  calc sumTo (fun i => (1 : α) ^ i) (k + 1)
      = sumTo (fun _ => (1 : α)) (k + 1) := sumTo_congr (fun i _ => one_pow i)
    _ = natCast (k + 1) := by rw [sumTo_const, mul_one]

/-- **E3** (bounds) A step that drafts `k` tokens emits at least one and at most `k + 1` tokens. -/
theorem E3_bounds {a : α} (ha : 0 ≤ a) (h1 : a ≤ 1) (k : Nat) :
    1 ≤ expectedTokens a k ∧ expectedTokens a k ≤ natCast (k + 1) := by
  constructor
  · exact one_le_expectedTokens ha k
  · rw [← expectedTokens_one]
    exact E3_mono ha h1 k

end SpecMoE
