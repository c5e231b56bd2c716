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
/-- The true proposition holds. -/
theorem trivial : True := True.intro
/-- Being different, turned round. -/
theorem Ne.symm {α : Sort u} {a b : α} (h : a ≠ b) : b ≠ a := fun e => h e.symm
/-- Being different does not depend on the order. -/
theorem ne_comm {α : Sort u} {a b : α} : a ≠ b ↔ b ≠ a := ⟨Ne.symm, Ne.symm⟩
/-- If it implied something false, it is false. -/
theorem mt {a b : Prop} (h₁ : a → b) (h₂ : ¬b) : ¬a := fun ha => h₂ (h₁ ha)
/-- Each proposition is equivalent to itself. -/
theorem Iff.refl (a : Prop) : a ↔ a := ⟨fun h => h, fun h => h⟩
/-- The same, with the proposition left to be found. -/
protected theorem Iff.rfl {a : Prop} : a ↔ a := Iff.refl a
/-- Two equivalences in a row. -/
theorem Iff.trans {a b c : Prop} (h₁ : a ↔ b) (h₂ : b ↔ c) : a ↔ c :=
  ⟨fun ha => h₂.mp (h₁.mp ha), fun hc => h₁.mpr (h₂.mpr hc)⟩
/-- Equivalence turned round. -/
theorem Iff.symm {a b : Prop} (h : a ↔ b) : b ↔ a := ⟨h.mpr, h.mp⟩
macro_rules | `(tactic| rfl) => `(tactic| exact Iff.rfl)
instance : Trans Iff Iff Iff := ⟨Iff.trans⟩
/-- What follows from any example follows from there being one. -/
theorem Exists.elim {α : Sort u} {p : α → Prop} {b : Prop} (h₁ : ∃ x, p x)
    (h₂ : ∀ a, p a → b) : b :=
  match h₁ with
  | ⟨a, h⟩ => h₂ a h
/-- `or` turned round. -/
theorem Or.symm {a b : Prop} (h : a ∨ b) : b ∨ a := h.elim .inr .inl
/-- `and` turned round. -/
theorem And.symm {a b : Prop} (h : a ∧ b) : b ∧ a := ⟨h.2, h.1⟩
/-- Substitution along an equality from right to left. -/
theorem Eq.substr {α : Sort u} {p : α → Prop} {a b : α} (h₁ : b = a) (h₂ : p a) : p b := h₁ ▸ h₂
@[macro_inline] def Eq.mp {α β : Sort u} (h : α = β) (a : α) : β := h ▸ a
@[macro_inline] def Eq.mpr {α β : Sort u} (h : α = β) (b : β) : α := h ▸ b

/-! ## The third allowed axiom: equivalent propositions are equal -/

axiom propext {a b : Prop} : (a ↔ b) → a = b
/-- Two hypotheses as one: generated injectivity lemmas use it. -/
theorem Lean.injEq_helper {P Q R : Prop} (h : P → Q → R) (x : P ∧ Q) : R := h x.1 x.2
/-- Propositions that imply each other are equal; rests on `propext`. -/
theorem Eq.propIntro {a b : Prop} (h₁ : a → b) (h₂ : b → a) : a = b := propext ⟨h₁, h₂⟩

/-! ## Congruence and truth values: steps of `simp only` and `rw` -/

/-- What equals the true proposition holds. -/
theorem of_eq_true {p : Prop} (h : p = True) : p := h ▸ trivial
/-- What equals the false proposition does not hold. -/
theorem of_eq_false {p : Prop} (h : p = False) : ¬p := fun hp => False.elim (h.mp hp)
/-- What holds equals the true proposition. -/
theorem eq_true {p : Prop} (h : p) : p = True := propext ⟨fun _ => trivial, fun _ => h⟩
/-- What does not hold equals the false proposition. -/
theorem eq_false {p : Prop} (h : ¬p) : p = False :=
  propext ⟨fun h' => absurd h' h, fun h' => False.elim h'⟩
/-- The same, with the negation spelt out. -/
theorem eq_false' {p : Prop} (h : p → False) : p = False := eq_false h
/-- That a thing equals itself is the true proposition. -/
@[simp] theorem eq_self {α : Sort u} (a : α) : (a = a) = True := eq_true rfl
/-- Rewriting both sides of an arrow. -/
theorem implies_congr {p₁ p₂ : Sort u} {q₁ q₂ : Sort v} (h₁ : p₁ = p₂) (h₂ : q₁ = q₂) :
    (p₁ → q₁) = (p₂ → q₂) := h₁ ▸ h₂ ▸ rfl
/-- The same, where the right side may use the left. -/
theorem implies_congr_ctx {p₁ p₂ q₁ q₂ : Prop} (h₁ : p₁ = p₂) (h₂ : p₂ → q₁ = q₂) :
    (p₁ → q₁) = (p₂ → q₂) :=
  propext ⟨fun h hp => (h₂ hp).mp (h (h₁.mpr hp)), fun h hp => (h₂ (h₁.mp hp)).mpr (h (h₁.mp hp))⟩
