-- expect: Unknown constant `Lean.Elab.Tactic.Tactic`
-- tries: writing a tactic of one's own
elab "magic" : tactic => pure ()
