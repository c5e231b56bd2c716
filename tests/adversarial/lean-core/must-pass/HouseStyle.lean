/-!
Every tactic that theory files may use, each at least once: `intro exact apply refine rw rewrite
calc have cases induction rcases obtain by_cases constructor left right subst absurd exfalso`,
`simp only` as a last step, and `by decide` on closed facts about `Nat`.
-/
set_option autoImplicit false

namespace CoreDemo
universe u v

theorem t_intro (p q : Prop) : p → q → p := by
  intro hp _
  exact hp
theorem t_apply (p q r : Prop) (hpq : p → q) (hqr : q → r) (hp : p) : r := by
  apply hqr
  apply hpq
  exact hp
theorem t_refine (p q : Prop) (hp : p) (hq : q) : p ∧ q := by
  refine ⟨?_, ?_⟩
  · exact hp
  · exact hq
theorem t_rw (a b c : Nat) (h : a = b) (k : b = c) : a = c := by
  rw [h, k]
theorem t_rw_back (f : Nat → Nat) (a b : Nat) (h : f a = b) : f (f a) = f b := by
  rw [← h]
theorem t_rw_at (a b c : Nat) (h : a + 0 = b) (k : b = c) : a = c := by
  rw [Nat.add_zero, k] at h
  exact h
theorem t_rewrite (a b : Nat) (h : a = b) : a + a = b + b := by
  rewrite [h]
  exact rfl
theorem t_calc (a b c d : Nat) (h : a ≤ b) (k : b < c) (e : c = d) : a < d := by
  calc a ≤ b := h
    _ < c := k
    _ = d := e
theorem t_have (a b : Nat) (h : a ≤ b) : a ≤ b + 1 := by
  have step : b ≤ b + 1 := Nat.le_succ b
  exact Nat.le_trans h step
theorem t_cases (p q : Prop) (h : p ∨ q) : q ∨ p := by
  cases h with
  | inl hp => exact Or.inr hp
  | inr hq => exact Or.inl hq
theorem t_cases_nat (n : Nat) (h : n ≠ 0) : ∃ m, n = m + 1 := by
  cases n with
  | zero => exact absurd rfl h
  | succ m => exact ⟨m, rfl⟩
theorem t_induction (n : Nat) : 0 + n = n := by
  induction n with
  | zero => exact rfl
  | succ k ih =>
    rw [← Nat.add_assoc, ih]
theorem t_induction_le (f : Nat → Nat) (h : ∀ n, f n ≤ f (n + 1)) (m n : Nat) (hmn : m ≤ n) :
    f m ≤ f n := by
  induction hmn with
  | refl => exact Nat.le_refl (f m)
  | @step k _ ih => exact Nat.le_trans ih (h k)
theorem t_induction_generalizing (n m : Nat) : n + m = m + n := by
  induction n generalizing m with
  | zero => rw [Nat.zero_add, Nat.add_zero]
  | succ k ih => rw [Nat.add_assoc, Nat.add_comm 1 m, ← Nat.add_assoc, ih m, Nat.add_assoc]
theorem t_rcases (p q r : Prop) (h : p ∧ (q ∨ r)) : (p ∧ q) ∨ (p ∧ r) := by
  rcases h with ⟨hp, hq | hr⟩
  · exact Or.inl ⟨hp, hq⟩
  · exact Or.inr ⟨hp, hr⟩
theorem t_obtain (p : Nat → Prop) (h : ∃ n, p n ∧ 0 < n) : ∃ n, 0 < n ∧ p n := by
  obtain ⟨n, hp, hn⟩ := h
  exact ⟨n, hn, hp⟩
theorem t_obtain_rfl (a b : Nat) (h : ∃ k, a = k ∧ k = b) : a = b := by
  obtain ⟨k, hak, hkb⟩ := h
  subst hak
  exact hkb
theorem t_by_cases (p q : Prop) (h : p → q) (k : ¬ p → q) : q := by
  by_cases hp : p
  · exact h hp
  · exact k hp
