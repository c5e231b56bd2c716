-- expect: Type mismatch
-- tries: an instance whose law is false
class Absurd (α : Type) where
  eq : ∀ a b : α, a = b
instance : Absurd Nat := ⟨fun _ _ => rfl⟩
