-- expect: Type mismatch
-- tries: a function on a quotient that does not respect the relation
def rel (_ _ : Nat) : Prop := True
def bad (q : Quot rel) : Nat := Quot.lift (fun n => n) (fun _ _ _ => rfl) q
