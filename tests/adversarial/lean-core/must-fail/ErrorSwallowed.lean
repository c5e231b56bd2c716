-- expect: unsolved goals
-- tries: failing tactics hidden behind first and skip
theorem bad : 0 = 1 := by
  first
    | exact rfl
    | decide
    | skip
