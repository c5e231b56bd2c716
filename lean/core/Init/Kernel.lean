prelude
import Init.Base
/-!
Natural numbers, and every name that the kernel treats specially.

The kernel evaluates fourteen functions on literals *by name*, with its own big-number arithmetic,
whatever their definition says.  Were one of the names free, a file could define it wrongly, prove
one value from the definition and another from the kernel, and so `False`, with no axiom reported.
Therefore this file owns them all: a later declaration of the same name is refused.  Six have
their true definition; eight are `opaque`, without any equation that could disagree with the
kernel.  `tests/adversarial/lean-core/kernel_names.py` reads the list from the binary.
-/
set_option linter.all false
universe u

/-! ## Literals -/

set_option genCtorIdx false in
inductive Nat where
  | zero : Nat
  | succ (n : Nat) : Nat
class OfNat (α : Type u) (_ : Nat) where
  ofNat : α
@[default_instance 100] instance instOfNatNat (n : Nat) : OfNat Nat n where
  ofNat := n
instance : Inhabited Nat where
  default := Nat.zero

/-! ## Computed by the kernel, defined truly: `add mul pow sub beq ble` (and `pred`) -/

set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_add"] protected def Nat.add : (n m : Nat) → Nat
  | n, Nat.zero => n
  | n, Nat.succ m => Nat.succ (Nat.add n m)
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_mul"] protected def Nat.mul : (n m : Nat) → Nat
  | _, Nat.zero => Nat.zero
  | n, Nat.succ m => Nat.add (Nat.mul n m) n
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_pow"] protected def Nat.pow (m : Nat) : (n : Nat) → Nat
  | Nat.zero => Nat.succ Nat.zero
  | Nat.succ n => Nat.mul (Nat.pow m n) m
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_pred"] def Nat.pred : (n : Nat) → Nat
  | Nat.zero => Nat.zero
  | Nat.succ a => a
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_sub"] protected def Nat.sub : (n m : Nat) → Nat
  | n, Nat.zero => n
  | n, Nat.succ m => Nat.pred (Nat.sub n m)
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_dec_eq"] def Nat.beq : (n m : Nat) → Bool
  | Nat.zero, Nat.zero => true
  | Nat.zero, Nat.succ _ => false
  | Nat.succ _, Nat.zero => false
  | Nat.succ n, Nat.succ m => Nat.beq n m
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_dec_le"] def Nat.ble : (n m : Nat) → Bool
  | Nat.zero, _ => true
  | Nat.succ _, Nat.zero => false
  | Nat.succ n, Nat.succ m => Nat.ble n m

attribute [implicit_reducible] Nat.add Nat.mul Nat.sub
attribute [match_pattern] Nat.add

/-! ## Computed by the kernel, without equations here -/

@[extern "lean_nat_div"] protected opaque Nat.div (n m : Nat) : Nat
@[extern "lean_nat_mod"] protected opaque Nat.mod (n m : Nat) : Nat
@[extern "lean_nat_gcd"] opaque Nat.gcd (n m : Nat) : Nat
@[extern "lean_nat_land"] opaque Nat.land (n m : Nat) : Nat
@[extern "lean_nat_lor"] opaque Nat.lor (n m : Nat) : Nat
@[extern "lean_nat_lxor"] opaque Nat.xor (n m : Nat) : Nat
@[extern "lean_nat_shiftl"] opaque Nat.shiftLeft (n m : Nat) : Nat
@[extern "lean_nat_shiftr"] opaque Nat.shiftRight (n m : Nat) : Nat

/-! ## Owned as well
`Nat.log2`, `Lean.reduceBool` and `Lean.reduceNat` were special in older kernels and are not in
4.35; `eagerReduce` steers the order of one comparison. -/

@[extern "lean_nat_log2"] opaque Nat.log2 (n : Nat) : Nat
noncomputable opaque Lean.reduceBool (b : Bool) : Bool
noncomputable opaque Lean.reduceNat (n : Nat) : Nat
def eagerReduce {α : Sort u} (a : α) : α := a

/-! ## Decidable equality
`decide` on numeric facts, `match` on numerals and `noConfusion` go through these. -/

/-- Numbers that `Nat.beq` calls equal are equal. -/
theorem Nat.eq_of_beq_eq_true : {n m : Nat} → Eq (Nat.beq n m) true → Eq n m
  | .zero, .zero, _ => rfl
  | .zero, .succ _, h => Bool.noConfusion (P := Eq _ _) h
  | .succ _, .zero, h => Bool.noConfusion (P := Eq _ _) h
  | .succ n, .succ m, h => congrArg Nat.succ (Nat.eq_of_beq_eq_true (n := n) (m := m) h)
/-- Numbers that `Nat.beq` does not call equal are different. -/
theorem Nat.ne_of_beq_eq_false : {n m : Nat} → Eq (Nat.beq n m) false → Not (Eq n m)
  | .zero, .zero, h, _ => Bool.noConfusion h
  | .zero, .succ _, _, e => Nat.noConfusion e
  | .succ _, .zero, _, e => Nat.noConfusion e
  | .succ n, .succ m, h, e =>
    Nat.noConfusion e fun e' =>
      Nat.ne_of_beq_eq_false (n := n) (m := m) h (eq_of_heq (heq_of_eq e'))
/-- Both at once, as `Decidable` wants it. -/
theorem Bool.reflectsNatEq : (b : Bool) → {n m : Nat} → Eq (Nat.beq n m) b → b.Reflects (Eq n m)
  | true, _, _, h => Nat.eq_of_beq_eq_true h
  | false, _, _, h => Nat.ne_of_beq_eq_false h
@[extern "lean_nat_dec_eq", reducible]
protected def Nat.decEq (n m : Nat) : Decidable (Eq n m) :=
  Decidable.intro (Nat.beq n m) (Bool.reflectsNatEq _ rfl)
instance instDecidableEqNat : DecidableEq Nat := Nat.decEq
instance : BEq Nat where
  beq := Nat.beq
protected abbrev Nat.ctorIdx (n : Nat) : Nat := match n with
  | .zero => 0
  | .succ _ => 1
protected abbrev Bool.ctorIdx (b : Bool) : Nat := match b with
  | false => 0
  | true => 1
/-- Constructors with different numbers differ: generated `noConfusion` uses it. -/
theorem noConfusion_of_Nat {α : Sort u} (f : α → Nat) {a b : α} (h : Eq a b) :
    Bool.rec False True ((f a).beq (f b)) :=
  have key : (n : Nat) → Bool.rec False True (Nat.beq n n) := fun n =>
    Nat.rec (motive := fun n => Bool.rec (motive := fun _ => Prop) False True (Nat.beq n n))
      True.intro (fun _ ih => ih) n
  Eq.rec (motive := fun c _ => Bool.rec (motive := fun _ => Prop) False True (Nat.beq (f a) (f c)))
    (key (f a)) h
