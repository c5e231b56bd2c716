-- expect: declaration uses `sorry`
-- tries: sorry in the middle of a proof
theorem bad (a b : Nat) : a = b := by
  have h : a = b := sorry
  exact h
