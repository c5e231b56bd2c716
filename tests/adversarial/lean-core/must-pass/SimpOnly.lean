/-!
What `simp only` and `rw` need from the core by name: congruence under binders, implications,
functions and structures, truth values, and injectivity of constructors.
-/
set_option autoImplicit false

namespace CoreDemo

theorem under_forall (f g : Nat → Nat) (h : ∀ x, f x = g x) :
    (∀ x, f x ≤ g x) ↔ ∀ x, g x ≤ g x := by
  simp only [h]
theorem under_exists (f g : Nat → Nat) (h : ∀ x, f x = g x) : (∃ x, f x = 3) ↔ ∃ x, g x = 3 := by
  simp only [h]
theorem under_implication (a b : Nat) (p : Nat → Prop) (h : a = b) :
    (p a → p b) ↔ (p b → p b) := by
  simp only [h]
theorem under_conjunction (a b c : Nat) (h : a = b) : (a = c ∧ c = a) ↔ (b = c ∧ c = b) := by
  simp only [h]
theorem under_negation (a b c : Nat) (h : a = b) : ¬ a = c ↔ ¬ b = c := by
  simp only [h]
theorem under_lambda (f g : Nat → Nat) (h : ∀ x, f x = g x) :
    (fun x => f x + 1) = fun x => g x + 1 := by
  simp only [h]
theorem under_if (a b c : Nat) (h : a = b) :
    (if a < c then a else c) = if b < c then b else c := by
  simp only [h]
theorem with_iff (p q r : Prop) (h : p ↔ q) : (p ∧ r) ↔ (q ∧ r) := by
  simp only [h]
theorem with_true (p q : Prop) (h : p) : (p ∧ q) ↔ q := by
  simp only [h, true_and]
theorem with_false (p q : Prop) (h : ¬ p) : (p ∨ q) ↔ q := by
  simp only [h, false_or]
theorem with_not_eq (a b : Nat) (p : Prop) (h : a ≠ b) : (a = b → p) ↔ True := by
  simp only [h, false_implies]
theorem truth_values (p : Prop) : (p ∧ True) = p ∧ (p ∨ False) = p ∧ (True → p) = p := by
  simp only [and_true, or_false, true_implies, and_self]
theorem truth_values' (p : Prop) : (p ∧ False) = (False ∧ p) ∧ (p ∨ True) = (True ∨ p) := by
  simp only [and_false, false_and, or_true, true_or, and_self]
theorem negations : (¬ False) = True ∧ (¬ True) = False := by
  simp only [not_false_eq_true, not_true_eq_false, and_self]
theorem not_equal (a b : Nat) : (a ≠ b) = ¬ a = b := by
  simp only [ne_eq]
theorem conditional (a b : Nat) (p : Nat → Prop) (h : a = b → p a) : a = b → p b := by
  intro e
  rw [← e]
  exact h e
theorem conditional_rewrite (f : Nat → Nat) (h : ∀ x, 0 < x → f x = x) (a : Nat) (k : 0 < a) :
    f (f a) = a := by
  simp only [h a k]
theorem pair_eq (a b c d : Nat) : (a, b) = (c, d) ↔ a = c ∧ b = d := by
  simp only [Prod.mk.injEq]
theorem succ_eq (a b : Nat) (h : Nat.succ a = Nat.succ b) : a = b := by
  injection h
theorem rw_prop (p q r : Prop) (h : p ↔ q) (k : q ∧ r) : p ∧ r := by
  rw [h]
  exact k
theorem rw_under_eq (f : Nat → Nat) (a b : Nat) (h : a = b) (k : f b = 0) : f a = 0 := by
  rw [h]
  exact k
theorem calc_iff (p q r : Prop) (h : p ↔ q) (k : q ↔ r) : p ↔ r := by
  calc p ↔ q := h
    _ ↔ r := k
theorem calc_eq_lt (a b c d : Nat) (h : a = b) (k : b < c) (l : c = d) : a < d := by
  calc a = b := h
    _ < c := k
    _ = d := l
theorem cases_plain (p : Prop) : p ∨ ¬ p := by
  by_cases h : p
  · exact Or.inl h
  · exact Or.inr h
def opt (x : Option Nat) : Nat := match x with
  | none => 0
  | some n => n
theorem opt_none : opt none = 0 := rfl
theorem opt_some (n : Nat) : opt (some n) = n := rfl
def len {α : Type} : List α → Nat
  | .nil => 0
  | .cons _ xs => len xs + 1
theorem len_cons {α : Type} (x : α) (xs : List α) : len (x :: xs) = len xs + 1 := rfl
end CoreDemo

#print axioms CoreDemo.under_forall
#print axioms CoreDemo.conditional_rewrite
