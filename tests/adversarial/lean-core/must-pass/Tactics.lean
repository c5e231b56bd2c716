/-!
Tactics and terms that the core supports, one small theorem each (some are beyond the house rules).
-/
set_option autoImplicit false

namespace CoreDemo
universe u v
theorem d1 : 2 + 2 = 4 := by decide
theorem d2 : 2 ≤ 4 := by decide
theorem d3 : ¬ (4 ≤ 2) := by decide
structure Pt (α : Type u) where
  x : α
  y : α
def Pt.swap {α : Type u} (p : Pt α) : Pt α := { x := p.y, y := p.x }
def Pt.swap2 {α : Type u} (p : Pt α) : Pt α := { p with x := p.y }
@[simp] theorem Pt.swap_x {α : Type u} (p : Pt α) : p.swap.x = p.y := rfl
theorem Pt.swap_swap {α : Type u} (p : Pt α) : p.swap.swap = p := by
  cases p
  rfl
theorem Pt.ext' {α : Type u} {p q : Pt α} (h : p.x = q.x) (h' : p.y = q.y) : p = q := by
  cases p; cases q
  simp only at h h'
  subst h h'
  rfl
inductive Tree (α : Type u) where
  | leaf : Tree α
  | node : Tree α → α → Tree α → Tree α
namespace Tree
def mirror {α : Type u} : Tree α → Tree α
  | leaf => leaf
  | node l a r => node r.mirror a l.mirror
theorem mirror_mirror {α : Type u} (t : Tree α) : t.mirror.mirror = t := by
  induction t with
  | leaf => rfl
  | node l a r ihl ihr => simp only [mirror, ihl, ihr]
end Tree
class Semi (α : Type u) where
  op : α → α → α
infixl:65 " ⋄ " => Semi.op
class Comm (α : Type u) extends Semi α where
  comm : ∀ a b : α, a ⋄ b = b ⋄ a
instance : Comm Nat where
  op a b := a + b
  comm := Nat.add_comm
example (a b : Nat) : a ⋄ b = b ⋄ a := Comm.comm a b
def sum (f : Nat → Nat) : Nat → Nat
  | 0 => 0
  | n+1 => sum f n + f n
theorem sum_add (f g : Nat → Nat) (n : Nat) : sum (fun i => f i + g i) n = sum f n + sum g n := by
  induction n with
  | zero => rfl
  | succ n ih => simp only [sum, ih, Nat.add_comm, Nat.add_left_comm]
theorem match_tac (n : Nat) : n = 0 ∨ ∃ m, n = m + 1 := by
  match n with
  | 0 => exact Or.inl rfl
  | m+1 => exact Or.inr ⟨m, rfl⟩
theorem pat (p q r : Prop) : p ∧ q ∧ r → r ∧ p := fun ⟨hp, _, hr⟩ => ⟨hr, hp⟩
theorem pat2 (p q : Prop) : p ∨ q → q ∨ p
  | .inl h => .inr h
  | .inr h => .inl h
theorem hv (p q r : Prop) (h : p ∧ q ∧ r) : q := by
  have ⟨_, hq, _⟩ := h
  exact hq
theorem ifx (a b : Nat) (h : a = b) : (if a = b then 1 else 2) = 1 := by
  rw [if_pos h]
theorem ex (P : Nat → Prop) (h : ¬ ∃ x, P x) : ∀ x, ¬ P x := by
  intro x hx
  exact h ⟨x, hx⟩
theorem simpat (a b c : Nat) (h : a + 0 = b) (h2 : b = c) : a = c := by
  simp only [Nat.add_zero] at h
  simp only [h, h2]
theorem all (p q : Prop) (hp : p) (hq : q) : p ∧ q := by
  refine ⟨?_, ?_⟩ <;> assumption
theorem foc (p q : Prop) (hp : p) (hq : q) : p ∧ q := by
  constructor
  case right => exact hq
  case left => exact hp
theorem suff (p q : Prop) (hp : p) (hpq : p → q) : q := by
  suffices h : p from hpq h
  exact hp
theorem gen (n : Nat) (f : Nat → Nat) (h : ∀ x, f x = x) : f (n + n) = n + n := by
  generalize n + n = m
  exact h m
theorem conv1 (a b : Nat) : a * b = a * b := by
  show _ = _
  rfl
theorem by_contra (p : Prop) (h : ¬¬p) : p := Classical.byContradiction h
theorem nn (a b : Nat) (h : a < b) : a ≤ b := Nat.le_of_lt h
def seqLim (a : Nat → Nat) (L : Nat) : Prop := ∀ n, ∃ N, ∀ m, N ≤ m → a m ≤ L + n
theorem wf (n : Nat) (h : n ≠ 0) : ∃ m, n = m + 1 := by
  cases n with
  | zero => exact absurd rfl h
  | succ m => exact ⟨m, rfl⟩
theorem induct2 (n m : Nat) : n + m = m + n := by
  induction n generalizing m with
  | zero => rw [Nat.zero_add, Nat.add_zero]
  | succ n ih => rw [Nat.succ_add, ih m]; rfl
theorem pip (f : Nat → Nat) (a : Nat) : (a |> f) = (f <| a) := rfl
theorem le1 (a b : Nat) (h : a <= b) : b >= a := h
theorem fx (f g : Nat → Nat) (h : ∀ x, f x = g x) : f = g := by
  funext x
  exact h x
theorem fx2 (f g : Nat → Nat) (h : ∀ x, f x = g x) : f = g := by
  apply funext
  intro x
  rw [h]
theorem rep (p : Prop) (h : p) : p ∧ p ∧ p := by
  repeat (first | assumption | constructor)
theorem exi : ∃ x : Nat, x * 2 = 6 := ⟨3, rfl⟩
theorem cg (f : Nat → Nat → Nat) (a b c d : Nat) (h : a = b) (h' : c = d) : f a c = f b d := by
  congr
theorem cg2 (f : Nat → Nat) (a b : Nat) (h : a = b) : f a = f b := congrArg f h
theorem iffrw (p q : Prop) (h : p ↔ q) (hq : q) : p := by
  rw [h]
  exact hq
theorem rwa1 (a b c : Nat) (h : a = b) (h' : b = c) : a = c := by
  rwa [h]
theorem subst1 (x y : Nat) (h : x = y) : y = x := by subst h; rfl
theorem lt1 (a b c : Nat) (h : a < b) (h' : b < c) : a < c := Nat.lt_trans h h'
theorem m1 (a b : Nat) : a * b = b * a := Nat.mul_comm a b
example : ∃ x y : Nat, x = y := ⟨1, 1, rfl⟩
example (P : Nat → Prop) (h : ∀ x, x ≤ 3 → P x) : P 2 := h 2 (by decide)
example (a b : Prop) (h : a /\ b) : b \/ a := Or.inl h.2
example (a b : Prop) (h : a <-> b) : b ↔ a := h.symm
end CoreDemo
