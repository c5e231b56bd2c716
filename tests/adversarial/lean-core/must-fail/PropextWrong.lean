-- expect: Type mismatch
-- tries: equality of propositions from one implication
theorem bad (p q : Prop) (h : p → q) : p = q := propext ⟨h, fun hq => hq⟩
