import SpecMoE.Order
/-!
# Multiplication and division against the order; cross-multiplication

To compare quotients with positive denominators use `div_le_div_iff`, `div_lt_div_iff`,
`div_le_iff`, `le_div_iff`, `div_lt_iff`, `lt_div_iff`, `div_eq_iff`, `eq_div_iff` and
`div_eq_div_iff`:
each turns the statement into one about products.  `mul_le_mul_iff_left` and its relatives cancel
a positive factor.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Multiplication

/-- A product of numbers at least zero is at least zero. -/
theorem mul_nonneg {a b : α} (ha : 0 ≤ a) (hb : 0 ≤ b) : 0 ≤ a * b :=
  OrderedField.mul_nonneg a b ha hb

/-- Multiply both sides on the left by a number at least zero. -/
theorem mul_le_mul_left {a b c : α} (hc : 0 ≤ c) (h : a ≤ b) : c * a ≤ c * b := by
  apply sub_nonneg.mp
  rw [← mul_sub]
  exact mul_nonneg hc (sub_nonneg.mpr h)

/-- Multiply both sides on the right by a number at least zero. -/
theorem mul_le_mul_right {a b c : α} (hc : 0 ≤ c) (h : a ≤ b) : a * c ≤ b * c := by
  rw [mul_comm a c, mul_comm b c]
  exact mul_le_mul_left hc h

