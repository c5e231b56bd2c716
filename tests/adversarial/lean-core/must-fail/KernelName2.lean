-- expect: `Lean.reduceBool` has already been declared
-- expect: `Nat.land` has already been declared
-- expect: `Nat.shiftLeft` has already been declared
-- expect: it uses unsafe declaration 'unsafe_absurdity'
-- expect: it uses unsafe declaration 'lcProof'
-- prints: 'by_axiom' depends on axioms: [absurdity]
-- tries: three more of the kernel's names, two axioms of falsehood, and the compiler's erased proof
def Lean.reduceBool (b : Bool) : Bool := b
def Nat.land (m _ : Nat) : Nat := m
def Nat.shiftLeft (m _ : Nat) : Nat := m
axiom absurdity : False
theorem by_axiom : 3 = 4 := absurdity.elim
#print axioms by_axiom
unsafe axiom unsafe_absurdity : False
theorem by_unsafe_axiom : 3 = 4 := unsafe_absurdity.elim
theorem by_compiler : 3 = 4 := lcProof
