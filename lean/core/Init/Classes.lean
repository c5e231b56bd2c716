prelude
import Init.Kernel
/-!
Classes behind the operators, coercions, and the two containers that syntax trees use.
The elaborator of operators (`binop%`, `unop%`, `binrel%`) and of coercions looks these up by name.
-/
set_option linter.all false
universe u v w u₁ u₂ u₃

/-! ## Order, and `calc` steps -/

class LE (α : Type u) where
  le : α → α → Prop
class LT (α : Type u) where
  lt : α → α → Prop
@[reducible] def GE.ge {α : Type u} [LE α] (a b : α) : Prop := LE.le b a
@[reducible] def GT.gt {α : Type u} [LT α] (a b : α) : Prop := LT.lt b a
class Trans {α : Sort u₁} {β : Sort u₂} {γ : Sort u₃} (r : α → β → Sort u) (s : β → γ → Sort v)
    (t : outParam (α → γ → Sort w)) where
  trans {a : α} {b : β} {c : γ} : r a b → s b c → t a c
export Trans (trans)
instance {α : Sort u₁} {γ : Sort u₃} (r : α → γ → Sort u) : Trans Eq r r where
  trans e h := e.symm.rec h
instance {α : Sort u₁} {β : Sort u₂} (r : α → β → Sort u) : Trans r Eq r where
  trans h e := e.rec h

/-! ## Arithmetic operators -/

