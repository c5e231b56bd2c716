-- expect: proved that the proposition\n  2 ^ 64 + 1 = 2 ^ 64\nis false
-- tries: machine-word overflow, if arithmetic were not exact
theorem bad : 2 ^ 64 + 1 = 2 ^ 64 := by decide +kernel
