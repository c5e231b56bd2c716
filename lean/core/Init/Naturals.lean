prelude
import Init.Logic
/-!
First facts about natural numbers.  Each has the name, the statement and the binder kinds of the
standard library; the proofs are our own.  To add one, take its signature from there.
-/
set_option linter.all false
universe u

/-! ## Eliminators: `induction` and `cases` speak of `0` and `n + 1` -/

@[elab_as_elim, induction_eliminator] protected noncomputable def Nat.recAux {motive : Nat → Sort u}
    (zero : motive 0) (succ : ∀ n, motive n → motive (n + 1)) (t : Nat) : motive t :=
  Nat.rec zero succ t
@[elab_as_elim, cases_eliminator] protected abbrev Nat.casesAuxOn {motive : Nat → Sort u} (t : Nat)
    (zero : motive 0) (succ : ∀ n, motive (n + 1)) : motive t := Nat.casesOn t zero succ
namespace Nat

/-! ## Addition -/

/-- Adding zero changes nothing. -/
@[simp] protected theorem add_zero (n : Nat) : n + 0 = n := rfl
/-- Adding a successor is the successor of the sum. -/
theorem add_succ (n m : Nat) : n + succ m = succ (n + m) := rfl
/-- Adding one gives the successor. -/
theorem add_one (n : Nat) : n + 1 = succ n := rfl
/-- Adding to zero changes nothing. -/
@[simp] protected theorem zero_add : ∀ n : Nat, 0 + n = n
  | 0 => rfl
  | n+1 => congrArg succ (Nat.zero_add n)
/-- Adding to a successor is the successor of the sum. -/
theorem succ_add : ∀ n m : Nat, succ n + m = succ (n + m)
  | _, 0 => rfl
  | n, m+1 => congrArg succ (succ_add n m)
/-- A sum does not depend on the order. -/
protected theorem add_comm : ∀ n m : Nat, n + m = m + n
  | n, 0 => (Nat.zero_add n).symm
  | n, m+1 => (congrArg succ (Nat.add_comm n m)).trans (succ_add m n).symm
/-- A sum does not depend on the brackets. -/
protected theorem add_assoc : ∀ n m k : Nat, n + m + k = n + (m + k)
  | _, _, 0 => rfl
  | n, m, k+1 => congrArg succ (Nat.add_assoc n m k)
/-- The first two of three terms change places. -/
protected theorem add_left_comm (n m k : Nat) : n + (m + k) = m + (n + k) := by
  rw [← Nat.add_assoc, Nat.add_comm n m, Nat.add_assoc]

/-! ## Order (`zero_le`, `succ_le_succ`, `pred_le_pred` and more are in `Init.Classes`) -/

