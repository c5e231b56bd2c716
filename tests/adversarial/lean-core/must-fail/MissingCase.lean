-- expect: Missing cases
-- tries: a match that leaves out a case
theorem bad : (n : Nat) → n = 0
  | 0 => rfl
