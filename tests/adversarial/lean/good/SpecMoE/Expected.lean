import SpecMoE.Model
/-!
# Expected tokens
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

/-- **E1** One more draft adds one more power. -/
theorem E1_step (a : α) (k : Nat) : expectedTokens a (k + 1) = 1 + a * expectedTokens a k := rfl

/-- **E2** Where nothing is drafted, one token comes out. -/
theorem E2_start (a : α) : expectedTokens a 0 = 1 := rfl

/-- Expected tokens are not negative. -/
theorem expectedTokens_nonneg {a : α} (ha : 0 ≤ a) (k : Nat) : 0 ≤ expectedTokens a k := by
  induction k with
  | zero => exact OrderedField.zero_le_one
  | succ k ih =>
    have product : 0 ≤ a * expectedTokens a k := by
      have h := OrderedField.mul_le_mul_left 0 (expectedTokens a k) a ha ih
      rw [mul_zero] at h
      exact h
    have sum := OrderedField.add_le_add_left 0 (a * expectedTokens a k) 1 product
    rw [add_zero] at sum
    exact le_trans OrderedField.zero_le_one sum

/-- **E3** A higher acceptance rate never emits fewer tokens. -/
theorem E3_mono {a b : α} (ha : 0 ≤ a) (hab : a ≤ b) (k : Nat) :
    expectedTokens a k ≤ expectedTokens b k := by
  induction k with
  | zero => exact OrderedField.le_refl 1
  | succ k ih =>
    have hb := expectedTokens_nonneg (le_trans ha hab) k
    apply OrderedField.add_le_add_left
    exact le_trans (OrderedField.mul_le_mul_left _ _ a ha ih) (mul_le_mul_right hb hab)

/-- **S2** Once drafting pays, it pays at every higher acceptance rate. -/
theorem S2_threshold {plain step a b : α} {k : Nat} (hp : 0 ≤ plain) (ha : 0 ≤ a) (hab : a ≤ b)
    (h : Pays plain step (expectedTokens a k)) : Pays plain step (expectedTokens b k) :=
  lt_of_lt_of_le h (mul_le_mul_right hp (E3_mono ha hab k))

end SpecMoE
