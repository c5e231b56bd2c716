-- expect: Unknown identifier `α`
-- tries: an undeclared type that would become a variable
theorem bad (x : α) : x = x := rfl
