-- expect: motive is not type correct
-- tries: rewriting that breaks types
theorem bad (a b : Nat) (h : a = b) (v : { n : Nat // n = a }) : v.1 = b := by
  rw [h]
