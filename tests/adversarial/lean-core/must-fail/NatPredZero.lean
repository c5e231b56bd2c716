-- expect: Type mismatch
-- tries: pred 0 + 1 taken to be 0
theorem bad (n : Nat) : Nat.succ (Nat.pred n) = n := by
  cases n with
  | zero => exact rfl
  | succ k => exact rfl
