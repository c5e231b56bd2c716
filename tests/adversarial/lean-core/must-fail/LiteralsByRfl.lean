-- expect: Not a definitional equality
-- tries: two different literals
theorem bad : (1 : Nat) = 2 := rfl
