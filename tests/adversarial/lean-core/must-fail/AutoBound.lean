-- expect: Unknown identifier `notDeclaredAnywhere`
-- tries: an undeclared name that would become a variable
theorem bad : notDeclaredAnywhere = notDeclaredAnywhere := rfl
