-- expect: [hidden]
-- tries: a private axiom
private axiom hidden : ∀ p : Prop, p
theorem bad : 0 = 1 := hidden _
#print axioms bad
