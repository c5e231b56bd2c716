-- expect: proved that the proposition\n  2 + 2 = 5\nis false
-- tries: decide on a false equation
theorem bad : 2 + 2 = 5 := by decide
