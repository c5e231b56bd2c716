import SpecMoE.OrderedField
/-!
# Order: comparison, addition and multiplication against `≤` and `<`

`calc` chains may mix `≤` and `<` (four `Trans` instances below).  To turn an inequality between
differences into one between sums use `sub_le_sub_iff`, `sub_lt_sub_iff`, `sub_le_iff`,
`le_sub_iff`, `sub_lt_iff`, `lt_sub_iff`.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Comparison

/-- Every number is at most itself. -/
theorem le_refl (a : α) : a ≤ a := OrderedField.le_refl a

/-- `≤` chains. -/
theorem le_trans {a b c : α} (h : a ≤ b) (h' : b ≤ c) : a ≤ c :=
  OrderedField.le_trans a b c h h'

/-- `≤` both ways is equality. -/
theorem le_antisymm {a b : α} (h : a ≤ b) (h' : b ≤ a) : a = b :=
  OrderedField.le_antisymm a b h h'

/-- Any two numbers compare. -/
theorem le_total (a b : α) : a ≤ b ∨ b ≤ a := OrderedField.le_total a b

/-- Equal numbers compare. -/
theorem le_of_eq {a b : α} (h : a = b) : a ≤ b := by
  rw [h]
  exact le_refl b

/-- Equal numbers compare the other way too. -/
theorem ge_of_eq {a b : α} (h : a = b) : b ≤ a := le_of_eq h.symm

/-- What strict comparison means. -/
theorem lt_iff {a b : α} : a < b ↔ a ≤ b ∧ ¬ b ≤ a := OrderedField.lt_iff a b

/-- Strictly less is at most. -/
theorem le_of_lt {a b : α} (h : a < b) : a ≤ b := (lt_iff.mp h).1

/-- Strictly less excludes the turned `≤`. -/
theorem not_le_of_lt {a b : α} (h : a < b) : ¬ b ≤ a := (lt_iff.mp h).2

/-- `¬ ≤` is the turned `<`. -/
theorem not_le {a b : α} : ¬ a ≤ b ↔ b < a := by
  constructor
  · intro h
    rcases le_total a b with h1 | h1
    · exact absurd h1 h
    · exact lt_iff.mpr ⟨h1, h⟩
  · exact not_le_of_lt

/-- `¬ <` is the turned `≤`. -/
theorem not_lt {a b : α} : ¬ a < b ↔ b ≤ a := by
  constructor
  · intro h
    by_cases h1 : b ≤ a
    · exact h1
    · exact absurd (not_le.mp h1) h
  · intro h h1
    exact not_le_of_lt h1 h

/-- From `¬ ≤` to the turned `<`. -/
theorem lt_of_not_le {a b : α} (h : ¬ a ≤ b) : b < a := not_le.mp h

/-- From `¬ <` to the turned `≤`. -/
theorem le_of_not_lt {a b : α} (h : ¬ a < b) : b ≤ a := not_lt.mp h

/-- `≤` excludes the turned `<`. -/
theorem not_lt_of_le {a b : α} (h : b ≤ a) : ¬ a < b := not_lt.mpr h

/-- Nothing is less than itself. -/
theorem lt_irrefl (a : α) : ¬ a < a := not_lt.mpr (le_refl a)

/-- Either less, or at least. -/
theorem lt_or_le (a b : α) : a < b ∨ b ≤ a := by
  by_cases h : a < b
  · exact Or.inl h
  · exact Or.inr (le_of_not_lt h)

/-- Either at most, or greater. -/
theorem le_or_lt (a b : α) : a ≤ b ∨ b < a := (lt_or_le b a).symm

/-- `≤` then `<`. -/
theorem lt_of_le_of_lt {a b c : α} (h : a ≤ b) (h' : b < c) : a < c :=
  lt_of_not_le (fun h1 => not_le_of_lt h' (le_trans h1 h))

/-- `<` then `≤`. -/
theorem lt_of_lt_of_le {a b c : α} (h : a < b) (h' : b ≤ c) : a < c :=
  lt_of_not_le (fun h1 => not_le_of_lt h (le_trans h' h1))

/-- `<` chains. -/
theorem lt_trans {a b c : α} (h : a < b) (h' : b < c) : a < c := lt_of_lt_of_le h (le_of_lt h')

/-- `<` does not hold both ways. -/
theorem lt_asymm {a b : α} (h : a < b) : ¬ b < a := not_lt_of_le (le_of_lt h)

/-- At most and not equal is strictly less. -/
theorem lt_of_le_of_ne {a b : α} (h : a ≤ b) (hne : ¬ a = b) : a < b :=
  lt_of_not_le (fun h1 => hne (le_antisymm h h1))

/-- At most is less or equal. -/
theorem lt_or_eq_of_le {a b : α} (h : a ≤ b) : a < b ∨ a = b := by
  by_cases h1 : a = b
  · exact Or.inr h1
  · exact Or.inl (lt_of_le_of_ne h h1)

/-- Of two numbers, one is less, or they are equal, or the other is less. -/
theorem lt_trichotomy (a b : α) : a < b ∨ a = b ∨ b < a := by
  rcases lt_or_le a b with h | h
  · exact Or.inl h
  · rcases lt_or_eq_of_le h with h1 | h1
    · exact Or.inr (Or.inr h1)
    · exact Or.inr (Or.inl h1.symm)

/-- Strictly less is different. -/
theorem ne_of_lt {a b : α} (h : a < b) : ¬ a = b := by
  intro e
  rw [e] at h
  exact lt_irrefl b h

/-- Strictly greater is different: from `0 < b` comes `b ≠ 0`. -/
theorem ne_of_gt {a b : α} (h : a < b) : ¬ b = a := fun e => ne_of_lt h e.symm

/-- `calc`: `≤` then `≤`. -/
instance instTransLeLe : Trans (α := α) (β := α) (γ := α) (· ≤ ·) (· ≤ ·) (· ≤ ·) := ⟨le_trans⟩

/-- `calc`: `<` then `<`. -/
instance instTransLtLt : Trans (α := α) (β := α) (γ := α) (· < ·) (· < ·) (· < ·) := ⟨lt_trans⟩

/-- `calc`: `≤` then `<`. -/
instance instTransLeLt : Trans (α := α) (β := α) (γ := α) (· ≤ ·) (· < ·) (· < ·) :=
  ⟨lt_of_le_of_lt⟩

/-- `calc`: `<` then `≤`. -/
instance instTransLtLe : Trans (α := α) (β := α) (γ := α) (· < ·) (· ≤ ·) (· < ·) :=
  ⟨lt_of_lt_of_le⟩

end Comparison

section Addition

/-- Add the same on the left. -/
theorem add_le_add_left {a b : α} (h : a ≤ b) (c : α) : c + a ≤ c + b :=
  OrderedField.add_le_add_left a b c h

/-- Add the same on the right. -/
theorem add_le_add_right {a b : α} (h : a ≤ b) (c : α) : a + c ≤ b + c := by
  rw [add_comm a c, add_comm b c]
  exact add_le_add_left h c

/-- Inequalities add. -/
theorem add_le_add {a b c d : α} (h : a ≤ b) (h' : c ≤ d) : a + c ≤ b + d :=
  le_trans (add_le_add_left h' a) (add_le_add_right h d)

/-- A common left summand cancels. -/
theorem le_of_add_le_add_left {a b c : α} (h : c + a ≤ c + b) : a ≤ b := by
  have h1 := add_le_add_left h (-c)
  rw [neg_add_cancel_left, neg_add_cancel_left] at h1
  exact h1

/-- A common left summand does not matter to `≤`. -/
theorem add_le_add_iff_left {a b c : α} : c + a ≤ c + b ↔ a ≤ b :=
  ⟨le_of_add_le_add_left, fun h => add_le_add_left h c⟩

/-- A common right summand does not matter to `≤`. -/
theorem add_le_add_iff_right {a b c : α} : a + c ≤ b + c ↔ a ≤ b := by
  rw [add_comm a c, add_comm b c]
  exact add_le_add_iff_left

/-- A common left summand does not matter to `<`. -/
theorem add_lt_add_iff_left {a b c : α} : c + a < c + b ↔ a < b := by
  rw [lt_iff, lt_iff, add_le_add_iff_left, add_le_add_iff_left]

/-- A common right summand does not matter to `<`. -/
theorem add_lt_add_iff_right {a b c : α} : a + c < b + c ↔ a < b := by
  rw [lt_iff, lt_iff, add_le_add_iff_right, add_le_add_iff_right]

/-- Add the same on the left, strictly. -/
theorem add_lt_add_left {a b : α} (h : a < b) (c : α) : c + a < c + b :=
  add_lt_add_iff_left.mpr h

/-- Add the same on the right, strictly. -/
theorem add_lt_add_right {a b : α} (h : a < b) (c : α) : a + c < b + c :=
  add_lt_add_iff_right.mpr h

/-- `<` plus `≤` is `<`. -/
theorem add_lt_add_of_lt_of_le {a b c d : α} (h : a < b) (h' : c ≤ d) : a + c < b + d :=
  lt_of_le_of_lt (add_le_add_left h' a) (add_lt_add_right h d)

/-- `≤` plus `<` is `<`. -/
theorem add_lt_add_of_le_of_lt {a b c d : α} (h : a ≤ b) (h' : c < d) : a + c < b + d :=
  lt_of_lt_of_le (add_lt_add_left h' a) (add_le_add_right h d)

/-- Strict inequalities add. -/
theorem add_lt_add {a b c d : α} (h : a < b) (h' : c < d) : a + c < b + d :=
  add_lt_add_of_lt_of_le h (le_of_lt h')

/-- A sum of two numbers at least zero is at least zero. -/
theorem add_nonneg {a b : α} (ha : 0 ≤ a) (hb : 0 ≤ b) : 0 ≤ a + b := by
  have h := add_le_add ha hb
  rw [add_zero] at h
  exact h

/-- Positive plus at least zero is positive. -/
theorem add_pos_of_pos_of_nonneg {a b : α} (ha : 0 < a) (hb : 0 ≤ b) : 0 < a + b := by
  have h := add_lt_add_of_lt_of_le ha hb
  rw [add_zero] at h
  exact h

/-- At least zero plus positive is positive. -/
theorem add_pos_of_nonneg_of_pos {a b : α} (ha : 0 ≤ a) (hb : 0 < b) : 0 < a + b := by
  rw [add_comm]
  exact add_pos_of_pos_of_nonneg hb ha

/-- A sum of positives is positive. -/
theorem add_pos {a b : α} (ha : 0 < a) (hb : 0 < b) : 0 < a + b :=
  add_pos_of_pos_of_nonneg ha (le_of_lt hb)

/-- Adding something at least zero on the right does not decrease. -/
theorem le_add_of_nonneg_right {a b : α} (hb : 0 ≤ b) : a ≤ a + b := by
  have h := add_le_add_left hb a
  rw [add_zero] at h
  exact h

/-- Adding something at least zero on the left does not decrease. -/
theorem le_add_of_nonneg_left {a b : α} (hb : 0 ≤ b) : a ≤ b + a := by
  rw [add_comm]
  exact le_add_of_nonneg_right hb

/-- Adding a positive number increases. -/
theorem lt_add_of_pos_right {a b : α} (hb : 0 < b) : a < a + b := by
  have h := add_lt_add_left hb a
  rw [add_zero] at h
  exact h

end Addition

section Difference

/-- `a - b ≤ c` says `a ≤ c + b`. -/
theorem sub_le_iff {a b c : α} : a - b ≤ c ↔ a ≤ c + b := by
  rw [← add_le_add_iff_right (c := b), sub_add_cancel]

/-- `a ≤ b - c` says `a + c ≤ b`. -/
theorem le_sub_iff {a b c : α} : a ≤ b - c ↔ a + c ≤ b := by
  rw [← add_le_add_iff_right (c := c), sub_add_cancel]

/-- `a - b < c` says `a < c + b`. -/
theorem sub_lt_iff {a b c : α} : a - b < c ↔ a < c + b := by
  rw [← add_lt_add_iff_right (c := b), sub_add_cancel]

/-- `a < b - c` says `a + c < b`. -/
theorem lt_sub_iff {a b c : α} : a < b - c ↔ a + c < b := by
  rw [← add_lt_add_iff_right (c := c), sub_add_cancel]

/-- Two differences compare as the crossed sums do. -/
theorem sub_le_sub_iff {a b c d : α} : a - b ≤ c - d ↔ a + d ≤ c + b := by
  rw [sub_le_iff, sub_add_eq_add_sub, le_sub_iff]

/-- Two differences compare strictly as the crossed sums do. -/
theorem sub_lt_sub_iff {a b c d : α} : a - b < c - d ↔ a + d < c + b := by
  rw [sub_lt_iff, sub_add_eq_add_sub, lt_sub_iff]

/-- A difference is at least zero exactly if the first is at least the second. -/
theorem sub_nonneg {a b : α} : 0 ≤ b - a ↔ a ≤ b := by rw [le_sub_iff, zero_add]

/-- A difference is positive exactly if the first is greater. -/
theorem sub_pos {a b : α} : 0 < b - a ↔ a < b := by rw [lt_sub_iff, zero_add]

/-- A difference is at most zero exactly if the first is at most the second. -/
theorem sub_nonpos {a b : α} : a - b ≤ 0 ↔ a ≤ b := by rw [sub_le_iff, zero_add]

/-- A difference is negative exactly if the first is less. -/
theorem sub_lt_zero {a b : α} : a - b < 0 ↔ a < b := by rw [sub_lt_iff, zero_add]

/-- Differences: more in front, less behind. -/
theorem sub_le_sub {a b c d : α} (h : a ≤ b) (h' : c ≤ d) : a - d ≤ b - c :=
  sub_le_sub_iff.mpr (add_le_add h h')

/-- Subtract more, get less. -/
theorem sub_le_sub_left {a b : α} (h : a ≤ b) (c : α) : c - b ≤ c - a :=
  sub_le_sub (le_refl c) h

/-- Subtract the same on both sides. -/
theorem sub_le_sub_right {a b : α} (h : a ≤ b) (c : α) : a - c ≤ b - c :=
  sub_le_sub h (le_refl c)

/-- Subtract more, get less, strictly. -/
theorem sub_lt_sub_left {a b : α} (h : a < b) (c : α) : c - b < c - a :=
  sub_lt_sub_iff.mpr (add_lt_add_left h c)

/-- Subtract the same on both sides, strictly. -/
theorem sub_lt_sub_right {a b : α} (h : a < b) (c : α) : a - c < b - c :=
  sub_lt_sub_iff.mpr (add_lt_add_right h c)

/-- Subtracting something at least zero does not increase. -/
theorem sub_le_self {a b : α} (hb : 0 ≤ b) : a - b ≤ a :=
  sub_le_iff.mpr (le_add_of_nonneg_right hb)

/-- Negation turns `≤`. -/
theorem neg_le_neg_iff {a b : α} : -a ≤ -b ↔ b ≤ a := by
  rw [← zero_sub, ← zero_sub, sub_le_sub_iff, zero_add, zero_add]

/-- Negation turns `≤` (one direction). -/
theorem neg_le_neg {a b : α} (h : a ≤ b) : -b ≤ -a := neg_le_neg_iff.mpr h

/-- Negation turns `<`. -/
theorem neg_lt_neg_iff {a b : α} : -a < -b ↔ b < a := by
  rw [← zero_sub, ← zero_sub, sub_lt_sub_iff, zero_add, zero_add]

/-- The negative is at least zero exactly if the number is at most zero. -/
theorem neg_nonneg {a : α} : 0 ≤ -a ↔ a ≤ 0 := by rw [← zero_sub, sub_nonneg]

/-- The negative is at most zero exactly if the number is at least zero. -/
theorem neg_nonpos {a : α} : -a ≤ 0 ↔ 0 ≤ a := by rw [← zero_sub, sub_nonpos]

/-- The negative is positive exactly if the number is negative. -/
theorem neg_pos {a : α} : 0 < -a ↔ a < 0 := by rw [← zero_sub, sub_pos]

/-- The negative is negative exactly if the number is positive. -/
theorem neg_lt_zero {a : α} : -a < 0 ↔ 0 < a := by rw [← zero_sub, sub_lt_zero]

/-- The turned form of a lower bound `-y ≤ x`. -/
theorem neg_le_iff {x y : α} : -y ≤ x ↔ -x ≤ y := by
  rw [← neg_le_neg_iff (a := x), neg_neg]

end Difference

end SpecMoE
