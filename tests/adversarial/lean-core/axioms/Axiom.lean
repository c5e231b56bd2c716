-- expect: [foo]
-- tries: an axiom
axiom foo : False
theorem bad : 1 = 2 := foo.elim
#print axioms bad
