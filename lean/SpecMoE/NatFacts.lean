/-!
# Natural numbers: the few facts that the theory needs beyond Lean's core

Stated here, so that nothing depends on how a version of the core library states them.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

/-- Every natural number is less than the next. -/
theorem nat_lt_succ (n : Nat) : n < n + 1 := Nat.lt_succ_of_le (Nat.le_refl n)

/-- Nothing is less than zero. -/
theorem nat_not_lt_zero (n : Nat) : ¬ n < 0 := Nat.not_succ_le_zero n

/-- Zero is less than every successor. -/
theorem nat_succ_pos (n : Nat) : 0 < n + 1 := Nat.lt_succ_of_le (Nat.zero_le n)

/-- Less than a successor is at most. -/
theorem nat_lt_succ_iff {m n : Nat} : m < n + 1 ↔ m ≤ n :=
  ⟨Nat.le_of_lt_succ, Nat.lt_succ_of_le⟩

/-- A larger number is a sum with the smaller. -/
theorem nat_exists_add {m n : Nat} (h : m ≤ n) : ∃ d, n = m + d := by
  induction h with
  | refl => exact ⟨0, (Nat.add_zero m).symm⟩
  | @step n h ih =>
    obtain ⟨d, hd⟩ := ih
    rw [hd]
    exact ⟨d + 1, Nat.add_assoc m d 1⟩

/-- A number that is at least one is a successor. -/
theorem nat_exists_succ {n : Nat} (h : 1 ≤ n) : ∃ j, n = j + 1 := by
  obtain ⟨d, hd⟩ := nat_exists_add h
  exact ⟨d, hd.trans (Nat.add_comm 1 d)⟩

/-- At most is less or equal. -/
theorem nat_lt_or_eq {m n : Nat} (h : m ≤ n) : m < n ∨ m = n := by
  rcases Nat.lt_or_ge m n with h1 | h1
  · exact Or.inl h1
  · exact Or.inr (Nat.le_antisymm h h1)

/-- At most a successor: at most the number, or the successor itself. -/
theorem nat_le_or_eq_succ {m n : Nat} (h : m ≤ n + 1) : m ≤ n ∨ m = n + 1 := by
  rcases nat_lt_or_eq h with h1 | h1
  · exact Or.inl (Nat.le_of_lt_succ h1)
  · exact Or.inr h1

/-- From `¬ <` to the turned `≤`. -/
theorem nat_le_of_not_lt {m n : Nat} (h : ¬ m < n) : n ≤ m := by
  rcases Nat.lt_or_ge m n with h1 | h1
  · exact absurd h1 h
  · exact h1

/-- From `¬ ≤` to the turned `<`. -/
theorem nat_lt_of_not_le {m n : Nat} (h : ¬ m ≤ n) : n < m := by
  rcases Nat.lt_or_ge n m with h1 | h1
  · exact h1
  · exact absurd h1 h

/-- `<` excludes the turned `≤`. -/
theorem nat_not_le_of_lt {m n : Nat} (h : m < n) : ¬ n ≤ m :=
  fun h1 => Nat.lt_irrefl m (Nat.lt_of_lt_of_le h h1)

/-- Strong induction. -/
theorem nat_strong_induction {p : Nat → Prop} (h : ∀ n, (∀ i, i < n → p i) → p n) :
    ∀ n, p n := by
  have upto : ∀ n i, i < n → p i := by
    intro n
    induction n with
    | zero =>
      intro i hi
      exact absurd hi (nat_not_lt_zero i)
    | succ n ih =>
      intro i hi
      exact h i (fun j hj => ih j (Nat.lt_of_lt_of_le hj (Nat.le_of_lt_succ hi)))
  intro n
  exact upto (n + 1) n (nat_lt_succ n)

/-- A property that holds somewhere holds at a least place. -/
theorem nat_exists_least {p : Nat → Prop} (h : ∃ n, p n) : ∃ n, p n ∧ ∀ i, i < n → ¬ p i := by
  by_cases hl : ∃ n, p n ∧ ∀ i, i < n → ¬ p i
  · exact hl
  · obtain ⟨n, hn⟩ := h
    have nowhere : ∀ i, ¬ p i := by
      apply nat_strong_induction
      intro i hi hp
      exact hl ⟨i, hp, hi⟩
    exact absurd hn (nowhere n)

end SpecMoE
