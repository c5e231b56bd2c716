-- expect: Tactic `rfl` failed
-- expect:   rfl\nhas type
-- expect:   q\nbut is expected to have type\n  p
-- expect: `simp` made no progress
-- expect: failed to synthesize\n  Decidable False
-- expect: proved that the proposition\n  3 * 3 = 10\nis false
-- expect: declaration uses `sorry`
-- prints: 'unproved' depends on axioms: [sorryAx]
-- tries: seven false statements, each with another step in a proof's place, one of them `sorry`
theorem sum_is_first_term (m n : Nat) : m + n = m := by rfl
theorem three_is_four : (3 : Nat) = 4 := rfl
theorem left_of_either (p q : Prop) (h : p ∨ q) : p := by
  cases h with
  | inl left => exact left
  | inr right => exact right
theorem order_turned (m n : Nat) (h : m ≤ n) : n ≤ m := by simp [h]
theorem nothing_holds : False := by decide
theorem nine_is_ten : 3 * 3 = 10 := by decide
theorem unproved : 3 * 3 = 10 := sorry
#print axioms unproved
