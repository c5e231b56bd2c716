-- expect: Type mismatch
-- tries: Type : Type
def Universe : Type := Type
