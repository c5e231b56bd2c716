-- expect: Type mismatch
-- tries: equality of functions from one point
theorem bad (f g : Nat → Nat) (h : f 0 = g 0) : f = g := funext fun _ => h
