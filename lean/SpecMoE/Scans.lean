import SpecMoE.Increments
import SpecMoE.Trace
/-!
# Routing tables, and a test of every row in one pass

`scan` goes once through a table of `U(n)`, distinct experts, and applies a test to each row.  The
table of independent uniform routing is computed (D6); another one is given.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Scan

/-- Applies a test to each row, from `n` on. -/
def scan (test : Nat → Nat → Nat → Bool) : Table → Nat → Bool
  | List.nil, _ => true
  | List.cons c cs, n =>
    cond (Nat.ble 1 c.2) (cond (test n c.1 c.2) (scan test cs (Nat.add n 1)) false) false

/-- What a scan has tested. -/
theorem scan_tested {test : Nat → Nat → Nat → Bool} {cs : Table} {n : Nat}
    (h : scan test cs n = true) {i : Nat} (hi : i < rows cs) :
    ∃ x y, 0 < y ∧ (entry cs i : α) = ratio x y ∧ test (n + i) x y = true := by
  induction cs generalizing n i with
  | nil => exact absurd hi (nat_not_lt_zero i)
  | cons c cs ih =>
    obtain ⟨h1, h2⟩ := both_of_cond h
    obtain ⟨h3, h4⟩ := both_of_cond h2
    cases i with
    | zero => exact ⟨c.1, c.2, Nat.le_of_ble_eq_true h1, rfl, h3⟩
    | succ i =>
      have place : n + (i + 1) = n + 1 + i := by rw [Nat.add_assoc, Nat.add_comm 1 i]
      rw [place]
      exact ih h4 (Nat.le_of_succ_le_succ hi)

/-- `U` of independent uniform routing of `N` experts, `r = N - m` of which a token does not select:
`len` rows, the first for the `n` with `x = N ^ n` and `y = r ^ n`. -/
def uniformRows (N r : Nat) : Nat → Nat → Nat → Table
  | 0, _, _ => List.nil
  | len + 1, x, y =>
    List.cons (Nat.mul N (Nat.sub x y), x) (uniformRows N r len (Nat.mul x N) (Nat.mul y r))

/-- The number of rows. -/
theorem rows_uniform (N r len x y : Nat) : rows (uniformRows N r len x y) = len := by
  induction len generalizing x y with
  | zero => exact rfl
  | succ len ih => exact congrArg (fun i => i + 1) (ih (x * N) (y * r))

/-- By D6: `U(n)` of independent uniform routing as one quotient. -/
theorem uniformU_ratio {N r m n : Nat} (hN : 1 ≤ N) (hm : r + m = N) :
    (uniformU N m n : α) =
      ratio (N * Nat.sub (Nat.pow N n) (Nat.pow r n)) (Nat.pow N n) := by
  have chance : (1 - natCast m / natCast N : α) = ratio r N := one_sub_ratio hN hm
  have less : Nat.pow r n ≤ Nat.pow N n := by
    have hr : r ≤ N := by
      rw [← hm]
      exact Nat.le_add_right r m
    induction n with
    | zero => exact Nat.le_refl 1
    | succ n ih =>
      have h1 : Nat.pow N n * r ≤ Nat.pow N n * N := by
        rw [Nat.mul_comm _ r, Nat.mul_comm _ N]
        exact nat_mul_le_mul_right hr (Nat.pow N n)
      exact Nat.le_trans (nat_mul_le_mul_right ih r) h1
  have pow : 0 < Nat.pow N n := natPow_pos hN n
  rw [(D6_uniform hN m n).2, chance, ratio_pow r hN n,
    one_sub_ratio pow (nat_sub_add less)]
  have h : (natCast N * ratio (Nat.sub (Nat.pow N n) (Nat.pow r n)) (Nat.pow N n) : α) =
      natCast N * natCast (Nat.sub (Nat.pow N n) (Nat.pow r n)) / natCast (Nat.pow N n) :=
    (mul_div_assoc _ _ _).symm
  rw [h, ← natCast_mul]
  exact rfl

/-- `U(n)` of independent uniform routing is what the quotient says. -/
theorem stands_uniform {N r m : Nat} (hN : 0 < N) (hm : r + m = N) (n : Nat) :
    Stands (uniformU N m n : α) (Fraction.over (N * Nat.sub (Nat.pow N n) (Nat.pow r n))
      (Nat.pow N n) (natPow_pos hN n)) := by
  rw [uniformU_ratio hN hm]
  exact stands_ratio _ _

