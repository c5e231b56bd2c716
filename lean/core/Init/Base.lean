prelude
/-!
Logic before notation: equality, connectives, truth values, decidability.

Names, types and constructors are those that the compiled Lean 4.35.0 binary looks up by name in
the environment; bodies are our own and as short as possible.  No notation exists yet, hence
`Eq a b` for `a = b`.  See `../README.md` for what is trusted.
-/
set_option linter.all false
universe u v w

/-! ## Markers of the code generator
The compiler refers to these when it erases types and proofs.  They are `unsafe`, so no theorem
and no safe definition can mention them. -/

unsafe axiom lcErased : Type
unsafe axiom lcAny : Type
unsafe axiom lcVoid : Type

/-! ## Equality
`rfl`, `rw`, `subst`, `cases`, pattern matching and `noConfusion` are built on `Eq` and `HEq`;
the kernel asks for `Eq` before it adds quotients. -/

set_option bootstrap.inductiveCheckResultingUniverse false in
inductive PUnit : Sort u where
  | unit : PUnit
inductive Eq {α : Sort u} : α → α → Prop where
  | refl (a : α) : Eq a a
abbrev Eq.ndrec.{u1, u2} {α : Sort u2} {a : α} {motive : α → Sort u1} (m : motive a) {b : α}
    (h : Eq a b) : motive b := h.rec m
inductive HEq : {α : Sort u} → α → {β : Sort u} → β → Prop where
  | refl {α : Sort u} (a : α) : HEq a a
inductive Bool : Type where
  | false : Bool
  | true : Bool
export Bool (false true)
@[inline, implicit_reducible] def id {α : Sort u} (a : α) : α := a
@[inline] def Function.comp {α : Sort u} {β : Sort v} {δ : Sort w} (f : β → δ) (g : α → β) :
    α → δ := fun x => f (g x)
@[inline] def Function.const {α : Sort u} (β : Sort v) (a : α) : β → α := fun _ => a
set_option checkBinderAnnotations false in
abbrev inferInstance {α : Sort u} [i : α] : α := i
abbrev Unit : Type := PUnit
@[match_pattern] abbrev Unit.unit : Unit := PUnit.unit
unsafe axiom lcProof {α : Prop} : α
unsafe axiom lcCast {α : Sort u} {β : Sort v} (a : α) : β
unsafe axiom lcUnreachable {α : Sort u} : α
inductive True : Prop where
  | intro : True
inductive False : Prop
inductive Empty : Type
set_option bootstrap.inductiveCheckResultingUniverse false in
inductive PEmpty : Sort u where
@[implicit_reducible] def Not (a : Prop) : Prop := a → False
@[macro_inline] def False.elim {C : Sort u} (h : False) : C := h.rec
@[macro_inline] def absurd {a : Prop} {b : Sort v} (h₁ : a) (h₂ : Not a) : b := (h₂ h₁).rec
@[match_pattern] def rfl {α : Sort u} {a : α} : Eq a a := Eq.refl a
/-- What holds of a thing holds of whatever equals it. -/
theorem Eq.subst {α : Sort u} {motive : α → Prop} {a b : α} (h₁ : Eq a b) (h₂ : motive a) :
    motive b := Eq.ndrec h₂ h₁
/-- Equality turned round. -/
theorem Eq.symm {α : Sort u} {a b : α} (h : Eq a b) : Eq b a := h.rec rfl
/-- Two equalities in a row. -/
theorem Eq.trans {α : Sort u} {a b c : α} (h₁ : Eq a b) (h₂ : Eq b c) : Eq a c := h₂.rec h₁
@[macro_inline] def cast {α β : Sort u} (h : Eq α β) (a : α) : β := h.rec a
/-- A function of equals gives equals. -/
theorem congrArg {α : Sort u} {β : Sort v} {a₁ a₂ : α} (f : α → β) (h : Eq a₁ a₂) :
    Eq (f a₁) (f a₂) := h.rec rfl
/-- Equal functions of equals give equals. -/
theorem congr {α : Sort u} {β : Sort v} {f₁ f₂ : α → β} {a₁ a₂ : α} (h₁ : Eq f₁ f₂)
    (h₂ : Eq a₁ a₂) : Eq (f₁ a₁) (f₂ a₂) := h₁.rec (h₂.rec rfl)
/-- Equal functions agree at each argument. -/
theorem congrFun {α : Sort u} {β : α → Sort v} {f g : (x : α) → β x} (h : Eq f g) (a : α) :
    Eq (f a) (g a) := h.rec rfl
