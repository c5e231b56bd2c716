-- expect: Tactic `assumption` failed
-- tries: rwa that leaves an unproved goal
theorem bad (a b c : Nat) (h : a = b) : a = c := by
  rwa [h]
