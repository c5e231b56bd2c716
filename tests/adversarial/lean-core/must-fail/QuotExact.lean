-- expect: equality of constructor applications expected
-- tries: classes taken to be injective
def rel (_ _ : Nat) : Prop := True
theorem bad (h : Quot.mk rel 0 = Quot.mk rel 1) : 0 = 1 := by
  injection h
