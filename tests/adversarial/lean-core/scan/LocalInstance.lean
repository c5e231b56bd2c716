-- expect: instance
-- tries: a local instance does the same
def anything (_ _ : Nat) : Prop := True
section
local instance : LE Nat := ⟨anything⟩
theorem bad : 5 ≤ 2 := trivial
end
#print axioms bad
