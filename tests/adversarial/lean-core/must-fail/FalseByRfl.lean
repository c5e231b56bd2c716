-- expect: Tactic `rfl` failed
-- tries: a false equation with variables, by computation
theorem bad (a b : Nat) : a + b = a := by rfl
