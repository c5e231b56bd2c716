/-!
# Linearly ordered fields: the axioms, and the ring identities that follow from them

Every claim of the theory is proved for any `OrderedField`; the real numbers are one, and so are the
rational numbers that the Python layer computes with (`SpecMoE/Rational.lean` builds that instance,
which shows that the axioms are consistent).  The class owns its zero, one and inverse, so nothing
depends on when those entered Lean's core library.

There is no `ring` tactic here.  To prove an identity:
* remove differences with `sub_eq_iff`, `eq_sub_iff`, `sub_eq_sub_iff` (both sides become sums);
* multiply out with `mul_add`, `add_mul`, `mul_sub`, `sub_mul`;
* close with `simp only [add_comm, add_left_comm, add_assoc]`, and for products
  `simp only [mul_comm, mul_left_comm, mul_assoc]`, or all six together.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

/-- A linearly ordered field.  Division by zero is unspecified; no claim of the theory uses it. -/
class OrderedField (α : Type u) extends Add α, Mul α, Neg α, Sub α, Div α, LE α, LT α where
  /-- The number zero. -/
  zero : α
  /-- The number one. -/
  one : α
  /-- The reciprocal; only the values at nonzero arguments matter. -/
  inv : α → α
  add_comm : ∀ a b : α, a + b = b + a
  add_assoc : ∀ a b c : α, a + b + c = a + (b + c)
  add_zero : ∀ a : α, a + zero = a
  add_neg : ∀ a : α, a + -a = zero
  sub_eq : ∀ a b : α, a - b = a + -b
  mul_comm : ∀ a b : α, a * b = b * a
  mul_assoc : ∀ a b c : α, a * b * c = a * (b * c)
  mul_one : ∀ a : α, a * one = a
  mul_add : ∀ a b c : α, a * (b + c) = a * b + a * c
  zero_ne_one : ¬ zero = one
  mul_inv : ∀ a : α, ¬ a = zero → a * inv a = one
  div_eq : ∀ a b : α, a / b = a * inv b
  le_refl : ∀ a : α, a ≤ a
  le_trans : ∀ a b c : α, a ≤ b → b ≤ c → a ≤ c
  le_antisymm : ∀ a b : α, a ≤ b → b ≤ a → a = b
  le_total : ∀ a b : α, a ≤ b ∨ b ≤ a
  lt_iff : ∀ a b : α, a < b ↔ a ≤ b ∧ ¬ b ≤ a
  add_le_add_left : ∀ a b c : α, a ≤ b → c + a ≤ c + b
  mul_nonneg : ∀ a b : α, zero ≤ a → zero ≤ b → zero ≤ a * b

section Ring
variable {α : Type u} [OrderedField α]

/-- The literal `0` is the field's zero. -/
instance instOfNatZero : OfNat α 0 := ⟨OrderedField.zero⟩

/-- The literal `1` is the field's one. -/
instance instOfNatOne : OfNat α 1 := ⟨OrderedField.one⟩

/-- Addition commutes. -/
theorem add_comm (a b : α) : a + b = b + a := OrderedField.add_comm a b

/-- Addition associates. -/
theorem add_assoc (a b c : α) : a + b + c = a + (b + c) := OrderedField.add_assoc a b c

/-- Swap the first two of three summands (for sorting with `simp only`). -/
theorem add_left_comm (a b c : α) : a + (b + c) = b + (a + c) := by
  rw [← add_assoc, add_comm a b, add_assoc]

/-- Swap the last two of three summands. -/
theorem add_right_comm (a b c : α) : a + b + c = a + c + b := by
  rw [add_assoc, add_comm b c, ← add_assoc]

/-- Exchange the inner two of four summands. -/
theorem add_add_add_comm (a b c d : α) : a + b + (c + d) = a + c + (b + d) := by
  simp only [add_assoc, add_left_comm]

/-- Multiplication commutes. -/
theorem mul_comm (a b : α) : a * b = b * a := OrderedField.mul_comm a b

/-- Multiplication associates. -/
theorem mul_assoc (a b c : α) : a * b * c = a * (b * c) := OrderedField.mul_assoc a b c

/-- Swap the first two of three factors (for sorting with `simp only`). -/
theorem mul_left_comm (a b c : α) : a * (b * c) = b * (a * c) := by
  rw [← mul_assoc, mul_comm a b, mul_assoc]

/-- Swap the last two of three factors. -/
theorem mul_right_comm (a b c : α) : a * b * c = a * c * b := by
  rw [mul_assoc, mul_comm b c, ← mul_assoc]

/-- Exchange the inner two of four factors. -/
theorem mul_mul_mul_comm (a b c d : α) : a * b * (c * d) = a * c * (b * d) := by
  simp only [mul_assoc, mul_left_comm]

