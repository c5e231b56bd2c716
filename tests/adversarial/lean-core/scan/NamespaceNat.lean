-- expect: Nat
-- tries: a core name declared again in a namespace, so that statements mean something else
namespace Theory
def Nat : Type := Bool
theorem bad : ∀ n : Nat, n = true ∨ n = false
  | true => Or.inl rfl
  | false => Or.inr rfl
end Theory
#print axioms Theory.bad
