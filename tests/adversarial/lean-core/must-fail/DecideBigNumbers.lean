-- expect: proved that the proposition\n  3 ^ 100 ≤ 2 ^ 100\nis false
-- tries: decide on a false comparison of large powers
theorem bad : 3 ^ 100 ≤ 2 ^ 100 := by decide
