-- expect: Invalid universe level for field `carrier`
-- tries: a structure that holds a type of its own size
universe u
structure Code : Type u where
  carrier : Type u
