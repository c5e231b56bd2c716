-- expect: (kernel) invalid declaration, it uses unsafe declaration 'foo'
-- tries: an unsafe axiom used in a theorem
unsafe axiom foo : False
theorem bad : 1 = 2 := foo.elim
