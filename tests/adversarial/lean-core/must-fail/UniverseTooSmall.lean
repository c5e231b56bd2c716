-- expect: Invalid universe level in constructor `Small.mk`
-- tries: all types inside a small type
inductive Small : Type where
  | mk (α : Type) (a : α) : Small