/-- The same, where the right side depends on the proof of the left. -/
theorem implies_dep_congr_ctx {p₁ p₂ q₁ : Prop} (h₁ : p₁ = p₂) {q₂ : p₂ → Prop}
    (h₂ : (h : p₂) → q₁ = q₂ h) : (p₁ → q₁) = ((h : p₂) → q₂ h) :=
  propext ⟨fun h hp => (h₂ hp).mp (h (h₁.mpr hp)), fun h hp => (h₂ (h₁.mp hp)).mpr (h (h₁.mp hp))⟩
/-- Rewriting under `for all`. -/
theorem forall_congr {α : Sort u} {p q : α → Prop} (h : ∀ a, p a = q a) :
    (∀ a, p a) = (∀ a, q a) := (funext h : p = q) ▸ rfl
section
variable (p : Prop)
/-- An arrow to the true proposition is true. -/
@[simp] theorem implies_true (α : Sort u) : (α → True) = True := eq_true fun _ => trivial
/-- `and` with a true right side is the left side. -/
@[simp] theorem and_true : (p ∧ True) = p := propext ⟨(·.1), (⟨·, trivial⟩)⟩
/-- `and` with a true left side is the right side. -/
@[simp] theorem true_and : (True ∧ p) = p := propext ⟨(·.2), (⟨trivial, ·⟩)⟩
/-- The negation of the false proposition is true. -/
@[simp] theorem not_false_eq_true : (¬False) = True := eq_true False.elim
/-- Being different is the negation of being equal. -/
@[simp] theorem ne_eq {α : Sort u} (a b : α) : (a ≠ b) = ¬(a = b) := rfl
/-- That a proposition is equivalent to itself is true. -/
@[simp] theorem iff_self : (p ↔ p) = True := eq_true Iff.rfl
/-- `and` of a proposition with itself is that proposition. -/
@[simp] theorem and_self : (p ∧ p) = p := propext ⟨(·.1), fun h => ⟨h, h⟩⟩
/-- `and` with a false right side is false. -/
@[simp] theorem and_false : (p ∧ False) = False := eq_false (·.2)
/-- `and` with a false left side is false. -/
@[simp] theorem false_and : (False ∧ p) = False := eq_false (·.1)
/-- `or` of a proposition with itself is that proposition. -/
@[simp] theorem or_self : (p ∨ p) = p := propext ⟨fun h => h.elim id id, .inl⟩
/-- `or` with a true right side is true. -/
@[simp] theorem or_true : (p ∨ True) = True := eq_true (.inr trivial)
/-- `or` with a true left side is true. -/
@[simp] theorem true_or : (True ∨ p) = True := eq_true (.inl trivial)
/-- `or` with a false right side is the left side. -/
@[simp] theorem or_false : (p ∨ False) = p := propext ⟨fun h => h.elim id False.elim, .inl⟩
/-- `or` with a false left side is the right side. -/
@[simp] theorem false_or : (False ∨ p) = p := propext ⟨fun h => h.elim False.elim id, .inr⟩
/-- The negation of the true proposition is false. -/
@[simp] theorem not_true_eq_false : (¬True) = False := eq_false (fun h => h trivial)
/-- What follows from the true proposition is what holds. -/
@[simp] theorem true_implies : (True → p) = p := propext ⟨fun h => h trivial, fun h _ => h⟩
/-- Everything follows from the false proposition. -/
@[simp] theorem false_implies : (False → p) = True := eq_true False.elim
end

/-! ## Types with at most one element
`simp only` needs them to rewrite the condition of an `if`: its `Decidable` argument follows. -/

class Subsingleton (α : Sort u) : Prop where
  intro ::
  allEq : (a b : α) → a = b
/-- Any two elements of such a type are equal. -/
protected theorem Subsingleton.elim {α : Sort u} [h : Subsingleton α] : (a b : α) → a = b := h.allEq
/-- The same across types that are equal. -/
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
/-- `if` whose condition holds is its first value. -/
theorem if_pos {c : Prop} {h : Decidable c} (hc : c) {α : Sort u} {t e : α} : (ite c t e) = t :=
  match h with
  | isTrue _ => rfl
  | isFalse hn => absurd hc hn
/-- `if` whose condition does not hold is its second value. -/
theorem if_neg {c : Prop} {h : Decidable c} (hn : ¬c) {α : Sort u} {t e : α} : (ite c t e) = e :=
  match h with
  | isTrue hc => absurd hc hn
  | isFalse _ => rfl

/-! ## Excluded middle: a theorem from the three axioms (Diaconescu), and `by_cases` -/

namespace Classical
noncomputable def choose {α : Sort u} {p : α → Prop} (h : ∃ x, p x) : α :=
  (choice (match h with | ⟨w, hw⟩ => ⟨⟨w, hw⟩⟩ : Nonempty { x // p x })).val
/-- What `choose` picks has the property. -/
theorem choose_spec {α : Sort u} {p : α → Prop} (h : ∃ x, p x) : p (choose h) :=
  (choice (match h with | ⟨w, hw⟩ => ⟨⟨w, hw⟩⟩ : Nonempty { x // p x })).property
/-- Excluded middle: each proposition holds or does not. -/
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
/-- What cannot be false holds. -/
theorem byContradiction {p : Prop} (h : ¬p → False) : p := (em p).elim id (fun n => (h n).elim)
/-- Not false is true. -/
theorem not_not {p : Prop} : ¬¬p ↔ p := ⟨fun h => byContradiction h, fun hp hn => hn hp⟩
/-- What follows both from a proposition and from its negation holds. -/
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
