-- expect: (kernel) the kernel refused to evaluate `Nat.pow`
-- tries: a power too large for the kernel
theorem bad : 2 ^ (2 ^ 40) = 0 := by decide +kernel
