-- expect: unsolved goals
-- tries: rw taken to close n ≤ n: it only tries what needs no lemma about ≤
theorem bad (a b : Nat) (h : a = b) : a ≤ b := by
  rw [h]