/-- Zero is neutral on the right. -/
theorem add_zero (a : α) : a + 0 = a := OrderedField.add_zero a

/-- Zero is neutral on the left. -/
theorem zero_add (a : α) : 0 + a = a := by rw [add_comm, add_zero]

/-- One is neutral on the right. -/
theorem mul_one (a : α) : a * 1 = a := OrderedField.mul_one a

/-- One is neutral on the left. -/
theorem one_mul (a : α) : 1 * a = a := by rw [mul_comm, mul_one]

/-- A number and its negative add up to zero. -/
theorem add_neg (a : α) : a + -a = 0 := OrderedField.add_neg a

/-- A number's negative and the number add up to zero. -/
theorem neg_add_self (a : α) : -a + a = 0 := by rw [add_comm, add_neg]

/-- Cancel `a` and `-a` in front of a sum. -/
theorem add_neg_cancel_left (a b : α) : a + (-a + b) = b := by
  rw [← add_assoc, add_neg, zero_add]

/-- Cancel `-a` and `a` in front of a sum. -/
theorem neg_add_cancel_left (a b : α) : -a + (a + b) = b := by
  rw [← add_assoc, neg_add_self, zero_add]

/-- Multiplication distributes over addition, on the left. -/
theorem mul_add (a b c : α) : a * (b + c) = a * b + a * c := OrderedField.mul_add a b c

/-- Multiplication distributes over addition, on the right. -/
theorem add_mul (a b c : α) : (a + b) * c = a * c + b * c := by
  rw [mul_comm, mul_add, mul_comm c a, mul_comm c b]

/-- A difference is a sum with the negative. -/
theorem sub_eq (a b : α) : a - b = a + -b := OrderedField.sub_eq a b

/-- A common left summand cancels. -/
theorem add_left_cancel {a b c : α} (h : a + b = a + c) : b = c := by
  rw [← neg_add_cancel_left a b, h, neg_add_cancel_left]

/-- A common right summand cancels. -/
theorem add_right_cancel {a b c : α} (h : a + c = b + c) : a = b := by
  rw [add_comm a c, add_comm b c] at h
  exact add_left_cancel h

/-- A product with zero on the right is zero. -/
theorem mul_zero (a : α) : a * 0 = 0 := by
  apply add_left_cancel (a := a * 0)
  rw [← mul_add, add_zero, add_zero]

/-- A product with zero on the left is zero. -/
theorem zero_mul (a : α) : 0 * a = 0 := by rw [mul_comm, mul_zero]

/-- A negative sign moves out of a right factor. -/
theorem mul_neg (a b : α) : a * -b = -(a * b) := by
  apply add_left_cancel (a := a * b)
  rw [← mul_add, add_neg, add_neg, mul_zero]

/-- A negative sign moves out of a left factor. -/
theorem neg_mul (a b : α) : -a * b = -(a * b) := by rw [mul_comm, mul_neg, mul_comm]

/-- Two negations cancel. -/
theorem neg_neg (a : α) : - -a = a := by
  apply add_left_cancel (a := -a)
  rw [add_neg, neg_add_self]

/-- Two negative factors cancel their signs. -/
theorem neg_mul_neg (a b : α) : -a * -b = a * b := by rw [neg_mul, mul_neg, neg_neg]

/-- The negative of zero is zero. -/
theorem neg_zero : (-0 : α) = 0 := by
  apply add_left_cancel (a := (0 : α))
  rw [add_neg, add_zero]

/-- The negative of a sum. -/
theorem neg_add (a b : α) : -(a + b) = -a + -b := by
  apply add_left_cancel (a := a + b)
  rw [add_neg, add_add_add_comm, add_neg, add_neg, add_zero]

/-- The negative of a difference is the turned difference. -/
theorem neg_sub (a b : α) : -(a - b) = b - a := by
  rw [sub_eq, sub_eq, neg_add, neg_neg, add_comm]

/-- A number minus itself is zero. -/
theorem sub_self (a : α) : a - a = 0 := by rw [sub_eq, add_neg]

/-- Subtracting zero changes nothing. -/
theorem sub_zero (a : α) : a - 0 = a := by rw [sub_eq, neg_zero, add_zero]

/-- Zero minus a number is its negative. -/
theorem zero_sub (a : α) : 0 - a = -a := by rw [sub_eq, zero_add]

/-- Subtracting a negative adds. -/
theorem sub_neg (a b : α) : a - -b = a + b := by rw [sub_eq, neg_neg]

/-- Multiplication distributes over a difference, on the left. -/
theorem mul_sub (a b c : α) : a * (b - c) = a * b - a * c := by
  rw [sub_eq, sub_eq, mul_add, mul_neg]

