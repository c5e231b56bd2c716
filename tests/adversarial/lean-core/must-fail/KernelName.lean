-- expect: `Nat.gcd` has already been declared
-- prints: 'nothing_holds' depends on axioms: [sorryAx]
-- tries: a function that the kernel computes by name, defined wrongly: `False` from both values
def Nat.gcd (m _ : Nat) : Nat := m
theorem by_definition (m n : Nat) : Nat.gcd m n = m := rfl
theorem by_kernel : Nat.gcd 9 6 = 3 := by decide
theorem nothing_holds : False :=
  absurd ((by_definition 9 6).symm.trans by_kernel) (by decide)
#print axioms nothing_holds
