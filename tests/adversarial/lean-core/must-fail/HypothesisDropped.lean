-- expect: Type mismatch
-- tries: a theorem restated without its hypothesis
theorem good (a b : Nat) (h : a ≤ b) : a ≤ b + 1 := Nat.le_trans h (Nat.le_succ b)
example (a b : Nat) : a ≤ b + 1 := good a b
