-- expect: unknown universe level `u`
-- tries: an undeclared universe
theorem bad (α : Type u) (x : α) : x = x := rfl
