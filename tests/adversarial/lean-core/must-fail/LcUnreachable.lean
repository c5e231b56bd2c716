-- expect: (kernel) invalid declaration, it uses unsafe declaration 'lcUnreachable'
-- tries: the code generator's unreachable code
def bad : Empty := lcUnreachable
