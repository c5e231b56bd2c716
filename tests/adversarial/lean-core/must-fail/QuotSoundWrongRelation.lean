-- expect: Application type mismatch
-- tries: classes identified without a proof
def rel (a b : Nat) : Prop := a = b
theorem bad : Quot.mk rel 0 = Quot.mk rel 1 := Quot.sound trivial