/-- Multiplication distributes over a difference, on the right. -/
theorem sub_mul (a b c : α) : (a - b) * c = a * c - b * c := by
  rw [mul_comm, mul_sub, mul_comm c a, mul_comm c b]

/-- `(1 - a) b` multiplied out. -/
theorem one_sub_mul (a b : α) : (1 - a) * b = b - a * b := by rw [sub_mul, one_mul]

/-- `(1 + a) b` multiplied out. -/
theorem one_add_mul (a b : α) : (1 + a) * b = b + a * b := by rw [add_mul, one_mul]

/-- Subtract, then add the same: nothing changes. -/
theorem sub_add_cancel (a b : α) : a - b + b = a := by
  rw [sub_eq, add_assoc, neg_add_self, add_zero]

/-- Add, then subtract the same: nothing changes. -/
theorem add_sub_cancel (a b : α) : a + b - b = a := by
  rw [sub_eq, add_assoc, add_neg, add_zero]

/-- A sum minus its left summand is the right one. -/
theorem add_sub_cancel_left (a b : α) : a + b - a = b := by rw [add_comm, add_sub_cancel]

/-- A number plus the difference to another is the other. -/
theorem add_sub_cancel_right (a b : α) : a + (b - a) = b := by rw [add_comm, sub_add_cancel]

/-- A number minus its difference to another is the other. -/
theorem sub_sub_cancel (a b : α) : a - (a - b) = b := by
  rw [sub_eq, neg_sub, add_sub_cancel_right]

/-- A difference adds like a term. -/
theorem add_sub_assoc (a b c : α) : a + b - c = a + (b - c) := by
  rw [sub_eq, sub_eq, add_assoc]

/-- Subtract the left of two: `a - b + c` is `a + c - b`. -/
theorem sub_add_eq_add_sub (a b c : α) : a - b + c = a + c - b := by
  rw [sub_eq, sub_eq, add_right_comm]

/-- Subtracting twice is subtracting the sum. -/
theorem sub_sub (a b c : α) : a - b - c = a - (b + c) := by
  simp only [sub_eq, neg_add, add_assoc]

/-- Subtracting a difference. -/
theorem sub_sub_eq (a b c : α) : a - (b - c) = a + c - b := by
  rw [sub_eq, neg_sub, sub_eq, sub_eq, add_assoc]

/-- Two differences in a row telescope. -/
theorem sub_add_sub_cancel (a b c : α) : a - b + (b - c) = a - c := by
  rw [sub_eq, sub_eq, sub_eq, add_assoc, neg_add_cancel_left]

/-- The difference of two sums, term by term. -/
theorem add_sub_add_comm (a b c d : α) : a + b - (c + d) = a - c + (b - d) := by
  simp only [sub_eq, neg_add, add_assoc, add_left_comm]

/-- A common right summand cancels in a difference. -/
theorem add_sub_add_right (a b c : α) : a + c - (b + c) = a - b := by
  rw [add_sub_add_comm, sub_self, add_zero]

/-- A common left summand cancels in a difference. -/
theorem add_sub_add_left (a b c : α) : c + a - (c + b) = a - b := by
  rw [add_sub_add_comm, sub_self, zero_add]

/-- Move a subtrahend to the other side of an equation. -/
theorem sub_eq_iff {a b c : α} : a - b = c ↔ a = c + b := by
  constructor
  · intro h
    rw [← h, sub_add_cancel]
  · intro h
    rw [h, add_sub_cancel]

/-- Move a subtrahend from the right side of an equation to the left. -/
theorem eq_sub_iff {a b c : α} : a = b - c ↔ a + c = b := by
  constructor
  · intro h
    rw [h, sub_add_cancel]
  · intro h
    rw [← h, add_sub_cancel]

/-- Two differences are equal exactly if the crossed sums are. -/
theorem sub_eq_sub_iff {a b c d : α} : a - b = c - d ↔ a + d = c + b := by
  rw [sub_eq_iff, sub_add_eq_add_sub, eq_sub_iff]

/-- A difference is zero exactly if the two are equal. -/
theorem sub_eq_zero {a b : α} : a - b = 0 ↔ a = b := by rw [sub_eq_iff, zero_add]

/-- The difference of squares. -/
theorem mul_self_sub_mul_self (a b : α) : a * a - b * b = (a + b) * (a - b) := by
  rw [add_mul, mul_sub, mul_sub, mul_comm b a, sub_add_sub_cancel]

/-- Zero and one differ. -/
theorem zero_ne_one : ¬ (0 : α) = 1 := OrderedField.zero_ne_one

/-- One is not zero. -/
theorem one_ne_zero : ¬ (1 : α) = 0 := by
  intro h
  exact zero_ne_one h.symm

end Ring

end SpecMoE
