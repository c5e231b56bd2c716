-- expect: (kernel) invalid declaration, it uses unsafe declaration 'Quot.lcInv'
-- tries: undoing a quotient with the code generator's marker
def rel (_ _ : Nat) : Prop := True
noncomputable def bad (q : Quot rel) : Nat := Quot.lcInv q
