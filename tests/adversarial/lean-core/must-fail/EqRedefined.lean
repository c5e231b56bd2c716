-- expect: `Eq` has already been declared
-- tries: equality redefined
inductive Eq (a b : Nat) : Prop where
  | refl : Eq a b
