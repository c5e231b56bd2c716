-- expect: declaration uses `sorry`
-- tries: the constant behind sorry, by name
theorem bad : False := sorryAx False
#print axioms bad
