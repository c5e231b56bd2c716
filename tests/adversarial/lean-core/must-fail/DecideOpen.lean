-- expect: Expected type must not contain free variables
-- tries: decide on a statement with a variable
theorem bad (n : Nat) : n < n + 1 := by decide
