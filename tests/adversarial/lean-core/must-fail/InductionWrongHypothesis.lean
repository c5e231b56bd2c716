-- expect: Type mismatch
-- tries: the induction hypothesis taken for the goal
theorem bad (n : Nat) : n = n + n := by
  induction n with
  | zero => exact rfl
  | succ k ih => exact ih
