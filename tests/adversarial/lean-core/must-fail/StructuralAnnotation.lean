-- expect: failed to infer structural recursion
-- tries: claiming structural recursion where there is none
def loop (n : Nat) : Nat := loop (n + 1) + 1
termination_by structural n
