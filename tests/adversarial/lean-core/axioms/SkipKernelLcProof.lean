-- expect: [lcProof]
-- tries: the kernel check switched off, then the code generator's erased proof
set_option debug.skipKernelTC true
theorem bad : 0 = 1 := lcProof
#print axioms bad
