-- expect: depends on 'Classical.choose'
-- tries: choice taken to compute
def pick : Nat := Classical.choose (⟨3, trivial⟩ : ∃ _n : Nat, True)