/-- The same for functions whose type does not depend on the argument. -/
theorem congrFun' {α : Sort u} {β : Sort v} {f g : α → β} (h : Eq f g) (a : α) :
    Eq (f a) (g a) := h.rec rfl

/-! ## Quotients
`init_quot` makes the kernel add `Quot`, `Quot.mk`, `Quot.lift`, `Quot.ind` itself.  `Quot.sound`
is the first of the three axioms a theorem may rest on. -/

init_quot
axiom Quot.sound : ∀ {α : Sort u} {r : α → α → Prop} {a b : α},
    r a b → Eq (Quot.mk r a) (Quot.mk r b)
unsafe axiom Quot.lcInv {α : Sort u} {r : α → α → Prop} (q : Quot r) : α
/-- Functions that agree at each argument are equal; rests on `Quot.sound`. -/
theorem funext {α : Sort u} {β : α → Sort v} {f g : (x : α) → β x} (h : ∀ x, Eq (f x) (g x)) :
    Eq f g :=
  let R (p q : (x : α) → β x) := ∀ x, Eq (p x) (q x)
  let app (q : Quot R) (x : α) : β x :=
    Quot.lift (fun p : ((x : α) → β x) => p x) (fun _ _ e => e x) q
  congrArg app (Quot.sound (r := R) h)
@[match_pattern] protected def HEq.rfl {α : Sort u} {a : α} : HEq a a := HEq.refl a
/-- Equal across types that are the same is equal. -/
theorem eq_of_heq {α : Sort u} {a a' : α} (h : HEq a a') : Eq a a' :=
  have key : (α β : Sort u) → (a : α) → (b : β) → HEq a b → (h : Eq α β) → Eq (cast h a) b :=
    fun _ _ _ _ e => e.rec (fun _ => rfl)
  key α α a a' h rfl
/-- Equal is equal across types. -/
theorem heq_of_eq {α : Sort u} {a a' : α} (h : Eq a a') : HEq a a' := h.rec (HEq.refl a)
abbrev Eq.ndrec_symm.{u1, u2} {α : Sort u2} {a : α} {motive : α → Sort u1} (m : motive a) {b : α}
    (h : Eq b a) : motive b := Eq.ndrec m h.symm
abbrev HEq.homo_ndrec.{u1, u2} {α : Sort u2} {a : α} {motive : α → Sort u1} (m : motive a) {b : α}
    (h : HEq a b) : motive b := Eq.ndrec m (eq_of_heq h)
abbrev HEq.homo_ndrec_symm.{u1, u2} {α : Sort u2} {a : α} {motive : α → Sort u1} (m : motive a)
    {b : α} (h : HEq b a) : motive b := Eq.ndrec_symm m (eq_of_heq h)

/-! ## Products, connectives, type annotations
`PProd` and `MProd` carry the recursion tables of structural recursion; `optParam`, `outParam`,
`semiOutParam` and `namedPattern` are read by the elaborator; `PLift`, `ULift`, `PULift` serve
universe bookkeeping in generated declarations. -/

structure Prod (α : Type u) (β : Type v) where
  mk ::
  fst : α
  snd : β
attribute [unbox] Prod
structure PProd (α : Sort u) (β : Sort v) where
  fst : α
  snd : β
structure MProd (α β : Type u) where
  fst : α
  snd : β
structure And (a b : Prop) : Prop where
  intro ::
  left : a
  right : b
inductive Or (a b : Prop) : Prop where
  | inl (h : a) : Or a b
  | inr (h : b) : Or a b
/-- What follows from either side follows from `or`. -/
theorem Or.elim {a b c : Prop} (h : Or a b) (left : a → c) (right : b → c) : c := h.rec left right
structure Subtype {α : Sort u} (p : α → Prop) where
  val : α
  property : p val
@[reducible] def optParam (α : Sort u) (default : α) : Sort u := α
@[reducible] def outParam (α : Sort u) : Sort u := α
@[reducible] def semiOutParam (α : Sort u) : Sort u := α
@[reducible] def namedPattern {α : Sort u} (x a : α) (h : Eq x a) : α := a
structure PLift (α : Sort u) : Type u where
  up ::
  down : α
structure ULift.{r, s} (α : Type s) : Type (max s r) where
  up ::
  down : α
structure PULift.{r, s} (α : Sort s) : Sort (max s r 1) where
  up ::
  down : α

/-! ## Unproved things
`sorryAx` stands for every `sorry` and every elaboration error.  It must exist, and every audit
must refuse a theorem that names it.  `Classical.choice` is the second allowed axiom. -/

@[extern "lean_sorry", never_extract]
axiom sorryAx (α : Sort u) (synthetic : Bool := false) : α
class Inhabited (α : Sort u) where
  default : α
