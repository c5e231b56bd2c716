-- expect: Type mismatch
-- tries: one case of a disjunction answered with the other
theorem bad (p q : Prop) (h : p ∨ q) : p := by
  cases h with
  | inl hp => exact hp
  | inr hq => exact hq
