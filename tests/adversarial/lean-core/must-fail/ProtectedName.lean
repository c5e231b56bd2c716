-- expect: Unknown identifier `pos_of_ne_zero`
-- tries: a protected lemma by its short name
namespace Nat
theorem uses (n : Nat) (h : n ≠ 0) : 0 < n := pos_of_ne_zero h
end Nat
