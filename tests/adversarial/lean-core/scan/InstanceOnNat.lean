-- expect: instance
-- tries: an instance that changes what ≤ means on Nat
def anything (_ _ : Nat) : Prop := True
instance shadow : LE Nat := ⟨anything⟩
theorem bad : 5 ≤ 2 := trivial
#print axioms bad
