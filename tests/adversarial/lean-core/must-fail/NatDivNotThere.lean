-- expect: HDiv Nat Nat
-- tries: division of naturals: a sign that the core does not give
theorem bad : 7 / 2 = 3 := by decide
