-- expect: fail to show termination
-- tries: two proofs that call each other
mutual
theorem bad1 (n : Nat) : False := bad2 n
theorem bad2 (n : Nat) : False := bad1 n
end
