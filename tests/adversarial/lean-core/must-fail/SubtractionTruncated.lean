-- expect: 2 - 3 + 3 = 2\nis false
-- tries: natural subtraction taken for integer subtraction
theorem bad : 2 - 3 + 3 = 2 := by decide
