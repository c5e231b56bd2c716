-- expect: unsolved goals
-- tries: a goal left open
theorem bad (p q : Prop) (hp : p) : p ∧ q := by
  constructor
  · exact hp
