import SpecMoE.Tables
/-!
# Increments of a table, by computation: rising ones for costs (S5), falling ones for `U` (D5)
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Increments

/-- Whether no denominator is zero. -/
def allDenominators : Table → Bool
  | List.nil => true
  | List.cons c cs => cond (Nat.ble 1 c.2) (allDenominators cs) false

/-- Positive rows have positive denominators; so has a row of zero in front. -/
theorem denominators_of_positive {cs : Table} (h : allPositive cs = true) :
    allDenominators (List.cons (0, 1) cs) = true := by
  have rest : allDenominators cs = true := by
    induction cs with
    | nil => exact rfl
    | cons c cs ih =>
      obtain ⟨_, hd, hcs⟩ := allPositive_cons h
      have first : Nat.ble 1 c.2 = true := Nat.ble_eq_true_of_le hd
      calc cond (Nat.ble 1 c.2) (allDenominators cs) false
          = cond true (allDenominators cs) false := by rw [first]
        _ = true := ih hcs
  exact rest

/-- Whether of each three neighbouring rows `c`, `d`, `e` the increment does not fall:
`d - c ≤ e - d`. -/
def incrementsRise : Table → Bool
  | List.cons c (List.cons d (List.cons e cs)) =>
    cond (Nat.ble (Nat.mul (Nat.mul (Nat.mul 2 d.1) c.2) e.2)
        (Nat.mul (Nat.add (Nat.mul c.1 e.2) (Nat.mul e.1 c.2)) d.2))
      (incrementsRise (List.cons d (List.cons e cs))) false
  | _ => true

/-- Whether of each three neighbouring rows `c`, `d`, `e` the increment does not rise:
`e - d ≤ d - c`. -/
def incrementsFall : Table → Bool
  | List.cons c (List.cons d (List.cons e cs)) =>
    cond (Nat.ble (Nat.mul (Nat.add (Nat.mul c.1 e.2) (Nat.mul e.1 c.2)) d.2)
        (Nat.mul (Nat.mul (Nat.mul 2 d.1) c.2) e.2))
      (incrementsFall (List.cons d (List.cons e cs))) false
  | _ => true

/-- Twice the middle one, and the sum of the outer ones, as triples. -/
theorem increments_scale (p q r s t v : Nat) :
    (p * q + p * q) * (v * s) + (0 * s + 0 * v) * (q * q) = 2 * p * s * v * q ∧
      (t * s + r * v) * (q * q) + (0 * q + 0 * q) * (v * s) = (r * v + t * s) * q * q := by
  constructor
  · have two : 2 * p = p + p := by
      have h2 : (1 + 1) * p = p + p := by rw [Nat.add_mul, Nat.one_mul]
      exact h2
    rw [two, Nat.zero_mul, Nat.zero_mul, Nat.add_zero, Nat.zero_mul, Nat.add_zero]
    simp only [Nat.add_mul, Nat.mul_comm, nat_mul_left_comm, Nat.mul_add]
  · rw [Nat.zero_mul, Nat.add_zero, Nat.zero_mul, Nat.add_zero, Nat.mul_assoc,
      Nat.add_comm (t * s)]

/-- What the first test says of three neighbours. -/
theorem rise_of_test {c d e : Row} (hc : 0 < c.2) (hd : 0 < d.2) (he : 0 < e.2)
    (h : 2 * d.1 * c.2 * e.2 ≤ (c.1 * e.2 + e.1 * c.2) * d.2) :
    (ratio d.1 d.2 - ratio c.1 c.2 : α) ≤ ratio e.1 e.2 - ratio d.1 d.2 := by
  apply sub_le_sub_iff.mpr
  have twice := (stands_ratio (α := α) d.1 hd).add (stands_ratio d.1 hd)
  have both := (stands_ratio (α := α) e.1 he).add (stands_ratio c.1 hc)
  obtain ⟨left, right⟩ := increments_scale d.1 d.2 c.1 c.2 e.1 e.2
  apply (twice.le_iff both).mpr
  have goal : (d.1 * d.2 + d.1 * d.2) * (e.2 * c.2) + (0 * c.2 + 0 * e.2) * (d.2 * d.2) ≤
      (e.1 * c.2 + c.1 * e.2) * (d.2 * d.2) + (0 * d.2 + 0 * d.2) * (e.2 * c.2) := by
    rw [left, right]
    exact nat_mul_le_mul_right h d.2
  exact goal

