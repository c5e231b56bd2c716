-- expect: Type mismatch
-- tries: the same by the bare recursor
theorem bad (n : Nat) : n = 0 :=
  Nat.rec (motive := fun k => k = 0) rfl (fun _ ih => ih) n
