-- expect: (kernel) invalid declaration, it uses unsafe declaration 'lcCast'
-- tries: the code generator's cast
theorem bad : False := lcCast trivial