/-- Multiply two inequalities between numbers at least zero. -/
theorem mul_le_mul {a b c d : α} (h : a ≤ b) (h' : c ≤ d) (hc : 0 ≤ c) (hb : 0 ≤ b) :
    a * c ≤ b * d :=
  le_trans (mul_le_mul_right hc h) (mul_le_mul_left hb h')

/-- A square is at least zero. -/
theorem mul_self_nonneg (a : α) : 0 ≤ a * a := by
  rcases le_total 0 a with h | h
  · exact mul_nonneg h h
  · have h1 := mul_nonneg (neg_nonneg.mpr h) (neg_nonneg.mpr h)
    rw [neg_mul_neg] at h1
    exact h1

/-- Zero is at most one. -/
theorem zero_le_one : (0 : α) ≤ 1 := by
  have h := mul_self_nonneg (1 : α)
  rw [mul_one] at h
  exact h

/-- Zero is less than one. -/
theorem zero_lt_one : (0 : α) < 1 := lt_of_le_of_ne zero_le_one zero_ne_one

/-- A number times its reciprocal is one. -/
theorem mul_inv {a : α} (ha : ¬ a = 0) : a * OrderedField.inv a = 1 := OrderedField.mul_inv a ha

/-- A product with a nonzero left factor is zero only if the right factor is. -/
theorem eq_zero_of_mul_eq_zero {a b : α} (ha : ¬ a = 0) (h : a * b = 0) : b = 0 := by
  calc b = OrderedField.inv a * (a * b) := by
        rw [← mul_assoc, mul_comm _ a, mul_inv ha, one_mul]
    _ = 0 := by rw [h, mul_zero]

/-- A product of nonzero numbers is not zero. -/
theorem mul_ne_zero {a b : α} (ha : ¬ a = 0) (hb : ¬ b = 0) : ¬ a * b = 0 :=
  fun h => hb (eq_zero_of_mul_eq_zero ha h)

/-- A nonzero left factor cancels. -/
theorem mul_left_cancel {a b c : α} (ha : ¬ a = 0) (h : a * b = a * c) : b = c := by
  apply sub_eq_zero.mp
  apply eq_zero_of_mul_eq_zero ha
  rw [mul_sub, h, sub_self]

/-- A nonzero right factor cancels. -/
theorem mul_right_cancel {a b c : α} (hc : ¬ c = 0) (h : a * c = b * c) : a = b := by
  rw [mul_comm a c, mul_comm b c] at h
  exact mul_left_cancel hc h

/-- A product of positives is positive. -/
theorem mul_pos {a b : α} (ha : 0 < a) (hb : 0 < b) : 0 < a * b := by
  apply lt_of_le_of_ne (mul_nonneg (le_of_lt ha) (le_of_lt hb))
  intro e
  exact mul_ne_zero (ne_of_gt ha) (ne_of_gt hb) e.symm

/-- Multiply both sides on the left by a positive number, strictly. -/
theorem mul_lt_mul_left {a b c : α} (hc : 0 < c) (h : a < b) : c * a < c * b := by
  apply sub_pos.mp
  rw [← mul_sub]
  exact mul_pos hc (sub_pos.mpr h)

/-- Multiply both sides on the right by a positive number, strictly. -/
theorem mul_lt_mul_right {a b c : α} (hc : 0 < c) (h : a < b) : a * c < b * c := by
  rw [mul_comm a c, mul_comm b c]
  exact mul_lt_mul_left hc h

/-- A positive left factor does not matter to `≤`. -/
theorem mul_le_mul_iff_left {a b c : α} (hc : 0 < c) : c * a ≤ c * b ↔ a ≤ b := by
  constructor
  · intro h
    exact le_of_not_lt (fun h1 => not_le_of_lt (mul_lt_mul_left hc h1) h)
  · exact mul_le_mul_left (le_of_lt hc)

/-- A positive right factor does not matter to `≤`. -/
theorem mul_le_mul_iff_right {a b c : α} (hc : 0 < c) : a * c ≤ b * c ↔ a ≤ b := by
  rw [mul_comm a c, mul_comm b c]
  exact mul_le_mul_iff_left hc

/-- A positive left factor does not matter to `<`. -/
theorem mul_lt_mul_iff_left {a b c : α} (hc : 0 < c) : c * a < c * b ↔ a < b := by
  rw [lt_iff, lt_iff, mul_le_mul_iff_left hc, mul_le_mul_iff_left hc]

/-- A positive right factor does not matter to `<`. -/
theorem mul_lt_mul_iff_right {a b c : α} (hc : 0 < c) : a * c < b * c ↔ a < b := by
  rw [mul_comm a c, mul_comm b c]
  exact mul_lt_mul_iff_left hc

/-- Cancel a positive left factor from `≤`. -/
theorem le_of_mul_le_mul_left {a b c : α} (hc : 0 < c) (h : c * a ≤ c * b) : a ≤ b :=
  (mul_le_mul_iff_left hc).mp h

/-- Cancel a positive right factor from `≤`. -/
theorem le_of_mul_le_mul_right {a b c : α} (hc : 0 < c) (h : a * c ≤ b * c) : a ≤ b :=
  (mul_le_mul_iff_right hc).mp h

/-- Cancel a left factor at least zero from `<`. -/
theorem lt_of_mul_lt_mul_left {a b c : α} (hc : 0 ≤ c) (h : c * a < c * b) : a < b :=
  lt_of_not_le (fun h1 => not_le_of_lt h (mul_le_mul_left hc h1))

/-- Cancel a right factor at least zero from `<`. -/
theorem lt_of_mul_lt_mul_right {a b c : α} (hc : 0 ≤ c) (h : a * c < b * c) : a < b :=
  lt_of_not_le (fun h1 => not_le_of_lt h (mul_le_mul_right hc h1))

/-- Multiply `a < b` and `c ≤ d` with `0 < c` and `0 ≤ b`. -/
theorem mul_lt_mul {a b c d : α} (h : a < b) (h' : c ≤ d) (hc : 0 < c) (hb : 0 ≤ b) :
    a * c < b * d :=
  lt_of_lt_of_le (mul_lt_mul_right hc h) (mul_le_mul_left hb h')

/-- A factor at most one does not increase, on the right. -/
theorem mul_le_of_le_one_right {a b : α} (ha : 0 ≤ a) (hb : b ≤ 1) : a * b ≤ a := by
  have h := mul_le_mul_left ha hb
  rw [mul_one] at h
  exact h

/-- A factor at most one does not increase, on the left. -/
theorem mul_le_of_le_one_left {a b : α} (ha : 0 ≤ a) (hb : b ≤ 1) : b * a ≤ a := by
  rw [mul_comm]
  exact mul_le_of_le_one_right ha hb

/-- A factor at least one does not decrease, on the right. -/
theorem le_mul_of_one_le_right {a b : α} (ha : 0 ≤ a) (hb : 1 ≤ b) : a ≤ a * b := by
  have h := mul_le_mul_left ha hb
  rw [mul_one] at h
  exact h

/-- A factor at most zero turns `≤`. -/
theorem mul_le_mul_of_nonpos_left {a b c : α} (hc : c ≤ 0) (h : a ≤ b) : c * b ≤ c * a := by
  have h1 := mul_le_mul_left (neg_nonneg.mpr hc) h
  rw [neg_mul, neg_mul, neg_le_neg_iff] at h1
  exact h1

/-- If a product with a positive left factor is positive, so is the right factor. -/
theorem pos_of_mul_pos {a b : α} (ha : 0 < a) (h : 0 < a * b) : 0 < b := by
  rw [← mul_zero a] at h
  exact lt_of_mul_lt_mul_left (le_of_lt ha) h

end Multiplication

section Quotients

/-- Division is multiplication by the reciprocal. -/
theorem div_eq_mul_one_div (a b : α) : a / b = a * (1 / b) := by
  rw [OrderedField.div_eq a b, OrderedField.div_eq 1 b, one_mul]

/-- A number times its reciprocal is one. -/
theorem mul_one_div_cancel {a : α} (ha : ¬ a = 0) : a * (1 / a) = 1 := by
  rw [OrderedField.div_eq, one_mul, mul_inv ha]

/-- A reciprocal times the number is one. -/
theorem one_div_mul_cancel {a : α} (ha : ¬ a = 0) : 1 / a * a = 1 := by
  rw [mul_comm, mul_one_div_cancel ha]

/-- Divide, then multiply by the same: nothing changes. -/
theorem div_mul_cancel (a : α) {b : α} (hb : ¬ b = 0) : a / b * b = a := by
  rw [div_eq_mul_one_div, mul_assoc, one_div_mul_cancel hb, mul_one]

/-- Multiply by a quotient's denominator on the left. -/
theorem mul_div_cancel_left (a : α) {b : α} (hb : ¬ b = 0) : b * (a / b) = a := by
  rw [mul_comm, div_mul_cancel a hb]

/-- Multiply, then divide by the same: nothing changes. -/
theorem mul_div_cancel (a : α) {b : α} (hb : ¬ b = 0) : a * b / b = a :=
  mul_right_cancel hb (div_mul_cancel (a * b) hb)

/-- A nonzero number over itself is one. -/
theorem div_self {a : α} (ha : ¬ a = 0) : a / a = 1 := by
  rw [div_eq_mul_one_div, mul_one_div_cancel ha]

/-- Dividing by one changes nothing. -/
theorem div_one (a : α) : a / 1 = a := by
  have h := div_mul_cancel a (one_ne_zero (α := α))
  rw [mul_one] at h
  exact h

/-- Zero over anything is zero. -/
theorem zero_div (a : α) : 0 / a = 0 := by rw [div_eq_mul_one_div, zero_mul]

/-- A product over a number: divide the right factor. -/
theorem mul_div_assoc (a b c : α) : a * b / c = a * (b / c) := by
  rw [div_eq_mul_one_div, div_eq_mul_one_div b c, mul_assoc]

/-- A quotient times a number: multiply the numerator. -/
theorem div_mul_eq_mul_div (a b c : α) : a / b * c = a * c / b := by
  rw [mul_comm a c, mul_div_assoc, mul_comm]

/-- A sum over a number, term by term. -/
theorem add_div (a b c : α) : (a + b) / c = a / c + b / c := by
  rw [div_eq_mul_one_div, div_eq_mul_one_div a c, div_eq_mul_one_div b c, add_mul]

/-- A difference over a number, term by term. -/
theorem sub_div (a b c : α) : (a - b) / c = a / c - b / c := by
  rw [div_eq_mul_one_div, div_eq_mul_one_div a c, div_eq_mul_one_div b c, sub_mul]

/-- A negative sign moves out of a numerator. -/
theorem neg_div (a b : α) : -a / b = -(a / b) := by
  rw [div_eq_mul_one_div, div_eq_mul_one_div a b, neg_mul]

/-- `a / b = c` says `a = c b`. -/
theorem div_eq_iff {a b c : α} (hb : ¬ b = 0) : a / b = c ↔ a = c * b := by
  constructor
  · intro h
    rw [← h, div_mul_cancel a hb]
  · intro h
    rw [h, mul_div_cancel c hb]

/-- `c = a / b` says `c b = a`. -/
theorem eq_div_iff {a b c : α} (hb : ¬ b = 0) : c = a / b ↔ c * b = a := by
  constructor
  · intro h
    rw [h, div_mul_cancel a hb]
  · intro h
    rw [← h, mul_div_cancel c hb]

/-- Quotients are equal exactly if the crossed products are. -/
theorem div_eq_div_iff {a b c d : α} (hb : ¬ b = 0) (hd : ¬ d = 0) :
    a / b = c / d ↔ a * d = c * b := by
  rw [div_eq_iff hb, div_mul_eq_mul_div, eq_div_iff hd]

/-- A common right factor cancels from a quotient. -/
theorem mul_div_mul_right (a b : α) {c : α} (hb : ¬ b = 0) (hc : ¬ c = 0) :
    a * c / (b * c) = a / b := by
  rw [div_eq_div_iff (mul_ne_zero hb hc) hb, mul_assoc, mul_comm c b]

/-- A common left factor cancels from a quotient. -/
theorem mul_div_mul_left (a b : α) {c : α} (hb : ¬ b = 0) (hc : ¬ c = 0) :
    c * a / (c * b) = a / b := by
  rw [mul_comm c a, mul_comm c b, mul_div_mul_right a b hb hc]

/-- A quotient of a quotient: the denominators multiply. -/
theorem div_div (a : α) {b c : α} (hb : ¬ b = 0) (hc : ¬ c = 0) : a / b / c = a / (b * c) := by
  rw [div_eq_iff hc, div_mul_eq_mul_div, mul_div_mul_right a b hb hc]

/-- A product of quotients is the quotient of the products. -/
theorem div_mul_div (a c : α) {b d : α} (hb : ¬ b = 0) (hd : ¬ d = 0) :
    a / b * (c / d) = a * c / (b * d) := by
  rw [div_mul_eq_mul_div, ← mul_div_assoc, div_div _ hd hb, mul_comm d b]

/-- The quotient of two quotients: multiply by the turned one. -/
theorem div_div_div (a : α) {b c d : α} (hb : ¬ b = 0) (hc : ¬ c = 0) (hd : ¬ d = 0) :
    a / b / (c / d) = a * d / (b * c) := by
  have hcd : ¬ c / d = 0 := by
    intro h
    rw [div_eq_iff hd, zero_mul] at h
    exact hc h
  rw [div_eq_iff hcd, div_mul_div _ _ (mul_ne_zero hb hc) hd,
    div_eq_div_iff hb (mul_ne_zero (mul_ne_zero hb hc) hd)]
  simp only [mul_comm, mul_left_comm]

/-- The quotient of two numbers over one denominator is their own quotient. -/
theorem div_div_div_cancel_right (a : α) {b c : α} (hb : ¬ b = 0) (hc : ¬ c = 0) :
    a / c / (b / c) = a / b := by
  rw [div_div_div a hc hb hc, mul_comm a c, mul_div_mul_left a b hb hc]

end Quotients

end SpecMoE