/-- No successor is zero. -/
theorem succ_ne_zero (n : Nat) : succ n ≠ 0 := fun h => nomatch h
/-- Each number is at most itself. -/
protected theorem le_refl (n : Nat) : n ≤ n := Nat.le.refl
/-- Each number is at most its successor. -/
theorem le_succ (n : Nat) : n ≤ succ n := Nat.le.step Nat.le.refl
/-- At most, twice in a row. -/
protected theorem le_trans {n m k : Nat} (h : n ≤ m) (h' : m ≤ k) : n ≤ k := by
  induction h' with
  | refl => exact h
  | step _ ih => exact Nat.le.step ih
/-- Less is at most. -/
protected theorem le_of_lt {n m : Nat} (h : n < m) : n ≤ m := Nat.le_trans (le_succ n) h
/-- No number is less than itself. -/
protected theorem lt_irrefl (n : Nat) : ¬ n < n := by
  induction n with
  | zero => exact not_succ_le_zero 0
  | succ n ih => exact fun h => ih (le_of_succ_le_succ h)
/-- Less and then at most is less. -/
protected theorem lt_of_lt_of_le {n m k : Nat} (h : n < m) (h' : m ≤ k) : n < k :=
  Nat.le_trans (n := succ n) h h'
/-- At most and then less is less. -/
protected theorem lt_of_le_of_lt {n m k : Nat} (h : n ≤ m) (h' : m < k) : n < k :=
  Nat.le_trans (succ_le_succ h) h'
/-- Less, twice in a row. -/
protected theorem lt_trans {n m k : Nat} (h : n < m) (h' : m < k) : n < k :=
  Nat.lt_of_lt_of_le h (Nat.le_of_lt h')
/-- At most is less than the successor. -/
theorem lt_succ_of_le {n m : Nat} (h : n ≤ m) : n < succ m := succ_le_succ h
/-- Less than the successor is at most. -/
theorem le_of_lt_succ {m n : Nat} (h : m < succ n) : m ≤ n := le_of_succ_le_succ h
/-- At most in both directions is equal. -/
protected theorem le_antisymm {n m : Nat} (h₁ : n ≤ m) (h₂ : m ≤ n) : n = m := by
  cases h₁ with
  | refl => rfl
  | step h => exact absurd (Nat.lt_of_lt_of_le (lt_succ_of_le h) h₂) (Nat.lt_irrefl _)
/-- Of two numbers one is less, or it is at least the other. -/
protected theorem lt_or_ge (n m : Nat) : n < m ∨ n ≥ m := by
  induction m with
  | zero => exact .inr (zero_le n)
  | succ m ih =>
    cases ih with
    | inl h => exact .inl (Nat.le.step h)
    | inr h =>
      cases h with
      | refl => exact .inl Nat.le.refl
      | step h => exact .inr (succ_le_succ h)
/-- Of two numbers one is at most the other. -/
protected theorem le_total (m n : Nat) : m ≤ n ∨ n ≤ m :=
  (Nat.lt_or_ge m n).elim (fun h => .inl (Nat.le_of_lt h)) .inr
/-- What is not zero is more than zero. -/
protected theorem pos_of_ne_zero {n : Nat} (h : n ≠ 0) : 0 < n := by
  cases n with
  | zero => exact absurd rfl h
  | succ n => exact succ_le_succ (zero_le n)
/-- A sum is at least its first term. -/
theorem le_add_right : ∀ n k : Nat, n ≤ n + k
  | _, 0 => Nat.le.refl
  | n, k+1 => Nat.le.step (le_add_right n k)
/-- A sum is at least its second term. -/
theorem le_add_left (n m : Nat) : n ≤ m + n := Nat.add_comm n m ▸ le_add_right n m
/-- Adding on the left keeps the order. -/
protected theorem add_le_add_left {n m : Nat} (h : n ≤ m) (k : Nat) : k + n ≤ k + m := by
  induction h with
  | refl => exact Nat.le.refl
  | step _ ih => exact Nat.le.step ih
/-- Adding on the right keeps the order. -/
protected theorem add_le_add_right {n m : Nat} (h : n ≤ m) (k : Nat) : n + k ≤ m + k := by
  rw [Nat.add_comm n, Nat.add_comm m]
  exact Nat.add_le_add_left h k
instance instTransLe : Trans (α := Nat) (· ≤ ·) (· ≤ ·) (· ≤ ·) := ⟨Nat.le_trans⟩
instance instTransLtLe : Trans (α := Nat) (· < ·) (· ≤ ·) (· < ·) := ⟨Nat.lt_of_lt_of_le⟩
instance instTransLeLt : Trans (α := Nat) (· ≤ ·) (· < ·) (· < ·) := ⟨Nat.lt_of_le_of_lt⟩
instance instTransLt : Trans (α := Nat) (· < ·) (· < ·) (· < ·) := ⟨Nat.lt_trans⟩

/-! ## Multiplication -/

/-- Zero times on the right is zero. -/
@[simp] protected theorem mul_zero (n : Nat) : n * 0 = 0 := rfl
/-- Times a successor is one term more. -/
theorem mul_succ (n m : Nat) : n * succ m = n * m + n := rfl
/-- Zero times on the left is zero. -/
@[simp] protected theorem zero_mul : ∀ n : Nat, 0 * n = 0
  | 0 => rfl
  | n+1 => Nat.zero_mul n
/-- A successor times a number is one term more. -/
theorem succ_mul (n m : Nat) : succ n * m = n * m + m := by
  induction m with
  | zero => rfl
  | succ m ih =>
    show succ n * m + succ n = n * m + n + succ m
    rw [ih, add_succ, add_succ, Nat.add_assoc, Nat.add_assoc, Nat.add_comm m n]
/-- A product does not depend on the order. -/
protected theorem mul_comm (n m : Nat) : n * m = m * n := by
  induction m with
  | zero => exact (Nat.zero_mul n).symm
  | succ m ih => exact (congrArg (· + n) ih).trans (succ_mul m n).symm
/-- Times one on the right changes nothing. -/
@[simp] protected theorem mul_one (n : Nat) : n * 1 = n := Nat.zero_add n
/-- Times one on the left changes nothing. -/
@[simp] protected theorem one_mul (n : Nat) : 1 * n = n := by rw [Nat.mul_comm, Nat.mul_one]
/-- A product with a sum is the sum of the products. -/
protected theorem mul_add (a b c : Nat) : a * (b + c) = a * b + a * c := by
  induction c with
  | zero => rfl
  | succ c ih =>
    show a * (b + c) + a = a * b + (a * c + a)
    rw [ih, Nat.add_assoc]
/-- The same with the sum on the left. -/
protected theorem add_mul (a b c : Nat) : (a + b) * c = a * c + b * c := by
  rw [Nat.mul_comm, Nat.mul_add, Nat.mul_comm c a, Nat.mul_comm c b]
/-- A product does not depend on the brackets. -/
protected theorem mul_assoc (a b c : Nat) : a * b * c = a * (b * c) := by
  induction c with
  | zero => rfl
  | succ c ih =>
    show a * b * c + a * b = a * (b * c + b)
    rw [ih, Nat.mul_add]
end Nat
