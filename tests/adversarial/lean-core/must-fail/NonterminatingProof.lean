-- expect: fail to show termination
-- tries: a proof that calls itself with a larger argument
theorem bad (n : Nat) : False := bad (n + 1)