/-- The rows of the table are `U(n)`. -/
theorem uniform_entry {N r m len n : Nat} (hN : 1 ≤ N) (hm : r + m = N) {i : Nat} (hi : i < len) :
    (entry (uniformRows N r len (Nat.pow N n) (Nat.pow r n)) i : α) = uniformU N m (n + i) := by
  induction len generalizing n i with
  | zero => exact absurd hi (nat_not_lt_zero i)
  | succ len ih =>
    cases i with
    | zero => exact (uniformU_ratio hN hm).symm
    | succ i =>
      have place : n + (i + 1) = n + 1 + i := by rw [Nat.add_assoc, Nat.add_comm 1 i]
      rw [place]
      exact ih (n := n + 1) (Nat.le_of_succ_le_succ hi)

/-- The same, for all rows. -/
theorem uniform_rows {N r m : Nat} (hN : 1 ≤ N) (hm : r + m = N) (len n : Nat) :
    ∀ i, i < rows (uniformRows N r len (Nat.pow N n) (Nat.pow r n)) →
      (uniformU N m (n + i) : α) =
        entry (uniformRows N r len (Nat.pow N n) (Nat.pow r n)) i := by
  intro i hi
  rw [rows_uniform] at hi
  exact (uniform_entry hN hm hi).symm

/-- `U` of uniform routing is positive from one token on. -/
theorem uniformU_pos {N m n : Nat} (hm : 1 ≤ m) (hmN : m ≤ N) (hn : 1 ≤ n) :
    (0 : α) < uniformU N m n :=
  lt_of_lt_of_le (natCast_pos hm) (D6_bounds hm hmN hn).1

/-- `U` given by a table from one token on; no token selects no expert. -/
def tableU (t : Table) : Nat → α
  | 0 => 0
  | n + 1 => entry t n

/-- The table's rows are `U`, counted from one. -/
theorem tableU_entry (t : Table) (i : Nat) : (tableU t (1 + i) : α) = entry t i := by
  rw [Nat.add_comm 1 i]
  exact rfl

/-- The first `n` rows. -/
def takeRows : Nat → Table → Table
  | 0, _ => List.nil
  | _ + 1, List.nil => List.nil
  | n + 1, List.cons c cs => List.cons c (takeRows n cs)

/-- All rows but the first `n`. -/
def dropRows : Nat → Table → Table
  | 0, cs => cs
  | _ + 1, List.nil => List.nil
  | n + 1, List.cons _ cs => dropRows n cs

/-- Rows of a part of a table are rows of the table. -/
theorem entry_part (cs : Table) (s len : Nat) {i : Nat}
    (hi : i < rows (takeRows len (dropRows s cs))) :
    (entry (takeRows len (dropRows s cs)) i : α) = entry cs (s + i) := by
  induction s generalizing cs with
  | zero =>
    rw [Nat.zero_add]
    have first : ∀ (len i : Nat) (cs : Table), i < rows (takeRows len cs) →
        (entry (takeRows len cs) i : α) = entry cs i := by
      intro len
      induction len with
      | zero =>
        intro i cs h
        exact absurd h (nat_not_lt_zero i)
      | succ len ih =>
        intro i cs h
        cases cs with
        | nil => exact absurd h (nat_not_lt_zero i)
        | cons c cs =>
          cases i with
          | zero => exact rfl
          | succ i => exact ih i cs (Nat.le_of_succ_le_succ h)
    exact first len i cs hi
  | succ s ih =>
    have place : s + 1 + i = s + i + 1 := by rw [Nat.add_assoc, Nat.add_comm 1 i, ← Nat.add_assoc]
    rw [place]
    cases cs with
    | nil =>
      cases len with
      | zero => exact absurd hi (nat_not_lt_zero i)
      | succ len => exact absurd hi (nat_not_lt_zero i)
    | cons c cs => exact ih cs hi

/-- The table's rows from `n = s + 1` on are `U`. -/
theorem tableU_part (t : Table) (s len : Nat) :
    ∀ i, i < rows (takeRows len (dropRows s t)) →
      (tableU t (s + 1 + i) : α) = entry (takeRows len (dropRows s t)) i := by
  intro i hi
  have place : s + 1 + i = s + i + 1 := by rw [Nat.add_assoc, Nat.add_comm 1 i, ← Nat.add_assoc]
  rw [entry_part t s len hi, place]
  exact rfl

/-- `U` of a positive table is positive from one token on. -/
theorem tableU_pos {t : Table} (hpos : allPositive t = true) {n : Nat} (hn : 1 ≤ n) :
    (0 : α) < tableU t n := by
  obtain ⟨j, hj⟩ := nat_exists_succ hn
  rw [hj]
  exact entry_pos hpos j

