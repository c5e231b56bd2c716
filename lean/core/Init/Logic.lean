prelude
import Init.Grammar
/-!
Logic with notation: `↔`, `∃`, `≠`, the lemmas that `rw`, `simp only`, `decide` and `if` apply by
name, excluded middle, and `by_cases`.
-/
set_option linter.all false
universe u v

/-! ## `↔`, `∃`, `≠` -/

structure Iff (a b : Prop) : Prop where
  intro ::
  mp : a → b
  mpr : b → a
infix:20 " <-> " => Iff
infix:20 " ↔ " => Iff
inductive Exists {α : Sort u} (p : α → Prop) : Prop where
  | intro (w : α) (h : p w) : Exists p
open Lean in
macro "∃" xs:explicitBinders ", " b:term : term => Lean.expandExplicitBinders ``Exists xs b
open Lean in
macro "exists" xs:explicitBinders ", " b:term : term => Lean.expandExplicitBinders ``Exists xs b
@[reducible] def Ne {α : Sort u} (a b : α) : Prop := ¬(a = b)
infix:50 " ≠ " => Ne
macro_rules | `($x ≠ $y) => `(binrel% Ne $x $y)
theorem trivial : True := True.intro
theorem Ne.symm {α : Sort u} {a b : α} (h : a ≠ b) : b ≠ a := fun e => h e.symm
theorem ne_comm {α : Sort u} {a b : α} : a ≠ b ↔ b ≠ a := ⟨Ne.symm, Ne.symm⟩
theorem mt {a b : Prop} (h₁ : a → b) (h₂ : ¬b) : ¬a := fun ha => h₂ (h₁ ha)
theorem Iff.refl (a : Prop) : a ↔ a := ⟨fun h => h, fun h => h⟩
protected theorem Iff.rfl {a : Prop} : a ↔ a := Iff.refl a
theorem Iff.trans {a b c : Prop} (h₁ : a ↔ b) (h₂ : b ↔ c) : a ↔ c :=
  ⟨fun ha => h₂.mp (h₁.mp ha), fun hc => h₁.mpr (h₂.mpr hc)⟩
theorem Iff.symm {a b : Prop} (h : a ↔ b) : b ↔ a := ⟨h.mpr, h.mp⟩
macro_rules | `(tactic| rfl) => `(tactic| exact Iff.rfl)
instance : Trans Iff Iff Iff := ⟨Iff.trans⟩
theorem Exists.elim {α : Sort u} {p : α → Prop} {b : Prop} (h₁ : ∃ x, p x)
    (h₂ : ∀ a, p a → b) : b :=
  match h₁ with
  | ⟨a, h⟩ => h₂ a h
theorem Or.symm {a b : Prop} (h : a ∨ b) : b ∨ a := h.elim .inr .inl
theorem And.symm {a b : Prop} (h : a ∧ b) : b ∧ a := ⟨h.2, h.1⟩
theorem Eq.substr {α : Sort u} {p : α → Prop} {a b : α} (h₁ : b = a) (h₂ : p a) : p b := h₁ ▸ h₂
@[macro_inline] def Eq.mp {α β : Sort u} (h : α = β) (a : α) : β := h ▸ a
@[macro_inline] def Eq.mpr {α β : Sort u} (h : α = β) (b : β) : α := h ▸ b

/-! ## The third allowed axiom: equivalent propositions are equal -/

axiom propext {a b : Prop} : (a ↔ b) → a = b
theorem Lean.injEq_helper {P Q R : Prop} (h : P → Q → R) (x : P ∧ Q) : R := h x.1 x.2
theorem Eq.propIntro {a b : Prop} (h₁ : a → b) (h₂ : b → a) : a = b := propext ⟨h₁, h₂⟩

/-! ## Congruence and truth values: steps of `simp only` and `rw` -/

theorem of_eq_true {p : Prop} (h : p = True) : p := h ▸ trivial
theorem of_eq_false {p : Prop} (h : p = False) : ¬p := fun hp => False.elim (h.mp hp)
theorem eq_true {p : Prop} (h : p) : p = True := propext ⟨fun _ => trivial, fun _ => h⟩
theorem eq_false {p : Prop} (h : ¬p) : p = False :=
  propext ⟨fun h' => absurd h' h, fun h' => False.elim h'⟩
