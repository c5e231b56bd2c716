-- expect: invalid 'calc' step
-- tries: a chain against its direction
theorem bad (a b c : Nat) (h : a ≤ b) (k : b ≤ c) : c ≤ a := by
  calc a ≤ b := h
    _ ≤ c := k
