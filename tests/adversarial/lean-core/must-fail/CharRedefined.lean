-- expect: `Char.ofNat` has already been declared
-- tries: characters of string literals redefined
def Char.ofNat (_ : Nat) : Nat := 0
