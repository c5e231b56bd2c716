-- expect: Type mismatch
-- tries: one universe taken for another
universe u v
def cast' (α : Type u) : Type v := α
