import SpecMoE.Fractions
import SpecMoE.NatFacts
/-!
# Natural numbers in the field, and powers

`natCast n` is the natural number `n` in the field, `a ^ k` the power with a natural exponent.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Casts

/-- The natural number `n` as a number of the field. -/
def natCast : Nat → α
  | 0 => 0
  | n + 1 => natCast n + 1

/-- Zero casts to zero. -/
theorem natCast_zero : (natCast 0 : α) = 0 := rfl

/-- The cast of a successor. -/
theorem natCast_succ (n : Nat) : (natCast (n + 1) : α) = natCast n + 1 := rfl

/-- One casts to one. -/
theorem natCast_one : (natCast 1 : α) = 1 := zero_add 1

/-- The cast of a sum. -/
theorem natCast_add (m n : Nat) : (natCast (m + n) : α) = natCast m + natCast n := by
  induction n with
  | zero => exact (add_zero _).symm
  | succ n ih =>
    calc (natCast (m + n) + 1 : α) = natCast m + natCast n + 1 := by rw [ih]
      _ = natCast m + natCast (n + 1) := by rw [natCast_succ, add_assoc]

/-- The cast of a product. -/
theorem natCast_mul (m n : Nat) : (natCast (m * n) : α) = natCast m * natCast n := by
  induction n with
  | zero => exact (mul_zero _).symm
  | succ n ih =>
    calc (natCast (m * n + m) : α) = natCast m * natCast n + natCast m := by rw [natCast_add, ih]
      _ = natCast m * natCast (n + 1) := by rw [natCast_succ, mul_add, mul_one]

/-- A cast is at least zero. -/
theorem natCast_nonneg (n : Nat) : (0 : α) ≤ natCast n := by
  induction n with
  | zero => exact le_refl 0
  | succ n ih => exact add_nonneg ih zero_le_one

/-- The cast of a successor is positive. -/
theorem natCast_succ_pos (n : Nat) : (0 : α) < natCast (n + 1) :=
  add_pos_of_nonneg_of_pos (natCast_nonneg n) zero_lt_one

/-- The cast of a positive number is positive. -/
theorem natCast_pos {n : Nat} (h : 1 ≤ n) : (0 : α) < natCast n := by
  obtain ⟨j, hj⟩ := nat_exists_succ h
  rw [hj]
  exact natCast_succ_pos j

/-- The cast of a positive number is not zero. -/
theorem natCast_ne_zero {n : Nat} (h : 1 ≤ n) : ¬ (natCast n : α) = 0 := ne_of_gt (natCast_pos h)

/-- The cast is monotone. -/
theorem natCast_le {m n : Nat} (h : m ≤ n) : (natCast m : α) ≤ natCast n := by
  obtain ⟨d, hd⟩ := nat_exists_add h
  rw [hd, natCast_add]
  exact le_add_of_nonneg_right (natCast_nonneg d)

/-- The cast is strictly monotone. -/
theorem natCast_lt {m n : Nat} (h : m < n) : (natCast m : α) < natCast n :=
  lt_of_lt_of_le (lt_add_of_pos_right zero_lt_one) (natCast_le (m := m + 1) h)

/-- The cast keeps and reflects `≤`: with numbers, close the right side by `by decide`. -/
theorem natCast_le_iff {m n : Nat} : (natCast m : α) ≤ natCast n ↔ m ≤ n := by
  constructor
  · intro h
    exact nat_le_of_not_lt (fun h1 => not_le_of_lt (natCast_lt h1) h)
  · exact natCast_le

/-- The cast keeps and reflects `<`: with numbers, close the right side by `by decide`. -/
theorem natCast_lt_iff {m n : Nat} : (natCast m : α) < natCast n ↔ m < n := by
  constructor
  · intro h
    exact nat_lt_of_not_le (fun h1 => not_lt_of_le (natCast_le h1) h)
  · exact natCast_lt

/-- Different natural numbers stay different. -/
theorem natCast_inj {m n : Nat} (h : (natCast m : α) = natCast n) : m = n :=
  Nat.le_antisymm (natCast_le_iff.mp (le_of_eq h)) (natCast_le_iff.mp (ge_of_eq h))

/-- The cast of a positive number is at least one. -/
theorem one_le_natCast {n : Nat} (h : 1 ≤ n) : (1 : α) ≤ natCast n := by
  have h1 := natCast_le (α := α) h
  rw [natCast_one] at h1
  exact h1

end Casts

section Powers

/-- The power with a natural exponent. -/
def power (a : α) : Nat → α
  | 0 => 1
  | k + 1 => power a k * a

/-- `a ^ k` for a natural `k`. -/
instance instPow : Pow α Nat := ⟨power⟩

/-- The empty power is one. -/
theorem pow_zero (a : α) : a ^ 0 = 1 := rfl

