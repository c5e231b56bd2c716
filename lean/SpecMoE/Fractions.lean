import SpecMoE.Division
/-!
# Quotients against the order: positivity and cross-multiplication
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

/-- The reciprocal of a positive number is positive. -/
theorem one_div_pos {a : α} (ha : 0 < a) : 0 < 1 / a := by
  apply pos_of_mul_pos ha
  rw [mul_one_div_cancel (ne_of_gt ha)]
  exact zero_lt_one

/-- A quotient of positives is positive. -/
theorem div_pos {a b : α} (ha : 0 < a) (hb : 0 < b) : 0 < a / b := by
  rw [div_eq_mul_one_div]
  exact mul_pos ha (one_div_pos hb)

/-- A number at least zero over a positive number is at least zero. -/
theorem div_nonneg {a b : α} (ha : 0 ≤ a) (hb : 0 < b) : 0 ≤ a / b := by
  rw [div_eq_mul_one_div]
  exact mul_nonneg ha (le_of_lt (one_div_pos hb))

/-- `a / b ≤ c` says `a ≤ c b`, for `0 < b`. -/
theorem div_le_iff {a b c : α} (hb : 0 < b) : a / b ≤ c ↔ a ≤ c * b := by
  rw [← mul_le_mul_iff_right hb, div_mul_cancel a (ne_of_gt hb)]

/-- `c ≤ a / b` says `c b ≤ a`, for `0 < b`. -/
theorem le_div_iff {a b c : α} (hb : 0 < b) : c ≤ a / b ↔ c * b ≤ a := by
  rw [← mul_le_mul_iff_right hb, div_mul_cancel a (ne_of_gt hb)]

/-- `a / b < c` says `a < c b`, for `0 < b`. -/
theorem div_lt_iff {a b c : α} (hb : 0 < b) : a / b < c ↔ a < c * b := by
  rw [← mul_lt_mul_iff_right hb, div_mul_cancel a (ne_of_gt hb)]

/-- `c < a / b` says `c b < a`, for `0 < b`. -/
theorem lt_div_iff {a b c : α} (hb : 0 < b) : c < a / b ↔ c * b < a := by
  rw [← mul_lt_mul_iff_right hb, div_mul_cancel a (ne_of_gt hb)]

/-- Cross-multiplication: quotients with positive denominators compare as the products do. -/
theorem div_le_div_iff {a b c d : α} (hb : 0 < b) (hd : 0 < d) :
    a / b ≤ c / d ↔ a * d ≤ c * b := by
  rw [div_le_iff hb, div_mul_eq_mul_div, le_div_iff hd]

/-- Cross-multiplication, strictly. -/
theorem div_lt_div_iff {a b c d : α} (hb : 0 < b) (hd : 0 < d) :
    a / b < c / d ↔ a * d < c * b := by
  rw [div_lt_iff hb, div_mul_eq_mul_div, lt_div_iff hd]

/-- A positive common denominator does not matter to `≤`. -/
theorem div_le_div_right_iff {a b c : α} (hc : 0 < c) : a / c ≤ b / c ↔ a ≤ b := by
  rw [div_le_iff hc, div_mul_cancel b (ne_of_gt hc)]

/-- A positive common denominator does not matter to `<`. -/
theorem div_lt_div_right_iff {a b c : α} (hc : 0 < c) : a / c < b / c ↔ a < b := by
  rw [div_lt_iff hc, div_mul_cancel b (ne_of_gt hc)]

/-- Divide both sides by a positive number. -/
theorem div_le_div_right {a b c : α} (hc : 0 < c) (h : a ≤ b) : a / c ≤ b / c :=
  (div_le_div_right_iff hc).mpr h

/-- Divide both sides by a positive number, strictly. -/
theorem div_lt_div_right {a b c : α} (hc : 0 < c) (h : a < b) : a / c < b / c :=
  (div_lt_div_right_iff hc).mpr h

/-- A larger denominator gives no larger quotient. -/
theorem div_le_div_left {a b c : α} (ha : 0 ≤ a) (hb : 0 < b) (h : b ≤ c) : a / c ≤ a / b :=
  (div_le_div_iff (lt_of_lt_of_le hb h) hb).mpr (mul_le_mul_left ha h)

/-- A larger denominator gives a smaller quotient, strictly. -/
theorem div_lt_div_left {a b c : α} (ha : 0 < a) (hb : 0 < b) (h : b < c) : a / c < a / b :=
  (div_lt_div_iff (lt_trans hb h) hb).mpr (mul_lt_mul_left ha h)

/-- Larger numerator and smaller denominator give no smaller quotient. -/
theorem div_le_div {a b c d : α} (h : a ≤ b) (hb : 0 ≤ b) (hd : 0 < d) (h' : d ≤ c) :
    a / c ≤ b / d :=
  le_trans (div_le_div_right (lt_of_lt_of_le hd h') h) (div_le_div_left hb hd h')

/-- Reciprocals of positive numbers compare the other way. -/
theorem one_div_le_one_div_iff {a b : α} (ha : 0 < a) (hb : 0 < b) : 1 / a ≤ 1 / b ↔ b ≤ a := by
  rw [div_le_div_iff ha hb, one_mul, one_mul]

/-- Reciprocals of positive numbers compare the other way, strictly. -/
theorem one_div_lt_one_div_iff {a b : α} (ha : 0 < a) (hb : 0 < b) : 1 / a < 1 / b ↔ b < a := by
  rw [div_lt_div_iff ha hb, one_mul, one_mul]

/-- A quotient is less than one exactly if the numerator is less than the denominator. -/
theorem div_lt_one {a b : α} (hb : 0 < b) : a / b < 1 ↔ a < b := by
  rw [div_lt_iff hb, one_mul]

/-- A quotient is at most one exactly if the numerator is at most the denominator. -/
theorem div_le_one {a b : α} (hb : 0 < b) : a / b ≤ 1 ↔ a ≤ b := by
  rw [div_le_iff hb, one_mul]

/-- A quotient is greater than one exactly if the numerator is greater than the denominator. -/
theorem one_lt_div {a b : α} (hb : 0 < b) : 1 < a / b ↔ b < a := by
  rw [lt_div_iff hb, one_mul]

/-- A quotient is at least one exactly if the numerator is at least the denominator. -/
theorem one_le_div {a b : α} (hb : 0 < b) : 1 ≤ a / b ↔ b ≤ a := by
  rw [le_div_iff hb, one_mul]

end SpecMoE
