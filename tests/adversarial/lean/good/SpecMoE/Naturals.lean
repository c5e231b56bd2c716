import SpecMoE.OrderedField
/-!
# The natural numbers obey the laws, so nothing follows from a contradiction
-/
set_option autoImplicit false

namespace SpecMoE

/-- Less than, from at most. -/
theorem nat_lt_iff (a b : Nat) : a < b ↔ a ≤ b ∧ ¬ b ≤ a := by
  constructor
  · intro h
    exact ⟨Nat.le_of_lt h, fun h1 => Nat.lt_irrefl a (Nat.lt_of_lt_of_le h h1)⟩
  · intro h
    rcases Nat.lt_or_ge a b with h1 | h1
    · exact h1
    · exact absurd h1 h.2

/-- A common factor keeps the order. -/
theorem nat_mul_le_mul_left {a b : Nat} (c : Nat) (h : a ≤ b) : c * a ≤ c * b := by
  induction h with
  | refl => exact Nat.le_refl _
  | @step m _ ih => exact Nat.le_trans ih (Nat.le_add_right (c * m) c)

/-- The natural numbers are a model. -/
instance instOrderedFieldNat : OrderedField Nat where
  add := Nat.add
  mul := Nat.mul
  le := Nat.le
  lt := Nat.lt
  zero := 0
  one := 1
  add_zero := Nat.add_zero
  mul_zero := Nat.mul_zero
  mul_comm := Nat.mul_comm
  le_refl := Nat.le_refl
  le_trans _ _ _ h1 h2 := Nat.le_trans h1 h2
  lt_iff := nat_lt_iff
  zero_le_one := Nat.zero_le 1
  add_le_add_left _ _ c h := Nat.add_le_add_left h c
  mul_le_mul_left _ _ c _ h := nat_mul_le_mul_left c h

end SpecMoE