/-- One more factor. -/
theorem pow_succ (a : α) (k : Nat) : a ^ (k + 1) = a ^ k * a := rfl

/-- One more factor, in front. -/
theorem pow_succ_left (a : α) (k : Nat) : a ^ (k + 1) = a * a ^ k := by
  rw [pow_succ, mul_comm]

/-- The first power. -/
theorem pow_one (a : α) : a ^ 1 = a := one_mul a

/-- The second power is the square. -/
theorem pow_two (a : α) : a ^ 2 = a * a := by rw [pow_succ, pow_one]

/-- Powers of one are one. -/
theorem one_pow (k : Nat) : (1 : α) ^ k = 1 := by
  induction k with
  | zero => exact rfl
  | succ k ih => rw [pow_succ, ih, mul_one]

/-- Positive powers of zero are zero. -/
theorem zero_pow_succ (k : Nat) : (0 : α) ^ (k + 1) = 0 := by rw [pow_succ, mul_zero]

/-- Exponents add. -/
theorem pow_add (a : α) (j k : Nat) : a ^ (j + k) = a ^ j * a ^ k := by
  induction k with
  | zero => exact (mul_one _).symm
  | succ k ih =>
    calc a ^ (j + k) * a = a ^ j * a ^ k * a := by rw [ih]
      _ = a ^ j * a ^ (k + 1) := by rw [pow_succ, mul_assoc]

/-- The power of a product. -/
theorem mul_pow (a b : α) (k : Nat) : (a * b) ^ k = a ^ k * b ^ k := by
  induction k with
  | zero => exact (mul_one _).symm
  | succ k ih => rw [pow_succ, pow_succ, pow_succ, ih, mul_mul_mul_comm]

/-- Powers of a number at least zero are at least zero. -/
theorem pow_nonneg {a : α} (ha : 0 ≤ a) (k : Nat) : 0 ≤ a ^ k := by
  induction k with
  | zero => exact zero_le_one
  | succ k ih => exact mul_nonneg ih ha

/-- Powers of a positive number are positive. -/
theorem pow_pos {a : α} (ha : 0 < a) (k : Nat) : 0 < a ^ k := by
  induction k with
  | zero => exact zero_lt_one
  | succ k ih => exact mul_pos ih ha

/-- Powers grow with the base. -/
theorem pow_le_pow_left {a b : α} (ha : 0 ≤ a) (hab : a ≤ b) (k : Nat) : a ^ k ≤ b ^ k := by
  induction k with
  | zero => exact le_refl _
  | succ k ih => exact mul_le_mul ih hab ha (pow_nonneg (le_trans ha hab) k)

/-- Positive powers grow strictly with the base. -/
theorem pow_lt_pow_left {a b : α} (ha : 0 ≤ a) (hab : a < b) (k : Nat) :
    a ^ (k + 1) < b ^ (k + 1) :=
  lt_of_le_of_lt (mul_le_mul_right ha (pow_le_pow_left ha (le_of_lt hab) k))
    (mul_lt_mul_left (pow_pos (lt_of_le_of_lt ha hab) k) hab)

/-- Powers of a number in [0,1] are at most one. -/
theorem pow_le_one {a : α} (ha : 0 ≤ a) (h1 : a ≤ 1) (k : Nat) : a ^ k ≤ 1 := by
  have h := pow_le_pow_left ha h1 k
  rw [one_pow] at h
  exact h

/-- Positive powers of a number in [0,1) are less than one. -/
theorem pow_succ_lt_one {a : α} (ha : 0 ≤ a) (h1 : a < 1) (k : Nat) : a ^ (k + 1) < 1 := by
  have h := pow_lt_pow_left ha h1 k
  rw [one_pow] at h
  exact h

/-- Powers of a number in [0,1] do not grow with the exponent. -/
theorem pow_le_pow_of_le_one {a : α} (ha : 0 ≤ a) (h1 : a ≤ 1) {j k : Nat} (h : j ≤ k) :
    a ^ k ≤ a ^ j := by
  obtain ⟨d, hd⟩ := nat_exists_add h
  rw [hd, pow_add]
  exact mul_le_of_le_one_right (pow_nonneg ha j) (pow_le_one ha h1 d)

/-- Powers of a nonzero number are not zero. -/
theorem pow_ne_zero {a : α} (ha : ¬ a = 0) (k : Nat) : ¬ a ^ k = 0 := by
  induction k with
  | zero => exact one_ne_zero
  | succ k ih => exact mul_ne_zero ih ha

/-- A power of a quotient. -/
theorem div_pow (a : α) {b : α} (hb : ¬ b = 0) (k : Nat) : (a / b) ^ k = a ^ k / b ^ k := by
  induction k with
  | zero => exact (div_one _).symm
  | succ k ih => rw [pow_succ, pow_succ, pow_succ, ih, div_mul_div _ _ (pow_ne_zero hb k) hb]

end Powers

end SpecMoE
