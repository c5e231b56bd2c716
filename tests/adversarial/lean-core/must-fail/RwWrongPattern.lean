-- expect: Did not find an occurrence of the pattern
-- tries: rewriting where nothing matches
theorem bad (a b c : Nat) (h : b = c) : a + 0 = a := by
  rw [h]
