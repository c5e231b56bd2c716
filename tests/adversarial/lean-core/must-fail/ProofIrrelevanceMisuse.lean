-- expect: Missing Nonempty.intro.noConfusion
-- tries: constructors of a proposition taken to be injective
theorem bad (a b : Nat) (h : Nonempty Nat) : Nonempty.intro a = Nonempty.intro b → a = b := by
  intro e
  injection e
