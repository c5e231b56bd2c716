-- expect: Not a definitional equality
-- tries: a string literal taken for the empty string
theorem bad : String.ofList List.nil = "a" := rfl
