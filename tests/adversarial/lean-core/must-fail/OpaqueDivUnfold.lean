-- expect: Not a definitional equality
-- tries: an equation for a function that the kernel computes
theorem bad (n : Nat) : Nat.div n 1 = n := rfl