theorem eq_false' {p : Prop} (h : p → False) : p = False := eq_false h
@[simp] theorem eq_self {α : Sort u} (a : α) : (a = a) = True := eq_true rfl
theorem implies_congr {p₁ p₂ : Sort u} {q₁ q₂ : Sort v} (h₁ : p₁ = p₂) (h₂ : q₁ = q₂) :
    (p₁ → q₁) = (p₂ → q₂) := h₁ ▸ h₂ ▸ rfl
theorem implies_congr_ctx {p₁ p₂ q₁ q₂ : Prop} (h₁ : p₁ = p₂) (h₂ : p₂ → q₁ = q₂) :
    (p₁ → q₁) = (p₂ → q₂) :=
  propext ⟨fun h hp => (h₂ hp).mp (h (h₁.mpr hp)), fun h hp => (h₂ (h₁.mp hp)).mpr (h (h₁.mp hp))⟩
theorem implies_dep_congr_ctx {p₁ p₂ q₁ : Prop} (h₁ : p₁ = p₂) {q₂ : p₂ → Prop}
    (h₂ : (h : p₂) → q₁ = q₂ h) : (p₁ → q₁) = ((h : p₂) → q₂ h) :=
  propext ⟨fun h hp => (h₂ hp).mp (h (h₁.mpr hp)), fun h hp => (h₂ (h₁.mp hp)).mpr (h (h₁.mp hp))⟩
theorem forall_congr {α : Sort u} {p q : α → Prop} (h : ∀ a, p a = q a) :
    (∀ a, p a) = (∀ a, q a) := (funext h : p = q) ▸ rfl
section
variable (p : Prop)
@[simp] theorem implies_true (α : Sort u) : (α → True) = True := eq_true fun _ => trivial
@[simp] theorem and_true : (p ∧ True) = p := propext ⟨(·.1), (⟨·, trivial⟩)⟩
@[simp] theorem true_and : (True ∧ p) = p := propext ⟨(·.2), (⟨trivial, ·⟩)⟩
@[simp] theorem not_false_eq_true : (¬False) = True := eq_true False.elim
@[simp] theorem ne_eq {α : Sort u} (a b : α) : (a ≠ b) = ¬(a = b) := rfl
@[simp] theorem iff_self : (p ↔ p) = True := eq_true Iff.rfl
@[simp] theorem and_self : (p ∧ p) = p := propext ⟨(·.1), fun h => ⟨h, h⟩⟩
@[simp] theorem and_false : (p ∧ False) = False := eq_false (·.2)
@[simp] theorem false_and : (False ∧ p) = False := eq_false (·.1)
@[simp] theorem or_self : (p ∨ p) = p := propext ⟨fun h => h.elim id id, .inl⟩
@[simp] theorem or_true : (p ∨ True) = True := eq_true (.inr trivial)
@[simp] theorem true_or : (True ∨ p) = True := eq_true (.inl trivial)
@[simp] theorem or_false : (p ∨ False) = p := propext ⟨fun h => h.elim id False.elim, .inl⟩
@[simp] theorem false_or : (False ∨ p) = p := propext ⟨fun h => h.elim False.elim id, .inr⟩
@[simp] theorem not_true_eq_false : (¬True) = False := eq_false (fun h => h trivial)
@[simp] theorem true_implies : (True → p) = p := propext ⟨fun h => h trivial, fun h _ => h⟩
@[simp] theorem false_implies : (False → p) = True := eq_true False.elim
end

/-! ## Types with at most one element
`simp only` needs them to rewrite the condition of an `if`: its `Decidable` argument follows. -/

class Subsingleton (α : Sort u) : Prop where
  intro ::
  allEq : (a b : α) → a = b
protected theorem Subsingleton.elim {α : Sort u} [h : Subsingleton α] : (a b : α) → a = b := h.allEq
protected theorem Subsingleton.helim {α β : Sort u} [h : Subsingleton α] (e : α = β) (a : α)
    (b : β) : a ≍ b := by
  subst e
  exact heq_of_eq (Subsingleton.elim a b)
instance (p : Prop) : Subsingleton p := ⟨fun _ _ => rfl⟩
instance instSubsingletonDecidable (p : Prop) : Subsingleton (Decidable p) where
  allEq
    | isTrue _, isTrue _ => rfl
    | isFalse _, isFalse _ => rfl
    | isTrue h, isFalse n => absurd h n
    | isFalse n, isTrue h => absurd h n

/-! ## Injectivity of constructors of types that are older than the machinery for it -/

