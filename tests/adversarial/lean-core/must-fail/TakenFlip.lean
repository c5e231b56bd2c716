-- expect: `flip` has already been declared
-- tries: a root name that the standard library takes
def flip (a : Nat) : Nat := a
