-- expect: declaration uses `sorry`
-- tries: sorry as a term
theorem bad : 2 + 2 = 5 := sorry
