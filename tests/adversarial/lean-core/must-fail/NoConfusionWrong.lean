-- expect: Type mismatch
-- tries: injectivity of successor, off by one
theorem bad (n m : Nat) (h : n + 1 = m + 1) : n = m + 1 := Nat.noConfusion h fun e => e
