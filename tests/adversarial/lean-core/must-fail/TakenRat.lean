-- expect: `Rat` has already been declared
-- tries: a root name that the standard library takes
structure Rat where
  num : Nat