theorem t_constructor (p q : Prop) (h : p → q) (k : q → p) : p ↔ q := by
  constructor
  · exact h
  · exact k
theorem t_left (p q : Prop) (hp : p) : p ∨ q := by
  left
  exact hp
theorem t_right (p q : Prop) (hq : q) : p ∨ q := by
  right
  exact hq
theorem t_exfalso (p q : Prop) (hp : p) (hn : ¬ p) : q := by
  exfalso
  exact hn hp
theorem t_absurd (p q : Prop) (hp : p) (hn : ¬ p) : q := absurd hp hn
theorem t_simp_only (a b c d : Nat) : a + b + (c + d) = d + c + (b + a) := by
  simp only [Nat.add_comm, Nat.add_left_comm]
theorem t_simp_only_at (a b : Nat) (h : a + 0 = b) : a = b := by
  simp only [Nat.add_zero] at h
  exact h
theorem t_decide : 123456789 * 987654321 = 121932631112635269 := by decide
theorem t_decide_le : 2 ^ 100 ≤ 3 ^ 100 := by decide
theorem t_decide_not : ¬ 12 * 7 < 13 * 6 := by decide
theorem t_decide_and : 3 < 4 ∧ (5 = 5 ∨ 6 < 2) := by decide
theorem t_if (a b : Nat) (h : a < b) : (if a < b then b else a) = b := by
  rw [if_pos h]
theorem t_if_neg (a b : Nat) (h : ¬ a < b) : (if a < b then b else a) = a := by
  rw [if_neg h]
theorem t_forall_exists (p : Nat → Nat → Prop) (h : ∃ x, ∀ y, p x y) : ∀ y, ∃ x, p x y := by
  intro y
  obtain ⟨x, hx⟩ := h
  exact ⟨x, hx y⟩
theorem t_funext (f g : Nat → Nat) (h : ∀ x, f x = g x) : f = g := funext h
theorem t_propext (p q : Prop) (h : p ↔ q) : p = q := propext h
theorem t_classical (p : Prop) : p ∨ ¬ p := Classical.em p
noncomputable def pick (p : Nat → Prop) (h : ∃ n, p n) : Nat := Classical.choose h
theorem t_choose (p : Nat → Prop) (h : ∃ n, p n) : p (pick p h) := Classical.choose_spec h

/-- A function by recursion on `Nat`, with its equation lemmas by `rfl`. -/
def tri : Nat → Nat
  | 0 => 0
  | k + 1 => tri k + (k + 1)
theorem tri_zero : tri 0 = 0 := rfl
theorem tri_succ (k : Nat) : tri (k + 1) = tri k + (k + 1) := rfl
theorem le_tri (n : Nat) : n ≤ tri n := by
  cases n with
  | zero => exact Nat.le_refl 0
  | succ k =>
    rw [tri_succ]
    exact Nat.le_add_left (k + 1) (tri k)

/-- A structure with a dependent field: its generated lemmas need heterogeneous equality. -/
structure Pointed (F : Nat → Type u) where
  index : Nat
  value : F index
theorem pointed_eta (F : Nat → Type u) (x : Pointed F) : Pointed.mk x.index x.value = x := rfl

inductive Shape (F : Nat → Type u) : Nat → Type u where
  | base : Shape F 0
  | step (n : Nat) (x : F n) (s : Shape F n) : Shape F (n + 1)
theorem shape_cases (F : Nat → Type u) (s : Shape F 0) : s = Shape.base := by
  cases s with
  | base => exact rfl

