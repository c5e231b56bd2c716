-- expect: `twice` has already been declared
-- tries: a theorem declared again with another statement
theorem twice : 1 = 1 := rfl
theorem twice : 1 = 2 := rfl
