-- expect: [Helper.choice]
-- tries: an axiom behind a lemma, in a namespace
axiom Helper.choice {p : Prop} : p
theorem lemma1 (a b : Nat) : a = b := Helper.choice
theorem bad : 1 = 2 := lemma1 1 2
#print axioms bad
