-- expect: fail to show termination
-- tries: a function that calls itself unchanged
def loop (n : Nat) : Nat := loop n + 1
