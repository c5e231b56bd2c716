-- expect: proved that the proposition\n  double 3 = 0\nis false
-- tries: decide made to run a wrong implementation
unsafe def zeroImpl (n : Nat) : Nat := 0
@[implemented_by zeroImpl] def double (n : Nat) : Nat := n + n
theorem bad : double 3 = 0 := by decide
