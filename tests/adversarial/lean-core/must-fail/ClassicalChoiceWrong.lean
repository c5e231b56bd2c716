-- expect: Not a definitional equality
-- tries: choice taken to give back the witness
noncomputable def pick : Nat := Classical.choose (⟨3, trivial⟩ : ∃ n : Nat, True)
theorem bad : pick = 3 := rfl
