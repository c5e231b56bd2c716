-- expect: Not a definitional equality
-- tries: looking inside an opaque constant
opaque secret : Nat := 5
theorem bad : secret = 5 := rfl
