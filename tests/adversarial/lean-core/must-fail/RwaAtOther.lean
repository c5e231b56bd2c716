-- expect: Type mismatch: The rewritten hypothesis
-- tries: the goal is another hypothesis (old rwa accepted this)
theorem bad (p q : Prop) (a b : Nat) (e : a = b) (h : a = 0) (k : p) : p := by
  rwa [e] at h