/-- If the test succeeds, counted from `U(0) = 0`, the increments of the table never increase. -/
theorem tableU_increments {t : Table} {K : Nat} (hpos : allPositive t = true)
    (h : incrementsFall (List.cons (0, 1) t) = true) (hK : rows t = K) {n : Nat}
    (hn : n + 2 ≤ K) :
    (tableU t (n + 2) - tableU t (n + 1) : α) ≤ tableU t (n + 1) - tableU t n := by
  have ordered : allDenominators (List.cons (0, 1) t) = true := denominators_of_positive hpos
  have inside : n + 2 < rows (List.cons (0, 1) t) := by
    have h1 : n + 2 < rows t + 1 := by
      rw [hK]
      exact Nat.lt_succ_of_le hn
    exact h1
  have found := increments_of_fall (α := α) ordered h inside
  have start : ∀ i, (entry (List.cons (0, 1) t) i : α) = tableU t i := by
    intro i
    cases i with
    | zero => exact zero_div _
    | succ i => exact rfl
  rw [start, start, start] at found
  exact found

end Scan

section Shares

/-- Whether the share `U(n) / (n m)` of every row lies between the rows of two other tables. -/
def sharesBetween (m : Nat) :
    Table → Table → Table → Nat → Bool
  | List.cons u us, List.cons l ls, List.cons h hs, n =>
    cond (Nat.ble 1 u.2) (cond (Nat.ble 1 l.2) (cond (Nat.ble 1 h.2)
      (cond (Nat.ble (Nat.mul l.1 (Nat.mul u.2 (Nat.mul n m))) (Nat.mul u.1 l.2))
        (cond (Nat.ble (Nat.mul u.1 h.2) (Nat.mul h.1 (Nat.mul u.2 (Nat.mul n m))))
          (sharesBetween m us ls hs (Nat.add n 1)) false) false) false) false) false
  | List.nil, _, _, _ => true
  | _, _, _, _ => false

/-- What the test says of every row. -/
theorem share_between {U : Nat → α} {m : Nat} (hm : 1 ≤ m) {us ls hs : Table} {n count : Nat}
    (hn : 1 ≤ n) (hcount : rows us = count) (hU : ∀ i, i < rows us → U (n + i) = entry us i)
    (h : sharesBetween m us ls hs n = true) {i : Nat} (hi : i < count) :
    entry ls i ≤ share U m (n + i) ∧ share U m (n + i) ≤ entry hs i := by
  rw [← hcount] at hi
  induction us generalizing ls hs n i count with
  | nil => exact absurd hi (nat_not_lt_zero i)
  | cons u us ih =>
    cases ls with
    | nil => cases h
    | cons l ls =>
      cases hs with
      | nil => cases h
      | cons t hs =>
        obtain ⟨h1, h2⟩ := both_of_cond h
        obtain ⟨h3, h4⟩ := both_of_cond h2
        obtain ⟨h5, h6⟩ := both_of_cond h4
        obtain ⟨h7, h8⟩ := both_of_cond h6
        obtain ⟨h9, h10⟩ := both_of_cond h8
        have hu : 0 < u.2 := Nat.le_of_ble_eq_true h1
        have slots : 0 < n * m := nat_mul_pos hn hm
        cases i with
        | zero =>
          have first : U n = ratio u.1 u.2 := hU 0 (nat_succ_pos (rows us))
          have value : share U m n = ratio u.1 (u.2 * (n * m)) := by
            have h11 : U n / (natCast n * natCast m) = ratio u.1 (u.2 * (n * m)) := by
              rw [first, ← natCast_mul]
              have h12 : (ratio u.1 u.2 / natCast (n * m) : α) =
                  natCast u.1 / (natCast u.2 * natCast (n * m)) :=
                div_div _ (natCast_ne_zero hu) (natCast_ne_zero slots)
              rw [h12, ← natCast_mul]
              exact rfl
            exact h11
          have low : (ratio l.1 l.2 : α) ≤ share U m n := by
            rw [value]
            exact (ratio_le_iff (Nat.le_of_ble_eq_true h3) (nat_mul_pos hu slots)).mpr
              (Nat.le_of_ble_eq_true h7)
          have high : share U m n ≤ (ratio t.1 t.2 : α) := by
            rw [value]
            exact (ratio_le_iff (nat_mul_pos hu slots) (Nat.le_of_ble_eq_true h5)).mpr
              (Nat.le_of_ble_eq_true h9)
          exact ⟨low, high⟩
        | succ i =>
          have place : ∀ l, n + (l + 1) = n + 1 + l := fun l => by
            rw [Nat.add_assoc, Nat.add_comm 1 l]
          have later : ∀ l, l < rows us → U (n + 1 + l) = entry us l := by
            intro l hl
            rw [← place l]
            exact hU (l + 1) (Nat.succ_le_succ hl)
          rw [place i]
          exact ih (Nat.le_add_left 1 n) rfl later h10 (Nat.le_of_succ_le_succ hi)

end Shares

end SpecMoE
