-- expect: proved that the proposition\n  wrong 2 3 = 5\nis false
-- tries: a wrong native implementation
@[extern "lean_nat_add"] def wrong (a b : Nat) : Nat := a * b
theorem bad : wrong 2 3 = 5 := by decide
