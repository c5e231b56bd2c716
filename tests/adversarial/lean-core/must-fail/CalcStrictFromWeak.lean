-- expect: unsolved goals
-- tries: < from a chain of ≤
theorem bad (a b c : Nat) (h : a ≤ b) (k : b ≤ c) : a < c := by
  calc a ≤ b := h
    _ ≤ c := k
