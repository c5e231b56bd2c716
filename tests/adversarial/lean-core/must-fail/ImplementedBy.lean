-- expect: (kernel) invalid declaration, it uses unsafe declaration 'magicImpl'
-- tries: an unsafe proof behind implemented_by
unsafe def magicImpl : False := lcProof
@[implemented_by magicImpl] theorem bad : False := magicImpl
