-- expect: [Classical.choice']
-- tries: an axiom that looks like an allowed one
axiom Classical.choice' {p : Prop} : p
theorem bad : 0 = 1 := Classical.choice'
#print axioms bad
