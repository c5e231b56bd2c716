-- expect: failed to synthesize instance of type class\n  Oracle
-- tries: an oracle smuggled in as a class without instance
class Oracle where
  all : ∀ p : Prop, p
theorem bad [o : Oracle] : 0 = 1 := o.all _
example : 0 = 1 := bad
