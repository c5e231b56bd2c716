-- expect: `Nat` has already been declared
-- tries: the type of literals redefined
inductive Nat where
  | zero : Nat
