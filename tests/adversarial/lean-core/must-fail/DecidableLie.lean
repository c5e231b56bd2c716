-- expect: true.Reflects (0 = 1)
-- tries: a decision procedure that answers wrongly
instance lie : Decidable (0 = 1) := { decide := true, reflects_decide := trivial }
theorem bad : 0 = 1 := by decide