class HAdd (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hAdd : α → β → γ
class HSub (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hSub : α → β → γ
class HMul (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hMul : α → β → γ
class HDiv (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hDiv : α → β → γ
class HPow (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hPow : α → β → γ
class Zero (α : Type u) where
  zero : α
class One (α : Type u) where
  one : α
class Add (α : Type u) where
  add : α → α → α
class Sub (α : Type u) where
  sub : α → α → α
class Mul (α : Type u) where
  mul : α → α → α
class Neg (α : Type u) where
  neg : α → α
class Div (α : Type u) where
  div : α → α → α
class Inv (α : Type u) where
  inv : α → α
class Pow (α : Type u) (β : Type v) where
  pow : α → β → α
class NatPow (α : Type u) where
  protected pow : α → Nat → α
section
variable {α : Type u} {β : Type v}
@[default_instance] instance instHAdd [Add α] : HAdd α α α where
  hAdd a b := Add.add a b
@[default_instance] instance instHSub [Sub α] : HSub α α α where
  hSub a b := Sub.sub a b
@[default_instance] instance instHMul [Mul α] : HMul α α α where
  hMul a b := Mul.mul a b
@[default_instance] instance instHDiv [Div α] : HDiv α α α where
  hDiv a b := Div.div a b
@[default_instance] instance instHPow [Pow α β] : HPow α β α where
  hPow a b := Pow.pow a b
@[default_instance] instance instPowNat [NatPow α] : Pow α Nat where
  pow a n := NatPow.pow a n
end
instance instAddNat : Add Nat := ⟨Nat.add⟩
instance instMulNat : Mul Nat := ⟨Nat.mul⟩
instance instSubNat : Sub Nat := ⟨Nat.sub⟩
instance instNatPowNat : NatPow Nat := ⟨Nat.pow⟩
attribute [match_pattern] Add.add HAdd.hAdd Neg.neg Mul.mul HMul.hMul
protected inductive Nat.le (n : Nat) : Nat → Prop where
  | refl : Nat.le n n
  | step {m : Nat} : Nat.le n m → Nat.le n (Nat.succ m)
protected def Nat.lt (n m : Nat) : Prop := Nat.le (Nat.succ n) m
instance instLENat : LE Nat := ⟨Nat.le⟩
instance instLTNat : LT Nat := ⟨Nat.lt⟩

/-! ## Deciding the order of `Nat`: for `decide`, and for repetition in macro patterns -/

namespace Nat
/-- Zero is the least number. -/
theorem zero_le : (n : Nat) → LE.le 0 n
  | 0 => Nat.le.refl
  | succ n => Nat.le.step (zero_le n)
/-- One more on both sides keeps the order. -/
theorem succ_le_succ {n m : Nat} (h : LE.le n m) : LE.le (succ n) (succ m) :=
  Nat.le.rec (motive := fun m _ => Nat.le (succ n) (succ m)) Nat.le.refl
    (fun _ ih => Nat.le.step ih) h
/-- One less on both sides keeps the order. -/
theorem pred_le_pred {n m : Nat} (h : LE.le n m) : LE.le (pred n) (pred m) :=
  Nat.le.rec (motive := fun m _ => Nat.le (pred n) (pred m)) Nat.le.refl
    (fun {m} _ ih => match m with
      | 0 => ih
      | succ _ => Nat.le.step ih) h
/-- The order of the successors is that of the numbers. -/
theorem le_of_succ_le_succ {n m : Nat} (h : LE.le (succ n) (succ m)) : LE.le n m := pred_le_pred h
/-- No successor is at most zero. -/
theorem not_succ_le_zero (n : Nat) : Not (LE.le (succ n) 0) := fun h => nomatch h
/-- What `Nat.ble` calls at most is at most. -/
theorem le_of_ble_eq_true : {n m : Nat} → Eq (Nat.ble n m) true → LE.le n m
  | 0, _, _ => zero_le _
  | succ n, succ m, h => succ_le_succ (le_of_ble_eq_true (n := n) (m := m) h)
/-- What is at most, `Nat.ble` calls so. -/
theorem ble_eq_true_of_le : {n m : Nat} → LE.le n m → Eq (Nat.ble n m) true
  | 0, _, _ => rfl
  | succ n, 0, h => absurd h (not_succ_le_zero n)
  | succ n, succ m, h => ble_eq_true_of_le (n := n) (m := m) (le_of_succ_le_succ h)
/-- Both at once, as `Decidable` wants it. -/
theorem reflectsLe : (b : Bool) → {n m : Nat} → Eq (Nat.ble n m) b → b.Reflects (LE.le n m)
  | true, _, _, h => le_of_ble_eq_true h
  | false, _, _, h => fun le => Bool.noConfusion (h.symm.trans (ble_eq_true_of_le le))
instance decLe (n m : Nat) : Decidable (LE.le n m) where
  decide := Nat.ble n m
  reflects_decide := reflectsLe _ rfl
instance decLt (n m : Nat) : Decidable (LT.lt n m) := decLe (succ n) m
end Nat

/-! ## Coercions: the chain of the standard library, shortened -/

class Coe (α : semiOutParam (Sort u)) (β : Sort v) where
  coe : α → β
class CoeTC (α : Sort u) (β : Sort v) where
  coe : α → β
class CoeOut (α : Sort u) (β : semiOutParam (Sort v)) where
  coe : α → β
class CoeOTC (α : Sort u) (β : Sort v) where
  coe : α → β
class CoeDep (α : Sort u) (_ : α) (β : Sort v) where
  coe : β
class CoeT (α : Sort u) (_ : α) (β : Sort v) where
  coe : β
class CoeFun (α : Sort u) (γ : outParam (α → Sort v)) where
  coe : (f : α) → γ f
class CoeSort (α : Sort u) (β : outParam (Sort v)) where
  coe : α → β
attribute [coe_decl] Coe.coe CoeTC.coe CoeOut.coe CoeOTC.coe CoeDep.coe CoeT.coe CoeFun.coe
  CoeSort.coe
section
variable {α : Sort u} {β : Sort v} {γ : Sort w}
instance [Coe β γ] [CoeTC α β] : CoeTC α γ where
  coe a := Coe.coe (CoeTC.coe a : β)
instance [Coe α β] : CoeTC α β where
  coe a := Coe.coe a
instance [CoeOut α β] [CoeOTC β γ] : CoeOTC α γ where
  coe a := CoeOTC.coe (CoeOut.coe a : β)
instance [CoeTC α β] : CoeOTC α β where
  coe a := CoeTC.coe a
instance [CoeOut α β] : CoeOTC α β where
  coe a := CoeOut.coe a
instance {a : α} [CoeOTC α β] : CoeT α a β where
  coe := CoeOTC.coe a
instance {a : α} [CoeDep α a β] : CoeT α a β where
  coe := CoeDep.coe a
end

/-! ## Containers -/

inductive Option (α : Type u) where
  | none : Option α
  | some (val : α) : Option α
export Option (none some)
inductive List (α : Type u) where
  | nil : List α
  | cons (head : α) (tail : List α) : List α
instance {α : Type u} : Inhabited (List α) := ⟨List.nil⟩
