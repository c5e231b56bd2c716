-- expect: Not a definitional equality
-- tries: a false replacement rule for the compiler
def f (n : Nat) : Nat := n
def g (n : Nat) : Nat := n + 1
@[csimp] theorem bad : f = g := rfl
