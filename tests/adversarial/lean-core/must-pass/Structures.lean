/-!
Structures, classes, recursion, patterns and coercions that the core supports.
-/
set_option autoImplicit false

namespace CoreDemo
universe u
/-- doc -/
class Grp (α : Type u) extends Mul α, One α, Inv α where
  assoc : ∀ a b c : α, a * b * c = a * (b * c)
  one_mul : ∀ a : α, 1 * a = a
  inv_mul : ∀ a : α, a⁻¹ * a = 1
namespace Grp
variable {G : Type u} [Grp G] (a b c : G)
attribute [simp] one_mul inv_mul
theorem inv_mul_cancel_left : a⁻¹ * (a * b) = b := by simp [← assoc]
private theorem aux (h : a * b = a * c) : b = c := by
  have h2 := congrArg (a⁻¹ * ·) h
  simp only [inv_mul_cancel_left] at h2
  exact h2
theorem mul_one : a * 1 = a := by
  apply aux (a := a⁻¹)
  rw [← assoc, inv_mul, one_mul]
theorem mul_inv : a * a⁻¹ = 1 := by
  apply aux a⁻¹
  rw [← assoc, inv_mul, one_mul, mul_one]
local notation "‖" x "‖" => x * x
example : ‖a‖ = a * a := rfl
end Grp
structure SubGrp (G : Type u) [Grp G] where
  carrier : G → Prop
  one_mem : carrier 1
  mul_mem : ∀ {a b}, carrier a → carrier b → carrier (a * b)
instance {G : Type u} [Grp G] : CoeFun (SubGrp G) (fun _ => G → Prop) := ⟨SubGrp.carrier⟩
def trivialSub (G : Type u) [Grp G] : SubGrp G where
  carrier x := x = 1
  one_mem := rfl
  mul_mem := by
    intro a b ha hb
    rw [ha, hb, Grp.one_mul]
example {G : Type u} [Grp G] (S : SubGrp G) : S 1 := S.one_mem
theorem ex1 (p : Nat → Nat → Prop) (h : ∃ x y : Nat, p x y) : ∃ (y : Nat) (x : Nat), p x y := by
  have ⟨x, y, hxy⟩ := h
  exact ⟨y, x, hxy⟩
theorem ex2 (p q : Prop) : p ∧ q → q ∧ p := by
  intro ⟨hp, hq⟩
  exact And.intro hq hp
theorem ex3 (a b c : Nat) (h : a = b) (h2 : b = c) : a = c ∧ c = a := by
  rw [h2] at h
  refine ⟨h, ?_⟩
  rw [h]
theorem ex4 (p q : Prop) (h : p ∨ q) : q ∨ p := by
  cases h
  case inl h => exact .inr h
  case inr h => exact .inl h
theorem ex5 (p q : Prop) (h : p ∨ q) : q ∨ p := by
  rcases h with h | h
  · exact .inr h
  · exact .inl h
theorem ex6 (a b : Nat) (h : a = b) (h' : b = 2) : a + a = 4 := by
  simp [h, h']
theorem ex7 (a b c : Nat) : a + b + c = c + b + a := by
  simp only [Nat.add_comm, Nat.add_left_comm]
theorem ex8 (a : Nat) (h : a ≠ a) : False := h rfl
theorem ex9 (f : Nat → Nat) (h : ∀ n, f n = n) : ∀ n, f (f n) = n := fun n => by rw [h, h]
theorem ex10 (x : Nat) (h : ¬ x ≤ 3) : 3 < x := (Nat.lt_or_ge 3 x).elim id (fun h' => absurd h' h)
def even : Nat → Bool
  | 0 => true
  | 1 => false
  | n+2 => even n
theorem even4 : even 4 = true := rfl
def fib : Nat → Nat
  | 0 => 0
  | 1 => 1
  | n+2 => fib n + fib (n+1)
theorem fib_succ (n : Nat) : fib (n+2) = fib n + fib (n+1) := rfl
theorem fib10 : fib 10 = 55 := by decide
theorem strong (P : Nat → Prop) (h0 : P 0) (h1 : P 1) (h : ∀ n, P n → P (n+1) → P (n+2)) : ∀ n, P n
  | 0 => h0
  | 1 => h1
  | n+2 => h n (strong P h0 h1 h n) (strong P h0 h1 h (n+1))
open Classical in
theorem cl (p : Prop) : (if p then 1 else 1) = 1 := by
  by_cases h : p
  · rw [if_pos h]
  · rw [if_neg h]
noncomputable def pick (p : Nat → Prop) (h : ∃ n, p n) : Nat := Classical.choose h
theorem pick_spec (p : Nat → Prop) (h : ∃ n, p n) : p (pick p h) := Classical.choose_spec h
theorem calc1 (a b c : Nat) (h : a < b) (h' : b ≤ c) : a < c := by
  calc a
    _ < b := h
    _ ≤ c := h'
abbrev Sequence (α : Type u) := Nat → α
def Sequence.shift {α : Type u} (s : Sequence α) : Sequence α := fun n => s (n+1)
theorem Sequence.shift_apply {α : Type u} (s : Sequence α) (n : Nat) : s.shift n = s (n+1) := rfl
mutual
def ev : Nat → Bool
  | 0 => true
  | n+1 => od n
def od : Nat → Bool
  | 0 => false
  | n+1 => ev n
end
def withLet (n : Nat) : Nat :=
  let m := n + 1
  m + m
theorem withLet_eq (n : Nat) : withLet n = (n + 1) + (n + 1) := rfl
theorem hd (a b : Nat) : a = b → b = a := by
  rintro rfl
  rfl
end CoreDemo
