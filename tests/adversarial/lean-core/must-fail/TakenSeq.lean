-- expect: `Seq` has already been declared
-- tries: a root name that the standard library takes
abbrev Seq (α : Type) := Nat → α
