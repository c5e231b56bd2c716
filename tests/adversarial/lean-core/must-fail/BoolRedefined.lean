-- expect: `Bool` has already been declared
-- tries: the kernel's truth values redefined
inductive Bool where
  | true : Bool
