-- expect: unknown tactic
-- tries: native_decide trusts the compiler: the core has no such tactic
theorem bad : 2 + 2 = 4 := by native_decide
