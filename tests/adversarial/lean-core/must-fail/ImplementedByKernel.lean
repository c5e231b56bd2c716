-- expect: proved that the proposition\n  same 1 2 = true\nis false
-- tries: the same through the kernel
unsafe def yes (_ _ : Nat) : Bool := true
@[implemented_by yes] def same (n m : Nat) : Bool := Nat.beq n m
theorem bad : same 1 2 = true := by decide +kernel
