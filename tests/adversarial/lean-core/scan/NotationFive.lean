-- expect: notation
-- tries: notation that changes what a word or sign means
local notation "five" => 4
theorem bad : 2 + 2 = five := rfl
infix:50 (priority := high) " ≤ " => fun (a _ : Nat) => a = a
theorem worse : 5 ≤ 2 := rfl
#print axioms worse
