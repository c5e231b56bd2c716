/-!
# A few laws of numbers: enough for a theory of nine theorems
-/
set_option autoImplicit false

namespace SpecMoE

universe u

/-- Numbers that can be added, multiplied and compared. -/
class OrderedField (α : Type u) extends Add α, Mul α, LE α, LT α where
  /-- The number zero. -/
  zero : α
  /-- The number one. -/
  one : α
  add_zero : ∀ a : α, a + zero = a
  mul_zero : ∀ a : α, a * zero = zero
  mul_comm : ∀ a b : α, a * b = b * a
  le_refl : ∀ a : α, a ≤ a
  le_trans : ∀ a b c : α, a ≤ b → b ≤ c → a ≤ c
  lt_iff : ∀ a b : α, a < b ↔ a ≤ b ∧ ¬ b ≤ a
  zero_le_one : zero ≤ one
  add_le_add_left : ∀ a b c : α, a ≤ b → c + a ≤ c + b
  mul_le_mul_left : ∀ a b c : α, zero ≤ c → a ≤ b → c * a ≤ c * b

section Laws
variable {α : Type u} [OrderedField α]

/-- The literal `0`. -/
instance instOfNatZero : OfNat α 0 := ⟨OrderedField.zero⟩

/-- The literal `1`. -/
instance instOfNatOne : OfNat α 1 := ⟨OrderedField.one⟩

/-- Adding zero changes nothing. -/
theorem add_zero (a : α) : a + 0 = a := OrderedField.add_zero a

/-- A product with zero is zero. -/
theorem mul_zero (a : α) : a * 0 = 0 := OrderedField.mul_zero a

/-- At most chains. -/
theorem le_trans {a b c : α} (h1 : a ≤ b) (h2 : b ≤ c) : a ≤ c := OrderedField.le_trans a b c h1 h2

/-- Less than, then at most, is less than. -/
theorem lt_of_lt_of_le {a b c : α} (h1 : a < b) (h2 : b ≤ c) : a < c := by
  have h := (OrderedField.lt_iff a b).mp h1
  apply (OrderedField.lt_iff a c).mpr
  exact ⟨le_trans h.1 h2, fun h3 => h.2 (le_trans h2 h3)⟩

/-- A factor of at least zero keeps the order, on the right. -/
theorem mul_le_mul_right {a b c : α} (hc : 0 ≤ c) (h : a ≤ b) : a * c ≤ b * c := by
  rw [OrderedField.mul_comm a c, OrderedField.mul_comm b c]
  exact OrderedField.mul_le_mul_left a b c hc h

end Laws

end SpecMoE
