-- expect: using 'exit' to interrupt Lean
-- tries: leaving the file before the false part
theorem fine : 0 = 0 := rfl
#exit
theorem bad : 0 = 1 := rfl
