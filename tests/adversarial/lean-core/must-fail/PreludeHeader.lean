-- expect: Unknown constant `OfNat`
-- tries: a file without the core
prelude
theorem bad : 1 = 1 := rfl
