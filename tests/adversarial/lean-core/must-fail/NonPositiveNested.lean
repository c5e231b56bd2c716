-- expect: non positive occurrence
-- tries: the same, hidden in another type
structure Box (α : Type) where
  run : α → Nat
inductive Bad : Type where
  | mk (b : Box Bad) : Bad
