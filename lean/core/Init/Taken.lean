prelude
import Init.Naturals
/-!
Names that the standard `Init` takes at the root and this core would leave free.

They are here only so that a clash shows here too: a file that declares `flip` or `Seq` at the
root is refused in both.  Where the meaning is one line it is given; a type too long to restate
is `opaque`, so that nothing can be proved of it here which would be false there.  No theory file
should use any of them.
-/
set_option linter.all false
universe u v w

/-! ## Functions and lemmas -/

def flip {α : Sort u} {β : Sort v} {φ : Sort w} (f : α → β → φ) : β → α → φ := fun b a => f a b
def inline {α : Sort u} (a : α) : α := a
def npowRec {M : Type u} [One M] [Mul M] : Nat → M → M
  | 0, _ => 1
  | n+1, a => npowRec n a * a
section
variable {a b c : Prop}
/-- `and` does not depend on the order. -/
theorem and_comm : a ∧ b ↔ b ∧ a := ⟨And.symm, And.symm⟩
/-- `or` does not depend on the order. -/
theorem or_comm : a ∨ b ↔ b ∨ a := ⟨Or.symm, Or.symm⟩
/-- Equivalence does not depend on the order. -/
theorem iff_comm : (a ↔ b) ↔ (b ↔ a) := ⟨Iff.symm, Iff.symm⟩
/-- A hypothesis with `and` is two hypotheses. -/
theorem and_imp : (a ∧ b → c) ↔ (a → b → c) :=
  ⟨fun h ha hb => h ⟨ha, hb⟩, fun h hab => h hab.1 hab.2⟩
/-- Not both: the first excludes the second. -/
theorem not_and : ¬(a ∧ b) ↔ (a → ¬b) := and_imp
/-- What holds is not false. -/
theorem not_not_intro (h : a) : ¬¬a := fun n => n h
/-- Any two proofs of a proposition are equal. -/
theorem proof_irrel (h₁ h₂ : a) : h₁ = h₂ := rfl
end
/-- Equality does not depend on the order. -/
theorem eq_comm {α : Sort u} {a b : α} : a = b ↔ b = a := ⟨Eq.symm, Eq.symm⟩

/-! ## Inductive types -/

inductive Sum (α : Type u) (β : Type v) where
  | inl (val : α) : Sum α β
  | inr (val : β) : Sum α β
inductive PSum (α : Sort u) (β : Sort v) where
  | inl (val : α) : PSum α β
  | inr (val : β) : PSum α β
structure Sigma {α : Type u} (β : α → Type v) where
  fst : α
  snd : β fst
structure PSigma {α : Sort u} (β : α → Sort v) where
  fst : α
  snd : β fst
inductive Except (ε : Type u) (α : Type v) where
  | error : ε → Except ε α
  | ok : α → Except ε α
inductive Ordering where
  | lt
  | eq
  | gt
structure Fin (n : Nat) where
  mk ::
  val : Nat
  isLt : val < n

/-! ## Quotients by an equivalence relation -/

structure Equivalence {α : Sort u} (r : α → α → Prop) : Prop where
  refl : ∀ x, r x x
  symm : ∀ {x y}, r x y → r y x
  trans : ∀ {x y z}, r x y → r y z → r x z
class HasEquiv (α : Sort u) where
  Equiv : α → α → Sort v
class Setoid (α : Sort u) where
  r : α → α → Prop
  iseqv : Equivalence r
def Quotient {α : Sort u} (s : Setoid α) := Quot s.r

/-! ## Classes -/

class Max (α : Type u) where
  max : α → α → α
export Max (max)
class Min (α : Type u) where
  min : α → α → α
export Min (min)
class Ord (α : Type u) where
  compare : α → α → Ordering
export Ord (compare)
class Membership (α : outParam (Type u)) (γ : Type v) where
  mem : γ → α → Prop
class Dvd (α : Type u) where
  dvd : α → α → Prop
class Mod (α : Type u) where
  mod : α → α → α
class SMul (M : Type u) (α : Type v) where
  smul : M → α → α
class HSMul (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hSMul : α → β → γ
class Append (α : Type u) where
  append : α → α → α
class Seq (f : Type u → Type v) where
  seq : {α β : Type u} → f (α → β) → (Unit → f α) → f β
class SeqLeft (f : Type u → Type v) where
  seqLeft : {α β : Type u} → f α → (Unit → f β) → f α
class SeqRight (f : Type u → Type v) where
  seqRight : {α β : Type u} → f α → (Unit → f β) → f β
class NeZero {R : Type u} [Zero R] (n : R) : Prop where
  out : n ≠ 0

/-! ## Types and classes without content here -/

opaque Int : Type
opaque Rat : Type
opaque Dyadic : Type
opaque Float : Type
opaque Float32 : Type
opaque UInt8 : Type
opaque UInt16 : Type
opaque UInt32 : Type
opaque UInt64 : Type
opaque USize : Type
opaque Int8 : Type
opaque Int16 : Type
opaque Int32 : Type
opaque Int64 : Type
opaque ISize : Type
opaque ByteArray : Type
opaque FloatArray : Type
opaque BitVec (w : Nat) : Type
opaque Vector (α : Type u) (n : Nat) : Type u
opaque Task (α : Type u) : Type u
opaque Thunk (α : Type u) : Type u
opaque Stream (stream : Type u) (value : outParam (Type v)) : Type (max u v)
opaque HomogeneousPow (α : Type u) : Type u
opaque Hashable (α : Sort u) : Sort (max 1 u)
opaque Repr (α : Type u) : Type u
opaque ToString (α : Type u) : Type u
