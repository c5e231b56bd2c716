-- expect: Fields missing: `refl`
-- tries: an instance without its law
class Ordered (α : Type) extends LE α where
  refl : ∀ a : α, a ≤ a
instance : Ordered Nat := {}
