-- expect: `rw` already closes the goal
-- tries: rwa at h on a goal that h does not prove (old rwa: any hypothesis)
theorem bad (a b c : Nat) (h : a = b) (k : c = c) : c = c := by
  rwa [h] at h