/-- What the second test says of three neighbours. -/
theorem fall_of_test {c d e : Row} (hc : 0 < c.2) (hd : 0 < d.2) (he : 0 < e.2)
    (h : (c.1 * e.2 + e.1 * c.2) * d.2 ≤ 2 * d.1 * c.2 * e.2) :
    (ratio e.1 e.2 - ratio d.1 d.2 : α) ≤ ratio d.1 d.2 - ratio c.1 c.2 := by
  apply sub_le_sub_iff.mpr
  have twice := (stands_ratio (α := α) d.1 hd).add (stands_ratio d.1 hd)
  have both := (stands_ratio (α := α) e.1 he).add (stands_ratio c.1 hc)
  obtain ⟨left, right⟩ := increments_scale d.1 d.2 c.1 c.2 e.1 e.2
  apply (both.le_iff twice).mpr
  have goal : (e.1 * c.2 + c.1 * e.2) * (d.2 * d.2) + (0 * d.2 + 0 * d.2) * (e.2 * c.2) ≤
      (d.1 * d.2 + d.1 * d.2) * (e.2 * c.2) + (0 * c.2 + 0 * e.2) * (d.2 * d.2) := by
    rw [left, right]
    exact nat_mul_le_mul_right h d.2
  exact goal

/-- A table with at least three rows. -/
theorem three_rows {cs : Table} {i : Nat} (h : i + 2 < rows cs) :
    ∃ c d e ds, cs = List.cons c (List.cons d (List.cons e ds)) := by
  cases cs with
  | nil => exact absurd h (nat_not_lt_zero _)
  | cons c cs =>
    cases cs with
    | nil =>
      have none : i + 1 < 0 := Nat.le_of_succ_le_succ h
      exact absurd none (nat_not_lt_zero (i + 1))
    | cons d cs =>
      cases cs with
      | nil =>
        have none : i < 0 := Nat.le_of_succ_le_succ (Nat.le_of_succ_le_succ h)
        exact absurd none (nat_not_lt_zero i)
      | cons e cs => exact ⟨c, d, e, cs, rfl⟩

/-- The denominators of the first three rows and of the others. -/
theorem three_denominators {c d e : Row} {cs : Table}
    (h : allDenominators (List.cons c (List.cons d (List.cons e cs))) = true) :
    0 < c.2 ∧ 0 < d.2 ∧ 0 < e.2 ∧
      allDenominators (List.cons d (List.cons e cs)) = true := by
  obtain ⟨h1, h2⟩ := both_of_cond h
  obtain ⟨h3, h4⟩ := both_of_cond h2
  obtain ⟨h5, _⟩ := both_of_cond h4
  exact ⟨Nat.le_of_ble_eq_true h1, Nat.le_of_ble_eq_true h3, Nat.le_of_ble_eq_true h5, h2⟩

/-- If the first test succeeds, the increments of the table never decrease. -/
theorem increments_of_rise {cs : Table} (hden : allDenominators cs = true)
    (h : incrementsRise cs = true) {i : Nat} (hi : i + 2 < rows cs) :
    (entry cs (i + 1) - entry cs i : α) ≤ entry cs (i + 2) - entry cs (i + 1) := by
  induction i generalizing cs with
  | zero =>
    obtain ⟨c, d, e, ds, hcs⟩ := three_rows hi
    rw [hcs] at hden h
    obtain ⟨hc, hd, he, _⟩ := three_denominators hden
    rw [hcs]
    exact rise_of_test hc hd he (Nat.le_of_ble_eq_true (both_of_cond h).1)
  | succ i ih =>
    obtain ⟨c, d, e, ds, hcs⟩ := three_rows hi
    rw [hcs] at hden h hi
    obtain ⟨_, _, _, hrest⟩ := three_denominators hden
    rw [hcs]
    exact ih hrest (both_of_cond h).2 (Nat.le_of_succ_le_succ hi)

/-- If the second test succeeds, the increments of the table never increase. -/
theorem increments_of_fall {cs : Table} (hden : allDenominators cs = true)
    (h : incrementsFall cs = true) {i : Nat} (hi : i + 2 < rows cs) :
    (entry cs (i + 2) - entry cs (i + 1) : α) ≤ entry cs (i + 1) - entry cs i := by
  induction i generalizing cs with
  | zero =>
    obtain ⟨c, d, e, ds, hcs⟩ := three_rows hi
    rw [hcs] at hden h
    obtain ⟨hc, hd, he, _⟩ := three_denominators hden
    rw [hcs]
    exact fall_of_test hc hd he (Nat.le_of_ble_eq_true (both_of_cond h).1)
  | succ i ih =>
    obtain ⟨c, d, e, ds, hcs⟩ := three_rows hi
    rw [hcs] at hden h hi
    obtain ⟨_, _, _, hrest⟩ := three_denominators hden
    rw [hcs]
    exact ih hrest (both_of_cond h).2 (Nat.le_of_succ_le_succ hi)

end Increments

end SpecMoE
