-- expect: macro_rules
-- tries: a macro that changes what + means
macro_rules | `($x + $_) => `($x)
theorem bad (a : Nat) : a + a = a := rfl
#print axioms bad