/-- Pairs, subtypes and sums of types by hand. -/
def swapPair {α : Type u} {β : Type v} (x : α × β) : β × α := (x.2, x.1)
theorem swap_swap {α : Type u} {β : Type v} (x : α × β) : swapPair (swapPair x) = x := rfl
def posNat : Type := { n : Nat // 0 < n }
def posMul (a b : posNat) : Nat := a.1 * b.1
theorem sub_ext (a b : posNat) (h : a.1 = b.1) : a = b := by
  cases a with
  | mk x hx =>
    cases b with
    | mk y hy =>
      have e : x = y := h
      subst e
      exact rfl

/-- The integers modulo nothing: pairs of naturals, `(a, b)` for `a - b`, as a quotient. -/
def diffRel (x y : Nat × Nat) : Prop := x.1 + y.2 = y.1 + x.2
def Diff : Type := Quot diffRel
def Diff.mk (a b : Nat) : Diff := Quot.mk diffRel (a, b)
theorem Diff.sound (a b c d : Nat) (h : a + d = c + b) : Diff.mk a b = Diff.mk c d :=
  Quot.sound h
theorem neg_rel (x y : Nat × Nat) (h : diffRel x y) : Diff.mk x.2 x.1 = Diff.mk y.2 y.1 := by
  apply Quot.sound
  have e : x.1 + y.2 = y.1 + x.2 := h
  have goal : x.2 + y.1 = y.2 + x.1 := by
    rw [Nat.add_comm x.2 y.1, Nat.add_comm y.2 x.1]
    exact e.symm
  exact goal
def Diff.neg (x : Diff) : Diff :=
  Quot.lift (fun p : Nat × Nat => Diff.mk p.2 p.1) neg_rel x
theorem Diff.neg_mk (a b : Nat) : Diff.neg (Diff.mk a b) = Diff.mk b a := rfl
theorem Diff.neg_neg (x : Diff) : Diff.neg (Diff.neg x) = x :=
  Quot.ind (β := fun y => Diff.neg (Diff.neg y) = y) (fun _ => rfl) x

/-- Own class with own literals, as the house rules ask. -/
class Semi (α : Type u) extends Add α, Mul α, LE α where
  zero : α
  one : α
  add_zero' : ∀ a : α, a + zero = a
  le_refl' : ∀ a : α, a ≤ a
instance semiZero {α : Type u} [Semi α] : OfNat α 0 := ⟨Semi.zero⟩
instance semiOne {α : Type u} [Semi α] : OfNat α 1 := ⟨Semi.one⟩
theorem semi_add_zero {α : Type u} [Semi α] (a : α) : a + 0 = a := Semi.add_zero' a
instance semiNat : Semi Nat where
  zero := 0
  one := 1
  add_zero' := Nat.add_zero
  le_refl' := Nat.le_refl
def castNat {α : Type u} [Semi α] : Nat → α
  | 0 => 0
  | k + 1 => castNat k + 1
def pow {α : Type u} [Semi α] (a : α) : Nat → α
  | 0 => 1
  | k + 1 => pow a k * a
instance semiPow {α : Type u} [Semi α] : Pow α Nat := ⟨pow⟩
theorem pow_succ {α : Type u} [Semi α] (a : α) (k : Nat) : a ^ (k + 1) = a ^ k * a := rfl
theorem calc_own {α : Type u} [Semi α] (trans : ∀ a b c : α, a ≤ b → b ≤ c → a ≤ c)
    (a b : α) (h : a ≤ b) : a + 0 ≤ b := by
  rw [semi_add_zero]
  exact trans a b b h (Semi.le_refl' b)
section
variable {α : Type u} [Semi α] (x : α)
theorem with_variable : x + 0 + 0 = x := by
  rw [semi_add_zero, semi_add_zero]
end
/-- The core's own helper commands do not reserve words. -/
theorem stubs (tactic_stubs : Nat) : tactic_stubs = tactic_stubs := rfl
private theorem hidden : True := trivial
example : ∃ x y : Nat, x + y = 5 ∧ ¬ x = y := ⟨2, 3, rfl, by decide⟩
end CoreDemo

#check @CoreDemo.t_calc
#print axioms CoreDemo.t_by_cases
#print axioms CoreDemo.Diff.neg_neg
