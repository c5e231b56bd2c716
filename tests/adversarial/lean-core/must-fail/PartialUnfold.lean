-- expect: Not a definitional equality
-- tries: an equation for a partial loop
partial def loop (n : Nat) : Nat := loop (n + 1) + 1
theorem bad (n : Nat) : loop n = loop (n + 1) + 1 := rfl
