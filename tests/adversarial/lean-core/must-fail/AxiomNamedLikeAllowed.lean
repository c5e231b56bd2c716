-- expect: `propext` has already been declared
-- tries: an axiom under the name of an allowed one
axiom propext : False
