-- expect: Not a definitional equality
-- tries: two different string literals
theorem bad : "a" = "b" := rfl