gen_injective_theorems% Nat
gen_injective_theorems% Prod
gen_injective_theorems% PProd
gen_injective_theorems% MProd
gen_injective_theorems% Subtype
gen_injective_theorems% Option
gen_injective_theorems% List

/-! ## Literals of a type with `Zero`, `One` -/

instance (priority := 300) Zero.toOfNat0 {α : Type u} [Zero α] : OfNat α (nat_lit 0) where
  ofNat := ‹Zero α›.1
instance (priority := 300) One.toOfNat1 {α : Type u} [One α] : OfNat α (nat_lit 1) where
  ofNat := ‹One α›.1

/-! ## Deciding compound propositions, and `if` -/

instance {p : Prop} [dp : Decidable p] : Decidable (¬p) :=
  match dp with
  | isTrue h => isFalse (fun n => n h)
  | isFalse h => isTrue h
instance {p q : Prop} [dp : Decidable p] [dq : Decidable q] : Decidable (p ∨ q) :=
  match dp, dq with
  | isTrue h, _ => isTrue (.inl h)
  | _, isTrue h => isTrue (.inr h)
  | isFalse h, isFalse h' => isFalse (fun x => x.elim h h')
theorem if_pos {c : Prop} {h : Decidable c} (hc : c) {α : Sort u} {t e : α} : (ite c t e) = t :=
  match h with
  | isTrue _ => rfl
  | isFalse hn => absurd hc hn
theorem if_neg {c : Prop} {h : Decidable c} (hn : ¬c) {α : Sort u} {t e : α} : (ite c t e) = e :=
  match h with
  | isTrue hc => absurd hc hn
  | isFalse _ => rfl

/-! ## Excluded middle: a theorem from the three axioms (Diaconescu), and `by_cases` -/

namespace Classical
noncomputable def choose {α : Sort u} {p : α → Prop} (h : ∃ x, p x) : α :=
  (choice (match h with | ⟨w, hw⟩ => ⟨⟨w, hw⟩⟩ : Nonempty { x // p x })).val
theorem choose_spec {α : Sort u} {p : α → Prop} (h : ∃ x, p x) : p (choose h) :=
  (choice (match h with | ⟨w, hw⟩ => ⟨⟨w, hw⟩⟩ : Nonempty { x // p x })).property
theorem em (p : Prop) : p ∨ ¬p :=
  let A (x : Prop) : Prop := x = True ∨ p
  let B (x : Prop) : Prop := x = False ∨ p
  have hA : ∃ x, A x := ⟨True, Or.inl rfl⟩
  have hB : ∃ x, B x := ⟨False, Or.inl rfl⟩
  have same : p → choose hA = choose hB := fun hp =>
    have AB : A = B := funext fun _ => propext ⟨fun _ => Or.inr hp, fun _ => Or.inr hp⟩
    have gen : ∀ (h : ∃ x, A x) (h' : ∃ x, B x), choose h = choose h' := AB ▸ fun _ _ => rfl
    gen hA hB
  match choose_spec hA, choose_spec hB with
  | Or.inr hp, _ => Or.inl hp
  | _, Or.inr hp => Or.inl hp
  | Or.inl ha, Or.inl hb => Or.inr fun hp =>
    of_eq_false (ha.symm.trans ((same hp).trans hb)) trivial
theorem byContradiction {p : Prop} (h : ¬p → False) : p := (em p).elim id (fun n => (h n).elim)
theorem not_not {p : Prop} : ¬¬p ↔ p := ⟨fun h => byContradiction h, fun hp hn => hn hp⟩
theorem byCases {p q : Prop} (hpq : p → q) (hnpq : ¬p → q) : q := (em p).elim hpq hnpq
noncomputable scoped instance (priority := low) propDecidable (a : Prop) : Decidable a :=
  choice (match em a with | Or.inl h => ⟨.isTrue h⟩ | Or.inr h => ⟨.isFalse h⟩)
end Classical
syntax "by_cases " (atomic(ident " : "))? term : tactic
macro_rules
  | `(tactic| by_cases $h:ident : $e) =>
    `(tactic| refine Or.elim (Classical.em $e) ?pos ?neg <;> intro $h:ident)
macro_rules | `(tactic| by_cases $e) => `(tactic| by_cases h : $e)
macro_rules
  | `(tactic| funext $x) => `(tactic| apply funext; intro $x:term)
  | `(tactic| funext $x $xs*) => `(tactic| funext $x; funext $xs*)
