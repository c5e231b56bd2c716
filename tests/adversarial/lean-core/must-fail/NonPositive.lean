-- expect: non positive occurrence
-- tries: an inductive type that contains its own refutation
inductive Bad : Type where
  | mk (f : Bad → False) : Bad
