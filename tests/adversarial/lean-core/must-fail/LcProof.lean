-- expect: (kernel) invalid declaration, it uses unsafe declaration 'lcProof'
-- tries: the code generator's erased proof
theorem bad : 1 = 2 := lcProof
