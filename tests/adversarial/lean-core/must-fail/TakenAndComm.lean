-- expect: `and_comm` has already been declared
-- tries: a root name that the standard library takes
theorem and_comm (p q : Prop) : p ∧ q ↔ q ∧ p := ⟨And.symm, And.symm⟩