export Inhabited (default)
class inductive Nonempty (α : Sort u) : Prop where
  | intro (val : α) : Nonempty α
axiom Classical.choice {α : Sort u} : Nonempty α → α
instance instNonemptyOfInhabited {α : Sort u} [Inhabited α] : Nonempty α := Nonempty.intro default
instance (α : Sort u) {β : Sort v} [Inhabited β] : Inhabited (α → β) where
  default := fun _ => default
instance : Inhabited Bool where
  default := false
instance : Inhabited (Sort u) where
  default := PUnit

/-! ## Booleans, decidable propositions
`decide`, `if`, and the matcher use these.  `Decidable` is the structure of 4.35 (an inductive
type up to 4.34): theory files never look inside it. -/

@[macro_inline] def cond {α : Sort u} (c : Bool) (x y : α) : α :=
  match c with
  | true => x
  | false => y
@[macro_inline] def Bool.or (x y : Bool) : Bool := match x with
  | true => true
  | false => y
@[macro_inline] def Bool.and (x y : Bool) : Bool := match x with
  | false => false
  | true => y
@[inline] def Bool.not : Bool → Bool
  | true => false
  | false => true
export Bool (or and not)
abbrev Bool.Reflects : Bool → Prop → Prop
  | false, p => Not p
  | true, p => p
class Decidable (p : Prop) where
  intro ::
  decide : Bool
  reflects_decide (p) : decide.Reflects p
@[match_pattern] abbrev Decidable.isFalse {p : Prop} (h : Not p) : Decidable p :=
  Decidable.intro false h
@[match_pattern] abbrev Decidable.isTrue {p : Prop} (h : p) : Decidable p :=
  Decidable.intro true h
abbrev Decidable.falseTrueCases {p : Prop} {motive : Decidable p → Sort u}
    (isFalse : ∀ h, motive (isFalse h)) (isTrue : ∀ h, motive (isTrue h))
    (t : Decidable p) : motive t := t.casesOn fun x => x.casesOn isFalse isTrue
attribute [cases_eliminator, induction_eliminator, elab_as_elim] Decidable.falseTrueCases
export Decidable (isTrue isFalse decide)
abbrev DecidableEq (α : Sort u) := (a b : α) → Decidable (Eq a b)
/-- What holds is decided `true`. -/
theorem decide_eq_true {p : Prop} : [inst : Decidable p] → p → Eq (decide p) true
  | isTrue _, _ => rfl
  | isFalse h, h' => absurd h' h
/-- What does not hold is decided `false`. -/
theorem decide_eq_false {p : Prop} : [inst : Decidable p] → Not p → Eq (decide p) false
  | isTrue h, h' => absurd h h'
  | isFalse _, _ => rfl
/-- What is decided `true` holds: the last step of `by decide`. -/
theorem of_decide_eq_true {p : Prop} [inst : Decidable p] : Eq (decide p) true → p := fun h =>
  match inst, h with
  | isTrue h, _ => h
  | isFalse _, h => Bool.noConfusion h
/-- What is decided `false` does not hold. -/
theorem of_decide_eq_false {p : Prop} [inst : Decidable p] : Eq (decide p) false → Not p :=
  fun h => match inst, h with
  | isFalse h, _ => h
  | isTrue _, h => Bool.noConfusion h
@[macro_inline] def ite {α : Sort u} (c : Prop) [h : Decidable c] (t e : α) : α :=
  match h with
  | isTrue _ => t
  | isFalse _ => e
@[macro_inline] def dite {α : Sort u} (c : Prop) [h : Decidable c] (t : c → α) (e : Not c → α) :
    α :=
  match h with
  | isTrue hc => t hc
  | isFalse hc => e hc
class BEq (α : Type u) where
  beq : α → α → Bool
@[inline] def Bool.beq (a b : Bool) : Bool := match b with
  | false => not a
  | true => a
@[inline, reducible] def Bool.decEq (a b : Bool) : Decidable (Eq a b) where
  decide := a.beq b
  reflects_decide := match a, b with
    | false, false => rfl
    | false, true => fun h => Bool.noConfusion h
    | true, false => fun h => Bool.noConfusion h
    | true, true => rfl
@[macro_inline] instance : DecidableEq Bool := Bool.decEq
instance {p q : Prop} [dp : Decidable p] [dq : Decidable q] : Decidable (And p q) where
  decide := and (decide p) (decide q)
  reflects_decide := match dp, dq with
    | isTrue hp, isTrue hq => And.intro hp hq
    | isTrue _, isFalse hq => fun h => hq h.2
    | isFalse hp, _ => fun h => hp h.1
