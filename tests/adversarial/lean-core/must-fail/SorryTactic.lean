-- expect: declaration uses `sorry`
-- tries: sorry as a tactic
theorem bad : 2 + 2 = 5 := by sorry
