-- expect: include
-- tries: a hypothesis that the text of the theorem does not show; `#check` would
variable (h : 0 = 1)
include h
theorem bad : 1 = 2 := congrArg Nat.succ h
#print axioms bad
#check @bad
