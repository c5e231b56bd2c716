-- expect: Type mismatch
-- tries: one witness taken for all
theorem bad (p : Nat → Prop) (h : ∃ n, p n) : ∀ n, p n := by
  intro n
  obtain ⟨m, hm⟩ := h
  exact hm
