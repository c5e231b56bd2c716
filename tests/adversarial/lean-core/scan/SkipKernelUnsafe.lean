-- expect: debug.skipKernelTC
-- tries: a proof of False without any axiom printed: the kernel check is switched off
set_option debug.skipKernelTC true
unsafe def loop (n : Nat) : Empty := loop (n + 1)
theorem bad : False := (loop 0).rec
#print axioms bad
