-- expect: Type mismatch
-- tries: a theorem restated with the relation turned
theorem good (a b : Nat) (h : a ≤ b) : a ≤ b + 1 := Nat.le_trans h (Nat.le_succ b)
example (a b : Nat) (h : a ≤ b) : b + 1 ≤ a := good a b h
