-- expect: Unknown identifier `oracle`
-- tries: a section variable that the statement does not name
variable (oracle : ∀ p : Prop, p)
theorem lemma1 : 0 = 1 := oracle _
theorem bad : 0 = 1 := lemma1
