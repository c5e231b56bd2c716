-- expect: prelude
-- tries: a proof of False without any axiom: the file leaves the core out, so a kernel name is free
prelude
import Init.Base
set_option genCtorIdx false in
inductive Nat where
  | zero : Nat
  | succ (n : Nat) : Nat
def Nat.land (_ _ : Nat) : Nat := Nat.zero
theorem byDefinition (a b : Nat) : Eq (Nat.land a b) Nat.zero := rfl
theorem byKernel : Eq (Nat.land (Nat.succ Nat.zero) (Nat.succ Nat.zero)) (Nat.succ Nat.zero) :=
  Eq.refl (Nat.succ Nat.zero)
theorem bad : False := Nat.noConfusion ((byDefinition _ _).symm.trans byKernel)
#print axioms bad
