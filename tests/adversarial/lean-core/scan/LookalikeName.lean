-- expect: Νat
-- tries: a name with a Greek capital that looks like Nat
def Νat : Type := Bool
theorem bad : ∀ n : Νat, n = true ∨ n = false
  | true => Or.inl rfl
  | false => Or.inr rfl
#print axioms bad
