import SpecMoE.OrderedField
/-!
# The definitions
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

/-- `E(a,k)`: the expected tokens of a step. -/
def expectedTokens (a : α) : Nat → α
  | 0 => 1
  | k + 1 => 1 + a * expectedTokens a k

/-- Drafting pays: a step that emits `e` tokens costs less than `e` plain steps. -/
def Pays (plain step e : α) : Prop := step < e * plain

end SpecMoE
