-- expect: can only eliminate into `Prop`
-- tries: data out of a disjunction
def which (h : True ∨ True) : Nat := match h with
  | Or.inl _ => 0
  | Or.inr _ => 1
