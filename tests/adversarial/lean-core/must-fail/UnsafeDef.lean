-- expect: (kernel) invalid declaration, it uses unsafe declaration 'loop'
-- tries: an unsafe loop used in a theorem
unsafe def loop (n : Nat) : False := loop (n + 1)
theorem bad : False := loop 0
