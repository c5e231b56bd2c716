-- expect: `simp` made no progress
-- tries: an inequality turned round by simp only
theorem bad (a b : Nat) (h : a ≤ b) : b ≤ a := by simp only [h]
