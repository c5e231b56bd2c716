-- expect: [floor]
-- tries: a constant postulated with its property
axiom floor : { n : Nat // n + 1 = 0 }
def m : Nat := 0
theorem bad : ∃ n : Nat, n + 1 = m := ⟨floor.1, floor.2⟩
#print axioms bad
