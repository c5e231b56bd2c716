-- expect: Type mismatch
-- tries: a theorem restated with another constant
theorem good (a b : Nat) (h : a ≤ b) : a ≤ b + 1 := Nat.le_trans h (Nat.le_succ b)
example (a b : Nat) (h : a ≤ b) : a ≤ b + 2 := good a b h
