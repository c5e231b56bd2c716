/-!
The lemmas of the core that theory files may use, each with its statement, which arguments are
explicit, and their order.  Read (not run) to be the same in the standard library: whoever has
elan can run this file there, and a difference shows.
-/
set_option autoImplicit false

namespace CoreDemo
universe u v

section logic
variable (p q r : Prop)
example : p → ¬ p → q := fun h n => absurd h n
example (h : False) : p := False.elim h
example : True := trivial
example (h : p → q) (n : ¬ q) : ¬ p := mt h n
example (h : p ∧ q) : q ∧ p := And.intro (And.right h) (And.left h)
example (h : p ∧ q) : q ∧ p := And.symm h
example (h : p ∨ q) : q ∨ p := Or.symm h
example (h : p ∨ q) (f : p → r) (g : q → r) : r := Or.elim h f g
example : p ↔ p := Iff.refl p
example : p ↔ p := Iff.rfl
example (h : p ↔ q) : q ↔ p := Iff.symm h
example (h : p ↔ q) (k : q ↔ r) : p ↔ r := Iff.trans h k
example (h : p ↔ q) : p → q := Iff.mp h
example (h : p ↔ q) : q → p := Iff.mpr h
example (h : p → q) (k : q → p) : p ↔ q := Iff.intro h k
example (h : p ↔ q) : p = q := propext h
example : p ∨ ¬ p := Classical.em p
example (h : ¬ p → False) : p := Classical.byContradiction h
example : ¬ ¬ p ↔ p := Classical.not_not
example (h : p → q) (k : ¬ p → q) : q := Classical.byCases h k
end logic

section equality
variable {α : Sort u} {β : Sort v} (a b c : α) (f g : α → β)
example : a = a := rfl
example (h : a = b) : b = a := Eq.symm h
example (h : a = b) (k : b = c) : a = c := Eq.trans h k
example (h : a = b) : f a = f b := congrArg f h
example (h : f = g) : f a = g a := congrFun h a
example (h : f = g) (k : a = b) : f a = g b := congr h k
example (h : ∀ x, f x = g x) : f = g := funext h
example (s : α → Prop) (h : a = b) (k : s a) : s b := Eq.subst h k
example (s : α → Prop) (h : a = b) (k : s a) : s b := h ▸ k
example (h : a ≠ b) : b ≠ a := Ne.symm h
example : a ≠ b ↔ b ≠ a := ne_comm
example (s : α → Prop) (r : Prop) (h : ∃ x, s x) (k : ∀ x, s x → r) : r := Exists.elim h k
example (s : α → Prop) (h : s a) : ∃ x, s x := Exists.intro a h
noncomputable example (s : α → Prop) (h : ∃ x, s x) : α := Classical.choose h
example (s : α → Prop) (h : ∃ x, s x) : s (Classical.choose h) := Classical.choose_spec h
example (s : Prop) [Decidable s] (h : s) : (if s then a else b) = a := if_pos h
example (s : Prop) [Decidable s] (h : ¬ s) : (if s then a else b) = b := if_neg h
end equality

section order
variable (n m k : Nat)
example : n ≤ n := Nat.le_refl n
example : n ≤ Nat.succ n := Nat.le_succ n
example (h : n ≤ m) (h' : m ≤ k) : n ≤ k := Nat.le_trans h h'
example : 0 ≤ n := Nat.zero_le n
example (h : n ≤ m) : Nat.succ n ≤ Nat.succ m := Nat.succ_le_succ h
example (h : n ≤ m) : Nat.pred n ≤ Nat.pred m := Nat.pred_le_pred h
example (h : Nat.succ n ≤ Nat.succ m) : n ≤ m := Nat.le_of_succ_le_succ h
example (h : Nat.succ n ≤ 0) : False := Nat.not_succ_le_zero n h
example : Nat.succ n ≠ 0 := Nat.succ_ne_zero n
example (h : n < m) : n ≤ m := Nat.le_of_lt h
example (h : n < m) (h' : m ≤ k) : n < k := Nat.lt_of_lt_of_le h h'
example (h : n ≤ m) (h' : m < k) : n < k := Nat.lt_of_le_of_lt h h'
example (h : n < m) (h' : m < k) : n < k := Nat.lt_trans h h'
example : ¬ n < n := Nat.lt_irrefl n
example (h : n ≤ m) : n < Nat.succ m := Nat.lt_succ_of_le h
example (h : n < Nat.succ m) : n ≤ m := Nat.le_of_lt_succ h
example (h : n ≤ m) (h' : m ≤ n) : n = m := Nat.le_antisymm h h'
example : n < m ∨ n ≥ m := Nat.lt_or_ge n m
example : n ≤ m ∨ m ≤ n := Nat.le_total n m
example (h : n ≠ 0) : 0 < n := Nat.pos_of_ne_zero h
example : n ≤ n + k := Nat.le_add_right n k
example : n ≤ m + n := Nat.le_add_left n m
example (h : n ≤ m) : k + n ≤ k + m := Nat.add_le_add_left h k
example (h : n ≤ m) : n + k ≤ m + k := Nat.add_le_add_right h k
example (h : Nat.ble n m = true) : n ≤ m := Nat.le_of_ble_eq_true h
example (h : n ≤ m) : Nat.ble n m = true := Nat.ble_eq_true_of_le h
example (h : Nat.beq n m = true) : n = m := Nat.eq_of_beq_eq_true h
example (h : Nat.beq n m = false) : ¬ n = m := Nat.ne_of_beq_eq_false h
example : Decidable (n = m) := inferInstance
example : Decidable (n ≤ m) := Nat.decLe n m
example : Decidable (n < m) := Nat.decLt n m
end order

section arithmetic
variable (n m k : Nat)
example : n + 0 = n := Nat.add_zero n
example : 0 + n = n := Nat.zero_add n
example : n + Nat.succ m = Nat.succ (n + m) := Nat.add_succ n m
example : n + 1 = Nat.succ n := Nat.add_one n
example : Nat.succ n + m = Nat.succ (n + m) := Nat.succ_add n m
example : n + m = m + n := Nat.add_comm n m
example : n + m + k = n + (m + k) := Nat.add_assoc n m k
example : n + (m + k) = m + (n + k) := Nat.add_left_comm n m k
example : n * 0 = 0 := Nat.mul_zero n
example : 0 * n = 0 := Nat.zero_mul n
example : n * 1 = n := Nat.mul_one n
example : 1 * n = n := Nat.one_mul n
example : n * Nat.succ m = n * m + n := Nat.mul_succ n m
example : Nat.succ n * m = n * m + m := Nat.succ_mul n m
example : n * m = m * n := Nat.mul_comm n m
example : n * m * k = n * (m * k) := Nat.mul_assoc n m k
example : n * (m + k) = n * m + n * k := Nat.mul_add n m k
example : (n + m) * k = n * k + m * k := Nat.add_mul n m k
end arithmetic
end CoreDemo
