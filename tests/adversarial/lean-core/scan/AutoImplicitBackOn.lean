-- expect: autoImplicit true
-- tries: auto-bound names switched on again: `conjecture` is a variable here
set_option autoImplicit true
theorem bad (h : conjecture) : conjecture ∧ 0 = 0 := ⟨h, rfl⟩
#print axioms bad
