-- expect: unknown tactic
-- tries: a tactic outside the house rules that the core does not have
theorem bad (a b : Nat) (h : a < b) : a ≤ b := by omega
