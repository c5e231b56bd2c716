-- expect: can only eliminate into `Prop`
-- tries: the witness out of an existence proof
def witness (h : ∃ n : Nat, n = n) : Nat := match h with
  | ⟨n, _⟩ => n
