-- expect: Application type mismatch
-- tries: a subtype element without its property
def bad : { n : Nat // 0 < n } := ⟨0, Nat.le_refl 0⟩
