-- expect: Alternative `succ` has not been provided
-- tries: induction without its step
theorem bad (n : Nat) : n = 0 := by
  induction n with
  | zero => exact rfl
