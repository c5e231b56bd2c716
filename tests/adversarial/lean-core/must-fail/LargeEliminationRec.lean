-- expect: Type mismatch
-- tries: the same by the bare recursor
noncomputable def which (h : True ∨ True) : Nat :=
  Or.rec (motive := fun _ => Nat) (fun _ => 0) (fun _ => 1) h
